"""Colours as people write them ('#rrggbb') and as light adds them up (linear)."""

from __future__ import annotations

from collections.abc import Sequence

Colour = str | Sequence[float]


def to_linear(channel: float) -> float:
    """One sRGB channel (0..1) as linear light."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def linear(colour: Colour, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """'#rrggbb' as linear RGBA; numbers are taken to be linear already."""
    if not isinstance(colour, str):
        red, green, blue = colour[0], colour[1], colour[2]
        return (red, green, blue, colour[3] if len(colour) > 3 else alpha)
    digits = colour.lstrip("#")
    red, green, blue = (to_linear(int(digits[start : start + 2], 16) / 255) for start in (0, 2, 4))
    return (red, green, blue, alpha)


def scaled(colour: Colour, factor: float) -> tuple[float, float, float, float]:
    """The same hue, brighter or darker, in linear light."""
    red, green, blue, alpha = linear(colour)
    return (min(1.0, red * factor), min(1.0, green * factor), min(1.0, blue * factor), alpha)


def between(first: Colour, second: Colour, amount: float) -> tuple[float, float, float, float]:
    """The colour `amount` (0..1) of the way from the first to the second."""
    start, end = linear(first), linear(second)
    red, green, blue, alpha = (a + (b - a) * amount for a, b in zip(start, end, strict=True))
    return (red, green, blue, alpha)
