"""A deck's smallest pictures, made from its large ones: what a hand on a phone shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from PIL import Image, UnidentifiedImageError

from lapin.decks.check import THUMBNAIL
from lapin.decks.deck import MANIFEST, DeckError, load_deck

QUALITIES: Final = (82, 80, 76, 70, 64, 56, 48, 40)


def write_thumbnails(path: str | Path) -> list[int]:
    """Writes every card's thumbnail and the back's, and names them in the manifest; returns their weights in bytes.

    The same large pictures always give the same thumbnails (with one release of Pillow; another may pack otherwise).
    """
    folder = Path(path)
    deck = load_deck(folder)
    named: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    weights = []
    taken: dict[str, Path] = {}
    for entry, large in zip(
        [*named["cards"], named["back"]], [*(card.large for card in deck.cards), deck.back_large], strict=True
    ):
        name = "back-thumbnail.webp" if large == deck.back_large else f"thumbnail/{large.stem}.webp"
        if taken.setdefault(name, large) != large:
            raise DeckError(f"{taken[name]} and {large} would have the same thumbnail; give the files different names")
        weights.append(write_thumbnail(large, folder / name))
        entry["thumbnail"] = name
    (folder / MANIFEST).write_text(json.dumps(named, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return weights


def write_thumbnail(large: Path, target: Path) -> int:
    """One picture at the best quality that keeps within the limit; returns its weight in bytes."""
    size, most_bytes = THUMBNAIL
    try:
        with Image.open(large) as picture:
            small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    except UnidentifiedImageError:
        raise DeckError(f"{large} cannot be read as a picture; WebP or AVIF are right") from None
    target.parent.mkdir(parents=True, exist_ok=True)
    for quality in QUALITIES:
        small.save(target, "WEBP", quality=quality, method=6)
        if target.stat().st_size <= most_bytes:
            break
    return target.stat().st_size
