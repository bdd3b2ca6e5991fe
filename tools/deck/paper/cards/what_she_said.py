"""A woman's profile shouts, and out of her mouth leaps a tiger."""

from __future__ import annotations

import math
from collections.abc import Callable

from .. import *

FEELING = "anger"
CLUES = ("a word I cannot take back", "the circus came out of nowhere", "mother tongue")
LIGHT = NOON.but(vignette=0.2, tilt=0.2)
CROP = "close-up"

FUR, STRIPE, WHITE = "#f0922e", "#2b1822", "#fdf0d8"
SPINE: list[Point] = [(372, 872), (500, 950), (642, 905), (690, 740), (610, 560), (520, 430)]


def draw(stage: Stage) -> None:
    stage.ground("#f3c04e", gradient=("r", 330, 860, 900, "#c8502a"))
    for i, (k, colour) in enumerate(((980, "#e08a34"), (780, "#eba63c"), (600, "#f4c253"), (430, "#fbdc7c"))):
        ring_of = [
            (400 + math.cos(a) * k * (1 if j % 2 else 0.82), 860 + math.sin(a) * k * (1 if j % 2 else 0.82))
            for j, a in enumerate(t * PI / 17 + i * 0.09 for t in range(34))
        ]
        stage.lay(polygon(ring_of), colour, 0.9, "paint", streak=(0.8 + i, 0.1))
    body(stage)
    face = heads.Face("#8e2338", "#1f1230", "bun", lips="#e0452f", shade="#4d1230")
    shout = heads.Expression(brow=-1.3, lift=-0.3, lid=1.0, open=1.45, smile=-0.2, wide=0.85, blush=0.0)
    at = Place(168, 742, 252, -0.12)
    throat = at(heads.move_unit(smooth([(8, 82), (-10, 86), (-14, 94), (-4, 100), (6, 96)])))
    stage.lay(throat, "#2a0a18", 0, "velvet", rim=0)
    heads.profile(
        stage,
        at,
        face,
        shout,
        heads.Profile(nose=1.15, nose_up=0.6, lip=1.25, brow=1.4, chin=1.1),
        depth=1.3,
        patterned=True,
    )
    neck = smooth([(-60, 1010, 1), (60, 1060), (150, 1110), (240, 1150), (300, 1260, 1), (-60, 1260, 1)])
    stage.lay(neck, "#1f1230", 1.2, "paint", streak=(0.5, 0.14))
    beads = [circle(60 + 30 * i, 1058 + 21 * i - 0.4 * i * i, 15 - 0.3 * i) for i in range(8)]
    stage.lay(beads, "#f4c253", 0.5, "foil")
    hoop = at(heads.move_unit(circle(-45, 79, 9)))
    stage.lay([stroke(hoop, 7)], "#f4c253", 0.5, "foil")


def stripes(line: list[tuple[float, float]], width: Callable[[float], float], count: int) -> list[Path]:
    found = []
    for i in range(count):
        t = 0.1 + 0.82 * i / count
        j = int(t * (len(line) - 1))
        (ax, ay), (bx, by) = line[j - 1], line[j + 1]
        a = math.atan2(by - ay, bx - ax)
        nx, ny, w = -math.sin(a), math.cos(a), width(t) / 2
        x, y = line[j]
        for side in (-1, 1):
            reach = 0.1 + 0.3 * ((i * 3 + side) % 3) / 2
            edge, mid, tip = 1.04, 0.6, reach * 0.5
            bend = 10 if i % 2 else -8
            found.append(
                ribbon(
                    [
                        (x + nx * side * w * edge, y + ny * side * w * edge),
                        (x + nx * side * w * mid + math.cos(a) * bend, y + ny * side * w * mid + math.sin(a) * bend),
                        (x + nx * side * w * tip, y + ny * side * w * tip),
                    ],
                    tapered(24 * (0.5 + 0.5 * t), 1),
                )
            )
    return found


def leg(stage: Stage, points: list[Point], w: float) -> None:
    shape = ribbon(points, tapered(w, w * 0.72), round_start=True, round_end=True)
    stage.lay(shape, FUR, 0.9, "paint", streak=(1.2, 0.1))
    line = path.curve(points)
    stage.lay(stripes(line, tapered(w, w * 0.72), 4), STRIPE, 0.1, "velvet", clip=shape)
    x, y = points[-1][:2]
    (ax, ay) = points[-2][:2]
    paw = Place(x, y, w * 0.52, math.atan2(y - ay, x - ax) - PI / 2)
    stage.lay(
        paw(smooth([(-1, -0.2), (-0.9, 0.6), (-0.3, 0.95), (0.3, 0.95), (0.9, 0.6), (1, -0.2), (0, -0.7)])),
        mix(FUR, WHITE, 0.25),
        0.6,
        "paint",
    )
    for k in (-0.6, 0.0, 0.6):
        stage.lay([stroke(paw(polyline((k * 0.55, 0.35), (k * 0.7, 0.8))), 3)], STRIPE, 0, rim=0)
        stage.lay(paw(smooth([(k - 0.14, 0.78, 1), (k + 0.14, 0.78, 1), (k * 1.12, 1.4, 1)])), WHITE, 0.3, "smooth")


def body(stage: Stage) -> None:
    def width(t: float) -> float:
        return 62 + 215 * math.pow(t, 0.75)

    line = path.curve(SPINE)
    shape = ribbon(SPINE, width, round_end=True)
    leg(stage, [(560, 520), (690, 520), (745, 400)], 96)
    stage.lay(shape, FUR, 1.2, "paint", streak=(1.2, 0.12), gradient=(420, 900, 560, 420, "#f7b04c"))
    stage.lay(ribbon(SPINE, lambda t: width(t) * 0.34), WHITE, 0, "wash", rim=0, alpha=0.55, clip=shape)
    stage.lay(stripes(line, width, 12), STRIPE, 0.12, "velvet", clip=shape)
    leg(stage, [(470, 500), (350, 520), (262, 420)], 100)
    animals.tiger(stage, Place(505, 290, 330, -0.1), FUR, STRIPE, WHITE, "face", eye="#c8d84a", depth=1.0)
    jaw = Place(505, 290, 330, -0.1)
    for s in (-1, 1):  # frowning
        stage.lay(
            jaw(
                smooth(
                    [(s * 0.08, -0.06, 1), (s * 0.2, -0.15), (s * 0.38, -0.24, 1), (s * 0.36, -0.13), (s * 0.22, -0.07)]
                )
            ),
            STRIPE,
            0.2,
            "velvet",
        )
        stage.lay(
            [stroke(jaw(bezier(s * 0.06, 0.02, s * 0.09, -0.02, s * 0.1, -0.06, s * 0.09, -0.1)), 7)], STRIPE, 0, rim=0
        )
    hole = jaw(smooth([(-0.2, 0.36, 1), (0, 0.33), (0.2, 0.36, 1), (0.16, 0.55), (0, 0.62), (-0.16, 0.55)]))
    stage.lay(hole, "#4a0d1c", 0.1, "velvet")
    stage.lay(jaw(oval(0, 0.56, 0.1, 0.07)), "#e0655f", 0.1, "wash", clip=hole)
    fangs = [jaw(smooth([(s * 0.17, 0.345, 1), (s * 0.1, 0.345, 1), (s * 0.125, 0.47, 1)])) for s in (-1, 1)]
    fangs += [jaw(smooth([(s * 0.15, 0.6, 1), (s * 0.09, 0.62, 1), (s * 0.115, 0.5, 1)])) for s in (-1, 1)]
    stage.lay(fangs, WHITE, 0.2, "smooth")
