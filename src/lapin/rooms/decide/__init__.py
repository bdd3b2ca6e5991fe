"""What a command brings about in a room, or why not. Pure but for the chance it is given.

Who sends a command is its session. Where a command names a seat to act as, that session must hold it; what only a host
may do is checked here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lapin.rooms.commands import (
    AddBot,
    Allow,
    Configure,
    Dress,
    Extend,
    HandToBot,
    Kick,
    Lock,
    MoveLink,
    MoveSeat,
    NewCode,
    PassHost,
    Pause,
    Play,
    React,
    Rematch,
    RemoveSeat,
    Resume,
    RoomCommand,
    Say,
    Sit,
    Skip,
    Stand,
    Start,
    TakeBack,
)
from lapin.rooms.decide import game, host, seats, table, talk
from lapin.rooms.decide.decision import Decision, World, with_clock
from lapin.rooms.decide.game import decide_bot_move, decide_time_up
from lapin.rooms.decide.host import decide_host_vanished
from lapin.rooms.decide.seats import decide_forget, decide_move
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState

__all__ = [
    "Decision",
    "World",
    "decide_bot_move",
    "decide_forget",
    "decide_host_vanished",
    "decide_move",
    "decide_room",
    "decide_time_up",
]

_Handler = Callable[[RoomState, SessionId, Any, World], Decision]

_HANDLERS: Final[Mapping[type, _Handler]] = {
    Play: game.play,
    Sit: seats.sit,
    Stand: seats.stand,
    Dress: seats.dress,
    MoveLink: seats.move_link,
    Configure: table.configure,
    AddBot: seats.add_bot,
    RemoveSeat: seats.remove_seat,
    MoveSeat: seats.move_seat,
    Start: table.start,
    Rematch: table.rematch,
    Kick: host.kick,
    HandToBot: host.hand_to_bot,
    TakeBack: host.take_back,
    Pause: host.pause,
    Resume: host.resume,
    Skip: game.skip,
    Extend: host.extend,
    Lock: host.lock,
    NewCode: host.change_code,
    PassHost: host.pass_host,
    Allow: host.allow,
    Say: talk.say,
    React: talk.react,
}


def decide_room(state: RoomState, session: SessionId, command: RoomCommand, world: World) -> Decision:
    """The events of a command; raises `Refusal` or the rules' `IllegalMove` and `UnknownTable`."""
    if session in state.banned:
        raise Refusal("banned")
    handler = _HANDLERS[type(command)]
    return with_clock(state, handler(state, session, command, world), world.now)
