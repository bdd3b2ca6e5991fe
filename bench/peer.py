"""The peer: `dixit` 0.1.2, over its own HTTP interface, as its own page asks.

It is polled and keeps nothing. An action counts as seen when all six have asked for the board once after it. That
flatters it: a page that polls sees it later, and also asks when there is nothing to see. Its licence allows personal
use, so it is installed for this benchmark alone.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode, urlsplit

PLAYERS = 6
COLOURS = ("c52828", "e59100", "e2e05d", "12751b", "214ddc", "a41bf3")
CARDS = 84
BOARD, JOIN, START, CLUE, PLAY, VOTE = range(6)
TELLING, GIVING = 1, 2
"""States of its games; a round's clue and cards stay on the board until the next clue."""


@contextmanager
def command(port: int) -> Iterator[list[str]]:
    """How it is started, over a deck of empty pictures."""
    program = Path(sys.executable).with_name("dixit")
    if not program.exists():
        raise SystemExit("the peer is not installed: pip install dixit==0.1.2, or leave it out with --peer-rooms 0")
    with tempfile.TemporaryDirectory() as folder:
        for number in range(CARDS):
            Path(folder, f"{number}.png").touch()
        config = Path(folder, "config.json")
        config.write_text(json.dumps({"port": port, "card_sets": {"Dixit": [folder, True]}}))
        yield [str(program), str(config)]


class PeerPlayer:
    """A cookie, a line that stays open, and the board as last seen."""

    def __init__(self, address: str) -> None:
        self._where = urlsplit(address)
        self._cookie = ""
        self.board: dict[str, Any] = {}

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(self._where.hostname, self._where.port)

    def cut(self) -> None:
        self._writer.transport.abort()

    async def ask(self, method: str, path: str, **fields: Any) -> bytes:
        body = urlencode(fields, doseq=True)
        head = f"{method} {path}{'' if method == 'POST' else '?' + body} HTTP/1.1\r\nHost: {self._where.netloc}\r\n"
        if self._cookie:
            head += f"Cookie: {self._cookie}\r\n"
        if method == "POST":
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        self._writer.write((head if method == "POST" else head + "\r\n").encode())
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = 0
        for header in answer.split("\r\n")[1:]:
            name, _, value = header.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self._cookie = value.strip().partition(";")[0]
        found = await self._reader.readexactly(length)
        if " 200 " not in answer.partition("\r\n")[0]:
            raise ConnectionError(answer.partition("\r\n")[0])
        return found

    async def look(self, game: str) -> int:
        found = await self.ask("GET", f"/game/{game}/{BOARD}")
        self.board = json.loads(found)
        return len(found)

    @property
    def is_awaited(self) -> bool:
        return bool(self.board["requiresAction"].get(self.board["user"]))


class PeerTable:
    """A game of six."""

    def __init__(self, address: str, name: str, dice: Random) -> None:
        self.took: list[float] = []
        self.frames: list[int] = []
        self.refused = 0
        self._players = [PeerPlayer(address) for _ in range(PLAYERS)]
        self._dice = dice
        self._name = name
        self._game = ""
        self._acting: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        for player in self._players:
            await player.open()
        await self._begin()

    async def _begin(self) -> None:
        host = self._players[0]
        made = await host.ask(
            "POST", "/create", card_sets=[0], name=self._name, max_score=1000, max_players=6, max_clue_length=100
        )
        self._game = made.decode()
        for player, colour in zip(self._players, COLOURS, strict=True):
            await player.ask("GET", f"/game/{self._game}/{JOIN}", colour=colour)
        await host.ask("GET", f"/game/{self._game}/{START}")
        for player in self._players:
            await player.look(self._game)

    async def be_watched(self) -> None:
        return None

    def be_alone(self) -> None:
        return None

    def act(self) -> bool:
        if self._acting is not None and not self._acting.done():
            return False
        self._acting = asyncio.get_running_loop().create_task(self._act())
        self._acting.add_done_callback(self._acted)
        return True

    def _acted(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.refused += 1

    async def _act(self) -> None:
        awaited = [player for player in self._players if player.is_awaited]
        if not awaited:
            await self._begin()
            return
        player = self._dice.choice(awaited)
        board = player.board
        begun = time.perf_counter()
        if board["state"] == TELLING:
            card = self._dice.choice(board["player"]["hand"])["cid"]
            await player.ask("GET", f"/game/{self._game}/{CLUE}", clue="a lantern in the rain", cid=card)
        elif board["state"] == GIVING:
            card = self._dice.choice(board["player"]["hand"])["cid"]
            await player.ask("GET", f"/game/{self._game}/{PLAY}", cid=card)
        else:
            card = self._dice.choice(board["round"]["cards"])["cid"]
            await player.ask("GET", f"/game/{self._game}/{VOTE}", cid=card)
        self.frames += await asyncio.gather(*(viewer.look(self._game) for viewer in self._players))
        self.took.append(time.perf_counter() - begun)

    def leave(self) -> None:
        for player in self._players:
            player.cut()
