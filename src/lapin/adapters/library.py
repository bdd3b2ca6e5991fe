"""The decks a server plays with: the one that ships, and folders it was given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from lapin.decks import Card, Deck, DeckError, built_in, load_deck
from lapin.rooms.ports import DeckSummary, Picture

_MEDIA_TYPES: Final = {
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
}


class DeckLibrary:
    """Decks by id."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        shipped = built_in()
        self._decks: dict[str, Deck] = {shipped.id: shipped}
        self._default = shipped.id
        for folder in folders:
            deck = load_deck(folder)
            if deck.id in self._decks:
                raise DeckError(f"{folder} has the id {deck.id!r}, which another deck has already")
            self._decks[deck.id] = deck
        self._cards = {deck.id: {card.id: card for card in deck.cards} for deck in self._decks.values()}

    def default(self) -> str:
        """The deck a new room plays with."""
        return self._default

    def decks(self) -> tuple[DeckSummary, ...]:
        """All of them."""
        return tuple(
            DeckSummary(deck.id, deck.name, len(deck.cards), deck.author, deck.licence) for deck in self._decks.values()
        )

    def deck(self, deck: str) -> Deck:
        """A deck; KeyError if there is no such deck."""
        return self._decks[deck]

    def cards(self, deck: str) -> Sequence[str]:
        """The names of a deck's cards; KeyError if there is no such deck."""
        return tuple(self._cards[deck])

    def card(self, deck: str, card: str) -> Card | None:
        """A card; `None` if it is not there any more."""
        return self._cards.get(deck, {}).get(card)

    def words(self, deck: str, card: str, language: str) -> tuple[str, str]:
        """What a card shows, short and long."""
        found = self.card(deck, card)
        return ("", "") if found is None else found.described(language)

    def picture(self, name: str, size: str) -> Picture:
        """The picture of a card by deck/card; one whose deck is gone lies face down."""
        deck, _, card = name.partition("/")
        found = self.card(deck, card)
        if found is None:
            return self.back(size)
        return _read(found.picture(size))

    def back(self, size: str) -> Picture:
        """The back that all cards share."""
        return _read(self._decks[self._default].back(size))


@lru_cache(maxsize=512)
def _read(path: Path) -> Picture:
    return Picture(_MEDIA_TYPES.get(path.suffix.lower(), "application/octet-stream"), path.read_bytes())
