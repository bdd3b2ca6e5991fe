"""Colours of paper: mixing, skins, and twelve fixed palettes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]


def to_rgb(colour: str) -> Array:
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def to_linear(colour: str) -> Array:
    return np.asarray(to_rgb(colour) ** 2.2, np.float32)


def mix(first: str, second: str, share: float) -> str:
    """share 0 is the first colour, 1 the second."""
    blend = to_rgb(first) * (1 - share) + to_rgb(second) * share
    return "#{:02x}{:02x}{:02x}".format(*(max(0, min(255, round(float(v) * 255))) for v in blend))


def darker(colour: str, share: float = 0.25) -> str:
    """In the shade: towards a violet black, never grey."""
    return mix(colour, "#1c1430", share)


def lighter(colour: str, share: float = 0.25) -> str:
    return mix(colour, "#fff4dc", share)


SKINS = {
    "porcelain": "#f0cdb0",
    "peach": "#e7b48c",
    "olive": "#cf9a6a",
    "amber": "#bb7d4c",
    "bronze": "#9a5f3a",
    "umber": "#7a4630",
    "ebony": "#553024",
    "night": "#3d241f",
}
"""Paper skins, light to dark. Coloured faces (teal, wine) are as welcome."""

HAIRS = {
    "black": "#241d2b",
    "brown": "#4a2d24",
    "chestnut": "#7a3f26",
    "red": "#a8482a",
    "straw": "#d8a650",
    "grey": "#9a95a0",
    "white": "#e9e4dc",
}


@dataclass(frozen=True)
class Palette:
    """Two darks, two mids, a light, a source of light, an accent. Keep a card within one and add little."""

    ink: str
    """the darkest sheet"""
    deep: str
    """the second dark"""
    mid: str
    soft: str
    """the second, lighter mid"""
    pale: str
    """the lightest paper"""
    glow: str
    """what shines through openings"""
    accent: str
    """the one loud colour: small"""


PALETTES = {
    "ember": Palette("#1a0a18", "#5a1730", "#a8242f", "#d9653a", "#fff0d2", "#ff9a2a", "#2f6f8f"),
    "lagoon": Palette("#0f2a38", "#1f5560", "#2f8a88", "#8cc5ae", "#f6ecd0", "#ffe08a", "#e2553f"),
    "noon": Palette("#3a2433", "#b0462e", "#e39a3c", "#f2cf7c", "#fdf3da", "#fff3b0", "#1f7a8c"),
    "snowfield": Palette("#22304a", "#54708f", "#9db8cc", "#d5e2ea", "#f8f8f4", "#ffe3a6", "#c8392f"),
    "fog": Palette("#343b45", "#66717c", "#97a1a6", "#c3c9c6", "#eae8de", "#ffe9bf", "#c9553d"),
    "dusk": Palette("#2a1b3d", "#5d3160", "#b0506a", "#ef9a6a", "#ffe2b8", "#ffc15a", "#2e8c90"),
    "midnight": Palette("#10122a", "#232b4d", "#3f4d7c", "#7d86b4", "#f2ead2", "#ffd88a", "#e0563f"),
    "orchard": Palette("#1f2d22", "#3c5a34", "#7a9a45", "#c3cc72", "#faf1cf", "#ffe680", "#d8402f"),
    "clay": Palette("#3b1f1b", "#84402a", "#c0683d", "#e3a878", "#f8e6ca", "#ffcf82", "#1d6a72"),
    "rose": Palette("#3a1430", "#83284f", "#cf5870", "#f0a6a0", "#fdeadb", "#ffd9a0", "#2a7a6a"),
    "bone": Palette("#3a3634", "#8d857b", "#c9bfae", "#e6ddca", "#fbf6ea", "#fff0c4", "#b8322c"),
    "ultramarine": Palette("#0e1440", "#1d2f8a", "#3a62c8", "#93b4ea", "#f7f1df", "#ffd24a", "#f2622e"),
}
