"""Heads and faces: front (and turned), profile, back, from above; hair, ages, expressions.

Unit: half the height of a face; the face's centre is the origin. `Place(x, y, 120)` is a face 240 high.
Below size 34 a face draws itself with fewer, larger features: it still reads at 20 px.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..colour import darker, lighter, mix
from ..path import (
    PI,
    Path,
    Place,
    Point,
    bezier,
    box,
    circle,
    intersect,
    limb,
    minus,
    mirrored,
    oval,
    polyline,
    ribbon,
    smooth,
    union,
)
from ..stage import Stage, cut, stroke

SMALL = 34.0
"""Below this size a face is drawn for being seen small."""


@dataclass(frozen=True)
class Expression:
    brow: float = 0.0
    """inner ends: 1 raised (worried, sad), -1 lowered (angry)"""
    lift: float = 0.0
    """both brows higher"""
    skew: float = 0.0
    """one brow higher than the other"""
    lid: float = 0.25
    """0 wide open, 0.5 heavy, 1 closed, 2 closed in laughter"""
    under: float = 0.0
    """lower lid pushed up by a cheek"""
    smile: float = 0.0
    open: float = 0.0
    wide: float = 1.0
    look: tuple[float, float] = (0.0, 0.0)
    teeth: bool = False
    tear: int = 0
    blush: float = 0.45


EXPRESSIONS = {
    "calm": Expression(),
    "content": Expression(smile=0.5, lid=0.4, under=0.2),
    "happy": Expression(smile=0.95, lid=0.2, under=0.4, lift=0.2),
    "laughing": Expression(smile=1.0, open=0.75, lid=2, lift=0.3, teeth=True),
    "tender": Expression(smile=0.4, lid=0.55, brow=0.35, look=(0, 0.6)),
    "longing": Expression(brow=0.6, lift=0.25, lid=0.25, look=(0.5, -0.8), open=0.12, smile=-0.1, wide=0.8),
    "wonder": Expression(lift=0.8, lid=0.0, open=0.4, wide=0.65, look=(0, -0.8), brow=0.2),
    "surprise": Expression(lift=1.0, lid=-0.1, open=0.7, wide=0.6),
    "fear": Expression(brow=1.0, lift=0.6, lid=-0.15, open=0.45, wide=1.0, smile=-0.6, blush=0.0),
    "dread": Expression(brow=0.9, lift=0.2, lid=-0.05, smile=-0.5, look=(0.9, 0.1), wide=0.75, blush=0.0),
    "grief": Expression(brow=1.1, lid=0.6, smile=-0.9, look=(0, 0.8), tear=2, blush=0.2),
    "weeping": Expression(brow=1.2, lid=1, smile=-0.9, open=0.35, tear=2, blush=0.6),
    "anger": Expression(brow=-1.1, lift=-0.35, lid=0.35, under=0.3, smile=-0.7, wide=0.9, blush=0.7),
    "rage": Expression(brow=-1.3, lift=-0.3, lid=0.1, open=0.8, wide=1.2, smile=-0.3, teeth=True, blush=0.9),
    "envy": Expression(brow=-0.5, skew=0.5, lid=0.5, under=0.3, look=(1.0, 0.1), smile=-0.35, wide=0.7, blush=0.1),
    "pride": Expression(lift=0.6, lid=0.72, smile=0.25, look=(0, 0.5), wide=0.8),
    "shame": Expression(brow=0.8, lid=0.65, look=(-0.7, 0.9), smile=-0.35, wide=0.6, blush=1.0),
    "mischief": Expression(brow=-0.6, skew=0.9, lid=0.35, under=0.35, look=(0.9, 0.0), smile=0.85, wide=1.05),
    "boredom": Expression(lift=0.1, lid=0.62, look=(0.4, 0.2), smile=-0.2, wide=0.85, blush=0.1),
    "courage": Expression(brow=-0.6, lid=0.2, look=(0, -0.2), smile=0.05, wide=0.95),
    "hope": Expression(brow=0.5, lift=0.5, lid=0.05, look=(0.2, -0.8), smile=0.45),
    "asleep": Expression(lid=1, smile=0.2),
    "singing": Expression(lid=1, lift=0.5, brow=0.5, open=0.9, wide=0.6),
    "disgust": Expression(brow=-0.7, lid=0.55, under=0.5, smile=-0.8, wide=0.8, skew=-0.3),
}


@dataclass(frozen=True)
class Face:
    skin: str = "#e7b48c"
    hair: str = "#2a2233"
    style: str = "short"
    """a key of FRONT_HAIR, PROFILE_HAIR or BACK_HAIR: 'none', 'short', 'bob', 'long', …"""
    shape: str = "oval"
    age: str = "adult"
    """child, adult or old"""
    lips: str | None = None
    iris: str = "#2d5e6e"
    shade: str | None = None
    """the dark half of the face; a strong colour here (teal under peach) looks printed"""
    cloth: str = "#c8392f"
    """of scarves, turbans, hats"""
    nose: float = 1.0
    beard: str | None = None
    """colour; front and profile"""
    freckles: bool = False
    glasses: str | None = None

    def but(self, **changes: object) -> Face:
        return replace(self, **changes)  # type: ignore[arg-type]


OUTLINES: dict[str, list[Point]] = {
    "oval": [(0, -1), (0.42, -0.93), (0.7, -0.6), (0.76, -0.1), (0.69, 0.38), (0.47, 0.78), (0.2, 0.98), (0, 1.01)],
    "round": [
        (0, -0.98),
        (0.5, -0.88),
        (0.84, -0.45),
        (0.9, 0.08),
        (0.79, 0.55),
        (0.48, 0.86),
        (0.18, 0.97),
        (0, 0.98),
    ],
    "square": [(0, -1), (0.48, -0.93), (0.74, -0.55), (0.77, 0), (0.75, 0.45), (0.57, 0.82), (0.26, 0.99), (0, 1.0)],
    "long": [(0, -1.05), (0.38, -0.97), (0.62, -0.6), (0.66, -0.05), (0.6, 0.45), (0.4, 0.88), (0.17, 1.08), (0, 1.1)],
    "heart": [(0, -1), (0.5, -0.9), (0.79, -0.5), (0.75, 0), (0.58, 0.45), (0.32, 0.82), (0.12, 0.99), (0, 1.01)],
}
Mask = tuple[Path | None, list[Path]]
"""What lies behind the head, and the sheets in front of it."""


def _fringe(hairline: list[Point], out: float = 0.0, drop: float = -0.1) -> Path:
    """A cap of hair down to `drop` at both sides, with the given hairline from right to left."""
    o = out
    over: list[Point] = [
        (-0.8 - o, drop, 1),
        (-0.88 - o, -0.55),
        (-0.58 - o * 0.7, -1.08 - o * 0.6),
        (0, -1.2 - o),
        (0.58 + o * 0.7, -1.08 - o * 0.6),
        (0.88 + o, -0.55),
        (0.8 + o, drop, 1),
    ]
    return smooth(over + hairline)


def _curl_row(points: Sequence[Point], radius: float) -> Path:
    return union(*(circle(p[0], p[1], radius * (0.85 + 0.3 * ((i * 7) % 5) / 4)) for i, p in enumerate(points)))


def _hair_none() -> Mask:
    return None, []


def _hair_short() -> Mask:
    line: list[Point] = [(0.74, -0.4), (0.5, -0.66), (0.12, -0.6), (-0.2, -0.7), (-0.55, -0.5), (-0.74, -0.36)]
    return smooth(mirrored([(0, -1.16), (0.6, -1.0), (0.86, -0.5), (0.82, 0.05), (0.6, 0.1), (0, 0.1)])), [
        _fringe(line)
    ]


def _hair_parted() -> Mask:
    line: list[Point] = [(0.78, -0.3), (0.62, -0.5), (0.2, -0.58), (-0.22, -0.92, 1), (-0.5, -0.66), (-0.74, -0.36)]
    return _hair_short()[0], [_fringe(line, 0.02)]


def _hair_fringe() -> Mask:
    line: list[Point] = [
        (0.76, -0.3),
        (0.66, -0.42, 1),
        (0.3, -0.38),
        (0, -0.37),
        (-0.3, -0.38),
        (-0.66, -0.42, 1),
        (-0.76, -0.3),
    ]
    back = smooth(mirrored([(0, -1.2), (0.66, -1.05), (1.0, -0.4), (1.02, 0.4), (0.96, 0.86, 1), (0.4, 0.9), (0, 0.9)]))
    return back, [_fringe(line, 0.08, 0.1)]


def _hair_bob() -> Mask:
    back = smooth(
        mirrored([(0, -1.22), (0.7, -1.05), (1.06, -0.4), (1.12, 0.35), (0.98, 0.74), (0.6, 0.8, 1), (0, 0.6)])
    )
    left: list[Point] = [(-0.1, -1.18, 1), (-0.62, -1.08), (-0.98, -0.5), (-1.06, 0.3), (-0.96, 0.7), (-0.7, 0.74, 1)]
    left += [(-0.7, 0.2), (-0.66, -0.3), (-0.36, -0.66), (-0.08, -0.98, 1)]
    right = [(-p[0] - 0.16, *p[1:]) if i in (0, 9) else (-p[0], *p[1:]) for i, p in enumerate(left)]
    return back, [smooth(left), smooth(right)]


def _hair_long() -> Mask:
    back = smooth(
        mirrored(
            [(0, -1.22), (0.7, -1.05), (1.05, -0.35), (1.12, 0.6), (1.2, 1.5), (1.3, 2.1, 1), (0.5, 2.2), (0, 2.2)]
        )
    )
    left: list[Point] = [(0.0, -1.2, 1), (-0.62, -1.08), (-0.98, -0.5), (-1.04, 0.3), (-1.08, 1.2), (-1.2, 2.0, 1)]
    left += [(-0.74, 1.5), (-0.78, 0.7), (-0.72, 0.0), (-0.5, -0.5), (-0.06, -0.92, 1)]
    return back, [smooth(left), smooth([(-p[0], *p[1:]) for p in left])]


def _hair_bun() -> Mask:
    line: list[Point] = [
        (0.75, -0.36),
        (0.56, -0.62),
        (0.25, -0.76),
        (0, -0.8),
        (-0.25, -0.76),
        (-0.56, -0.62),
        (-0.75, -0.36),
    ]
    return union(circle(0, -1.38, 0.4), _hair_short()[0]), [_fringe(line, -0.02)]


def _hair_afro() -> Mask:
    halo = [(math.cos(a) * 1.22, -0.32 + math.sin(a) * 1.1) for a in (i / 15 * 2 * PI for i in range(15))]
    back = union(
        smooth(mirrored([(0, -1.4), (0.9, -1.1), (1.25, -0.3), (0.95, 0.45), (0.5, 0.6), (0, 0.5)])),
        _curl_row(halo, 0.3),
    )
    return back, [_curl_row([(x, -0.98 + 0.42 * x * x) for x in (-0.78, -0.55, -0.28, 0, 0.28, 0.55, 0.78)], 0.24)]


def _hair_curls() -> Mask:
    halo = [(math.cos(a) * 0.92, -0.3 + math.sin(a) * 0.95) for a in (PI * 0.9 + i / 10 * PI * 1.2 for i in range(11))]
    back = union(_hair_short()[0], _curl_row(halo, 0.27))
    return back, [_curl_row([(x, -0.94 + 0.36 * x * x) for x in (-0.72, -0.46, -0.16, 0.14, 0.44, 0.72)], 0.23)]


def _hair_bald() -> Mask:
    tufts = union(oval(-0.84, -0.12, 0.16, 0.32, 0.1), oval(0.84, -0.12, 0.16, 0.32, -0.1))
    return tufts, []


def _hair_braids() -> Mask:
    plaits = []
    for side in (-1, 1):
        plaits += [oval(side * (0.86 + 0.05 * j), 0.2 + j * 0.27, 0.2 - 0.012 * j, 0.19, side * 0.5) for j in range(6)]
    left: list[Point] = [
        (0, -1.18, 1),
        (-0.6, -1.06),
        (-0.92, -0.5),
        (-0.92, 0.1, 1),
        (-0.74, -0.1),
        (-0.5, -0.55),
        (-0.03, -0.94, 1),
    ]
    return union(_hair_short()[0], *plaits), [smooth(left), smooth([(-p[0], *p[1:]) for p in left])]


def _hair_tufts() -> Mask:
    """A child just out of bed."""
    spikes = [
        limb(x, -0.85, 0.2, x * 1.35 + 0.06, -1.25 - 0.1 * math.cos(x * 9), 0.07) for x in (-0.5, -0.25, 0, 0.25, 0.5)
    ]
    line: list[Point] = [(0.74, -0.42), (0.5, -0.64), (0.2, -0.56), (-0.1, -0.66), (-0.45, -0.54), (-0.74, -0.42)]
    return _hair_short()[0], [union(_fringe(line, -0.02), *spikes)]


FRONT_HAIR: dict[str, Callable[[], Mask]] = {
    "none": _hair_none,
    "short": _hair_short,
    "parted": _hair_parted,
    "fringe": _hair_fringe,
    "bob": _hair_bob,
    "long": _hair_long,
    "bun": _hair_bun,
    "afro": _hair_afro,
    "curls": _hair_curls,
    "bald": _hair_bald,
    "braids": _hair_braids,
    "tufts": _hair_tufts,
    "headscarf": _hair_none,
    "turban": _hair_none,
    "hood": _hair_none,
}


def front(
    stage: Stage,
    place: Place,
    face: Face | None = None,
    expression: Expression | str = "calm",
    turn: float = 0.0,
    depth: float = 0.6,
    neck: bool = True,
) -> Path:
    """A face to us, or turned: turn 1 looks three-quarters to the right, -1 to the left. Returns its outline.

    The lit half lies on the dark half, cut along brow, nose and chin: that edge is what keeps a front face from
    looking like clip-art."""
    f = face or Face()
    e = EXPRESSIONS[expression] if isinstance(expression, str) else expression
    s = place.size
    small = s < SMALL
    grain = min(1.0, s / 150)
    shade = f.shade or mix(f.skin, "#6a2a3a", 0.26)
    ink = "#2a1c2c"
    child, old = f.age == "child", f.age == "old"
    back, fronts = FRONT_HAIR[f.style]()
    hair_dark = darker(f.hair, 0.2)

    def shifted(x: float) -> float:  # turning the head moves what is on its front
        return 0.95 * math.sin(math.asin(max(-1.0, min(1.0, x / 0.95))) + turn * 0.36)

    if back is not None:
        stage.lay(place(back), hair_dark, depth, "paint", streak=(PI / 2, 0.14))
    if f.style in ("headscarf", "hood"):
        veil: list[Point] = [(0, -1.3), (0.72, -1.1), (1.08, -0.3), (1.02, 0.6), (0.78, 1.15), (0.95, 1.7, 1), (0, 1.9)]
        stage.lay(place(smooth(mirrored(veil))), darker(f.cloth, 0.25), depth, "paint", streak=(PI / 2, 0.1))
    if neck:
        throat = smooth([(-0.34, 0.6), (0.34, 0.6), (0.36, 1.2), (0.52, 1.5, 1), (-0.52, 1.5, 1), (-0.36, 1.2)])
        stage.lay(place(throat), darker(shade, 0.12), depth * 0.3, "card", texture=grain)
    outline_half = OUTLINES["round" if child and f.shape == "oval" else f.shape]
    outline = mirrored(outline_half)
    if turn:
        side = 1 if turn > 0 else -1
        outline = [
            (p[0] * (1 - 0.13 * abs(turn)) + 0.02 * turn if p[0] * side > 0 else p[0] + 0.04 * turn, *p[1:])
            for p in outline
        ]
    head = place(smooth(outline))
    ear_y = 0.12 if child else 0.06
    for side in (-1, 1):
        if side * turn > 0.35 or f.style in ("bob", "long", "fringe", "headscarf", "hood"):
            continue
        ear_x = side * (0.8 if not child else 0.92) + turn * (0.3 if side * turn < 0 else 0.0)
        ear = oval(ear_x, ear_y, 0.12 + 0.05 * abs(turn), 0.2, side * 0.15)
        stage.lay(place(ear), shade if side > 0 else f.skin, depth * 0.5, "card", texture=grain)
        if not small:
            stage.lay(
                place(oval(ear_x + side * 0.01, ear_y + 0.01, 0.055, 0.11)), darker(shade, 0.2), 0, alpha=0.7, rim=0
            )
    stage.lay(head, shade, depth, "card", texture=grain, gradient=place.gradient(0, -1, 0.3, 1.1, darker(shade, 0.14)))
    nose = f.nose * (0.62 if child else 1.25 if old else 1.0)
    nx = shifted(0.0)
    tip = nx + 0.13 * nose + 0.12 * turn
    nose_y = 0.3 if not child else 0.26
    side_sign = 1.0
    line: list[Point] = [
        (nx + 0.05, -1.25),
        (nx + 0.05, -0.6),
        (nx + 0.09 * side_sign, -0.3),
        (nx + 0.01, -0.1),
        (nx + 0.05 * nose, 0.08),
        (tip, nose_y - 0.05),
        (tip - 0.02, nose_y + 0.05),
        (nx + 0.015, nose_y + 0.1, 1),
        (nx + 0.02, 0.5),
        (nx + 0.03, 0.66),
        (nx - 0.02, 0.8),
        (nx + 0.05, 0.92),
        (nx + 0.05, 1.3),
    ]
    lit_half = smooth([*line, (-1.6, 1.3, 1), (-1.6, -1.25, 1)])
    stage.lay(
        place(lit_half),
        f.skin,
        0.22 if not small else 0.12,
        "card",
        clip=head,
        texture=grain,
        rim=0.35,
        gradient=place.gradient(-0.7, -0.9, 0.2, 1.1, mix(f.skin, shade, 0.35)),
    )
    cheek = mix(f.skin, "#d8402f", 0.5)
    if e.blush > 0:
        for side in (-1, 1):
            stage.cast(place(oval(shifted(0.45 * side), 0.34, 0.17, 0.12)), cheek, 0.5 * e.blush, 0.05 * s, clip=head)
    if f.freckles and not small:
        dots = [(0.3, 0.22), (0.4, 0.3), (0.5, 0.2), (0.36, 0.4), (0.52, 0.34)]
        spots = [circle(shifted(side * x), y, 0.018) for side in (-1, 1) for x, y in dots]
        stage.lay([place(p) for p in spots], darker(f.skin, 0.35), 0, rim=0, alpha=0.6)
    eye_y = 0.06 if child else -0.03
    for side in (-1, 1):
        _eye(stage, place, f, e, side, shifted, eye_y, small, shade, ink)
    if not small:
        wing = bezier(
            nx - 0.05, nose_y + 0.06, nx - 0.1, nose_y + 0.1, nx - 0.14, nose_y + 0.02, nx - 0.1, nose_y - 0.06
        )
        stage.lay([stroke(place(wing), 0.028 * s)], darker(shade, 0.2), 0, rim=0, alpha=0.75)
        stage.lay(
            place(oval(nx + 0.07 + 0.06 * turn, nose_y + 0.075, 0.035, 0.018, -0.2)),
            darker(shade, 0.5),
            0,
            rim=0,
            alpha=0.8,
        )
    if old:
        _wrinkles(stage, place, shifted, shade, e, small)
    _mouth(stage, place, f, e, shifted, small, ink, child, old)
    if f.beard:
        half: list[Point] = [(0.78, -0.05, 1), (0.74, 0.5), (0.5, 1.05), (0, 1.3)]
        inner: list[Point] = [(-0.62, 0.3), (-0.3, 0.42), (0, 0.44), (0.3, 0.42), (0.62, 0.3)]
        left = [(-p[0], *p[1:]) for p in reversed(half[:-1])]
        hole = oval(shifted(0), 0.63, 0.27 * e.wide, 0.085 + 0.2 * e.open)
        beard = minus(smooth(half + left + inner), hole)
        stage.lay(place(beard), f.beard, 0.3, "paint", streak=(PI / 2, 0.2))
    if f.glasses:
        rims = []
        for side in (-1, 1):
            rims.append(stroke(place(circle(shifted(0.35 * side), eye_y, 0.27)), 0.045 * s))
        rims.append(
            stroke(
                place(
                    bezier(
                        shifted(-0.1),
                        eye_y - 0.04,
                        shifted(-0.04),
                        eye_y - 0.1,
                        shifted(0.04),
                        eye_y - 0.1,
                        shifted(0.1),
                        eye_y - 0.04,
                    )
                ),
                0.04 * s,
            )
        )
        stage.lay(rims, f.glasses, 0.35, "smooth")
    for i, sheet in enumerate(fronts):
        stage.lay(
            place(sheet),
            f.hair if i == 0 else mix(f.hair, hair_dark, 0.35),
            0.45,
            "paint",
            streak=(1.2 + 0.7 * i, 0.16),
        )
    if f.style == "headscarf":
        band: list[Point] = [(0, -1.3), (0.66, -1.1), (0.98, -0.4), (0.96, 0.4), (0.6, 1.0), (0.2, 1.2), (0, 1.22)]
        hole_half: list[Point] = [
            (0, -0.78),
            (0.45, -0.68),
            (0.7, -0.25),
            (0.68, 0.3),
            (0.46, 0.78),
            (0.2, 0.99),
            (0, 1.02),
        ]
        scarf = minus(smooth(mirrored(band)), smooth(mirrored(hole_half)))
        stage.lay(place(scarf), f.cloth, 0.5, "paint", streak=(0.7, 0.12))
        stage.lay(
            [
                place(smooth([(-0.06, 1.14), (0.3, 1.5), (0.2, 1.9), (-0.02, 1.5)])),
                place(smooth([(0.06, 1.14), (-0.32, 1.42), (-0.3, 1.8), (0, 1.45)])),
                place(circle(0, 1.16, 0.13)),
            ],
            f.cloth,
            0.35,
            "paint",
        )
    elif f.style == "hood":
        band = [(0, -1.36), (0.72, -1.12), (1.06, -0.3), (0.98, 0.6), (0.7, 1.12), (0, 1.3)]
        hole_half = [(0, -0.86), (0.5, -0.7), (0.76, -0.2), (0.72, 0.4), (0.48, 0.88), (0.2, 1.06), (0, 1.08)]
        stage.lay(
            place(minus(smooth(mirrored(band)), smooth(mirrored(hole_half)))), f.cloth, 0.6, "paint", streak=(1.2, 0.12)
        )
    elif f.style == "turban":
        cap: list[Point] = [(0, -1.52), (0.62, -1.4), (0.98, -1.0), (0.9, -0.5), (0.62, -0.42), (0, -0.52)]
        whole = smooth(mirrored(cap))
        stage.lay(place(whole), f.cloth, 0.6, "paint", streak=(0.3, 0.14))
        for i, (lean, high) in enumerate(((-0.5, -0.62), (0.45, -0.8), (-0.3, -1.0), (0.25, -1.2))):
            fold = ribbon([(-1.2, high + lean * 0.6), (0, high - 0.08), (1.2, high - lean * 0.6)], lambda t: 0.24)
            stage.lay(
                place(fold),
                mix(f.cloth, darker(f.cloth, 0.4), 0.25 * (i % 3)),
                0.25,
                "paint",
                clip=place(whole),
                streak=(0.2 - lean * 0.5, 0.12),
            )
    return head


def _eye(
    stage: Stage,
    place: Place,
    f: Face,
    e: Expression,
    side: int,
    shifted: Callable[[float], float],
    eye_y: float,
    small: bool,
    shade: str,
    ink: str,
) -> None:
    s = place.size
    child, old = f.age == "child", f.age == "old"
    half = 0.21 if child else 0.2
    left, right = shifted(0.35 * side - half), shifted(0.35 * side + half)
    ex, half = (left + right) / 2, (right - left) / 2
    brow_colour = f.hair if f.style != "bald" or old else darker(f.skin, 0.6)
    if f.style in ("headscarf", "turban", "hood", "none"):
        brow_colour = darker(f.hair, 0.1)
    raise_ = e.lift * 0.14 + (e.skew * 0.14 if side > 0 else -e.skew * 0.05)
    by = eye_y - 0.3 - raise_
    tilt = e.brow * 0.13
    inner, outer = shifted(0.13 * side), shifted(0.6 * side)
    mid = (inner + outer) / 2
    thick = (0.11 if small else 0.085) * (0.8 if child else 1.15 if f.beard else 1.0)
    brow = ribbon(
        [(inner, by + 0.05 - tilt), (mid, by - 0.05 - tilt * 0.2), (outer, by + 0.06 + tilt * 0.7)],
        lambda t: thick * (0.55 + 0.6 * math.sin(PI * min(1.0, 0.2 + t * 0.75))),
    )
    if e.lid >= 1:
        bend = 0.12 if e.lid < 2 else -0.13
        line = ribbon(
            [
                (ex - half, eye_y),
                (ex - half * 0.5, eye_y + bend * 0.8),
                (ex, eye_y + bend),
                (ex + half * 0.5, eye_y + bend * 0.8),
                (ex + half, eye_y),
            ],
            lambda t: (0.05 if small else 0.025) + 0.055 * math.sin(PI * t),
        )
        if not small and e.lid < 2:
            lidded = smooth(
                [
                    (ex - half, eye_y, 1),
                    (ex - half * 0.5, eye_y - 0.13),
                    (ex + half * 0.5, eye_y - 0.13),
                    (ex + half, eye_y, 1),
                    (ex, eye_y + bend),
                ]
            )
            stage.lay(place(lidded), mix(shade, f.skin, 0.5 if side < 0 else 0.1), 0.14, "smooth", rim=0.25)
        stage.lay(place(line), ink, 0.06, rim=0.1)
        if not small and e.lid < 2:
            for t in (0.15, 0.4, 0.65, 0.9):
                lx = ex - half + 2 * half * t
                ly = eye_y + bend * (1 - (2 * t - 1) ** 2)
                stage.lay(
                    [stroke(place(polyline((lx, ly), (lx + (t - 0.5) * 0.1, ly + 0.075))), 0.022 * s)], ink, 0, rim=0
                )
    elif small:
        high = 0.15 * (1 - 0.75 * max(0.0, e.lid))
        ball = oval(ex, eye_y, half * 0.86, high + 0.05)
        stage.lay(place(ball), "#fbf3e2", 0.05, "smooth", rim=0.1)
        look = e.look
        pupil = intersect(ball, circle(ex + look[0] * half * 0.45, eye_y + look[1] * high * 0.5, 0.115))
        stage.lay(place(pupil), ink, 0, rim=0)
        if e.lid > 0.2:
            stage.lay(
                place(
                    ribbon(
                        [(ex - half, eye_y - high * 0.7), (ex, eye_y - high - 0.03), (ex + half, eye_y - high * 0.7)],
                        lambda t: 0.07,
                    )
                ),
                ink,
                0,
                rim=0,
            )
    else:
        up, down = 0.15 + 0.03 * child + 0.05 * max(0.0, -e.lid), 0.115
        almond = smooth(
            [
                (ex - half, eye_y + 0.02, 1),
                (ex - half * 0.4, eye_y - up),
                (ex + half * 0.4, eye_y - up),
                (ex + half, eye_y + 0.02, 1),
                (ex + half * 0.4, eye_y + down),
                (ex - half * 0.4, eye_y + down),
            ]
        )
        socket = place(almond)
        stage.cast(place(oval(ex, eye_y - 0.03, half * 1.35, 0.22)), darker(shade, 0.25), 0.28, 0.05 * s)
        stage.lay(socket, "#fbf3e2", 0.0, "smooth", rim=0)
        look_x, look_y = ex + e.look[0] * half * 0.42, eye_y - 0.01 + e.look[1] * 0.06
        iris = 0.135 if child else 0.12
        stage.lay(
            place(circle(look_x, look_y, iris)),
            f.iris,
            0.05,
            "paint",
            clip=socket,
            rim=0.2,
            gradient=("r", *place.point(look_x, look_y + 0.05), iris * s, darker(f.iris, 0.5)),
        )
        stage.lay(place(circle(look_x, look_y, iris * 0.5)), "#170f1c", 0, clip=socket, rim=0)
        stage.lay(place(circle(look_x - 0.045, look_y - 0.05, 0.026)), "#ffffff", 0, clip=socket, rim=0)
        lid_colour = mix(f.skin, shade, 0.35 if side < 0 else 0.9)
        drop = eye_y - up - 0.02 + max(0.0, e.lid) * (up + down + 0.02) * 0.9
        lid = smooth(
            [
                (ex - half * 1.3, drop + 0.1),
                (ex, drop - 0.015),
                (ex + half * 1.3, drop + 0.1),
                (ex + half * 1.3, eye_y - 0.4, 1),
                (ex - half * 1.3, eye_y - 0.4, 1),
            ]
        )
        stage.lay(place(lid), lid_colour, 0.3, "smooth", clip=socket, rim=0.2)
        if e.under:
            rise = eye_y + down - e.under * 0.12
            lower = smooth(
                [
                    (ex - half * 1.2, rise + 0.02),
                    (ex, rise - 0.01),
                    (ex + half * 1.2, rise + 0.02),
                    (ex + half, eye_y + 0.4, 1),
                    (ex - half, eye_y + 0.4, 1),
                ]
            )
            stage.lay(place(lower), mix(f.skin, shade, 0.15 if side < 0 else 0.8), 0.1, "smooth", clip=socket, rim=0.2)
        edge = [
            (ex - half * 1.08, eye_y + 0.035),
            (ex - half * 0.4, eye_y - up - 0.01),
            (ex + half * 0.4, eye_y - up - 0.01),
            (ex + half * 1.08, eye_y + 0.035),
        ]
        stage.lay(place(ribbon(edge, lambda t: 0.02 + 0.035 * math.sin(PI * t))), ink, 0.05, rim=0.1)
        crease = [(ex - half * 0.95, eye_y - up * 0.75), (ex, eye_y - up - 0.09), (ex + half * 0.95, eye_y - up * 0.75)]
        stage.lay(place(ribbon(crease, lambda t: 0.022 * math.sin(PI * t))), darker(shade, 0.3), 0, rim=0, alpha=0.7)
    stage.lay(place(brow), brow_colour, 0.16 if not small else 0.08, "paint", rim=0.3)
    if e.tear and (side > 0 or e.tear > 1):
        ty = eye_y + 0.3 + 0.14 * (side > 0)
        drop_path = smooth(
            [
                (ex + 0.04 * side, ty - 0.17, 1),
                (ex + 0.04 * side + 0.075, ty + 0.03),
                (ex + 0.04 * side, ty + 0.1),
                (ex + 0.04 * side - 0.075, ty + 0.03),
            ]
        )
        stage.lay(place(drop_path), "#a9d6ea", 0.25, "smooth", rim=0.8)


def _mouth(
    stage: Stage,
    place: Place,
    f: Face,
    e: Expression,
    shifted: Callable[[float], float],
    small: bool,
    ink: str,
    child: bool,
    old: bool,
) -> None:
    s = place.size
    lips = f.lips or mix(f.skin, "#a8283a", 0.58)
    w = (0.25 if not child else 0.21) * e.wide * (1 + 0.16 * abs(e.smile))
    cx, cy = shifted(0.0) + 0.01, 0.63 if not child else 0.6
    left, right, u = shifted(-w), shifted(w), -e.smile * 0.1
    gap = 0.3 * e.open
    if small:
        if e.open > 0.2:
            stage.lay(
                place(smooth([(left, cy + u, 1), (cx, cy - 0.06), (right, cy + u, 1), (cx, cy + 0.08 + gap)])),
                darker(lips, 0.45),
                0.04,
                "smooth",
                rim=0.1,
            )
        else:
            stage.lay(
                place(
                    ribbon(
                        [(left, cy + u), (cx, cy - u * 0.5), (right, cy + u)], lambda t: 0.05 + 0.06 * math.sin(PI * t)
                    )
                ),
                darker(lips, 0.25),
                0.03,
                "smooth",
                rim=0.1,
            )
        return
    fat = 0.6 if old else 1.0
    if e.open > 0.05:
        hole = place(smooth([(left, cy + u, 1), (cx, cy - 0.03), (right, cy + u, 1), (cx, cy + 0.06 + gap)]))
        stage.lay(hole, "#3a1020", 0, rim=0)
        if e.teeth:
            teeth = smooth(
                [(left, cy + u - 0.02, 1), (cx, cy - 0.05), (right, cy + u - 0.02, 1), (cx, cy + 0.035 + gap * 0.22)]
            )
            stage.lay(place(teeth), "#fbf3e2", 0.05, "smooth", clip=hole, rim=0.2)
        stage.lay(
            place(oval(cx, cy + gap * 0.95 + 0.06, w * 0.5, gap * 0.42)),
            mix(lips, "#d8565a", 0.5),
            0.05,
            "smooth",
            clip=hole,
            rim=0.2,
        )
    upper = smooth(
        [
            (left, cy + u, 1),
            (shifted(-w * 0.32), cy - 0.075 * fat + u * 0.3),
            (cx, cy - 0.05 * fat + u * 0.1),
            (shifted(w * 0.32), cy - 0.075 * fat + u * 0.3),
            (right, cy + u, 1),
            (cx, cy + 0.012 - u * 0.35),
        ]
    )
    lower = smooth(
        [
            (left + w * 0.06, cy + u, 1),
            (cx, cy + 0.012 + gap - u * 0.35),
            (right - w * 0.06, cy + u, 1),
            (shifted(w * 0.4), cy + 0.08 * fat + gap * 0.85 - u * 0.2),
            (cx, cy + 0.115 * fat + gap * 1.12 - u * 0.35),
            (shifted(-w * 0.4), cy + 0.08 * fat + gap * 0.85 - u * 0.2),
        ]
    )
    stage.lay(place(lower), lighter(lips, 0.1), 0.12, "smooth", rim=0.3)
    stage.lay(place(upper), lips, 0.14, "smooth", rim=0.25)
    if abs(e.smile) > 0.3:
        for x in (left, right):
            k = -1 if x == left else 1
            nick = bezier(x, cy + u - 0.03, x + k * 0.03, cy + u, x + k * 0.03, cy + u + 0.03, x, cy + u + 0.05)
            stage.lay([stroke(place(nick), 0.018 * s)], darker(f.skin, 0.4), 0, rim=0, alpha=0.6)


def _wrinkles(
    stage: Stage, place: Place, shifted: Callable[[float], float], shade: str, e: Expression, small: bool
) -> None:
    lines: list[Path] = []
    for side in (-1, 1):
        lines.append(
            ribbon(
                [(shifted(0.17 * side), 0.34), (shifted(0.32 * side), 0.5), (shifted(0.33 * side), 0.7)],
                lambda t: 0.035 * math.sin(PI * t),
            )
        )
        if small:
            continue
        for k in (0, 1):
            lines.append(
                ribbon(
                    [(shifted((0.6 + 0.0 * k) * side), -0.0 + 0.06 * k), (shifted(0.68 * side), -0.02 + 0.1 * k)],
                    lambda t: 0.022 * math.sin(PI * (0.1 + 0.8 * t)),
                )
            )
        lines.append(
            ribbon(
                [(shifted(0.2 * side), 0.13), (shifted(0.36 * side), 0.21), (shifted(0.5 * side), 0.13)],
                lambda t: 0.03 * math.sin(PI * t),
            )
        )
    if not small:
        for k in range(3):
            y = -0.52 - 0.11 * k - 0.05 * e.lift
            lines.append(
                ribbon(
                    [
                        (shifted(-0.36 + 0.05 * k), y),
                        (shifted(0), y - 0.03 - 0.04 * e.brow),
                        (shifted(0.36 - 0.05 * k), y),
                    ],
                    lambda t: 0.022 * math.sin(PI * t),
                )
            )
    stage.lay([place(p) for p in lines], darker(shade, 0.3), 0, "smooth", rim=0, alpha=0.75)


# ---- profile: facing right; drawn on a grid where a face is 104 high, put into units by _unit ----------------------

PROFILE: list[Point] = [
    (-30, 0),
    (-12, 5),
    (-1, 16),
    (3.5, 28),
    (4.5, 36),
    (4.5, 41),
    (0.8, 46.5),
    (3.6, 53),
    (9, 61),
    (14.6, 67.2),
]
PROFILE += [
    (15.2, 69.6),
    (12, 72),
    (4.6, 73.4),
    (4.4, 77),
    (8.2, 80.2),
    (7.2, 82.2),
    (2.6, 83, 1),
    (7, 84.6),
    (7.2, 87.4),
    (2.6, 90.2),
]
PROFILE += [(4.4, 94.6), (4, 99), (-0.5, 103), (-9, 104.6), (-27, 104), (-32, 113), (-30, 135), (-24, 150)]
BACK: list[Point] = [(-82, 150), (-76, 128), (-73, 106), (-79, 88), (-92, 62), (-95, 40), (-85, 16), (-60, 1)]


def _unit(points: list[Point]) -> list[Point]:
    return [((p[0] + 38) / 52, (p[1] - 52) / 52, *p[2:]) for p in points]


@dataclass(frozen=True)
class Profile:
    """The line of a face seen from the side."""

    nose: float = 1.0
    nose_up: float = 0.0
    lip: float = 1.0
    chin: float = 1.0
    brow: float = 1.0
    open: float = 0.0
    forehead: float = 0.0
    """> 0 flatter, < 0 rounder"""


CHILD = Profile(nose=0.66, nose_up=1.6, lip=1.05, chin=0.6, brow=0.5, forehead=-2.5)
OLD = Profile(nose=1.3, nose_up=-0.7, lip=0.45, chin=1.5, brow=1.4, forehead=1.5)


def profile_line(p: Profile) -> list[Point]:
    """The line from crown to throat, in profile units."""
    out: list[Point] = []
    for i, (x, y, *sharp) in enumerate(PROFILE):
        if 7 <= i <= 11:
            x = 0.5 + (x - 0.5) * p.nose
            y -= p.nose_up * (i - 6) * 0.9
        if i in (14, 15, 17, 18):
            x = 3 + (x - 3) * p.lip
        if 19 <= i <= 22:
            x += (p.chin - 1) * 6
        if i in (4, 5):
            x = 0.8 + (x - 0.8) * p.brow
        if i in (1, 2, 3):
            x -= p.forehead
        if 17 <= i <= 24:
            y += p.open * 9 * min(1.0, (25 - i) / 4)
            x -= p.open * 2.5
        if i == 16:
            x -= p.open * 5
        out.append((x, y, *sharp))
    return out


def profile_outline(p: Profile | None = None, neck: bool = True) -> Path:
    """A head facing right, in units: use Place to put it anywhere."""
    line = profile_line(p or Profile())
    if not neck:
        line = [*line[:25], (-44, 108), (-66, 98)]
        return smooth(_unit(line + BACK[3:]))
    return smooth(_unit(line + BACK))


def _profile_hair(style: str) -> tuple[list[Path], list[Path]]:
    """(behind the head, before it)."""
    cap: list[Point] = [(1, 13), (-9, 1), (-28, -6), (-60, -6), (-90, 14), (-101, 42), (-97, 66), (-84, 90)]
    ear: list[Point] = [
        (-70, 96),
        (-62, 84),
        (-53, 72),
        (-50, 64),
        (-47, 48),
        (-37, 46),
        (-33, 34),
        (-16, 25),
        (-4, 21),
    ]

    def sheet(points: list[Point]) -> Path:
        return smooth(_unit(points))

    if style == "bun":
        return [move_unit(circle(-100, 14, 22))], [sheet(cap + ear)]
    if style == "bob":
        drop: list[Point] = [
            (1, 14),
            (-9, 0),
            (-28, -9),
            (-62, -10),
            (-96, 12),
            (-108, 46),
            (-106, 88),
            (-92, 112),
            (-58, 112, 1),
        ]
        return [], [sheet([*drop, (-46, 92), (-40, 66), (-35, 46), (-20, 34), (-4, 22)])]
    if style == "fringe":
        drop = [(8, 34, 1), (6, 14), (-8, 0), (-30, -9), (-62, -10), (-96, 12), (-108, 46), (-104, 84), (-94, 100, 1)]
        return [], [sheet([*drop, (-54, 98, 1), (-46, 70), (-34, 40), (-14, 36)])]
    if style == "long":
        drop = [
            (1, 14),
            (-9, 0),
            (-28, -9),
            (-62, -10),
            (-96, 12),
            (-110, 50),
            (-112, 100),
            (-122, 160),
            (-118, 200, 1),
        ]
        return [], [sheet([*drop, (-62, 190, 1), (-58, 140), (-50, 96), (-40, 64), (-34, 44), (-18, 32), (-4, 22)])]
    if style == "ponytail":
        tail: list[Point] = [
            (-92, 10),
            (-118, 10),
            (-136, 40),
            (-134, 84),
            (-148, 116, 1),
            (-120, 104),
            (-112, 70),
            (-104, 40),
        ]
        return [sheet(tail)], [sheet(cap + ear)]
    if style == "braids":
        plait = [oval(-92 - 5 * j, 84 + 22 * j, 13 - 0.8 * j, 13, 0.5) for j in range(6)]
        return [move_unit(union(*plait))], [sheet(cap + ear)]
    if style == "afro":
        curls = [
            circle(-46 + math.cos(a) * 68, 24 + math.sin(a) * 62, 18)
            for a in (PI * 0.72 + i / 13 * PI * 1.12 for i in range(14))
        ]
        body = smooth(
            [
                (-2, 20),
                (-6, -18),
                (-46, -44),
                (-94, -20),
                (-116, 30),
                (-96, 76),
                (-66, 84),
                (-50, 62),
                (-38, 44),
                (-18, 30),
            ]
        )
        return [], [move_unit(union(body, *curls))]
    if style == "curls":
        curls = [
            circle(-46 + math.cos(a) * 52, 34 + math.sin(a) * 42, 14)
            for a in (PI * 0.62 + i / 12 * PI * 1.2 for i in range(13))
        ]
        return [], [move_unit(union(smooth(cap + ear), *curls))]
    if style == "bald":
        return [], [
            sheet([(-92, 40), (-97, 62), (-84, 92), (-70, 96), (-62, 84), (-52, 70), (-50, 60), (-58, 46), (-76, 42)])
        ]
    if style == "tufts":
        spikes = [limb(-20 - 14 * i, 4, 11, -10 - 17 * i, -20 - 5 * (i % 2), 3) for i in range(5)]
        return [], [move_unit(union(smooth(cap + ear), *spikes))]
    if style == "none":
        return [], []
    return [], [sheet(cap + ear)]


def move_unit(path: Path) -> Path:
    """From the grid of `PROFILE` into units."""
    return Place(38 / 52, -1.0, 1 / 52)(path)


PROFILE_HAIR = (
    "none",
    "short",
    "bob",
    "fringe",
    "long",
    "bun",
    "ponytail",
    "braids",
    "afro",
    "curls",
    "bald",
    "tufts",
    "headscarf",
    "turban",
)


def profile(
    stage: Stage,
    place: Place,
    face: Face | None = None,
    expression: Expression | str = "calm",
    line: Profile | None = None,
    depth: float = 0.9,
    neck: bool = True,
    patterned: bool = False,
    holes: list[Path] | None = None,
) -> Path:
    """A head facing right (`flip` for left). Returns its outline on the card. patterned: dots cut into the cheek.
    holes: openings (on the card) cut through the head, for light."""
    f = face or Face()
    e = EXPRESSIONS[expression] if isinstance(expression, str) else expression
    s = place.size
    small = s < SMALL
    grain = min(1.0, s / 150)
    if line is None:
        line = CHILD if f.age == "child" else OLD if f.age == "old" else Profile(nose=f.nose)
    line = replace(line, open=max(line.open, e.open))
    shade = f.shade or mix(f.skin, "#5a2038", 0.3)
    rim_colour = lighter(f.skin, 0.35)
    ink = "#2a1c2c"
    head = place(profile_outline(line, neck))
    behind, before = _profile_hair(f.style)
    for sheet in behind:
        stage.lay(place(sheet), darker(f.hair, 0.3), depth * 0.6, "paint")
    paper = "paint" if s > 60 else "card"
    opened = cut(*(holes or []))
    angle = place.turned(1.2)
    stage.lay([head, *opened], rim_colour, depth, paper, texture=grain)
    offset = place.point(-0.045, 0.02)
    inner = intersect(head, Place(offset[0] - place.x, offset[1] - place.y)(head)) if not small else head
    dots = []
    if patterned:
        for ring_ in range(3):
            for j in range((1, 6, 12)[ring_]):
                a = j * 2 * PI / (1, 6, 12)[ring_]
                dots.append(
                    place(move_unit(circle(-18 + 2.9 * ring_ * math.cos(a), 74 + 2.7 * ring_ * math.sin(a), 1.0)))
                )
    stage.lay(
        [inner, *opened, *cut(*dots)],
        f.skin,
        0.35 if not small else 0,
        paper,
        gradient=place.gradient(0.5, -0.6, -1.0, 1.4, shade),
        streak=(angle, 0.09),
        texture=grain,
    )
    if e.blush > 0.2 and not patterned:
        stage.cast(
            place(move_unit(oval(-19, 73, 9, 7))), mix(f.skin, "#d8402f", 0.55), 0.5 * e.blush, 0.06 * s, clip=head
        )
    _profile_eye(stage, place, f, e, small, shade, ink)
    pts = profile_line(line)
    open_ = line.open
    cx, cy = -8.5 * min(1.2, e.wide) - open_, 82.4 - e.smile * 4.5 + open_ * 2
    lips = f.lips or mix(f.skin, "#a8283a", 0.6)
    upper = smooth(
        [
            (4.4, 77.4, 1),
            pts[14][:2],
            pts[15][:2],
            (*pts[16][:2], 1),
            (-1.5, 82.6 - e.smile * 0.8),
            (cx, cy, 1),
            (-1, 79.6),
        ]
    )
    lower = smooth(
        [
            (*pts[16][:2], 1),
            pts[17][:2],
            pts[18][:2],
            (3.2, 89.4 + open_ * 8, 1),
            (-1.5, 87.4 + open_ * 6),
            (cx, cy, 1),
            (-1.5, 83.4 + open_ * 3 - e.smile * 0.8),
        ]
    )
    for path, colour in ((lower, lighter(lips, 0.08)), (upper, lips)):
        stage.lay(place(move_unit(path)), colour, 0.16 if not small else 0.04, "smooth", clip=head, rim=0.3)
    if not small:
        nostril = bezier(
            8.2,
            71.4 - line.nose_up * 4,
            4.6,
            69.4 - line.nose_up * 4,
            4.2,
            66.6 - line.nose_up * 3,
            6.6,
            64 - line.nose_up * 3,
        )
        stage.lay([stroke(place(move_unit(nostril)), 0.03 * s)], darker(shade, 0.2), 0, rim=0, clip=head, alpha=0.8)
    if f.age == "old" and not small:
        folds = [
            ribbon([(2, 72), (-4, 78), (-7, 88)], lambda t: 2.0 * math.sin(PI * t)),
            ribbon([(-24, 46), (-30, 44)], lambda t: 1.2),
            ribbon([(-24, 50), (-31, 51)], lambda t: 1.2),
            ribbon([(-24, 54), (-30, 57)], lambda t: 1.2),
            ribbon([(-20, 56), (-13, 60), (-6, 58)], lambda t: 1.8 * math.sin(PI * t)),
            ribbon([(-2, 20), (-12, 22), (-22, 20)], lambda t: 1.4 * math.sin(PI * t)),
            ribbon([(0, 27), (-10, 29), (-20, 27)], lambda t: 1.4 * math.sin(PI * t)),
            ribbon([(-30, 108), (-40, 118), (-44, 134)], lambda t: 2.0 * math.sin(PI * t)),
        ]
        stage.lay([place(move_unit(p)) for p in folds], darker(shade, 0.25), 0, "smooth", rim=0, alpha=0.75, clip=head)
    if f.beard:
        beard: list[Point] = [
            (3, 74),
            (-6, 78),
            (-26, 80),
            (-46, 64, 1),
            (-48, 90),
            (-30, 118),
            (-4, 124),
            (8, 112),
            (5, 93),
            (-6, 90),
            (-9, 85),
            (-4, 80),
        ]
        stage.lay(place(smooth(_unit(beard))), f.beard, 0.35, "paint", streak=(angle, 0.2))
    if f.style not in ("bob", "long", "fringe", "headscarf", "afro"):
        ear = smooth(_unit([(-47, 50), (-42, 48), (-39, 53), (-41, 60), (-44, 67), (-48, 69), (-49.5, 62), (-51, 55)]))
        ear_at = place(ear)
    else:
        ear_at = None
    for i, sheet in enumerate(before):
        stage.lay(
            [place(sheet), *opened],
            mix(f.hair, lighter(f.hair, 0.15), 0.3 * i),
            depth * 0.6,
            "paint",
            streak=(place.turned(0.6), 0.17),
        )
        if not small and f.style in ("short", "bob", "long", "bun", "ponytail"):
            clip = place(sheet)
            for j in (1, 2):
                layer = place.at(-0.24 * j, 0.04 * j)(sheet)
                stage.lay(
                    [layer, *opened],
                    darker(f.hair, 0.12 * j),
                    0.3,
                    "paint",
                    clip=clip,
                    streak=(place.turned(0.6), 0.17),
                )
    if f.style == "headscarf":
        scarf: list[Point] = [
            (6, 16),
            (-6, -3),
            (-34, -12),
            (-70, -8),
            (-100, 18),
            (-108, 54),
            (-100, 96),
            (-92, 130),
            (-100, 152, 1),
        ]
        scarf += [(-22, 152, 1), (-24, 128), (-22, 106), (-32, 92), (-38, 66), (-33, 40), (-16, 26)]
        stage.lay(place(smooth(_unit(scarf))), f.cloth, depth * 0.6, "paint", streak=(place.turned(1.3), 0.14))
        stage.lay(
            [place(move_unit(ribbon([(-18, 30), (-38, 52), (-36, 84), (-22, 106)], lambda t: 7 - 2 * t)))],
            lighter(f.cloth, 0.15),
            0.2,
            "paint",
        )
    elif f.style == "turban":
        wrap: list[Point] = [(10, 22), (8, -6), (-20, -32), (-66, -34), (-104, -8), (-108, 28), (-90, 44), (-50, 34)]
        whole = place(smooth(_unit(wrap)))
        stage.lay(whole, f.cloth, depth * 0.6, "paint", streak=(place.turned(0.2), 0.14))
        for i, y in enumerate((26, 10, -6, -20)):
            band = ribbon([(18, y - 6 + 10 * (i % 2)), (-46, y - 4), (-112, y + 10 - 14 * (i % 2))], lambda t: 15)
            stage.lay(
                place(move_unit(band)),
                darker(f.cloth, 0.08 * i),
                0.25,
                "paint",
                clip=whole,
                streak=(place.turned(0.15), 0.12),
            )
    if ear_at is not None:
        stage.lay(ear_at, f.skin, 0.3 if not small else 0.08, paper, texture=grain)
        if not small:
            stage.lay(
                [stroke(place(move_unit(bezier(-46, 54, -42.5, 52, -41.5, 57, -44.5, 61))), 0.04 * s)], shade, 0, rim=0
            )
    return head


def _profile_eye(stage: Stage, place: Place, f: Face, e: Expression, small: bool, shade: str, ink: str) -> None:
    s = place.size

    def at(path: Path) -> Path:
        return place(move_unit(path))

    by = -e.lift * 5
    brow = ribbon(
        [(-25, 41 + by + e.brow * 2.5), (-16, 36.2 + by), (-7, 36.4 + by - e.brow * 2), (-1, 39.4 + by - e.brow * 5)],
        lambda t: 0.9 + 3.0 * math.sin(PI * min(1.0, 0.15 + t * 0.8)),
    )
    if small and e.lid < 1:
        stage.lay(at(oval(-10, 50, 4.2, 5.4 * (1 - 0.6 * max(0.0, e.lid)))), ink, 0, rim=0)
    elif e.lid >= 1:
        lift = 1 if e.lid < 2 else -1
        lid = ribbon(
            [(-21.5, 49), (-15, 49 + 4.6 * lift), (-9, 49 + 4.8 * lift), (-3.5, 50)],
            lambda t: 1.2 + 1.6 * math.sin(PI * t) + (2 if small else 0),
        )
        stage.lay(at(lid), ink, 0.06, rim=0.1)
        if not small and lift > 0:
            for t in (0.12, 0.34, 0.56, 0.78, 0.98):
                arch = (1 - (2 * t - 1) ** 2) * 4.6
                lash = polyline((-20 + 15 * t, 49.5 + arch), (-22.5 + 20 * t, 55.5 + arch))
                stage.lay([stroke(at(lash), 0.03 * s)], ink, 0, rim=0)
    else:
        eye = smooth(
            [(-21, 50.5, 1), (-14, 44 - 1.5 * max(0.0, -e.lid)), (-7, 44.6), (-4.6, 48.6), (-6.2, 53), (-13, 53.6)]
        )
        socket = at(eye)
        stage.cast(at(oval(-13, 47, 11, 8)), darker(shade, 0.2), 0.3, 0.06 * s)
        stage.lay(socket, "#fbf3e2", 0, "smooth", rim=0)
        ix, iy = -8 - 2.5 + e.look[0] * 2.5, 49.2 + e.look[1] * 2
        stage.lay(at(oval(ix, iy, 3.6, 5.0)), f.iris, 0.04, "paint", clip=socket, rim=0.2)
        stage.lay(at(oval(ix + 0.8, iy, 1.8, 2.9)), "#170f1c", 0, clip=socket, rim=0)
        stage.lay(at(circle(ix - 0.6, iy - 2, 1.0)), "#ffffff", 0, clip=socket, rim=0)
        drop = 42.5 + max(0.0, e.lid) * 11
        lid = smooth([(-24, drop + 5), (-14, drop), (-2, drop + 3), (-2, 34, 1), (-24, 34, 1)])
        stage.lay(at(lid), mix(f.skin, shade, 0.4), 0.2, "smooth", clip=socket, rim=0.2)
        line = ribbon(
            [(-23, 51), (-14.5, 43.6 - 1.5 * max(0.0, -e.lid)), (-7, 44), (-3, 48)],
            lambda t: 0.8 + 1.9 * math.sin(PI * min(1.0, 0.1 + t * 0.8)),
        )
        stage.lay(at(line), ink, 0.04, rim=0.1)
    stage.lay(at(brow), darker(f.hair, 0.1), 0.14 if not small else 0.04, "paint", rim=0.3)
    if e.tear:
        for k in range(min(e.tear, 2)):
            x, y = -11 - 2 * k, 64 + 13 * k
            stage.lay(
                at(smooth([(x, y - 8, 1), (x + 3.4, y + 1), (x, y + 4.4), (x - 3.4, y + 1)])),
                "#a9d6ea",
                0.25,
                "smooth",
                rim=0.8,
            )


# ---- from behind and from above --------------------------------------------------------------------------------------


def back(stage: Stage, place: Place, face: Face | None = None, depth: float = 0.6) -> Path:
    """A head from behind: neck, ears, hair. Styles as in front."""
    f = face or Face()
    grain = min(1.0, place.size / 150)
    shade = f.shade or mix(f.skin, "#6a2a3a", 0.26)
    throat = smooth([(-0.36, 0.4), (0.36, 0.4), (0.38, 1.1), (0.6, 1.5, 1), (-0.6, 1.5, 1), (-0.38, 1.1)])
    stage.lay(place(throat), shade, depth * 0.5, "card", texture=grain)
    for side in (-1, 1):
        stage.lay(place(oval(0.8 * side, 0.05, 0.13, 0.2)), f.skin, depth * 0.4, "card", texture=grain)
    skull = smooth(mirrored(OUTLINES["oval"]))
    outline = place(skull)
    bare = f.style in ("bald", "none")
    stage.lay(outline, f.skin if bare else darker(f.hair, 0.2), depth, "paint" if not bare else "card", texture=grain)
    dark = darker(f.hair, 0.3)
    if f.style == "bald":
        stage.lay(
            place(smooth(mirrored([(0, 0.0), (0.5, -0.1), (0.8, -0.3), (0.8, 0.3), (0.5, 0.75), (0, 0.8)]))),
            f.hair,
            0.3,
            "paint",
        )
    elif f.style in ("headscarf", "hood"):
        veil: list[Point] = [(0, -1.28), (0.7, -1.08), (1.0, -0.3), (0.92, 0.6), (0.7, 1.1), (0.95, 1.7, 1), (0, 1.9)]
        stage.lay(place(smooth(mirrored(veil))), f.cloth, 0.6, "paint", streak=(PI / 2, 0.12))
        stage.lay(
            place(smooth([(-0.45, 0.9, 1), (0, 1.0), (0.45, 0.9, 1), (0, 1.75, 1)])), darker(f.cloth, 0.2), 0.3, "paint"
        )
    elif f.style == "turban":
        whole = place(
            smooth(mirrored([(0, -1.5), (0.62, -1.38), (0.98, -0.95), (0.92, -0.4), (0.6, -0.2), (0, -0.15)]))
        )
        stage.lay(whole, f.cloth, 0.6, "paint")
        for i in range(4):
            band = ribbon(
                [(-1.2, -0.4 - 0.25 * i + 0.2 * (i % 2)), (0, -0.3 - 0.28 * i), (1.2, -0.2 - 0.25 * i - 0.2 * (i % 2))],
                lambda t: 0.22,
            )
            stage.lay(place(band), darker(f.cloth, 0.08 * i), 0.25, "paint", clip=whole)
    elif not bare:
        behind, _ = FRONT_HAIR[f.style]()
        if behind is not None:
            stage.lay(place(behind), f.hair, 0.5, "paint", streak=(PI / 2, 0.17))
        if f.style == "bun":
            stage.lay(place(circle(0, -0.95, 0.42)), dark, 0.5, "paint")
            stage.lay([stroke(place(circle(0, -0.95, 0.24)), 0.05 * place.size)], f.hair, 0.1)
        elif f.style in ("short", "parted", "curls", "tufts"):
            nape = smooth(mirrored([(0, -1.1), (0.6, -0.95), (0.8, -0.4), (0.72, 0.2), (0.42, 0.72), (0, 0.8)]))
            stage.lay(place(nape), f.hair, 0.3, "paint", streak=(PI / 2, 0.17))
    return outline


def from_above(
    stage: Stage, place: Place, face: Face | None = None, shoulders: str | None = "#35486a", depth: float = 0.5
) -> None:
    """A head seen from straight above, looking towards local +y (down the card). Unit: the head's radius is 0.8."""
    f = face or Face()
    grain = min(1.0, place.size / 150)
    if shoulders:
        body = smooth(
            [
                (-1.75, 0.05),
                (-1.5, -0.5),
                (-0.6, -0.62),
                (0.6, -0.62),
                (1.5, -0.5),
                (1.75, 0.05),
                (1.45, 0.5),
                (0.5, 0.5),
                (-0.5, 0.5),
                (-1.45, 0.5),
            ]
        )
        stage.lay(place(body), shoulders, depth, "paint")
        stage.lay(place(oval(0, 0, 0.62, 0.4)), darker(shoulders, 0.3), 0.15, "paint")
    stage.lay(place(smooth([(-0.2, 0.6), (0, 1.02), (0.2, 0.6)])), f.skin, depth * 0.5, texture=grain)
    for side in (-1, 1):
        stage.lay(place(oval(side * 0.78, 0.08, 0.1, 0.17)), f.skin, depth * 0.5, texture=grain)
    crown = smooth(
        [
            (0, -0.9),
            (0.55, -0.74),
            (0.76, -0.1),
            (0.66, 0.5),
            (0.3, 0.82),
            (0, 0.88),
            (-0.3, 0.82),
            (-0.66, 0.5),
            (-0.76, -0.1),
            (-0.55, -0.74),
        ]
    )
    stage.lay(place(crown), f.skin, depth, "card", texture=grain)
    dark = darker(f.hair, 0.25)
    if f.style == "bald":
        fringe = minus(crown, oval(0, 0.14, 0.54, 0.62))
        stage.lay(place(fringe), f.hair, 0.15, "paint")
        return
    if f.style in ("none",):
        return
    if f.style in ("headscarf", "hood", "turban"):
        stage.lay(place(smooth(_scaled(1.12))), f.cloth, 0.3, "paint")
        for i in range(3):
            stage.lay(
                [stroke(place(circle(0, -0.02, 0.62 - 0.2 * i)), 0.1 * place.size)],
                darker(f.cloth, 0.12 * (i + 1)),
                0.12,
                "paint",
            )
        return
    if f.style == "afro":
        stage.lay(
            place(
                _curl_row(
                    [(math.cos(a) * 0.72, math.sin(a) * 0.72 - 0.1) for a in (i / 12 * 2 * PI for i in range(12))]
                    + [(0.0, -0.1)],
                    0.36,
                )
            ),
            f.hair,
            0.35,
            "paint",
        )
        stage.lay(place(circle(0, -0.1, 0.8)), f.hair, 0, "paint")
        return
    hair = minus(smooth(_scaled(1.06)), oval(0, 1.25, 0.85, 0.62))
    stage.lay(place(hair), f.hair, 0.25, "paint", streak=(place.turned(PI / 2), 0.17))
    stage.lay(
        [stroke(place(polyline((0.12, 0.55), (0.06, -0.3))), 0.04 * place.size)], mix(f.skin, dark, 0.4), 0, rim=0
    )
    if f.style == "bun":
        stage.lay(place(circle(0, -0.5, 0.4)), dark, 0.5, "paint")
        stage.lay([stroke(place(circle(0, -0.5, 0.22)), 0.06 * place.size)], f.hair, 0.1)
    elif f.style in ("long", "bob", "ponytail"):
        stage.lay(
            place(smooth([(-0.3, -0.6), (0.3, -0.6), (0.4, -1.3), (0, -1.6), (-0.4, -1.3)])),
            dark,
            0.3,
            "paint",
            streak=(PI / 2, 0.17),
        )
    elif f.style == "braids":
        for side in (-1, 1):
            stage.lay(
                [place(oval(side * (0.62 + 0.16 * j), -0.45 - 0.2 * j, 0.2 - 0.02 * j, 0.17)) for j in range(4)],
                dark,
                0.3,
                "paint",
            )


def _scaled(k: float) -> list[Point]:
    return [
        (p[0] * k, p[1] * k)
        for p in (
            (0.0, -0.9),
            (0.55, -0.74),
            (0.76, -0.1),
            (0.66, 0.5),
            (0.3, 0.82),
            (0.0, 0.88),
            (-0.3, 0.82),
            (-0.66, 0.5),
            (-0.76, -0.1),
            (-0.55, -0.74),
        )
    ]


def eye(
    stage: Stage,
    place: Place,
    iris: str = "#2d5e6e",
    lid: float = 0.15,
    look: tuple[float, float] = (0.0, 0.0),
    skin: str = "#e7b48c",
    depth: float = 0.8,
    inside: Callable[[Place], None] | None = None,
) -> Path:
    """One large eye, for close-ups, 2 wide. inside(place of the pupil, size = its radius) draws what is in the pupil.
    Returns the almond's outline."""
    s = place.size
    shade = mix(skin, "#6a2a3a", 0.3)
    almond = smooth(
        [(-1, 0.08, 1), (-0.45, -0.42), (0.2, -0.5), (0.78, -0.2), (1.02, 0.14, 1), (0.5, 0.42), (-0.3, 0.42)]
    )
    socket = place(almond)
    for i, k in enumerate((1.5, 1.32, 1.16)):
        stage.lay(
            place(Place(0, -0.02, k)(almond)),
            mix(skin, shade, 0.5 + 0.2 * i),
            depth * 0.35,
            "paint",
            streak=(0.1, 0.08),
        )
    stage.lay(socket, "#f3e8d6", 0, "wash", rim=0, gradient=("r", place.x, place.y, s * 1.1, "#c9a89a"))
    ix, iy = look[0] * 0.4, -0.02 + look[1] * 0.2
    spot = place.at(ix, iy)
    for radius, colour in ((0.47, darker(iris, 0.55)), (0.43, iris), (0.33, lighter(iris, 0.18)), (0.26, iris)):
        stage.lay(spot(circle(0, 0, radius)), colour, 0.15, "paint", clip=socket)
    rays = [
        spot(
            ribbon(
                [(math.cos(a) * 0.24, math.sin(a) * 0.24), (math.cos(a) * 0.41, math.sin(a) * 0.41)],
                lambda t: 0.024 * (1 - t),
            )
        )
        for a in (i / 34 * 2 * PI for i in range(34))
    ]
    stage.lay(rays, lighter(iris, 0.4), 0, clip=socket, rim=0, alpha=0.7)
    stage.lay(spot(circle(0, 0, 0.215)), "#120c18", 0, "velvet", clip=socket, rim=0.2)
    if inside:
        inside(Place(*place.point(ix, iy), s * 0.215))
    stage.lay(
        [spot(circle(-0.15, -0.17, 0.075)), spot(circle(0.14, 0.12, 0.035))],
        "#ffffff",
        0.05,
        "smooth",
        clip=socket,
        rim=0,
    )
    drop = -0.52 + lid * 0.9
    cover = smooth(
        [
            (-1.3, drop + 0.5),
            (-0.5, drop + 0.06),
            (0.2, drop),
            (0.8, drop + 0.25),
            (1.3, drop + 0.6),
            (1.3, -1, 1),
            (-1.3, -1, 1),
        ]
    )
    stage.lay(place(cover), shade, 0.8, "paint", clip=socket, streak=(0.1, 0.1))
    edge: list[Point] = [(-1.06, 0.12), (-0.45, -0.44), (0.2, -0.52), (0.8, -0.2), (1.12, 0.2)]
    stage.lay(
        place(ribbon(edge, lambda t: 0.03 + 0.075 * math.sin(PI * min(1.0, 0.15 + 0.75 * t)))), "#241521", 0.25, "paint"
    )
    for i in range(9):
        t = i / 8
        x = -0.72 + 1.6 * t
        y = -0.36 - 0.2 * math.sin(PI * (0.25 + 0.6 * t)) + 0.28 * max(0.0, t - 0.55)
        lean = -0.9 + 1.7 * t
        lash = [(x, y), (x + lean * 0.1, y - 0.13), (x + lean * 0.26, y - 0.24)]
        stage.lay(place(ribbon(lash, lambda t: 0.05 * (1 - t) + 0.008)), "#241521", 0.3, "card")
    return socket


def mouth(
    stage: Stage,
    place: Place,
    colour: str = "#b8323a",
    open_: float = 0.3,
    smile: float = 0.0,
    teeth: bool = True,
    depth: float = 0.5,
) -> Path:
    """One large mouth, 2 wide. Returns the opening between the lips (empty of teeth below it: draw inside after)."""
    u = -smile * 0.35
    gap = 0.62 * open_
    hole = smooth([(-0.86, u, 1), (-0.35, -0.06), (0, -0.02), (0.35, -0.06), (0.86, u, 1), (0.4, gap), (-0.4, gap)])
    inner = place(hole)
    if open_ > 0.03:
        stage.lay(inner, "#2a0a18", 0, "velvet", rim=0)
        if teeth:
            row = [
                place(
                    box(
                        -0.62 + 0.155 * i,
                        -0.2,
                        -0.475 + 0.155 * i,
                        0.13 * min(1.0, 0.4 + open_) - 0.1 * abs(i - 3.5) / 4,
                        0.05,
                    )
                )
                for i in range(8)
            ]
            stage.lay(row, "#f8efdc", 0.2, "smooth", clip=inner)
        stage.lay(place(oval(0, gap * 0.95, 0.5, gap * 0.45)), mix(colour, "#e0707a", 0.5), 0.3, "wash", clip=inner)
    upper = smooth(
        [
            (-1, u, 1),
            (-0.5, -0.26 + u * 0.3),
            (-0.16, -0.36),
            (0, -0.29),
            (0.16, -0.36),
            (0.5, -0.26 + u * 0.3),
            (1, u, 1),
            (0.35, -0.04),
            (0, 0.0),
            (-0.35, -0.04),
        ]
    )
    lower = smooth(
        [
            (-0.92, u + 0.01, 1),
            (-0.4, gap),
            (0, gap + 0.01),
            (0.4, gap),
            (0.92, u + 0.01, 1),
            (0.5, gap + 0.26),
            (0, gap + 0.36),
            (-0.5, gap + 0.26),
        ]
    )
    stage.lay(
        place(lower),
        lighter(colour, 0.08),
        depth,
        "paint",
        streak=(PI / 2, 0.1),
        puff=0.05 * place.size,
        puff_strength=0.3,
    )
    stage.lay(
        place(upper),
        colour,
        depth,
        "paint",
        streak=(PI / 2, 0.1),
        gradient=place.gradient(0, -0.4, 0, 0.1, darker(colour, 0.25)),
    )
    stage.lay(
        place(ribbon([(-0.3, gap + 0.2), (0, gap + 0.24), (0.22, gap + 0.21)], lambda t: 0.06 * math.sin(PI * t))),
        lighter(colour, 0.5),
        0,
        "smooth",
        rim=0,
        alpha=0.7,
    )
    return inner
