"""One writer over one log: duplicates, conflicts, trouble with the disk, several processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lapin.adapters.broker_memory import MemoryBroker
from lapin.adapters.store_memory import MemoryStore
from lapin.rooms.errors import CannotSave
from lapin.rooms.events import decode_room_events
from lapin.rooms.ids import RoomId, SessionId, Version
from lapin.rooms.ports import Record, RoomIndex
from lapin.rooms.state import RoomState, evolve_room
from lapin.rules.state import Phase
from lapin.testing.ports import settle
from tests.rooms.table import Table, command, run


async def replayed(table: Table) -> RoomState:
    state: RoomState | None = None
    for record in await table.store.since(table.room.id, Version(0)):
        for event in decode_room_events(record.body):
            state = evolve_room(state, event)
    assert state is not None
    return state


class FailingStore(MemoryStore):
    """Fails as told: before writing, or after it as a failed sync may."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: list[str] = []

    async def append(self, room: RoomId, record: Record, index: RoomIndex) -> None:
        failure = self.failures.pop(0) if self.failures else None
        if failure == "before":
            raise CannotSave("no space left on device")
        await super().append(room, record, index)
        if failure == "after":
            raise CannotSave("sync failed")


def test_the_state_is_what_the_log_replays_to() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2, options={"target": 8})
        await table.do("ann", "start")
        await table.play_to_the_end()
        await table.do("ann", "say", seat=0, text="well played")
        assert await replayed(table) == table.room.state

    run(scenario)


def test_the_same_command_twice_is_done_once() -> None:
    async def scenario() -> None:
        table = await Table().open()
        sent = command("say", seat=1, text="only once")
        answers = await asyncio.gather(*(table.room.submit(SessionId("bob"), sent) for _ in range(5)))
        assert len(answers) == 5
        assert [line.text for line in table.room.view().talk] == ["only once"]
        await table.room.submit(SessionId("bob"), sent)
        assert len(table.room.view().talk) == 1

    run(scenario)


def test_a_resent_command_is_acknowledged_even_when_it_would_be_refused_now() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        claim = command("play", seat=1, turn=1, intent={"t": "claim"})
        await table.room.submit(SessionId("bob"), claim)
        assert table.game.phase is Phase.CLUE
        before = table.room.version
        await table.room.submit(SessionId("bob"), claim)
        assert table.room.version == before

    run(scenario)


def test_an_id_belongs_to_its_session() -> None:
    async def scenario() -> None:
        table = await Table().open()
        theirs = command("say", seat=1, text="bob's")
        await table.room.submit(SessionId("bob"), theirs)
        stolen: Any = command("say", seat=2, text="cy's")
        await table.room.submit(SessionId("cy"), type(stolen)(id=theirs.id, seat=2, text="cy's"))
        assert [line.text for line in table.room.view().talk] == ["bob's", "cy's"]

    run(scenario)


def test_a_restarted_room_knows_what_was_done() -> None:
    async def scenario() -> None:
        before = await Table().open()
        sent = command("say", seat=1, text="before the crash")
        await before.room.submit(SessionId("bob"), sent)
        after = Table(store=before.store)
        await after.reload(before)
        await after.room.submit(SessionId("bob"), sent)
        assert [line.text for line in after.room.view().talk] == ["before the crash"]
        assert after.room.state == before.room.state

    run(scenario)


def test_after_a_restart_an_acknowledgement_says_what_it_said_before() -> None:
    async def scenario() -> None:
        before = await Table().open()
        asked = [
            ("ann", command("sit", name="Ann's other hand")),
            ("ann", command("new_code")),
            ("ann", command("move_link", seat=0)),
            ("bob", command("say", seat=1, text="hello")),
            ("dee", command("sit", name="Dee", seat=7)),
        ]
        told = [await before.room.submit(SessionId(who), what) for who, what in asked]
        after = Table(before.store, before.clock)
        await after.reload(before)
        again = [await after.room.submit(SessionId(who), what) for who, what in asked]
        assert told[0] == {"seat": 3}
        assert set(told[1]) == {"code"}
        assert set(told[2]) == {"token", "seat"}
        without_the_token = [{name: fact for name, fact in facts.items() if name != "token"} for facts in told]
        assert again == without_the_token, "a link's token is told once: only its hash is kept"

    run(scenario)


@pytest.mark.parametrize("failure", ["before", "after"])
def test_a_failing_disk_loses_and_doubles_nothing_and_is_got_over(failure: str) -> None:
    async def scenario() -> None:
        store = FailingStore()
        table = await Table(store=store).open()
        store.failures = [failure, "before", "before"]
        saying = asyncio.create_task(table.do("bob", "say", seat=1, text="is this kept?"))
        await settle()
        assert table.room.trouble
        assert not saying.done(), "nothing is acknowledged that is not saved"
        assert not table.room.view().saving
        assert table.room.view().talk == (), "and nobody is told of it"
        await table.clock.advance(10)
        await saying
        assert not table.room.trouble
        assert [line.text for line in table.room.view().talk] == ["is this kept?"]
        assert await replayed(table) == table.room.state

    run(scenario)


def test_whoever_vanishes_while_it_is_saved_has_still_done_it() -> None:
    async def scenario() -> None:
        store = FailingStore()
        table = await Table(store=store).open()
        store.failures = ["before"]
        saying = asyncio.create_task(table.do("bob", "say", seat=1, text="gone"))
        await settle()
        saying.cancel()
        await table.clock.advance(5)
        assert [line.text for line in table.room.view().talk] == ["gone"]

    run(scenario)


def test_two_processes_of_one_room_agree() -> None:
    async def scenario() -> None:
        broker = MemoryBroker()
        one = await Table(broker=broker).open()
        two = Table(store=one.store, broker=broker)
        await two.reload(one)
        two.arrive("cy")
        await asyncio.gather(*(one.do("bob", "say", seat=1, text=f"one {n}") for n in range(5)))
        await asyncio.gather(*(table.do("cy", "say", seat=2, text=f"{n}") for n in range(5) for table in (one, two)))
        await settle()
        assert one.room.state == two.room.state == await replayed(one)
        assert len(one.room.view().talk) == 15

    run(scenario)


def test_a_writer_with_an_old_state_catches_up_and_decides_again() -> None:
    async def scenario() -> None:
        one = await Table().open()
        two = Table(store=one.store)  # no broker between them: each is stale until it writes
        await two.reload(one)
        await one.do("ann", "start")
        await two.do("bob", "play", seat=1, turn=1, intent={"t": "claim"})
        assert two.game.phase is Phase.CLUE
        await one.do("ann", "say", seat=0, text="caught up")
        assert one.room.state == two.room.state or one.room.version == two.room.version + 1
        assert one.game == two.game

    run(scenario)
