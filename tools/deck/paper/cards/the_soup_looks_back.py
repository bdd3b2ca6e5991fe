"""A bowl of soup from above: its surface is an eye, with herbs for lashes; the spoon has stopped in the air."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "dread"
CLUES = ("you are what you eat", "the chef is watching", "who woke up in there?")
LIGHT = INDOORS.but(vignette=0.42, spill=0.5, direction=(9, 10))
CROP = "from above"

X, Y, R = 372.0, 560.0, 372.0


def draw(stage: Stage) -> None:
    chance = random.Random(3)
    stage.ground("#3a1220", "kraft")
    for k in range(7):
        x = -60 + 136 * k
        plank = box(x, -40, x + 131, 1240, 3)
        stage.lay(plank, ("#6a2a26", "#5a1f24", "#74322a", "#622526")[k % 4], 0.3, "kraft", streak=(PI / 2, 0.3))
        for _ in range(2):
            kx, ky = x + chance.uniform(30, 100), chance.uniform(0, 1200)
            stage.lay(
                [stroke(oval(kx, ky, 9 + 8 * j, 16 + 13 * j), 2) for j in range(3)], "#3a1220", 0, rim=0, alpha=0.6
            )
    spoon(stage, Place(86, 1090, 150, 1.32), "#a8683a")
    spoon(stage, Place(760, 150, 150, 0.1), "#8a5230")
    bowl(stage)
    eye(stage, chance)
    stopped(stage)


def bowl(stage: Stage) -> None:
    stage.lay(circle(X, Y, R + 52), "#2f6f8f", 2.0, "wash", gradient=("r", X - 90, Y - 120, 560, "#163e58"), puff=14)
    for k in range(30):
        a = k / 30 * 2 * PI
        at = Place(X + math.cos(a) * (R + 27), Y + math.sin(a) * (R + 27), 25, a + PI / 2)
        stage.lay(
            at(
                smooth(
                    [(-1, 0.1), (-0.4, -0.6), (0.2, -0.3), (0.1, 0.2), (-0.3, 0.2), (0.3, 0.66), (1, 0.1), (0.5, 0.3)]
                )
            ),
            "#fff0d2",
            0,
            rim=0,
            alpha=0.9,
        )
    stage.lay([stroke(circle(X, Y, R + 46), 5), stroke(circle(X, Y, R + 8), 5)], "#fff0d2", 0.1, "smooth")
    for i, (k, colour) in enumerate(((0, "#123348"), (10, "#5a1730"), (22, "#8a1f2c"), (38, "#a8242f"))):
        stage.lay(circle(X + 4 * (i > 0), Y + 5 * (i > 0), R - k), colour, 0.0 if i else 0.1, "wash", rim=0.2)
    stage.cast(minus(circle(X, Y, R), circle(X + 26, Y + 34, R - 8)), "#1a0a18", 0.6, 12, clip=circle(X, Y, R))


def almond(grow_by: float = 0.0) -> Path:
    w, h = 306 + grow_by, 178 + grow_by * 0.8
    half = [
        (-w, 10.0, 1),
        (-w * 0.55, -h * 0.72),
        (0.0, -h),
        (w * 0.55, -h * 0.72),
        (w, 10.0, 1),
        (w * 0.5, h * 0.72),
        (0.0, h * 0.98),
        (-w * 0.5, h * 0.72),
    ]
    return move(smooth(half), X, Y, -0.12)


def eye(stage: Stage, chance: random.Random) -> None:
    soup = circle(X, Y, R - 14)
    for i, (by, colour) in enumerate(((64, "#b8362c"), (40, "#c9502f"), (18, "#d9653a"))):
        stage.lay(almond(by), colour, 0.35, "wash", clip=soup, puff=8)
    socket = almond()
    stage.lay(socket, "#ffedc4", 0.0, "wash", rim=0, gradient=("r", X, Y, 330, "#e0905a"))
    veins = []
    for k in range(22):
        a = chance.uniform(0, 2 * PI)
        if abs(math.cos(a)) < 0.55:
            continue
        r0, r1 = 320, chance.uniform(190, 240)
        veins.append(
            ribbon(
                [
                    (X + math.cos(a) * r0, Y + math.sin(a) * r0 * 0.6),
                    (X + math.cos(a + 0.06) * (r0 + r1) / 2, Y + math.sin(a + 0.12) * (r0 + r1) / 2 * 0.6),
                    (X + math.cos(a) * r1, Y + math.sin(a) * r1 * 0.55),
                ],
                tapered(6, 1),
            )
        )
    stage.lay(veins, "#c8402f", 0, clip=socket, rim=0, alpha=0.8)
    ex, ey = X + 34, Y + 4
    for radius, colour in ((158, "#7a2a18"), (148, "#e8892a"), (124, "#ffb63e"), (96, "#f09a2c")):
        stage.lay(circle(ex, ey, radius), colour, 0.25, "wash", clip=socket, puff=4)
    rays = [
        ribbon(
            [(ex + math.cos(a) * 84, ey + math.sin(a) * 84), (ex + math.cos(a) * 144, ey + math.sin(a) * 144)],
            tapered(9, 1),
        )
        for a in (i / 44 * 2 * PI for i in range(44))
    ]
    stage.lay(rays, "#ffdc7a", 0, clip=socket, rim=0, alpha=0.75)
    pupil = smooth(wobbly(ex, ey, 80, 82, 24, 0.02, 4))
    stage.lay(pupil, "#160a14", 0.12, "velvet", clip=socket)
    mirror(stage, ex, ey, pupil)
    stage.lay(
        [oval(ex - 66, ey - 76, 27, 19, -0.6), circle(ex + 62, ey + 60, 9)], "#fffbea", 0.15, "smooth", clip=socket
    )
    upper = minus(
        move(
            smooth([(-360, 60, 1), (-180, -96), (0, -136), (180, -96), (360, 40, 1), (360, -300, 1), (-360, -300, 1)]),
            X,
            Y,
            -0.12,
        ),
        circle(0, 0, 1),
    )
    stage.lay(upper, "#c24a2e", 1.0, "wash", clip=socket, puff=8)
    for i in range(13):  # lashes: herbs
        t = i / 12
        a = PI + 0.42 + t * (PI - 0.84) - 0.12
        x, y = X + math.cos(a) * 268, Y + math.sin(a) * 172 - 4
        plants.veined_leaf(
            stage,
            Place(x, y, chance.uniform(74, 98), a + (t - 0.5) * 0.5),
            chance.choice(("#5d8a38", "#3f6f34", "#7a9a45")),
            0.24,
            0.25 * (1 if t > 0.5 else -1),
            0.5,
        )
    for i in range(7):
        t = i / 6
        a = 0.6 + t * (PI - 1.2) - 0.12
        x, y = X + math.cos(a) * 270, Y + math.sin(a) * 176
        plants.veined_leaf(stage, Place(x, y, 44, a), "#7a9a45", 0.26, 0.2, 0.4)
    for x, y, r in scatter(9, 46, lambda c: c.uniform(4, 13), within=soup, without=[almond(110)], gap=4):
        stage.lay(circle(x, y, r), "#f0a040", 0.06, "smooth", rim=0.7, alpha=0.75)


def mirror(stage: Stage, x: float, y: float, pupil: Path) -> None:
    """In the pupil: a window, and somebody bent over with a spoon."""
    stage.lay(box(x - 44, y - 62, x + 44, y + 2, 4), "#e8a04a", 0, "wash", clip=pupil, rim=0, alpha=0.85)
    stage.lay(
        [stroke(polyline((x, y - 62), (x, y + 2)), 5), stroke(polyline((x - 44, y - 30), (x + 44, y - 30)), 5)],
        "#2a1018",
        0,
        clip=pupil,
        rim=0,
    )
    who = union(
        circle(x - 4, y - 4, 23),
        smooth([(x - 58, y + 80), (x - 48, y + 32), (x - 4, y + 18), (x + 40, y + 32), (x + 52, y + 80)]),
        limb(x + 38, y + 36, 8, x + 56, y - 2, 6),
    )
    stage.lay(who, "#3a0f1e", 0.15, "velvet", clip=pupil, rim=0.5, core="#ff9a2a")


def spoon(stage: Stage, at: Place, wood: str) -> None:
    """Wooden, its bowl up at local (0, -1), 2.6 long."""
    stage.lay(
        at(
            union(
                oval(0, -1.0, 0.34, 0.46), ribbon([(0, -0.6), (0, 0.4), (0, 1.6)], tapered(0.16, 0.22), round_end=True)
            )
        ),
        wood,
        1.0,
        "kraft",
        streak=(at.turned(PI / 2), 0.2),
    )
    stage.lay(
        at(oval(0, -1.02, 0.25, 0.36)),
        mix(wood, "#2a1018", 0.4),
        0,
        "kraft",
        rim=0,
        gradient=at.gradient(-0.2, -1.3, 0.2, -0.7, mix(wood, "#fff0d2", 0.15)),
    )


def stopped(stage: Stage) -> None:
    hand = Place(668, 1020, 118, -0.62)

    def held() -> None:
        spoon(stage, Place(*hand.point(0, -0.5), 150, hand.angle), "#c08046")

    hands.grip(stage, hand, hands.Glove("#e7b48c", "#2b2a4a", "#fff0d2", reach=3.4), held, depth=1.3)
