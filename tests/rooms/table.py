"""A room with people in it, without sockets: what the room's own tests are written with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from random import Random
from typing import Any

import msgspec

from lapin.adapters.store_memory import MemoryStore
from lapin.rooms.commands import Configure, RoomCommand
from lapin.rooms.ids import RoomId, SessionId
from lapin.rooms.ports import Company, EventStore, Services
from lapin.rooms.registry import NewRoom, RoomRegistry
from lapin.rooms.room import Room
from lapin.rooms.view import Status
from lapin.rules.ids import Seat
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.testing.ports import CommandedClock, Inline, PlainCompany, PlainLibrary, SeededChance, settle

_ids = count(1)


def command(kind: str, **fields: Any) -> RoomCommand:
    """A command as the wire would bring it."""
    return msgspec.convert({"t": kind, "id": f"c{next(_ids)}", **fields}, RoomCommand)


class Device:
    """A `Connection` that remembers."""

    def __init__(self, name: str, watches: bool = False) -> None:
        self.session = SessionId(name)
        self.watches = watches
        self.language = "en"
        self.ready = True
        self.frames: list[dict[str, Any]] = []
        self.dismissed: str | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def dismiss(self, code: str) -> None:
        self.dismissed = code


class Table:
    """A room of Ann's, and whoever else comes."""

    def __init__(
        self,
        store: EventStore | None = None,
        clock: CommandedClock | None = None,
        bot_pace: float = 1.0,
        company: Company | None = None,
    ) -> None:
        self.clock = clock or CommandedClock()
        self.store: EventStore = store or MemoryStore()
        self.registry = RoomRegistry(
            Services(
                store=self.store,
                clock=self.clock,
                chance=SeededChance(7),
                company=company or PlainCompany(),
                library=PlainLibrary(),
                thinking=Inline(),
                waiting=Inline(),
                bot_pace=bot_pace,
            )
        )
        self.room: Room
        self.devices: dict[str, Device] = {}
        self.random = Random(1)

    async def open(self, people: tuple[str, ...] = ("ann", "bob", "cy"), bots: int = 0, **settings: Any) -> Table:
        """Ann opens a room, the others sit down, all connected."""
        wanted = msgspec.convert({"t": "configure", "id": "new", **settings}, Configure)
        self.room = await self.registry.make(
            NewRoom(SessionId(people[0]), settings=wanted, seat_name=people[0].title(), bots=0)
        )
        for person in people:
            self.arrive(person)
            if person != people[0]:
                await self.do(person, "sit", name=person.title())
        for _ in range(bots):
            await self.do(people[0], "add_bot")
        return self

    async def reload(self, registry: Table) -> None:
        """Take over the room of another table's store, as a restarted server does."""
        found = await self.registry.get(registry.room.id)
        assert found is not None
        self.room = found

    def arrive(self, person: str, watches: bool = False) -> Device:
        device = Device(person, watches)
        self.devices[person] = device
        self.room.join(device)
        return device

    def depart(self, person: str) -> None:
        self.room.leave(self.devices.pop(person))

    async def do(self, person: str, kind: str, **fields: Any) -> Mapping[str, Any]:
        return await self.room.do(SessionId(person), command(kind, **fields))

    def seat(self, person: str) -> Seat:
        return self.room.state.seats_of(SessionId(person))[0]

    @property
    def game(self) -> Any:
        assert self.room.state.game is not None
        return self.room.state.game.state

    async def move(self, seat: Seat) -> None:
        """Whoever holds an awaited seat makes a legal move."""
        taken = self.room.state.at(seat)
        assert taken is not None
        assert taken.holder is not None
        intent = random_intent(project(self.game, seat), self.random)
        await self.do(taken.holder, "play", seat=seat, turn=self.game.turn, intent=msgspec.to_builtins(intent))

    def awaited_people(self) -> list[Seat]:
        seats = {seat.seat: seat for seat in self.room.state.seats}
        return [seat for seat in awaited(self.game) if seats[seat].bot is None]

    async def play_on(self, until: Callable[[], bool]) -> None:
        """People move at once, bots in their time, until something is so."""
        for _ in range(5000):
            if until():
                return
            people = self.awaited_people() if self.room.state.status is Status.PLAYING else []
            if people:
                await self.move(people[0])
            else:
                await self.clock.advance(20)
            await settle()
        raise AssertionError("it never came to that")

    async def play_to_the_end(self) -> None:
        await self.play_on(lambda: self.room.state.status is Status.OVER)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario of a test."""
    asyncio.run(_whole(scenario))


async def _whole(scenario: Callable[[], Awaitable[None]]) -> None:
    await scenario()


__all__ = ["Device", "RoomId", "Table", "command", "run"]
