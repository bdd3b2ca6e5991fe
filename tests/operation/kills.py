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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from lapin.adapters.store_sqlite import SqliteStore
from lapin.bootstrap import DATABASE
from lapin.client import Pilot, PilotGone
from lapin.rooms.events import decode_room_events
from lapin.rooms.history import games_of
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.journal import command_key
from lapin.rooms.state import RoomState, evolve_room
from lapin.rooms.view import Status
from lapin.rules.engine import replay
from lapin.rules.projection import PublicView, public_view
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


class LogReport(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in the log; `lost` and `doubled` must be 0."""

    acknowledged: int
    lost: int
    doubled: int
    unanswered_but_done: int
    games: int


class KillReport(LogReport, frozen=True, kw_only=True):
    """What came of the kills."""

    kills: int
    ready_p95: float
    """Seconds from a start to the first answer."""


def free_port() -> int:
    """A port that nobody listens on, below those that systems give to whoever asks for any: while the server is dead,
    no other test and no outgoing connection can take it."""
    while True:
        port = SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def listening(port: int, lives: Callable[[], bool] = lambda: True) -> None:
    """Until somebody listens there."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            except OSError:
                if not lives():
                    raise RuntimeError("the server ended before it listened") from None
                await asyncio.sleep(0.005)


class _Killed:
    """A server process that can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(_PRELOADED)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.ready: list[float] = []
        self._process: Any = None

    async def start(self) -> None:
        from lapin.testing.serving import serve_plainly

        begun = time.perf_counter()
        self._process = self._context.Process(target=serve_plainly, args=(str(self._data), self.port), daemon=True)
        self._process.start()
        await listening(self.port, self._process.is_alive)
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


class Crowd:
    """People at one table who play and talk through whatever happens to the server."""

    def __init__(self, address: str, seed: int, people: int = 4) -> None:
        self.people = [_Person(address, seed + number, is_host=number == 0) for number in range(people)]
        self._living: list[asyncio.Task[None]] = []

    async def sit_down(self) -> RoomId:
        """A room with everyone in it and a dealt game."""
        host = self.people[0].pilot
        room = await host.make_room(seat="Person 0", options={"target": 6})
        for number, person in enumerate(self.people):
            await person.pilot.enter(room)
            if number:
                await person.pilot.sit(f"Person {number}")
        await host.start()
        return RoomId(room)

    def play(self) -> None:
        """From now on."""
        self._living = [asyncio.create_task(person.live()) for person in self.people]

    async def acknowledged(self, count: int, patience: float = 60.0) -> None:
        """Until so many more commands were acknowledged."""

        def so_far() -> int:
            return sum(len(person.pilot.acked) for person in self.people)

        wanted = so_far() + count
        async with asyncio.timeout(patience):
            while so_far() < wanted:  # noqa: ASYNC110 (several lines; each has an event of its own)
                await asyncio.sleep(0.002)

    async def stop(self) -> PublicView | None:
        """Everyone finishes; returns the table as it is seen then."""
        for person in self.people:
            person.over = True
        await asyncio.wait(self._living, timeout=20)
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        for person in self.people:
            await person.pilot.reconnect()
            await person.pilot.until(lambda person=person: not person.pilot.unanswered)  # type: ignore[misc]
        final = self.people[0].pilot
        await final.reconnect()
        assert final.latest is not None
        for person in self.people:
            await person.pilot.drop()
        return final.latest.game

    async def examined(self, data: Path, room: RoomId, seen: PublicView | None) -> LogReport:
        """What the log says of all that they did and saw."""
        return await _examined(data, room, self.people, seen)


async def kill_again_and_again(data: Path, kills: int, seed: int = 1) -> KillReport:
    """Kill a server so many times while people play; then read its log."""
    random = Random(seed)
    server = _Killed(data)
    await server.start()
    crowd = Crowd(server.address, seed)
    room = await crowd.sit_down()
    crowd.play()
    for _ in range(kills):
        await crowd.acknowledged(random.randint(1, 5))
        await asyncio.sleep(random.uniform(0.0, 0.01))  # somewhere between a command and its answer
        server.kill()
        await server.start()
    await crowd.acknowledged(10)
    seen = await crowd.stop()
    server.kill()
    ready = sorted(server.ready)
    return KillReport(
        kills=kills,
        ready_p95=ready[int(len(ready) * 0.95)],
        **msgspec.structs.asdict(await crowd.examined(data, room, seen)),
    )


async def _examined(data: Path, room: RoomId, people: list[_Person], seen: PublicView | None) -> LogReport:
    store = SqliteStore(data / DATABASE)
    records = await store.since(room, Version(0))
    await store.close()
    assert [record.version for record in records] == list(range(1, len(records) + 1)), "the log has a gap"
    written = Counter(record.command for record in records if record.command is not None)
    state: RoomState | None = None
    games = games_of(decode_room_events(record.body) for record in records)
    said: Counter[str] = Counter()
    for record in records:
        for event in decode_room_events(record.body):
            state = evolve_room(state, event)
            if event.__class__.__name__ == "Said":
                said[event.text] += 1  # type: ignore[union-attr]
    assert state is not None
    assert state.status in (Status.PLAYING, Status.OVER)
    last = replay(games[max(games)])
    assert state.game is not None
    assert state.game.state == last, "the room and its events tell different games"
    assert seen == public_view(last), "people saw another game than the log has"
    acknowledged, lost, unanswered = 0, 0, 0
    for person in people:
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
    return LogReport(
        acknowledged=acknowledged,
        lost=lost,
        doubled=doubled,
        unanswered_but_done=unanswered,
        games=len(games),
    )
