"""Night in a bedroom: a wardrobe stands ajar, swollen as if with breath; its darkness has many eyes, low and high."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "dread"
CLUES = ("nothing to wear", "they are more afraid of you", "the guests are early")
LIGHT = LAMPLIGHT.but(vignette=0.4, key="#c4cbf2", key_strength=1.2, spill=0.8)
CROP = "scene"

WOOD = "#6a4038"


def draw(stage: Stage) -> None:
    stage.ground("#3a4478", "paint", gradient=(0, 0, 0, 900, "#232b55"), streak=(PI / 2, 0.06))
    marks = cloth.pattern("leaves", -20, -20, 820, 900, 74, 0.24)
    stage.lay(marks, "#48538a", 0.06, "wash")
    stage.lay(
        polygon([(-40, 940), (840, 940), (840, 1240), (-40, 1240)]),
        "#2b2348",
        0.4,
        "kraft",
        gradient=(0, 940, 0, 1200, "#1a1430"),
    )
    stage.lay(
        [stroke(polyline((x, 940), (x * 1.5 - 200, 1240)), 4) for x in range(-40, 860, 90)],
        "#1a1430",
        0,
        rim=0,
        alpha=0.7,
    )
    wardrobe(stage)
    bed(stage)
    night_light(stage)


def wardrobe(stage: Stage) -> None:
    case = smooth(
        [
            (150, 96, 1),
            (400, 70),
            (650, 96, 1),
            (700, 300),
            (712, 540),
            (690, 800),
            (660, 972, 1),
            (400, 986),
            (140, 972, 1),
            (110, 800),
            (88, 540),
            (100, 300),
        ]
    )
    stage.lay(case, "#4a2a2e", 1.5, "kraft", streak=(PI / 2, 0.14))
    hollow = smooth(
        [(204, 170, 1), (400, 156), (596, 170, 1), (622, 540), (596, 930, 1), (400, 940), (204, 930, 1), (178, 540)]
    )
    stage.lay(hollow, "#0c0a1c", 0, "velvet", rim=0)
    inhabitants(stage, hollow)
    left = smooth(
        [
            (196, 160, 1),
            (330, 186, 1),
            (352, 360),
            (372, 560),
            (350, 780),
            (322, 916, 1),
            (196, 944, 1),
            (150, 780),
            (132, 540),
            (150, 320),
        ]
    )
    right = smooth(
        [
            (604, 160, 1),
            (486, 182, 1),
            (458, 360),
            (440, 560),
            (462, 780),
            (492, 912, 1),
            (604, 944, 1),
            (648, 780),
            (668, 540),
            (650, 320),
        ]
    )
    for door, side in ((left, -1), (right, 1)):
        stage.lay(
            door,
            WOOD,
            1.5,
            "kraft",
            streak=(PI / 2 + side * 0.06, 0.15),
            gradient=(400 + side * 60, 540, 400 + side * 260, 540, "#3c2230"),
            core="#e0a878",
        )
        x = 400 + side * 152
        for y, h in ((350, 120), (730, 120)):
            panel = smooth(
                [
                    (x - 74, y - h),
                    (x, y - h - 16),
                    (x + 74, y - h),
                    (x + 84 + side * 8, y),
                    (x + 70, y + h),
                    (x, y + h + 12),
                    (x - 70, y + h),
                    (x - 84 + side * 8, y),
                ]
            )
            stage.lay(panel, "#4e2c30", 0.2, "kraft", streak=(PI / 2, 0.15))
            stage.lay(grow(panel, -12), "#7a4a3c", 0.45, "kraft", streak=(PI / 2, 0.15), puff=14)
        knob = (400 + side * 66, 560)
        stage.lay(circle(*knob, 19), "#d8a84a", 0.6, "foil")
    paw(stage, right)
    crown = smooth(
        [
            (110, 116, 1),
            (120, 60),
            (270, 54),
            (330, 10),
            (400, -6),
            (470, 10),
            (530, 54),
            (680, 60),
            (690, 116, 1),
            (400, 92),
        ]
    )
    stage.lay(crown, "#5a3434", 1.2, "kraft", streak=(0, 0.14))
    stage.lay([circle(400, 42, 16), circle(356, 54, 9), circle(444, 54, 9)], "#7a4a3c", 0.3, "kraft", puff=6)
    for x in (176, 624):
        stage.lay(
            smooth([(x - 40, 960), (x + 40, 960), (x + 30, 1000), (x + 46, 1030), (x - 46, 1030), (x - 30, 1000)]),
            "#4a2a2e",
            0.9,
            "kraft",
        )


def inhabitants(stage: Stage, hollow: Path) -> None:
    """Pairs of eyes between the doors: tall ones, round ones, one with three, one asleep, one quite low that is shy."""
    chance = random.Random(3)
    for x, y, r in ((404, 250, 92), (410, 440, 104), (400, 640, 96), (404, 840, 84)):  # darker than the dark
        stage.lay(smooth(wobbly(x, y, r, r * 0.9, 16, 0.12, int(y))), "#181434", 0.3, "velvet", clip=hollow)
    pairs = (
        (404, 238, 17, 44, "slit", "#ffd24a"),
        (372, 330, 10, 27, "round", "#ff9a4a"),
        (436, 350, 13, 34, "round", "#bfe86a"),
        (404, 446, 21, 52, "slit", "#ffb43a"),
        (378, 530, 8, 22, "round", "#ffe9a0"),
        (428, 560, 11, 30, "closed", "#8d86c4"),
        (404, 640, 17, 44, "round", "#ff7a4a"),
        (384, 724, 9, 25, "slit", "#bfe86a"),
        (432, 752, 12, 31, "round", "#ffe08a"),
        (402, 842, 18, 46, "wide", "#fff0c0"),
        (380, 902, 6, 18, "round", "#ffb43a"),
        (436, 896, 6, 17, "round", "#ff9a4a"),
    )
    for x, y, r, gap, kind, colour in pairs:
        tilt = chance.uniform(-0.14, 0.14)
        for s in (-1, 1):
            at = Place(x + s * gap * 0.5 * math.cos(tilt), y + s * gap * 0.5 * math.sin(tilt), r, tilt)
            if kind == "closed":
                stage.lay(
                    at(ribbon([(-0.8, 0), (0, 0.5), (0.8, 0)], spindle(0.3, 0.06))),
                    colour,
                    0,
                    "smooth",
                    rim=0,
                    clip=hollow,
                )
                continue
            shape = (
                circle(0, 0, 0.9)
                if kind != "slit"
                else smooth([(-1.1, s * 0.3, 1), (0, -0.75), (1.1, -s * 0.3, 1), (0, 0.75)])
            )
            stage.lay(at(shape), colour, 0, "tissue", rim=0, clip=hollow)
            stage.backlight(at(shape), colour, 0.7, clip=hollow)
            pupil = (
                oval(0.0, 0.1, 0.16, 0.62) if kind == "slit" else circle(0.06, 0.24, 0.5 if kind == "wide" else 0.36)
            )
            stage.lay(at(pupil), "#120a18", 0, "smooth", rim=0)
            stage.lay(at(circle(-0.3, -0.3, 0.17)), "#ffffff", 0, "smooth", rim=0)


def paw(stage: Stage, door: Path) -> None:
    """Somebody holds the door politely, from inside."""
    for j in range(4):
        y = 600 + 26 * j
        stage.lay(
            ribbon([(410, y - 6), (452, y), (486 - 3 * abs(j - 1), y + 7 - 2 * j)], tapered(32, 24), round_end=True),
            "#5a55a0",
            0.7,
            "paint",
            streak=(0.1, 0.16),
            core="#a8a4e0",
            clip=door,
        )
        stage.lay(
            smooth(
                [
                    (482 - 3 * abs(j - 1), y - 3 - 2 * j),
                    (506 - 3 * abs(j - 1), y + 8 - 2 * j, 1),
                    (482 - 3 * abs(j - 1), y + 15 - 2 * j),
                ]
            ),
            "#f2ead2",
            0.15,
            "smooth",
        )


def bed(stage: Stage) -> None:
    """We lie in it: two feet under the quilt, a rail."""
    quilt = smooth(
        [
            (-60, 1130),
            (60, 1090),
            (190, 1086),
            (262, 1040),
            (300, 1004),
            (344, 1006),
            (372, 1052),
            (404, 1066),
            (436, 1052),
            (462, 1006),
            (508, 1004),
            (546, 1042),
            (620, 1086),
            (760, 1094),
            (860, 1134),
            (860, 1280, 1),
            (-60, 1280, 1),
        ]
    )
    stage.lay(quilt, "#7a3a52", 1.5, "paint")
    cloth.quilt(stage, quilt, ("#83405a", "#3f4d7c", "#c88a5a", "#5a3a6a", "#a8505a"), 74, 5, 0.14, "#e8c8a8")
    stage.cast(smooth([(372, 1060), (404, 1074), (436, 1060), (424, 1200), (384, 1200)]), "#1c1030", 0.45, 14)
    stage.cast(smooth([(-60, 1180), (400, 1150), (860, 1180), (860, 1280), (-60, 1280)]), "#1c1030", 0.4, 30)


def night_light(stage: Stage) -> None:
    x, y = 726, 980
    stage.lay(box(676, 1010, 790, 1120, 4), "#4a2a2e", 0.9, "kraft")
    stage.lay(box(664, 996, 812, 1016, 4), "#6a4038", 0.6, "kraft")
    stage.lay(
        smooth([(x - 34, y + 16, 1), (x + 34, y + 16, 1), (x + 30, y - 20), (x, y - 52), (x - 30, y - 20)]),
        "#ffcf7a",
        0.6,
        "tissue",
    )
    stage.backlight(
        smooth([(x - 30, y + 12, 1), (x + 30, y + 12, 1), (x + 26, y - 18), (x, y - 46), (x - 26, y - 18)]),
        "#ffb04a",
        0.9,
    )
    stage.pool(x - 40, y - 20, 360, "#ffb060", 1.0)
    stage.pool(560, 560, 420, "#c88a6a", 0.3)
