"""Lamps in a covered market: shoppers pass below, and on the awnings above them their shadows are animals."""

from __future__ import annotations

import math

from .. import *

FEELING = "wonder"
CLUES = ("everybody is somebody at home", "the lamp tells on us", "two for the price of one")
LIGHT = LAMPLIGHT.but(key="#ffd9b0", key_strength=0.8, vignette=0.4, ambient="#5a2f5a", ambient_strength=0.3)
CROP = "crowd"

AWNINGS = ((0, "#e8a24a"), (1, "#d8703f"), (2, "#e8b86a"))


def draw(stage: Stage) -> None:
    stage.ground("#3b1420", "velvet", gradient=(0, 0, 0, 1200, "#5a2422"))
    arches(stage)
    rows = ((90, 330, 60), (380, 620, -50), (664, 880, 40))
    for n, (top, bottom, lean) in enumerate(rows):
        awning(stage, n, top, bottom, lean)
    people_below(stage)


def arches(stage: Stage) -> None:
    far = buildings.pointed_arch(Place(400, 1240, 900))
    stage.lay([full_sheet(), *cut(far)], "#6a2f2a", 0.9, "wash", core="#ffb070")


def sheet_of(top: float, bottom: float, lean: float) -> Path:
    return smooth(
        [
            (-50, top + lean * 0.3, 1),
            (250, top + 26),
            (550, top + 26),
            (850, top - lean * 0.3, 1),
            (850, bottom - lean * 0.4, 1),
            (560, bottom + 34),
            (240, bottom + 34),
            (-50, bottom + lean * 0.4, 1),
        ]
    )


def awning(stage: Stage, n: int, top: float, bottom: float, lean: float) -> None:
    """Cloth lit from behind by lamps; what stands before the lamp is seen on it."""
    cloth_ = sheet_of(top, bottom, lean)
    glow = ((230, 620), (640, 180), (330, 700))[n]
    for x in glow:
        stage.backlight(cloth_, "#ffae4a", 0.62, falloff=(x, (top + bottom) / 2 + 30, 210))
    stage.lay(
        cloth_,
        AWNINGS[n][1],
        1.0,
        "tissue",
        through=0.9,
        gradient=(0, top, 0, bottom + 30, mix(AWNINGS[n][1], "#7a2a1c", 0.55)),
        core="#ffe0a0",
    )
    stripes = [
        polygon([(x, top - 60), (x + 34, top - 60), (x + 34, bottom + 60), (x, bottom + 60)])
        for x in range(-30, 840, 92)
    ]
    stage.lay(stripes, "#7a2a24", 0, rim=0, alpha=0.26, clip=cloth_)
    beasts = (
        (elephant(Place(215, bottom + 26, 230)), hare(Place(606, bottom + 24, 190))),
        (stag(Place(640, bottom + 28, 226)), snake(190, bottom + 10)),
        (bear(Place(300, bottom + 30, 184)), heron(Place(690, bottom + 20, 190))),
    )[n]
    for beast in beasts:
        stage.cast(beast, "#2a0d1c", 0.9, 2.2, clip=cloth_)
    edge = [
        circle(x, y + 6, 13)
        for x, y, _ in points_along(
            smooth(
                [(-50, bottom + lean * 0.4), (240, bottom + 34), (560, bottom + 34), (850, bottom - lean * 0.4)],
                closed=False,
            ),
            34,
        )
    ]
    stage.lay(edge, "#8c2f24", 0.5, "paint", core="#ffcf82")
    for x in ((430,), (410,), (520, 120))[n]:
        fire.lantern(
            stage, Place(x, bottom + 38, 92), "#1d7a80" if n != 1 else "#c8392f", "#ffd070", 0.9, "long", depth=0.6
        )


def elephant(at: Place) -> Path:
    body = smooth(
        [
            (-0.5, -0.4),
            (-0.42, -0.7),
            (-0.1, -0.78),
            (0.2, -0.74),
            (0.34, -0.84),
            (0.52, -0.78),
            (0.58, -0.6),
            (0.46, -0.46),
            (0.36, 0.1, 1),
            (0.2, 0.1, 1),
            (0.16, -0.24),
            (-0.2, -0.24),
            (-0.24, 0.1, 1),
            (-0.42, 0.1, 1),
        ]
    )
    trunk = ribbon([(0.5, -0.66), (0.66, -0.5), (0.7, -0.3), (0.82, -0.24)], tapered(0.18, 0.06), round_end=True)
    return at(union(body, trunk, limb(0.5, -0.5, 0.03, 0.7, -0.46, 0.01)))


def hare(at: Place) -> Path:
    body = smooth(
        [
            (-0.34, 0.1, 1),
            (-0.36, -0.2),
            (-0.2, -0.44),
            (0.04, -0.5),
            (0.1, -0.62),
            (0.26, -0.7),
            (0.4, -0.6),
            (0.42, -0.5),
            (0.26, -0.42),
            (0.22, -0.2),
            (0.26, 0.1, 1),
        ]
    )
    ears = [plants.leaf(0.2, -0.64, a, 0.52, 0.12) for a in (-1.75, -1.35)]
    return at(union(body, *ears, circle(-0.38, -0.02, 0.09)))


def stag(at: Place) -> Path:
    body = smooth(
        [
            (-0.4, -0.3),
            (-0.36, -0.5),
            (0.0, -0.54),
            (0.2, -0.56),
            (0.3, -0.8),
            (0.34, -0.9),
            (0.46, -0.9),
            (0.58, -0.8),
            (0.54, -0.74),
            (0.44, -0.72),
            (0.36, -0.4),
            (0.28, -0.26),
            (0.28, 0.1, 1),
            (0.2, 0.1, 1),
            (0.16, -0.2),
            (-0.22, -0.2),
            (-0.28, 0.1, 1),
            (-0.36, 0.1, 1),
        ]
    )
    horns = []
    for s in (-1, 1):
        horns += [
            ribbon([(0.38, -0.88), (0.36 + s * 0.14, -1.04), (0.38 + s * 0.2, -1.26)], tapered(0.05, 0.016)),
            ribbon([(0.37 + s * 0.12, -1.02), (0.38 + s * 0.28, -1.08)], tapered(0.04, 0.012)),
            ribbon([(0.37 + s * 0.17, -1.12), (0.38 + s * 0.06, -1.24)], tapered(0.036, 0.012)),
        ]
    return at(union(body, *horns))


def snake(x: float, y: float) -> Path:
    body = ribbon(
        [
            (x - 130, y),
            (x - 70, y - 24),
            (x - 20, y + 2),
            (x + 30, y - 30),
            (x + 20, y - 90),
            (x + 50, y - 150),
            (x + 96, y - 164),
        ],
        lambda t: 34 * math.sin(PI * min(1.0, 0.12 + t * 0.76)),
        round_end=True,
    )
    return union(body, oval(x + 104, y - 166, 30, 17, 0.1), limb(x + 130, y - 164, 2, x + 160, y - 160, 1))


def bear(at: Place) -> Path:
    return at(
        union(
            smooth(
                [
                    (-0.42, 0.1, 1),
                    (-0.44, -0.3),
                    (-0.3, -0.62),
                    (-0.06, -0.72),
                    (0.06, -0.92),
                    (0.24, -0.98),
                    (0.38, -0.86),
                    (0.5, -0.78),
                    (0.48, -0.68),
                    (0.32, -0.64),
                    (0.36, -0.3),
                    (0.34, 0.1, 1),
                    (0.08, 0.1, 1),
                    (0.02, -0.06),
                    (-0.1, 0.1, 1),
                ]
            ),
            circle(0.1, -0.96, 0.08),
            circle(0.26, -1.0, 0.07),
        )
    )


def heron(at: Place) -> Path:
    body = smooth([(-0.4, -0.3), (-0.16, -0.5), (0.08, -0.5), (0.12, -0.4), (-0.04, -0.26), (-0.3, -0.22)])
    neck = ribbon([(0.04, -0.46), (0.2, -0.62), (0.1, -0.8), (0.2, -0.98)], tapered(0.1, 0.06), round_end=True)
    return at(
        union(
            body,
            neck,
            circle(0.22, -1.0, 0.07),
            limb(0.26, -1.0, 0.04, 0.52, -0.94, 0.008),
            limb(-0.04, -0.28, 0.02, -0.02, 0.12, 0.015),
            limb(-0.12, -0.28, 0.02, -0.14, 0.12, 0.015),
        )
    )


def people_below(stage: Stage) -> None:
    """Plain people with baskets, in the dark of the lane, lit from above."""
    stage.lay(box(-40, 1080, 840, 1260), "#4a1c20", 0.8, "wash", gradient=(0, 1080, 0, 1230, "#240c16"))
    crowd = (
        (
            110,
            1150,
            250,
            False,
            people.Person("#9a5f3a", "#241d2b", "turban", "robe", "#c9b08a", trim="#7a2a24", cloth="#f2e2c0"),
            "walk",
        ),
        (
            236,
            1176,
            236,
            True,
            people.Person("#bb7d4c", "#241d2b", "headscarf", "robe", "#1d6a72", cloth="#e8b86a", trim="#e8b86a"),
            "carry",
        ),
        (
            380,
            1160,
            190,
            False,
            people.Person("#7a4630", "#1c1418", "short", "tunic", "#e8d3b0", "#8c3a2c", age="child"),
            "run",
        ),
        (
            520,
            1180,
            256,
            True,
            people.Person("#553024", "#e9e4dc", "bald", "robe", "#7a2f4a", trim="#e8b86a", age="old"),
            "stand",
        ),
        (
            646,
            1158,
            244,
            False,
            people.Person("#cf9a6a", "#241d2b", "headscarf", "dress", "#c8502c", cloth="#fdf3da", print="diamonds"),
            "carry",
        ),
        (
            752,
            1184,
            262,
            True,
            people.Person("#7a4630", "#241d2b", "short", "coat", "#3a4a7a", "#241d2b", hat="fez", hat_colour="#a8242f"),
            "walk",
        ),
    )
    for x, y, size, flip, who, pose in crowd:
        stage.cast(oval(x, y + 2, size * 0.2, 9), "#12060c", 0.6, 6)
        spots = people.side(stage, Place(x, y, size, 0, flip), who, pose, depth=0.8)
        if pose == "carry":
            hx, hy = spots["near"]
            furniture.basket(stage, Place(hx, hy + 24, 74), "#b8863a", 0.5)
            stage.lay([circle(hx + dx, hy - 18 + abs(dx) * 0.2, 14) for dx in (-20, 2, 22)], "#f08a2e", 0.3, "wash")
    stage.pool(400, 1010, 420, "#ffb060", 0.3)
