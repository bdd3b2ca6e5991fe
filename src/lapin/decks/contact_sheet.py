"""All cards of a deck on one picture, to judge them side by side."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from lapin.decks.deck import Deck, DeckError
from lapin.decks.pictures import unpacked

_GAP = 8
_MOST_PIXELS = 200_000_000
_GROUND = (24, 22, 34)


def contact_sheet(deck: Deck, width: int = 120, columns: int = 12) -> Image.Image:
    """Thumbnails in rows, the back last."""
    paths: list[Path] = [*(card.small for card in deck.cards), deck.back_small]
    height = width * 3 // 2
    rows = -(-len(paths) // columns)
    size = (columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP)
    if size[0] * size[1] > _MOST_PIXELS:
        raise DeckError(f"a sheet of {len(paths)} cards would have {size[0]}×{size[1]} pixels; take a smaller --width")
    sheet = Image.new("RGB", size, _GROUND)
    for number, path in enumerate(paths):
        row, column = divmod(number, columns)
        small = unpacked(path).resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (_GAP + column * (width + _GAP), _GAP + row * (height + _GAP)))
    return sheet
