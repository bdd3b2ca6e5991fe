"""The legal intents of a view (R9.2, R9.4), and games by random players."""

from itertools import permutations
from random import Random

import pytest

from lapin.rules import (
    AgreeGiver,
    CastVote,
    Claim,
    GiveClue,
    HandIn,
    Options,
    PerformedClue,
    Phase,
    ProposeGiver,
    TextClue,
    is_awaited,
    legal_intents,
    project,
    random_intent,
    replay,
    start,
)
from lapin.rules.playout import numbered_deck, play_out
from tests.rules.table import SECRET, Table
from tests.rules.test_r1_tables import TABLES

SPOKEN = PerformedClue()


def legal(table, seat, **clue):
    return list(legal_intents(project(table.state, seat), **clue))


def test_r2_3_everyone_may_claim():
    table = Table("odyssey", "standard", 4)
    assert [legal(table, seat) for seat in range(4)] == [[Claim()]] * 4
    assert legal(table, None) == []


def test_r3_1_the_storyteller_may_give_a_clue_with_any_card():
    table = Table("odyssey", "standard", 4).claim(1)
    assert legal(table, 1) == [GiveClue(clue=SPOKEN, card=card) for card in table.hand(1)]
    clue = TextClue("Once")
    assert legal(table, 1, clue=clue) == [GiveClue(clue=clue, card=card) for card in table.hand(1)]
    assert legal(table, 0) == []


def test_r7_1_a_blind_clue_has_no_card():
    table = Table("odyssey", "party", 6).claim(1)
    assert legal(table, 1) == [GiveClue(clue=SPOKEN)]
    assert random_intent(project(table.state, 1), Random(1), TextClue("x")) == GiveClue(clue=TextClue("x"))


def test_r3_2_any_card_or_any_two():
    table = Table("odyssey", "standard", 4).claim().clue()
    assert legal(table, 1) == [HandIn(cards=(card,)) for card in table.hand(1)]
    table = Table("odyssey", "standard", 3).claim().clue()
    assert len(legal(table, 1)) == 7 * 6 // 2
    pairs = {frozenset(intent.cards) for intent in legal(table, 1)}
    assert pairs == {frozenset(pair) for pair in permutations(table.hand(1), 2)}


def test_r9_3_the_card_handed_in_may_be_exchanged_for_any_other():
    table = Table("odyssey", "standard", 4).claim().clue()
    hand = table.hand(1)
    table.hand_in(1)
    assert {intent.cards[0] for intent in legal(table, 1)} == set(hand)


def test_r3_4_r3_5_one_slot_or_two():
    table = Table("odyssey", "standard", 4).to_vote()
    others = [slot for slot in (1, 2, 3, 4) if slot != table.slot(1)]
    assert legal(table, 1) == [CastVote(slots=(slot,)) for slot in others]
    assert legal(table, 0) == []
    table = Table("odyssey", "standard", 7).to_vote()
    assert len(legal(table, 1)) == 6 + 6 * 5 // 2
    assert len(set(legal(table, 1))) == 21


def test_r7_3_green_and_red():
    table = Table("odyssey", "party", 6).to_vote(2)
    assert legal(table, 0) == [CastVote(slots=(slot,)) for slot in range(1, 7)]
    assert legal(table, 2) == [CastVote(slots=(green,), red=red) for green in range(1, 7) for red in range(1, 7)]


def test_r8_2_givers():
    table = Table("odyssey", "team", 6).claim(0).clue()
    assert legal(table, 1) == [ProposeGiver(giver=1), ProposeGiver(giver=4)]
    assert legal(table, 3) == [HandIn(cards=(card,)) for card in table.hand(3)]
    table.do(1, ProposeGiver(giver=4))
    assert legal(table, 4) == [ProposeGiver(giver=1), ProposeGiver(giver=4), AgreeGiver(giver=4)]
    assert legal(table, 1) == [ProposeGiver(giver=1), ProposeGiver(giver=4)]
    table.do(4, AgreeGiver(giver=4))
    assert legal(table, 4)[2:] == [HandIn(cards=(card,)) for card in table.hand(4)]


def test_r8_2_a_random_player_agrees_hands_in_or_proposes():
    table = Table("odyssey", "team", 6).claim(0).clue()
    proposals = {random_intent(project(table.state, 1), Random(seed)).giver for seed in range(20)}
    assert proposals == {1, 4}
    table.do(1, ProposeGiver(giver=4))
    assert random_intent(project(table.state, 4), Random(1)) == AgreeGiver(giver=4)
    table.do(4, AgreeGiver(giver=4))
    assert isinstance(random_intent(project(table.state, 4), Random(1)), HandIn)


def test_r3_5_a_random_player_uses_one_vote_or_two():
    table = Table("odyssey", "standard", 7).to_vote()
    votes = [random_intent(project(table.state, 1), Random(seed)) for seed in range(40)]
    assert {len(vote.slots) for vote in votes} == {1, 2}
    assert {slot for vote in votes for slot in vote.slots} == {1, 2, 3, 4, 5, 6, 7} - {table.slot(1)}
    assert {vote.red for vote in votes} == {None}


def test_r7_3_a_random_storyteller_votes_red():
    table = Table("odyssey", "party", 6).to_vote(2)
    reds = {random_intent(project(table.state, 2), Random(seed)).red for seed in range(60)}
    assert reds == {1, 2, 3, 4, 5, 6}
    assert random_intent(project(table.state, 1), Random(1)).red is None


def test_r9_2_who_is_awaited_by_their_own_view():
    table = Table("odyssey", "standard", 4).claim(1)
    assert [is_awaited(project(table.state, seat)) for seat in (None, 0, 1)] == [False, False, True]


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r9_5_random_players_play_the_same_game_from_the_same_seed(edition, mode, players):
    def play(seed):
        state = replay(start(edition, mode, players, numbered_deck(), SECRET, Options(turn_limit=3)))
        return list(play_out(state, Random(seed)))

    steps = play(3)
    assert steps == play(3)
    assert steps != play(4)
    assert steps[-1].state.phase is Phase.OVER


def test_r1_a_box_has_84_cards():
    assert len(set(numbered_deck())) == 84
    assert numbered_deck(2) == ("card-001", "card-002")
