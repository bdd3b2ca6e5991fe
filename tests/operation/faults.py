"""A disk that fails now and then under a running server, by strace's fault injection; then the log is asked.

The kernel does not do what it was asked (`pwrite64`, `fdatasync` and their kin) and says so, at chosen calls again and
again. What was acknowledged must be in the log exactly once, nothing may be corrupt, and play must go on by itself.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from lapin.bootstrap import DATABASE
from tests.operation.kills import Crowd, LogReport, free_port, listening

_SERVING: Final = (
    "import os, sys; from lapin.testing.serving import serve_plainly; print(os.getpid()); "
    "serve_plainly(sys.argv[1], int(sys.argv[2]))"
)


class Fault(msgspec.Struct, frozen=True):
    """Which call fails how, first at its `first` time in the thread that writes, then every `step` times."""

    call: str
    error: str
    first: int
    step: int

    def __str__(self) -> str:
        return f"{self.call} says {self.error} at call {self.first} and every {self.step} after"


class NoStrace(Exception):
    """There is no strace here, or it may not be used."""


class FaultReport(msgspec.Struct, frozen=True):
    """What came of it; `lost` and `doubled` must be 0, and `injected` must not."""

    injected: int
    troubles: int
    """How often people were told that nothing could be saved."""
    log: LogReport


async def play_over_a_failing_disk(data: Path, faults: list[Fault], acknowledged: int, seed: int = 1) -> FaultReport:
    """Play until so many commands were acknowledged although the disk fails; then read the log."""
    if shutil.which("strace") is None:
        raise NoStrace("strace is not installed (on Debian: apt-get install strace)")
    traced = data / "strace.txt"
    injections = [f"--inject={one.call}:error={one.error}:when={one.first}+{one.step}" for one in faults]
    calls = ",".join(sorted({one.call for one in faults}))
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *("strace", "-f", "-qq", "-o", str(traced), f"--trace={calls}", *injections),
        *(sys.executable, "-u", "-c", _SERVING, str(data), str(port)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    served = (await process.stdout.readline()).decode().strip()
    if not served:
        raise NoStrace((await process.stderr.read()).decode().strip()[-500:])
    try:
        await listening(port)
        crowd = Crowd(f"http://127.0.0.1:{port}", seed)
        room = await crowd.sit_down()
        crowd.play()
        await crowd.acknowledged(acknowledged, patience=600)
        seen = await crowd.stop()
    finally:
        os.kill(int(served), signal.SIGKILL)  # strace ends with what it traces
        await process.communicate()
    with sqlite3.connect(data / DATABASE) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.close()
    return FaultReport(
        injected=traced.read_text().count("(INJECTED)"),
        troubles=sum(person.pilot.troubles for person in crowd.people),
        log=await crowd.examined(data, room, seen),
    )
