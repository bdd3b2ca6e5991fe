"""R9.2: nothing a viewer receives depends on what that viewer may not know; and planted leaks are found."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lapin.rules import Options, Phase, ruleset_for
from lapin.rules import projection as honest
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    PileReshuffled,
    VoteCast,
)
from lapin.rules.projection import OwnView, PublicView
from tests.properties.games import TABLES, Game, games, play
from tests.properties.worlds import cut, differences, other_world

replace = msgspec.structs.replace
EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def viewers(game):
    return (None, *range(game.state.rules.players))


def running(game: Game, steps: int) -> Game:
    """The first steps of a game, and never its end: then everything is open (R9.5)."""
    over = game.state.phase is Phase.OVER
    return cut(game, max(1, min(steps, len(game.steps) - over)))


@EACH_TABLE
@given(data=st.data())
@settings(max_examples=3)
def test_r9_2_no_view_or_event_changes_with_hidden_facts(table, data):
    """R9.2, R3.3, R3.6, R7.1: for every viewer, at any moment of any game."""
    game = data.draw(games(tables=(table,)))
    game = running(game, data.draw(st.integers(1, len(game.steps))))
    random = Random(data.draw(st.integers(0, 999)))
    for viewer in viewers(game):
        assert differences(game, viewer, random) == []


@EACH_TABLE
def test_r9_1_the_other_world_is_a_possible_one(table):
    """R9.1: every card in one place there too, every card handed in was in hand."""
    game = play(table, 5, ruleset_for(*table).smallest_deck, Options(turn_limit=6))
    for steps in range(1, len(game.steps), 3):
        part = running(game, steps)
        for viewer in (None, 1):
            state = None
            for _, events, after in other_world(part, viewer, Random(steps)).steps:
                for event in events:
                    if isinstance(event, CardsHandedIn):
                        assert set(event.cards) <= set(state.hands[event.seat] + state.handed[event.seat])
                state = after
                on_table = state.table or tuple(card for cards in state.handed for card in cards)
                cards = state.pile + state.discards + on_table + tuple(card for hand in state.hands for card in hand)
                assert sorted(cards) == sorted(part.log[0].deck)


def hidden_facts(state, viewer):
    """All a viewer may not know, by name."""
    others = [seat for seat in range(state.rules.players) if seat != viewer]
    return {
        "hands": [state.hands[seat] for seat in others],
        "pile": state.pile,
        "owners": state.owners if state.phase is Phase.VOTE else None,
        "handed": [state.handed[seat] for seat in others],
        "votes": [state.ballots[seat] for seat in others] if state.ballots else None,
        "secret": state.secret,
    }


@pytest.mark.parametrize("table", [("odyssey", "standard", 7), ("odyssey", "party", 8), ("odyssey", "team", 8)])
def test_r9_2_the_worlds_are_not_the_same(table):
    """R9.2: the check above could see something, because every kind of hidden fact is changed."""
    game = play(table, 3, 84, Options())
    changed = set()
    for steps in range(2, len(game.steps)):
        part = running(game, steps)
        twin = other_world(part, 1, Random(steps))
        mine, theirs = hidden_facts(part.state, 1), hidden_facts(twin.state, 1)
        changed |= {name for name in mine if mine[name] != theirs[name]}
    assert changed == {"hands", "pile", "owners", "handed", "votes", "secret"}


# ── Planted leaks ────────────────────────────────────────────────────────────────────────────────────────────────


def leaky_public(**fields):
    """A public view that tells too much; each field gets a function of the state."""

    def public_view(state) -> PublicView:
        return replace(HONEST["public_view"](state), **{name: tell(state) for name, tell in fields.items()})

    return {"public_view": public_view}


def leaky_own(**fields):
    """An own view that tells too much; each field gets a function of the state and the seat."""

    def own_view(state, seat) -> OwnView:
        told = {name: tell(state, seat) for name, tell in fields.items()}
        return replace(HONEST["own_view"](state, seat), **told)

    return {"own_view": own_view}


def leaky_event(kind):
    """A redaction that forgets one type of event."""

    def redact(event, viewer, **circumstances):
        return event if isinstance(event, kind) else HONEST["redact"](event, viewer, **circumstances)

    return {"redact": redact}


HONEST = {name: getattr(honest, name) for name in ("public_view", "own_view", "redact", "redact_all")}


def by_owner(state):
    return tuple(card for cards in state.handed for card in cards) if state.table else ()


def storytellers_slot(state, seat):
    told = HONEST["own_view"](state, seat).own_slots
    return told + tuple(slot for slot, owner in enumerate(state.owners, start=1) if owner == state.storyteller)


LEAKS = {
    "the pile's next card": leaky_public(clue=lambda state: state.pile[:1]),
    "the first card of seat 0's hand": leaky_public(pile_count=lambda state: state.hands[0][0]),
    "the table in the order of seats": leaky_public(table=by_owner),
    "who voted for slot 1": leaky_public(
        acted=lambda state: tuple(seat for seat, ballot in enumerate(state.ballots) if ballot and 1 in ballot.slots)
    ),
    "how many votes each has given": leaky_public(
        hand_counts=lambda state: tuple(len(ballot.slots) if ballot else 0 for ballot in state.ballots)
    ),
    "the secret before the end": leaky_public(secret=lambda state: state.secret.hex()),
    "the left neighbour's hand": leaky_own(hand=lambda state, seat: state.hands[(seat + 1) % state.rules.players]),
    "the own hand while it is face down": leaky_own(hand=lambda state, seat: state.hands[seat]),
    "what the left neighbour handed in": leaky_own(
        handed=lambda state, seat: state.handed[(seat + 1) % state.rules.players]
    ),
    "where the storyteller's card lies": leaky_own(own_slots=storytellers_slot),
    "the left neighbour's vote": leaky_own(
        ballot=lambda state, seat: state.ballots[(seat + 1) % state.rules.players] if state.ballots else None
    ),
    "secret and deck in the first event": leaky_event(GameStarted),
    "all hands in the deal": leaky_event(HandsDealt),
    "all draws": leaky_event(HandsRefilled),
    "the card behind the clue": leaky_event(ClueGiven),
    "cards as they are handed in": leaky_event(CardsHandedIn),
    "votes as they are cast": leaky_event(VoteCast),
    "the order of a new pile": leaky_event(PileReshuffled),
    "own draws that leave face down": {
        "redact_all": lambda rules, events, viewer: tuple(honest.redact(event, viewer) for event in events)
    },
}


@pytest.fixture(scope="module")
def some_games():
    """Enough games for every kind of hidden fact: two votes, party, team, and small decks that are reshuffled."""
    tables = [("odyssey", "standard", 7, 60), ("odyssey", "party", 6, 40), ("odyssey", "team", 6, 30)]
    return [play(table, 11, cards, Options(turn_limit=6)) for *table, cards in tables]


@pytest.mark.parametrize("leak", LEAKS)
def test_r9_2_a_planted_leak_is_found(leak, some_games, monkeypatch):
    """R9.2: were the projection to tell this, the paired worlds would show it."""

    def found():
        return any(
            differences(running(game, steps), viewer, Random(steps))
            for game in some_games
            for steps in range(1, len(game.steps), 5)
            for viewer in (None, 0, 1, 2)
        )

    for name, function in LEAKS[leak].items():
        monkeypatch.setattr(honest, name, function)
    assert found()


def test_r9_2_without_a_leak_these_games_show_nothing(some_games):
    for game in some_games:
        for steps in range(1, len(game.steps), 15):
            for viewer in (None, 0, 1, 2):
                assert differences(running(game, steps), viewer, Random(steps)) == []
