"""A store beside a stopwatch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from lapin.metrics import Telemetry
from lapin.rooms.errors import StoreError
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.ports import EventStore, Record, RoomIndex


class CountedStore:
    """A store whose appends are counted and timed."""

    def __init__(self, store: EventStore, metrics: Telemetry) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, room: RoomId, record: Record, index: RoomIndex) -> None:
        begun = time.perf_counter()
        outcome = "written"
        try:
            await self._store.append(room, record, index)
        except StoreError as error:
            outcome = type(error).__name__
            raise
        finally:
            self._metrics.count_append(outcome, time.perf_counter() - begun)

    async def since(self, room: RoomId, version: Version) -> Sequence[Record]:
        return await self._store.since(room, version)
