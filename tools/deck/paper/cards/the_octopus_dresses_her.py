"""Under water in the evening an octopus fastens a string of pearls round a diver's neck, with eight careful arms."""

from __future__ import annotations

import math

from .. import *

FEELING = "love"
CLUES = ("hold your breath, dear", "eight ways to say it", "the tide's own jeweller")
LIGHT = DUSK.but(
    key="#d8f0e0", ambient="#1f5a78", ambient_strength=0.42, direction=(3, 9), vignette=0.3, tilt=0.3, air="#4aa0a0"
)
CROP = "figure"

RED, SUCKER = "#d8503f", "#f8c0a4"


def draw(stage: Stage) -> None:
    stage.ground("#7cc4b4", "wash", gradient=(300, 0, 400, 1100, "#0f3448"))
    beams = fire.rays(260, -160, 100, 1300, 9, 0.4, 0.9, 2.1)
    stage.lay(beams, "#b5e2c8", 0, rim=0, alpha=0.22)
    reef(stage)
    arms_behind(stage)
    her(stage)
    pearls(stage)
    arms_before(stage)
    head(stage)
    bubbles = [
        circle(x, y, r) for x, y, r in scatter(4, 20, lambda c: c.uniform(5, 15), bounds=(600, 60, 780, 560), gap=22)
    ]
    stage.lay([stroke(b, 3) for b in bubbles], "#e6f7ea", 0.1, "smooth")


def reef(stage: Stage) -> None:
    stage.lay(sky.ridge(980, 90, 5, 0.3), "#1d5a66", 0.7, "wash")
    for x, y, size, tone, seed in (
        (60, 1210, 420, "#2f7a68", 2),
        (742, 1210, 480, "#246a6a", 5),
        (650, 1220, 260, "#3f8a5a", 9),
    ):
        plants.seaweed(stage, Place(x, y, size), tone, seed, 0.6)
    for i, (x, y) in enumerate(((110, 250), (70, 320), (160, 360), (96, 420))):
        animals.fish(stage, Place(x, y, 26, 0.1, i % 2 == 1), "#f2b65a", "#f8d68a", scales=False, depth=0.3)


def her(stage: Stage) -> None:
    """From behind, hair piled up, an old diving suit to the shoulder blades."""
    skin = "#8a5230"
    suit = smooth(
        [
            (120, 1260, 1),
            (140, 1080),
            (200, 960),
            (300, 900),
            (400, 884),
            (500, 900),
            (600, 960),
            (660, 1080),
            (680, 1260, 1),
        ]
    )
    body = smooth(
        [
            (150, 1000),
            (210, 900),
            (320, 850),
            (346, 800),
            (350, 720),
            (450, 720),
            (454, 800),
            (480, 850),
            (590, 900),
            (650, 1000),
            (600, 1120),
            (200, 1120),
        ]
    )
    stage.lay(body, skin, 1.1, "card", gradient=(400, 720, 400, 1100, "#6a3a28"), core="#f0b890")
    stage.lay([stroke(bezier(400, 900, 396, 960, 400, 1000, 400, 1040), 5)], "#5a2e20", 0, rim=0, alpha=0.5)
    stage.lay(
        minus(suit, smooth([(250, 860, 1), (300, 1010), (400, 1056), (500, 1010), (550, 860, 1)])),
        "#1d3f5e",
        0.9,
        "paint",
        streak=(1.4, 0.14),
        core="#7cc4d4",
    )
    stage.lay(
        [
            stroke(bezier(268, 930, 310, 1030, 350, 1060, 400, 1062), 7),
            stroke(bezier(532, 930, 490, 1030, 450, 1060, 400, 1062), 7),
        ],
        "#f2b65a",
        0.2,
        "smooth",
    )
    stage.lay([stroke(polyline((400, 1064), (400, 1260)), 6)], "#f2b65a", 0.1, "smooth")
    at = Place(400, 640, 112)
    for s in (-1, 1):
        stage.lay(at(oval(s * 0.84, 0.06, 0.13, 0.21)), skin, 0.4, "card")
        stage.lay(at(water.drop(s * 0.88, 0.42, 0.1)), "#f2d28a", 0.3, "foil")
    stage.lay(at(oval(0, 0, 0.86, 1.0)), "#1c1620", 0.8, "paint", streak=(PI / 2, 0.2))
    for i, (x, y, r) in enumerate(
        ((0, -0.9, 0.5), (-0.44, -0.7, 0.36), (0.44, -0.7, 0.36), (-0.2, -1.22, 0.32), (0.24, -1.2, 0.3))
    ):
        stage.lay(
            at(smooth(wobbly(x, y, r, r * 0.92, 16, 0.05, i))),
            ("#241c2a", "#1c1620")[i % 2],
            0.4,
            "paint",
            streak=(i, 0.2),
        )
        stage.lay(
            [stroke(at(smooth(spiral(x, y, 0.05, r * 0.7, 1.4, i), closed=False)), 4)], "#4a3f5a", 0, rim=0, alpha=0.8
        )
    tendrils = [
        stroke(at(p), 3.5)
        for p in (
            bezier(0.3, 0.86, 0.42, 1.0, 0.3, 1.1, 0.4, 1.24),
            bezier(-0.34, 0.84, -0.46, 0.96, -0.36, 1.1, -0.44, 1.2),
            bezier(0.02, 0.96, 0.1, 1.06, -0.04, 1.16, 0.04, 1.26),
        )
    ]
    stage.lay(tendrils, "#1c1620", 0.15, "smooth")


def pearls(stage: Stage) -> None:
    """Round her neck, open still; the two ends are in two arms' tips."""
    for side in (-1, 1):
        line = path.curve(
            [(400 + side * 66, 752), (400 + side * 62, 804), (400 + side * 40, 846), (400 + side * 16, 872)], 12
        )
        for x, y in line[::4]:
            stage.lay(circle(x, y, 12.5), "#fdf6e6", 0.5, "smooth", puff=4, core="#ffffff")
    stage.lay(circle(386, 884, 9), "#f2b65a", 0.4, "foil")
    stage.lay([stroke(circle(416, 886, 9), 5)], "#f2b65a", 0.4, "foil")


Arm = list[Point]
BEHIND: tuple[Arm, ...] = (
    [(330, 250), (180, 330), (90, 520), (110, 700), (60, 820)],
    [(480, 250), (640, 330), (720, 520), (690, 700), (756, 800)],
    [(300, 220), (150, 190), (60, 90), (110, 20)],
    [(510, 220), (660, 200), (730, 110), (690, 40)],
)
BEFORE: tuple[Arm, ...] = (
    [(352, 352), (262, 480), (210, 680), (256, 850), (330, 912), (380, 892)],
    [(448, 352), (548, 480), (600, 680), (554, 850), (474, 914), (424, 894)],
    [(318, 330), (200, 430), (140, 600), (170, 770), (226, 880)],
    [(482, 330), (610, 430), (668, 600), (636, 770), (578, 880)],
)


def arm(stage: Stage, line: Arm, width: float, depth: float) -> None:
    shape = ribbon(line, lambda t: width * (1 - t) ** 0.8 + 11, round_start=True, round_end=True)
    stage.lay(shape, RED, depth, "paint", streak=(1.2, 0.14), gradient=(400, 250, 400, 960, "#a8324a"), core="#ffb090")
    dense = path.curve(line, 9)
    for i in range(5, len(dense) - 2, 2):
        (ax, ay), (x, y) = dense[i - 1], dense[i]
        a = math.atan2(y - ay, x - ax)
        w = (width * (1 - i / len(dense)) ** 0.8 + 11) * 0.27
        side = 1 if x < 400 else -1
        stage.lay(
            circle(x - math.sin(a) * w * -side, y + math.cos(a) * w * -side, max(2.6, w * 0.42)),
            SUCKER,
            0.08,
            "smooth",
            clip=shape,
        )


def arms_behind(stage: Stage) -> None:
    for line in BEHIND:
        arm(stage, line, 74, 0.8)


def head(stage: Stage) -> None:
    mantle = smooth(
        [
            (400, 30),
            (500, 52),
            (560, 130),
            (556, 220),
            (510, 290),
            (470, 350),
            (400, 372),
            (330, 350),
            (290, 290),
            (244, 220),
            (240, 130),
            (300, 52),
        ]
    )
    stage.lay(
        mantle, RED, 1.1, "paint", gradient=(340, 60, 470, 360, "#a8324a"), puff=16, streak=(1.2, 0.12), core="#ffb090"
    )
    spots = [
        oval(x, y, r * 1.2, r)
        for x, y, r in scatter(
            6, 24, lambda c: c.uniform(6, 17), within=grow(smooth(wobbly(400, 150, 130, 96)), -6), gap=5
        )
    ]
    stage.lay(spots, "#ee8466", 0, "wash", rim=0, alpha=0.7)
    for s in (-1, 1):  # lids down, eyes on the work
        x, y = 400 + s * 62, 286
        stage.lay(oval(x, y, 44, 38, s * 0.2), "#c4424a", 0.5, "paint")
        stage.lay(oval(x, y + 4, 31, 25), "#fbeecb", 0.2, "smooth")
        stage.lay(oval(x - s * 4, y + 15, 20, 8), "#241420", 0, rim=0)
        lid = smooth([(x - 36, y + 6), (x, y + 10), (x + 36, y + 6), (x + 30, y - 26), (x - 30, y - 26)])
        stage.lay(lid, "#d8503f", 0.25, "paint", clip=oval(x, y, 40, 34, s * 0.2))


def arms_before(stage: Stage) -> None:
    for i, line in enumerate(BEFORE):
        arm(stage, line, 62 if i < 2 else 54, 0.7)
