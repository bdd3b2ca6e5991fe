"""Whole games for Hypothesis: any table, any legal moves, absent players, changed minds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from lapin.rules import (
    ActFor,
    Command,
    Event,
    FirstStoryteller,
    GameState,
    Options,
    Phase,
    Seat,
    all_tables,
    awaited,
    decide,
    evolve_all,
    legal_intents,
    project,
    random_intent,
    replay,
    ruleset_for,
    start,
)
from lapin.rules.playout import numbered_deck

TABLES = tuple(all_tables())


class Game(msgspec.Struct):
    """A played game: its log, the states after each action, and the action itself."""

    log: tuple[Event, ...]
    steps: tuple[tuple[Command | None, tuple[Event, ...], GameState], ...]

    @property
    def state(self) -> GameState:
        return self.steps[-1][2]


def play(
    table: tuple[Any, Any, int], seed: int, cards: int, options: Options, absent: float = 0.1, restless: float = 0.1
) -> Game:
    """A game of at most 40 turns; some players are absent, some change their minds or act again (R9.3, R9.6)."""
    edition, mode, players = table
    random = Random(seed)
    opening = start(edition, mode, players, numbered_deck(cards), random.randbytes(32), options)
    state = replay(opening)
    log = list(opening)
    steps: list[tuple[Command | None, tuple[Event, ...], GameState]] = [(None, opening, state)]
    while (waiting := awaited(state)) and state.turn < 40:
        seat = random.choice(waiting)
        chance = random.random()
        intent: Any
        if chance < absent and (state.phase is not Phase.CLUE or chance < absent / 5):
            intent = ActFor()
        elif chance > 1 - restless:
            seat = Seat(random.randrange(players))
            every = list(legal_intents(project(state, seat)))
            if not every:
                continue
            intent = random.choice(every)
        else:
            intent = random_intent(project(state, seat), random)
        command = Command(seat, state.turn, intent)
        events = decide(state, command)
        state = evolve_all(state, events)
        log += events
        steps.append((command, events, state))
    return Game(tuple(log), tuple(steps))


@st.composite
def options_of(draw: st.DrawFn, mode: str) -> Options:
    """Anything a room of this mode may set."""
    standard = mode == "standard"
    return Options(
        target=draw(st.none() | st.integers(1, 40)) if standard else None,
        turn_limit=draw(st.none() | st.integers(1, 12)),
        tellings=None if standard else draw(st.none() | st.integers(1, 2)),
        first_storyteller=draw(st.sampled_from(FirstStoryteller)),
        teammate_bonus=draw(st.booleans()),
    )


@st.composite
def games(draw: st.DrawFn, tables: Any = TABLES) -> Game:
    """A game of any table, with any options, from a deck of any size."""
    table = draw(st.sampled_from(tables))
    options = draw(options_of(table[1]))
    smallest = ruleset_for(*table).smallest_deck
    cards = draw(st.sampled_from((smallest, smallest + 1, 84, 100)))
    return play(table, draw(st.integers(0, 2**32)), max(cards, smallest), options)
