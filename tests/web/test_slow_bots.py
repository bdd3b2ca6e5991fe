"""A bot that waits for somebody outside keeps its own table waiting, and no other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from lapin.client import Pilot
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rules.commands import Intent
from lapin.testing.ports import PlainCompany
from lapin.testing.server import running


class SlowCompany(PlainCompany):
    """Hard bots wait until they are let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.asked = threading.Semaphore(0)

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        plain = super().newcomer(level, taken, seed)
        return BotSeat(plain.persona.replace("Bot", "Slow"), level, seed) if level is Level.HARD else plain

    def waits(self, bot: BotSeat) -> bool:
        return bot.level is Level.HARD

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        if self.waits(bot):
            self.asked.release()
            self.let_go.wait(60)
        return super().choose(bot, knowledge)


def test_other_tables_play_on_while_bots_wait_for_somebody_outside() -> None:
    async def scenario() -> None:
        company = SlowCompany()
        async with (
            running(company=company) as server,
            Pilot(server.address, seed=1) as ann,
            Pilot(server.address) as bob,
        ):
            await ann.enter(await ann.make_room(seat="Ann"))
            for _ in range(3):
                await ann.do("add_bot", level="hard")
            await ann.start()
            for _ in range(3):  # more than there are threads for bots that think
                assert await asyncio.to_thread(company.asked.acquire, timeout=30)
            await bob.enter(await bob.make_room(seat="Bob", bots=2, options={"target": 2}))
            await bob.start()
            await bob.play_to_the_end()
            company.let_go.set()

    asyncio.run(scenario())
