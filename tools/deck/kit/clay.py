"""Clay: collect tubes, balls and turned shapes, then make them one Blender object.

Figures and animals have many small parts. Building each part as an object of its own would be slow and would clutter
the scene, so a `Clay` gathers plain vertices and faces and turns them into one mesh, either as they are (one material
a part) or fused into a single skin (voxel remesh and smoothing) that is then coloured point by point.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

Point = Sequence[float]
Radius = float | tuple[float, float]
Colouring = Callable[[np.ndarray, np.ndarray], np.ndarray]


def linear_colour(colour: str) -> np.ndarray:
    """'#rrggbb' as three linear numbers."""
    digits = colour.lstrip("#")
    encoded = np.array([int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)])
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def _smooth_path(points: np.ndarray, steps: int) -> np.ndarray:
    """Catmull-Rom curve through the rows of `points`, `steps` samples a span."""
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    rows = []
    for index in range(1, len(padded) - 2):
        before, start, end, after = padded[index - 1 : index + 3]
        for step in range(steps):
            amount = step / steps
            rows.append(
                0.5
                * (
                    2 * start
                    + (end - before) * amount
                    + (2 * before - 5 * start + 4 * end - after) * amount**2
                    + (3 * start - before - 3 * end + after) * amount**3
                )
            )
    rows.append(points[-1])
    return np.array(rows)


class Clay:
    """A heap of parts that becomes one object."""

    def __init__(self) -> None:
        self.vertices: list[tuple[float, float, float]] = []
        self.faces: list[tuple[int, ...]] = []
        self.face_materials: list[int] = []
        self.materials: list[bpy.types.Material] = []
        self.frame = Matrix.Identity(4)

    def add(
        self,
        vertices: Sequence[Point],
        faces: Sequence[Sequence[int]],
        material: bpy.types.Material | None,
    ) -> None:
        """Add raw vertices and faces, carried by the current frame."""
        base = len(self.vertices)
        for vertex in vertices:
            placed = self.frame @ Vector(vertex)
            self.vertices.append((placed.x, placed.y, placed.z))
        slot = 0
        if material is not None:
            if material not in self.materials:
                self.materials.append(material)
            slot = self.materials.index(material)
        for face in faces:
            self.faces.append(tuple(corner + base for corner in face))
            self.face_materials.append(slot)

    def tube(
        self,
        points: Sequence[Point],
        radii: Sequence[Radius],
        material: bpy.types.Material | None = None,
        segments: int = 16,
        steps: int = 5,
        up: Point = (0, 0, 1),
        round_ends: bool = True,
    ) -> None:
        """A limb along `points`; a radius may be (sideways, along `up`)."""
        pairs = [(radius, radius) if isinstance(radius, (int, float)) else radius for radius in radii]
        path = _smooth_path(
            np.array([[*point, *pair] for point, pair in zip(points, pairs, strict=True)], float), steps
        )
        if round_ends:
            path = _rounded(path)
        vertices: list[Vector] = []
        side: Vector | None = None
        count = len(path)
        for index, row in enumerate(path):
            tangent = Vector(path[min(count - 1, index + 1)][:3] - path[max(0, index - 1)][:3])
            tangent = tangent.normalized() if tangent.length > 1e-9 else Vector((0, 0, 1))
            if side is None:
                hint = Vector(up).normalized()
                if abs(tangent.dot(hint)) > 0.95:
                    hint = Vector((0, 1, 0)) if abs(tangent.y) < 0.9 else Vector((1, 0, 0))
                side = tangent.cross(hint)
            else:
                side = side - tangent * side.dot(tangent)
            side = side.normalized()
            across = side.cross(tangent).normalized()
            centre = Vector(row[:3])
            for corner in range(segments):
                angle = 2 * math.pi * corner / segments
                vertices.append(
                    centre
                    + side * (math.cos(angle) * max(row[3], 1e-4))
                    + across * (math.sin(angle) * max(row[4], 1e-4))
                )
        faces: list[tuple[int, ...]] = []
        for ring in range(count - 1):
            for corner in range(segments):
                following = (corner + 1) % segments
                faces.append(
                    (
                        ring * segments + corner,
                        ring * segments + following,
                        (ring + 1) * segments + following,
                        (ring + 1) * segments + corner,
                    )
                )
        faces.append(tuple(range(segments - 1, -1, -1)))
        faces.append(tuple((count - 1) * segments + corner for corner in range(segments)))
        self.add(vertices, faces, material)

    def ball(
        self,
        centre: Point,
        radius: float | tuple[float, float, float],
        material: bpy.types.Material | None = None,
        turn: Point = (0, 0, 0),
        segments: int = 16,
    ) -> None:
        """An ellipsoid; `turn` in degrees about x, y, z."""
        sizes = (radius, radius, radius) if isinstance(radius, (int, float)) else radius
        rotation = Euler([math.radians(angle) for angle in turn]).to_matrix()
        rings = max(6, segments // 2)
        vertices: list[Vector] = []
        for ring in range(rings + 1):
            polar = math.pi * ring / rings
            for corner in range(segments):
                angle = 2 * math.pi * corner / segments
                unit = Vector(
                    (
                        math.sin(polar) * math.cos(angle) * sizes[0],
                        math.sin(polar) * math.sin(angle) * sizes[1],
                        math.cos(polar) * sizes[2],
                    )
                )
                vertices.append(Vector(centre) + rotation @ unit)
        faces = [
            (
                ring * segments + corner,
                (ring + 1) * segments + corner,
                (ring + 1) * segments + (corner + 1) % segments,
                ring * segments + (corner + 1) % segments,
            )
            for ring in range(rings)
            for corner in range(segments)
        ]
        self.add(vertices, faces, material)

    def turned(
        self,
        profile: Sequence[tuple[float, float]],
        material: bpy.types.Material | None = None,
        location: Point = (0, 0, 0),
        turn: Point = (0, 0, 0),
        segments: int = 28,
        steps: int = 4,
        flatten: float = 1.0,
        folds: int = 0,
        fold_depth: float = 0.0,
        sway: Point = (0, 0, 0),
        fold_phase: float = 0.0,
    ) -> None:
        """A shape turned on a lathe from (radius, height) pairs.

        `folds` and `fold_depth` make cloth that ripples more towards the end of the profile, `sway` carries that end
        sideways, `flatten` squeezes it front to back.
        """
        path = _smooth_path(np.array(profile, float), steps) if steps > 1 else np.array(profile, float)
        rotation = Euler([math.radians(angle) for angle in turn]).to_matrix()
        vertices: list[Vector] = []
        count = len(path)
        for ring, (radius, height) in enumerate(path):
            amount = ring / (count - 1)
            for corner in range(segments):
                angle = 2 * math.pi * corner / segments
                ripple = 1 + fold_depth * amount * math.sin(angle * folds + fold_phase + amount * 1.5)
                point = Vector(
                    (
                        math.cos(angle) * max(radius, 1e-4) * ripple + sway[0] * amount**2,
                        math.sin(angle) * max(radius, 1e-4) * ripple * flatten + sway[1] * amount**2,
                        height + sway[2] * amount**2,
                    )
                )
                vertices.append(Vector(location) + rotation @ point)
        faces = [
            (
                ring * segments + corner,
                ring * segments + (corner + 1) % segments,
                (ring + 1) * segments + (corner + 1) % segments,
                (ring + 1) * segments + corner,
            )
            for ring in range(count - 1)
            for corner in range(segments)
        ]
        self.add(vertices, faces, material)

    def block(
        self,
        centre: Point,
        size: Point,
        material: bpy.types.Material | None = None,
        turn: Point = (0, 0, 0),
    ) -> None:
        """A plain box."""
        rotation = Euler([math.radians(angle) for angle in turn]).to_matrix()
        corners = [
            Vector(centre) + rotation @ Vector((x * size[0] / 2, y * size[1] / 2, z * size[2] / 2))
            for x in (-1, 1)
            for y in (-1, 1)
            for z in (-1, 1)
        ]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        # Flat faces need their own corners, otherwise smooth shading rounds the box.
        for face in faces:
            self.add([corners[corner] for corner in face], [(0, 1, 2, 3)], material)

    def sheet(
        self,
        rows: Sequence[Sequence[Point]],
        material: bpy.types.Material | None = None,
    ) -> None:
        """A cloth through a grid of points (rows of equal length)."""
        width = len(rows[0])
        faces = [
            (row * width + column, row * width + column + 1, (row + 1) * width + column + 1, (row + 1) * width + column)
            for row in range(len(rows) - 1)
            for column in range(width - 1)
        ]
        self.add([point for row in rows for point in row], faces, material)

    def build(self, name: str = "clay") -> bpy.types.Object:
        """The parts as one smooth-shaded object in the scene."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.vertices, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        if self.materials:
            mesh.polygons.foreach_set("material_index", self.face_materials)
        mesh.update()
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        return made

    def fuse(
        self,
        voxel: float,
        smoothing: int,
        material: bpy.types.Material,
        colouring: Colouring | None = None,
        name: str = "fused",
    ) -> bpy.types.Object:
        """The parts melted into one skin; `colouring(points, normals)` gives each point a linear colour."""
        raw = self.build(name)
        remesh = raw.modifiers.new("remesh", "REMESH")
        remesh.mode = "VOXEL"
        remesh.voxel_size = voxel
        smooth = raw.modifiers.new("smooth", "SMOOTH")
        smooth.iterations = smoothing
        smooth.factor = 0.5
        graph = bpy.context.evaluated_depsgraph_get()
        mesh = bpy.data.meshes.new_from_object(raw.evaluated_get(graph))
        bpy.data.objects.remove(raw)
        mesh.materials.clear()
        mesh.materials.append(material)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        if colouring is not None:
            count = len(mesh.vertices)
            points = np.empty(count * 3)
            normals = np.empty(count * 3)
            mesh.vertices.foreach_get("co", points)
            mesh.vertices.foreach_get("normal", normals)
            colours = np.ones((count, 4), np.float32)
            colours[:, :3] = colouring(points.reshape(-1, 3), normals.reshape(-1, 3))
            attribute = mesh.attributes.new("coat", "FLOAT_COLOR", "POINT")
            attribute.data.foreach_set("color", colours.ravel())
        mesh.update()
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        return made


def _rounded(path: np.ndarray) -> np.ndarray:
    """The path with two half-round ends."""
    rows = []
    for end, neighbour, backwards in ((path[0], path[1], True), (path[-1], path[-2], False)):
        outward = end[:3] - neighbour[:3]
        length = np.linalg.norm(outward)
        outward = outward / length if length > 1e-9 else np.array([0, 0, 1.0])
        reach = min(end[3], end[4])
        cap = []
        for angle in (25, 50, 72, 86):
            along, shrink = math.sin(math.radians(angle)), math.cos(math.radians(angle))
            cap.append(np.concatenate([end[:3] + outward * reach * along, end[3:5] * shrink]))
        rows.append(np.array(cap[::-1] if backwards else cap))
    return np.vstack([rows[0], path, rows[1]])


def coat_material(
    roughness: float = 0.7,
    bump: float = 0.15,
    bump_scale: float = 22.0,
    sheen: float = 0.25,
    mottle: float = 0.3,
    emission: float = 0.0,
) -> bpy.types.Material:
    """A surface that shows the colours given to a fused skin, slightly mottled."""
    material = bpy.data.materials.new("coat")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Sheen Weight"].default_value = sheen
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "coat"
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 7
    noise.inputs["Detail"].default_value = 6
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    spread = tree.nodes.new("ShaderNodeMapRange")
    spread.inputs["From Min"].default_value = 0.3
    spread.inputs["From Max"].default_value = 0.7
    spread.inputs["To Min"].default_value = 1 - mottle
    spread.inputs["To Max"].default_value = 1 + mottle * 0.6
    tree.links.new(noise.outputs[0], spread.inputs[0])
    scaled = tree.nodes.new("ShaderNodeVectorMath")
    scaled.operation = "SCALE"
    tree.links.new(attribute.outputs["Color"], scaled.inputs[0])
    tree.links.new(spread.outputs[0], scaled.inputs["Scale"])
    tree.links.new(scaled.outputs[0], shader.inputs["Base Color"])
    if emission:
        tree.links.new(scaled.outputs[0], shader.inputs["Emission Color"])
        shader.inputs["Emission Strength"].default_value = emission
    if bump:
        grain = tree.nodes.new("ShaderNodeTexNoise")
        grain.inputs["Scale"].default_value = bump_scale
        grain.inputs["Detail"].default_value = 7
        tree.links.new(coordinates.outputs["Object"], grain.inputs["Vector"])
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.05
        tree.links.new(grain.outputs[0], relief.inputs["Height"])
        tree.links.new(relief.outputs[0], shader.inputs["Normal"])
    return material


def placed(
    parts: Sequence[bpy.types.Object], location: Point, scale: float, turn: float, tilt: float = 0.0, roll: float = 0.0
) -> bpy.types.Object:
    """A group root that carries `parts`; turn about z, tilt about x, roll about y, all in degrees."""
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        if part.parent is None:
            part.parent = root
    root.location = location
    root.scale = (scale, scale, scale)
    root.rotation_euler = (math.radians(tilt), math.radians(roll), math.radians(turn))
    return root
