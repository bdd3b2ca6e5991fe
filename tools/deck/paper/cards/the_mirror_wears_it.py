"""A plain woman from behind holds up a mirror; her reflection wears a crown and looks at somebody else."""

from __future__ import annotations

import math

from .. import *

FEELING = "envy"
CLUES = ("the one I might have been", "she never introduces us", "twins, said the midwife")
LIGHT = INDOORS.but(vignette=0.3, direction=(6, 9), tilt=0.3)
CROP = "close-up"

GLASS = Place(452, 430, 1)
ROSE = PALETTES["rose"]


def draw(stage: Stage) -> None:
    wall(stage)
    glass = oval(GLASS.x, GLASS.y, 268, 346)
    mirror(stage, glass)
    sitter(stage)


def wall(stage: Stage) -> None:
    stage.ground("#e9c3b4", "wash", gradient=(0, 0, 200, 1200, "#c98a86"))
    for k in range(13):
        x = 20 + k * 66
        stage.lay(box(x - 14, -40, x + 14, 1240), "#e0b0a4", 0.06, "wash", alpha=0.8)
    stage.lay(cloth.pattern("leaves", 0, 0, 800, 1200, 66, 0.16), "#cf8f88", 0, rim=0, alpha=0.5)


def mirror(stage: Stage, glass: Path) -> None:
    for by, colour, depth, paper in (
        (52, "#6e2138", 1.4, "paint"),
        (46, "#d9a441", 0.6, "foil"),
        (22, "#8a4a20", 0.4, "kraft"),
        (16, "#f0c565", 0.3, "foil"),
    ):
        stage.lay(grow(glass, by), colour, depth, paper)
    with stage.within(glass):
        stage.ground("#243b52", "wash", gradient=("r", 430, 330, 520, "#0f1a30"))
        rays = fire.rays(470, 400, 60, 560, 22, 0.42)
        stage.lay(rays, "#33566c", 0.2, "paint")
        her(stage)
        stage.lay(
            [
                polygon([(170, 330), (300, 60), (350, 60), (176, 430)]),
                polygon([(180, 470), (384, 60), (402, 60), (190, 500)]),
            ],
            "#dff0f0",
            0,
            rim=0,
            alpha=0.16,
        )
    stage.cast(minus(grow(glass, 2), move(glass, 9, 12)), "#0a0a1c", 0.6, 8, clip=glass)


def her(stage: Stage) -> None:
    """The same nose, the same ear, in another life."""
    at = Place(452, 470, 196)
    gown = at(smooth([(-1.9, 2.4), (-1.5, 1.5), (-0.6, 1.14), (0, 1.3), (0.6, 1.14), (1.5, 1.5), (1.9, 2.4)]))
    stage.lay(gown, "#a8243f", 0.5, "paint", streak=(0.4, 0.14))
    face = heads.Face("#e3ad86", "#8a4a2c", "bun", "oval", shade="#b4685a", iris="#3a7a66", lips="#b02a3c")
    look = heads.Expression(lift=0.5, lid=0.58, look=(1.3, -0.1), smile=0.3, wide=0.85, blush=0.5)
    heads.front(stage, at, face, look, 0.55, 0.6)
    beads = [
        at(circle(math.cos(a) * 0.66 + 0.1, 1.12 + math.sin(a) * 0.5, 0.085))
        for a in (0.25 + i * 0.264 for i in range(11))
    ]
    stage.lay(beads, "#f8efdc", 0.35, "smooth", puff=4)
    stage.lay(at(circle(0.1, 1.72, 0.13)), "#2a9a7a", 0.35, "foil")
    symbols.crown(stage, at.at(0.06, -0.86, 1.5, 0.07), "#f2bf48", "#2a9a7a", 0.6)
    for x in (-0.78, 0.86):
        stage.lay(at(water.drop(x, 0.36, 0.11)), "#2a9a7a", 0.3, "foil")


def sitter(stage: Stage) -> None:
    """From behind, cut off by the card: brown hair pinned without care, a grey cardigan, the hand on the handle."""
    handle = smooth(
        [(424, 818), (480, 818), (474, 900), (496, 1010), (470, 1050), (434, 1050), (408, 1010), (430, 900)]
    )
    glove = hands.Glove("#d8a27a", "#8d857b", "#a49b90", reach=4.5)

    def held() -> None:
        stage.lay(handle, "#d9a441", 0.9, "foil")
        stage.lay(smooth([(440, 840), (464, 840), (460, 1000), (444, 1000)]), "#8a4a20", 0.2, "kraft")

    hands.grip(stage, Place(462, 968, 128, 0.5), glove, held, 0.8)
    face = heads.Face("#d8a27a", "#8a4a2c", "none", shade="#b07858")
    at = Place(152, 846, 176, 0.14)
    heads.back(stage, at, face, 1.2)
    shoulders = smooth(
        [
            (-80, 1260, 1),
            (-70, 1090),
            (20, 1030),
            (92, 1000),
            (152, 1014),
            (206, 1004),
            (280, 1034),
            (372, 1090),
            (420, 1260, 1),
        ]
    )
    stage.lay(shoulders, "#8d857b", 1.5, "kraft", gradient=(0, 980, 200, 1220, "#5d564f"))
    rib = [
        stroke(bezier(k, 1260, k + 4, 1160, k * 0.8 + 40, 1080, k * 0.55 + 80, 1010), 3) for k in range(-60, 420, 30)
    ]
    stage.lay(rib, "#6b645c", 0, rim=0, alpha=0.6, clip=shoulders)
    hair = at(
        smooth(
            [
                (0, -1.1),
                (0.5, -1.0),
                (0.8, -0.5),
                (0.78, 0.0),
                (0.6, 0.5),
                (0.3, 0.76),
                (0, 0.82),
                (-0.32, 0.76),
                (-0.62, 0.48),
                (-0.8, 0.0),
                (-0.8, -0.5),
                (-0.5, -1.0),
            ]
        )
    )
    stage.lay(hair, "#8a4a2c", 0.7, "paint", streak=(1.4, 0.2))
    strands = [
        stroke(at(bezier(k * 0.7, -0.95, k * 1.2, -0.4, k * 0.9, 0.2, k * 0.2, 0.44)), 4)
        for k in (-0.9, -0.6, -0.3, 0.3, 0.6, 0.9)
    ]
    stage.lay(strands, "#5e2f1e", 0, rim=0, alpha=0.7)
    stage.lay(at(smooth(wobbly(0.02, 0.42, 0.36, 0.3, 18, 0.05, 4))), "#7a3f26", 0.6, "paint", streak=(0.3, 0.2))
    stage.lay([stroke(at(smooth(spiral(0.02, 0.42, 0.05, 0.3, 2.2), closed=False)), 4)], "#5e2f1e", 0, rim=0, alpha=0.8)
    stage.lay(at(ribbon([(-0.5, 0.2), (0.0, 0.44), (0.52, 0.6)], tapered(0.07, 0.03))), "#c9bfae", 0.4, "smooth")
    loose = [
        stroke(at(p), 3)
        for p in (
            bezier(0.5, 0.6, 0.7, 0.8, 0.6, 1.0, 0.74, 1.1),
            bezier(-0.4, 0.7, -0.5, 0.9, -0.34, 1.05, -0.44, 1.2),
        )
    ]
    stage.lay(loose, "#7a3f26", 0.2, "smooth")
