"""Two profiles, hands meeting; the gap between their faces is a tree of light, rooted in both."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from .. import *

FEELING = "love"
CLUES = ("what grows between us", "family tree", "the silence before the kiss")
LIGHT = Light("love", (4.5, 8), "#fff6e6", 1.0, spill=0.55, fog=0.05, vignette=0.3, tilt=0.3)
CROP = "close-up"


def draw(stage: Stage) -> None:
    stage.ground("#ffe9b0")
    stage.backlight(full_sheet(), "#ffc860", 0.78)
    stage.backlight(full_sheet(), "#ffe8a8", 0.55, falloff=(400, 520, 400))
    chance = random.Random(31)
    wood: list[Path] = []
    tips: list[plants.Tip] = []
    x: float
    y: float
    length: float
    w: float
    for x, y, a, length, w in (
        (352, 452, -0.86, 132, 40),
        (372, 440, -0.42, 128, 40),
        (402, 440, 0.03, 122, 34),
        (430, 442, 0.45, 128, 40),
        (452, 462, 0.92, 128, 40),
    ):
        more, ends = plants.branches(x, y, -PI / 2 + a, length, w, 4, chance, 0.5, 0.8, 0.64)
        wood += more
        tips += ends
    leaves: list[tuple[float, float, float, float, float]] = []

    def put(x: float, y: float, a: float, length: float, w: float) -> None:
        mx, my = x + math.cos(a) * length * 0.6, y + math.sin(a) * length * 0.6
        if all(
            math.hypot(mx - q[0] - math.cos(q[2]) * q[3] * 0.6, my - q[1] - math.sin(q[2]) * q[3] * 0.6) > 15.5
            for q in leaves
        ):
            leaves.append((x, y, a, length, w))

    for x, y, a, level in tips:
        if level > 1:
            continue
        for side in (-1, 1):
            put(x, y, a + side * chance.uniform(0.6, 1.1), chance.uniform(24, 32), chance.uniform(6, 8))
        if level == 0:
            put(x, y, a, chance.uniform(26, 34), 7.5)
    for x, y, a, length, w in (
        (372, 985, 0.85, 92, 30),
        (386, 1010, 0.35, 84, 30),
        (404, 1010, -0.1, 80, 26),
        (418, 1010, -0.5, 84, 30),
        (432, 985, -0.95, 92, 30),
    ):
        wood += plants.branches(x, y, PI / 2 + a, length, w, 3, chance, 0.5, 0.78, 0.6)[0]
    trunk = smooth(
        [
            (322, 452),
            (352, 408),
            (378, 402),
            (400, 420),
            (424, 402),
            (452, 410),
            (484, 460),
            (520, 520),
            (520, 700),
            (486, 800),
        ]
        + [
            (458, 900),
            (452, 980),
            (470, 1040),
            (400, 1020),
            (330, 1040),
            (350, 980),
            (346, 900),
            (318, 800),
            (285, 700),
            (285, 520),
        ]
    )
    cut_leaves = [plants.leaf(*q) for i, q in enumerate(leaves) if i % 5]
    pasted = [q for i, q in enumerate(leaves) if i % 5 == 0]

    def tree(by: float = 0.0) -> list[object]:
        holes: list[object] = [*cut(*wood, *cut_leaves)]
        if by:
            holes += [slit(p, by) for p in wood] + [slit(p, by * 0.6) for p in cut_leaves]
        return holes

    stage.lay(full_sheet(), "#ffd98c", 0.3, "tissue", through=0.9, through_colour="#fff0cc", alpha=0.6)
    heart = ((446, 3), (492, 20), (552, 36), (620, 48), (700, 60), (790, 60), (880, 46), (950, 34), (992, 10))
    for i, (k, colour) in enumerate(((0.42, "#ffd080"), (0.62, "#ffc468"), (0.82, "#ffb452"))):
        left = [
            (402 - w * k * 1.25 + 3 * math.sin(j + i), y + (1 - k) * (30 if y < 600 else -30))
            for j, (y, w) in enumerate(heart)
        ]
        right = [
            (402 + w * k * 1.25 + 3 * math.sin(2 * j + i), y + (1 - k) * (30 if y < 600 else -30))
            for j, (y, w) in reversed(list(enumerate(heart)))
        ]
        stage.lay(
            [full_sheet(), *cut(smooth(left + right))],
            colour,
            0.45,
            "tissue",
            through=0.86,
            through_colour="#ffe6ae",
            wobble=0.5,
            rim=0.25,
        )
    stars = sky.stars(3, 46, (20, 20, 780, 420), (1.2, 2.6))
    stage.lay([full_sheet(), *cut(trunk, *stars), *tree()], "#6a4a72", 0.9, "paint")
    stage.lay(
        [full_sheet(), *cut(move(trunk, -18, 0, 0, 1.045, 1.0)), *tree(8), *cut(*stars)],
        "#232b4d",
        0.9,
        "paint",
        gradient=(400, 0, 400, 1150, "#3d2a52"),
        streak=(0.3, 0.10),
    )
    lovers(stage, tree)
    for i, (x, y, a, length, w) in enumerate(pasted):
        stage.lay(
            plants.leaf(x, y, a, length * 1.1, w * 1.1),
            ("#f6b54a", "#e2553f", "#fbe9c0")[i % 3],
            0.5,
            "wash",
            through=0.25,
        )
    mine = hands.Glove("#a33a50", "#5d1c3a", "#f6b54a", reach=5, pattern="#a33a50")
    yours = hands.Glove("#2f7f84", "#16495a", "#fbe9c0", reach=5, pattern="#2f7f84")
    hands.reach(stage, Place(478, 856, 84, -PI / 2 + 0.2), mine, spread=0.1)
    hands.reach(stage, Place(326, 872, 84, PI / 2 - 0.2, flip=True), yours, spread=0.1)
    x, y = 401, 416
    twigs = [
        ribbon([(x - 44 + j * 3, y - 10 + j * 5), (x, y + 10 + j * 4), (x + 44 - j * 3, y - 10 + j * 5)], spindle(9, 3))
        for j in range(4)
    ]
    stage.lay(twigs, "#6b3a2e", 0.5, "kraft")
    animals.bird(stage, Place(x + 2, y - 14, 46, -0.1), "#d8452f", "#a52a33", flying=False, depth=0.6)
    stage.lay(ribbon([(x - 46, y - 6), (x, y + 14), (x + 46, y - 6)], spindle(11, 3)), "#8a4f36", 0.5, "kraft")


def lovers(stage: Stage, tree: Callable[[float], list[object]]) -> None:
    lines = {
        -1: heads.Profile(nose=1.12, brow=1.15, chin=1.1, lip=0.85),
        1: heads.Profile(nose=0.9, nose_up=1.2, lip=1.15, forehead=1.5, chin=0.92),
    }
    shoulders: dict[int, list[Point]] = {
        -1: [(-14, 160), (10, 172), (22, 190), (26, 220), (-140, 220), (-140, 160)],
        1: [(-18, 158), (4, 170), (16, 190), (18, 220), (-140, 220), (-140, 160)],
    }
    for side, under, top, deep, hair in (
        (1, "#d2565a", "#8e2f48", "#4d1935", "#40152f"),
        (-1, "#4fa6a0", "#256c74", "#143c4c", "#12333f"),
    ):
        at = Place(292, 236, 5.15, 0.05) if side < 0 else Place(506, 268, 5.15, -0.09, True)
        outline = at(smooth(heads.profile_line(lines[side])[:-1] + shoulders[side] + heads.BACK[1:]))
        lid = at(bezier(-21, 48.5, -17, 54.5, -9, 55.5, -4.5, 50.5))
        lashes = []
        for t in (0.12, 0.34, 0.56, 0.78, 0.98):
            arch = (1 - (2 * t - 1) ** 2) * 3.6 + 1.2 * t
            lashes.append(at(polyline((-20 + 15 * t, 49.5 + arch), (-22.5 + 20 * t, 54.8 + arch))))
        stage.lay([outline, *tree(0), slit(lid, 5.6), *(slit(p, 3.4) for p in lashes)], under, 1.1, "paint")
        inner = intersect(outline, move(outline, side * 5, 3))
        dots = [
            at(circle(-17 + 5.2 * q * math.cos(j * PI / 3), 73.5 + 4.6 * q * math.sin(j * PI / 3), 1.0))
            for q in (0, 0.5, 1)
            for j in ([z / 2 for z in range(12)] if q == 1 else range(6))
        ]
        nostril = at(bezier(8.2, 71.4, 4.6, 69.4, 4.2, 66.6, 6.6, 64))
        stage.lay(
            [inner, *tree(7), slit(lid, 8.5), *(slit(p, 5) for p in lashes), slit(nostril, 3.6), *cut(*dots)],
            top,
            0.8,
            "paint",
            gradient=(400 + side * 40, 420, 400 + side * 330, 1050, deep),
            streak=(1.2 if side < 0 else 1.9, 0.09),
        )
        cap = at(
            smooth(
                [
                    (1, 13),
                    (-9, 1),
                    (-28, -6),
                    (-60, -6),
                    (-90, 14),
                    (-101, 42),
                    (-97, 66),
                    (-84, 92),
                    (-78, 112),
                    (-66, 110),
                    (-60, 88),
                ]
                + [(-52, 74), (-49, 66, 1), (-45, 70), (-40, 60), (-37, 46), (-31, 36), (-16, 27), (-4, 21)]
            )
        )
        for j in range(3):
            stage.lay(
                [move(cap, side * j * 26, j * 5), *tree(10 + j * 3)],
                mix(hair, under, 0.16 - 0.07 * j),
                0.6,
                "paint",
                streak=(0.5 if side < 0 else 2.6, 0.16),
                clip=cap,
            )
        stage.lay(
            at(
                ribbon(
                    [(-24, 40.5), (-16, 36.6), (-7, 36.8), (-1.5, 40)],
                    lambda t: 0.8 + 2.6 * math.sin(PI * min(1.0, 0.15 + t * 0.8)),
                )
            ),
            deep,
            0.3,
            clip=outline,
        )
        line = heads.profile_line(lines[side])
        upper = smooth(
            [(4.4, 77.4, 1), line[14][:2], line[15][:2], (*line[16][:2], 1), (-1.5, 82.2), (-7.5, 80.7, 1), (-1, 79.6)]
        )
        lower = smooth(
            [
                (*line[16][:2], 1),
                line[17][:2],
                line[18][:2],
                (3.6, 89.4, 1),
                (-1.5, 87.4),
                (-7.5, 80.7, 1),
                (-1.5, 83.0),
            ]
        )
        for lip in (upper, lower):
            stage.lay(at(lip), "#e2553f" if side > 0 else "#d07a52", 0.3, clip=outline, texture=0.5)
        stage.lay(
            at(smooth([(-47, 50), (-42, 48), (-39, 53), (-41, 60), (-44, 67), (-48, 69), (-49.5, 62), (-51, 55)])),
            top,
            0.45,
            "paint",
        )
        stage.lay([stroke(at(bezier(-46, 54, -42.5, 52, -41.5, 57, -44.5, 61)), 4)], deep, 0.15)
