"""In falling snow a great bear braids a girl's hair, with care, a ribbon between his teeth."""

from __future__ import annotations

import math

from .. import *

FEELING = "tenderness"
CLUES = ("do not pull", "grandfather's hands", "be nice to your hairdresser")
LIGHT = SNOW.but(vignette=0.16)
CROP = "figure"

FUR, DARK, LIGHTER = "#6b4a38", "#4a3128", "#94694c"
HAIR, RED = "#c98a3e", "#c8392f"


def draw(stage: Stage) -> None:
    stage.ground("#dfe8ee", "wash", gradient=(0, 0, 0, 1200, "#b9cddb"))
    for i, (y, colour, seed) in enumerate(((330, "#b4c8d6", 1), (430, "#93aec2", 2), (540, "#6f8fa8", 3))):
        for k in range(9):
            x = -30 + 108 * k + (i * 47) % 60
            plants.conifer(
                stage,
                Place(x, y + 20 * ((k * 7 + seed) % 3), 330 - 30 * ((k * 5 + seed) % 3)),
                colour,
                snow="#f4f7f8",
                depth=0.4,
            )
        stage.haze(0.22, "#e6eef3", between=(100, 700))
    stage.lay(
        smooth([(-60, 640), (140, 590), (400, 620), (660, 586), (860, 640), (860, 1260, 1), (-60, 1260, 1)]),
        "#eef3f6",
        0.8,
        "wash",
    )
    bear_body(stage)
    bear_head(stage, Place(400, 360, 200, 0.1))
    girl(stage)
    arms(stage)
    stage.lay(
        smooth(
            [
                (-60, 1130),
                (120, 1090),
                (300, 1130),
                (520, 1112),
                (700, 1140),
                (860, 1100),
                (860, 1260, 1),
                (-60, 1260, 1),
            ]
        ),
        "#f8fafa",
        1.2,
        "wash",
        puff=14,
    )
    stage.lay(clear(sky.snowfall(4, 110, size=(1.5, 4.5))), "#ffffff", 0.6, "smooth", rim=0.2)
    stage.lay(clear(sky.snowfall(12, 46, size=(4.5, 9))), "#ffffff", 1.2, "smooth", rim=0.2)


def clear(flakes: list[Path]) -> list[Path]:
    """None on the two faces."""
    faces = (oval(396, 760, 130, 150), oval(400, 410, 130, 130))
    return [
        f for f in flakes if not any(face.contains(f.getBounds().centerX(), f.getBounds().centerY()) for face in faces)
    ]


def fur(stage: Stage, marks: list[tuple[float, float, float]], colour: str, length: float = 26) -> None:
    """Small tufts: (x, y, angle)."""
    stage.lay(
        [
            ribbon(
                [
                    (x, y),
                    (x + math.cos(a) * length * 0.5 + 3, y + math.sin(a) * length * 0.5),
                    (x + math.cos(a) * length, y + math.sin(a) * length),
                ],
                tapered(7, 1),
            )
            for x, y, a in marks
        ],
        colour,
        0,
        rim=0,
        alpha=0.8,
    )


def bear_body(stage: Stage) -> None:
    body = smooth(
        [
            (400, 430),
            (560, 450),
            (690, 560),
            (760, 760),
            (800, 1000),
            (840, 1260, 1),
            (-40, 1260, 1),
            (0, 1000),
            (40, 760),
            (110, 560),
            (240, 450),
        ]
    )
    stage.lay(body, FUR, 1.5, "paint", streak=(1.57, 0.09), gradient=(300, 450, 500, 1200, DARK))
    spots = scatter(5, 190, 16, within=body)
    fur(stage, [(x, y, PI / 2 + (x - 400) / 900) for x, y, _ in spots], LIGHTER)
    for pts in (
        [(112, 566), (170, 500), (262, 452), (300, 462), (230, 506), (170, 560)],
        [(690, 562), (640, 500), (560, 454), (524, 462), (590, 510), (640, 560)],
    ):
        stage.lay(smooth(pts), "#f8fafa", 0.5, "wash", puff=8)


def bear_head(stage: Stage, at: Place) -> None:
    for s in (-1, 1):
        stage.lay(at(circle(s * 0.78, -0.72, 0.34)), FUR, 0.9, "paint")
        stage.lay(at(circle(s * 0.78, -0.7, 0.2)), "#a87a64", 0.15, "velvet")
    head = at(
        smooth(
            path.mirrored([(0, -1.02), (0.5, -0.94), (0.92, -0.5), (1.06, 0.04), (0.92, 0.52), (0.52, 0.86), (0, 0.96)])
        )
    )
    stage.lay(head, "#7d5842", 1.3, "paint", streak=(1.57, 0.09), gradient=at.gradient(0, -1, 0.2, 1, FUR))
    marks = scatter(8, 90, 13, within=head, without=[at(oval(0, 0.36, 0.62, 0.56))])
    fur(stage, [(x, y, math.atan2(y - 330, x - 400)) for x, y, _ in marks], LIGHTER, 20)
    stage.lay(
        at(smooth(path.mirrored([(0, -0.06), (0.34, 0.02), (0.54, 0.36), (0.46, 0.74), (0.2, 0.9), (0, 0.93)]))),
        "#c9a27e",
        0.5,
        "wash",
        puff=10,
    )
    stage.lay(
        at(smooth(path.mirrored([(0, 0.16), (0.2, 0.14), (0.27, 0.26), (0.14, 0.4), (0, 0.46)]))),
        "#2a1c20",
        0.35,
        "smooth",
        puff=5,
    )
    stage.lay(at(oval(-0.07, 0.22, 0.07, 0.03, -0.2)), "#8a7a80", 0, rim=0)
    stage.lay(
        [
            stroke(at(polyline((0, 0.46), (0, 0.6))), 5),
            stroke(at(bezier(-0.3, 0.6, -0.16, 0.7, -0.04, 0.68, 0, 0.6)), 5),
            stroke(at(bezier(0.3, 0.6, 0.16, 0.7, 0.04, 0.68, 0, 0.6)), 5),
        ],
        "#3a2620",
        0,
        rim=0,
    )
    for s in (-1, 1):  # looking down at what it does
        stage.lay(
            at(ribbon([(s * 0.22, -0.08), (s * 0.36, 0.02), (s * 0.52, -0.04)], spindle(0.075, 0.02))),
            "#221618",
            0.1,
            "smooth",
        )
        stage.lay(
            [stroke(at(polyline((s * (0.28 + 0.1 * k), -0.03), (s * (0.3 + 0.12 * k), 0.06))), 3) for k in range(3)],
            "#221618",
            0,
            rim=0,
        )
        stage.lay(
            at(ribbon([(s * 0.16, -0.34), (s * 0.36, -0.42), (s * 0.56, -0.3)], spindle(0.09, 0.03))),
            DARK,
            0.1,
            "paint",
        )
    stage.lay(
        at(
            smooth(
                [(-0.5, -0.98), (-0.2, -1.12), (0.2, -1.12), (0.52, -0.96), (0.2, -0.92), (0, -0.86), (-0.24, -0.92)]
            )
        ),
        "#f8fafa",
        0.5,
        "wash",
        puff=8,
    )
    tail: list[Point] = [
        at.point(0.1, 0.66),
        at.point(0.46, 0.62),
        at.point(0.86, 0.8),
        at.point(0.98, 1.2),
        at.point(1.24, 1.44),
        at.point(1.18, 1.9),
    ]
    stage.lay(ribbon(tail, 22), RED, 0.7, "paint", streak=(0.6, 0.14))
    stage.lay(
        ribbon(
            [
                at.point(0.06, 0.66),
                at.point(-0.4, 0.64),
                at.point(-0.66, 0.78),
                at.point(-0.62, 1.0),
                at.point(-0.84, 1.12),
            ],
            22,
        ),
        "#a82c26",
        0.6,
        "paint",
    )
    stage.lay(
        at(smooth([(-0.2, 0.62), (0, 0.57), (0.2, 0.62), (0.14, 0.7), (0, 0.68), (-0.14, 0.7)])), "#b88c6a", 0.3, "wash"
    )


def plait(stage: Stage, way: list[Point], wide: float, count: int) -> None:
    line = points_along(smooth(way, closed=False), count)
    for i, (x, y, a) in enumerate(line):
        w = wide * (1 - 0.3 * i / count)
        for s in (-1, 1):
            at = Place(x, y, w, a - PI / 2)
            lobe = smooth([(s * 0.04, -0.34), (s * 0.46, -0.42), (s * 0.58, -0.1), (s * 0.1, 0.5), (s * -0.12, 0.3)])
            stage.lay(
                at(lobe),
                mix(HAIR, "#7a4a1e" if s > 0 else "#f0c87a", 0.22),
                0.3,
                "paint",
                streak=(at.turned(1.0 * s), 0.22),
            )


def girl(stage: Stage) -> None:
    coat = smooth(
        [
            (400, 880),
            (500, 900),
            (580, 970),
            (620, 1100),
            (640, 1260, 1),
            (160, 1260, 1),
            (182, 1100),
            (222, 970),
            (300, 900),
        ]
    )
    stage.lay(coat, RED, 1.2, "paint", streak=(1.57, 0.14), gradient=(240, 900, 620, 1200, "#8c1f24"))
    bands = [
        stroke(smooth([(190, 1078 + 22 * k), (400, 1100 + 22 * k), (612, 1078 + 22 * k)], closed=False), 9)
        for k in range(2)
    ]
    stage.lay(bands, "#f4e6cc", 0.1, clip=coat)
    stage.lay(
        [
            polygon([(210 + 44 * k, 1050), (226 + 44 * k, 1030), (242 + 44 * k, 1050), (226 + 44 * k, 1070)])
            for k in range(9)
        ],
        "#22304a",
        0.1,
        clip=coat,
    )
    at = Place(396, 742, 142)
    stage.lay(
        at(smooth(path.mirrored([(0, -1.16), (0.66, -1.02), (0.98, -0.4), (0.96, 0.3), (0.7, 0.7), (0, 0.6)]))),
        "#9a6428",
        0.9,
        "paint",
        streak=(1.57, 0.2),
    )
    heads.front(
        stage,
        at,
        heads.Face("#f0c3a0", HAIR, "none", "round", "child", freckles=True, lips="#c8565a"),
        heads.Expression(lid=1, smile=0.6, lift=0.35, blush=0.9),
        depth=0.8,
        neck=False,
    )
    for s in (-1, 1):
        side = [
            (0.02 * s, -1.14, 1),
            (s * 0.56, -1.06),
            (s * 0.92, -0.6),
            (s * 1.0, -0.06),
            (s * 0.98, 0.36),
            (s * 0.86, 0.3),
            (s * 0.8, -0.1),
            (s * 0.56, -0.5),
            (s * 0.03, -0.88, 1),
        ]
        stage.lay(
            at(smooth([(p[0], p[1], 1) if len(p) > 2 else p for p in side])),
            mix(HAIR, "#7a4a1e", 0.1 if s < 0 else 0.3),
            0.5,
            "paint",
            streak=(1.2 * s, 0.22),
        )
    collar = [circle(300 + 22 * k, 900 + 20 * math.sin(PI * k / 9), 24) for k in range(10)]
    stage.lay(union(*collar), "#f8f3e8", 0.6, "wash", puff=6)
    plait(stage, [(262, 800), (240, 860), (252, 940), (232, 1030), (246, 1090)], 62, 11)
    for s in (-1, 1):
        stage.lay(
            smooth([(246, 1098, 1), (246 + s * 52, 1066), (246 + s * 60, 1114), (246 + s * 12, 1110)]),
            "#22304a",
            0.4,
            "paint",
        )
    stage.lay(circle(246, 1100, 13), "#22304a", 0.4, "paint")


def arms(stage: Stage) -> None:
    left = ribbon([(90, 700), (44, 860), (96, 990), (196, 1010)], tapered(190, 120), round_start=True, round_end=True)
    stage.lay(left, "#7d5842", 1.5, "paint", streak=(1.2, 0.09), gradient=(160, 640, 40, 1040, FUR))
    paw(stage, Place(206, 1006, 62, 1.3))
    plait(stage, [(532, 800), (560, 850), (566, 900), (572, 940)], 64, 6)
    strands = [
        [(574, 950), (536, 1000), (520, 1070), (540, 1140)],
        [(578, 950), (580, 1010), (590, 1080), (580, 1150)],
        [(584, 946), (640, 980), (668, 1040), (650, 1120)],
    ]
    for i, way in enumerate(strands):
        stage.lay(
            ribbon(way, lambda t: 20 + 14 * math.sin(PI * t), round_end=False),
            mix(HAIR, ("#f0c87a", "#7a4a1e", "#f0c87a")[i], 0.25),
            0.5,
            "paint",
            streak=(1.4, 0.24),
        )
    right = ribbon(
        [(716, 690), (790, 850), (760, 960), (668, 972)], tapered(190, 116), round_start=True, round_end=True
    )
    stage.lay(right, "#7d5842", 1.5, "paint", streak=(1.8, 0.09), gradient=(650, 640, 780, 1040, FUR))
    paw(stage, Place(648, 972, 66, -1.45))
    fur(stage, [(x, y, PI / 2 + 0.3) for x, y, _ in scatter(3, 40, 14, within=right)], "#a8795a", 22)
    fur(stage, [(x, y, PI / 2 - 0.3) for x, y, _ in scatter(6, 40, 14, within=left)], "#a8795a", 22)


def paw(stage: Stage, at: Place) -> None:
    """Fingers towards local -y, claws held carefully away."""
    stage.lay(at(smooth(wobbly(0, 0.1, 0.92, 0.86, 16, 0.03, 2))), "#7d5842", 0.8, "paint", puff=8)
    for k in range(4):
        x = -0.66 + 0.44 * k
        stage.lay(at(limb(x, -0.2, 0.27, x * 1.1, -0.74, 0.21)), "#966e54", 0.4, "paint")
        stage.lay(
            at(smooth([(x * 1.1 - 0.09, -0.86), (x * 1.1, -1.22, 1), (x * 1.1 + 0.09, -0.86)])),
            "#2a1c20",
            0.25,
            "smooth",
        )
