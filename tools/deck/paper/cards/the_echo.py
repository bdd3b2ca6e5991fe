"""Fog between peaks: a climber calls from a ridge, and the far mountain opposite has the same open mouth."""

from __future__ import annotations

from .. import *

FEELING = "loneliness"
CLUES = ("nobody there but me, twice", "it learned to speak from us", "say that again")
LIGHT = FOG.but(vignette=0.16, direction=(4, 7), air="#e4e8ea", key="#f2f4f6")
CROP = "scene"


def draw(stage: Stage) -> None:
    stage.ground("#dfe6ea", "wash", gradient=(0, 0, 0, 900, "#f4efe2"))
    giant(stage)
    between(stage)
    near(stage)
    rings(stage)


def giant(stage: Stage) -> None:
    """A peak in profile: brow, nose, lips wide apart, chin, all of it snow and rock."""
    face = smooth(
        [
            (-60, 260, 1),
            (60, 150),
            (170, 66, 1),
            (236, 130),
            (292, 226),
            (310, 300),
            (336, 322, 1),
            (322, 352),
            (396, 452),
            (424, 480, 1),
            (396, 512),
            (352, 520),
            (350, 548),
            (404, 566),
            (398, 588, 1),
            (330, 604),
            (280, 640),
            (300, 700),
            (360, 730),
            (392, 748, 1),
            (372, 782),
            (384, 820),
            (400, 868),
            (360, 910),
            (290, 940),
            (250, 1010),
            (260, 1260, 1),
            (-60, 1260, 1),
        ]
    )
    stage.lay(face, "#7f97ac", 1.1, "wash", gradient=(400, 100, 60, 1000, "#aebfcb"))
    throat = smooth(
        [
            (400, 590, 1),
            (332, 606),
            (282, 640),
            (302, 700),
            (362, 730),
            (392, 748, 1),
            (300, 730),
            (230, 690),
            (222, 646),
            (280, 606),
        ]
    )
    stage.lay(throat, "#3f566c", 0.0, "wash", rim=0, clip=face)
    snow = smooth(
        [
            (-60, 240, 1),
            (60, 140),
            (170, 56, 1),
            (240, 128),
            (296, 222),
            (320, 318, 1),
            (270, 270),
            (250, 320, 1),
            (214, 250),
            (170, 330, 1),
            (140, 240),
            (84, 352, 1),
            (60, 270),
            (-60, 380, 1),
        ]
    )
    stage.lay(snow, "#f8f8f4", 0.5, "wash", clip=grow(face, 6))
    stage.lay(
        smooth([(330, 356, 1), (396, 450), (424, 480, 1), (376, 474), (350, 430), (316, 400, 1)]),
        "#f4f6f4",
        0.3,
        "wash",
        clip=face,
    )
    brow = smooth([(196, 318), (250, 300), (312, 322), (306, 340), (250, 330), (200, 344)])
    stage.lay(brow, "#6d8398", 0.3, "wash")
    stage.lay([stroke(bezier(214, 384, 240, 402, 268, 402, 292, 384), 9)], "#5d7488", 0.1, "wash")
    for x0, y0, x1, y1 in ((120, 420, 40, 640), (200, 470, 150, 640), (120, 700, 60, 900), (210, 800, 160, 980)):
        stage.lay(
            ribbon([(x0, y0), ((x0 + x1) / 2 + 12, (y0 + y1) / 2), (x1, y1)], spindle(30)),
            "#7d93a6",
            0.25,
            "wash",
            clip=face,
        )
        stage.lay(
            ribbon([(x0 + 16, y0), ((x0 + x1) / 2 + 30, (y0 + y1) / 2), (x1 + 14, y1)], spindle(10)),
            "#eef2f2",
            0.1,
            "wash",
            clip=face,
        )
    stage.haze(0.08, "#e6ebec")


def between(stage: Stage) -> None:
    """A sea of fog, peaks like islands, prayer flags over the gap."""
    for y, h, seed, tone in ((900, 120, 4, "#b4c2cc"), (980, 100, 9, "#a3b4c0")):
        stage.lay(sky.ridge(y, h, seed, 0.9, 11), tone, 0.6, "wash")
        stage.haze(0.2, "#eef0ee", between=(760, 1060))
    for x, y, size, seed in ((120, 950, 190, 2), (420, 990, 230, 5), (700, 960, 200, 8), (260, 1060, 240, 3)):
        sky.banded(stage, Place(x, y, size), "#f4f4f0", "#cfd8dc", seed, 0.4)


def near(stage: Stage) -> None:
    """Our side: a dark spur at the right, and on it the one who calls."""
    spur = smooth(
        [
            (860, 620, 1),
            (760, 700),
            (690, 742),
            (640, 760, 1),
            (610, 830),
            (640, 900),
            (560, 990),
            (580, 1080),
            (470, 1180),
            (430, 1260, 1),
            (860, 1260, 1),
        ]
    )
    stage.lay(spur, "#33465e", 1.5, "wash", gradient=(640, 740, 760, 1240, "#1e2c42"), core="#dce6ee")
    stage.lay(
        smooth(
            [
                (860, 612, 1),
                (760, 692),
                (690, 734),
                (634, 758, 1),
                (676, 770),
                (700, 750),
                (730, 790, 1),
                (760, 730),
                (800, 770, 1),
                (860, 690, 1),
            ]
        ),
        "#f8f8f4",
        0.5,
        "wash",
    )
    for p in ([(650, 900), (700, 960), (690, 1060)], [(600, 1010), (660, 1090), (640, 1200)]):
        stage.lay(ribbon([(float(a), float(b)) for a, b in p], spindle(18)), "#4d627a", 0.3, "wash")
    who = people.Person(
        "#a86a44", "#1c1418", "short", "coat", "#c8392f", "#3a2a38", hat="cap", hat_colour="#f0b83a", trim="#f0b83a"
    )
    stage.cast(oval(704, 742, 40, 8), "#5d7488", 0.5, 4)
    shout = people.POSES["stand"].but(lean=0.1, near_arm=(2.2, -1.5), far_arm=(2.0, -1.5), head=-0.2)
    people.side(stage, Place(696, 742, 196, 0, True), who, shout, depth=0.9)
    pack = Place(728, 640, 46)
    stage.lay(pack(box(-0.5, -0.7, 0.5, 0.8, 0.24)), "#2f6f8f", 0.5, "kraft")
    stage.lay([pack(box(-0.5, 0.1, 0.5, 0.22)), pack(oval(0, -0.78, 0.6, 0.2))], "#e8c27a", 0.3, "kraft")
    line = path.curve([(860, 540), (700, 500), (560, 420), (470, 300), (430, 180)], 12)
    stage.lay([stroke(smooth(line[::6], closed=False), 2.5)], "#6d7a86", 0.2, "smooth")
    for i, (x, y) in enumerate(line[4:-8:3]):
        tone = ("#3f6fb0", "#f8f8f4", "#c8392f", "#4f9a5f", "#f0c040")[i % 5]
        stage.lay(polygon([(x - 11, y), (x + 11, y + 5), (x + 9, y + 34), (x - 12, y + 28)]), tone, 0.35, "wash")


def rings(stage: Stage) -> None:
    """The call, and what comes back: arcs of thin paper, closer together the fainter they are."""
    for k in range(4):
        r = 40 + k * 34
        stage.lay(
            [stroke(smooth(arc(640, 590, r, PI - 0.5, PI + 0.4, 12), closed=False), 5 - k)],
            "#fffdf4",
            0.3,
            "smooth",
            alpha=0.95 - k * 0.12,
        )
        stage.lay(
            [stroke(smooth(arc(330, 666, 60 + k * 34, -0.42, 0.42, 12), closed=False), 5 - k)],
            "#7d93a6",
            0.2,
            "smooth",
            alpha=0.8 - k * 0.14,
        )
