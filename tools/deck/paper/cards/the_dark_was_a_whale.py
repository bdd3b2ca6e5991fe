"""A diver hangs in the deep with a lamp; the dark around is an enormous whale full of stars, looking on."""

from __future__ import annotations

import random

from .. import *

FEELING = "wonder"
CLUES = ("you are not as alone as you think", "the night has an eye", "small talk with the universe")
LIGHT = NIGHT.but(exposure=1.3, key_strength=1.0, vignette=0.3, spill=0.85, fog=0.07)
CROP = "scene"

X, Y = 250, 905


def whale() -> Path:
    return smooth(
        [
            (905, 250),
            (760, 120),
            (560, 70),
            (340, 110),
            (170, 220),
            (70, 370),
            (50, 520),
            (120, 640),
            (260, 700),
            (430, 720),
        ]
        + [(600, 760), (760, 860), (880, 980), (960, 700), (960, 400)]
    )


def draw(stage: Stage) -> None:
    chance = random.Random(6)
    stage.ground("#0e2b4e", "paint", gradient=(0, 0, 0, 1200, "#0b4a5a"), streak=(0.05, 0.1))
    for i, (y, colour) in enumerate(
        ((140, "#123a63"), (330, "#0f4568"), (560, "#0e5069"), (800, "#0d5a68"), (1010, "#0c4d58"))
    ):
        stage.lay(water.swell(y, 18, 560, i * 2.1, skew=0.06), colour, 0.7, "paint", streak=(0.05, 0.1), wobble=0.2)
    for i in range(5):
        x = 420 + 90 * i
        beam = polygon([(x, -40), (x + 40, -40), (x - 60 - 60 * i * 0.3, 1260), (x - 190 - 60 * i * 0.3, 1260)])
        stage.cast(beam, "#6fb8b4", 0.09, 14)
    body = whale()
    stage.lay(body, "#f4f0d8", 0, "tissue", rim=0, shadow=0)
    stage.backlight(body, "#bfd8ff", 0.7)
    pinholes = sky.stars(11, 330, (40, 60, 800, 960), (0.9, 3.0))
    bright = [
        star(x, y, r, 4, 0.22, 0.2) for x, y, r in scatter(5, 16, lambda c: c.uniform(7, 14), within=body, gap=46)
    ]
    eye_at = Place(262, 508, 60, 0.12)
    lid = eye_at(smooth([(-1, 0.1, 1), (-0.3, -0.55), (0.5, -0.5), (1.05, 0.15, 1), (0.3, 0.5), (-0.4, 0.5)]))
    stage.lay(
        [body, *cut(*pinholes, *bright)],
        "#1a1f52",
        1.6,
        "paint",
        gradient=(150, 100, 700, 900, "#0e1236"),
        streak=(0.35, 0.14),
        core="#5a6fc0",
    )
    throat = smooth(
        [
            (60, 545),
            (200, 620),
            (400, 640),
            (620, 690),
            (800, 800),
            (960, 960),
            (880, 1000),
            (600, 790),
            (260, 730),
            (100, 660),
        ]
    )
    stage.lay(throat, "#2e3a78", 0.4, "paint", clip=body, streak=(0.3, 0.12))
    for j in range(7):
        groove = bezier(84 + 14 * j, 590 + 15 * j, 300, 650 + 15 * j, 560, 690 + 16 * j, 860, 880 + 17 * j)
        stage.lay([stroke(groove, 4)], "#8f9be0", 0.1, "paint", clip=intersect(body, throat), rim=0.2, alpha=0.75)
    mouth = bezier(52, 520, 120, 585, 190, 600, 250, 585)
    stage.lay([stroke(mouth, 6)], "#0a0d2c", 0, rim=0, clip=body)
    for k in (1.55, 1.28):
        stage.lay(
            Place(eye_at.x, eye_at.y, k)(Place(-eye_at.x, -eye_at.y)(lid)),
            mix("#1a1f52", "#4a56a8", 0.5 * (1.8 - k)),
            0.4,
            "paint",
        )
    stage.lay(lid, "#ffd98a", 0, "tissue", rim=0)
    stage.backlight(lid, "#ffb84a", 0.7, falloff=(262, 512, 60))
    stage.lay(eye_at(circle(0.05, 0.02, 0.42)), "#5a2a12", 0.15, "paint", clip=lid)
    stage.lay(eye_at(circle(0.0, 0.06, 0.24)), "#0c0812", 0, clip=lid, rim=0)
    stage.lay(eye_at(circle(-0.1, 0.2, 0.09)), "#fff3c8", 0, clip=lid, rim=0)  # the lamp, seen
    fin = smooth([(520, 700), (600, 730), (560, 860), (470, 990), (360, 1060, 1), (400, 940), (440, 800)])
    stage.lay(
        fin, "#232a66", 1.2, "paint", streak=(1.9, 0.16), gradient=(540, 700, 380, 1040, "#141846"), core="#5a6fc0"
    )
    diver(stage)
    bubbles = [circle(X + 18 + chance.uniform(-16, 16), Y - 90 - 34 * i, chance.uniform(3, 8)) for i in range(7)]
    stage.lay([stroke(b, 2) for b in bubbles], "#bfe6e0", 0.2, alpha=0.9)
    for i, (x, h) in enumerate(((60, 190), (150, 130), (700, 230), (620, 140), (775, 170))):
        plants.seaweed(stage, Place(x, 1235, h), "#0c3f44", i + 2, 0.7)
    floor = smooth([(-60, 1180), (160, 1150), (380, 1185), (600, 1160), (860, 1190), (860, 1260, 1), (-60, 1260, 1)])
    stage.lay(floor, "#06232c", 1.2, "paint", wobble=0.3)


def diver(stage: Stage) -> None:
    lamp = (X + 64, Y - 38)
    stage.lay(circle(*lamp, 12), "#fff6d0", 0.2, "tissue")
    stage.backlight(circle(*lamp, 11), "#ffe08a", 1.3, soft=3)
    stage.backlight(circle(*lamp, 46), "#ffb85a", 0.5, soft=30)
    stage.pool(*lamp, 150, "#ffc86a", 1.5)
    who = people.Pose(0.5, -0.55, (1.9, -0.25), (0.8, -0.3), (-0.5, 0.5), (-1.0, 0.35), 0.2)
    suit = people.Person("#e0a880", "#e2793a", "bald", "trousers", "#e2793a", "#c9602c", shoes="#0e2b4e")
    spots = people.side(stage, Place(X, Y + 70, 150, -0.3), suit, who, depth=0.5)
    hx, hy = spots["head"]
    stage.lay(circle(hx, hy, 19), "#e9b04a", 0.4, "foil")
    stage.lay(circle(hx + 6, hy - 3, 10.5), "#16384a", 0.1, "smooth")
    stage.lay(circle(hx + 3, hy - 7, 2.6), "#fff3d0", 0, rim=0)
    nx, ny = spots["neck"]
    stage.lay(ribbon([(nx - 12, ny + 6), (nx, ny + 10), (nx + 10, ny + 2)], 8), "#b98532", 0.2, "foil")
    hand = spots["near"]
    stage.lay([stroke(polyline(hand, (lamp[0] - 6, lamp[1] + 4)), 4), stroke(circle(*lamp, 14), 3)], "#7a5a2a", 0.3)
    stage.lay(
        [
            stroke(
                smooth(
                    [
                        (hx - 14, hy - 8),
                        (hx - 60, hy - 60),
                        (hx - 40, hy - 150),
                        (hx - 120, hy - 260),
                        (hx - 170, hy - 420),
                        (-40, 380),
                    ],
                    closed=False,
                ),
                4,
            )
        ],
        "#e9d9a8",
        0.4,
    )
