"""A yellow wall: a clock without hands, one fly, whose shadow is an eagle; at the bottom somebody looks up."""

from __future__ import annotations

from .. import *

FEELING = "boredom"
CLUES = ("it was the best day of its life", "lunch was hours ago", "big dreams, small wings")
LIGHT = NOON.but(vignette=0.08, direction=(10, 12), tilt=0.24)
CROP = "abstract"


def draw(stage: Stage) -> None:
    stage.ground("#f6c944", "wash", gradient=(0, 0, 800, 1200, "#eeb030"))
    light = polygon([(60, 330), (520, 210), (740, 900), (280, 1040)])
    stage.lay(light, "#fbdc74", 0, "wash", rim=0, alpha=0.8)
    stage.lay(polygon([(284, 272), (300, 268), (522, 966), (504, 972)]), "#f4c848", 0, "wash", rim=0)
    stage.lay(polygon([(164, 640), (630, 508), (636, 528), (170, 660)]), "#f4c848", 0, "wash", rim=0)
    stage.lay(
        [
            stroke(polyline((790, 620), (760, 660), (772, 720), (744, 770)), 3),
            stroke(polyline((-5, 760), (24, 790), (18, 840)), 3),
        ],
        "#c98a1c",
        0,
        rim=0,
        alpha=0.7,
    )
    clock(stage)
    eagle(stage)
    fly(stage)
    somebody(stage)


def clock(stage: Stage) -> None:
    x, y, r = 640, 150, 190
    stage.lay(circle(x, y, r), "#3a2433", 1.4, "kraft")
    stage.lay(circle(x, y, r - 20), "#fdf3da", 0.3, "wash", gradient=("r", x - 50, y - 50, 300, "#e8d4a4"))
    for i in range(12):
        a = i * PI / 6
        stage.lay(Place(x, y, 1, a)(box(r - 56, -5, r - 32, 5, 3)), "#3a2433", 0.1, "smooth")
    stage.lay(circle(x, y, 12), "#3a2433", 0.3, "foil")
    stage.lay(
        [
            Place(x, y, 1, a)(smooth([(14, -5), (length, -2), (length, 2), (14, 5)]))
            for a, length in ((0.3, 76), (2.4, 112))
        ],
        "#e6d2a2",
        0,
        rim=0,
        alpha=0.9,
    )


def eagle(stage: Stage) -> None:
    """On the wall behind the fly, far larger, wings out."""
    at = Place(424, 640, 250, 0.42)
    half: list[Point] = [
        (0.02, -0.36),
        (0.1, -0.2),
        (0.34, -0.3),
        (0.66, -0.34),
        (0.96, -0.2),
        (1.22, 0.06, 1),
        (1.02, 0.02),
        (1.1, 0.2, 1),
        (0.88, 0.1),
        (0.92, 0.3, 1),
        (0.7, 0.18),
        (0.68, 0.38, 1),
        (0.48, 0.22),
        (0.3, 0.24),
        (0.16, 0.3),
        (0.26, 0.66, 1),
        (0.1, 0.6),
        (0.06, 0.72, 1),
        (0, 0.62),
    ]
    body = smooth(path.mirrored(half))
    beak = smooth([(-0.09, -0.34), (-0.06, -0.48), (0.04, -0.5), (0.12, -0.44), (0.15, -0.36, 1), (0.08, -0.36)])
    stage.cast(at(union(body, beak)), "#7a4a10", 0.72, 2)


def fly(stage: Stage) -> None:
    at = Place(330, 520, 30, 0.42)
    legs = [
        stroke(at(polyline((0, y), (s * 0.8, y - 0.3 + 0.3 * k), (s * 1.2, y + 0.1 + 0.5 * k))), 3)
        for s in (-1, 1)
        for k, y in enumerate((-0.2, 0.1, 0.4))
    ]
    stage.lay(legs, "#241420", 0.5, "smooth")
    for s in (-1, 1):
        stage.lay(at(oval(s * 0.7, 0.4, 0.34, 0.95, -s * 0.5)), "#fdf6e0", 0.6, "tissue", alpha=0.85, rim=0.9)
    stage.lay(at(oval(0, 0.4, 0.42, 0.72)), "#2f3a4a", 0.6, "foil")
    stage.lay(at(oval(0, -0.24, 0.36, 0.34)), "#241420", 0.4, "velvet")
    stage.lay(at(circle(0, -0.66, 0.3)), "#241420", 0.3, "velvet")
    stage.lay([at(circle(s * 0.2, -0.74, 0.17)) for s in (-1, 1)], "#b8322c", 0.2, "smooth")


def somebody(stage: Stage) -> None:
    """Only a fringe, a brow and two eyes over the card's edge."""
    at = Place(190, 1150, 150, -0.06)
    face = heads.Face("#cf9a6a", "#3a1f1b", "fringe", "round", "child", shade="#a86a50", iris="#3a2a20")
    look = heads.Expression(lift=0.3, lid=0.5, look=(0.7, -0.9), smile=-0.2, wide=0.8, blush=0.3)
    heads.front(stage, at, face, look, 0.2, 1.2)
