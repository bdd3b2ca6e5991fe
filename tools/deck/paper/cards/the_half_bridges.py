"""A gorge from straight above: two bridges reach for each other and stop; a lantern at each end, fog between."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "longing"
CLUES = ("almost a handshake", "the budget ran out", "you go first")
LIGHT = FOG.but(vignette=0.3, direction=(5, 8), ambient_strength=0.5, spill=0.8)
CROP = "from above"


def draw(stage: Stage) -> None:
    gorge(stage)
    cliffs(stage)
    bridge(stage, Place(-20, 1010, 1, -0.72), 488, "#7a5a4a", 3)
    bridge(stage, Place(820, 210, 1, PI - 0.62), 400, "#5f5560", 8)
    lights(stage)


def gorge(stage: Stage) -> None:
    """Very deep: a thread of river, then fog over fog."""
    stage.ground("#152430", "wash", gradient=(0, 0, 800, 1200, "#22384a"))
    river: list[Point] = [(260, -60), (330, 160), (280, 380), (420, 600), (380, 820), (520, 1020), (480, 1260)]
    stage.lay(ribbon(river, lambda t: 46), "#7f9aa4", 0.3, "wash")
    stage.lay(ribbon(river, lambda t: 12), "#c9d8d8", 0, rim=0, alpha=0.6)
    chance = random.Random(8)
    for i in range(16):
        x, y = chance.uniform(-40, 820), i * 80 + chance.uniform(-40, 30)
        bank = ribbon(
            [
                (x - 260, y),
                (x - 60, y + chance.uniform(-26, 26)),
                (x + 120, y + chance.uniform(-20, 20)),
                (x + 300, y + 8),
            ],
            spindle(chance.uniform(60, 120)),
        )
        stage.lay(bank, "#9ab4c0", 0, "tissue", rim=0, alpha=0.2)
        if i % 5 == 4:
            stage.haze(0.05, "#a9c0cc")
    stage.lay(animals.flock(12, 7, (420, 520, 640, 720), (12, 20)), "#dfe8ea", 0.3)


def cliffs(stage: Stage) -> None:
    """Both banks, in falling terraces, with firs from above."""
    sides = (
        [
            (-60, 380),
            (90, 470),
            (60, 620),
            (190, 740),
            (170, 880),
            (300, 990),
            (290, 1120),
            (380, 1260, 1),
            (-60, 1260, 1),
        ],
        [
            (860, 860),
            (720, 780),
            (740, 640),
            (610, 540),
            (650, 400),
            (520, 280),
            (540, 130),
            (440, -60, 1),
            (860, -60, 1),
        ],
    )
    tones = ("#7c8f98", "#9fb0b4", "#c6cfca", "#e6e6da")
    for n, points in enumerate(sides):
        base = smooth(points)
        for k, tone in enumerate(tones):
            stage.lay(grow(base, -k * 46) if k else base, tone, 1.1, "wash", wobble=0.5, segment=22, core="#eef0e8")
        chance = random.Random(n + 2)
        for x, y, r in scatter(n + 5, 16, lambda c: c.uniform(22, 40), within=grow(base, -120), gap=8):
            for step, tone in ((1.0, "#4a5f5c"), (0.7, "#5f7670"), (0.4, "#7d948a")):
                stage.lay(Place(x, y, r * step, chance.uniform(0, 1))(star(0, 0, 1, 10, 0.66)), tone, 0.4, "paint")


def bridge(stage: Stage, at: Place, length: float, wood: str, seed: int) -> None:
    """Planks on ropes; the last ones are missing."""
    chance = random.Random(seed)
    ropes = [at(ribbon([(0, s * 48), (length * 0.5, s * 44), (length + 26, s * 40)], 8)) for s in (-1, 1)]
    stage.lay(ropes, "#4a3a34", 1.4, "kraft")
    x = 0.0
    while x < length:
        wide = chance.uniform(20, 27)
        gone = x > length * 0.8 and chance.random() < 0.3
        if not gone:
            tilt = chance.uniform(-0.05, 0.05) * (3 if x > length * 0.8 else 1)
            plank = at(move(box(-wide / 2, -52, wide / 2, 52, 3), x, chance.uniform(-4, 4), tilt))
            stage.lay(
                plank, mix(wood, "#c9a582", chance.uniform(0.1, 0.5)), 1.2, "kraft", streak=(at.angle + PI / 2, 0.18)
            )
        x += wide + 5
    posts = [at(circle(length + 14, s * 42, 11)) for s in (-1, 1)] + [at(circle(40, s * 50, 12)) for s in (-1, 1)]
    stage.lay(posts, "#3a2c2a", 0.8, "kraft")
    ends = [
        at(ribbon([(length + 20, s * 40), (length + 60, s * 46), (length + 78, s * 30)], tapered(7, 3)))
        for s in (-1, 1)
    ]
    stage.lay(ends, "#4a3a34", 0.5, "kraft")


def lights(stage: Stage) -> None:
    """One person at each end, and before each a lantern's round of light."""
    for at, away, coat, hat, turn in (
        (Place(-20, 1010, 1, -0.72), 430, "#c9553d", "straw", -0.72 - PI / 2),
        (Place(820, 210, 1, PI - 0.62), 344, "#2f6f7f", "cone", PI - 0.62 - PI / 2),
    ):
        x, y = at.point(away + 62, 0)
        stage.backlight(circle(x, y, 74), "#ffc860", 0.5, falloff=(x, y, 60))
        stage.lay(circle(x, y, 96), "#fff0c4", 0, "tissue", rim=0, alpha=0.2)
        stage.lay(circle(x, y, 62), "#ffe9bf", 0, "tissue", rim=0, alpha=0.3)
        stage.backlight(circle(x, y, 20), "#ffb84a", 1.0)
        stage.lay(circle(x, y, 21), "#ffdf9a", 0.6, "tissue", through=0.9)
        stage.lay(
            [
                stroke(circle(x, y, 21), 4),
                *(
                    stroke(polyline((x, y), (x + math.cos(a) * 20, y + math.sin(a) * 20)), 2.5)
                    for a in (0.4, 1.97, 3.54, 5.1)
                ),
            ],
            "#4a3a34",
            0.2,
        )
        px, py = at.point(away, 0)
        who = people.Person(
            "#b8774e",
            "#241d2b",
            "short",
            "coat",
            coat,
            "#2a2233",
            hat=hat,
            hat_colour="#e8c27a" if hat == "straw" else "#d8c39a",
        )
        people.from_above(stage, Place(px, py, 108, turn), who, 0.2, 0.9, 0.25)
