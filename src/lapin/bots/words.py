"""Words as bots compare them: folded, without the small ones, and alike when they share a stem."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from lapin.bots.phrasebank import folded

_SMALL_ENGLISH: Final = """
a an the and or but of in on at to for from by with without into onto over under up down out off as is are was were be
been it its this that these those i you he she we they me him her us them my your his our their one some any no not so
too very just all every each who what when where which how why do does did don t s ll re ve m d can will would should
could have has had there here than then if before after behind through against while like along other away
"""
_SMALL_FRENCH: Final = """
le la les l un une des du de d et ou mais en dans sur sous au aux à pour par avec sans vers ce cet cette ces c est sont
était il elle on nous vous je tu ils elles j me te se m n ne pas y qui que qu quoi quand où comment si plus mon ton son
ma ta sa mes tes ses notre votre leur tout toute même entre autre autres comme chaque contre chez fait fais faire plein
dont là
"""
_SMALL_DUTCH: Final = """
de het een en of maar van in op aan te tot voor naar bij met zonder uit over onder als is zijn was waren dit dat die
deze er ik jij je hij zij ze we wij jullie mij me hem haar ons hun mijn jouw geen niet zo ook nog al wel dan wie wat
waar hoe om tussen tegen door heeft hebben wordt worden komt daar iemand af
"""
_SMALL: Final = frozenset(f"{_SMALL_ENGLISH} {_SMALL_FRENCH} {_SMALL_DUTCH}".split())
_ENDINGS: Final = ("ing", "ness", "ies", "es", "ed", "s", "e", "en", "y")
_SHORTEST_STEM: Final = 4


def content_words(text: str) -> tuple[str, ...]:
    """The words that carry meaning."""
    return tuple(word for word in folded(text).split() if word not in _SMALL)


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """A word without accents and the commonest ending of three languages, so that cloud and clouds are the same."""
    plain = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    for ending in _ENDINGS:
        if plain.endswith(ending) and len(plain) - len(ending) >= _SHORTEST_STEM:
            return plain[: -len(ending)].rstrip("i")
    return plain


@lru_cache(maxsize=8192)
def stems(text: str) -> frozenset[str]:
    """The stems of its content words."""
    return frozenset(stem(word) for word in content_words(text))


@lru_cache(maxsize=8192)
def _long_stems(text: str) -> tuple[str, ...]:
    return tuple(stem for stem in stems(text) if len(stem) >= _SHORTEST_STEM)


def shares_content_word(text: str, other: str) -> bool:
    """Would this clue say what is in that caption? A part of a longer word counts: moonlight says moon."""
    if stems(text) & stems(other):
        return True
    theirs = _long_stems(other)
    return any(_is_part(mine, their) or _is_part(their, mine) for mine in _long_stems(text) for their in theirs)


def _is_part(part: str, word: str) -> bool:
    """Words are put together end to end: there is light in moonlight, but no house in a thousand."""
    return word.startswith(part) or word.endswith(part)
