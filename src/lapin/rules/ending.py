"""When a game is over, and who has won it (R6, R7.7, R8.7)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from lapin.rules.ids import Seat

if TYPE_CHECKING:
    from lapin.rules.state import GameState


class EndReason(StrEnum):
    """Why a game ended."""

    TARGET = "target"  # R6.1
    PILE_EMPTY = "pile_empty"  # R5.4
    EVERYONE_TOLD = "everyone_told"  # R7.7, R8.7
    TURN_LIMIT = "turn_limit"  # R6.3


class Outcome(msgspec.Struct, frozen=True):
    """Winners (who share the victory) and the reason the game ended."""

    winners: tuple[Seat, ...]
    reason: EndReason


def reason_after_scoring(state: GameState) -> EndReason | None:
    """Checked when a turn has been scored or passed, before anybody draws (R6.1, R6.3, R7.7, R8.7)."""
    rules = state.rules
    if rules.target is not None and max(state.scores) >= rules.target:
        return EndReason.TARGET
    if rules.tellings is not None and min(state.told) >= rules.tellings:
        return EndReason.EVERYONE_TOLD
    if rules.turn_limit is not None and state.turn >= rules.turn_limit:
        return EndReason.TURN_LIMIT
    return None


def reason_after_refill(state: GameState) -> EndReason | None:
    """Classic: the last card of the pile was drawn (R5.4)."""
    return EndReason.PILE_EMPTY if state.rules.ends_when_pile_empty and not state.pile else None


def most_points(state: GameState) -> tuple[Seat, ...]:
    """Most points; ties share (R6.2)."""
    best = max(state.scores)
    return tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)


def everyone_at_target(state: GameState) -> tuple[Seat, ...]:
    """Disney: all at the target or above (R6.2). If a limit of turns came first, most points."""
    target = state.rules.target
    there = tuple(Seat(seat) for seat, score in enumerate(state.scores) if target is not None and score >= target)
    return there or most_points(state)
