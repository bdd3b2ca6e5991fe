"""Lines that say nothing, say it drop by drop, or do not listen are cut; one server runs over one folder."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lapin.bootstrap import FolderInUse, Server
from lapin.client import Browser, Pilot
from lapin.rooms.ids import RoomId
from lapin.testing.server import Running, running, unlimited
from lapin.web import connection, keepalive, protection, serving


async def _until_cut(address: str, *parts: bytes) -> bytes:
    """Send parts, then nothing more; returns all that came back until the server ended it."""
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    for part in parts:
        writer.write(part)
        await writer.drain()
    async with asyncio.timeout(20):
        heard = await reader.read()
    writer.close()
    return heard


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_half_a_request_is_waited_for_only_so_long(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "REQUEST_PATIENCE", 0.1)
    monkeypatch.setattr(serving, "IDLE_PATIENCE", 0.1)

    async def scenario() -> None:
        async with running() as server:
            assert await _until_cut(server.address, said) == b""
            whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
            assert (await _until_cut(server.address, whole, said)).startswith(b"HTTP/1.1 200")

    asyncio.run(scenario())


def test_of_one_address_only_so_many_keep_silent() -> None:
    async def scenario() -> None:
        async with running(unlimited(connections_per_address=3)) as server:
            where = urlsplit(server.address)
            silent = [await asyncio.open_connection(where.hostname, where.port) for _ in range(3)]
            assert await _until_cut(server.address) == b"", "one too many"
            silent[0][1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await silent[0][0].readline()).startswith(b"HTTP/1.1 200")
            assert (await Browser(server.address).request("GET", "/healthz")).status == 200, "who asks makes room"
            silent[1][1].close()
            while server.server.silent.count("127.0.0.1") > 1:  # noqa: ASYNC110 (the server tells nobody)
                await asyncio.sleep(0.005)
            silent.append(await asyncio.open_connection(where.hostname, where.port))
            assert (await Browser(server.address).request("GET", "/healthz")).status == 200, "who goes makes room"
            for _, writer in silent:
                writer.close()

    asyncio.run(scenario())


def test_a_proxy_may_keep_any_number_of_silent_connections() -> None:
    async def scenario() -> None:
        proxied = unlimited(connections_per_address=1, trusted_proxies=("127.0.0.0/8",))
        async with running(proxied) as server:
            where = urlsplit(server.address)
            silent = [await asyncio.open_connection(where.hostname, where.port) for _ in range(3)]
            assert (await Browser(server.address).request("GET", "/healthz")).status == 200
            for _, writer in silent:
                writer.close()

    asyncio.run(scenario())


def test_as_many_files_are_opened_as_the_machine_allows() -> None:
    code = (
        "import resource; from lapin.serving import raise_open_files;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 512)); raise_open_files();"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "(512, 512)\n"


def test_a_body_that_does_not_come_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protection, "BODY_PATIENCE", 0.1)

    async def scenario() -> None:
        async with running() as server:
            head = (
                b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            )
            assert (await _until_cut(server.address, head)).startswith(b"HTTP/1.1 408")
            assert (await Browser(server.address).post("/api/rooms", {})).status == 201

    asyncio.run(scenario())


def test_a_body_without_an_end_is_cut_at_the_largest() -> None:
    async def scenario() -> None:
        async with running() as server:
            head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
            answer = await _until_cut(server.address, head + b"Transfer-Encoding: chunked\r\n\r\n", *[chunk] * 7)
            assert answer.startswith(b"HTTP/1.1 413")

    asyncio.run(scenario())


def _narrow(server: Running) -> socket.socket:
    """A line that takes little at once."""
    where = urlsplit(server.address)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((where.hostname, where.port))
    line.setblocking(False)
    return line


def test_who_asks_and_never_listens_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "ANSWER_PATIENCE", 0.3)

    async def scenario() -> None:
        async with running() as server:
            with _narrow(server) as line:
                asking = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
                await asyncio.get_running_loop().sock_sendall(line, asking * 200)
                async with asyncio.timeout(20):
                    while not server.web.server_state.connections:  # noqa: ASYNC110 (uvicorn tells nobody)
                        await asyncio.sleep(0.005)
                    while server.web.server_state.connections:  # noqa: ASYNC110
                        await asyncio.sleep(0.005)

    asyncio.run(scenario())


def test_a_player_who_takes_no_frames_is_let_go_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keepalive, "LOOK_EVERY", 0.5)
    monkeypatch.setattr(connection, "DEAF_PATIENCE", 0.5)

    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await bob.drop()
            for number in range(50):  # so that a view is large
                await ann.do("say", seat=0, text=f"line {number} " + "é" * 250)
            where = urlsplit(server.address)
            cookie = {"Cookie": bob.browser.cookie or ""}
            deaf = await connect(
                f"ws://{where.netloc}/ws/{room}",
                sock=_narrow(server),
                additional_headers=cookie,
                compression=None,
                ping_interval=None,
            )
            deaf.transport.pause_reading()
            await deaf.send('{"t":"hello"}')
            await ann.until(lambda: all(seat.present for seat in ann.room_view.seats))
            for number in range(30):  # more than all buffers on the way hold
                await ann.do("say", seat=0, text=f"and {number} " + "é" * 250)
            await ann.until(lambda: not all(seat.present for seat in ann.room_view.seats))
            held = await server.server.registry.get(RoomId(room))
            assert held is not None
            assert len(held.audience) == 1
            deaf.transport.abort()
            await bob.reconnect()
            assert bob.talk[-1].text == "and 29 " + "é" * 250

    asyncio.run(scenario())


def test_a_line_that_never_greets_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_PATIENCE", 0.1)
    monkeypatch.setattr(keepalive, "LOOK_EVERY", 0.1)

    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            async with connect(server.address.replace("http", "ws") + f"/ws/{room}", compression=None) as silent:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(silent.recv(), 20)
            await ann.do("say", seat=0, text="who was that?")

    asyncio.run(scenario())


def test_everyone_is_told_when_the_server_stops() -> None:
    async def scenario() -> None:
        pilot = Pilot("")
        async with running() as server:
            pilot.browser.address = server.address
            await pilot.enter(await pilot.make_room(seat="Ann"))
            line = pilot._socket
            pilot.keeps_frames = True
        assert pilot.frames[-1] == '{"t":"gone","code":"stopping"}'
        assert line is not None
        assert line.close_code == 1012
        await pilot.drop()

    asyncio.run(scenario())


def test_a_second_server_over_the_same_folder_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = unlimited(data=str(tmp_path))
        async with running(config):
            with pytest.raises(FolderInUse, match="another server"):
                Server(config)
        async with running(config):
            pass

    asyncio.run(scenario())
