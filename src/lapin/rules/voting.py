"""Who hands in, who votes, and for what (R3.2–5, R7.2–3, R8.1–4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapin.rules.errors import IllegalMove
from lapin.rules.ids import Seat, Slot, TeamId
from lapin.rules.seating import members, seats, side_of, sides, teammate_of

if TYPE_CHECKING:
    from lapin.rules.commands import CastVote
    from lapin.rules.rulesets import RuleSet
    from lapin.rules.state import GameState


_SLOTS: Final = tuple(Slot(number) for number in range(1, 13))
"""Twelve places, as on the widest board (R7.2)."""


def showing_clause(rules: RuleSet) -> str:
    """Where it is written who shows how many cards at this table."""
    return "R8.3" if rules.in_teams else "R7.2" if rules.storyteller_hands_in else "R3.2"


def voting_clause(rules: RuleSet) -> str:
    """Where it is written who votes at this table, and how."""
    return "R8.4" if rules.in_teams else "R7.3" if rules.storyteller_votes else "R3.4"


def is_giver(state: GameState, seat: Seat) -> bool:
    """May this seat hand in a card after the clue (R3.2, R7.2, R8.1–2)?"""
    rules = state.rules
    if seat == state.storyteller:
        return rules.storyteller_hands_in
    if not rules.in_teams or seat == teammate_of(rules, _storyteller(state)):
        return True
    pact = state.pacts[side_of(rules, seat)]
    return pact is not None and pact.agreed and pact.giver == seat


def givers_awaited(state: GameState) -> tuple[Seat, ...]:
    """Whose agreement or card is still missing (R3.2, R7.2, R8.2)."""
    rules = state.rules
    if not rules.in_teams:
        return tuple([seat for seat in seats(rules) if not state.handed[seat] and is_giver(state, seat)])
    awaited: list[Seat] = []
    storyteller = _storyteller(state)
    for side in sides(rules):
        pact = state.pacts[side]
        if side == side_of(rules, storyteller):
            teammate = teammate_of(rules, storyteller)
            awaited += () if state.handed[teammate] else (teammate,)
        elif pact is None:
            awaited += members(rules, side)
        elif not pact.agreed:
            awaited.append(teammate_of(rules, pact.proposer))
        elif not state.handed[pact.giver]:
            awaited.append(pact.giver)
    return tuple(sorted(awaited))


def is_voter(state: GameState, seat: Seat) -> bool:
    """R3.4: all but the storyteller; R7.3: everyone; R8.4: in each other team, the one who did not give."""
    rules = state.rules
    if not rules.in_teams:
        return seat != state.storyteller or rules.storyteller_votes
    return not state.handed[seat] and side_of(rules, seat) != side_of(rules, _storyteller(state))


def voters(state: GameState) -> tuple[Seat, ...]:
    """All who vote in this turn."""
    return tuple([seat for seat in seats(state.rules) if is_voter(state, seat)])


def table_slots(state: GameState) -> tuple[Slot, ...]:
    """The numbers that lie on the table (R3.3)."""
    return _SLOTS[: len(state.table)]


def slots_by_side(rules: RuleSet, owners: tuple[Seat, ...]) -> tuple[tuple[Slot, ...], ...]:
    """Per seat, where the cards of its side lie (R3.4, R8.4)."""
    slots: dict[TeamId, list[Slot]] = {side: [] for side in sides(rules)}
    for slot, owner in enumerate(owners, start=1):
        slots[side_of(rules, owner)].append(Slot(slot))
    return tuple([tuple(slots[side_of(rules, seat)]) for seat in seats(rules)])


def has_red_vote(state: GameState, seat: Seat) -> bool:
    """The Party storyteller places a red token too (R7.3)."""
    return state.rules.red_vote and seat == state.storyteller


def votable_slots(state: GameState, seat: Seat) -> tuple[Slot, ...]:
    """What a voter may vote for."""
    every = table_slots(state)
    if state.rules.own_card_votable:
        return every
    forbidden = state.side_slots[seat]
    return tuple([slot for slot in every if slot not in forbidden])


def check_vote(state: GameState, seat: Seat, vote: CastVote) -> None:
    """Refuses a vote that the rules do not allow, naming the clause."""
    rules = state.rules
    if not is_voter(state, seat):
        raise IllegalMove(voting_clause(rules), "not_a_voter", seat=seat)
    if not 1 <= len(vote.slots) <= rules.most_votes:
        clause = "R3.5" if rules.most_votes > 1 else voting_clause(rules)
        raise IllegalMove(clause, "wrong_number_of_votes", votes=len(vote.slots), most=rules.most_votes)
    if len(set(vote.slots)) < len(vote.slots):
        raise IllegalMove("R3.5", "same_card_twice", slots=vote.slots)
    last = len(state.table)
    for slot in vote.slots:
        if not 1 <= slot <= last:
            raise IllegalMove("R3.3", "no_such_slot", slot=slot, last=last)
        if not rules.own_card_votable and slot in state.side_slots[seat]:
            raise IllegalMove(voting_clause(rules), "own_card", slot=slot)
    if (vote.red is not None) != has_red_vote(state, seat):
        raise IllegalMove("R7.3", "red_vote_missing" if vote.red is None else "no_red_vote", seat=seat)
    if vote.red is not None and not 1 <= vote.red <= last:
        raise IllegalMove("R3.3", "no_such_slot", slot=vote.red, last=last)


def _storyteller(state: GameState) -> Seat:
    assert state.storyteller is not None
    return state.storyteller
