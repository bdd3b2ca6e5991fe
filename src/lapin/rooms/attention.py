"""What people look at that a game waits for: how to play, and the last round's reveal. None of it is stored.

Whoever reads how to play stops bots and clocks, so that a newcomer's first turn is not played over their head; but only
for a while, so that nobody can keep a table from playing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from lapin.limits import MOST_READING
from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Clock, Handle


class Attention:
    """Who reads, and who has seen the reveal. `changed`: somebody's time to read is over."""

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self._changed = changed
        self._reading: dict[SessionId, tuple[float, Handle]] = {}
        self._left: dict[SessionId, float] = {}
        self._seen: set[SessionId] = set()
        self._moment: object = None

    @property
    def reading(self) -> frozenset[SessionId]:
        """Who is being waited for."""
        return frozenset(self._reading)

    def read(self, session: SessionId) -> None:
        """Somebody begins to read how to play."""
        left = self._left.get(session, MOST_READING)
        if session not in self._reading and left > 0:
            handle = self._clock.later(left, partial(self._too_long, session))
            self._reading[session] = (self._clock.monotonic(), handle)

    def stop(self, session: SessionId) -> None:
        """They have read it, or are gone."""
        if session in self._reading:
            since, handle = self._reading.pop(session)
            handle.cancel()
            self._left[session] = self._left.get(session, MOST_READING) - (self._clock.monotonic() - since)

    def keep(self, here: Iterable[SessionId]) -> None:
        """Only these are still here."""
        for session in self._reading.keys() - set(here):
            self.stop(session)

    def saw(self, session: SessionId, moment: object) -> frozenset[SessionId]:
        """Somebody has seen the reveal of this moment; returns all who have."""
        if moment != self._moment:
            self._moment = moment
            self._seen.clear()
        self._seen.add(session)
        return frozenset(self._seen)

    def _too_long(self, session: SessionId) -> None:
        self.stop(session)
        self._left[session] = 0.0
        self._changed()
