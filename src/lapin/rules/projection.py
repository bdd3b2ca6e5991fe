"""What a viewer may know, built up from nothing (R9.2).

A `PlayerView` has two halves. `public` is the same for everyone and is made without knowing who looks, so it cannot
tell one viewer more than another. `own` is what one seat knows besides; spectators and the table screen have none.
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from lapin.rules.commands import Clue
from lapin.rules.ending import Outcome
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    Event,
    GameEnded,
    GameStarted,
    GiverAgreed,
    GiverProposed,
    HandsDealt,
    HandsPassed,
    HandsRefilled,
    PileReshuffled,
    RoundScored,
    TableShown,
    TurnBegan,
    TurnPassed,
    VoteCast,
)
from lapin.rules.ids import CardId, Seat, Slot, Turn
from lapin.rules.phases import PHASES
from lapin.rules.rulesets import RuleSet, RulesView
from lapin.rules.scoring import Ballot
from lapin.rules.seating import members, seats, side_of
from lapin.rules.state import GameState, Pact, Phase
from lapin.rules.voting import has_red_vote, is_giver, is_voter, table_slots, votable_slots


class PublicView(msgspec.Struct, frozen=True):
    """What everybody at the table sees. One entry per seat where it is a tuple of seats."""

    rules: RulesView
    phase: Phase
    turn: Turn
    storyteller: Seat | None
    awaited: tuple[Seat, ...]
    clue: Clue | None
    table: tuple[CardId, ...]
    pacts: tuple[Pact | None, ...]
    acted: tuple[Seat, ...]
    """Who has handed in a card, or voted, in this phase (R9.2)."""
    scores: tuple[int, ...]
    told: tuple[int, ...]
    hand_counts: tuple[int, ...]
    pile_count: int
    discard_count: int
    commitment: str
    secret: str | None
    last_round: RoundScored | None
    outcome: Outcome | None


class Choices(msgspec.Struct, frozen=True):
    """What this seat may do now; a tuple is empty where there is nothing to choose."""

    claim: bool = False
    give_clue: bool = False
    hand_in: bool = False
    propose: tuple[Seat, ...] = ()
    agree: Seat | None = None
    vote: tuple[Slot, ...] = ()
    red: tuple[Slot, ...] = ()


class OwnView(msgspec.Struct, frozen=True):
    """What one seat knows besides."""

    seat: Seat
    hand: tuple[CardId, ...] | None
    """`None`: face down, even for its owner (R7.1)."""
    handed: tuple[CardId, ...]
    own_slots: tuple[Slot, ...]
    ballot: Ballot | None
    choices: Choices


class PlayerView(msgspec.Struct, frozen=True):
    """All that a viewer gets to see; `own` is `None` for spectators and the table screen."""

    public: PublicView
    own: OwnView | None


def project(state: GameState, viewer: Seat | None) -> PlayerView:
    """The whole view of one viewer."""
    return PlayerView(public=public_view(state), own=None if viewer is None else own_view(state, viewer))


def public_view(state: GameState) -> PublicView:
    """What everybody sees; nobody's seat is known here, so nobody can be told more than others."""
    return PublicView(
        rules=state.rules_shown,
        phase=state.phase,
        turn=state.turn,
        storyteller=state.storyteller,
        awaited=PHASES[state.phase].awaited(state),
        clue=state.clue,
        table=state.table,
        pacts=state.pacts,
        acted=_acted(state),
        scores=state.scores,
        told=state.told,
        hand_counts=tuple([len(hand) for hand in state.hands]),
        pile_count=len(state.pile),
        discard_count=len(state.discards),
        commitment=state.commitment,
        secret=state.secret.hex() if state.phase is Phase.OVER else None,
        last_round=state.last_round,
        outcome=state.outcome,
    )


def _acted(state: GameState) -> tuple[Seat, ...]:
    if state.phase is Phase.VOTE:
        return tuple([seat for seat in seats(state.rules) if state.ballots[seat] is not None])
    if state.phase is Phase.HAND_IN:
        return tuple([seat for seat in seats(state.rules) if state.handed[seat]])
    return ()


def own_view(state: GameState, seat: Seat) -> OwnView:
    """What a seat knows of itself: its hand, its choices, and what it may do now."""
    voting = state.phase is Phase.VOTE
    return OwnView(
        seat=seat,
        hand=None if hand_is_face_down(state, seat) else state.hands[seat],
        handed=state.handed[seat],
        own_slots=_known_slots(state, seat) if voting else (),
        ballot=state.ballots[seat] if voting else None,
        choices=_choices(state, seat),
    )


def knows_the_same(before: GameState, now: GameState, seat: Seat) -> bool:
    """Is `own_view` surely what it was? Looks only whether what it is made of is the same object still; most moves are
    somebody else's, and this costs less than making a view to throw it away."""
    return (
        now.phase is before.phase
        and now.hands[seat] is before.hands[seat]
        and now.storyteller == before.storyteller
        and now.table is before.table
        and now.owners is before.owners
        and now.side_slots is before.side_slots
        and now.pacts is before.pacts
        and now.rules is before.rules
        and (now.handed is before.handed or (now.handed[seat] is before.handed[seat] and not now.rules.in_teams))
        and (now.phase is not Phase.VOTE or now.ballots[seat] is before.ballots[seat])
    )


def hand_is_face_down(state: GameState, seat: Seat) -> bool:
    """Party: nobody looks before the first claim, the storyteller not before the clue (R7.1)."""
    if not state.rules.blind_clue:
        return False
    return state.phase is Phase.CLAIM or (state.phase is Phase.CLUE and seat == state.storyteller)


def _known_slots(state: GameState, seat: Seat) -> tuple[Slot, ...]:
    """Where one's own cards lie; a voter in a team is also told where the team's card lies, to keep off it (R8.4)."""
    if is_voter(state, seat):
        return state.side_slots[seat]
    return tuple([slot for slot, owner in zip(table_slots(state), state.owners, strict=True) if owner == seat])


_NOTHING = Choices()
_CLAIM = Choices(claim=True)
_GIVE_CLUE = Choices(give_clue=True)
_HAND_IN = Choices(hand_in=True)


def _choices(state: GameState, seat: Seat) -> Choices:
    phase = state.phase
    if phase is Phase.VOTE and is_voter(state, seat):
        red = table_slots(state) if has_red_vote(state, seat) else ()
        return Choices(vote=votable_slots(state, seat), red=red)
    if phase is Phase.HAND_IN:
        return _giving_choices(state, seat)
    if phase is Phase.CLUE and seat == state.storyteller:
        return _GIVE_CLUE
    return _CLAIM if phase is Phase.CLAIM else _NOTHING


def _giving_choices(state: GameState, seat: Seat) -> Choices:
    rules = state.rules
    side = side_of(rules, seat)
    assert state.storyteller is not None
    if not rules.in_teams or side == side_of(rules, state.storyteller):
        return _HAND_IN if is_giver(state, seat) else _NOTHING
    pact = state.pacts[side]
    settled = any(state.handed[member] for member in members(rules, side))
    return Choices(
        hand_in=is_giver(state, seat),
        propose=() if settled else members(rules, side),
        agree=pact.giver if pact is not None and not pact.agreed and pact.proposer != seat else None,
    )


def redact(event: Event, viewer: Seat | None, *, hides_draws: bool = False) -> Event:
    """The event as this viewer may see it. `hides_draws`: hands are face down or leave at once (R7.1, R7.6)."""
    match event:
        case GameStarted():
            return GameStarted(
                edition=event.edition,
                mode=event.mode,
                players=event.players,
                options=event.options,
                commitment=event.commitment,
                pictures=event.pictures,
            )
        case HandsDealt(hands=hands):
            return HandsDealt(hands=_only(hands, None if hides_draws else viewer))
        case HandsRefilled(drawn=drawn):
            return HandsRefilled(drawn=_only(drawn, None if hides_draws else viewer))
        case ClueGiven(seat=seat, clue=clue, card=card):
            return ClueGiven(seat=seat, clue=clue, card=card if seat == viewer else None)
        case CardsHandedIn(seat=seat, cards=cards, stand_in=stand_in):
            return CardsHandedIn(seat=seat, cards=cards if seat == viewer else None, stand_in=stand_in)
        case VoteCast(seat=seat, ballot=ballot, stand_in=stand_in):
            return VoteCast(seat=seat, ballot=ballot if seat == viewer else None, stand_in=stand_in)
        case PileReshuffled():
            return PileReshuffled()
        case (
            TurnBegan()
            | GiverProposed()
            | GiverAgreed()
            | TableShown()
            | RoundScored()
            | TurnPassed()
            | HandsPassed()
            | GameEnded()
        ):
            return event  # done in the open: R2.3, R8.2, R3.3, R3.6, R9.6, R7.6, R6
        case _:
            assert_never(event)


def _only(hands: tuple[tuple[CardId, ...] | None, ...], viewer: Seat | None) -> tuple[tuple[CardId, ...] | None, ...]:
    return tuple([hand if seat == viewer else None for seat, hand in enumerate(hands)])


def redact_all(rules: RuleSet, events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """A list of events of one table as this viewer may see them."""
    return tuple([redact(event, viewer, hides_draws=rules.blind_clue) for event in events])
