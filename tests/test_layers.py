"""Imports run one way, the rules are pure, and only rulesets.py knows editions, modes and counts by name."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "lapin"
RULES = SOURCE / "rules"

PURE = {
    "__future__",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "msgspec",
    "random",
    "regex",
    "typing",
}
"""All that the rules may import besides themselves: no clock, file, network, event loop or process is among them."""

WORLDLY = {
    "open",
    "print",
    "input",
    "exec",
    "eval",
    "compile",
    "__import__",
    "breakpoint",
    "globals",
    "vars",
    "id",
    "hash",
}
"""Built-in functions that reach outside, or differ from one process to the next."""

NAMED = {"edition", "mode"}
COUNTED = {"players", "player_count", "player_counts", "seats"}


def test_the_layers_hold():
    """The contracts of pyproject.toml, by import-linter."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-cache",
        ],
        cwd=SOURCE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " kept, 0 broken." in done.stdout


def modules(folder):
    return sorted(file for file in folder.rglob("*.py"))


# ── Pure rules ───────────────────────────────────────────────────────────────────────────────────────────────────


def impurities(code):
    """What in this code reaches outside of the program, or is left to chance."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name not in PURE - {"random"}:
                    yield f"imports {alias.name}"
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if module.split(".")[:2] != ["lapin", "rules"] and module not in PURE:
                yield f"imports from {module}"
            if module == "random" and [alias.name for alias in node.names] != ["Random"]:
                yield "imports the global dice of random"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in WORLDLY:
                yield f"calls {node.func.id}"
            if node.func.id == "Random":
                yield "makes dice of its own"
        elif isinstance(node, ast.Global | ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith):
            yield f"has {type(node).__name__}"


@pytest.mark.parametrize("module", modules(RULES), ids=lambda module: module.name)
def test_the_rules_touch_no_clock_file_network_loop_or_global_dice(module):
    assert list(impurities(module.read_text())) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import time", "imports time"),
        ("import asyncio", "imports asyncio"),
        ("from datetime import datetime", "imports from datetime"),
        ("from pathlib import Path", "imports from pathlib"),
        ("import socket", "imports socket"),
        ("import random", "imports random"),
        ("from random import choice", "imports the global dice of random"),
        ("Random()", "makes dice of its own"),
        ("open('x')", "calls open"),
        ("async def f(): pass", "has AsyncFunctionDef"),
        ("from lapin.rooms import room", "imports from lapin.rooms"),
        ("def f():\n    global x\n    x = 1", "has Global"),
    ],
)
def test_an_impurity_is_found(code, found):
    assert list(impurities(code)) == [found]


# ── Capabilities, not names ──────────────────────────────────────────────────────────────────────────────────────


def _word(node):
    """The last word of a name: `rules.mode` and `mode` are both "mode"."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else None


def _is_member(node):
    return isinstance(node, ast.Attribute) and _word(node.value) in {"Edition", "Mode"}


def _is_count(node):
    counted = isinstance(node, ast.Call) and _word(node.func) == "len" and node.args and _word(node.args[0]) in COUNTED
    return counted or _word(node) in COUNTED


def branches(code):
    """Where code asks which edition, mode or how many players it is, instead of what the rules allow."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            constants = [side.value for side in sides if isinstance(side, ast.Constant)]
            named = any(_is_member(side) or _word(side) in NAMED for side in sides)
            counted = any(map(_is_count, sides)) and any(isinstance(value, int) and value > 1 for value in constants)
            if counted or (named and None not in constants):  # `mode is None`: whether one was named at all
                yield node.lineno
        elif isinstance(node, ast.Match) and _word(node.subject) in NAMED | COUNTED:
            yield node.lineno
        elif isinstance(node, ast.MatchValue) and _is_member(node.value):
            yield node.value.lineno
        elif isinstance(node, ast.Subscript) and _word(node.slice) in NAMED:
            yield node.lineno


@pytest.mark.parametrize(
    "module",
    [file for file in modules(SOURCE) if file.name != "rulesets.py"],
    ids=lambda file: str(file.relative_to(SOURCE)),
)
def test_only_rulesets_branches_on_edition_mode_or_count(module):
    assert list(branches(module.read_text())) == []


@pytest.mark.parametrize(
    "code",
    [
        "if rules.edition is Edition.ODYSSEY: pass",
        "if mode == 'party': pass",
        "if view.rules.mode in ('party', 'team'): pass",
        "x = 7 if rules.players == 3 else 6",
        "if players >= 7: pass",
        "if len(players) < 7: pass",
        "match rules.mode:\n    case Mode.PARTY: pass",
        "match x:\n    case Edition.DISNEY: pass",
        "hand = HANDS[rules.mode]",
        "while Mode.TEAM != x: pass",
    ],
)
def test_a_branch_is_found(code):
    assert list(branches(code))


@pytest.mark.parametrize(
    "code",
    ["if rules.red_vote: pass", "if seat < rules.players: pass", "if mode is None: pass", "len(cards) > 3"],
)
def test_a_capability_is_no_branch(code):
    assert list(branches(code)) == []


def test_rulesets_itself_would_be_found():
    assert list(branches((RULES / "rulesets.py").read_text()))
