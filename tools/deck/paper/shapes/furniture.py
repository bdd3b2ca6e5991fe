"""Furniture and things of the house: table, chair, bed, wardrobe, lamp, cup, teapot, bowl, bottle, book, letter,
suitcase, umbrella, ladder, piano keys, basket, telephone, picture frame, pot, shoe."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from ..colour import darker, lighter, mix
from ..path import PI, Path, Place, Point, box, circle, intersect, limb, minus, oval, polygon, polyline, ribbon, smooth
from ..stage import Stage, stroke


def table(
    stage: Stage, place: Place, wood: str = "#8a5a3a", cloth: str | None = None, width: float = 1.4, depth: float = 0.6
) -> None:
    """1 high from the side; a hanging cloth if a colour is given. Its foot is the origin."""
    w = width / 2
    stage.lay(
        [
            place(
                smooth([(x - 0.04, -0.9, 1), (x + 0.04, -0.9, 1), (x * 1.04 + 0.025, 0, 1), (x * 1.04 - 0.025, 0, 1)])
            )
            for x in (-w * 0.86, w * 0.86)
        ],
        darker(wood, 0.2),
        depth,
        "kraft",
    )
    stage.lay(place(box(-w, -1.0, w, -0.9, 0.02)), wood, depth, "kraft")
    if cloth:
        points: list[Point] = [(-w * 1.02, -1.02, 1), (w * 1.02, -1.02, 1), (w * 1.06, -0.5, 1)]
        points += [
            (w * 1.0 - 2 * w * t, -0.5 + (0.07 if i % 2 else -0.01)) for i, t in enumerate(j / 8 for j in range(9))
        ]
        points.append((-w * 1.06, -0.5, 1))
        stage.lay(
            place(smooth(points)),
            cloth,
            depth * 0.6,
            "paint",
            gradient=place.gradient(-w, -1, w, -0.5, darker(cloth, 0.25)),
        )


def round_table(
    stage: Stage, place: Place, colour: str = "#b8322c", edge: str | None = None, depth: float = 0.9
) -> Path:
    """From above, radius 1, with a rim; returns the top."""
    top = place(circle(0, 0, 1))
    stage.lay(top, edge or darker(colour, 0.3), depth, "paint")
    stage.lay(place(circle(0, 0, 0.94)), colour, 0.15, "paint")
    return top


def chair(
    stage: Stage, place: Place, colour: str = "#8a5a3a", seat: str | None = None, depth: float = 0.6, view: str = "side"
) -> None:
    """1.5 high; side (its back to the left) or front."""
    if view == "front":
        stage.lay([place(limb(x, 0, 0.03, x, -0.6, 0.035)) for x in (-0.3, 0.3)], colour, depth, "kraft")
        stage.lay(
            [place(limb(x, -0.6, 0.035, x * 0.9, -1.5, 0.03)) for x in (-0.3, 0.3)]
            + [place(box(-0.3, y, 0.3, y + 0.07, 0.03)) for y in (-1.44, -1.2, -0.98)],
            colour,
            depth * 0.6,
            "kraft",
        )
        stage.lay(
            place(smooth([(-0.36, -0.58, 1), (-0.32, -0.72, 1), (0.32, -0.72, 1), (0.36, -0.58, 1)])),
            seat or lighter(colour, 0.2),
            depth * 0.7,
            "paint",
        )
        return
    stage.lay(
        [
            place(
                smooth(
                    [
                        (-0.36, 0.0, 1),
                        (-0.3, -0.6),
                        (-0.34, -1.1),
                        (-0.44, -1.5, 1),
                        (-0.36, -1.52, 1),
                        (-0.25, -1.1),
                        (-0.21, -0.6),
                        (-0.28, 0, 1),
                    ]
                )
            ),
            place(limb(0.3, -0.62, 0.035, 0.34, 0, 0.025)),
        ],
        colour,
        depth,
        "kraft",
    )
    stage.lay(place(box(-0.32, -0.68, 0.38, -0.58, 0.03)), seat or lighter(colour, 0.2), depth * 0.7, "paint")


def bed(
    stage: Stage,
    place: Place,
    wood: str = "#6b3a2e",
    sheet: str = "#f6ecd8",
    blanket: str = "#2f6f8f",
    depth: float = 0.7,
) -> Path:
    """From the side, 2 long, the pillow at the left; returns the blanket's outline for a quilt."""
    stage.lay(
        [
            place(box(-1.06, -0.9, -0.96, 0, 0.04)),
            place(box(0.96, -0.62, 1.06, 0, 0.04)),
            place(box(-1.0, -0.34, 1.0, -0.2)),
        ],
        wood,
        depth,
        "kraft",
    )
    stage.lay(
        place(smooth([(-0.96, -0.34, 1), (-0.96, -0.5), (-0.4, -0.54), (0.96, -0.5, 1), (0.96, -0.3, 1)])),
        sheet,
        depth * 0.6,
        "wash",
    )
    stage.lay(
        place(smooth([(-0.94, -0.5), (-0.86, -0.72), (-0.6, -0.72), (-0.44, -0.54), (-0.6, -0.46)])),
        lighter(sheet, 0.3),
        0.4,
        "wash",
        puff=0.06 * place.size,
    )
    cover = place(
        smooth(
            [
                (-0.42, -0.52),
                (0.0, -0.66),
                (0.6, -0.62),
                (0.98, -0.5, 1),
                (1.0, -0.14, 1),
                (0.5, -0.1),
                (0.0, -0.14),
                (-0.4, -0.1, 1),
            ]
        )
    )
    stage.lay(cover, blanket, 0.5, "paint")
    return cover


def bed_from_above(
    stage: Stage,
    place: Place,
    wood: str = "#6b3a2e",
    sheet: str = "#f6ecd8",
    blanket: str = "#2f6f8f",
    depth: float = 0.9,
) -> Path:
    """From above, 2 wide and 3 long, the pillow up; returns the blanket's outline (lay sleepers before it with
    `heads.from_above` or `front`)."""
    stage.lay(place(box(-1.08, -1.6, 1.08, 1.55, 0.08)), wood, depth, "kraft")
    stage.lay(place(box(-1, -1.48, 1, 1.48, 0.06)), sheet, 0.3, "wash")
    stage.lay(
        place(
            smooth(
                [
                    (-0.75, -1.38),
                    (0, -1.42),
                    (0.75, -1.38),
                    (0.82, -1.05),
                    (0.75, -0.78),
                    (0, -0.74),
                    (-0.75, -0.78),
                    (-0.82, -1.05),
                ]
            )
        ),
        lighter(sheet, 0.4),
        0.5,
        "wash",
        puff=0.08 * place.size,
    )
    return place(
        smooth(
            [
                (-1.04, -0.5, 1),
                (-0.5, -0.42),
                (0.1, -0.52),
                (1.04, -0.44, 1),
                (1.06, 1.5, 1),
                (0, 1.54),
                (-1.06, 1.5, 1),
            ]
        )
    )


def wardrobe(
    stage: Stage, place: Place, wood: str = "#6b3a2e", open_: bool = False, inside: str = "#1c1430", depth: float = 0.8
) -> Path:
    """2 high, 1.2 wide, its foot at the origin; returns the inside if open."""
    stage.lay(place(box(-0.62, -2.0, 0.62, -0.06, 0.03)), wood, depth, "kraft")
    stage.lay(
        [place(box(-0.68, -2.08, 0.68, -1.95, 0.03)), place(box(-0.66, -0.12, 0.66, 0.0, 0.02))],
        darker(wood, 0.15),
        0.3,
        "kraft",
    )
    hollow = place(box(-0.54, -1.9, 0.54, -0.16))
    if open_:
        stage.lay(hollow, inside, 0, "velvet", rim=0)
        for side in (-1, 1):
            stage.lay(
                place(polygon([(side * 0.54, -1.9), (side * 1.0, -2.02), (side * 1.0, -0.04), (side * 0.54, -0.16)])),
                lighter(wood, 0.08),
                0.7,
                "kraft",
                streak=(PI / 2, 0.14),
            )
    else:
        for side in (-1, 1):
            stage.lay(
                place(box(min(0, side * 0.53) + 0.01, -1.9, max(0, side * 0.53) - 0.01, -0.16)),
                lighter(wood, 0.1),
                0.25,
                "kraft",
                streak=(PI / 2, 0.14),
            )
            stage.lay(place(circle(side * 0.07, -1.0, 0.035)), "#f0c060", 0.2, "foil")
    return hollow


def cup(
    stage: Stage,
    place: Place,
    colour: str = "#f6ecd8",
    inside: str = "#7a4630",
    band: str | None = "#2f6f8f",
    saucer: bool = True,
    depth: float = 0.6,
) -> Path:
    """A teacup, 1 high and 1.3 wide, seen slightly from above; returns the surface of the drink."""
    if saucer:
        stage.lay(place(oval(0, 0.04, 0.95, 0.2)), darker(colour, 0.06), depth, "smooth")
        stage.lay(place(oval(0, 0.0, 0.6, 0.1)), darker(colour, 0.2), 0, "smooth", rim=0.2)
    stage.lay(
        [
            stroke(
                place(smooth([(0.55, -0.66), (0.92, -0.66), (0.86, -0.3), (0.44, -0.2)], closed=False)),
                0.1 * place.size,
            )
        ],
        colour,
        depth * 0.7,
        "smooth",
    )
    body = place(
        smooth(
            [
                (-0.64, -0.8, 1),
                (0.64, -0.8, 1),
                (0.56, -0.4),
                (0.3, -0.06),
                (0.2, 0.02, 1),
                (-0.2, 0.02, 1),
                (-0.3, -0.06),
                (-0.56, -0.4),
            ]
        )
    )
    stage.lay(body, colour, depth, "smooth", gradient=place.gradient(-0.4, 0, 0.7, 0, darker(colour, 0.28)))
    if band:
        stage.lay(
            place(ribbon([(-0.7, -0.62), (0, -0.52), (0.7, -0.62)], lambda t: 0.08)), band, 0.06, "paint", clip=body
        )
    stage.lay(place(oval(0, -0.8, 0.64, 0.15)), lighter(colour, 0.3), 0.1, "smooth")
    surface = place(oval(0, -0.79, 0.57, 0.115))
    stage.lay(surface, inside, 0, "wash", rim=0)
    return surface


def bowl(stage: Stage, place: Place, colour: str = "#2f6f8f", inside: str = "#f6ecd8", depth: float = 0.6) -> Path:
    """A bowl, 1 wide and 0.5 high; returns its opening."""
    stage.lay(
        place(smooth([(-0.5, -0.44, 1), (0.5, -0.44, 1), (0.4, -0.14), (0.16, 0, 1), (-0.16, 0, 1), (-0.4, -0.14)])),
        colour,
        depth,
        "wash",
        gradient=place.gradient(-0.3, 0, 0.5, 0, darker(colour, 0.3)),
    )
    mouth = place(oval(0, -0.44, 0.5, 0.1))
    stage.lay(mouth, inside, 0.1, "wash")
    return mouth


def teapot(
    stage: Stage, place: Place, colour: str = "#2f6f8f", trim: str = "#f0c060", depth: float = 0.6
) -> tuple[float, float]:
    """1 high; returns the spout's mouth (left)."""
    stage.lay(
        [
            stroke(
                place(smooth([(0.46, -0.6), (0.86, -0.62), (0.82, -0.2), (0.46, -0.16)], closed=False)),
                0.09 * place.size,
            )
        ],
        colour,
        depth,
        "wash",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.4, -0.16, 1),
                    (-0.66, -0.3),
                    (-0.86, -0.66, 1),
                    (-0.74, -0.68, 1),
                    (-0.56, -0.46),
                    (-0.4, -0.44, 1),
                ]
            )
        ),
        colour,
        depth,
        "wash",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.26, -0.74),
                    (0.26, -0.74),
                    (0.54, -0.4),
                    (0.4, -0.04),
                    (0.2, 0, 1),
                    (-0.2, 0, 1),
                    (-0.4, -0.04),
                    (-0.54, -0.4),
                ]
            )
        ),
        colour,
        depth,
        "wash",
        gradient=place.gradient(-0.3, 0, 0.5, 0, darker(colour, 0.3)),
    )
    stage.lay(
        [place(smooth([(-0.27, -0.72, 1), (0, -0.88), (0.27, -0.72, 1)])), place(circle(0, -0.9, 0.07))],
        trim,
        0.3,
        "paint",
    )
    return place.point(-0.82, -0.68)


def bottle(
    stage: Stage,
    place: Place,
    colour: str = "#4a8a7a",
    cork: str | None = "#b8863a",
    depth: float = 0.6,
    through: float = 0.5,
) -> Path:
    """1 high, clear: draw what it holds first. Returns the glass."""
    shape = smooth(
        [
            (-0.22, 0, 1),
            (-0.22, -0.5),
            (-0.2, -0.6),
            (-0.08, -0.72),
            (-0.07, -0.92, 1),
            (0.07, -0.92, 1),
            (0.08, -0.72),
            (0.2, -0.6),
            (0.22, -0.5),
            (0.22, 0, 1),
        ]
    )
    glass = place(shape)
    stage.lay(glass, colour, depth, "tissue", alpha=0.42, through=through)
    stage.lay(
        place(ribbon([(-0.15, -0.08), (-0.15, -0.52), (-0.05, -0.7)], lambda t: 0.035 * math.sin(PI * t))),
        "#ffffff",
        0,
        "smooth",
        rim=0,
        alpha=0.6,
    )
    stage.lay([stroke(glass, 0.018 * place.size)], darker(colour, 0.2), 0.1, rim=0.4, alpha=0.8)
    if cork:
        stage.lay(place(box(-0.06, -1.0, 0.06, -0.88, 0.01)), cork, 0.3, "kraft")
    return glass


def book(stage: Stage, place: Place, cover: str = "#83284f", page: str = "#f8efdc", depth: float = 0.7) -> Path:
    """Open, from above at a slant, 2 wide; blank pages with faint rules. Returns both pages' outline."""
    stage.lay(
        place(smooth([(-1.06, -0.5, 1), (0, -0.44, 1), (1.06, -0.5, 1), (1.1, 0.5, 1), (0, 0.56, 1), (-1.1, 0.5, 1)])),
        cover,
        depth,
        "kraft",
    )
    for side in (1, -1):
        for k in range(3):
            leaf = place(
                smooth(
                    [
                        (0, -0.46 + 0.02 * k, 1),
                        (side * 0.4, -0.6 + 0.02 * k),
                        (side * (1.0 - 0.02 * k), -0.5 + 0.02 * k, 1),
                        (side * (1.02 - 0.02 * k), 0.44, 1),
                        (side * 0.4, 0.36),
                        (0, 0.5, 1),
                    ]
                )
            )
            stage.lay(
                leaf,
                mix(page, darker(page, 0.15), 0.4 * (k % 2)),
                0.12,
                "smooth",
                gradient=place.gradient(side * 0.4, 0, 0, 0, darker(page, 0.3)),
            )
    return place(
        smooth(
            [
                (-1.0, -0.5, 1),
                (-0.4, -0.6),
                (0, -0.46, 1),
                (0.4, -0.6),
                (1.0, -0.5, 1),
                (1.02, 0.44, 1),
                (0.4, 0.36),
                (0, 0.5, 1),
                (-0.4, 0.36),
                (-1.02, 0.44, 1),
            ]
        )
    )


def letter(
    stage: Stage, place: Place, paper: str = "#f8efdc", seal: str | None = "#b8322c", depth: float = 0.5
) -> None:
    """A closed envelope, 1.5 wide."""
    stage.lay(place(box(-0.75, -0.48, 0.75, 0.48, 0.02)), paper, depth, "wash")
    stage.lay(place(polygon([(-0.75, 0.48), (0, -0.06), (0.75, 0.48)])), lighter(paper, 0.2), 0.2, "wash")
    stage.lay(
        place(smooth([(-0.75, -0.48, 1), (0.75, -0.48, 1), (0.08, 0.1), (-0.08, 0.1)])),
        darker(paper, 0.08),
        0.3,
        "wash",
    )
    if seal:
        stage.lay(place(circle(0, 0.06, 0.12)), seal, 0.25, "smooth", puff=0.03 * place.size)


def suitcase(stage: Stage, place: Place, colour: str = "#9a5a30", strap: str = "#4a2d24", depth: float = 0.6) -> None:
    """1.3 wide, its foot at the origin."""
    stage.lay(
        [
            stroke(
                place(smooth([(-0.18, -0.86), (-0.14, -1.02), (0.14, -1.02), (0.18, -0.86)], closed=False)),
                0.06 * place.size,
            )
        ],
        strap,
        depth * 0.6,
        "kraft",
    )
    stage.lay(
        place(box(-0.65, -0.86, 0.65, 0, 0.09)),
        colour,
        depth,
        "kraft",
        gradient=place.gradient(-0.4, -0.8, 0.6, 0, darker(colour, 0.25)),
    )
    stage.lay([place(box(x - 0.05, -0.87, x + 0.05, 0.01)) for x in (-0.36, 0.36)], strap, 0.15, "kraft")
    stage.lay([place(box(x - 0.07, -0.56, x + 0.07, -0.46, 0.01)) for x in (-0.36, 0.36)], "#e0b85a", 0.12, "foil")


def umbrella(
    stage: Stage,
    place: Place,
    colours: Sequence[str] = ("#c8392f", "#8c1f24"),
    ribs: int = 6,
    handle: str = "#4a2d24",
    depth: float = 0.7,
    open_: bool = True,
) -> None:
    """From the side, 2 wide open, the hub at the origin, the handle down 1.5."""
    stage.lay(
        [
            stroke(place(polyline((0, -0.1), (0, 1.2))), 0.05 * place.size),
            stroke(place(smooth([(0, 1.2), (0.02, 1.42), (0.2, 1.44), (0.24, 1.28)], closed=False)), 0.07 * place.size),
        ],
        handle,
        depth * 0.5,
        "kraft",
    )
    if not open_:
        stage.lay(
            place(smooth([(0, -0.3, 1), (0.12, 0.2), (0.1, 0.8, 1), (0, 0.9), (-0.1, 0.8, 1), (-0.12, 0.2)])),
            colours[0],
            depth,
            "paint",
        )
        return
    for i in range(ribs):
        a, b = -1 + 2 * i / ribs, -1 + 2 * (i + 1) / ribs
        stage.lay(
            place(
                smooth(
                    [
                        (0, -0.72, 1),
                        (a * 0.72, -0.5),
                        (a, 0.04, 1),
                        ((a + b) / 2, -0.06),
                        (b, 0.04, 1),
                        (b * 0.72, -0.5),
                    ]
                )
            ),
            colours[i % len(colours)],
            depth * 0.5,
            "paint",
        )
    stage.lay(place(limb(0, -0.72, 0.03, 0, -0.86, 0.015)), handle, 0.3)


def umbrella_from_above(
    stage: Stage, place: Place, colour: str, ribs: int = 8, bands: int = 0, depth: float = 0.7
) -> Path:
    """Radius 1, scalloped, alternate gores darker; returns its outline."""
    shape = scallop(ribs)
    outline = place(shape)
    stage.lay(outline, colour, depth, "paint", wobble=0.25 if place.size > 26 else 0.0, segment=9)
    if place.size > 9:
        for i in range(0, ribs, 2):
            a, b = i * 2 * PI / ribs, (i + 1) * 2 * PI / ribs
            m = (a + b) / 2
            gore = intersect(
                shape,
                polygon(
                    [
                        (0, 0),
                        (math.cos(a) * 1.1, math.sin(a) * 1.1),
                        (math.cos(m) * 1.3, math.sin(m) * 1.3),
                        (math.cos(b) * 1.1, math.sin(b) * 1.1),
                    ]
                ),
            )
            stage.lay(place(gore), mix(colour, "#0c1020", 0.28), 0.12 * depth, "paint", rim=0.35)
        for i in range(bands):
            stage.lay(
                [stroke(place(Place(0, 0, 0.8 - 0.12 * i)(shape)), place.size * 0.045 / (1 + 0.6 * i))],
                mix(colour, "#dfe8f0", 0.38),
                0.08 * depth,
                "wash",
                rim=0.2,
            )
        stage.lay(place(circle(0, 0, 0.05)), mix(colour, "#ffffff", 0.45), 0.2 * depth)
    return outline


def scallop(ribs: int = 8, dip: float = 0.10) -> Path:
    """The outline of an umbrella or flower from above, radius 1."""

    path = skia.Path()
    for i in range(ribs):
        a, b = i * 2 * PI / ribs, (i + 1) * 2 * PI / ribs
        m, k = (a + b) / 2, math.cos(PI / ribs) - 2 * dip
        if i == 0:
            path.moveTo(math.cos(a), math.sin(a))
        path.quadTo(math.cos(m) * k, math.sin(m) * k, math.cos(b), math.sin(b))
    path.close()
    return path


def ladder(
    x0: float, y0: float, x1: float, y1: float, width: float, rungs: int, thick: float = 5.0, narrow: float = 0.0
) -> list[tuple[Path, str, float]]:
    """Strokes for one sheet; narrow: how much thinner it gets towards (x1, y1)."""
    a = math.atan2(y1 - y0, x1 - x0) + PI / 2
    nx, ny = math.cos(a) * width / 2, math.sin(a) * width / 2
    k = 1 - narrow
    found = [(polyline((x0 + s * nx, y0 + s * ny), (x1 + s * nx * k, y1 + s * ny * k)), "+", thick) for s in (-1, 1)]
    for i in range(rungs):
        t = (i + 0.5) / rungs
        w = 1 - narrow * t
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        found.append((polyline((x - nx * w, y - ny * w), (x + nx * w, y + ny * w)), "+", thick * 0.8 * w))
    return found


def piano_keys(
    stage: Stage,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    count: int = 14,
    white: str = "#fbf3e2",
    black: str = "#241d2b",
    depth: float = 0.4,
) -> None:
    """A keyboard from above."""
    w = (x1 - x0) / count
    for i in range(count):
        stage.lay(
            box(x0 + i * w + 1, y0, x0 + (i + 1) * w - 1, y1, 4),
            white,
            depth,
            "smooth",
            gradient=(0, y0, 0, y1, darker(white, 0.08)),
        )
    for i in range(count - 1):
        if i % 7 not in (2, 6):
            x = x0 + (i + 1) * w
            stage.lay(box(x - w * 0.3, y0, x + w * 0.3, y0 + (y1 - y0) * 0.6, 3), black, depth * 1.4, "smooth")


def lamp(
    stage: Stage,
    place: Place,
    shade: str = "#e8b85a",
    foot: str = "#4a2d24",
    glow: str = "#ffd88a",
    strength: float = 0.8,
    depth: float = 0.6,
) -> tuple[float, float]:
    """A table lamp, 1 high; returns its heart."""
    stage.lay(
        [
            place(limb(0, -0.55, 0.03, 0, -0.05, 0.04)),
            place(smooth([(-0.2, 0, 1), (-0.06, -0.09), (0.06, -0.09), (0.2, 0, 1)])),
        ],
        foot,
        depth,
        "kraft",
    )
    hood = place(smooth([(-0.36, -0.5, 1), (-0.2, -1, 1), (0.2, -1, 1), (0.36, -0.5, 1), (0, -0.46)]))
    stage.backlight(hood, glow, strength, falloff=(*place.point(0, -0.66), 0.34 * place.size))
    stage.lay(hood, shade, depth, "tissue", through=0.8, through_colour=glow)
    return place.point(0, -0.6)


def frame(
    stage: Stage,
    place: Place,
    width: float = 1.0,
    height: float = 1.3,
    colour: str = "#b8863a",
    inside: str = "#efe2c8",
    depth: float = 0.7,
) -> Path:
    """A picture frame around the origin; returns the picture to draw in."""
    outer, inner = (
        box(-width / 2, -height / 2, width / 2, height / 2),
        box(-width / 2 + 0.12, -height / 2 + 0.12, width / 2 - 0.12, height / 2 - 0.12),
    )
    picture = place(inner)
    stage.lay(picture, inside, 0, "wash", rim=0)
    stage.lay(place(minus(outer, inner)), colour, depth, "foil")
    stage.lay(
        [
            stroke(
                place(box(-width / 2 + 0.06, -height / 2 + 0.06, width / 2 - 0.06, height / 2 - 0.06)),
                0.018 * place.size,
            )
        ],
        lighter(colour, 0.4),
        0.08,
    )
    return picture


def pot(stage: Stage, place: Place, clay: str = "#c0683d", band: str | None = "#f6e6c8", depth: float = 0.6) -> None:
    """A clay jar, 1 high."""
    body = place(
        smooth(
            [
                (-0.16, -1, 1),
                (0.16, -1, 1),
                (0.13, -0.88),
                (0.36, -0.6),
                (0.34, -0.28),
                (0.15, 0, 1),
                (-0.15, 0, 1),
                (-0.34, -0.28),
                (-0.36, -0.6),
                (-0.13, -0.88),
            ]
        )
    )
    stage.lay(body, clay, depth, "chalk", gradient=place.gradient(-0.2, 0, 0.4, 0, darker(clay, 0.32)))
    if band:
        zig = [(-0.44 + 0.08 * i, -0.56 if i % 2 else -0.48) for i in range(12)]
        stage.lay(
            [
                stroke(place(polyline(*zig)), 0.03 * place.size),
                stroke(place(polyline((-0.44, -0.66), (0.44, -0.66))), 0.02 * place.size),
                stroke(place(polyline((-0.44, -0.38), (0.44, -0.38))), 0.02 * place.size),
            ],
            band,
            0.05,
            clip=body,
            rim=0.2,
        )
    stage.lay(place(oval(0, -1, 0.18, 0.05)), darker(clay, 0.4), 0.15, "chalk")


def basket(stage: Stage, place: Place, colour: str = "#b8863a", depth: float = 0.6) -> Path:
    """1 wide, 0.8 high, woven; returns its mouth."""
    body = place(smooth([(-0.5, -0.6, 1), (0.5, -0.6, 1), (0.4, -0.04), (0.3, 0, 1), (-0.3, 0, 1), (-0.4, -0.04)]))
    stage.lay(body, darker(colour, 0.25), depth, "kraft")
    for row in range(6):
        y = -0.54 + row * 0.095
        stage.lay(
            [
                place(box(x, y, x + 0.085, y + 0.075, 0.02))
                for x in (-0.52 + 0.11 * i + 0.055 * (row % 2) for i in range(11))
            ],
            mix(colour, "#fff0c0", 0.05 * (row % 3)),
            0.1,
            "kraft",
            clip=body,
        )
    mouth = place(oval(0, -0.6, 0.5, 0.08))
    stage.lay(mouth, darker(colour, 0.5), 0.1, "velvet")
    stage.lay([stroke(mouth, 0.05 * place.size)], colour, 0.2, "kraft")
    return mouth


def telephone(stage: Stage, place: Place, colour: str = "#2a2233", dial: str = "#f6ecd8", depth: float = 0.6) -> None:
    """An old one with a dial, 1.2 wide; no digits."""
    stage.lay(
        place(smooth([(-0.3, -0.5), (0.3, -0.5), (0.42, -0.3), (0.56, 0, 1), (-0.56, 0, 1), (-0.42, -0.3)])),
        colour,
        depth,
        "smooth",
        gradient=place.gradient(-0.3, -0.5, 0.4, 0, lighter(colour, 0.15)),
    )
    stage.lay(place(circle(0, -0.22, 0.19)), dial, 0.2, "smooth")
    stage.lay(
        [place(circle(math.cos(a) * 0.13, -0.22 + math.sin(a) * 0.13, 0.03)) for a in (i * PI / 5 for i in range(10))],
        colour,
        0,
        rim=0,
    )
    stage.lay(
        place(
            smooth(
                [
                    (-0.62, -0.5),
                    (-0.66, -0.68),
                    (-0.4, -0.74),
                    (0, -0.7),
                    (0.4, -0.74),
                    (0.66, -0.68),
                    (0.62, -0.5),
                    (0.4, -0.48),
                    (0.34, -0.58),
                    (0, -0.6),
                    (-0.34, -0.58),
                    (-0.4, -0.48),
                ]
            )
        ),
        colour,
        0.5,
        "smooth",
    )


def shoe(
    stage: Stage,
    place: Place,
    colour: str = "#83284f",
    sole: str = "#2a1b1b",
    lace: str | None = "#f6ecd8",
    depth: float = 0.5,
) -> None:
    """From the side, 1 long, toe to +x, its sole at the origin."""
    stage.lay(
        place(
            smooth(
                [
                    (-0.46, -0.5, 1),
                    (-0.1, -0.52, 1),
                    (0.06, -0.3),
                    (0.4, -0.22),
                    (0.52, -0.08),
                    (0.5, 0.0, 1),
                    (-0.48, 0.0, 1),
                    (-0.5, -0.2),
                ]
            )
        ),
        colour,
        depth,
        "smooth",
        gradient=place.gradient(-0.2, -0.5, 0.3, 0, darker(colour, 0.3)),
    )
    stage.lay(place(box(-0.5, -0.04, 0.53, 0.05, 0.03)), sole, 0.2)
    if lace:
        stage.lay(
            [
                stroke(
                    place(polyline((-0.06 + 0.07 * i, -0.44 + 0.07 * i), (-0.18 + 0.08 * i, -0.3 + 0.05 * i))),
                    0.03 * place.size,
                )
                for i in range(3)
            ],
            lace,
            0.1,
        )
