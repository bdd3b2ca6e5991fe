"""Out of a calm sea rises a fist of rock with smoke between its fingers; on its thumb lies a village."""

from __future__ import annotations

from .. import *

FEELING = "anger"
CLUES = ("do not wake it", "he swore he would come back up", "home is where you hold on")
LIGHT = NOON.but(vignette=0.12, direction=(6, 7))
CROP = "scene"

AT = Place(404, 560, 396, 0.04)
ROCK = "#8a6a58"


def draw(stage: Stage) -> None:
    stage.ground("#7fc4bd", "paint", gradient=(0, 0, 0, 860, "#f8eccb"), streak=(0.02, 0.06))
    sky.scrolled(stage, Place(110, 260, 130), "#fbf4de", "#8cc5ae", 0.6)
    sky.scrolled(stage, Place(680, 330, 90, 0, True), "#fbf4de", "#8cc5ae", 0.6)
    smoke(stage)
    stage.lay(box(-60, 862, 860, 1260), "#a5d3bd", 0.3, "wash", gradient=(0, 862, 0, 960, "#5fb0a4"))
    stage.lay(smooth([(-60, 866), (40, 842), (130, 866, 1)]), "#6fa8a0", 0.3, "wash")
    hands.fist(stage, AT, hands.Glove(ROCK, None, None, nails="#cdb79a", reach=3.0, old=True), depth=1.1)
    strata(stage)
    green(stage)
    village(stage)
    sea(stage)
    canoe(stage)


def smoke(stage: Stage) -> None:
    """Heaps of it, wider and paler as they rise, drifting to the right."""
    for x, drift, sizes in ((-0.22, 16, (26, 36, 46, 58)), (0.02, 22, (30, 44, 60, 76)), (0.26, 20, (28, 40, 54, 66))):
        px, py = AT.point(x, -0.56)
        heaps = []
        for j, r in enumerate(sizes):
            heaps.append((px + drift * j * (1 + 0.3 * j), py - 10 - sum(sizes[:j]) * 0.86, r, j))
        for hx, hy, r, j in reversed(heaps):
            for k, colour in enumerate((mix("#4a3f4c", "#c9c3c0", 0.2 * j), mix("#6a5d68", "#e6dfd6", 0.2 * j))):
                stage.lay(
                    smooth(
                        wobbly(hx + 5 * k, hy - 8 * k, r * (1 - 0.3 * k), r * (0.86 - 0.3 * k), 18, 0.16, j * 3 + k)
                    ),
                    colour,
                    0.6,
                    "wash",
                )


def strata(stage: Stage) -> None:
    """Four cliffs that are fingers, the heat of what is inside between them, a thumb across."""
    for x, top in ((-0.235, -0.5), (0.02, -0.54), (0.265, -0.5)):
        gap = AT(ribbon([(x, top + 0.06), (x, -0.2), (x, 0.14)], lambda t: 0.07))
        stage.lay(gap, "#2a1220", 0, "velvet", rim=0)
        stage.lay(
            AT(ribbon([(x, top + 0.1), (x, -0.2), (x, 0.1)], spindle(0.03, 0.008))), "#ffb05a", 0, "tissue", rim=0
        )
        stage.backlight(gap, "#ff5a1a", 0.35)
    for x, top, end in ((0.385, -0.42, 0.16), (0.145, -0.5, 0.2), (-0.11, -0.52, 0.2), (-0.36, -0.46, 0.16)):
        finger = AT(limb(x, top, 0.118, x * 0.97, end, 0.112))
        stage.lay(finger, "#9a7862", 1.0, "chalk", gradient=AT.gradient(x - 0.1, 0, x + 0.13, 0, "#634839"), puff=14)
        for y in (top + 0.26, top + 0.3, end - 0.12):
            stage.lay(
                AT(ribbon([(x - 0.09, y), (x, y + 0.02), (x + 0.09, y - 0.01)], spindle(0.016, 0.003))),
                "#5a4034",
                0,
                rim=0,
                clip=finger,
                alpha=0.8,
            )
    thumb = AT(
        ribbon(
            [(-0.42, 0.62), (-0.55, 0.36), (-0.4, 0.22), (-0.1, 0.24), (0.24, 0.32)],
            lambda t: 0.3 - 0.06 * t,
            round_start=True,
            round_end=True,
        )
    )
    stage.lay(thumb, "#a5826a", 1.1, "chalk", gradient=AT.gradient(-0.2, 0.16, -0.1, 0.5, "#6a4c3e"), puff=16)
    for pts in (
        [(-0.5, 0.44), (-0.42, 0.46), (-0.36, 0.42)],
        [(-0.16, 0.34), (-0.13, 0.28), (-0.13, 0.22)],
        [(-0.44, 0.56), (-0.36, 0.56), (-0.3, 0.52)],
    ):
        stage.lay(AT(ribbon(pts, spindle(0.018, 0.004))), "#5a4034", 0, rim=0, alpha=0.8)
    for pts in (
        [(-0.2, 0.6), (0.02, 0.64), (0.3, 0.58)],
        [(-0.26, 0.86), (0.0, 0.9), (0.26, 0.84)],
        [(-0.1, 0.74), (0.1, 0.77), (0.3, 0.72)],
    ):
        stage.lay(AT(ribbon(pts, spindle(0.024, 0.004))), "#4f382e", 0, rim=0, alpha=0.8)


def green(stage: Stage) -> None:
    """Woods on the knuckles, hanging down between them."""
    for i, (x, y, w) in enumerate(((-0.36, -0.55, 0.1), (-0.11, -0.61, 0.1), (0.145, -0.59, 0.1), (0.385, -0.51, 0.1))):
        tuft = [
            (x - w, y + 0.02),
            (x - w * 0.8, y - 0.05),
            (x - w * 0.2, y - 0.1),
            (x + w * 0.5, y - 0.09),
            (x + w, y + 0.0),
        ]
        drip = [(x + w * 0.9, y + 0.05), (x + w * 0.3, y + 0.02), (x - w * 0.1, y + 0.07), (x - w * 0.5, y + 0.03)]
        stage.lay(AT(smooth([*tuft, *drip])), ("#2f7a52", "#3f8a4a", "#27694a", "#4a9450")[i], 0.7, "paint", wobble=0.3)
        for j in range(7):
            px, py = AT.point(x - w * 0.7 + 0.23 * w * j, y - 0.05 + 0.012 * abs(j - 3))
            stage.lay(
                Place(px, py, 14 + 4 * (j % 3))(sky.cloud(i * 7 + j, 5)),
                mix("#2f7a52", "#a8c860", 0.14 * (j % 4)),
                0.35,
                "paint",
            )
    for x, y, h, lean, seed in ((-0.38, -0.58, 130, -0.2, 3), (0.4, -0.54, 120, 0.22, 2)):
        px, py = AT.point(x, y)
        plants.palm(stage, Place(px, py, h), "#7a5236", "#2f7a52", seed, lean, 0.6)


def village(stage: Stage) -> None:
    ledge = [
        (-0.5, 0.17),
        (-0.38, 0.09),
        (-0.1, 0.1),
        (0.14, 0.16),
        (0.26, 0.23),
        (0.0, 0.19),
        (-0.22, 0.16),
        (-0.42, 0.2),
    ]
    stage.lay(AT(smooth(ledge)), "#4a9450", 0.5, "paint", wobble=0.3)
    for x, y, h, wall in (
        (-0.38, 0.13, 66, "#c98a56"),
        (-0.24, 0.1, 82, "#e0b07a"),
        (-0.1, 0.11, 70, "#b9744a"),
        (0.03, 0.13, 60, "#e0b07a"),
    ):
        px, py = AT.point(x, y)
        buildings.hut(stage, Place(px, py, h), wall, "#e8c878", 0.5, "#e2553f")
    for x, y, colour in ((-0.31, 0.15, "#e2553f"), (-0.03, 0.15, "#1f5560"), (0.1, 0.16, "#f6ecd0")):
        px, py = AT.point(x, y)
        people.back(
            stage,
            Place(px, py, 34),
            people.Person("#7a4630", "#241d2b", "short", "dress", colour),
            "arms_up" if x > 0.05 else "stand",
            0.2,
        )


def sea(stage: Stage) -> None:
    for x, y, r in ((262, 946, 70), (330, 968, 44), (588, 950, 64), (520, 972, 40), (206, 974, 36)):  # fallen rocks
        rock = [
            (x - r, y + r * 0.6, 1),
            (x - r * 0.7, y - r * 0.2),
            (x - r * 0.1, y - r * 0.7, 1),
            (x + r * 0.5, y - r * 0.3),
            (x + r, y + r * 0.6, 1),
        ]
        stage.lay(smooth(rock), "#7a5c4c", 0.7, "chalk")
        stage.lay(polygon([rock[0], rock[1], rock[2], (x - r * 0.2, y + r * 0.6)]), "#a5826a", 0.15, "chalk")
    for i, (y, colour) in enumerate(
        ((930, "#8cc5ae"), (962, "#58aba0"), (1008, "#2f8a88"), (1066, "#23707a"), (1136, "#1b5866"))
    ):
        if i == 0:
            foam = smooth(
                [
                    (120, 966),
                    (190, 926),
                    (262, 934),
                    (330, 912),
                    (410, 924),
                    (490, 906),
                    (560, 930),
                    (640, 916),
                    (710, 962),
                    (560, 1000),
                    (300, 1000),
                ]
            )
            stage.lay(foam, "#fbf6e4", 0.6, "wash", wobble=0.4)
            stage.lay(Place(418, 962, 0.84, 0)(move(foam, -418, -952)), "#c8e4d0", 0.3, "wash")
        stage.lay(water.swell(y, 9 + 3 * i, 260 + 60 * i, i * 1.9), colour, 0.8, "paint", streak=(0.02, 0.1))
        stage.lay(
            [
                ribbon(
                    [
                        (60 + 190 * k + 37 * i, y + 26 + 5 * i),
                        (110 + 190 * k + 37 * i, y + 21 + 5 * i),
                        (165 + 190 * k + 37 * i, y + 27 + 5 * i),
                    ],
                    spindle(5),
                )
                for k in range(4)
            ],
            "#d5eeda",
            0,
            rim=0,
            alpha=0.6,
        )


def canoe(stage: Stage) -> None:
    x, y = 214, 1086
    who = people.Person("#7a4630", "#241d2b", "bun", "tunic", "#e2553f", "#1f5560")
    row = people.POSES["sit"].but(near_arm=(1.1, -0.3), far_arm=(1.0, -0.3))
    hand = people.side(stage, Place(x - 6, y + 10, 150), who, row, 0.5)["near"]
    stage.lay(
        ribbon([(hand[0] - 16, hand[1] - 44), hand, (hand[0] + 32, y + 52)], lambda t: 7), "#5a3a26", 0.4, "kraft"
    )
    machines.canoe(stage, Place(x, y + 6, 84), "#7a4630", "#f6ecd0", 0.7)
    stage.lay(
        water.swell(1114, 9, 300, 0.6),
        "#1f6470",
        0.7,
        "paint",
        streak=(0.02, 0.1),
        gradient=(0, 1100, 0, 1230, "#134653"),
    )
