"""A grey crowd waits in the fog; one yawns, and in the yawn a jungle glows."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "boredom"
CLUES = ("Monday, half past seven", "he has swallowed a holiday", "don't feed the commuters")
LIGHT = FOG.but(fog=0.07, spill=0.5)
CROP = "crowd"


def draw(stage: Stage) -> None:
    chance = random.Random(12)
    stage.ground("#ced3d1", gradient=(0, 0, 0, 700, "#aab1b2"))
    bored = ("boredom", "asleep", "disgust", "calm", "boredom")
    rows = ((215, 34, 13), (325, 45, 10), (460, 60, 8), (640, 80, 6), (890, 110, 5))
    for r, (y, size, count) in enumerate(rows):
        gap = 860 / count
        for i in range(count):
            who = people.CAST[(i * 5 + r * 7) % 12]
            x = -30 + gap * (i + 0.5 + 0.5 * (r % 2)) + chance.uniform(-8, 8)
            if r == 4 and 280 < x < 560:
                continue
            grey = mix(who.colour, "#7d858c", 0.72)
            hat = (None, "bowler", None, None, "beret", None, "cap")[(i * 3 + r) % 7]
            person = who.but(
                colour=grey,
                print=None,
                hair=mix(who.hair, "#6a7076", 0.35),
                skin=mix(who.skin, "#9aa0a0", 0.3),
                cloth=mix(who.cloth, "#7d858c", 0.6),
                hat=hat,
                hat_colour="#5b636b",
            )
            view = ("front", "front", "right", "front", "left", "front")[(i * 7 + r * 3) % 6]
            people.crowd_head(
                stage,
                Place(x, y + chance.uniform(-14, 14), size, chance.uniform(-0.06, 0.06)),
                person,
                bored[(i + r * 2) % 5],
                view,
            )
        stage.haze(0.34 - 0.05 * r, "#cfd4d2", between=(1200, 60) if r < 3 else None)
    hero(stage, Place(412, 800, 235, 0.05))


def hero(stage: Stage, at: Place) -> None:
    shoulders = smooth([(-0.4, 1.0), (0.4, 1.0), (1.2, 1.2), (1.65, 1.9), (-1.65, 1.9), (-1.2, 1.2)])
    stage.lay(at(shoulders), "#5d6670", 1.2, "paint", streak=(PI / 2, 0.12))
    stage.lay(at(polygon([(-0.16, 1.3), (0, 1.22), (0.16, 1.3), (0.1, 2), (-0.1, 2)])), "#8f4a40", 0.4, "paint")
    stage.lay(
        [at(polygon([(s * 0.02, 1.24), (s * 0.5, 1.04), (s * 0.46, 1.56)])) for s in (-1, 1)], "#e6e4da", 0.4, "wash"
    )
    face = heads.Face("#c98f68", "#3f3a40", "parted", shape="long", nose=0.8)
    wide = heads.Expression(lift=0.7, brow=0.5, lid=1, open=0.0, wide=0.5, blush=0.1)
    heads.front(stage, at, face, wide, depth=0.9)
    hole = at(
        smooth(
            [(-0.42, 0.78), (-0.33, 0.52), (0, 0.42), (0.33, 0.52), (0.42, 0.78), (0.34, 1.1), (0, 1.26), (-0.34, 1.1)]
        )
    )
    jungle(stage, at, hole)
    lip = minus(grow(hole, 0.075 * at.size), hole)
    stage.lay(lip, "#9c4a44", 0.5, "smooth", puff=5)
    x, y = at.point(0, 0.84)
    for a, length, colour in (
        (0.5, 84, "#2f7a42"),
        (0.9, 70, "#4f9a48"),
        (2.5, 88, "#1f5a3a"),
        (2.9, 66, "#4f9a48"),
        (1.6, 60, "#2f7a42"),
    ):
        plants.veined_leaf(
            stage, Place(x + math.cos(a) * 78, y + math.sin(a) * 82, length, a + 0.25), colour, 0.26, 0.2, 0.5
        )
    animals.bird(stage, Place(x + 70, y + 8, 66, -0.5), "#d8302a", "#2a6ab8", "#ffc23a", 0.8, depth=0.6)


def jungle(stage: Stage, at: Place, hole: Path) -> None:
    x, y = at.point(0, 0.84)
    stage.lay(hole, "#fff2a8", 0, "tissue", rim=0, gradient=("r", x, y, 112, "#1f5a34"))
    stage.backlight(hole, "#ffe86a", 1.0, falloff=(x, y - 6, 105))
    sun = circle(x + 10, y - 24, 34)
    stage.lay(sun, "#ffd24a", 0.2, "tissue", clip=hole, through=0.9)
    chance = random.Random(3)
    for ring_at, colour, n in ((0.62, "#a8d05a", 16), (0.78, "#4f9a48", 18), (0.95, "#1f5a3a", 30)):
        for i in range(n):
            a = i * 2 * PI / n + chance.uniform(-0.1, 0.1)
            px, py = x + math.cos(a) * 104 * ring_at, y + math.sin(a) * 104 * ring_at
            stage.lay(
                plants.leaf(
                    px, py, a + PI + chance.uniform(-0.5, 0.5), 58 * chance.uniform(0.8, 1.5) * (1.85 - ring_at), 11
                ),
                mix(colour, "#0f3a2a", chance.uniform(0, 0.25)),
                0.35,
                "paint",
                clip=hole,
                through=0.15,
            )
    stage.lay(
        [circle(x - 34, y + 34, 5), circle(x + 38, y - 8, 4), circle(x - 40, y - 16, 4)], "#ff5a7a", 0.2, clip=hole
    )
