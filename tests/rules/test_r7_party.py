"""R7: Party."""

import pytest

from lapin.rules import (
    CastVote,
    Claim,
    Detail,
    GiveClue,
    HandIn,
    PerformedClue,
    Phase,
    TextClue,
    awaited,
    project,
    redact_all,
)
from lapin.rules.events import GameEnded, HandsPassed, HandsRefilled, RoundScored, TurnBegan, VoteCast
from lapin.rules.scoring import Ballot
from tests.rules.table import Table


def party(players=6, **options):
    return Table("odyssey", "party", players, **options)


def everyone(players, owner):
    return dict.fromkeys(range(players), owner)


# ── R7.1 the clue before the cards ───────────────────────────────────────────────────────────────────────────────


def test_r7_1_nobody_has_looked_before_the_first_claim():
    table = party()
    assert [project(table.state, seat).own.hand for seat in range(6)] == [None] * 6
    assert all(dealt is None for dealt in redact_all(table.rules, tuple(table.log), 3)[1].hands)


def test_r7_1_the_storyteller_looks_only_after_the_clue():
    table = party().claim(2)
    assert project(table.state, 2).own.hand is None
    assert [project(table.state, seat).own.hand for seat in (0, 1, 3, 4, 5)] == [
        table.hand(seat) for seat in (0, 1, 3, 4, 5)
    ]
    table.do(2, GiveClue(clue=TextClue("Moonlight")))
    assert project(table.state, 2).own.hand == table.hand(2)
    assert len(table.hand(2)) == 5
    assert table.state.phase is Phase.HAND_IN


def test_r7_1_the_clue_is_tied_to_no_card():
    table = party().claim(2)
    refusal = table.refusal(2, GiveClue(clue=PerformedClue(), card=table.hand(2)[0]))
    assert refusal == ("R7.1", "clue_is_tied_to_no_card", {})


# ── R7.2 everyone hands in ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", range(6, 13))
def test_r7_2_everyone_hands_in_one_card(players):
    table = party(players).claim(1).clue()
    assert awaited(table.state) == tuple(range(players))
    assert project(table.state, 1).own.choices.hand_in
    table.hand_in_all()
    assert len(table.state.table) == players
    assert sorted(table.owners()) == list(range(players))


def test_r7_2_one_card_only():
    table = party().claim().clue()
    assert table.refused(1, HandIn(cards=table.hand(1)[:2])) == ("R7.2", "wrong_number_of_cards")


# ── R7.3 green and red ───────────────────────────────────────────────────────────────────────────────────────────


def test_r7_3_everyone_votes_and_may_vote_for_their_own_card():
    table = party().to_vote(2)
    assert awaited(table.state) == (0, 1, 2, 3, 4, 5)
    table.vote(0, 0)
    assert table.state.ballots[0] == Ballot(slots=(table.slot(0),))
    assert project(table.state, 0).own.choices.vote == (1, 2, 3, 4, 5, 6)
    assert project(table.state, 0).own.choices.red == ()
    assert project(table.state, 2).own.choices.red == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("green", "red"), [(1, 2), (2, 2), (2, 3), (0, 5)])
def test_r7_3_the_storyteller_also_votes_red_on_any_card(green, red):
    """R7.3: their own card, or that of their green vote, included."""
    table = party().to_vote(2)
    slots = (table.slot(green),)
    cast = table.do(2, CastVote(slots=slots, red=table.slot(red)))
    assert cast == (VoteCast(seat=2, ballot=Ballot(slots=slots, red=table.slot(red))),)


def test_r7_3_red_missing_or_not_allowed():
    table = party().to_vote(2)
    slots = (table.slot(0),)
    assert table.refusal(2, CastVote(slots=slots)) == ("R7.3", "red_vote_missing", {"seat": 2})
    assert table.refusal(3, CastVote(slots=slots, red=slots[0])) == ("R7.3", "no_red_vote", {"seat": 3})
    for red in (0, -1, 7):
        refusal = table.refusal(2, CastVote(slots=slots, red=red))
        assert refusal == ("R3.3", "no_such_slot", {"slot": red, "last": 6})
    assert table.refused(3, CastVote(slots=(1, 2))) == ("R7.3", "wrong_number_of_votes")


# ── R7.4–5 points ────────────────────────────────────────────────────────────────────────────────────────────────


def test_r7_4_r7_5_worked_example():
    """R7.4, R7.5: six vote card 3 (5 each), two card 2 under the red token (0), one alone another (0)."""
    votes = everyone(9, 3) | {6: 2, 7: 2, 8: 1}
    scored = party(9).round(votes, red=2)
    assert (scored.outcome, scored.points) == ("party", (5, 5, 5, 5, 5, 5, 0, 0, 0))
    assert scored.details[0] == Detail(crowd=5)
    assert scored.details[8] == Detail()


def test_r7_4_as_many_points_as_green_votes_at_most_5():
    """R7.4: crowds of 2, 3 and 4 in a party of 12, and one of three under red."""
    votes = {0: 1, 1: 1, 2: 3, 3: 3, 4: 3, 5: 6, 6: 6, 7: 6, 8: 6, 9: 10, 10: 10, 11: 10}
    assert party(12).points(votes, red=10)[1] == (2, 2, 3, 3, 3, 4, 4, 4, 4, 0, 0, 0)


@pytest.mark.parametrize(("crowd", "points"), [(5, 5), (6, 5), (7, 5)])
def test_r7_4_the_cap(crowd, points):
    votes = everyone(8, 1) | dict.fromkeys(range(crowd, 8), 2)
    assert party(8).points(votes, red=3)[1][:crowd] == (points,) * crowd


def test_r7_4_ones_own_vote_on_ones_own_card_counts():
    assert party().points({0: 1, 1: 1, 2: 3, 3: 3, 4: 5, 5: 4}, red=0)[1] == (2, 2, 2, 2, 0, 0)


def test_r7_4_the_red_token_is_no_vote():
    """R7.4, R7.5: alone with the red token is still alone, and nobody gains by it."""
    assert party().points({0: 1, 1: 2, 2: 1, 3: 4, 4: 5, 5: 0}, red=4)[1] == (2, 0, 2, 0, 0, 0)


def test_r7_5_all_on_the_red_card():
    assert party().points(everyone(6, 4), red=4)[1] == (0,) * 6


def test_r7_5_none_together():
    assert party().points({seat: seat for seat in range(6)}, red=0)[1] == (0,) * 6


def test_r7_5_binds_the_storyteller_too():
    """R7.5: under their own red token, or alone, they get nothing."""
    assert party().points({0: 1, 1: 1, 2: 3, 3: 3, 4: 3, 5: 3}, red=1)[1] == (0, 0, 4, 4, 4, 4)
    assert party().points({0: 1, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2}, red=3)[1] == (0, 5, 5, 5, 5, 5)


# ── R7.6–7 the end ───────────────────────────────────────────────────────────────────────────────────────────────


def test_r7_6_hands_are_filled_and_passed_to_the_left():
    table = party().to_vote(2)
    hands, pile = table.state.hands, table.state.pile
    for seat in (0, 1, 3, 4, 5):
        table.vote(seat, 0)
    events = table.vote(2, 0, red=1)
    assert [type(event) for event in events] == [VoteCast, RoundScored, HandsRefilled, HandsPassed, TurnBegan]
    drawn_by = {3: 0, 4: 1, 5: 2, 0: 3, 1: 4, 2: 5}  # from the storyteller's left
    full = [(*hands[seat], pile[drawn_by[seat]]) for seat in range(6)]
    assert table.state.hands == (full[5], *full[:5])
    assert table.state.storyteller == 3
    assert project(table.state, 3).own.hand is None
    assert project(table.state, 4).own.hand == full[3]
    for seat in range(6):
        refilled = redact_all(table.rules, events, seat)[2]
        assert refilled.drawn == (None,) * 6  # what one draws leaves at once, face down


def test_r7_6_odysseys_reshuffle_holds_in_party():
    """R7.6, R5.2: 12 hands of 5 leave 24 cards of a box; the third turn needs the discards."""
    table = party(12)
    for turn in range(3):
        table.to_vote()
        assert table.state.turn == turn + 1
        for seat in range(12):
            events = table.vote(seat, 0, red=1 if seat == table.state.storyteller else None)
        assert ("PileReshuffled" in [type(event).__name__ for event in events]) is (turn == 2)


@pytest.mark.parametrize("tellings", [None, 2])
def test_r7_7_ends_when_everyone_has_told(tellings):
    table = party(6, tellings=tellings)
    turns = 6 * (tellings or 1)
    while table.state.outcome is None:
        scored = table.round(everyone(6, 0) | {5: 5}, red=1)
        assert scored.storyteller == (scored.turn - 1) % 6
    assert (table.state.turn, table.state.outcome.reason) == (turns, "everyone_told")
    assert table.state.told == (tellings or 1,) * 6
    assert table.state.scores == (turns * 5,) * 5 + (0,)
    assert table.state.outcome.winners == (0, 1, 2, 3, 4)


def test_r7_7_the_last_turn_ends_it_without_drawing():
    table = party(6, turn_limit=1)
    table.to_vote()
    for seat in range(6):
        events = table.vote(seat, 0, red=1 if seat == 0 else None)
    assert [type(event) for event in events] == [VoteCast, RoundScored, GameEnded]


def test_r2_3_the_claim_opens_the_others_hands():
    """R2.3, R7.1: until then even the claimer cannot know what they hold."""
    table = party()
    table.do(4, Claim())
    assert project(table.state, 4).own.hand is None
    assert project(table.state, 3).own.hand == table.hand(3)
    assert project(table.state, None).own is None
