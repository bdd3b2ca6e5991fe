"""Each child whispers into the next one's ear, down the card: what began as a tadpole arrives as a crowned frog."""

from __future__ import annotations

import math

from .. import *

FEELING = "mischief"
CLUES = ("that is not what I said", "how a prince becomes one", "the news at eight")
LIGHT = INDOORS.but(vignette=0.2, key="#fff0d4", ambient_strength=0.3, direction=(5, 7))
CROP = "close-up"

SIZE, TURN = 172.0, 0.62
START, STEP = (92.0, 150.0), (134.0, 206.0)
ROW = (
    (
        "#e7b48c",
        "#a8482a",
        "braids",
        "#1f7a8c",
        heads.Expression(lid=0.35, open=0.3, wide=0.6, smile=0.4, look=(0.8, 0.2)),
    ),
    (
        "#553024",
        "#1c1418",
        "afro",
        "#e39a3c",
        heads.Expression(lid=0.2, open=0.34, wide=0.6, smile=0.3, look=(0.8, 0.3), lift=0.3),
    ),
    ("#f0cdb0", "#d8a650", "tufts", "#b0462e", heads.Expression(lid=1.0, open=0.36, wide=0.6, smile=0.5)),
    (
        "#9a5f3a",
        "#241d2b",
        "ponytail",
        "#7a4a86",
        heads.Expression(lid=0.1, open=0.4, wide=0.6, lift=0.6, look=(0.9, 0.2)),
    ),
    (
        "#cf9a6a",
        "#241d2b",
        "fringe",
        "#d8566a",
        heads.Expression(lid=-0.15, open=0.5, wide=0.6, lift=1.0, look=(0.9, -0.3)),
    ),
)
"""skin, hair, style, jumper, how it is told on"""


def draw(stage: Stage) -> None:
    board(stage)
    for i in reversed(range(5)):
        child(stage, i)
    for i in range(4):
        word(stage, i)


def place(i: int) -> Place:
    return Place(START[0] + STEP[0] * i, START[1] + STEP[1] * i, SIZE, TURN if i < 4 else 0.12)


def board(stage: Stage) -> None:
    """A blackboard that has been wiped, and what little is left on it."""
    stage.ground("#3f6f60", "wash", gradient=(0, 0, 800, 1000, "#274a44"))
    for k, (x, y, a) in enumerate(((560, 160, 0.3), (250, 760, -0.2), (640, 420, 0.1), (120, 960, 0.4))):
        stage.lay(Place(x, y, 1, a)(oval(0, 0, 210, 56)), "#5a8a78", 0, "wash", rim=0, alpha=0.22 + 0.04 * (k % 2))
    chalk = [
        stroke(smooth(spiral(640, 190, 8, 76, 2.6), closed=False), 6),
        stroke(star(500, 96, 40, 5), 5),
        stroke(bezier(560, 330, 620, 290, 690, 330, 760, 300), 6),
        stroke(heart(160, 880, 52, -0.2), 6),
    ]
    stage.lay(chalk, "#dfe8d8", 0, "chalk", rim=0, alpha=0.6)
    stage.lay(box(-40, 1136, 840, 1260), "#b8763e", 1.0, "kraft", streak=(0.02, 0.2))


def child(stage: Stage, i: int) -> None:
    skin, hair, style, jumper, look = ROW[i]
    at = place(i)
    s = at.size
    body = smooth(
        [
            (at.x - 1.7 * s, 1280, 1),
            (at.x - 1.5 * s, at.y + 1.5 * s),
            (at.x - 0.7 * s, at.y + 0.86 * s),
            (at.x - 0.1 * s, at.y + 0.9 * s),
            (at.x + 0.5 * s, at.y + 1.3 * s),
            (at.x + 0.8 * s, at.y + 2.0 * s),
            (at.x + 1.0 * s, 1280, 1),
        ]
    )
    stage.lay(body, jumper, 1.0, "paint", streak=(0.9, 0.14))
    for k in range(16):
        stripe = ribbon(
            [
                (at.x - 1.6 * s, at.y + (1.5 + k * 0.4) * s),
                (at.x - 0.2 * s, at.y + (1.25 + k * 0.4) * s),
                (at.x + 1.0 * s, at.y + (1.7 + k * 0.4) * s),
            ],
            13,
        )
        stage.lay(stripe, mix(jumper, "#fff3da", 0.6), 0, "wash", rim=0, clip=body, alpha=0.85)
    face = heads.Face(skin, hair, style, lips=mix(skin, "#b8323a", 0.6))
    heads.profile(
        stage,
        at,
        face,
        look,
        heads.Profile(nose=0.6 + 0.06 * i, nose_up=1.5, lip=1.05, chin=0.62, brow=0.5, forehead=-2.4, open=0.25),
        1.0,
    )
    if i == 4:
        stage.cast(at(heads.move_unit(circle(-12, 76, 10))), "#e0604a", 0.5, 10)


def word(stage: Stage, i: int) -> None:
    """Between a mouth and an ear: the same word, each time more of it."""
    at = place(i)
    x, y = at.point(1.02, 0.72)
    green = ("#3a4a34", "#4f7a3c", "#5f9a44", "#68b04a")[i]
    if i == 0:
        stage.lay(
            [circle(x, y, 15), ribbon([(x - 8, y), (x - 36, y - 12), (x - 60, y + 6)], tapered(15, 2))],
            green,
            0.6,
            "smooth",
            core="#b8d890",
        )
        stage.lay(circle(x + 6, y - 4, 4), "#fff8e0", 0, rim=0)
    elif i == 1:
        stage.lay(
            [
                oval(x, y, 24, 20),
                ribbon([(x - 14, y), (x - 46, y - 10), (x - 74, y + 10)], tapered(18, 2)),
                ribbon([(x - 8, y + 12), (x - 22, y + 30), (x - 8, y + 40)], tapered(9, 5)),
            ],
            green,
            0.6,
            "smooth",
            core="#b8d890",
        )
        stage.lay([circle(x + 10, y - 10, 7)], "#fff8e0", 0.1, "smooth")
        stage.lay(circle(x + 12, y - 10, 3.4), "#1c1418", 0, rim=0)
    elif i == 2:
        animals.frog(stage, Place(x + 10, y + 50, 96, 0.2), green, "#e8e0a0", 0.7)
    else:
        frog = Place(470, 1176, 236, -0.04)
        animals.frog(stage, frog, green, "#e8e0a0", 0.9)
        symbols.crown(stage, frog.at(0.0, -0.86, 0.34, 0.06), "#f2bf48", "#d8402f", 0.5)
    rays = [
        polyline(
            (x + math.cos(a) * (40 + 14 * i), y + math.sin(a) * (40 + 14 * i)),
            (x + math.cos(a) * (60 + 18 * i), y + math.sin(a) * (60 + 18 * i)),
        )
        for a in (-1.3, -0.9, -0.5)
    ]
    if i < 3:
        stage.lay([stroke(r, 5) for r in rays], "#fff3da", 0.2, "smooth")
