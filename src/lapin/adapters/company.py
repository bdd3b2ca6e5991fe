"""The bots of `lapin.bots`, as rooms want them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from lapin import bots
from lapin.adapters.library import DeckLibrary
from lapin.bots import Bot, BotTable, CardWords
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rules.commands import Intent
from lapin.rules.projection import PlayerView

_LEVELS: Final = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3}


class BotCompany:
    """Bots by name, made anew whenever they are asked: they keep nothing to themselves."""

    def __init__(self, library: DeckLibrary) -> None:
        self._library = library
        self._decks = {
            deck.id: tuple(CardWords(card.caption, card.words) for card in library.deck(deck.id).cards)
            for deck in library.decks()
        }

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        here = {name.casefold() for name in taken}
        personas = bots.available()
        free = [persona for persona in personas if persona.name.casefold() not in here] or list(personas)
        fitting = [persona for persona in free if persona.level == _LEVELS[level]] or free
        return BotSeat(Random(seed).choice(fitting).name, level, seed)

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        words = {}
        for token, name in knowledge.cards.items():
            card = self._library.card(knowledge.deck, name)
            if card is not None:
                words[token] = CardWords(card.caption, card.words)
        table = BotTable(words=words, deck=self._decks.get(knowledge.deck, ()), rounds=knowledge.rounds)
        return _made(bot, knowledge.language).choose(knowledge.view, table)

    def pause(self, bot: BotSeat, view: PlayerView) -> float:
        return bots.pause(_made(bot, "en"), view)


@lru_cache(maxsize=1024)
def _made(bot: BotSeat, language: str) -> Bot:
    return bots.make(bot.persona, bot.seed, language, _LEVELS[bot.level])
