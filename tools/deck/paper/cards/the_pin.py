"""A mouse with a pin stands before an eye as large as the card; the pupil has just found it."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "courage"
CLUES = ("negotiations begin", "the tailor pays a house call", "bigger than he remembered")
LIGHT = LAMPLIGHT.but(key="#d8e0c0", key_strength=0.72, vignette=0.5, ambient="#2a4a3a", ambient_strength=0.3)
CROP = "close-up"

EYE = (420.0, 470.0)


def draw(stage: Stage) -> None:
    x, y = EYE
    stage.ground("#0d1712", "velvet")
    eye(stage, x, y)
    fur(stage)
    mouse(stage)


def eye(stage: Stage, x: float, y: float) -> None:
    ball = circle(x, y, 372)
    stage.lay(ball, "#e8c23c", 0, "paint", gradient=("r", x, y, 380, "#6a7a1c"), rim=0)
    stage.backlight(ball, "#ffd840", 0.5, falloff=(x, y, 330))
    chance = random.Random(6)
    for i in range(130):
        a = i * 2 * PI / 130 + chance.uniform(-0.02, 0.02)
        inner, outer = chance.uniform(90, 170), chance.uniform(250, 368)
        line = [
            (x + math.cos(a) * inner, y + math.sin(a) * inner),
            (x + math.cos(a + 0.04) * outer, y + math.sin(a + 0.04) * outer),
        ]
        stage.lay(
            ribbon(line, tapered(chance.uniform(4, 9), 2)),
            chance.choice(("#f6e070", "#b8a02c", "#8a8a24", "#fff0a0")),
            0,
            "paint",
            rim=0,
            alpha=0.7,
        )
    stage.backlight(ball, "#ffd840", 0.28, falloff=(x, y, 280))
    stage.lay(minus(ball, circle(x, y, 348)), "#2a3a14", 0, rim=0, alpha=0.8)
    slit = smooth(
        [
            (x, y - 330, 1),
            (x + 46, y - 150),
            (x + 60, y),
            (x + 46, y + 150),
            (x, y + 330, 1),
            (x - 46, y + 150),
            (x - 60, y),
            (x - 46, y - 150),
        ]
    )
    stage.lay(grow(slit, 9), "#5a6a14", 0.2, "paint")
    stage.lay(slit, "#060806", 0.5, "velvet", core="#e8e070")
    # in the pupil: the mouse again, very small, and its pin
    small = Place(x - 6, y + 96, 34)
    stage.lay(
        [
            small(oval(0, -0.6, 0.42, 0.62)),
            small(circle(-0.1, -1.3, 0.34)),
            small(circle(-0.4, -1.62, 0.24)),
            small(circle(0.24, -1.62, 0.24)),
            stroke(small(polyline((0.5, -0.4), (0.86, -2.4))), 3),
        ],
        "#d8e070",
        0,
        rim=0,
        alpha=0.75,
    )
    stage.lay(oval(x - 130, y - 170, 62, 40, -0.6), "#fffdf0", 0.0, "smooth", rim=0, alpha=0.9)
    stage.lay(oval(x + 120, y + 190, 26, 16, -0.6), "#fffdf0", 0, "smooth", rim=0, alpha=0.5)


def fur(stage: Stage) -> None:
    """Lids of fur, in steps, the almond of a cat's eye cut out of them."""
    x, y = EYE
    almond = smooth(
        [
            (-60, 640, 1),
            (80, 380),
            (250, 190),
            (440, 130),
            (640, 210),
            (790, 380),
            (880, 470, 1),
            (740, 650),
            (560, 780),
            (380, 810),
            (180, 760),
        ]
    )
    for k, (by, tone) in enumerate(((0, "#20331f"), (22, "#2f4a2a"), (52, "#3c5a34"), (96, "#2c4428"))):
        stage.lay(
            [full_sheet(), *cut(grow(almond, by))],
            tone,
            1.0 if k else 1.3,
            "paint",
            streak=(0.6, 0.16),
            core="#f0e070" if k == 0 else "#8aa860",
        )
    chance = random.Random(9)
    for px, py, a in points_along(grow(almond, 104), 120, True):
        away = a - PI / 2 if (px - x) * math.sin(a) - (py - y) * math.cos(a) > 0 else a + PI / 2
        tuft = plants.leaf(px, py, away + chance.uniform(-0.3, 0.3), chance.uniform(70, 170), 20)
        stage.lay(tuft, chance.choice(("#3c5a34", "#2f4a2a", "#4a6a3c", "#233820")), 0.35, "paint", streak=(a, 0.18))
    for i in range(26):
        px, py = chance.uniform(-20, 820), chance.uniform(900, 1060)
        stage.lay(
            plants.leaf(px, py, PI / 2 + chance.uniform(-0.5, 0.5), chance.uniform(90, 180), 24),
            chance.choice(("#233820", "#1c2e1a", "#2f4a2a")),
            0.35,
            "paint",
        )


def mouse(stage: Stage) -> None:
    """From behind, upright, a thimble for a helmet."""
    stage.lay(
        smooth([(-40, 1130, 1), (200, 1112), (460, 1126), (700, 1108), (840, 1120, 1), (840, 1260, 1), (-40, 1260, 1)]),
        "#14100e",
        1.2,
        "kraft",
        core="#c8a840",
    )
    at = Place(352, 1128, 118)
    grey, dark = "#9a8f8a", "#5d5452"
    stage.cast(at(oval(0.1, 0.0, 0.9, 0.14)), "#000000", 0.6, 8)
    tail: list[Point] = [(-0.3, -0.12), (-1.0, -0.02), (-1.5, -0.3), (-2.0, -0.1)]
    stage.lay(at(ribbon(tail, tapered(0.13, 0.03))), "#d89a90", 0.5, "smooth")
    stage.lay([at(oval(s * 0.3, -0.05, 0.26, 0.11)) for s in (-1, 1)], "#d89a90", 0.4, "smooth")
    stage.lay(
        at(
            smooth(
                [
                    (-0.62, -0.3),
                    (-0.5, -0.9),
                    (-0.2, -1.3),
                    (0.2, -1.3),
                    (0.5, -0.9),
                    (0.62, -0.3),
                    (0.4, 0.0),
                    (-0.4, 0.0),
                ]
            )
        ),
        grey,
        0.9,
        "chalk",
        gradient=(at.x, at.y - 150, at.x, at.y, dark),
        core="#f0e070",
    )
    for s in (-1, 1):
        stage.lay(at(circle(s * 0.44, -1.86, 0.36)), grey, 0.5, "chalk", core="#f0e070")
        stage.lay(at(circle(s * 0.44, -1.86, 0.24)), "#d89a90", 0.1, "smooth")
    stage.lay(at(oval(0, -1.52, 0.5, 0.44)), grey, 0.6, "chalk", core="#f0e070")
    cap = at(smooth([(-0.32, -1.84, 1), (-0.25, -2.26), (0, -2.36), (0.25, -2.26), (0.32, -1.84, 1), (0, -1.78)]))
    stage.lay(cap, "#c8c0b0", 0.6, "foil")
    stage.lay(
        [
            at(circle(px, py, 0.045))
            for px, py in ((-0.16, -1.98), (0, -1.95), (0.16, -1.98), (-0.09, -2.14), (0.09, -2.14))
        ],
        "#6a6458",
        0,
        rim=0,
    )
    stage.lay(at(ribbon([(-0.36, -1.84), (0, -1.77), (0.36, -1.84)], 0.1)), "#e8e0cc", 0.3, "foil")
    shield = at(circle(-0.72, -0.86, 0.42))
    stage.lay(shield, "#d8402f", 0.8, "smooth", core="#f0e070", puff=6)  # a coat button
    stage.lay(
        [at(circle(-0.72 + dx, -0.86 + dy, 0.07)) for dx in (-0.11, 0.11) for dy in (-0.11, 0.11)], "#5a1414", 0, rim=0
    )
    pin = ribbon([at.point(0.7, -0.5), at.point(1.0, -1.5), at.point(1.34, -2.9)], tapered(9, 3))
    stage.lay(pin, "#e8e4d8", 0.7, "foil", core="#ffffff")
    stage.lay(circle(*at.point(0.66, -0.4), 15), "#e8c23c", 0.5, "smooth", puff=5)
    arm = at(
        ribbon([(0.4, -1.08), (0.68, -0.94), (0.82, -0.86)], tapered(0.24, 0.16), round_start=True, round_end=True)
    )
    stage.lay(arm, grey, 0.6, "chalk", core="#f0e070")
    stage.lay(at(circle(0.84, -0.88, 0.1)), "#d89a90", 0.3, "smooth")
