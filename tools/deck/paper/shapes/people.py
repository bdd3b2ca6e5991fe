"""Whole people: from the side in motion, front, back, from above; garments of many places. Unit: a person's height is
1, the feet are at the origin. `Place(x, y, 240)` is a person 240 high standing at (x, y)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from ..colour import darker, lighter, mix
from ..path import PI, Path, Place, Point, circle, limb, oval, polygon, ribbon, smooth, tapered, union
from ..stage import Stage, stroke
from . import heads
from .cloth import pattern as marks
from .heads import Expression, Face

Spots = dict[str, tuple[float, float]]


@dataclass(frozen=True)
class Person:
    skin: str = "#d99f76"
    hair: str = "#2a2233"
    style: str = "short"
    """hair: see heads (front view); from the side: short, bun, long, bob, afro, bald, braid, headscarf, turban"""
    garment: str = "coat"
    """coat, dress, robe, trousers, tunic, poncho, kimono, sari"""
    colour: str = "#c8392f"
    second: str = "#2b2233"
    """legs, trousers, lower garment"""
    trim: str | None = None
    """hem band, sash, collar"""
    print: str | None = None
    """a pattern on the garment: dots, stripes, leaves, checks, diamonds, stars, waves, …"""
    print_colour: str | None = None
    shoes: str = "#241d2b"
    hat: str | None = None
    """straw, beret, bowler, fez, cone, crown, cap, bonnet; its colour is hat_colour"""
    hat_colour: str = "#c8a25a"
    cloth: str = "#c8392f"
    """of headscarf and turban"""
    age: str = "adult"
    """child, adult or old (bent, white-haired if you say so)"""
    build: float = 1.0
    face: Face | None = None
    """front view only: everything heads.front can do"""

    def but(self, **changes: object) -> Person:
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Pose:
    """Angles in radians from straight down, forward positive. A limb is (upper, bend of the lower part): legs bend back
    when positive, arms bend forward when negative."""

    lean: float = 0.0
    head: float = 0.0
    near_arm: tuple[float, float] = (0.12, 0.1)
    far_arm: tuple[float, float] = (-0.12, 0.05)
    near_leg: tuple[float, float] = (0.04, 0.0)
    far_leg: tuple[float, float] = (-0.05, 0.0)
    lift: float = 0.0
    """off the ground"""

    def but(self, **changes: object) -> Pose:
        return replace(self, **changes)  # type: ignore[arg-type]


POSES = {
    "stand": Pose(),
    "walk": Pose(0.08, 0, (-0.55, -0.35), (0.5, -0.5), (0.45, 0.05), (-0.38, 0.4)),
    "run": Pose(0.3, 0.1, (-0.9, -1.4), (1.0, -1.4), (1.0, 0.7), (-0.55, 1.2)),
    "reach": Pose(0.12, -0.35, (2.5, -0.2), (2.1, -0.2), (0.12, 0), (-0.25, 0.05)),
    "sit": Pose(0.12, 0.15, (0.5, -0.7), (0.4, -0.8), (1.45, 1.4), (1.3, 1.3)),
    "kneel": Pose(0.1, 0.3, (0.7, -0.6), (0.6, -0.7), (1.2, 1.25), (-0.1, 1.5)),
    "bow": Pose(0.95, 0.4, (0.9, -0.2), (0.8, -0.2), (0.02, 0), (-0.04, 0)),
    "carry": Pose(-0.06, 0.05, (0.9, -0.95), (0.85, -0.9), (0.35, 0.05), (-0.3, 0.3)),
    "push": Pose(0.5, 0.0, (1.3, -0.1), (1.2, -0.15), (0.5, 0.5), (-0.6, 0.1)),
    "pull": Pose(-0.35, 0.1, (1.3, -0.1), (1.35, -0.1), (0.5, 0.1), (0.1, 0.3)),
    "dance": Pose(-0.1, 0.2, (2.6, -0.5), (-1.9, -0.5), (0.1, 0.0), (-0.9, 1.1), 0.02),
    "leap": Pose(0.15, -0.2, (2.2, -0.3), (-1.6, -0.3), (1.25, 0.3), (-1.1, 0.5), 0.16),
    "crouch": Pose(0.5, 0.1, (0.6, -0.9), (0.5, -0.9), (1.5, 2.1), (1.2, 2.2)),
    "cower": Pose(0.7, 0.7, (1.9, -1.7), (1.8, -1.7), (1.5, 2.2), (1.3, 2.2)),
    "point": Pose(0.0, 0, (1.55, 0.0), (-0.1, 0.1), (0.05, 0), (-0.08, 0)),
    "think": Pose(0.1, 0.25, (0.5, -2.1), (0.4, -0.9), (0.04, 0), (-0.05, 0)),
    "fall": Pose(0.9, -0.3, (2.6, -0.4), (1.8, 0.2), (0.6, 0.8), (-0.2, 0.4), 0.2),
    "old": Pose(0.38, -0.25, (0.55, -0.35), (0.1, -0.3), (0.2, 0.15), (-0.12, 0.1)),
}


def side(
    stage: Stage,
    place: Place,
    person: Person | None = None,
    pose: Pose | str = "walk",
    depth: float = 0.4,
    held: Callable[[Spots], None] | None = None,
) -> Spots:
    """A person from the side, facing right (`flip`: left). held(spots) draws between the far and the near arm. Returns
    'near' and 'far' hands, 'head', 'neck', 'hip' on the card."""
    p = person or Person()
    q = POSES[pose] if isinstance(pose, str) else pose
    child, old = p.age == "child", p.age == "old"
    if old and pose in ("stand", "walk"):
        q = POSES["old"] if pose == "stand" else replace(q, lean=0.32, head=-0.2)
    head_size = 0.2 if child else 0.142
    leg, torso, arm = (0.40, 0.30, 0.165) if child else (0.46, 0.31, 0.172)
    b = p.build
    big = place.size > 60

    def away(a: float, length: float) -> Point:
        return (math.sin(a) * length, math.cos(a) * length)

    def plus(a: Point, d: Point) -> tuple[float, float]:
        return (a[0] + d[0], a[1] + d[1])

    down = max(math.cos(k[0]) * leg * 0.5 + math.cos(k[0] - k[1]) * leg * 0.5 for k in (q.near_leg, q.far_leg))
    if q.near_leg[1] > 1.2 and q.far_leg[1] > 1.2 and q.near_leg[0] > 1.1:
        down = max(down, 0.12)
    hip = (0.0, -(down + 0.035) - q.lift)
    neck = plus(hip, (math.sin(q.lean) * torso, -math.cos(q.lean) * torso))
    shoulder = plus(neck, (0.0, 0.045))
    spots: Spots = {"hip": place.point(*hip), "neck": place.point(*neck)}

    def draw_leg(angles: tuple[float, float], colour: str, shade: float) -> None:
        knee = plus(hip, away(angles[0], leg / 2))
        ankle = plus(knee, away(angles[0] - angles[1], leg / 2))
        wide = 0.098 * b if p.garment == "trousers" else 0.075 * b
        shape = ribbon(
            [
                hip,
                ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2),
                knee,
                ((knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2),
                ankle,
            ],
            lambda t: wide * (1.15 - 0.5 * t),
            round_start=True,
            round_end=True,
        )
        t = (angles[0] - angles[1]) * 0.6
        at = place.at(ankle[0], ankle[1] + 0.01, 1.0, -t)
        foot = smooth(
            [(-0.035, -0.03), (0.025, -0.03), (0.06, -0.012), (0.1, 0.0), (0.105, 0.025, 1), (-0.035, 0.025, 1)]
        )
        stage.lay(at(foot), darker(p.shoes, shade), depth * 0.8, "smooth")
        stage.lay(place(shape), darker(colour, shade), depth, "paint" if big else "card")

    def draw_arm(angles: tuple[float, float], colour: str, name: str) -> None:
        elbow = plus(shoulder, away(angles[0], arm))
        hand = plus(elbow, away(angles[0] - angles[1], arm))
        a = angles[0] - angles[1]
        spots[name] = place.point(*plus(hand, away(a, 0.03)))
        palm = place.at(hand[0], hand[1], 1.0, -a)
        mitt = union(
            smooth([(-0.02, -0.01), (0.022, -0.01), (0.028, 0.03), (0.014, 0.062), (-0.012, 0.064), (-0.026, 0.03)]),
            limb(0.018, 0.008, 0.012, 0.034, 0.03, 0.009),
        )
        stage.lay(palm(mitt), p.skin, depth * 0.7, "smooth")
        wide = 0.078 * b
        flare = 0.6 if p.garment in ("robe", "kimono") else -0.3
        sleeve = ribbon(
            [
                shoulder,
                ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2),
                elbow,
                ((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2),
                hand,
            ],
            lambda t: wide * (1.0 + flare * t),
            round_start=True,
        )
        outline = place(sleeve)
        stage.lay(outline, colour, depth, "paint")
        if p.trim and big:
            cuff = plus(hand, away(a + PI, 0.012))
            stage.lay(
                place(
                    limb(
                        cuff[0] - math.cos(a) * 0.022,
                        cuff[1] + math.sin(a) * 0.022,
                        0.014,
                        cuff[0] + math.cos(a) * 0.022,
                        cuff[1] - math.sin(a) * 0.022,
                        0.014,
                    )
                ),
                p.trim,
                0.1,
                clip=outline,
            )

    draw_arm(q.far_arm, darker(p.colour, 0.3), "far")
    lower = p.second if p.garment in ("trousers", "coat", "tunic", "poncho") else darker(p.skin, 0.05)
    draw_leg(q.far_leg, lower, 0.22)
    draw_leg(q.near_leg, lower, 0.0)
    hem_share = {
        "coat": 0.42,
        "dress": 0.62,
        "robe": 0.96,
        "trousers": 0.1,
        "tunic": 0.3,
        "poncho": 0.22,
        "kimono": 0.94,
        "sari": 0.95,
    }[p.garment]
    hem = hem_share * leg
    forward, backward = max(q.near_leg[0], q.far_leg[0]) * 0.75, min(q.near_leg[0], q.far_leg[0]) * 0.75
    flare = {
        "coat": 0.05,
        "dress": 0.1,
        "robe": 0.06,
        "trousers": 0.0,
        "tunic": 0.03,
        "poncho": 0.12,
        "kimono": 0.03,
        "sari": 0.05,
    }[p.garment]
    seated = q.near_leg[0] > 1.0 and q.far_leg[0] > 1.0
    front_hem = plus(hip, (math.sin(forward) * hem + 0.085 * b + flare, math.cos(forward) * hem))
    back_hem = plus(hip, (math.sin(backward) * hem - 0.085 * b - flare, math.cos(backward) * hem))
    if seated:
        front_hem = plus(hip, (math.sin(forward) * hem, math.cos(forward) * hem + 0.06))
        back_hem = plus(hip, (-0.085 * b, 0.07))
    c, s = math.cos(q.lean), math.sin(q.lean)

    def along(x: float, y: float) -> tuple[float, float]:  # from the neck down the leaning torso
        return (neck[0] + x * c - y * s, neck[1] + x * s + y * c)

    body: list[Point] = [
        along(-0.042, 0.0),
        along(0.036, 0.0),
        along(0.07 * b, 0.06),
        along(0.074 * b, torso * 0.6),
        plus(hip, (0.082 * b, -0.02)),
        (*front_hem, 1),
        ((front_hem[0] + back_hem[0]) / 2, (front_hem[1] + back_hem[1]) / 2 + 0.016),
        (*back_hem, 1),
        plus(hip, (-0.084 * b, -0.02)),
        along(-0.078 * b, torso * 0.55),
        along(-0.078 * b, 0.06),
    ]
    outline = place(smooth(body))
    stage.lay(
        outline,
        p.colour,
        depth,
        "paint",
        streak=(place.turned(PI / 2 - q.lean), 0.13),
        gradient=place.gradient(neck[0] + 0.1, neck[1], back_hem[0] - 0.05, back_hem[1], darker(p.colour, 0.22)),
    )
    _prints(stage, place, p, outline)
    if p.trim:
        wide = 0.03
        stage.lay(
            place(
                ribbon(
                    [front_hem, ((front_hem[0] + back_hem[0]) / 2, (front_hem[1] + back_hem[1]) / 2 + 0.016), back_hem],
                    lambda t: wide * 1.6,
                )
            ),
            p.trim,
            0.08,
            "paint",
            clip=outline,
        )
    if p.garment in ("kimono", "sari") and p.trim:
        stage.lay(
            place(
                polygon(
                    [
                        along(-0.1, torso * 0.62),
                        along(0.1, torso * 0.6),
                        along(0.1, torso * 0.84),
                        along(-0.1, torso * 0.86),
                    ]
                )
            ),
            p.trim,
            0.12,
            "paint",
            clip=outline,
        )
    turn = q.lean + q.head
    centre = plus(neck, (math.sin(turn) * head_size * 0.62, -math.cos(turn) * head_size * 0.62))
    stage.lay(place(limb(*neck, 0.027, *centre, 0.027)), darker(p.skin, 0.12), depth * 0.5, "smooth")
    at = place.at(centre[0], centre[1], head_size, turn)
    _side_head(stage, at, p, depth)
    spots["head"] = place.point(*centre)
    if held:
        elbow = plus(shoulder, away(q.near_arm[0], arm))
        hand = plus(elbow, away(q.near_arm[0] - q.near_arm[1], arm))
        spots["near"] = place.point(*plus(hand, away(q.near_arm[0] - q.near_arm[1], 0.03)))
        held(spots)
    draw_arm(q.near_arm, p.colour, "near")
    return spots


def _side_head(stage: Stage, at: Place, p: Person, depth: float) -> None:
    """A small head facing right, 1 high: simple enough for 20 px, with nose, eye and hair."""
    skull = smooth(
        [
            (0.0, -0.5),
            (0.3, -0.4),
            (0.4, -0.14),
            (0.41, -0.02),
            (0.52, 0.11),
            (0.42, 0.17),
            (0.41, 0.27),
            (0.33, 0.42),
            (0.1, 0.52),
            (-0.28, 0.4),
            (-0.44, 0.0),
            (-0.32, -0.36),
        ]
    )
    stage.lay(at(skull), p.skin, depth, "smooth")
    if at.size > 16:
        stage.lay(at(oval(0.24, -0.02, 0.035, 0.055)), "#2a1c2c", 0, rim=0)
        stage.lay(
            at(ribbon([(0.14, -0.14), (0.24, -0.17), (0.34, -0.13)], lambda t: 0.045)), darker(p.hair, 0.1), 0, rim=0
        )
        stage.lay(
            at(ribbon([(0.41, 0.27), (0.34, 0.28), (0.26, 0.26)], lambda t: 0.04)),
            mix(p.skin, "#a8283a", 0.6),
            0,
            rim=0,
        )
        stage.cast(at(circle(0.16, 0.2, 0.09)), mix(p.skin, "#d8402f", 0.55), 0.4, 0.05 * at.size)
    if p.style not in ("headscarf", "turban", "bald"):
        cap: list[Point] = [(0.4, -0.26, 1), (0.24, -0.56), (-0.16, -0.62), (-0.52, -0.3), (-0.54, 0.18)]
        ends: dict[str, list[Point]] = {
            "long": [(-0.64, 0.7), (-0.6, 1.1, 1), (-0.22, 1.0), (-0.14, 0.4), (-0.1, -0.08), (0.14, -0.2)],
            "bob": [(-0.56, 0.46, 1), (-0.1, 0.46, 1), (-0.06, 0.0), (0.16, -0.18)],
            "fringe": [(-0.56, 0.46, 1), (-0.1, 0.44, 1), (-0.06, 0.0), (0.3, -0.14)],
        }
        shape = smooth(cap + ends.get(p.style, [(-0.36, 0.46, 1), (-0.2, 0.2), (-0.12, -0.1), (0.14, -0.2)]))
        extra: list[Path] = []
        if p.style == "bun":
            extra = [circle(-0.58, -0.42, 0.2)]
        elif p.style in ("braid", "braids"):
            extra = [oval(-0.52 - 0.03 * j, 0.3 + 0.2 * j, 0.12, 0.12) for j in range(5)]
        elif p.style in ("afro", "curls"):
            extra = [
                circle(-0.1 + math.cos(a) * 0.46, -0.2 + math.sin(a) * 0.44, 0.2)
                for a in (PI * 0.66 + i * 0.44 for i in range(9))
            ]
        stage.lay(at(union(shape, *extra)), p.hair, depth * 0.6, "paint", streak=(at.turned(0.8), 0.17))
    elif p.style == "bald":
        stage.lay(
            at(smooth([(-0.46, -0.06), (-0.5, 0.2), (-0.3, 0.44), (-0.16, 0.3), (-0.14, 0.02)])),
            p.hair,
            depth * 0.4,
            "paint",
        )
    elif p.style == "headscarf":
        stage.lay(
            at(
                smooth(
                    [
                        (0.34, -0.34),
                        (0.1, -0.62),
                        (-0.36, -0.52),
                        (-0.6, 0.0),
                        (-0.56, 0.5),
                        (-0.66, 0.86, 1),
                        (0.2, 0.76, 1),
                        (0.06, 0.44),
                        (0.02, 0.1),
                        (0.14, -0.18),
                    ]
                )
            ),
            p.cloth,
            depth * 0.7,
            "paint",
        )
    elif p.style == "turban":
        stage.lay(
            at(smooth([(0.5, -0.22), (0.4, -0.6), (-0.05, -0.8), (-0.52, -0.6), (-0.56, -0.14), (-0.1, -0.16)])),
            p.cloth,
            depth * 0.7,
            "paint",
        )
        stage.lay(
            [
                stroke(
                    at(
                        smooth([(0.48, -0.3 - 0.13 * i), (0, -0.34 - 0.14 * i), (-0.52, -0.2 - 0.13 * i)], closed=False)
                    ),
                    0.03 * at.size,
                )
                for i in range(3)
            ],
            darker(p.cloth, 0.3),
            0,
            rim=0,
        )
    _hat(stage, at, p, depth)


def _hat(stage: Stage, at: Place, p: Person, depth: float) -> None:
    """Hats sit on a head 1 high, from any side."""
    if not p.hat:
        return
    colour, d = p.hat_colour, depth * 0.8
    if p.hat == "straw":
        stage.lay(at(smooth([(-0.36, -0.3, 1), (-0.26, -0.78), (0.26, -0.78), (0.36, -0.3, 1)])), colour, d, "kraft")
        stage.lay(at(oval(0, -0.3, 0.86, 0.12)), lighter(colour, 0.12), d, "kraft")
        stage.lay(at(ribbon([(-0.35, -0.42), (0, -0.4), (0.35, -0.42)], lambda t: 0.11)), p.trim or "#b8322c", 0.1)
    elif p.hat == "beret":
        stage.lay(
            at(
                union(
                    smooth([(-0.5, -0.34), (-0.56, -0.6), (0.0, -0.78), (0.5, -0.62), (0.4, -0.34), (0, -0.3)]),
                    limb(0, -0.76, 0.02, 0.04, -0.86, 0.02),
                )
            ),
            colour,
            d,
            "wash",
        )
    elif p.hat == "bowler":
        stage.lay(
            at(
                union(
                    smooth([(-0.38, -0.3, 1), (-0.38, -0.62), (0, -0.86), (0.38, -0.62), (0.38, -0.3, 1)]),
                    limb(-0.6, -0.3, 0.06, 0.6, -0.3, 0.06),
                )
            ),
            colour,
            d,
            "velvet",
        )
    elif p.hat == "fez":
        stage.lay(at(polygon([(-0.3, -0.36), (-0.22, -0.86), (0.22, -0.86), (0.3, -0.36)])), colour, d, "velvet")
        stage.lay(
            [stroke(at(smooth([(0, -0.86), (-0.26, -0.8), (-0.34, -0.5)], closed=False)), 0.05 * at.size)],
            "#241d2b",
            0.2,
        )
    elif p.hat == "cone":
        stage.lay(
            at(smooth([(-0.86, -0.2, 1), (-0.3, -0.5), (0, -0.82, 1), (0.3, -0.5), (0.86, -0.2, 1), (0, -0.14)])),
            colour,
            d,
            "kraft",
            streak=(PI / 2, 0.16),
        )
    elif p.hat == "crown":
        stage.lay(
            at(
                polygon(
                    [
                        (-0.42, -0.32),
                        (-0.5, -0.78),
                        (-0.22, -0.56),
                        (0, -0.88),
                        (0.22, -0.56),
                        (0.5, -0.78),
                        (0.42, -0.32),
                    ]
                )
            ),
            colour,
            d,
            "foil",
        )
    elif p.hat == "cap":
        stage.lay(
            at(
                union(
                    smooth([(-0.46, -0.26, 1), (-0.42, -0.62), (0.04, -0.74), (0.4, -0.5), (0.44, -0.26, 1)]),
                    limb(0.2, -0.26, 0.06, 0.74, -0.22, 0.035),
                )
            ),
            colour,
            d,
            "wash",
        )
    elif p.hat == "bonnet":
        stage.lay(
            at(
                union(
                    smooth(
                        [
                            (0.42, -0.2, 1),
                            (0.4, -0.56),
                            (0, -0.76),
                            (-0.46, -0.5),
                            (-0.5, 0.0),
                            (-0.3, 0.2, 1),
                            (-0.1, -0.16),
                        ]
                    ),
                    circle(-0.1, -0.84, 0.15),
                )
            ),
            colour,
            d,
            "wash",
        )


def _prints(stage: Stage, place: Place, p: Person, outline: Path) -> None:
    if not p.print:
        return
    b = outline.getBounds()
    step = place.size * 0.055
    tint = p.print_colour or lighter(p.colour, 0.45)
    size = 0.4 if p.print == "stripes" else 0.22
    stage.lay(
        marks(p.print, b.left(), b.top(), b.right(), b.bottom(), step, size), tint, 0.03, "card", clip=outline, rim=0.2
    )


@dataclass(frozen=True)
class Stance:
    """For people seen from the front or back. Arms: (angle outwards from straight down, bend at the elbow: positive
    outwards and up, negative inwards)."""

    left: tuple[float, float] = (0.18, -0.1)
    right: tuple[float, float] = (0.18, -0.1)
    legs: float = 0.05
    """how far apart"""
    tilt: float = 0.0
    """of the head"""
    lean: float = 0.0
    step: float = 0.0
    """one foot before the other: walking towards or away"""


STANCES = {
    "stand": Stance(),
    "arms_up": Stance((2.5, 0.2), (2.5, 0.2), 0.07),
    "open": Stance((1.35, 0.15), (1.35, 0.15), 0.08),
    "hips": Stance((0.75, -1.75), (0.75, -1.75), 0.09),
    "heart": Stance((0.4, -2.1), (0.4, -2.1), 0.04),
    "wave": Stance((0.18, -0.1), (2.1, 0.6), 0.06),
    "shrug": Stance((0.6, 1.0), (0.6, 1.0), 0.06, 0.12),
    "walk": Stance((0.22, -0.15), (0.22, -0.15), 0.05, 0, 0, 0.05),
    "hold_out": Stance((1.5, 0.0), (0.2, -0.1), 0.06),
    "cover": Stance((0.5, -2.6), (0.5, -2.6), 0.04),
}


def front(
    stage: Stage,
    place: Place,
    person: Person | None = None,
    stance: Stance | str = "stand",
    expression: Expression | str = "calm",
    depth: float = 0.45,
    turn: float = 0.0,
) -> Spots:
    """A person towards us. Returns 'left' and 'right' hands (of the picture), 'head', 'chest'."""
    return _facing(
        stage,
        place,
        person or Person(),
        STANCES[stance] if isinstance(stance, str) else stance,
        expression,
        depth,
        turn,
        False,
    )


def back(
    stage: Stage, place: Place, person: Person | None = None, stance: Stance | str = "stand", depth: float = 0.45
) -> Spots:
    """A person from behind."""
    return _facing(
        stage,
        place,
        person or Person(),
        STANCES[stance] if isinstance(stance, str) else stance,
        "calm",
        depth,
        0.0,
        True,
    )


def _facing(
    stage: Stage,
    place: Place,
    p: Person,
    q: Stance,
    expression: Expression | str,
    depth: float,
    turn: float,
    behind: bool,
) -> Spots:
    child = p.age == "child"
    head = 0.105 if child else 0.075
    b = p.build
    hip_y = -0.40 if child else -0.47
    neck_y = -0.70 if child else -0.80
    wide = (0.115 if child else 0.125) * b
    spots: Spots = {}
    big = place.size > 60
    bare = p.garment in ("dress", "sari")
    for i, sign in enumerate((-1, 1)):
        x0, x1 = sign * 0.05 * b, sign * (0.055 * b + q.legs * 0.6)
        rise = q.step if i == 0 else 0.0
        leg_wide = (0.1 if p.garment == "trousers" else 0.07) * b
        shape = ribbon(
            [(x0, hip_y), ((x0 + x1) / 2, hip_y / 2), (x1, -0.03 - rise)],
            tapered(leg_wide * 1.1, leg_wide * 0.75),
            round_end=True,
        )
        toe = sign * 0.02 if not behind else 0.0
        shoe = smooth(
            [
                (x1 - 0.035, -0.035 - rise),
                (x1 + 0.035, -0.035 - rise),
                (x1 + 0.042 + toe, 0.0 - rise),
                (x1, 0.012 - rise),
                (x1 - 0.042 + toe, 0.0 - rise),
            ]
        )
        stage.lay(place(shoe), p.shoes, depth * 0.7, "smooth")
        stage.lay(place(shape), darker(p.skin, 0.06) if bare else p.second, depth * 0.8, "paint" if big else "card")
    hem_y = {
        "coat": -0.27,
        "dress": -0.2,
        "robe": -0.03,
        "trousers": -0.42,
        "tunic": -0.34,
        "poncho": -0.4,
        "kimono": -0.04,
        "sari": -0.04,
    }[p.garment]
    hem_w = {
        "coat": 0.19,
        "dress": 0.23,
        "robe": 0.2,
        "trousers": 0.125,
        "tunic": 0.16,
        "poncho": 0.27,
        "kimono": 0.16,
        "sari": 0.18,
    }[p.garment] * b
    waist = wide * (0.8 if p.garment in ("dress", "sari", "kimono") else 0.95)

    def arm(sign: int, angles: tuple[float, float], name: str) -> None:
        sx, sy = sign * wide * 0.86, neck_y + 0.045
        length = 0.15 if child else 0.165
        a = angles[0]
        elbow = (sx + sign * math.sin(a) * length, sy + math.cos(a) * length)
        c = a + angles[1]
        hand = (elbow[0] + sign * math.sin(c) * length, elbow[1] + math.cos(c) * length)
        tip = (hand[0] + sign * math.sin(c) * 0.03, hand[1] + math.cos(c) * 0.03)
        spots[name] = place.point(*tip)
        palm = place.at(hand[0], hand[1], 1.0, -c * sign)
        thumb = -sign if not behind else sign
        mitt = union(
            smooth([(-0.022, -0.01), (0.022, -0.01), (0.028, 0.03), (0.014, 0.062), (-0.014, 0.062), (-0.028, 0.03)]),
            limb(0.018 * thumb, 0.008, 0.012, 0.036 * thumb, 0.03, 0.009),
        )
        stage.lay(palm(mitt), p.skin, depth * 0.6, "smooth")
        flare = 1.0 if p.garment in ("robe", "kimono") else -0.25
        sleeve = ribbon(
            [
                (sx, sy),
                ((sx + elbow[0]) / 2, (sy + elbow[1]) / 2),
                elbow,
                ((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2),
                hand,
            ],
            lambda t: 0.078 * b * (1 + flare * t),
            round_start=True,
        )
        outline = place(sleeve)
        stage.lay(outline, mix(p.colour, darker(p.colour, 0.35), 0.35 if sign > 0 else 0.1), depth * 0.8, "paint")
        if p.trim and big:
            stage.lay(place(circle(*hand, 0.035)), p.trim, 0.06, clip=outline)

    raised = {-1: q.left[0] > 1.0 or q.left[1] < -1.0, 1: q.right[0] > 1.0 or q.right[1] < -1.0}
    for sign, angles, name in ((-1, q.left, "left"), (1, q.right, "right")):
        if not raised[sign]:
            arm(sign, angles, name)
    body: list[Point] = [
        (-0.035, neck_y),
        (0.035, neck_y),
        (wide * 0.8, neck_y + 0.025),
        (wide, neck_y + 0.09),
        (waist, hip_y - 0.12),
        (wide * 0.98, hip_y),
        (hem_w, hem_y, 1),
        (hem_w * 0.4, hem_y + 0.016),
        (-hem_w * 0.4, hem_y + 0.014),
        (-hem_w, hem_y, 1),
        (-wide * 0.98, hip_y),
        (-waist, hip_y - 0.12),
        (-wide, neck_y + 0.09),
        (-wide * 0.8, neck_y + 0.025),
    ]
    if p.garment == "poncho":
        body = [
            (-0.035, neck_y),
            (0.035, neck_y),
            (wide, neck_y + 0.06),
            (hem_w, hem_y + 0.02, 1),
            (0, hem_y + 0.09, 1),
            (-hem_w, hem_y + 0.02, 1),
            (-wide, neck_y + 0.06),
        ]
    outline = place(smooth(body))
    stage.lay(
        outline,
        p.colour,
        depth,
        "paint",
        streak=(PI / 2, 0.1),
        gradient=place.gradient(-wide * 0.4, neck_y, wide * 1.6, hem_y, darker(p.colour, 0.28)),
    )
    _prints(stage, place, p, outline)
    if p.trim:
        if p.garment == "poncho":
            for k in (0.0, 0.05):
                stage.lay(
                    [
                        stroke(place(polygon([(-hem_w, hem_y + 0.0 - k), (0, hem_y + 0.07 - k)])), 0.018 * place.size),
                        stroke(place(polygon([(hem_w, hem_y - k), (0, hem_y + 0.07 - k)])), 0.018 * place.size),
                    ],
                    p.trim,
                    0.06,
                    clip=outline,
                )
        else:
            stage.lay(
                place(ribbon([(-hem_w, hem_y - 0.012), (0, hem_y + 0.004), (hem_w, hem_y - 0.012)], lambda t: 0.04)),
                p.trim,
                0.06,
                "paint",
                clip=outline,
            )
        if p.garment in ("coat", "robe", "kimono") and not behind:
            stage.lay(
                place(ribbon([(0.0, neck_y), (0.004, hip_y), (0.01, hem_y)], lambda t: 0.02)),
                p.trim,
                0.06,
                clip=outline,
            )
        if p.garment == "kimono":
            stage.lay(
                place(polygon([(-0.2, hip_y - 0.14), (0.2, hip_y - 0.14), (0.2, hip_y - 0.03), (-0.2, hip_y - 0.03)])),
                p.trim,
                0.12,
                "paint",
                clip=outline,
            )
        if p.garment == "sari":
            stage.lay(
                place(
                    ribbon(
                        [(-wide, neck_y + 0.02), (0.0, hip_y - 0.16), (wide * 1.1, hip_y), (hem_w, hem_y)],
                        lambda t: 0.09,
                    )
                ),
                p.trim,
                0.14,
                "paint",
                clip=outline,
            )
    collar = smooth([(-0.05, neck_y - 0.004), (0, neck_y + 0.035), (0.05, neck_y - 0.004), (0, neck_y - 0.02)])
    stage.lay(place(collar), darker(p.skin, 0.15) if not behind else darker(p.colour, 0.2), 0.05, "smooth", rim=0.2)
    f = p.face or Face(
        skin=p.skin, hair=p.hair, style=p.style if p.style in heads.FRONT_HAIR else "short", age=p.age, cloth=p.cloth
    )
    centre = (0.0 + math.sin(q.tilt) * head, neck_y - head * 0.92)
    at = place.at(centre[0], centre[1], head, q.tilt)
    if behind:
        heads.back(stage, at, f, depth * 0.8)
    else:
        heads.front(stage, at, f, expression, turn, depth * 0.8)
    _hat(stage, place.at(centre[0], centre[1], head * 1.75, q.tilt), p, depth)
    for sign, angles, name in ((-1, q.left, "left"), (1, q.right, "right")):
        if raised[sign]:
            arm(sign, angles, name)
    spots["head"], spots["chest"] = place.point(*centre), place.point(0, (neck_y + hip_y) / 2)
    return spots


def from_above(
    stage: Stage, place: Place, person: Person | None = None, stride: float = 0.5, depth: float = 0.5, arms: float = 0.2
) -> None:
    """A person from straight above, walking towards local +y. Unit here: shoulder width is 1. arms 0..1: hanging to
    stretched out sideways; hat: straw, cone, bowler, fez or cap."""
    p = person or Person()
    for sign in (-1, 1):
        stage.lay(place(oval(sign * 0.16, sign * stride * 0.55 + 0.06, 0.1, 0.22)), p.shoes, depth * 0.5, "smooth")
    flare = 0.62 if p.garment in ("dress", "robe", "poncho", "kimono", "sari") else 0.42
    skirt = smooth(
        [
            (-0.44, 0),
            (-flare * 0.7, -flare * 0.62),
            (0, -flare * 0.86),
            (flare * 0.7, -flare * 0.62),
            (0.44, 0),
            (flare * 0.7, flare * 0.6),
            (0, flare * 0.8),
            (-flare * 0.7, flare * 0.6),
        ]
    )
    if flare > 0.5:
        stage.lay(place(skirt), darker(p.colour, 0.18), depth, "paint")
    for sign in (-1, 1):
        sx = sign * 0.4
        reach = (sx + sign * (0.12 + 0.5 * arms), sign * stride * -0.3 * (1 - arms) + 0.1)
        stage.lay(place(circle(reach[0] + sign * 0.06, reach[1] + 0.02, 0.085)), p.skin, depth * 0.6, "smooth")
        stage.lay(place(limb(sx, 0, 0.14, *reach, 0.1)), darker(p.colour, 0.12), depth * 0.8, "paint")
    body = smooth(
        [(-0.52, 0.02), (-0.4, -0.2), (0, -0.25), (0.4, -0.2), (0.52, 0.02), (0.4, 0.2), (0, 0.24), (-0.4, 0.2)]
    )
    outline = place(body)
    stage.lay(outline, p.colour, depth, "paint")
    _prints(stage, Place(place.x, place.y, place.size * 1.6), p, outline)
    face = p.face or Face(skin=p.skin, hair=p.hair, style=p.style, cloth=p.cloth)
    heads.from_above(stage, place.at(0, 0.02, 0.3), face, None, depth)
    if p.hat:
        wide = {"straw": 0.46, "cone": 0.5, "bowler": 0.36, "fez": 0.22, "cap": 0.28}.get(p.hat, 0.3)
        stage.lay(place(circle(0, 0.02, wide)), p.hat_colour, depth * 1.2, "kraft")
        for k in (0.72, 0.46, 0.22):
            stage.lay(
                [stroke(place(circle(0, 0.02, wide * k)), 0.02 * place.size)], darker(p.hat_colour, 0.25), 0.03, rim=0.2
            )
        if p.hat == "straw":
            stage.lay(place(circle(0, 0.02, wide * 0.5)), lighter(p.hat_colour, 0.1), 0.3, "kraft")


def crowd_head(
    stage: Stage,
    place: Place,
    person: Person,
    expression: Expression | str = "calm",
    view: str = "front",
    depth: float = 0.5,
) -> None:
    """Head and shoulders for crowds: unit as heads (half a face). view: front, back, left or right."""
    shoulders = smooth(
        [(-0.4, 1.0), (0.4, 1.0), (1.25, 1.25), (1.6, 1.9), (1.65, 3.2, 1), (-1.65, 3.2, 1), (-1.6, 1.9), (-1.25, 1.25)]
    )
    outline = place(shoulders)
    stage.lay(
        outline,
        person.colour,
        depth,
        "paint",
        streak=(PI / 2, 0.12),
        gradient=place.gradient(-0.8, 1, 1.6, 2.6, darker(person.colour, 0.3)),
    )
    _prints(stage, Place(place.x, place.y, place.size * 7), person, outline)
    face = person.face or Face(
        skin=person.skin, hair=person.hair, style=person.style, age=person.age, cloth=person.cloth
    )
    if view == "back":
        heads.back(stage, place, face, depth)
    elif view in ("left", "right"):
        style = face.style if face.style in heads.PROFILE_HAIR else "short"
        heads.profile(
            stage,
            Place(place.x, place.y, place.size, place.angle, view == "left"),
            face.but(style=style),
            expression,
            depth=depth,
        )
    else:
        heads.front(stage, place, face, expression, depth=depth)
    _hat(stage, place.at(0, 0, 1.75), person, depth)


CAST = (
    Person("#e7b48c", "#7a3f26", "bun", "coat", "#c8592f", trim="#f6ecd8"),
    Person("#7a4630", "#241d2b", "afro", "dress", "#e39a3c", print="dots"),
    Person("#cf9a6a", "#241d2b", "short", "trousers", "#2f6f8f", "#22304a"),
    Person("#553024", "#241d2b", "turban", "robe", "#f2e6d0", trim="#c8392f", cloth="#2e8c90"),
    Person("#f0cdb0", "#d8a650", "braids", "dress", "#83284f", print="leaves"),
    Person("#bb7d4c", "#241d2b", "long", "sari", "#c8392f", trim="#f0b83a"),
    Person("#e7b48c", "#9a95a0", "bald", "coat", "#5a6a5a", age="old"),
    Person("#9a5f3a", "#241d2b", "headscarf", "robe", "#3c5a34", cloth="#efc060"),
    Person("#cf9a6a", "#241d2b", "bob", "kimono", "#54708f", trim="#e2553f", print="waves"),
    Person("#bb7d4c", "#241d2b", "braids", "poncho", "#b0462e", trim="#f2cf7c", hat="bowler", hat_colour="#3a2433"),
    Person("#f0cdb0", "#a8482a", "curls", "tunic", "#7a9a45", "#3a3634"),
    Person("#3d241f", "#e9e4dc", "short", "coat", "#5d3160", age="old", print="checks"),
)
"""Twelve unlike people to draw crowds from: `CAST[i % 12].but(colour=…)`. Never the hero of two cards."""
