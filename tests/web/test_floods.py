"""Every limit is flooded while a canary plays in another room: the flood ends at the flooder, the canary never notices.

Each flood names the limits it runs into; a limit that no flood names makes a test red. Here is counted, not timed: all
that the canary asks is answered, and nobody sends it away. How fast it is answered, and what a flood leaves in memory,
`tools/floods.py` measures. Limits are made small where the flood would otherwise take long; floods come from an address
of their own.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import gc
import http.client
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lapin import limits
from lapin.client import Pilot, PilotGone
from lapin.client import pilot as pilots
from lapin.config import Config
from lapin.limits import LARGEST_BODY, LARGEST_FRAME, LARGEST_HEAD, LARGEST_RECORDING, MOST_LINE, MOST_NAME
from lapin.rooms import audience, registry, room, sections
from lapin.rooms.decide import table
from lapin.rooms.ids import RoomId
from lapin.rooms.ports import SystemClock
from lapin.testing.ports import CommandedClock, settle
from lapin.testing.server import Running, running
from lapin.web import buckets, connection, connections, keepalive, media, protection, rooms, serving
from lapin.web.buckets import Buckets
from lapin.web.media import MediaEndpoints
from lapin.web.wire import Ack, Refused
from tests.web.sounds import ogg

ELSEWHERE: Final = ("127.0.0.2", 0)
"""Where floods come from: an address that the canary does not share."""
ACTIONS: Final = 8
"""What the canary asks before, during and after a flood each."""
NOT_FLOODED: Final = {
    "KB": "a unit",
    "HANDSHAKE_PATIENCE": "the request is whole before the handshake begins: nobody can keep it waiting",
    "READ_BUFFER": "what a connection costs, whatever it does",
    "SEND_BUFFER": "what a connection costs, whatever it does",
    "MOST_READING": "how long one person's reading stops the clocks; tests/rooms/test_pace.py",
    "GRACE": "when the server stops; tests/operation/test_serve.py",
}
FLOODS: dict[str, Callable[[Flooder], Awaitable[None]]] = {}
"""The flood that runs into each limit."""
SMALL: dict[str, dict[tuple[Any, str], Any]] = {}
"""What is made small for a flood."""


def floods(
    *names: str, small: dict[tuple[Any, str], Any] | None = None
) -> Callable[[Callable[[Flooder], Awaitable[None]]], None]:
    """A flood that runs into these limits, of which some are made `small`."""

    def kept(flood: Callable[[Flooder], Awaitable[None]]) -> None:
        for name in names:
            assert name not in FLOODS, name
            FLOODS[name] = flood
        SMALL[flood.__name__] = small or {}

    return kept


class Flooder:
    """Somebody with a room of their own, a seat in it, and bad intentions."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.address = server.address
        self.pilot = Pilot(server.address)
        self.room = ""
        self.lines: list[ClientConnection] = []

    async def settle(self) -> None:
        self.room = await self.pilot.make_room(seat="Flood")
        await self.pilot.enter(self.room)

    async def line(self, cookie: str | None = None, greets: bool = True, **options: Any) -> ClientConnection:
        """A bare WebSocket to the flooder's room; by default as somebody new."""
        headers = {} if cookie is None else {"Cookie": cookie}
        where = self.address.replace("http", "ws") + f"/ws/{self.room}"
        options = {"local_addr": ELSEWHERE, **options} if "sock" not in options else options
        line = await connect(where, additional_headers=headers, compression=None, ping_interval=None, **options)
        self.lines.append(line)
        if greets:
            await line.send('{"t":"hello"}')
        return line

    async def until_cut(self, line: ClientConnection) -> str:
        """All that is heard until the server ends it."""
        heard = []
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(20):
                while True:
                    heard.append(str(await line.recv()))
        return "\n".join(heard)

    async def raw(self, *parts: bytes) -> bytes:
        """Bare bytes, and what comes back until the server ends it."""
        where = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=ELSEWHERE)
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
        heard = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                heard = await reader.read()
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        return heard

    async def codes(self, kind: str, times: int, pilot: Pilot | None = None, **fields: Any) -> list[str]:
        """The same thing again and again, and how it was answered."""
        answers = [await (pilot or self.pilot).ask(kind, **fields) for _ in range(times)]
        return [answer.code if isinstance(answer, Refused) else "done" for answer in answers]

    async def deaf(self) -> ClientConnection:
        """A connection that asks for large views and takes none of them, until the server notices."""
        for number in range(9):
            await self.pilot.do("say", seat=0, text=f"{number}" + "👍🏽" * 250)
        where = urlsplit(self.address)
        bare = socket.socket()
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.bind(ELSEWHERE)
        bare.connect((where.hostname, where.port))
        bare.setblocking(False)
        line = await self.line(greets=False, sock=bare)
        line.transport.pause_reading()
        for _ in range(19):  # some 16 kB each: more than all buffers on the way hold
            await line.send('{"t":"hello"}')
            await settle()  # those that come while one is being answered are passed over
        held = await self.server.server.registry.get(RoomId(self.room))
        assert held is not None
        while all(one.ready for one in held.audience._viewers) or len(held.audience) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        return line

    async def until_alone(self) -> None:
        """Until the server knows of no connection in the flooder's room but the first."""
        held = await self.server.server.registry.get(RoomId(self.room))
        assert held is not None
        while len(held.audience) > 1:  # noqa: ASYNC110 (nobody is told)
            await asyncio.sleep(0.005)

    async def leave(self) -> None:
        for line in self.lines:
            line.transport.resume_reading()
            line.transport.abort()
            await line.wait_closed()
        await self.pilot.drop()


async def act(canary: Pilot) -> None:
    """Something that is written to the disk and answered."""
    for number in range(ACTIONS):
        answer = await canary.ask("dress", seat=0, rabbit={"colour": 3, "pattern": number})
        assert isinstance(answer, Ack), answer


# ── One connection ────────────────────────────────────────────────────────────────────────────────────────────────


@floods("LARGEST_FRAME")
async def frames_too_large(flooder: Flooder) -> None:
    for _ in range(5):
        line = await flooder.line()
        with contextlib.suppress(ConnectionClosed):
            await line.send("x" * (LARGEST_FRAME + 1))
        await flooder.until_cut(line)


@floods("MOST_FRAGMENTS")
async def fragments(flooder: Flooder) -> None:
    line = await flooder.line()
    with contextlib.suppress(ConnectionClosed):
        await line.send(" " for _ in range(30))
    assert "too_many" in await flooder.until_cut(line)


@floods("BYTES_PER_MESSAGE")
async def bytes_a_second(flooder: Flooder) -> None:
    line = await flooder.line()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(20):
            await line.send('{"t":"ping"}' + " " * (LARGEST_FRAME - 100))
    assert "too_many" in await flooder.until_cut(line)


@floods("TALK_SHARE")
async def talk(flooder: Flooder) -> None:
    codes = await flooder.codes("say", 15, seat=0, text="me again")
    assert "too_fast" in codes
    assert codes.count("done") < 13


@floods("MOST_ASKED", small={(connection, "MOST_ASKED"): 3})
async def commands_that_wait(flooder: Flooder) -> None:
    line = await flooder.line(flooder.pilot.browser.cookie)
    await line.recv()
    asked = "".join(f'{{"t":"say","id":"a{number}","seat":0,"text":"x"}}\n' for number in range(30)).splitlines()
    line.transport.set_write_buffer_limits(high=1 << 20)
    with contextlib.suppress(ConnectionClosed):
        for one in asked:  # in one breath
            line.protocol.send_text(one.encode())
        for data in line.protocol.data_to_send():
            line.transport.write(data)
    assert "too_many" in await flooder.until_cut(line)


@floods(
    "MOST_ANSWERS",
    "GOODBYE",
    small={(connection, "MOST_ANSWERS"): 2, (connection, "GOODBYE"): 0.05, (serving, "SEND_BUFFER"): 4096},
)
async def answers_that_nobody_takes(flooder: Flooder) -> None:
    line = await flooder.deaf()
    for number in range(15):
        await line.send(f'{{"t":"stand","id":"n{number}","seat":9}}')
    await flooder.until_alone()  # sent away, and cut when it did not take even that


@floods("MOST_BAD_FRAMES")
async def frames_that_are_no_messages(flooder: Flooder) -> None:
    line = await flooder.line()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(20):
            await line.send("?")
    heard = await flooder.until_cut(line)
    assert heard.count('"code":"bad_frame"') >= limits.MOST_BAD_FRAMES


@floods("HELLO_PATIENCE", small={(connection, "HELLO_PATIENCE"): 0.1, (keepalive, "LOOK_EVERY"): 0.05})
async def connections_that_never_greet(flooder: Flooder) -> None:
    for line in [await flooder.line(greets=False) for _ in range(20)]:
        assert await flooder.until_cut(line) == ""


@floods(
    "DEAF_PATIENCE",
    "LOOK_EVERY",
    small={(connection, "DEAF_PATIENCE"): 0.2, (keepalive, "LOOK_EVERY"): 0.1, (serving, "SEND_BUFFER"): 4096},
)
async def connections_that_take_nothing(flooder: Flooder) -> None:
    await flooder.deaf()
    await flooder.until_alone()


# ── One request ───────────────────────────────────────────────────────────────────────────────────────────────────


@floods("LARGEST_HEAD")
async def huge_heads(flooder: Flooder) -> None:
    for _ in range(10):
        heard = await flooder.raw(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 2 * LARGEST_HEAD)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 4")


@floods("LARGEST_BODY")
async def huge_bodies(flooder: Flooder) -> None:
    head = f"POST /api/rooms HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {LARGEST_BODY + 1}\r\n\r\n"
    for _ in range(10):
        assert (await flooder.raw(head.encode())).startswith(b"HTTP/1.1 413")


@floods("REQUEST_PATIENCE", small={(serving, "REQUEST_PATIENCE"): 0.1})
async def half_requests(flooder: Flooder) -> None:
    assert await asyncio.gather(*[flooder.raw(b"GET / HT") for _ in range(40)]) == [b""] * 40


@floods("IDLE_PATIENCE", small={(serving, "IDLE_PATIENCE"): 0.1})
async def connections_kept_after_a_request(flooder: Flooder) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    for heard in await asyncio.gather(*[flooder.raw(asked) for _ in range(40)]):
        assert heard.startswith(b"HTTP/1.1 200")


@floods("BODY_PATIENCE", small={(protection, "BODY_PATIENCE"): 0.1})
async def bodies_that_do_not_come(flooder: Flooder) -> None:
    head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    for heard in await asyncio.gather(*[flooder.raw(head) for _ in range(20)]):
        assert heard.startswith(b"HTTP/1.1 408")


@floods("ANSWER_PATIENCE", small={(serving, "ANSWER_PATIENCE"): 0.2})
async def answers_that_are_not_fetched(flooder: Flooder) -> None:
    where = urlsplit(flooder.address)
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.bind(ELSEWHERE)
        bare.connect((where.hostname, where.port))
        bare.setblocking(False)
        asking = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(bare, asking * 100)
        held = flooder.server.web.server_state.connections

        def ours() -> bool:
            return any(getattr(one, "client", None) == bare.getsockname() for one in tuple(held))

        async with asyncio.timeout(20):
            while not ours():  # noqa: ASYNC110 (uvicorn tells nobody)
                await asyncio.sleep(0.005)
            while ours():  # noqa: ASYNC110
                await asyncio.sleep(0.005)


# ── One session, one address ──────────────────────────────────────────────────────────────────────────────────────


@floods("MOST_OF_ONE")
async def tabs_of_one_session(flooder: Flooder) -> None:
    lines = [await flooder.line(flooder.pilot.browser.cookie) for _ in range(limits.MOST_OF_ONE)]
    assert "too_many" in await flooder.until_cut(lines[-1])  # the pilot's own is the first


@floods("SESSION_SHARE")
async def one_session_over_many_connections(flooder: Flooder) -> None:
    tabs = [Pilot(flooder.address) for _ in range(4)]
    codes: list[str] = []
    with contextlib.suppress(PilotGone):  # not even a hello is left to it
        for tab in tabs:
            tab.browser.cookie = flooder.pilot.browser.cookie
            await tab.enter(flooder.room)
            codes += await flooder.codes("extend", 30, tab)
    assert "too_fast" in codes or len(codes) < 120
    for tab in tabs:
        await tab.drop()


@floods("HELLO_COST")
async def hellos(flooder: Flooder) -> None:
    line = await flooder.line()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(30):  # fewer than frames that are allowed
            await line.send('{"t":"hello"}')
    assert "too_many" in await flooder.until_cut(line)


@floods("DEALS_PER_MINUTE")
async def deals_of_one_session(flooder: Flooder) -> None:
    codes = await flooder.codes("start", limits.DEALS_PER_MINUTE + 4)
    assert codes[limits.DEALS_PER_MINUTE :] == ["too_fast"] * 4
    assert "too_fast" not in codes[: limits.DEALS_PER_MINUTE]


@floods("DEALS_OF_ADDRESS", small={(connections, "DEALS_OF_ADDRESS"): 8})
async def deals_of_one_address(flooder: Flooder) -> None:
    codes = await flooder.codes("start", 5)
    async with Pilot(flooder.address) as other:
        await other.enter(await other.make_room(seat="Too"))
        codes += await flooder.codes("start", 5, other)
    assert codes[8:] == ["too_fast"] * 2
    assert "too_fast" not in codes[:8]


@floods("ADDRESS_SHARE", small={(connections, "ADDRESS_SHARE"): 0.5})
async def one_address_over_many_sessions(flooder: Flooder) -> None:
    codes: list[str] = []
    with contextlib.suppress(PilotGone):
        for _ in range(6):
            other = Pilot(flooder.address)
            await other.enter(flooder.room)
            codes += await flooder.codes("extend", 10, other)
            await other.drop()
    assert len(codes) < 60 or "too_fast" in codes


async def _uploads(flooder: Flooder, body: bytes, times: int) -> list[int]:
    browser = flooder.pilot.browser
    where = f"/api/rooms/{flooder.room}/recordings"
    return [(await browser.request("POST", where, body, {"Content-Type": "audio/ogg"})).status for _ in range(times)]


@floods("UPLOADS_PER_MINUTE")
async def uploads(flooder: Flooder) -> None:
    statuses = await _uploads(flooder, b"no sound at all", 33)
    assert statuses[:30] == [415] * 30
    assert 429 in statuses[30:]


@floods("RECORDINGS_OF_ONE", small={(media, "RECORDINGS_OF_ONE"): 3})
async def recordings_of_one(flooder: Flooder) -> None:
    assert await _uploads(flooder, ogg(1), 6) == [201] * 3 + [409] * 3


@floods("FORGETS_PER_MINUTE", small={(rooms, "FORGETS_PER_MINUTE"): 1})
async def forgetting(flooder: Flooder) -> None:
    browser = flooder.pilot.browser
    statuses = [(await browser.post(f"/api/rooms/{flooder.room}/forget", {})).status for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3


@floods("MOST_BUCKETS", small={(buckets, "MOST_BUCKETS"): 20})
async def sessions_without_end(flooder: Flooder) -> None:
    for _ in range(40):
        line = await flooder.line()
        await line.recv()
        line.transport.abort()
    held = [len(one._held) for one in gc.get_objects() if type(one) is Buckets]
    assert max(held) == 20


# ── One room ──────────────────────────────────────────────────────────────────────────────────────────────────────


@floods("MOST_SPECTATORS", small={(audience, "MOST_SPECTATORS"): 5})
async def onlookers(flooder: Flooder) -> None:
    lines = [await flooder.line() for _ in range(9)]
    for line in lines[5:]:
        assert "too_many" in await flooder.until_cut(line)


@floods("MOST_ENTRIES", "ENTRIES_TO_FINISH", small={(room, "MOST_ENTRIES"): 30, (room, "ENTRIES_TO_FINISH"): 3})
async def entries(flooder: Flooder) -> None:
    dressing = [await flooder.codes("dress", 1, seat=0, rabbit={"colour": 1, "pattern": n % 12}) for n in range(32)]
    assert dressing[-1] == ["room_full_of_history"]
    moves = await flooder.codes("skip", 3, seat=0)
    assert set(moves) == {"no_game_running"}, "moves of a game would still be heard"
    held = await flooder.server.server.registry.get(RoomId(flooder.room))
    assert held is not None
    assert held.version == 30


@floods("MOST_GAMES", small={(table, "MOST_GAMES"): 0})
async def games(flooder: Flooder) -> None:
    for _ in range(2):
        await flooder.pilot.do("add_bot")
    assert set(await flooder.codes("start", 4)) == {"too_many_games"}


@floods("MOST_RECORDINGS", small={(media, "MOST_RECORDINGS"): 2})
async def recordings_of_a_room(flooder: Flooder) -> None:
    assert await _uploads(flooder, ogg(1), 4) == [201] * 2 + [409] * 2


@floods("LARGEST_TALK", small={(sections, "LARGEST_TALK"): 4096})
async def long_talk(flooder: Flooder) -> None:
    for _ in range(9):
        await flooder.pilot.do("say", seat=0, text="👍🏽" * 250)
    line = await flooder.line()
    welcome = str(await line.recv())
    assert 0 < welcome.count('"kind":"say"') < 5
    assert len(welcome.encode()) < 8192


@floods("LARGEST_RECORDING")
async def large_recordings(flooder: Flooder) -> None:
    assert await _uploads(flooder, b"x" * (LARGEST_RECORDING + 1), 5) == [413] * 5


@floods("LONGEST_RECORDING")
async def long_recordings(flooder: Flooder) -> None:
    assert await _uploads(flooder, ogg(limits.LONGEST_RECORDING + 1), 5) == [415] * 5


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@floods("MOST_NAME", "MOST_LINE", "BYTES_PER_CHARACTER", "MOST_MARKS")
async def words(flooder: Flooder) -> None:
    assert set(await flooder.codes("dress", 4, seat=0, name="n" * (MOST_NAME + 1))) == {"too_long"}
    assert set(await flooder.codes("say", 2, seat=0, text="n" * (MOST_LINE + 1))) == {"too_long"}
    assert set(await flooder.codes("dress", 4, seat=0, name="👨‍👩‍👧‍👦" * MOST_NAME)) == {"too_long"}
    assert set(await flooder.codes("dress", 4, seat=0, name="a" + "\u0301\u0323" * 9)) == {"stacked_characters"}


@floods("MOST_ROOM_NAME")
async def names_of_rooms(flooder: Flooder) -> None:
    asked = {"name": "n" * (limits.MOST_ROOM_NAME + 1)}
    assert [(await flooder.pilot.browser.post("/api/rooms", asked)).status for _ in range(5)] == [409] * 5


# ── The whole server ──────────────────────────────────────────────────────────────────────────────────────────────


@floods("MOST_PICTURES", small={(media, "MOST_PICTURES"): 4})
async def pictures(flooder: Flooder) -> None:
    held = await flooder.server.server.registry.get(RoomId(flooder.room))
    assert held is not None
    for _ in range(2):
        await flooder.pilot.do("add_bot")
    await flooder.pilot.do("start")
    assert held.state.game is not None
    for card in list(held.state.game.cards)[:12]:
        assert (await flooder.pilot.browser.request("GET", f"/cards/{card}/small")).status == 200
    kept = [len(one._pictures) for one in gc.get_objects() if type(one) is MediaEndpoints]
    assert max(kept) == 4


@floods("IDLE_SECONDS", small={(registry, "IDLE_SECONDS"): 0.0})
async def rooms_that_nobody_needs(flooder: Flooder) -> None:
    for _ in range(15):
        await flooder.pilot.browser.post("/api/rooms", {})
    known = flooder.server.server.registry
    assert known.let_go() == 15
    assert len(known.rooms) == 2, "the canary's and the flooder's own"


# ── All of them ───────────────────────────────────────────────────────────────────────────────────────────────────


def names_of_limits() -> set[str]:
    module = ast.parse(Path(limits.__file__).read_text())
    return {
        node.target.id for node in module.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def test_every_limit_is_flooded() -> None:
    assert names_of_limits() == {*FLOODS, *NOT_FLOODED}


@pytest.mark.parametrize("flood", dict.fromkeys(FLOODS.values()), ids=lambda flood: flood.__name__)
def test_a_flood_ends_at_the_flooder(
    flood: Callable[[Flooder], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for (module, limit), value in SMALL[flood.__name__].items():
        monkeypatch.setattr(module, limit, value)

    async def scenario() -> None:
        # Time stands still, or buckets would fill up again while a slow machine floods; but patience needs it to pass.
        clock = SystemClock() if (keepalive, "LOOK_EVERY") in SMALL[flood.__name__] else CommandedClock()
        config = Config(data=":memory:", bot_pace=0.0)
        async with running(config, clock=clock) as server, Pilot(server.address) as canary:
            await canary.enter(await canary.make_room(seat="Canary"))
            await act(canary)
            monkeypatch.setattr(pilots, "connect", partial(connect, local_addr=ELSEWHERE))
            monkeypatch.setattr(
                http.client, "HTTPConnection", partial(http.client.HTTPConnection, source_address=ELSEWHERE)
            )
            flooder = Flooder(server)
            try:
                await flooder.settle()
                await asyncio.gather(flood(flooder), act(canary))
            finally:
                await flooder.leave()
            await act(canary)
            assert canary.gone is None, "nobody sends the canary away"

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_flood_that_reaches_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everyone shares one bucket, so that the canary pays for the flood."""
    honest = Buckets.of
    monkeypatch.setattr(Buckets, "of", lambda self, key: honest(self, "everyone"))
    with pytest.raises(BaseException, match=r"too_fast|gone|too_many"):
        test_a_flood_ends_at_the_flooder(FLOODS["SESSION_SHARE"], monkeypatch)
