"""Which bots there are. Ours are registered here; others come by `register` or the entry point group `lapin.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Final

import msgspec

from lapin.bots.port import Bot, Persona

Factory = Callable[[Persona, int, str], Bot]
"""Makes a bot of a persona, a seed and the language it tells in."""

ENTRY_POINTS: Final = "lapin.bots"
LEVELS: Final = (1, 2, 3)


class UnknownBot(LookupError):
    """No bot of this name or level; the message says which there are."""


_REGISTERED: dict[str, tuple[Persona, Factory]] = {}


def register(persona: Persona, factory: Factory) -> None:
    """Add a bot. Its name must be free."""
    key = persona.name.casefold()
    if key in _REGISTERED:
        raise ValueError(f"there is already a bot named {persona.name}")
    _REGISTERED[key] = (persona, factory)


def available() -> tuple[Persona, ...]:
    """All bots, in the order they were registered."""
    _installed()
    return tuple(persona for persona, _ in _REGISTERED.values())


def make(name_or_level: str | int, seed: int, language: str = "en", level: int | None = None) -> Bot:
    """A bot by its name, or one of a level; the seed says which one and how it plays.

    `level` makes a bot of that name play at another level than its own.
    """
    _installed()
    if isinstance(name_or_level, int):
        _check_level(name_or_level)
        candidates = [entry for entry in _REGISTERED.values() if entry[0].level == name_or_level]
        persona, factory = Random(f"{seed}/who").choice(candidates)
    else:
        entry = _REGISTERED.get(name_or_level.casefold())
        if entry is None:
            raise UnknownBot(f"no bot named {name_or_level!r}; there are {', '.join(p.name for p in available())}")
        persona, factory = entry
    if level is not None:
        _check_level(level)
        persona = msgspec.structs.replace(persona, level=level)
    return factory(persona, seed, language)


def _check_level(level: int) -> None:
    if level not in LEVELS:
        raise UnknownBot(f"no bots of level {level}; levels are {', '.join(str(level) for level in LEVELS)}")


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
