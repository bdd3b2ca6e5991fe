"""Floods a server of its own on loopback, one way after another, while a canary plays in another room.

    python tools/floods.py [--seconds 5] [--only hello]

For each flood: how long the canary's pings took, whether it was ever sent away, and the server's memory before, at the
end and after a rest. The canary comes from the same address as the flood, so limits of an address do not protect it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import socket
import struct
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lapin.client import Browser, Pilot

CANARY_EVERY: Final = 0.06
"""Seconds; within what one connection may send."""
MOST_P99_MS: Final = 50.0
MOST_GROWTH: Final = 1.10


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked WebSocket frame; a mask of zeroes is one too."""
    first = opcode | (0x80 if fin else 0)
    if len(payload) < 126:
        return bytes((first, 0x80 | len(payload))) + bytes(4) + payload
    return struct.pack(">BBH", first, 0xFE, len(payload)) + bytes(4) + payload


def text(**message: object) -> bytes:
    return frame(1, json.dumps(message, ensure_ascii=False).encode())


@dataclass
class Target:
    """Where to send it, and until when."""

    address: str
    room: str
    cookie: str
    end: float = 0.0
    sent: int = 0
    cut: int = 0
    lines: list[asyncio.StreamWriter] = field(default_factory=list)

    @property
    def where(self) -> tuple[str, int]:
        host, _, port = self.address.removeprefix("http://").partition(":")
        return host, int(port)

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.end

    async def line(
        self, *, upgraded: bool = True, cookie: str | None = None, deaf: bool = False
    ) -> asyncio.StreamWriter:
        """A TCP connection, with the upgrade behind it."""
        reader, writer = await asyncio.open_connection(*self.where, limit=2**16)
        self.lines.append(writer)
        if upgraded:
            who = f"Cookie: {cookie}\r\n" if cookie else ""
            writer.write(
                f"GET /ws/{self.room} HTTP/1.1\r\nHost: {self.where[0]}\r\n{who}"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
        if deaf:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        else:
            asyncio.get_running_loop().create_task(_swallow(reader))
        return writer

    async def write(self, writer: asyncio.StreamWriter, data: bytes, count: int = 1) -> bool:
        """Send it; False when the server has cut the line."""
        if writer.transport.is_closing():
            self.cut += 1
            return False
        writer.write(data)
        self.sent += count
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.drain(), 0.5)
        await asyncio.sleep(0)
        return not writer.transport.is_closing()

    async def again_and_again(
        self, data: bytes, count: int, *, deaf: bool = False, first: bytes = b"", pause: float = 0.0
    ) -> None:
        """One attacker: connects, sends until cut, connects again."""
        while not self.over:
            try:
                writer = await self.line(cookie=self.cookie, deaf=deaf)
                await asyncio.sleep(0.02)
                if first:  # not with the upgrade: what comes before its answer is not read
                    await self.write(writer, first)
                while not self.over and await self.write(writer, data, count):  # noqa: ASYNC110 (it sends)
                    await asyncio.sleep(pause)
                writer.close()
            except OSError:
                self.cut += 1
            await asyncio.sleep(0.05)

    async def request(self, head: str, body: bytes = b"", cookie: str = "") -> None:
        reader, writer = await asyncio.open_connection(*self.where)
        try:
            more = f"Cookie: {cookie}\r\nConnection: close\r\n" if cookie else "Connection: close\r\n"
            writer.write(f"{head}Host: {self.where[0]}\r\n{more}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            await asyncio.wait_for(reader.read(), 3)
            self.sent += 1
        except (OSError, TimeoutError):
            self.cut += 1
        finally:
            writer.close()

    async def many(self, workers: int, work: Callable[[], Awaitable[None]]) -> None:
        async def one() -> None:
            while not self.over:
                try:
                    await work()
                except OSError:
                    self.cut += 1
                    await asyncio.sleep(0.05)

        await asyncio.gather(*[one() for _ in range(workers)])


async def _swallow(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError, ValueError):
        while await reader.read(65536):
            pass


HELLO = text(t="hello")


async def empty_continuations(target: Target) -> None:
    data = frame(1, b"", fin=False) + frame(0, b"", fin=False) * 2000
    await asyncio.gather(*[target.again_and_again(data, 2000) for _ in range(3)])


async def deaf_pings(target: Target) -> None:
    await asyncio.gather(
        *[target.again_and_again(frame(9, b"x" * 125) * 500, 500, deaf=True, first=HELLO) for _ in range(3)]
    )


async def slow_headers(target: Target) -> None:
    lines = [await target.line(upgraded=False) for _ in range(300)]
    while not target.over:
        for line in lines:
            await target.write(line, b"G")
        await asyncio.sleep(0.2)


async def half_open_upgrades(target: Target) -> None:
    async def one() -> None:
        await target.line(cookie=target.cookie)
        target.sent += 1
        await asyncio.sleep(0.01)

    await target.many(4, one)


async def huge_cookies(target: Target) -> None:
    cookie = "; ".join(f"a{number}={'x' * 100}" for number in range(130)) + "; " + target.cookie
    await target.many(8, lambda: target.request("GET /api/session HTTP/1.1\r\n", cookie=cookie))


async def many_sessions(target: Target) -> None:
    await target.many(8, lambda: target.request("GET /api/session HTTP/1.1\r\n"))


async def reconnects(target: Target) -> None:
    async def one() -> None:
        line = await target.line()
        await asyncio.sleep(0.02)
        await target.write(line, HELLO)
        await asyncio.sleep(0.02)
        line.transport.abort()

    await target.many(8, one)


async def many_rooms(target: Target) -> None:
    body = b'{"bots":11,"seat":{"name":"Flood"}}'
    await target.many(8, lambda: target.request("POST /api/rooms HTTP/1.1\r\nContent-Type: application/json\r\n", body))


async def galleries(target: Target) -> None:
    await target.many(
        8, lambda: target.request(f"GET /api/rooms/{target.room}/gallery HTTP/1.1\r\n", cookie=target.cookie)
    )


async def pictures(target: Target) -> None:
    async def one() -> None:
        token = os.urandom(16).hex()
        await target.request(f"GET /cards/{token}/large HTTP/1.1\r\n")
        await target.request("GET /cards/back/large HTTP/1.1\r\n")

    await target.many(8, one)


async def ranges(target: Target) -> None:
    address = f"/media/{target.room}/{'0' * 32}"
    await target.many(
        8, lambda: target.request(f"GET {address} HTTP/1.1\r\nRange: bytes=0-0,1-1,2-2\r\n", cookie=target.cookie)
    )


async def hellos(target: Target) -> None:
    await asyncio.gather(*[target.again_and_again(HELLO, 1, pause=0.04) for _ in range(20)])


async def talk(target: Target) -> None:
    number = 0

    async def one() -> None:
        nonlocal number
        writer = await target.line(cookie=target.cookie)
        await asyncio.sleep(0.05)
        await target.write(writer, HELLO)
        while not target.over:
            number += 1
            payload = json.dumps({"t": "say", "id": f"t{number}", "seat": 0, "text": "👍🏽" * 250}, ensure_ascii=False)
            if not await target.write(writer, frame(1, payload.encode())):
                return
            await asyncio.sleep(0.06)

    await target.many(8, one)


async def combining_marks(target: Target) -> None:
    payload = text(t="sit", id="m", name="a" + "\u0301\u0323" * 1900)
    await asyncio.gather(*[target.again_and_again(payload, 1, first=HELLO, pause=0.06) for _ in range(8)])


async def flags(target: Target) -> None:
    payload = text(t="sit", id="m", name="🇦" * 3900)
    await asyncio.gather(*[target.again_and_again(payload, 1, first=HELLO, pause=0.06) for _ in range(8)])


async def deep_mp4(target: Target) -> None:
    body = b""
    for _ in range(8000):
        body = struct.pack(">I4s", len(body) + 8, b"moov") + body
    body = struct.pack(">I4s8s", 16, b"ftyp", b"isomiso5") + body
    head = f"POST /api/rooms/{target.room}/recordings HTTP/1.1\r\nContent-Type: audio/mp4\r\n"
    await target.many(8, lambda: target.request(head, body, target.cookie))


async def rematches(target: Target) -> None:
    number = 0

    async def one() -> None:
        nonlocal number
        writer = await target.line(cookie=target.cookie)
        await asyncio.sleep(0.05)
        await target.write(writer, HELLO)
        while not target.over:
            data = b""
            for seat in range(3):
                number += 1
                data += text(t="skip", id=f"s{number}", seat=seat)
            number += 1
            data += text(t="rematch", id=f"r{number}") + text(t="start", id=f"b{number}")
            if not await target.write(writer, data, 5):
                return
            await asyncio.sleep(0.26)

    await target.many(6, one)


FLOODS: Final = (
    empty_continuations, deaf_pings, slow_headers, half_open_upgrades, huge_cookies, many_sessions, reconnects,
    many_rooms, galleries, pictures, ranges, hellos, talk, combining_marks, flags, deep_mp4, rematches,
)  # fmt: skip


async def sing(address: str) -> None:
    """The canary, in a process of its own: an innocent player elsewhere, pinging. A line of figures for each ping."""
    pilot = Pilot(address)
    host, _, port = address.removeprefix("http://").partition(":")
    room = await pilot.make_room(seat="Canary")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /ws/{room} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: {pilot.browser.cookie}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(HELLO)
    await reader.readuntil(b'"t":"welcome"')
    while True:
        begun = time.perf_counter()
        writer.write(text(t="ping"))
        await asyncio.wait_for(reader.readuntil(b'{"t":"pong"}'), 30)
        print(time.perf_counter() - begun, flush=True)
        await asyncio.sleep(CANARY_EVERY)


class Canary:
    """Listens to it."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.gone = False

    async def listen(self, address: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--canary", address, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self.took.append(float(line))
            self.gone = True
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


def memory(pid: int) -> float:
    """MB that the process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def serve(folder: str) -> tuple[asyncio.subprocess.Process, str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "lapin", "serve", "--port", str(port), "--data", folder, "--log-level", "error",
        stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        with contextlib.suppress(OSError):
            if (await Browser(address).request("GET", "/healthz")).status == 200:
                return process, address
        await asyncio.sleep(0.1)
    raise RuntimeError("the server did not come up")


async def flood(name: str, how: Callable[[Target], Awaitable[None]] | None, seconds: float) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        process, address = await serve(folder)
        try:
            attacker = Pilot(address)
            room = await attacker.make_room(seat="Flood")
            await attacker.enter(room)
            for seat in ("Flood too", "And again"):  # no bots: what they think costs more than any flood
                await attacker.sit(seat)
            await attacker.drop()
            target = Target(address, room, attacker.browser.cookie or "")
            canary = Canary()
            listening = asyncio.create_task(canary.listen(address))
            while len(canary.took) < 20:  # noqa: ASYNC110 (another process)
                await asyncio.sleep(0.1)
            before, used, begun = memory(process.pid), processor(process.pid), time.monotonic()
            canary.took.clear()
            target.end = begun + seconds
            if how is None:
                await asyncio.sleep(seconds)
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(how(target), seconds + 5)
            share = (processor(process.pid) - used) / (time.monotonic() - begun)
            during, took = memory(process.pid), list(canary.took)
            for line in target.lines:
                line.transport.abort()
            await asyncio.sleep(2.0)
            after = memory(process.pid)
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening
            p99 = percentile(took, 0.99)
            lost = " GONE" if canary.gone else ""
            print(
                f"| {name} | {target.sent:,} | {target.cut:,} | {share:.2f} | {percentile(took, 0.5):.1f} |"
                f" {p99:.1f}{lost} | {before:.0f} | {during:.0f} | {after:.0f} |",
                flush=True,
            )
            return not canary.gone and p99 <= MOST_P99_MS and after <= before * MOST_GROWTH + 8
        finally:
            process.kill()
            await process.wait()


async def run(seconds: float, only: str) -> int:
    print("| flood | sent | cut | share of a core | canary p50 ms | p99 ms | MB before | MB at the end | MB after |")
    print("|---|---|---|---|---|---|---|---|---|")
    bad = []
    for name, how in (("nothing", None), *((how.__name__.replace("_", " "), how) for how in FLOODS)):
        if only in name and not await flood(name, how, seconds):
            bad.append(name)
    print(f"over the limits: {', '.join(bad) or 'none'}")
    return 1 if bad else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Flood a server and watch a canary.")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--canary", metavar="ADDRESS", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    sys.exit(asyncio.run(sing(asked.canary) if asked.canary else run(asked.seconds, asked.only)))
