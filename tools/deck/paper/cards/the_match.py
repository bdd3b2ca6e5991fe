"""A hand shelters one small flame; from all edges of the dark, faces blow at it."""

from __future__ import annotations

import math

from .. import *

FEELING = "courage"
CLUES = ("happy birthday, everybody", "the last to believe it", "a candidate")
LIGHT = LAMPLIGHT.but(key="#dccbe0", key_strength=0.95, vignette=0.3, spill=1.0, fog=0.06)
CROP = "close-up"

FLAME = (408.0, 560.0)


def draw(stage: Stage) -> None:
    x, y = FLAME
    stage.ground("#4a1830", "velvet", gradient=("r", x, y, 640, "#22102e"))
    for r, tone in ((330, "#3a1222"), (240, "#5a1a26"), (160, "#8a2c26"), (96, "#c8522a")):
        stage.lay(smooth(wobbly(x, y, r, r * 1.06, 26, 0.03, r)), tone, 0.2, "wash", rim=0.2)
    stage.lamp(x, y, 14)
    blowers(stage)
    winds(stage)
    hand(stage)


BLOWERS: tuple[tuple[float, float, float, float, bool, str, str, str], ...] = (
    (60, 210, 128, 0.45, False, "#7a4a5a", "#2a1428", "short"),
    (742, 250, 134, -0.42, True, "#5f4a6a", "#1c1228", "bun"),
    (20, 620, 120, 0.0, False, "#8a5a4a", "#3a1c20", "curls"),
    (786, 640, 124, 0.04, True, "#4f3a5a", "#14101e", "afro"),
    (400, 52, 122, 1.5, False, "#6a4250", "#241226", "bald"),
    (84, 1010, 128, -0.5, False, "#5a3a4a", "#1c1020", "headscarf"),
)


def blowers(stage: Stage) -> None:
    """Cheeks full, eyes on the flame, lit from it."""
    puff = heads.Expression(brow=-0.5, lift=0.1, lid=0.2, look=(0.9, 0.1), open=0.2, wide=0.4, blush=0.0)
    for n, (x, y, size, angle, flip, skin, hair, style) in enumerate(BLOWERS):
        at = Place(x, y, size, angle, flip)
        face = heads.Face(skin, hair, style, lips="#c8523c", shade=mix(skin, "#12081a", 0.5), cloth="#4a1c3a")
        heads.profile(
            stage,
            at,
            face,
            puff,
            heads.Profile(nose=0.8 + 0.12 * (n % 4), nose_up=0.3 * (n % 3), lip=1.6, chin=0.8),
            depth=1.0,
            neck=style != "bald",
        )
        cheek = at(heads.move_unit(circle(-13, 84, 15)))
        stage.cast(cheek, mix(skin, "#f08a4a", 0.5), 0.75, 9)
        stage.lay(
            [stroke(at(heads.move_unit(smooth(arc(-14, 84, 15, 1.2, 4.6, 12), closed=False))), 3)],
            mix(skin, "#12081a", 0.5),
            0,
            rim=0,
            alpha=0.7,
        )


def winds(stage: Stage) -> None:
    """Breath as thin curling ribbons that turn aside before the hand."""
    x, y = FLAME
    for bx, by, *_ in BLOWERS:
        a = math.atan2(y - by, x - bx)
        start = (bx + math.cos(a) * 150, by + math.sin(a) * 150)
        for k in (-1, 0, 1):
            b = a + k * 0.2
            mid = (start[0] + math.cos(b) * 70, start[1] + math.sin(b) * 70)
            end = (mid[0] + math.cos(b + k * 0.8 + 0.3) * 70, mid[1] + math.sin(b + k * 0.8 + 0.3) * 70)
            tail = (end[0] + math.cos(b + 1.7) * 26, end[1] + math.sin(b + 1.7) * 26)
            stage.lay(ribbon([start, mid, end, tail], tapered(5, 1.5)), "#b8a0c0", 0.25, "tissue", alpha=0.75)


def hand(stage: Stage) -> None:
    x, y = FLAME
    stage.no_lamp()
    body = fire.flame(Place(x, y + 74, 190), 0.06)
    stage.backlight(body, "#ffa030", 0.9, soft=5)
    stage.backlight(circle(x, y, 200), "#ff8a2a", 0.3, falloff=(x, y, 140))
    for k, tone in ((1.0, "#f0702a"), (0.76, "#ffa63a"), (0.52, "#ffd86a"), (0.3, "#fff6d0")):
        stage.lay(fire.flame(Place(x, y + 76 - 4 * (1 - k), 190 * k), 0.06), tone, 0.15, "tissue", through=0.8)
    stage.lay(
        ribbon([(x, y + 66), (x + 8, y + 180), (x + 20, y + 300)], tapered(15, 17)),
        "#d8a868",
        0.5,
        "kraft",
        core="#ffe0a0",
    )
    stage.lay(smooth(wobbly(x, y + 70, 13, 17, 12, 0.06, 3)), "#2a1418", 0.2, "velvet")
    warm = hands.Glove("#b86a3c", "#2f6f8f", "#f2d8b0", reach=5, nails="#f0b080")
    hands.pinch(stage, Place(x + 140, y + 400, 170, -0.12, False), warm, None, 0.9)
    shelter = hands.Glove("#c87a46", "#2f6f8f", "#f2d8b0", reach=5, nails="#ffc890")
    hands.reach(stage, Place(x + 190, y + 60, 190, -0.3), shelter, 0.06, 0.15, 0.9)
    stage.pool(x, y + 60, 300, "#ff9a40", 0.55)
