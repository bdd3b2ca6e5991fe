"""An enormous round table from above, set for everybody in ring upon ring; one chair, one diner, one warm plate."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "loneliness"
CLUES = ("did you send the invitations?", "the last day of the restaurant", "an ear that hears only itself")
LIGHT = WHITE_PAPER.but(vignette=0.16, tilt=0.34, direction=(9, 11))
CROP = "from above"

X, Y = 470.0, 440.0
RED = "#b8322c"


def draw(stage: Stage) -> None:
    chance = random.Random(4)
    stage.ground("#b3a898", "wash", gradient=("r", X, Y, 900, "#8d857b"))
    boards = [polyline((-40, -40 + 92 * k), (840, 40 + 92 * k)) for k in range(14)]
    stage.lay([stroke(b, 3) for b in boards], "#82796e", 0, rim=0, alpha=0.8)
    seat(stage)
    for radius, colour, depth in ((596, "#efe7d7", 1.8), (578, "#fbf6ea", 0.4)):
        stage.lay(hem(radius), colour, depth, "card")
    stage.lay([stroke(circle(X, Y, 558), 3), stroke(circle(X, Y, 100), 3)], "#d8ccb8", 0, rim=0)
    start = 2.06
    for ring_no, (radius, size, count) in enumerate(((488, 50, 26), (366, 42, 23), (262, 34, 20), (176, 26, 17))):
        for i in range(count):
            a = start + i / count * 2 * PI + (PI / count if ring_no % 2 else 0)
            x, y = X + math.cos(a) * radius, Y + math.sin(a) * radius
            if not (-70 < x < 870 and -70 < y < 1270):
                continue
            setting(
                stage, Place(x, y, size, a - PI / 2), chance, warm=ring_no == 0 and i == 0, cat=ring_no == 0 and i == 22
            )
    candles(stage)
    diner(stage)


def hem(radius: float) -> Path:
    """A cloth's scalloped edge."""
    steps = [i / 720 * 2 * PI for i in range(720)]
    return polygon(
        [
            (X + math.cos(a) * r, Y + math.sin(a) * r)
            for a, r in ((a, radius - 14 + 16 * abs(math.sin(a * 40))) for a in steps)
        ]
    )


def setting(stage: Stage, at: Place, chance: random.Random, warm: bool, cat: bool) -> None:
    """A plate of radius 1; the place looks from the middle outwards (local +y)."""
    at = Place(at.x, at.y, at.size, at.angle + chance.uniform(-0.05, 0.05))
    stage.lay(at(circle(0, 0, 1)), "#fffcf4", 0.55, "smooth", puff=5)
    stage.lay(at(circle(0, 0, 0.66)), "#f1eadc", 0.1, "smooth", rim=0.6)
    stage.lay([stroke(at(circle(0, 0, 0.88)), 0.035 * at.size)], "#c9bfae" if not warm else RED, 0, rim=0)
    fork = [at(limb(-1.24, 0.1, 0.05, -1.24, 0.8, 0.07))] + [
        at(limb(-1.34 + 0.1 * k, -0.4, 0.028, -1.31 + 0.07 * k, 0.1, 0.03)) for k in range(3)
    ]
    knife = at(smooth([(1.2, -0.5), (1.3, -0.44), (1.32, 0.1), (1.28, 0.84), (1.18, 0.84), (1.2, 0.1)]))
    stage.lay([*fork, knife], "#a39a90", 0.25, "smooth")
    stage.lay(at(circle(0.96, -1.05, 0.27)), "#e9e6e0", 0.4, "smooth")
    stage.lay(at(circle(0.96, -1.05, 0.19)), "#cfcac4", 0, rim=0.4)
    if warm:
        stage.lay(at(circle(0, 0, 0.6)), "#d9653a", 0.15, "wash", gradient=("r", at.x, at.y, at.size * 0.6, RED))
        for k in range(5):
            stage.lay(
                at(plants.leaf(math.cos(k * 1.3) * 0.24, math.sin(k * 1.3) * 0.24, k * 2.1, 0.24, 0.1)), "#5d7a38", 0.1
            )
        return
    if cat:
        animals.cat(stage, Place(at.x, at.y, at.size * 1.7, 0.6), "#5a524c", "curl", depth=0.4)
        return
    fold = at(polygon([(0, -0.52), (0.4, 0.34), (0, 0.24), (-0.4, 0.34)]))
    stage.lay(fold, "#fbf6ea", 0.3, "smooth")
    stage.lay(at(polygon([(0, -0.52), (0, 0.24), (-0.4, 0.34)])), "#ddd3c2", 0, "smooth", rim=0)


def candles(stage: Stage) -> None:
    stage.lay(circle(X, Y, 84), "#f1eadc", 0.7, "wash", puff=10)
    stage.lay(circle(X, Y, 62), "#e6ddca", 0.2, "wash")
    for k in range(7):
        a = k / 7 * 2 * PI
        plants.veined_leaf(
            stage, Place(X + math.cos(a) * 22, Y + math.sin(a) * 22, 56, a + 0.5), "#8d8a78", 0.36, 0.2, 0.4
        )
    stage.lay(circle(X, Y, 22), "#fffaf0", 0.9, "smooth", puff=5)
    stage.lay([stroke(polyline((X - 3, Y - 2), (X + 3, Y + 2)), 3)], "#3a3634", 0.1)  # never lit


def seat(stage: Stage) -> None:
    a = 2.06
    at = Place(X + math.cos(a) * 690, Y + math.sin(a) * 690, 112, a - PI / 2)
    stage.lay(at(box(-0.86, -0.9, 0.86, 0.86, 0.24)), "#6a5648", 1.2, "kraft", streak=(at.turned(0.0), 0.2))
    stage.lay(at(box(-0.7, -0.74, 0.7, 0.7, 0.2)), "#8a2a28", 0.3, "paint")
    stage.lay(
        at(smooth([(-0.98, 0.72), (0, 0.94), (0.98, 0.72), (1.02, 0.92), (0, 1.18), (-1.02, 0.92)])),
        "#54443a",
        1.0,
        "kraft",
    )


def diner(stage: Stage) -> None:
    a = 2.06
    at = Place(X + math.cos(a) * 650, Y + math.sin(a) * 650, 74, a + PI / 2)
    for s in (-1, 1):
        stage.lay(
            at(ribbon([(s * 1.5, 0.0), (s * 1.62, 0.8), (s * 1.1, 1.5)], tapered(0.66, 0.5), round_start=True)),
            "#7d2024",
            0.7,
            "paint",
        )
        stage.lay(at(smooth(wobbly(s * 1.02, 1.66, 0.24, 0.3, 10, 0.08, 3))), "#d99f76", 0.3, "smooth")
    spoon = at(ribbon([(-1.0, 1.5), (-0.7, 2.0), (-0.44, 2.4)], 0.1, round_end=True))
    stage.lay(spoon, "#8d857b", 0.3, "smooth")
    heads.from_above(stage, at, heads.Face("#d99f76", "#e9e4dc", "bald"), RED, depth=0.8)
