"""A stubble field at dusk full of scarecrows, every sacking face turned towards us; nearest to us one pole is empty."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "dread"
CLUES = ("somebody is missing at roll call", "the harvest committee", "which of us moved")
LIGHT = DUSK.but(key="#f6eab8", ambient="#3f4a5a", direction=(-9, 5), vignette=0.42, tilt=0.1)
CROP = "crowd"

SACKS = ("#c9a878", "#b8905f", "#d8bd8c", "#a87c54")
COATS = ("#3a2430", "#4a2a2a", "#2c2a3c", "#5a3428", "#33302c")


def draw(stage: Stage) -> None:
    stage.ground("#5f6f5c", "wash", gradient=(0, 40, 0, 470, "#d8c878"))
    stage.lay(circle(560, 420, 130), "#fff4c4", 0.2, "tissue")
    stage.backlight(circle(560, 420, 126), "#ffe08a", 0.34)
    for y, tone in ((120, "#4d5c4e"), (210, "#74805c"), (60, "#3c4a44")):
        stage.lay(
            ribbon([(-60, y), (240, y - 30), (520, y + 20), (860, y - 14)], spindle(56, 16)),
            tone,
            0.3,
            "paint",
            streak=(0.03, 0.12),
        )
    stage.lay(sky.ridge(470, 34, 7, 0.1), "#4a5238", 0.6, "wash")
    chance = random.Random(5)
    rows = ((500, 84, 9), (566, 124, 7), (670, 196, 6), (846, 310, 4))
    for n, (y, size, count) in enumerate(rows):
        stage.lay(sky.dune(y - 6, 14, 0.3 + 0.15 * n), mix("#9a8a48", "#33301f", n / 4), 0.7, "wash")
        stage.lay(
            plants.grass(-20, 830, y + 14, 14 + 7 * n, n + 3, 11 + n * 3, 0.2),
            mix("#d0bc68", "#5a5230", n / 4),
            0.25,
            "paint",
        )
        for i in range(count):
            x = 400 + (i - (count - 1) / 2) * 900 / count + chance.uniform(-24, 24) + (30 if n % 2 else -24)
            if n == 3 and i in (1, 2):
                continue
            if n == 2 and i == 2:
                x += 40
            scarecrow(stage, Place(x, y + chance.uniform(-6, 10), size, chance.uniform(-0.05, 0.05)), n * 5 + i)
        stage.haze(0.1, "#d8c880", between=(300, 620))
    stage.lay(sky.dune(1010, 40, 0.4), "#33301f", 1.0, "wash", gradient=(0, 1000, 0, 1200, "#16160f"))
    empty(stage)
    stage.lay(plants.grass(-30, 840, 1220, 110, 9, 16, 0.3), "#1a1a10", 0.8, "paint")


def scarecrow(stage: Stage, at: Place, n: int) -> None:
    """1 high, arms out, its head straight to us whatever its body does."""
    k = at.size
    stage.lay(at(box(-0.024, -0.86, 0.024, 0.02)), "#2a1512", 0.5, "kraft")
    coat = COATS[n % 5]
    droop = 0.05 + 0.03 * (n % 3)
    body = smooth(
        [
            (-0.42, -0.62 + droop),
            (-0.16, -0.7),
            (0.16, -0.7),
            (0.42, -0.62 + droop),
            (0.43, -0.52 + droop),
            (0.15, -0.54),
            (0.2, -0.2, 1),
            (0.1, -0.16, 1),
            (0.04, -0.22, 1),
            (-0.06, -0.14, 1),
            (-0.2, -0.2, 1),
            (-0.15, -0.54),
            (-0.43, -0.52 + droop),
        ]
    )
    straw = [
        at(plants.leaf(s * 0.41, -0.57 + droop, (0 if s > 0 else PI) + (j - 2) * 0.3, 0.13, 0.022))
        for s in (-1, 1)
        for j in range(5)
    ]
    stage.lay(straw, "#e0b45a", 0.2, "kraft")
    stage.lay(at(body), coat, 0.7, "paint", streak=(1.2, 0.16), core="#e8d890")
    stage.lay([stroke(at(polyline((0, -0.68), (0.0, -0.26))), 0.008 * k)], colour.darker(coat, 0.4), 0, rim=0)
    head = smooth(wobbly(0, -0.82, 0.125, 0.14, 14, 0.06, n + 2))
    stage.lay(
        at(head),
        SACKS[n % 4],
        0.6,
        "kraft",
        core="#ffd09a",
        gradient=(at.x + 0.1 * k, at.y - 0.9 * k, at.x - 0.12 * k, at.y - 0.7 * k, colour.darker(SACKS[n % 4], 0.4)),
    )
    for s in (-1, 1):
        stage.lay(at(oval(s * 0.048, -0.83, 0.026, 0.03)), "#1c0c10", 0, rim=0)
        if n % 3 == 0:
            stage.lay(
                [
                    stroke(at(polyline((s * 0.048 - 0.03, -0.86), (s * 0.048 + 0.03, -0.8))), 0.01 * k),
                    stroke(at(polyline((s * 0.048 + 0.03, -0.86), (s * 0.048 - 0.03, -0.8))), 0.01 * k),
                ],
                SACKS[n % 4],
                0,
                rim=0,
            )
    mouth = [(-0.07, -0.745), (-0.035, -0.735), (0, -0.74), (0.035, -0.735), (0.07, -0.75)]
    stage.lay(
        [
            stroke(at(smooth(mouth, closed=False)), 0.011 * k),
            *(stroke(at(polyline((x, y - 0.016), (x, y + 0.016))), 0.008 * k) for x, y in mouth),
        ],
        "#1c0c10",
        0,
        rim=0,
    )
    hat = n % 3
    if hat == 0:
        stage.lay(
            at(
                union(
                    oval(0, -0.93, 0.22, 0.03),
                    smooth([(-0.11, -0.93, 1), (-0.09, -1.06), (0, -1.1), (0.09, -1.06), (0.11, -0.93, 1)]),
                )
            ),
            "#e0b45a",
            0.4,
            "kraft",
            core="#ffd09a",
        )
    elif hat == 1:
        stage.lay(
            at(union(box(-0.19, -0.945, 0.19, -0.915, 0.01), box(-0.1, -1.12, 0.1, -0.92, 0.012))),
            "#2c1c24",
            0.4,
            "velvet",
            core="#e8d890",
        )
    else:
        stage.lay(
            [at(plants.leaf(0.01 * j, -0.94, -PI / 2 + (j - 3) * 0.28, 0.13, 0.03)) for j in range(7)],
            "#e0b45a",
            0.3,
            "kraft",
        )


def empty(stage: Stage) -> None:
    """The pole nearest to us, ropes hanging, a hat at its foot; prints lead out of the card."""
    x = 404
    stage.lay(
        polygon([(x - 50, 730), (x - 22, 726), (x + 14, 1130), (x - 16, 1130)]),
        "#3a1c16",
        1.0,
        "kraft",
        streak=(PI / 2, 0.2),
        core="#d8c878",
    )
    stage.lay(
        move(box(-178, -12, 178, 12, 4), x - 40, 728, -0.13),
        "#3a1c16",
        0.8,
        "kraft",
        streak=(0.05, 0.2),
        core="#d8c878",
    )
    for s, length in ((-1, 96), (1, 60)):
        rope: list[Point] = [
            (x - 40 + s * 140, 730 - s * 16),
            (x - 30 + s * 150, 730 + length * 0.5),
            (x - 40 + s * 138, 730 + length),
        ]
        stage.lay(ribbon(rope, tapered(9, 7)), "#e0b45a", 0.5, "kraft")
        stage.lay(
            [plants.leaf(x - 40 + s * 138, 728 + length, PI / 2 + (j - 1) * 0.4, 26, 6) for j in range(3)],
            "#e0b45a",
            0.2,
            "kraft",
        )
    straw = [plants.leaf(x + math.sin(j * 2.3) * 100, 1110 + (j % 4) * 12, j * 1.1, 44, 6) for j in range(14)]
    stage.lay(straw, "#e0b45a", 0.3, "kraft")
    hat = Place(x + 126, 1096, 74, 0.22)
    stage.lay(
        hat(union(oval(0, 0, 1, 0.2), smooth([(-0.5, 0, 1), (-0.42, -0.5), (0, -0.62), (0.42, -0.5), (0.5, 0, 1)]))),
        "#c8503a",
        0.8,
        "kraft",
        core="#ffb080",
    )
    stage.lay(hat(ribbon([(-0.5, -0.06), (0, -0.02), (0.5, -0.06)], 0.14)), "#2c1c24", 0.2, "paint")
    prints = [(470, 1150, 0.3), (560, 1170, 0.2), (640, 1158, 0.1), (730, 1182, 0.2)]
    stage.lay(
        [move(union(oval(0, 0, 22, 11), oval(30, 0, 11, 9)), px, py, a) for px, py, a in prints],
        "#9a5a3a",
        0,
        rim=0,
        alpha=0.75,
    )
