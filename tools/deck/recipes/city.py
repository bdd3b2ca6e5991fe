"""The city and its people: rain, crowds, theatres, windows, and what is carried through the streets."""

from __future__ import annotations

import math
import random

from ..kit import animals, buildings, figures, geometry, light, material, nature, props, sky, terrain
from ..kit.camera import camera
from ..kit.geometry import box, duplicate, group, plane, sheet, sphere, sweep, transform
from ..paint.develop import Look
from ..recipe import recipe


def facade(
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str,
    side: int,
    rnd: random.Random,
    lit: float = 0.4,
    glow: str = "#ffc868",
    strength: float = 2.4,
    frame: str = "#e8dccb",
) -> None:
    """A tall house front along a street that runs in y; `side` is -1 left of the street, 1 right of it."""
    paint = material.surface(wall, roughness=0.9, variation=0.08, variation_scale=0.8)
    box((1.6, width, height), (x + side * 0.8, y, height / 2), paint)
    box((1.8, width + 0.12, 0.14), (x + side * 0.8, y, height), material.surface("#5a4a48"))
    bright, dark, timber = (
        material.emission(glow, strength),
        material.surface("#1c2430", roughness=0.15, variation=0),
        material.surface(frame, roughness=0.6),
    )
    panes: tuple[list, list] = ([], [])
    frames = []
    columns, rows = max(1, int(width / 0.8)), max(1, int((height - 0.5) / 1.15))
    for column in range(columns):
        for row in range(rows):
            place = (x - side * 0.01, y - width / 2 + width * (column + 0.5) / columns, 0.95 + row * 1.15)
            panes[0 if rnd.random() < lit else 1].append(transform(place, scale=(0.04, 0.36, 0.62)))
            frames.append(transform((place[0], place[1], place[2] - 0.36), scale=(0.14, 0.5, 0.06)))
            frames.append(transform(place, scale=(0.07, 0.03, 0.62)))
            frames.append(transform((place[0], place[1], place[2] + 0.35), scale=(0.10, 0.46, 0.05)))
    for placements, skin in ((panes[0], bright), (panes[1], dark), (frames, timber)):
        if placements:
            props.boxes(placements, skin)


def street(
    rnd: random.Random,
    half: float,
    start: float,
    end: float,
    walls: tuple[str, ...],
    heights: tuple[float, float],
    lit: float = 0.4,
    strength: float = 2.4,
    glow: str = "#ffc868",
) -> None:
    """House fronts on both sides of a street along y."""
    for side in (-1, 1):
        y = start
        while y < end:
            width = rnd.uniform(1.5, 2.4)
            facade(
                side * (half + rnd.uniform(0, 0.15)),
                y + width / 2,
                width,
                rnd.uniform(*heights),
                rnd.choice(walls),
                side,
                rnd,
                lit,
                glow,
                strength,
            )
            y += width + 0.02


@recipe(
    id="rain-upward",
    title="Rain on Its Way Home",
    seed=401,
    setting="street",
    time="dusk",
    palette="slate and yellow",
    hero="rain",
    clues=("Weather for people who stand on their heads", "Give back what you took", "An umbrella for the puddle"),
    ready=True,
)
def rain_upward(rnd: random.Random) -> Look:
    camera((0.35, -5.4, 0.62), (-0.1, 1.5, 2.0), lens=30)
    sky.sky(
        [(0, "#20303a"), (0.5, "#e8a878"), (0.56, "#b88a98"), (0.7, "#5a6a8a"), (1, "#2a3a5a")],
        sun=(0.1, 1, 0.08),
        sun_color="#ffd8a0",
        clouds=0.9,
        cloud_colors=("#c8a8a8", "#3a4460"),
        swirl=2,
        seed=12,
    )
    plane(60, (0, 20, 0), material.water("#1a222a", 0.09, 1.6, 0.35, depth=0.06))
    cobbles = [
        transform(
            (rnd.uniform(-2.1, 2.1), rnd.uniform(-4.5, 9), 0.0),
            (0, 0, rnd.uniform(0, 90)),
            (rnd.uniform(0.13, 0.2), rnd.uniform(0.1, 0.15), 0.05),
        )
        for _ in range(1500)
    ]
    geometry.scatter(
        *geometry.ball_shape(8),
        [placed for placed in cobbles if (placed.translation.x + 0.4) ** 2 + (placed.translation.y + 1.4) ** 2 > 1.2],
        material.surface("#4a545e", roughness=0.35, variation=0.2),
    )
    street(rnd, 2.15, -4, 16, ("#5a5f70", "#6a5a60", "#4a5a68", "#7a6a68"), (4.5, 7.5), 0.45, 2.2)
    streak = material.surface("#bfe4ff", roughness=0.1, emission="#bfe4ff", emission_strength=0.8)
    props.boxes(
        [
            transform(
                (rnd.uniform(-2.2, 2.2), rnd.uniform(-3.6, 8), rnd.uniform(0.05, 6.5)),
                (rnd.uniform(-3, 3), rnd.uniform(-3, 3), 0),
                (0.007, 0.007, rnd.uniform(0.1, 0.4)),
            )
            for _ in range(1100)
        ],
        streak,
    )
    geometry.scatter(
        *geometry.ball_shape(8),
        [
            transform(
                (rnd.uniform(-2.2, 2.2), rnd.uniform(-3.6, 4), rnd.uniform(0.05, 5) ** 1.2),
                scale=rnd.uniform(0.012, 0.028),
            )
            for _ in range(260)
        ],
        material.surface("#d8f0ff", roughness=0.05, emission="#bfe4ff", emission_strength=0.5),
    )
    for x, y in ((-1.75, 0.6), (1.75, 3.2), (-1.75, 6.4)):
        buildings.lamp_post((x, y, 0), 1.0, 0, lamp=90)
    figures.person(
        (-0.5, -1.5, 0.02),
        1.0,
        165,
        pose=figures.HOLDING_OUT.but(right_hand=(-0.42, -0.35, 1.0)),
        build="adult",
        skin="#6b4630",
        hair="bob",
        top="#f0b82a",
        bottom="#2a3a4a",
        garment="coat",
        shoes="#b5342e",
        hat="hood",
        hat_color="#f0b82a",
    )
    props.umbrella((-0.05, -1.2, 1.02), 0.95, 0, "#b5342e", "#f0e0c8", upside_down=True)
    for x, y, tone, turn in ((0.95, 1.2, "#2f5a7a", 190), (-1.05, 3.0, "#5a3a5a", 10), (0.5, 4.6, "#3f5a3a", 175)):
        figures.person(
            (x, y, 0.02), 0.98, turn, pose=figures.HOLDING_OUT, top=tone, bottom="#22242e", garment="coat", hat="bowler"
        )
        props.umbrella(
            (x + 0.35 * (1 if turn > 90 else -1), y + 0.3 * (1 if turn > 90 else -1), 1.05),
            0.9,
            0,
            ("#20303a", "#3a6a6a", "#8a4a3a")[int(x * 2) % 3],
            upside_down=True,
        )
    animals.cat((1.2, -1.9, 0.02), 0.75, 60, color="#1c1a20")
    light.sun((0.1, 1, 0.25), "#ffb880", 1.6, 4)
    light.area((1.5, -5, 3.4), (-0.2, -1, 1), "#c8d8ff", 150, 2)
    return Look(mist=(5, 26), fog="#d8a088", fog_amount=0.6, bloom=0.4, shadow_tone="#101c34", highlight_tone="#ffe8c8")


@recipe(
    id="sea-of-hats",
    title="One Balloon",
    seed=402,
    setting="square",
    time="day",
    palette="grey and red",
    hero="crowd",
    clues=("Spot the birthday child", "Courage is a primary colour", "Rush hour"),
    ready=True,
)
def sea_of_hats(rnd: random.Random) -> Look:
    camera((-1.2, -6.2, 9.6), (0.1, 0.4, 0.8), lens=40)
    sky.sky([(0, "#9aa0a8"), (0.5, "#c8ccd0"), (1, "#b8c0cc")], strength=0.9)
    plane(60, (0, 0, 0), material.surface("#8a8a84", roughness=0.8, variation=0.1))
    tones = ("#6a6c78", "#5a6070", "#7a7a84", "#4e525e", "#8a8a92")
    kinds = []
    for index in range(7):
        kinds.append(
            figures.person(
                (0, 0, 0),
                1.0,
                0,
                build=("adult", "stout", "slim", "old")[index % 4],
                top=tones[index % 5],
                bottom="#22242a",
                garment="coat",
                hat=("bowler", "bowler", "top")[index % 3],
                hat_color=("#3a3c48", "#55566a", "#6a6a74")[index % 3],
                pose=figures.STANDING if index % 2 else figures.WALKING,
                skin=("#e0b48c", "#8a5a3c", "#c98f66")[index % 3],
            )
        )
    used = 0
    child = (0.75, 0.35)
    for row in range(30):
        for column in range(24):
            x, y = (
                -6.4 + column * 0.56 + rnd.uniform(-0.12, 0.12) + 0.28 * (row % 2),
                -5.6 + row * 0.56 + rnd.uniform(-0.12, 0.12),
            )
            if math.hypot(x - child[0], y - child[1]) < 0.85:
                continue
            kind = kinds[used % 7]
            turn = 150 + rnd.uniform(-25, 25)
            if used < 7:
                kind.location, kind.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
            else:
                duplicate(kind, (x, y, 0), tuple(kind.scale)[0] * rnd.uniform(0.94, 1.06), turn)
            used += 1
    figures.child(
        (child[0], child[1], 0),
        1.25,
        -25,
        pose=figures.ONE_HAND_UP.but(look=(-0.2, -0.4, 1)),
        top="#f0c040",
        bottom="#3f6aa0",
        hair="curls",
        hair_color="#8a3a1a",
        skin="#e0aa84",
    )
    hand = (child[0] - 0.33, child[1] - 0.06, 1.6)
    balloon_at = (child[0] - 0.75, child[1] - 0.5, 3.35)
    props.toy_balloon(
        balloon_at,
        1.75,
        0,
        "#e0241e",
        string=(hand[0] - balloon_at[0], hand[1] - balloon_at[1], hand[2] - balloon_at[2]),
    )
    for x, y, z in ((-1.6, 1.9, 3.1), (-2.1, 1.4, 3.4), (2.1, -1.8, 3.2)):
        animals.bird((x, y, z), 0.3, 40, color="#e8e8ea", tip="#4a4a52", flap=30)
    light.sun((-0.7, -0.3, 0.75), "#fff2dc", 4.2, 3)
    return Look(
        mist=(9, 20),
        fog="#c8ccd4",
        fog_amount=0.25,
        bloom=0.2,
        shadow_tone="#1c2438",
        highlight_tone="#fff4e4",
        saturation=1.2,
        vignette=0.4,
        exposure=1.5,
    )


@recipe(
    id="puppeteer-on-strings",
    title="Who Pulls",
    seed=403,
    setting="theatre",
    time="inside",
    palette="burgundy and limelight",
    hero="puppeteer",
    clues=("My boss has a boss", "No strings attached", "The cat has found the scissors"),
    ready=True,
)
def puppeteer_on_strings(rnd: random.Random) -> Look:
    camera((0.5, -6.6, 1.9), (0.12, 0, 3.15), lens=29)
    sky.room("#8a6a98", 1.1)
    boards = material.wood("#8a5a34")
    props.boxes([transform((-4 + i * 0.3, 0.2, -0.05), scale=(0.29, 5, 0.1)) for i in range(28)], boards)
    box((9, 0.1, 1.2), (0, -2.35, -0.65), material.surface("#4a1c24"))
    props.curtain(-3.6, -1.7, -0.1, 6.8, -1.4, "#8e1424", 5, 0.16, 0.45, 1)
    props.curtain(3.6, 1.7, -0.1, 6.8, -1.4, "#8e1424", 5, 0.16, 0.45, 2)
    props.curtain(-3.6, 3.6, 6.3, 7.8, -1.6, "#7a1020", 14, 0.12, 0, 3)
    sheet(
        lambda u, v: ((u - 0.5) * 9, 2.2, v * 8),
        material.surface("#2f4a6a", second_color="#5a7a9a", variation_scale=0.6, roughness=0.9),
        4,
        4,
    )
    for x, z, size in ((-1.6, 0.6, 1.3), (1.9, 0.4, 1.1), (0.4, 0.2, 0.9)):
        nature.cloud((x, 1.9, z), size * 0.8, seed=int(z * 10), color="#a8bcd0", shadow="#5a6a9a")
    string = material.surface("#f4ead0", roughness=0.6, emission="#f4ead0", emission_strength=0.25)
    man = figures.person(
        (0.25, 0, 1.75),
        1.25,
        -8,
        pose=figures.FLOATING.but(right_hand=(-0.62, -0.42, 1.05), left_hand=(0.58, -0.38, 1.12), look=(0, -0.8, -0.6)),
        build="slim",
        skin="#e0b48c",
        hair="short",
        hair_color="#c8c4bc",
        top="#26304a",
        bottom="#3a2a3a",
        garment="coat",
        hat="top",
        hat_color="#1c1c26",
        scarf="#d8a03a",
    )
    man.name = "puppeteer"
    hands = ((-0.57, -0.42, 3.05), (0.93, -0.55, 3.15))
    for hand in hands:
        sweep(
            [(hand[0] - 0.28, hand[1], hand[2] - 0.02), (hand[0] + 0.28, hand[1], hand[2] - 0.02)], 0.025, 8, boards, 1
        )
        sweep([(hand[0], hand[1] - 0.2, hand[2] - 0.02), (hand[0], hand[1] + 0.2, hand[2] - 0.02)], 0.025, 8, boards, 1)
    figures.dancer((-0.52, -0.5, 0.1), 0.78, 12, top="#f4c0c8", skin="#8a5a3c")
    figures.animal_in_coat((0.98, -0.55, 0.05), 0.62, -20, kind="fox", coat="#3f7a6a", pose=figures.ARMS_WIDE)
    for hand, ends in (
        (hands[0], ((-0.80, -0.95, 1.45), (0.03, -0.55, 1.2), (-0.55, -0.66, 1.4))),
        (hands[1], ((0.52, -0.45, 0.95), (1.42, -0.62, 0.95), (0.98, -0.55, 1.2))),
    ):
        for index, end in enumerate(ends):
            sweep([(hand[0] + (-0.26, 0.26, 0)[index], hand[1], hand[2] - 0.04), end], 0.007, 5, string, 1)
    bar = (0.35, 0.0, 5.15)
    for dx, dy in ((1.1, 0), (0, 0.7)):
        sweep(
            [(bar[0] - dx, bar[1] - dy, bar[2]), (bar[0] + dx, bar[1] + dy, bar[2])],
            0.06,
            10,
            material.wood("#5a3420"),
            1,
        )
    for start, end in (
        ((-0.7, 0, 5.15), (-0.57, -0.42, 3.12)),
        ((1.4, 0, 5.15), (0.93, -0.55, 3.22)),
        ((0.35, 0, 5.15), (0.25, 0.05, 4.2)),
        ((0.1, 0.6, 5.15), (0.05, 0.25, 2.0)),
        ((0.6, -0.6, 5.15), (0.5, -0.2, 2.1)),
    ):
        sweep([start, end], 0.011, 5, string, 1)
    glove = material.cloth("#f6f2ea")
    palm = [sphere(0.5, (0.36, 0, 6.0), None, 28, (1, 0.5, 0.85))]
    for index in range(4):
        x = -0.06 + index * 0.28
        palm.append(sweep([(x, -0.08, 5.85), (x - 0.02, -0.34, 5.5), (x, -0.2, 5.14)], [0.12, 0.105, 0.085], 16))
    palm.append(sweep([(0.82, -0.02, 6.0), (1.16, -0.1, 5.6), (1.0, -0.06, 5.2)], [0.14, 0.115, 0.085], 16))
    palm.append(
        sweep([(0.38, 0.1, 6.2), (0.44, 0.2, 7.2), (0.5, 0.3, 8.4)], [(0.36, 0.26), (0.3, 0.26), (0.34, 0.3)], 20)
    )
    geometry.lathe([(0.42, 0), (0.5, 0.12), (0.52, 0.8)], 40, material.cloth("#23305a"), location=(0.42, 0.16, 6.75))
    light.area((-0.6, -3.4, 6.4), (0.4, 0, 5.8), "#fff4e0", 60, 0.8)
    geometry.fuse(palm, 0.028, 3, glove)
    animals.cat((-1.35, -1.75, 0), 0.95, 165, color="#2a2428", belly="#f0e8dc")
    props.scissors((-1.0, -1.85, 0.05), 0.7, (88, 0, 50))
    for x in (-2.0, -1.0, 0, 1.0, 2.0):
        sphere(0.14, (x, -2.25, 0.06), material.emission("#ffe0a0", 3), 16, (1, 1, 0.7))
    light.spot((-2.4, -5.5, 6.5), (0.2, 0, 2.2), "#fff0cc", 1900, 28, 0.5, 0.3)
    light.area((0, -2.6, 0.2), (0.2, 0, 2.5), "#ffd08a", 120, 2.5)
    light.point((1.6, 0.8, 5.0), "#8aa8ff", 260, 0.5)
    light.area((-1.0, -4.0, 7.0), (0.4, 0, 6.4), "#fff0d8", 140, 1.0)
    return Look(
        mist=(6, 14),
        fog="#3a2438",
        fog_amount=0.2,
        bloom=0.3,
        shadow_tone="#1a0a24",
        highlight_tone="#fff0d0",
        exposure=1.3,
    )


@recipe(
    id="tailor-of-shadows",
    title="A Suit for the Shadow",
    seed=404,
    setting="courtyard",
    time="dusk",
    palette="ochre and violet",
    hero="shadow",
    clues=("Made to measure", "He has grown so much lately", "Inside every clerk there is a dragon"),
    ready=True,
)
def tailor_of_shadows(rnd: random.Random) -> Look:
    camera((-0.75, -6.0, 1.6), (0.2, 1.0, 2.35), lens=31)
    sky.sky([(0, "#5a3a3a"), (0.5, "#f0b070"), (0.6, "#d88a80"), (1, "#6a5a9a")], sun=(-0.6, -1, 0.2), strength=0.8)
    cobble = material.surface(
        "#9a7a68", second_color="#6a5050", roughness=0.9, variation_scale=3, bump=0.5, bump_scale=6
    )
    plane(40, (0, 0, 0), cobble)
    box(
        (9, 0.3, 8),
        (0.5, 1.75, 4),
        material.surface(
            "#e8b878", second_color="#d09a60", roughness=0.95, variation_scale=0.7, bump=0.3, bump_scale=3
        ),
    )
    box((0.3, 9, 8), (-3.0, -1, 4), material.surface("#c8905a", roughness=0.95, variation=0.1, bump=0.3, bump_scale=3))
    night = material.surface("#3a2250", roughness=1.0, variation=0.04)
    wing = [
        (0.7, 2.75),
        (1.1, 3.3),
        (1.75, 4.1),
        (2.6, 4.75),
        (2.45, 4.0),
        (2.75, 3.6),
        (2.3, 3.35),
        (2.5, 2.85),
        (2.0, 2.75),
        (2.1, 2.25),
        (1.5, 2.35),
        (1.05, 1.9),
        (0.85, 1.2),
        (1.25, 0.7),
        (1.75, 0.55),
        (1.95, 0.8),
        (2.15, 0.35),
        (1.6, 0.2),
        (0.95, 0.25),
        (0.6, 0.0),
    ]
    head = [
        (0.62, 2.9),
        (0.6, 3.6),
        (0.4, 4.1),
        (0.1, 4.45),
        (0.18, 4.95),
        (-0.1, 4.6),
        (-0.3, 4.7),
        (-0.35, 4.45),
        (-0.9, 4.25),
        (-1.2, 4.0),
        (-1.15, 3.88),
        (-0.75, 3.85),
        (-0.5, 3.72),
        (-0.25, 3.75),
        (-0.1, 3.4),
        (-0.12, 2.9),
        (-0.35, 2.2),
        (-0.4, 1.2),
        (-0.2, 0.4),
    ]
    shade = geometry.inflate(
        [((x if x < 0.8 else 0.8 + (x - 0.8) * 0.68) + 0.12, z) for x, z in [*reversed(head), *wing]],
        0.012,
        night,
        300,
        location=(0, 1.58, 0),
    )
    shade.name = "shadow"
    sheet(lambda u, v: (0.25 + (u - 0.5) * (0.5 + 0.25 * v) + 0.2 * v, -0.95 + 2.55 * v, 0.012), night, 6, 12)
    figures.person(
        (0.2, -1.0, 0),
        0.98,
        172,
        pose=figures.STANDING,
        build="slim",
        skin="#e0b48c",
        hair="short",
        top="#4a4a5a",
        bottom="#3a3a48",
        garment="trousers",
        hat="bowler",
        hat_color="#2a2a32",
        holding=("suitcase",),
    )
    props.ladder((-1.55, 1.0, 0), (-0.75, 1.5, 3.55), 0.45, 0.32, "#a5713c", 0.035)
    figures.person(
        (-1.02, 1.05, 1.75),
        0.95,
        155,
        pose=figures.CLIMBING.but(left_hand=(0.45, -0.5, 1.75)),
        build="stout",
        skin="#8a5a3c",
        hair="bald",
        beard="#e8e4dc",
        top="#f4ecd8",
        bottom="#3a3a4a",
        apron="#7a2f3a",
    )
    tape = material.surface("#f6e04a", roughness=0.6, emission="#f6e04a", emission_strength=0.15)
    sweep(
        [(-0.5, 1.45, 3.4), (0.0, 1.5, 3.25), (0.7, 1.52, 3.1), (1.2, 1.5, 3.45), (1.7, 1.5, 4.1)],
        [(0.035, 0.008)] * 5,
        8,
        tape,
        up=(0, 1, 0),
    )
    sweep(
        [
            (-0.5, 1.42, 3.4),
            (-0.62, 1.35, 2.6),
            (-0.7, 1.25, 1.5),
            (-0.6, 1.0, 0.6),
            (-0.3, 0.8, 0.05),
            (0.1, 0.6, 0.03),
        ],
        [(0.035, 0.008)] * 6,
        8,
        tape,
        up=(0, 1, 0),
    )
    props.mannequin((1.55, 0.2, 0), 0.9, 15)
    animals.rabbit((-1.9, -1.3, 0), 0.6, 200, upright=True)
    props.scissors((0.9, 0.2, 0.03), 0.55, (88, 0, 30))
    light.sun((-0.55, -0.8, 0.6), "#ffd8a0", 3.0, 3)
    light.area((2.5, -5, 4), (0, 1, 1.6), "#ffe0d8", 420, 2.5)
    return Look(
        mist=(6, 16), fog="#f0b080", fog_amount=0.25, bloom=0.25, shadow_tone="#2a1440", highlight_tone="#fff0c8"
    )


@recipe(
    id="clock-hand-acrobat",
    title="Hanging On at Five to Twelve",
    seed=405,
    setting="tower",
    time="dusk",
    palette="peach and verdigris",
    hero="clock",
    clues=("Deadline", "I only need one more minute", "Time flies, he merely swings"),
    ready=True,
)
def clock_hand_acrobat(rnd: random.Random) -> Look:
    camera((-3.0, -6.6, 7.4), (0.05, -0.2, 3.15), lens=28, roll=-4)
    sky.sky(
        [(0, "#8a6a78"), (0.46, "#f4c0a0"), (0.54, "#f8d8a8"), (0.64, "#e8a898"), (0.8, "#8a90b8"), (1, "#4a6a98")],
        sun=(0.9, 1, 0.1),
        sun_color="#fff0c0",
        clouds=0.85,
        cloud_colors=("#fff0dc", "#b08aa0"),
        seed=33,
    )
    wall = material.surface(
        "#8aa898", second_color="#6a8a80", roughness=0.9, variation_scale=0.7, bump=0.4, bump_scale=3
    )
    box((5.2, 4, 17), (0.3, 2.1, -0.6), wall)
    for x in (-2.3, 2.9):
        box((0.5, 0.5, 17), (x, 0.0, -0.6), material.surface("#d8c8a8", roughness=0.9, bump=0.3))
    box((6.0, 4.8, 0.4), (0.3, 2.0, 7.3), material.surface("#d8c8a8", roughness=0.9))
    props.clock_face((0.3, -0.02, 4.4), 2.1, 0, hour=5.0, face="#f8eccc", rim="#c79a3c", glow=0.25)
    hand = material.surface("#2a2430", roughness=0.35, metallic=0.5)
    minute = group([props.clock_hand(1.95, 0.16, 322, hand, 0.0)], (0.3, -0.32, 4.4))
    minute.name = "minute hand"
    tip = (0.3 + 1.85 * math.sin(math.radians(322)), -0.34, 4.4 + 1.85 * math.cos(math.radians(322)))
    size = 1.35
    figures.person(
        (tip[0] + 0.02, tip[1] - 0.2, tip[2] - 1.98 * size),
        size,
        8,
        pose=figures.REACHING_UP.but(
            right_hand=(-0.07, 0.06, 2.0),
            left_hand=(0.1, 0.06, 1.98),
            hips=(0.16, -0.08, 0.92),
            chest=(0.03, -0.03, 1.40),
            head=(0.06, -0.1, 1.64),
            right_foot=(0.42, -0.3, 0.22),
            left_foot=(0.62, 0.1, 0.46),
            look=(0.5, -1, -0.1),
        ),
        build="slim",
        skin="#6b4630",
        hair="curls",
        hair_color="#1a120e",
        top="#d8323a",
        bottom="#28407a",
        shoes="#f0b83a",
    )
    for index in range(9):
        animals.bird(
            (-1.9 + 0.55 * index, -1.6 - 0.25 * math.sin(index * 2), -2.0 + 0.5 * index + 0.3 * math.sin(index)),
            0.4,
            200 + 20 * math.sin(index),
            color="#f4efe8",
            tip="#6a7080",
            flap=5 + 12 * (index % 4),
        )
    places = [(rnd.uniform(-11, 11), rnd.uniform(-9, 12), -9) for _ in range(120)]
    places = [place for place in places if not (abs(place[0] - 0.3) < 3.6 and place[1] > -2.2)]
    buildings.town(
        rnd,
        places,
        1.6,
        walls=("#d8b090", "#c8a0a0", "#e8cfa8"),
        roofs=("#8a4a48", "#6a5a78", "#a5684a"),
        lit=0.3,
        window_strength=1.5,
    )
    plane(120, (0, 10, -9.05), material.surface("#a88a78", roughness=1))
    animals.cat((2.0, -0.1, 7.5), 0.9, 40, color="#3a2f38")
    light.sun((-0.5, -0.7, 0.55), "#ffe8c8", 2.6, 3)
    light.sun((0.9, 0.3, 0.25), "#ffb070", 1.4, 3)
    return Look(
        mist=(9, 24), fog="#f4c4a4", fog_amount=0.42, bloom=0.25, shadow_tone="#2a2440", highlight_tone="#fff2d8"
    )


@recipe(
    id="mailbox-of-stars",
    title="Post for the Night",
    seed=406,
    setting="street corner",
    time="night",
    palette="indigo and silver",
    hero="mailbox",
    clues=("Return to sender", "A wish takes three working days", "She had saved every one of them"),
    ready=True,
)
def mailbox_of_stars(rnd: random.Random) -> Look:
    camera((-0.85, -4.4, 1.15), (0.25, 0, 1.75), lens=31)
    sky.sky(
        [(0, "#0c1430"), (0.5, "#4a5aa0"), (0.58, "#2f3f88"), (0.75, "#1a2460"), (1, "#0c1240")],
        stars=1.6,
        clouds=0.5,
        cloud_colors=("#6a7ac0", "#1a2050"),
        seed=21,
        strength=1.0,
    )
    plane(
        60,
        (0, 10, 0),
        material.surface("#3a4470", roughness=0.35, second_color="#2a3058", variation_scale=2, bump=0.4, bump_scale=5),
    )
    street(rnd, 2.3, 1.5, 18, ("#3f4a88", "#4a4480", "#35508a"), (4.0, 6.5), 0.3, 2.0)
    props.mailbox((0.55, 0, 0), 1.25, 22, "#c8282e", door=105, glow="#ffd880", strength=0.7)
    glow = [
        (0.38, -0.5, 0.8),
        (0.2, -0.85, 0.75),
        (-0.1, -1.1, 1.0),
        (-0.55, -0.9, 1.5),
        (-0.6, -0.3, 2.1),
        (-0.1, 0.1, 2.7),
        (0.5, 0.3, 3.3),
        (0.7, 0.8, 4.2),
        (0.2, 1.6, 5.4),
    ]
    path = geometry.smooth_curve(glow, 16)
    places = []
    for index, point in enumerate(path):
        spread = 0.05 + 0.0035 * index
        for _ in range(3):
            places.append(tuple(value + rnd.gauss(0, spread) for value in point))
    nature.stars(places, (0.02, 0.07), "#ffdc88", 1.15, seed=4)
    floor = [(rnd.gauss(0.15, 0.45), rnd.gauss(-1.0, 0.4), 0.05) for _ in range(36)]
    nature.stars(floor, (0.05, 0.10), "#ffd880", 1.0, seed=6)
    figures.old_woman(
        (-0.62, -0.75, 0),
        1.0,
        62,
        pose=figures.STANDING.but(right_hand=(-0.2, -0.5, 1.15), left_hand=(0.2, -0.45, 1.05)),
        holding=(),
        shawl="#5a8a7a",
        top="#7a4a8a",
        bottom="#5a4a8a",
        skin="#d9a98a",
    )
    nature.stars([(-0.22, -1.12, 1.18)], 0.15, "#fff0b8", 2.4)
    light.point((-0.2, -1.0, 1.3), "#ffe0a0", 14, 0.2)
    light.point((0.3, -0.9, 0.7), "#ffd890", 22, 0.3)
    light.point((-0.2, -0.2, 2.2), "#ffe0a0", 30, 0.5)
    animals.owl((0.6, 0.0, 2.1), 0.75, 70)
    buildings.lamp_post((-1.6, 1.6, 0), 1.15, 0, lamp=70)
    light.area((-1.5, -4.5, 3.5), (0.2, 0, 1.2), "#a8b4ff", 160, 2)
    return Look(
        mist=(5, 24),
        fog="#4a5ab0",
        fog_amount=0.55,
        bloom=0.4,
        shadow_tone="#080c30",
        highlight_tone="#fff2d0",
        exposure=1.15,
    )


@recipe(
    id="carousel-of-ages",
    title="Once Around",
    seed=407,
    setting="fairground",
    time="day",
    palette="candy and cream",
    hero="carousel",
    clues=("One more turn, please", "Everybody gets the horse they deserve", "From the cradle to the armchair"),
    ready=True,
)
def carousel_of_ages(rnd: random.Random) -> Look:
    camera((0.6, -7.4, 2.3), (0.0, 0, 2.35), lens=34)
    sky.sky(
        [(0, "#a8c890"), (0.5, "#fdf0dc"), (0.56, "#d8ecf0"), (0.7, "#8ac4e0"), (1, "#4a90c8")],
        sun=(-0.5, 1, 0.5),
        clouds=0.9,
        cloud_colors=("#ffffff", "#c0cce0"),
        seed=41,
        cloud_edge=(0.46, 0.62),
    )
    plane(
        60,
        (0, 10, -0.02),
        material.surface("#9ac070", second_color="#7aa85a", roughness=0.95, variation_scale=1, bump=0.4),
    )
    base = material.surface("#e8c8a0", roughness=0.5)
    geometry.cylinder(2.35, 0.3, (0, 0, 0.15), material.surface("#d85a6a", roughness=0.5), segments=72)
    geometry.cylinder(2.25, 0.04, (0, 0, 0.32), base, segments=72)
    geometry.cylinder(0.5, 3.2, (0, 0, 1.9), material.surface("#f4e0c0", roughness=0.4), segments=32)
    for k in range(8):
        angle = k * math.tau / 8
        box(
            (0.34, 0.03, 1.6),
            (0.5 * math.cos(angle), 0.5 * math.sin(angle), 1.8),
            material.surface("#9fd0d8", roughness=0.08, metallic=0.9),
            (0, 0, math.degrees(angle) + 90),
            0.02,
        )
    roof = geometry.lathe(
        [(2.6, 3.25), (1.6, 3.85), (0.7, 4.5), (0.12, 5.0), (0, 5.05)], 96, material.cloth("#e0586a"), 3
    )
    roof.data.materials.append(material.cloth("#fbf2e0"))
    rings = len(roof.data.polygons) // 96
    for index, polygon in enumerate(roof.data.polygons):
        polygon.material_index = (index // rings) // 6 % 2
    sheet(
        lambda u, v: (
            2.62 * math.cos(math.tau * u),
            2.62 * math.sin(math.tau * u),
            3.28 - v * (0.22 + 0.16 * abs(math.sin(u * math.tau * 8))),
        ),
        material.cloth("#f0c04a"),
        160,
        4,
    )
    geometry.sparks(
        [(2.64 * math.cos(k * math.tau / 40), 2.64 * math.sin(k * math.tau / 40), 3.32) for k in range(40)],
        0.05,
        material.emission("#ffe8a0", 3),
    )
    sphere(0.14, (0, 0, 5.15), material.gold(), 24)
    brass = material.gold()
    rides = ((-90, "child"), (-30, "young"), (30, "grown"), (90, "far"), (150, "baby"), (210, "old"))
    for angle, age in rides:
        radians = math.radians(angle)
        x, y = 1.7 * math.cos(radians), 1.7 * math.sin(radians)
        turn = angle + 90
        geometry.cylinder(0.035, 2.95, (x, y, 1.8), brass, segments=14)
        if age == "child":
            animals.horse((x, y - 0.05, 0.55), 0.52, 8, color="#f6efe2", mane="#e0586a", galloping=True)
            figures.child(
                (x + 0.02, y - 0.05, 1.38),
                0.85,
                278,
                pose=figures.SITTING.but(
                    right_foot=(-0.24, -0.1, -0.3),
                    left_foot=(0.24, -0.1, -0.3),
                    right_hand=(-0.1, -0.4, 0.3),
                    left_hand=(0.35, -0.1, 0.9),
                ),
                top="#3f8ac8",
                bottom="#e8c04a",
                hair="curls",
                skin="#8a5a3c",
            )
        elif age == "young":
            animals.swan((x, y, 0.75), 0.85, turn + 100)
            figures.dancer((x, y, 1.1), 0.8, 30, pose=figures.ARMS_WIDE, garment="dress", top="#8a5ac8", skin="#e0aa84")
        elif age == "grown":
            props.bicycle((x, y, 0.5), 0.9, 60, "#3f8a6a")
            figures.person((x, y + 0.1, 0.42), 0.9, 60, pose=figures.PEDALLING, top="#3a4a6a", hat="bowler")
        elif age == "far":
            animals.elephant((x, y, 0.45), 0.45, 30)
        elif age == "baby":
            props.boat((x, y, 0.55), 0.38, turn, "#9fd0d8", sail="#fbf2e0")
        else:
            props.armchair((x, y - 0.1, 0.45), 1.0, -20, "#7a9a5a")
            figures.person(
                (x - 0.03, y - 0.24, 1.0),
                0.88,
                -20,
                pose=figures.SITTING,
                build="old",
                skin="#e0b48c",
                hair="bald",
                beard="#f4f0ea",
                top="#7a5a8a",
                bottom="#4a4a58",
                holding=("book",),
            )
    figures.old_woman((1.55, -3.1, 0), 0.92, 150, shawl="#3f7a8a")
    figures.child((1.0, -3.2, 0), 0.95, 165, top="#e0586a", holding=("balloon",), accent="#f0c04a")
    for x, y, tone in ((-4.2, 9, "#e0a03a"), (4.4, 11, "#4a90a8")):
        geometry.lathe(
            [(1.9, 0), (1.9, 1.6), (2.1, 1.6), (0.1, 3.4), (0, 3.5)], 24, material.cloth(tone), location=(x, y, 0)
        )
    light.sun((-0.6, -0.7, 0.8), "#fff4e0", 3.0, 3)
    light.point((0.2, -0.9, 2.9), "#ffe0b0", 60, 0.4)
    return Look(
        mist=(8, 34),
        fog="#d8ecf4",
        fog_amount=0.35,
        bloom=0.2,
        shadow_tone="#2a2450",
        highlight_tone="#fff6e4",
        exposure=0.9,
    )


@recipe(
    id="suitcase-landscape",
    title="Carry-on",
    seed=408,
    setting="railway platform",
    time="day",
    palette="rain grey and meadow",
    hero="suitcase",
    clues=("All I own", "Homesick", "Anything to declare"),
    ready=True,
)
def suitcase_landscape(rnd: random.Random) -> Look:
    camera((1.5, -4.3, 2.55), (0.02, 0.1, 0.95), lens=33)
    sky.sky(
        [(0, "#6a7280"), (0.5, "#b8c0c8"), (0.6, "#98a4b0"), (1, "#707c8c")],
        clouds=0.9,
        cloud_colors=("#c8ced4", "#6a7484"),
        seed=9,
        strength=0.85,
    )
    slabs: tuple[list, list] = ([], [])
    for i in range(12):
        for j in range(16):
            slabs[(i + j) % 2].append(transform((-4.2 + i * 0.7, -3.5 + j * 0.7, -0.03), scale=(0.68, 0.68, 0.06)))
    for tone, placements in zip(("#7a808a", "#868c94"), slabs, strict=True):
        props.boxes(placements, material.surface(tone, roughness=0.22, variation=0.06))
    box((1.0, 12, 0.02), (-2.4, 2, 0.005), material.surface("#d8c870", roughness=0.4))
    size = 1.75
    case = props.suitcase((0, 0, 0), size, 14, "#9a5a2e", opened=103, lining="#8ac4e8")
    case.name = "suitcase"
    root = math.radians(14)

    def at(x: float, y: float, z: float) -> tuple[float, float, float]:
        return (x * math.cos(root) - y * math.sin(root), x * math.sin(root) + y * math.cos(root), z)

    def hill(x: float, y: float) -> float:
        return (
            0.30
            + 0.20 * terrain.fbm(x * 1.6 + 3, y * 1.6, 2, 4)
            + 0.16 * math.exp(-((x + 0.45) ** 2 + (y - 0.3) ** 2) * 5)
            - 0.10 * math.exp(-((x - 0.15 - 0.2 * math.sin(y * 4)) ** 2) * 70)
        )

    sheet(
        lambda u, v: at((u - 0.5) * 1.66, (v - 0.5) * 1.14, hill((u - 0.5) * 1.66, (v - 0.5) * 1.14)),
        material.surface("#7ab04a", second_color="#4f8a3a", roughness=0.95, variation_scale=5, bump=0.3),
        80,
        60,
    )
    sheet(
        lambda u, v: at(
            0.15 + 0.2 * math.sin((v - 0.5) * 1.14 * 4) + (u - 0.5) * 0.16,
            (v - 0.5) * 1.14,
            0.31 + 0.02 * terrain.fbm((v - 0.5) * 2, 1, 1),
        ),
        material.water("#3f9ac8", 0.05, 6, 0.3),
        6,
        40,
    )
    for x, y, seed in (
        (-0.6, 0.35, 1),
        (-0.3, 0.42, 2),
        (-0.68, 0.0, 3),
        (0.62, 0.3, 4),
        (0.5, -0.25, 5),
        (-0.55, -0.32, 6),
    ):
        nature.tree(
            at(x, y, hill(x, y) - 0.02),
            0.10 + 0.012 * seed,
            0,
            seed,
            5,
            leaf="#5f9a3a",
            second_leaf="#b8c850",
            leaf_size=0.24,
        )
    for x, y, turn in ((-0.42, 0.18, 30), (0.42, 0.12, -20), (0.62, 0.02, 10)):
        buildings.house(at(x, y, hill(x, y) - 0.02), 0.16, turn, wall="#f6ead4", roof="#c8503a", lit=0.3)
    buildings.tower(at(-0.15, 0.4, hill(-0.15, 0.4) - 0.02), 0.12)
    props.boat(at(0.18, -0.38, 0.33), 0.06, 100, sail="#fbf6ea")
    for x, y, z, s in ((-0.45, 0.45, 1.35, 0.10), (0.3, 0.5, 1.55, 0.13), (0.05, 0.3, 1.2, 0.07)):
        nature.cloud(at(x, y, z), s, seed=int(x * 10) + 8, color="#ffffff", shadow="#a8c8f0")
    sphere(0.13, at(-0.1, 0.52, 1.62), material.emission("#ffd860", 3.2), 32)
    light.point(at(-0.1, 0.2, 1.5), "#ffe0a0", 26, 0.2)
    for k in range(6):
        animals.bird(
            at(-0.3 + 0.12 * k, 0.25 - 0.05 * k, 1.05 + 0.08 * math.sin(k * 1.3)),
            0.045,
            160,
            color="#ffffff",
            flap=10 + 10 * (k % 3),
        )
    figures.person(
        (-1.15, -0.15, 0),
        1.0,
        60,
        pose=figures.KNEELING.but(look=(0, -0.8, -0.5)),
        build="adult",
        skin="#6b4630",
        hair="bob",
        top="#c8502e",
        bottom="#3a4454",
        garment="coat",
        scarf="#f0c04a",
    )
    for x, y, turn, tone in (
        (1.35, 2.6, 30, "#3a424e"),
        (0.5, 3.6, -10, "#4a4450"),
        (-1.6, 3.2, 60, "#38404a"),
        (2.3, 3.8, 0, "#484e58"),
    ):
        figures.gentleman((x, y, 0), 1.0, turn, top=tone, accent="#2a3038")
    for y in (1.2, 5.0, 9):
        buildings.column((-3.4, y, 0), 1.2, height=4, color="#5a6470")
    props.carriage((-4.2, 4, 0), 2.4, 0, "#3a5a54", glow=2)
    props.boxes(
        [
            transform(
                (rnd.uniform(-4, 4), rnd.uniform(-3, 6), rnd.uniform(0.3, 5)),
                (6, 0, 0),
                (0.005, 0.005, rnd.uniform(0.12, 0.3)),
            )
            for _ in range(420)
        ],
        material.surface("#d8e0ea", roughness=0.2, emission="#c8d4e4", emission_strength=0.4),
    )
    light.area((3, -4, 5), (0, 0, 0.8), "#e8f0ff", 220, 3)
    light.sun((0.4, -0.5, 1), "#dce6f4", 0.9, 25)
    return Look(
        mist=(5, 18),
        fog="#aab4c0",
        fog_amount=0.6,
        bloom=0.3,
        shadow_tone="#1a2438",
        highlight_tone="#fff6e0",
        saturation=1.2,
    )


@recipe(
    id="two-windows-one-thread",
    title="Across",
    seed=409,
    setting="alley",
    time="night",
    palette="prussian blue and coral",
    hero="thread",
    clues=("Hello, can you hear me", "A tightrope for someone small", "Love at the second floor"),
    ready=True,
)
def two_windows_one_thread(rnd: random.Random) -> Look:
    camera((-0.45, -2.3, 1.9), (0.05, 2.0, 4.25), lens=25)
    sky.sky(
        [(0, "#101a34"), (0.5, "#3a6a9a"), (0.7, "#2f5a94"), (0.86, "#24467e"), (1, "#183468")],
        stars=1.8,
        clouds=0.5,
        cloud_colors=("#6a90c0", "#1a2c58"),
        seed=17,
    )
    plane(40, (0, 10, 0), material.surface("#2a3448", roughness=0.3, variation=0.2))
    left, right = (
        material.surface(
            "#7492c4", second_color="#5a78ac", roughness=0.95, variation_scale=1.2, bump=0.4, bump_scale=6
        ),
        material.surface(
            "#808cba", second_color="#66729e", roughness=0.95, variation_scale=1.2, bump=0.4, bump_scale=6
        ),
    )
    box((2, 26, 9.5), (-2.75, 8, 4.75), left)
    box((2, 26, 8.6), (2.75, 8, 4.3), right)
    dark = material.surface("#16223a", roughness=0.2, variation=0)
    for side in (-1, 1):
        for y in (0.2, 2.4, 4.8, 7.2, 9.6):
            for z in (1.2, 3.4, 5.6, 7.4):
                if (side, y, z) in ((-1, 2.4, 3.4), (1, 2.4, 5.6)):
                    continue
                pane = material.emission("#e8a860", 0.9) if rnd.random() < 0.1 else dark
                props.window((side * 1.74, y, z), 0.8, -side * 90, 0.95, 1.3, pane=pane, color="#8a9ab8")
    for side, z, tone in ((-1, 3.4, "#ffc878"), (1, 5.6, "#ffb070")):
        props.window(
            (side * 1.72, 2.4, z),
            1.0,
            -side * 90,
            1.15,
            1.5,
            pane=material.emission(tone, 1.9),
            color="#e8dccb",
            bars=(1, 1),
        )
        light.point((side * 1.2, 2.4, z + 0.9), tone, 45, 0.3)
        for leaf in (1,):
            box(
                (0.6, 0.05, 1.5),
                (side * 1.46, 2.4 + leaf * 0.62, z + 0.75),
                material.surface("#d8705a", roughness=0.6),
                (0, 0, -leaf * side * 12),
            )
        for k in range(9):
            sphere(
                0.07,
                (side * 1.45, 2.0 + 0.1 * k, z + 0.02),
                material.surface(("#e8506a", "#5a8a4a", "#f4c84a")[k % 3]),
                10,
            )
    figures.child(
        (-1.32, 2.25, 3.12),
        1.0,
        80,
        pose=figures.HOLDING_OUT.but(left_hand=(0.2, -0.5, 1.3)),
        top="#f0c04a",
        hair="braids",
        hair_color="#1a120e",
        skin="#8a5a3c",
    )
    figures.person(
        (1.3, 2.25, 4.75),
        0.9,
        -80,
        pose=figures.HOLDING_OUT.but(right_hand=(-0.2, -0.5, 1.2)),
        build="old",
        skin="#e0b48c",
        hair="bald",
        beard="#f0ece4",
        top="#3f8a7a",
        garment="coat",
    )
    thread = material.surface("#ff4a3a", roughness=0.6, emission="#ff3a2a", emission_strength=0.9)
    sweep(
        [(-1.2, 2.1, 4.25), (-0.5, 2.05, 4.38), (0.3, 2.05, 4.75), (1.0, 2.1, 5.35), (1.3, 2.15, 5.75)], 0.02, 8, thread
    )
    animals.cat((0.08, 2.05, 4.62), 0.95, 155, color="#f6ecdc", walking=True, stripes="#e0a060").rotation_euler = (
        0,
        math.radians(26),
        math.radians(180),
    )
    for x, z in ((-0.75, 4.05), (0.75, 4.85)):
        box((0.16, 0.005, 0.22), (x, 2.05, z + 0.12), material.surface("#fbf4e4", roughness=0.9))
    geometry.sparks(
        [(rnd.uniform(-1.6, 1.6), rnd.uniform(0, 6), rnd.uniform(1, 8)) for _ in range(40)],
        0.014,
        material.emission("#ffe8a0", 4),
    )
    nature.crescent((0.35, 22, 21), 1.5, -25, color="#fff0c0", glow=1.2)
    for y, z in ((5.2, 6.6), (8.0, 5.2)):
        sweep([(-1.75, y, z), (0, y, z - 0.35), (1.75, y, z)], 0.012, 6, material.surface("#c8ccd8"))
        for k in range(5):
            sheet(
                lambda u, v, k=k, y=y, z=z: (
                    -1.2 + 0.5 * k + u * 0.34,
                    y + 0.05 * math.sin(u * 7 + k),
                    z - 0.3 + 0.25 * abs(-1 + 0.5 * k) * 0.5 - v * 0.5,
                ),
                material.cloth(("#e8dccb", "#a8586a", "#6a94a8", "#d8b068", "#f4f0e6")[k]),
                8,
                6,
            )
    light.area((0.5, -3.5, 1.0), (0, 2, 4), "#9ab4ff", 320, 2)
    light.sun((0.2, -0.6, 0.9), "#a8c0f0", 2.0, 10)
    return Look(
        mist=(5, 26),
        fog="#3a6094",
        fog_amount=0.4,
        bloom=0.4,
        shadow_tone="#081432",
        highlight_tone="#ffe8d0",
        exposure=1.4,
    )


@recipe(
    id="street-of-masks",
    title="The Honest Child of Mask Street",
    seed=410,
    setting="carnival street",
    time="day",
    palette="carnival",
    hero="masks",
    clues=("Nobody is home and everyone is looking", "First day at the office", "The emperor's neighbours"),
    ready=True,
)
def street_of_masks(rnd: random.Random) -> Look:
    camera((0.25, -5.2, 1.25), (-0.05, 2, 2.15), lens=30)
    sky.sky(
        [(0, "#c8a078"), (0.5, "#ffe8c8"), (0.58, "#bfe0e8"), (0.75, "#6ab4d4"), (1, "#3a88b8")],
        sun=(0.4, 1, 0.3),
        clouds=0.7,
        cloud_colors=("#ffffff", "#b8c8dc"),
        seed=27,
    )
    stones: tuple[list, list] = ([], [])
    for i in range(16):
        for j in range(40):
            stones[(i * 3 + j) % 2].append(
                transform((-2.4 + i * 0.32 + 0.16 * (j % 2), -4.5 + j * 0.4, -0.02), scale=(0.3, 0.38, 0.05))
            )
    for tone, placements in zip(("#d8b890", "#c8a47c"), stones, strict=True):
        props.boxes(placements, material.surface(tone, roughness=0.8, variation=0.1))
    walls = ("#e0705a", "#3f9a9a", "#f0c050", "#8a5aa8", "#5aa86a", "#e89ab0", "#4a7ac0")
    faces = ("#fbf2e0", "#f4d8a0", "#f8f4ee", "#e8c8d8", "#d8e8e0")
    index = 0
    for side in (-1, 1):
        y = -2.6
        while y < 13:
            wide, tall = rnd.uniform(2.0, 2.5), rnd.uniform(3.9, 5.4)
            box(
                (1.6, wide, tall),
                (side * 2.95, y + wide / 2, tall / 2),
                material.surface(walls[index % 7], roughness=0.85, variation=0.06),
            )
            box((1.9, wide + 0.1, 0.16), (side * 2.95, y + wide / 2, tall), material.surface("#fbf2e0"))
            face = props.mask(
                (side * 2.12, y + wide / 2, tall * 0.58),
                2.35,
                -side * 90 + side * 12,
                faces[index % 5],
                "#d9a441",
                smile=(0.9, -0.8, 0.3, -0.4, 0.7)[index % 5],
                feathers=(None, "#c8324a", None, "#3f7ac8", "#e8a03a")[index % 5],
            )
            face.name = "house face"
            buildings.door(
                (side * 2.14, y + wide / 2, 0), 0.6, -side * 90, color=walls[(index + 3) % 7], frame="#fbf2e0"
            )
            y += wide + 0.05
            index += 1
    for x, y, tone, kind, turn in (
        (-1.2, 1.6, "#3a2f5a", -0.6, 160),
        (1.15, 2.6, "#7a2f3a", 0.8, 200),
        (-0.9, 4.6, "#2f5a5a", 0.4, 10),
        (0.7, 5.6, "#5a4a2a", -0.5, -10),
    ):
        figures.person(
            (x, y, 0),
            1.0,
            turn,
            pose=figures.WALKING,
            build=("adult", "stout", "slim")[int(y) % 3],
            top=tone,
            bottom=tone,
            garment="robe",
            hat="top",
            hat_color="#23202a",
            cape=tone,
        )
        props.mask(
            (x + 0.16 * math.sin(math.radians(turn)), y - 0.16 * math.cos(math.radians(turn)), 1.62),
            0.36,
            turn,
            faces[int(y) % 5],
            smile=kind,
        )
    figures.child(
        (0.28, -1.3, 0),
        1.15,
        -14,
        pose=figures.WALKING.but(left_hand=(0.42, -0.3, 0.9)),
        top="#f4ece0",
        bottom="#3f7ac0",
        hair="curls",
        hair_color="#7a3a1a",
        skin="#c98f66",
        shoes="#d8402e",
    )
    props.mask((0.72, -1.62, 0.52), 0.42, -40, "#fbf2e0", smile=-0.7, tilt=14)
    animals.fox((-0.62, -2.05, 0), 0.62, 196, sitting=True)
    for row in range(5):
        y, z = 0.5 + row * 2.4, 4.6
        sweep([(-2.1, y, z), (0, y, z - 0.5), (2.1, y, z)], 0.012, 6, material.surface("#6a4a3a"))
        for k in range(11):
            t = k / 10
            x = -2.0 + 4.0 * t
            drop = 0.5 * (1 - (2 * t - 1) ** 2)
            geometry.mesh(
                [(x - 0.13, y, z - drop), (x + 0.13, y, z - drop), (x, y, z - drop - 0.34)],
                [(0, 1, 2)],
                material.cloth(walls[(k + row) % 7]),
                smooth=False,
            )
    geometry.scatter(
        [(0, 0, 0), (1, 0, 0), (1, 1, 0.2), (0, 1, 0)],
        [(0, 1, 2, 3)],
        [
            transform(
                (rnd.uniform(-2, 2), rnd.uniform(-3, 6), rnd.uniform(0.02, 4.5) if rnd.random() < 0.6 else 0.02),
                (rnd.uniform(0, 180), rnd.uniform(0, 180), rnd.uniform(0, 360)),
                0.045,
            )
            for _ in range(220)
        ],
        material.surface("#f0c050", second_color="#e0506a", variation_scale=0.8, roughness=0.7),
        smooth=False,
    )
    light.sun((0.35, -0.6, 0.8), "#fff0d8", 3.2, 3)
    return Look(
        mist=(6, 22),
        fog="#ffe4c4",
        fog_amount=0.5,
        bloom=0.2,
        shadow_tone="#2a1a44",
        highlight_tone="#fff4e0",
        exposure=0.92,
    )
