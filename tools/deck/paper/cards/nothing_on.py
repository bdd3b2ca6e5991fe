"""A boulevard of staring people; in the middle, from behind, an umbrella with a crown on it, and two bare heels."""

from __future__ import annotations

import math

from .. import *

FEELING = "shame"
CLUES = ("the latest fashion", "everyone knows but me", "do not look down")
LIGHT = NOON.but(vignette=0.12, direction=(5, 8), key="#ffe9d8")
CROP = "crowd"


def draw(stage: Stage) -> None:
    stage.ground("#ffe2b8", "wash", gradient=(0, 0, 0, 620, "#f2b48a"))
    street(stage)
    for side in (-1, 1):
        crowd(stage, side)
    hero(stage)


def street(stage: Stage) -> None:
    stage.lay(
        polygon([(340, 330), (460, 330), (760, 1260), (40, 1260)]),
        "#d97a84",
        0.4,
        "paint",
        gradient=(400, 330, 400, 1260, "#b0506a"),
        streak=(PI / 2, 0.12),
    )
    for s in (-1, 1):
        stage.lay(
            polygon([(400 + s * 56, 330), (400 + s * 62, 330), (400 + s * 350, 1260), (400 + s * 310, 1260)]),
            "#ffc15a",
            0.1,
            "paint",
        )
    for s in (-1, 1):
        for k in range(4):
            x, y, size = 400 + s * (96 + k * 92), 350 - k * 12, 150 + k * 96
            plants.round_tree(
                stage, Place(x, y + 20 + k * 16, size), "#5d3160", ("#2e8c90", "#3fa08c")[k % 2], k + 3, 0.5
            )
    for k in range(7):
        a = 90 + k * 104
        stage.lay(
            polygon([(a - 26, 60 + 26 * math.sin(k)), (a + 26, 60 + 26 * math.sin(k)), (a, 124 + 26 * math.sin(k))]),
            ("#b0506a", "#2e8c90", "#ffc15a")[k % 3],
            0.4,
            "paint",
        )
    stage.lay(
        [stroke(smooth([(-20, 70), (180, 84), (400, 40), (620, 84), (820, 50)], closed=False), 4)],
        "#5d3160",
        0.2,
        "smooth",
    )


SKINS_ = ("#e7b48c", "#553024", "#cf9a6a", "#f0cdb0", "#7a4630", "#bb7d4c", "#3d241f", "#9a5f3a")
STYLES = ("bun", "afro", "short", "bob", "headscarf", "bald", "curls", "turban", "ponytail", "fringe", "long")
HAIRS = ("#7a3f26", "#1c1418", "#241d2b", "#d8a650", "#9a95a0", "#a8482a", "#e9e4dc")
COATS = ("#2e8c90", "#ef9a6a", "#5d3160", "#b0506a", "#2a1b3d", "#3f7a5a", "#d8a040", "#8c3a5a", "#54708f", "#c8503f")


def crowd(stage: Stage, side: int) -> None:
    """Profiles towards the middle, larger as they come near; eyes wide, mouths open, one looks away."""
    rows = ((470, 34, 4), (560, 46, 4), (680, 64, 3), (850, 92, 3), (1080, 136, 2))
    n = 0 if side < 0 else 17
    for y, size, count in rows:
        inner = 78 + (y - 330) * 0.33
        for i in range(count - 1, -1, -1):
            x = 400 + side * (inner + size * 1.15 + i * size * 1.75)
            skin, hair, style, coat = SKINS_[n * 3 % 8], HAIRS[n * 5 % 7], STYLES[n * 7 % 11], COATS[n * 3 % 10]
            n += 1
            bust = smooth(
                [
                    (x - 1.5 * size, y + 4 * size, 1),
                    (x - 1.35 * size, y + 1.8 * size),
                    (x - 0.5 * size, y + 1.1 * size),
                    (x + 0.5 * size, y + 1.1 * size),
                    (x + 1.35 * size, y + 1.8 * size),
                    (x + 1.5 * size, y + 4 * size, 1),
                ]
            )
            stage.lay(bust, coat, 0.7, "paint", streak=(1.4, 0.14))
            face = heads.Face(skin, hair, style, cloth=COATS[(n * 3 + 4) % 10])
            look = heads.Expression(
                lift=0.9, lid=-0.1, open=0.5 if (n % 3) else 0.0, wide=0.6, brow=0.3, look=(0.6, 0.3)
            )
            heads.profile(
                stage,
                Place(x, y + 8 * (i % 2), size, 0.05 * (n % 3 - 1), side > 0),
                face,
                look,
                heads.Profile(nose=0.7 + 0.17 * (n % 4), chin=0.8 + 0.1 * (n % 3), open=0.4 if n % 3 else 0.0),
                0.6,
            )


def hero(stage: Stage) -> None:
    """All of him is umbrella."""
    x, y = 400, 700
    stage.cast(oval(x + 30, 1096, 150, 26), "#5d2040", 0.5, 10)
    for s in (-1, 1):
        calf = smooth(
            [
                (x + s * 20, 900, 1),
                (x + s * 66, 900, 1),
                (x + s * 70, 980),
                (x + s * 50, 1050),
                (x + s * 54, 1086),
                (x + s * 40, 1104),
                (x + s * 22, 1090),
                (x + s * 24, 1040),
                (x + s * 14, 970),
            ]
        )
        stage.lay(calf, "#f0c0a0", 0.7, "card", gradient=(x + s * 20, 900, x + s * 70, 1080, "#d8957c"), core="#fff0e0")
        stage.lay(oval(x + s * 38, 1090, 17, 14), "#ee9a86", 0, rim=0, alpha=0.8)
    dome = smooth(
        [
            (x - 250, 900, 1),
            (x - 262, 760),
            (x - 170, 590),
            (x, 530),
            (x + 170, 590),
            (x + 262, 760),
            (x + 250, 900, 1),
            (x + 210, 874),
            (x + 150, 912, 1),
            (x + 96, 878),
            (x + 50, 920, 1),
            (x, 884),
            (x - 50, 920, 1),
            (x - 96, 878),
            (x - 150, 912, 1),
            (x - 210, 874),
        ]
    )
    stage.lay(dome, "#2a1b3d", 1.6, "paint", core="#c8a0d0")
    gores = ((-250, -150), (-50, 50), (150, 250))
    for a, b in gores:
        stage.lay(
            smooth(
                [
                    (x, 530, 1),
                    (x + a * 1.02, 720),
                    (x + a, 904, 1),
                    (x + (a + b) / 2, 876),
                    (x + b, 912, 1),
                    (x + b * 1.02, 720),
                ]
            ),
            "#4a2c5e",
            0.3,
            "paint",
            clip=dome,
            streak=(PI / 2, 0.16),
        )
    stage.lay(box(x - 6, 478, x + 6, 540, 3), "#ffc15a", 0.4, "foil")
    symbols.crown(stage, Place(x + 4, 494, 104, 0.1), "#f2bf48", "#b0506a", 0.7)
    dog = Place(196, 1150, 132)
    animals.dog(stage, dog, "#fdf0dc", "#8a5a3a", "sit", "#2e8c90", 0.8)
