"""Children's heads in a ring, from above: each whispers to the next; to the first it comes back as a frog."""

from __future__ import annotations

import math

from .. import *

FEELING = "mischief"
CLUES = ("that is not what I said", "how a prince becomes one", "the news at eight")
LIGHT = INDOORS.but(vignette=0.2, key="#fff0d4", ambient_strength=0.3, direction=(5, 7))
CROP = "from above"

X, Y, R = 376, 560, 336
RING = (
    ("#e7b48c", "#a8482a", "braids", "#1f7a8c", "#fdf3da"),
    ("#553024", "#1c1418", "afro", "#e39a3c", "#b0462e"),
    ("#f0cdb0", "#d8a650", "short", "#b0462e", "#f2cf7c"),
    ("#bb7d4c", "#241d2b", "bun", "#7a4a86", "#f2cf7c"),
    ("#9a5f3a", "#241d2b", "headscarf", "#3c7a5a", "#fdf3da"),
    ("#f0cdb0", "#7a3f26", "ponytail", "#d8566a", "#fdf3da"),
    ("#3d241f", "#1c1418", "short", "#f2cf7c", "#1f7a8c"),
    ("#cf9a6a", "#241d2b", "bob", "#2f5a9a", "#f2cf7c"),
)
"""skin, hair, style, jumper, its stripe"""
FIRST, STEP = -0.72, 0.715


def spot(i: float, r: float = R) -> tuple[float, float, float]:
    a = FIRST + 0.62 + STEP * i
    return X + math.cos(a) * r, Y + math.sin(a) * r, a


def draw(stage: Stage) -> None:
    floor(stage)
    for i in reversed(range(8)):
        child(stage, i)
    gossip(stage)
    x, y, a = spot(-1.0, R * 0.9)
    frog(stage, Place(x, y, 100, a + PI / 2 + PI))
    teacher(stage)


def floor(stage: Stage) -> None:
    stage.ground("#c98a4e", "kraft", gradient=(0, 0, 800, 1200, "#a8683a"))
    for i in range(8):
        stage.lay(
            box(-40 + 112 * i, -40, 66 + 112 * i, 1240),
            mix("#d29a5c", "#b87a44", (i * 5 % 7) / 7),
            0.25,
            "kraft",
            streak=(PI / 2, 0.14),
        )
    for r, colour, edge in (
        (446, "#e8cf9a", True),
        (418, "#7a2f2c", False),
        (396, "#a8412f", False),
        (196, "#d98a3c", True),
        (150, "#7a2f2c", False),
        (96, "#d98a3c", True),
    ):
        disc = circle(X, Y, r)
        stage.lay(scalloped_edge(disc, 30) if edge else disc, colour, 0.5 if r == 446 else 0.14, "wash")
    marks = [
        plants.leaf(X + math.cos(i / 22 * 2 * PI) * 100, Y + math.sin(i / 22 * 2 * PI) * 100, i / 22 * 2 * PI, 46, 9)
        for i in range(22)
    ]
    stage.lay(marks, "#e8b45a", 0.1, "wash")


def child(stage: Stage, i: int) -> None:
    """Legs crossed, body along the ring, the head bent to the next one's ear, a hand beside the mouth."""
    skin, hair, style, jumper, stripe = RING[i]
    x, y, a = spot(i)
    lean = 0.0 if i == 7 else 0.16
    at = Place(x, y, 90, a - lean)  # looks along local +y: with the clock
    for s in (-1, 1):  # knees
        stage.lay(at(limb(s * 0.5, -0.2, 0.5, s * 1.15, 0.5, 0.34)), mix("#3a4a6a", jumper, 0.25), 0.5, "paint")
    body = smooth(
        [(-1.6, -0.1), (-1.3, -0.72), (0, -0.95), (1.3, -0.72), (1.6, -0.1), (1.2, 0.42), (0, 0.5), (-1.2, 0.42)]
    )
    stage.lay(at(body), jumper, 0.8, "paint", streak=(at.turned(0), 0.12))
    stage.lay(
        [
            at(
                ribbon(
                    [(-1.5 + 0.1 * k, -0.5 + 0.28 * k), (0, -0.82 + 0.28 * k), (1.5 - 0.1 * k, -0.5 + 0.28 * k)],
                    lambda t: 0.09,
                )
            )
            for k in range(3)
        ],
        stripe,
        0.06,
        "paint",
        clip=at(body),
    )
    head = at.at(0.06, 0.34, 0.96)
    heads.from_above(stage, head, heads.Face(skin, hair, style, cloth="#c8392f"), None, 0.7)
    brow = head(intersect(oval(0, 0.02, 0.74, 0.9), oval(0, 1.02, 0.86, 0.62)))
    stage.lay(brow, skin, 0.15, "smooth")
    stage.lay(
        head(smooth([(-0.16, 0.7), (0, 0.5), (0.16, 0.7), (0.13, 1.04), (0, 1.12), (-0.13, 1.04)])),
        mix(skin, "#fff0d8", 0.12),
        0.25,
        "smooth",
    )
    for s in (-1, 1):
        stage.cast(head(circle(s * 0.42, 0.8, 0.13)), mix(skin, "#d8402f", 0.6), 0.5, 3)
        stage.lay(
            head(ribbon([(s * 0.2, 0.66), (s * 0.38, 0.74), (s * 0.54, 0.64)], spindle(0.08, 0.02))),
            "#2a1c2c",
            0,
            rim=0,
        )
    if i == 0:
        for s in (-1, 1):  # hands thrown up
            stage.lay(at(limb(s * 1.3, -0.1, 0.3, s * 1.5, 1.1, 0.2)), mix(jumper, "#1c1430", 0.1), 0.6, "paint")
            stage.lay(at(Place(s * 1.55, 1.3, 0.4)(hands.silhouette())), skin, 0.4, "smooth")
        return
    side = -1
    stage.lay(at(limb(side * 1.3, -0.1, 0.3, side * 0.86, 1.1, 0.2)), mix(jumper, "#1c1430", 0.1), 0.6, "paint")
    palm = at.at(side * 0.62, 1.36, 0.5, 0.25)
    stage.lay(
        palm(smooth([(-0.5, -0.5), (0.4, -0.5), (0.6, 0.4), (0.3, 1.0), (-0.4, 0.9), (-0.64, 0.2)])),
        skin,
        0.5,
        "smooth",
    )
    stage.lay(
        [stroke(palm(polyline((k, 0.1), (k, 0.86))), 2.4) for k in (-0.24, 0.08, 0.34)],
        mix(skin, "#3a1c20", 0.4),
        0,
        rim=0,
    )


def gossip(stage: Stage) -> None:
    """What is said, between mouth and ear: a dot, a drop, something with a tail, with legs."""
    for i in range(7):
        x, y, a = spot(i + 0.5, R + 16)
        size = 12 + 3.6 * i
        at = Place(x, y, size, a - PI / 2)
        colour = mix("#fdf3da", "#62ab3c", min(1.0, 0.1 + i * 0.15))
        bits = [at(circle(0, 0, 0.8))]
        if i > 0:
            bits.append(at(ribbon([(0, 0.3), (0.3, 1.2), (-0.2, 1.9), (0.1, 2.4)], tapered(0.8, 0.08))))
        if i > 3:
            bits += [at(ribbon([(s * 0.4, 0.4), (s * 1.1, 0.5), (s * 1.2, 1.1)], tapered(0.34, 0.2))) for s in (-1, 1)]
        if i > 4:
            bits += [
                at(ribbon([(s * 0.4, -0.2), (s * 1.0, -0.4), (s * 1.1, -0.9)], tapered(0.3, 0.2))) for s in (-1, 1)
            ]
        stage.lay(bits, colour, 0.9, "paint")
        stage.lay([at(circle(s * 0.34, -0.36, 0.18)) for s in (-1, 1)], "#1f2d22", 0.05, "smooth")


def frog(stage: Stage, at: Place) -> None:
    """In mid-leap, from above, head towards -y."""
    green, dark = "#62ab3c", "#3c7a30"
    for s in (-1, 1):
        stage.lay(
            at(
                ribbon(
                    [(s * 0.4, 0.7), (s * 1.05, 0.9), (s * 0.7, 1.5), (s * 1.0, 2.1)],
                    tapered(0.42, 0.2),
                    round_end=True,
                )
            ),
            dark,
            1.2,
            "paint",
        )
        stage.lay([at(plants.leaf(s * 1.0, 2.05, PI / 2 + k, 0.55, 0.1)) for k in (-0.6, 0.0, 0.6)], dark, 0.5, "paint")
        stage.lay(
            at(ribbon([(s * 0.5, -0.4), (s * 1.1, -0.6), (s * 1.15, -1.2)], tapered(0.32, 0.16), round_end=True)),
            dark,
            1.2,
            "paint",
        )
        stage.lay(
            [at(plants.leaf(s * 1.15, -1.15, -PI / 2 + k, 0.4, 0.08)) for k in (-0.6, 0.0, 0.6)], dark, 0.5, "paint"
        )
    body = smooth(
        [
            (0, -1.25),
            (0.5, -1.0),
            (0.72, -0.4),
            (0.66, 0.3),
            (0.36, 0.95),
            (0, 1.1),
            (-0.36, 0.95),
            (-0.66, 0.3),
            (-0.72, -0.4),
            (-0.5, -1.0),
        ]
    )
    stage.lay(at(body), green, 0.9, "paint", streak=(at.turned(PI / 2), 0.13), puff=10)
    stage.lay(
        [at(oval(s * 0.3, y, 0.12, 0.17)) for s in (-1, 1) for y in (-0.2, 0.3)] + [at(oval(0, 0.7, 0.12, 0.16))],
        dark,
        0.1,
        "paint",
    )
    stage.lay(at(ribbon([(0, -0.6), (0, 0.2), (0, 0.95)], lambda t: 0.09)), "#c3dc72", 0.05, "paint")
    for s in (-1, 1):
        stage.lay(at(circle(s * 0.42, -0.86, 0.27)), green, 0.4, "paint")
        stage.lay(at(circle(s * 0.46, -0.9, 0.19)), "#ffe06a", 0.15, "smooth")
        stage.lay(at(oval(s * 0.47, -0.93, 0.13, 0.06, at.angle)), "#1f1a22", 0, rim=0)
    symbols.crown(stage, at.at(0.0, -0.52, 0.62, 0.1), "#f0b83a", "#c8392f", 0.5)


def teacher(stage: Stage) -> None:
    """Only a shadow, from below: somebody has been standing there."""
    shade = union(
        smooth([(170, 1300), (196, 1130), (300, 1062), (360, 1050), (440, 1062), (540, 1130), (566, 1300)]),
        oval(366, 972, 74, 88),
        circle(366, 866, 42),
        minus(oval(180, 1170, 92, 84), oval(186, 1170, 44, 40)),
        minus(oval(556, 1170, 92, 84), oval(550, 1170, 44, 40)),
    )
    stage.cast(shade, "#2a1430", 0.55, 5)
