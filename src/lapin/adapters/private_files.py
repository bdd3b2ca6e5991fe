"""Files that only the server's own user may read: they hold running games, with every hand in them."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700


def private_folder(folder: Path, ours: tuple[str, ...]) -> None:
    """Make the folder, readable for nobody else. One that is there is tightened if all that lies in it is `ours` by
    the beginning of its name: it might be a home or a shared folder, and that is not ours to close."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _tighten(folder, FOLDER)
    elif folder.is_dir() and all(name.startswith(ours) for name in os.listdir(folder)):
        _tighten(folder, FOLDER)


def private_file(path: Path) -> None:
    """Make the file if need be, readable for nobody else; one that is there is tightened."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    _tighten(path, FILE)


def tighten(path: Path) -> None:
    """Readable for nobody else, if it is there."""
    _tighten(path, FILE)


def _tighten(path: Path, mode: int) -> None:
    with contextlib.suppress(OSError):  # another user's, or a file system without such modes
        if stat.S_IMODE(path.stat().st_mode) & ~mode:
            path.chmod(mode)
