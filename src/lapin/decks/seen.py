"""A deck as bots see it. They are imported when somebody asks, not before: bots take time to load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lapin.bots import CardWords
    from lapin.decks.deck import Deck


def as_bots_see(deck: Deck, language: str) -> Mapping[str, CardWords]:
    """The cards of a deck by their ids: their words, and what they make people think of who speak this language."""
    from lapin.bots import CardWords

    thoughts = deck.associations(language)
    return {
        card.id: CardWords(
            card.caption,
            card.words,
            tuple(card.short.items()),
            tuple((thought.kind, thought.text) for thought in thoughts.get(card.id, ())),
        )
        for card in deck.cards
    }
