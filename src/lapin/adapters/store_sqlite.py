"""Logs in one SQLite file, written by one thread.

Whatever waits is written as one transaction (group commit). Plain entries of many rooms go in together, by one
statement for all of them: between statements the thread must get Python's lock back from the event loop, which under
load costs more than the writing. If one of them does not fit, and for everything else, each append has a savepoint of
its own, so that one room's conflict rolls back that room alone. A future is resolved only after COMMIT has synced the
disk. When the disk fails, everyone who waited is told `CannotSave`, and the file is opened anew before the next try.

An entry is a row of the log and nothing else: how far a room is and when it was touched is what its last row says.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from lapin.adapters.private_files import private_file, private_folder, tighten
from lapin.rooms.errors import AlreadyDone, CannotSave, CodeTaken, RoomGone, StoreError, VersionConflict
from lapin.rooms.ids import RecordingId, RoomCode, RoomId, SessionId, Version
from lapin.rooms.ports import Record, Recording, RoomIndex, RoomSummary
from lapin.rules.ids import CardId

T = TypeVar("T")
_Row: TypeAlias = tuple[RoomId, Version, int, str | None, bytes]

SCHEMA_VERSION: Final = 2
OURS: Final = ("lapin.sqlite3", "serving.lock")
"""How the names of files begin that lie in a data folder."""
LARGEST_GROUP: Final = 256
"""Appends in one transaction; more than that wait for the next."""
COMMIT_APART: Final = 0.02
"""Seconds between the beginnings of two commits, at least: a lone entry is written at once; when many come, those of a
moment share one sync and one change of threads."""
LARGEST_WAL: Final = 4000
"""Pages of 4 KiB in the write-ahead log before they are carried over: the same pages change again and again, so fewer
and larger rounds write less. Reading so many after a kill takes some 20 ms."""

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, opened_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, command TEXT, body BLOB NOT NULL,
    PRIMARY KEY (room, version)
);
CREATE UNIQUE INDEX IF NOT EXISTS log_command ON log (room, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS pictures (
    token BLOB PRIMARY KEY, room TEXT NOT NULL, card TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pictures_room ON pictures (room);
CREATE TABLE IF NOT EXISTS recordings (
    room TEXT NOT NULL, recording TEXT NOT NULL, media_type TEXT NOT NULL, session TEXT NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (room, recording)
);
"""


_SINCE_1: Final = """
DROP INDEX rooms_touched;
ALTER TABLE rooms DROP COLUMN version;
ALTER TABLE rooms DROP COLUMN touched_at;
"""
_ENTRIES: Final = """
INSERT INTO log SELECT * FROM (VALUES {}) AS news
WHERE EXISTS (SELECT 1 FROM log WHERE log.room = news.column1 AND log.version = news.column2 - 1)
"""
"""Entries that continue their rooms' logs; others are left out."""
_ENTRY: Final = "(?, ?, ?, ?, ?)"


class NotOurFile(Exception):
    """The file is no store of ours, or one of a newer lapin; the message says so."""


class _Job:
    """Work for the thread: `work` runs inside a savepoint when it writes. `row`: a plain entry, ready to be written."""

    __slots__ = ("future", "loop", "row", "work", "writes")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], writes: bool, row: _Row | None) -> None:
        self.work = work
        self.writes = writes
        self.row = row
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class SqliteStore:
    """An `EventStore` in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._deleted = False
        """Something was deleted, and still stands in the write-ahead log."""
        self._connection: sqlite3.Connection | None = _open(path)
        self._thread = threading.Thread(target=self._serve, name="lapin-store", daemon=True)
        self._thread.start()

    # ── The port ──────────────────────────────────────────────────────────────────────────────────────────────────

    def append(self, room: RoomId, record: Record, index: RoomIndex) -> Awaitable[None]:
        row = (room, record.version, record.at, record.command, record.body)
        plain = record.version > 1 and index.code is None and not index.pictures
        return self._ask(lambda database: _append(database, row, index), writes=True, row=row if plain else None)

    async def since(self, room: RoomId, version: Version) -> Sequence[Record]:
        query = "SELECT version, at, command, body FROM log WHERE room = ? AND version > ? ORDER BY version"
        rows = await self._ask(lambda database: database.execute(query, (room, version)).fetchall())
        return tuple(Record(*row) for row in rows)

    async def find(self, code: RoomCode) -> RoomId | None:
        room: RoomId | None = await self._one("SELECT room FROM rooms WHERE code = ?", code)
        return room

    async def picture(self, token: CardId) -> str | None:
        try:
            key = bytes.fromhex(token)
        except ValueError:
            return None
        card: str | None = await self._one("SELECT card FROM pictures WHERE token = ?", key)
        return card

    async def rooms(self) -> Sequence[RoomSummary]:
        query = (
            "SELECT rooms.room, code, log.version, opened_at, log.at FROM rooms JOIN log ON log.room = rooms.room "
            "AND log.version = (SELECT max(version) FROM log WHERE log.room = rooms.room) "
            "ORDER BY log.at DESC, rooms.room"
        )
        rows = await self._ask(lambda database: database.execute(query).fetchall())
        return tuple(RoomSummary(*row) for row in rows)

    async def keep_recording(self, room: RoomId, recording: Recording, most: int, of_one: int) -> bool:
        def keep(database: sqlite3.Connection) -> bool:
            query = "SELECT count(*), count(*) FILTER (WHERE session = ?) FROM recordings WHERE room = ?"
            kept, by_one = database.execute(query, (recording.session, room)).fetchone()
            if kept >= most or by_one >= of_one:
                return False
            row = (room, recording.recording, recording.media_type, recording.session, recording.body)
            database.execute("INSERT INTO recordings VALUES (?, ?, ?, ?, ?)", row)
            return True

        return bool(await self._ask(keep, writes=True))

    async def recording(self, room: RoomId, recording: RecordingId) -> Recording | None:
        query = "SELECT media_type, session, body FROM recordings WHERE room = ? AND recording = ?"
        row = await self._ask(lambda database: database.execute(query, (room, recording)).fetchone())
        return None if row is None else Recording(recording, row[0], SessionId(row[1]), row[2])

    async def forget(self, room: RoomId) -> None:
        def delete(database: sqlite3.Connection) -> None:
            for table in ("log", "pictures", "recordings", "rooms"):
                database.execute(f"DELETE FROM {table} WHERE room = ?", (room,))
            self._deleted = True

        await self._ask(delete, writes=True)

    async def rewrite(self, room: RoomId, record: Record, bodies: Mapping[Version, bytes], session: SessionId) -> None:
        row = (room, record.version, record.at, record.command, record.body)

        def replace(database: sqlite3.Connection) -> None:
            _append(database, row, RoomIndex())
            database.executemany(
                "UPDATE log SET body = ? WHERE room = ? AND version = ?",
                [(body, room, version) for version, body in bodies.items()],
            )
            database.execute("DELETE FROM recordings WHERE room = ? AND session = ?", (room, session))
            self._deleted = True

        await self._ask(replace, writes=True)

    async def writable(self) -> bool:
        def touch(database: sqlite3.Connection) -> None:
            database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

        try:
            await self._ask(touch, writes=True)
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # ── The thread ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _one(self, query: str, key: str | bytes) -> Any:
        row = await self._ask(lambda database: database.execute(query, (key,)).fetchone())
        return None if row is None else row[0]

    def _ask(
        self, work: Callable[[sqlite3.Connection], T], *, writes: bool = False, row: _Row | None = None
    ) -> asyncio.Future[T]:
        job = _Job(work, writes, row)
        if self._closed:
            job.future.set_exception(CannotSave("the store is closed"))
        else:
            self._jobs.put(job)
        return job.future

    def _serve(self) -> None:
        begun = 0.0
        while (first := self._jobs.get()) is not None:
            if first.writes:
                if (early := begun + COMMIT_APART - time.monotonic()) > 0:
                    time.sleep(early)
                begun = time.monotonic()
            group = [first]
            last = False
            while len(group) < LARGEST_GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                group.append(job)
            _tell(self._work(group))
            if last:
                break
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()

    def _work(self, group: list[_Job]) -> list[tuple[_Job, Any]]:
        """Do a group of jobs; writes among them are one transaction. The answers are given after it is committed."""
        try:
            if self._connection is None:
                self._connection = _open(self._path)
            database = self._connection
            if len(group) == 1 and group[0].row is not None:
                return [(group[0], _append_alone(database, group[0]))]
            writes = sum(1 for job in group if job.writes)
            if writes:
                database.execute("BEGIN IMMEDIATE")
            answers: list[tuple[_Job, Any]] = []
            plain = [job for job in group if job.row is not None]
            if len(plain) > 1 and _append_together(database, [job.row for job in plain if job.row is not None]):
                answers += [(job, None) for job in plain]
                group = [job for job in group if job.row is None]
            answers += [(job, _one_of_many(database, job, alone=writes == 1)) for job in group]
            if database.in_transaction:
                database.execute("COMMIT")
            if self._deleted:
                self._deleted = False
                with contextlib.suppress(sqlite3.Error):  # it is deleted all the same, and overwritten sooner or later
                    database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            return answers
        except Exception as error:  # the thread must live: whoever waits is told
            # What a failed sync wrote is unknown; a fresh connection reads what is really there.
            if self._connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.rollback()
                with contextlib.suppress(sqlite3.Error):
                    self._connection.close()
                self._connection = None
            return [(job, CannotSave(str(error))) for job in group]


def _open(path: Path) -> sqlite3.Connection:
    private_folder(path.parent, OURS)
    private_file(path)
    for beside in ("-wal", "-shm"):  # SQLite makes them with the modes of the file
        tighten(path.with_name(path.name + beside))
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise NotOurFile(
                f"{path} was written by a newer lapin (format {version}, this one knows {SCHEMA_VERSION}); "
                "install that version, or restore a backup of an older one into another folder"
            )
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA secure_delete = ON")
        database.execute("PRAGMA busy_timeout = 10000")
        database.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_WAL}")
        if version < SCHEMA_VERSION:
            steps = _SINCE_1 if version == 1 else _SCHEMA
            database.executescript(f"BEGIN IMMEDIATE; {steps} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT")
    except sqlite3.DatabaseError as error:
        database.close()
        if "not a database" in str(error):
            raise NotOurFile(f"{path} is not a database; name another file or folder with --data") from None
        raise
    except BaseException:
        database.close()
        raise
    return database


def _one_of_many(database: sqlite3.Connection, job: _Job, alone: bool) -> Any:
    """One job's answer; a refused write leaves the rest of the transaction as it is."""
    if not job.writes:
        return job.work(database)
    if not alone:
        database.execute("SAVEPOINT one")
    try:
        answer = job.work(database)
    except StoreError as refusal:
        database.execute("ROLLBACK" if alone else "ROLLBACK TO one")
        if not alone:
            database.execute("RELEASE one")
        return refusal
    if not alone:
        database.execute("RELEASE one")
    return answer


def _append_alone(database: sqlite3.Connection, job: _Job) -> StoreError | None:
    """One plain entry and nothing else: a single statement is a transaction of its own, and the thread asks for
    Python's lock once instead of three times."""
    try:
        job.work(database)
    except StoreError as refusal:
        return refusal
    return None


def _append_together(database: sqlite3.Connection, rows: list[_Row]) -> bool:
    """Plain entries of many rooms, first in their transaction; False, and nothing is changed, if one does not fit."""
    try:
        entries = ", ".join([_ENTRY] * len(rows))
        written = database.execute(_ENTRIES.format(entries), [value for row in rows for value in row]).rowcount
        if written == len(rows):
            return True
    except sqlite3.IntegrityError:
        pass
    database.execute("ROLLBACK")
    database.execute("BEGIN IMMEDIATE")
    return False


def _append(database: sqlite3.Connection, row: _Row, index: RoomIndex) -> None:
    """One statement when all is well; what is wrong is found out only when something is."""
    room, version, at, command, _ = row
    try:
        if version == 1:
            database.execute("INSERT INTO rooms VALUES (?, ?, ?)", (room, index.code, at))
            database.execute(f"INSERT INTO log VALUES {_ENTRY}", row)
        elif database.execute(_ENTRIES.format(_ENTRY), row).rowcount != 1:
            raise _conflict(database, room, command)
        elif index.code is not None:
            database.execute("UPDATE rooms SET code = ? WHERE room = ?", (index.code, room))
    except sqlite3.IntegrityError as error:
        known = database.execute("SELECT 1 FROM rooms WHERE room = ?", (room,)).fetchone()
        if "rooms.code" in str(error) and (known is None or version > 1):
            raise CodeTaken from None
        raise _conflict(database, room, command) from None
    if index.pictures:
        database.executemany(
            "INSERT INTO pictures VALUES (?, ?, ?)",
            [(bytes.fromhex(token), room, card) for token, card in index.pictures.items()],
        )


def _conflict(database: sqlite3.Connection, room: RoomId, command: str | None) -> StoreError:
    """Was it this very command, somebody else's, or is the room not there any more?"""
    query = "SELECT 1 FROM log WHERE room = ? AND command = ?"
    if command is not None and database.execute(query, (room, command)).fetchone() is not None:
        return AlreadyDone()
    if database.execute("SELECT 1 FROM rooms WHERE room = ?", (room,)).fetchone() is None:
        return RoomGone()
    return VersionConflict()


def _tell(answers: list[tuple[_Job, Any]]) -> None:
    """Hand the answers over to the event loops that wait for them, each loop woken once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any]]] = {}
    for job, answer in answers:
        by_loop.setdefault(job.loop, []).append((job, answer))
    for loop, theirs in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(answers: list[tuple[_Job, Any]]) -> None:
    for job, answer in answers:
        if job.future.done():
            continue
        if isinstance(answer, StoreError):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)
