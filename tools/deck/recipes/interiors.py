"""Inside: rooms where something else has moved in."""

from __future__ import annotations

import math
import random

import bpy

from ..kit import animals, buildings, figures, geometry, light, material, nature, props, sky, terrain
from ..kit.camera import camera
from ..kit.geometry import box, group, plane, sheet, sphere, sweep, transform
from ..paint.develop import Look
from ..recipe import recipe


def closed_room(
    width: float,
    depth: float,
    height: float,
    wall: str,
    floor: str,
    front: float,
    ceiling: str = "#6a6470",
    **options: object,
) -> None:
    """A room with a wall behind the camera too, so that only its own lamps light it."""
    props.room(width, depth, height, wall, floor, ceiling, front, **options)  # type: ignore[arg-type]
    box((width, 0.1, height), (0, front - 0.05, height / 2), material.surface(wall, roughness=0.9))


def flat_shadow(
    made: bpy.types.Object, tone: bpy.types.Material, location: tuple[float, float, float], depth: float = 0.02
) -> bpy.types.Object:
    """Press a figure (built at the origin) flat against a wall that faces -y and paint it one tone."""
    for part in geometry.parts(made):
        if part.type == "MESH":
            part.data.materials.clear()
            part.data.materials.append(tone)
            part.data.polygons.foreach_set("material_index", [0] * len(part.data.polygons))
    return group([made], location, scale=(1, depth, 1))


@recipe(
    id="floor-of-sky",
    title="The Parlour Without a Floor",
    seed=301,
    setting="parlour",
    time="inside",
    palette="rose and sky blue",
    hero="floor",
    clues=("Gone fishing", "My head in the clouds and my feet too", "Do not look down"),
    ready=True,
)
def floor_of_sky(rnd: random.Random) -> Look:
    camera((1.9, -5.6, 5.0), (-0.15, 0.1, 0.0), lens=33)
    sky.sky(
        [(0, "#1f62a8"), (0.12, "#2f86c8"), (0.3, "#6ab8e4"), (0.42, "#a8dcf4"), (0.5, "#e8f4f8"), (1, "#f4e4d8")],
        strength=1.0,
    )
    props.room(5.0, 5.2, 3.6, "#c8707a", None, None, -2.8)  # this floor is missing
    for place, size, seed in (
        ((-2.6, 2.6, -6), 0.9, 1),
        ((1.5, -0.4, -7), 0.9, 2),
        ((-1.4, -1.6, -4.5), 0.55, 3),
        ((3.4, 3.0, -9), 1.2, 4),
        ((-4.4, 1.2, -10), 1.2, 5),
        ((0.2, 4.6, -11), 1.5, 6),
        ((0.5, -2.2, -8), 0.9, 7),
    ):
        nature.cloud(place, size, seed=seed, color="#e8eef6", shadow="#9cb8e8", glow=0.04)
    for index in range(7):
        animals.bird(
            (-1.75 + 0.42 * index, 0.5 - 0.42 * index + 0.2 * math.sin(index * 1.4), -0.9 - 0.12 * index),
            0.24,
            200 + 8 * index,
            color="#fbf6ee",
            tip="#3a4a6a",
            flap=10 + 7 * (index % 4),
        )
    props.carpet((0.9, 0.5, 0.0), 0.9, 12, 2.2, 1.5, "#8e1f3a", "#e0b050")
    props.armchair((1.05, 0.55, 0.03), 1.0, -28, "#2f6a5a")
    figures.fisherman(
        (1.02, 0.40, 0.56),
        0.92,
        -38,
        hat="bowler",
        hat_color="#3a2a24",
        top="#7a4a2a",
        bottom="#3a3f4a",
        skin="#8a5a3e",
    )
    props.round_table((-1.35, 1.35, 0), 0.9, 0, cloth_color="#f2e8d4")
    props.lantern((-1.45, 1.4, 0.67), 0.8, energy=14)
    props.teacup((-1.15, 1.25, 0.70), 0.09, 30, tea="#6a3a1a")
    props.chair((-1.9, 0.55, 0), 0.95, 70, seat="#d8a03a")
    animals.cat((-0.3, 1.75, 0.02), 0.75, -30, color="#f0e6d8", stripes="#d88a3a")
    buildings.door((-0.2, 2.32, 0), 0.85, 0, color="#3f7a7a", frame="#f2e6d0", open_angle=-18)
    for x, z, size, tone in ((-1.7, 1.7, 0.42, "#5a8ab0"), (1.5, 1.9, 0.5, "#d8b060"), (2.1, 1.5, 0.3, "#6a9a6a")):
        props.picture_frame((x, 2.33, z), size, 0, inside=material.surface(tone, variation=0.3, variation_scale=3))
    light.sun((0.4, -0.6, 1.0), "#fff0dc", 1.3, 6)
    props.balloon((-1.35, -0.75, -2.3), 0.62, 20, "#e8a23a", "#f6ecd4")
    light.area((0, 0, -2), (0, 0, 2), "#bfe4ff", 120, 4)
    return Look(
        mist=(5, 22),
        fog="#a8d4f4",
        fog_amount=0.5,
        bloom=0.25,
        shadow_tone="#2a1a3a",
        highlight_tone="#fff4e4",
        vignette=0.25,
    )


@recipe(
    id="wardrobe-autumn",
    title="Autumn in the Wardrobe",
    seed=302,
    setting="bedroom",
    time="inside",
    palette="midnight blue and gold",
    hero="wardrobe",
    clues=("Nothing to wear", "It was always autumn at grandmother's", "One step and you are somebody else"),
    ready=True,
)
def wardrobe_autumn(rnd: random.Random) -> Look:
    camera((-1.15, -5.2, 1.55), (0.25, 0, 1.35), lens=32)
    sky.sky(
        [(0, "#6a4a20"), (0.5, "#ffe0a0"), (0.6, "#f8c878"), (1, "#e8a860")],
        sun=(0.3, 1, 0.25),
        sun_color="#fff0c0",
        strength=1.2,
    )
    closed_room(6.4, 6.4, 3.4, "#4a66a0", "#5a4030", -6.08, "#5a70a8", back_wall=False)
    paint = material.surface("#5470b0", roughness=0.9, variation=0.06, variation_scale=1.2)
    for left, right, low, high in ((-3.2, -0.22, 0, 3.4), (1.42, 3.2, 0, 3.4), (-0.22, 1.42, 2.45, 3.4)):
        box((right - left, 0.08, high - low), ((left + right) / 2, 0.34, (low + high) / 2), paint)
    props.wardrobe((0.6, 0, 0), 1.0, 0, 1.7, 2.5, 0.6, "#6b3a22", opened=118, back=False)
    ground = terrain.meadow(2, 0.25, 0.3)
    terrain.terrain(
        lambda x, y: 0.12 + ground(x, y) * min(1, max(0, y - 0.6)),
        (-7, 9),
        (0.32, 18),
        90,
        material.surface("#b87a2a", second_color="#7a4a1a", roughness=0.95, bump=0.4),
    )
    for x, y, seed in (
        (-0.1, 3.2, 1),
        (1.5, 2.6, 2),
        (0.7, 5.2, 3),
        (2.4, 5.5, 4),
        (-1.3, 5.4, 5),
        (0.2, 8.5, 6),
        (1.9, 9, 7),
        (3.4, 8, 8),
    ):
        nature.tree(
            (x, y, 0.1),
            0.72 + 0.03 * seed,
            0,
            seed,
            6,
            leaf="#e8a02a",
            second_leaf="#d0561e",
            bark="#e8dccb",
            leaf_size=0.15,
            thickness=0.10,
        )
    leaves = [
        transform(
            (
                rnd.gauss(0.3, 0.8),
                -0.4 - abs(rnd.gauss(0, 1.0)),
                0.02 + max(0, rnd.gauss(0, 0.5)) * (rnd.random() < 0.45),
            ),
            (rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360)),
            rnd.uniform(0.09, 0.17),
        )
        for _ in range(150)
    ]
    geometry.scatter(
        *nature.LEAF,
        leaves,
        material.surface("#e8922a", second_color="#c04a1a", roughness=0.7, variation_scale=9),
        smooth=False,
    )
    figures.child(
        (-0.55, -1.5, 0),
        1.0,
        160,
        pose=figures.HOLDING_OUT,
        top="#f0ead8",
        bottom="#f0ead8",
        garment="robe",
        hat="nightcap",
        hat_color="#b5342e",
        hair_color="#2a1a14",
        skin="#8a5a3c",
        holding=("lantern",),
    )
    animals.fox((0.85, -0.25, 0.14), 0.62, 62, sitting=True)
    props.bed((-2.3, -1.1, 0), 1.0, 0, blanket="#3f6a8a", color="#5a3a28")
    animals.butterfly((-0.6, -0.9, 1.7), 0.13, 30, color="#e8a02a", flap=40)
    animals.butterfly((0.2, -1.4, 2.1), 0.10, -50, color="#d0561e", flap=20)
    light.sun((0.35, 0.9, 0.55), "#ffd890", 3.2, 4)
    light.spot((0.9, 3.6, 2.2), (0.2, -2.2, 0.3), "#ffc060", 900, 55, 0.7, 0.5)
    light.area((-1.5, -5.6, 2.8), (0, 0, 1), "#a8b8ff", 800, 3)
    light.point((2.2, -1.6, 2.6), "#6a86e8", 60, 0.6)
    return Look(
        mist=(5, 18),
        fog="#ffd890",
        fog_amount=0.55,
        bloom=0.35,
        shadow_tone="#0c1434",
        highlight_tone="#fff0c8",
        ray_source=(0.6, 0.45),
        ray_amount=0.05,
        exposure=1.25,
    )


@recipe(
    id="bookcase-city",
    title="Shelf Street",
    seed=303,
    setting="library",
    time="inside",
    palette="amber and ink",
    hero="bookcase",
    clues=("Every book is a house", "The monster film", "Quiet hours after ten"),
    ready=True,
)
def bookcase_city(rnd: random.Random) -> Look:
    camera((-0.75, -2.55, 1.02), (0.1, 0.2, 1.12), lens=30)
    sky.room("#6a5f90", 1.0)
    timber = material.wood("#5a341c")
    for z in (0.0, 2.05):
        box((5.2, 0.9, 0.09), (0, 0.2, z - 0.045), timber, bevel=0.01)
    box((5.2, 0.05, 4.4), (0, 0.68, 1.2), material.wood("#3a2216"))
    for x in (-1.75, 1.72):
        box((0.1, 0.9, 4.4), (x, 0.2, 1.2), timber)
    tones = ("#8e2f2a", "#2f4f6a", "#b5843c", "#3f6a4a", "#6a3a5a", "#c8b088", "#24405a", "#a54a2a")
    windows: list = []
    x = -1.66
    while x < 1.55:
        thick, tall, deep = rnd.uniform(0.13, 0.34), rnd.uniform(0.85, 1.85), rnd.uniform(0.42, 0.56)
        if -0.35 < x < 0.25:
            tall *= 0.62
        front = 0.62 - deep
        box(
            (thick, deep, tall),
            (x + thick / 2, 0.62 - deep / 2, tall / 2),
            material.surface(rnd.choice(tones), roughness=0.6, variation=0.14),
            bevel=0.018,
        )
        for z in (0.12, 0.9):
            box((thick * 1.02, 0.01, 0.02), (x + thick / 2, front - 0.002, tall * z), material.gold())
        columns, rows = max(1, int(thick / 0.085)), int(tall / 0.15)
        for column in range(columns):
            for row in range(1, rows):
                if rnd.random() < 0.62:
                    windows.append(
                        transform(
                            (x + thick * (column + 0.5) / columns, front - 0.004, row * 0.15 + 0.02),
                            scale=(0.036, 0.012, 0.06),
                        )
                    )
        box((0.06, 0.02, 0.10), (x + thick / 2, front - 0.006, 0.05), material.surface("#2a1812"))
        x += thick + 0.012
    props.boxes(windows, material.emission("#ffc25a", 2.6))
    for index in range(14):
        props.book(
            (-1.3 + index * 0.2, 0.2, 2.1 + rnd.uniform(0, 0.1)),
            1,
            0,
            tones[index % 8],
            0.16,
            0.5,
            1.2 + rnd.uniform(0, 0.4),
        )
    for x in (-1.2, -0.35, 0.5, 1.25):
        buildings.lamp_post((x, -0.13, 0), 0.17, 0, lamp=40, strength=9)
    animals.cat((0.12, -0.02, 0), 1.35, 20, color="#d8842e", belly="#f4e4cc", stripes="#8a4a1a", walking=True)
    for index, (x, y, turn) in enumerate(
        ((-0.95, -0.16, 80), (-0.78, -0.2, 60), (-0.62, -0.14, 110), (0.98, -0.18, -70))
    ):
        figures.person(
            (x, y, 0),
            0.085,
            turn,
            pose=figures.RUNNING if index < 3 else figures.REACHING_UP,
            top=("#d8502e", "#3f7aa8", "#e8c04a", "#f0ead8")[index],
            hat=("bowler", "cap", None, "straw")[index],
        )
    light.point((-0.9, -1.6, 1.9), "#ffc080", 75, 0.3)
    light.point((0.4, -0.35, 0.75), "#ffcf80", 6, 0.2)
    light.area((1.8, -2.6, 1.4), (0, 0, 0.7), "#9aa0ff", 60, 1.5)
    return Look(
        mist=(3, 9),
        fog="#2a1a30",
        fog_amount=0.25,
        bloom=0.4,
        shadow_tone="#100c2a",
        highlight_tone="#ffecc0",
        exposure=1.4,
    )


@recipe(
    id="fishbowl-battle",
    title="Storm in a Bowl",
    seed=304,
    setting="study",
    time="inside",
    palette="teal and brass",
    hero="goldfish bowl",
    clues=("A storm in a glass of water", "The audience holds its breath", "History is written by the cat"),
    ready=True,
)
def fishbowl_battle(rnd: random.Random) -> Look:
    camera((0.7, -3.7, 2.35), (-0.1, 0, 1.62), lens=38)
    sky.room("#7a98a0", 0.9)
    props.room(6, 5, 4.2, "#3a5a5a", "#4a3426", None, -3.0, boards=True)
    props.round_table((0, 0, 0), 1.45, 0, radius=0.82, color="#5a3018", cloth_color="#8e2f3a")
    props.fish_bowl((0, 0, 1.08), 0.78, 0, water_color=None)
    surface_height = 1.08 + 0.78 * 1.02

    def wave(x: float, y: float) -> float:
        return 0.10 * math.sin(x * 7 + 1.2 * math.sin(y * 5)) * math.cos(y * 4 + x * 2) + 0.03 * math.sin(
            x * 21 + y * 13
        )

    sheet(
        lambda u, v: (
            0.745 * v * math.cos(math.tau * u),
            0.745 * v * math.sin(math.tau * u),
            surface_height
            + wave(0.745 * v * math.cos(math.tau * u), 0.745 * v * math.sin(math.tau * u)) * (1.05 - v * v),
        ),
        material.surface("#0f6a7a", roughness=0.1, second_color="#3fb0a8", variation_scale=6, bump=0.4, bump_scale=18),
        60,
        24,
    )
    body = geometry.lathe(
        [(0, 0.05), (0.4, 0.06), (0.72, 0.3), (0.93, 0.72), (0.95, 1.0)],
        64,
        material.surface("#1a7a88", roughness=0.2, alpha=0.55, emission="#0f6070", emission_strength=0.25),
        4,
    )
    body.location, body.scale = (0, 0, 1.08), (0.78,) * 3
    props.sailing_ship((-0.3, -0.22, surface_height), 0.25, 22, sail="#f4e8d0", flag="#b5342e").rotation_euler = (
        math.radians(9),
        math.radians(-12),
        math.radians(22),
    )
    props.sailing_ship(
        (0.36, -0.12, surface_height), 0.24, 195, color="#2a2228", sail="#d85a3a", flag="#14121a"
    ).rotation_euler = (math.radians(-8), math.radians(10), math.radians(200))
    for place, size in (
        ((-0.02, -0.13, surface_height + 0.2), 0.045),
        ((0.05, -0.12, surface_height + 0.23), 0.06),
        ((0.13, -0.1, surface_height + 0.2), 0.04),
        ((-0.1, -0.14, surface_height + 0.17), 0.03),
    ):
        sphere(size, place, material.cloud("#f4ead8", "#c8a888", 0.3), 16)
    sphere(0.03, (0.0, -0.16, surface_height + 0.17), material.emission("#ffb040", 3), 12)
    nature.cloud((0.05, 0.0, surface_height + 0.86), 0.3, seed=4, color="#8a94a8", shadow="#3a4460", glow=0.1)
    bolt = [
        (0.12, -0.1, surface_height + 0.66),
        (0.05, -0.1, surface_height + 0.54),
        (0.14, -0.1, surface_height + 0.5),
        (0.06, -0.1, surface_height + 0.32),
    ]
    for start, end in zip(bolt, bolt[1:], strict=False):
        sweep([start, end], [0.014, 0.01], 6, material.emission("#f4f0ff", 6), 1)
    animals.fish((0.1, -0.3, 1.42), 0.13, 20, color="#e87a2a")
    animals.fish((-0.3, 0.1, 1.3), 0.1, 160, color="#e8a83a")
    animals.cat((-0.98, -0.35, 1.08), 1.15, 172, color="#4a4a54", belly="#e8e0d4", eye="#f4d040")
    props.book((0.95, -0.45, 1.09), 0.5, 24, "#2f4f6a")
    props.candle((1.0, 0.35, 1.09), 0.9, energy=18)
    props.window((1.35, 1.86, 1.5), 1.0, 0, 1.5, 2.2, pane=material.emission("#6a9ab8", 0.9))
    props.curtain(2.3, 1.9, 0.9, 4.0, 1.7, "#8e3a2a", 3, 0.1)
    light.area((-1.2, -2.6, 3.4), (0, 0, 1.4), "#ffd8a0", 260, 1.2)
    light.area((1.8, 1.2, 3.0), (0, 0, 1.5), "#9fd0ff", 90, 1.4)
    return Look(mist=(4, 10), fog="#1a3a40", fog_amount=0.3, bloom=0.3, shadow_tone="#08202a", highlight_tone="#fff0d0")


@recipe(
    id="chandelier-of-birds",
    title="The Chandelier Takes Wing",
    seed=305,
    setting="ballroom",
    time="inside",
    palette="ivory and gold",
    hero="chandelier",
    clues=("The party is over and everyone has left", "Freedom weighs less than gold", "Turn out the light, will you"),
    ready=True,
)
def chandelier_of_birds(rnd: random.Random) -> Look:
    camera((1.5, -5.2, 0.9), (-0.15, 0.4, 3.35), lens=29)
    sky.sky(
        [(0, "#8a7a68"), (0.5, "#e8c8a0"), (0.6, "#c8a8b8"), (1, "#7a86b8")],
        strength=0.9,
        clouds=0.6,
        cloud_colors=("#fff0e0", "#b090b0"),
    )
    props.room(
        6.6, 9, 6.4, "#2f5f68", "#e8dcc4", "#24505a", -5.0, checks="#7a5a48", skirting="#c79a3c", left_wall=False
    )
    for y in (-2.6, 0.2, 3.0):
        buildings.column((-3.3, y, 0), 1.6, height=4.0, color="#e8dcc4")
    for y in (-1.2, 1.6):
        props.curtain(-3.3, -3.1, 0.3, 5.6, y, "#a8424a", 2, 0.1)
    for x in (-1.4, 1.6):
        props.mirror((x, 3.75, 0.9), 1.25, 0)
    centre = (0.1, 0.6, 4.35)
    chain = [(centre[0], centre[1], 6.4), (centre[0] + 0.05, centre[1], 5.6), (centre[0], centre[1], 4.75)]
    sweep(chain, 0.03, 10, material.gold())
    geometry.lathe(
        [(0, -0.3), (0.08, -0.22), (0.04, -0.05), (0.16, 0.12), (0.05, 0.3), (0, 0.42)],
        32,
        material.gold(),
        3,
        location=centre,
    )
    flame, wax = material.emission("#ffc860", 14), material.surface("#fbf2de", roughness=0.5)
    for ring, (count, reach, drop) in enumerate(((8, 1.6, -0.4), (5, 0.85, 0.45))):
        for bird in range(count):
            angle = math.tau * bird / count + ring * 0.4
            x, y, z = (
                centre[0] + reach * math.cos(angle),
                centre[1] + reach * math.sin(angle) * 0.9,
                centre[2] + drop + 0.1 * math.sin(bird * 2.1),
            )
            animals.bird(
                (x, y, z),
                0.66,
                math.degrees(angle) + 180,
                color="#fdf8ee",
                tip="#d9a441",
                flap=(-5, 18, 38)[bird % 3],
                tilt=12,
            )
            sweep(
                [
                    (x * 0.96 + centre[0] * 0.04, y, z),
                    ((x + centre[0]) / 2, (y + centre[1]) / 2, z - 0.35),
                    (centre[0], centre[1], centre[2]),
                ],
                0.012,
                6,
                material.gold(),
            )
            geometry.cylinder(0.035, 0.26, (x, y, z + 0.24), wax, segments=10)
            sphere(0.05, (x, y, z + 0.45), flame, 10, (1, 1, 1.9))
    for index, (x, y, z) in enumerate(((-1.9, -0.6, 4.7), (-2.5, -0.9, 5.1), (-3.1, -1.3, 5.6))):
        animals.bird((x, y, z), 0.6, -20, color="#fdf8ee", tip="#d9a441", flap=30 - 18 * index, tilt=-18)
        sphere(0.042, (x, y, z + 0.32), flame, 10, (1, 1, 1.9))
        geometry.cylinder(0.03, 0.18, (x, y, z + 0.18), wax, segments=10)
    figures.person(
        (0.75, -1.2, 0),
        0.95,
        200,
        pose=figures.LOOKING_UP.but(right_hand=(-0.3, -0.35, 1.15)),
        build="slim",
        skin="#5a3a2a",
        hair="bun",
        top="#3f6a6a",
        bottom="#2f5a5a",
        garment="dress",
        apron="#f6f0e0",
        holding=("broom",),
    )
    for _ in range(26):
        props.feather(
            (rnd.uniform(-2.2, 2.0), rnd.uniform(-2.4, 2.0), abs(rnd.gauss(0, 1.4)) + 0.03),
            0.16,
            (rnd.uniform(40, 100), rnd.uniform(0, 60), rnd.uniform(0, 360)),
            "#fbf4e6",
        )
    light.point((0.1, 0.4, 4.2), "#ffcf88", 200, 0.8)
    light.sun((-0.9, -0.5, 0.6), "#ffe4c0", 1.6, 5)
    light.area((2.4, -4.6, 3.0), (0, 0, 2.5), "#ffe8d0", 90, 2.5)
    return Look(
        mist=(6, 16),
        fog="#f4dcb8",
        fog_amount=0.35,
        bloom=0.3,
        shadow_tone="#3a1f34",
        highlight_tone="#fff4dc",
        exposure=0.9,
    )


@recipe(
    id="mannequin-door",
    title="Please Knock",
    seed=306,
    setting="atelier",
    time="inside",
    palette="linen and scarlet",
    hero="mannequin",
    clues=("The way to her heart", "House-proud", "He measured twice and still did not dare"),
    ready=True,
)
def mannequin_door(rnd: random.Random) -> Look:
    camera((-0.78, -2.1, 1.72), (0.0, 0, 1.5), lens=36)
    sky.room("#8aa0a8", 0.6)
    props.room(5, 4.6, 3.4, "#4f757c", "#6b4a30", None, -3.0, skirting="#e8dcc4")
    turn = -14
    bust = props.mannequin((0.18, 0, 0.15), 1.2, turn, "#e8d6b4")
    # A room is cut into the chest: what stands in it is built in the bust's own frame.
    hollow = group([box((0.25, 0.36, 0.37), (0, -0.2, 1.545))], (0.18, 0, 0.15), turn)
    cutter = hollow.children[0]
    cutter.hide_render = True
    torso = max(
        (part for part in geometry.parts(bust) if part.type == "MESH"), key=lambda part: len(part.data.vertices)
    )
    cut = torso.modifiers.new("room", "BOOLEAN")
    cut.operation = "DIFFERENCE"
    cut.object = cutter
    frame, leaf = material.wood("#6a2f1c"), material.surface("#c8242e", roughness=0.3, coat=0.5)
    group(
        [
            plane(
                (0.25, 0.37),
                (0, -0.028, 1.545),
                material.surface("#e8a860", second_color="#d88a48", variation_scale=30),
                (90, 0, 0),
            ),
            box((0.25, 0.3, 0.012), (0, -0.16, 1.366), material.wood("#8a4a24")),
            box((0.06, 0.01, 0.08), (0.06, -0.034, 1.6), material.emission("#9ad0ff", 1.2)),
            box((0.075, 0.008, 0.095), (0.06, -0.031, 1.6), material.wood("#fbf2e0")),
            *[box((0.022, 0.12, 0.41), (x, -0.2, 1.545), frame) for x in (-0.135, 0.135)],
            box((0.32, 0.13, 0.024), (0, -0.2, 1.745), frame),
            box((0.32, 0.17, 0.022), (0, -0.215, 1.352), frame),
            group(
                [
                    box((0.25, 0.014, 0.37), (0.125, 0, 0), leaf, bevel=0.005),
                    box((0.17, 0.02, 0.13), (0.125, 0, 0.09), leaf, bevel=0.01),
                    box((0.17, 0.02, 0.13), (0.125, 0, -0.09), leaf, bevel=0.01),
                    sphere(0.015, (0.225, -0.02, 0), material.gold(), 14),
                ],
                (-0.135, -0.262, 1.545),
                -118,
            ),
        ],
        (0.18, 0, 0.15),
        turn,
    )
    figures.person(
        (0.16, -0.14, 1.523),
        0.15,
        -18,
        pose=figures.ONE_HAND_UP,
        skin="#8a5a3c",
        hair="bun",
        top="#7a2f5a",
        bottom="#7a2f5a",
        garment="dress",
    )
    light.point((0.14, -0.16, 1.86), "#ffb860", 2.2, 0.03)
    light.point((0.08, -0.5, 1.72), "#ffb860", 1.2, 0.08)
    props.table((-0.52, -0.62, 0), 0.95, 8, 1.5, 0.8, color="#7a4a2a")
    top = 0.745
    props.ladder((-0.26, -0.66, top), (0.04, -0.38, 1.5), 0.14, 0.075, "#c8904a", 0.009)
    figures.person(
        (-0.085, -0.53, 1.0),
        0.24,
        206,
        pose=figures.CLIMBING.but(left_hand=(0.12, -0.3, 1.5), right_hand=(-0.12, -0.3, 1.84)),
        build="stout",
        skin="#e0b088",
        hair="bald",
        beard="#e8e4dc",
        top="#28405a",
        bottom="#3a2a2a",
        apron="#f0e8d8",
    )
    props.scissors((-0.8, -0.75, top + 0.02), 0.42, (90, 0, 40))
    for x, y, tone in (
        (-0.72, -0.55, "#d8242e"),
        (-0.56, -0.86, "#2f8aa0"),
        (-0.9, -0.6, "#e0a83a"),
        (-0.42, -0.5, "#8a4a8a"),
    ):
        geometry.cylinder(0.035, 0.1, (x, y, top + 0.06), material.cloth(tone))
        for end in (0.008, 0.112):
            geometry.cylinder(0.046, 0.014, (x, y, top + end), material.wood("#b08a5a"))
    sweep(
        [
            (-0.72, -0.58, top + 0.05),
            (-0.45, -0.75, top + 0.01),
            (-0.1, -0.72, top + 0.02),
            (0.12, -0.48, 1.1),
            (0.24, -0.3, 1.34),
            (0.28, -0.27, 1.5),
        ],
        0.006,
        6,
        material.surface("#d8242e"),
    )
    props.window((-0.95, 1.54, 1.0), 1.0, 0, 1.15, 1.7, pane=material.emission("#a8c8f0", 1.1))
    for index in range(5):
        props.curtain(
            1.0 + index * 0.28,
            1.2 + index * 0.28,
            0.5,
            2.2,
            1.35,
            ("#a52f3a", "#e8d4a8", "#2f7a8a", "#e09a3a", "#6a3a6a")[index],
            2,
            0.06,
            seed=index,
        )
    sweep([(0.8, 1.35, 2.24), (2.4, 1.35, 2.24)], 0.02, 8, material.gold(), 1)
    animals.cat((-1.02, -0.35, top), 0.5, 215, color="#f0e8dc", belly="#ffffff")
    light.spot((-1.6, 1.2, 2.8), (0.2, -0.5, 1.2), "#c8e0ff", 200, 60, 0.8, 0.4)
    light.area((-1.8, -2.6, 2.6), (0.2, 0, 1.2), "#ffe0c0", 150, 1.6)
    return Look(
        mist=(3, 9),
        fog="#5f7f88",
        fog_amount=0.25,
        bloom=0.4,
        shadow_tone="#141c34",
        highlight_tone="#fff0d0",
        exposure=1.05,
    )


@recipe(
    id="cuckoo-planets",
    title="Half Past Jupiter",
    seed=307,
    setting="bedroom",
    time="inside",
    palette="plum and turquoise",
    hero="cuckoo clock",
    clues=(
        "Bedtime, says the universe",
        "Everything that was ever late arrives at once",
        "Grandfather was an astronomer",
    ),
    ready=True,
)
def cuckoo_planets(rnd: random.Random) -> Look:
    camera((-0.3, -4.9, 1.35), (0.25, 0, 2.05), lens=30)
    sky.room("#8a76b0", 0.95)
    props.room(5.4, 5.6, 4.6, "#4a3a6a", "#4a3040", None, -4.2, skirting="#6a5a8a")
    props.cuckoo_clock((1.05, 1.1, 2.35), 1.25, 8, "#5a3020", "#3f7a7a", glow=5)
    light.point((1.0, 0.6, 3.75), "#ffcf80", 40, 0.2)
    path = geometry.smooth_curve(
        [
            (1.02, 0.75, 3.72),
            (0.5, -0.1, 3.95),
            (-0.5, -0.6, 3.7),
            (-1.15, -0.9, 2.9),
            (-0.75, -1.3, 2.1),
            (0.25, -1.5, 1.75),
            (0.85, -1.4, 1.9),
        ],
        8,
    )
    sweep(path[::4], 0.006, 6, material.gold(), 4)
    bodies = (
        (5, 0.10, "#d8b088", "#8a5a3a"),
        (12, 0.15, "#e8d0a0", "#c88a4a"),
        (19, 0.21, "#4a90c8", "#e8f4f8"),
        (27, 0.15, "#d8603a", "#8a2f1a"),
        (34, 0.30, "#e8c090", "#b06a40"),
        (41, 0.13, "#9fd8d8", "#5aa0b0"),
        (46, 0.08, "#e8e0d0", "#8a8478"),
    )
    for index, (step, radius, tone, second) in enumerate(bodies):
        place = path[min(step, len(path) - 1)]
        sphere(
            radius,
            place,
            material.surface(
                tone,
                roughness=0.6,
                second_color=second,
                variation_scale=2.2 / radius * 0.4,
                stretch=(1, 1, 4),
                emission=tone,
                emission_strength=0.22,
            ),
            40,
        )
        if index == 4:
            for reach in (0.44, 0.5, 0.55):
                geometry.torus(
                    reach,
                    0.016,
                    place,
                    material.surface("#f0dcb8", roughness=0.5, emission="#f0dcb8", emission_strength=0.2),
                    (20, 24, 0),
                    scale=(1, 1, 0.4),
                )
        if index == 2:
            sphere(
                0.05,
                (place[0] - 0.3, place[1] - 0.1, place[2] + 0.12),
                material.surface("#e8e4da", emission="#e8e4da", emission_strength=0.3),
                20,
            )
    props.bed((-0.9, -0.55, 0), 0.95, 52, blanket="#2f7a8a", color="#6a4030")
    figures.person(
        (-0.62, -0.42, 0.62),
        0.78,
        10,
        pose=figures.SITTING_ON_GROUND.but(
            right_hand=(-0.2, -0.42, 0.95), right_elbow=(-1, 0, -0.4), look=(0.2, -0.7, 0.6)
        ),
        build="child",
        skin="#c98f66",
        hair="curls",
        hair_color="#3a2018",
        top="#f0d860",
        bottom="#f0d860",
        hat="nightcap",
        hat_color="#d8503a",
    )
    nature.stars(
        [(rnd.uniform(-2.4, 2.4), rnd.uniform(0.6, 1.2), rnd.uniform(2.2, 4.4)) for _ in range(26)],
        (0.02, 0.05),
        "#ffe8a0",
        4,
    )
    props.window((-1.55, 1.36, 1.7), 1.0, 0, 1.1, 1.7, pane=material.emission("#2a4a8a", 1.0), color="#d8c8e0")
    props.carpet((0.9, -1.2, 0), 1.0, -12, 2.0, 1.3, "#2f6a7a", "#d8a050")
    animals.rabbit((1.35, -1.3, 0.02), 0.55, 30, upright=True, color="#e8dccb")
    light.area((-1.2, -3.8, 2.8), (-0.3, 0, 1.0), "#d8b8ff", 190, 1.6)
    light.point((0.1, -1.6, 2.5), "#ffd8a0", 36, 0.4)
    return Look(
        mist=(4, 11),
        fog="#3a2a5a",
        fog_amount=0.3,
        bloom=0.4,
        shadow_tone="#140c34",
        highlight_tone="#fff0d8",
        exposure=1.1,
    )


@recipe(
    id="endless-stair",
    title="The Cat Knows the Way Down",
    seed=308,
    setting="stairwell",
    time="inside",
    palette="olive and vermilion",
    hero="spiral stair",
    clues=("Losing the thread", "A snail's idea of architecture", "Curiosity has nine floors"),
    ready=True,
)
def endless_stair(rnd: random.Random) -> Look:
    camera((0.75, -1.35, 4.9), (-0.2, 0.5, -2.0), lens=24)
    sky.room("#a8a888", 0.7)
    stone, iron, rail = (
        material.surface("#c0b48c", roughness=0.6, variation=0.04),
        material.surface("#2a2a28", roughness=0.5, metallic=0.6),
        material.surface("#7a3a20", roughness=0.35, coat=0.4),
    )
    steps, turns, rise, inner, outer = 240, 8.0, 0.085, 1.0, 2.3
    slab = [
        (inner, -0.115, 0),
        (outer, -0.30, 0),
        (outer, 0.30, 0),
        (inner, 0.115, 0),
        (inner, -0.115, -0.1),
        (outer, -0.30, -0.1),
        (outer, 0.30, -0.1),
        (inner, 0.115, -0.1),
    ]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4)]
    start = 2.9
    placements = [transform((0, 0, start - step * rise), (0, 0, -360 * turns * step / steps)) for step in range(steps)]
    geometry.scatter(slab, faces, placements[0::2], stone, smooth=False)
    geometry.scatter(
        slab, faces, placements[1::2], material.surface("#8f8a60", roughness=0.6, variation=0.04), smooth=False
    )
    for reach, thick, lift in ((inner + 0.03, 0.035, 0.62), (inner + 0.03, 0.02, 0.1)):
        points = [
            (
                reach * math.cos(-math.tau * turns * k / 160),
                reach * math.sin(-math.tau * turns * k / 160),
                start - steps * rise * k / 160 + lift,
            )
            for k in range(161)
        ]
        sweep(points, thick, 8, rail if lift > 0.3 else iron, 2)
    posts = [
        transform(
            (
                (inner + 0.03) * math.cos(-math.tau * turns * k / steps),
                (inner + 0.03) * math.sin(-math.tau * turns * k / steps),
                start - k * rise + 0.3,
            ),
            scale=(0.016, 0.016, 0.6),
        )
        for k in range(steps)
    ]
    props.boxes(posts, iron)
    wall = geometry.lathe(
        [(2.35, -19), (2.35, 6)], 72, material.surface("#7a8a5a", roughness=0.9, variation=0.12, variation_scale=0.8)
    )
    wall.data.flip_normals()
    for floor in range(8):
        angle = 0.9 + floor * 2.3
        z = start - 1.0 - floor * 2.0
        box(
            (0.06, 0.55, 1.0),
            (2.3 * math.cos(angle), 2.3 * math.sin(angle), z),
            material.emission("#ffdc98", 2.4),
            (0, 0, math.degrees(angle)),
        )
        light.point((1.7 * math.cos(angle), 1.7 * math.sin(angle), z), "#ffd8a0", 34, 0.3)
    thread = material.surface("#d83a22", roughness=0.8)
    near = math.radians(-78)
    ball = (1.66 * math.cos(near), 1.66 * math.sin(near), start - 6 * rise + 0.27)
    path = [
        (
            1.5 * math.cos(-math.tau * turns * k / steps),
            1.5 * math.sin(-math.tau * turns * k / steps),
            start - k * rise + 0.03,
        )
        for k in range(8, 90, 4)
    ]
    sweep([ball, *path], 0.02, 6, thread, 5)
    sphere(0.26, ball, material.surface("#e0402a", roughness=0.8, bump=0.8, bump_scale=9), 32)
    for index in range(14):
        geometry.torus(0.255, 0.017, ball, thread, (index * 31, index * 47, index * 20))
    far = math.radians(118)  # across the well the cat waits with one end of the thread
    animals.cat(
        (1.72 * math.cos(far), 1.72 * math.sin(far), start - 20 * rise + 0.03),
        1.75,
        78,
        color="#e8a050",
        belly="#fff4e4",
        stripes="#b85a22",
        eye="#f4e040",
    )
    disc = geometry.disc(2.3, (0, 0, -18.4), material.emission("#fff2c8", 1.6))
    disc.name = "bottom"
    for k, tone in ((34, "#3f6a9a"), (75, "#d8a03a"), (118, "#8a3a5a")):
        figures.person(
            (
                1.7 * math.cos(-math.tau * turns * k / steps),
                1.7 * math.sin(-math.tau * turns * k / steps),
                start - k * rise + 0.02,
            ),
            0.5,
            -360 * turns * k / steps + 90,
            pose=figures.WALKING,
            top=tone,
            hat="bowler" if k == 34 else "straw",
            garment="coat",
        )
    light.area((0.6, -0.6, 5.8), (0, 0, 0), "#fff0d0", 80, 1.6)
    return Look(
        exposure=1.1,
        mist=(4, 22),
        fog="#f4e4a8",
        fog_amount=0.5,
        bloom=0.3,
        shadow_tone="#1a1c10",
        highlight_tone="#fff4d0",
    )


@recipe(
    id="dinner-for-shadows",
    title="Dinner for Shadows",
    seed=309,
    setting="dining room",
    time="inside",
    palette="crimson and candlelight",
    hero="long table",
    clues=("The guests of honour", "What is left of a family after a quarrel", "You are what you eat with"),
    ready=True,
)
def dinner_for_shadows(rnd: random.Random) -> Look:
    camera((0.5, -4.9, 1.75), (-0.15, 0.5, 1.75), lens=30)
    sky.room("#c88a70", 0.55)
    props.room(5.4, 5.4, 4.6, "#d88a5a", "#5a3020", None, -3.4, skirting="#7a3a28")
    wall = 1.98
    night = material.surface("#2a0c14", roughness=1.0, variation=0)
    guests = (
        ("deer", 0.2, 2.0, 62, None, 1.1),
        ("wolf", -1.5, 1.8, -72, "top", 0.9),
        ("rabbit", 1.75, 1.75, 70, None, 0.9),
        ("owl", 1.05, 1.3, 25, None, 0.8),
        ("bear", -0.68, 1.45, -20, None, 0.7),
    )
    for kind, x, size, turn, cap, low in guests:
        pose = figures.SITTING.but(right_hand=(-0.35, -0.3, 0.95), right_elbow=(-1, 0, -0.5))
        flat_shadow(
            figures.animal_in_coat((0, 0, 0), size, turn, kind=kind, hat=cap, pose=pose, garment="trousers"),
            night,
            (x, wall - 0.02, low),
            0.012,
        )
    props.round_table((0.1, 0, 0), 1.0, 0, radius=1.02, height=0.78, cloth_color="#f6eee0")
    for angle in (150, 90, 30, 205, -25):
        x, y = 0.1 + 1.28 * math.cos(math.radians(angle)), 1.1 * math.sin(math.radians(angle))
        props.chair((x, y, 0), 1.0, angle - 90, color="#4a2418", seat="#8e2030", back=1.3)
        px, py = 0.1 + 0.72 * math.cos(math.radians(angle)), 0.68 * math.sin(math.radians(angle))
        geometry.lathe(
            [(0, 0.0), (0.11, 0.005), (0.16, 0.02), (0.1, 0.012), (0, 0.01)],
            32,
            props.porcelain(),
            location=(px, py, 0.79),
        )
        geometry.lathe(
            [(0.04, 0), (0.006, 0.01), (0.008, 0.1), (0.05, 0.14), (0.055, 0.22)],
            24,
            material.surface("#8a1020", roughness=0.1),
            location=(px * 0.7, py * 0.7, 0.79),
        )
    for x, y, tall in ((0.0, 0.0, 0.5), (0.22, -0.1, 0.34), (-0.2, -0.12, 0.4)):
        props.candle((x + 0.1, y, 0.79), 0.75, height=tall, energy=16)
    figures.person(
        (-1.12, -1.0, 0),
        1.0,
        118,
        pose=figures.HOLDING_OUT,
        build="slim",
        skin="#8a5a3c",
        hair="bald",
        top="#1c1c26",
        bottom="#1c1c26",
        garment="coat",
        scarf="#f4f0e6",
    )
    geometry.lathe(
        [(0, 0), (0.2, 0.0), (0.24, 0.02), (0.2, 0.03), (0.18, 0.03), (0.16, 0.12), (0.08, 0.18), (0, 0.19)],
        32,
        material.surface("#e0e4ea", roughness=0.12, metallic=1.0),
        location=(-0.59, -0.83, 1.15),
    )
    light.area((1.6, -4.2, 3.6), (0, 0.6, 1.6), "#ffd8b0", 230, 1.6)
    light.point((0.1, 0.9, 2.6), "#ffb060", 40, 0.5)
    return Look(
        mist=(5, 12), fog="#d8703a", fog_amount=0.15, bloom=0.3, shadow_tone="#2a0c1c", highlight_tone="#ffecc8"
    )


@recipe(
    id="root-telephone",
    title="Long Distance",
    seed=310,
    setting="hallway",
    time="inside",
    palette="sage and coral",
    hero="telephone",
    clues=("Calling home", "Gossip grows", "Please hold: one of our oldest members will be with you"),
    ready=True,
)
def root_telephone(rnd: random.Random) -> Look:
    camera((0.75, -4.3, 1.55), (-0.05, 0.2, 1.42), lens=33)
    sky.room("#a8b8a0", 0.8)
    props.room(4.8, 5.0, 4.0, "#a9b89a", "#d8ccb0", None, -3.4, checks="#6a7a68", skirting="#f0e8d8")
    props.round_table((-0.55, 0.45, 0), 0.95, 0, radius=0.5, color="#5a3420")
    props.telephone((-0.55, 0.40, 0.71), 0.62, 18, "#b5362e", off_hook=True)
    bark = material.surface("#5a3f2a", roughness=0.9, variation=0.2, bump=0.7, bump_scale=8)
    sweep(
        [(-0.8, 0.55, 0.80), (-1.05, 0.5, 0.72), (-1.15, 0.4, 0.45), (-1.1, 0.45, 0.12), (-0.9, 0.1, -0.05)],
        [0.02, 0.028, 0.05, 0.10, 0.14],
        14,
        bark,
    )
    for index in range(13):
        angle, length = index * 0.52 + rnd.uniform(-0.15, 0.15), rnd.uniform(0.7, 1.9)
        points = [(-1.05, 0.3, 0.1)]
        for step in range(1, 6):
            t = step / 5
            points.append(
                (
                    -1.05 + math.cos(angle) * length * t + 0.14 * math.sin(step * 2.1 + index),
                    0.3 + math.sin(angle) * length * t * 0.9,
                    0.06 * (1 - t) + 0.035 * math.sin(step * 1.7 + index),
                )
            )
        sweep(points, [0.10, 0.085, 0.06, 0.045, 0.03, 0.012], 12, bark)
    trunk = [
        (-1.15, 0.5, 0.3),
        (-1.6, 1.0, 1.0),
        (-1.75, 1.35, 1.9),
        (-1.3, 1.4, 2.8),
        (-0.3, 1.35, 3.35),
        (0.9, 1.3, 3.3),
    ]
    sweep(trunk, [0.09, 0.10, 0.09, 0.075, 0.055, 0.008], 16, bark)
    for place, size, seed, turn in (
        ((-1.3, 1.38, 2.75), 0.42, 3, 0),
        ((-0.3, 1.33, 3.28), 0.4, 5, 80),
        ((0.55, 1.3, 3.33), 0.38, 7, 160),
        ((-1.72, 1.3, 1.9), 0.3, 9, 40),
    ):
        nature.tree(
            place,
            size,
            turn,
            seed,
            5,
            0.7,
            0.08,
            bark="#5a3f2a",
            leaf="#f0a090",
            second_leaf="#fbe4d8",
            leaf_size=0.2,
            leaves=12,
        )
    cord = [(-0.35, 0.2, 0.78), (-0.1, -0.05, 0.62), (0.25, -0.2, 0.66), (0.6, -0.15, 0.85), (0.76, -0.04, 1.1)]
    sweep(cord, 0.014, 8, material.surface("#3a2a20"), 8)
    props.armchair((0.9, 0.35, 0), 1.05, 22, "#c8705a")
    figures.old_woman(
        (0.9, 0.18, 0.56),
        0.95,
        22,
        pose=figures.SITTING.but(right_hand=(-0.2, -0.16, 0.78), right_elbow=(-1, -0.2, -0.4)),
        holding=(),
        shawl="#3f7a6a",
        top="#e8dcc4",
        bottom="#4a5a7a",
        skin="#7a4f38",
    )
    props.handset((0.775, -0.02, 1.25), 0.32, (0, 82, 22), "#b5362e")
    petals = [
        transform(
            (rnd.uniform(-1.9, 1.8), rnd.uniform(-1.6, 1.4), abs(rnd.gauss(0, 0.9)) * (rnd.random() < 0.4) + 0.02),
            (rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 360)),
            0.07,
        )
        for _ in range(90)
    ]
    geometry.scatter(*nature.LEAF, petals, material.surface("#f4b0a0", roughness=0.7), smooth=False)
    animals.bird((0.35, 0.9, 2.3), 0.2, 30, color="#4a8ac8", tip="#24406a", flap=35)
    props.window((0.55, 1.56, 1.35), 1.0, 0, 1.2, 1.6, pane=material.emission("#fff4d8", 1.3))
    animals.snail((-0.5, -0.85, 0.02), 0.2, 160)
    light.spot((1.8, 1.4, 3.2), (-0.6, 0, 0.4), "#fff0c8", 240, 60, 0.8, 0.5)
    light.area((-1.8, -3.2, 3.0), (0, 0.3, 1.2), "#ffe8d8", 120, 1.8)
    return Look(
        mist=(4, 10), fog="#e8e4c8", fog_amount=0.3, bloom=0.25, shadow_tone="#1f2a2a", highlight_tone="#fff4e0"
    )


@recipe(
    id="teapot-volcano",
    title="The Kettle Island Eruption",
    seed=311,
    setting="kitchen",
    time="inside",
    palette="white and lava",
    hero="teapot",
    clues=("It has been brewing for years", "Last days of Pompeii, with sugar", "Mother is a little upset"),
    ready=True,
)
def teapot_volcano(rnd: random.Random) -> Look:
    camera((-2.3, -5.0, 2.9), (0.2, 0.0, 1.62), lens=33)
    sky.room("#8a98b8", 0.42)
    plane((14, 12), (0, 1.5, 0), material.cloth("#d8e4e4"))
    for i in range(-7, 8):
        box((0.34, 12, 0.004), (i * 1.0, 1.5, 0.002), material.cloth("#7aa4b4"))
    for j in range(-4, 8):
        box((14, 0.34, 0.004), (0, j * 1.0, 0.004), material.cloth("#8ab4c0"))
    box((14, 0.2, 12), (0, 7.2, 6), material.surface("#5f7396", roughness=0.9, variation=0.06))
    props.window((2.2, 7.0, 2.6), 1.0, 0, 3.2, 4.2, pane=material.emission("#ff9a6a", 0.8))
    props.teapot((0.2, 0.4, 0), 1.2, 18, "#f0ece2", "#2f5a8a", lid=False)
    rim = 1.86
    cone = sheet(
        lambda u, v: (
            (0.62 - 0.42 * v) * (1 + 0.10 * math.sin(u * math.tau * 7) * (1 - v)) * math.cos(u * math.tau) + 0.2,
            (0.62 - 0.42 * v) * (1 + 0.10 * math.sin(u * math.tau * 7 + 1) * (1 - v)) * math.sin(u * math.tau) + 0.4,
            rim - 0.08 + 0.95 * v**0.85 + 0.05 * math.sin(u * 40),
        ),
        material.surface("#4a3a34", second_color="#2a2020", roughness=0.95, bump=0.8, bump_scale=5),
        90,
        30,
    )
    cone.name = "volcano"
    lava = material.emission("#ff5a14", 2.4)
    geometry.disc(0.2, (0.2, 0.4, rim + 0.80), lava)
    for index in range(4):
        angle = (-2.2, -1.25, -0.3, 1.9)[index]
        path = []
        for step in range(6):
            t = step / 5
            reach = (0.19 + 0.42 * t if t < 0.75 else 0.55 + 0.75 * (t - 0.75) * 2) * 1.04
            level = rim + 0.9 - 0.95 * t * 1.05 if t < 0.75 else rim + 0.1 - (t - 0.75) * 3.0
            path.append(
                (
                    0.2 + reach * math.cos(angle + 0.2 * math.sin(step * 1.9)),
                    0.4 + reach * math.sin(angle + 0.2 * math.sin(step * 1.9)),
                    level,
                )
            )
        sweep(path, [0.03, 0.035, 0.03, 0.045, 0.04, 0.02], 10, lava)
    sweep(
        [(2.15, 1.02, 1.80), (2.35, 1.08, 1.75), (2.5, 1.13, 1.2), (2.52, 1.14, 0.5), (2.5, 1.14, 0.06)],
        [0.05, 0.06, 0.05, 0.05, 0.09],
        12,
        lava,
    )
    props.teacup((2.6, 1.1, 0.12), 0.55, 200, "#f0ece2", "#2f5a8a")
    geometry.disc(0.48, (2.6, 1.1, 0.5), lava)
    for index in range(6):
        nature.cloud(
            (0.25 + 0.28 * index * math.sin(index * 0.7), 0.5 + 0.1 * index, rim + 1.25 + 0.42 * index),
            0.16 + 0.075 * index,
            seed=index + 3,
            color="#5a5258",
            shadow="#ff8a4a",
            glow=0.16 / (1 + index * 0.7),
        )
    geometry.sparks(
        [(0.2 + rnd.gauss(0, 0.5), 0.4 + rnd.gauss(0, 0.3), rim + 1.0 + abs(rnd.gauss(0, 0.7))) for _ in range(46)],
        0.022,
        material.emission("#ffb040", 8),
    )
    sugar = material.surface("#fdfaf4", roughness=0.9, variation=0.04, bump=0.4, bump_scale=40)
    for x, y, z in (
        (-1.1, -1.5, 0.11),
        (-0.85, -1.45, 0.11),
        (-0.98, -1.48, 0.33),
        (-0.5, -1.75, 0.11),
        (-1.55, -1.25, 0.11),
        (-0.2, -1.45, 0.11),
        (-0.22, -1.44, 0.33),
        (0.1, -1.7, 0.11),
    ):
        box((0.21, 0.21, 0.21), (x, y, z), sugar, (0, 0, rnd.uniform(-14, 14)), 0.018)
        roof = geometry.cylinder(
            0.17, 0.14, (x, y, z + 0.17), material.surface("#b5483a"), top_radius=0.0, segments=4, rotation=(0, 0, 45)
        )
        roof.name = "roof"
        box((0.05, 0.01, 0.08), (x, y - 0.108, z - 0.04), material.surface("#3a2a2a"))
    for index in range(9):
        figures.person(
            (-1.75 + 0.16 * index, -2.05 - 0.16 * math.sin(index), 0),
            0.13,
            -60 + 20 * (index % 3),
            pose=figures.RUNNING,
            build=("adult", "child", "stout")[index % 3],
            top=("#d8502e", "#3f7aa8", "#e8c04a", "#5a8a4a")[index % 4],
            hat=(None, "straw", "bowler")[index % 3],
            holding=("suitcase",) if index % 4 == 0 else (),
        )
    light.point((0.1, -0.5, rim + 1.5), "#ff7a2a", 170, 0.3)
    light.sun((0.5, 0.7, 0.9), "#ffb890", 0.7, 5)
    light.area((-3.5, -4.5, 5), (0, 0, 1), "#b8ccff", 150, 3)
    return Look(
        mist=(6, 18),
        fog="#6a7aa0",
        fog_amount=0.3,
        bloom=0.35,
        shadow_tone="#2a1a20",
        highlight_tone="#fff4e4",
        exposure=1.05,
    )


@recipe(
    id="eye-at-the-window",
    title="Doll's House",
    seed=312,
    setting="doll's house",
    time="inside",
    palette="mint and rose",
    hero="giant eye",
    clues=("We have company", "Playing God on a rainy afternoon", "The neighbours are watching again"),
    ready=True,
)
def eye_at_the_window(rnd: random.Random) -> Look:
    camera((-0.9, -4.5, 1.75), (0.2, 0.4, 1.62), lens=31)
    sky.room("#b8c8b8", 0.7)
    back = 2.0
    props.room(4.8, 5.6, 3.8, "#a8d0b8", "#c89a6a", "#f4ece0", back - 5.6, back_wall=False, skirting="#fbf6ec")
    paper = material.surface("#b4dcc2", roughness=0.9, variation=0.05)
    left, right, low, high = -0.95, 1.85, 1.0, 3.05
    for x0, x1, z0, z1 in ((-2.4, left, 0, 3.8), (right, 2.4, 0, 3.8), (left, right, 0, low), (left, right, high, 3.8)):
        box((x1 - x0, 0.1, z1 - z0), ((x0 + x1) / 2, back, (z0 + z1) / 2), paper)
    props.window((0.45, back, low), 1.0, 0, right - left, high - low, bars=(2, 2), color="#fbf6ec")
    skin = material.surface("#d89a78", roughness=0.6, variation=0.06, bump=0.15, bump_scale=9, subsurface=0.15)
    white = material.surface("#f6f0e6", roughness=0.15, variation=0.04, coat=0.6)
    sphere(1.75, (0.5, back + 2.55, 2.05), white, 72)
    for radius, depth, tone in (
        (0.86, 0.72, "#1f3a3a"),
        (0.80, 0.71, "#3f8a7a"),
        (0.52, 0.70, "#8fc08a"),
        (0.36, 0.675, "#0a0a0c"),
    ):
        geometry.disc(
            radius,
            (0.42, back + depth, 2.0),
            material.surface(
                tone, roughness=0.1, variation=0.25, variation_scale=7, coat=0.8, emission=tone, emission_strength=0.12
            ),
            (90, 0, 0),
        )
    geometry.disc(0.13, (0.15, back + 0.66, 2.35), material.emission("#ffffff", 2.0), (90, 0, 0))
    spokes = [
        transform(
            (0.42 + 0.62 * math.cos(k * math.tau / 40), back + 0.69, 2.0 + 0.62 * math.sin(k * math.tau / 40)),
            (0, -math.degrees(k * math.tau / 40), 0),
            (0.26, 0.01, 0.018),
        )
        for k in range(40)
    ]
    props.boxes(spokes, material.surface("#1f4a44", roughness=0.3))
    for sign, lift in ((1, 0.92), (-1, -0.86)):
        lid = sheet(
            lambda u, v, sign=sign, lift=lift: (
                0.5 + (u - 0.5) * 3.9,
                back + 0.62 + 0.9 * abs(u - 0.5) ** 1.5 + 0.35 * v,
                2.05 + sign * (abs(lift) * (1 - (2 * (u - 0.5)) ** 2 * 0.72)) + sign * v * 1.9,
            ),
            skin,
            50,
            12,
        )
        lid.name = "eyelid"
    lashes = material.surface("#3a2018", roughness=0.8)
    for k in range(15):
        u = 0.16 + 0.68 * k / 14
        x, z = 0.5 + (u - 0.5) * 3.9, 2.05 + 0.92 * (1 - (2 * (u - 0.5)) ** 2 * 0.72)
        sweep(
            [
                (x, back + 0.6, z),
                (x + (u - 0.5) * 0.5, back + 0.42, z + 0.08),
                (x + (u - 0.5) * 1.0, back + 0.28, z + 0.34),
            ],
            [0.03, 0.022, 0.006],
            8,
            lashes,
        )
    props.round_table((0.55, -0.35, 0), 1.0, 0, radius=0.6, cloth_color="#f4e4e4")
    props.teapot((0.6, -0.35, 0.75), 0.12, 20, "#e88a9a")
    for x, y in ((0.3, -0.55), (0.85, -0.55), (0.4, -0.1)):
        props.teacup((x, y, 0.755), 0.07, 40, "#fbf6ec", "#e88a9a", tea="#8a4a2a")
    props.chair((-0.35, -0.3, 0), 1.0, 100, "#f4ece0", "#e88a9a")
    props.chair((1.4, -0.25, 0), 1.0, -85, "#f4ece0", "#e88a9a")
    figures.person(
        (-0.3, -0.3, 0.5),
        0.92,
        -75 + 180,
        pose=figures.SITTING,
        skin="#e0b08a",
        hair="bun",
        hair_color="#8a3a1a",
        top="#d85a6a",
        bottom="#d85a6a",
        garment="dress",
    )
    figures.person(
        (1.36, -0.25, 0.5),
        0.95,
        -85,
        pose=figures.SITTING,
        build="stout",
        skin="#c98f66",
        hair="short",
        beard="#3a2a20",
        top="#2f5a7a",
        bottom="#3a3a4a",
    )
    figures.child((0.5, 0.95, 0), 1.0, 180, pose=figures.ONE_HAND_UP, top="#f0c84a", bottom="#3f6a9a", hair="braids")
    props.picture_frame((-1.75, back - 0.08, 1.9), 0.5, 0, inside=material.surface("#e8b0a0", variation=0.3))
    props.lantern((2.0, 1.3, 0), 1.4, energy=20)
    animals.cat((-1.3, 0.8, 0), 0.8, 20, color="#e8e0d4", stripes="#a8a098")
    light.area((0.4, back + 0.3, 4.2), (0.4, back + 1.6, 1.8), "#fff4e8", 120, 1.2)
    plane((9, 7), (0.5, back + 2.7, 2), skin, (90, 0, 0))
    light.area((-1.5, -4.0, 3.4), (0.2, 0, 1), "#fff0e0", 100, 2)
    light.point((0.4, -0.6, 3.1), "#ffe0b8", 50, 0.4)
    return Look(
        mist=(4, 14), fog="#f4e8dc", fog_amount=0.15, bloom=0.2, shadow_tone="#20302a", highlight_tone="#fff4ea"
    )
