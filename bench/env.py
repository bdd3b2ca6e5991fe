"""How fast the research environment is, beside PettingZoo's hanabi and connect four in the same run.

    python bench/env.py            a table
    python bench/env.py --json     the same as JSON

A step is what a learner pays: last() with its observation and mask, a random legal action, step(). Times are processor
times, passes of the three games alternate, and the best pass of each is shown.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any, Final

from lapin.research import env

STEPS: Final = 3000
PASSES: Final = 7
WANTED: Final = 10_000


def peer(name: str) -> Callable[[], Any]:
    """A game of PettingZoo."""

    def made() -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the old way of making games still works
            import pettingzoo.classic

            return getattr(pettingzoo.classic, name).env()

    return made


GAMES: Final[dict[str, Callable[[], Any]]] = {
    "lapin, Odyssey, 4 players": env,
    "lapin, Party, 8 players": lambda: env(mode="party", players=8),
    "PettingZoo hanabi": peer("hanabi_v5"),
    "PettingZoo connect four": peer("connect_four_v3"),
}


def steps_a_second(game: Any, seed: int) -> float:
    """One pass: as many games as it takes."""
    random = Random(seed)
    steps = 0
    begun = time.process_time()
    while steps < STEPS:
        game.reset(seed=seed)
        seed += 1
        for _ in game.agent_iter():
            observation, _, termination, truncation, _ = game.last()
            if termination or truncation:
                game.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                game.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - begun)


def main() -> int:
    parser = argparse.ArgumentParser(description="Steps a second of the research environment and two peers.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    best: dict[str, float] = {}
    games: dict[str, Any] = {}
    for name, make in GAMES.items():
        try:
            games[name] = make()
        except Exception as missing:
            print(f"{name}: cannot be made here ({missing})", file=sys.stderr)
    for number in range(PASSES):
        for name, game in games.items():
            best[name] = max(best.get(name, 0.0), steps_a_second(game, seed=1000 * number))
    if arguments.json:
        print(json.dumps({name: round(rate) for name, rate in best.items()}))
    else:
        for name, rate in best.items():
            print(f"{name:28}{rate:10,.0f} steps a second")
        print(f"wanted of lapin: {WANTED:,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
