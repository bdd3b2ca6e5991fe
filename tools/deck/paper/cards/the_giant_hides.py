"""A giant crouches behind one thin tree in a sunny meadow; all the little people kindly look elsewhere."""

from __future__ import annotations

import random

from .. import *

FEELING = "shame"
CLUES = ("nobody mention it", "we have never seen a mountain here", "ready or not")
LIGHT = NOON.but(vignette=0.1, direction=(5, 7))
CROP = "scene"

SKIN, SHADE, SHIRT = "#d99a72", "#b06a52", "#b8574a"


def draw(stage: Stage) -> None:
    stage.ground("#9fd0c8", "paint", gradient=(0, 0, 0, 760, "#fbf0cc"), streak=(0.02, 0.05))
    sky.heaped(stage, Place(120, 150, 120), "#fdf6e8", "#d8e0cc", 3, 0.5)
    sky.heaped(stage, Place(710, 240, 96), "#fdf6e8", "#d8e0cc", 6, 0.5)
    stage.lay(sky.dune(720, 60, 0.3), "#c3cc72", 0.6, "wash", wobble=0.3)
    stage.lay(sky.dune(770, 50, 0.8), "#a8bc5c", 0.6, "wash", wobble=0.3)
    for x, h in ((60, 70), (130, 54), (730, 66)):
        plants.round_tree(stage, Place(x, 748, h), "#4a3a2a", "#5a8a3a", x, 0.4)
    giant(stage)
    tree(stage)
    stage.lay(sky.dune(960, 46, 0.35), "#8fae4c", 0.9, "paint", streak=(0.04, 0.1), wobble=0.3)
    stage.lay(plants.grass(-20, 830, 985, 34, 4, 15), "#6f943c", 0.4, "paint")
    folk(stage)
    stage.lay(plants.grass(-20, 830, 1225, 90, 6, 11), "#3c5a34", 0.9, "paint")
    for x, kind, colour in (
        (70, "poppy", "#d8402f"),
        (190, "bell", "#5a5aa8"),
        (705, "tulip", "#f0b43c"),
        (770, "poppy", "#d8402f"),
    ):
        plants.stemmed_flower(stage, Place(x, 1220, 150), colour, "#2f4a2c", kind, 0.06, 0.6)


def giant(stage: Stage) -> None:
    """Knees drawn up, arms about them, the head pulled in: much too wide for the trunk."""
    body = smooth(
        [
            (150, 1000, 1),
            (120, 820),
            (130, 640),
            (190, 500),
            (290, 420),
            (400, 400),
            (510, 420),
            (612, 500),
            (672, 640),
            (684, 820),
            (660, 1000, 1),
        ]
    )
    stage.lay(body, SHIRT, 1.2, "paint", streak=(PI / 2, 0.12), gradient=(200, 500, 640, 980, "#7a3440"))
    stage.lay(cloth.pattern("checks", 100, 380, 700, 1010, 74, 0.5), "#c46a54", 0.05, "paint", clip=body, alpha=0.5)
    face = heads.Face(SKIN, "#6a3f2a", "curls", "round", "adult", shade=SHADE, nose=1.1)
    look = heads.Expression(brow=0.9, lift=0.5, lid=0.3, smile=-0.25, wide=0.7, look=(-0.85, 0.25), blush=1.0)
    heads.front(stage, Place(400, 330, 186, 0.05), face, look, depth=1.0, neck=False)
    for s in (-1, 1):  # knees up before the chest
        knee = ribbon(
            [(400 + s * 196, 990), (400 + s * 186, 820), (400 + s * 150, 660)], tapered(150, 138), round_end=True
        )
        stage.lay(
            knee,
            "#4a5a7a",
            1.1,
            "paint",
            streak=(PI / 2, 0.12),
            gradient=(400 + s * 120, 640, 400 + s * 240, 980, "#2c3450"),
        )
        foot = smooth(
            [
                (400 + s * 110, 1000, 1),
                (400 + s * 104, 950),
                (400 + s * 170, 906),
                (400 + s * 262, 930),
                (400 + s * 290, 1000, 1),
            ]
        )
        stage.lay(foot, SKIN, 0.9, "wash")
        stage.lay(
            [oval(400 + s * (124 + 31 * j), 962 + 5 * j, 19 - 2 * j, 16 - 1.5 * j) for j in range(5)],
            "#e6b08a",
            0.3,
            "smooth",
        )
    for s in (-1, 1):  # arms round the knees; the fingers hold the trunk
        arm = ribbon(
            [(400 + s * 236, 560), (400 + s * 290, 700), (400 + s * 220, 800), (400 + s * 100, 808)],
            tapered(120, 84),
            round_start=True,
        )
        stage.lay(
            arm, SHIRT, 1.0, "paint", streak=(0.4, 0.12), gradient=(400 + s * 160, 560, 400 + s * 280, 800, "#8a3e44")
        )


def tree(stage: Stage) -> None:
    trunk = ribbon([(398, 1010), (404, 820), (394, 600), (402, 420), (396, 250), (404, 110)], tapered(46, 22))
    stage.lay(trunk, "#5a3f2c", 1.1, "kraft", streak=(PI / 2, 0.18), core="#c89a68")
    stage.lay(
        [
            ribbon([(398, 380), (340, 300), (300, 220)], tapered(14, 5)),
            ribbon([(400, 320), (470, 240), (512, 170)], tapered(13, 5)),
        ],
        "#5a3f2c",
        0.6,
        "kraft",
    )
    chance = random.Random(4)
    for x, y, n in ((300, 206, 9), (514, 160, 9), (404, 96, 14)):  # a few leaves: no crown to hide in
        for _ in range(n):
            a = chance.uniform(-PI, 0.3)
            stage.lay(
                plants.leaf(x + chance.uniform(-34, 34), y + chance.uniform(-26, 26), a, 50, 12),
                ("#3c6a38", "#7a9a45", "#5a8a3a")[int(chance.random() * 3)],
                0.5,
                "paint",
            )
    glove = hands.Glove(SKIN, None, None, reach=0.75)
    hands.reach(stage, Place(372, 800, 62, 1.45), glove, 0.1, 0.3, 0.6)
    hands.reach(stage, Place(432, 834, 62, -1.45, True), glove, 0.1, 0.3, 0.6)
    for s, y in ((-1, 800), (1, 834)):
        cuff = ribbon([(400 + s * 122, y - 42), (400 + s * 116, y), (400 + s * 122, y + 42)], lambda t: 26)
        stage.lay(cuff, "#f0d9b4", 0.5, "wash")


def folk(stage: Stage) -> None:
    """Each finds something else to look at."""

    def dress(skin: str, hair: str, style: str, garment: str, colour: str, **more: object) -> people.Person:
        return people.Person(skin, hair, style, garment, colour).but(**more)

    people.side(
        stage,
        Place(108, 1090, 170, 0, True),
        dress("#7a4630", "#241d2b", "bun", "dress", "#f0b43c", print="dots", print_colour="#b8322c"),
        "stand",
        0.6,
    )
    furniture.umbrella(stage, Place(70, 905, 62), ("#d8402f", "#a82f2a"), 6, "#4a2d24", 0.6)
    people.side(
        stage,
        Place(268, 1136, 178),
        dress("#f0cdb0", "#9a95a0", "bald", "coat", "#3c5a6a", age="old", second="#2b2233"),
        people.POSES["think"].but(head=0.5),
        0.6,
    )
    people.back(
        stage,
        Place(420, 1150, 176),
        dress("#bb7d4c", "#241d2b", "braids", "dress", "#2e8c90", trim="#faf1cf", age="child"),
        people.Stance((0.2, -0.1), (2.4, 0.3), 0.05),
        0.6,
    )
    people.side(
        stage,
        Place(566, 1104, 182),
        dress("#3d241f", "#1c1418", "afro", "trousers", "#faf1cf", second="#83404a"),
        people.POSES["reach"].but(near_arm=(1.9, -0.2)),
        0.6,
    )
    people.side(stage, Place(700, 1130, 170), dress("#e7b48c", "#a8482a", "long", "robe", "#6a4a86"), "walk", 0.6)
    animals.dog(stage, Place(330, 1180, 92, 0, True), "#f0e2c8", "#8a5a3a", "sit")
    animals.butterfly(stage, Place(656, 930, 22, 0.6), "#f08a2e", "#2b2028", "#fff0c8", 0.3, 0.6)
