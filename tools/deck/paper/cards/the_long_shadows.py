"""Two strangers wait far apart at a bus stop in the evening; their long shadows, cut into the ground, kiss."""

from __future__ import annotations

from .. import *

FEELING = "love"
CLUES = ("they have never spoken", "what the feet don't know", "behind our backs")
LIGHT = DUSK.but(direction=(3, 10), vignette=0.2, key="#ffd2a0", ambient_strength=0.36)
CROP = "scene"


def draw(stage: Stage) -> None:
    # behind the wall: night
    stage.ground("#1d1440", "velvet", gradient=(0, 200, 0, 1100, "#472463"))
    stage.lay(sky.stars(4, 170, (40, 160, 760, 1040), (1.0, 2.8)), "#ffe6b0", 0, "smooth", rim=0)
    stage.lay(sky.stars(8, 22, (100, 240, 700, 900), (5, 9), rays=4), "#ffe6b0", 0, "smooth", rim=0)
    shadows = [shadow_of_her(), shadow_of_him()]
    wall = box(-60, -60, 860, 1020)
    for colour, by, depth in (("#6a2c22", 0, 1.5), ("#a34c2d", 5, 0.5), ("#d5824a", 11, 0.5)):
        openings = [grow(each, by) for each in shadows]
        gradient = (0, 0, 500, 1050, "#b65a34") if by == 11 else None
        stage.lay([wall, *cut(*openings)], colour, depth, "wash", gradient=gradient, core="#ffc488")
    plaster(stage, shadows)
    stage.pool(400, 560, 520, "#ffb060", 0.22)
    stage.lay(box(-60, 1010, 860, 1280), "#8a4630", 1.0, "wash", gradient=(0, 1010, 0, 1240, "#5a2a26"))
    stage.lay(box(-60, 1010, 860, 1034), "#e3a878", 0.5, "wash")
    for x, lean in ((120, 60), (688, -60)):  # where the shadows lie on the ground
        stage.cast(
            polygon([(x - 22, 1120), (x + 22, 1120), (x + lean * 0.3 + 34, 1034), (x + lean * 0.3 - 34, 1034)]),
            "#1d1030",
            0.6,
            3,
        )
    strangers(stage)
    pole(stage)
    stage.lay(ribbon([(-40, 1172), (300, 1164), (860, 1176)], lambda t: 10), "#f0c48a", 0, rim=0, alpha=0.7)


def plaster(stage: Stage, shadows: list[Path]) -> None:
    """An old wall: patches of another year's paint, a lizard in the last sun."""
    free = wall_without(shadows)
    for x, y, rx, ry, colour in (
        (90, 150, 130, 80, "#e09a5c"),
        (700, 880, 120, 90, "#a8502f"),
        (60, 800, 90, 130, "#c46c3e"),
        (610, 120, 200, 70, "#dd9458"),
        (400, 880, 90, 60, "#c46c3e"),
    ):
        stage.lay(
            smooth(wobbly(x, y, rx, ry, 22, 0.2, int(x))), colour, 0.12, "wash", clip=free, edge="torn", core="#efc594"
        )
    cracks = [
        polyline((0, 560), (30, 580), (44, 640), (30, 690)),
        polyline((800, 420), (762, 470), (770, 540), (748, 590)),
    ]
    stage.lay([stroke(c, 2.5) for c in cracks], "#7a3524", 0, rim=0, alpha=0.7)
    at = Place(706, 236, 44, -0.9)
    legs = [
        stroke(at(polyline((k, 0), (k + 0.16, s * 0.3), (k + 0.34, s * 0.34))), 5) for k in (-0.3, 0.4) for s in (-1, 1)
    ]
    stage.lay(
        [
            *legs,
            at(
                ribbon(
                    [(-1.6, 0.3), (-0.9, -0.16), (-0.3, 0.04), (0.4, 0), (0.8, 0)],
                    lambda t: 0.04 + 0.3 * t * (1.25 - t),
                )
            ),
            at(oval(0.86, 0, 0.24, 0.15)),
        ],
        "#1d6a72",
        0.5,
        "paint",
    )


def wall_without(shadows: list[Path]) -> Path:
    return minus(box(-60, -60, 860, 1010), *(grow(each, 12) for each in shadows))


def shadow_of_her() -> Path:
    """On the wall behind her: hem, waist, shoulders, the head with its great wrap, tilted up."""
    gown = smooth(
        [
            (60, 1060, 1),
            (240, 1060, 1),
            (222, 960),
            (214, 860),
            (226, 780),
            (268, 730),
            (300, 700),
            (286, 664),
            (236, 640),
            (184, 650),
            (150, 700),
            (136, 790),
            (110, 920),
        ]
    )
    arm = ribbon([(256, 700), (312, 764), (366, 790), (420, 770)], tapered(54, 26), round_start=True, round_end=True)
    head = heads.profile_outline(heads.Profile(nose=0.55, nose_up=1.2, lip=1.5, chin=0.55))
    face = Place(282, 486, 122, -0.3)(head)
    wrap = smooth(
        [
            (336, 388),
            (316, 330),
            (272, 300, 1),
            (240, 250),
            (150, 226),
            (70, 270),
            (40, 350),
            (70, 410, 1),
            (52, 460),
            (96, 520),
            (160, 540),
            (206, 500),
            (250, 430),
        ]
    )
    return union(gown, arm, face, wrap)


def shadow_of_him() -> Path:
    body = smooth(
        [
            (560, 1060, 1),
            (752, 1060, 1),
            (726, 900),
            (716, 760),
            (694, 660),
            (640, 612),
            (574, 606),
            (520, 630),
            (506, 680),
            (546, 740),
            (572, 820),
            (576, 940),
        ]
    )
    arm = ribbon([(546, 676), (490, 740), (440, 772), (392, 776)], tapered(58, 28), round_start=True, round_end=True)
    head = heads.profile_outline(heads.Profile(nose=0.6, lip=1.4, chin=0.9, brow=0.6))
    face = Place(494, 432, 126, -0.15, True)(head)
    fez = Place(508, 316, 84, -0.16)(polygon([(-0.92, 0.28), (-0.66, -0.98), (0.66, -0.98), (1.0, 0.28)]))
    return union(body, arm, face, fez, circle(396, 514, 17), circle(402, 540, 14))


def strangers(stage: Stage) -> None:
    """Both look away, down the road."""
    her = people.Person(
        "#553024",
        "#1c1418",
        "headscarf",
        "dress",
        "#1d6a72",
        print="diamonds",
        print_colour="#ffcf82",
        cloth="#d8402f",
        trim="#ffcf82",
    )
    people.side(stage, Place(120, 1128, 250, 0, True), her, people.POSES["stand"].but(near_arm=(0.2, -1.1)), depth=0.9)
    his = people.Person(
        "#3d241f", "#1c1418", "short", "tunic", "#f8e6ca", "#ecd2a8", trim="#c0683d", hat="fez", hat_colour="#d8402f"
    )
    people.side(stage, Place(688, 1130, 262), his, people.POSES["stand"].but(near_arm=(0.5, -1.5), head=0.2), depth=0.9)


def pole(stage: Stage) -> None:
    stage.lay(box(395, 960, 405, 1140, 3), "#3b1f1b", 0.8)
    stage.lay(circle(400, 944, 34), "#3b1f1b", 0.8)
    stage.lay(circle(400, 944, 26), "#f0b428", 0.2)
    machines.bus(stage, Place(400, 957, 15), "#3b1f1b", "#3b1f1b", 0.05, ())
    stage.lay(box(376, 1132, 424, 1146, 4), "#3b1f1b", 0.6)
