"""Contact sheets: many cards side by side, the way a deck must be judged."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

PAPER = (24, 22, 28)


def contact_sheet(pictures: list[Path], target: Path, card_width: int = 160, columns: int = 12, gap: int = 6) -> None:
    """Lay pictures out in rows, left to right."""
    card_height = card_width * 3 // 2
    columns = min(columns, max(1, len(pictures)))
    rows = -(-len(pictures) // columns)
    board = Image.new("RGB", (columns * (card_width + gap) + gap, rows * (card_height + gap) + gap), PAPER)
    for index, path in enumerate(pictures):
        with Image.open(path) as picture:
            small = picture.convert("RGB").resize((card_width, card_height), Image.Resampling.LANCZOS)
        board.paste(small, (gap + index % columns * (card_width + gap), gap + index // columns * (card_height + gap)))
    target.parent.mkdir(parents=True, exist_ok=True)
    if len(pictures) > 24:  # a whole deck in full colour would weigh more than the deck
        board = board.quantize(palette=board.quantize(256), dither=Image.Dither.FLOYDSTEINBERG)
    board.save(target)
