"""Lines that say nothing, or say it drop by drop, are cut; one server runs over one folder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lapin import serving
from lapin.bootstrap import FolderInUse, Server
from lapin.testing.pilot import Browser
from lapin.testing.server import running, unlimited
from lapin.web import protection


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

    async def scenario() -> None:
        async with running() as server:
            assert await _until_cut(server.address, said) == b""
            whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
            assert (await _until_cut(server.address, whole, said)).startswith(b"HTTP/1.1 200")

    asyncio.run(scenario())


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


def test_a_second_server_over_the_same_folder_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = unlimited(data=str(tmp_path))
        async with running(config):
            with pytest.raises(FolderInUse, match="another server"):
                Server(config)
        async with running(config):
            pass

    asyncio.run(scenario())
