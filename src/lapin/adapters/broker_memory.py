"""News between the rooms of one process."""

from __future__ import annotations

from collections.abc import Callable

from lapin.rooms.ids import RoomId, Version
from lapin.rooms.ports import Heard


class MemoryBroker:
    """A `Broker` for one process, or for several registries in a test."""

    def __init__(self) -> None:
        self._listening: list[Heard] = []

    async def publish(self, room: RoomId, version: Version) -> None:
        for heard in tuple(self._listening):
            await heard(room, version)

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        self._listening.append(heard)
        return lambda: self._listening.remove(heard)
