"""All connections of a process: what they share, who is there, and saying goodbye to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from lapin.limits import ADDRESS_SHARE, DEALS_OF_ADDRESS, DEALS_PER_MINUTE, GOODBYE, SESSION_SHARE
from lapin.metrics import Metrics
from lapin.rooms.registry import RoomRegistry
from lapin.web.buckets import Buckets
from lapin.web.wire import GoneCode

if TYPE_CHECKING:
    from lapin.web.connection import SocketConnection


class Connections:
    """What all connections of a process share: where rooms are, how much anyone may send, and who is there."""

    def __init__(self, registry: RoomRegistry, metrics: Metrics, rate: float, monotonic: Callable[[], float]) -> None:
        self.registry = registry
        self.metrics = metrics
        self.rate = rate
        self.monotonic = monotonic
        self.of_session = Buckets(rate * SESSION_SHARE, rate * SESSION_SHARE * 2, monotonic)
        self.of_address = Buckets(rate * ADDRESS_SHARE, rate * ADDRESS_SHARE * 4, monotonic)
        dealing = 1 if rate else 0
        self.deals_of_session = Buckets(dealing * DEALS_PER_MINUTE / 60, DEALS_PER_MINUTE, monotonic)
        self.deals_of_address = Buckets(dealing * DEALS_OF_ADDRESS / 60, DEALS_OF_ADDRESS, monotonic)
        self._open: set[SocketConnection] = set()
        self._empty = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: SocketConnection) -> None:
        """It is open."""
        self._open.add(connection)

    def remove(self, connection: SocketConnection) -> None:
        """It is closed."""
        self._open.discard(connection)
        if not self._open:
            self._empty.set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """A task that lives until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def say_goodbye(self) -> None:
        """The server stops: everyone is told to come back, and has a moment to hear it."""
        self._empty.clear()
        for connection in tuple(self._open):
            connection.dismiss(GoneCode.STOPPING)
        if self._open:
            try:
                await asyncio.wait_for(self._empty.wait(), GOODBYE)
            except TimeoutError:
                for connection in tuple(self._open):
                    connection.abort()
