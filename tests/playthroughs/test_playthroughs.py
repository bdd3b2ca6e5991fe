"""Whole games, line by line. If a change is meant, run `make playthroughs` and read the diff."""

import importlib.util
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SPEC = importlib.util.spec_from_file_location("playthroughs", HERE.parents[1] / "tools" / "playthroughs.py")
playthroughs = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(playthroughs)


@pytest.mark.parametrize("game", playthroughs.GAMES, ids=lambda game: playthroughs.name_of(*game[:3]))
def test_r9_5_a_playthrough_is_what_it_was(game):
    """R9.5, R9.2: the same game, and the same view of every viewer after every action."""
    name = playthroughs.name_of(*game[:3])
    stored = (HERE / name).read_text().splitlines()
    for number, (now, before) in enumerate(zip(playthroughs.lines_of(*game), [*stored, None], strict=False), start=1):
        assert now == before, f"{name}, line {number}"
    assert number == len(stored)


def test_there_is_no_playthrough_of_nothing():
    assert {file.name for file in HERE.glob("*.txt")} == {
        playthroughs.name_of(*game[:3]) for game in playthroughs.GAMES
    }
