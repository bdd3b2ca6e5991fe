"""The bots of `lapin.bots`, as rooms want them.

They are imported when the first of them is asked for, not before: a server is ready again in half the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from lapin.adapters.library import DeckLibrary
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rules.commands import Intent
from lapin.rules.projection import PlayerView

if TYPE_CHECKING:
    from lapin.bots import Bot, CardWords, Roster
    from lapin.decks import Card

_LEVELS: Final = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3}


class BotCompany:
    """Bots by name, made anew whenever they are asked: they keep nothing to themselves."""

    def __init__(
        self,
        library: DeckLibrary,
        *,
        llm_url: str = "",
        llm_model: str = "",
        llm_key: str = "",
        llm_seconds: float = 8.0,
    ) -> None:
        self._library = library
        self._llm = (llm_url, llm_model, llm_key, llm_seconds)
        self._made = lru_cache(maxsize=1024)(self._make)
        self._decks: dict[str, tuple[CardWords, ...]] = {}
        self._prepared: set[tuple[str, str]] = set()

    @cached_property
    def _roster(self) -> Roster:
        from lapin.bots import everyone
        from lapin.bots.language_model import with_model

        return with_model(everyone(), *self._llm)

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        here = {name.casefold() for name in taken}
        personas = self._roster.available()
        free = [persona for persona in personas if persona.name.casefold() not in here] or list(personas)
        fitting = [persona for persona in free if persona.level == _LEVELS[level]] or free
        return BotSeat(Random(seed).choice(fitting).name, level, seed)

    def prepare(self, deck: str, language: str) -> None:
        from lapin import bots

        if (deck, language) not in self._prepared:
            self._prepared.add((deck, language))
            bots.prepare(self._deck(deck), language)

    def _deck(self, deck: str) -> tuple[CardWords, ...]:
        if deck not in self._decks:
            self._decks[deck] = tuple(_words(card) for card in self._library.deck(deck).cards)
        return self._decks[deck]

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        from lapin.bots import BotTable

        words = {}
        for token, name in knowledge.cards.items():
            card = self._library.card(knowledge.deck, name)
            if card is not None:
                words[token] = _words(card)
        table = BotTable(words=words, deck=self._deck(knowledge.deck), rounds=knowledge.rounds)
        return self._made(bot, knowledge.language).choose(knowledge.view, table)

    def pause(self, bot: BotSeat, view: PlayerView) -> float:
        from lapin import bots

        return bots.pause(self._made(bot, "en"), view)

    def _make(self, bot: BotSeat, language: str) -> Bot:
        from lapin.bots import UnknownBot

        level = _LEVELS[bot.level]
        try:
            return self._roster.make(bot.persona, bot.seed, language, level)
        except UnknownBot:  # its model is no longer set, or its package is gone: another plays on in its seat
            return self._roster.make(level, bot.seed, language)


def _words(card: Card) -> CardWords:
    from lapin.bots import CardWords

    return CardWords(card.caption, card.words, tuple(card.short.items()))
