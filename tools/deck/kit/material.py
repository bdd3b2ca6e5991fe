"""Materials with a hand-painted unevenness: nothing in a dream is one flat colour."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bpy

from .colour import Colour, linear, scaled
from .shading import NodeGraph


def _principled(name: str) -> tuple[bpy.types.Material, NodeGraph, Any]:
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, NodeGraph(made.node_tree), made.node_tree.nodes["Principled BSDF"]


def _bare(name: str) -> tuple[bpy.types.Material, NodeGraph, Any]:
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    graph = NodeGraph(made.node_tree)
    return made, graph, graph.node("ShaderNodeOutputMaterial").inputs[0]


def surface(
    color: Colour = "#888888",
    roughness: float = 0.7,
    metallic: float = 0.0,
    emission: Colour | None = None,
    emission_strength: float = 1.0,
    second_color: Colour | None = None,
    variation: float = 0.12,
    variation_scale: float = 4.0,
    bump: float = 0.0,
    bump_scale: float = 20.0,
    coat: float = 0.0,
    sheen: float = 0.0,
    subsurface: float = 0.0,
    transmission: float = 0.0,
    alpha: float = 1.0,
    stretch: Sequence[float] = (1, 1, 1),
) -> bpy.types.Material:
    """The everyday material: one colour breathing between darker and lighter by noise.

    `second_color` makes the noise go between two colours; `stretch` pulls the noise along an axis
    (wood grain: (1, 1, 8)).
    """
    made, graph, shader = _principled("surface")
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    place = graph.moved(graph.node("ShaderNodeTexCoord").outputs["Object"], scale=stretch)
    if variation > 0 or second_color is not None:
        patch = graph.between(graph.noise(place, variation_scale), 0.35, 0.65)
        dark = second_color if second_color is not None else scaled(color, max(0.0, 1 - variation * 3.2))
        bright = color if second_color is not None else scaled(color, 1 + variation * 1.4)
        graph.link(graph.mix(patch, linear(dark), linear(bright)), shader.inputs["Base Color"])
    else:
        shader.inputs["Base Color"].default_value = linear(color)
    if emission is not None:
        shader.inputs["Emission Color"].default_value = linear(emission)
        shader.inputs["Emission Strength"].default_value = emission_strength
    for socket, value in (
        ("Transmission Weight", transmission),
        ("Coat Weight", coat),
        ("Sheen Weight", sheen),
        ("Subsurface Weight", subsurface),
    ):
        shader.inputs[socket].default_value = value
    if subsurface:
        shader.inputs["Subsurface Radius"].default_value = (0.3, 0.2, 0.15)
    shader.inputs["Alpha"].default_value = alpha
    if bump:
        graph.link(graph.bump(graph.noise(place, bump_scale, 8), bump), shader.inputs["Normal"])
    return made


def emission(color: Colour, strength: float = 1.0) -> bpy.types.Material:
    """Pure light: flames, windows, stars."""
    made, graph, output = _bare("emission")
    graph.link(graph.node("ShaderNodeEmission", {0: color, 1: strength}).outputs[0], output)
    return made


def glass(color: Colour = "#ffffff", roughness: float = 0.02, refraction: float = 1.45) -> bpy.types.Material:
    """Glass that does not darken what stands behind it; a refraction near 1.1 keeps contents readable."""
    made, graph, output = _bare("glass")
    clear = graph.node("ShaderNodeBsdfGlass", {0: color, "Roughness": roughness, "IOR": refraction})
    shadow = graph.node("ShaderNodeBsdfTransparent", {0: color})
    path = graph.node("ShaderNodeLightPath")
    choice = graph.node("ShaderNodeMixShader")
    graph.link(path.outputs["Is Shadow Ray"], choice.inputs[0])
    graph.link(clear.outputs[0], choice.inputs[1])
    graph.link(shadow.outputs[0], choice.inputs[2])
    graph.link(choice.outputs[0], output)
    return made


def water(
    color: Colour = "#06202e",
    roughness: float = 0.06,
    scale: float = 1.2,
    strength: float = 0.25,
    stretch: Sequence[float] = (1, 1, 1),
    depth: float = 0.12,
) -> bpy.types.Material:
    """A mirror with ripples: `scale` ripples a metre, `strength` how rough the sea."""
    made, graph, shader = _principled("water")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["IOR"].default_value = 1.33
    shader.inputs["Specular IOR Level"].default_value = 0.8
    place = graph.moved(graph.node("ShaderNodeTexCoord").outputs["Object"], scale=stretch)
    graph.link(graph.bump(graph.noise(place, scale, 5, distortion=0.6), strength, depth), shader.inputs["Normal"])
    return made


def moon(
    bright: Colour = "#fff6dc", dark: Colour = "#b9a98a", strength: float = 1.0, scale: float = 2.2
) -> bpy.types.Material:
    """A moon that shines by itself, with seas, craters and a darker rim."""
    made, graph, output = _bare("moon")
    place = graph.node("ShaderNodeVectorMath", operation="NORMALIZE")
    graph.link(graph.node("ShaderNodeTexCoord").outputs["Object"], place.inputs[0])
    vector = place.outputs[0]
    seas = graph.noise(vector, scale * 0.75, 9, 0.62, 0.3)
    for size, weight in ((1.6, 0.45), (3.6, 0.27), (8.0, 0.14)):
        cells = graph.node("ShaderNodeTexVoronoi", {"Scale": scale * size})
        graph.link(vector, cells.inputs["Vector"])
        ring = graph.ramp(
            cells.outputs["Distance"],
            [(0.0, (0.35,) * 3), (0.22, (0.42,) * 3), (0.30, (0.75,) * 3), (0.40, (0.5,) * 3), (1.0, (0.5,) * 3)],
        )
        grey = graph.node("ShaderNodeRGBToBW")
        graph.link(ring, grey.inputs[0])
        seas = graph.math("MULTIPLY_ADD", graph.math("SUBTRACT", grey.outputs[0], 0.5), weight, seas)
    deep = scaled(dark, 0.42)
    color = graph.ramp(seas, [(0.30, deep), (0.46, dark), (0.60, bright), (0.85, "#fffdf4")])
    rim = graph.node("ShaderNodeLayerWeight", {0: 0.4})
    color = graph.mix(graph.math("MULTIPLY", rim.outputs["Facing"], 0.7), color, deep)
    shine = graph.node("ShaderNodeEmission", {1: strength})
    graph.link(color, shine.inputs[0])
    graph.link(shine.outputs[0], output)
    return made


def two_tone(
    top: Colour,
    bottom: Colour,
    edge: tuple[float, float] = (-0.3, 0.4),
    roughness: float = 0.5,
    speckle: Colour | None = None,
    speckle_scale: float = 6.0,
    bump: float = 0.1,
    bump_scale: float = 12.0,
    metallic: float = 0.0,
) -> bpy.types.Material:
    """Dark back and light belly (or snow on top) by which way the surface looks."""
    made, graph, shader = _principled("two tone")
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    parts = graph.node("ShaderNodeSeparateXYZ")
    graph.link(graph.node("ShaderNodeNewGeometry").outputs["Normal"], parts.inputs[0])
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    uneven = graph.math("SUBTRACT", graph.noise(place, 2.5), 0.5)
    level = graph.math("MULTIPLY_ADD", uneven, 0.6, parts.outputs[2])
    color = graph.mix(graph.between(level, *edge), linear(bottom), linear(top))
    if speckle is not None:
        cells = graph.node("ShaderNodeTexVoronoi", {"Scale": speckle_scale})
        graph.link(place, cells.inputs["Vector"])
        dot = graph.math("LESS_THAN", cells.outputs["Distance"], 0.16)
        color = graph.mix(graph.math("MULTIPLY", dot, 0.8), color, linear(speckle))
    graph.link(color, shader.inputs["Base Color"])
    graph.link(graph.bump(graph.noise(place, bump_scale, 8), bump), shader.inputs["Normal"])
    return made


def layered(
    stops: Sequence[tuple[float, Colour]],
    low: float,
    high: float,
    roughness: float = 0.9,
    unevenness: float = 0.25,
    scale: float = 0.5,
    bump: float = 0.4,
    bump_scale: float = 3.0,
) -> bpy.types.Material:
    """Colours by height (in the object's own z, low..high): rock strata, snow lines, cliffs."""
    made, graph, shader = _principled("layered")
    shader.inputs["Roughness"].default_value = roughness
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    parts = graph.node("ShaderNodeSeparateXYZ")
    graph.link(place, parts.inputs[0])
    level = graph.math("DIVIDE", graph.math("SUBTRACT", parts.outputs[2], low), max(1e-6, high - low))
    uneven = graph.math("SUBTRACT", graph.noise(place, scale), 0.5)
    graph.link(graph.ramp(graph.math("MULTIPLY_ADD", uneven, unevenness, level), stops), shader.inputs["Base Color"])
    if bump:
        graph.link(graph.bump(graph.noise(place, bump_scale, 8), bump), shader.inputs["Normal"])
    return made


def picture(
    path: Path | str, roughness: float = 0.6, emission: float = 0.0, alpha: bool = False, extension: str = "EXTEND"
) -> bpy.types.Material:
    """An image file on a surface with UVs (pages, paintings, windows to elsewhere)."""
    made, graph, shader = _principled("picture")
    shader.inputs["Roughness"].default_value = roughness
    image = graph.node("ShaderNodeTexImage", extension=extension)
    image.image = bpy.data.images.load(str(path))
    graph.link(image.outputs[0], shader.inputs["Base Color"])
    if emission:
        graph.link(image.outputs[0], shader.inputs["Emission Color"])
        shader.inputs["Emission Strength"].default_value = emission
    if alpha:
        graph.link(image.outputs[1], shader.inputs["Alpha"])
    return made


def cloud(color: Colour = "#ffffff", shadow: Colour = "#8f9cc8", glow: float = 0.08) -> bpy.types.Material:
    """Matt white with a little light of its own in the shadows."""
    made, _, shader = _principled("cloud")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular IOR Level"].default_value = 0.0
    shader.inputs["Sheen Weight"].default_value = 0.6
    shader.inputs["Emission Color"].default_value = linear(shadow)
    shader.inputs["Emission Strength"].default_value = glow
    return made


def gold(color: Colour = "#d9a441", roughness: float = 0.3) -> bpy.types.Material:
    """Old gold or, with another colour, brass and copper."""
    return surface(color, roughness=roughness, metallic=1.0, variation=0.1)


def wood(color: Colour = "#6b3f22", roughness: float = 0.5) -> bpy.types.Material:
    """Wood with a grain along z."""
    return surface(color, roughness=roughness, variation=0.2, variation_scale=9, stretch=(3, 3, 0.4), coat=0.2)


def stone(color: Colour = "#8a8a86") -> bpy.types.Material:
    """Rough stone."""
    return surface(color, roughness=0.95, variation=0.22, variation_scale=2, bump=0.6, bump_scale=5)


def cloth(color: Colour = "#8e1420", second_color: Colour | None = None) -> bpy.types.Material:
    """Soft matt cloth."""
    return surface(color, roughness=0.85, second_color=second_color, variation=0.14, variation_scale=5, sheen=0.5)
