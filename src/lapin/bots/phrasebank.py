"""The phrase bank: what bots say when they tell, one file a language (see phrases/README.md)."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from lapin.languages import ENGLISH, LANGUAGES

HEADER: Final = "# kind: "


class Phrase(msgspec.Struct, frozen=True):
    """A clue of the bank, and its kind."""

    text: str
    kind: str


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a bank."""
    return LANGUAGES


@cache
def phrases(language: str) -> tuple[Phrase, ...]:
    """The bank of a language, English if it has none."""
    known = language if language in languages() else ENGLISH
    text = (files("lapin.bots") / "phrases" / f"{known}.txt").read_text(encoding="utf-8")
    bank: list[Phrase] = []
    kind = ""
    for line in text.split("\n"):  # not splitlines(): a bank may hold other separators inside a clue
        if line.startswith(HEADER):
            kind = line.removeprefix(HEADER)
        elif line:
            bank.append(Phrase(line, kind))
    return tuple(bank)


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """The same clue for the ear: no case, no punctuation, one kind of apostrophe and of space."""
    return " ".join("".join(c if c.isalnum() else " " for c in text.casefold()).split())
