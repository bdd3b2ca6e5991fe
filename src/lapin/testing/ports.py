"""A clock and a chance that do as they are told, and a library and bots of no weight."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from itertools import count
from random import Random
from typing import Any

from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat, DeckSummary, Handle, Picture
from lapin.rules.commands import Intent, TextClue
from lapin.rules.legal import random_intent
from lapin.rules.projection import PlayerView


class _Waiting:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class CommandedClock:
    """Time passes when it is told to. The time of day may be made to jump on its own."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self._now = now
        self._monotonic = 1000.0
        self._waiting: list[tuple[float, int, _Waiting]] = []
        self._order = count()

    def now(self) -> int:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic

    def later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        waiting = _Waiting(callback)
        heapq.heappush(self._waiting, (self._monotonic + seconds, next(self._order), waiting))
        return waiting

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self.later(seconds, over.set)
        await over.wait()

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the time of day; nothing else happens."""
        self._now += milliseconds

    async def advance(self, seconds: float) -> None:
        """Let time pass; whatever falls due happens in order, each with its consequences."""
        end = self._monotonic + seconds
        while self._waiting and self._waiting[0][0] <= end:
            due, _, waiting = heapq.heappop(self._waiting)
            if waiting.cancelled:
                continue
            self._now += round((due - self._monotonic) * 1000)
            self._monotonic = max(self._monotonic, due)
            waiting.callback()
            await settle()
        self._now += round((end - self._monotonic) * 1000)
        self._monotonic = end
        await settle()


async def settle(turns: int = 20) -> None:
    """Let everything that can go on without time go on."""
    for _ in range(turns):
        await asyncio.sleep(0)


class SeededChance:
    """The same bytes for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._drawn = 0

    def bytes(self, count: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._seed}/{self._drawn}".encode()).digest(count)


class PlainLibrary:
    """One deck of numbered cards."""

    def __init__(self, size: int = 84) -> None:
        self._cards = tuple(f"card-{number:02}" for number in range(size))

    def decks(self) -> Sequence[DeckSummary]:
        return (DeckSummary("plain", "Plain", len(self._cards), "nobody", "CC0-1.0"),)

    def default(self) -> str:
        return "plain"

    def cards(self, deck: str) -> Sequence[str]:
        return {"plain": self._cards}[deck]

    def words(self, deck: str, card: str, language: str) -> tuple[str, str]:
        return f"{card} ({language})", f"{card}, at length ({language})"

    def picture(self, name: str, size: str) -> Picture:
        return Picture("image/svg+xml", f"<svg xmlns='http://www.w3.org/2000/svg' id='{name}-{size}'/>".encode())

    def back(self, size: str) -> Picture:
        return Picture("image/svg+xml", b"<svg xmlns='http://www.w3.org/2000/svg'/>")


class PlainCompany:
    """Bots that play any legal move."""

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        number = next(number for number in count(1) if f"Bot {number}" not in taken)
        return BotSeat(f"Bot {number}", level, seed)

    def prepare(self, deck: str, language: str) -> None:
        return None

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        public = knowledge.view.public
        random = Random(f"{bot.seed}/{public.turn}/{public.phase}")
        return random_intent(knowledge.view, random, TextClue(f"{bot.persona}, turn {public.turn}"))

    def waits(self, bot: BotSeat) -> bool:
        return False

    def pause(self, bot: BotSeat, view: PlayerView) -> float:
        return 4.0


class Inline(Executor):
    """Work done at once, where it was asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
