"""Nothing but fans of waves, row over row; between two of them one small red boat climbs."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "courage"
CLUES = ("and still she rows", "bedtime under too many blankets", "the audience holds its breath")
LIGHT = NOON.but(key="#f4f8ff", ambient="#5a6fb8", ambient_strength=0.4, vignette=0.16, direction=(4, 7))
CROP = "abstract"

BLUES = ("#12236a", "#1d3a96", "#2f5ec2", "#5b8fdc", "#16307e", "#244aa8")


def fan(stage: Stage, x: float, y: float, r: float, tone: int, crest: bool) -> None:
    """One wave: nested discs of which the next row hides the lower half."""
    stage.lay(circle(x, y, r), "#f7f3e4", 0.9, "wash")
    deep = BLUES[tone % 6]
    rings = (
        (0.9, deep),
        (0.72, "#f7f3e4"),
        (0.64, BLUES[(tone + 2) % 6]),
        (0.46, "#f7f3e4"),
        (0.39, BLUES[(tone + 1) % 6]),
        (0.2, "#f7f3e4"),
    )
    for k, colour in rings:
        stage.lay(
            circle(x, y, r * k), colour, 0.22, "paint" if colour != "#f7f3e4" else "wash", streak=(x * 0.01, 0.12)
        )
    if crest:  # foam torn off by the wind
        for j in range(5):
            a = -PI / 2 - 0.7 + 0.3 * j
            stage.lay(
                circle(x + math.cos(a) * r * 1.03, y + math.sin(a) * r * 1.03, r * (0.1 - 0.012 * abs(j - 2))),
                "#fdfaf0",
                0.35,
                "wash",
            )


def draw(stage: Stage) -> None:
    chance = random.Random(8)
    stage.ground("#f0c24a", "paint", gradient=(0, 0, 0, 300, "#f6e2a8"))
    sun = circle(600, 96, 84)
    stage.lay(sun, "#e8502c", 0.5, "paint")
    y, r, row = 190.0, 60.0, 0
    boat_row = 5
    while y - r < 1260:
        slope = -0.3 + 0.028 * row
        count = int(900 / (r * 2)) + 3
        for i in range(count):
            x = -60 + (i + 0.5 * (row % 2)) * r * 2
            lift = (x - 400) * slope + 18 * math.sin(row * 1.3 + x * 0.012) * r / 60
            fan(stage, x, y + lift, r * 1.05, (row * 2 + (1 if chance.random() < 0.3 else 0)), chance.random() < 0.2)
        if row == boat_row:
            boat(stage, 420, y - r * 0.62 + 20 * slope, slope)
        y += r * 0.62
        r *= 1.1
        row += 1


def boat(stage: Stage, x: float, y: float, slope: float) -> None:
    at = Place(x, y, 116, slope - 0.16)
    who = people.Person("#7a4630", "#241d2b", "bun", "tunic", "#fbe9c0", "#241d2b", trim="#c8392f")
    rowing = people.POSES["sit"].but(lean=-0.25, near_arm=(1.0, -0.25), far_arm=(1.1, -0.25))
    hand = people.side(stage, at.at(-0.15, 0.12, 1.75), who, rowing, depth=0.4)["near"]
    blade = at.point(1.3, 0.55)
    grip = (hand[0] - (blade[0] - hand[0]) * 0.1, hand[1] - (blade[1] - hand[1]) * 0.1)
    stage.lay(ribbon([grip, hand, blade], tapered(7, 6)), "#7a4630", 0.4, "kraft")
    stage.lay(circle(*hand, 8), "#7a4630", 0.3, "smooth", core="#c98a60")
    machines.rowing_boat(stage, at.at(0, 0, 1.15), "#d8302a", "#4a1a20", 0.8)
    stage.lay([at(plants.leaf(1.26, 0.52, 0.55, 0.36, 0.09))], "#7a4630", 0.3, "kraft")
