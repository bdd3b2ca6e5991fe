"""Running the server in this process until it is told to stop: uvicorn for HTTP, picows for WebSockets."""

from __future__ import annotations

import asyncio
import socket
from typing import Final, Protocol

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from lapin.web.sockets import Door, check, upgrades
from lapin.web.wire import LARGEST_FRAME

GRACE: Final = 5
"""Seconds that open requests have when the server stops."""
REQUEST_PATIENCE: Final = 20.0
"""Seconds until a connection has sent the head of a request; the next one on the same connection has as long."""
ANSWER_PATIENCE: Final = 60.0
"""Seconds until a request is answered and the answer is taken."""
SEND_BUFFER: Final = 64 * 1024
"""Bytes (Linux doubles it) that wait in the kernel for a slow reader; the rest is not made before it is needed."""


class Served(Protocol):
    """What is served."""

    @property
    def app(self) -> ASGIApp:
        """HTTP."""
        ...

    @property
    def door(self) -> Door:
        """WebSockets."""
        ...

    async def say_goodbye(self) -> None:
        """Tell everyone to come back later, before connections are cut."""
        ...


class GracefulServer(uvicorn.Server):
    """Uvicorn, but what it depends on is checked first, and everyone is told before connections are cut."""

    def __init__(self, served: Served) -> None:
        super().__init__(uvicorn_config(served))
        self._served = served

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await check()
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in (*self.servers, *(sockets or ())):
            listening.close()  # nobody new; those who come back knock until the next server opens
        await self._served.say_goodbye()
        await super().shutdown(sockets)


class PatientProtocol(H11Protocol):
    """HTTP that waits only so long: who says nothing, says it drop by drop, or does not listen is cut."""

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


def uvicorn_config(served: Served) -> uvicorn.Config:
    """How uvicorn runs lapin, here and in tests."""
    return uvicorn.Config(
        served.app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        http=PatientProtocol,
        ws=upgrades(served.door, LARGEST_FRAME),
        proxy_headers=False,  # `callers` does that, for WebSockets too
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
