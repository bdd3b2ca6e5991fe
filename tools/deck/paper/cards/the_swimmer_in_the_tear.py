"""An old closed eye and a cheek fill the card; in the tear that falls from it somebody swims."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "grief"
CLUES = ("she taught me to float", "the smallest sea", "holding it in")
LIGHT = WHITE_PAPER.but(vignette=0.14, direction=(6, 9), ambient="#7fa0b0")
CROP = "close-up"

SKIN, FOLD = "#efe4d2", "#cdbba4"


def draw(stage: Stage) -> None:
    stage.ground(SKIN, "wash", gradient=(120, 0, 700, 1200, "#d8c6ae"))
    face(stage)
    eye(stage)
    tear(stage)


def face(stage: Stage) -> None:
    """Sheets of cheek, temple and nose; each wrinkle is a cut edge."""
    nose = smooth(
        [(860, 300, 1), (770, 420), (730, 620), (690, 800), (640, 900), (650, 990), (720, 1040), (860, 1050, 1)]
    )
    for by, tone, depth in ((44, "#e2d3bd", 0.9), (22, "#eadcc8", 0.6), (0, "#f3e9d9", 0.7)):
        stage.lay(grow(nose, by), tone, depth, "wash")
    stage.lay([stroke(bezier(668, 968, 640, 950, 640, 900, 676, 880), 7)], FOLD, 0.05, "smooth")
    for i in range(7):  # crow's feet
        a = PI - 0.85 + i * 0.27
        x, y = 118 + math.cos(a) * 24, 470 + math.sin(a) * 40
        far = 170 + 50 * math.sin(i * 1.7)
        line: list[Point] = [
            (x, y),
            (x + math.cos(a) * far * 0.5, y + math.sin(a) * far * 0.5 + 8),
            (x + math.cos(a) * far, y + math.sin(a) * far + 30),
        ]
        stage.lay(ribbon(line, spindle(10)), "#c9b59c", 0.25, "smooth", rim=0.8)
    for i, (y, dip) in enumerate(((600, 40), (650, 66), (704, 84))):  # pouches under the eye
        line = [(150 + i * 26, y - 40), (280, y + dip * 0.4), (420, y + dip * 0.46), (560 - i * 20, y - 30)]
        stage.lay(ribbon(line, spindle(11 - i * 2)), "#c9b59c", 0.3, "smooth", rim=0.8)
    cheek = smooth([(-60, 820, 1), (120, 770), (330, 812), (480, 900), (560, 1040), (580, 1260, 1), (-60, 1260, 1)])
    stage.lay(cheek, "#f5ecdc", 0.8, "wash", gradient=(200, 780, 420, 1240, "#e0cfb6"))
    for i in range(3):
        stage.lay(
            ribbon([(600 + i * 34, 960 + i * 60), (560 + i * 30, 1060 + i * 40), (570 + i * 26, 1240)], spindle(9)),
            "#c9b59c",
            0.2,
            "smooth",
            rim=0.7,
        )
    spots = [
        oval(x, y, r * 1.3, r, 0.4)
        for x, y, r in scatter(9, 22, lambda c: c.uniform(4, 10), bounds=(20, 830, 330, 1180), gap=14)
    ]
    stage.lay(spots, "#d0b493", 0, rim=0, alpha=0.45)
    for i in range(3):
        line = [(70, 150 - i * 54), (300, 96 - i * 50), (560, 130 - i * 54), (760, 90 - i * 50)]
        stage.lay(ribbon(line, spindle(10)), "#c9b59c", 0.3, "smooth", rim=0.8)


def eye(stage: Stage) -> None:
    lid = smooth(
        [
            (120, 470, 1),
            (210, 366),
            (350, 316),
            (490, 340),
            (600, 440),
            (624, 486, 1),
            (520, 556),
            (370, 590),
            (220, 556),
        ]
    )
    stage.lay(lid, "#e6d6c0", 0.8, "wash", gradient=(360, 320, 370, 590, "#f7efe2"), puff=20)
    for k in range(4):
        line: list[Point] = [
            (150 + k * 12, 446 - k * 12),
            (270, 352 + k * 40 - 36),
            (420, 330 + k * 38 - 34),
            (590 - k * 8, 446 - k * 8),
        ]
        stage.lay(ribbon(line, spindle(8)), "#c2ad94", 0.12, "smooth", rim=0.6)
    seam: list[Point] = [(112, 470), (220, 560), (370, 594), (524, 560), (634, 486)]
    stage.lay(ribbon(seam, spindle(22, 5)), "#5d4a44", 0.3, "paint")
    for i in range(15):
        t = i / 14
        line_ = path.curve(seam, 12)
        x, y = line_[int(2 + t * (len(line_) - 5))]
        a = PI / 2 + (0.5 - t) * 0.95
        length = 46 + 40 * math.sin(PI * t)
        tip = (x + math.cos(a + 0.2) * length, y + math.sin(a + 0.2) * length)
        stage.lay(
            ribbon([(x, y), (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5), tip], tapered(9, 1.5)),
            "#4a3a38",
            0.25,
            "smooth",
        )
    chance = random.Random(6)
    for i in range(46):
        t = i / 45
        x, y = 96 + 560 * t, 276 - 96 * math.sin(PI * (0.12 + 0.7 * t)) + chance.uniform(-16, 22)
        a = -1.0 + 1.15 * t + chance.uniform(-0.22, 0.22)
        hair = plants.leaf(x, y, a, chance.uniform(70, 118) * (1 - 0.35 * t), 17)
        stage.lay(hair, ("#fdfbf4", "#d5cdc2", "#eee8de")[i % 3], 0.4, "paint", streak=(a, 0.12))


def tear(stage: Stage) -> None:
    track: list[Point] = [(352, 604), (356, 680), (340, 760), (344, 806)]
    stage.lay(ribbon(track, tapered(10, 30)), "#bfe0e2", 0.05, "tissue", alpha=0.85, rim=0.8)
    drop = smooth(
        [
            (346, 740, 1),
            (386, 830),
            (446, 920),
            (460, 1010),
            (412, 1092),
            (340, 1116),
            (268, 1092),
            (220, 1010),
            (236, 920),
            (306, 830),
        ]
    )
    stage.cast(move(drop, 22, 30), "#6d5f62", 0.5, 20)
    stage.lay(drop, "#2f8a98", 0.9, "wash", gradient=(340, 760, 340, 1110, "#0f4a60"), rim=0.9, core="#e6fbfa")
    with stage.within(drop):
        for k in range(5):
            y = 872 + k * 54
            stage.lay(
                water.swell(y, 7, 90, k * 1.4), mix("#3fa0a8", "#135068", k / 4), 0.25, "paint", streak=(0.02, 0.12)
            )
        swimmer(stage)
        stage.lay(ribbon([(262, 930), (244, 1000), (268, 1060)], spindle(20)), "#dff6f4", 0, rim=0, alpha=0.6)
        stage.lay(ribbon(arc(340, 1000, 100, 0.35, 1.3, 10), spindle(12)), "#9fe0dc", 0, rim=0, alpha=0.7)


def swimmer(stage: Stage) -> None:
    """Upwards, against the fall."""
    at = Place(346, 966, 150, -0.35)
    skin = "#b8703f"
    for side in (-1, 1):
        stage.lay(
            at(
                ribbon(
                    [(side * 0.08, 0.18), (side * 0.13, 0.45), (side * 0.06, 0.78)], tapered(0.15, 0.06), round_end=True
                )
            ),
            skin,
            0.3,
            "smooth",
        )
    stage.lay(
        at(ribbon([(-0.14, -0.12), (-0.34, -0.26), (-0.3, -0.6)], tapered(0.11, 0.06), round_end=True)),
        skin,
        0.3,
        "smooth",
    )
    stage.lay(
        at(ribbon([(0.14, -0.12), (0.4, -0.02), (0.56, 0.22)], tapered(0.11, 0.06), round_end=True)),
        skin,
        0.3,
        "smooth",
    )
    stage.lay(
        at(smooth([(-0.19, -0.18), (0.19, -0.18), (0.15, 0.1), (0.17, 0.32), (-0.17, 0.32), (-0.15, 0.1)])),
        "#e2553f",
        0.4,
        "paint",
    )
    stage.lay(at(oval(0, -0.2, 0.17, 0.08)), skin, 0.2, "smooth")
    stage.lay(at(circle(0, -0.36, 0.16)), skin, 0.35, "smooth")
    stage.lay(
        at(smooth([(-0.17, -0.36), (-0.1, -0.53), (0.1, -0.53), (0.17, -0.36), (0.1, -0.26), (-0.1, -0.26)])),
        "#f6ecd0",
        0.25,
        "smooth",
    )
    stage.lay([circle(400 + k * 6, 880 - k * 22, 7 - k) for k in range(4)], "#dff6f4", 0.05, "smooth", rim=0.6)
