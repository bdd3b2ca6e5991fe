"""Notices connections that are not there any more: half-open ones, deaf ones, ones that never say hello."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from lapin.limits import LOOK_EVERY


class Watched(Protocol):
    """A connection."""

    def look(self) -> bool:
        """See whether it is alive; False when it need not be looked at again."""
        ...


class Keepalive:
    """One timer for all connections: every one is looked at in its turn."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._due: deque[tuple[float, Watched]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, connection: Watched) -> None:
        """Look at it from now on."""
        self._due.append((self._monotonic() + LOOK_EVERY, connection))
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        self._timer = None
        now = self._monotonic()
        while self._due and self._due[0][0] <= now:
            _, connection = self._due.popleft()
            if connection.look():
                self._due.append((now + LOOK_EVERY, connection))
        if self._due:
            wait = max(0.05, self._due[0][0] - now)
            self._timer = asyncio.get_running_loop().call_later(wait, self._look)

    def stop(self) -> None:
        """Look at nothing any more."""
        self._due.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
