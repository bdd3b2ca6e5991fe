"""A goldfish in a bowl on a sill; the sea beyond has the same level, and in it an enormous fish comes to look."""

from __future__ import annotations

from .. import *

FEELING = "longing"
CLUES = ("so near the exit", "the same water", "office with a view")
LIGHT = NOON.but(key="#f4fbff", ambient="#4a7a9a", ambient_strength=0.4, vignette=0.12, direction=(4, 7))
CROP = "abstract"

LEVEL = 620.0
BOWL = (270.0, 800.0, 268.0)


def draw(stage: Stage) -> None:
    outside(stage)
    sill(stage)
    bowl(stage)


def outside(stage: Stage) -> None:
    stage.ground("#f7e7bd", "wash", gradient=(0, 0, 0, LEVEL, "#fbf3da"))
    for r, tone in ((250, "#f8dfa4"), (190, "#f6cf86"), (132, "#f2b968")):  # a round sun going into it
        stage.lay(circle(588, LEVEL - 160, r), tone, 0.25, "wash")
    stage.lay(animals.flock(4, 9, (90, 150, 420, 330), (12, 24)), "#1f5560", 0.2)
    for i in range(9):
        y = LEVEL + i * 74
        tone = mix("#1f6a80", "#4aa6a4", i / 8)
        stage.lay(water.swell(y, 3 + i * 1.6, 190 + i * 26, i * 2.1), tone, 0.35, "paint", streak=(0.02, 0.14))
    stage.lay(
        ribbon([(500, LEVEL + 14), (590, LEVEL + 10), (680, LEVEL + 14)], spindle(8)), "#ffe0a0", 0, rim=0, alpha=0.8
    )
    stage.lay(
        ribbon([(530, LEVEL + 30), (596, LEVEL + 33), (650, LEVEL + 30)], spindle(6)), "#ffe0a0", 0, rim=0, alpha=0.7
    )
    visitor(stage)


def visitor(stage: Stage) -> None:
    """Its head alone fills the window; it keeps a little below the waves."""
    body = smooth(
        [
            (476, 900),
            (520, 800),
            (600, 710),
            (700, 660),
            (860, 640, 1),
            (860, 1110, 1),
            (720, 1084),
            (600, 1030),
            (520, 968),
        ]
    )
    stage.lay(
        body, "#123f54", 0.9, "paint", gradient=(520, 740, 800, 1060, "#0a2438"), streak=(0.5, 0.14), core="#6fc0ba"
    )
    for i in range(5):
        for j in range(8):
            stage.lay(
                [stroke(smooth(arc(706 + i * 34, 660 + j * 56 + 28 * (i % 2), 30, 1.7, 4.6, 9), closed=False), 4)],
                "#2a6f7c",
                0,
                rim=0,
                alpha=0.8,
                clip=body,
            )
    gill = bezier(690, 690, 640, 790, 640, 950, 700, 1060)
    stage.lay([stroke(gill, 12)], "#0a2438", 0, rim=0, clip=body)
    stage.lay([stroke(move(gill, 8, 0), 4)], "#3a8a90", 0, rim=0, clip=body)
    stage.lay([stroke(bezier(478, 906, 530, 912, 570, 930, 600, 962), 9)], "#061a28", 0, rim=0, clip=body)
    for r, tone in ((52, "#0a2438"), (44, "#f2b968"), (34, "#f6cf86"), (22, "#0b1a2a")):
        stage.lay(circle(588 - (52 - r) * 0.2, 816, r), tone, 0.25, "wash" if r != 44 else "foil")
    stage.lay(circle(574, 804, 7), "#fff8e0", 0, rim=0)
    for i in range(3):
        y = LEVEL + 40 + i * 70
        stage.lay(ribbon([(540 + i * 40, y), (640, y + 8), (780, y - 2)], spindle(7)), "#7cc4bc", 0, rim=0, alpha=0.6)


def sill(stage: Stage) -> None:
    for x in (-14, 814):
        stage.lay(box(x - 46, -40, x + 46, 1240), "#f3ead6", 1.2, "wash")
    stage.lay(box(-40, 1064, 840, 1240), "#f3ead6", 1.4, "wash", gradient=(0, 1064, 0, 1240, "#cdbfa6"))
    stage.lay(box(-40, 1064, 840, 1100), "#fffaf0", 0.5, "wash")
    stage.cast(oval(330, 1090, 280, 34), "#2f5560", 0.55, 18)


def bowl(stage: Stage) -> None:
    x, y, r = BOWL
    glass = circle(x, y, r)
    neck = minus(glass, box(0, 0, 800, y - r * 0.86))
    stage.cast(move(glass, 40, 60), "#1f4a58", 0.22, 26)
    stage.lay(neck, "#d8eeea", 0.9, "tissue", alpha=0.38, shadow=0.5)
    full = intersect(neck, box(0, LEVEL, 800, 1200))
    with stage.within(full):
        stage.lay(full, "#1d6f86", 0, "wash", gradient=("r", x - 80, y - 60, 420, "#0f3a52"), rim=0)
        for k in range(6):
            stage.lay([stroke(circle(x, y, r - 20 - k * 44), 2.5)], "#4aa6a8", 0, rim=0, alpha=0.5)
        for px, seed in ((150, 3), (390, 8)):
            plants.seaweed(stage, Place(px, 1050, 150), "#2f8a6a", seed, 0.4)
        pebbles = [
            oval(px, py, pr * 1.3, pr)
            for px, py, pr in scatter(4, 60, lambda c: c.uniform(9, 17), within=box(90, 1006, 450, 1070))
        ]
        stage.lay(pebbles, "#e9d9b4", 0.4, "wash")
        animals.fish(stage, Place(286, 830, 100, -0.04), "#e2553f", "#f08a4a", depth=0.9)
        bubbles = [circle(420 + k * 8, 790 - k * 40, 9 - k * 1.6) for k in range(4)]
        stage.lay([stroke(b, 3) for b in bubbles], "#e6f7f4", 0, rim=0)
    stage.lay(
        oval(x, LEVEL, (r * r - (y - LEVEL) ** 2) ** 0.5, 20),
        "#5fb4b4",
        0.1,
        "wash",
        gradient=(0, LEVEL - 20, 0, LEVEL + 20, "#2a8696"),
    )
    rim = oval(x, y - r * 0.86, r * 0.51, 22)
    stage.lay([stroke(neck, 8)], "#f6fbf6", 0.35, "smooth", alpha=0.9)
    stage.lay([stroke(rim, 9)], "#ffffff", 0.3, "smooth")
    shine = ribbon([(58, 760), (56, 850), (96, 950)], spindle(26))
    stage.lay(shine, "#f2fbfa", 0, rim=0, alpha=0.55)
    stage.lay(oval(74, 704, 9, 18, 0.3), "#f2fbfa", 0, rim=0, alpha=0.55)
