"""`lapin doctor`: looks at everything that keeps a server from working, and says what to do."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.config import Config

LITTLE_ROOM: Final = 200_000_000
FEW_FILES: Final = 1024
RELEASED: Final = 1_790_000_000
"""Seconds since 1970 when this was written: a clock before that is wrong."""


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "doctor",
        help="look at settings, disk, rooms and proxy, and say what to do",
        description="Look at the settings, the data folder and this machine; with --url also at the server from "
        "outside, through its proxy. Every line is `ok` or says what to do. Exit status 1 if something is wrong.",
    )
    parser.add_argument("--url", help="where people open the running server, such as https://lapin.example")
    parser.add_argument("--insecure", action="store_true", help="accept any certificate at --url")
    parser.add_argument("--data", help="the data folder (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A line for everything that was looked at."""
    from lapin.cli.serve import settings

    ill = False
    findings: list[Iterator[tuple[bool, str]]] = []
    try:
        config = settings(arguments)
        findings += [iter([(True, "settings: can be read")]), _data(config), _machine()]
    except Complaint as complaint:
        findings.append(iter([(False, f"settings: {complaint}")]))
    if arguments.url:
        from lapin.cli.from_outside import look

        findings.append(look(arguments.url, secure=not arguments.insecure))
    for well, what in (finding for found in findings for finding in found):
        ill |= not well
        print(f"{'ok  ' if well else 'BAD '} {one_line(what)}", flush=True)
    return 1 if ill else 0


def _data(config: Config) -> Iterator[tuple[bool, str]]:
    import shutil
    from pathlib import Path

    from lapin.backups import BackupError, check
    from lapin.bootstrap import DATABASE, IN_MEMORY

    if config.data == IN_MEMORY:
        yield True, "data: nothing is kept, as the settings say"
        return
    folder = Path(config.data)
    there = folder if folder.exists() else folder.absolute().parent
    if folder.exists() and not folder.is_dir():
        yield False, f"data: {folder} is no folder; name another with --data"
        return
    if not os.access(there, os.W_OK | os.X_OK):
        yield False, f"data: {there} cannot be written by this user; give it to the user that runs lapin"
        return
    yield True, f"data: {there} can be written"
    if folder.is_dir() and os.name == "posix" and folder.stat().st_mode & 0o077:
        yield False, f"data: others on this machine may look into {folder}, and running games stand there: chmod 700"
    free = shutil.disk_usage(there).free
    yield free >= LITTLE_ROOM, f"disk: {free / 1e9:.1f} GB free" + ("" if free >= LITTLE_ROOM else "; make room")
    database = folder / DATABASE
    if not database.exists():
        yield True, "rooms: none are kept yet"
        return
    if not os.access(database, os.R_OK | os.W_OK):
        yield False, f"rooms: {database} belongs to another user; run this as the user that runs lapin"
        return
    try:
        contents = check(database)
        yield True, f"rooms: {contents.rooms:,} with {contents.entries:,} entries, every one played through"
    except BackupError as error:
        yield False, f"rooms: {error}; restore a backup into an empty folder (lapin restore)"


def _machine() -> Iterator[tuple[bool, str]]:
    yield (
        time.time() >= RELEASED,
        f"clock: {time.strftime('%Y-%m-%d %H:%M UTC', time.gmtime())}"
        + ("" if time.time() >= RELEASED else "; that is in the past: set it"),
    )
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = most == resource.RLIM_INFINITY or most >= FEW_FILES
        yield (
            enough,
            f"open files: {most}" + ("" if enough else "; every device needs one: raise LimitNOFILE or ulimit -Hn"),
        )
    except ImportError:  # no such limit on Windows
        pass
    yield sys.version_info >= (3, 11), f"Python: {sys.version.split()[0]}"
