"""What grows, drifts and lies about: trees, grass, flowers, rocks, clouds, moons and stars."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import bpy
from mathutils import Euler, Matrix, Vector

from . import geometry, light, material
from .colour import Colour
from .geometry import Material, Point
from .terrain import Height, fbm

Span = tuple[float, float]
Avoid = Callable[[float, float], bool] | None


def level(x: float, y: float) -> float:
    """Flat ground, for a floor or a sea."""
    return 0.0


# ---------- trees

LEAF = ([(0, 0, 0), (0.5, 0.35, 0.12), (0, 1, 0), (-0.5, 0.35, 0.12)], [(0, 1, 2, 3)])


def _branches(
    rnd: random.Random,
    start: Vector,
    direction: Vector,
    length: float,
    radius: float,
    levels: int,
    spread: float,
    lift: float,
) -> tuple[list[tuple[list[Vector], list[float]]], list[tuple[Vector, Vector]]]:
    """Spines with radii for every branch, and the places and directions where leaves sit."""
    spines, tips = [], []
    points, place, heading = [start.copy()], start.copy(), direction.copy()
    for _ in range(3):
        wander = Vector((rnd.gauss(0, 0.14), rnd.gauss(0, 0.14), rnd.gauss(0, 0.08) + lift))
        heading = (heading + wander).normalized()
        place = place + heading * length / 3
        points.append(place.copy())
        if levels <= 2:
            tips.append((place.copy(), heading.copy()))
    spines.append((points, [radius, radius * 0.86, radius * 0.74, radius * 0.62]))
    if levels > 1:
        count = 3 if rnd.random() < 0.45 else 2
        first = rnd.uniform(0, math.tau)
        for child in range(count):
            side = heading.orthogonal().normalized()
            side.rotate(Matrix.Rotation(first + math.tau * child / count + rnd.uniform(-0.4, 0.4), 3, heading))
            angle = math.radians(spread * rnd.uniform(0.65, 1.25))
            turned = (heading * math.cos(angle) + side * math.sin(angle)).normalized()
            more, leaves = _branches(
                rnd,
                points[-1],
                turned,
                length * rnd.uniform(0.68, 0.86),
                radius * (0.66 if count == 2 else 0.56),
                levels - 1,
                spread,
                lift,
            )
            spines += more
            tips += leaves
    return spines, tips


def tree(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    seed: int = 1,
    levels: int = 6,
    trunk: float = 1.1,
    thickness: float = 0.16,
    spread: float = 34.0,
    lift: float = 0.05,
    bark: Colour = "#3d2a1e",
    leaf: Colour | None = "#3f7a3a",
    second_leaf: Colour | None = None,
    leaves: int = 10,
    leaf_size: float = 0.13,
    lean: Point = (0.0, 0.0),
    glow: float = 0.0,
) -> bpy.types.Object:
    """A broad-leaved tree about four metres high at scale 1; `leaf=None` leaves it bare.

    `second_leaf` is the colour of about a third of the leaves; `lean` tips the trunk (x, y);
    `glow` makes the leaves shine.
    """
    rnd = random.Random(seed)
    start = Vector((0, 0, -0.1))
    spines, tips = _branches(
        rnd, start, Vector((lean[0], lean[1], 1)).normalized(), trunk, thickness, levels, spread, lift
    )
    vertices: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    for index, (points, radii) in enumerate(spines):
        if index == 0:
            radii = [radii[0] * 1.7, radii[1] * 1.05, radii[2], radii[3]]
        more, shape = geometry.sweep_shape(
            points, radii, segments=12 if radii[0] > 0.05 else 6, steps=4 if radii[0] > 0.03 else 2
        )
        faces += [tuple(corner + len(vertices) for corner in face) for face in shape]
        vertices += more
    wood = material.surface(bark, roughness=0.95, variation=0.22, variation_scale=5, bump=0.6, bump_scale=9)
    objects = [geometry.mesh(vertices, faces, wood)]
    if leaf is not None:
        baskets: dict[Colour, list[Matrix]] = {leaf: []}
        if second_leaf is not None:
            baskets[second_leaf] = []
        for place, heading in tips:
            for _ in range(leaves):
                colour = second_leaf if second_leaf is not None and rnd.random() < 0.34 else leaf
                offset = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.8))) * leaf_size * 1.5
                tilt = Euler((rnd.uniform(-1.1, 1.1), rnd.uniform(-1.1, 1.1), rnd.uniform(0, math.tau)))
                size = leaf_size * rnd.uniform(0.6, 1.25)
                baskets[colour].append(
                    Matrix.LocRotScale(
                        place + heading * rnd.uniform(-0.05, 0.12) + offset, tilt, Vector((size, size, size))
                    )
                )
        for colour, placements in baskets.items():
            skin = material.surface(
                colour,
                roughness=0.7,
                variation=0.2,
                variation_scale=1.5,
                emission=colour if glow else None,
                emission_strength=glow,
            )
            objects.append(geometry.scatter(*LEAF, placements, skin, smooth=False))
    return geometry.group(objects, location, turn, scale)


def pine(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    seed: int = 1,
    height: float = 4.0,
    needles: Colour = "#234a3a",
    snow: Colour | None = None,
    bark: Colour = "#3a2a20",
) -> bpy.types.Object:
    """A fir of drooping boughs; `snow` lays a colour on top of every bough."""
    rnd = random.Random(seed)
    vertices: list[Point] = []
    faces: list[tuple[int, ...]] = []
    tiers = 11
    for tier in range(tiers):
        t = tier / (tiers - 1)
        reach = height * 0.30 * (1 - t) ** 0.85 + 0.06
        base = height * (0.12 + 0.82 * t)
        boughs = max(5, int(13 - 7 * t))
        first = rnd.uniform(0, math.tau)
        for bough in range(boughs):
            angle = first + math.tau * bough / boughs + rnd.uniform(-0.15, 0.15)
            length = reach * rnd.uniform(0.8, 1.15)
            wide = length * 0.36
            out, side = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
            start = len(vertices)
            top = Vector((0, 0, base + height * 0.07))
            for share, width, drop in ((0.0, 0.15, 0.0), (0.35, 0.8, 0.10), (0.7, 1.0, 0.30), (1.0, 0.25, 0.52)):
                middle = top + out * length * share - Vector((0, 0, length * drop))
                vertices += [
                    tuple(middle + side * wide * width - Vector((0, 0, wide * 0.35 * width))),
                    tuple(middle),
                    tuple(middle - side * wide * width - Vector((0, 0, wide * 0.35 * width))),
                ]
            for row in range(3):
                for column in range(2):
                    corner = start + row * 3 + column
                    faces.append((corner, corner + 1, corner + 4, corner + 3))
    if snow is not None:
        skin = material.two_tone(snow, needles, edge=(0.15, 0.75), roughness=0.9, bump=0.5, bump_scale=14)
    else:
        skin = material.surface(needles, roughness=0.9, variation=0.28, variation_scale=3, bump=0.5, bump_scale=14)
    crown = geometry.shell(geometry.mesh(vertices, faces, skin), 0.03)
    stem = geometry.cylinder(
        height * 0.035, height, (0, 0, height / 2), material.surface(bark, roughness=0.95), top_radius=0.01
    )
    return geometry.group([crown, stem], location, turn, scale)


def palm(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    seed: int = 1,
    height: float = 3.4,
    lean: float = 0.7,
    bark: Colour = "#8a6848",
    frond: Colour = "#3f7a44",
    dates: Colour | None = "#c8752c",
) -> bpy.types.Object:
    """A palm bending along +x."""
    rnd = random.Random(seed)
    top = Vector((lean, 0, height))
    stem = geometry.sweep(
        [(0, 0, -0.1), (lean * 0.12, 0, height * 0.35), (lean * 0.5, 0, height * 0.72), top],
        [0.17, 0.12, 0.10, 0.09],
        14,
        material.surface(bark, roughness=0.95, variation=0.2, bump=0.8, bump_scale=11, stretch=(1, 1, 4)),
    )
    vertices: list[Point] = []
    faces: list[tuple[int, ...]] = []
    for index in range(15):
        angle = index * 2.399 + rnd.uniform(-0.2, 0.2)
        out, side = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
        length, rise = rnd.uniform(1.0, 1.45), rnd.uniform(0.15, 0.75)
        for leaflet in range(18):
            t = 0.10 + 0.9 * leaflet / 17
            rib = top + out * length * t * (1 - 0.12 * t) + Vector((0, 0, rise * t - 1.25 * t * t))
            reach = 0.42 * math.sin(math.pi * (0.12 + 0.83 * t))
            for sign in (-1, 1):
                start = len(vertices)
                tip = rib + side * sign * reach + out * 0.16 - Vector((0, 0, reach * 0.55))
                vertices += [tuple(rib - out * 0.035), tuple(rib + out * 0.035), tuple(tip)]
                faces.append((start, start + 1, start + 2))
    crown = geometry.mesh(
        vertices, faces, material.surface(frond, roughness=0.6, variation=0.2, variation_scale=1.5), smooth=False
    )
    objects = [stem, crown]
    if dates is not None:
        objects.append(
            geometry.sparks(
                [top + Vector((rnd.gauss(0, 0.12), rnd.gauss(0, 0.12), -0.12 + rnd.gauss(0, 0.06))) for _ in range(24)],
                0.05,
                material.surface(dates, roughness=0.4),
            )
        )
    return geometry.group(objects, location, turn, scale)


def cactus(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    color: Colour = "#4f7f52",
    flower: Colour | None = "#e8506a",
    seed: int = 1,
) -> bpy.types.Object:
    """A saguaro with two arms, about two metres."""
    rnd = random.Random(seed)
    skin = material.surface(color, roughness=0.8, variation=0.16, bump=0.3, bump_scale=16)
    objects = [
        geometry.sweep([(0, 0, -0.1), (0, 0, 0.8), (0.02, 0, 1.6), (0.02, 0, 2.0)], [0.2, 0.22, 0.2, 0.06], 18, skin)
    ]
    for sign in (-1, 1):
        base, rise = rnd.uniform(0.6, 1.0), rnd.uniform(0.5, 0.9)
        objects.append(
            geometry.sweep(
                [
                    (0, 0, base),
                    (sign * 0.32, 0, base + 0.02),
                    (sign * 0.46, 0, base + 0.2),
                    (sign * 0.48, 0, base + rise),
                    (sign * 0.48, 0, base + rise + 0.12),
                ],
                [0.12, 0.13, 0.13, 0.12, 0.03],
                14,
                skin,
            )
        )
        if flower:
            objects.append(
                geometry.sphere(0.07, (sign * 0.48, 0, base + rise + 0.14), material.surface(flower, roughness=0.5), 12)
            )
    return geometry.group(objects, location, turn, scale)


def mushroom(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    cap: Colour = "#b8321f",
    stem: Colour = "#efe0c2",
    dots: Colour | None = "#fff7e8",
    seed: int = 1,
    glow: float = 0.0,
) -> bpy.types.Object:
    """A toadstool about one and a half metres high at scale 1."""
    rnd = random.Random(seed)
    skin = material.surface(
        cap, roughness=0.4, variation=0.15, coat=0.3, emission=cap if glow else None, emission_strength=glow
    )
    objects = [
        geometry.lathe(
            [(0, 0), (0.24, 0), (0.2, 0.3), (0.16, 0.7), (0.15, 1.0)], 32, material.surface(stem, roughness=0.8), 5
        ),
        geometry.lathe([(0, 1.5), (0.3, 1.46), (0.6, 1.3), (0.8, 1.02), (0.82, 0.92), (0.76, 0.9)], 56, skin, 5),
        geometry.lathe([(0.78, 0.92), (0.45, 0.98), (0.14, 1.02)], 56, material.surface("#e8d4b0", roughness=0.9), 4),
    ]
    if dots is not None:
        flecks = []
        for _ in range(22):
            angle, t = rnd.uniform(0, math.tau), rnd.random() ** 0.6
            reach = 0.74 * t
            height = 1.5 - 0.56 * t**2.3
            size = rnd.uniform(0.03, 0.075)
            flecks.append(
                geometry.transform(
                    (reach * math.cos(angle), reach * math.sin(angle), height), scale=(size, size, size * 0.5)
                )
            )
        objects.append(geometry.scatter(*geometry.ball_shape(10), flecks, material.surface(dots, roughness=0.8)))
    return geometry.group(objects, location, turn, scale)


# ---------- ground cover, each as one mesh


def _spots(rnd: random.Random, count: int, x: Span, y: Span, avoid: Avoid) -> list[tuple[float, float]]:
    spots = [(rnd.uniform(*x), rnd.uniform(*y)) for _ in range(count)]
    return [spot for spot in spots if avoid is None or not avoid(*spot)]


def grass(
    height: Height = level,
    x: Span = (-5, 5),
    y: Span = (-4, 6),
    count: int = 5000,
    length: Span = (0.1, 0.35),
    color: Colour = "#6f9a45",
    second_color: Colour = "#2f5a2a",
    seed: int = 1,
    avoid: Avoid = None,
    lean: float = 0.35,
    width: float = 0.018,
) -> bpy.types.Object:
    """Blades of grass, reeds or wheat on the ground `height`."""
    rnd = random.Random(seed)
    vertices: list[Point] = []
    faces: list[tuple[int, ...]] = []
    for across, along in _spots(rnd, count, x, y, avoid):
        tall, angle = rnd.uniform(*length), rnd.uniform(0, math.tau)
        half = width * rnd.uniform(0.7, 1.4) * (tall / 0.25) ** 0.5
        ground = height(across, along) - 0.02
        dx, dy = math.cos(angle) * half, math.sin(angle) * half
        lean_x, lean_y = rnd.gauss(0, lean) * tall, rnd.gauss(0, lean) * tall
        start = len(vertices)
        vertices += [
            (across - dx, along - dy, ground),
            (across + dx, along + dy, ground),
            (across - dx * 0.7 + lean_x * 0.4, along - dy * 0.7 + lean_y * 0.4, ground + tall * 0.6),
            (across + dx * 0.7 + lean_x * 0.4, along + dy * 0.7 + lean_y * 0.4, ground + tall * 0.6),
            (across + lean_x, along + lean_y, ground + tall),
        ]
        faces += [(start, start + 1, start + 3, start + 2), (start + 2, start + 3, start + 4)]
    return geometry.mesh(
        vertices,
        faces,
        material.surface(color, roughness=0.8, second_color=second_color, variation_scale=1.0),
        smooth=False,
    )


def flowers(
    height: Height = level,
    x: Span = (-4, 4),
    y: Span = (-3, 3),
    count: int = 60,
    colors: Sequence[Colour] = ("#e8506a", "#f4c84a", "#f0f0ff"),
    size: float = 0.06,
    length: Span = (0.15, 0.4),
    seed: int = 1,
    avoid: Avoid = None,
) -> bpy.types.Object:
    """Open flowers on thin stems."""
    rnd = random.Random(seed)
    petals: list[Point] = []
    shape: list[tuple[int, ...]] = []
    for petal in range(6):
        angle = petal * math.pi / 3
        start = len(petals)
        petals += [
            (0, 0, 0),
            (math.cos(angle - 0.4) * 0.7, math.sin(angle - 0.4) * 0.7, 0.18),
            (math.cos(angle) * 1.1, math.sin(angle) * 1.1, 0.25),
            (math.cos(angle + 0.4) * 0.7, math.sin(angle + 0.4) * 0.7, 0.18),
        ]
        shape.append((start, start + 1, start + 2, start + 3))
    baskets: dict[Colour, list[Matrix]] = {color: [] for color in colors}
    hearts, stems = [], []
    for across, along in _spots(rnd, count, x, y, avoid):
        tall, ground = rnd.uniform(*length), height(across, along)
        tilt = Euler((rnd.gauss(0, 0.4), rnd.gauss(0, 0.4), rnd.uniform(0, 6)))
        baskets[rnd.choice(list(colors))].append(
            Matrix.LocRotScale(
                Vector((across, along, ground + tall)), tilt, Vector((size,) * 3) * rnd.uniform(0.7, 1.4)
            )
        )
        hearts.append((across, along, ground + tall + size * 0.15))
        stems.append(geometry.transform((across, along, ground - 0.02), scale=(size * 0.12, size * 0.12, tall)))
    objects = [
        geometry.scatter(petals, shape, placements, material.surface(color, roughness=0.6, variation=0.1), smooth=False)
        for color, placements in baskets.items()
        if placements
    ]
    objects.append(geometry.sparks(hearts, size * 0.25, material.surface("#f0c040", roughness=0.7)))
    objects.append(
        geometry.scatter([(-1, 0, 0), (1, 0, 0), (0, 0, 1)], [(0, 1, 2)], stems, material.surface("#4a7a3a"))
    )
    return geometry.group(objects)


def rock(
    location: Point = (0, 0, 0),
    scale: float | Sequence[float] = 1.0,
    turn: float = 0.0,
    seed: float = 1,
    color: Colour = "#7a7672",
    skin: Material = None,
    roughness: float = 0.35,
) -> bpy.types.Object:
    """One boulder of radius 1."""
    made = geometry.sphere(1, location, skin or material.stone(color), 40, scale, (0, 0, turn))
    return geometry.bend(
        made,
        lambda point: point * (1 + roughness * fbm(point.x * 1.2 + seed * 5, point.y * 1.2, point.z * 1.2 + seed, 4)),
    )


def rocks(
    height: Height = level,
    x: Span = (-5, 5),
    y: Span = (-4, 4),
    count: int = 20,
    size: Span = (0.08, 0.35),
    color: Colour = "#7a7672",
    seed: int = 1,
    avoid: Avoid = None,
) -> bpy.types.Object:
    """Stones lying about."""
    rnd = random.Random(seed)
    skin = material.stone(color)
    objects = []
    for index, (across, along) in enumerate(_spots(rnd, count, x, y, avoid)):
        wide = rnd.uniform(*size)
        objects.append(
            rock(
                (across, along, height(across, along) + wide * 0.1),
                (wide, wide * rnd.uniform(0.7, 1.1), wide * rnd.uniform(0.5, 0.8)),
                rnd.uniform(0, 360),
                index + seed,
                skin=skin,
            )
        )
    return geometry.group(objects)


# ---------- sky things


def cloud(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    seed: int = 1,
    color: Colour = "#ffffff",
    shadow: Colour = "#8f9cc8",
    glow: float = 0.08,
    flat: float = 0.6,
    puffs: int = 13,
    spread: float = 1.6,
    skin: Material = None,
) -> bpy.types.Object:
    """A solid heaped cloud, about three metres wide at scale 1."""
    rnd = random.Random(seed)
    balls = []
    for _ in range(puffs):
        angle, distance = rnd.uniform(0, math.tau), rnd.random() ** 0.7 * spread
        radius = (1.0 - 0.45 * distance / spread) * rnd.uniform(0.55, 1.0)
        place = (
            math.cos(angle) * distance,
            math.sin(angle) * distance * flat,
            rnd.uniform(-0.1, 0.45) * (1 - distance / spread),
        )
        balls.append(geometry.sphere(radius, place, segments=20))
    made = geometry.fuse(balls, 0.1, 3, skin or material.cloud(color, shadow, glow))
    texture = bpy.data.textures.new("billows", "CLOUDS")
    texture.noise_scale = 0.55
    texture.noise_depth = 4
    geometry.rounded(made)
    billow = made.modifiers.new("billow", "DISPLACE")
    billow.texture = texture
    billow.strength = 0.5
    billow.mid_level = 0.5
    billow.texture_coords = "LOCAL"
    return geometry.group([made], location, turn, scale)


def moon(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    bright: Colour = "#fff6dc",
    dark: Colour = "#b9a98a",
    strength: float = 1.0,
    lamp: float = 0.0,
    lamp_color: Colour = "#ffe2a8",
    turn: float = 0.0,
) -> bpy.types.Object:
    """A full moon of radius `scale`; `lamp` > 0 lets it light what is around it."""
    ball = geometry.sphere(1, (0, 0, 0), material.moon(bright, dark, strength), 96)
    if lamp:
        ball.visible_shadow = False  # the lamp hangs inside it
        light.point(location, lamp_color, lamp, scale * 0.95)
    return geometry.group([ball], location, turn, scale)


def crescent(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    tilt: float = -25.0,
    thickness: float = 0.3,
    color: Colour = "#f7d98a",
    glow: float = 0.9,
    skin: Material = None,
) -> bpy.types.Object:
    """A crescent moon facing the camera, its horns to the right; `tilt` in degrees."""
    outline = [
        (math.cos(angle), math.sin(angle)) for angle in (math.radians(50 + 260 * step / 60) for step in range(61))
    ]
    tip, centre = outline[-1], (0.42, 0.0)
    radius = math.hypot(tip[0] - centre[0], tip[1])
    start = math.atan2(tip[1], tip[0] - centre[0]) % math.tau
    sweep = (math.tau - 2 * (start - math.pi)) - math.pi if start > math.pi else 0
    end = math.atan2(outline[0][1], outline[0][0] - centre[0])
    for step in range(1, 60):
        angle = start + (end - start) * step / 60 if sweep == 0 else start - (start - end) * step / 60
        outline.append((centre[0] + radius * math.cos(angle), radius * math.sin(angle)))
    finish = skin or material.surface(
        color, roughness=0.35, variation=0.1, emission=color, emission_strength=glow, bump=0.3, bump_scale=3
    )
    body = geometry.inflate(outline, thickness, finish, 110)
    return geometry.group([body], location, (0, tilt, 0), scale)


STAR_POINTS = 5


def star_shape(
    points: int = STAR_POINTS, waist: float = 0.45, thickness: float = 0.22
) -> tuple[list[Point], list[tuple[int, ...]]]:
    """A solid star of radius 1 standing up, facing the camera."""
    vertices: list[Point] = []
    for corner in range(points * 2):
        angle = math.pi / 2 + math.pi * corner / points
        reach = 1.0 if corner % 2 == 0 else waist
        vertices.append((math.cos(angle) * reach, 0, math.sin(angle) * reach))
    vertices += [(0, -thickness, 0), (0, thickness, 0)]
    count = points * 2
    faces: list[tuple[int, ...]] = []
    for corner in range(count):
        faces += [(corner, (corner + 1) % count, count), ((corner + 1) % count, corner, count + 1)]
    return vertices, faces


def stars(
    places: Sequence[Point],
    size: float | Span = 0.2,
    color: Colour = "#ffe08a",
    strength: float = 3.0,
    seed: int = 1,
    threads: float = 0.0,
) -> bpy.types.Object:
    """Solid shining stars at the places; `threads` hangs them on threads of that length."""
    rnd = random.Random(seed)
    spans = size if isinstance(size, tuple) else (size, size)
    vertices, faces = star_shape()
    placements = [
        geometry.transform(place, (0, rnd.uniform(-18, 18), rnd.uniform(-25, 25)), rnd.uniform(*spans))
        for place in places
    ]
    objects = [geometry.scatter(vertices, faces, placements, material.emission(color, strength), smooth=False)]
    if threads:
        thread = material.surface("#c9b070", roughness=0.5)
        objects += [
            geometry.sweep([(x, y, z), (x, y, z + threads / 2), (x, y, z + threads)], 0.008, 5, thread, 2)
            for x, y, z in places
        ]
    return geometry.group(objects)


def fireflies(
    rnd: random.Random,
    count: int,
    x: Span,
    y: Span,
    z: Span,
    color: Colour = "#ffe68a",
    strength: float = 7.0,
    size: Span = (0.012, 0.03),
) -> bpy.types.Object:
    """Drifting sparks in a box of air."""
    vertices, faces = geometry.ball_shape(8)
    placements = [
        geometry.transform((rnd.uniform(*x), rnd.uniform(*y), rnd.uniform(*z)), scale=rnd.uniform(*size))
        for _ in range(count)
    ]
    return geometry.scatter(vertices, faces, placements, material.emission(color, strength))


def snowfall(
    rnd: random.Random,
    count: int = 400,
    x: Span = (-6, 6),
    y: Span = (-5, 12),
    z: Span = (0, 9),
    size: Span = (0.012, 0.035),
    color: Colour = "#ffffff",
) -> bpy.types.Object:
    """Flakes in the air."""
    return fireflies(rnd, count, x, y, z, color, 0.9, size)
