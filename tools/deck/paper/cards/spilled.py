"""A child's hand covers a blot of ink on white paper; beyond the hand the blot has wings, and teeth."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "shame"
CLUES = ("nothing happened here", "a story gets out of hand", "it only looks wild: it wants to be let in")
LIGHT = WHITE_PAPER.but(vignette=0.12, direction=(8, 10))
CROP = "close-up"

INK, SHEEN = "#231f26", "#4a4652"


def draw(stage: Stage) -> None:
    stage.ground("#cfc4b2", "kraft", streak=(0.1, 0.2))
    sheet = smooth([(-60, -60, 1), (860, -60, 1), (860, 1180, 1), (420, 1200), (-60, 1176, 1)], tension=9)
    stage.lay(sheet, "#fbf7ec", 1.0, "wash")
    stage.lay(
        [stroke(polyline((-20, 110 + 78 * k), (820, 96 + 78 * k)), 2.2) for k in range(14)],
        "#c9d3d8",
        0,
        rim=0,
        alpha=0.8,
    )
    stage.lay([stroke(polyline((104, -20), (92, 1190)), 2.6)], "#d89a90", 0, rim=0, alpha=0.8)
    splashes(stage, beast(stage))
    bottle(stage)
    glove = hands.Glove("#c98a5e", "#8d857b", "#fffaf0", reach=3.2)
    hands.reach(stage, Place(402, 812, 186, 0.08), glove, spread=0.2, depth=1.5)


def wing(side: int) -> Path:
    points: list[Point] = [
        (330, 700),
        (250, 560),
        (150, 420),
        (60, 250, 1),
        (58, 400),
        (10, 470, 1),
        (70, 520),
        (40, 620, 1),
        (110, 640),
        (112, 740, 1),
        (190, 730),
        (230, 800),
    ]
    if side > 0:
        points = [
            (470, 690),
            (540, 600),
            (640, 520),
            (772, 420, 1),
            (742, 540),
            (796, 610, 1),
            (720, 640),
            (742, 730, 1),
            (660, 730),
            (650, 820, 1),
            (580, 800),
            (540, 820),
        ]
    return smooth(points, tension=5.2)


def beast(stage: Stage) -> Path:
    neck = ribbon([(410, 740), (352, 560), (400, 430), (520, 372)], lambda t: 210 - 110 * t)
    head = smooth(
        [
            (440, 396),
            (452, 300),
            (520, 246),
            (560, 196, 1),
            (584, 244),
            (640, 176, 1),
            (642, 252),
            (706, 290),
            (762, 330),
            (756, 352, 1),
            (700, 366),
            (640, 372),
            (590, 390, 1),
            (640, 420),
            (704, 432),
            (724, 446, 1),
            (676, 480),
            (590, 486),
            (500, 470),
        ]
    )
    tail = ribbon([(430, 800), (560, 900), (690, 920), (742, 1010), (680, 1090)], tapered(150, 14))
    barb = smooth([(688, 1070), (640, 1076), (652, 1146, 1), (720, 1112)])
    blot = smooth(wobbly(405, 770, 224, 200, 30, 0.16, 6))
    feet = [
        ribbon([(300, 880), (240, 980), (214, 1040)], tapered(90, 26), round_end=True),
        limb(214, 1040, 15, 176, 1062, 5),
        limb(214, 1040, 15, 214, 1088, 5),
        limb(214, 1040, 15, 252, 1074, 5),
    ]
    drips = []
    for x, y, length in (
        (62, 470, 70),
        (116, 640, 96),
        (116, 740, 120),
        (650, 820, 84),
        (742, 730, 110),
        (716, 448, 66),
        (644, 478, 92),
        (560, 486, 54),
        (796, 610, 60),
    ):
        drips.append(ribbon([(x, y - 16), (x + 2, y + length * 0.5), (x, y + length)], lambda t: 26 * (1 - t) ** 3 + 7))
        drips.append(water.drop(x, y + length + 2, 10))
    whole = union(blot, neck, head, tail, barb, wing(-1), wing(1), *feet, *drips)
    stage.lay(whole, INK, 0.25, "smooth", rim=0.4, puff=9, puff_strength=0.5)
    bones = []
    for tips in (
        ((330, 700), ((62, 256), (14, 470), (44, 618), (114, 736))),
        ((480, 690), ((768, 424), (792, 610), (740, 728), (650, 816))),
    ):
        for tip in tips[1]:
            mid = ((tips[0][0] + tip[0]) / 2, (tips[0][1] + tip[1]) / 2 - 26)
            bones.append(ribbon([tips[0], mid, tip], tapered(14, 2)))
    stage.lay(bones, SHEEN, 0.06, "smooth", rim=0.3)
    mouth = smooth([(756, 350, 1), (700, 366), (640, 372), (590, 392, 1), (640, 418), (722, 444, 1), (740, 400)])
    stage.lay(mouth, "#fbf7ec", 0, "wash", rim=0)
    teeth = []
    for i in range(7):
        x = 612 + 21 * i
        teeth.append(polygon([(x - 10, 374 - 3.4 * i), (x + 11, 371 - 3.4 * i), (x + 2, 398 - 1.5 * i)]))
    for i in range(5):
        x = 624 + 20 * i
        teeth.append(polygon([(x - 9, 420 + 5 * i), (x + 11, 424 + 5 * i), (x + 2, 396 + 5 * i)]))
    stage.lay(teeth, INK, 0.1, "smooth", rim=0.3)
    stage.lay(smooth([(548, 316, 1), (580, 282), (622, 296, 1), (596, 330)]), "#fbf7ec", 0.05, "smooth")
    stage.lay(circle(592, 305, 13), "#b8322c", 0.05, "smooth")
    stage.lay(circle(594, 305, 5.5), INK, 0, rim=0)
    stage.lay([oval(722, 318, 9, 5, 0.5)], SHEEN, 0.05, "smooth")
    shine = [
        ribbon([(378, 560), (404, 470), (470, 410)], spindle(11)),
        ribbon([(232, 850), (240, 780), (270, 720)], spindle(12)),
        ribbon([(600, 890), (680, 908), (712, 960)], spindle(8)),
    ]
    stage.lay(shine, "#8a8694", 0, "smooth", rim=0, alpha=0.7)
    return whole


def splashes(stage: Stage, beside: Path) -> None:
    chance = random.Random(8)
    dots = []
    for _ in range(54):
        a, r = chance.uniform(0, 2 * PI), chance.uniform(250, 560)
        size = chance.uniform(2, 13) * (1 - r / 900)
        x, y = 405 + math.cos(a) * r, 700 + math.sin(a) * r
        dots.append(oval(x, y, size * 1.5, size, a))
    dots = [dot for dot in dots if not beside.contains(dot.getBounds().centerX(), dot.getBounds().centerY())]
    stage.lay(dots, INK, 0.15, "smooth", rim=0.5, puff=3)


def bottle(stage: Stage) -> None:
    at = Place(142, 140, 108, 0.52)
    pour = smooth(
        [
            (222, 190),
            (290, 236),
            (330, 330),
            (306, 420),
            (340, 520),
            (390, 600),
            (350, 640),
            (292, 520),
            (270, 420),
            (286, 330),
            (250, 262),
            (196, 226),
        ]
    )
    stage.lay(pour, INK, 0.25, "smooth", rim=0.4, puff=7)
    stage.lay(
        at(union(box(-0.82, -0.6, 0.42, 0.6, 0.18), box(0.3, -0.32, 0.7, 0.32, 0.06))),
        "#a9b4ba",
        1.2,
        "smooth",
        rim=0.9,
    )
    stage.lay(at(box(-0.74, 0.0, 0.36, 0.52, 0.12)), INK, 0, "smooth", rim=0.2)
    stage.lay(at(box(0.62, -0.42, 0.86, 0.42, 0.06)), "#8a959c", 0.3, "smooth")
    stage.lay(at(box(-0.6, -0.5, -0.4, 0.4, 0.08)), "#e9eef0", 0, rim=0, alpha=0.6)
    stage.lay(circle(300, 66, 36), "#b8322c", 0.8, "smooth", puff=6)
    stage.lay([stroke(circle(300, 66, 24), 4)], "#8a2420", 0, rim=0)
