"""The bots of `lapin.bots`, as rooms want them.

They are imported when the first of them is asked for, not before: a server is ready again in half the time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from lapin.adapters.library import DeckLibrary
from lapin.decks.seen import as_bots_see
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rules.commands import Intent
from lapin.rules.projection import PlayerView

if TYPE_CHECKING:
    from lapin.bots import Bot, CardWords, Roster

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
        self._decks: dict[tuple[str, str], Mapping[str, CardWords]] = {}
        self._boxes: dict[tuple[str, str], tuple[CardWords, ...]] = {}
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
            self._words(deck, language)
            bots.prepare(self._boxes[deck, language], language)

    def _words(self, deck: str, language: str) -> Mapping[str, CardWords]:
        """What bots see of a deck's cards, in a language; always the same, since knowing a deck takes seconds."""
        known = self._decks.get((deck, language))
        if known is None:
            known = self._decks.setdefault((deck, language), as_bots_see(self._library.deck(deck), language))
            self._boxes.setdefault((deck, language), tuple(known.values()))
        return known

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        from lapin.bots import BotTable
        from lapin.bots.telling import words_of

        deck = self._words(knowledge.deck, knowledge.language)
        table = BotTable(
            words={token: deck[name] for token, name in knowledge.cards.items() if name in deck},
            deck=self._boxes[knowledge.deck, knowledge.language],
            rounds=knowledge.rounds,
            told=tuple(text for scored in knowledge.earlier if (text := words_of(scored.clue)) is not None),
            secret=knowledge.secret,
        )
        return self._made(bot, knowledge.language).choose(knowledge.view, table)

    def waits(self, bot: BotSeat) -> bool:
        from lapin.bots.language_model import HAZELNUT

        return bot.persona == HAZELNUT.name

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
