"""A ball from behind, everybody in their best before the lit stage; out of one tailcoat hangs a fox's tail."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "shame"
CLUES = ("they let anybody in nowadays", "what my tailor knows", "tell me about yourself")
LIGHT = LAMPLIGHT.but(vignette=0.4, key_strength=0.74, key="#e8d6d0", ambient_strength=0.3)
CROP = "crowd"


def draw(stage: Stage) -> None:
    stage.ground("#ffb452", "tissue", gradient=("r", 400, 330, 560, "#8a2a2c"))
    stage.backlight(full_sheet(), "#ff9a3c", 0.5, falloff=(400, 320, 380))
    ballroom(stage)
    dancers(stage)
    row(stage)


def ballroom(stage: Stage) -> None:
    arch = buildings.pointed_arch(Place(400, 720, 470))
    for by, colour in ((0, "#a8352e"), (26, "#7a1f30"), (60, "#571630"), (120, "#3d102a")):
        stage.lay([full_sheet(), *cut(grow(arch, by))], colour, 0.9, "paint", streak=(1.4, 0.1), core="#ffb060")
    chandelier(stage)


def chandelier(stage: Stage) -> None:
    stage.lay([stroke(polyline((400, -20), (400, 120)), 5)], "#e2a93c", 0.4, "foil")
    for r, y, n in ((150, 196, 9), (92, 146, 7)):
        stage.lay(ring_band(400, y, r), "#e2a93c", 0.5, "foil")
        for i in range(n):
            a = PI * (0.04 + 0.92 * i / (n - 1))
            x, cy = 400 - math.cos(a) * r, y + math.sin(a) * r * 0.22
            fire.candle(stage, Place(x, cy, 46), "#fff3dc", 0.8, 0.3)


def ring_band(x: float, y: float, r: float) -> Path:
    return minus(oval(x, y, r, r * 0.24), oval(x, y - 4, r - 12, r * 0.24 - 8))


def dancers(stage: Stage) -> None:
    """Far off, in the light: pairs turning."""
    floor = intersect(box(-20, 640, 820, 900), grow(buildings.pointed_arch(Place(400, 720, 470)), 0))
    for x, y, size, flip, gown, coat in (
        (300, 690, 190, False, "#7a1a30", "#2d0c22"),
        (440, 668, 160, False, "#b8442e", "#3a1020"),
        (546, 700, 196, True, "#5a1730", "#2d0c22"),
    ):
        lady = people.Person("#5a1c24", "#2d0c22", "bun", "robe", gown)
        man = people.Person("#5a1c24", "#2d0c22", "short", "coat", coat, coat)
        people.side(stage, Place(x - 26, y, size, -0.05, flip), lady, people.POSES["carry"].but(lean=-0.16), depth=0.35)
        people.side(
            stage,
            Place(x + (26 if not flip else -50), y, size * 1.04, 0.05, not flip),
            man,
            people.POSES["carry"].but(lean=0.0),
            depth=0.35,
        )
    stage.haze(0.16, "#ff9a4a", falloff=(410, 600, 260))


def row(stage: Stage) -> None:
    """Those who watch, close to us, seen down to their heels."""
    stage.lay(
        box(-40, 860, 840, 1260),
        "#7a2a30",
        0.8,
        "paint",
        gradient=(400, 880, 400, 1200, "#2d0c22"),
        streak=(0.02, 0.12),
    )
    stage.cast(polygon([(250, 860), (550, 860), (760, 1260), (40, 1260)]), "#ff9a4a", 0.3, 30)
    lady(stage, 118, 560, 70, "#7a4630", "#1c1418", "#d79a3a")
    lady(stage, 690, 566, 72, "#f0cdb0", "#a8482a", "#2f7f78")
    gentleman(stage, 392, 496, 73)
    outer(stage, -40, 716, "#553024", "#1c1418", "#4a1c4e")
    outer(stage, 866, 700, "#e9c7a4", "#9a95a0", "#1b2440")


def outer(stage: Stage, x: float, y: float, skin: str, hair: str, coat: str) -> None:
    """Half a guest at the card's edge, nearer still."""
    heads.back(stage, Place(x, y, 92), heads.Face(skin, hair, "short"), 0.9)
    back = smooth(
        [
            (x - 190, 1260, 1),
            (x - 150, y + 190),
            (x - 56, y + 100),
            (x + 56, y + 100),
            (x + 150, y + 190),
            (x + 190, 1260, 1),
        ]
    )
    stage.lay(back, coat, 1.3, "paint", streak=(1.5, 0.12), core="#f09a58")


def lady(stage: Stage, x: float, y: float, size: float, skin: str, hair: str, silk: str) -> None:
    k = size / 100
    at = Place(x, y, k)
    shoulders = smooth([(-132, 226), (-118, 150), (-44, 106), (44, 106), (118, 150), (132, 226), (96, 330), (-96, 330)])
    stage.lay(
        at(shoulders),
        skin,
        0.9,
        "card",
        gradient=(x, y + 100 * k, x, y + 300 * k, colour.darker(skin, 0.3)),
        core="#ffc890",
    )
    stage.lay([stroke(at(polyline((0, 130), (0, 240))), 3)], colour.darker(skin, 0.4), 0, rim=0, alpha=0.5)
    gown = smooth(
        [
            (-128, 240, 1),
            (-60, 266),
            (0, 302),
            (60, 266),
            (128, 240, 1),
            (86, 420),
            (120, 520),
            (210, 900, 1),
            (0, 920),
            (-210, 900, 1),
            (-120, 520),
            (-86, 420),
        ]
    )
    stage.lay(
        at(gown),
        silk,
        0.8,
        "paint",
        streak=(1.5, 0.16),
        gradient=(x, y + 300 * k, x, y + 900 * k, colour.darker(silk, 0.5)),
        core="#ffd09a",
    )
    pleats = [stroke(at(bezier(j * 12, 430, j * 16, 560, j * 26, 700, j * 34, 900)), 3) for j in range(-5, 6)]
    stage.lay(pleats, colour.darker(silk, 0.45), 0, rim=0, alpha=0.6, clip=at(gown))
    bow = [at(plants.leaf(0, 420, a, 84, 26)) for a in (0.35, PI - 0.35, 1.2, PI - 1.2)]
    stage.lay(bow, mix(silk, "#fff0d0", 0.25), 0.4, "paint")
    stage.lay(at(circle(0, 420, 16)), mix(silk, "#fff0d0", 0.4), 0.3, "paint")
    heads.back(stage, Place(x, y, size), heads.Face(skin, hair, "bun"), 0.9)
    beads = [at(circle(math.cos(a) * 50, 96 + math.sin(a) * 22, 7)) for a in (0.2 + i * 0.3 for i in range(10))]
    stage.lay(beads, "#fff3dc", 0.3, "foil")


def gentleman(stage: Stage, x: float, y: float, size: float) -> None:
    k = size / 100
    at = Place(x, y, k)
    for side in (-1, 1):
        leg = smooth(
            [
                (side * 20, 600),
                (side * 110, 600),
                (side * 92, 860),
                (side * 84, 905),
                (side * 30, 905),
                (side * 26, 860),
            ]
        )
        stage.lay(at(leg), "#1b1524", 0.6, "velvet", core="#c87a4a")
        stage.lay(
            at(smooth([(side * 22, 900, 1), (side * 96, 900, 1), (side * 98, 934), (side * 26, 934)])),
            "#0d0914",
            0.4,
            "foil",
        )
    heads.back(stage, Place(x, y, size), heads.Face("#c98d62", "#8a3a1c", "short"), 1.0)
    tail(stage, at)
    coat = smooth(
        [
            (-96, 700, 1),
            (-118, 420),
            (-150, 440),
            (-172, 300),
            (-150, 180),
            (-46, 102),
            (46, 102),
            (150, 180),
            (172, 300),
            (150, 440),
            (118, 420),
            (96, 700, 1),
            (54, 716),
            (22, 690, 1),
            (2, 452, 1),
            (-22, 690, 1),
            (-54, 716),
        ]
    )
    stage.lay(at(coat), "#15101f", 1.2, "velvet", core="#f09a58")
    stage.lay(at(smooth([(-50, 96), (0, 82), (50, 96), (44, 122), (0, 110), (-44, 122)])), "#f6ecd8", 0.4, "smooth")
    seams = [
        polyline((0, 124), (0, 440)),
        bezier(-116, 190, -86, 250, -60, 330, -48, 430),
        bezier(116, 190, 86, 250, 60, 330, 48, 430),
    ]
    stage.lay([stroke(at(p), 2.5) for p in seams], "#3a2d48", 0, rim=0)
    stage.lay([at(circle(-40, 436, 9)), at(circle(40, 436, 9))], "#e2a93c", 0.3, "foil")
    for side in (-1, 1):  # arms held close
        arm = ribbon(
            [(side * 150, 200), (side * 178, 330), (side * 150, 470)], tapered(64, 46), round_start=True, round_end=True
        )
        stage.lay(at(arm), "#1b1524", 0.7, "velvet", core="#f09a58")
        stage.lay(
            at(smooth([(side * 126, 478), (side * 170, 478), (side * 166, 530), (side * 134, 534)])),
            "#f6ecd8",
            0.4,
            "smooth",
        )


def tail(stage: Stage, at: Place) -> None:
    """Out of the slit of the coat, down and round over the lit floor, the tip raised."""
    spine: list[Point] = [(0, 480), (6, 640), (40, 780), (150, 860), (260, 820), (310, 700), (290, 590)]
    layers = (("#8c3414", 1.16, 0.0), ("#e0702a", 1.0, 0.0), ("#f2994a", 0.52, 8.0))
    for i, (tone, wide, shift) in enumerate(layers):
        shape = ribbon(
            [(x - shift, y - shift) for x, y, *_ in spine],
            lambda t: wide * (16 + 112 * math.sin(PI * min(1.0, 0.05 + t * 0.94)) ** 1.2),
            round_start=True,
        )
        stage.lay(
            at(shape), tone, 1.0 if i == 0 else 0.3, "paint", streak=(0.8, 0.2), core="#ffc27a" if i == 1 else None
        )
    line = path.curve(spine, 10)
    chance = random.Random(3)
    for i in range(6, len(line) - 4, 3):  # loose hairs along the outer edge
        (ax, ay), (px, py) = line[i - 1], line[i]
        a = math.atan2(py - ay, px - ax)
        w = 0.5 * (16 + 112 * math.sin(PI * (0.05 + 0.94 * i / len(line))) ** 1.2)
        for side in (-1, 1):
            lock = plants.leaf(
                px - math.sin(a) * w * side * 0.86,
                py + math.cos(a) * w * side * 0.86,
                a + side * 0.38,
                chance.uniform(40, 64),
                12,
            )
            stage.lay(at(lock), "#e0702a", 0.12, "paint", rim=0.3)
    tip = smooth(
        [
            (352, 700, 1),
            (330, 640),
            (320, 560),
            (284, 500, 1),
            (262, 580),
            (254, 660),
            (266, 716, 1),
            (290, 690),
            (312, 724, 1),
            (330, 690),
        ]
    )
    stage.lay(at(tip), "#fdf0dc", 0.3, "paint", streak=(1.4, 0.16))
