"""A disk that is full: people are told, nothing acknowledged is lost, and play goes on by itself when there is room."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from pathlib import Path

from lapin.adapters.store_sqlite import SqliteStore
from lapin.bootstrap import DATABASE
from lapin.rooms.events import decode_room_events
from lapin.rooms.ids import RoomId, Version
from lapin.rules.state import Phase
from lapin.testing.pilot import Pilot

TIMES = 5


def _fill_up(process: subprocess.Popen[str]) -> None:
    """Not one more byte of the server's reaches a file."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def _make_room(process: subprocess.Popen[str]) -> None:
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_a_full_disk_stops_nothing_for_good_and_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "lapin", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        address = next(line for line in process.stdout if "http://" in line).split()[-1]
        said, room = asyncio.run(_talk_through_it(process, address))
    finally:
        process.kill()
        process.communicate()
    found = asyncio.run(_written(tmp_path, room))
    assert found == said
    assert len(said) == 3 * TIMES


async def _talk_through_it(process: subprocess.Popen[str], address: str) -> tuple[list[str], str]:
    async with Pilot(address) as ann, Pilot(address) as bob, Pilot(address) as cy:
        room = await ann.make_room(seat="Ann")
        await ann.enter(room)
        for pilot, name in ((bob, "Bob"), (cy, "Cy")):
            await pilot.enter(room)
            await pilot.sit(name)
        await ann.start()
        said: list[str] = []
        for number in range(TIMES):
            _fill_up(process)
            lines = {pilot: f"{name} says {number}" for pilot, name in ((ann, "Ann"), (bob, "Bob"), (cy, "Cy"))}
            talking = [asyncio.create_task(who.do("say", seat=who.seats[0], text=text)) for who, text in lines.items()]
            await bob.until(lambda: bob.trouble)
            assert not any(task.done() for task in talking), "acknowledged, and not on the disk"
            _make_room(process)
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
    return sorted(event.text for event in events if event.__class__.__name__ == "Said")  # type: ignore[union-attr]
