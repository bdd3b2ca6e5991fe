"""One green eye at a keyhole, seen from inside; in its pupil a feast by candlelight."""

from __future__ import annotations

import math

from .. import *

FEELING = "envy"
CLUES = ("they did not invite me", "the landlord", "small hole, big appetite")
LIGHT = LAMPLIGHT.but(key="#dfe6d8", key_strength=0.8, vignette=0.55, spill=0.9)
CROP = "close-up"


def draw(stage: Stage) -> None:
    skin = "#a9b06a"
    stage.ground(skin, "paint", gradient=("r", 400, 520, 520, "#3d5a30"), streak=(0.3, 0.1))
    stage.pool(400, 560, 330, "#fff0b0", 0.55)
    brow = ribbon([(120, 330), (270, 250), (430, 230), (600, 280), (700, 360)], spindle(78, 20))
    stage.lay(brow, "#24321c", 0.8, "paint", streak=(0.1, 0.2))
    for i in range(26):
        t = i / 25
        x, y = 150 + 520 * t, 322 - 96 * math.sin(PI * t) + 40 * t
        stage.lay(ribbon([(x, y + 20), (x + 26, y - 14), (x + 66, y - 34)], tapered(9, 1)), "#1a2616", 0.25)
    nose = smooth(
        [
            (250, 690),
            (330, 720),
            (352, 880),
            (372, 1020),
            (420, 1110),
            (380, 1190),
            (250, 1260),
            (120, 1260),
            (140, 900),
        ]
    )
    stage.lay(nose, "#b9bd76", 0.9, "paint", gradient=(200, 800, 400, 1100, "#7d8a4a"), streak=(1.4, 0.1))
    for i, k in enumerate((1.85, 1.62)):
        bag = Place(400, 560, 230 * k)(
            smooth([(-0.72, 0.2), (-0.3, 0.42), (0.2, 0.46), (0.74, 0.24), (0.3, 0.36), (-0.3, 0.34)])
        )
        stage.lay(bag, ("#6f7f42", "#87934f")[i], 0.3, "paint")
    heads.eye(stage, Place(400, 545, 250), "#3f9a3a", 0.12, (0.0, 0.1), skin, 0.8, inside=lambda at: feast(stage, at))
    hole = symbols.keyhole(Place(400, 610, 1150))
    colours = ("#f2c75a", "#c98f34", "#8a5a22", "#4e3316")
    for i, colour in enumerate(colours):
        stage.lay(
            [full_sheet(), *cut(grow(hole, 15 * i))],
            colour,
            1.1,
            "foil" if i in (0, 2) else "paint",
            streak=(0.9 + i, 0.1),
        )
    plate = minus(full_sheet(), grow(hole, 66))
    stage.lay(plate, "#123a30", 1.5, "paint", streak=(PI / 2, 0.16), gradient=(0, 0, 800, 1200, "#0a211f"))
    for x, y in ((70, 70), (730, 70), (70, 1130), (730, 1130)):
        stage.lay(circle(x, y, 26), "#c98f34", 0.6, "foil")
        stage.lay([stroke(polyline((x - 14, y - 10), (x + 14, y + 10)), 5)], "#4e3316", 0, rim=0)
    for s in (-1, 1):
        for j in range(5):
            y = 830 + 70 * j
            leaf_at = (400 + s * (250 + 14 * j), y)
            stage.lay(plants.leaf(*leaf_at, PI / 2 - s * 0.7, 78 - 5 * j, 15), "#1d5242", 0.3, "paint")


def feast(stage: Stage, at: Place) -> None:
    """In the pupil: a laid table, candles, three who laugh."""
    pupil = at(circle(0, 0, 1))
    stage.lay(pupil, "#6a2a12", 0, "wash", rim=0)
    stage.backlight(pupil, "#ff9a2a", 0.8, falloff=(at.x, at.y, at.size * 0.85))
    for x, colour, lean in ((-0.5, "#2a0f16", 0.12), (0.0, "#1c0a12", 0.0), (0.48, "#2a0f16", -0.14)):
        body = union(
            circle(x + lean, -0.26, 0.17),
            smooth([(x - 0.26, 0.36), (x - 0.18, -0.02), (x, -0.1), (x + 0.18, -0.02), (x + 0.26, 0.36)]),
        )
        stage.lay(at(body), colour, 0.1, clip=pupil, core="#ffb050", rim=0.8)
    stage.lay(at(limb(0.3, 0.0, 0.05, 0.24, -0.36, 0.04)), "#1c0a12", 0.05, clip=pupil)
    stage.lay(at(smooth([(0.14, -0.5, 1), (0.36, -0.5, 1), (0.25, -0.3)])), "#ffe08a", 0.05, clip=pupil)
    stage.lay(at(smooth([(-1, 0.3, 1), (1, 0.3, 1), (1, 1, 1), (-1, 1, 1)])), "#f6e2b8", 0.2, "wash", clip=pupil)
    for x in (-0.62, -0.1, 0.56):
        stage.lay(at(box(x - 0.035, 0.0, x + 0.035, 0.34)), "#fff4d8", 0.05, clip=pupil)
        flame = at(smooth([(x, -0.2, 1), (x + 0.06, -0.05), (x, 0.02), (x - 0.06, -0.05)]))
        stage.lay(flame, "#fff0b0", 0, clip=pupil)
        stage.backlight(flame, "#ffd060", 1.0)
    stage.lay([at(oval(-0.34, 0.42, 0.16, 0.07)), at(oval(0.22, 0.44, 0.2, 0.08))], "#b8402a", 0.05, clip=pupil)
