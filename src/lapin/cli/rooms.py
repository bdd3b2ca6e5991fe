"""`lapin rooms`: the rooms a server has kept; `lapin rooms delete CODE` forgets one of them."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.rooms.ports import EventStore


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "rooms",
        help="list the rooms that are kept, the last touched first, or delete one",
        description="List the rooms that are kept, the last touched first. `lapin rooms delete CODE` deletes one with "
        "all that was played, said and recorded in it, also while the server runs: whoever is in it is told when next "
        "something happens there.",
    )
    parser.add_argument("action", nargs="?", choices=("delete",), help="delete a room instead of listing them")
    parser.add_argument("room", nargs="?", help="which: its code or its link id")
    parser.add_argument("--data", help="the server's data folder (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints a line a room, or deletes one."""
    if arguments.action is None:
        return asyncio.run(_list(arguments))
    if arguments.room is None:
        raise Complaint("say which room to delete: lapin rooms delete CODE")
    return asyncio.run(_delete(arguments))


def kept_rooms(arguments: argparse.Namespace) -> EventStore:
    """The store of a data folder that is there; the server may be running meanwhile."""
    import sqlite3
    from pathlib import Path

    from lapin.adapters.store_sqlite import NotOurFile
    from lapin.bootstrap import DATABASE, open_store
    from lapin.cli.serve import settings

    config = settings(arguments)
    if not (Path(config.data) / DATABASE).is_file():
        raise Complaint(f"no rooms are kept in {config.data!r}; name the server's folder with --data")
    try:
        return open_store(config)
    except (NotOurFile, OSError, sqlite3.Error) as error:
        raise Complaint(one_line(str(error))) from None


async def _delete(arguments: argparse.Namespace) -> int:
    from lapin.rooms.errors import CannotSave
    from lapin.rooms.ids import RoomCode, RoomId

    store = kept_rooms(arguments)
    try:
        room = await store.find(RoomCode(arguments.room.upper())) or RoomId(arguments.room.lower())
        found = [summary for summary in await store.rooms() if summary.room == room]
        if not found:
            raise Complaint(f"there is no room {one_line(arguments.room)!r}; lapin rooms lists them")
        await store.forget(room)
    except CannotSave as error:
        raise Complaint(f"cannot delete it: {one_line(str(error))}") from None
    finally:
        await store.close()
    print(f"deleted room {found[0].code} with its {found[0].version} entries")
    return 0


async def _list(arguments: argparse.Namespace) -> int:
    import json

    from lapin.rooms.events import decode_room_events
    from lapin.rooms.ids import Version
    from lapin.rooms.state import evolve_room

    store = kept_rooms(arguments)
    try:
        summaries = await store.rooms()
        if not summaries and not arguments.json:
            print("no rooms yet")
        for summary in summaries:
            state = None
            for record in await store.since(summary.room, Version(0)):
                for event in decode_room_events(record.body):
                    state = evolve_room(state, event)
            assert state is not None
            touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(summary.touched_at / 1000))
            names = [seat.name for seat in state.seats]
            table = f"{state.edition} {state.mode}"
            if arguments.json:
                told = {
                    "room": summary.room,
                    "code": summary.code,
                    "status": str(state.status),
                    "edition": str(state.edition),
                    "mode": str(state.mode),
                    "games": len(state.games),
                    "seats": names,
                    "touched_at": summary.touched_at,
                }
                print(json.dumps(told, ensure_ascii=False))
            else:
                games = f"{len(state.games)} game{'s' if len(state.games) != 1 else ''}"
                who = one_line(", ".join(names))
                print(f"{summary.room}  {summary.code}  {touched}  {state.status:8} {table:16} {games:8} {who}")
    finally:
        await store.close()
    return 0
