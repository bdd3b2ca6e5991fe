"""A long table, everybody laughing; at the window behind them, pressed to the frosty pane, a face and two hands."""

from __future__ import annotations

import math

from .. import *

FEELING = "envy"
CLUES = ("they forgot to invite winter", "dinner and a show", "he only wants to say good night")
LIGHT = NIGHT.but(key="#ffe0b8", key_strength=0.92, vignette=0.4, ambient="#5a3f7a", ambient_strength=0.3, tilt=0.1)
CROP = "crowd"

PANE = (118.0, 60.0, 682.0, 640.0)


def draw(stage: Stage) -> None:
    outside(stage)
    frost(stage)
    wall(stage)
    table(stage)


def outside(stage: Stage) -> None:
    stage.ground("#1d3a66", "wash", gradient=(0, 40, 0, 700, "#4a78a4"))
    stage.lay(sky.ridge(470, 60, 5, 0.2), "#c3d8e8", 0.5, "wash")
    for x, y, size in ((160, 520, 190), (250, 500, 120), (640, 520, 210), (560, 494, 110)):
        plants.conifer(stage, Place(x, y, size), "#2f5a66", "#2a2233", "#eef5f8", 5, 0.4)
    stage.lay(sky.snowfall(5, 130, (100, 40, 700, 640), (2, 6)), "#f4f9fb", 0.1, rim=0)
    face = heads.Face("#a9c4d8", "#2c4468", "tufts", "round", "child", shade="#6d93b8", iris="#2a4a6e", lips="#7a86b0")
    look = heads.Expression(brow=0.7, lift=0.5, lid=0.0, look=(0.0, 0.75), smile=-0.1, open=0.16, wide=0.7, blush=0.0)
    at = Place(400, 348, 190)
    coat = at(smooth([(-1.9, 1.9), (-1.4, 1.0), (-0.6, 0.86), (0, 1.0), (0.6, 0.86), (1.4, 1.0), (1.9, 1.9)]))
    stage.lay(coat, "#2c4a74", 0.6, "paint")
    heads.front(stage, at, face, look, 0.0, 0.7)
    flakes = [
        at(circle(x, y, 0.05))
        for x, y in (
            (-0.5, -0.9),
            (-0.2, -1.06),
            (0.16, -0.98),
            (0.44, -1.04),
            (0.62, -0.76),
            (-0.66, -0.7),
            (0.02, -0.84),
        )
    ]
    stage.lay(flakes, "#f4f9fb", 0.2, "smooth")
    scarf = at(ribbon([(-0.8, 1.02), (0, 1.26), (0.8, 1.02)], 0.42))
    stage.lay(scarf, "#c8392f", 0.5, "paint", streak=(0.1, 0.16))
    nose = at(smooth(wobbly(0.02, 0.25, 0.2, 0.15, 16, 0.05, 3)))  # flat against the glass
    stage.lay(nose, "#b4cbdc", 0.08, "smooth", rim=0.9)
    stage.cast(at(oval(0.02, 0.25, 0.12, 0.09)), "#e08a8a", 0.28, 8)
    stage.cast(at(oval(0.3, 0.82, 0.5, 0.26)), "#eef6fa", 0.55, 16)  # breath


def frost(stage: Stage) -> None:
    """Ferns of ice in the corners, bare hands on the glass."""
    for x, y, flip in ((196, 486, False), (604, 486, True)):
        hand = Place(x, y, 92, -0.14 if not flip else 0.14, flip)
        hands.open_palm(stage, hand, hands.Glove("#b7cfe0", "#2c4a74", "#c8392f", reach=1.6), 0.14, 0.3)
    for x, y, a, size, seed in (
        (118, 60, 0.7, 250, 1),
        (682, 60, 2.4, 240, 2),
        (118, 640, -0.8, 190, 3),
        (682, 640, -2.3, 200, 4),
    ):
        for k in range(4):
            fern = plants.sprig(
                x,
                y,
                a + (k - 1.5) * 0.36,
                size * 0.8 * (1 - 0.12 * abs(k - 1.5)),
                9,
                0.17,
                0.03,
                0.4 * (1 if k % 2 else -1),
                2.4,
            )
            stage.lay(fern, "#dcecf4", 0, "smooth", alpha=0.75)


def wall(stage: Stage) -> None:
    x0, y0, x1, y1 = PANE
    opening = box(x0, y0, x1, y1)
    stage.backlight(box(-40, 640, 840, 1240), "#ffb45a", 0.12, soft=60)
    stage.lay([full_sheet(), *cut(opening)], "#8a3a2e", 1.2, "wash", gradient=(0, 700, 0, 0, "#4a1c2a"))
    stage.lay(
        cloth.pattern("diamonds", 0, 0, 800, 700, 58, 0.16),
        "#a8503a",
        0,
        rim=0,
        alpha=0.7,
        clip=minus(full_sheet(), grow(opening, 30)),
    )
    rim = minus(grow(opening, 26), opening)
    stage.lay(rim, "#6b3a2e", 0.7, "kraft", gradient=(0, 40, 0, 660, "#8a5034"))
    stage.lay(box(x0 - 50, y1 + 20, x1 + 50, y1 + 46), "#8a5034", 0.9, "kraft")
    for side in (-1, 1):
        x = 400 + side * 392
        drape = smooth(
            [
                (x - 110, -40, 1),
                (x + 110, -40, 1),
                (x + 90, 300),
                (x + side * 40, 520),
                (x + 70, 760, 1),
                (x - 70, 760, 1),
                (x + side * 40 - 60, 520),
                (x - 90, 300),
            ]
        )
        stage.lay(drape, "#b8322c", 1.2, "paint", streak=(1.45, 0.18), gradient=(x, 0, x, 760, "#7a1f2a"))


def table(stage: Stage) -> None:
    """Runs towards us; the feasters from behind and the side, none of them looks up."""
    guests = (
        (254, 742, 58, "#7a4630", "#1c1418", "afro", "#e39a3c", 1),
        (546, 744, 58, "#e7b48c", "#9a95a0", "bun", "#2f6f8f", -1),
        (398, 716, 54, "#cf9a6a", "#1c1418", "short", "#3c5a34", 0),
    )
    cloth_ = polygon([(300, 792), (500, 792), (660, 1260), (140, 1260)])
    for x, y, size, skin, hair, style, dress, turn in guests:
        bust(stage, x, y, size, dress)
        heads.front(stage, Place(x, y, size), heads.Face(skin, hair, style), "laughing", 0.7 * turn, 0.5)
    stage.lay(cloth_, "#fdf3da", 1.2, "wash", gradient=(400, 800, 400, 1240, "#e8cfa0"))
    stage.pool(400, 900, 300, "#ffc070", 0.55)
    feast(stage)
    near = (
        (128, 872, 84, "#f0cdb0", "#a8482a", "bob", "#83284f"),
        (676, 876, 86, "#553024", "#1c1418", "braids", "#d8652f"),
    )
    for i, (x, y, size, skin, hair, style, dress) in enumerate(near):
        bust(stage, x, y, size, dress)
        at = Place(x, y, size, 0.0, i == 1)
        heads.profile(stage, at, heads.Face(skin, hair, style), "laughing", heads.Profile(open=0.5), 0.8)
    backs = (
        (30, 1072, 124, "#9a5f3a", "#241d2b", "short", "#24456a"),
        (786, 1066, 120, "#e7b48c", "#d8a650", "long", "#3c6a44"),
    )
    for x, y, size, skin, hair, style, dress in backs:
        bust(stage, x, y, size, dress)
        heads.back(stage, Place(x, y, size), heads.Face(skin, hair, style), 1.0)


def bust(stage: Stage, x: float, y: float, k: float, tone: str) -> None:
    shape = smooth(
        [
            (x - 1.7 * k, y + 3.4 * k, 1),
            (x - 1.5 * k, y + 1.9 * k),
            (x - 0.6 * k, y + 1.15 * k),
            (x + 0.6 * k, y + 1.15 * k),
            (x + 1.5 * k, y + 1.9 * k),
            (x + 1.7 * k, y + 3.4 * k, 1),
        ]
    )
    stage.lay(shape, tone, 0.7, "paint", streak=(1.4, 0.14), core="#ffc890")


def feast(stage: Stage) -> None:
    for x, y, s in (
        (348, 884, 1.0),
        (452, 890, 1.0),
        (330, 1010, 1.3),
        (474, 1010, 1.3),
        (300, 1150, 1.6),
        (506, 1150, 1.6),
    ):
        stage.lay(oval(x, y, 40 * s, 17 * s), "#f8f8f4", 0.4, "smooth")
        stage.lay(oval(x, y - 2, 27 * s, 10 * s), "#cfdde6", 0, rim=0)
        stage.lay(
            [oval(x - 6 * s, y - 5 * s, 13 * s, 8 * s), oval(x + 8 * s, y - 3 * s, 9 * s, 6 * s)],
            "#c0683d",
            0.2,
            "wash",
        )
    for x, y, s in ((400, 858, 74), (402, 1000, 100)):
        fire.candle(stage, Place(x, y, s), "#fff3dc", 0.9, 0.5)
    pie = oval(404, 1096, 92, 38)
    stage.lay(pie, "#8a5034", 0.6, "kraft")
    stage.lay(oval(404, 1088, 80, 30), "#e3a24a", 0.3, "wash")
    stage.lay(
        [
            stroke(
                polyline(
                    (404 + math.cos(a) * 74, 1088 + math.sin(a) * 27), (404 - math.cos(a) * 74, 1088 - math.sin(a) * 27)
                ),
                4,
            )
            for a in (0.4, 1.2, 2.0, 2.8)
        ],
        "#b8682e",
        0,
        rim=0,
    )
    for x, y in ((270, 1074), (540, 1070), (368, 936), (436, 938)):
        stage.lay(
            polygon([(x - 12, y - 34), (x + 12, y - 34), (x + 8, y), (x - 8, y)]),
            "#b8322c",
            0.3,
            "tissue",
            through=0.5,
            alpha=0.9,
        )
