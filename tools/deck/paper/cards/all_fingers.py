"""Hands from every edge point at one small person in the middle; a single hand is open instead."""

from __future__ import annotations

import math

from .. import *

FEELING = "shame"
CLUES = ("it was not me", "the chosen one", "eight against one, and one for")
LIGHT = INDOORS.but(vignette=0.3, direction=(3, 8))
CROP = "close-up"

X, Y = 410, 640


def draw(stage: Stage) -> None:
    stage.ground("#d98a86", "paint", gradient=("r", X, Y, 620, "#7a2448"), streak=(0.4, 0.08))
    for r, colour in ((345, "#e09a90"), (262, "#eab3a2"), (190, "#f4cdb6"), (132, "#fde9d4")):
        stage.lay(smooth(wobbly(X, Y + 24, r, r * 0.98, 26, 0.03, int(r))), colour, 0.45, "wash")
    culprit(stage)
    accusers = (
        (-1.95, 330, 122, "#f0cdb0", "#2f6f8f", "#f6ecd8", False, None),
        (-1.18, 330, 112, "#553024", "#f2b33c", "#7a2448", True, None),
        (-0.42, 300, 118, "#cf9a6a", "#22304a", "#e2553f", False, "#d8a93a"),
        (0.36, 300, 116, "#3d241f", "#f6ecd8", "#2e8c90", True, None),
        (1.16, 345, 126, "#e7b48c", "#7a9a45", "#fdf3da", False, "#e8e4dc"),
        (2.78, 300, 116, "#9a5f3a", "#c8392f", "#f0b83a", True, None),
        (3.62, 290, 112, "#bb7d4c", "#3a2a5e", "#c9bfae", False, None),
    )
    for a, away, size, skin, sleeve, cuff, flip, rings in accusers:
        x, y = X + math.cos(a) * away, Y + math.sin(a) * away * 1.22
        aim = math.atan2(Y - y, X - x) + PI / 2 + (0.2 if not flip else -0.2)
        glove = hands.Glove(
            skin,
            sleeve,
            cuff,
            reach=4.5,
            rings=rings,
            old=size > 120,
            pattern=mix(sleeve, "#fff0d8", 0.35) if size < 118 else None,
        )
        hands.point(stage, Place(x, y, size, aim, flip), glove, depth=0.9)
    kind = hands.Glove("#7a4630", "#b8322c", "#fdf3da", reach=4.5, pattern="#e8a08a")
    a = 1.98
    x, y = X + math.cos(a) * 330, Y + math.sin(a) * 385
    hands.open_palm(stage, Place(x, y, 122, math.atan2(Y - y, X - x) + PI / 2), kind, spread=0.15, depth=0.9)


def culprit(stage: Stage) -> None:
    at = Place(X, Y + 92, 190)
    stage.cast(
        at(smooth([(-0.14, 0), (0.14, 0), (0.26, 0.5), (0.34, 0.86), (0.0, 0.98), (-0.2, 0.6)])), "#7a2448", 0.5, 4
    )
    who = people.Person(
        "#e0a880", "#7a3f26", "bob", "dress", "#3f7f86", "#fdf3da", trim="#fdf3da", age="child", shoes="#7a2448"
    )
    people.front(stage, at, who, people.Stance((0.12, -0.1), (0.12, -0.1), 0.03, 0.16), "shame", depth=0.45)
