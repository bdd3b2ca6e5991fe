"""What the host may do at any time."""

from __future__ import annotations

from typing import Final

from lapin.rooms.commands import Allow, Extend, HandToBot, Kick, Level, Lock, NewCode, PassHost, Pause, Resume, TakeBack
from lapin.rooms.decide.decision import Decision, World, host_only, running, taken_seat
from lapin.rooms.decide.seats import bot_for, leaving
from lapin.rooms.errors import Refusal
from lapin.rooms.events import (
    Allowed,
    ClockSet,
    CodeChanged,
    HostPassed,
    Kicked,
    Locked,
    Paused,
    Resumed,
    RoomEvent,
    SeatHandedToBot,
    SeatTakenBack,
)
from lapin.rooms.ids import RoomCode, SessionId
from lapin.rooms.ports import Chance
from lapin.rooms.state import RoomState
from lapin.rooms.timers import EXTENSION_MS, GRACE_MS, MOST_EXTENDED_MS, phase_ms
from lapin.rules.phases import awaited

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""31 letters and digits that are not taken for each other."""
CODE_LENGTH: Final = 6


def kick(state: RoomState, session: SessionId, command: Kick, world: World) -> Decision:
    host_only(state, session)
    holder = taken_seat(state, command.seat).holder
    if holder is None:
        raise Refusal("nobody_to_kick", seat=command.seat)
    if holder == session:
        raise Refusal("cannot_kick_yourself", seat=command.seat)
    left = tuple(leaving(state, seat, world) for seat in state.seats_of(holder))
    return Decision((*left, Kicked(holder, command.ban)))


def hand_to_bot(state: RoomState, session: SessionId, command: HandToBot, world: World) -> Decision:
    taken = taken_seat(state, command.seat)
    if taken.holder != session:
        host_only(state, session)
    if taken.bot is not None:
        raise Refusal("played_by_bot", seat=command.seat)
    return Decision((SeatHandedToBot(command.seat, bot_for(state, Level.MEDIUM, world)),))


def take_back(state: RoomState, session: SessionId, command: TakeBack, world: World) -> Decision:
    taken = taken_seat(state, command.seat)
    if taken.holder != session:
        host_only(state, session)
    if taken.holder is None or taken.bot is None:
        raise Refusal("not_handed_to_bot", seat=command.seat)
    if taken.joins is not None:
        raise Refusal("joins_next_turn", seat=command.seat)  # S3
    return Decision((SeatTakenBack(command.seat),))


def pause(state: RoomState, session: SessionId, command: Pause, world: World) -> Decision:
    host_only(state, session)
    running(state)
    closes_at = state.clock.closes_at
    return Decision((Paused(None if closes_at is None else max(closes_at - world.now, GRACE_MS)),))


def resume(state: RoomState, session: SessionId, command: Resume, world: World) -> Decision:
    host_only(state, session)
    if not state.paused:
        raise Refusal("not_paused")
    events: tuple[RoomEvent, ...] = (Resumed(),)
    if state.clock.left is not None:
        events += (ClockSet(closes_at=world.now + state.clock.left, length=state.clock.length),)
    return Decision(events)


def extend(state: RoomState, session: SessionId, command: Extend, world: World) -> Decision:
    game = running(state)
    clock = state.clock
    mine = state.seats_of(session)
    if session != state.host and not any(seat in mine for seat in awaited(game.state)):
        raise Refusal("host_only")
    if clock.closes_at is None or clock.length is None:
        raise Refusal("no_time_runs")
    if clock.length + EXTENSION_MS > phase_ms(state, game.state.phase) + MOST_EXTENDED_MS:
        raise Refusal("extended_enough")
    later = max(clock.closes_at, world.now) + EXTENSION_MS
    return Decision((ClockSet(closes_at=later, length=clock.length + EXTENSION_MS, reveal_until=clock.reveal_until),))


def lock(state: RoomState, session: SessionId, command: Lock, world: World) -> Decision:
    host_only(state, session)
    guests = tuple(sorted(world.present - state.banned)) if command.locked else ()
    return Decision((Locked(command.locked, guests),))


def change_code(state: RoomState, session: SessionId, command: NewCode, world: World) -> Decision:
    host_only(state, session)
    code = new_code(world.chance)
    return Decision((CodeChanged(code),), {"code": code})


def new_code(chance: Chance) -> RoomCode:
    """Six characters, every one as likely as another."""
    characters: list[str] = []
    while len(characters) < CODE_LENGTH:
        byte = chance.bytes(1)[0]
        if byte < 256 - 256 % len(ALPHABET):
            characters.append(ALPHABET[byte % len(ALPHABET)])
    return RoomCode("".join(characters))


def pass_host(state: RoomState, session: SessionId, command: PassHost, world: World) -> Decision:
    host_only(state, session)
    holder = taken_seat(state, command.seat).holder
    if holder is None:
        raise Refusal("not_a_person", seat=command.seat)
    return Decision((HostPassed(holder),) if holder != session else ())


def decide_host_vanished(state: RoomState, world: World) -> Decision:
    """The host has been away too long: the first person who is here runs the room."""
    if state.host in world.present:
        return Decision(())
    for taken in state.seats:
        if taken.holder is not None and taken.holder in world.present:
            return Decision((HostPassed(taken.holder),))
    return Decision(())


def allow(state: RoomState, session: SessionId, command: Allow, world: World) -> Decision:
    host_only(state, session)
    return Decision(
        (
            Allowed(
                chat=state.chat if command.chat is None else command.chat,
                reactions=state.reactions if command.reactions is None else command.reactions,
            ),
        )
    )
