"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import struct
from collections.abc import Callable
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from lapin.adapters.store_sqlite import NotOurFile
from lapin.bootstrap import FolderInUse, Server
from lapin.config import Config, ConfigError
from lapin.decks import DeckError
from lapin.logs import set_up_logging
from lapin.web.wire import LARGEST_FRAME

GRACE: Final = 5
"""Seconds that open requests have when the server stops."""
REQUEST_PATIENCE: Final = 20.0
"""Seconds until a connection has sent the head of a request; the next one on the same line has as long."""
ANSWER_PATIENCE: Final = 60.0
"""Seconds until a request is answered and the answer is taken."""
SEND_BUFFER: Final = 64 * 1024
"""Bytes (Linux doubles it) that wait in the kernel for a slow reader; the rest is not made before it is needed."""
GARBAGE: Final = (10_000, 20, 20)
"""How seldom Python looks for cycles: views and states form none, only a line that ends leaves some."""
PING_INTERVAL: Final = 8.0
PING_PATIENCE: Final = 6.0
"""A half-open connection is noticed within 14 seconds."""


def serve(config: Config, say_where: Callable[[int], None]) -> int:
    """Listen, have somebody say at which port, and run until interrupted."""
    set_up_logging(config.log_level, config.log_format)
    listening = listen(config.host, config.port)
    try:
        server = Server(config)
    except (NotOurFile, DeckError, FolderInUse) as error:
        listening.close()
        raise ConfigError(str(error)) from None
    except OSError as error:
        listening.close()
        raise ConfigError(f"cannot use the data folder {config.data}: {error.strerror}") from None
    say_where(listening.getsockname()[1])
    gc.freeze()  # what is there now stays: it need not be walked through again and again
    gc.set_threshold(*GARBAGE)
    GracefulServer(server, config).run(sockets=[listening])
    return 0


class GracefulServer(uvicorn.Server):
    """Uvicorn, but everyone is told before the lines are cut."""

    def __init__(self, server: Server, config: Config) -> None:
        super().__init__(uvicorn_config(server, config))
        self._lapin = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in (*self.servers, *(sockets or ())):
            listening.close()  # nobody new; those who come back knock until the next server opens
        await self._lapin.say_goodbye()
        await super().shutdown(sockets)


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that waits for nobody who does not listen, and hands over what is said in one moment in one piece.

    Handing something to the kernel costs more than making it, and an answer is mostly followed by a view.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unsent: list[bytes] = []

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.handshake_complete and self.conn.state is OPEN:
            if not self.writable.is_set():
                await self.writable.wait()
            if not self.close_sent and self.conn.state is OPEN and not self.disconnected:
                # No extension is ever agreed to, so that a frame is its head and its text (RFC 6455, 5.2).
                text = message["text"].encode()
                if not self._unsent:
                    self.loop.call_soon(self._hand_over)
                self._unsent += (_head(len(text)), text)
                return
        self._hand_over()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _hand_over(self) -> None:
        if self._unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def shutdown(self) -> None:
        self._hand_over()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until everything is taken


def _head(size: int) -> bytes:
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 65536:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


class PatientProtocol(H11Protocol):
    """HTTP that waits only so long: a line that says nothing, says it drop by drop, or does not listen is cut."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cycle: object = None
        self._waiting = self.loop.call_later(REQUEST_PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            return  # the head of a request is not whole yet: what was waited for still is
        if self._cycle is not self.cycle:
            self._cycle = self.cycle
            self._wait(ANSWER_PATIENCE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            # The next request may have been there already, and is being answered now.
            self._cycle = self.cycle
            self._wait(REQUEST_PATIENCE if self.cycle.response_complete else ANSWER_PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._waiting.cancel()
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float) -> None:
        self._waiting.cancel()
        self._waiting = self.loop.call_later(seconds, self.transport.abort)


def uvicorn_config(server: Server, config: Config) -> uvicorn.Config:
    """How uvicorn runs lapin, here and in tests."""
    return uvicorn.Config(
        server.app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        http=PatientProtocol,
        ws=PatientSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_PATIENCE,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=16 * 1024,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; what it accepts inherits its small buffer."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
        listening.listen(2048)  # so that whoever is told the address can knock at once
    except OSError:
        listening.close()
        raise
    return listening
