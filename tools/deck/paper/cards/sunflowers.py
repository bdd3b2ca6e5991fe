"""Two pots on a balcony: a great sunflower bows over everything; the small one in its shade has turned away."""

from __future__ import annotations

import math

from .. import *

FEELING = "envy"
CLUES = ("little sister's year", "don't block my light", "she will not look at the hat")
LIGHT = NOON.but(vignette=0.1, direction=(-6, 9))
CROP = "figure"


def draw(stage: Stage) -> None:
    wall(stage)
    shade(stage)
    small(stage)
    great(stage)
    rail(stage)


def wall(stage: Stage) -> None:
    stage.ground("#fbeecb", "wash", gradient=(0, 0, 0, 1200, "#f2cf8a"))
    stage.lay(box(-40, -40, 250, 700), "#2f8a98", 0.5, "paint", streak=(PI / 2, 0.12))
    stage.lay(box(236, -40, 262, 716), "#fffaf0", 0.5, "wash")
    stage.lay(box(-40, 700, 276, 726), "#fffaf0", 0.6, "wash")
    for k in range(11):
        stage.lay(
            polygon([(-40, 20 + k * 64), (236, 0 + k * 64), (236, 22 + k * 64), (-40, 44 + k * 64)]),
            "#5fb4b8",
            0.4,
            "wash",
        )


def shade(stage: Stage) -> None:
    shape = smooth(wobbly(300, 900, 330, 210, 24, 0.06, 3))
    stage.cast(shape, "#6a5a8a", 0.42, 14)


def pot(stage: Stage, x: float, y: float, k: float, tone: str, band: str) -> None:
    body = polygon([(x - 110 * k, y - 190 * k), (x + 110 * k, y - 190 * k), (x + 82 * k, y), (x - 82 * k, y)])
    stage.cast(oval(x - 30, y + 4, 120 * k, 18 * k), "#5a3a4a", 0.5, 9)
    stage.lay(body, tone, 0.9, "wash", gradient=(x - 100 * k, 0, x + 100 * k, 0, colour.darker(tone, 0.28)))
    stage.lay(
        cloth.pattern("diamonds", x - 110 * k, y - 140 * k, x + 110 * k, y - 40 * k, 44 * k, 0.3),
        band,
        0,
        "wash",
        clip=body,
        rim=0.2,
    )
    stage.lay(
        box(x - 124 * k, y - 236 * k, x + 124 * k, y - 182 * k, 8),
        tone,
        0.6,
        "wash",
        gradient=(x - 100 * k, 0, x + 100 * k, 0, colour.darker(tone, 0.22)),
    )


def head(stage: Stage, x: float, y: float, r: float, squash: float, tilt: float, petals: tuple[str, str, str]) -> Place:
    """A sunflower; squash < 1 is turned away from us."""
    at = Place(x, y, r, tilt)

    def put(shape: Path) -> Path:
        return at(move(shape, 0, 0, 0, 1.0, squash))

    for row, (reach, count, tone) in enumerate(((1.0, 22, petals[0]), (0.92, 22, petals[1]), (0.8, 18, petals[2]))):
        for i in range(count):
            a = i * 2 * PI / count + row * 0.14
            stage.lay(
                put(
                    plants.leaf(
                        math.cos(a) * 0.4,
                        math.sin(a) * 0.4,
                        a + 0.06 * math.sin(i * 2.3),
                        reach - 0.4 + 0.06 * math.sin(i * 3.1),
                        0.19,
                    )
                ),
                tone,
                0.35,
                "paint",
                streak=(a + tilt, 0.16),
            )
    stage.lay(put(circle(0, 0, 0.5)), "#5a2e1c", 0.5, "chalk")
    seeds = []
    for i in range(150):
        a, d = i * 2.39996, 0.46 * math.sqrt(i / 150)
        seeds.append(put(oval(math.cos(a) * d, math.sin(a) * d, 0.026, 0.016, a)))
    stage.lay(seeds[:70], "#3a1a14", 0, "smooth", rim=0.2)
    stage.lay(seeds[70:], "#8a5a2a", 0, "smooth", rim=0.2)
    return at


def leaves(stage: Stage, spots: tuple[tuple[float, float, float, float], ...], tone: str) -> None:
    for x, y, a, size in spots:
        plants.veined_leaf(stage, Place(x, y, size, a), tone, 0.5, 0.12, 0.6)


def great(stage: Stage) -> None:
    stem: list[Point] = [(556, 960), (600, 760), (590, 560), (520, 400), (430, 330)]
    stage.lay(ribbon(stem, tapered(40, 30)), "#4f8a3a", 0.9, "paint", streak=(1.5, 0.16), core="#c3dc7a")
    pot(stage, 560, 1130, 1.12, "#c8502c", "#fbeecb")
    leaves(stage, ((590, 640, 0.5, 230), (588, 760, 2.7, 190), (584, 560, -0.25, 180)), "#5f9a3c")
    at = head(stage, 400, 320, 300, 1.0, 0.12, ("#e8862c", "#f6b22e", "#fccf4a"))
    # a face of seeds, well pleased with itself
    for s in (-1, 1):
        stage.lay(
            at(ribbon([(s * 0.28, -0.04), (s * 0.19, 0.05), (s * 0.09, 0.0)], spindle(0.05))), "#fbe0a0", 0.15, "smooth"
        )
    stage.lay(
        at(ribbon([(-0.17, 0.18), (-0.04, 0.26), (0.14, 0.2), (0.2, 0.14)], spindle(0.05))), "#fbe0a0", 0.15, "smooth"
    )
    animals.bee(stage, Place(690, 200, 66, 0.2, True))
    animals.bee(stage, Place(146, 86, 54, -0.2))


def small(stage: Stage) -> None:
    stem: list[Point] = [(214, 1010), (226, 900), (200, 820), (140, 790)]
    stage.lay(ribbon(stem, tapered(17, 12)), "#7a9a55", 0.6, "paint", core="#c3dc7a")
    pot(stage, 214, 1130, 0.7, "#2f7f8c", "#fbeecb")
    leaves(stage, ((222, 900, 0.4, 84), (218, 930, 2.8, 80)), "#86a860")
    at = head(stage, 118, 790, 104, 0.62, -1.25, ("#cfae5a", "#dcc06a", "#e8d286"))
    # its face: one lid, a mouth pulled down, seen from the side
    stage.lay(at(ribbon([(-0.24, 0.0), (-0.1, 0.07), (0.04, 0.02)], spindle(0.08))), "#f4e2b4", 0.1, "smooth")
    stage.lay(at(ribbon([(-0.02, 0.2), (0.12, 0.13), (0.26, 0.2)], spindle(0.08))), "#f4e2b4", 0.1, "smooth")
    petals = ((96, 1108, 0.6), (300, 1140, 2.0), (330, 1120, 0.2))
    stage.lay([plants.leaf(x, y, a, 40, 14) for x, y, a in petals], "#cfae5a", 0.3, "paint")


def rail(stage: Stage) -> None:
    stage.lay(box(-40, 1124, 840, 1160), "#b0462e", 0.9, "wash", gradient=(0, 1124, 0, 1160, "#8c3426"))
    bars = []
    for k in range(8):
        x = 20 + k * 110
        bars += [
            stroke(bezier(x, 1160, x + 50, 1176, x + 50, 1214, x, 1230), 8),
            stroke(bezier(x + 110, 1160, x + 60, 1176, x + 60, 1214, x + 110, 1230), 8),
        ]
    stage.lay(bars, "#3a2433", 0.6, "smooth")
