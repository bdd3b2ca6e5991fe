"""The picture of the house is true: what it names is there, and what is there is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8").split("```")[1]
CODE = ROOT / "src" / "lapin"


def test_every_file_in_the_picture_is_there() -> None:
    there = {file.name for file in CODE.rglob("*.py")}
    assert [name for name in re.findall(r"\b\w+\.py\b", PICTURE) if name not in there] == []


@pytest.mark.parametrize("folder", ["web", "rooms"])
def test_every_file_of_web_and_rooms_is_in_the_picture(folder: str) -> None:
    small = {"__init__.py", "errors.py", "ids.py", "view.py", "texts.py", "ports.py"}
    files = {file.name for file in (CODE / folder).glob("*.py")} - small
    assert [name for name in sorted(files) if name not in PICTURE] == []


def test_no_python_file_of_ours_is_longer_than_a_thought() -> None:
    long = {
        str(file.relative_to(CODE)): len(file.read_text(encoding="utf-8").splitlines()) for file in CODE.rglob("*.py")
    }
    assert {name: lines for name, lines in long.items() if lines > 400} == {}
