"""An old hand sews a tear in white paper with a red thread; behind the tear it is summer."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "tenderness"
CLUES = ("grandmother can repair anything", "the surgeon's day off", "nobody must know what is behind it")
LIGHT = WHITE_PAPER.but(vignette=0.1)
CROP = "close-up"

WHITE, THREAD = "#f7f2e6", "#c3281f"
SEAM: list[Point] = [(70, 1090), (150, 930), (250, 800), (330, 660), (430, 520), (520, 360), (640, 220), (760, 40)]


def gap(wide: float) -> Path:
    """The tear: sewn shut at its lower end, gaping above."""
    chance = random.Random(5)
    left: list[Point] = []
    right: list[Point] = []
    line = path.curve(SEAM, 6)
    for i, (x, y) in enumerate(line):
        t = i / (len(line) - 1)
        if t < 0.5:
            continue
        k = (t - 0.5) / 0.5
        w = wide * (14 + 300 * k**0.8)
        jag = chance.uniform(-16, 16) * min(1.0, 3 * k)
        left.append((x - w * 0.80 + jag, y - w * 0.46 + jag * 0.5))
        right.append((x + w * 0.74 + chance.uniform(-12, 12) * min(1.0, 3 * k), y + w * 0.46))
    return smooth([*left, (left[-1][0] + 40, -120), (right[-1][0] + 200, -120), *reversed(right)], tension=7)


def draw(stage: Stage) -> None:
    stage.ground("#8fd0ea", gradient=(500, 0, 500, 560, "#e8f4dc"))
    sky.sun(stage, Place(640, 150, 120), "#ffd75a", "#ffb63a", glow=0.25, depth=0.4)
    sky.heaped(stage, Place(470, 120, 80), "#ffffff", "#cfe4ee", seed=4)
    stage.lay(
        smooth([(380, 520, 1), (470, 380), (600, 340), (840, 300, 1), (860, 700, 1), (380, 700, 1)]),
        "#9cc25a",
        0.6,
        "paint",
        streak=(0.4, 0.12),
    )
    stage.lay(
        smooth([(380, 560, 1), (520, 470), (660, 420), (860, 420, 1), (860, 700, 1), (380, 700, 1)]),
        "#5f9a48",
        0.6,
        "paint",
        streak=(0.4, 0.12),
    )
    plants.round_tree(stage, Place(640, 415, 120), crown="#3f7a3c", depth=0.5)
    plants.round_tree(stage, Place(700, 425, 80), crown="#5f8f3a", depth=0.5)
    people.side(
        stage,
        Place(566, 452, 74),
        people.Person("#bb7d4c", "#241d2b", "braid", "dress", "#d8402f", age="child"),
        "run",
        depth=0.25,
    )
    stage.lay([stroke(bezier(585, 405, 610, 360, 600, 310, 560, 290), 1.6)], "#fff8e8", 0.1)
    stage.lay(polygon([(560, 290), (540, 262), (566, 240), (584, 268)]), "#f2622e", 0.25)
    for i, (wide, colour) in enumerate(((0.72, "#dcd4c4"), (0.86, "#e9e2d3"), (1.0, WHITE))):
        stage.lay(
            [full_sheet(), *cut(gap(wide))],
            colour,
            1.1 if i == 2 else 0.7,
            "wash",
            edge="torn",
            core="#ffffff",
            wobble=0,
        )
    line = path.curve(SEAM, 10)
    closed = line[: int(len(line) * 0.53)]
    stage.lay([stroke(smooth(closed, closed=False), 3)], "#a89c8c", 0, rim=0, alpha=0.7)
    stage.lay(ribbon(closed, spindle(20, 6)), "#efe8da", 0.15, "wash", rim=0.3)
    stage.lay([stroke(smooth(closed, closed=False), 2.2)], "#8d8172", 0, rim=0)
    stitches = []
    for i in range(3, len(closed) - 3, 3):
        (ax, ay), (bx, by) = closed[i - 1], closed[i + 1]
        a = math.atan2(by - ay, bx - ax)
        x, y = closed[i]
        stitches.append(
            stroke(
                polyline(
                    (x - math.cos(a + 1.1) * 26, y - math.sin(a + 1.1) * 26),
                    (x + math.cos(a + 1.1) * 26, y + math.sin(a + 1.1) * 26),
                ),
                6.5,
            )
        )
    stage.lay(stitches, THREAD, 0.35, "smooth")
    (sx, sy) = closed[-1]
    glove = hands.Glove("#c98f68", "#ece5d8", "#fffaf0", reach=4.2, old=True, pattern="#cfc5b4", rings="#d8a93a")
    hand = Place(594, 792, 190, -0.72)

    def needle() -> None:
        tip, held = (sx + 6, sy + 10), hand.point(-0.82, -0.74)
        eye = (held[0] + (held[0] - tip[0]) * 0.42, held[1] + (held[1] - tip[1]) * 0.42)
        stage.lay(
            ribbon([eye, ((tip[0] + eye[0]) / 2, (tip[1] + eye[1]) / 2), tip], tapered(11, 2)), "#8a93a0", 0.6, "foil"
        )
        stage.lay(
            [
                stroke(
                    smooth(
                        [
                            eye,
                            (eye[0] + 40, eye[1] + 90),
                            (eye[0] - 60, eye[1] + 120),
                            (eye[0] - 130, eye[1] + 10),
                            (sx - 110, sy + 120),
                            (sx - 20, sy + 34),
                        ],
                        closed=False,
                    ),
                    5,
                )
            ],
            THREAD,
            0.6,
            "smooth",
        )

    hands.pinch(stage, hand, glove, needle, depth=0.9)
