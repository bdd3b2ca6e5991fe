"""Shapes, all made from points and faces (no operators: they are slow in loops)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

Point = Sequence[float]
Material = bpy.types.Material | None


def _sizes(scale: float | Sequence[float]) -> tuple[float, ...]:
    return (scale,) * 3 if isinstance(scale, (int, float)) else tuple(scale)


def _angles(rotation: Sequence[float]) -> tuple[float, ...]:
    return tuple(math.radians(angle) for angle in rotation)


def transform(
    location: Point = (0, 0, 0), rotation: Sequence[float] = (0, 0, 0), scale: float | Sequence[float] = 1.0
) -> Matrix:
    """A placement as a matrix; rotation in degrees."""
    return Matrix.LocRotScale(Vector(location), Euler(_angles(rotation)), Vector(_sizes(scale)))


def mesh(
    vertices: Iterable[Point],
    faces: Iterable[Sequence[int]],
    material: Material = None,
    location: Point = (0, 0, 0),
    rotation: Sequence[float] = (0, 0, 0),
    scale: float | Sequence[float] = 1.0,
    smooth: bool = True,
    uv: Sequence[tuple[float, float]] | None = None,
) -> bpy.types.Object:
    """Any shape from points and faces; `uv` gives one (u, v) per point."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(vertex) for vertex in vertices], [], [tuple(face) for face in faces])
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material is not None:
        data.materials.append(material)
    data.update()
    made = bpy.data.objects.new("mesh", data)
    made.location = location
    made.rotation_euler = _angles(rotation)
    made.scale = _sizes(scale)
    bpy.context.scene.collection.objects.link(made)
    return made


def smooth_curve(points: Sequence[Point], steps: int = 8) -> list[tuple[float, ...]]:
    """A Catmull-Rom curve through the points, with `steps` pieces between neighbours."""
    given = [np.array(point, float) for point in points]
    padded = [2 * given[0] - given[1], *given, 2 * given[-1] - given[-2]]
    curve = []
    for index in range(1, len(padded) - 2):
        before, start, end, after = padded[index - 1 : index + 3]
        for step in range(steps):
            t = step / steps
            curve.append(
                0.5
                * (
                    2 * start
                    + (end - before) * t
                    + (2 * before - 5 * start + 4 * end - after) * t * t
                    + (3 * start - before - 3 * end + after) * t**3
                )
            )
    curve.append(given[-1])
    return [tuple(float(value) for value in point) for point in curve]


def lathe(
    profile: Sequence[tuple[float, float]],
    segments: int = 72,
    material: Material = None,
    steps: int = 0,
    **placement,
) -> bpy.types.Object:
    """A profile of (radius, height) turned about z; `steps` > 0 rounds the profile first."""
    outline = smooth_curve(profile, steps) if steps else [tuple(point) for point in profile]
    count = len(outline)
    vertices = []
    for segment in range(segments):
        angle = 2 * math.pi * segment / segments
        for radius, height in outline:
            vertices.append((max(0.0, radius) * math.cos(angle), max(0.0, radius) * math.sin(angle), height))
    faces = []
    for segment in range(segments):
        following = (segment + 1) % segments
        for ring in range(count - 1):
            faces.append(
                (
                    segment * count + ring,
                    following * count + ring,
                    following * count + ring + 1,
                    segment * count + ring + 1,
                )
            )
    return mesh(vertices, faces, material, **placement)


def sweep_shape(
    spine: Sequence[Point],
    radii: Sequence[float | tuple[float, float]],
    segments: int = 20,
    steps: int = 8,
    caps: bool = True,
    up: Point = (0, 0, 1),
) -> tuple[list[Vector], list[tuple[int, ...]]]:
    """Points and faces of a tube along a curve; a radius may be (sideways, upwards)."""
    pairs = [(radius, radius) if isinstance(radius, (int, float)) else tuple(radius) for radius in radii]
    curve = smooth_curve([(*point, *pair) for point, pair in zip(spine, pairs, strict=True)], steps)
    vertices: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    count = len(curve)
    side: Vector | None = None
    for index, place in enumerate(curve):
        ahead = Vector(curve[min(count - 1, index + 1)][:3]) - Vector(curve[max(0, index - 1)][:3])
        ahead.normalize()
        if side is None:
            reference = Vector(up).normalized()
            if abs(ahead.dot(reference)) > 0.95:
                reference = Vector((0, 1, 0)) if abs(ahead.y) < 0.9 else Vector((1, 0, 0))
            side = ahead.cross(reference)
        else:  # parallel transport: carry the frame along instead of making a new one, so nothing twists
            side = side - ahead * side.dot(ahead)
        side.normalize()
        upwards = side.cross(ahead).normalized()
        width, height = max(place[3], 1e-3), max(place[4], 1e-3)
        for segment in range(segments):
            angle = 2 * math.pi * segment / segments
            vertices.append(Vector(place[:3]) + side * math.cos(angle) * width + upwards * math.sin(angle) * height)
    for ring in range(count - 1):
        for segment in range(segments):
            following = (segment + 1) % segments
            faces.append(
                (
                    ring * segments + segment,
                    ring * segments + following,
                    (ring + 1) * segments + following,
                    (ring + 1) * segments + segment,
                )
            )
    if caps:
        faces.append(tuple(range(segments - 1, -1, -1)))
        faces.append(tuple((count - 1) * segments + segment for segment in range(segments)))
    return vertices, faces


def sweep(
    spine: Sequence[Point],
    radii: float | Sequence[float | tuple[float, float]],
    segments: int = 20,
    material: Material = None,
    steps: int = 8,
    caps: bool = True,
    up: Point = (0, 0, 1),
    **placement,
) -> bpy.types.Object:
    """A tube along a curve: branches, ropes, necks, rails. One radius, or one for each point."""
    each = [radii] * len(spine) if isinstance(radii, (int, float)) else radii
    vertices, faces = sweep_shape(spine, each, segments, steps, caps, up)
    return mesh(vertices, faces, material, **placement)


def sphere(
    radius: float = 1.0,
    location: Point = (0, 0, 0),
    material: Material = None,
    segments: int = 48,
    scale: float | Sequence[float] = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
) -> bpy.types.Object:
    """A ball, or an egg with three scales."""
    rings = max(4, segments // 2)
    vertices: list[Point] = [(0, 0, radius)]
    for ring in range(1, rings):
        polar = math.pi * ring / rings
        for segment in range(segments):
            angle = 2 * math.pi * segment / segments
            vertices.append(
                (
                    radius * math.sin(polar) * math.cos(angle),
                    radius * math.sin(polar) * math.sin(angle),
                    radius * math.cos(polar),
                )
            )
    vertices.append((0, 0, -radius))
    last = len(vertices) - 1
    faces: list[tuple[int, ...]] = []
    for segment in range(segments):
        following = (segment + 1) % segments
        faces.append((0, 1 + segment, 1 + following))
        for ring in range(rings - 2):
            start = 1 + ring * segments
            faces.append((start + segment, start + segments + segment, start + segments + following, start + following))
        start = 1 + (rings - 2) * segments
        faces.append((last, start + following, start + segment))
    return mesh(vertices, faces, material, location, rotation, scale)


def box(
    size: Point,
    location: Point = (0, 0, 0),
    material: Material = None,
    rotation: Sequence[float] = (0, 0, 0),
    bevel: float = 0.0,
) -> bpy.types.Object:
    """A box around its centre, with softened edges if asked."""
    half = [length / 2 for length in size]
    vertices = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(vertices, faces, material, location, rotation, smooth=False)
    if bevel:
        modifier = made.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 2
    return made


def plane(
    size: float | tuple[float, float] = 200.0,
    location: Point = (0, 0, 0),
    material: Material = None,
    rotation: Sequence[float] = (0, 0, 0),
) -> bpy.types.Object:
    """A flat rectangle lying down, with UVs."""
    width, depth = (size, size) if isinstance(size, (int, float)) else size
    vertices = [
        (-width / 2, -depth / 2, 0),
        (width / 2, -depth / 2, 0),
        (width / 2, depth / 2, 0),
        (-width / 2, depth / 2, 0),
    ]
    return mesh(
        vertices, [(0, 1, 2, 3)], material, location, rotation, smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)]
    )


def disc(
    radius: float,
    location: Point = (0, 0, 0),
    material: Material = None,
    rotation: Sequence[float] = (0, 0, 0),
    segments: int = 64,
) -> bpy.types.Object:
    """A flat round plate lying down (the tea in a cup)."""
    vertices = [
        (radius * math.cos(2 * math.pi * k / segments), radius * math.sin(2 * math.pi * k / segments), 0)
        for k in range(segments)
    ]
    return mesh(vertices, [tuple(range(segments))], material, location, rotation, smooth=False)


def cylinder(
    radius: float,
    height: float,
    location: Point = (0, 0, 0),
    material: Material = None,
    top_radius: float | None = None,
    segments: int = 40,
    rotation: Sequence[float] = (0, 0, 0),
) -> bpy.types.Object:
    """A cylinder around its centre; another `top_radius` makes a cone."""
    top = radius if top_radius is None else top_radius
    vertices: list[Point] = []
    for z, wide in ((-height / 2, radius), (height / 2, max(top, 1e-4))):
        for segment in range(segments):
            angle = 2 * math.pi * segment / segments
            vertices.append((wide * math.cos(angle), wide * math.sin(angle), z))
    faces: list[tuple[int, ...]] = [
        (segment, (segment + 1) % segments, segments + (segment + 1) % segments, segments + segment)
        for segment in range(segments)
    ]
    faces += [tuple(range(segments - 1, -1, -1)), tuple(range(segments, 2 * segments))]
    made = mesh(vertices, faces, material, location, rotation)
    for polygon in made.data.polygons[segments:]:
        polygon.use_smooth = False
    return made


def torus(
    major_radius: float,
    minor_radius: float,
    location: Point = (0, 0, 0),
    material: Material = None,
    rotation: Sequence[float] = (0, 0, 0),
    segments: int = 72,
    scale: float | Sequence[float] = 1.0,
) -> bpy.types.Object:
    """A ring lying down."""
    around = 16
    vertices = []
    for segment in range(segments):
        angle = 2 * math.pi * segment / segments
        for step in range(around):
            small = 2 * math.pi * step / around
            reach = major_radius + minor_radius * math.cos(small)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), minor_radius * math.sin(small)))
    faces = []
    for segment in range(segments):
        following = (segment + 1) % segments
        for step in range(around):
            after = (step + 1) % around
            faces.append(
                (
                    segment * around + step,
                    following * around + step,
                    following * around + after,
                    segment * around + after,
                )
            )
    return mesh(vertices, faces, material, location, rotation, scale)


def sheet(
    place: Callable[[float, float], Point],
    material: Material = None,
    columns: int = 40,
    rows: int = 40,
    thickness: float = 0.0,
    **placement,
) -> bpy.types.Object:
    """Any bent surface: `place(u, v)` with u and v from 0 to 1 says where each point goes.

    Sails, curtains, pages, blankets, streams. UVs follow u and v.
    """
    vertices, uv = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            vertices.append(place(u, v))
            uv.append((u, v))
    faces = [
        (
            row * (columns + 1) + column,
            row * (columns + 1) + column + 1,
            (row + 1) * (columns + 1) + column + 1,
            (row + 1) * (columns + 1) + column,
        )
        for row in range(rows)
        for column in range(columns)
    ]
    made = mesh(vertices, faces, material, uv=uv, **placement)
    return shell(made, thickness) if thickness else made


def shell(made: bpy.types.Object, thickness: float, offset: float = -1.0) -> bpy.types.Object:
    """Give a surface thickness."""
    modifier = made.modifiers.new("shell", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset
    return made


def rounded(made: bpy.types.Object, levels: int = 1) -> bpy.types.Object:
    """Subdivide a shape so that it curves."""
    modifier = made.modifiers.new("rounded", "SUBSURF")
    modifier.levels = levels
    modifier.render_levels = levels
    return made


def bend(made: bpy.types.Object, move: Callable[[Vector], Point]) -> bpy.types.Object:
    """Move every point of a shape by a rule."""
    for vertex in made.data.vertices:
        vertex.co = Vector(move(vertex.co))
    made.data.update()
    return made


def group(
    objects: Iterable[bpy.types.Object],
    location: Point = (0, 0, 0),
    rotation: Sequence[float] | float = (0, 0, 0),
    scale: float | Sequence[float] = 1.0,
) -> bpy.types.Object:
    """Hang objects on one root; a single number as rotation is a turn about z."""
    root = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(root)
    for part in objects:
        if part.parent is None:
            part.parent = root
    root.location = location
    root.rotation_euler = _angles((0, 0, rotation) if isinstance(rotation, (int, float)) else rotation)
    root.scale = _sizes(scale)
    return root


def parts(root: bpy.types.Object) -> list[bpy.types.Object]:
    """The root and everything that hangs on it."""
    found = [root]
    for child in root.children:
        found += parts(child)
    return found


def duplicate(
    root: bpy.types.Object,
    location: Point = (0, 0, 0),
    scale: float | Sequence[float] = 1.0,
    turn: float = 0.0,
    rotation: Sequence[float] | None = None,
) -> bpy.types.Object:
    """Another instance of a prop that shares its meshes: cheap, for crowds and flocks."""
    copy = root.copy()
    bpy.context.scene.collection.objects.link(copy)
    for child in root.children:
        twin = duplicate(
            child, child.location, tuple(child.scale), rotation=[math.degrees(angle) for angle in child.rotation_euler]
        )
        twin.parent = copy
        twin.matrix_parent_inverse = child.matrix_parent_inverse.copy()
    copy.location = location
    copy.rotation_euler = _angles(rotation if rotation is not None else (0, 0, turn))
    copy.scale = _sizes(scale)
    return copy


def scatter(
    vertices: Sequence[Point],
    faces: Sequence[Sequence[int]],
    placements: Iterable[Matrix],
    material: Material = None,
    smooth: bool = True,
) -> bpy.types.Object:
    """Many copies of one small shape as one mesh: leaves, petals, pebbles, windows."""
    base = np.array([tuple(vertex) for vertex in vertices], float)
    base = np.hstack([base, np.ones((len(base), 1))])
    all_vertices, all_faces = [], []
    for index, placement in enumerate(placements):
        moved = base @ np.array(placement).T
        all_vertices.extend(map(tuple, moved[:, :3]))
        start = index * len(base)
        all_faces.extend(tuple(start + corner for corner in face) for face in faces)
    return mesh(all_vertices, all_faces, material, smooth=smooth)


def ball_shape(detail: int = 8) -> tuple[list[Point], list[tuple[int, ...]]]:
    """Points and faces of a low ball of radius 1, for scatter."""
    vertices: list[Point] = []
    for ring in range(detail // 2 + 1):
        polar = math.pi * ring / (detail // 2)
        for segment in range(detail):
            angle = 2 * math.pi * segment / detail
            vertices.append((math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar)))
    faces = [
        (
            ring * detail + segment,
            (ring + 1) * detail + segment,
            (ring + 1) * detail + (segment + 1) % detail,
            ring * detail + (segment + 1) % detail,
        )
        for ring in range(detail // 2)
        for segment in range(detail)
    ]
    return vertices, faces


def sparks(points: Iterable[Point], radius: float, material: Material) -> bpy.types.Object:
    """Small balls at the points as one mesh: fireflies, beads, snow."""
    vertices, faces = ball_shape(8)
    return scatter(vertices, faces, [transform(point, scale=radius) for point in points], material)


def fuse(
    objects: Sequence[bpy.types.Object],
    voxel: float = 0.04,
    smooth: int = 8,
    material: Material = None,
    **placement,
) -> bpy.types.Object:
    """Join, remesh and smooth: several shapes become one sculpture of clay."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    vertices: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    for part in objects:
        solid = part.evaluated_get(graph)
        data = solid.to_mesh()
        start = len(vertices)
        vertices += [part.matrix_world @ vertex.co for vertex in data.vertices]
        faces += [tuple(start + corner for corner in polygon.vertices) for polygon in data.polygons]
        solid.to_mesh_clear()
        bpy.data.objects.remove(part, do_unlink=True)
    made = mesh(vertices, faces)
    remesh = made.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    if smooth:
        soften = made.modifiers.new("smooth", "SMOOTH")
        soften.iterations = smooth
        soften.factor = 0.5
    bpy.context.view_layer.update()
    baked = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data = baked
    baked.materials.clear()
    if material is not None:
        baked.materials.append(material)
    made.location = placement.get("location", (0, 0, 0))
    made.rotation_euler = _angles(placement.get("rotation", (0, 0, 0)))
    made.scale = _sizes(placement.get("scale", 1.0))
    return made


def inflate(
    outline: Sequence[tuple[float, float]],
    thickness: float = 0.15,
    material: Material = None,
    resolution: int = 90,
    **placement,
) -> bpy.types.Object:
    """A closed flat outline (x, z) puffed up like a pillow: leaves, feathers, hands, cut-outs."""
    import cv2

    points = np.array(outline, float)
    low, high = points.min(0), points.max(0)
    pixel = float((high - low).max()) / resolution
    width, height = (int(math.ceil(length / pixel)) + 5 for length in (high - low))
    drawn = np.zeros((height * 4, width * 4), np.uint8)
    cv2.fillPoly(drawn, [np.round(((points - low) / pixel + 2.5) * 4).astype(np.int32)], 1)
    inside = cv2.resize(drawn.astype(np.float32), (width, height), interpolation=cv2.INTER_AREA) > 0.5
    distance = cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, 5)
    puff = np.sqrt(np.clip(1 - (1 - distance / max(1.0, float(distance.max()))) ** 2, 0, 1))
    vertices: list[Point] = []
    faces: list[tuple[int, ...]] = []
    for side in (-1, 1):
        numbers: dict[tuple[int, int], int] = {}
        for row in range(height):
            for column in range(width):
                if distance[max(0, row - 1) : row + 2, max(0, column - 1) : column + 2].max() > 0:
                    numbers[row, column] = len(vertices)
                    x, z = low + (np.array((column, row)) - 2) * pixel
                    vertices.append((x, side * thickness * float(puff[row, column]), z))
        for row, column in numbers:
            corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            if all(corner in numbers for corner in corners):
                face = tuple(numbers[corner] for corner in corners)
                faces.append(face if side < 0 else face[::-1])
    made = mesh(vertices, faces, material, **placement)
    soften = made.modifiers.new("smooth", "SMOOTH")
    soften.iterations = 3
    return made
