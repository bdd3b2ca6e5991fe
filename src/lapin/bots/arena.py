"""Whole games of bots without a server: for simulations, reports and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from lapin.bots.port import Bot, BotTable, CardWords
from lapin.rules.commands import Command, Intent, TextClue
from lapin.rules.dice import SECRET_BYTES
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.events import Event, RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import PlayerView, project
from lapin.rules.rulesets import Edition, Mode, Options
from lapin.rules.state import GameState


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
) -> Iterator[Move]:
    """One game, move by move, each by the view of its seat alone."""
    words = numbered(deck)
    secret = Random(f"arena/{seed}").randbytes(SECRET_BYTES)
    state = replay(start(edition, mode, len(bots), tuple(words), secret, options))
    order = Random(f"arena/{seed}/order")
    rounds: list[RoundScored] = []
    while seats := awaited(state):
        seat = order.choice(seats)
        view = project(state, seat)
        intent = bots[seat].choose(view, BotTable(words=known(view, words), deck=tuple(deck), rounds=tuple(rounds)))
        events = decide(state, Command(seat, state.turn, intent))
        state = evolve_all(state, events)
        rounds += [event for event in events if isinstance(event, RoundScored)]
        yield Move(seat, intent, events, state)
