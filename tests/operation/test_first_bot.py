"""The first bot of a server is fetched beside the road, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from lapin.rooms.commands import Level
from lapin.rooms.ports import BotSeat
from lapin.testing.ports import PlainCompany
from lapin.testing.server import running


class Watched(PlainCompany):
    """Knows where it was asked."""

    def __init__(self) -> None:
        self.asked: list[threading.Thread] = []

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        self.asked.append(threading.current_thread())
        return super().newcomer(level, taken, seed)


def test_the_first_bot_is_fetched_in_a_thread_when_the_server_starts() -> None:
    async def scenario() -> None:
        company = Watched()
        async with running(company=company):
            while not company.asked:  # noqa: ASYNC110 (a thread)
                await asyncio.sleep(0.005)
            assert company.asked != [threading.main_thread()]

    asyncio.run(scenario())
