"""Paired worlds: whatever a bot's seat may not know can be anything, and the bot makes the same move (R9.2)."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from lapin import bots
from lapin.bots import Bot, BotTable, CardWords
from lapin.bots.arena import known, numbered
from lapin.rules import (
    CardId,
    Claim,
    Command,
    GameState,
    Intent,
    Mode,
    Phase,
    Seat,
    awaited,
    decide,
    evolve_all,
    project,
)
from lapin.rules.engine import replay, start
from lapin.rules.events import RoundScored

Words = dict[CardId, CardWords]


def another_world(state: GameState, seat: Seat, random: Random) -> GameState:
    """The same to this seat: other hands and pile, other owners of face-down cards, other votes."""
    own = project(state, seat).own
    assert own is not None
    mine = set(own.hand or ())
    hidden = [card for other, hand in enumerate(state.hands) for card in hand if card not in mine] + list(state.pile)
    random.shuffle(hidden)
    hands = []
    for hand in state.hands:
        if mine and set(hand) == mine:
            hands.append(hand)
        else:
            hands.append(tuple(hidden.pop() for _ in hand))
    handed = list(state.handed)
    others = [number for number, cards in enumerate(handed) if number != seat and cards]
    if state.phase is Phase.VOTE and not state.rules.in_teams:  # owners of the cards on the table
        pool = [card for number in others for card in handed[number]]
        random.shuffle(pool)
        for number in others:
            handed[number] = tuple(pool.pop() for _ in handed[number])
    elif state.phase is Phase.HAND_IN:  # cards that lie face down
        for number in others:
            swapped = tuple(hidden.pop() for _ in handed[number]) if len(hidden) > len(others) else handed[number]
            hidden = [*handed[number], *hidden] if swapped is not handed[number] else hidden
            handed[number] = swapped
    ballots = tuple(
        ballot if number == seat or ballot is None else msgspec.structs.replace(ballot, slots=ballot.slots[::-1])
        for number, ballot in enumerate(state.ballots)
    )
    return msgspec.structs.replace(
        state,
        hands=tuple(hands),
        pile=tuple(hidden),
        handed=tuple(handed),
        ballots=ballots,
        secret=random.randbytes(32),
    )


def move(bot: Bot, state: GameState, seat: Seat, words: Words, rounds: list[RoundScored]) -> Intent:
    view = project(state, seat)
    return bot.choose(view, BotTable(words=known(view, words), deck=tuple(words.values()), rounds=tuple(rounds)))


def worlds_that_differ(deck: tuple[CardWords, ...], mode: Mode, choose: Callable[..., Intent]) -> tuple[int, int]:
    """How many moves were compared, and how many another world changed."""
    words = numbered(deck)
    players = 4 if mode is Mode.STANDARD else 6
    company = bots.company(players, seed=9)
    state = replay(start("odyssey", mode, players, tuple(words), bytes(range(32))))
    rounds: list[RoundScored] = []
    random = Random(mode.value)
    compared = changed = 0
    while state.turn <= 3 and state.phase is not Phase.OVER:
        seat = awaited(state)[0]
        intent = choose(company[seat], state, seat, words, rounds)
        other = another_world(state, seat, random)
        assert project(other, seat) == project(state, seat), "the two worlds must look the same"
        compared += 1
        changed += choose(company[seat], other, seat, words, rounds) != intent
        events = decide(state, Command(seat, state.turn, intent))
        rounds += [event for event in events if isinstance(event, RoundScored)]
        state = evolve_all(state, events)
    return compared, changed


@pytest.mark.parametrize("mode", list(Mode))
def test_hidden_facts_change_no_move(deck: tuple[CardWords, ...], mode: Mode) -> None:
    compared, changed = worlds_that_differ(deck, mode, move)
    assert compared > 15
    assert changed == 0


@pytest.mark.parametrize("mode", list(Mode))
def test_hidden_facts_change_no_move_of_bots_that_know_the_deck(known_deck: tuple[CardWords, ...], mode: Mode) -> None:
    compared, changed = worlds_that_differ(known_deck, mode, move)
    assert compared > 15
    assert changed == 0


def test_a_bot_that_peeks_is_caught(deck: tuple[CardWords, ...]) -> None:
    def peeking(bot: Bot, state: GameState, seat: Seat, words: Words, rounds: list[RoundScored]) -> Intent:
        told = [CardWords(words[card].caption + " !", words[card].moods) for card in state.pile[:1]]
        view = project(state, seat)
        return bot.choose(view, BotTable(words=known(view, words), deck=(*words.values(), *told), rounds=tuple(rounds)))

    _, changed = worlds_that_differ(deck, Mode.STANDARD, peeking)
    assert changed > 0


def test_the_pause_depends_on_nothing_hidden(deck: tuple[CardWords, ...]) -> None:
    words = numbered(deck)
    bot = bots.make("Clover", 3)
    state = replay(start("odyssey", "standard", 4, tuple(words), bytes(32)))
    view = project(state, Seat(2))
    assert view.own is not None
    other_hand = msgspec.structs.replace(view.own, hand=tuple(list(words)[-6:]))
    other = msgspec.structs.replace(view, own=other_hand)
    assert bots.pause(bot, view) == bots.pause(bot, other)
    assert bots.pause(bot, view) > 0


def test_words_of_cards_out_of_view_are_ignored(deck: tuple[CardWords, ...]) -> None:
    words = numbered(deck)
    state = replay(start("odyssey", "standard", 4, tuple(words), bytes(32)))
    seat = Seat(0)
    bot = bots.make("Moss", 3)
    state = evolve_all(state, decide(state, Command(seat, state.turn, Claim())))
    view = project(state, seat)
    strict = bot.choose(view, BotTable(words=known(view, words), deck=deck))
    loose = bot.choose(view, BotTable(words=words, deck=deck))
    assert strict == loose
