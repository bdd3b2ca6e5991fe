"""A disk that is full: people are told, nothing acknowledged is lost, and play goes on by itself when there is room.

Two ways, the same story: a limit on the size of files, which works everywhere, and a small file system that is really
full, where this machine lets us mount one.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapin.adapters.store_sqlite import SqliteStore
from lapin.bootstrap import DATABASE
from lapin.client import Pilot
from lapin.rooms.events import Said, decode_room_events
from lapin.rooms.ids import RoomId, Version
from lapin.rules.state import Phase

TIMES = 5
SMALL = "3m"
"""The size of the small file system."""


class LimitedFiles:
    """Not one more byte of the server's reaches a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.prefix: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    def _limit(self, size: int) -> None:
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def fill_up(self) -> None:
        self._limit(0)

    def make_room(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def files(self) -> Path:
        """Where the data can be seen from here."""
        return self.folder


class SmallFileSystem(LimitedFiles):
    """A file system of its own for the server, which ends with it; something else takes all the room there is."""

    def __init__(self, folder: Path, unshare: list[str]) -> None:
        super().__init__(folder)
        mounting = f'mount -t tmpfs -o size={SMALL} tmpfs "$0" && exec "$@"'
        self.prefix = [*unshare, "sh", "-c", mounting, str(folder)]

    def fill_up(self) -> None:
        with open(self.files() / "something else", "wb", buffering=0) as other, contextlib.suppress(OSError):
            while True:
                other.write(b"x" * 512)

    def make_room(self) -> None:
        (self.files() / "something else").unlink()

    def files(self) -> Path:
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/root{self.folder}")


def _can_mount() -> list[str] | None:
    """How a process gets a file system of its own here; `None`: not at all."""
    for unshare in (["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"]):
        trial = [*unshare, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        if shutil.which("unshare") and subprocess.run(trial, capture_output=True, check=False).returncode == 0:
            return unshare
    return None


UNSHARE = _can_mount()


@contextlib.contextmanager
def _served(disk: LimitedFiles) -> Iterator[str]:
    command = [sys.executable, "-u", "-m", "lapin", "serve", "--port", "0", "--data", str(disk.folder)]
    disk.process = subprocess.Popen(
        [*disk.prefix, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert disk.process.stdout is not None
        yield next(line for line in disk.process.stdout if "http://" in line).split()[-1]
    finally:
        disk.process.kill()
        disk.process.communicate()


@pytest.mark.parametrize("way", ["limited files", *(["a small file system"] if UNSHARE else [])])
def test_a_full_disk_stops_nothing_for_good_and_loses_nothing(way: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    disk = SmallFileSystem(data, UNSHARE) if UNSHARE and way == "a small file system" else LimitedFiles(data)
    with _served(disk) as address:
        said, room = asyncio.run(_talk_through_it(disk, address))
        kept = tmp_path / "kept"
        shutil.copytree(disk.files(), kept)
    found = asyncio.run(_written(kept, room))
    assert found == said
    assert len(said) == 3 * TIMES


async def _talk_through_it(disk: LimitedFiles, address: str) -> tuple[list[str], str]:
    async with Pilot(address) as ann, Pilot(address) as bob, Pilot(address) as cy:
        room = await ann.make_room(seat="Ann")
        await ann.enter(room)
        for pilot, name in ((bob, "Bob"), (cy, "Cy")):
            await pilot.enter(room)
            await pilot.sit(name)
        await ann.start()
        said: list[str] = []
        for number in range(TIMES):
            disk.fill_up()
            # Long lines: a file system that is full may have a little room inside the last page it gave.
            lines = {pilot: f"{name} says {number} {'é' * 250}" for pilot, name in ((ann, "A"), (bob, "B"), (cy, "C"))}
            talking = [asyncio.create_task(who.do("say", seat=who.seats[0], text=text)) for who, text in lines.items()]
            await bob.until(lambda: bob.trouble)
            waiting = [task for task in talking if not task.done()]
            assert waiting, "acknowledged, and not on the disk"
            disk.make_room()
            await asyncio.gather(*talking)
            said += lines.values()
            await bob.until(lambda: not bob.trouble)
        assert ann.game is not None
        assert ann.game.phase is Phase.CLAIM
        await ann.play_once()
        await cy.until(lambda: cy.game is not None and cy.game.phase is Phase.CLUE)
        return sorted(said), room


async def _written(data: Path, room: str) -> list[str]:
    store = SqliteStore(data / DATABASE)
    records = await store.since(RoomId(room), Version(0))
    await store.close()
    events = [event for record in records for event in decode_room_events(record.body)]
    return sorted(event.text for event in events if isinstance(event, Said))
