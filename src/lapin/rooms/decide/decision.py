"""What a decision is made with and comes to, and what several kinds of them ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from lapin.rooms.errors import Refusal
from lapin.rooms.events import GameDealt, GamePlayed, RoomEvent
from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Chance, Company, Library
from lapin.rooms.state import Game, RoomState, SeatState, evolve_room, evolve_room_all
from lapin.rooms.timers import clock_for
from lapin.rooms.view import Status
from lapin.rules.commands import Command
from lapin.rules.ids import Seat


class World(msgspec.Struct, frozen=True):
    """What a decision may use besides the room: the time, chance, bots, decks, and who is here."""

    now: int
    chance: Chance
    company: Company
    library: Library
    present: frozenset[SessionId] = frozenset()
    recordings: Mapping[str, SessionId] = {}
    """Recordings that a clue in this command may name, and who made them."""
    drafts: Mapping[Seat, Command] = {}
    """What people have chosen and not confirmed."""


class Decision(msgspec.Struct, frozen=True):
    """What is to be written, and what the sender is told."""

    events: tuple[RoomEvent, ...]
    facts: Mapping[str, Any] = {}
    after: RoomState | None = None
    """The room after these events, where it is known already."""
    forgets: SessionId | None = None
    """Whose names and words are replaced in the log, as of these events."""


def with_clock(state: RoomState, decision: Decision, now: int) -> Decision:
    """The decision, and what it does to the clock."""
    if not any(isinstance(event, GamePlayed | GameDealt) for event in decision.events):
        return decision
    after = evolve_room_all(state, decision.events)
    clock = clock_for(state, after, decision.events, now)
    if clock is None:
        return Decision(decision.events, decision.facts, after)
    return Decision((*decision.events, clock), decision.facts, evolve_room(after, clock))


def running(state: RoomState) -> Game:
    if state.status is not Status.PLAYING or state.game is None:
        raise Refusal("no_game_running", status=str(state.status))
    if state.paused:
        raise Refusal("paused")
    return state.game


def host_only(state: RoomState, session: SessionId) -> None:
    if session != state.host:
        raise Refusal("host_only")


def lobby_only(state: RoomState) -> None:
    if state.status is not Status.LOBBY:
        raise Refusal("not_in_the_lobby", status=str(state.status))


def taken_seat(state: RoomState, seat: Seat) -> SeatState:
    taken = state.at(seat)
    if taken is None:
        raise Refusal("no_such_seat", seat=seat)
    return taken


def own_seat(state: RoomState, session: SessionId, seat: Seat) -> SeatState:
    taken = taken_seat(state, seat)
    if taken.holder != session:
        raise Refusal("not_your_seat", seat=seat)
    return taken
