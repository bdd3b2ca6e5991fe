"""Backups while people play, each restored and compared; and kills in the middle of both.

    python -m tools.backups --backups 100 --kills 100

A server runs in a process of its own, tables of four play and talk over real sockets. Every backup is restored and
compared entry by entry; it must hold everything that was in the store when it was begun. Then `lapin backup` and `lapin
restore` are killed at random moments: under the name that was asked for there must be a whole file or
none.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random

from lapin.backups import back_up, check, restore
from lapin.bootstrap import DATABASE
from tests.operation.kills import Crowd, _Killed


def everything(database: Path) -> list[tuple[str, list[tuple[object, ...]]]]:
    """All rows of all tables."""
    with closing(sqlite3.connect(database)) as opened:
        tables = ("log", "pictures", "recordings", "rooms")
        return [(table, sorted(opened.execute(f"SELECT * FROM {table}"), key=repr)) for table in tables]


def entries(database: Path) -> int:
    """How many there are now."""
    with closing(sqlite3.connect(database, timeout=10)) as opened:
        (count,) = opened.execute("SELECT count(*) FROM log").fetchone()
        return int(count)


def lapin(*words: object) -> list[str]:
    """The command."""
    return [sys.executable, "-m", "lapin", *map(str, words)]


async def run(command: list[str]) -> float:
    """Seconds that it took; it must succeed."""
    begun = time.perf_counter()
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return time.perf_counter() - begun


async def compared(folder: Path, data: Path, number: int) -> tuple[float, float, int]:
    """One backup: how long it took, how long restoring took, entries in it."""
    out, restored = folder / f"{number}.sqlite3", folder / f"restored-{number}"
    before = entries(data / DATABASE)
    begun = time.perf_counter()
    await asyncio.to_thread(back_up, data / DATABASE, out)
    wrote = time.perf_counter() - begun
    await asyncio.to_thread(restore, out, restored)
    put_back = time.perf_counter() - begun - wrote
    after = entries(out)
    assert after >= before, "something is missing that was there when it was begun"
    assert everything(out) == everything(restored / DATABASE), "restored is not what was backed up"
    out.unlink()
    (restored / DATABASE).unlink()
    return wrote, put_back, after


async def killed(folder: Path, data: Path, number: int, random: Random, usual: float) -> tuple[bool, bool]:
    """Both commands killed at a random moment: is there a file under the name? What is there must be whole."""
    whole = folder / "whole.sqlite3"
    found = []
    for words, name in (
        (("backup", folder / f"k{number}", "--data", data), folder / f"k{number}"),
        (("restore", whole, "--data", folder / f"f{number}"), folder / f"f{number}" / DATABASE),
    ):
        process = await asyncio.create_subprocess_exec(*lapin(*words), stdout=-3, stderr=-3)
        await asyncio.sleep(random.uniform(0.2 * usual, 1.3 * usual))
        if process.returncode is None:
            process.kill()
        await process.wait()
        found.append(name.exists())
        if name.exists():
            check(name)
            name.unlink()
    return found[0], found[1]


async def main(backups: int, kills: int, tables: int) -> None:
    """All of it, with figures."""
    with tempfile.TemporaryDirectory() as place:
        folder, data = Path(place), Path(place, "data")
        server = _Killed(data)
        await server.start()
        crowds = [Crowd(server.address, 10 * table) for table in range(tables)]
        for crowd in crowds:
            await crowd.sit_down()
            crowd.play()
        begun, first = time.perf_counter(), entries(data / DATABASE)
        figures = [await compared(folder, data, number) for number in range(backups)]
        seconds, last = time.perf_counter() - begun, entries(data / DATABASE)
        wrote, put_back = sorted(each[0] for each in figures), sorted(each[1] for each in figures)
        rate = (last - first) / seconds
        print(f"{backups} backups, each restored and equal, while {rate:.0f} entries a second were written")
        print(f"the last holds {figures[-1][2]:,} entries; seconds, p50 / most:")
        for name, times in (("backup", wrote), ("restore", put_back)):
            print(f"  {name:8} {times[len(times) // 2]:.2f} / {times[-1]:.2f}")
        random = Random(1)
        usual = await run(lapin("backup", folder / "whole.sqlite3", "--data", data))
        outcomes = [await killed(folder, data, number, random, usual) for number in range(kills)]
        named = sum(sum(pair) for pair in outcomes)
        print(f"{2 * kills} kills -9 in backup and restore: {named} files under their names, every one whole")
        for crowd in crowds:
            await crowd.stop()
        server.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Backups while people play, and kills in the middle.")
    parser.add_argument("--backups", type=int, default=100)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=4)
    given = parser.parse_args()
    asyncio.run(main(given.backups, given.kills, given.tables))
