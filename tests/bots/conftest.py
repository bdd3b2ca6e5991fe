from pathlib import Path

import pytest

from lapin.bots import CardWords
from lapin.decks import built_in
from lapin.decks.seen import as_bots_see


def read_deck() -> tuple[CardWords, ...]:
    lines = (Path(__file__).parent / "fixtures" / "deck.txt").read_text(encoding="utf-8").splitlines()
    cards = []
    for line in lines:
        if not line.startswith("#"):
            caption, moods = line.split(" | ")
            cards.append(CardWords(caption, tuple(moods.split(", "))))
    return tuple(cards)


@pytest.fixture(scope="session")
def deck() -> tuple[CardWords, ...]:
    """84 cards as a bot sees them."""
    return read_deck()


@pytest.fixture(scope="session")
def known_deck() -> tuple[CardWords, ...]:
    """Cards of the deck that ships, with what they make people think of: as many as six players need."""
    return tuple(as_bots_see(built_in(), "en").values())[:48]
