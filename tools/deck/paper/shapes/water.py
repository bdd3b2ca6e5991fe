"""Waves, rain, drops, ripples, icebergs, a waterfall."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from ..colour import mix
from ..path import PI, Path, Place, Point, curve, oval, polygon, ribbon, smooth, tapered
from ..stage import Stage, stroke


def waves(
    y: float,
    height: float,
    length: float,
    phase: float = 0.0,
    left: float = -60,
    right: float = 860,
    bottom: float = 1260,
) -> Path:
    """Combing waves along y, filled down to bottom."""
    path = skia.Path()
    path.moveTo(left, bottom)
    x = left - length + phase % length
    path.lineTo(x, y)
    while x < right:
        path.cubicTo(
            x + length * 0.35,
            y + height * 0.9,
            x + length * 0.75,
            y + height * 0.4,
            x + length * 0.86,
            y - height * 0.75,
        )
        path.cubicTo(x + length * 0.80, y - height * 0.1, x + length * 0.95, y + height * 0.1, x + length, y)
        x += length
    path.lineTo(x, bottom)
    path.close()
    return path


def swell(y: float, height: float, length: float, phase: float = 0.0, bottom: float = 1260, skew: float = 0.0) -> Path:
    """A calm rolling surface."""
    points: list[Point] = []
    x = -60.0
    while x <= 860:
        points.append((x, y + skew * (x - 400) + math.sin(x / length * 2 * PI + phase) * height))
        x += length / 8
    return smooth([(-60, bottom, 1), (-60, points[0][1], 1), *points[1:-1], (860, points[-1][1], 1), (860, bottom, 1)])


def sea(
    stage: Stage,
    top: float,
    bottom: float,
    far: str,
    near: str,
    sheets: int = 6,
    height: float = 14,
    length: float = 120,
    calm: bool = False,
    depth: float = 0.8,
    seed: int = 1,
) -> None:
    """Sheets of water, larger and darker towards us."""
    chance = random.Random(seed)
    for i in range(sheets):
        t = i / max(1, sheets - 1)
        y = top + (bottom - top) * t**1.3
        k = 0.5 + 0.9 * t
        form = swell if calm else waves
        stage.lay(
            form(y, height * k, length * k, chance.uniform(0, length)),
            mix(far, near, t),
            depth * (0.6 + 0.6 * t),
            "paint",
            streak=(0.05, 0.12),
            wobble=0.2,
        )


def curl_wave(stage: Stage, place: Place, colour: str = "#1d5568", foam: str = "#f6efdc", depth: float = 0.9) -> None:
    """One great breaking wave, about 2 wide and 1.3 high, falling to the right; foam as fingers."""
    body: list[Point] = [
        (-1.1, 0.4, 1),
        (-0.9, 0.0),
        (-0.5, -0.55),
        (0.0, -0.86),
        (0.5, -0.8),
        (0.8, -0.5),
        (0.84, -0.2),
        (0.68, -0.34),
        (0.44, -0.44),
        (0.18, -0.32),
        (0.06, 0.0),
        (0.2, 0.28),
        (0.6, 0.4, 1),
    ]
    for i, k in enumerate((0, 1, 2, 3)):
        shade = mix(colour, "#8cc5c0", 0.2 * i)
        outline = place(Place(0.05 * k, 0.06 * k, 1 - 0.09 * k)(smooth(body)))
        stage.lay(outline, shade, depth * 0.7, "paint", streak=(place.turned(-0.7), 0.16))
    crest: list[Point] = [(-0.5, -0.5), (0.0, -0.9), (0.55, -0.86), (0.86, -0.52), (0.92, -0.12)]
    stage.lay(place(ribbon(crest, lambda t: 0.05 + 0.12 * math.sin(PI * min(1.0, t * 0.9)))), foam, depth * 0.6, "wash")
    line = curve(crest)
    for i in range(10):
        x, y = line[int((0.3 + 0.68 * i / 9) * (len(line) - 1))]
        claw: list[Point] = [(x - 0.02, y), (x + 0.03, y + 0.11), (x - 0.02, y + 0.2 + 0.05 * (i % 3))]
        stage.lay(place(ribbon(claw, lambda t: 0.1 * (1 - t) + 0.02, round_end=True)), foam, depth * 0.3, "wash")


def rain(
    seed: int,
    count: int,
    angle: float = 1.75,
    length: float = 34,
    bounds: tuple[float, float, float, float] = (-20, -20, 820, 1220),
    width: float = 2.2,
) -> list[Path]:
    """Slips of rain, as paths for one sheet."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        x, y = chance.uniform(bounds[0], bounds[2]), chance.uniform(bounds[1], bounds[3])
        far = length * chance.uniform(0.5, 1.3)
        dx, dy = math.cos(angle) * far, math.sin(angle) * far
        found.append(ribbon([(x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy)], lambda t: 0.5 + t * width))
    return found


def drop(x: float, y: float, size: float, angle: float = 0.0) -> Path:
    """A tear or drop, its tip up, 2·size high."""
    shape = smooth(
        [(0, -1, 1), (0.34, -0.3), (0.6, 0.32), (0.42, 0.82), (0, 1), (-0.42, 0.82), (-0.6, 0.32), (-0.34, -0.3)]
    )
    return Place(x, y, size, angle)(shape)


def ripples(
    stage: Stage, x: float, y: float, radius: float, colour: str, rings: int = 4, flat: float = 0.35, width: float = 5.0
) -> None:
    """Rings on water, seen at a slant (flat 1: from above)."""
    for i in range(rings):
        r = radius * (i + 1) / rings
        stage.lay(
            [stroke(oval(x, y, r, r * flat), width * (1.1 - i / rings))],
            colour,
            0.12,
            "wash",
            alpha=0.8 - 0.5 * i / rings,
            rim=0.3,
        )


def iceberg(stage: Stage, place: Place, lit: str = "#f4f8fa", shade: str = "#9cc0d6", depth: float = 0.8) -> None:
    """1 high, angular: a lit and two shaded faces."""
    stage.lay(
        place(polygon([(-0.62, 0), (-0.4, -0.45), (-0.2, -0.6), (-0.02, -1), (0.2, -0.72), (0.36, -0.5), (0.66, 0)])),
        shade,
        depth,
        "paint",
        streak=(1.2, 0.1),
    )
    stage.lay(
        place(polygon([(-0.62, 0), (-0.4, -0.45), (-0.2, -0.6), (-0.02, -1), (0.02, -0.6), (-0.12, -0.3), (-0.05, 0)])),
        lit,
        depth * 0.4,
        "wash",
    )
    stage.lay(
        place(polygon([(-0.05, 0), (-0.12, -0.3), (0.02, -0.6), (0.2, -0.42), (0.28, 0)])),
        mix(lit, shade, 0.5),
        depth * 0.3,
        "wash",
    )


def waterfall(
    stage: Stage,
    x0: float,
    x1: float,
    top: float,
    bottom: float,
    colours: Sequence[str] = ("#2f8a88", "#8cc5ae", "#f4f2e0"),
    strands: int = 14,
    seed: int = 1,
    depth: float = 0.4,
) -> None:
    chance = random.Random(seed)
    for i in range(strands):
        t = (i + 0.5) / strands
        x = x0 + (x1 - x0) * t
        w = (x1 - x0) / strands * chance.uniform(0.9, 2.0)
        bend = chance.uniform(-6, 6)
        stage.lay(
            ribbon(
                [
                    (x, top + chance.uniform(-4, 8)),
                    (x + bend, (top + bottom) / 2),
                    (x + bend * 0.5, bottom + chance.uniform(-20, 20)),
                ],
                tapered(w * 0.7, w * 1.1),
            ),
            colours[(i * 2 + i // 3) % len(colours)],
            depth,
            "paint",
            streak=(PI / 2, 0.16),
        )
