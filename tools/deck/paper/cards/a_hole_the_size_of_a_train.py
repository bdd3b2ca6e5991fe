"""A man on a foggy platform; where his chest should be his coat has a hole, and through it comes a train, far off."""

from __future__ import annotations

import math

from .. import *

FEELING = "longing"
CLUES = ("he left half of himself there", "arrivals", "what the customs officer found")
LIGHT = FOG.but(vignette=0.22, spill=0.8, fog=0.05, ambient="#6a7480")
CROP = "figure"

COAT, DARK, PALE = "#434b56", "#2b3139", "#7d8891"
X, Y, RX, RY = 404.0, 700.0, 212.0, 272.0


def hole(by: float = 0.0) -> Path:
    """Moth-eaten: nobody cut it."""
    points = []
    for i in range(30):
        a = i / 30 * 2 * PI
        r = 1 + 0.035 * math.sin(3 * a + 1) + 0.03 * math.sin(7 * a)
        points.append((X + math.cos(a) * (RX + by) * r, Y + math.sin(a) * (RY + by) * r))
    return smooth(points)


def draw(stage: Stage) -> None:
    station(stage)
    landscape(stage)
    man(stage)


def landscape(stage: Stage) -> None:
    within = hole(36)
    stage.lay(within, "#f2b070", 0, "wash", shadow=0, gradient=(0, 430, 0, 740, "#ffe9bc"))
    stage.backlight(oval(X + 30, 610, 240, 190), "#ffd890", 0.36, soft=40)
    stage.lay(circle(X + 70, 600, 58), "#fff6d6", 0, "tissue", shadow=0)
    for i, (y, h, colour) in enumerate(((640, 60, "#e4b184"), (676, 50, "#c98f6c"), (716, 44, "#a86f5c"))):
        stage.lay(sky.ridge(y, h, 5 + i, 0.3, 8), colour, 0.5, "paint", streak=(0.2, 0.1), clip=within)
    field = smooth([(100, 756), (300, 738), (520, 752), (720, 736), (760, 1100, 1), (60, 1100, 1)])
    stage.lay(field, "#8f8a50", 0.6, "paint", streak=(0.1, 0.14), gradient=(0, 740, 0, 950, "#4f5a34"), clip=within)
    for x, y, h in ((252, 780, 62), (286, 770, 44), (560, 768, 52), (586, 800, 74)):
        plants.round_tree(stage, Place(x, y, h), crown="#5d6a38", depth=0.4)
    stage.lay(
        ribbon([(430, 752), (425, 790), (396, 850), (340, 980)], lambda t: 10 + 110 * t * t),
        "#a8906c",
        0.3,
        "chalk",
        clip=within,
    )
    line = path.curve([(430, 752), (425, 790), (396, 850), (340, 980)], 10)
    for j in range(4, len(line), 2):
        t = j / len(line)
        tx, ty = line[j]
        w = 6 + 46 * t * t
        stage.lay(box(tx - w, ty - 2 - 3 * t, tx + w, ty + 2 + 3 * t), "#5a4434", 0.15, "kraft", clip=within)
    for s in (-1, 1):
        rails = [(x + s * (3 + 30 * (i / len(line)) ** 2), y) for i, (x, y) in enumerate(line)]
        stage.lay(ribbon(rails, tapered(2, 8)), "#4a4a50", 0.15, "smooth", clip=within)
    engine(stage, Place(404, 838, 64))


def engine(stage: Stage, at: Place) -> None:
    """Coming towards us, its lamp lit, its smoke a long way back."""
    puffs = [(0.1, -1.7, 0.3), (0.4, -2.1, 0.38), (0.86, -2.4, 0.46), (1.4, -2.5, 0.5), (1.95, -2.44, 0.42)]
    for i, (x, y, r) in enumerate(puffs):
        stage.lay(
            at(smooth(wobbly(x, y, r, r * 0.8, 16, 0.1, i + 2))),
            mix("#fffaf0", "#e8cda8", 0.14 * i),
            0.4,
            "wash",
            puff=5,
        )
    stage.lay(
        [
            at(box(-0.62, -0.16, 0.62, 0.04, 0.04)),
            at(polygon([(-0.5, 0.04), (0.5, 0.04), (0.72, 0.26), (-0.72, 0.26)])),
        ],
        "#2b2a30",
        0.4,
        "paint",
    )
    stage.lay(at(box(-0.6, -1.1, 0.6, -0.2, 0.1)), "#7a2a28", 0.5, "paint")
    stage.lay(
        at(smooth([(-0.22, -1.0, 1), (-0.26, -1.5, 1), (0.26, -1.5, 1), (0.22, -1.0, 1)])), "#2b2a30", 0.5, "paint"
    )
    stage.lay(at(circle(0, -0.58, 0.54)), "#c9553d", 0.6, "paint", puff=6)
    stage.lay(at(circle(0, -0.58, 0.42)), "#343b45", 0.2, "paint")
    for s in (-1, 1):
        stage.lay(at(circle(s * 0.42, -0.04, 0.09)), "#f0c060", 0.2, "foil")
    lamp = at(circle(0, -0.62, 0.2))
    stage.lay(lamp, "#fff6d0", 0.2, "tissue")
    stage.backlight(lamp, "#ffe9a0", 1.1, soft=4)


def station(stage: Stage) -> None:
    """Pale, and paler the farther."""
    stage.lay([full_sheet()], "#c6cbc8", 0.0, "wash", gradient=(0, 0, 0, 1200, "#aab2b3"), shadow=0)
    roof = polygon([(-40, 60), (840, 176), (840, 214), (-40, 110)])
    stage.lay([roof, *(add(limb(x, 130 + 0.1 * x, 5, x, 900, 6)) for x in (60, 180, 262))], "#b3babb", 0.5, "wash")
    stage.lay([box(640, 560, 652, 960), box(590, 520, 702, 566, 10)], "#aab2b4", 0.5, "wash")
    stage.haze(0.35)
    stage.lay(
        [smooth([(-40, 940, 1), (300, 926), (840, 950, 1), (840, 1240, 1), (-40, 1240, 1)])], "#a3abad", 0.6, "wash"
    )
    for x, y, h in ((72, 970, 210), (724, 962, 180), (764, 978, 196)):  # others, who wait as well
        who = union(
            circle(x, y - h * 0.9, h * 0.085),
            smooth(
                [
                    (x - h * 0.13, y - h * 0.72),
                    (x, y - h * 0.8),
                    (x + h * 0.13, y - h * 0.72),
                    (x + h * 0.17, y - h * 0.2),
                    (x - h * 0.17, y - h * 0.2),
                ]
            ),
            box(x - h * 0.09, y - h * 0.24, x - h * 0.02, y),
            box(x + h * 0.02, y - h * 0.24, x + h * 0.09, y),
        )
        stage.lay([who], "#8a9499", 0.5, "wash")
    stage.haze(0.16)


def man(stage: Stage) -> None:
    face(stage)
    body = smooth(
        [
            (318, 306),
            (404, 282),
            (492, 306),
            (604, 352),
            (676, 430),
            (712, 640),
            (742, 900),
            (768, 1260, 1),
            (40, 1260, 1),
            (70, 900),
            (100, 640),
            (132, 430),
            (204, 352),
        ]
    )
    for i, (by, colour) in enumerate(((-26, "#8a5a44"), (-12, "#6a4a44"))):  # lining
        stage.lay([body, *cut(hole(by))], colour, 1.5, "paint", core="#ffdca0", rim=0.8)
    stage.lay(
        [body, *cut(hole())],
        COAT,
        1.5,
        "paint",
        gradient=(120, 330, 700, 1200, DARK),
        streak=(1.57, 0.16),
        core="#c8b898",
    )
    for pts in ([(150, 470), (206, 700), (196, 1000), (160, 1240)], [(660, 470), (618, 700), (640, 1000), (676, 1240)]):
        stage.lay([stroke(smooth(pts, closed=False), 5)], DARK, 0, rim=0)
        stage.lay([stroke(smooth([(x + 5, y) for x, y in pts], closed=False), 2)], PALE, 0, rim=0, alpha=0.6)
    stripes = [
        stroke(
            smooth(
                [(404 + d * 0.55, 330), (404 + d * 0.92, 640), (404 + d, 900), (404 + d * 1.12, 1240)], closed=False
            ),
            2,
        )
        for d in range(-330, 331, 44)
    ]
    stage.lay(stripes, PALE, 0, rim=0, alpha=0.35, clip=minus(body, hole(6)))
    stage.lay([stroke(polyline((404, 978), (404, 1240)), 5)], DARK, 0, rim=0)
    for y in (1040, 1140):
        stage.lay(circle(436, y, 17), "#23282f", 0.5, "smooth", puff=5)
        stage.lay([circle(431, y, 2.6), circle(441, y, 2.6)], PALE, 0, rim=0)
    for s in (-1, 1):
        lapel = smooth(
            [
                (404 + s * 16, 330, 1),
                (404 + s * 116, 306, 1),
                (404 + s * 214, 424, 1),
                (404 + s * 152, 440, 1),
                (404 + s * 166, 478, 1),
                (404 + s * 30, 620, 1),
            ],
            tension=8,
        )
        stage.lay(
            [lapel, *cut(hole(4))], mix(COAT, PALE, 0.32 if s < 0 else 0.16), 0.6, "paint", streak=(1.0 * s, 0.16)
        )
    scarf(stage)
    threads = []
    for k in range(16):
        a = k / 16 * 2 * PI + 0.2 * math.sin(k * 5)
        ex, ey = X + math.cos(a) * RX, Y + math.sin(a) * RY
        length = 14 + 12 * ((k * 7) % 5) / 4
        threads.append(
            stroke(
                bezier(
                    ex,
                    ey,
                    ex - math.cos(a) * length,
                    ey - math.sin(a) * length,
                    ex - math.cos(a + 0.8) * length,
                    ey + 6,
                    ex - math.cos(a + 0.9) * length * 1.4,
                    ey + 12,
                ),
                2.4,
            )
        )
    stage.lay(threads, mix(COAT, PALE, 0.5), 0.3, "smooth")


def face(stage: Stage) -> None:
    """Only its lower half: the fog, or the edge of the card, keeps the rest."""
    at = Place(404, -34, 214)
    who = heads.Face("#c9a284", "#343b45", "short", "long", age="old", beard=None)
    heads.front(
        stage, at, who, heads.Expression(brow=0.5, lid=0.5, look=(0.3, 0.5), smile=-0.1, wide=0.9, blush=0.3), depth=0.8
    )
    moustache = smooth(
        [
            (0, 0.44),
            (0.2, 0.42),
            (0.42, 0.56),
            (0.5, 0.72, 1),
            (0.24, 0.6),
            (0, 0.56),
            (-0.24, 0.6),
            (-0.5, 0.72, 1),
            (-0.42, 0.56),
            (-0.2, 0.42),
        ]
    )
    stage.lay(at(moustache), "#6a6a70", 0.4, "paint", streak=(0.4, 0.2))


def scarf(stage: Stage) -> None:
    for tail, lean in (((330.0, 300.0), -26), ((366.0, 318.0), 14)):
        way = [tail, (tail[0] + lean, tail[1] + 70), (tail[0] + lean * 1.6, tail[1] + 150)]
        stage.lay(ribbon(way, tapered(54, 72)), "#b2472f", 0.8, "paint", streak=(1.5, 0.2))
    for y, colour, turn in ((300, "#b2472f", 0.02), (272, "#c9553d", -0.03)):
        wrap = move(smooth([(-116, -8), (0, -28), (116, -8), (122, 36), (0, 62), (-122, 36)]), 404, y, turn)
        stage.lay(wrap, colour, 0.8, "paint", streak=(0.1, 0.2), puff=10)
        folds = [
            smooth([(296, y + 8 + 15 * k), (404, y + 26 + 15 * k), (512, y + 8 + 15 * k)], closed=False)
            for k in range(3)
        ]
        stage.lay([stroke(fold, 3) for fold in folds], "#8a3428", 0, rim=0, clip=wrap, alpha=0.8)
    stage.lay(smooth(wobbly(346, 318, 40, 36, 14, 0.06, 3)), "#c9553d", 0.7, "paint", puff=10)
