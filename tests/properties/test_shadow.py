"""A second implementation follows whole games of all 29 tables, and agrees (R1–R9)."""

import json
from random import Random

import msgspec
import pytest

from lapin.rules import FirstStoryteller, Options, Seat, encode_events, project, ruleset_for
from tests.properties.games import TABLES, play
from tests.properties.shadow import Referee, Wrong

EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
SEEDS = range(6)


def as_data(events):
    return json.loads(encode_events(events))


def follow(log):
    referee = Referee()
    for event in log:
        referee.see(event)


def a_game(table, seed):
    """Any options, decks from the smallest on, absent players (some tables pass every turn), changed minds."""
    random = Random(f"{table}/{seed}")
    standard = str(table[1]) == "standard"
    options = Options(
        target=random.choice((None, 12, 45)) if standard else None,
        turn_limit=random.choice((None, None, 9)),
        tellings=None if standard else random.choice((None, 2)),
        first_storyteller=random.choice(tuple(FirstStoryteller)),
        teammate_bonus=random.random() < 0.5,
    )
    cards = random.choice((ruleset_for(*table).smallest_deck, 84, 84))
    absent = random.choice((0.0, 0.1, 1.0, 5.0))
    return play(table, seed, max(cards, ruleset_for(*table).smallest_deck), options, absent)


@EACH_TABLE
@pytest.mark.parametrize("seed", SEEDS)
def test_r9_5_the_shadow_agrees(table, seed):
    """R1, R2–R8: order of phases, who acts, hands, points, refills, endings, winners, and what everybody is shown."""
    game = a_game(table, seed)
    random = Random(seed)
    referee = Referee()
    for _, events, state in game.steps:
        for event in as_data(events):
            referee.see(event)
        assert referee.due == []
        for viewer in (None, Seat(random.randrange(table[2])), state.storyteller):
            referee.compare(json.loads(msgspec.json.encode(project(state, viewer))))
    assert referee.phase == str(game.state.phase)


# ── It would see what is wrong ───────────────────────────────────────────────────────────────────────────────────


def changed(kind, change):
    """The first event of a kind that the change changes."""

    def tamper(log):
        for event in log:
            if event["type"] == kind:
                before = json.dumps(event)
                change(event)
                if json.dumps(event) != before:
                    return log
        return None

    return tamper


def without(kind):
    def tamper(log):
        place = next((place for place, event in enumerate(log) if event["type"] == kind), None)
        return None if place is None else log[:place] + log[place + 1 :]

    return tamper


def rotate(cards):
    cards.append(cards.pop(0))


FAULTS = {
    "points": changed("round_scored", lambda event: event["points"].__setitem__(0, event["points"][0] + 1)),
    "scores": changed("round_scored", lambda event: event["scores"].__setitem__(-1, 99)),
    "outcome": changed(
        "round_scored", lambda event: event.update(outcome="all" if event["outcome"] != "all" else "none")
    ),
    "owners": changed("round_scored", lambda event: event["table"][0].update(owner=event["table"][1]["owner"])),
    "votes": changed("round_scored", lambda event: rotate(event["ballots"])),
    "winners": changed("game_ended", lambda event: event.update(winners=[seat + 1 for seat in event["winners"]])),
    "reason": changed(
        "game_ended", lambda event: event.update(reason="turn_limit" if event["reason"] != "turn_limit" else "target")
    ),
    "draws": changed("hands_refilled", lambda event: rotate(event["drawn"])),
    "storyteller": changed(
        "turn_began", lambda event: event.update(storyteller=event["storyteller"] + 1) if event["turn"] > 1 else None
    ),
    "reshuffle": changed("pile_reshuffled", lambda event: event["pile"].reverse()),
    "a card twice": changed("cards_handed_in", lambda event: event["cards"].append(event["cards"][0])),
    "no refill": without("hands_refilled"),
    "no reshuffle": without("pile_reshuffled"),
    "hands stay": without("hands_passed"),
    "no vote": without("vote_cast"),
    "no agreement": without("giver_agreed"),
    "an own card": changed("vote_cast", lambda event: event["ballot"].update(slots=[99])),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_shadow_sees_a_fault(fault):
    """In every game that has such an event; a reshuffle of Disney may come in any order (R5.3)."""
    seen = 0
    for table in TABLES:
        if fault == "reshuffle" and str(table[0]) == "disney":
            continue
        game = play(table, 7, ruleset_for(*table).smallest_deck, Options(turn_limit=9), restless=0)
        log = FAULTS[fault](as_data(game.log))
        if log is None:
            continue
        with pytest.raises(Wrong):
            follow(log)
        seen += 1
    assert seen


def test_the_shadow_follows_a_game_with_rulings_of_another_day():
    """R9.6: and so it finds that hands stayed where they were when a turn of Party was passed."""
    log = as_data(play(next(table for table in TABLES if str(table[1]) == "party"), 3, 84, Options(), 5.0).log)
    passed = [place for place, event in enumerate(log) if event["type"] == "hands_passed"]
    assert passed
    with pytest.raises(Wrong, match="turn_began where hands_passed must come"):
        follow(log[: passed[0]] + log[passed[0] + 1 :])
