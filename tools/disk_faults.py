"""Play over a disk that fails at many a write and sync; exit 1 if anything acknowledged was lost or done twice.

    python -m tools.disk_faults [--acknowledged 300] [--seed 1]

Needs strace, whose fault injection makes the kernel refuse a server's `pwrite64` and `fdatasync` at chosen calls.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.operation.faults import Fault, NoStrace, play_over_a_failing_disk

ROUNDS = (
    [Fault("pwrite64", "EIO", 60, 211)],
    [Fault("pwrite64", "ENOSPC", 61, 157)],
    [Fault("fdatasync", "EIO", 20, 5)],
    [Fault("fdatasync", "EIO", 20, 11), Fault("pwrite64", "EIO", 62, 307)],
)
"""Never so often that a deal, the largest thing written at once (some hundred calls), could never succeed; and not
before a server is up, for a store that cannot even be made is refused at the start."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--acknowledged", type=int, default=300, help="commands a round (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the moves (default: %(default)s)")
    arguments = parser.parse_args()
    bad = 0
    for number, faults in enumerate(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            playing = play_over_a_failing_disk(
                Path(folder), list(faults), arguments.acknowledged, arguments.seed + number
            )
            try:
                report = asyncio.run(playing)
            except NoStrace as error:
                print(f"no faults can be injected here: {error}", file=sys.stderr)
                return 2
        log = report.log
        print(f"{'; '.join(str(fault) for fault in faults)}: {report.injected} times", flush=True)
        print(
            f"  acknowledged {log.acknowledged}, lost {log.lost}, doubled {log.doubled}, done though unanswered "
            f"{log.unanswered_but_done}; told of trouble {report.troubles} times, and over it",
            flush=True,
        )
        bad += log.lost + log.doubled + (report.injected == 0)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
