"""A real server on a free port, in this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn

from lapin.bootstrap import Server
from lapin.config import Config
from lapin.testing.ports import PlainCompany, PlainLibrary
from lapin.web.serving import GracefulServer, listen


class Running:
    """A server that answers."""

    def __init__(self, server: Server, address: str, web: uvicorn.Server) -> None:
        self.server = server
        self.address = address
        self.web = web


def unlimited(**settings: Any) -> Config:
    """Settings for tests: bots at once, no limits, nothing kept, unless said otherwise."""
    free: dict[str, Any] = {
        "data": ":memory:",
        "bot_pace": 0.0,
        "connections_per_address": 0,
        "rooms_per_hour": 0,
        "messages_per_second": 0.0,
        "requests_per_second": 0.0,
        "wrong_codes_per_minute": 0.0,
    }
    return Config(**{**free, **settings})


@contextlib.asynccontextmanager
async def running(config: Config | None = None, **ports: Any) -> AsyncIterator[Running]:
    """Serve until the block ends; `ports` as for `lapin.bootstrap.Server`."""
    config = config or unlimited()
    ports.setdefault("library", PlainLibrary())
    ports.setdefault("company", PlainCompany())
    ports.setdefault("static", Path(__file__).with_name("no-client"))  # the same page, whatever is built meanwhile
    server = Server(config, **ports)
    listening = listen("127.0.0.1", 0)
    web = _Quiet(server)
    serving = asyncio.create_task(web.serve(sockets=[listening]))
    while not web.started:
        if serving.done():
            serving.result()
        await asyncio.sleep(0.005)
    try:
        yield Running(server, f"http://127.0.0.1:{listening.getsockname()[1]}", web)
    finally:
        web.should_exit = True
        await serving
        listening.close()


class _Quiet(GracefulServer):
    """Leaves the process's signals alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield
