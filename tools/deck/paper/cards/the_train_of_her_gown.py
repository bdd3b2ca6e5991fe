"""A lady at a palace window at dusk; the train of her gown is a stair, and people climb it. One has scissors."""

from __future__ import annotations

import math

from .. import *

FEELING = "pride"
CLUES = ("social climbing", "she never looks behind her", "please do not run on the silk")
LIGHT = DUSK.but(vignette=0.3, direction=(-9, 7), ambient="#5a3a86")
CROP = "figure"

STEPS = 15


def step_at(i: float) -> tuple[float, float, float]:
    """(middle x, y, half the width) of a step: 0 is at her waist."""
    t = i / STEPS
    return 492 - 150 * math.sin(t * PI * 1.15) + 10 * t, 506 + 700 * t**1.18, 66 + 380 * t**1.25


def draw(stage: Stage) -> None:
    hall(stage)
    train(stage)
    lady(stage)
    stage.pool(420, 330, 320, "#ffb070", 0.12)
    for x, w in ((-60, 132), (770, 120)):  # curtains in front
        cloth.hanging(stage, x, -30, x + w, 1240, "#5a1a44", "#2c0d2c", 3, 1.6, 0.8, seed=3)


def hall(stage: Stage) -> None:
    stage.ground("#5d2a58", "paint", gradient=(0, 0, 0, 1000, "#8a3c62"), streak=(1.57, 0.1))
    window = union(box(210, 170, 670, 760), oval(440, 172, 230, 190))
    stage.lay(window, "#ffcf8a", 0, "tissue", shadow=0, gradient=(0, 60, 0, 760, "#f08a6a"))
    stage.backlight(window, "#ffb060", 0.32, falloff=(430, 420, 330))
    stage.lay(circle(330, 420, 66), "#fff0c4", 0, "tissue", shadow=0)
    stage.backlight(circle(330, 420, 66), "#fff0c0", 0.4, soft=6)
    stage.lay(sky.ridge(620, 90, 4, 0.6, 7), "#b8566a", 0.4, "paint", clip=window)
    stage.lay(buildings.skyline(6, 680, 90, 800), "#8a3c62", 0.4, "paint", clip=window)
    hole = minus(
        window, *(box(x - 7, 0, x + 7, 760) for x in (362, 518)), box(200, 300, 680, 312), box(200, 520, 680, 532)
    )
    for i, colour in enumerate(("#8f3f66", "#6e2c58", "#4c1d46")):
        stage.lay([full_sheet(), *cut(grow(window, 18 * i) if i else hole)], colour, 1.0, "paint", streak=(1.57, 0.12))
    arches = [
        polygon([(108 + 30 * j, -20), (122 + 30 * j, -20), (122 + 30 * j, 900), (108 + 30 * j, 900)]) for j in range(2)
    ]
    stage.lay(arches, "#5d2a58", 0.3, "paint")
    floor = polygon([(-40, 800), (840, 800), (840, 1240), (-40, 1240)])
    stage.lay(floor, "#43193f", 0.6, "paint", gradient=(0, 800, 0, 1240, "#2a0f2c"))
    tiles = []
    for k in range(-6, 13):
        tiles.append(stroke(polyline((420 + (k - 3) * 60, 800), (420 + (k - 3) * 190, 1240)), 2))
    stage.lay(tiles, "#6a2f5a", 0, rim=0, alpha=0.7)


def train(stage: Stage) -> None:
    climbers = {
        4: (-0.4,),
        5: (0.35,),
        7: (-0.1, 0.62),
        9: (-0.55,),
        10: (0.2,),
        12: (-0.2, 0.5),
        13: (-0.66,),
    }
    cast = iter(people.CAST * 2)
    for i in range(STEPS + 1):
        x, y, w = step_at(i)
        nx, ny, nw = step_at(i + 1)
        rise = (ny - y) + 26
        sag = 0.085 * w
        front = smooth(
            [
                (x - w, y, 1),
                (x - w * 0.5, y + sag),
                (x, y + sag * 1.25),
                (x + w * 0.5, y + sag),
                (x + w, y, 1),
                ((x + w + nx + nw) / 2, y + rise * 0.6),
                (nx + nw * 1.0, y + rise + 10, 1),
                (nx, y + rise + sag * 1.4),
                (nx - nw * 1.0, y + rise + 10, 1),
                ((x - w + nx - nw) / 2, y + rise * 0.6),
            ]
        )
        tread = smooth(
            [
                (x - w, y, 1),
                (x - w * 0.5, y - sag * 0.5),
                (x, y - sag * 0.62),
                (x + w * 0.5, y - sag * 0.5),
                (x + w, y, 1),
                (x + w * 0.5, y + sag),
                (x, y + sag * 1.25),
                (x - w * 0.5, y + sag),
            ]
        )
        t = i / STEPS
        base = mix("#c8436a", "#8a2450", 0.5 * t)
        stage.lay(
            front,
            base,
            0.9,
            "paint",
            streak=(1.57, 0.2),
            gradient=(x - w, y, x + w, y + rise, mix(base, "#3a1430", 0.5)),
        )
        pleats = [
            ribbon(
                [
                    (x + w * k, y + sag * (1.2 - abs(k))),
                    (x + w * k * 1.03, y + rise * 0.6),
                    (nx + nw * k, y + rise + 14),
                ],
                tapered(2, 5 + 5 * t),
            )
            for k in (-0.8, -0.55, -0.3, -0.05, 0.22, 0.5, 0.76)
        ]
        stage.lay(pleats, mix(base, "#3a1430", 0.55), 0, rim=0, alpha=0.7, clip=front)
        stage.lay(
            tread,
            mix("#f0a6a0", "#e07a8a", t),
            0.3,
            "wash",
            gradient=(x - w, y, x + w, y, mix("#f6c0a8", "#b84a70", 0.65)),
        )
        lace = [
            circle(px, py, 3 + 5 * t)
            for px, py, _ in points_along(
                smooth(
                    [(x - w, y), (x - w * 0.5, y + sag), (x, y + sag * 1.25), (x + w * 0.5, y + sag), (x + w, y)],
                    closed=False,
                ),
                30,
            )
        ]
        stage.lay(lace, "#fdeadb", 0.25, "smooth")
        for k in climbers.get(i, ()):
            who = next(cast)
            size = 62 + 128 * t
            px, py = x + w * k, y + sag * (0.9 - abs(k))
            stage.cast(oval(px - size * 0.14, py, size * 0.2, size * 0.035), "#3a1430", 0.5, 3)
            people.back(stage, Place(px, py, size), who, people.Stance(step=0.05, legs=0.05), 0.4)
    scissors(stage)


def scissors(stage: Stage) -> None:
    x, y = 300, 1184
    who = people.Person("#d99f76", "#2a2233", "tufts", "tunic", "#2a7a6a", "#2b2233", age="child")
    spots = people.back(stage, Place(x, y, 156), who, people.Stance(left=(0.5, -0.2), right=(1.3, 0.3)), 0.6)
    hx, hy = spots["right"]
    blades = [limb(hx, hy, 3.4, hx + 58, hy - 34, 1.6), limb(hx, hy, 3.4, hx + 64, hy - 6, 1.6)]
    stage.lay(blades, "#e8e4ea", 0.4, "foil")
    stage.lay([stroke(circle(hx - 10, hy + 12, 9), 5), stroke(circle(hx - 16, hy - 5, 9), 5)], "#ffd24a", 0.3, "smooth")


def lady(stage: Stage) -> None:
    """From behind, her head in profile, chin high."""
    x = 492
    bodice = smooth(
        [
            (x - 76, 396),
            (x - 40, 380),
            (x, 400),
            (x + 40, 380),
            (x + 76, 396),
            (x + 62, 456),
            (x + 48, 500),
            (x + 70, 540),
            (x, 560),
            (x - 70, 540),
            (x - 48, 500),
            (x - 62, 456),
        ]
    )
    back_ = smooth(
        [
            (x - 20, 310),
            (x + 22, 310),
            (x + 30, 352),
            (x + 88, 374),
            (x + 98, 420),
            (x, 450),
            (x - 98, 420),
            (x - 88, 374),
            (x - 28, 352),
        ]
    )
    for s in (-1, 1):
        stage.lay(
            ribbon(
                [(x + s * 84, 396), (x + s * 124, 470), (x + s * 96, 540)],
                tapered(44, 30),
                round_start=True,
                round_end=True,
            ),
            "#fdeadb" if s < 0 else "#e8c0b0",
            0.7,
            "smooth",
        )
        stage.lay(
            ribbon([(x + s * 118, 446), (x + s * 122, 490), (x + s * 92, 552)], tapered(46, 36), round_end=True),
            "#3a1430",
            0.4,
            "velvet",
        )
    at = Place(x - 4, 254, 74, 0.16, True)
    heads.profile(
        stage,
        at,
        heads.Face("#f2cdb4", "#3a1430", "bun", lips="#a8283a", shade="#c88a88"),
        "pride",
        heads.Profile(nose_up=0.8),
        depth=0.8,
    )
    symbols.crown(stage, Place(x + 8, 190, 74, 0.1), "#ffd24a", "#2a7a6a", 0.6)
    stage.lay(back_, "#f2cdb4", 0.7, "smooth", gradient=(x - 90, 330, x + 90, 440, "#c88a88"))
    stage.lay(bodice, "#c8436a", 0.8, "paint", streak=(1.57, 0.16), gradient=(x - 76, 400, x + 76, 560, "#83284f"))
    laces = [stroke(polyline((x - 13, 420 + 17 * k), (x + 13, 432 + 17 * k)), 3) for k in range(7)] + [
        stroke(polyline((x + 13, 420 + 17 * k), (x - 13, 432 + 17 * k)), 3) for k in range(7)
    ]
    stage.lay(laces, "#fdeadb", 0.1, "smooth")
    stage.lay(
        [circle(x - 64 + 21.3 * k, 366 + 3.2 * (9 - (k - 3) ** 2), 7) for k in range(7)],
        "#2a7a6a",
        0.3,
        "smooth",
        puff=3,
    )
