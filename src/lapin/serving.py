"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from lapin.adapters.store_sqlite import NotOurFile
from lapin.bootstrap import FolderInUse, Server
from lapin.config import Config, ConfigError
from lapin.decks import DeckError
from lapin.logs import set_up_logging
from lapin.version import full_version
from lapin.web.serving import GracefulServer, listen
from lapin.web.sockets import DependencyChanged

_log = logging.getLogger("lapin")

OPEN_FILES: Final = 65_536
"""Asked for where the machine names no limit."""
INTERRUPTED: Final = 130
"""What shells expect after Ctrl-C: 128 + SIGINT."""
GARBAGE: Final = (10_000, 20, 20)
"""How seldom Python looks for cycles: views and states form none, only a line that ends leaves some."""


def raise_open_files() -> None:
    """Every device needs an open file: take as many as this machine lets us have."""
    try:
        import resource
    except ImportError:  # no such limit on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):  # some machines say more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(config: Config, say_where: Callable[[int], None]) -> NoReturn:
    """Listen, have somebody say at which port, and run until interrupted."""
    set_up_logging(config.log_level, config.log_format)
    raise_open_files()
    listening = listen(config.host, config.port)
    try:
        server = Server(config)
    except (NotOurFile, DeckError, FolderInUse) as error:
        listening.close()
        raise ConfigError(str(error)) from None
    except (OSError, sqlite3.Error) as error:
        listening.close()
        raise ConfigError(_unusable(config.data, error)) from None
    port = listening.getsockname()[1]
    say_where(port)
    _log.info("lapin %s started", full_version(), extra={"host": config.host, "port": port, "data": config.data})
    gc.freeze()  # what is there now stays: it need not be walked through again and again
    gc.set_threshold(*GARBAGE)
    # Once all is said, uvicorn sends itself the signal again. To stop when asked is a good end (0), no death (143).
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    status = 0
    try:
        GracefulServer(server).run(sockets=[listening])
    except DependencyChanged as error:
        raise ConfigError(str(error)) from None
    except SystemExit:
        pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    _log.info("lapin stopped")
    _leave(status)


def _leave(status: int) -> NoReturn:
    """All is written. Python would still wait for every thread; a bot that thinks is not waited for."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(status)


def _unusable(folder: str, error: OSError | sqlite3.Error) -> str:
    """Why a data folder cannot be used, and what may help."""
    why = (isinstance(error, OSError) and error.strerror) or str(error)
    text = f"cannot use the data folder {folder}: {why}"
    code = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR) or "disk I/O" in why or "full" in why:
        return f"{text}; is the disk full? Make room, or name another folder with --data"
    if isinstance(error, PermissionError) or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
        return f"{text}; it must belong to the user that runs lapin"
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return f"{text}; the file is damaged: put it aside and restore a backup"
    return text
