"""Black slabs with sleeping faces fill the card; one green line pushes them apart, and some have opened an eye."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "courage"
CLUES = ("it only takes one", "the revolution began on a Tuesday", "a map of the river Green")
LIGHT = WHITE_PAPER.but(vignette=0.14, ambient_strength=0.34)
CROP = "abstract"

LINE = ((372, 1085), (410, 980), (372, 880), (436, 770), (404, 650), (478, 540), (452, 420), (530, 300), (512, 200))


def draw(stage: Stage) -> None:
    stage.ground("#f4ecd9", "wash", gradient=(430, 700, 430, 1400, "#cfc3ab"))
    stage.pool(470, 420, 300, "#fff3cf", 0.25)
    slabs(stage)
    plant(stage)
    ant(stage)


def slabs(stage: Stage) -> None:
    """Stones that fitted once: cells around points mirrored along the line, moved away from it as far as it grew."""
    chance = random.Random(11)
    steps = points_along(smooth(LINE, closed=False), 8)
    sites: list[tuple[float, float, float]] = []  # x, y, which way it gives
    for i, (x, y, a) in enumerate(steps):
        away = 92.0 + 26 * (i % 3)
        sites += [(x - math.sin(a) * away * s, y + math.cos(a) * away * s, s) for s in (-1.0, 1.0)]
    sites += [(x, y, 0) for x, y in ((90, 110), (300, 40), (690, 60), (60, 400), (90, 700), (120, 1010), (70, 1180))]
    sites += [
        (x, y, 0) for x, y in ((740, 260), (700, 520), (690, 790), (640, 1010), (760, 1150), (380, 1230), (560, 1215))
    ]
    cells = []
    for i, (x, y, side) in enumerate(sites):
        cell = box(-60, -60, 860, 1260)
        for j, (u, v, _) in enumerate(sites):
            if i != j and math.hypot(u - x, v - y) < 620:
                cell = intersect(cell, _half(x, y, u, v))
        grown = max(0.0, min(1.0, (1120 - y) / 860))
        push = (side or (0.45 if x > 430 else -0.45)) * (8 + 34 * grown**1.3)
        if side:
            push = abs(push) * (1 if x > _at(y) else -1)
        tilt = push / 900
        cells.append((y, move(move(grow(cell, -5), -x, -y), x + push, y - 8 * grown, tilt), side, i))
    for y, cell, side, i in sorted(cells, key=lambda c: (c[2] != 0, -c[0])):
        lift = 1.25 if side else 0.7
        tone = mix("#23211f", "#3d3834", chance.random())
        stage.lay(cell, "#77705f" if side else "#5d574c", lift, "wash", wobble=0.5, segment=24)
        stage.lay(grow(cell, -4), mix(tone, "#5a5248", 0.45), 0.3, "wash", wobble=0.4, segment=24)
        stage.lay(
            grow(cell, -10),
            tone,
            0.25,
            "chalk",
            wobble=0.4,
            segment=24,
            texture=0.8,
            streak=(0.5 + i * 0.7, 0.1),
            gradient=(0, y - 160, 0, y + 160, "#191716"),
        )
        face(stage, cell, side != 0, i)


def face(stage: Stage, cell: Path, awake: bool, i: int) -> None:
    """Slabs sleep; those it has moved have opened an eye."""
    r = cell.getBounds()
    x, y = (r.left() + r.right()) / 2, (r.top() + r.bottom()) / 2
    k = min(r.width(), r.height()) / 200
    if k < 0.62 or not (40 < x < 760 and 40 < y < 1160):
        return
    towards = 1 if _at(y) > x else -1
    at = Place(x + towards * 6 * k, y - 8 * k, k, 0.12 * math.sin(i * 2.3))
    line = "#6f675b"
    for s in (-1, 1):
        if awake and (s == towards or i % 3 == 0):
            eye = at(oval(s * 34, -10, 20, 14))
            stage.lay(eye, "#efe6d2", 0.15, "smooth")
            stage.lay(at(circle(s * 34 + towards * 8, -9, 8)), "#141211", 0, "smooth", clip=eye, rim=0)
            stage.lay(
                [stroke(at(bezier(s * 34 - 22, -20, s * 34 - 8, -34, s * 34 + 8, -34, s * 34 + 22, -20)), 4)],
                line,
                0,
                rim=0,
            )
        else:
            stage.lay(
                [stroke(at(bezier(s * 34 - 20, -10, s * 34 - 8, 2, s * 34 + 8, 2, s * 34 + 20, -10)), 5)],
                line,
                0,
                rim=0,
            )
    stage.lay([stroke(at(bezier(0, -14, -6, 8, -14, 22, 2, 26)), 4)], line, 0, rim=0)
    stage.lay([stroke(at(bezier(-22, 52, -8, 46 + 8 * (i % 2), 8, 46 + 8 * (i % 2), 22, 52)), 4)], line, 0, rim=0)


def _half(x: float, y: float, u: float, v: float) -> Path:
    """All that lies nearer to (x, y) than to (u, v)."""
    a = math.atan2(y - v, x - u)
    at = Place((x + u) / 2, (y + v) / 2, 1, a)
    return at(box(0, -2000, 2600, 2000))


def _at(y: float) -> float:
    near = min(points_along(smooth(LINE, closed=False), 80), key=lambda p: abs(p[1] - y))
    return near[0]


def plant(stage: Stage) -> None:
    line = list(LINE[:-1])
    stage.lay(plants.roots(372, 1086, 9, 70, 3, 4), "#c9d08a", 0.4, "smooth")
    stage.lay(ribbon(line, tapered(26, 12)), "#4f9a34", 1.3, "paint", streak=(PI / 2, 0.12), core="#d6ee8a")
    stage.lay(ribbon([(x - 3, y) for x, y in line], tapered(6, 2)), "#9ccf52", 0.1, "paint")
    seed = Place(372, 1092, 40, 0.35)
    stage.lay(
        seed(smooth([(0, -1, 1), (0.66, -0.2), (0.5, 0.75), (0, 1), (-0.5, 0.75), (-0.66, -0.2)])),
        "#a8622c",
        0.7,
        "kraft",
    )
    stage.lay(seed(smooth([(0, -1, 1), (0.1, -0.2), (0.06, 0.7), (-0.12, 0.7), (-0.3, -0.1)])), "#d69a56", 0.2, "kraft")
    x, y = line[-1]
    for length, a, colour in ((214, -2.6, "#5aa83a"), (236, -0.4, "#79bf43")):
        plants.veined_leaf(stage, Place(x, y + 8, length, a), colour, 0.4, 0.12 if a < -1 else -0.12, 1.2, "#d9ee9a")
    stage.lay(plants.leaf(x, y + 6, -1.35, 96, 17, 0.2), "#b5dc62", 0.7, "paint", core="#f0ffc0")
    for px, py, a, size in ((404, 652, 2.7, 70), (436, 770, 0.3, 54), (452, 424, 3.4, 60)):
        stage.lay(plants.leaf(px, py, a, size, 13, 0.1), "#63b03c", 0.8, "paint", core="#d6ee8a")


def ant(stage: Stage) -> None:
    """Somebody has already found the way up."""
    at = Place(508, 452, 15, -1.1)
    legs = [
        stroke(at(polyline((0.1 * k, 0), (0.5 * k, s * 0.9), (0.9 * k, s * 1.2))), 2)
        for k in (-1, 0.3, 1)
        for s in (-1, 1)
    ]
    stage.lay(
        [*legs, at(oval(-1.1, 0, 0.75, 0.5)), at(circle(0, 0, 0.38)), at(circle(0.8, 0, 0.46))],
        "#c23a28",
        0.4,
        "smooth",
    )
