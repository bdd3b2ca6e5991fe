"""A flooded town at night: people on the roofs pass lanterns on; far out a paper boat comes, with a light in it."""

from __future__ import annotations

import math

from .. import *

FEELING = "hope"
CLUES = ("pass it on", "the sea came to visit", "street lighting")
LIGHT = NIGHT.but(key="#cfe0ee", key_strength=0.9, vignette=0.36, spill=0.95, ambient="#2f6a80")
CROP = "crowd"

ROOFS = (
    # ridge left x, y, ridge right x, y, eaves drop, colour
    (40, 560, 250, 552, 70, "#7a5a48"),
    (470, 500, 700, 508, 74, "#5f6a58"),
    (-60, 742, 210, 730, 96, "#8a4f3e"),
    (360, 700, 640, 712, 100, "#6a6250"),
    (120, 930, 470, 916, 122, "#a0603f"),
    (560, 910, 880, 922, 126, "#4f6a66"),
)


def draw(stage: Stage) -> None:
    stage.ground("#0f2a38", "paint", gradient=(0, 0, 0, 460, "#2f6a78"), streak=(0.02, 0.06))
    stage.lay(sky.stars(5, 70, (0, 0, 800, 300), (1.0, 2.6)), "#f6ecd0", 0, "smooth", rim=0)
    stage.lay(sky.ridge(372, 40, 5, 0.1, 7), "#1f4a58", 0.6, "wash")
    for x, h in ((60, 150), (150, 120), (690, 160), (760, 120)):
        plants.palm(stage, Place(x, 400, h), "#14303c", "#1b4650", x, 0.1 if x < 400 else -0.1, 0.4)
    stage.haze(0.16, "#5f9aa0", between=(120, 420))
    stage.lay(
        box(-60, 384, 860, 1260), "#2f7a80", 0.4, "paint", gradient=(0, 384, 0, 1200, "#0f3442"), streak=(0.0, 0.14)
    )
    boat(stage)
    water_lines(stage)
    for roof in ROOFS[:2]:
        house(stage, *roof)
    chain(stage, 0)
    stage.lay(water.swell(606, 6, 240, 0.5), "#256a74", 0.7, "paint", streak=(0, 0.12))
    for roof in ROOFS[2:4]:
        house(stage, *roof)
    chain(stage, 1)
    stage.lay(water.swell(808, 8, 280, 1.7), "#1c5662", 0.8, "paint", streak=(0, 0.12))
    for roof in ROOFS[4:]:
        house(stage, *roof)
    chain(stage, 2)
    stage.lay(water.swell(1020, 10, 320, 2.6), "#154653", 0.9, "paint", streak=(0, 0.12))
    stage.lay(water.swell(1112, 12, 360, 0.4), "#0f3442", 0.9, "paint", streak=(0, 0.12))
    reflections(stage)


def boat(stage: Stage) -> None:
    x, y = 404, 432
    machines.paper_boat(stage, Place(x, y, 62), "#fdf6e2", 0.6)
    heart = (x, y - 34)
    stage.lay(circle(*heart, 9), "#fff0b0", 0.1, "tissue")
    stage.backlight(circle(*heart, 9), "#ffd060", 1.4)
    stage.pool(x, y - 20, 190, "#ffd88a", 1.0)
    for j in range(6):
        yy = y + 16 + 13 * j
        stage.lay(
            ribbon([(x - 44 + 4 * j, yy), (x, yy - 2), (x + 44 - 4 * j, yy)], spindle(5, 1)),
            "#ffe6a8",
            0,
            "tissue",
            rim=0,
            alpha=0.7,
        )


def water_lines(stage: Stage) -> None:
    for i in range(22):
        y = 410 + 34 * i
        x = (i * 317) % 820
        w = 40 + 3 * i
        stage.lay(ribbon([(x - w, y), (x, y - 4), (x + w, y)], spindle(5, 1)), "#6fb4b0", 0, rim=0, alpha=0.45)


def house(stage: Stage, x0: float, y0: float, x1: float, y1: float, drop: float, colour: str) -> None:
    """Only the roof is left: bamboo ridge, thatch or tin in rows, the eaves in the water."""
    over = drop * 0.55
    roof = polygon([(x0, y0), (x1, y1), (x1 + over, y1 + drop), (x0 - over, y0 + drop)])
    stage.lay(roof, mix(colour, "#0f2a38", 0.25), 1.0, "kraft")
    rows = 4
    for r in range(rows):
        t0, t1 = r / rows, (r + 1) / rows
        band = polygon(
            [
                (x0 - over * t0, y0 + drop * t0),
                (x1 + over * t0, y1 + drop * t0),
                (x1 + over * t1, y1 + drop * t1 + 4),
                (x0 - over * t1, y0 + drop * t1 + 4),
            ]
        )
        stage.lay(
            pinked(band, 11) if colour != "#5f6a58" else band,
            mix(colour, "#0f2a38", 0.1 * (r % 2) + 0.06 * r),
            0.35,
            "kraft",
            streak=(PI / 2, 0.18),
        )
    stage.lay(
        ribbon([(x0 - 8, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 3), (x1 + 8, y1)], lambda t: drop * 0.11),
        mix(colour, "#f6ecd0", 0.25),
        0.4,
        "kraft",
    )


FOLK = (
    ((110, 556, "reach"), (206, 553, "carry"), (520, 502, "carry"), (640, 506, "stand")),
    ((34, 738, "carry"), (150, 732, "reach"), (420, 702, "carry"), (560, 709, "carry")),
    ((170, 926, "carry"), (296, 922, "carry"), (410, 918, "reach"), (640, 914, "carry"), (752, 919, "stand")),
)
DRESS = (
    ("#7a4630", "sari", "#c8503f", "#ffe08a", "bun"),
    ("#553024", "tunic", "#f6ecd0", None, "short"),
    ("#9a5f3a", "sari", "#2f8a88", "#e2553f", "braid"),
    ("#7a4630", "tunic", "#d8a03a", None, "short"),
    ("#553024", "sari", "#8a3a6a", "#ffd24a", "long"),
    ("#9a5f3a", "robe", "#f0e2c0", None, "turban"),
    ("#7a4630", "dress", "#e2553f", None, "braid"),
    ("#553024", "sari", "#3a6a9a", "#f6ecd0", "headscarf"),
    ("#9a5f3a", "tunic", "#6a8a4a", None, "short"),
    ("#7a4630", "sari", "#d87a3a", "#8a2f3a", "bun"),
    ("#553024", "dress", "#f2cf7c", None, "long"),
    ("#7a4630", "robe", "#5a4a7a", None, "bald"),
    ("#9a5f3a", "sari", "#b8405a", "#ffe08a", "bun"),
)


def chain(stage: Stage, row: int) -> None:
    """Everyone faces the water where the boat is, or the next pair of hands."""
    size = (118, 158, 208)[row]
    for i, (x, y, pose) in enumerate(FOLK[row]):
        skin, garment, colour, trim, style = DRESS[(row * 4 + i) % len(DRESS)]
        child = (row, i) in ((0, 3), (1, 1), (2, 4))
        who = people.Person(
            skin,
            "#1c1418",
            style,
            garment,
            colour,
            "#2a2a3a",
            trim=trim,
            cloth="#e2553f",
            age="child" if child else "adult",
        )
        flip = x > 404
        hand = people.side(stage, Place(x, y + size * 0.05, size * (0.8 if child else 1), 0, flip), who, pose, 0.5)[
            "near"
        ]
        if pose == "stand":
            continue
        light = size * (0.2 if pose == "reach" else 0.24)
        at = fire.lantern(
            stage,
            Place(hand[0], hand[1] - light * 0.2, light),
            ("#f08a3a", "#e8b04a", "#e2653f")[i % 3],
            "#ffb84a",
            0.9,
            "long" if i % 2 else "round",
            depth=0.4,
        )
        stage.pool(at[0], at[1], size * 0.62, "#ffa84a", 1.0)


def reflections(stage: Stage) -> None:
    """Broken by the ripples, each a little beside the last."""
    for k, x in enumerate((206, 330, 440, 640)):
        for j in range(7):
            y = 1042 + 21 * j + 5 * ((j * 3 + k) % 3)
            w = 44 - 5 * j + 9 * math.sin(j * 2.3 + x)
            at = x + 16 * math.sin(j * 1.9 + k)
            path = ribbon([(at - w, y + 2), (at, y - 3), (at + w * 0.8, y + 1)], spindle(9 - 0.7 * j, 1))
            stage.lay(path, "#ffb45a", 0, "tissue", rim=0, alpha=0.75 - 0.09 * j)
