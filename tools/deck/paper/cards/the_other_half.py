"""A double bed in snow, from above: a sleeper under a quilt; the other half is snow, with tracks leading away."""

from __future__ import annotations

import math

from .. import *

FEELING = "grief"
CLUES = ("your side is cold", "who got up first?", "sleepwalker")
LIGHT = SNOW.but(vignette=0.12, ambient_strength=0.55)
CROP = "from above"


def draw(stage: Stage) -> None:
    stage.ground("#eef1f2", "wash")
    for i, (y, h) in enumerate(((140, 60), (420, 50), (760, 46), (1080, 40))):  # drifts
        drift = smooth(
            [
                (-60, y + 30),
                (160, y - h * 0.3),
                (420, y + h * 0.4),
                (640, y - h * 0.2),
                (860, y + 20),
                (860, y + 420, 1),
                (-60, y + 420, 1),
            ]
        )
        stage.lay(drift, ("#f4f6f6", "#eceff1", "#f6f7f6", "#eff2f3")[i], 0.7, "wash", wobble=0.3)
    bed = Place(350, 720, 262, -0.14)
    cover = furniture.bed_from_above(stage, bed, "#7a4a34", "#f8f3e8", "#b8322c", 1.3)
    for x in (-0.5, 0.5):
        stage.lay(bed(smooth(wobbly(x, -1.08, 0.4, 0.26, 20, 0.05, 3 + int(x * 2)))), "#fffdf6", 0.45, "wash", puff=16)
    stage.cast(bed(oval(0.5, -1.06, 0.17, 0.13)), "#9db4cf", 0.5, 14)  # where a head lay
    half = intersect(cover, bed(polygon([(-1.3, -2), (0.02, -2), (-0.06, 0.0), (0.06, 0.9), (-0.02, 2), (-1.3, 2)])))
    snow = bed(
        smooth(
            [
                (-0.02, -0.82),
                (0.4, -0.72),
                (1.0, -0.78),
                (1.2, -0.4),
                (1.16, 0.4),
                (1.28, 1.2),
                (1.1, 1.66),
                (0.5, 1.72),
                (0.06, 1.62),
                (0.12, 0.9),
                (-0.04, 0.2),
                (0.04, -0.4),
            ]
        )
    )
    stage.lay(snow, "#fafbfb", 0.9, "wash", puff=22, puff_strength=0.3)
    face = heads.Face("#9a5f3a", "#8f8a92", "short", age="old", shape="long")
    heads.front(stage, bed.at(-0.5, -1.02, 0.235, 0.22), face, "asleep", neck=False, depth=0.5)
    stage.lay(
        bed(smooth([(-0.86, -0.6), (-0.5, -0.72), (-0.14, -0.6), (-0.1, -0.3), (-0.9, -0.3)])), "#5b7a9a", 0.5, "paint"
    )
    stage.lay(half, "#b8322c", 0.9, "paint")
    cloth.quilt(stage, half, ("#b8322c", "#e3a03c", "#2f5a6a", "#f2e4c8", "#7a2a3a"), 62, seed=8, depth=0.16)
    fold = bed(smooth([(-1.08, -0.52), (-0.6, -0.62), (-0.02, -0.56), (0.02, -0.34), (-0.5, -0.4), (-1.08, -0.3)]))
    stage.lay(fold, "#f8f3e8", 0.5, "wash")
    glove = hands.Glove("#9a5f3a", "#5b7a9a", None, reach=0.42, old=True)
    hands.reach(stage, bed.at(0.22, -0.08, 0.21, 1.75), glove, spread=0.14, depth=0.5)
    tracks(stage, bed)
    flakes = sky.snowfall(6, 150, size=(1.5, 6))
    stage.lay(flakes, "#ffffff", 0.9, "smooth", rim=0.2)


def tracks(stage: Stage, bed: Place) -> None:
    """Bare feet, from the empty pillow over the blanket and out of the card."""
    way = [
        bed.point(0.52, -0.62),
        bed.point(0.56, -0.1),
        bed.point(0.66, 0.6),
        (620, 960),
        (690, 820),
        (720, 640),
        (690, 440),
        (620, 270),
        (600, 110),
        (640, -60),
    ]
    line = points_along(smooth(way, closed=False), 22)
    for i, (x, y, a) in enumerate(line):
        side = 1 if i % 2 else -1
        size = 25 * (1 - 0.3 * i / len(line))
        at = Place(x - math.sin(a) * side * 15, y + math.cos(a) * side * 15, size, a + PI / 2 + side * 0.12, side < 0)
        sole = union(oval(0, -0.25, 0.36, 0.45), oval(0.04, 0.62, 0.26, 0.3), limb(-0.06, -0.1, 0.22, 0.02, 0.6, 0.2))
        toes = [circle(-0.28 + 0.15 * j, -0.82 + 0.06 * abs(j - 1) + 0.04 * j, 0.11 - 0.012 * j) for j in range(5)]
        fade = 1 - 0.45 * i / len(line)
        stage.cast([at(sole), *(at(t) for t in toes)], "#5f80ad", 0.85 * fade, 1.0)
        stage.cast([at(Place(0.1, 0.1, 0.8)(sole))], "#9db6d4", 0.6 * fade, 2.0)
