"""Machines and vehicles: boats, junk, steamer, canoe, train, bus, bicycle, cart, balloon, aeroplane, rocket, crane,
telescope, loom, robot, submarine."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..colour import darker, lighter, mix
from ..path import PI, Place, Point, bezier, box, circle, limb, oval, polygon, polyline, ribbon, smooth
from ..stage import Stage, stroke
from .symbols import gear, wheel


def rowing_boat(
    stage: Stage, place: Place, colour: str = "#b8322c", inside: str = "#4a2d24", depth: float = 0.7
) -> None:
    """2 long from the side, its waterline at the origin."""
    stage.lay(
        place(smooth([(-0.98, -0.36, 1), (-0.5, -0.22), (0.5, -0.22), (0.98, -0.36, 1), (0.5, -0.1), (-0.5, -0.1)])),
        inside,
        depth * 0.4,
        "kraft",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-1.0, -0.36, 1),
                    (-0.5, -0.14),
                    (0.5, -0.14),
                    (1.0, -0.36, 1),
                    (0.84, 0.02),
                    (0.5, 0.16),
                    (-0.5, 0.16),
                    (-0.84, 0.02),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        streak=(0.02, 0.12),
    )
    stage.lay(
        place(ribbon([(-0.98, -0.34), (-0.5, -0.12), (0.5, -0.12), (0.98, -0.34)], lambda t: 0.06)),
        lighter(colour, 0.35),
        0.15,
        "paint",
    )


def paper_boat(stage: Stage, place: Place, paper: str = "#f8f2e0", depth: float = 0.7) -> None:
    """A folded boat, 2 long."""
    stage.lay(place(polygon([(-0.42, 0.0), (0, -0.72), (0.42, 0.0)])), darker(paper, 0.1), depth, "smooth")
    stage.lay(place(polygon([(0, -0.72), (0.42, 0.0), (0, 0.0)])), darker(paper, 0.26), 0.05, "smooth", rim=0)
    stage.lay(
        place(polygon([(-1, -0.28), (0, 0.02), (1, -0.28), (0.56, 0.34), (-0.56, 0.34)])), paper, depth * 0.6, "smooth"
    )
    stage.lay(
        place(polygon([(0, 0.02), (1, -0.28), (0.56, 0.34), (0.02, 0.34)])),
        darker(paper, 0.12),
        0.05,
        "smooth",
        rim=0.2,
    )


def sailing_boat(
    stage: Stage, place: Place, hull: str = "#6b3a2e", sails: Sequence[str] = ("#f6ecd8", "#e39a3c"), depth: float = 0.7
) -> None:
    """2 high: mast, mainsail and jib."""
    stage.lay(place(limb(0, 0.1, 0.03, 0, -1.7, 0.015)), darker(hull, 0.2), depth * 0.6, "kraft")
    stage.lay(
        place(smooth([(0.04, -1.66, 1), (0.5, -1.0), (0.84, -0.16, 1), (0.4, -0.1), (0.04, -0.14, 1)])),
        sails[0],
        depth,
        "wash",
        gradient=place.gradient(0, -1, 0.8, -0.3, darker(sails[0], 0.2)),
    )
    stage.lay(
        place(smooth([(-0.04, -1.56, 1), (-0.3, -0.9), (-0.7, -0.16, 1), (-0.3, -0.14), (-0.04, -0.2, 1)])),
        sails[-1],
        depth,
        "wash",
    )
    stage.lay(
        place(smooth([(-0.9, -0.1, 1), (0.96, -0.1, 1), (0.8, 0.16), (0.5, 0.28), (-0.5, 0.28), (-0.8, 0.12)])),
        hull,
        depth,
        "paint",
    )


def junk(stage: Stage, place: Place, hull: str = "#6b3a2e", sail: str = "#c8592f", depth: float = 0.7) -> None:
    """A ship with battened sails, 2 high."""
    for x, k in ((-0.5, 0.72), (0.12, 1.0), (0.68, 0.6)):
        stage.lay(place(limb(x, 0.0, 0.025, x, -1.7 * k, 0.015)), darker(hull, 0.2), depth * 0.5, "kraft")
        outline = place(
            smooth(
                [
                    (x - 0.28 * k, -0.2, 1),
                    (x - 0.34 * k, -1.0 * k),
                    (x - 0.1 * k, -1.66 * k, 1),
                    (x + 0.3 * k, -1.5 * k, 1),
                    (x + 0.44 * k, -0.9 * k),
                    (x + 0.36 * k, -0.2, 1),
                ]
            )
        )
        stage.lay(outline, sail, depth, "paint", gradient=place.gradient(x - 0.2, -1, x + 0.4, -0.4, darker(sail, 0.3)))
        stage.lay(
            [
                stroke(
                    place(polyline((x - 0.4, -0.2 - i * 0.27 * k), (x + 0.5, -0.24 - i * 0.25 * k))), 0.018 * place.size
                )
                for i in range(6)
            ],
            darker(sail, 0.5),
            0.08,
            clip=outline,
        )
    stage.lay(
        place(
            smooth(
                [
                    (-1.05, -0.5, 1),
                    (-0.86, -0.2),
                    (-0.2, -0.08),
                    (0.6, -0.12),
                    (0.9, -0.36, 1),
                    (1.02, -0.34, 1),
                    (0.84, 0.14),
                    (0.5, 0.3),
                    (-0.5, 0.3),
                    (-0.84, 0.1),
                ]
            )
        ),
        hull,
        depth,
        "kraft",
    )
    stage.lay(place(circle(0.78, -0.06, 0.06)), "#f6ecd8", 0.15)


def canoe(stage: Stage, place: Place, colour: str = "#7a4630", trim: str = "#e3a878", depth: float = 0.6) -> None:
    """2.4 long, ends turned up."""
    stage.lay(
        place(
            smooth(
                [
                    (-1.2, -0.42, 1),
                    (-0.9, -0.12),
                    (0, -0.06),
                    (0.9, -0.12),
                    (1.2, -0.42, 1),
                    (1.12, -0.02),
                    (0.7, 0.16),
                    (-0.7, 0.16),
                    (-1.12, -0.02),
                ]
            )
        ),
        colour,
        depth,
        "kraft",
    )
    stage.lay(
        [
            place(polygon([(x, -0.02), (x + 0.06, 0.08), (x - 0.06, 0.08)]))
            for x in (-0.72 + 0.16 * i for i in range(10))
        ],
        trim,
        0.06,
        rim=0.2,
    )


def steamer(
    stage: Stage,
    place: Place,
    hull: str = "#22304a",
    deck: str = "#f6ecd8",
    funnel: str = "#c8392f",
    glow: str | None = "#ffd88a",
    depth: float = 0.7,
) -> tuple[float, float]:
    """2.4 long; returns the funnel's mouth."""
    stage.lay(
        place(smooth([(0.0, -0.62, 1), (0.04, -1.1, 1), (0.26, -1.1, 1), (0.26, -0.62, 1)])), funnel, depth, "paint"
    )
    stage.lay(place(box(0.03, -1.1, 0.27, -1.0)), "#241d2b", 0.05)
    stage.lay(
        [place(box(-0.7, -0.44, 0.8, -0.2, 0.03)), place(box(-0.45, -0.64, 0.55, -0.42, 0.03))],
        deck,
        depth * 0.8,
        "wash",
    )
    for y, xs in ((-0.32, range(-6, 8)), (-0.53, range(-3, 5))):
        for i in xs:
            port = place(circle(i * 0.1 + 0.02, y, 0.028))
            stage.lay(port, mix(glow, "#fff6d8", 0.4) if glow else "#2a2233", 0, rim=0)
            if glow:
                stage.backlight(port, glow, 0.8)
    stage.lay(
        place(
            smooth([(-1.2, -0.34, 1), (-0.8, -0.22), (0.9, -0.22), (1.2, -0.3, 1), (1.06, 0.16, 1), (-0.92, 0.18, 1)])
        ),
        hull,
        depth,
        "paint",
        streak=(0.02, 0.1),
    )
    return place.point(0.15, -1.1)


def train(
    stage: Stage,
    place: Place,
    colours: Sequence[str] = ("#b8322c", "#22304a", "#3c5a34"),
    carriages: int = 2,
    glow: str | None = "#ffd88a",
    depth: float = 0.6,
) -> tuple[float, float]:
    """An engine facing right and its carriages to the left; the engine is 1.4 long and 1 high; returns its chimney."""
    for i in range(carriages):
        x = -0.86 - 1.16 * i
        colour = colours[(i + 1) % len(colours)]
        stage.lay(place(box(x - 0.52, -0.78, x + 0.52, -0.14, 0.05)), colour, depth, "paint")
        stage.lay(place(box(x - 0.56, -0.84, x + 0.56, -0.75, 0.03)), darker(colour, 0.35), 0.2, "paint")
        for k in (-0.34, -0.11, 0.11, 0.34):
            pane = place(box(x + k - 0.085, -0.64, x + k + 0.085, -0.4, 0.03))
            stage.lay(pane, mix(glow, "#fff6d8", 0.4) if glow else "#2a2233", 0, rim=0)
            if glow:
                stage.backlight(pane, glow, 0.8)
        for k in (-0.3, 0.3):
            wheel(stage, place.at(x + k, -0.1, 0.13), "#2a2233", 6, 0.24, 0.3)
        stage.lay(place(box(x + 0.5, -0.24, x + 0.72, -0.2)), "#2a2233", 0.2)
    colour = colours[0]
    stage.lay(
        [place(box(-0.22, -0.94, 0.2, -0.16, 0.03)), place(limb(0.1, -0.44, 0.24, 0.86, -0.44, 0.24))],
        colour,
        depth,
        "paint",
        streak=(0.0, 0.1),
    )
    stage.lay(
        [
            place(box(-0.28, -1.0, 0.26, -0.92, 0.02)),
            place(smooth([(0.72, -0.66, 1), (0.66, -0.98, 1), (0.94, -0.98, 1), (0.88, -0.66, 1)])),
            place(oval(0.42, -0.7, 0.1, 0.1)),
            place(smooth([(0.9, -0.22, 1), (1.08, -0.02, 1), (0.7, -0.02, 1)])),
        ],
        darker(colour, 0.4),
        0.4,
        "paint",
    )
    pane = place(box(-0.12, -0.82, 0.1, -0.58, 0.03))
    stage.lay(pane, mix(glow or "#2a2233", "#fff6d8", 0.4), 0, rim=0)
    if glow:
        stage.backlight(pane, glow, 0.8)
    stage.lay([place(box(x, -0.69, x + 0.03, -0.19)) for x in (0.3, 0.56)], "#e0b85a", 0.1, "foil")
    for x, r in ((0.0, 0.2), (0.42, 0.2), (0.8, 0.13)):
        wheel(stage, place.at(x, -r, r), "#2a2233", 8, 0.2, 0.4)
    return place.point(0.8, -1.0)


def bus(
    stage: Stage,
    place: Place,
    colour: str = "#e39a3c",
    trim: str = "#1f7a8c",
    depth: float = 0.7,
    load: Sequence[str] = ("#b8322c", "#3c5a34", "#f6ecd8"),
) -> None:
    """A painted country bus with luggage on its roof, 2 long, facing right."""
    for i, shade in enumerate(load):
        x = -0.7 + 0.42 * i
        stage.lay(place(box(x, -1.28 + 0.06 * (i % 2), x + 0.36, -1.02, 0.05)), shade, 0.5, "kraft")
    stage.lay(
        place(
            smooth(
                [
                    (-1.0, -0.16, 1),
                    (-1.0, -0.95),
                    (-0.9, -1.04),
                    (0.62, -1.04),
                    (0.74, -0.92),
                    (0.84, -0.56),
                    (1.0, -0.48),
                    (1.02, -0.16, 1),
                ]
            )
        ),
        colour,
        depth,
        "paint",
    )
    stage.lay(place(box(-1.0, -0.46, 1.0, -0.34)), trim, 0.08, "paint")
    stage.lay(
        [
            place(polygon([(x, -0.45), (x + 0.05, -0.4), (x, -0.35), (x - 0.05, -0.4)]))
            for x in (-0.9 + 0.15 * i for i in range(12))
        ],
        "#fff0c8",
        0.04,
        rim=0,
    )
    stage.lay(
        [place(box(-0.92 + 0.32 * i, -0.92, -0.66 + 0.32 * i, -0.58, 0.03)) for i in range(5)],
        "#2a3a4a",
        0,
        "smooth",
        rim=0.3,
    )
    for x in (-0.6, 0.6):
        stage.lay(place(circle(x, -0.14, 0.19)), "#2a2028", 0.4)
        stage.lay(place(circle(x, -0.14, 0.09)), "#c9bfae", 0.15)
    stage.lay(place(circle(0.96, -0.34, 0.05)), "#fff3c0", 0.1)


def bicycle(stage: Stage, place: Place, colour: str = "#c8392f", tyre: str = "#2a2233", depth: float = 0.5) -> None:
    """2 long, facing right, wheels at the ground."""
    for x in (-0.56, 0.56):
        stage.lay([stroke(place(circle(x, -0.42, 0.4)), 0.05 * place.size)], tyre, depth)
        stage.lay(
            [
                stroke(
                    place(polyline((x, -0.42), (x + math.cos(a) * 0.38, -0.42 + math.sin(a) * 0.38))), 0.01 * place.size
                )
                for a in (i * PI / 8 for i in range(16))
            ],
            lighter(tyre, 0.5),
            0.1,
            rim=0,
        )
    tubes = [
        ((-0.56, -0.42), (-0.04, -0.4)),
        ((-0.56, -0.42), (-0.2, -0.86)),
        ((-0.24, -0.96), (-0.04, -0.4)),
        ((-0.2, -0.86), (0.38, -0.86)),
        ((-0.04, -0.4), (0.38, -0.84)),
        ((0.34, -1.04), (0.56, -0.42)),
    ]
    stage.lay([stroke(place(polyline(a, b)), 0.05 * place.size) for a, b in tubes], colour, depth, "smooth")
    stage.lay(
        [
            place(smooth([(-0.4, -0.98), (-0.12, -1.0), (-0.14, -0.94), (-0.36, -0.92)])),
            stroke(
                place(smooth([(0.2, -1.1), (0.34, -1.06), (0.46, -1.12), (0.4, -1.0)], closed=False)), 0.05 * place.size
            ),
            stroke(place(circle(-0.04, -0.4, 0.1)), 0.035 * place.size),
        ],
        tyre,
        0.4,
        "smooth",
    )


def cart(
    stage: Stage, place: Place, colour: str = "#8a5a3a", wheel_colour: str = "#6b3a2e", depth: float = 0.6
) -> None:
    """A two-wheeled cart, 1.4 long, shafts to the right."""
    stage.lay(
        place(ribbon([(-0.3, -0.5), (0.5, -0.44), (1.2, -0.6)], lambda t: 0.06)),
        darker(colour, 0.2),
        depth * 0.6,
        "kraft",
    )
    stage.lay(
        place(polygon([(-0.62, -0.86), (0.52, -0.86), (0.42, -0.44), (-0.52, -0.44)])),
        colour,
        depth,
        "kraft",
        streak=(0.0, 0.14),
    )
    wheel(stage, place.at(-0.05, -0.36, 0.36), wheel_colour, 10, 0.14, 0.5)


def balloon(
    stage: Stage,
    place: Place,
    colours: Sequence[str] = ("#c8392f", "#f6ecd8", "#e39a3c", "#1f7a8c"),
    basket: str = "#8a5a3a",
    gores: int = 7,
    depth: float = 0.7,
) -> tuple[float, float]:
    """A hot-air balloon, 2 high with its basket at the bottom; returns the basket's rim."""
    for i in sorted(range(gores), key=lambda i: -abs(i - (gores - 1) / 2)):
        a, b = -1 + 2 * i / gores, -1 + 2 * (i + 1) / gores
        a, b = math.sin(a * PI / 2) * 0.72, math.sin(b * PI / 2) * 0.72
        stage.lay(
            place(
                smooth(
                    [
                        (0, -1, 1),
                        (a * 0.7, -0.9),
                        (a, -0.4),
                        (a * 0.7, 0.14),
                        (a * 0.22, 0.52, 1),
                        (b * 0.22, 0.52, 1),
                        (b * 0.7, 0.14),
                        (b, -0.4),
                        (b * 0.7, -0.9),
                    ]
                )
            ),
            colours[i % len(colours)],
            depth * 0.4,
            "paint",
            streak=(PI / 2, 0.08),
        )
    stage.lay(
        [stroke(place(polyline((x, 0.52), (x * 0.9, 0.78))), 0.012 * place.size) for x in (-0.15, -0.05, 0.05, 0.15)],
        darker(basket, 0.4),
        0.2,
    )
    stage.lay(place(smooth([(-0.16, 0.76, 1), (0.16, 0.76, 1), (0.13, 1.0, 1), (-0.13, 1.0, 1)])), basket, 0.5, "kraft")
    return place.point(0, 0.76)


def aeroplane(stage: Stage, place: Place, colour: str = "#f0b83a", trim: str = "#c8392f", depth: float = 0.6) -> None:
    """A small propeller plane from the side, 2 long, nose to +x."""
    stage.lay(
        place(
            smooth(
                [
                    (-1.0, -0.34, 1),
                    (-0.86, -0.36),
                    (-0.7, -0.1),
                    (0.1, -0.24),
                    (0.6, -0.2),
                    (0.9, -0.06),
                    (0.9, 0.1),
                    (0.5, 0.2),
                    (-0.2, 0.16),
                    (-0.9, -0.02),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        streak=(0.0, 0.1),
    )
    stage.lay(
        place(smooth([(-0.02, -0.22, 1), (0.06, -0.4), (0.26, -0.4), (0.38, -0.22, 1)])), "#bfd4d6", 0.15, "smooth"
    )
    stage.lay(
        [
            place(smooth([(-0.3, 0.0), (0.4, 0.02), (0.1, 0.12), (-0.6, 0.34), (-0.66, 0.26)])),
            place(smooth([(-0.98, -0.06), (-0.66, -0.06), (-0.9, 0.06), (-1.12, 0.08)])),
        ],
        trim,
        0.6,
        "paint",
    )
    stage.lay(place(oval(0.96, 0.02, 0.035, 0.38)), darker(trim, 0.3), 0.2, alpha=0.8)
    stage.lay(place(circle(0.95, 0.02, 0.07)), darker(trim, 0.2), 0.25)


def rocket(
    stage: Stage,
    place: Place,
    colour: str = "#f6ecd8",
    trim: str = "#c8392f",
    glass: str = "#2f6f8f",
    depth: float = 0.7,
) -> tuple[float, float]:
    """2 high, nose up; returns its nozzle."""
    stage.lay(
        [
            place(smooth([(side * 0.24, 0.2, 1), (side * 0.56, 0.6), (side * 0.56, 0.98, 1), (side * 0.2, 0.72, 1)]))
            for side in (-1, 1)
        ],
        trim,
        depth,
        "paint",
    )
    stage.lay(
        place(
            smooth(
                [
                    (0, -1, 1),
                    (0.24, -0.66),
                    (0.34, -0.1),
                    (0.28, 0.5),
                    (0.2, 0.82, 1),
                    (-0.2, 0.82, 1),
                    (-0.28, 0.5),
                    (-0.34, -0.1),
                    (-0.24, -0.66),
                ]
            )
        ),
        colour,
        depth,
        "smooth",
        gradient=place.gradient(-0.2, 0, 0.36, 0, darker(colour, 0.3)),
    )
    stage.lay(place(smooth([(0, -1, 1), (0.21, -0.72, 1), (0, -0.66), (-0.21, -0.72, 1)])), trim, 0.1, "paint")
    stage.lay(place(circle(0, -0.3, 0.16)), trim, 0.2)
    stage.lay(place(circle(0, -0.3, 0.115)), glass, 0.08, "smooth")
    return place.point(0, 0.84)


def crane(
    stage: Stage, place: Place, colour: str = "#e39a3c", depth: float = 0.6, reach: float = 0.8
) -> tuple[float, float]:
    """A building crane, 2 high; returns the hook."""
    bars = [
        ((-0.06, 0), (-0.06, -1.7)),
        ((0.06, 0), (0.06, -1.7)),
        ((-0.5, -1.6), (reach, -1.6)),
        ((-0.5, -1.6), (0, -1.95)),
        ((0, -1.95), (reach, -1.6)),
        ((-0.4, -1.7), (reach, -1.7)),
    ]
    for i in range(12):
        s = 1 if i % 2 else -1
        bars.append(((-0.06 * s, -i * 0.14), (0.06 * s, -(i + 1) * 0.14)))
    stage.lay([stroke(place(polyline(a, b)), 0.025 * place.size) for a, b in bars], colour, depth, "card")
    stage.lay(place(box(-0.56, -1.66, -0.36, -1.42)), "#66717c", 0.4)
    hook = (reach * 0.84, -0.9)
    stage.lay(
        [
            stroke(place(polyline((hook[0], -1.6), hook)), 0.01 * place.size),
            stroke(
                place(
                    bezier(
                        hook[0],
                        hook[1],
                        hook[0] + 0.08,
                        hook[1] + 0.08,
                        hook[0] - 0.02,
                        hook[1] + 0.14,
                        hook[0] - 0.05,
                        hook[1] + 0.07,
                    )
                ),
                0.025 * place.size,
            ),
        ],
        "#2a2233",
        0.3,
    )
    return place.point(*hook)


def telescope(
    stage: Stage, place: Place, colour: str = "#b8863a", legs: str = "#4a2d24", lift: float = 0.6, depth: float = 0.6
) -> tuple[float, float]:
    """On a tripod, 1.2 high, pointing up to the right; returns the lens."""
    stage.lay([place(limb(0, -0.7, 0.03, x, 0, 0.02)) for x in (-0.32, 0.04, 0.34)], legs, depth, "kraft")
    tube = place.at(0, -0.74, 1.0, -lift)
    for x0, x1, r in ((-0.5, -0.1, 0.07), (-0.14, 0.36, 0.1), (0.3, 0.78, 0.13)):
        stage.lay(tube(box(x0, -r, x1, r, 0.02)), mix(colour, "#fff0c0", (x0 + 0.5) * 0.15), 0.4, "foil")
    stage.lay(
        [tube(box(x - 0.02, -r - 0.015, x + 0.02, r + 0.015)) for x, r in ((-0.1, 0.1), (0.32, 0.13), (0.78, 0.13))],
        darker(colour, 0.3),
        0.15,
        "foil",
    )
    return tube.point(0.8, 0)


def robot(
    stage: Stage,
    place: Place,
    colour: str = "#97a1a6",
    trim: str = "#c8392f",
    glow: str | None = "#ffd88a",
    depth: float = 0.6,
) -> None:
    """A tin robot, 1 high, its foot at the origin."""
    stage.lay(
        [place(limb(x, -0.3, 0.04, x, -0.04, 0.045)) for x in (-0.1, 0.1)]
        + [place(box(x - 0.08, -0.06, x + 0.08, 0, 0.02)) for x in (-0.11, 0.11)],
        darker(colour, 0.25),
        depth,
        "foil",
    )
    stage.lay(
        [
            place(
                ribbon([(side * 0.2, -0.6), (side * 0.34, -0.46), (side * 0.3, -0.3)], lambda t: 0.07, round_end=True)
            )
            for side in (-1, 1)
        ],
        darker(colour, 0.2),
        depth,
        "foil",
    )
    stage.lay(place(box(-0.21, -0.66, 0.21, -0.26, 0.04)), colour, depth, "foil")
    stage.lay(place(box(-0.15, -0.95, 0.15, -0.69, 0.05)), lighter(colour, 0.1), depth, "foil")
    stage.lay([place(gear(-0.08, -0.44, 0.07, 8)), place(gear(0.05, -0.4, 0.055, 7))], trim, 0.15)
    for side in (-1, 1):
        lens = place(circle(side * 0.065, -0.83, 0.04))
        stage.lay(lens, "#fff3c0" if glow else "#2a2233", 0.05)
        if glow:
            stage.backlight(lens, glow, 0.9)
    stage.lay([place(limb(0, -0.95, 0.01, 0, -1.02, 0.01)), place(circle(0, -1.03, 0.025))], trim, 0.2)


def submarine(stage: Stage, place: Place, colour: str = "#e0b040", glow: str = "#ffe9a0", depth: float = 0.7) -> None:
    """2 long, facing right."""
    stage.lay(
        place(smooth([(-0.2, -0.36, 1), (-0.14, -0.66), (0.2, -0.66), (0.28, -0.36, 1)])),
        darker(colour, 0.15),
        depth * 0.8,
        "paint",
    )
    stage.lay(
        place(
            smooth(
                [
                    (-1.0, 0),
                    (-0.6, -0.32),
                    (0, -0.4),
                    (0.6, -0.36),
                    (0.98, -0.06),
                    (0.9, 0.2),
                    (0.4, 0.36),
                    (-0.4, 0.34),
                    (-0.8, 0.18),
                ]
            )
        ),
        colour,
        depth,
        "paint",
        puff=0.1 * place.size,
        puff_strength=0.25,
    )
    for x in (-0.4, 0.0, 0.4):
        stage.lay(place(circle(x, -0.04, 0.13)), darker(colour, 0.35), 0.2)
        pane = place(circle(x, -0.04, 0.09))
        stage.lay(pane, "#fff3d0", 0, rim=0)
        stage.backlight(pane, glow, 0.8)
    stage.lay(
        [
            place(oval(-1.05, 0.0, 0.05, 0.26)),
            stroke(place(polyline((0.1, -0.66), (0.1, -0.92), (0.24, -0.92))), 0.05 * place.size),
        ],
        darker(colour, 0.4),
        0.4,
    )


def loom(
    stage: Stage, place: Place, wood: str = "#8a5a3a", warp: str = "#f6ecd8", depth: float = 0.6
) -> tuple[Point, Point]:
    """An upright loom, 2 high, with its warp; returns where the woven cloth's upper edge may be (left, right)."""
    stage.lay(
        [place(box(x - 0.07, -2.0, x + 0.07, 0, 0.02)) for x in (-0.8, 0.8)]
        + [place(box(-0.95, y - 0.06, 0.95, y + 0.06, 0.05)) for y in (-1.9, -0.14)],
        wood,
        depth,
        "kraft",
    )
    stage.lay(
        [
            stroke(place(polyline((x, -1.86), (x, -0.2))), 0.01 * place.size)
            for x in (-0.66 + 0.055 * i for i in range(25))
        ],
        warp,
        0.2,
        rim=0.2,
    )
    return place.point(-0.68, -0.9), place.point(0.68, -0.9)
