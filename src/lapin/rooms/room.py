"""A room: one writer over one log. Write first, then acknowledge, then tell the others.

People, bots and timers come in by the same door: each proposes something, `_write` decides on it against the newest
state, appends it to the log and only then lets anyone know. Connections are told by `wake` alone and fetch the newest
view themselves, so a slow one gets fewer views and never an old one.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any, Final, Protocol

import msgspec

from lapin.rooms.commands import Play, RoomCommand
from lapin.rooms.decide import (
    Decision,
    World,
    decide_bot_move,
    decide_host_vanished,
    decide_move,
    decide_room,
    decide_time_up,
)
from lapin.rooms.errors import AlreadyDone, CannotSave, CodeTaken, Refusal, VersionConflict
from lapin.rooms.events import (
    ClockSet,
    CodeChanged,
    GameDealt,
    GamePlayed,
    Kicked,
    LobbyReopened,
    MoveLinkMade,
    Paused,
    PersonSeated,
    Resumed,
    RoomEvent,
    RoomOpened,
    SeatMoved,
    decode_room_events,
    encode_room_events,
)
from lapin.rooms.ids import RecordingId, RoomId, SessionId, Version, shown
from lapin.rooms.ports import (
    BotKnowledge,
    Broker,
    Chance,
    Clock,
    Company,
    EventStore,
    Handle,
    Library,
    Record,
    RoomIndex,
)
from lapin.rooms.state import Game, RoomState, evolve_room_all
from lapin.rooms.timers import GRACE_MS, REVEAL_MS
from lapin.rooms.view import RoomView, SeatKind, SeatView, Status
from lapin.rules.commands import ActFor, Command, GiveClue, Intent, PerformedClue, RecordedClue
from lapin.rules.errors import RulesError
from lapin.rules.events import CardsHandedIn, ClueGiven, Event, HandsDealt, HandsRefilled, VoteCast
from lapin.rules.ids import CardId, Seat
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import OwnView, own_view, project, public_view, redact_all
from lapin.rules.rulesets import RULESETS
from lapin.rules.state import Phase

HOST_ABSENCE: Final = 45.0
"""Seconds without any device of the host before the role moves on."""
CLAIM_COURTESY: Final = 12.0
"""Seconds that bots leave people to claim the first turn."""
RETRY_FIRST: Final = 0.25
RETRY_LAST: Final = 2.0
"""Seconds between attempts to save while the disk fails."""
MOST_CONNECTIONS: Final = 300
"""Devices in one room, players included."""
MOST_SPECTATORS: Final = 200
"""Devices that only look on: however many come, players find a place."""
MOST_OF_ONE: Final = 20
"""Tabs and devices of one session in one room."""
MOST_EVENTS_SENT: Final = 300
"""A connection that lacks more than this many events gets the last of them; its view is whole anyway."""
RECENT: Final = 4
"""Entries that are kept as they are; older ones are read from their bytes by whoever comes back."""

_WINDS: Final = (ClockSet, Paused, Resumed, GameDealt, LobbyReopened)
_OF_THE_GAME: Final = (GamePlayed, ClockSet)
"""What changes nothing of the room itself while a game is on."""
_NOTHING_NEW: Final = msgspec.Raw(b"[]")
_NO_FACTS: Final[Mapping[str, Any]] = {}

_log = logging.getLogger("lapin.rooms")
_encode = msgspec.json.Encoder().encode


class Services(msgspec.Struct, frozen=True):
    """What all rooms of a process share."""

    store: EventStore
    broker: Broker
    clock: Clock
    chance: Chance
    company: Company
    library: Library
    thinking: Executor
    """Where bots think."""
    bot_pace: float = 1.0
    """1.0: as people; 0: at once."""


class Listener(Protocol):
    """A connection. It is told that there is something new, never what."""

    @property
    def session(self) -> SessionId:
        """Whose it is."""
        ...

    @property
    def watches(self) -> bool:
        """A table screen: counts as a spectator even when its session has seats."""
        ...

    def wake(self) -> None:
        """There is something new to fetch."""
        ...

    def dismiss(self, code: str) -> None:
        """Go away, and why."""
        ...


class Shared(msgspec.Struct, frozen=True):
    """What all connections get alike, encoded once."""

    room: msgspec.Raw
    game: msgspec.Raw
    cards: frozenset[CardId]
    """The cards that everyone sees."""


class News(msgspec.Struct, frozen=True):
    """What happened since a version."""

    events: tuple[Event, ...]
    concerned: frozenset[Seat]
    """Who knows more of it than everyone does."""
    encoded: dict[tuple[Seat, ...], msgspec.Raw]
    """As the holders of some seats may know it; no seats: as everyone may."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: as it is written, and what it says."""

    at: int
    body: bytes
    events: tuple[RoomEvent, ...]


class Room:
    """A room in memory. Made by `RoomRegistry`."""

    def __init__(self, services: Services, room: RoomId) -> None:
        self.id = room
        self._services = services
        self._state: RoomState | None = None
        self._written: list[bytes] = []
        """The log, as it was written: bytes are small, and the garbage collector need not walk through them."""
        self._recent: deque[tuple[RoomEvent, ...]] = deque(maxlen=RECENT)
        self._done: dict[str, Mapping[str, Any]] = {}
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._present: frozenset[SessionId] | None = None
        self._trouble = False
        self._told = 0
        """Counts whatever changes a view, so that it is encoded once for all."""
        self._shared: tuple[int, Shared] | None = None
        self._shown: msgspec.Raw | None = None
        """The room as everyone sees it, until something of it changes."""
        self._seats: dict[SessionId, tuple[Seat, ...]] = {}
        self._news: dict[Version, News] = {}
        self._plans: dict[tuple[int, int, Phase, Seat], Handle] = {}
        self._thinking: set[Seat] = set()
        self._prepared: tuple[str, str] | None = None
        self._closing: Handle | None = None
        self._host_watch: Handle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closes: float | None = None
        """When the phase closes and the reveal ends, by the clock that never jumps."""
        self._revealed: float = 0.0
        self.idle_since: float = services.clock.monotonic()

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> RoomState:
        """The newest state."""
        assert self._state is not None, "the room is not loaded"
        return self._state

    @property
    def version(self) -> Version:
        """How many entries the log has."""
        return Version(len(self._written))

    @property
    def trouble(self) -> bool:
        """Nothing can be saved right now."""
        return self._trouble

    @property
    def told(self) -> int:
        """Counts whatever changes a view."""
        return self._told

    def log(self) -> Iterator[tuple[RoomEvent, ...]]:
        """The whole log, entry by entry."""
        return map(decode_room_events, self._written)

    @property
    def is_busy(self) -> bool:
        """Somebody is connected, or something is being written."""
        return bool(self._listeners) or self._lock.locked() or bool(self._tasks)

    @property
    def connections(self) -> int:
        """How many devices are connected."""
        return len(self._listeners)

    def admits(self, session: SessionId) -> bool:
        """May this session come in? Banned ones may not, and nobody new while the room is locked."""
        state = self.state
        if session in state.banned:
            return False
        known = session == state.host or session in state.guests or bool(state.seats_of(session))
        return known or not state.locked

    def has_place_for(self, session: SessionId) -> bool:
        """Is there a place for one more device of this session? Those who look on cannot keep players out."""
        if sum(1 for one in self._listeners if one.session == session) >= MOST_OF_ONE:
            return False
        if session == self.state.host or self.seats_of(session):
            return len(self._listeners) < MOST_CONNECTIONS
        return self.spectators() < MOST_SPECTATORS and len(self._listeners) < MOST_CONNECTIONS

    def shared(self) -> Shared:
        """The room and the table as everyone sees them."""
        if self._shared is None or self._shared[0] != self._told:
            game = self.state.game
            table = b"null" if game is None else _encode(public_view(game.state))
            cards = frozenset[CardId]() if game is None else frozenset(visible_cards(game, ()))
            if self._shown is None:
                self._shown = msgspec.Raw(_encode(self.view()))
            self._shared = (self._told, Shared(self._shown, msgspec.Raw(table), cards))
        return self._shared[1]

    def seats_of(self, session: SessionId) -> tuple[Seat, ...]:
        """All seats this session holds."""
        found = self._seats.get(session)
        if found is None:
            found = self._seats[session] = self.state.seats_of(session)
        return found

    def view(self) -> RoomView:
        """The room as everyone in it sees it."""
        state = self.state
        here = self.present()
        host_seats = state.seats_of(state.host)
        return RoomView(
            room=state.room,
            code=state.code,
            name=state.name,
            status=state.status,
            game_number=len(state.games),
            edition=state.edition,
            mode=state.mode,
            options=state.options,
            seat_limits=RULESETS[state.edition, state.mode].seat_counts,
            timers=state.timers,
            deck=state.deck,
            language=state.language,
            host=host_seats[0] if host_seats else None,
            locked=state.locked,
            paused=state.paused,
            chat=state.chat,
            reactions=state.reactions,
            seats=tuple(
                [
                    SeatView(
                        seat=taken.seat,
                        name=taken.name,
                        rabbit=taken.rabbit,
                        kind=taken.kind,
                        level=taken.bot.level if taken.bot is not None else None,
                        present=taken.kind is SeatKind.BOT or (taken.holder in here),
                        played_by_bot=taken.kind is SeatKind.PERSON and taken.bot is not None,
                        free=taken.is_free,
                    )
                    for taken in state.seats
                ]
            ),
            spectators=self.spectators(),
            talk=state.talk,
            saving=not self._trouble,
        )

    def own_views(self, seats: tuple[Seat, ...]) -> tuple[OwnView, ...]:
        """What the holder of these seats knows besides."""
        game = self.state.game
        return () if game is None else tuple([own_view(game.state, seat) for seat in seats])

    def events_for(self, seats: tuple[Seat, ...], since: Version) -> msgspec.Raw:
        """What happened in the game on the table after a version, as the holder of these seats may know it."""
        game = self.state.game
        if game is None or since >= self.version:
            return _NOTHING_NEW
        news = self._news.get(since)
        if news is None:
            news = self._news[since] = self._since(since)
        knowing = () if news.concerned.isdisjoint(seats) else seats
        encoded = news.encoded.get(knowing)
        if encoded is None:
            encoded = news.encoded[knowing] = msgspec.Raw(_encode(redacted(game, news.events, knowing)))
        return encoded

    def _since(self, since: Version) -> News:
        missing = self.version - since
        recent = list(self._recent)[-missing:]
        events: list[Event] = []
        for entry in recent if len(recent) == missing else map(decode_room_events, self._written[since:]):
            for event in entry:
                if isinstance(event, GameDealt):
                    events = list(event.events)
                elif isinstance(event, GamePlayed):
                    events.extend(event.events)
        sent = tuple(events[-MOST_EVENTS_SENT:])
        seats = [taken.seat for taken in self.state.seats]
        return News(sent, frozenset([seat for event in sent for seat in _concerned(event, seats)]), {})

    def closes_in(self) -> tuple[int | None, int | None, int]:
        """Milliseconds until the phase closes, its length, and what is left of the reveal."""
        state, clock = self.state, self._services.clock
        now = clock.monotonic()
        reveal = max(0, round((self._revealed - now) * 1000))
        if state.paused:
            return state.clock.left, state.clock.length, 0
        if self._closes is None:
            return None, None, reveal
        return max(0, round((self._closes - now) * 1000)), state.clock.length, reveal

    def present(self) -> frozenset[SessionId]:
        """Sessions with a device connected."""
        if self._present is None:
            self._present = frozenset([listener.session for listener in self._listeners])
        return self._present

    def spectators(self) -> int:
        """Devices that only look on."""
        state = self.state
        return sum(1 for one in self._listeners if one.watches or not state.seats_of(one.session))

    # ── Connections ───────────────────────────────────────────────────────────────────────────────────────────────

    def join(self, listener: Listener) -> None:
        """A device is here. Dropped is not left: its seat was kept."""
        if listener in self._listeners:
            listener.wake()
            return
        was_empty = not self._listeners
        self._listeners.add(listener)
        self._present = None
        if was_empty and self._closes is not None:  # whoever comes back finds time to look around
            self._closes = max(self._closes, self._services.clock.monotonic() + GRACE_MS / 1000)
        self._changed()

    def leave(self, listener: Listener) -> None:
        """A device is gone; whoever it was keeps the seat."""
        if listener in self._listeners:
            self._listeners.discard(listener)
            self._present = None
            self.idle_since = self._services.clock.monotonic()
            self._changed()

    def close(self, code: str) -> None:
        """The room leaves memory: nothing of it runs any more."""
        for listener in tuple(self._listeners):
            listener.dismiss(code)
        self._listeners.clear()
        self._present = None
        self._disarm()
        for task in self._tasks:
            task.cancel()

    def _changed(self, *, only_the_game: bool = False) -> None:
        self._told += 1
        if not only_the_game:
            self._shown = None
            self._seats.clear()
        for listener in tuple(self._listeners):
            listener.wake()
        self._arm()

    # ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        await self._catch_up()
        return self._state is not None

    async def open(self, event: RoomOpened, more: tuple[RoomEvent, ...]) -> None:
        """The first entry of a new room; raises CodeTaken."""
        events = (event, *more)
        record = Record(Version(1), self._services.clock.now(), None, encode_room_events(events))
        await self._services.store.append(self.id, record, RoomIndex(code=event.code))
        self._apply(Entry(record.at, record.body, events), None)

    async def submit(self, session: SessionId, command: RoomCommand) -> Mapping[str, Any]:
        """Do what a person asks; whoever asks may vanish meanwhile: what was begun is finished."""
        return await asyncio.shield(self.start(self.do(session, command)))

    async def do(self, session: SessionId, command: RoomCommand) -> Mapping[str, Any]:
        """Do what a person asks, in a task that `start` began, so that it comes to its end.

        Returns what the acknowledgement says; raises Refusal and the rules' errors. By then everyone was told to come
        for the news, but has not come yet: an answer that is given at once goes out together with it.
        """
        key = command_key(session, command.id)
        recordings: dict[str, SessionId] = {}
        if isinstance(command, Play) and isinstance(command.intent, GiveClue):
            clue = command.intent.clue
            if isinstance(clue, RecordedClue):
                kept = await self._services.store.recording(self.id, RecordingId(clue.recording))
                recordings = {clue.recording: kept.session} if kept is not None else {}
        return await self._write(
            key, lambda state: decide_room(state, session, command, self._world(recordings=recordings))
        )

    async def move(self, session: SessionId, token: str) -> Mapping[str, Any]:
        """Another device takes the seat of a one-time link."""
        work = self._write(None, lambda state: decide_move(state, session, token, self._world()))
        return await asyncio.shield(self.start(work))

    async def heard(self, version: Version) -> None:
        """Another process says that the room is at this version."""
        if version <= self.version:
            return
        async with self._lock:
            if version > self.version:
                await self._caught_up()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task of the room's own: it lives as long as the room does, whatever becomes of who began it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, if anyone still does

    async def _write(self, key: str | None, decide: Callable[[RoomState], Decision]) -> Mapping[str, Any]:
        """One at a time: decide, append, evolve, tell. A conflict is caught up with and decided again."""
        async with self._lock:
            facts = await self._write_now(key, decide)
        await self._services.broker.publish(self.id, self.version)
        return facts

    async def _write_now(self, key: str | None, decide: Callable[[RoomState], Decision]) -> Mapping[str, Any]:
        delay = RETRY_FIRST
        while True:
            if key is not None and key in self._done:
                self._set_trouble(False)
                return self._done[key]  # look before deciding: a resent command is acknowledged again
            try:
                decision = decide(self.state)
            except (RulesError, Refusal):
                if await self._caught_up():
                    continue  # never refuse from an old state
                raise
            if not decision.events:
                return decision.facts
            record = Record(
                Version(self.version + 1), self._services.clock.now(), key, encode_room_events(decision.events)
            )
            try:
                await self._services.store.append(self.id, record, _index(decision.events))
            except (VersionConflict, AlreadyDone):
                await self._catch_up()
            except CodeTaken:
                continue  # another code is drawn
            except CannotSave as error:
                # Unknown, not lost: it may be there. Read what there is, and try again until it works.
                self._set_trouble(True, str(error))
                await self._services.clock.sleep(delay)
                delay = min(delay * 2, RETRY_LAST)
                await self._caught_up()
            else:
                entry = Entry(record.at, record.body, decision.events)
                self._apply(entry, key, decision.facts, decision.after)
                self._set_trouble(False)
                self._after(decision.events)
                return decision.facts

    async def _caught_up(self) -> bool:
        """Read what others wrote, if reading works; was there anything?"""
        before = self.version
        try:
            await self._catch_up()
        except CannotSave:
            return False
        return self.version > before

    async def _catch_up(self) -> None:
        events: list[RoomEvent] = []
        for record in await self._services.store.since(self.id, self.version):
            entry = Entry(record.at, record.body, decode_room_events(record.body))
            self._apply(entry, record.command)
            events.extend(entry.events)
        if events:
            self._rewind()
            self._after(tuple(events))

    def _apply(
        self,
        entry: Entry,
        key: str | None,
        facts: Mapping[str, Any] | None = None,
        after: RoomState | None = None,
    ) -> None:
        self._state = evolve_room_all(self._state, entry.events) if after is None else after
        self._written.append(entry.body)
        self._recent.append(entry.events)
        self._news.clear()
        if key is not None:
            self._done[key] = facts_of(entry.events) if facts is None else facts or _NO_FACTS
        if any(isinstance(event, _WINDS) for event in entry.events):
            self._wind(entry.at)

    def _after(self, events: tuple[RoomEvent, ...]) -> None:
        kicked = {event.session: event.banned for event in events if isinstance(event, Kicked)}
        for listener in [listener for listener in self._listeners if listener.session in kicked]:
            self._listeners.discard(listener)
            self._present = None
            listener.dismiss("banned" if kicked[listener.session] else "kicked")
        playing = self.state.status is Status.PLAYING
        self._changed(only_the_game=playing and all(isinstance(event, _OF_THE_GAME) for event in events))

    def _set_trouble(self, trouble: bool, why: str = "") -> None:
        if trouble is not self._trouble:
            self._trouble = trouble
            if trouble:
                _log.error("cannot save", extra={"room": shown(self.id), "why": why})
            else:
                _log.info("saving again", extra={"room": shown(self.id)})
            self._changed()

    def _world(self, recordings: Mapping[str, SessionId] | None = None) -> World:
        services = self._services
        return World(
            now=services.clock.now(),
            chance=services.chance,
            company=services.company,
            library=services.library,
            present=self.present(),
            recordings=recordings or {},
        )

    # ── Time ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _wind(self, since: int) -> None:
        """Put a deadline that was written just now on the clock that never jumps: as long as it says."""
        clock, mono = self.state.clock, self._services.clock.monotonic()
        self._closes = None if clock.closes_at is None else mono + (clock.closes_at - since) / 1000
        if clock.reveal_until is not None and self._services.bot_pace:
            self._revealed = mono + (clock.reveal_until - since) / 1000

    def _rewind(self) -> None:
        """Put a deadline that was read from the log on it: what the time of day says is left of it.

        At least a grace and at most the phase's whole length, whatever happened to the time of day meanwhile.
        """
        if self._state is None:
            return
        clock, now, mono = self.state.clock, self._services.clock.now(), self._services.clock.monotonic()
        self._closes = None
        if clock.closes_at is not None:
            left = min(max(clock.closes_at - now, GRACE_MS), (clock.length or 0) + REVEAL_MS)
            self._closes = mono + left / 1000
        reveal = 0 if clock.reveal_until is None else min(max(clock.reveal_until - now, 0), REVEAL_MS)
        self._revealed = mono + reveal / 1000 if self._services.bot_pace else mono

    def _disarm(self) -> None:
        for handle in self._plans.values():
            handle.cancel()
        self._plans.clear()
        for waiting in (self._closing, self._host_watch):
            if waiting is not None:
                waiting.cancel()
        self._closing = self._host_watch = None

    def _arm(self) -> None:
        """Make sure that what must happen later will: the phase's end, bots' moves, a new host.

        Nothing runs in a room where nobody is: a game left alone for a month is as it was.
        """
        state, clock = self.state, self._services.clock
        if not self._listeners:
            self._disarm()
            return
        if self._closing is not None:
            self._closing.cancel()
            self._closing = None
        if self._closes is not None and not state.paused and state.status is Status.PLAYING:
            self._closing = clock.later(max(0.0, self._closes - clock.monotonic()), self._time_up)
        self._watch_host()
        self._prepare_bots()
        self._plan_bots()

    def _watch_host(self) -> None:
        here = self.present()
        somebody = any(taken.holder in here for taken in self.state.seats if taken.holder is not None)
        if self.state.host in here or not somebody:
            if self._host_watch is not None:
                self._host_watch.cancel()
                self._host_watch = None
        elif self._host_watch is None:
            self._host_watch = self._services.clock.later(HOST_ABSENCE, self._host_vanished)

    def _host_vanished(self) -> None:
        self._host_watch = None
        self.start(self._write(None, lambda state: decide_host_vanished(state, self._world())))

    def _time_up(self) -> None:
        self._closing = None
        expected = self.state.clock
        key = f"time:{self.version}"

        def decide(state: RoomState) -> Decision:
            if state.clock != expected:
                return Decision(())  # somebody moved, or got more time, in the last moment
            return decide_time_up(state, self._world())

        self.start(self._write(key, decide))

    # ── Bots ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _prepare_bots(self) -> None:
        """As soon as a bot sits there, so that its first turn takes no longer than the others."""
        state = self.state
        wanted = (state.deck, state.language)
        if wanted == self._prepared or state.status is Status.OVER or all(taken.bot is None for taken in state.seats):
            return
        self._prepared = wanted
        self.start(self._prepare(*wanted))

    async def _prepare(self, deck: str, language: str) -> None:
        services = self._services
        try:
            await asyncio.get_running_loop().run_in_executor(
                services.thinking, services.company.prepare, deck, language
            )
        except Exception:  # then its first turn takes longer
            _log.exception("bots could not prepare", extra={"room": shown(self.id)})

    def _plan_bots(self) -> None:
        state, clock = self.state, self._services.clock
        game = state.game
        wanted: dict[tuple[int, int, Phase, Seat], Seat] = {}
        bots = [taken.seat for taken in state.seats if taken.bot is not None]
        if bots and game is not None and state.status is Status.PLAYING and not state.paused:
            missing = awaited(game.state)
            for seat in bots:
                if seat in missing and seat not in self._thinking:
                    wanted[game.number, game.state.turn, game.state.phase, seat] = seat
        for key in [key for key in self._plans if key not in wanted]:
            self._plans.pop(key).cancel()
        for key, seat in wanted.items():
            if key not in self._plans:
                assert game is not None
                seconds = max(0.0, self._revealed - clock.monotonic()) + self._pause(game, seat)
                self._plans[key] = clock.later(seconds, partial(self._bot_moves, key, seat))

    def _pause(self, game: Game, seat: Seat) -> float:
        """How long a bot takes. Drawn before it thinks, so that the time tells nothing of its thoughts."""
        taken = self.state.at(seat)
        assert taken is not None
        assert taken.bot is not None
        pause = self._services.company.pause(taken.bot, project(game.state, seat))
        if game.state.phase is Phase.CLAIM and any(one.bot is None for one in self.state.seats):
            pause += CLAIM_COURTESY
        return pause * self._services.bot_pace

    def _bot_moves(self, key: tuple[int, int, Phase, Seat], seat: Seat) -> None:
        self._plans.pop(key, None)
        self._thinking.add(seat)
        self.start(self._bot_move(seat))

    async def _bot_move(self, seat: Seat) -> None:
        state = self.state
        game, taken = state.game, state.at(seat)
        try:
            if game is None or taken is None or taken.bot is None or seat not in awaited(game.state):
                return
            knowledge = bot_knowledge(state, game, seat)
            loop = asyncio.get_running_loop()
            fallback = random_intent(knowledge.view, Random(self._services.chance.bytes(8)), PerformedClue())
            try:
                intent: Intent | ActFor = await loop.run_in_executor(
                    self._services.thinking, self._services.company.choose, taken.bot, knowledge
                )
            except Exception:  # a bot's fault must not stop a game
                _log.exception("a bot failed", extra={"room": shown(self.id), "seat": seat})
                intent = fallback
            for attempt in (intent, fallback, ActFor()):
                if await self._bot_submits(Command(seat, game.state.turn, attempt)):
                    return
                if self.state.game is None or _moment(self.state.game) != _moment(game):
                    return  # the game has moved on meanwhile: think again
        finally:
            self._thinking.discard(seat)
            if self._listeners:
                self._plan_bots()

    async def _bot_submits(self, command: Command) -> bool:
        def decide(state: RoomState) -> Decision:
            return decide_bot_move(state, command, self._world())

        try:
            await self._write(f"bot:{self.version}:{command.seat}", decide)
        except (RulesError, Refusal) as refusal:
            _log.debug("a bot was refused", extra={"room": shown(self.id), "seat": command.seat, "code": refusal.code})
            return False
        return True


def _moment(game: Game) -> tuple[int, int, Phase]:
    return (game.number, game.state.turn, game.state.phase)


def command_key(session: SessionId, command: str) -> str:
    """A command's id as the log keeps it. Ids belong to their session, so nobody can use up another's."""
    return f"{hashlib.sha256(session.encode()).hexdigest()[:16]}:{command}"


def facts_of(events: tuple[RoomEvent, ...]) -> Mapping[str, Any]:
    """What the acknowledgement of these events said, but for a link's token: only its hash was kept."""
    for event in events:
        if isinstance(event, PersonSeated | MoveLinkMade | SeatMoved):
            return {"seat": event.seat}
        if isinstance(event, CodeChanged):
            return {"code": event.code}
    return _NO_FACTS


def _index(events: tuple[RoomEvent, ...]) -> RoomIndex:
    code = None
    pictures: dict[CardId, str] = {}
    for event in events:
        if isinstance(event, CodeChanged):
            code = event.code
        elif isinstance(event, GameDealt):
            pictures = {token: f"{event.deck}/{card}" for token, card in event.cards.items()}
    return RoomIndex(code=code, pictures=pictures)


def bot_knowledge(state: RoomState, game: Game, seat: Seat) -> BotKnowledge:
    """What a person in this seat would know."""
    view = project(game.state, seat)
    assert view.own is not None
    return BotKnowledge(
        view=view,
        deck=game.deck,
        cards={card: game.cards[card] for card in visible_cards(game, (view.own,))},
        rounds=game.rounds,
        language=state.language,
    )


def visible_cards(game: Game, owned: Iterable[OwnView]) -> set[CardId]:
    """The cards that who has these views can see: hands, what they handed in, the table, the last round."""
    cards = set(game.state.table)
    if game.state.last_round is not None:
        cards.update([shown.card for shown in game.state.last_round.table])
    for own in owned:
        cards.update(own.hand or ())
        cards.update(own.handed)
    return cards


def redacted(game: Game, events: tuple[Event, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Events as a device may know them; one with several seats knows what each of them knows."""
    rules = game.state.rules
    if not seats:
        return redact_all(rules, events, None)
    merged = redact_all(rules, events, seats[0])
    for seat in seats[1:]:
        merged = tuple([_both(one, other) for one, other in zip(merged, redact_all(rules, events, seat), strict=True)])
    return merged


def _concerned(event: Event, seats: Iterable[Seat]) -> Iterable[Seat]:
    """Which seats know more of this than everyone does. Whoever is not named here is told what everyone is."""
    if isinstance(event, HandsDealt | HandsRefilled):
        return seats
    return (event.seat,) if isinstance(event, ClueGiven | CardsHandedIn | VoteCast) else ()


def _both(one: Event, other: Event) -> Event:
    match one, other:
        case HandsDealt(), HandsDealt():
            return HandsDealt(
                hands=tuple([mine or theirs for mine, theirs in zip(one.hands, other.hands, strict=True)])
            )
        case HandsRefilled(), HandsRefilled():
            drawn = zip(one.drawn, other.drawn, strict=True)
            return HandsRefilled(drawn=tuple([mine if mine is not None else theirs for mine, theirs in drawn]))
        case _:
            # Only the fields of an event's own seat are left out for others: whichever tells more is that seat's.
            return one if len(_encode(one)) >= len(_encode(other)) else other
