"""A coat on a hook in a hall; its empty sleeve lies around a small child. The shadow on the wall is not empty."""

from __future__ import annotations

import math

from .. import *

FEELING = "grief"
CLUES = ("it still smells of him", "the best nanny we ever had", "hide and seek")
LIGHT = INDOORS.but(vignette=0.3, direction=(13, 8), key="#fff0d8")
CROP = "figure"

COAT, DARK, LINING = "#4a4442", "#2e2a2c", "#8d6f5c"


def draw(stage: Stage) -> None:
    stage.ground("#e6ddca", "wash", gradient=(0, 0, 800, 1200, "#bdb09c"))
    for k in range(11):  # wallpaper
        x = -20 + 84 * k
        stage.lay(box(x, -20, x + 40, 930), "#ddd2bd", 0, "wash", rim=0, alpha=0.8)
        for j in range(11):
            sprig = plants.sprig(x + 20, 30 + 88 * j + 44 * (k % 2), -PI / 2, 40, 3, 0.34, 0.12)
            stage.lay(sprig, "#c9bba2", 0, rim=0)
    shadow(stage)
    stage.lay(box(-20, 920, 820, 1100), "#cfc3ae", 0.5, "wash")
    stage.lay([box(20 + 200 * k, 950, 190 + 200 * k, 1070, 4) for k in range(4)], "#c2b59e", 0.25, "wash")
    stage.lay(box(-20, 912, 820, 930), "#efe7d6", 0.4, "smooth")
    stage.lay(
        smooth([(-40, 1088, 1), (840, 1088, 1), (840, 1240, 1), (-40, 1240, 1)]),
        "#7a6654",
        0.6,
        "kraft",
        streak=(0.0, 0.25),
    )
    stage.lay(
        [stroke(polyline((-20 + 230 * k, 1090), (-130 + 270 * k, 1230)), 3) for k in range(5)], "#54443a", 0, rim=0
    )
    rail(stage)
    shoes(stage)
    coat(stage)


def shadow(stage: Stage) -> None:
    """Of a tall man who bends his head; beside it the child's."""
    man = union(
        oval(640, 300, 66, 84, 0.3),
        smooth([(516, 262), (570, 250), (592, 196), (700, 196), (716, 254), (772, 270), (700, 284), (600, 280)]),
        smooth([(560, 370), (640, 372), (740, 420), (786, 560), (790, 900), (560, 920), (500, 700), (490, 420)]),
    )
    stage.cast(man, "#5a4a58", 0.55, 5)


def rail(stage: Stage) -> None:
    stage.lay(box(-20, 118, 820, 164, 4), "#9a8168", 0.9, "kraft", streak=(0.0, 0.2))
    for x in (96, 360, 690):
        stage.lay(
            union(circle(x, 141, 17), limb(x, 141, 8, x, 178, 8), limb(x, 178, 8, x + 16, 188, 7)),
            "#b08a4a",
            0.7,
            "foil",
        )


def shoes(stage: Stage) -> None:
    furniture.shoe(stage, Place(206, 1142, 150), "#3a302e", "#1c1718", "#8d857b", 0.8)
    furniture.shoe(stage, Place(262, 1168, 156), "#463a36", "#1c1718", "#8d857b", 0.8)


def coat(stage: Stage) -> None:
    stage.lay([stroke(smooth([(360, 176), (352, 196), (360, 216)], closed=False), 7)], "#2e2a2c", 0.3)
    far = smooth([(268, 262), (206, 312), (168, 470), (140, 690), (128, 816), (214, 832), (236, 690), (280, 500)])
    stage.lay(far, DARK, 1.0, "paint", streak=(1.5, 0.14))
    stage.lay(oval(171, 824, 43, 12, 0.16), "#171316", 0.1, "velvet")
    body = smooth(
        [
            (330, 214),
            (360, 206),
            (392, 214),
            (470, 256),
            (512, 330),
            (520, 560),
            (548, 800),
            (566, 1010, 1),
            (460, 1030),
            (360, 1022),
            (250, 1032),
            (176, 1006, 1),
            (206, 800),
            (226, 560),
            (214, 340),
            (256, 262),
        ]
    )
    stage.lay(body, COAT, 1.6, "paint", streak=(1.57, 0.16), gradient=(200, 300, 560, 900, DARK))
    for pts in (
        [(270, 600), (250, 800), (232, 1014)],
        [(460, 640), (490, 820), (500, 1016)],
        [(320, 760), (306, 900), (304, 1020)],
    ):
        stage.lay(ribbon(pts, tapered(4, 24)), DARK, 0, "paint", rim=0, alpha=0.6, clip=body)
    front = smooth([(368, 300), (374, 600), (382, 1026, 1), (352, 1024, 1), (352, 600)])
    stage.lay(front, DARK, 0.2, "paint", clip=body)
    for y in (520, 640, 760):
        stage.lay(circle(338, y, 14), "#1f1a1c", 0.4, "smooth", puff=4)
        stage.lay([circle(334, y, 2.4), circle(342, y, 2.4)], "#8d857b", 0, rim=0)
    for s, pts in (
        (-1, [(352, 230), (286, 262), (250, 380), (318, 420), (300, 450), (358, 510)]),
        (1, [(372, 230), (440, 262), (476, 380), (408, 420), (426, 450), (366, 510)]),
    ):
        lapel = smooth([(p[0], p[1], 1) for p in pts], tension=8)
        stage.lay(lapel, mix(COAT, "#8d857b", 0.2 if s < 0 else 0.08), 0.5, "paint", streak=(1.2 * s, 0.14))
    collar = smooth([(300, 250), (316, 206), (360, 192), (404, 206), (424, 250), (392, 262), (360, 236), (332, 262)])
    stage.lay(collar, mix(COAT, "#8d857b", 0.3), 0.6, "paint")
    stage.lay(smooth([(334, 226), (360, 212), (390, 226), (376, 256), (346, 256)]), "#1f1a1c", 0.05, "velvet")
    stage.lay(smooth([(234, 800, 1), (312, 786, 1), (310, 818, 1), (232, 832, 1)]), DARK, 0.3, "paint")
    child(stage)
    sleeve(stage)
    stage.lay(
        ribbon([(312, 244), (292, 380), (306, 540), (290, 690)], tapered(44, 52)),
        "#b8322c",
        0.7,
        "paint",
        streak=(1.57, 0.2),
    )
    stage.lay([stroke(polyline((270 + 9 * k, 690), (266 + 9 * k, 722)), 4) for k in range(6)], "#b8322c", 0.3)


def child(stage: Stage) -> None:
    """Leaning into the coat, from behind and the side; a sock has slipped."""
    x = 560
    for dx, slip in ((-26, 0), (28, 26)):
        stage.lay(limb(x + dx, 980, 21, x + dx * 1.1, 1120, 15), "#d9a27c", 0.5, "smooth")
        stage.lay(box(x + dx * 1.1 - 18, 1076 + slip, x + dx * 1.1 + 18, 1130, 6), "#f3ecdc", 0.3, "wash")
        stage.lay(
            smooth(
                [
                    (x + dx * 1.1 - 24, 1128),
                    (x + dx * 1.1 + 20, 1126),
                    (x + dx * 1.1 + 24, 1152),
                    (x + dx * 1.1 - 44, 1154),
                ]
            ),
            "#3a302e",
            0.5,
            "smooth",
        )
    dress = smooth(
        [(510, 760), (560, 738), (612, 764), (640, 860), (664, 1010, 1), (560, 1030), (466, 1008, 1), (486, 860)]
    )
    stage.lay(dress, "#d8b88a", 0.9, "paint", streak=(1.57, 0.12), gradient=(480, 760, 660, 1000, "#a8845c"))
    stage.lay([stroke(smooth([(474, 986), (560, 1006), (656, 988)], closed=False), 9)], "#f3ecdc", 0.1, clip=dress)
    heads.back(stage, Place(538, 664, 86, -0.24), heads.Face("#d9a27c", "#5a3a28", "bob"), 0.7)
    hair = Place(538, 664, 86, -0.24)
    locks = [
        ribbon([(0.1 * k, -1.1), (0.3 * k, -0.2), (0.27 * k, 0.72)], tapered(0.03, 0.07))
        for k in (-3, -2, -1, 0, 1, 2, 3)
    ]
    stage.lay([hair(lock) for lock in locks], "#3f281c", 0, rim=0, alpha=0.8)
    stage.lay(
        [hair(limb(0.24 * k, 0.5, 0.17, 0.25 * k, 0.74 + 0.05 * (k % 2), 0.13)) for k in (-3, -2, -1, 0, 1, 2, 3)],
        "#63402c",
        0.25,
        "paint",
        streak=(1.3, 0.2),
    )
    for s in (-1, 1):
        stage.lay(
            hair(smooth([(0.3, -0.86, 1), (0.3 + s * 0.5, -1.14), (0.3 + s * 0.58, -0.7)])), "#f3ecdc", 0.4, "smooth"
        )
    stage.lay(hair(circle(0.3, -0.86, 0.12)), "#f3ecdc", 0.3, "smooth")
    stage.lay(ribbon([(600, 800), (560, 862), (470, 880)], tapered(54, 40), round_start=True), "#c9a678", 0.6, "paint")
    stage.lay(smooth(wobbly(456, 880, 26, 22, 12, 0.08, 4)), "#d9a27c", 0.3, "smooth")
    stage.lay([limb(446, 868 + 9 * k, 6.5, 430, 866 + 10 * k, 6) for k in range(4)], "#d9a27c", 0.2, "smooth")


def sleeve(stage: Stage) -> None:
    """From its shoulder round the child's back; nobody's hand comes out of it."""
    way: list[Point] = [(472, 306), (548, 380), (640, 500), (690, 640), (680, 762), (596, 824)]
    arm = ribbon(way, lambda t: 116 - 22 * t + 7 * math.sin(t * 17))
    stage.lay(
        union(arm, circle(470, 322, 58)), COAT, 1.4, "paint", streak=(0.9, 0.16), gradient=(470, 300, 720, 800, DARK)
    )
    for x, y, a in ((610, 500, 0.5), (664, 610, 0.1), (676, 700, -0.4)):
        stage.lay(
            ribbon([(x - 52, y + 14 * a), (x, y + 10), (x + 30, y - 6)], spindle(12)),
            DARK,
            0,
            rim=0,
            alpha=0.7,
            clip=arm,
        )
    hole = oval(588, 830, 17, 46, -0.5)
    stage.lay(
        ribbon([(648, 790), (622, 808), (592, 828)], tapered(102, 100)),
        mix(COAT, "#8d857b", 0.25),
        0.5,
        "paint",
        streak=(1.2, 0.14),
    )
    stage.lay(hole, "#171316", 0.1, "velvet", core="#8d6f5c", rim=0.8)
    stage.lay(oval(592, 828, 10, 36, -0.5), LINING, 0, rim=0, alpha=0.35)
