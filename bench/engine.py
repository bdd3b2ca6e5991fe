"""How fast the rules are, next to two games of PettingZoo in the same run.

    python bench/engine.py            a table
    python bench/engine.py --json     the same as JSON

An action of lapin is: decide, evolve, and the whole view of every seat and of the spectators as bytes ready to send.
The public half of the view is encoded once and shared, the own half per seat. The players' choices are made
beforehand, so that only the engine is measured. A step of PettingZoo is: observe, take a random legal action, step.

Times are processor times, so that other programs on the machine count less; the best of several passes is shown.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from lapin.rules import Command, GameState, Seat, decide, evolve_all, own_view, public_view, replay, start
from lapin.rules.playout import numbered_deck, play_out
from lapin.rules.projection import OwnView

TABLES: Final = (("odyssey", "standard", 6), ("odyssey", "standard", 8), ("odyssey", "standard", 12))
PEERS: Final = ("hanabi_v5", "connect_four_v3")
PASSES: Final = 7
GAMES: Final = 6


class Frame(msgspec.Struct):
    """What one viewer is sent."""

    public: msgspec.Raw
    own: OwnView | None


def best(measure: Callable[[], float]) -> float:
    """The smallest of several passes: the one that was disturbed least."""
    return min(measure() for _ in range(PASSES))


def recorded(edition: str, mode: str, players: int) -> list[tuple[GameState, list[Command]]]:
    """Some games as their first states and their commands."""
    games = []
    for seed in range(GAMES):
        secret = bytes([seed]) * 32
        state = replay(start(edition, mode, players, numbered_deck(), secret))
        games.append((state, [step.command for step in play_out(state, Random(seed))]))
    return games


def microseconds_an_action(edition: str, mode: str, players: int) -> float:
    """Decide, evolve, and every viewer's view encoded."""
    games = recorded(edition, mode, players)
    actions = sum(len(commands) for _, commands in games)
    encode = msgspec.json.Encoder().encode
    seats = [Seat(seat) for seat in range(players)]

    def once() -> float:
        began = time.process_time()
        for state, commands in games:
            for command in commands:
                state = evolve_all(state, decide(state, command))
                public = msgspec.Raw(encode(public_view(state)))
                encode(Frame(public, None))
                for seat in seats:
                    encode(Frame(public, own_view(state, seat)))
        return time.process_time() - began

    return best(once) / actions * 1e6


def games_a_second(edition: str, mode: str, players: int) -> float:
    """Whole games by random players, their views and choices included."""

    def once() -> float:
        began = time.process_time()
        for seed in range(GAMES):
            state = replay(start(edition, mode, players, numbered_deck(), bytes([seed]) * 32))
            for _ in play_out(state, Random(seed)):
                pass
        return time.process_time() - began

    return GAMES / best(once)


def steps_a_second(name: str, steps: int = 1500) -> float | None:
    """Random legal play of a PettingZoo game; `None` where PettingZoo is not installed."""
    try:
        import numpy
        from pettingzoo import classic
    except ImportError:
        return None
    environment: Any = getattr(classic, name).env()
    random = numpy.random.default_rng(1)

    def once() -> float:
        done = 0
        began = time.process_time()
        while done < steps:
            environment.reset(seed=done)
            for _ in environment.agent_iter():
                observation, _, ended, cut_off, info = environment.last()
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                over = ended or cut_off
                environment.step(None if over else int(random.choice(numpy.flatnonzero(mask))))
                done += 1
        return (time.process_time() - began) / done

    return 1 / best(once)


def figures() -> dict[str, Any]:
    lapin = {}
    for edition, mode, players in TABLES:
        action = microseconds_an_action(edition, mode, players)
        lapin[str(players)] = {
            "microseconds_an_action": round(action, 1),
            "actions_a_second": round(1e6 / action),
            "games_a_second": round(games_a_second(edition, mode, players), 1),
        }
    peers = {name: steps_a_second(name) for name in PEERS}
    return {
        "python": platform.python_version(),
        "lapin": lapin,
        "pettingzoo_steps_a_second": {name: speed and round(speed) for name, speed in peers.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print JSON")
    found = figures()
    if parser.parse_args().json:
        json.dump(found, sys.stdout, indent=2)
        print()
        return
    print(f"{'':28}{'µs an action':>14}{'actions a second':>18}{'games a second':>16}")
    for players, speed in found["lapin"].items():
        print(
            f"{f'lapin, {players} players, all views':28}{speed['microseconds_an_action']:>14}"
            f"{speed['actions_a_second']:>18,}{speed['games_a_second']:>16}"
        )
    for name, steps in found["pettingzoo_steps_a_second"].items():
        if steps is None:
            print(f"{name:28}{'not installed: pip install --group bench':>42}")
        else:
            ratio = found["lapin"]["8"]["actions_a_second"] / steps
            print(f"{name:28}{1e6 / steps:>14.1f}{steps:>18,}    lapin with 8 players is {ratio:.1f} × as fast")


if __name__ == "__main__":
    main()
