"""Things one can hold, open, wind up or light.

Furniture and vehicles are re-exported, so that recipes ask `props` for any of them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy

from . import light
from .furniture import (
    armchair,
    bed,
    bookcase,
    boxes,
    carpet,
    chair,
    chandelier,
    clock_face,
    clock_hand,
    cuckoo_clock,
    curtain,
    mirror,
    piano,
    picture_frame,
    room,
    round_table,
    table,
    tablecloth,
    wardrobe,
    window,
)
from .geometry import Point, bend, box, cylinder, disc, group, inflate, lathe, mesh, sheet, shell, sphere, sweep, torus
from .material import cloth, emission, glass, gold, surface, water, wood
from .vehicles import balloon, bicycle, boat, carriage, flying_carpet, locomotive, paper_boat, sailing_ship, toy_balloon

__all__ = [
    "apple_peel",
    "armchair",
    "balloon",
    "bed",
    "bicycle",
    "birdcage",
    "boat",
    "book",
    "bookcase",
    "bottle",
    "boxes",
    "candle",
    "carpet",
    "carriage",
    "chair",
    "chandelier",
    "clock_face",
    "clock_hand",
    "coin",
    "crown",
    "cuckoo_clock",
    "curtain",
    "envelope",
    "feather",
    "fish_bowl",
    "flying_carpet",
    "gear",
    "hat",
    "heart",
    "hourglass",
    "key",
    "ladder",
    "lantern",
    "locomotive",
    "mailbox",
    "mannequin",
    "mask",
    "mirror",
    "open_book",
    "paper_boat",
    "paper_crane",
    "piano",
    "picture_frame",
    "room",
    "rope",
    "round_table",
    "sailing_ship",
    "scales",
    "scissors",
    "suitcase",
    "table",
    "tablecloth",
    "teacup",
    "teapot",
    "telephone",
    "toy_balloon",
    "umbrella",
    "violin",
    "wardrobe",
    "watering_can",
    "window",
]


def porcelain(color: str = "#f4efe6") -> bpy.types.Material:
    """Glazed white with a soft shine."""
    return surface(color, roughness=0.18, variation=0.03, coat=0.6)


def teacup(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#f4efe6",
    band: str | None = "#c79a3c",
    saucer: bool = True,
    tea: str | None = None,
) -> bpy.types.Object:
    """A cup of radius 1 with its handle at +x, on a saucer; `tea` fills it to the brim."""
    glaze = porcelain(color)
    profile = [
        (0, 0.06),
        (0.28, 0.06),
        (0.33, 0.0),
        (0.36, 0.0),
        (0.36, 0.06),
        (0.5, 0.14),
        (0.72, 0.38),
        (0.86, 0.7),
        (0.95, 1.02),
        (0.985, 1.05),
        (0.97, 1.06),
        (0.92, 1.02),
        (0.82, 0.7),
        (0.68, 0.41),
        (0.47, 0.2),
        (0.0, 0.14),
    ]
    made = [lathe(profile, 96, glaze, steps=4)]
    made.append(
        sweep(
            [(0.86, 0, 0.82), (1.15, 0, 0.92), (1.38, 0, 0.75), (1.32, 0, 0.5), (1.02, 0, 0.33), (0.68, 0, 0.34)],
            [0.07, 0.065, 0.065, 0.06, 0.055, 0.06],
            20,
            glaze,
            up=(0, 1, 0),
        )
    )
    if band:
        made.append(torus(0.965, 0.022, (0, 0, 1.05), gold(band)))
    if saucer:
        made.append(
            lathe(
                [
                    (0, -0.06),
                    (0.5, -0.06),
                    (0.6, -0.1),
                    (0.7, -0.04),
                    (1.2, 0.06),
                    (1.6, 0.16),
                    (1.62, 0.18),
                    (1.58, 0.19),
                    (1.2, 0.1),
                    (0.7, 0.02),
                    (0.0, 0.02),
                ],
                96,
                glaze,
                steps=4,
            )
        )
        if band:
            made.append(torus(1.6, 0.02, (0, 0, 0.18), gold(band)))
    if tea:
        made.append(disc(0.90, (0, 0, 0.9), water(tea, scale=3, strength=0.1)))
    return group(made, location, turn, scale)


def teapot(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#3f6f8a",
    band: str = "#c79a3c",
    lid: bool = True,
) -> bpy.types.Object:
    """A round teapot of radius 1: spout at +x, handle at -x; without `lid` one looks into it."""
    glaze = porcelain(color)
    body = [
        (0, 0.04),
        (0.5, 0.04),
        (0.55, 0),
        (0.6, 0.06),
        (0.85, 0.3),
        (1.0, 0.75),
        (0.92, 1.15),
        (0.66, 1.42),
        (0.52, 1.5),
        (0.5, 1.56),
        (0.46, 1.55),
        (0.44, 1.48),
        (0.6, 1.35),
        (0.8, 1.1),
        (0.85, 0.75),
        (0.6, 0.25),
        (0, 0.14),
    ]
    made = [lathe(body, 96, glaze, steps=4)]
    made.append(
        sweep(
            [(0.8, 0, 0.5), (1.15, 0, 0.62), (1.35, 0, 0.95), (1.5, 0, 1.3), (1.68, 0, 1.46)],
            [(0.22, 0.26), (0.17, 0.18), (0.12, 0.12), (0.09, 0.09), (0.075, 0.075)],
            24,
            glaze,
            up=(0, 1, 0),
        )
    )
    made.append(
        sweep(
            [(-0.72, 0, 1.28), (-1.1, 0, 1.42), (-1.46, 0, 1.2), (-1.46, 0, 0.75), (-1.15, 0, 0.42), (-0.82, 0, 0.4)],
            [0.08, 0.075, 0.075, 0.075, 0.07, 0.08],
            20,
            glaze,
            up=(0, 1, 0),
        )
    )
    made.append(torus(0.5, 0.03, (0, 0, 1.55), gold(band)))
    made.append(torus(1.0, 0.018, (0, 0, 0.75), gold(band)))
    if lid:
        made.append(
            lathe(
                [
                    (0.52, 1.54),
                    (0.48, 1.62),
                    (0.3, 1.74),
                    (0.1, 1.8),
                    (0.06, 1.86),
                    (0.12, 1.95),
                    (0.08, 2.04),
                    (0, 2.06),
                ],
                64,
                glaze,
                steps=4,
            )
        )
    return group(made, location, turn, scale)


def bottle(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#dcf6ea",
    cork: bool = True,
    lying: bool = False,
) -> bpy.types.Object:
    """A glass bottle 1.6 tall and 0.6 wide, with a cork; lying down its neck points to +x."""
    profile = [
        (0, 0.05),
        (0.2, 0.02),
        (0.29, 0.03),
        (0.3, 0.1),
        (0.3, 0.85),
        (0.26, 1.02),
        (0.13, 1.2),
        (0.1, 1.3),
        (0.1, 1.48),
        (0.125, 1.5),
        (0.125, 1.58),
        (0.1, 1.6),
    ]
    clear = lathe(profile, 64, glass(color, 0.0, 1.15), steps=3)
    made = [shell(clear, 0.02)]
    if cork:
        made.append(cylinder(0.09, 0.2, (0, 0, 1.6), surface("#b08a5a", roughness=0.95, bump=0.5)))
    return group(made, location, (0, 90, turn) if lying else turn, scale)


def fish_bowl(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#eef8ff",
    water_color: str | None = "#3f8fa8",
    level: float = 0.3,
) -> bpy.types.Object:
    """A round goldfish bowl of radius 1 standing on z=0; its water surface is at height 1+level."""
    profile = [
        (0, 0.03),
        (0.42, 0.02),
        (0.75, 0.28),
        (0.97, 0.72),
        (1.0, 1.0),
        (0.9, 1.42),
        (0.68, 1.72),
        (0.66, 1.8),
        (0.76, 1.9),
    ]
    made = [
        lathe(profile, 80, glass(color, 0.0, 1.06), steps=5),
        torus(0.76, 0.03, (0, 0, 1.9), glass("#ffffff", 0.0, 1.3)),
    ]
    if water_color:
        made.append(
            disc(
                0.97 * math.sqrt(max(0.05, 1 - level**2)), (0, 0, 1 + level), water(water_color, scale=4, strength=0.5)
            )
        )
    return group(made, location, turn, scale)


def hourglass(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#6b3f22",
    sand: str | None = "#e0b070",
) -> bpy.types.Object:
    """An hourglass 2.65 tall, with sand in both bulbs if a colour is given."""
    profile = [
        (0.62, 0.12),
        (0.66, 0.4),
        (0.62, 0.75),
        (0.4, 1.05),
        (0.1, 1.26),
        (0.06, 1.32),
        (0.1, 1.38),
        (0.4, 1.6),
        (0.62, 1.9),
        (0.66, 2.25),
        (0.62, 2.52),
    ]
    made = [shell(lathe(profile, 80, glass("#f4fbff", 0.0, 1.2), steps=6), 0.025)]
    timber = surface(color, roughness=0.35, variation=0.2, variation_scale=8, coat=0.4)
    for z in (0.05, 2.6):
        made.append(
            lathe(
                [(0, z - 0.06), (0.84, z - 0.06), (0.9, z - 0.03), (0.9, z + 0.03), (0.84, z + 0.06), (0, z + 0.06)],
                64,
                timber,
            )
        )
    for post in range(4):
        angle = post * math.pi / 2 + 0.6
        made.append(
            lathe(
                [(0.05, 0.1), (0.08, 0.3), (0.04, 0.6), (0.07, 1.3), (0.04, 2.0), (0.08, 2.3), (0.05, 2.54)],
                20,
                timber,
                steps=4,
                location=(math.cos(angle) * 0.78, math.sin(angle) * 0.78, 0),
            )
        )
    if sand:
        grains = surface(sand, roughness=0.95, bump=0.3, bump_scale=60)
        made.append(lathe([(0, 0.72), (0.2, 0.56), (0.45, 0.36), (0.6, 0.26), (0.6, 0.14), (0, 0.14)], 48, grains))
        made.append(
            lathe([(0, 1.7), (0.3, 1.74), (0.5, 1.76), (0.36, 1.58), (0.09, 1.38), (0.03, 1.33), (0, 1.33)], 48, grains)
        )
        made.append(cylinder(0.016, 0.7, (0, 0, 1.0), grains))
    return group(made, location, turn, scale)


def birdcage(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#c9a04a",
    bars: int = 18,
    door_open: bool = False,
) -> bpy.types.Object:
    """A domed cage of radius 1, 2.3 tall; an open door is on the side of the camera."""
    brass = gold(color)
    made = []
    for bar in range(bars):
        angle = 2 * math.pi * bar / bars
        if door_open and abs(((math.degrees(angle) - 270 + 180) % 360) - 180) < 34:
            continue
        cosine, sine = math.cos(angle), math.sin(angle)
        made.append(
            sweep(
                [
                    (cosine, sine, 0),
                    (cosine, sine, 1.2),
                    (0.86 * cosine, 0.86 * sine, 1.75),
                    (0.45 * cosine, 0.45 * sine, 2.1),
                    (0, 0, 2.25),
                ],
                0.022,
                8,
                brass,
            )
        )
    for z, radius in ((0, 1), (0.06, 1.02), (1.2, 1.0), (0.62, 1.0)):
        made.append(torus(radius, 0.03, (0, 0, z), brass))
    made += [cylinder(1.02, 0.06, (0, 0, -0.02), brass), torus(0.14, 0.03, (0, 0, 2.38), brass, (90, 0, 0))]
    if door_open:
        made.append(
            group(
                [box((0.03, 0.03, 1.1), (x, 0, 0.6), brass) for x in (0, 0.2, 0.4, 0.6)]
                + [box((0.6, 0.03, 0.03), (0.3, 0, z), brass) for z in (0.06, 1.14)],
                (0.6, -0.82, 0),
                -70,
            )
        )
    return group(made, location, turn, scale)


def ladder(
    start: Point, end: Point, width: float = 0.4, step: float = 0.3, color: str = "#8a5a33", radius: float = 0.03
) -> bpy.types.Object:
    """A ladder from one point to another."""
    from mathutils import Vector

    low, high = Vector(start), Vector(end)
    along = high - low
    length = along.length
    along.normalize()
    side = along.cross(Vector((0, 1, 0)))
    if side.length < 0.1:
        side = Vector((1, 0, 0))
    side = side.normalized() * width / 2
    timber = wood(color)
    made = [
        sweep([low + side * sign, (low + high) / 2 + side * sign, high + side * sign], radius, 10, timber)
        for sign in (-1, 1)
    ]
    for rung in range(1, int(length / step)):
        middle = low + along * rung * step
        made.append(sweep([middle - side, middle + side], radius * 0.75, 8, timber, steps=1))
    return group(made)


def rope(points: Sequence[Point], radius: float = 0.015, color: str = "#8a6a3a") -> bpy.types.Object:
    """A rope or thread through the points."""
    return sweep(points, radius, 8, surface(color, roughness=0.9))


def umbrella(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#b5342e",
    second_color: str | None = None,
    upside_down: bool = False,
    handle: bool = True,
) -> bpy.types.Object:
    """An open umbrella 1.6 wide; `location` is the end of its handle (or, upside down, its tip)."""
    ribs = 8

    def canopy(u: float, v: float) -> Point:
        angle = 2 * math.pi * u
        scallop = abs(math.sin(angle * ribs / 2))
        reach = 0.8 * math.sin(v * 1.35) / math.sin(1.35) * (1 - 0.05 * scallop * v)
        return (reach * math.cos(angle), reach * math.sin(angle), 1.0 - 0.36 * v**1.8 + 0.07 * scallop * v**2)

    fabric = sheet(canopy, cloth(color), 96, 14, thickness=0.008)
    if second_color:
        fabric.data.materials.append(cloth(second_color))
        for index, polygon in enumerate(fabric.data.polygons):
            polygon.material_index = (index % 96) // 12 % 2
    made = [fabric, cylinder(0.012, 0.14, (0, 0, 1.06), wood("#3a2416"))]
    if handle:
        made.append(
            sweep(
                [(0.09, 0, 0.06), (0.07, 0, 0.0), (0.02, 0, 0.0), (0, 0, 0.08), (0, 0, 0.5), (0, 0, 1.0)],
                0.015,
                10,
                wood("#3a2416"),
            )
        )
    if upside_down:
        x, y, z = location
        return group(made, (x, y, z + 1.13 * scale), (180, 0, turn), scale)
    return group(made, location, turn, scale)


def lantern(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#33271c",
    flame: str = "#ffb24d",
    glow: float = 14.0,
    energy: float = 20.0,
) -> bpy.types.Object:
    """A lantern 0.5 tall that stands on z=0 and gives light."""
    metal = surface(color, roughness=0.4, metallic=0.7)
    made = [
        cylinder(0.13, 0.04, (0, 0, 0.02), metal),
        lathe([(0.15, 0.36), (0.12, 0.42), (0.05, 0.47), (0, 0.48)], 24, metal),
        cylinder(0.14, 0.02, (0, 0, 0.355), metal),
        torus(0.05, 0.008, (0, 0, 0.52), metal, (90, 0, 0)),
    ]
    made += [
        cylinder(
            0.01,
            0.32,
            (0.11 * math.cos(k * math.pi / 2 + 0.7), 0.11 * math.sin(k * math.pi / 2 + 0.7), 0.2),
            metal,
            segments=8,
        )
        for k in range(4)
    ]
    made.append(sphere(0.05, (0, 0, 0.19), emission(flame, glow), 16, (1, 1, 1.8)))
    made.append(lathe([(0.1, 0.04), (0.1, 0.34)], 24, glass("#fff4e0", 0.0, 1.05)))
    if energy:
        made.append(light.point((0, 0, 0.2), flame, energy * scale * scale, 0.08 * scale))
    return group(made, location, turn, scale)


def candle(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    height: float = 0.4,
    color: str = "#f4ead2",
    flame: float = 14.0,
    energy: float = 8.0,
    holder: str | None = "#c79a3c",
) -> bpy.types.Object:
    """A dripping candle, in a chamber-stick if `holder` has a colour."""
    wax = surface(color, roughness=0.5, variation=0.04, subsurface=0.2)
    made = [
        lathe(
            [(0, 0), (0.06, 0), (0.055, height * 0.5), (0.05, height - 0.01), (0.035, height), (0, height - 0.015)],
            24,
            wax,
        )
    ]
    for drip in range(5):
        angle = drip * 1.4 + 0.3
        low = height * (0.35 + 0.1 * (drip % 3))
        made.append(
            sweep(
                [
                    (0.05 * math.cos(angle), 0.05 * math.sin(angle), height - 0.01),
                    (0.058 * math.cos(angle), 0.058 * math.sin(angle), low),
                ],
                [0.012, 0.018],
                8,
                wax,
                steps=2,
            )
        )
    made.append(sphere(0.03, (0, 0, height + 0.06), emission("#ffc25a", flame), 14, (1, 1, 2.2)))
    if holder:
        made.append(
            lathe(
                [(0, -0.02), (0.16, -0.02), (0.19, 0.02), (0.17, 0.02), (0.07, 0.0), (0.07, 0.06), (0, 0.06)],
                32,
                gold(holder),
            )
        )
        made.append(torus(0.05, 0.01, (0.22, 0, 0.01), gold(holder), (90, 0, 0)))
    if energy:
        made.append(light.point((0, 0, height + 0.08), "#ffab54", energy * scale * scale, 0.05 * scale))
    return group(made, location, turn, scale)


def key(
    location: Point = (0, 0, 0), scale: float = 1.0, rotation: Sequence[float] = (0, 0, 0), color: str = "#d9a441"
) -> bpy.types.Object:
    """An old key 1 long, upright: its bow at the top, its bit at the bottom towards +x."""
    brass = gold(color)
    made = [torus(0.13, 0.03, (0, 0, 0.86), brass, (90, 0, 0))]
    made += [torus(0.075, 0.022, (x, 0, z), brass, (90, 0, 0)) for x, z in ((-0.13, 0.78), (0.13, 0.78), (0, 1.0))]
    made += [
        cylinder(0.033, 0.72, (0, 0, 0.38), brass, segments=16),
        torus(0.045, 0.018, (0, 0, 0.66), brass),
        torus(0.045, 0.018, (0, 0, 0.6), brass),
    ]
    made += [box((0.17, 0.035, 0.05), (0.09, 0, z), brass, bevel=0.006) for z in (0.05, 0.14)] + [
        box((0.06, 0.035, 0.14), (0.15, 0, 0.1), brass, bevel=0.006)
    ]
    return group(made, location, rotation, scale)


def book(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#8e2f2a",
    width: float = 0.7,
    height: float = 1.0,
    thickness: float = 0.16,
    rotation: Sequence[float] | None = None,
) -> bpy.types.Object:
    """A closed book lying flat, its back at -x."""
    leather, paper = (
        surface(color, roughness=0.55, variation=0.15),
        surface("#f0e6cc", roughness=0.95, variation=0.06, variation_scale=30, stretch=(1, 1, 12)),
    )
    made = [box((width * 0.94, height * 0.94, thickness * 0.8), (0.01, 0, thickness / 2), paper)]
    made += [
        box((width, height, thickness * 0.09), (0, 0, z), leather, bevel=0.008)
        for z in (thickness * 0.045, thickness * 0.955)
    ]
    made.append(
        sheet(
            lambda u, v: (-width / 2 - 0.05 * math.sin(u * math.pi), (v - 0.5) * height, u * thickness),
            leather,
            10,
            2,
            thickness=0.012,
        )
    )
    made += [
        box(
            (0.03, height * 0.05, thickness * 1.06), (-width / 2 - 0.03, y * height, thickness / 2), gold(), bevel=0.004
        )
        for y in (-0.32, 0.32)
    ]
    return group(made, location, rotation if rotation is not None else turn, scale)


def open_book(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    tilt: float = 0.0,
    cover: str = "#6b2530",
    seed: int = 1,
    ink: str = "#7a6652",
    lines: bool = True,
) -> bpy.types.Object:
    """An open book 1 wide and 0.68 deep with lines of unreadable strokes; its spine runs along y."""
    chance = random.Random(seed)

    def level(x: float) -> float:
        across = abs(x) * 2
        return 0.04 + 0.35 * 0.32 * across**0.5 * math.exp(-across * 0.6) * (1 - across * 0.55)

    made = [
        sheet(
            lambda u, v: (u - 0.5, (v - 0.5) * 0.68, level(u - 0.5)),
            surface("#f4e9ce", roughness=0.9, variation=0.05),
            48,
            8,
            thickness=0.035,
        )
    ]
    made.append(box((1.05, 0.72, 0.02), (0, 0, 0.01), surface(cover, roughness=0.6, variation=0.15), bevel=0.006))
    if lines:
        vertices: list[Point] = []
        faces: list[Sequence[int]] = []
        for side in (-1, 1):
            for row in range(15):
                y = 0.27 - row * 0.038
                x = 0.05
                while x < 0.43:
                    long = min(chance.uniform(0.015, 0.06), 0.45 - x)
                    start = len(vertices)
                    for px, py in ((x, y), (x + long, y), (x + long, y - 0.008), (x, y - 0.008)):
                        where = side * px if side > 0 else px - 0.48
                        vertices.append((where, py, level(where) + 0.002))
                    faces.append((start, start + 1, start + 2, start + 3))
                    x += long + 0.013
        made.append(mesh(vertices, faces, surface(ink, roughness=0.9, variation=0), smooth=False))
    return group(made, location, (tilt, 0, turn), scale)


def suitcase(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#7a4526",
    opened: float = 0.0,
    lining: str = "#c8a878",
) -> bpy.types.Object:
    """A leather case 1.0 × 0.7 × 0.3 lying flat; `opened` degrees lift its lid (hinge at +y)."""
    leather, strap, brass = surface(color, roughness=0.55, variation=0.16), surface("#3a2216", roughness=0.6), gold()
    made = []
    for side, size in (
        ((0, -0.34, 0.1), (1.0, 0.02, 0.2)),
        ((0, 0.34, 0.1), (1.0, 0.02, 0.2)),
        ((-0.49, 0, 0.1), (0.02, 0.7, 0.2)),
        ((0.49, 0, 0.1), (0.02, 0.7, 0.2)),
        ((0, 0, 0.01), (1.0, 0.7, 0.02)),
    ):
        made.append(box(size, side, leather, bevel=0.008))
    for x in (-1, 1):
        for y in (-1, 1):
            made.append(box((0.09, 0.09, 0.21), (x * 0.465, y * 0.315, 0.1), strap, bevel=0.015))
    lid = [
        box((1.0, 0.7, 0.02), (0, -0.35, 0.09), leather, bevel=0.01),
        box((0.96, 0.66, 0.01), (0, -0.35, 0.074), cloth(lining)),
    ]
    for side, size in (
        ((0, -0.69, 0.045), (1.0, 0.02, 0.09)),
        ((0, -0.01, 0.045), (1.0, 0.02, 0.09)),
        ((-0.49, -0.35, 0.045), (0.02, 0.7, 0.09)),
        ((0.49, -0.35, 0.045), (0.02, 0.7, 0.09)),
    ):
        lid.append(box(size, side, leather))
    lid += [box((0.06, 0.71, 0.1), (x, -0.35, 0.055), strap, bevel=0.008) for x in (-0.28, 0.28)]
    made.append(group(lid, (0, 0.35, 0.2), (-opened, 0, 0)))
    made.append(
        sweep([(-0.12, -0.36, 0.12), (-0.1, -0.45, 0.12), (0.1, -0.45, 0.12), (0.12, -0.36, 0.12)], 0.02, 10, strap)
    )
    made += [box((0.07, 0.02, 0.06), (x, -0.36, 0.16), brass, bevel=0.006) for x in (-0.28, 0.28)]
    return group(made, location, turn, scale)


def mask(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#f2ead8",
    trim: str = "#c79a3c",
    smile: float = 0.5,
    feathers: str | None = None,
    tilt: float = 0.0,
) -> bpy.types.Object:
    """A full-face carnival mask 1 tall that looks towards -y; `smile` goes from -1 (sad) to 1 (glad)."""
    shell_color, dark = (
        surface(color, roughness=0.35, variation=0.05, coat=0.3),
        surface("#0c0a10", roughness=0.9, variation=0),
    )

    def face(u: float, v: float) -> Point:
        x, z = (u - 0.5) * 2, (v - 0.5) * 2
        width = 0.36 * math.sqrt(max(0.0, 1 - z * z)) * (1.0 if z > -0.1 else 1 - 0.12 * (-0.1 - z))
        bulge = math.sqrt(max(0.0, 1 - x * x * 0.9)) * math.sqrt(max(0.02, 1 - z * z * 0.85))
        nose = 0.12 * math.exp(-((x / 0.22) ** 2)) * math.exp(-(((z + 0.05) / 0.24) ** 2))
        brow = 0.04 * math.exp(-(((z - 0.36) / 0.12) ** 2)) * (1 - math.exp(-((x / 0.15) ** 2)))
        socket = -0.055 * math.exp(-(((abs(x) - 0.42) / 0.24) ** 2)) * math.exp(-(((z - 0.17) / 0.15) ** 2))
        return (x * width, -0.24 * bulge - nose - brow - socket, z * 0.5)

    made = [sheet(face, shell_color, 48, 48, thickness=0.02)]
    for side in (-1, 1):
        made.append(sphere(0.07, (side * 0.15, -0.195, 0.085), dark, 20, (1.1, 0.35, 0.55), (0, side * 8, side * 22)))
        made.append(
            sweep(
                [
                    (side * 0.07, -0.25, 0.16),
                    (side * 0.15, -0.25, 0.19 + 0.02 * smile),
                    (side * 0.24, -0.19, 0.15 - 0.01 * smile),
                ],
                [0.008, 0.016, 0.006],
                8,
                gold(trim),
            )
        )
    mouth = [
        (-0.13, -0.185, -0.25 + 0.06 * smile),
        (-0.05, -0.225, -0.265 - 0.015 * smile),
        (0.05, -0.225, -0.265 - 0.015 * smile),
        (0.13, -0.185, -0.25 + 0.06 * smile),
    ]
    made.append(sweep(mouth, [0.012, 0.028, 0.028, 0.012], 10, surface("#9c2f36", roughness=0.4)))
    made += [disc(0.05, (0, -0.262, 0.33), gold(trim), (78, 0, 0))]
    if feathers:
        for index in range(9):
            angle = math.radians(-60 + 15 * index)
            made.append(feather((0.3 * math.sin(angle), -0.08, 0.42), 0.5, (0, math.degrees(angle), 0), feathers))
    return group(made, location, (tilt, 0, turn), scale)


def feather(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
    color: str = "#f4f0e8",
    curl: float = 0.12,
) -> bpy.types.Object:
    """A feather 1 long, upright from its quill, curling towards -y."""

    def vane(u: float, v: float) -> Point:
        width = 0.13 * math.sin(math.pi * min(1.0, v * 0.92 + 0.06)) ** 0.7
        x = (u - 0.5) * 2 * width
        barb = 0.02 * math.sin(v * 60 + abs(x) * 40)
        return (x, -curl * v * v - 0.25 * x * x, 0.16 + 0.84 * v + barb * abs(x) * 4 + abs(x) * 0.35)

    made = [sheet(vane, surface(color, roughness=0.8, variation=0.1, sheen=0.4), 16, 70)]
    made.append(
        sweep(
            [(0, 0, 0), (0, -0.01, 0.3), (0, -curl * 0.36, 0.66), (0, -curl * 0.95, 1.02)],
            [0.012, 0.012, 0.009, 0.004],
            8,
            surface("#e8dcc0", roughness=0.5),
        )
    )
    return group(made, location, rotation, scale)


def scales(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    tilt: float = 8.0,
    color: str = "#c79a3c",
    chain: float = 0.9,
) -> bpy.types.Object:
    """A balance 2.2 tall; a positive tilt lets the pan at +x sink. Its pans hang at (±1, 0): see `pan_height`."""
    brass = gold(color)
    made = [
        lathe(
            [
                (0, 0),
                (0.5, 0),
                (0.5, 0.06),
                (0.3, 0.12),
                (0.09, 0.22),
                (0.06, 0.5),
                (0.1, 0.62),
                (0.05, 0.74),
                (0.045, 1.9),
                (0.09, 2.0),
                (0.05, 2.1),
                (0.09, 2.2),
                (0, 2.28),
            ],
            40,
            brass,
            steps=3,
        )
    ]
    radians = math.radians(tilt)
    ends = [(side * math.cos(radians), side * -math.sin(radians) + 2.05) for side in (-1, 1)]
    made.append(
        sweep(
            [
                (ends[0][0], 0, ends[0][1]),
                (ends[0][0] * 0.5, 0, 2.1 - ends[0][0] * 0.5 * math.tan(radians)),
                (0, 0, 2.14),
                (ends[1][0] * 0.5, 0, 2.1 - ends[1][0] * 0.5 * math.tan(radians)),
                (ends[1][0], 0, ends[1][1]),
            ],
            [0.02, 0.035, 0.055, 0.035, 0.02],
            12,
            brass,
        )
    )
    for x, z in ends:
        made.append(torus(0.04, 0.012, (x, 0, z - 0.02), brass, (90, 0, 0)))
        for string in range(3):
            angle = string * 2.094 + 0.5
            made.append(
                sweep(
                    [(x, 0, z - 0.04), (x + 0.44 * math.cos(angle), 0.44 * math.sin(angle), z - chain)],
                    0.008,
                    6,
                    brass,
                    steps=1,
                )
            )
        made.append(
            lathe(
                [
                    (0, z - chain - 0.1),
                    (0.25, z - chain - 0.08),
                    (0.46, z - chain),
                    (0.48, z - chain + 0.01),
                    (0.44, z - chain),
                    (0.25, z - chain - 0.06),
                    (0, z - chain - 0.075),
                ],
                48,
                brass,
                steps=2,
                location=(x, 0, 0),
            )
        )
    return group(made, location, turn, scale)


def pan_height(side: int, tilt: float = 8.0, chain: float = 0.9) -> tuple[float, float]:
    """Where the pan of `scales` at side -1 or 1 is: (x, z of its bowl's floor) at scale 1."""
    radians = math.radians(tilt)
    return (side * math.cos(radians), 2.05 - side * math.sin(radians) - chain - 0.075)


def telephone(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#1c1a22", off_hook: bool = False
) -> bpy.types.Object:
    """An old dial telephone 1 wide, without figures; off the hook its handset is left out (see `handset`). Faces -y."""
    bakelite, brass = surface(color, roughness=0.2, variation=0.03, coat=0.6), gold()
    vertices = [
        (-0.5, -0.45, 0),
        (0.5, -0.45, 0),
        (0.5, 0.4, 0),
        (-0.5, 0.4, 0),
        (-0.5, -0.45, 0.12),
        (0.5, -0.45, 0.12),
        (0.5, 0.4, 0.12),
        (-0.5, 0.4, 0.12),
        (-0.26, -0.02, 0.52),
        (0.26, -0.02, 0.52),
        (0.24, 0.26, 0.52),
        (-0.24, 0.26, 0.52),
    ]
    faces = [
        (0, 3, 2, 1),
        (0, 1, 5, 4),
        (1, 2, 6, 5),
        (2, 3, 7, 6),
        (3, 0, 4, 7),
        (4, 5, 9, 8),
        (5, 6, 10, 9),
        (6, 7, 11, 10),
        (7, 4, 8, 11),
        (8, 9, 10, 11),
    ]
    case = mesh(vertices, faces, bakelite)
    bevel = case.modifiers.new("bevel", "BEVEL")
    bevel.width = 0.05
    bevel.segments = 4
    made = [case]
    slope = 43.0
    dial = [
        cylinder(0.24, 0.03, (0, 0, 0), brass, segments=48),
        cylinder(0.12, 0.05, (0, 0, 0), surface("#f0e6cc", roughness=0.4), segments=32),
    ]
    dial += [
        disc(
            0.035,
            (0.18 * math.cos(k * math.pi / 6 + 0.4), 0.18 * math.sin(k * math.pi / 6 + 0.4), 0.018),
            surface("#120f14", variation=0),
        )
        for k in range(10)
    ]
    made.append(group(dial, (0, -0.25, 0.34), (slope, 0, 0)))
    for x in (-1, 1):
        made.append(
            sweep([(x * 0.2, 0.12, 0.5), (x * 0.22, 0.12, 0.6), (x * 0.3, 0.12, 0.66)], [0.045, 0.04, 0.03], 10, brass)
        )
    if not off_hook:
        made.append(handset((0, 0.12, 0.66), 1.0, (0, 0, 0), color))
    return group(made, location, turn, scale)


def handset(
    location: Point = (0, 0, 0), scale: float = 1.0, rotation: Sequence[float] = (0, 0, 0), color: str = "#1c1a22"
) -> bpy.types.Object:
    """The telephone's receiver, 1 long along x, cups down."""
    bakelite = surface(color, roughness=0.2, variation=0.03, coat=0.6)
    made = [
        sweep(
            [(-0.42, 0, 0.02), (-0.25, 0, 0.12), (0, 0, 0.15), (0.25, 0, 0.12), (0.42, 0, 0.02)],
            [0.07, 0.055, 0.05, 0.055, 0.07],
            16,
            bakelite,
        )
    ]
    for x in (-1, 1):
        made.append(
            lathe(
                [(0, 0.02), (0.1, 0.0), (0.14, -0.08), (0.13, -0.1), (0, -0.1)], 32, bakelite, location=(x * 0.45, 0, 0)
            )
        )
    return group(made, location, rotation, scale)


def mannequin(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#d8c4a4", stand: str = "#4a2d1c"
) -> bpy.types.Object:
    """A dressmaker's bust on a turned stand, 1.7 tall, facing -y. The chest's middle is at (0, -0.17, 1.28)."""
    linen, timber = surface(color, roughness=0.85, variation=0.08, bump=0.15, bump_scale=60), wood(stand)
    profile = [
        (0, 0.78),
        (0.14, 0.8),
        (0.19, 0.88),
        (0.175, 0.98),
        (0.145, 1.08),
        (0.175, 1.2),
        (0.2, 1.32),
        (0.19, 1.42),
        (0.1, 1.52),
        (0.06, 1.56),
        (0.06, 1.66),
        (0.055, 1.68),
        (0, 1.68),
    ]
    torso = lathe(profile, 56, linen, steps=4)
    bend(
        torso,
        lambda place: (
            place.x * (1.18 if place.z > 1.15 else 1.05),
            place.y * 0.84 - (0.035 * math.exp(-(((place.z - 1.3) / 0.09) ** 2)) if place.y < 0 else 0),
            place.z,
        ),
    )
    made = [
        torso,
        sphere(0.05, (0, 0, 1.72), timber, 20),
        lathe([(0.04, 0.14), (0.03, 0.3), (0.05, 0.5), (0.03, 0.7), (0.05, 0.8)], 20, timber, steps=3),
    ]
    for foot in range(3):
        angle = foot * 2.094 + 0.52
        made.append(
            sweep(
                [
                    (0, 0, 0.2),
                    (0.12 * math.cos(angle), 0.12 * math.sin(angle), 0.16),
                    (0.32 * math.cos(angle), 0.32 * math.sin(angle), 0.02),
                ],
                [0.035, 0.03, 0.025],
                10,
                timber,
            )
        )
    return group(made, location, turn, scale)


def hat(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    kind: str = "bowler",
    color: str = "#1c1c24",
    band: str = "#5a2a2a",
    rotation: Sequence[float] | None = None,
) -> bpy.types.Object:
    """A hat on its own, brim of radius about 0.25: bowler, top, straw, wide or beret."""
    felt, ribbon = surface(color, roughness=0.7, variation=0.1, sheen=0.3), surface(band, roughness=0.6)
    profiles = {
        "bowler": [(0, 0.19), (0.1, 0.18), (0.145, 0.1), (0.15, 0.02), (0.23, 0.015), (0.245, 0.04)],
        "top": [(0, 0.3), (0.155, 0.3), (0.16, 0.28), (0.14, 0.1), (0.145, 0.015), (0.24, 0.01), (0.26, 0.035)],
        "straw": [(0, 0.12), (0.13, 0.12), (0.14, 0.1), (0.145, 0.01), (0.3, -0.005), (0.305, 0.005)],
        "wide": [(0, 0.15), (0.09, 0.15), (0.13, 0.1), (0.14, 0.02), (0.3, 0.0), (0.4, -0.03)],
        "beret": [(0, 0.1), (0.15, 0.085), (0.22, 0.04), (0.2, 0.0), (0.13, -0.01)],
    }
    made = [shell(lathe(profiles[kind], 48, felt, steps=3), 0.008)]
    if kind != "beret":
        made.append(lathe([(0.152, 0.02), (0.152, 0.06)], 48, ribbon))
    else:
        made.append(cylinder(0.01, 0.05, (0, 0, 0.12), felt))
    return group(made, location, rotation if rotation is not None else turn, scale)


def crown(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#d9a441", jewel: str = "#b5242e"
) -> bpy.types.Object:
    """A crown of radius 0.2."""
    brass = gold(color)

    def band(u: float, v: float) -> Point:
        angle = 2 * math.pi * u
        height = 0.08 + 0.18 * abs((u * 5) % 1 - 0.5) * 2  # five sharp points
        reach = 0.2 + 0.05 * v
        return (reach * math.cos(angle), reach * math.sin(angle), v * height)

    made = [sheet(band, brass, 100, 8, thickness=0.012), torus(0.2, 0.018, (0, 0, 0.01), brass)]
    for point in range(5):
        angle = 2 * math.pi * point / 5
        made.append(
            sphere(
                0.025,
                (0.25 * math.cos(angle), 0.25 * math.sin(angle), 0.26),
                surface(jewel, roughness=0.1, coat=0.8),
                14,
            )
        )
    return group(made, location, turn, scale)


def mailbox(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: str = "#b5282e",
    door: float = 110.0,
    glow: str = "#fff0c0",
    strength: float = 4.0,
) -> bpy.types.Object:
    """A round pillar box 1.7 tall with a slot and an open door through which it glows. Faces -y."""
    enamel, black = surface(color, roughness=0.3, variation=0.06, coat=0.5), surface("#171418", roughness=0.5)
    made = [
        lathe([(0.42, 0), (0.42, 0.12), (0.37, 0.16)], 56, black),
        lathe([(0.36, 0.16), (0.36, 1.42)], 56, enamel),
        lathe([(0.36, 1.4), (0.44, 1.42), (0.45, 1.5), (0.38, 1.58), (0.2, 1.68), (0, 1.7)], 56, enamel, steps=3),
    ]
    made += [torus(0.365, 0.02, (0, 0, z), enamel) for z in (0.2, 1.05)]
    made.append(box((0.42, 0.1, 0.07), (0, -0.345, 1.24), black, bevel=0.01))
    hole = sheet(
        lambda u, v: (0.366 * math.sin((u - 0.5) * 1.2), -0.366 * math.cos((u - 0.5) * 1.2), 0.3 + 0.66 * v),
        emission(glow, strength),
        16,
        4,
    )
    made.append(hole)
    leaf = sheet(
        lambda u, v: (0.37 * math.sin((u - 0.5) * 1.2) - 0.21, -0.37 * math.cos((u - 0.5) * 1.2) + 0.3, 0.3 + 0.66 * v),
        enamel,
        16,
        4,
        thickness=0.03,
    )
    made.append(group([leaf], (0.21, -0.31, 0), -door))
    return group(made, location, turn, scale)


def envelope(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
    color: str = "#f4ead2",
    seal: str | None = "#b5282e",
) -> bpy.types.Object:
    """A letter 1 wide and 0.65 high with a folded flap and a wax seal, upright, seen from -y."""
    paper = surface(color, roughness=0.9, variation=0.06)
    made = [box((1.0, 0.02, 0.65), (0, 0, 0), paper, bevel=0.006)]
    made.append(
        mesh(
            [(-0.5, -0.014, 0.325), (0.5, -0.014, 0.325), (0, -0.03, -0.03)],
            [(0, 2, 1)],
            surface(color, roughness=0.9, variation=0.1),
            smooth=False,
        )
    )
    line = surface("#b8a888", roughness=0.9)
    made += [sweep([(x, -0.016, 0.325), (0, -0.032, -0.03)], 0.006, 6, line, steps=1) for x in (-0.5, 0.5)]
    if seal:
        made.append(sphere(0.07, (0, -0.035, 0.0), surface(seal, roughness=0.35), 20, (1, 0.35, 1)))
    return group(made, location, rotation, scale)


def scissors(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
    opened: float = 24.0,
    color: str = "#d8dce2",
) -> bpy.types.Object:
    """A pair of scissors 1 long, tips up, seen from -y."""
    steel, brass = surface(color, roughness=0.15, metallic=1.0, variation=0.03), gold()
    made = []
    for side in (-1, 1):
        blade = mesh(
            [(-0.03, 0, -0.02), (0.045, 0, 0.0), (0.03, 0, 0.3), (0.0, 0, 0.56), (-0.03, 0, 0.2)],
            [(0, 1, 2, 3, 4)],
            steel,
            smooth=False,
        )
        handle = sweep([(0, 0, 0), (side * 0.02, 0, -0.14), (side * 0.07, 0, -0.24)], [0.03, 0.025, 0.025], 10, brass)
        made.append(
            group(
                [shell(blade, 0.025), handle, torus(0.09, 0.025, (side * 0.11, 0, -0.33), brass, (90, 0, 0))],
                (0, 0.012 * side, 0),
                (0, -side * opened / 2, 0),
            )
        )
    made.append(sphere(0.025, (0, -0.03, 0), brass, 14))
    return group(made, location, rotation, scale)


def gear(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (90, 0, 0),
    teeth: int = 14,
    color: str = "#b08a3c",
    spokes: int = 5,
) -> bpy.types.Object:
    """A clockwork wheel of radius 1 (facing -y by default)."""
    brass = surface(color, roughness=0.35, metallic=0.9, variation=0.15)
    made = [torus(0.78, 0.1, (0, 0, 0), brass, scale=(1, 1, 0.8)), cylinder(0.16, 0.2, (0, 0, 0), brass)]
    made += [
        box(
            (0.18, 0.2, 0.16),
            (0.9 * math.cos(2 * math.pi * k / teeth), 0.9 * math.sin(2 * math.pi * k / teeth), 0),
            brass,
            (0, 0, 360 * k / teeth),
            0.02,
        )
        for k in range(teeth)
    ]
    made += [
        box(
            (0.7, 0.09, 0.08),
            (0.42 * math.cos(2 * math.pi * k / spokes), 0.42 * math.sin(2 * math.pi * k / spokes), 0),
            brass,
            (0, 0, 360 * k / spokes),
        )
        for k in range(spokes)
    ]
    return group(made, location, rotation, scale)


def coin(
    location: Point = (0, 0, 0), scale: float = 1.0, rotation: Sequence[float] = (0, 0, 0), color: str = "#d9a441"
) -> bpy.types.Object:
    """A blank coin of radius 0.2, lying."""
    brass = gold(color)
    return group(
        [cylinder(0.2, 0.03, (0, 0, 0), brass), torus(0.18, 0.02, (0, 0, 0.01), brass)], location, rotation, scale
    )


def heart(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    material: bpy.types.Material | None = None,
    color: str = "#c8242e",
    thickness: float = 0.42,
) -> bpy.types.Object:
    """A plump heart 1 tall around its middle, facing -y."""
    outline = []
    for step in range(80):
        angle = 2 * math.pi * step / 80
        outline.append(
            (
                0.032 * 16 * math.sin(angle) ** 3,
                0.032 * (13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle))
                + 0.06,
            )
        )
    made = inflate(outline, thickness * 0.62, material or surface(color, roughness=0.25, coat=0.6, variation=0.08), 70)
    return group([made], location, turn, scale)


def paper_crane(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
    color: str = "#f4efe4",
    flap: float = 20.0,
) -> bpy.types.Object:
    """A crane folded from paper, 1.2 long along x (head at -x)."""
    paper = surface(color, roughness=0.85, variation=0.05)
    lift = math.tan(math.radians(flap)) * 0.7
    points = [
        (-0.16, 0, 0.0),
        (0.16, 0, 0.0),
        (0, -0.09, 0.05),
        (0, 0.09, 0.05),
        (0, 0, 0.22),
        (-0.42, 0, 0.32),
        (-0.56, 0, 0.26),
        (0.58, 0, 0.34),
        (0.04, -0.72, 0.12 + lift),
        (0.04, 0.72, 0.12 + lift),
        (0, 0, -0.06),
    ]
    faces = [
        (0, 2, 5),
        (0, 5, 3),
        (5, 2, 4),
        (5, 4, 3),
        (5, 6, 4),
        (1, 7, 2),
        (1, 3, 7),
        (7, 4, 2),
        (7, 3, 4),
        (2, 8, 0),
        (2, 1, 8),
        (3, 0, 9),
        (3, 9, 1),
        (4, 8, 2),
        (4, 3, 9),
        (10, 0, 2),
        (10, 2, 1),
        (10, 1, 3),
        (10, 3, 0),
    ]
    return group([mesh(points, faces, paper, smooth=False)], location, rotation, scale)


def violin(
    location: Point = (0, 0, 0), scale: float = 1.0, rotation: Sequence[float] = (0, 0, 0), color: str = "#8a3f18"
) -> bpy.types.Object:
    """A violin 1 tall, upright, its front towards -y."""
    varnish, ebony = surface(color, roughness=0.2, variation=0.15, coat=0.6), surface("#171214", roughness=0.3)
    half = [
        (0, 0.0),
        (0.11, 0.01),
        (0.17, 0.08),
        (0.165, 0.17),
        (0.115, 0.25),
        (0.115, 0.31),
        (0.14, 0.38),
        (0.13, 0.47),
        (0.07, 0.53),
        (0, 0.54),
    ]
    from .geometry import smooth_curve

    right = [(x, z) for x, z in smooth_curve(half, 4)]
    outline = right + [(-x, z) for x, z in reversed(right)][1:-1]
    made = [
        inflate(outline, 0.05, varnish, 60),
        box((0.035, 0.03, 0.42), (0, -0.06, 0.62), ebony, bevel=0.006),
        box((0.09, 0.03, 0.02), (0, -0.07, 0.22), ebony),
        sphere(0.035, (0, -0.03, 0.98), varnish, 16, (0.8, 1.2, 1)),
    ]
    made += [
        sweep([(x, -0.095, 0.05), (x, -0.10, 0.24), (x * 0.7, -0.08, 0.86)], 0.003, 5, surface("#f0e8d8"))
        for x in (-0.015, -0.005, 0.005, 0.015)
    ]
    made += [
        sweep([(s * 0.02, -0.03, z), (s * 0.07, -0.03, z)], 0.01, 8, ebony, steps=1)
        for s, z in ((-1, 0.88), (1, 0.91), (-1, 0.93))
    ]
    return group(made, location, rotation, scale)


def watering_can(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, color: str = "#4f8a8a", tilt: float = 0.0
) -> bpy.types.Object:
    """A watering can 0.4 tall with its spout at -x; `tilt` degrees lower the spout."""
    tin = surface(color, roughness=0.4, metallic=0.3, variation=0.12)
    made = [
        lathe([(0, 0), (0.16, 0), (0.165, 0.02), (0.15, 0.28), (0.15, 0.3)], 36, tin),
        torus(0.155, 0.01, (0, 0, 0.3), tin),
    ]
    made.append(sweep([(-0.14, 0, 0.08), (-0.28, 0, 0.2), (-0.42, 0, 0.38)], [0.03, 0.025, 0.02], 12, tin))
    made.append(cylinder(0.03, 0.05, (-0.44, 0, 0.40), tin, top_radius=0.06, rotation=(0, -45, 0)))
    made.append(sweep([(0.15, 0, 0.24), (0.3, 0, 0.22), (0.26, 0, 0.06), (0.15, 0, 0.05)], 0.014, 8, tin))
    made.append(sweep([(-0.1, 0, 0.3), (0, 0, 0.44), (0.13, 0, 0.28)], 0.014, 8, tin))
    return group(made, location, (0, -tilt, turn), scale)


def apple_peel(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turns: float = 2.4,
    outside: bpy.types.Material | None = None,
    inside: bpy.types.Material | None = None,
    start: float = 0.5,
    width: float = 0.32,
    drop: float = 0.55,
    spread: float = 0.12,
) -> bpy.types.Object:
    """A ribbon of peel that unwinds from a ball of radius 1 (at latitude sine `start`) and curls away below it."""

    def ribbon(radius: float) -> object:
        def place(u: float, v: float) -> Point:
            angle = u * turns * 2 * math.pi
            reach = radius * (1.02 + spread * u * turns)
            latitude = start - drop * u * turns
            level = latitude + (v - 0.5) * width
            round_ = (
                math.sqrt(max(0.05, 1 - min(0.95, max(-0.95, level)) ** 2))
                if u * turns < 0.6
                else 1.0 - 0.5 * (v - 0.5) ** 2
            )
            reach *= round_ * (1 - 0.25 * max(0.0, u - 0.6))
            return (reach * math.cos(angle - 2.2), reach * math.sin(angle - 2.2), level)

        return place

    outer = sheet(ribbon(1.0), outside, 160, 10)
    inner = sheet(ribbon(0.965), inside, 160, 10)
    return group([outer, inner], location, 0, scale)
