"""How bots compare a clue with a card.

Three senses know different things:

- meaning compares sentence embeddings of the clue with those of the caption and of each mood word;
- letters compares runs of letters, as somebody who plays with the sound and look of words;
- mood reads both through a few dozen themes (associations.txt) and compares those.

What a sense says is standardised per card over the phrase bank, which removes cards that attract everything. A mind is
a blend of senses, standardised again, so that all minds speak the same scale; two minds agree about as little as two
people do.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Protocol
from zlib import crc32

import numpy as np

from lapin.bots import encoder
from lapin.bots.encoder import Matrix
from lapin.bots.phrasebank import Phrase, folded, phrases
from lapin.bots.port import CardWords
from lapin.bots.words import content_words, shares_content_word, stem

_DIMENSIONS: Final = 2048
_RUNS: Final = (3, 4)
"""Lengths of the runs of letters that are compared."""
_FLAT: Final = 1e-6
_HEARD: Final = 256
"""Clues an atlas remembers: a table asks several times about the same one."""
_ATLASES: Final = 64
_CLUES: Final = 300
"""Clues a card can have, nearest first; what comes after is chance."""
_RELATED: Final = 0.8
_SECOND_OPINION: Final = 0.6
"""How near a clue must be to its card, in spreads: for the mind that tells, and for the others on average."""
_FEWEST: Final = 24
"""Clues a card has at least, related or not."""


class Sense(Protocol):
    """A way of comparing clues with the cards of one deck."""

    def parts(self, clues: Sequence[str]) -> tuple[Matrix, ...]:
        """Likeness, clues × cards, in one matrix or more; bigger is more alike."""
        ...


class Meaning:
    """Sentence embeddings, of the installed encoder unless told otherwise."""

    def __init__(self, cards: Sequence[CardWords], vectors: Callable[[Sequence[str]], Matrix] | None = None) -> None:
        self._vectors = vectors or encoder.encoder().vectors
        self._cards = self._vectors([_whole(card) for card in cards])
        self._moods = _Moods(cards, self._vectors)

    def parts(self, clues: Sequence[str]) -> tuple[Matrix, ...]:
        told = self._vectors([clue.casefold() for clue in clues])
        return told @ self._cards.T, self._moods.best(told)


class Letters:
    """Runs of three and four letters; the themes of a card lend it words in the other languages."""

    def __init__(self, cards: Sequence[CardWords]) -> None:
        self._cards = _runs([" ".join((_whole(card), *_lent(card))) for card in cards])
        self._moods = _Moods(cards, _runs)

    def parts(self, clues: Sequence[str]) -> tuple[Matrix, ...]:
        told = _runs(clues)
        return told @ self._cards.T, self._moods.best(told)


class Mood:
    """Themes."""

    def __init__(self, cards: Sequence[CardWords]) -> None:
        moods = np.stack([_themes_of(folded(" ".join(card.moods))) for card in cards])
        captions = np.stack([_themes_of(folded(card.caption)) for card in cards])
        self._cards = _unit(2 * moods + captions)

    def parts(self, clues: Sequence[str]) -> tuple[Matrix, ...]:
        told = np.stack([_themes_of(folded(clue)) for clue in clues])
        return (_unit(told) @ self._cards.T,)


class _Moods:
    """The mood words of a deck."""

    def __init__(self, cards: Sequence[CardWords], vectors: Callable[[Sequence[str]], Matrix]) -> None:
        words = list(dict.fromkeys(word for card in cards for word in card.moods)) or ["?"]
        place = {word: number for number, word in enumerate(words)}
        self._vectors = vectors(words)
        most = max((len(card.moods) for card in cards), default=0) or 1
        # Every card gets as many places; the first word fills up what is missing, which changes no maximum.
        self._places = np.array(
            [
                ([place[word] for word in card.moods] + [place[(card.moods or (words[0],))[0]]] * most)[:most]
                for card in cards
            ]
        )

    def best(self, told: Matrix) -> Matrix:
        """Clues × cards: the mood word that fits best."""
        likeness: Matrix = (told @ self._vectors.T)[:, self._places].max(axis=2)
        return likeness


_SENSES: Final[Mapping[str, Callable[[Sequence[CardWords]], Sense]]] = {
    "meaning": Meaning,
    "letters": Letters,
    "mood": Mood,
}

MINDS: Final[Mapping[str, Mapping[str, float]]] = {
    "meaning": {"meaning": 1.0, "mood": 0.2},
    "mood": {"meaning": 0.25, "mood": 1.0},
    "letters": {"meaning": 0.35, "mood": 0.35, "letters": 0.8},
}
"""How much of each sense a mind has."""


def blend(name: str) -> Mapping[str, float]:
    """The senses of a mind; without an encoder letters stand in for meaning."""
    senses = dict(MINDS[name])
    if not encoder.is_installed():
        senses["letters"] = senses.get("letters", 0.0) + senses.pop("meaning", 0.0)
    return senses


def _whole(card: CardWords) -> str:
    return ", ".join((card.caption, *card.moods)) or "?"


def _unit(rows: Matrix) -> Matrix:
    length = np.sqrt((rows * rows).sum(axis=1, keepdims=True))
    result: Matrix = rows / np.maximum(length, _FLAT)
    return result


# ── Letters ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _runs(texts: Sequence[str]) -> Matrix:
    return np.stack([_runs_of(text) for text in texts])


@lru_cache(maxsize=4096)
def _runs_of(text: str) -> Matrix:
    counts = np.zeros(_DIMENSIONS, dtype=np.float32)
    for word in content_words(text) or tuple(folded(text).split()):
        edged = f" {stem(word)} "
        for length in _RUNS:
            for start in range(len(edged) - length + 1):
                counts[crc32(edged[start : start + length].encode()) % _DIMENSIONS] += 1
    unit: Matrix = _unit(np.sqrt(counts)[None, :])[0]
    return unit


# ── Themes ────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def _themes() -> tuple[tuple[tuple[str, ...], ...], Mapping[str, tuple[int, ...]], Mapping[str, tuple[int, ...]]]:
    """The words of each theme; which themes a stem belongs to; which themes a phrase of several words does."""
    text = (files("lapin.bots") / "associations.txt").read_text(encoding="utf-8")
    themes: list[tuple[str, ...]] = []
    single: dict[str, tuple[int, ...]] = {}
    several: dict[str, tuple[int, ...]] = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        if not lines:
            continue
        words = tuple(word.strip() for line in lines[1:] for word in line.split(":", 1)[1].split(","))
        for word in dict.fromkeys(folded(word) for word in words):
            index, key = (several, word) if " " in word else (single, stem(word))
            index[key] = (*index.get(key, ()), len(themes))
        themes.append(words)
    return tuple(themes), single, several


@lru_cache(maxsize=4096)
def _themes_of(text: str) -> Matrix:
    """How much of each theme is in a folded text. A word of many themes says less of each."""
    themes, single, several = _themes()
    weights = np.zeros(len(themes), dtype=np.float32)
    for word in text.split():
        belongs = single.get(stem(word), ())
        for theme in belongs:
            weights[theme] += 1 / np.sqrt(len(belongs))
    for phrase, belongs in several.items():
        if f" {phrase} " in f" {text} ":
            for theme in belongs:
                weights[theme] += 1
    return weights


def _lent(card: CardWords) -> tuple[str, ...]:
    """Words of the card's two strongest themes, in all languages."""
    themes, _, _ = _themes()
    weights = _themes_of(folded(" ".join(card.moods))) + 0.5 * _themes_of(folded(card.caption))
    strongest = [int(theme) for theme in np.argsort(-weights, kind="stable")[:2] if weights[theme] > 0]
    return tuple(word for theme in strongest for word in themes[theme])


# ── Everything a mind thinks of a deck ────────────────────────────────────────────────────────────────────────────


class Chart:
    """What one sense makes of one deck, standardised over the phrase bank of one language."""

    def __init__(self, sense: Sense, bank: tuple[Phrase, ...]) -> None:
        self._sense = sense
        parts = sense.parts([phrase.text for phrase in bank])
        self._means = [part.mean(axis=0) for part in parts]
        self._spreads = [np.maximum(part.std(axis=0), _FLAT) for part in parts]
        whole = self._sum(parts)
        self._spread = np.maximum(whole.std(axis=0), _FLAT)
        self.likeness: Final[Matrix] = whole / self._spread

    def _sum(self, parts: tuple[Matrix, ...]) -> Matrix:
        total = np.zeros_like(parts[0])
        for part, mean, spread in zip(parts, self._means, self._spreads, strict=True):
            total += (part - mean) / spread
        return total

    def likeness_of(self, clue: str) -> Matrix:
        """One clue against all cards."""
        likeness: Matrix = self._sum(self._sense.parts([clue]))[0] / self._spread
        return likeness


def _blended(charts: Sequence[tuple[Chart, float]]) -> Matrix:
    whole: Matrix = np.sum([np.float32(weight) * chart.likeness for chart, weight in charts], axis=0)
    return whole


def _standard(whole: Matrix) -> Matrix:
    result: Matrix = whole / np.maximum(whole.std(axis=0), _FLAT)
    return result


class Atlas:
    """What one mind makes of one deck in one language: every phrase of the bank against every card."""

    def __init__(
        self,
        charts: Sequence[tuple[Chart, float]],
        bank: tuple[Phrase, ...],
        cards: tuple[CardWords, ...],
        language: str,
        others: Matrix | None = None,
    ) -> None:
        self._charts = charts
        self._language = language
        self._others = others
        self.bank: Final = bank
        self.cards: Final = cards
        self.place: Final = {card: number for number, card in enumerate(cards)}
        whole = _blended(charts)
        self._spread = np.maximum(whole.std(axis=0), _FLAT)
        self.likeness: Final[Matrix] = whole / self._spread
        """Phrases × cards, mean 0 and spread 1 for every card."""
        self._clues: dict[int, tuple[int, ...]] = {}
        self._heard: dict[str, Matrix] = {}

    def clues_for(self, card: int) -> tuple[int, ...]:
        """Phrases for a card, nearest first, without those that name what the card shows.

        A clue must mean something to us and to another kind of mind: what one sense alone sees is chance more often
        than wit. Cards about which too few phrases say anything take the nearest ones all the same.
        """
        if card not in self._clues:
            shown = self.cards[card].shows(self._language)
            mine = self.likeness[:, card]
            others = mine if self._others is None else self._others[:, card]
            nearest = np.argsort(-mine, kind="stable")[:_CLUES]
            is_related = (mine >= _RELATED) & (others >= _SECOND_OPINION)
            # Comparing words takes longest: related ones first, of the rest no more than are needed.
            clues = [int(p) for p in nearest if is_related[p] and not shares_content_word(self.bank[p].text, shown)]
            for phrase in sorted(nearest[~is_related[nearest]], key=lambda p: -float(mine[p] + others[p])):
                if len(clues) >= _FEWEST:
                    break
                if not shares_content_word(self.bank[phrase].text, shown):
                    clues.append(int(phrase))
            self._clues[card] = tuple(clues)
        return self._clues[card]

    def alone(self) -> Atlas:
        """The same without a second opinion: what somebody would say who takes everyone for a copy of themselves."""
        return Atlas(self._charts, self.bank, self.cards, self._language)

    def likeness_of(self, clue: str) -> Matrix:
        """One clue, whoever gave it, against all cards."""
        known = self._heard.get(clue)
        if known is None:
            whole = sum((weight * chart.likeness_of(clue) for chart, weight in self._charts), np.float32(0.0))
            known = np.asarray(whole / self._spread, dtype=np.float32)
            if len(self._heard) >= _HEARD:
                self._heard.clear()
            self._heard[clue] = known
        return known


_lock: Final = threading.Lock()


_kept: Final[dict[tuple[str, str, int, int], Atlas]] = {}


def atlas(mind: str, language: str, cards: tuple[CardWords, ...], bank: tuple[Phrase, ...] | None = None) -> Atlas:
    """The atlas of a mind, a language and a deck, made on first use and kept; with fewer phrases, if one likes."""
    with _lock:  # two threads shall not make the same one
        bank = phrases(language) if bank is None else bank
        # A server asks with the same tuple again and again: knowing it by identity saves comparing 84 cards.
        key = (mind, language, id(cards), id(bank))
        known = _kept.get(key)
        if known is None or known.cards is not cards or known.bank is not bank:
            if len(_kept) >= _ATLASES:
                _kept.clear()
            # What the other minds make of it: they know the same senses, so this costs a sum.
            others = [_standard(_blended(_charts(other, cards, bank))) for other in MINDS if other != mind]
            known = _kept[key] = Atlas(_charts(mind, cards, bank), bank, cards, language, np.mean(others, axis=0))
        return known


def _charts(mind: str, cards: tuple[CardWords, ...], bank: tuple[Phrase, ...]) -> list[tuple[Chart, float]]:
    return [(_chart(sense, cards, bank), weight) for sense, weight in blend(mind).items()]


@lru_cache(maxsize=64)
def _chart(sense: str, cards: tuple[CardWords, ...], bank: tuple[Phrase, ...]) -> Chart:
    return Chart(_SENSES[sense](cards), bank)
