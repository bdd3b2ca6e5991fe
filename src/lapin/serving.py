"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import sys
from typing import Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from lapin.adapters.store_sqlite import NotOurFile
from lapin.bootstrap import FolderInUse, Server
from lapin.config import Config, ConfigError
from lapin.decks import DeckError
from lapin.telemetry import set_up_logging
from lapin.web.wire import LARGEST_FRAME

GRACE: Final = 5
"""Seconds that open requests have when the server stops."""
REQUEST_PATIENCE: Final = 20.0
"""Seconds until a connection has sent the head of a request; the next one on the same line has as long."""
SEND_BUFFER: Final = 64 * 1024
"""Bytes (Linux doubles it) that wait in the kernel for a slow reader; the rest is not made before it is needed."""
PING_INTERVAL: Final = 8.0
PING_PATIENCE: Final = 6.0
"""A half-open connection is noticed within 14 seconds."""


def serve(config: Config, *, lan: bool = False) -> int:
    """Listen, say where, and run until interrupted."""
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
    port = listening.getsockname()[1]
    _say_where(config.host, port, lan)
    running = uvicorn.Server(uvicorn_config(server, config))
    running.run(sockets=[listening])
    return 0


class PatientProtocol(H11Protocol):
    """HTTP that waits for a request only so long: a line that says nothing, or says it drop by drop, is cut."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            return  # the head of a request is not whole yet: what was waited for still is
        self._waiting.cancel()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._waiting.cancel()
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        self._waiting = self.loop.call_later(REQUEST_PATIENCE, self.transport.close)


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
        ws="websockets-sansio",
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


def _say_where(host: str, port: int, lan: bool) -> None:
    everywhere = host in ("0.0.0.0", "::")
    shown = "localhost" if everywhere or host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    print(f"lapin is at  http://{shown}:{port}", flush=True)
    if lan:
        import segno

        address = f"http://{lan_address()}:{port}"
        print(f"on phones    {address}", flush=True)
        segno.make(address, error="m").terminal(sys.stdout, border=2, compact=True)
        sys.stdout.flush()


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            found = "127.0.0.1"
    if ipaddress.ip_address(found).is_loopback:
        logging.getLogger("lapin").warning("this machine has no network address; phones cannot reach it")
    return str(found)
