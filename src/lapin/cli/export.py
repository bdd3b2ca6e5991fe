"""`lapin export ROOM`: a game's events as a file that `lapin verify` accepts."""

from __future__ import annotations

import argparse
import asyncio
import sys
from itertools import chain
from typing import TYPE_CHECKING

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("export", help="write a game's events as a file that lapin verify accepts")
    parser.add_argument("room", help="the room's link id or its code")
    parser.add_argument("--game", type=int, help="which game of the room, from 1 (default: the last)")
    parser.add_argument("--out", help="the file to write (default: standard output)")
    parser.add_argument("--data", help="the server's data folder (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the file."""
    body = asyncio.run(_export(arguments))
    if arguments.out is None:
        sys.stdout.buffer.write(body + b"\n")
        return 0
    try:
        with open(arguments.out, "wb") as file:
            file.write(body + b"\n")
    except OSError as error:
        raise Complaint(f"cannot write {arguments.out!r}: {one_line(error.strerror or str(error))}") from None
    print(f"wrote {arguments.out}")
    return 0


async def _export(arguments: argparse.Namespace) -> bytes:
    from lapin.cli.rooms import kept_rooms
    from lapin.rooms.events import decode_room_events
    from lapin.rooms.history import forgotten_in, games_of, pictures_of
    from lapin.rooms.ids import RoomCode, RoomId, Version
    from lapin.rooms.state import evolve_room_all
    from lapin.rooms.view import Status
    from lapin.rules.verify import exported

    store = kept_rooms(arguments)
    try:
        room = await store.find(RoomCode(arguments.room.upper())) or RoomId(arguments.room.lower())
        records = await store.since(room, Version(0))
    finally:
        await store.close()
    if not records:
        raise Complaint(f"there is no room {one_line(arguments.room)!r}; lapin rooms lists them")
    log = [decode_room_events(record.body) for record in records]
    games = games_of(log)
    if not games:
        raise Complaint("nothing was played in this room yet")
    number = arguments.game if arguments.game is not None else max(games)
    if number not in games:
        raise Complaint(f"there is no game {number} in this room; it has games 1 to {max(games)}")
    state = evolve_room_all(None, chain.from_iterable(log))
    if number == max(games) and state.status is Status.PLAYING:
        raise Complaint(f"game {number} is still being played; its hands are nobody's to see before it is over")
    return exported(games[number], pictures_of(state.games[number - 1]), forgotten_in(state, number))
