"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable
from typing import Final

from lapin.adapters.store_sqlite import NotOurFile
from lapin.bootstrap import FolderInUse, Server
from lapin.config import Config, ConfigError
from lapin.decks import DeckError
from lapin.logs import set_up_logging
from lapin.web.serving import GracefulServer, listen
from lapin.web.sockets import DependencyChanged

OPEN_FILES: Final = 65_536
"""Asked for where the machine names no limit."""
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


def serve(config: Config, say_where: Callable[[int], None]) -> int:
    """Listen, have somebody say at which port, and run until interrupted."""
    set_up_logging(config.log_level, config.log_format)
    raise_open_files()
    listening = listen(config.host, config.port)
    try:
        server = Server(config)
    except (NotOurFile, DeckError, FolderInUse) as error:
        listening.close()
        raise ConfigError(str(error)) from None
    except OSError as error:
        listening.close()
        raise ConfigError(f"cannot use the data folder {config.data}: {error.strerror}") from None
    say_where(listening.getsockname()[1])
    gc.freeze()  # what is there now stays: it need not be walked through again and again
    gc.set_threshold(*GARBAGE)
    try:
        GracefulServer(server).run(sockets=[listening])
    except DependencyChanged as error:
        raise ConfigError(str(error)) from None
    return 0
