"""The table of limits in docs/hosting.md says what the code says: all of them, with their values and reasons."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from lapin import limits

ROOT = Path(__file__).parents[2]
SOURCE = Path(limits.__file__)


def told(source: str) -> list[str]:
    """The rows that the limits' own module amounts to."""
    module = ast.parse(source)
    headings = {
        number: line.strip("#─ ") for number, line in enumerate(source.splitlines(), 1) if line.startswith("# ─")
    }
    rows = ["| limit | | what and why |", "|---|---|---|"]
    for node, after in zip(module.body, [*module.body[1:], None], strict=True):
        for number in sorted(number for number in headings if number < node.lineno):
            rows.append(f"| **{headings.pop(number)}** | | |")
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name) or node.target.id == "KB":
            continue
        assert isinstance(after, ast.Expr), f"{node.target.id} says no reason"
        assert isinstance(after.value, ast.Constant)
        value = f"{getattr(limits, node.target.id):,}".removesuffix(".0")
        rows.append(f"| `{node.target.id}` | {value} | {' '.join(str(after.value.value).split())} |")
    return rows


def test_hosting_lists_every_limit() -> None:
    table = "\n".join(told(SOURCE.read_text()))
    assert table in (ROOT / "docs" / "hosting.md").read_text(), f"the table in docs/hosting.md must be\n{table}"


def test_no_limit_hides_elsewhere() -> None:
    """Whatever is named like a limit stands in that module; the rules' own numbers are no limits."""
    named = re.compile(r"^(MOST|LARGEST|LONGEST|DEEPEST)_\w+|^\w+_(PATIENCE|SHARE)$")
    allowed = {"MOST_SEATS", "MOST_EXTENDED_MS", "LARGEST_GROUP", "LARGEST_WAL", "DEEPEST_BOX"}
    found = [
        f"{file.relative_to(SOURCE.parent)}: {node.target.id}"
        for folder in ("web", "rooms", "adapters")
        for file in sorted((SOURCE.parent / folder).rglob("*.py"))
        for node in ast.parse(file.read_text()).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and named.match(node.target.id)
        if node.target.id not in allowed
    ]
    assert found == []


def test_a_limit_without_a_reason_is_found() -> None:
    with pytest.raises(AssertionError, match="GRACE says no reason"):
        told("GRACE: Final = 5\nX: Final = 6\n")
