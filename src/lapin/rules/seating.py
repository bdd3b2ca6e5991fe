"""Who sits where, who plays with whom, and who does what in a turn (R2, R3, R7, R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapin.rules.ids import Seat, TeamId

if TYPE_CHECKING:
    from lapin.rules.rulesets import RuleSet


_SEATS: Final = tuple(Seat(seat) for seat in range(12))


def left_of(rules: RuleSet, seat: Seat) -> Seat:
    """The next seat clockwise (R2.1)."""
    return Seat((seat + 1) % rules.players)


def from_left_of(rules: RuleSet, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, that seat itself last (R5.4)."""
    return tuple(Seat((seat + step) % rules.players) for step in range(1, rules.players + 1))


def seats(rules: RuleSet) -> tuple[Seat, ...]:
    """All seats of the table."""
    return _SEATS[: rules.players]


def side_of(rules: RuleSet, seat: Seat) -> TeamId:
    """Whom a seat scores with: itself, or its team, named by its first seat (R2.4, R8.5)."""
    return TeamId(seat % (rules.players // 2)) if rules.in_teams else TeamId(seat)


def sides(rules: RuleSet) -> tuple[TeamId, ...]:
    """All sides: players, or teams (R8.5)."""
    return tuple(TeamId(side) for side in range(rules.players // 2 if rules.in_teams else rules.players))


def members(rules: RuleSet, side: TeamId) -> tuple[Seat, ...]:
    """The seats of a side; teammates sit opposite each other (R2.4)."""
    return (Seat(side), Seat(side + rules.players // 2)) if rules.in_teams else (Seat(side),)


def teammate_of(rules: RuleSet, seat: Seat) -> Seat:
    """The seat opposite (R2.4)."""
    return Seat((seat + rules.players // 2) % rules.players)


def cards_shown(rules: RuleSet) -> int:
    """How many cards lie on the table in a turn (R3.2, R7.2, R8.3)."""
    if rules.in_teams:
        return rules.players // 2 + 1
    return rules.players if rules.storyteller_hands_in else 1 + (rules.players - 1) * rules.cards_each
