"""A monkey in a tree winds up the stripes of a sleeping tiger like yarn; half the tiger is bare already."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "mischief"
CLUES = ("he will be so angry", "knitting for beginners", "the emperor's old clothes")
LIGHT = NOON.but(vignette=0.25, ambient="#4a7a5a", ambient_strength=0.36, key="#fff8d8")
CROP = "figure"

FUR, STRIPE, WHITE = "#f0983a", "#2b1a20", "#fdf0d8"


def draw(stage: Stage) -> None:
    chance = random.Random(3)
    stage.ground("#dcE8a0".lower(), "wash", gradient=(0, 0, 0, 900, "#8fbf6a"))
    stage.lay(circle(210, 250, 190), "#f6f0b0", 0.3, "wash", alpha=0.8)
    for depth_row, (colour, n, length) in enumerate((("#a8cc72", 9, 330), ("#6fa858", 8, 300), ("#3f8450", 7, 270))):
        for i in range(n):
            x = -40 + 880 * (i + 0.5) / n + chance.uniform(-30, 30)
            y = 520 + 150 * depth_row + chance.uniform(-40, 40)
            plants.veined_leaf(
                stage,
                Place(x, y + 160, length, -PI / 2 + chance.uniform(-0.7, 0.7)),
                mix(colour, "#ffffff", chance.uniform(0, 0.08)),
                0.22,
                chance.uniform(-0.3, 0.3),
                0.6,
            )
        stage.haze(0.12, "#d8e8a8")
    tiger(stage)
    branch = ribbon(
        [(860, 150), (640, 205), (420, 190), (200, 235), (-60, 190)], lambda t: 66 - 34 * t + 6 * math.sin(t * 19)
    )
    stage.lay(branch, "#5a3524", 1.2, "kraft", streak=(0.05, 0.2))
    for x, y, a in (
        (120, 230, 2.4),
        (250, 222, -0.9),
        (700, 190, -2.2),
        (330, 205, 1.9),
        (60, 215, -2.0),
        (610, 205, 1.2),
    ):
        plants.veined_leaf(stage, Place(x, y, 120, a), "#2f7a42", 0.3, 0.2, 0.7)
    monkey(stage)
    for x, y, length, a, colour in (
        (-70, 1290, 400, -0.75, "#1f5a3a"),
        (60, 1300, 250, -1.3, "#2a6a42"),
        (860, 1270, 430, -2.25, "#1a4f34"),
        (760, 1290, 300, -1.75, "#2f7a48"),
        (400, 1300, 230, -1.45, "#236040"),
        (250, 1290, 190, -1.7, "#1f5a3a"),
        (850, 330, 300, 2.7, "#1f5a3a"),
        (-40, 520, 260, -0.2, "#1f5a3a"),
    ):
        plants.veined_leaf(stage, Place(x, y, length, a), colour, 0.24, 0.25, 1.3)


def tiger(stage: Stage) -> None:
    ground = smooth([(-60, 1010), (200, 985), (480, 1005), (860, 970), (860, 1260, 1), (-60, 1260, 1)])
    stage.lay(ground, "#356a3e", 1.0, "paint", streak=(0.05, 0.14))
    stage.lay(
        ribbon([(690, 900), (770, 880), (800, 800), (760, 740)], tapered(44, 36), round_end=True), FUR, 0.7, "paint"
    )
    body = smooth(
        [
            (150, 900),
            (190, 800),
            (300, 735),
            (450, 715),
            (600, 735),
            (710, 800),
            (735, 900),
            (700, 985),
            (560, 1010),
            (300, 1012),
            (180, 985),
        ]
    )
    stage.lay(body, FUR, 1.2, "paint", streak=(0.2, 0.1), gradient=(300, 720, 420, 1010, "#d97a28"))
    stage.lay(
        smooth([(220, 960), (380, 930), (560, 950), (680, 940), (640, 1020), (260, 1020)]),
        WHITE,
        0,
        "wash",
        rim=0,
        alpha=0.7,
        clip=body,
    )
    haunch = smooth([(560, 900), (600, 820), (690, 810), (745, 880), (740, 980), (650, 1012), (540, 1010)])
    stage.lay(haunch, "#f2a348", 0.6, "paint", streak=(0.8, 0.1))
    marks = []
    for i, x in enumerate((505, 560, 615, 665, 710)):
        marks.append(
            ribbon([(x, 715 + 14 * max(0, i - 1)), (x + 14, 790 + 8 * i), (x - 4, 860 + 6 * i)], tapered(26, 2))
        )
    marks += [
        ribbon([(742 - 6 * i, 850 + 40 * i), (690, 868 + 36 * i), (640, 862 + 38 * i)], tapered(22, 2))
        for i in range(3)
    ]
    stage.lay(marks, STRIPE, 0.12, "velvet", clip=union(body, haunch))
    ghosts = [ribbon([(x, 735), (x + 12, 800), (x - 4, 866)], tapered(22, 2)) for x in (250, 310, 370, 430)]
    stage.lay(ghosts, "#f7b868", 0, "paint", rim=0, alpha=0.75, clip=body)  # where stripes were
    for pts in ([(560, 985), (640, 1012), (690, 1010)], [(300, 985), (220, 1010), (130, 1000)]):
        stage.lay(ribbon(pts, tapered(62, 50), round_start=True, round_end=True), "#f2a348", 0.5, "paint")
    head(stage, Place(235, 905, 235, -0.12))


def head(stage: Stage, at: Place) -> None:
    """Asleep, its chin on its paws; no stripes on it any more but three."""
    stage.lay([at(circle(s * 0.4, -0.38, 0.16)) for s in (-1, 1)], FUR, 0.7, "paint")
    stage.lay([at(circle(s * 0.4, -0.37, 0.09)) for s in (-1, 1)], "#7a3a2a", 0.1, "velvet")
    shape = smooth(
        path.mirrored([(0, -0.5), (0.34, -0.45), (0.52, -0.16), (0.6, 0.12), (0.44, 0.34), (0.2, 0.46), (0, 0.48)])
    )
    stage.lay(at(shape), FUR, 0.8, "paint", streak=(1.4, 0.1))
    stage.lay(
        [at(ribbon([(x, -0.5), (x * 0.8, -0.38), (x * 0.6, -0.26)], tapered(0.06, 0.01))) for x in (-0.14, 0.0, 0.14)],
        STRIPE,
        0.06,
        "velvet",
    )
    stage.lay(
        [at(oval(s * 0.15, 0.22, 0.19, 0.15)) for s in (-1, 1)] + [at(oval(0, 0.36, 0.12, 0.08))], WHITE, 0.25, "wash"
    )
    for s in (-1, 1):
        stage.lay(
            at(ribbon([(s * 0.12, -0.04), (s * 0.22, 0.02), (s * 0.34, -0.05)], spindle(0.035, 0.015))),
            STRIPE,
            0,
            rim=0,
        )
        stage.lay([at(circle(s * (0.12 + 0.06 * k), 0.22 + 0.04 * (k % 2), 0.012)) for k in range(3)], STRIPE, 0, rim=0)
    stage.lay(
        at(smooth([(-0.1, 0.06), (0.1, 0.06), (0.05, 0.15), (0, 0.17), (-0.05, 0.15)])), "#d8807a", 0.15, "smooth"
    )
    stage.lay(
        [stroke(at(bezier(0, 0.17, 0, 0.26, s * 0.06, 0.3, s * 0.18, 0.27)), 5) for s in (-1, 1)], STRIPE, 0, rim=0
    )


def monkey(stage: Stage) -> None:
    thread = [(507, 730), (545, 650), (640, 620), (600, 540), (690, 500), (640, 430), (612, 392)]
    stage.lay(ribbon(thread, 11), STRIPE, 0.8, "velvet", rim=0.6)
    at = Place(440, 205, 270)
    free = animals.monkey(stage, at, "#7a4a30", "#f0c8a0", 0.9)
    x, y = free[0] + 6, free[1] + 40
    stage.lay(circle(x, y, 56), STRIPE, 0.7, "velvet")
    for i in range(9):
        a = i * 0.7
        band = smooth(
            [
                (x + math.cos(a) * 54, y + math.sin(a) * 54),
                (x + math.cos(a + 1.5) * 20, y + math.sin(a + 1.5) * 20),
                (x + math.cos(a + 2.9) * 54, y + math.sin(a + 2.9) * 54),
            ],
            closed=False,
        )
        stage.lay(
            [stroke(band, 7)], mix(STRIPE, "#8a6a60", 0.12 + 0.1 * (i % 3)), 0.15, "velvet", clip=circle(x, y, 56)
        )
    hand = smooth(
        [(x - 66, y - 34), (x - 40, y - 44), (x - 22, y - 30), (x - 30, y - 6), (x - 54, y + 2), (x - 70, y - 14)]
    )
    stage.lay(hand, "#7a4a30", 0.35, "paint")
    stage.lay(
        [limb(x - 36, y - 36 + 13 * k, 7, x - 12, y - 32 + 14 * k, 5.5) for k in range(3)], "#8a563a", 0.3, "smooth"
    )
    for s in (-1, 1):
        stage.lay(
            at(
                ribbon(
                    [(0.06 + s * 0.015, 0.262), (0.06 + s * 0.06, 0.235), (0.06 + s * 0.11, 0.25 - 0.02 * s)],
                    spindle(0.022, 0.008),
                )
            ),
            "#4a2a1c",
            0.1,
        )
    needle = ribbon([(x - 66, y - 50), (x, y), (x + 70, y + 46)], tapered(9, 3))
    stage.lay(needle, "#e8d8b0", 0.5, "kraft")
    stage.lay(circle(x - 66, y - 50, 9), "#d8402f", 0.3, "smooth")
