"""A room: one writer over one log. Write first, then acknowledge, then tell the others.

People, bots and timers come in by the same door: each proposes something, the journal decides on it against the newest
state and appends it to the log, and only then does anyone hear of it. One thing happens at a time; what is asked
meanwhile waits in a queue. Beside this file:

queue      what is asked, one after the other
journal    the log: deciding, writing, catching up after trouble with the disk
sections   what leaves a room, encoded once for all who see it alike
audience   who is here, and what each of them is shown
alarms     what must happen later: the end of a phase, another host
attention  who reads how to play, and who has seen the reveal
drafts     what people have chosen and not confirmed
bots       the bots at the table
decide     what a command brings about, or why not
history    questions to the log
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any, Final

from lapin.limits import ENTRIES_TO_FINISH, MOST_ENTRIES
from lapin.rooms.alarms import Alarms
from lapin.rooms.attention import Attention
from lapin.rooms.audience import Audience
from lapin.rooms.bots import BotsAtTable
from lapin.rooms.commands import Draft, Play, Read, RoomCommand, Seen, Skip, Stand
from lapin.rooms.connection import Connection
from lapin.rooms.decide import (
    Decision,
    World,
    decide_forget,
    decide_host_vanished,
    decide_move,
    decide_room,
    decide_time_up,
)
from lapin.rooms.drafts import Drafts
from lapin.rooms.errors import Refusal, RoomError, RoomGone
from lapin.rooms.events import (
    ClockSet,
    GameDealt,
    GamePlayed,
    Kicked,
    LobbyReopened,
    Paused,
    Resumed,
    RoomEvent,
    RoomOpened,
)
from lapin.rooms.ids import RecordingId, RoomId, SessionId, Version, shown
from lapin.rooms.journal import Decide, Journal, Outcome, command_key
from lapin.rooms.ports import RoomIndex, Services
from lapin.rooms.queue import Answer, Queue, answered, nobody_asked
from lapin.rooms.sections import room_view
from lapin.rooms.state import RoomState, SeatState
from lapin.rooms.view import ActedFor, ClockView, RoomView, Status
from lapin.rules.commands import GiveClue, RecordedClue
from lapin.rules.errors import RulesError

_WINDS: Final = (ClockSet, Paused, Resumed, GameDealt, LobbyReopened)
_OF_THE_GAME: Final = (GamePlayed, ClockSet)
"""What changes nothing of the room itself while a game is on."""

_log = logging.getLogger("lapin.rooms")


class Room:
    """A room in memory. Made by `RoomRegistry`."""

    def __init__(self, services: Services, room: RoomId, let_go: Callable[[Room], None] = lambda room: None) -> None:
        self.id = room
        self.idle_since: float = services.clock.monotonic()
        self.trouble = False
        """Nothing can be saved right now."""
        self._services = services
        self._let_go = let_go
        self._journal = Journal(room, services.store, services.clock, self._happened, self._set_trouble, self.start)
        self._alarms = Alarms(services.clock, self._time_up, self._host_vanished, reveals=services.bot_pace > 0)
        self._attention = Attention(services.clock, self._show)
        self.audience = Audience(room, services.library, self.clock)
        self._bots = BotsAtTable(self, services)
        self._drafts = Drafts()
        self._queue = Queue(room, self._journal, self._lost)
        self._loading = False
        self._seats: tuple[SeatState, ...] = ()
        self._acted_for: ActedFor | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> RoomState:
        """The newest state."""
        return self._journal.state

    @property
    def version(self) -> Version:
        """How many entries the log has."""
        return self._journal.version

    @property
    def is_empty(self) -> bool:
        """Is nobody connected?"""
        return not len(self.audience)

    @property
    def is_busy(self) -> bool:
        """Somebody is connected, or something is being done."""
        return not self.is_empty or self._queue.busy or bool(self._tasks)

    def log(self) -> Iterator[tuple[RoomEvent, ...]]:
        """The whole log, entry by entry."""
        return self._journal.entries()

    def view(self) -> RoomView:
        """The room as everyone in it sees it."""
        audience = self.audience
        spectators = audience.spectators(self.state)
        return room_view(self.state, audience.present(), spectators, not self.trouble, self._attention.reading)

    def clock(self) -> ClockView:
        """What is left of the phase, how long it is, and what is left of the reveal."""
        return self._alarms.view(self.state)

    @property
    def is_held_up(self) -> bool:
        """Does the game wait for somebody who reads how to play?"""
        return bool(self._attention.reading)

    def reveal_left(self) -> float:
        """Seconds that the last round is still being revealed."""
        return self._alarms.reveal_left()

    def world(self, recordings: Mapping[str, SessionId] | None = None) -> World:
        """What a decision may use besides the room."""
        services = self._services
        return World(
            now=services.clock.now(),
            chance=services.chance,
            company=services.company,
            library=services.library,
            present=self.audience.present(),
            recordings=recordings or {},
            drafts=self._drafts.of(self.state),
        )

    # ── Coming and going ──────────────────────────────────────────────────────────────────────────────────────────

    def admits(self, session: SessionId) -> bool:
        """May this session come in? Banned ones may not, and nobody new while the room is locked."""
        state = self.state
        if session in state.banned:
            return False
        known = session == state.host or session in state.guests or bool(state.seats_of(session))
        return known or not state.locked

    def join(self, connection: Connection) -> str | None:
        """A device greets, for the first time or again. Dropped is not left: its seat was kept.

        Returns why it may not come in, if it may not.
        """
        state, audience = self.state, self.audience
        if not self.admits(connection.session):
            return "banned" if connection.session in state.banned else "room_closed"
        if connection not in audience and not audience.has_place_for(connection.session, state):
            return "too_many"
        if self.is_empty and self._alarms.give_grace():
            audience.clock_changed()
        audience.add(connection)
        self._show()
        return None

    def leave(self, connection: Connection) -> None:
        """A device is gone; whoever it was keeps the seat."""
        if self.audience.remove(connection):
            self.idle_since = self._services.clock.monotonic()
            self._show()

    def catch_up(self, connection: Connection) -> None:
        """A connection has taken what it was sent: show it what it missed."""
        self.audience.tell_one(connection, self.state, self.version)

    def close(self, code: str) -> None:
        """The room leaves memory: nothing of it runs any more."""
        self._end(code, RoomGone())
        for task in self._tasks:
            task.cancel()

    def _end(self, code: str, why: RoomError) -> None:
        self.audience.dismiss(code)
        self._alarms.disarm()
        self._bots.stop()
        self._queue.end(why)

    # ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        self._loading = True
        found = await self._journal.load()
        self._loading = False
        if found:
            self._alarms.restore(self.state)
            self.audience.sections.renew(self.state, self.view())
        return found

    async def open(self, event: RoomOpened, more: tuple[RoomEvent, ...]) -> None:
        """The first entry of a new room; raises CodeTaken."""
        await self._journal.open((event, *more), RoomIndex(code=event.code))

    def submit(self, session: SessionId, command: RoomCommand, answer: Answer) -> None:
        """Do what a person asks, in its turn, and then answer. Whoever asked may vanish meanwhile.

        When the answer is given, the views that show what was done are on their way.
        """
        if isinstance(command, Read | Seen):
            self._attend(session, command)
            answer({})
            return
        if isinstance(command, Draft):
            answer(self._keep(session, command))
            return
        key = command_key(session, command.id)
        if isinstance(command, Play) and isinstance(command.intent, GiveClue):
            clue = command.intent.clue
            if isinstance(clue, RecordedClue):
                self.start(self._submit_recorded(key, session, command, RecordingId(clue.recording), answer))
                return
        self._queue.ask(key, lambda state: self._decide(state, session, command), answer)

    def _attend(self, session: SessionId, command: Read | Seen) -> None:
        """What somebody at the table looks at; who only watches keeps nobody waiting."""
        state = self.state
        if not state.seats_of(session):
            return
        if isinstance(command, Seen):
            game = state.game
            if game is None or not game.rounds or game.rounds[-1].turn != command.turn:
                return
            if self._people_here() <= self._attention.saw(session, (game.number, command.turn)):
                self._alarms.end_reveal()
                self.audience.clock_changed()
        elif command.open:
            self._attention.read(session)
        else:
            self._attention.stop(session)
        self._show()

    def _people_here(self) -> frozenset[SessionId]:
        here = self.audience.present()
        return frozenset([taken.holder for taken in self.state.seats if taken.bot is None and taken.holder in here])

    def _keep(self, session: SessionId, draft: Draft) -> Outcome:
        try:
            self._drafts.keep(self.state, session, draft)
        except (Refusal, RulesError) as refusal:
            return refusal
        return {}

    def _decide(
        self,
        state: RoomState,
        session: SessionId,
        command: RoomCommand,
        recordings: Mapping[str, SessionId] | None = None,
    ) -> Decision:
        """A long log ends: then nothing is written but who leaves, and the moves of the game that is on."""
        most = MOST_ENTRIES + (ENTRIES_TO_FINISH if isinstance(command, Play | Skip) else 0)
        if self.version >= most and not isinstance(command, Stand):
            raise Refusal("room_full_of_history", most=MOST_ENTRIES)
        return decide_room(state, session, command, self.world(recordings))

    async def _submit_recorded(
        self, key: str, session: SessionId, command: Play, recording: RecordingId, answer: Answer
    ) -> None:
        kept = await self._journal.patiently(lambda: self._services.store.recording(self.id, recording))
        recordings = {str(recording): kept.session} if kept is not None else {}
        self._queue.ask(key, lambda state: self._decide(state, session, command, recordings), answer)

    async def do(self, session: SessionId, command: RoomCommand) -> Mapping[str, Any]:
        """Do what a person asks and wait for it; raises Refusal and the rules' errors."""
        return await answered(lambda answer: self.submit(session, command, answer))

    async def move(self, session: SessionId, token: str) -> Mapping[str, Any]:
        """Another device takes the seat of a one-time link."""
        return await self.write(None, lambda state: decide_move(state, session, token, self.world()))

    async def forget(self, session: SessionId) -> None:
        """Somebody wants to be forgotten here: they leave, and their name and words are no more, also on the disk."""
        await self.write(None, lambda state: decide_forget(state, session, self.world()))

    async def write(self, key: str | None, decide: Decide) -> Mapping[str, Any]:
        """Propose something in its turn and wait for it."""
        return await answered(lambda answer: self._queue.ask(key, decide, answer))

    def _lost(self, why: RoomError) -> None:
        """The room was deleted, or somebody else writes it now: nothing of it is done here any more."""
        _log.warning("a room is not ours any more", extra={"room": shown(self.id), "why": type(why).__name__})
        self._end("room_closed" if isinstance(why, RoomGone) else "stopping", why)
        self._let_go(self)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """A task of the room's own: it lives as long as the room does, whatever becomes of who began it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── Telling ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _happened(self, events: tuple[RoomEvent, ...], at: int) -> None:
        """Something is on the disk: now it is true, and everyone may know."""
        if self._loading or self._queue.ended:
            return
        for event in events:
            if isinstance(event, Kicked):
                self.audience.dismiss("banned" if event.banned else "kicked", event.session)
            elif isinstance(event, _WINDS):
                self._alarms.set(self.state, at)
                self.audience.clock_changed()
        state = self.state
        # Nobody joined by it (S3), and nobody was acted for (R9.6).
        same = state.seats is self._seats and state.acted_for is self._acted_for
        self._seats, self._acted_for = state.seats, state.acted_for
        of_the_game = state.status is Status.PLAYING and all(isinstance(event, _OF_THE_GAME) for event in events)
        self._show(only_the_game=same and of_the_game)

    def _show(self, *, only_the_game: bool = False) -> None:
        audience, attention = self.audience, self._attention
        attention.keep(audience.present())
        if self._alarms.stand_still(bool(attention.reading)) != bool(attention.reading):
            audience.clock_changed()
        audience.sections.renew(self.state, None if only_the_game else self.view())
        audience.tell(self.state, self.version)
        self._alarms.arm(self.state, audience.present())
        self._bots.plan()

    def _set_trouble(self, why: str | None) -> None:
        if (why is not None) is not self.trouble:
            self.trouble = why is not None
            if self.trouble:
                _log.error("cannot save", extra={"room": shown(self.id), "why": why})
            else:
                _log.info("saving again", extra={"room": shown(self.id)})
            self._show()

    # ── What time brings ──────────────────────────────────────────────────────────────────────────────────────────

    def _time_up(self) -> None:
        expected = self.state.clock

        def decide(state: RoomState) -> Decision:
            if state.clock != expected:
                return Decision(())  # somebody moved, or got more time, in the last moment
            return decide_time_up(state, self.world())

        self._queue.ask(f"time:{self.version}", decide, nobody_asked)

    def _host_vanished(self) -> None:
        self._queue.ask(None, lambda state: decide_host_vanished(state, self.world()), nobody_asked)
