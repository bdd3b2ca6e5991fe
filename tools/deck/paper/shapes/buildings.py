"""Buildings of many places: flat-roofed town, stilt house, pagoda, yurt, mud mosque, onion tower, block of flats, hut,
temple, lighthouse, tenement, tent, bridge, stairs, wall, gate, windows and doors. Only eight cards may show a house."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ..colour import darker, lighter, mix
from ..path import PI, Path, Place, Point, box, circle, limb, minus, mirrored, oval, polygon, polyline, ribbon, smooth
from ..stage import Stage, cut, stroke


def window(
    stage: Stage,
    place: Place,
    width: float,
    height: float,
    glow: str | None = "#ffb84a",
    frame: str | None = None,
    arched: bool = False,
    strength: float = 0.8,
    dark: str = "#2a2233",
) -> None:
    """A window laid onto a wall: lit if glow is a colour. Its middle is the origin."""
    pane = _opening(place, 0, 0, width, height, arched)
    stage.lay(pane, mix(glow, "#fff6d8", 0.4) if glow else dark, 0, "tissue" if glow else "velvet", rim=0)
    if glow:
        stage.backlight(pane, glow, strength)
    bars = [
        stroke(place(polyline((0, -height / 2), (0, height / 2))), place.size * width * 0.07),
        stroke(place(polyline((-width / 2, 0), (width / 2, 0))), place.size * width * 0.07),
    ]
    stage.lay([*bars, stroke(pane, place.size * width * 0.1)], frame or dark, 0.15, "card")


def _opening(place: Place, x: float, y: float, w: float, h: float, arched: bool) -> Path:
    if not arched:
        return place(box(x - w / 2, y - h / 2, x + w / 2, y + h / 2))
    return place(
        smooth(
            [
                (x - w / 2, y + h / 2, 1),
                (x - w / 2, y - h * 0.1, 1),
                (x - w * 0.36, y - h * 0.4),
                (x, y - h / 2),
                (x + w * 0.36, y - h * 0.4),
                (x + w / 2, y - h * 0.1, 1),
                (x + w / 2, y + h / 2, 1),
            ]
        )
    )


def _walls(
    stage: Stage,
    place: Place,
    wall: Path,
    holes: Sequence[Path],
    colour: str,
    glow: str | None,
    depth: float,
    chance: random.Random,
    lit: float,
    paper: str = "wash",
    dark: str = "#2a2233",
) -> None:
    """A wall with openings; some are lit from behind."""
    for hole in holes:
        bright = glow is not None and chance.random() < lit
        b = hole.getBounds()
        patch = box(b.left() - 3, b.top() - 3, b.right() + 3, b.bottom() + 3)
        stage.lay(patch, mix(glow or dark, "#fff6d8", 0.4) if bright else dark, 0, "velvet", rim=0, shadow=0)
        if bright and glow:
            stage.backlight(patch, glow, 0.85)
    r = wall.getBounds()
    stage.lay(
        [wall, *cut(*holes)],
        colour,
        depth,
        paper,
        gradient=(r.left(), r.top(), r.right(), r.bottom(), darker(colour, 0.16)),
    )


def flat_roofed(
    stage: Stage,
    place: Place,
    colour: str = "#e3a878",
    width: float = 0.8,
    storeys: int = 2,
    glow: str | None = None,
    seed: int = 1,
    lit: float = 0.6,
    depth: float = 0.7,
    door: str | None = "#1d6a72",
) -> None:
    """A whitewashed or clay cube, 1 high, its foot at the origin: Mediterranean, Sahel, Andes, Rajasthan."""
    chance = random.Random(seed)
    w = width / 2
    holes = []
    for row in range(storeys):
        for i in range(max(1, round(width / 0.34))):
            x = -w + width * (i + 0.5) / max(1, round(width / 0.34)) + chance.uniform(-0.03, 0.03)
            if row == 0 and i == 0 and door:
                continue
            holes.append(_opening(place, x, -(row + 0.55) / storeys * 0.95, 0.1, 0.17, chance.random() < 0.5))
    _walls(
        stage,
        place,
        place(smooth([(-w, 0, 1), (-w * 0.98, -1, 1), (w * 0.98, -1, 1), (w, 0, 1)])),
        holes,
        colour,
        glow,
        depth,
        chance,
        lit,
    )
    stage.lay(place(box(-w * 1.03, -1.05, w * 1.03, -0.97, 0.02)), lighter(colour, 0.2), 0.25, "wash")
    if door:
        stage.lay(
            _opening(place, -w + width * 0.5 / max(1, round(width / 0.34)), -0.19, 0.17, 0.38, True), door, 0.1, "paint"
        )


def gabled(
    stage: Stage,
    place: Place,
    colour: str = "#f0e2c8",
    roof: str = "#8a3b32",
    width: float = 0.6,
    glow: str | None = None,
    seed: int = 1,
    lit: float = 0.7,
    depth: float = 0.7,
) -> None:
    """The storybook house, 1 high. Rarely."""
    chance = random.Random(seed)
    w = width / 2
    holes = [_opening(place, x, y, 0.1, 0.13, False) for x in (-w * 0.5, w * 0.5) for y in (-0.2, -0.45)]
    _walls(
        stage,
        place,
        place(polygon([(-w, 0), (-w, -0.6), (0, -0.95), (w, -0.6), (w, 0)])),
        holes,
        colour,
        glow,
        depth,
        chance,
        lit,
    )
    stage.lay(
        place(
            polygon(
                [(-w * 1.18, -0.56), (0, -1.0), (w * 1.18, -0.56), (w * 1.12, -0.48), (0, -0.9), (-w * 1.12, -0.48)]
            )
        ),
        roof,
        depth * 0.6,
        "paint",
    )


def stilt_house(
    stage: Stage,
    place: Place,
    colour: str = "#9a6a3e",
    roof: str = "#c8a25a",
    glow: str | None = None,
    seed: int = 1,
    depth: float = 0.7,
) -> None:
    """A thatched house on stilts with a ladder, 1 high: rivers and rain forests."""
    chance = random.Random(seed)
    stage.lay(
        [place(limb(x, 0.02, 0.018, x * 0.94, -0.42, 0.018)) for x in (-0.36, -0.14, 0.1, 0.36)],
        darker(colour, 0.35),
        depth,
        "kraft",
    )
    holes = [_opening(place, x, -0.54, 0.1, 0.13, False) for x in (-0.2, 0.22)]
    _walls(
        stage,
        place,
        place(polygon([(-0.4, -0.38), (-0.36, -0.68), (0.36, -0.68), (0.4, -0.38)])),
        holes,
        colour,
        glow,
        depth,
        chance,
        0.9,
        "kraft",
    )
    for i in range(3):
        y = -0.64 - 0.1 * i
        stage.lay(
            place(
                smooth(
                    [
                        (-0.54 + 0.1 * i, y, 1),
                        (-0.26 + 0.06 * i, y - 0.18),
                        (0, y - 0.24),
                        (0.26 - 0.06 * i, y - 0.18),
                        (0.54 - 0.1 * i, y, 1),
                        (0.2, y - 0.03),
                        (-0.2, y - 0.03),
                    ]
                )
            ),
            mix(roof, "#fff0c0", 0.1 * i),
            0.4,
            "kraft",
            streak=(PI / 2, 0.2),
        )
    stage.lay(
        [
            stroke(place(polyline((-0.06, -0.4), (-0.12, 0.02))), 0.018 * place.size),
            stroke(place(polyline((0.04, -0.4), (0.0, 0.02))), 0.018 * place.size),
            *(
                stroke(
                    place(polyline((-0.07 - 0.012 * i, -0.34 + 0.08 * i), (0.04 - 0.01 * i, -0.34 + 0.08 * i))),
                    0.016 * place.size,
                )
                for i in range(4)
            ),
        ],
        darker(colour, 0.2),
        0.3,
        "kraft",
    )


def pagoda(
    stage: Stage,
    place: Place,
    roof: str = "#2f5a5a",
    wall: str = "#b8322c",
    tiers: int = 4,
    glow: str | None = "#ffb84a",
    depth: float = 0.6,
) -> None:
    """A tower of upturned roofs, 1 high."""
    h = 0.86 / tiers
    for i in range(tiers):
        k = 1 - 0.16 * i
        y = -h * i
        body = place(box(-0.2 * k, y - h, 0.2 * k, y))
        stage.lay(body, wall, depth, "paint")
        for x in (-0.1, 0.0, 0.1):
            window(stage, place.at(x * k, y - h * 0.42), 0.06 * k, h * 0.42, glow, darker(wall, 0.4))
        eave: list[Point] = [
            (-0.42 * k, y - h * 0.86, 1),
            (-0.28 * k, y - h * 0.84),
            (-0.14 * k, y - h * 1.12, 1),
            (0.14 * k, y - h * 1.12, 1),
            (0.28 * k, y - h * 0.84),
            (0.42 * k, y - h * 0.86, 1),
            (0.24 * k, y - h * 0.72),
            (-0.24 * k, y - h * 0.72),
        ]
        stage.lay(place(smooth(eave)), mix(roof, "#9fd0b8", 0.08 * i), depth * 0.8, "paint", streak=(PI / 2, 0.12))
    stage.lay(
        [place(limb(0, -0.86, 0.02, 0, -1.02, 0.006)), place(circle(0, -0.96, 0.025))], "#e0b040", depth * 0.5, "foil"
    )


def yurt(
    stage: Stage, place: Place, felt: str = "#f2e6d0", band: str = "#b8322c", door: str = "#2f6f8f", depth: float = 0.7
) -> None:
    """A round felt tent, 1 wide, its foot at the origin."""
    stage.lay(
        place(
            smooth(
                [
                    (-0.5, 0, 1),
                    (-0.5, -0.32, 1),
                    (-0.3, -0.52),
                    (-0.09, -0.62, 1),
                    (0.09, -0.62, 1),
                    (0.3, -0.52),
                    (0.5, -0.32, 1),
                    (0.5, 0, 1),
                ]
            )
        ),
        felt,
        depth,
        "wash",
        gradient=place.gradient(-0.3, 0, 0.5, 0, darker(felt, 0.25)),
    )
    stage.lay(place(box(-0.5, -0.34, 0.5, -0.27)), band, 0.1, "paint")
    stage.lay(
        [
            place(polygon([(x, -0.33), (x + 0.025, -0.305), (x, -0.28), (x - 0.025, -0.305)]))
            for x in (-0.42 + 0.07 * i for i in range(13))
        ],
        lighter(felt, 0.3),
        0.03,
        rim=0,
    )
    stage.lay(
        [
            stroke(place(polyline((x, -0.33), (x * 0.2, -0.61))), 0.008 * place.size)
            for x in (-0.4, -0.22, 0, 0.22, 0.4)
        ],
        darker(felt, 0.4),
        0.05,
        rim=0,
    )
    stage.lay(place(box(-0.1, -0.3, 0.1, 0, 0.01)), door, 0.2, "paint")
    stage.lay(place(smooth([(-0.1, -0.62, 1), (0, -0.68), (0.1, -0.62, 1)])), darker(felt, 0.3), 0.2, "kraft")


def mud_tower(stage: Stage, place: Place, colour: str = "#c0683d", glow: str | None = None, depth: float = 0.7) -> None:
    """A Sahel mosque's tapering tower with beams, 1 high."""
    stage.lay(
        place(
            smooth(
                [
                    (-0.3, 0, 1),
                    (-0.22, -0.6),
                    (-0.13, -0.9, 1),
                    (-0.05, -1.0),
                    (0.05, -1.0),
                    (0.13, -0.9, 1),
                    (0.22, -0.6),
                    (0.3, 0, 1),
                ]
            )
        ),
        colour,
        depth,
        "chalk",
        gradient=place.gradient(-0.2, -0.5, 0.3, 0, darker(colour, 0.3)),
    )
    beams = [
        place(box(x - 0.035, y - 0.009, x + 0.035, y + 0.009))
        for y in (-0.25, -0.42, -0.59, -0.76)
        for x in (-0.27 - y * 0.12, -0.09, 0.09, 0.27 + y * 0.12)
    ]
    stage.lay(beams, darker(colour, 0.5), 0.3, "kraft")
    window(stage, place.at(0, -0.12), 0.12, 0.22, glow, darker(colour, 0.5), arched=True)
    stage.lay(place(oval(0, -1.04, 0.022, 0.045)), "#f8efdc", 0.2, "smooth")


def onion_tower(
    stage: Stage,
    place: Place,
    wall: str = "#f0e2c8",
    dome: str = "#2e8c90",
    glow: str | None = None,
    depth: float = 0.7,
    stripes: str | None = "#f0c060",
) -> None:
    """A tower with a swelling dome, 1 high."""
    stage.lay(place(box(-0.16, -0.56, 0.16, 0)), wall, depth, "wash")
    window(stage, place.at(0, -0.28), 0.11, 0.28, glow, darker(wall, 0.5), arched=True)
    stage.lay(place(box(-0.19, -0.6, 0.19, -0.54, 0.01)), darker(wall, 0.15), 0.2)
    bulb = place(
        smooth(
            [
                (-0.13, -0.6, 1),
                (-0.22, -0.7),
                (-0.17, -0.82),
                (-0.04, -0.92),
                (0, -1.0, 1),
                (0.04, -0.92),
                (0.17, -0.82),
                (0.22, -0.7),
                (0.13, -0.6, 1),
            ]
        )
    )
    stage.lay(bulb, dome, depth * 0.7, "paint", gradient=place.gradient(-0.1, -0.8, 0.24, -0.65, darker(dome, 0.35)))
    if stripes:
        stage.lay(
            [
                stroke(place(smooth([(0, -0.98), (x, -0.74), (x * 0.7, -0.6)], closed=False)), 0.022 * place.size)
                for x in (-0.14, -0.05, 0.05, 0.14)
            ],
            stripes,
            0.08,
            clip=bulb,
        )


def block_of_flats(
    stage: Stage,
    place: Place,
    colour: str = "#97a1a6",
    columns: int = 5,
    rows: int = 8,
    glow: str | None = "#ffd88a",
    lit: float = 0.35,
    seed: int = 1,
    depth: float = 0.8,
    aspect: float = 0.62,
) -> list[tuple[float, float]]:
    """A modern block, 1 high; returns the window centres (row by row from the top)."""
    chance = random.Random(seed)
    w = aspect / 2
    places, holes = [], []
    for row in range(rows):
        for column in range(columns):
            x, y = -w + aspect * (column + 0.5) / columns, -0.95 + 0.93 * (row + 0.5) / rows
            places.append(place.point(x, y))
            holes.append(_opening(place, x, y, aspect / columns * 0.56, 0.93 / rows * 0.52, False))
    _walls(stage, place, place(box(-w, -1, w, 0)), holes, colour, glow, depth, chance, lit)
    stage.lay(
        [
            place(
                box(
                    -w + aspect * column / columns + 0.01,
                    -0.95 + 0.93 * (row + 0.84) / rows,
                    -w + aspect * (column + 1) / columns - 0.01,
                    -0.95 + 0.93 * (row + 0.92) / rows,
                )
            )
            for row in range(rows)
            for column in range(columns)
            if (row + column) % 3 == 0
        ],
        lighter(colour, 0.25),
        0.25,
    )
    return places


def hut(
    stage: Stage,
    place: Place,
    wall: str = "#b0683c",
    thatch: str = "#d8ac5c",
    depth: float = 0.7,
    band: str | None = "#f6e6c8",
) -> None:
    """A round hut with a thatched cone, 1 high."""
    stage.lay(
        place(smooth([(-0.36, 0, 1), (-0.34, -0.42, 1), (0.34, -0.42, 1), (0.36, 0, 1), (0, 0.04)])),
        wall,
        depth,
        "chalk",
        gradient=place.gradient(-0.2, 0, 0.4, 0, darker(wall, 0.3)),
    )
    if band:
        stage.lay(
            [place(polygon([(x, -0.2), (x + 0.04, -0.12), (x - 0.04, -0.12)])) for x in (-0.28, -0.2, 0.2, 0.28)],
            band,
            0.05,
            rim=0.2,
        )
    stage.lay(
        place(smooth([(-0.11, 0.02, 1), (-0.11, -0.26), (0, -0.33), (0.11, -0.26), (0.11, 0.02, 1)])),
        "#2a1820",
        0,
        "velvet",
        rim=0,
    )
    for i in range(3):
        k = 1 - 0.3 * i
        y = -0.34 - 0.2 * i
        edge: list[Point] = [(0, -1, 1)] + [
            (0.54 * k * math.cos(t), y + 0.03 * ((j % 2) * 2 - 1))
            for j, t in enumerate(PI * i_ / 10 for i_ in range(11))
        ]
        stage.lay(place(polygon(edge)), mix(thatch, "#fff0c0", 0.1 * i), 0.5, "kraft", streak=(PI / 2, 0.2))


def temple(
    stage: Stage, place: Place, stone: str = "#e6ddca", columns: int = 6, depth: float = 0.7, dark: str = "#3a3634"
) -> None:
    """Columns and a gable, 1 wide."""
    stage.lay(place(box(-0.46, -0.5, 0.46, -0.06)), dark, depth * 0.3, "velvet")
    for i in range(columns):
        x = -0.42 + 0.84 * i / (columns - 1)
        stage.lay(
            place(smooth([(x - 0.034, -0.08, 1), (x - 0.027, -0.48, 1), (x + 0.027, -0.48, 1), (x + 0.034, -0.08, 1)])),
            stone,
            0.5,
            "wash",
            streak=(PI / 2, 0.1),
        )
    stage.lay(
        [
            place(box(-0.5, -0.54, 0.5, -0.47)),
            place(polygon([(-0.52, -0.54), (0, -0.76), (0.52, -0.54)])),
            place(box(-0.5, -0.08, 0.5, -0.02)),
            place(box(-0.55, -0.03, 0.55, 0.04)),
        ],
        stone,
        depth,
        "wash",
    )


def stepped_pyramid(stage: Stage, place: Place, stone: str = "#c9bfae", steps: int = 6, depth: float = 0.5) -> None:
    """Terraces and a stair, 1 high, 1.7 wide."""
    for i in range(steps):
        w = 0.85 * (1 - i / (steps + 0.6))
        y0, y1 = -0.86 * i / steps, -0.86 * (i + 1) / steps
        stage.lay(
            place(polygon([(-w, y0), (-w + 0.04, y1), (w - 0.04, y1), (w, y0)])),
            mix(stone, "#fff8e8", 0.06 * i),
            depth,
            "chalk",
        )
    stage.lay(place(box(-0.14, -1, 0.14, -0.84)), stone, depth, "chalk")
    stage.lay(place(box(-0.05, -0.96, 0.05, -0.85)), "#2a2028", 0, rim=0)
    stair = place(polygon([(-0.16, 0), (-0.09, -0.86), (0.09, -0.86), (0.16, 0)]))
    stage.lay(stair, lighter(stone, 0.25), 0.35, "wash")
    stage.lay(
        [
            stroke(place(polyline((-0.16, -0.86 * i / 20), (0.16, -0.86 * i / 20))), 0.007 * place.size)
            for i in range(1, 20)
        ],
        darker(stone, 0.3),
        0,
        rim=0,
        clip=stair,
    )


def lighthouse(
    stage: Stage,
    place: Place,
    wall: str = "#f6ecd8",
    stripe: str = "#b8322c",
    glow: str = "#ffe08a",
    strength: float = 0.9,
    depth: float = 0.7,
) -> tuple[float, float]:
    """1 high; returns the lamp."""
    tower = place(
        smooth([(-0.16, 0, 1), (-0.12, -0.5), (-0.09, -0.78, 1), (0.09, -0.78, 1), (0.12, -0.5), (0.16, 0, 1)])
    )
    stage.lay(tower, wall, depth, "wash", gradient=place.gradient(-0.1, 0, 0.16, 0, darker(wall, 0.28)))
    stage.lay(
        [
            place(polygon([(-0.3, y), (0.3, y - 0.06), (0.3, y - 0.18), (-0.3, y - 0.12)]))
            for y in (-0.06, -0.32, -0.58)
        ],
        stripe,
        0.08,
        "paint",
        clip=tower,
    )
    lamp = place(box(-0.06, -0.9, 0.06, -0.8))
    stage.lay(lamp, "#fff6d8", 0.1, "tissue")
    stage.backlight(lamp, glow, strength)
    stage.lay(
        [
            place(box(-0.12, -0.81, 0.12, -0.77)),
            place(smooth([(-0.09, -0.89, 1), (0, -1.0), (0.09, -0.89, 1)])),
            *(place(box(x - 0.005, -0.9, x + 0.005, -0.8)) for x in (-0.06, -0.02, 0.02, 0.06)),
        ],
        darker(stripe, 0.2),
        0.3,
    )
    return place.point(0, -0.85)


def tent(
    stage: Stage,
    place: Place,
    colours: Sequence[str] = ("#b8322c", "#f6ecd8"),
    gores: int = 8,
    depth: float = 0.7,
    flag: str | None = "#f0b83a",
) -> None:
    """A striped round tent, 1 high, 1.2 wide."""
    for i in range(gores):
        a, b = -0.5 + i / gores, -0.5 + (i + 1) / gores
        stage.lay(
            place(polygon([(a, 0), (a * 1.08, -0.45), (b * 1.08, -0.45), (b, 0)])),
            colours[i % len(colours)],
            depth * 0.4,
            "paint",
            streak=(PI / 2, 0.08),
        )
    for i in range(gores):
        a, b = (-0.5 + i / gores) * 1.2, (-0.5 + (i + 1) / gores) * 1.2
        stage.lay(
            place(
                smooth(
                    [
                        (0, -0.92, 1),
                        (a * 0.45, -0.66),
                        (a, -0.44, 1),
                        ((a + b) / 2, -0.38),
                        (b, -0.44, 1),
                        (b * 0.45, -0.66),
                    ]
                )
            ),
            colours[(i + 1) % len(colours)],
            depth * 0.6,
            "paint",
        )
    if flag:
        stage.lay(
            [place(box(-0.008, -1.04, 0.008, -0.9)), place(polygon([(0.008, -1.04), (0.14, -1.0), (0.008, -0.96)]))],
            flag,
            0.3,
        )


def arch_bridge(x0: float, x1: float, y: float, thick: float, arches: int = 3, rise: float = 0.2) -> Path:
    """A bridge's side wall with arches cut out, as one outline to lay."""
    span = x1 - x0
    deck = smooth(
        [(x0, y, 1), ((x0 + x1) / 2, y - span * rise * 0.3), (x1, y, 1), (x1, y + thick, 1), (x0, y + thick, 1)]
    )
    path = deck
    for i in range(arches):
        cx = x0 + span * (i + 0.5) / arches
        w = span / arches * 0.4
        path = minus(
            path,
            smooth(
                [
                    (cx - w, y + thick + 2, 1),
                    (cx - w, y + thick * 0.6, 1),
                    (cx - w * 0.7, y + thick * 0.32),
                    (cx, y + thick * 0.2),
                    (cx + w * 0.7, y + thick * 0.32),
                    (cx + w, y + thick * 0.6, 1),
                    (cx + w, y + thick + 2, 1),
                ]
            ),
        )
    return path


def stairs(
    stage: Stage,
    x: float,
    y: float,
    width: float,
    count: int,
    rise: float,
    run: float,
    colour: str,
    shrink: float = 0.0,
    depth: float = 0.5,
) -> tuple[float, float]:
    """Steps from (x, y) upwards, each set back by run and narrower by shrink; returns the top's middle."""
    for i in range(count):
        w = width * (1 - shrink * i / count)
        cx, top = x + run * i, y - rise * (i + 1)
        stage.lay(box(cx - w / 2, top, cx + w / 2, y - rise * i), darker(colour, 0.18), depth, "card")
        stage.lay(box(cx - w / 2, top - 3, cx + w / 2, top + rise * 0.3), lighter(colour, 0.12), 0.15, "wash")
    return x + run * (count - 1), y - rise * count


def door(
    stage: Stage,
    place: Place,
    colour: str = "#1d6a72",
    frame: str = "#f0e2c8",
    open_: float = 0.0,
    beyond: str = "#ffd88a",
    glow: float = 0.7,
    arched: bool = True,
    depth: float = 0.6,
) -> Path:
    """A door, 1 high, its foot at the origin; open_ 0..1 shows what is beyond. Returns the opening."""
    opening = _opening(place, 0, -0.47, 0.46, 0.94, arched)
    stage.lay(_opening(place, 0, -0.49, 0.6, 1.04, arched), frame, depth, "wash")
    stage.lay(opening, beyond if open_ else colour, 0, "tissue" if open_ else "paint", rim=0)
    if open_:
        stage.backlight(opening, beyond, glow)
        w = 0.46 * (1 - open_ * 0.75)
        leaf = place(polygon([(-0.23, -0.96), (-0.23 + w, -0.96 + 0.1 * open_), (-0.23 + w, 0.06 * open_), (-0.23, 0)]))
        stage.lay(leaf, colour, 0.5, "paint", clip=opening if not open_ > 0.9 else None, streak=(PI / 2, 0.12))
    else:
        stage.lay(
            [
                stroke(_opening(place, 0, y, 0.3, h, arched and i == 0), 0.02 * place.size)
                for i, (y, h) in enumerate(((-0.66, 0.36), (-0.2, 0.3)))
            ],
            darker(colour, 0.25),
            0.08,
            rim=0.3,
        )
        stage.lay(place(circle(0.16, -0.44, 0.025)), "#f0c060", 0.2, "foil")
    return opening


def wall_of_bricks(
    stage: Stage,
    outline: Path,
    colour: str,
    mortar: str | None = None,
    brick: tuple[float, float] = (54, 24),
    seed: int = 1,
    depth: float = 0.12,
    missing: float = 0.0,
) -> None:
    """Bricks within an outline, each its own paper."""
    chance = random.Random(seed)
    stage.lay(outline, mortar or lighter(colour, 0.35), 0.6, "chalk")
    b = outline.getBounds()
    row, y = 0, b.top()
    while y < b.bottom():
        x = b.left() - brick[0] * (0.5 if row % 2 else 0.0)
        while x < b.right():
            if chance.random() >= missing:
                stage.lay(
                    box(x + 2, y + 2, x + brick[0] - 2, y + brick[1] - 2, 2),
                    mix(colour, chance.choice(("#2a1820", "#fff0d8")), chance.uniform(0, 0.16)),
                    depth,
                    "chalk",
                    clip=outline,
                    wobble=0.4,
                    segment=12,
                )
            x += brick[0]
        y += brick[1]
        row += 1


def skyline(seed: int, y: float, height: float, bottom: float = 1260, step: tuple[float, float] = (40, 90)) -> Path:
    """A far city as one outline."""
    chance = random.Random(seed)
    points: list[Point] = [(-60, bottom)]
    x = -60.0
    while x < 860:
        w, h = chance.uniform(*step), height * chance.uniform(0.3, 1.0)
        points += [(x, y - h), (x + w, y - h)]
        x += w
    return polygon([*points, (860, bottom)])


def pointed_arch(place: Place) -> Path:
    """A pointed arch, 1 wide and 1.2 high, foot at the origin: gates, niches, windows."""
    half: list[Point] = [(0, -1.2, 1), (0.14, -1.04), (0.4, -0.86), (0.5, -0.6), (0.5, 0, 1)]
    return place(smooth(mirrored(half)))


def torii(stage: Stage, place: Place, colour: str = "#c8392f", depth: float = 0.7) -> None:
    """A gate of two posts and a curved lintel, 1 high."""
    stage.lay(
        [place(limb(x, 0, 0.05, x * 0.9, -0.86, 0.04)) for x in (-0.42, 0.42)],
        colour,
        depth,
        "paint",
        streak=(PI / 2, 0.12),
    )
    stage.lay(place(box(-0.52, -0.68, 0.52, -0.6)), colour, depth * 0.6, "paint")
    stage.lay(
        place(ribbon([(-0.68, -0.98), (-0.3, -0.92), (0.3, -0.92), (0.68, -0.98)], lambda t: 0.1)),
        darker(colour, 0.35),
        depth * 0.7,
        "paint",
    )
    stage.lay(
        place(ribbon([(-0.62, -0.89), (-0.3, -0.85), (0.3, -0.85), (0.62, -0.89)], lambda t: 0.06)),
        colour,
        0.2,
        "paint",
    )
