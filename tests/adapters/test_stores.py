"""One contract for every store."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lapin.adapters.store_memory import MemoryStore
from lapin.adapters.store_sqlite import NotOurFile, SqliteStore
from lapin.rooms.errors import AlreadyDone, CannotSave, CodeTaken, VersionConflict
from lapin.rooms.ids import RecordingId, RoomCode, RoomId, SessionId, Version
from lapin.rooms.ports import EventStore, Record, Recording, RoomIndex
from lapin.rules.ids import CardId

ROOM, OTHER = RoomId("a" * 32), RoomId("b" * 32)
TOKEN = CardId("0123456789abcdef" * 2)


def entry(version: int, command: str | None = None, at: int = 1000) -> Record:
    return Record(Version(version), at + version, command, b'["entry %d"]' % version)


def code(letters: str) -> RoomIndex:
    return RoomIndex(code=RoomCode(letters))


NOTHING = RoomIndex()


@pytest.fixture(params=["memory", "sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def with_store(kind: str, folder: Path, scenario: Callable[[EventStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store: EventStore = MemoryStore() if kind == "memory" else SqliteStore(folder / "lapin.sqlite3")
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_is_read_in_order(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), code("AAAAAA"))
        await store.append(ROOM, entry(2, "x:1"), NOTHING)
        await store.append(OTHER, entry(1), code("BBBBBB"))
        assert list(await store.since(ROOM, Version(0))) == [entry(1), entry(2, "x:1")]
        assert list(await store.since(ROOM, Version(1))) == [entry(2, "x:1")]
        assert list(await store.since(RoomId("c" * 32), Version(0))) == []

    with_store(kind, tmp_path, scenario)


def test_the_second_writer_of_a_version_is_refused(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), code("AAAAAA"))
        for version in (1, 3):
            with pytest.raises(VersionConflict):
                await store.append(ROOM, entry(version, "x:9"), NOTHING)
        assert len(await store.since(ROOM, Version(0))) == 1

    with_store(kind, tmp_path, scenario)


def test_a_command_is_written_once_in_a_room(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1, "x:1"), code("AAAAAA"))
        await store.append(OTHER, entry(1, "x:1"), code("BBBBBB"))
        for version in (1, 2):
            with pytest.raises(AlreadyDone):
                await store.append(ROOM, entry(version, "x:1"), NOTHING)
        assert len(await store.since(ROOM, Version(0))) == 1

    with_store(kind, tmp_path, scenario)


def test_one_of_many_writers_at_once_wins(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), code("AAAAAA"))
        attempts = [store.append(ROOM, entry(2, f"x:{number}"), NOTHING) for number in range(20)]
        elsewhere = [store.append(RoomId(f"{n:032}"), entry(1), code(f"CODE{n:02}")) for n in range(20)]
        outcomes = await asyncio.gather(*attempts, *elsewhere, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:20]) == 1
        assert all(isinstance(outcome, VersionConflict) for outcome in outcomes[:20] if outcome is not None)
        assert outcomes[20:] == [None] * 20, "one room's conflict is nobody else's"
        assert len(await store.since(ROOM, Version(0))) == 2

    with_store(kind, tmp_path, scenario)


def test_what_does_not_fit_is_refused_alone_among_many_rooms(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        rooms = [RoomId(f"{number:032}") for number in range(30)]
        for number, room in enumerate(rooms):
            await store.append(room, entry(1, "x:1"), code(f"CODE{number:02}"))
        stale, again = rooms[7], rooms[23]
        moves = [entry(3 if room == stale else 2, "x:1" if room == again else "x:2") for room in rooms]
        outcomes = await asyncio.gather(
            *(store.append(room, move, NOTHING) for room, move in zip(rooms, moves, strict=True)),
            return_exceptions=True,
        )
        for room, outcome in zip(rooms, outcomes, strict=True):
            wanted = {stale: VersionConflict, again: AlreadyDone}.get(room)
            assert outcome is None if wanted is None else isinstance(outcome, wanted)
            assert len(await store.since(room, Version(0))) == (2 if wanted is None else 1)
        listed = {one.room: (one.version, one.touched_at) for one in await store.rooms()}
        assert listed[rooms[0]] == (2, 1002)
        assert listed[stale] == (1, 1001)

    with_store(kind, tmp_path, scenario)


def test_codes_lead_to_one_room_and_can_change(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), code("AAAAAA"))
        with pytest.raises(CodeTaken):
            await store.append(OTHER, entry(1), code("AAAAAA"))
        assert list(await store.since(OTHER, Version(0))) == []
        await store.append(ROOM, entry(2), code("CCCCCC"))
        assert await store.find(RoomCode("AAAAAA")) is None
        assert await store.find(RoomCode("CCCCCC")) == ROOM
        await store.append(ROOM, entry(3), NOTHING)
        assert await store.find(RoomCode("CCCCCC")) == ROOM

    with_store(kind, tmp_path, scenario)


def test_pictures_are_found_by_token(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), RoomIndex(code=RoomCode("AAAAAA"), pictures={TOKEN: "lantern/whale"}))
        assert await store.picture(TOKEN) == "lantern/whale"
        assert await store.picture(CardId("f" * 32)) is None
        assert await store.picture(CardId("no hex at all")) is None

    with_store(kind, tmp_path, scenario)


def test_recordings_are_kept_up_to_a_number(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        sound = Recording(RecordingId("r1"), "audio/ogg", SessionId("s"), b"\x00\x01")
        assert await store.keep_recording(ROOM, sound, most=1, of_one=1)
        second = Recording(RecordingId("r2"), "a", SessionId("s"), b"")
        assert not await store.keep_recording(ROOM, second, most=1, of_one=9), "the room has enough"
        assert not await store.keep_recording(ROOM, second, most=9, of_one=1), "its maker has enough there"
        another = Recording(RecordingId("r3"), "a", SessionId("another"), b"")
        assert await store.keep_recording(ROOM, another, most=9, of_one=1)
        assert await store.recording(ROOM, RecordingId("r1")) == sound
        assert await store.recording(OTHER, RecordingId("r1")) is None
        assert await store.recording(ROOM, RecordingId("r2")) is None

    with_store(kind, tmp_path, scenario)


def test_rooms_are_listed_and_forgotten(kind: str, tmp_path: Path) -> None:
    async def scenario(store: EventStore) -> None:
        await store.append(ROOM, entry(1), RoomIndex(code=RoomCode("AAAAAA"), pictures={TOKEN: "lantern/whale"}))
        await store.append(OTHER, entry(1, at=5000), code("BBBBBB"))
        await store.keep_recording(
            ROOM, Recording(RecordingId("r1"), "audio/ogg", SessionId("s"), b""), most=1, of_one=1
        )
        listed = await store.rooms()
        assert [(one.room, one.code, one.version) for one in listed] == [(OTHER, "BBBBBB", 1), (ROOM, "AAAAAA", 1)]
        await store.forget(ROOM)
        assert [one.room for one in await store.rooms()] == [OTHER]
        assert list(await store.since(ROOM, Version(0))) == []
        assert await store.picture(TOKEN) is None
        assert await store.recording(ROOM, RecordingId("r1")) is None
        assert await store.find(RoomCode("AAAAAA")) is None

    with_store(kind, tmp_path, scenario)


def test_what_returned_is_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: EventStore) -> None:
        await store.append(ROOM, entry(1, "x:1"), code("AAAAAA"))

    async def read(store: EventStore) -> None:
        assert list(await store.since(ROOM, Version(0))) == [entry(1, "x:1")]
        with pytest.raises(AlreadyDone):
            await store.append(ROOM, entry(2, "x:1"), NOTHING)

    with_store("sqlite", tmp_path, write)
    with_store("sqlite", tmp_path, read)


def test_a_file_of_an_older_lapin_is_read_and_gone_on_with(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "lapin.sqlite3")) as older:
        older.executescript(
            """
            CREATE TABLE rooms (room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
                opened_at INTEGER NOT NULL, touched_at INTEGER NOT NULL) WITHOUT ROWID;
            CREATE INDEX rooms_touched ON rooms (touched_at);
            CREATE TABLE log (room TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, command TEXT,
                body BLOB NOT NULL, PRIMARY KEY (room, version));
            CREATE UNIQUE INDEX log_command ON log (room, command) WHERE command IS NOT NULL;
            CREATE TABLE pictures (token BLOB PRIMARY KEY, room TEXT NOT NULL, card TEXT NOT NULL) WITHOUT ROWID;
            CREATE TABLE recordings (room TEXT NOT NULL, recording TEXT NOT NULL, media_type TEXT NOT NULL,
                session TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, recording));
            PRAGMA user_version = 1;
            """
        )
        older.execute("INSERT INTO rooms VALUES (?, 'AAAAAA', 2, 1001, 1002)", (ROOM,))
        for old in (entry(1), entry(2, "x:1")):
            older.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (ROOM, old.version, old.at, old.command, old.body))
        older.commit()

    async def read(store: EventStore) -> None:
        (listed,) = await store.rooms()
        assert (listed.version, listed.opened_at, listed.touched_at) == (2, 1001, 1002)
        with pytest.raises(AlreadyDone):
            await store.append(ROOM, entry(3, "x:1"), NOTHING)
        await store.append(ROOM, entry(3, "x:2"), code("BBBBBB"))
        assert await store.find(RoomCode("BBBBBB")) == ROOM
        assert list(await store.since(ROOM, Version(0))) == [entry(1), entry(2, "x:1"), entry(3, "x:2")]

    with_store("sqlite", tmp_path, read)


def test_two_processes_share_a_file_without_losing_anything(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = SqliteStore(tmp_path / "l.sqlite3"), SqliteStore(tmp_path / "l.sqlite3")
        await first.append(ROOM, entry(1), code("AAAAAA"))
        with pytest.raises(VersionConflict):
            await second.append(ROOM, entry(1, "x:2"), NOTHING)
        await second.append(ROOM, entry(2, "x:2"), NOTHING)
        assert [record.version for record in await first.since(ROOM, Version(0))] == [1, 2]
        await first.close()
        await second.close()

    asyncio.run(run())


def test_a_full_disk_is_said_and_got_over(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "lapin.sqlite3")
        await store.append(ROOM, entry(1), code("AAAAAA"))
        connection = store._connection
        assert connection is not None
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        big = Record(Version(2), 1, "x:1", b'["' + b"x" * 100_000 + b'"]')
        with pytest.raises(CannotSave):
            await store.append(ROOM, big, NOTHING)
        assert [record.version for record in await store.since(ROOM, Version(0))] == [1]
        await store.append(ROOM, big, NOTHING)  # a fresh connection has the whole disk again
        assert [record.version for record in await store.since(ROOM, Version(0))] == [1, 2]
        assert await store.writable()
        await store.close()
        assert not await store.writable()

    asyncio.run(run())


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lapin.sqlite3"
    path.write_bytes(b"these are my holiday notes, not a database" * 100)
    with pytest.raises(NotOurFile, match="not a database"):
        SqliteStore(path)
