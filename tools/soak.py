"""A thousand kills in the middle of play; exit 1 if anything acknowledged was lost or anything was done twice.

python -m tools.soak [--kills 1000] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from tests.operation.kills import kill_again_and_again

ROUND = 50
"""Kills over one file; then a new one begins."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves (default: %(default)s)")
    arguments = parser.parse_args()
    totals = {"kills": 0, "acknowledged": 0, "lost": 0, "doubled": 0, "unanswered_but_done": 0, "games": 0}
    slowest = 0.0
    begun = time.monotonic()
    for round_number in range(-(-arguments.kills // ROUND)):
        kills = min(ROUND, arguments.kills - round_number * ROUND)
        with tempfile.TemporaryDirectory() as folder:
            report = asyncio.run(kill_again_and_again(Path(folder), kills, seed=arguments.seed + round_number))
        for name, value in msgspec.structs.asdict(report).items():
            if name in totals:
                totals[name] += value
        slowest = max(slowest, report.ready_p95)
        found = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in totals.items())
        minutes = (time.monotonic() - begun) / 60
        print(f"{minutes:.1f} min: {found}; ready again p95 at most {slowest * 1000:.0f} ms", flush=True)
    return 1 if totals["lost"] or totals["doubled"] else 0


if __name__ == "__main__":
    sys.exit(main())
