"""Before a curtain a fox holds a gentleman's smooth face in front of its own; one eye and the whiskers show."""

from __future__ import annotations

from .. import *

FEELING = "mischief"
CLUES = ("the new neighbour is charming", "Monday, nine o'clock", "may I cut in")
LIGHT = INDOORS.but(vignette=0.3, direction=(6, 9))
CROP = "close-up"

FUR, DARK, WHITE = "#d8652c", "#8c3418", "#fbeeda"


def draw(stage: Stage) -> None:
    curtain(stage)
    suit(stage)
    fox(stage)
    face(stage)
    paw(stage)


def curtain(stage: Stage) -> None:
    stage.ground("#1f7a8c", "paint", gradient=(0, 0, 0, 1200, "#124a5c"), streak=(PI / 2, 0.14))
    for k in range(10):
        x = -20 + k * 92
        fold = smooth(
            [
                (x - 46, -40, 1),
                (x + 46, -40, 1),
                (x + 40, 400),
                (x + 52, 800),
                (x + 44, 1260, 1),
                (x - 44, 1260, 1),
                (x - 36, 800),
                (x - 50, 400),
            ]
        )
        stage.lay(
            fold,
            ("#1f7a8c", "#2a8c9c")[k % 2],
            0.5,
            "paint",
            streak=(PI / 2, 0.18),
            gradient=(x - 46, 0, x + 46, 0, "#0f4454"),
        )


def suit(stage: Stage) -> None:
    coat = smooth(
        [(-60, 1260, 1), (10, 1080), (160, 980), (330, 940), (480, 940), (650, 980), (790, 1080), (860, 1260, 1)]
    )
    stage.lay(coat, "#3a2433", 1.1, "paint", streak=(1.3, 0.14))
    stage.lay(cloth.pattern("stripes", -60, 930, 860, 1260, 34, 0.08), "#6a4a5a", 0, rim=0, clip=coat, alpha=0.7)
    shirt = smooth([(320, 930, 1), (490, 930, 1), (440, 1260, 1), (370, 1260, 1)])
    stage.lay(shirt, "#fdf3da", 0.5, "wash")
    for s in (-1, 1):
        lapel = smooth([(405 + s * 84, 930, 1), (405 + s * 170, 990), (405 + s * 150, 1100), (405 + s * 30, 1260, 1)])
        stage.lay(lapel, "#4c3044", 0.5, "paint", core="#b08aa0")
    bow = [smooth([(405, 960), (405 + s * 70, 918), (405 + s * 92, 960), (405 + s * 70, 1002)]) for s in (-1, 1)]
    stage.lay(bow, "#e39a3c", 0.6, "paint")
    stage.lay(box(386, 940, 424, 982, 8), "#f2b65a", 0.3, "paint")


def fox(stage: Stage) -> None:
    """Half hidden: drawn whole, so that what shows is right."""
    x, y = 420, 556
    for s in (-1, 1):
        ear = smooth(
            [
                (x + s * 96, y - 170, 1),
                (x + s * 150, y - 420),
                (x + s * 196, y - 470, 1),
                (x + s * 250, y - 300),
                (x + s * 268, y - 90, 1),
            ]
        )
        stage.lay(ear, FUR, 0.9, "paint", streak=(1.4, 0.16))
        stage.lay(
            smooth(
                [
                    (x + s * 140, y - 180, 1),
                    (x + s * 172, y - 340),
                    (x + s * 194, y - 396, 1),
                    (x + s * 226, y - 280),
                    (x + s * 236, y - 130, 1),
                ]
            ),
            "#3a1a1c",
            0.3,
            "velvet",
        )
    head = smooth(
        [
            (x, y - 250),
            (x + 140, y - 216),
            (x + 262, y - 96),
            (x + 330, y + 60),
            (x + 380, y + 120, 1),
            (x + 280, y + 176),
            (x + 180, y + 262),
            (x + 60, y + 360),
            (x, y + 372),
            (x - 60, y + 360),
            (x - 180, y + 262),
            (x - 280, y + 176),
            (x - 380, y + 120, 1),
            (x - 330, y + 60),
            (x - 262, y - 96),
            (x - 140, y - 216),
        ]
    )
    stage.lay(head, FUR, 1.0, "paint", streak=(1.2, 0.16), gradient=(x, y - 250, x, y + 300, "#c0501f"))
    for s in (-1, 1):
        cheek = smooth(
            [
                (x + s * 40, y + 90),
                (x + s * 160, y + 60),
                (x + s * 290, y + 60),
                (x + s * 370, y + 122, 1),
                (x + s * 290, y + 150, 1),
                (x + s * 260, y + 196, 1),
                (x + s * 180, y + 220),
                (x + s * 90, y + 320),
                (x + s * 20, y + 340),
            ]
        )
        stage.lay(cheek, WHITE, 0.4, "paint", streak=(1.0, 0.14))
    muzzle = smooth(
        [(x - 66, y + 60), (x, y + 20), (x + 66, y + 60), (x + 60, y + 250), (x, y + 330), (x - 60, y + 250)]
    )
    stage.lay(muzzle, FUR, 0.4, "paint")
    nose = smooth(
        [(x - 46, y + 260), (x, y + 244), (x + 46, y + 260), (x + 24, y + 312), (x, y + 326), (x - 24, y + 312)]
    )
    stage.lay(nose, "#241418", 0.5, "smooth", puff=8)
    for s in (-1, 1):
        ex, ey = x + s * 152, y - 26
        eye = smooth(
            [
                (ex - s * 78, ey + 40, 1),
                (ex - s * 20, ey - 30),
                (ex + s * 60, ey - 56, 1),
                (ex + s * 44, ey + 6),
                (ex - s * 10, ey + 40),
            ]
        )
        stage.lay(grow(eye, 12), "#241418", 0.3, "velvet")
        stage.lay(eye, "#f6c23c", 0.1, "paint", gradient=(ex, ey - 40, ex, ey + 40, "#e08a1c"))
        stage.lay(oval(ex + 2 + s * 4, ey - 4, 11, 34, s * 0.12), "#120a0c", 0, clip=eye, rim=0)
        stage.lay(circle(ex - 6, ey - 20, 6), "#fffbe8", 0, clip=eye, rim=0)
        whiskers = [
            stroke(
                bezier(
                    x + s * 70,
                    y + 220 + k * 22,
                    x + s * 190,
                    y + 200 + k * 34,
                    x + s * 300,
                    y + 210 + k * 44,
                    x + s * 372,
                    y + 230 + k * 50,
                ),
                3.5,
            )
            for k in range(3)
        ]
        stage.lay(whiskers, "#fffaf0", 0.25, "smooth")


def face(stage: Stage) -> None:
    """The mask: a bald, pleasant, quite empty gentleman, held a little to the left and turned."""
    at = Place(232, 566, 304, -0.15)
    gentleman = heads.Face(
        "#f2cfae", "#5a4034", "parted", "oval", shade="#d79c84", iris="#5a86a0", lips="#c46a62", glasses=None
    )
    pleasant = heads.Expression(lift=0.35, lid=0.3, smile=0.75, wide=1.05, look=(0.2, 0.0), blush=0.8, under=0.1)
    shape = at(
        smooth(
            path.mirrored(
                [(0, -1.2), (0.5, -1.12), (0.86, -0.8), (0.96, -0.2), (0.84, 0.45), (0.54, 0.9), (0.2, 1.07), (0, 1.1)]
            )
        )
    )
    stage.cast(move(shape, 26, 34), "#3a1018", 0.5, 18)
    with stage.within(shape):
        stage.lay(shape, "#e9bf9c", 0, "smooth")
        heads.front(stage, at, gentleman, pleasant, 0.0, 0.5, neck=False)
        curl = [stroke(at(bezier(s * 0.02, 0.47, s * 0.16, 0.42, s * 0.28, 0.5, s * 0.4, 0.4)), 13) for s in (-1, 1)]
        stage.lay(curl, "#5a4034", 0.3, "paint")
    stage.lay([stroke(shape, 7)], "#fff3e0", 0.3, "smooth")
    stage.lay([stroke(at(bezier(-0.94, -0.1, -1.2, 0.1, -1.14, 0.5, -1.3, 0.7)), 6)], "#b8322c", 0.3, "smooth")


def paw(stage: Stage) -> None:
    """A black paw in a white cuff at the mask's chin, a stick between its toes."""
    stage.lay(ribbon([(236, 886), (214, 1010), (196, 1150)], 16), "#b8863a", 0.7, "kraft", core="#f2d08a")
    sleeve = smooth([(40, 1260, 1), (90, 1140), (150, 1080), (256, 1100), (300, 1170), (290, 1260, 1)])
    stage.lay(sleeve, "#3a2433", 0.9, "paint", core="#b08aa0")
    stage.lay(
        smooth([(116, 1100), (190, 1046), (284, 1084), (276, 1120), (190, 1090), (128, 1140)]), "#fdf3da", 0.5, "wash"
    )
    pad = smooth([(128, 1070), (130, 990), (190, 950), (262, 972), (284, 1040), (262, 1090), (190, 1062)])
    stage.lay(pad, "#2a161a", 0.8, "paint", streak=(1.0, 0.16), core="#8a5a4a")
    for k, (px, py) in enumerate(((138, 986), (172, 958), (214, 952), (256, 972))):
        stage.lay(oval(px, py, 25, 32, -0.3 + 0.2 * k), "#34191c", 0.4, "paint", core="#8a5a4a")
        claw = smooth([(px - 8, py - 20, 1), (px + 8, py - 20, 1), (px + 2, py - 44, 1)])
        stage.lay(claw, "#f0dcb8", 0.2, "smooth")
