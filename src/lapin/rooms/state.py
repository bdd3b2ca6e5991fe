"""A room at one moment, folded from its log. It never leaves the process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

import msgspec

from lapin.rooms.commands import MOST_SEATS, Pace, Rabbit, Timers
from lapin.rooms.events import (
    Allowed,
    BotSeated,
    ClockSet,
    CodeChanged,
    Configured,
    Dressed,
    GameDealt,
    GamePlayed,
    HostPassed,
    Kicked,
    LobbyReopened,
    Locked,
    MoveLinkMade,
    Paused,
    PersonForgotten,
    PersonSeated,
    Reacted,
    Resumed,
    RoomEvent,
    RoomOpened,
    Said,
    SeatCleared,
    SeatHandedToBot,
    SeatLeft,
    SeatMoved,
    SeatsSwapped,
    SeatTakenBack,
    SeatTakenOver,
)
from lapin.rooms.ids import RoomCode, RoomId, SessionId
from lapin.rooms.ports import BotSeat
from lapin.rooms.view import ActedFor, SeatKind, Status, TalkKind, TalkLine
from lapin.rules.engine import evolve_all, replay
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat, Turn
from lapin.rules.rulesets import Edition, Mode, Options
from lapin.rules.state import GameState, Phase

_replace = msgspec.structs.replace

TALK_KEPT: Final = 50
"""Lines a view carries; the log keeps all."""


class SeatState(msgspec.Struct, frozen=True):
    """A taken seat. `holder` is `None` for a bot and after its person left; `bot` plays it while it is there."""

    seat: Seat
    name: str
    rabbit: Rabbit
    kind: SeatKind
    holder: SessionId | None = None
    bot: BotSeat | None = None
    joins: Turn | None = None
    """The turn from which a newcomer plays and sees this seat's cards; until then the bot does (S3)."""
    stand_in: BotSeat | None = None
    """The bot that played here before; it comes back when the person leaves."""

    @property
    def is_free(self) -> bool:
        """May a newcomer take it over?"""
        return self.holder is None


class Game(msgspec.Struct, frozen=True):
    """One game of the room; who sat where when it was dealt, for the gallery."""

    number: int
    deck: str
    cards: Mapping[CardId, str]
    names: tuple[str, ...]
    rabbits: tuple[Rabbit, ...]
    state: GameState
    rounds: tuple[RoundScored, ...] = ()


class MoveLink(msgspec.Struct, frozen=True):
    """A one-time link that is still good."""

    digest: str
    expires_at: int


class RoomClock(msgspec.Struct, frozen=True):
    """Deadlines in milliseconds since 1970; `left` while paused."""

    closes_at: int | None = None
    length: int | None = None
    reveal_until: int | None = None
    left: int | None = None


class RoomState(msgspec.Struct, frozen=True):
    """Everything there is to know about a room."""

    room: RoomId
    code: RoomCode
    host: SessionId
    name: str
    edition: Edition
    mode: Mode
    options: Options
    timers: Timers
    deck: str
    language: str
    pace: Pace = Pace.LIVELY
    status: Status = Status.LOBBY
    seats: tuple[SeatState, ...] = ()
    """The taken ones, in order of their numbers; in the lobby there may be gaps."""
    games: tuple[Game, ...] = ()
    banned: frozenset[SessionId] = frozenset()
    locked: bool = False
    guests: frozenset[SessionId] = frozenset()
    paused: bool = False
    chat: bool = True
    reactions: bool = True
    talk: tuple[TalkLine, ...] = ()
    links: Mapping[Seat, MoveLink] = {}
    clock: RoomClock = RoomClock()
    acted_for: ActedFor | None = None
    held: Mapping[SessionId, frozenset[Seat]] = {}
    """Who has held which seats in the game on the table: they may have no others in it (S2)."""
    forgotten: frozenset[tuple[int, Turn]] = frozenset()
    """Game and turn of every clue that is not known any more."""

    @property
    def game(self) -> Game | None:
        """The game on the table: running, or just over."""
        return self.games[-1] if self.games and self.status is not Status.LOBBY else None

    def at(self, seat: Seat) -> SeatState | None:
        """Who sits there."""
        return next((taken for taken in self.seats if taken.seat == seat), None)

    def seats_of(self, session: SessionId | None) -> tuple[Seat, ...]:
        """All seats this session holds."""
        if session is None:
            return ()
        return tuple([taken.seat for taken in self.seats if taken.holder == session])

    def seen_by(self, session: SessionId) -> tuple[Seat, ...]:
        """The seats whose cards this session may see: all it holds but those it has yet to join in (S3)."""
        return tuple([taken.seat for taken in self.seats if taken.holder == session and taken.joins is None])

    def free_places(self) -> list[Seat]:
        """Numbers that nobody has."""
        taken = {taken.seat for taken in self.seats}
        return [Seat(number) for number in range(MOST_SEATS) if number not in taken]


def opened(event: RoomOpened) -> RoomState:
    """A new room."""
    return RoomState(
        room=event.room,
        code=event.code,
        host=event.host,
        name=event.name,
        edition=event.edition,
        mode=event.mode,
        options=event.options,
        timers=event.timers,
        deck=event.deck,
        language=event.language,
        pace=event.pace,
    )


def evolve_room(state: RoomState | None, event: RoomEvent) -> RoomState:
    """The room after an event; facts only, no decisions."""
    if state is None:
        assert isinstance(event, RoomOpened), "a room's log begins with its opening"
        return opened(event)
    match event:
        case GamePlayed():
            return _played(state, event)
        case ClockSet(closes_at=closes_at, length=length, reveal_until=reveal_until):
            return _replace(state, clock=RoomClock(closes_at=closes_at, length=length, reveal_until=reveal_until))
        case Said(seat=seat, name=name, text=text):
            return _talked(state, TalkKind.SAY, seat, name, text, None)
        case Reacted(seat=seat, name=name, emoji=emoji):
            return _talked(state, TalkKind.REACT, seat, name, None, emoji)
        case PersonSeated(seat=seat, holder=holder, name=name, rabbit=rabbit):
            return _holding(_seated(state, SeatState(seat, name, rabbit, SeatKind.PERSON, holder=holder)), holder, seat)
        case SeatTakenOver(seat=seat, holder=holder, name=name, rabbit=rabbit, joins=joins):
            state = _changed(state, seat, holder=holder, name=name, rabbit=rabbit, kind=SeatKind.PERSON, joins=joins)
            return _holding(state, holder, seat)
        case BotSeated(seat=seat, name=name, rabbit=rabbit, bot=bot):
            return _seated(state, SeatState(seat, name, rabbit, SeatKind.BOT, bot=bot))
        case SeatCleared(seat=seat):
            rest = tuple(taken for taken in state.seats if taken.seat != seat)
            return _replace(state, seats=rest, links=_without(state.links, seat))
        case SeatLeft(seat=seat, bot=bot):
            state = _changed(state, seat, holder=None, bot=bot, joins=None)
            return _replace(state, links=_without(state.links, seat))
        case SeatHandedToBot(seat=seat, bot=bot):
            return _changed(state, seat, bot=bot)
        case SeatTakenBack(seat=seat):
            return _changed(state, seat, bot=None)
        case Dressed(seat=seat, name=name, rabbit=rabbit):
            return _changed(state, seat, name=name, rabbit=rabbit)
        case SeatsSwapped(seat=seat, to=to):
            swap = {seat: to, to: seat}
            moved = (_replace(taken, seat=swap.get(taken.seat, taken.seat)) for taken in state.seats)
            return _replace(state, seats=tuple(sorted(moved, key=lambda taken: taken.seat)), links={})
        case MoveLinkMade(seat=seat, digest=digest, expires_at=expires_at):
            return _replace(state, links={**state.links, seat: MoveLink(digest, expires_at)})
        case SeatMoved(seat=seat, holder=holder):
            state = _holding(_changed(state, seat, holder=holder), holder, seat)
            return _replace(state, links=_without(state.links, seat))
        case Kicked(session=session, banned=banned):
            return _replace(
                state,
                banned=state.banned | {session} if banned else state.banned,
                guests=state.guests - {session},
            )
        case HostPassed(host=host):
            return _replace(state, host=host)
        case Locked(locked=locked, guests=guests):
            return _replace(state, locked=locked, guests=frozenset(guests))
        case CodeChanged(code=code):
            return _replace(state, code=code)
        case Allowed(chat=chat, reactions=reactions):
            return _replace(state, chat=chat, reactions=reactions)
        case Configured():
            return _replace(
                state,
                edition=event.edition,
                mode=event.mode,
                options=event.options,
                timers=event.timers,
                deck=event.deck,
                language=event.language,
                pace=event.pace,
            )
        case PersonForgotten(clues=clues):
            return _replace(state, forgotten=state.forgotten | {*clues})
        case GameDealt():
            return _dealt(state, event)
        case LobbyReopened():
            return _replace(state, status=Status.LOBBY, paused=False, clock=RoomClock())
        case Paused(left=left):
            return _replace(state, paused=True, clock=_replace(state.clock, closes_at=None, left=left))
        case Resumed():
            return _replace(state, paused=False, clock=_replace(state.clock, left=None))
        case RoomOpened():
            raise ValueError("a room is opened once")
        case _:
            assert_never(event)


def evolve_room_all(state: RoomState | None, events: Iterable[RoomEvent]) -> RoomState:
    """The room after all of them."""
    for event in events:
        state = evolve_room(state, event)
    assert state is not None
    return state


def _played(state: RoomState, event: GamePlayed) -> RoomState:
    game = state.games[-1]
    scored = tuple([one for one in event.events if isinstance(one, RoundScored)])
    game = _replace(game, state=evolve_all(game.state, event.events), rounds=game.rounds + scored)
    over = game.state.phase is Phase.OVER
    if event.acted_for:
        before = state.games[-1].state
        state = _replace(state, acted_for=ActedFor(before.turn, before.phase, event.acted_for))
    state = _replace(state, games=(*state.games[:-1], game), status=Status.OVER if over else state.status)
    if any(taken.joins is not None and (over or game.state.turn >= taken.joins) for taken in state.seats):
        state = _replace(state, seats=tuple([_joined(taken, game.state.turn, over) for taken in state.seats]))
    return state


def _joined(taken: SeatState, turn: Turn, over: bool) -> SeatState:
    """A newcomer whose turn has come plays from here on."""
    if taken.joins is None or not (over or turn >= taken.joins):
        return taken
    return _replace(taken, joins=None, bot=None, stand_in=taken.bot)


def _dealt(state: RoomState, event: GameDealt) -> RoomState:
    seats = tuple(_replace(taken, seat=Seat(number)) for number, taken in enumerate(state.seats))
    game = Game(
        number=event.number,
        deck=event.deck,
        cards=event.cards,
        names=tuple(taken.name for taken in seats),
        rabbits=tuple(taken.rabbit for taken in seats),
        state=replay(event.events),
    )
    return _replace(
        state,
        seats=seats,
        games=(*state.games, game),
        status=Status.PLAYING,
        paused=False,
        links={},
        clock=RoomClock(),
        acted_for=None,
        held=_held_by(seats),
    )


def _held_by(seats: Iterable[SeatState]) -> Mapping[SessionId, frozenset[Seat]]:
    held: dict[SessionId, frozenset[Seat]] = {}
    for taken in seats:
        if taken.holder is not None:
            held[taken.holder] = held.get(taken.holder, frozenset()) | {taken.seat}
    return held


def _holding(state: RoomState, session: SessionId, seat: Seat) -> RoomState:
    return _replace(state, held={**state.held, session: state.held.get(session, frozenset()) | {seat}})


def _talked(state: RoomState, kind: TalkKind, seat: Seat, name: str, text: str | None, emoji: str | None) -> RoomState:
    number = state.talk[-1].n + 1 if state.talk else 1
    line = TalkLine(n=number, kind=kind, seat=seat, name=name, text=text, emoji=emoji)
    return _replace(state, talk=(*state.talk, line)[-TALK_KEPT:])


def _seated(state: RoomState, taken: SeatState) -> RoomState:
    others = [other for other in state.seats if other.seat != taken.seat]
    return _replace(
        state,
        seats=tuple(sorted([*others, taken], key=lambda one: one.seat)),
        links=_without(state.links, taken.seat),
    )


def _changed(state: RoomState, seat: Seat, **changes: object) -> RoomState:
    seats = tuple(_replace(taken, **changes) if taken.seat == seat else taken for taken in state.seats)
    return _replace(state, seats=seats)


def _without(links: Mapping[Seat, MoveLink], seat: Seat) -> Mapping[Seat, MoveLink]:
    return {other: link for other, link in links.items() if other != seat} if seat in links else links
