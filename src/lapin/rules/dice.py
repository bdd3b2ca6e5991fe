"""Dice that anybody can check (R9.5).

Every random choice of a game comes from one secret of 32 bytes and a label that says what the choice is for. What is
shown before the first card is dealt binds the secret, the order in which the deck came to the dice, and which picture
each card is; all three are known once the game is over, and then anyone can draw every choice again. A choice is made
of 64-bit words of SHAKE-256(secret ‖ label), reduced modulo the number of possibilities: with a hundred cards the bias
is below 2⁻⁵⁷.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SECRET_BYTES: Final = 32
_WORD: Final = 8


def commitment(secret: bytes, deck: Sequence[str] = (), pictures: str | None = None) -> str:
    """What is shown before the first card is dealt. Without `pictures`, as the first games did: of the secret alone."""
    if pictures is None:
        return hashlib.sha256(secret).hexdigest()
    return hashlib.sha256(b"\n".join([secret.hex().encode(), pictures.encode(), *map(str.encode, deck)])).hexdigest()


def pictures_digest(pictures: Mapping[str, str]) -> str:
    """Which picture each card is, as one number to be bound by."""
    lines = sorted(f"{card}={picture}" for card, picture in pictures.items())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def shuffle(secret: bytes, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """Fisher–Yates from the last place down to the first."""
    cards = list(items)
    stream = hashlib.shake_256(secret + label.encode()).digest(len(cards) * _WORD)
    for place in range(len(cards) - 1, 0, -1):
        word = int.from_bytes(stream[place * _WORD : place * _WORD + _WORD], "big")
        other = word % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def choose(secret: bytes, label: str, items: Sequence[T]) -> T:
    """One of the items."""
    return items[int.from_bytes(hashlib.shake_256(secret + label.encode()).digest(_WORD), "big") % len(items)]
