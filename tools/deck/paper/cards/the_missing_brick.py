"""A wall of bricks fills the card; one is missing, and through the gap there is a sea, a low sun and a gull."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "hope"
CLUES = ("the only window in the house", "who took it home?", "every wall begins to end somewhere")
LIGHT = DUSK.but(vignette=0.42, spill=1.15, fog=0.05, direction=(7, 9))
CROP = "abstract"

WIDE, HIGH, GAP = 424.0, 200.0, 17.0
HOLE = (228.0, 320.0, 228 + WIDE - GAP, 320 + HIGH - GAP)
BRICKS = ("#a9512f", "#c0683d", "#94432c", "#b85c37", "#7d3829", "#cc7a4a")


def draw(stage: Stage) -> None:
    left, top, right, bottom = HOLE
    sea(stage)
    gap = box(left, top, right, bottom, 5)
    for i, colour in enumerate(("#f0a262", "#9c4a30")):  # the thickness of the wall
        hole = box(left + 13 - 6 * i, top + 14 - 7 * i, right - 9 + 4 * i, bottom - 6 + 3 * i, 3)
        stage.lay([full_sheet(), *cut(hole)], colour, 1.4, "chalk", core="#ffd08a", rim=0.9)
    stage.lay(
        [full_sheet(), *cut(gap)], "#e0b48c", 1.2, "chalk", core="#ffd89a", rim=0.9, gradient=(0, 0, 0, 1200, "#a86f54")
    )
    bricks(stage)
    sprout(stage)


def sea(stage: Stage) -> None:
    left, top, right, bottom = HOLE
    stage.ground("#f2894e", "tissue", gradient=(0, top, 0, top + 90, "#ffcf78"))
    stage.backlight(box(left - 40, top - 40, right + 40, bottom + 40), "#ff9a3a", 0.42)
    x, y = left + 296, top + 100
    stage.lay(circle(x, y, 50), "#fff2bc", 0, "tissue", shadow=0)
    stage.backlight(circle(x, y, 50), "#fff0b0", 0.8, soft=5)
    for i, colour in enumerate(("#2e8c90", "#1d6a72", "#134e5c")):
        stage.lay(water.swell(top + 118 + 20 * i, 5 + i, 84, i * 1.4), colour, 0.35, "paint", streak=(0.02, 0.14))
    for k in range(4):
        stage.lay(oval(x + (k % 2) * 9 - 4, y + 24 + 13 * k, 34 - 4 * k, 3), "#ffe09a", 0, rim=0)
    at = Place(left + 160, top + 92, 104, -0.1)
    far = [(0.06, -0.02), (0.3, -0.62), (0.82, -0.9, 1), (0.58, -0.3), (0.28, 0.08)]
    near = [(0.0, 0.0), (-0.26, -0.6), (-0.9, -0.78, 1), (-0.5, -0.26), (-0.16, 0.12)]
    body = smooth(
        [(0.62, 0.02, 1), (0.42, -0.1), (0.1, -0.07), (-0.4, 0.02), (-0.66, 0.14, 1), (-0.2, 0.2), (0.26, 0.14)]
    )
    stage.lay(at(smooth(far)), "#d8c8c0", 0.3, "smooth")
    stage.lay(at(body), "#fffaf0", 0.35, "smooth")
    stage.lay(at(smooth(near)), "#fffaf0", 0.4, "smooth")
    stage.lay(
        [
            at(smooth([(-0.62, -0.62), (-0.9, -0.78, 1), (-0.7, -0.5)])),
            at(smooth([(0.66, -0.72), (0.82, -0.9, 1), (0.72, -0.56)])),
        ],
        "#3b1f2b",
        0,
        rim=0,
    )
    stage.lay(at(polygon([(0.58, -0.03), (0.76, 0.05), (0.56, 0.07)])), "#f2a02e", 0.1)


def bricks(stage: Stage) -> None:
    chance = random.Random(12)
    middle = ((HOLE[0] + HOLE[2]) / 2, (HOLE[1] + HOLE[3]) / 2)
    row = -1
    y = HOLE[1] - 4 * HIGH
    while y < 1230:
        x = HOLE[0] - 4 * WIDE + (WIDE * 0.5 if row % 2 == 0 else 0.0)
        while x < 830:
            here = (x + WIDE / 2 - GAP / 2, y + HIGH / 2 - GAP / 2)
            away = math.hypot((here[0] - middle[0]) * 0.7, here[1] - middle[1])
            if away > 30:
                brick(stage, chance, x, y, away)
            x += WIDE
        y += HIGH
        row += 1


def brick(stage: Stage, chance: random.Random, x: float, y: float, away: float) -> None:
    jig = [chance.uniform(-4, 4) for _ in range(8)]
    w, h = WIDE - GAP, HIGH - GAP
    outline = smooth(
        [
            (x + 8 + jig[0], y + jig[1]),
            (x + w * 0.5, y + jig[2]),
            (x + w - 8 + jig[3], y + jig[4]),
            (x + w + jig[5] * 0.6, y + h * 0.5),
            (x + w - 7 + jig[6], y + h),
            (x + w * 0.45, y + h + jig[7]),
            (x + 7, y + h + jig[2] * 0.5),
            (x + jig[5] * 0.5, y + h * 0.5),
        ],
        tension=9,
    )
    colour = chance.choice(BRICKS)
    warm = max(0.0, 1 - away / 420)
    colour = mix(colour, "#f08a44", 0.3 * warm)
    stage.lay(
        outline,
        colour,
        chance.uniform(0.45, 1.15),
        "chalk",
        wobble=0.5,
        segment=22,
        puff=7,
        puff_strength=0.4,
        gradient=(x, y, x + w, y + h * 1.5, mix(colour, "#3b1f2b", 0.3)),
        core=mix(colour, "#ffd08a", 0.35 + 0.5 * warm),
        rim=0.6,
    )
    for _ in range(chance.randint(2, 5)):  # pits
        px, py, r = x + chance.uniform(14, w - 14), y + chance.uniform(12, h - 12), chance.uniform(1.5, 4.5)
        stage.lay(oval(px, py, r * 1.4, r, chance.uniform(0, 3)), mix(colour, "#2a1420", 0.5), 0, rim=0, alpha=0.7)
    if chance.random() < 0.3:
        cx = x + chance.uniform(40, w - 40)
        crack = polyline((cx, y + 2), (cx + 9, y + 20), (cx - 3, y + 36), (cx + 8, y + 54))
        stage.lay([stroke(crack, 2.4)], mix(colour, "#2a1420", 0.6), 0, rim=0)


def sprout(stage: Stage) -> None:
    """Rooted in the mortar below, grown around two bricks, and into the light."""
    way: list[Point] = [
        (150, 1150),
        (166, 1050),
        (126, 950),
        (150, 850),
        (226, 780),
        (214, 690),
        (250, 600),
        (306, 566),
        (300, 530),
        (272, 496),
    ]
    stage.lay(ribbon(way, tapered(11, 4)), "#4f6a34", 0.7, "paint")
    line = points_along(smooth(way, closed=False), 22)
    for i, (x, y, a) in enumerate(line[2:-1]):
        side = 1 if i % 2 else -1
        size = 58 - 1.5 * i
        plants.veined_leaf(
            stage, Place(x, y, size, a + side * 0.95), mix("#5d7a38", "#c3cc72", i / 26), 0.46, side * 0.2, 0.5
        )
    x, y, a = line[-1]
    for turn in (-0.7, 0.1, 0.8):
        plants.veined_leaf(stage, Place(x, y, 30, a + turn), "#d6da84", 0.5, 0.0, 0.4)
    stage.lay(
        [ribbon([(150, 1148), (136 + 14 * k, 1164), (126 + 22 * k, 1178)], tapered(6, 1)) for k in range(3)],
        "#4a5a30",
        0.3,
    )
