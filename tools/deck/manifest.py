"""The deck's table of contents, built from recipes, words and the pictures that exist."""

from __future__ import annotations

import json
from typing import Any

from . import wording
from .recipe import DECK_LICENCE, load
from .studio import BACK, PACKAGE, picture_paths


def build() -> tuple[dict[str, Any], list[str]]:
    """The manifest and, in plain sentences, what was left out of it."""
    words = wording.read()
    cards, left_out = [], []
    for recipe in load(strict=True).values():
        if recipe.id == BACK:
            continue
        entry = words.get(recipe.id)
        faults = wording.faults(recipe, entry)
        if not all(path.exists() for path in picture_paths(recipe.id)):
            faults.insert(0, "no pictures yet")
        if faults or entry is None:
            left_out.append(f"{recipe.id}: {'; '.join(faults)}")
            continue
        cards.append(
            {
                "id": recipe.id,
                "title": recipe.title,
                "seed": recipe.seed,
                "caption": entry["caption"],
                "words": entry["words"],
                "short": {language: entry["short"][language] for language in wording.LANGUAGES},
                "long": {language: entry["long"][language] for language in wording.LANGUAGES},
                "licence": recipe.licence,
                "credits": list(recipe.credits),
                "large": f"large/{recipe.id}.webp",
                "small": f"small/{recipe.id}.webp",
                "thumbnail": f"thumbnail/{recipe.id}.webp",
            }
        )
    manifest = {
        "id": "lantern",
        "name": "Lantern",
        "version": 1,
        "licence": DECK_LICENCE,
        "author": "the lapin project",
        "back": {"large": "back-large.webp", "small": "back-small.webp", "thumbnail": "back-thumbnail.webp"},
        "cards": cards,
    }
    return manifest, left_out


def write() -> list[str]:
    """Write manifest.json; returns what was left out."""
    manifest, left_out = build()
    PACKAGE.mkdir(parents=True, exist_ok=True)
    text = json.dumps(manifest, ensure_ascii=False, indent=1)
    (PACKAGE / "manifest.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(manifest['cards'])} cards in the manifest, {len(left_out)} left out")
    return left_out
