from pathlib import Path

import pytest

from lapin.bots import CardWords


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
