"""On the floor of a rose-coloured sea ladies walk with parasols among jellyfish; one cannot say which is which."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "wonder"
CLUES = ("visiting hours at the reef", "ascot at low tide", "some of them sting")
LIGHT = DUSK.but(
    key="#ffe0d8",
    ambient="#8a3a6a",
    ambient_strength=0.4,
    direction=(3, 9),
    vignette=0.26,
    tilt=0.3,
    air="#f0a6a0",
    spill=0.9,
)
CROP = "scene"


def draw(stage: Stage) -> None:
    stage.ground("#fbd6c4", "wash", gradient=(0, 0, 0, 1200, "#a83f68"))
    stage.lay(fire.rays(520, -220, 100, 1500, 9, 0.4, 1.0, 2.2), "#ffeede", 0, rim=0, alpha=0.24)
    for y, h, seed, tone in ((830, 70, 3, "#d9748a"), (920, 60, 8, "#bf527a")):
        stage.lay(sky.ridge(y, h, seed, 0.1), tone, 0.6, "wash")
        stage.haze(0.12, "#f6b0a4", between=(700, 1000))
    for x, y, size, tone, flip in (
        (210, 210, 120, "#ffe2cc", 0),
        (610, 150, 92, "#f9b8a8", 1),
        (430, 400, 76, "#ffd0c0", 0),
        (720, 440, 104, "#ffe9d4", 1),
    ):
        jelly(stage, x, y, size, tone, 0.1 if flip else -0.12)
    lady(
        stage,
        560,
        936,
        250,
        "#c94f6c",
        "#fdeadb",
        True,
        people.Person(
            "#7a4630", "#1c1418", "bun", "robe", "#fdeadb", trim="#c94f6c", print="dots", print_colour="#e8909a"
        ),
    )
    lady(
        stage,
        690,
        952,
        236,
        "#fdeadb",
        "#2a7a6a",
        True,
        people.Person("#f0cdb0", "#a8482a", "bun", "robe", "#2a7a6a", trim="#fdeadb"),
    )
    stage.lay(sky.dune(1010, 40, 0.3), "#94355f", 0.9, "wash", gradient=(0, 1000, 0, 1220, "#561a44"))
    jelly(stage, 96, 590, 132, "#ffd9a0", -0.16)
    lady(
        stage,
        268,
        1090,
        380,
        "#ffd9a0",
        "#83284f",
        False,
        people.Person(
            "#e7b48c",
            "#3a1430",
            "long",
            "dress",
            "#83284f",
            trim="#ffd9a0",
            print="leaves",
            print_colour="#cf5870",
            hat="bonnet",
            hat_colour="#fdeadb",
        ),
    )
    for x, size, seed in ((40, 260, 2), (760, 320, 6), (690, 200, 9)):
        plants.seaweed(stage, Place(x, 1220, size), "#6a1f4f", seed, 0.7)
    coral(stage)
    animals.fish(stage, Place(470, 1130, 34, -0.1), "#ffd9a0", "#fff0d0", scales=False)
    animals.fish(stage, Place(540, 1150, 26, 0.0), "#ffd9a0", "#fff0d0", scales=False)


def bell(ribs: int = 7) -> Path:
    """The dome both have: 2 wide, its scalloped hem at y = 0."""
    hem: list[Point] = []
    for i in range(ribs, -1, -1):
        x = -1 + 2 * i / ribs
        hem.append((x, 0.06, 1))
        if i:
            hem.append((x - 1 / ribs, -0.05))
    return smooth([(-1, 0.06, 1), (-0.92, -0.4), (-0.55, -0.78), (0, -0.92), (0.55, -0.78), (0.92, -0.4), *hem[:-1]])


def dome(stage: Stage, at: Place, tone: str, second: str, glow: float) -> None:
    shape = at(bell())
    if glow:
        stage.backlight(shape, "#ffe0c0", glow, soft=3)
    stage.lay(
        shape, tone, 0.7, "tissue", through=0.7, gradient=(at.x, at.y - at.size, at.x, at.y, second), core="#fffaf0"
    )
    for k in (-0.72, -0.3, 0.3, 0.72):
        stage.lay(
            [stroke(at(bezier(0, -0.9, k * 0.8, -0.7, k * 1.2, -0.3, k * 1.2, 0.0)), 2.5)],
            mix(second, "#ffffff", 0.3),
            0,
            rim=0,
            alpha=0.8,
            clip=shape,
        )
    stage.lay(at(ribbon([(-0.98, -0.06), (0, 0.0), (0.98, -0.06)], 0.07)), second, 0.08, "smooth", clip=shape)


def jelly(stage: Stage, x: float, y: float, size: float, tone: str, lean: float) -> None:
    at = Place(x, y, size, lean)
    for i in range(9):
        k = -0.8 + 0.2 * i
        long = 1.5 + 0.5 * math.sin(i * 2.1)
        line: list[Point] = [
            (k, 0.0),
            (k + 0.12 * math.sin(i), long * 0.35),
            (k - 0.14 * math.sin(i * 1.7), long * 0.7),
            (k + 0.1, long),
        ]
        stage.lay(
            at(ribbon(line, tapered(0.09, 0.02))), mix(tone, "#ffffff", 0.2), 0.2, "tissue", through=0.6, alpha=0.85
        )
    for k in (-0.2, 0.12):
        stage.lay(
            at(ribbon([(k, 0), (k + 0.16, 0.5), (k - 0.1, 0.9), (k + 0.08, 1.3)], tapered(0.26, 0.06))),
            mix(tone, "#cf5870", 0.3),
            0.3,
            "tissue",
            through=0.6,
            alpha=0.9,
        )
    dome(stage, at, tone, mix(tone, "#cf5870", 0.45), 0.4)


def lady(stage: Stage, x: float, y: float, size: float, tone: str, second: str, flip: bool, who: people.Person) -> None:
    top = (x + (-0.1 if flip else 0.1) * size, y - 1.18 * size)

    def stick(spots: people.Spots) -> None:
        hx, hy = spots["near"]
        stage.lay(
            ribbon([(hx, hy + 10), ((hx + top[0]) / 2, (hy + top[1]) / 2), top], 0.016 * size + 2),
            "#5a2a3a",
            0.4,
            "kraft",
        )

    people.side(
        stage,
        Place(x, y, size, 0, flip),
        who,
        people.POSES["walk"].but(near_arm=(0.9, -1.9), far_arm=(0.2, -0.4)),
        depth=0.8,
        held=stick,
    )
    at = Place(top[0], top[1] + 0.06 * size, 0.44 * size, 0.1 if not flip else -0.1)
    for i in range(8):
        k = -0.9 + 0.257 * i
        stage.lay(
            at(ribbon([(k, 0.02), (k + 0.05, 0.16), (k - 0.03, 0.3 + 0.1 * (i % 2))], tapered(0.07, 0.02))),
            second,
            0.2,
            "tissue",
            through=0.4,
        )
    dome(stage, at, tone, second, 0.25)


def coral(stage: Stage) -> None:
    for i, (x, y, size) in enumerate(((430, 1220, 120), (560, 1230, 150), (150, 1230, 110))):
        lines, _ = plants.branches(x, y, -PI / 2, size * 0.5, size * 0.16, 4, random.Random(i + 3), 0.6, 0.76)
        stage.lay(lines, ("#f2a08c", "#e8707a", "#ffd0b0")[i], 0.5, "chalk")
