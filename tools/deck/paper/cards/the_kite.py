"""On the steppe at dusk a child, far below, reels in the setting sun as a kite."""

from __future__ import annotations

import math

from .. import *

FEELING = "longing"
CLUES = ("five more minutes", "hold on to what leaves", "the last picture of the film")
LIGHT = DUSK.but(vignette=0.22, spill=0.55, direction=(-10, 6))
CROP = "scene"

X, Y, R = 505, 330, 190


def draw(stage: Stage) -> None:
    stage.ground("#3b2a5e", "paint", gradient=(0, 0, 0, 860, "#f5a35e"), streak=(0.05, 0.08))
    for i, (y, colour) in enumerate(
        ((180, "#54346a"), (300, "#7d3f6e"), (420, "#ab4f69"), (540, "#d4695f"), (650, "#ec8a58"), (745, "#f8b069"))
    ):
        stage.lay(
            water.swell(y, 16, 520, i * 1.7, skew=-0.05 + 0.02 * i),
            colour,
            0.8,
            "paint",
            streak=(0.03, 0.1),
            wobble=0.2,
        )
    sun(stage)
    stage.lay(sky.ridge(880, 130, 4, 1.0, 5), "#8a4468", 0.9, "paint", streak=(1.0, 0.1))
    stage.haze(0.18, "#f0a070", between=(500, 900))
    stage.lay(sky.ridge(930, 110, 9, 1.0, 4), "#5f305c", 0.9, "paint", streak=(1.0, 0.1))
    stage.lay(
        smooth([(-60, 960), (150, 930), (420, 965), (640, 935), (860, 960), (860, 1260, 1), (-60, 1260, 1)]),
        "#7a3f4a",
        1.0,
        "paint",
        streak=(0.05, 0.14),
        wobble=0.3,
    )
    buildings.yurt(stage, Place(610, 962, 112), "#e8c9a4", "#a8323a", "#2e6f7a", 0.6)
    stage.lay(
        ribbon([(612, 892), (618, 850), (606, 805), (622, 760), (616, 715)], tapered(7, 20)),
        "#e0b8a8",
        0.3,
        "wash",
        alpha=0.75,
    )
    animals.horse(stage, Place(715, 978, 66, 0, True), "#5a2e2a", "#241424")
    stage.lay(
        smooth([(-60, 1030), (200, 985), (480, 1040), (700, 1010), (860, 1050), (860, 1260, 1), (-60, 1260, 1)]),
        "#54284a",
        1.1,
        "paint",
        streak=(0.05, 0.14),
        wobble=0.3,
    )
    child(stage)
    stage.lay(plants.grass(-20, 830, 1215, 120, 5, 9, -0.35), "#1f1230", 1.0, "paint")
    stage.lay(plants.grass(-20, 830, 1225, 70, 8, 8, -0.3), "#120a20", 0.8, "paint")


def sun(stage: Stage) -> None:
    at = Place(X, Y, R, -0.32)
    diamond = at(
        smooth(
            [
                (0, -1.28, 1),
                (0.3, -0.4),
                (1.02, 0, 1),
                (0.3, 0.5),
                (0, 1.5, 1),
                (-0.3, 0.5),
                (-1.02, 0, 1),
                (-0.3, -0.4),
            ],
            tension=9,
        )
    )
    disc = at(circle(0, 0, 1))
    whole = union(diamond, disc)
    stage.lay(grow(whole, 26), "#d9583c", 0.9, "paint")
    stage.lay(grow(whole, 12), "#f2823c", 0.6, "paint")
    stage.lay(whole, "#ffc04a", 0.4, "tissue")
    stage.backlight(disc, "#ffb03a", 0.42, falloff=(X, Y, R * 1.1))
    stage.lay([whole, *cut(at(circle(0, 0, 0.8)))], "#ffb43e", 0.4, "tissue", through=0.7)
    stage.lay([whole, *cut(at(circle(0, 0, 0.97)))], "#f79a34", 0.5, "paint")
    sticks = [
        stroke(at(polyline((0, -1.26), (0, 1.46))), 7),
        stroke(at(smooth([(-1.0, 0.0), (0, -0.12), (1.0, 0.0)], closed=False)), 7),
    ]
    stage.lay(sticks, "#7a2f34", 0.5, "kraft")
    tail = [at.point(0, 1.46), (470, 700), (360, 760), (330, 850), (410, 905), (395, 960)]
    stage.lay([stroke(smooth(tail, closed=False), 3)], "#fbe0b0", 0.4)
    for i, (x, y, a) in enumerate(points_along(smooth(tail, closed=False), 8)[1:]):
        bow = Place(x, y, 23 - 1.4 * i, a + 0.4)
        stage.lay(
            [bow(smooth([(0, 0, 1), (s * 0.9, -0.6), (s * 1.1, 0.0), (s * 0.9, 0.6)])) for s in (-1, 1)],
            ("#d8402f", "#2e8c90", "#fbe0b0")[i % 3],
            0.4,
            "paint",
        )


def child(stage: Stage) -> None:
    x, y = 196, 1092
    shade = Place(x, y, 1, 0.0)
    stage.cast(shade(smooth([(-8, 0), (10, 0), (-120, 44), (-260, 72), (-250, 52), (-120, 26)])), "#1f1030", 0.55, 2)
    who = people.Person(
        "#b5764a",
        "#1c1420",
        "braid",
        "robe",
        "#c8392f",
        "#241424",
        trim="#f0b43c",
        hat="beret",
        hat_colour="#2e6f7a",
        age="child",
    )
    spots = people.side(
        stage,
        Place(x, y, 196),
        who,
        people.POSES["pull"].but(near_arm=(1.9, -0.1), far_arm=(2.0, -0.1), head=-0.5),
        depth=0.5,
    )
    hx, hy = spots["near"]
    end = Place(X, Y, R, -0.32).point(0, 0.1)
    line = [(hx, hy), (hx + 90, hy - 190), (hx + 150, hy - 420), end]
    stage.lay([stroke(smooth(line, closed=False), 2.4)], "#fff0d0", 0.35, rim=0.2)
    reel = Place(hx - 2, hy + 6, 9, math.pi / 5)
    stage.lay(reel(box(-1.1, -0.7, 1.1, 0.7, 0.2)), "#8a4a2c", 0.2, "kraft")
