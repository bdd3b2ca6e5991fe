"""Chat and reactions."""

from __future__ import annotations

from lapin.limits import MOST_LINE
from lapin.rooms import texts
from lapin.rooms.commands import React, Say
from lapin.rooms.decide.decision import Decision, World, own_seat
from lapin.rooms.errors import Refusal
from lapin.rooms.events import Reacted, Said
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState


def say(state: RoomState, session: SessionId, command: Say, world: World) -> Decision:
    taken = own_seat(state, session, command.seat)
    if not state.chat:
        raise Refusal("chat_is_off")
    return Decision((Said(command.seat, taken.name, texts.cleaned(command.text, "text", MOST_LINE)),))


def react(state: RoomState, session: SessionId, command: React, world: World) -> Decision:
    taken = own_seat(state, session, command.seat)
    if not state.reactions:
        raise Refusal("reactions_are_off")
    return Decision((Reacted(command.seat, taken.name, texts.emoji(command.emoji)),))
