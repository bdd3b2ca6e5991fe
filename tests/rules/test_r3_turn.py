"""R3: a turn in standard mode."""

import pytest

from lapin.rules import (
    CardId,
    CastVote,
    GiveClue,
    HandIn,
    PerformedClue,
    Phase,
    ProposeGiver,
    RecordedClue,
    TextClue,
    awaited,
    project,
)
from lapin.rules.commands import clue_length
from lapin.rules.events import CardsHandedIn, ClueGiven, RoundScored, ShownCard, TableShown, VoteCast
from lapin.rules.scoring import Ballot
from tests.rules.table import Table
from tests.rules.test_r1_tables import TABLES

STANDARD = [table for table in TABLES if table[1] == "standard"]
FAMILY = "👨‍👩‍👧‍👦"


# ── R3.1 the clue ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "clue",
    [
        TextClue("Once"),
        TextClue("brrrrr!"),
        TextClue("x"),
        TextClue("To be, or not to be, that is the question"),
        TextClue("x" * 500),
        TextClue(FAMILY * 500),
        TextClue("é" * 500),
        TextClue("e\N{COMBINING ACUTE ACCENT}" * 500),
        RecordedClue("rec-1"),
        RecordedClue("rec-1", transcript="hm hm hmm"),
        PerformedClue(),
    ],
)
def test_r3_1_a_clue_is_text_or_a_recording_or_performed(clue):
    table = Table("odyssey", "standard", 4).claim(1)
    card = table.hand(1)[2]
    assert table.do(1, GiveClue(clue=clue, card=card)) == (ClueGiven(seat=1, clue=clue, card=card),)
    assert (table.state.phase, table.state.clue) == (Phase.HAND_IN, clue)
    assert card not in table.hand(1)
    assert len(table.hand(1)) == 5
    assert table.state.handed[1] == (card,)


BLANKS = ["", " ", " \t\n ", "\N{NO-BREAK SPACE}", "\N{ZERO WIDTH SPACE}", "\N{BRAILLE PATTERN BLANK}", "\x00\u2060"]


@pytest.mark.parametrize("text", BLANKS)
def test_r3_1_not_only_blanks(text):
    table = Table("odyssey", "standard", 4).claim()
    for clue in (TextClue(text), RecordedClue("rec-1", transcript=text)):
        assert table.refusal(0, GiveClue(clue=clue, card=table.hand(0)[0])) == ("R3.1", "clue_blank", {})


@pytest.mark.parametrize(("text", "length"), [("x" * 501, 501), (FAMILY * 501, 501), ("x" + FAMILY * 600, 601)])
def test_r3_1_at_most_500_characters_as_people_count_them(text, length):
    table = Table("odyssey", "standard", 4).claim()
    for clue in (TextClue(text), RecordedClue("rec-1", transcript=text)):
        refusal = table.refusal(0, GiveClue(clue=clue, card=table.hand(0)[0]))
        assert refusal == ("R3.1", "clue_too_long", {"length": length, "most": 500})


def test_r3_1_characters_as_people_count_them():
    assert [clue_length(text) for text in ("", "abc", FAMILY, "e\N{COMBINING ACUTE ACCENT}", "né", "a\r\n")] == [
        0,
        3,
        1,
        1,
        2,
        3,
    ]


def test_r3_1_only_the_storyteller_with_a_card_of_their_hand():
    table = Table("odyssey", "standard", 4).claim(2)
    card = table.hand(2)[0]
    clue = TextClue("Once")
    facts = {"seat": 1, "storyteller": 2}
    assert table.refusal(1, GiveClue(clue=clue, card=table.hand(1)[0])) == ("R3.1", "not_the_storyteller", facts)
    assert table.refusal(2, GiveClue(clue=clue)) == ("R3.1", "card_missing", {})
    for other in (table.hand(1)[0], table.state.pile[0], CardId("no such card")):
        assert table.refusal(2, GiveClue(clue=clue, card=other)) == ("R9.4", "card_not_in_hand", {"card": other})
    table.do(2, GiveClue(clue=clue, card=card))
    assert table.refusal(2, GiveClue(clue=clue, card=card))[:2] == ("R9.4", "not_now")


# ── R3.2 handing in ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("edition", "mode", "players"), STANDARD)
def test_r3_2_every_other_player_hands_in(edition, mode, players):
    """R3.2: one card, at 3 players two."""
    table = Table(edition, mode, players).claim(1).clue()
    each = 2 if players == 3 else 1
    others = [seat for seat in range(players) if seat != 1]
    assert awaited(table.state) == tuple(others)
    for seat in others[:-1]:
        cards = table.hand(seat)[:each]
        assert table.do(seat, HandIn(cards=cards)) == (CardsHandedIn(seat=seat, cards=cards),)
        assert table.state.handed[seat] == cards
        assert not set(cards) & set(table.hand(seat))
        assert seat not in awaited(table.state)
    last = others[-1]
    shown = table.hand_in(last)[1]
    assert isinstance(shown, TableShown)
    assert len(shown.cards) == 1 + each * (players - 1)
    assert table.state.phase is Phase.VOTE


@pytest.mark.parametrize(("players", "right"), [(3, 2), (4, 1)])
def test_r3_2_the_right_number_of_cards(players, right):
    table = Table("odyssey", "standard", players).claim().clue()
    for wrong in {0, 1, 2, 3} - {right}:
        facts = {"cards": wrong, "right": right}
        assert table.refusal(1, HandIn(cards=table.hand(1)[:wrong])) == ("R3.2", "wrong_number_of_cards", facts)


def test_r3_2_two_different_cards():
    table = Table("odyssey", "standard", 3).claim().clue()
    card = table.hand(1)[0]
    assert table.refusal(1, HandIn(cards=(card, card))) == ("R3.2", "same_card_twice", {"cards": (card, card)})


def test_r3_2_of_ones_own_hand():
    table = Table("odyssey", "standard", 3).claim().clue()
    mine, other = table.hand(1)[0], table.hand(2)[0]
    for cards in ((mine, other), (other, mine)):
        assert table.refusal(1, HandIn(cards=cards)) == ("R9.4", "card_not_in_hand", {"card": other})


def test_r3_2_the_storyteller_has_chosen():
    table = Table("odyssey", "standard", 4).claim().clue()
    assert table.refusal(0, HandIn(cards=table.hand(0)[:1])) == ("R3.2", "storyteller_has_chosen", {"seat": 0})
    assert not project(table.state, 0).own.choices.hand_in
    assert project(table.state, 1).own.choices.hand_in


def test_r8_2_there_are_no_givers_without_teams():
    table = Table("odyssey", "standard", 6).claim().clue()
    assert table.refusal(1, ProposeGiver(giver=1)) == ("R8.2", "no_teams", {})


# ── R3.3 the table ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("edition", "mode", "players"), STANDARD)
def test_r3_3_all_cards_are_shown_whoever_was_quick(edition, mode, players):
    """R3.3: the order comes from the dice and the seats, not from who handed in first."""
    one = Table(edition, mode, players).claim().clue()
    two = Table(edition, mode, players).claim().clue()
    for seat in range(1, players):
        one.hand_in(seat)
    for seat in reversed(range(1, players)):
        two.hand_in(seat)
    assert one.state.table == two.state.table
    assert sorted(one.state.table) == sorted(card for cards in one.state.handed for card in cards)


def test_r3_3_any_order_is_possible():
    """R3.3: over many games the storyteller's card lies in every slot about as often."""
    slots = [Table("odyssey", "standard", 4, secret=bytes([n] * 32)).to_vote().slot(0) for n in range(200)]
    assert all(30 <= slots.count(slot) <= 70 for slot in (1, 2, 3, 4))


def test_r3_3_the_order_is_another_every_turn():
    """R3.3: drawn for each turn anew; were it not, owners could be read from it."""
    orders = []
    table = Table("odyssey", "standard", 6, target=300)
    for turn in range(12):
        table.to_vote()
        teller = table.state.storyteller
        orders.append(table.owners())
        for seat in range(6):
            if seat != teller:
                table.vote(seat, teller)
        assert table.state.turn == turn + 2
    assert len(set(orders)) > 9


# ── R3.4–5 voting ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("edition", "mode", "players"), STANDARD)
def test_r3_4_everyone_but_the_storyteller_votes(edition, mode, players):
    table = Table(edition, mode, players).to_vote(2)
    voters = tuple(seat for seat in range(players) if seat != 2)
    assert awaited(table.state) == voters
    slot = table.slot(2)
    assert table.refusal(2, CastVote(slots=(table.slot(0),))) == ("R3.4", "not_a_voter", {"seat": 2})
    assert table.do(0, CastVote(slots=(slot,))) == (VoteCast(seat=0, ballot=Ballot(slots=(slot,))),)
    assert awaited(table.state) == voters[1:]


def test_r3_4_never_for_ones_own_card():
    """R3.4: at 3 players neither of the two."""
    table = Table("odyssey", "standard", 4).to_vote()
    assert table.refusal(1, CastVote(slots=(table.slot(1),))) == ("R3.4", "own_card", {"slot": table.slot(1)})
    table = Table("odyssey", "standard", 3).to_vote()
    for which in (0, 1):
        slot = table.slot(1, which)
        assert table.refusal(1, CastVote(slots=(slot,))) == ("R3.4", "own_card", {"slot": slot})
    assert project(table.state, 1).own.own_slots == tuple(sorted(table.slot(1, which) for which in (0, 1)))
    votable = {1, 2, 3, 4, 5} - {table.slot(1, 0), table.slot(1, 1)}
    assert project(table.state, 1).own.choices.vote == tuple(sorted(votable))


@pytest.mark.parametrize("slot", [0, -1, 5, 99])
def test_r3_3_there_are_only_the_slots_shown(slot):
    table = Table("odyssey", "standard", 4).to_vote()
    assert table.refusal(1, CastVote(slots=(slot,))) == ("R3.3", "no_such_slot", {"slot": slot, "last": 4})


@pytest.mark.parametrize(("edition", "players", "most"), [("odyssey", 6, 1), ("odyssey", 7, 2), ("disney", 6, 1)])
def test_r3_5_one_vote_or_from_7_players_of_odyssey_two(edition, players, most):
    table = Table(edition, "standard", players).to_vote()
    others = [table.slot(seat) for seat in (0, 2, 3)]
    for count in range(1, most + 1):
        table.do(1, CastVote(slots=tuple(others[:count])))
        assert table.state.ballots[1] == Ballot(slots=tuple(others[:count]))
    facts = {"votes": most + 1, "most": most}
    clause = "R3.5" if most > 1 else "R3.4"
    assert table.refusal(1, CastVote(slots=tuple(others[: most + 1]))) == (clause, "wrong_number_of_votes", facts)
    assert table.refusal(1, CastVote(slots=()))[:2] == (clause, "wrong_number_of_votes")


def test_r3_5_two_votes_are_for_two_cards():
    table = Table("odyssey", "standard", 7).to_vote()
    slot = table.slot(0)
    assert table.refusal(1, CastVote(slots=(slot, slot))) == ("R3.5", "same_card_twice", {"slots": (slot, slot)})
    assert table.refused(1, CastVote(slots=(slot, table.slot(1)))) == ("R3.4", "own_card")


def test_r7_3_no_red_vote_but_in_party():
    table = Table("odyssey", "standard", 4).to_vote()
    slot = table.slot(0)
    assert table.refusal(1, CastVote(slots=(slot,), red=slot)) == ("R7.3", "no_red_vote", {"seat": 1})


# ── R3.6–7 the reveal ────────────────────────────────────────────────────────────────────────────────────────────


def test_r3_6_votes_and_owners_are_revealed_when_all_have_voted():
    table = Table("odyssey", "standard", 4).to_vote()
    before = table.state
    table.vote(3, 0)
    table.vote(1, 2)
    assert project(table.state, None).public.last_round is None
    _, scored, *_ = table.vote(2, 0)
    slot = {owner: before.table.index(before.handed[owner][0]) + 1 for owner in range(4)}
    shown = [ShownCard(slot=slot[owner], card=before.handed[owner][0], owner=owner) for owner in range(4)]
    assert scored == RoundScored(
        turn=1,
        storyteller=0,
        clue=PerformedClue(),
        table=tuple(sorted(shown, key=lambda card: card.slot)),
        ballots=(None, Ballot((slot[2],)), Ballot((slot[0],)), Ballot((slot[0],))),
        outcome="some",
        points=(3, 0, 4, 3),
        details=scored.details,
        scores=(3, 0, 4, 3),
    )
    assert project(table.state, None).public.last_round == scored


def test_r3_7_points_move_the_rabbits_and_the_turn_ends():
    table = Table("odyssey", "standard", 4)
    table.round({1: 0, 2: 0, 3: 1})
    assert table.state.scores == (3, 4, 3, 0)
    assert (table.state.turn, table.state.storyteller, table.state.phase) == (2, 1, Phase.CLUE)
    table.round({0: 1, 2: 1, 3: 1})
    assert table.state.scores == (5, 4, 5, 2)
    assert table.state.told == (1, 1, 0, 0)
    assert (table.state.clue, table.state.table, table.state.handed) == (None, (), ((), (), (), ()))
    assert table.state.ballots == (None, None, None, None)
