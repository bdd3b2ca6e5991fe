"""Two hands open an egg over a white bowl: the night runs out of it, and its yolk is a small ringed planet."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "wonder"
CLUES = ("breakfast before there was anything", "handle the dark with care", "she has the recipe")
LIGHT = WHITE_PAPER.but(vignette=0.12, direction=(6, 9))
CROP = "close-up"

NIGHT_, DEEP = "#1d2f8a", "#0e1440"


def draw(stage: Stage) -> None:
    stage.ground("#c4d6f0", "wash", gradient=(0, 0, 0, 1200, "#9ab8e4"))
    for k in range(7):
        stage.lay(box(-40, 150 * k, 840, 150 * k + 3), "#b4caea", 0, rim=0)
    bowl(stage)
    pour(stage)
    front_of_bowl(stage)
    shells(stage)


def bowl(stage: Stage) -> None:
    stage.cast(oval(440, 1150, 330, 40), "#3a5a9a", 0.5, 22)
    stage.lay(oval(404, 926, 330, 92), "#fffdf6", 1.0, "wash")
    stage.lay(oval(404, 930, 306, 78), "#d8d2cc", 0.1, "wash", gradient=(404, 860, 404, 1000, "#f4f0e8"))
    inside = oval(404, 942, 270, 58)
    stage.lay(inside, DEEP, 0.1, "paint", gradient=("r", 404, 930, 280, NIGHT_))
    chance = random.Random(3)
    stage.lay(
        [
            circle(404 + math.cos(a) * 240 * d, 942 + math.sin(a) * 48 * d, chance.uniform(1.5, 3.5))
            for a, d in ((chance.uniform(0, 6.3), chance.uniform(0.2, 0.95)) for _ in range(40))
        ],
        "#fff0c0",
        0,
        rim=0,
    )


def pour(stage: Stage) -> None:
    """Thick, slow; it keeps its stars."""
    stream = smooth(
        [
            (314, 410, 1),
            (494, 410, 1),
            (470, 520),
            (498, 620),
            (470, 720),
            (480, 820),
            (520, 916),
            (600, 946),
            (404, 984),
            (220, 950),
            (310, 914),
            (336, 820),
            (322, 720),
            (300, 610),
            (334, 520),
        ]
    )
    stage.lay(stream, NIGHT_, 0.9, "paint", gradient=(404, 430, 404, 970, DEEP), streak=(PI / 2, 0.16), core="#93b4ea")
    for dx, tone in ((-36, "#2a45a8"), (30, "#16246a"), (62, "#3a62c8")):
        stage.lay(
            ribbon([(404 + dx * 0.8, 430), (400 + dx, 600), (404 + dx * 0.9, 780), (404 + dx * 1.6, 940)], spindle(22)),
            tone,
            0,
            "paint",
            rim=0,
            alpha=0.7,
            clip=stream,
        )
    dots = sky.stars(11, 90, (290, 440, 520, 960), (1.3, 3.2))
    stage.lay(dots, "#fff0c0", 0, rim=0, clip=stream)
    big = sky.stars(5, 12, (310, 460, 500, 900), (7, 12), rays=4)
    stage.lay(big, "#ffd98a", 0.1, "smooth", clip=stream)
    yolk(stage)
    for x, y, r in ((250, 800, 13), (566, 742, 16), (556, 824, 8), (262, 700, 7)):
        stage.lay(water.drop(x, y, r), NIGHT_, 0.4, "paint", core="#93b4ea")
        stage.lay(circle(x, y + r * 0.3, 2), "#fff0c0", 0, rim=0)


def yolk(stage: Stage) -> None:
    at = Place(402, 672, 74, -0.3)
    ring_path = minus(oval(0, 0, 1.7, 0.46), oval(0, 0, 1.28, 0.3))
    stage.lay(at(ring_path), "#ffd98a", 0.5, "foil")
    stage.lay(
        at(circle(0, 0, 1)), "#ffb52e", 0.6, "paint", puff=12, gradient=("r", at.x - 20, at.y - 26, 120, "#e8782a")
    )
    stage.lay(
        [at(ribbon([(-1.1, y), (0, y + 0.12), (1.1, y)], 0.13)) for y in (-0.4, 0.36)],
        "#f6d05a",
        0,
        "paint",
        rim=0,
        alpha=0.7,
        clip=at(circle(0, 0, 1)),
    )
    front = intersect(ring_path, box(-2, 0, 2, 1))
    stage.lay(at(front), "#ffe9b0", 0.4, "foil")
    stage.lay(at(oval(-0.4, -0.46, 0.2, 0.12, -0.5)), "#fffbe8", 0, rim=0, alpha=0.9)


def front_of_bowl(stage: Stage) -> None:
    body = smooth(
        [
            (74, 930, 1),
            (120, 966),
            (220, 996),
            (404, 1010),
            (588, 996),
            (688, 966),
            (734, 930, 1),
            (690, 1080),
            (560, 1160),
            (404, 1176),
            (248, 1160),
            (118, 1080),
        ]
    )
    stage.lay(body, "#fdf8ee", 0.7, "wash", gradient=(160, 960, 640, 1160, "#cfc6ba"))
    stage.lay(ribbon([(74, 930), (200, 992), (404, 1014), (608, 992), (734, 930)], 14), "#fffdf6", 0.3, "wash")
    stage.lay(
        ribbon([(110, 1030), (240, 1086), (404, 1100), (568, 1086), (698, 1030)], 12),
        "#3a62c8",
        0.05,
        "wash",
        clip=body,
    )


def shells(stage: Stage) -> None:
    for s in (-1, 1):
        at = Place(404 + s * 142, 318, 1.18, s * 0.66)
        hollow = at(oval(-s * 10, 58, 118, 54, 0))
        half: list[Point] = [(-124, 60), (-116, -30), (-70, -126), (0, -166), (70, -126), (116, -30), (124, 60, 1)]
        zig: list[Point] = [
            (92, 40, 1),
            (60, 74, 1),
            (26, 46, 1),
            (-8, 82, 1),
            (-44, 48, 1),
            (-80, 78, 1),
            (-124, 60, 1),
        ]
        stage.lay(hollow, DEEP, 0.3, "velvet")
        shell = at(smooth([*half[1:], *zig]))
        stage.lay(shell, "#fbf3e4", 1.0, "wash", puff=26, gradient=(404, 160, 404 + s * 160, 440, "#dfcfb6"))
        specks = [
            at(circle(x, y, r))
            for x, y, r in scatter(4 + s, 20, lambda c: c.uniform(1.6, 3.6), bounds=(-90, -130, 90, 40), gap=8)
        ]
        stage.lay(specks, "#c4a98a", 0, rim=0, alpha=0.7, clip=shell)
    brown = hands.Glove("#7a4630", "#f2622e", "#fff6e6", reach=5, rings="#ffd24a")
    hands.reach(stage, Place(84, 322, 158, 1.0), brown, 0.1, 0.35, 0.9)
    hands.reach(stage, Place(724, 322, 158, -1.0, True), brown, 0.1, 0.35, 0.9)
