"""Bots beside a stopwatch."""

from __future__ import annotations

import time
from typing import Any

from lapin.metrics import Metrics
from lapin.rooms.ports import BotKnowledge, BotSeat, Company
from lapin.rules.commands import Intent


class CountedCompany:
    """Bots whose moves are counted and timed."""

    def __init__(self, company: Company, metrics: Metrics) -> None:
        self._company = company
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._company, name)

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        begun = time.perf_counter()
        try:
            return self._company.choose(bot, knowledge)
        finally:
            self._metrics.count_bot_move(time.perf_counter() - begun)
