"""Fog on a square; people pass with their collars up; the stern bronze statue sticks out its tongue at one child."""

from __future__ import annotations

from .. import *

FEELING = "mischief"
CLUES = ("nobody will believe me", "two hundred years of good behaviour", "our founder")
LIGHT = FOG.but(vignette=0.2, direction=(4, 7))
CROP = "figure"

BRONZE, DARK, LIT = "#6f8a80", "#3f5a56", "#a4b8a8"


def draw(stage: Stage) -> None:
    stage.ground("#cfd3cc", "wash", gradient=(0, 0, 0, 1000, "#e6e3d6"))
    square(stage)
    statue(stage)
    plinth(stage)
    passers(stage)
    child(stage)


def square(stage: Stage) -> None:
    for y, h, seed, tone in ((700, 260, 5, "#c3c7c0"), (800, 200, 9, "#b7bcb6")):
        stage.lay(buildings.skyline(seed, y, h * 0.5), tone, 0.5, "wash")
        stage.haze(0.3, "#dfe0d8")
    stage.lay(box(-40, 960, 840, 1260), "#bfc0b6", 0.5, "wash", gradient=(0, 960, 0, 1220, "#97998f"))
    stones = [oval(x + 26 * (j % 2), 990 + j * 30, 24, 9) for j in range(9) for x in range(-20, 840, 56)]
    stage.lay(stones, "#b0b1a6", 0.05, "wash", rim=0.2, alpha=0.8)


def statue(stage: Stage) -> None:
    """Coat, sash, hand in the breast, a laurel; the eyes go to one side, and down."""
    cape = smooth(
        [
            (210, 860, 1),
            (180, 700),
            (210, 520),
            (290, 430),
            (400, 410),
            (510, 430),
            (590, 520),
            (620, 700),
            (590, 860, 1),
        ]
    )
    stage.lay(cape, DARK, 1.1, "wash", gradient=(250, 420, 560, 860, "#2c4442"))
    coat = smooth(
        [
            (264, 860, 1),
            (250, 700),
            (270, 540),
            (330, 450),
            (400, 430),
            (470, 450),
            (530, 540),
            (550, 700),
            (536, 860, 1),
        ]
    )
    stage.lay(coat, BRONZE, 0.8, "wash", gradient=(290, 450, 520, 850, DARK), core="#d8e4d4")
    stage.lay(polygon([(286, 500), (330, 462), (540, 800), (520, 860), (500, 860)]), LIT, 0.3, "wash", clip=coat)
    stage.lay([circle(372, 560 + k * 62, 10) for k in range(5)], LIT, 0.3, "foil")
    for s in (-1, 1):
        stage.lay(
            [
                oval(400 + s * 118, 500, 48, 20, s * 0.3),
                *(
                    ribbon([(400 + s * (84 + k * 15), 508), (400 + s * (86 + k * 16), 556)], tapered(8, 5))
                    for k in range(6)
                ),
            ],
            LIT,
            0.4,
            "wash",
        )
    arm = ribbon([(520, 540), (560, 660), (470, 700), (410, 676)], tapered(92, 60), round_start=True, round_end=True)
    stage.lay(arm, BRONZE, 0.8, "wash", gradient=(560, 560, 420, 700, DARK), core="#d8e4d4")
    stage.lay(smooth([(424, 640), (384, 644), (372, 676), (392, 704), (430, 706)]), LIT, 0.3, "wash")
    left = ribbon([(282, 540), (236, 660), (246, 790)], tapered(88, 62), round_start=True, round_end=True)
    stage.lay(left, BRONZE, 0.7, "wash", gradient=(230, 540, 260, 790, DARK), core="#d8e4d4")
    at = Place(400, 258, 168)
    face = heads.Face(
        "#8fa598", DARK, "curls", "oval", "old", shade="#5d776e", iris="#2c4442", lips="#6f8a80", nose=1.4
    )
    stern = heads.Expression(
        brow=-0.75, lift=-0.1, lid=0.35, look=(0.95, 0.85), smile=-0.3, wide=0.8, open=0.0, blush=0.0, skew=0.5
    )
    heads.front(stage, at, face, stern, 0.18, 0.9)
    for s in (-1, 1):
        for k in range(7):
            a = -PI / 2 + s * (0.22 + k * 0.2)
            stage.lay(
                Place(400, 236, 1)(plants.leaf(s * (20 + k * 17), -150 + k * k * 2.6, a + s * 0.7, 50, 17)),
                LIT,
                0.35,
                "wash",
            )
    tongue = smooth([(390, 372, 1), (446, 372, 1), (452, 430), (440, 468), (418, 480), (396, 466), (386, 428)])
    stage.lay(tongue, "#c9553d", 0.5, "paint", puff=8, core="#f0a890")
    stage.lay([stroke(polyline((419, 380), (420, 446)), 4)], "#8c3226", 0, rim=0)
    stage.lay(ribbon([(372, 368), (418, 362), (462, 368)], spindle(14)), "#5d776e", 0.2, "smooth")
    streaks = [
        ribbon([(x, y), (x + 3, y + long * 0.5), (x - 1, y + long)], tapered(9, 3))
        for x, y, long in ((330, 300, 120), (478, 250, 90), (300, 560, 190), (520, 600, 160), (440, 730, 110))
    ]
    stage.lay(streaks, "#b8cfc0", 0, rim=0, alpha=0.55)
    animals.bird(stage, Place(330, 84, 26), "#8a9096", "#aab0b4", "#c9a04a", 0.6, False, 0.6)
    animals.bird(stage, Place(574, 470, 24, 0, True), "#7d8388", "#9aa0a4", "#c9a04a", 0.6, False, 0.6)


def plinth(stage: Stage) -> None:
    stage.lay(box(190, 846, 610, 900, 4), "#d5d3c6", 1.0, "wash")
    stage.lay(box(226, 896, 574, 1130), "#c6c4b6", 0.8, "wash", gradient=(226, 0, 574, 0, "#9a998d"))
    stage.lay(box(282, 950, 518, 1060, 4), "#b4b2a4", 0.2, "wash")
    stage.lay(
        [
            *plants.sprig(400, 1050, -PI / 2 - 0.7, 90, 6, 0.24, 0.08),
            *plants.sprig(400, 1050, -PI / 2 + 0.7, 90, 6, 0.24, 0.08),
        ],
        "#d5d3c6",
        0.15,
        "wash",
    )
    stage.lay(box(190, 1122, 610, 1164, 4), "#d5d3c6", 0.9, "wash")
    stage.cast(box(190, 1164, 640, 1186), "#66685f", 0.4, 8)


def passers(stage: Stage) -> None:
    """Grey, all the other way."""
    grey = (("#7d8488", "#4d555c"), ("#8a8f90", "#5a6268"), ("#6f777c", "#454d54"), ("#858b8e", "#565e64"))
    for i, (x, y, size, flip) in enumerate(
        ((60, 1086, 230, True), (140, 1150, 250, True), (700, 1060, 214, False), (772, 1110, 240, False))
    ):
        coat, dark = grey[i]
        who = people.Person(
            "#a9a39a",
            dark,
            ("short", "bun", "bald", "bob")[i],
            "coat",
            coat,
            dark,
            hat=("bowler", None, "cap", None)[i],
            hat_colour=dark,
        )
        people.side(stage, Place(x, y, size, 0, flip), who, people.POSES["walk"].but(lean=0.12, head=0.3), depth=0.6)


def child(stage: Stage) -> None:
    """In yellow, from behind, quite still, a balloon forgotten in one hand."""
    x, y = 648, 1196
    stage.cast(oval(x + 10, y + 2, 54, 12), "#4d4f48", 0.5, 6)
    who = people.Person(
        "#7a4630", "#1c1418", "braids", "coat", "#f0b83a", "#3a4a5a", trim="#fdf3da", age="child", shoes="#b8322c"
    )
    spots = people.back(stage, Place(x, y, 232), who, people.Stance((0.3, -0.1), (0.5, -0.6), 0.05, -0.12), 0.9)
    hx, hy = spots["right"]
    stage.lay(ribbon([(hx, hy), (hx + 16, hy - 120), (hx + 4, hy - 260)], 2.4), "#4d555c", 0.2, "smooth")
    stage.lay(
        smooth(
            [
                (hx + 4, hy - 262, 1),
                (hx - 40, hy - 316),
                (hx - 36, hy - 366),
                (hx + 4, hy - 392),
                (hx + 46, hy - 366),
                (hx + 48, hy - 316),
            ]
        ),
        "#c9553d",
        0.7,
        "paint",
        puff=10,
        core="#ffc8a8",
    )
