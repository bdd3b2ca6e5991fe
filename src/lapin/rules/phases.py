"""The phases of a turn as a table of functions: who is awaited, what is accepted, how the dice act for somebody.

`decide` (engine.py) knows no phase by name. A handler gets a state, a seat and an intent, and answers with the one
event the intent amounts to, or raises `IllegalMove`. What closing a phase brings about is the phase's `close`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from lapin.rules import dice
from lapin.rules.commands import (
    AgreeGiver,
    CastVote,
    Claim,
    Clue,
    GiveClue,
    HandIn,
    ProposeGiver,
    RecordedClue,
    TextClue,
    check_words,
)
from lapin.rules.errors import IllegalMove
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    Event,
    GiverAgreed,
    GiverProposed,
    RoundScored,
    ShownCard,
    TableShown,
    TurnBegan,
    TurnPassed,
    VoteCast,
)
from lapin.rules.ids import Seat, Slot
from lapin.rules.scoring import Ballot
from lapin.rules.seating import members, seats, side_of
from lapin.rules.state import GameState, Phase
from lapin.rules.voting import (
    check_vote,
    givers_awaited,
    has_red_vote,
    is_giver,
    showing_clause,
    table_slots,
    votable_slots,
    voters,
)

Handler = Callable[[GameState, Seat, Any], Event]


class PhaseRules(msgspec.Struct, frozen=True):
    """One phase: who is awaited, what it accepts, how dice act for a seat, what closes it when nobody is awaited."""

    awaited: Callable[[GameState], tuple[Seat, ...]]
    accepts: Mapping[type, Handler]
    act_for: Callable[[GameState, Seat], Event]
    close: Callable[[GameState], Event] | None = None


# ── Claiming the first turn (R2.3) ────────────────────────────────────────────────────────────────────────────────


def _claim(state: GameState, seat: Seat, intent: Claim) -> Event:
    return TurnBegan(turn=state.turn, storyteller=seat)


def _draw_storyteller(state: GameState, seat: Seat) -> Event:
    return first_storyteller_by_dice(state)


def first_storyteller_by_dice(state: GameState) -> TurnBegan:
    """A host chose "random", or nobody claimed (R2.3, R9.6)."""
    chosen = dice.choose(state.secret, "first storyteller", seats(state.rules))
    return TurnBegan(turn=state.turn, storyteller=chosen, drawn=True)


# ── The clue (R3.1, R7.1) ─────────────────────────────────────────────────────────────────────────────────────────


def _check_clue(clue: Clue) -> None:
    if isinstance(clue, TextClue):
        check_words(clue.text)
    elif isinstance(clue, RecordedClue) and clue.transcript is not None:
        check_words(clue.transcript)


def _give_clue(state: GameState, seat: Seat, intent: GiveClue) -> Event:
    if seat != state.storyteller:
        raise IllegalMove("R3.1", "not_the_storyteller", seat=seat, storyteller=state.storyteller)
    _check_clue(intent.clue)
    if state.rules.blind_clue:
        if intent.card is not None:
            raise IllegalMove("R7.1", "clue_is_tied_to_no_card")
    elif intent.card is None:
        raise IllegalMove("R3.1", "card_missing")
    elif intent.card not in state.hands[seat]:
        raise IllegalMove("R9.4", "card_not_in_hand", card=intent.card)
    return ClueGiven(seat=seat, clue=intent.clue, card=intent.card)


def _pass_turn(state: GameState, seat: Seat) -> Event:
    return TurnPassed(seat=seat)  # R9.6


def _storyteller_awaited(state: GameState) -> tuple[Seat, ...]:
    assert state.storyteller is not None
    return (state.storyteller,)


# ── Handing in (R3.2, R7.2, R8.1–2) ───────────────────────────────────────────────────────────────────────────────


def _hand_in(state: GameState, seat: Seat, intent: HandIn) -> Event:
    rules = state.rules
    if not is_giver(state, seat):
        if rules.in_teams and seat != state.storyteller:
            pact = state.pacts[side_of(rules, seat)]
            if pact is not None and pact.agreed:
                raise IllegalMove("R8.2", "teammate_gives", seat=seat, giver=pact.giver)
            raise IllegalMove("R8.2", "giver_not_agreed", seat=seat)
        raise IllegalMove("R3.2", "storyteller_has_chosen", seat=seat)
    if len(intent.cards) != rules.cards_each:
        raise IllegalMove(
            showing_clause(rules), "wrong_number_of_cards", cards=len(intent.cards), right=rules.cards_each
        )
    if len(set(intent.cards)) < len(intent.cards):
        raise IllegalMove(showing_clause(rules), "same_card_twice", cards=intent.cards)
    holding = state.hands[seat] + state.handed[seat]  # R9.3: a choice may be changed
    for card in intent.cards:
        if card not in holding:
            raise IllegalMove("R9.4", "card_not_in_hand", card=card)
    return CardsHandedIn(seat=seat, cards=intent.cards)


def _check_pair(state: GameState, seat: Seat, giver: Seat) -> None:
    """Proposals are for the teams that do not tell, about one of their two, before a card is handed in (R8.2)."""
    rules = state.rules
    assert state.storyteller is not None
    if not rules.in_teams:
        raise IllegalMove("R8.2", "no_teams")
    if side_of(rules, seat) == side_of(rules, state.storyteller):
        raise IllegalMove("R8.1", "storytellers_team_does_not_choose", seat=seat)
    if giver not in members(rules, side_of(rules, seat)):
        raise IllegalMove("R8.2", "giver_of_another_team", giver=giver)
    if any(state.handed[member] for member in members(rules, side_of(rules, seat))):
        raise IllegalMove("R8.2", "card_already_handed_in")


def _propose_giver(state: GameState, seat: Seat, intent: ProposeGiver) -> Event:
    _check_pair(state, seat, intent.giver)
    return GiverProposed(seat=seat, giver=intent.giver)


def _agree_giver(state: GameState, seat: Seat, intent: AgreeGiver) -> Event:
    _check_pair(state, seat, intent.giver)
    pact = state.pacts[side_of(state.rules, seat)]
    if pact is None or pact.agreed or pact.proposer == seat or pact.giver != intent.giver:
        raise IllegalMove("R8.2", "nothing_to_agree_to", giver=intent.giver)
    return GiverAgreed(seat=seat, giver=intent.giver)


def _hand_in_for(state: GameState, seat: Seat) -> Event:
    rules = state.rules
    label = f"act for/{state.turn}/{seat}"
    if not is_giver(state, seat):
        pact = state.pacts[side_of(rules, seat)]
        if pact is None:
            giver = dice.choose(state.secret, f"{label}/giver", members(rules, side_of(rules, seat)))
            return GiverProposed(seat=seat, giver=giver, stand_in=True)
        return GiverAgreed(seat=seat, giver=pact.giver, stand_in=True)
    cards = dice.shuffle(state.secret, f"{label}/cards", state.hands[seat])[: rules.cards_each]
    return CardsHandedIn(seat=seat, cards=cards, stand_in=True)


def _show_table(state: GameState) -> Event:
    # R3.3: in seat order before the shuffle, so that nothing of who was quick is left.
    handed = tuple(card for cards in state.handed for card in cards)
    return TableShown(cards=dice.shuffle(state.secret, f"table/{state.turn}", handed))


# ── Voting (R3.4–6, R7.3, R8.4) ───────────────────────────────────────────────────────────────────────────────────


def _cast_vote(state: GameState, seat: Seat, intent: CastVote) -> Event:
    check_vote(state, seat, intent)
    return VoteCast(seat=seat, ballot=Ballot(slots=intent.slots, red=intent.red))


def _vote_for(state: GameState, seat: Seat) -> Event:
    label = f"act for/{state.turn}/{seat}"
    slot = dice.choose(state.secret, f"{label}/vote", votable_slots(state, seat))
    red = dice.choose(state.secret, f"{label}/red", table_slots(state)) if has_red_vote(state, seat) else None
    return VoteCast(seat=seat, ballot=Ballot(slots=(slot,), red=red), stand_in=True)


def _voters_awaited(state: GameState) -> tuple[Seat, ...]:
    return tuple([seat for seat in voters(state) if state.ballots[seat] is None])


def _score_round(state: GameState) -> Event:
    assert state.storyteller is not None
    assert state.clue is not None
    ballots = {Seat(seat): ballot for seat, ballot in enumerate(state.ballots) if ballot is not None}
    score = state.rules.score(state.rules, state.storyteller, state.owners, ballots)
    return RoundScored(
        turn=state.turn,
        storyteller=state.storyteller,
        clue=state.clue,
        table=tuple(
            ShownCard(slot=Slot(number), card=card, owner=owner)
            for number, (card, owner) in enumerate(zip(state.table, state.owners, strict=True), start=1)
        ),
        ballots=state.ballots,
        outcome=score.outcome,
        points=score.points,
        details=score.details,
        scores=tuple(had + won for had, won in zip(state.scores, score.points, strict=True)),
    )


def _nobody(state: GameState) -> tuple[Seat, ...]:
    return ()


def _over(state: GameState, seat: Seat) -> Event:
    raise AssertionError("nobody is awaited in a finished game")


PHASES: Final[Mapping[Phase, PhaseRules]] = {
    Phase.CLAIM: PhaseRules(
        awaited=lambda state: seats(state.rules), accepts={Claim: _claim}, act_for=_draw_storyteller
    ),
    Phase.CLUE: PhaseRules(awaited=_storyteller_awaited, accepts={GiveClue: _give_clue}, act_for=_pass_turn),
    Phase.HAND_IN: PhaseRules(
        awaited=givers_awaited,
        accepts={HandIn: _hand_in, ProposeGiver: _propose_giver, AgreeGiver: _agree_giver},
        act_for=_hand_in_for,
        close=_show_table,
    ),
    Phase.VOTE: PhaseRules(
        awaited=_voters_awaited, accepts={CastVote: _cast_vote}, act_for=_vote_for, close=_score_round
    ),
    Phase.OVER: PhaseRules(awaited=_nobody, accepts={}, act_for=_over),
}


def awaited(state: GameState) -> tuple[Seat, ...]:
    """Whose move the game waits for."""
    return PHASES[state.phase].awaited(state)


__all__ = ["PHASES", "PhaseRules", "awaited", "first_storyteller_by_dice"]
