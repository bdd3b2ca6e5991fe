"""A deck's smallest pictures, made from its large ones: what a hand on a phone shows."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image

from lapin.decks.check import THUMBNAIL
from lapin.decks.deck import MANIFEST, DeckError, load_deck
from lapin.decks.pictures import unpacked, write_inside

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
        small = thumbnail(large)
        write_inside(folder, name, small)
        weights.append(len(small))
        entry["thumbnail"] = name
    write_inside(folder, MANIFEST, (json.dumps(named, ensure_ascii=False, indent=1) + "\n").encode())
    return weights


def thumbnail(large: Path) -> bytes:
    """A picture's thumbnail at the best quality that keeps within the limit."""
    size, most_bytes = THUMBNAIL
    small = unpacked(large).resize(size, Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        packed = BytesIO()
        small.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= most_bytes:
            break
    return packed.getvalue()
