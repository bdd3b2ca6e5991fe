"""What paper feels like: tooth, fibres, mottling, brush streaks. Made once a scale, from fixed seeds."""

from __future__ import annotations

import math
import os
import random
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from .colour import Array
from .path import HEIGHT, WIDTH

CACHE = Path(__file__).parents[1] / ".cache" / "paper"
VERSION = 1
"""Count up when textures change: what is kept on disk is then made anew."""


@dataclass(frozen=True)
class Paper:
    tooth: float
    streak: float = 0.0
    mottle: float = 0.05
    shine: float = 0.0
    """foil: how much the streaks flash"""


PAPERS = {
    "card": Paper(1.0, 0.0, 0.035),
    "wash": Paper(1.7, 0.05, 0.09),
    "paint": Paper(0.9, 0.17, 0.05),
    "kraft": Paper(1.3, 0.06, 0.05),
    "velvet": Paper(0.55, 0.0, 0.05),
    "tissue": Paper(0.7, 0.03, 0.06),
    "foil": Paper(0.35, 0.1, 0.12, 0.55),
    "chalk": Paper(2.1, 0.0, 0.14),
    "smooth": Paper(0.35, 0.0, 0.02),
}
"""card: plain · wash: watercolour · paint: brush streaks · kraft: wrapping · velvet: deep darks · tissue: lets light
through · foil: metal · chalk: rough and mottled · smooth: small faces, lips, white paper"""


@dataclass(frozen=True)
class Textures:
    emboss: Array
    mottle: Array
    streaks: Array
    fibres: Array


@lru_cache(maxsize=2)
def textures(scale: float) -> Textures:
    """Textures for a scale, kept on disk: making them takes seconds."""
    kept = CACHE / f"textures-{scale}-{VERSION}.npz"
    if kept.exists():
        with np.load(kept) as arrays:
            return Textures(arrays["emboss"], arrays["mottle"], arrays["streaks"], arrays["fibres"])
    made = _make(scale)
    CACHE.mkdir(parents=True, exist_ok=True)
    unfinished = CACHE / f"{os.getpid()}-{kept.name}"  # others may be making the same
    np.savez(unfinished, emboss=made.emboss, mottle=made.mottle, streaks=made.streaks, fibres=made.fibres)
    unfinished.replace(kept)
    return made


def _make(scale: float) -> Textures:
    width, height, unit = int(WIDTH * scale), int(HEIGHT * scale), scale / 2
    noise, chance = np.random.default_rng(5), random.Random(5)
    grain = noise.normal(0, 1, (height, width)).astype(np.float32)

    def at(size: float) -> Array:  # keeps the amplitude at each size
        blurred: Array = ndimage.gaussian_filter(grain, size * unit, mode="wrap") * max(size * unit, 0.3)
        return blurred

    tooth = at(1.0) * 1.2 + at(3) + at(9) * 0.55
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLACK)
    for _ in range(5200):
        x, y, a = chance.uniform(0, width), chance.uniform(0, height), chance.uniform(0, 6.3)
        length = chance.uniform(10, 34) * unit
        fibre = skia.Path()
        fibre.moveTo(x, y)
        b, c = a + chance.uniform(-0.9, 0.9), a + chance.uniform(-0.9, 0.9)
        fibre.quadTo(
            x + math.cos(a) * length,
            y + math.sin(a) * length,
            x + math.cos(b) * length * 2,
            y + math.sin(c) * length * 2,
        )
        ink = skia.Color(255, 255, 255, chance.randint(30, 120))
        canvas.drawPath(
            fibre, skia.Paint(Color=ink, Style=skia.Paint.kStroke_Style, StrokeWidth=1.3 * unit, AntiAlias=True)
        )
    fibres = surface.toarray()[..., 0].astype(np.float32) / 255
    relief = ndimage.gaussian_filter(tooth * 0.10 + fibres * 0.35, 0.8 * unit, mode="wrap")
    emboss = (np.roll(relief, 1, 1) - np.roll(relief, -1, 1)) * 0.5 + (
        np.roll(relief, 1, 0) - np.roll(relief, -1, 0)
    ) * 0.6
    emboss *= 0.055 / emboss.std()
    mottle = ndimage.gaussian_filter(
        noise.normal(0, 1, (height // 8, width // 8)).astype(np.float32), 9 * scale, mode="wrap"
    )
    mottle = np.asarray(Image.fromarray(mottle / mottle.std()).resize((width, height), Image.Resampling.BICUBIC))
    tile = noise.normal(0, 1, (1024, 1024)).astype(np.float32)  # streaks run along x
    streaks = np.zeros_like(tile)
    for across, along, strength in ((0.8, 50, 1.0), (2.5, 90, 1.0), (7, 160, 0.8)):
        layer = ndimage.gaussian_filter(tile, (across, along), mode="wrap")
        streaks += layer / layer.std() * strength
    streaks /= streaks.std()
    return Textures(*(np.ascontiguousarray(t, np.float32) for t in (emboss, mottle, streaks, fibres)))
