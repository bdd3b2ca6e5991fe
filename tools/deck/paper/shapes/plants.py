"""Leaves, sprigs, trees, grass, flowers, palms, cactus, bamboo, reeds, mushrooms, roots, seaweed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from ..colour import darker, lighter, mix
from ..path import PI, Path, Place, Point, bezier, circle, limb, move, oval, ribbon, smooth, union
from ..stage import Stage, stroke


def leaf(x: float, y: float, angle: float, length: float, width: float, bend: float = 0.0) -> Path:
    """A pointed leaf from its stalk at (x, y)."""
    b = bend * length
    shape = bezier(0, 0, length * 0.25, -width + b * 0.3, length * 0.7, -width + b * 0.3, length, b * 0.4)
    shape.cubicTo(length * 0.7, width + b * 0.3, length * 0.25, width + b * 0.1, 0, 0)
    return move(shape, x, y, angle)


def veined_leaf(
    stage: Stage,
    place: Place,
    colour: str,
    width: float = 0.36,
    bend: float = 0.0,
    depth: float = 0.5,
    vein: str | None = None,
    through: float = 0.0,
) -> Path:
    """One large leaf along local +x, 1 long, half of it darker, with veins."""
    shape = place(leaf(0, 0, 0, 1, width, bend))
    stage.lay(shape, colour, depth, "paint", through=through, streak=(place.turned(0.3), 0.1))
    half = smooth([(0, 0, 1), (0.5, bend * 0.2), (1, bend * 0.4, 1), (1, 1, 1), (0, 1, 1)])
    stage.lay(
        place(half), darker(colour, 0.18), 0, "paint", clip=shape, rim=0, alpha=0.8, streak=(place.turned(-0.3), 0.1)
    )
    lines = [stroke(place(bezier(0, 0, 0.3, bend * 0.1, 0.7, bend * 0.25, 0.97, bend * 0.39)), 0.022 * place.size)]
    for i in range(1, 6):
        x, y = i * 0.15, bend * 0.06 * i
        for k in (-1, 1):
            lines.append(
                stroke(
                    place(
                        bezier(
                            x,
                            y,
                            x + 0.08,
                            y + k * width * 0.3,
                            x + 0.12,
                            y + k * width * 0.5,
                            x + 0.2,
                            y + k * width * 0.62,
                        )
                    ),
                    0.01 * place.size,
                )
            )
    stage.lay(lines, vein or lighter(colour, 0.35), 0.05, "card", clip=shape, rim=0.2, through=through)
    return shape


def sprig(
    x: float,
    y: float,
    angle: float,
    length: float,
    pairs: int = 7,
    leaf_length: float = 0.22,
    leaf_width: float = 0.07,
    curl: float = 0.5,
    stem: float = 2.5,
) -> list[Path]:
    """A stem with paired leaves, as paths to lay on one sheet."""
    points: list[Point] = []
    for _ in range(pairs * 2 + 1):
        points.append((x, y))
        x += math.cos(angle) * length / (pairs * 2)
        y += math.sin(angle) * length / (pairs * 2)
        angle += curl / (pairs * 2)
    found = [ribbon(points, lambda t: stem * (1.1 - t))]
    for i in range(1, pairs * 2 + 1):
        t = i / (pairs * 2)
        side = 1 if i % 2 == 0 else -1
        along = math.atan2(points[i][1] - points[i - 1][1], points[i][0] - points[i - 1][0])
        k = math.sin(PI * (0.25 + 0.7 * t))
        found.append(
            leaf(
                points[i][0],
                points[i][1],
                along + side * (0.95 - 0.5 * t),
                length * leaf_length * k,
                length * leaf_width * k,
            )
        )
    found.append(leaf(points[-1][0], points[-1][1], angle, length * leaf_length * 0.7, length * leaf_width * 0.6))
    return found


Tip = tuple[float, float, float, int]


def branches(
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    levels: int,
    chance: random.Random,
    spread: float = 0.5,
    grow: float = 0.78,
    taper: float = 0.64,
) -> tuple[list[Path], list[Tip]]:
    """Forking branches as tapering ribbons; and the places (x, y, angle, level) along the last twigs, for leaves."""
    bend = chance.uniform(-0.22, 0.22)
    x2, y2 = x + math.cos(angle) * length, y + math.sin(angle) * length
    mx, my = (x + x2) / 2 - math.sin(angle) * length * bend, (y + y2) / 2 + math.cos(angle) * length * bend
    found = [ribbon([(x, y), (mx, my), (x2, y2)], lambda t: width * (1 - t) + width * taper * t, round_end=True)]
    tips: list[Tip] = []
    onward = math.atan2(y2 - my, x2 - mx)
    if levels <= 2:
        tips += [(x + (x2 - x) * t, y + (y2 - y) * t, onward, levels) for t in (0.35, 0.7, 1)]
    if levels > 0:
        for side in (-1, 1):
            more, ends = branches(
                x2,
                y2,
                onward + side * chance.uniform(0.55, 1.2) * spread,
                length * chance.uniform(grow - 0.1, grow + 0.08),
                width * taper,
                levels - 1,
                chance,
                spread,
                grow,
                taper,
            )
            found += more
            tips += ends
    return found, tips


def tree(
    stage: Stage,
    place: Place,
    trunk: str = "#4a2d24",
    leaves: Sequence[str] = ("#3c5a34", "#7a9a45", "#c3cc72"),
    seed: int = 1,
    levels: int = 4,
    depth: float = 0.6,
    bare: float = 0.0,
    leaf_size: float = 0.075,
) -> list[Tip]:
    """A broad tree, 1 high, its foot at the origin. bare: share of leaves missing."""
    chance = random.Random(seed)
    limbs: list[Path] = [
        smooth([(-0.05, 0.02, 1), (-0.035, -0.15), (-0.03, -0.32), (0.03, -0.32), (0.04, -0.15), (0.06, 0.02, 1)])
    ]
    tips: list[Tip] = []
    for a in (-0.75, -0.25, 0.2, 0.7):
        more, ends = branches(0.0, -0.3, -PI / 2 + a, 0.19, 0.045, levels, chance, 0.5, 0.8, 0.66)
        limbs += more
        tips += ends
    stage.lay([place(p) for p in limbs], trunk, depth, "paint", streak=(PI / 2, 0.14))
    for k, colour in enumerate(leaves):
        sheet = []
        for i, (x, y, a, level) in enumerate(tips):
            if level > 1 or i % len(leaves) != k or chance.random() < bare:
                continue
            for side in (-1, 1):
                sheet.append(
                    place(
                        leaf(
                            x,
                            y,
                            a + side * chance.uniform(0.4, 1.2),
                            leaf_size * chance.uniform(0.8, 1.2),
                            leaf_size * 0.27,
                        )
                    )
                )
        if sheet:
            stage.lay(sheet, colour, depth * 0.8, "wash", texture=0.7)
    return tips


def round_tree(
    stage: Stage, place: Place, trunk: str = "#4a2d24", crown: str = "#3c5a34", seed: int = 1, depth: float = 0.6
) -> None:
    """A tree as a child would cut it: three nested crowns on a trunk, 1 high. For orchards seen far off."""
    stage.lay(place(limb(0, 0, 0.04, 0, -0.5, 0.03)), trunk, depth, "paint")
    for i, (k, y) in enumerate(((0.34, -0.64), (0.25, -0.68), (0.14, -0.72))):
        lumps = [
            circle(math.cos(a) * k * 0.72, y + math.sin(a) * k * 0.72, k * 0.42)
            for a in (j / 8 * 2 * PI + seed for j in range(8))
        ]
        stage.lay(place(union(circle(0, y, k * 0.8), *lumps)), mix(crown, "#fff0b0", 0.16 * i), depth * 0.7, "paint")


def conifer(
    stage: Stage,
    place: Place,
    colour: str = "#2f4a40",
    trunk: str = "#4a2d24",
    snow: str | None = None,
    tiers: int = 5,
    depth: float = 0.5,
) -> None:
    """A fir, 1 high, its foot at the origin; snow on its tiers if a colour is given."""
    stage.lay(place(limb(0, 0, 0.03, 0, -0.3, 0.025)), trunk, depth, "paint")
    for i in range(tiers):
        y0, y1 = -0.12 - 0.88 * i / tiers, -0.12 - 0.88 * min(1.0, (i + 1.5) / tiers)
        w = 0.3 * (1 - i / (tiers + 0.6))
        tier: list[Point] = [
            (0, y1, 1),
            (w * 0.45, (y0 + y1) / 2),
            (w, y0, 1),
            (w * 0.5, y0 + 0.03),
            (0, y0),
            (-w * 0.5, y0 + 0.03),
            (-w, y0, 1),
            (-w * 0.45, (y0 + y1) / 2),
        ]
        outline = place(smooth(tier))
        stage.lay(outline, mix(colour, "#ffffff", 0.035 * i), depth, "paint", streak=(PI / 2, 0.12))
        if snow:
            cap: list[Point] = [
                (0, y1, 1),
                (w * 0.45, (y0 + y1) / 2),
                (w, y0, 1),
                (w * 0.4, y0 - 0.05),
                (0.02, y0 - 0.07),
                (-w * 0.3, y0 - 0.04),
                (-w, y0, 1),
                (-w * 0.45, (y0 + y1) / 2),
            ]
            stage.lay(place(smooth(cap)), snow, depth * 0.5, "wash", clip=outline)


def palm(
    stage: Stage,
    place: Place,
    trunk: str = "#8a5a3a",
    colour: str = "#2f7a52",
    seed: int = 1,
    lean: float = 0.12,
    depth: float = 0.6,
) -> None:
    """A palm, 1 high, its foot at the origin."""
    top = (lean, -0.72)
    stem = ribbon([(0, 0), (lean * 0.2, -0.35), top], lambda t: 0.06 - 0.025 * t)
    outline = place(stem)
    stage.lay(outline, trunk, depth, "kraft")
    for j in range(11):
        t = j / 11
        x, y = lean * t * t * 0.9 + lean * 0.02, -0.72 * t
        stage.lay(
            [stroke(place(bezier(x - 0.04, y, x, y + 0.02, x, y + 0.02, x + 0.04, y)), 0.009 * place.size)],
            darker(trunk, 0.3),
            0,
            clip=outline,
            rim=0,
            alpha=0.7,
        )
    chance = random.Random(seed)
    for i, a in enumerate((-2.9, -0.2, -2.4, -0.7, -3.5, 0.4, -1.2, -1.9)):
        length = 0.34 + chance.uniform(-0.03, 0.05)
        droop = 0.5 if math.cos(a) > 0 else -0.5
        points: list[Point] = [top]
        x, y, b = top[0], top[1], a
        for _ in range(6):
            x += math.cos(b) * length / 6
            y += math.sin(b) * length / 6
            b += droop * 0.34
            points.append((x, y))
        blades = []
        for j in range(1, 7):
            along = math.atan2(points[j][1] - points[j - 1][1], points[j][0] - points[j - 1][0])
            k = math.sin(PI * (0.2 + 0.75 * j / 6)) * 0.17
            blades += [place(leaf(points[j][0], points[j][1], along + side * 0.75, k, 0.022)) for side in (-1, 1)]
        blades.append(place(ribbon(points, lambda t: 0.016 * (1.1 - t))))
        stage.lay(blades, mix(colour, ("#10302a", "#d8d060")[i % 2], 0.12 + 0.05 * (i % 3)), depth * 0.6, "paint")


def cactus(
    stage: Stage, place: Place, colour: str = "#4a7a4a", flower: str | None = "#e2556a", depth: float = 0.6
) -> None:
    """A branching cactus, 1 high, ribbed."""
    arms = [
        ribbon([(0, 0), (0, -0.5), (0, -0.92)], lambda t: 0.2, round_end=True),
        ribbon([(0, -0.38), (0.2, -0.42), (0.24, -0.72)], lambda t: 0.13, round_end=True),
        ribbon([(0, -0.28), (-0.22, -0.3), (-0.25, -0.52)], lambda t: 0.12, round_end=True),
    ]
    outline = place(union(*arms))
    stage.lay(outline, colour, depth, "paint", streak=(PI / 2, 0.1))
    ribs = [bezier(x, 0, x, -0.3, x, -0.6, x * 0.8, -0.96) for x in (-0.06, -0.02, 0.02, 0.06)]
    ribs += [
        bezier(0.05, -0.38, 0.24, -0.4, 0.22, -0.5, 0.235, -0.74),
        bezier(-0.05, -0.29, -0.24, -0.3, -0.24, -0.4, -0.25, -0.54),
    ]
    stage.lay([stroke(place(r), 0.012 * place.size) for r in ribs], lighter(colour, 0.35), 0.05, clip=outline, rim=0)
    if flower:
        for x, y in ((0.02, -1.03), (0.25, -0.8), (-0.25, -0.6)):
            stage.lay(
                [place(leaf(x, y + 0.03, -PI / 2 + a, 0.09, 0.03)) for a in (-0.7, -0.2, 0.3, 0.8)],
                flower,
                0.25,
                "wash",
            )


def bamboo(stage: Stage, place: Place, colour: str = "#6a8a4a", seed: int = 1, depth: float = 0.6) -> None:
    """One bamboo cane, 1 high, with joints and a few leaves."""
    chance = random.Random(seed)
    w = 0.022
    for j in range(8):
        y0, y1 = -j / 8, -(j + 1) / 8 + 0.006
        stage.lay(
            place(
                smooth(
                    [
                        (-w, y0, 1),
                        (-w * 0.8, (y0 + y1) / 2),
                        (-w, y1, 1),
                        (w, y1, 1),
                        (w * 0.8, (y0 + y1) / 2),
                        (w, y0, 1),
                    ]
                )
            ),
            mix(colour, "#f0e8a0", 0.06 * (j % 3)),
            depth,
            "paint",
            streak=(PI / 2, 0.14),
        )
    for _ in range(5):
        y, side = -chance.uniform(0.3, 1.0), chance.choice((-1, 1))
        sheet = [place(leaf(side * w, y, (0.35 if side > 0 else PI - 0.35) + d, 0.15, 0.016)) for d in (-0.4, 0, 0.4)]
        stage.lay(sheet, darker(colour, 0.15), depth * 0.5, "wash")


def grass(
    x0: float, x1: float, y: float, height: float, seed: int = 1, step: float = 7.0, lean: float = 0.0
) -> list[Path]:
    """Blades standing along y, as paths to lay on one sheet."""
    chance = random.Random(seed)
    found = []
    x = x0
    while x < x1:
        h = height * chance.uniform(0.5, 1.1)
        tip = x + h * (lean + chance.uniform(-0.25, 0.25))
        found.append(
            smooth(
                [
                    (x - 2.2, y + 4, 1),
                    (x + (tip - x) * 0.3 - 1.6, y - h * 0.5),
                    (tip, y - h, 1),
                    (x + (tip - x) * 0.3 + 1.6, y - h * 0.5),
                    (x + 2.2, y + 4, 1),
                ]
            )
        )
        x += step * chance.uniform(0.6, 1.4)
    return found


def reed(stage: Stage, place: Place, colour: str = "#5a7a4a", head: str = "#6a3a24", depth: float = 0.5) -> None:
    """A bulrush, 1 high."""
    stage.lay(place(ribbon([(0, 0), (0.02, -0.5), (0.05, -1)], lambda t: 0.016 * (1.2 - t))), colour, depth, "paint")
    stage.lay(
        [place(leaf(0, 0, -PI / 2 + a, 0.7, 0.02, a * 0.5)) for a in (-0.25, 0.22)],
        darker(colour, 0.15),
        depth * 0.8,
        "paint",
    )
    stage.lay(place(limb(0.032, -0.72, 0.028, 0.043, -0.9, 0.026)), head, depth, "velvet")


def flower(
    stage: Stage,
    place: Place,
    petals: str = "#d8402f",
    heart: str = "#ffd24a",
    count: int = 6,
    rows: int = 2,
    depth: float = 0.35,
    pointed: bool = True,
) -> None:
    """A flower from above, radius 1."""
    for row in range(rows):
        k = 1 - 0.34 * row
        sheet = []
        for i in range(count):
            a = (i + 0.5 * row) * 2 * PI / count
            if pointed:
                sheet.append(
                    place(leaf(math.cos(a) * 0.1, math.sin(a) * 0.1, a, 0.92 * k, 0.85 * k * PI / count * 0.8))
                )
            else:
                sheet.append(place(oval(math.cos(a) * 0.55 * k, math.sin(a) * 0.55 * k, 0.42 * k, 0.3 * k, a)))
        stage.lay(sheet, mix(petals, "#ffffff", 0.16 * row), depth, "wash", texture=min(1.0, place.size / 60))
    stage.lay(place(circle(0, 0, 0.24)), heart, depth * 0.6, "wash", texture=min(1.0, place.size / 60))


def stemmed_flower(
    stage: Stage,
    place: Place,
    petals: str = "#d8402f",
    stem: str = "#3c5a34",
    kind: str = "tulip",
    bend: float = 0.06,
    depth: float = 0.45,
) -> None:
    """A flower from the side, 1 high: tulip, poppy, bell or dandelion."""
    stage.lay(place(ribbon([(0, 0), (bend, -0.4), (0, -0.78)], lambda t: 0.024)), stem, depth, "paint")
    stage.lay(
        [place(leaf(0.01, -0.05, -PI / 2 + a, 0.42, 0.05, a * 0.6)) for a in (-0.5, 0.45)],
        mix(stem, "#c3cc72", 0.2),
        depth,
        "paint",
    )
    if kind == "dandelion":
        rays = [
            stroke(
                place(
                    bezier(
                        0,
                        -0.82,
                        math.cos(a) * 0.05,
                        -0.82 + math.sin(a) * 0.05,
                        math.cos(a) * 0.1,
                        -0.82 + math.sin(a) * 0.1,
                        math.cos(a) * 0.15,
                        -0.82 + math.sin(a) * 0.15,
                    )
                ),
                0.006 * place.size,
            )
            for a in (i / 22 * 2 * PI for i in range(22))
        ]
        stage.lay(
            [
                *rays,
                *(
                    place(circle(math.cos(a) * 0.16, -0.82 + math.sin(a) * 0.16, 0.014))
                    for a in (i / 22 * 2 * PI for i in range(22))
                ),
                place(circle(0, -0.82, 0.03)),
            ],
            petals,
            0.25,
            "smooth",
        )
        return
    if kind == "poppy":
        stage.lay(
            [place(oval(k * 0.08, -0.84, 0.12, 0.11, k * 0.5)) for k in (-1, 1)], darker(petals, 0.15), depth, "wash"
        )
        stage.lay(
            place(
                smooth(
                    [
                        (-0.17, -0.86),
                        (-0.08, -0.95),
                        (0, -0.9),
                        (0.08, -0.95),
                        (0.17, -0.86),
                        (0.1, -0.74),
                        (0, -0.72),
                        (-0.1, -0.74),
                    ]
                )
            ),
            petals,
            depth * 0.7,
            "wash",
        )
        stage.lay(place(circle(0, -0.82, 0.035)), "#2a1b2a", 0.15)
        return
    if kind == "bell":
        stage.lay(
            place(
                smooth(
                    [
                        (-0.04, -0.92),
                        (0.04, -0.92),
                        (0.09, -0.8),
                        (0.16, -0.68, 1),
                        (0.06, -0.72),
                        (0, -0.67, 1),
                        (-0.06, -0.72),
                        (-0.16, -0.68, 1),
                        (-0.09, -0.8),
                    ]
                )
            ),
            petals,
            depth,
            "wash",
        )
        return
    stage.lay(
        [place(leaf(0, -0.72, -PI / 2 + a, 0.26, 0.09)) for a in (-0.35, 0.35)], darker(petals, 0.18), depth, "wash"
    )
    stage.lay(place(leaf(0, -0.72, -PI / 2, 0.28, 0.1)), petals, depth * 0.7, "wash")


def mushroom(
    stage: Stage,
    place: Place,
    cap: str = "#b8322c",
    stalk: str = "#f4e6cc",
    dots: str | None = "#fff6e6",
    depth: float = 0.6,
) -> None:
    """1 high."""
    stage.lay(
        place(smooth([(-0.12, 0, 1), (-0.09, -0.35), (-0.08, -0.6), (0.08, -0.6), (0.1, -0.35), (0.14, 0, 1)])),
        stalk,
        depth,
        "wash",
    )
    stage.lay(place(oval(0, -0.56, 0.4, 0.08)), darker(stalk, 0.25), depth * 0.4, "wash")
    hood = place(
        smooth([(-0.46, -0.55), (-0.36, -0.85), (0, -1), (0.36, -0.85), (0.46, -0.55), (0.2, -0.6), (-0.2, -0.6)])
    )
    stage.lay(hood, cap, depth, "paint")
    if dots:
        stage.lay(
            [
                place(circle(x, y, r))
                for x, y, r in ((-0.2, -0.75, 0.06), (0.08, -0.86, 0.05), (0.26, -0.68, 0.06), (-0.02, -0.66, 0.04))
            ],
            dots,
            0.12,
            clip=hood,
        )


def _blade(width: float) -> Callable[[float], float]:
    return lambda t: width * (0.5 + math.sin(PI * t)) * (1.05 - t)


def seaweed(stage: Stage, place: Place, colour: str = "#2f6a5a", seed: int = 1, depth: float = 0.5) -> None:
    """Swaying ribbons, 1 high."""
    chance = random.Random(seed)
    for i in range(4):
        x, w, ph = chance.uniform(-0.16, 0.16), chance.uniform(0.05, 0.08), chance.uniform(0, 6)
        h = chance.uniform(0.6, 1.0)
        points: list[Point] = [(x + 0.06 * math.sin(ph + t * 5), -h * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        stage.lay(
            place(ribbon(points, _blade(w))),
            mix(colour, ("#0c2a30", "#a8c070")[i % 2], 0.2),
            depth,
            "paint",
            streak=(PI / 2, 0.14),
        )


def roots(x: float, y: float, width: float, depth_down: float, seed: int = 1, count: int = 5) -> list[Path]:
    """Roots spreading down from (x, y), as paths for one sheet or one opening."""
    chance = random.Random(seed)
    found: list[Path] = []
    for i in range(count):
        a = PI / 2 + (i - (count - 1) / 2) * 0.42
        more, _ = branches(
            x + (i - (count - 1) / 2) * width * 0.18, y, a, depth_down * 0.42, width * 0.2, 3, chance, 0.5, 0.76, 0.6
        )
        found += more
    return found
