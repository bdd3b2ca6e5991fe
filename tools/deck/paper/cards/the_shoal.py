"""Golden fish fill the card, all swimming one way; among them a plain one has turned and looks at us."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "envy"
CLUES = ("wrong party", "the only one who noticed the camera", "all that glitters")
LIGHT = NOON.but(vignette=0.28, key="#fff4d2", ambient="#3a4ab0", ambient_strength=0.4)
CROP = "abstract"

GOLDS = ("#f2b62c", "#ffcf4a", "#e59a22", "#f7c23c", "#ffdc6a", "#eba82a")
X, Y = 470.0, 640.0


def draw(stage: Stage) -> None:
    chance = random.Random(7)
    stage.ground("#2a55c4", "paint", gradient=(0, 0, 0, 1200, "#0e1850"), streak=(0.2, 0.12))
    for k in range(6):  # light from above
        x = -80.0 + 190 * k
        stage.lay(
            polygon([(x, -20), (x + 60, -20), (x - 190, 1240), (x - 330, 1240)]),
            "#6c93e6",
            0,
            "wash",
            rim=0,
            alpha=0.16,
        )
    for row in range(17):
        line = -30 + row * 79
        for column in range(9):
            x = chance.uniform(-80, -60) + column * 124 + (62 if row % 2 else 0)
            high = line + 54 * math.sin((x - 100) / 300) + chance.uniform(-7, 7)
            near = math.exp(-(((x - X) / 170) ** 2) - ((high - Y) / 150) ** 2)  # the shoal parts around it
            high += (1 if high > Y else -1) * 64 * near
            if math.hypot((x - X) / 1.1, high - Y) < 112:
                continue
            slope = 0.18 * math.cos((x - 100) / 300) - (1 if high > Y else -1) * near * (x - X) / 260
            at = Place(x, high, chance.uniform(63, 71), math.atan(slope) + PI)
            golden(stage, at, chance.choice(GOLDS), flakes=row == 13 and column == 1)
    plain(stage, Place(X, Y, 92))
    for x, y, r in ((X - 74, Y - 84, 9.0), (X - 88, Y - 116, 6.0), (X - 70, Y - 142, 12.0)):
        stage.lay([stroke(circle(x, y, r), 3)], "#dfeaff", 0.3, "smooth")
        stage.lay(circle(x - r * 0.3, y - r * 0.3, r * 0.25), "#ffffff", 0.05, "smooth")


def golden(stage: Stage, at: Place, colour: str, flakes: bool) -> None:
    """2 long, swimming to local +x, upright though turned half round."""
    at = Place(at.x, at.y, at.size, at.angle - PI, True)
    fin = mix(colour, "#c4501c", 0.55)
    tail = smooth([(-0.6, 0, 1), (-0.86, -0.36), (-1.12, -0.46, 1), (-0.96, 0.0), (-1.12, 0.46, 1), (-0.86, 0.36)])
    top = smooth([(0.42, -0.34), (0.16, -0.66), (-0.36, -0.6, 1), (-0.42, -0.24)])
    low = smooth([(0.16, 0.36), (-0.04, 0.62), (-0.34, 0.54, 1), (-0.3, 0.26)])
    stage.lay([at(p) for p in (tail, top, low)], fin, 0.5, "paint", streak=(at.turned(0.2), 0.22))
    rays = [
        at(ribbon([(-0.66, k * 0.05), (-0.88, k * 0.2), (-1.04, k * 0.34)], tapered(0.03, 0.012)))
        for k in (-1, -0.4, 0.4, 1)
    ]
    stage.lay(rays, mix(fin, "#ffe08a", 0.4), 0, rim=0)
    body = at(
        smooth(
            [
                (0.98, 0.04),
                (0.72, -0.27),
                (0.22, -0.42),
                (-0.3, -0.28),
                (-0.68, -0.08),
                (-0.68, 0.08),
                (-0.3, 0.3),
                (0.22, 0.42),
                (0.72, 0.3),
            ]
        )
    )
    stage.lay(
        body,
        colour,
        0.7,
        "foil",
        gradient=at.gradient(0, -0.35, 0, 0.42, mix(colour, "#a8481a", 0.45)),
        streak=(at.turned(0.0), 0.1),
        puff=6,
    )
    scales = []
    for row in range(7):
        x = 0.3 - row * 0.145
        for i in range(6):
            y = -0.45 + 0.15 * i + 0.075 * (row % 2)
            scales.append(stroke(at(bezier(x, y, x - 0.11, y, x - 0.11, y + 0.15, x, y + 0.15)), 1.8))
    stage.lay(scales, mix(colour, "#8a3a18", 0.55), 0, clip=body, rim=0, alpha=0.8)
    stage.lay(
        at(smooth([(1.1, -0.4), (0.5, -0.42), (0.4, 0.0), (0.5, 0.42), (1.1, 0.4)])),
        mix(colour, "#fff2b8", 0.3),
        0.16,
        "smooth",
        clip=body,
        rim=0.6,
    )
    if flakes:  # this one is only painted: the gold comes off
        bare = at(
            smooth(
                [(-0.7, -0.3), (-0.1, -0.44), (0.06, -0.2), (-0.08, 0.0), (0.1, 0.16), (-0.04, 0.44), (-0.7, 0.3)],
                tension=9,
            )
        )
        stage.lay(bare, "#aeb6c6", 0.12, "wash", clip=body, edge="torn", core="#fff2b8")
        stage.lay([at(oval(-0.5 - 0.2 * k, 0.6 + 0.16 * k, 0.07, 0.04, k)) for k in range(4)], colour, 0.3, "foil")
    stage.lay(at(plants.leaf(0.3, 0.1, PI - 0.5, 0.34, 0.13)), fin, 0.25, "paint")
    stage.lay(at(circle(0.68, -0.07, 0.085)), "#fff6dc", 0.08, "smooth")
    stage.lay(at(circle(0.7, -0.07, 0.05)), "#141438", 0, rim=0)
    stage.lay([stroke(at(bezier(0.97, 0.06, 0.9, 0.1, 0.86, 0.14, 0.8, 0.14)), 2)], "#8a3a18", 0, rim=0)


def plain(stage: Stage, at: Place) -> None:
    """Grey, head on: a round face, an eye on each side, a small mouth."""
    grey, dark = "#aeb6c6", "#5a6484"
    stage.cast(at(circle(0.1, 0.2, 1.25)), "#0c1450", 0.55, 26)
    stage.lay(
        at(smooth([(-0.1, -0.7), (-0.06, -1.3, 1), (0.12, -1.22), (0.14, -0.7)])), dark, 0.7, "paint", streak=(1.5, 0.2)
    )
    for s in (-1, 1):
        fan = smooth(
            [
                (s * 0.6, 0.1),
                (s * 1.1, -0.22),
                (s * 1.34, 0.08, 1),
                (s * 1.22, 0.34),
                (s * 0.96, 0.52),
                (s * 0.66, 0.42),
            ]
        )
        stage.lay(at(fan), dark, 0.7, "paint", streak=(s * 0.3, 0.22))
        stage.lay(
            [
                at(
                    ribbon(
                        [(s * 0.68, 0.2 + 0.04 * k), (s * 0.95, 0.1 + 0.13 * k), (s * 1.2, 0.0 + 0.17 * k)],
                        tapered(0.03, 0.01),
                    )
                )
                for k in range(3)
            ],
            grey,
            0,
            rim=0,
        )
        stage.lay(at(smooth([(s * 0.1, 0.78), (s * 0.34, 1.2, 1), (s * 0.44, 0.74)])), dark, 0.5, "paint")
    body = at(
        smooth(
            path.mirrored([(0, -0.92), (0.4, -0.84), (0.72, -0.42), (0.78, 0.1), (0.62, 0.6), (0.3, 0.9), (0, 0.96)])
        )
    )
    stage.lay(body, grey, 1.0, "wash", gradient=at.gradient(0, -0.9, 0, 1.0, "#e4e6ea"), puff=16, puff_strength=0.4)
    stage.lay(
        at(smooth(path.mirrored([(0, 0.22), (0.34, 0.34), (0.44, 0.62), (0.24, 0.86), (0, 0.92)]))),
        "#eef0ee",
        0.12,
        "wash",
    )
    for s in (-1, 1):
        stage.lay(at(circle(s * 0.48, -0.16, 0.31)), mix(grey, dark, 0.3), 0.3, "wash")
        stage.lay(at(circle(s * 0.48, -0.16, 0.26)), "#fffdf4", 0.15, "smooth")
        stage.lay(at(circle(s * 0.44, -0.14, 0.15)), "#141438", 0, "velvet", rim=0.1)
        stage.lay(at(circle(s * 0.44 - 0.05, -0.2, 0.045)), "#ffffff", 0, rim=0)
        lid = smooth([(s * 0.16, -0.34, 1), (s * 0.44, -0.5), (s * 0.8, -0.28, 1), (s * 0.5, -0.33)])
        stage.lay(at(lid), mix(grey, dark, 0.45), 0.15, "wash")
        stage.lay([at(circle(s * 0.07, 0.1, 0.022))], dark, 0, rim=0)
    stage.lay(
        at(smooth([(-0.2, 0.34, 1), (0, 0.25), (0.2, 0.34, 1), (0.08, 0.4), (-0.08, 0.4)])), "#7a5266", 0.16, "smooth"
    )
    stage.lay(at(ribbon([(-0.16, 0.335), (0, 0.31), (0.16, 0.335)], spindle(0.05))), "#3a2038", 0, rim=0)
