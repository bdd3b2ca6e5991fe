"""The words of the cards and the bands they must keep."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .recipe import FAMILIES, Recipe

FOLDER = Path(__file__).parent / "words"
LANGUAGES = ("en", "fr", "nl")
CAPTION = (8, 16)
MOODS = (5, 6)
SHORT = (80, 150)
LONG = (300, 700)


def read() -> dict[str, dict[str, Any]]:
    """All words by card id."""
    words: dict[str, dict[str, Any]] = {}
    for family in (*FAMILIES, "back"):
        path = FOLDER / f"{family}.json"
        if path.exists():
            for card, entry in json.loads(path.read_text(encoding="utf-8")).items():
                if card in words:
                    raise ValueError(f"{path.name}: {card} has words in two files")
                words[card] = entry
    return words


def _band(name: str, count: int, band: tuple[int, int], unit: str) -> list[str]:
    return [] if band[0] <= count <= band[1] else [f"{name} has {count} {unit}; {band[0]} to {band[1]} are wanted"]


def _holds(text: str, phrase: str) -> bool:
    return re.search(rf"\b{re.escape(phrase)}\b", text, re.IGNORECASE) is not None


def faults(recipe: Recipe, entry: dict[str, Any] | None) -> list[str]:
    """What is wrong with a card's words, in plain sentences."""
    if entry is None:
        return ["no words yet"]
    missing = [key for key in ("caption", "words", "short", "long") if key not in entry]
    if missing:
        return [f"no {key}" for key in missing]
    found = _band("caption", len(entry["caption"].split()), CAPTION, "words")
    found += _band("words", len(entry["words"]), MOODS, "words")
    for kind, band in (("short", SHORT), ("long", LONG)):
        for language in LANGUAGES:
            text = entry[kind].get(language, "")
            found += _band(f"{kind} {language}", len(text), band, "characters")
            if text != text.strip() or "  " in text:
                found.append(f"{kind} {language} has stray spaces")
            if _holds(text, recipe.title):
                found.append(f"{kind} {language} gives the title away")
    for mood in entry["words"]:
        for name, text in (
            ("caption", entry["caption"]),
            ("short", entry["short"].get("en", "")),
            ("long", entry["long"].get("en", "")),
        ):
            if _holds(text, mood):
                found.append(f"{name} uses the mood word {mood!r}")
    return found
