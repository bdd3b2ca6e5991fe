"""A few lines instead of twenty for every shader: nodes, links, arithmetic, ramps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bpy

from .colour import Colour, linear


class NodeGraph:
    """Writes a Blender node tree; values may be numbers, colours or sockets."""

    def __init__(self, tree: bpy.types.NodeTree) -> None:
        self.tree = tree

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **attributes: Any) -> Any:
        """A new node; `inputs` sets sockets by name or position, keywords set attributes."""
        made = self.tree.nodes.new(kind)
        for name, value in attributes.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.put(value, made.inputs[name])
        return made

    def link(self, source: Any, target: Any) -> None:
        self.tree.links.new(source, target)

    def put(self, value: Any, socket: Any) -> None:
        """Set a socket from a number, a colour or another socket."""
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        elif isinstance(value, (int, float)):
            socket.default_value = value
        elif socket.type == "RGBA":
            socket.default_value = linear(value)
        else:
            socket.default_value = tuple(value)

    def math(self, operation: str, *values: Any, clamp: bool = False) -> Any:
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation = operation
        made.use_clamp = clamp
        for socket, value in zip(made.inputs, values, strict=False):
            self.put(value, socket)
        return made.outputs[0]

    def between(self, value: Any, low: float, high: float, to_low: float = 0.0, to_high: float = 1.0) -> Any:
        """`value` mapped from low..high to to_low..to_high, softly clamped."""
        made = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        self.put(value, made.inputs[0])
        for position, number in enumerate((low, high, to_low, to_high), start=1):
            made.inputs[position].default_value = number
        return made.outputs[0]

    def ramp(self, value: Any, stops: Sequence[tuple[float, Colour]], interpolation: str = "EASE") -> Any:
        made = self.tree.nodes.new("ShaderNodeValToRGB")
        ramp = made.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops, strict=False):
            element.position = position
            element.color = linear(colour)
        self.link(value, made.inputs[0])
        return made.outputs[0]

    def mix(self, amount: Any, first: Any, second: Any, blend: str = "MIX") -> Any:
        made = self.tree.nodes.new("ShaderNodeMix")
        made.data_type = "RGBA"
        made.blend_type = blend
        made.clamp_result = False
        for position, value in ((0, amount), (6, first), (7, second)):
            self.put(value, made.inputs[position])
        return made.outputs[2]

    def noise(
        self, vector: Any, scale: float, detail: float = 6, roughness: float = 0.5, distortion: float = 0.0
    ) -> Any:
        made = self.node(
            "ShaderNodeTexNoise",
            {"Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion},
        )
        self.link(vector, made.inputs["Vector"])
        return made.outputs[0]

    def moved(self, vector: Any, location: Sequence[float] = (0, 0, 0), scale: Sequence[float] = (1, 1, 1)) -> Any:
        made = self.node("ShaderNodeMapping", {"Location": location, "Scale": scale})
        self.link(vector, made.inputs[0])
        return made.outputs[0]

    def bump(self, height: Any, strength: float, distance: float = 0.1) -> Any:
        made = self.node("ShaderNodeBump", {"Strength": strength, "Distance": distance})
        self.link(height, made.inputs["Height"])
        return made.outputs[0]
