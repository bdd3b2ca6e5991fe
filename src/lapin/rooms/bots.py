"""Bots at the table: when each of them moves, and that whatever goes wrong with one stops no game.

A bot comes in by the same door as people: it is given what its seat knows, and proposes a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from lapin.rooms.commands import Pace
from lapin.rooms.decide import World, decide_bot_move
from lapin.rooms.errors import Refusal, RoomGone, VersionConflict
from lapin.rooms.ids import RoomId, Version, shown
from lapin.rooms.journal import Decide
from lapin.rooms.ports import BotKnowledge, Handle, Services
from lapin.rooms.sections import cards_of
from lapin.rooms.state import Game, RoomState
from lapin.rooms.view import Status
from lapin.rules.commands import ActFor, Command, Intent, PerformedClue
from lapin.rules.errors import RulesError
from lapin.rules.ids import Seat
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.rules.state import Phase


class Tempo(NamedTuple):
    """How long bots of a room take."""

    thinking: float
    """Of what a bot would take by itself, while people are still choosing."""
    finish: float
    """Seconds within which all are done once no person is awaited: bots hold nobody up."""
    courtesy: float
    """Seconds that people are left to claim the first turn."""


TEMPO: Final[Mapping[Pace, Tempo]] = {
    Pace.CALM: Tempo(1.0, 4.0, 12.0),
    Pace.LIVELY: Tempo(0.6, 1.5, 8.0),
    Pace.AT_ONCE: Tempo(0.0, 0.0, 4.0),
}
SLOWEST: Final = 12.0
"""Seconds of a bot's own that count as the whole of `finish`."""

Moment: TypeAlias = tuple[int, int, Phase]
_log = logging.getLogger("lapin.rooms")


class Home(Protocol):
    """What bots need of the room they sit in."""

    @property
    def id(self) -> RoomId: ...
    @property
    def state(self) -> RoomState: ...
    @property
    def version(self) -> Version: ...
    @property
    def is_empty(self) -> bool: ...
    @property
    def is_held_up(self) -> bool: ...
    def world(self) -> World: ...
    def reveal_left(self) -> float: ...
    def start(self, work: Coroutine[Any, Any, None]) -> object: ...
    async def write(self, key: str | None, decide: Decide) -> Mapping[str, Any]: ...


class Plan(NamedTuple):
    """When a bot will move."""

    at: float
    handle: Handle


class BotsAtTable:
    """The bots of one room."""

    def __init__(self, room: Home, services: Services) -> None:
        self._room = room
        self._services = services
        self._plans: dict[tuple[Moment, Seat], Plan] = {}
        self._thinking: set[Seat] = set()
        self._ahead: dict[tuple[Moment, Seat], asyncio.Future[Intent]] = {}
        self._prepared: tuple[str, str] | None = None

    def plan(self) -> None:
        """Let every bot that is awaited move in its time; none where nobody is."""
        if self._room.is_empty:
            self.stop()
            return
        state = self._room.state
        bots = [taken.seat for taken in state.seats if taken.bot is not None]
        if not bots and not self._plans:
            return
        self._prepare(state)
        wanted: set[tuple[Moment, Seat]] = set()
        game = state.game
        alone = False
        if game is not None and state.status is Status.PLAYING and not state.paused and not self._room.is_held_up:
            missing = awaited(game.state)
            alone = all(seat in bots for seat in missing)
            wanted = {(_moment(game), seat) for seat in bots if seat in missing and seat not in self._thinking}
        for key in [key for key in self._plans if key not in wanted]:
            self._plans.pop(key).handle.cancel()
        clock = self._services.clock
        for key in sorted(wanted):
            assert game is not None
            planned = self._plans.get(key)
            if planned is not None and not alone:
                continue
            seconds = self._room.reveal_left() + self._pause(state, game, key[1], alone)
            at = clock.monotonic() + seconds
            if planned is not None:
                if planned.at <= at:
                    continue
                planned.handle.cancel()  # the last person has moved, or everyone has seen the reveal
            self._plans[key] = Plan(at, clock.later(seconds, partial(self._begin, key)))
            if game.state.phase is Phase.CLUE and key not in self._ahead:  # while the others look at the reveal
                self._ahead = {key: self._thought(state, game, key[1])}

    def stop(self) -> None:
        """No bot moves any more."""
        for planned in self._plans.values():
            planned.handle.cancel()
        self._plans.clear()

    def _prepare(self, state: RoomState) -> None:
        """As soon as a bot sits there, so that its first turn takes no longer than the others."""
        wanted = (state.deck, state.language)
        if wanted != self._prepared and state.status is not Status.OVER:
            self._prepared = wanted
            self._room.start(self._get_ready(*wanted))

    async def _get_ready(self, deck: str, language: str) -> None:
        services = self._services
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(services.thinking, services.company.prepare, deck, language)
        except Exception:  # then its first turn takes longer
            _log.exception("bots could not prepare", extra={"room": shown(self._room.id)})

    def _pause(self, state: RoomState, game: Game, seat: Seat, alone: bool) -> float:
        """How long a bot takes. Drawn before it thinks, so that the time tells nothing of its thoughts.

        While people choose it takes its time; once bots are `alone` to be awaited they finish soon, each in its turn.
        """
        taken = state.at(seat)
        assert taken is not None
        assert taken.bot is not None
        pause = self._services.company.pause(taken.bot, project(game.state, seat))
        tempo = TEMPO[state.pace]
        if alone:
            pause = tempo.finish * min(1.0, pause / SLOWEST)
        else:
            pause *= tempo.thinking
            if game.state.phase is Phase.CLAIM:
                pause += tempo.courtesy
        return pause * self._services.bot_pace

    def _begin(self, key: tuple[Moment, Seat]) -> None:
        self._plans.pop(key, None)
        self._thinking.add(key[1])
        self._room.start(self._move(key[1], self._ahead.pop(key, None)))

    def _thought(self, state: RoomState, game: Game, seat: Seat) -> asyncio.Future[Intent]:
        taken = state.at(seat)
        assert taken is not None
        assert taken.bot is not None
        services = self._services
        where = services.waiting if services.company.waits(taken.bot) else services.thinking
        return asyncio.get_running_loop().run_in_executor(
            where, services.company.choose, taken.bot, bot_knowledge(state, game, seat)
        )

    async def _move(self, seat: Seat, thought: asyncio.Future[Intent] | None) -> None:
        try:
            state = self._room.state
            game, taken = state.game, state.at(seat)
            if game is None or taken is None or taken.bot is None or seat not in awaited(game.state):
                return
            fallback = random_intent(project(game.state, seat), Random(self._services.chance.bytes(8)), PerformedClue())
            try:
                intent: Intent | ActFor = await (thought or self._thought(state, game, seat))
            except Exception:  # a bot's fault must not stop a game
                _log.exception("a bot failed", extra={"room": shown(self._room.id), "seat": seat})
                intent = fallback
            for attempt in (intent, fallback, ActFor()):
                now = self._room.state.game
                if now is None or _moment(now) != _moment(game):
                    return  # the game has moved on meanwhile: think again
                if await self._proposed(Command(seat, game.state.turn, attempt)):
                    return
        finally:
            self._thinking.discard(seat)
            self.plan()

    async def _proposed(self, command: Command) -> bool:
        room = self._room
        try:
            await room.write(
                f"bot:{room.version}:{command.seat}", lambda state: decide_bot_move(state, command, room.world())
            )
        except (RulesError, Refusal) as refusal:
            _log.debug(
                "a bot was refused", extra={"room": shown(self._room.id), "seat": command.seat, "code": refusal.code}
            )
            return False
        except (RoomGone, VersionConflict):
            return True  # the room is not ours any more
        return True


def _moment(game: Game) -> Moment:
    return (game.number, game.state.turn, game.state.phase)


def bot_knowledge(state: RoomState, game: Game, seat: Seat) -> BotKnowledge:
    """What a person in this seat would know."""
    view = project(game.state, seat)
    assert view.own is not None
    seen = {*view.public.table, *cards_of((view.own,))}
    if view.public.last_round is not None:
        seen.update([shown.card for shown in view.public.last_round.table])
    return BotKnowledge(
        view=view,
        deck=game.deck,
        cards={card: game.cards[card] for card in seen},
        rounds=game.rounds,
        language=state.language,
        earlier=tuple([scored for before in state.games if before.number < game.number for scored in before.rounds]),
        secret=blake2b(f"bot/{seat}".encode(), digest_size=32, key=game.state.secret).digest(),
    )
