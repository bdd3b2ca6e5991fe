"""How much anyone may ask: buckets that fill up again with time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from lapin.limits import MOST_BUCKETS


class Bucket:
    """Holds up to `size` and gains `rate` a second. A rate of 0 means no limit."""

    __slots__ = ("_at", "_level", "_now", "rate", "size")

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self._now = now
        self._level = size
        self._at = now()

    def _fill(self) -> float:
        now = self._now()
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level

    def has(self, amount: float = 1.0) -> bool:
        """Is there so much?"""
        return self.rate <= 0 or self._fill() >= amount

    def take(self, amount: float = 1.0) -> bool:
        """Take it if it is there."""
        if self.rate <= 0:
            return True
        if self._fill() < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket per key, such as an address."""

    def __init__(self, rate: float, size: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._size = size
        self._now = now
        self._held: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The key's bucket."""
        bucket = self._held.get(key)
        if bucket is None:
            bucket = self._held[key] = Bucket(self._rate, self._size, self._now)
            if len(self._held) > MOST_BUCKETS:
                self._held.popitem(last=False)
        else:
            self._held.move_to_end(key)
        return bucket


class Counted:
    """How many of something each key has at once. A most of 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """One more, if there may be."""
        if self._most and self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def count(self, key: str) -> int:
        """How many there are."""
        return self._held[key]

    def give_back(self, key: str) -> None:
        """One less."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
