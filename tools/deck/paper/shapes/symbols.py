"""Things that mean something without letters: key, keyhole, crown, mask, hourglass, clock without numerals, cage,
scales, mirror, gear, wheel, chain, maze, puzzle piece, guitar, drum."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ..colour import darker, lighter, mix
from ..path import (
    PI,
    Path,
    Place,
    Point,
    bezier,
    box,
    circle,
    limb,
    minus,
    mirrored,
    oval,
    polygon,
    polyline,
    ribbon,
    ring,
    smooth,
    tapered,
    union,
)
from ..stage import Stage, cut, stroke


def key(place: Place) -> Path:
    """1 long, bow up."""
    bow = minus(
        union(circle(0, -0.36, 0.16), circle(-0.11, -0.28, 0.1), circle(0.11, -0.28, 0.1)), circle(0, -0.37, 0.08)
    )
    return place(
        union(
            bow,
            box(-0.03, -0.24, 0.03, 0.5, 0.015),
            box(0.0, 0.32, 0.17, 0.4),
            box(0.0, 0.43, 0.13, 0.5),
            box(-0.06, -0.18, 0.06, -0.14, 0.01),
        )
    )


def keyhole(place: Place) -> Path:
    """1 high."""
    return place(
        union(circle(0, -0.22, 0.26), smooth([(-0.1, -0.1, 1), (0.1, -0.1, 1), (0.22, 0.5, 1), (-0.22, 0.5, 1)]))
    )


def crown(
    stage: Stage, place: Place, colour: str = "#f0b83a", gem: str = "#c8392f", depth: float = 0.5, paper: str = "foil"
) -> None:
    """1 wide, its rim at the origin."""
    points: list[Point] = [
        (-0.5, 0, 1),
        (-0.58, -0.52, 1),
        (-0.28, -0.26, 1),
        (0, -0.66, 1),
        (0.28, -0.26, 1),
        (0.58, -0.52, 1),
        (0.5, 0, 1),
        (0, 0.06),
    ]
    stage.lay(
        [place(smooth(points)), *(place(circle(x, y, 0.055)) for x, y in ((-0.58, -0.55), (0, -0.7), (0.58, -0.55)))],
        colour,
        depth,
        paper,
    )
    stage.lay(
        place(ribbon([(-0.5, -0.04), (0, 0.02), (0.5, -0.04)], lambda t: 0.13)), darker(colour, 0.2), 0.2, "paint"
    )
    stage.lay([place(circle(x, y, 0.045)) for x, y in ((-0.28, -0.01), (0, 0.02), (0.28, -0.01))], gem, 0.15, "smooth")


def mask(
    stage: Stage,
    place: Place,
    colour: str = "#f6ecd8",
    lips: str = "#b8322c",
    mood: float = 0.7,
    cheeks: str | None = None,
    depth: float = 0.6,
) -> None:
    """A theatre mask, 2 high: mood 1 laughs, -1 weeps. Eyes and mouth are openings."""
    shell = smooth(mirrored([(0, -1), (0.55, -0.9), (0.8, -0.45), (0.74, 0.2), (0.45, 0.8), (0, 1.02)]))
    holes = []
    for side in (-1, 1):
        bend = 0.16 * mood
        holes.append(
            place(
                ribbon(
                    [(side * 0.16, -0.18 + bend * 0.6), (side * 0.36, -0.2 - bend), (side * 0.58, -0.18 + bend * 0.6)],
                    lambda t: 0.2 * math.sin(PI * (0.12 + 0.76 * t)),
                )
            )
        )
    mouth = place(
        smooth(
            [
                (-0.46, 0.38 - 0.16 * mood, 1),
                (0, 0.46 + 0.1 * mood),
                (0.46, 0.38 - 0.16 * mood, 1),
                (0, 0.56 + 0.26 * mood if mood > 0 else 0.36),
            ]
        )
    )
    stage.lay(
        [place(shell), *cut(*holes, mouth)],
        colour,
        depth,
        "smooth",
        gradient=place.gradient(-0.4, -0.8, 0.5, 0.9, darker(colour, 0.22)),
        puff=0.12 * place.size,
        puff_strength=0.25,
    )
    stage.lay([stroke(h, 0.03 * place.size) for h in (mouth,)], lips, 0.1, "smooth")
    for side in (-1, 1):
        brow = ribbon(
            [(side * 0.14, -0.42 - 0.1 * mood), (side * 0.36, -0.52), (side * 0.6, -0.4 + 0.04 * mood)],
            lambda t: 0.06 * (1 - 0.5 * t),
        )
        stage.lay(place(brow), darker(colour, 0.6), 0.1, "card")
        if cheeks:
            stage.lay(place(circle(side * 0.46, 0.2, 0.12)), cheeks, 0, "wash", rim=0, alpha=0.7)
    stage.lay(
        place(smooth([(0.02, -0.3), (0.06, 0.0), (0.13, 0.16), (0.02, 0.24), (-0.06, 0.18), (-0.02, 0.0)])),
        colour,
        0.25,
        "smooth",
        rim=0.3,
    )


def hourglass(
    stage: Stage,
    place: Place,
    frame: str = "#6b3a2e",
    glass: str = "#cfe0e0",
    sand: str = "#e8b85a",
    fill: float = 0.5,
    depth: float = 0.6,
) -> None:
    """2 high. fill: share of the sand still above."""
    bulb = smooth(
        [
            (-0.42, -0.84, 1),
            (0.42, -0.84, 1),
            (0.4, -0.5),
            (0.06, -0.05),
            (0.06, 0.05),
            (0.4, 0.5),
            (0.42, 0.84, 1),
            (-0.42, 0.84, 1),
            (-0.4, 0.5),
            (-0.06, 0.05),
            (-0.06, -0.05),
            (-0.4, -0.5),
        ]
    )
    outline = place(bulb)
    stage.lay(outline, glass, depth, "tissue", alpha=0.8, through=0.7)
    stage.lay(
        place(
            smooth(
                [
                    (-0.6, -0.04 - 0.6 * fill),
                    (0, 0.02 - 0.6 * fill),
                    (0.6, -0.04 - 0.6 * fill),
                    (0.3, 0, 1),
                    (-0.3, 0, 1),
                ]
            )
        ),
        sand,
        0.15,
        "chalk",
        clip=outline,
    )
    stage.lay(
        [
            place(
                smooth(
                    [
                        (-0.5, 0.86, 1),
                        (-0.2, 0.8 - 0.3 * (1 - fill)),
                        (0, 0.74 - 0.46 * (1 - fill)),
                        (0.2, 0.8 - 0.3 * (1 - fill)),
                        (0.5, 0.86, 1),
                    ]
                )
            ),
            place(box(-0.012, 0, 0.012, 0.8)),
        ],
        sand,
        0.15,
        "chalk",
        clip=outline,
    )
    stage.lay(
        [place(box(-0.56, -0.98, 0.56, -0.84, 0.04)), place(box(-0.56, 0.84, 0.56, 0.98, 0.04))], frame, depth, "kraft"
    )
    stage.lay([place(limb(x, -0.86, 0.035, x, 0.86, 0.035)) for x in (-0.5, 0.5)], frame, depth * 0.6, "kraft")


def clock(
    stage: Stage,
    place: Place,
    face: str = "#f8efdc",
    rim: str = "#6b3a2e",
    hands: str = "#2a2233",
    hour: float = 10.2,
    minute: float = 10,
    depth: float = 0.6,
) -> None:
    """Radius 1, strokes for hours, no numerals."""
    stage.lay(place(circle(0, 0, 1)), rim, depth, "kraft")
    stage.lay(place(circle(0, 0, 0.86)), face, 0.15, "wash")
    marks = [
        stroke(
            place(polyline((math.sin(a) * 0.66, -math.cos(a) * 0.66), (math.sin(a) * 0.78, -math.cos(a) * 0.78))),
            (0.06 if i % 3 == 0 else 0.03) * place.size,
        )
        for i, a in enumerate(j * PI / 6 for j in range(12))
    ]
    stage.lay(marks, hands, 0.05, rim=0.2)
    for length, width, turn in ((0.45, 0.09, hour / 12), (0.68, 0.06, minute / 60)):
        a = turn * 2 * PI
        stage.lay(
            place(
                ribbon(
                    [
                        (-math.sin(a) * 0.12, math.cos(a) * 0.12),
                        (math.sin(a) * length * 0.5, -math.cos(a) * length * 0.5),
                        (math.sin(a) * length, -math.cos(a) * length),
                    ],
                    tapered(width * 1.1, width * 0.1),
                )
            ),
            hands,
            0.3,
        )
    stage.lay(place(circle(0, 0, 0.07)), rim, 0.2)


def cage(
    stage: Stage,
    place: Place,
    colour: str = "#c89a4a",
    bars: int = 9,
    inside: Sequence[Path] = (),
    depth: float = 0.6,
    door: bool = False,
) -> None:
    """A birdcage, 2 high: draw what it holds before it. door: a gap left open in the middle."""
    sheet = []
    for i in range(bars):
        x = -0.62 + 1.24 * i / (bars - 1)
        if door and abs(x) < 0.2:
            continue
        sheet.append(stroke(place(bezier(x, 0.86, x * 1.04, 0.2, x * 1.1, -0.4, 0, -0.86)), 0.028 * place.size))
    stage.lay(sheet, colour, depth, "foil")
    hoops = [
        stroke(place(bezier(-0.64, y, -0.3, y + 0.06, 0.3, y + 0.06, 0.64, y)), 0.04 * place.size) for y in (-0.2, 0.36)
    ]
    stage.lay(
        [*hoops, place(box(-0.7, 0.84, 0.7, 0.96, 0.04)), stroke(place(circle(0, -0.96, 0.09)), 0.035 * place.size)],
        darker(colour, 0.12),
        0.35,
        "foil",
    )
    for path in inside:
        stage.lay(path, colour, 0.2)


def scales(
    stage: Stage, place: Place, colour: str = "#c89a4a", tilt: float = 0.12, depth: float = 0.6
) -> tuple[tuple[float, float], tuple[float, float]]:
    """A balance, 2 high; returns the middles of its two pans (left, right)."""
    stage.lay(
        [
            place(limb(0, -0.8, 0.04, 0, 0.9, 0.06)),
            place(smooth([(-0.4, 1.0, 1), (-0.1, 0.86), (0.1, 0.86), (0.4, 1.0, 1)])),
            place(circle(0, -0.86, 0.09)),
        ],
        colour,
        depth,
        "foil",
    )
    ends = []
    for side in (-1, 1):
        x, y = side * 0.9 * math.cos(tilt), -0.7 + side * 0.9 * math.sin(tilt)
        pan = (x, y + 0.8)
        stage.lay(
            [stroke(place(polyline((x, y), (x + k * 0.34, pan[1]))), 0.014 * place.size) for k in (-1, 1)],
            darker(colour, 0.3),
            0.3,
        )
        stage.lay(
            place(
                smooth([(x - 0.4, pan[1], 1), (x + 0.4, pan[1], 1), (x + 0.2, pan[1] + 0.16), (x - 0.2, pan[1] + 0.16)])
            ),
            colour,
            depth * 0.7,
            "foil",
        )
        ends.append(place.point(*pan))
    stage.lay(
        place(
            ribbon(
                [
                    (-0.92 * math.cos(tilt), -0.7 - 0.92 * math.sin(tilt)),
                    (0, -0.74),
                    (0.92 * math.cos(tilt), -0.7 + 0.92 * math.sin(tilt)),
                ],
                lambda t: 0.05 + 0.05 * math.sin(PI * t),
            )
        ),
        colour,
        depth * 0.8,
        "foil",
    )
    return ends[0], ends[1]


def mirror(stage: Stage, place: Place, frame: str = "#b8863a", glass: str = "#bfd4d6", depth: float = 0.7) -> Path:
    """A hand mirror or, without its handle cut off, a looking-glass: 2 high oval; returns the glass to draw in."""
    stage.lay(place(union(oval(0, -0.2, 0.62, 0.82), limb(0, 0.5, 0.1, 0, 1.3, 0.07))), frame, depth, "foil")
    pane = place(oval(0, -0.2, 0.5, 0.7))
    stage.lay(pane, glass, 0.0, "smooth", gradient=place.gradient(-0.4, -0.8, 0.4, 0.4, darker(glass, 0.3)), rim=0)
    return pane


def gear(x: float, y: float, radius: float, teeth: int = 10, angle: float = 0.0) -> Path:
    points: list[Point] = []
    for i in range(teeth):
        for share, r in ((0.0, 0.82), (0.18, 1.0), (0.42, 1.0), (0.6, 0.82)):
            a = angle + (i + share) * 2 * PI / teeth
            points.append((x + math.cos(a) * radius * r, y + math.sin(a) * radius * r))
    return minus(polygon(points), circle(x, y, radius * 0.28))


def wheel(
    stage: Stage, place: Place, colour: str = "#6b3a2e", spokes: int = 10, rim: float = 0.16, depth: float = 0.5
) -> None:
    """Radius 1."""
    stage.lay(
        [
            stroke(place(polyline((0, 0), (math.cos(a) * 0.9, math.sin(a) * 0.9))), 0.07 * place.size)
            for a in (i * 2 * PI / spokes for i in range(spokes))
        ],
        colour,
        depth * 0.6,
        "kraft",
    )
    stage.lay(place(ring(0, 0, 1, 1 - rim)), darker(colour, 0.15), depth, "kraft")
    stage.lay(place(circle(0, 0, 0.16)), lighter(colour, 0.1), 0.3, "kraft")


def chain(points: Sequence[tuple[float, float, float]], size: float) -> list[tuple[Path, str, float]]:
    """Links along (x, y, angle) places (see `points_along`): strokes for one sheet."""
    return [
        (oval(x, y, size, size * (0.6 if i % 2 == 0 else 0.16), a), "+", size * 0.3)
        for i, (x, y, a) in enumerate(points)
    ]


def maze(
    stage: Stage,
    x: float,
    y: float,
    radius: float,
    wall: str,
    rings: int = 6,
    seed: int = 1,
    width: float = 10,
    depth: float = 0.7,
) -> None:
    """A round maze of standing walls."""
    chance = random.Random(seed)
    for i in range(rings, 0, -1):
        r = radius * i / rings
        gap = chance.uniform(0, 2 * PI)
        opening = 46 / r
        points = [
            (
                x + math.cos(gap + opening + (2 * PI - opening) * t / 60) * r,
                y + math.sin(gap + opening + (2 * PI - opening) * t / 60) * r,
            )
            for t in range(61)
        ]
        sheet = [stroke(smooth(points, closed=False), width)]
        if i > 1:
            a = gap + PI * chance.uniform(0.5, 1.5)
            inner = radius * (i - 1) / rings
            sheet.append(
                stroke(
                    polyline(
                        (x + math.cos(a) * r, y + math.sin(a) * r), (x + math.cos(a) * inner, y + math.sin(a) * inner)
                    ),
                    width,
                )
            )
        stage.lay(sheet, mix(wall, "#ffffff", 0.04 * (i % 2)), depth, "card")


def puzzle_piece(place: Place) -> Path:
    """1 wide: two knobs, two notches."""
    body = union(box(-0.5, -0.5, 0.5, 0.5, 0.04), circle(0.6, 0, 0.17), circle(0, -0.6, 0.17))
    return place(minus(body, circle(-0.42, 0.0, 0.17), circle(0, 0.42, 0.17)))


def guitar(stage: Stage, place: Place, wood: str = "#b8682e", dark: str = "#3a1f1b", depth: float = 0.6) -> None:
    """A lute-like guitar, 2 high, neck up."""
    body = smooth(mirrored([(0, 0.05), (0.3, 0.02), (0.38, 0.22), (0.28, 0.4), (0.44, 0.64), (0.36, 0.92), (0, 1.0)]))
    stage.lay(place(box(-0.055, -0.8, 0.055, 0.2)), dark, depth, "kraft")
    stage.lay(
        place(smooth([(-0.09, -0.8, 1), (-0.11, -1.0, 1), (0.11, -1.0, 1), (0.09, -0.8, 1)])), dark, depth, "kraft"
    )
    stage.lay(place(body), wood, depth, "paint", streak=(PI / 2, 0.14))
    stage.lay(place(ring(0, 0.42, 0.16, 0.12)), lighter(wood, 0.4), 0.08)
    stage.lay(place(circle(0, 0.42, 0.12)), "#1c1018", 0, rim=0)
    stage.lay(place(box(-0.16, 0.72, 0.16, 0.77, 0.01)), dark, 0.15)
    stage.lay(
        [
            stroke(place(polyline((x, -0.86), (x * 1.3, 0.74))), 0.008 * place.size)
            for x in (-0.04, -0.013, 0.013, 0.04)
        ],
        "#f6ecd8",
        0.1,
        rim=0,
    )


def drum(
    stage: Stage, place: Place, shell: str = "#b8322c", skin: str = "#f4e6cc", cord: str = "#f0c060", depth: float = 0.6
) -> None:
    """1 high, its foot at the origin."""
    stage.lay(
        place(
            smooth(
                [
                    (-0.46, -0.84, 1),
                    (0.46, -0.84, 1),
                    (0.36, -0.4),
                    (0.4, -0.02, 1),
                    (0, 0.07),
                    (-0.4, -0.02, 1),
                    (-0.36, -0.4),
                ]
            )
        ),
        shell,
        depth,
        "paint",
    )
    zig = [(-0.44 + 0.11 * i, -0.78 if i % 2 == 0 else -0.1) for i in range(9)]
    stage.lay([stroke(place(polyline(*zig)), 0.022 * place.size)], cord, 0.12)
    stage.lay(place(oval(0, -0.86, 0.48, 0.14)), skin, 0.3, "wash")
