"""Forest: trunks, moss, lamps and those who live there."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from ..kit import animals, buildings, figures, furniture, geometry, nature, props, wonders
from ..kit.camera import camera
from ..kit.clay import Clay
from ..kit.light import area, point, sun
from ..kit.material import cloth, emission, gold, surface, water, wood
from ..kit.sky import sky
from ..kit.terrain import meadow, terrain
from ..paint.develop import Look
from ..recipe import recipe


def trunks(
    rnd: random.Random,
    count: int,
    x: tuple[float, float],
    y: tuple[float, float],
    color: str,
    clearing: float = 2.0,
    near: float = 7.0,
    height: float = 13.0,
    radius: tuple[float, float] = (0.16, 0.4),
) -> bpy.types.Object:
    """Bare trunks all around a clearing (|x| < clearing while y < near), as one mesh."""
    clay = Clay()
    bark = surface(color, roughness=0.95, variation=0.24, variation_scale=2.5, bump=0.6, bump_scale=8)
    made = 0
    while made < count:
        across, along = rnd.uniform(*x), rnd.uniform(*y)
        if abs(across) < clearing and along < near:
            continue
        made += 1
        thick = rnd.uniform(*radius)
        bend = [rnd.uniform(-0.35, 0.35) for _ in range(3)]
        clay.tube(
            [
                (across, along, -0.3),
                (across + bend[0] * 0.4, along, height * 0.25),
                (across + bend[1], along, height * 0.6),
                (across + bend[2] * 1.6, along, height),
                (across + bend[2] * 2.4, along, height * 2.2),  # the crowns are far above the picture
            ],
            [thick * 1.6, thick, thick * 0.85, thick * 0.7, thick * 0.4],
            bark,
            segments=10,
            steps=3,
            round_ends=False,
        )
        for _ in range(2):
            level = rnd.uniform(2.5, height * 0.7)
            side = rnd.choice((-1, 1))
            clay.tube(
                [
                    (across, along, level),
                    (across + side * 0.7, along + rnd.uniform(-0.3, 0.3), level + 0.5),
                    (across + side * 1.3, along, level + 1.3),
                ],
                [thick * 0.35, thick * 0.2, 0.015],
                bark,
                segments=6,
                steps=3,
                round_ends=False,
            )
    return clay.build("trunks")


def moss(
    ground, color: str, second: str, x: tuple[float, float] = (-16, 16), y: tuple[float, float] = (-9, 28)
) -> bpy.types.Object:
    """The forest floor."""
    return terrain(
        ground,
        x,
        y,
        130,
        surface(color, roughness=0.95, second_color=second, variation_scale=1.3, bump=0.5, bump_scale=9),
    )


@recipe(
    id="moon-in-a-birdcage",
    title="Moon in a Birdcage",
    seed=8,
    setting="deep forest",
    time="night",
    palette="bottle green and honey",
    hero="full moon",
    clues=("if you love it, set it free", "house arrest", "The Little Prince's lamp"),
    ready=True,
)
def moon_in_a_birdcage(rnd: random.Random) -> Look:
    camera((-0.9, -9.0, 1.9), (0.2, 0, 2.9), lens=34)
    sky(
        [(0, "#20301a"), (0.5, "#c8d8a0"), (0.58, "#7fae8a"), (0.75, "#2f6a62"), (1, "#10363c")],
        clouds=0.5,
        cloud_colors=("#e8f0c0", "#4a8070"),
        seed=61,
        strength=0.65,
    )
    ground = meadow(5, 0.3, 0.3)
    moss(ground, "#4a6a34", "#1f3a20")
    trunks(rnd, 30, (-9, 9), (1.5, 19), "#2b2a22", 2.2, 8)
    nature.grass(ground, (-5, 5), (-5, 8), 8000, (0.08, 0.34), "#7fae4a", "#2a5a30", seed=3)
    nature.flowers(ground, (-4, 4), (-5, 3), 80, ("#f0e6ff", "#f4c84a", "#e88ab0"), 0.07, seed=4)
    bark = surface("#2b2a22", roughness=0.95, variation=0.25, bump=0.6, bump_scale=9)
    geometry.sweep(
        [(6, 1.6, 7.2), (3.4, 0.9, 6.4), (1.3, 0.2, 6.0), (-0.6, 0, 6.3), (-2.2, 0.2, 6.9)],
        [0.36, 0.26, 0.18, 0.1, 0.03],
        12,
        bark,
    )
    wonders.rope([(1.05, 0, 4.75), (1.05, 0, 5.4), (1.05, 0, 6.05)], 0.025, "#8a6a2a")
    props.birdcage((1.05, 0, 2.05), 1.15, 30, door_open=True)
    nature.moon((1.05, 0, 3.15), 0.8, strength=1.25, bright="#fff0b8", dark="#e08a3a", lamp=620, lamp_color="#ffc060")
    figures.child(
        (-1.15, -2.2, ground(-1.15, -2.2)),
        1.35,
        165,
        pose=figures.ONE_HAND_UP.but(
            left_hand=(0.42, -0.4, 1.75),
            left_elbow=(1, 0, -0.4),
            right_hand=(-0.24, -0.06, 0.82),
            look=(0.3, -0.7, 0.6),
        ),
        top="#b8402e",
        bottom="#2f3a3a",
        garment="coat",
        hair="bob",
        hair_color="#e0a040",
        skin="#e6b892",
    )
    props.key((-0.72, -2.62, 2.35), 0.42, (0, 40, 0))
    animals.cat((2.35, -2.3, ground(2.35, -2.3)), 0.95, 25, color="#1c1814")
    animals.rabbit((0.35, -3.4, ground(0.35, -3.4)), 0.8, 150, upright=True)
    nature.fireflies(rnd, 45, (-3.5, 3.5), (-3, 4), (0.2, 5))
    for x, y, size in ((-2.8, -1.5, 0.4), (2.9, -0.6, 0.45), (-2.4, 0.6, 0.55), (3.3, 1.6, 0.6)):
        nature.mushroom(
            (x, y, ground(x, y)), size, cap=rnd.choice(["#b8321f", "#d8a03a", "#c86a8a"]), seed=int(x * 9 + 40)
        )
    sun((-0.2, 0.9, 0.8), "#d8ffc0", 0.8, 6)
    area((-4, -8, 4), (-1, -2, 1.5), "#ffe0a8", 130, 2)
    return Look(
        mist=(7, 24),
        fog="#a8c890",
        fog_amount=0.62,
        bloom=0.28,
        ray_source=(0.62, 0.42),
        ray_amount=0.1,
        ray_threshold=0.8,
        shadow_tone="#0a2a28",
        highlight_tone="#fff2c0",
    )


@recipe(
    id="mushroom-house",
    title="The Mushroom House",
    seed=12,
    setting="deep forest",
    time="night",
    palette="teal and crimson",
    hero="mushroom",
    clues=("a room for the night", "home is where it rains least", "Alice asks the way"),
    ready=True,
)
def mushroom_house(rnd: random.Random) -> Look:
    camera((0.9, -8.6, 1.5), (-0.2, 0, 2.3), lens=34)
    sky(
        [(0, "#102018"), (0.5, "#7fc0b0"), (0.58, "#3a7a90"), (0.75, "#1c3f70"), (1, "#0c1c44")],
        clouds=0.9,
        cloud_colors=("#9fe0d0", "#1f4a7a"),
        stars=1.4,
        seed=111,
        strength=0.7,
        swirl=2.5,
        cloud_edge=(0.45, 0.63),
    )
    ground = meadow(7, 0.35, 0.35)
    moss(ground, "#2f5a3a", "#14301f")
    base = ground(-0.7, 0.8) - 0.1
    geometry.lathe(
        [(0.95, 0), (0.82, 0.5), (0.7, 1.2), (0.66, 2.0), (0.6, 2.5)],
        60,
        surface("#efe0c2", roughness=0.7, bump=0.2, bump_scale=5),
        5,
        location=(-0.7, 0.8, base),
    )
    nature.mushroom((-0.7, 0.8, base - 0.55), 2.9, cap="#b8283a", seed=2)
    buildings.door(
        (-0.7, 0.02, base + 0.12),
        0.5,
        0,
        color="#2f6f5a",
        frame="#7a5a34",
        open_angle=-50,
        glow="#ffd890",
        glow_strength=3,
    )
    timber = wood("#6a4a2a")
    for x, z in ((-1.15, 1.66), (-0.24, 1.6)):
        geometry.cylinder(0.15, 0.08, (x, 0.12, base + z), emission("#ffc860", 5), rotation=(90, 0, 0))
        geometry.torus(0.17, 0.035, (x, 0.08, base + z), timber, (90, 0, 0))
        geometry.box((0.02, 0.06, 0.3), (x, 0.07, base + z), timber)
        geometry.box((0.3, 0.06, 0.02), (x, 0.07, base + z), timber)
    geometry.cylinder(0.13, 0.8, (0.2, 1.3, base + 4.0), surface("#8a6a5a", roughness=0.95))
    for puff in range(4):
        nature.cloud(
            (0.25 + 0.18 * puff, 1.3, base + 4.7 + 0.42 * puff),
            0.11 + 0.07 * puff,
            seed=puff + 2,
            puffs=6,
            color="#cfe8e0",
            shadow="#4a7a80",
        )
    for number in range(20):
        x, y = rnd.choice((-1, 1)) * rnd.uniform(2.0, 6), rnd.uniform(-1.5, 12)
        nature.mushroom(
            (x - 0.3, y, ground(x, y) - 0.05),
            rnd.uniform(0.3, 0.75) + max(0, y) * 0.15,
            cap=rnd.choice(["#d8843a", "#9a4ac0", "#3a9ab8", "#e05a7a", "#e8b850"]),
            seed=number,
            glow=0.15,
        )
    figures.animal_in_coat(
        (0.55, -1.9, ground(0.55, -1.9)),
        1.0,
        -118,
        kind="bear",
        coat="#8a5a2a",
        bottom="#4a3a30",
        garment="coat",
        build="stout",
        hat="bowler",
        hat_color="#3a2a20",
        holding=("suitcase",),
        pose=figures.WALKING,
    )
    animals.snail((-2.2, -2.6, ground(-2.2, -2.6)), 0.85, -165, shell="#d8a04a")
    props.lantern((-2.05, -2.6, ground(-2.05, -2.6) + 0.62), 0.5, energy=12)
    animals.owl((-1.9, 0.1, base + 3.02), 0.75, 70)
    nature.grass(
        ground,
        (-5, 5),
        (-5, 8),
        8500,
        (0.06, 0.3),
        "#6fae5a",
        "#1f5a3a",
        seed=3,
        avoid=lambda x, y: abs(x + 0.4) < 0.6 and -4 < y < 0.2,
    )
    nature.flowers(ground, (-4, 4), (-4.4, 2), 90, ("#e0f0ff", "#f4c84a", "#e88ab0"), 0.07, seed=4)
    nature.fireflies(rnd, 60, (-4, 4), (-2.5, 5), (0.2, 5), color="#d8ffb0", strength=5)
    point((-0.7, -1.0, base + 1.5), "#ffb050", 70, 0.2)
    sun((-0.5, -0.4, 0.9), "#b0d8ff", 1.4, 8)
    area((4, -6, 5), (0, 0, 1.5), "#b8ecff", 460, 3)
    return Look(
        mist=(6, 24), fog="#4a9098", fog_amount=0.6, bloom=0.28, shadow_tone="#06182a", highlight_tone="#fff0c8"
    )


@recipe(
    id="tree-of-doors",
    title="Tree of Doors",
    seed=19,
    setting="clearing",
    time="day",
    palette="gold and pine",
    hero="tree",
    clues=("too many opportunities", "knock on wood", "which one leads home?"),
    ready=True,
)
def tree_of_doors(rnd: random.Random) -> Look:
    camera((0.6, -12, 1.7), (-0.1, 0, 3.9), lens=31)
    sky(
        [(0, "#5a6a3a"), (0.49, "#fdf0c0"), (0.53, "#ecdca0"), (0.62, "#a8c8a0"), (0.8, "#4f9490"), (1, "#2a6a74")],
        sun=(-0.5, 1, 0.3),
        sun_color="#fffbd8",
        sun_glow=6,
        clouds=0.7,
        cloud_colors=("#fffbe8", "#a8c0a0"),
        seed=19,
    )
    ground = meadow(3, 0.4, 0.2)
    moss(ground, "#7a9a44", "#4a6a34", (-22, 22), (-9, 34))
    trunks(rnd, 26, (-13, 13), (9, 26), "#5a5a44", 0.0, 0, 12)
    bark = surface("#5a4030", roughness=0.95, variation=0.25, bump=0.7, bump_scale=7)
    clay = Clay()
    clay.tube(
        [(0.6, 0.4, -0.3), (0.5, 0.4, 1.0), (0.15, 0.4, 2.3), (0.3, 0.4, 3.6), (0.1, 0.4, 5.2)],
        [0.85, 0.55, 0.46, 0.36, 0.14],
        bark,
        segments=18,
    )
    for angle in range(7):
        turn = angle * 0.9
        clay.tube(
            [
                (0.6, 0.4, 0.35),
                (0.6 + math.cos(turn) * 0.9, 0.4 + math.sin(turn) * 0.9, 0.05),
                (0.6 + math.cos(turn) * 1.7, 0.4 + math.sin(turn) * 1.7, -0.2),
            ],
            [0.34, 0.2, 0.05],
            bark,
        )
    tips: list[Vector] = []
    for number, (start, reach, rise, depth) in enumerate(
        (
            (2.2, -2.4, 1.0, -0.4),
            (2.5, 2.5, 1.2, 0.2),
            (3.0, -2.0, 2.2, 0.6),
            (3.3, 2.2, 2.3, -0.5),
            (3.8, -1.2, 3.0, -0.3),
            (4.2, 1.3, 3.2, 0.5),
            (4.9, -0.1, 3.3, 0.0),
            (2.9, -3.0, 0.2, 0.8),
            (3.1, 3.1, 0.5, 0.9),
        )
    ):
        foot = Vector((0.25, 0.4, start))
        tip = foot + Vector((reach, depth, rise))
        bow = foot.lerp(tip, 0.5) + Vector((reach * 0.12, 0, -0.25))
        clay.tube([foot, bow, tip], [0.22, 0.14, 0.05], bark, segments=10)
        for branch in range(5):
            origin = foot.lerp(tip, 0.35 + 0.16 * branch) + Vector((0, 0, -0.1))
            end = origin + Vector((rnd.uniform(-0.9, 0.9), rnd.uniform(-0.8, 0.6), rnd.uniform(0.1, 0.9)))
            clay.tube([origin, origin.lerp(end, 0.5) + Vector((0, 0, 0.1)), end], [0.07, 0.045, 0.02], bark, segments=8)
            tips.append(end)
        tips.append(tip)
    clay.build("trunk")
    models = []
    colors = ("#b5302a", "#2f6f8a", "#e0a52e", "#3f7a4a", "#7a4a8a", "#d8703a", "#e8dcc0", "#3a4a7a")
    for number, tip in enumerate(tips):
        facing = rnd.uniform(-38, 38)
        if number < 16:
            models.append(
                buildings.door(
                    (0, 0, 0),
                    1.0,
                    0,
                    color=colors[number % 8],
                    frame=("#f0e2c6", "#d8b070")[number % 2],
                    open_angle=(0, -35, 0, -70)[number % 4],
                    glow="#ffe6a0" if number % 4 in (1, 3) else None,
                    glow_strength=2.2,
                )
            )
            leaf = models[-1]
        else:
            leaf = geometry.duplicate(models[number % 16])
        leaf.location = tip - Vector((0, 0.05, 0.3))
        leaf.scale = (0.34,) * 3 if number % 3 else (0.42,) * 3
        leaf.rotation_euler = (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.2, 0.2), math.radians(facing))
    buildings.door(
        (0.45, -0.22, -0.05), 0.52, 0, color="#7a2e22", frame="#c8a870", open_angle=-40, glow="#fff0b8", glow_strength=3
    )
    wonders.ladder((-1.55, -1.4, ground(-1.5, -1.4)), (-1.9, -0.2, 3.1), 0.42)
    figures.child(
        (-1.66, -1.15, 0.95),
        1.1,
        178,
        pose=figures.CLIMBING,
        top="#e8e0cc",
        bottom="#b5302a",
        hair="braids",
        hair_color="#2a1810",
        skin="#b87a52",
    )
    figures.gentleman(
        (2.2, -3.4, ground(2.2, -3.4)),
        1.12,
        -150,
        holding=("suitcase",),
        pose=figures.LOOKING_UP.but(left_hand=(0.26, -0.05, 0.78)),
        top="#3a4a7a",
        hat="top",
        skin="#8a5a3c",
        hat_color="#22222c",
    )
    for x, y, turn in ((-2.6, -4.2, 20), (0.9, -4.6, 100), (-0.6, -5.2, -30)):
        fallen = buildings.door((x, y, ground(x, y) + 0.06), 0.36, turn, color=rnd.choice(colors))
        fallen.rotation_euler.x = math.radians(-84)
    nature.grass(ground, (-5.5, 5.5), (-7.5, 7), 7500, (0.07, 0.26), "#b0c058", "#5a7a3a", seed=5)
    nature.flowers(ground, (-5, 5), (-6.5, 4), 90, ("#ffffff", "#f4c84a", "#e88a60"), 0.06, seed=6)
    sun((-0.7, -0.5, 0.7), "#fff0c0", 3.4, 2)
    area((3, -10, 4), (0, 0, 3), "#ffffff", 160, 3)
    return Look(
        mist=(12, 36),
        fog="#ecdfa8",
        fog_amount=0.45,
        contrast=1.15,
        bloom=0.22,
        shadow_tone="#1c3a34",
        highlight_tone="#fff8d8",
        exposure=0.95,
    )


@recipe(
    id="deer-with-chandelier-antlers",
    title="Deer with Chandelier Antlers",
    seed=27,
    setting="deep forest",
    time="night",
    palette="midnight green and candle gold",
    hero="deer",
    clues=("the ballroom in the woods", "enlightenment", "one false move and the forest burns"),
    ready=True,
)
def deer_with_chandelier_antlers(rnd: random.Random) -> Look:
    camera((-1.0, -8.2, 1.05), (-0.1, 0, 2.0), lens=35)
    sky(
        [(0, "#0c1c1c"), (0.5, "#3f7a80"), (0.58, "#235a6a"), (0.75, "#12384c"), (1, "#081c30")],
        clouds=0.4,
        cloud_colors=("#6ab0a8", "#163c4c"),
        stars=1.0,
        seed=27,
        strength=0.7,
    )
    ground = meadow(11, 0.25, 0.3)
    moss(ground, "#2f5a44", "#163428")
    trunks(rnd, 34, (-9, 9), (2.4, 18), "#b8bcae", 0.8, 4, 12, (0.1, 0.24))
    made = [animals.deer((0, 0, 0), 1.0, 0, color="#8a5a34", antler_color="#e0b050")]
    crystal = surface("#e8f4ff", roughness=0.05, metallic=0.3, emission="#ffe0a0", emission_strength=0.5)
    head = Vector((-1.06, 0, 2.02))
    drops: list[tuple[float, float, float]] = []
    for sign in (-1, 1):
        foot = head + Vector((0.05, sign * 0.06, 0.1))
        for tip in (
            (-0.1, 0.52, 0.92),
            (-0.26, 0.10, 0.18),
            (-0.18, 0.20, 0.52),
            (0.20, 0.62, 0.66),
            (0.30, 0.50, 0.82),
            (0.06, 0.56, 0.74),
        ):
            place = foot + Vector((tip[0], sign * tip[1], tip[2]))
            made.append(props.candle(tuple(place), 0.42, 0, height=0.34, energy=2.2, flame=10))
            drops += [(place.x, place.y, place.z - 0.05 - 0.055 * step) for step in range(1, 4)]
        swag = [
            foot + Vector((-0.1, sign * 0.52, 0.9)),
            foot + Vector((0.0, sign * 0.28, 0.42)),
            foot + Vector((-0.18, sign * 0.2, 0.52)),
        ]
        for step in range(14):
            amount = step / 13
            bead = swag[0] * (1 - amount) ** 2 + swag[1] * 2 * amount * (1 - amount) + swag[2] * amount**2
            drops.append(tuple(bead))
    for step in range(13):
        amount = step / 12
        drops.append((-1.11, -0.58 + 1.16 * amount, 2.98 - 0.42 * math.sin(amount * math.pi)))
    made.append(geometry.sparks(drops, 0.026, crystal))
    stag = geometry.group(made)
    stag.location, stag.scale = (0.75, 0.6, ground(0.5, 0.6)), (1.3,) * 3
    stag.rotation_euler = (0, 0, math.radians(28))
    point((-0.7, -0.6, 4.2), "#ffc070", 260, 0.5)
    point((-0.9, -1.6, 2.2), "#ffb050", 90, 0.4)
    area((-2.5, -6.5, 2.6), (-1.1, -3.3, 0.2), "#ffd8a0", 90, 1.2)
    # A ball among the moss: couples no taller than a mushroom.
    for number, (x, y, turn, dress) in enumerate(
        ((-1.75, -3.3, 60, "#e0609a"), (-0.75, -3.9, -30, "#5fa0d8"), (-1.3, -2.4, 190, "#f0c04a"))
    ):
        level = ground(x, y)
        figures.person(
            (x, y, level),
            0.34,
            turn,
            pose=figures.HOLDING_OUT.but(left_hand=(0.3, -0.4, 1.3)),
            garment="dress",
            top=dress,
            hair="bun",
            build="slim",
            skin=("#e6b892", "#6b452e", "#b87a52")[number],
        )
        dx, dy = math.sin(math.radians(turn)) * 0.17, -math.cos(math.radians(turn)) * 0.17
        figures.person(
            (x + dx, y + dy, level),
            0.36,
            turn + 180,
            pose=figures.HOLDING_OUT.but(left_hand=(0.3, -0.4, 1.2)),
            garment="coat",
            top="#22242e",
            hat="top" if number == 1 else None,
            skin=("#8a5a3c", "#e6b892", "#c98f66")[number],
        )
    for x, y, size in ((-2.5, -2.2, 0.34), (0.4, -3.6, 0.3), (1.6, -2.8, 0.42), (-2.2, -4.2, 0.26), (2.5, -1.2, 0.5)):
        nature.mushroom((x, y, ground(x, y)), size, cap=rnd.choice(["#c8402e", "#d8a03a"]), seed=int(10 * x + 60))
    animals.snail((1.0, -4.0, ground(1.0, -4.0)), 0.36, 10)
    figures.musician((1.05, -3.95, ground(1, -4) + 0.3), 0.24, 10, top="#b5302a")
    nature.grass(
        ground,
        (-4.5, 4.5),
        (-5, 7),
        6500,
        (0.05, 0.22),
        "#6aa46a",
        "#22563c",
        seed=4,
        avoid=lambda x, y: math.hypot(x + 1.2, (y + 3.2) * 1.1) < 1.0,
    )
    nature.fireflies(rnd, 30, (-4, 4), (-2, 6), (0.4, 5), color="#ffe0a0", strength=4)
    sun((-0.5, -0.5, 0.9), "#9fd0e0", 1.1, 10)
    area((-4, -7, 3), (-0.5, -1, 1.5), "#a8e0e0", 110, 2)
    return Look(
        mist=(7, 22),
        fog="#4a8c8c",
        fog_amount=0.66,
        bloom=0.28,
        exposure=1.3,
        lift=0.015,
        shadow_tone="#0a2430",
        highlight_tone="#ffeec0",
    )


@recipe(
    id="forest-of-umbrellas",
    title="Forest of Umbrellas",
    seed=35,
    setting="rainy wood",
    time="day",
    palette="rain grey and confetti",
    hero="umbrellas",
    clues=("never there when you need one", "April in Paris", "what grows when it pours"),
    ready=True,
)
def forest_of_umbrellas(rnd: random.Random) -> Look:
    camera((0.4, -9.6, 1.05), (-0.1, 0, 3.3), lens=28)
    sky(
        [(0, "#5f6f6a"), (0.49, "#d8e2dc"), (0.55, "#b0c4c4"), (0.7, "#7c98a0"), (1, "#4f6c7c")],
        clouds=0.9,
        cloud_colors=("#e4ece8", "#6f8890"),
        seed=35,
        swirl=1.6,
        cloud_edge=(0.4, 0.6),
    )
    ground = meadow(13, 0.3, 0.22)
    moss(ground, "#6f8a5a", "#435f48", (-20, 20), (-9, 30))
    geometry.plane(60, (0, 4, -0.10), water("#3f5458", scale=2.2, strength=0.3))
    colors = ("#d8402e", "#e8b030", "#3f7fb8", "#3f9a78", "#8a58b0", "#e87898", "#f2e4c4", "#2f4a7a")
    spots = [
        (-2.7, -1.6, 4.4, 2.3),
        (2.6, -0.6, 5.2, 2.5),
        (-0.9, 2.6, 6.4, 2.8),
        (3.9, 4.2, 5.4, 2.6),
        (-4.6, 3.8, 5.8, 2.8),
        (1.2, 6.5, 7.6, 3.2),
        (-2.8, 8.6, 7.2, 3.0),
        (5.6, 9.5, 7.8, 3.2),
        (-6.5, 10, 7, 3.2),
        (0.8, -3.4, 2.1, 0.95),
        (-1.7, -4.2, 1.5, 0.7),
        (2.9, -4.0, 1.3, 0.6),
        (3.0, 12, 9, 3.4),
        (-0.5, 14, 9.5, 3.6),
        (-1.9, -0.4, 7.2, 2.3),
        (1.5, 1.2, 8.2, 2.6),
        (-4.4, 0.6, 7.9, 2.4),
        (4.3, 1.6, 7.6, 2.5),
        (-1.2, 4.8, 10.6, 3.2),
        (2.4, 5.6, 11.6, 3.4),
        (-5.4, 6.4, 11.2, 3.2),
        (-3.3, -3.2, 2.6, 1.1),
        (3.6, -2.6, 2.9, 1.2),
    ]
    bark = wood("#5a4636")
    for number, (x, y, height, size) in enumerate(spots):
        level = ground(x, y)
        crown = props.umbrella(
            (x, y, level + height - size * 1.52),
            size,
            rnd.uniform(0, 45),
            color=colors[number % 8],
            second_color="#f6ecd8" if number % 3 == 0 else None,
            handle=False,
        )
        crown.scale.z *= 1.55  # domes, like the crowns of trees
        geometry.sweep(
            [(x, y, level - 0.2), (x + 0.05 * size, y, level + height * 0.4), (x, y, level + height - size * 0.1)],
            [0.10 * size**0.8, 0.05 * size**0.8, 0.03],
            10,
            bark,
        )
        for root in range(4):
            turn = root * 1.6 + number
            geometry.sweep(
                [
                    (x, y, level + 0.1 * size),
                    (x + math.cos(turn) * 0.18 * size, y + math.sin(turn) * 0.18 * size, level + 0.02),
                    (x + math.cos(turn) * 0.34 * size, y + math.sin(turn) * 0.34 * size, level - 0.1),
                ],
                [0.07 * size**0.8, 0.045, 0.01],
                8,
                bark,
            )
    drops = Clay()
    streak = surface("#eef6f8", roughness=0.3, emission="#dfeef4", emission_strength=0.35)
    for _ in range(420):
        x, y, z = rnd.uniform(-6, 6), rnd.uniform(-6, 9), rnd.uniform(0.3, 9)
        drops.tube(
            [(x, y, z), (x - 0.03, y, z + rnd.uniform(0.16, 0.34))],
            [0.006, 0.004],
            streak,
            segments=3,
            steps=1,
            round_ends=False,
        )
    drops.build("rain")
    figures.gentleman(
        (-0.35, -3.6, ground(-0.35, -3.6)),
        1.2,
        160,
        holding=(),
        pose=figures.ONE_HAND_UP.but(right_hand=(-0.36, -0.34, 1.42)),
        hat="bowler",
        top="#3a4038",
        skin="#e0b48c",
    )
    props.watering_can((1.65, -4.5, ground(1.65, -4.5)), 1.1, 20, color="#c8702c")
    animals.snail((-2.6, -4.6, ground(-2.6, -4.6)), 0.55, 160)
    animals.fox((2.2, -2.4, ground(2.2, -2.4)), 0.85, 30, sitting=True)
    nature.grass(ground, (-5.5, 5.5), (-7, 8), 6500, (0.07, 0.26), "#9ab86a", "#527a50", seed=7)
    nature.flowers(ground, (-5, 5), (-6, 4), 60, ("#ffffff", "#f4d848", "#d8a0d8"), 0.06, seed=3)
    sun((-0.3, -0.8, 1), "#f0f4f0", 1.9, 25)
    area((3, -9, 6), (0, -2, 2), "#fff4e0", 260, 4)
    return Look(
        mist=(9, 34),
        fog="#c8d6d4",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#24404a",
        highlight_tone="#f8faf0",
        saturation=1.25,
        exposure=1.1,
    )


@recipe(
    id="wolf-made-of-night",
    title="Wolf Made of Night",
    seed=43,
    setting="forest edge",
    time="dusk",
    palette="dawn peach and indigo",
    hero="wolf",
    clues=("the end of a nightmare", "darkness falls on four feet", "befriend what you fear"),
    ready=True,
)
def wolf_made_of_night(rnd: random.Random) -> Look:
    camera((0.8, -13, 1.5), (0.0, 0, 4.9), lens=32)
    sky(
        [(0, "#4a4a50"), (0.49, "#ffe4b0"), (0.53, "#ffc89a"), (0.60, "#f4a49a"), (0.72, "#b890b8"), (1, "#6a78b8")],
        sun=(0.5, 1, 0.05),
        sun_color="#fff6d8",
        sun_glow=7,
        clouds=0.7,
        cloud_colors=("#fff0e0", "#c890a8"),
        seed=43,
        swirl=1.5,
    )
    ground = meadow(17, 0.6, 0.12)
    moss(ground, "#7a7a4a", "#4f5a40", (-24, 24), (-9, 36))
    night = wonders.starry("#0a1036", "#3434a0", 0.7, 17.0, 8.0)
    size = 3.7
    animals.wolf(
        (0.9, 2.6, ground(0.9, 2.6) - 0.1), size, 10, material=night, howling=True, eye="#fff0b0", eye_glow=4.0
    )
    mouth = Vector((0.9 - 1.1 * size, 2.0, 2.05 * size))
    song = []  # its howl goes up as stars and becomes the night
    for step in range(150):
        t = rnd.random() ** 0.8
        sway = Vector((0.2 * t + 2.2 * t * t + 0.35 * math.sin(6 * t), 2.0 * t, 6.2 * t))
        song.append(
            tuple(mouth + sway + Vector((rnd.gauss(0, 0.1 + 1.1 * t), rnd.gauss(0, 0.5 * t), rnd.gauss(0, 0.2))))
        )
    geometry.sparks(song[:110], 0.035, emission("#ffe8a8", 5))
    nature.stars(song[110:], (0.08, 0.2), "#fff0b8", 2.2, 5)
    geometry.sparks(
        [(rnd.uniform(-3, 4), 2 + rnd.gauss(0, 0.6), rnd.uniform(0.2, 1.6)) for _ in range(50)],
        0.03,
        emission("#ffe8a8", 5),
    )
    models = [
        nature.pine((-4.4, 0.5, ground(-4.4, 0.5)), 1.0, seed=3, height=3.2, needles="#2f5a4a"),
        nature.pine((4.6, 0.0, ground(4.6, 0.0)), 1.0, seed=4, height=2.6, needles="#3a6450"),
    ]
    for number in range(44):
        x, y = rnd.uniform(-14, 14), rnd.uniform(-1.0, 22)
        if abs(x - 0.4) < 4.6 and y < 5:
            continue
        geometry.duplicate(models[number % 2], (x, y, ground(x, y) - 0.1), rnd.uniform(0.6, 1.05), rnd.uniform(0, 360))
    geometry.duplicate(models[0], (3.0, -5.5, ground(3.0, -5.5) - 0.1), 0.85, 40)
    figures.child(
        (-2.75, -2.4, ground(-2.75, -2.4)),
        1.15,
        130,
        pose=figures.HOLDING_OUT.but(left_hand=(0.3, -0.4, 1.3)),
        top="#d8402e",
        bottom="#4a3a34",
        garment="coat",
        hat="hood",
        hat_color="#d8402e",
        holding=("lantern",),
        skin="#e0aa84",
    )
    animals.rabbit((0.6, -5.4, ground(0.6, -5.4)), 0.8, 60, upright=True, color="#c8b8a0")
    nature.grass(ground, (-6, 6), (-8, 4), 7500, (0.1, 0.4), "#c8b060", "#6a7444", seed=5)
    nature.flowers(ground, (-5, 5), (-7, 2), 70, ("#ffffff", "#f0a0b0", "#f4d060"), 0.06, seed=8)
    sun((0.6, 0.8, 0.35), "#ffd8a0", 2.6, 3)
    sun((-0.4, -1, 0.6), "#e8c8e0", 1.6, 20)
    area((-5, -9, 3), (-2.5, -2.4, 1), "#ffe0c0", 160, 2)
    return Look(
        mist=(14, 46),
        fog="#ffd0a8",
        fog_amount=0.5,
        bloom=0.25,
        shadow_tone="#20204a",
        highlight_tone="#fff4dc",
        saturation=1.15,
        exposure=0.95,
    )


@recipe(
    id="mirror-of-another-season",
    title="Mirror of Another Season",
    seed=51,
    setting="autumn wood",
    time="day",
    palette="russet and spring",
    hero="mirror",
    clues=("I was young once", "the grass is greener", "a window shopping for time"),
    ready=True,
)
def mirror_of_another_season(rnd: random.Random) -> Look:
    camera((-0.5, -8.6, 1.7), (0.15, 0, 1.95), lens=35)
    sky(
        [(0, "#4a3a30"), (0.49, "#e8d8bc"), (0.55, "#c8b8a4"), (0.7, "#8f9298"), (1, "#5a6474")],
        clouds=0.8,
        cloud_colors=("#f0e6d4", "#8a8684"),
        seed=51,
    )
    ground = meadow(19, 0.2, 0.25)
    moss(ground, "#8a5a34", "#5a3a28")
    trunks(rnd, 32, (-9, 9), (3.2, 20), "#4a3c36", 0.0, 0, 12)
    leaves = [
        geometry.transform(
            (x, y, ground(x, y) + 0.03),
            (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 360)),
            rnd.uniform(0.06, 0.12),
        )
        for x, y in ((rnd.uniform(-5, 5), rnd.uniform(-6, 6)) for _ in range(1500))
    ]
    shape = [(-1, 0, 0), (-0.3, -0.6, 0.15), (1, 0, 0.1), (-0.3, 0.6, 0.15)]
    for part, color in enumerate(("#c8642a", "#e0a038", "#9a3a24")):
        geometry.scatter(
            shape, [(0, 1, 2, 3)], leaves[part::3], surface(color, roughness=0.8, variation=0.2), smooth=False
        )
    falling = [
        geometry.transform(
            (rnd.uniform(-4, 4), rnd.uniform(-3, 5), rnd.uniform(0.5, 6)),
            [rnd.uniform(0, 360) for _ in range(3)],
            rnd.uniform(0.07, 0.12),
        )
        for _ in range(60)
    ]
    geometry.scatter(shape, [(0, 1, 2, 3)], falling, surface("#d8803a", roughness=0.8), smooth=False)
    # Behind the frame stands a small box of spring; from the front it reads as a reflection.
    left, right, low, high, depth = -0.62, 1.98, 0.25, 4.1, 2.6
    middle = (left + right) / 2
    back = emission("#86c8ee", 0.8)
    geometry.box((right - left, 0.05, high - low), (middle, depth, (low + high) / 2), back)
    for x in (left - 0.02, right + 0.02):
        geometry.box((0.04, depth, high - low), (x, depth / 2, (low + high) / 2), back)
    geometry.box((right - left, depth, 0.04), (middle, depth / 2, high), back)

    def lawn(x: float, y: float) -> float:
        return (
            low
            + 0.02
            + 0.03 * math.sin(x * 2 + 1)
            + 0.16 * y
            + 0.5 * math.exp(-((y - 2.6) ** 2) * 2) * (1 + 0.4 * math.sin(x * 3))
        )

    terrain(
        lawn,
        (left, right),
        (-0.06, depth),
        30,
        surface("#7fc84a", roughness=0.9, emission="#5a9a30", emission_strength=0.2),
    )
    nature.grass(lawn, (left, right), (-0.02, depth - 0.1), 2200, (0.06, 0.2), "#a8e060", "#5aa83c", seed=2)
    nature.flowers(
        lawn, (left + 0.1, right - 0.1), (0.1, 2.0), 70, ("#ff6a8a", "#ffe04a", "#ffffff"), 0.06, (0.1, 0.28), seed=5
    )
    nature.tree(
        (1.05, 1.7, lawn(1.05, 1.7)),
        0.7,
        seed=3,
        levels=5,
        leaf="#ffa8c8",
        second_leaf="#fff0f6",
        leaves=14,
        leaf_size=0.13,
        glow=0.25,
    )
    for x, y, z in ((-0.2, 1.0, 3.2), (0.35, 1.5, 3.5), (1.2, 0.9, 3.0)):
        animals.butterfly((x, y, z), 0.24, rnd.uniform(0, 90), color="#f8a030", flap=50, tilt=40)
    for x, z, size in ((0.0, 3.4, 0.16), (1.3, 3.65, 0.2), (0.7, 3.05, 0.1)):
        nature.cloud((x, 2.3, z), size, seed=int(x * 9 + 3), color="#ffffff", shadow="#cfe8f8", glow=0.5)
    figures.child(
        (0.12, 0.55, lawn(0.1, 0.55)),
        1.7,
        12,
        pose=figures.STANDING.but(right_hand=(-0.40, -0.32, 1.30), right_elbow=(-0.8, 0.4, -0.6)),
        garment="dress",
        top="#f4e04a",
        hair="long",
        hair_color="#7a3a18",
        skin="#e6b088",
    )
    point((middle, 0.5, 3.7), "#fff4d0", 60, 0.4)
    frame = gold("#c8963c", 0.35)
    for x in (left - 0.12, right + 0.12):
        geometry.box((0.26, 0.2, high - low + 0.5), (x, 0, (low + high) / 2), frame, bevel=0.06)
        geometry.sphere(0.2, (x, -0.02, high + 0.32), frame, 24)
    for z in (low - 0.12, high + 0.12):
        geometry.box((right - left + 0.5, 0.2, 0.26), (middle, 0, z), frame, bevel=0.06)
    for number in range(9):
        turn = math.pi * number / 8
        geometry.sphere(
            0.13 + 0.05 * math.sin(turn),
            (middle - 0.75 * math.cos(turn), -0.02, high + 0.3 + 0.42 * math.sin(turn)),
            frame,
            20,
        )
    figures.old_woman(
        (-1.15, -1.5, ground(-1.15, -1.5)),
        1.22,
        155,
        top="#4a4a6a",
        shawl="#7a3a34",
        pose=figures.STANDING.but(
            right_hand=(-0.26, -0.40, 0.86), left_hand=(0.42, -0.38, 1.28), left_elbow=(0.8, 0.4, -0.6)
        ),
    )
    animals.cat((1.6, -1.9, ground(1.6, -1.9)), 0.95, 150, color="#c87a3a", stripes="#8a4a24", belly="#f4e8d8")
    sun((-0.5, -0.7, 0.7), "#ffe8c8", 2.2, 6)
    area((-4, -7, 4), (0, 0, 1.5), "#fff0dc", 130, 3)
    return Look(
        mist=(8, 26),
        fog="#d8c4a4",
        fog_amount=0.62,
        bloom=0.2,
        shadow_tone="#2a2030",
        highlight_tone="#fff4dc",
        saturation=1.15,
    )


@recipe(
    id="tea-party-of-owls",
    title="Tea Party of Owls",
    seed=58,
    setting="deep forest",
    time="night",
    palette="plum and lamplight",
    hero="owls",
    clues=("the guest is on the menu", "the night shift takes a break", "a parliament"),
    ready=True,
)
def tea_party_of_owls(rnd: random.Random) -> Look:
    camera((0.45, -5.5, 2.75), (0, 0.4, 1.62), lens=38)
    sky(
        [(0, "#1a1020"), (0.5, "#6a5080"), (0.6, "#3c3464"), (1, "#161638")],
        clouds=0.5,
        cloud_colors=("#8a70a0", "#2a2450"),
        stars=1.2,
        seed=58,
        strength=0.7,
    )
    ground = meadow(23, 0.15, 0.3)
    moss(ground, "#4a4a3c", "#2c3430")
    trunks(rnd, 30, (-8, 8), (3.4, 16), "#3a3038", 0.0, 0, 11)
    furniture.table((0, 0.2, 0), 1.35, 0, width=2.3, depth=1.15, height=0.72, cloth_color="#f2e6d8")
    top = 0.99
    furs = ("#8a6a48", "#b8a890", "#6a5a50", "#c88a50", "#f0e8dc")
    for number, (x, y, turn, size) in enumerate(
        (
            (-1.2, 1.25, 78, 1.25),
            (0.0, 1.4, 90, 1.5),
            (1.25, 1.25, 105, 1.25),
            (-1.78, 0.3, 150, 1.1),
            (1.78, 0.35, 30, 1.1),
        )
    ):
        furniture.chair(
            (x, y + (0.15 if y > 1 else 0), 0),
            1.0,
            (90 if x > 0 else -90) if y < 1 else 0,
            color="#5a3420",
            seat="#7a2f4a",
        )
        animals.owl(
            (x, y, 0.5),
            size,
            turn,
            color=furs[number],
            belly=("#e8d8b8", "#f4ece0", "#c8b8a0", "#f0d8b0", "#ffffff")[number],
        )
    props.teapot((0.45, 0.45, top), 0.26, 20, color="#3f6f8a")
    for x, y in ((-1.05, 0.42), (-0.3, 0.72), (1.0, 0.5), (-1.1, -0.1), (1.15, 0.0)):
        props.teacup(
            (x, y, top), 0.13, rnd.uniform(0, 360), tea="#6a3414", band=rnd.choice(["#b5302a", "#c79a3c", "#3f6f8a"])
        )
    props.candle((-0.55, 0.25, top), 1.0, height=0.4, energy=14)
    props.candle((0.9, 0.1, top), 1.0, height=0.3, energy=12)
    # The guest of honour: a mouse in front of a cup larger than itself.
    animals.mouse((-0.42, -0.32, top), 1.0, 62, color="#6a5e58")
    props.teacup((0.0, -0.34, top), 0.17, 200, tea="#6a3414", band="#b5302a")
    geometry.lathe(
        [(0, 0), (0.34, 0), (0.36, 0.04), (0.34, 0.2), (0.30, 0.24), (0, 0.25)],
        40,
        surface("#f4d8b8", roughness=0.8),
        location=(-0.3, 0.5, top),
    )
    geometry.sparks(
        [
            (-0.3 + 0.26 * math.cos(k), 0.5 + 0.26 * math.sin(k), top + 0.26)
            for k in (step * 0.785 for step in range(8))
        ],
        0.035,
        surface("#c8242e", roughness=0.3),
    )
    branch = surface("#3a3038", roughness=0.95, bump=0.6, bump_scale=8)
    geometry.sweep(
        [(-5, 1.5, 4.6), (-2, 1.2, 4.2), (0.5, 1.0, 4.35), (3.2, 1.2, 4.0)], [0.26, 0.18, 0.12, 0.04], 12, branch
    )
    for x, length in ((-1.9, 0.9), (-0.4, 1.3), (1.2, 0.8)):
        wonders.rope([(x, 1.1, 4.2), (x, 1.1, 4.2 - length / 2), (x, 1.1, 4.2 - length)], 0.01, "#2a2024")
        props.lantern((x, 1.1, 4.2 - length - 0.5), 1.0, energy=48)
    nature.grass(
        ground,
        (-4.5, 4.5),
        (-4, 6),
        5000,
        (0.05, 0.2),
        "#7a8454",
        "#3f4c3c",
        seed=9,
        avoid=lambda x, y: abs(x) < 1.8 and abs(y) < 1.0,
    )
    for x, y in ((-2.6, -1.4), (2.5, -1.2), (-1.6, -2.2), (3.0, 1.6)):
        nature.mushroom((x, y, ground(x, y)), rnd.uniform(0.25, 0.4), cap="#a83a5a", seed=int(x * 7 + 30))
    nature.fireflies(rnd, 30, (-3, 3), (-1, 4), (0.5, 4), strength=4)
    sun((-0.4, -0.6, 0.9), "#c8b8f0", 1.9, 12)
    area((0.5, -6, 4.5), (0, 0, 1), "#ffd8a8", 330, 3)
    return Look(
        mist=(6, 20),
        fog="#6a5488",
        fog_amount=0.62,
        bloom=0.22,
        exposure=1.35,
        lift=0.02,
        shadow_tone="#1c1034",
        highlight_tone="#ffe8c0",
    )


@recipe(
    id="stump-clock",
    title="The Stump Clock",
    seed=66,
    setting="clearing",
    time="day",
    palette="sawdust and fern",
    hero="tree stump",
    clues=("the rings of time", "I'm late, I'm late", "what is cut still counts"),
    ready=True,
)
def stump_clock(rnd: random.Random) -> Look:
    camera((0.5, -5.6, 8.8), (0.1, 0.25, 0.4), lens=35, roll=-8)
    sky([(0, "#5a7a4a"), (0.5, "#f0f0d0"), (1, "#a8c8c0")], strength=0.9)
    ground = meadow(29, 0.25, 0.4)
    moss(ground, "#5a8044", "#345a34", (-12, 12), (-9, 14))
    rings = geometry.sheet(
        lambda u, v: (
            (0.02 + 2.55 * v * (1 + 0.05 * math.sin(u * 2 * math.pi * 3 + 1) + 0.03 * math.sin(u * 2 * math.pi * 7)))
            * math.cos(u * 2 * math.pi),
            (0.02 + 2.55 * v * (1 + 0.05 * math.sin(u * 2 * math.pi * 3 + 1) + 0.03 * math.sin(u * 2 * math.pi * 7)))
            * math.sin(u * 2 * math.pi),
            1.0,
        ),
        None,
        120,
        68,
    )
    pale, dark = surface("#e8c890", roughness=0.8, variation=0.1), surface("#b8874e", roughness=0.8, variation=0.1)
    rings.data.materials.append(pale)
    rings.data.materials.append(dark)
    for number, polygon in enumerate(rings.data.polygons):
        row = number // 120  # whole rows, so that every ring follows the stump's outline
        polygon.material_index = 1 if (row + 1.6 * math.sin(row * 0.7)) % 9 > 6.4 else 0
    bark = surface("#5a4230", roughness=0.95, variation=0.25, bump=0.9, bump_scale=5)
    geometry.sheet(
        lambda u, v: (
            (2.56 + 0.5 * (1 - v) ** 2 + 0.05 * math.sin(u * 150))
            * (1 + 0.05 * math.sin(u * 2 * math.pi * 3 + 1) + 0.03 * math.sin(u * 2 * math.pi * 7))
            * math.cos(u * 2 * math.pi),
            (2.56 + 0.5 * (1 - v) ** 2 + 0.05 * math.sin(u * 150))
            * (1 + 0.05 * math.sin(u * 2 * math.pi * 3 + 1) + 0.03 * math.sin(u * 2 * math.pi * 7))
            * math.sin(u * 2 * math.pi),
            -0.3 + 1.33 * v,
        ),
        bark,
        160,
        10,
    )
    for root in range(9):
        turn = root * 0.7 + 0.2
        geometry.sweep(
            [
                (2.5 * math.cos(turn), 2.5 * math.sin(turn), 0.5),
                (3.1 * math.cos(turn), 3.1 * math.sin(turn), 0.12),
                (3.9 * math.cos(turn + 0.15), 3.9 * math.sin(turn + 0.15), -0.1),
            ],
            [0.35, 0.24, 0.06],
            12,
            bark,
        )
    for hour in range(12):
        turn = math.radians(90 - 30 * hour)
        x, y = 2.1 * math.cos(turn), 2.1 * math.sin(turn)
        if hour % 3 == 0:
            nature.mushroom((x, y, 1.0), 0.34, cap="#c83a2a", seed=hour + 2)
        else:
            nature.rock((x, y, 1.03), (0.11, 0.11, 0.09), seed=hour, color="#7a7a72")
    twig = surface("#4a3424", roughness=0.9, bump=0.5, bump_scale=12)
    for angle, length, thick in ((62, 1.25, 0.085), (-40, 1.75, 0.06)):
        turn = math.radians(angle)
        along = Vector((math.cos(turn), math.sin(turn), 0))
        geometry.sweep(
            [
                along * -0.25 + Vector((0, 0, 1.1)),
                along * length * 0.5 + Vector((0.03, 0.02, 1.14)),
                along * length + Vector((0, 0, 1.1)),
            ],
            [thick, thick * 0.9, thick * 0.5],
            10,
            twig,
        )
        for side in (-1, 1):
            leaf = along * (length * 0.86) + Vector((-along.y, along.x, 0)) * side * 0.14
            geometry.sphere(
                0.15,
                (leaf.x, leaf.y, 1.13),
                surface("#6fa83a", roughness=0.7),
                16,
                (1, 0.55, 0.12),
                (0, 0, angle + side * 55),
            )
    geometry.sphere(0.13, (0, 0, 1.12), gold(), 24)
    # A seedling out of the heart of the clock, and who looks after it.
    figures.old_woman(
        (-0.85, -0.75, 1.0),
        0.85,
        -50,
        top="#6a5a8a",
        holding=(),
        pose=figures.KNEELING,
        shawl="#c86a3a",
        hat="straw",
        hat_color="#e8cc7a",
        apron=None,
    )
    props.watering_can((-1.45, -0.35, 1.0), 0.75, 160, color="#3f8a8a")
    animals.rabbit((1.65, -1.0, 1.0), 0.85, -130, color="#f8f4ee")
    geometry.box((0.16, 0.2, 0.03), (1.55, -0.75, 1.28), gold())
    geometry.sweep(
        [(-0.08, 0.12, 1.05), (-0.12, 0.2, 1.35), (-0.04, 0.22, 1.6)], [0.03, 0.022, 0.015], 8, surface("#6a9a3a")
    )
    for turn in (0.4, 2.2, 4.2):
        geometry.sphere(
            0.16,
            (-0.04 + 0.16 * math.cos(turn), 0.22 + 0.16 * math.sin(turn), 1.62),
            surface("#9ad04a", roughness=0.6),
            14,
            (1, 0.6, 0.2),
            (0, -20, math.degrees(turn)),
        )
    animals.snail((2.9, 1.2, ground(2.9, 1.2) + 0.25), 0.5, 60)
    nature.grass(
        ground,
        (-7, 7),
        (-5.5, 13),
        21000,
        (0.12, 0.4),
        "#86b85a",
        "#3a6a34",
        seed=4,
        avoid=lambda x, y: math.hypot(x, y) < 3.0,
    )
    nature.flowers(
        ground,
        (-6, 6),
        (-4.6, 11),
        240,
        ("#ffffff", "#f4c84a", "#e88ab0", "#9a7ad8"),
        0.1,
        (0.2, 0.4),
        seed=5,
        avoid=lambda x, y: math.hypot(x, y) < 3.2,
    )
    for _ in range(3):
        animals.butterfly(
            (rnd.uniform(-2, 2), rnd.uniform(-1, 2), rnd.uniform(1.8, 2.6)),
            0.26,
            rnd.uniform(0, 360),
            color=rnd.choice(["#f0a030", "#4a8ad8"]),
            flap=30,
        )
    sun((-0.7, -0.2, 0.8), "#fff0cc", 3.4, 2)
    return Look(
        mist=(9, 30),
        fog="#d8e0b0",
        fog_amount=0.15,
        bloom=0.15,
        shadow_tone="#1c3a2c",
        highlight_tone="#fff8dc",
        saturation=1.12,
    )


@recipe(
    id="swing-from-a-star",
    title="Swing from a Star",
    seed=74,
    setting="treetops",
    time="dusk",
    palette="mint and lilac dusk",
    hero="swing",
    clues=("weekend", "hanging on a wish", "higher than my brother ever went"),
    ready=True,
)
def swing_from_a_star(rnd: random.Random) -> Look:
    camera((-0.6, -10.4, 2.4), (0.25, 0, 5.0), lens=30)
    sky(
        [
            (0, "#16282c"),
            (0.5, "#d8d0e8"),
            (0.54, "#b8b4e0"),
            (0.62, "#7a8cc8"),
            (0.74, "#3f7a94"),
            (0.88, "#1f4a6a"),
            (1, "#143050"),
        ],
        sun=(-0.6, 1, 0.02),
        sun_color="#ffe8e0",
        sun_glow=8,
        clouds=0.75,
        cloud_colors=("#e0c8e8", "#3f6a8c"),
        stars=1.3,
        seed=74,
        swirl=2.4,
    )
    star = Vector((2.3, 1.5, 9.2))
    shape, faces = nature.star_shape()
    geometry.mesh(
        shape,
        faces,
        surface("#ffe48a", roughness=0.5, emission="#ffd870", emission_strength=1.1),
        tuple(star),
        (0, 12, 0),
        1.0,
        smooth=False,
    )
    point((2.0, 0.2, 8.6), "#ffe0a0", 420, 0.6)
    seat = Vector((-1.15, -0.6, 4.35))
    turn = -58.7  # she flies out feet first, away from the star: body and ropes lean one way
    across = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0)) * 0.5
    for side in (-1, 1):
        wonders.rope(
            [
                tuple(star + across * side * 0.4 + Vector((-0.1, 0, -0.3))),
                tuple((star + seat) / 2 + across * side * 0.8 + Vector((0, 0, -0.05))),
                tuple(seat + across * side),
            ],
            0.022,
            "#f0dca8",
        )
    geometry.box((1.1, 0.44, 0.06), tuple(seat), wood("#8a5a33"), (-32, 0, turn), 0.015)
    figures.child(
        tuple(seat + Vector((0.05, 0.03, 0.06))),
        2.2,
        turn,
        pose=figures.SITTING.but(
            hips=(0, 0.02, 0.10),
            right_hand=(-0.33, 0.34, 0.60),
            left_hand=(0.33, 0.34, 0.60),
            right_foot=(-0.11, -0.78, 0.16),
            left_foot=(0.11, -0.72, 0.26),
            chest=(0, 0.26, 0.50),
            head=(0, 0.36, 0.74),
            look=(-0.2, -0.9, 0.5),
        ),
        wind=(0.1, 0.5, 0.1),
        garment="dress",
        top="#f2ecf8",
        hair="long",
        hair_color="#4a2a1a",
        skin="#c58a64",
        shoes="#d8402e",
        tilt=0,
    )
    crowns = ["#2f6a5c", "#3a7a64", "#28584f", "#4a8a70"]
    models = [
        nature.tree((-4.2, 3, -3.6), 1.5, seed=3, leaf=crowns[0], second_leaf=crowns[1], leaves=14, leaf_size=0.16),
        nature.tree((3.4, 2.2, -4.0), 1.5, seed=5, leaf=crowns[2], second_leaf=crowns[3], leaves=14, leaf_size=0.16),
    ]
    for number in range(22):
        x, y = rnd.uniform(-10, 10), rnd.uniform(0, 18)
        geometry.duplicate(
            models[number % 2], (x, y, -4.6 + rnd.uniform(-0.5, 0.6)), rnd.uniform(1.2, 1.8), rnd.uniform(0, 360)
        )
    geometry.duplicate(models[0], (-2.6, -2.6, -3.6), 1.15, 60)
    geometry.duplicate(models[1], (2.4, -3.0, -3.9), 1.2, 200)
    geometry.plane(200, (0, 0, -4.8), surface("#1c3c38"))
    buildings.house((3.4, 6, 0.2), 0.8, -20, wall="#f0e0d0", roof="#8a5a8a", lit=1.0, seed=6)
    for number in range(9):
        animals.bird(
            (-3.6 + 0.7 * number, 2 + 0.5 * number, 2.6 + 0.12 * number + rnd.uniform(-0.3, 0.3)),
            0.28,
            rnd.uniform(160, 200),
            color="#f4f0fa",
            flap=rnd.uniform(0, 40),
        )
    nature.stars([(-2.9, 3, 9.4), (-0.6, 4, 10.9), (-3.4, 4, 7.2), (0.4, 4, 8.2)], (0.1, 0.2), "#fff0c0", 2.5)
    sun((-0.6, 0.8, 0.3), "#ffd8d8", 1.8, 4)
    sun((-0.2, -1, 0.7), "#c8d8ff", 1.6, 15)
    area((-5, -8, 6), (-1, 0, 4.0), "#fff0e0", 520, 4)
    area((2, -9, 2), (0, 0, 0), "#c8d8ff", 300, 4)
    return Look(
        mist=(11, 40), fog="#a8a8d8", fog_amount=0.5, bloom=0.3, shadow_tone="#0c2038", highlight_tone="#fff0e0"
    )


@recipe(
    id="firefly-market",
    title="The Firefly Market",
    seed=88,
    setting="deep forest",
    time="night",
    palette="ink blue and lime light",
    hero="market stall",
    clues=("special offer on hope", "electricity strike", "bottled summer"),
    ready=True,
)
def firefly_market(rnd: random.Random) -> Look:
    camera((0.8, -7.3, 2.0), (-0.15, 0, 1.95), lens=35)
    sky(
        [(0, "#0c141c"), (0.5, "#33587a"), (0.58, "#203f64"), (0.75, "#122648"), (1, "#080f28")],
        clouds=0.5,
        cloud_colors=("#4f7a9a", "#142c4c"),
        stars=1.2,
        seed=88,
        strength=0.75,
    )
    ground = meadow(31, 0.2, 0.3)
    moss(ground, "#34503c", "#1c3028")
    trunks(rnd, 34, (-9, 9), (2.6, 18), "#26303a", 0.0, 0, 12)
    timber = wood("#6a4428")
    geometry.box((2.9, 0.9, 0.1), (-0.75, 0.5, 1.0), timber, bevel=0.02)
    geometry.box((2.8, 0.06, 0.9), (-0.75, 0.1, 0.52), wood("#5a3a24"))
    for x in (-2.1, 0.6):
        geometry.box((0.1, 0.1, 2.7), (x, 0.9, 1.35), timber)
        geometry.box((0.1, 0.1, 2.4), (x, 0.05, 1.2), timber)
    for stripe in range(10):
        color = ("#c8402e", "#f4e8d0")[stripe % 2]
        geometry.sheet(
            lambda u, v, s=stripe: (
                -2.4 + 0.33 * (s + u),
                1.15 - 1.75 * v,
                2.78 - 0.55 * v - 0.14 * math.sin(v * 3.0) - (0.12 * math.sin(math.pi * u) if v > 0.97 else 0),
            ),
            cloth(color),
            6,
            14,
        )
    glass_jar = surface("#cfe8e0", roughness=0.05, alpha=0.28)
    glow, lid = emission("#d8ff70", 9), gold("#b08a3c", 0.4)

    def jar(x: float, y: float, z: float, size: float) -> None:
        geometry.lathe(
            [(0, 0), (0.14, 0), (0.16, 0.04), (0.16, 0.3), (0.11, 0.38), (0.11, 0.42)],
            24,
            glass_jar,
            location=(x, y, z),
            scale=size,
        )
        geometry.cylinder(0.12 * size, 0.05 * size, (x, y, z + 0.44 * size), lid)
        geometry.sparks(
            [
                (
                    x + rnd.uniform(-0.09, 0.09) * size,
                    y + rnd.uniform(-0.09, 0.09) * size,
                    z + rnd.uniform(0.06, 0.3) * size,
                )
                for _ in range(9)
            ],
            0.022 * size,
            glow,
        )
        point((x, y - 0.03, z + 0.2 * size), "#c8f060", 5 * size, 0.08)

    for number in range(8):
        jar(-1.95 + 0.34 * number, 0.3 + 0.14 * (number % 2), 1.05, 0.85 + 0.25 * ((number * 7) % 3) / 2)
    string = [(-4.2, 1.2, 4.6), (-2.0, 0.6, 3.7), (0.4, 0.2, 3.6), (2.6, 0.4, 4.2), (4.6, 1.0, 5.2)]
    wonders.rope(string, 0.012, "#2a2a2a")
    for x, y, z in ((-3.0, 0.9, 4.05), (-1.3, 0.5, 3.5), (0.1, 0.25, 3.5), (1.5, 0.3, 3.78), (3.0, 0.5, 4.4)):
        wonders.rope([(x, y, z), (x, y, z - 0.2), (x, y, z - 0.42)], 0.008, "#2a2a2a")
        jar(x, y, z - 0.9, 0.95)
    figures.animal_in_coat(
        (-0.7, 1.15, 0.12), 1.05, 8, kind="owl", coat="#5a3a6a", garment="robe", pose=figures.HOLDING_OUT
    )
    figures.animal_in_coat(
        (0.75, -1.25, ground(0.75, -1.25)),
        1.12,
        -150,
        kind="fox",
        coat="#b5502a",
        scarf="#e8c860",
        pose=figures.HANDS_BEHIND,
    )
    figures.animal_in_coat(
        (1.75, -0.7, ground(1.75, -0.7)),
        0.95,
        -115,
        kind="rabbit",
        coat="#3f7a8a",
        hat="straw",
        hat_color="#e0c070",
        build="child",
        pose=figures.REACHING_UP,
    )
    figures.old_woman((-1.75, -1.3, ground(-1.75, -1.3)), 1.08, 140, top="#3a5a6a", shawl="#a5402e", holding=("cane",))
    animals.mouse((-0.6, -2.3, ground(-0.6, -2.3)), 0.7, 120)
    nature.grass(ground, (-4.5, 4.5), (-4.6, 6), 5500, (0.05, 0.22), "#5f8a5a", "#24443a", seed=6)
    for x, y in ((2.7, 0.8), (-3.2, -0.3), (3.0, -2.2)):
        nature.mushroom((x, y, ground(x, y)), rnd.uniform(0.35, 0.6), cap="#8a4ab0", seed=int(x * 5 + 30))
    nature.fireflies(rnd, 60, (-4, 4), (-2, 5), (0.4, 5), color="#e0ff80", strength=6)
    sun((-0.4, -0.6, 0.9), "#b0ccff", 2.0, 12)
    area((3, -8, 4), (0, -0.5, 1.0), "#d8e8ff", 520, 4)
    return Look(
        mist=(7, 22),
        fog="#3a688c",
        fog_amount=0.62,
        bloom=0.22,
        exposure=1.6,
        lift=0.025,
        shadow_tone="#0a1a34",
        highlight_tone="#f8ffd0",
    )


@recipe(
    id="path-of-keys",
    title="Path of Keys",
    seed=95,
    setting="old wood",
    time="dusk",
    palette="olive and brass",
    hero="keys",
    clues=("the locksmith's dream", "one of these opens you", "follow the yellow brick road"),
    ready=True,
)
def path_of_keys(rnd: random.Random) -> Look:
    camera((0.2, -9.4, 2.4), (0.1, 0, 2.5), lens=32)
    sky(
        [(0, "#2a2c1c"), (0.5, "#f0dc98"), (0.55, "#c8b878"), (0.66, "#7f8a64"), (0.85, "#46604c"), (1, "#2c443c")],
        sun=(0.2, 1, 0.2),
        sun_color="#fff0b8",
        sun_glow=7,
        clouds=0.6,
        cloud_colors=("#f8e8b0", "#6f7a58"),
        seed=95,
    )
    ground = meadow(37, 0.25, 0.25)
    moss(ground, "#6a6a34", "#3c4a2a")
    trunks(rnd, 24, (-10, 10), (3.5, 18), "#4a4434", 2.2, 6, 13, (0.25, 0.55))
    bark = surface("#5a4a34", roughness=0.95, variation=0.25, bump=0.9, bump_scale=4)
    # The great trunk with a keyhole cut in it, as a sheet bent around and left open where the hole is.
    centre = Vector((0.75, 4.2, 0))
    hole_x, hole_z = -0.12, 2.5

    def in_hole(x: float, z: float) -> bool:
        return math.hypot(x - hole_x, z - hole_z) < 0.62 or (
            0.75 < z < hole_z and abs(x - hole_x) < 0.28 + 0.34 * (hole_z - z) / 1.75
        )

    columns, rows = 120, 120
    vertices, faces = [], []
    for row in range(rows + 1):
        height = 5.0 * row / 80 if row <= 80 else 5.0 + 8.0 * (row - 80) / 40
        flare = 2.1 + 1.5 * math.exp(-height * 1.1) - 0.05 * height
        for column in range(columns + 1):
            turn = math.pi * (1.05 + 0.9 * column / columns)
            ripple = 1 + 0.05 * math.sin(turn * 17 + height * 0.6) + 0.12 * math.exp(-height) * math.sin(turn * 7)
            vertices.append(
                (
                    centre.x + flare * ripple * math.cos(turn),
                    centre.y + flare * ripple * math.sin(turn) * 0.9,
                    height - 0.3,
                )
            )
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            middle = vertices[corner]
            if in_hole(middle[0] - centre.x, middle[2]):
                continue
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    shell = geometry.mesh(vertices, faces, bark)
    geometry.shell(shell, 0.3, 1.0)
    geometry.plane((3.2, 4.6), (centre.x + hole_x, centre.y + 0.2, 2.2), emission("#ffe69a", 2.2), (90, 0, 0))
    point((centre.x + hole_x, 1.4, 2.0), "#ffd880", 240, 0.5)
    metal = [gold("#d8a83c", 0.28), gold("#b87a3c", 0.35), gold("#c8ccd0", 0.25)]
    models = [wonders.key((0, -50, 0), 1.0, metal=skin) for skin in metal]
    for number in range(230):
        amount = (number / 230) ** 0.9
        along = -6.4 + 8.2 * amount
        bend = 0.9 * math.sin(amount * 5.2 - 0.6) * (1 - amount * 0.6) + 0.6 * amount
        across = bend + rnd.uniform(-1, 1) * (0.85 - 0.45 * amount)
        geometry.duplicate(
            models[number % 3],
            (across, along, ground(across, along) + 0.05 + rnd.uniform(0, 0.05)),
            rnd.uniform(0.3, 0.5) * (1.15 - 0.45 * amount),
            rotation=(rnd.uniform(-10, 10), rnd.uniform(-10, 10), rnd.uniform(0, 360)),
        )
    figures.person(
        (-0.35, -2.9, ground(-0.35, -2.9)),
        1.15,
        175,
        pose=figures.WALKING.but(right_hand=(-0.42, -0.2, 0.86)),
        build="stout",
        top="#7a3a2a",
        bottom="#3a3428",
        garment="coat",
        hat="beanie",
        hat_color="#c8a040",
        accent="#f0e0b0",
        hair="short",
        hair_color="#d8d4cc",
        skin="#b87a54",
    )
    wonders.key((-0.05, -3.0, 1.05), 1.3, (0, -68, 20), metal[0])
    animals.bird((1.5, -1.5, 3.2), 0.42, 200, color="#1c1e26", flap=35)
    wonders.key((1.25, -1.5, 2.98), 0.28, (0, 70, 0), metal[2])
    animals.bird((-2.3, 0.5, 4.6), 0.42, 170, color="#1c1e26", flap=10)
    animals.fox((-2.4, -3.8, ground(-2.4, -3.8)), 0.85, -150, sitting=True)
    nature.grass(
        ground,
        (-5, 5),
        (-6.5, 5),
        6500,
        (0.08, 0.3),
        "#a8a458",
        "#565c30",
        seed=7,
        avoid=lambda x, y: abs(x - 0.9 * math.sin((y + 6.4) / 8.2 * 5.2 - 0.6) * 0.7) < 0.9,
    )
    nature.flowers(ground, (-5, 5), (-6, 3), 60, ("#fff8e0", "#f0c040", "#c87a5a"), 0.06, seed=2)
    sun((0.5, 0.7, 0.6), "#fff0b8", 1.8, 4)
    sun((-0.4, -1, 0.6), "#d8e0d0", 1.5, 20)
    area((-4, -8, 4), (-0.3, -2, 1.5), "#ffe8c0", 190, 3)
    return Look(
        mist=(8, 26),
        fog="#d8c888",
        fog_amount=0.5,
        bloom=0.28,
        ray_source=(0.55, 0.4),
        ray_amount=0.08,
        shadow_tone="#1c2418",
        highlight_tone="#fff4cc",
    )
