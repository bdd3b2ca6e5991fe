"""From straight above: a child at the end of a diving board; the blue far below is sky, with clouds and birds."""

from __future__ import annotations

from .. import *

FEELING = "courage"
CLUES = ("everybody behind you is waiting", "the first step is the only one", "falling up")
LIGHT = NOON.but(vignette=0.16, direction=(9, 13), key="#fffaf0")
CROP = "from above"


def draw(stage: Stage) -> None:
    stage.ground("#3a7ad8", "wash", gradient=("r", 380, 480, 720, "#123a9a"))
    for x, y, size, seed, tone in (
        (180, 250, 150, 3, "#a9c8f0"),
        (600, 170, 110, 8, "#9cbcec"),
        (120, 700, 120, 5, "#a9c8f0"),
        (650, 620, 150, 2, "#b8d2f4"),
    ):
        shape = Place(x, y, size)(sky.cloud(seed, 7))
        stage.lay(grow(shape, 10), mix(tone, "#3a7ad8", 0.4), 0.2, "wash")
        stage.lay(shape, tone, 0.3, "wash")
    stage.lay(animals.flock(6, 9, (260, 300, 560, 520), (9, 16)), "#f7f1df", 0.2)
    plane(stage)
    for x, y, size, seed in ((40, 480, 200, 4), (760, 380, 190, 6)):
        stage.cast(Place(x + 30, y + 60, size)(sky.cloud(seed, 7)), "#0e2a7a", 0.4, 16)
        sky.heaped(stage, Place(x, y, size), "#ffffff", "#cfe0f6", seed, 1.0)
    pool_edge(stage)
    board(stage)
    child(stage)


def plane(stage: Stage) -> None:
    at = Place(330, 130, 34, 2.5)
    stage.lay(
        [
            at(smooth([(1.2, 0), (0.6, 0.14), (-1, 0.1), (-1.1, 0), (-1, -0.1), (0.6, -0.14)])),
            at(polygon([(0.3, 0.1), (-0.1, 1.1), (-0.4, 1.1), (-0.2, 0.1)])),
            at(polygon([(0.3, -0.1), (-0.1, -1.1), (-0.4, -1.1), (-0.2, -0.1)])),
            at(polygon([(-0.8, 0.06), (-1.1, 0.44), (-1.24, 0.44), (-1.06, -0.44), (-1.2, -0.44), (-0.8, -0.06)])),
        ],
        "#f7f1df",
        0.3,
        "smooth",
    )
    stage.lay(at(ribbon([(-1.3, 0), (-4, 0.1), (-7, 0.0)], tapered(0.1, 0.5))), "#cfe0f6", 0, rim=0, alpha=0.6)


def pool_edge(stage: Stage) -> None:
    """The tiles of the edge below, where people ought to be swimming: towels and others who wait, from above."""
    stage.lay(polygon([(-40, 1010), (840, 1010), (840, 1260), (-40, 1260)]), "#f2ead8", 1.6, "wash")
    for i in range(15):
        stage.lay(box(-30 + i * 60, 1018, 24 + i * 60, 1050, 2), ("#2f9ab0", "#f7f1df")[i % 2], 0.1, "wash")
    stage.lay(
        [
            stroke(polyline((-40, 1120), (840, 1120)), 2),
            *(stroke(polyline((x, 1056), (x, 1240)), 2) for x in range(60, 840, 130)),
        ],
        "#d8cdb4",
        0,
        rim=0,
    )
    for x, y, tone, skin, hair in (
        (150, 1130, "#f2622e", "#e7b48c", "#7a3f26"),
        (250, 1160, "#2f9a6a", "#553024", "#1c1418"),
        (640, 1140, "#ffd24a", "#cf9a6a", "#241d2b"),
    ):
        stage.cast(oval(x + 18, y + 24, 40, 20), "#8a7f68", 0.5, 6)
        people.from_above(stage, Place(x, y, 78, PI), people.Person(skin, hair, "short", "tunic", tone), 0.0, 0.7)


def board(stage: Stage) -> None:
    plank = polygon([(346, 1260), (462, 1260), (440, 560), (360, 560)])
    stage.cast(move(plank, 60, 90), "#0e2a7a", 0.35, 16)
    stage.lay(plank, "#f7f1df", 1.8, "wash", gradient=(350, 0, 460, 0, "#d8d0bc"))
    stage.lay(polygon([(362, 700), (438, 700), (436, 566), (364, 566)]), "#f2622e", 0.1, "wash")
    stage.lay([box(368, 580 + k * 22, 432, 586 + k * 22) for k in range(5)], "#ffffff", 0, rim=0, alpha=0.7)
    for s in (-1, 1):
        stage.lay(ribbon([(404 + s * 92, 1260), (404 + s * 84, 1060), (404 + s * 78, 930)], 13), "#c9ced4", 1.4, "foil")


def child(stage: Stage) -> None:
    """Toes over the edge, arms a little out."""
    x, y = 400, 604
    skin = "#9a5f3a"
    stage.cast(oval(x + 56, y + 60, 60, 30, 0.5), "#5a4a5a", 0.5, 9)
    for s in (-1, 1):
        stage.lay(oval(x + s * 17, y - 44, 12, 24), skin, 0.5, "smooth")
        stage.lay([circle(x + s * 17 + k * 6, y - 66 + abs(k) * 2, 4) for k in (-1, 0, 1)], skin, 0.2, "smooth")
        stage.lay(
            ribbon(
                [(x + s * 36, y + 4), (x + s * 78, y + 10), (x + s * 104, y - 12)],
                tapered(28, 18),
                round_start=True,
                round_end=True,
            ),
            skin,
            0.7,
            "card",
        )
    stage.lay(
        smooth(
            [(x - 46, y + 2), (x - 30, y - 24), (x + 30, y - 24), (x + 46, y + 2), (x + 28, y + 34), (x - 28, y + 34)]
        ),
        "#ffd24a",
        0.8,
        "paint",
    )
    at = Place(x, y + 2, 34)
    stage.lay(at(oval(0, 0, 0.9, 1.0)), "#1c1418", 0.9, "paint", streak=(PI / 2, 0.2))
    stage.lay([stroke(at(polyline((0, -0.9), (0, 0.8))), 2.5)], skin, 0, rim=0)
    for s in (-1, 1):
        stage.lay(
            at(ribbon([(s * 0.7, 0.3), (s * 1.2, 0.7), (s * 1.1, 1.3)], tapered(0.34, 0.12))), "#1c1418", 0.5, "paint"
        )
        stage.lay(at(circle(s * 1.12, 1.2, 0.16)), "#f2622e", 0.3, "smooth")
