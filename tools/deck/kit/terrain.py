"""Ground: noise, dunes, cliffs, islands."""

from __future__ import annotations

import math
from collections.abc import Callable

import bpy
from mathutils import Vector, noise

from . import geometry
from .geometry import Material, Point

Height = Callable[[float, float], float]


def fbm(x: float, y: float, z: float = 0.0, octaves: int = 5, gain: float = 0.5) -> float:
    """Soft hills: layered noise, about -1..1."""
    weight, total, sum_of_weights = 1.0, 0.0, 0.0
    for octave in range(octaves):
        total += weight * noise.noise(Vector((x, y, z + octave * 7.3)))
        sum_of_weights += weight
        weight *= gain
        x, y, z = x * 2, y * 2, z * 2
    return total / sum_of_weights


def ridge(x: float, y: float, z: float = 0.0, octaves: int = 6) -> float:
    """Sharp crests: layered noise, 0..1."""
    weight, total, sum_of_weights = 1.0, 0.0, 0.0
    for octave in range(octaves):
        crest = 1 - abs(noise.noise(Vector((x, y, z + octave * 5.1))))
        total += weight * crest * crest
        sum_of_weights += weight
        weight *= 0.5
        x, y = x * 2, y * 2
    return total / sum_of_weights


def smoothstep(value: float, low: float, high: float) -> float:
    """0 below low, 1 above high, eased between."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def terrain(
    height: Height,
    x: tuple[float, float] = (-30, 30),
    y: tuple[float, float] = (-10, 50),
    cells: int | tuple[int, int] = 160,
    material: Material = None,
    **placement,
) -> bpy.types.Object:
    """Ground over a rectangle; `height(x, y)` gives its level."""
    columns, rows = (cells, cells) if isinstance(cells, int) else cells

    def place(u: float, v: float) -> Point:
        across, along = x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v
        return (across, along, height(across, along))

    return geometry.sheet(place, material, columns, rows, **placement)


def dunes(seed: float = 0.0, height: float = 0.8, ripples: float = 0.03, rise: float = 0.05) -> Height:
    """Sand: long waves, a fine ripple on top, rising a little towards the horizon."""

    def level(x: float, y: float) -> float:
        wave = height * fbm(x * 0.09 + seed, y * 0.12, 1 + seed, 4)
        ripple = ripples * math.sin(x * 5 + 4 * fbm(x * 0.3, y * 0.3, 2 + seed, 3) + y * 1.6)
        return wave + ripple + max(0.0, y - 8) * rise

    return level


def meadow(seed: float = 0.0, height: float = 0.3, scale: float = 0.2, rise: float = 0.0) -> Height:
    """Gentle ground for grass and snow."""

    def level(x: float, y: float) -> float:
        return height * fbm(x * scale, y * scale, 3 + seed, 4) + max(0.0, y - 4) * rise

    return level


def island(
    location: Point = (0, 0, 0),
    radius: float = 3.0,
    top: float = 0.3,
    depth: float = 4.0,
    seed: float = 0.0,
    top_material: Material = None,
    rock_material: Material = None,
) -> bpy.types.Object:
    """A floating island: a green cap over a root of rock. Its top is at `location`."""
    around, rings, cap = 72, 44, 0.35
    vertices = []
    for ring in range(rings + 1):
        t = ring / rings
        for segment in range(around):
            angle = 2 * math.pi * segment / around
            cosine, sine = math.cos(angle), math.sin(angle)
            if t < cap:
                reach = radius * t / cap
                level = top * (1 - (t / cap) ** 2) + 0.05 * radius * fbm(
                    reach * cosine * 0.7 + seed, reach * sine * 0.7, seed
                )
            else:
                u = (t - cap) / (1 - cap)
                reach = radius * (1 - u) ** 0.75 * (1 + 0.35 * fbm(cosine * 1.5 + seed, sine * 1.5, u * 3 + seed))
                level = -depth * u**1.15 * (1 + 0.15 * fbm(cosine * 2, sine * 2, u * 5 + seed, 4))
            vertices.append((reach * cosine, reach * sine, level))
    faces = [
        (
            ring * around + segment,
            ring * around + (segment + 1) % around,
            (ring + 1) * around + (segment + 1) % around,
            (ring + 1) * around + segment,
        )
        for ring in range(rings)
        for segment in range(around)
    ]
    made = geometry.mesh(vertices, [face[::-1] for face in faces], top_material, location)
    if rock_material is not None:
        made.data.materials.append(rock_material)
        for index, polygon in enumerate(made.data.polygons):
            polygon.material_index = 0 if index // around < rings * cap + 1 else 1
    return geometry.rounded(made)
