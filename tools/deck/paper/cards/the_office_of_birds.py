"""A grey wall of cages, in each a grey bird with a tie at its desk; one cage is open, a tie hangs in it."""

from __future__ import annotations

import random

from .. import *

FEELING = "boredom"
CLUES = ("gone for lunch since Tuesday", "the open plan", "somebody read the small print")
LIGHT = FOG.but(vignette=0.2, direction=(4, 7))
CROP = "crowd"

XS, YS = (112.0, 304.0, 496.0, 688.0), (40.0, 300.0, 560.0, 820.0, 1080.0)
FREE = (2, 1)


def draw(stage: Stage) -> None:
    stage.ground("#c2b48c", "wash", gradient=(0, 0, 0, 1200, "#9a8a64"))
    for y in YS:
        stage.lay(box(-40, y + 196, 840, y + 216), "#8a7a58", 0.5, "wash")
        stage.cast(box(-40, y + 216, 840, y + 236), "#4a3c28", 0.3, 8)
    for j, y in enumerate(YS):
        for i, x in enumerate(XS):
            cage(stage, x, y + 196, (i, j) == FREE, j * 4 + i)
    out(stage)


def cage(stage: Stage, x: float, foot: float, free: bool, n: int) -> None:
    chance = random.Random(n)
    top = foot - 190
    back = smooth(
        [
            (x - 78, foot - 6, 1),
            (x - 78, foot - 110),
            (x - 50, foot - 168),
            (x, top + 6),
            (x + 50, foot - 168),
            (x + 78, foot - 110),
            (x + 78, foot - 6, 1),
        ]
    )
    stage.lay(
        back,
        "#ddd2b0" if not free else "#ffe9bf",
        0,
        "wash",
        rim=0,
        gradient=(x, top, x, foot, "#b3a47c" if not free else "#f2c98a"),
    )
    if free:
        stage.backlight(back, "#ffd890", 0.3)
    stage.lay(box(x - 62, foot - 56, x + 62, foot - 46), "#66717c", 0.4, "kraft")
    stage.lay(
        [box(x - 54, foot - 48, x - 46, foot - 6), box(x + 46, foot - 48, x + 54, foot - 6)], "#66717c", 0.3, "kraft"
    )
    stage.lay(
        [
            box(x + 20 + k * 3, foot - 66 - k * 6, x + 52 + k * 2, foot - 62 - k * 6)
            for k in range(chance.randint(1, 4))
        ],
        "#eae8de",
        0.15,
        "smooth",
    )
    if not free:
        bird(stage, x - 8 + chance.uniform(-6, 6), foot - 54, chance.random() < 0.4, n)
    bars = [
        stroke(bezier(x, top + 4, x + k * 0.8, top + 24, x + k, foot - 140, x + k, foot - 6), 3.4)
        for k in (-76, -50, -25, 0, 25, 50, 76)
        if not (free and k in (0, 25))
    ]
    stage.lay(
        [
            *bars,
            stroke(polyline((x - 77, foot - 100), (x + 77, foot - 100)), 3.4)
            if not free
            else stroke(polyline((x - 77, foot - 100), (x - 26, foot - 100)), 3.4),
            box(x - 84, foot - 10, x + 84, foot + 2, 3),
            circle(x, top, 8),
        ],
        "#4a535d",
        0.45,
        "smooth",
    )
    if free:
        door = smooth([(x + 50, foot - 132, 1), (x + 96, foot - 150, 1), (x + 96, foot - 8, 1), (x + 50, foot - 18, 1)])
        stage.lay(
            [
                stroke(door, 4),
                *(
                    stroke(polyline((x + 50 + k * 11, foot - 136 - k * 4), (x + 50 + k * 11, foot - 16 + k * 2)), 3)
                    for k in range(1, 4)
                ),
            ],
            "#4a535d",
            0.7,
            "smooth",
        )
        tie(stage, x - 38, foot - 98, 1.0, "#c9553d")


def tie(stage: Stage, x: float, y: float, k: float, tone: str) -> None:
    stage.lay(
        [
            polygon([(x - 6 * k, y), (x + 6 * k, y), (x + 4 * k, y + 9 * k), (x - 4 * k, y + 9 * k)]),
            polygon(
                [
                    (x - 4 * k, y + 9 * k),
                    (x + 4 * k, y + 9 * k),
                    (x + 9 * k, y + 40 * k),
                    (x, y + 50 * k),
                    (x - 9 * k, y + 40 * k),
                ]
            ),
        ],
        tone,
        0.3,
        "paint",
    )


def bird(stage: Stage, x: float, y: float, left: bool, n: int) -> None:
    """Round-shouldered, from the front, head a little to one side."""
    s = -1 if left else 1
    grey = ("#6f7a84", "#7d868c", "#5f6a76")[n % 3]
    stage.lay(
        smooth(
            [(x - 40, y, 1), (x - 38, y - 40), (x - 20, y - 66), (x + 20, y - 66), (x + 38, y - 40), (x + 40, y, 1)]
        ),
        grey,
        0.5,
        "paint",
        streak=(1.4, 0.16),
    )
    stage.lay(
        smooth([(x - 20, y, 1), (x - 18, y - 34), (x, y - 46), (x + 18, y - 34), (x + 20, y, 1)]),
        "#d5d8d2",
        0.15,
        "wash",
    )
    tie(stage, x, y - 46, 0.84, ("#343b45", "#4d5a66", "#54606a", "#2f3a46")[n % 4])
    hx, hy = x + s * 5, y - 80
    stage.lay(circle(hx, hy, 25), grey, 0.4, "paint")
    stage.lay(
        smooth([(hx + s * 16, hy - 6, 1), (hx + s * 42, hy + 5, 1), (hx + s * 16, hy + 10, 1)]),
        "#b8a888",
        0.3,
        "smooth",
    )
    stage.lay(circle(hx + s * 7, hy - 5, 7.5), "#f2efe4", 0.1, "smooth")
    stage.lay(circle(hx + s * 8, hy - 3, 3.6), "#1c2028", 0, rim=0)
    stage.lay(
        intersect(circle(hx + s * 7, hy - 5, 8), box(hx - 40, hy - 20, hx + 40, hy - 5)),
        colour.darker(grey, 0.2),
        0.05,
        "smooth",
    )
    if n % 5 == 2:
        stage.lay([stroke(circle(hx + s * 7, hy - 5, 12), 2.5)], "#343b45", 0.1, "smooth")


def out(stage: Stage) -> None:
    """A feather falls; far up, out of the card nearly, it goes, in colour."""
    feather = Place(604, 566, 60, 2.2)
    stage.lay(feather(plants.leaf(0, 0, 0, 1, 0.26)), "#f0883e", 0.6, "paint", core="#ffe0b0")
    animals.bird(stage, Place(596, 250, 62, -0.5), "#c9553d", "#f0883e", "#ffd24a", 0.8, True, 0.9)
