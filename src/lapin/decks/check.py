"""Everything a good deck must be, checked over its files."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from lapin.decks import associations
from lapin.decks.deck import Deck, DeckError, load_deck
from lapin.decks.pictures import opened, unpacked
from lapin.languages import LANGUAGES

DECK_SIZE: Final = 84
LARGE: Final = ((800, 1200), 120_000)
SMALL: Final = ((400, 600), 40_000)
THUMBNAIL: Final = ((240, 360), 16_000)
"""Pixels and bytes at the most."""
CAPTION_WORDS: Final = range(8, 17)
MOOD_WORDS: Final = range(5, 7)
SHORT_CHARACTERS: Final = range(80, 151)
LONG_CHARACTERS: Final = range(300, 701)
LUMINANCE: Final = (0.22, 0.62)
LEAST_CONTRAST: Final = 0.10
"""Standard deviation of a 120-pixel thumbnail's luminance: below it a card is a grey stamp on a phone."""
LEAST_DISTANCE: Final = 0.07
"""Mean difference of two 12 × 18 thumbnails: below it two cards look the same from across the table."""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong, with which card (or the deck), in one line."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def check_deck(path: str | Path) -> list[Problem]:
    """All problems of a deck; none if it is fit to ship. A deck that cannot even be loaded has one."""
    try:
        deck = load_deck(path)
    except DeckError as error:
        return [Problem("deck", str(error))]
    return [*_check_words(deck), *_check_associations(deck), *_check_pictures(deck)]


def _check_words(deck: Deck) -> Iterator[Problem]:
    if len(deck.cards) < DECK_SIZE:
        yield Problem("deck", f"{len(deck.cards)} cards; a deck that serves every table has at least {DECK_SIZE}")
    if not deck.licence:
        yield Problem("deck", "no licence; name one, for example CC0-1.0")
    for card in deck.cards:
        if len(card.caption.split()) not in CAPTION_WORDS:
            yield Problem(card.id, f"caption of {len(card.caption.split())} words; 8 to 16 are right")
        if len(card.words) not in MOOD_WORDS:
            yield Problem(card.id, f"{len(card.words)} mood words; 5 or 6 are right")
        for kind, texts, band in (("short", card.short, SHORT_CHARACTERS), ("long", card.long, LONG_CHARACTERS)):
            for language in deck.languages:
                text = texts.get(language, "")
                if len(text) not in band:
                    right = f"{band[0]} to {band[-1]} are right"
                    yield Problem(card.id, f"{kind} description in {language!r} has {len(text)} characters; {right}")
        told = _content_words(f"{card.short.get('en', '')} {card.long.get('en', '')}")
        for word in card.words:
            if word.casefold() in told:
                yield Problem(card.id, f"the description uses the mood word {word!r}; it should only say what is seen")
    for one, other in combinations(deck.cards, 2):
        shared, every = _content_words(one.caption), _content_words(other.caption)
        if shared and len(shared & every) / len(shared | every) > 0.6:
            yield Problem(one.id, f"caption almost that of {other.id}")


def _check_associations(deck: Deck) -> Iterator[Problem]:
    names = [card.id for card in deck.cards]
    for _, folder in deck.folders:
        for path in sorted((folder / associations.FOLDER).glob("*")):
            if path.suffix != ".txt" or path.stem not in LANGUAGES:
                right = ", ".join(f"{language}.txt" for language in LANGUAGES)
                yield Problem("deck", f"{associations.FOLDER}/{path.name} is read by nobody; {right} are")
        for language in LANGUAGES:
            for fault in associations.check(folder, language, names):
                yield Problem(fault.card or "deck", f"associations in {language!r}: {fault.what}")


def _content_words(text: str) -> set[str]:
    return {word for word in (raw.strip(".,;:!?'’\"()").casefold() for raw in text.split()) if len(word) > 2}


def _check_pictures(deck: Deck) -> Iterator[Problem]:
    thumbnails: dict[str, list[float]] = {}
    for card in deck.cards:
        for path, (size, most_bytes) in ((card.large, LARGE), (card.small, SMALL), (card.thumbnail, THUMBNAIL)):
            if path is not None:
                yield from _check_picture(card.id, path, size, most_bytes)
        try:
            thumbnails[card.id] = yield from _check_tones(card.id, card.small)
        except DeckError:
            continue  # told by _check_picture
    backs = ((deck.back_large, LARGE), (deck.back_small, SMALL), (deck.back_thumbnail, THUMBNAIL))
    for path, (size, most_bytes) in backs:
        if path is not None:
            yield from _check_picture("back", path, size, most_bytes)
    some = [card.thumbnail for card in deck.cards] + [deck.back_thumbnail]
    if None in some and any(some):
        missing = some.count(None)
        yield Problem("deck", f"{missing} of {len(some)} pictures have no thumbnail; give one to all, or to none")
    for (one, first), (other, second) in combinations(thumbnails.items(), 2):
        distance = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
        if distance < LEAST_DISTANCE:
            yield Problem(
                one, f"looks too much like {other} (thumbnail distance {distance:.3f}, least {LEAST_DISTANCE})"
            )


def _check_picture(where: str, path: Path, size: tuple[int, int], most_bytes: int) -> Iterator[Problem]:
    weight = path.stat().st_size
    if weight > most_bytes:
        yield Problem(where, f"{path.name} weighs {weight} bytes; {most_bytes} at most")
    try:
        with opened(path) as picture:
            if picture.size != size:
                yield Problem(where, f"{path.name} is {picture.width}×{picture.height}; {size[0]}×{size[1]} is right")
            if any(key in picture.info for key in ("exif", "xmp", "icc_profile", "comment")):
                yield Problem(where, f"{path.name} carries metadata; save it without")
        unpacked(path)
    except DeckError as error:
        yield Problem(where, str(error))


def _check_tones(where: str, path: Path) -> Generator[Problem, None, list[float]]:
    small = unpacked(path).resize((120, 180))
    light = [value / 255 for value in small.convert("L").tobytes()]
    mean = sum(light) / len(light)
    contrast = (sum((value - mean) ** 2 for value in light) / len(light)) ** 0.5
    if not LUMINANCE[0] <= mean <= LUMINANCE[1]:
        yield Problem(where, f"mean luminance {mean:.2f}; {LUMINANCE[0]} to {LUMINANCE[1]} are right")
    if contrast < LEAST_CONTRAST:
        yield Problem(where, f"contrast {contrast:.2f} as a thumbnail; at least {LEAST_CONTRAST} is readable")
    return [value / 255 for value in small.resize((12, 18)).tobytes()]
