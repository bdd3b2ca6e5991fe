"""Hands: layered, with nails, knuckles and cuffs. Unit: a hand's palm is about 1 high; the palm's centre is the origin,
the wrist leaves towards local +y, fingers towards -y, unless a pose says otherwise. `flip` makes it the other hand.

Every pose returns points on the card worth knowing: where a thread starts, where a thing lies."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..colour import darker, lighter, mix
from ..path import PI, Path, Place, Point, bezier, curve, limb, oval, ribbon, smooth, union
from ..stage import Stage, stroke

Spots = dict[str, tuple[float, float]]


@dataclass(frozen=True)
class Glove:
    """What a hand wears and is made of."""

    skin: str = "#d99f76"
    sleeve: str | None = "#1f5560"
    cuff: str | None = "#fbe9c0"
    nails: str | None = None
    reach: float = 1.6
    """length of the sleeve or forearm beyond the wrist; long enough to leave the card"""
    rings: str | None = None
    old: bool = False
    pattern: str | None = None
    """colour of leaf marks on the sleeve"""


def _nail(g: Glove) -> str:
    return g.nails or lighter(mix(g.skin, "#f0a8a0", 0.25), 0.35)


def finger(
    stage: Stage,
    place: Place,
    points: list[Point],
    base: float,
    tip: float,
    g: Glove,
    nail: bool = True,
    depth: float = 0.35,
    colour: str | None = None,
) -> tuple[float, float]:
    """One finger along its joints; returns its tip on the card."""
    s = place.size
    skin = colour or g.skin
    knuckle = 0.018 if not g.old else 0.035

    def width(t: float) -> float:
        bulge = knuckle * (math.exp(-(((t - 0.42) / 0.09) ** 2)) + math.exp(-(((t - 0.74) / 0.08) ** 2)))
        return base * (1 - t) + tip * t + bulge

    body = ribbon(points, width, round_start=True, round_end=True)
    dark = mix(skin, "#5a1f30", 0.28)
    (x0, y0), (x1, y1) = place.point(*points[0][:2]), place.point(*points[-1][:2])
    stage.lay(
        place(body),
        skin,
        depth,
        "wash",
        gradient=(x1, y1, x0, y0, mix(skin, dark, 0.45)),
        texture=min(1.0, s / 120),
        rim=0.4,
    )
    line = curve(points)
    if s > 45:
        for t in (0.42, 0.47, 0.74):
            i = int(t * (len(line) - 1))
            (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
            a = math.atan2(by - ay, bx - ax) + PI / 2
            w = width(t) * 0.3
            x, y = line[i]
            mark = bezier(
                x - math.cos(a) * w,
                y - math.sin(a) * w,
                x,
                y + 0.01,
                x,
                y + 0.01,
                x + math.cos(a) * w,
                y + math.sin(a) * w,
            )
            stage.lay([stroke(place(mark), 0.014 * s)], dark, 0, rim=0, alpha=0.5)
    if nail:
        (ax, ay), (bx, by) = line[-4], line[-1]
        a = math.atan2(by - ay, bx - ax)
        nx, ny = bx - math.cos(a) * tip * 0.02, by - math.sin(a) * tip * 0.02
        plate = oval(nx, ny, tip * 0.42, tip * 0.33, a)
        stage.lay(place(plate), _nail(g), 0.06, "smooth", rim=0.5)
    return x1, y1


def wrist(
    stage: Stage, place: Place, g: Glove, x: float = 0.0, y: float = 0.62, angle: float = 0.0, depth: float = 0.5
) -> None:
    """The forearm, sleeve and cuff, leaving (x, y) towards local +y turned by angle. Draw before the palm."""
    arm = place.at(x, y, 1.0, angle)
    bare = smooth([(-0.3, -0.3), (0.3, -0.3), (0.27, 0.3), (0.36, g.reach, 1), (-0.36, g.reach, 1), (-0.27, 0.3)])
    stage.lay(arm(bare), mix(g.skin, "#5a1f30", 0.18), depth, "wash", texture=min(1.0, place.size / 120))
    if g.sleeve:
        end = 0.42 + g.reach
        sleeve = smooth(
            [
                (-0.4, 0.42, 1),
                (0.4, 0.42, 1),
                (0.52, (0.42 + end) / 2),
                (0.72, end, 1),
                (-0.72, end, 1),
                (-0.5, (0.42 + end) / 2),
            ]
        )
        outline = arm(sleeve)
        stage.lay(
            outline,
            g.sleeve,
            depth * 1.3,
            "paint",
            streak=(arm.turned(PI / 2), 0.12),
            gradient=arm.gradient(0, 0.4, 0, end, darker(g.sleeve, 0.3)),
        )
        if g.pattern:
            n = max(2, int(g.reach / 0.3))
            for j in range(n):
                yy = 0.75 + j * 0.28
                marks = [oval(k * 0.1, yy, 0.035, 0.13, k * -0.6) for k in (-1, 1)]
                stage.lay([arm(m) for m in marks], g.pattern, 0.12, clip=outline)
        if g.cuff:
            stage.lay(
                arm(smooth([(-0.45, 0.34), (0, 0.38), (0.45, 0.34), (0.47, 0.54), (0, 0.59), (-0.47, 0.54)])),
                g.cuff,
                0.45,
                "wash",
            )


def _palm(stage: Stage, place: Place, shape: list[Point], g: Glove, depth: float, dark: bool = False) -> None:
    skin = mix(g.skin, "#5a1f30", 0.2) if dark else g.skin
    stage.lay(
        place(smooth(shape)),
        skin,
        depth,
        "wash",
        gradient=place.gradient(-0.3, -0.5, 0.3, 0.8, mix(skin, "#5a1f30", 0.16)),
        texture=min(1.0, place.size / 120),
        rim=0.4,
    )


def _creases(stage: Stage, place: Place, g: Glove, lines: list[Path], width: float = 0.02) -> None:
    stage.lay(
        [stroke(place(line), width * place.size) for line in lines], mix(g.skin, "#5a1f30", 0.4), 0, rim=0, alpha=0.6
    )


def open_palm(
    stage: Stage, place: Place, glove: Glove | None = None, spread: float = 0.16, depth: float = 0.5
) -> Spots:
    """The palm towards us, fingers up and spread: stop, hello, an oath."""
    g = glove or Glove()
    wrist(stage, place, g, depth=depth)
    spots: Spots = {}
    for i, (x, y, length) in enumerate(
        ((0.31, -0.3, 0.68), (0.11, -0.42, 0.92), (-0.1, -0.45, 1.0), (-0.3, -0.38, 0.86))
    ):
        a = -PI / 2 + (1.3 - i) * spread * 1.15
        mid = (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5)
        end = (x + math.cos(a * 1.01) * length, y + math.sin(a) * length)
        name = ("little", "ring", "middle", "index")[i]
        spots[name] = finger(
            stage, place, [(x, y + 0.12), mid, end], 0.22, 0.165 if i else 0.14, g, nail=False, depth=depth * 0.6
        )
    _palm(
        stage,
        place,
        [
            (-0.42, -0.42),
            (-0.12, -0.5),
            (0.2, -0.46),
            (0.42, -0.32),
            (0.45, 0.1),
            (0.32, 0.55),
            (0.26, 0.78),
            (-0.28, 0.78),
            (-0.4, 0.45),
            (-0.46, 0.05),
        ],
        g,
        depth * 0.5,
    )
    spots["thumb"] = finger(
        stage, place, [(-0.28, 0.42), (-0.6, 0.1), (-0.82, -0.22)], 0.34, 0.18, g, nail=False, depth=depth * 0.7
    )
    stage.lay(
        place(oval(-0.22, 0.34, 0.19, 0.32, 0.5)), lighter(g.skin, 0.06), 0, "wash", rim=0, texture=0.6, alpha=0.45
    )
    _creases(
        stage,
        place,
        g,
        [
            bezier(-0.4, -0.08, -0.2, -0.16, 0.0, 0.1, 0.02, 0.66),
            bezier(-0.36, -0.12, -0.1, -0.12, 0.2, 0.0, 0.34, 0.2),
            bezier(-0.2, -0.36, -0.1, -0.2, 0.2, -0.16, 0.42, -0.2),
        ],
    )
    spots["palm"] = place.point(0, 0.05)
    return spots


def reach(
    stage: Stage, place: Place, glove: Glove | None = None, spread: float = 0.12, curl: float = 0.0, depth: float = 0.5
) -> Spots:
    """The back of a hand, fingers forward, nails seen: reaching, laid on something, playing a piano."""
    g = glove or Glove()
    wrist(stage, place, g, depth=depth)
    spots: Spots = {
        "thumb": finger(stage, place, [(-0.22, 0.4), (-0.5, 0.12), (-0.64, -0.26)], 0.3, 0.17, g, depth=depth * 0.6)
    }
    for i, (x, y, length) in enumerate(
        ((0.31, -0.22, 0.66), (0.11, -0.36, 0.9), (-0.1, -0.38, 0.97), (-0.3, -0.3, 0.84))
    ):
        a = -PI / 2 + (1.3 - i) * spread
        bend = curl * (0.5 if i < 2 else -0.3)
        mid = (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5)
        end = (mid[0] + math.cos(a + bend) * length * 0.5, mid[1] + math.sin(a + bend) * length * 0.5)
        spots[("little", "ring", "middle", "index")[i]] = finger(
            stage, place, [(x, y + 0.1), mid, end], 0.225, 0.16 if i else 0.14, g, depth=depth * 0.6
        )
    _palm(
        stage,
        place,
        [
            (-0.41, -0.32),
            (-0.1, -0.42),
            (0.2, -0.38),
            (0.42, -0.24),
            (0.42, 0.15),
            (0.3, 0.55),
            (0.25, 0.78),
            (-0.26, 0.78),
            (-0.36, 0.45),
            (-0.44, 0.05),
        ],
        g,
        depth * 0.35,
    )
    for i, x in enumerate((-0.3, -0.1, 0.11, 0.31)):
        _creases(
            stage,
            place,
            g,
            [bezier(x - 0.06, -0.2 + 0.03 * abs(i - 1), x - 0.03, -0.26, x + 0.03, -0.26, x + 0.06, -0.2)],
        )
        if g.old:
            _creases(stage, place, g, [bezier(x, -0.1, x * 0.8, 0.1, x * 0.6, 0.2, x * 0.5, 0.4)], 0.03)
    if g.rings:
        stage.lay(place(oval(0.17, -0.58, 0.12, 0.045, 0.12)), g.rings, 0.2, "foil")
    spots["back"] = place.point(0, 0)
    return spots


def grip(
    stage: Stage, place: Place, glove: Glove | None = None, held: Callable[[], None] | None = None, depth: float = 0.5
) -> Spots:
    """A fist around an upright rod, fingers towards us. held() draws the rod, between palm and fingers, along local y
    through the origin."""
    g = glove or Glove()
    wrist(stage, place, g, x=0.06, depth=depth)
    _palm(
        stage,
        place,
        [
            (-0.3, -0.52),
            (0.25, -0.56),
            (0.5, -0.25),
            (0.48, 0.25),
            (0.34, 0.6),
            (0.3, 0.78),
            (-0.22, 0.78),
            (-0.36, 0.5),
            (-0.44, 0.1),
        ],
        g,
        depth,
        dark=True,
    )
    if held:
        held()
    for y, left, w in ((0.42, -0.24, 0.22), (0.19, -0.32, 0.245), (-0.07, -0.35, 0.25), (-0.34, -0.3, 0.25)):
        finger(
            stage,
            place,
            [(0.42, y + 0.05), (0.1, y - 0.03), (left, y + 0.015)],
            w,
            w * 0.86,
            g,
            nail=False,
            depth=depth * 0.7,
        )
        stage.lay(place(oval(left - 0.04, y + 0.02, 0.055, 0.075)), _nail(g), 0.05, "smooth", rim=0.4)
    spots: Spots = {
        "thumb": finger(
            stage, place, [(-0.16, 0.62), (-0.4, 0.3), (-0.26, -0.12), (0.0, -0.22)], 0.3, 0.2, g, depth=depth
        )
    }
    spots["top"], spots["bottom"] = place.point(0, -0.6), place.point(0, 0.75)
    return spots


def pinch(
    stage: Stage, place: Place, glove: Glove | None = None, held: Callable[[], None] | None = None, depth: float = 0.5
) -> Spots:
    """Thumb and index meet at local (-0.72, -0.75): a thread, a petal, a star. Other fingers fan behind. held() draws
    the thing between them."""
    g = glove or Glove()
    wrist(stage, place, g, depth=depth)
    dim = mix(g.skin, "#5a1f30", 0.14)
    finger(
        stage,
        place,
        [(0.3, -0.2), (0.42, -0.62), (0.34, -0.98)],
        0.22,
        0.14,
        g,
        depth=depth * 0.7,
        colour=dim,
        nail=False,
    )
    finger(
        stage,
        place,
        [(0.14, -0.3), (0.2, -0.84), (0.04, -1.2)],
        0.235,
        0.15,
        g,
        depth=depth * 0.7,
        colour=dim,
        nail=False,
    )
    finger(stage, place, [(-0.04, -0.34), (-0.06, -0.9), (-0.3, -1.2)], 0.245, 0.16, g, depth=depth * 0.7, nail=False)
    _palm(
        stage,
        place,
        [
            (-0.36, -0.2),
            (-0.14, -0.42),
            (0.2, -0.4),
            (0.42, -0.2),
            (0.42, 0.2),
            (0.3, 0.6),
            (0.25, 0.78),
            (-0.26, 0.78),
            (-0.36, 0.45),
            (-0.44, 0.1),
        ],
        g,
        depth * 0.5,
    )
    finger(stage, place, [(-0.24, -0.2), (-0.46, -0.74), (-0.82, -0.86)], 0.26, 0.17, g, nail=False, depth=depth * 0.7)
    if held:
        held()
    thumb = finger(
        stage, place, [(-0.2, 0.42), (-0.6, 0.04), (-0.72, -0.34), (-0.76, -0.64)], 0.34, 0.18, g, depth=depth * 0.8
    )
    _creases(stage, place, g, [bezier(-0.1, 0.5, 0.1, 0.2, 0.1, 0.0, 0.0, -0.2)])
    return {"pinch": place.point(-0.8, -0.76), "thumb": thumb}


def point(stage: Stage, place: Place, glove: Glove | None = None, depth: float = 0.5) -> Spots:
    """An index finger stretched along -y, the rest folded: there; you; hush."""
    g = glove or Glove()
    wrist(stage, place, g, depth=depth)
    tip = finger(stage, place, [(-0.22, -0.15), (-0.24, -0.75), (-0.24, -1.3)], 0.27, 0.17, g, depth=depth * 0.7)
    _palm(
        stage,
        place,
        [
            (-0.4, -0.28),
            (-0.1, -0.4),
            (0.22, -0.38),
            (0.44, -0.2),
            (0.44, 0.2),
            (0.3, 0.58),
            (0.25, 0.78),
            (-0.26, 0.78),
            (-0.36, 0.45),
            (-0.42, 0.1),
        ],
        g,
        depth * 0.5,
    )
    for x, y, w in ((0.34, -0.08, 0.22), (0.16, -0.14, 0.245), (-0.04, -0.16, 0.25)):
        finger(
            stage,
            place,
            [(x + 0.02, y - 0.26), (x + 0.03, y), (x - 0.03, y + 0.22)],
            w,
            w * 0.9,
            g,
            nail=False,
            depth=depth * 0.7,
        )
        stage.lay(place(oval(x - 0.03, y + 0.26, 0.065, 0.055)), _nail(g), 0.05, "smooth", rim=0.4)
    finger(stage, place, [(-0.24, 0.46), (-0.36, 0.16), (-0.1, 0.06), (0.1, 0.1)], 0.3, 0.19, g, depth=depth)
    return {"tip": tip}


def fist(stage: Stage, place: Place, glove: Glove | None = None, depth: float = 0.5) -> Spots:
    """A closed fist, fingers towards us, knuckles up: anger, courage, a secret kept."""
    g = glove or Glove()
    wrist(stage, place, g, depth=depth)
    _palm(
        stage,
        place,
        [
            (-0.46, -0.42),
            (-0.2, -0.56),
            (0.25, -0.54),
            (0.5, -0.36),
            (0.5, 0.1),
            (0.36, 0.5),
            (0.28, 0.78),
            (-0.28, 0.78),
            (-0.42, 0.5),
            (-0.52, 0.1),
        ],
        g,
        depth,
        dark=True,
    )
    for x, w in ((0.36, 0.235), (0.14, 0.26), (-0.1, 0.265), (-0.34, 0.255)):
        top = -0.46 + 0.1 * abs(x + 0.05)
        finger(
            stage, place, [(x, top), (x * 1.02, -0.16), (x * 0.96, 0.06)], w, w * 0.94, g, nail=False, depth=depth * 0.7
        )
        stage.lay(place(oval(x * 0.96, 0.12, 0.075, 0.055)), _nail(g), 0.05, "smooth", rim=0.4)
    finger(stage, place, [(-0.3, 0.56), (-0.52, 0.22), (-0.28, 0.14), (0.12, 0.22)], 0.32, 0.21, g, depth=depth)
    return {"top": place.point(0, -0.6)}


def cup(
    stage: Stage, place: Place, glove: Glove | None = None, held: Callable[[], None] | None = None, depth: float = 0.5
) -> Spots:
    """A hand as a bowl, from the side, palm up: the wrist leaves to local +x (right), fingers to the left. held()
    draws what lies in it, at about local (-0.2, -0.25)."""
    g = glove or Glove()
    wrist(stage, place, g, x=0.62, y=0.16, angle=-PI / 2 + 0.12, depth=depth)
    dim = mix(g.skin, "#5a1f30", 0.24)
    for k in (2, 1):
        finger(
            stage,
            place,
            [(0.0, 0.2), (-0.6, 0.2 - 0.1 * k), (-1.04 + 0.05 * k, -0.14 - 0.14 * k)],
            0.26,
            0.16,
            g,
            nail=False,
            depth=depth * 0.5,
            colour=mix(g.skin, dim, 0.5 * k),
        )
    stage.lay(
        place(smooth([(-0.35, 0.1), (0.0, -0.06), (0.4, -0.04), (0.6, 0.1), (0.2, 0.3), (-0.3, 0.3)])),
        dim,
        0.2,
        "wash",
        texture=0.6,
    )
    if held:
        held()
    _palm(
        stage,
        place,
        [
            (-0.42, 0.18),
            (-0.1, 0.14),
            (0.35, 0.02),
            (0.66, -0.02),
            (0.8, 0.18),
            (0.7, 0.44),
            (0.3, 0.52),
            (-0.2, 0.5),
            (-0.46, 0.4),
        ],
        g,
        depth * 0.7,
    )
    finger(
        stage,
        place,
        [(-0.16, 0.38), (-0.7, 0.36), (-1.02, 0.12), (-1.14, -0.16)],
        0.28,
        0.16,
        g,
        depth=depth * 0.7,
        nail=False,
    )
    thumb = finger(stage, place, [(0.44, 0.14), (0.12, 0.04), (-0.16, -0.2)], 0.3, 0.17, g, depth=depth * 0.8)
    return {"bowl": place.point(-0.25, -0.1), "thumb": thumb, "tip": place.point(-1.14, -0.16)}


def offer(
    stage: Stage, place: Place, glove: Glove | None = None, held: Callable[[], None] | None = None, depth: float = 0.5
) -> Spots:
    """A flat hand from the side, palm up, wrist to the right: giving, weighing. held() stands at (-0.3, -0.1)."""
    g = glove or Glove()
    wrist(stage, place, g, x=0.7, y=0.1, angle=-PI / 2 + 0.05, depth=depth)
    finger(
        stage,
        place,
        [(0.0, 0.02), (-0.7, 0.0), (-1.3, -0.04)],
        0.24,
        0.15,
        g,
        nail=False,
        depth=depth * 0.5,
        colour=mix(g.skin, "#5a1f30", 0.24),
    )
    if held:
        held()
    _palm(
        stage,
        place,
        [(-0.4, 0.04), (0.1, 0.0), (0.5, -0.06), (0.82, -0.08), (0.9, 0.14), (0.7, 0.34), (0.2, 0.38), (-0.3, 0.3)],
        g,
        depth * 0.7,
    )
    finger(stage, place, [(-0.1, 0.18), (-0.8, 0.18), (-1.42, 0.08)], 0.27, 0.15, g, depth=depth * 0.7, nail=False)
    thumb = finger(stage, place, [(0.5, 0.1), (0.1, 0.14), (-0.24, 0.04)], 0.3, 0.17, g, depth=depth * 0.8)
    return {"palm": place.point(-0.4, -0.06), "tip": place.point(-1.45, 0.06), "thumb": thumb}


def hang(
    stage: Stage, place: Place, glove: Glove | None = None, held: Callable[[], None] | None = None, depth: float = 0.5
) -> Spots:
    """A hand hanging, fingers loosely down along +y, the wrist upwards: tired, letting go. held() hangs from the
    fingers, at (-0.1, 0.9)."""
    g = glove or Glove()
    turned = place.at(0, 0, 1, PI)
    wrist(stage, turned, g, depth=depth)
    finger(stage, turned, [(0.3, -0.2), (0.32, -0.5), (0.2, -0.76)], 0.21, 0.14, g, nail=False, depth=depth * 0.6)
    if held:
        held()
    for x, y, length in ((0.12, -0.32, 0.72), (-0.08, -0.35, 0.78), (-0.28, -0.28, 0.72)):
        finger(
            stage,
            turned,
            [(x, y + 0.1), (x + 0.02, y - length * 0.5), (x - 0.12, y - length)],
            0.235,
            0.16,
            g,
            depth=depth * 0.6,
        )
    _palm(
        stage,
        turned,
        [
            (-0.4, -0.3),
            (-0.1, -0.42),
            (0.2, -0.38),
            (0.4, -0.22),
            (0.4, 0.15),
            (0.3, 0.55),
            (0.25, 0.78),
            (-0.26, 0.78),
            (-0.36, 0.45),
            (-0.42, 0.05),
        ],
        g,
        depth * 0.4,
    )
    finger(stage, turned, [(-0.26, 0.4), (-0.46, 0.08), (-0.44, -0.28)], 0.28, 0.17, g, depth=depth * 0.7)
    return {"tips": turned.point(-0.2, -1.1)}


def clasp(
    stage: Stage, place: Place, first: Glove | None = None, second: Glove | None = None, depth: float = 0.6
) -> None:
    """Two hands holding each other: one comes from the left, one from the right."""
    a, b = first or Glove(), second or Glove("#8a5236", "#83284f", "#f6b54a")
    left = Place(place.x, place.y, place.size, place.angle, place.flip)
    wrist(stage, left.at(0, 0, 1, PI / 2), a, x=0.0, y=0.55, depth=depth)
    wrist(stage, left.at(0, 0, 1, -PI / 2), b, x=0.0, y=0.55, depth=depth)
    _palm(
        stage,
        left,
        [(-0.9, -0.26), (-0.4, -0.36), (0.2, -0.34), (0.44, -0.1), (0.4, 0.26), (0.0, 0.36), (-0.5, 0.3), (-0.9, 0.28)],
        a,
        depth * 0.6,
    )
    _palm(
        stage,
        left,
        [(0.9, -0.28), (0.5, -0.36), (0.1, -0.2), (-0.2, 0.0), (-0.1, 0.3), (0.3, 0.4), (0.6, 0.34), (0.9, 0.28)],
        b,
        depth * 0.6,
    )
    for i in range(4):
        y = -0.24 + 0.19 * i
        finger(
            stage,
            left,
            [(0.1, y + 0.04), (-0.2, y), (-0.5 + 0.05 * abs(i - 1), y + 0.05)],
            0.215,
            0.16,
            b,
            depth=depth * 0.55,
        )
    finger(stage, left, [(-0.52, -0.26), (-0.15, -0.44), (0.24, -0.34)], 0.27, 0.17, a, depth=depth * 0.8)
    finger(stage, left, [(0.55, -0.26), (0.2, -0.36), (-0.1, -0.3)], 0.26, 0.17, b, depth=depth * 0.8)


def silhouette(spread: float = 0.22, curl: float = 0.0) -> Path:
    """An open hand as one outline, in units: for holes, shadows and crowds of hands."""
    parts = [
        smooth(
            [
                (-0.36, -0.1),
                (0.36, -0.12),
                (0.4, 0.3),
                (0.24, 0.75),
                (0.2, 1.3, 1),
                (-0.22, 1.3, 1),
                (-0.24, 0.75),
                (-0.38, 0.3),
            ]
        )
    ]
    for i, (x, length) in enumerate(((-0.27, 0.66), (-0.09, 0.8), (0.1, 0.76), (0.28, 0.58))):
        a = (i - 1.5) * spread - PI / 2
        mx, my = x + math.cos(a) * length * 0.5, -0.1 + math.sin(a) * length * 0.5
        b = a + curl * (0.6 if i < 2 else 0.5)
        parts.append(limb(x, -0.05, 0.115, mx, my, 0.105))
        parts.append(limb(mx, my, 0.105, mx + math.cos(b) * length * 0.5, my + math.sin(b) * length * 0.5, 0.08))
    parts.append(limb(0.28, 0.38, 0.17, 0.58, 0.08, 0.12))
    parts.append(limb(0.58, 0.08, 0.12, 0.72, -0.24, 0.09))
    return union(*parts)


POSES = {
    "open_palm": open_palm,
    "reach": reach,
    "grip": grip,
    "pinch": pinch,
    "point": point,
    "fist": fist,
    "cup": cup,
    "offer": offer,
    "hang": hang,
}
