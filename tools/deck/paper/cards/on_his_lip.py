"""A proud man's moustache opens to both sides into two peacock's tails; a small barber combs them."""

from __future__ import annotations

import math

from .. import *

FEELING = "pride"
CLUES = ("every morning takes all morning", "applause from below the nose", "two fans and one admirer")
LIGHT = NOON.but(vignette=0.16, direction=(4, 8))
CROP = "close-up"

ROOT = (400.0, 742.0)


def draw(stage: Stage) -> None:
    stage.ground("#f4c65a", "wash", gradient=("r", 400, 640, 820, "#e2793a"))
    stage.lay(fire.rays(400, 700, 200, 1100, 30, 0.5), "#f0b048", 0.2, "paint")
    shoulders(stage)
    at = Place(400, 520, 300)
    face = heads.Face(
        "#a5673c",
        "#1c1720",
        "none",
        "oval",
        shade="#74402c",
        iris="#3a2a20",
        lips="#a8483c",
        nose=1.35,
        cloth="#e0405a",
    )
    haughty = heads.Expression(lift=0.75, lid=0.66, look=(0.0, 0.7), smile=-0.15, wide=0.8, blush=0.35, skew=0.3)
    heads.front(stage, at, face, haughty, 0.0, 1.0)
    turban(stage, at)
    for side in (-1, 1):
        fan(stage, side)
    knot(stage)
    barber(stage)


def shoulders(stage: Stage) -> None:
    coat = smooth([(-40, 1260, 1), (-20, 1090), (180, 980), (400, 950), (620, 980), (820, 1090), (840, 1260, 1)])
    stage.lay(coat, "#15307e", 1.0, "paint", streak=(0.2, 0.12))
    stage.lay(
        cloth.pattern("leaves", 0, 960, 800, 1220, 54, 0.2), "#f2c14a", 0, "smooth", clip=coat, rim=0.2, alpha=0.9
    )
    for y, colour in ((1090, "#f7f1df"), (1128, "#2f9a6a"), (1166, "#f7f1df")):
        pearls = [
            circle(400 + math.cos(a) * 190, y - 120 + math.sin(a) * 128, 15)
            for a in (0.42 + i * 0.177 for i in range(14))
        ]
        stage.lay(pearls, colour, 0.5, "smooth", puff=5)


def turban(stage: Stage, at: Place) -> None:
    cap: list[Point] = [(0, -1.72), (0.7, -1.62), (1.14, -1.2), (1.12, -0.7), (0.8, -0.46), (0.4, -0.5), (0, -0.66)]
    whole = at(smooth(path.mirrored(cap)))
    stage.lay(whole, "#d8304e", 1.1, "paint", streak=(0.3, 0.14))
    for i in range(8):
        t = i / 7
        for side in (-1, 1):
            fold = ribbon(
                [
                    (side * 1.3, -1.7 + 1.15 * t),
                    (side * 0.6, -1.36 + 0.86 * t),
                    (0.0, -0.72 + 0.1 * t - 0.0),
                    (-side * 0.3, -0.5),
                ],
                tapered(0.16, 0.1),
            )
            stage.lay(
                at(fold),
                ("#e8475f", "#c42848", "#f0a03c")[(i + (side > 0)) % 3],
                0.35,
                "paint",
                clip=whole,
                streak=(side * 0.7, 0.12),
            )
    stage.lay(at(circle(0, -0.98, 0.2)), "#f2c14a", 0.6, "foil")
    stage.lay(at(circle(0, -0.98, 0.12)), "#1f8a66", 0.3, "foil")
    plume = [at(plants.leaf(0.0, -1.08, -PI / 2 + k * 0.28, 0.72 - 0.1 * abs(k), 0.12)) for k in (-1, 1, 0)]
    stage.lay(plume, "#f7f1df", 0.5, "paint", streak=(PI / 2, 0.14))


def fan(stage: Stage, side: int) -> None:
    """A peacock's tail, from the lip outwards and up."""
    rows = ((470, 13, 0.0), (372, 11, 0.06), (276, 9, 0.0))
    for row, (length, count, shift) in enumerate(rows):
        for i in range(count):
            t = i / (count - 1)
            a = -0.02 + shift + t * (1.14 - shift) * 1.0  # above the horizon
            a = 0.5 - a * 1.25
            x0, y0 = ROOT[0] + side * 34, ROOT[1]
            reach = length * (0.84 + 0.16 * math.sin(PI * t))
            x1, y1 = x0 + side * math.cos(a) * reach, y0 + math.sin(a) * reach
            bend = (x0 + side * math.cos(a + 0.2) * reach * 0.5, y0 + math.sin(a + 0.2) * reach * 0.5)
            colour = ("#16508a", "#1c7a86", "#2a9a74")[(row + i) % 3]
            stage.lay(
                ribbon([(x0, y0), bend, (x1, y1)], lambda u: 8 + 46 * u**1.6),
                colour,
                0.45,
                "paint",
                streak=(a * side, 0.16),
            )
            angle = math.atan2(y1 - bend[1], x1 - bend[0])
            eye = Place(x1, y1, 40 - row * 5, angle)
            for k, tone, dx in (
                (1.0, colour, 0.0),
                (0.82, "#e2a93c", 0.02),
                (0.62, "#2fae8a", 0.08),
                (0.42, "#123a9a", 0.14),
                (0.2, "#0c1440", 0.2),
            ):
                stage.lay(eye(oval(dx, 0, k * 1.08, k * 0.86)), tone, 0.22, "paint" if k > 0.5 else "smooth")


def knot(stage: Stage) -> None:
    """Where the feathers grow: two black locks under the nose."""
    for side in (-1, 1):
        lock = smooth(
            [
                (400, 706),
                (400 + side * 50, 696),
                (400 + side * 120, 716),
                (400 + side * 176, 742),
                (400 + side * 118, 770),
                (400 + side * 50, 776),
                (400, 756),
            ]
        )
        stage.lay(lock, "#17142a", 0.7, "paint", streak=(side * 0.25, 0.2))
        lines = [
            stroke(
                bezier(
                    400 + side * 14,
                    728 + k * 8,
                    400 + side * 60,
                    716 + k * 12,
                    400 + side * 110,
                    726 + k * 9,
                    400 + side * 150,
                    742 + k * 3,
                ),
                2.5,
            )
            for k in (-1, 0, 1, 2)
        ]
        stage.lay(lines, "#3d4a86", 0, rim=0, alpha=0.8, clip=lock)


def barber(stage: Stage) -> None:
    who = people.Person("#7a4630", "#e9e4dc", "bald", "tunic", "#fdf3da", "#b0462e", age="old", trim="#2f9a6a")
    steps = furniture.ladder(694, 1216, 650, 830, 62, 9, 7)
    stage.lay(steps, "#7a3f26", 0.9, "kraft")

    def comb(spots: people.Spots) -> None:
        x, y = spots["near"]
        stage.lay(
            [box(x - 6, y - 44, x + 4, y + 6, 3), *(box(x - 18, y - 42 + k * 8, x, y - 38 + k * 8) for k in range(6))],
            "#f7f1df",
            0.3,
            "smooth",
        )

    people.side(
        stage, Place(668, 990, 190, 0, True), who, people.POSES["reach"].but(lean=0.05, head=-0.2), depth=0.8, held=comb
    )
