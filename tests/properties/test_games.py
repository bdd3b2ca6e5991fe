"""What holds in every game of all 29 tables."""

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lapin.rules import (
    ActFor,
    AgreeGiver,
    CastVote,
    Claim,
    Command,
    GiveClue,
    HandIn,
    IllegalMove,
    Options,
    PerformedClue,
    Phase,
    ProposeGiver,
    Seat,
    TextClue,
    Turn,
    awaited,
    decide,
    decode_events,
    encode_events,
    evolve_all,
    is_awaited,
    legal_intents,
    project,
    replay,
    ruleset_for,
)
from lapin.rules.events import GameEnded, RoundScored, TurnBegan, TurnPassed
from lapin.rules.projection import knows_the_same, own_view
from lapin.rules.seating import seats, side_of
from lapin.rules.verify import verify
from tests.properties.games import TABLES, games, play

EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def places(state):
    """Every card and its place."""
    on_table = state.table or tuple(card for cards in state.handed for card in cards)
    hands = tuple(card for hand in state.hands for card in hand)
    return sorted(state.pile + hands + on_table + state.discards)


@EACH_TABLE
@given(data=st.data())
@settings(max_examples=4)
def test_r9_1_every_card_is_in_exactly_one_place(table, data):
    """R9.1 after every action, R5.1: hands are full at the beginning of each turn but Classic's last."""
    game = data.draw(games(tables=(table,)))
    deck = sorted(game.log[0].deck)
    for _, _, state in game.steps:
        assert places(state) == deck
        if state.table:
            assert sorted(state.table) == sorted(card for cards in state.handed for card in cards)
            assert len(state.table) == state.rules.cards_shown
        if state.phase is Phase.CLUE:
            assert {len(hand) for hand in state.hands} == {state.rules.hand_size}


@EACH_TABLE
@given(data=st.data())
@settings(max_examples=3)
def test_r9_5_replay_from_stored_bytes_equals_the_state(table, data):
    """R9.5: after every action, and by replaying everything at once."""
    game = data.draw(games(tables=(table,)))
    stored = [encode_events(events) for _, events, _ in game.steps]
    state = None
    for data_of_step, (_, _, expected) in zip(stored, game.steps, strict=True):
        events = decode_events(data_of_step)
        state = replay(events) if state is None else evolve_all(state, events)
        assert state == expected
    assert replay(decode_events(encode_events(game.log))) == game.state


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_r9_5_the_same_seed_and_actions_give_the_same_game(table, seed):
    one, two = (play(table, seed, 84, Options()) for _ in range(2))
    assert one == two
    replayed = one.steps[0][2]
    for command, events, state in one.steps[1:]:
        assert decide(replayed, command) == events
        replayed = evolve_all(replayed, events)
        assert replayed == state


@given(game=games())
@settings(max_examples=30)
def test_r9_5_every_game_can_be_verified(game):
    """R9.5: fair if it is over; else the only thing wrong is that it is not."""
    verdict = verify(game.log)
    if game.state.phase is Phase.OVER:
        assert verdict.fair
        assert isinstance(game.log[-1], GameEnded)
    else:
        assert verdict.finding.clause == "R6"
    assert verdict.state == game.state


@given(game=games())
@settings(max_examples=30)
def test_r9_6_nobody_blocks_a_game(game):
    """R9.6: while a game is not over somebody is awaited, and acting for them is always possible."""
    for _, _, state in game.steps:
        waiting = awaited(state)
        assert bool(waiting) is (state.phase is not Phase.OVER)
        for seat in waiting:
            assert decide(state, Command(seat, state.turn, ActFor()))


@given(game=games())
@settings(max_examples=30)
def test_r4_points_add_up(game):
    """R4, R7.4, R8.5: scores are the sums of points, points the sums of their parts, teammates have the same."""
    rules = game.state.rules
    scores = (0,) * rules.players
    for event in game.log:
        if isinstance(event, RoundScored):
            scores = tuple(had + won for had, won in zip(scores, event.points, strict=True))
            assert event.scores == scores
            assert event.points == tuple(detail.total for detail in event.details)
            assert min(event.points) >= 0
            for seat, points in enumerate(event.points):
                assert points == event.points[side_of(rules, Seat(seat))]
    assert game.state.scores == scores


PARTIES = tuple(table for table in TABLES if ruleset_for(*table).blind_clue)


@pytest.mark.parametrize("table", PARTIES, ids=lambda table: f"{table[2]} players")
@given(seed=st.integers(0, 2**32), absent=st.sampled_from((0.0, 0.5, 2.0, 5.0)), tellings=st.integers(1, 3))
@settings(max_examples=12)
def test_r7_1_r9_6_nobody_tells_over_a_hand_they_have_seen(table, seed, absent, tellings):
    """R7.1, R7.6, R9.6: whether turns are told or passed; a card that was shown and drawn again is another card."""
    game = play(table, seed, 84, Options(tellings=tellings), absent)
    seen: list[set[str]] = [set() for _ in range(table[2])]
    passed = 0
    for _, events, state in game.steps:
        for event in events:
            if isinstance(event, RoundScored):
                shown = {card.card for card in event.table}
                seen = [cards - shown for cards in seen]
            passed += isinstance(event, TurnPassed)
            if isinstance(event, TurnBegan):
                assert not seen[event.storyteller] & set(state.hands[event.storyteller])
        for seat, cards in enumerate(seen):
            if seat != state.storyteller:  # R7.6: the hand one told over goes round with the telling, and comes back
                cards |= set(project(state, Seat(seat)).own.hand or ())
    assert passed or absent < 5


# ── Legal intents (R9.2, R9.4) ───────────────────────────────────────────────────────────────────────────────────

WORDS = TextClue("Once upon a time")


def other_intents(state, random):
    """Intents of every kind, most of them wrong in some way."""
    cards = [card for hand in state.hands for card in hand] + list(state.pile[:3]) + ["no such card"]
    slots = range(-1, len(state.table) + 2)
    seats = range(-1, state.rules.players + 1)
    yield Claim()
    yield GiveClue(clue=WORDS)
    for count in (0, 1, 1, 1, 2, 2, 3):
        yield HandIn(cards=tuple(random.choice(cards) for _ in range(count)))
        yield CastVote(slots=tuple(random.choice(slots) for _ in range(count)))
        yield CastVote(slots=tuple(random.choice(slots) for _ in range(count)), red=random.choice(slots))
        yield ProposeGiver(giver=Seat(random.choice(seats)))
        yield AgreeGiver(giver=Seat(random.choice(seats)))
        yield GiveClue(clue=WORDS, card=random.choice(cards))


def same(intent):
    """Two cards or two votes are the same in any order."""
    if isinstance(intent, HandIn):
        return HandIn, frozenset(intent.cards), len(intent.cards)
    if isinstance(intent, CastVote):
        return CastVote, frozenset(intent.slots), len(intent.slots), intent.red
    return intent


@EACH_TABLE
@given(data=st.data())
@settings(max_examples=2)
def test_r9_4_legal_intents_are_accepted_and_no_others(table, data):
    """R9.4: what a view lists is accepted, what it does not list is refused with a clause and changes nothing."""
    game = data.draw(games(tables=(table,)))
    random = Random(data.draw(st.integers(0, 999)))
    for _, _, state in random.sample(game.steps, min(12, len(game.steps))):
        before = encode(state)
        for seat in range(state.rules.players):
            view = project(state, Seat(seat))
            listed = list(legal_intents(view, clue=WORDS))
            assert len({same(intent) for intent in listed}) == len(listed)
            for intent in random.sample(listed, min(12, len(listed))):
                assert decide(state, Command(Seat(seat), state.turn, intent))
            if is_awaited(view):
                assert listed
            allowed = {same(intent) for intent in listed}
            for intent in other_intents(state, random):
                if same(intent) not in allowed:
                    with pytest.raises(IllegalMove) as refused:
                        decide(state, Command(Seat(seat), state.turn, intent))
                    assert refused.value.clause.startswith("R")
            for intent in listed[:1]:
                with pytest.raises(IllegalMove):
                    decide(state, Command(Seat(seat), Turn(state.turn + 1), intent))
        assert encode(state) == before


def encode(state):
    """All of a state as bytes, but the functions of its rules."""
    return [msgspec.json.encode(getattr(state, name)) for name in state.__struct_fields__ if name != "rules"]


@given(game=games())
@settings(max_examples=15)
def test_r9_2_spectators_have_nothing_to_choose(game):
    for _, _, state in game.steps:
        assert list(legal_intents(project(state, None))) == []


@given(game=games())
@settings(max_examples=15)
def test_r3_1_any_clue_stands_for_all(game):
    """R3.1: legal intents are the same for any clue, but for the clue."""
    for _, _, state in game.steps:
        if state.phase is Phase.CLUE:
            view = project(state, state.storyteller)
            spoken, written = (list(legal_intents(view, clue=clue)) for clue in (PerformedClue(), WORDS))
            assert [intent.card for intent in spoken] == [intent.card for intent in written]


@EACH_TABLE
@given(data=st.data())
@settings(max_examples=4)
def test_who_is_said_to_know_the_same_does(table, data):
    """A view that was not made again is the one that would have been made (R9.2)."""
    game = data.draw(games(tables=(table,)))
    spared = 0
    for (_, _, before), (_, _, now) in pairwise(game.steps):
        for seat in seats(now.rules):
            if knows_the_same(before, now, seat):
                spared += 1
                assert own_view(now, seat) == own_view(before, seat)
    assert spared
