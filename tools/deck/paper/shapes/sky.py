"""Clouds of four kinds, sun, moon, stars, rainbow, comet, lightning, snowflakes, wind, hills and mountains, dunes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ..colour import darker, mix
from ..path import PI, Path, Place, Point, arc, circle, limb, minus, oval, polygon, ribbon, smooth, spiral, star, union
from ..stage import Stage, cut, stroke


def cloud(seed: int = 1, lumps: int = 6) -> Path:
    """A heaped cloud with a flat foot, about 2 wide and 0.9 high, in units."""
    chance = random.Random(seed)
    parts = [limb(-0.75, -0.08, 0.14, 0.75, -0.08, 0.14)]
    for i in range(lumps):
        t = (i + 0.5) / lumps
        r = (0.2 + 0.22 * math.sin(PI * t)) * chance.uniform(0.85, 1.15)
        parts.append(circle(-0.78 + 1.56 * t, -0.1 - r * 0.75 * math.sin(PI * t), r))
    return union(*parts)


def heaped(
    stage: Stage, place: Place, colour: str = "#fdf6e8", shade: str = "#c7b8d0", seed: int = 1, depth: float = 0.7
) -> None:
    """A cloud in three nested sheets, lit from above."""
    for i in range(3):
        k = 1 - 0.22 * i
        stage.lay(
            place(Place(0.06 * i, 0.0, k)(cloud(seed + i, 6 - i))),
            mix(shade, colour, (i + 1) / 3),
            depth * (1 - 0.2 * i),
            "wash",
        )


def banded(
    stage: Stage, place: Place, colour: str = "#fdf6e8", shade: str = "#c7b8d0", seed: int = 1, depth: float = 0.6
) -> None:
    """A long cloud of overlapping round-ended bands, as in lacquer and woodblock: 2 wide."""
    chance = random.Random(seed)
    rows = [(-0.9, 0.55, 0.12), (-0.5, 1.0, 0.0), (-1.0, 0.8, -0.12), (-0.35, 0.45, -0.24)]
    for i, (x0, x1, y) in enumerate(rows):
        j = chance.uniform(-0.12, 0.12)
        stage.lay(
            place(limb(x0 + j, y, 0.075, x1 + j, y, 0.075)),
            mix(shade, colour, (i + 1) / len(rows)),
            depth * 0.7,
            "wash",
        )


def scrolled(stage: Stage, place: Place, colour: str = "#f6ecd0", line: str = "#8cc5ae", depth: float = 0.6) -> None:
    """A cloud of scrolls: three volutes on a trailing tail, 2 wide."""
    parts = [
        circle(-0.35, -0.22, 0.3),
        circle(0.12, -0.36, 0.38),
        circle(0.52, -0.14, 0.28),
        smooth([(-0.6, -0.1), (0.7, -0.1), (0.95, 0.08), (1.3, 0.14, 1), (0.6, 0.2), (-0.4, 0.16), (-0.9, 0.2, 1)]),
    ]
    stage.lay(place(union(*parts)), colour, depth, "wash")
    for x, y, r in ((-0.35, -0.2, 0.22), (0.12, -0.33, 0.29), (0.52, -0.12, 0.2)):
        stage.lay(
            [stroke(place(smooth(spiral(x, y, r * 0.12, r, 1.7, 0.4), closed=False)), 0.035 * place.size)],
            line,
            0.12,
            "paint",
        )


def storm(stage: Stage, place: Place, colour: str = "#3a4058", seed: int = 1, depth: float = 0.9) -> None:
    """A heavy dark cloud: five nested heaps, 2 wide."""
    for i in range(5):
        k = 1 - 0.13 * i
        stage.lay(
            place(Place(0.04 * (i % 2) - 0.03, -0.05 * i, k)(cloud(seed + i, 7))),
            mix(colour, "#aab0c4", 0.11 * i),
            depth,
            "paint",
            streak=(0.4, 0.13),
        )


def sun(
    stage: Stage,
    place: Place,
    disc: str = "#ffce54",
    rays: str | None = "#f08a3a",
    count: int = 16,
    wavy: bool = False,
    glow: float = 0.0,
    depth: float = 0.6,
) -> None:
    """A sun, radius 1 with its rays (disc 0.55). glow > 0 lights it from behind."""
    if rays:
        sheet = []
        for i in range(count):
            a = i * 2 * PI / count
            r = 1.0 if i % 2 == 0 else 0.82
            if wavy and i % 2 == 0:
                pts: list[Point] = [
                    (math.cos(a + d) * q, math.sin(a + d) * q)
                    for d, q in ((0, 0.5), (0.1, 0.66), (-0.06, 0.84), (0.05, 1.0))
                ]
                sheet.append(place(ribbon(pts, lambda t: 0.2 * (1 - t) + 0.01)))
            else:
                w = PI / count * 0.75
                sheet.append(
                    place(
                        polygon(
                            [
                                (math.cos(a - w) * 0.5, math.sin(a - w) * 0.5),
                                (math.cos(a) * r, math.sin(a) * r),
                                (math.cos(a + w) * 0.5, math.sin(a + w) * 0.5),
                            ]
                        )
                    )
                )
        stage.lay(sheet, rays, depth, "paint")
    stage.lay(place(circle(0, 0, 0.55)), disc, depth, "paint")
    stage.lay(place(circle(-0.02, -0.02, 0.44)), mix(disc, "#fff6d0", 0.4), depth * 0.4, "wash")
    if glow:
        stage.backlight(place(circle(0, 0, 0.5)), disc, glow, soft=0.08 * place.size)


def moon(
    stage: Stage,
    place: Place,
    colour: str = "#fff0c8",
    glow: float = 0.6,
    thick: float | None = None,
    depth: float = 0.3,
) -> None:
    """A full moon (radius 1) with faint seas, or a crescent if thick (0.3–0.6) is given. Few cards may have one."""
    disc = circle(0, 0, 1)
    if thick is not None:
        disc = minus(disc, circle(-thick, -0.12, 0.92))
    stage.lay(place(disc), colour, depth, "wash")
    if thick is None:
        stage.lay(
            [
                place(oval(-0.3, -0.25, 0.28, 0.2, 0.4)),
                place(oval(0.3, 0.1, 0.2, 0.26)),
                place(circle(-0.2, 0.45, 0.14)),
            ],
            darker(colour, 0.12),
            0,
            "wash",
            rim=0,
            alpha=0.6,
        )
    if glow:
        stage.backlight(place(disc), colour, glow)


def stars(
    seed: int,
    count: int,
    bounds: tuple[float, float, float, float] = (0, 0, 800, 600),
    size: tuple[float, float] = (1.1, 2.8),
    without: Path | None = None,
    rays: int = 0,
) -> list[Path]:
    """Pinholes to cut in a dark sheet (with `backlight` below), or slips to lay. rays 4 or 5: real stars."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        x, y, r = chance.uniform(bounds[0], bounds[2]), chance.uniform(bounds[1], bounds[3]), chance.uniform(*size)
        if without is not None and without.contains(x, y):
            continue
        found.append(star(x, y, r * 2.4, rays, 0.3, chance.uniform(0, PI)) if rays else circle(x, y, r))
    return found


def rainbow(
    stage: Stage,
    x: float,
    y: float,
    radius: float,
    width: float,
    colours: Sequence[str],
    start: float = PI,
    end: float = 2 * PI,
    depth: float = 0.3,
) -> None:
    """Bands of an arch, the outer first."""
    for i, colour in enumerate(colours):
        r = radius - width * i
        outer = arc(x, y, r, start, end, 48)
        inner = arc(x, y, r - width * 1.05, end, start, 48)
        stage.lay(polygon([*outer, *inner]), colour, depth, "wash")


def comet(
    stage: Stage,
    place: Place,
    colour: str = "#fff0c8",
    tail: Sequence[str] = ("#e0853e", "#ffc15a", "#fff0c8"),
    depth: float = 0.4,
) -> None:
    """A star with a three-tongued tail towards local -x, 2.4 long."""
    for i, shade in enumerate(tail):
        k = 1 - 0.22 * i
        stage.lay(
            place(
                smooth(
                    [
                        (0.1, -0.24 * k),
                        (-0.9 * k, -0.34 * k),
                        (-2.3 * k, -0.2, 1),
                        (-1.2 * k, -0.02),
                        (-2.0 * k, 0.22, 1),
                        (-0.8 * k, 0.28 * k),
                        (0.1, 0.24 * k),
                    ]
                )
            ),
            shade,
            depth,
            "paint",
            streak=(place.turned(0.0), 0.14),
        )
    stage.lay(place(star(0, 0, 0.5, 8, 0.55)), colour, depth, "wash")


def lightning(x0: float, y0: float, x1: float, y1: float, width: float = 16, seed: int = 1, turns: int = 5) -> Path:
    """A bolt as one outline."""
    chance = random.Random(seed)
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    right: list[Point] = []
    left: list[Point] = []
    for i in range(turns + 1):
        t = i / turns
        swing = 0 if i in (0, turns) else (1 if i % 2 else -1) * length * 0.1 * chance.uniform(0.6, 1.2)
        x, y, w = x0 + (x1 - x0) * t + nx * swing, y0 + (y1 - y0) * t + ny * swing, width * (1 - t) * 0.5
        right.append((x + nx * w, y + ny * w))
        left.append((x - nx * w, y - ny * w))
    return polygon([*right, *left[::-1]])


def snowflake(x: float, y: float, radius: float, arms: int = 6, angle: float = 0.0) -> list[tuple[Path, str, float]]:
    """Strokes to lay (or, with '-', to cut) on one sheet."""
    found = []
    w = radius * 0.11
    for i in range(arms):
        a = angle + i * 2 * PI / arms
        parts: list[list[Point]] = [[(0, 0), (1, 0)]]
        for t, length in ((0.45, 0.32), (0.72, 0.22)):
            for side in (-1, 1):
                parts.append([(t, 0), (t + length * 0.6, side * length)])
        for part in parts:
            moved = Place(x, y, radius, a).points(part)
            found.append((polygon(moved) if len(moved) > 2 else _line(moved), "+", w))
    return found


def _line(points: Sequence[Point]) -> Path:
    return smooth(points, closed=False)


def snowfall(
    seed: int,
    count: int,
    bounds: tuple[float, float, float, float] = (0, 0, 800, 1200),
    size: tuple[float, float] = (1.5, 6.0),
) -> list[Path]:
    """Round flakes as punched dots, for one sheet."""
    chance = random.Random(seed)
    return [
        circle(
            chance.uniform(bounds[0], bounds[2]),
            chance.uniform(bounds[1], bounds[3]),
            size[0] + (size[1] - size[0]) * chance.random() ** 2.2,
        )
        for _ in range(count)
    ]


def wind(stage: Stage, place: Place, colour: str = "#f6ecd0", depth: float = 0.3) -> None:
    """Three curled gusts, 2 long, blowing to +x."""
    for y, x0, r in ((-0.25, -0.9, 0.18), (0.0, -1.1, 0.24), (0.25, -0.7, 0.14)):
        curl: list[Point] = [(x0, y), (0, y - 0.04), (0.6, y)]
        curl += [(0.6 + r * math.sin(a), y - r + r * math.cos(a)) for a in (0.8, 1.6, 2.6, 3.6, 4.6)]
        stage.lay(place(ribbon(curl, lambda t: 0.05 * math.sin(PI * (0.08 + 0.88 * t)))), colour, depth, "wash")


def ridge(y: float, height: float, seed: int = 1, rough: float = 1.0, points: int = 9, bottom: float = 1260) -> Path:
    """A skyline of peaks across the card: sharp if rough is 1, hills if 0."""
    chance = random.Random(seed)
    line: list[Point] = []
    for i in range(points * 2 + 1):
        x = -60 + 920 * i / (points * 2)
        peak = i % 2 == 1
        h = height * chance.uniform(0.55, 1.1) if peak else height * chance.uniform(0.0, 0.35)
        line.append((x, y - h, 1) if rough > 0.5 else (x, y - h))
    return smooth([(-60, bottom, 1), *line, (860, bottom, 1)])


def mountain(
    stage: Stage,
    place: Place,
    colour: str = "#54708f",
    snow: str | None = "#f8f8f4",
    shade: str | None = None,
    depth: float = 0.8,
) -> None:
    """One peak, 1 high and 1.6 wide at its foot, a lit and a dark face, a snow cap."""
    whole: list[Point] = [
        (-0.8, 0),
        (-0.5, -0.34),
        (-0.36, -0.42),
        (-0.06, -0.96),
        (0.0, -1),
        (0.08, -0.92),
        (0.3, -0.5),
        (0.42, -0.44),
        (0.8, 0),
    ]
    stage.lay(place(polygon(whole)), colour, depth, "paint", streak=(1.0, 0.12))
    dark: list[Point] = [
        (0.0, -1),
        (0.08, -0.92),
        (0.3, -0.5),
        (0.42, -0.44),
        (0.8, 0),
        (0.1, 0),
        (0.14, -0.3),
        (-0.04, -0.55),
        (0.06, -0.78),
    ]
    stage.lay(place(polygon(dark)), shade or darker(colour, 0.28), 0.2, "paint", streak=(2.0, 0.12))
    if snow:
        cap: list[Point] = [
            (0, -1),
            (-0.06, -0.96),
            (-0.22, -0.67),
            (-0.14, -0.7),
            (-0.08, -0.6),
            (0.0, -0.7),
            (0.06, -0.62),
            (0.12, -0.7),
            (0.2, -0.66),
            (0.08, -0.92),
        ]
        stage.lay(place(polygon(cap)), snow, 0.2, "wash")


def dune(y: float, height: float, peak: float = 0.5, bottom: float = 1260) -> Path:
    """One long dune across the card with its crest at share `peak` of the width."""
    x = 800 * peak
    return smooth(
        [
            (-60, bottom, 1),
            (-60, y + height * 0.3, 1),
            (x * 0.5, y + height * 0.1),
            (x, y - height, 1),
            (x + (860 - x) * 0.4, y - height * 0.2),
            (860, y + height * 0.35, 1),
            (860, bottom, 1),
        ]
    )


def punched(
    stage: Stage,
    sheet: Path,
    holes: Sequence[Path],
    colour: str,
    glow: str,
    strength: float = 0.7,
    depth: float = 1.2,
    paper: str = "paint",
    under: str = "#fff0d0",
) -> None:
    """A sheet with pinholes lit from behind (night skies, lanterns)."""
    stage.lay(sheet, under, 0, "tissue", rim=0, shadow=0)
    stage.backlight(sheet, glow, strength)
    stage.lay([sheet, *cut(*holes)], colour, depth, paper)
