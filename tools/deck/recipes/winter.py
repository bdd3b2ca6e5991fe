"""Winter: snow, ice, breath and lamps."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from ..kit import animals, buildings, figures, furniture, geometry, nature, props, wonders
from ..kit.camera import camera
from ..kit.clay import Clay
from ..kit.light import area, point, sun
from ..kit.material import cloth, emission, glass, gold, surface, wood
from ..kit.shading import NodeGraph
from ..kit.sky import sky
from ..kit.terrain import meadow, terrain
from ..paint.develop import Look
from ..recipe import recipe


def snow(color: str = "#f0f4fb", shade: str = "#c8d4ea"):
    """Fresh snow."""
    return surface(color, roughness=0.75, second_color=shade, variation_scale=0.5, bump=0.2, bump_scale=7)


def pines(
    rnd: random.Random,
    ground,
    count: int,
    x: tuple[float, float],
    y: tuple[float, float],
    clearing: float,
    needles: str = "#2f4f54",
    white: str = "#f2f6fc",
) -> None:
    """Snowy firs around a clearing, from three models."""
    models = [
        nature.pine((0, -80, 0), 1.0, seed=seed, height=height, needles=needles, snow=white)
        for seed, height in ((2, 5.0), (5, 6.2), (8, 4.2))
    ]
    made = 0
    while made < count:
        across, along = rnd.uniform(*x), rnd.uniform(*y)
        if abs(across) < clearing and along < 9:
            continue
        geometry.duplicate(
            models[made % 3], (across, along, ground(across, along) - 0.1), rnd.uniform(0.75, 1.15), rnd.uniform(0, 360)
        )
        made += 1


@recipe(
    id="piano-and-golden-deer",
    title="The Piano and the Golden Deer",
    seed=5,
    setting="snowy wood",
    time="dusk",
    palette="lavender snow and gold",
    hero="piano",
    clues=("the audience of one", "winter sonata", "music tames the wild"),
    ready=True,
)
def piano_and_golden_deer(rnd: random.Random) -> Look:
    camera((0.9, -8.8, 2.0), (0.1, 0, 2.35), lens=36)
    sky(
        [(0, "#bcd0e8"), (0.5, "#f4d8d0"), (0.54, "#c4b8e4"), (0.66, "#6478b8"), (1, "#22326c")],
        sun=(0.3, 1, 0.1),
        sun_color="#ffe6c8",
        sun_glow=7,
        clouds=0.7,
        cloud_colors=("#f6e4ea", "#7082bc"),
        stars=0.9,
        seed=21,
        strength=0.8,
    )
    ground = meadow(3, 0.4, 0.2, 0.04)
    terrain(ground, (-25, 25), (-9, 45), 140, snow())
    level = ground(0, 0)
    furniture.piano((-0.75, 0.2, level - 0.05), 1.5, 18, color="#14121a")
    animals.deer(
        (1.75, 1.1, ground(1.75, 1.1) - 0.05), 1.05, -12, color="#e6b25a", metallic=True, antler_color="#f0c060"
    )
    stool = (-1.05, -1.75)
    geometry.cylinder(0.32, 0.12, (*stool, level + 0.62), cloth("#7a1f2a"))
    geometry.cylinder(0.06, 0.6, (*stool, level + 0.3), surface("#14121a"))
    figures.child(
        (*stool, level + 0.66),
        1.35,
        162,
        pose=figures.SITTING.but(right_hand=(-0.26, -0.44, 0.30), left_hand=(0.26, -0.44, 0.32)),
        top="#b5302a",
        bottom="#2a2a3a",
        garment="coat",
        hat="beanie",
        hat_color="#f4ead6",
        accent="#b5302a",
        hair="bob",
        hair_color="#1c1410",
        skin="#d39a74",
    )
    notes = []
    for number in range(130):
        amount = number / 130
        turn = amount * 13
        reach = 0.4 + 2.0 * amount
        notes.append(
            (
                -0.6 + reach * math.cos(turn) + rnd.gauss(0, 0.12),
                0.3 + reach * 0.6 * math.sin(turn),
                level + 1.7 + 4.2 * amount + rnd.gauss(0, 0.1),
            )
        )
    geometry.sparks(notes[::2], 0.026, emission("#ffd070", 7))
    geometry.sparks(notes[1::2], 0.017, emission("#fff0b0", 7))
    for spot in notes[20::14]:
        animals.bird(spot, 0.26, rnd.uniform(-60, 60), color="#f0b848", flap=rnd.uniform(0, 45))
    pines(rnd, ground, 30, (-12, 12), (3, 24), 2.6)
    nature.snowfall(rnd, 300)
    animals.rabbit((2.6, -2.2, ground(2.6, -2.2)), 0.85, 20, upright=True, color="#f8f6f2")
    point((-0.4, -0.6, level + 2.4), "#ffb860", 150, 0.4)
    sun((0.4, 0.9, 0.5), "#ffd9b0", 1.3, 3)
    sun((-0.5, -0.8, 0.6), "#b0bcff", 1.1, 20)
    area((4, -8, 4), (0.5, 0, 1.5), "#ffe0c0", 220, 3)
    return Look(
        mist=(9, 32), fog="#c4c4e6", fog_amount=0.55, bloom=0.32, shadow_tone="#16224c", highlight_tone="#fff0dc"
    )


def seaside(low: float, high: float) -> bpy.types.Material:
    """A painted backdrop that shines by itself: sea, horizon and a summer sky, by height."""
    made = bpy.data.materials.new("seaside")
    made.use_nodes = True
    made.node_tree.nodes.clear()
    graph = NodeGraph(made.node_tree)
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    parts = graph.node("ShaderNodeSeparateXYZ")
    graph.link(place, parts.inputs[0])
    level = graph.math("DIVIDE", graph.math("SUBTRACT", parts.outputs[2], low), high - low)
    stops = [
        (0.0, "#1f8fa8"),
        (0.2, "#2fb0c0"),
        (0.235, "#8fe0dc"),
        (0.245, "#fff0c8"),
        (0.4, "#8fd4f0"),
        (0.7, "#3f9ae0"),
        (1.0, "#2a74c8"),
    ]
    color = graph.ramp(level, stops, "LINEAR")
    puffs = graph.between(graph.noise(graph.moved(place, scale=(1, 1, 2.4)), 0.9, 7), 0.54, 0.68)
    color = graph.mix(graph.math("MULTIPLY", puffs, graph.between(level, 0.3, 0.45)), color, (1.0, 1.0, 1.0, 1.0))
    shine = graph.node("ShaderNodeEmission", {1: 0.95})
    graph.link(color, shine.inputs[0])
    graph.link(shine.outputs[0], graph.node("ShaderNodeOutputMaterial").inputs[0])
    return made


@recipe(
    id="snow-globe-of-summer",
    title="Snow Globe Holding Summer",
    seed=16,
    setting="snowfield",
    time="day",
    palette="ice white and citrus",
    hero="snow globe",
    clues=("holiday savings", "keep it in your heart", "global warming"),
    ready=True,
)
def snow_globe_of_summer(rnd: random.Random) -> Look:
    camera((-1.0, -9.2, 2.1), (0.15, 0, 2.55), lens=36)
    sky(
        [(0, "#d0dcea"), (0.49, "#eef2f6"), (0.55, "#ccd8e6"), (0.7, "#9cb2cc"), (1, "#6a86ac")],
        clouds=0.85,
        cloud_colors=("#ffffff", "#aebfd4"),
        seed=16,
    )
    ground = meadow(6, 0.5, 0.18, 0.04)
    terrain(ground, (-25, 25), (-10, 45), 130, snow("#f4f7fc", "#d0dcee"))
    middle, radius = Vector((0.75, 0.6, ground(0.75, 0.6) + 2.42)), 2.35
    geometry.lathe(
        [(0, 0), (2.2, 0), (2.28, 0.1), (2.2, 0.3), (1.95, 0.5), (1.85, 0.85), (1.72, 0.98), (0, 1.0)],
        72,
        wood("#7a3a22"),
        location=(middle.x, middle.y, ground(0.75, 0.6) - 0.15),
    )
    geometry.torus(1.80, 0.07, (middle.x, middle.y, 0.86 + ground(0.75, 0.6)), gold())
    globe = geometry.sphere(radius, tuple(middle), glass("#ffffff", 0.0, 1.06), 80)
    globe.visible_shadow = False
    floor = middle.z - 1.3

    def far_side(u: float, v: float) -> tuple[float, float, float]:
        around, up = math.pi * u, math.pi * (v - 0.5)
        out = radius * 0.955
        return (
            middle.x + out * math.cos(up) * math.cos(around),
            middle.y + out * math.cos(up) * math.sin(around),
            middle.z + out * math.sin(up),
        )

    backdrop = geometry.sheet(far_side, seaside(floor - 0.1, middle.z + radius), 60, 60)
    backdrop.visible_shadow = False

    def lawn(x: float, y: float) -> float:
        return floor + 0.08

    geometry.lathe(
        [(1.92, -0.06), (1.86, 0.02), (1.4, 0.10), (0.7, 0.14), (0, 0.12)],
        60,
        surface("#8fcc50", roughness=0.9, second_color="#f0dc98", variation_scale=1.1),
        4,
        location=(middle.x, middle.y, floor),
    )
    nature.palm((middle.x + 0.75, middle.y + 0.3, floor + 0.05), 0.72, 160, seed=3, height=3.2)
    props.umbrella((middle.x - 0.75, middle.y - 0.1, floor + 0.05), 0.85, 10, color="#e8503a", second_color="#fff4e0")
    figures.person(
        (middle.x - 0.45, middle.y - 0.75, floor + 0.1),
        0.55,
        40,
        pose=figures.SITTING_ON_GROUND,
        build="stout",
        skin="#e0a880",
        top="#3f9ad0",
        bottom="#f0e0c0",
        hat="straw",
        hat_color="#f4d880",
    )
    figures.child(
        (middle.x + 0.35, middle.y - 0.9, floor + 0.1),
        0.62,
        -30,
        pose=figures.ARMS_WIDE,
        top="#f8c840",
        skin="#8a5a3c",
        hair="curls",
        hair_color="#1c120e",
    )
    geometry.sphere(0.28, (middle.x - 0.35, middle.y + 0.7, middle.z + 1.35), wonders.sunny(strength=1.0), 32)
    point((middle.x - 0.3, middle.y - 0.4, middle.z + 1.2), "#ffe8a0", 60, 0.3)
    nature.flowers(
        lawn,
        (middle.x - 1.2, middle.x + 1.2),
        (middle.y - 1.2, middle.y + 0.8),
        60,
        ("#ff6a8a", "#ffe04a", "#ffffff"),
        0.05,
        (0.08, 0.2),
        seed=4,
    )
    for x, z in ((-0.9, 0.6), (0.2, 0.9), (0.9, 0.4)):
        animals.butterfly(
            (middle.x + x, middle.y - 0.4, middle.z + z), 0.2, rnd.uniform(0, 180), color="#f89030", flap=45, tilt=30
        )
    figures.child(
        (-1.85, -1.6, ground(-1.85, -1.6)),
        1.35,
        130,
        pose=figures.STANDING.but(right_hand=(-0.16, -0.52, 1.22), left_hand=(0.2, -0.52, 1.2)),
        garment="coat",
        top="#3a5a8a",
        hat="beanie",
        hat_color="#e8503a",
        accent="#ffffff",
        scarf="#f0c040",
        hair="short",
        skin="#f0c8a8",
        hair_color="#c88a40",
    )
    animals.fox((2.9, -2.2, ground(2.9, -2.2)), 0.95, 20, sitting=True)
    geometry.sphere(0.5, (-3.2, 1.2, ground(-3.2, 1.2) + 0.4), snow(), 32)
    geometry.sphere(0.36, (-3.2, 1.2, ground(-3.2, 1.2) + 1.1), snow(), 32)
    geometry.sphere(0.25, (-3.2, 1.2, ground(-3.2, 1.2) + 1.6), snow(), 32)
    geometry.sweep(
        [(-3.15, 0.98, ground(-3.2, 1.2) + 1.6), (-3.0, 0.6, ground(-3.2, 1.2) + 1.55)],
        [0.05, 0.01],
        8,
        surface("#e8802c"),
    )
    props.hat((-3.2, 1.2, ground(-3.2, 1.2) + 1.8), 1.0, kind="top")
    pines(rnd, ground, 26, (-14, 14), (6, 26), 3.5, "#4a6a72")
    nature.snowfall(rnd, 420, z=(0, 8))
    sun((-0.6, -0.7, 0.8), "#fff4e8", 2.4, 4)
    return Look(
        mist=(12, 40),
        fog="#dfe8f2",
        fog_amount=0.6,
        bloom=0.2,
        shadow_tone="#2a4064",
        highlight_tone="#fffaf0",
        saturation=1.25,
        exposure=0.76,
    )


@recipe(
    id="frozen-carousel",
    title="The Frozen Carousel",
    seed=25,
    setting="frozen fairground",
    time="night",
    palette="aurora green and ice",
    hero="carousel",
    clues=("childhood on pause", "one of them got away", "Narnia closes for the season"),
    ready=True,
)
def frozen_carousel(rnd: random.Random) -> Look:
    camera((0.9, -11.8, 2.1), (-0.2, 0, 3.1), lens=33)
    sky(
        [
            (0, "#0c1c28"),
            (0.5, "#5fd0a8"),
            (0.54, "#3fa894"),
            (0.62, "#2a7a8a"),
            (0.74, "#234a7c"),
            (0.88, "#161f54"),
            (1, "#0a1038"),
        ],
        clouds=0.9,
        cloud_colors=("#8af0c0", "#1c3f70"),
        cloud_scale=1.6,
        stars=1.5,
        seed=25,
        swirl=3.4,
        strength=0.75,
        cloud_edge=(0.46, 0.66),
    )
    ground = meadow(8, 0.25, 0.2)
    terrain(ground, (-25, 25), (-10, 45), 120, snow("#dfeaf6", "#a8c0dc"))
    hub, base = Vector((-0.9, 1.6, 0)), 0.25
    ice = surface("#cfe8f6", roughness=0.12, transmission=0.25, emission="#7fb8d8", emission_strength=0.08, coat=0.6)
    paint = surface("#8a3a4a", roughness=0.4, variation=0.1)
    geometry.lathe(
        [(0, base + 0.3), (3.0, base + 0.3), (3.1, base + 0.2), (3.1, base - 0.1), (0, base - 0.2)],
        64,
        paint,
        location=tuple(hub),
    )
    geometry.lathe([(3.02, base + 0.31), (3.0, base + 0.36), (0, base + 0.38)], 64, snow(), location=tuple(hub))
    geometry.lathe([(0.5, 0.4), (0.42, 2.0), (0.5, 4.2)], 24, surface("#e8dcc0", roughness=0.4), location=tuple(hub))
    stripes = Clay()
    reds, creams = cloth("#b5384a"), cloth("#f2e8d4")
    for number in range(16):
        low, high = 2 * math.pi * number / 16, 2 * math.pi * (number + 1) / 16
        for part in range(3):
            first, second = low + (high - low) * part / 3, low + (high - low) * (part + 1) / 3
            rim = [hub + Vector((3.3 * math.cos(turn), 3.3 * math.sin(turn), 4.2)) for turn in (first, second)]
            drop = [point_ + Vector((0, 0, -0.45 - 0.12 * math.sin(math.pi * (part + 0.5) / 3))) for point_ in rim]
            shade = reds if number % 2 else creams
            stripes.add([rim[0], rim[1], hub + Vector((0, 0, 5.9))], [(0, 1, 2)], shade)
            stripes.add([rim[0], rim[1], drop[1], drop[0]], [(0, 1, 2, 3)], shade)
    stripes.build("canopy")
    geometry.sphere(0.2, tuple(hub + Vector((0, 0, 6.0))), gold(), 24)
    geometry.lathe([(1.4, 5.25), (0.7, 5.75), (0, 6.0)], 40, snow(), 3, location=tuple(hub))
    bulbs = [
        tuple(hub + Vector((3.34 * math.cos(k), 3.34 * math.sin(k), 4.2)))
        for k in (step * math.pi / 16 for step in range(32))
    ]
    geometry.sparks(bulbs, 0.065, emission("#ffd890", 6))
    icicles = Clay()
    for number in range(60):
        turn = rnd.uniform(math.pi, 2 * math.pi)
        foot = hub + Vector((3.28 * math.cos(turn), 3.28 * math.sin(turn), 3.72))
        icicles.tube([foot, foot - Vector((0, 0, rnd.uniform(0.15, 0.7)))], [0.035, 0.004], ice, segments=6, steps=2)
    icicles.build("icicles")
    colors = ("#e8e4ea", "#c87a8a", "#6a9ab8", "#e0b85a", "#8a7ab0")
    for number in range(7):
        turn = 2 * math.pi * (number + 0.3) / 7
        place = hub + Vector((2.3 * math.cos(turn), 2.3 * math.sin(turn), 0.75 + 0.35 * math.sin(number * 2.4)))
        if number == 5:
            geometry.sweep(
                [tuple(hub + Vector((2.3 * math.cos(turn), 2.3 * math.sin(turn), z))) for z in (0.4, 2.2, 4.2)],
                0.05,
                10,
                gold(),
            )
            continue
        animals.horse(
            tuple(place), 0.62, math.degrees(turn) + 90, color=colors[number % 5], mane="#f4f0e8", galloping=True
        )
        geometry.sweep([(place.x, place.y, 0.4), (place.x, place.y, 2.4), (place.x, place.y, 4.2)], 0.045, 10, gold())
    # The one that got away, with its tracks.
    runaway = Vector((2.15, -2.2, ground(2.15, -2.2)))
    animals.horse(tuple(runaway), 0.85, 18, color="#f4f0ec", mane="#e0b85a")
    prints = [
        (0.9 + 0.16 * k, -1.3 - 0.16 * k + (0.1 if k % 2 else -0.1), ground(0.9 + 0.16 * k, -1.3 - 0.16 * k) + 0.005)
        for k in range(9)
    ]
    geometry.scatter(
        *geometry.ball_shape(8),
        [geometry.transform(spot, scale=(0.07, 0.06, 0.01)) for spot in prints],
        surface("#6f88b0"),
    )
    figures.child(
        (-0.55, -3.6, ground(-0.55, -3.6)),
        1.3,
        115,
        pose=figures.HOLDING_OUT,
        garment="coat",
        top="#d8a030",
        hat="hood",
        hat_color="#d8a030",
        skin="#6b452e",
        bottom="#3a3a5a",
        holding=("flower",),
        accent="#e86a8a",
    )
    buildings.lamp_post((-3.2, -2.6, ground(-3.2, -2.6)), 1.1, lamp=40)
    pines(rnd, ground, 24, (-14, 14), (7, 24), 0.0, "#24485a", "#d8e8f4")
    nature.snowfall(rnd, 260)
    point((hub.x, hub.y - 1.6, 3.4), "#ffc880", 260, 0.5)
    sun((-0.4, -0.7, 0.8), "#b8e0ff", 1.4, 15)
    area((4, -9, 4), (0.6, -2, 1.5), "#e0f0ff", 260, 3)
    return Look(
        mist=(12, 36), fog="#4a9aa0", fog_amount=0.45, bloom=0.3, shadow_tone="#0a1c3c", highlight_tone="#f4fff0"
    )


@recipe(
    id="snow-bear-reading-mail",
    title="The Snow Bear Reads the Mail",
    seed=37,
    setting="mountain pass",
    time="dusk",
    palette="glacier blue and postbox red",
    hero="bear",
    clues=("you have mail", "the postman is late for a reason", "dear Goldilocks"),
    ready=True,
)
def snow_bear_reading_mail(rnd: random.Random) -> Look:
    camera((0.3, -8.6, 1.5), (0.1, 0, 2.15), lens=34)
    sky(
        [(0, "#90a8c8"), (0.5, "#ffd8c4"), (0.54, "#e0b0c0"), (0.62, "#9a94c8"), (0.76, "#5478b4"), (1, "#2c4c8c")],
        sun=(0.6, 1, 0.08),
        sun_color="#fff0dc",
        sun_glow=8,
        clouds=0.7,
        cloud_colors=("#ffe4dc", "#7c88bc"),
        seed=37,
        stars=0.5,
    )
    ground = meadow(10, 0.4, 0.2, 0.05)
    terrain(ground, (-25, 25), (-10, 40), 130, snow("#eef4fc", "#b8cbe6"))
    animals.bear((-0.55, 0.6, ground(-0.55, 0.6) - 0.1), 1.75, 62, color="#f6f6f2", muzzle="#e8dcc8")
    # A letter in its paws, spectacles, and a pile of post.
    sheet = surface("#fdf6e4", roughness=0.9, variation=0.04, emission="#fdf0d0", emission_strength=0.12)
    geometry.sheet(
        lambda u, v: (-1.55 + 0.95 * u, -0.62 - 0.18 * math.sin(math.pi * u) - 0.22 * v, 2.05 - 1.15 * v),
        sheet,
        12,
        8,
        thickness=0.01,
    )
    rim = gold("#c79a3c", 0.25)
    for x, y in ((-1.11, -0.03), (-0.75, -0.22)):
        geometry.torus(0.16, 0.025, (x, y, ground(-0.55, 0.6) + 2.84), rim, (90, 0, -28))
    geometry.sweep(
        [
            (x, y, ground(-0.55, 0.6) + z)
            for x, y, z in ((-0.98, -0.12, 2.86), (-0.94, -0.15, 2.9), (-0.89, -0.16, 2.86))
        ],
        0.02,
        8,
        rim,
    )
    props.mailbox((1.95, 0.2, ground(1.95, 0.2) - 0.05), 1.15, -12, strength=1.6)
    geometry.lathe(
        [(0.5, 0), (0.42, 0.16), (0.2, 0.26), (0, 0.28)], 32, snow(), 3, location=(1.95, 0.2, ground(1.95, 0.2) + 1.86)
    )
    for number in range(26):
        amount = number / 26
        x, y = 1.2 - 2.4 * amount + rnd.gauss(0, 0.3), -1.2 - 0.9 * amount + rnd.gauss(0, 0.25)
        props.envelope(
            (x, y, ground(x, y) + 0.05 + 0.03 * (number % 3)),
            rnd.uniform(0.28, 0.4),
            (rnd.uniform(-98, -72), rnd.uniform(-10, 10), rnd.uniform(-60, 60)),
            color=rnd.choice(["#f4ead2", "#e8d0c8", "#d8e4f0"]),
            seal=rnd.choice(["#b5282e", "#2f5f8a", None]),
        )
    figures.person(
        (-1.3, -3.2, ground(-1.3, -3.2)),
        0.9,
        165,
        pose=figures.STANDING.but(
            right_hand=(-0.14, -0.24, 0.98), left_hand=(0.14, -0.24, 0.98), look=(0.2, -0.9, 0.4)
        ),
        build="slim",
        top="#2f4a7a",
        bottom="#26304a",
        garment="coat",
        hat="cap",
        hat_color="#24365e",
        scarf="#d8402e",
        skin="#8a5a3c",
        hair="short",
    )
    for x, y, z in ((1.85, 0.1, 2.55), (-0.3, 1.2, 3.62)):
        animals.bird((x, y, z), 0.28, rnd.uniform(-30, 60), color="#b5402e", flap=-50)
    animals.rabbit((1.55, -2.6, ground(1.55, -2.6)), 0.9, 40, upright=True, color="#f4f0ea")
    pines(rnd, ground, 26, (-12, 12), (4, 22), 3.0, "#34586a", "#eef4fc")
    nature.snowfall(rnd, 240)
    point((1.5, -1.2, 1.3), "#ffd890", 40, 0.3)
    sun((0.6, 0.8, 0.4), "#ffd8b8", 1.8, 3)
    sun((-0.5, -0.9, 0.6), "#c0ccff", 1.5, 20)
    area((-4, -8, 4), (-0.6, 0, 1.5), "#fff0e0", 240, 3)
    return Look(
        mist=(9, 32),
        fog="#d0c8e0",
        fog_amount=0.5,
        bloom=0.22,
        shadow_tone="#1c2c58",
        highlight_tone="#fff4e8",
        exposure=0.92,
    )


@recipe(
    id="lamp-with-roots",
    title="Street Lamp Growing Roots",
    seed=48,
    setting="snowy square",
    time="night",
    palette="prussian blue and amber",
    hero="street lamp",
    clues=("settling down", "green energy", "a light that refuses to move"),
    ready=True,
)
def lamp_with_roots(rnd: random.Random) -> Look:
    camera((-0.9, -8.8, 1.5), (0.2, 0, 2.75), lens=32)
    sky(
        [(0, "#0c1424"), (0.5, "#4a6a9c"), (0.55, "#34507f"), (0.68, "#1c305c"), (1, "#0a1434")],
        clouds=0.85,
        cloud_colors=("#6f8cc0", "#18284c"),
        stars=0.9,
        seed=48,
        swirl=2.4,
        strength=0.8,
    )
    ground = meadow(12, 0.2, 0.25)
    terrain(ground, (-20, 20), (-10, 30), 120, snow("#d8e4f6", "#9ab0d8"))
    iron = surface("#2a3438", roughness=0.5, metallic=0.6, variation=0.2)
    bark = surface("#4a4038", roughness=0.9, variation=0.25, bump=0.6, bump_scale=9)
    foot = Vector((0.75, 0.4, ground(0.75, 0.4)))
    clay = Clay()
    clay.tube(
        [
            foot + Vector((0, 0, -0.2)),
            foot + Vector((0.04, 0, 1.2)),
            foot + Vector((-0.05, 0, 2.6)),
            foot + Vector((0, 0, 3.7)),
        ],
        [0.22, 0.13, 0.1, 0.08],
        iron,
        segments=16,
    )
    for root in range(11):
        turn = root * 0.571 + 0.3
        reach = rnd.uniform(1.2, 2.4)
        wiggle = rnd.uniform(-0.4, 0.4)
        path = [foot + Vector((0, 0, 0.55))]
        for step in (0.25, 0.5, 0.75, 1.0):
            x = foot.x + math.cos(turn + wiggle * step) * reach * step
            y = foot.y + math.sin(turn + wiggle * step) * reach * step
            path.append(Vector((x, y, ground(x, y) + 0.16 * (1 - step) + 0.04 * math.sin(step * 9))))
        clay.tube(path, [0.13, 0.13, 0.1, 0.07, 0.02], bark, segments=10)
    lamps: list[Vector] = [foot + Vector((0, 0, 3.75))]
    for number, (start, reach, rise) in enumerate(
        (
            (2.1, -1.35, 0.75),
            (2.4, 1.25, 0.95),
            (2.9, -0.95, 1.45),
            (3.1, 0.9, 1.7),
            (1.7, 0.95, 0.25),
            (3.4, -0.25, 1.9),
        )
    ):
        root = foot + Vector((0, 0, start))
        tip = root + Vector((reach, rnd.uniform(-0.5, 0.3), rise))
        clay.tube(
            [root, root.lerp(tip, 0.5) + Vector((reach * 0.15, 0, -0.12)), tip], [0.075, 0.05, 0.025], bark, segments=10
        )
        clay.tube(
            [tip, tip + Vector((reach * 0.10, 0, 0.08)), tip + Vector((reach * 0.16, 0, -0.12))],
            [0.025, 0.02, 0.015],
            bark,
            segments=8,
        )
        lamps.append(tip + Vector((reach * 0.16, 0, -0.62)))
        for twig in range(3):
            origin = root.lerp(tip, 0.5 + 0.2 * twig)
            end = origin + Vector((rnd.uniform(-0.4, 0.4), rnd.uniform(-0.3, 0.3), rnd.uniform(0.2, 0.6)))
            clay.tube([origin, end], [0.025, 0.008], bark, segments=6)
    clay.build("lamp tree")
    for number, spot in enumerate(lamps):
        props.lantern(tuple(spot), 1.25 if number == 0 else 0.95, energy=60 if number == 0 else 26, glow=11)
    leaf = surface("#8ac05a", roughness=0.6, emission="#6aa040", emission_strength=0.15)
    geometry.scatter(
        [(-0.5, 0, 0), (0, -0.25, 0.06), (0.5, 0, 0), (0, 0.25, 0.06)],
        [(0, 1, 2, 3)],
        [
            geometry.transform(
                tuple(rnd.choice(lamps) + Vector((rnd.gauss(0, 0.35), rnd.gauss(0, 0.3), 0.5 + rnd.gauss(0, 0.25)))),
                [rnd.uniform(0, 360) for _ in range(3)],
                rnd.uniform(0.12, 0.22),
            )
            for _ in range(150)
        ],
        leaf,
    )
    figures.person(
        (-1.55, -1.7, ground(-1.55, -1.7)),
        1.15,
        115,
        pose=figures.HOLDING_OUT.but(left_hand=(0.1, -0.4, 1.0), look=(0, -1, 0.1)),
        build="old",
        top="#6a4a34",
        bottom="#3a3a3a",
        garment="coat",
        hat="cap",
        hat_color="#4a4a44",
        hair="bald",
        hair_color="#e0dcd4",
        beard="#e8e4dc",
        scarf="#c8402e",
        skin="#d8a582",
    )
    props.watering_can((-0.92, -1.75, ground(-1, -1.75) + 0.86), 0.95, 180, color="#5a8a94", tilt=30)
    animals.cat((1.9, -1.9, ground(1.9, -1.9)), 1.0, 150, color="#e8e0d4", eye="#6ac0d0")
    rows = [(x, 6 + rnd.uniform(-0.5, 1.5), -0.1) for x in (-6.5, -4.6, -2.8, -1.0, 0.8, 2.7, 4.6, 6.4)] + [
        (rnd.uniform(-9, 9), rnd.uniform(10, 14), 0.2) for _ in range(8)
    ]
    buildings.town(
        rnd, rows, 1.9, walls=("#5a6a94", "#6a7098", "#4f608a"), roofs=("#c8d4ea", "#d8e0f0", "#b8c8e4"), lit=0.22
    )
    nature.snowfall(rnd, 420, z=(0, 8))
    area((-5, -7, 4), (-1, -1, 1), "#c0d4ff", 220, 3)
    sun((-0.4, -0.7, 0.8), "#a8bcf0", 1.1, 15)
    return Look(
        mist=(9, 26),
        fog="#4f6ca0",
        fog_amount=0.55,
        bloom=0.22,
        exposure=1.6,
        lift=0.02,
        shadow_tone="#0c1a3c",
        highlight_tone="#ffecc4",
    )


@recipe(
    id="skater-drawing-a-map",
    title="The Skater Draws a Map",
    seed=57,
    setting="frozen lake",
    time="day",
    palette="mint ice and scarlet",
    hero="skater",
    clues=("treasure island", "going round in circles", "the journey makes the map"),
    ready=True,
)
def skater_drawing_a_map(rnd: random.Random) -> Look:
    camera((0.0, -6.6, 11.6), (0.0, 0.3, 0), lens=35, roll=10)
    sky(
        [(0, "#b8d8d4"), (0.5, "#f4f6ec"), (0.6, "#cfe4e4"), (1, "#9cc4d0")],
        clouds=0.6,
        cloud_colors=("#ffffff", "#b0d0d4"),
        seed=57,
        strength=0.95,
    )
    geometry.plane(
        60,
        (0, 0, 0),
        surface(
            "#8fc8c8", roughness=0.16, second_color="#5f9fb0", variation_scale=0.35, bump=0.05, bump_scale=3, coat=0.4
        ),
    )
    line = surface("#ffffff", roughness=0.8, variation=0.0, emission="#ffffff", emission_strength=0.55)
    drawn = Clay()

    def trace(points, width: float = 0.03, closed: bool = False) -> None:
        path = [Vector((x, y, 0.012)) for x, y in points]
        if closed:
            path.append(path[0])
        drawn.tube(path, [(width * 1.7, 0.008)] * len(path), line, segments=6, steps=6, up=(0, 0, 1))

    coast = [
        (
            2.25 * (1 + 0.22 * math.sin(3 * k) + 0.12 * math.sin(5 * k + 1) + 0.06 * math.sin(11 * k)) * math.cos(k)
            - 0.15,
            2.6 * (1 + 0.18 * math.sin(2 * k + 2) + 0.09 * math.sin(7 * k)) * math.sin(k) + 0.9,
        )
        for k in (step * 2 * math.pi / 60 for step in range(60))
    ]
    trace(coast, 0.05, True)
    trace([(x * 1.09 + 0.02, (y - 0.9) * 1.09 + 0.9) for x, y in coast], 0.018, True)
    for x, y, size in ((-1.45, 2.05, 0.42), (-0.75, 2.75, 0.5), (-0.35, 1.95, 0.38)):
        trace([(x - size * 0.7, y - size * 0.6), (x, y + size * 0.7), (x + size * 0.7, y - size * 0.6)], 0.035)
        # Hatching on one slope: a bar across would turn a peak into a letter.
        for shift in (0.26, 0.46):
            trace(
                [(x + size * shift, y - size * (0.9 * shift - 0.1)), (x + size * (shift - 0.06), y - size * 0.55)],
                0.018,
            )
    for x, y in ((-1.5, 0.35), (-1.0, -0.35), (-0.75, 0.55)):
        trace([(x, y - 0.22), (x, y)], 0.03)
        trace([(x - 0.24, y), (x, y + 0.5), (x + 0.24, y), (x - 0.24, y)], 0.025)
    for step in range(12):
        amount = step / 12
        x, y = 0.1 + 1.1 * amount + 0.45 * math.sin(amount * 8), -0.95 + 3.3 * amount
        trace([(x, y), (x + 0.05, y + 0.15)], 0.04)
    trace(
        [(0.1 + 0.32 * math.cos(k), 1.0 + 0.2 * math.sin(k)) for k in (step * math.pi / 6 for step in range(12))],
        0.022,
        True,
    )
    scarlet = surface("#d8342e", roughness=0.6, emission="#d8342e", emission_strength=0.25)
    for sign in (-1, 1):
        geometry.sweep(
            [(1.25 - 0.3, 2.6 - 0.3 * sign, 0.02), (1.25, 2.6, 0.03), (1.25 + 0.3, 2.6 + 0.3 * sign, 0.02)],
            [(0.06, 0.012)] * 3,
            8,
            scarlet,
        )
    rose = Vector((-2.2, -2.2))
    for number in range(8):
        turn = number * math.pi / 4
        reach = 0.62 if number % 2 == 0 else 0.34
        trace([(rose.x, rose.y), (rose.x + reach * math.cos(turn), rose.y + reach * math.sin(turn))], 0.03)
    trace(
        [
            (rose.x + 0.45 * math.cos(k), rose.y + 0.45 * math.sin(k))
            for k in (step * math.pi / 8 for step in range(16))
        ],
        0.02,
        True,
    )
    # The line that is being drawn ends under the skate.
    trace([(2.2, -2.9), (1.2, -3.3), (0.0, -2.9), (-0.6, -2.2), (0.1, -1.8), (0.9, -2.1), (1.35, -1.75)], 0.05)
    drawn.build("map")
    figures.skater(
        (1.4, -1.68, 0.03),
        1.2,
        120,
        garment="skirt",
        top="#d8342e",
        bottom="#2a3a5a",
        hat_color="#fff4e0",
        accent="#d8342e",
        scarf="#f4c040",
    )
    animals.fox((-0.9, -3.4, 0.0), 0.6, 185)
    bank = snow("#f6fafc", "#cfe2ec")

    def shore(x: float, y: float) -> float:
        edge = max(abs(x) - 3.35 - 0.5 * math.sin(y * 1.3 + (1 if x > 0 else 3)), y - 5.4 - 0.4 * math.sin(x * 1.4))
        return -0.4 + min(0.75, max(0.0, edge + 0.25) * 0.9)

    terrain(shore, (-11, 11), (-8, 14), 130, bank)
    models = [
        nature.pine((0, -80, 0), 1.0, seed=seed, height=2.6, needles="#3f6f6a", snow="#ffffff") for seed in (2, 6)
    ]
    for number, (x, y) in enumerate(
        (
            (-4.5, 0.5),
            (-4.3, 3.4),
            (-5.0, -2.2),
            (4.4, 2.4),
            (4.8, -0.6),
            (4.3, 5.4),
            (-3.6, 6.3),
            (-1.5, 6.8),
            (0.6, 6.5),
            (2.6, 6.8),
            (-5.6, 5.2),
            (5.6, 3.8),
            (-4.6, -4.2),
        )
    ):
        geometry.duplicate(models[number % 2], (x, y, shore(x, y) - 0.05), rnd.uniform(0.75, 1.1), rnd.uniform(0, 360))
    figures.child(
        (-3.55, -0.9, shore(-3.55, -0.9)),
        0.8,
        70,
        pose=figures.ONE_HAND_UP,
        garment="coat",
        top="#f0b83a",
        hat="beanie",
        hat_color="#3f7fa0",
        skin="#8a5a3c",
        scarf="#ffffff",
    )
    for _ in range(5):
        animals.bird(
            (rnd.uniform(-2, 2.5), rnd.uniform(-1, 4), rnd.uniform(2.0, 3.2)),
            0.22,
            rnd.uniform(0, 360),
            color="#ffffff",
            tip="#5a7a8a",
            flap=rnd.uniform(0, 30),
        )
    sun((-0.7, 0.3, 0.7), "#fff2d8", 2.6, 2)
    return Look(
        mist=(12, 40),
        fog="#d8ecec",
        fog_amount=0.12,
        bloom=0.15,
        shadow_tone="#1c4a5c",
        highlight_tone="#fffaf0",
        saturation=1.2,
        exposure=0.76,
    )
