"""Light on the theatre: one preset a time of day. A card names one (`LIGHT = NOON`), perhaps changed a little
(`LIGHT = NOON.but(vignette=0.1)`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Light:
    """How the finished stage is lit. `shadow` is strength, `softness` multiplies the blur of cast shadows."""

    name: str
    direction: tuple[float, float] = (5.0, 8.0)
    """where shadows fall, in card units at depth 1"""
    key: str = "#fff6e6"
    key_strength: float = 1.0
    ambient: str = "#8a7aa8"
    """colour of the shade"""
    ambient_strength: float = 0.16
    shadow: float = 1.0
    softness: float = 1.0
    spill: float = 0.7
    """how much light from behind colours the paper around an opening"""
    fog: float = 0.06
    """how much of it hangs in the air: more than 0.08 turns the card milky"""
    vignette: float = 0.25
    tilt: float = 0.28
    """how much brighter the upper left is"""
    exposure: float = 1.0
    air: str = "#ffffff"
    """colour of `Stage.haze` unless told"""

    def but(self, **changes: Any) -> Light:
        return replace(self, **changes)


NOON = Light("noon", (3, 7), "#fff5dc", 1.1, "#7f86c0", 0.34, 1.0, 0.7, 0.4, 0.03, 0.06, 0.12, 1.06, "#fdf3da")
SNOW = Light("snow", (-4, 7), "#fbfcff", 1.05, "#7f9fd6", 0.5, 0.8, 1.3, 0.5, 0.04, 0.06, 0.1, 1.06, "#eef4fa")
FOG = Light("fog", (2, 6), "#f1f1ea", 0.98, "#9aa3ad", 0.62, 0.62, 1.9, 0.55, 0.06, 0.1, 0.1, 1.04, "#dfe2de")
WHITE_PAPER = Light("white paper", (6, 8), "#fffaf0", 1.06, "#8f8fb4", 0.42, 0.95, 1.25, 0.4, 0.03, 0.06, 0.3, 1.06)
DUSK = Light("dusk", (11, 5), "#ffc796", 1.0, "#5a4fa6", 0.3, 1.0, 1.0, 0.7, 0.06, 0.32, 0.34, 1.04, "#f0a680")
INDOORS = Light("indoors", (6, 7), "#ffe9cc", 1.0, "#8a6aa0", 0.24, 1.0, 1.1, 0.6, 0.05, 0.28, 0.34, 1.02, "#f3d9b0")
NIGHT = Light("night", (4, 8), "#dfe5fb", 0.85, "#5a4a8a", 0.2, 1.0, 1.0, 0.75, 0.06, 0.5, 0.28, 1.0, "#3a4270")
LAMPLIGHT = Light("lamplight", (5, 8), "#c9d0f0", 0.62, "#4a3a78", 0.2, 1.0, 1.1, 0.85, 0.07, 0.6, 0.1, 1.04, "#3a2f50")

LIGHTS = {preset.name: preset for preset in (NOON, SNOW, FOG, WHITE_PAPER, DUSK, INDOORS, NIGHT, LAMPLIGHT)}
