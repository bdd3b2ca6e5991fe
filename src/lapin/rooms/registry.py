"""All rooms of a process: made, found, loaded once, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from lapin.limits import IDLE_SECONDS, MOST_NAME, MOST_ROOM_NAME
from lapin.rooms import texts
from lapin.rooms.commands import Configure, Level, Rabbit, Timers
from lapin.rooms.decide import World
from lapin.rooms.decide.host import new_code
from lapin.rooms.decide.seats import bot_seated
from lapin.rooms.decide.table import configuration
from lapin.rooms.errors import CodeTaken
from lapin.rooms.events import Configured, PersonSeated, RoomEvent, RoomOpened
from lapin.rooms.ids import RoomCode, RoomId, SessionId, shown
from lapin.rooms.ports import Services
from lapin.rooms.room import Room
from lapin.rooms.state import evolve_room, opened
from lapin.rules.ids import Seat
from lapin.rules.rulesets import Edition, Mode, Options

_log = logging.getLogger("lapin.rooms")

__all__ = ["NewRoom", "RoomRegistry"]


class NewRoom(msgspec.Struct, frozen=True):
    """What a new room shall be."""

    host: SessionId
    name: str = ""
    settings: Configure | None = None
    seat_name: str | None = None
    rabbit: Rabbit | None = None
    bots: int = 0


class RoomRegistry:
    """The rooms in memory, over a store that has all of them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[RoomId, Room] = {}
        self._loading: dict[RoomId, asyncio.Task[Room | None]] = {}

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The rooms in memory."""
        return tuple(self._rooms.values())

    async def make(self, wanted: NewRoom) -> Room:
        """A new room; its first entry is saved when this returns."""
        services = self.services
        world = World(
            now=services.clock.now(), chance=services.chance, company=services.company, library=services.library
        )
        plain = Configured(
            edition=Edition.ODYSSEY,
            mode=Mode.STANDARD,
            options=Options(),
            timers=Timers(),
            deck=services.library.default(),
            language="en",
        )
        settings = configuration(plain, wanted.settings, services.library) if wanted.settings else plain
        name = texts.cleaned(wanted.name, "room", MOST_ROOM_NAME) if wanted.name.strip() else ""
        room = Room(services, RoomId(services.chance.bytes(16).hex()), self._lost)
        while True:
            opening = RoomOpened(
                room=room.id,
                code=new_code(services.chance),
                host=wanted.host,
                deck=settings.deck,
                name=name,
                edition=settings.edition,
                mode=settings.mode,
                options=settings.options,
                timers=settings.timers,
                language=settings.language,
                pace=settings.pace,
            )
            more: list[RoomEvent] = []
            state = opened(opening)
            if wanted.seat_name is not None:
                person = texts.cleaned(wanted.seat_name, "name", MOST_NAME)
                more.append(PersonSeated(Seat(0), wanted.host, person, wanted.rabbit or Rabbit(0, 0)))
                state = evolve_room(state, more[-1])
            for _ in range(wanted.bots):
                more.append(bot_seated(state, Level.MEDIUM, world))
                state = evolve_room(state, more[-1])
            try:
                await room.open(opening, tuple(more))
                break
            except CodeTaken:
                continue
        self._rooms[room.id] = room
        _log.info("room opened", extra={"room": shown(room.id)})
        return room

    async def get(self, room: RoomId) -> Room | None:
        """The room, from memory or from its log; `None` if there is none."""
        if (held := self._rooms.get(room)) is not None:
            held.idle_since = self.services.clock.monotonic()  # whoever asked is about to come in
            return held
        task = self._loading.get(room)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(room))
            self._loading[room] = task
            task.add_done_callback(lambda _: self._loading.pop(room, None))
        return await asyncio.shield(task)

    async def _load(self, room_id: RoomId) -> Room | None:
        room = Room(self.services, room_id, self._lost)
        if not await room.load():
            return None
        self._rooms[room_id] = room
        return room

    async def find(self, code: str) -> Room | None:
        """The room a code leads to, if a newcomer may come in there: absent, full and locked look the same."""
        room_id = await self.services.store.find(RoomCode(code.upper().strip().replace(" ", "").replace("-", "")))
        room = await self.get(room_id) if room_id is not None else None
        if room is None or room.state.locked or not room.audience.has_place_for_newcomers(room.state):
            return None
        return room

    def _lost(self, room: Room) -> None:
        """It was deleted, or another process owns it: whoever asks for it finds what there is."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def let_go(self) -> int:
        """Take rooms that nobody needs out of memory; returns how many."""
        now = self.services.clock.monotonic()
        idle = [room for room in self._rooms.values() if not room.is_busy and now - room.idle_since >= IDLE_SECONDS]
        for room in idle:
            room.close("room_closed")
            del self._rooms[room.id]
        return len(idle)

    async def forget(self, room: RoomId) -> None:
        """Delete a room for good."""
        if (held := self._rooms.pop(room, None)) is not None:
            held.close("room_closed")
        await self.services.store.forget(room)

    async def forget_untouched(self, since: int) -> int:
        """Delete rooms that nobody touched since then (milliseconds) and nobody is in; returns how many."""
        gone = 0
        for summary in await self.services.store.rooms():
            held = self._rooms.get(summary.room)
            if summary.touched_at < since and (held is None or not held.is_busy):
                await self.forget(summary.room)
                gone += 1
        return gone

    def close(self, code: str = "stopping") -> None:
        """Everyone is told; nothing runs any more."""
        for room in self._rooms.values():
            room.close(code)
        self._rooms.clear()
