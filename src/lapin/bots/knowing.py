"""A mind that knows some of what there is to know about a deck: its own draw, by taste and by chance.

Nobody knows everything. How much a bot knows is its level; which part of it, its persona's taste and the secret of the
game decide, so that no two at a table are alike and nobody outside can compute what a bot has in its head.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from lapin.bots.encoder import Matrix
from lapin.bots.lore import SHARPNESS, Flags, Lore, Numbers, closeness
from lapin.bots.phrasebank import folded
from lapin.bots.port import CardWords

_LEAST: Final = np.float32(1e-12)
_FLAT: Final = np.float32(1e-6)


def drawn(lore: Lore, share: float, taste: Mapping[str, float], random: np.random.Generator) -> Flags:
    """Which associations a mind knows: of every card a share, kinds it likes more often; and whatever everyone sees.

    Weighted drawing without replacement: the largest of log weight + Gumbel noise.
    """
    known = lore.seen.copy()
    weights = np.array([taste.get(kind, 1.0) for kind in lore.kinds], dtype=np.float32)
    luck = np.log(weights) + random.gumbel(size=len(weights)).astype(np.float32)
    luck[known] = -np.inf
    for first, last in zip(lore.starts, [*lore.starts[1:], len(luck)], strict=True):
        there = last - first - int(known[first:last].sum())
        count = max(round(share * there), min(there, 1))
        if count:
            known[first + np.argpartition(-luck[first:last], count - 1)[:count]] = True
    return known


def _at_least_one(counts: Matrix) -> Matrix:
    result: Matrix = np.maximum(counts, np.float32(1))
    return result


class Mind:
    """What one mind makes of clues: a number for every card, mean 0 and spread about 1 over clues of all sorts."""

    def __init__(self, lore: Lore, known: Flags) -> None:
        self.lore: Final = lore
        self.known: Final = known
        self._counts: Final[Matrix] = _at_least_one(np.add.reduceat(known.astype(np.float32), lore.starts))
        raw = self._raw(lore.yardstick.astype(np.float32))
        self._mean: Final[Matrix] = np.asarray(raw.mean(axis=0), dtype=np.float32)
        # One spread for all cards: a card that clues of all sorts fit in different ways shall keep them apart.
        self._spread: Final = np.maximum(raw.std(axis=0).mean(), _FLAT)

    @property
    def cards(self) -> tuple[CardWords, ...]:
        return self.lore.cards

    @property
    def place(self) -> Mapping[CardWords, int]:
        return self.lore.place

    def _raw(self, close: Matrix) -> Matrix:
        """Clues × cards: the soft maximum over what is known."""
        sums = np.add.reduceat(close * self.known, self.lore.starts, axis=1)
        soft = np.log(np.maximum(sums / self._counts, _LEAST)) / np.float32(SHARPNESS)
        return np.asarray(soft, dtype=np.float32)

    def likeness(self, close: Matrix) -> Matrix:
        """Clues × cards, from the closeness of clues to all associations."""
        result: Matrix = (self._raw(close) - self._mean) / self._spread
        return result

    def likeness_of(self, clue: str) -> Matrix:
        """One clue, whoever gave it, against all cards."""
        likeness: Matrix = self.likeness(closeness(self.lore.nearness_of(clue))[None, :])[0]
        return likeness

    def rows_of(self, card: int) -> Numbers:
        """What this mind knows of a card besides what everyone sees."""
        first, last = self.lore.span(card)
        found: Numbers = first + np.flatnonzero(self.known[first:last] & ~self.lore.seen[first:last])
        return found

    def reminder(self, clue: str, card: int, but: str = "") -> int | None:
        """The association of this card, of those it knows, that made the clue fit: the one that is nearest to it.

        `but`: not this one, since it was said already.
        """
        first, last = self.lore.span(card)
        near = np.where(self.known[first:last], self.lore.nearness_of(clue)[first:last], -np.inf)
        for row in np.argsort(-near, kind="stable"):
            if near[row] > -np.inf and folded(self.lore.texts[first + row]) != folded(but):
                return int(first + row)
        return None


@lru_cache(maxsize=8)
def everything(lore: Lore) -> Mind:
    """A mind that has read all there is to know about a deck: whom a storyteller imagines to listen."""
    return Mind(lore, np.ones(len(lore.texts), dtype=np.bool_))
