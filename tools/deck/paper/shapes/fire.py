"""Flames, smoke, sparks, candles, lanterns, explosions of light."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from ..colour import darker
from ..path import PI, Path, Place, Point, box, circle, oval, polygon, ribbon, smooth, spiral
from ..stage import Stage, stroke

EMBER = ("#8c1f24", "#d8402f", "#f08a2e", "#ffc64a", "#fff3c0")


def flame(place: Place, lean: float = 0.0, wide: float = 1.0) -> Path:
    """One tongue, 1 high, its foot at the origin, with a second lick."""
    w, k = wide, lean
    points: list[Point] = [
        (0, 0.04),
        (0.22 * w, -0.02),
        (0.31 * w, -0.2),
        (0.24 * w, -0.42),
        (0.26 * w + k * 0.4, -0.62, 1),
        (0.12 * w + k * 0.3, -0.52),
        (0.1 * w + k * 0.6, -0.76),
        (0.02 + k, -1, 1),
        (-0.1 * w + k * 0.6, -0.74),
        (-0.18 * w + k * 0.2, -0.5),
        (-0.32 * w, -0.24),
        (-0.22 * w, -0.02),
    ]
    return place(smooth(points))


def fire(
    stage: Stage,
    place: Place,
    colours: Sequence[str] = EMBER,
    tongues: int = 5,
    seed: int = 1,
    glow: float = 0.6,
    depth: float = 0.5,
) -> None:
    """A fire about 1 high and 1 wide: nested tongues, hot inside. glow lights it from behind."""
    chance = random.Random(seed)
    forms = [
        (
            -0.36 + 0.72 * (i + 0.5) / tongues,
            chance.uniform(0.6, 1.0) * (1 - 0.35 * abs(i - (tongues - 1) / 2) / tongues * 2),
            chance.uniform(-0.16, 0.16),
        )
        for i in range(tongues)
    ]
    for level, colour in enumerate(colours):
        k = 1 - level * 0.8 / len(colours)
        sheet = [flame(place.at(x * (0.5 + 0.5 * k), 0, h * k), lean, 1.15) for x, h, lean in forms]
        through = 0.25 + 0.6 * level / len(colours)
        if glow and level == 0:
            stage.backlight(sheet, "#ff9a3a", glow)
        stage.lay(
            sheet,
            colour,
            depth * (0.9 - 0.12 * level),
            "tissue" if glow else "paint",
            through=through if glow else 0.0,
            through_colour=colour,
        )


def smoke(
    stage: Stage,
    place: Place,
    colour: str = "#b8b4bc",
    seed: int = 1,
    turns: int = 4,
    depth: float = 0.5,
    alpha: float = 1.0,
) -> None:
    """A rising plume, 1 high, of curling bands."""
    chance = random.Random(seed)
    for k in range(3):
        ph = chance.uniform(0, 6)
        points: list[Point] = [
            (math.sin(ph + t * turns) * 0.12 * (0.3 + t) + (k - 1) * 0.06 * t, -t) for t in (i / 9 for i in range(10))
        ]
        stage.lay(
            place(ribbon(points, _plume(1 - 0.2 * k))),
            darker(colour, 0.1 * (2 - k)),
            depth * 0.7,
            "wash",
            alpha=alpha,
        )
    for x, y, r in ((0.1, -0.86, 0.12), (-0.12, -0.66, 0.09)):
        stage.lay(
            [stroke(place(smooth(spiral(x, y, r * 0.15, r, 1.5), closed=False)), 0.03 * place.size)],
            darker(colour, 0.2),
            0.15,
            "wash",
            alpha=alpha,
        )


def _plume(share: float) -> Callable[[float], float]:
    return lambda t: (0.03 + 0.16 * t) * share * (1 - t**6)


def sparks(
    seed: int, count: int, x: float, y: float, spread: float, rise: float, size: tuple[float, float] = (1.5, 4.5)
) -> list[Path]:
    """Embers rising from (x, y), as paths for one sheet or as openings."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        t = chance.random()
        px, py = x + chance.uniform(-1, 1) * spread * (0.25 + t), y - rise * t
        r = size[0] + (size[1] - size[0]) * (1 - t) * chance.random()
        found.append(polygon([(px, py - r * 1.6), (px + r, py), (px, py + r * 1.6), (px - r, py)]))
    return found


def candle(
    stage: Stage, place: Place, wax: str = "#f8ecd4", glow: float = 0.9, depth: float = 0.5
) -> tuple[float, float]:
    """A candle, 1 high with its flame; returns the flame's heart for a lamp or a pool."""
    stage.lay(
        place(box(-0.11, -0.68, 0.11, 0, 0.03)),
        wax,
        depth,
        "smooth",
        gradient=place.gradient(-0.1, 0, 0.14, 0, darker(wax, 0.25)),
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.115, -0.66),
                    (-0.05, -0.7),
                    (0.05, -0.68),
                    (0.115, -0.7),
                    (0.12, -0.5),
                    (0.08, -0.42),
                    (0.05, -0.55),
                    (0, -0.58),
                    (-0.06, -0.5),
                    (-0.1, -0.56),
                ]
            )
        ),
        wax,
        0.15,
        "smooth",
    )
    stage.lay([stroke(place(polygon([(0, -0.66), (0.01, -0.74)])), 0.02 * place.size)], "#2a1b2a", 0.1)
    for k, colour in ((1.0, "#f08a2e"), (0.74, "#ffc64a"), (0.45, "#fff3c0")):
        tongue = flame(place.at(0, -0.7, 0.32 * k), 0.02, 0.9)
        stage.lay(tongue, colour, 0.15, "tissue")
        if glow:
            stage.backlight(tongue, colour, glow * 0.5)
    return place.point(0, -0.8)


def lantern(
    stage: Stage,
    place: Place,
    colour: str = "#d8402f",
    glow: str = "#ffb84a",
    strength: float = 0.8,
    kind: str = "round",
    frame: str = "#3a1f1b",
    depth: float = 0.6,
) -> tuple[float, float]:
    """A paper lantern, 1 high, hung from the origin: round, long, or star. Returns its heart."""
    if kind == "star":
        shape = Place(0, 0.5, 0.5)(
            polygon(
                [
                    (
                        math.cos(i * PI / 8 - PI / 2) * (1 if i % 2 == 0 else 0.5),
                        math.sin(i * PI / 8 - PI / 2) * (1 if i % 2 == 0 else 0.5),
                    )
                    for i in range(16)
                ]
            )
        )
        ribs: list[Path] = []
    else:
        w = 0.44 if kind == "round" else 0.27
        shape = smooth(
            [
                (-w * 0.55, 0.14, 1),
                (w * 0.55, 0.14, 1),
                (w, 0.36),
                (w, 0.66),
                (w * 0.55, 0.86, 1),
                (-w * 0.55, 0.86, 1),
                (-w, 0.66),
                (-w, 0.36),
            ]
        )
        ribs = [smooth([(0, 0.14), (w * k, 0.5), (0, 0.86)], closed=False) for k in (-0.55, 0, 0.55)]
    outline = place(shape)
    stage.backlight(outline, glow, strength, falloff=(*place.point(0, 0.52), 0.42 * place.size))
    stage.lay(outline, colour, depth, "tissue", through=0.85, through_colour=glow)
    for rib in ribs:
        stage.lay([stroke(place(rib), 0.014 * place.size)], darker(colour, 0.35), 0.05, rim=0.2, clip=outline)
    if kind != "star":
        stage.lay(
            [place(box(-0.17, 0.08, 0.17, 0.15, 0.02)), place(box(-0.15, 0.85, 0.15, 0.91, 0.02))], frame, 0.25, "card"
        )
        stage.lay(
            [stroke(place(polygon([(0, 0.9), (0, 1.08)])), 0.02 * place.size), place(oval(0, 1.0, 0.02, 0.1))],
            colour,
            0.2,
        )
    stage.lay([stroke(place(polygon([(0, 0), (0, 0.1)])), 0.012 * place.size)], frame, 0.2)
    return place.point(0, 0.5)


def burst(
    stage: Stage, place: Place, colours: Sequence[str] = EMBER, rays: int = 18, depth: float = 0.5, seed: int = 1
) -> None:
    """A burst of pointed sheets, radius 1, brightest inside."""
    chance = random.Random(seed)
    radii = [chance.uniform(0.75, 1.0) for _ in range(rays)]
    for level, colour in enumerate(colours):
        k = 1 - 0.75 * level / len(colours)
        points: list[Point] = []
        for i in range(rays):
            a = i * 2 * PI / rays
            points.append((math.cos(a) * radii[i] * k, math.sin(a) * radii[i] * k))
            b = a + PI / rays
            points.append((math.cos(b) * 0.55 * k, math.sin(b) * 0.55 * k))
        stage.lay(place(polygon(points)), colour, depth, "paint")


def lamp_post(
    stage: Stage,
    place: Place,
    colour: str = "#2a2233",
    glow: str = "#ffd88a",
    strength: float = 0.9,
    depth: float = 0.6,
) -> tuple[float, float]:
    """A street lamp, 1 high, its foot at the origin; returns the lamp's heart."""
    glass = place(polygon([(-0.055, -0.86), (0.055, -0.86), (0.075, -0.99), (-0.075, -0.99)]))
    stage.lay(
        [
            place(box(-0.012, -0.84, 0.012, 0)),
            place(smooth([(-0.05, 0, 1), (-0.02, -0.1), (0.02, -0.1), (0.05, 0, 1)])),
            place(circle(0, -0.5, 0.022)),
        ],
        colour,
        depth,
        "card",
    )
    stage.lay(glass, "#fff3d0", depth * 0.5, "tissue")
    stage.backlight(glass, glow, strength)
    frame = [
        place(box(-0.065, -0.87, 0.065, -0.85)),
        place(smooth([(-0.09, -0.985, 1), (0, -1.06), (0.09, -0.985, 1)])),
        place(circle(0, -1.06, 0.014)),
    ]
    stage.lay([*frame, stroke(place(polygon([(0, -0.86), (0, -0.99)])), 0.008 * place.size)], colour, 0.3, "card")
    return place.point(0, -0.92)


def rays(
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    share: float = 0.5,
    start: float = 0.0,
    end: float = 2 * PI,
) -> list[Path]:
    """Beams from a source, as wedges: to lay, to light (backlight) or to cut."""
    found = []
    step = (end - start) / count
    for i in range(count):
        a, b = start + i * step, start + i * step + step * share
        found.append(
            polygon(
                [
                    (x + math.cos(t) * r, y + math.sin(t) * r)
                    for t, r in ((a, inner), (a, outer), (b, outer), (b, inner))
                ]
            )
        )
    return found
