"""What must happen later in a room: the end of a phase, and another host when the host is away.

Deadlines are stored as times of day, which may jump; here they are put on the clock that never does. Nothing runs in a
room where nobody is: a game left alone for a month is as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Clock, Handle
from lapin.rooms.state import RoomState
from lapin.rooms.timers import GRACE_MS, REVEAL_MS
from lapin.rooms.view import ClockView, Status

HOST_ABSENCE: Final = 45.0
"""Seconds without any device of the host before the role moves on."""


class Alarms:
    """The deadlines of one room. `reveals`: whether people are given time to watch a reveal."""

    def __init__(
        self, clock: Clock, time_up: Callable[[], None], host_vanished: Callable[[], None], reveals: bool
    ) -> None:
        self._clock = clock
        self._time_up = time_up
        self._host_vanished = host_vanished
        self._reveals = reveals
        self._closes: float | None = None
        self._revealed = 0.0
        self._closing: Handle | None = None
        self._closing_at: float | None = None
        self._host_watch: Handle | None = None
        self._stands_since: float | None = None

    def set(self, state: RoomState, since: int) -> None:
        """Deadlines that were written just now: as long as they say."""
        stood = self.stand_still(False)
        clock, mono = state.clock, self._clock.monotonic()
        self._closes = None if clock.closes_at is None else mono + (clock.closes_at - since) / 1000
        if clock.reveal_until is not None and self._reveals:
            self._revealed = mono + (clock.reveal_until - since) / 1000
        self.stand_still(stood)

    def restore(self, state: RoomState) -> None:
        """Deadlines that were read from the log: what the time of day says is left of them.

        At least a grace and at most the phase's whole length, whatever happened to the time of day meanwhile.
        """
        clock, now, mono = state.clock, self._clock.now(), self._clock.monotonic()
        self._closes = None
        if clock.closes_at is not None:
            left = min(max(clock.closes_at - now, GRACE_MS), (clock.length or 0) + REVEAL_MS)
            self._closes = mono + left / 1000
        reveal = 0 if clock.reveal_until is None else min(max(clock.reveal_until - now, 0), REVEAL_MS)
        self._revealed = mono + reveal / 1000 if self._reveals else mono

    def give_grace(self) -> bool:
        """Somebody comes back to an empty room and finds time to look around; did that change a deadline?"""
        if self._closes is None:
            return False
        before = self._closes
        self._closes = max(before, self._clock.monotonic() + GRACE_MS / 1000)
        return self._closes != before

    def stand_still(self, still: bool) -> bool:
        """Let no time run while somebody reads how to play, or let it run on from there; did it stand?"""
        since, mono = self._stands_since, self._clock.monotonic()
        if still and since is None:
            self._stands_since = mono
        elif not still and since is not None:
            self._stands_since = None
            self._revealed += mono - since
            if self._closes is not None:
                self._closes += mono - since
        return since is not None

    def end_reveal(self) -> None:
        """Everyone has seen it: nobody waits for its end."""
        self._revealed = self._now()

    def _now(self) -> float:
        return self._clock.monotonic() if self._stands_since is None else self._stands_since

    def reveal_left(self) -> float:
        """Seconds that the last round is still being revealed."""
        return max(0.0, self._revealed - self._now())

    def view(self, state: RoomState) -> ClockView:
        """What is left of the phase, how long it is, and what is left of the reveal."""
        if state.paused:
            return ClockView(state.clock.left, state.clock.length, 0, stands=True)
        reveal = round(self.reveal_left() * 1000)
        stands = self._stands_since is not None
        if self._closes is None:
            return ClockView(None, None, reveal, stands)
        left = max(0, round((self._closes - self._now()) * 1000))
        return ClockView(left, state.clock.length, reveal, stands)

    def arm(self, state: RoomState, here: frozenset[SessionId]) -> None:
        """Make sure that what must happen later will."""
        if not here:
            self.disarm()
            return
        runs = not state.paused and self._stands_since is None and state.status is Status.PLAYING
        closes = self._closes if runs else None
        if closes != self._closing_at or (closes is not None and self._closing is None):
            if self._closing is not None:
                self._closing.cancel()
            self._closing_at = closes
            self._closing = None
            if closes is not None:
                self._closing = self._clock.later(max(0.0, closes - self._clock.monotonic()), self._ring)
        self._watch_host(state, here)

    def disarm(self) -> None:
        """Nothing will happen any more."""
        for waiting in (self._closing, self._host_watch):
            if waiting is not None:
                waiting.cancel()
        self._closing = self._host_watch = self._closing_at = None

    def _ring(self) -> None:
        self._closing = None
        self._time_up()

    def _watch_host(self, state: RoomState, here: frozenset[SessionId]) -> None:
        if state.host in here or not any(taken.holder in here for taken in state.seats):
            if self._host_watch is not None:
                self._host_watch.cancel()
                self._host_watch = None
        elif self._host_watch is None:
            self._host_watch = self._clock.later(HOST_ABSENCE, self._host_gone)

    def _host_gone(self) -> None:
        self._host_watch = None
        self._host_vanished()
