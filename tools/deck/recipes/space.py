"""Space and the far ends of the world."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from ..kit import animals, buildings, figures, furniture, geometry, material, nature, props, terrain, vehicles, wonders
from ..kit.camera import camera
from ..kit.clay import Clay
from ..kit.colour import linear
from ..kit.light import area, point, sun
from ..kit.material import emission, surface, water
from ..kit.shading import NodeGraph
from ..kit.sky import sky
from ..kit.terrain import fbm
from ..paint.develop import Look
from ..recipe import recipe


def phase_of_the_moon(amount: float, strength: float = 1.0) -> bpy.types.Material:
    """A moon lit from the side: amount 0 is new, 1 is full; the dark part stays faintly blue."""
    made = bpy.data.materials.new("phase")
    made.use_nodes = True
    made.node_tree.nodes.clear()
    graph = NodeGraph(made.node_tree)
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    toward = graph.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    normal = graph.node("ShaderNodeVectorMath", operation="NORMALIZE")
    graph.link(place, normal.inputs[0])
    graph.link(normal.outputs[0], toward.inputs[0])
    angle = math.pi * (1 - amount)
    toward.inputs[1].default_value = (math.sin(angle), -math.cos(angle), 0.12)
    lit = graph.between(toward.outputs["Value"], -0.04, 0.10)
    seas = graph.between(graph.noise(normal.outputs[0], 2.4, 8, 0.6, 0.4), 0.38, 0.62)
    bright = graph.mix(seas, linear("#d8a860"), linear("#fff2c8"))
    color = graph.mix(lit, linear("#20285c"), bright)
    shine = graph.node("ShaderNodeEmission", {1: strength})
    graph.link(color, shine.inputs[0])
    graph.link(shine.outputs[0], graph.node("ShaderNodeOutputMaterial").inputs[0])
    return made


@recipe(
    id="moon-phase-stairs",
    title="Stairs of Moon Phases",
    seed=14,
    setting="outer space",
    time="night",
    palette="violet night and pale gold",
    hero="moon phases",
    clues=("step by step", "a whole month to reach you", "growing up"),
    ready=True,
)
def moon_phase_stairs(rnd: random.Random) -> Look:
    camera((-0.4, -12.5, 3.0), (0.0, 0, 4.5), lens=33, roll=-3)
    sky(
        [(0, "#180c34"), (0.4, "#5a3a8a"), (0.5, "#7a4a98"), (0.6, "#443a8c"), (0.78, "#22246a"), (1, "#12144a")],
        clouds=0.9,
        cloud_colors=("#b870b8", "#2a2470"),
        cloud_scale=1.7,
        stars=2.0,
        seed=14,
        swirl=3.6,
        strength=1.0,
        cloud_edge=(0.44, 0.66),
        horizon=-1.0,
    )
    steps = 9
    for number in range(steps):
        amount = number / (steps - 1)
        turn = -1.35 + 5.5 * amount
        place = (2.75 * math.sin(turn), 0.6 - 0.9 * math.cos(turn) + 1.0 * amount, -0.4 + 9.1 * amount)
        size = 0.7 if number < steps - 1 else 1.35
        geometry.sphere(size, place, phase_of_the_moon(0.12 + 0.88 * amount, 0.95), 56)
        if number == 4:
            climber = Vector(place) + Vector((0, -0.1, size - 0.04))
            figures.child(
                tuple(climber),
                1.75,
                -60,
                pose=figures.WALKING.but(
                    right_hand=(-0.3, -0.42, 1.15), left_foot=(0.09, -0.34, 0.34), look=(0, -0.8, 0.6)
                ),
                garment="dress",
                top="#f4e4f0",
                hair="curls",
                hair_color="#2a1610",
                skin="#8a5a3c",
                shoes="#d8602e",
                holding=("lantern",),
                light=0.6,
            )
        if number == 1:
            animals.cat((place[0], place[1] - 0.1, place[2] + size - 0.02), 1.3, 160, color="#f4f0ea", walking=True)
        if number == 6:
            animals.owl((place[0], place[1], place[2] + size - 0.03), 0.6, 80, color="#b09078")
        if number == steps - 1:
            buildings.door(
                (place[0] - 0.05, place[1] - size * 0.98, place[2] - 0.4),
                0.5,
                0,
                color="#b5402e",
                frame="#f0e2c6",
                open_angle=-40,
                glow="#fff4c8",
                glow_strength=3,
            )
            point((place[0], place[1] - 2.2, place[2]), "#ffe8b0", 180, 0.5)
    ring = surface("#e8c8a0", roughness=0.6, emission="#a07858", emission_strength=0.25)
    geometry.sphere(
        1.5,
        (4.0, 16, -2.2),
        surface(
            "#d89a6a",
            roughness=0.8,
            second_color="#a85a58",
            variation_scale=1.2,
            stretch=(0.3, 0.3, 3),
            emission="#8a4a40",
            emission_strength=0.25,
        ),
        48,
    )
    for number, reach in enumerate((2.1, 2.4, 2.7)):
        geometry.torus(reach, 0.07, (4.0, 16, -2.2), ring, (22, 14, 0), 96, (1, 1, 0.3))
    nature.stars(
        [(-3.2, 3, 8.8), (-2.4, 5, 10.6), (3.4, 3, 6.6), (-3.6, 4, 4.4), (2.8, 4, 1.0)], (0.1, 0.2), "#fff0c0", 2.5
    )
    sun((-0.5, -0.8, 0.7), "#d8c8ff", 1.8, 12)
    area((-5, -9, 5), (0, 0, 4), "#ffe8d0", 420, 4)
    return Look(
        mist=(14, 60), fog="#5a3f90", fog_amount=0.3, bloom=0.22, shadow_tone="#140c3c", highlight_tone="#fff4dc"
    )


@recipe(
    id="web-of-frames",
    title="Web of Tiny Frames",
    seed=26,
    setting="attic window",
    time="night",
    palette="silver, plum and jewel colours",
    hero="spider's web",
    clues=("the world wide web", "caught memories", "a curator with eight legs"),
    ready=True,
)
def web_of_frames(rnd: random.Random) -> Look:
    camera((0.5, -10, 2.6), (0, 0, 3.4), lens=33)
    sky(
        [(0, "#241a34"), (0.45, "#6a5a98"), (0.55, "#4f4a8c"), (0.7, "#343870"), (1, "#1c2250")],
        sun=(0.5, 1, 0.35),
        sun_color="#d8c8f0",
        sun_glow=5,
        clouds=0.8,
        cloud_colors=("#a894c8", "#2c2c60"),
        stars=1.4,
        seed=26,
        swirl=2.6,
        strength=1.0,
        horizon=-1.0,
    )
    hub = Vector((-0.35, 0, 4.1))
    silk = surface("#e8ecf8", roughness=0.3, emission="#c8d0f0", emission_strength=0.6)
    web = Clay()
    anchors = []
    for spoke in range(14):
        turn = 2 * math.pi * spoke / 14 + 0.1
        reach = 4.6 + 0.5 * math.sin(spoke * 2.3)
        anchors.append(Vector((math.cos(turn) * reach * 0.78, 0.15 * math.sin(spoke), math.sin(turn) * reach)))
        web.tube([hub, hub + anchors[-1] * 0.5, hub + anchors[-1]], [0.014] * 3, silk, segments=5, steps=2)
    for ring in range(1, 10):
        part = ring / 10 + 0.01 * math.sin(ring)
        loop = []
        for spoke in range(15):
            first, second = anchors[spoke % 14] * part, anchors[(spoke + 1) % 14] * part
            loop.append(hub + first)
            if spoke < 14:
                loop.append(hub + (first + second) / 2 * 0.93)
        web.tube(loop, [0.010] * len(loop), silk, segments=4, steps=3)
    web.build("web")
    dew = [tuple(hub + anchors[rnd.randrange(14)] * rnd.choice([k / 10 for k in range(2, 10)])) for _ in range(90)]
    geometry.sparks(dew, 0.035, surface("#ffffff", roughness=0.05, emission="#e8f0ff", emission_strength=1.2))
    # Small pictures: each frame is a shallow box with a sky, a hill and one thing in it.
    skies = ("#f4b05a", "#7cc4e8", "#e88aa0", "#2f4f8a", "#8ad0a8", "#f0d880", "#b08ad8", "#e8704a", "#4a8ab8")
    hills = ("#5a8a4a", "#c8884a", "#3f6a5a", "#8a5a7a", "#d8c890", "#4a6a8a", "#6a9a5a", "#7a3a3a", "#e8e8f0")
    slots = [
        (0, 0.42),
        (2, 0.62),
        (4, 0.5),
        (5, 0.85),
        (7, 0.45),
        (9, 0.68),
        (10, 0.4),
        (12, 0.6),
        (13, 0.88),
        (1, 0.92),
        (3, 0.86),
        (8, 0.86),
        (11, 0.86),
        (6, 0.62),
    ]
    for number, (spoke, part) in enumerate(slots):
        place = hub + anchors[spoke] * part
        width, height = (0.62, 0.8) if number % 3 else (0.9, 0.66)
        frame = [
            furniture.picture_frame(
                (0, 0, -height / 2),
                1.0,
                0,
                width=width,
                height=height,
                border=0.09,
                color=("#c79a3c", "#8a5a3c", "#b8bcc8")[number % 3],
                inside=surface(
                    skies[number % 9],
                    roughness=0.9,
                    variation=0.15,
                    variation_scale=3,
                    emission=skies[number % 9],
                    emission_strength=0.35,
                ),
            )
        ]
        hill = surface(hills[number % 9], roughness=0.9, emission=hills[number % 9], emission_strength=0.25)
        frame.append(geometry.sphere(width * 0.37, (-0.03, -0.02, -height * 0.5 + 0.15), hill, 24, (1, 0.08, 0.42)))
        if number % 4 == 0:
            frame.append(geometry.sphere(0.1, (width * 0.16, -0.05, height * 0.2), emission("#fff0b8", 1.4), 20))
        elif number % 4 == 1:
            frame.append(
                buildings.house((0, -0.06, -height * 0.2), 0.2, 15, wall="#f4e4c8", roof="#c8503a", seed=number)
            )
        elif number % 4 == 2:
            frame.append(
                nature.tree(
                    (0, -0.05, -height * 0.24), 0.1, seed=number, levels=4, leaf="#4f9a4a", leaf_size=0.5, leaves=6
                )
            )
        else:
            frame.append(vehicles.boat((0, -0.06, -height * 0.2), 0.14, 0, sail="#fff4e0"))
        geometry.group(
            frame,
            tuple(place + Vector((0, -0.06, 0))),
            (rnd.uniform(-6, 6), rnd.uniform(-14, 14), rnd.uniform(-14, 14)),
        )
    spider = Clay()
    body, shine = surface("#3a2a4a", roughness=0.4, coat=0.4), surface("#f4f0ff", roughness=0.1)
    spot = hub + Vector((0.1, -0.25, -0.1))
    spider.ball(spot + Vector((0, 0, 0.2)), (0.3, 0.28, 0.36), body, segments=24)
    spider.ball(spot + Vector((0, -0.06, -0.25)), (0.2, 0.19, 0.19), body, segments=20)
    for sign in (-1, 1):
        spider.ball(spot + Vector((sign * 0.1, -0.21, -0.24)), 0.10, shine, segments=12)
        spider.ball(spot + Vector((sign * 0.1, -0.295, -0.25)), 0.045, surface("#0c0810", roughness=0.1), segments=10)
        for leg in range(4):
            out = 0.55 + 0.1 * leg
            rise = 0.55 - 0.36 * leg
            spider.tube(
                [
                    spot + Vector((sign * 0.12, 0, -0.08)),
                    spot + Vector((sign * out * 0.7, -0.12, rise * 0.7 + 0.2)),
                    spot + Vector((sign * out * 1.25, 0.1, rise)),
                ],
                [0.045, 0.035, 0.02],
                body,
                segments=8,
            )
    spider.build("spider")
    geometry.sphere(
        0.2,
        tuple(spot + Vector((0.03, -0.08, -0.06))),
        surface("#b5302a", roughness=0.9),
        24,
        (1.15, 1.0, 0.35),
        (0, 12, 0),
    )
    wonders.rope([tuple(spot + Vector((0.85, 0.05, -0.55))), tuple(spot + Vector((1.0, -0.1, -0.85)))], 0.03, "#8a5a33")
    beam = surface("#3a2c34", roughness=0.9, variation=0.2, bump=0.4)
    geometry.sweep(
        [(-4.4, 0.2, -2), (-3.9, 0.1, 3), (-3.5, 0.2, 6.5), (-2.6, 0.2, 10)], [0.5, 0.36, 0.28, 0.2], 14, beam
    )
    geometry.sweep([(4.6, 0.2, -2), (3.9, 0.1, 2.5), (3.8, 0.2, 6.0), (4.6, 0.2, 10)], [0.5, 0.36, 0.28, 0.2], 14, beam)
    geometry.sweep(
        [(-5, 0.2, -0.6), (-1.5, 0.1, -0.95), (2, 0.2, -0.8), (5, 0.2, -0.3)], [0.4, 0.3, 0.3, 0.4], 14, beam
    )
    wonders.ladder((1.5, -0.7, -0.7), (1.15, -0.25, 2.6), 0.4)
    figures.child(
        (1.42, -0.85, 0.1),
        1.05,
        178,
        pose=figures.CLIMBING.but(right_hand=(-0.25, -0.35, 1.95)),
        top="#f0b83a",
        bottom="#3a4a7a",
        hair="short",
        hair_color="#1c1410",
        skin="#c58a64",
    )
    animals.mouse((-1.6, -0.1, -0.66), 0.8, 30)
    point((0.8, -2.5, 4.2), "#ffe0c0", 160, 0.6)
    sun((-0.4, -0.8, 0.6), "#c8c0f0", 1.6, 12)
    area((-4, -8, 4), (0, 0, 3.5), "#fff0e0", 420, 4)
    return Look(
        mist=(12, 40),
        fog="#4a4484",
        fog_amount=0.3,
        bloom=0.25,
        shadow_tone="#1a1238",
        highlight_tone="#fff4e4",
        style_strength=0.85,
    )


@recipe(
    id="candle-iceberg",
    title="Candle on an Iceberg",
    seed=38,
    setting="polar sea",
    time="night",
    palette="arctic teal and flame",
    hero="candle",
    clues=("the tip of it", "burning the bridge you stand on", "a birthday at the end of the world"),
    ready=True,
)
def candle_iceberg(rnd: random.Random) -> Look:
    camera((-1.2, -13.5, 2.4), (0.3, 0, 3.6), lens=32)
    sky(
        [(0, "#041c24"), (0.5, "#3f9a9a"), (0.53, "#2a7a86"), (0.62, "#1a5470"), (0.78, "#123460"), (1, "#0a1a44")],
        sun=(0.2, 1, 0.02),
        sun_color="#a8f0e0",
        sun_glow=8,
        clouds=0.85,
        cloud_colors=("#7ae0c0", "#143a64"),
        cloud_scale=1.5,
        stars=1.5,
        seed=38,
        swirl=3.0,
        strength=1.0,
    )
    geometry.plane(300, (0, 0, 0), water("#04303a", scale=0.5, strength=0.35))
    berg = Clay()
    for x, y, z, wide, tall in (
        (0.9, 1.0, 0.2, 2.6, 1.5),
        (-0.6, 1.4, 0.2, 1.7, 1.1),
        (2.3, 1.6, 0.0, 1.6, 1.9),
        (1.0, 1.2, 1.2, 1.7, 1.9),
        (0.0, 0.2, 0.0, 1.5, 0.8),
        (1.6, 0.6, 0.6, 1.3, 1.4),
    ):
        berg.ball((x, y, z), (wide, wide * 0.75, tall), segments=20)
    ice = surface(
        "#e4f6fa",
        roughness=0.35,
        second_color="#7cc0d0",
        variation_scale=0.7,
        emission="#3f8a9c",
        emission_strength=0.10,
        bump=0.5,
        bump_scale=2.0,
        coat=0.3,
    )
    iceberg = berg.fuse(0.1, 2, ice)
    for vertex in iceberg.data.vertices:
        place = vertex.co
        chip = fbm(place.x * 1.1, place.y * 1.1, place.z * 0.8, 4)
        step = 0.16 * (round((place.z + 0.5 * chip) * 2.2) / 2.2 - place.z)
        vertex.co = place + vertex.normal * (0.38 * chip) + Vector((0, 0, step))
    iceberg.data.polygons.foreach_set("use_smooth", [False] * len(iceberg.data.polygons))
    iceberg.data.update()
    candle = Clay()
    wax = surface("#f6e6c4", roughness=0.4, subsurface=0.3, emission="#e8a860", emission_strength=0.14)
    candle.turned(
        [(0.62, 0), (0.56, 0.4), (0.52, 1.4), (0.54, 2.5), (0.50, 2.62), (0.42, 2.56), (0.3, 2.46), (0, 2.44)],
        wax,
        (1.15, 1.0, 2.75),
        folds=5,
        fold_depth=0.03,
    )
    for number in range(13):
        turn = number * 0.49
        length = rnd.uniform(0.5, 2.3)
        x, y = 1.15 + 0.53 * math.cos(turn), 1.0 + 0.53 * math.sin(turn)
        candle.tube(
            [
                (x, y, 5.32),
                (x + 0.04 * math.cos(turn), y + 0.04 * math.sin(turn), 5.3 - length * 0.6),
                (x + 0.05 * math.cos(turn), y + 0.05 * math.sin(turn), 5.3 - length),
            ],
            [0.07, 0.08, 0.11],
            wax,
            segments=10,
        )
    candle.tube(
        [(1.15, 1.0, 5.15), (1.17, 1.0, 5.4), (1.22, 1.0, 5.52)], [0.035, 0.03, 0.025], surface("#2a1c14"), segments=8
    )
    candle.tube(
        [(1.2, 0.98, 5.46), (1.2, 0.98, 5.75), (1.26, 0.98, 6.15), (1.22, 0.98, 6.6)],
        [0.1, 0.23, 0.14, 0.01],
        emission("#ffb848", 5),
        segments=16,
    )
    candle.tube(
        [(1.2, 0.9, 5.5), (1.2, 0.88, 5.72), (1.22, 0.9, 5.95)], [0.06, 0.11, 0.01], emission("#fff4c0", 8), segments=12
    )
    candle.build("candle")
    point((1.2, -0.5, 6.0), "#ffb050", 900, 0.5)
    # Rivers of melt run down to a boat that has come to fetch fire.
    vehicles.boat((-2.2, -4.6, 0), 0.85, 18, color="#6a3a24")
    figures.person(
        (-2.45, -4.7, 0.24),
        0.85,
        165,
        pose=figures.HOLDING_OUT.but(left_hand=(0.34, -0.42, 1.35), look=(0.2, -0.8, 0.5)),
        build="old",
        top="#7a3a5a",
        garment="dress",
        shawl="#c8a050",
        hair="bun",
        hair_color="#e8e4dc",
        skin="#d9a98a",
    )
    figures.person(
        (-1.75, -4.45, 0.3),
        0.85,
        190,
        pose=figures.SITTING.but(right_hand=(-0.4, -0.3, 0.3), left_hand=(0.4, -0.3, 0.3)),
        build="stout",
        top="#3a5a5a",
        garment="coat",
        hat="cap",
        hat_color="#5a4a3a",
        beard="#e0dcd4",
        hair="bald",
        hair_color="#e0dcd4",
        skin="#b87a54",
    )
    animals.bear((-0.75, 0.35, 1.12), 0.42, 40, color="#fbf8f0", muzzle="#e8dcc8")
    for x, y, size in ((-5.5, 9, 0.9), (5.8, 12, 1.4), (-3.0, 16, 1.2), (3.4, -3.2, 0.35), (-3.6, -1.4, 0.3)):
        nature.rock((x, y, 0.0), (size, size * 0.8, size * 0.9), seed=int(x * 3 + 40), skin=ice, roughness=0.5)
    geometry.sweep(
        [(4.6, 8, -0.3), (4.2, 8, 0.6), (3.7, 8, 1.1), (3.2, 8, 0.9)],
        [(0.2, 0.2), (0.16, 0.14), (0.1, 0.08), (0.02, 0.02)],
        12,
        surface("#16344a"),
    )
    animals.whale((4.0, 7, -0.35), 0.75, 170, roll=-8, color="#1c4058")
    sun((-0.5, -0.7, 0.7), "#a8e0f0", 1.5, 12)
    return Look(
        mist=(14, 60),
        fog="#2f8a90",
        fog_amount=0.4,
        bloom=0.3,
        exposure=1.15,
        shadow_tone="#06242f",
        highlight_tone="#ffeec8",
    )


@recipe(
    id="egg-city",
    title="Egg Hatching a City",
    seed=49,
    setting="nest in the stars",
    time="day",
    palette="eggshell, sage and brick",
    hero="egg",
    clues=("which came first?", "Rome was not built in a day", "expecting"),
    ready=True,
)
def egg_city(rnd: random.Random) -> Look:
    camera((0.6, -12, 4.4), (0.05, 0, 3.2), lens=33)
    sky(
        [(0, "#8fb0a0"), (0.4, "#e8e4c8"), (0.5, "#f6ead0"), (0.58, "#d4dcc0"), (0.7, "#94b8a8"), (1, "#4f8a90")],
        sun=(-0.5, 1, 0.3),
        sun_color="#fff8dc",
        sun_glow=6,
        clouds=0.85,
        cloud_colors=("#ffffff", "#a8c0ac"),
        seed=49,
        swirl=1.6,
        horizon=-1.0,
    )
    centre = Vector((-0.2, 0.6, 2.6))
    wide, tall = 2.35, 3.0

    def shell_point(turn: float, polar: float, grow: float = 1.0) -> Vector:
        height = math.cos(polar)
        egg = 1 - 0.12 * height
        return centre + Vector(
            (
                wide * grow * math.sin(polar) * math.cos(turn) * egg,
                wide * grow * math.sin(polar) * math.sin(turn) * egg,
                tall * grow * height,
            )
        )

    def rim(turn: float) -> float:
        jag = abs(((turn * 9 / math.pi) % 1) - 0.5) * 0.34 + 0.10 * math.sin(turn * 5)
        return 1.22 + jag + 0.22 * math.cos(turn - 4.6)

    def lower(u: float, v: float):
        turn = 2 * math.pi * u
        return tuple(shell_point(turn, rim(turn) + (math.pi - rim(turn)) * v))

    skin = surface("#f4ead6", roughness=0.55, variation=0.06, variation_scale=3, bump=0.08, bump_scale=30)
    geometry.sheet(lower, skin, 220, 40, thickness=0.10)
    cap_turn = geometry.transform((2.15, -2.3, 0.62), (205, 18, 30), 0.62)

    def upper(u: float, v: float):
        turn = 2 * math.pi * u
        return tuple(cap_turn @ (shell_point(turn, rim(turn) * v) - centre))

    geometry.sheet(upper, skin, 180, 24, thickness=0.08)
    # The city inside, rising on terraces.
    mound = surface("#b8a888", roughness=0.95, second_color="#7a9a6a", variation_scale=1.2, bump=0.3)
    geometry.lathe(
        [(2.2, 0.0), (2.0, 0.35), (1.4, 0.75), (0.7, 1.25), (0, 1.45)],
        48,
        mound,
        3,
        location=(centre.x, centre.y, centre.z - 0.25),
    )
    places = []
    for ring, count, level in ((1.85, 17, 0.12), (1.45, 14, 0.42), (1.0, 10, 0.78), (0.55, 6, 1.12)):
        for number in range(count):
            turn = 2 * math.pi * (number + 0.4 * ring) / count
            places.append((centre.x + ring * math.cos(turn), centre.y + ring * math.sin(turn), centre.z + level))
    buildings.town(
        rnd,
        places,
        0.5,
        walls=("#f2e0c0", "#e8c8a0", "#f4ecdc", "#d8b090"),
        roofs=("#c85a3a", "#b84a34", "#5f8a80"),
        lit=0.4,
    )
    buildings.clock_tower(
        (centre.x - 0.35, centre.y, centre.z + 1.2), 0.36, 8, height=6, wall="#e8d0a8", roof="#5f8a80"
    )
    buildings.tower((centre.x + 0.45, centre.y - 0.2, centre.z + 1.0), 0.42, height=4.2, wall="#f0e0c4", roof="#c85a3a")
    buildings.tower(
        (centre.x + 1.1, centre.y + 0.4, centre.z + 0.6), 0.36, height=4.0, wall="#e0c8a4", roof="#4f7a84", seed=3
    )
    buildings.tower(
        (centre.x - 1.15, centre.y + 0.3, centre.z + 0.6), 0.34, height=4.4, wall="#f0e0c4", roof="#c85a3a", seed=5
    )
    for x, z in ((-0.4, 7.0), (1.3, 6.3), (-1.6, 6.1)):
        vehicles.balloon((centre.x + x, centre.y, z), 0.2, color=rnd.choice(["#c8432f", "#3f8f8a", "#e0a030"]))
    nest = Clay()
    twigs = [surface(color, roughness=0.95, variation=0.2) for color in ("#8a6a44", "#6a4e34", "#a88a5c")]
    for number in range(300):
        turn = rnd.uniform(0, 2 * math.pi)
        reach, level = rnd.uniform(2.0, 3.3), rnd.uniform(-0.5, 0.75)
        reach += 0.4 * (level + 0.5)
        length = rnd.uniform(0.5, 1.0)
        middle = Vector((centre.x + reach * math.cos(turn), centre.y + reach * math.sin(turn), level))
        along = Vector(
            (-math.sin(turn + rnd.gauss(0, 0.35)), math.cos(turn + rnd.gauss(0, 0.35)), rnd.gauss(0, 0.28))
        ).normalized()
        nest.tube(
            [middle - along * length, middle + Vector((0, 0, rnd.uniform(-0.08, 0.08))), middle + along * length],
            [0.035, 0.05, 0.025],
            twigs[number % 3],
            segments=6,
            steps=3,
        )
    nest.build("nest")
    geometry.lathe(
        [(3.2, 0.0), (2.6, -0.5), (1.2, -0.9), (0, -1.0)], 40, twigs[1], 3, location=(centre.x, centre.y, 0.1)
    )
    branch = surface("#6a543c", roughness=0.95, variation=0.2, bump=0.6)
    geometry.sweep(
        [(-7, 2.5, -2.4), (-3, 1.4, -1.3), (0.5, 0.8, -1.0), (4, 1.2, -1.5), (7, 2.2, -0.9)],
        [0.75, 0.6, 0.5, 0.4, 0.25],
        16,
        branch,
    )
    for x, z, turn in ((3.3, -0.9, 20), (-3.6, -0.9, -30), (4.4, -0.6, 60)):
        geometry.sphere(0.5, (x, 0.4, z + 0.35), surface("#7fae6a", roughness=0.7), 20, (1, 0.15, 0.55), (0, -25, turn))
    figures.child(
        (-2.35, -2.15, 0.78),
        0.85,
        175,
        pose=figures.LOOKING_UP.but(right_hand=(-0.3, -0.3, 1.3)),
        top="#c8402e",
        bottom="#3a4a6a",
        hair="braids",
        hair_color="#1c120e",
        skin="#a5714c",
    )
    animals.swan((2.6, 2.6, 6.4), 1.5, 150, color="#fbf6ea", flying=True, flap=30, roll=-6)
    for number in range(7):
        animals.bird(
            (-3.2 + 0.35 * number, 3, 6.4 + 0.25 * number + 0.2 * math.sin(number * 2)),
            0.24,
            rnd.uniform(-20, 30),
            color="#fdfaf0",
            flap=rnd.uniform(0, 40),
        )
    sun((-0.7, -0.6, 0.8), "#fff2d8", 3.0, 2)
    area((3, -9, 5), (0, 0, 3), "#fff8ec", 200, 4)
    return Look(
        mist=(14, 60),
        fog="#dce4cc",
        fog_amount=0.3,
        bloom=0.18,
        shadow_tone="#2a4440",
        highlight_tone="#fffaec",
        saturation=1.2,
        exposure=0.70,
    )


def continents(ocean: str = "#1f78b0", low: str = "#5fae4a", high: str = "#d8b45a") -> bpy.types.Material:
    """The skin of a world: seas with sharp coasts, green lowlands, sandy heights."""
    made = bpy.data.materials.new("continents")
    made.use_nodes = True
    graph = NodeGraph(made.node_tree)
    shader = made.node_tree.nodes["Principled BSDF"]
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    height = graph.noise(place, 1.15, 8, 0.55, 0.6)
    land = graph.mix(graph.between(height, 0.54, 0.66), linear(low), linear(high))
    sea = graph.mix(graph.between(graph.noise(place, 3.0), 0.3, 0.7), linear("#14508a"), linear(ocean))
    graph.link(graph.mix(graph.between(height, 0.495, 0.51), sea, land), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.45
    graph.link(graph.bump(height, 0.5), shader.inputs["Normal"])
    return made


@recipe(
    id="planet-apple",
    title="An Apple a Day",
    seed=801,
    setting="space",
    time="night",
    palette="apple red and deep blue",
    hero="planet",
    clues=("One bite would have been enough", "Moving house, one ribbon at a time", "Gravity was his first idea"),
    ready=True,
)
def planet_apple(rnd: random.Random) -> Look:
    camera((0.6, -8.4, 2.4), (-0.05, 0, 1.75), lens=34, roll=-6)
    sky(
        [(0, "#0a1030"), (0.4, "#1a2458"), (0.55, "#3a3a7a"), (0.75, "#1c2a64"), (1, "#0c1238")],
        stars=2.2,
        clouds=0.7,
        cloud_colors=("#7a5aa8", "#1a1c4a"),
        cloud_scale=1.6,
        seed=5,
        horizon=-0.6,
        sun=(-0.8, 0.6, 0.5),
        sun_color="#ffd8b0",
        sun_glow=5,
    )
    centre, size, edge = (0.1, 0, 2.7), 1.7, 0.42
    land = continents()
    flesh = material.surface(
        "#f8ecc8",
        second_color="#f0d890",
        roughness=0.5,
        variation_scale=2.5,
        subsurface=0.2,
        emission="#ffe8b0",
        emission_strength=0.12,
    )
    geometry.sphere(size * 0.975, centre, flesh, 96)
    dimple = 0.16

    def skin(u: float, v: float) -> tuple[float, float, float]:
        level = edge + (1 - edge) * v
        reach = math.sqrt(max(0.0, 1 - level * level))
        return (
            centre[0] + size * reach * math.cos(math.tau * u),
            centre[1] + size * reach * math.sin(math.tau * u),
            centre[2] + size * (level - dimple * math.exp(-((reach / 0.25) ** 2))),
        )

    geometry.sheet(skin, land, 96, 40)

    def peel(t: float, v: float, inset: float = 1.0) -> tuple[float, float, float]:
        """First around the globe, then free of it: a spring of peel that hangs into space."""
        angle = -2.3 + math.tau * 3.3 * t
        if t < 0.42:
            part = t / 0.42
            level = edge - 0.15 - 0.72 * part + (v - 0.5) * 0.3
            reach = math.sqrt(max(0.05, 1 - level * level)) * (1.015 + 0.09 * part)
        else:
            part = (t - 0.42) / 0.58
            width = 0.3 * (1 - 0.45 * part)
            level = edge - 0.87 - 1.5 * part + (v - 0.5) * width
            reach = (0.98 + 0.16 * math.sin(math.pi * min(1.0, part * 1.6)) - 0.58 * part) * (
                1 - 0.1 * (2 * v - 1) ** 2
            )
        reach *= inset
        drift = 0.25 * max(0.0, t - 0.42) ** 1.2
        return (
            centre[0] + size * (reach * math.cos(angle) + drift),
            centre[1] + size * reach * math.sin(angle),
            centre[2] + size * level,
        )

    geometry.sheet(lambda t, v: peel(t, v), land, 260, 8)
    geometry.sheet(lambda t, v: peel(t, v, 0.965), flesh, 260, 8)
    for t, tone in (
        (0.535, "#f8ecd8"),
        (0.62, "#f4e0c0"),
        (0.80, "#e8c8a0"),
        (0.86, "#f8ecd8"),
    ):  # the neighbours move out
        spot = Vector(peel(t, 0.5))
        out = (spot - Vector((centre[0], centre[1], spot.z))).normalized()
        home = buildings.house((0, 0, 0), 0.15, 0, wall=tone, roof="#c8402e", lit=0.9, seed=int(t * 90))
        home.location = spot
        home.rotation_mode = "QUATERNION"
        home.rotation_quaternion = out.to_track_quat("Z", "Y")
    geometry.sweep(
        [
            (centre[0], 0, centre[2] + size * 0.82),
            (centre[0] + 0.06, 0, centre[2] + size * 1.1),
            (centre[0] + 0.2, 0, centre[2] + size * 1.3),
        ],
        [0.06, 0.045, 0.06],
        12,
        material.wood("#5a3a20"),
    )
    leaf = geometry.inflate(
        [(0, 0), (0.25, 0.2), (0.6, 0.28), (0.95, 0.1), (0.65, -0.05), (0.3, -0.08)],
        0.05,
        material.surface("#5fae4a", roughness=0.5),
        50,
        location=(centre[0] + 0.12, 0, centre[2] + size * 1.18),
    )
    leaf.name = "leaf"
    for angle, level, tone in (
        (-1.9, 0.72, "#f4e0c0"),
        (-1.2, 0.62, "#f8ecd8"),
        (-1.55, 0.56, "#e8c8a0"),
        (-0.75, 0.78, "#f4e0c0"),
        (-2.4, 0.6, "#f8ecd8"),
    ):
        reach = math.sqrt(1 - level * level)
        out = Vector((reach * math.cos(angle), reach * math.sin(angle), level))
        home = buildings.house((0, 0, 0), 0.2, 0, wall=tone, roof="#c8402e", lit=0.8, seed=int(angle * 9) + 30)
        home.location = Vector(centre) + out * size * 0.99
        home.rotation_mode = "QUATERNION"
        home.rotation_quaternion = out.to_track_quat("Z", "Y")
    for angle, level in ((-1.7, 0.84), (-1.0, 0.86), (-2.1, 0.78), (-1.35, 0.74)):
        reach = math.sqrt(1 - level * level)
        out = Vector((reach * math.cos(angle), reach * math.sin(angle), level))
        wood = nature.tree((0, 0, 0), 0.10, 0, int(level * 100), 5, leaf="#3f9a4a", leaf_size=0.22)
        wood.location = Vector(centre) + out * size * 0.99
        wood.rotation_mode = "QUATERNION"
        wood.rotation_quaternion = out.to_track_quat("Z", "Y")
    for dx, dz in ((-0.32, -0.35), (0.3, -0.5)):
        out = Vector((dx, -math.sqrt(1 - dx * dx - dz * dz), dz))
        seed = geometry.sphere(
            0.1,
            Vector(centre) + out * size * 0.97,
            material.surface("#5a2f1a", roughness=0.3, coat=0.5),
            20,
            (0.7, 0.35, 1.35),
            (0, 20 * dx, 0),
        )
        seed.name = "pip"
    out = Vector((-0.62, -0.62, 0.48)).normalized()
    walker = figures.traveller((0, 0, 0), 0.26, 0)
    walker.location = Vector(centre) + out * size
    walker.rotation_mode = "QUATERNION"
    walker.rotation_quaternion = out.to_track_quat("Z", "Y")
    vehicles.sailing_ship((-1.75, -1.0, 0.1), 0.36, 20, sail="#f8e8c8")
    geometry.sphere(
        0.42, (1.75, 2.0, 5.1), material.surface("#e8e4da", roughness=0.9, variation=0.2, bump=0.4, bump_scale=5), 40
    )
    sun((-0.7, -0.6, 0.6), "#fff0d8", 3.4, 2)
    area((3.5, -5, 0.5), (0, 0, 2), "#8a9aff", 260, 3)
    area((-2, -6, -2), (0, 0, 0.5), "#ffd0a0", 160, 2)
    return Look(
        mist=(9, 40), fog="#2a2a6a", fog_amount=0.1, bloom=0.25, shadow_tone="#0c0c34", highlight_tone="#fff2dc"
    )


@recipe(
    id="astronaut-gardener",
    title="The Patient Gardener",
    seed=802,
    setting="moon garden",
    time="night",
    palette="silver and petals",
    hero="astronaut",
    clues=("Somebody has to water them", "A long way from the nearest bee", "Grandmother's new allotment"),
    ready=True,
)
def astronaut_gardener(rnd: random.Random) -> Look:
    camera((-0.85, -4.9, 1.2), (0.18, 0, 1.98), lens=31)
    sky(
        [(0, "#101028"), (0.5, "#3a2f66"), (0.6, "#24245a"), (0.8, "#141a48"), (1, "#0a0e30")],
        stars=2.4,
        clouds=0.6,
        cloud_colors=("#a86aa8", "#1c1c50"),
        cloud_scale=1.5,
        seed=14,
        horizon=0.02,
    )
    ground = material.surface(
        "#c8c4cc", second_color="#9a98a8", roughness=0.95, variation_scale=1.2, bump=0.6, bump_scale=6
    )

    def dust(x: float, y: float) -> float:
        crater = 0.0
        for cx, cy, wide in ((-2.2, 2.0, 0.9), (2.4, 3.2, 1.2), (1.9, -1.2, 0.5), (-1.7, -1.4, 0.45)):
            away = math.hypot(x - cx, y - cy) / wide
            crater += wide * (0.16 * math.exp(-(((away - 1) / 0.2) ** 2)) - 0.22 * math.exp(-((away / 0.7) ** 4)))
        return 0.12 * fbm(x * 0.5, y * 0.5, 3, 4) - 0.022 * (x * x + max(0.0, y) ** 2) + crater

    terrain.terrain(dust, (-12, 12), (-6, 16), 150, ground)
    blooms = (
        (-1.15, 0.7, 1.35, 0.30, "#4a90d0", "#f4f8fa"),
        (-0.45, 1.2, 1.9, 0.36, "#e8b070", "#b06a40"),
        (-0.75, -0.35, 0.85, 0.20, "#d8603a", "#8a2f1a"),
        (0.15, 1.0, 1.25, 0.24, "#9fd8d0", "#4a98a8"),
        (-1.6, 1.6, 1.7, 0.26, "#e8d8a8", "#c8924a"),
        (-0.1, -0.3, 0.5, 0.13, "#e0d8e8", "#a898b8"),
        (1.75, 0.7, 0.75, 0.2, "#b88ae0", "#6a4aa8"),
    )
    stem, green = material.surface("#4f9a5a", roughness=0.6), material.surface("#6fb86a", roughness=0.6)
    for index, (x, y, tall, radius, tone, other) in enumerate(blooms):
        base = dust(x, y)
        bend = 0.12 * math.sin(index * 2.3)
        geometry.sweep(
            [(x, y, base - 0.05), (x + bend, y, base + tall * 0.5), (x, y, base + tall)], [0.03, 0.025, 0.02], 10, stem
        )
        for side in (-1, 1):
            geometry.inflate(
                [(0, 0), (0.16, 0.1), (0.36, 0.12), (0.2, -0.02)],
                0.02,
                green,
                30,
                location=(x + bend * 0.6, y, base + tall * (0.3 + 0.12 * side)),
                rotation=(0, 0, 0 if side > 0 else 180),
            )
        for petal in range(9):
            angle = math.tau * petal / 9
            geometry.sphere(
                radius * 0.42,
                (
                    x + radius * 1.15 * math.cos(angle),
                    y + 0.05,
                    base + tall + radius * 0.7 + radius * 1.15 * math.sin(angle),
                ),
                material.surface(
                    ("#f4d0d8", "#fbe8c0", "#f8f0f4")[index % 3],
                    roughness=0.6,
                    emission="#f8e0e8",
                    emission_strength=0.08,
                ),
                14,
                (1, 0.35, 1),
            )
        geometry.sphere(
            radius,
            (x, y - 0.08, base + tall + radius * 0.7),
            material.surface(
                tone,
                second_color=other,
                roughness=0.5,
                variation_scale=1.6 / radius,
                stretch=(1, 1, 3),
                emission=tone,
                emission_strength=0.18,
            ),
            40,
        )
        if index == 1:
            for ring in (1.45, 1.65, 1.8):
                geometry.torus(
                    radius * ring,
                    0.018,
                    (x, y - 0.08, base + tall + radius * 0.7),
                    material.surface("#f4dcb0", emission="#f4dcb0", emission_strength=0.25),
                    (18, 20, 0),
                    scale=(1, 1, 0.4),
                )
    spot = (0.95, -0.1)
    figures.astronaut(
        (spot[0], spot[1], dust(*spot)),
        1.02,
        -52,
        pose=figures.HOLDING_OUT.but(right_hand=(-0.32, -0.48, 1.05), look=(0, -0.9, -0.35)),
    )
    can = (0.42, -0.28, dust(*spot) + 0.92)
    props.watering_can(can, 0.9, 10, "#d8602e", tilt=24)
    geometry.sparks(
        [
            (
                can[0] - 0.42 - 0.28 * t + rnd.gauss(0, 0.03),
                can[1] - 0.02 + rnd.gauss(0, 0.03),
                can[2] + 0.2 - 0.75 * t * t,
            )
            for t in [k / 60 for k in range(60)]
        ],
        0.014,
        material.surface("#bfe8ff", roughness=0.05, emission="#9fd8ff", emission_strength=0.8),
    )
    animals.snail((1.55, -1.25, dust(1.55, -1.25)), 0.26, 30, shell="#d88a3a")
    furniture.chair((2.1, 1.7, dust(2.1, 1.7)), 0.9, -30, color="#e8dccb", seat="#5a8ac8")
    geometry.sphere(
        2.2,
        (2.6, 22, 8.4),
        material.surface(
            "#2f7ac8",
            second_color="#e8f4f8",
            roughness=0.6,
            variation_scale=1.0,
            emission="#2f6ab8",
            emission_strength=0.25,
        ),
        72,
    )
    sun((0.7, -0.5, 0.5), "#fff4e4", 3.2, 1)
    area((-3.5, -4.5, 2.5), (0, 0, 1), "#b08aff", 200, 2.5)
    return Look(
        mist=(6, 30),
        fog="#3a2f6a",
        fog_amount=0.25,
        exposure=1.2,
        bloom=0.3,
        shadow_tone="#0e0a34",
        highlight_tone="#fff4ea",
    )


@recipe(
    id="heart-lantern-tower",
    title="Keeper of the Heart",
    seed=803,
    setting="tower in clouds",
    time="night",
    palette="blood orange and teal",
    hero="heart",
    clues=("Leave a light on for me", "Warning: rocks", "The night shift of someone in love"),
    ready=True,
)
def heart_lantern_tower(rnd: random.Random) -> Look:
    camera((2.6, -7.8, 2.3), (-0.15, 0, 3.35), lens=31)
    sky(
        [(0, "#0c2430"), (0.46, "#2f7078"), (0.54, "#3f8a88"), (0.66, "#1f5a6c"), (0.85, "#123a54"), (1, "#0a2440")],
        stars=1.6,
        clouds=0.85,
        cloud_colors=("#6ab0a8", "#143a4c"),
        seed=44,
        swirl=2.2,
    )
    wall = material.surface(
        "#5a6a70", second_color="#3f5058", roughness=0.95, variation_scale=1.6, bump=0.6, bump_scale=7
    )
    nature.rock((-0.5, 0.3, -2.0), (2.6, 2.2, 2.4), 20, 3, color="#34444c")
    base = (-0.55, 0, -0.3)
    geometry.lathe(
        [(1.15, 0), (0.95, 0.8), (0.82, 2.2), (0.76, 3.6), (0.86, 3.9), (1.12, 4.05), (1.12, 4.18), (0, 4.18)],
        56,
        wall,
        location=base,
    )
    for k in range(14):
        angle = math.tau * k / 14
        geometry.box(
            (0.05, 0.05, 0.34),
            (base[0] + 1.06 * math.cos(angle), 1.06 * math.sin(angle), base[2] + 4.35),
            material.surface("#23282c"),
        )
    geometry.torus(1.06, 0.03, (base[0], 0, base[2] + 4.52), material.surface("#23282c"))
    for angle, z in ((-1.9, 1.2), (-1.1, 2.1), (-1.75, 3.0)):
        geometry.box(
            (0.24, 0.08, 0.42),
            (base[0] + 0.88 * math.cos(angle), 0.88 * math.sin(angle), base[2] + z),
            emission("#ffb860", 2.4),
            (0, 0, math.degrees(angle) + 90),
        )
    centre = (base[0], 0, base[2] + 5.15)
    ember = material.surface(
        "#e0202a",
        roughness=0.6,
        emission="#ff2a20",
        emission_strength=1.1,
        variation=0.15,
        variation_scale=3,
    )
    props.heart(centre, 1.15, 18, ember)
    for k in range(6):
        angle = math.tau * k / 6 + 0.14
        geometry.cylinder(
            0.025,
            1.75,
            (base[0] + 0.84 * math.cos(angle), 0.84 * math.sin(angle), base[2] + 5.05),
            material.surface("#2a2f34", metallic=0.6, roughness=0.4),
            segments=10,
        )
    geometry.lathe(
        [(0.96, 5.9), (0.94, 6.0), (0.5, 6.45), (0.1, 6.75), (0.05, 7.0), (0, 7.05)],
        40,
        material.surface("#2f4a4a", roughness=0.5, metallic=0.4),
        location=(base[0], 0, base[2]),
    )
    point((centre[0], -0.3, centre[2]), "#ff5a38", 420, 0.5)
    point((centre[0] + 0.9, -1.2, centre[2]), "#ff7a48", 160, 0.4)
    figures.person(
        (base[0] + 0.75, -0.62, base[2] + 4.18),
        0.62,
        150,
        pose=figures.HANDS_BEHIND.but(look=(0, -0.8, 0.5)),
        build="old",
        skin="#8a5a3c",
        hair="short",
        hair_color="#e8e4dc",
        top="#2a3a6a",
        bottom="#23283a",
        garment="coat",
        hat="cap",
        hat_color="#1c2438",
        scarf="#f0d8a0",
    )
    beam = material.surface(
        "#ff8a68", roughness=1.0, alpha=0.05, emission="#ff7a58", emission_strength=0.45, variation=0
    )
    for turn, reach in ((-14, 11), (166, 7)):
        rays = geometry.lathe([(0.4, 0.8), (1.7, reach)], 40, beam, location=centre, rotation=(0, 90 - 7, turn))
        rays.visible_shadow = False
    for index in range(16):
        t = index / 15
        animals.butterfly(
            (
                centre[0] + 2.6 * (1 - t) * math.cos(t * 9) + 0.9 * math.cos(t * 9),
                -1.2 + 1.0 * math.sin(t * 9),
                centre[2] - 1.9 + 2.4 * t,
            ),
            0.13 + 0.04 * (index % 3),
            rnd.uniform(0, 360),
            color="#f4c090",
            edge="#8a3a2a",
            flap=20 + 15 * (index % 3),
        )
    for x, y, z, size, seed in (
        (-3.2, 1.5, -1.5, 1.3, 1),
        (2.2, 2.0, -1.6, 1.4, 2),
        (0.2, -1.6, -2.1, 1.0, 3),
        (4.2, 5, -1.4, 1.8, 4),
        (-4.6, 6, -1.2, 1.9, 5),
        (1.0, 7, -1.6, 2.0, 6),
    ):
        nature.cloud((x, y, z), size, seed=seed, color="#8ac0c0", shadow="#1f5060", glow=0.05)
    vehicles.sailing_ship(
        (1.75, 1.0, 0.15), 0.55, 200, color="#3a2a2a", sail="#f0d8c0", flag="#e03a2a"
    ).rotation_euler = (0, math.radians(-6), math.radians(200))
    sun((-0.5, -0.4, 0.8), "#9ad8e8", 0.9, 6)
    area((3, -7, 3), (0, 0, 2.0), "#8ad0d8", 420, 3)
    area((-4, -4, -1), (-0.5, 0, 1.0), "#5aa8b8", 160, 3)
    return Look(
        mist=(8, 34), fog="#2f7880", fog_amount=0.5, bloom=0.35, shadow_tone="#04182a", highlight_tone="#ffe4cc"
    )


@recipe(
    id="scales-feather-city",
    title="The Weight of a Feather",
    seed=804,
    setting="cloud peak",
    time="dusk",
    palette="honey and lilac",
    hero="scales",
    clues=("The verdict", "Quills topple empires", "Budget meeting"),
    ready=True,
)
def scales_feather_city(rnd: random.Random) -> Look:
    camera((-1.2, -8.6, 1.2), (0.15, 0, 3.0), lens=32)
    sky(
        [(0, "#8a6aa8"), (0.46, "#f0b878"), (0.53, "#f4c888"), (0.62, "#e89878"), (0.78, "#9a78b8"), (1, "#4a56a0")],
        sun=(0.3, 1, 0.12),
        sun_color="#fff4d0",
        clouds=0.85,
        cloud_colors=("#fff0d8", "#a888b8"),
        seed=63,
        swirl=1.6,
    )
    nature.rock((0.1, 0.4, -1.55), (1.7, 1.4, 1.9), 10, 4, color="#8a7488")
    tilt, size = 21.0, 1.95
    place = (0.1, 0, 0.15)
    props.scales(place, size, 0, tilt, "#d0a040", chain=1.0)
    low_x, low_z = props.pan_height(1, tilt, 1.0)
    high_x, high_z = props.pan_height(-1, tilt, 1.0)
    low = (place[0] + low_x * size, 0, place[2] + low_z * size)
    high = (place[0] + high_x * size, 0, place[2] + high_z * size)
    props.feather((low[0] - 0.35, -0.15, low[2] + 0.12), 2.0, (8, 38, 0), "#2f3f9a", 0.2)
    homes = []
    for ring, count in ((0.0, 1), (0.26, 6), (0.52, 11), (0.72, 15)):
        for k in range(count):
            angle = math.tau * k / max(1, count) + ring * 3
            homes.append(
                (high[0] + ring * math.cos(angle), ring * math.sin(angle), high[2] + 0.10 - 0.02 * (ring < 0.3))
            )
    buildings.town(
        rnd,
        homes[1:],
        0.19,
        walls=("#f4e4c8", "#e8c8b0", "#d8c0d0"),
        roofs=("#b5543a", "#6a5a88", "#c8843a"),
        lit=0.7,
        window_strength=3,
    )
    buildings.castle((homes[0][0], 0, homes[0][2]), 0.22, 10, wall="#f4e8d4", roof="#6a4a88")
    geometry.disc(0.82, (high[0], 0, high[2] + 0.09), material.surface("#8ab06a", roughness=0.9, variation=0.2))
    for k in range(5):
        figures.person(
            (high[0] - 0.6 + 0.3 * k, -0.78, high[2] + 0.12),
            0.10,
            rnd.uniform(-40, 40),
            pose=(figures.REACHING_UP, figures.STANDING, figures.ARMS_WIDE)[k % 3],
            top=("#c8402e", "#3f6aa8", "#e8c04a")[k % 3],
        )
    figures.king((-0.55, -1.2, 0.06), 0.55, 155)
    animals.goose((1.7, 0.6, 5.3), 0.55, 20, color="#4a5ab0", flap=25)
    for k in range(6):
        props.feather(
            (1.6 - 0.25 * k + 0.1 * math.sin(k * 3), -0.4, 4.9 - 0.62 * k),
            0.26,
            (30 * math.sin(k), 60 + 30 * k, 40 * k),
            "#4a5ab0",
        )
    for x, y, z, wide, seed in (
        (-3.4, 2, -1.6, 1.5, 1),
        (3.2, 2.4, -1.7, 1.5, 2),
        (0.4, -2.2, -2.4, 1.0, 3),
        (-1.8, 6, -1.3, 2.2, 4),
        (4.6, 8, -1.0, 2.4, 5),
        (-6, 9, -0.6, 2.6, 6),
        (1.6, 11, -1.0, 2.6, 7),
    ):
        nature.cloud((x, y, z), wide, seed=seed, color="#fff4e8", shadow="#b088c0", glow=0.12)
    sun((-0.5, -0.6, 0.6), "#fff0d8", 2.6, 3)
    sun((0.3, 1, 0.2), "#ffc890", 1.6, 3)
    return Look(
        mist=(9, 36),
        fog="#f0b890",
        fog_amount=0.55,
        bloom=0.25,
        shadow_tone="#2a1c48",
        highlight_tone="#fff0d0",
        exposure=0.78,
    )
