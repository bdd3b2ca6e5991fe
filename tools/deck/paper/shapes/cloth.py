"""Cloth: curtains, flags, ribbons, quilts, washing; printed patterns for any sheet."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from ..colour import darker, mix
from ..path import PI, Path, Place, Point, box, circle, polygon, ribbon, smooth, star
from ..stage import Stage, stroke
from .plants import leaf


def hanging(
    stage: Stage,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    colour: str,
    dark: str | None = None,
    folds: int = 5,
    depth: float = 0.5,
    gather: float = 0.6,
    sway: float = 0.0,
    paper: str = "paint",
    seed: int = 1,
) -> None:
    """A curtain: overlapping bent folds, gathered at the top (1: not), each lit on one side."""
    dark = dark or darker(colour, 0.5)
    chance = random.Random(seed)
    w, middle = (x1 - x0) / folds, (x0 + x1) / 2

    def gathered(x: float) -> float:
        return middle + (x - middle) * gather

    for i in sorted(range(folds), key=lambda i: (i % 2, i)):
        a, b = x0 + i * w - w * 0.18, x0 + (i + 1) * w + w * 0.18
        s, j = sway * (y1 - y0), chance.uniform(-0.1, 0.1) * w
        half = y0 * 0.55 + y1 * 0.45
        points: list[Point] = [
            (gathered(a + 0.2 * w), y0, 1),
            (gathered(b - 0.2 * w), y0, 1),
            (gathered(b) * 0.5 + b * 0.5 - w * 0.1 + j, half),
            (b + s, y1 - w * 0.08, 1),
            ((a + b) / 2 + s, y1 + w * (0.16 if i % 2 else 0.04)),
            (a + s, y1 - w * 0.08, 1),
            (gathered(a) * 0.5 + a * 0.5 + w * 0.1 + j, half),
        ]
        front = i % 2 == 1
        stage.lay(
            smooth(points),
            colour if front else mix(colour, dark, 0.45),
            depth if front else depth * 0.5,
            paper,
            gradient=(a + w * 0.2, y0, b, y0 + w * 0.3, dark),
            streak=(PI / 2, 0.06),
        )


def swag(
    stage: Stage, x0: float, x1: float, y: float, drop: float, colour: str, folds: int = 4, depth: float = 0.5
) -> None:
    """A draped swag between two points: nested hanging bands."""
    for i in range(folds):
        k = 1 - i / folds
        points: list[Point] = [
            (x0, y + 2 * i),
            ((x0 * 2 + x1) / 3, y + drop * k * 0.85),
            ((x0 + x1) / 2, y + drop * k),
            ((x0 + x1 * 2) / 3, y + drop * k * 0.85),
            (x1, y + 2 * i),
        ]
        stage.lay(
            smooth(
                [
                    *[(p[0], p[1]) for p in points[1:-1]],
                    (x1, y + 2 * i, 1),
                    (x1, y - 14, 1),
                    (x0, y - 14, 1),
                    (x0, y + 2 * i, 1),
                ]
            ),
            mix(colour, darker(colour, 0.5), 0.3 * (i % 2) + 0.1 * i),
            depth,
            "paint",
        )


def flag(
    stage: Stage, place: Place, colour: str, stripe: str | None = None, pole: str | None = "#6b3a2e", depth: float = 0.5
) -> None:
    """A waving flag, 1 long, its pole at x = 0 going 1.4 down."""
    if pole:
        stage.lay(place(box(-0.03, -0.06, 0.02, 1.4, 0.02)), pole, depth, "kraft")
    wave: list[Point] = [
        (0, 0, 1),
        (0.3, -0.08),
        (0.65, 0.06),
        (1, -0.04, 1),
        (0.98, 0.55, 1),
        (0.65, 0.64),
        (0.3, 0.5),
        (0, 0.6, 1),
    ]
    outline = place(smooth(wave))
    stage.lay(outline, colour, depth, "paint", gradient=place.gradient(0.2, 0, 0.55, 0, darker(colour, 0.25)))
    if stripe:
        stage.lay(
            place(ribbon([(0, 0.3), (0.3, 0.21), (0.65, 0.35), (1, 0.26)], lambda t: 0.16)),
            stripe,
            0.1,
            "paint",
            clip=outline,
        )


def streamer(
    stage: Stage, points: Sequence[Point], width: float, colour: str, back: str | None = None, depth: float = 0.4
) -> None:
    """A ribbon of paper that twists: its back shows between every second pair of points."""
    count = len(points)
    for i in range(count - 1):
        piece = list(points[max(0, i - 1) : i + 3])
        shade = colour if i % 2 == 0 else (back or darker(colour, 0.3))
        a, b = points[i], points[i + 1]
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        lead = piece[0] if i > 0 else a
        trail = piece[-1]
        mid = (
            middle[0] + (middle[0] - (lead[0] + trail[0]) / 2) * 0.3,
            middle[1] + (middle[1] - (lead[1] + trail[1]) / 2) * 0.3,
        )
        stage.lay(ribbon([a, mid, b], lambda t: width * (0.35 + 0.65 * math.sin(PI * t))), shade, depth, "paint")


def quilt(
    stage: Stage,
    outline: Path,
    colours: Sequence[str],
    cell: float = 60,
    seed: int = 1,
    depth: float = 0.15,
    stitch: str = "#fff4dc",
) -> None:
    """Patches within an outline, each printed another way, with stitches."""
    chance = random.Random(seed)
    b = outline.getBounds()
    y = b.top()
    while y < b.bottom():
        x = b.left()
        while x < b.right():
            patch = box(x, y, x + cell, y + cell)
            colour = chance.choice(list(colours))
            stage.lay(patch, colour, depth, chance.choice(("paint", "wash", "card")), clip=outline)
            kind = chance.choice(("dots", "stripes", "stars", "leaves", "plain", "checks"))
            if kind != "plain":
                marks = pattern(kind, x + 6, y + 6, x + cell - 6, y + cell - 6, cell * 0.26, 0.24)
                stage.lay(
                    marks,
                    chance.choice([c for c in colours if c != colour] or [colour]),
                    0.04,
                    clip=_meet(patch, outline),
                    rim=0.2,
                )
            x += cell
        y += cell
    seams = []
    y = b.top()
    while y < b.bottom():
        x = b.left()
        while x < b.right():
            seams.append(stroke(polygon([(x, y), (x + 7, y)]), 2.0))
            seams.append(
                stroke(
                    polygon(
                        [
                            (x - (x - b.left()) % cell, y + (x - b.left()) % cell),
                            (x - (x - b.left()) % cell, y + (x - b.left()) % cell + 7),
                        ]
                    ),
                    2.0,
                )
            )
            x += 14
        y += cell
    stage.lay(seams, stitch, 0.05, clip=outline, rim=0, alpha=0.8)


def _meet(a: Path, b: Path) -> Path:
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp)


def pattern(
    kind: str,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    step: float,
    size: float = 0.3,
    jitter: float = 0.0,
    seed: int = 1,
) -> list[Path]:
    """Marks to cut (`cut(*pattern(…))`) or to lay with clip=: dots, leaves, scales, stripes, stars, checks, diamonds,
    waves, crosses, rings."""
    chance = random.Random(seed)
    rows, columns = int((y1 - y0) / step) + 2, int((x1 - x0) / step) + 2
    if kind == "stripes":
        return [box(x0, y0 + i * step, x1, y0 + i * step + step * size) for i in range(rows)]
    if kind == "waves":
        return [
            ribbon(
                [(x0 + (x1 - x0) * t / 24, y0 + i * step + math.sin(t * 1.3) * step * 0.2) for t in range(25)],
                step * size,
            )
            for i in range(rows)
        ]
    found: list[Path] = []
    for i in range(rows):
        for j in range(columns):
            shift = 0.0 if kind == "checks" else 0.5 * (i % 2)
            x = x0 + (j + shift) * step + chance.uniform(-jitter, jitter) * step
            y = y0 + i * step * (1 if kind == "checks" else 0.87) + chance.uniform(-jitter, jitter) * step
            q = step * size
            if kind == "dots":
                found.append(circle(x, y, q))
            elif kind == "rings":
                ring = circle(x, y, q)
                ring.addCircle(x, y, q * 0.5)
                ring.setFillType(skia.PathFillType.kEvenOdd)
                found.append(ring)
            elif kind == "leaves":
                found.append(leaf(x, y - q, PI / 2 + chance.uniform(-jitter, jitter) * 3, q * 2.4, q * 0.7))
            elif kind == "scales":
                scale = skia.Path()
                scale.moveTo(x - step / 2, y)
                scale.cubicTo(x - step / 2, y + step * 0.75, x + step / 2, y + step * 0.75, x + step / 2, y)
                scale.close()
                found.append(scale)
            elif kind == "stars":
                found.append(star(x, y, q))
            elif kind == "diamonds":
                found.append(polygon([(x, y - q * 1.3), (x + q, y), (x, y + q * 1.3), (x - q, y)]))
            elif kind == "crosses":
                found += [box(x - q, y - q * 0.3, x + q, y + q * 0.3), box(x - q * 0.3, y - q, x + q * 0.3, y + q)]
            elif kind == "checks" and (i + j) % 2 == 0:
                found.append(box(x, y, x + step, y + step))
    return found


def washing(
    stage: Stage,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    colours: Sequence[str],
    sag: float = 40,
    count: int = 5,
    size: float = 70,
    seed: int = 1,
    rope: str = "#4a3a30",
    depth: float = 0.6,
) -> None:
    """A line with shirts, cloths and socks on it."""
    chance = random.Random(seed)
    points: list[Point] = [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + sag), (x1, y1)]
    stage.lay([stroke(smooth(points, closed=False), 3)], rope, 0.4)
    for i in range(count):
        t = (i + 0.7) / (count + 0.4)
        x = x0 + (x1 - x0) * t
        y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.98
        a, colour = chance.uniform(-0.1, 0.1), colours[i % len(colours)]
        at = Place(x, y, size * chance.uniform(0.85, 1.15), a)
        kind = i % 3
        if kind == 0:
            shape: list[Point] = [
                (-0.22, 0, 1),
                (0.22, 0, 1),
                (0.58, 0.28, 1),
                (0.42, 0.46, 1),
                (0.28, 0.36, 1),
                (0.3, 1.0, 1),
                (0, 1.03),
                (-0.3, 1.0, 1),
                (-0.28, 0.36, 1),
                (-0.42, 0.46, 1),
                (-0.58, 0.28, 1),
            ]
        elif kind == 1:
            shape = [
                (-0.42, -0.02, 1),
                (0.42, -0.02, 1),
                (0.4, 0.5),
                (0.44, 1.0, 1),
                (0.1, 0.94),
                (-0.2, 1.02),
                (-0.44, 0.96, 1),
                (-0.4, 0.5),
            ]
        else:
            shape = [
                (-0.26, 0, 1),
                (0.26, 0, 1),
                (0.34, 0.6),
                (0.4, 1.2, 1),
                (0.14, 1.22, 1),
                (0.02, 0.45),
                (-0.12, 1.22, 1),
                (-0.4, 1.18, 1),
                (-0.32, 0.6),
            ]
        stage.lay(at(smooth(shape)), colour, depth, "wash", gradient=at.gradient(-0.2, 0, 0.3, 1, darker(colour, 0.2)))
        stage.lay([at(box(k - 0.025, -0.07, k + 0.025, 0.09)) for k in (-0.18, 0.18)], "#c9a070", 0.15)
