"""A mouth as large as the night; its teeth are houses, and a child with a bear walks in over the tongue."""

from __future__ import annotations

import random

import numpy as np

from .. import *

FEELING = "dread"
CLUES = ("say ah", "the way home is longer after dark", "swallowed by the city")
LIGHT = NIGHT.but(
    ambient_strength=0.2, spill=0.7, fog=0.07, vignette=0.62, ambient="#5a3a7a", key="#e2e6fa", key_strength=0.84
)
CROP = "close-up"

BONE, ROOF, AMBER, INK = "#fff3d8", "#7d7a94", "#ff9a2a", "#160818"
MIDDLE = 400


def throat(cx: float, cy: float, rx: float, ry: float) -> Path:
    return smooth(
        [
            (cx - rx * 0.86, cy - ry * 0.35),
            (cx - rx * 0.5, cy - ry * 0.86),
            (cx, cy - ry * 0.98),
            (cx + rx * 0.5, cy - ry * 0.86),
        ]
        + [
            (cx + rx * 0.86, cy - ry * 0.35),
            (cx + rx, cy + ry * 0.25),
            (cx + rx * 0.7, cy + ry),
            (cx - rx * 0.7, cy + ry),
        ]
        + [(cx - rx, cy + ry * 0.25)]
    )


def palate(cx: float, cy: float, rx: float, ry: float, hang: float, wide: float) -> Path:
    """Two lobes, a uvula hanging between them."""
    top = cy - ry * 0.8
    return smooth(
        [
            (cx - rx, cy + ry * 0.2),
            (cx - rx * 0.92, cy - ry * 0.45),
            (cx - rx * 0.5, cy - ry * 0.95),
            (cx - wide * 1.6, top),
        ]
        + [(cx - wide * 0.7, top + hang * 0.45), (cx - wide * 0.75, top + hang * 0.85), (cx, top + hang)]
        + [(cx + wide * 0.75, top + hang * 0.85), (cx + wide * 0.7, top + hang * 0.45), (cx + wide * 1.6, top)]
        + [(cx + rx * 0.5, cy - ry * 0.95), (cx + rx * 0.92, cy - ry * 0.45), (cx + rx, cy + ry * 0.2)]
        + [(cx + rx * 0.7, cy + ry), (cx - rx * 0.7, cy + ry)]
    )


def lips(rx: float, top: float, bottom: float, dip: float, cy: float = 604) -> Path:
    """The opening of a mouth: pointed corners, a cupid's bow."""
    up, down, c = cy - top, bottom - cy, MIDDLE
    return smooth(
        [
            (c - rx, cy, 1),
            (c - rx * 0.9, cy - up * 0.42),
            (c - rx * 0.62, cy - up * 0.84),
            (c - rx * 0.3, top),
            (c - rx * 0.12, top - 2),
        ]
        + [
            (c, top + dip),
            (c + rx * 0.12, top - 2),
            (c + rx * 0.3, top),
            (c + rx * 0.62, cy - up * 0.84),
            (c + rx * 0.9, cy - up * 0.42),
        ]
        + [
            (c + rx, cy, 1),
            (c + rx * 0.9, cy + down * 0.42),
            (c + rx * 0.62, cy + down * 0.84),
            (c + rx * 0.3, bottom - 2),
        ]
        + [
            (c, bottom + 8),
            (c - rx * 0.3, bottom - 2),
            (c - rx * 0.62, cy + down * 0.84),
            (c - rx * 0.9, cy + down * 0.42),
        ]
    )


def tooth(stage: Stage, x: float, y: float, a: float, w: float, h: float, kind: int, seed: int) -> None:
    """A house with its foot at (x, y), roof along local -y."""
    chance, at = random.Random(seed), Place(x, y, 1, a)
    rf = h * (0.34, 0.22, 0.46)[kind]
    wall = smooth(
        [(-w * 0.38, -h + rf * 0.9, 1), (w * 0.38, -h + rf * 0.9, 1), (w * 0.47, -h * 0.4), (w * 0.47, h * 0.25, 1)]
        + [(-w * 0.47, h * 0.25, 1), (-w * 0.47, -h * 0.4)]
    )
    roof = (
        smooth([(-w * 0.48, -h + rf, 1), (-w * 0.07, -h + 3), (w * 0.07, -h + 3), (w * 0.48, -h + rf, 1)]),
        smooth(
            [
                (-w * 0.46, -h + rf, 1),
                (-w * 0.36, -h + rf * 0.25),
                (0, -h),
                (w * 0.36, -h + rf * 0.25),
                (w * 0.46, -h + rf, 1),
            ]
        ),
        polygon([(-w * 0.47, -h + rf), (0, -h), (w * 0.47, -h + rf)]),
    )[kind]
    columns, rows = (2 if w > 58 else 1), (2 if h > 120 else 1)
    ww, wh = w * 0.11, h * 0.065
    panes = [
        ((i - (columns - 1) / 2) * w * 0.38, -h + rf + h * 0.13 + j * h * 0.24)
        for j in range(rows)
        for i in range(columns)
    ]
    if kind == 2:
        stage.lay(at(box(w * 0.14, -h + rf * 0.1, w * 0.3, -h + rf)), ROOF, 0.4, wobble=0.2)
    lit = [pane for pane in panes if chance.random() < 0.72]
    stage.lay(at(box(-w * 0.36, -h + rf, w * 0.36, 0)), "#2a1220", 0.2, shadow=0)
    for px, py in lit:
        stage.backlight(at(box(px - ww * 1.5, py - wh * 1.5, px + ww * 1.5, py + wh * 1.5)), AMBER, 1.0)
    for px, py in lit:
        if w > 88 and chance.random() < 0.4:  # somebody looks out
            flip = 0.0 if -1.5 < a < 1.5 else PI
            someone = move(
                union(circle(0, -wh * 0.05, ww * 0.42), oval(0, wh * 1.0, ww * 0.7, wh * 0.55)), px, py, flip
            )
            stage.lay(at(someone), "#1a0a14", 0.0, rim=0, shadow=0)
    holes = [cut(at(box(px - ww, py - wh, px + ww, py + wh, ww * 0.9 if kind == 1 else 1))) for px, py in panes]
    bars = [stroke(at(polyline((px, py - wh), (px, py + wh))), 2) for px, py in panes]
    bars += [stroke(at(polyline((px - ww, py), (px + ww, py))), 2) for px, py in panes]
    stage.lay(
        [add(at(wall)), *holes, *bars], BONE, 0.7, "wash", gradient=at.gradient(0, -h, 0, 0, "#d9bfa6"), wobble=0.25
    )
    stage.lay(at(roof), ROOF, 0.5, "paint", wobble=0.25, gradient=at.gradient(0, -h, 0, 0, "#55526e"), streak=(a, 0.12))


def row(stage: Stage, upper: bool) -> None:
    ax, ay, cy, reach, n = (296, 392, 606, 1.22, 8) if upper else (290, 408, 596, 1.16, 8)
    sign = -1 if upper else 1
    f = np.linspace(-reach, reach, 400)
    length = np.r_[0, np.cumsum(np.hypot(np.diff(ax * np.sin(f)), np.diff(ay * np.cos(f))))]
    weight = np.array([1 - 0.42 * abs((i - (n - 1) / 2) / ((n - 1) / 2)) for i in range(n)])
    weight /= weight.sum()
    centre = np.cumsum(weight) - weight / 2
    teeth = []
    for i in range(n):
        k = float(np.interp(centre[i] * length[-1], length, f))
        teeth.append(
            (
                abs(k),
                MIDDLE + ax * float(np.sin(k)),
                cy + sign * ay * float(np.cos(k)),
                k,
                float(weight[i] * length[-1]),
                i,
            )
        )
    kinds = (0, 2, 1, 0, 2, 0, 1, 2) if upper else (1, 0, 2, 0, 0, 1, 0, 2)
    for _, x, y, k, w, i in sorted(teeth, reverse=True):
        if not upper and i == 4:
            continue  # the gap the child came through
        h = (196 if upper else 176) * (1 - 0.34 * abs(k) / reach) * (1 + 0.09 * float(np.sin(i * 2.7 + 1.3 * upper)))
        tooth(stage, x, y, (PI + k * 0.8) if upper else -k * 0.66, w * 0.97, h, kinds[i], i + 13 * upper)


def draw(stage: Stage) -> None:
    chance = random.Random(9)
    stage.ground("#b8502f")
    stage.backlight(full_sheet(), "#ff8a3a", 0.75, falloff=(MIDDLE, 560, 150))
    stage.backlight(circle(MIDDLE, 560, 40), "#ffe6a8", 0.8, soft=28)
    for rx, ry, cy, colour, through in (
        (66, 88, 560, "#d9653a", 0.75),
        (98, 128, 562, "#b8432f", 0.45),
        (136, 172, 566, "#8f2a30", 0.18),
    ):
        stage.lay(
            [full_sheet(), *cut(throat(MIDDLE, cy, rx, ry))],
            colour,
            0.9,
            "tissue",
            through=through,
            through_colour="#ff9a5a",
            wobble=0.4,
        )
    stage.lay([full_sheet(), *cut(palate(MIDDLE, 572, 182, 222, 150, 25))], "#631a30", 1.2, "paint", wobble=0.4)
    stage.lay([full_sheet(), *cut(throat(MIDDLE, 588, 246, 286))], "#451228", 1.5, "paint", wobble=0.4)
    tongue = smooth(
        [
            (352, 640),
            (400, 650),
            (448, 640),
            (500, 720),
            (585, 850),
            (640, 1000),
            (560, 1110),
            (400, 1140),
            (240, 1110),
            (160, 1000),
        ]
        + [(215, 850), (300, 720)]
    )
    stage.lay(tongue, "#a2384a", 1.2, "wash", gradient=(400, 640, 400, 1100, "#54162f"))
    furrow = ribbon([(404, 655), (392, 720), (412, 800), (388, 900), (398, 1060)], tapered(5, 35))
    stage.lay(furrow, "#6b1c36", 0.0, wobble=0.3, rim=0.25)
    for _ in range(70):
        t = chance.random() ** 0.7
        x, y = MIDDLE + chance.uniform(-1, 1) * (60 + t * 190), 690 + t * 330
        if abs(x - 400) >= 22 + 40 * t:
            stage.lay(oval(x, y, 2.5 + 5 * t, 1.5 + 2.6 * t), "#c05a62", 0.12, rim=0.3, alpha=0.7)
    child(stage, 403, 752)
    row(stage, True)
    row(stage, False)
    stage.lay(
        [full_sheet(), *cut(lips(330, 226, 988, 6))], "#8a2440", 1.1, "wash", gradient=(400, 100, 400, 1100, "#6a1732")
    )
    stage.lay([full_sheet(), *cut(lips(352, 200, 1012, 12))], "#591330", 1.2, "paint")
    stage.lay(
        [full_sheet(), *cut(lips(372, 174, 1036, 20))],
        "#c42a3b",
        1.4,
        "paint",
        gradient=(400, 120, 400, 1150, "#a51f38"),
        puff=9,
        puff_strength=0.5,
    )
    inner = lips(402, 140, 1070, 27, 603)
    stage.lay(
        [full_sheet(), *cut(inner)],
        "#a81d34",
        0.9,
        "paint",
        gradient=(400, 100, 400, 1150, "#8c1831"),
        puff=7,
        puff_strength=0.5,
    )
    for pts, w in (
        ([(262, 1078), (330, 1094), (400, 1097), (455, 1093)], 13),
        ([(486, 1088), (508, 1082), (526, 1075)], 9),
        ([(196, 236), (232, 196), (282, 164)], 12),
        ([(300, 155), (316, 150), (330, 148)], 7),
    ):
        stage.lay(ribbon(pts, spindle(w)), "#ee8d8a", 0.2, "wash", rim=0.3, alpha=0.9)
    moon_at = crescent(694, 108, 38, 0.5, 0.55)
    stage.backlight([full_sheet(), *cut(lips(470, 66, 1160, 40, 602))], "#cfe0ff", 0.6)
    stage.lay(circle(694, 108, 44), "#fff0c8", 0, shadow=0)
    stage.backlight(circle(694, 108, 44), "#fff0c8", 0.8)
    stars = sky.stars(4, 190, (8, 4, 792, 1196), (1.1, 2.6), without=lips(478, 56, 1170, 40, 602))
    night = [full_sheet(), *cut(lips(452, 84, 1140, 44, 602), moon_at, *stars)]
    stage.lay(night, "#1c2140", 1.7, "paint", gradient=(400, 0, 400, 1200, "#120d26"), streak=(0.25, 0.14))
    stage.pool(400, 590, 165, "#ff6a2a", 1.9)
    stage.pool(400, 640, 300, "#ff4a28", 0.3)


def child(stage: Stage, x: float, y: float) -> None:
    """From behind, with a bear; the shadow falls towards us."""
    stage.cast(
        smooth([(x - 9, y - 2), (x + 9, y - 2), (x + 34, y + 190), (x + 10, y + 240), (x - 34, y + 200)]),
        "#2a0a1e",
        0.62,
    )
    stage.lay([limb(x - 7, y - 26, 5, x - 8, y, 4.2), limb(x + 7, y - 26, 5, x + 9, y - 4, 4.2)], INK, 0.35)
    stage.lay(
        union(limb(x - 14, y - 72, 5, x - 27, y - 44, 4), limb(x + 14, y - 72, 5, x + 25, y - 46, 4)), "#33475f", 0.35
    )
    coat = smooth(
        [
            (x - 13, y - 80),
            (x, y - 84),
            (x + 13, y - 80),
            (x + 17, y - 50),
            (x + 23, y - 18, 1),
            (x, y - 14),
            (x - 23, y - 18, 1),
            (x - 17, y - 50),
        ]
    )
    stage.lay(coat, "#3f5570", 0.5, "wash", core="#ffc27a", rim=0.9, gradient=(400, y - 84, 400, y - 14, "#24344e"))
    bear = [
        limb(x + 25, y - 44, 6.5, x + 27, y - 26, 7.5),
        circle(x + 29, y - 16, 5.5),
        circle(x + 23, y - 10, 3),
        circle(x + 33, y - 9, 3),
    ]
    stage.lay(bear, "#4a2a1c", 0.4, core="#ff9a50", rim=0.9)
    hair = [
        (x - 17, y - 92),
        (x - 13, y - 110),
        (x, y - 116),
        (x + 13, y - 110),
        (x + 17, y - 92),
        (x + 10, y - 80),
        (x, y - 77),
        (x - 10, y - 80),
    ]
    stage.lay(smooth(hair), INK, 0.5, core="#ff9a50", rim=0.9)
