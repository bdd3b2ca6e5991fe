"""An old man's sleeping face fills the card; his beard is a garden in which birds nest."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from .. import *

FEELING = "tenderness"
CLUES = ("grandfather is not to be woken", "spring cleaning can wait", "a tree dreams of having been a man")
LIGHT = NOON.but(vignette=0.14, direction=(5, 7))
CROP = "close-up"

FACE = Place(400, 380, 318)


def draw(stage: Stage) -> None:
    stage.ground("#dfe39a", "paint", gradient=(0, 0, 0, 1200, "#4f7a3a"), streak=(1.2, 0.08))
    mane(stage)
    old = heads.Face("#b98258", "#f4efe0", "bald", "long", "old", shade="#8f5c40", nose=1.25, lips="#a8645a")
    dream = heads.Expression(lift=0.3, lid=1.0, smile=0.4, blush=0.5, wide=0.8)
    heads.front(stage, FACE, old, dream, depth=1.0, neck=False)
    beard(stage)
    brows(stage)
    crown(stage)
    nest(stage, Place(300, 860, 128, -0.06))
    small_nest(stage, Place(566, 1030, 92, 0.08))
    visitors(stage)


def lock(stage: Stage, pts: Sequence[Point], width: float, colour: str, depth: float = 0.6) -> None:
    stage.lay(
        ribbon(pts, lambda t: width * (0.04 + 1.5 * math.sin(PI * t**0.72) ** 0.8)),
        colour,
        depth,
        "paint",
        streak=(PI / 2, 0.16),
    )


def mane(stage: Stage) -> None:
    """Grey hair behind the ears, running down both edges."""
    chance = random.Random(2)
    for i in range(11):
        for s in (-1, 1):
            x = 400 + s * (230 + 26 * i)
            pts = [
                (400 + s * (200 + 10 * i), 250 - 4 * i),
                (x, 420),
                (x + s * 30, 680),
                (x + s * chance.uniform(-40, 40), 960),
            ]
            lock(stage, pts, 66, mix("#cfd3b4", "#8f9a6a", chance.random() * 0.7), 0.7)


def beard(stage: Stage) -> None:
    """Locks from the outside in, long first; between them leaves and flowers."""
    chance = random.Random(9)
    tones = ("#f6f2e2", "#e6e5cc", "#d3d8b4", "#fbf8ec", "#c4cda0")
    for row, (top, reach, count, spread) in enumerate(
        ((560, 1400, 15, 470), (600, 1260, 11, 360), (640, 1030, 9, 270), (680, 900, 7, 190))
    ):
        order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
        for i in order:
            t = (i - (count - 1) / 2) / ((count - 1) / 2)
            x0 = 400 + t * (236 - 22 * row)
            y0 = top + 6 - 250 * abs(t) ** 1.8 * (1 if row < 2 else 0.5)
            x1 = 400 + t * spread + chance.uniform(-14, 14)
            y1 = reach - 190 * abs(t) ** 2 + chance.uniform(-30, 30)
            bend = 36 * (1 if i % 2 else -1)
            pts = [
                (x0, y0),
                ((x0 * 2 + x1) / 3 + t * 30, y0 + (y1 - y0) * 0.34),
                ((x0 + 2 * x1) / 3 + bend, y0 + (y1 - y0) * 0.68),
                (x1 - bend * 0.4, y1),
            ]
            lock(stage, pts, 82 - 6 * row, tones[(i * 3 + row * 2) % 5], 0.8)
        if row in (0, 1, 2):
            for _ in range(9):
                x, y = 400 + chance.uniform(-spread * 0.85, spread * 0.85), chance.uniform(reach - 300, reach - 60)
                a = chance.uniform(0.6, 2.5)
                stage.lay(plants.sprig(x, y, a, 92, 5, 0.3, 0.09), ("#5a8a3a", "#7a9a45", "#3c6a38")[row], 0.4, "paint")
    stage.lay(
        FACE(smooth([(-0.26, 0.66), (0, 0.72), (0.26, 0.66), (0.2, 0.78), (0, 0.82), (-0.2, 0.78)])),
        "#8f4a48",
        0.3,
        "smooth",
    )
    for s in (-1, 1):  # the moustache
        for k, colour in ((0.0, "#dfe2c6"), (0.05, "#f6f2e2")):
            pts = [(s * 0.02, 0.5 + k), (s * 0.3, 0.54 + k), (s * 0.56, 0.66 + k), (s * 0.74, 0.58 + k * 2)]
            stage.lay(
                FACE(ribbon(pts, lambda t: 0.2 * (1 - t) ** 0.7 + 0.02)), colour, 0.5, "paint", streak=(0.3 * s, 0.16)
            )


def brows(stage: Stage) -> None:
    for s in (-1, 1):
        for j in range(9):
            t = j / 8
            x, y = s * (0.16 + 0.5 * t), -0.3 - 0.13 * math.sin(PI * t * 0.9)
            px, py = FACE.point(x, y)
            a = -PI / 2 + s * (0.5 + 0.9 * t)
            stage.lay(
                plants.leaf(px, py + 12, a, 62 - 16 * t, 13), ("#f6f2e2", "#d3d8b4", "#e6e5cc")[j % 3], 0.35, "paint"
            )


def crown(stage: Stage) -> None:
    """Boughs reach in over the forehead; blossom."""
    for x, y, a, n in ((-30, 60, 0.35, 6), (830, 30, PI - 0.4, 6), (250, -40, 0.9, 4), (560, -50, 2.2, 4)):
        stage.lay(
            ribbon(
                [
                    (x, y),
                    (x + math.cos(a) * 120, y + math.sin(a) * 120 - 14),
                    (x + math.cos(a) * 240, y + math.sin(a) * 240),
                ],
                tapered(22, 5),
            ),
            "#5a4030",
            0.9,
            "kraft",
        )
        for j in range(n):
            px, py = x + math.cos(a) * (40 + 40 * j), y + math.sin(a) * (40 + 40 * j) - 8
            for s in (-1, 1):
                plants.veined_leaf(
                    stage,
                    Place(px, py, 92, a + s * 0.9 + 0.1 * j),
                    ("#3c6a38", "#7a9a45", "#5a8a3a")[(j + (s > 0)) % 3],
                    0.4,
                    0.1,
                    0.6,
                )
    for x, y in ((190, 110), (640, 96), (86, 168), (742, 150), (330, 40)):
        plants.flower(stage, Place(x, y, 30, x), "#fbe6e0", "#f0b43c", 5, 1, 0.5, pointed=False)


def twigs(stage: Stage, at: Place, seed: int, colours: tuple[str, ...]) -> None:
    chance = random.Random(seed)
    for i in range(30):
        y = 0.06 + 0.4 * chance.random()
        w = 1.0 - 0.75 * (y / 0.5) ** 1.6
        pts = [
            (-w, y - 0.16 + chance.uniform(-0.06, 0.06)),
            (chance.uniform(-0.2, 0.2), y + 0.1),
            (w, y - 0.16 + chance.uniform(-0.06, 0.06)),
        ]
        stage.lay(at(ribbon(pts, spindle(0.07, 0.02))), colours[i % len(colours)], 0.25, "kraft")


def nest(stage: Stage, at: Place) -> None:
    """The parent comes with a worm; three beaks wait."""
    browns = ("#8a5a34", "#6a4028", "#a8743c", "#5a3626")
    stage.lay(at(oval(0, 0, 1.0, 0.3)), "#3a2418", 0.8, "velvet")
    for i, x in enumerate((-0.46, 0.02, 0.48)):
        chick = at.at(x, -0.12 - 0.1 * (i == 1), 0.3, 0.12 * (1 - i))
        stage.lay(
            chick(smooth(wobbly(0, 0, 0.8, 0.95, 16, 0.06, i))), ("#5a6a72", "#6a5a52", "#5a6a72")[i], 0.4, "paint"
        )
        stage.lay(chick(polygon([(-0.56, -0.6), (0.0, -1.5), (0.06, -0.5)])), "#f0b43c", 0.3, "smooth")
        stage.lay(chick(polygon([(0.56, -0.6), (0.1, -1.5), (-0.04, -0.5)])), "#e39a2c", 0.2, "smooth")
        stage.lay(chick(polygon([(-0.3, -0.62), (0.04, -1.2), (0.32, -0.62), (0, -0.4)])), "#d8402f", 0.1, "smooth")
        stage.lay([chick(circle(s * 0.42, -0.18, 0.13)) for s in (-1, 1)], "#1c1420", 0.05, "smooth")
    twigs(stage, at, 3, browns)
    bird = at.at(1.0, -1.02, 0.62, 0.5, True)
    animals.bird(stage, bird, "#2b3a4a", "#d8402f", "#e9a13b", 0.9, depth=0.7)


def small_nest(stage: Stage, at: Place) -> None:
    stage.lay(at(oval(0, 0, 0.9, 0.27)), "#3a2418", 0.7, "velvet")
    for x, a in ((-0.38, -0.2), (0.04, 0.1), (0.42, 0.3)):
        stage.lay(at(oval(x, -0.06, 0.2, 0.27, a)), "#8fc4c8", 0.3, "smooth", puff=6)
    twigs(stage, at.at(0, 0, 0.92), 8, ("#a8743c", "#c08a4a", "#8a5a34"))


def visitors(stage: Stage) -> None:
    animals.butterfly(stage, Place(452, 330, 34, 0.5), "#e8a03a", "#5a2a1c", "#fff0c8", 0.2, 0.5)
    animals.bee(stage, Place(668, 820, 44, -0.2))
    for x, y, r in ((170, 1010, 24), (420, 1120, 28), (690, 930, 22), (500, 900, 20), (120, 820, 18)):
        plants.flower(stage, Place(x, y, r, x), ("#d8402f", "#fbe6e0", "#e2556a")[int(x) % 3], "#ffd24a", 6, 2, 0.35)
