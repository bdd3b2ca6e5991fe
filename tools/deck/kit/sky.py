"""The sky: it lights the scene, shows behind it and is mirrored in its water."""

from __future__ import annotations

from collections.abc import Sequence

import bpy
from mathutils import Vector

from .colour import Colour
from .shading import NodeGraph


def sky(
    colors: Sequence[tuple[float, Colour]],
    sun: Sequence[float] | None = None,
    sun_color: Colour = "#fff2c0",
    sun_glow: float = 6.0,
    clouds: float = 0.0,
    cloud_colors: tuple[Colour, Colour] = ("#ffffff", "#8899bb"),
    cloud_scale: float = 2.2,
    cloud_edge: tuple[float, float] = (0.48, 0.68),
    swirl: float = 1.0,
    stars: float = 0.0,
    strength: float = 1.0,
    light: float = 1.0,
    seed: float = 0.0,
    horizon: float = 0.0,
) -> bpy.types.World:
    """A painted sky.

    `colors` is a ramp of elevation: 0 is straight down, .5 the horizon, 1 the zenith. `sun` is the
    direction of a glow (a higher `sun_glow` makes it smaller). `clouds` (0..1) lays swirling cloud
    with a lit and a shadow colour; a lower `cloud_edge` means more cloud. `light` below 1 dims what
    the sky gives as light while it keeps its look. `horizon` lifts the height where clouds begin.
    """
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "MANUAL"  # the automatic light map costs twenty processor seconds a render
    world.cycles.sample_map_resolution = 256
    graph = NodeGraph(world.node_tree)
    background = world.node_tree.nodes["Background"]
    direction = graph.node("ShaderNodeTexCoord").outputs["Generated"]
    parts = graph.node("ShaderNodeSeparateXYZ")
    graph.link(direction, parts.inputs[0])
    height = parts.outputs[2]
    color = graph.ramp(graph.math("MULTIPLY_ADD", height, 0.5, 0.5), colors)
    wide_glow = None
    if sun is not None:
        toward = graph.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        graph.link(direction, toward.inputs[0])
        toward.inputs[1].default_value = Vector(sun).normalized()
        facing = graph.math("MAXIMUM", toward.outputs["Value"], 0.0)
        wide_glow = graph.math("POWER", facing, sun_glow)
        core = graph.math("POWER", facing, sun_glow * 18)
        glow = graph.math("MULTIPLY_ADD", core, 0.7, graph.math("MULTIPLY", wide_glow, 0.55))
        color = graph.mix(glow, color, sun_color)
    if clouds > 0:
        color = _clouds(
            graph,
            direction,
            height,
            color,
            wide_glow,
            sun_color,
            clouds,
            cloud_colors,
            cloud_scale,
            cloud_edge,
            swirl,
            seed,
            horizon,
        )
    if stars > 0:
        color = _stars(graph, direction, height, color, stars)
    graph.link(color, background.inputs[0])
    background.inputs[1].default_value = strength
    if light != 1.0:
        path = graph.node("ShaderNodeLightPath")
        seen = graph.math("MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
        graph.link(graph.math("MULTIPLY_ADD", seen, strength * (1 - light), strength * light), background.inputs[1])
    return world


def _clouds(graph, direction, height, color, wide_glow, sun_color, amount, colors, scale, edge, swirl, seed, horizon):
    """Cloud from distorted noise; a second, shifted noise decides which side is lit."""
    origin = (seed * 3.1, seed * 1.7, seed * 0.9)
    flat = (1, 1, 2.6)
    body = graph.noise(graph.moved(direction, origin, flat), scale, 9, 0.58, swirl)
    shifted = (origin[0] + 0.03, origin[1], origin[2] - 0.10)
    shade = graph.noise(graph.moved(direction, shifted, flat), scale, 9, 0.58, swirl)
    cover = graph.between(body, *edge)
    paint = graph.mix(graph.between(shade, 0.42, 0.7), *colors)
    if wide_glow is not None:
        paint = graph.mix(graph.math("MULTIPLY", wide_glow, 0.7), paint, sun_color)
    above = graph.between(height, horizon - 0.02, horizon + 0.10)
    return graph.mix(graph.math("MULTIPLY", graph.math("MULTIPLY", cover, amount), above), color, paint)


def _stars(graph, direction, height, color, amount):
    """Points of light of many sizes, fewer near the horizon."""
    cells = graph.node("ShaderNodeTexVoronoi", {"Scale": 70.0})
    graph.link(direction, cells.inputs["Vector"])
    spark = graph.math("LESS_THAN", cells.outputs["Distance"], 0.075)
    chance = graph.node("ShaderNodeTexWhiteNoise")
    graph.link(cells.outputs["Position"], chance.inputs["Vector"])
    spark = graph.math("MULTIPLY", spark, graph.math("POWER", chance.outputs["Value"], 3.0))
    spark = graph.math("MULTIPLY", graph.math("MULTIPLY", spark, graph.between(height, 0.0, 0.25)), amount)
    return graph.mix(spark, color, (3.0, 2.8, 2.4), "ADD")


def room(color: Colour = "#40384a", strength: float = 0.5) -> bpy.types.World:
    """Even dim light all round, for interiors: walls hide it, so lamps tell the story."""
    return sky([(0, color), (1, color)], strength=strength)
