"""Which lapin this is: its version, and the commit it was made from where that is known."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from lapin import __version__

COMMIT_FILE: Final = Path(__file__).with_name("commit.txt")
"""Written into wheels by hatch_build.py."""
SHORT: Final = 10


@cache
def commit() -> str:
    """The beginning of the commit's name; empty where nobody knows."""
    try:
        return COMMIT_FILE.read_text(encoding="ascii").strip()[:SHORT]
    except (OSError, UnicodeError):
        return commit_of(Path(__file__).parents[2])


def commit_of(folder: Path) -> str:
    """Of a clone."""
    if not (folder / ".git").exists():
        return ""
    asked = ["git", "-C", str(folder), "rev-parse", f"--short={SHORT}", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, timeout=10, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def full_version() -> str:
    """For people: `0.1.0 (1a2b3c4d5e)`."""
    return f"{__version__} ({commit()})" if commit() else __version__
