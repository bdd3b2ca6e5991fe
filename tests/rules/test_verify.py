"""R9.5: a finished game can be verified, and every kind of tampering is found."""

import hashlib
from functools import cache
from random import Random

import msgspec
import pytest

from lapin.rules import (
    ActFor,
    Command,
    Options,
    Phase,
    awaited,
    decide,
    decode_events,
    encode_events,
    evolve_all,
    replay,
    start,
)
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
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
from lapin.rules.legal import random_intent
from lapin.rules.playout import numbered_deck
from lapin.rules.projection import project
from lapin.rules.scoring import Ballot
from lapin.rules.verify import verify
from tests.rules.table import SECRET
from tests.rules.test_r1_tables import TABLES

replace = msgspec.structs.replace


@cache
def game(edition="odyssey", mode="standard", players=6, absent=0.0, cards=84, **options):
    """A finished game; some of its moves are made by the dice."""
    random = Random(f"{edition}{mode}{players}")
    events = list(start(edition, mode, players, numbered_deck(cards), SECRET, Options(**options)))
    state = replay(events)
    while seats := awaited(state):
        seat = random.choice(seats)
        by_dice = random.random() < (absent / 4 if state.phase is Phase.CLUE else absent)
        intent = ActFor() if by_dice else random_intent(project(state, seat), random)
        new = decide(state, Command(seat, state.turn, intent))
        events += new
        state = evolve_all(state, new)
    return tuple(events)


def find(events, kind, **fields):
    """Where the first such event stands, counted from 0."""
    return next(
        place
        for place, event in enumerate(events)
        if isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
    )


def tampered(events, kind, change, **fields):
    """The game with the first such event changed, and that event's number."""
    place = find(events, kind, **fields)
    changed = replace(events[place], **change(events[place]))
    assert changed != events[place]
    return (*events[:place], changed, *events[place + 1 :]), place + 1


def finding(events):
    verdict = verify(events)
    assert not verdict.fair
    return verdict.finding


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
@pytest.mark.parametrize("absent", [0.0, 0.3])
def test_r9_5_a_fair_game_is_found_fair(edition, mode, players, absent):
    events = game(edition, mode, players, absent, turn_limit=5)
    verdict = verify(decode_events(encode_events(events)))
    assert verdict.fair
    assert (verdict.events, verdict.finding, verdict.state) == (len(events), None, replay(events))


def test_r9_5_a_fair_game_with_options():
    assert verify(game(target=10, turn_limit=4, first_storyteller="random")).fair
    assert verify(game(mode="team", tellings=2, teammate_bonus=False)).fair


# ── One test per kind of tampering ───────────────────────────────────────────────────────────────────────────────


def swapped(cards):
    return (cards[1], cards[0], *cards[2:])


def test_r9_5_another_secret():
    events, number = tampered(game(), GameStarted, lambda _: {"secret": "00" * 32})
    found = finding(events)
    assert str(found) == (
        f"event {number} (game_started): the secret is not the one whose SHA-256 was shown at the start [R9.5]"
    )


def test_r9_5_another_secret_with_its_own_commitment():
    """R2.2: then the deal is not what it must be."""
    commitment = hashlib.sha256(bytes(32)).hexdigest()
    events, _ = tampered(game(), GameStarted, lambda _: {"secret": "00" * 32, "commitment": commitment})
    found = finding(events)
    assert (found.event, found.type, found.clause) == (2, "hands_dealt", "R2.2")
    assert found.wrong.startswith("hands is [[")


@pytest.mark.parametrize("secret", ["xyz", "0" * 63])
def test_r9_5_a_secret_that_is_none(secret):
    events, _ = tampered(game(), GameStarted, lambda _: {"secret": secret})
    assert str(finding(events)) == "event 1 (game_started): the secret is not written in hexadecimal digits [R9.5]"


def test_r9_5_a_secret_of_the_wrong_length():
    commitment = hashlib.sha256(bytes(31)).hexdigest()
    events, _ = tampered(game(), GameStarted, lambda _: {"secret": "00" * 31, "commitment": commitment})
    assert str(finding(events)) == "event 1 (game_started): wrong secret length (bytes=31, right=32) [R9.5]"


def test_r9_5_a_secret_written_otherwise():
    events, _ = tampered(game(), GameStarted, lambda event: {"secret": event.secret.upper()})
    found = finding(events)
    assert (found.event, found.clause) == (1, "R1")
    assert found.wrong.startswith("secret is ")


def test_r9_5_another_table():
    """R1: a table that does not exist, and one that had been dealt otherwise."""
    events, _ = tampered(game(), GameStarted, lambda _: {"players": 13})
    assert (finding(events).event, finding(events).clause) == (1, "R1")
    assert (verify(events).events, verify(events).state) == (0, None)
    events, _ = tampered(game(), GameStarted, lambda _: {"players": 5})
    assert (finding(events).event, finding(events).clause) == (2, "R2.2")


def test_r9_5_another_deck():
    events, _ = tampered(game(), GameStarted, lambda event: {"deck": swapped(event.deck)})
    assert (finding(events).event, finding(events).type) == (2, "hands_dealt")


def test_r9_5_a_stacked_deal():
    """R2.2: two players' cards exchanged, and two cards of the pile."""
    events, number = tampered(game(), HandsDealt, lambda event: {"hands": swapped(event.hands)})
    assert (finding(events).event, finding(events).clause) == (number, "R2.2")
    events, number = tampered(game(), HandsDealt, lambda event: {"pile": swapped(event.pile)})
    assert finding(events).event == number
    assert finding(events).wrong.startswith("pile is [")


def test_r9_5_another_first_storyteller_than_the_dice_chose():
    fair = game(first_storyteller="random")
    events, number = tampered(fair, TurnBegan, lambda event: {"storyteller": (event.storyteller + 1) % 6})
    assert (finding(events).event, finding(events).clause) == (number, "R5.5")
    fair = game(absent=1.0, turn_limit=3)
    events, number = tampered(fair, TurnBegan, lambda event: {"storyteller": (event.storyteller + 1) % 6})
    assert finding(events).event == number


def test_r9_5_another_storyteller_than_the_one_on_the_left():
    events, number = tampered(game(), TurnBegan, lambda _: {"storyteller": 5}, turn=2, storyteller=second_teller())
    assert (finding(events).event, finding(events).clause) == (number, "R5.5")
    assert finding(events).wrong == f"storyteller is 5, must be {second_teller()}"


def second_teller():
    return next(event.storyteller for event in game() if isinstance(event, TurnBegan) and event.turn == 2)


def test_r9_5_a_clue_by_somebody_else():
    """R3.1, R9.4: the refusal of the rules is the finding."""
    events, number = tampered(game(), ClueGiven, lambda event: {"seat": (event.seat + 1) % 6})
    found = finding(events)
    assert (found.event, found.clause) == (number, "R3.1")
    assert found.wrong.startswith("not the storyteller (")


def test_r9_5_a_card_that_was_not_in_hand():
    for kind in (ClueGiven, CardsHandedIn):
        pile = game()[1].pile
        change = {"card": pile[-1]} if kind is ClueGiven else {"cards": (pile[-1],)}
        events, number = tampered(game(), kind, lambda _, change=change: change)
        assert (finding(events).event, finding(events).clause) == (number, "R9.4")


def test_r9_5_another_order_of_the_table():
    events, number = tampered(game(), TableShown, lambda event: {"cards": swapped(event.cards)})
    assert (finding(events).event, finding(events).type, finding(events).clause) == (number, "table_shown", "R3.3")


def test_r9_5_a_vote_for_ones_own_card():
    fair = game()
    vote = fair[find(fair, VoteCast)]
    shown = fair[find(fair, TableShown)].cards
    own = next(e.cards[0] for e in fair if isinstance(e, CardsHandedIn) and e.seat == vote.seat)
    events, number = tampered(fair, VoteCast, lambda _: {"ballot": Ballot((shown.index(own) + 1,))})
    assert (finding(events).event, finding(events).clause) == (number, "R3.4")


def test_r9_5_a_vote_changed_after_the_reveal():
    """R4: another legal vote, and points that do not follow from it."""
    fair = game()
    vote = fair[find(fair, VoteCast)]
    shown = fair[find(fair, TableShown)].cards
    own = next(e.cards[0] for e in fair if isinstance(e, CardsHandedIn) and e.seat == vote.seat)
    other = next(slot for slot in range(1, 7) if slot not in vote.ballot.slots and shown[slot - 1] != own)
    events, _ = tampered(fair, VoteCast, lambda _: {"ballot": Ballot((other,))})
    assert (finding(events).type, finding(events).clause) == ("round_scored", "R4")
    assert finding(events).wrong.startswith("ballots is ")


@pytest.mark.parametrize("field", ["points", "scores"])
def test_r9_5_other_points(field):
    events, number = tampered(
        game(), RoundScored, lambda event: {field: (getattr(event, field)[0] + 1, *getattr(event, field)[1:])}
    )
    found = finding(events)
    assert (found.event, found.type, found.clause) == (number, "round_scored", "R4")
    values = getattr(game()[number - 1], field)
    assert found.wrong == f"{field} is {[values[0] + 1, *values[1:]]}, must be {list(values)}".replace(
        ", ", ","
    ).replace(",must", ", must")


def test_r9_5_another_outcome_or_owner():
    events, number = tampered(game(), RoundScored, lambda event: {"outcome": "party"})
    assert (finding(events).event, finding(events).wrong.split()[0]) == (number, "outcome")
    events, number = tampered(game(), RoundScored, lambda event: {"table": swapped(event.table)})
    assert (finding(events).event, finding(events).wrong.split()[0]) == (number, "table")


def test_r9_5_another_reshuffle():
    """R5.2: a deck so small that discards come back."""
    fair = game(players=4, cards=30)
    events, number = tampered(fair, PileReshuffled, lambda event: {"pile": event.pile[:-2] + event.pile[:-3:-1]})
    assert (finding(events).event, finding(events).clause) == (number, "R5.2")


def test_r9_5_a_reshuffle_left_out_or_added():
    fair = game(players=4, cards=30)
    place = find(fair, PileReshuffled)
    found = finding((*fair[:place], *fair[place + 1 :]))
    assert str(found) == f"event {place + 1} (hands_refilled): pile_reshuffled must come here [R9.5]"
    fair = game()
    place = find(fair, HandsRefilled)
    found = finding((*fair[:place], PileReshuffled(pile=()), *fair[place:]))
    assert str(found) == f"event {place + 1} (pile_reshuffled): hands_refilled must come here [R9.5]"


def test_r9_5_other_cards_drawn():
    events, number = tampered(game(), HandsRefilled, lambda event: {"drawn": swapped(event.drawn)})
    assert (finding(events).event, finding(events).clause) == (number, "R5.1")


def test_r9_5_hands_not_passed():
    """R7.6: in Party they are."""
    fair = game(mode="party")
    place = find(fair, HandsPassed)
    found = finding((*fair[:place], *fair[place + 1 :]))
    assert str(found) == f"event {place + 1} (turn_began): hands_passed must come here [R9.5]"


@pytest.mark.parametrize("kind", [CardsHandedIn, VoteCast, GiverProposed])
def test_r9_6_other_dice_for_an_absent_player(kind):
    fair = game(mode="team", players=8, absent=0.8)

    def change(event):
        if kind is CardsHandedIn:
            hand = replay(fair[: find(fair, CardsHandedIn, stand_in=True)]).hands[event.seat]
            return {"cards": (next(card for card in hand if card not in event.cards),)}
        if kind is VoteCast:
            return {"ballot": Ballot((event.ballot.slots[0] % 5 + 1,))}
        return {"giver": (event.giver + 4) % 8}

    events, number = tampered(fair, kind, change, stand_in=True)
    assert (finding(events).event, finding(events).clause) == (number, "R9.6")


def test_r9_6_a_choice_that_only_pretends_to_be_the_dices():
    """R9.6: a player's own choice marked as the dice's."""
    fair = game()
    events, number = tampered(fair, CardsHandedIn, lambda _: {"stand_in": True})
    found = finding(events)
    assert (found.event, found.type, found.clause) == (number, "cards_handed_in", "R9.6")


def test_r8_2_an_agreement_nobody_proposed():
    fair = game(mode="team", players=8)
    place = find(fair, GiverProposed)
    found = finding((*fair[:place], *fair[place + 1 :]))
    assert found.clause == "R8.2"
    agreed = find(fair, GiverAgreed, giver=fair[place].giver)
    assert (found.event, found.type) == (agreed, "giver_agreed")


def test_r9_5_a_turn_passed_in_the_middle():
    fair = game()
    place = find(fair, CardsHandedIn)
    found = finding((*fair[:place], TurnPassed(seat=0), *fair[place:]))
    assert (found.event, found.type) == (place + 1, "turn_passed")


def test_r9_5_a_player_who_was_silenced():
    """R9.5: a vote left out; the reveal comes too early."""
    fair = game()
    place = find(fair, VoteCast)
    found = finding((*fair[:place], *fair[place + 1 :]))
    assert found.type == "round_scored"
    assert found.wrong == "nothing that happened before brings this about"
    assert found.clause == "R9.5"


def test_r9_5_a_redacted_choice_cannot_be_verified():
    for kind, field in ((CardsHandedIn, "cards"), (VoteCast, "ballot")):
        events, number = tampered(game(), kind, lambda _, field=field: {field: None})
        assert (finding(events).event, finding(events).clause) == (number, "R9.5")


def test_r9_5_other_winners_or_reason_or_secret_at_the_end():
    """R6.2: the end follows too."""
    for field, value in (("winners", (0, 1, 2, 3, 4, 5)), ("reason", "turn_limit"), ("secret", "00" * 32)):
        events, number = tampered(game(), GameEnded, lambda _, change=(field, value): dict([change]))
        assert (finding(events).event, finding(events).clause) == (number, "R6")
        assert finding(events).wrong.startswith(f"{field} is ")


def test_r9_5_events_after_the_end():
    fair = game()
    found = finding((*fair, TurnPassed(seat=0)))
    assert (found.event, found.type, found.clause) == (len(fair) + 1, "turn_passed", "R9.6")
    found = finding((*fair, fair[-1]))
    assert (found.event, found.wrong) == (len(fair) + 1, "nothing that happened before brings this about")


def test_r9_5_a_game_that_breaks_off():
    fair = game()
    place = find(fair, CardsHandedIn)
    found = finding(fair[: place + 1])
    assert str(found) == f"event {place + 1} (cards_handed_in): the game is not over, it is in its hand_in phase [R6]"
    found = finding(fair[:-1])
    assert str(found) == f"event {len(fair) - 1} (round_scored): the log breaks off; game_ended must follow [R9.5]"
    found = finding(fair[:1])
    assert str(found) == "event 1 (game_started): the log breaks off; hands_dealt must follow [R9.5]"


def test_r9_5_what_is_no_game():
    fair = game()
    assert str(finding(())) == "event 0 (nothing): there are no events; a game begins with game_started [R9.5]"
    assert str(finding(fair[1:])) == "event 1 (hands_dealt): a game begins with game_started [R9.5]"
    for field in ("secret", "deck"):
        events, _ = tampered(fair, GameStarted, lambda _, field=field: {field: None})
        wrong = "secret and deck are left out; only the whole log can be verified"
        assert str(finding(events)) == f"event 1 (game_started): {wrong} [R9.5]"
    assert (verify(()).events, verify(()).state) == (0, None)


def test_r9_5_a_verdict_says_how_far_all_was_right():
    events, number = tampered(game(), TableShown, lambda event: {"cards": swapped(event.cards)})
    verdict = verify(events)
    # The last card handed in and the table it brings about are checked together.
    assert verdict.events == number - 2
    assert verdict.state == replay(events[: number - 2])


def test_r9_5_every_event_matters():
    """R9.5: leaving out any one event, or saying it twice, is found."""
    fair = game(mode="team", players=6, absent=0.2)
    for place in range(len(fair)):
        assert not verify((*fair[:place], *fair[place + 1 :])).fair
        doubled = verify((*fair[: place + 1], fair[place], *fair[place + 1 :]))
        # Saying one's choice twice while its phase lasts is a player who clicked twice (R9.3).
        assert not doubled.fair or isinstance(fair[place], CardsHandedIn | VoteCast | GiverProposed)


# ── What is shown at the start binds the deck and the pictures too (R9.5) ─────────────────────────────────────────


def bound_game():
    from random import Random

    from lapin.rules import awaited, decide, evolve_all, project, random_intent, replay, start
    from lapin.rules.commands import Command, TextClue
    from lapin.rules.dice import pictures_digest
    from lapin.rules.ids import CardId
    from lapin.rules.rulesets import Options

    pictures = {f"token{number:02}": f"lantern/card-{number}" for number in range(84)}
    deck = sorted(CardId(token) for token in pictures)
    dice = Random(5)
    events = start(
        "classic", "standard", 4, deck, bytes(range(32)), Options(target=4), pictures=pictures_digest(pictures)
    )
    state = replay(events)
    while awaited(state):
        seat = awaited(state)[0]
        intent = random_intent(project(state, seat), dice, TextClue("moon"))
        new = decide(state, Command(seat, state.turn, intent))
        events, state = events + new, evolve_all(state, new)
    return events, pictures


def test_a_game_with_pictures_is_fair_and_bound():
    events, pictures = bound_game()
    assert verify(events, pictures).fair
    assert verify(events).fair
    assert isinstance(events[0], GameStarted)
    assert events[0].commitment != hashlib.sha256(bytes(range(32))).hexdigest(), "it is not of the secret alone"


def test_other_pictures_than_promised_are_found():
    events, pictures = bound_game()
    first, second = list(pictures)[:2]
    swapped = {**pictures, first: pictures[second], second: pictures[first]}
    finding = verify(events, swapped).finding
    assert finding is not None
    assert "pictures" in finding.wrong


def test_a_deck_in_another_order_than_promised_is_found():
    """An operator who looks for an order that deals well finds one, but not one that was promised."""
    from lapin.rules import start

    events, _ = bound_game()
    started = events[0]
    assert isinstance(started, GameStarted)
    assert started.deck is not None
    rigged = start(
        "classic", "standard", 4, started.deck[::-1], bytes(range(32)), started.options, pictures=started.pictures
    )
    told = msgspec.structs.replace(rigged[0], commitment=started.commitment)
    finding = verify((told, *rigged[1:])).finding
    assert finding is not None
    assert "order of the deck" in finding.wrong
