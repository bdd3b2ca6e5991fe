"""How many rounds a second `lapin score --jsonl` scores on one core.

    python bench/score.py

Rounds of every mode are written to a file and scored by the command itself, start of the process included.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from lapin.rules import replay, start
from lapin.rules.events import RoundScored
from lapin.rules.playout import numbered_deck, play_out

ROUNDS: Final = 30_000
EXPECTED: Final = 20_000
TABLES: Final = (
    ("classic", "standard", 4),
    ("odyssey", "standard", 6),
    ("odyssey", "standard", 8),
    ("disney", "standard", 5),
    ("odyssey", "party", 7),
    ("odyssey", "team", 8),
)


def as_sheet(edition: str, mode: str, players: int, scored: RoundScored) -> dict[str, Any]:
    """A round of a played game, as somebody would write it down."""
    names = [f"player {seat}" for seat in range(players)]
    cards = [shown.card for shown in scored.table]
    sheet = {
        "edition": edition,
        "mode": mode,
        "players": names,
        "storyteller": names[scored.storyteller],
        "table": [{"card": shown.card, "by": names[shown.owner]} for shown in scored.table],
        "votes": {
            names[seat]: [cards[slot - 1] for slot in ballot.slots]
            for seat, ballot in enumerate(scored.ballots)
            if ballot is not None
        },
    }
    told = scored.ballots[scored.storyteller]
    if told is not None and told.red is not None:
        sheet["red"] = cards[told.red - 1]
    return sheet


def some_rounds(edition: str, mode: str, players: int) -> list[str]:
    state = replay(start(edition, mode, players, numbered_deck(), bytes(32)))
    return [
        json.dumps(as_sheet(edition, mode, players, event))
        for step in play_out(state, Random(1))
        for event in step.events
        if isinstance(event, RoundScored)
    ]


def rounds_a_second(lines: list[str]) -> float:
    """Processor seconds of the whole command, its start included."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rounds.jsonl"
        file.write_text("".join(lines[number % len(lines)] + "\n" for number in range(ROUNDS)))
        before = os.times()
        began = time.perf_counter()
        with open(os.devnull, "wb") as nowhere:
            subprocess.run([sys.executable, "-m", "lapin", "score", "--jsonl", str(file)], stdout=nowhere, check=True)
        waited = time.perf_counter() - began
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        print(f"{ROUNDS:,} rounds: {spent:.2f} s of processor time, {waited:.2f} s on the clock")
        return ROUNDS / spent


def main() -> int:
    worst = float("inf")
    for table in TABLES:
        edition, mode, players = table
        speed = rounds_a_second(some_rounds(*table))
        print(f"{edition}, {mode} mode, {players} players: {speed:,.0f} rounds a second")
        worst = min(worst, speed)
    print(f"slowest {worst:,.0f} rounds a second, expected at least {EXPECTED:,}")
    return 0 if worst >= EXPECTED else 1


if __name__ == "__main__":
    raise SystemExit(main())
