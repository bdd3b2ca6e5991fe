"""Two hands tear a portrait down the middle; its halves look at each other, a child stands in the gap."""

from __future__ import annotations

from .. import *

FEELING = "anger"
CLUES = ("who gets the weekends", "two minds about it", "the window I made")
LIGHT = INDOORS.but(vignette=0.35, direction=(6, 9))
CROP = "close-up"

TEAR: list[Point] = [
    (404, -60),
    (392, 60),
    (414, 150),
    (388, 262),
    (410, 352),
    (384, 470),
    (412, 566),
    (392, 690),
    (416, 800),
    (396, 930),
    (412, 1040),
    (398, 1260),
]
HALVES = ((-1, -92.0, -14.0, -0.075), (1, 92.0, 20.0, 0.085))


def draw(stage: Stage) -> None:
    stage.ground("#ffcf82", "wash", gradient=("r", 400, 1060, 760, "#2c1020"))
    gap(stage)
    for side, dx, dy, turn in HALVES:
        half(stage, side, dx, dy, turn)
    grips(stage)


def gap(stage: Stage) -> None:
    stage.backlight(box(250, 300, 550, 1260), "#ffb860", 0.5, falloff=(400, 1060, 300), soft=30)
    child = people.Person("#7a4630", "#1c1418", "braids", "dress", "#2f6f8f", "#f6ecd8", trim="#f6ecd8", age="child")
    stage.cast(polygon([(372, 1128), (428, 1128), (470, 1260), (330, 1260)]), "#2a0d14", 0.7, 5)
    people.back(stage, Place(400, 1134, 196), child, "stand", 0.5)


def half(stage: Stage, side: int, dx: float, dy: float, turn: float) -> None:
    """One half of the photograph, moved off and turned; drawn as a whole, seen within its half."""
    left, right, top, bottom = 60, 740, 70, 1090
    middle = [(x, y) for x, y, *_ in TEAR if top - 140 < y < bottom + 180]
    x_out = left if side < 0 else right
    sheet_points: list[Point] = [(x_out, top), *[(x, max(top, min(bottom, y))) for x, y in middle], (x_out, bottom)]
    sheet = move(polygon([(x - 400, y - 600) for x, y in sheet_points]), 400 + dx, 600 + dy, turn)
    printed_points = [
        (x_out - side * 26, top + 26),
        *[(x + side * 11, max(top + 26, min(bottom - 26, y))) for x, y in middle],
        (x_out - side * 26, bottom - 26),
    ]
    printed = move(polygon([(x - 400, y - 600) for x, y in printed_points]), 400 + dx, 600 + dy, turn)
    stage.lay(sheet, "#f6eedd", 1.5, "wash", edge="torn", core="#fffdf4")
    with stage.within(printed):
        stage.lay(full_sheet(), "#b9a888", 0, "wash", rim=0, gradient=("r", 400 + dx, 480, 640, "#8f7c64"))
        at = move_place(dx, dy, turn)
        portrait(stage, at, side)


def move_place(dx: float, dy: float, turn: float) -> Place:
    x, y = Place(400 + dx, 600 + dy, 1, turn).point(0, -56)
    return Place(x, y, 318, turn)


def portrait(stage: Stage, at: Place, side: int) -> None:
    collar = at(smooth([(-1.5, 2.0), (-1.3, 1.3), (-0.5, 1.05), (0, 1.3), (0.5, 1.05), (1.3, 1.3), (1.5, 2.0)]))
    stage.lay(collar, "#54413a", 0.5, "paint", streak=(0.3, 0.14))
    face = heads.Face("#d8a27a", "#4a2f28", "bob", "oval", shade="#a86a58", iris="#4a6a58", lips="#a84a44")
    mood = heads.Expression(
        brow=0.5 if side < 0 else -0.9, lift=0.1, lid=0.2, look=(1.25 * -side, 0.1), smile=-0.35, wide=0.85, blush=0.3
    )
    heads.front(stage, at, face, mood, 0.0, 0.5)
    lapels = [
        at(smooth([(s * 0.05, 1.62, 1), (s * 0.5, 1.06, 1), (s * 0.74, 1.2), (s * 0.62, 1.6), (s * 0.3, 1.9, 1)]))
        for s in (-1, 1)
    ]
    stage.lay(lapels, "#efe4d0", 0.35, "smooth")


def grips(stage: Stage) -> None:
    his = hands.Glove("#bb7d4c", "#22304a", "#f6ecd8", reach=5)
    hers = hands.Glove("#e7b48c", "#b8322c", "#f6ecd8", reach=5, nails="#b8322c", rings="#f0c060")
    hands.fist(stage, Place(52, 800, 150, 1.1), his, 1.1)
    hands.fist(stage, Place(752, 770, 142, -1.05, True), hers, 1.1)
