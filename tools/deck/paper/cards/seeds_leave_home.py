"""At dusk a dandelion lets go; under each seed hangs a small family with its things, and they drift over the hills."""

from __future__ import annotations

import math

from .. import *

FEELING = "hope"
CLUES = ("we will know it when we land", "one breath was enough", "the neighbourhood is moving")
LIGHT = DUSK.but(key="#ffe0d0", direction=(-8, 6), vignette=0.28, tilt=0.1)
CROP = "crowd"


def draw(stage: Stage) -> None:
    stage.ground("#27477a", "wash", gradient=(700, 0, 300, 1000, "#f2b4b0"))
    for x, y, size, tone, seed in ((600, 760, 190, "#c99ab8", 3), (220, 700, 170, "#a98ab8", 6)):
        sky.banded(stage, Place(x, y, size), tone, mix(tone, "#3a4a80", 0.25), seed, 0.3)
    for y, h, peak, tone in ((900, 70, 0.75, "#8a86b8"), (980, 60, 0.3, "#5f6aa0"), (1070, 50, 0.8, "#3a4a80")):
        stage.lay(sky.dune(y, h, peak), tone, 0.8, "paint", wobble=0.2)
    for n, (x, y, size, lean) in enumerate(DRIFT):
        flier(stage, x, y, size, lean, n)
    dandelion(stage)
    stage.lay(plants.grass(-20, 830, 1215, 80, 4, 13, 0.4), "#1c2850", 0.8, "paint")


DRIFT = (
    (640, 250, 150, 0.2),
    (420, 330, 124, 0.1),
    (250, 170, 112, 0.28),
    (520, 96, 84, 0.3),
    (120, 400, 92, 0.16),
    (330, 540, 80, 0.1),
    (700, 520, 118, 0.05),
    (96, 100, 66, 0.3),
    (170, 610, 60, 0.2),
    (740, 90, 60, 0.34),
    (520, 620, 76, 0.0),
)


def flier(stage: Stage, x: float, y: float, size: float, lean: float, n: int) -> None:
    """A parachute of hairs, its stalk, and who hangs on it. Unit: the parachute's half width."""
    at = Place(x, y, size, lean)
    rays = []
    for i in range(17):
        a = -PI * (0.06 + 0.88 * i / 16)
        tip = (math.cos(a) * 0.8, math.sin(a) * 0.5)
        rays.append(
            stroke(
                at(smooth([(0, 0.12), (tip[0] * 0.5, tip[1] * 0.8 + 0.04), tip], closed=False)), max(1.6, size * 0.018)
            )
        )
        for k in (-0.3, 0, 0.3):
            rays.append(
                stroke(
                    at(polyline(tip, (tip[0] + math.cos(a + k) * 0.16, tip[1] + math.sin(a + k) * 0.16))),
                    max(1.2, size * 0.01),
                )
            )
    stage.lay(rays, "#fff0d8", 0.4, "smooth", core="#ffffff")
    stage.lay([stroke(at(polyline((0, 0.1), (0, 0.9))), max(2.0, size * 0.022))], "#ffe2b8", 0.3, "smooth")
    stage.lay(
        at(smooth([(-0.05, 0.86), (0.05, 0.86), (0.07, 1.1), (0, 1.24, 1), (-0.07, 1.1)])),
        "#4a2a2c",
        0.4,
        "kraft",
        core="#ffc890",
    )
    family(stage, at, n)


CLOTHES = ("#2e8c90", "#c8503f", "#ffc15a", "#3f6fa0", "#83284f", "#f6ecd8", "#5f8a4c", "#2a1b3d")
SKINS_ = ("#7a4630", "#e7b48c", "#553024", "#cf9a6a", "#f0cdb0", "#9a5f3a")


def family(stage: Stage, at: Place, n: int) -> None:
    """Each holds on to the one above, or to the stalk: two or three, and what they would not leave behind."""
    kinds = (
        ("bun", "dress"),
        ("short", "trousers"),
        ("headscarf", "robe"),
        ("afro", "dress"),
        ("bald", "coat"),
        ("braids", "dress"),
        ("turban", "robe"),
    )
    for i in range(2 + n % 2):
        style, garment = kinds[(n * 2 + i * 3) % 7]
        side = -1 if i % 2 else 1
        who = people.Person(
            SKINS_[(n + i * 2) % 6],
            ("#241d2b", "#a8482a", "#e9e4dc", "#7a3f26")[(n + i) % 4],
            style,
            garment,
            CLOTHES[(n * 3 + i * 2) % 8],
            CLOTHES[(n + i + 3) % 8],
            cloth=CLOTHES[(n + i * 3 + 1) % 8],
        )
        spot = at.at(side * 0.17 - 0.05, 1.32 + 0.06 * i, 0.62 - 0.14 * (i == 2), 0)
        pose = people.POSES["reach"].but(
            near_arm=(2.75, -0.1), far_arm=(2.9, 0.0), near_leg=(0.3, 0.4), far_leg=(-0.2, 0.5), head=-0.1
        )
        people.side(stage, Place(spot.x, spot.y, spot.size, at.angle * 0.5, side > 0), who, pose, depth=0.4)
    if n % 3 == 0:
        furniture.suitcase(stage, at.at(-0.4, 1.3, 0.15), "#9a5a30", "#4a2d24", 0.3)
    elif n % 3 == 1:
        animals.cat(stage, at.at(0.0, 1.42, 0.16), "#2b2233", "back", depth=0.3)
    else:
        symbols.cage(stage, at.at(0.42, 1.12, 0.1), "#ffc15a", 7, (), 0.3)


def dandelion(stage: Stage) -> None:
    x, y = 690, 930
    stage.lay(ribbon([(640, 1240), (668, 1100), (690, 950)], tapered(26, 17)), "#5f6a3a", 0.9, "paint", core="#ffcf9a")
    stage.lay(circle(x, y, 34), "#e8c8a0", 0.6, "chalk", core="#ffe8c8")
    holes = [
        circle(x + math.cos(a) * d, y + math.sin(a) * d, 3) for a, d in ((i * 2.4, 5 + i * 1.2) for i in range(20))
    ]
    stage.lay(holes, "#7a4a3a", 0, rim=0)
    for i in range(13):  # the few that stay till tomorrow
        a = 0.1 + i * 0.2
        tip = (x + math.cos(a) * 92, y + math.sin(a) * 92)
        stage.lay(
            [
                stroke(polyline((x + math.cos(a) * 32, y + math.sin(a) * 32), tip), 2.4),
                *(
                    stroke(
                        polyline(tip, (tip[0] + math.cos(a + k * 0.4) * 26, tip[1] + math.sin(a + k * 0.4) * 26)), 1.8
                    )
                    for k in (-2, -1, 0, 1, 2)
                ),
            ],
            "#fff0d8",
            0.3,
            "smooth",
        )
