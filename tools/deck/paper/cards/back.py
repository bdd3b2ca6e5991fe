"""The back: two white hares leap round a light through nested rims of night; turned by half a circle it is the same."""

from __future__ import annotations

import math

from .. import *

FEELING = "wonder"
CLUES = ("come and find me", "the other side of everything", "round we go")
LIGHT = NIGHT.but(direction=(0.0, 0.0), tilt=0.0, vignette=0.3, key_strength=1.05, spill=0.9)
CROP = "abstract"

RIMS = ("#ffd88a", "#e8a45c", "#a85a6a", "#6a4a8a", "#46428a", "#333a78", "#262e62", "#1b2250", "#141a40")


def turned(shape: Path) -> Path:
    """The same on the other half."""
    return move(move(shape, -400, -600), 400, 600, PI)


def draw(stage: Stage) -> None:
    stage.ground("#fff0c4", "tissue", gradient=("r", 400, 600, 420, "#f2b45a"))
    stage.backlight(full_sheet(), "#ffc860", 0.7, falloff=(400, 600, 260))
    sun(stage)
    for i, tone in enumerate(RIMS):
        stage.lay(
            [full_sheet(), *cut(opening(i))],
            tone,
            0.8,
            "tissue" if i < 2 else "paint",
            through=0.5 - 0.25 * i if i < 2 else 0.0,
            core="#ffd890" if i < 4 else "#8a90d0",
            streak=(0.0, 0.08),
        )
    stars(stage)
    garlands(stage)
    for half in (0, 1):
        hare(stage, half == 1)
    border(stage)


def opening(i: int) -> Path:
    """A soft lozenge with scallops, growing outwards."""
    wide, high, count = 168 + i * 30, 262 + i * 46, 16
    points: list[Point] = []
    for k in range(count * 6):
        a = k * 2 * PI / (count * 6)
        bump = 1 + 0.035 * abs(math.sin(a * count / 2)) * (1 + 0.12 * i)
        square = 1 / (abs(math.cos(a)) ** 2.6 + abs(math.sin(a)) ** 2.6) ** (1 / 2.6)
        points.append((400 + math.cos(a) * wide * square * bump, 600 + math.sin(a) * high * square * bump))
    return smooth(points)


def sun(stage: Stage) -> None:
    rays = fire.rays(400, 600, 84, 420, 32, 0.46, 0.05, 0.05 + 2 * PI)
    stage.lay(rays, "#ffe0a0", 0.1, "tissue", through=0.7)
    for r, tone in ((84, "#f6b04a"), (66, "#ffd070"), (46, "#fff0c0")):
        stage.lay(circle(400, 600, r), tone, 0.3, "tissue", through=0.8)


def stars(stage: Stage) -> None:
    band = minus(box(46, 46, 754, 1154), grow(opening(4), 10))
    found = [
        (x, y, r)
        for x, y, r in scatter(5, 60, lambda c: c.uniform(3, 9), within=box(60, 60, 740, 590), gap=24)
        if band.contains(x, y)
    ]
    points = [star(x, y, r * 1.5, 4, 0.3, 0.0) if r > 5 else circle(x, y, r * 0.5) for x, y, r in found]
    stage.lay([*points, *(turned(p) for p in points)], "#ffe6b0", 0.12, "smooth")


def garlands(stage: Stage) -> None:
    """Sprigs from two corners, answered from the other two."""
    for x, y, a, length in (
        (70, 1130, -1.16, 330),
        (730, 1130, -PI + 1.16, 330),
        (70, 1130, -0.34, 250),
        (730, 1130, -PI + 0.34, 250),
    ):
        leaves = plants.sprig(x, y, a, length, 9, 0.2, 0.06, 0.4 if x < 400 else -0.4, 4)
        stage.lay([*leaves, *(turned(each) for each in leaves)], "#4f6fb0", 0.35, "paint", core="#a9c0f0")
    for x, y in ((72, 1128), (728, 1128)):
        for px, py in ((x, y), (800 - x, 1200 - y)):
            plants.flower(stage, Place(px, py, 46, 0.0 if py > 600 else PI), "#f2ead2", "#ffc860", 8, 2, 0.4)


def hare(stage: Stage, other: bool) -> None:
    """Long, in full leap, ears back; cut so that the light outlines it."""
    at = Place(400, 600, 1, PI if other else 0.0)
    y = -214
    white, shade = "#fbf6ea", "#d5d2de"

    def put(path_: Path, tone: str, depth: float) -> None:
        stage.lay(at(move(path_, 0, y)), tone, depth, "wash", core="#fff4d0")

    put(ribbon([(-92, 26), (-150, 74), (-222, 84), (-262, 66)], tapered(64, 20), round_end=True), shade, 0.5)
    put(ribbon([(96, 30), (150, 66), (214, 62), (250, 44)], tapered(48, 17), round_end=True), shade, 0.5)
    body = smooth(
        [
            (-166, 8),
            (-150, -50),
            (-90, -78),
            (0, -70),
            (78, -66),
            (128, -78),
            (164, -54),
            (150, -6),
            (104, 36),
            (30, 46),
            (-60, 52),
            (-130, 48),
        ]
    )
    put(body, white, 0.8)
    put(
        ribbon([(-104, 20), (-176, 58), (-236, 44), (-286, 12)], tapered(84, 19), round_start=True, round_end=True),
        white,
        0.5,
    )
    put(
        ribbon([(110, 8), (172, 32), (232, 14), (268, -14)], tapered(50, 16), round_start=True, round_end=True),
        white,
        0.5,
    )
    put(smooth(wobbly(-172, -18, 27, 25, 14, 0.06, 3)), "#ffffff", 0.4)
    for dx, bend, tone in ((0, 16, shade), (10, 0, white)):
        put(
            smooth(
                [
                    (150 + dx, -104),
                    (108 + dx, -140 - bend),
                    (34 + dx, -156 - bend),
                    (-8 + dx, -142 - bend, 1),
                    (30 + dx, -122 - bend),
                    (96 + dx, -100),
                ]
            ),
            tone,
            0.4,
        )
    put(
        smooth([(128, -92), (160, -120), (204, -116), (238, -88), (250, -68), (230, -48), (182, -40), (140, -50)]),
        white,
        0.6,
    )
    put(smooth([(134, -116), (90, -140), (40, -146, 1), (84, -124)]), "#f0c8b8", 0.1)
    stage.lay(at(move(oval(198, -86, 8, 9), 0, y)), "#2a2440", 0.1, "smooth")
    stage.lay(at(move(circle(200, -89, 2.6), 0, y)), "#ffffff", 0, rim=0)
    stage.lay(
        [
            stroke(at(move(p, 0, y)), 2.4)
            for p in (bezier(232, -66, 256, -72, 280, -74, 300, -70), bezier(232, -60, 256, -60, 278, -54, 296, -46))
        ],
        "#fff4d0",
        0.1,
        "smooth",
    )
    stage.lay([stroke(at(move(bezier(-120, 30, -100, -6, -70, -24, -40, -28), 0, y)), 3)], "#c4c0d0", 0, rim=0)


def border(stage: Stage) -> None:
    frame = minus(full_sheet(), box(30, 30, 770, 1170, 26))
    stage.lay(frame, "#10142f", 0.9, "paint", core="#6a74b8")
    line = minus(box(40, 40, 760, 1160, 20), box(44, 44, 756, 1156, 17))
    stage.lay(line, "#e8b85a", 0.15, "foil")
