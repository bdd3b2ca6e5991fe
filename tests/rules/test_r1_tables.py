"""R1: editions, modes and player counts."""

import pytest

from lapin.rules import Edition, Mode, Options, UnknownTable, all_tables, ruleset_for
from lapin.rules.ending import everyone_at_target, most_points
from lapin.rules.refill import no_reshuffle, reshuffle_all, reshuffle_discards
from lapin.rules.rulesets import AMENDMENTS, FirstStoryteller
from lapin.rules.scoring import crowd_scoring, storyteller_scoring

CLASSIC, ODYSSEY, DISNEY = (("classic", "standard"), ("odyssey", "standard"), ("disney", "standard"))
PARTY, TEAM = (("odyssey", "party"), ("odyssey", "team"))
SEATS = {
    CLASSIC: (3, 4, 5, 6),
    ODYSSEY: (3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    DISNEY: (3, 4, 5, 6),
    PARTY: (6, 7, 8, 9, 10, 11, 12),
    TEAM: (6, 8, 10, 12),
}
TABLES = [(edition, mode, players) for (edition, mode), counts in SEATS.items() for players in counts]


def test_r1_there_are_29_tables():
    assert [(str(edition), str(mode), players) for edition, mode, players in all_tables()] == TABLES
    assert len(TABLES) == 29


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r1_hands(edition, mode, players):
    """R1: 6 cards, 7 at 3 players; Party 5, Team 4."""
    rules = ruleset_for(edition, mode, players)
    assert rules.hand_size == {PARTY: 5, TEAM: 4}.get((edition, mode), 7 if players == 3 else 6)
    assert (rules.edition, rules.mode, rules.players) == (edition, mode, players)


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r1_cards_handed_in_and_shown(edition, mode, players):
    """R1, R3.2, R7.2, R8.3: how many cards each hands in, and how many lie on the table."""
    rules = ruleset_for(edition, mode, players)
    assert rules.cards_each == (2 if players == 3 else 1)
    shown = 5 if players == 3 else players // 2 + 1 if mode == "team" else players
    assert rules.cards_shown == shown
    assert rules.smallest_deck == players * rules.hand_size + shown


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r1_votes(edition, mode, players):
    """R1, R3.5: a second vote only in Odyssey's standard mode from 7 players, and only there the lone vote's point."""
    rules = ruleset_for(edition, mode, players)
    second = (edition, mode) == ODYSSEY and players >= 7
    assert rules.most_votes == (2 if second else 1)
    assert rules.lone_vote_bonus is second
    party = mode == "party"
    assert (rules.red_vote, rules.storyteller_votes, rules.own_card_votable) == (party, party, party)


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r1_bonus_refill_end_and_winners(edition, mode, players):
    """R1: the last four rows of the table."""
    rules = ruleset_for(edition, mode, players)
    assert rules.bonus_cap == (3 if edition == "odyssey" else None)
    assert rules.crowd_cap == 5
    assert rules.refill is {"classic": no_reshuffle, "odyssey": reshuffle_discards, "disney": reshuffle_all}[edition]
    assert rules.ends_when_pile_empty is (edition == "classic")
    assert (rules.target, rules.tellings) == ((30, None) if mode == "standard" else (None, 1))
    assert rules.turn_limit is None
    assert rules.winners is (everyone_at_target if edition == "disney" else most_points)
    assert rules.score is (crowd_scoring if mode == "party" else storyteller_scoring)


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r1_capabilities_of_the_modes(edition, mode, players):
    """R1: what only Party or only Team has."""
    rules = ruleset_for(edition, mode, players)
    party = mode == "party"
    assert (rules.blind_clue, rules.storyteller_hands_in, rules.passes_hands) == (party, party, party)
    assert rules.in_teams is (mode == "team")
    assert rules.claims_first
    assert rules.teammate_bonus


@pytest.mark.parametrize(("edition", "mode"), SEATS)
def test_r1_other_player_counts_are_refused(edition, mode):
    """R1: the refusal says which counts there are."""
    for players in set(range(-1, 15)) - set(SEATS[edition, mode]):
        with pytest.raises(UnknownTable) as refused:
            ruleset_for(edition, mode, players)
        assert (refused.value.clause, refused.value.code) == ("R1", "wrong_player_count")
        allowed = ", ".join(str(count) for count in SEATS[edition, mode])
        assert refused.value.facts == {"players": players, "allowed": allowed, "edition": edition, "mode": mode}
        assert str(refused.value) == f"{players} players: {edition}, {mode} mode, is for {allowed} [R1]"


@pytest.mark.parametrize(
    ("edition", "mode"), [("classic", "party"), ("disney", "team"), ("jinx", "standard"), ("odyssey", "duel"), ("", "")]
)
def test_r1_party_and_team_belong_to_odyssey(edition, mode):
    with pytest.raises(UnknownTable) as refused:
        ruleset_for(edition, mode, 6)
    assert (refused.value.clause, refused.value.code) == ("R1", "unknown_edition_or_mode")
    assert refused.value.facts == {
        "edition": edition,
        "mode": mode,
        "known": "classic standard, odyssey standard, disney standard, odyssey party, odyssey team",
    }


def test_r1_amendments_name_their_clause():
    assert [amendment.clause for amendment in AMENDMENTS] == ["R3.2", "R3.5"]


def test_r1_a_table_can_be_named_by_words_or_members():
    assert ruleset_for("disney", "standard", 5) == ruleset_for(Edition.DISNEY, Mode.STANDARD, 5)


# ── What a room may set otherwise (R2.3, R6.3, R7.7, R8.6, R8.7) ─────────────────────────────────────────────────


def test_r6_3_target_and_limit_of_turns_can_be_set():
    rules = ruleset_for("odyssey", "standard", 6, Options(target=50, turn_limit=12))
    assert (rules.target, rules.turn_limit) == (50, 12)


@pytest.mark.parametrize("mode", ["party", "team"])
def test_r7_7_r8_7_tellings_can_be_set(mode):
    rules = ruleset_for("odyssey", mode, 6, Options(tellings=3, turn_limit=9))
    assert (rules.tellings, rules.turn_limit) == (3, 9)


def test_r2_3_and_r8_6_the_dice_may_choose_and_the_teammates_bonus_may_be_off():
    rules = ruleset_for("odyssey", "team", 6, Options(first_storyteller=FirstStoryteller.RANDOM, teammate_bonus=False))
    assert not rules.claims_first
    assert not rules.teammate_bonus


@pytest.mark.parametrize(
    ("mode", "option", "clause", "smallest", "largest"),
    [
        ("standard", "target", "R6.3", 1, 300),
        ("standard", "turn_limit", "R6.3", 1, 500),
        ("team", "tellings", "R7.7", 1, 10),
    ],
)
def test_r6_3_r7_7_options_have_bounds(mode, option, clause, smallest, largest):
    for value in (smallest, largest):
        assert getattr(ruleset_for("odyssey", mode, 6, Options(**{option: value})), option) == value
    for value in (smallest - 1, largest + 1, -5):
        with pytest.raises(UnknownTable) as refused:
            ruleset_for("odyssey", mode, 6, Options(**{option: value}))
        assert (refused.value.clause, refused.value.code) == (clause, "option_out_of_bounds")
        assert refused.value.facts == {"option": option, "value": value, "smallest": smallest, "largest": largest}


@pytest.mark.parametrize(
    ("mode", "option", "clause"),
    [("party", "target", "R6.3"), ("team", "target", "R6.3"), ("standard", "tellings", "R7.7")],
)
def test_r6_3_r7_7_an_option_of_another_mode_is_refused(mode, option, clause):
    with pytest.raises(UnknownTable) as refused:
        ruleset_for("odyssey", mode, 6, Options(**{option: 5}))
    assert (refused.value.clause, refused.value.code) == (clause, "option_not_of_this_mode")
    assert refused.value.facts == {"option": option, "mode": mode}
