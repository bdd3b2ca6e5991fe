"""How a card is developed and painted: what a recipe asks of the darkroom."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    """Returned by every recipe; everything has a sensible default."""

    mist: tuple[float, float] = (8.0, 60.0)
    """Distances in metres where fog begins and where it is complete."""
    fog: str = "#8090b0"
    fog_top: str | None = None
    """Another fog colour towards the top of the card."""
    fog_amount: float = 0.5
    fog_curve: float = 1.2
    exposure: float = 1.0
    bloom: float = 0.3
    rays_from: tuple[float, float] | None = None
    """Where light shafts come from, as (across, down) from 0 to 1."""
    rays: float = 0.1
    rays_threshold: float = 0.8
    shadows: str = "#101830"
    highlights: str = "#fff0d8"
    tint: float = 0.18
    """How much shadows and highlights are coloured."""
    contrast: float = 1.08
    saturation: float = 1.12
    lift: float = 0.0
    vignette: float = 0.3
    swirl: float = 0.5
    """How much brush strokes turn where nothing else leads them."""
    edge_style: float = 0.78
    """How strongly the painted hand shows on contours; lower it for thin dark shapes on bright sky."""
