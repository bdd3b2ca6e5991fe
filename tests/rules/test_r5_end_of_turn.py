"""R5: discarding and drawing at the end of a turn."""

import pytest

from lapin.rules import Phase, awaited, dice
from lapin.rules.events import GameEnded, HandsRefilled, PileReshuffled, RoundScored, TurnBegan, VoteCast
from tests.rules.table import Table


def all_find(table):
    """A whole turn in which everyone finds the card: its events from the last vote on."""
    table.to_vote()
    events = ()
    for seat in awaited(table.state):
        events = table.vote(seat, table.state.storyteller)
    return events


def kinds(events):
    return [type(event) for event in events]


@pytest.mark.parametrize("players", [3, 4, 12])
def test_r5_1_the_table_is_discarded_and_hands_are_filled_again(players):
    table = Table("odyssey", "standard", players).to_vote()
    shown, pile = table.state.table, table.state.pile
    assert kinds(all_find(table)) == [VoteCast, RoundScored, HandsRefilled, TurnBegan]
    assert table.state.discards == shown
    assert table.state.table == ()
    assert [len(hand) for hand in table.state.hands] == [table.rules.hand_size] * players
    assert table.state.pile == pile[len(shown) :]


@pytest.mark.parametrize("edition", ["classic", "odyssey", "disney"])
def test_r5_1_who_draws_which_card(edition):
    """R5.1, R5.4: one after the other from the storyteller's left, each what is missing."""
    table = Table(edition, "standard", 3).to_vote(1)
    pile = table.state.pile
    refilled = all_find(table)[2]
    assert refilled == HandsRefilled(drawn=(pile[2:4], pile[4:5], pile[0:2]))
    assert table.hand(2)[-2:] == pile[0:2]


def test_r5_2_odyssey_draws_the_old_pile_first_and_then_the_shuffled_discards():
    """R5.2 with its ruling: a deck of 32 cards leaves 8 in the pile; the third turn needs 4 where 0 are left."""
    table = Table("odyssey", "standard", 4, cards=34)
    assert len(table.state.pile) == 10
    assert kinds(all_find(table)) == [VoteCast, RoundScored, HandsRefilled, TurnBegan]
    assert kinds(all_find(table)) == [VoteCast, RoundScored, HandsRefilled, TurnBegan]
    rest = table.state.pile
    assert len(rest) == 2
    table.to_vote()
    discards = table.state.discards + table.state.table  # this turn's included
    events = all_find(table)
    assert kinds(events) == [VoteCast, RoundScored, PileReshuffled, HandsRefilled, TurnBegan]
    pile = events[2].pile
    assert pile[:2] == rest
    assert pile[2:] == dice.shuffle(table.state.secret, "reshuffle/3", discards)
    assert pile[2:] != discards
    assert len(pile) == 2 + 12
    assert [card for seat in (3, 0, 1, 2) for card in events[3].drawn[seat]] == list(pile[:4])
    assert table.state.discards == ()
    assert table.state.pile == pile[4:]


def test_r5_3_disney_shuffles_the_rest_and_the_discards_together():
    table = Table("disney", "standard", 4, cards=34)
    all_find(table)
    all_find(table)
    rest = table.state.pile
    table.to_vote()
    discards = table.state.discards + table.state.table
    events = all_find(table)
    assert kinds(events) == [VoteCast, RoundScored, PileReshuffled, HandsRefilled, TurnBegan]
    assert events[2].pile == dice.shuffle(table.state.secret, "reshuffle/3", rest + discards)
    assert events[2].pile[:2] != rest
    assert table.state.pile == events[2].pile[4:]
    assert table.state.discards == ()


@pytest.mark.parametrize("edition", ["odyssey", "disney"])
def test_r5_2_r5_3_a_pile_that_is_just_enough_is_not_shuffled(edition):
    """R5.2, R5.3: "cannot refill everyone" begins one card later."""
    table = Table(edition, "standard", 4, cards=28)
    assert kinds(all_find(table)) == [VoteCast, RoundScored, HandsRefilled, TurnBegan]
    assert table.state.pile == ()
    assert PileReshuffled in kinds(all_find(table))


def test_r5_4_classic_ends_when_the_last_card_is_drawn():
    """R5.4: exactly enough for all: they draw it, and that was the last turn."""
    table = Table("classic", "standard", 4, cards=32)
    assert TurnBegan in kinds(all_find(table))
    assert len(table.state.pile) == 4
    events = all_find(table)
    assert kinds(events) == [VoteCast, RoundScored, HandsRefilled, GameEnded]
    assert table.state.pile == ()
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6, 6]
    assert (table.state.outcome.reason, table.state.phase) == ("pile_empty", Phase.OVER)


def test_r5_4_classic_whoever_comes_too_late_draws_less():
    """R5.4: 2 cards for four players go to the storyteller's left and the next."""
    table = Table("classic", "standard", 4, cards=34)
    all_find(table)
    all_find(table)
    assert table.state.storyteller == 2
    last = table.state.pile
    events = all_find(table)
    assert events[2] == HandsRefilled(drawn=((last[1],), (), (), (last[0],)))
    assert [len(hand) for hand in table.state.hands] == [6, 5, 5, 6]
    assert events[3].reason == "pile_empty"
    assert table.state.discards != ()


def test_r5_4_whoever_then_has_most_points_wins():
    """R5.4, R6.2: a Classic game that the pile ends."""
    table = Table("classic", "standard", 4, cards=28)
    table.round({1: 0, 2: 0, 3: 1})
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((1,), "pile_empty")


@pytest.mark.parametrize("edition", ["classic", "odyssey", "disney"])
def test_r5_5_the_player_on_the_left_tells_next(edition):
    table = Table(edition, "standard", 3)
    table.claim(1)
    tellers = []
    for _ in range(5):
        tellers.append(table.state.storyteller)
        began = all_find(table)[-1]
        assert began == TurnBegan(turn=len(tellers) + 1, storyteller=(tellers[-1] + 1) % 3)
    assert tellers == [1, 2, 0, 1, 2]
    assert table.state.turn == 6
