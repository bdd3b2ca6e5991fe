"""Night in the sand: the nearest dune is a camel, lying folded round a sleeping child."""

from __future__ import annotations

from .. import *

FEELING = "tenderness"
CLUES = ("the bed breathes", "landmarks move", "what the caravan left behind")
LIGHT = NIGHT.but(vignette=0.3, key_strength=1.0, ambient_strength=0.34, direction=(-6, 8))
CROP = "scene"

FUR, SHADE = "#c2a493", "#5a4a7a"


def draw(stage: Stage) -> None:
    stage.ground("#1a2152", "wash", gradient=(0, 0, 0, 620, "#5a5f9c"))
    sky.punched(
        stage,
        full_sheet(),
        sky.stars(7, 190, (0, 0, 800, 560), (0.9, 2.6)) + sky.stars(9, 9, (40, 30, 760, 420), (6, 11), rays=4),
        "#1c2456",
        "#fff0c0",
        0.8,
        0.4,
    )
    far(stage)
    camel(stage)


def far(stage: Stage) -> None:
    for y, h, peak, tone in ((560, 70, 0.22, "#4a5290"), (640, 90, 0.8, "#5b619c"), (740, 60, 0.1, "#666aa4")):
        stage.lay(sky.dune(y, h, peak), tone, 0.9, "paint", wobble=0.2, streak=(0.05, 0.1), core="#cfc8e2")
    for i, x in enumerate((560, 604, 646, 690)):  # the caravan goes on without
        animals.camel(stage, Place(x, 590 - i * 9, 40, -0.2), "#23285a", None, 0.3)


def camel(stage: Stage) -> None:
    """From the hump on the right down the neck on the left and round to the head, low, before the child."""
    hill = smooth(
        [
            (-80, 1260, 1),
            (-80, 900),
            (40, 840),
            (190, 812),
            (320, 760),
            (420, 660),
            (486, 566),
            (574, 524),
            (664, 560),
            (724, 666),
            (790, 770),
            (880, 820),
            (880, 1260, 1),
        ]
    )
    stage.lay(hill, FUR, 1.3, "paint", gradient=(560, 540, 420, 1100, SHADE), streak=(0.5, 0.12), core="#e6def0")
    folds = [
        bezier(520, 580, 470, 700, 420, 780, 300, 830),
        bezier(600, 580, 600, 720, 560, 830, 470, 900),
        bezier(690, 680, 710, 800, 690, 900, 640, 980),
        bezier(790, 790, 800, 880, 800, 960, 770, 1050),
    ]
    for fold in folds:
        stage.cast([stroke(move(fold, -8, 12), 26)], "#4a3f70", 0.3, 14, clip=hill)
    crest = points_along(smooth([(440, 632), (486, 566), (574, 524), (664, 560), (716, 650)], closed=False), 26)
    tuft = [plants.leaf(x, y + 5, a - 0.5 + 0.1 * (i % 3), 24 + 6 * (i % 2), 8) for i, (x, y, a) in enumerate(crest)]
    stage.lay(tuft, "#a5887f", 0.25, "paint", core="#ecd6c4")
    haunch = smooth([(470, 1260, 1), (480, 1060), (560, 940), (680, 910), (800, 960), (880, 1060), (880, 1260, 1)])
    stage.lay(
        haunch, "#a98c8a", 1.0, "paint", gradient=(640, 910, 640, 1240, "#4a3f70"), streak=(0.9, 0.12), core="#d8d0ea"
    )
    hollow(stage)
    child(stage)
    neck_and_head(stage)
    foreleg = smooth(
        [(300, 1128), (430, 1110), (600, 1120), (700, 1150), (720, 1186), (640, 1206), (460, 1192), (300, 1200)]
    )
    stage.lay(
        foreleg,
        "#c4a796",
        0.9,
        "paint",
        gradient=(400, 1110, 420, 1210, "#75608a"),
        streak=(0.05, 0.14),
        core="#e6def0",
    )
    stage.lay([stroke(bezier(664, 1140, 650, 1160, 652, 1180, 660, 1200), 4)], SHADE, 0, rim=0, alpha=0.7)
    sand = smooth([(-80, 1260, 1), (-80, 1176), (160, 1196), (420, 1186), (640, 1212), (880, 1180), (880, 1260, 1)])
    stage.lay(sand, "#9d8fb0", 0.9, "wash", streak=(0.02, 0.12), core="#e6def0")


def hollow(stage: Stage) -> None:
    stage.cast(oval(420, 1060, 230, 96), "#1b1c4c", 0.65, 26)


def child(stage: Stage) -> None:
    """Curled under a red blanket; the only warm colour far and wide."""
    blanket = smooth([(360, 1150, 1), (352, 1070), (400, 1000), (480, 976), (560, 1000), (612, 1070), (626, 1150, 1)])
    stage.lay(blanket, "#d8473a", 0.9, "paint", gradient=(420, 980, 560, 1150, "#8c2340"), streak=(0.6, 0.14))
    for k, tone in ((0, "#f2c14a"), (1, "#2e8c90"), (2, "#f2c14a")):
        band = bezier(382 + k * 26, 1030 - k * 18, 440 + k * 30, 1040 - k * 4, 480 + k * 34, 1090, 490 + k * 36, 1160)
        stage.lay([stroke(band, 9)], tone, 0.06, "smooth", clip=blanket)
    face = heads.Face("#a86a44", "#1c1430", "short", "round", "child", shade="#6d3f3c")
    heads.front(stage, Place(366, 1066, 62, -1.15), face, "asleep", 0.0, 0.6, neck=False)


def neck_and_head(stage: Stage) -> None:
    neck = smooth(
        [
            (500, 770, 1),
            (340, 776),
            (160, 806),
            (10, 860),
            (-50, 970),
            (0, 1080),
            (100, 1150),
            (170, 1120),
            (112, 1060),
            (104, 990),
            (170, 926),
            (300, 872),
        ]
    )
    stage.lay(
        neck, "#c9ab98", 1.1, "paint", gradient=(160, 820, 10, 1080, "#6a5680"), streak=(1.3, 0.14), core="#e6def0"
    )
    beard = [plants.leaf(70 + k * 17, 1118 + k * 5, PI / 2 + 0.2 - k * 0.04, 36, 12) for k in range(6)]
    stage.lay(beard, "#7a6080", 0.3, "paint")
    head = smooth(
        [
            (100, 1050),
            (160, 1022),
            (226, 1040),
            (286, 1074),
            (338, 1096),
            (352, 1136),
            (318, 1172),
            (262, 1164),
            (206, 1162),
            (140, 1152),
            (98, 1110),
        ]
    )
    stage.lay(
        head, "#d9bda4", 1.0, "paint", gradient=(200, 1030, 220, 1166, "#8d7590"), streak=(0.5, 0.14), core="#efe8f4"
    )
    stage.lay(
        smooth([(118, 1052), (100, 1000), (122, 984), (150, 1020), (150, 1046)]),
        "#a98c8a",
        0.5,
        "paint",
        core="#e6def0",
    )
    lid = ribbon([(186, 1070), (206, 1084), (232, 1084), (250, 1074)], spindle(8))
    stage.lay(lid, "#1f1d48", 0.05, rim=0.1)
    lashes = [
        stroke(
            polyline(
                (192 + k * 13, 1080 + (3 if k in (1, 2) else 0)), (188 + k * 15, 1096 + (3 if k in (1, 2) else 0))
            ),
            3,
        )
        for k in range(5)
    ]
    stage.lay(lashes, "#1f1d48", 0, rim=0)
    stage.lay([stroke(bezier(322, 1138, 300, 1148, 270, 1146, 250, 1136), 4)], "#3a3972", 0, rim=0)
    stage.lay([stroke(bezier(308, 1108, 300, 1112, 298, 1118, 304, 1122), 5)], "#2b2a60", 0, rim=0)
    stage.lay(oval(176, 1108, 20, 12, 0.4), "#ecd6bc", 0, rim=0, alpha=0.4)
