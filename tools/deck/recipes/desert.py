"""Desert and mountain: wide ground, hard light, things that have no reason to be there."""

from __future__ import annotations

import math
import random

from ..kit import animals, buildings, figures, furniture, geometry, light, material, nature, props, terrain, vehicles
from ..kit.camera import camera
from ..kit.clay import Clay
from ..kit.sky import sky
from ..recipe import Look, recipe


def sand(color: str = "#dca35a", second: str | None = None):
    """Sand that catches the light."""
    return material.surface(
        color, roughness=0.95, second_color=second, variation=0.1, variation_scale=0.4, bump=0.2, bump_scale=30
    )


@recipe(
    id="tree-from-a-book",
    title="Tree from a book",
    seed=4,
    setting="dunes",
    time="day",
    palette="ochre and sage",
    hero="tree",
    clues=("a good translation", "recycling", "the story got out of hand"),
    ready=True,
)
def tree_from_a_book(rnd: random.Random) -> Look:
    camera((-1.5, -8.4, 3.4), (0.35, 0, 2.15), lens=36)
    sky(
        [(0, "#e9c98a"), (0.49, "#f7dca0"), (0.53, "#f2cf9a"), (0.60, "#b7cdb8"), (0.75, "#3f8a94"), (1, "#1f5a70")],
        sun=(-0.6, 1, 0.5),
        sun_color="#fff6d8",
        sun_glow=10,
        clouds=0.9,
        cloud_colors=("#fff4dc", "#c9b9a0"),
        seed=11,
    )
    dune = terrain.dunes(3, 0.9)
    terrain.terrain(dune, (-30, 30), (-9, 60), 190, sand())
    ground = dune(0.5, 0) + 0.12
    props.open_book((0.5, 0, ground), 4.6, -14, tilt=3)
    nature.tree(
        (0.5, 0.25, ground + 0.4),
        1.1,
        seed=4,
        levels=6,
        leaf="#3f7a3a",
        second_leaf="#e0b23c",
        leaves=12,
        spread=36,
        thickness=0.18,
    )
    figures.child(
        (1.55, -1.0, ground + 0.42),
        0.72,
        60,
        pose=figures.SITTING,
        top="#b5342e",
        bottom="#3a4a6a",
        hair="braids",
        skin="#8a5a3c",
    )
    animals.fox((-0.9, -1.25, ground + 0.4), 0.5, 215, sitting=True)
    for index in range(20):  # leaves of paper become birds
        angle, reach = index * 0.55, 1.3 + index * 0.11
        props.paper_crane(
            (0.3 + reach * math.cos(angle) * 0.8, 0.2 + reach * math.sin(angle) * 0.6, ground + 1.5 + index * 0.17),
            0.42,
            (rnd.uniform(-20, 20), rnd.uniform(-20, 20), math.degrees(angle)),
            color="#fbf4e2",
            flap=rnd.uniform(0, 40),
        )
    light.sun((-0.7, -0.25, 0.55), "#fff0cc", 4.2, 2)
    light.sun((0.5, 0.6, 0.5), "#8fc0ff", 0.6, 20)
    return Look(
        mist=(8, 60),
        fog="#f0dcc0",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#1a2a5a",
        highlight_tone="#fff6e4",
        tone_amount=0.12,
    )


@recipe(
    id="hourglass-of-two-worlds",
    title="Hourglass of two worlds",
    seed=52,
    setting="dunes",
    time="dusk",
    palette="rust",
    hero="hourglass",
    clues=("last call", "what goes up must come down", "city people and country people"),
    ready=True,
)
def hourglass_of_two_worlds(rnd: random.Random) -> Look:
    camera((0.5, -9.0, 1.5), (0.25, 0, 2.3), lens=37, roll=-5)
    sky(
        [(0, "#3a1a2a"), (0.49, "#e0703a"), (0.52, "#f0984a"), (0.60, "#c05a50"), (0.75, "#6a345a"), (1, "#2c163f")],
        sun=(-0.35, 1, 0.05),
        sun_color="#ffe4a8",
        sun_glow=9,
        clouds=0.85,
        cloud_colors=("#ffb878", "#6a2c50"),
        seed=52,
        swirl=1.5,
        cloud_scale=3,
    )
    dune = terrain.dunes(9, 0.6)
    terrain.terrain(dune, (-30, 30), (-9, 60), 180, sand("#d07a44"))
    base = dune(0.6, 0) - 0.1
    size = 1.6
    props.hourglass((0.6, 0, base), size, 12, sand=None)
    cap = [(0, 1.76), (0.3, 1.73), (0.5, 1.68), (0.42, 1.58), (0.1, 1.38), (0, 1.36)]
    geometry.lathe(
        [(r * size, z * size) for r, z in cap],
        48,
        material.surface("#6f9a3e", roughness=0.9, variation=0.25, bump=0.5),
        4,
        location=(0.6, 0, base),
    )
    nature.tree(
        (0.45, 0.1, base + 1.72 * size), 0.36, seed=11, levels=5, leaf="#5fa64a", second_leaf="#e8d060", leaves=9
    )
    buildings.house(
        (0.95, -0.15, base + 1.68 * size), 0.3, 20, 0.9, 0.9, 0.8, 0.6, wall="#f6e6c8", roof="#b5483a", lit=1
    )
    animals.sheep((0.45, -0.5, base + 1.66 * size), 0.13, 40)
    cone = [(0, 0.58), (0.2, 0.42), (0.45, 0.25), (0.6, 0.14)]
    geometry.lathe(
        [(r * size, z * size) for r, z in cone],
        48,
        material.surface("#e8b878", roughness=0.95),
        4,
        location=(0.6, 0, base),
    )
    geometry.cylinder(
        0.02,
        1.1,
        (0.6, 0, base + 1.0 * size),
        material.surface("#f0cf90", emission="#f0cf90", emission_strength=0.4),
        segments=10,
    )
    for x, y, tall in ((-0.45, -0.35, 1.5), (0.4, -0.4, 1.1), (0.1, -0.62, 0.8), (-0.1, 0.4, 1.9), (0.55, 0.2, 1.3)):
        buildings.tower(
            (0.6 + x, y, base + 0.22 * size),
            0.32,
            20 * x,
            tall * 1.4,
            0.42,
            "#c8a488",
            None if x > 0.2 else "#6a3a4a",
            5,
            int(tall * 10),
        )
    figures.traveller(
        (-1.45, -2.9, dune(-1.45, -2.9)), 0.72, 150, top="#2f5a8a", scarf="#f0d060", hat="turban", hat_color="#f0e6d0"
    )
    animals.elephant((-2.75, 2.6, dune(-2.75, 2.6)), 0.62, 160)
    light.sun((-0.3, 1, 0.3), "#ffb870", 2.8, 3)
    light.area((-3, -6, 3.5), (0.3, 0, 1.8), "#ffd8b0", 480, 3)
    return Look(
        mist=(8, 50),
        fog="#e0844a",
        fog_amount=0.55,
        bloom=0.25,
        shadow_tone="#2a0f34",
        highlight_tone="#fff0c8",
        tone_amount=0.16,
    )


@recipe(
    id="eye-of-the-mountain",
    title="Eye of the mountain",
    seed=14,
    setting="mountains",
    time="night",
    palette="moss green",
    hero="eye",
    clues=("your mother always knows", "security camera", "inspiration"),
    ready=True,
)
def eye_of_the_mountain(rnd: random.Random) -> Look:
    camera((-1.0, -12, 1.6), (0.6, 0, 4.4), lens=30)
    sky(
        [(0, "#1a2a2a"), (0.5, "#b8d0a8"), (0.56, "#6a9a8a"), (0.68, "#28565a"), (1, "#0c2430")],
        clouds=0.95,
        cloud_colors=("#c0d8b8", "#2a4f58"),
        seed=14,
        swirl=2.6,
        cloud_edge=(0.42, 0.6),
        stars=0.8,
    )

    def valley(x: float, y: float) -> float:
        rise = (abs(x + 0.2) / 4.0) ** 1.4
        return max(
            -0.1, rise * 0.9 * (0.6 + 0.9 * terrain.ridge(x * 0.18 + 1, y * 0.18, 0)) - 1.0
        ) + 0.05 * terrain.fbm(x, y)

    def peak(x: float, y: float) -> float:
        away = math.hypot((x - 2.4) / 10.5, (y - 17) / 7.5)
        return 15.5 * max(0.0, 1 - away) ** 0.9 * (0.72 + 0.4 * terrain.ridge(x * 0.16, y * 0.16, 3)) - 0.6

    terrain.terrain(
        valley,
        (-16, 16),
        (-12, 12),
        150,
        material.surface(
            "#47695a", roughness=0.95, second_color="#1c3432", variation_scale=0.6, bump=0.4, bump_scale=3
        ),
    )
    rock = material.layered(
        [(0, "#1f3c38"), (0.5, "#4a6f66"), (0.8, "#7f9a8a"), (0.95, "#e8f0e4")],
        0,
        13,
        scale=0.3,
        bump=0.6,
        bump_scale=1.2,
    )
    terrain.terrain(peak, (-12, 17), (8, 24), 170, rock)
    centre = (1.5, 11.9, 6.3)
    geometry.sphere(
        1,
        centre,
        material.surface(
            "#f4eedc", roughness=0.2, variation=0.05, emission="#fff2c8", emission_strength=0.22, coat=0.8
        ),
        64,
        (3.0, 1.7, 2.0),
    )
    aim = (centre[0] - 0.45, centre[1], centre[2] - 0.35)
    for forward, depth, radius, skin in (
        (1.35, 0.4, 1.3, material.surface("#5a2f0c", roughness=0.2, coat=0.8)),
        (
            1.46,
            0.4,
            1.18,
            material.surface(
                "#f0b040",
                roughness=0.2,
                second_color="#a85a14",
                variation_scale=7,
                emission="#f0b040",
                emission_strength=0.7,
            ),
        ),
        (1.66, 0.3, 0.56, material.surface("#0c0a0c", roughness=0.05, coat=1)),
    ):
        geometry.sphere(1, (aim[0], aim[1] - forward, aim[2]), skin, 48, (radius, depth, radius))
    geometry.sphere(0.2, (aim[0] - 0.4, aim[1] - 2.0, aim[2] + 0.45), material.emission("#ffffff", 2.5), 16)
    stone = material.surface(
        "#6f9080", roughness=0.95, second_color="#34544c", variation_scale=1.2, bump=0.9, bump_scale=2
    )
    for sign in (-1, 1):  # lids of rock: an upper and a lower fold, pinched at the corners

        def lid(u: float, v: float, sign: int = sign) -> tuple[float, float, float]:
            across = 2 * u - 1
            gap = (1.25 if sign > 0 else 1.0) * math.cos(across * math.pi / 2) ** 0.75
            height = gap + v * 0.95 * (1 - 0.4 * across * across)
            front = 2.05 * math.sqrt(max(0.0, 1 - (across * 0.97) ** 2)) * math.cos(v * 1.45)
            rough = 0.12 * terrain.fbm(across * 3, v * 3, sign * 4, 4)
            return (centre[0] + across * 3.3, centre[1] - front + rough, centre[2] + sign * height)

        geometry.sheet(lid, stone, 60, 20, thickness=0.2)
    for index in range(16):
        x = (-1) ** index * (3.0 + index * 0.42)
        y = -4 + index * 1.1
        nature.pine((x, y, valley(x, y) - 0.1), 0.75 + 0.04 * index, seed=index % 4, needles="#1f3c34")
    nature.grass(valley, (-4, 4), (-8.5, 2), 5000, (0.06, 0.3), "#7fa070", "#2a4a40", 3)
    figures.person(
        (-0.85, -5.0, valley(-0.85, -5.0)),
        1.0,
        175,
        pose=figures.HOLDING_OUT.but(look=(-0.2, -0.8, 0.5)),
        garment="coat",
        top="#c8402e",
        bottom="#33384a",
        hat="beanie",
        hat_color="#f0d060",
        build="child",
        skin="#e0aa84",
        holding=("lantern",),
        light=1.6,
    )
    animals.sheep((0.35, -4.3, valley(0.35, -4.3)), 0.6, 120)
    light.spot((0, 2, 16), (-0.85, -5.0, 0), "#ffe0a0", 2000, 16, 0.9)
    light.sun((-0.7, -0.7, 0.6), "#e4f4e0", 2.3, 6)
    return Look(
        mist=(12, 60),
        fog="#8fb8a4",
        fog_amount=0.4,
        bloom=0.3,
        shadow_tone="#06181f",
        highlight_tone="#fff2c8",
        tone_amount=0.18,
    )


@recipe(
    id="table-over-the-canyon",
    title="Table over the canyon",
    seed=121,
    setting="canyon",
    time="dusk",
    palette="apricot",
    hero="table",
    clues=("divorce lawyers", "long-distance love", "please pass the salt"),
    ready=True,
)
def table_over_the_canyon(rnd: random.Random) -> Look:
    camera((-2.6, -12.4, 4.3), (0.05, 0, 1.55), lens=34, roll=2)
    sky(
        [(0, "#6a3a5a"), (0.45, "#f0a878"), (0.52, "#f8cc94"), (0.60, "#ec9a88"), (0.72, "#9a68a0"), (1, "#373674")],
        sun=(0.12, 1, 0.1),
        sun_color="#fff0c0",
        sun_glow=30,
        clouds=0.95,
        cloud_colors=("#ffd0a0", "#7a4a88"),
        seed=121,
        swirl=2.2,
        cloud_edge=(0.43, 0.6),
    )

    def cliff(x: float, y: float) -> float:
        side = 3.0 if x > 0 else -3.0
        gap = (
            abs(x)
            - 2.0
            - 0.06 * max(0.0, y)
            - 0.5 * terrain.fbm(y * 0.35, side, 4, 4)
            - 0.35 * terrain.fbm(y * 1.6, side, 9, 4)
        )
        share = terrain.smoothstep(gap, 0, 0.8)
        ledge = 0.05 * math.sin(share * 19)  # the wall goes down in steps of harder rock
        return -9 * (1 - min(1.0, max(0.0, share + ledge * share * (1 - share) * 4))) + 0.14 * terrain.fbm(x, y, 1, 4)

    strata = material.layered(
        [(0, "#5a2a34"), (0.25, "#9a4a3a"), (0.4, "#c87a4a"), (0.55, "#a8523c"), (0.75, "#d8925a"), (0.95, "#e0a868")],
        -9,
        0.3,
        unevenness=0.12,
        scale=0.6,
        bump=0.6,
        bump_scale=4,
    )
    terrain.terrain(cliff, (-10, 10), (-10, 34), (230, 200), strata)
    geometry.plane(200, (0, 60, -6.5), material.water("#2a5a7a", 0.05, 1.5, 0.3))
    furniture.chandelier((0.05, 0.1, 4.55), 1.35, 15, 8, "#d8a850", energy=160, chain=9)
    furniture.table((0, 0, 0.05), 1.3, 0, width=5.1, depth=0.8, height=0.78, cloth_color="#f8f0e4")
    for side in (-1, 1):
        furniture.chair((side * 3.75, 0, 0.05), 1.15, -side * 90, color="#5a3020", seat="#a52a3a")
    top = 1.10
    figures.gentleman((-3.6, -0.05, 0.62), 1.25, 90, pose=figures.SITTING, holding=(), hat="top", top="#2a3f6a")
    figures.person(
        (3.6, -0.05, 0.62),
        1.25,
        -90,
        pose=figures.SITTING,
        garment="dress",
        top="#b52a4a",
        bottom="#b52a4a",
        hair="bun",
        hair_color="#e8e4dc",
        skin="#8a5a3c",
        build="stout",
    )
    for x in (-2.2, -0.75, 0.75, 2.2):
        props.candle((x, 0.05, top), 1.0, height=0.42, energy=12)
    props.teapot((-1.5, 0.05, top), 0.2, 20)
    props.fish_bowl((1.5, 0.0, top), 0.24)
    animals.fish((1.5, 0.0, top + 0.26), 0.1, 30)
    animals.cat((0.05, 0.0, top), 0.62, 60, walking=True, color="#efe6da")
    for x, y, seed in ((-5.2, 3.6, 3), (5.0, 3.2, 7), (-4.9, 10.5, 5), (5.6, 11.5, 8)):
        nature.tree(
            (x, y, cliff(x, y)), 1.15, seed=seed, leaf="#d8632e", second_leaf="#f0a83a", bark="#4a2a24", leaves=8
        )
    for index in range(10):
        animals.bird(
            (rnd.uniform(-1.2, 1.2), rnd.uniform(0, 7), rnd.uniform(-3.4, -0.6)),
            0.24,
            rnd.uniform(40, 130),
            flap=rnd.uniform(0, 40),
            roll=rnd.uniform(-20, 20),
        )
    for x in ((-6, -2.7), (2.7, 6)):
        nature.grass(cliff, x, (-5, 8), 2600, (0.05, 0.2), "#e0a850", "#8a5a3a", 1)
    vehicles.boat((0.2, 3.4, -6.55), 0.9, 80, color="#5a3020", sail="#fff0d8")
    light.sun((0.45, 0.7, 0.35), "#ffb070", 2.8, 3)
    light.area((-5, -12, 8), (0, 0, 1), "#e8c8ff", 1000, 4)
    return Look(
        mist=(14, 60),
        fog="#e89a8a",
        fog_amount=0.45,
        bloom=0.3,
        exposure=0.95,
        shadow_tone="#2a1448",
        highlight_tone="#fff0d0",
        tone_amount=0.14,
    )


@recipe(
    id="horse-of-butterflies",
    title="Horse of butterflies",
    seed=81,
    setting="plain",
    time="dusk",
    palette="copper and blue",
    hero="rocking horse",
    clues=("growing up", "let the wind decide", "a breath before the race"),
    ready=True,
)
def horse_of_butterflies(rnd: random.Random) -> Look:
    camera((0.1, -8.6, 1.3), (-0.1, 0, 2.35), lens=34)
    sky(
        [(0, "#5a1c20"), (0.49, "#f0a048"), (0.53, "#f6b860"), (0.63, "#d8884a"), (0.8, "#8a5a4a"), (1, "#4a3a4a")],
        sun=(0.4, 1, 0.12),
        sun_color="#fff0b8",
        sun_glow=9,
        clouds=0.95,
        cloud_colors=("#ffd090", "#8a4a3a"),
        seed=81,
        swirl=3,
        cloud_edge=(0.42, 0.6),
    )
    plain = terrain.meadow(2, 0.4, 0.25, 0.03)
    terrain.terrain(
        plain,
        (-25, 25),
        (-9, 50),
        130,
        material.surface("#b8622e", roughness=0.95, second_color="#6a2a20", variation_scale=0.7),
    )
    base = plain(0.9, 0)
    animals.horse((0.75, 0, base + 0.5), 1.0, 0, color="#a8542a", mane="#f0d8a0", galloping=True)
    wood = material.wood("#d8a050")
    for side in (-0.42, 0.42):
        geometry.sweep(
            [
                (-1.05, side, base + 0.95),
                (-0.45, side, base + 0.42),
                (0.7, side, base + 0.22),
                (1.85, side, base + 0.42),
                (2.4, side, base + 0.95),
            ],
            [(0.07, 0.12)] * 5,
            12,
            wood,
        )
    for x in (-0.1, 1.5):
        geometry.box((0.16, 0.9, 0.1), (x, 0, base + 0.42), wood, bevel=0.02)
    for index in range(46):  # the tail and the mane fly apart
        t = index / 45
        x = 2.0 - 3.6 * t + 0.7 * math.sin(t * 6) + rnd.gauss(0, 0.22)
        z = base + 2.1 + 3.4 * t + 0.7 * math.sin(t * 5 + 1) + rnd.gauss(0, 0.22)
        animals.butterfly(
            (x, rnd.uniform(-1.2, 1.0), z),
            0.17 + 0.22 * t * rnd.uniform(0.6, 1.2),
            rnd.uniform(0, 360),
            color=rnd.choice(("#3a8ad8", "#58b0e8", "#2f5ac0")),
            flap=rnd.uniform(10, 65),
            tilt=rnd.uniform(-40, 40),
            roll=rnd.uniform(-40, 40),
        )
    figures.child_with_kite((-1.75, -2.0, plain(-1.75, -2.0)), 0.8, 205, kite=(-0.55, 0.6, 2.9))
    nature.grass(plain, (-5, 5), (-6.6, 4), 6500, (0.06, 0.26), "#f0a848", "#8a3a24", 5)
    light.sun((0.5, 0.7, 0.4), "#ffb860", 3.0, 3)
    light.area((-3, -7, 3.5), (0.4, 0, 1.6), "#ffd8b0", 600, 3)
    return Look(
        mist=(8, 45),
        fog="#e89a50",
        fog_amount=0.55,
        bloom=0.25,
        shadow_tone="#2a1030",
        highlight_tone="#fff0c8",
        tone_amount=0.16,
    )


@recipe(
    id="night-behind-the-curtain",
    title="Night behind the curtain",
    seed=71,
    setting="meadow",
    time="day",
    palette="crimson and navy",
    hero="curtain",
    clues=("opening night", "what politicians hide", "bedtime at noon"),
    ready=True,
)
def night_behind_the_curtain(rnd: random.Random) -> Look:
    camera((-1.3, -11, 3.0), (0.35, 0, 2.6), lens=35)
    sky(
        [(0, "#d0c8a0"), (0.49, "#f0e4b8"), (0.53, "#e0e0c0"), (0.62, "#9cccd0"), (1, "#4a92b8")],
        sun=(-0.7, 0.2, 0.6),
        sun_color="#fff4d8",
        sun_glow=8,
        clouds=0.95,
        cloud_colors=("#ffffff", "#a8b8c8"),
        seed=71,
        cloud_edge=(0.47, 0.6),
        cloud_scale=3,
    )
    meadow = terrain.meadow(5, 0.25, 0.2, 0.04)
    terrain.terrain(
        meadow,
        (-30, 30),
        (-10, 45),
        130,
        material.surface(
            "#d0c068", roughness=0.95, second_color="#8a9440", variation_scale=0.8, bump=0.3, bump_scale=14
        ),
    )
    red = "#9e1424"
    furniture.curtain(-3.0, -0.35, 0.02, 5.6, 0, red, 7, 0.2, 0.5, 1)
    furniture.curtain(3.9, 1.4, 0.02, 5.6, 0, red, 7, 0.2, 0.5, 2)
    furniture.curtain(-3.1, 4.0, 4.9, 5.9, -0.14, red, 16, 0.12)
    brass = material.gold()
    geometry.sweep([(-3.5, 0, 5.85), (0.45, 0, 5.95), (4.4, 0, 5.85)], 0.07, 16, brass)
    for x in (-3.5, 4.4):
        geometry.sphere(0.17, (x, 0, 5.85), brass, 24)
        geometry.cylinder(0.06, 5.9, (x, 0, 2.95), brass)
    night = material.surface(
        "#0c1440",
        roughness=1.0,
        second_color="#1c3a80",
        variation_scale=0.5,
        emission="#142a70",
        emission_strength=0.55,
    )
    geometry.plane((6.2, 6.0), (0.45, 0.7, 2.9), night, (90, 0, 0))
    geometry.sparks(
        [(rnd.uniform(-2.3, 3.2), 0.6, rnd.uniform(0.4, 5.4)) for _ in range(170)],
        0.022,
        material.emission("#fff0c8", 3),
    )
    nature.stars([(rnd.uniform(-1.6, 2.4), 0.55, rnd.uniform(1.8, 5)) for _ in range(9)], (0.08, 0.15), seed=3)
    nature.moon((1.05, 0.62, 3.9), 0.6, "#fff2c8", "#c8b080", 1.1)

    def spill(u: float, v: float) -> tuple[float, float, float]:
        across = 2 * u - 1
        return (
            0.5 + across * (0.9 + 2.1 * v**0.8 + 0.3 * math.sin(v * 9 + across * 2)) - 0.6 * v,
            0.5 - 5.8 * v,
            0.17 + 0.03 * math.sin(across * 14 + v * 20) - 0.16 * abs(across) ** 3 - 0.05 * v,
        )

    geometry.sheet(spill, material.water("#0c2f78", 0.08, 3, 0.4), 60, 60)
    vehicles.paper_boat((0.15, -2.9, 0.16), 0.42, 60)
    for index in range(7):
        animals.fish(
            (0.8 - 0.34 * index, -0.5 - 0.42 * index, 2.5 + 0.9 * math.sin(index * 0.7)),
            0.2,
            20 + 6 * index,
            color="#f0a030" if index % 2 else "#f4e0a8",
        )
    figures.person(
        (-1.75, -3.4, meadow(-1.75, -3.4)),
        1.0,
        200,
        pose=figures.STANDING.but(left_hand=(0.34, -0.3, 1.2)),
        garment="dress",
        top="#e8a83a",
        bottom="#e8a83a",
        skin="#6b4630",
        hair="curls",
        hair_color="#140d0a",
        build="slim",
        holding=("balloon",),
        accent="#d8402e",
    )
    animals.cat((-0.9, -3.9, meadow(-0.9, -3.9)), 0.8, 200, color="#241a18")
    nature.grass(
        meadow,
        (-6, 6),
        (-7, 8),
        5500,
        (0.06, 0.24),
        "#c8bc54",
        "#7a8a3a",
        3,
        avoid=lambda x, y: abs(x - 0.4) < 3.0 and -5.6 < y < 0.6,
    )
    nature.flowers(
        meadow,
        (-5, 5),
        (-6.6, 4),
        90,
        ("#e8506a", "#f8f0d0", "#7a6ad0"),
        0.08,
        seed=4,
        avoid=lambda x, y: abs(x - 0.4) < 3.2 and -5.6 < y < 1,
    )
    light.sun((-0.6, -0.6, 0.8), "#fff4dc", 3.4, 2)
    return Look(
        mist=(12, 60),
        fog="#e8e4c8",
        fog_amount=0.45,
        bloom=0.25,
        shadow_tone="#182a5a",
        highlight_tone="#fff8e0",
        tone_amount=0.12,
    )


@recipe(
    id="the-living-pawn",
    title="The living pawn",
    seed=87,
    setting="salt flat",
    time="day",
    palette="bone and ink",
    hero="chess",
    clues=("against all odds", "your move", "lettuce negotiations"),
    ready=True,
)
def the_living_pawn(rnd: random.Random) -> Look:
    camera((-2.6, -8.6, 1.15), (0.3, 1.2, 2.35), lens=29, roll=-4)
    sky(
        [(0, "#d8ccb8"), (0.49, "#fbf2dc"), (0.53, "#efe6d4"), (0.63, "#c0c8cc"), (0.8, "#7f98a8"), (1, "#4a6478")],
        sun=(0.7, 0.6, 0.5),
        sun_color="#fffaf0",
        sun_glow=9,
        clouds=0.95,
        cloud_colors=("#fffaf0", "#98a4ac"),
        seed=33,
        swirl=2,
        cloud_edge=(0.44, 0.62),
    )
    pale, dark = (
        material.surface("#efe4cc", roughness=0.5, variation=0.1, coat=0.2),
        material.surface("#2a2a34", roughness=0.4, variation=0.15, coat=0.2),
    )
    for column in range(8):
        for row in range(9):
            geometry.box(
                (1.58, 1.58, 0.3),
                ((column - 3.5) * 1.6, -5 + row * 1.6, -0.15 - 0.02 * ((column * 7 + row * 3) % 3)),
                pale if (column + row) % 2 else dark,
                bevel=0.03,
            )
    geometry.plane(
        300,
        (0, 0, -0.32),
        material.surface("#f0e6d2", roughness=0.9, second_color="#d8c8ac", variation_scale=0.4, bump=0.3, bump_scale=2),
    )
    ink, ivory = (
        material.surface("#1c1a22", roughness=0.22, variation=0.1, coat=0.6),
        material.surface("#f4ead2", roughness=0.3, variation=0.06, coat=0.5),
    )

    def piece(x: float, y: float, size: float, kind: str, skin) -> None:
        foot = [(0, 0), (0.52, 0), (0.55, 0.12), (0.46, 0.2), (0.42, 0.3)]
        tops = {
            "king": [(0.22, 0.8), (0.2, 1.9), (0.42, 2.0), (0.3, 2.1), (0.42, 2.6), (0.2, 2.72), (0, 2.74)],
            "queen": [(0.22, 0.8), (0.18, 1.8), (0.4, 1.9), (0.26, 2.0), (0.46, 2.5), (0.3, 2.4), (0, 2.45)],
            "rook": [(0.3, 0.6), (0.28, 1.3), (0.46, 1.45), (0.46, 1.85), (0.34, 1.85), (0.34, 1.7), (0, 1.7)],
            "bishop": [(0.22, 0.7), (0.18, 1.4), (0.36, 1.5), (0.2, 1.58), (0.3, 1.9), (0.16, 2.2), (0, 2.3)],
            "pawn": [(0.2, 0.6), (0.16, 0.95), (0.32, 1.02), (0.16, 1.08), (0.28, 1.3), (0.2, 1.5), (0, 1.56)],
        }
        parts = [geometry.lathe(foot + tops[kind], 64, skin, 5)]
        if kind == "king":
            parts += [
                geometry.box((0.12, 0.12, 0.5), (0, 0, 2.95), skin),
                geometry.box((0.36, 0.12, 0.12), (0, 0, 3.0), skin),
            ]
        geometry.group(parts, (x, y, 0), rnd.uniform(0, 90), size)

    for x, y, size, kind in (
        (1.0, 4.4, 1.75, "king"),
        (-1.3, 5.8, 1.7, "queen"),
        (3.5, 2.8, 1.6, "rook"),
        (-3.4, 3.0, 1.6, "bishop"),
        (3.4, 6.6, 1.6, "bishop"),
        (-4.6, 6.8, 1.6, "rook"),
        (2.6, -0.2, 1.45, "pawn"),
        (-2.2, 1.2, 1.45, "pawn"),
    ):
        piece(x, y, size, kind, ink)
    fallen = geometry.lathe(
        [(0, 0), (0.52, 0), (0.42, 0.3), (0.2, 0.6), (0.16, 0.95), (0.32, 1.02), (0.28, 1.3), (0.2, 1.5), (0, 1.56)],
        36,
        ivory,
    )
    geometry.group([fallen], (1.75, -3.5, 0.42), (78, 0, 40), 1.1)
    animals.rabbit((-0.95, -4.1, 0), 1.9, 205, upright=True, color="#fdf8ee")
    geometry.torus(0.17, 0.07, (-0.88, -4.07, 0.93), material.cloth("#d8302e"), (8, 0, 0))
    geometry.sweep(
        [(-0.74, -4.16, 0.92), (-0.5, -4.12, 0.9), (-0.2, -4.05, 1.0)],
        [0.07, 0.08, 0.03],
        12,
        material.cloth("#d8302e"),
    )
    props.crown((0.35, -2.2, 0.0), 0.9, 20)
    light.sun((0.75, 0.45, 0.55), "#fff2d8", 4.2, 2)
    light.area((-4, -8, 5), (0, 0, 1.5), "#dceaff", 420, 4)
    return Look(
        mist=(8, 50),
        fog="#ece2d0",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#1c2440",
        highlight_tone="#fff8e8",
        tone_amount=0.16,
        saturation=1.15,
    )


@recipe(
    id="mountain-in-bed",
    title="Mountain in bed",
    seed=95,
    setting="mountains",
    time="night",
    palette="indigo quilt",
    hero="mountain",
    clues=("Monday morning", "geology", "do not disturb the giant"),
    ready=True,
)
def mountain_in_bed(rnd: random.Random) -> Look:
    camera((0.8, -13.5, 4.4), (0.2, 0, 3.5), lens=33)
    sky(
        [(0, "#0c1030"), (0.5, "#6a6ab8"), (0.55, "#4a4aa0"), (0.68, "#262a70"), (1, "#0c0e38")],
        clouds=0.75,
        cloud_colors=("#9a94d8", "#2a2a6a"),
        seed=6,
        stars=1.6,
        swirl=2.4,
        strength=0.95,
    )
    snow = material.layered(
        [(0, "#3a4478"), (0.45, "#6a70a8"), (0.62, "#c8ccec"), (0.75, "#f8f8ff")],
        0,
        8.5,
        scale=0.35,
        unevenness=0.2,
        bump=0.5,
        bump_scale=1.4,
    )

    def mountain(x: float, y: float) -> float:
        away = math.hypot((x + 1.0) / 5.2, (y - 5.5) / 4.6)
        return 9.2 * max(0.0, 1 - away) ** 1.05 * (0.74 + 0.36 * terrain.ridge(x * 0.22 + 2, y * 0.22, 3)) - 0.2

    terrain.terrain(mountain, (-8, 8), (0, 12), 150, snow)
    colors = ("#c8425a", "#f0c050", "#5a8ad0", "#f4e6d0", "#7a4aa8", "#58b09a")
    skins = [material.cloth(color) for color in colors]

    def drape(x: float, y: float) -> float:  # the quilt lies over the lower slopes, with the fold of a sleeper in it
        return (
            mountain(x, y) * 0.82
            + 0.55
            + 0.28 * math.sin(x * 0.9 + 1) * math.sin(y * 0.8)
            + 0.10 * terrain.fbm(x * 0.8, y * 0.8, 3, 3)
        )

    columns, rows = 11, 8
    for column in range(columns):
        for row in range(rows):
            x0, y0 = -6.6 + 12.2 * column / columns, -2.6 + 7.0 * row / rows

            def patch(u: float, v: float, x0: float = x0, y0: float = y0) -> tuple[float, float, float]:
                x, y = x0 + 12.2 / columns * u, y0 + 7.0 / rows * v
                puff = 0.14 * math.sin(math.pi * u) * math.sin(math.pi * v)
                return (x, y, max(0.3, drape(x, y)) + puff)

            geometry.sheet(patch, skins[(column * 2 + row * 3 + column * row) % 6], 8, 8, thickness=0.1)
    geometry.plane(
        400, (0, 0, -0.2), material.surface("#5a5a98", roughness=0.9, second_color="#383a78", variation_scale=0.3)
    )
    cushion = material.cloth("#f4f0ff")
    geometry.rounded(geometry.box((6.5, 2.2, 1.6), (-0.9, 8.6, 4.4), cushion, (-35, 0, 0), bevel=0.6), 2)
    tip = (-1.0, 5.3, 8.4)
    cap = material.cloth("#d84a4a")
    geometry.sweep(
        [
            (tip[0], tip[1], tip[2] - 0.9),
            (tip[0] + 0.1, tip[1], tip[2] + 0.3),
            (tip[0] + 0.9, tip[1] - 0.1, tip[2] + 0.8),
            (tip[0] + 1.9, tip[1] - 0.3, tip[2] + 0.1),
            (tip[0] + 2.3, tip[1] - 0.5, tip[2] - 1.0),
        ],
        [1.05, 0.72, 0.48, 0.26, 0.08],
        24,
        cap,
    )
    geometry.torus(1.08, 0.24, (tip[0], tip[1], tip[2] - 0.9), material.cloth("#fbf4ea"))
    geometry.sphere(0.36, (tip[0] + 2.35, tip[1] - 0.5, tip[2] - 1.3), material.cloth("#fbf4ea"), 24)
    for side in (-0.75, 0.65):  # two closed eyes
        geometry.sweep(
            [(tip[0] + side - 0.42, 3.4, 5.35), (tip[0] + side, 3.05, 5.12), (tip[0] + side + 0.42, 3.4, 5.35)],
            [0.03, 0.07, 0.03],
            10,
            material.surface("#2a2a58"),
        )
    figures.old_woman(
        (2.0, -4.6, 0.0),
        1.0,
        150,
        pose=figures.HOLDING_OUT,
        holding=("lantern",),
        light=2.5,
        top="#7a3a5a",
        bottom="#3a4a7a",
        shawl="#e0a83a",
    )
    for index in range(4):
        animals.sheep(
            (-2.7 + 1.0 * index, -4.2 + 0.35 * math.sin(index * 2), 0.0 if index != 2 else 0.5), 0.55, 190, seed=index
        )
    for x, y in ((-6.2, 1.5), (5.9, 3.0), (6.8, 0.5), (-7.0, 5)):
        nature.pine((x, y, 0), 0.9, seed=int(x), needles="#2c3a6a", snow="#d8dcf8")
    buildings.house((4.6, -2.9, -0.1), 1.1, -20, wall="#d8c8d8", roof="#5a3a6a", lit=1.0)
    nature.crescent((3.4, 14, 12.6), 1.0, -20, color="#f8e4a0")
    light.sun((0.6, -0.4, 0.8), "#b8c0ff", 1.5, 8)
    light.area((-6, -12, 9), (0, 2, 3), "#ffdcc0", 2600, 5)
    return Look(
        mist=(13, 44),
        fog="#6a6ac0",
        fog_amount=0.45,
        bloom=0.3,
        shadow_tone="#0e1040",
        highlight_tone="#fff2dc",
        tone_amount=0.16,
    )


CAMEL = (
    (-1.55, 1.62),
    (-1.5, 1.78),
    (-1.28, 1.9),
    (-1.12, 1.84),
    (-1.02, 1.6),
    (-0.92, 1.25),
    (-0.72, 1.12),
    (-0.55, 1.3),
    (-0.38, 1.72),
    (-0.2, 1.32),
    (-0.05, 1.22),
    (0.1, 1.3),
    (0.3, 1.7),
    (0.5, 1.25),
    (0.68, 1.1),
    (0.8, 0.7),
    (0.74, 0.68),
    (0.66, 0.9),
    (0.62, 0.0),
    (0.5, 0.0),
    (0.46, 0.6),
    (0.3, 0.72),
    (-0.35, 0.7),
    (-0.48, 0.6),
    (-0.5, 0.0),
    (-0.62, 0.0),
    (-0.66, 0.75),
    (-0.82, 0.85),
    (-1.0, 0.98),
    (-1.15, 1.3),
    (-1.22, 1.58),
    (-1.35, 1.55),
)


def paper_camel(location, scale: float = 1.0, turn: float = 0.0, color: str = "#fffaf0"):
    """A camel folded from one sheet, two metres tall, its head towards -x: two creased sides that lean together."""
    parts = []
    paper = material.surface(color, roughness=0.9, variation=0.03)
    for side in (-1, 1):
        edge = [(x, side * (0.03 + 0.3 * max(0.0, 1 - z / 1.75)), z) for x, z in CAMEL]
        # Creases meet at points along the flank that stand proud, so that every fold catches its own light.
        middle = [
            (x, side * out, z)
            for x, out, z in (
                (-1.3, 0.13, 1.72),
                (-1.08, 0.2, 1.2),
                (-0.6, 0.4, 0.95),
                (-0.38, 0.22, 1.45),
                (-0.05, 0.44, 0.98),
                (0.3, 0.22, 1.42),
                (0.5, 0.38, 0.95),
                (-0.56, 0.42, 0.35),
                (0.56, 0.42, 0.35),
            )
        ]
        points = edge + middle
        faces = []
        for corner in range(len(edge)):
            following = (corner + 1) % len(edge)
            across = [(edge[corner][0] + edge[following][0]) / 2, (edge[corner][2] + edge[following][2]) / 2]
            nearest = min(range(len(middle)), key=lambda m: math.dist((middle[m][0], middle[m][2]), across))
            faces.append((corner, following, len(edge) + nearest))
        spine = [len(edge) + m for m in range(len(middle))]
        faces += [
            (spine[0], spine[1], spine[3]),
            (spine[1], spine[2], spine[3]),
            (spine[2], spine[4], spine[3]),
            (spine[3], spine[4], spine[5]),
            (spine[4], spine[6], spine[5]),
            (spine[2], spine[7], spine[4]),
            (spine[4], spine[8], spine[6]),
        ]
        made = geometry.mesh(points, faces, paper, smooth=False)
        parts.append(geometry.shell(made, 0.015))
    return geometry.group(parts, location, turn, scale)


@recipe(
    id="fountain-of-sand",
    title="Fountain of sand",
    seed=103,
    setting="ruins",
    time="day",
    palette="gold and sky",
    hero="fountain",
    clues=("wishing for rain", "paperwork", "time is pouring away"),
    ready=True,
)
def fountain_of_sand(rnd: random.Random) -> Look:
    camera((1.5, -8.6, 2.7), (-0.3, 0, 2.0), lens=34)
    sky(
        [(0, "#c89050"), (0.49, "#fbe0b0"), (0.53, "#d8e0c8"), (0.60, "#78c0d0"), (0.72, "#2f8ab8"), (1, "#14508a")],
        sun=(0.4, 0.7, 0.7),
        sun_color="#fffae0",
        sun_glow=12,
        clouds=0.6,
        cloud_colors=("#fffdf0", "#d8d0c0"),
        seed=26,
    )
    dune = terrain.dunes(6, 0.5, rise=0.07)
    terrain.terrain(dune, (-30, 30), (-9, 60), 170, sand("#e0a050", "#c07a3c"))
    x, y = 0.85, 0.2
    base = dune(x, y)
    stone = material.stone("#e8d4b0")
    geometry.lathe(
        [(0, 0.1), (1.75, 0.1), (1.8, 0.5), (1.95, 0.6), (1.95, 0.7), (1.65, 0.7), (1.6, 0.35), (0, 0.3)],
        48,
        stone,
        location=(x, y, base - 0.15),
    )
    geometry.lathe(
        [(0.35, 0.3), (0.2, 0.6), (0.18, 1.3), (0.95, 1.62), (1.0, 1.75), (0.85, 1.72), (0, 1.6)],
        40,
        stone,
        location=(x, y, base - 0.15),
    )
    geometry.lathe(
        [(0.14, 1.6), (0.1, 2.2), (0.5, 2.42), (0.55, 2.52), (0, 2.45)], 36, stone, location=(x, y, base - 0.15)
    )
    grain = material.surface("#f4c060", roughness=0.9, second_color="#c8843a", variation_scale=9, stretch=(3, 3, 0.25))
    dust = []
    for inner, reach, start, leap, drop, veils in ((0.06, 0.86, 2.5, 2.1, 1.0, 7), (0.9, 1.5, 1.6, 0.9, 1.3, 11)):
        for veil in range(veils):  # the sand falls in veils, with grains flying off their edges
            middle, half = math.tau * veil / veils + 0.2, math.pi / veils * 0.62

            def fall(
                u: float,
                v: float,
                middle: float = middle,
                half: float = half,
                inner: float = inner,
                reach: float = reach,
                start: float = start,
                leap: float = leap,
                drop: float = drop,
            ) -> tuple[float, float, float]:
                angle = middle + (2 * u - 1) * half * (0.45 + 0.55 * v)
                out = inner + (reach - inner) * v + 0.03 * math.sin(23 * angle + 5 * v)
                height = start + leap * v - (leap + drop) * v * v + 0.05 * math.sin(31 * angle) * v
                return (x + math.cos(angle) * out, y + math.sin(angle) * out, base + height)

            geometry.sheet(fall, grain, 16, 24)
            dust += [
                tuple(c + rnd.gauss(0, 0.05) for c in fall(rnd.uniform(-0.25, 1.25), rnd.random())) for _ in range(260)
            ]
    geometry.scatter(
        *geometry.ball_shape(5), [geometry.transform(spot, scale=rnd.uniform(0.006, 0.02)) for spot in dust], grain
    )
    geometry.lathe([(0, 0.85), (0.7, 0.7), (1.62, 0.5)], 40, grain, 4, location=(x, y, base - 0.15))
    geometry.sparks(
        [(x + rnd.gauss(0, 0.9), y + rnd.gauss(0, 0.9), base + abs(rnd.gauss(0, 1.3)) + 0.6) for _ in range(360)],
        0.02,
        grain,
    )
    paper_camel((-1.75, -1.5, dune(-1.75, -1.5) - 0.02), 1.0, 205)
    paper_camel((-4.9, 4.0, dune(-4.9, 4.0) - 0.02), 1.0, 215, "#f4c8a8")
    paper_camel((-1.7, 8.5, dune(-1.7, 8.5) - 0.02), 1.0, 195, "#c0dce4")
    for cx, cy, tall, broken in (
        (3.4, 3.5, 3.6, False),
        (-2.6, 5.4, 3.4, False),
        (2.9, -1.9, 1.1, True),
        (4.6, 6.5, 3.6, False),
        (-0.8, 8, 2.0, True),
    ):
        buildings.column((cx, cy, dune(cx, cy) - 0.1), 1.15, 0, tall, 0.3, "#e8d4b0", broken, int(tall * 3))
    figures.child(
        (-0.35, -3.3, dune(-0.35, -3.3)),
        0.82,
        215,
        pose=figures.STANDING.but(right_hand=(-0.3, -0.4, 1.3)),
        top="#3a8ab0",
        bottom="#e8e0cc",
        hat="straw",
        hat_color="#f0d890",
        skin="#6b4630",
        hair="short",
    )
    animals.bird((x + 0.35, y - 0.3, base + 2.85), 0.2, 200, color="#3a8ac8", flap=30)
    light.sun((-0.55, -0.45, 0.75), "#fff2cc", 4.2, 2)
    return Look(
        mist=(9, 55),
        fog="#e8d0a4",
        fog_amount=0.4,
        exposure=0.78,
        contrast=1.14,
        bloom=0.2,
        shadow_tone="#1c3a6a",
        highlight_tone="#fff8dc",
        tone_amount=0.12,
    )


@recipe(
    id="bridge-of-books",
    title="Bridge of books",
    seed=109,
    setting="gorge",
    time="day",
    palette="misty sage",
    hero="books",
    clues=("studying for an exam", "knowledge carries you", "overdue at the library"),
    ready=True,
)
def bridge_of_books(rnd: random.Random) -> Look:
    camera((-4.2, -10.5, 3.0), (0.45, 1.4, 1.5), lens=36, roll=-3)
    sky(
        [(0, "#8aa898"), (0.49, "#ffe4b0"), (0.53, "#ffd4a4"), (0.60, "#b0d4cc"), (0.74, "#4f9cae"), (1, "#1f5f80")],
        sun=(-0.5, 1, 0.1),
        sun_color="#fff4d0",
        sun_glow=24,
        clouds=0.95,
        cloud_colors=("#fff6e0", "#6f9aa4"),
        seed=44,
        swirl=2.2,
        cloud_edge=(0.44, 0.6),
    )
    moss = material.layered(
        [(0, "#3a4a48"), (0.4, "#6a7f74"), (0.75, "#8fa07a"), (0.95, "#9ab060")],
        -9,
        0.6,
        scale=0.5,
        bump=0.7,
        bump_scale=3,
    )

    def gorge(x: float, y: float) -> float:
        gap = abs(x) - 3.2 - 0.6 * terrain.fbm(y * 0.3, x * 0.1, 7, 4)
        return (
            -10 * (1 - terrain.smoothstep(gap, 0, 0.9))
            + 0.3 * terrain.fbm(x * 0.5, y * 0.5, 2, 4)
            + 0.35 * max(0.0, abs(x) - 5)
        )

    terrain.terrain(gorge, (-30, 30), (-10, 44), (330, 170), moss)
    colors = ("#a8382e", "#2f5a7a", "#d8a03a", "#4a7a52", "#7a3f6a", "#e0d0a8", "#c8642e", "#3f8a8a")
    count = 30
    for index in range(count):
        t = index / (count - 1)
        x = -3.7 + 7.4 * t
        arc = 1.75 * math.sin(math.pi * t)
        slope = math.degrees(math.atan2(1.75 * math.pi * math.cos(math.pi * t), 7.4))
        props.book(
            (x, 0.6, 0.05 + arc),
            1.0,
            color=rnd.choice(colors),
            width=0.62,
            height=1.55 + 0.25 * rnd.random(),
            thickness=0.2 + 0.08 * rnd.random(),
            rotation=(0, -slope, rnd.uniform(-5, 5)),
        )
        if index % 2 == 0:
            props.book(
                (x, 0.6 + rnd.uniform(-0.1, 0.1), -0.22 + arc),
                1.0,
                color=rnd.choice(colors),
                width=0.62,
                height=1.35,
                thickness=0.24,
                rotation=(0, -slope, rnd.uniform(-8, 8)),
            )
    for side in (-1, 1):
        for level in range(24):
            props.book(
                (side * 3.75 + rnd.uniform(-0.08, 0.08), 0.6, -5.6 + 0.24 * level),
                1.0,
                color=rnd.choice(colors),
                width=1.0,
                height=1.6,
                thickness=0.23,
                turn=rnd.uniform(-12, 12),
            )
    for _ in range(9):
        props.envelope(
            (rnd.uniform(-1.6, 1.9), rnd.uniform(-1, 2), rnd.uniform(-4.4, -0.4)),
            0.34,
            (rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360)),
            seal=None,
        )
    figures.animal_in_coat(
        (0.35, 0.45, 1.98),
        1.1,
        78,
        kind="fox",
        coat="#2f5a8a",
        pose=figures.WALKING,
        holding=("suitcase",),
        scarf="#e8b53c",
    )
    animals.snail((-2.0, 0.5, 1.42), 0.5, 205, shell="#d8843a")
    figures.old_woman(
        (4.3, 0.9, gorge(4.3, 0.9)),
        1.15,
        -70,
        pose=figures.HOLDING_OUT,
        holding=("lantern",),
        light=0.4,
        top="#a8484a",
        bottom="#4a5a6a",
        shawl="#f0e0b8",
    )
    for x, y, seed in ((5.6, 3.4, 2), (-5.2, 4.6, 5), (6.6, 8, 6), (-6.6, 9, 7)):
        nature.tree((x, y, gorge(x, y) - 0.1), 1.05, seed=seed, leaf="#7f9a4a", second_leaf="#c8b850", leaves=8)
    nature.grass(gorge, (3.8, 7), (-4, 8), 2500, (0.08, 0.3), "#a8b860", "#5a7a48", 2)
    nature.grass(gorge, (-7, -3.8), (-8, 8), 3500, (0.08, 0.3), "#a8b860", "#5a7a48", 3)
    for index, (x, y, z, size) in enumerate(((-1.6, 4, -3.8, 1.2), (1.4, 7, -2.8, 1.5), (0.0, 12, -1.4, 2.0))):
        nature.cloud((x, y, z), size, seed=index, color="#fbfaf0", shadow="#c8d4c8", glow=0.3)
    light.sun((0.5, -0.5, 0.75), "#fff4d4", 3.0, 3)
    light.area((-6, -10, 5), (0, 0, 1), "#e8f4e8", 900, 4)
    return Look(
        mist=(10, 44),
        fog="#d8dcc0",
        fog_amount=0.5,
        exposure=0.9,
        contrast=1.12,
        bloom=0.22,
        shadow_tone="#1c3a44",
        highlight_tone="#fffbe8",
        tone_amount=0.14,
    )


def crow(location, scale: float = 1.0, turn: float = 0.0):
    """A crow at rest, half a metre long, its beak towards -x."""
    feathers, beak = material.surface("#1f1a26", roughness=0.4, sheen=0.4), material.surface("#4a4038", roughness=0.4)
    clay = Clay()
    clay.tube(
        [(-0.2, 0, 0.36), (-0.08, 0, 0.25), (0.1, 0, 0.16), (0.3, 0, 0.07)],
        [(0.08, 0.08), (0.12, 0.12), (0.12, 0.11), (0.05, 0.04)],
        segments=14,
    )
    clay.ball((-0.24, 0, 0.4), (0.1, 0.085, 0.085))
    clay.tube(
        [(0.2, 0, 0.12), (0.42, 0, 0.02), (0.6, 0, -0.06)], [(0.08, 0.03), (0.09, 0.025), (0.07, 0.012)], segments=10
    )
    for side in (-1, 1):
        clay.tube(
            [(-0.1, side * 0.1, 0.28), (0.12, side * 0.13, 0.18), (0.42, side * 0.06, 0.04)],
            [(0.03, 0.09), (0.03, 0.09), (0.012, 0.02)],
            segments=10,
        )
    body = clay.fuse(0.018, 3, feathers)
    details = Clay()
    details.tube([(-0.31, 0, 0.4), (-0.4, 0, 0.385), (-0.47, 0, 0.35)], [0.04, 0.028, 0.006], beak, segments=10)
    for side in (-1, 1):
        details.ball((-0.275, side * 0.073, 0.425), 0.016, material.surface("#f4e8c0", roughness=0.1), segments=8)
        details.tube([(0.0, side * 0.05, 0.12), (-0.02, side * 0.05, 0.0)], [0.014, 0.012], beak, segments=6)
    return geometry.group([body, details.build("beak")], location, turn, scale)


@recipe(
    id="scarecrow-king",
    title="Scarecrow king",
    seed=113,
    setting="wheat field",
    time="dusk",
    palette="wheat and plum",
    hero="scarecrow",
    clues=("an unwanted promotion", "fake it till you make it", "the birds have elected him"),
    ready=True,
)
def scarecrow_king(rnd: random.Random) -> Look:
    camera((1.8, -7.6, 0.75), (-0.25, 0, 2.3), lens=32, roll=3)
    sky(
        [(0, "#5a2c3a"), (0.49, "#f8b060"), (0.53, "#f0986a"), (0.62, "#b8608a"), (0.78, "#5f3f80"), (1, "#2c2358")],
        sun=(-0.5, 1, 0.1),
        sun_color="#ffe8b0",
        sun_glow=10,
        clouds=0.95,
        cloud_colors=("#ffc08a", "#6a3a72"),
        seed=59,
        swirl=2.2,
        cloud_edge=(0.43, 0.6),
    )
    field = terrain.meadow(4, 0.3, 0.2, 0.03)
    terrain.terrain(
        field,
        (-25, 25),
        (-9, 50),
        110,
        material.surface("#b8803a", roughness=0.95, second_color="#7a4a2c", variation_scale=0.8),
    )
    base = field(-0.4, 0)
    x = -0.4
    straw, timber = (
        material.surface("#e8c060", roughness=0.95, variation=0.2, bump=0.7, bump_scale=20),
        material.wood("#6a4428"),
    )
    geometry.cylinder(0.07, 3.0, (x, 0.1, base + 1.5), timber)
    geometry.sweep(
        [(x - 1.35, 0.05, base + 2.05), (x, 0, base + 2.25), (x + 1.35, 0.05, base + 2.15)], 0.06, 12, timber
    )
    coat = material.surface("#7a2f4a", roughness=0.9, second_color="#5a2340", variation_scale=3, sheen=0.4)
    robe = geometry.lathe(
        [(0.16, 2.45), (0.4, 2.3), (0.46, 1.9), (0.42, 1.5), (0.6, 1.0), (0.85, 0.5), (0.9, 0.42)],
        56,
        coat,
        5,
        location=(x, 0, base),
    )
    geometry.bend(
        robe,
        lambda p: (
            p.x * (1 + 0.08 * math.sin(9 * math.atan2(p.y, p.x) + 3 * p.z)),
            p.y * 0.7 * (1 + 0.08 * math.sin(9 * math.atan2(p.y, p.x) + 3 * p.z)),
            p.z + (0.1 * math.sin(7 * math.atan2(p.y, p.x)) if p.z < 0.6 else 0),
        ),
    )
    geometry.shell(robe, 0.03)
    for side, height in ((-1, 2.08), (1, 2.17)):
        geometry.sweep(
            [
                (x + side * 0.25, 0, base + 2.25),
                (x + side * 0.7, 0.02, base + height),
                (x + side * 1.15, 0.05, base + height - 0.05),
            ],
            [0.17, 0.16, 0.2],
            20,
            coat,
        )
        tuft = [
            geometry.transform(
                (x + side * 1.2, 0.05, base + height - 0.05),
                (rnd.uniform(-40, 40), side * 90 + rnd.uniform(-35, 35), rnd.uniform(-20, 20)),
                (0.02, 0.02, rnd.uniform(0.25, 0.45)),
            )
            for _ in range(26)
        ]
        geometry.scatter(
            [(-1, -1, 0), (1, -1, 0), (0, 1, 0), (0, 0, 1)],
            [(0, 1, 3), (1, 2, 3), (2, 0, 3)],
            tuft,
            straw,
            smooth=False,
        )
    geometry.sphere(
        0.34,
        (x, -0.02, base + 2.78),
        material.surface("#d8b88a", roughness=0.95, bump=0.6, bump_scale=30),
        32,
        (1, 0.92, 1.08),
    )
    black = material.surface("#241a20", roughness=0.5)
    for side in (-1, 1):
        geometry.cylinder(0.055, 0.04, (x + side * 0.12, -0.33, base + 2.84), black, rotation=(90, 0, 0))
    geometry.sweep(
        [(x - 0.17, -0.30, base + 2.66), (x, -0.34, base + 2.59), (x + 0.18, -0.29, base + 2.69)], 0.018, 8, black
    )
    props.crown((x, -0.02, base + 3.02), 1.55, 15)
    ermine = material.surface("#f6efe2", roughness=0.95, sheen=0.6)
    geometry.torus(0.38, 0.15, (x, 0, base + 2.36), ermine, scale=(1, 0.8, 0.8))
    for bx, by, bz, turn in (
        (x - 0.95, 0.05, base + 2.22, 200),
        (x + 0.9, 0.05, base + 2.3, -20),
        (x + 1.2, 0.0, base + 2.28, 160),
    ):
        crow((bx, by, bz), 1.2, turn)
    for index in range(9):
        animals.bird(
            (
                x - 2.6 + 0.75 * index + rnd.uniform(-0.3, 0.3),
                rnd.uniform(1.5, 5),
                base + 3.9 + 0.6 * math.sin(index) + 0.12 * index,
            ),
            0.28,
            rnd.uniform(0, 360),
            color="#241a24",
            beak="#4a4038",
            flap=rnd.uniform(-10, 45),
            roll=rnd.uniform(-25, 25),
        )
    animals.mouse((1.1, -4.0, field(1.1, -4.0) + 0.04), 1.25, 60)
    props.crown((1.02, -4.13, field(1.1, -4.0) + 0.275), 0.4, 10)
    nature.grass(
        field,
        (-6, 6),
        (-6.6, 9),
        9000,
        (0.4, 0.85),
        "#f4c458",
        "#a8702c",
        7,
        lean=0.2,
        width=0.009,
        avoid=lambda px, py: (0.5 < px < 2.3 and py < -3.2) or math.hypot(px - x, py) < 0.5,
    )
    nature.flowers(field, (-4, 4), (-3.1, 3), 46, ("#e8402e", "#5a6ad8"), 0.09, (0.5, 0.85), 3)
    nature.flowers(field, (0.5, 2.4), (-4.8, -3.3), 7, ("#e8402e",), 0.07, (0.12, 0.25), 5)
    light.sun((-0.5, 0.8, 0.4), "#ffb070", 3.0, 3)
    light.area((3.5, -7, 3.5), (-0.3, 0, 1.8), "#ffd8c0", 520, 3)
    return Look(
        mist=(8, 45),
        fog="#e89870",
        fog_amount=0.5,
        bloom=0.25,
        shadow_tone="#241040",
        highlight_tone="#fff0c8",
        tone_amount=0.16,
    )


@recipe(
    id="bathtub-oasis",
    title="Bathtub oasis",
    seed=117,
    setting="dunes",
    time="night",
    palette="sapphire and sand",
    hero="bathtub",
    clues=("the last hotel on earth", "me time", "a mirage with plumbing"),
    ready=True,
)
def bathtub_oasis(rnd: random.Random) -> Look:
    camera((-2.2, -9.0, 4.6), (0.1, 0, 1.35), lens=36, roll=3)
    sky(
        [(0, "#1c2c5a"), (0.5, "#e8b8a0"), (0.53, "#a890c0"), (0.6, "#5a68b8"), (0.72, "#2c3a8a"), (1, "#101848")],
        clouds=0.5,
        cloud_colors=("#a8a8e0", "#3a4488"),
        stars=1.8,
        seed=71,
        swirl=2,
        sun=(-0.6, 1, 0.02),
        sun_color="#ffd0a0",
        sun_glow=10,
    )
    dune = terrain.dunes(21, 1.1, rise=0.09)
    x, y = 0.35, -0.3
    hollow = lambda px, py: dune(px, py) - 0.35 * math.exp(-((px - x) ** 2 + (py - y) ** 2) / 6)
    terrain.terrain(hollow, (-30, 30), (-9, 60), 190, sand("#d8a878", "#a87a64"))
    base = hollow(x, y)
    geometry.disc(3.0, (x - 0.2, y - 0.3, base + 0.02), material.water("#2a7a98", 0.04, 2.0, 0.3))
    enamel, gold = material.surface("#fbf6ee", roughness=0.15, variation=0.02, coat=0.7), material.gold()
    profile = geometry.smooth_curve([(0.0, 0.3), (0.6, 0.3), (0.85, 0.5), (0.98, 0.9), (1.03, 1.15), (1.14, 1.2)], 6)

    def tub(u: float, v: float) -> tuple[float, float, float]:
        angle = math.tau * u
        reach, height = profile[min(len(profile) - 1, int(v * (len(profile) - 1)))]
        return (
            1.5 * reach * math.cos(angle),
            0.78 * reach * math.sin(angle),
            height + 0.22 * max(0.0, math.cos(angle)) ** 3 * (1 if height > 0.8 else 0),
        )

    parts = [geometry.sheet(tub, enamel, 80, 30, thickness=0.05)]
    parts.append(
        geometry.bend(
            geometry.disc(1.0, (0, 0, 1.04), material.water("#3fb0c0", 0.04, 3, 0.3)),
            lambda p: (p.x * 1.46, p.y * 0.76, p.z),
        )
    )
    parts += [
        geometry.sphere(0.16, (sx, sy, 0.16), gold, 16, (1, 1, 1.2)) for sx in (-0.95, 0.95) for sy in (-0.5, 0.5)
    ]
    parts.append(
        geometry.sweep(
            [(-1.75, 0, 0.1), (-1.75, 0, 1.5), (-1.6, 0, 1.75), (-1.3, 0, 1.7), (-1.22, 0, 1.5)], 0.06, 14, gold
        )
    )
    parts += [geometry.sphere(0.09, (-1.75, s, 1.35), gold, 14) for s in (-0.16, 0.16)]
    foam = [
        geometry.transform(
            (rnd.uniform(-0.9, 1.2), rnd.uniform(-0.5, 0.5), 1.08 + rnd.uniform(0, 0.12)), scale=rnd.uniform(0.06, 0.17)
        )
        for _ in range(90)
    ]
    parts.append(
        geometry.scatter(*geometry.ball_shape(14), foam, material.surface("#ffffff", roughness=0.4, variation=0.02))
    )
    geometry.group(parts, (x, y, base), -18, 1.15)
    animals.elephant((x + 0.35, y + 0.05, base + 0.72), 0.74, 22, raised_trunk=True, color="#b0a8bc")
    spray = [
        (
            x - 0.75 + rnd.gauss(0, 0.1 + 0.006 * k),
            y - 0.35 + rnd.gauss(0, 0.1 + 0.004 * k),
            base + 2.75 + 1.1 * math.sin(k / 90 * 2.6) - 0.5 * (k / 90) ** 2,
        )
        for k in range(90)
    ]
    geometry.sparks(spray, 0.035, material.glass("#dff4ff", 0, 1.2))
    for px, py, size, turn in ((-1.9, 1.6, 1.0, 200), (2.4, 1.4, 1.25, 20), (1.5, 2.6, 1.05, 120)):
        nature.palm((px, py, hollow(px, py)), size, turn, seed=int(size * 10))
    nature.grass(
        hollow,
        (-2.6, 3.2),
        (-3.2, 2.4),
        1600,
        (0.15, 0.5),
        "#6aa868",
        "#2a5a50",
        5,
        avoid=lambda px, py: math.hypot((px - x) / 1.9, (py - y) / 1.3) < 1,
    )
    furniture.carpet((-2.1, -3.2, hollow(-2.1, -3.2) + 0.06), 0.62, 25)
    figures.person(
        (-2.05, -3.2, hollow(-2.05, -3.2) + 0.1),
        0.8,
        200,
        pose=figures.SITTING_ON_GROUND,
        garment="robe",
        top="#f4ecd8",
        bottom="#f4ecd8",
        hat="turban",
        hat_color="#d8503a",
        skin="#6b4630",
        beard="#e4e0d8",
    )
    props.lantern((-1.2, -3.5, hollow(-1.2, -3.5)), 0.9, energy=70)
    paper = [(rnd.uniform(-3, 3.5), rnd.uniform(4, 14), rnd.uniform(5, 9)) for _ in range(6)]
    nature.stars(paper, (0.1, 0.2), seed=9)
    light.sun((-0.5, 0.6, 0.5), "#ffcfa8", 1.2, 6)
    light.area((-5, -8, 6), (0, 0, 1), "#ffe0c0", 900, 4)
    light.area((6, 2, 7), (0, 0, 1), "#8aa0ff", 500, 4)
    return Look(
        mist=(9, 52),
        fog="#8a84c0",
        fog_amount=0.5,
        bloom=0.3,
        shadow_tone="#101444",
        highlight_tone="#fff0dc",
        tone_amount=0.16,
    )
