"""On a jetty at dusk a woman folds letters; along the line of them the last are birds already, flying."""

from __future__ import annotations

import math

from .. import *

FEELING = "longing"
CLUES = ("return to sender", "a thousand and one", "what I wrote you learns to fly")
LIGHT = DUSK.but(vignette=0.24, spill=0.6, direction=(-9, 6))
CROP = "figure"


def draw(stage: Stage) -> None:
    stage.ground("#4a3568", "paint", gradient=(0, 0, 0, 760, "#f7b487"), streak=(0.02, 0.07))
    for i, (y, colour) in enumerate(
        ((170, "#5d3f72"), (270, "#824b76"), (370, "#a85a74"), (470, "#cc7070"), (560, "#e68d70"), (640, "#f3a878"))
    ):
        stage.lay(water.swell(y, 14, 560, i * 1.3 + 2), colour, 0.6, "paint", streak=(0.02, 0.08))
    sun = circle(214, 640, 104)
    stage.lay(grow(sun, 22), "#fbbf7c", 0.3, "wash")
    stage.lay(sun, "#ffd888", 0.3, "tissue")
    stage.backlight(sun, "#ffc15a", 0.5, falloff=(214, 640, 130))
    stage.lay(sky.ridge(706, 70, 3, 0.2, 6), "#8a4a70", 0.7, "wash")
    stage.lay(
        box(-60, 706, 860, 1260), "#d98a72", 0.4, "paint", gradient=(0, 706, 0, 1200, "#3b2450"), streak=(0.0, 0.12)
    )
    for i in range(9):  # the sun's road on the water
        y = 724 + 26 * i + i * i * 2
        stage.lay(
            ribbon([(214 - 60 - 7 * i, y), (214, y - 4), (214 + 60 + 7 * i, y)], spindle(9 + i, 1)),
            "#ffcf8a",
            0,
            "tissue",
            rim=0,
            alpha=0.75,
        )
    for i in range(12):
        y = 760 + 36 * i
        x = (i * 263) % 760
        stage.lay(ribbon([(x - 90, y), (x, y - 5), (x + 100, y)], spindle(6, 1)), "#6a3a66", 0, rim=0, alpha=0.6)
    flight(stage)
    jetty(stage)
    woman(stage)


def paper_crane(stage: Stage, at: Place, open_: float, tint: str, lit: str) -> None:
    """Folded: body, bent beak, tail, two wings; open_ 0 just folded … 1 wings spread. 2 wide, head to +x."""
    far = polygon([(-0.1, 0.0), (0.28, 0.0), (0.2 + 0.2 * open_, -0.5 - 0.75 * open_)])
    stage.lay(at(far), mix(tint, "#4a2a5a", 0.35), 0.5, "smooth")
    stage.lay(at(polygon([(-0.2, 0.06), (-1.0, -0.5), (-0.34, 0.26)])), mix(tint, "#4a2a5a", 0.2), 0.4, "smooth")
    stage.lay(at(polygon([(0.24, 0.22), (0.74, -0.62), (0.84, -0.58), (0.5, 0.16)])), tint, 0.4, "smooth")
    stage.lay(at(polygon([(0.72, -0.64), (1.1, -0.44), (0.82, -0.5)])), mix(tint, "#c8392f", 0.25), 0.3, "smooth")
    stage.lay(at(polygon([(-0.36, 0.04), (0.5, 0.04), (0.1, 0.5)])), mix(tint, "#4a2a5a", 0.12), 0.4, "smooth")
    near = polygon([(-0.34, 0.06), (0.34, 0.06), (-0.12 - 0.5 * open_, -0.6 - 0.72 * open_)])
    stage.lay(at(near), lit, 0.6, "smooth")
    stage.lay(
        at(polygon([(-0.34, 0.06), (0.02, 0.06), (-0.12 - 0.5 * open_, -0.6 - 0.72 * open_)])),
        mix(lit, "#b0506a", 0.22),
        0.0,
        "smooth",
        rim=0,
    )


def flight(stage: Stage) -> None:
    """From her hands up and round to the top: letters, folded ones, birds of paper, true cranes far off."""
    way = smooth(
        [
            (470, 800),
            (300, 700),
            (250, 560),
            (400, 470),
            (590, 430),
            (660, 300),
            (520, 190),
            (300, 170),
            (140, 90),
            (-40, 60),
        ],
        closed=False,
    )
    spots = points_along(way, 17)
    for i, (x, y, a) in reversed(list(enumerate(spots))):
        if i < 1:
            continue
        t = i / 16
        size = 62 - 24 * t
        flip = math.cos(a) < 0
        if t < 0.2:
            at = Place(x, y, size, a * 0.2 - 0.3 * (i % 2))
            stage.lay(at(polygon([(-0.8, -0.5), (0.7, -0.55), (0.82, 0.45), (-0.7, 0.55)])), "#fdeed2", 0.7, "smooth")
            stage.lay(at(polygon([(-0.8, -0.5), (0.7, -0.55), (0.0, 0.12)])), "#f3d9b4", 0.2, "smooth")
            stage.lay(at(circle(0.0, 0.06, 0.11)), "#c8392f", 0.1, "smooth")
        elif t < 0.68:
            paper_crane(
                stage,
                Place(x, y, size * 1.15, -0.2 if not flip else 0.2, flip),
                min(1.0, (t - 0.15) * 2.2),
                "#fdeed2",
                "#fff8e8",
            )
        else:
            animals.crane(
                stage,
                Place(x, y, size * 1.2, -0.1 if not flip else 0.1, flip),
                "#fff4e2",
                "#2a1b3d",
                "#c8392f",
                True,
                0.5,
            )


def jetty(stage: Stage) -> None:
    for x in (300, 452, 640):
        stage.lay(box(x - 13, 1010, x + 13, 1270), "#2a1b3d", 0.8, "kraft")
        stage.lay(ribbon([(x - 40, 1172), (x, 1166), (x + 40, 1172)], spindle(6)), "#b0667a", 0, rim=0)
    deck = polygon([(236, 1000), (860, 966), (860, 1050), (262, 1044)])
    stage.lay(
        deck, "#6a3f4a", 1.2, "kraft", streak=(0.0, 0.16), gradient=(240, 1000, 800, 1040, "#3c2440"), core="#ffc08a"
    )
    stage.lay([slit_line(x) for x in range(300, 830, 62)], "#2a1b3d", 0, rim=0)
    for x, y, a in ((330, 984, 0.1), (372, 990, -0.2), (350, 972, 0.3)):  # still to be folded
        furniture.letter(stage, Place(x, y, 46, a), "#fdeed2", "#c8392f", 0.4)


def slit_line(x: float) -> tuple[Path, str, float]:
    return stroke(polyline((x, 1000 - (x - 236) * 0.054), (x + 8, 1046)), 3)


def woman(stage: Stage) -> None:
    """Kneeling to the left, seen from the side, in a kimono printed with waves; the last folded one on her palm."""
    robe = smooth(
        [
            (596, 600, 1),
            (650, 604),
            (706, 660),
            (736, 780),
            (770, 900),
            (790, 978, 1),
            (480, 996, 1),
            (470, 962),
            (520, 922),
            (566, 880),
            (572, 780),
            (566, 680),
        ]
    )
    stage.cast(polygon([(480, 996), (790, 978), (860, 1010), (560, 1030)]), "#1c1030", 0.5, 8)
    face = heads.Face("#f2cba6", "#241826", "none", lips="#b8323a", shade="#d99a7c")
    head = Place(622, 500, 92, -0.16, True)
    heads.profile(
        stage,
        head,
        face,
        heads.Expression(lid=0.75, smile=0.2, look=(0.3, 0.5), blush=0.5),
        heads.Profile(nose=0.75, nose_up=0.6, lip=1.0, chin=0.8, brow=0.5, forehead=-1.5),
        depth=0.9,
    )
    stage.lay(robe, "#2e6f86", 1.2, "paint", streak=(1.3, 0.12), gradient=(500, 700, 780, 960, "#1c3f62"))
    stage.lay(cloth.pattern("scales", 440, 760, 820, 1010, 46, 0.42), "#5fa3ae", 0.06, "paint", clip=robe, alpha=0.8)
    obi = smooth([(566, 742, 1), (724, 728, 1), (744, 820, 1), (568, 836, 1)])
    stage.lay(obi, "#c8503f", 0.4, "paint", clip=robe)
    stage.lay(smooth([(716, 720), (784, 742), (794, 820), (740, 838), (722, 780)]), "#a83a3a", 0.7, "paint")
    stage.lay(ribbon([(566, 790), (650, 782), (742, 776)], lambda t: 13), "#ffd888", 0.15, "paint")
    hair = smooth(
        [
            (560, 430),
            (580, 396),
            (640, 384),
            (700, 408),
            (728, 470),
            (722, 540),
            (690, 578),
            (664, 560),
            (652, 500),
            (628, 462),
            (588, 452),
        ]
    )
    stage.lay(hair, "#241826", 0.7, "paint", streak=(0.6, 0.2))
    stage.lay(smooth(wobbly(704, 404, 48, 40, 16, 0.05, 2)), "#2d1e30", 0.6, "paint", streak=(0.2, 0.2))
    stage.lay([stroke(polyline((652, 366), (760, 430)), 6)], "#f0b43c", 0.4, "foil")
    plants.flower(stage, Place(664, 420, 17), "#f8c8c0", "#f0b43c", 5, 1, 0.3, pointed=False)
    collar = ribbon([(708, 622), (664, 640), (628, 664), (600, 706), (580, 748)], lambda t: 26)
    stage.lay(collar, "#c8503f", 0.4, "paint")
    hold = (470, 806)
    sleeve = smooth(
        [(640, 640), (690, 690), (670, 770), (600, 838), (560, 930), (500, 900), (508, 820), (556, 740), (600, 664)]
    )
    glove = hands.Glove("#f2cba6", None, None, reach=0.6)
    hands.offer(
        stage,
        Place(hold[0] + 18, hold[1] + 34, 58, -0.1),
        glove,
        held=lambda: paper_crane(stage, Place(hold[0] - 4, hold[1] + 4, 50, 0.06, True), 0.25, "#fdeed2", "#fff8e8"),
        depth=0.6,
    )
    stage.lay(sleeve, "#37809a", 1.0, "paint", streak=(0.9, 0.12), gradient=(640, 660, 510, 920, "#22527a"))
    stage.lay(cloth.pattern("scales", 480, 700, 700, 950, 46, 0.42), "#6fb3ba", 0.06, "paint", clip=sleeve, alpha=0.8)
    stage.lay(ribbon([(506, 818), (500, 860), (504, 900)], lambda t: 14), "#c8503f", 0.2, "paint")
