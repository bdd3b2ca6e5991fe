"""Backups: one file that holds every room as it was at one moment, made while people play.

SQLite copies the store in one go, which is one consistent moment however much is written meanwhile. A file gets its
name only when all of it is on the disk and every room in it has been played through: under the name that was asked for
there is a whole backup or none, whenever the power fails. Restoring is the same the other way round.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from lapin.adapters.private_files import private_file, private_folder
from lapin.adapters.store_sqlite import OURS, SCHEMA_VERSION, NotOurFile
from lapin.bootstrap import DATABASE, lock_folder
from lapin.rooms.errors import RoomError
from lapin.rooms.events import decode_room_events
from lapin.rooms.history import games_of
from lapin.rooms.state import RoomState, evolve_room
from lapin.rules.engine import replay
from lapin.rules.errors import RulesError

PART: Final = ".part"
"""What the name of a file ends with that is not whole yet."""


class BackupError(Exception):
    """It cannot be done; one line that says why and what would help."""


class Contents(msgspec.Struct, frozen=True):
    """What is in a store."""

    rooms: int
    entries: int
    size: int


def back_up(database: Path, out: Path) -> Contents:
    """Write a backup; the server may be running. Nothing that exists is overwritten."""
    if not database.is_file():
        raise BackupError(f"there is no {database}; name the server's folder with --data")
    if out.exists():
        raise BackupError(f"{out} exists already; name another file")
    try:
        return _copied(database, out, out.with_name(out.name + PART))
    except OSError as error:
        raise BackupError(f"cannot write {out}: {error.strerror or error}") from None


def restore(backup: Path, folder: Path) -> Contents:
    """Put a backup into a folder that holds no rooms yet."""
    if not backup.is_file():
        raise BackupError(f"there is no file {backup}")
    try:
        private_folder(folder, OURS)
        with contextlib.closing(lock_folder(folder)):
            # A write-ahead log of another time would be played over what is restored.
            there = [name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm") if (folder / name).exists()]
            if there:
                raise BackupError(
                    f"{folder} holds rooms already ({', '.join(there)}); name an empty folder with --data, "
                    "or move these files away first"
                )
            return _copied(backup, folder / DATABASE, folder / (DATABASE + PART))
    except OSError as error:
        raise BackupError(f"cannot write into {folder}: {error.strerror or error}") from None


def _copied(source: Path, out: Path, part: Path) -> Contents:
    with _reserved(part):
        try:
            with contextlib.closing(_opened(source)) as database, contextlib.closing(sqlite3.connect(part)) as copy:
                database.backup(copy)  # all pages in one step: one moment
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        except sqlite3.Error as error:
            raise BackupError(f"cannot copy {source}: {error}") from None
        contents = check(part)
        with open(part, "rb+") as written:
            os.fsync(written.fileno())
        _name(part, out)
    return contents


@contextlib.contextmanager
def _reserved(part: Path) -> Iterator[None]:
    """An empty file of ours alone. One that is left of a killed try is taken over."""
    private_file(part)
    with open(part, "rb+") as held:
        try:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # no such locks on Windows
            pass
        except OSError:
            raise BackupError(f"{part} is being written right now; wait until that is done") from None
        held.truncate(0)
        try:
            yield
        finally:
            for name in (part, part.with_name(f"{part.name}-journal"), part.with_name(f"{part.name}-wal")):
                name.unlink(missing_ok=True)


def _name(part: Path, out: Path) -> None:
    """Give a whole file its name, in one step, if nothing else has it."""
    try:
        os.link(part, out)
    except FileExistsError:
        raise BackupError(f"{out} exists already; name another file") from None
    except OSError:  # a file system without links
        if out.exists():
            raise BackupError(f"{out} exists already; name another file") from None
        part.rename(out)
    with contextlib.suppress(OSError, AttributeError):  # Windows opens no folders
        folder = os.open(out.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _opened(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=10)
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if not 1 <= version <= SCHEMA_VERSION:
            by = "a newer lapin" if version > SCHEMA_VERSION else "something else than lapin"
            raise BackupError(f"{path} was written by {by} (format {version}, this one knows 1 to {SCHEMA_VERSION})")
    except sqlite3.OperationalError as error:
        database.close()
        raise BackupError(f"cannot read {path}: {error}") from None
    except sqlite3.DatabaseError as error:
        database.close()
        raise BackupError(f"{path} is no backup of lapin, or damaged: {error}") from None
    except BaseException:
        database.close()
        raise
    return database


def check(path: Path) -> Contents:
    """Is a store whole? Every page is looked at, and every room is played through from its first entry."""
    entries, rooms = 0, 0
    with contextlib.closing(_opened(path)) as database:
        try:
            database.execute("BEGIN")  # one moment of it: people may be playing
            (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise BackupError(f"{path} is damaged: {found}")
            for (room,) in database.execute("SELECT room FROM rooms ORDER BY room").fetchall():
                query = "SELECT version, body FROM log WHERE room = ? ORDER BY version"
                entries += _check_room(path, room, database.execute(query, (room,)).fetchall())
                rooms += 1
            (all_entries,) = database.execute("SELECT count(*) FROM log").fetchone()
        except sqlite3.DatabaseError as error:
            raise BackupError(f"{path} is damaged: {error}") from None
    if all_entries != entries:
        raise BackupError(f"{path} is damaged: {all_entries - entries} entries belong to no room")
    return Contents(rooms, entries, path.stat().st_size)


def _check_room(path: Path, room: str, rows: list[tuple[int, bytes]]) -> int:
    place = f"room {room[:6]}…"  # the whole id is the link into it
    if [version for version, _ in rows] != list(range(1, len(rows) + 1)):
        raise BackupError(f"{path} is damaged: the log of {place} has a gap")
    try:
        log = [decode_room_events(body) for _, body in rows]
        state: RoomState | None = None
        for events in log:
            for event in events:
                state = evolve_room(state, event)
        games = {number: replay(events) for number, events in games_of(log).items()}
    except (msgspec.MsgspecError, RoomError, RulesError, NotOurFile, AssertionError, LookupError, ValueError) as error:
        raise BackupError(f"{path} is damaged: {place} cannot be played through ({type(error).__name__})") from None
    if state is None or any(game.state != games.get(game.number) for game in state.games):
        raise BackupError(f"{path} is damaged: {place} and its games tell different stories")
    return len(rows)
