"""From the ceiling: a tiled floor in the heat, a lion flat as a rug, a child flat on the lion; above, a fan."""

from __future__ import annotations

import math

from .. import *

FEELING = "boredom"
CLUES = ("forty-five in the shade", "he was fierce before lunch", "nobody move")
LIGHT = NOON.but(vignette=0.18, direction=(4, 9))
CROP = "from above"

MANE, FUR = "#9a4a22", "#e8b060"


def draw(stage: Stage) -> None:
    stage.ground("#e3a878", "wash")
    floor(stage)
    lion(stage)
    child(stage)
    fan(stage)


def floor(stage: Stage) -> None:
    for j in range(9):
        for i in range(6):
            x, y = 70 + i * 134, 60 + j * 134
            stage.lay(box(x - 65, y - 65, x + 65, y + 65, 2), ("#f8e6ca", "#f0d4ac")[(i + j) % 2], 0.12, "wash")
            if (i + j) % 2:
                stage.lay(Place(x, y, 40, PI / 4)(box(-1, -1, 1, 1)), "#1d6a72", 0.04, "wash", rim=0.2)
                stage.lay(star(x, y, 34, 8, 0.5), "#f8e6ca", 0.04, "wash", rim=0.2)
            else:
                stage.lay(
                    [plants.leaf(x, y, k * PI / 2 + PI / 4, 62, 20) for k in range(4)], "#c0683d", 0.04, "wash", rim=0.2
                )


def lion(stage: Stage) -> None:
    """All four legs away from it, chin on the floor, tail straight."""
    x = 400
    tail: list[Point] = [(x + 6, 900), (x + 60, 1010), (x - 10, 1100), (x + 40, 1170)]
    stage.lay(ribbon(tail, tapered(44, 22)), FUR, 0.8, "paint", streak=(1.4, 0.14))
    stage.lay([plants.leaf(x + 40, 1160, PI / 2 + (k - 3) * 0.34, 84, 26) for k in range(7)], MANE, 0.5, "paint")
    for s in (-1, 1):
        for line in (
            [(x + s * 80, 470), (x + s * 210, 420), (x + s * 310, 330)],
            [(x + s * 90, 830), (x + s * 220, 910), (x + s * 300, 1030)],
        ):
            limb_ = ribbon(line, tapered(126, 84), round_start=True, round_end=True)
            stage.lay(
                limb_, FUR, 0.8, "paint", gradient=(x, 600, line[-1][0], line[-1][1], "#d89848"), streak=(s * 0.7, 0.14)
            )
            px, py = line[-1][:2]
            a = math.atan2(py - line[1][1], px - line[1][0])
            for k in (-1, 0, 1):
                stage.lay(
                    oval(px + math.cos(a + k * 0.7) * 40, py + math.sin(a + k * 0.7) * 40, 26, 21, a + k * 0.7),
                    "#f2c47a",
                    0.3,
                    "paint",
                )
    body = smooth(
        [
            (x - 120, 420),
            (x, 390),
            (x + 120, 420),
            (x + 168, 600),
            (x + 160, 780),
            (x + 110, 900),
            (x, 940),
            (x - 110, 900),
            (x - 160, 780),
            (x - 168, 600),
        ]
    )
    stage.lay(body, FUR, 1.0, "paint", gradient=(x - 160, 400, x + 160, 900, "#d8943f"), streak=(PI / 2, 0.16))
    for ring_, (r, tone, count) in enumerate(((216, "#7a3418", 26), (184, MANE, 24), (150, "#b85f2c", 20))):
        for i in range(count):
            a = i * 2 * PI / count + ring_ * 0.13
            stage.lay(
                plants.leaf(x + math.cos(a) * 70, 270 + math.sin(a) * 66, a + 0.1, r - 60, 52 - ring_ * 5),
                tone,
                0.4,
                "paint",
                streak=(a, 0.18),
            )
    head = smooth(
        [
            (x - 104, 236),
            (x - 70, 150),
            (x, 132),
            (x + 70, 150),
            (x + 104, 236),
            (x + 90, 330),
            (x + 40, 396),
            (x, 404),
            (x - 40, 396),
            (x - 90, 330),
        ]
    )
    for s in (-1, 1):
        stage.lay(circle(x + s * 92, 164, 36), "#c87f3a", 0.5, "paint")
        stage.lay(circle(x + s * 90, 168, 20), "#f2d0a0", 0.1, "wash")
    stage.lay(head, "#efbc6c", 0.9, "paint", gradient=(x, 140, x, 400, "#e0a04e"))
    stage.lay(
        smooth([(x - 30, 190), (x, 180), (x + 30, 190), (x + 38, 320), (x, 346), (x - 38, 320)]), "#f6d08c", 0.2, "wash"
    )
    muzzle = union(oval(x - 30, 352, 40, 32), oval(x + 30, 352, 40, 32))
    stage.lay(muzzle, "#fbeacb", 0.4, "wash")
    stage.lay(
        smooth([(x - 28, 312), (x, 306), (x + 28, 312), (x + 10, 340), (x, 346), (x - 10, 340)]),
        "#5a2a26",
        0.3,
        "smooth",
    )
    tongue = smooth([(x - 18, 380), (x + 20, 380), (x + 30, 430), (x + 12, 462), (x - 16, 452), (x - 24, 420)])
    stage.lay(tongue, "#e8747a", 0.4, "paint")
    stage.lay([stroke(polyline((x + 2, 386), (x + 6, 440)), 4)], "#b84a5a", 0, rim=0)
    for s in (-1, 1):  # lids half down
        ex, ey = x + s * 56, 250
        stage.lay(oval(ex, ey, 27, 20), "#fff6dc", 0.1, "smooth")
        stage.lay(circle(ex + 6, ey + 8, 13), "#7a4a1c", 0, clip=oval(ex, ey, 27, 20), rim=0)
        stage.lay(intersect(oval(ex, ey, 29, 22), box(ex - 40, ey - 30, ex + 40, ey + 4)), "#d8994a", 0.15, "smooth")
        stage.lay(
            [stroke(bezier(ex - 28, ey + 4, ex - 10, ey + 7, ex + 10, ey + 7, ex + 28, ey + 4), 5)], "#5a2a1a", 0, rim=0
        )


def child(stage: Stage) -> None:
    """Face down, arms and legs wherever they fell."""
    x, skin, shirt = 396, "#9a5f3a", "#1d6a72"
    for s, leg in (
        (-1, [(x - 26, 800), (x - 60, 880), (x - 44, 966)]),
        (1, [(x + 26, 800), (x + 90, 850), (x + 150, 900)]),
    ):
        stage.lay(ribbon([(float(a), float(b)) for a, b in leg], tapered(46, 30), round_end=True), skin, 0.6, "card")
        fx, fy = leg[-1]
        stage.lay(oval(fx + s * 6, fy + 12, 18, 26, -s * 0.5), mix(skin, "#e8b0a0", 0.35), 0.3, "smooth")
    for arm in ([(x - 52, 600), (x - 150, 640), (x - 210, 590)], [(x + 52, 600), (x + 140, 560), (x + 214, 610)]):
        stage.lay(ribbon([(float(a), float(b)) for a, b in arm], tapered(44, 28), round_end=True), skin, 0.6, "card")
        stage.lay(circle(*arm[-1], 19), skin, 0.3, "smooth")
    stage.lay(
        smooth([(x - 62, 720), (x + 62, 720), (x + 66, 830), (x + 10, 826), (x, 800), (x - 10, 826), (x - 66, 830)]),
        "#c8392f",
        0.7,
        "paint",
        streak=(1.4, 0.14),
    )
    top = smooth(
        [
            (x - 84, 590),
            (x - 40, 566),
            (x + 40, 566),
            (x + 84, 590),
            (x + 66, 640),
            (x + 62, 750),
            (x, 760),
            (x - 62, 750),
            (x - 66, 640),
        ]
    )
    stage.lay(top, shirt, 0.7, "paint", streak=(1.4, 0.14))
    stage.lay(cloth.pattern("dots", x - 90, 560, x + 90, 760, 34, 0.18), "#f8e6ca", 0, "smooth", clip=top, rim=0.2)
    head = Place(x + 6, 528, 62, 0.4)
    stage.lay(head(oval(0, 0, 0.92, 1.0)), "#1c1418", 0.8, "paint", streak=(1.2, 0.2))
    stage.lay([stroke(head(smooth(spiral(0.0, -0.1, 0.06, 0.6, 1.6), closed=False)), 4)], "#4a3a44", 0, rim=0)
    stage.lay(head(oval(0.86, 0.2, 0.16, 0.24)), skin, 0.3, "smooth")


def fan(stage: Stage) -> None:
    """Nearest to us, out of focus, four blades and their turning."""
    x, y = 744, 96
    for i in range(4):
        a = 0.1 + i * PI / 2
        for ghost, alpha in ((-0.2, 0.16), (-0.1, 0.26)):
            stage.lay(blade(x, y, a + ghost), "#6a3a24", 0, "wash", rim=0, alpha=alpha)
        stage.lay(blade(x, y, a), "#7a4228", 1.8, "kraft", streak=(a, 0.2), alpha=0.94, core="#e3a878")
    stage.lay(circle(x, y, 56), "#c8a05a", 0.9, "foil")
    stage.lay(circle(x, y, 30), "#8a6a3a", 0.3, "foil")


def blade(x: float, y: float, a: float) -> Path:
    return Place(x, y, 1, a)(
        smooth([(40, -20), (120, -42), (300, -58), (404, -44), (418, 0), (404, 44), (300, 50), (120, 30), (40, 18)])
    )
