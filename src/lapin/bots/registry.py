"""Which bots there are: our own, those that come by `register` or the entry point group `lapin.bots`, and in a roster
of a host's own whoever is added there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Final

import msgspec

from lapin.bots.personas import PERSONAS
from lapin.bots.player import Player
from lapin.bots.port import Bot, Persona

Factory = Callable[[Persona, int, str], Bot]
"""Makes a bot of a persona, a seed and the language it tells in."""

ENTRY_POINTS: Final = "lapin.bots"
LEVELS: Final = (1, 2, 3)


class UnknownBot(LookupError):
    """No bot of this name or level; the message says which there are."""


class Roster:
    """Bots by name, in the order they were added."""

    def __init__(self, entries: Iterable[tuple[Persona, Factory]] = ()) -> None:
        self._entries: dict[str, tuple[Persona, Factory]] = {}
        for persona, factory in entries:
            self.add(persona, factory)

    def add(self, persona: Persona, factory: Factory) -> None:
        """Add a bot. Its name must be free."""
        key = persona.name.casefold()
        if key in self._entries:
            raise ValueError(f"there is already a bot named {persona.name}")
        self._entries[key] = (persona, factory)

    def remove(self, name: str) -> None:
        """Take a bot out."""
        del self._entries[name.casefold()]

    def with_bot(self, persona: Persona, factory: Factory) -> Roster:
        """All of these and one more; this roster stays as it is."""
        return Roster((*self._entries.values(), (persona, factory)))

    def available(self) -> tuple[Persona, ...]:
        """All bots."""
        return tuple(persona for persona, _ in self._entries.values())

    def make(self, name_or_level: str | int, seed: int, language: str = "en", level: int | None = None) -> Bot:
        """A bot by its name, or one of a level; the seed says which one and how it plays.

        `level` makes a bot of that name play at another level than its own.
        """
        if isinstance(name_or_level, int):
            _check_level(name_or_level)
            candidates = [entry for entry in self._entries.values() if entry[0].level == name_or_level]
            persona, factory = Random(f"{seed}/who").choice(candidates)
        else:
            entry = self._entries.get(name_or_level.casefold())
            if entry is None:
                names = ", ".join(persona.name for persona in self.available())
                raise UnknownBot(f"no bot named {name_or_level!r}; there are {names}")
            persona, factory = entry
        if level is not None:
            _check_level(level)
            persona = msgspec.structs.replace(persona, level=level)
        return factory(persona, seed, language)


def _check_level(level: int) -> None:
    if level not in LEVELS:
        raise UnknownBot(f"no bots of level {level}; levels are {', '.join(str(level) for level in LEVELS)}")


_REGISTERED: Final = Roster((persona, Player) for persona in PERSONAS)


def register(persona: Persona, factory: Factory) -> None:
    """Add a bot for everybody in this process. Its name must be free."""
    _REGISTERED.add(persona, factory)


def unregister(name: str) -> None:
    """Take a registered bot out again."""
    _REGISTERED.remove(name)


def everyone() -> Roster:
    """All registered bots."""
    _installed()
    return _REGISTERED


def available() -> tuple[Persona, ...]:
    """All registered bots, in the order they were registered."""
    return everyone().available()


def make(name_or_level: str | int, seed: int, language: str = "en", level: int | None = None) -> Bot:
    """A registered bot, as `Roster.make` makes it."""
    return everyone().make(name_or_level, seed, language, level)


def company(count: int, seed: int, language: str = "en", level: int | None = None) -> tuple[Bot, ...]:
    """Several bots for one table: all different while there are enough, and minds mixed, because copies of one mind
    understand each other too well. `level` sets all of them to one level."""
    random = Random(f"{seed}/company")
    personas = list(available())
    random.shuffle(personas)
    chosen: list[Persona] = []
    while len(chosen) < count:
        pool = [persona for persona in personas if persona not in chosen] or personas
        minds = [persona.mind for persona in chosen]
        chosen.append(min(pool, key=lambda persona: (minds.count(persona.mind), personas.index(persona))))
    return tuple(make(persona.name, seed + number, language, level) for number, persona in enumerate(chosen))


@cache
def _installed() -> None:
    """Bots that other packages bring: an entry point names a function that calls `register`."""
    for entry_point in entry_points(group=ENTRY_POINTS):
        entry_point.load()()
