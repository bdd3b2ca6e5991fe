"""An elephant lays its trunk on a hole in the dusk: it has the shape of another elephant and is full of morning."""

from __future__ import annotations

import random

from .. import *

FEELING = "grief"
CLUES = ("where you used to stand", "the door only I can see", "a photograph of the rains")
LIGHT = DUSK.but(direction=(7, 7), vignette=0.3, ambient_strength=0.34)
CROP = "scene"

OTHER = Place(582, 884, 512, 0.0, True)
LIVING = Place(14, 1130, 350)


def outline(trunk: list[Point]) -> Path:
    """An elephant facing right, 1 long, its feet on y = 0; the trunk along a line."""
    body = smooth(
        [
            (-0.47, -0.2),
            (-0.53, -0.52),
            (-0.46, -0.76),
            (-0.22, -0.87),
            (0.06, -0.85),
            (0.22, -0.87),
            (0.33, -0.98),
            (0.48, -0.99),
            (0.58, -0.88),
            (0.63, -0.72),
            (0.6, -0.56),
            (0.48, -0.46),
            (0.4, -0.42),
            (0.36, -0.2),
            (0.37, 0, 1),
            (0.2, 0, 1),
            (0.18, -0.2),
            (0.12, -0.32),
            (-0.1, -0.29),
            (-0.24, -0.32),
            (-0.25, -0.16),
            (-0.22, 0, 1),
            (-0.4, 0, 1),
        ]
    )
    hose = ribbon(trunk, tapered(0.2, 0.062), round_start=True, round_end=True)
    tail = ribbon([(-0.49, -0.66), (-0.57, -0.5), (-0.56, -0.32)], lambda t: 0.022)
    tuft = smooth([(-0.56, -0.34, 1), (-0.53, -0.24), (-0.57, -0.17, 1), (-0.6, -0.25)])
    return union(body, hose, tail, tuft)


def draw(stage: Stage) -> None:
    hole = OTHER(outline([(0.53, -0.78), (0.64, -0.6), (0.65, -0.4), (0.63, -0.22), (0.69, -0.12)]))
    morning(stage, hole)
    evening(stage, hole)
    ground(stage, hole)
    living(stage)
    stage.lay(plants.grass(-30, 840, 1230, 120, 31, 15, 0.5), "#2a0f14", 0.9, "paint")


def morning(stage: Stage, hole: Path) -> None:
    """What is behind the dusk: the green season, and rain going away."""
    with stage.within(grow(hole, 16)):
        stage.ground("#6fc4ea", "wash", gradient=(0, 300, 0, 720, "#e4f8ea"))
        sky.heaped(stage, Place(560, 480, 110), "#ffffff", "#a9cfd6", 5, 0.5)
        stage.lay(sky.ridge(640, 46, 4, 0.2), "#9cc9b8", 0.5, "wash")
        stage.lay(sky.dune(690, 30, 0.7), "#8fc07a", 0.6, "paint")
        for x, y, size, seed in ((250, 700, 120, 3), (690, 712, 150, 6), (470, 696, 74, 9)):
            plants.tree(stage, Place(x, y, size), "#5a4a30", ("#4c8a44", "#7db654", "#b9d86c"), seed, 3, 0.4)
        stage.lay(box(-40, 742, 860, 1240), "#6fc0c4", 0.4, "wash", gradient=(0, 742, 0, 940, "#d4efe2"))
        for k in range(7):
            y = 765 + k * 26
            stage.lay(
                ribbon([(150 + k * 37 % 90, y), (320, y + 5), (560 + k * 53 % 160, y)], spindle(5)),
                "#f4fbf0",
                0,
                rim=0,
                alpha=0.8,
            )
        stage.lay(plants.grass(100, 760, 940, 46, 3, 9), "#4f9a50", 0.4, "paint")
        chance = random.Random(4)
        for _ in range(9):
            animals.bird(
                stage,
                Place(chance.uniform(400, 740), chance.uniform(470, 600), 13, -0.2, True),
                "#fffdf2",
                "#ffffff",
                up=chance.uniform(0.2, 0.9),
            )
    stage.backlight(hole, "#fff2c0", 0.16, soft=12)


def evening(stage: Stage, hole: Path) -> None:
    sheet = full_sheet()
    for i, (colour, by) in enumerate((("#ffd28a", 0.0), ("#e98a4e", 7.0), ("#b4482f", 16.0))):
        stage.lay(
            [sheet, *cut(grow(hole, by))],
            colour,
            1.0 if i == 0 else 0.5,
            "paint",
            gradient=(0, 60, 0, 900, "#e08a4c") if i == 2 else None,
            streak=(0.05, 0.1),
            core="#ffdca0",
        )
    frame = minus(full_sheet(), grow(hole, 17))
    for i, (y, colour) in enumerate(((150, "#9c3a30"), (250, "#8c3030"), (96, "#7d2830"))):
        band = ribbon(
            [(-60, y), (180, y - 26 + 14 * i), (470, y + 18), (860, y - 30)],
            lambda t: 46 - 10 * i + 22 * (1 - abs(2 * t - 1)),
        )
        stage.lay(band, colour, 0.35, "paint", clip=frame, streak=(0.05, 0.12))
    ear = smooth(
        [(0.34, -0.9), (0.2, -0.97), (0.04, -0.86), (0.02, -0.62), (0.14, -0.45), (0.26, -0.52), (0.33, -0.68)]
    )
    stage.lay(
        OTHER(ear), "#d9703f", 0.9, "paint", streak=(0.05, 0.1), core="#ffdca0", gradient=(0, 400, 0, 700, "#e6965a")
    )
    tusk = ribbon([(0.56, -0.58), (0.66, -0.46), (0.8, -0.48)], tapered(0.06, 0.012), round_start=True)
    stage.lay(OTHER(tusk), "#fff3d0", 0.4, "smooth")


def ground(stage: Stage, hole: Path) -> None:
    stage.lay(sky.dune(900, 26, 0.35), "#6e2c26", 0.9, "wash", gradient=(0, 900, 0, 1200, "#3b1718"))
    stage.cast(oval(560, 930, 260, 22), "#ffcf8a", 0.45, 22)
    stage.lay(plants.grass(-20, 830, 1000, 40, 12, 13, 0.2), "#54221f", 0.4, "paint")


def living(stage: Stage) -> None:
    at = LIVING
    skin, dark = "#4a3540", "#2e1f2b"
    stage.cast(at(oval(0.05, 0.02, 0.62, 0.05)), "#1d0c14", 0.6, 9)
    far = [
        at(ribbon([(-0.2, -0.4), (-0.14, -0.2), (-0.15, 0)], tapered(0.22, 0.15))),
        at(ribbon([(0.22, -0.45), (0.13, -0.2), (0.12, 0)], tapered(0.2, 0.14))),
    ]
    stage.lay(far, dark, 0.6, "chalk")
    trunk: list[Point] = [(0.53, -0.76), (0.64, -0.62), (0.72, -0.62), (0.8, -0.74), (0.84, -0.88), (0.85, -0.97)]
    whole = at(outline(trunk))
    stage.lay(whole, skin, 1.1, "chalk", gradient=at.gradient(0.5, -0.95, -0.3, -0.1, dark), core="#f0a070")
    line = path.curve(trunk)
    folds = []
    for i in range(8, len(line) - 4, 3):
        x, y = line[i]
        w = 0.09 * (1 - i / len(line)) + 0.02
        folds.append(stroke(at(polyline((x - w, y - w * 0.3), (x + w, y + w * 0.5))), 2.2))
    stage.lay(folds, "#2a1a26", 0, rim=0, alpha=0.7, clip=whole)
    stage.lay(
        at(ribbon([(0.55, -0.58), (0.66, -0.47), (0.79, -0.5)], tapered(0.06, 0.012), round_start=True)),
        "#f8e6ca",
        0.4,
        "smooth",
    )
    ear = at(
        smooth([(0.34, -0.9), (0.2, -0.97), (0.02, -0.86), (0.0, -0.6), (0.14, -0.42), (0.26, -0.5), (0.34, -0.66)])
    )
    stage.lay(ear, "#3c2a36", 0.7, "chalk", core="#f0a070")
    stage.lay(
        [stroke(at(bezier(0.26, -0.84, 0.12, -0.84, 0.06, -0.7, 0.12, -0.56)), 3)], "#2a1a26", 0, rim=0, alpha=0.6
    )
    stage.lay(at(ribbon([(0.43, -0.77), (0.475, -0.75), (0.52, -0.775)], spindle(0.02))), "#1a0f18", 0, rim=0)
    stage.lay(
        [stroke(at(bezier(0.42, -0.8, 0.46, -0.825, 0.5, -0.82, 0.53, -0.8)), 2.5)], "#2a1a26", 0, rim=0, alpha=0.7
    )
    for x in (-0.36, -0.3, 0.24, 0.3):
        stage.lay(at(oval(x, -0.012, 0.022, 0.018)), "#c9a58c", 0.05, "smooth", rim=0.1)
