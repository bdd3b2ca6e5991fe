"""The register of cards: what each one is, before it is a picture."""

from __future__ import annotations

import importlib
import random
import re
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from .paint.develop import Look

FAMILIES = ("sea", "sky", "forest", "desert", "winter", "interiors", "city", "space")
DECK_LICENCE = "CC0-1.0"

Scene = Callable[[random.Random], Look]


@dataclass(frozen=True)
class Recipe:
    """One card: who it is, the three clues it must bear, and the function that builds it."""

    id: str
    title: str
    seed: int
    family: str
    setting: str
    time: str
    palette: str
    hero: str
    clues: tuple[str, str, str]
    scene: Scene
    ready: bool = False
    licence: str = DECK_LICENCE
    credits: tuple[str, ...] = field(default=())

    def build(self) -> Look:
        """Build the scene (after `scene.reset()`) and say how it is to be painted."""
        return self.scene(random.Random(self.seed))


REGISTER: dict[str, Recipe] = {}
TIMES = ("day", "dusk", "night", "inside")


def recipe(
    id: str,
    title: str,
    seed: int,
    setting: str,
    time: str,
    palette: str,
    hero: str,
    clues: tuple[str, str, str],
    ready: bool = False,
    licence: str = DECK_LICENCE,
    credits: tuple[str, ...] = (),
) -> Callable[[Scene], Scene]:
    """Register a card. `time` is day, dusk, night or inside (also underwater and space);
    `setting`, `palette` and `hero` are one or two words each and are counted for variety.
    The function under it takes a seeded `random.Random` and returns a `Look`.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id):
        raise ValueError(f"recipe id {id!r}: use lower-case words joined by hyphens")
    if time not in TIMES:
        raise ValueError(f"recipe {id}: time {time!r} is not one of {', '.join(TIMES)}")
    if len({clue.strip().lower() for clue in clues}) != 3:
        raise ValueError(f"recipe {id}: three different clues are needed")

    def register(scene: Scene) -> Scene:
        family = scene.__module__.rsplit(".", 1)[-1]
        known = REGISTER.get(id)
        if known is not None and known.family != family:
            raise ValueError(f"recipe {id} is registered twice: in {known.family} and {family}")
        REGISTER[id] = Recipe(
            id, title, seed, family, setting, time, palette, hero, clues, scene, ready, licence, credits
        )
        return scene

    return register


def load(strict: bool = False) -> dict[str, Recipe]:
    """Import every family; a family that does not import is reported and left out unless strict."""
    for family in (*FAMILIES, "back"):
        try:
            importlib.import_module(f"deck.recipes.{family}")
        except ModuleNotFoundError as error:
            if error.name != f"deck.recipes.{family}":
                raise
        except Exception:
            if strict:
                raise
            print(f"deck: the family {family} could not be loaded:", file=sys.stderr)
            traceback.print_exc()
    return REGISTER
