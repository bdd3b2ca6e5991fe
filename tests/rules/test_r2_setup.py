"""R2: setting up, and the first storyteller."""

import hashlib

import pytest

from lapin.rules import ActFor, CardId, Claim, Options, Phase, UnknownTable, awaited, commitment, project, replay, start
from lapin.rules.events import GameStarted, HandsDealt, TurnBegan
from lapin.rules.playout import numbered_deck
from lapin.rules.seating import from_left_of, left_of, members, side_of, sides, teammate_of
from tests.rules.table import SECRET, Table
from tests.rules.test_r1_tables import TABLES


def test_r2_1_left_is_the_next_seat_and_every_rabbit_starts_at_0():
    table = Table("classic", "standard", 5)
    assert [left_of(table.rules, seat) for seat in range(5)] == [1, 2, 3, 4, 0]
    assert from_left_of(table.rules, 3) == (4, 0, 1, 2, 3)
    assert table.state.scores == (0, 0, 0, 0, 0)
    assert table.state.told == (0, 0, 0, 0, 0)
    assert table.state.turn == 1


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r2_2_the_deck_is_dealt_and_the_rest_is_the_pile(edition, mode, players):
    table = Table(edition, mode, players)
    size = table.rules.hand_size
    started, dealt = table.log
    assert isinstance(started, GameStarted)
    assert isinstance(dealt, HandsDealt)
    assert [len(hand) for hand in table.state.hands] == [size] * players
    assert len(table.state.pile) == 84 - players * size
    cards = [card for hand in dealt.hands for card in hand] + list(dealt.pile)
    assert sorted(cards) == sorted(table.deck)
    assert cards != list(table.deck)
    assert table.state.discards == ()


def test_r2_2_the_deal_is_drawn_from_the_secret_alone():
    """R2.2, R9.5: the same secret deals the same cards, another one others."""
    first, again = Table("odyssey", "standard", 4), Table("odyssey", "standard", 4)
    other = Table("odyssey", "standard", 4, secret=bytes(32))
    assert first.state == again.state
    assert first.state.hands != other.state.hands
    assert first.log[0].secret == SECRET.hex()
    assert first.state.secret == SECRET
    assert first.log[0].deck == first.deck
    assert start("odyssey", "standard", 4, first.deck, SECRET) == tuple(first.log)  # no options: the book's
    assert first.log[0].commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_r2_2_golden_deal():
    """R9.5: the dice of all releases are the same, or old games could not be verified."""
    deck = [CardId(letter) for letter in "abcdefghijklmnopqrstuvwxyz"] + [CardId(str(n)) for n in range(10)]
    dealt = start("classic", "standard", 4, deck, SECRET)[1]
    assert ["".join(hand) for hand in dealt.hands] == ["dque4w", "yljazx", "i86pvg", "521nfm"]
    assert "".join(dealt.pile) == "7osth09rkc3b"


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r2_2_a_deck_must_fill_all_hands_and_one_turn(edition, mode, players):
    smallest = Table(edition, mode, players).rules.smallest_deck
    assert Table(edition, mode, players, cards=smallest).state.phase is Phase.CLAIM
    with pytest.raises(UnknownTable) as refused:
        start(edition, mode, players, numbered_deck(smallest - 1), SECRET)
    assert (refused.value.clause, refused.value.code) == ("R2.2", "deck_too_small")
    assert refused.value.facts == {"cards": smallest - 1, "needed": smallest}


def test_r1_a_bigger_deck_is_always_legal():
    assert len(Table("odyssey", "standard", 3, cards=500).state.pile) == 500 - 21


def test_r9_1_a_card_twice_in_the_deck_is_refused():
    with pytest.raises(UnknownTable) as refused:
        start("odyssey", "standard", 3, [*numbered_deck(), CardId("card-001")], SECRET)
    assert (refused.value.clause, refused.value.code, refused.value.facts) == ("R9.1", "card_twice_in_deck", {})
    assert str(refused.value) == "card twice in deck [R9.1]"


@pytest.mark.parametrize("length", [0, 31, 33])
def test_r9_5_the_secret_has_32_bytes(length):
    with pytest.raises(UnknownTable) as refused:
        start("odyssey", "standard", 3, numbered_deck(), bytes(length))
    assert (refused.value.clause, refused.value.code) == ("R9.5", "wrong_secret_length")
    assert refused.value.facts == {"bytes": length, "right": 32}


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r2_3_the_first_claim_wins(edition, mode, players):
    table = Table(edition, mode, players)
    assert table.state.phase is Phase.CLAIM
    assert table.state.storyteller is None
    assert awaited(table.state) == tuple(range(players))
    assert all(project(table.state, seat).own.choices.claim for seat in range(players))
    assert table.do(players - 1, Claim()) == (TurnBegan(turn=1, storyteller=players - 1),)
    assert (table.state.phase, table.state.storyteller, table.state.turn) == (Phase.CLUE, players - 1, 1)
    assert awaited(table.state) == (players - 1,)
    assert table.refusal(0, Claim()) == ("R9.4", "not_now", {"intent": "claim", "phase": "clue"})


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r2_3_a_host_may_let_the_dice_choose(edition, mode, players):
    table = Table(edition, mode, players, first_storyteller="random")
    assert table.state.phase is Phase.CLUE
    assert table.log[2] == TurnBegan(turn=1, storyteller=table.state.storyteller, drawn=True)
    assert replay(table.log) == table.state


def test_r2_3_the_dice_choose_anybody():
    chosen = {
        replay(
            start("odyssey", "standard", 5, numbered_deck(), bytes([n] * 32), Options(first_storyteller="random"))
        ).storyteller
        for n in range(60)
    }
    assert chosen == {0, 1, 2, 3, 4}


def test_r9_6_if_nobody_claims_the_dice_choose():
    """R2.3, R9.6: the same seat as if the host had asked the dice."""
    table = Table("odyssey", "standard", 5)
    (began,) = table.do(2, ActFor())
    chosen = Table("odyssey", "standard", 5, first_storyteller="random").state.storyteller
    assert began == TurnBegan(turn=1, storyteller=chosen, drawn=True)


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_r2_4_teammates_sit_opposite(players):
    rules = Table("odyssey", "team", players).rules
    half = players // 2
    assert sides(rules) == tuple(range(half))
    assert [members(rules, side) for side in sides(rules)] == [(side, side + half) for side in range(half)]
    assert [side_of(rules, seat) for seat in range(players)] == [*range(half), *range(half)]
    assert [teammate_of(rules, seat) for seat in range(players)] == [*range(half, players), *range(half)]
    teams = project(Table("odyssey", "team", players).state, None).public.rules.teams
    assert teams == tuple((side, side + half) for side in range(half))


def test_r2_4_elsewhere_everyone_plays_for_themselves():
    rules = Table("odyssey", "standard", 6).rules
    assert sides(rules) == (0, 1, 2, 3, 4, 5)
    assert [members(rules, side) for side in sides(rules)] == [(0,), (1,), (2,), (3,), (4,), (5,)]
    assert project(Table("odyssey", "standard", 6).state, None).public.rules.teams == ()
