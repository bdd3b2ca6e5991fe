"""Dusk over domes: on the highest roof an old man lights the first star with a long pole."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "hope"
CLUES = ("somebody has to begin", "the night shift", "wishing costs nothing")
LIGHT = DUSK.but(
    key="#cdd2ff", ambient="#3a3f96", ambient_strength=0.4, direction=(-7, 7), vignette=0.35, tilt=0.1, air="#e8a890"
)
CROP = "figure"

STAR = (566.0, 188.0)


def draw(stage: Stage) -> None:
    stage.ground("#13227a", "wash", gradient=(0, 80, 0, 960, "#f0a488"))
    for i, (y, tone) in enumerate(((600, "#6f68b4"), (640, "#a07cae"), (560, "#5a5cb0"))):
        sky.banded(stage, Place(180 + 300 * i, y, 190), tone, mix(tone, "#2b2f80", 0.3), i + 2, 0.3)
    pins = sky.stars(5, 60, (20, 20, 780, 520), (0.8, 1.6), without=circle(*STAR, 120))
    stage.lay(pins, "#5a68c8", 0, rim=0)  # the others, not lit yet: holes only
    star_light(stage)
    city(stage)
    roof(stage)
    man(stage)


def star_light(stage: Stage) -> None:
    x, y = STAR
    for r, tone in ((190, "#22358f"), (130, "#34489f"), (78, "#5a66b4")):
        stage.lay(smooth(wobbly(x, y, r, r, 26, 0.02, int(r))), tone, 0.15, "wash", rim=0.1)
    stage.lay(star(x, y, 92, 8, 0.34, 0.2), "#ffd98a", 0.4, "tissue")
    stage.backlight(star(x, y, 88, 8, 0.34, 0.2), "#ffc04a", 1.1, soft=3)
    stage.lay([*cut(circle(x, y, 1)), star(x, y, 56, 8, 0.42, 0.2)], "#fff4cc", 0.2, "tissue", through=0.9)
    stage.pool(x, y, 220, "#ffd080", 0.5)


def city(stage: Stage) -> None:
    """Layer before layer of domes and minarets, each in darker air."""
    chance = random.Random(7)
    rows = ((800, 0.55, "#b07ca6"), (878, 0.75, "#7a62a8"), (960, 1.0, "#4a4796"))
    for n, (y, k, tone) in enumerate(rows):
        shapes = [box(-40, y, 840, 1260)]
        x = -30.0 - 30 * n
        while x < 830:
            wide = chance.uniform(70, 150) * k
            high = chance.uniform(26, 70) * k
            shapes.append(box(x, y - high, x + wide, y + 10))
            if chance.random() < 0.62:
                shapes.append(dome(x + wide / 2, y - high, wide * 0.42))
            if chance.random() < 0.42:
                shapes.append(minaret(x + wide + 8, y, 190 * k, 13 * k))
            x += wide + chance.uniform(4, 30) * k
        stage.lay(union(*shapes), tone, 0.9, "wash", core="#ffc8a8")
        if n:
            panes = [
                box(wx, y + wy, wx + 9 * k, y + wy + 15 * k, 4)
                for wx, wy, _ in scatter(n + 3, 16, 9, bounds=(10, 8, 790, 74), gap=26)
            ]
            stage.lay(panes, "#2a2a72", 0, rim=0, alpha=0.8)
        stage.haze(0.1, "#f0a890", between=(640, 960))


def dome(x: float, y: float, r: float) -> Path:
    half: list[Point] = [(0, -1.5, 1), (0.1, -1.12), (0.5, -0.98), (0.9, -0.62), (1.0, -0.2), (0.96, 0.1, 1)]
    finial = union(limb(0, -1.4, 0.05, 0, -1.75, 0.02), circle(0, -1.58, 0.08))
    return move(union(smooth(path.mirrored(half)), finial), x, y, 0, r)


def minaret(x: float, y: float, high: float, r: float) -> Path:
    parts = [
        box(x - r * 0.6, y - high, x + r * 0.6, y + 20),
        box(x - r, y - high * 0.72, x + r, y - high * 0.68),
        box(x - r, y - high * 0.94, x + r, y - high * 0.9),
    ]
    parts.append(smooth([(x - r * 0.7, y - high, 1), (x, y - high * 1.3, 1), (x + r * 0.7, y - high, 1)]))
    return union(*parts)


def roof(stage: Stage) -> None:
    """The great dome before us, leaded in ribs, with windows round its drum."""
    top = dome(250, 1206, 330)
    stage.lay(top, "#1d2468", 1.4, "paint", gradient=(480, 760, 60, 1200, "#0e1440"), core="#ffb890")
    ribs = []
    for k in range(-6, 7):
        a = k / 6.5
        ribs.append(
            stroke(
                smooth(
                    [
                        (250 + a * 20, 866),
                        (250 + a * 165, 890 + 26 * abs(a)),
                        (250 + a * 300, 1010 + 70 * abs(a)),
                        (250 + a * 328, 1220),
                    ],
                    closed=False,
                ),
                3.5,
            )
        )
    stage.lay(ribs, "#3a4696", 0.06, "smooth", clip=top, rim=0.3)
    stage.lay(box(-40, 1150, 840, 1260), "#0c1038", 0.9, "paint")
    for i in range(9):
        pane = buildings.pointed_arch(Place(46 + i * 92, 1206, 36))
        stage.lay(pane, "#ffb45a" if i in (2, 5, 6) else "#1d2468", 0.12, "smooth")
    animals.cat(stage, Place(596, 1152, 84), "#070a26", "back", depth=0.5)


def man(stage: Stage) -> None:
    who = people.Person(
        "#a86a44",
        "#e9e4dc",
        "short",
        "coat",
        "#c8502c",
        "#241d4a",
        trim="#ffd98a",
        hat="fez",
        hat_colour="#8c1f34",
        age="old",
    )
    reach = people.POSES["reach"].but(lean=-0.02, near_arm=(2.3, -0.1), far_arm=(2.55, -0.1), head=-0.5)

    def pole(spots: people.Spots) -> None:
        (nx, ny), (fx, fy) = spots["near"], spots["far"]
        a = math.atan2(STAR[1] + 86 - ny, STAR[0] - 26 - nx)
        stage.lay(
            ribbon(
                [(nx - math.cos(a) * 150, ny - math.sin(a) * 150), (nx, ny), (STAR[0] - 26, STAR[1] + 86)],
                tapered(9, 5),
            ),
            "#6b3a2e",
            0.6,
            "kraft",
            core="#ffb890",
        )

    people.side(stage, Place(262, 806, 270), who, reach, depth=0.9, held=pole)
    tip = Place(STAR[0] - 26, STAR[1] + 92, 44)
    stage.lay(tip(fire.flame(Place(0, 0, 1))), "#ffb84a", 0.3, "tissue")
    stage.lay(Place(tip.x, tip.y, 24)(fire.flame(Place(0, 0, 1))), "#fff3c0", 0.1, "tissue")
