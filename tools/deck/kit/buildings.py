"""What people built: houses, doors, stairs, towers, lighthouses, bridges, walls, rooms."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy

from . import geometry, light, material
from .colour import Colour
from .geometry import Material, Point
from .terrain import Height


def house(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.0,
    depth: float = 1.0,
    height: float = 1.2,
    roof_height: float = 0.7,
    wall: Colour = "#d8c4a4",
    roof: Colour = "#8a3f34",
    lit: float = 0.6,
    seed: int = 1,
    window_color: Colour = "#ffcf70",
    window_strength: float = 4.0,
    chimney: bool = True,
) -> bpy.types.Object:
    """A gabled house facing the camera, its ridge along y; `lit` is the share of lit windows."""
    rnd = random.Random(seed)
    walls = material.surface(wall, roughness=0.85, variation=0.14, variation_scale=3, bump=0.2, bump_scale=9)
    tiles = material.surface(roof, roughness=0.8, variation=0.22, variation_scale=7, bump=0.7, bump_scale=14)
    half, front, back, over = width / 2, -depth / 2, depth / 2, 0.1
    gable = height + roof_height
    body = geometry.mesh(
        [
            (-half, front, 0),
            (half, front, 0),
            (half, front, height),
            (0, front, gable),
            (-half, front, height),
            (-half, back, 0),
            (half, back, 0),
            (half, back, height),
            (0, back, gable),
            (-half, back, height),
        ],
        [(0, 1, 2, 3, 4), (6, 5, 9, 8, 7), (1, 6, 7, 2), (5, 0, 4, 9)],
        walls,
        smooth=False,
    )
    slope = roof_height / half
    eave = height - over * slope
    roofs = [
        geometry.shell(
            geometry.mesh(
                [
                    (sign * (half + over), front - over, eave),
                    (0, front - over, gable + 0.02),
                    (0, back + over, gable + 0.02),
                    (sign * (half + over), back + over, eave),
                ],
                [(0, 1, 2, 3)],
                tiles,
                smooth=False,
            ),
            0.06,
            0,
        )
        for sign in (-1, 1)
    ]
    objects = [body, *roofs]
    bright, dark = material.emission(window_color, window_strength), material.surface("#1c2230", roughness=0.15)
    trim = material.surface("#4a382c", roughness=0.7)
    columns, rows = max(1, round(width / 0.55)), max(1, round(height / 0.75))
    for face, span in (("front", width), ("left", depth), ("right", depth)):
        count = columns if face == "front" else max(1, round(span / 0.6))
        for row in range(rows):
            for column in range(count):
                along = (column + 0.5) / count * span - span / 2
                level = (row + 0.58) / rows * height
                if face == "front" and row == 0 and column == count // 2 and rows > 1:
                    objects.append(geometry.box((0.24, 0.05, 0.46), (along, front, 0.23), material.wood("#5a3020")))
                    continue
                pane = bright if rnd.random() < lit else dark
                spot = (along, front, level) if face == "front" else ((-half if face == "left" else half), along, level)
                size = (0.2, 0.03, 0.28) if face == "front" else (0.03, 0.2, 0.28)
                frame = (0.26, 0.025, 0.34) if face == "front" else (0.025, 0.26, 0.34)
                objects += [geometry.box(frame, spot, trim), geometry.box(size, spot, pane)]
    if roof_height > 0.45:
        objects.append(
            geometry.box(
                (0.2, 0.04, 0.2),
                (0, front, height + roof_height * 0.35),
                bright if rnd.random() < lit else dark,
                (0, 45, 0),
            )
        )
    if chimney:
        objects.append(
            geometry.box(
                (0.16, 0.16, 0.5),
                (half * 0.5, depth * 0.15, height + roof_height * 0.62),
                material.surface("#6a4a40", roughness=0.9),
            )
        )
    return geometry.group(objects, location, turn, scale)


def town(
    rnd: random.Random,
    places: Sequence[Point],
    scale: float = 1.0,
    walls: Sequence[Colour] = ("#c8a488", "#d8c0a0", "#a88a90", "#b0a890"),
    roofs: Sequence[Colour] = ("#7a3a34", "#4a4058", "#8a5038"),
    lit: float = 0.55,
    models: int = 7,
    window_strength: float = 4.0,
) -> bpy.types.Object:
    """Many houses from a few models, one at each place, each with its own turn and size."""
    kinds = [
        house(
            width=rnd.uniform(0.8, 1.3),
            depth=rnd.uniform(0.9, 1.3),
            height=rnd.uniform(0.9, 2.4),
            roof_height=rnd.uniform(0.5, 1.0),
            wall=rnd.choice(list(walls)),
            roof=rnd.choice(list(roofs)),
            lit=lit,
            seed=rnd.randrange(10**6),
            window_strength=window_strength,
        )
        for _ in range(min(models, len(places)))
    ]
    objects = []
    for index, place in enumerate(places):
        size, turn = scale * rnd.uniform(0.85, 1.15), rnd.uniform(-22, 22)
        if index < len(kinds):
            kinds[index].location = place
            kinds[index].scale = (size,) * 3
            kinds[index].rotation_euler = (0, 0, math.radians(turn))
            objects.append(kinds[index])
        else:
            objects.append(geometry.duplicate(kinds[index % len(kinds)], place, size, turn))
    return geometry.group(objects)


def door(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.1,
    height: float = 2.2,
    color: Colour = "#7a2e22",
    frame: Colour = "#d9c8a8",
    open_angle: float = 0.0,
    glow: Colour | None = None,
    glow_strength: float = 3.0,
) -> bpy.types.Object:
    """A panelled door in a frame of its own; opens away by `open_angle` (negative: towards us)."""
    timber, leaf, brass = (
        material.surface(frame, roughness=0.6),
        material.surface(color, roughness=0.45, variation=0.15),
        material.gold(),
    )
    post = 0.14
    objects = [
        geometry.box(
            (post, 0.22, height + post), (sign * (width + post) / 2, 0, (height + post) / 2), timber, bevel=0.02
        )
        for sign in (-1, 1)
    ]
    objects += [
        geometry.box((width + 2 * post + 0.2, 0.28, post), (0, 0, height + post / 2), timber, bevel=0.02),
        geometry.box((width + 2 * post + 0.3, 0.32, 0.06), (0, 0, height + post + 0.03), timber),
    ]
    wing = [geometry.box((width, 0.07, height), (width / 2, 0, height / 2), leaf, bevel=0.01)]
    for across, up, wide, tall in (
        (0.28, 0.72, 0.3, 0.38),
        (0.72, 0.72, 0.3, 0.38),
        (0.28, 0.27, 0.3, 0.36),
        (0.72, 0.27, 0.3, 0.36),
    ):
        wing += [
            geometry.box(
                (width * wide, 0.03, height * tall), (width * across, side * 0.035, height * up), leaf, bevel=0.012
            )
            for side in (-1, 1)
        ]
    wing += [geometry.sphere(0.045, (width * 0.9, side * 0.09, height * 0.47), brass, 16) for side in (-1, 1)]
    objects.append(geometry.group(wing, (-width / 2, 0, 0), open_angle))
    if glow is not None:
        objects.append(
            geometry.plane((width, height), (0, 0.12, height / 2), material.emission(glow, glow_strength), (90, 0, 0))
        )
    return geometry.group(objects, location, turn, scale)


def stairs(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    steps: int = 12,
    width: float = 1.4,
    rise: float = 0.2,
    run: float = 0.32,
    curve: float = 0.0,
    thickness: float | None = None,
    color: Colour = "#c9b79c",
    skin: Material = None,
) -> bpy.types.Object:
    """Steps that climb along +y; `curve` turns each by degrees; `thickness` makes them float slabs."""
    stone = skin or material.surface(color, roughness=0.85, variation=0.15, bump=0.25, bump_scale=9)
    objects = []
    x = y = angle = 0.0
    for step in range(steps):
        top = (step + 1) * rise
        thick = thickness or top
        objects.append(
            geometry.box(
                (width, run * 1.06, thick), (x, y, top - thick / 2), stone, (0, 0, -math.degrees(angle)), bevel=0.012
            )
        )
        x += math.sin(angle) * run
        y += math.cos(angle) * run
        angle += math.radians(curve)
    root = geometry.group(objects, location, turn, scale)
    root["end"] = (x * scale, y * scale, steps * rise * scale)
    return root


def lighthouse(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: Colour = "#e9e2d4",
    stripe: Colour = "#b5382e",
    lamp: float = 20.0,
) -> bpy.types.Object:
    """A striped lighthouse five metres high with a lit lamp."""
    pale, red, iron = (
        material.surface(color, roughness=0.7, variation=0.08),
        material.surface(stripe, roughness=0.6, variation=0.1),
        material.surface("#33302e"),
    )
    objects = []
    for band in range(5):
        radius, base = 0.62 - 0.055 * band, band * 0.8
        objects.append(
            geometry.lathe([(radius, base), (radius - 0.055, base + 0.8)], 48, pale if band % 2 == 0 else red)
        )
    objects += [
        geometry.lathe([(0, 4), (0.55, 4), (0.55, 4.08), (0, 4.08)], 48, iron),
        geometry.torus(0.53, 0.015, (0, 0, 4.28), iron),
        geometry.cylinder(0.2, 0.44, (0, 0, 4.32), material.emission("#ffe9a0", lamp)),
        geometry.lathe([(0.38, 4.58), (0.3, 4.75), (0.05, 5.0), (0, 5.05)], 48, red),
        geometry.box((0.26, 0.1, 0.5), (0, -0.6, 0.25), material.wood("#4a2c1c")),
    ]
    objects += [
        geometry.cylinder(0.015, 0.5, (0.3 * math.cos(angle), 0.3 * math.sin(angle), 4.33), iron, segments=8)
        for angle in (k * math.pi / 4 for k in range(8))
    ]
    objects += [
        geometry.box((0.12, 0.06, 0.2), (0, -0.6 + 0.068 * level, level), material.emission("#ffcf70", 4))
        for level in (1.3, 2.4, 3.3)
    ]
    return geometry.group(objects, location, turn, scale)


def clock_face(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    hour: float = 12.0,
    minute: float = 0.0,
    face: Colour = "#f6ecd2",
    rim: Colour = "#c79a3c",
    glow: float = 0.0,
) -> bpy.types.Object:
    """A clock of radius 1 facing the camera, with strokes for hours (no figures)."""
    dark, plate = (
        material.surface("#1c1a20", roughness=0.4),
        material.surface(face, roughness=0.5, variation=0.05, emission=face if glow else None, emission_strength=glow),
    )
    objects = [
        geometry.cylinder(1.0, 0.08, (0, 0, 0), plate, rotation=(90, 0, 0), segments=72),
        geometry.torus(1.0, 0.08, (0, 0, 0), material.gold(rim), (90, 0, 0)),
    ]
    for hour_mark in range(12):
        angle = math.tau * hour_mark / 12
        length = 0.2 if hour_mark % 3 == 0 else 0.12
        reach = 0.86 - length / 2
        objects.append(
            geometry.box(
                (0.05 if hour_mark % 3 else 0.08, 0.03, length),
                (math.sin(angle) * reach, -0.05, math.cos(angle) * reach),
                dark,
                (0, math.degrees(angle), 0),
            )
        )
    for share, length, wide in (((hour % 12) / 12 + minute / 720, 0.5, 0.09), (minute / 60, 0.76, 0.06)):
        angle = math.tau * share
        objects.append(
            geometry.box(
                (wide, 0.03, length),
                (math.sin(angle) * length * 0.42, -0.09, math.cos(angle) * length * 0.42),
                dark,
                (0, math.degrees(angle), 0),
            )
        )
    objects.append(geometry.sphere(0.08, (0, -0.1, 0), material.gold(rim), 16))
    return geometry.group(objects, location, turn, scale)


def clock_tower(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    height: float = 6.0,
    wall: Colour = "#b98f6c",
    roof: Colour = "#3f5f63",
    hour: float = 12,
    minute: float = 0,
    lit: float = 4.0,
) -> bpy.types.Object:
    """A square tower with clocks on the visible sides and a spire."""
    bricks, trim = (
        material.surface(wall, roughness=0.9, variation=0.18, bump=0.4, bump_scale=12),
        material.surface("#e8d8b8", roughness=0.8),
    )
    tiles = material.surface(roof, roughness=0.55, variation=0.2, bump=0.5, bump_scale=12)
    objects = [geometry.box((1.6, 1.6, height), (0, 0, height / 2), bricks)]
    for level in (height * 0.62, height):
        objects.append(geometry.box((1.85, 1.85, 0.16), (0, 0, level), trim, bevel=0.03))
    for x in (-1, 1):
        for y in (-1, 1):
            objects.append(geometry.box((0.22, 0.22, height), (x * 0.78, y * 0.78, height / 2), trim, bevel=0.02))
    objects.append(
        geometry.cylinder(1.3, 2.0, (0, 0, height + 1.06), tiles, top_radius=0.0, segments=4, rotation=(0, 0, 45))
    )
    objects.append(geometry.sphere(0.1, (0, 0, height + 2.15), material.gold(), 16))
    for side in (0, 90, -90):
        face = clock_face((0, 0, 0), 0.62, 0, hour, minute, glow=0.6)
        angle = math.radians(side)
        objects.append(geometry.group([face], (math.sin(angle) * 0.84, -math.cos(angle) * 0.84, height * 0.82), side))
    window = material.emission("#ffc860", lit)
    for level in (0.18, 0.36, 0.52):
        objects += [geometry.box((0.2, 0.04, 0.42), (x, -0.8, height * level), window) for x in (-0.3, 0.3)]
        objects += [geometry.box((0.04, 0.2, 0.42), (0.8, y, height * level), window) for y in (-0.3, 0.3)]
    return geometry.group(objects, location, turn, scale)


def tower(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    height: float = 4.0,
    radius: float = 0.7,
    wall: Colour = "#a89a90",
    roof: Colour | None = "#5b3a5a",
    lit: float = 4.0,
    seed: int = 1,
) -> bpy.types.Object:
    """A round tower: a pointed roof, or battlements if `roof` is None."""
    rnd = random.Random(seed)
    stone = material.surface(wall, roughness=0.9, variation=0.2, bump=0.6, bump_scale=10)
    objects = [
        geometry.lathe(
            [
                (radius * 1.12, 0),
                (radius, 0.4),
                (radius * 0.94, height - 0.3),
                (radius * 1.12, height - 0.12),
                (radius * 1.12, height),
                (0, height),
            ],
            40,
            stone,
        )
    ]
    if roof is not None:
        objects.append(
            geometry.lathe(
                [
                    (radius * 1.3, height - 0.05),
                    (radius * 0.6, height + radius * 1.1),
                    (0.02, height + radius * 2.4),
                    (0, height + radius * 2.4),
                ],
                40,
                material.surface(roof, roughness=0.7, variation=0.2, bump=0.5, bump_scale=12),
            )
        )
    else:
        objects += [
            geometry.box(
                (radius * 0.32, 0.16, 0.3),
                (radius * 1.05 * math.cos(a), radius * 1.05 * math.sin(a), height + 0.13),
                stone,
                (0, 0, math.degrees(a) + 90),
            )
            for a in (k * math.tau / 10 for k in range(10))
        ]
    for _ in range(4):
        angle, level = rnd.uniform(-2.4, -0.7), rnd.uniform(0.2, 0.88) * height
        objects.append(
            geometry.box(
                (0.14, 0.1, 0.3),
                (radius * 0.97 * math.cos(angle), radius * 0.97 * math.sin(angle), level),
                material.emission("#ffc860", lit),
                (0, 0, math.degrees(angle) + 90),
            )
        )
    return geometry.group(objects, location, turn, scale)


def castle(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    wall: Colour = "#b8a898",
    roof: Colour = "#5b3a5a",
    seed: int = 1,
    lit: float = 4.0,
) -> bpy.types.Object:
    """A keep with five towers and a gate."""
    stone = material.surface(wall, roughness=0.9, variation=0.2, bump=0.6, bump_scale=8)
    objects = [geometry.box((3.0, 2.2, 1.7), (0, 0, 0.85), stone), geometry.box((1.5, 1.4, 3.2), (0, 0.3, 1.6), stone)]
    for x in range(-5, 6):
        objects.append(geometry.box((0.18, 0.2, 0.24), (x * 0.28, -1.05, 1.8), stone))
    for x, y, tall, wide in (
        (-1.5, -1.0, 2.8, 0.45),
        (1.5, -1.0, 2.5, 0.5),
        (-1.3, 1.0, 3.4, 0.45),
        (1.2, 1.0, 3.0, 0.4),
        (0.1, 0.3, 4.8, 0.55),
    ):
        objects.append(tower((x, y, 0), 1, 0, tall, wide, wall, roof, lit, seed + int(tall * 10)))
    objects.append(geometry.box((0.7, 0.06, 0.9), (0, -1.1, 0.45), material.wood("#4a2c1c")))
    return geometry.group(objects, location, turn, scale)


def column(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    height: float = 3.0,
    radius: float = 0.24,
    color: Colour = "#d8c8b0",
    broken: bool = False,
    seed: int = 1,
) -> bpy.types.Object:
    """A fluted column; a broken one ends in a slanted stump."""
    stone = material.stone(color)
    shaft = geometry.lathe(
        [(radius, 0), (radius * 0.95, height * 0.5), (radius * 0.84, height)] + ([(0, height)] if broken else []),
        48,
        stone,
        0 if broken else 6,
    )
    geometry.bend(
        shaft,
        lambda p: (
            p.x * (1 - 0.05 * abs(math.sin(12 * math.atan2(p.y, p.x)))),
            p.y * (1 - 0.05 * abs(math.sin(12 * math.atan2(p.y, p.x)))),
            p.z + (0.5 * p.x * math.sin(seed) + 0.4 * p.y if broken and p.z > height * 0.9 else 0),
        ),
    )
    objects = [shaft, geometry.box((radius * 2.8, radius * 2.8, 0.14), (0, 0, 0.03), stone, bevel=0.02)]
    if not broken:
        objects += [
            geometry.lathe([(radius * 0.84, height), (radius * 1.3, height + 0.16), (0, height + 0.16)], 40, stone),
            geometry.box((radius * 2.8, radius * 2.8, 0.12), (0, 0, height + 0.22), stone, bevel=0.02),
        ]
    return geometry.group(objects, location, turn, scale)


def arch(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 2.0,
    height: float = 2.6,
    thickness: float = 0.4,
    depth: float = 0.6,
    color: Colour = "#b9a58c",
) -> bpy.types.Object:
    """A free-standing stone arch one can look through along y."""
    half, spring = width / 2, height - width / 2
    inner = (
        [(-half, 0.0), (-half, spring)]
        + [(-half * math.cos(a), spring + half * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
        + [(half, spring), (half, 0.0)]
    )
    outer = (
        [(-half - thickness, 0.0), (-half - thickness, spring)]
        + [
            (-(half + thickness) * math.cos(a), spring + (half + thickness) * math.sin(a))
            for a in (math.pi * k / 20 for k in range(21))
        ]
        + [(half + thickness, spring), (half + thickness, 0.0)]
    )
    vertices = [(x, -depth / 2, z) for x, z in inner + outer]
    count = len(inner)
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    made = geometry.mesh(vertices, [face[::-1] for face in faces], material.stone(color), smooth=False)
    return geometry.group([geometry.shell(made, depth, 1)], location, turn, scale)


def lamp_post(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    height: float = 2.6,
    iron: Colour = "#23282c",
    glow: Colour = "#ffc860",
    strength: float = 8.0,
    lamp: float = 30.0,
) -> bpy.types.Object:
    """A street lamp with a lit glass; `lamp` is how much it lights around it."""
    metal = material.surface(iron, roughness=0.4, metallic=0.6)
    objects = [
        geometry.lathe(
            [
                (0.16, 0),
                (0.14, 0.1),
                (0.07, 0.25),
                (0.05, 0.5),
                (0.04, height - 0.1),
                (0.09, height),
                (0.12, height + 0.02),
            ],
            24,
            metal,
            4,
        ),
        geometry.cylinder(
            0.1, 0.34, (0, 0, height + 0.2), material.emission(glow, strength), top_radius=0.15, segments=6
        ),
        geometry.cylinder(0.2, 0.16, (0, 0, height + 0.45), metal, top_radius=0.02, segments=6),
        geometry.sphere(0.035, (0, 0, height + 0.56), metal, 12),
    ]
    if lamp:
        objects.append(light.point((0, 0, height + 0.2), glow, lamp * scale * scale, 0.15 * scale))
    return geometry.group(objects, location, turn, scale)


def fence(
    start: Point,
    end: Point,
    height: Height | None = None,
    spacing: float = 0.35,
    tall: float = 0.6,
    color: Colour = "#c8b090",
) -> bpy.types.Object:
    """Pickets from start to end that follow the ground."""
    timber = material.wood(color)
    length = math.dist(start[:2], end[:2])
    count = max(2, int(length / spacing))
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    objects = []
    for index in range(count + 1):
        t = index / count
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        ground = height(x, y) if height else start[2] + (end[2] - start[2]) * t
        objects.append(geometry.box((0.07, 0.03, tall), (x, y, ground + tall / 2), timber, (0, 0, angle)))
    return geometry.group(objects)


def interior(
    width: float = 5.0,
    depth: float = 6.0,
    height: float = 4.0,
    wall: Colour = "#6a5a6a",
    floor: Colour = "#6b4630",
    ceiling: Colour | None = "#8a8078",
    wall_skin: Material = None,
    floor_skin: Material = None,
    skirting: Colour | None = "#e6dccb",
    window: tuple[float, float, float, float] | None = None,
) -> bpy.types.Object:
    """Three walls, a floor of boards and a ceiling; the front (towards -y) is open.

    The floor's middle is the origin, the back wall stands at +depth/2. `window` cuts a hole in the
    back wall: (middle across, middle up, width, height).
    """
    paint = wall_skin or material.surface(
        wall, roughness=0.9, variation=0.08, variation_scale=1.2, bump=0.1, bump_scale=8
    )
    half, back, front = width / 2, depth / 2, -depth / 2
    objects = []
    if window is None:
        objects.append(geometry.plane((width, height), (0, back, height / 2), paint, (90, 0, 0)))
    else:
        across, up, wide, tall = window
        left, right, low, high = across - wide / 2, across + wide / 2, up - tall / 2, up + tall / 2
        for x0, x1, z0, z1 in (
            (-half, left, 0, height),
            (right, half, 0, height),
            (left, right, 0, low),
            (left, right, high, height),
        ):
            objects.append(geometry.plane((x1 - x0, z1 - z0), ((x0 + x1) / 2, back, (z0 + z1) / 2), paint, (90, 0, 0)))
        timber = material.surface("#e8ddc8", roughness=0.6)
        objects += [geometry.box((0.1, 0.16, tall + 0.2), (x, back, up), timber) for x in (left, right)]
        objects += [geometry.box((wide + 0.2, 0.16, 0.1), (across, back, z), timber) for z in (low, high)]
        objects += [
            geometry.box((0.05, 0.06, tall), (across, back, up), timber),
            geometry.box((wide, 0.06, 0.05), (across, back, up + tall * 0.12), timber),
        ]
    for sign in (-1, 1):
        objects.append(geometry.plane((height, depth), (sign * half, 0, height / 2), paint, (0, 90, 0)))
        if skirting:
            objects.append(
                geometry.box(
                    (0.05, depth, 0.18), (sign * (half - 0.025), 0, 0.09), material.surface(skirting, roughness=0.6)
                )
            )
    if skirting:
        objects.append(
            geometry.box((width, 0.05, 0.18), (0, back - 0.025, 0.09), material.surface(skirting, roughness=0.6))
        )
    if floor_skin is not None:
        objects.append(geometry.plane((width, depth), (0, 0, 0), floor_skin))
    else:
        boards = max(4, int(width / 0.35))
        shades = [
            material.surface(
                floor, roughness=0.45, variation=0.16 + 0.05 * k, variation_scale=2 + k, stretch=(4, 0.5, 1), coat=0.2
            )
            for k in range(3)
        ]
        for index in range(boards):
            wide = width / boards
            objects.append(
                geometry.box(
                    (wide * 0.985, depth, 0.05),
                    (-half + wide * (index + 0.5), 0, -0.025),
                    shades[index * 7 % 3],
                    bevel=0.006,
                )
            )
    if ceiling is not None:
        objects.append(geometry.plane((width, depth), (0, 0, height), material.surface(ceiling, roughness=0.9)))
    return geometry.group(objects)
