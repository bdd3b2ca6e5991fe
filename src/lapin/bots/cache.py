"""What bots worked out about a deck, kept between runs: getting to know one takes ten seconds, reading it again none.

One file a deck, language and purpose in the user's cache folder (`XDG_CACHE_HOME`), named by a digest of all that went
into it: the words, the encoder and the code that compared them. So nothing in it is ever out of date; what is missing,
cannot be read or is damaged is worked out anew. Without a folder that can be written to, nothing is kept.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Arrays = Mapping[str, NDArray[Any]]

MOST_FILES: Final = 24
"""Those used last; each has a few megabytes."""
_SUFFIX: Final = ".npz"
_CODE: Final = ("cache.py", "knowing.py", "lore.py", "phrasebank.py", "telling.py", "words.py")
"""Who has a part in what is kept: with other code, other files."""
_log = logging.getLogger(__name__)


def folder() -> Path | None:
    """Where files are kept, as the system has it; None where there is no such place."""
    try:
        if sys.platform == "win32":
            place = os.environ.get("LOCALAPPDATA")
            return Path(place, "lapin", "bots") if place else None
        # What is not absolute is to be ignored, says the specification of XDG_CACHE_HOME.
        place = os.environ.get("XDG_CACHE_HOME", "")
        return Path(place if place.startswith("/") else Path.home() / ".cache", "lapin", "bots")
    except RuntimeError:  # nobody's home
        return None


def key_of(parts: Iterable[bytes]) -> str:
    """A digest of everything a result depends on, and of the code that made it."""
    digest = blake2b(_code(), digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


@cache
def _code() -> bytes:
    package = files("lapin.bots")
    return blake2b(b"".join((package / name).read_bytes() for name in _CODE)).digest()


def kept(name: str, key: str, make: Callable[[], Arrays], fits: Callable[[Arrays], bool]) -> Arrays:
    """The arrays of this key: read if they are there, whole and such as `fits`; else made, and written for the next
    time."""
    found = read(name, key)
    if found is None or not fits(found):
        found = make()
        write(name, key, found)
    return found


def read(name: str, key: str) -> Arrays | None:
    """The arrays of this key, if they are there and whole."""
    place = folder()
    if place is None:
        return None
    path = place / f"{name}-{key}{_SUFFIX}"
    try:
        # Every array in it has a checksum, and none may hold anything but numbers.
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            arrays = {array: file[array] for array in file.files}
        with suppress(OSError):
            _used_now(path)
        return arrays
    except FileNotFoundError:
        return None
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile) as error:
        _log.debug("%s cannot be read (%s) and is made anew", path, error)
        return None


def write(name: str, key: str, arrays: Arrays) -> None:
    """Keep these arrays: all or nothing, whoever else writes the same. Where that cannot be, nothing happens."""
    place = folder()
    if place is None:
        return
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place, suffix=".new", delete=False) as file:
            try:
                np.savez(file, **dict(arrays))  # type: ignore[arg-type]
                file.close()
                _used_now(file.name)
                os.replace(file.name, place / f"{name}-{key}{_SUFFIX}")
            except BaseException:
                os.unlink(file.name)
                raise
        by_use = sorted(place.glob(f"*{_SUFFIX}"), key=lambda path: -path.stat().st_mtime_ns)
        for old in by_use[MOST_FILES:]:
            old.unlink(missing_ok=True)
    except OSError as error:
        _log.debug("cannot keep %s in %s: %s", name, place, error)


def _used_now(path: str | Path) -> None:
    now = time.time_ns()
    os.utime(path, ns=(now, now))
