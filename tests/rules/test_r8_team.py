"""R8: Team. With six players the teams are 0+3, 1+4 and 2+5."""

import pytest

from lapin.rules import (
    AgreeGiver,
    CastVote,
    Detail,
    GiveClue,
    HandIn,
    PerformedClue,
    Phase,
    ProposeGiver,
    awaited,
    project,
)
from lapin.rules.events import GiverAgreed, GiverProposed
from lapin.rules.state import Pact
from tests.rules.table import Table


def team(players=6, **options):
    return Table("odyssey", "team", players, **options)


def choices(table, seat):
    return project(table.state, seat).own.choices


# ── R8.1–2 clue and givers ───────────────────────────────────────────────────────────────────────────────────────


def test_r8_1_the_storyteller_chooses_a_card_and_the_teammate_hands_in():
    table = team().claim(1)
    assert table.refused(1, GiveClue(clue=PerformedClue())) == ("R3.1", "card_missing")
    table.clue()
    assert table.state.handed[1] != ()
    assert choices(table, 4).hand_in
    assert not choices(table, 1).hand_in
    assert choices(table, 4).propose == choices(table, 1).propose == ()
    assert table.refusal(1, HandIn(cards=table.hand(1)[:1])) == ("R3.2", "storyteller_has_chosen", {"seat": 1})
    table.hand_in(4)
    assert len(table.state.handed[4]) == 1
    assert 4 not in awaited(table.state)


def test_r8_1_the_storytellers_team_does_not_choose_a_giver():
    table = team().claim(1).clue()
    for seat in (1, 4):
        for intent in (ProposeGiver(giver=seat), AgreeGiver(giver=seat)):
            assert table.refusal(seat, intent) == ("R8.1", "storytellers_team_does_not_choose", {"seat": seat})


def test_r8_2_one_proposes_the_other_agrees_then_the_giver_hands_in():
    table = team().claim(0).clue()
    assert awaited(table.state) == (1, 2, 3, 4, 5)
    assert table.state.pacts == (None, None, None)
    assert choices(table, 1).propose == choices(table, 4).propose == (1, 4)
    for seat in (1, 4):
        refusal = table.refusal(seat, HandIn(cards=table.hand(seat)[:1]))
        assert refusal == ("R8.2", "giver_not_agreed", {"seat": seat})

    assert table.do(4, ProposeGiver(giver=1)) == (GiverProposed(seat=4, giver=1),)
    assert table.state.pacts == (None, Pact(proposer=4, giver=1), None)
    assert awaited(table.state) == (1, 2, 3, 5)
    assert (choices(table, 1).agree, choices(table, 4).agree) == (1, None)
    assert table.refused(1, HandIn(cards=table.hand(1)[:1])) == ("R8.2", "giver_not_agreed")
    assert table.refusal(4, AgreeGiver(giver=1)) == ("R8.2", "nothing_to_agree_to", {"giver": 1})
    assert table.refusal(1, AgreeGiver(giver=4)) == ("R8.2", "nothing_to_agree_to", {"giver": 4})

    assert table.do(1, AgreeGiver(giver=1)) == (GiverAgreed(seat=1, giver=1),)
    assert table.state.pacts[1] == Pact(proposer=4, giver=1, agreed=True)
    assert choices(table, 1).agree is choices(table, 4).agree is None
    assert table.refused(1, AgreeGiver(giver=1)) == ("R8.2", "nothing_to_agree_to")
    assert (choices(table, 1).hand_in, choices(table, 4).hand_in) == (True, False)
    refusal = table.refusal(4, HandIn(cards=table.hand(4)[:1]))
    assert refusal == ("R8.2", "teammate_gives", {"seat": 4, "giver": 1})
    assert table.refused(1, HandIn(cards=table.hand(1)[:2])) == ("R8.3", "wrong_number_of_cards")
    assert awaited(table.state) == (1, 2, 3, 5)
    table.hand_in(1)
    assert awaited(table.state) == (2, 3, 5)


def test_r8_2_nothing_to_agree_to_before_a_proposal():
    table = team().claim(0).clue()
    assert table.refused(1, AgreeGiver(giver=1)) == ("R8.2", "nothing_to_agree_to")
    assert choices(table, 1).agree is None


def test_r8_2_another_proposal_replaces_the_first_even_after_agreeing():
    """R8.2, R9.3: until a card is handed in they may still think otherwise."""
    table = team().claim(0).clue()
    table.do(4, ProposeGiver(giver=1))
    table.do(1, ProposeGiver(giver=4))
    assert table.state.pacts[1] == Pact(proposer=1, giver=4)
    table.do(4, AgreeGiver(giver=4))
    table.do(4, ProposeGiver(giver=1))
    assert table.state.pacts[1] == Pact(proposer=4, giver=1)
    assert table.refused(4, HandIn(cards=table.hand(4)[:1])) == ("R8.2", "giver_not_agreed")


def test_r8_2_a_giver_of_the_own_team():
    table = team().claim(0).clue()
    for giver in (0, 2, 3, 5, 6, -1):
        assert table.refusal(1, ProposeGiver(giver=giver)) == ("R8.2", "giver_of_another_team", {"giver": giver})


def test_r8_2_not_after_the_card_is_handed_in():
    table = team().claim(0).clue().agree(1)
    table.hand_in(1)
    for seat in (1, 4):
        assert table.refusal(seat, ProposeGiver(giver=4)) == ("R8.2", "card_already_handed_in", {})
        assert choices(table, seat).propose == ()
    assert table.refused(1, AgreeGiver(giver=1)) == ("R8.2", "card_already_handed_in")


def test_r8_2_team_talk_is_open_to_the_whole_table():
    table = team().claim(0).clue()
    table.do(4, ProposeGiver(giver=1))
    for viewer in (None, *range(6)):
        assert project(table.state, viewer).public.pacts == (None, Pact(proposer=4, giver=1), None)


# ── R8.3–4 table and voters ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_r8_3_what_is_shown(players):
    """R8.3: 4 cards at 6 players, 7 at 12; the lower seat of each other team gives here."""
    table = team(players).to_vote()
    half = players // 2
    assert len(table.state.table) == half + 1 == table.rules.cards_shown
    assert sorted(table.owners()) == [*range(half), half]


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_r8_4_voters_are_those_who_did_not_give(players):
    table = team(players).to_vote()
    half = players // 2
    assert awaited(table.state) == tuple(range(half + 1, players))
    for seat in range(half + 1):
        assert table.refusal(seat, CastVote(slots=(1,))) == ("R8.4", "not_a_voter", {"seat": seat})
        assert choices(table, seat).vote == ()


def test_r8_4_either_of_the_two_may_give():
    table = team().claim(0).clue().agree(4).agree(2)
    for seat in (4, 2, 3):
        table.hand_in(seat)
    assert awaited(table.state) == (1, 5)


def test_r8_4_never_for_the_own_teams_card_and_only_once():
    table = team(8).to_vote()
    slot = table.slot(1)
    assert table.refusal(5, CastVote(slots=(slot,))) == ("R8.4", "own_card", {"slot": slot})
    assert slot not in choices(table, 5).vote
    assert len(choices(table, 5).vote) == 4
    assert table.refused(5, CastVote(slots=(table.slot(0), table.slot(2)))) == ("R8.4", "wrong_number_of_votes")
    assert project(table.state, 5).own.own_slots == (slot,)
    assert project(table.state, 1).own.own_slots == (slot,)


def test_r8_1_the_storyteller_and_the_teammate_do_not_learn_each_others_slot():
    """R8.1: the teammate does not know the storyteller's card; neither votes, so neither needs to."""
    table = team().to_vote()
    assert project(table.state, 0).own.own_slots == (table.slot(0),)
    assert project(table.state, 3).own.own_slots == (table.slot(3),)


# ── R8.5–6 points ────────────────────────────────────────────────────────────────────────────────────────────────


def test_r8_5_all_found():
    assert team().points({4: 0, 5: 0}) == ("all", (0, 2, 2, 0, 2, 2))


def test_r8_5_none_found():
    """R8.5: team 1+4 votes for 2's card and back: 2 and a bonus of 1 each."""
    assert team().points({4: 2, 5: 1}) == ("none", (0, 3, 3, 0, 3, 3))


def test_r8_5_some_found():
    scored = team().round({4: 0, 5: 1})
    assert (scored.outcome, scored.points) == ("some", (3, 4, 0, 3, 4, 0))
    assert scored.details[1] == scored.details[4] == Detail(found=3, bonus=1)
    assert scored.details[0] == scored.details[3] == Detail(told=3)


def test_r8_5_at_most_3_for_votes_on_the_teams_card():
    """R8.5: in a table of twelve, four vote for team 1's card."""
    votes = {7: 0, 8: 1, 9: 1, 10: 1, 11: 1}
    assert team(12).points(votes) == ("some", (3, 6, 0, 0, 0, 0) * 2)


def test_r8_6_votes_on_the_teammates_card_are_a_bonus():
    """R8.6: 3 points for some, and 1 for the vote on the teammate's card, which has not found it."""
    scored = team(8).round({5: 0, 6: 4, 7: 1})
    assert (scored.outcome, scored.points) == ("some", (4, 4, 0, 0) * 2)
    assert scored.details[0] == Detail(told=3, bonus=1)


def test_r8_6_at_most_3_and_also_when_none_found():
    votes = dict.fromkeys(range(7, 12), 6)
    assert team(12).points(votes) == ("none", (3, 2, 2, 2, 2, 2) * 2)


def test_r8_6_the_room_may_switch_it_off():
    assert team(8, teammate_bonus=False).points({5: 0, 6: 4, 7: 1}) == ("some", (3, 4, 0, 0) * 2)
    votes = dict.fromkeys(range(7, 12), 6)
    assert team(12, teammate_bonus=False).points(votes) == ("none", (0, 2, 2, 2, 2, 2) * 2)


def test_r8_5_no_lone_vote_bonus_with_7_and_more():
    """R8.4, R8.5: R4.4 is not among the clauses that hold for teams."""
    assert team(12).points(dict.fromkeys(range(7, 12), 0)) == ("all", (0, 2, 2, 2, 2, 2) * 2)


# ── R8.7 the end ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_r8_7_hands_of_4_the_left_tells_and_everyone_tells_once():
    table = team()
    tellers = []
    while table.state.outcome is None:
        assert [len(hand) for hand in table.state.hands] == [4] * 6
        table.to_vote()
        teller = table.state.storyteller
        tellers.append(teller)
        for seat in awaited(table.state):
            table.vote(seat, teller)
    assert tellers == [0, 1, 2, 3, 4, 5]
    assert (table.state.outcome.reason, table.state.phase) == ("everyone_told", Phase.OVER)
    assert table.state.scores == (8,) * 6
    assert table.state.outcome.winners == (0, 1, 2, 3, 4, 5)


def test_r8_7_the_team_with_most_points_wins():
    table = team(turn_limit=1)
    table.round({4: 0, 5: 1})
    assert table.state.outcome.winners == (1, 4)


def test_r8_7_tellings_of_the_room():
    table = team(tellings=2)
    while table.state.outcome is None:
        if table.state.phase is Phase.CLAIM:
            table.claim(5)
        table.pass_turn()
    assert (table.state.turn, table.state.told) == (12, (2,) * 6)
