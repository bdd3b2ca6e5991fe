"""Decks made on the spot, valid in every respect, for tests that need cards but no art."""

from __future__ import annotations

import json
import random
from pathlib import Path

from PIL import Image, ImageDraw

from lapin.decks.check import LARGE, SMALL
from lapin.languages import LANGUAGES

_LETTERS = "bcdfghjklmnprstvwz"


def write_deck(folder: Path, cards: int = 84, deck_id: str = "plain") -> Path:
    """A deck of coloured tiles whose words are nonsense of the right length."""
    dice = random.Random(deck_id)
    for name in ("large", "small"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    manifest = {
        "id": deck_id,
        "name": deck_id.title(),
        "licence": "CC0-1.0",
        "author": "made by lapin.testing",
        "back": {"large": "back-large.webp", "small": "back-small.webp"},
        "cards": [_card(dice, number) for number in range(cards)],
    }
    _paint(dice, folder / "back-large.webp", folder / "back-small.webp")
    for number in range(cards):
        _paint(dice, folder / f"large/{_name(number)}.webp", folder / f"small/{_name(number)}.webp")
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return folder


def _name(number: int) -> str:
    return f"tile-{number:03d}"


def _nonsense(dice: random.Random, words: int) -> str:
    return " ".join("".join(dice.choice(_LETTERS) + dice.choice("aeiou") for _ in range(3)) for _ in range(words))


def _card(dice: random.Random, number: int) -> dict[str, object]:
    return {
        "id": _name(number),
        "title": _nonsense(dice, 2),
        "seed": number,
        "caption": _nonsense(dice, 10),
        "words": _nonsense(dice, 5).split(),
        "short": {language: _nonsense(dice, 14) for language in LANGUAGES},
        "long": {language: _nonsense(dice, 60) for language in LANGUAGES},
        "licence": "CC0-1.0",
        "credits": [],
        "large": f"large/{_name(number)}.webp",
        "small": f"small/{_name(number)}.webp",
    }


def _paint(dice: random.Random, large: Path, small: Path) -> None:
    """A few big tiles, ten of them bright: any two pictures differ, and each is readable."""
    bright = set(dice.sample(range(24), 10))
    picture = Image.new("RGB", (4, 6))
    pen = ImageDraw.Draw(picture)
    for tile in range(24):
        low, high = (150, 240) if tile in bright else (0, 110)
        pen.point(
            (tile % 4, tile // 4), (dice.randrange(low, high), dice.randrange(low, high), dice.randrange(low, high))
        )
    for path, (size, _) in ((large, LARGE), (small, SMALL)):
        picture.resize(size, Image.Resampling.NEAREST).save(path, "WEBP", quality=60, method=0)
