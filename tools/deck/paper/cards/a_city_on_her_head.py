"""A woman walks tall at noon with a whole clay city in the basket on her head."""

from __future__ import annotations

from .. import *

FEELING = "pride"
CLUES = ("she carries us all", "moving day", "where I come from")
LIGHT = NOON.but(vignette=0.14)
CROP = "figure"

SKIN, ROBE, GOLD = "#5a3226", "#1d5f78", "#f0b43c"


def draw(stage: Stage) -> None:
    stage.ground("#8fcbd0", gradient=(0, 0, 0, 900, "#fdeccb"))
    for k, colour in ((330, "#f8d98a"), (250, "#fbe3a0"), (170, "#fff0c0")):
        stage.lay(circle(640, 250, k), colour, 0.25, "wash", alpha=0.75)
    stage.lay(animals.flock(5, 9, (40, 60, 330, 300), (10, 20)), "#5a3226", 0.5)
    stage.lay(sky.dune(980, 70, 0.7), "#e9b878", 0.7, "wash", wobble=0.3)
    stage.lay(sky.dune(1060, 60, 0.25), "#d99a58", 0.7, "wash", wobble=0.3)
    city(stage)
    body(stage)
    basket(stage)
    sleeve = smooth(
        [
            (122, 690),
            (166, 640),
            (232, 650),
            (250, 720),
            (232, 860),
            (290, 1010),
            (240, 1130),
            (110, 1120),
            (88, 960),
            (96, 800),
        ]
    )
    stage.lay(sleeve, "#1a5268", 1.1, "paint", streak=(1.5, 0.13), gradient=(120, 700, 240, 1100, "#123e55"))
    stage.lay(
        [
            plants.leaf(176 - 8 * j * 0.4 + 5 * s, 720 + 44 * j, PI / 2 - s * 0.8, 34, 8)
            for j in range(8)
            for s in (-1, 1)
        ],
        GOLD,
        0.12,
        clip=sleeve,
    )
    glove = hands.Glove(SKIN, None, None, reach=1.0)
    hands.reach(stage, Place(196, 520, 78, 0.02), glove, spread=0.1, depth=0.6)
    stage.lay(smooth([(150, 646), (196, 628), (240, 650), (240, 682), (196, 664), (148, 680)]), GOLD, 0.5, "wash")


def city(stage: Stage) -> None:
    clay = ("#d98c56", "#c9733f", "#e3a06a", "#b9602f", "#edb583")
    back = (
        (250, 380, 190, "tower"),
        (560, 385, 210, "tower"),
        (410, 360, 290, "tower"),
        (330, 385, 210, "flat"),
        (490, 390, 190, "flat"),
        (180, 400, 110, "flat"),
        (630, 400, 120, "flat"),
    )
    for i, (x, y, h, kind) in enumerate(back):
        if kind == "tower":
            buildings.mud_tower(stage, Place(x, y, h), clay[(i + 1) % 5], None, 0.8)
        else:
            buildings.flat_roofed(stage, Place(x, y, h), clay[i % 5], 0.55, 3, seed=i, depth=0.7, door=None)
    plants.palm(stage, Place(640, 420, 190), "#7a4a2c", "#2f7a52", 3, 0.1, 0.5)
    plants.palm(stage, Place(205, 420, 150), "#7a4a2c", "#3f8a52", 5, -0.16, 0.5)
    for i, (x, y, h) in enumerate(
        (
            (150, 430, 80),
            (230, 438, 120),
            (310, 442, 100),
            (395, 446, 135),
            (480, 444, 95),
            (560, 440, 125),
            (640, 432, 85),
            (690, 425, 60),
        )
    ):
        buildings.flat_roofed(
            stage,
            Place(x, y, h),
            clay[(i * 2 + 1) % 5],
            0.86,
            2,
            seed=i + 20,
            depth=0.7,
            door=("#1d6a72", "#2f5a9a", "#8c2f2a")[i % 3],
        )
    cloth.washing(stage, 262, 322, 352, 330, ("#f6ecd8", "#d8402f", "#2f6f8f"), 10, 3, 22, 2, depth=0.3)
    for x, y, colour in ((232, 316, "#d8402f"), (396, 310, "#f6ecd8"), (562, 314, "#1d5f78")):
        people.back(stage, Place(x, y, 40), people.Person("#3d241f", "#1c1418", "short", "robe", colour), depth=0.2)


def basket(stage: Stage) -> None:
    bowl = smooth(
        [
            (96, 428, 1),
            (240, 452),
            (400, 460),
            (560, 452),
            (704, 428, 1),
            (660, 510),
            (560, 560),
            (400, 576),
            (240, 560),
            (140, 510),
        ]
    )
    stage.lay(bowl, "#a8702e", 1.2, "kraft")
    for row in range(6):
        y = 452 + row * 21
        sheet = []
        for i in range(34):
            x = 90 + 20 * i + 10 * (row % 2)
            sheet.append(smooth([(x - 9, y + 4), (x, y - 6), (x + 10, y + 3), (x + 2, y + 13)]))
        stage.lay(
            sheet, ("#d8a24a", "#c98a3a", "#e8bc62", "#8c2f2a", "#d8a24a", "#c98a3a")[row], 0.2, "kraft", clip=bowl
        )
    stage.lay(ribbon([(90, 424), (240, 450), (400, 458), (560, 450), (710, 424)], 20), "#e8bc62", 0.5, "kraft")


def body(stage: Stage) -> None:
    robe = smooth(
        [
            (300, 1000),
            (350, 950),
            (430, 945),
            (520, 985),
            (640, 1040),
            (720, 1130),
            (760, 1260, 1),
            (40, 1260, 1),
            (90, 1130),
            (180, 1040),
        ]
    )
    stage.lay(robe, ROBE, 1.3, "paint", streak=(1.4, 0.12), gradient=(200, 950, 700, 1200, "#123e55"))
    marks = [m for y in range(4) for m in cloth.pattern("diamonds", 60 + 8 * y, 1090, 760, 1230, 60, 0.2)]
    stage.lay(marks, GOLD, 0.08, "card", clip=minus(robe, oval(398, 960, 190, 110)))
    face = heads.Face(SKIN, "#1c1218", "headscarf", cloth="#d8402f", lips="#a8323a", shade="#3a1c1c", iris="#2a1812")
    at = Place(430, 760, 150, -0.06)
    line = heads.Profile(nose=0.92, nose_up=0.4, lip=1.35, chin=1.05, brow=0.9, forehead=-1.0)
    look = heads.Expression(lift=0.5, lid=0.62, smile=0.35, look=(0.2, 0.4), blush=0.15)
    heads.profile(stage, at, face.but(style="none"), look, line, depth=1.1)
    for i, radius in enumerate((150, 118, 86)):
        stage.lay(
            [stroke(oval(404, 938, radius * 1.1, radius * 0.6), 22)],
            ("#f0b43c", "#d8402f", "#f6ecd8")[i],
            0.3,
            "paint",
            clip=box(150, 945, 660, 1100),
        )
    wrap = smooth(
        [
            (505, 640),
            (500, 590),
            (430, 560),
            (330, 560),
            (262, 610),
            (240, 700),
            (262, 790),
            (320, 838),
            (368, 800),
            (392, 720),
            (424, 672),
            (470, 656),
        ]
    )
    stage.lay(wrap, "#d8402f", 0.8, "paint", streak=(0.3, 0.12))
    for i, pts in enumerate(
        (
            [(500, 612), (400, 640), (270, 640)],
            [(490, 590), (380, 606), (262, 680)],
            [(455, 650), (360, 690), (300, 735)],
        )
    ):
        stage.lay(ribbon(pts, spindle(34, 10)), ("#e8692f", "#b82f2a", "#f0b43c")[i], 0.3, "paint", clip=wrap)
    ear = at.point(-0.16, 0.42)
    stage.lay([stroke(circle(ear[0], ear[1] + 6, 20), 8)], GOLD, 0.5, "foil")
