"""A small seeded version of `make bots-report`: bots stay near people, and telling badly on purpose does not."""

import importlib.util
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from lapin.bots import CardWords
from lapin.bots.encoder import Matrix
from lapin.bots.minds import Atlas
from lapin.bots.phrasebank import phrases
from lapin.bots.player import Player

GAMES = range(7)
SLACK = 0.05
"""The standard error of a share of 84 rounds."""
UNSEEN = Path(__file__).parent / "fixtures" / "unseen.npz"


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


class Recorded:
    """What an unseen mind thinks of the tests' deck, written down by `tools/bots_report.py --record`."""

    def __init__(self, texts: list[str], likeness: Matrix) -> None:
        self.likeness = likeness
        self._rows = {text: number for number, text in enumerate(texts)}

    def likeness_of(self, clue: str) -> Matrix:
        row: Matrix = self.likeness[self._rows[clue]]
        return row


@pytest.fixture(scope="module")
def ears(deck: tuple[CardWords, ...]) -> list[Callable[..., Atlas]]:
    """Two minds that took no part in making the bots (tools/unseen.py)."""
    bank = phrases("en")
    with np.load(UNSEEN) as recorded:
        texts = [str(text) for text in recorded["phrases"]]
        likeness = recorded["likeness"].astype(np.float32) / 16
    assert texts == [phrase.text for phrase in bank], "the phrases changed: run tools/bots_report.py --record"

    def ear(number: int, language: str, cards: tuple[CardWords, ...]) -> Atlas:
        assert (language, cards) == ("en", deck)
        return sheets[number]

    sheets = [Atlas([(Recorded(texts, mind), 1.0)], bank, deck, "en") for mind in likeness]  # type: ignore[list-item]
    return [partial(ear, number) for number in range(len(sheets))]


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (5, "fr"), (6, "nl")])
def test_mixed_minds_play_as_people_do(deck: tuple[CardWords, ...], players: int, language: str) -> None:
    rounds = list(report.rounds_of(deck, players, language, GAMES))
    assert len(rounds) == 84
    assert report.misses(players, report.figures_of(rounds), SLACK) == []


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("control", ["a random phrase", "the nearest phrase"])
def test_telling_badly_on_purpose_misses_the_bounds(deck: tuple[CardWords, ...], control: str, players: int) -> None:
    rounds = list(report.rounds_of(deck, players, "en", GAMES, report.CONTROLS[control]))
    assert report.misses(players, report.figures_of(rounds), SLACK)


def test_strangers_understand_bots_but_not_clues_tuned_to_clones(
    deck: tuple[CardWords, ...], ears: list[Callable[..., Atlas]]
) -> None:
    def figures(teller: type[Player], players: int) -> Any:
        return report.figures_of(list(report.rounds_of(deck, players, "en", GAMES, report.hearing(teller, ears))))

    short = {"bots": 0.0, "clones": 0.0}
    for players in (4, 5, 6):
        bots, clones = figures(Player, players), figures(report.TunedToClones, players)
        assert report.misses(players, bots, 2 * SLACK) == []
        assert any(miss.startswith("nobody") for miss in report.misses(players, clones))  # too hard, not too easy
        short["bots"] += (report.PEOPLE[players].find - bots.find) / 3
        short["clones"] += (report.PEOPLE[players].find - clones.find) / 3
    # The bound is 12 points. Over all tables chance is small: bots are well within it, clones well beyond.
    assert abs(short["bots"]) < 0.12 - 0.03
    assert short["clones"] > 0.12 + 0.03


@pytest.mark.parametrize("players", [4, 6])
def test_clues_tuned_to_clones_look_well_among_clones(deck: tuple[CardWords, ...], players: int) -> None:
    rounds = list(report.rounds_of(deck, players, "en", GAMES, report.TunedToClones, copies=True))
    assert report.misses(players, report.figures_of(rounds), SLACK) == []
