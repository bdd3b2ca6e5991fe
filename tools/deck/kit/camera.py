"""The eye of the card: portrait, from anywhere, at anything."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Quaternion, Vector


def camera(
    location: Sequence[float],
    target: Sequence[float],
    lens: float = 36.0,
    blur: float | None = None,
    focus: float | None = None,
    roll: float = 0.0,
    shift: tuple[float, float] = (0.0, 0.0),
) -> bpy.types.Object:
    """Look from `location` at `target`; `lens` in mm on a 36 mm high frame.

    `blur` is an f-stop (2 is dreamy, 8 is crisp) with the focus at `focus` metres or the target;
    `roll` tilts the head in degrees; `shift` slides the frame so a hero can stand off-centre.
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_fit = "VERTICAL"
    data.sensor_height = 36
    data.clip_end = 5000
    data.shift_x, data.shift_y = shift
    made = bpy.data.objects.new("camera", data)
    made.location = location
    away = Vector(location) - Vector(target)
    made.rotation_mode = "QUATERNION"
    made.rotation_quaternion = away.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), math.radians(roll))
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = blur
        data.dof.focus_distance = focus or away.length
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made
