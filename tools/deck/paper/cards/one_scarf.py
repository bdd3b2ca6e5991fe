"""Two people on two far peaks knit at the two ends of one scarf, and it has become a bridge; a llama tries it."""

from __future__ import annotations

import math

from .. import *

FEELING = "love"
CLUES = ("long distance", "casting off", "measure the valley first")
LIGHT = SNOW.but(vignette=0.12)
CROP = "scene"

WAY: list[Point] = [(196, 452), (150, 520), (206, 640), (330, 742), (470, 752), (590, 660), (640, 500), (612, 366)]
BANDS = ("#cf5870", "#fdeadb", "#83284f", "#f0a6a0", "#2a7a6a", "#f2c25e", "#cf5870", "#3a1430")


def draw(stage: Stage) -> None:
    stage.ground("#f6c4b4", "wash", gradient=(0, 0, 0, 900, "#fdf1e6"))
    for k, colour in ((150, "#fbd9b4"), (112, "#fde4b4"), (78, "#fff0c8")):
        stage.lay(circle(410, 210, k), colour, 0.3, "wash")
    for y, h, colour, seed in ((520, 190, "#e9b8b8", 3), (640, 190, "#d99aa8", 8), (780, 170, "#b9788f", 15)):
        ridge = sky.ridge(y, h, seed, 0.95, 7)
        stage.lay(ridge, colour, 0.8, "paint", streak=(1.0, 0.08))
        stage.haze(0.2, "#fde6da", between=(y - 150, y + 200))
    valley(stage)
    peak(stage, True)
    peak(stage, False)
    scarf(stage)
    knitters(stage)
    for seed, size, colour in ((4, (1.5, 4), "#ffffff"), (9, (4, 8), "#ffffff")):
        stage.lay(sky.snowfall(seed, 70, size=size), colour, 0.7, "smooth", rim=0.2)


def valley(stage: Stage) -> None:
    stage.lay(
        smooth([(180, 1000), (330, 930), (480, 940), (640, 1000), (700, 1260, 1), (100, 1260, 1)]),
        "#a3718c",
        0.6,
        "paint",
    )
    river = ribbon([(420, 936), (396, 990), (440, 1050), (392, 1120), (430, 1240)], lambda t: 8 + 60 * t)
    stage.lay(river, "#7fb4b0", 0.3, "wash", gradient=(0, 930, 0, 1200, "#4f8f92"))
    for x, y, s in ((330, 990, 34), (352, 1004, 26), (486, 1020, 36), (512, 1036, 28)):
        buildings.flat_roofed(stage, Place(x, y, s), "#f0d8c4", 0.9, 1, door=None, depth=0.3)
    stage.haze(0.25, "#fdeadb", between=(860, 1200))
    for x, y, s, f in ((300, 880, 120, 2), (520, 930, 150, 5), (420, 850, 90, 7)):
        sky.banded(stage, Place(x, y, s), "#fffaf4", "#e8bfc0", f, 0.5)


def peak(stage: Stage, left: bool) -> None:
    if left:
        rock: list[Point] = [
            (-60, 560, 1),
            (40, 520, 1),
            (90, 470, 1),
            (150, 452, 1),
            (236, 460, 1),
            (262, 520, 1),
            (250, 600, 1),
            (290, 700, 1),
            (262, 800, 1),
            (320, 930, 1),
            (300, 1060, 1),
            (370, 1260, 1),
            (-60, 1260, 1),
        ]
        dark: list[Point] = [
            (236, 460, 1),
            (262, 520, 1),
            (250, 600, 1),
            (290, 700, 1),
            (262, 800, 1),
            (320, 930, 1),
            (300, 1060, 1),
            (370, 1260, 1),
            (180, 1260, 1),
            (210, 980, 1),
            (150, 800, 1),
            (196, 640, 1),
            (170, 540, 1),
        ]
        snow: list[Point] = [
            (-60, 556),
            (40, 512),
            (90, 462),
            (150, 444),
            (214, 448),
            (246, 468),
            (226, 500),
            (190, 486),
            (170, 540),
            (130, 508),
            (100, 590),
            (60, 560),
            (20, 640),
            (-60, 650),
        ]
    else:
        rock = [
            (860, 420, 1),
            (790, 380, 1),
            (700, 366, 1),
            (570, 372, 1),
            (548, 430, 1),
            (572, 520, 1),
            (530, 640, 1),
            (566, 760, 1),
            (500, 900, 1),
            (530, 1040, 1),
            (450, 1260, 1),
            (860, 1260, 1),
        ]
        dark = [
            (860, 700, 1),
            (790, 660, 1),
            (740, 540, 1),
            (700, 640, 1),
            (720, 800, 1),
            (640, 940, 1),
            (690, 1100, 1),
            (640, 1260, 1),
            (860, 1260, 1),
        ]
        snow = [
            (860, 412),
            (790, 370),
            (700, 356),
            (600, 358),
            (560, 372),
            (570, 410),
            (610, 392),
            (640, 460),
            (676, 420),
            (710, 520),
            (750, 450),
            (790, 540),
            (860, 520),
        ]
    stage.lay(
        smooth(rock, tension=8), "#6a3558", 1.5, "paint", streak=(1.2, 0.16), gradient=(0, 450, 0, 1250, "#3a1430")
    )
    stage.lay(smooth(dark, tension=8), "#4f2046", 0.4, "paint", streak=(1.2, 0.16))
    stage.lay(smooth(snow), "#fffaf6", 0.5, "wash", puff=10)


def scarf(stage: Stage) -> None:
    wide = 94.0
    whole = ribbon(WAY, wide)
    stage.lay(whole, "#cf5870", 1.3, "paint")
    line = path.curve(WAY, 24)
    count = len(line)
    step = 6
    for k in range(0, count - step, step):
        part = line[k : k + step + 1]
        colour = BANDS[(k // step) % len(BANDS)]
        stage.lay(ribbon(part, wide), colour, 0, "paint", rim=0, clip=whole)
        x, y = part[step // 2]
        (ax, ay), (bx, by) = part[0], part[-1]
        at = Place(x, y, 10, math.atan2(by - ay, bx - ax))
        other = BANDS[(k // step + 3) % len(BANDS)]
        kind = (k // step) % 3
        if kind == 0:
            marks = [at(polygon([(-0.7, j), (0, j - 0.9), (0.7, j), (0, j + 0.9)])) for j in (-2.4, 0, 2.4)]
        elif kind == 1:
            marks = [at(polygon([(-0.8, j - 0.9), (0.8, j), (-0.8, j + 0.9)])) for j in (-2.7, -0.9, 0.9, 2.7)]
        else:
            marks = [at(box(-0.25, j - 0.5, 0.25, j + 0.5)) for j in (-3, -1.5, 0, 1.5, 3)]
        stage.lay(marks, other, 0, rim=0, clip=whole)
    knit = []
    for k in range(0, count - 2, 1):
        (ax, ay), (bx, by) = line[k], line[k + 1]
        a = math.atan2(by - ay, bx - ax) + PI / 2
        knit.append(
            stroke(
                polyline(
                    (ax - math.cos(a) * wide / 2, ay - math.sin(a) * wide / 2),
                    (ax + math.cos(a) * wide / 2, ay + math.sin(a) * wide / 2),
                ),
                1.2,
            )
        )
    stage.lay(knit, "#3a1430", 0, rim=0, alpha=0.25, clip=whole)
    llama(stage, Place(404, 724, 92))


def llama(stage: Stage, at: Place) -> None:
    wool = "#fff6ea"
    for x, lean in ((-0.26, -0.06), (-0.14, 0.05), (0.2, 0.02), (0.3, 0.1)):
        stage.lay(at(limb(x, -0.4, 0.05, x + lean, -0.02, 0.035)), "#e0cbb8", 0.3, "wash")
    body = smooth(
        [
            (-0.42, -0.52),
            (-0.3, -0.68),
            (0.0, -0.7),
            (0.24, -0.74),
            (0.3, -1.1),
            (0.38, -1.24),
            (0.52, -1.2),
            (0.64, -1.1),
            (0.6, -1.02),
            (0.46, -1.02),
            (0.44, -0.6),
            (0.34, -0.4),
            (0.0, -0.36),
            (-0.36, -0.38),
        ]
    )
    stage.lay(at(body), wool, 0.5, "wash", puff=4)
    stage.lay([at(oval(0.36, -1.3, 0.03, 0.1, 0.1)), at(oval(0.44, -1.3, 0.03, 0.1, 0.3))], "#e0cbb8", 0.2)
    stage.lay(at(smooth([(-0.46, -0.6), (-0.5, -0.44), (-0.4, -0.5)])), wool, 0.3)
    stage.lay(at(smooth([(-0.22, -0.72), (0.12, -0.74), (0.14, -0.48), (-0.2, -0.48)])), "#2a7a6a", 0.3, "paint")
    stage.lay(
        [
            at(
                polygon(
                    [
                        (-0.12 + 0.12 * k, -0.6),
                        (-0.06 + 0.12 * k, -0.66),
                        (0.0 + 0.12 * k, -0.6),
                        (-0.06 + 0.12 * k, -0.54),
                    ]
                )
            )
            for k in range(2)
        ],
        "#f2c25e",
        0,
        rim=0,
    )
    stage.lay(at(circle(0.5, -1.14, 0.022)), "#2a1428", 0, rim=0)


def knitters(stage: Stage) -> None:
    old = people.Person(
        "#a9683f",
        "#3a2430",
        "braid",
        "poncho",
        "#cf5870",
        "#3a1430",
        trim="#f2c25e",
        print="diamonds",
        print_colour="#fdeadb",
        hat="bowler",
        hat_colour="#3a1430",
    )
    young = people.Person(
        "#8a5434",
        "#1f1420",
        "short",
        "poncho",
        "#2a7a6a",
        "#3a2430",
        trim="#fdeadb",
        print="stripes",
        print_colour="#f2c25e",
        hat="cone",
        hat_colour="#cf5870",
    )
    for place, who in ((Place(92, 488, 276), old), (Place(732, 400, 262, 0, True), young)):
        seat = place.at(-0.06, 0.0)
        stage.lay(
            seat(smooth([(-0.3, 0.08), (-0.2, -0.16), (-0.06, -0.25), (0.1, -0.2), (0.16, 0.08)])),
            "#83405f",
            0.6,
            "paint",
        )
        stage.lay(
            seat(smooth([(-0.24, -0.1), (-0.16, -0.22), (-0.02, -0.27), (0.1, -0.2), (0.02, -0.16), (-0.1, -0.14)])),
            "#fffaf6",
            0.3,
            "wash",
        )
        spots = people.side(
            stage,
            place,
            who,
            people.POSES["sit"].but(near_arm=(0.85, -0.75), far_arm=(0.95, -0.6), head=0.3),
            depth=0.6,
        )
        hx, hy = spots["near"]
        d = -1 if place.flip else 1
        end = WAY[-1] if place.flip else WAY[0]
        piece = ribbon(
            [(hx + d * 22, hy + 6), (hx + d * 34, (hy + end[1]) / 2), (end[0], end[1] + 10)], tapered(46, 84)
        )
        stage.lay(piece, BANDS[0] if place.flip else BANDS[4], 0.5, "paint")
        stage.lay(
            cloth.pattern("diamonds", hx - 80, hy - 20, hx + 80, hy + 140, 24, 0.24), "#fdeadb", 0, rim=0, clip=piece
        )
        for a in (-0.5, 0.5):
            stage.lay(limb(hx - d * 16, hy - 18 * a - 8, 2.6, hx + d * 40, hy + 22 * a, 2.2), "#f2d9a8", 0.3, "kraft")
        stage.lay(circle(hx - d * 8, hy + 84, 17), "#cf5870", 0.5, "paint", puff=4)
        stage.lay([stroke(arc_path(hx - d * 8, hy + 84, r), 2) for r in (5, 10, 14)], "#83284f", 0, rim=0)


def arc_path(x: float, y: float, r: float) -> Path:
    return smooth(arc(x, y, r, 0.4, 3.6, 12), closed=False)
