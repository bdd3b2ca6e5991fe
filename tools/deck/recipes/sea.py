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
        sun=(0.3, 1, 0.06), sun_color="#ffe8b8", sun_glow=18, clouds=0.95, cloud_colors=("#ffcfae", "#7a4f92"),
        cloud_scale=2.6, cloud_edge=(0.45, 0.62), swirl=1.8, seed=5,
    )
    sea(strength=0.35)
    buildings.door((-0.9, 0, 0.78), 1, 8, width=1.35, height=2.7, color="#1d6a66", frame="#f0e2c6", open_angle=-66, glow="#ffe4a0", glow_strength=2.2)
    buildings.stairs((-0.9, -2.3, -0.1), 1, 0, steps=5, width=2.4, rise=0.17, run=0.4, color="#e2d2b4")
    geometry.box((2.6, 1.6, 0.8), (-0.9, 0.2, 0.34), material.surface("#e2d2b4", roughness=0.8, bump=0.2))
    light.point((-0.6, -1.4, 2.2), "#ffd890", 150, 0.5)
    vehicles.boat((1.85, -4.8, -0.12), 0.95, 32, color="#6b3f2a")
    figures.person(
        (1.85, -4.75, 0.14), 0.85, 160, pose=figures.STANDING.but(left_hand=(0.32, -0.1, 0.72)), garment="dress", build="slim",
        top="#23406e", bottom="#23406e", hair="bun", hair_color="#20130d", skin="#8a5a3c", scarf="#c8402e", holding=("suitcase",), wind=(0.16, 0.1, 0.02),
    )
    for index in range(15):
        animals.bird(
            (-1.0 + 0.33 * index + rnd.uniform(-0.2, 0.2), -0.4 + index * 0.4, 3.1 + 0.34 * index + rnd.uniform(-0.25, 0.25)), 0.17 + 0.012 * index,
            rnd.uniform(150, 215), flap=rnd.uniform(-15, 40), color="#fff6ea", tip="#8a86a0", roll=rnd.uniform(-20, 20),
        )
    light.sun((0.3, 1, 0.35), "#ffc890", 2.0, 4)
    light.sun((-0.6, -1, 0.6), "#a58bff", 0.9, 20)
    return Look(mist=(8, 80), fog="#f3b896", fog_amount=0.45, bloom=0.22, shadow_tone="#2a1c4a", highlight_tone="#ffe9cc", tone_amount=0.18)


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
        sun=(0.1, 1, 0.05), sun_color="#8aa0f0", sun_glow=6, clouds=0.9, cloud_colors=("#7f8fd0", "#1a2560"),
        cloud_edge=(0.45, 0.62), stars=1.4, strength=0.85, seed=2, swirl=2,
    )
    sea("#03101f", 0.8, 0.4)
    props.teacup((0.7, 0, 0.0), 2.0, -28, saucer=False, color="#f3ebe0", band="#3f6fb8")
    geometry.disc(1.76, (0.7, 0, 1.78), material.water("#3a1606", scale=2.5, strength=0.2))
    nature.moon((0.8, 0.2, 2.6), 1.22, "#ffeebc", "#c8924a", 0.95, lamp=420)
    vehicles.boat((-0.45, -0.95, 1.76), 0.26, 25, sail="#f6ecd8")
    vehicles.boat((-2.1, -5.6, -0.1), 0.9, 24, color="#7a4a30")
    figures.fisherman((-2.1, -5.6, 0.28), 0.78, 150, pose=figures.SITTING.but(right_hand=(-0.18, -0.4, 0.42), left_hand=(0.02, -0.42, 0.34)), hat="beanie", hat_color="#b8322e")
    props.lantern((-2.75, -5.85, 0.42), 0.62, energy=16)
    for index in range(8):
        angle = index * 0.62 + 2.5
        animals.fish(
            (0.8 + math.cos(angle) * (2.2 + 0.12 * index), 0.3 + math.sin(angle) * 1.6, 4.6 + 0.42 * index), 0.24, math.degrees(angle) - 90,
            color="#e07a2c" if index % 2 else "#d8b03a", tilt=-14,
        )
    light.sun((-0.5, -0.8, 0.5), "#9fb4ff", 0.9, 10)
    light.area((3, -9, 7), (0, 0, 3), "#ffe0b0", 420, 4)
    return Look(mist=(14, 90), fog="#3a4c8c", fog_amount=0.55, bloom=0.28, shadow_tone="#0a1030", highlight_tone="#ffeccc", tone_amount=0.18, exposure=1.12)


@recipe(
    id="bed-under-sail",
    title="Bed under sail",
    seed=41,
    setting="open sea",
    time="night",
    palette="teal night",
    hero="bed",
    clues=("snow day", "leaving home for the first time", "the captain is not available"),
    ready=False,
)
def bed_under_sail(rnd: random.Random) -> Look:
    camera((1.5, -9.6, 4.9), (-0.15, 0, 1.7), lens=43, roll=-4)
    sky(
        [(0, "#0a2030"), (0.5, "#2f8f8a"), (0.55, "#1f6f80"), (0.7, "#123f66"), (1, "#071a3a")],
        sun=(-0.2, 1, 0.4), sun_color="#d8ffe6", sun_glow=7, clouds=0.8, cloud_colors=("#8fd6c0", "#144a66"), stars=1.5, seed=41, swirl=3, strength=0.85,
    )
    sea("#03202a", 0.9, 0.5)
    furniture.bed((0.1, 0, -0.15), 1.35, 52, blanket="#b5343a", color="#5a3420")
    turn = math.radians(52)
    along = lambda distance, side=0.0: (0.1 - math.sin(turn) * distance + math.cos(turn) * side, math.cos(turn) * distance + math.sin(turn) * side)  # noqa: E731
    x, y = along(0.15)
    figures.child((x, y, 0.62), 0.95, 52, pose=figures.LYING, top="#f0e6d0", bottom="#f0e6d0", hair="curls", hair_color="#1c120e", skin="#7a4f34")
    x, y = along(-0.95, 0.25)
    animals.cat((x, y, 0.72), 0.75, 30, color="#e08a3a", stripes="#a85020")
    mast = along(-0.2, 0.72)
    geometry.cylinder(0.05, 4.6, (*mast, 2.3), material.wood("#5a3a24"))

    def sail(u: float, v: float) -> tuple[float, float, float]:
        reach = 2.9 * u * (1 - 0.45 * v)
        belly = 0.75 * math.sin(u * 3.0) * math.sin(0.4 + v * 2.4)
        return (mast[0] - reach * 0.93 + belly * 0.3, mast[1] - reach * 0.25 - belly, 1.45 + 2.9 * v - 0.25 * u * (1 - v))

    geometry.sheet(sail, material.surface("#fbf6ec", roughness=0.9, variation=0.05, emission="#ffe8c8", emission_strength=0.10))
    for index in range(13):
        animals.fish(
            (2.6 - 0.5 * index, 1.6 + 1.2 * math.sin(index * 1.3), 2.2 + 1.5 * math.sin(index * 0.55 + 0.6) + 0.14 * index), 0.17 + 0.03 * (index % 3),
            12 * math.sin(index), color=("#e0702c", "#d8a23a", "#c84a4a")[index % 3], tilt=-10 + 6 * math.sin(index),
        )
    nature.moon((-6.5, 30, 14.5), 2.7, "#f4ffe9", "#8fb8a0", 1.0)
    props.lantern((*along(-1.55), 0.95), 0.7, energy=60)
    light.sun((-0.3, 0.8, 0.5), "#c8fff0", 1.2, 4)
    light.area((2, -8, 6), (0, 0, 1.0), "#ffd8a0", 800, 3)
    return Look(mist=(9, 70), fog="#2f8f90", fog_amount=0.5, bloom=0.32, shadow_tone="#04182c", highlight_tone="#fff4d8", tone_amount=0.2, exposure=1.1)


@recipe(
    id="lighthouse-in-a-bottle",
    title="Lighthouse in a bottle",
    seed=131,
    setting="beach",
    time="day",
    palette="grey green",
    hero="lighthouse",
    clues=("a message that guides", "safely kept memories", "the smallest job vacancy on the coast"),
    ready=False,
)
def lighthouse_in_a_bottle(rnd: random.Random) -> Look:
    camera((0.3, -9, 2.3), (0, 0, 1.75), lens=37)
    sky(
        [(0, "#2a3a4a"), (0.5, "#e0d2b4"), (0.54, "#b4b4b0"), (0.64, "#5a7890"), (1, "#22405e")],
        sun=(-0.5, 1, 0.15), sun_color="#fff0c8", sun_glow=8, clouds=1, cloud_colors=("#efe6d6", "#40546c"), seed=131, swirl=2.2, cloud_edge=(0.40, 0.58),
    )

    def beach(x: float, y: float) -> float:
        return 0.22 * terrain.fbm(x * 0.35, y * 0.35, 2, 4) - 0.03 * max(0, y - 1) - 0.25 * max(0, y - 2.5)

    terrain.terrain(beach, (-14, 14), (-9, 10), 170, material.surface("#e0c08a", roughness=0.95, second_color="#b8935a", variation_scale=2, bump=0.25, bump_scale=40))
    geometry.plane(500, (0, 0, -0.35), material.water("#12384a", scale=0.8, strength=0.5))
    profile = [(0, 0), (0.9, 0.0), (1.05, 0.12), (1.08, 0.4), (1.08, 2.6), (1.02, 2.95), (0.7, 3.4), (0.42, 3.75), (0.36, 4.0), (0.36, 4.55), (0.45, 4.57), (0.45, 4.75), (0.36, 4.77)]
    body = geometry.shell(geometry.lathe(profile, 80, material.glass("#dff4ee", 0, 1.10), 5), 0.045)
    cork = geometry.cylinder(0.35, 0.7, (0, 0, 4.75), material.surface("#a87848", roughness=0.95, variation=0.25, bump=0.5, bump_scale=18))
    geometry.group([body, cork], (-1.9, 0, 1.15), (0, 80, -8))

    def swell(u: float, v: float) -> tuple[float, float, float]:
        x, y = -1.6 + 3.0 * u, -0.93 + 1.86 * v
        return (x - 0.15, y, 0.95 + 0.09 * math.sin(x * 6 + y * 3) + 0.06 * math.sin(y * 8 - x * 3))

    geometry.sheet(swell, material.surface("#2f8aa8", roughness=0.15, second_color="#134a6a", variation_scale=5, coat=0.6), 60, 40)
    nature.rocks(lambda x, y: 0.95, (-1.1, -0.2), (-0.45, 0.45), 9, (0.15, 0.34), "#5a5450", 3)
    buildings.lighthouse((-0.65, 0, 1.05), 0.235, lamp=25)
    light.point((-0.65, -0.05, 2.08), "#ffe09a", 45, 0.06)
    vehicles.sailing_ship((0.85, -0.1, 0.95), 0.24, 205)
    figures.child((1.62, -2.9, beach(1.62, -2.9)), 0.85, 150, pose=figures.STANDING.but(right_hand=(-0.3, -0.35, 1.05)), top="#d8452e", bottom="#2f3f5a", skin="#a5714c", hair="braids", hair_color="#20130d")
    props.suitcase((0.95, -3.4, beach(0.95, -3.4)), 0.36, 30)
    nature.rocks(beach, (-4, 4), (-4.8, 1), 30, (0.04, 0.16), "#8a827a", 5, avoid=lambda x, y: abs(x - 1.9) < 0.5)
    animals.snail((-1.35, -3.3, beach(-1.35, -3.3)), 0.42, 205, shell="#d8845a", body="#c8a898")
    for _ in range(9):
        animals.bird((rnd.uniform(-3.2, 3.4), rnd.uniform(2, 8), rnd.uniform(3.4, 6.2)), 0.2, rnd.uniform(0, 360), flap=rnd.uniform(0, 40), tip="#4a5058", roll=rnd.uniform(-25, 25))
    light.sun((-0.5, -0.5, 0.6), "#ffe8c8", 2.8, 3)
    light.sun((0.5, 0.8, 0.4), "#9fb8ff", 0.8, 10)
    return Look(mist=(8, 60), fog="#c0c0b8", fog_amount=0.4, bloom=0.3, shadow_tone="#10203e", highlight_tone="#fff0d0", tone_amount=0.16, saturation=1.2)


@recipe(
    id="whale-village",
    title="Whale village",
    seed=61,
    setting="open sea",
    time="dusk",
    palette="amber sea",
    hero="whale",
    clues=("moving house without packing", "grandmother", "do not wake the landlord"),
    ready=False,
)
def whale_village(rnd: random.Random) -> Look:
    camera((-2.2, -15.5, 5.4), (-0.1, 0, 2.5), lens=43)
    sky(
        [(0, "#a0542c"), (0.49, "#ffb45a"), (0.53, "#f6c878"), (0.62, "#e8a878"), (0.76, "#7a9aa8"), (1, "#2f5a78")],
        sun=(-0.55, 1, 0.08), sun_color="#fff0c0", sun_glow=16, clouds=0.85, cloud_colors=("#ffe6bc", "#b87a68"), seed=17, cloud_edge=(0.46, 0.63), swirl=1.5,
    )
    sea("#1c3a3e", 0.55, 0.4)
    animals.whale((0.6, 0.5, 0.0), 1.62, 24, color="#2c4656", belly="#c8ccc0", curl=0.3, tilt=3)
    turf = material.surface("#6f8a3e", roughness=0.95, second_color="#3f5a2c", variation_scale=1.6, bump=0.5, bump_scale=8)
    mound = geometry.sphere(1, (0.15, 0.3, 1.05), turf, 64, (2.6, 1.45, 0.8), (0, 2, 24))
    geometry.bend(mound, lambda point: point * (1 + 0.12 * terrain.fbm(point.x * 2, point.y * 2, point.z * 2, 4)))
    turn = math.radians(24)

    def on_back(along: float, side: float) -> tuple[float, float, float]:
        rise = max(0.0, 1 - (along / 2.6) ** 2 - (side / 1.45) ** 2)
        return (0.15 + along * math.cos(turn) - side * math.sin(turn), 0.3 + along * math.sin(turn) + side * math.cos(turn), 1.05 + 0.78 * math.sqrt(rise))

    spots = [(-1.5, -0.3), (-0.95, 0.3), (-0.6, -0.5), (-0.1, 0.15), (0.35, -0.55), (0.75, 0.25), (1.25, -0.3), (-0.35, 0.65), (1.0, 0.6), (1.65, 0.1)]
    buildings.town(rnd, [on_back(*spot) for spot in spots], 0.52, ("#f0e0c4", "#e8c8a0", "#d8b8a8"), ("#b5483a", "#8a3f34", "#a8603a"), lit=0.75)
    nature.tree(on_back(0.1, -0.15), 0.42, seed=5, leaf="#7a9a3e", second_leaf="#d8a03a")
    nature.tree(on_back(-1.75, 0.1), 0.3, seed=9, leaf="#6a8a3a", second_leaf="#c8983a")
    buildings.lighthouse(on_back(1.95, -0.1), 0.3, lamp=20)
    for step in range(9):  # the blow, with a washing line's worth of drops
        nature.cloud((-2.35 + 0.02 * step * step, -0.75, 1.75 + 0.36 * step), 0.09 + 0.032 * step, seed=step, color="#fff4e0", shadow="#f0c8a0", glow=0.25, puffs=6)
    vehicles.boat((2.6, -5.4, -0.12), 0.8, 20, color="#7a3f2a", sail="#f6e2bc")
    figures.old_woman((2.1, -5.55, 0.12), 0.62, 190)
    for _ in range(10):
        animals.bird((rnd.uniform(-3, 4.5), rnd.uniform(0, 6), rnd.uniform(4.6, 8.2)), 0.2, rnd.uniform(0, 360), flap=rnd.uniform(0, 40), roll=rnd.uniform(-20, 20))
    light.sun((-0.6, 0.55, 0.4), "#ffcf90", 3.2, 3)
    light.area((4, -12, 6), (0, 0, 1.5), "#ffd8b0", 900, 5)
    return Look(mist=(13, 90), fog="#f0b878", fog_amount=0.5, bloom=0.28, shadow_tone="#1c2a44", highlight_tone="#fff0cc", tone_amount=0.16)


@recipe(
    id="umbrella-in-the-storm",
    title="Umbrella in the storm",
    seed=23,
    setting="storm at sea",
    time="night",
    palette="slate and red",
    hero="umbrella",
    clues=("an optimist", "first day at a new school", "the weather forecast was wrong"),
    ready=False,
)
def umbrella_in_the_storm(rnd: random.Random) -> Look:
    camera((0, -9.5, 3.5), (0.1, 0, 2.3), lens=38, roll=7)
    sky(
        [(0, "#101820"), (0.5, "#8fa0a0"), (0.55, "#5a7078"), (0.68, "#2c4048"), (1, "#141e28")],
        sun=(0.7, 1, 0.35), sun_color="#e8f4e8", sun_glow=10, clouds=1, cloud_colors=("#9fb0b0", "#1c2a34"), cloud_edge=(0.38, 0.58), swirl=3, seed=77, strength=0.95,
    )

    def waves(x: float, y: float) -> float:
        crest = 1.1 * terrain.ridge(x * 0.14 + 0.3, y * 0.12 + 0.5, 4, 2) ** 2.2
        return crest - 1.15 + 0.22 * terrain.fbm(x * 0.7, y * 0.9, 1, 4) + 0.10 * max(0.0, y - 2) * (0.5 + 0.5 * math.sin(x * 0.7 + 1)) - 0.2 * math.exp(-((x - 0.4) ** 2 + y * y) / 3)

    terrain.terrain(waves, (-14, 14), (-8, 30), 230, material.surface("#3f7078", roughness=0.16, second_color="#163c46", variation_scale=0.9, bump=0.5, bump_scale=2.5, coat=0.5))
    floor = waves(0.5, 0) + 0.55
    props.umbrella((0.5, 0, floor - 0.45), 2.05, 15, color="#c8282e", second_color="#e8d8c0", upside_down=True)
    figures.child((0.5, -0.1, floor + 0.30), 1.0, 20, pose=figures.STANDING.but(right_hand=(-0.32, -0.42, 1.5), right_elbow=(-0.6, 0, -1), look=(-0.3, -0.9, 0.4)), top="#f0c02e", bottom="#f0c02e", garment="coat", hat="hood", hat_color="#f0c02e", holding=("lantern",), light=2.0)
    animals.cat((1.0, -0.45, floor + 0.32), 0.7, 100, color="#e8e0d8")
    for index in range(6):
        angle = index * 1.05 + 0.4
        vehicles.paper_boat((0.5 + math.cos(angle) * (2.2 + 0.25 * index), -1.0 + math.sin(angle) * 2.2, waves(0.5 + math.cos(angle) * (2.2 + 0.25 * index), -1.0 + math.sin(angle) * 2.2) + 0.02), 0.24, math.degrees(angle) + 60)
    streak = material.emission("#dff4f0", 0.5)
    geometry.scatter([(-1, 0, 0), (1, 0, 0), (0, 0, 1)], [(0, 1, 2)], [geometry.transform((rnd.uniform(-5, 5), rnd.uniform(-6, 6), rnd.uniform(0, 8)), (0, 14, 0), (0.006, 1, rnd.uniform(0.3, 0.6))) for _ in range(420)], streak, smooth=False)
    bolt = [(3.6, 20, 13.0), (3.0, 20, 10.6), (3.5, 20, 9.2), (2.7, 20, 7.4), (3.1, 20, 6.0), (2.5, 20, 3.6)]
    geometry.sweep(bolt, [0.12, 0.1, 0.09, 0.08, 0.06, 0.02], 6, material.emission("#f4ffff", 8), 1)
    animals.whale((-5.2, 13, 1.2), 0.9, 200, color="#1c2c38", curl=0.5, tilt=-22)
    light.sun((0.6, 0.7, 0.5), "#d8f0f0", 1.5, 5)
    light.area((-3, -8, 4), (0.5, 0, 1), "#ffdcb0", 330, 3)
    return Look(mist=(9, 34), fog="#7f9498", fog_amount=0.65, bloom=0.35, shadow_tone="#0a1822", highlight_tone="#f4f4e4", tone_amount=0.2, contrast=1.14, saturation=1.2)
