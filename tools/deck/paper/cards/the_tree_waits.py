"""A baobab sits at a bus stop in the noon heat, its roots crossed, a suitcase beside it."""

from __future__ import annotations

import random

from .. import *

FEELING = "longing"
CLUES = (
    "the eight o'clock of nineteen hundred and something",
    "roots are a figure of speech",
    "she said she would write",
)
LIGHT = NOON.but(vignette=0.12, direction=(5, 8))
CROP = "figure"

BARK, SHADE = "#c98a62", "#8a4f3a"


def draw(stage: Stage) -> None:
    stage.ground("#fbe2b0", "wash", gradient=(0, 0, 0, 800, "#f6c48a"))
    stage.lay(circle(150, 170, 92), "#fff6d8", 0.3, "wash")
    far(stage)
    stage.lay(sky.dune(930, 16, 0.6), "#d9804a", 0.8, "wash", gradient=(0, 920, 0, 1220, "#a8502f"))
    road(stage)
    bench(stage)
    tree(stage)
    post(stage)
    furniture.suitcase(stage, Place(176, 1096, 120), "#1d6a72", "#3b1f1b", 0.9)
    stage.lay([star(150, 1060, 15, 5), circle(206, 1050, 13)], "#f8e6ca", 0.15, "smooth")


def far(stage: Stage) -> None:
    stage.lay(sky.ridge(850, 26, 5, 0.1), "#e8a878", 0.4, "wash")
    for x, y, size in ((70, 900, 120), (180, 894, 90), (700, 900, 100), (764, 906, 130)):
        trunk = smooth(
            [
                (x - size * 0.1, y, 1),
                (x - size * 0.13, y - size * 0.5),
                (x - size * 0.06, y - size * 0.8),
                (x + size * 0.06, y - size * 0.8),
                (x + size * 0.13, y - size * 0.5),
                (x + size * 0.1, y, 1),
            ]
        )
        crown = [oval(x + dx * size, y - size * 0.9, size * 0.2, size * 0.06) for dx in (-0.2, 0.16, 0)]
        stage.lay([trunk, *crown], "#c98a62", 0.3, "wash")
    stage.haze(0.25, "#fbdcae", between=(700, 930))


def road(stage: Stage) -> None:
    stage.lay(
        polygon([(-40, 1120), (840, 1090), (840, 1260), (-40, 1260)]),
        "#6a3a30",
        0.6,
        "wash",
        gradient=(0, 1100, 0, 1240, "#4a2624"),
    )
    stage.lay(
        [polygon([(x, 1186), (x + 90, 1183), (x + 88, 1197), (x - 2, 1200)]) for x in range(-20, 820, 180)],
        "#f8e6ca",
        0.05,
        "wash",
    )


def bench(stage: Stage) -> None:
    stage.cast(oval(440, 1100, 330, 26), "#4a1f1c", 0.5, 10)
    stage.lay([box(190, 930, 214, 1096), box(668, 930, 692, 1096)], "#3b1f1b", 0.8, "kraft")
    stage.lay(box(160, 906, 720, 942, 6), "#84402a", 0.9, "kraft", streak=(0.02, 0.2))


def tree(stage: Stage) -> None:
    """A trunk like a body at ease; two arms of branch, one on the bench, one shading its brow; legs of root."""
    far_leg = ribbon([(470, 880), (600, 930), (610, 1010), (560, 1086)], tapered(112, 46), round_end=True)
    stage.lay(far_leg, SHADE, 0.8, "paint", streak=(1.3, 0.2))
    trunk = smooth(
        [
            (300, 930),
            (274, 800),
            (270, 640),
            (300, 500),
            (330, 400),
            (350, 330),
            (470, 330),
            (496, 400),
            (530, 500),
            (560, 640),
            (560, 800),
            (530, 930),
            (416, 950),
        ]
    )
    branch(stage, [(350, 360), (270, 290), (180, 270), (110, 210)], 74)
    branch(stage, [(430, 340), (430, 240), (380, 150), (390, 60)], 82)
    branch(stage, [(470, 360), (560, 280), (650, 250), (720, 180)], 74)
    branch(stage, [(400, 340), (330, 220), (260, 130), (250, 60)], 54)
    branch(stage, [(460, 340), (530, 210), (560, 120), (610, 70)], 54)
    stage.lay(trunk, BARK, 1.3, "paint", gradient=(300, 400, 570, 900, SHADE), streak=(PI / 2, 0.2), core="#f6d0a8")
    folds = [
        stroke(bezier(330 + k * 40, 430, 316 + k * 46, 600, 322 + k * 44, 760, 340 + k * 36, 910), 5)
        for k in range(1, 5)
    ]
    stage.lay(folds, SHADE, 0, rim=0, alpha=0.5, clip=trunk)
    near_leg = ribbon(
        [(380, 890), (520, 906), (640, 950), (706, 1030)], tapered(124, 50), round_start=True, round_end=True
    )
    stage.lay(near_leg, BARK, 0.9, "paint", streak=(0.4, 0.2), gradient=(400, 880, 700, 1030, SHADE), core="#f6d0a8")
    for x, y in ((706, 1030), (560, 1086)):
        for j in (-1, 0, 1):
            stage.lay(
                ribbon(
                    [(x, y), (x + 30 * (0.6 + 0.3 * j), y + 26), (x + 40 + j * 34, y + 40 - abs(j) * 8)], tapered(26, 5)
                ),
                BARK if x > 600 else SHADE,
                0.5,
                "paint",
            )
    arm = ribbon([(300, 560), (222, 680), (200, 800), (226, 908)], tapered(72, 34), round_start=True, round_end=True)
    stage.lay(arm, BARK, 0.9, "paint", streak=(1.3, 0.2), core="#f6d0a8")
    for j in range(4):
        stage.lay(ribbon([(222, 896), (206 + j * 16, 920), (196 + j * 20, 944)], tapered(15, 5)), BARK, 0.4, "paint")
    face(stage)
    leaves(stage)


def branch(stage: Stage, line: list[Point], width: float) -> None:
    stage.lay(
        ribbon(line, tapered(width, 16)),
        BARK,
        0.8,
        "paint",
        streak=(1.0, 0.2),
        gradient=(300, 300, 700, 200, SHADE),
        core="#f6d0a8",
    )


def face(stage: Stage) -> None:
    """Knots in the bark that look down the road."""
    for x in (376, 466):
        stage.lay(smooth([(x - 34, 540), (x, 516), (x + 34, 540), (x, 560)]), "#5a2f26", 0.2, "velvet")
        stage.lay(circle(x + 15, 538, 11), "#f8e6ca", 0.05, "smooth")
        stage.lay(circle(x + 18, 538, 5), "#2a1418", 0, rim=0)
        stage.lay(
            ribbon([(x - 40, 508 + (x > 400) * -16), (x, 488), (x + 40, 492 + (x > 400) * 16)], spindle(15)),
            SHADE,
            0.2,
            "paint",
        )
    stage.lay(smooth([(408, 560), (432, 556), (450, 640), (426, 664), (398, 650)]), "#d89c74", 0.3, "paint", puff=8)
    stage.lay([stroke(bezier(384, 716, 410, 722, 440, 720, 462, 708), 8)], "#5a2f26", 0.1, "smooth")


def leaves(stage: Stage) -> None:
    chance = random.Random(6)
    for x, y, r in (
        (110, 200, 76),
        (250, 70, 70),
        (388, 56, 84),
        (612, 76, 74),
        (722, 176, 78),
        (190, 250, 44),
        (640, 250, 46),
    ):
        for tone, k in (("#3c6a3a", 1.0), ("#6a9a45", 0.74), ("#a8c05a", 0.46)):
            blades = [
                plants.leaf(
                    x, y - (1 - k) * 16, a + chance.uniform(-0.15, 0.15), r * k * chance.uniform(0.8, 1.15), r * 0.2 * k
                )
                for a in (i * 2 * PI / 13 for i in range(13))
            ]
            stage.lay(blades, tone, 0.35, "paint")
    animals.bird(stage, Place(468, 300, 22, 0, True), "#1d6a72", "#2f8a88", flying=False)


def post(stage: Stage) -> None:
    stage.lay(box(726, 560, 742, 1110, 4), "#3b1f1b", 0.9, "kraft")
    stage.lay(circle(734, 540, 58), "#3b1f1b", 0.8, "smooth")
    stage.lay(circle(734, 540, 48), "#f0b428", 0.2, "smooth")
    machines.bus(stage, Place(734, 560, 25), "#3b1f1b", "#3b1f1b", 0.05, ())
