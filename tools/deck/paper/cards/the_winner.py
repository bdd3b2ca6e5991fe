"""A tortoise on a far too tall podium, its wreath askew; a stadium of hares applauds with flat ears."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "pride"
CLUES = ("we let him have this one", "the last shall be first", "he has not noticed that it is over")
LIGHT = NOON.but(vignette=0.1, direction=(4, 8))
CROP = "crowd"

FURS = ("#b8926a", "#a87a50", "#cbaa84", "#8f6a4c", "#d8c0a0", "#9a8474")


def draw(stage: Stage) -> None:
    stage.ground("#7fc0c4", "paint", gradient=(0, 0, 0, 620, "#f8e6b4"), streak=(0.02, 0.05))
    rays = fire.rays(400, 300, 150, 900, 22, 0.42)
    stage.lay(rays, "#fdf0c6", 0.15, "wash", alpha=0.75)
    stage.lay(circle(400, 296, 196), "#fff3b0", 0.3, "wash")
    stage.lay(circle(400, 296, 168), "#ffe07a", 0.3, "wash")
    stands(stage)
    podium(stage)
    hero(stage)
    crowd(stage)
    confetti(stage)


def stands(stage: Stage) -> None:
    """Tiers full of far hares: ears as a fringe."""
    chance = random.Random(4)
    for i, (y, colour) in enumerate(((470, "#e8c890"), (545, "#dcae6c"), (625, "#cf9450"))):
        tier = smooth(
            [(-60, y - 46, 1), (180, y), (400, y + 14), (620, y), (860, y - 46, 1), (860, 1260, 1), (-60, 1260, 1)]
        )
        row = []
        for k in range(36 - 6 * i):
            x = -20 + k * (840 / (35 - 6 * i)) + chance.uniform(-4, 4)
            yy = y + 12 - 58 * ((x - 400) / 440) ** 2
            r = 11 + 3 * i
            row += [
                circle(x, yy - r * 0.7, r),
                plants.leaf(x - r * 0.3, yy - r * 1.3, PI - 0.35, r * 2.1, r * 0.34),
                plants.leaf(x + r * 0.3, yy - r * 1.3, 0.35, r * 2.1, r * 0.34),
            ]
        stage.lay(row, mix("#a8845e", "#8a6648", i / 2), 0.5, "paint")
        stage.lay(tier, colour, 0.8, "wash", wobble=0.2)
    for k, x in enumerate((50, 150, 690, 760)):
        y = 350 - 50 * (abs(x - 400) > 300)
        cloth.flag(
            stage,
            Place(x, y, 74, 0.04, x > 400),
            ("#b0462e", "#1f7a8c", "#e39a3c", "#b0462e")[k],
            "#fdf3da",
            "#5a3a2a",
            0.5,
        )


def podium(stage: Stage) -> None:
    steps = (
        (400, 470, 168, "#fdf3da"),
        (400, 610, 226, "#f2cf7c"),
        (400, 742, 284, "#e39a3c"),
        (400, 860, 320, "#b0462e"),
    )
    for x, y, half, colour in reversed(steps):
        stage.lay(box(x - half, y, x + half, 1260), mix(colour, "#3a2433", 0.2), 1.1, "wash")
        stage.lay(box(x - half, y, x + half, y + 22), mix(colour, "#ffffff", 0.25), 0.3, "wash")
        stage.lay([star(x, y + 82, 30, 5)], mix(colour, "#ffffff", 0.35), 0.2, "paint")


def hero(stage: Stage) -> None:
    at = Place(372, 474, 300)
    skin = "#c2ba74"
    stage.lay(at(ribbon([(0.34, -0.2), (0.5, -0.36), (0.6, -0.66)], tapered(0.16, 0.13))), skin, 0.6, "chalk")
    animals.tortoise(stage, at, "#5f8a3a", skin, 0.9, head=False)
    face = smooth([(0.46, -0.74), (0.54, -0.88), (0.7, -0.9), (0.84, -0.82), (0.86, -0.7), (0.76, -0.62), (0.56, -0.6)])
    stage.lay(at(face), skin, 0.4, "chalk")
    stage.lay(at(ribbon([(0.64, -0.77), (0.7, -0.74), (0.76, -0.77)], spindle(0.022, 0.006))), "#2a1c22", 0, rim=0)
    stage.lay(at(ribbon([(0.85, -0.7), (0.76, -0.67), (0.68, -0.71)], spindle(0.018, 0.006))), "#4a3a2a", 0, rim=0)
    head = at.point(0.64, -0.84)
    for k in range(15):  # the wreath, slipped over one eye
        a = 0.5 + k / 14 * (2 * PI - 1.0)
        wx, wy = head[0] - 4 + math.cos(a) * 44, head[1] - 12 + math.sin(a) * 19 + math.cos(a) * 15
        stage.lay(plants.leaf(wx, wy, a + 1.9, 36, 8), ("#2f7a42", "#4f9a48")[k % 2], 0.35, "paint")
    stage.lay([circle(head[0] + 22, head[1] + 10, 5), circle(head[0] + 30, head[1] + 4, 4)], "#d8402f", 0.2, "smooth")
    ribbon_at = at.point(0.46, -0.2)
    stage.lay(
        [
            stroke(
                smooth([at.point(0.4, -0.34), (ribbon_at[0] - 4, ribbon_at[1]), at.point(0.56, -0.34)], closed=False), 8
            )
        ],
        "#b0462e",
        0.3,
    )
    stage.lay(circle(ribbon_at[0], ribbon_at[1] + 12, 21), "#f0b83a", 0.4, "foil")
    stage.lay(star(ribbon_at[0], ribbon_at[1] + 12, 11, 5), "#fff3b0", 0.1, "smooth")
    # a snail comes second
    sx, sy = 596, 610
    stage.lay(
        smooth(
            [
                (sx - 34, sy, 1),
                (sx - 20, sy - 12),
                (sx + 16, sy - 12),
                (sx + 30, sy - 34),
                (sx + 42, sy - 30),
                (sx + 36, sy, 1),
            ]
        ),
        "#d8b88a",
        0.5,
        "smooth",
    )
    stage.lay(circle(sx - 2, sy - 24, 22), "#b0462e", 0.4, "paint")
    stage.lay([stroke(smooth(spiral(sx - 2, sy - 24, 3, 18, 2.2), closed=False), 4)], "#f2cf7c", 0.1)
    stage.lay(
        [
            stroke(polyline((sx + 34, sy - 32), (sx + 30, sy - 50)), 3),
            stroke(polyline((sx + 39, sy - 31), (sx + 44, sy - 48)), 3),
        ],
        "#d8b88a",
        0.2,
    )


def crowd(stage: Stage) -> None:
    chance = random.Random(9)
    for row, (y, size, count) in enumerate(((800, 62, 8), (910, 82, 6), (1060, 112, 5))):
        gap = 900 / count
        for i in range(count):
            x = -50 + gap * (i + 0.5 + 0.25 * (row % 2 * 2 - 1)) + chance.uniform(-8, 8)
            fur = FURS[(i * 5 + row * 2) % 6]
            back_of_hare(
                stage,
                Place(x, y + chance.uniform(-12, 12), size, chance.uniform(-0.07, 0.07)),
                fur,
                row * 7 + i,
                turned=(row, i) == (2, 3),
            )


def back_of_hare(stage: Stage, at: Place, fur: str, seed: int, turned: bool = False) -> None:
    chance = random.Random(seed)
    coats = ("#1f7a8c", "#b0462e", "#e39a3c", "#5a4a7a", "#3c5a44", "#c8687a", "#f2cf7c")
    coat = coats[seed % 7]
    shoulders = smooth([(-0.5, 0.7), (0.5, 0.7), (1.15, 1.05), (1.45, 2.6, 1), (-1.45, 2.6, 1), (-1.15, 1.05)])
    stage.lay(at(shoulders), coat, 0.9, "paint", streak=(PI / 2, 0.13))
    if seed % 2:
        stage.lay(
            [
                at(ribbon([(-1.3, 1.3 + 0.4 * k), (0, 1.15 + 0.4 * k), (1.3, 1.3 + 0.4 * k)], lambda t: 0.12))
                for k in range(4)
            ],
            mix(coat, "#fff4dc", 0.5),
            0.06,
            "paint",
            clip=at(shoulders),
        )
    for s in (-1, 1):
        droop = 1.25 + chance.uniform(-0.15, 0.3)
        ear = smooth(
            [
                (s * 0.06, -0.66),
                (s * 0.5, -1.0),
                (s * 0.98, -0.7),
                (s * 1.2, 0.1 * droop),
                (s * 1.14, 0.95 * droop, 1),
                (s * 0.78, 0.2 * droop),
                (s * 0.5, -0.4),
            ]
        )
        stage.lay(at(ear), mix(fur, "#3a2433", 0.32), 0.9, "paint", streak=(s * 0.4, 0.16))
        if turned:
            inner = smooth([(s * 0.6, -0.76), (s * 0.92, -0.5), (s * 1.08, 0.7 * droop, 1), (s * 0.84, 0.0)])
            stage.lay(at(inner), "#e8b8a0", 0.08, "smooth")
    if seed % 3 != 1 and not turned:  # paws over the head, about to meet
        gap = chance.uniform(0.12, 0.3)
        for s in (-1, 1):
            stage.lay(
                at(limb(s * 0.9, 0.4, 0.2, s * (gap + 0.14), -1.2, 0.15)), mix(coat, "#1c1430", 0.1), 0.4, "paint"
            )
            stage.lay(at(oval(s * gap, -1.42, 0.17, 0.27, s * 0.25)), mix(fur, "#fff4dc", 0.3), 0.4, "smooth")
    head = smooth(
        [
            (0, -0.78),
            (0.5, -0.64),
            (0.72, -0.1),
            (0.66, 0.46),
            (0.36, 0.82),
            (0, 0.9),
            (-0.36, 0.82),
            (-0.66, 0.46),
            (-0.72, -0.1),
            (-0.5, -0.64),
        ]
    )
    stage.lay(at(head), fur, 0.6, "paint", streak=(PI / 2, 0.16))
    if not turned:
        stage.lay(
            [at(plants.leaf(x, 0.35, PI / 2 + x, 0.42, 0.07)) for x in (-0.26, 0.0, 0.26)],
            mix(fur, "#3a2433", 0.18),
            0.06,
            "paint",
        )
        return
    for s in (-1, 1):  # one who looks at us, not amused
        stage.lay(at(oval(s * 0.32, -0.08, 0.17, 0.22)), "#fdf3da", 0.12, "smooth")
        stage.lay(at(circle(s * 0.32, -0.02, 0.11)), "#2a1c2c", 0.02, "smooth")
        stage.lay(
            at(smooth([(s * 0.1, -0.2), (s * 0.34, -0.34), (s * 0.56, -0.14), (s * 0.34, -0.1)])), fur, 0.15, "paint"
        )
    stage.lay(at(oval(0, 0.34, 0.32, 0.24)), mix(fur, "#fff4dc", 0.5), 0.15, "paint")
    stage.lay(at(smooth([(-0.1, 0.2), (0.1, 0.2), (0, 0.32)])), "#b0566a", 0.1, "smooth")
    stage.lay(at(ribbon([(-0.16, 0.5), (0, 0.44), (0.16, 0.5)], spindle(0.05, 0.02))), "#3a2433", 0, rim=0)


def confetti(stage: Stage) -> None:
    chance = random.Random(2)
    for i in range(46):
        x, y = chance.uniform(20, 780), chance.uniform(30, 700)
        if math.hypot(x - 400, y - 380) < 190:
            continue
        bit = move(box(-6, -3.5, 6, 3.5), x, y, chance.uniform(0, 3))
        stage.lay(bit, ("#b0462e", "#1f7a8c", "#e39a3c", "#fdf3da")[i % 4], 0.6, "smooth")
