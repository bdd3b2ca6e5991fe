"""A store beside a stopwatch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import Any

from lapin.metrics import Metrics
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.ports import EventStore, Record, RoomIndex


class CountedStore:
    """A store whose appends are counted and timed."""

    def __init__(self, store: EventStore, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, room: RoomId, record: Record, index: RoomIndex) -> Awaitable[None]:
        begun = time.perf_counter()
        written = asyncio.ensure_future(self._store.append(room, record, index))
        written.add_done_callback(lambda written: self._count(written, begun))
        return written

    def _count(self, written: asyncio.Future[None], begun: float) -> None:
        trouble = asyncio.CancelledError() if written.cancelled() else written.exception()
        outcome = "written" if trouble is None else type(trouble).__name__
        self._metrics.count_append(outcome, time.perf_counter() - begun)

    async def since(self, room: RoomId, version: Version) -> Sequence[Record]:
        return await self._store.since(room, version)
