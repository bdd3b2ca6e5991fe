"""Drawing back up at the end of a turn (R5.1–4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lapin.rules import dice
from lapin.rules.ids import CardId
from lapin.rules.seating import from_left_of

if TYPE_CHECKING:
    from lapin.rules.state import GameState


class Draw(msgspec.Struct, frozen=True):
    """A new pile if the old one was shuffled, and what each seat draws from it."""

    reshuffled: tuple[CardId, ...] | None
    drawn: tuple[tuple[CardId, ...], ...]


def no_reshuffle(state: GameState) -> Draw:
    """Classic: whoever comes too late draws less, and the game ends (R5.4)."""
    return Draw(reshuffled=None, drawn=_draw(state, state.pile))


def reshuffle_discards(state: GameState) -> Draw:
    """Odyssey: the old pile is drawn first, then the shuffled discards (R5.2)."""
    if len(state.pile) >= _needed(state):
        return no_reshuffle(state)
    pile = state.pile + dice.shuffle(state.secret, f"reshuffle/{state.turn}", state.discards)
    return Draw(reshuffled=pile, drawn=_draw(state, pile))


def reshuffle_all(state: GameState) -> Draw:
    """Disney: the rest of the pile and the discards, shuffled together (R5.3)."""
    if len(state.pile) >= _needed(state):
        return no_reshuffle(state)
    pile = dice.shuffle(state.secret, f"reshuffle/{state.turn}", state.pile + state.discards)
    return Draw(reshuffled=pile, drawn=_draw(state, pile))


def _needed(state: GameState) -> int:
    return state.rules.players * state.rules.hand_size - sum(len(hand) for hand in state.hands)


def _draw(state: GameState, pile: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    drawn: list[tuple[CardId, ...]] = [()] * state.rules.players
    taken = 0
    assert state.storyteller is not None
    for seat in from_left_of(state.rules, state.storyteller):  # R5.4
        missing = state.rules.hand_size - len(state.hands[seat])
        drawn[seat] = pile[taken : taken + missing]
        taken += missing
    return tuple(drawn)
