"""Patchwork fields from high above; at one corner a child lifts a whole field like a page, and under it are stars."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "wonder"
CLUES = ("do not tell the farmer", "turn over", "what the moles know")
LIGHT = NOON.but(vignette=0.14, direction=(5, 8))
CROP = "from above"

GREENS = ("#7a9a45", "#c3cc72", "#a8b85a", "#e0d488", "#5f8a3c", "#d8b85a", "#8fae4c", "#eee0a0", "#b8863a")


def draw(stage: Stage) -> None:
    stage.ground("#5f8a3c", "wash")
    fields(stage)
    hole = polygon([(196, 470), (560, 420), (640, 800), (250, 872)])
    night(stage, hole)
    page(stage)
    road(stage)
    child(stage)
    for x, y, size, seed in ((90, 120, 120, 3), (700, 1060, 150, 7)):
        stage.cast(Place(x + 40, y + 70, size)(sky.cloud(seed)), "#2f4a2a", 0.35, 10)
        sky.heaped(stage, Place(x, y, size), "#fffdf4", "#dfe6dc", seed, 1.4)


def fields(stage: Stage) -> None:
    chance = random.Random(14)
    xs, ys = (-60, 120, 330, 540, 700, 880), (-60, 140, 330, 520, 720, 900, 1080, 1260)
    spots = {
        (i, j): (x + chance.uniform(-34, 34), y + chance.uniform(-30, 30))
        for i, x in enumerate(xs)
        for j, y in enumerate(ys)
    }
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            shape = polygon([spots[i, j], spots[i + 1, j], spots[i + 1, j + 1], spots[i, j + 1]])
            tone = GREENS[(i * 4 + j * 3 + (i * j) % 2) % 9]
            stage.lay(grow(shape, -4), tone, 0.3, "paint", streak=(chance.uniform(0, 3), 0.2))
            x, y = spots[i, j]
            kind = chance.choice(("stripes", "dots", "leaves", "waves", "none", "stripes"))
            if kind == "stripes":
                a = chance.uniform(0, PI)
                rows = [Place(x + 100, y + 100, 1, a)(box(-220, k * 20, 220, k * 20 + 6)) for k in range(-11, 12)]
                stage.lay(rows, mix(tone, "#3c5a34", 0.35), 0, rim=0, clip=grow(shape, -8), alpha=0.8)
            elif kind != "none":
                stage.lay(
                    cloth.pattern(kind, x - 20, y - 40, x + 240, y + 240, 30, 0.24),
                    mix(tone, "#3c5a34", 0.4),
                    0.05,
                    clip=grow(shape, -10),
                    rim=0.2,
                )
    for x, y, r in scatter(
        5, 34, lambda c: c.uniform(10, 20), without=[polygon([(150, 380), (700, 300), (740, 880), (200, 920)])], gap=30
    ):
        stage.lay(smooth(wobbly(x, y, r, r, 12, 0.08, int(x))), "#2f4a2a", 0.6, "chalk", puff=5)


def night(stage: Stage, hole: Path) -> None:
    with stage.within(hole):
        stage.lay(hole, "#12163e", 0, "velvet", rim=0, gradient=("r", 420, 640, 300, "#232b6a"))
        stage.lay(
            ribbon([(180, 820), (360, 700), (480, 540), (640, 440)], spindle(110)),
            "#3a3f8a",
            0,
            "wash",
            rim=0,
            alpha=0.5,
        )
        stage.backlight(sky.stars(4, 120, (180, 400, 660, 900), (1.2, 3.0)), "#fff0c0", 0.9)
        stage.lay(sky.stars(4, 120, (180, 400, 660, 900), (1.2, 3.0)), "#fff0c0", 0, rim=0)
        stage.lay(sky.stars(8, 9, (220, 440, 600, 840), (8, 14), rays=4), "#ffe680", 0, "smooth", rim=0)
        stage.cast(minus(hole, move(hole, 22, 26)), "#05071c", 0.75, 16)
    stage.lay([stroke(hole, 9)], "#6a4a2c", 0.3, "kraft")
    rim = [plants.leaf(x, y, a + PI / 2, 22, 6) for x, y, a in points_along(hole, 60, True)]
    stage.lay(rim, "#8a6a3c", 0.1, "paint")


def page(stage: Stage) -> None:
    """The field, folded back towards the left: its underside earth and roots, a strip of its green along the fold."""
    leaf = smooth(
        [
            (196, 470, 1),
            (150, 560),
            (170, 700),
            (250, 872, 1),
            (120, 880),
            (-10, 800),
            (-50, 640),
            (-20, 500),
            (80, 430),
        ]
    )
    stage.cast(move(leaf, 26, 40), "#1f2d22", 0.5, 20)
    stage.lay(
        leaf, "#7a5230", 1.6, "kraft", gradient=(210, 660, -40, 660, "#4a2f1c"), streak=(1.4, 0.18), core="#c89a60"
    )
    chance = random.Random(3)
    for _ in range(26):
        x, y = chance.uniform(-30, 180), chance.uniform(460, 860)
        a = chance.uniform(2.6, 3.7)
        reach = chance.uniform(24, 56)
        mid = (x + math.cos(a) * reach * 0.5, y + math.sin(a) * reach * 0.5 + chance.uniform(-8, 8))
        stage.lay(
            ribbon([(x, y), mid, (x + math.cos(a) * reach, y + math.sin(a) * reach)], tapered(6, 1.5)),
            "#c8a070",
            0.12,
            "paint",
            clip=leaf,
        )
    edge = ribbon([(196, 470), (80, 430), (-20, 500), (-50, 640), (-10, 800), (120, 880), (250, 872)], spindle(26, 8))
    stage.lay(edge, "#a8b85a", 0.5, "paint")
    worms = [
        stroke(bezier(60, 620, 80, 600, 90, 640, 112, 622), 7),
        stroke(bezier(40, 740, 66, 730, 70, 760, 96, 752), 7),
    ]
    stage.lay(worms, "#e89a8a", 0.2, "smooth")


def road(stage: Stage) -> None:
    line: list[Point] = [(860, 250), (720, 330), (690, 560), (740, 800), (660, 1000), (560, 1240)]
    stage.lay(ribbon(line, 34), "#f2e6c4", 0.3, "wash")
    stage.lay([stroke(smooth(line, closed=False), 3)], "#c8b48a", 0, rim=0)
    at = Place(716, 690, 34, 1.6)
    stage.lay(at(box(-1.0, -0.5, 1.0, 0.5, 0.2)), "#d8402f", 0.6, "paint")
    stage.lay([at(box(0.2, -0.42, 0.6, 0.42, 0.1)), at(box(-0.9, -0.42, -0.6, 0.42, 0.1))], "#bfe0ea", 0.1, "smooth")


def child(stage: Stage) -> None:
    stage.cast(oval(40, 960, 70, 26, 0.4), "#1f2d22", 0.5, 8)
    people.from_above(
        stage,
        Place(66, 900, 100, 3.6),
        people.Person(
            "#9a5f3a", "#1c1418", "braids", "dress", "#d8402f", trim="#fdf3da", hat="straw", hat_colour="#f2cf7c"
        ),
        0.5,
        0.9,
        0.9,
    )
