"""A cat has the river between its teeth and pulls it like a tablecloth; the little town upon it tips."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "mischief"
CLUES = ("I only wanted to help clear the table", "a flood is expected", "the magician's first try")
LIGHT = NOON.but(vignette=0.14, direction=(4, 8))
CROP = "scene"

CAT, CAT2 = "#2c2a33", "#4a4654"
BLUE, DEEP = "#4fb0d2", "#2577a6"


def draw(stage: Stage) -> None:
    stage.ground("#a9dbe0", "wash", gradient=(0, 0, 0, 420, "#fdf6d4"))
    sky.heaped(stage, Place(150, 110, 110), "#fffdf4", "#cfe4dc", 3, 0.6)
    sky.heaped(stage, Place(660, 80, 80), "#fffdf4", "#cfe4dc", 5, 0.6)
    hills(stage)
    bed(stage)
    river(stage)
    town(stage)
    cat(stage)
    stage.lay(plants.grass(-20, 830, 1230, 80, 4, 8, 0.1), "#2f5a2c", 1.0, "paint")


def hills(stage: Stage) -> None:
    for i, (pts, colour) in enumerate(
        (
            ([(-60, 330), (120, 230), (330, 300), (520, 240), (700, 190), (860, 290)], "#b7cf84"),
            ([(-60, 400), (160, 320), (360, 400), (560, 360), (760, 270), (860, 360)], "#97b95f"),
            ([(-60, 560), (140, 440), (300, 520), (480, 640), (660, 520), (860, 430)], "#7a9f4a"),
        )
    ):
        stage.lay(smooth([*pts, (860, 1260, 1), (-60, 1260, 1)]), colour, 0.9, "paint", streak=(0.25, 0.14), wobble=0.2)
        rows = [
            stroke(smooth([(x - 90, y + 30 * k + 20), (x, y + 26 * k), (x + 90, y + 30 * k + 24)], closed=False), 4)
            for x, y in (((640, 330), (110, 430), (760, 560))[i],)
            for k in range(4)
        ]
        stage.lay(rows, mix(colour, "#3c5a34", 0.4), 0, rim=0, alpha=0.8)
        stage.haze(0.1, "#fdf6d4", between=(100, 700))
    for x, y, h in (
        (60, 450, 90),
        (112, 470, 66),
        (716, 470, 96),
        (764, 486, 74),
        (52, 620, 100),
        (700, 300, 46),
        (740, 300, 38),
    ):
        plants.round_tree(stage, Place(x, y, h), crown="#4f7a34", depth=0.5)
    near = smooth(
        [(-60, 800), (120, 760), (330, 860), (480, 1010), (640, 1100), (860, 1190), (860, 1260, 1), (-60, 1260, 1)]
    )
    stage.lay(near, "#5d8a3a", 1.0, "paint", streak=(0.2, 0.16), wobble=0.2)


LEFT: list[Point] = [
    (506, 262),
    (448, 300),
    (470, 336),
    (330, 386),
    (180, 446),
    (128, 556),
    (190, 680),
    (290, 780),
    (350, 850),
    (372, 884),
]
RIGHT: list[Point] = [
    (509, 262),
    (484, 304),
    (610, 336),
    (730, 376),
    (836, 440),
    (890, 560),
    (880, 690),
    (710, 800),
    (530, 866),
    (420, 904),
]


def bed(stage: Stage) -> None:
    """Where the river lay a moment ago."""
    dry = smooth([(470, 870), (640, 800), (880, 640), (880, 1000), (850, 1180), (720, 1130), (640, 1010), (560, 930)])
    stage.lay(grow(dry, 12), "#8a7a44", 0.3, "paint")
    stage.lay(dry, "#d8bf86", 0, "chalk", gradient=(700, 400, 760, 1150, "#b8945a"))
    for x, y, r in scatter(5, 40, lambda c: c.uniform(4, 13), within=dry, gap=5):
        stage.lay(oval(x, y, r * 1.3, r), mix("#a89878", "#efe2c4", (x % 7) / 7), 0.25, "wash", puff=3)
    animals.fish(stage, Place(700, 990, 54, -0.3), "#e2853f")
    animals.fish(stage, Place(766, 1076, 38, 0.4, True), "#b8b4a0")


def river(stage: Stage) -> None:
    sheet = smooth([(p[0], p[1]) for p in [*LEFT, *reversed(RIGHT)]])
    lace = intersect(scalloped_edge(grow(sheet, 11), 22), box(-50, 318, 900, 1200))
    stage.lay(lace, "#fdfaf0", 1.4, "wash")
    stage.lay(sheet, BLUE, 0.5, "paint", streak=(0.6, 0.14), gradient=(460, 320, 420, 900, DEEP))
    left, right = path.curve(LEFT, 8), path.curve(RIGHT, 8)
    for k in range(1, 8):  # folds that run to the mouth
        f = k / 8
        fold = [
            (a[0] * (1 - f) + b[0] * f + 10 * math.sin(i * 0.25 + k), a[1] * (1 - f) + b[1] * f)
            for i, (a, b) in enumerate(zip(left, right, strict=True))
        ]
        part = fold[40 - 2 * (k % 3) :]
        stage.lay(
            ribbon(part[::3] + [part[-1]], lambda t: 4 + 17 * t * (1.25 - t)),
            DEEP if k % 2 else "#8fd0dc",
            0.15,
            "paint",
            clip=sheet,
            rim=0.4,
            alpha=0.9,
        )
    waves = []
    chance = random.Random(6)
    for _ in range(34):
        i, f = chance.randint(14, 52), chance.uniform(0.1, 0.9)
        x, y = left[i][0] * (1 - f) + right[i][0] * f, left[i][1] * (1 - f) + right[i][1] * f
        s = 4 + i * 0.36
        waves.append(
            stroke(bezier(x - s, y, x - s * 0.4, y - s * 0.6, x + s * 0.1, y + s * 0.5, x + s, y - s * 0.1), 2.6)
        )
    stage.lay(waves, "#d6f0ee", 0, rim=0, clip=sheet)
    stage.lay(
        [stroke(smooth(LEFT, closed=False), 4), stroke(smooth(RIGHT, closed=False), 4)], "#8fd0dc", 0, rim=0, alpha=0.8
    )


def town(stage: Stage) -> None:
    rows = (
        (470, 306, 36, -0.03, "#f6e6c8", "#c8553a"),
        (440, 362, 50, -0.06, "#f0cfa0", "#8a3b32"),
        (566, 378, 58, -0.06, "#f8efdc", "#d8702f"),
        (340, 446, 78, -0.12, "#e8b48a", "#8a3b32"),
        (660, 446, 86, -0.12, "#fbf1cf", "#b8432f"),
        (486, 462, 128, -0.14, "#fffaf0", "#4a6a7a"),
        (762, 530, 108, -0.16, "#f0cfa0", "#c8553a"),
        (238, 566, 110, -0.24, "#f8efdc", "#d8702f"),
        (600, 590, 126, -0.28, "#f6e6c8", "#8a3b32"),
        (396, 606, 118, -0.34, "#f0cfa0", "#b8432f"),
        (724, 690, 124, -0.32, "#fbf1cf", "#8a3b32"),
        (540, 734, 130, -0.52, "#f8efdc", "#c8553a"),
    )
    for i, (x, y, h, lean, wall, roof) in enumerate(rows):
        stage.cast(oval(x + h * 0.1, y, h * 0.42, h * 0.07, lean * 0.4), "#123a58", 0.4, 4)
        buildings.gabled(stage, Place(x, y, h, lean), wall, roof, 0.62, seed=i, depth=0.6)
        if i == 5:
            stage.lay(Place(x, y, h, lean)(polygon([(-0.1, -0.9), (0, -1.5), (0.1, -0.9)])), "#4a6a7a", 0.5, "paint")
    who = people.CAST[1].but(age="child")
    people.side(stage, Place(452, 690, 84, -0.4), who, people.POSES["run"], 0.4)
    people.side(stage, Place(420, 806, 88, -0.9), people.CAST[4], people.POSES["fall"], 0.5)
    machines.rowing_boat(stage, Place(640, 946, 46, 0.34), "#d8402f")
    for x, y, a in ((300, 716, -0.5), (640, 780, -0.7)):
        plants.round_tree(stage, Place(x, y, 74, a), crown="#4f7a34", depth=0.5)


def cat(stage: Stage) -> None:
    """Rump up, forepaws dug in, ears flat with effort; the cloth's end in its mouth."""
    stage.cast(oval(230, 1150, 270, 34), "#23401f", 0.5, 12)
    tail = ribbon([(66, 850), (6, 740), (40, 610), (126, 570), (150, 640), (112, 660)], tapered(56, 26), round_end=True)
    stage.lay(tail, CAT, 1.0, "paint", streak=(1.2, 0.16))
    stage.lay(ribbon([(150, 636), (136, 664), (112, 660)], tapered(30, 26), round_end=True), "#fdfaf0", 0.2, "paint")
    stage.lay(ribbon([(300, 980), (400, 1050), (470, 1120)], tapered(80, 50), round_end=True), "#232129", 0.9, "paint")
    stage.lay(smooth(wobbly(484, 1126, 42, 25, 12, 0.05, 3)), "#e4e0d8", 0.5, "wash")
    body = smooth(
        [
            (40, 900),
            (70, 800),
            (160, 760),
            (250, 810),
            (330, 880),
            (380, 960),
            (350, 1060),
            (250, 1080),
            (180, 1060),
            (160, 1140),
            (60, 1150),
            (30, 1040),
        ]
    )
    stage.lay(body, CAT, 1.4, "paint", streak=(0.7, 0.16), gradient=(120, 770, 240, 1120, "#1c1a22"))
    haunch = smooth([(46, 960), (100, 880), (190, 900), (220, 1000), (180, 1100), (210, 1146), (60, 1160), (40, 1080)])
    stage.lay(haunch, CAT2, 0.6, "paint", streak=(0.9, 0.16), gradient=(80, 890, 180, 1140, CAT))
    stage.lay(smooth([(70, 1132), (180, 1120), (250, 1136), (252, 1164), (64, 1168)]), "#fdfaf0", 0.5, "wash")
    stage.lay(
        ribbon([(270, 990), (330, 1090), (394, 1150)], tapered(92, 56), round_end=True),
        CAT,
        0.8,
        "paint",
        streak=(0.8, 0.16),
    )
    stage.lay(smooth(wobbly(408, 1158, 48, 28, 12, 0.05, 4)), "#fdfaf0", 0.5, "wash")
    stage.lay([stroke(polyline((424 + 14 * k, 1146), (430 + 14 * k, 1166)), 3) for k in range(2)], "#8a8690", 0, rim=0)
    head(stage, Place(316, 898, 128, 0.2))


def head(stage: Stage, at: Place) -> None:
    for s in (-1, 1):  # ears laid back
        stage.lay(
            at(smooth([(s * 0.36, -0.6, 1), (s * 1.02, -1.02, 1), (s * 0.92, -0.24, 1)], tension=9)), CAT, 0.8, "paint"
        )
        stage.lay(
            at(smooth([(s * 0.54, -0.58, 1), (s * 0.92, -0.86, 1), (s * 0.84, -0.4, 1)], tension=9)),
            "#c87a80",
            0.1,
            "velvet",
        )
    shape = smooth(
        path.mirrored([(0, -0.78), (0.5, -0.72), (0.94, -0.28), (1.08, 0.2), (0.78, 0.58), (0.34, 0.74), (0, 0.76)])
    )
    stage.lay(at(shape), CAT, 1.0, "paint", streak=(1.2, 0.14), gradient=at.gradient(-0.4, -0.7, 0.5, 0.8, "#1c1a22"))
    stage.lay(
        at(
            smooth(
                path.mirrored([(0, -0.3), (0.12, -0.1), (0.2, 0.14), (0.54, 0.3), (0.46, 0.6), (0.2, 0.72), (0, 0.74)])
            )
        ),
        "#fdfaf0",
        0.25,
        "wash",
    )
    for s in (-1, 1):
        eye = at(smooth([(s * 0.2, -0.02, 1), (s * 0.38, -0.26), (s * 0.74, -0.24, 1), (s * 0.56, 0.08)]))
        stage.lay(eye, "#c9dc4a", 0.15, "smooth", rim=0.4)
        stage.lay(at(oval(s * 0.46 + 0.08, -0.09, 0.06, 0.15)), "#17151c", 0, clip=eye, rim=0)
        stage.lay(at(circle(s * 0.46 + 0.05, -0.15, 0.03)), "#ffffff", 0, clip=eye, rim=0)
        stage.lay(
            [
                stroke(
                    at(
                        bezier(
                            s * 0.3,
                            0.34 + 0.06 * k,
                            s * 0.8,
                            0.28 + 0.08 * k,
                            s * 1.1,
                            0.28 + 0.1 * k,
                            s * 1.4,
                            0.36 + 0.12 * k,
                        )
                    ),
                    2.4,
                )
                for k in range(3)
            ],
            "#fdfaf0",
            0.2,
            rim=0,
        )
    stage.lay(
        at(smooth([(-0.12, 0.14), (0.12, 0.14), (0.06, 0.25), (0, 0.28), (-0.06, 0.25)])), "#d8707a", 0.2, "smooth"
    )
    flap = smooth(
        [
            (0.62, 0.26),
            (0.1, 0.42),
            (-0.36, 0.44),
            (-0.5, 0.66),
            (-0.34, 0.96),
            (-0.1, 0.74),
            (0.08, 1.0),
            (0.3, 0.74),
            (0.66, 0.5),
        ]
    )
    taut = smooth(
        [(340, 938), (400, 926), (450, 894), (530, 846), (660, 780, 1), (560, 858), (480, 912), (420, 956), (350, 988)]
    )
    bite = union(at(flap), taut)
    hem = ribbon([(350, 990), (420, 960), (484, 914), (540, 874)], 14)
    stage.lay(union(intersect(grow(at(flap), 8), box(0, 0, 384, 1200)), hem), "#fdfaf0", 0.5, "wash")
    stage.lay(
        bite, BLUE, 0.15, "paint", streak=(0.5, 0.14), rim=0.2, gradient=(640, 790, 380, 950, mix(BLUE, DEEP, 0.25))
    )
    folds = [
        ribbon([(640, 790 - 2 * k), (500, 872 + 6 * k), (400, 938 + 10 * k), (300, 958 + 12 * k)], spindle(9))
        for k in range(3)
    ]
    stage.lay(folds, DEEP, 0, rim=0, clip=bite)
    stage.lay(
        at(
            smooth(
                [(-0.4, 0.34), (0, 0.3), (0.42, 0.34), (0.4, 0.46), (0.2, 0.42), (0, 0.36), (-0.2, 0.42), (-0.4, 0.46)]
            )
        ),
        "#fdfaf0",
        0.25,
        "wash",
    )
    stage.lay([at(polygon([(x - 0.04, 0.42), (x + 0.04, 0.42), (x, 0.54)])) for x in (-0.2, 0.2)], "#ffffff", 0.1)
