"""`lapin backup FILE`: every room in one file, while people play."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from pathlib import Path

    from lapin.backups import Contents
    from lapin.cli.complaint import Subparsers


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "backup",
        help="write every room into one file, while people play",
        description="Write every room, with all that was played, said and recorded in it, into one file, also while "
        "the server runs. It is checked before it gets its name, and nothing is overwritten. Whoever reads it sees "
        "every hand: keep it as you keep the data folder.",
    )
    parser.add_argument("file", help="the file to write; in a folder, it is named by date and time")
    parser.add_argument("--data", help="the server's data folder (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the file."""
    import time
    from pathlib import Path

    from lapin.backups import BackupError, back_up
    from lapin.bootstrap import DATABASE

    out = Path(arguments.file)
    if out.is_dir():
        out /= time.strftime("lapin-%Y-%m-%dT%H%M%SZ.sqlite3", time.gmtime())
    try:
        contents = back_up(data_folder(arguments) / DATABASE, out)
    except BackupError as error:
        raise Complaint(one_line(str(error))) from None
    print(f"wrote {out}: {told(contents)}, checked")
    return 0


def data_folder(arguments: argparse.Namespace) -> Path:
    """The folder the settings name."""
    from pathlib import Path

    from lapin.bootstrap import IN_MEMORY
    from lapin.cli.serve import settings

    data = settings(arguments).data
    if data == IN_MEMORY:
        raise Complaint("a server in memory keeps nothing; name its folder with --data")
    return Path(data)


def told(contents: Contents) -> str:
    """What is in a backup, in words."""
    return f"{contents.rooms:,} rooms, {contents.entries:,} entries, {contents.size / 1e6:.1f} MB"
