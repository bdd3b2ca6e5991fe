"""kill -9 in the middle of play, again and again; then the log is asked what became of everything.

People play and talk over real sockets while the server, a process of its own, is killed without warning at random
moments and started anew over the same file. What was acknowledged must be in the log exactly once; what was not may
be there once (its answer was lost) or not at all.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from lapin.adapters.store_sqlite import SqliteStore
from lapin.bootstrap import DATABASE
from lapin.rooms.events import GameDealt, GamePlayed, decode_room_events
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.room import command_key
from lapin.rooms.state import RoomState, evolve_room
from lapin.rooms.view import Status
from lapin.rules.engine import replay
from lapin.rules.events import Event
from lapin.rules.projection import public_view
from lapin.testing.pilot import Pilot, PilotGone
from lapin.web.sessions import session_id

_LOST = (PilotGone, OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)

_PRELOADED = [
    "lapin.testing.serving",
    "uvloop",
    "uvicorn.loops.uvloop",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]
"""Imported once and inherited, so that a new server is there in a moment."""


class KillReport(msgspec.Struct, frozen=True):
    """What was found; `lost` and `doubled` must be 0."""

    kills: int
    acknowledged: int
    lost: int
    doubled: int
    unanswered_but_done: int
    games: int
    ready_p95: float
    """Seconds from a start to the first answer."""


class _Killed:
    """A server process that can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(_PRELOADED)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.ready: list[float] = []
        self._process: Any = None

    async def start(self) -> None:
        from lapin.testing.serving import serve_plainly

        begun = time.perf_counter()
        self._process = self._context.Process(target=serve_plainly, args=(str(self._data), self.port), daemon=True)
        self._process.start()
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                break
            except OSError:
                if not self._process.is_alive():
                    raise RuntimeError(f"the server ended with {self._process.exitcode}") from None
                await asyncio.sleep(0.005)
        self.ready.append(time.perf_counter() - begun)

    def kill(self) -> None:
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()
        self._process.close()


class _Person:
    """Plays and talks without end, through whatever happens to the server."""

    def __init__(self, address: str, seed: int, is_host: bool) -> None:
        self.pilot = Pilot(address, seed=seed)
        self.said: list[tuple[str, str]] = []
        self.is_host = is_host
        self.over = False

    async def come_back(self) -> None:
        while not self.over:
            try:
                await self.pilot.reconnect()
                return
            except _LOST:
                await asyncio.sleep(0.01)

    async def live(self) -> None:
        random = self.pilot.random
        while not self.over:
            try:
                pilot = self.pilot
                if self.is_host and pilot.is_over:
                    await pilot.ask("rematch")
                elif random.random() < 0.2:
                    text = f"{pilot.seats[0]} says {len(self.said)}"
                    command, answer = pilot.put("say", seat=pilot.seats[0], text=text)
                    self.said.append((command, text))
                    await pilot.send(command)
                    await pilot.answered(answer)
                elif await pilot.play_once(times=random.choice((1, 1, 2))) is None:
                    await pilot.news(0.02)
            except _LOST:
                await self.come_back()


async def kill_again_and_again(data: Path, kills: int, seed: int = 1, people: int = 4) -> KillReport:
    """Kill a server so many times while people play; then read its log."""
    random = Random(seed)
    server = _Killed(data)
    await server.start()
    crowd = [_Person(server.address, seed + number, is_host=number == 0) for number in range(people)]
    room = await crowd[0].pilot.make_room(seat="Person 0", options={"target": 6})
    for number, person in enumerate(crowd):
        await person.pilot.enter(room)
        if number:
            await person.pilot.sit(f"Person {number}")
    await crowd[0].pilot.start()
    living = [asyncio.create_task(person.live()) for person in crowd]
    try:
        for _ in range(kills):
            await _some_acknowledged(crowd, random.randint(1, 5))
            await asyncio.sleep(random.uniform(0.0, 0.01))  # somewhere between a command and its answer
            server.kill()
            await server.start()
        await _some_acknowledged(crowd, 10)
    finally:
        for person in crowd:
            person.over = True
        await asyncio.wait(living, timeout=20)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    for person in crowd:
        await person.pilot.reconnect()
        await person.pilot.until(lambda person=person: not person.pilot.unanswered)  # type: ignore[misc]
    final = crowd[0].pilot
    await final.reconnect()
    seen = final.latest
    for person in crowd:
        await person.pilot.drop()
    server.kill()
    assert seen is not None
    return await _examined(data, RoomId(room), crowd, kills, server.ready, seen.game)


async def _some_acknowledged(crowd: list[_Person], count: int) -> None:
    """Until so many more commands were acknowledged."""

    def acknowledged() -> int:
        return sum(len(person.pilot.acked) for person in crowd)

    wanted = acknowledged() + count
    async with asyncio.timeout(60):
        while acknowledged() < wanted:  # noqa: ASYNC110 (several lines; each has an event of its own)
            await asyncio.sleep(0.002)


async def _examined(
    data: Path, room: RoomId, crowd: list[_Person], kills: int, ready: list[float], seen: Any
) -> KillReport:
    store = SqliteStore(data / DATABASE)
    records = await store.since(room, Version(0))
    await store.close()
    assert [record.version for record in records] == list(range(1, len(records) + 1)), "the log has a gap"
    written = Counter(record.command for record in records if record.command is not None)
    state: RoomState | None = None
    games: list[list[Event]] = []
    said: Counter[str] = Counter()
    for record in records:
        for event in decode_room_events(record.body):
            state = evolve_room(state, event)
            if isinstance(event, GameDealt):
                games.append([])
            if isinstance(event, GameDealt | GamePlayed):
                games[-1].extend(event.events)
            if event.__class__.__name__ == "Said":
                said[event.text] += 1  # type: ignore[union-attr]
    assert state is not None
    assert state.status in (Status.PLAYING, Status.OVER)
    last = replay(games[-1])
    assert state.game is not None
    assert state.game.state == last, "the room and its events tell different games"
    assert seen == public_view(last), "people saw another game than the log has"
    acknowledged, lost, unanswered = 0, 0, 0
    for person in crowd:
        assert person.pilot.browser.cookie is not None
        session = session_id(person.pilot.browser.cookie.partition("=")[2])
        acked = set(person.pilot.acked)
        acknowledged += len(acked)
        lost += sum(1 for command in acked if written[command_key(session, command)] != 1)
        for command, text in person.said:
            if command in acked:
                lost += said[text] < 1
            else:
                unanswered += said[text]
    doubled = sum(count - 1 for count in written.values()) + sum(count - 1 for count in said.values() if count > 1)
    ready = sorted(ready)
    return KillReport(
        kills=kills,
        acknowledged=acknowledged,
        lost=lost,
        doubled=doubled,
        unanswered_but_done=unanswered,
        games=len(games),
        ready_p95=ready[int(len(ready) * 0.95)],
    )
