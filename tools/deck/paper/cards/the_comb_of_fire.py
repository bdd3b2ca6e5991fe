"""A rooster, close, its comb a fire, shouts at the sun; the sun has one eye shut."""

from __future__ import annotations

import math

from .. import *

FEELING = "anger"
CLUES = ("get up, it is nearly five", "two hot heads", "the critic")
LIGHT = NOON.but(vignette=0.16, direction=(4, 8))
CROP = "figure"


def draw(stage: Stage) -> None:
    stage.ground("#f7a3a0", "wash", gradient=(0, 100, 0, 1000, "#f8d27a"))
    sun(stage)
    hills(stage)
    rooster(stage)


def sun(stage: Stage) -> None:
    """In the manner of a painted clay sun, half asleep, taken aback."""
    x, y = 640, 232
    for i in range(18):
        a = i * PI / 9
        tip = (x + math.cos(a) * (262 if i % 2 else 210), y + math.sin(a) * (262 if i % 2 else 210))
        left, right = (
            (x + math.cos(a - 0.15) * 142, y + math.sin(a - 0.15) * 142),
            (x + math.cos(a + 0.15) * 142, y + math.sin(a + 0.15) * 142),
        )
        ray = (
            smooth([(*left, 1), (*tip, 1), (*right, 1)])
            if i % 2
            else smooth(
                [
                    (*left, 1),
                    ((left[0] + tip[0]) / 2 + 14, (left[1] + tip[1]) / 2),
                    (*tip, 1),
                    ((right[0] + tip[0]) / 2 + 14, (right[1] + tip[1]) / 2),
                    (*right, 1),
                ]
            )
        )
        stage.lay(ray, ("#e0562f", "#f2b53a")[i % 2], 0.5, "paint", streak=(a, 0.14))
    stage.lay(circle(x, y, 148), "#e8862c", 0.7, "paint")
    stage.lay(circle(x, y, 134), "#fbd04a", 0.4, "wash", gradient=("r", x - 40, y - 40, 200, "#f2a83a"))
    for a in range(24):
        stage.lay(circle(x + math.cos(a * PI / 12) * 141, y + math.sin(a * PI / 12) * 141, 5), "#fff3d0", 0.1, "smooth")
    nose = smooth(
        [(x - 8, y - 60, 1), (x - 22, y + 10), (x - 40, y + 26), (x - 10, y + 40), (x + 6, y + 30), (x + 6, y - 60, 1)]
    )
    stage.lay(nose, "#e8862c", 0.3, "paint")
    left = oval(x - 54, y - 22, 30, 22)
    stage.lay(left, "#fff8e4", 0.2, "smooth")
    stage.lay(circle(x - 64, y - 16, 13), "#3a2433", 0, clip=left, rim=0)
    stage.lay([stroke(bezier(x - 88, y - 30, x - 66, y - 54, x - 40, y - 52, x - 26, y - 32), 8)], "#8c3a1c", 0.1)
    stage.lay([stroke(bezier(x + 32, y - 22, x + 46, y - 6, x + 70, y - 6, x + 84, y - 22), 8)], "#8c3a1c", 0.1)
    stage.lay(
        [stroke(polyline((x + 42 + k * 15, y - 10), (x + 40 + k * 17, y + 4)), 4) for k in range(3)],
        "#8c3a1c",
        0,
        rim=0,
    )
    stage.lay(
        [
            stroke(bezier(x - 92, y - 76, x - 70, y - 92, x - 44, y - 92, x - 24, y - 78), 9),
            stroke(bezier(x + 30, y - 62, x + 50, y - 70, x + 72, y - 66, x + 88, y - 54), 9),
        ],
        "#b85a1c",
        0.1,
    )
    stage.lay(
        smooth(
            [(x - 34, y + 66), (x - 10, y + 56), (x + 16, y + 62), (x + 22, y + 84), (x - 4, y + 98), (x - 30, y + 86)]
        ),
        "#8c2a24",
        0.15,
        "smooth",
    )
    stage.lay([oval(x - 88, y + 30, 24, 18), oval(x + 86, y + 30, 24, 18)], "#ee6a3a", 0, rim=0, alpha=0.6)


def hills(stage: Stage) -> None:
    stage.lay(sky.ridge(900, 110, 6, 0.5), "#c45a48", 0.7, "paint")
    stage.lay(sky.dune(1020, 50, 0.7), "#8a3a3a", 0.9, "paint")
    for x, y, size in ((690, 1060, 190), (600, 1050, 110), (754, 1070, 120)):
        plants.cactus(stage, Place(x, y, size), "#2f6a5a", "#f26a7a", 0.6)


def rooster(stage: Stage) -> None:
    breast = smooth(
        [
            (-80, 620, 1),
            (40, 560),
            (130, 540),
            (220, 580),
            (300, 690),
            (350, 840),
            (360, 1000),
            (300, 1140),
            (200, 1260, 1),
            (-80, 1260, 1),
        ]
    )
    stage.lay(breast, "#2a2440", 1.2, "paint", streak=(1.3, 0.12))
    for row in range(11):
        for i in range(8):
            x = -50 + i * 58 + 29 * (row % 2)
            y = 1180 - row * 54
            feather = smooth(
                [(x - 32, y - 34, 1), (x + 32, y - 34, 1), (x + 26, y + 22), (x, y + 44), (x - 26, y + 22)]
            )
            tone = ("#1f5f6a", "#28406a", "#2f7f7a", "#3a2f5a")[(row * 3 + i) % 4]
            stage.lay(feather, tone, 0.35, "paint", clip=breast, streak=(PI / 2, 0.16), core="#7fd0c0")
    hackles = 0
    for row, (reach, tones) in enumerate(
        ((360, ("#d8652f", "#c44a28")), (270, ("#f2a33a", "#e8862c")), (180, ("#fbd04a", "#f2b53a")))
    ):
        for i in range(15):
            a = PI * 0.08 + PI * 0.86 * i / 14
            x0, y0 = 232 + math.cos(a) * 56, 566 + math.sin(a) * 30
            stage.lay(
                plants.leaf(x0, y0, a, reach * (0.84 + 0.16 * math.sin(i * 2.1)), 44),
                tones[i % 2],
                0.4,
                "paint",
                streak=(a, 0.16),
                core="#fff0b0",
            )
            hackles += 1
    comb(stage)
    head = smooth(
        [(120, 560), (100, 470), (136, 380), (226, 340), (310, 366), (352, 430), (356, 500), (330, 580), (230, 620)]
    )
    stage.lay(head, "#d8392f", 1.0, "paint", gradient=(180, 360, 300, 600, "#a8242f"), streak=(0.6, 0.14))
    upper = smooth([(330, 410, 1), (400, 372), (486, 360), (566, 396, 1), (480, 426), (400, 446), (340, 462, 1)])
    lower = smooth([(336, 500, 1), (390, 520), (446, 566), (494, 634, 1), (420, 616), (360, 584), (322, 548, 1)])
    gape = smooth([(340, 452, 1), (430, 440), (520, 414, 1), (470, 500), (460, 590, 1), (400, 540), (336, 508, 1)])
    stage.lay(gape, "#4a0d1c", 0.2, "velvet")
    tongue = smooth([(344, 494), (400, 490), (452, 470), (480, 452, 1), (470, 492), (420, 522), (360, 520)])
    stage.lay(tongue, "#f08a7a", 0.3, "smooth")
    stage.lay(upper, "#f2b53a", 0.6, "paint", gradient=(340, 400, 560, 400, "#c8782a"))
    stage.lay(lower, "#e39a30", 0.6, "paint")
    stage.lay(oval(392, 404, 9, 4, -0.2), "#6a3410", 0, rim=0)
    wattles = [
        smooth([(330, 560), (384, 580), (404, 660), (372, 716), (330, 690), (312, 620)]),
        smooth([(286, 580), (336, 600), (348, 690), (314, 740), (278, 700), (268, 630)]),
    ]
    for w in wattles:
        stage.lay(w, "#c8242f", 0.6, "paint", puff=8)
    stage.lay(circle(266, 450, 40), "#fff3d0", 0.3, "smooth")
    stage.lay(circle(272, 446, 29), "#f2a33a", 0.1, "paint")
    stage.lay(circle(278, 442, 15), "#1a0f18", 0, rim=0)
    stage.lay(circle(270, 434, 6), "#ffffff", 0, rim=0)
    stage.lay(
        smooth([(206, 404, 1), (260, 404), (322, 440, 1), (318, 424), (262, 378), (212, 382)]), "#7a1420", 0.4, "paint"
    )
    stage.lay(oval(186, 528, 34, 26), "#fbe0c8", 0.3, "wash")


def comb(stage: Stage) -> None:
    """Five tongues of fire, the tallest in the middle."""
    for i, (x, y, size, lean) in enumerate(
        (
            (118, 420, 230, -0.34),
            (300, 390, 220, 0.22),
            (162, 390, 330, -0.16),
            (256, 374, 310, 0.1),
            (210, 376, 392, -0.02),
        )
    ):
        for k, tone in ((1.0, "#b8242a"), (0.8, "#e8562c"), (0.58, "#f6942e"), (0.36, "#ffd254")):
            tongue = fire.flame(Place(0, 0, 1), 0.12 * (i % 2) - 0.06, 0.9)
            stage.lay(
                Place(x, y + 14 * (1 - k), size * k, lean)(tongue),
                tone,
                0.4 if k == 1 else 0.2,
                "paint",
                streak=(PI / 2, 0.14),
            )
    stage.lay(fire.sparks(6, 26, 210, 40, 230, 160, (3, 8)), "#fbd04a", 0.2, "smooth")
