"""What people would do if their time ran out now. Kept in memory alone: no log, view or other person learns of it."""

from __future__ import annotations

from collections.abc import Mapping

from lapin.rooms import texts
from lapin.rooms.commands import Draft
from lapin.rooms.decide.decision import own_seat, running
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState
from lapin.rules.commands import Command, GiveClue, RecordedClue
from lapin.rules.ids import Seat


class Drafts:
    """The drafts of one room, at most one a seat."""

    def __init__(self) -> None:
        self._kept: dict[Seat, tuple[SessionId, Command]] = {}

    def keep(self, state: RoomState, session: SessionId, draft: Draft) -> None:
        """Remember it instead of the seat's last one; raises Refusal where a move would be refused, too."""
        running(state)
        own_seat(state, session, draft.seat)
        self._kept.pop(draft.seat, None)
        if draft.intent is not None:
            intent = texts.cleaned_intent(draft.intent)
            if isinstance(intent, GiveClue) and isinstance(intent.clue, RecordedClue):
                raise Refusal("no_such_recording")  # whose it is, is asked of the store when it is sung
            self._kept[draft.seat] = (session, Command(draft.seat, draft.turn, intent))

    def of(self, state: RoomState) -> Mapping[Seat, Command]:
        """Those of people who still play their seats themselves, meant for the turn that is on."""
        if state.game is None:
            return {}
        return {
            taken.seat: command
            for taken in state.seats
            if taken.bot is None and taken.seat in self._kept
            for session, command in [self._kept[taken.seat]]
            if session == taken.holder and command.turn == state.game.state.turn
        }
