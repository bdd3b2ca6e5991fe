"""Writes tests/playthroughs/*.txt: whole games with every viewer's view after every action.

    python tools/playthroughs.py

A change of the rules shows as a diff of these files; read it. `tests/playthroughs/test_playthroughs.py` compares.

Each action is a paragraph: what was asked; the events and the public view as everybody sees them; then, for each seat,
the events it sees otherwise and its own view. Of a view only what changed since the action before is written, and a
viewer for whom nothing changed is not named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lapin.rules import (
    ActFor,
    CardId,
    Command,
    Event,
    FirstStoryteller,
    GameState,
    Options,
    Phase,
    Seat,
    TextClue,
    awaited,
    decide,
    evolve_all,
    legal_intents,
    project,
    random_intent,
    redact_all,
    replay,
    start,
)
from lapin.rules.events import RoundScored
from lapin.rules.projection import Choices

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
WORDS = ("Once", "brrrr", "the last one to leave", "hide and seek", "À la claire fontaine", "zwaartekracht")

GAMES: tuple[tuple[str, str, int, int, Options], ...] = (
    # edition, mode, players, cards, options
    ("classic", "standard", 3, 84, Options()),  # two cards each; the pile runs out
    ("classic", "standard", 4, 60, Options()),
    ("classic", "standard", 6, 84, Options()),
    ("odyssey", "standard", 3, 40, Options()),  # reshuffled
    ("odyssey", "standard", 6, 84, Options(first_storyteller=FirstStoryteller.RANDOM)),
    ("odyssey", "standard", 7, 84, Options()),  # two votes
    ("odyssey", "standard", 12, 84, Options()),
    ("disney", "standard", 3, 84, Options()),
    ("disney", "standard", 5, 40, Options(target=20)),  # reshuffled
    ("disney", "standard", 6, 84, Options()),
    ("odyssey", "party", 6, 84, Options(tellings=2)),
    ("odyssey", "party", 9, 84, Options()),
    ("odyssey", "party", 12, 84, Options()),
    ("odyssey", "team", 6, 84, Options(tellings=2)),
    ("odyssey", "team", 8, 84, Options(teammate_bonus=False)),
    ("odyssey", "team", 12, 84, Options()),
)


def name_of(edition: str, mode: str, players: int) -> str:
    return f"{edition}-{mode}-{players:02}.txt"


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def play(edition: str, mode: str, players: int, cards: int, options: Options) -> Iterator[tuple[str, Any, GameState]]:
    """What was asked, what it brought about, the state after it; some players are absent, some change their mind."""
    random = Random(name_of(edition, mode, players))
    secret = hashlib.sha256(name_of(edition, mode, players).encode()).digest()
    deck = tuple(CardId(f"c{number:02}") for number in range(1, cards + 1))
    events = start(edition, mode, players, deck, secret, options)
    state = replay(events)
    yield "start", events, state
    while seats := awaited(state):
        seat = random.choice(seats)
        chance = random.random()
        intent: Any = random_intent(project(state, seat), random, TextClue(random.choice(WORDS)))
        if chance < 0.03:
            intent = ActFor()
        elif chance > 0.97 and state.phase is not Phase.CLUE:
            seat = Seat(random.randrange(players))
            intent = random.choice([*legal_intents(project(state, seat)), None])
            if intent is None:
                continue
        events = decide(state, Command(seat, state.turn, intent))
        state = evolve_all(state, events)
        yield f"seat {seat}: {written(intent)}", events, state


def lines_of(edition: str, mode: str, players: int, cards: int, options: Options) -> Iterator[str]:
    """The whole game as text."""
    yield f"{edition}, {mode} mode, {players} players, {cards} cards, {written(options)}"
    shown: dict[Seat | None, dict[str, Any]] = {}
    for number, (asked, events, state) in enumerate(play(edition, mode, players, cards, options)):
        yield ""
        yield f"{number}. {asked}"
        yield from _viewer_lines(state, events, None, shown)
        for seat in range(players):
            yield from _viewer_lines(state, events, Seat(seat), shown)


def _viewer_lines(
    state: GameState, events: tuple[Event, ...], viewer: Seat | None, shown: dict[Seat | None, dict[str, Any]]
) -> Iterator[str]:
    who = "all" if viewer is None else f"  {viewer:<2}"
    for seen, open_to_all in zip(
        redact_all(state.rules, events, viewer), redact_all(state.rules, events, None), strict=True
    ):
        if viewer is None or seen != open_to_all:
            yield f"{who} saw {written(seen)}"
    view = project(state, viewer)
    half: Any = view.public if viewer is None else view.own
    now = {name: _field(getattr(half, name)) for name in half.__struct_fields__}
    before = shown.get(viewer, {})
    changes = [f"{name}={value}" for name, value in now.items() if before.get(name) != value]
    if changes:
        yield f"{who} has {' '.join(changes)}"
    shown[viewer] = now


def _field(value: Any) -> str:
    """A round that all have just seen is named by its turn; of the choices only those there are."""
    if isinstance(value, RoundScored):
        return f"turn {value.turn}"
    if isinstance(value, Choices):
        there = msgspec.structs.asdict(value).items()
        return written(
            {name: choice for name, choice in there if choice is not None and choice is not False and choice != ()}
        )
    return written(value)


def main() -> None:
    for game in GAMES:
        file = FOLDER / name_of(*game[:3])
        file.write_text("\n".join(lines_of(*game)) + "\n")
        print(f"{file.name}: {file.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
