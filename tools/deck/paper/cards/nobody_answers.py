"""In a misty marsh a crane stands and listens at a telephone whose cord runs off into the fog."""

from __future__ import annotations

import random

from .. import *

FEELING = "loneliness"
CLUES = ("please hold the line", "news from the other side", "the number you have dialled")
LIGHT = FOG.but(spill=0.4, vignette=0.12)
CROP = "scene"


def draw(stage: Stage) -> None:
    chance = random.Random(21)
    stage.ground("#dfe3dc", gradient=(0, 100, 0, 900, "#c4d0cb"))
    stage.lay(circle(560, 250, 92), "#f6efdc", 0.15, "wash", alpha=0.8)
    layers = ((430, "#b9c8c4", 0.30), (520, "#a3b8b5", 0.28), (620, "#87a3a2", 0.24), (730, "#67898b", 0.18))
    for i, (y, colour, air) in enumerate(layers):
        stage.lay(sky.ridge(y, 90 - 14 * i, 3 + i, 0.0, 4 + i), colour, 0.8, "wash", wobble=0.3)
        for _ in range(4 + 2 * i):
            x = chance.uniform(-10, 810)
            h = 60 + 34 * i
            stage.lay(
                limb(x, y + 20, 2.0 + i * 0.7, x + chance.uniform(-8, 8), y - h, 1.0), mix(colour, "#34504f", 0.35), 0.4
            )
        stage.haze(air, "#dbe2dc")
    poles(stage)
    stage.haze(0.16, "#dbe2dc")
    pond = smooth([(-60, 860), (200, 835), (480, 850), (860, 825), (860, 1260, 1), (-60, 1260, 1)])
    stage.lay(pond, "#7fa3a0", 0.9, "wash", gradient=(0, 830, 0, 1200, "#3f6a6c"))
    for y, x0, x1 in ((880, 60, 300), (910, 420, 720), (960, 20, 210), (1010, 520, 790), (1070, 120, 420)):
        stage.lay(limb(x0, y, 3, x1, y, 1.5), "#c3d5ce", 0, "wash", rim=0, alpha=0.6)
    reflection(stage)
    water.ripples(stage, 292, 1012, 120, "#d3e2db", 4, 0.24, 4)
    water.ripples(stage, 548, 1008, 150, "#d3e2db", 4, 0.22, 4)
    stump(stage)
    crane(stage)
    for i in range(16):
        x = (-10 + 26 * i) if i < 7 else (560 + 28 * (i - 7))
        plants.reed(
            stage,
            Place(x + chance.uniform(-9, 9), 1235, chance.uniform(190, 400), chance.uniform(-0.12, 0.12)),
            "#1f3f40",
            "#4a2a20",
            1.1,
        )
    stage.lay(plants.grass(-20, 820, 1215, 110, 4, 10, 0.1), "#122c30", 1.0, "paint")


def poles(stage: Stage) -> None:
    """The line it is connected to, getting lost."""
    tops = []
    for x, y, h in ((735, 800, 330), (650, 745, 230), (592, 706, 160), (552, 680, 110)):
        k = h / 330
        stage.lay(
            [box(x - 5 * k, y - h, x + 5 * k, y + 130), box(x - 44 * k, y - h + 26 * k, x + 44 * k, y - h + 36 * k)],
            "#4f6a6a",
            0.5,
            "kraft",
        )
        tops.append((x - 40 * k, y - h + 26 * k))
    for (ax, ay), (bx, by) in zip(tops, tops[1:], strict=False):
        stage.lay(
            [stroke(bezier(ax, ay, ax - (ax - bx) * 0.3, ay + 34, bx + (ax - bx) * 0.3, by + 26, bx, by), 1.8)],
            "#4f6a6a",
            0.2,
        )


def reflection(stage: Stage) -> None:
    stage.cast(
        smooth([(240, 1110), (330, 1100), (390, 1150), (340, 1200), (250, 1190), (210, 1150)]), "#e4ece4", 0.3, 22
    )
    stage.cast(ribbon([(292, 1012), (296, 1060), (290, 1110)], 7), "#2f4a4c", 0.45, 2)
    stage.cast(smooth([(470, 1010), (630, 1010), (610, 1110), (560, 1160), (490, 1110)]), "#1f3f40", 0.4, 10)


def stump(stage: Stage) -> None:
    stage.lay(
        smooth(
            [
                (468, 880, 1),
                (630, 880, 1),
                (622, 950),
                (648, 1010, 1),
                (600, 1000),
                (548, 1020),
                (500, 1002),
                (450, 1012, 1),
                (476, 950),
            ]
        ),
        "#5a4438",
        1.0,
        "kraft",
        streak=(PI / 2, 0.2),
    )
    stage.lay(oval(549, 880, 82, 20), "#b39478", 0.3, "kraft")
    for k in (58, 36, 16):
        stage.lay([stroke(oval(549, 880, k, k * 0.24), 2)], "#84644a", 0, rim=0)
    body = Place(552, 884, 118)
    stage.lay(
        body(smooth([(-0.3, -0.5), (0.3, -0.5), (0.42, -0.3), (0.56, 0, 1), (-0.56, 0, 1), (-0.42, -0.3)])),
        "#b8322c",
        0.9,
        "smooth",
        gradient=body.gradient(-0.4, -0.5, 0.4, 0, "#7a1c24"),
    )
    stage.lay(body(circle(0, -0.22, 0.2)), "#f6ecd8", 0.25, "smooth")
    stage.lay([body(circle(p[0], p[1], 0.032)) for p in arc(0, -0.22, 0.135, 0.3, 5.6, 10)], "#7a1c24", 0, rim=0)
    stage.lay(body(circle(0, -0.22, 0.06)), "#b8322c", 0.1, "smooth")
    stage.lay([body(limb(s * 0.26, -0.5, 0.05, s * 0.3, -0.62, 0.035)) for s in (-1, 1)], "#7a1c24", 0.3, "smooth")
    cord = [(610, 872), (650, 900), (640, 960), (690, 985), (760, 950), (770, 900), (735, 840)]
    stage.lay([stroke(smooth(cord, closed=False), 4)], "#3a2a2c", 0.5)


def crane(stage: Stage) -> None:
    """Standing, its head bent to the receiver, which it holds up with one foot."""
    white, dark = "#f8f5ea", "#26323a"
    at = Place(292, 1012, 520)
    stage.lay(at(ribbon([(0.0, -0.44), (0.012, -0.22), (0.0, 0.0)], tapered(0.026, 0.014))), "#3a4a4c", 0.5)
    stage.lay(at(ribbon([(0.05, -0.44), (0.17, -0.36), (0.26, -0.46)], tapered(0.026, 0.016))), "#3a4a4c", 0.6)
    for i in range(6):
        stage.lay(
            at(plants.leaf(-0.1, -0.56 + 0.025 * i, PI - 0.75 - 0.1 * i, 0.36 - 0.02 * i, 0.05)),
            mix(dark, "#4a5a60", 0.12 * i),
            0.5,
            "paint",
        )
    stage.lay(
        at(
            smooth(
                [
                    (0.16, -0.6),
                    (0.02, -0.68),
                    (-0.16, -0.6),
                    (-0.27, -0.44, 1),
                    (-0.1, -0.42),
                    (0.08, -0.42),
                    (0.17, -0.5),
                ]
            )
        ),
        white,
        1.0,
        "wash",
        gradient=at.gradient(0, -0.68, 0, -0.42, "#c9d4d0"),
    )
    for i in range(3):
        stage.lay(
            at(plants.leaf(0.08 - 0.05 * i, -0.6 + 0.035 * i, PI - 0.5, 0.24, 0.055)),
            mix(white, "#c9d4d0", 0.25 * i),
            0.3,
            "wash",
        )
    neck = [(0.12, -0.56), (0.22, -0.66), (0.17, -0.8), (0.2, -0.93), (0.29, -0.95)]
    stage.lay(at(ribbon(neck, tapered(0.085, 0.05), round_end=True)), white, 0.8, "wash")
    stage.lay(at(ribbon(neck[:4], tapered(0.055, 0.012))), dark, 0.15, "paint")
    stage.lay(
        at(smooth([(0.24, -0.975), (0.3, -0.995), (0.345, -0.96), (0.33, -0.925), (0.26, -0.915)])), white, 0.4, "wash"
    )
    stage.lay(at(oval(0.295, -0.985, 0.038, 0.016, 0.1)), "#c8392f", 0.15, "smooth")
    stage.lay(at(polygon([(0.335, -0.965), (0.52, -0.90), (0.335, -0.93)])), "#b39a5a", 0.3)
    stage.lay(at(circle(0.305, -0.955, 0.009)), "#1a1a20", 0, rim=0)
    receiver = at.at(0.3, -0.76, 0.24, 1.25)
    stage.lay(
        receiver(
            smooth(
                [
                    (-0.62, -0.1),
                    (-0.66, -0.26),
                    (-0.4, -0.32),
                    (0, -0.28),
                    (0.4, -0.32),
                    (0.66, -0.26),
                    (0.62, -0.1),
                    (0.42, -0.08),
                    (0.34, -0.16),
                    (0, -0.18),
                    (-0.34, -0.16),
                    (-0.42, -0.08),
                ]
            )
        ),
        "#b8322c",
        0.8,
        "smooth",
    )
    cx, cy = receiver.point(0.55, -0.1)
    cord = [(cx, cy), (cx - 6, cy + 70), (cx + 20, cy + 120), (cx - 14, cy + 160), (504, 868)]
    stage.lay([stroke(smooth(cord, closed=False), 4)], "#3a2a2c", 0.5)
    fx, fy = at.point(0.26, -0.46)
    rx, ry = receiver.point(0.1, -0.2)
    stage.lay(ribbon([(fx, fy), ((fx + rx) / 2 + 6, (fy + ry) / 2), (rx, ry)], tapered(8, 6)), "#3a4a4c", 0.3)
    stage.lay([limb(rx, ry, 4, rx + dx, ry + dy, 2.5) for dx, dy in ((26, -8), (28, 12), (-20, 10))], "#3a4a4c", 0.3)
