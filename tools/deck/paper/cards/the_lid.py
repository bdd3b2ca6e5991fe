"""A man's face, straight on: his crown is a boiling pot and its lid dances; he does his best to smile."""

from __future__ import annotations

import random

from .. import *

FEELING = "anger"
CLUES = ("I am perfectly calm", "dinner is nearly ready", "an idea is cooking")
LIGHT = NOON.but(vignette=0.2, direction=(5, 8))
CROP = "close-up"

SKIN, HOT = "#e2825a", "#c8302c"


def draw(stage: Stage) -> None:
    tiles(stage)
    steam(stage, behind=True)
    collar(stage)
    at = Place(400, 800, 330)
    for s in (-1, 1):  # ears, which are handles
        ear = smooth([(s * 0.74, -0.3), (s * 0.98, -0.42), (s * 1.14, -0.2), (s * 1.06, 0.14), (s * 0.78, 0.26)])
        stage.lay(at(ear), "#b8452f", 0.9, "card", puff=10)
        stage.lay(
            at(smooth([(s * 0.82, -0.18), (s * 0.96, -0.26), (s * 1.03, -0.14), (s * 0.97, 0.06), (s * 0.84, 0.12)])),
            "#8a2a2a",
            0,
            rim=0.3,
        )
    face = heads.Face(SKIN, "#3a1418", "none", "square", iris="#2f6f8f", shade="#b8402f", lips="#a8242f", nose=1.25)
    grin = heads.Expression(brow=-0.75, lift=-0.05, skew=0.25, lid=-0.1, under=0.25, smile=0.5, wide=0.9, blush=1.0)
    head = heads.front(stage, at, face, grin, depth=1.2, neck=False)
    stage.cast(at(smooth([(-1, -1.1), (1, -1.1), (1, -0.5), (0, -0.36), (-1, -0.5)])), HOT, 0.55, 40, clip=head)
    grin_of(stage, at)
    vein(stage, at)
    pot(stage)
    lid(stage)
    steam(stage, behind=False)
    drops(stage)


def tiles(stage: Stage) -> None:
    chance = random.Random(5)
    stage.ground("#f2d9b0", "wash")
    for row in range(9):
        for column in range(6):
            x, y = -10 + column * 140, -20 + row * 140
            colour = mix("#fff0d2", "#f3c98a", chance.uniform(0, 0.5))
            stage.lay(box(x + 3, y + 3, x + 137, y + 137, 4), colour, 0.2, "smooth", puff=4)
            if (row + column) % 2 == 0:
                petals = [plants.leaf(x + 70, y + 70, k * PI / 2 + PI / 4, 54, 15) for k in range(4)]
                stage.lay(petals, "#e8a878", 0, rim=0, alpha=0.8)
                stage.lay(circle(x + 70, y + 70, 9), "#2f6f8f", 0, rim=0, alpha=0.7)


def collar(stage: Stage) -> None:
    stage.lay(smooth([(278, 1060), (522, 1060), (540, 1210, 1), (260, 1210, 1)]), "#a8402f", 0.8, "card")
    stage.lay(
        smooth([(-40, 1260, 1), (40, 1190), (240, 1130), (400, 1170), (560, 1130), (760, 1190), (840, 1260, 1)]),
        "#2f5a78",
        1.2,
        "paint",
        streak=(0.2, 0.14),
    )
    for s in (-1, 1):
        stage.lay(
            smooth(
                [(400, 1196, 1), (400 + s * 130, 1108, 1), (400 + s * 190, 1170, 1), (400 + s * 96, 1250, 1)], tension=9
            ),
            "#fff6e4",
            0.8,
            "smooth",
        )


def grin_of(stage: Stage, at: Place) -> None:
    """All his teeth, clenched."""
    shape = smooth(
        [
            (-0.4, 0.5, 1),
            (-0.2, 0.585),
            (0.01, 0.6),
            (0.22, 0.585),
            (0.42, 0.48, 1),
            (0.34, 0.68),
            (0.2, 0.79),
            (0.01, 0.82),
            (-0.18, 0.79),
            (-0.33, 0.69),
        ]
    )
    stage.lay(at(grow(shape, 0.04)), "#9a2a2c", 0.35, "smooth", gradient=at.gradient(0, 0.5, 0, 0.86, "#c8463a"))
    teeth = at(shape)
    stage.lay(teeth, "#fff4dc", 0, "smooth", rim=0, gradient=at.gradient(0, 0.55, 0, 0.84, "#ead0a8"))
    gaps = [
        stroke(at(bezier(x, 0.4, x * 1.03, 0.6, x * 1.03, 0.7, x, 0.9)), 3.4)
        for x in (-0.3, -0.2, -0.1, 0.01, 0.12, 0.22, 0.32)
    ]
    gaps.append(
        stroke(at(smooth([(-0.4, 0.56), (-0.2, 0.675), (0.01, 0.705), (0.22, 0.675), (0.42, 0.54)], closed=False)), 5)
    )
    stage.lay(gaps, "#7a3a30", 0, rim=0, clip=teeth)
    for s in (-1, 1):  # the cheeks pushed up
        stage.lay(
            at(ribbon([(0.01 + s * 0.47, 0.36), (0.01 + s * 0.53, 0.5), (0.01 + s * 0.46, 0.64)], spindle(0.04))),
            "#8a2a2a",
            0,
            rim=0,
            alpha=0.8,
        )


def vein(stage: Stage, at: Place) -> None:
    line = [(-0.58, -0.52), (-0.5, -0.42), (-0.56, -0.32), (-0.48, -0.22)]
    stage.lay(at(ribbon(line, tapered(0.05, 0.02))), "#9a2030", 0.1, "smooth")
    for x, y, s in ((0.5, -0.16, 26), (-0.62, 0.2, 22), (0.64, 0.28, 18)):
        px, py = at.point(x, y)
        stage.lay(water.drop(px, py, s), "#bfe0ea", 0.35, "smooth", rim=0.9)
        stage.lay(oval(px - s * 0.2, py + s * 0.2, s * 0.12, s * 0.24, 0.2), "#ffffff", 0, rim=0)


def pot(stage: Stage) -> None:
    """The forehead turns to copper; within it boils."""
    wall = smooth(
        [
            (126, 386, 1),
            (134, 500),
            (152, 596),
            (190, 640),
            (400, 664),
            (610, 640),
            (648, 596),
            (666, 500),
            (674, 386, 1),
            (400, 440),
        ]
    )
    stage.lay(oval(400, 386, 282, 74), "#5a1730", 0.8, "velvet")
    stage.lay(oval(400, 396, 262, 62), "#c8302c", 0.1, "wash", gradient=("r", 400, 400, 260, "#ff9a2a"))
    soup = oval(400, 396, 262, 62)
    for x, y, r in scatter(11, 34, lambda c: c.uniform(8, 26), within=soup, gap=2):
        stage.lay(
            oval(x, y, r, r * 0.72),
            "#ffb84a",
            0.25,
            "smooth",
            clip=union(soup, box(120, 300, 680, 396)),
            puff=5,
            rim=0.8,
        )
        stage.lay(oval(x - r * 0.3, y - r * 0.26, r * 0.2, r * 0.13), "#fff6d8", 0, rim=0, clip=soup)
    front = minus(wall, oval(400, 386, 270, 66))
    stage.lay(front, "#c4542f", 1.0, "foil", gradient=(130, 400, 660, 640, "#7a2430"), streak=(0.03, 0.16), puff=12)
    stage.lay(
        [stroke(smooth([(128, 402), (220, 446), (400, 466), (580, 446), (672, 402)], closed=False), 13)],
        "#e8894a",
        0.3,
        "foil",
    )
    band = smooth(
        [
            (160, 604),
            (290, 640),
            (400, 648),
            (510, 640),
            (640, 604),
            (632, 634),
            (510, 672),
            (400, 680),
            (290, 672),
            (168, 634),
        ]
    )
    stage.lay(band, "#8a2f2c", 0.5, "foil", streak=(0.05, 0.14))
    stage.lay(
        [
            circle(x, y, 9)
            for x, y in ((196, 634), (262, 650), (330, 659), (400, 663), (470, 659), (538, 650), (604, 634))
        ],
        "#f0b070",
        0.3,
        "foil",
        puff=3,
    )
    for s in (-1, 1):
        handle = smooth(
            [
                (400 + s * 262, 452),
                (400 + s * 350, 440),
                (400 + s * 372, 486),
                (400 + s * 350, 530),
                (400 + s * 250, 540),
            ],
            closed=False,
        )
        stage.lay([stroke(handle, 25)], "#5a1f28", 0.9, "foil")


def lid(stage: Stage) -> None:
    at = Place(432, 232, 290, 0.24)
    stage.lay(at(oval(0, 0.06, 1.0, 0.2)), "#4a1426", 1.2, "velvet")
    dome = smooth(
        [
            (-1.02, 0.05),
            (-0.86, -0.16),
            (-0.4, -0.32),
            (0, -0.36),
            (0.4, -0.32),
            (0.86, -0.16),
            (1.02, 0.05),
            (0.5, 0.17),
            (0, 0.2),
            (-0.5, 0.17),
        ]
    )
    stage.lay(
        at(dome),
        "#d0603a",
        1.6,
        "foil",
        streak=(0.24, 0.16),
        gradient=at.gradient(-0.6, -0.3, 0.8, 0.2, "#8a2a2c"),
        puff=12,
    )
    stage.lay(
        [stroke(at(smooth([(-1.0, 0.06), (-0.5, 0.16), (0, 0.19), (0.5, 0.16), (1.0, 0.06)], closed=False)), 12)],
        "#f0a060",
        0.3,
        "foil",
    )
    stage.lay(
        at(
            smooth(
                [(-0.1, -0.34), (0.1, -0.34), (0.08, -0.44), (0.16, -0.54), (0, -0.62), (-0.16, -0.54), (-0.08, -0.44)]
            )
        ),
        "#2f6f8f",
        0.7,
        "smooth",
        puff=6,
    )


def steam(stage: Stage, behind: bool) -> None:
    """Puffs, larger the higher."""
    far = (
        (96, 330, 44),
        (52, 250, 58),
        (104, 168, 66),
        (40, 92, 76),
        (118, 34, 60),
        (700, 300, 40),
        (752, 224, 56),
        (716, 140, 50),
        (770, 70, 66),
    )
    near = ((206, 352, 34), (168, 300, 40), (196, 240, 30))
    for i, (x, y, r) in enumerate(far if behind else near):
        colour = "#fff6e0" if behind else "#fffdf6"
        stage.lay(
            smooth(wobbly(x, y, r, r * 0.86, 20, 0.09, i + 3)),
            mix(colour, "#f0d2b0", 0.12 * (i % 3)),
            0.6,
            "wash",
            puff=12,
            puff_strength=0.4,
        )


def drops(stage: Stage) -> None:
    for x, y, s, a in (
        (92, 300, 20, -0.8),
        (150, 236, 13, -0.5),
        (724, 352, 22, 0.9),
        (690, 420, 13, 1.2),
        (248, 300, 16, -0.3),
        (60, 380, 12, -1.2),
    ):
        stage.lay(water.drop(x, y, s, a), "#f0702e", 0.6, "smooth", rim=0.9)
        stage.lay(circle(x - s * 0.2, y + s * 0.15, s * 0.18), "#ffe0a0", 0, rim=0)
