"""The card back: a rabbit in a lantern whose flame is the moon."""

from __future__ import annotations

import math
import random

from ..kit import animals, geometry, light, material, nature
from ..kit.camera import camera
from ..kit.sky import sky
from ..recipe import Look, recipe


@recipe(
    id="back",
    title="The rabbit in the lantern",
    seed=1,
    setting="night sky",
    time="night",
    palette="midnight and gold",
    hero="lantern",
    clues=("the deck's own light", "someone is home in the moon", "time to tell a dream"),
    ready=True,
)
def back(rnd: random.Random) -> Look:
    camera((0, -10, 0.15), (0, 0, 0.15), lens=40)
    sky(
        [(0, "#0a0c30"), (0.42, "#1c2468"), (0.5, "#2f3a94"), (0.6, "#1c2468"), (1, "#080a28")],
        clouds=0.8,
        cloud_colors=("#5a64c0", "#161c58"),
        cloud_edge=(0.45, 0.62),
        stars=1.2,
        swirl=3,
        seed=7,
        strength=0.9,
    )
    nature.moon((0, 0.35, 0), 1.35, "#ffeebc", "#d8a455", 0.9, lamp=260)
    gold = material.gold("#d8a84a", 0.28)
    for index in range(8):
        angle = math.tau * (index + 0.5) / 8
        spine = [
            (math.cos(angle) * r, 0.35 + math.sin(angle) * r, z)
            for r, z in ((0.95, -1.75), (1.5, -0.95), (1.72, 0.0), (1.5, 0.95), (0.9, 1.65))
        ]
        geometry.sweep(spine, 0.045, 12, gold)
    geometry.lathe(
        [(0, -2.15), (0.75, -2.15), (0.8, -2.0), (1.0, -1.9), (1.02, -1.72), (0, -1.72)],
        64,
        gold,
        location=(0, 0.35, 0),
    )
    geometry.lathe(
        [(0.98, 1.62), (1.0, 1.74), (0.75, 1.95), (0.4, 2.2), (0.22, 2.5), (0.1, 2.62), (0, 2.65)],
        64,
        gold,
        location=(0, 0.35, 0),
    )
    geometry.torus(0.22, 0.05, (0, 0.35, 2.85), gold, (90, 0, 0))
    for link in range(6):
        geometry.torus(0.13, 0.035, (0, 0.35, 3.15 + 0.26 * link), gold, (90, 0, 90 * (link % 2)), 32, (1, 1.35, 1))
    animals.rabbit((0.02, -1.05, -1.62), 1.75, 165, upright=True, color="#1c1c48", inner_ear="#3a3270")
    brass_leaf = material.surface(
        "#7f8ae0",
        roughness=0.5,
        second_color="#e8c878",
        variation_scale=1.2,
        emission="#5a64c8",
        emission_strength=0.12,
    )
    for side in (-1, 1):
        stem = [
            (side * x, 0, z)
            for x, z in ((0.35, -3.55), (1.5, -3.3), (2.35, -2.2), (2.62, -0.6), (2.45, 1.1), (1.95, 2.5))
        ]
        geometry.sweep(stem, [0.05, 0.055, 0.05, 0.045, 0.035, 0.012], 10, gold)
        curve = geometry.smooth_curve(stem, 6)
        for index in range(2, len(curve) - 1, 2):
            px, py, pz = curve[index]
            for way in (-1, 1):
                leaf = geometry.sphere(1, (px + way * 0.16, py - 0.03, pz + 0.06), brass_leaf, 16, (0.07, 0.03, 0.24))
                ahead = (curve[index + 1][0] - px, curve[index + 1][2] - pz)
                leaf.rotation_euler = (0, math.atan2(ahead[0], ahead[1]) + way * 0.75, 0)
    nature.stars(
        [
            (x * side, -0.3, z)
            for side in (-1, 1)
            for x, z in ((1.55, 3.1), (2.35, 3.6), (0.75, 3.7), (2.55, -3.5), (1.0, -2.75), (2.0, 1.9))
        ],
        0.17,
        "#ffe6a0",
        2.2,
        seed=5,
    )
    geometry.sparks(
        [
            (rnd.uniform(0.3, 2.7) * side, rnd.uniform(-0.2, 0.6), rnd.uniform(-4, 4))
            for side in (-1, 1)
            for _ in range(36)
        ],
        0.022,
        material.emission("#fff0c8", 3),
    )
    light.area((0, -9, 5), (0, 0, 0), "#ffe8c8", 700, 4)
    light.area((-6, -6, -2), (0, 0, 0), "#8a94ff", 260, 4)
    return Look(
        mist=(40, 90),
        fog="#1c2468",
        fog_amount=0.0,
        bloom=0.3,
        shadow_tone="#0a0c34",
        highlight_tone="#fff0d0",
        tone_amount=0.18,
        exposure=1.1,
    )
