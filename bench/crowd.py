"""Players for the benchmarks: as little of a WebSocket client as a table of six needs, so that the crowd costs little.

Frames are read from raw sockets and only their kind and version are decoded; a whole view is decoded for whoever moves
next. A table acts at fixed moments whatever the server does, and a moment at which it is not done with the last action
is counted as missed. The crowd counts its own processor time and how late its own clock was, so that a reader can tell
whether the crowd or the server was the bottleneck.
"""

from __future__ import annotations

import asyncio
import base64
import os
import resource
import struct
import time
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import msgspec
import uvloop
from peer import PeerTable

from lapin.rooms.view import RulesSection, TableView
from lapin.rules.commands import TextClue
from lapin.rules.events import RoundScored
from lapin.rules.legal import random_intent
from lapin.rules.projection import OwnView, PlayerView, PublicView

PLAYERS = 6
AT_ONCE = 20
"""Tables that are being set up at the same time."""
PATIENCE = 60.0
"""Seconds until a table must be set up."""


class Glance(msgspec.Struct):
    """What is decoded of every frame; sections are kept as they come."""

    t: str
    version: int = 0
    id: str | None = None
    rules: msgspec.Raw = msgspec.Raw()
    table: msgspec.Raw = msgspec.Raw()
    last_round: msgspec.Raw = msgspec.Raw()
    own: msgspec.Raw = msgspec.Raw()


class Sections:
    """The newest of every section, for whoever moves."""

    rules = table = last_round = msgspec.Raw(b"null")
    own = msgspec.Raw(b"[]")

    def take(self, seen: Glance) -> None:
        for name in ("rules", "table", "last_round", "own"):
            section = getattr(seen, name)
            if bytes(section):
                setattr(self, name, section.copy())

    def game(self) -> PublicView | None:
        rules, table = decode_rules(self.rules), decode_table(self.table)
        if rules is None or table is None:
            return None
        game: PublicView = table.whole(rules, decode_round(self.last_round))
        return game


glance = msgspec.json.Decoder(Glance).decode
decode_rules = msgspec.json.Decoder(RulesSection | None).decode
decode_table = msgspec.json.Decoder(TableView | None).decode
decode_round = msgspec.json.Decoder(RoundScored | None).decode
decode_own = msgspec.json.Decoder(tuple[OwnView, ...]).decode
encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, address: str, path: str, cookie: str | None, hears: Callable[[bytes], None]) -> None:
        where = urlsplit(address)
        self._head = f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        self._head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        if cookie is not None:
            self._head += f"Cookie: {cookie}\r\n"
        self.cookie = cookie
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._hears = hears
        self._kept = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(self._head.encode() + b"\r\n")

    def data_received(self, data: bytes) -> None:
        if self._kept:
            data = self._kept + data
        at = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._kept = data
                return
            self._opened(data[:end].decode("latin-1"))
            at = end + 4
        size = len(data)
        while size - at >= 2:
            length, body = data[at + 1] & 127, at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size - body < length:
                break
            kind = data[at] & 15
            at = body + length
            if kind == 1:
                self._hears(data[body:at])
            elif kind == 9:
                self._send(10, data[body:at])
        self._kept = data[at:]

    def _opened(self, head: str) -> None:
        status, *headers = head.split("\r\n")
        if " 101 " not in status + " ":
            self.open.set_exception(ConnectionError(status))
            return
        for header in headers:
            name, _, value = header.partition(":")
            if name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        self.open.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("cut before it was open"))

    def send(self, text: bytes) -> None:
        """A text frame."""
        self._send(1, text)

    def _send(self, kind: int, body: bytes) -> None:
        # Masked, as the standard asks, with a mask that changes nothing and costs nothing.
        size = len(body)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + body)

    def cut(self) -> None:
        """As a dead battery does."""
        if self._transport is not None:
            self._transport.abort()


async def connected(address: str, path: str, cookie: str | None, hears: Callable[[bytes], None]) -> Line:
    """An open line."""
    where = urlsplit(address)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(address, path, cookie, hears), where.hostname, where.port)
    await line.open
    return line


class Table(Protocol):
    """Six who act at fixed moments."""

    took: list[float]
    frames: list[int]
    refused: int

    async def sit_down(self) -> None:
        """Everyone is there and play can begin."""
        ...

    async def be_watched(self) -> None:
        """One more connection that only looks on."""
        ...

    def be_alone(self) -> None:
        """Those who look on leave."""
        ...

    def act(self) -> bool:
        """Begin an action; False if the last one is not done."""
        ...

    def leave(self) -> None:
        """Cut all lines."""
        ...


class LapinTable:
    """A game of six over lapin's protocol."""

    def __init__(self, address: str, name: str, dice: Random) -> None:
        self.took: list[float] = []
        self.frames: list[int] = []
        self.refused = 0
        self._address = address
        self._dice = dice
        self._room = ""
        self._lines: list[Line] = []
        self._versions = [0] * PLAYERS
        self._seen = [Sections() for _ in range(PLAYERS)]
        self._answers: dict[str, asyncio.Future[Glance]] = {}
        self._sent = 0
        self._acting: tuple[float, int] | None = None
        self._missing = 0
        self._watchers: list[Line] = []
        self._heard = asyncio.Event()

    def _hear(self, player: int, frame: bytes) -> None:
        seen = glance(frame)
        if seen.t == "update" or seen.t == "welcome":
            self._seen[player].take(seen)
            if self._acting is not None:
                begun, version = self._acting
                if self._versions[player] <= version < seen.version:
                    self.frames.append(len(frame))
                    self._missing -= 1
                    if not self._missing:
                        self.took.append(time.perf_counter() - begun)
                        self._acting = None
            self._versions[player] = seen.version
            self._heard.set()
        elif seen.t == "ack" or seen.t == "refused":
            if seen.t == "refused":
                self.refused += 1
            waiting = self._answers.pop(seen.id or "", None)
            if waiting is not None:
                waiting.set_result(seen)

    def _say(self, player: int, kind: str, **fields: Any) -> str:
        self._sent += 1
        command = f"{player}-{self._sent}"
        self._lines[player].send(encode({"t": kind, "id": command, **fields}))
        return command

    async def _ask(self, player: int, kind: str, **fields: Any) -> Glance:
        command = self._say(player, kind, **fields)
        self._answers[command] = asyncio.get_running_loop().create_future()
        return await self._answers[command]

    async def _enter(self, player: int, cookie: str | None) -> None:
        line = await connected(
            self._address, f"/ws/{self._room}", cookie, lambda frame, player=player: self._hear(player, frame)
        )
        self._lines.append(line)
        line.send(b'{"t":"hello"}')

    async def sit_down(self) -> None:
        made, cookie = await asyncio.to_thread(make_room, self._address)
        self._room = made
        for player in range(PLAYERS):
            await self._enter(player, cookie if player == 0 else None)
            if player:
                await self._ask(player, "sit", name=f"P{player}")
        await self._ask(0, "start")
        newest = max(self._versions)
        while min(self._versions) < newest or self._seen[0].game() is None:
            self._heard.clear()
            await self._heard.wait()

    async def be_watched(self) -> None:
        heard = asyncio.Event()
        line = await connected(self._address, f"/ws/{self._room}", None, lambda frame: heard.set())
        line.send(b'{"t":"hello","watch":true}')
        await heard.wait()
        self._watchers.append(line)

    def be_alone(self) -> None:
        for line in self._watchers:
            line.cut()
        self._watchers.clear()

    def act(self) -> bool:
        if self._acting is not None:
            return False
        game = self._seen[0].game()
        assert game is not None
        version = max(self._versions)
        self._missing = PLAYERS
        if not game.awaited:
            self._acting = (time.perf_counter(), version)
            self._say(0, "rematch")
            return True
        player = self._dice.choice(game.awaited)
        view = PlayerView(game, decode_own(self._seen[player].own)[0])
        intent = random_intent(view, self._dice, TextClue("a lantern in the rain"))
        self._acting = (time.perf_counter(), version)  # what the crowd takes to choose is its own time
        self._say(player, "play", seat=view.own.seat if view.own else 0, turn=game.turn, intent=intent)
        return True

    def leave(self) -> None:
        for line in (*self._lines, *self._watchers):
            line.cut()


class BareTable:
    """Six lines over an application that broadcasts what it is told to."""

    def __init__(self, address: str, name: str, dice: Random) -> None:
        self.took: list[float] = []
        self.frames: list[int] = []
        self.refused = 0
        self._address = address
        self._path = f"/ws/{name}"
        self._dice = dice
        self._lines: list[Line] = []
        self._watchers: list[Line] = []
        self._begun: float | None = None
        self._missing = 0

    def _hear(self, frame: bytes) -> None:
        self.frames.append(len(frame))
        self._missing -= 1
        if not self._missing and self._begun is not None:
            self.took.append(time.perf_counter() - self._begun)
            self._begun = None

    async def sit_down(self) -> None:
        for _ in range(PLAYERS):
            self._lines.append(await connected(self._address, self._path, None, self._hear))

    async def be_watched(self) -> None:
        self._watchers.append(await connected(self._address, self._path, None, lambda frame: None))

    def be_alone(self) -> None:
        for line in self._watchers:
            line.cut()
        self._watchers.clear()

    def act(self) -> bool:
        if self._begun is not None:
            return False
        self._missing = PLAYERS
        self._begun = time.perf_counter()
        # As long as a vote.
        self._dice.choice(self._lines).send(b'{"t":"play","id":"0-12","seat":0,"turn":4,"intent":{"t":"vote"}}')
        return True

    def leave(self) -> None:
        for line in (*self._lines, *self._watchers):
            line.cut()


def make_room(address: str) -> tuple[str, str]:
    """A new room with a host who sits; its id and the host's cookie."""
    import http.client

    where = urlsplit(address)
    line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=60)
    body = encode({"edition": "odyssey", "seat": {"name": "P0"}})
    line.request("POST", "/api/rooms", body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    made = msgspec.json.decode(answer.read())
    line.close()
    return made["room"], (answer.getheader("Set-Cookie") or "").partition(";")[0]


class Played(msgspec.Struct):
    """What a crowd saw in one go."""

    took: list[float]
    """Seconds from each action to the last viewer's frame."""
    frame: float
    """Mean bytes of a frame."""
    missed: int
    """Moments at which the last action was not done."""
    refused: int
    cpu: float
    """Processor seconds of the crowd."""
    late: list[float]
    """Seconds the crowd's own clock rang late."""


class Crowd:
    """Many tables in this process."""

    def __init__(self, tables: list[Table]) -> None:
        self._tables = tables

    async def sit_down(self) -> None:
        await _some_at_once([table.sit_down() for table in self._tables])

    async def be_watched(self, most: int) -> int:
        """One looks on at each of `most` tables; returns at how many."""
        watched = self._tables[:most]
        await _some_at_once([table.be_watched() for table in watched])
        return len(watched)

    async def be_alone(self) -> None:
        for table in self._tables:
            table.be_alone()

    async def play(self, seconds: float, every: float, dice: Random) -> Played:
        """Everyone acts once in `every` seconds."""
        loop = asyncio.get_running_loop()
        apart = every / PLAYERS
        begun = loop.time()
        missed = 0
        late: list[float] = []
        used = _used()

        def act(table: Table, due: float) -> None:
            nonlocal missed
            late.append(loop.time() - due)
            if not table.act():
                missed += 1
            if due + apart < begun + seconds:
                loop.call_at(due + apart, act, table, due + apart)

        for table in self._tables:
            table.took.clear()
            table.frames.clear()
            first = begun + dice.random() * apart
            loop.call_at(first, act, table, first)
        await asyncio.sleep(seconds + 1)  # and what is on its way
        frames = [size for table in self._tables for size in table.frames]
        return Played(
            took=[took for table in self._tables for took in table.took],
            frame=sum(frames) / max(1, len(frames)),
            missed=missed,
            refused=sum(table.refused for table in self._tables),
            cpu=_used() - used,
            late=late,
        )

    def leave(self) -> None:
        for table in self._tables:
            table.leave()


def _used() -> float:
    spent = resource.getrusage(resource.RUSAGE_SELF)
    return spent.ru_utime + spent.ru_stime


async def _some_at_once(works: list[Coroutine[Any, Any, None]]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(work: Coroutine[Any, Any, None]) -> None:
        async with room, asyncio.timeout(PATIENCE):
            await work

    await asyncio.gather(*(one(work) for work in works))


def work(kind: str, address: str, tables: int, seed: int, orders: Connection) -> None:
    """A process of players: does what it is told over a pipe, answers each order when it is done."""
    uvloop.run(_work(kind, address, tables, seed, orders))


async def _work(kind: str, address: str, tables: int, seed: int, orders: Connection) -> None:
    dice = Random(seed)
    kinds: dict[str, Callable[[str, str, Random], Table]] = {
        "lapin": LapinTable,
        "bare": BareTable,
        "peer": PeerTable,
    }
    crowd = Crowd([kinds[kind](address, f"{seed}-{number}", dice) for number in range(tables)])
    while True:
        order, *arguments = await asyncio.to_thread(orders.recv)
        if order == "sit_down":
            orders.send(await crowd.sit_down())
        elif order == "be_watched":
            orders.send(await crowd.be_watched(*arguments))
        elif order == "be_alone":
            orders.send(await crowd.be_alone())
        elif order == "play":
            orders.send(await crowd.play(*arguments, dice))
        else:
            crowd.leave()
            return
