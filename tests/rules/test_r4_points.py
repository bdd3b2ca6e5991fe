"""R4: points in standard mode, whole turns through the engine."""

import pytest

from lapin.rules import Ballot, CastVote, Detail, Seat, Slot, ruleset_for
from tests.rules.table import Table

PINK, BLUE, YELLOW, BLACK, GREEN, RED = range(6)


def test_r4_worked_example_of_disney():
    """R4.2, R4.3: Pink tells; Blue and Yellow find it; Black and Green vote Blue's card, Red votes Black's."""
    scored = Table("disney", "standard", 6).round({BLUE: PINK, YELLOW: PINK, BLACK: BLUE, GREEN: BLUE, RED: BLACK})
    assert scored.outcome == "some"
    assert scored.points == (3, 5, 3, 1, 0, 0)
    assert scored.details == (
        Detail(told=3),
        Detail(found=3, bonus=2),
        Detail(found=3),
        Detail(bonus=1),
        Detail(),
        Detail(),
    )


STANDARD = [("classic", 3), ("classic", 6), ("odyssey", 3), ("odyssey", 6), ("disney", 3), ("disney", 6)]


@pytest.mark.parametrize(("edition", "players"), STANDARD)
def test_r4_1_all_found(edition, players):
    """R4.1, R4.5: the storyteller 0, every other 2, and no bonus is possible."""
    votes = dict.fromkeys(range(1, players), 0)
    scored = Table(edition, "standard", players).round(votes)
    assert (scored.outcome, scored.points) == ("all", (0,) + (2,) * (players - 1))
    assert scored.details == (Detail(),) + (Detail(spared=2),) * (players - 1)


@pytest.mark.parametrize(("edition", "players"), STANDARD)
def test_r4_1_none_found(edition, players):
    """R4.1, R4.3: the storyteller 0, every other 2 and their bonus."""
    votes = {1: 2} | dict.fromkeys(range(2, players), 1)
    cap = 3 if edition == "odyssey" else 99
    expected = (0, 2 + min(players - 2, cap), 3) + (2,) * (players - 3)
    scored = Table(edition, "standard", players).round(votes)
    assert (scored.outcome, scored.points) == ("none", expected)
    assert scored.details[1] == Detail(spared=2, bonus=min(players - 2, cap))


@pytest.mark.parametrize(("edition", "players"), STANDARD)
def test_r4_2_some_found(edition, players):
    """R4.2, R4.3: the storyteller 3, finders 3, the others 0, and every bonus."""
    votes = {1: 0} | dict.fromkeys(range(2, players), 1)
    cap = 3 if edition == "odyssey" else 99
    expected = (3, 3 + min(players - 2, cap)) + (0,) * (players - 2)
    assert Table(edition, "standard", players).points(votes) == ("some", expected)


def test_r4_2_one_who_misses_makes_it_some():
    assert Table("classic", "standard", 4).points({1: 0, 2: 0, 3: 2}) == ("some", (3, 3, 4, 0))


def test_r4_3_at_3_players_votes_on_either_card_count():
    table = Table("odyssey", "standard", 3).to_vote()
    table.vote(1, 0)
    second = table.slot(1, which=1)
    scored = table.do(2, CastVote(slots=(second,)))[1]
    assert (scored.outcome, scored.points) == ("some", (3, 4, 0))
    assert scored.details[1] == Detail(found=3, bonus=1)


def test_r4_3_odyssey_has_a_cap_of_3():
    votes = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}
    assert Table("odyssey", "standard", 6).points(votes) == ("some", (3, 6, 0, 0, 0, 0))


@pytest.mark.parametrize("edition", ["classic", "disney"])
def test_r4_3_classic_and_disney_have_no_cap(edition):
    votes = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}
    assert Table(edition, "standard", 6).points(votes) == ("some", (3, 7, 0, 0, 0, 0))


# ── Odyssey with 7 and more ──────────────────────────────────────────────────────────────────────────────────────


def test_r4_4_a_lone_vote_that_finds_gets_one_more():
    """R4.4: 1 and 2 find it, 1 with one vote, 2 with two; 3 misses with one vote."""
    scored = Table("odyssey", "standard", 7).round({1: 0, 2: (0, 3), 3: 1, 4: (1, 3), 5: (1, 2), 6: (1, 2)})
    assert scored.outcome == "some"
    assert scored.points == (3, 3 + 1 + 3, 3 + 2, 2, 0, 0, 0)
    assert scored.details[1] == Detail(found=3, bonus=3, lone=1)
    assert scored.details[2] == Detail(found=3, bonus=2)
    assert scored.details[3] == Detail(bonus=2)


def test_r4_4_ruling_also_when_all_found():
    """R4.1, R4.4: all found, with one or two votes; bonuses by second votes are possible here (R4.5 does not hold)."""
    scored = Table("odyssey", "standard", 7).round({1: 0, 2: (0, 1), 3: (0, 1), 4: (0, 1), 5: (0, 1), 6: 0})
    assert scored.outcome == "all"
    assert scored.points == (0, 2 + 3 + 1, 2, 2, 2, 2, 3)
    assert scored.details[1] == Detail(spared=2, bonus=3, lone=1)


def test_r4_4_none_found_with_two_votes_each():
    votes = {1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 6), 6: (1, 5)}
    scored = Table("odyssey", "standard", 7).round(votes)
    assert (scored.outcome, scored.points) == ("none", (0, 5, 5, 4, 2, 3, 3))


def test_r4_2_found_by_either_of_two_votes():
    votes = {1: (2, 0), 2: (0, 1), 3: 1, 4: 1, 5: 1, 6: 1}
    assert Table("odyssey", "standard", 7).points(votes) == ("some", (3, 6, 4, 0, 0, 0, 0))


def test_r4_4_only_from_7_players_and_only_in_odyssey():
    assert Table("odyssey", "standard", 6).points({1: 0, 2: 0, 3: 2, 4: 2, 5: 2})[1] == (3, 3, 6, 0, 0, 0)


def test_r4_4_the_largest_table():
    votes = {1: 0} | {seat: (1, 2) if seat != 2 else (1, 3) for seat in range(2, 12)}
    scored = Table("odyssey", "standard", 12).round(votes)
    assert scored.points == (3, 3 + 3 + 1, 3, 1) + (0,) * 8


def test_r4_the_scoring_alone_can_be_asked():
    """R4: a rule set scores owners and ballots without a game."""
    rules = ruleset_for("classic", "standard", 4)
    ballots = {Seat(1): Ballot((Slot(3),)), Seat(2): Ballot((Slot(1),)), Seat(3): Ballot((Slot(3),))}
    score = rules.score(rules, Seat(0), (Seat(1), Seat(3), Seat(0), Seat(2)), ballots)
    assert (score.outcome, score.points) == ("some", (3, 4, 0, 3))
    assert [detail.total for detail in score.details] == [3, 4, 0, 3]


def test_r4_a_total_is_the_sum_of_all_its_parts():
    assert Detail(told=1, found=2, spared=4, bonus=8, lone=16, crowd=32).total == 63
