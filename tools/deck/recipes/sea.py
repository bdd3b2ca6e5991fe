"""The sea: on it, under it, and where it has no business to be."""

from __future__ import annotations

import math
import random

from ..kit import animals, buildings, figures, furniture, geometry, light, material, nature, props, terrain, vehicles
from ..kit.camera import camera
from ..kit.sky import sky
from ..recipe import Look, recipe


def sea(color: str = "#0e2a3a", scale: float = 0.7, strength: float = 0.35, roughness: float = 0.06) -> None:
    """An open sea at z = 0."""
    geometry.plane(700, (0, 0, 0), material.water(color, roughness, scale, strength))


@recipe(
    id="door-in-the-sea",
    title="Door in the sea",
    seed=3,
    setting="open sea",
    time="dusk",
    palette="rose dusk",
    hero="door",
    clues=("a job interview", "the other side of the mirror", "when one closes, another opens"),
    ready=True,
)
def door_in_the_sea(rnd: random.Random) -> Look:
    camera((0.6, -11.5, 2.5), (0.2, 0, 2.5), lens=38)
    sky(
        [(0, "#f2b184"), (0.49, "#ffc78a"), (0.52, "#f29a7c"), (0.60, "#c06a94"), (0.72, "#5a4f9a"), (1, "#25286a")],
        sun=(0.3, 1, 0.06),
        sun_color="#ffe8b8",
        sun_glow=18,
        clouds=0.95,
        cloud_colors=("#ffcfae", "#7a4f92"),
        cloud_scale=2.6,
        cloud_edge=(0.45, 0.62),
        swirl=1.8,
        seed=5,
    )
    sea(strength=0.35)
    buildings.door(
        (-0.9, 0, 0.78),
        1,
        8,
        width=1.35,
        height=2.7,
        color="#1d6a66",
        frame="#f0e2c6",
        open_angle=-66,
        glow="#ffe4a0",
        glow_strength=2.2,
    )
    buildings.stairs((-0.9, -2.3, -0.1), 1, 0, steps=5, width=2.4, rise=0.17, run=0.4, color="#e2d2b4")
    geometry.box((2.6, 1.6, 0.8), (-0.9, 0.2, 0.34), material.surface("#e2d2b4", roughness=0.8, bump=0.2))
    light.point((-0.6, -1.4, 2.2), "#ffd890", 150, 0.5)
    vehicles.boat((1.85, -4.8, -0.12), 0.95, 32, color="#6b3f2a")
    figures.person(
        (1.85, -4.75, 0.14),
        0.85,
        160,
        pose=figures.STANDING.but(left_hand=(0.32, -0.1, 0.72)),
        garment="dress",
        build="slim",
        top="#23406e",
        bottom="#23406e",
        hair="bun",
        hair_color="#20130d",
        skin="#8a5a3c",
        scarf="#c8402e",
        holding=("suitcase",),
        wind=(0.16, 0.1, 0.02),
    )
    for index in range(15):
        animals.bird(
            (
                -1.0 + 0.33 * index + rnd.uniform(-0.2, 0.2),
                -0.4 + index * 0.4,
                3.1 + 0.34 * index + rnd.uniform(-0.25, 0.25),
            ),
            0.24 + 0.014 * index,
            rnd.uniform(150, 215),
            flap=rnd.uniform(-15, 40),
            color="#fff6ea",
            tip="#8a86a0",
            roll=rnd.uniform(-20, 20),
        )
    light.sun((0.3, 1, 0.35), "#ffc890", 2.0, 4)
    light.sun((-0.6, -1, 0.6), "#a58bff", 0.9, 20)
    return Look(
        mist=(8, 80),
        fog="#f3b896",
        fog_amount=0.45,
        bloom=0.22,
        shadow_tone="#2a1c4a",
        highlight_tone="#ffe9cc",
        tone_amount=0.18,
    )


@recipe(
    id="moon-in-a-teacup",
    title="Moon in a teacup",
    seed=11,
    setting="open sea",
    time="night",
    palette="ultramarine",
    hero="moon",
    clues=("insomnia", "a storm in something small", "room service for giants"),
    ready=True,
)
def moon_in_a_teacup(rnd: random.Random) -> Look:
    camera((-0.8, -12.5, 4.4), (-0.1, 0, 2.75), lens=38)
    sky(
        [(0, "#050a1c"), (0.5, "#4a5fa0"), (0.53, "#34488c"), (0.64, "#141f55"), (1, "#050818")],
        sun=(0.1, 1, 0.05),
        sun_color="#8aa0f0",
        sun_glow=6,
        clouds=0.9,
        cloud_colors=("#7f8fd0", "#1a2560"),
        cloud_edge=(0.45, 0.62),
        stars=1.4,
        strength=0.85,
        seed=2,
        swirl=2,
    )
    sea("#03101f", 0.8, 0.4)
    props.teacup((0.7, 0, 0.0), 2.0, -28, saucer=False, color="#f3ebe0", band="#3f6fb8")
    geometry.disc(1.76, (0.7, 0, 1.78), material.water("#3a1606", scale=2.5, strength=0.2))
    nature.moon((0.8, 0.2, 2.6), 1.22, "#ffeebc", "#c8924a", 0.95, lamp=420)
    vehicles.boat((-0.45, -0.95, 1.76), 0.26, 25, sail="#f6ecd8")
    vehicles.boat((-2.1, -5.6, -0.1), 0.9, 24, color="#7a4a30")
    figures.fisherman(
        (-2.1, -5.6, 0.28),
        0.78,
        150,
        pose=figures.SITTING.but(right_hand=(-0.18, -0.4, 0.42), left_hand=(0.02, -0.42, 0.34)),
        hat="beanie",
        hat_color="#b8322e",
    )
    props.lantern((-2.75, -5.85, 0.42), 0.62, energy=16)
    for index in range(8):
        angle = index * 0.62 + 2.5
        animals.fish(
            (0.8 + math.cos(angle) * (2.2 + 0.12 * index), 0.3 + math.sin(angle) * 1.6, 4.6 + 0.42 * index),
            0.24,
            math.degrees(angle) - 90,
            color="#e07a2c" if index % 2 else "#d8b03a",
            tilt=-14,
        )
    light.sun((-0.5, -0.8, 0.5), "#9fb4ff", 0.9, 10)
    light.area((3, -9, 7), (0, 0, 3), "#ffe0b0", 420, 4)
    return Look(
        mist=(14, 90),
        fog="#3a4c8c",
        fog_amount=0.55,
        bloom=0.28,
        shadow_tone="#0a1030",
        highlight_tone="#ffeccc",
        tone_amount=0.18,
        exposure=1.12,
    )


@recipe(
    id="bed-under-sail",
    title="Bed under sail",
    seed=41,
    setting="open sea",
    time="night",
    palette="teal night",
    hero="bed",
    clues=("snow day", "leaving home for the first time", "the captain is not available"),
    ready=True,
)
def bed_under_sail(rnd: random.Random) -> Look:
    camera((1.2, -9.4, 4.2), (-0.25, 0, 1.9), lens=40, roll=-4)
    sky(
        [(0, "#0a2030"), (0.5, "#2f8f8a"), (0.55, "#1f6f80"), (0.7, "#123f66"), (1, "#071a3a")],
        sun=(-0.2, 1, 0.4),
        sun_color="#a8e8d0",
        sun_glow=7,
        clouds=0.8,
        cloud_colors=("#8fd6c0", "#144a66"),
        stars=1.5,
        seed=41,
        swirl=3,
        strength=0.85,
    )
    sea("#03202a", 0.9, 0.5)
    furniture.bed((0.1, 0, -0.15), 1.35, 114, blanket="#b5343a", color="#5a3420")
    turn = math.radians(114)
    along = lambda distance, side=0.0: (
        0.1 - math.sin(turn) * distance + math.cos(turn) * side,
        math.cos(turn) * distance + math.sin(turn) * side,
    )
    x, y = along(0.5)
    figures.child(
        (x, y, 0.68),
        1.15,
        96,
        pose=figures.SITTING_ON_GROUND.but(right_hand=(-0.42, -0.3, 0.86), look=(-0.2, -0.9, 0.5)),
        top="#f4ecd8",
        bottom="#8aa8d0",
        hair="curls",
        hair_color="#1c120e",
        skin="#7a4f34",
        holding=("lantern",),
        light=0.6,
    )
    x, y = along(-0.75, -0.2)
    animals.cat((x, y, 0.72), 0.75, 30, color="#e08a3a", stripes="#a85020")
    mast = along(-0.35, 0.85)
    geometry.cylinder(0.05, 4.6, (*mast, 2.3), material.wood("#5a3a24"))

    def sail(u: float, v: float) -> tuple[float, float, float]:
        reach = 2.9 * u * (1 - 0.45 * v)
        belly = 0.75 * math.sin(u * 3.0) * math.sin(0.4 + v * 2.4)
        return (
            mast[0] - reach * 0.93 + belly * 0.3,
            mast[1] + reach * 0.1 - belly,
            1.85 + 2.6 * v - 0.25 * u * (1 - v),
        )

    geometry.sheet(
        sail, material.surface("#fbf6ec", roughness=0.9, variation=0.05, emission="#ffe8c8", emission_strength=0.10)
    )
    for index in range(13):
        animals.fish(
            (
                2.6 - 0.5 * index,
                1.6 + 1.2 * math.sin(index * 1.3),
                2.2 + 1.5 * math.sin(index * 0.55 + 0.6) + 0.14 * index,
            ),
            0.17 + 0.03 * (index % 3),
            12 * math.sin(index),
            color=("#e0702c", "#d8a23a", "#c84a4a")[index % 3],
            tilt=-10 + 6 * math.sin(index),
        )
    nature.moon((-6.5, 30, 14.5), 2.7, "#f4ffe9", "#8fb8a0", 1.0)
    props.lantern((*along(-1.55), 0.95), 0.7, energy=60)
    light.area((-5, 6, 7), (0, 0, 1), "#c8fff0", 500, 4)
    light.area((2, -8, 6), (0, 0, 1.0), "#ffd8a0", 1000, 3)
    return Look(
        mist=(9, 70),
        fog="#2f8f90",
        fog_amount=0.5,
        bloom=0.32,
        shadow_tone="#04182c",
        highlight_tone="#fff4d8",
        tone_amount=0.2,
        exposure=1.2,
    )


@recipe(
    id="lighthouse-in-a-bottle",
    title="Lighthouse in a bottle",
    seed=131,
    setting="beach",
    time="day",
    palette="grey green",
    hero="lighthouse",
    clues=("a message that guides", "safely kept memories", "the smallest job vacancy on the coast"),
    ready=True,
)
def lighthouse_in_a_bottle(rnd: random.Random) -> Look:
    camera((0.3, -9, 2.3), (0, 0, 1.75), lens=37)
    sky(
        [(0, "#2a3a4a"), (0.5, "#e0d2b4"), (0.54, "#b4b4b0"), (0.64, "#5a7890"), (1, "#22405e")],
        sun=(-0.5, 1, 0.15),
        sun_color="#fff0c8",
        sun_glow=8,
        clouds=1,
        cloud_colors=("#efe6d6", "#40546c"),
        seed=131,
        swirl=2.2,
        cloud_edge=(0.40, 0.58),
    )

    def beach(x: float, y: float) -> float:
        return 0.22 * terrain.fbm(x * 0.35, y * 0.35, 2, 4) - 0.03 * max(0, y - 1) - 0.25 * max(0, y - 2.5)

    terrain.terrain(
        beach,
        (-14, 14),
        (-9, 10),
        170,
        material.surface(
            "#e0c08a", roughness=0.95, second_color="#b8935a", variation_scale=2, bump=0.25, bump_scale=40
        ),
    )
    geometry.plane(500, (0, 0, -0.35), material.water("#12384a", scale=0.8, strength=0.5))
    profile = [
        (0, 0),
        (0.9, 0.0),
        (1.05, 0.12),
        (1.08, 0.4),
        (1.08, 2.6),
        (1.02, 2.95),
        (0.7, 3.4),
        (0.42, 3.75),
        (0.36, 4.0),
        (0.36, 4.55),
        (0.45, 4.57),
        (0.45, 4.75),
        (0.36, 4.77),
    ]
    body = geometry.shell(geometry.lathe(profile, 80, material.glass("#dff4ee", 0, 1.10), 5), 0.045)
    cork = geometry.cylinder(
        0.35, 0.7, (0, 0, 4.75), material.surface("#a87848", roughness=0.95, variation=0.25, bump=0.5, bump_scale=18)
    )
    geometry.group([body, cork], (-1.9, 0, 1.15), (0, 80, -8))

    def swell(u: float, v: float) -> tuple[float, float, float]:
        x, y = -1.6 + 3.0 * u, -0.93 + 1.86 * v
        return (x - 0.15, y, 0.95 + 0.09 * math.sin(x * 6 + y * 3) + 0.06 * math.sin(y * 8 - x * 3))

    geometry.sheet(
        swell, material.surface("#2f8aa8", roughness=0.15, second_color="#134a6a", variation_scale=5, coat=0.6), 60, 40
    )
    nature.rocks(lambda x, y: 0.95, (-1.1, -0.2), (-0.45, 0.45), 9, (0.15, 0.34), "#5a5450", 3)
    buildings.lighthouse((-0.65, 0, 1.05), 0.235, lamp=25)
    light.point((-0.65, -0.05, 2.08), "#ffe09a", 45, 0.06)
    vehicles.sailing_ship((0.85, -0.1, 0.95), 0.24, 205)
    figures.child(
        (1.62, -2.9, beach(1.62, -2.9)),
        0.85,
        150,
        pose=figures.STANDING.but(right_hand=(-0.3, -0.35, 1.05)),
        top="#d8452e",
        bottom="#2f3f5a",
        skin="#a5714c",
        hair="braids",
        hair_color="#20130d",
    )
    props.suitcase((0.95, -3.4, beach(0.95, -3.4)), 0.36, 30)
    nature.rocks(beach, (-4, 4), (-4.8, 1), 30, (0.04, 0.16), "#8a827a", 5, avoid=lambda x, y: abs(x - 1.9) < 0.5)
    animals.snail((-1.35, -3.3, beach(-1.35, -3.3)), 0.42, 205, shell="#d8845a", body="#c8a898")
    for _ in range(9):
        animals.bird(
            (rnd.uniform(-3.2, 3.4), rnd.uniform(2, 8), rnd.uniform(3.4, 6.2)),
            0.2,
            rnd.uniform(0, 360),
            flap=rnd.uniform(0, 40),
            tip="#4a5058",
            roll=rnd.uniform(-25, 25),
        )
    light.sun((-0.5, -0.5, 0.6), "#ffe8c8", 2.8, 3)
    light.sun((0.5, 0.8, 0.4), "#9fb8ff", 0.8, 10)
    return Look(
        mist=(8, 60),
        fog="#c0c0b8",
        fog_amount=0.4,
        bloom=0.3,
        shadow_tone="#10203e",
        highlight_tone="#fff0d0",
        tone_amount=0.16,
        saturation=1.2,
    )


@recipe(
    id="whale-village",
    title="Whale village",
    seed=61,
    setting="open sea",
    time="dusk",
    palette="amber sea",
    hero="whale",
    clues=("moving house without packing", "grandmother", "do not wake the landlord"),
    ready=True,
)
def whale_village(rnd: random.Random) -> Look:
    camera((-2.2, -15.5, 5.4), (-0.1, 0, 2.5), lens=43)
    sky(
        [(0, "#a0542c"), (0.49, "#ffb45a"), (0.53, "#f6c878"), (0.62, "#e8a878"), (0.76, "#7a9aa8"), (1, "#2f5a78")],
        sun=(-0.55, 1, 0.08),
        sun_color="#fff0c0",
        sun_glow=16,
        clouds=0.85,
        cloud_colors=("#ffe6bc", "#b87a68"),
        seed=17,
        cloud_edge=(0.46, 0.63),
        swirl=1.5,
    )
    sea("#1c3a3e", 0.55, 0.4)
    animals.whale((0.6, 0.5, 0.0), 1.62, 24, color="#2c4656", belly="#c8ccc0", curl=0.3, tilt=3)
    turf = material.surface(
        "#6f8a3e", roughness=0.95, second_color="#3f5a2c", variation_scale=1.6, bump=0.5, bump_scale=8
    )
    mound = geometry.sphere(1, (0.15, 0.3, 1.05), turf, 64, (2.6, 1.45, 0.8), (0, 2, 24))
    geometry.bend(mound, lambda point: point * (1 + 0.12 * terrain.fbm(point.x * 2, point.y * 2, point.z * 2, 4)))
    turn = math.radians(24)

    def on_back(along: float, side: float) -> tuple[float, float, float]:
        rise = max(0.0, 1 - (along / 2.6) ** 2 - (side / 1.45) ** 2)
        return (
            0.15 + along * math.cos(turn) - side * math.sin(turn),
            0.3 + along * math.sin(turn) + side * math.cos(turn),
            1.05 + 0.78 * math.sqrt(rise),
        )

    spots = [
        (-1.5, -0.3),
        (-0.95, 0.3),
        (-0.6, -0.5),
        (-0.1, 0.15),
        (0.35, -0.55),
        (0.75, 0.25),
        (1.25, -0.3),
        (-0.35, 0.65),
        (1.0, 0.6),
        (1.65, 0.1),
    ]
    buildings.town(
        rnd,
        [on_back(*spot) for spot in spots],
        0.52,
        ("#f0e0c4", "#e8c8a0", "#d8b8a8"),
        ("#b5483a", "#8a3f34", "#a8603a"),
        lit=0.75,
    )
    nature.tree(on_back(0.1, -0.15), 0.42, seed=5, leaf="#7a9a3e", second_leaf="#d8a03a")
    nature.tree(on_back(-1.75, 0.1), 0.3, seed=9, leaf="#6a8a3a", second_leaf="#c8983a")
    buildings.lighthouse(on_back(1.95, -0.1), 0.3, lamp=20)
    for step in range(9):  # the blow, with a washing line's worth of drops
        nature.cloud(
            (-2.35 + 0.02 * step * step, -0.75, 1.75 + 0.36 * step),
            0.09 + 0.032 * step,
            seed=step,
            color="#fff4e0",
            shadow="#f0c8a0",
            glow=0.25,
            puffs=6,
        )
    vehicles.boat((1.55, -6.2, -0.12), 0.8, 20, color="#7a3f2a", sail="#f6e2bc")
    figures.old_woman((1.1, -6.35, 0.12), 0.62, 190)
    for _ in range(10):
        animals.bird(
            (rnd.uniform(-3, 4.5), rnd.uniform(0, 6), rnd.uniform(4.6, 8.2)),
            0.2,
            rnd.uniform(0, 360),
            flap=rnd.uniform(0, 40),
            roll=rnd.uniform(-20, 20),
        )
    light.sun((-0.6, 0.55, 0.4), "#ffcf90", 3.2, 3)
    light.area((4, -12, 6), (0, 0, 1.5), "#ffd8b0", 900, 5)
    return Look(
        mist=(13, 90),
        fog="#f0b878",
        fog_amount=0.5,
        bloom=0.28,
        shadow_tone="#1c2a44",
        highlight_tone="#fff0cc",
        tone_amount=0.16,
    )


@recipe(
    id="umbrella-in-the-storm",
    title="Umbrella in the storm",
    seed=23,
    setting="storm at sea",
    time="night",
    palette="slate and red",
    hero="umbrella",
    clues=("an optimist", "first day at a new school", "the weather forecast was wrong"),
    ready=True,
)
def umbrella_in_the_storm(rnd: random.Random) -> Look:
    camera((0, -9.5, 3.5), (0.1, 0, 2.3), lens=38, roll=7)
    sky(
        [(0, "#101820"), (0.5, "#8fa0a0"), (0.55, "#5a7078"), (0.68, "#2c4048"), (1, "#141e28")],
        sun=(0.7, 1, 0.35),
        sun_color="#e8f4e8",
        sun_glow=10,
        clouds=1,
        cloud_colors=("#9fb0b0", "#1c2a34"),
        cloud_edge=(0.38, 0.58),
        swirl=3,
        seed=77,
        strength=0.95,
    )

    def waves(x: float, y: float) -> float:
        crest = 1.1 * terrain.ridge(x * 0.14 + 0.3, y * 0.12 + 0.5, 4, 2) ** 2.2
        return (
            crest
            - 1.15
            + 0.22 * terrain.fbm(x * 0.7, y * 0.9, 1, 4)
            + 0.10 * max(0.0, y - 2) * (0.5 + 0.5 * math.sin(x * 0.7 + 1))
            - 0.2 * math.exp(-((x - 0.4) ** 2 + y * y) / 3)
        )

    terrain.terrain(
        waves,
        (-14, 14),
        (-8, 30),
        230,
        material.surface(
            "#3f7078", roughness=0.16, second_color="#163c46", variation_scale=0.9, bump=0.5, bump_scale=2.5, coat=0.5
        ),
    )
    floor = waves(0.5, 0) + 0.55
    props.umbrella((0.5, 0, floor - 0.75), 2.05, 15, color="#c8282e", second_color="#e8d8c0", upside_down=True)
    figures.child(
        (0.5, -0.1, floor - 0.28),
        1.0,
        20,
        pose=figures.STANDING.but(right_hand=(-0.32, -0.42, 1.5), right_elbow=(-0.6, 0, -1), look=(-0.3, -0.9, 0.4)),
        top="#f0c02e",
        bottom="#f0c02e",
        garment="coat",
        hat="hood",
        hat_color="#f0c02e",
        holding=("lantern",),
        light=2.0,
    )
    animals.cat((1.05, -0.3, floor - 0.2), 0.8, 100, color="#e8e0d8")
    for index in range(6):
        angle = index * 1.05 + 0.4
        vehicles.paper_boat(
            (
                0.5 + math.cos(angle) * (2.2 + 0.25 * index),
                -1.0 + math.sin(angle) * 2.2,
                waves(0.5 + math.cos(angle) * (2.2 + 0.25 * index), -1.0 + math.sin(angle) * 2.2) + 0.02,
            ),
            0.24,
            math.degrees(angle) + 60,
        )
    streak = material.emission("#dff4f0", 0.5)
    geometry.scatter(
        [(-1, 0, 0), (1, 0, 0), (0, 0, 1)],
        [(0, 1, 2)],
        [
            geometry.transform(
                (rnd.uniform(-5, 5), rnd.uniform(-6, 6), rnd.uniform(0, 8)),
                (0, 14, 0),
                (0.006, 1, rnd.uniform(0.3, 0.6)),
            )
            for _ in range(420)
        ],
        streak,
        smooth=False,
    )
    bolt = [(3.6, 20, 13.0), (3.0, 20, 10.6), (3.5, 20, 9.2), (2.7, 20, 7.4), (3.1, 20, 6.0), (2.5, 20, 3.6)]
    geometry.sweep(bolt, [0.12, 0.1, 0.09, 0.08, 0.06, 0.02], 6, material.emission("#f4ffff", 8), 1)
    animals.whale((-5.2, 13, 1.2), 0.9, 200, color="#1c2c38", curl=0.5, tilt=-22)
    light.sun((0.6, 0.7, 0.5), "#d8f0f0", 1.5, 5)
    light.area((-3, -8, 4), (0.5, 0, 1), "#ffdcb0", 330, 3)
    return Look(
        mist=(9, 34),
        fog="#7f9498",
        fog_amount=0.65,
        bloom=0.35,
        shadow_tone="#0a1822",
        highlight_tone="#f4f4e4",
        tone_amount=0.2,
        contrast=1.14,
        saturation=1.2,
    )


@recipe(
    id="sunken-piano",
    title="Sunken piano",
    seed=19,
    setting="lagoon",
    time="day",
    palette="turquoise",
    hero="piano",
    clues=("practice, practice, practice", "letting go of a career", "a concert for mermaids"),
    ready=True,
)
def sunken_piano(rnd: random.Random) -> Look:
    camera((3.2, -8.0, 3.6), (0.2, 0.3, 1.65), lens=36)
    sky(
        [(0, "#1c5a66"), (0.5, "#ffe8c0"), (0.54, "#f4d8c8"), (0.62, "#8ac0d4"), (0.75, "#3f8ec0"), (1, "#1c5490")],
        sun=(0.7, 0.3, 0.7),
        sun_color="#fffbe8",
        sun_glow=30,
        clouds=0.9,
        cloud_colors=("#ffffff", "#a8c8d0"),
        seed=8,
        cloud_scale=3,
    )

    def bottom(x: float, y: float) -> float:
        return -1.1 + 0.35 * terrain.fbm(x * 0.3, y * 0.3, 3, 4) + 0.03 * math.sin(x * 4 + 3 * terrain.fbm(x, y, 1, 3))

    terrain.terrain(
        bottom,
        (-20, 20),
        (-12, 30),
        150,
        material.surface("#f0dcae", roughness=0.95, second_color="#c8b484", variation_scale=1.4),
    )
    geometry.plane(
        900, (0, 300, -1.7), material.surface("#3f8f98", roughness=0.95)
    )  # or the sky shows through the far water
    water = material.surface(
        "#2fa4ac",
        roughness=0.06,
        second_color="#14708c",
        variation_scale=0.6,
        alpha=0.62,
        bump=0.4,
        bump_scale=1.6,
        coat=0.8,
    )
    geometry.plane(300, (0, 0, 0.0), water)
    furniture.piano((0.2, 0.8, -0.85), 1.6, 30, color="#1c1a20")
    white, black = (
        material.surface("#fbf8ee", roughness=0.25, variation=0.02),
        material.surface("#15131a", roughness=0.3),
    )
    for index in range(26):  # keys leave the keyboard and learn to swim
        t = index / 25
        angle = 0.6 + 5.2 * t
        place = (
            0.3 + (0.5 + 1.5 * t) * math.cos(angle),
            -0.9 - (0.2 + 0.9 * t) * math.sin(angle),
            0.5 + 3.5 * t + 0.12 * math.sin(index * 2.2),
        )
        if index < 9:
            geometry.box(
                (0.13, 0.5, 0.06),
                place,
                black if index % 3 == 1 else white,
                (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 24 + 20 * index),
                bevel=0.012,
            )
        else:
            animals.fish(
                place,
                0.18 + 0.006 * index,
                math.degrees(angle) - 90 + rnd.uniform(-15, 15),
                color="#f6f2e6" if index % 3 else "#1c1a22",
                belly="#ffffff" if index % 3 else "#3a3640",
                tilt=rnd.uniform(-14, 14),
            )
    figures.person(
        (1.45, -1.35, -0.45),
        1.15,
        206,
        pose=figures.STANDING.but(right_hand=(-0.26, -0.5, 1.02), left_hand=(0.26, -0.5, 1.0), look=(0.1, -1, -0.2)),
        garment="coat",
        top="#1c1c26",
        bottom="#1c1c26",
        skin="#8a5a3c",
        hair="curls",
        hair_color="#2a2622",
        build="slim",
    )
    for spot in ((-3.4, 3.6), (3.0, 6.2)):
        nature.rock((*spot, -0.75), (1.0, 0.8, 0.8), 30 * spot[0], spot[1], "#b8a88c")
    nature.palm((-2.4, 6.6, 0.1), 1.15, 20, seed=3)
    terrain.island(
        (-2.4, 6.6, 0.06), 1.9, 0.2, 1.4, 2, material.surface("#f4e2b8", roughness=0.9), material.stone("#b8a484")
    )
    light.sun((0.6, -0.2, 0.8), "#fff4d8", 4.0, 2)
    return Look(
        mist=(12, 60),
        fog="#a8e0dc",
        fog_amount=0.35,
        exposure=0.82,
        bloom=0.2,
        contrast=1.14,
        shadow_tone="#0e4a5a",
        highlight_tone="#fffbe8",
        tone_amount=0.12,
        saturation=1.18,
    )


@recipe(
    id="octopus-librarian",
    title="Octopus librarian",
    seed=29,
    setting="underwater",
    time="inside",
    palette="deep green",
    hero="octopus",
    clues=("multitasking", "silence, please", "eight answers to one question"),
    ready=True,
)
def octopus_librarian(rnd: random.Random) -> Look:
    camera((0.35, -8.2, 1.75), (-0.1, 0, 2.6), lens=32)
    sky([(0, "#04141c"), (0.5, "#1c5a58"), (0.7, "#2f8a80"), (1, "#8fe0c8")], strength=0.6)

    def bottom(x: float, y: float) -> float:
        return 0.08 * math.sin(2.2 * y + 1.6 * terrain.fbm(x * 0.5, y * 0.5, 2, 3)) * 0.4 + 0.12 * terrain.fbm(
            x, y, 5, 4
        )

    terrain.terrain(
        bottom,
        (-6, 6),
        (-8, 10),
        140,
        material.surface(
            "#c8b482", roughness=0.95, second_color="#7f8a62", variation_scale=1.3, bump=0.3, bump_scale=8
        ),
    )
    for side in (-1, 1):
        for row in range(4):
            furniture.bookcase(
                (side * (2.85 - 0.12 * row), -1.2 + 2.1 * row, -0.1),
                1.9,
                -side * 78,
                seed=row * 2 + side,
                height=3.2,
                shelves=8,
                width=1.15,
                color="#3a2a1a",
            )
    furniture.bookcase((0, 7.4, 0), 2.2, 0, seed=9, height=3.2, shelves=8, width=2.2, color="#3a2a1a")
    x0, y0, z0, size = 0.2, 1.0, 2.55, 1.25
    tips = [
        (1.25, 0.3, -0.75),
        (1.12, -0.2, 1.5),
        (-1.2, -0.2, 1.35),
        (-1.35, 0.2, -0.6),
        (-1.3, -1.0, 0.3),
        (-0.6, -1.5, -1.25),
        (0.8, -1.6, -0.95),
        (1.25, -1.1, 0.2),
    ]
    animals.octopus((x0, y0, z0), size, 4, color="#d0523a", belly="#f8d0a8", tips=tips)
    ends = [(x0 + tip[0] * size, y0 + tip[1] * size, z0 + tip[2] * size) for tip in tips]
    for index in (1, 2, 4, 7):  # a lamp for every corner of the library
        x, y, z = ends[index]
        props.lantern((x, y - 0.06, z - 0.52), 1.05, 30 * index, energy=90, glow=12)
    x, y, z = ends[6]
    props.open_book((x - 0.05, y - 0.12, z - 0.02), 1.0, 14, tilt=52)
    for index in (0, 3, 5):
        x, y, z = ends[index]
        props.book(
            (x, y - 0.12, z - 0.05),
            0.6,
            color=("#2f6a8a", "#c79a3c", "#8e2f2a")[index % 3],
            rotation=(70, 10 * index, 20 + 30 * index),
        )
    for x, y, heap in ((1.75, -3.0, 5), (1.35, -3.5, 3), (-2.1, -2.3, 6), (-0.1, 2.6, 4)):
        for level in range(heap):
            props.book(
                (x + rnd.uniform(-0.05, 0.05), y, bottom(x, y) + 0.05 + 0.085 * level),
                0.62,
                color=("#8e2f2a", "#c79a3c", "#2f4f6a", "#6a3a5a", "#3f7a5a")[(level + heap) % 5],
                rotation=(0, 0, rnd.uniform(-25, 25)),
            )
    for _ in range(9):
        props.book(
            (rnd.uniform(-1.5, 1.5), rnd.uniform(1.5, 5), rnd.uniform(3.6, 6.2)),
            0.45,
            color=rnd.choice(("#8e2f2a", "#c79a3c", "#2f4f6a", "#6a3a5a")),
            rotation=(rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360)),
        )
    figures.child(
        (-1.0, -3.4, bottom(-1.0, -3.4)),
        1.12,
        168,
        pose=figures.HOLDING_OUT.but(right_hand=(-0.36, -0.4, 1.3), look=(0.2, -0.7, 0.6)),
        top="#f0d050",
        bottom="#34508a",
        skin="#e0aa84",
        hair="long",
        hair_color="#b8642a",
        wind=(0.1, 0.1, 0.15),
        holding=("lantern",),
        light=0.5,
    )
    for _ in range(16):
        animals.fish(
            (rnd.uniform(-1.9, 1.9), rnd.uniform(-1.0, 4.5), rnd.uniform(3.6, 6.2)),
            rnd.uniform(0.1, 0.17),
            rnd.choice((0, 180)) + rnd.uniform(-25, 25),
            color=rnd.choice(("#f0c04a", "#8fd0e0", "#f08a5a")),
            stripes="#f4f4e8",
        )
    geometry.sparks(
        [(rnd.gauss(-1.0, 0.25), -3.3 + rnd.gauss(0, 0.2), 1.5 + 4.0 * rnd.random()) for _ in range(26)],
        0.03,
        material.glass("#e8fff8", 0, 1.2),
    )
    weed = material.surface("#4fa86a", roughness=0.6, second_color="#1f6a4a", variation_scale=3, subsurface=0.1)
    for index in range(26):  # kelp in ribbons along the shelves, taller at the edges of the picture
        side = rnd.choice((-1, 1))
        x, y = side * rnd.uniform(1.5, 2.5), rnd.uniform(-4.4, 3.0)
        tall, phase, wide = rnd.uniform(0.7, 1.9), rnd.uniform(0, 6), rnd.uniform(0.05, 0.1)

        def frond(
            u: float, v: float, x: float = x, y: float = y, tall: float = tall, phase: float = phase, wide: float = wide
        ) -> tuple[float, float, float]:
            sway = 0.22 * v * math.sin(3.5 * v + phase)
            half = wide * (1 - 0.75 * v) * (1 + 0.25 * math.sin(18 * v + phase))
            return (
                x + sway + (u - 0.5) * 2 * half,
                y + 0.12 * math.cos(4 * v + phase) * v,
                bottom(x, y) - 0.05 + tall * v,
            )

        geometry.sheet(frond, weed, 3, 26)
    nature.rocks(bottom, (-2.2, 2.2), (-5, 0), 26, (0.04, 0.13), "#9a9a84", seed=3)
    light.spot((0.5, 2.0, 12), (0, 0.5, 0), "#c8fff0", 3600, 36, 0.8)
    light.area((0, -8, 5), (0, 0, 2.2), "#b8f4e0", 900, 4)
    return Look(
        mist=(6, 20),
        fog="#1f6f6c",
        fog_amount=0.62,
        bloom=0.4,
        ray_source=(0.55, 0.0),
        ray_amount=0.16,
        ray_threshold=0.5,
        shadow_tone="#03202a",
        highlight_tone="#fff4d0",
        tone_amount=0.18,
        exposure=1.2,
    )


@recipe(
    id="stairs-through-the-sea",
    title="Stairs through the sea",
    seed=37,
    setting="parted sea",
    time="day",
    palette="cobalt and sand",
    hero="stairs",
    clues=("a shortcut", "faith", "the plumber has arrived"),
    ready=True,
)
def stairs_through_the_sea(rnd: random.Random) -> Look:
    camera((1.1, -8.8, 4.7), (-0.35, 3.2, -1.2), lens=28, roll=3)
    sky(
        [(0, "#0a2a5a"), (0.49, "#f8d8b0"), (0.53, "#f4c8b0"), (0.6, "#a8b4d8"), (0.72, "#4a88c8"), (1, "#1c4a90")],
        sun=(0.5, 1, 0.2),
        sun_color="#fff0cc",
        sun_glow=20,
        clouds=0.95,
        cloud_colors=("#ffffff", "#a8b8d8"),
        seed=4,
        cloud_edge=(0.45, 0.6),
    )
    blue = material.surface(
        "#2f86c8", roughness=0.3, second_color="#10407f", variation_scale=0.7, bump=0.4, bump_scale=2.0, coat=0.2
    )

    def edge(y: float, side: int) -> float:
        return side * (
            1.55 + 0.35 * math.sin(y * 0.55 + side) + 0.07 * y + 0.14 * terrain.fbm(y * 0.9, side * 3.0, 1, 3)
        )

    for side in (-1, 1):

        def wall(u: float, v: float, side: int = side) -> tuple[float, float, float]:
            y = -9 + 46 * u
            if v < 0.55:  # the face of the water, leaning a little over the path
                t = v / 0.55
                lean = 0.35 * math.sin(t * 3.0) + 0.10 * terrain.fbm(y * 0.8, t * 4, side * 5, 4)
                return (edge(y, side) - side * lean, y, -7.5 + 7.4 * t + 0.1 * terrain.fbm(y, t * 3, side, 3))
            t = (v - 0.55) / 0.45
            return (
                edge(y, side) + side * 60 * t**2.2,
                y,
                -0.08 + 0.22 * terrain.fbm(y * 0.5, t * 20, side * 7, 4) * (1 if t > 0.02 else 0.3),
            )

        geometry.sheet(wall, blue, 260, 130)
    white = material.surface("#ffffff", roughness=0.8, emission="#ffffff", emission_strength=0.12)
    foam = []
    for side in (-1, 1):

        def crest(u: float, v: float, side: int = side) -> tuple[float, float, float]:
            y = -9 + 40 * u
            wide = 0.10 + 0.22 * abs(terrain.fbm(y * 1.4, side * 2.0, 3, 4))
            return (
                edge(y, side) + side * (wide * 2 * v - 0.12),
                y,
                0.05 + 0.09 * math.sin(math.pi * v) + 0.05 * terrain.fbm(y * 3, v * 4, side, 3),
            )

        geometry.sheet(crest, white, 420, 8)
        for _ in range(2600):
            y = rnd.uniform(-8, 22)
            foam.append(
                geometry.transform(
                    (edge(y, side) + side * rnd.gauss(0.12, 0.2), y, 0.03 + abs(rnd.gauss(0, 0.07))),
                    scale=rnd.uniform(0.008, 0.028),
                )
            )
    geometry.scatter(*geometry.ball_shape(5), foam, white)
    terrain.terrain(
        lambda x, y: -7.4 + 0.2 * terrain.fbm(x, y, 2, 4),
        (-8, 8),
        (-10, 40),
        90,
        material.surface("#e8cf9a", roughness=0.95, second_color="#b8925a", variation_scale=1.2, bump=0.3),
    )
    steps = 30
    for step in range(steps):
        geometry.box(
            (1.75, 0.62, 0.34),
            (-0.15 + 0.4 * math.sin(step * 0.14), -6.4 + 0.56 * step, 0.7 - 0.255 * step),
            material.stone("#e6d8bc"),
            (0, 0, 3 * math.cos(step * 0.14)),
            bevel=0.02,
        )
    props.lantern((-0.75, 8.7, -6.5), 1.8, energy=400, glow=16)
    buildings.door(
        (0.1, 12.6, -7.3), 1.15, 0, color="#c8402e", frame="#f4e6c8", glow="#ffe0a0", open_angle=70, glow_strength=2.5
    )
    figures.fisherman(
        (0.1, -0.55, -1.66),
        1.25,
        195,
        pose=figures.WALKING,
        holding=("lantern",),
        hat="cap",
        hat_color="#28405a",
        light=0.5,
    )
    animals.goose((-1.0, -2.6, 1.6), 0.5, -80)
    for index in range(18):
        y, side = rnd.uniform(-4, 14), rnd.choice((-1, 1))
        animals.fish(
            (edge(y, side) - side * 0.42, y, rnd.uniform(-5.5, -0.8)),
            rnd.uniform(0.16, 0.26),
            90 + rnd.uniform(-30, 30),
            color=rnd.choice(("#f08a2c", "#f4d04a", "#f4f0e4")),
            roll=side * 10,
        )
    animals.whale((6.4, 16, 0.1), 0.9, 10, curl=0.4, tilt=-12)
    light.sun((-0.4, -0.5, 0.85), "#fff2d4", 3.0, 6)
    light.area((0, -9, 9), (0, 3, -3), "#dceeff", 900, 4)
    return Look(
        mist=(14, 60),
        fog="#e8d0c4",
        fog_amount=0.5,
        bloom=0.2,
        exposure=0.92,
        shadow_tone="#0a2450",
        highlight_tone="#fff8e4",
        tone_amount=0.12,
        saturation=1.18,
    )


@recipe(
    id="rain-of-letters",
    title="Rain of letters",
    seed=43,
    setting="beach",
    time="dusk",
    palette="violet",
    hero="bottle",
    clues=("an overfull inbox", "all the things I never told you", "April showers"),
    ready=True,
)
def rain_of_letters(rnd: random.Random) -> Look:
    camera((-0.4, -9.5, 1.5), (0.35, 0, 3.4), lens=31)
    sky(
        [(0, "#3a2a5a"), (0.5, "#f0b8c8"), (0.54, "#c88ac8"), (0.64, "#7a5ab0"), (0.8, "#43388a"), (1, "#1f1c58")],
        sun=(-0.5, 1, 0.12),
        sun_color="#ffe4d8",
        sun_glow=12,
        clouds=1.0,
        cloud_colors=("#e8b8e0", "#3f2f7a"),
        cloud_edge=(0.40, 0.58),
        swirl=2.4,
        seed=93,
    )

    def shore(x: float, y: float) -> float:
        return 0.1 + 0.16 * terrain.fbm(x * 0.3, y * 0.3, 5, 4) - 0.16 * max(0.0, y - 0.5)

    terrain.terrain(
        shore,
        (-14, 14),
        (-10, 8),
        130,
        material.surface("#a890b0", roughness=0.9, second_color="#6a5a88", variation_scale=2, bump=0.25, bump_scale=30),
    )
    geometry.plane(600, (0, 0, -0.22), material.water("#2a2050", scale=0.9, strength=0.4))
    flask = props.bottle((40, 0, 0), 1.0, color="#d8f4f0")
    scroll = geometry.cylinder(
        0.1,
        0.62,
        (0, 0, 0.42),
        material.surface("#fff2d0", roughness=0.8, emission="#ffdc90", emission_strength=1.1),
        segments=14,
    )
    scroll.parent = flask
    for index in range(46):
        depth = rnd.random()
        y = -3.5 + 14 * depth
        x, z = rnd.uniform(-1, 1) * (2.4 + 3.6 * depth), rnd.uniform(1.0, 4.6 + 5 * depth)
        if abs(x - 0.9) < 0.9 and y < 0 and z < 3.4:
            continue
        geometry.duplicate(
            flask,
            (x, y, z),
            rnd.uniform(0.42, 0.62),
            rotation=(rnd.uniform(150, 215), rnd.uniform(-28, 28), rnd.uniform(0, 360)),
        )
    for index in range(11):
        x, y = rnd.uniform(-2.7, 2.6), rnd.uniform(-4.6, 0.6)
        geometry.duplicate(
            flask, (x, y, shore(x, y) + 0.1), 0.5, rotation=(90, rnd.uniform(0, 360), rnd.uniform(0, 360))
        )
    figures.old_woman(
        (0.95, -3.1, shore(0.95, -3.1)),
        1.05,
        165,
        pose=figures.STANDING.but(right_hand=(-0.26, -0.26, 1.22), right_elbow=(-0.5, 0.5, -1), look=(-0.3, -0.8, 0.5)),
        holding=("umbrella",),
        accent="#e0a83a",
        shawl="#d8563a",
        apron=None,
        top="#3a3f6a",
        bottom="#3a3f6a",
    )
    animals.rabbit((-0.35, -3.7, shore(-0.35, -3.7)), 0.62, 210, upright=True)
    vehicles.boat((-2.4, -0.6, -0.1), 0.95, 40, color="#3f3560")
    light.sun((-0.5, 0.8, 0.4), "#ffc8d8", 1.8, 5)
    light.area((3, -9, 5), (0.4, -2, 1.5), "#ffd8c0", 420, 4)
    return Look(
        mist=(8, 44),
        fog="#b08ac8",
        fog_amount=0.55,
        bloom=0.34,
        shadow_tone="#1c1448",
        highlight_tone="#ffeedc",
        tone_amount=0.18,
    )


@recipe(
    id="fleet-in-the-bath",
    title="Fleet in the bath",
    seed=47,
    setting="bathroom",
    time="inside",
    palette="mint and cream",
    hero="bathtub",
    clues=("the admiral is seven years old", "world history", "waiting for an important call"),
    ready=True,
)
def fleet_in_the_bath(rnd: random.Random) -> Look:
    camera((0.35, -4.15, 2.75), (0.02, 1.2, 0.25), lens=27, roll=-3)
    sky([(0, "#c8d8d0"), (1, "#eef4ec")], strength=0.4)
    tiles: tuple[list, list] = ([], [])
    for column in range(-7, 8):
        for row in range(9):
            tiles[(column + row) % 2].append(
                geometry.transform((column * 0.86, 5.4, -1.0 + row * 0.86), scale=(0.83, 0.08, 0.83))
            )
        for row in range(-6, 8):
            tiles[(column + row) % 2].append(
                geometry.transform((column * 0.86, row * 0.86, -1.4), scale=(0.83, 0.83, 0.08))
            )
    for tone, places in zip(("#8fc4b4", "#f0ead8"), tiles, strict=True):
        furniture.boxes(places, material.surface(tone, roughness=0.25, variation=0.06, coat=0.4))
    furniture.window((-1.15, 5.25, 1.75), 1.0, 0, 1.7, 2.3, "#f8f2e2", material.emission("#ffd8a0", 1.3))
    enamel = material.surface("#fbf6ea", roughness=0.15, variation=0.02, coat=0.7)

    def tub(u: float, v: float) -> tuple[float, float, float]:
        angle = math.tau * u
        profile = geometry.smooth_curve(
            [(0.0, -0.85), (0.55, -0.82), (0.86, -0.45), (0.97, 0.2), (1.0, 0.72), (1.06, 0.86), (1.14, 0.82)], 8
        )
        reach, height = profile[min(len(profile) - 1, int(v * (len(profile) - 1)))]
        return (1.9 * reach * math.cos(angle), 3.35 * reach * math.sin(angle), height)

    geometry.sheet(tub, enamel, 96, 48, thickness=0.08)

    def swell(u: float, v: float) -> tuple[float, float, float]:
        reach, angle = 0.985 * v, math.tau * u
        x, y = 1.9 * reach * math.cos(angle), 3.35 * reach * math.sin(angle)
        ripple = 0.03 * math.sin(7 * math.hypot(x - 0.1, y - 2.9)) + 0.02 * math.sin(4 * x + 3 * y)
        return (x, y, 0.36 + ripple)

    geometry.sheet(swell, material.water("#1f8a9a", 0.04, 1.6, 0.25), 120, 60)
    skin = material.surface("#a5714c", roughness=0.5, variation=0.05, subsurface=0.15)
    for x, y, size in ((-0.72, 0.55, 0.6), (0.74, 0.8, 0.6)):  # two knees, two islands
        geometry.sphere(1, (x, y, 0.25), skin, 48, (size * 0.78, size * 1.1, size * 1.12), (10, 0, 8 * x))
    for side in (-1, 1):  # and toes under the tap
        for toe in range(5):
            geometry.sphere(
                0.17 - 0.02 * toe,
                (side * (0.3 + 0.19 * toe), 2.72 - 0.035 * toe * toe, 0.6 - 0.03 * toe),
                skin,
                24,
                (0.85, 0.9, 1.5),
                (-20, 0, 0),
            )
    nature.palm((-0.74, 0.5, 0.88), 0.42, 30, seed=4)
    nature.palm((-0.5, 0.7, 0.84), 0.3, 200, seed=7)
    buildings.castle((0.76, 0.75, 0.86), 0.2, 12, "#e8d8b8", "#c8483a")
    tones = ("#fbf6e8", "#f4d8a8", "#f0a8a0", "#a8d4dc", "#f8e27a")
    fleet = (
        (-0.35, -2.3, 40),
        (0.5, -1.75, 62),
        (-0.72, -1.5, 25),
        (0.1, -1.05, 48),
        (-0.3, -0.4, 70),
        (0.22, 0.2, 55),
        (-0.08, 0.95, 78),
        (0.12, 1.6, 60),
        (-0.1, 2.15, 70),
    )
    for index, (x, y, heading) in enumerate(fleet):  # out of the straits between the islands, towards us
        vehicles.paper_boat((x, y, 0.36), 0.32 - 0.008 * index, heading, color=tones[index % 5])
    vehicles.sailing_ship((1.02, -1.0, 0.36), 0.36, 250)
    animals.swan((-1.2, -0.75, 0.33), 0.46, 60, color="#f4c83a")
    foam = []
    for _ in range(420):
        angle = rnd.choice((rnd.uniform(0.35, 2.8), rnd.uniform(2.7, 4.1), rnd.uniform(5.6, 6.6)))
        inward = rnd.random() ** 2 * 0.16
        foam.append(
            geometry.transform(
                (1.86 * math.cos(angle) * (0.97 - inward), 3.28 * math.sin(angle) * (0.97 - inward), 0.40),
                scale=rnd.uniform(0.03, 0.11),
            )
        )
    geometry.scatter(
        *geometry.ball_shape(12), foam, material.surface("#ffffff", roughness=0.3, variation=0.02, subsurface=0.2)
    )
    brass = material.gold("#d8a850")
    geometry.sweep(
        [(0, 3.72, 0.7), (0, 3.7, 1.55), (0, 3.45, 1.85), (0, 3.1, 1.7), (0, 3.05, 1.45)],
        [0.13, 0.12, 0.12, 0.11, 0.13],
        18,
        brass,
    )
    for side in (-1, 1):
        geometry.cylinder(0.09, 0.3, (side * 0.5, 3.68, 1.0), brass)
        for spoke in range(4):
            geometry.sphere(
                0.085,
                (side * 0.5 + 0.15 * math.cos(spoke * 1.571), 3.68 + 0.15 * math.sin(spoke * 1.571), 1.18),
                brass,
                16,
            )
    geometry.sphere(0.07, (0, 3.05, 1.2), material.glass("#d8f4ff", 0, 1.3), 16, (1, 1, 1.4))
    light.area((-4.5, 3, 6), (0, 0, 0.4), "#ffe2b0", 900, 2.5)
    light.area((4, -6, 6), (0, 0, 0), "#c8e8ff", 420, 4)
    light.sun((-0.5, 0.5, 0.6), "#ffd8a0", 1.0, 4)
    return Look(
        mist=(30, 80),
        fog_amount=0.0,
        fog="#ffffff",
        bloom=0.25,
        shadow_tone="#12324a",
        highlight_tone="#fff2d8",
        tone_amount=0.16,
        saturation=1.18,
        exposure=0.95,
    )


@recipe(
    id="clock-tower-at-high-tide",
    title="Clock tower at high tide",
    seed=53,
    setting="flooded town",
    time="day",
    palette="lemon and blue",
    hero="clock",
    clues=("late again", "climate", "lunch break in Venice"),
    ready=True,
)
def clock_tower_at_high_tide(rnd: random.Random) -> Look:
    camera((-2.2, -11.5, 1.5), (0.75, 0, 3.7), lens=31, roll=-5)
    sky(
        [(0, "#2a6a8a"), (0.5, "#fdf0c0"), (0.54, "#f4ecc8"), (0.63, "#a8d4e4"), (0.8, "#4a9ad0"), (1, "#2468a8")],
        sun=(0.55, 0.8, 0.6),
        sun_color="#fffbe0",
        sun_glow=9,
        clouds=0.95,
        cloud_colors=("#ffffff", "#b8c4d8"),
        seed=12,
        cloud_edge=(0.46, 0.6),
        cloud_scale=3,
    )
    geometry.plane(600, (0, 0, 0), material.water("#1c6a88", 0.05, 0.9, 0.4))
    buildings.clock_tower(
        (1.3, 0, -1.4), 1.15, 14, height=6.2, wall="#e0a868", roof="#2f7f86", hour=12, minute=0, lit=0
    )
    for x, y, size, turn in (
        (-3.6, 4.5, 1.3, 20),
        (-1.8, 7.5, 1.4, -15),
        (4.6, 5.0, 1.4, -20),
        (3.4, 9.5, 1.5, 10),
        (-5.2, 9.5, 1.5, 30),
        (0.4, 13, 1.6, 0),
    ):
        buildings.house(
            (x, y, -1.6),
            size,
            turn,
            1.4,
            1.3,
            1.9,
            0.9,
            rnd.choice(("#f0d0a0", "#e8b890", "#d8c8b8")),
            rnd.choice(("#c8563a", "#a8442f")),
            0.0,
            seed=int(x * 10 + 99),
        )
    animals.deer((-3.62, 4.4, 2.05), 0.55, 200)
    figures.gentleman(
        (-0.95, -3.4, 0.16),
        0.9,
        200,
        pose=figures.STANDING.but(right_hand=(-0.26, -0.26, 1.22), right_elbow=(-0.5, 0.5, -1), look=(-0.5, -0.7, 0.7)),
        accent="#e8563a",
    )
    vehicles.boat((-0.95, -3.4, -0.1), 1.0, 18, color="#2f6f7a")
    furniture.round_table((1.75, -5.2, -0.35), 0.85, 0, cloth_color="#f8f4ea")
    props.teapot((1.67, -5.25, 0.33), 0.14, 30)
    props.teacup((1.95, -5.4, 0.32), 0.1)
    furniture.chair((1.0, -5.3, -0.42), 0.85, -80)
    for index in range(14):
        angle = index * 0.52
        animals.fish(
            (1.3 + math.cos(angle) * 2.3, math.sin(angle) * 1.9, 2.2 + 0.34 * index),
            0.3,
            math.degrees(angle) - 90,
            color=("#f4a83a", "#f0604a", "#f8f0dc")[index % 3],
            tilt=-10,
        )
    for _ in range(8):
        animals.bird(
            (rnd.uniform(-4, 2), rnd.uniform(3, 9), rnd.uniform(4.5, 8)),
            0.22,
            rnd.uniform(0, 360),
            flap=rnd.uniform(0, 40),
            roll=rnd.uniform(-20, 20),
        )
    light.sun((-0.3, -0.6, 0.9), "#fff6dc", 3.6, 2)
    return Look(
        mist=(12, 50),
        fog="#e8f0e4",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#14406a",
        highlight_tone="#fffae0",
        tone_amount=0.12,
        saturation=1.2,
    )
