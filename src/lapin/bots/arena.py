"""Whole games of bots without a server: for simulations, reports and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random

import msgspec

from lapin.bots.port import Bot, BotTable, CardWords
from lapin.rules.commands import Claim, Command, GiveClue, HandIn, Intent, TextClue
from lapin.rules.dice import SECRET_BYTES
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.events import Event, RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import PlayerView, project
from lapin.rules.rulesets import Edition, Mode, Options
from lapin.rules.state import GameState, Phase


class Move(msgspec.Struct, frozen=True):
    """One move of a game, and what came of it."""

    seat: Seat
    intent: Intent
    events: tuple[Event, ...]
    state: GameState


class Dabbler(msgspec.Struct, frozen=True):
    """Plays any legal move: what bots must be better than."""

    seed: int

    def choose(self, view: PlayerView, table: BotTable) -> Intent:
        """Chance decides."""
        assert view.own is not None
        random = Random(f"{self.seed}/{view.own.seat}/{view.public.turn}/{view.public.phase}")
        return random_intent(view, random, clue=TextClue("…"))


def known(view: PlayerView, words: Mapping[CardId, CardWords]) -> dict[CardId, CardWords]:
    """The words of the cards in a view, and of no other."""
    assert view.own is not None
    shown = () if view.public.last_round is None else tuple(card.card for card in view.public.last_round.table)
    visible = (*(view.own.hand or ()), *view.own.handed, *view.public.table, *shown)
    return {card: words[card] for card in visible if card in words}


def own_secret(secret: bytes, seat: Seat) -> bytes:
    """What a bot's mind is drawn from: a game's secret gives every seat one, and none gives the game's away."""
    return blake2b(f"bot/{seat}".encode(), digest_size=32, key=secret).digest()


def numbered(deck: Sequence[CardWords]) -> dict[CardId, CardWords]:
    """A deck with ids for a game."""
    return {CardId(f"card-{number:03}"): words for number, words in enumerate(deck, start=1)}


def play(
    bots: Sequence[Bot | Dabbler],
    deck: Sequence[CardWords],
    edition: Edition | str = Edition.ODYSSEY,
    mode: Mode | str = Mode.STANDARD,
    seed: int = 0,
    options: Options | None = None,
    told: Sequence[str] = (),
) -> Iterator[Move]:
    """One game, move by move, each by the view of its seat alone. `told`: clues of earlier games at the same table."""
    words, cards = numbered(deck), tuple(deck)
    secret = Random(f"arena/{seed}").randbytes(SECRET_BYTES)
    state = replay(start(edition, mode, len(bots), tuple(words), secret, options))
    order = Random(f"arena/{seed}/order")
    rounds: list[RoundScored] = []
    while seats := awaited(state):
        seat = order.choice(seats)
        view = project(state, seat)
        table = BotTable(
            words=known(view, words),
            deck=cards,
            rounds=tuple(rounds),
            told=tuple(told),
            secret=own_secret(secret, seat),
        )
        intent = bots[seat].choose(view, table)
        events = decide(state, Command(seat, state.turn, intent))
        state = evolve_all(state, events)
        rounds += [event for event in events if isinstance(event, RoundScored)]
        yield Move(seat, intent, events, state)


def told_round(
    bots: Sequence[Bot | Dabbler],
    deck: Sequence[CardWords],
    clue: str,
    answer: int,
    shown: Sequence[int] = (),
    seed: int = 0,
) -> RoundScored:
    """A round that somebody else tells at a table of these bots: a clue for a card of the deck, by its place in it.

    `shown`: the cards the others hand in. Without them every bot is dealt a hand and chooses.
    """
    words, cards = numbered(deck), tuple(deck)
    secret = Random(f"told/{seed}").randbytes(SECRET_BYTES)
    teller, players = Seat(0), len(bots) + 1
    state = replay(start(Edition.ODYSSEY, Mode.STANDARD, players, tuple(words), secret))
    state = evolve_all(state, decide(state, Command(teller, state.turn, Claim())))
    names = list(words)
    rest = [name for place, name in enumerate(names) if place != answer and place not in shown]
    Random(f"told/{seed}/hands").shuffle(rest)
    hands: list[tuple[CardId, ...]] = []
    for seat in range(players):
        first = names[answer] if seat == teller else names[shown[seat - 1]] if shown else rest.pop()
        hands.append((first, *(rest.pop() for _ in range(state.rules.hand_size - 1))))
    state = msgspec.structs.replace(state, hands=tuple(hands), pile=tuple(rest))
    intent: Intent = GiveClue(clue=TextClue(clue), card=names[answer])
    events = decide(state, Command(teller, state.turn, intent))
    while not any(isinstance(event, RoundScored) for event in events):
        state = evolve_all(state, events)
        seat = awaited(state)[0]
        if shown and state.phase is Phase.HAND_IN:
            intent = HandIn(cards=hands[seat][:1])
        else:
            view = project(state, seat)
            table = BotTable(words=known(view, words), deck=cards, secret=own_secret(secret, seat))
            intent = bots[seat - 1].choose(view, table)
        events = decide(state, Command(seat, state.turn, intent))
    return next(event for event in events if isinstance(event, RoundScored))
