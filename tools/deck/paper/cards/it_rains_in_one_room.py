"""A bright front of flats at noon, washing and cats in its windows; in a single room it rains."""

from __future__ import annotations

from .. import *

FEELING = "grief"
CLUES = ("nobody upstairs has noticed", "indoor weather", "she left the tap on in her dream")
LIGHT = NOON.but(vignette=0.08, direction=(5, 8))
CROP = "scene"

COLUMNS, ROWS = (112.0, 304.0, 496.0, 688.0), (150.0, 390.0, 630.0, 870.0, 1110.0)
WET = (2, 2)
SHUTTERS = ("#1f7a8c", "#3c8a5a", "#c8502c", "#2f5f9a", "#b03a5a")


def draw(stage: Stage) -> None:
    stage.ground("#f6c98a", "wash", gradient=(0, 0, 800, 1200, "#f2a97a"))
    for ledge in (32, 272, 512, 752, 992):
        stage.lay(box(-40, ledge - 9, 840, ledge + 9), "#fdeccb", 0.4, "wash")
    for j, y in enumerate(ROWS):
        for i, x in enumerate(COLUMNS):
            if (i, j) == WET:
                wet(stage, x, y)
            else:
                dry(stage, i, j, x, y)
    stain(stage)
    cloth.washing(stage, 116, 690, 300, 700, ("#fdf3da", "#2f5f9a", "#e2556a"), 26, 3, 56, 3)
    animals.bird(stage, Place(420, 268, 17), "#3a2433", "#fdf3da", flying=False)
    animals.bird(stage, Place(452, 270, 16, 0, True), "#3a2433", "#e39a3c", flying=False)


def frame(stage: Stage, x: float, y: float, tone: str) -> None:
    for s in (-1, 1):
        stage.lay(box(x + s * 66 - 24, y - 84, x + s * 66 + 24, y + 84, 3), tone, 0.7, "paint", streak=(PI / 2, 0.14))
        stage.lay(
            [box(x + s * 66 - 17, y - 74 + k * 19, x + s * 66 + 17, y - 64 + k * 19, 2) for k in range(8)],
            colour.darker(tone, 0.22),
            0.1,
            "paint",
        )
    stage.lay(box(x - 58, y + 82, x + 58, y + 98, 3), "#fdf3da", 0.7, "wash")


def dry(stage: Stage, i: int, j: int, x: float, y: float) -> None:
    n = i + j * 4
    hole = box(x - 46, y - 84, x + 46, y + 84)
    stage.lay(grow(hole, 6), "#fdf3da", 0.2, "wash")
    stage.lay(
        hole,
        ("#7a4a5a", "#5a5a7a", "#8a5a4a", "#6a5f6a")[n % 4],
        0,
        "wash",
        rim=0,
        gradient=(x, y - 84, x, y + 84, "#3a2433"),
    )
    stage.cast(minus(hole, move(hole, 10, 14)), "#1c1024", 0.6, 6, clip=hole)
    kind = n % 7
    with stage.within(hole):
        if kind == 0:
            stage.lay(
                [
                    smooth(
                        [
                            (x + s * 50, y - 90, 1),
                            (x + s * 8, y - 90, 1),
                            (x + s * 20, y),
                            (x + s * 40, y + 40),
                            (x + s * 50, y + 90, 1),
                        ]
                    )
                    for s in (-1, 1)
                ],
                "#fbe6c0",
                0.4,
                "wash",
            )
        elif kind == 1:
            neighbour(stage, n, Place(x, y + 22, 32))
        elif kind == 2:
            stage.lay(box(x - 50, y - 84, x + 50, y + 10), "#f2cf7c", 0.4, "paint")
        elif kind == 3:
            neighbour(stage, n, Place(x + 6, y + 26, 34))
        elif kind == 4:
            furniture.lamp(stage, Place(x, y + 84, 96), "#f2b65a", "#3a2433", "#ffd88a", 0.2)
        elif kind == 5:
            neighbour(stage, n, Place(x - 4, y + 20, 32))
    frame(stage, x, y, SHUTTERS[(i * 2 + j) % 5])
    if kind == 6:
        animals.cat(stage, Place(x, y + 84, 80), "#3a2433" if n % 2 else "#d8803a", "sit", depth=0.5)
    if kind in (0, 4):
        for k in (-30, 0, 30):
            plants.flower(stage, Place(x + k, y + 66, 15), ("#e2556a", "#d8402f", "#f2f0e0")[k % 3], "#ffd24a", 6, 1)
        stage.lay(box(x - 52, y + 70, x + 52, y + 88, 4), "#b0462e", 0.4, "wash")
    if kind == 2:
        stage.lay(
            [
                *plants.sprig(x - 30, y + 82, 1.4, 96, 6, 0.2, 0.09),
                *plants.sprig(x + 26, y + 82, 1.7, 74, 5, 0.24, 0.1),
            ],
            "#5f8a3c",
            0.4,
            "paint",
        )


NEIGHBOURS = {
    1: ("#e7b48c", "#e9e4dc", "bun", "#c8392f", "content", "front"),
    3: ("#553024", "#1c1418", "afro", "#e39a3c", "happy", "left"),
    5: ("#cf9a6a", "#241d2b", "short", "#3c8a5a", "calm", "right"),
    8: ("#7a4630", "#1c1418", "headscarf", "#2f5f9a", "boredom", "front"),
    10: ("#f0cdb0", "#a8482a", "long", "#83284f", "calm", "left"),
    12: ("#bb7d4c", "#9a95a0", "bald", "#f6ecd8", "content", "right"),
    15: ("#3d241f", "#241d2b", "turban", "#b8322c", "tender", "front"),
    17: ("#e7b48c", "#d8a650", "bob", "#1f7a8c", "happy", "left"),
    19: ("#9a5f3a", "#241d2b", "braids", "#e39a3c", "mischief", "front"),
}


def neighbour(stage: Stage, n: int, at: Place) -> None:
    """Somebody at home, busy with something else; nobody twice."""
    if n in NEIGHBOURS:
        skin, hair, style, dress, mood, view = NEIGHBOURS[n]
        people.crowd_head(stage, at, people.Person(skin, hair, style, "coat", dress), mood, view)


def wet(stage: Stage, x: float, y: float) -> None:
    hole = box(x - 46, y - 84, x + 46, y + 84)
    stage.lay(grow(hole, 6), "#fdf3da", 0.2, "wash")
    stage.lay(hole, "#2f4a72", 0, "wash", rim=0, gradient=(x, y - 84, x, y + 84, "#5f86a8"))
    with stage.within(hole):
        sky.storm(stage, Place(x - 4, y - 62, 54), "#2a3350", 3, 0.5)
        stage.lay(water.rain(4, 70, 1.66, 24, (x - 50, y - 60, x + 50, y + 70), 2.4), "#c8e0ec", 0, rim=0)
        who = people.Person("#a86a44", "#241d2b", "long", "dress", "#f2cf7c")
        people.back(stage, Place(x, y + 96, 148), who, "stand", 0.5)
        stage.lay(water.swell(y + 54, 5, 40, 0.4, bottom=y + 100), "#3f7fa4", 0.3, "wash")
        stage.lay(water.swell(y + 70, 5, 34, 2.0, bottom=y + 100), "#6fb0c8", 0.2, "wash")
        machines.paper_boat(stage, Place(x + 26, y + 66, 12), "#fdf3da", 0.3)
    frame(stage, x, y, "#3a4a72")


def stain(stage: Stage) -> None:
    """Water over the sill, down the wall, past the neighbours."""
    x, y = COLUMNS[WET[0]], ROWS[WET[1]] + 92
    wet_ = smooth(
        [
            (x - 56, y, 1),
            (x + 56, y, 1),
            (x + 50, y + 120),
            (x + 62, y + 260),
            (x + 30, y + 330),
            (x + 4, y + 470),
            (x - 22, y + 340),
            (x - 52, y + 250),
            (x - 46, y + 120),
        ]
    )
    for i, (tone, by) in enumerate((("#cf8a6a", 8.0), ("#b87a6a", 0.0))):
        stage.cast(grow(wet_, by), tone, 0.5, 6 - i * 3)
    for k, (dx, length) in enumerate(((-40, 120), (-18, 210), (6, 320), (28, 170), (46, 90))):
        stage.lay(
            ribbon(
                [(x + dx, y - 6), (x + dx + 4, y + length * 0.5), (x + dx - 2, y + length)],
                tapered(13, 6),
                round_end=True,
            ),
            ("#4f90b4", "#7fbcd0")[k % 2],
            0.3,
            "wash",
            rim=0.8,
        )
        stage.lay(water.drop(x + dx - 2, y + length + 26, 8), "#7fbcd0", 0.25, "smooth")
