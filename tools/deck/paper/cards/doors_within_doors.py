"""Door frames within door frames, grey in grey, inwards; under the last closed door there is light, and two feet."""

from __future__ import annotations

from .. import *

FEELING = "dread"
CLUES = ("he has been standing there all along", "the surprise party", "pick a memory")
LIGHT = FOG.but(vignette=0.42, direction=(3, 7), shadow=0.8, ambient_strength=0.5)
CROP = "abstract"


def frame_at(k: int) -> tuple[float, float, float, float, float]:
    """(middle, bottom, width, height, lean) of the k-th frame, the outermost first."""
    shrink = 0.815**k
    x = 400 + 44 * (1 - shrink) * 1.4 + (12 if k % 2 else -12) * shrink
    return x, 700 + 520 * shrink, 760 * shrink, 1240 * shrink, (0.035 if k % 2 else -0.03)


def draw(stage: Stage) -> None:
    count = 9
    x, bottom, wide, high, _ = frame_at(count)
    stage.ground("#20242c", "velvet")
    last(stage, x, bottom, wide, high)
    for k in range(count - 1, -1, -1):
        step(stage, k, count)


def opening(k: int) -> Path:
    x, bottom, wide, high, lean = frame_at(k)
    return move(box(-wide / 2, -high, wide / 2, 0), x, bottom, lean)


def step(stage: Stage, k: int, count: int) -> None:
    x, bottom, wide, high, lean = frame_at(k)
    t = k / (count - 1)
    wall = mix("#d3d5cf", "#4a5058", t**0.8)
    hole = opening(k)
    stage.lay([full_sheet(), *cut(hole)], mix(wall, "#fffdf4", 0.3), 1.3, "wash", core="#f4f2e8")
    stage.lay(
        [full_sheet(), *cut(grow(hole, 13 * 0.84**k))],
        wall,
        0.7,
        "wash",
        gradient=(0, 0, 0, 1200, mix(wall, "#2a2f38", 0.28)),
    )
    # the skirting, a hinge, and on every second one a door folded back
    s = 0.815**k
    left = x - wide / 2
    if k % 2 == 0:
        leaf = move(
            polygon(
                [
                    (-wide / 2 - 4, -high),
                    (-wide / 2 + 70 * s, -high + 36 * s),
                    (-wide / 2 + 70 * s, -20 * s),
                    (-wide / 2 - 4, 0),
                ]
            ),
            x,
            bottom,
            lean,
        )
        stage.lay(
            leaf,
            mix(wall, "#8a5a4a", 0.16),
            0.5,
            "kraft",
            gradient=(left, 0, left + 80 * s, 0, mix(wall, "#20242c", 0.4)),
        )
        stage.lay(move(circle(-wide / 2 + 54 * s, -high * 0.46, 9 * s), x, bottom, lean), "#c9b98f", 0.4, "foil")
    else:
        leaf = move(
            polygon(
                [
                    (wide / 2 + 4, -high),
                    (wide / 2 - 64 * s, -high + 30 * s),
                    (wide / 2 - 64 * s, -18 * s),
                    (wide / 2 + 4, 0),
                ]
            ),
            x,
            bottom,
            lean,
        )
        stage.lay(
            leaf,
            mix(wall, "#4a6a72", 0.2),
            0.5,
            "kraft",
            gradient=(x + wide / 2, 0, x + wide / 2 - 70 * s, 0, mix(wall, "#20242c", 0.4)),
        )
        stage.lay(move(circle(wide / 2 - 50 * s, -high * 0.46, 9 * s), x, bottom, lean), "#c9b98f", 0.4, "foil")


def last(stage: Stage, x: float, bottom: float, wide: float, high: float) -> None:
    """Light under a red door, and the feet that stand in it."""
    gap = box(x - wide, bottom - high * 0.13, x + wide, bottom + 40)
    stage.lay(gap, "#ffe9bf", 0, "tissue", rim=0)
    stage.backlight(gap, "#ffd890", 1.0)
    for side in (-1, 1):
        shoe = smooth(
            [
                (x + side * 5, bottom - high * 0.14, 1),
                (x + side * 19, bottom - high * 0.14, 1),
                (x + side * 22, bottom - 3),
                (x + side * 16, bottom + 4),
                (x + side * 6, bottom + 2),
            ]
        )
        stage.lay(shoe, "#1a0f14", 0.2, "velvet")
    stage.lay(
        box(x - wide, bottom - high * 1.3, x + wide, bottom - high * 0.12),
        "#a8332a",
        0.5,
        "paint",
        streak=(PI / 2, 0.16),
        gradient=(x, bottom - high, x, bottom, "#5a1a20"),
    )
    for row in (0, 1):
        top = bottom - high * (0.92 - row * 0.4)
        stage.lay(box(x - wide * 0.32, top, x + wide * 0.32, top + high * 0.3, 3), "#8c2620", 0.2, "paint")
    stage.lay(circle(x + wide * 0.38, bottom - high * 0.48, 5), "#ffe9bf", 0.3, "foil")
