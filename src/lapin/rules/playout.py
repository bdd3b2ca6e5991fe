"""Whole games by players who choose any legal move: for simulations, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from lapin.rules.commands import Command
from lapin.rules.engine import decide, evolve_all
from lapin.rules.events import Event
from lapin.rules.ids import CardId
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.rules.state import GameState


class Step(msgspec.Struct, frozen=True):
    """One action of a game: what was asked, what it brought about, and the state after it."""

    command: Command
    events: tuple[Event, ...]
    state: GameState


def play_out(state: GameState, random: Random) -> Iterator[Step]:
    """Plays on to the end of the game; each time, one of those the game waits for acts, by their own view alone."""
    while seats := awaited(state):
        seat = random.choice(seats)
        command = Command(seat, state.turn, random_intent(project(state, seat), random))
        events = decide(state, command)
        state = evolve_all(state, events)
        yield Step(command, events, state)


def numbered_deck(cards: int = 84) -> tuple[CardId, ...]:
    """A deck without pictures; 84 is the size of a box (R1)."""
    return tuple(CardId(f"card-{number:03}") for number in range(1, cards + 1))
