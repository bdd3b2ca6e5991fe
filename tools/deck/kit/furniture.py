"""Furniture and rooms: beds, tables, cupboards, pianos, mirrors, clocks, lamps that hang, walls and floors."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy

from . import light
from .geometry import (
    Point,
    bend,
    box,
    cylinder,
    disc,
    group,
    lathe,
    mesh,
    plane,
    scatter,
    sheet,
    shell,
    sphere,
    sweep,
    torus,
    transform,
)
from .material import cloth, emission, glass, gold, surface, wood


def cushion(
    size: Point, location: Point, material: bpy.types.Material, rotation: Sequence[float] = (0, 0, 0)
) -> bpy.types.Object:
    """A padded block with generously rounded edges."""
    made = box(size, location, material, rotation)
    modifier = made.modifiers.new("bevel", "BEVEL")
    modifier.width = min(size) * 0.42
    modifier.segments = 5
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    return made


def table(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.6,
    depth: float = 0.9,
    height: float = 0.75,
    color: str = "#6b3f22",
    cloth_color: str | None = None,
) -> bpy.types.Object:
    """A table with turned legs, under a cloth with folds if `cloth_color` is given."""
    timber = wood(color)
    made = [
        box((width, depth, 0.05), (0, 0, height - 0.025), timber, bevel=0.012),
        box((width * 0.92, depth * 0.9, 0.09), (0, 0, height - 0.09), timber),
    ]
    leg = [
        (0.03, 0),
        (0.028, 0.04),
        (0.045, 0.12),
        (0.03, 0.2),
        (0.035, height * 0.5),
        (0.05, height * 0.72),
        (0.035, height * 0.8),
        (0.045, height - 0.05),
    ]
    for x in (-1, 1):
        for y in (-1, 1):
            made.append(lathe(leg, 16, timber, steps=3, location=(x * (width / 2 - 0.09), y * (depth / 2 - 0.09), 0)))
    if cloth_color:
        made.append(tablecloth(width, depth, height, cloth_color))
    return group(made, location, turn, scale)


def tablecloth(width: float, depth: float, height: float, color: str, drop: float = 0.32) -> bpy.types.Object:
    """A cloth over a rectangular table: flat on top, in folds down the sides."""

    def place(u: float, v: float) -> Point:
        angle = 2 * math.pi * u
        # A rounded rectangle in polar form, pushed out in folds below the edge.
        reach = 1 / max(abs(math.cos(angle)) / (width / 2 + 0.02), abs(math.sin(angle)) / (depth / 2 + 0.02))
        if v < 0.5:
            return (reach * v * 2 * math.cos(angle), reach * v * 2 * math.sin(angle), height + 0.006)
        fall = (v - 0.5) * 2
        out = reach + fall * (0.05 + 0.035 * math.sin(angle * 17))
        return (
            out * math.cos(angle),
            out * math.sin(angle),
            height + 0.006 - drop * fall * (1 + 0.12 * math.sin(angle * 4)),
        )

    return sheet(place, cloth(color), 240, 16)


def round_table(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    radius: float = 0.6,
    height: float = 0.74,
    color: str = "#5a3420",
    cloth_color: str | None = None,
) -> bpy.types.Object:
    """A round table on one foot."""
    timber = wood(color)
    made = [cylinder(radius, 0.045, (0, 0, height - 0.022), timber, segments=64)]
    made.append(
        lathe(
            [(0.30, 0), (0.30, 0.03), (0.12, 0.08), (0.05, 0.2), (0.07, 0.4), (0.045, 0.55), (0.09, height - 0.04)],
            40,
            timber,
            steps=4,
        )
    )
    if cloth_color:

        def place(u: float, v: float) -> Point:
            angle = 2 * math.pi * u
            if v < 0.4:
                return (
                    radius * 1.02 * v / 0.4 * math.cos(angle),
                    radius * 1.02 * v / 0.4 * math.sin(angle),
                    height + 0.006,
                )
            fall = (v - 0.4) / 0.6
            reach = radius * 1.02 + fall * (0.06 + 0.05 * math.sin(angle * 13))
            return (reach * math.cos(angle), reach * math.sin(angle), height + 0.006 - 0.42 * fall)

        made.append(sheet(place, cloth(cloth_color), 200, 18))
    return group(made, location, turn, scale)


def chair(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#5a3420",
    seat: str = "#8e1f2a",
    back: float = 1.1,
) -> bpy.types.Object:
    """A dining chair with a tall curved back; it faces -y."""
    timber, padding = wood(color), cloth(seat)
    made = [
        cushion((0.46, 0.44, 0.09), (0, 0, 0.46), padding),
        box((0.48, 0.46, 0.05), (0, 0, 0.42), timber, bevel=0.01),
    ]
    for x in (-0.2, 0.2):
        made.append(
            sweep([(x, -0.19, 0.42), (x * 1.05, -0.2, 0.2), (x * 1.02, -0.2, 0)], [0.03, 0.022, 0.017], 10, timber)
        )
        made.append(
            sweep(
                [(x, 0.26, 0), (x, 0.2, 0.42), (x, 0.21, 0.75), (x * 0.9, 0.3, back)],
                [0.02, 0.027, 0.024, 0.018],
                10,
                timber,
            )
        )
    made.append(
        sweep([(-0.18, 0.3, back), (0, 0.32, back + 0.07), (0.18, 0.3, back)], [0.026, 0.034, 0.026], 10, timber)
    )
    made.append(cushion((0.27, 0.035, back * 0.42), (0, 0.235, back * 0.74), padding, (-8, 0, 0)))
    return group(made, location, turn, scale)


def armchair(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#3f6a4a"
) -> bpy.types.Object:
    """A fat wing chair; it faces -y."""
    padding, feet = cloth(color), wood("#2a1a12")
    made = [cushion((0.62, 0.62, 0.22), (0, -0.02, 0.42), padding), cushion((0.8, 0.76, 0.3), (0, 0, 0.25), padding)]
    made.append(cushion((0.78, 0.22, 0.95), (0, 0.34, 0.72), padding, (-8, 0, 0)))
    for x in (-1, 1):
        made.append(
            sweep(
                [(x * 0.40, -0.36, 0.30), (x * 0.42, -0.36, 0.60), (x * 0.41, 0.1, 0.62), (x * 0.38, 0.34, 0.9)],
                [0.1, 0.11, 0.1, 0.07],
                16,
                padding,
            )
        )
        made.append(cushion((0.14, 0.26, 0.5), (x * 0.36, 0.24, 0.95), padding))
        for y in (-0.3, 0.3):
            made.append(cylinder(0.03, 0.12, (x * 0.32, y, 0.06), feet))
    return group(made, location, turn, scale)


def bed(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.3,
    length: float = 2.1,
    blanket: str = "#a02c34",
    color: str = "#4a2d1c",
    pillow: str = "#f2ead8",
) -> bpy.types.Object:
    """A bed with posts and a quilt; the head is at +y."""
    timber, quilt, linen = wood(color), cloth(blanket), cloth(pillow)
    made = [
        box((width, length, 0.14), (0, 0, 0.36), timber, bevel=0.02),
        cushion((width * 0.98, length * 0.98, 0.22), (0, 0, 0.50), linen),
    ]

    def place(u: float, v: float) -> Point:
        x = (u - 0.5) * (width + 0.5)
        over = max(0.0, abs(x) - width / 2)
        y = -length / 2 - 0.02 + v * length * 0.72
        puff = 0.05 * math.sin(u * 9.4) * math.sin(v * 15) + 0.03 * math.sin(u * 23 + v * 7)
        return (x - math.copysign(over * 0.9, x), y, 0.655 + puff - over * 1.3 - (0.22 if v < 0.02 else 0.0))

    made.append(sheet(place, quilt, 60, 60, thickness=0.05))
    for x in (-0.24, 0.24):
        made.append(sphere(0.24, (x * width / 0.9, length / 2 - 0.28, 0.70), linen, 24, (1.0, 0.75, 0.42), (16, 0, 0)))
    for y, height in ((-length / 2, 0.85), (length / 2, 1.35)):
        for x in (-1, 1):
            post = [
                (0.045, 0),
                (0.05, 0.1),
                (0.032, 0.2),
                (0.045, height * 0.55),
                (0.03, height * 0.8),
                (0.05, height),
                (0.0, height + 0.02),
            ]
            made.append(lathe(post, 20, timber, steps=3, location=(x * width / 2, y, 0)))
            made.append(sphere(0.055, (x * width / 2, y, height + 0.05), timber, 20))
        made.append(
            sheet(
                lambda u, v, y=y, height=height: (
                    (u - 0.5) * width,
                    y,
                    0.36 + v * (height * 0.62 - 0.2 + 0.16 * math.sin(u * math.pi)),
                ),
                timber,
                24,
                6,
                thickness=0.04,
            )
        )
    return group(made, location, turn, scale)


def wardrobe(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.5,
    height: float = 2.3,
    depth: float = 0.6,
    color: str = "#5a3420",
    opened: float = 110.0,
    back: bool = True,
) -> bpy.types.Object:
    """A tall wardrobe whose doors stand open by `opened` degrees; without a back one looks through it. Faces -y."""
    timber, knob = wood(color), gold()
    made = []
    for x in (-1, 1):
        made.append(box((0.06, depth, height), (x * (width / 2 - 0.03), 0, height / 2), timber, bevel=0.01))
    for z in (0.1, height - 0.03):
        made.append(box((width, depth, 0.06), (0, 0, z), timber, bevel=0.01))
    made.append(box((width, depth, 0.16), (0, -0.01, 0.06), timber, bevel=0.015))
    if back:
        made.append(box((width, 0.03, height), (0, depth / 2, height / 2), timber))
    made.append(box((width + 0.16, depth + 0.1, 0.07), (0, 0, height + 0.03), timber, bevel=0.02))
    made.append(
        sheet(
            lambda u, v: (
                (u - 0.5) * width,
                -depth / 2,
                height + 0.06 + v * (0.10 + 0.16 * math.sin(u * math.pi) ** 2),
            ),
            timber,
            32,
            4,
            thickness=0.06,
        )
    )
    for x in (-1, 1):
        half = width / 2 - 0.02
        leaf = [box((half, 0.04, height - 0.2), (-x * half / 2, 0, height / 2), timber, bevel=0.008)]
        for z, tall in ((height * 0.70, height * 0.38), (height * 0.27, height * 0.30)):
            for side in (-1, 1):
                leaf.append(box((half * 0.66, 0.02, tall), (-x * half / 2, side * 0.025, z), timber, bevel=0.012))
        leaf.append(sphere(0.03, (-x * half * 0.92, -0.045, height * 0.48), knob, 16))
        made.append(group(leaf, (x * width / 2, -depth / 2 - 0.02, 0), x * opened))
    return group(made, location, turn, scale)


def bookcase(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.4,
    height: float = 2.4,
    shelves: int = 6,
    depth: float = 0.32,
    color: str = "#4a2d1c",
    seed: int = 1,
    colors: Sequence[str] = ("#8e2f2a", "#2f4f6a", "#c79a3c", "#3f6a4a", "#6a3a5a", "#d8c8a8"),
    filled: float = 0.94,
    back: bool = True,
) -> bpy.types.Object:
    """A bookcase full of books (one mesh a colour); it faces -y."""
    chance = random.Random(seed)
    timber = wood(color)
    made = [box((0.05, depth, height), (x * (width / 2 - 0.025), 0, height / 2), timber) for x in (-1, 1)]
    step = (height - 0.06) / shelves
    for shelf in range(shelves + 1):
        made.append(box((width, depth, 0.035), (0, 0, 0.03 + shelf * step), timber))
    if back:
        made.append(box((width, 0.02, height), (0, depth / 2, height / 2), timber))
    made.append(box((width + 0.1, depth + 0.06, 0.06), (0, 0, height + 0.02), timber, bevel=0.015))
    piles: dict[str, list] = {tone: [] for tone in colors}
    for shelf in range(shelves):
        x = -width / 2 + 0.06
        while x < width / 2 - 0.1:
            thick = chance.uniform(0.025, 0.07)
            tall = step * chance.uniform(0.6, 0.88)
            lean = chance.choice((0, 0, 0, 0, chance.uniform(-9, 9)))
            if chance.random() < filled:
                placed = transform(
                    (x + thick / 2, -depth * 0.08, 0.05 + shelf * step + tall / 2),
                    (0, lean, 0),
                    (thick, depth * chance.uniform(0.6, 0.78), tall),
                )
                piles[chance.choice(list(colors))].append(placed)
            x += thick + 0.004
    for tone, placements in piles.items():
        made.append(boxes(placements, surface(tone, roughness=0.6, variation=0.15)))
    return group(made, location, turn, scale)


def boxes(placements: Sequence[object], material: bpy.types.Material) -> bpy.types.Object:
    """Many unit cubes, each placed by its matrix, as one mesh."""
    corners = [(x / 2, y / 2, z / 2) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return scatter(corners, faces, placements, material, smooth=False)


def piano(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#16141a", lid: float = 38.0
) -> bpy.types.Object:
    """A grand piano with its lid up; the keyboard faces -y."""
    lacquer = surface(color, roughness=0.12, variation=0.03, coat=0.8)
    brass = gold()
    outline = [
        (-0.75, -0.75),
        (0.75, -0.75),
        (0.75, -0.2),
        (0.72, 0.2),
        (0.5, 0.55),
        (0.36, 0.95),
        (0.2, 1.18),
        (-0.15, 1.3),
        (-0.5, 1.25),
        (-0.72, 1.0),
        (-0.75, 0.4),
    ]
    curve = _rounded_outline(outline)

    def slab(bottom: float, top: float, material: bpy.types.Material, shrink: float = 1.0) -> bpy.types.Object:
        points = [(x * shrink, (y - 0.2) * shrink + 0.2) for x, y in curve]
        count = len(points)
        vertices = [(x, y, bottom) for x, y in points] + [(x, y, top) for x, y in points]
        faces: list[Sequence[int]] = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        faces += [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
        return mesh(vertices, faces, material, smooth=False)

    made = [slab(0.62, 0.98, lacquer), slab(0.93, 0.985, brass, 0.93)]
    cover = slab(0, 0.03, lacquer)
    cover.location = (0, 0, 0)
    made.append(group([group([cover], (0.75, 0, 0))], (-0.75, 0, 0.99), (0, -lid, 0)))
    made.append(sweep([(0.52, 0.1, 0.98), (0.3, 0.1, 1.25), (0.18, 0.1, 1.46)], 0.014, 8, lacquer))
    made.append(box((1.46, 0.26, 0.04), (0, -0.84, 0.70), lacquer, bevel=0.01))
    made.append(
        boxes(
            [transform((-0.66 + i * 0.0377, -0.85, 0.735), scale=(0.034, 0.2, 0.025)) for i in range(36)],
            surface("#f4efe2", roughness=0.2, variation=0.02),
        )
    )
    made.append(
        boxes(
            [
                transform((-0.64 + i * 0.0377, -0.81, 0.755), scale=(0.019, 0.12, 0.03))
                for i in range(35)
                if i % 7 not in (2, 6)
            ],
            surface("#0c0b0e", roughness=0.2, variation=0),
        )
    )
    made.append(box((0.7, 0.03, 0.24), (0, -0.45, 1.12), lacquer, (-14, 0, 0), 0.01))
    leg = [(0.05, 0), (0.05, 0.06), (0.035, 0.1), (0.07, 0.4), (0.085, 0.6), (0.06, 0.64)]
    for x, y in ((-0.6, -0.6), (0.6, -0.6), (-0.15, 0.95)):
        made.append(lathe(leg, 20, lacquer, steps=3, location=(x, y, 0)))
    return group(made, location, turn, scale)


def _rounded_outline(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The first corners stay sharp (the keyboard's end), the rest of the outline is rounded."""
    from .geometry import smooth_curve

    tail = smooth_curve(points[2:], 4)
    return [*points[:2], *[(point[0], point[1]) for point in tail]]


def picture_frame(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 0.8,
    height: float = 1.1,
    border: float = 0.12,
    color: str = "#c79a3c",
    inside: bpy.types.Material | None = None,
) -> bpy.types.Object:
    """A carved frame standing on its lower edge; `inside` is a material for the picture. Faces -y."""
    gilt = surface(color, roughness=0.35, metallic=0.9, variation=0.2, bump=0.4, bump_scale=14)
    made = []
    for thick, out, deep in (
        (border, 0.0, 0.10),
        (border * 0.35, -border * 0.1, 0.15),
        (border * 0.25, border * 0.8, 0.13),
    ):
        for x in (-1, 1):
            made.append(
                box(
                    (thick, deep, height + 2 * out + 2 * thick),
                    (x * (width / 2 + out + thick / 2), 0, height / 2 + border),
                    gilt,
                    bevel=0.02,
                )
            )
        for z in (-1, 1):
            made.append(
                box(
                    (width + 2 * out + 2 * thick, deep, thick),
                    (0, 0, height / 2 + border + z * (height / 2 + out + thick / 2)),
                    gilt,
                    bevel=0.02,
                )
            )
    if inside is not None:
        made.append(plane((width, height), (0, 0.02, height / 2 + border), inside, (90, 0, 0)))
    return group(made, location, turn, scale)


def mirror(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 0.9,
    height: float = 1.8,
    color: str = "#c79a3c",
    inside: bpy.types.Material | None = None,
) -> bpy.types.Object:
    """A standing oval mirror on feet. It shows its surroundings, or `inside` instead. Faces -y."""
    gilt = gold(color, 0.35)
    silver = inside or surface("#e8eef2", roughness=0.03, metallic=1.0, variation=0)
    middle = height / 2 + 0.16
    points = [
        (width / 2 * math.cos(2 * math.pi * k / 72), 0.0, middle + height / 2 * math.sin(2 * math.pi * k / 72))
        for k in range(72)
    ]
    uv = [(0.5 + 0.5 * math.cos(2 * math.pi * k / 72), 0.5 + 0.5 * math.sin(2 * math.pi * k / 72)) for k in range(72)]
    made = [mesh(points, [tuple(range(71, -1, -1))], silver, smooth=False, uv=uv)]
    ring = [(x * 1.04, y, middle + (z - middle) * 1.02) for x, y, z in points]
    made.append(sweep([*ring, ring[0], ring[1]], (0.06), 12, gilt, steps=1, up=(0, 1, 0)))
    made.append(sphere(0.09, (0, 0, middle + height / 2 + 0.06), gilt, 24, (1.3, 0.6, 1)))
    for x in (-1, 1):
        made.append(
            sweep(
                [(x * width * 0.56, 0, middle), (x * width * 0.6, 0, 0.5), (x * width * 0.58, 0, 0.06)],
                [0.03, 0.035, 0.03],
                12,
                gilt,
            )
        )
        made.append(
            sweep(
                [(x * width * 0.58, -0.28, 0.02), (x * width * 0.58, 0, 0.1), (x * width * 0.58, 0.28, 0.02)],
                0.035,
                12,
                gilt,
            )
        )
    return group(made, location, turn, scale)


def clock_face(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    hour: float = 10.2,
    rim: str = "#c79a3c",
    face: str = "#f4ead0",
    hands: str = "#1c1a22",
    glow: float = 0.0,
    marks: bool = True,
    tilt: float = 0.0,
) -> bpy.types.Object:
    """A round clock face of radius 1 that looks towards -y: strokes for hours, no figures."""
    white = surface(face, roughness=0.5, variation=0.06, emission=face if glow else None, emission_strength=glow)
    dark = surface(hands, roughness=0.4, variation=0.05)
    made = [
        cylinder(1.0, 0.08, (0, 0.05, 0), white, rotation=(90, 0, 0), segments=72),
        torus(1.0, 0.07, (0, 0, 0), gold(rim), (90, 0, 0)),
        torus(0.9, 0.012, (0, 0, 0), dark, (90, 0, 0)),
    ]
    if marks:
        placements = []
        for mark in range(60):
            angle = mark * 6
            long = 0.16 if mark % 5 == 0 else 0.05
            wide = 0.045 if mark % 15 == 0 else 0.028 if mark % 5 == 0 else 0.012
            reach = 0.86 - long / 2
            radians = math.radians(angle)
            placements.append(
                transform(
                    (reach * math.sin(radians), 0.0, reach * math.cos(radians)), (0, angle, 0), (wide, 0.02, long)
                )
            )
        made.append(boxes(placements, dark))
    made.append(clock_hand(0.52, 0.06, (hour % 12) * 30, dark, -0.03))
    made.append(clock_hand(0.80, 0.04, (hour % 1) * 360, dark, -0.05))
    made.append(sphere(0.06, (0, -0.05, 0), gold(rim), 20))
    return group(made, location, (tilt, 0, turn), scale)


def clock_hand(
    length: float, width: float, angle: float, material: bpy.types.Material, y: float = 0.0
) -> bpy.types.Object:
    """A leaf-shaped hand that points up at angle 0 and turns clockwise (seen from -y)."""
    points = [
        (-width * 0.35, 0, -0.12 * length),
        (width * 0.35, 0, -0.12 * length),
        (width * 0.5, 0, length * 0.2),
        (width * 1.1, 0, length * 0.62),
        (0, 0, length),
        (-width * 1.1, 0, length * 0.62),
        (-width * 0.5, 0, length * 0.2),
    ]
    made = mesh(points, [tuple(range(7))], material, (0, y, 0), (0, angle, 0), smooth=False)
    return shell(made, 0.015)


def cuckoo_clock(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#5a3420",
    roof: str = "#7a3b2e",
    glow: float = 3.0,
) -> bpy.types.Object:
    """A carved wooden wall clock like a small house, a glowing open door above the face. Faces -y; z=0 up to 1.6."""
    timber, shingle = wood(color), surface(roof, roughness=0.8, bump=0.4)
    made = [box((0.9, 0.4, 1.0), (0, 0, 0.5), timber, bevel=0.02)]
    gable = [
        (-0.45, -0.2, 1.0),
        (0.45, -0.2, 1.0),
        (0, -0.2, 1.42),
        (-0.45, 0.2, 1.0),
        (0.45, 0.2, 1.0),
        (0, 0.2, 1.42),
    ]
    made.append(mesh(gable, [(0, 1, 2), (4, 3, 5), (0, 2, 5, 3), (1, 4, 5, 2)], timber, smooth=False))
    for x in (-1, 1):
        made.append(box((0.78, 0.62, 0.06), (x * 0.29, -0.03, 1.24), shingle, (0, x * 43, 0), 0.015))
        made.append(
            sweep(
                [(x * 0.5, -0.26, 0.1), (x * 0.58, -0.26, 0.5), (x * 0.52, -0.26, 0.95)], [0.03, 0.06, 0.03], 12, timber
            )
        )
        made.append(
            group([box((0.15, 0.02, 0.3), (-x * 0.075, 0, 0), shingle, bevel=0.006)], (x * 0.16, -0.22, 1.09), x * 125)
        )
        made.append(sweep([(x * 0.16, -0.05, 0.0), (x * 0.16, -0.05, -0.5), (x * 0.16, -0.05, -1.0)], 0.008, 6, gold()))
        made.append(
            lathe(
                [(0, -0.16), (0.03, -0.15), (0.055, -0.05), (0.035, 0.05), (0.05, 0.12), (0, 0.17)],
                16,
                timber,
                steps=3,
                location=(x * 0.16, -0.05, -1.05 - 0.25 * (x > 0)),
            )
        )
    made.append(box((0.3, 0.03, 0.32), (0, -0.205, 1.09), emission("#ffd27a", glow)))
    made.append(clock_face((0, -0.24, 0.46), 0.30, 0, hour=3.6, rim="#d9a441"))
    made.append(sweep([(0, -0.02, 0.0), (0, -0.02, -0.35), (0.05, -0.02, -0.62)], 0.008, 6, gold()))
    made.append(disc(0.11, (0.055, -0.04, -0.66), gold(), (90, 0, 0)))
    return group(made, location, turn, scale)


def chandelier(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    arms: int = 8,
    color: str = "#c79a3c",
    candles: bool = True,
    flame: float = 12.0,
    energy: float = 60.0,
    chain: float = 1.5,
) -> bpy.types.Object:
    """A chandelier of swept arms with candles; `location` is its middle, the chain goes up."""
    brass = gold(color)
    made = [
        lathe(
            [
                (0, -0.5),
                (0.06, -0.46),
                (0.03, -0.38),
                (0.12, -0.25),
                (0.16, -0.1),
                (0.06, 0.02),
                (0.04, 0.2),
                (0.09, 0.3),
                (0.03, 0.38),
                (0.0, 0.4),
            ],
            32,
            brass,
            steps=4,
        )
    ]
    made.append(sweep([(0, 0, 0.4), (0, 0, 0.4 + chain / 2), (0, 0, 0.4 + chain)], 0.014, 8, brass))
    wax, fire = surface("#f6eeda", roughness=0.5, variation=0.04), emission("#ffc25a", flame)
    for arm in range(arms):
        angle = 2 * math.pi * arm / arms
        cosine, sine = math.cos(angle), math.sin(angle)
        made.append(
            sweep(
                [
                    (0.1 * cosine, 0.1 * sine, -0.15),
                    (0.34 * cosine, 0.34 * sine, -0.34),
                    (0.6 * cosine, 0.6 * sine, -0.2),
                    (0.66 * cosine, 0.66 * sine, 0.0),
                ],
                [0.022, 0.02, 0.018, 0.02],
                10,
                brass,
            )
        )
        made.append(
            lathe(
                [(0, 0), (0.07, 0.02), (0.085, 0.05), (0.02, 0.03), (0, 0.03)],
                20,
                brass,
                location=(0.66 * cosine, 0.66 * sine, 0),
            )
        )
        if candles:
            made.append(cylinder(0.022, 0.18, (0.66 * cosine, 0.66 * sine, 0.12), wax, segments=14))
            made.append(sphere(0.024, (0.66 * cosine, 0.66 * sine, 0.25), fire, 12, (1, 1, 1.9)))
        for drop in (0.35, 0.5):
            made.append(
                sphere(
                    0.022,
                    (drop * cosine, drop * sine, -0.42 + 0.1 * (drop > 0.4)),
                    glass("#fff6e8", 0.0, 1.3),
                    10,
                    (1, 1, 1.8),
                )
            )
    if energy:
        made.append(light.point((0, 0, 0.3), "#ffb868", energy * scale * scale, 0.5 * scale))
    return group(made, location, turn, scale)


def curtain(
    left: float,
    right: float,
    bottom: float,
    top: float,
    y: float = 0.0,
    color: str = "#8e1420",
    folds: float = 8.0,
    amplitude: float = 0.16,
    gather: float = 0.0,
    seed: int = 0,
) -> bpy.types.Object:
    """A curtain hanging in folds from `left` to `right`; `gather` (0..1) ties its waist towards `left`."""
    shift = random.Random(seed).random() * 6

    def place(u: float, v: float) -> Point:
        waist = 1 - gather * math.exp(-((((1 - v) - 0.58) / 0.2) ** 2))
        x = left + (right - left) * u * waist
        wave = (
            amplitude
            * math.sin(u * folds * 2 * math.pi + shift + 1.2 * math.sin(v * 3))
            * (0.6 + 0.4 * (1 - v))
            * waist
        )
        return (x, y + wave + 0.04 * math.sin(u * 31), bottom + (top - bottom) * v)

    return sheet(place, cloth(color), 160, 40)


def room(
    width: float = 5.0,
    depth: float = 6.0,
    height: float = 4.0,
    wall: str = "#5a6a7a",
    floor: str | None = "#6b4a30",
    ceiling: str | None = None,
    front: float = -4.0,
    back_wall: bool = True,
    boards: bool = True,
    skirting: str = "#e8dcc4",
    checks: str | None = None,
    left_wall: bool = True,
    right_wall: bool = True,
) -> bpy.types.Object:
    """Floor, walls and ceiling around x=0; the back wall stands at front+depth.

    `checks` is a second colour for a tiled floor; without a `floor` there is none.
    """
    paint = surface(wall, roughness=0.9, variation=0.06, variation_scale=0.9)
    made = []
    back = front + depth
    middle = (front + back) / 2
    if floor is None:
        pass
    elif checks:
        size = 0.6
        tiles: tuple[list, list] = ([], [])
        for i in range(int(width / size) + 1):
            for j in range(int(depth / size) + 1):
                tiles[(i + j) % 2].append(
                    transform(
                        (-width / 2 + (i + 0.5) * size, front + (j + 0.5) * size, -0.02),
                        scale=(size * 0.99, size * 0.99, 0.04),
                    )
                )
        for tone, placements in zip((floor, checks), tiles, strict=True):
            made.append(boxes(placements, surface(tone, roughness=0.3, variation=0.08, coat=0.3)))
    elif boards:
        planks: tuple[list, list, list] = ([], [], [])
        count = int(width / 0.22) + 1
        for i in range(count):
            planks[(i * 7) % 3].append(
                transform((-width / 2 + (i + 0.5) * 0.22, middle, -0.02), scale=(0.215, depth, 0.04))
            )
        for shade, placements in zip((1.0, 0.85, 1.12), planks, strict=True):
            from .colour import scaled

            made.append(
                boxes(
                    placements,
                    surface(
                        scaled(floor, shade), roughness=0.45, variation=0.15, variation_scale=6, stretch=(3, 0.4, 3)
                    ),
                )
            )
    else:
        made.append(plane((width, depth), (0, middle, 0), surface(floor, roughness=0.6)))
    if back_wall:
        made.append(box((width, 0.1, height), (0, back + 0.05, height / 2), paint))
        made.append(box((width, 0.06, 0.16), (0, back - 0.02, 0.08), surface(skirting, roughness=0.5)))
    for x, shown in ((-1, left_wall), (1, right_wall)):
        if shown:
            made.append(box((0.1, depth, height), (x * (width / 2 + 0.05), middle, height / 2), paint))
            made.append(
                box((0.06, depth, 0.16), (x * (width / 2 - 0.02), middle, 0.08), surface(skirting, roughness=0.5))
            )
    if ceiling:
        made.append(
            box(
                (width, depth, 0.1),
                (0, middle, height + 0.05),
                surface(ceiling, roughness=0.9, variation=0.05, variation_scale=0.7),
            )
        )
    return group(made)


def window(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 1.0,
    height: float = 1.5,
    color: str = "#e8dcc4",
    pane: bpy.types.Material | None = None,
    bars: tuple[int, int] = (2, 3),
    sill: bool = True,
    arch: bool = False,
) -> bpy.types.Object:
    """A window with glazing bars, its sill at z=0; `pane` is what one sees in it. Faces -y."""
    timber = surface(color, roughness=0.5, variation=0.06)
    made = []
    for x in (-1, 1):
        made.append(box((0.08, 0.12, height + 0.08), (x * width / 2, 0, height / 2), timber, bevel=0.01))
    for z in (0, height):
        made.append(box((width + 0.16, 0.14, 0.08), (0, 0, z), timber, bevel=0.01))
    for column in range(1, bars[0]):
        made.append(box((0.035, 0.06, height), (-width / 2 + width * column / bars[0], 0, height / 2), timber))
    for row in range(1, bars[1]):
        made.append(box((width, 0.06, 0.035), (0, 0, height * row / bars[1]), timber))
    if sill:
        made.append(box((width + 0.3, 0.3, 0.06), (0, -0.1, -0.06), timber, bevel=0.015))
    if arch:
        points = [
            (width / 2 * math.cos(math.pi * k / 24), 0.0, height + width / 2 * math.sin(math.pi * k / 24))
            for k in range(25)
        ]
        made.append(sweep(points, 0.05, 8, timber, steps=1, up=(0, 1, 0)))
        if pane is not None:
            made.append(mesh([(x, 0.03, z) for x, _, z in points], [tuple(range(25))], pane, smooth=False))
    if pane is not None:
        made.append(plane((width, height), (0, 0.03, height / 2), pane, (90, 0, 0)))
    return group(made, location, turn, scale)


def carpet(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    width: float = 2.4,
    depth: float = 1.6,
    color: str = "#8e1f2a",
    border: str = "#d8a441",
) -> bpy.types.Object:
    """A carpet with a border and a lozenge, slightly wavy."""
    made = []
    for shrink, tone, lift in ((1.0, color, 0.0), (0.9, border, 0.004), (0.84, color, 0.008)):
        made.append(
            sheet(
                lambda u, v, shrink=shrink, lift=lift: (
                    (u - 0.5) * width * shrink,
                    (v - 0.5) * depth * shrink,
                    0.012 + lift + 0.008 * math.sin(u * 9 + v * 4),
                ),
                cloth(tone),
                24,
                16,
            )
        )
    lozenge = [(0, -depth * 0.3, 0.03), (width * 0.28, 0, 0.03), (0, depth * 0.3, 0.03), (-width * 0.28, 0, 0.03)]
    made.append(mesh(lozenge, [(0, 1, 2, 3)], cloth(border), smooth=False))
    return group(made, location, turn, scale)


def bent(made: bpy.types.Object, amount: float) -> bpy.types.Object:
    """Let a flat thing sag towards -z by the square of its distance from the middle."""
    return bend(made, lambda place: (place.x, place.y, place.z - amount * (place.x**2 + place.y**2)))
