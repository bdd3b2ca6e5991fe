"""Things that exist only on cards: starry skins, winged letters, dandelion parachutes, rainbow threads."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from . import geometry, material
from .clay import Clay, Point, placed
from .colour import Colour, linear
from .shading import NodeGraph


def starry(
    color: Colour = "#0c1440",
    second_color: Colour = "#2a2a78",
    strength: float = 0.5,
    star_scale: float = 14.0,
    stars: float = 4.0,
) -> bpy.types.Material:
    """A skin of night sky: two blues in clouds, with stars that shine."""
    made = bpy.data.materials.new("starry")
    made.use_nodes = True
    graph = NodeGraph(made.node_tree)
    shader = made.node_tree.nodes["Principled BSDF"]
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    haze = graph.between(graph.noise(place, 1.8, 8, 0.6, 1.6), 0.38, 0.66)
    color_out = graph.mix(haze, linear(color), linear(second_color))
    cells = graph.node("ShaderNodeTexVoronoi", {"Scale": star_scale})
    graph.link(place, cells.inputs["Vector"])
    chance = graph.node("ShaderNodeTexWhiteNoise")
    graph.link(cells.outputs["Position"], chance.inputs["Vector"])
    size = graph.math("MULTIPLY", graph.math("POWER", chance.outputs["Value"], 1.6), 0.30)
    spark = graph.math("LESS_THAN", cells.outputs["Distance"], size)
    glow = graph.mix(graph.math("MULTIPLY", spark, stars), color_out, (1.0, 0.92, 0.7), "ADD")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = 0.8
    graph.link(glow, shader.inputs["Emission Color"])
    shader.inputs["Emission Strength"].default_value = strength
    return made


def sunny(bright: Colour = "#fff2b0", deep: Colour = "#f09030", strength: float = 1.6) -> bpy.types.Material:
    """The skin of a sun: swirls of gold that shine, darker towards its edge."""
    made = bpy.data.materials.new("sunny")
    made.use_nodes = True
    made.node_tree.nodes.clear()
    graph = NodeGraph(made.node_tree)
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    swirl = graph.between(graph.noise(place, 1.6, 7, 0.55, 2.2), 0.35, 0.68)
    color = graph.mix(swirl, linear(deep), linear(bright))
    edge = graph.node("ShaderNodeLayerWeight", {0: 0.35})
    color = graph.mix(graph.math("MULTIPLY", edge.outputs["Facing"], 0.75), color, linear(deep))
    shine = graph.node("ShaderNodeEmission", {1: strength})
    graph.link(color, shine.inputs[0])
    graph.link(shine.outputs[0], graph.node("ShaderNodeOutputMaterial").inputs[0])
    return made


def ladder(
    start: Point, end: Point, width: float = 0.5, color: Colour = "#8a5a33", step: float = 0.34
) -> bpy.types.Object:
    """A wooden ladder from point to point, its rungs level."""
    foot, top = Vector(start), Vector(end)
    along = (top - foot).normalized()
    side = along.cross(Vector((0, 1, 0)))
    side = side.normalized() if side.length > 0.05 else Vector((1, 0, 0))
    clay = Clay()
    wood = material.wood(color)
    for sign in (-1, 1):
        clay.tube(
            [
                foot + side * (sign * width / 2),
                (foot + top) / 2 + side * (sign * width / 2),
                top + side * (sign * width / 2),
            ],
            [0.042] * 3,
            wood,
            segments=8,
        )
    for rung in range(1, int((top - foot).length / step)):
        middle = foot + along * (rung * step)
        clay.tube([middle - side * (width / 2), middle + side * (width / 2)], [0.028] * 2, wood, segments=8, steps=1)
    return clay.build("ladder")


def rope(points: Sequence[Point], radius: float = 0.015, color: Colour = "#8a6a3a") -> bpy.types.Object:
    """A rope or thread through points."""
    return geometry.sweep(points, radius, segments=8, material=material.surface(color, roughness=0.9))


RAINBOW = ("#d8423a", "#ee8a32", "#f4cf4a", "#58b05a", "#3f86d8", "#7a52c0")


def rainbow_thread(
    points: Sequence[Point], width: float = 0.5, colors: Sequence[Colour] = RAINBOW, glow: float = 0.25
) -> bpy.types.Object:
    """A ribbon of coloured strands side by side along a path."""
    path = [Vector(point) for point in geometry.smooth_curve(points, 10)]
    clay = Clay()
    for index, color in enumerate(colors):
        offset = ((index + 0.5) / len(colors) - 0.5) * width
        strand = []
        for place, point in enumerate(path):
            tangent = (path[min(len(path) - 1, place + 1)] - path[max(0, place - 1)]).normalized()
            side = tangent.cross(Vector((0, 0, 1))).normalized()
            strand.append(point + side * offset)
        clay.tube(
            strand,
            [width / len(colors) * 0.52] * len(strand),
            material.surface(color, roughness=0.5, emission=color, emission_strength=glow),
            segments=8,
            steps=1,
        )
    return clay.build("rainbow")


def spool(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    colors: Sequence[Colour] = RAINBOW,
    wood: Colour = "#b07a44",
) -> bpy.types.Object:
    """A spool of thread 2 high, wound in bands of colour."""
    clay = Clay()
    timber = material.wood(wood)
    for height in (0.0, 1.82):
        clay.turned(
            [
                (0, height),
                (0.72, height),
                (0.78, height + 0.04),
                (0.78, height + 0.14),
                (0.72, height + 0.18),
                (0, height + 0.18),
            ],
            timber,
            steps=1,
        )
    for index in range(24):
        height = 0.22 + index * 0.066
        shade = material.surface(colors[int(index / 24 * len(colors))], roughness=0.7)
        swell = 0.56 + 0.05 * math.sin(index / 23 * math.pi)
        clay.tube(
            [
                (swell * math.cos(step), swell * math.sin(step), height)
                for step in (k * math.pi / 10 for k in range(21))
            ],
            [0.042] * 21,
            shade,
            segments=8,
            steps=1,
        )
    return placed([clay.build("spool")], location, scale, turn)


def dandelion_seed(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    tilt: float = 0.0,
    roll: float = 0.0,
    color: Colour = "#fffaf0",
    seed: int = 1,
) -> bpy.types.Object:
    """One dandelion parachute: a stalk 1 long that carries a wheel of white hairs; its foot is at `location`."""
    chance = random.Random(seed)
    clay = Clay()
    hair = material.surface(color, roughness=0.9, variation=0.03, emission=color, emission_strength=0.25)
    stalk = material.surface("#c8b890", roughness=0.8)
    clay.tube([(0, 0, 0), (0.02, 0, 0.5), (0, 0, 1.0)], [0.012, 0.009, 0.008], stalk, segments=6)
    clay.tube([(0, 0, -0.12), (0, 0, -0.02)], [0.022, 0.016], material.surface("#7a5a34"), segments=8, steps=2)
    for index in range(26):
        angle = index * 2.399
        lift = 0.10 + 0.16 * chance.random()
        reach = 0.42 + 0.08 * chance.random()
        tip = Vector((math.cos(angle) * reach, math.sin(angle) * reach, 1.0 + lift))
        clay.tube(
            [(0, 0, 1.0), tip * 0.5 + Vector((0, 0, 0.5)) - Vector((0, 0, 0.02)), tip],
            [0.011, 0.011, 0.009],
            hair,
            segments=4,
            steps=2,
        )
        for _barb in range(5):
            spread = chance.uniform(-0.5, 0.5)
            end = tip + Vector(
                (math.cos(angle + spread) * 0.09, math.sin(angle + spread) * 0.09, chance.uniform(-0.05, 0.09))
            )
            clay.tube(
                [tip * 0.94 + Vector((0, 0, 0.06)), end], [0.011, 0.007], hair, segments=3, steps=1, round_ends=False
            )
    return placed([clay.build("dandelion seed")], location, scale, turn, tilt, roll)


def dandelion(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    lean: Point = (0.2, 0, 0),
    seed: int = 1,
    bare: float = 0.0,
) -> bpy.types.Object:
    """A dandelion clock on a stem 2 high; `bare` is the share of seeds that have flown, from its right."""
    chance = random.Random(seed)
    clay = Clay()
    hair = material.surface("#fffaf0", roughness=0.9, variation=0.03, emission="#fff6e0", emission_strength=0.2)
    head = Vector((lean[0], lean[1], 2.0))
    clay.tube(
        [(0, 0, 0), (lean[0] * 0.3, lean[1] * 0.3, 1.0), head],
        [0.035, 0.03, 0.025],
        material.surface("#7a9a4a"),
        segments=10,
    )
    clay.ball(head, 0.09, material.surface("#8a7a4a"), segments=12)
    for index in range(150):
        height = 1 - 2 * (index + 0.5) / 150
        ring = math.sqrt(1 - height * height)
        angle = index * 2.399
        out = Vector((ring * math.cos(angle), ring * math.sin(angle), height))
        if out.x > 1 - 2 * bare:
            continue
        tip = head + out * 0.42
        clay.tube([head + out * 0.08, tip], [0.008, 0.008], hair, segments=3, steps=1, round_ends=False)
        for _ in range(9):
            spread = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))
            spread = (spread - out * spread.dot(out)).normalized() * 0.10 + out * 0.05
            clay.tube([tip, tip + spread], [0.009, 0.006], hair, segments=3, steps=1, round_ends=False)
    return placed([clay.build("dandelion")], location, scale, turn)


def winged_letter(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    flap: float = 30.0,
    tilt: float = 0.0,
    roll: float = 0.0,
    paper: Colour = "#f8eeda",
    seal: Colour = "#b5302a",
) -> bpy.types.Object:
    """A sealed envelope 1 wide that shows its flap to the camera and flies towards -x with two paper wings."""
    clay = Clay()
    sheet = material.surface(paper, roughness=0.85, variation=0.04, emission=paper, emission_strength=0.08)
    fold = material.surface("#e6d4ac", roughness=0.85, variation=0.06)
    clay.block((0, 0, 0), (1.0, 0.05, 0.66), sheet)
    for corners in (((-0.5, 0.33), (0.5, 0.33), (0.0, -0.05)), ((-0.5, -0.33), (0.5, -0.33), (0.0, 0.02))):
        for side in (-1, 1):
            clay.add(
                [(x, side * (0.028 if number < 2 else 0.05), z) for number, (x, z) in enumerate(corners)],
                [(0, 1, 2)],
                fold,
            )
    for side in (-1, 1):
        clay.ball((0, side * 0.055, -0.02), (0.10, 0.03, 0.10), material.surface(seal, roughness=0.35), segments=12)
    lift, out = math.sin(math.radians(flap)), math.cos(math.radians(flap))
    for side in (-1, 1):
        rows = []
        for row in range(7):
            chord = row / 6
            line = []
            for column in range(9):
                span = column / 8
                width = 0.50 * (1 - 0.7 * span**1.6)
                feather = 0.06 * math.sin(span * 20) * chord * span
                line.append(
                    (
                        -0.34 + 0.30 * span + chord * width,
                        side * (0.02 + 0.8 * span * out),
                        0.26 + 0.72 * span * lift * (1 - 0.15 * span) + feather - 0.05 * chord,
                    )
                )
            rows.append(line)
        clay.sheet(rows, sheet)
    return placed([clay.build("letter")], location, scale, turn, tilt, roll)


def key(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    rotation: Sequence[float] = (0, 0, 0),
    metal: bpy.types.Material | None = None,
) -> bpy.types.Object:
    """An old key 1 long lying along x, its bow at -x; `rotation` in degrees about x, y, z."""
    clay = Clay()
    skin = metal or material.gold("#c79a3c", 0.3)
    for sign in (-1, 0, 1):
        clay.tube(
            [
                (-0.36 - 0.06 * (1 - abs(sign)) + 0.11 * math.cos(step), sign * 0.13 + 0.11 * math.sin(step), 0)
                for step in (k * math.pi / 5 for k in range(11))
            ],
            [0.034] * 11,
            skin,
            segments=8,
            steps=2,
        )
    clay.tube([(-0.24, 0, 0), (0.5, 0, 0)], [0.04, 0.036], skin, segments=10, steps=2)
    clay.tube([(-0.2, 0, 0), (-0.14, 0, 0)], [0.06, 0.06], skin, segments=10, steps=1)
    for place, length in ((0.30, 0.16), (0.38, 0.12), (0.46, 0.18)):
        clay.block((place, length / 2, 0), (0.055, length, 0.045), skin)
    made = clay.build("key")
    return geometry.group([made], location, rotation, scale)
