"""The one place where everything is put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final

from lapin.adapters.company import BotCompany
from lapin.adapters.company_counted import CountedCompany
from lapin.adapters.library import DeckLibrary
from lapin.adapters.private_files import private_file, private_folder
from lapin.adapters.store_counted import CountedStore
from lapin.adapters.store_memory import MemoryStore
from lapin.adapters.store_sqlite import OURS, SqliteStore
from lapin.config import Config
from lapin.metrics import Metrics
from lapin.rooms.commands import Level
from lapin.rooms.errors import StoreError
from lapin.rooms.ports import (
    Chance,
    Clock,
    Company,
    EventStore,
    Library,
    Services,
    SystemChance,
    SystemClock,
)
from lapin.rooms.registry import RoomRegistry
from lapin.web.app import Web
from lapin.web.callers import trusted_networks
from lapin.web.pages import STATIC
from lapin.web.protection import Protection
from lapin.web.serving import Silent
from lapin.web.sockets import Door

IN_MEMORY: Final = ":memory:"
DATABASE: Final = "lapin.sqlite3"
_HOUSEKEEPING: Final = 60.0
"""Seconds between two looks for rooms to let go."""
_DAY_MS: Final = 24 * 60 * 60 * 1000
_BOT_THREADS: Final = 2
_WAITING_THREADS: Final = 16
"""They take no processor: each waits for a language model, for some seconds at most."""


class FolderInUse(Exception):
    """Another server runs over the same data."""


def lock_folder(folder: Path) -> IO[bytes]:
    """A lock, so that one server runs over a folder: two would tell their rooms different stories.

    The lock ends with the process, however that ends.
    """
    private_folder(folder, OURS)
    private_file(folder / "serving.lock")
    held = open(folder / "serving.lock", "wb")  # noqa: SIM115 (held as long as the server runs)
    try:
        import fcntl
    except ImportError:  # no such locks on Windows
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise FolderInUse(f"another server runs over {folder}; stop it, or name another folder with --data") from None
    return held


class Server:
    """A whole lapin: its application, its rooms, its store."""

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        chance: Chance | None = None,
        store: EventStore | None = None,
        library: Library | None = None,
        company: Company | None = None,
        static: Path = STATIC,
    ) -> None:
        self.config = config
        self.metrics = Metrics()
        shelves = library or DeckLibrary([Path(folder) for folder in config.decks])
        if company is None:
            company = BotCompany(
                shelves if isinstance(shelves, DeckLibrary) else DeckLibrary(),
                llm_url=config.llm_url,
                llm_model=config.llm_model,
                llm_key=config.llm_key,
                llm_seconds=config.llm_seconds,
            )
        self._lock = lock_folder(Path(config.data)) if store is None and config.data != IN_MEMORY else None
        try:
            self.store = store or open_store(config)
        except BaseException:
            if self._lock is not None:
                self._lock.close()
            raise
        self._thinking = ThreadPoolExecutor(_BOT_THREADS, thread_name_prefix="lapin-bot")
        self._waiting = ThreadPoolExecutor(_WAITING_THREADS, thread_name_prefix="lapin-waiting-bot")
        counted: Any = CountedStore(self.store, self.metrics)
        counted_company: Any = CountedCompany(company, self.metrics)
        self.registry = RoomRegistry(
            Services(
                store=counted,
                clock=clock or SystemClock(),
                chance=chance or SystemChance(),
                company=counted_company,
                library=shelves,
                thinking=self._thinking,
                waiting=self._waiting,
                bot_pace=config.bot_pace,
            )
        )
        self._web = Web(config, self.registry, self.metrics, static)
        self.app: Protection = self._web.app(lifespan=self._lifespan)
        self.door: Door = self._web.door
        self.silent = Silent(config.connections_per_address, trusted_networks(config.trusted_proxies))

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: object) -> AsyncIterator[None]:
        # Bots are fetched when the doors are open already: the first of them takes a quarter of a second, and whoever
        # asked for it would keep everyone waiting that long.
        self._thinking.submit(self.registry.services.company.newcomer, Level.MEDIUM, (), 0)
        keeping = asyncio.get_running_loop().create_task(self._keep_house())
        try:
            yield
        finally:
            keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeping
            await self.close()

    async def _keep_house(self) -> None:
        while True:
            if self.config.keep_days:
                since = self.registry.services.clock.now() - self.config.keep_days * _DAY_MS
                with contextlib.suppress(StoreError):
                    await self.registry.forget_untouched(since)
            await asyncio.sleep(_HOUSEKEEPING)
            self.registry.let_go()

    async def say_goodbye(self) -> None:
        """Tell everyone to come back later, before the lines are cut."""
        await self._web.say_goodbye()

    async def close(self) -> None:
        """Tell everyone, write what waits, let go."""
        self.registry.close()
        await self.store.close()
        for pool in (self._thinking, self._waiting):
            pool.shutdown(wait=False, cancel_futures=True)
        if self._lock is not None:
            self._lock.close()


def open_store(config: Config) -> EventStore:
    """The store the settings name."""
    return MemoryStore() if config.data == IN_MEMORY else SqliteStore(Path(config.data) / DATABASE)
