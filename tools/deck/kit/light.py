"""Lamps: the sun, bulbs, soft panels and beams."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from .colour import Colour, linear


def _lamp(
    kind: str, color: Colour, energy: float, location: Sequence[float]
) -> tuple[bpy.types.Object, bpy.types.Light]:
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy = energy
    data.color = linear(color)[:3]
    made = bpy.data.objects.new(kind.lower(), data)
    made.location = location
    bpy.context.scene.collection.objects.link(made)
    return made, data


def _aim(lamp: bpy.types.Object, backwards: Vector) -> None:
    lamp.rotation_euler = backwards.to_track_quat("Z", "Y").to_euler()


def sun(
    direction: Sequence[float], color: Colour = "#fff0d0", energy: float = 3.0, softness: float = 2.0
) -> bpy.types.Object:
    """Sunlight that comes FROM `direction`; `softness` is its width in degrees (20 is overcast)."""
    made, data = _lamp("SUN", color, energy, (0, 0, 0))
    data.angle = math.radians(softness)
    _aim(made, Vector(direction))
    return made


def point(
    location: Sequence[float], color: Colour = "#ffc070", energy: float = 100.0, radius: float = 0.1
) -> bpy.types.Object:
    """A bulb."""
    made, data = _lamp("POINT", color, energy, location)
    data.shadow_soft_size = radius
    return made


def area(
    location: Sequence[float],
    target: Sequence[float],
    color: Colour = "#ffffff",
    energy: float = 200.0,
    size: float = 2.0,
) -> bpy.types.Object:
    """A soft panel that faces `target`; from the camera's side it keeps figures from going black."""
    made, data = _lamp("AREA", color, energy, location)
    data.size = size
    made.visible_glossy = False  # a fill must not show as a white square in water or glass
    _aim(made, Vector(location) - Vector(target))
    return made


def spot(
    location: Sequence[float],
    target: Sequence[float],
    color: Colour = "#ffffff",
    energy: float = 500.0,
    angle: float = 40.0,
    blend: float = 0.5,
    radius: float = 0.2,
) -> bpy.types.Object:
    """A beam on `target`, `angle` degrees wide."""
    made, data = _lamp("SPOT", color, energy, location)
    data.spot_size = math.radians(angle)
    data.spot_blend = blend
    data.shadow_soft_size = radius
    _aim(made, Vector(location) - Vector(target))
    return made
