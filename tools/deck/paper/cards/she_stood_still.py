"""Dusk, dust: a hundred buffaloes come on, and part; in the gap, from behind, a girl holds up a flower."""

from __future__ import annotations

import random

from .. import *

FEELING = "courage"
CLUES = ("she likes their eyes", "rush hour", "after you")
LIGHT = DUSK.but(direction=(-6, 8), vignette=0.36, tilt=0.1, ambient_strength=0.34)
CROP = "crowd"


def draw(stage: Stage) -> None:
    stage.ground("#ffcf82", "wash", gradient=(0, 40, 0, 520, "#e2854a"))
    stage.lay(circle(404, 190, 112), "#fff0c0", 0.1, "tissue")
    stage.backlight(circle(404, 190, 108), "#ffc860", 0.5)
    stage.lay(sky.ridge(270, 30, 6, 0.1), "#b8603a", 0.5, "wash")
    stage.haze(0.2, "#ffb870", between=(120, 330))
    chance = random.Random(9)
    rows = ((296, 26, 15), (330, 36, 12), (382, 52, 10), (458, 76, 8), (566, 112, 6), (724, 164, 5), (960, 250, 4))
    for n, (y, size, count) in enumerate(rows):
        gap = 10 + (y - 296) * 0.235
        for i in range(count):
            side = -1 if i % 2 else 1
            rank = i // 2
            x = 404 + side * (gap + size * 0.62 + rank * size * 1.25) + chance.uniform(-4, 4)
            if -160 < x < 960:
                buffalo(
                    stage,
                    Place(x, y + chance.uniform(-0.1, 0.1) * size, size, side * 0.06),
                    side,
                    mix("#7a4630", "#2a1418", min(1.0, n / 5)),
                )
        dust(stage, y + size * 0.7, size, n)
    stage.lay(sky.dune(1080, 20, 0.5), "#84402a", 0.4, "wash", gradient=(0, 1070, 0, 1220, "#4a1f1c"))
    girl(stage)


def dust(stage: Stage, y: float, size: float, n: int) -> None:
    chance = random.Random(n + 40)
    puffs = [
        oval(
            chance.uniform(-20, 820),
            y + chance.uniform(-0.1, 0.3) * size,
            size * chance.uniform(0.3, 0.6),
            size * chance.uniform(0.12, 0.22),
        )
        for _ in range(10)
    ]
    stage.lay(puffs, "#f2b074", 0, "tissue", rim=0, alpha=0.32)
    stage.haze(0.1, "#f6b46c", between=(y - size * 2, y + size))


def buffalo(stage: Stage, at: Place, side: int, tone: str) -> None:
    """Head and shoulders to us; unit: half the width of its horns."""
    k = at.size
    hump = smooth([(-0.8, 0.9, 1), (-0.86, 0.1), (-0.62, -0.5), (0, -0.72), (0.62, -0.5), (0.86, 0.1), (0.8, 0.9, 1)])
    stage.lay(at(hump), colour.darker(tone, 0.3), 0.6, "chalk", core="#ffb070")
    stage.lay(
        at(smooth([(-0.36, 0.9, 1), (-0.44, 0.4), (0, 0.3), (0.44, 0.4), (0.36, 0.9, 1)])),
        colour.darker(tone, 0.45),
        0.3,
        "chalk",
    )
    for s in (-1, 1):
        horn = ribbon(
            [(s * 0.16, -0.36), (s * 0.5, -0.16), (s * 0.92, -0.22), (s * 1.0, -0.62), (s * 0.78, -0.86)],
            tapered(0.28, 0.04),
        )
        stage.lay(
            at(horn),
            "#d8b088",
            0.5,
            "smooth",
            core="#fff0d0",
            gradient=(at.x, at.y, at.x + s * k, at.y - 0.6 * k, "#6a4030"),
        )
        stage.lay(at(plants.leaf(s * 0.34, -0.02, 0.3 if s > 0 else PI - 0.3, 0.4, 0.13)), tone, 0.3, "chalk")
    front = mix(tone, "#d8905a", 0.3)
    head = smooth(
        [
            (-0.34, -0.36),
            (0, -0.46),
            (0.34, -0.36),
            (0.36, 0.0),
            (0.26, 0.4),
            (0.24, 0.62),
            (0, 0.74),
            (-0.24, 0.62),
            (-0.26, 0.4),
            (-0.36, 0.0),
        ]
    )
    stage.lay(at(head), front, 0.7, "chalk", core="#ffc088", gradient=at.gradient(0.3, -0.4, -0.3, 0.7, tone))
    stage.lay(
        at(smooth([(-0.24, 0.46), (0, 0.38), (0.24, 0.46), (0.2, 0.66), (0, 0.74), (-0.2, 0.66)])),
        colour.darker(tone, 0.5),
        0.15,
        "smooth",
    )
    stage.lay([at(oval(s * 0.1, 0.54, 0.045, 0.035)) for s in (-1, 1)], "#0f060a", 0, rim=0)
    if k > 30:
        for s in (-1, 1):
            stage.lay(at(oval(s * 0.24, 0.0, 0.07, 0.055)), "#f8e6ca", 0.05, "smooth")
            stage.lay(at(circle(s * 0.24 - side * 0.03, 0.01, 0.045)), "#120a0c", 0, rim=0)
            stage.lay(
                [stroke(at(polyline((s * 0.14, -0.1), (s * 0.33, -0.05))), 0.03 * k)],
                colour.darker(tone, 0.5),
                0,
                rim=0,
            )
    tuft = [at(plants.leaf(0.1 * (j - 2), -0.44, PI / 2 + (j - 2) * 0.3, 0.26, 0.07)) for j in range(5)]
    stage.lay(tuft, colour.darker(tone, 0.3), 0.1, "paint")


def girl(stage: Stage) -> None:
    x, y = 404, 1150
    stage.cast(smooth([(x - 40, y), (x + 40, y), (x + 90, 1230), (x + 10, 1230)]), "#2a0f14", 0.55, 6)
    who = people.Person(
        "#553024",
        "#1c1418",
        "short",
        "dress",
        "#1d6a72",
        "#553024",
        trim="#ffcf82",
        print="diamonds",
        print_colour="#ffcf82",
        age="child",
        shoes="#553024",
    )
    spots = people.back(stage, Place(x, y, 300), who, people.Stance((0.2, -0.1), (2.65, 0.1), 0.05), 0.9)
    hx, hy = spots["right"]
    stage.lay(ribbon([(hx, hy + 12), (hx + 4, hy - 30), (hx + 2, hy - 66)], 5), "#5f8a3c", 0.4, "smooth")
    plants.flower(stage, Place(hx + 2, hy - 74, 32), "#fdf3da", "#ffb02e", 9, 2, 0.5)
