"""Space and the far ends of the world."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from ..kit import animals, buildings, figures, furniture, geometry, nature, vehicles, wonders
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
    steps = 10
    for number in range(steps):
        amount = number / (steps - 1)
        turn = -1.25 + 5.6 * amount
        place = (2.35 * math.sin(turn), 0.6 - 0.9 * math.cos(turn) + 1.0 * amount, -0.2 + 8.9 * amount)
        size = 0.78 if number < steps - 1 else 1.35
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
        if number == 7:
            animals.owl((place[0], place[1], place[2] + size - 0.03), 0.6, 80, color="#b09078")
        if number == steps - 1:
            buildings.door(
                (place[0] + 0.1, place[1] - size * 0.75, place[2] - 0.25),
                0.42,
                0,
                color="#b5402e",
                frame="#f0e2c6",
                open_angle=-60,
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
        frame.append(geometry.sphere(width * 0.46, (-0.04, -0.02, -height * 0.5 + 0.06), hill, 24, (1, 0.08, 0.55)))
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
