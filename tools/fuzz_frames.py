"""Throws broken frames at the parser and the decoder, and says whether anything crashed or hung.

    python tools/fuzz_frames.py --inputs 1000000 --seconds 300

Half of the inputs are messages for the decoder alone, half whole WebSocket frames that picows reads from sockets and
whose payloads are decoded. A crash is any exception but a refusal to read; a hang is more than 50 ms of the
processor for one message.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import socket
import struct
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from picows import WSListener

from lapin.limits import LARGEST_FRAME
from lapin.rooms import texts
from lapin.rooms.commands import Say, Sit
from lapin.rooms.errors import Refusal
from lapin.web.sockets import _Upgraded
from lapin.web.wire import decode_message

HANG: Final = 0.05
BATCH: Final = 50
"""Frames sent before the parser is waited for."""
REAL: Final = [
    json.dumps(message, ensure_ascii=False).encode()
    for message in (
        {"t": "hello", "protocol": 2, "language": "fr", "watch": True},
        {"t": "ping"},
        {"t": "sit", "id": "a", "name": "Zoë 👩‍👩‍👧‍👦", "rabbit": {"colour": 3, "pattern": 4}},
        {"t": "say", "id": "b", "seat": 0, "text": "a line of talk with a\u0301\u0323\u0301 in it"},
        {"t": "play", "id": "c", "seat": 1, "turn": 3, "intent": {"t": "vote", "slots": [1, 2]}},
        {
            "t": "play",
            "id": "d",
            "seat": 1,
            "turn": 3,
            "intent": {"t": "give_clue", "card": "0" * 32, "clue": {"kind": "text", "text": "sea"}},
        },
        {
            "t": "configure",
            "id": "e",
            "edition": "odyssey",
            "mode": "party",
            "timers": {"kind": "fixed", "seconds": {"vote": 30}},
        },
        {"t": "react", "id": "f", "seat": 0, "emoji": "🐇"},
        {"t": "kick", "id": "g", "seat": 2, "ban": True},
    )
]
PIECES: Final = [
    b"{",
    b"}",
    b"[" * 50,
    b'"',
    b"\\u0000",
    b"\\ud800",
    b"\xed\xa0\x80",
    b"\xff",
    b"1e999",
    b"-0",
    b"null",
    b"\xcc\x81\xcc\xa3" * 20,
    "🇦".encode() * 30,
    b"\0",
    b'"t":"say",',
    b"9" * 400,
]


class Found:
    """What was thrown, and what went wrong."""

    def __init__(self) -> None:
        self.inputs = self.read = self.refused = 0
        self.slowest = 0.0
        self.crashes: list[str] = []
        self.hangs: list[str] = []

    def decode(self, payload: bytes) -> None:
        """One message, timed by the processor's clock, because other programs run here too."""
        begun = time.thread_time()
        try:
            message = decode_message(payload)
            if isinstance(message, Say):
                texts.cleaned(message.text, "text", 300)
            elif isinstance(message, Sit):
                texts.cleaned(message.name, "name", 20)
            self.read += 1
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal):
            self.refused += 1
        except Exception as error:
            self.crashes.append(f"{error!r} by {payload[:200]!r}")
        took = time.thread_time() - begun
        self.inputs += 1
        self.slowest = max(self.slowest, took)
        if took > HANG:
            self.hangs.append(f"{took:.3f} s by {payload[:200]!r}")


def broken(random: Random) -> bytes:
    """A message with a few faults in it, or none."""
    body = bytearray(random.choice(REAL))
    for _ in range(random.choice((0, 1, 1, 2, 3, 8))):
        place = random.randrange(len(body) + 1)
        match random.randrange(6):
            case 0:
                body[place:place] = random.choice(PIECES)
            case 1:
                del body[place : place + random.randrange(1, 6)]
            case 2:
                body[place : place + 1] = bytes([random.randrange(256)])
            case 3:
                body[place:place] = random.choice(REAL)[random.randrange(20) :]
            case 4:
                body[place:place] = body[place : place + 40] * random.randrange(1, 40)
            case _:
                body[place:place] = random.randbytes(random.randrange(1, 12))
    return bytes(body[:LARGEST_FRAME])


def frame(random: Random, payload: bytes) -> bytes:
    """A WebSocket frame around it, now and then a wrong one."""
    wrong = random.random() < 0.01
    opcode = random.randrange(16) if wrong else random.choices((1, 0, 2, 8, 9, 10), (60, 12, 4, 1, 8, 8))[0]
    if opcode >= 8 and not wrong:
        payload = payload[:125]
    final = random.random() < 0.85 or (opcode >= 8 and not wrong)
    first = opcode | (0x80 if final else 0) | (0x40 if wrong and random.random() < 0.2 else 0)
    masked = not wrong or random.random() < 0.8
    length = len(payload) if not wrong or random.random() < 0.8 else random.randrange(1 << 31)
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes((first, bit | length))
    elif length < 1 << 16:
        head = struct.pack(">BBH", first, bit | 126, length)
    else:
        head = struct.pack(">BBQ", first, bit | 127, length)
    if not masked:
        return head + payload
    mask = random.randbytes(4)
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return head + mask + whole.to_bytes(len(payload), "big")


UPGRADE: Final = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Ear(WSListener):
    """Decodes what the parser found."""

    def __init__(self, found: Found) -> None:
        self.found = found

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        try:
            self.found.decode(frame.get_payload_as_bytes())
        except Exception as error:
            self.found.crashes.append(repr(error))


class First(asyncio.Protocol):
    """Hands the connection to picows, as uvicorn does."""

    def __init__(self, found: Found) -> None:
        self.found = found

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        upgraded = _Upgraded(lambda request, peer: (Ear(self.found), {}), LARGEST_FRAME)
        upgraded.connection_made(self.transport)
        upgraded.data_received(data)
        self.transport.set_protocol(upgraded)


async def parse(found: Found, random: Random, inputs: int, over: Callable[[], bool]) -> tuple[int, int]:
    """Frames over sockets; returns how many were sent and by how many connections."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: First(found), "127.0.0.1", 0)
    where = server.sockets[0].getsockname()
    sent = connections = 0
    while found.inputs < inputs and not over():
        ours = socket.socket()
        ours.setblocking(False)
        await loop.sock_connect(ours, where)
        connections += 1
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(10):
                await loop.sock_sendall(ours, UPGRADE)
                await loop.sock_recv(ours, 65536)
            while found.inputs < inputs and not over():
                batch = b"".join(frame(random, broken(random)) for _ in range(BATCH))
                sent += BATCH
                begun = time.thread_time()
                async with asyncio.timeout(10):
                    await loop.sock_sendall(ours, batch)
                await asyncio.sleep(0)
                took = time.thread_time() - begun
                if took > HANG * 4:
                    found.hangs.append(f"a batch took {took:.2f} s")
                with contextlib.suppress(BlockingIOError):
                    ours.recv(65536)
                    break  # the parser answers nothing but the end
        ours.close()
        await asyncio.sleep(0)
    server.close()
    return sent, connections


def main() -> int:
    parser = argparse.ArgumentParser(description="Throw broken frames at the parser and the decoder.")
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found, random, end = Found(), Random(asked.seed), time.monotonic() + asked.seconds
    sent, connections = asyncio.run(parse(found, random, asked.inputs // 2, lambda: time.monotonic() > end))
    parsed = found.inputs
    while found.inputs < asked.inputs and time.monotonic() < end:
        found.decode(broken(random))
    print(f"{sent:,} frames over {connections:,} connections, of which the parser passed {parsed:,} on")
    print(f"{found.inputs:,} messages decoded: {found.read:,} read, {found.refused:,} refused")
    print(f"the slowest took {found.slowest * 1000:.1f} ms; {len(found.crashes)} crashes, {len(found.hangs)} hangs")
    for line in (*found.crashes[:10], *found.hangs[:10]):
        print(line)
    return 1 if found.crashes or found.hangs else 0


if __name__ == "__main__":
    sys.exit(main())
