"""Rain at night, a street of coloured reflections; under an umbrella for two walks one; the wet shows both."""

from __future__ import annotations

import random

from .. import *

FEELING = "loneliness"
CLUES = ("she still leaves room", "the water is older than we are", "plus one")
LIGHT = NIGHT.but(vignette=0.34, key_strength=0.9, spill=0.9)
CROP = "abstract"

NEON = ("#e0563f", "#ffd88a", "#3f8fb4", "#d86a9a", "#6fc0a8", "#f09a4a", "#7d86d4")
LEVEL = 700.0


def draw(stage: Stage) -> None:
    stage.ground("#10122a", "velvet", gradient=(0, 0, 0, 700, "#232b4d"))
    signs(stage)
    reflections(stage)
    shop(stage)
    mirror(stage)
    walker(stage)
    stage.lay(water.rain(6, 120, 1.72, 46, (-20, -20, 820, 700), 2.0), "#aab4e0", 0.05, "tissue", alpha=0.7)
    for x, y, r in ((120, 820, 40), (690, 900, 52), (600, 1100, 60), (190, 1060, 46)):
        water.ripples(stage, x, y, r, "#aab4e0", 2, 0.26, 2.5)


def signs(stage: Stage) -> None:
    """The street as blocks of light: no shape one could name."""
    chance = random.Random(12)
    blocks = [(x, chance.uniform(40, 330)) for x in range(-20, 820, 92)]
    for i, (x, top) in enumerate(blocks):
        if 250 < x < 520:
            top += 150
        stage.lay(
            box(x, top, x + 86, LEVEL + 10), mix("#232b4d", "#3a3f6e", (i % 3) / 3), 0.7, "paint", streak=(PI / 2, 0.14)
        )
        for _ in range(4):
            wx, wy = x + chance.uniform(6, 50), chance.uniform(top + 14, LEVEL - 90)
            tone = chance.choice(NEON)
            pane = box(wx, wy, wx + chance.uniform(16, 30), wy + chance.uniform(30, 90), 5)
            stage.backlight(pane, tone, 0.55)
            stage.lay(pane, tone, 0.2, "tissue", through=0.7)
    stage.haze(0.12, "#4a4f8a", between=(200, 700))


def reflections(stage: Stage) -> None:
    stage.lay(box(-40, LEVEL, 840, 1260), "#141838", 0.5, "paint", gradient=(0, LEVEL, 0, 1240, "#0a0c20"))
    chance = random.Random(5)
    for i in range(46):
        x = chance.uniform(-10, 810)
        tone = NEON[i % 7]
        y0 = LEVEL + chance.uniform(0, 40)
        long = chance.uniform(120, 480)
        line: list[Point] = [
            (x, y0),
            (x + chance.uniform(-9, 9), y0 + long * 0.33),
            (x + chance.uniform(-9, 9), y0 + long * 0.66),
            (x + chance.uniform(-6, 6), y0 + long),
        ]
        band = ribbon(line, tapered(chance.uniform(10, 30), 3))
        stage.backlight(band, tone, 0.2, soft=4)
        stage.lay(band, tone, 0, "tissue", rim=0, alpha=0.5, through=0.5)
    for k in range(14):
        y = LEVEL + 20 + k * 36
        stage.lay(
            ribbon([(-20, y), (240, y + 5), (540, y - 4), (820, y + 3)], spindle(3 + k * 0.4)),
            "#0a0c20",
            0,
            rim=0,
            alpha=0.55,
        )


def shop(stage: Stage) -> None:
    """One lit window behind her and its long light on the ground: on it everything else is a silhouette."""
    pane = box(214, 430, 586, LEVEL - 4, 8)
    stage.backlight(pane, "#ffb45a", 0.34)
    stage.lay(pane, "#f2b468", 0.3, "tissue", through=0.8, gradient=(400, 430, 400, LEVEL, "#c8783f"))
    stage.lay([box(396, 430, 404, LEVEL), box(214, 540, 586, 547)], "#5a3038", 0.2, "kraft")
    glow: list[Point] = [
        (206, LEVEL + 4, 1),
        (594, LEVEL + 4, 1),
        (612, 820),
        (586, 930),
        (620, 1040),
        (590, 1150),
        (540, 1230),
        (270, 1230),
        (214, 1150),
        (190, 1040),
        (222, 930),
        (192, 820),
    ]
    stage.lay(smooth(glow), "#d8924a", 0, "tissue", rim=0, alpha=0.82, through=0.6)
    stage.backlight(smooth(glow), "#ffa850", 0.1, soft=10)


def umbrella(x: float, y: float, r: float) -> Path:
    hem: list[Point] = [
        (x + r, y, 1),
        (x + r * 0.72, y - r * 0.08),
        (x + r * 0.5, y + r * 0.04, 1),
        (x + r * 0.25, y - r * 0.07),
        (x, y + r * 0.05, 1),
        (x - r * 0.25, y - r * 0.07),
        (x - r * 0.5, y + r * 0.04, 1),
        (x - r * 0.72, y - r * 0.08),
        (x - r, y, 1),
    ]
    return smooth(
        [
            *hem,
            (x - r * 0.86, y - r * 0.34),
            (x - r * 0.46, y - r * 0.6),
            (x, y - r * 0.68),
            (x + r * 0.46, y - r * 0.6),
            (x + r * 0.86, y - r * 0.34),
        ]
    )


def walker(stage: Stage) -> None:
    x, y = 330, 742
    who = people.Person("#7a4630", "#1c1418", "bob", "coat", "#3a3450", "#1c1830", trim="#ffd88a")
    stage.lay(ribbon([(400, 360), (396, 470), (384, 560)], 8), "#2a1a24", 0.5, "kraft")
    people.back(stage, Place(x, y, 340), who, people.Stance((0.18, -0.1), (0.6, -2.3), 0.04, 0.06), 0.8)
    top = umbrella(400, 396, 270)
    stage.lay(
        top, "#d8402f", 1.2, "paint", streak=(0.6, 0.14), gradient=(240, 220, 600, 420, "#8c1f34"), core="#ffb0a0"
    )
    ribs = [
        stroke(bezier(400, 214, 400 + k * 120, 250, 400 + k * 220, 320, 400 + k * 270 * 0.98, 400), 3)
        for k in (-0.5, 0.0, 0.5)
    ]
    stage.lay(ribs, "#7a1a2c", 0, rim=0, clip=top)
    stage.lay(limb(400, 214, 5, 400, 192, 3), "#2a1a24", 0.3, "smooth")
    drips = [water.drop(400 + k * 135, 424 + (k % 2) * 10, 7) for k in (-2, -1, 1, 2)]
    stage.lay(drips, "#aab4e0", 0.2, "smooth")


def mirror(stage: Stage) -> None:
    """Upside down in the wet: the umbrella, her, and beside her, close, somebody taller."""
    shade = "#1c1634"
    top = move(umbrella(400, 396, 270), 0, 1484, 0, 1.0, -1.0)
    stage.lay(top, "#8c2438", 0, "tissue", rim=0, alpha=0.75)
    for x, tall, tone in ((330, 340, shade), (462, 388, "#241c48")):
        y = 744
        k = tall
        parts = [
            circle(x, y + 0.9 * k, 0.085 * k),
            smooth(
                [
                    (x - 0.06 * k, y + 0.84 * k),
                    (x + 0.06 * k, y + 0.84 * k),
                    (x + 0.15 * k, y + 0.78 * k),
                    (x + 0.17 * k, y + 0.34 * k),
                    (x + 0.13 * k, y + 0.3 * k),
                    (x - 0.13 * k, y + 0.3 * k),
                    (x - 0.17 * k, y + 0.34 * k),
                    (x - 0.15 * k, y + 0.78 * k),
                ]
            ),
            box(x - 0.09 * k, y, x - 0.02 * k, y + 0.34 * k, 6),
            box(x + 0.02 * k, y, x + 0.09 * k, y + 0.34 * k, 6),
        ]
        if x > 400:
            parts.append(
                smooth(
                    [
                        (x - 0.17 * k, y + 0.93 * k),
                        (x + 0.17 * k, y + 0.93 * k),
                        (x + 0.08 * k, y + 0.96 * k),
                        (x + 0.07 * k, y + 1.04 * k),
                        (x - 0.07 * k, y + 1.04 * k),
                        (x - 0.08 * k, y + 0.96 * k),
                    ]
                )
            )
        stage.lay(union(*parts), tone, 0, "tissue", rim=0, alpha=0.88)
    stage.lay(ribbon([(396, 1000), (398, 1080), (400, 1120)], 7), shade, 0, rim=0, alpha=0.8)
    for k in range(11):
        y = 770 + k * 40
        stage.lay(
            ribbon([(120, y), (330, y + 4), (470, y - 3), (690, y + 2)], spindle(4)), "#5a5f9a", 0, rim=0, alpha=0.5
        )
