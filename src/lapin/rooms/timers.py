"""When a phase closes. Deadlines are stored with the events that open a phase, so a restart keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lapin.rooms.commands import TimerKind
from lapin.rooms.events import ClockSet, GameDealt, GamePlayed, RoomEvent
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.events import RoundScored
from lapin.rules.phases import awaited
from lapin.rules.state import GameState, Phase

REVEAL_MS: Final = 8_000
"""How long people watch a round's votes and owners before anyone moves or any time runs."""
GRACE_MS: Final = 10_000
"""The least that is left after a restart, or when people come back to an empty room."""
EXTENSION_MS: Final = 30_000
MOST_EXTENDED_MS: Final = 10 * EXTENSION_MS
"""Ten times, as WCAG 2.2.1 asks."""


def clock_for(before: RoomState, after: RoomState, happened: Sequence[RoomEvent], now: int) -> ClockSet | None:
    """The clock after these events, if they change it."""
    played = [event for event in happened if isinstance(event, GamePlayed | GameDealt)]
    if not played or after.game is None:
        return None
    game = after.game.state
    revealed = any(isinstance(event, RoundScored) for entry in played for event in entry.events)
    opens = isinstance(played[-1], GameDealt) or before.game is None or _phase(before.game.state) != _phase(game)
    if after.status is Status.OVER:
        return ClockSet(reveal_until=now + REVEAL_MS) if revealed else ClockSet()
    if not opens:
        if after.timers.kind is TimerKind.DYNAMIC and after.clock.closes_at is None and _most_are_done(game):
            return _closing(after, game, now)
        return None
    starts = now + REVEAL_MS if revealed else now
    reveal_until = starts if revealed else None
    if after.timers.kind is not TimerKind.FIXED:
        return ClockSet(reveal_until=reveal_until)
    return _closing(after, game, starts, reveal_until)


def _closing(state: RoomState, game: GameState, starts: int, reveal_until: int | None = None) -> ClockSet:
    length = phase_ms(state, game.phase)
    return ClockSet(closes_at=starts + length, length=length, reveal_until=reveal_until)


def phase_ms(state: RoomState, phase: Phase) -> int:
    """How long a phase has in this room."""
    seconds = state.timers.seconds
    lengths = {
        Phase.CLAIM: seconds.claim,
        Phase.CLUE: seconds.clue,
        Phase.HAND_IN: seconds.hand_in,
        Phase.VOTE: seconds.vote,
        Phase.OVER: 0,
    }
    return lengths[phase] * 1000


def _phase(game: GameState) -> tuple[int, Phase]:
    return (game.turn, game.phase)


def _most_are_done(game: GameState) -> bool:
    """More than half of those who choose in this phase have chosen."""
    if game.phase is Phase.HAND_IN:
        done = sum(1 for seat, cards in enumerate(game.handed) if cards and seat != game.storyteller)
    elif game.phase is Phase.VOTE:
        done = sum(1 for ballot in game.ballots if ballot is not None)
    else:
        return False
    return done > len(awaited(game))
