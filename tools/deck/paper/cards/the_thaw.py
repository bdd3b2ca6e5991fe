"""Two mittened hands hold up a block of ice against the winter sun; in it, quite whole, a red flower."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "hope"
CLUES = ("keep until wanted", "what I could not say in December", "evidence")
LIGHT = SNOW.but(vignette=0.14, direction=(-4, 8))
CROP = "close-up"


def draw(stage: Stage) -> None:
    stage.ground("#e4edf2", "wash", gradient=(0, 0, 0, 1200, "#b7cbda"))
    for r, tone in ((430, "#eaf1f3"), (330, "#f2f4ee"), (236, "#fbf3dc"), (160, "#fff0c4")):
        stage.lay(circle(420, 330, r), tone, 0.2, "wash", rim=0.2)
    stage.lay(sky.ridge(760, 60, 3, 0.15), "#c3d6e2", 0.5, "wash")
    for x, y, size in ((60, 800, 210), (160, 812, 150), (752, 806, 230), (664, 816, 140)):
        plants.tree(stage, Place(x, y, size), "#7f93a6", ("#e4edf2",), int(x), 4, 0.35, bare=1.0)
    stage.lay(sky.dune(840, 36, 0.6), "#eef3f5", 0.7, "wash")
    ice(stage)
    mittens(stage)
    drops(stage)
    stage.lay(sky.snowfall(4, 60, (0, 0, 800, 1200), (2, 6)), "#ffffff", 0.2, "smooth")


BLOCK: list[Point] = [
    (212, 330),
    (300, 262),
    (470, 240),
    (590, 290),
    (618, 420),
    (610, 640),
    (628, 780),
    (560, 850),
    (400, 872),
    (260, 846),
    (196, 760),
    (214, 600),
    (190, 450),
]


def ice(stage: Stage) -> None:
    block = polygon(BLOCK)
    stage.cast(move(block, -16, 30), "#5f82a4", 0.45, 22)
    stage.backlight(block, "#fff4d0", 0.18, falloff=(420, 420, 330))
    stage.lay(
        block, "#9fcbe0", 1.0, "wash", gradient=(240, 280, 600, 860, "#5f9fc4"), rim=0.9, core="#ffffff", through=0.5
    )
    facets = (
        ([(212, 330), (300, 262), (470, 240), (430, 330), (290, 360)], "#dff0f6"),
        ([(470, 240), (590, 290), (618, 420), (520, 390), (430, 330)], "#c2e0ee"),
        ([(618, 420), (610, 640), (540, 620), (520, 390)], "#7fb6d4"),
        ([(610, 640), (628, 780), (560, 850), (520, 740), (540, 620)], "#5a98be"),
        ([(190, 450), (212, 330), (290, 360), (270, 520), (214, 600)], "#c8e6f0"),
        ([(214, 600), (270, 520), (290, 720), (260, 846), (196, 760)], "#86bcd6"),
        ([(260, 846), (290, 720), (520, 740), (560, 850), (400, 872)], "#6aa6c8"),
    )
    for points, tone in facets:
        stage.lay(
            polygon([(float(a), float(b)) for a, b in points]), tone, 0.1, "wash", rim=0.9, core="#ffffff", alpha=0.86
        )
    flower(stage)
    chance = random.Random(8)
    bubbles = [circle(chance.uniform(280, 540), chance.uniform(330, 760), chance.uniform(2.5, 8)) for _ in range(26)]
    stage.lay([stroke(b, 2) for b in bubbles], "#f4fbfd", 0, rim=0, alpha=0.7)
    cracks = [
        polyline((300, 262), (330, 330), (310, 390), (340, 450)),
        polyline((618, 420), (570, 470), (580, 530)),
        polyline((260, 846), (310, 790), (300, 730)),
    ]
    stage.lay([stroke(c, 3.5) for c in cracks], "#ffffff", 0.05, "smooth")
    stage.lay(polygon([(232, 350), (276, 330), (262, 560), (232, 590)]), "#ffffff", 0, rim=0, alpha=0.42)
    stage.lay(polygon([(320, 284), (440, 262), (420, 284), (330, 300)]), "#ffffff", 0, rim=0, alpha=0.5)


def flower(stage: Stage) -> None:
    """A poppy, as it was when the frost came; only its colour has got out."""
    x, y = 404, 520
    stage.cast(circle(x, y, 150), "#f08a7a", 0.3, 50, clip=polygon(BLOCK))
    stage.lay(ribbon([(x + 4, y + 30), (x - 12, y + 130), (x + 18, y + 240)], tapered(15, 11)), "#3f7a4a", 0.3, "paint")
    for lx, ly, a, size in ((x - 8, y + 150, 2.5, 100), (x + 4, y + 190, 0.5, 92)):
        plants.veined_leaf(stage, Place(lx, ly, size, a), "#5a9a54", 0.34, 0.15, 0.3)
    for i in range(6):
        a = i * PI / 3 + 0.3
        petal = smooth(
            [
                (x, y, 1),
                (x + math.cos(a - 0.62) * 92, y + math.sin(a - 0.62) * 84),
                (x + math.cos(a - 0.26) * 142, y + math.sin(a - 0.26) * 130),
                (x + math.cos(a + 0.16) * 132, y + math.sin(a + 0.16) * 120),
                (x + math.cos(a + 0.56) * 96, y + math.sin(a + 0.56) * 88),
            ]
        )
        stage.lay(
            petal,
            ("#d8302a", "#e8483a", "#c4242c")[i % 3],
            0.4,
            "paint",
            streak=(a, 0.18),
            gradient=("r", x, y, 140, "#f26a50"),
        )
    stage.lay(circle(x, y, 34), "#2a1c2a", 0.4, "chalk")
    stage.lay(
        [circle(x + math.cos(a) * 44, y + math.sin(a) * 42, 5) for a in (k * PI / 8 for k in range(16))],
        "#2a1c2a",
        0.1,
        "smooth",
    )
    stage.lay(circle(x, y, 14), "#c3cc72", 0.2, "smooth")


def mittens(stage: Stage) -> None:
    for s in (-1, 1):
        x = 404 + s * 216
        tone, band = ("#2f6f8f", "#f8f0dc") if s < 0 else ("#c98a2c", "#f8f0dc")
        sleeve = smooth(
            [(x + s * 20, 1260, 1), (x - s * 40, 1060), (x + s * 60, 980), (x + s * 180, 1020), (x + s * 260, 1260, 1)]
        )
        stage.lay(sleeve, "#54435e" if s < 0 else "#3c5a4a", 1.0, "paint", streak=(1.2, 0.14))
        hand = smooth(
            [
                (x - s * 120, 900),
                (x - s * 150, 800),
                (x - s * 110, 740),
                (x - s * 20, 716),
                (x + s * 70, 760),
                (x + s * 116, 880),
                (x + s * 110, 1010),
                (x + s * 20, 1060),
                (x - s * 60, 1030),
            ]
        )
        stage.lay(
            hand,
            tone,
            1.2,
            "paint",
            puff=18,
            streak=(1.4, 0.16),
            gradient=(x, 720, x + s * 60, 1060, colour.darker(tone, 0.3)),
        )
        knit = []
        for j in range(9):
            for i in range(6):
                kx, ky = x - 130 + i * 48 + 24 * (j % 2), 750 + j * 34
                knit += [stroke(polyline((kx - 10, ky - 8), (kx, ky + 6), (kx + 10, ky - 8)), 4)]
        stage.lay(knit, mix(tone, "#ffffff", 0.35), 0, rim=0, alpha=0.6, clip=grow(hand, -8))
        stage.lay(star(x - s * 6, 880, 46, 8, 0.46), band, 0.15, "wash")
        thumb = smooth(
            [
                (x - s * 70, 860),
                (x - s * 100, 760),
                (x - s * 128, 660),
                (x - s * 100, 612),
                (x - s * 58, 640),
                (x - s * 24, 740),
                (x - s * 6, 830),
            ]
        )
        stage.lay(thumb, tone, 0.9, "paint", puff=12, streak=(1.4, 0.16))
        stage.lay(ribbon([(x - s * 66, 1040), (x + s * 20, 1074), (x + s * 122, 1016)], 58), band, 0.6, "chalk")


def drops(stage: Stage) -> None:
    for x, y, r in ((350, 916, 15), (352, 1010, 11), (446, 940, 13), (404, 1110, 10)):
        stage.lay(water.drop(x, y, r), "#8fc6e0", 0.4, "smooth", rim=0.9, core="#ffffff")
    stage.lay(ribbon([(350, 860), (352, 900)], tapered(12, 5)), "#8fc6e0", 0.2, "smooth")
    stage.lay(ribbon([(444, 868), (446, 922)], tapered(12, 5)), "#8fc6e0", 0.2, "smooth")
