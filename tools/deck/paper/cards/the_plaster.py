"""The moon has cracked; on a very long ladder a nurse lays a plaster on it."""

from __future__ import annotations

from .. import *

FEELING = "tenderness"
CLUES = ("it will be full again by the wedding", "night duty", "who dropped it")
LIGHT = NIGHT.but(vignette=0.34, key_strength=1.0, ambient_strength=0.3)
CROP = "figure"

MOON = (330.0, 380.0, 420.0)


def draw(stage: Stage) -> None:
    stage.ground("#141a40", "wash", gradient=(0, 0, 0, 1200, "#323f7c"))
    sky.punched(stage, full_sheet(), sky.stars(6, 120, (0, 0, 800, 1200), (0.9, 2.4)), "#171d46", "#fff0c0", 0.7, 0.3)
    moon(stage)
    below(stage)
    nurse(stage)


def moon(stage: Stage) -> None:
    x, y, r = MOON
    for k, tone in ((1.24, "#222b60"), (1.14, "#333d78"), (1.06, "#565f9a")):
        stage.lay(circle(x, y, r * k), tone, 0.2, "wash", rim=0.1)
    disc = circle(x, y, r)
    stage.backlight(disc, "#fff0c4", 0.22)
    stage.lay(disc, "#f2e6c4", 0.9, "wash", gradient=("r", x - 120, y - 120, 700, "#c4b490"), through=0.6)
    seas = ((180, 220, 90, 60), (430, 180, 70, 46), (150, 470, 70, 80), (330, 640, 90, 40), (560, 600, 60, 44))
    for i, (sx, sy, rx, ry) in enumerate(seas):
        stage.lay(smooth(wobbly(sx, sy, rx, ry, 18, 0.12, i + 3)), "#d9c9a0", 0.15, "wash", clip=disc, rim=0.2)
        stage.lay(
            smooth(wobbly(sx + 8, sy + 8, rx * 0.7, ry * 0.7, 16, 0.12, i + 9)),
            "#cbb98e",
            0.1,
            "wash",
            clip=disc,
            rim=0.2,
        )
    # a sleepy face nobody can be sure of
    stage.lay(
        [
            stroke(bezier(196, 330, 226, 356, 262, 356, 288, 334), 7),
            stroke(bezier(404, 322, 432, 348, 470, 346, 494, 322), 7),
        ],
        "#a8946a",
        0,
        rim=0,
        alpha=0.8,
    )
    stage.lay([stroke(bezier(300, 520, 336, 536, 376, 532, 404, 508), 7)], "#a8946a", 0, rim=0, alpha=0.8)
    crack = [(470, -20), (486, 70), (444, 130), (500, 200), (456, 280), (540, 360), (516, 420), (604, 470), (640, 540)]
    spread = ribbon(crack, lambda t: 34 * (1 - t) ** 0.7 + 3)
    stage.lay(spread, "#141a40", 0.0, "velvet", clip=disc, rim=0)
    stage.lay(
        [
            stroke(polyline(*crack[2:4], (590, 180)), 5),
            stroke(polyline(crack[4], (380, 316), (360, 300)), 5),
            stroke(polyline(crack[6], (470, 450), (476, 500)), 4),
        ],
        "#3a3c5e",
        0,
        rim=0,
        clip=disc,
    )
    stage.cast(minus(move(spread, 6, 6), spread), "#fffbe8", 0.7, 3, clip=disc)
    for dx, dy, s in ((700, 640, 17), (676, 720, 12), (744, 700, 9)):  # what came off
        stage.lay(
            polygon([(dx - s, dy), (dx, dy - s), (dx + s * 1.2, dy - s * 0.2), (dx + s * 0.3, dy + s)]),
            "#f2e6c4",
            0.4,
            "wash",
        )
    strip(stage, 520, 384, 0.5)
    strip(stage, 470, 120, -0.35)


def strip(stage: Stage, x: float, y: float, angle: float) -> None:
    at = Place(x, y, 1, angle)
    band = at(box(-92, -30, 92, 30, 28))
    stage.lay(band, "#e8a88a", 0.6, "smooth")
    stage.lay(at(box(-34, -26, 34, 26, 4)), "#f8ead8", 0.15, "smooth")
    stage.lay(
        [at(circle(s * (54 + i * 14), (j - 1) * 15, 2.6)) for s in (-1, 1) for i in range(2) for j in range(3)],
        "#c07a60",
        0,
        rim=0,
    )


def below(stage: Stage) -> None:
    """The town's roofs are only a hem, the ladder stands in a boat on the river."""
    for i in range(6):
        y = 1050 + i * 34
        stage.lay(water.swell(y, 6, 160, i * 1.7), mix("#2c3f80", "#141a40", i / 5), 0.5, "paint", streak=(0.02, 0.12))
    for i in range(7):
        y = 1066 + i * 20
        stage.lay(
            ribbon([(240 - i * 8, y), (330, y + 3), (420 + i * 6, y)], spindle(6)), "#f2e6c4", 0, rim=0, alpha=0.6
        )


def nurse(stage: Stage) -> None:
    foot, top = (640.0, 1120.0), (560.0, 470.0)
    stage.lay(furniture.ladder(*foot, *top, 92, 19, 10, 0.35), "#b8824a", 0.9, "kraft")
    machines.rowing_boat(stage, Place(640, 1128, 120), "#c8392f", "#4a2d24", 0.9)
    who = people.Person("#7a4630", "#1c1418", "bun", "dress", "#f4f4fa", "#7a4630", trim="#e0563f", shoes="#f4f4fa")
    at = Place(606, 790, 300)
    stance = people.Stance((2.5, 0.1), (0.5, -1.2), 0.04, -0.1)
    spots = people.back(stage, at, who, stance, 0.9)
    hx, hy = spots["head"]
    cap = Place(hx, hy - 30, 34)
    stage.lay(
        cap(smooth([(-0.8, 0.2), (-0.7, -0.5), (0, -0.7), (0.7, -0.5), (0.8, 0.2), (0, 0.0)])), "#ffffff", 0.4, "smooth"
    )
    stage.lay([cap(box(-0.08, -0.5, 0.08, -0.06)), cap(box(-0.24, -0.36, 0.24, -0.2))], "#e0563f", 0.05, "smooth")
    bag = Place(690, 740, 50)
    stage.lay(bag(box(-0.7, 0, 0.7, 1.0, 0.16)), "#e8e4d8", 0.6, "kraft")
    stage.lay([bag(box(-0.09, 0.26, 0.09, 0.8)), bag(box(-0.27, 0.44, 0.27, 0.62))], "#e0563f", 0.1, "smooth")
    stage.lay([stroke(bag(bezier(-0.4, 0, -0.4, -0.6, 0.4, -0.6, 0.4, 0)), 5)], "#8a6a4a", 0.3, "smooth")
