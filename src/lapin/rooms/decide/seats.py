"""Who sits where: sitting down, standing up, bots, and seats that move to another device."""

from __future__ import annotations

import hashlib
from typing import Final

from lapin.limits import MOST_NAME
from lapin.rooms import texts
from lapin.rooms.commands import MOST_SEATS, AddBot, Dress, Level, MoveLink, MoveSeat, Rabbit, RemoveSeat, Sit, Stand
from lapin.rooms.decide.decision import Decision, World, host_only, lobby_only, own_seat, taken_seat
from lapin.rooms.errors import Refusal
from lapin.rooms.events import (
    BotSeated,
    Dressed,
    HostPassed,
    MoveLinkMade,
    PersonSeated,
    RoomEvent,
    SeatCleared,
    SeatLeft,
    SeatMoved,
    SeatsSwapped,
    SeatTakenOver,
)
from lapin.rooms.ids import SessionId
from lapin.rooms.ports import BotSeat
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.ids import Seat, Turn

LINK_LIVES_MS: Final = 60 * 60 * 1000


def sit(state: RoomState, session: SessionId, command: Sit, world: World) -> Decision:
    known = state.seats_of(session) or session in state.guests or session == state.host
    if state.locked and not known:
        raise Refusal("locked")
    name = name_for(state, texts.cleaned(command.name, "name", MOST_NAME), command.seat)
    if command.seat is not None and (taken := state.at(command.seat)) is not None:
        if not taken.is_free:
            raise Refusal("seat_taken", seat=command.seat)
        rabbit = command.rabbit if command.rabbit is not None else taken.rabbit
        if rabbit.colour in colours(state, but=command.seat):
            rabbit = taken.rabbit
        if state.status is Status.PLAYING:
            return _taking_over(state, session, command.seat, name, rabbit)
        return Decision((PersonSeated(command.seat, session, name, rabbit),), {"seat": command.seat})
    if state.status is not Status.LOBBY:
        free = [taken.seat for taken in state.seats if taken.is_free]
        raise Refusal("game_running", free=free)
    places = state.free_places()
    if not places:
        raise Refusal("room_full", most=MOST_SEATS)
    seat = command.seat if command.seat is not None else places[0]
    return Decision((PersonSeated(seat, session, name, rabbit_for(state, command.rabbit)),), {"seat": seat})


def _taking_over(state: RoomState, session: SessionId, seat: Seat, name: str, rabbit: Rabbit) -> Decision:
    """Somebody takes over in a game: whoever has sat in it comes back to a seat of theirs or not at all (S2)."""
    held = state.held.get(session, frozenset())
    if held and seat not in held:
        raise Refusal("sat_elsewhere", seat=seat)
    game = state.game
    assert game is not None
    joins = Turn(game.state.turn + 1)  # this turn's choices are the bot's, and its cards too (S3)
    return Decision((SeatTakenOver(seat, session, name, rabbit, joins),), {"seat": seat})


def stand(state: RoomState, session: SessionId, command: Stand, world: World) -> Decision:
    own_seat(state, session, command.seat)
    return Decision((leaving(state, command.seat, world),))


def leaving(state: RoomState, seat: Seat, world: World) -> RoomEvent:
    """In the lobby the seat is empty again; in a game a bot plays it on."""
    if state.status is Status.LOBBY:
        return SeatCleared(seat)
    taken = taken_seat(state, seat)
    return SeatLeft(seat, taken.bot or taken.stand_in or bot_for(state, Level.MEDIUM, world))


def decide_forget(state: RoomState, session: SessionId, world: World) -> Decision:
    """Somebody leaves for good, and with them all they were called and said; another person runs the room then."""
    events = tuple(leaving(state, seat, world) for seat in state.seats_of(session))
    if session == state.host:
        others = [taken.holder for taken in state.seats if taken.holder not in (None, session)]
        heirs = [other for other in others if other in world.present] or others
        events += tuple(HostPassed(heir) for heir in heirs[:1] if heir is not None)
    return Decision(events, forgets=session)


def dress(state: RoomState, session: SessionId, command: Dress, world: World) -> Decision:
    taken = own_seat(state, session, command.seat)
    name, rabbit = taken.name, taken.rabbit
    if command.name is not None:
        name = name_for(state, texts.cleaned(command.name, "name", MOST_NAME), command.seat)
    if command.rabbit is not None:
        if command.rabbit.colour in colours(state, but=command.seat):
            raise Refusal("rabbit_taken", colour=command.rabbit.colour)
        rabbit = command.rabbit
    if (name, rabbit) == (taken.name, taken.rabbit):
        return Decision(())
    return Decision((Dressed(command.seat, name, rabbit),))


def add_bot(state: RoomState, session: SessionId, command: AddBot, world: World) -> Decision:
    host_only(state, session)
    lobby_only(state)
    return Decision((bot_seated(state, command.level, world),))


def bot_seated(state: RoomState, level: Level, world: World) -> BotSeated:
    """A bot in the next free seat."""
    places = state.free_places()
    if not places:
        raise Refusal("room_full", most=MOST_SEATS)
    bot = bot_for(state, level, world)
    return BotSeated(places[0], name_for(state, bot.persona, None), rabbit_for(state, None), bot)


def bot_for(state: RoomState, level: Level, world: World) -> BotSeat:
    names = [taken.name for taken in state.seats] + [taken.bot.persona for taken in state.seats if taken.bot]
    return world.company.newcomer(level, names, int.from_bytes(world.chance.bytes(6), "big"))


def remove_seat(state: RoomState, session: SessionId, command: RemoveSeat, world: World) -> Decision:
    host_only(state, session)
    lobby_only(state)
    taken_seat(state, command.seat)
    return Decision((SeatCleared(command.seat),))


def move_seat(state: RoomState, session: SessionId, command: MoveSeat, world: World) -> Decision:
    host_only(state, session)
    lobby_only(state)
    taken_seat(state, command.seat)
    if command.seat == command.to:
        return Decision(())
    return Decision((SeatsSwapped(command.seat, command.to),))


def move_link(state: RoomState, session: SessionId, command: MoveLink, world: World) -> Decision:
    own_seat(state, session, command.seat)
    token = world.chance.bytes(16).hex()
    event = MoveLinkMade(command.seat, link_digest(token), world.now + LINK_LIVES_MS)
    return Decision((event,), {"token": token, "seat": command.seat})


def link_digest(token: str) -> str:
    """What is kept of a one-time link."""
    return hashlib.sha256(f"move/{token}".encode()).hexdigest()


def decide_move(state: RoomState, session: SessionId, token: str, world: World) -> Decision:
    """Another device takes the seat that a one-time link carries; the host's last seat takes the role along."""
    if session in state.banned:
        raise Refusal("banned")
    digest = link_digest(token)
    for seat, link in state.links.items():
        if link.digest == digest and link.expires_at > world.now:
            if state.status is Status.PLAYING and state.held.get(session, frozenset()) - {seat}:
                raise Refusal("sat_elsewhere", seat=seat)  # S4
            events: tuple[RoomEvent, ...] = (SeatMoved(seat, session),)
            taken = state.at(seat)
            if taken is not None and taken.holder == state.host and state.seats_of(state.host) == (seat,):
                events += (HostPassed(session),)
            return Decision(events, {"seat": seat})
    raise Refusal("link_used_or_old")


def name_for(state: RoomState, name: str, seat: Seat | None) -> str:
    """The name, with a number when somebody at the table has it already, or one that looks like it."""
    others = {texts.skeleton(taken.name) for taken in state.seats if taken.seat != seat}
    if texts.skeleton(name) not in others:
        return name
    number = 2
    while texts.skeleton(f"{name} {number}") in others:
        number += 1
    return f"{name} {number}"


def colours(state: RoomState, but: Seat | None = None) -> set[int]:
    return {taken.rabbit.colour for taken in state.seats if taken.seat != but}


def rabbit_for(state: RoomState, wanted: Rabbit | None) -> Rabbit:
    """The one wanted, else the next colour that nobody has (R2.1)."""
    taken = colours(state)
    if wanted is not None and wanted.colour not in taken:
        return wanted
    colour = next(number for number in range(MOST_SEATS) if number not in taken)
    return Rabbit(colour, wanted.pattern if wanted is not None else colour)
