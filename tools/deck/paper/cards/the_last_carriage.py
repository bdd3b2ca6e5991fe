"""A white card: far down in the snow one lit railway carriage, without an engine, with one passenger, goes by."""

from __future__ import annotations

import random

from .. import *

FEELING = "loneliness"
CLUES = ("nobody told the driver", "the warm place in the middle of it", "first class")
LIGHT = SNOW.but(vignette=0.14, direction=(-5, 7), ambient_strength=0.54, spill=0.9)
CROP = "scene"


def draw(stage: Stage) -> None:
    stage.ground("#dfe8ee", "wash", gradient=(0, 0, 0, 700, "#f6f7f4"))
    for y, tone, peak, h in ((420, "#e4ecf0", 0.7, 50), (560, "#ecf1f3", 0.25, 60), (690, "#f3f6f6", 0.6, 40)):
        stage.lay(sky.dune(y, h, peak), tone, 0.6, "wash", wobble=0.2)
    taiga(stage)
    track(stage)
    carriage(stage)
    stage.lay(sky.dune(960, 50, 0.8), "#fbfcfa", 1.0, "wash", wobble=0.2)
    stage.lay(sky.dune(1090, 40, 0.2), "#ffffff", 1.0, "wash", wobble=0.2)
    hoof(stage)
    birches(stage)
    stage.lay(sky.snowfall(7, 130, (0, 0, 800, 1200), (1.6, 6)), "#ffffff", 0.2, "smooth")


def taiga(stage: Stage) -> None:
    chance = random.Random(4)
    for i in range(30):
        x = chance.uniform(-20, 820)
        y = 430 + 40 * abs(x - 560) / 560 + chance.uniform(-6, 8)
        plants.conifer(stage, Place(x, y, chance.uniform(40, 90)), "#a9bcc8", "#9db0be", "#f4f7f7", 4, 0.2)
    stage.haze(0.25, "#eef3f5", between=(200, 520))


def track(stage: Stage) -> None:
    """From the left edge to the right, a little downhill, its wires above."""
    line: list[Point] = [(-40, 806), (260, 838), (560, 856), (860, 862)]
    stage.lay(ribbon(line, 40), "#d3dfe6", 0.3, "wash")
    dense = path.curve(line, 24)
    stage.lay([stroke(polyline((x, y - 12), (x + 3, y + 12)), 5) for x, y in dense[::2]], "#8fa4b2", 0, rim=0)
    stage.lay(
        [stroke(smooth([(x, y + d) for x, y, *_ in line], closed=False), 3.5) for d in (-8, 9)],
        "#54708f",
        0.1,
        "smooth",
    )
    for i, x in enumerate((40, 300, 560, 800)):
        y = 800 + i * 12
        stage.lay(
            [stroke(polyline((x, y), (x, y - 190)), 6), stroke(polyline((x - 24, y - 176), (x + 24, y - 176)), 4)],
            "#7f93a6",
            0.3,
            "kraft",
        )
    for d in (-22, 22):
        wires = [
            stroke(
                bezier(
                    40 + d + i * 260,
                    624 + i * 12,
                    120 + d + i * 260,
                    660 + i * 12,
                    220 + d + i * 260,
                    662 + i * 12,
                    300 + d + i * 260,
                    636 + i * 12,
                ),
                1.8,
            )
            for i in range(-1, 3)
        ]
        stage.lay(wires, "#8fa4b2", 0, rim=0, alpha=0.9)


def carriage(stage: Stage) -> None:
    at = Place(468, 848, 1, 0.05)
    glow = at(box(-176, -60, 176, 44))
    stage.cast(move(glow, 0, 44), "#ffd98a", 0.55, 30)
    windows = [at(box(-158 + k * 45, -72, -124 + k * 45, -34, 5)) for k in range(7)]
    body = at(box(-182, -104, 182, -8, 12))
    for pane in windows:
        stage.lay(grow(pane, 4), "#fff0c4", 0, "tissue", rim=0)
    stage.backlight([grow(p, 3) for p in windows], "#ffb84a", 0.85)
    lone = at(box(-158 + 4 * 45, -72, -124 + 4 * 45, -34))
    with stage.within(lone):
        stage.lay(
            at(union(circle(38, -54, 8.5), smooth([(24, -34), (28, -46), (38, -48), (48, -46), (52, -34)]))),
            "#2a1a24",
            0.1,
            "velvet",
        )
        stage.lay(at(smooth([(28, -58), (30, -66), (46, -66), (48, -58)])), "#2a1a24", 0.1, "velvet")
    stage.lay([body, *cut(*windows)], "#1f5560", 1.0, "paint", streak=(0.05, 0.14), core="#bfe0dc")
    stage.lay(at(box(-182, -28, 182, -20)), "#e8c27a", 0.15, "smooth")
    stage.lay(at(smooth([(-190, -100, 1), (-170, -120), (170, -120), (190, -100, 1)])), "#f8f8f4", 0.5, "wash")
    stage.lay(
        [at(box(-186, -10, 186, 0, 3)), *(at(circle(x, 4, 12)) for x in (-134, -104, 104, 134))],
        "#22304a",
        0.5,
        "smooth",
    )
    stage.lay([at(circle(x, 4, 5)) for x in (-134, -104, 104, 134)], "#8fa4b2", 0.1, "foil")
    stage.lay(at(box(100, -150, 112, -116)), "#22304a", 0.4, "smooth")
    for k in range(4):
        stage.lay(
            at(smooth(wobbly(96 - k * 32, -164 - k * 20, 13 + k * 6, 9 + k * 4, 12, 0.1, k))),
            "#e4eaee",
            0.3,
            "wash",
            alpha=0.9,
        )


def hoof(stage: Stage) -> None:
    """Tracks of somebody small who stood and watched, and went."""
    steps = [
        (90, 1180),
        (140, 1140),
        (186, 1104),
        (236, 1064),
        (272, 1026),
        (320, 1056),
        (372, 1092),
        (430, 1124),
        (480, 1146),
    ]
    stage.lay([oval(x + (7 if i % 2 else -7), y, 8, 5, -0.5) for i, (x, y) in enumerate(steps)], "#9db8cc", 0, rim=0)
    animals.fox(stage, Place(560, 1156, 112), "#c8592f", "#f8ecd8", "#2b2233", 0.5, "walk")


def birches(stage: Stage) -> None:
    for x, w, seed in ((58, 40, 1), (742, 54, 2)):
        trunk = ribbon(
            [(x, 1260), (x + 8 * (-1 if x > 400 else 1), 700), (x - 6, 300), (x + 10, -60)], tapered(w, w * 0.6)
        )
        stage.lay(trunk, "#fbfaf4", 1.5, "wash", gradient=(x - w, 0, x + w, 0, "#c3d0d8"))
        chance = random.Random(seed)
        marks = [
            ribbon(
                [
                    (x + chance.uniform(-w, w) * 0.5, y),
                    (x + chance.uniform(-4, 4), y + 3),
                    (x + chance.uniform(-0.4, 0.6) * w, y - 2),
                ],
                spindle(chance.uniform(5, 12)),
            )
            for y in range(20, 1180, 64)
        ]
        stage.lay(marks, "#3a4450", 0, rim=0, clip=trunk, alpha=0.9)
        for k in range(4):
            y = 120 + k * 150
            s = 1 if x < 400 else -1
            stage.lay(
                ribbon([(x, y), (x + s * 60, y - 46), (x + s * 120, y - 60 + k * 10)], tapered(9, 2)),
                "#6d7a86",
                0.6,
                "paint",
            )
