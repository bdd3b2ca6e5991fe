"""R6: the end of a game in standard mode."""

import pytest

from lapin.rules import Claim, IllegalMove, Phase, awaited, project
from lapin.rules.events import GameEnded, RoundScored, VoteCast
from tests.rules.table import SECRET, Table


@pytest.mark.parametrize("edition", ["classic", "odyssey", "disney"])
def test_r6_1_the_target_ends_the_game_after_its_turn(edition):
    """R6.1: seat 1 gets 4, then 2, then 4; the game ends with the turn that reaches 10 and not before."""
    table = Table(edition, "standard", 4, target=10)
    table.round({1: 0, 2: 1, 3: 2})
    assert table.state.scores == (3, 4, 1, 0)
    table.round({0: 1, 2: 0, 3: 0})
    assert table.state.scores == (8, 7, 1, 0)
    assert table.state.outcome is None
    table.to_vote()
    table.vote(0, 1)
    table.vote(1, 2)
    events = table.vote(3, 0)
    assert [type(event) for event in events] == [VoteCast, RoundScored, GameEnded]
    assert table.state.scores == (9, 11, 4, 0)
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("target", (1,))
    assert events[-1] == GameEnded(winners=(1,), reason="target", secret=SECRET.hex())
    assert table.state.phase is Phase.OVER


def test_r6_1_one_point_short_goes_on_and_exactly_there_ends():
    table = Table("odyssey", "standard", 4, target=5)
    table.round({1: 0, 2: 1, 3: 2})
    assert (table.state.scores, table.state.phase) == ((3, 4, 1, 0), Phase.CLUE)
    table = Table("odyssey", "standard", 4, target=4)
    table.round({1: 0, 2: 1, 3: 2})
    assert table.state.phase is Phase.OVER


def test_r6_1_thirty_points_by_the_book():
    """R6.1: with 2 points a turn for all but the storyteller of 3 players, 30 come with a turn of its own."""
    table = Table("odyssey", "standard", 3)
    while table.state.outcome is None:
        teller = table.state.storyteller or 0
        assert max(table.state.scores) < 30
        table.round({seat: teller for seat in range(3) if seat != teller})
    assert max(table.state.scores) == 30
    assert table.state.turn == 22


def test_r6_1_nothing_more_can_happen():
    table = Table("odyssey", "standard", 4, target=1)
    table.round({1: 0, 2: 0, 3: 1})
    assert awaited(table.state) == ()
    for seat in range(4):
        assert table.refused(seat, Claim()) == ("R9.4", "not_now")
        assert project(table.state, seat).own.choices == type(project(table.state, seat).own.choices)()
    with pytest.raises(IllegalMove, match="not awaited"):
        table.pass_turn()


@pytest.mark.parametrize("edition", ["classic", "odyssey"])
def test_r6_2_most_points_win_and_equals_share(edition):
    table = Table(edition, "standard", 4, target=2)
    table.round({1: 0, 2: 0, 3: 0})
    assert table.state.scores == (0, 2, 2, 2)
    assert table.state.outcome.winners == (1, 2, 3)
    table = Table(edition, "standard", 4, target=3)
    table.round({1: 0, 2: 0, 3: 1})
    assert (table.state.scores, table.state.outcome.winners) == ((3, 4, 3, 0), (1,))


def test_r6_2_disney_everyone_at_the_target_wins():
    table = Table("disney", "standard", 4, target=3)
    table.round({1: 0, 2: 0, 3: 1})
    assert table.state.scores == (3, 4, 3, 0)
    assert table.state.outcome.winners == (0, 1, 2)


def test_r6_3_a_limit_of_turns():
    table = Table("odyssey", "standard", 4, turn_limit=2)
    table.round({1: 0, 2: 0, 3: 0})
    assert table.state.outcome is None
    table.round({0: 1, 2: 1, 3: 0})
    assert (table.state.outcome.reason, table.state.turn) == ("turn_limit", 2)
    assert table.state.scores == (4, 5, 5, 2)
    assert table.state.outcome.winners == (1, 2)


def test_r6_3_disney_at_the_limit_of_turns_has_the_most_points_win():
    """R6.2, R6.3: where nobody has reached the target."""
    table = Table("disney", "standard", 4, turn_limit=1)
    table.round({1: 0, 2: 0, 3: 0})
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((1, 2, 3), "turn_limit")


def test_r6_1_target_is_named_before_the_limit_of_turns():
    table = Table("odyssey", "standard", 4, target=2, turn_limit=1)
    table.round({1: 0, 2: 0, 3: 0})
    assert table.state.outcome.reason == "target"


def test_r6_1_the_target_is_named_before_the_empty_pile():
    """R6.1, R5.4: nobody draws any more when the target is reached."""
    table = Table("classic", "standard", 4, cards=28, target=2)
    table.round({1: 0, 2: 0, 3: 0})
    assert table.state.outcome.reason == "target"
    assert len(table.state.pile) == 4
