"""Fog; a hand holds out crumbs to a very small thundercloud, which has come down as far as the fingertips."""

from __future__ import annotations

import random

from .. import *

FEELING = "tenderness"
CLUES = ("even you were little once", "do not make it angry", "what follows him home")
LIGHT = FOG.but(vignette=0.16, direction=(3, 8), shadow=0.8)
CROP = "close-up"


def draw(stage: Stage) -> None:
    stage.ground("#cfd6d4", "wash", gradient=(0, 0, 0, 1200, "#9aa8ac"))
    far(stage)
    hand(stage)
    cloud(stage)


def far(stage: Stage) -> None:
    """Its parents, behind the hills, dim and enormous."""
    for x, y, size, tone, seed in ((640, 210, 330, "#b4bec0", 3), (170, 130, 280, "#bdc7c8", 7)):
        shape = Place(x, y, size)(sky.cloud(seed, 7))
        stage.lay(shape, tone, 0.5, "wash")
        stage.lay(Place(x + 10, y + 40, size * 0.72)(sky.cloud(seed + 2, 6)), mix(tone, "#8b989e", 0.25), 0.4, "wash")
    stage.lay(
        [water_line(x, 300 + 30 * (k % 3)) for k, x in enumerate(range(360, 820, 28))], "#aab6b8", 0, rim=0, alpha=0.8
    )
    stage.haze(0.35, "#d6dcda")
    for y, h, seed, tone in ((760, 50, 4, "#b7c2c2"), (840, 60, 9, "#a4b2b4")):
        stage.lay(sky.ridge(y, h, seed, 0.1), tone, 0.6, "wash")
        stage.haze(0.18, "#dde2de", between=(640, 960))
    for x, y, size, seed in ((90, 860, 130, 2), (180, 872, 90, 5), (720, 866, 110, 8)):
        plants.conifer(stage, Place(x, y, size), "#84959a", "#84959a", None, 5, 0.3)
    stage.haze(0.16, "#dde2de")


def water_line(x: float, y: float) -> Path:
    return ribbon([(x, y), (x - 26, y + 110)], spindle(3.5))


def hand(stage: Stage) -> None:
    glove = hands.Glove("#b8774e", "#c9553d", "#f3e6cf", reach=5, old=True)

    def crumbs() -> None:
        chance = random.Random(4)
        for i in range(15):
            x, y = 322 + chance.uniform(-84, 84), 918 + chance.uniform(-14, 12)
            stage.lay(
                smooth(wobbly(x, y, chance.uniform(8, 17), chance.uniform(7, 12), 9, 0.16, i)),
                ("#e8c27a", "#d8a552", "#f4dca0")[i % 3],
                0.35,
                "chalk",
            )

    hands.offer(stage, Place(420, 950, 262, 0.1), glove, crumbs, 1.1)


def cloud(stage: Stage) -> None:
    """Dark, round, the size of a hen; a drop, a spark; its eyes on the crumbs."""
    x, y = 322, 580
    for px, py, length in ((196, 660, 34), (250, 688, 42), (372, 700, 40), (424, 684, 36), (470, 640, 28)):
        stage.lay(water.drop(px, py + 78, length * 0.34), "#7fb4c4", 0.25, "smooth", rim=0.9)
    bolt = sky.lightning(300, 700, 318, 918, 26, 5, 4)
    stage.backlight(bolt, "#ffd060", 0.7, soft=4)
    stage.lay(bolt, "#ffe08a", 0.3, "tissue", through=0.8)
    puffs = (
        (0, 20, 140),
        (-128, 50, 100),
        (132, 44, 104),
        (-70, -56, 104),
        (62, -74, 112),
        (0, 92, 90),
        (-80, 100, 68),
        (86, 100, 70),
    )
    stage.cast(oval(x + 10, y + 150, 150, 30), "#5f6c74", 0.3, 20)
    for k, tone, depth in ((1.0, "#343b45", 1.2), (0.86, "#454e5a", 0.4), (0.68, "#5a6672", 0.35)):
        shape = union(
            *(
                circle(x + px * (0.94 if k < 1 else 1) - (1 - k) * 30, y + py - (1 - k) * 60, r * k)
                for px, py, r in puffs
            )
        )
        stage.lay(shape, tone, depth, "chalk", puff=12 if k == 1 else 0, core="#aab6bc")
    curls = [
        stroke(smooth(spiral(px, py, 8, r, 1.3, a), closed=False), 5)
        for px, py, r, a in (
            (x - 90, y - 70, 54, 1.0),
            (x + 92, y - 88, 54, 2.2),
            (x + 140, y + 30, 42, 0.3),
            (x - 140, y + 50, 34, 2.0),
        )
    ]
    stage.lay(curls, "#76838e", 0.08, "smooth", rim=0.3)
    for s in (-1, 1):
        ex, ey = x + 2 + s * 48, y + 62
        stage.lay(oval(ex, ey, 23, 25), "#f6f1e2", 0.3, "smooth")
        stage.lay(circle(ex, ey + 10, 15), "#1c2028", 0, clip=oval(ex, ey, 23, 25), rim=0)
        stage.lay(circle(ex - 4, ey + 4, 5), "#ffffff", 0, rim=0)
