"""In Party bots vote with the crowd and put the red token where it hurts, by the rules' own scoring (R7)."""

from itertools import product

import numpy as np
import pytest

from lapin.bots.party import crowd_points, green_vote, storyteller_votes
from lapin.rules.ids import Seat, Slot
from lapin.rules.rulesets import ruleset_for
from lapin.rules.scoring import Ballot, crowd_scoring

RULES = ruleset_for("odyssey", "party", 8)
OTHERS = RULES.players - 1
CROWDS = [
    [7, 0, 0, 0, 0, 0, 0, 0],
    [6, 1, 0, 0, 0, 0, 0, 0],
    [4, 3, 0, 0, 0, 0, 0, 0],
    [4, 2, 1, 0, 0, 0, 0, 0],
    [3, 2, 2, 0, 0, 0, 0, 0],
    [2, 2, 1, 1, 1, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1, 0],
]


def scored(crowd: list[int], green: int, red: int) -> tuple[int, ...]:
    """The points of a round in which the others vote like this: the storyteller's first."""
    votes = [slot for slot, count in enumerate(crowd, start=1) for _ in range(count)]
    ballots = {Seat(seat): Ballot((Slot(slot),)) for seat, slot in enumerate(votes, start=1)}
    ballots[Seat(0)] = Ballot((Slot(green + 1),), red=Slot(red + 1))
    return crowd_scoring(RULES, Seat(0), [Seat(seat) for seat in range(8)], ballots).points


@pytest.mark.parametrize("crowd", CROWDS)
def test_the_storyteller_takes_the_best_lead_there_is(crowd: list[int]) -> None:
    def lead(green: int, red: int) -> float:
        mine, *theirs = scored(crowd, green, red)
        return mine - sum(theirs) / OTHERS

    chosen = storyteller_votes(np.array([crowd]), RULES.crowd_cap, OTHERS)
    assert lead(*chosen) == pytest.approx(max(lead(*pair) for pair in product(range(8), repeat=2)))


@pytest.mark.parametrize("crowd", CROWDS)
def test_joining_a_crowd_is_worth_what_the_rules_pay(crowd: list[int]) -> None:
    free = [scored(crowd, green, red=7)[0] for green in range(7)]  # red where nobody is
    assert list(crowd_points(np.array([crowd]), RULES.crowd_cap)[0][:7]) == free


def test_a_vote_joins_the_crowd_unless_the_red_token_makes_another_card_as_good() -> None:
    assert green_vote(np.array([[4, 2, 1, 0, 0, 0]] * 3), RULES.crowd_cap) == 0
    assert green_vote(np.array([[0, 0, 0, 3, 2, 2]] * 3), RULES.crowd_cap) == 3
    # Four beside us pay no more than seven (R7.4), and the larger crowd is the one the red token looks for.
    assert green_vote(np.array([[7, 5, 0, 0, 0, 0]] * 3), RULES.crowd_cap) == 1
