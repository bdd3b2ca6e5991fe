"""The bots of `lapin.bots`, as rooms want them.

They are imported when the first of them is asked for, not before: a server is ready again in half the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from lapin.adapters.library import DeckLibrary
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rules.commands import Intent
from lapin.rules.projection import PlayerView

if TYPE_CHECKING:
    from lapin.bots import Bot, CardWords
    from lapin.decks import Card

_LEVELS: Final = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3}


class BotCompany:
    """Bots by name, made anew whenever they are asked: they keep nothing to themselves."""

    def __init__(self, library: DeckLibrary) -> None:
        self._library = library
        self._decks: dict[str, tuple[CardWords, ...]] = {}
        self._prepared: set[tuple[str, str]] = set()

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        from lapin import bots

        here = {name.casefold() for name in taken}
        personas = bots.available()
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
        return _made(bot, knowledge.language).choose(knowledge.view, table)

    def pause(self, bot: BotSeat, view: PlayerView) -> float:
        from lapin import bots

        return bots.pause(_made(bot, "en"), view)


def _words(card: Card) -> CardWords:
    from lapin.bots import CardWords

    return CardWords(card.caption, card.words, tuple(card.short.items()))


@lru_cache(maxsize=1024)
def _made(bot: BotSeat, language: str) -> Bot:
    from lapin import bots

    return bots.make(bot.persona, bot.seed, language, _LEVELS[bot.level])
