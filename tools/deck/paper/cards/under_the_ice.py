"""From above: a small skater draws a circle on a frozen lake; under the ice lies an open hand as large as the lake."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "dread"
CLUES = ("it has been waiting all winter", "somebody holds you", "thin trust")
LIGHT = SNOW.but(vignette=0.2, direction=(-5, 6))
CROP = "from above"

PALM = Place(398, 700, 400, 0.1)
FINGERS: tuple[tuple[list[Point], float, float], ...] = (
    ([(-0.34, 0.3), (-0.62, 0.08), (-0.78, -0.2), (-0.8, -0.46)], 0.3, 0.15),
    ([(-0.32, -0.1), (-0.42, -0.52), (-0.48, -0.86), (-0.5, -1.14)], 0.24, 0.13),
    ([(-0.1, -0.14), (-0.1, -0.64), (-0.09, -1.02), (-0.06, -1.34)], 0.25, 0.135),
    ([(0.12, -0.12), (0.2, -0.6), (0.27, -0.95), (0.35, -1.24)], 0.24, 0.13),
    ([(0.32, -0.02), (0.48, -0.36), (0.6, -0.64), (0.7, -0.86)], 0.2, 0.11),
)


def draw(stage: Stage) -> None:
    stage.ground("#123750", "wash", gradient=("r", 400, 660, 800, "#0b2340"))
    below(stage)
    ice(stage)
    shore(stage)
    skater(stage)


def below(stage: Stage) -> None:
    """Deep water, and the hand in it, lighter where it comes near."""
    for k in range(26):
        chance = random.Random(k)
        x, y = chance.uniform(0, 800), chance.uniform(0, 1200)
        stage.lay(oval(x, y, chance.uniform(30, 90), 4, -0.4), "#2a6484", 0, rim=0, alpha=0.3)
    palm = smooth(
        [
            (-0.42, -0.1),
            (-0.1, -0.2),
            (0.2, -0.17),
            (0.42, 0.0),
            (0.45, 0.34),
            (0.3, 0.72),
            (0.26, 1.5, 1),
            (-0.26, 1.5, 1),
            (-0.27, 0.74),
            (-0.46, 0.34),
        ]
    )
    fingers = [PALM(ribbon(line, tapered(w, t), round_start=True, round_end=True)) for line, w, t in FINGERS]
    hand = union(PALM(palm), *fingers)
    stage.cast(grow(hand, 30), "#03101c", 0.9, 30)
    stage.lay(
        hand, "#86bcb8", 1.4, "wash", gradient=("r", *PALM.point(0, -0.5), 640, "#163f58"), puff=30, puff_strength=0.8
    )
    lines = [
        bezier(-0.42, 0.1, -0.12, -0.06, 0.2, -0.06, 0.42, 0.1),
        bezier(-0.4, 0.24, -0.1, 0.12, 0.16, 0.14, 0.3, 0.42),
        bezier(-0.24, 0.16, -0.04, 0.3, 0.02, 0.5, -0.04, 0.74),
    ]
    for line, w, t in FINGERS:
        for k in (1, 2):
            x, y = line[k][:2]
            a = math.atan2(line[k + 1][1] - line[k - 1][1], line[k + 1][0] - line[k - 1][0]) + PI / 2
            r = (w + t) * 0.2
            lines.append(
                bezier(
                    x - math.cos(a) * r,
                    y - math.sin(a) * r,
                    x - r * 0.3,
                    y - 0.03,
                    x + r * 0.3,
                    y - 0.03,
                    x + math.cos(a) * r,
                    y + math.sin(a) * r,
                )
            )
    stage.lay([stroke(PALM(p), 8) for p in lines], "#2c6276", 0, rim=0, alpha=0.75)
    stage.haze(0.1, "#9cc9d8")


def ice(stage: Stage) -> None:
    """A skin of ice: white scratches, cracks that start where the fingertips press."""
    chance = random.Random(9)
    for line, _, _ in FINGERS:
        x, y = PALM.point(*line[-1][:2])
        stage.lay(oval(x, y, 34, 40, 0.1), "#b7dbe6", 0, "wash", rim=0, alpha=0.55)
        stage.lay(oval(x, y, 22, 27, 0.1), "#f2fbfb", 0, "wash", rim=0, alpha=0.6)
        for j in range(7):
            a = j * 2 * PI / 7 + chance.uniform(-0.3, 0.3)
            points: list[Point] = [(x + math.cos(a) * 30, y + math.sin(a) * 30)]
            for _ in range(chance.randint(2, 4)):
                px, py = points[-1][:2]
                step = chance.uniform(26, 60)
                a += chance.uniform(-0.5, 0.5)
                points.append((px + math.cos(a) * step, py + math.sin(a) * step))
            stage.lay([stroke(polyline(*points), chance.uniform(1.6, 3.6))], "#f2fafc", 0.06, "smooth", rim=0.3)
    for _ in range(60):
        x, y, a = chance.uniform(-20, 820), chance.uniform(-20, 1220), chance.uniform(-0.9, -0.3)
        length = chance.uniform(30, 130)
        stage.lay(
            ribbon([(x, y), (x + math.cos(a) * length, y + math.sin(a) * length)], spindle(3)),
            "#dceef4",
            0,
            rim=0,
            alpha=chance.uniform(0.15, 0.45),
        )
    bubbles = [circle(x, y, r) for x, y, r in scatter(5, 46, lambda c: c.uniform(3, 12), gap=26)]
    stage.lay([stroke(b, 2) for b in bubbles], "#e6f5f8", 0, rim=0, alpha=0.45)


def shore(stage: Stage) -> None:
    """Snow all around, in steps, with firs seen from above."""
    for i, (by, colour) in enumerate(((0, "#c3dcea"), (20, "#dfecf3"), (44, "#f7fafa"))):
        hole = smooth(wobbly(400, 600, 400 + by, 620 + by, 30, 0.05, 6))
        stage.lay([full_sheet(), *cut(hole)], colour, 0.6 + 0.2 * i, "wash", wobble=0.3)
    for x, y, r, seed in (
        (40, 70, 66, 1),
        (760, 60, 78, 2),
        (30, 1150, 84, 3),
        (772, 1136, 70, 4),
        (116, 14, 44, 5),
        (700, 1186, 46, 6),
    ):
        for k, colour in ((1.0, "#2f5a56"), (0.72, "#4c7d74"), (0.46, "#dfecef"), (0.2, "#ffffff")):
            stage.lay(Place(x, y, r * k, seed * 0.5)(star(0, 0, 1, 11, 0.62)), colour, 0.5, "paint")


def skater(stage: Stage) -> None:
    cx, cy, r = 404, 770, 128
    trail = [(cx + math.cos(a) * r, cy + math.sin(a) * r * 0.98) for a in (0.5 + i * 0.19 for i in range(29))]
    entry: list[Point] = [(830, 1000), (720, 960), (622, 900), (556, 850)]
    stage.lay([stroke(smooth([*entry, *trail], closed=False), 7)], "#ffffff", 0.1, "smooth", rim=0.3)
    stage.lay([stroke(smooth([(x + 3, y + 4) for x, y in trail], closed=False), 2)], "#0e3450", 0, rim=0, alpha=0.7)
    x, y = trail[-1]
    at = Place(x, y, 62, math.atan2(trail[-1][1] - trail[-2][1], trail[-1][0] - trail[-2][0]) - PI / 2)
    stage.cast(oval(x - 30, y + 40, 46, 20, 0.6), "#08243c", 0.5, 8)
    who = people.Person(
        "#e7b48c", "#7a3f26", "braids", "coat", "#c8392f", "#f8f8f4", trim="#f8f8f4", hat="cap", hat_colour="#f0b83a"
    )
    people.from_above(stage, at, who, 0.8, 0.9, 0.75)
    scarf = at(ribbon([(0, -0.1), (0.1, -0.5), (-0.12, -0.9), (0.14, -1.3)], tapered(0.16, 0.3)))
    stage.lay(scarf, "#f0b83a", 0.5, "paint")
