"""A spiral of dark umbrellas in the rain, from above; one is a hole in which it is summer and a child looks up."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "hope"
CLUES = ("there is always one", "weather report", "the eye of the storm")
LIGHT = Light("rain", (5, 8), "#e8eefc", 0.86, "#6f78b8", 0.18, spill=0.8, fog=0.05, vignette=0.45)
CROP = "from above"

CX, CY, GROWTH, SHARE = 285, 775, 0.088, 0.27


def draw(stage: Stage) -> None:
    chance = random.Random(4)
    places = []
    turn, r = 0.0, 20.0
    while r < 1250:
        places.append((CX + math.cos(turn) * r, CY + math.sin(turn) * r, SHARE * r, turn))
        turn += 2 * SHARE * 0.985
        r = 20 * math.exp(GROWTH * turn)
    focus = min(places, key=lambda q: abs(q[0] - 560) + abs(q[1] - 400))
    x, y, u = focus[0], focus[1], focus[2] * 1.06

    def hole(k: float) -> Path:
        return Place(x, y, u * k, 0.2)(furniture.scallop())

    stage.ground("#9cc25a", "paint", gradient=("r", x, y, u, "#6fa04a"))
    stage.backlight(full_sheet(), "#ffe9a0", 0.24, falloff=(x, y, u * 1.4))
    meadow(stage, chance, x, y, u)
    child(stage, x, y, u)
    for k, colour, through in ((0.98, "#fff0b8", 0.75), (1.05, "#ffc64a", 0.5), (1.13, "#e0852e", 0.0)):
        stage.lay(
            [full_sheet(), *cut(hole(k))],
            colour,
            0.9,
            "tissue" if through else "paint",
            through=through,
            through_colour="#ffd070",
        )
    stage.lay(
        [full_sheet(), *cut(hole(1.21))],
        "#a08a70",
        1.1,
        "wash",
        gradient=("r", x, y, 560, "#232b44"),
        streak=(0.6, 0.045),
    )
    wet = []
    for i in range(330):
        t = i * 0.14
        q = 20 * math.exp(GROWTH * t) * math.exp(GROWTH * PI)
        if q > 1300:
            break
        wet.append((CX + math.cos(t) * q, CY + math.sin(t) * q))
    stage.lay([ribbon(wet, lambda t: 2 + 46 * t * t), *cut(hole(1.2))], "#7f92a8", 0.12, "wash", rim=0.2, alpha=0.55)
    colours = ["#4d6285", "#2b3a5c", "#2f6474", "#473a5e", "#232a48"]
    stage.lamp(x, y, 13)
    for i, (ux, uy, ur, turn) in enumerate(places):
        if (ux, uy) == (focus[0], focus[1]) or not (
            -ur * 1.3 < ux < 800 + ur * 1.3 and -ur * 1.3 < uy < 1200 + ur * 1.3
        ):
            continue
        away = math.hypot(ux - x, uy - y)
        colour = mix(colours[(i * 3 + i // 4) % 5], "#a8886c", max(0.0, 1 - away / 520) * 0.3)
        walker(
            stage,
            chance,
            ux,
            uy,
            ur * 0.95,
            turn,
            colour,
            (x, y),
            0 if away >= 330 else (1 if i % 2 else -1),
            (0, 0, 1, 0, 2)[i * 7 % 5],
        )
    stage.no_lamp()
    slips = []
    for _ in range(190):
        rx, ry = chance.uniform(-20, 820), chance.uniform(-20, 1220)
        if math.hypot(rx - x, ry - y) < u * 1.7:
            continue
        a, q = math.atan2(ry - CY, rx - CX), math.hypot(rx - CX, ry - CY)
        length = 6 + q * 0.05
        slips.append(
            ribbon(
                [
                    (rx, ry),
                    (rx + math.cos(a) * length * 0.5, ry + math.sin(a) * length * 0.5),
                    (rx + math.cos(a) * length, ry + math.sin(a) * length),
                ],
                tapered(0.6, 1.2 + q * 0.0032),
            )
        )
    stage.lay(slips, "#c9d6e2", 0.5, rim=0.2, alpha=0.7)
    stage.pool(x, y, 250, "#ffb84a", 3.0, hole=u * 0.95)
    stage.pool(x, y, 520, "#ff9d45", 0.6, hole=u * 0.95)
    stage.pool(x, y, 125, "#fff0c0", 1.0)


def meadow(stage: Stage, chance: random.Random, x: float, y: float, u: float) -> None:
    for _ in range(70):
        a, q = chance.uniform(0, 6.3), u * math.sqrt(chance.uniform(0.2, 1))
        blade = plants.leaf(
            x + math.cos(a) * q, y + math.sin(a) * q, chance.uniform(0, 6.3), chance.uniform(8, 16), 2.6
        )
        stage.lay(blade, chance.choice(("#5d9440", "#b7d36a")), 0.15, through=0.6)
    for _ in range(26):
        a, q = chance.uniform(0, 6.3), u * chance.uniform(0.55, 1)
        plants.flower(
            stage,
            Place(x + math.cos(a) * q, y + math.sin(a) * q, 6.5),
            chance.choice(("#fff6dc", "#ffd34d")),
            "#e98a2b",
            5,
            1,
            0.15,
            pointed=False,
        )


def child(stage: Stage, x: float, y: float, u: float) -> None:
    """Looking up, skirt a flower, arms wide."""
    skin, hair, head = "#d99f76", "#5a2a1c", y - u * 0.06
    for q, rp, colour, phase in (
        (0.42, 0.135, "#a8301f", 0.0),
        (0.33, 0.11, "#e4572e", 0.35),
        (0.22, 0.085, "#ff8a4a", 0.0),
    ):
        petals = [
            circle(
                x + math.cos(phase + j * 2 * PI / 9) * u * q,
                y + u * 0.15 + math.sin(phase + j * 2 * PI / 9) * u * q,
                u * rp,
            )
            for j in range(9)
        ]
        stage.lay(union(circle(x, y + u * 0.15, u * q), *petals), colour, 0.7, "paint")
    for side in (-1, 1):
        hand = Place(x + side * u * 0.7, y - u * 0.26, u * 0.11, side * 0.9, side > 0)
        stage.lay(hand(hands.silhouette(0.3)), skin, 0.4)
        arm = union(
            limb(x + side * u * 0.2, y + u * 0.12, u * 0.10, x + side * u * 0.48, y - u * 0.05, u * 0.08),
            limb(x + side * u * 0.48, y - u * 0.05, u * 0.08, x + side * u * 0.65, y - u * 0.2, u * 0.065),
        )
        stage.lay(arm, "#f07a3a", 0.6, "paint")
        for j in range(4):
            t = j / 3
            stage.lay(
                oval(
                    x + side * u * (0.24 + 0.17 * t),
                    head + u * (0.16 + 0.13 * t),
                    u * (0.068 - 0.018 * t),
                    u * (0.06 - 0.015 * t),
                ),
                hair,
                0.3,
            )
        stage.lay(circle(x + side * u * 0.44, head + u * 0.32, u * 0.03), "#fff0c8", 0.2)
    stage.lay(smooth(wobbly(x, head - u * 0.02, u * 0.295, u * 0.315, 22, 0.04, 3)), hair, 0.8, "paint")
    heads.front(
        stage,
        Place(x, head + u * 0.015, u * 0.275),
        heads.Face(skin, hair, "parted", age="child"),
        "laughing",
        neck=False,
        depth=0.3,
    )


def walker(
    stage: Stage,
    chance: random.Random,
    x: float,
    y: float,
    u: float,
    turn: float,
    colour: str,
    light_at: tuple[float, float],
    hand: int,
    bands: int,
) -> None:
    """Someone under an umbrella, walking inwards; hand: reaches out for the light."""
    if u > 26:
        along = turn - PI / 2 - 0.09
        for side, k in ((-1, 0.98), (1, 0.80)):
            sx = x + math.cos(along) * u * k + math.cos(turn) * side * u * 0.16
            sy = y + math.sin(along) * u * k + math.sin(turn) * side * u * 0.16
            stage.lay(oval(sx, sy, u * 0.17, u * 0.085, along), "#1b2236", 0.1)
    if hand:
        a = math.atan2(light_at[1] - y, light_at[0] - x)
        hx, hy = x + math.cos(a) * u * 1.02, y + math.sin(a) * u * 1.02
        stage.lay(
            Place(hx, hy, u * 0.235, a + PI / 2, hand < 0)(hands.silhouette(0.26)),
            chance.choice(list(SKINS.values())),
            0.5,
            "wash",
            rim=0.6,
        )
        sleeve = limb(
            x + math.cos(a) * u * 0.5,
            y + math.sin(a) * u * 0.5,
            u * 0.17,
            hx - math.cos(a) * u * 0.1,
            hy - math.sin(a) * u * 0.1,
            u * 0.115,
        )
        stage.lay(sleeve, mix(colour, "#0c1020", 0.45), 0.5, "paint")
    furniture.umbrella_from_above(
        stage, Place(x, y, u, turn + chance.uniform(0, 0.78)), colour, bands=bands if u > 14 else 0, depth=0.25 + u / 90
    )
