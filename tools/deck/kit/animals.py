"""Animals of the cards.

Every animal looks to the left (towards -x) when `turn` is 0, so that the camera sees it in profile, and stands with its
feet at `location` (swimmers and flyers: their middle is there). Sizes at scale 1 are storybook sizes, given in each
docstring. `tilt` leans about x and `roll` about y (nose up or down for a creature seen in profile).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import bpy
import numpy as np
from mathutils import Vector

from .clay import Clay, Point, coat_material, linear_colour, placed
from .material import surface


def _blend(first: np.ndarray, second: np.ndarray, amount: np.ndarray) -> np.ndarray:
    """Row by row between two colours."""
    return first + (second - first) * np.clip(amount, 0, 1)[:, None]


def _plain(color: str, belly: str | None = None, edge: float = -0.35) -> Callable[[np.ndarray, np.ndarray], np.ndarray]:
    """One colour with a paler underside."""

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        back = np.tile(linear_colour(color), (len(points), 1))
        if belly is None:
            return back
        return _blend(back, np.tile(linear_colour(belly), (len(points), 1)), (edge - normals[:, 2]) * 3 + 0.5)

    return colouring


def _eyes(clay: Clay, place: Point, radius: float, color: str = "#0c0a0a", iris: str | None = None) -> None:
    """Two eyes at `place` and its mirror."""
    for sign in (-1, 1):
        spot = (place[0], place[1] * sign, place[2])
        if iris:
            clay.ball(spot, radius, surface(iris, roughness=0.15), segments=12)
            clay.ball(
                (spot[0] - radius * 0.35, spot[1] * 1.0 + sign * radius * 0.5, spot[2]),
                radius * 0.62,
                surface(color, roughness=0.1),
                segments=10,
            )
        else:
            clay.ball(spot, radius, surface(color, roughness=0.1), segments=12)


def _done(
    skin: bpy.types.Object,
    details: Clay,
    location: Point,
    scale: float,
    turn: float,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """Skin and details on one root."""
    parts = [skin]
    if details.vertices:
        parts.append(details.build("details"))
    return placed(parts, location, scale, turn, tilt, roll)


def whale(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#22384f",
    belly: str = "#cfd6d2",
    curl: float = 0.25,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A humpback whale, 6 long, with grooved throat and long flippers."""
    clay = Clay()
    clay.tube(
        [
            (-2.7, 0, 0.05),
            (-2.4, 0, 0.05),
            (-1.8, 0, 0.06),
            (-0.9, 0, 0.08),
            (0.1, 0, 0.1),
            (1.1, 0, 0.16 + curl * 0.1),
            (1.9, 0, 0.24 + curl * 0.6),
            (2.7, 0, 0.34 + curl * 1.6),
            (3.15, 0, 0.44 + curl * 2.1),
        ],
        [
            (0.18, 0.14),
            (0.42, 0.36),
            (0.72, 0.62),
            (0.88, 0.80),
            (0.84, 0.80),
            (0.62, 0.58),
            (0.38, 0.35),
            (0.17, 0.15),
            (0.10, 0.06),
        ],
        segments=36,
    )
    for sign in (-1, 1):
        clay.tube(
            [
                (-1.1, sign * 0.6, -0.3),
                (-0.6, sign * 1.2, -0.55),
                (0.15, sign * 1.75, -0.62),
                (0.75, sign * 2.1, -0.50),
            ],
            [(0.28, 0.13), (0.30, 0.08), (0.20, 0.06), (0.06, 0.03)],
            segments=20,
        )
        clay.tube(
            [
                (3.0, sign * 0.02, 0.40 + curl * 2),
                (3.3, sign * 0.45, 0.52 + curl * 2.3),
                (3.75, sign * 1.02, 0.56 + curl * 2.5),
            ],
            [(0.27, 0.07), (0.26, 0.06), (0.05, 0.03)],
            segments=20,
        )
    clay.tube(
        [(1.0, 0, 0.62), (1.25, 0, 0.90), (1.55, 0, 0.94)], [(0.04, 0.24), (0.035, 0.13), (0.02, 0.04)], segments=14
    )

    dark, light = linear_colour(color), linear_colour(belly)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        grooves = 0.5 + 0.5 * np.sin(points[:, 1] * 46)
        throat = (points[:, 0] < 0.3) & (points[:, 2] < -0.05)
        pale = _blend(np.tile(light, (len(points), 1)), np.tile(light * 0.35, (len(points), 1)), throat * grooves * 0.8)
        spots = (
            np.sin(points[:, 0] * 9.1 + 2 * np.sin(points[:, 1] * 7)) * np.sin(points[:, 1] * 11 + points[:, 2] * 9)
            > 0.86
        ) * 0.5
        back = _blend(np.tile(dark, (len(points), 1)), np.tile(light * 0.6, (len(points), 1)), spots)
        return _blend(back, pale, (-0.25 - normals[:, 2] - 0.15 * np.sin(points[:, 0] * 3)) * 4 + 0.5)

    skin = clay.fuse(0.06, 4, coat_material(0.42, 0.12, 8, 0.1), colouring)
    details = Clay()
    _eyes(details, (-1.72, 0.71, -0.06), 0.055)
    details.tube(
        [(-2.6, 0.2, -0.02), (-2.2, 0.53, -0.05), (-1.75, 0.735, -0.16)], [0.012] * 3, surface("#0e1620"), segments=6
    )
    details.tube(
        [(-2.6, -0.2, -0.02), (-2.2, -0.53, -0.05), (-1.75, -0.735, -0.16)], [0.012] * 3, surface("#0e1620"), segments=6
    )
    return _done(skin, details, location, scale, turn, tilt, roll)


def fish(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#d8722c",
    belly: str = "#f6d9a8",
    stripes: str | None = None,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A goldfish-like fish, 2.4 long, with veiled tail; stripes make it a reef fish."""
    clay = Clay()
    clay.tube(
        [(-1, 0, 0), (-0.85, 0, 0), (-0.4, 0, 0.02), (0.1, 0, 0.02), (0.6, 0, 0), (0.95, 0, 0)],
        [(0.05, 0.06), (0.13, 0.2), (0.21, 0.42), (0.2, 0.42), (0.1, 0.2), (0.04, 0.09)],
        segments=24,
    )
    for sign in (-1, 1):
        clay.tube(
            [(0.85, 0, 0), (1.2, 0.04, sign * 0.26), (1.6, 0.1, sign * 0.62)],
            [(0.03, 0.13), (0.03, 0.19), (0.02, 0.07)],
            segments=12,
        )
        clay.tube(
            [(-0.3, sign * 0.18, -0.1), (0, sign * 0.42, -0.22), (0.28, sign * 0.55, -0.34)],
            [(0.1, 0.03), (0.13, 0.025), (0.04, 0.02)],
            segments=12,
        )
    clay.tube([(-0.4, 0, 0.36), (0, 0, 0.66), (0.45, 0, 0.60)], [(0.03, 0.12), (0.03, 0.17), (0.02, 0.06)], segments=12)
    clay.tube([(0, 0, -0.38), (0.2, 0, -0.58), (0.5, 0, -0.66)], [(0.03, 0.1), (0.03, 0.1), (0.02, 0.05)], segments=12)
    top, under = linear_colour(color), linear_colour(belly)
    band = linear_colour(stripes) if stripes else top

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        body = _blend(
            np.tile(top, (len(points), 1)), np.tile(under, (len(points), 1)), (-points[:, 2] - 0.05) * 3 + 0.2
        )
        edge = np.clip((np.abs(points[:, 2]) - 0.42) * 4 + (points[:, 0] - 1.1) * 1.2, 0, 0.6)
        body = _blend(body, np.tile(under, (len(points), 1)), edge)
        if stripes:
            body = _blend(body, np.tile(band, (len(points), 1)), (np.sin(points[:, 0] * 8.5 + 0.6) - 0.25) * 6)
        return body

    skin = clay.fuse(0.032, 4, coat_material(0.3, 0.1, 16, 0.1, mottle=0.2), colouring)
    details = Clay()
    for sign in (-1, 1):
        details.ball((-0.68, sign * 0.15, 0.1), 0.09, surface("#fff7df", roughness=0.2, variation=0), segments=12)
        details.ball((-0.70, sign * 0.205, 0.1), 0.052, surface("#050505", roughness=0.05, variation=0), segments=10)
    return _done(skin, details, location, scale, turn, tilt, roll)


def bird(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#f3efe6",
    tip: str | None = None,
    flap: float = 25.0,
    beak: str = "#d8a04a",
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A bird in flight, 2.3 wingspan; `flap` raises the wings (degrees), `tip` colours wing tips and tail."""
    clay = Clay()
    clay.tube(
        [(-0.46, 0, 0.09), (-0.36, 0, 0.09), (-0.2, 0, 0.05), (0.05, 0, 0), (0.32, 0, -0.01), (0.70, 0, 0.03)],
        [(0.06, 0.06), (0.085, 0.085), (0.10, 0.095), (0.14, 0.12), (0.09, 0.07), (0.15, 0.02)],
        segments=18,
    )
    rise = math.tan(math.radians(flap))
    for sign in (-1, 1):
        clay.tube(
            [
                (-0.08, sign * 0.05, 0.04),
                (-0.14, sign * 0.40, 0.06 + 0.4 * rise),
                (0.02, sign * 0.80, 0.06 + 0.60 * rise),
                (0.28, sign * 1.15, 0.02 + 0.62 * rise),
            ],
            [(0.17, 0.03), (0.21, 0.028), (0.16, 0.02), (0.04, 0.014)],
            segments=14,
        )
    base, end = linear_colour(color), linear_colour(tip or color)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        outer = np.maximum((np.abs(points[:, 1]) - 0.72) * 5, (points[:, 0] - 0.45) * 6)
        return _blend(np.tile(base, (len(points), 1)), np.tile(end, (len(points), 1)), outer)

    skin = clay.fuse(0.024, 3, coat_material(0.75, 0.1, 20), colouring)
    details = Clay()
    details.tube([(-0.50, 0, 0.085), (-0.62, 0, 0.07)], [0.035, 0.006], surface(beak, roughness=0.4), segments=8)
    _eyes(details, (-0.44, 0.062, 0.115), 0.018)
    return _done(skin, details, location, scale, turn, tilt, roll)


def swan(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#f7f4ee",
    flying: bool = False,
    flap: float = 30.0,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A swan, 1.6 long, swimming with curved neck or flying with the neck stretched."""
    clay = Clay()
    if flying:
        clay.tube(
            [
                (-1.35, 0, 0.14),
                (-1.2, 0, 0.16),
                (-0.7, 0, 0.08),
                (-0.35, 0, 0.0),
                (0.1, 0, 0),
                (0.5, 0, 0),
                (0.8, 0, 0.02),
            ],
            [(0.07, 0.07), (0.085, 0.085), (0.055, 0.055), (0.12, 0.12), (0.24, 0.21), (0.16, 0.12), (0.14, 0.03)],
            segments=18,
        )
        rise = math.tan(math.radians(flap))
        for sign in (-1, 1):
            clay.tube(
                [
                    (-0.1, sign * 0.1, 0.08),
                    (-0.22, sign * 0.55, 0.1 + 0.5 * rise),
                    (0.0, sign * 1.1, 0.1 + 0.75 * rise),
                    (0.35, sign * 1.6, 0.05 + 0.72 * rise),
                ],
                [(0.24, 0.05), (0.30, 0.04), (0.24, 0.03), (0.06, 0.02)],
                segments=14,
            )
        head = Vector((-1.32, 0, 0.15))
    else:
        clay.tube(
            [(-0.55, 0, 0.16), (-0.2, 0, 0.2), (0.25, 0, 0.22), (0.65, 0, 0.3), (0.95, 0, 0.42)],
            [(0.16, 0.16), (0.32, 0.24), (0.34, 0.24), (0.2, 0.15), (0.05, 0.04)],
            segments=20,
        )
        clay.tube(
            [(-0.52, 0, 0.2), (-0.72, 0, 0.42), (-0.62, 0, 0.72), (-0.50, 0, 0.98), (-0.62, 0, 1.16), (-0.80, 0, 1.10)],
            [0.13, 0.085, 0.07, 0.065, 0.075, 0.06],
            segments=14,
        )
        for sign in (-1, 1):
            clay.tube(
                [
                    (-0.25, sign * 0.3, 0.3),
                    (0.2, sign * 0.38, 0.42),
                    (0.7, sign * 0.26, 0.52),
                    (1.0, sign * 0.12, 0.58),
                ],
                [(0.05, 0.13), (0.06, 0.20), (0.05, 0.14), (0.02, 0.04)],
                segments=14,
            )
        head = Vector((-0.78, 0, 1.12))
    skin = clay.fuse(0.028, 4, coat_material(0.7, 0.12, 14, 0.3, mottle=0.12), _plain(color))
    details = Clay()
    details.tube(
        [head + Vector((-0.03, 0, -0.01)), head + Vector((-0.2, 0, -0.06))],
        [(0.045, 0.035), (0.03, 0.012)],
        surface("#e0702a", roughness=0.4),
        segments=10,
    )
    details.ball(head + Vector((-0.06, 0, 0.03)), 0.04, surface("#15110f"), segments=10)
    for sign in (-1, 1):
        details.ball(head + Vector((0.0, sign * 0.065, 0.03)), 0.016, surface("#0a0808", roughness=0.1), segments=8)
    return _done(skin, details, location, scale, turn, tilt, roll)


def goose(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#8a7f74",
    flap: float = 20.0,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A flying goose with dark neck, 2.8 wingspan."""
    clay = Clay()
    clay.tube(
        [(-1.0, 0, 0.1), (-0.9, 0, 0.11), (-0.55, 0, 0.06), (-0.3, 0, 0.0), (0.1, 0, 0), (0.45, 0, 0), (0.75, 0, 0.02)],
        [(0.06, 0.06), (0.075, 0.075), (0.055, 0.055), (0.12, 0.12), (0.2, 0.18), (0.13, 0.1), (0.13, 0.03)],
        segments=18,
    )
    rise = math.tan(math.radians(flap))
    for sign in (-1, 1):
        clay.tube(
            [
                (-0.1, sign * 0.1, 0.06),
                (-0.2, sign * 0.5, 0.08 + 0.5 * rise),
                (0.02, sign * 0.95, 0.08 + 0.7 * rise),
                (0.3, sign * 1.4, 0.04 + 0.68 * rise),
            ],
            [(0.2, 0.045), (0.25, 0.035), (0.19, 0.028), (0.05, 0.02)],
            segments=14,
        )
    body, dark = linear_colour(color), linear_colour("#1c1a1c")

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        shade = np.maximum((-0.45 - points[:, 0]) * 9, (np.abs(points[:, 1]) - 0.95) * 4)
        tone = _blend(
            np.tile(body, (len(points), 1)),
            np.tile(linear_colour("#efe8dc"), (len(points), 1)),
            (-0.3 - normals[:, 2]) * 3,
        )
        return _blend(tone, np.tile(dark, (len(points), 1)), shade)

    skin = clay.fuse(0.028, 3, coat_material(0.75, 0.12, 14), colouring)
    details = Clay()
    details.tube([(-1.03, 0, 0.1), (-1.16, 0, 0.07)], [0.04, 0.014], surface("#2a2420"), segments=8)
    return _done(skin, details, location, scale, turn, tilt, roll)


def deer(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#9a6a40",
    belly: str = "#e8d4b0",
    antlers: bool = True,
    antler_color: str = "#d8c49a",
    head_down: bool = False,
    metallic: bool = False,
) -> bpy.types.Object:
    """A stag, 1.5 at the shoulder, antlers to 2.9; spotted like a fallow deer."""
    clay = Clay()
    clay.tube(
        [(-0.72, 0, 1.26), (-0.5, 0, 1.22), (0, 0, 1.16), (0.5, 0, 1.2), (0.78, 0, 1.22), (0.88, 0, 1.14)],
        [(0.15, 0.22), (0.23, 0.30), (0.22, 0.27), (0.22, 0.26), (0.18, 0.2), (0.08, 0.1)],
        segments=22,
    )
    if head_down:
        neck = [(-0.62, 0, 1.30), (-1.0, 0, 1.16), (-1.25, 0, 0.86)]
        head = Vector((-1.32, 0, 0.72))
        muzzle = Vector((-0.36, 0, -0.26))
    else:
        neck = [(-0.6, 0, 1.28), (-0.85, 0, 1.58), (-0.98, 0, 1.92)]
        head = Vector((-1.06, 0, 2.02))
        muzzle = Vector((-0.40, 0, -0.12))
    clay.tube(neck, [(0.17, 0.22), (0.12, 0.15), (0.10, 0.12)], segments=16)
    clay.tube(
        [head + muzzle * -0.15, head + muzzle * 0.35, head + muzzle * 0.8, head + muzzle],
        [(0.11, 0.12), (0.095, 0.10), (0.06, 0.06), (0.045, 0.04)],
        segments=14,
    )
    for sign in (-1, 1):
        clay.tube(
            [
                head + Vector((0.06, sign * 0.08, 0.08)),
                head + Vector((0.12, sign * 0.20, 0.16)),
                head + Vector((0.14, sign * 0.30, 0.18)),
            ],
            [(0.04, 0.03), (0.065, 0.025), (0.01, 0.01)],
            segments=10,
        )
        clay.tube(
            [
                (-0.58, sign * 0.13, 1.15),
                (-0.60, sign * 0.14, 0.78),
                (-0.58, sign * 0.14, 0.42),
                (-0.60, sign * 0.14, 0.04),
            ],
            [(0.11, 0.13), (0.06, 0.075), (0.042, 0.042), (0.045, 0.05)],
            segments=12,
        )
        clay.tube(
            [
                (0.66, sign * 0.13, 1.15),
                (0.62, sign * 0.15, 0.82),
                (0.78, sign * 0.14, 0.46),
                (0.70, sign * 0.14, 0.04),
            ],
            [(0.13, 0.19), (0.08, 0.12), (0.042, 0.048), (0.045, 0.05)],
            segments=12,
        )
    clay.tube([(0.84, 0, 1.24), (0.98, 0, 1.14), (1.0, 0, 1.0)], [0.06, 0.05, 0.02], segments=10)
    base, under = linear_colour(color), linear_colour(belly)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        tone = _blend(
            np.tile(base, (len(points), 1)),
            np.tile(under, (len(points), 1)),
            (-0.45 - normals[:, 2]) * 3 + (points[:, 0] > 0.86) * 0.8,
        )
        spots = (
            (np.sin(points[:, 0] * 23) * np.sin(points[:, 2] * 25 + 1.3) > 0.72)
            & (points[:, 2] > 1.12)
            & (points[:, 0] > -0.5)
        )
        tone = _blend(tone, np.tile(under, (len(points), 1)), spots * 0.75)
        return _blend(tone, np.tile(base * 0.25, (len(points), 1)), (0.14 - points[:, 2]) * 12)

    skin_material = (
        surface(color, roughness=0.28, metallic=0.9, variation=0.05) if metallic else coat_material(0.75, 0.15, 26)
    )
    skin = clay.fuse(0.03, 4, skin_material, colouring)
    details = Clay()
    for sign in (-1, 1):
        details.ball(head + Vector((-0.06, sign * 0.098, 0.05)), 0.024, surface("#0c0a0a", roughness=0.1), segments=10)
    details.ball(head + muzzle * 1.08, 0.036, surface("#15100e", roughness=0.3), segments=10)
    if antlers:
        horn = surface(antler_color, roughness=0.5)
        for sign in (-1, 1):
            foot = head + Vector((0.05, sign * 0.06, 0.1))
            beam = [
                foot,
                foot + Vector((0.16, sign * 0.18, 0.24)),
                foot + Vector((0.22, sign * 0.42, 0.46)),
                foot + Vector((0.06, sign * 0.56, 0.74)),
                foot + Vector((-0.1, sign * 0.52, 0.92)),
            ]
            details.tube(beam, [0.038, 0.034, 0.03, 0.022, 0.008], horn, segments=10)
            for start, tip in (
                (0.06, (-0.26, 0.10, 0.18)),
                (0.30, (-0.18, 0.20, 0.52)),
                (0.44, (0.20, 0.62, 0.66)),
                (0.50, (0.30, 0.50, 0.82)),
            ):
                origin = foot + Vector((0.22 * min(1, start * 3), sign * start * 0.9, start * 1.0))
                details.tube(
                    [origin, foot + Vector((tip[0], sign * tip[1], tip[2]))], [0.024, 0.007], horn, segments=8, steps=2
                )
    return _done(skin, details, location, scale, turn)


def fox(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, *, color: str = "#c8642a", sitting: bool = False
) -> bpy.types.Object:
    """A fox with white chest, dark socks and white tail tip; 1.5 long standing, .95 tall sitting."""
    clay = Clay()
    if sitting:
        clay.tube(
            [(0.22, 0, 0.16), (0.12, 0, 0.34), (-0.05, 0, 0.56), (-0.14, 0, 0.72)],
            [(0.2, 0.2), (0.19, 0.19), (0.14, 0.14), (0.10, 0.10)],
            segments=18,
        )
        head = Vector((-0.2, 0, 0.86))
        for sign in (-1, 1):
            clay.tube(
                [(-0.12, sign * 0.08, 0.5), (-0.17, sign * 0.085, 0.25), (-0.19, sign * 0.085, 0.03)],
                [0.065, 0.042, 0.04],
                segments=12,
            )
            clay.tube(
                [(0.2, sign * 0.16, 0.2), (0.02, sign * 0.19, 0.12), (-0.1, sign * 0.17, 0.04)],
                [0.13, 0.09, 0.045],
                segments=12,
            )
        tail = [(0.36, 0.0, 0.10), (0.62, -0.12, 0.08), (0.72, -0.38, 0.08), (0.52, -0.58, 0.08)]
    else:
        clay.tube(
            [(-0.42, 0, 0.62), (-0.2, 0, 0.60), (0.2, 0, 0.60), (0.42, 0, 0.60)],
            [(0.13, 0.15), (0.16, 0.17), (0.14, 0.15), (0.12, 0.13)],
            segments=18,
        )
        clay.tube([(-0.38, 0, 0.64), (-0.56, 0, 0.78)], [0.12, 0.10], segments=14)
        head = Vector((-0.66, 0, 0.84))
        for sign in (-1, 1):
            clay.tube(
                [(-0.36, sign * 0.09, 0.56), (-0.36, sign * 0.09, 0.3), (-0.4, sign * 0.09, 0.03)],
                [0.075, 0.045, 0.04],
                segments=12,
            )
            clay.tube(
                [(0.36, sign * 0.09, 0.56), (0.42, sign * 0.10, 0.32), (0.40, sign * 0.09, 0.03)],
                [0.10, 0.05, 0.04],
                segments=12,
            )
        tail = [(0.5, 0, 0.62), (0.80, 0, 0.52), (1.12, 0.04, 0.50), (1.42, 0.06, 0.60)]
    clay.tube(tail, [0.06, 0.12, 0.13, 0.03], segments=16)
    clay.ball(head, (0.135, 0.13, 0.115))
    clay.tube(
        [head, head + Vector((-0.17, 0, -0.03)), head + Vector((-0.27, 0, -0.045))],
        [(0.09, 0.075), (0.05, 0.042), (0.022, 0.02)],
        segments=12,
    )
    for sign in (-1, 1):
        clay.tube(
            [
                head + Vector((0.03, sign * 0.08, 0.06)),
                head + Vector((0.05, sign * 0.10, 0.17)),
                head + Vector((0.04, sign * 0.11, 0.25)),
            ],
            [(0.055, 0.03), (0.035, 0.02), (0.008, 0.008)],
            segments=10,
            up=(1, 0, 0),
        )
        clay.ball(head + Vector((-0.01, sign * 0.10, -0.05)), (0.07, 0.06, 0.055))
    end = Vector(tail[-1])
    base, white, sock = linear_colour(color), linear_colour("#f6ecdc"), linear_colour("#241712")

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        tone = np.tile(base, (len(points), 1))
        local = points - np.array(head)
        cheek = (local[:, 2] < -0.035) & (np.abs(local[:, 0]) < 0.3) & (np.linalg.norm(local, axis=1) < 0.34)
        chest = (
            (normals[:, 0] < -0.35)
            & (points[:, 2] < head.z - 0.08)
            & (points[:, 2] > 0.36)
            & (points[:, 0] < head.x + 0.35)
        )
        tone = _blend(tone, np.tile(white, (len(points), 1)), np.maximum(cheek * 1.0, chest * 1.0))
        tip = 1 - np.linalg.norm(points - np.array(end), axis=1) / 0.3
        tone = _blend(tone, np.tile(white, (len(points), 1)), tip * 6)
        legs = (points[:, 2] < 0.26) & (np.abs(points[:, 1]) < 0.14) & (points[:, 0] < (0.0 if sitting else 0.6))
        tone = _blend(tone, np.tile(sock, (len(points), 1)), legs * np.clip((0.26 - points[:, 2]) * 8, 0, 1))
        ears = local[:, 2] > 0.19
        return _blend(tone, np.tile(sock, (len(points), 1)), ears * 0.85)

    skin = clay.fuse(0.022, 3, coat_material(0.85, 0.2, 30), colouring)
    details = Clay()
    details.ball(head + Vector((-0.285, 0, -0.035)), 0.026, surface("#0e0b0a", roughness=0.25), segments=10)
    for sign in (-1, 1):
        details.ball(head + Vector((-0.095, sign * 0.072, 0.03)), 0.02, surface("#0e0b0a", roughness=0.1), segments=10)
    return _done(skin, details, location, scale, turn)


def wolf(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#6a7280",
    material: bpy.types.Material | None = None,
    howling: bool = False,
    eye: str = "#f4c84a",
    eye_glow: float = 0.0,
) -> bpy.types.Object:
    """A wolf, 1.1 at the shoulder; `howling` throws the head back; `material` may replace the fur (night, snow)."""
    clay = Clay()
    clay.tube(
        [(-0.58, 0, 0.96), (-0.35, 0, 0.94), (0.1, 0, 0.90), (0.5, 0, 0.92), (0.66, 0, 0.90)],
        [(0.18, 0.22), (0.24, 0.28), (0.19, 0.21), (0.18, 0.19), (0.12, 0.13)],
        segments=22,
    )
    if howling:
        clay.tube(
            [(-0.5, 0, 1.02), (-0.74, 0, 1.3), (-0.80, 0, 1.56)], [(0.2, 0.22), (0.16, 0.18), (0.13, 0.14)], segments=16
        )
        head, nose = Vector((-0.84, 0, 1.66)), Vector((-0.22, 0, 0.34))
    else:
        clay.tube(
            [(-0.5, 0, 1.02), (-0.74, 0, 1.18), (-0.9, 0, 1.28)], [(0.2, 0.23), (0.17, 0.19), (0.14, 0.15)], segments=16
        )
        head, nose = Vector((-0.98, 0, 1.32)), Vector((-0.42, 0, -0.10))
    clay.ball(head, (0.17, 0.16, 0.15))
    clay.tube([head, head + nose * 0.5, head + nose], [(0.13, 0.12), (0.095, 0.085), (0.055, 0.05)], segments=14)
    if howling:  # the lower jaw, a little open
        clay.tube(
            [head + Vector((-0.08, 0, 0.02)), head + Vector((-0.25, 0, 0.22))],
            [(0.08, 0.05), (0.035, 0.025)],
            segments=10,
        )
    upward = Vector((0, 0, 1)) if not howling else Vector((0.62, 0, 0.45))
    for sign in (-1, 1):
        ear = head - nose * 0.12 + Vector((0, sign * 0.09, 0))
        clay.tube(
            [
                ear + upward * 0.08,
                ear + upward * 0.20 + Vector((0, sign * 0.02, 0)),
                ear + upward * 0.36 + Vector((0, sign * 0.03, 0)),
            ],
            [(0.085, 0.045), (0.055, 0.03), (0.008, 0.008)],
            segments=10,
            up=(1, 0, 0),
        )
        clay.tube(
            [
                (-0.46, sign * 0.12, 0.9),
                (-0.46 - sign * 0.06, sign * 0.125, 0.5),
                (-0.48 - sign * 0.12, sign * 0.12, 0.22),
                (-0.53 - sign * 0.14, sign * 0.12, 0.04),
            ],
            [0.12, 0.065, 0.055, 0.06],
            segments=12,
        )
        clay.tube(
            [
                (0.52, sign * 0.12, 0.88),
                (0.54 + sign * 0.06, sign * 0.14, 0.60),
                (0.66 + sign * 0.12, sign * 0.13, 0.34),
                (0.56 + sign * 0.15, sign * 0.12, 0.04),
            ],
            [0.15, 0.10, 0.055, 0.06],
            segments=12,
        )
    clay.tube(
        [(0.68, 0, 0.94), (0.95, 0, 0.78), (1.12, 0, 0.52), (1.16, 0, 0.30)], [0.08, 0.15, 0.15, 0.02], segments=14
    )
    # A ruff, so that the neck is not a tube.
    for index in range(9):
        angle = index * math.pi / 8 - math.pi / 2
        clay.tube(
            [
                (-0.55, 0.14 * math.sin(angle), 1.06 + 0.1 * math.cos(angle)),
                (-0.38, 0.24 * math.sin(angle), 1.0 + 0.22 * math.cos(angle)),
            ],
            [0.08, 0.02],
            segments=8,
        )
    base, pale = linear_colour(color), linear_colour("#e4e2dc")

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        tone = _blend(
            np.tile(base, (len(points), 1)),
            np.tile(pale, (len(points), 1)),
            (-0.2 - normals[:, 2]) * 2 + (points[:, 2] < 0.5) * 0.35,
        )
        return _blend(tone, np.tile(base * 0.35, (len(points), 1)), (normals[:, 2] - 0.7) * 4)

    skin = clay.fuse(0.03, 3, material or coat_material(0.9, 0.25, 24), colouring)
    details = Clay()
    details.ball(head + nose * 1.06, 0.042, surface("#0e0b0a", roughness=0.25), segments=10)
    glow = (
        surface(eye, roughness=0.2, emission=eye, emission_strength=eye_glow)
        if eye_glow
        else surface(eye, roughness=0.2)
    )
    for sign in (-1, 1):
        details.ball(head + nose * 0.30 + upward * 0.055 + Vector((0, sign * 0.105, 0)), 0.028, glow, segments=10)
    return _done(skin, details, location, scale, turn)


def cat(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#2a2428",
    belly: str | None = None,
    walking: bool = False,
    eye: str = "#d8c040",
    stripes: str | None = None,
) -> bpy.types.Object:
    """A cat, .62 tall sitting (or walking with its tail up)."""
    clay = Clay()
    if walking:
        clay.tube(
            [(-0.28, 0, 0.36), (0, 0, 0.35), (0.26, 0, 0.37)], [(0.09, 0.11), (0.10, 0.11), (0.09, 0.10)], segments=16
        )
        head = Vector((-0.40, 0, 0.47))
        for sign, reach in ((-1, 0.06), (1, -0.06)):
            clay.tube(
                [(-0.24, sign * 0.06, 0.33), (-0.26 - reach, sign * 0.06, 0.16), (-0.28 - reach, sign * 0.06, 0.02)],
                [0.05, 0.034, 0.034],
                segments=10,
            )
            clay.tube(
                [(0.22, sign * 0.06, 0.34), (0.27 + reach, sign * 0.07, 0.18), (0.24 + reach, sign * 0.06, 0.02)],
                [0.07, 0.04, 0.034],
                segments=10,
            )
        tail = [(0.30, 0, 0.40), (0.44, 0, 0.52), (0.46, 0.02, 0.72), (0.36, 0.04, 0.86)]
    else:
        clay.tube(
            [(0.13, 0, 0.11), (0.08, 0, 0.22), (-0.04, 0, 0.36), (-0.08, 0, 0.44)],
            [(0.135, 0.13), (0.13, 0.13), (0.095, 0.10), (0.075, 0.075)],
            segments=16,
        )
        head = Vector((-0.11, 0, 0.53))
        for sign in (-1, 1):
            clay.tube(
                [(-0.07, sign * 0.05, 0.32), (-0.11, sign * 0.05, 0.16), (-0.13, sign * 0.05, 0.02)],
                [0.042, 0.03, 0.03],
                segments=10,
            )
            clay.tube(
                [(0.12, sign * 0.1, 0.13), (0.0, sign * 0.12, 0.08), (-0.07, sign * 0.11, 0.03)],
                [0.085, 0.06, 0.032],
                segments=10,
            )
        tail = [(0.22, 0, 0.06), (0.40, -0.06, 0.04), (0.44, -0.24, 0.04), (0.30, -0.34, 0.05)]
    clay.tube(tail, [0.035, 0.033, 0.03, 0.018], segments=10)
    clay.ball(head, (0.095, 0.105, 0.09))
    clay.ball(head + Vector((-0.075, 0, -0.028)), (0.045, 0.052, 0.036))
    for sign in (-1, 1):
        clay.tube(
            [
                head + Vector((0.01, sign * 0.06, 0.05)),
                head + Vector((0.01, sign * 0.075, 0.11)),
                head + Vector((0.0, sign * 0.082, 0.155)),
            ],
            [(0.042, 0.022), (0.026, 0.016), (0.006, 0.006)],
            segments=8,
            up=(1, 0, 0),
        )
    base = linear_colour(color)
    pale = linear_colour(belly or color)
    band = linear_colour(stripes or color)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        tone = np.tile(base, (len(points), 1))
        if stripes:
            tone = _blend(
                tone,
                np.tile(band, (len(points), 1)),
                (np.sin(points[:, 0] * 42 + points[:, 2] * 18) - 0.2) * 4 * (normals[:, 2] > -0.3),
            )
        chest = (normals[:, 0] < -0.5) & (points[:, 2] < head.z - 0.05)
        return _blend(tone, np.tile(pale, (len(points), 1)), np.maximum(chest * 1.0, (points[:, 2] < 0.05) * 0.8))

    skin = clay.fuse(0.014, 3, coat_material(0.8, 0.15, 40), colouring)
    details = Clay()
    for sign in (-1, 1):
        details.ball(
            head + Vector((-0.078, sign * 0.048, 0.02)),
            0.02,
            surface(eye, roughness=0.1, emission=eye, emission_strength=0.4),
            segments=10,
        )
        details.ball(
            head + Vector((-0.095, sign * 0.052, 0.02)),
            (0.006, 0.007, 0.014),
            surface("#050505", roughness=0.1),
            segments=8,
        )
    details.ball(head + Vector((-0.118, 0, -0.01)), 0.012, surface("#a85a5a"), segments=8)
    return _done(skin, details, location, scale, turn)


def rabbit(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#e4ded4",
    inner_ear: str = "#e0a8a0",
    upright: bool = False,
) -> bpy.types.Object:
    """A rabbit, .8 tall with its ears, crouching or sitting upright."""
    clay = Clay()
    if upright:
        clay.tube(
            [(0.08, 0, 0.14), (0.05, 0, 0.28), (-0.02, 0, 0.44)],
            [(0.16, 0.16), (0.15, 0.15), (0.10, 0.10)],
            segments=16,
        )
        head = Vector((-0.06, 0, 0.58))
        for sign in (-1, 1):
            clay.tube(
                [(-0.06, sign * 0.07, 0.42), (-0.15, sign * 0.06, 0.34), (-0.18, sign * 0.05, 0.30)],
                [0.04, 0.03, 0.028],
                segments=10,
            )
            clay.tube(
                [(0.10, sign * 0.12, 0.14), (-0.04, sign * 0.13, 0.06), (-0.16, sign * 0.12, 0.035)],
                [0.11, 0.07, 0.038],
                segments=10,
            )
    else:
        clay.tube(
            [(0.28, 0, 0.18), (0.12, 0, 0.22), (-0.10, 0, 0.20), (-0.22, 0, 0.24)],
            [(0.14, 0.15), (0.17, 0.18), (0.13, 0.14), (0.09, 0.09)],
            segments=16,
        )
        head = Vector((-0.32, 0, 0.36))
        for sign in (-1, 1):
            clay.tube([(-0.18, sign * 0.07, 0.18), (-0.26, sign * 0.07, 0.03)], [0.05, 0.035], segments=10)
            clay.tube(
                [(0.18, sign * 0.12, 0.14), (0.05, sign * 0.14, 0.06), (-0.06, sign * 0.13, 0.035)],
                [0.12, 0.07, 0.038],
                segments=10,
            )
    clay.ball((0.30 if upright else 0.42, 0, 0.16 if upright else 0.2), 0.075)
    clay.ball(head, (0.125, 0.105, 0.105))
    clay.ball(head + Vector((-0.085, 0, -0.03)), (0.06, 0.06, 0.052))
    for sign in (-1, 1):
        clay.tube(
            [
                head + Vector((0.03, sign * 0.04, 0.07)),
                head + Vector((0.07, sign * 0.07, 0.22)),
                head + Vector((0.06, sign * 0.085, 0.38)),
            ],
            [(0.03, 0.022), (0.048, 0.024), (0.018, 0.014)],
            segments=10,
            up=(1, 0, 0),
        )
    skin = clay.fuse(0.017, 3, coat_material(0.9, 0.2, 40, mottle=0.15), _plain(color))
    details = Clay()
    for sign in (-1, 1):
        details.ball(head + Vector((-0.06, sign * 0.085, 0.03)), 0.02, surface("#120c0c", roughness=0.1), segments=10)
        details.tube(
            [
                head + Vector((0.025, sign * 0.052, 0.12)),
                head + Vector((0.052, sign * 0.077, 0.22)),
                head + Vector((0.045, sign * 0.09, 0.34)),
            ],
            [(0.014, 0.012), (0.026, 0.014), (0.010, 0.008)],
            surface(inner_ear),
            segments=8,
            up=(1, 0, 0),
        )
    details.ball(head + Vector((-0.142, 0, -0.012)), 0.015, surface("#c87a7a"), segments=8)
    return _done(skin, details, location, scale, turn)


def owl(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#8a6a48",
    belly: str = "#e8d8b8",
    eye: str = "#f0a828",
) -> bpy.types.Object:
    """A perched owl, .8 tall, which looks at the camera when `turn` is 90 or along -x when 0."""
    clay = Clay()
    clay.tube(
        [(0.02, 0, 0.08), (0, 0, 0.22), (0, 0, 0.42), (0, 0, 0.56)],
        [(0.12, 0.14), (0.2, 0.21), (0.2, 0.2), (0.17, 0.18)],
        segments=18,
        up=(1, 0, 0),
    )
    head = Vector((-0.02, 0, 0.66))
    clay.ball(head, (0.165, 0.2, 0.16))
    for sign in (-1, 1):
        clay.tube(
            [head + Vector((0, sign * 0.12, 0.10)), head + Vector((0.02, sign * 0.18, 0.24))],
            [0.05, 0.008],
            segments=10,
        )
        clay.tube(
            [(0.02, sign * 0.18, 0.52), (0.08, sign * 0.21, 0.3), (0.18, sign * 0.12, 0.06)],
            [(0.11, 0.05), (0.11, 0.05), (0.03, 0.02)],
            segments=12,
            up=(0, 1, 0),
        )
    clay.tube([(0.12, 0, 0.16), (0.22, 0, -0.06)], [(0.1, 0.04), (0.08, 0.02)], segments=12, up=(1, 0, 0))
    base, pale = linear_colour(color), linear_colour(belly)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        front = (normals[:, 0] < -0.35) & (points[:, 2] < 0.52)
        bars = np.sin(points[:, 2] * 55 + np.cos(points[:, 1] * 30)) > 0.3
        chest = _blend(np.tile(pale, (len(points), 1)), np.tile(base * 0.6, (len(points), 1)), bars * 0.7)
        dapple = (np.sin(points[:, 2] * 34) * np.sin(points[:, 1] * 30 + points[:, 0] * 24) > 0.5) * 0.4
        return _blend(
            _blend(np.tile(base, (len(points), 1)), np.tile(pale, (len(points), 1)), dapple), chest, front * 1.0
        )

    skin = clay.fuse(0.02, 3, coat_material(0.85, 0.2, 30), colouring)
    details = Clay()
    for sign in (-1, 1):
        details.ball(
            head + Vector((-0.125, sign * 0.08, 0.02)),
            (0.045, 0.085, 0.085),
            surface(belly, roughness=0.9),
            segments=14,
        )
        details.ball(
            head + Vector((-0.155, sign * 0.08, 0.02)),
            (0.03, 0.055, 0.055),
            surface(eye, roughness=0.1, emission=eye, emission_strength=0.3),
            segments=12,
        )
        details.ball(
            head + Vector((-0.178, sign * 0.08, 0.02)),
            (0.016, 0.03, 0.03),
            surface("#070606", roughness=0.05),
            segments=10,
        )
        for toe in (-0.03, 0.03):
            details.ball((-0.1, sign * 0.08 + toe, 0.03), (0.05, 0.02, 0.025), surface("#c8a050"), segments=8)
    details.tube(
        [head + Vector((-0.16, 0, -0.02)), head + Vector((-0.2, 0, -0.08))],
        [0.028, 0.006],
        surface("#c8a050"),
        segments=8,
    )
    return _done(skin, details, location, scale, turn)


def bear(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#5a3c28",
    muzzle: str = "#a5805a",
    sitting: bool = True,
) -> bpy.types.Object:
    """A big bear, 1.9 tall sitting upright, or 1.3 at the shoulder on all fours."""
    clay = Clay()
    if sitting:
        clay.tube(
            [(0.15, 0, 0.35), (0.1, 0, 0.75), (0, 0, 1.15), (-0.06, 0, 1.38)],
            [(0.58, 0.55), (0.55, 0.5), (0.42, 0.38), (0.26, 0.25)],
            segments=22,
            up=(0, 1, 0),
        )
        head = Vector((-0.14, 0, 1.62))
        for sign in (-1, 1):
            clay.tube(
                [(-0.05, sign * 0.4, 1.2), (-0.3, sign * 0.52, 0.92), (-0.62, sign * 0.36, 0.84)],
                [0.19, 0.16, 0.14],
                segments=14,
            )
            clay.tube(
                [(0.1, sign * 0.42, 0.3), (-0.3, sign * 0.5, 0.22), (-0.75, sign * 0.5, 0.18)],
                [0.3, 0.22, 0.18],
                segments=14,
            )
            clay.ball((-0.85, sign * 0.5, 0.24), (0.1, 0.17, 0.22))
    else:
        clay.tube(
            [(-0.85, 0, 1.02), (-0.5, 0, 1.08), (0.1, 0, 1.0), (0.7, 0, 1.02), (0.95, 0, 0.92)],
            [(0.3, 0.34), (0.42, 0.46), (0.44, 0.44), (0.42, 0.42), (0.28, 0.3)],
            segments=22,
        )
        head = Vector((-1.28, 0, 1.12))
        clay.tube([(-0.85, 0, 1.1), (-1.2, 0, 1.12)], [0.34, 0.26], segments=16)
        for sign in (-1, 1):
            clay.tube(
                [(-0.66, sign * 0.28, 0.9), (-0.7, sign * 0.3, 0.5), (-0.78, sign * 0.3, 0.12)],
                [0.26, 0.19, 0.18],
                segments=14,
            )
            clay.tube(
                [(0.7, sign * 0.28, 0.9), (0.76, sign * 0.3, 0.5), (0.68, sign * 0.3, 0.12)],
                [0.3, 0.2, 0.18],
                segments=14,
            )
    clay.ball(head, (0.31, 0.31, 0.29))
    clay.tube(
        [head + Vector((-0.12, 0, -0.06)), head + Vector((-0.42, 0, -0.1))], [(0.18, 0.16), (0.12, 0.1)], segments=14
    )
    for sign in (-1, 1):
        clay.ball(head + Vector((0.06, sign * 0.25, 0.24)), (0.06, 0.11, 0.11))
    base, pale = linear_colour(color), linear_colour(muzzle)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        local = points - np.array(head)
        snout = (local[:, 0] < -0.22) & (local[:, 2] < 0.06) & (np.linalg.norm(local, axis=1) < 0.62)
        tone = _blend(np.tile(base, (len(points), 1)), np.tile(pale, (len(points), 1)), snout * 0.9)
        if sitting:
            pads = (points[:, 0] < -0.9) & (points[:, 2] < 0.45)
            tone = _blend(tone, np.tile(pale * 0.7, (len(points), 1)), pads * 0.9)
        return tone

    skin = clay.fuse(0.045, 3, coat_material(0.95, 0.4, 18, 0.5), colouring)
    details = Clay()
    details.ball(
        head + Vector((-0.53, 0, -0.06)), (0.05, 0.075, 0.055), surface("#0e0a09", roughness=0.25), segments=12
    )
    for sign in (-1, 1):
        details.ball(head + Vector((-0.27, sign * 0.12, 0.06)), 0.032, surface("#0e0a09", roughness=0.1), segments=10)
    return _done(skin, details, location, scale, turn)


def horse(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#6a3f24",
    mane: str = "#1c120e",
    galloping: bool = False,
    material: bpy.types.Material | None = None,
) -> bpy.types.Object:
    """A horse, 1.6 at the shoulder, standing or galloping."""
    clay = Clay()
    clay.tube(
        [(-0.85, 0, 1.42), (-0.55, 0, 1.36), (0, 0, 1.30), (0.55, 0, 1.36), (0.9, 0, 1.38)],
        [(0.2, 0.28), (0.3, 0.36), (0.3, 0.33), (0.3, 0.34), (0.2, 0.24)],
        segments=22,
    )
    clay.tube(
        [(-0.72, 0, 1.50), (-1.02, 0, 1.86), (-1.22, 0, 2.16)], [(0.18, 0.28), (0.13, 0.2), (0.11, 0.15)], segments=16
    )
    head = Vector((-1.28, 0, 2.22))
    clay.tube(
        [
            head + Vector((0.06, 0, 0.04)),
            head + Vector((-0.2, 0, -0.12)),
            head + Vector((-0.46, 0, -0.36)),
            head + Vector((-0.52, 0, -0.44)),
        ],
        [(0.12, 0.15), (0.11, 0.14), (0.085, 0.10), (0.07, 0.08)],
        segments=16,
    )
    if galloping:
        legs = (
            ((-0.7, 1.2), (-1.15, 0.98), (-1.5, 0.72), (-1.62, 0.52)),
            ((-0.7, 1.2), (-0.98, 0.86), (-0.82, 0.52), (-1.0, 0.36)),
            ((0.75, 1.22), (1.05, 0.9), (1.45, 0.72), (1.7, 0.5)),
            ((0.75, 1.22), (0.82, 0.82), (1.15, 0.5), (1.18, 0.22)),
        )
    else:
        legs = (
            ((-0.68, 1.2), (-0.68, 0.82), (-0.68, 0.44), (-0.72, 0.06)),
            ((-0.68, 1.2), (-0.74, 0.82), (-0.70, 0.44), (-0.76, 0.06)),
            ((0.75, 1.22), (0.72, 0.88), (0.9, 0.52), (0.82, 0.06)),
            ((0.75, 1.22), (0.78, 0.88), (0.96, 0.52), (0.90, 0.06)),
        )
    for index, path in enumerate(legs):
        sign = -1 if index % 2 else 1
        clay.tube(
            [(x, sign * 0.18, z) for x, z in path],
            [(0.15, 0.2), (0.095, 0.11), (0.062, 0.062), (0.075, 0.075)],
            segments=12,
        )
    for sign in (-1, 1):
        clay.tube(
            [head + Vector((0.08, sign * 0.07, 0.1)), head + Vector((0.06, sign * 0.09, 0.24))],
            [0.04, 0.008],
            segments=8,
        )
    base, dark = linear_colour(color), linear_colour("#1c1412")

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        tone = np.tile(base, (len(points), 1))
        tone = _blend(tone, np.tile(dark, (len(points), 1)), (0.34 - points[:, 2]) * 4)
        local = points - np.array(head)
        return _blend(
            tone, np.tile(dark, (len(points), 1)), (-0.4 - local[:, 0]) * 6 * (np.linalg.norm(local, axis=1) < 0.8)
        )

    skin = clay.fuse(0.035, 4, material or coat_material(0.6, 0.1, 20), colouring)
    details = Clay()
    hair = surface(mane, roughness=0.8)
    flow = 0.35 if galloping else 0.12
    for index in range(12):
        along = index / 11
        root = Vector((-1.18 + 0.48 * along, 0, 2.36 - 0.72 * along))
        sway = 0.06 * math.sin(index * 2.3)
        details.tube(
            [
                root,
                root + Vector((0.12 + flow * 0.5, -0.08 + sway, -0.04 + flow * 0.2)),
                root + Vector((0.16 + flow, -0.14 + sway, -0.26 + flow * 0.5)),
            ],
            [0.06, 0.055, 0.012],
            hair,
            segments=8,
        )
    details.tube(
        [
            (0.98, 0, 1.5),
            (1.25 + flow, 0, 1.42),
            (1.35 + flow * 2, 0.05, 1.05 + flow),
            (1.35 + flow * 2.6, 0.1, 0.66 + flow),
        ],
        [0.07, 0.12, 0.12, 0.02],
        hair,
        segments=12,
    )
    for sign in (-1, 1):
        details.ball(head + Vector((-0.12, sign * 0.105, 0.0)), 0.028, surface("#0c0808", roughness=0.1), segments=10)
    return _done(skin, details, location, scale, turn)


def elephant(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#8a8690",
    raised_trunk: bool = False,
) -> bpy.types.Object:
    """An elephant, 2.3 tall, with tusks; `raised_trunk` lifts the trunk as if to hold something up."""
    clay = Clay()
    clay.tube(
        [(-0.75, 0, 1.55), (-0.3, 0, 1.6), (0.4, 0, 1.6), (0.95, 0, 1.45), (1.1, 0, 1.3)],
        [(0.5, 0.55), (0.68, 0.7), (0.7, 0.72), (0.5, 0.55), (0.3, 0.35)],
        segments=24,
    )
    head = Vector((-1.2, 0, 1.85))
    clay.ball(head, (0.48, 0.46, 0.52))
    clay.ball(head + Vector((0.02, 0, 0.3)), (0.34, 0.36, 0.28))
    if raised_trunk:
        trunk = [
            head + Vector(offset)
            for offset in (
                (-0.3, 0, -0.1),
                (-0.75, 0, -0.4),
                (-1.15, 0, -0.2),
                (-1.3, 0, 0.35),
                (-1.2, 0, 0.85),
                (-1.3, 0, 1.1),
            )
        ]
    else:
        trunk = [
            head + Vector(offset)
            for offset in (
                (-0.3, 0, -0.1),
                (-0.6, 0, -0.5),
                (-0.66, 0, -1.0),
                (-0.7, 0, -1.45),
                (-0.85, 0, -1.62),
                (-1.0, 0, -1.52),
            )
        ]
    clay.tube(trunk, [0.26, 0.2, 0.15, 0.12, 0.09, 0.08], segments=16)
    for sign in (-1, 1):
        clay.tube(
            [
                head + Vector((0.1, sign * 0.38, 0.2)),
                head + Vector((0.28, sign * 0.72, 0.08)),
                head + Vector((0.36, sign * 0.86, -0.3)),
                head + Vector((0.22, sign * 0.62, -0.62)),
            ],
            [(0.28, 0.06), (0.42, 0.05), (0.34, 0.045), (0.06, 0.03)],
            segments=16,
            up=(0.3, sign * 1.0, 0),
        )
        clay.tube(
            [(-0.6, sign * 0.4, 1.3), (-0.62, sign * 0.42, 0.7), (-0.62, sign * 0.42, 0.1)],
            [0.28, 0.22, 0.24],
            segments=16,
        )
        clay.tube(
            [(0.75, sign * 0.4, 1.3), (0.8, sign * 0.42, 0.7), (0.76, sign * 0.42, 0.1)],
            [0.32, 0.23, 0.24],
            segments=16,
        )
    clay.tube([(1.15, 0, 1.6), (1.36, 0, 1.3), (1.34, 0, 0.85)], [0.06, 0.04, 0.05], segments=10)
    skin = clay.fuse(0.05, 3, coat_material(0.85, 0.5, 9, 0.1), _plain(color))
    details = Clay()
    for sign in (-1, 1):
        details.tube(
            [
                head + Vector((-0.3, sign * 0.24, -0.3)),
                head + Vector((-0.62, sign * 0.3, -0.56)),
                head + Vector((-0.95, sign * 0.28, -0.48)),
            ],
            [0.07, 0.055, 0.012],
            surface("#f2e8d0", roughness=0.4),
            segments=10,
        )
        details.ball(head + Vector((-0.36, sign * 0.3, 0.12)), 0.04, surface("#100c0c", roughness=0.1), segments=10)
        for leg in (-0.62, 0.76):
            for toe in (-0.12, 0, 0.12):
                details.ball((leg - 0.2, sign * 0.42 + toe, 0.06), (0.04, 0.05, 0.06), surface("#d8d0c0"), segments=8)
    return _done(skin, details, location, scale, turn)


def octopus(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#b8443a",
    belly: str = "#f2c8a8",
    reach: float = 1.0,
    tips: list[Point] | None = None,
) -> bpy.types.Object:
    """An octopus, head 1.4 tall, eight arms that end at `tips` (relative points) or curl around it; faces -y."""
    clay = Clay()
    clay.tube(
        [(0, 0, 0.1), (0, 0, 0.4), (0, 0.08, 0.7), (0, 0.3, 1.15), (0, 0.5, 1.5)],
        [(0.38, 0.34), (0.4, 0.36), (0.42, 0.4), (0.62, 0.58), (0.36, 0.34)],
        segments=22,
    )
    for sign in (-1, 1):  # the brows that the eyes sit in
        clay.ball((sign * 0.3, -0.2, 0.62), (0.2, 0.2, 0.19))
    for arm in range(8):
        angle = 2 * math.pi * (arm + 0.5) / 8
        out = Vector((math.cos(angle), math.sin(angle), 0))
        side = Vector((-out.y, out.x, 0))
        if tips is not None:
            end = Vector(tips[arm])
            path = [
                out * 0.2 + Vector((0, 0, 0.15)),
                out * 0.75 * reach + Vector((0, 0, -0.15)),
                Vector((0, 0, 0)).lerp(end, 0.6) + side * 0.2 + Vector((0, 0, -0.3)),
                end + Vector((0, 0, -0.2)) - out * 0.05,
                end + Vector((0, 0, 0.12)) + out * 0.14,
                end + Vector((0, 0, 0.26)) - out * 0.04,
                end + Vector((0, 0, 0.12)) - out * 0.16,
                end + Vector((0, 0, 0.04)) - out * 0.04,
            ]
            radii = [0.24, 0.19, 0.135, 0.1, 0.075, 0.055, 0.04, 0.02]
        else:
            curl = 1 if arm % 2 else -1
            path = [
                out * 0.2 + Vector((0, 0, 0.15)),
                out * 0.8 * reach + Vector((0, 0, -0.1)),
                out * 1.35 * reach + side * 0.2 * curl + Vector((0, 0, -0.05)),
                out * 1.75 * reach + side * 0.55 * curl + Vector((0, 0, 0.2)),
                out * 1.6 * reach + side * 0.85 * curl + Vector((0, 0, 0.42)),
                out * 1.38 * reach + side * 0.72 * curl + Vector((0, 0, 0.4)),
            ]
            radii = [0.24, 0.18, 0.13, 0.09, 0.055, 0.025]
        clay.tube(path, radii, segments=14)
    base, pale = linear_colour(color), linear_colour(belly)

    def colouring(points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        spots = (np.sin(points[:, 0] * 14) * np.sin(points[:, 1] * 13) * np.sin(points[:, 2] * 12 + 1) > 0.45) * 0.45
        tone = _blend(np.tile(base, (len(points), 1)), np.tile(pale, (len(points), 1)), spots)
        return _blend(tone, np.tile(pale, (len(points), 1)), (-0.4 - normals[:, 2]) * 4)

    skin = clay.fuse(0.04, 4, coat_material(0.35, 0.25, 12, 0.1), colouring)
    details = Clay()
    for sign in (-1, 1):
        details.ball((sign * 0.32, -0.33, 0.64), 0.13, surface("#f8d870", roughness=0.1, coat=0.6), segments=20)
        details.ball(
            (sign * 0.33, -0.437, 0.635), (0.085, 0.035, 0.04), surface("#0a0808", roughness=0.05), segments=14
        )
        details.ball((sign * 0.30, -0.472, 0.665), 0.014, surface("#ffffff", roughness=0.05), segments=8)
    return _done(skin, details, location, scale, turn)


def butterfly(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    color: str = "#3a7ad8",
    edge: str = "#14203a",
    spot: str = "#f4d870",
    flap: float = 35.0,
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """A butterfly, 1.6 wingspan, body along x."""
    clay = Clay()
    body = surface("#1a1412", roughness=0.7)
    clay.tube([(-0.3, 0, 0), (-0.1, 0, 0), (0.4, 0, -0.02)], [0.04, 0.05, 0.02], body, segments=10)
    for sign in (-1, 1):
        clay.tube(
            [(-0.3, 0.01 * sign, 0.02), (-0.5, 0.1 * sign, 0.14), (-0.6, 0.16 * sign, 0.2)],
            [0.008, 0.006, 0.012],
            body,
            segments=5,
        )
    wing, rim, dot = (
        surface(color, roughness=0.5, variation=0.2),
        surface(edge, roughness=0.6),
        surface(spot, roughness=0.5),
    )
    lift = math.radians(flap)
    outlines = (
        ((-0.18, 0.03), (-0.42, 0.35), (-0.60, 0.72), (-0.45, 0.86), (-0.15, 0.72), (0.02, 0.40), (0.0, 0.03)),
        ((0.0, 0.03), (0.06, 0.38), (0.22, 0.60), (0.45, 0.58), (0.55, 0.38), (0.40, 0.14), (0.12, 0.03)),
    )
    for sign in (-1, 1):
        for outline in outlines:
            middle = (sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline))

            def lifted(x: float, y: float, above: float = 0.0, sign: int = sign) -> Vector:
                return Vector((x, sign * y * math.cos(lift), y * math.sin(lift) + above))

            for grown, material, above in ((1.0, rim, 0.0), (0.82, wing, 0.006)):
                loop = [
                    lifted(middle[0] + (x - middle[0]) * grown, middle[1] + (y - middle[1]) * grown, above)
                    for x, y in outline
                ]
                clay.add(loop, [tuple(range(len(loop)))], material)
                if above:
                    under = [
                        lifted(middle[0] + (x - middle[0]) * grown, middle[1] + (y - middle[1]) * grown, -above)
                        for x, y in outline
                    ]
                    clay.add(under, [tuple(range(len(under)))], material)
            for above in (0.012, -0.012):
                ring = [
                    lifted(middle[0] + 0.08 * math.cos(step), middle[1] + 0.14 + 0.08 * math.sin(step), above)
                    for step in (k * math.pi / 4 for k in range(8))
                ]
                clay.add(ring, [tuple(range(8))], dot)
    made = clay.build("butterfly")
    made.data.polygons.foreach_set("use_smooth", [False] * len(made.data.polygons))
    return placed([made], location, scale, turn, tilt, roll)


def snail(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, *, shell: str = "#c8843a", body: str = "#b8a888"
) -> bpy.types.Object:
    """A snail, 1.3 long, with a spiral shell."""
    clay = Clay()
    skin = surface(body, roughness=0.4, variation=0.2)
    clay.tube(
        [(0.6, 0, 0.04), (0.3, 0, 0.08), (-0.2, 0, 0.10), (-0.45, 0, 0.18), (-0.60, 0, 0.36)],
        [(0.05, 0.02), (0.14, 0.07), (0.16, 0.10), (0.12, 0.11), (0.10, 0.09)],
        skin,
        segments=16,
    )
    for sign in (-1, 1):
        clay.tube(
            [(-0.62, sign * 0.05, 0.40), (-0.72, sign * 0.10, 0.58), (-0.76, sign * 0.13, 0.68)],
            [0.022, 0.016, 0.014],
            skin,
            segments=8,
        )
        clay.ball((-0.765, sign * 0.135, 0.70), 0.032, surface("#15100e", roughness=0.2), segments=8)
    points, radii = [], []
    for step in range(40):
        amount = step / 39
        angle = 4.3 * math.pi * amount - 0.6
        spread = 0.34 * (1 - amount) ** 1.15
        points.append((0.12 + spread * math.cos(angle), -0.02 - 0.12 * amount, 0.42 + spread * math.sin(angle)))
        radii.append(0.20 * (1 - amount) ** 0.9 + 0.012)
    clay.tube(
        points, radii, surface(shell, roughness=0.3, variation=0.25, variation_scale=9, coat=0.4), segments=14, steps=2
    )
    return placed([clay.build("snail")], location, scale, turn)


def sheep(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    wool: str = "#f6f2ec",
    face: str = "#3a3234",
    seed: int = 1,
    material: bpy.types.Material | None = None,
) -> bpy.types.Object:
    """A sheep as round as a cloud, 1.0 tall."""
    import random

    chance = random.Random(seed)
    clay = Clay()
    for _ in range(46):
        height, angle = chance.uniform(-0.8, 1), chance.uniform(0, 2 * math.pi)
        ring = math.sqrt(1 - height * height)
        clay.ball(
            (0.42 * ring * math.cos(angle), 0.27 * ring * math.sin(angle), 0.62 + 0.26 * height),
            chance.uniform(0.10, 0.16),
            segments=10,
        )
    clay.ball((0, 0, 0.62), (0.44, 0.3, 0.28))
    clay.ball((-0.46, 0, 0.90), (0.10, 0.13, 0.09))
    fleece = clay.fuse(0.03, 1, material or coat_material(1.0, 0.3, 12, 0.6, mottle=0.1), _plain(wool))
    details = Clay()
    skin = surface(face, roughness=0.8)
    details.tube(
        [(-0.42, 0, 0.82), (-0.56, 0, 0.76), (-0.68, 0, 0.66)],
        [(0.11, 0.12), (0.095, 0.10), (0.06, 0.055)],
        skin,
        segments=14,
    )
    for sign in (-1, 1):
        details.tube(
            [(-0.44, sign * 0.09, 0.84), (-0.44, sign * 0.24, 0.80)], [(0.03, 0.045), (0.02, 0.02)], skin, segments=8
        )
        details.ball((-0.57, sign * 0.085, 0.81), 0.02, surface("#f4f0e0"), segments=8)
        for leg in (-0.24, 0.24):
            details.tube([(leg, sign * 0.14, 0.4), (leg, sign * 0.14, 0.04)], [0.05, 0.04], skin, segments=10, steps=2)
    return _done(fleece, details, location, scale, turn)


def mouse(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, *, color: str = "#8a8078"
) -> bpy.types.Object:
    """A small mouse, .5 long without its tail."""
    clay = Clay()
    fur, pink = surface(color, roughness=0.9), surface("#d89a94", roughness=0.6)
    clay.tube(
        [(0.2, 0, 0.1), (0.05, 0, 0.13), (-0.14, 0, 0.13), (-0.26, 0, 0.10)],
        [0.09, 0.12, 0.085, 0.02],
        fur,
        segments=14,
    )
    clay.tube(
        [(0.26, 0, 0.06), (0.45, 0.08, 0.03), (0.62, -0.02, 0.05), (0.74, 0.06, 0.12)],
        [0.014, 0.012, 0.009, 0.005],
        pink,
        segments=6,
    )
    for sign in (-1, 1):
        clay.ball((-0.08, sign * 0.085, 0.22), (0.02, 0.06, 0.06), pink, segments=10)
        clay.ball((-0.18, sign * 0.05, 0.155), 0.014, surface("#0c0808", roughness=0.1), segments=8)
        clay.ball((-0.12, sign * 0.06, 0.02), (0.04, 0.02, 0.018), pink, segments=8)
    clay.ball((-0.275, 0, 0.10), 0.016, pink, segments=8)
    return placed([clay.build("mouse")], location, scale, turn)


ANIMALS = (
    whale,
    fish,
    bird,
    swan,
    goose,
    deer,
    fox,
    wolf,
    cat,
    rabbit,
    owl,
    bear,
    horse,
    elephant,
    octopus,
    butterfly,
    snail,
    sheep,
    mouse,
)
