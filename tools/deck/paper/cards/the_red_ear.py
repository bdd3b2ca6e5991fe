"""One enormous ear, glowing red; on its folds, as on terraces, tiny people stand and whisper into it."""

from __future__ import annotations

from .. import *

FEELING = "shame"
CLUES = ("they are talking about me", "the shell's secret", "public opinion")
LIGHT = INDOORS.but(vignette=0.3, direction=(7, 8), tilt=0.3, spill=0.8)
CROP = "abstract"


def draw(stage: Stage) -> None:
    stage.ground("#5e1a3a", "paint", gradient=(0, 0, 800, 1100, "#2c0e28"), streak=(1.2, 0.16))
    for k in range(9):  # hair
        strand: list[Point] = [
            (-60 + k * 16, -40),
            (40 + k * 22, 260 + k * 12),
            (-10 + k * 14, 620),
            (-60, 900 + k * 30),
        ]
        stage.lay(
            ribbon(strand, spindle(58, 20)), ("#3a1430", "#4c1a3a", "#2e0f28")[k % 3], 0.5, "paint", streak=(1.4, 0.2)
        )
    ear(stage)
    whisperers(stage)


OUTER = [
    (330, 1150),
    (250, 1020),
    (210, 860),
    (190, 640),
    (170, 420),
    (220, 210),
    (360, 90),
    (540, 70),
    (690, 160),
    (760, 330),
    (744, 520),
    (660, 700),
    (600, 830),
    (560, 980),
    (480, 1110),
    (400, 1170),
]


def ear(stage: Stage) -> None:
    whole = smooth(OUTER)
    stage.lay(grow(whole, 10), "#8c2a44", 1.6, "wash")
    stage.lay(whole, "#f2644e", 0.8, "wash", gradient=(560, 120, 330, 1150, "#c42c3c"), core="#ffc8b0")
    steps = (
        (
            [
                (300, 960),
                (270, 800),
                (262, 620),
                (250, 440),
                (300, 270),
                (420, 180),
                (550, 176),
                (640, 260),
                (676, 390),
                (640, 520),
                (570, 640),
                (540, 780),
                (470, 930),
                (380, 1010),
            ],
            "#c93a4c",
        ),
        (
            [
                (330, 900),
                (306, 760),
                (310, 620),
                (316, 470),
                (366, 340),
                (460, 280),
                (540, 300),
                (586, 380),
                (586, 480),
                (530, 590),
                (490, 710),
                (450, 850),
                (390, 930),
            ],
            "#e0545c",
        ),
        (
            [
                (356, 830),
                (340, 720),
                (360, 610),
                (392, 520),
                (450, 450),
                (510, 450),
                (524, 520),
                (480, 610),
                (450, 700),
                (430, 800),
                (396, 860),
            ],
            "#a8243f",
        ),
        ([(380, 770), (374, 700), (400, 630), (440, 590), (456, 630), (430, 700), (412, 770)], "#5a1030"),
        ([(394, 740), (396, 690), (416, 654), (430, 664), (420, 710), (408, 746)], "#240818"),
    )
    for i, (points, tone) in enumerate(steps):
        hole = smooth(points)
        inner = minus(whole, hole)
        stage.lay(
            hole, tone, 0, "wash", rim=0, gradient=(600, 300, 340, 900, mix(tone, "#ff8a6a", 0.35) if i < 3 else tone)
        )
        stage.cast(minus(hole, move(hole, 16, 18)), "#3a0a24", 0.6, 12, clip=hole)
        stage.lay([stroke(hole, 5)], mix(tone, "#ffd0b8", 0.55), 0.15, "smooth")
        del inner
    # the fold inside the rim, and the small cape before the canal
    helix: list[Point] = [
        (560, 760),
        (640, 600),
        (668, 450),
        (610, 330),
        (520, 236),
        (410, 250),
        (340, 350),
        (310, 480),
    ]
    stage.lay(ribbon(helix, spindle(54, 12)), "#f57a62", 0.8, "wash", core="#ffd8c0", puff=10)
    tragus = smooth([(290, 640), (350, 620), (396, 660), (404, 720), (372, 780), (310, 790), (270, 740)])
    stage.lay(tragus, "#ee6a58", 0.9, "wash", puff=12, core="#ffd0b8")
    ridge: list[Point] = [(560, 400), (590, 520), (560, 660), (500, 780), (430, 870), (360, 900)]
    stage.lay(
        ribbon(ridge, spindle(78, 10)),
        "#f0705c",
        0.8,
        "wash",
        puff=14,
        core="#ffd0b0",
        gradient=(580, 400, 400, 900, "#d8404a"),
    )
    stage.lay(circle(408, 1066, 20), "#f2c25a", 0.6, "foil")
    stage.cast(oval(470, 420, 220, 260), "#ff2a2a", 0.12, 70)
    stage.pool(450, 520, 380, "#ff6a3c", 0.6)


def whisperers(stage: Stage) -> None:
    spots = (
        (
            452,
            586,
            84,
            False,
            people.Person("#f0cdb0", "#a8482a", "bun", "dress", "#2a7a6a", trim="#fdeadb"),
            "whisper",
        ),
        (494, 770, 100, True, people.Person("#553024", "#1c1418", "short", "coat", "#f2c25a", "#3a1430"), "whisper"),
        (
            340,
            632,
            92,
            False,
            people.Person("#cf9a6a", "#1c1418", "bob", "kimono", "#54408f", trim="#f0a6a0"),
            "whisper",
        ),
        (
            560,
            700,
            92,
            True,
            people.Person("#e7b48c", "#e9e4dc", "bald", "robe", "#fdeadb", trim="#2a7a6a", age="old"),
            "stand",
        ),
        (
            462,
            246,
            82,
            False,
            people.Person("#9a5f3a", "#1c1418", "headscarf", "robe", "#3a62a8", cloth="#f2c25a"),
            "walk",
        ),
        (560, 262, 80, True, people.Person("#7a4630", "#1c1418", "afro", "trousers", "#fdeadb", "#2a3a6a"), "stand"),
        (330, 400, 78, False, people.Person("#e7b48c", "#241d2b", "long", "dress", "#2a6a4a", print="dots"), "stand"),
    )
    lean = people.POSES["stand"].but(lean=0.42, near_arm=(2.2, -1.1), far_arm=(1.6, -1.2), head=0.1)
    for x, y, size, flip, who, pose in spots:
        stage.cast(oval(x + 10, y + 2, size * 0.24, 6), "#3a0a24", 0.6, 4)
        people.side(
            stage, Place(x, y, size * 1.36, 0, flip), who, lean if pose == "whisper" else people.POSES[pose], depth=0.6
        )
    ladder = furniture.ladder(660, 1060, 560, 726, 54, 9, 6)
    stage.lay(ladder, "#f2c25a", 0.8, "kraft")
    climber = people.Person("#bb7d4c", "#1c1418", "braids", "tunic", "#fdeadb", "#83284f", age="child")
    people.side(stage, Place(630, 936, 124, -0.2, True), climber, people.POSES["reach"].but(lean=0.1), depth=0.7)
