"""What there is to know about a deck in one language: whatever its cards make people think of.

A clue is compared with every association by itself: by its meaning (sentence embeddings) and by the rare words both
have (stems, weighted by how few cards have them). How well a card fits is a soft maximum over those that a mind knows
(`knowing.py`): the mean of the exponentials, so that one good association is enough and many poor ones do no harm. The
mean, not the sum, so that no card profits from having more.

One lore serves all tables of a deck and language. Its matrix is kept here, outside of the encoder's own memory, and in
a file between runs (`cache.py`).
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from lapin.bots import cache, encoder
from lapin.bots.encoder import Embed, Matrix
from lapin.bots.phrasebank import Phrase, folded, phrases
from lapin.bots.port import CardWords
from lapin.bots.words import stems

SEEN: Final = "seen"
"""The kind of what everyone sees: the caption and the mood words."""
SHARPNESS: Final = 20.0
"""τ of the soft maximum."""
WORDS: Final = 0.2
"""What the same rare words are worth beside the same meaning."""
YARDSTICK: Final = 128
"""Phrases of the bank by which minds are standardised."""
_BATCH: Final = 64
"""Texts embedded together: other threads get a word in between."""
_ROWS: Final = 2048
"""Rows of the matrix that are widened together: it is kept in bytes."""
_LARGE: Final = 2000
"""Associations of a deck from which on it is worth a file."""
_MOST: Final = 8
"""Decks and languages that are kept."""
_HEARD: Final = 64
"""Clues whose likeness is remembered: a table asks several times about the same one."""

Flags = NDArray[np.bool_]
Numbers = NDArray[np.intp]
Bytes = NDArray[np.int8]


class Lore:
    """All associations of a deck in one language, card by card."""

    def __init__(self, cards: tuple[CardWords, ...], language: str, embed: Embed | None = None) -> None:
        """`embed`: other embeddings than those of the installed encoder."""
        self.cards: Final = cards
        self.language: Final = language
        self.place: Final = {card: number for number, card in enumerate(cards)}
        rows = [(number, kind, text) for number, card in enumerate(cards) for kind, text in _told(card)]
        self.owners: Final[Numbers] = np.array([number for number, _, _ in rows], dtype=np.intp)
        self.kinds: Final = tuple(kind for _, kind, _ in rows)
        self.texts: Final = tuple(text for _, _, text in rows)
        self.starts: Final[Numbers] = np.searchsorted(self.owners, np.arange(len(cards)))
        self.seen: Final[Flags] = np.array([kind == SEEN for kind in self.kinds])
        self.bank: Final[tuple[Phrase, ...]] = phrases(language)
        self._index()
        own = embed is None and encoder.is_installed()
        self._embed = _installed if own else embed
        # What other embeddings make of a deck is not worth keeping, nor is a small one.
        self.key: Final = self._key() if embed is None and len(self.texts) >= _LARGE else None
        """Names what can be worked out from all this, between runs; None: nothing is kept."""
        self._vectors = self._known_vectors()
        self._heard: dict[str, Matrix] = {}
        self._lock = threading.Lock()
        chosen = np.linspace(0, len(self.bank) - 1, YARDSTICK).astype(np.intp)
        self.yardstick: Final[NDArray[np.float16]] = self.closeness_of_bank(chosen).astype(np.float16)
        """Some phrases of the bank × associations, exponentials already."""

    def _index(self) -> None:
        """Which associations have which stem, and how much it weighs: the fewer cards have it, the more."""
        having: defaultdict[str, set[int]] = defaultdict(set)
        places: defaultdict[str, list[int]] = defaultdict(list)
        for row, text in enumerate(self.texts):
            for stem in stems(text):
                having[stem].add(int(self.owners[row]))
                places[stem].append(row)
        self._weights = {stem: float(np.log(1 + len(self.cards) / len(owners))) for stem, owners in having.items()}
        self._unknown = float(np.log(1 + len(self.cards)))
        self._places = {stem: np.array(rows, dtype=np.intp) for stem, rows in places.items()}
        lengths = [sum(self._weights[stem] ** 2 for stem in stems(text)) for text in self.texts]
        self._lengths: Matrix = np.sqrt(np.maximum(np.array(lengths, dtype=np.float32), 1e-6))

    def span(self, card: int) -> tuple[int, int]:
        """The rows of a card: from, and up to."""
        last = len(self.texts) if card + 1 == len(self.cards) else int(self.starts[card + 1])
        return int(self.starts[card]), last

    def _key(self) -> str:
        parts = (msgspec.json.encode(self.cards), msgspec.json.encode(self.bank), self.language.encode())
        return cache.key_of((*parts, encoder.fingerprint() if encoder.is_installed() else b""))

    def _known_vectors(self) -> Vectors | None:
        """Of all associations, then of the bank; None without an encoder."""
        if self._embed is None:
            return None
        if self.key is None:
            return Vectors(**self._embedded())
        return Vectors(**cache.kept(f"vectors-{self.language}", self.key, self._embedded, self._fits))

    def _fits(self, arrays: cache.Arrays) -> bool:
        count = len(self.texts) + len(self.bank)
        return {name: array.shape[0] for name, array in arrays.items()} == {"rows": count, "scales": count}

    def _embedded(self) -> cache.Arrays:
        """One row a text, in bytes: a deck and language are about 6 MB."""
        assert self._embed is not None
        texts = [*self.texts, *(phrase.text for phrase in self.bank)]
        rows, scales = [], []
        for first in range(0, len(texts), _BATCH):
            some = self._embed([text.casefold() for text in texts[first : first + _BATCH]])
            scale = np.maximum(np.abs(some).max(axis=1), np.float32(1e-6)) / np.float32(127)
            rows.append(np.round(some / scale[:, None]).astype(np.int8))
            scales.append(scale.astype(np.float32))
        return {"rows": np.concatenate(rows), "scales": np.concatenate(scales)}

    # ── Comparing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def nearness_of(self, clue: str) -> Matrix:
        """One clue against every association: about 1 if they say the same, about 0 if nothing alike."""
        key = folded(clue)
        with self._lock:
            known = self._heard.get(key)
        if known is None:
            vectors = None if self._embed is None else self._embed([clue.casefold()])
            known = self._nearness([clue], vectors)[0]
            with self._lock:
                if len(self._heard) >= _HEARD:
                    self._heard.clear()
                self._heard[key] = known
        return known

    def nearness_of_rows(self, rows: Sequence[int] | Numbers) -> Matrix:
        """Associations as clues, against every association."""
        vectors = None if self._vectors is None else self._vectors.wide(rows)
        return self._nearness([self.texts[row] for row in rows], vectors)

    def closeness_of_bank(self, numbers: Sequence[int] | Numbers) -> Matrix:
        """Phrases of the bank as clues: exponentials of their nearness."""
        places = np.asarray(numbers, dtype=np.intp) + len(self.texts)
        vectors = None if self._vectors is None else self._vectors.wide(places)
        return closeness(self._nearness([self.bank[number].text for number in numbers], vectors))

    def _nearness(self, clues: Sequence[str], vectors: Matrix | None) -> Matrix:
        near = np.zeros((len(clues), len(self.texts)), dtype=np.float32)
        if vectors is not None:
            assert self._vectors is not None
            with encoder.one_thread():
                for first in range(0, len(self.texts), _ROWS):
                    some = slice(first, min(first + _ROWS, len(self.texts)))
                    np.matmul(vectors, self._vectors.wide(some).T, out=near[:, some])
        for number, clue in enumerate(clues):
            said = [(stem, self._weights.get(stem, self._unknown)) for stem in stems(clue)]
            length = np.sqrt(sum(weight**2 for _, weight in said)) or 1.0
            for stem, weight in said:
                rows = self._places.get(stem)
                if rows is not None:
                    near[number, rows] += np.float32(WORDS * weight**2 / length) / self._lengths[rows]
        return near


class Vectors(msgspec.Struct, frozen=True, eq=False):
    """Embeddings in bytes: what is lost is far less than what two people differ by."""

    rows: Bytes
    scales: Matrix

    def wide(self, places: slice | Sequence[int] | Numbers) -> Matrix:
        """Some of them as numbers to reckon with."""
        result: Matrix = self.rows[places].astype(np.float32) * self.scales[places][:, None]
        return result


def _installed(texts: list[str]) -> Matrix:
    """The installed encoder, which is loaded when somebody says something that is not written anywhere."""
    return encoder.encoder().passing(texts)


def closeness(nearness: Matrix) -> Matrix:
    """What a soft maximum adds up."""
    result: Matrix = np.exp(np.float32(SHARPNESS) * (nearness - 1))
    return result


def _told(card: CardWords) -> list[tuple[str, str]]:
    seen = [(SEEN, text) for text in (card.caption, *card.moods) if text] or [(SEEN, "?")]
    return [*seen, *card.associations]


_making: Final = threading.Lock()
_kept: Final[list[Lore]] = []


def lore(cards: tuple[CardWords, ...], language: str) -> Lore:
    """The lore of a deck and language, made on first use (a few seconds, or a file is read) and kept."""
    with _making:  # two threads shall not make the same one
        for known in _kept:
            # The same tuple, or one of the same cards: comparing them is quick, hashing all their words is not.
            if known.language == language and (known.cards is cards or known.cards == cards):
                return known
        made = Lore(cards, language)
        _kept[:] = [made, *_kept][:_MOST]
        return made
