"""Things that carry people: boats, balloons, bicycles, trains."""

from __future__ import annotations

import math

import bpy

from .geometry import Point, bend, box, cylinder, disc, group, lathe, mesh, sheet, sphere, sweep, torus
from .material import cloth, emission, gold, surface, wood


def boat(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#5a3a24",
    inside: str | None = None,
    sail: str | None = None,
) -> bpy.types.Object:
    """A rowing boat 2.6 long along x, its keel at z=0; with a `sail` colour it has a mast."""
    timber = surface(color, roughness=0.55, variation=0.2, variation_scale=8, stretch=(0.5, 2, 4))

    def hull(u: float, v: float) -> Point:
        along = u * 2 - 1
        beam = 0.44 * (1 - abs(along) ** 2.4) + 0.006
        height = 0.42 + 0.28 * abs(along) ** 2.5
        angle = math.pi * v
        return (along * 1.3, -math.cos(angle) * beam, height - math.sin(angle) ** 0.8 * height * (1 - abs(along) ** 4))

    made = [sheet(hull, timber, 40, 16, thickness=0.05)]
    bench = wood(inside or "#8a6a44")
    for x in (-0.55, 0.1, 0.7):
        made.append(box((0.2, 0.74 - 0.3 * abs(x), 0.035), (x, 0, 0.33), bench))
    rim = [
        [
            (u * 2.6 - 1.3, side * (0.44 * (1 - abs(u * 2 - 1) ** 2.4) + 0.01), 0.42 + 0.28 * abs(u * 2 - 1) ** 2.5)
            for u in [k / 12 for k in range(13)]
        ]
        for side in (-1, 1)
    ]
    made += [sweep(edge, 0.025, 8, bench, steps=3) for edge in rim]
    if sail:
        made.append(cylinder(0.03, 2.3, (0.1, 0, 1.35), bench))
        made.append(
            sheet(
                lambda u, v: (
                    0.12 + (1 - v) * u * 1.2,
                    0.32 * math.sin(u * 3.1) * (1 - v) * math.sin(v * 3 + 0.3),
                    0.55 + v * 1.9,
                ),
                cloth(sail),
                16,
                24,
            )
        )
        made.append(
            sheet(
                lambda u, v: (0.08 - (1 - v) * u * 0.75, 0.2 * math.sin(u * 3.1) * (1 - v), 0.6 + v * 1.7),
                cloth(sail),
                16,
                24,
            )
        )
    return group(made, location, turn, scale)


def paper_boat(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#f6f1e4"
) -> bpy.types.Object:
    """A boat folded from paper, 2 long along x."""
    points = [
        (-1, 0, 0.55),
        (1, 0, 0.55),
        (-0.45, -0.32, 0),
        (0.45, -0.32, 0),
        (-0.45, 0.32, 0),
        (0.45, 0.32, 0),
        (0, 0, 0.95),
        (-0.62, -0.34, 0.33),
        (0.62, -0.34, 0.33),
        (-0.62, 0.34, 0.33),
        (0.62, 0.34, 0.33),
        (0, -0.36, 0.28),
        (0, 0.36, 0.28),
        (0, -0.3, -0.02),
        (0, 0.3, -0.02),
    ]
    faces = [
        (0, 7, 2),
        (7, 11, 13, 2),
        (11, 8, 3, 13),
        (8, 1, 3),
        (0, 4, 9),
        (9, 4, 14, 12),
        (12, 14, 5, 10),
        (10, 5, 1),
        (2, 13, 14, 4),
        (13, 3, 5, 14),
        (0, 2, 4),
        (1, 5, 3),
        (7, 6, 11),
        (11, 6, 8),
        (9, 12, 6),
        (12, 10, 6),
        (7, 9, 6),
        (8, 6, 10),
    ]
    return group(
        [mesh(points, faces, surface(color, roughness=0.85, variation=0.05), smooth=False)], location, turn, scale
    )


def sailing_ship(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#6b3f22",
    sail: str = "#f2e6cc",
    flag: str = "#b5342e",
    masts: int = 3,
) -> bpy.types.Object:
    """A small tall ship 3 long along x (bow at +x), with billowing square sails and gun ports."""
    timber, linen = wood(color), cloth(sail)

    def hull(u: float, v: float) -> Point:
        along = u * 2 - 1
        beam = 0.36 * (1 - max(0.0, along) ** 2.6) * (0.86 + 0.14 * min(1.0, along + 1.6)) + 0.004
        height = 0.5 + 0.22 * max(0.0, -along) ** 1.4 + 0.10 * max(0.0, along) ** 2
        angle = math.pi * v
        return (
            along * 1.4,
            -math.cos(angle) * beam,
            height - math.sin(angle) ** 0.7 * height * (1 - 0.8 * max(0.0, along) ** 5),
        )

    made = [
        sheet(hull, timber, 40, 14, thickness=0.03),
        box((2.1, 0.56, 0.03), (-0.2, 0, 0.44), wood("#8a6a44")),
        box((0.5, 0.6, 0.26), (-1.15, 0, 0.6), timber, bevel=0.02),
    ]
    made.append(sweep([(1.2, 0, 0.56), (1.6, 0, 0.72), (1.95, 0, 0.86)], [0.03, 0.025, 0.015], 8, timber))
    for index in range(masts):
        x = -0.85 + 1.6 * index / max(1, masts - 1)
        tall = 1.7 if index != 1 else 2.0
        made.append(cylinder(0.03, tall, (x, 0, 0.4 + tall / 2), timber, top_radius=0.015))
        for low, high, wide in ((0.75, 1.25, 0.62), (1.32, 1.75, 0.5), (1.8, 2.1, 0.34)):
            if high > tall + 0.3:
                continue
            made.append(
                sheet(
                    lambda u, v, low=low, high=high, wide=wide, x=x: (
                        x + 0.04 + 0.24 * math.sin(math.pi * u) * math.sin(math.pi * (0.15 + 0.75 * (1 - v))),
                        (u - 0.5) * 2 * wide * (1 - 0.12 * v),
                        low + (high - low) * v,
                    ),
                    linen,
                    14,
                    10,
                )
            )
            made.append(sweep([(x, -wide, high), (x, 0, high), (x, wide, high)], 0.014, 6, timber, steps=1))
        made.append(
            mesh(
                [(x, 0, tall + 0.42), (x - 0.3, 0.05, tall + 0.36), (x - 0.32, 0.02, tall + 0.28), (x, 0, tall + 0.26)],
                [(0, 1, 2, 3)],
                cloth(flag),
            )
        )
    for x in (-0.7, -0.3, 0.1, 0.5):
        for side in (-1, 1):
            made.append(box((0.09, 0.04, 0.08), (x, side * 0.355, 0.3), surface("#171210")))
    return group(made, location, turn, scale)


def balloon(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#c8432f",
    second_color: str = "#f1d9a0",
    basket: bool = True,
    stripes: int = 12,
) -> bpy.types.Object:
    """A striped hot-air balloon 2 wide; `location` is the mouth of the envelope, the basket hangs below."""
    profile = [
        (0.12, 0),
        (0.2, 0.12),
        (0.45, 0.45),
        (0.8, 0.9),
        (1.0, 1.4),
        (0.98, 1.85),
        (0.75, 2.3),
        (0.4, 2.58),
        (0.0, 2.68),
    ]
    segments = stripes * 8
    envelope = lathe(profile, segments, cloth(color), steps=5)
    envelope.data.materials.append(cloth(second_color))
    rings = len(envelope.data.polygons) // segments
    for index, polygon in enumerate(envelope.data.polygons):
        polygon.material_index = (index // rings) // 8 % 2
    bend(
        envelope,
        lambda place: (
            place.x * (1 + 0.03 * abs(math.sin(math.atan2(place.y, place.x) * stripes / 2))),
            place.y * (1 + 0.03 * abs(math.sin(math.atan2(place.y, place.x) * stripes / 2))),
            place.z,
        ),
    )
    made = [envelope]
    if basket:
        wicker, rope = surface("#7a4f2c", roughness=0.9, bump=0.5, bump_scale=40), surface("#3a2a1a")
        made.append(box((0.32, 0.32, 0.24), (0, 0, -0.62), wicker, bevel=0.04))
        for x in (-1, 1):
            for y in (-1, 1):
                made.append(
                    sweep(
                        [(x * 0.14, y * 0.14, -0.5), (x * 0.13, y * 0.13, -0.2), (x * 0.1, y * 0.1, 0.06)],
                        0.008,
                        6,
                        rope,
                    )
                )
    return group(made, location, turn, scale)


def toy_balloon(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#c8322e",
    string: Point | None = None,
) -> bpy.types.Object:
    """A child's balloon, 0.5 high; `string` is where its string ends, relative to the balloon."""
    skin = surface(color, roughness=0.18, variation=0.05, coat=0.5, subsurface=0.1)
    made = [
        lathe(
            [
                (0.0, -0.3),
                (0.02, -0.29),
                (0.008, -0.26),
                (0.07, -0.2),
                (0.18, -0.03),
                (0.2, 0.1),
                (0.14, 0.22),
                (0.0, 0.27),
            ],
            32,
            skin,
            steps=5,
        )
    ]
    if string is not None:
        end = [component / scale for component in string]
        made.append(
            sweep(
                [(0, 0, -0.3), (end[0] * 0.4 + 0.05, end[1] * 0.4, end[2] * 0.5 - 0.1), tuple(end)],
                0.006,
                6,
                surface("#f0e8d8"),
            )
        )
    return group(made, location, turn, scale)


def bicycle(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#b5342e"
) -> bpy.types.Object:
    """A bicycle along y, its front wheel at -y, wheels on z=0."""
    paint, black, steel = (
        surface(color, roughness=0.3, coat=0.5),
        surface("#181618", roughness=0.7),
        surface("#d8dce2", roughness=0.2, metallic=1.0),
    )
    made = []
    for y in (-0.52, 0.52):
        made.append(torus(0.33, 0.022, (0, y, 0.35), black, (0, 90, 0)))
        made.append(torus(0.305, 0.01, (0, y, 0.35), steel, (0, 90, 0)))
        for spoke in range(12):
            angle = math.pi * spoke / 12
            made.append(
                sweep(
                    [
                        (0, y - 0.3 * math.cos(angle), 0.35 - 0.3 * math.sin(angle)),
                        (0, y + 0.3 * math.cos(angle), 0.35 + 0.3 * math.sin(angle)),
                    ],
                    0.004,
                    4,
                    steel,
                    steps=1,
                )
            )
    head, seat, crank, rear = (0, -0.36, 0.86), (0, 0.18, 0.86), (0, 0.06, 0.33), (0, 0.52, 0.35)
    for start, end in (
        (head, seat),
        (head, crank),
        (seat, crank),
        (seat, rear),
        (crank, rear),
        (head, (0, -0.52, 0.35)),
        (head, (0, -0.33, 1.02)),
        (seat, (0, 0.2, 0.95)),
    ):
        made.append(sweep([start, end], 0.018, 10, paint, steps=1))
    made.append(
        sweep(
            [(-0.26, -0.16, 1.0), (-0.2, -0.36, 1.06), (0, -0.34, 1.02), (0.2, -0.36, 1.06), (0.26, -0.16, 1.0)],
            0.014,
            8,
            steel,
        )
    )
    made.append(sphere(0.1, (0, 0.22, 0.98), surface("#4a2a1a", roughness=0.4), 20, (0.7, 1.4, 0.4)))
    made.append(torus(0.09, 0.012, (0.03, 0.06, 0.33), steel, (0, 90, 0)))
    made.append(sphere(0.05, (0, -0.42, 0.92), emission("#ffe6a0", 8), 16))
    return group(made, location, turn, scale)


def locomotive(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#b5342e", glow: float = 14.0
) -> bpy.types.Object:
    """A small steam engine 2 long along y that drives towards -y; rails are at z=0."""
    paint, black, brass = (
        surface(color, roughness=0.35, coat=0.5, variation=0.08),
        surface("#1c1a1e", roughness=0.5),
        gold(),
    )
    made = [
        cylinder(0.34, 1.15, (0, -0.15, 0.66), paint, rotation=(90, 0, 0)),
        box((0.74, 0.6, 0.9), (0, 0.58, 0.76), paint, bevel=0.04),
        box((0.84, 0.74, 0.08), (0, 0.58, 1.24), black, bevel=0.03),
    ]
    made += [
        lathe(
            [(0.08, 0), (0.09, 0.2), (0.13, 0.34), (0.17, 0.42), (0.12, 0.44), (0, 0.44)],
            24,
            black,
            location=(0, -0.5, 0.92),
        ),
        sphere(0.13, (0, -0.1, 1.0), brass, 24),
        cylinder(0.06, 0.2, (0, 0.12, 1.03), brass),
    ]
    made += [torus(0.34, 0.025, (0, y, 0.66), brass, (90, 0, 0)) for y in (-0.7, -0.3, 0.15)]
    made.append(cylinder(0.13, 0.08, (0, -0.76, 0.72), emission("#ffe6a0", glow), rotation=(90, 0, 0)))
    made.append(
        mesh(
            [(-0.34, -0.72, 0.3), (0.34, -0.72, 0.3), (0.0, -1.05, 0.06), (-0.4, -0.75, 0.06), (0.4, -0.75, 0.06)],
            [(0, 2, 1), (0, 3, 2), (1, 2, 4)],
            black,
            smooth=False,
        )
    )
    for x in (-1, 1):
        made.append(box((0.03, 0.3, 0.3), (x * 0.375, 0.58, 0.95), emission("#ffd070", 4)))
        for y, radius in ((-0.45, 0.17), (-0.05, 0.17), (0.5, 0.26)):
            made.append(torus(radius, 0.03, (x * 0.36, y, radius + 0.02), black, (0, 90, 0)))
            made.append(disc(radius * 0.9, (x * 0.37, y, radius + 0.02), paint, (0, 90, 0)))
    made.append(box((0.66, 1.7, 0.12), (0, 0, 0.3), black))
    return group(made, location, turn, scale)


def carriage(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#2f6f7a", glow: float = 5.0
) -> bpy.types.Object:
    """A railway carriage 1.6 long along y with lit windows."""
    paint, black = surface(color, roughness=0.35, coat=0.5, variation=0.08), surface("#1c1a1e", roughness=0.5)
    made = [
        box((0.74, 1.5, 0.8), (0, 0, 0.72), paint, bevel=0.06),
        box((0.82, 1.58, 0.1), (0, 0, 1.16), black, bevel=0.04),
        box((0.6, 1.5, 0.1), (0, 0, 0.28), black),
    ]
    for x in (-1, 1):
        for y in (-0.48, -0.16, 0.16, 0.48):
            made.append(box((0.03, 0.22, 0.28), (x * 0.375, y, 0.86), emission("#ffd070", glow)))
        for y in (-0.5, 0.5):
            made.append(cylinder(0.16, 0.06, (x * 0.36, y, 0.18), black, rotation=(0, 90, 0)))
    return group(made, location, turn, scale)


def flying_carpet_wave(u: float, v: float) -> float:
    """Height of a flying carpet over its middle: one long wave along it, a small one across."""
    return 0.12 * math.sin(u * 7) + 0.04 * math.sin(v * 9 + u * 3)


def flying_carpet(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#8e1f4a", border: str = "#d8a441"
) -> bpy.types.Object:
    """A carpet in the air, 2.4 long along x, with a border and tassels."""
    made = [
        sheet(
            lambda u, v, k=k, lift=lift: (
                (u - 0.5) * 2.4 * k,
                (v - 0.5) * 1.4 * (k if k == 1 else k * 0.96),
                flying_carpet_wave(u if k == 1 else 0.5 + (u - 0.5) * k, v) + lift,
            ),
            cloth(tone),
            40,
            20,
        )
        for k, tone, lift in ((1.0, border, 0.0), (0.88, color, 0.012))
    ]
    thread = surface(border, roughness=0.9)
    for end in (0, 1):
        for strand in range(13):
            v = strand / 12
            x, y, z = (end - 0.5) * 2.4, (v - 0.5) * 1.4, flying_carpet_wave(end, v)
            made.append(
                sweep(
                    [(x, y, z), (x + (end - 0.5) * 0.12, y, z - 0.04), (x + (end - 0.5) * 0.2, y, z - 0.14)],
                    0.012,
                    6,
                    thread,
                    steps=3,
                )
            )
    return group(made, location, turn, scale)


__all__ = [
    "balloon",
    "bicycle",
    "boat",
    "carriage",
    "flying_carpet",
    "locomotive",
    "paper_boat",
    "sailing_ship",
    "toy_balloon",
]
