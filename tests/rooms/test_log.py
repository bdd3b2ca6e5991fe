"""One writer over one log: duplicates, conflicts, trouble with the disk, several processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lapin.adapters.store_memory import MemoryStore
from lapin.adapters.store_sqlite import SqliteStore
from lapin.rooms.errors import CannotSave, RoomGone, VersionConflict
from lapin.rooms.events import decode_room_events
from lapin.rooms.ids import RoomId, SessionId, Version
from lapin.rooms.ports import EventStore, Record, RoomIndex
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
        answers = await asyncio.gather(*(table.room.do(SessionId("bob"), sent) for _ in range(5)))
        assert len(answers) == 5
        assert [line.text for line in table.room.state.talk] == ["only once"]
        await table.room.do(SessionId("bob"), sent)
        assert len(table.room.state.talk) == 1

    run(scenario)


def test_a_resent_command_is_acknowledged_even_when_it_would_be_refused_now() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        claim = command("play", seat=1, turn=1, intent={"t": "claim"})
        await table.room.do(SessionId("bob"), claim)
        assert table.game.phase is Phase.CLUE
        before = table.room.version
        await table.room.do(SessionId("bob"), claim)
        assert table.room.version == before

    run(scenario)


def test_an_id_belongs_to_its_session() -> None:
    async def scenario() -> None:
        table = await Table().open()
        theirs = command("say", seat=1, text="bob's")
        await table.room.do(SessionId("bob"), theirs)
        stolen: Any = command("say", seat=2, text="cy's")
        await table.room.do(SessionId("cy"), type(stolen)(id=theirs.id, seat=2, text="cy's"))
        assert [line.text for line in table.room.state.talk] == ["bob's", "cy's"]

    run(scenario)


def test_a_restarted_room_knows_what_was_done() -> None:
    async def scenario() -> None:
        before = await Table().open()
        sent = command("say", seat=1, text="before the crash")
        await before.room.do(SessionId("bob"), sent)
        after = Table(store=before.store)
        await after.reload(before)
        await after.room.do(SessionId("bob"), sent)
        assert [line.text for line in after.room.state.talk] == ["before the crash"]
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
        told = [await before.room.do(SessionId(who), what) for who, what in asked]
        after = Table(before.store, before.clock)
        await after.reload(before)
        again = [await after.room.do(SessionId(who), what) for who, what in asked]
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
        assert table.room.state.talk == (), "and nobody is told of it"
        await table.clock.advance(10)
        await saying
        assert not table.room.trouble
        assert [line.text for line in table.room.state.talk] == ["is this kept?"]
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
        assert [line.text for line in table.room.state.talk] == ["gone"]

    run(scenario)


def test_a_second_owner_finds_out_with_the_first_entry_and_lets_the_room_go() -> None:
    async def scenario() -> None:
        one = await Table().open()
        two = Table(store=one.store)
        await two.reload(one)
        device = two.arrive("cy")
        await one.do("bob", "say", seat=1, text="first")
        with pytest.raises(VersionConflict):
            await two.do("cy", "say", seat=2, text="second")
        assert device.dismissed == "stopping", "it comes back, to whoever owns the room"
        assert [line.text for line in (await replayed(one)).talk] == ["first"]
        await two.reload(one)  # and so does whoever asks for the room
        await two.do("cy", "say", seat=2, text="second")
        assert two.room.state == await replayed(one)

    run(scenario)


@pytest.mark.parametrize("kind", [MemoryStore, SqliteStore])
def test_writing_to_a_deleted_room_ends_and_everyone_hears_of_it(kind: type, tmp_path: Path) -> None:
    async def scenario() -> None:
        store: EventStore = MemoryStore() if kind is MemoryStore else SqliteStore(tmp_path / "lapin.sqlite3")
        table = await Table(store=store).open()
        await store.forget(table.room.id)  # as another process may
        async with asyncio.timeout(10):
            with pytest.raises(RoomGone):
                await table.do("bob", "say", seat=1, text="is anyone there?")
        assert {device.dismissed for device in table.devices.values()} == {"room_closed"}
        assert await table.registry.get(table.room.id) is None
        await store.close()

    run(scenario)


def test_what_waits_when_a_room_is_deleted_is_answered() -> None:
    async def scenario() -> None:
        store = FailingStore()
        table = await Table(store=store).open()
        store.failures = ["before"] * 3
        waiting = [asyncio.create_task(table.do("bob", "say", seat=1, text=f"line {n}")) for n in range(3)]
        await settle()
        await table.registry.forget(table.room.id)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [RoomGone] * 3
        assert await store.since(table.room.id, Version(0)) == ()

    run(scenario)


def test_what_is_saved_is_acknowledged_even_when_telling_somebody_fails() -> None:
    async def scenario() -> None:
        table = await Table().open()

        def breaks(frame: bytes) -> None:
            raise OSError("no such line")

        table.devices["cy"].send = breaks  # type: ignore[method-assign]
        await table.do("bob", "say", seat=1, text="saved")
        assert [line.text for line in table.room.state.talk] == ["saved"]
        assert table.devices["cy"].dismissed == "stopping"
        assert table.devices["ann"].frames[-1]["talk"][-1]["text"] == "saved"

    run(scenario)


def test_a_long_queue_of_refused_commands_is_answered_in_its_order() -> None:
    async def scenario() -> None:
        table = await Table().open()
        answers: list[object] = []
        table.room.submit(SessionId("bob"), command("say", seat=1, text="first"), answers.append)
        assert answers == [], "it is being written"
        for _ in range(3000):
            table.room.submit(SessionId("bob"), command("pause"), answers.append)
        last: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        table.room.submit(SessionId("bob"), command("say", seat=1, text="last"), last.set_result)
        assert await last == {}
        assert [getattr(answer, "code", answer) for answer in answers] == [{}, *["host_only"] * 3000]

    run(scenario)


def test_a_room_that_left_memory_does_nothing_more() -> None:
    async def scenario() -> None:
        table = await Table().open()
        writing = asyncio.create_task(table.do("bob", "say", seat=1, text="on its way"))
        await asyncio.sleep(0)
        table.room.close("room_closed")
        await writing
        version = table.room.version
        with pytest.raises(RoomGone):
            await table.do("bob", "say", seat=1, text="too late")
        assert len(await table.store.since(table.room.id, Version(0))) == version

    run(scenario)
