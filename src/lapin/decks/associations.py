"""What people have in their heads about a card: names, sayings, words. Bots listen and tell by them (docs/decks.md).

One file a language beside the manifest, `associations/en.txt`, one section a card, one line a kind:

    [door-in-the-sea]
    tales: The Flying Dutchman; Orpheus looks back
    sayings: When one door closes, another opens

Playing takes what it can read and leaves the rest; `lapin deck check` names every line that is not right.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = "associations"
NAMES: Final = ("tales", "books", "screen", "arts", "world")
"""Names and culture: told stories; books; films, series and games; songs, paintings, dances and poems; the rest."""
SPOKEN: Final = ("sayings", "phrases")
"""Proverbs and idioms; things people say, puns, sounds, headlines."""
WORDS: Final = ("things", "deeds", "feelings", "turns")
"""What is seen, done, felt; opposites, what came before, what comes after."""
KINDS: Final = (*NAMES, *SPOKEN, *WORDS)
FEWEST: Final = 90
FEWEST_NAMES: Final = 18
FEWEST_SPOKEN: Final = 30
"""Of a card in a language. Fewer than forty are hardly of use, and names and sayings are worth most."""
LONGEST: Final = 60
"""Characters."""
_NARROW: Final = ("\u00a0", "\u202f")
"""The spaces of French typography, which `str.isprintable` does not know."""
_UNSUITABLE: Final[Mapping[str, str]] = {
    "en": "fuck fucking shit bitch whore slut cunt porn sex sexy rape nazi suicide cocaine heroin",
    "fr": "putain merde salope pute connard porno sexe sexy viol nazi suicide cocaïne",
    "nl": "kut lul hoer neuken kanker porno seks sexy verkrachting nazi zelfmoord cocaïne godver",
}
"""Whole words that no family game says."""


class Association(msgspec.Struct, frozen=True):
    """Something a card makes people think of."""

    kind: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a file, and in whose section."""

    card: str | None
    what: str


def path_of(folder: Path, language: str) -> Path:
    """Where a deck keeps what people who speak this language think of."""
    return folder / FOLDER / f"{language}.txt"


def read(folder: Path, language: str) -> Mapping[str, tuple[Association, ...]]:
    """The associations of every card, as far as they can be read; none for a deck that has none."""
    try:
        text = path_of(folder, language).read_bytes().decode("utf-8", errors="replace")
    except OSError:
        return {}
    return parse(text)[0]


def parse(text: str) -> tuple[Mapping[str, tuple[Association, ...]], tuple[Fault, ...]]:
    """The associations of a file's text by card, and what is wrong with its lines."""
    found: dict[str, list[Association]] = {}
    faults: list[Fault] = []
    card: str | None = None
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            card = line[1:-1].strip()
            if card in found:
                faults.append(Fault(card, f"line {number} begins a second section of this card; one is right"))
            found.setdefault(card, [])
            continue
        kind, colon, rest = line.partition(":")
        kind = kind.strip()
        if not colon or kind not in KINDS:
            faults.append(Fault(card, f"line {number} begins with {kind[:20]!r}; {', '.join(KINDS)} are right"))
        elif card is None:
            faults.append(Fault(None, f"line {number} stands before the first [card]"))
        else:
            found[card] += [Association(kind, one.strip()) for one in rest.split(";") if one.strip()]
    return {name: tuple(associations) for name, associations in found.items()}, tuple(faults)


def check(folder: Path, language: str, cards: Collection[str]) -> Iterator[Fault]:
    """Everything that is wrong with a language's file; nothing if there is none."""
    path = path_of(folder, language)
    if not path.exists():
        return
    try:
        text = path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        yield Fault(None, f"{path.name} cannot be read as UTF-8 text: {error}")
        return
    found, faults = parse(text)
    yield from faults
    for name in found:
        if name not in cards:
            yield Fault(name, "no card of this deck")
    for name in cards:
        yield from _check_card(name, found.get(name, ()), language)


def _check_card(card: str, associations: tuple[Association, ...], language: str) -> Iterator[Fault]:
    counts = (
        (associations, FEWEST, "associations"),
        ([one for one in associations if one.kind in NAMES], FEWEST_NAMES, "names (" + ", ".join(NAMES) + ")"),
        ([one for one in associations if one.kind in SPOKEN], FEWEST_SPOKEN, " and ".join(SPOKEN)),
    )
    for counted, fewest, what in counts:
        if len(counted) < fewest:
            yield Fault(card, f"{len(counted)} {what}; at least {fewest} are right")
    seen: set[str] = set()
    for one in associations:
        heard = " ".join("".join(c if c.isalnum() else " " for c in one.text.casefold()).split())
        if not heard:
            yield Fault(card, f"{one.text!r} says nothing")
        elif heard in seen:
            yield Fault(card, f"{one.text!r} is there twice")
        seen.add(heard)
        if len(one.text) > LONGEST:
            yield Fault(card, f"{one.text[:20]!r}… has {len(one.text)} characters; {LONGEST} at most")
        if not "".join(c for c in one.text if c not in _NARROW).isprintable():
            yield Fault(card, f"{one.text!r} holds characters that cannot be printed")
        if not unicodedata.is_normalized("NFC", one.text):
            yield Fault(card, f"{one.text!r} has accents apart from their letters; save it as NFC")
        for word in heard.split():
            if word in _UNSUITABLE.get(language, "").split():
                yield Fault(card, f"{one.text!r}: families play, say it without {word!r}")
