"""A room's log: written first, told after.

Whatever is to happen is decided against the newest state, appended to the store, and only then true. A room has one
owner at a time (docs/decisions/0007), so nobody else writes its log meanwhile. That this is so is not believed but
checked by the store with every entry: one that does not continue the log raises `VersionConflict`, and whoever finds
that out lets the room go.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from lapin.rooms.decide import Decision
from lapin.rooms.errors import AlreadyDone, CannotSave, CodeTaken, RoomGone, StoreError, VersionConflict
from lapin.rooms.events import RoomEvent, decode_room_events, encode_room_events
from lapin.rooms.forgetting import forget
from lapin.rooms.history import facts_of, index_of
from lapin.rooms.ids import RoomId, SessionId, Version
from lapin.rooms.ports import Clock, EventStore, Record, RoomIndex
from lapin.rooms.state import RoomState, evolve_room_all

RETRY_FIRST: Final = 0.25
RETRY_LAST: Final = 2.0
"""Seconds between attempts to save while the disk fails."""

T = TypeVar("T")
Decide = Callable[[RoomState], Decision]
Outcome: TypeAlias = Mapping[str, Any] | Exception
"""What the acknowledgement of a command says, or why it was not done."""
Done = Callable[[Outcome], None]
Happened = Callable[[tuple[RoomEvent, ...], int], None]
"""Called with events that are on the disk, and when they were written."""


def command_key(session: SessionId, command: str) -> str:
    """A command's id as the log keeps it. Ids belong to their session, so nobody can use up another's."""
    return f"{_shortened(session)}:{command}"


@lru_cache(maxsize=65536)
def _shortened(session: SessionId) -> str:
    return hashlib.sha256(session.encode()).hexdigest()[:16]


class Journal:
    """The log of one room, and the state it amounts to."""

    def __init__(
        self,
        room: RoomId,
        store: EventStore,
        clock: Clock,
        happened: Happened,
        trouble: Callable[[str | None], None],
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._room = room
        self._store = store
        self._clock = clock
        self._happened = happened
        self._trouble = trouble
        self._start = start
        self._state: RoomState | None = None
        self._written: list[bytes] = []
        """The log, as it was written: bytes are small, and the garbage collector need not walk through them."""
        self._done: dict[str, Mapping[str, Any]] = {}

    @property
    def state(self) -> RoomState:
        """The newest state."""
        assert self._state is not None, "the room is not loaded"
        return self._state

    @property
    def version(self) -> Version:
        """How many entries the log has."""
        return Version(len(self._written))

    def entries(self) -> Iterator[tuple[RoomEvent, ...]]:
        """The whole log, entry by entry."""
        return map(decode_room_events, self._written)

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        await self._catch_up()
        return self._state is not None

    async def open(self, events: tuple[RoomEvent, ...], index: RoomIndex) -> None:
        """The first entry of a new room; raises CodeTaken."""
        record = Record(Version(1), self._clock.now(), None, encode_room_events(events))
        await self._store.append(self._room, record, index)
        self._apply(record, events)

    def write(self, key: str | None, decide: Decide, done: Done) -> Outcome | None:
        """Decide, append, evolve, tell; one at a time. Returns the outcome, or `None` while the store is at it: then
        `done` is called with the outcome later. An entry that is written has no task of its own.

        The outcome is what the sender is told, what `decide` raises, `RoomGone` if the room was deleted, or
        `VersionConflict` if it has another owner.
        """
        if key is not None and key in self._done:
            return self._done[key]  # look before deciding: a resent command is acknowledged again
        try:
            decision = decide(self.state)
            if decision.forgets is not None:
                self._start(self._finish(self._forgotten(key, decision, decision.forgets), done))
                return None
            if not decision.events:
                return decision.facts
            record = Record(Version(self.version + 1), self._clock.now(), key, encode_room_events(decision.events))
            writing = asyncio.ensure_future(self._store.append(self._room, record, index_of(decision.events)))
        except Exception as refusal:
            return refusal
        writing.add_done_callback(lambda written: self._appended(written, record, decision, decide, done))
        return None

    def _appended(
        self, written: asyncio.Future[None], record: Record, decision: Decision, decide: Decide, done: Done
    ) -> None:
        trouble = RoomGone() if written.cancelled() else written.exception()
        if trouble is None:
            outcome: Outcome = decision.facts
            try:
                self._apply(record, decision.events, decision.facts, decision.after)
            except Exception as error:
                outcome = error
            done(outcome)
        elif isinstance(trouble, AlreadyDone | CannotSave | CodeTaken):
            self._start(self._finish(self._again(trouble, record.command, decide, done), done))
        else:
            assert isinstance(trouble, Exception)
            done(trouble)

    async def _again(self, trouble: StoreError, key: str | None, decide: Decide, done: Done) -> Outcome | None:
        """Find out what the store has, and try again. After `CodeTaken` deciding again is enough: another is drawn."""
        before = self.version
        if isinstance(trouble, CannotSave):
            # Unknown, not lost: it may be there. Read what there is, and try again until it works.
            await self.patiently(self._catch_up, trouble)
        elif isinstance(trouble, AlreadyDone):
            await self._catch_up()
            if self.version == before:
                raise VersionConflict  # in the log, but not in what continues ours
        return self.write(key, decide, done)

    async def _finish(self, work: Awaitable[Outcome | None], done: Done) -> None:
        """What takes longer than an entry; whoever asked is answered whatever becomes of it."""
        outcome: Outcome | None = RoomGone()  # unless it comes to its end
        try:
            outcome = await work
        except Exception as error:
            outcome = error
        finally:
            if outcome is not None:
                done(outcome)

    async def _forgotten(self, key: str | None, decision: Decision, session: SessionId) -> Outcome:
        await self._forget(key, decision.events, session)
        return decision.facts

    async def _forget(self, key: str | None, events: tuple[RoomEvent, ...], session: SessionId) -> None:
        """Write the log without somebody's words, and read it anew: nothing of them stays in memory either."""
        log = tuple(self.entries())
        without = await asyncio.to_thread(forget, log, session)  # a long log takes a second
        bodies = {
            Version(number): encode_room_events(entry)
            for number, (entry, before) in enumerate(zip(without.log, log, strict=True), 1)
            if entry != before
        }
        if not bodies and not events:
            return  # they were never here
        news = (*events, without.told)
        record = Record(Version(self.version + 1), self._clock.now(), key, encode_room_events(news))
        try:
            await self._store.rewrite(self._room, record, bodies, session)
        except CannotSave as error:  # it may be there all the same
            await self.patiently(self._read_anew, error)
            if self.version < record.version:
                await self._forget(key, events, session)
            return
        await self.patiently(self._read_anew)

    async def _read_anew(self) -> None:
        records = await self._store.since(self._room, Version(0))
        known = self.version
        self._state, self._written, self._done = None, [], {}
        for record in records:
            self._take(record, decode_room_events(record.body))
        for record in records[known:]:
            self._happened(decode_room_events(record.body), record.at)

    async def patiently(self, work: Callable[[], Awaitable[T]], failed: CannotSave | None = None) -> T:
        """Do something with the store, again and again while the disk fails; everyone is told that it does."""
        delay = RETRY_FIRST
        while True:
            if failed is not None:
                self._trouble(str(failed))
                await self._clock.sleep(delay)
                delay = min(delay * 2, RETRY_LAST)
            try:
                answer = await work()
            except CannotSave as error:
                failed = error
            else:
                self._trouble(None)
                return answer

    async def _catch_up(self) -> None:
        for record in await self._store.since(self._room, self.version):
            if record.version != self.version + 1:
                raise VersionConflict
            self._apply(record, decode_room_events(record.body))

    def _apply(
        self,
        record: Record,
        events: tuple[RoomEvent, ...],
        facts: Mapping[str, Any] | None = None,
        after: RoomState | None = None,
    ) -> None:
        self._take(record, events, facts, after)
        self._happened(events, record.at)

    def _take(
        self,
        record: Record,
        events: tuple[RoomEvent, ...],
        facts: Mapping[str, Any] | None = None,
        after: RoomState | None = None,
    ) -> None:
        self._state = evolve_room_all(self._state, events) if after is None else after
        self._written.append(record.body)
        if record.command is not None:
            self._done[record.command] = facts_of(events) if facts is None else facts
