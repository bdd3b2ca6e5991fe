"""Points of a round (R4, R7.4–5, R8.5–6).

One function serves all storyteller play, because it scores *sides*: a side is a player, or a team.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from lapin.rules.ids import Seat, Slot, TeamId
from lapin.rules.seating import seats, side_of

if TYPE_CHECKING:
    from lapin.rules.rulesets import RuleSet


class RoundOutcome(StrEnum):
    """How many of the voters found the storyteller's card (R4.1–2); Party has no such card."""

    ALL = "all"
    NONE = "none"
    SOME = "some"
    PARTY = "party"


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The votes of one seat; the Party storyteller's red one too (R7.3)."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class Detail(msgspec.Struct, frozen=True):
    """Where a seat's points of one round come from."""

    told: int = 0  # the storyteller's side, some found it (R4.2)
    found: int = 0  # found the storyteller's card (R4.2)
    spared: int = 0  # all found it or nobody did (R4.1)
    bonus: int = 0  # votes on one's own card (R4.3)
    lone: int = 0  # found it with a single vote (R4.4)
    crowd: int = 0  # green votes on the card one voted for (R7.4)

    @property
    def total(self) -> int:
        return self.told + self.found + self.spared + self.bonus + self.lone + self.crowd


class RoundScore(msgspec.Struct, frozen=True):
    """Outcome and points of a round, one entry per seat; teammates carry the same (R8.5)."""

    outcome: RoundOutcome
    points: tuple[int, ...]
    details: tuple[Detail, ...]


def storyteller_scoring(
    rules: RuleSet, storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]
) -> RoundScore:
    """R4, and R8.5 for teams. `owners` says who handed in the card of slot 1, 2, …"""
    side = [side_of(rules, seat) for seat in seats(rules)]
    answer = Slot(owners.index(storyteller) + 1)
    home = side[storyteller]
    found: set[TeamId] = set()
    lone: set[TeamId] = set()
    bonus = dict.fromkeys(side, 0)
    for seat, ballot in ballots.items():
        if answer in ballot.slots:
            found.add(side[seat])
            if rules.lone_vote_bonus and len(ballot.slots) == 1:  # R4.4
                lone.add(side[seat])
        for slot in ballot.slots:
            owner = side[owners[slot - 1]]
            if slot != answer and (owner != home or rules.teammate_bonus):  # R4.3, R8.6
                bonus[owner] += 1

    if not found:
        outcome = RoundOutcome.NONE
    elif len(found) == len(ballots):  # a side has one voter
        outcome = RoundOutcome.ALL
    else:
        outcome = RoundOutcome.SOME
    some = outcome is RoundOutcome.SOME
    cap = rules.bonus_cap
    detail_of = {
        each: Detail(
            told=3 if some and each == home else 0,
            found=3 if some and each in found else 0,
            spared=2 if not some and each != home else 0,
            bonus=votes if cap is None or votes < cap else cap,
            lone=1 if each in lone else 0,
        )
        for each, votes in bonus.items()
    }
    return _score(outcome, tuple([detail_of[each] for each in side]))


def crowd_scoring(
    rules: RuleSet, storyteller: Seat, owners: Sequence[Seat], ballots: Mapping[Seat, Ballot]
) -> RoundScore:
    """R7.4–5: vote with the crowd, but not under the red token."""
    red = ballots[storyteller].red
    greens: dict[Slot, int] = {}
    for ballot in ballots.values():
        greens[ballot.slots[0]] = greens.get(ballot.slots[0], 0) + 1
    details = []
    for seat in seats(rules):
        slot = ballots[seat].slots[0]
        counts = greens[slot] > 1 and slot != red  # R7.5
        details.append(Detail(crowd=min(greens[slot], rules.crowd_cap) if counts else 0))
    return _score(RoundOutcome.PARTY, tuple(details))


def _score(outcome: RoundOutcome, details: tuple[Detail, ...]) -> RoundScore:
    return RoundScore(outcome=outcome, points=tuple([detail.total for detail in details]), details=details)
