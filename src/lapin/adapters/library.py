"""The decks a server plays with: the one that ships, and folders it was given."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from lapin.decks import Card, Deck, DeckError, built_in, load_deck
from lapin.rooms.ports import DeckSummary, Picture

FULL_DECK: Final = 84
"""As many as in every box (R1)."""

_log = logging.getLogger("lapin.decks")


class DeckLibrary:
    """Decks by id. While the deck that ships is incomplete, plain stand-in cards fill it up."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        shipped = _shipped()
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
        """The picture of a card by deck/card; one that is gone is a plain stand-in."""
        deck, _, card = name.partition("/")
        found = self.card(deck, card)
        if found is None or not found.large.suffix:
            return stand_in(card)
        return _read(found.large if size == "large" else found.small)

    def back(self, size: str) -> Picture:
        """The back that all cards share."""
        deck = self._decks[self._default]
        if not deck.back_large.suffix:
            return stand_in("")
        return _read(deck.back_large if size == "large" else deck.back_small)


def _shipped() -> Deck:
    try:
        deck = built_in()
    except DeckError as error:
        _log.warning("the deck that ships cannot be read", extra={"why": str(error)})
        deck = Deck("lantern", "Lantern", "", "", (), Path(), Path())
    missing = FULL_DECK - len(deck.cards)
    if missing > 0:
        _log.warning("stand-in cards fill the deck up", extra={"cards": missing})
        deck = msgspec.structs.replace(deck, cards=deck.cards + tuple(_stand_in_card(n) for n in range(missing)))
    return deck


@lru_cache(maxsize=512)
def _read(path: Path) -> Picture:
    types = {".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
    return Picture(types.get(path.suffix.lower(), "application/octet-stream"), path.read_bytes())


def _stand_in_card(number: int) -> Card:
    shapes = {"en": "{} shapes in a ring", "fr": "{} formes en cercle", "nl": "{} vormen in een kring"}
    count = number % 12 + 1
    words = {language: text.format(count) for language, text in shapes.items()}
    return Card(
        id=f"stand-in-{number + 1:02}",
        title="",
        caption=words["en"],
        words=(),
        short=words,
        long=words,
        licence="CC0-1.0",
        credits=(),
        large=Path(),
        small=Path(),
    )


@lru_cache(maxsize=128)
def stand_in(card: str) -> Picture:
    """A plain drawing: so many shapes in a ring, on a ground of its own colour; the back has none."""
    digits = "".join(character for character in card if character.isdigit())
    number = int(digits) if digits else 0
    hue = number * 137 % 360
    shapes = "".join(
        f'<g transform="rotate({360 * n / (number % 12 + 1):.1f} 200 300)"><rect x="170" y="110" width="60" '
        f'height="60" rx="{number * 7 % 31}" transform="rotate({number * 11 % 90} 200 140)"/></g>'
        for n in range(number % 12 + 1 if digits else 0)
    )
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="400" height="600">'
        f'<rect width="400" height="600" fill="hsl({hue} 35% 38%)"/>'
        f'<circle cx="200" cy="300" r="{60 + number * 13 % 70}" fill="hsl({(hue + 40) % 360} 45% 62%)"/>'
        f'<g fill="hsl({(hue + 180) % 360} 60% 78%)">{shapes}</g></svg>'
    )
    return Picture("image/svg+xml", drawing.encode())
