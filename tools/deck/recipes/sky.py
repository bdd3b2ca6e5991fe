"""Sky: what flies, floats, hangs and is carried."""

from __future__ import annotations

import math
import random

from mathutils import Vector

from ..kit import animals, buildings, figures, furniture, geometry, nature, vehicles, wonders
from ..kit.camera import camera
from ..kit.light import area, point, sun
from ..kit.material import cloth, gold, surface, water
from ..kit.sky import sky
from ..kit.terrain import island, meadow, ridge, terrain
from ..paint.develop import Look
from ..recipe import recipe


def cloud_floor(rnd: random.Random, places, color="#ffffff", shadow="#8f9cc8", glow=0.1) -> None:
    """Heaped clouds at (x, y, z, size) places, a few models repeated."""
    models = []
    for index, (x, y, z, size) in enumerate(places):
        if len(models) < 4:
            models.append(nature.cloud((x, y, z), size, seed=rnd.randrange(999), color=color, shadow=shadow, glow=glow))
            models[-1]["size"] = size
        else:
            geometry.duplicate(models[index % 4], (x, y, z), size, rnd.uniform(0, 360))


@recipe(
    id="whale-over-the-city",
    title="Whale over the City",
    seed=7,
    setting="rooftops",
    time="dusk",
    palette="violet and apricot",
    hero="whale",
    clues=("Moby Dick's holiday", "a dream too big to hold by hand", "walking the dog"),
    ready=True,
)
def whale_over_the_city(rnd: random.Random) -> Look:
    camera((0, -13, 2.6), (0, 0, 5.3), lens=30)
    sky(
        [(0, "#111122"), (0.5, "#f0a06a"), (0.53, "#c06a7c"), (0.62, "#5a4a90"), (0.8, "#232c68"), (1, "#0f1540")],
        sun=(-0.4, 1, 0.02),
        sun_color="#ffd9a0",
        sun_glow=9,
        clouds=0.8,
        cloud_colors=("#e69a8f", "#3a3270"),
        stars=0.8,
        seed=9,
        swirl=2.0,
    )
    animals.whale((0.15, 2.5, 8.3), 1.75, 20, tilt=16, roll=20, curl=0.35, color="#2a4a66", belly="#e4dcd0")
    places = [
        (x, y, -0.3)
        for x, y in ((rnd.uniform(-9, 9), rnd.uniform(-2, 15)) for _ in range(58))
        if not (y < -0.5 and abs(x) < 1)
    ]
    buildings.town(
        rnd, places, 1.25, walls=("#a07a80", "#b08a70", "#7a7494", "#c09a78"), roofs=("#6a3440", "#3f3858", "#7a4434")
    )
    geometry.plane(400, (0, 0, -0.3), surface("#3a3550"))
    buildings.house(
        (-1.35, -6.2, -0.75),
        width=1.9,
        depth=2.2,
        height=1.6,
        roof_height=1.0,
        wall="#c89a80",
        roof="#8a4440",
        seed=3,
        lit=0.9,
    )
    child = (-1.35, -7.0, 1.84)
    figures.child(
        child,
        1.25,
        150,
        pose=figures.ONE_HAND_UP.but(look=(0.1, -0.8, 0.7)),
        top="#e8b13a",
        bottom="#2f3f6a",
        skin="#8a5a3c",
        hair="curls",
        hair_color="#1c120e",
        scarf="#d8452e",
        wind=(0.16, 0.05, 0.03),
    )
    wonders.rope([(-1.05, -6.85, 3.42), (-1.0, -3.6, 4.7), (-0.6, 2.0, 7.0)], 0.022, "#f4d890")
    animals.cat((-0.62, -7.2, 1.1), 0.85, 170, color="#1c1a22")
    for index in range(5):
        vehicles.balloon(
            (-4.2 + index * 2.0, 4 + index, 2.6 + math.sin(index * 2) * 0.6),
            0.24,
            color=rnd.choice(["#c8432f", "#e0a030", "#3f8f8a"]),
        )
    sun((-0.4, 1, 0.25), "#ffb980", 2.2, 3)
    sun((0.5, -1, 0.4), "#a8a8ff", 1.5, 20)
    area((0.5, -11.5, 4.5), (-1.4, -6.8, 2.2), "#ffd0a0", 420, 2)
    return Look(
        mist=(11, 42),
        fog="#d08e88",
        fog_top="#4a4588",
        fog_amount=0.6,
        bloom=0.35,
        shadow_tone="#141038",
        highlight_tone="#ffe2bc",
    )


@recipe(
    id="ladder-to-the-moon",
    title="Ladder to the Moon",
    seed=4,
    setting="clouds",
    time="night",
    palette="ultramarine and gold",
    hero="crescent moon",
    clues=("fixing the light bulb", "Romeo and Juliet", "ambition has many rungs"),
    ready=True,
)
def ladder_to_the_moon(rnd: random.Random) -> Look:
    camera((0.3, -12, 3.2), (0.1, 0, 5.3), lens=31)
    sky(
        [(0, "#0a1030"), (0.5, "#4a7fae"), (0.56, "#2f5a94"), (0.72, "#172a62"), (1, "#080d2c")],
        clouds=0.8,
        cloud_colors=("#7fa5d0", "#1c3163"),
        stars=1.6,
        seed=33,
        swirl=2.8,
        strength=0.8,
    )
    cloud_floor(
        rnd,
        [
            (-2.2, 0, 0.0, 1.3),
            (2.6, 1.8, -0.3, 1.6),
            (-4.6, 3, 0.3, 1.7),
            (0.4, -3.4, -1.6, 1.5),
            (0, 5, 0.2, 2.0),
            (5.2, 5, 0.6, 2.0),
            (-3.8, -3, -1.5, 1.5),
            (4.2, -2.4, -1.2, 1.5),
        ],
        "#e8ecf6",
        "#5b78b8",
        0.12,
    )
    nature.crescent((1.35, 1.2, 8.1), 1.95, -32, 0.34, "#f4cf72", 0.45)
    wonders.ladder((-2.3, -0.4, 1.1), (0.55, 1.0, 7.0), 0.5)
    figures.child(
        (-0.98, 0.05, 3.55),
        0.92,
        155,
        pose=figures.CLIMBING,
        top="#d8402e",
        bottom="#e8dcc0",
        hair="bob",
        hair_color="#e0b060",
        skin="#e6b892",
        hat="nightcap",
        hat_color="#f2e6cc",
        accent="#d8402e",
    )
    figures.animal_in_coat(
        (-2.9, -0.6, 0.98),
        0.85,
        55,
        kind="fox",
        coat="#2f6a6a",
        pose=figures.REACHING_UP.but(right_hand=(-0.2, -0.5, 1.3), left_hand=(0.2, -0.5, 1.5)),
    )
    figures.old_woman(
        (1.0, 0.75, 6.72),
        0.72,
        20,
        pose=figures.SITTING.but(right_hand=(-0.1, -0.34, 0.42), left_hand=(0.12, -0.34, 0.42)),
        holding=(),
        shawl="#7a5ab0",
        top="#4a5a8a",
        garment="dress",
        hat="headscarf",
        hat_color="#c8506a",
        apron=None,
    )
    animals.cat((1.75, 0.8, 6.55), 0.7, 60, color="#f4efe6", walking=False)
    nature.stars(
        [
            (x, rnd.uniform(-1, 3), z)
            for x, z in ((-3.4, 9.2), (-2.5, 7.4), (-1.2, 10.2), (3.3, 6.3), (3.9, 9.4), (-3.6, 5.2), (2.9, 11.2))
        ],
        (0.14, 0.3),
        threads=7.0,
    )
    point((1.2, -0.8, 7.8), "#ffcf80", 380, 1.0)
    sun((-0.4, -0.6, 0.8), "#b9ccff", 1.7, 8)
    area((-5, -8, 5), (-1.5, 0, 3), "#ffe0b0", 300, 3)
    return Look(
        mist=(10, 40), fog="#3a5f96", fog_amount=0.5, bloom=0.35, shadow_tone="#08123a", highlight_tone="#fff0cc"
    )


@recipe(
    id="train-into-the-clouds",
    title="Train into the Clouds",
    seed=91,
    setting="clouds",
    time="dusk",
    palette="rose and plum",
    hero="train",
    clues=("the last holiday", "a train of thought", "Platform nine and a bit"),
    ready=True,
)
def train_into_the_clouds(rnd: random.Random) -> Look:
    camera((-1.6, -12.5, 4.2), (0.2, 0, 4.6), lens=31, roll=-4)
    sky(
        [(0, "#2a2050"), (0.5, "#f6ac88"), (0.55, "#dc8494"), (0.66, "#7a62a8"), (0.82, "#343a80"), (1, "#161a4c")],
        sun=(0.6, 1, 0.12),
        sun_color="#ffe6b4",
        sun_glow=7,
        clouds=0.9,
        cloud_colors=("#ffd2bc", "#54418a"),
        stars=0.7,
        seed=91,
        swirl=2,
    )
    path = [
        Vector(place[:3])
        for place in geometry.smooth_curve(
            [
                (4.5, -9, -1.2),
                (3.0, -5.0, 0.0),
                (0.4, -2.0, 1.4),
                (-2.6, 0.6, 2.6),
                (-3.2, 3.6, 4.4),
                (-0.2, 6.0, 6.6),
                (3.4, 7.6, 8.6),
                (4.4, 11, 11.4),
                (2, 16, 14),
            ],
            16,
        )
    ]
    sleeper, steel = surface("#7a4a2a", roughness=0.85, variation=0.2), surface("#b0b4bc", metallic=0.9, roughness=0.3)
    left, right = [], []
    for index in range(len(path) - 1):
        along = (path[index + 1] - path[index]).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        left.append(path[index] + side * 0.3)
        right.append(path[index] - side * 0.3)
        board = geometry.box((0.95, 0.15, 0.06), path[index] - Vector((0, 0, 0.07)), sleeper)
        board.rotation_euler = along.to_track_quat("Y", "Z").to_euler()
    for rail in (left, right):
        geometry.sweep(rail, 0.035, 8, steel, steps=1)
    for number, (place, color) in enumerate(
        ((62, "#b5342e"), (54, "#2f6f7a"), (46, "#d8a23a"), (38, "#6a4a8a"), (30, "#3f7a4a"))
    ):
        along = (path[place + 2] - path[place - 2]).normalized()
        car = (
            vehicles.locomotive((0, 0, 0), 1.0, color=color)
            if number == 0
            else vehicles.carriage((0, 0, 0), 1.12, color=color)
        )
        car.location = path[place]
        car.rotation_euler = (-along).to_track_quat("Y", "Z").to_euler()
    engine = path[62]
    for puff in range(6):
        nature.cloud(
            (engine.x - 0.25 * puff - 0.3, engine.y - 0.3 * puff, engine.z + 1.7 + 0.55 * puff),
            0.2 + 0.12 * puff,
            seed=puff + 3,
            puffs=7,
            color="#fff4ee",
            shadow="#b088b0",
            glow=0.25,
        )
    nature.cloud((-2.6, -6.4, 0.1), 0.75, seed=44, color="#fff0ec", shadow="#b088b0", glow=0.2)
    figures.person(
        (-2.5, -6.7, 0.72),
        0.95,
        150,
        pose=figures.ONE_HAND_UP,
        build="slim",
        top="#2f6f7a",
        garment="coat",
        hair="bun",
        hair_color="#3a1c12",
        skin="#c58a64",
        hat="straw",
        hat_color="#f4dc90",
        accent="#c8402e",
        holding=("suitcase",),
    )
    cloud_floor(
        rnd,
        [
            (-5, 1, -1.8, 1.9),
            (0.5, 1.5, -2.2, 2.0),
            (4.5, 1, -1.6, 2.0),
            (-1.5, -4.5, -2.6, 1.6),
            (5.6, 7, 0, 2.4),
            (-5.6, 8, 1.0, 2.4),
            (0, 10, 0, 2.8),
            (-5, -3.5, -2.6, 1.6),
            (2.6, 4, 3.2, 1.3),
        ],
        "#fff0ec",
        "#b088b0",
        0.22,
    )
    nature.moon((-5.6, 40, 24), 3.0, strength=0.8, bright="#fff0d8", dark="#e0a080")
    for _ in range(7):
        animals.goose(
            (rnd.uniform(-3.5, 1), rnd.uniform(4, 9), rnd.uniform(8.5, 10.5)),
            0.32,
            rnd.uniform(150, 200),
            color="#e8dcd4",
            flap=rnd.uniform(0, 40),
        )
    sun((0.6, 0.7, 0.4), "#ffcfa0", 2.8, 3)
    sun((-0.5, -0.9, 0.5), "#c8b8ff", 2.2, 20)
    return Look(
        mist=(13, 50),
        fog="#e0949c",
        fog_top="#5a4f98",
        fog_amount=0.32,
        bloom=0.3,
        shadow_tone="#1a1248",
        highlight_tone="#ffecd0",
    )


@recipe(
    id="island-carried-by-swans",
    title="Island Carried by Swans",
    seed=81,
    setting="open sky",
    time="day",
    palette="pastel pink and blue",
    hero="floating island",
    clues=("moving house", "The Wild Swans", "true friends carry you"),
    ready=True,
)
def island_carried_by_swans(rnd: random.Random) -> Look:
    camera((0, -16, -0.4), (0, 0, 2.2), lens=37)
    sky(
        [(0, "#9fc8e8"), (0.45, "#f8d8c8"), (0.54, "#f0b4bc"), (0.62, "#7a90d0"), (0.75, "#3f62b4"), (1, "#2a4a9c")],
        sun=(0.6, 1, 0.1),
        sun_color="#fff2d0",
        sun_glow=9,
        clouds=0.6,
        cloud_colors=("#f4dce4", "#8a90c8"),
        seed=81,
        cloud_edge=(0.45, 0.63),
        cloud_scale=2.4,
    )
    turf = surface("#7fb852", roughness=0.9, second_color="#3f7a3a", variation_scale=1.5, bump=0.4, bump_scale=6)
    rock = surface("#b09088", roughness=0.95, second_color="#6a5058", variation_scale=0.9, bump=0.9, bump_scale=2.2)
    island((1.0, 0, -1.6), 2.9, 0.4, 4.6, 3, turf, rock)
    buildings.house(
        (0.2, 0.3, -1.3),
        1.15,
        18,
        width=1.2,
        depth=1.1,
        height=1.2,
        roof_height=0.9,
        wall="#f6ead6",
        roof="#c8523f",
        seed=4,
        lit=0.8,
        window_strength=2,
    )
    nature.tree((2.4, 0.5, -1.35), 0.62, seed=3, leaf="#f2a0b8", second_leaf="#fff0f4", leaves=12, leaf_size=0.14)
    figures.child(
        (2.1, -1.7, -1.32),
        1.0,
        -65,
        pose=figures.SITTING_ON_GROUND,
        top="#3f6fb0",
        bottom="#e8d8b8",
        hair="braids",
        hair_color="#c8702c",
        skin="#f0c4a0",
    )
    wonders.rope([(0.9, -0.4, -0.35), (1.7, -0.2, -0.5), (2.45, 0.2, -0.25)], 0.012, "#f4efe6")
    for place, color in ((0.25, "#d8563f"), (0.45, "#f4efe0"), (0.62, "#4f86c0"), (0.8, "#f0c44a")):
        geometry.box((0.2, 0.02, 0.3), (0.9 + 1.55 * place, -0.3, -0.66), cloth(color))
    for number, (x, y, z) in enumerate(
        ((-4.6, 0.5, 4.6), (-3.0, -0.5, 6.4), (-0.8, 0.4, 7.6), (1.6, -0.2, 6.9), (-1.6, -1.0, 5.0))
    ):
        animals.swan(
            (x, y, z),
            1.2 + 0.1 * (number % 2),
            14 - 8 * number,
            flying=True,
            flap=(38, 10, 44, 22, -4)[number],
            roll=10,
        )
        ring = (1.0 + (x - 1) * 0.22, y * 0.2, -1.25)
        wonders.rope(
            [(x + 0.1, y, z - 0.12), ((x + ring[0]) / 2 + 0.5, y / 2, (z + ring[2]) / 2 - 0.3), ring], 0.016, "#9a7a44"
        )
    for number, (x, y, z, size) in enumerate(((-6.5, 14, -3.5, 1.2), (5.2, 17, 3.0, 0.9))):
        island((x, y, z), size, 0.2, size * 1.6, number + 9, turf, rock)
        nature.tree((x, y, z + 0.1), 0.5, seed=number + 4, levels=5, leaf="#7fb85a", leaf_size=0.2)
    cloud_floor(
        rnd,
        [(-5, 4, -6, 2), (0, 6, -6.6, 2.2), (5, 4, -6, 2.2), (-2, -1, -7, 1.6), (3.4, -1, -7.2, 1.7)],
        "#ffffff",
        "#d8b8d8",
        0.15,
    )
    sun((-0.6, -0.6, 0.7), "#fff0d8", 3.4, 3)
    return Look(
        mist=(15, 52),
        fog="#f0c8d0",
        fog_amount=0.3,
        bloom=0.2,
        shadow_tone="#24305a",
        highlight_tone="#fff4e4",
        contrast=1.18,
        saturation=1.25,
        exposure=0.85,
    )


@recipe(
    id="bicycle-on-a-rainbow-thread",
    title="Bicycle on a Rainbow Thread",
    seed=15,
    setting="open sky",
    time="day",
    palette="turquoise and rainbow",
    hero="bicycle",
    clues=("balance is a matter of moving on", "the postman of Oz", "hanging by a thread"),
    ready=True,
)
def bicycle_on_a_rainbow_thread(rnd: random.Random) -> Look:
    camera((-2.6, -11.5, 6.2), (0.4, 0, 3.9), lens=32, roll=5)
    sky(
        [(0, "#7fd0c8"), (0.46, "#e8f0d0"), (0.52, "#bfe6dc"), (0.64, "#58b8c4"), (1, "#1f7a9a")],
        sun=(-0.5, 1, 0.4),
        sun_color="#fffbe0",
        sun_glow=7,
        clouds=0.95,
        cloud_colors=("#ffffff", "#8fc4cc"),
        seed=15,
        cloud_edge=(0.46, 0.62),
        swirl=1.4,
    )
    thread = [
        (0.55, -5.6, 2.5),
        (1.9, -3.2, 2.7),
        (0.6, 0.0, 3.9),
        (-1.6, 3.2, 5.2),
        (-2.6, 7.5, 6.2),
        (0.6, 13, 8.0),
        (5.5, 20, 11.0),
    ]
    wonders.rainbow_thread(thread, 0.62)
    wonders.spool((0.35, -5.7, 1.85), 0.55, 20)
    nature.cloud((0.3, -5.6, 1.45), 0.42, seed=77, color="#ffffff", shadow="#a8d0d8", glow=0.15)
    seat = Vector((0.6, 0.05, 3.98))
    bike = vehicles.bicycle((0, 0, 0), 1.25, color="#d8342e")
    rider = figures.person(
        (0, 0.1, 0.12),
        1.12,
        0,
        pose=figures.PEDALLING,
        build="slim",
        skin="#7a4a2e",
        hair="curls",
        hair_color="#1a100c",
        top="#f4d04a",
        bottom="#2a3a6a",
        scarf="#d8423a",
        wind=(0.05, 0.22, 0.05),
    )
    whole = geometry.group([bike, rider])
    away = (Vector(thread[2]) - Vector(thread[3])).normalized()
    whole.location = seat
    whole.rotation_euler = away.to_track_quat("-Y", "Z").to_euler()
    hill = meadow(4, 1.6, 0.12)
    colors = ("#9ac45a", "#d8c860", "#5a9a5a", "#c8a050", "#7fb070")
    for strip in range(9):
        low, high = -16 + strip * 4.0, -16 + (strip + 1) * 4.0
        terrain(
            lambda x, y: hill(x, y) - 5.2,
            (low, high),
            (-4, 34),
            26,
            surface(colors[strip % 5], roughness=0.95, variation=0.12, variation_scale=0.8),
        )
    buildings.town(
        rnd,
        [(rnd.uniform(-7, 6), rnd.uniform(6, 16), -5.0) for _ in range(16)],
        0.8,
        lit=0.0,
        walls=("#f2e6d0", "#e8d0b0"),
        roofs=("#c8583f", "#b8483a"),
    )
    for _ in range(6):
        animals.bird(
            (rnd.uniform(-4, 1), rnd.uniform(2, 6), rnd.uniform(5.5, 8)),
            0.34,
            rnd.uniform(-40, 60),
            color="#ffffff",
            tip="#3a5a7a",
            flap=rnd.uniform(0, 40),
        )
    cloud_floor(
        rnd,
        [(-4.5, 9, 1.2, 1.3), (5.5, 12, 0.5, 1.8), (-3.5, 16, 9.0, 1.4), (4.8, 7, 7.8, 0.9)],
        "#ffffff",
        "#a8d0d8",
        0.15,
    )
    sun((-0.7, -0.6, 0.8), "#fff6dc", 3.6, 2)
    return Look(
        mist=(14, 60),
        fog="#c8ecdf",
        fog_amount=0.4,
        bloom=0.15,
        shadow_tone="#0f3a58",
        highlight_tone="#fff8e0",
        saturation=1.25,
        exposure=0.72,
    )


@recipe(
    id="dandelion-house",
    title="House on Dandelion Seeds",
    seed=23,
    setting="meadow",
    time="day",
    palette="spring green and cream",
    hero="house",
    clues=("make a wish", "Dorothy leaves Kansas", "the housing market"),
    ready=True,
)
def dandelion_house(rnd: random.Random) -> Look:
    camera((-0.4, -10.5, 1.5), (0.3, 0, 3.9), lens=31)
    sky(
        [(0, "#a8b860"), (0.49, "#f6ecb8"), (0.53, "#c8dcb0"), (0.60, "#5faaa4"), (0.72, "#2f7f9a"), (1, "#1f5f8a")],
        sun=(-0.9, 1, 0.1),
        sun_color="#fffbd8",
        sun_glow=6,
        clouds=0.5,
        cloud_colors=("#e8f0d8", "#7fb0a8"),
        seed=23,
        swirl=1.2,
    )
    ground = meadow(2, 0.5, 0.18, 0.05)
    terrain(
        ground,
        (-26, 26),
        (-10, 50),
        130,
        surface("#8fb84a", roughness=0.95, second_color="#5a8a3a", variation_scale=0.7, bump=0.3),
    )
    nature.grass(ground, (-5, 5), (-8, 7), 7500, (0.1, 0.42), "#a8c858", "#5f9440", seed=3)
    nature.flowers(ground, (-5, 5), (-7, 6), 130, ("#f8d848", "#f8d848", "#ffffff"), 0.07, seed=4)
    house = (1.0, 0.6, 4.4)
    buildings.house(
        house,
        1.35,
        -22,
        width=1.2,
        depth=1.1,
        height=1.3,
        roof_height=0.9,
        wall="#f4e2c4",
        roof="#c85a3a",
        seed=8,
        lit=0.5,
        window_strength=1.5,
    )
    geometry.lathe(
        [(0.0, -0.9), (0.35, -0.55), (0.85, -0.15), (1.0, 0.0), (0.0, 0.02)],
        40,
        surface("#7a5a3c", roughness=0.95, bump=0.8, bump_scale=4, second_color="#5a8a3a"),
        4,
        location=house,
    )
    for number in range(13):
        angle = number * 2.399
        radius = 0.35 + 0.75 * math.sqrt(number / 13)
        top = Vector(house) + Vector((math.cos(angle) * radius * 0.5, math.sin(angle) * radius * 0.5, 2.2))
        wonders.dandelion_seed(
            top,
            1.45 + 0.25 * (number % 3),
            angle * 57,
            math.sin(angle) * -26 * radius,
            math.cos(angle) * 30 * radius,
            seed=number,
        )
    for number in range(16):
        amount = number / 15
        wonders.dandelion_seed(
            (
                -1.6 + 2.2 * amount + rnd.uniform(-0.7, 0.7),
                -3.0 + 4 * amount,
                2.2 + 5.6 * amount + rnd.uniform(-0.6, 0.6),
            ),
            rnd.uniform(0.3, 0.6),
            rnd.uniform(0, 360),
            rnd.uniform(-35, 35),
            rnd.uniform(-35, 35),
            seed=number,
        )
    wonders.dandelion((-1.75, -4.7, ground(-1.75, -4.7)), 0.95, 0, (0.25, 0, 0), 4, bare=0.4)
    wonders.dandelion((-3.0, -1.6, ground(-3, -1.6)), 1.1, 0, (-0.2, 0, 0), 5)
    wonders.dandelion((3.1, -2.4, ground(3.1, -2.4)), 0.9, 0, (0.15, 0, 0), 6)
    figures.child(
        (-0.55, -4.6, ground(-0.55, -4.6)),
        1.5,
        -80,
        pose=figures.LOOKING_UP.but(look=(-0.0, -0.9, 0.25), right_hand=(-0.12, -0.3, 0.95)),
        top="#e0583f",
        bottom="#3f5f8a",
        garment="skirt",
        hair="braids",
        hair_color="#2a1810",
        skin="#b87a52",
    )
    animals.rabbit((1.75, -4.2, ground(1.75, -4.2)), 0.95, 30, upright=True, color="#b89a7a")
    sun((-0.7, -0.3, 0.7), "#fff4cc", 3.6, 2)
    area((-3, -9, 5), (0, -3, 2), "#ffffff", 120, 3)
    return Look(
        mist=(10, 50),
        fog="#f4f0c8",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#1f4a3a",
        highlight_tone="#fffbe0",
        saturation=1.18,
        exposure=0.92,
        style_strength=0.85,
    )


@recipe(
    id="cloud-shepherd",
    title="The Cloud Shepherd",
    seed=31,
    setting="hills",
    time="day",
    palette="meadow green and sky blue",
    hero="sheep",
    clues=("counting until you sleep", "the weather forecast", "every flock has one that floats away"),
    ready=True,
)
def cloud_shepherd(rnd: random.Random) -> Look:
    camera((0.8, -11, 1.6), (-0.2, 0, 3.6), lens=31)
    sky(
        [(0, "#6f9a50"), (0.49, "#f4ecd4"), (0.53, "#cfe2e8"), (0.62, "#7fb4e0"), (0.8, "#3f7cc4"), (1, "#2a5aa4")],
        sun=(0.7, 1, 0.4),
        sun_color="#fffbe0",
        sun_glow=8,
        clouds=0.35,
        cloud_colors=("#ffffff", "#b8cce8"),
        seed=31,
    )

    def ground(x: float, y: float) -> float:
        return meadow(5, 0.8, 0.14)(x, y) + 1.3 * math.exp(-((x + 2.6) ** 2 + (y - 0.5) ** 2) / 6) - 0.5

    terrain(
        ground,
        (-28, 28),
        (-9, 45),
        140,
        surface("#7fb04a", roughness=0.95, second_color="#4f8438", variation_scale=0.6, bump=0.3),
    )
    nature.grass(ground, (-5.5, 5.5), (-7, 8), 7000, (0.06, 0.22), "#9cc45a", "#568a3c", seed=2)
    nature.flowers(ground, (-5, 5), (-6, 5), 90, ("#ffffff", "#f4d04a", "#c8a0e0"), 0.06, seed=7)
    figures.shepherd(
        (-2.5, -0.6, ground(-2.5, -0.6)),
        1.45,
        35,
        hat_color="#e8c870",
        cape="#a5402e",
        pose=figures.STANDING.but(
            right_hand=(-0.40, -0.28, 1.12),
            right_elbow=(-0.6, 0.4, -0.8),
            left_hand=(0.5, -0.3, 1.62),
            look=(0.5, -0.7, 0.5),
        ),
    )
    animals.sheep((0.4, -3.4, ground(0.4, -3.4)), 1.0, 20, seed=3)
    flock = [animals.sheep((2.0, -2.2, ground(2.0, -2.2)), 0.95, 150, seed=4)]
    for x, y, size, turn in (
        (-0.7, -1.4, 0.9, -20),
        (1.2, -0.2, 0.85, 30),
        (3.2, 0.6, 0.85, 160),
        (0.2, 2.0, 0.8, 10),
        (2.4, 3.6, 0.8, 190),
    ):
        geometry.duplicate(flock[0], (x, y, ground(x, y)), size, turn)
    puff = surface("#ffffff", roughness=1.0, variation=0.04, emission="#a8c0e8", emission_strength=0.12)
    for number, (x, y, z, size) in enumerate(
        ((2.6, 1.0, 2.6, 0.95), (1.2, 2.0, 4.2, 1.2), (2.9, 4.0, 6.0, 1.6), (-0.8, 6.0, 7.6, 2.1))
    ):
        animals.sheep((x, y, z), size, (20, 170, 10, 165)[number], seed=20 + number, material=puff)
    for number, (x, y, z, size) in enumerate(((4.6, 10, 9.5, 1.6), (-5.5, 12, 11.5, 1.8), (0.5, 16, 14.5, 2.2))):
        nature.cloud((x, y, z), size, seed=50 + number, color="#ffffff", shadow="#a8c0e8", glow=0.15)
    animals.fox((-1.35, -4.2, ground(-1.35, -4.2)), 0.75, 150, sitting=True, color="#3a3436")
    nature.tree((-5.4, 6, ground(-5.4, 6)), 0.9, seed=5, leaf="#5f9440", second_leaf="#8fb84a")
    sun((-0.5, -0.6, 0.8), "#fff4dc", 3.4, 2)
    return Look(
        mist=(12, 60),
        fog="#e0ecf0",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#1c3a5a",
        highlight_tone="#fffbe8",
        saturation=1.15,
        exposure=0.9,
    )


@recipe(
    id="letters-like-geese",
    title="Letters Flying like Geese",
    seed=44,
    setting="marsh",
    time="dusk",
    palette="amber and slate",
    hero="letters",
    clues=("airmail", "words one cannot take back", "migration of the ones we miss"),
    ready=True,
)
def letters_like_geese(rnd: random.Random) -> Look:
    camera((0, -11.5, 1.9), (0.2, 0, 4.3), lens=31)
    sky(
        [(0, "#3a3040"), (0.5, "#f6c070"), (0.53, "#e89a54"), (0.60, "#b8705a"), (0.72, "#5f5a78"), (1, "#2c3658")],
        sun=(-0.35, 1, 0.05),
        sun_color="#fff0b8",
        sun_glow=9,
        clouds=0.8,
        cloud_colors=("#f8b878", "#4f4a68"),
        seed=44,
        swirl=1.6,
        cloud_edge=(0.46, 0.64),
    )
    geometry.plane(300, (0, 0, 0), water("#2a2430", scale=0.8, strength=0.25))

    def bank(x: float, y: float) -> float:
        return (
            meadow(8, 0.35, 0.3)(x, y)
            - 0.12
            + 0.5 * math.exp(-((x - 2.2) ** 2 / 3 + (y + 5.0) ** 2 / 3))
            - 0.15 * math.exp(-((x + 1.5) ** 2) / 4)
        )

    terrain(
        bank,
        (-16, 16),
        (-9, 30),
        120,
        surface("#8a6a38", roughness=0.95, second_color="#4f4428", variation_scale=1.2, bump=0.4),
    )
    nature.grass(
        bank,
        (-6, 6),
        (-8, 10),
        5000,
        (0.25, 0.9),
        "#d8a048",
        "#7a5a30",
        seed=6,
        width=0.02,
        avoid=lambda x, y: bank(x, y) < 0.02 or (abs(x - 1.7) < 0.6 and y < -3.6),
    )
    leader = Vector((-2.6, 0.0, 6.9))
    spots = (
        [leader]
        + [leader + Vector((0.86 * step, 0.3 * step, -0.46 * step)) for step in range(1, 7)]
        + [leader + Vector((1.0 * step, 0.9 * step, 0.34 * step)) for step in range(1, 6)]
    )
    for number, spot in enumerate(spots):
        wonders.winged_letter(
            spot + Vector((rnd.uniform(-0.12, 0.12), 0, rnd.uniform(-0.12, 0.12))),
            0.95,
            rnd.uniform(28, 44),
            rnd.uniform(14, 52),
            tilt=-10,
            roll=rnd.uniform(2, 14),
            seal=("#b5302a", "#2f5f8a", "#3f7a4a")[number % 3],
        )
    for number in range(6):
        wonders.winged_letter(
            (1.5 + 0.25 * math.sin(number * 2.1), -5.1 + 0.8 * number, 2.3 + 0.62 * number),
            0.36 + 0.04 * number,
            36 + 10 * math.sin(number),
            20 + 14 * (number % 3),
            tilt=-10,
            roll=24,
        )
    # The one that is late: still on the ground.
    wonders.winged_letter((0.75, -5.3, max(0.0, bank(0.75, -5.3)) + 0.2), 0.5, 40, 24, tilt=-20)
    figures.person(
        (1.75, -5.4, bank(1.75, -5.4)),
        1.1,
        160,
        pose=figures.ARMS_WIDE.but(right_hand=(-0.5, -0.2, 1.8), left_hand=(0.5, -0.2, 1.85), look=(0.1, -0.8, 0.7)),
        build="stout",
        skin="#d8a07a",
        hair="bald",
        hair_color="#d8d4cc",
        top="#2f4a7a",
        bottom="#26304a",
        garment="coat",
        hat="cap",
        hat_color="#24365e",
    )
    geometry.box(
        (0.42, 0.24, 0.34), (2.55, -5.5, bank(2.55, -5.5) + 0.17), surface("#7a4a2a", roughness=0.7), (0, 0, 20), 0.05
    )
    for x, y in ((-3.0, 3), (3.6, 6), (-5, 9)):
        nature.tree(
            (x, y, bank(x, y)),
            0.85,
            seed=int(x * 3 + 20),
            leaf="#c8702c",
            second_leaf="#e8b048",
            leaves=4,
            leaf_size=0.14,
            bark="#3a2a28",
        )
    sun((-0.3, 1, 0.25), "#ffb870", 2.6, 3).visible_glossy = False
    sun((0.4, -1, 0.6), "#b8b4e0", 1.6, 20)
    area((4, -10, 4), (1.5, -5, 2), "#ffd8a8", 260, 2).visible_glossy = False
    return Look(
        mist=(10, 45),
        fog="#e8a868",
        fog_top="#5a5878",
        fog_amount=0.5,
        bloom=0.25,
        shadow_tone="#1c1c3c",
        highlight_tone="#fff0cc",
    )


@recipe(
    id="library-balloon",
    title="Library Balloon",
    seed=52,
    setting="mountain air",
    time="day",
    palette="teal and vermilion",
    hero="hot-air balloon",
    clues=("reading takes you places", "Jules Verne", "light literature"),
    ready=True,
)
def library_balloon(rnd: random.Random) -> Look:
    camera((-3.4, -11.0, 1.2), (0.3, 0, 4.1), lens=31, roll=3)
    sky(
        [(0, "#8ac0b8"), (0.48, "#f4e8c8"), (0.53, "#c8dcc8"), (0.62, "#5fa8a8"), (0.8, "#237884"), (1, "#125868")],
        sun=(-0.6, 1, 0.25),
        sun_color="#fff6d0",
        sun_glow=7,
        clouds=0.85,
        cloud_colors=("#fff8e8", "#7ab0b0"),
        seed=52,
        swirl=1.6,
    )
    vehicles.balloon((0.6, 0.4, 4.5), 1.75, 8, color="#d8482e", second_color="#f6dca0", basket=False)
    for number, (x, y, turn) in enumerate(((0.6, -0.32, 0), (0.6, 1.12, 180), (1.32, 0.4, 90), (-0.12, 0.4, -90))):
        furniture.bookcase((x, y, 1.55), 1.0, turn, width=1.4, height=1.5, shelves=4, seed=number + 3)
    geometry.box((1.7, 1.7, 0.14), (0.6, 0.4, 1.5), surface("#5a3420", roughness=0.6), bevel=0.03)
    for x in (-0.1, 1.3):
        for y in (-0.3, 1.1):
            wonders.rope(
                [
                    (x, y, 3.0),
                    (0.6 + (x - 0.6) * 0.75, 0.4 + (y - 0.4) * 0.75, 3.8),
                    (0.6 + (x - 0.6) * 0.5, 0.4 + (y - 0.4) * 0.5, 4.7),
                ],
                0.02,
                "#4a3424",
            )
    figures.person(
        (0.35, -0.25, 3.06),
        0.95,
        -30,
        pose=figures.SITTING.but(right_hand=(-0.14, -0.36, 0.42), left_hand=(0.14, -0.36, 0.42), look=(0, -0.9, -0.4)),
        build="slim",
        skin="#c58a64",
        hair="long",
        hair_color="#7a2a18",
        top="#3f6a4a",
        garment="dress",
        holding=("book",),
        accent="#b5302a",
    )
    wonders.ladder((-0.55, -0.55, -1.6), (-0.2, -0.62, 2.4), 0.42, "#9a6a3c")
    figures.child(
        (-0.48, -0.78, -0.55),
        1.0,
        178,
        pose=figures.CLIMBING,
        top="#f0c040",
        bottom="#3a4a7a",
        hair="short",
        hair_color="#1c1410",
        skin="#6b452e",
    )
    for number in range(11):
        amount = number / 10
        animals.bird(
            (2.2 - 5.0 * amount + rnd.uniform(-0.3, 0.3), 1 + 4 * amount, 2.2 + 4.6 * amount + rnd.uniform(-0.4, 0.4)),
            0.34,
            rnd.uniform(-20, 30),
            color="#fbf4e4",
            tip=rnd.choice(["#b5302a", "#2f5f6a", "#c79a3c"]),
            flap=rnd.uniform(0, 45),
        )
    peaks = surface("#5f8f90", roughness=0.95, second_color="#dff0ea", variation_scale=0.35, bump=0.5, bump_scale=1.2)
    terrain(lambda x, y: -9 + 8.5 * ridge(x * 0.09 + 3, y * 0.09, 2) ** 1.6, (-26, 26), (10, 44), 130, peaks)
    cloud_floor(
        rnd,
        [
            (-4, 3, -3.2, 1.5),
            (3.4, 5, -3.4, 1.8),
            (0, 8, -2.6, 2.0),
            (-5, 12, 0.0, 1.6),
            (5.4, 14, 1.0, 1.6),
            (2.8, -2, -3.8, 1.2),
        ],
        "#fffdf4",
        "#8ac0b8",
        0.18,
    )
    sun((-0.7, -0.6, 0.6), "#fff0d0", 3.4, 2)
    sun((0.6, 0.4, 0.3), "#8fe0e0", 0.6, 20)
    return Look(
        mist=(13, 48),
        fog="#cfe4d4",
        fog_amount=0.45,
        bloom=0.15,
        shadow_tone="#0a3a44",
        highlight_tone="#fff6dc",
        saturation=1.2,
        exposure=0.82,
    )


@recipe(
    id="tightrope-between-two-moons",
    title="Tightrope between Two Moons",
    seed=61,
    setting="night sky",
    time="night",
    palette="indigo, gold and silver",
    hero="two moons",
    clues=("torn between two lovers", "the long way round", "a diplomat's job"),
    ready=True,
)
def tightrope_between_two_moons(rnd: random.Random) -> Look:
    camera((0, -12, 1.4), (0.1, 0, 5.0), lens=30)
    sky(
        [(0, "#0a0a24"), (0.5, "#4f4a90"), (0.55, "#36387c"), (0.68, "#1c2058"), (1, "#0a0c30")],
        clouds=0.85,
        cloud_colors=("#6a68b8", "#191a4c"),
        stars=1.7,
        seed=61,
        swirl=3.2,
        strength=1.7,
        cloud_edge=(0.44, 0.62),
    )
    nature.moon((-3.9, 2.0, 4.6), 1.75, strength=0.85, bright="#ffe2a0", dark="#d08a3a", lamp=500, lamp_color="#ffc070")
    nature.moon((3.0, 3.0, 9.3), 1.25, strength=0.85, bright="#eaf2ff", dark="#8fa4c8", lamp=260, lamp_color="#b8d0ff")
    wonders.rope([(-2.6, 1.2, 5.7), (-0.2, 0.6, 6.15), (2.2, 2.2, 8.6)], 0.028, "#f4e8c8")
    figures.acrobat(
        (-0.45, 0.72, 6.02), 1.5, 15, top="#d8342e", bottom="#fbf0d8", skin="#7a4a30", hair="bun", hair_color="#160e0c"
    )
    animals.owl((-1.75, 0.92, 5.78), 0.55, 80, color="#a5805a")
    for number in range(3):
        animals.bird((0.9 + 0.35 * number, 1.2, 7.15 + 0.34 * number + 0.05), 0.2, 30, color="#2a2a4a", flap=-60)
    places = [(rnd.uniform(-9, 9), rnd.uniform(-2.5, 14), -0.6) for _ in range(54)]
    buildings.town(
        rnd, places, 1.1, walls=("#6a6490", "#7a7098", "#5a5a84"), roofs=("#3a3462", "#4a3a6a", "#2f3460"), lit=0.35
    )
    geometry.plane(300, (0, 0, -0.6), surface("#1c1c40"))
    buildings.clock_tower((2.6, 1.2, -0.6), 0.62, 10, height=6, wall="#7a6f98", roof="#3a3f74", hour=11.9)
    figures.child(
        (-2.35, -5.9, 0.05),
        0.9,
        175,
        pose=figures.LOOKING_UP,
        top="#c8a0e0",
        bottom="#3a3a6a",
        garment="dress",
        hair="long",
        hair_color="#e8c878",
        skin="#f0c8a8",
    )
    buildings.house(
        (-2.35, -5.6, -1.75),
        width=1.7,
        depth=1.6,
        height=1.2,
        roof_height=0.6,
        wall="#8a80b0",
        roof="#4a4078",
        seed=3,
        lit=1.0,
    )
    sun((-0.3, -0.8, 0.7), "#b0b4ff", 2.2, 15)
    area((-4, -9, 6), (0, 0, 6), "#ffe4b8", 420, 3)
    return Look(
        mist=(12, 46),
        fog="#4f4f98",
        fog_amount=0.55,
        bloom=0.25,
        exposure=1.15,
        lift=0.02,
        shadow_tone="#0e0e3c",
        highlight_tone="#fff0d0",
    )


@recipe(
    id="seamstress-of-the-horizon",
    title="Seamstress of the Horizon",
    seed=72,
    setting="seashore",
    time="dusk",
    palette="coral and jade",
    hero="seamstress",
    clues=("a stitch in time", "repairing what was torn between us", "where does the sea end?"),
    ready=True,
)
def seamstress_of_the_horizon(rnd: random.Random) -> Look:
    camera((0.6, -10.5, 2.5), (0.2, 0, 3.3), lens=32)
    sky(
        [(0, "#1f5a5a"), (0.5, "#ffd0a8"), (0.54, "#f8a08c"), (0.62, "#d87890"), (0.75, "#6f7fae"), (1, "#2f5a8a")],
        sun=(-0.5, 1, 0.10),
        sun_color="#fff0c8",
        sun_glow=8,
        clouds=0.9,
        cloud_colors=("#ffd8c0", "#9a6a94"),
        seed=72,
        swirl=1.8,
        cloud_edge=(0.45, 0.63),
    )
    geometry.plane(300, (0, 0, 0), water("#0f4a4a", scale=0.6, strength=0.3))
    # The sky hangs as a cloth in front of night; its torn hem gapes at the right.
    night = wonders.starry("#0a1238", "#2a2a70", 0.9, 3.2, 5.0)

    def gap(u: float, v: float):
        low = 0.03
        high = 0.05 + 9.5 * (1 - u) ** 1.9 + 0.22 * math.sin(u * 30) * (1 - u * u)
        return (9.4 - 11.0 * u, 9.0, low + (high - low) * v)

    geometry.sheet(gap, night, 60, 8)
    hem = [gap(k / 40, 1) for k in range(41)]
    geometry.sweep([(x, 8.95, z) for x, _, z in hem], 0.05, 8, cloth("#f2a08c"), steps=1)
    thread = gold("#ffd060", 0.25)
    for number in range(13):
        x = -1.75 - 0.42 * number
        for sign in (-1, 1):
            geometry.sweep(
                [(x - 0.16 * sign, 8.8, -0.02), (x, 8.6, 0.24), (x + 0.16 * sign, 8.8, 0.5)], 0.035, 8, thread, steps=4
            )
    figures.seamstress(
        (-0.35, 0.4, -0.9),
        2.35,
        205,
        top="#b8402e",
        skin="#8a5a3c",
        hair_color="#e8e2d8",
        apron="#f4e8d0",
        pose=figures.STANDING.but(
            right_hand=(0.10, -0.70, 1.32),
            right_elbow=(-1, 0.2, -0.5),
            left_hand=(0.44, -0.40, 1.02),
            chest=(0.02, -0.08, 1.37),
            head=(0.03, -0.14, 1.62),
            look=(0.2, -0.9, -0.25),
        ),
    )
    wonders.rope([(0.05, 1.8, 2.1), (-0.8, 4.5, 1.0), (-1.3, 7.0, 0.5), (-1.7, 8.6, 0.25)], 0.035, "#ffd060")
    vehicles.boat((-1.15, -4.0, 0), 0.42, 25, color="#6a3a24", sail="#fbeed8")
    figures.fisherman((-1.11, -4.0, 0.17), 0.3, 200, holding=())
    for number in range(8):
        animals.bird(
            (-3.6 + 0.7 * number, 3 + 0.4 * number, 4.8 + 0.32 * number + 0.3 * math.sin(number * 2)),
            0.3,
            rnd.uniform(-20, 30),
            color="#fff6ea",
            tip="#c87a7a",
            flap=rnd.uniform(0, 40),
        )
    wonders.spool((2.3, -3.4, -0.15), 0.55, 30, ("#ffd060", "#ffc040", "#f0b038"))
    sun((-0.4, 1, 0.3), "#ffc090", 2.2, 3).visible_glossy = False
    sun((-0.2, -1, 0.6), "#d8c8ff", 1.8, 20)
    area((4, -9, 5), (1, 0, 3), "#ffe0c0", 420, 3).visible_glossy = False
    return Look(
        mist=(12, 60), fog="#f4b09c", fog_amount=0.3, bloom=0.25, shadow_tone="#123048", highlight_tone="#fff0d8"
    )


@recipe(
    id="sun-put-to-bed",
    title="The Sun Put to Bed",
    seed=83,
    setting="hilltop",
    time="dusk",
    palette="copper and midnight",
    hero="sun",
    clues=("good night, sleep tight", "burn-out", "even kings must lie down"),
    ready=True,
)
def sun_put_to_bed(rnd: random.Random) -> Look:
    camera((-3.0, -10.8, 4.3), (0.1, 0, 2.3), lens=34)
    sky(
        [(0, "#2a1c34"), (0.5, "#e08a54"), (0.53, "#b0604c"), (0.60, "#5a4068"), (0.74, "#262a58"), (1, "#10143a")],
        sun=(0.3, 1, -0.05),
        sun_color="#ffb060",
        sun_glow=16,
        clouds=0.85,
        cloud_colors=("#c8705c", "#2c2850"),
        stars=1.2,
        seed=83,
        swirl=2.2,
    )

    def ground(x: float, y: float) -> float:
        return meadow(9, 0.4, 0.25)(x, y) - 0.035 * max(0.0, math.hypot(x, y) - 2.5) ** 1.7

    terrain(
        ground,
        (-16, 16),
        (-9, 22),
        120,
        surface("#5a6a3a", roughness=0.95, second_color="#34402c", variation_scale=0.9, bump=0.4),
    )
    nature.grass(
        ground,
        (-5, 5),
        (-7, 7),
        6500,
        (0.08, 0.28),
        "#a89a48",
        "#4f5a34",
        seed=8,
        avoid=lambda x, y: abs(x - 0.2) < 1.9 and abs(y - 0.4) < 2.6,
    )
    furniture.bed((0.3, 0.4, ground(0, 0) + 0.02), 2.2, 24, blanket="#2f4a8a", color="#6a3a20")
    geometry.sphere(1.12, (-0.25, 1.55, 2.2), wonders.sunny(strength=1.05), 64)
    # Nightcap and sleepy eyelids make it a person without a face of paint.
    cap = cloth("#c8343a")
    geometry.sweep(
        [(-0.25, 1.65, 2.85), (-0.1, 1.8, 3.5), (0.55, 1.9, 3.95), (1.25, 1.8, 3.6), (1.6, 1.6, 2.95)],
        [0.86, 0.62, 0.36, 0.2, 0.08],
        28,
        cap,
    )
    geometry.sphere(0.24, (1.65, 1.58, 2.72), cloth("#f6ead2"), 24)
    geometry.torus(0.86, 0.16, (-0.25, 1.62, 2.86), cloth("#f6ead2"))
    lash = surface("#7a3410", roughness=0.8)
    for x in (-0.82, -0.12):
        geometry.sweep([(x - 0.2, 0.56, 2.34), (x, 0.42, 2.2), (x + 0.2, 0.50, 2.32)], [0.02, 0.04, 0.02], 8, lash)
    geometry.sweep([(-0.62, 0.50, 1.82), (-0.44, 0.48, 1.76), (-0.26, 0.48, 1.84)], [0.018, 0.03, 0.018], 8, lash)
    point((-0.6, -0.2, 2.9), "#ffb050", 420, 0.8)
    figures.old_woman(
        (-2.15, -0.9, ground(-2.15, -0.9)),
        1.3,
        70,
        pose=figures.STANDING.but(right_hand=(-0.2, -0.5, 1.12), left_hand=(0.18, -0.48, 1.1)),
        shawl="#8a5aa0",
        top="#3a4a6a",
        holding=(),
    )
    figures.child(
        (1.9, -1.9, ground(1.9, -1.9)),
        1.1,
        -140,
        pose=figures.HOLDING_OUT,
        top="#f2e6cc",
        bottom="#f2e6cc",
        garment="robe",
        hair="curls",
        hair_color="#5a2a14",
        holding=("lantern",),
        skin="#d8a07a",
        light=0.5,
    )
    animals.owl((-1.05, 3.0, 2.92), 0.6, 60)
    nature.stars(
        [(-3.4, 4, 6.4), (-1.6, 6, 7.6), (2.6, 5, 6.8), (4.2, 7, 5.4), (0.8, 7, 8.6)], (0.12, 0.24), "#ffe8a8", 2.5
    )
    sun((-0.4, -1, 0.7), "#b8bcff", 2.8, 20)
    area((-3, -9, 6), (0, -2.5, 0.5), "#ffd0a0", 420, 4)
    return Look(
        mist=(11, 40),
        fog="#a8604c",
        fog_top="#2c2c5c",
        fog_amount=0.25,
        bloom=0.16,
        shadow_tone="#141034",
        highlight_tone="#ffe4b8",
    )
