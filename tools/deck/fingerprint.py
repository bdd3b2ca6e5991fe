"""What a picture depends on, as short hashes: its recipe, the kit it touches, the painter.

A recipe is followed name by name into the kit, so a change to one prop renders only the cards that
show it. Comments, formatting and docstrings do not count.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import inspect
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

from .recipe import Recipe

PAINT = Path(__file__).parent / "paint"
FOLLOWED = ("deck.kit", "deck.recipes")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _bare(tree: ast.AST) -> ast.AST:
    """The code without decorators and docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            if not isinstance(node, ast.Module):
                node.decorator_list = []
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body = node.body[1:] or [ast.Pass()]
    return tree


@functools.cache  # most cards share the same props, and reading source is slow
def _tree(thing: Any) -> ast.AST:
    return _bare(ast.parse(textwrap.dedent(inspect.getsource(thing))))


@functools.cache
def _text(thing: Any) -> str:
    return ast.dump(_tree(thing))


def _names(tree: ast.AST, scope: dict[str, Any]) -> list[tuple[str, Any]]:
    """Everything the code refers to in its module or in a module it imports."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in scope:
            found.append((node.id, scope[node.id]))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = scope.get(node.value.id)
            if isinstance(owner, ModuleType) and owner.__name__.startswith(FOLLOWED) and hasattr(owner, node.attr):
                found.append((f"{node.value.id}.{node.attr}", getattr(owner, node.attr)))
    return found


def _follow(thing: Any, seen: dict[str, str]) -> None:
    key = f"{thing.__module__}.{thing.__qualname__}"
    if key in seen:
        return
    tree = _tree(thing)
    seen[key] = _text(thing)
    scope = vars(inspect.getmodule(thing))
    for name, value in _names(tree, scope):
        if inspect.isfunction(value) or inspect.isclass(value):
            if value.__module__.startswith(FOLLOWED):
                _follow(value, seen)
        elif isinstance(value, str | int | float | tuple | list | dict):
            seen[f"{thing.__module__}:{name}"] = repr(value)


def of_recipe(recipe: Recipe) -> str:
    """The recipe's own function and seed."""
    return _digest(f"{recipe.seed} {_text(recipe.scene)}")


def of_kit(recipe: Recipe) -> str:
    """Everything of the kit that the recipe reaches."""
    seen: dict[str, str] = {}
    _follow(recipe.scene, seen)
    seen.pop(f"{recipe.scene.__module__}.{recipe.scene.__qualname__}")
    return _digest(repr(sorted(seen.items())))


@functools.cache
def of_paint() -> str:
    """The whole painter."""
    return _digest("".join(ast.dump(_bare(ast.parse(path.read_text()))) for path in sorted(PAINT.glob("*.py"))))
