"""Night, a bed seen from its head: sheep jump its foot rail in a long arc; the last one has fallen asleep on it."""

from __future__ import annotations

import math

from .. import *

FEELING = "boredom"
CLUES = ("four hundred and something", "the night shift is tired too", "commuters of the dark")
LIGHT = NIGHT.but(vignette=0.34, key_strength=0.98, ambient_strength=0.32)
CROP = "crowd"

WOOL, FACE = "#f4eede", "#2a2440"


def draw(stage: Stage) -> None:
    stage.ground("#232b5a", "wash", gradient=(0, 0, 0, 900, "#3f4d8c"))
    stage.lay(cloth.pattern("stars", 0, 0, 800, 760, 92, 0.1, 0.3, 4), "#5a68a8", 0, rim=0, alpha=0.8)
    arc_(stage)
    bed(stage)
    sleeper(stage)
    feet(stage)


def sheep(stage: Stage, at: Place, tone: str = WOOL, asleep: bool = False, depth: float = 0.6) -> None:
    """1 long, jumping to the right."""
    legs = (
        [(-0.3, 0.16), (-0.5, 0.36)],
        [(-0.2, 0.2), (-0.36, 0.44)],
        [(0.22, 0.16), (0.44, 0.34)],
        [(0.14, 0.2), (0.34, 0.44)],
    )
    if asleep:
        legs = (
            [(-0.28, 0.1), (-0.34, 0.5)],
            [(-0.16, 0.14), (-0.2, 0.56)],
            [(0.18, 0.12), (0.2, 0.54)],
            [(0.3, 0.1), (0.34, 0.5)],
        )
    for leg in legs:
        stage.lay(
            at(
                ribbon(
                    [leg[0], ((leg[0][0] + leg[1][0]) / 2, (leg[0][1] + leg[1][1]) / 2), leg[1]],
                    tapered(0.1, 0.07),
                    round_end=True,
                )
            ),
            FACE,
            depth * 0.6,
            "smooth",
        )
    curls = [circle(math.cos(a) * 0.38, math.sin(a) * 0.24, 0.15) for a in (i * 2 * PI / 12 for i in range(12))]
    stage.lay(at(union(oval(0, 0, 0.42, 0.28), *curls)), tone, depth, "chalk", puff=0.06 * at.size, core="#ffffff")
    swirls = [
        stroke(at(smooth(spiral(x, y, 0.02, 0.11, 1.2, x * 9), closed=False)), 0.022 * at.size)
        for x, y in ((-0.24, -0.06), (0.02, -0.12), (0.2, 0.06), (-0.08, 0.1))
    ]
    stage.lay(swirls, mix(tone, "#8a86a8", 0.4), 0, rim=0)
    hx, hy = (0.5, -0.12) if not asleep else (0.52, 0.1)
    stage.lay(
        at(
            smooth(
                [
                    (hx - 0.12, hy - 0.14),
                    (hx + 0.08, hy - 0.12),
                    (hx + 0.22, hy + 0.06),
                    (hx + 0.16, hy + 0.16),
                    (hx - 0.02, hy + 0.14),
                    (hx - 0.14, hy + 0.04),
                ]
            )
        ),
        FACE,
        depth * 0.7,
        "smooth",
    )
    stage.lay(
        at(plants.leaf(hx - 0.06, hy - 0.06, PI - 0.5 if not asleep else PI - 1.2, 0.2, 0.09)), FACE, 0.3, "smooth"
    )
    stage.lay(at(union(circle(hx - 0.04, hy - 0.16, 0.09), circle(hx + 0.06, hy - 0.15, 0.07))), tone, 0.3, "chalk")
    if asleep:
        stage.lay(
            [
                stroke(
                    at(bezier(hx + 0.02, hy, hx + 0.05, hy + 0.04, hx + 0.09, hy + 0.04, hx + 0.12, hy + 0.01)),
                    0.024 * at.size,
                )
            ],
            "#f4eede",
            0,
            rim=0,
        )
    else:
        stage.lay(at(circle(hx + 0.06, hy - 0.01, 0.034)), "#ffffff", 0, rim=0)
        stage.lay(at(circle(hx + 0.07, hy - 0.01, 0.018)), "#120f20", 0, rim=0)


def arc_(stage: Stage) -> None:
    """Small and far at the left, over the top, larger as they come down at the right."""
    line = path.curve([(-40, 560), (90, 380), (250, 230), (430, 160), (600, 200), (720, 330), (800, 520)], 20)
    for i, t in enumerate((0.02, 0.15, 0.28, 0.42, 0.57, 0.73, 0.9)):
        k = int(t * (len(line) - 2))
        (x, y), (nx, ny) = line[k], line[k + 1]
        size = 96 + 92 * t
        tone = mix("#a9acd0", WOOL, min(1.0, 0.25 + t))
        sheep(stage, Place(x, y, size, math.atan2(ny - y, nx - x)), tone, False, 0.5)
    dots = [circle(x, y + 66, 3.4) for x, y in line[::6]]
    stage.lay(dots, "#7d86b4", 0, rim=0, alpha=0.6)


def bed(stage: Stage) -> None:
    """The foot of the bed, seen along the blanket."""
    for x in (86, 714):
        stage.lay(box(x - 24, 560, x + 24, 860, 8), "#7a4630", 1.0, "kraft", streak=(PI / 2, 0.18), core="#d8a070")
        stage.lay(circle(x, 548, 34), "#8a5236", 0.6, "kraft", puff=10)
    stage.lay(box(86, 606, 714, 640, 10), "#8a5236", 0.9, "kraft", core="#d8a070")
    stage.lay([box(150 + k * 84, 636, 170 + k * 84, 800, 6) for k in range(7)], "#7a4630", 0.7, "kraft")
    sheep(stage, Place(322, 562, 226, 0.06), "#fff8ea", True, 0.9)
    quilt = smooth([(80, 790), (240, 752), (400, 744), (560, 752), (720, 790), (840, 1260, 1), (-40, 1260, 1)])
    stage.lay(quilt, "#c8503f", 1.1, "paint")
    cloth.quilt(stage, quilt, ("#b8402f", "#e0a04a", "#3f6f9a", "#f2e2c0", "#7a3a5a"), 92, 5, 0.15)
    stage.cast(polygon([(-40, 744), (840, 744), (840, 850), (-40, 850)]), "#1a1440", 0.3, 30, clip=quilt)


def feet(stage: Stage) -> None:
    """Two hills of toes under the blanket."""
    for x in (352, 452):
        hill = smooth([(x - 62, 830, 1), (x - 48, 752), (x, 716), (x + 48, 752), (x + 62, 830, 1), (x, 856)])
        stage.lay(hill, "#d86a4a", 0.8, "paint", puff=14)
        cloth.quilt(stage, hill, ("#b8402f", "#e0a04a", "#3f6f9a", "#f2e2c0"), 58, x % 7, 0.1)
        stage.cast(move(hill, 34, 20), "#1a1440", 0.5, 14, clip=hill)


def sleeper(stage: Stage) -> None:
    """Nearest to us, from behind: the head on the pillow that cannot sleep, a hand that still counts."""
    pillow = smooth([(140, 1260, 1), (150, 1120), (240, 1060), (400, 1044), (560, 1060), (650, 1120), (660, 1260, 1)])
    stage.lay(pillow, "#e8e4f0", 1.2, "wash", gradient=(400, 1050, 400, 1240, "#a9a6cc"))
    at = Place(400, 1120, 116)
    stage.lay(
        at(smooth(wobbly(0, 0, 0.84, 0.9, 22, 0.04, 3))), "#3a2418", 0.9, "paint", streak=(1.4, 0.2), core="#a8784a"
    )
    tufts = [
        at(plants.leaf(math.cos(a) * 0.6, math.sin(a) * 0.6 - 0.1, a, 0.5, 0.16))
        for a in (-2.6, -2.1, -1.7, -1.3, -0.9, -0.5)
    ]
    stage.lay(tufts, "#4a2f20", 0.4, "paint")
    stage.lay(
        [stroke(at(smooth(spiral(0.05, -0.05, 0.06, 0.5, 1.7), closed=False)), 5)], "#6a4630", 0, rim=0, alpha=0.8
    )
    for s in (-1, 1):
        stage.lay(at(oval(s * 0.84, 0.12, 0.14, 0.22)), "#c98d62", 0.3, "card")
    glove = hands.Glove("#c98d62", "#5a86b0", "#e8e4f0", reach=3)
    hands.point(stage, Place(628, 1010, 76, -0.25), glove, 0.8)
