"""A card's recipe: one module under `cards`, named by its id (hyphens are underscores in the file's name)."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PIL import Image

from .light import Light
from .stage import Stage

CARDS = Path(__file__).parent / "cards"
BACK = "back"


class Draw(Protocol):
    def __call__(self, stage: Stage) -> None: ...


@dataclass(frozen=True)
class Card:
    """What a module of `cards` says: FEELING, CLUES, LIGHT, CROP, and draw(stage)."""

    id: str
    feeling: str
    clues: tuple[str, ...]
    light: Light
    crop: str
    draw: Draw

    def render(self, scale: float) -> Image.Image:
        """The same pixels whenever the recipe and the kit are the same."""
        stage = Stage(scale, self.light, seed=sum(self.id.encode()) % 97 + 1)
        self.draw(stage)
        return stage.finish()


FEELINGS = (
    "grief",
    "dread",
    "love",
    "anger",
    "envy",
    "pride",
    "shame",
    "tenderness",
    "mischief",
    "longing",
    "wonder",
    "boredom",
    "courage",
    "loneliness",
    "hope",
    "joy",
)
CROPS = ("close-up", "figure", "scene", "from above", "crowd", "abstract")


def load(card: str) -> Card:
    if not (CARDS / f"{card.replace('-', '_')}.py").exists():
        raise SystemExit(f"paper: no card is called {card!r}; cards: {', '.join(ids())}")
    module = importlib.import_module(f"{__package__}.cards.{card.replace('-', '_')}")
    return Card(card, module.FEELING, tuple(module.CLUES), module.LIGHT, module.CROP, module.draw)


def ids() -> list[str]:
    """All cards that have a recipe, the back aside."""
    return [card for card in sorted(p.stem.replace("_", "-") for p in CARDS.glob("[!_]*.py")) if card != BACK]
