"""`lapin restore FILE`: a backup into a data folder."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from lapin.cli.backup import data_folder, told
from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "restore",
        help="put a backup into a data folder",
        description="Put a backup into a data folder that holds no rooms yet. Every room is played through first; a "
        "damaged file restores nothing, and nothing is overwritten. Stop the server before.",
    )
    parser.add_argument("file", help="what lapin backup wrote, by this version or an older one")
    parser.add_argument("--data", help="the data folder to fill (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Fills the folder."""
    from pathlib import Path

    from lapin.backups import BackupError, restore
    from lapin.bootstrap import FolderInUse

    folder = data_folder(arguments)
    try:
        contents = restore(Path(arguments.file), folder)
    except (BackupError, FolderInUse) as error:
        raise Complaint(one_line(str(error))) from None
    print(f"restored into {folder}: {told(contents)}, played through")
    return 0
