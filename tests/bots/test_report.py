"""A small seeded version of `make bots-report`: bots stay near people, and telling badly on purpose does not."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lapin.bots import CardWords

GAMES = range(7)
SLACK = 0.05
"""The standard error of a share of 84 rounds."""


def _report() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "bots_report.py"
    spec = importlib.util.spec_from_file_location("bots_report", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # the report's types refer to their module
    spec.loader.exec_module(module)
    return module


report = _report()


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (5, "fr"), (6, "nl")])
def test_mixed_minds_play_as_people_do(deck: tuple[CardWords, ...], players: int, language: str) -> None:
    rounds = list(report.rounds_of(deck, players, language, GAMES))
    assert len(rounds) == 84
    assert report.misses(players, report.figures_of(rounds), SLACK) == []


@pytest.mark.parametrize("control", report.CONTROLS)
def test_telling_badly_on_purpose_misses_the_bounds(control: str) -> None:
    missed = []
    for players in (4, 5, 6):
        rounds = list(report.rounds_of(report.deck(), players, "en", GAMES, report.CONTROLS[control]))
        missed += report.misses(players, report.figures_of(rounds), 0.0)
    assert missed
