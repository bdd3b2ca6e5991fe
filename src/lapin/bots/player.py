"""The bot of this package: it tells, hands in, agrees and votes by comparing clues with the words of cards."""

from __future__ import annotations

from random import Random

import msgspec

from lapin.bots.phrasebank import phrases
from lapin.bots.port import BotTable, Persona
from lapin.rules.commands import Intent, TextClue
from lapin.rules.legal import random_intent
from lapin.rules.projection import PlayerView


class Player(msgspec.Struct, frozen=True):
    """A bot with a persona."""

    persona: Persona
    seed: int
    language: str

    def choose(self, view: PlayerView, table: BotTable) -> Intent:
        """What it does now."""
        random = Random(f"{self.seed}/{view.public.turn}/{view.public.phase}")
        return random_intent(view, random, clue=TextClue(random.choice(phrases(self.language)).text))
