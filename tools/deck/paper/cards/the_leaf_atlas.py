"""From above: one enormous leaf; along its veins, as along roads, small people walk, and a dewdrop is their lake."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "wonder"
CLUES = ("a green country without a border", "the way home, by heart", "commuters")
LIGHT = NOON.but(vignette=0.2, direction=(5, 8), spill=0.5)
CROP = "from above"

STEM = [(-60.0, 1160.0), (150.0, 960.0), (330.0, 740.0), (480.0, 500.0), (610.0, 250.0), (690.0, 40.0)]


def draw(stage: Stage) -> None:
    stage.ground("#0f2a1e", "velvet", gradient=("r", 400, 600, 800, "#07140f"))
    under(stage)
    leaf = smooth(
        [
            (60, 1120, 1),
            (-70, 900),
            (-60, 620),
            (90, 330),
            (330, 120),
            (560, 40),
            (720, -10, 1),
            (800, 120),
            (880, 400),
            (820, 700),
            (640, 940),
            (400, 1090),
            (200, 1140),
        ]
    )
    holes = eaten()
    blade = minus(leaf, *holes)
    stage.backlight(blade, "#e8ff8a", 0.4, falloff=(440, 560, 560))
    stage.lay(blade, "#5f9a3c", 1.4, "tissue", through=0.5, gradient=(160, 300, 700, 900, "#2f6a34"), core="#d8ee9a")
    stem = path.curve(STEM, 12)
    sides = side_veins(stem)
    half = polygon([*stem, (900, -100), (900, 1300), (-100, 1300)])
    stage.lay(intersect(blade, half), "#3c7a38", 0, "wash", rim=0, alpha=0.45)
    cells(stage, blade, sides)
    for line, width in sides:
        stage.lay(ribbon(line, tapered(width + 9, 5)), "#2f6430", 0.25, "paint", clip=blade)
        stage.lay(ribbon(line, tapered(width, 3)), "#d9e58e", 0.25, "paint", clip=blade, streak=(0.6, 0.1))
    stage.lay(ribbon(STEM, tapered(72, 12)), "#2f6430", 0.4, "paint")
    stage.lay(ribbon(STEM, tapered(56, 7)), "#eaf0a8", 0.4, "paint", streak=(-1.0, 0.1))
    lake(stage)
    walkers(stage, stem, sides)


def under(stage: Stage) -> None:
    for i, (x, y, a, size) in enumerate(
        ((60, 160, 0.6, 360), (760, 1100, -2.4, 420), (40, 1180, -0.6, 300), (800, 860, 2.6, 300))
    ):
        plants.veined_leaf(stage, Place(x, y, size, a), ("#16402a", "#1d4f30")[i % 2], 0.42, 0.1, 0.8)


def eaten() -> list[Path]:
    """Where somebody has been: bites at the edge, a hole within."""
    return [
        smooth(wobbly(x, y, r, r * 0.9, 14, 0.12, int(x)))
        for x, y, r in ((836, 560, 74), (812, 640, 50), (190, 430, 44), (232, 474, 30), (20, 700, 60))
    ]


def side_veins(stem: list[tuple[float, float]]) -> list[tuple[list[Point], float]]:
    found: list[tuple[list[Point], float]] = []
    for i in range(7):
        k = 10 + i * 7
        x, y = stem[k]
        for side in (-1, 1):
            reach = (430 - abs(i - 2.6) * 52) * (1.0 if side < 0 else 0.94)
            a = math.atan2(stem[k + 1][1] - y, stem[k + 1][0] - x) + side * 0.82
            b = a - side * 0.45
            found.append(
                (
                    [
                        (x, y),
                        (x + math.cos(a) * reach * 0.4, y + math.sin(a) * reach * 0.4),
                        (x + math.cos((a + b) / 2) * reach * 0.75, y + math.sin((a + b) / 2) * reach * 0.75),
                        (x + math.cos(b) * reach * 1.06, y + math.sin(b) * reach * 1.06),
                    ],
                    26 - i * 1.6,
                )
            )
    return found


def cells(stage: Stage, blade: Path, sides: list[tuple[list[Point], float]]) -> None:
    """Lanes between the roads, thin as a knife can cut."""
    chance = random.Random(12)
    lanes = []
    for line, _ in sides:
        dense = path.curve(line, 10)
        for j in range(4, len(dense) - 2, 3):
            x, y = dense[j]
            a = math.atan2(dense[j + 1][1] - y, dense[j + 1][0] - x)
            for side in (-1, 1):
                length = chance.uniform(40, 74)
                b = a + side * chance.uniform(0.9, 1.2)
                mid = (x + math.cos(b) * length * 0.5, y + math.sin(b) * length * 0.5)
                lanes.append(
                    stroke(
                        smooth(
                            [
                                (x, y),
                                mid,
                                (
                                    mid[0] + math.cos(b - side * 0.5) * length * 0.5,
                                    mid[1] + math.sin(b - side * 0.5) * length * 0.5,
                                ),
                            ],
                            closed=False,
                        ),
                        2.6,
                    )
                )
    stage.lay(lanes, "#a9cc68", 0, rim=0, alpha=0.6, clip=blade)


def lake(stage: Stage) -> None:
    for x, y, r in ((590, 760, 92), (262, 300, 34), (672, 420, 24)):
        shape = smooth(wobbly(x, y, r, r * 0.86, 20, 0.05, int(r)))
        stage.cast(move(shape, 9, 14), "#123218", 0.6, 10)
        stage.lay(
            shape,
            "#8fd0c0",
            0.3,
            "tissue",
            gradient=("r", x + r * 0.3, y + r * 0.4, r * 1.5, "#2f7a5a"),
            alpha=0.85,
            rim=0.9,
        )
        stage.lay(oval(x - r * 0.36, y - r * 0.4, r * 0.26, r * 0.14, -0.6), "#ffffff", 0, rim=0, alpha=0.9)
        stage.lay(ribbon(arc(x, y, r * 0.74, 0.3, 1.5, 10), spindle(r * 0.08)), "#e9fff0", 0, rim=0, alpha=0.7)
    at = Place(612, 752, 30, 0.5)
    boat = smooth([(-1, 0, 1), (-0.4, -0.36), (0.5, -0.34), (1.1, 0, 1), (0.5, 0.34), (-0.4, 0.36)])
    stage.lay(at(boat), "#b0462e", 0.5, "kraft")
    stage.lay(
        at(smooth([(-0.7, 0, 1), (-0.3, -0.2), (0.4, -0.2), (0.8, 0, 1), (0.4, 0.2), (-0.3, 0.2)])),
        "#5a2418",
        0.1,
        "kraft",
    )
    people.from_above(
        stage, at.at(0, 0, 0.62, -PI / 2), people.Person("#9a5f3a", "#1c1418", hat="cone", colour="#f6ecd8"), 0.0, 0.3
    )


def walkers(stage: Stage, stem: list[tuple[float, float]], sides: list[tuple[list[Point], float]]) -> None:
    def shadow(x: float, y: float, size: float) -> None:
        """Long, and more like a person than who casts it."""
        at = Place(x, y, size, 0.9)
        shape = union(
            at(ribbon([(0, -0.16), (1.5, -0.2)], 0.22)),
            at(ribbon([(0, 0.16), (1.5, 0.2)], 0.22)),
            at(smooth([(1.0, -0.42), (2.4, -0.36), (2.6, 0), (2.4, 0.36), (1.0, 0.42)])),
            at(oval(2.9, 0, 0.36, 0.3)),
            at(oval(3.06, 0, 0.1, 0.62)),
        )
        stage.lay(shape, "#173216", 0, "wash", rim=0, alpha=0.62)

    def on(line: list[tuple[float, float]], k: int) -> tuple[float, float, float]:
        return (*line[k], math.atan2(line[k + 1][1] - line[k][1], line[k + 1][0] - line[k][0]))

    x, y, a = on(stem, 22)
    hero = Place(x, y, 84, a - PI / 2)
    shadow(x, y, 58)
    people.from_above(
        stage,
        hero,
        people.Person(
            "#7a4630", "#1c1418", "short", "poncho", "#d8402f", trim="#f2cf7c", hat="straw", hat_colour="#f2cf7c"
        ),
        0.7,
        0.7,
        0.3,
    )
    pack = hero(box(-0.3, -0.62, 0.3, -0.28, 0.08))
    stage.lay(pack, "#2f6f8f", 0.4, "kraft")
    for index, k, tone in (
        (0, 16, "#2f6f8f"),
        (3, 18, "#f6ecd8"),
        (6, 12, "#e39a3c"),
        (9, 20, "#83284f"),
        (4, 10, "#e2553f"),
    ):
        dense = path.curve(sides[index][0], 8)
        wx, wy, wa = on(dense, min(k, len(dense) - 2))
        shadow(wx, wy, 24)
        people.from_above(
            stage,
            Place(wx, wy, 36, wa + PI / 2),
            people.Person("#9a5f3a", "#1c1418", "short", "tunic", tone, hat="straw"),
            0.7,
            0.4,
        )
    dense = path.curve(sides[5][0], 8)
    x, y, a = on(dense, 14)
    bug = Place(x, y, 40, a + PI)  # the bus
    stage.lay([stroke(bug(polyline((k, -0.5), (k + 0.1, 0.5))), 4) for k in (-0.4, 0.0, 0.4)], "#241d2b", 0.2)
    stage.lay(bug(circle(0.72, 0, 0.26)), "#241d2b", 0.4, "paint")
    stage.lay(bug(oval(0, 0, 0.72, 0.5)), "#d8402f", 0.5, "paint", puff=6)
    stage.lay(
        [bug(circle(px, py, 0.12)) for px, py in ((-0.3, 0.22), (0.2, 0.25), (-0.3, -0.22), (0.2, -0.25))], "#241d2b", 0
    )
    stage.lay([stroke(bug(polyline((-0.7, 0), (0.6, 0))), 2.5)], "#241d2b", 0, rim=0)
