"""White paper; two profiles at the edges, out of each mouth a thorny ribbon; where the two tangle, they are a bird."""

from __future__ import annotations

import math

from .. import *

FEELING = "anger"
CLUES = ("something may still come of it", "the interpreter", "a nest of words")
LIGHT = WHITE_PAPER.but(vignette=0.1, direction=(6, 9))
CROP = "abstract"

RED, DARK = "#c8322c", "#2a1a2c"


def draw(stage: Stage) -> None:
    stage.ground("#fbf6ea", "wash")
    heads_(stage)
    words: tuple[tuple[str, list[Point], float], ...] = (
        (RED, [(176, 800), (250, 764), (300, 840), (250, 930), (330, 990), (420, 930), (400, 820)], 34),
        (DARK, [(640, 960), (560, 940), (540, 1040), (440, 1060), (380, 980), (430, 890), (470, 800)], 34),
    )
    for tone, line, width in words:
        thorny(stage, line, width, tone)
    bird(stage)


def heads_(stage: Stage) -> None:
    left = heads.Face(RED, "#7a1a24", "bun", lips="#f08a5a", shade="#8c1f24")
    right = heads.Face(DARK, "#120a14", "short", lips="#a8384a", shade="#120a14")
    shout = heads.Expression(brow=-1.2, lift=-0.3, lid=1.0, open=1.1, smile=-0.3, wide=0.9, blush=0.0)
    a = Place(-16, 700, 270, 0.04)
    b = Place(824, 860, 276, 0.04, True)
    for at, face in ((a, left), (b, right)):
        throat = at(heads.move_unit(smooth([(8, 82), (-10, 86), (-14, 94), (-4, 100), (6, 96)])))
        stage.lay(throat, "#160810", 0, "velvet", rim=0)
        heads.profile(stage, at, face, shout, heads.Profile(nose=1.1, lip=1.15, open=0.9, brow=1.3), depth=1.2)


def thorny(stage: Stage, line: list[Point], width: float, tone: str, taper: float = 0.5, depth: float = 0.7) -> None:
    """A ribbon with thorns on both sides."""
    dense = path.curve(line, 10)
    thorns = []
    for i in range(6, len(dense) - 3, 6):
        (ax, ay), (x, y) = dense[i - 1], dense[i]
        a = math.atan2(y - ay, x - ax)
        side = 1 if (i // 6) % 2 else -1
        w = width * (1 - (1 - taper) * i / len(dense)) * 0.45
        bx, by = x - math.sin(a) * w * side, y + math.cos(a) * w * side
        thorns.append(
            polygon(
                [
                    (bx - math.cos(a) * 7, by - math.sin(a) * 7),
                    (bx + math.cos(a) * 7, by + math.sin(a) * 7),
                    (bx - math.sin(a) * 19 * side + math.cos(a) * 8, by + math.cos(a) * 19 * side + math.sin(a) * 8),
                ]
            )
        )
    stage.lay(
        [ribbon(line, tapered(width, width * taper), round_end=True), *thorns], tone, depth, "paint", streak=(0.7, 0.14)
    )


def bird(stage: Stage) -> None:
    """It comes out of the knot upwards: wings of both ribbons, feather by feather, a head, an open beak."""
    x, y = 420, 660
    for side in (-1, 1):
        for i in range(8):
            t = i / 7
            a = -PI / 2 + side * (0.34 + 0.98 * t)
            length = 430 - 190 * t
            mid = (x + math.cos(a - side * 0.22) * length * 0.55, y - 40 + math.sin(a - side * 0.22) * length * 0.55)
            tip = (x + math.cos(a) * length, y - 40 + math.sin(a) * length)
            curl = (tip[0] + side * 34, tip[1] - 10)
            thorny(
                stage,
                [(x + side * 20, y - 10), mid, tip, curl],
                34 - 2 * i,
                (RED, DARK)[(i + (side > 0)) % 2],
                0.35,
                0.6,
            )
    for k in range(5):
        a = PI / 2 + (k - 2) * 0.22
        thorny(
            stage,
            [
                (x, y + 40),
                (x + math.cos(a) * 90, y + 40 + math.sin(a) * 90),
                (x + math.cos(a + 0.2) * 190, y + 50 + math.sin(a) * 180),
            ],
            24,
            (DARK, RED)[k % 2],
            0.4,
            0.6,
        )
    stage.lay(circle(x, y + 10, 58), DARK, 0.5, "paint")
    for k in range(9):  # the knot: loops of both, turned against each other
        turn = k * 0.72
        loop = [
            (
                x + math.cos(a) * 84 * math.cos(turn) - math.sin(a) * 40 * math.sin(turn),
                y + 10 + math.cos(a) * 84 * math.sin(turn) + math.sin(a) * 40 * math.cos(turn),
            )
            for a in (i * 2 * PI / 20 for i in range(22))
        ]
        stage.lay(ribbon(loop, 19), (RED, DARK)[k % 2], 0.5, "paint", streak=(k, 0.14))
    neck: list[Point] = [(x - 6, y - 60), (x - 16, y - 130), (x + 2, y - 196)]
    stage.lay(ribbon(neck, tapered(54, 40)), RED, 0.7, "paint", streak=(1.4, 0.14))
    stage.lay(ribbon([(x + 12, y - 70), (x + 4, y - 140), (x + 12, y - 190)], tapered(22, 14)), DARK, 0.3, "paint")
    stage.lay(circle(x + 6, y - 222, 42), RED, 0.6, "paint")
    stage.lay(ribbon(spiral(x + 6, y - 222, 34, 12, 1.2, 2.4, 26), 12), DARK, 0.3, "paint")
    stage.lay(
        [
            smooth([(x + 34, y - 244, 1), (x + 104, y - 268, 1), (x + 44, y - 220, 1)]),
            smooth([(x + 40, y - 218, 1), (x + 92, y - 210, 1), (x + 34, y - 200, 1)]),
        ],
        "#e8a030",
        0.5,
        "paint",
    )
    stage.lay(circle(x + 16, y - 232, 9), "#fbf6ea", 0.2, "smooth")
    stage.lay(circle(x + 18, y - 232, 4.5), "#120a14", 0, rim=0)
