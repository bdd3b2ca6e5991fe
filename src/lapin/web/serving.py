"""Running the server in this process until it is told to stop: uvicorn for HTTP, picows for WebSockets."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import Any, Protocol

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from lapin.limits import (
    ANSWER_PATIENCE,
    GRACE,
    IDLE_PATIENCE,
    LARGEST_FRAME,
    LARGEST_HEAD,
    REQUEST_PATIENCE,
    SEND_BUFFER,
)
from lapin.web.buckets import Counted
from lapin.web.callers import Caller, Network, is_among
from lapin.web.sockets import Door, check, upgrades


class Silent:
    """Connections of each address that have not asked anything yet. A proxy that speaks for others may have any."""

    def __init__(self, most: int, trusted: tuple[Network, ...] = ()) -> None:
        self._held = Counted(most)
        self._trusted = trusted

    def take(self, peer: str) -> bool:
        """One more, if there may be."""
        return is_among(peer, self._trusted) or self._held.take(Caller(peer, "").network)

    def count(self, peer: str) -> int:
        """How many there are."""
        return self._held.count(Caller(peer, "").network)

    def give_back(self, peer: str) -> None:
        """It asked something, or is gone."""
        if not is_among(peer, self._trusted):
            self._held.give_back(Caller(peer, "").network)


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

    @property
    def silent(self) -> Silent:
        """How many may keep silent."""
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
    """HTTP that waits only so long: who says nothing, says it drop by drop, or does not listen is cut. Of one address
    only so many may keep silent at a time."""

    def __init__(self, silent: Silent, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._silent: Silent | None = silent

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cycle: object = None
        self._waiting = self.loop.call_later(REQUEST_PATIENCE, self.transport.abort)
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if isinstance(peer, tuple) else ""
        assert self._silent is not None
        if not self._silent.take(self._peer):
            self._silent = None
            self.transport.abort()

    def _asked(self) -> None:
        if self._silent is not None:
            self._silent.give_back(self._peer)
            self._silent = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            return  # the head of a request is not whole yet: what was waited for still is
        if self._cycle is not self.cycle:
            self._asked()
            self._cycle = self.cycle
            self._wait(ANSWER_PATIENCE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._asked()
        if not self.transport.is_closing():
            # The next request may have been there already, and is being answered now.
            self._cycle = self.cycle
            self._wait(IDLE_PATIENCE if self.cycle.response_complete else ANSWER_PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.cancel()
        self._asked()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._waiting.cancel()
        self._asked()
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
        http=partial(PatientProtocol, served.silent),  # type: ignore[arg-type]  # called like a class
        ws=upgrades(served.door, LARGEST_FRAME),
        proxy_headers=False,  # `callers` does that, for WebSockets too
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=int(IDLE_PATIENCE),
        h11_max_incomplete_event_size=LARGEST_HEAD,
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
