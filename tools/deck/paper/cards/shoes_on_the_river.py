"""A dark river from above at dusk: shoes drift down it like boats, a candle in each; on the steps somebody crouches."""

from __future__ import annotations

import random

from .. import *

FEELING = "grief"
CLUES = ("all who walked here", "where do lost things go?", "the night ferry")
LIGHT = DUSK.but(key="#b9b4e0", key_strength=1.0, ambient="#3a3a80", vignette=0.42, spill=1.0, direction=(7, 7))
CROP = "from above"

SHOES: dict[str, list[Point]] = {
    "slipper": [
        (0, -1.0),
        (0.3, -0.86),
        (0.4, -0.45),
        (0.3, 0.1),
        (0.33, 0.6),
        (0.22, 0.95),
        (0, 1.02),
        (-0.22, 0.95),
        (-0.3, 0.6),
        (-0.24, 0.1),
        (-0.32, -0.4),
        (-0.26, -0.82),
    ],
    "pointed": [
        (-0.12, -1.32, 1),
        (0.16, -0.92),
        (0.36, -0.45),
        (0.28, 0.1),
        (0.31, 0.6),
        (0.2, 0.95),
        (0, 1.02),
        (-0.2, 0.95),
        (-0.28, 0.6),
        (-0.24, 0.1),
        (-0.34, -0.4),
        (-0.24, -0.86),
    ],
    "boot": [
        (0, -1.04),
        (0.34, -0.9),
        (0.46, -0.48),
        (0.36, 0.05),
        (0.4, 0.6),
        (0.3, 0.98),
        (0, 1.08),
        (-0.3, 0.98),
        (-0.38, 0.6),
        (-0.32, 0.05),
        (-0.42, -0.45),
        (-0.34, -0.86),
    ],
}


def draw(stage: Stage) -> None:
    stage.ground("#191c44", "paint", gradient=(100, 1100, 700, 0, "#3a457e"), streak=(-0.95, 0.12))
    current(stage)
    kinds = (
        ("boot", "#6b3a2e", "#3a1f1b"),
        ("pointed", "#c8392f", "#f0b43c"),
        ("slipper", "#3f6f8f", "#f2ead2"),
        ("sandal", "#b8863a", "#7a4a2c"),
        ("pointed", "#d9a03a", "#8c1f4a"),
        ("boot", "#2f3a4a", "#7d86b4"),
        ("slipper", "#83284f", "#f0a6a0"),
        ("sandal", "#5a3a2a", "#c8a25a"),
        ("slipper", "#f2ead2", "#7d86b4"),
        ("pointed", "#2f8a78", "#f0b43c"),
        ("boot", "#8a5a3a", "#3a1f1b"),
        ("slipper", "#c8592f", "#f2ead2"),
        ("sandal", "#7a4630", "#e0b060"),
        ("pointed", "#5a4a9a", "#f0b43c"),
    )
    where = (
        (436, 1010, 112, 0.42),
        (660, 1040, 104, 0.75),
        (560, 826, 98, -0.35),
        (330, 800, 92, 0.25),
        (440, 650, 86, 0.7),
        (250, 610, 80, 0.15),
        (620, 600, 78, -0.2),
        (490, 462, 72, 0.5),
        (680, 420, 66, 0.05),
        (560, 310, 58, -0.3),
        (700, 258, 54, 0.5),
        (600, 176, 46, 0.2),
        (716, 120, 42, 0.7),
        (640, 54, 36, 0.4),
    )
    for i, (x, y, size, angle) in reversed(list(enumerate(where))):
        shoe(stage, Place(x, y, size, angle, i % 2 == 0), *kinds[i], lit=i != 5)
    steps(stage)
    baby(stage)
    petals(stage)


def current(stage: Stage) -> None:
    """Bands of water, following the bend."""
    bend = [(-140, 1010), (160, 900), (210, 700), (330, 480), (560, 330), (640, 120), (860, -80)]
    for i in range(9):
        off = -330 + 95 * i
        pts = [(x + off * 0.72, y + off * 0.72) for x, y in bend]
        stage.lay(
            ribbon(pts, lambda t: 44), ("#232c60", "#2f3a78", "#1e2656")[i % 3], 0.5, "paint", streak=(-0.9, 0.14)
        )
    for i in range(26):
        chance = random.Random(i)
        t, away = chance.uniform(0.05, 0.95), chance.uniform(-320, 420)
        x = 40 + 700 * t + away * 0.5
        y = 1010 - 960 * t + away * 0.6
        stage.lay(
            ribbon([(x - 40, y + 34), (x - 6, y + 4), (x + 40, y - 36)], spindle(4)), "#7d86b4", 0, rim=0, alpha=0.5
        )


def shoe(stage: Stage, at: Place, kind: str, colour: str, trim: str, lit: bool = True) -> None:
    stage.lay([stroke(at(oval(0, 0.06, 0.66, 1.22)), 2.5)], "#7d86b4", 0, rim=0, alpha=0.5)
    stage.lay([stroke(at(oval(0, 0.06, 0.86, 1.46)), 2)], "#7d86b4", 0, rim=0, alpha=0.28)
    outline = SHOES.get(kind, SHOES["slipper"])
    whole = at(smooth(outline))
    stage.lay(grow(whole, 0.05 * at.size), mix(colour, "#140c18", 0.65), 0.8, "smooth")
    flame_at = (0.0, 0.5)
    if kind == "sandal":
        stage.lay(
            whole,
            mix(colour, "#f2d8a8", 0.25),
            0.3,
            "kraft",
            gradient=("r", *at.point(*flame_at), at.size, mix(colour, "#140c18", 0.4)),
        )
        for pts in ([(0, -0.62), (0.2, -0.42), (0.36, -0.1)], [(0, -0.62), (-0.18, -0.42), (-0.3, -0.1)]):
            stage.lay(at(ribbon(pts, lambda t: 0.12)), trim, 0.4, "paint")
        stage.lay(at(circle(0, -0.64, 0.09)), trim, 0.3, "foil")
    else:
        stage.lay(
            whole,
            "#f0b068" if lit else "#2a2038",
            0.1,
            "wash",
            gradient=("r", *at.point(*flame_at), at.size * 0.62, "#5a2a1c" if lit else "#120e20"),
        )
        mouth = smooth(
            [(0, -0.24), (0.2, -0.1), (0.24, 0.4), (0.19, 0.8), (0, 0.88), (-0.19, 0.8), (-0.22, 0.4), (-0.18, -0.1)]
        )
        if kind == "boot":
            mouth = smooth(
                [(0, 0.1), (0.26, 0.2), (0.3, 0.6), (0.22, 0.9), (0, 0.98), (-0.22, 0.9), (-0.28, 0.6), (-0.24, 0.2)]
            )
        stage.lay(
            [whole, *cut(at(mouth))],
            colour,
            0.5,
            "paint",
            streak=(at.turned(PI / 2), 0.12),
            gradient=at.gradient(-0.3, -0.9, 0.4, 0.8, mix(colour, "#1c1430", 0.45)),
        )
        stage.lay([stroke(at(mouth), 0.07 * at.size)], trim, 0.2, "paint")
        if kind == "boot":
            stage.lay(
                [
                    stroke(at(polyline((-0.16, -0.5 + 0.17 * j), (0.16, -0.42 + 0.17 * j))), 0.05 * at.size)
                    for j in range(4)
                ],
                trim,
                0.15,
            )
        elif kind == "pointed":
            stage.lay(
                [at(circle(0.0, -0.62 + 0.16 * j, 0.05)) for j in range(3)]
                + [at(plants.leaf(0, -0.42, -PI / 2 + s, 0.3, 0.05)) for s in (-0.8, 0.8)],
                trim,
                0.12,
                "foil",
            )
        else:
            stage.lay(
                at(smooth([(-0.16, -0.42), (0, -0.34), (0.16, -0.42), (0.12, -0.26), (0, -0.3), (-0.12, -0.26)])),
                trim,
                0.2,
                "paint",
            )
    if lit:
        candle(stage, at.point(*flame_at), at.size)


def candle(stage: Stage, spot: tuple[float, float], size: float) -> None:
    x, y = spot
    stage.lay(circle(x, y, size * 0.15), "#fff0cf", 0.3, "smooth")
    flame = move(
        smooth([(0, -1.5, 1), (0.5, -0.4), (0.42, 0.2), (0, 0.5), (-0.42, 0.2), (-0.5, -0.4)]), x, y, 0.5, size * 0.14
    )
    stage.lay(flame, "#fff2b8", 0.2, "tissue")
    stage.backlight(flame, "#ffb640", 1.5)
    stage.pool(x, y, size * 1.5, "#ff9a3a", 0.95)


def steps(stage: Stage) -> None:
    """Stone steps down to the water, at the corner nearest to us."""
    for i, (colour, off) in enumerate((("#4a4570", 0), ("#5f5884", 56), ("#6a6290", 112), ("#756b98", 170))):
        stage.lay(
            polygon([(-60, 760 + off * 1.3), (400 - off * 1.5, 1260), (-60, 1260)]), colour, 0.9, "wash", wobble=0.3
        )


def baby(stage: Stage) -> None:
    """The last one, the smallest, has just left the hands."""
    who = people.Person("#7a4630", "#2f2a44", "bun", "sari", "#fbf4e4", trim="#c8392f", age="old")
    at = Place(120, 1012, 190, -0.95)
    people.from_above(stage, at, who, 0.2, 0.7, 0.15)
    for side in (-1, 1):
        sx, sy = at.point(side * 0.36, 0.1)
        hx, hy = at.point(side * 0.13, 0.62)
        stage.lay(limb(sx, sy, 27, hx, hy, 16), "#efe6d2", 0.6, "paint")
        stage.lay(
            move(smooth([(-0.5, -0.4), (0.5, -0.4), (0.5, 0.8), (0, 1.2), (-0.5, 0.8)]), hx, hy, -0.95, 20),
            "#7a4630",
            0.4,
            "smooth",
        )
    x, y = at.point(0.0, 1.02)
    shoe(stage, Place(x, y, 44, 2.4), "slipper", "#f6e6ea", "#e0563f")


def petals(stage: Stage) -> None:
    for x, y, r in scatter(
        7, 30, lambda c: c.uniform(7, 15), without=[polygon([(-60, 760), (520, 1260), (-60, 1260)])], gap=46
    ):
        plants.flower(stage, Place(x, y, r * 1.25, x), "#f08a2e" if int(x) % 3 else "#ffc64a", "#c8592f", 9, 2, 0.35)
