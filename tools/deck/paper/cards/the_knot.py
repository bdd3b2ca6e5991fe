"""A river and a road, two ribbons over white paper, come from four corners and are tied into one knot."""

from __future__ import annotations

import math

from .. import *

FEELING = "love"
CLUES = ("neither of us can leave", "the engineer's bad day", "I do")
LIGHT = WHITE_PAPER.but(vignette=0.1, direction=(7, 10))
CROP = "abstract"

WIDE = 118.0
RIVER: list[Point] = [
    (-90, 60),
    (90, 190),
    (270, 330),
    (480, 420),
    (640, 560),
    (620, 760),
    (420, 830),
    (230, 760),
    (170, 580),
    (290, 410),
    (500, 300),
    (690, 170),
    (890, 20),
]
ROAD: list[Point] = [
    (-90, 1190),
    (80, 1060),
    (240, 940),
    (320, 790),
    (290, 630),
    (200, 480),
    (200, 310),
    (340, 190),
    (500, 220),
    (560, 360),
    (520, 520),
    (470, 650),
    (480, 800),
    (570, 950),
    (720, 1080),
    (890, 1200),
]


def draw(stage: Stage) -> None:
    stage.ground("#fbf6ea", "wash")
    lines = [path.curve(RIVER, 24), path.curve(ROAD, 24)]
    stage.lay([stroke(circle(404, 560, r), 2) for r in range(60, 900, 46)], "#efe4d0", 0, rim=0, alpha=0.8)
    found = crossings(lines)
    whole = union(*(ribbon(line[::3], WIDE) for line in lines))
    stage.lay(whole, "#83284f", 1.3, "card")
    for which, line in enumerate(lines):
        under = sorted((below, above) for above, below in found if below[0] == which)
        starts = [0, *(i for (_, i), _ in under)]
        ends = [*(i for (_, i), _ in under), len(line) - 1]
        covers = [over_there(lines, above) for _, above in under]
        for k, (start, end) in enumerate(zip(starts, ends, strict=True)):
            here = covers[max(0, k - 1) : k + 1]
            band(stage, which, line, max(0, start - 4), min(len(line) - 1, end + 4), here)
    travellers(stage)


Spot = tuple[int, int]
"""(which ribbon, which point of its line)"""


def crossings(lines: list[list[tuple[float, float]]]) -> list[tuple[Spot, Spot]]:
    """(above, below) wherever ribbons cross: along each of them, over and under take turns."""
    found: list[tuple[Spot, Spot]] = []
    walk = [(w, i) for w in (0, 1) for i in range(len(lines[w]) - 1)]
    for a, (w, i) in enumerate(walk):
        for v, j in walk[a + 1 :]:
            if w == v and j - i < 12:
                continue
            if _cross(lines[w][i], lines[w][i + 1], lines[v][j], lines[v][j + 1]):
                found.append(((w, i), (v, j)))
    above: dict[int, Spot] = {}
    for w in (0, 1):
        mine = sorted((spot, n) for n, pair in enumerate(found) for spot in pair if spot[0] == w)
        known = [(k, above[n] == spot) for k, (spot, n) in enumerate(mine) if n in above]
        first = known[0][1] == (known[0][0] % 2 == 0) if known else True
        for k, (spot, n) in enumerate(mine):
            if n not in above and (k % 2 == 0) == first:
                above[n] = spot
        for k, (spot, n) in enumerate(mine):  # the other ribbon is above here
            if n not in above:
                above[n] = found[n][0] if found[n][1] == spot else found[n][1]
    return [(above[n], pair[1] if above[n] == pair[0] else pair[0]) for n, pair in enumerate(found)]


def over_there(lines: list[list[tuple[float, float]]], spot: Spot) -> Path:
    line, i = lines[spot[0]], spot[1]
    return ribbon(line[max(0, i - 20) : i + 21 : 2], WIDE)


def _cross(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> bool:
    def side(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def shifted(line: list[tuple[float, float]], away: float) -> list[Point]:
    out: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        a = math.atan2(by - ay, bx - ax)
        out.append((x - math.sin(a) * away, y + math.cos(a) * away))
    return out


def band(stage: Stage, which: int, line: list[tuple[float, float]], start: int, end: int, covers: list[Path]) -> None:
    """One piece of a ribbon, from where it dives under to where it dives under again."""
    part = line[start : end + 1]
    shape = minus(ribbon(part[::2], WIDE), *covers)
    base, edge = ("#2f7fa8", "#f2f7f0") if which == 0 else ("#cf5870", "#fdeadb")
    stage.lay(shape, base, 0, "paint", streak=(0.5 + which, 0.14))
    for side in (-1, 1):
        rim = ribbon(shifted(part, side * (WIDE / 2 - 9))[::2], 9)
        stage.lay(rim, edge, 0.04, "smooth", clip=shape)
    if which == 0:  # the river's current
        for k, away in enumerate((-26, -6, 14, 32)):
            row = shifted(line, away)
            for j in range(4 + k * 5, len(row) - 12, 22):
                if start <= j and j + 10 <= end:
                    stage.lay(
                        ribbon([(x, y) for x, y in row[j : j + 10 : 3]], spindle(5)),
                        "#bfe3ea",
                        0,
                        rim=0,
                        alpha=0.85,
                        clip=shape,
                    )
    else:  # the road's middle and its ruts
        for j in range(2, len(line) - 8, 11):
            if start <= j and j + 6 <= end:
                stage.lay(ribbon([line[j], line[j + 3], line[j + 6]], 8), "#fff3dc", 0.05, "smooth", clip=shape)
        for away in (-28, 28):
            row = shifted(line, away)[start : end + 1]
            stage.lay([stroke(smooth(row[::3], closed=False), 3)], "#a83a58", 0, rim=0, alpha=0.6, clip=shape)
    for cover in covers:
        stage.cast(grow(move(cover, 6, 9), 3), "#3a1430", 0.62, 6, clip=shape)


def travellers(stage: Stage) -> None:
    boat = Place(128, 218, 52, 0.55)
    machines.sailing_boat(stage, boat, "#3a1430", ("#fffaf0", "#f0c060"), 0.7)
    who = people.Person("#7a4630", "#241d2b", "afro", "dress", "#2a7a6a", trim="#fdeadb", print="dots")
    people.side(stage, Place(664, 1034, 104, 0.3, True), who, "walk", depth=0.6)
    animals.dog(stage, Place(742, 1086, 52, 0.45, True), "#3a2433", collar="#f0c060", depth=0.4)
