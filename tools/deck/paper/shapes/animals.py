"""Animals, each drawn with care: bird (flying, perched), crane, owl, rooster, cat, dog, fox, wolf, hare, horse, deer,
goat, camel, elephant, tiger, bear, monkey, whale, fish, octopus, jellyfish, snake, tortoise, frog, butterfly,
moth, bee.

Unless said otherwise: unit is the body's length, feet at the origin, facing right (`flip`: left)."""

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
    circle,
    curve,
    intersect,
    limb,
    mirrored,
    oval,
    polygon,
    ribbon,
    smooth,
    union,
)
from ..stage import Stage, stroke
from .plants import leaf

INK = "#241d2b"


def _legs(
    stage: Stage,
    place: Place,
    legs: Sequence[Sequence[Point]],
    width: tuple[float, float],
    colour: str,
    depth: float,
    hoof: str | None = None,
) -> None:
    for points in legs:
        stage.lay(
            place(ribbon(points, lambda t: width[0] * (1 - t) + width[1] * t, round_start=True, round_end=True)),
            colour,
            depth,
            "paint",
        )
        if hoof:
            x, y = points[-1][:2]
            stage.lay(
                place(
                    smooth(
                        [
                            (x - width[1] * 0.7, y - 0.03, 1),
                            (x + width[1] * 0.6, y - 0.03, 1),
                            (x + width[1] * 0.85, y + 0.02, 1),
                            (x - width[1] * 0.8, y + 0.02, 1),
                        ]
                    )
                ),
                hoof,
                0.1,
            )


def _dot(stage: Stage, place: Place, x: float, y: float, r: float, white: bool = True) -> None:
    """An eye."""
    if white:
        stage.lay(place(circle(x, y, r * 1.7)), "#fbf3e2", 0.03, "smooth", rim=0.1)
    stage.lay(place(circle(x, y, r)), INK, 0, rim=0)
    if place.size * r > 2:
        stage.lay(place(circle(x - r * 0.3, y - r * 0.35, r * 0.32)), "#ffffff", 0, rim=0)


def bird(
    stage: Stage,
    place: Place,
    colour: str = "#2b2233",
    wing: str = "#c8392f",
    beak: str = "#e9a13b",
    up: float = 0.6,
    flying: bool = True,
    depth: float = 0.4,
) -> None:
    """A small bird, 2 long; its middle is the origin. up: how high the wings are."""
    if flying:
        far = Place(0.0, -0.05, 1, -0.5 + up * 0.3)
        stage.lay(
            place(far(smooth([(0, 0, 1), (-0.1, -0.5), (0.1, -1.05), (0.35, -1.3, 1), (0.42, -0.7), (0.35, -0.1, 1)]))),
            darker(wing, 0.4),
            depth,
            "paint",
        )
    body: list[Point] = [
        (0.98, -0.16, 1),
        (0.8, -0.3),
        (0.58, -0.33),
        (0.3, -0.16),
        (-0.3, -0.06),
        (-1.15, 0.05, 1),
        (-0.95, 0.17),
        (-1.1, 0.34, 1),
        (-0.3, 0.26),
        (0.2, 0.3),
        (0.6, 0.16),
        (0.78, -0.1),
    ]
    stage.lay(
        place(smooth(body)), colour, depth, "paint", gradient=place.gradient(0, -0.3, 0, 0.4, lighter(colour, 0.2))
    )
    stage.lay(place(polygon([(0.78, -0.24), (1.06, -0.14), (0.78, -0.1)])), beak, depth * 0.5)
    _dot(stage, place, 0.64, -0.19, 0.035)
    if flying:
        for i in range(3):
            k = 1 - i * 0.2
            feather = Place(0, 0, 1, -0.25 * i + up * 0.3 - 0.15)
            stage.lay(
                place(
                    feather(
                        smooth(
                            [
                                (0.3, 0.02, 1),
                                (0.25, -0.5 * k),
                                (-0.1, -1.0 * k),
                                (-0.5, -1.35 * k, 1),
                                (-0.45, -0.6 * k),
                                (-0.25, 0.05, 1),
                            ]
                        )
                    )
                ),
                mix(wing, "#fff0d0", i * 0.22),
                depth * (1 - 0.2 * i),
                "paint",
            )
    else:
        stage.lay(place(leaf(0.35, -0.06, PI - 0.12, 1.15, 0.22)), wing, depth, "paint")
        stage.lay(place(leaf(0.3, -0.06, PI - 0.16, 0.75, 0.15)), lighter(wing, 0.2), 0.15, "paint")
        stage.lay(
            [
                stroke(place(smooth([(x, 0.24), (x + 0.03, 0.5)], closed=False)), 0.035 * place.size)
                for x in (0.05, 0.18)
            ],
            beak,
            0.1,
        )


def flock(
    seed: int, count: int, bounds: tuple[float, float, float, float], size: tuple[float, float] = (8, 18)
) -> list[Path]:
    """Far birds as small bent strokes, for one sheet."""
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        at = Place(
            chance.uniform(bounds[0], bounds[2]),
            chance.uniform(bounds[1], bounds[3]),
            chance.uniform(*size),
            chance.uniform(-0.3, 0.3),
        )
        found.append(
            at(
                smooth(
                    [
                        (-1, -0.35, 1),
                        (-0.4, -0.42),
                        (0, 0, 1),
                        (0.4, -0.5),
                        (1, -0.4, 1),
                        (0.45, -0.26),
                        (0, 0.2),
                        (-0.4, -0.2),
                    ]
                )
            )
        )
    return found


def crane(
    stage: Stage,
    place: Place,
    body: str = "#f6f2e6",
    dark: str = "#2a2a3a",
    crown: str = "#c8392f",
    flying: bool = False,
    depth: float = 0.5,
) -> None:
    """A crane: standing, 1 high; or flying, 2.4 wide, wings up, its middle the origin."""
    if flying:
        stage.lay(place(ribbon([(-0.3, 0.05), (-0.8, 0.12), (-1.2, 0.1)], lambda t: 0.04)), dark, depth * 0.6)
        for side, tint in ((0.35, darker(body, 0.12)), (0.0, body)):
            wing = smooth(
                [
                    (0.2 + side * 0.3, -0.02, 1),
                    (0.1 + side, -0.5),
                    (-0.1 + side, -0.98),
                    (-0.45 + side, -1.3, 1),
                    (-0.52 + side, -0.9),
                    (-0.4 + side * 0.8, -0.4),
                    (-0.3 + side * 0.3, 0.05, 1),
                ]
            )
            outline = place(wing)
            stage.lay(outline, tint, depth, "paint", streak=(place.turned(-2), 0.08))
            tips = [
                place(leaf(-0.12 + side * 0.9 - 0.09 * i, -0.72 + 0.11 * i, PI * 1.34 - 0.1 * i, 0.56, 0.06))
                for i in range(5)
            ]
            stage.lay(tips, dark, 0.2, "paint")
        stage.lay(
            place(smooth([(0.4, -0.12), (0.1, -0.16), (-0.3, -0.06), (-0.5, 0.1, 1), (-0.1, 0.16), (0.3, 0.08)])),
            body,
            depth,
            "paint",
        )
        stage.lay(
            place(
                ribbon(
                    [(0.34, -0.03), (0.6, -0.06), (0.9, -0.2), (1.12, -0.18)], lambda t: 0.11 - 0.05 * t, round_end=True
                )
            ),
            body,
            depth * 0.8,
            "paint",
        )
        stage.lay(place(polygon([(1.12, -0.21), (1.42, -0.14), (1.12, -0.15)])), "#c9a050", 0.2)
        stage.lay(place(oval(1.1, -0.215, 0.05, 0.025, 0.1)), crown, 0.1)
        return
    _legs(
        stage,
        place,
        [[(0.02, -0.44), (0.05, -0.24), (0.02, 0.0)], [(-0.06, -0.44), (-0.08, -0.22), (-0.06, 0.0)]],
        (0.022, 0.012),
        dark,
        depth,
    )
    stage.lay(
        place(
            ribbon(
                [(0.14, -0.56), (0.26, -0.66), (0.22, -0.82), (0.28, -0.94)],
                lambda t: 0.075 - 0.035 * t,
                round_end=True,
            )
        ),
        body,
        depth,
        "paint",
    )
    stage.lay(place(ribbon([(0.15, -0.58), (0.265, -0.67), (0.225, -0.8)], lambda t: 0.05 * (1 - t))), dark, 0.1)
    stage.lay(
        place(
            smooth(
                [(0.2, -0.6), (0.02, -0.66), (-0.2, -0.56), (-0.36, -0.4, 1), (-0.14, -0.4), (0.1, -0.42), (0.2, -0.5)]
            )
        ),
        body,
        depth,
        "paint",
    )
    stage.lay(
        [place(leaf(-0.1 - 0.03 * i, -0.56 + 0.03 * i, PI - 0.55 - 0.12 * i, 0.34, 0.045)) for i in range(4)],
        dark,
        0.25,
        "paint",
    )
    stage.lay(place(polygon([(0.29, -0.97), (0.5, -0.91), (0.29, -0.925)])), "#c9a050", 0.2)
    stage.lay(place(oval(0.275, -0.965, 0.035, 0.018)), crown, 0.1)
    _dot(stage, place, 0.29, -0.945, 0.008, False)


def owl(
    stage: Stage,
    place: Place,
    colour: str = "#6a4a3a",
    face: str = "#f0dcb8",
    eye: str = "#f0a830",
    depth: float = 0.6,
    lids: float = 0.0,
) -> None:
    """1 high, frontal, perched at the origin."""
    stage.lay(
        [place(smooth([(s * 0.24, -0.86), (s * 0.36, -1.06, 1), (s * 0.1, -0.94)])) for s in (-1, 1)],
        darker(colour, 0.2),
        depth * 0.6,
        "paint",
    )
    body = place(smooth(mirrored([(0, -0.96), (0.28, -0.9), (0.4, -0.66), (0.4, -0.3), (0.24, -0.02), (0, 0.03)])))
    stage.lay(body, colour, depth, "paint", streak=(PI / 2, 0.12))
    for row in range(4):
        y = -0.46 + row * 0.11
        stage.lay(
            [
                place(smooth([(x - 0.05, y, 1), (x + 0.05, y, 1), (x, y + 0.12)]))
                for x in (-0.2 + 0.1 * i + 0.05 * (row % 2) for i in range(5 - row % 2))
            ],
            mix(face, colour, 0.25 + 0.12 * row),
            0.15,
            "wash",
            clip=body,
        )
    for s in (-1, 1):
        stage.lay(
            place(smooth([(s * 0.37, -0.62), (s * 0.46, -0.3), (s * 0.26, 0.02, 1), (s * 0.24, -0.3)])),
            darker(colour, 0.25),
            0.3,
            "paint",
        )
    for s in (-1, 1):
        stage.lay([place(leaf(s * 0.15, -0.7, i * 2 * PI / 14, 0.21, 0.05)) for i in range(14)], face, 0.15, "wash")
        stage.lay(place(circle(s * 0.15, -0.7, 0.125)), eye, 0.12, "smooth")
        stage.lay(place(circle(s * 0.15, -0.7, 0.07)), INK, 0, rim=0)
        stage.lay(place(circle(s * 0.15 - 0.03, -0.73, 0.022)), "#ffffff", 0, rim=0)
        if lids:
            stage.lay(
                place(oval(s * 0.15, -0.7 - 0.2 + 0.13 * lids, 0.15, 0.14)),
                darker(face, 0.3),
                0.1,
                clip=place(circle(s * 0.15, -0.7, 0.125)),
            )
    stage.lay(place(smooth([(-0.05, -0.66), (0.05, -0.66), (0, -0.52, 1)])), "#c9a050", 0.2)
    stage.lay([place(oval(s * 0.1 + k * 0.04, 0.02, 0.02, 0.05)) for s in (-1, 1) for k in (-1, 0, 1)], "#c9a050", 0.15)


def rooster(
    stage: Stage,
    place: Place,
    body: str = "#b0462e",
    tail: Sequence[str] = ("#1f5560", "#2f8a88", "#0f2a38"),
    comb: str = "#d8302a",
    depth: float = 0.5,
) -> None:
    """1 high."""
    for i in range(6):
        a = PI + 0.3 + 0.27 * i
        stage.lay(
            place(leaf(-0.16, -0.46, a, 0.62 - 0.05 * abs(i - 2), 0.09, 0.5)), tail[i % len(tail)], depth * 0.7, "paint"
        )
    _legs(stage, place, [[(-0.02, -0.24), (-0.02, 0.0)], [(0.1, -0.24), (0.12, 0.0)]], (0.035, 0.025), "#e0a030", depth)
    stage.lay([place(limb(x, 0.0, 0.012, x + 0.08, 0.015, 0.008)) for x in (-0.02, 0.12)], "#e0a030", 0.1)
    stage.lay(
        place(
            smooth(
                [
                    (0.2, -0.86),
                    (0.3, -0.7),
                    (0.3, -0.42),
                    (0.14, -0.2),
                    (-0.1, -0.2),
                    (-0.26, -0.4),
                    (-0.1, -0.5),
                    (0.06, -0.62),
                    (0.1, -0.82),
                ]
            )
        ),
        body,
        depth,
        "paint",
    )
    stage.lay(
        [place(leaf(0.17, -0.86 + 0.02 * i, PI / 2 + 0.5 - 0.16 * i, 0.4, 0.045)) for i in range(5)],
        "#f0b83a",
        0.25,
        "paint",
    )
    stage.lay(place(leaf(0.14, -0.42, PI - 0.2, 0.4, 0.13)), darker(body, 0.3), 0.3, "paint")
    stage.lay(place(circle(0.19, -0.86, 0.09)), body, 0.3, "paint")
    stage.lay(
        [
            place(
                smooth(
                    [
                        (0.1, -0.9, 1),
                        (0.08, -1.04),
                        (0.16, -0.97),
                        (0.2, -1.07),
                        (0.25, -0.97),
                        (0.31, -1.0),
                        (0.27, -0.88, 1),
                    ]
                )
            ),
            place(oval(0.24, -0.74, 0.04, 0.07)),
        ],
        comb,
        0.3,
        "smooth",
    )
    stage.lay(place(polygon([(0.27, -0.88), (0.4, -0.83), (0.27, -0.81)])), "#e0a030", 0.2)
    _dot(stage, place, 0.21, -0.87, 0.017)


def cat(
    stage: Stage,
    place: Place,
    colour: str = "#2b2233",
    pose: str = "sit",
    eye: str = "#f0c040",
    belly: str | None = None,
    depth: float = 0.5,
    stripes: str | None = None,
) -> None:
    """pose: sit (frontal, 1 high), walk (side), curl (asleep, from above, 1 across), back (sitting, from behind)."""
    if pose == "curl":
        stage.lay(place(circle(0, 0, 0.5)), colour, depth, "paint")
        stage.lay(
            place(
                ribbon([(0.36, -0.3), (0.5, 0.1), (0.2, 0.44), (-0.2, 0.36)], lambda t: 0.16 - 0.06 * t, round_end=True)
            ),
            lighter(colour, 0.12),
            0.3,
            "paint",
        )
        stage.lay(
            [
                place(polygon([(-0.3, 0.02), (-0.42, -0.18), (-0.16, -0.1)])),
                place(polygon([(-0.02, -0.1), (0.04, -0.3), (0.16, -0.06)])),
                place(circle(-0.1, 0.1, 0.22)),
            ],
            lighter(colour, 0.06),
            0.3,
            "paint",
        )
        stage.lay(
            [
                stroke(place(bezier(x - 0.05, 0.1, x - 0.02, 0.15, x + 0.02, 0.15, x + 0.05, 0.1)), 0.018 * place.size)
                for x in (-0.19, -0.02)
            ],
            lighter(colour, 0.6),
            0,
            rim=0,
        )
        return
    if pose in ("sit", "back"):
        stage.lay(
            place(
                ribbon(
                    [(0.16, -0.04), (0.42, -0.02), (0.46, -0.24), (0.36, -0.4)],
                    lambda t: 0.09 - 0.03 * t,
                    round_end=True,
                )
            ),
            darker(colour, 0.15),
            depth * 0.6,
            "paint",
        )
        body = place(smooth(mirrored([(0, -0.7), (0.14, -0.66), (0.2, -0.45), (0.28, -0.14), (0.2, 0.0), (0, 0.02)])))
        stage.lay(body, colour, depth, "paint", streak=(PI / 2, 0.12))
        if belly and pose == "sit":
            stage.lay(place(smooth(mirrored([(0, -0.6), (0.09, -0.5), (0.12, -0.3), (0, -0.16)]))), belly, 0.12, "wash")
        if pose == "sit":
            stage.lay(
                [place(limb(s * 0.07, -0.34, 0.05, s * 0.075, -0.03, 0.048)) for s in (-1, 1)],
                lighter(colour, 0.08),
                0.25,
                "paint",
            )
        head = smooth(
            mirrored(
                [(0, -0.93), (0.09, -0.92), (0.19, -1.06, 1), (0.23, -0.84), (0.2, -0.68), (0.1, -0.6), (0, -0.585)]
            )
        )
        stage.lay(place(head), colour, depth * 0.8, "paint")
        if stripes:
            stage.lay(
                [
                    place(ribbon([(s * 0.1, y), (s * 0.2, y + 0.02), (s * 0.28, y + 0.06)], lambda t: 0.035 * (1 - t)))
                    for s in (-1, 1)
                    for y in (-0.4, -0.28, -0.16)
                ]
                + [place(limb(x, -0.9, 0.012, x, -0.84, 0.008)) for x in (-0.05, 0, 0.05)],
                stripes,
                0,
                rim=0,
            )
        if pose == "sit":
            for s in (-1, 1):
                stage.lay(
                    place(polygon([(s * 0.11, -0.92), (s * 0.175, -1.0), (s * 0.19, -0.88)])),
                    mix(colour, "#e08a80", 0.5),
                    0,
                    rim=0,
                )
                stage.lay(
                    place(
                        smooth([(s * 0.05, -0.77, 1), (s * 0.095, -0.82), (s * 0.14, -0.78, 1), (s * 0.095, -0.745)])
                    ),
                    eye,
                    0.05,
                    "smooth",
                )
                stage.lay(place(oval(s * 0.095, -0.782, 0.012, 0.034)), INK, 0, rim=0)
                stage.lay(
                    [
                        stroke(
                            place(
                                bezier(
                                    s * 0.06,
                                    -0.68 + 0.02 * k,
                                    s * 0.15,
                                    -0.69 + 0.02 * k,
                                    s * 0.22,
                                    -0.68 + 0.03 * k,
                                    s * 0.28,
                                    -0.66 + 0.05 * k,
                                )
                            ),
                            0.007 * place.size,
                        )
                        for k in (-1, 0, 1)
                    ],
                    lighter(colour, 0.6),
                    0.05,
                    rim=0,
                )
            stage.lay(place(polygon([(-0.024, -0.71), (0.024, -0.71), (0, -0.685)])), "#d8707a", 0.05)
        return
    _legs(
        stage,
        place,
        [[(-0.3, -0.4), (-0.24, -0.2), (-0.3, 0.0)], [(0.26, -0.42), (0.2, -0.2), (0.24, 0.0)]],
        (0.12, 0.06),
        darker(colour, 0.25),
        depth,
    )
    stage.lay(
        place(
            ribbon(
                [(-0.42, -0.46), (-0.62, -0.56), (-0.62, -0.8), (-0.52, -0.9)],
                lambda t: 0.08 - 0.03 * t,
                round_end=True,
            )
        ),
        colour,
        depth,
        "paint",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.46, -0.46),
                    (-0.3, -0.58),
                    (0.1, -0.54),
                    (0.36, -0.56),
                    (0.44, -0.42),
                    (0.3, -0.3),
                    (0, -0.32),
                    (-0.36, -0.3),
                ]
            )
        ),
        colour,
        depth,
        "paint",
    )
    _legs(
        stage,
        place,
        [[(-0.36, -0.42), (-0.42, -0.2), (-0.38, 0.0)], [(0.32, -0.44), (0.38, -0.2), (0.36, 0.0)]],
        (0.12, 0.06),
        colour,
        depth,
    )
    stage.lay(
        place(
            smooth(
                [
                    (0.34, -0.62),
                    (0.36, -0.86, 1),
                    (0.46, -0.76),
                    (0.54, -0.84, 1),
                    (0.6, -0.64),
                    (0.66, -0.54),
                    (0.54, -0.44),
                    (0.38, -0.46),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    _dot(stage, place, 0.53, -0.62, 0.02)


def dog(
    stage: Stage,
    place: Place,
    colour: str = "#8a5a3a",
    ear: str | None = None,
    pose: str = "stand",
    collar: str | None = "#c8392f",
    depth: float = 0.5,
    tail: float = 0.5,
) -> None:
    """A hound: stand, or sit (1 high, looking up)."""
    dark = ear or darker(colour, 0.3)
    if pose == "sit":
        stage.lay(
            place(ribbon([(-0.26, -0.06), (-0.46, -0.08), (-0.6, -0.2)], lambda t: 0.08 - 0.04 * t, round_end=True)),
            colour,
            depth * 0.6,
            "paint",
        )
        stage.lay(
            place(
                smooth(
                    [
                        (0.1, -0.72),
                        (0.2, -0.5),
                        (0.16, -0.2),
                        (0.06, 0.0, 1),
                        (-0.3, 0.01),
                        (-0.36, -0.16),
                        (-0.26, -0.36),
                        (-0.08, -0.6),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
        )
        stage.lay(place(limb(0.1, -0.46, 0.07, 0.14, -0.03, 0.045)), lighter(colour, 0.06), 0.3, "paint")
        stage.lay(place(oval(-0.18, -0.05, 0.15, 0.07)), lighter(colour, 0.06), 0.25, "paint")
        head = place.at(0.12, -0.8, 0.9, -0.35)
    else:
        _legs(
            stage,
            place,
            [[(-0.34, -0.5), (-0.28, -0.3), (-0.36, -0.02)], [(0.3, -0.5), (0.24, -0.28), (0.26, -0.02)]],
            (0.15, 0.06),
            darker(colour, 0.25),
            depth,
        )
        stage.lay(
            place(
                ribbon(
                    [(-0.44, -0.58), (-0.64, -0.66 - tail * 0.2), (-0.74, -0.74 - tail * 0.4)],
                    lambda t: 0.09 - 0.06 * t,
                    round_end=True,
                )
            ),
            colour,
            depth * 0.7,
            "paint",
        )
        stage.lay(
            place(
                smooth(
                    [
                        (-0.5, -0.54),
                        (-0.34, -0.67),
                        (0.1, -0.63),
                        (0.36, -0.72),
                        (0.48, -0.86),
                        (0.6, -0.72),
                        (0.46, -0.46),
                        (0.24, -0.36),
                        (-0.1, -0.42),
                        (-0.42, -0.36),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
        )
        _legs(
            stage,
            place,
            [[(-0.4, -0.5), (-0.46, -0.28), (-0.42, -0.02)], [(0.36, -0.52), (0.4, -0.28), (0.38, -0.02)]],
            (0.16, 0.06),
            colour,
            depth,
        )
        head = place.at(0.54, -0.86, 0.9)
    stage.lay(
        head(
            smooth(
                [
                    (-0.16, -0.1),
                    (-0.04, -0.2),
                    (0.1, -0.16),
                    (0.18, -0.06),
                    (0.36, -0.03),
                    (0.4, 0.05),
                    (0.34, 0.12),
                    (0.14, 0.14),
                    (-0.04, 0.2),
                    (-0.16, 0.1),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(
        head(smooth([(-0.1, -0.17), (-0.02, -0.14), (0.0, 0.02), (-0.06, 0.2), (-0.16, 0.14), (-0.17, -0.06)])),
        dark,
        0.3,
        "paint",
    )
    stage.lay(head(oval(0.385, 0.0, 0.035, 0.03)), INK, 0.08, "smooth")
    _dot(stage, head, 0.1, -0.05, 0.022)
    if collar:
        spot = head.at(-0.08, 0.2)
        stage.lay(spot(limb(-0.12, 0.0, 0.03, 0.12, 0.04, 0.03)), collar, 0.15)


def fox(
    stage: Stage,
    place: Place,
    colour: str = "#c8592f",
    white: str = "#f8ecd8",
    sock: str = "#2b2233",
    depth: float = 0.5,
    pose: str = "walk",
) -> None:
    """walk (side), or face (a frontal head, 1 high, its middle the origin)."""
    if pose == "face":
        stage.lay(
            [place(smooth([(s * 0.16, -0.36), (s * 0.5, -0.66, 1), (s * 0.52, -0.16)])) for s in (-1, 1)],
            colour,
            depth,
            "paint",
        )
        stage.lay(
            [place(smooth([(s * 0.26, -0.34), (s * 0.46, -0.54, 1), (s * 0.46, -0.22)])) for s in (-1, 1)],
            sock,
            0.1,
            "velvet",
        )
        stage.lay(
            place(
                smooth(
                    mirrored(
                        [(0, -0.4), (0.32, -0.34), (0.52, -0.06), (0.62, 0.16, 1), (0.3, 0.24), (0.1, 0.48), (0, 0.52)]
                    )
                )
            ),
            colour,
            depth * 0.7,
            "paint",
        )
        for s in (-1, 1):
            stage.lay(
                place(
                    smooth(
                        [
                            (s * 0.62, 0.16, 1),
                            (s * 0.3, -0.02),
                            (s * 0.1, 0.14),
                            (s * 0.03, 0.42),
                            (s * 0.12, 0.48),
                            (s * 0.3, 0.24),
                        ]
                    )
                ),
                white,
                0.15,
                "wash",
            )
            stage.lay(
                place(smooth([(s * 0.1, 0.04, 1), (s * 0.22, -0.08), (s * 0.34, -0.06, 1), (s * 0.22, 0.04)])),
                sock,
                0.05,
            )
            stage.lay(place(circle(s * 0.23, -0.03, 0.025)), "#f0c040", 0, rim=0)
        stage.lay(place(oval(0, 0.48, 0.07, 0.055)), INK, 0.15, "smooth")
        return
    _legs(
        stage,
        place,
        [[(-0.26, -0.36), (-0.2, -0.2), (-0.28, -0.01)], [(0.24, -0.36), (0.18, -0.2), (0.2, -0.01)]],
        (0.1, 0.04),
        sock,
        depth,
    )
    tail = place(
        smooth([(-0.34, -0.4), (-0.56, -0.5), (-0.84, -0.44), (-1.0, -0.28, 1), (-0.78, -0.26), (-0.5, -0.28)])
    )
    stage.lay(tail, colour, depth, "paint")
    stage.lay(
        place(smooth([(-0.8, -0.6), (-1.1, -0.5), (-1.1, -0.1), (-0.76, -0.2), (-0.84, -0.36)])),
        white,
        0.05,
        "wash",
        clip=tail,
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.42, -0.4),
                    (-0.24, -0.5),
                    (0.1, -0.46),
                    (0.36, -0.54),
                    (0.46, -0.42),
                    (0.34, -0.28),
                    (0.1, -0.3),
                    (-0.2, -0.28),
                    (-0.4, -0.28),
                ]
            )
        ),
        colour,
        depth,
        "paint",
    )
    _legs(
        stage,
        place,
        [[(-0.32, -0.36), (-0.36, -0.18), (-0.34, -0.01)], [(0.3, -0.38), (0.36, -0.2), (0.36, -0.01)]],
        (0.11, 0.045),
        darker(colour, 0.1),
        depth,
    )
    stage.lay(
        [
            place(polygon([(0.36, -0.62), (0.36, -0.82), (0.48, -0.68)])),
            place(polygon([(0.46, -0.64), (0.5, -0.82), (0.58, -0.64)])),
        ],
        darker(colour, 0.2),
        depth * 0.6,
        "paint",
    )
    stage.lay(
        place(
            smooth(
                [
                    (0.32, -0.56),
                    (0.42, -0.68),
                    (0.56, -0.64),
                    (0.66, -0.52),
                    (0.84, -0.44, 1),
                    (0.66, -0.4),
                    (0.46, -0.38),
                    (0.34, -0.44),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(
        place(smooth([(0.84, -0.44, 1), (0.66, -0.4), (0.46, -0.38), (0.5, -0.46), (0.66, -0.48)])),
        white,
        0.05,
        "wash",
        rim=0.2,
    )
    stage.lay(place(circle(0.83, -0.445, 0.024)), INK, 0.05)
    _dot(stage, place, 0.57, -0.55, 0.018)


def wolf(
    stage: Stage,
    place: Place,
    colour: str = "#3a4058",
    light: str | None = None,
    eye: str = "#f0c040",
    pose: str = "howl",
    depth: float = 0.6,
) -> None:
    """howl (sitting, head up, 1 high) or stalk (side)."""
    pale = light or lighter(colour, 0.3)
    if pose == "howl":
        stage.lay(
            place(smooth([(-0.24, -0.06), (-0.5, -0.02), (-0.7, -0.14, 1), (-0.52, -0.2), (-0.3, -0.2)])),
            colour,
            depth * 0.6,
            "paint",
        )
        stage.lay(
            place(
                smooth(
                    [
                        (0.06, -0.72),
                        (0.2, -0.54),
                        (0.22, -0.3),
                        (0.14, 0.0, 1),
                        (-0.26, 0.01),
                        (-0.36, -0.16),
                        (-0.24, -0.42),
                        (-0.1, -0.64),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
            streak=(1.3, 0.16),
        )
        stage.lay(
            [
                place(smooth([(0.16, -0.6 + 0.1 * i, 1), (0.23, -0.44 + 0.1 * i), (0.1, -0.5 + 0.1 * i, 1)]))
                for i in range(4)
            ],
            pale,
            0.15,
            "paint",
        )
        stage.lay(place(limb(0.1, -0.4, 0.06, 0.13, -0.03, 0.045)), darker(colour, 0.15), 0.3, "paint")
        stage.lay(
            place(
                smooth(
                    [
                        (-0.12, -0.68),
                        (-0.26, -0.78, 1),
                        (-0.08, -0.84),
                        (0.08, -0.96),
                        (0.26, -1.14, 1),
                        (0.28, -1.08),
                        (0.2, -0.96),
                        (0.3, -1.0, 1),
                        (0.22, -0.84),
                        (0.14, -0.66),
                    ]
                )
            ),
            colour,
            depth * 0.8,
            "paint",
        )
        stage.lay(
            [stroke(place(bezier(0.02, -0.85, 0.05, -0.82, 0.09, -0.84, 0.11, -0.87)), 0.018 * place.size)],
            pale,
            0,
            rim=0,
        )
        return
    _legs(
        stage,
        place,
        [[(-0.3, -0.42), (-0.2, -0.24), (-0.3, -0.01)], [(0.26, -0.42), (0.16, -0.22), (0.12, -0.01)]],
        (0.14, 0.05),
        darker(colour, 0.25),
        depth,
    )
    stage.lay(
        place(smooth([(-0.4, -0.5), (-0.62, -0.44), (-0.76, -0.24, 1), (-0.6, -0.24), (-0.42, -0.38)])),
        colour,
        depth,
        "paint",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.5, -0.46),
                    (-0.36, -0.56),
                    (0.0, -0.52),
                    (0.26, -0.6),
                    (0.44, -0.52),
                    (0.4, -0.34),
                    (0.1, -0.32),
                    (-0.16, -0.38),
                    (-0.42, -0.3),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        streak=(0.2, 0.18),
    )
    _legs(
        stage,
        place,
        [[(-0.38, -0.44), (-0.42, -0.2), (-0.38, -0.01)], [(0.34, -0.44), (0.42, -0.22), (0.46, -0.01)]],
        (0.15, 0.05),
        colour,
        depth,
    )
    stage.lay(
        place(
            smooth(
                [
                    (0.3, -0.5),
                    (0.34, -0.7, 1),
                    (0.44, -0.58),
                    (0.6, -0.5),
                    (0.82, -0.42, 1),
                    (0.8, -0.36),
                    (0.6, -0.32),
                    (0.4, -0.32),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(place(smooth([(0.5, -0.46, 1), (0.55, -0.49), (0.6, -0.45, 1)])), eye, 0, rim=0)
    stage.lay(place(circle(0.81, -0.4, 0.025)), INK, 0.05)
    stage.lay(
        [place(polygon([(x, -0.345), (x + 0.025, -0.345), (x + 0.012, -0.3)])) for x in (0.64, 0.68, 0.72)],
        "#fbf3e2",
        0,
        rim=0,
    )


def hare(
    stage: Stage, place: Place, colour: str = "#b8926a", inner: str = "#e8b8a0", pose: str = "sit", depth: float = 0.5
) -> None:
    """sit (side, 1 high with ears) or leap (side, 1.4 long, its middle the origin)."""
    if pose == "leap":
        stage.lay(
            [
                place(ribbon([(-0.36, 0.02), (-0.6, 0.14), (-0.86, 0.1)], lambda t: 0.13 - 0.07 * t, round_end=True)),
                place(ribbon([(0.3, 0.1), (0.5, 0.24), (0.72, 0.22)], lambda t: 0.09 - 0.04 * t, round_end=True)),
            ],
            darker(colour, 0.2),
            depth,
            "paint",
        )
        stage.lay(
            place(
                smooth(
                    [
                        (-0.5, -0.06),
                        (-0.3, -0.22),
                        (0.1, -0.2),
                        (0.4, -0.16),
                        (0.42, 0.06),
                        (0.2, 0.16),
                        (-0.2, 0.16),
                        (-0.44, 0.12),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
        )
        stage.lay(
            [
                place(ribbon([(-0.3, 0.0), (-0.5, 0.2), (-0.8, 0.24)], lambda t: 0.2 - 0.13 * t, round_end=True)),
                place(ribbon([(0.3, 0.06), (0.56, 0.12), (0.78, 0.06)], lambda t: 0.1 - 0.05 * t, round_end=True)),
            ],
            colour,
            depth * 0.8,
            "paint",
        )
        stage.lay(place(circle(-0.54, -0.06, 0.08)), "#fbf3e2", 0.3, "wash")
        head = place.at(0.5, -0.22, 0.62, 0.1)
    else:
        stage.lay(place(circle(-0.34, -0.1, 0.08)), "#fbf3e2", depth * 0.6, "wash")
        stage.lay(
            place(
                smooth(
                    [
                        (0.12, -0.52),
                        (0.2, -0.34),
                        (0.2, -0.04, 1),
                        (-0.3, 0.0),
                        (-0.4, -0.16),
                        (-0.3, -0.36),
                        (-0.08, -0.46),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
        )
        stage.lay(
            [
                place(limb(0.14, -0.3, 0.05, 0.17, -0.03, 0.035)),
                place(smooth([(-0.3, -0.22), (-0.1, -0.24), (0.02, -0.06), (0.06, 0.0, 1), (-0.3, 0.0)])),
            ],
            lighter(colour, 0.08),
            0.25,
            "paint",
        )
        head = place.at(0.16, -0.58, 0.62)
    for turn, tint in ((-0.12, darker(colour, 0.2)), (0.16, colour)):
        ear = head.at(-0.08, -0.14, 1, turn - 0.2)
        stage.lay(
            ear(smooth([(-0.05, 0.02), (-0.12, -0.3), (0.0, -0.64, 1), (0.1, -0.3), (0.06, 0.02)])),
            tint,
            depth * 0.6,
            "paint",
        )
        stage.lay(
            ear(smooth([(-0.02, -0.06), (-0.05, -0.3), (0.0, -0.52, 1), (0.05, -0.3), (0.03, -0.06)])), inner, 0, rim=0
        )
    stage.lay(
        head(
            smooth([(-0.24, 0.0), (-0.14, -0.2), (0.06, -0.22), (0.26, -0.06), (0.32, 0.08), (0.2, 0.18), (-0.08, 0.2)])
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    _dot(stage, head, 0.06, -0.05, 0.04)
    stage.lay(head(oval(0.31, 0.05, 0.03, 0.025)), "#c87070", 0.05)


def horse(
    stage: Stage,
    place: Place,
    colour: str = "#7a3f26",
    mane: str = "#2b2233",
    pose: str = "walk",
    saddle: str | None = None,
    depth: float = 0.6,
) -> None:
    """walk or gallop; 1 long, about 1 high."""
    if pose == "gallop":
        far: list[list[Point]] = [
            [(-0.3, -0.5), (-0.5, -0.34), (-0.66, -0.16), (-0.8, -0.1)],
            [(0.28, -0.5), (0.5, -0.46), (0.62, -0.3), (0.6, -0.16)],
        ]
        near: list[list[Point]] = [
            [(-0.36, -0.5), (-0.4, -0.28), (-0.6, -0.14), (-0.64, 0.0)],
            [(0.3, -0.5), (0.56, -0.4), (0.78, -0.42), (0.86, -0.3)],
        ]
    else:
        far = [
            [(-0.32, -0.5), (-0.24, -0.3), (-0.3, -0.16), (-0.28, -0.02)],
            [(0.3, -0.48), (0.24, -0.26), (0.26, -0.02)],
        ]
        near = [
            [(-0.38, -0.52), (-0.4, -0.3), (-0.46, -0.16), (-0.42, -0.02)],
            [(0.34, -0.5), (0.42, -0.32), (0.36, -0.18), (0.4, -0.02)],
        ]
    _legs(stage, place, far, (0.15, 0.045), darker(colour, 0.28), depth, mane)
    stage.lay(
        place(
            ribbon(
                [(-0.46, -0.66), (-0.62, -0.66), (-0.7, -0.46), (-0.66, -0.24)], lambda t: 0.05 + 0.1 * math.sin(PI * t)
            )
        ),
        mane,
        depth,
        "paint",
        streak=(PI / 2, 0.2),
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.5, -0.6),
                    (-0.36, -0.72),
                    (-0.1, -0.66),
                    (0.16, -0.7),
                    (0.3, -0.86),
                    (0.4, -1.02),
                    (0.54, -1.0),
                    (0.56, -0.84),
                    (0.46, -0.6),
                    (0.36, -0.42),
                    (0.1, -0.4),
                    (-0.16, -0.38),
                    (-0.36, -0.42),
                    (-0.48, -0.5),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        streak=(0.2, 0.12),
        gradient=place.gradient(0, -0.7, 0, -0.35, darker(colour, 0.2)),
    )
    _legs(stage, place, near, (0.17, 0.045), colour, depth, mane)
    stage.lay(
        place(
            smooth(
                [
                    (0.38, -1.0),
                    (0.42, -1.12, 1),
                    (0.5, -1.04),
                    (0.58, -1.02),
                    (0.74, -0.82),
                    (0.78, -0.72),
                    (0.7, -0.67),
                    (0.62, -0.72),
                    (0.48, -0.84),
                    (0.4, -0.9),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    for i in range(6):
        t = i / 5
        x, y = 0.44 - 0.28 * t, -1.08 + 0.38 * t
        stage.lay(
            place(leaf(x, y, PI - 0.7 - 0.3 * t + (0.5 if pose == "gallop" else 0), 0.26, 0.06, 0.5)),
            mane,
            0.25,
            "paint",
        )
    stage.lay(place(leaf(0.46, -1.08, 0.9, 0.16, 0.04)), mane, 0.2, "paint")
    _dot(stage, place, 0.57, -0.92, 0.018)
    stage.lay(place(oval(0.735, -0.73, 0.014, 0.02)), darker(colour, 0.6), 0, rim=0)
    if saddle:
        stage.lay(
            place(smooth([(-0.2, -0.72), (0.0, -0.68), (0.14, -0.74), (0.18, -0.5), (0.0, -0.42), (-0.2, -0.48)])),
            saddle,
            0.3,
            "paint",
        )


def deer(
    stage: Stage,
    place: Place,
    colour: str = "#a8683a",
    antler: str | None = "#e8d8b8",
    pale: str = "#f4e0c0",
    depth: float = 0.5,
) -> tuple[float, float]:
    """1 long, standing, head up, antlers if a colour; returns the head's crown (for what grows there)."""
    _legs(
        stage,
        place,
        [[(-0.26, -0.52), (-0.18, -0.34), (-0.24, -0.01)], [(0.24, -0.52), (0.2, -0.26), (0.22, -0.01)]],
        (0.12, 0.03),
        darker(colour, 0.28),
        depth,
        INK,
    )
    stage.lay(place(leaf(-0.4, -0.66, PI - 0.6, 0.14, 0.05)), pale, depth, "wash")
    body = place(
        smooth(
            [
                (-0.42, -0.6),
                (-0.3, -0.7),
                (0.0, -0.66),
                (0.2, -0.7),
                (0.28, -0.9),
                (0.36, -1.04),
                (0.44, -0.98),
                (0.4, -0.76),
                (0.34, -0.52),
                (0.14, -0.46),
                (-0.14, -0.48),
                (-0.36, -0.46),
            ]
        )
    )
    stage.lay(body, colour, depth, "paint", gradient=place.gradient(0, -0.7, 0, -0.4, lighter(colour, 0.25)))
    stage.lay(
        [
            place(circle(x, y, 0.022))
            for x, y in ((-0.28, -0.62), (-0.16, -0.6), (-0.04, -0.62), (-0.22, -0.53), (-0.08, -0.53))
        ],
        pale,
        0,
        rim=0.2,
    )
    _legs(
        stage,
        place,
        [[(-0.32, -0.52), (-0.36, -0.32), (-0.33, -0.01)], [(0.28, -0.52), (0.3, -0.26), (0.29, -0.01)]],
        (0.13, 0.03),
        colour,
        depth,
        INK,
    )
    if antler:
        for k in (0.05, 0.0):
            x0, y0 = 0.39 - k, -1.08
            sheet = [
                ribbon(
                    [(x0, y0), (x0 - 0.1 - k, y0 - 0.2), (x0 - 0.02 - 2 * k, y0 - 0.42)], lambda t: 0.035 * (1.2 - t)
                )
            ]
            sheet += [
                ribbon(
                    [(x0 - 0.06 - k, y0 - 0.12), (x0 + 0.06, y0 - 0.2), (x0 + 0.1, y0 - 0.3)],
                    lambda t: 0.026 * (1.2 - t),
                ),
                ribbon(
                    [(x0 - 0.1 - k, y0 - 0.22), (x0 - 0.2 - k, y0 - 0.3), (x0 - 0.2 - k, y0 - 0.4)],
                    lambda t: 0.024 * (1.2 - t),
                ),
            ]
            stage.lay([place(p) for p in sheet], darker(antler, 0.25 if k else 0), 0.3, "paint")
    stage.lay(place(leaf(0.36, -1.05, PI + 0.5, 0.16, 0.045)), darker(colour, 0.2), 0.3, "paint")
    stage.lay(
        place(
            smooth(
                [(0.32, -1.04), (0.4, -1.12), (0.5, -1.06), (0.62, -0.94), (0.62, -0.88), (0.5, -0.9), (0.38, -0.92)]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    _dot(stage, place, 0.46, -1.03, 0.018, False)
    stage.lay(place(circle(0.62, -0.92, 0.02)), INK, 0.05)
    return place.point(0.4, -1.12)


def goat(stage: Stage, place: Place, colour: str = "#efe6d4", horn: str = "#6a5a4a", depth: float = 0.5) -> None:
    """1 long, standing."""
    _legs(
        stage,
        place,
        [[(-0.26, -0.44), (-0.22, -0.24), (-0.26, -0.01)], [(0.22, -0.44), (0.18, -0.22), (0.2, -0.01)]],
        (0.11, 0.045),
        darker(colour, 0.28),
        depth,
        INK,
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.44, -0.56),
                    (-0.3, -0.66),
                    (0.1, -0.62),
                    (0.28, -0.72),
                    (0.38, -0.8),
                    (0.44, -0.66),
                    (0.34, -0.44),
                    (0.1, -0.34),
                    (-0.2, -0.36),
                    (-0.4, -0.4),
                ]
            )
        ),
        colour,
        depth,
        "wash",
    )
    stage.lay(
        [
            place(smooth([(x, -0.4, 1), (x + 0.06, -0.4, 1), (x + 0.02, -0.26 - 0.03 * (i % 2), 1)]))
            for i, x in enumerate(-0.36 + 0.08 * j for j in range(9))
        ],
        colour,
        0.1,
        "wash",
    )
    _legs(
        stage,
        place,
        [[(-0.32, -0.44), (-0.35, -0.24), (-0.33, -0.01)], [(0.28, -0.44), (0.3, -0.22), (0.29, -0.01)]],
        (0.12, 0.045),
        colour,
        depth,
        INK,
    )
    for k in (0.05, 0):
        stage.lay(
            place(ribbon([(0.4 - k, -0.88), (0.32 - k, -1.06), (0.16 - k, -1.08)], lambda t: 0.07 * (1.1 - t))),
            darker(horn, 0.2 if k else 0),
            0.3,
            "kraft",
        )
    stage.lay(place(leaf(0.36, -0.84, PI - 0.3, 0.18, 0.045)), darker(colour, 0.2), 0.25, "wash")
    stage.lay(
        place(
            smooth(
                [(0.34, -0.84), (0.42, -0.92), (0.52, -0.86), (0.62, -0.72), (0.6, -0.66), (0.48, -0.68), (0.38, -0.72)]
            )
        ),
        colour,
        depth * 0.8,
        "wash",
    )
    stage.lay(place(leaf(0.52, -0.68, PI / 2 - 0.1, 0.16, 0.035)), lighter(colour, 0.2), 0.2, "wash")
    _dot(stage, place, 0.47, -0.82, 0.018, False)


def camel(
    stage: Stage, place: Place, colour: str = "#c8945a", cloth: str | None = "#b8322c", depth: float = 0.6
) -> None:
    """1 long, one hump, standing; a saddle cloth with tassels if a colour."""
    _legs(
        stage,
        place,
        [[(-0.28, -0.56), (-0.22, -0.3), (-0.26, -0.01)], [(0.22, -0.56), (0.2, -0.3), (0.2, -0.01)]],
        (0.13, 0.05),
        darker(colour, 0.25),
        depth,
    )
    stage.lay(place(ribbon([(-0.44, -0.66), (-0.52, -0.5), (-0.5, -0.36)], lambda t: 0.04)), darker(colour, 0.2), depth)
    stage.lay(
        place(
            smooth(
                [
                    (-0.46, -0.66),
                    (-0.32, -0.76),
                    (-0.16, -0.84),
                    (-0.04, -1.04),
                    (0.1, -0.84),
                    (0.26, -0.72),
                    (0.4, -0.64),
                    (0.54, -0.72),
                    (0.6, -0.94),
                    (0.66, -1.1),
                    (0.74, -1.06),
                    (0.72, -0.86),
                    (0.62, -0.58),
                    (0.44, -0.46),
                    (0.2, -0.46),
                    (-0.2, -0.5),
                    (-0.42, -0.5),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        streak=(0.4, 0.12),
        gradient=place.gradient(0, -0.9, 0, -0.45, darker(colour, 0.22)),
    )
    _legs(
        stage,
        place,
        [[(-0.34, -0.56), (-0.37, -0.3), (-0.34, -0.01)], [(0.28, -0.56), (0.31, -0.3), (0.29, -0.01)]],
        (0.14, 0.05),
        colour,
        depth,
    )
    stage.lay(
        place(
            smooth(
                [
                    (0.62, -1.08),
                    (0.68, -1.16),
                    (0.78, -1.14),
                    (0.9, -1.06),
                    (0.94, -0.99),
                    (0.86, -0.96),
                    (0.74, -1.0),
                    (0.64, -1.0),
                ]
            )
        ),
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(place(leaf(0.66, -1.12, PI + 0.9, 0.07, 0.025)), darker(colour, 0.25), 0.2)
    stage.lay(
        [
            stroke(place(bezier(0.74, -1.1, 0.77, -1.08, 0.79, -1.08, 0.81, -1.1)), 0.014 * place.size),
            stroke(place(bezier(0.88, -1.0, 0.9, -1.01, 0.92, -1.0, 0.93, -1.0)), 0.01 * place.size),
        ],
        INK,
        0,
        rim=0,
    )
    if cloth:
        sheet = place(smooth([(-0.22, -0.84), (-0.06, -1.06), (0.14, -0.84), (0.18, -0.56, 1), (-0.24, -0.58, 1)]))
        stage.lay(sheet, cloth, 0.3, "paint")
        stage.lay(
            [
                place(polygon([(-0.24 + 0.07 * i, -0.6), (-0.2 + 0.07 * i, -0.52), (-0.17 + 0.07 * i, -0.6)]))
                for i in range(6)
            ],
            "#f0c060",
            0.1,
        )
        stage.lay(
            [
                stroke(place(polygon([(-0.3, -0.66), (0.24, -0.64)])), 0.02 * place.size),
                stroke(place(polygon([(-0.3, -0.74), (0.24, -0.72)])), 0.014 * place.size),
            ],
            "#f0c060",
            0.04,
            clip=sheet,
        )


def elephant(
    stage: Stage,
    place: Place,
    colour: str = "#8d8a9a",
    tusk: str = "#f8efdc",
    ear: str | None = None,
    cloth: str | None = None,
    depth: float = 0.7,
    trunk: float = 0.0,
) -> tuple[float, float]:
    """1 long, walking; trunk 0 hangs, 1 is raised. Returns the trunk's tip."""
    _legs(
        stage,
        place,
        [[(-0.26, -0.5), (-0.2, -0.25), (-0.24, -0.05)], [(0.2, -0.5), (0.14, -0.25), (0.14, -0.05)]],
        (0.2, 0.14),
        darker(colour, 0.28),
        depth,
    )
    stage.lay(
        place(ribbon([(-0.48, -0.66), (-0.56, -0.5), (-0.54, -0.34)], lambda t: 0.03)), darker(colour, 0.3), depth
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.5, -0.6),
                    (-0.44, -0.82),
                    (-0.2, -0.94),
                    (0.1, -0.92),
                    (0.3, -0.86),
                    (0.4, -0.6),
                    (0.34, -0.36),
                    (0.0, -0.32),
                    (-0.36, -0.34),
                ]
            )
        ),
        colour,
        depth,
        "chalk",
        gradient=place.gradient(-0.2, -0.9, 0.1, -0.3, darker(colour, 0.25)),
    )
    if cloth:
        sheet = place(
            smooth([(-0.3, -0.93), (0.0, -0.95), (0.12, -0.9), (0.14, -0.5, 1), (-0.06, -0.42), (-0.3, -0.5, 1)])
        )
        stage.lay(sheet, cloth, 0.3, "paint")
        stage.lay([stroke(sheet, 0.04 * place.size), place(circle(-0.09, -0.68, 0.07))], "#f0c060", 0.08, clip=sheet)
    _legs(
        stage,
        place,
        [[(-0.34, -0.5), (-0.36, -0.25), (-0.36, -0.05)], [(0.26, -0.5), (0.28, -0.25), (0.28, -0.05)]],
        (0.22, 0.15),
        colour,
        depth,
    )
    if trunk > 0.5:
        line: list[Point] = [(0.58, -0.72), (0.76, -0.6), (0.9, -0.7), (0.92, -0.94), (1.02, -1.1)]
    else:
        line = [(0.58, -0.72), (0.72, -0.5), (0.72, -0.28), (0.66, -0.1), (0.76, -0.04)]
    stage.lay(place(ribbon(line, lambda t: 0.22 * (1 - t) + 0.06, round_end=True)), colour, depth * 0.7, "chalk")
    stage.lay(
        place(
            smooth([(0.28, -0.84), (0.42, -1.0), (0.6, -0.94), (0.7, -0.74), (0.64, -0.54), (0.46, -0.48), (0.3, -0.6)])
        ),
        colour,
        depth * 0.7,
        "chalk",
    )
    stage.lay(
        place(ribbon([(0.58, -0.54), (0.72, -0.42), (0.88, -0.46)], lambda t: 0.055 * (1.15 - t))), tusk, 0.25, "smooth"
    )
    stage.lay(
        place(smooth([(0.36, -0.92), (0.22, -1.0), (0.06, -0.84), (0.08, -0.56), (0.24, -0.44), (0.36, -0.6)])),
        ear or darker(colour, 0.12),
        0.5,
        "chalk",
    )
    stage.lay(
        place(smooth([(0.32, -0.84), (0.22, -0.9), (0.13, -0.78), (0.15, -0.6), (0.24, -0.53), (0.32, -0.64)])),
        mix(ear or colour, "#d89a90", 0.35),
        0,
        "wash",
        rim=0,
    )
    _dot(stage, place, 0.53, -0.76, 0.016, False)
    stage.lay(
        [
            stroke(place(bezier(x - 0.06, y, x - 0.02, y + 0.02, x + 0.02, y + 0.02, x + 0.06, y)), 0.01 * place.size)
            for x, y in ((line[1][0], line[1][1]), (line[2][0], line[2][1]))
        ],
        darker(colour, 0.35),
        0,
        rim=0,
        alpha=0.6,
    )
    return place.point(*line[-1][:2])


def tiger(
    stage: Stage,
    place: Place,
    colour: str = "#e08a30",
    stripes: str = "#2b2028",
    white: str = "#fbf0dc",
    pose: str = "face",
    eye: str = "#9ab84a",
    depth: float = 0.6,
) -> None:
    """face (frontal head, 1 high, its middle the origin) or walk (side, 1 long)."""
    if pose == "face":
        stage.lay([place(circle(s * 0.4, -0.4, 0.16)) for s in (-1, 1)], colour, depth, "paint")
        stage.lay([place(circle(s * 0.4, -0.39, 0.09)) for s in (-1, 1)], stripes, 0.1, "velvet")
        head = place(
            smooth(
                mirrored([(0, -0.52), (0.34, -0.46), (0.52, -0.16), (0.6, 0.12), (0.44, 0.36), (0.2, 0.5), (0, 0.52)])
            )
        )
        stage.lay(head, colour, depth * 0.7, "paint", streak=(PI / 2, 0.1))
        marks = []
        for s in (-1, 1):
            marks += [
                ribbon(
                    [(s * x0, y0), (s * (x0 + x1) / 2, (y0 + y1) / 2 - 0.02), (s * x1, y1)], lambda t: 0.06 * (1.05 - t)
                )
                for x0, y0, x1, y1 in (
                    (0.6, 0.0, 0.34, 0.04),
                    (0.6, 0.14, 0.36, 0.14),
                    (0.54, 0.28, 0.34, 0.24),
                    (0.54, -0.16, 0.4, -0.14),
                    (0.14, -0.52, 0.1, -0.3),
                    (0.26, -0.5, 0.2, -0.3),
                )
            ]
        marks += [
            ribbon([(0, -0.54), (0, -0.4), (0, -0.26)], lambda t: 0.06 * (1.05 - t)),
            ribbon([(-0.1, -0.36), (0, -0.34), (0.1, -0.36)], lambda t: 0.04),
        ]
        stage.lay([place(m) for m in marks], stripes, 0.06, "velvet", clip=head)
        stage.lay(
            [place(oval(s * 0.15, 0.26, 0.19, 0.16)) for s in (-1, 1)] + [place(oval(0, 0.42, 0.13, 0.09))],
            white,
            0.2,
            "wash",
        )
        for s in (-1, 1):
            stage.lay(place(oval(s * 0.24, -0.14, 0.1, 0.07, s * -0.3)), white, 0, "wash", rim=0)
            stage.lay(
                place(smooth([(s * 0.12, -0.0, 1), (s * 0.2, -0.1), (s * 0.34, -0.08, 1), (s * 0.24, 0.01)])),
                eye,
                0.1,
                "smooth",
            )
            stage.lay(place(circle(s * 0.225, -0.045, 0.032)), INK, 0, rim=0)
            stage.lay(
                [place(circle(s * (0.12 + 0.06 * k), 0.26 + 0.04 * (k % 2), 0.013)) for k in range(3)],
                stripes,
                0,
                rim=0,
            )
        stage.lay(
            place(smooth([(-0.1, 0.08), (0.1, 0.08), (0.05, 0.18), (0, 0.2), (-0.05, 0.18)])), "#d8807a", 0.15, "smooth"
        )
        stage.lay(
            [stroke(place(bezier(0, 0.2, 0, 0.3, s * 0.06, 0.36, s * 0.2, 0.34)), 0.022 * place.size) for s in (-1, 1)],
            stripes,
            0,
            rim=0,
        )
        return
    _legs(
        stage,
        place,
        [[(-0.3, -0.4), (-0.22, -0.2), (-0.28, -0.03)], [(0.26, -0.4), (0.18, -0.2), (0.2, -0.03)]],
        (0.14, 0.08),
        darker(colour, 0.25),
        depth,
    )
    stage.lay(
        place(ribbon([(-0.46, -0.5), (-0.7, -0.5), (-0.84, -0.7), (-0.76, -0.86)], lambda t: 0.065, round_end=True)),
        colour,
        depth,
        "paint",
    )
    body = place(
        smooth(
            [
                (-0.5, -0.48),
                (-0.34, -0.6),
                (0.0, -0.56),
                (0.3, -0.62),
                (0.44, -0.5),
                (0.36, -0.32),
                (0.0, -0.32),
                (-0.4, -0.3),
            ]
        )
    )
    stage.lay(body, colour, depth, "paint")
    stage.lay(
        [
            place(ribbon([(x, -0.66), (x + 0.03, -0.5), (x + 0.01, -0.4)], lambda t: 0.05 * (1.1 - t)))
            for x in (-0.4, -0.28, -0.16, -0.04, 0.08, 0.2)
        ],
        stripes,
        0.04,
        "velvet",
        clip=body,
    )
    _legs(
        stage,
        place,
        [[(-0.38, -0.42), (-0.4, -0.2), (-0.38, -0.03)], [(0.34, -0.42), (0.4, -0.2), (0.42, -0.03)]],
        (0.16, 0.085),
        colour,
        depth,
    )
    stage.lay(
        [
            place(circle(0.42, -0.74, 0.05)),
            place(
                smooth(
                    [
                        (0.34, -0.54),
                        (0.38, -0.72),
                        (0.54, -0.72),
                        (0.66, -0.58),
                        (0.68, -0.48),
                        (0.54, -0.42),
                        (0.38, -0.42),
                    ]
                )
            ),
        ],
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(place(smooth([(0.56, -0.52), (0.68, -0.52), (0.68, -0.46), (0.56, -0.41)])), white, 0.05, "wash")
    stage.lay(
        [place(ribbon([(0.4, -0.66 + 0.08 * i), (0.46, -0.63 + 0.08 * i)], lambda t: 0.03)) for i in range(3)],
        stripes,
        0,
        rim=0,
    )
    _dot(stage, place, 0.55, -0.6, 0.02)
    stage.lay(place(circle(0.685, -0.53, 0.022)), INK, 0.05)


def bear(
    stage: Stage, place: Place, colour: str = "#6a4630", muzzle: str = "#d8b088", pose: str = "sit", depth: float = 0.6
) -> None:
    """sit (frontal, 1 high) or walk (side, 1 long)."""
    if pose == "walk":
        _legs(
            stage,
            place,
            [[(-0.28, -0.4), (-0.22, -0.2), (-0.24, -0.05)], [(0.24, -0.4), (0.2, -0.2), (0.2, -0.05)]],
            (0.2, 0.13),
            darker(colour, 0.28),
            depth,
        )
        stage.lay(
            place(
                smooth(
                    [
                        (-0.52, -0.5),
                        (-0.4, -0.68),
                        (0.0, -0.7),
                        (0.26, -0.72),
                        (0.44, -0.56),
                        (0.4, -0.34),
                        (0.0, -0.26),
                        (-0.42, -0.3),
                    ]
                )
            ),
            colour,
            depth,
            "paint",
            streak=(0.3, 0.16),
        )
        _legs(
            stage,
            place,
            [[(-0.36, -0.42), (-0.4, -0.2), (-0.38, -0.05)], [(0.32, -0.42), (0.36, -0.2), (0.38, -0.05)]],
            (0.22, 0.14),
            colour,
            depth,
        )
        stage.lay(
            [
                place(circle(0.42, -0.74, 0.06)),
                place(
                    smooth(
                        [
                            (0.34, -0.56),
                            (0.4, -0.72),
                            (0.54, -0.7),
                            (0.64, -0.56),
                            (0.78, -0.48),
                            (0.76, -0.4),
                            (0.6, -0.36),
                            (0.4, -0.4),
                        ]
                    )
                ),
            ],
            colour,
            depth * 0.8,
            "paint",
        )
        stage.lay(place(circle(0.77, -0.46, 0.03)), INK, 0.05)
        _dot(stage, place, 0.56, -0.58, 0.018, False)
        return
    stage.lay(
        [place(limb(s * 0.2, -0.14, 0.13, s * 0.36, -0.06, 0.1)) for s in (-1, 1)], darker(colour, 0.1), depth, "paint"
    )
    stage.lay(
        place(smooth(mirrored([(0, -0.66), (0.2, -0.6), (0.3, -0.34), (0.26, -0.06), (0, 0.02)]))),
        colour,
        depth,
        "paint",
        streak=(PI / 2, 0.14),
    )
    stage.lay(place(oval(0, -0.24, 0.16, 0.19)), mix(colour, muzzle, 0.5), 0.1, "paint")
    stage.lay(
        [
            place(
                ribbon(
                    [(s * 0.24, -0.52), (s * 0.34, -0.36), (s * 0.26, -0.2)],
                    lambda t: 0.14,
                    round_start=True,
                    round_end=True,
                )
            )
            for s in (-1, 1)
        ],
        darker(colour, 0.08),
        0.35,
        "paint",
    )
    stage.lay([place(circle(s * 0.18, -0.93, 0.075)) for s in (-1, 1)], darker(colour, 0.12), 0.4, "paint")
    stage.lay(
        place(smooth(mirrored([(0, -0.98), (0.18, -0.93), (0.25, -0.76), (0.18, -0.6), (0, -0.56)]))),
        colour,
        depth * 0.8,
        "paint",
    )
    stage.lay(place(oval(0, -0.67, 0.115, 0.09)), muzzle, 0.15, "wash")
    stage.lay(place(oval(0, -0.71, 0.04, 0.03)), INK, 0.06)
    for s in (-1, 1):
        _dot(stage, place, s * 0.1, -0.8, 0.018, False)


def monkey(
    stage: Stage, place: Place, colour: str = "#6a4a38", face: str = "#e8c09a", depth: float = 0.5
) -> tuple[float, float]:
    """Hanging by one arm from the origin, 1.2 high; returns its free hand."""
    stage.lay(
        place(ribbon([(0.1, 0.9), (0.36, 1.0), (0.44, 0.76), (0.3, 0.66)], lambda t: 0.045, round_end=True)),
        darker(colour, 0.15),
        depth * 0.6,
        "paint",
    )
    stage.lay(
        [
            place(ribbon([(-0.06, 0.86), (-0.16, 1.0), (-0.06, 1.14)], lambda t: 0.09 - 0.03 * t, round_end=True)),
            place(ribbon([(0.08, 0.86), (0.2, 0.98), (0.14, 1.14)], lambda t: 0.09 - 0.03 * t, round_end=True)),
        ],
        darker(colour, 0.1),
        depth,
        "paint",
    )
    stage.lay(
        place(smooth([(-0.1, 0.46), (0.1, 0.46), (0.15, 0.7), (0.1, 0.92), (-0.08, 0.92), (-0.14, 0.7)])),
        colour,
        depth,
        "paint",
    )
    stage.lay(
        place(ribbon([(-0.08, 0.5), (-0.02, 0.24), (0, 0.0)], lambda t: 0.085 - 0.025 * t, round_end=True)),
        colour,
        depth,
        "paint",
    )
    stage.lay(
        place(ribbon([(0.1, 0.52), (0.3, 0.56), (0.44, 0.42)], lambda t: 0.08 - 0.025 * t, round_end=True)),
        darker(colour, 0.1),
        depth,
        "paint",
    )
    stage.lay([place(circle(s * 0.17 + 0.06, 0.34, 0.06)) for s in (-1, 1)], face, 0.25, "smooth")
    stage.lay(place(oval(0.06, 0.33, 0.16, 0.165)), colour, depth * 0.8, "paint")
    stage.lay(
        [place(circle(0.06 + s * 0.055, 0.3, 0.065)) for s in (-1, 1)] + [place(oval(0.06, 0.39, 0.1, 0.08))],
        face,
        0.12,
        "smooth",
    )
    for s in (-1, 1):
        _dot(stage, place, 0.06 + s * 0.05, 0.3, 0.017, False)
    stage.lay(
        [stroke(place(bezier(0.0, 0.41, 0.04, 0.45, 0.08, 0.45, 0.12, 0.41)), 0.014 * place.size)],
        darker(face, 0.5),
        0,
        rim=0,
    )
    return place.point(0.46, 0.4)


def whale(
    stage: Stage, place: Place, colour: str = "#2f4a6a", belly: str = "#e8e0d0", depth: float = 0.8, eye: bool = True
) -> Path:
    """2 long, swimming to the right; its middle is the origin. Returns its outline."""
    body = smooth(
        [
            (0.98, -0.02),
            (0.9, -0.26),
            (0.56, -0.4),
            (0.1, -0.4),
            (-0.4, -0.24),
            (-0.74, -0.1),
            (-0.92, -0.26),
            (-1.16, -0.36, 1),
            (-1.06, -0.16),
            (-1.1, 0.06, 1),
            (-0.84, 0.0),
            (-0.5, 0.16),
            (0.0, 0.32),
            (0.5, 0.34),
            (0.86, 0.22),
        ]
    )
    outline = place(body)
    stage.lay(
        outline,
        colour,
        depth,
        "paint",
        streak=(place.turned(0.1), 0.14),
        gradient=place.gradient(0, -0.4, 0, 0.4, darker(colour, 0.2)),
    )
    throat = smooth([(0.98, 0.04), (0.6, 0.1), (0.1, 0.14), (-0.3, 0.2), (0.2, 0.5), (1.0, 0.4)])
    stage.lay(place(throat), belly, 0.15, "wash", clip=outline)
    stage.lay(
        [
            stroke(
                place(
                    bezier(
                        0.9 - 0.06 * i,
                        0.1 + 0.05 * i,
                        0.5,
                        0.14 + 0.06 * i,
                        0.1,
                        0.17 + 0.05 * i,
                        -0.2 + 0.06 * i,
                        0.2 + 0.03 * i,
                    )
                ),
                0.012 * place.size,
            )
            for i in range(4)
        ],
        darker(belly, 0.35),
        0,
        clip=outline,
        rim=0,
        alpha=0.8,
    )
    stage.lay(
        place(smooth([(0.3, 0.12), (0.2, 0.34), (-0.06, 0.56, 1), (0.02, 0.3), (0.1, 0.14)])),
        darker(colour, 0.15),
        0.5,
        "paint",
    )
    if eye:
        stage.lay(place(circle(0.68, -0.02, 0.045)), lighter(colour, 0.3), 0.05)
        _dot(stage, place, 0.685, -0.015, 0.024, False)
    return outline


def fish(
    stage: Stage,
    place: Place,
    colour: str = "#e2553f",
    fin: str | None = None,
    belly: str = "#f8ead0",
    scales: bool = True,
    depth: float = 0.5,
) -> None:
    """2 long, to the right; its middle is the origin."""
    fins = fin or darker(colour, 0.2)
    stage.lay(
        [
            place(
                smooth([(-0.56, 0, 1), (-0.84, -0.3), (-1.04, -0.42, 1), (-0.92, 0.0), (-1.04, 0.42, 1), (-0.84, 0.3)])
            ),
            place(smooth([(0.3, -0.32), (0.0, -0.62), (-0.34, -0.56, 1), (-0.3, -0.24)])),
            place(smooth([(0.1, 0.34), (-0.1, 0.56), (-0.3, 0.5, 1), (-0.26, 0.26)])),
        ],
        fins,
        depth * 0.7,
        "paint",
        streak=(place.turned(0.3), 0.2),
    )
    shape = smooth(
        [
            (0.98, 0.02),
            (0.7, -0.26),
            (0.2, -0.4),
            (-0.3, -0.26),
            (-0.66, -0.06),
            (-0.66, 0.06),
            (-0.3, 0.28),
            (0.2, 0.4),
            (0.7, 0.28),
        ]
    )
    body = place(shape)
    stage.lay(body, colour, depth, "paint", gradient=place.gradient(0, -0.3, 0, 0.4, belly))
    if scales and place.size > 24:
        for row in range(7):
            x = 0.36 - row * 0.15
            stage.lay(
                [
                    stroke(place(bezier(x, y, x - 0.1, y, x - 0.1, y + 0.15, x, y + 0.15)), 0.016 * place.size)
                    for y in (-0.42 + 0.15 * i + 0.075 * (row % 2) for i in range(6))
                ],
                darker(colour, 0.3),
                0,
                clip=body,
                rim=0,
                alpha=0.7,
            )
    stage.lay(
        place(smooth([(1.0, -0.3), (0.5, -0.4), (0.44, 0.0), (0.5, 0.4), (1.0, 0.3)])),
        lighter(colour, 0.12),
        0.1,
        "paint",
        clip=body,
        rim=0.4,
    )
    stage.lay(place(leaf(0.34, 0.08, PI - 0.4, 0.36, 0.12)), fins, 0.25, "paint")
    _dot(stage, place, 0.7, -0.08, 0.055)


def octopus(
    stage: Stage,
    place: Place,
    colour: str = "#a8324a",
    sucker: str = "#f0b0a0",
    eye: str = "#f8e8b0",
    depth: float = 0.6,
    arms: Sequence[Sequence[Point]] | None = None,
) -> None:
    """Head 1 high above the origin; eight arms, curling, or along given lines (local units)."""
    lines = arms or [
        [
            (s * 0.1 * (k + 0.5), -0.1),
            (s * (0.3 + 0.22 * k), 0.26 + 0.05 * k),
            (s * (0.3 + 0.34 * k), 0.66 - 0.1 * k),
            (s * (0.62 + 0.3 * k), 0.78 - 0.22 * k),
            (s * (0.62 + 0.32 * k), 0.56 - 0.22 * k),
            (s * (0.5 + 0.3 * k), 0.6 - 0.22 * k),
        ]
        for k in range(4)
        for s in (-1, 1)
    ]
    for i, points in enumerate(lines):
        stage.lay(
            place(ribbon(points, lambda t: 0.2 * (1 - t) + 0.03, round_end=True)),
            mix(colour, darker(colour, 0.3), 0.3 * (i % 3)),
            depth * 0.7,
            "paint",
        )
        if place.size > 40:
            line = curve(points)
            stage.lay(
                [place(circle(*line[j], 0.045 * (1 - j / len(line)) + 0.008)) for j in range(6, len(line) - 4, 4)],
                sucker,
                0.05,
            )
    stage.lay(
        place(smooth(mirrored([(0, -1.0), (0.3, -0.92), (0.42, -0.6), (0.3, -0.3), (0.36, -0.08), (0, 0.06)]))),
        colour,
        depth,
        "paint",
        streak=(PI / 2, 0.12),
    )
    for s in (-1, 1):
        stage.lay(place(circle(s * 0.17, -0.28, 0.1)), eye, 0.15, "smooth")
        stage.lay(place(oval(s * 0.17, -0.28, 0.07, 0.022)), INK, 0, rim=0)
        stage.lay(
            place(
                ribbon(
                    [(s * 0.05, -0.38), (s * 0.17, -0.41), (s * 0.29, -0.36)],
                    lambda t: 0.05 * math.sin(PI * (0.1 + 0.8 * t)),
                )
            ),
            darker(colour, 0.25),
            0.15,
            "paint",
        )


def jellyfish(
    stage: Stage,
    place: Place,
    colour: str = "#e89ab0",
    glow: str | None = "#ffd0e0",
    strength: float = 0.5,
    depth: float = 0.5,
) -> None:
    """1.6 high: a bell of tissue and trailing ribbons."""
    for i in range(7):
        x = -0.33 + 0.11 * i
        points: list[Point] = [
            (x, -0.02),
            (x + 0.06 * (-1) ** i, 0.3),
            (x - 0.06 * (-1) ** i, 0.6),
            (x + 0.04, 0.9 + 0.1 * (i % 3)),
        ]
        stage.lay(
            place(ribbon(points, lambda t: 0.04 * (1.1 - t))), lighter(colour, 0.2), depth * 0.5, "tissue", through=0.5
        )
    bell = place(
        smooth(
            [
                (-0.46, 0.02, 1),
                (-0.44, -0.34),
                (-0.2, -0.6),
                (0.2, -0.6),
                (0.44, -0.34),
                (0.46, 0.02, 1),
                (0.3, -0.05),
                (0.15, 0.03),
                (0, -0.05),
                (-0.15, 0.03),
                (-0.3, -0.05),
            ]
        )
    )
    if glow:
        stage.backlight(bell, glow, strength)
    stage.lay(bell, colour, depth, "tissue", through=0.8 if glow else 0.0)
    stage.lay(
        place(smooth([(-0.3, -0.1), (-0.26, -0.34), (0, -0.48), (0.26, -0.34), (0.3, -0.1), (0, -0.16)])),
        lighter(colour, 0.35),
        0.2,
        "tissue",
        through=0.8 if glow else 0.0,
    )


def snake(
    stage: Stage,
    points: Sequence[Point],
    width: float,
    colour: str = "#4a7a3a",
    marks: str = "#f0c040",
    depth: float = 0.6,
    tongue: str = "#c8392f",
) -> None:
    """Along a line on the card, its head at the end, with diamonds."""
    stage.lay(
        ribbon(points, lambda t: width * min(1.0, 0.1 + 2.2 * t) * (1 - 0.25 * max(0.0, t - 0.9) / 0.1)),
        colour,
        depth,
        "paint",
    )
    line = curve(points, 14)
    sheet = []
    for i in range(10, len(line) - 12, max(3, int(len(line) / 60) * 2 + 3)):
        (ax, ay), (bx, by) = line[i - 1], line[i + 1]
        w = width * min(1.0, 0.1 + 2.2 * i / len(line)) * 0.3
        sheet.append(
            Place(*line[i], w, math.atan2(by - ay, bx - ax))(polygon([(-1.1, 0), (0, -0.8), (1.1, 0), (0, 0.8)]))
        )
    stage.lay(sheet, marks, 0.08, "card")
    (ax, ay), (bx, by) = line[-6], line[-1]
    head = Place(bx, by, width, math.atan2(by - ay, bx - ax))
    stage.lay(
        [
            stroke(head(smooth([(0.8, 0), (1.2, 0.03), (1.5, -0.12)], closed=False)), width * 0.07),
            stroke(head(smooth([(1.2, 0.03), (1.5, 0.16)], closed=False)), width * 0.07),
        ],
        tongue,
        0.1,
    )
    stage.lay(
        head(smooth([(-0.4, -0.42), (0.2, -0.56), (0.7, -0.34), (0.95, 0), (0.7, 0.34), (0.2, 0.56), (-0.4, 0.42)])),
        colour,
        depth,
        "paint",
    )
    for s in (-1, 1):
        stage.lay(head(oval(0.42, s * 0.3, 0.1, 0.08)), marks, 0.05)
        stage.lay(head(oval(0.44, s * 0.3, 0.035, 0.075)), INK, 0, rim=0)


def tortoise(
    stage: Stage,
    place: Place,
    shell: str = "#6a7a3a",
    skin: str = "#a8a060",
    depth: float = 0.6,
    carried: bool = False,
    head: bool = True,
) -> tuple[float, float]:
    """From the side, 1 long; returns the shell's top (carried: flatter, something stands there). head: False leaves
    neck and head to the card."""
    stage.lay(
        [
            place(smooth([(x - 0.08, -0.2, 1), (x + 0.08, -0.2, 1), (x + 0.1, 0.0, 1), (x - 0.08, 0.0, 1)]))
            for x in (-0.28, 0.24)
        ]
        + [place(leaf(-0.44, -0.14, PI - 0.3, 0.14, 0.03))],
        darker(skin, 0.15),
        depth,
        "chalk",
    )
    if head:
        neck = ribbon([(0.36, -0.2), (0.52, -0.3), (0.62, -0.46)], lambda t: 0.11, round_end=True)
        stage.lay(place(neck), skin, depth, "chalk")
        stage.lay(place(oval(0.65, -0.5, 0.12, 0.09, -0.1)), skin, 0.3, "chalk")
        _dot(stage, place, 0.69, -0.52, 0.016, False)
    top = -0.52 if carried else -0.64
    dome = place(
        smooth(
            [(-0.52, -0.12, 1), (-0.44, -0.4), (-0.18, top), (0.14, top), (0.38, -0.4), (0.48, -0.12, 1), (0, -0.06)]
        )
    )
    stage.lay(dome, shell, depth, "paint")
    for x, y, r in (
        (-0.2, -0.42, 0.16),
        (0.1, -0.42, 0.16),
        (-0.38, -0.24, 0.1),
        (0.32, -0.24, 0.1),
        (-0.05, -0.2, 0.12),
    ):
        hexagon = polygon([(x + math.cos(a) * r, y + math.sin(a) * r * 0.8) for a in (i * PI / 3 for i in range(6))])
        stage.lay(place(hexagon), lighter(shell, 0.2), 0.12, "paint", clip=dome)
        stage.lay(place(Place(x * 0.5, y * 0.5, 0.5)(hexagon)), darker(shell, 0.1), 0.06, "paint", clip=dome)
    return place.point(-0.02, top)


def frog(
    stage: Stage, place: Place, colour: str = "#5a9a4a", belly: str = "#e8e0a0", depth: float = 0.5, mouth: float = 0.6
) -> None:
    """Frontal, sitting, 1 wide."""
    for s in (-1, 1):
        stage.lay(
            place(
                smooth(
                    [
                        (s * 0.2, -0.1),
                        (s * 0.44, -0.36),
                        (s * 0.54, -0.12),
                        (s * 0.5, 0.0),
                        (s * 0.66, 0.04, 1),
                        (s * 0.2, 0.05),
                    ]
                )
            ),
            darker(colour, 0.18),
            depth,
            "paint",
        )
    stage.lay(
        place(smooth(mirrored([(0, -0.56), (0.2, -0.54), (0.34, -0.3), (0.28, -0.04), (0, 0.02)]))),
        colour,
        depth,
        "paint",
    )
    stage.lay(place(oval(0, -0.18, 0.2, 0.17)), belly, 0.1, "wash")
    stage.lay(
        place(smooth(mirrored([(0, -0.72), (0.18, -0.74), (0.36, -0.6), (0.36, -0.46), (0.2, -0.36), (0, -0.34)]))),
        colour,
        0.3,
        "paint",
    )
    for s in (-1, 1):
        stage.lay(place(circle(s * 0.22, -0.74, 0.11)), colour, 0.2, "paint")
        stage.lay(place(circle(s * 0.22, -0.75, 0.075)), "#f0d050", 0.08, "smooth")
        stage.lay(place(oval(s * 0.22, -0.75, 0.055, 0.022)), INK, 0, rim=0)
        stage.lay(place(limb(s * 0.16, -0.2, 0.05, s * 0.2, 0.0, 0.04)), lighter(colour, 0.06), 0.25, "paint")
    stage.lay(
        [
            stroke(
                place(bezier(-0.28, -0.5, -0.1, -0.5 + 0.14 * mouth, 0.1, -0.5 + 0.14 * mouth, 0.28, -0.5)),
                0.025 * place.size,
            )
        ],
        darker(colour, 0.5),
        0,
        rim=0,
    )


def butterfly(
    stage: Stage,
    place: Place,
    colour: str = "#f08a2e",
    edge: str = "#2b2028",
    spot: str = "#fff0c8",
    fold: float = 0.0,
    depth: float = 0.4,
    through: float = 0.0,
) -> None:
    """From above, 2 wide, head towards -y. fold 0 flat … 0.8 wings up (narrow)."""
    k = 1 - fold
    for s in (-1, 1):
        upper = place(
            smooth(
                [
                    (0, -0.1, 1),
                    (s * 0.4 * k, -0.6),
                    (s * 0.96 * k, -0.72),
                    (s * 0.98 * k, -0.3),
                    (s * 0.6 * k, 0.06),
                    (0, 0.08, 1),
                ]
            )
        )
        lower = place(
            smooth(
                [
                    (0, 0.0, 1),
                    (s * 0.5 * k, 0.02),
                    (s * 0.76 * k, 0.3),
                    (s * 0.56 * k, 0.66),
                    (s * 0.24 * k, 0.56),
                    (0, 0.2, 1),
                ]
            )
        )
        tissue = "tissue" if through else "paint"
        for wing, inner in ((lower, 0.72), (upper, 0.76)):
            stage.lay(wing, edge, depth, tissue, through=through * 0.3)
            b = wing.getBounds()
            cx, cy = place.point(s * 0.1 * k, 0.0)
            stage.lay(
                Place(cx + (b.centerX() - cx) * 0.06, cy + (b.centerY() - cy) * 0.06)(
                    Place(0, 0, inner)(Place(-cx, -cy)(wing))
                ),
                colour,
                0.12,
                tissue,
                through=through,
                through_colour=colour,
            )
        stage.lay(
            [
                place(circle(s * 0.84 * k, -0.56, 0.05)),
                place(circle(s * 0.88 * k, -0.38, 0.04)),
                place(circle(s * 0.56 * k, 0.48, 0.05)),
            ],
            spot,
            0.05,
        )
    stage.lay(
        [
            place(limb(0, -0.2, 0.06, 0, 0.36, 0.03)),
            place(circle(0, -0.28, 0.07)),
            *(
                stroke(place(bezier(0, -0.32, s * 0.05, -0.5, s * 0.14, -0.6, s * 0.22, -0.64)), 0.02 * place.size)
                for s in (-1, 1)
            ),
        ],
        edge,
        0.2,
    )


def moth(
    stage: Stage, place: Place, colour: str = "#b8a890", mark: str = "#4a3a48", depth: float = 0.4, through: float = 0.0
) -> None:
    """A pale moth with eyes on its wings, 2 wide."""
    for s in (-1, 1):
        stage.lay(
            place(smooth([(0, 0.04, 1), (s * 0.5, 0.1), (s * 0.62, 0.44), (s * 0.3, 0.6), (0, 0.3, 1)])),
            darker(colour, 0.15),
            depth,
            "tissue",
            through=through,
        )
        stage.lay(
            place(
                smooth(
                    [(0, -0.12, 1), (s * 0.5, -0.44), (s * 1.0, -0.4), (s * 0.84, 0.06), (s * 0.4, 0.26), (0, 0.1, 1)]
                )
            ),
            colour,
            depth,
            "tissue",
            through=through,
        )
        stage.lay(place(circle(s * 0.56, -0.12, 0.13)), lighter(colour, 0.4), 0.06)
        stage.lay(place(circle(s * 0.56, -0.12, 0.08)), mark, 0, rim=0)
        stage.lay(
            place(ribbon([(s * 0.2, 0.2), (s * 0.5, 0.16), (s * 0.84, -0.04)], lambda t: 0.045)),
            mark,
            0,
            rim=0,
            alpha=0.6,
        )
        stage.lay(
            [stroke(place(bezier(0, -0.2, s * 0.06, -0.34, s * 0.14, -0.4, s * 0.26, -0.42)), 0.035 * place.size)],
            mark,
            0.1,
        )
    stage.lay(place(union(oval(0, 0.08, 0.09, 0.3), circle(0, -0.2, 0.09))), darker(colour, 0.25), 0.25, "chalk")


def bee(stage: Stage, place: Place, colour: str = "#f0b830", dark: str = "#2b2028", depth: float = 0.35) -> None:
    """1 long, from the side, flying right."""
    stage.lay(
        [place(leaf(0.06, -0.2, -PI / 2 - 0.5 + 0.5 * k, 0.5, 0.14)) for k in range(2)],
        "#eef2ee",
        depth,
        "tissue",
        alpha=0.85,
    )
    body = place(
        smooth([(-0.5, 0.02, 1), (-0.3, -0.22), (0.05, -0.24), (0.22, -0.1), (0.22, 0.1), (0.05, 0.22), (-0.3, 0.2)])
    )
    stage.lay(body, colour, depth, "velvet")
    stage.lay(
        [place(ribbon([(x, -0.3), (x + 0.03, 0), (x, 0.3)], lambda t: 0.08)) for x in (-0.3, -0.12, 0.06)],
        dark,
        0,
        clip=body,
        rim=0,
    )
    stage.lay(place(circle(0.3, -0.02, 0.14)), dark, 0.2)
    stage.lay(place(circle(0.35, -0.05, 0.03)), "#ffffff", 0, rim=0)


def eye_of(place: Place) -> Path:
    """A slit animal eye, 2 wide, as one outline to light from behind."""
    return intersect(place(smooth([(-1, 0, 1), (0, -0.5), (1, 0, 1), (0, 0.5)])), place(circle(0, 0, 1.0)))
