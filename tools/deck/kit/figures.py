"""People of the cards: different ages, skins, builds, clothes and gestures, and animals dressed as people.

Every figure stands with its feet at `location`, about 1.7 units tall (an adult at scale 1), and faces the camera
(towards -y) when `turn` is 0; `turn=180` shows its back. "Left" and "right" are the figure's own: its right is at -x.
A `Pose` says where hips, head, hands and feet are; elbows and knees follow by themselves.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import bpy
from mathutils import Matrix, Vector

from .clay import Clay, Point, placed
from .material import emission, surface

UPPER_LEG, LOWER_LEG = 0.43, 0.42
UPPER_ARM, LOWER_ARM = 0.31, 0.30


@dataclass(frozen=True)
class Pose:
    """Where the body is; z=0 is the ground (or the seat when `seated`)."""

    hips: Point = (0, 0, 0.90)
    chest: Point = (0, 0, 1.38)
    head: Point = (0, -0.02, 1.63)
    right_hand: Point = (-0.25, -0.06, 0.80)
    left_hand: Point = (0.25, -0.06, 0.80)
    right_foot: Point = (-0.10, 0, 0.07)
    left_foot: Point = (0.10, 0, 0.07)
    right_knee: Point = (0, -1, 0)
    left_knee: Point = (0, -1, 0)
    right_elbow: Point = (-0.5, 1, -0.2)
    left_elbow: Point = (0.5, 1, -0.2)
    look: Point = (0, -1, 0)
    seated: bool = False

    def but(self, **changes: Point | bool) -> Pose:
        """The same pose with something moved."""
        return replace(self, **changes)  # type: ignore[arg-type]


STANDING = Pose()
WALKING = Pose(
    right_foot=(-0.09, -0.30, 0.09),
    left_foot=(0.09, 0.30, 0.14),
    right_hand=(-0.25, 0.22, 0.88),
    left_hand=(0.25, -0.26, 0.90),
    chest=(0, -0.04, 1.38),
    head=(0, -0.08, 1.63),
)
RUNNING = Pose(
    hips=(0, 0, 0.92),
    chest=(0, -0.16, 1.36),
    head=(0, -0.25, 1.60),
    right_foot=(-0.09, -0.42, 0.30),
    left_foot=(0.09, 0.62, 0.42),
    right_hand=(-0.28, 0.22, 1.02),
    left_hand=(0.25, -0.46, 1.20),
)
HOLDING_OUT = Pose(right_hand=(-0.34, -0.42, 1.14), right_elbow=(-0.6, 0.3, -0.8))
REACHING_UP = Pose(
    right_hand=(-0.20, -0.12, 1.98),
    left_hand=(0.22, -0.10, 1.96),
    right_elbow=(-1, 0.2, 0),
    left_elbow=(1, 0.2, 0),
    look=(0, -0.8, 0.7),
    head=(0, 0.02, 1.62),
)
ONE_HAND_UP = Pose(right_hand=(-0.34, -0.20, 1.92), right_elbow=(-1, 0.2, -0.2), look=(-0.2, -0.9, 0.5))
ARMS_WIDE = Pose(right_hand=(-0.74, -0.05, 1.44), left_hand=(0.74, -0.05, 1.44))
LOOKING_UP = Pose(
    look=(0, -0.6, 0.8), head=(0, 0.03, 1.62), right_hand=(-0.22, 0.14, 0.86), left_hand=(0.22, 0.14, 0.86)
)
HANDS_BEHIND = Pose(
    right_hand=(-0.05, 0.17, 0.92), left_hand=(0.06, 0.18, 0.96), right_elbow=(-1, 0.4, 0), left_elbow=(1, 0.4, 0)
)
SITTING = Pose(
    hips=(0, 0, 0.11),
    chest=(0, 0.02, 0.60),
    head=(0, -0.02, 0.85),
    right_foot=(-0.11, -0.45, -0.34),
    left_foot=(0.11, -0.45, -0.34),
    right_hand=(-0.14, -0.32, 0.22),
    left_hand=(0.14, -0.32, 0.22),
    seated=True,
)
SITTING_ON_GROUND = Pose(
    hips=(0, 0, 0.11),
    chest=(0, 0.06, 0.58),
    head=(0, 0.03, 0.83),
    right_foot=(-0.13, -0.52, 0.07),
    left_foot=(0.12, -0.60, 0.07),
    right_hand=(-0.12, -0.34, 0.42),
    left_hand=(0.12, -0.36, 0.40),
    right_knee=(0, -0.3, 1),
    left_knee=(0, -0.3, 1),
    seated=True,
)
KNEELING = Pose(
    hips=(0, 0.08, 0.42),
    chest=(0, -0.06, 0.88),
    head=(0, -0.14, 1.12),
    right_foot=(-0.12, 0.36, 0.07),
    left_foot=(0.12, 0.36, 0.07),
    right_knee=(0, -1, -0.8),
    left_knee=(0, -1, -0.8),
    right_hand=(-0.2, -0.42, 0.55),
    left_hand=(0.2, -0.42, 0.55),
    look=(0, -0.9, -0.4),
    seated=True,
)
CLIMBING = Pose(
    hips=(0, 0.12, 0.90),
    chest=(0, 0.02, 1.36),
    head=(0, 0.0, 1.62),
    right_hand=(-0.19, -0.28, 1.86),
    left_hand=(0.19, -0.28, 1.52),
    right_foot=(-0.12, -0.24, 0.10),
    left_foot=(0.12, -0.24, 0.44),
    look=(0, -0.8, 0.6),
)
BALANCING = Pose(
    right_hand=(-0.70, -0.12, 1.30),
    left_hand=(0.70, -0.02, 1.52),
    right_foot=(-0.02, -0.26, 0.07),
    left_foot=(0.02, 0.22, 0.07),
    chest=(0.03, -0.02, 1.38),
)
ARABESQUE = Pose(
    hips=(0, 0, 0.94),
    chest=(0, -0.18, 1.38),
    head=(0, -0.24, 1.63),
    right_foot=(0, 0, 0.10),
    left_foot=(0.10, 0.74, 1.06),
    left_knee=(0.3, -0.4, -1),
    right_hand=(-0.34, -0.58, 1.78),
    left_hand=(0.72, 0.05, 1.40),
    right_elbow=(-1, 0, -0.2),
    left_elbow=(0.2, 1, -0.2),
    look=(-0.3, -1, 0.3),
)
PIROUETTE = Pose(
    hips=(0, 0, 0.96),
    chest=(0, 0, 1.44),
    head=(0, -0.01, 1.69),
    right_foot=(0, 0, 0.10),
    left_foot=(0.02, -0.08, 0.52),
    left_knee=(1, -0.5, 0),
    right_hand=(-0.14, -0.06, 2.06),
    left_hand=(0.14, -0.06, 2.06),
    right_elbow=(-1, 0, 0),
    left_elbow=(1, 0, 0),
)
SKATING = Pose(
    hips=(0, 0.05, 0.80),
    chest=(0, -0.30, 1.20),
    head=(0, -0.42, 1.42),
    right_foot=(-0.06, -0.12, 0.10),
    left_foot=(0.22, 0.72, 0.30),
    right_hand=(-0.10, 0.24, 1.08),
    left_hand=(0.42, -0.50, 1.12),
    right_elbow=(-1, 0.3, 0.3),
    look=(0, -1, -0.1),
)
PLAYING_VIOLIN = Pose(
    right_hand=(-0.36, -0.34, 1.36),
    left_hand=(0.42, -0.38, 1.42),
    right_elbow=(-1, 0, -0.6),
    left_elbow=(0.6, 0, -1),
    look=(0.4, -0.9, -0.2),
    head=(0.03, -0.04, 1.62),
)
LYING = Pose(
    hips=(0, 0, 0.13),
    chest=(0, 0.48, 0.14),
    head=(0, 0.74, 0.19),
    right_foot=(-0.10, -0.80, 0.09),
    left_foot=(0.10, -0.80, 0.09),
    right_hand=(-0.26, -0.02, 0.12),
    left_hand=(0.12, 0.18, 0.30),
    right_knee=(0, 0, 1),
    left_knee=(0, 0, 1),
    right_elbow=(-1, 0, 0),
    left_elbow=(1, 0, 0.3),
    look=(0, -0.2, 1),
    seated=True,
)
PEDALLING = Pose(
    hips=(0, 0, 0.96),
    chest=(0, -0.22, 1.40),
    head=(0, -0.28, 1.66),
    right_foot=(-0.10, -0.32, 0.24),
    left_foot=(0.10, -0.22, 0.52),
    right_hand=(-0.22, -0.62, 1.10),
    left_hand=(0.22, -0.62, 1.10),
)
FLOATING = Pose(
    hips=(0, 0, 0.85),
    chest=(0, -0.10, 1.32),
    head=(0, -0.14, 1.58),
    right_foot=(-0.16, 0.20, 0.10),
    left_foot=(0.16, -0.16, 0.20),
    right_hand=(-0.56, -0.30, 1.20),
    left_hand=(0.52, -0.10, 1.50),
)


def _bend(start: Vector, end: Vector, upper: float, lower: float, hint: Vector) -> tuple[Vector, Vector]:
    """The joint between two bones and the point that the limb truly reaches."""
    span = end - start
    distance = span.length
    reach = (upper + lower) * 0.995
    if distance > reach:
        end = start + span * (reach / distance)
        span = end - start
        distance = reach
    along = (upper**2 - lower**2 + distance**2) / (2 * max(distance, 1e-6))
    height = math.sqrt(max(0.0, upper**2 - along**2))
    direction = span.normalized()
    sideways = hint - direction * hint.dot(direction)
    if sideways.length < 1e-6:
        sideways = Vector((0, -1, 0))
    return start + direction * along + sideways.normalized() * height, end


@dataclass(frozen=True)
class Joints:
    """Where everything ended up, for things worn and held."""

    right_hand: Vector
    left_hand: Vector
    right_foot: Vector
    left_foot: Vector
    head: Vector
    head_turn: Matrix
    head_size: float


def _head_frame(look: Point) -> Matrix:
    """Rotation that carries the face from -y to `look`."""
    forward = Vector(look).normalized()
    right = forward.cross(Vector((0, 0, 1)))
    if right.length < 1e-4:
        right = Vector((-1, 0, 0))
    right = right.normalized()
    top = right.cross(forward)
    return Matrix((-right, -forward, top)).transposed()


def person(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    pose: Pose = STANDING,
    build: str = "adult",
    skin: str = "#c98f66",
    hair: str = "short",
    hair_color: str = "#2a1a14",
    top: str = "#7a3a3a",
    bottom: str = "#33384a",
    shoes: str = "#231a18",
    garment: str = "trousers",
    hat: str | None = None,
    hat_color: str = "#20212a",
    scarf: str | None = None,
    shawl: str | None = None,
    cape: str | None = None,
    apron: str | None = None,
    beard: str | None = None,
    holding: Sequence[str] = (),
    accent: str = "#d9a441",
    wind: Point = (0.0, 0.0, 0.0),
    tilt: float = 0.0,
    roll: float = 0.0,
    light: float = 1.0,
) -> bpy.types.Object:
    """A person.

    build: adult, child, stout, slim, old. garment: trousers, coat, skirt, dress, robe, tutu.
    hair: short, bob, long, bun, braids, curls, bald, none. hat: top, bowler, cap, straw, beanie, crown, nightcap,
    pointed, hood, headscarf, turban, feather. holding: lantern, umbrella, cane, crook, suitcase, rod, pole, violin,
    book, flower, balloon, net, needle, broom. wind blows cloth and scarf.
    """
    clay = Clay()
    extras: list[bpy.types.Object] = []
    widths = {"adult": 1.0, "child": 0.92, "stout": 1.42, "slim": 0.86, "old": 1.08}
    width = widths[build]
    joints = _body(clay, pose, width, build, skin, top, bottom, shoes, garment, wind)
    _head(clay, joints, skin, hair, hair_color, beard)
    if hat:
        _hat(clay, joints, hat, hat_color, accent, wind)
    chest = Vector(pose.chest)
    if scarf:
        _scarf(clay, chest, scarf, wind)
    if shawl:
        _shawl(clay, pose, shawl, width)
    if cape:
        _cape(clay, pose, cape, width, wind)
    if apron:
        _apron(clay, pose, apron, width)
    for thing in holding:
        extras += _held(clay, joints, thing, accent, light * scale * scale)
    # A child is not a small adult: shorter, with a larger head (see `_body`), so the whole is drawn smaller.
    size = {"child": 0.66, "old": 0.92, "stout": 0.97}.get(build, 1.0)
    return placed([clay.build("person"), *extras], location, scale * size, turn, tilt, roll)


def _body(
    clay: Clay,
    pose: Pose,
    width: float,
    build: str,
    skin: str,
    top: str,
    bottom: str,
    shoes: str,
    garment: str,
    wind: Point,
) -> Joints:
    """Torso, limbs and clothes."""
    cloth = surface(top, roughness=0.85)
    lower = surface(bottom, roughness=0.85)
    leather = surface(shoes, roughness=0.45)
    flesh = surface(skin, roughness=0.55)
    hips, chest, head = Vector(pose.hips), Vector(pose.chest), Vector(pose.head)
    if build == "old":
        chest = chest + Vector((0, -0.10, -0.04))
        head = head + Vector((0, -0.17, -0.09))
    spine = (chest - hips).normalized()
    across = Vector((1, 0, 0))
    belly = 0.10 if build == "stout" else 0.0
    front = spine.cross(across).normalized() * -1
    if front.y > 0 and abs(spine.z) > 0.3:
        front = -front
    middle = hips.lerp(chest, 0.5) + front * belly * 0.7
    clay.tube(
        [hips - spine * 0.06, hips + spine * 0.02, middle, hips.lerp(chest, 0.82), chest + spine * 0.02],
        [
            (0.13 * width, 0.10 * width),
            (0.16 * width, 0.12 * width),
            (0.14 * width + belly * 0.5, 0.105 * width + belly),
            (0.175 * width, 0.115 * width),
            (0.10 * width, 0.075 * width),
        ],
        cloth,
        segments=20,
        up=(0, 1, 0),
    )
    feet: dict[str, Vector] = {}
    hands: dict[str, Vector] = {}
    knees: list[Vector] = []
    for side, sign in (("right", -1), ("left", 1)):
        hip = hips + across * (0.085 * sign * width)
        knee, foot = _bend(
            hip, Vector(getattr(pose, f"{side}_foot")), UPPER_LEG, LOWER_LEG, Vector(getattr(pose, f"{side}_knee"))
        )
        knees.append(knee)
        feet[side] = foot
        thigh = 0.098 * (0.5 + 0.5 * width)
        bare = garment == "tutu" or (garment == "skirt" and not pose.seated)
        leg = flesh if bare else lower
        slim = 0.72 if bare else 1.0
        clay.tube(
            [hip, hip.lerp(knee, 0.5), knee, knee.lerp(foot, 0.5), foot],
            [thigh * slim, 0.085 * slim, 0.07 * slim, 0.064 * slim, 0.052 * slim],
            leg,
            segments=14,
        )
        shin = (foot - knee).normalized()
        toe = Vector((0, -1, 0)) - shin * Vector((0, -1, 0)).dot(shin)
        toe = toe.normalized() if toe.length > 0.2 else Vector((0, 0, 1))
        if shin.z < -0.85:
            toe = Vector((0.12 * sign, -1, 0)).normalized()
        clay.tube(
            [foot + shin * 0.01 - toe * 0.03, foot + shin * 0.03 + toe * 0.09, foot + shin * 0.04 + toe * 0.17],
            [(0.055, 0.055), (0.056, 0.045), (0.045, 0.03)],
            leather,
            segments=12,
        )
    for side, sign in (("right", -1), ("left", 1)):
        shoulder = chest + across * (0.165 * sign * width) - spine * 0.045
        elbow, hand = _bend(
            shoulder,
            Vector(getattr(pose, f"{side}_hand")),
            UPPER_ARM,
            LOWER_ARM,
            Vector(getattr(pose, f"{side}_elbow")),
        )
        hands[side] = hand
        wide = 1.35 if garment == "robe" else 1.0
        clay.tube(
            [shoulder, shoulder.lerp(elbow, 0.5), elbow, elbow.lerp(hand, 0.55), elbow.lerp(hand, 0.88)],
            [0.072, 0.064, 0.056, 0.052 * wide, 0.05 * wide * wide],
            cloth,
            segments=14,
        )
        wrist = (hand - elbow).normalized()
        clay.tube([elbow.lerp(hand, 0.85), hand, hand + wrist * 0.06], [0.036, 0.048, 0.036], flesh, segments=12)
    if garment == "trousers" and not pose.seated:
        # A jumper ends in a hem over the trousers, not in a point.
        clay.turned(
            [(0.135 * width, 0.20), (0.155 * width, 0.08), (0.185 * width, -0.05), (0.18 * width, -0.07)],
            cloth,
            hips,
            flatten=0.78,
        )
    hem = {"coat": 0.36, "skirt": 0.42, "dress": 0.12, "robe": 0.05, "tutu": 0.74}.get(garment)
    if hem is not None:
        _skirt(clay, pose, hips, spine, knees, feet, garment, hem, width, cloth if garment != "skirt" else lower, wind)
    clay.tube([chest - spine * 0.02, chest.lerp(head, 0.6)], [0.058, 0.052], flesh, segments=12, up=(0, 1, 0))
    return Joints(
        hands["right"],
        hands["left"],
        feet["right"],
        feet["left"],
        head,
        _head_frame(pose.look),
        1.28 if build == "child" else 1.06,
    )


def _skirt(
    clay: Clay,
    pose: Pose,
    hips: Vector,
    spine: Vector,
    knees: Sequence[Vector],
    feet: dict[str, Vector],
    garment: str,
    hem: float,
    width: float,
    cloth: bpy.types.Material,
    wind: Point,
) -> None:
    """Coat tails, skirt, dress, robe or tutu."""
    if pose.seated:
        knee = (knees[0] + knees[1]) / 2
        foot = (feet["right"] + feet["left"]) / 2
        end = knee.lerp(foot, {"coat": 0.1, "skirt": 0.45, "dress": 0.85, "robe": 0.95}.get(garment, 0.05))
        clay.tube(
            [hips + spine * 0.05, hips.lerp(knee, 0.5), knee, end],
            [(0.20 * width, 0.15 * width), (0.23, 0.15), (0.22, 0.14), (0.24, 0.13)],
            cloth,
            segments=20,
            up=(0, 0, 1),
        )
        return
    waist = hips + spine * 0.16
    if garment == "tutu":
        clay.turned(
            [(0.13, 0.10), (0.20, 0.02), (0.42, -0.04), (0.60, -0.10)],
            cloth,
            hips,
            segments=60,
            folds=15,
            fold_depth=0.10,
            sway=wind,
        )
        clay.turned(
            [(0.13, 0.08), (0.20, -0.02), (0.38, -0.12), (0.52, -0.20)],
            cloth,
            hips,
            segments=60,
            folds=13,
            fold_depth=0.12,
            sway=wind,
        )
        return
    flare = {"coat": 0.27, "skirt": 0.36, "dress": 0.42, "robe": 0.38}[garment]
    drop = waist.z - hem
    clay.turned(
        [
            (0.135 * width, 0.0),
            (0.185 * width, -0.16),
            (0.16 + (flare - 0.12) * 0.45 * width, -drop * 0.45),
            (flare * (0.6 + 0.4 * width), -drop),
        ],
        cloth,
        waist,
        segments=48,
        flatten=0.82,
        folds=9,
        fold_depth=0.11,
        sway=wind,
    )


def _head(clay: Clay, joints: Joints, skin: str, hair: str, hair_color: str, beard: str | None) -> None:
    """Head with a small face, ears and hair."""
    flesh = surface(skin, roughness=0.5)
    dark = surface("#120d0c", roughness=0.25)
    lock = surface(hair_color, roughness=0.7)
    before = clay.frame
    clay.frame = (
        before @ Matrix.Translation(joints.head) @ joints.head_turn.to_4x4() @ Matrix.Scale(joints.head_size, 4)
    )
    clay.ball((0, 0, 0), (0.112, 0.122, 0.138), flesh, segments=24)
    clay.ball((0, -0.045, -0.055), (0.082, 0.085, 0.085), flesh)
    clay.ball((0, -0.130, -0.012), (0.019, 0.028, 0.024), flesh, segments=10)
    for sign in (-1, 1):
        clay.ball((sign * 0.112, 0.008, -0.005), (0.018, 0.028, 0.036), flesh, segments=10)
        clay.ball((sign * 0.043, -0.111, 0.024), (0.014, 0.010, 0.018), dark, segments=10)
        clay.tube(
            [(sign * 0.026, -0.119, 0.056), (sign * 0.046, -0.114, 0.062), (sign * 0.066, -0.101, 0.055)],
            [0.005, 0.006, 0.004],
            lock,
            segments=6,
            steps=2,
        )
    clay.tube(
        [(-0.026, -0.122, -0.062), (0, -0.128, -0.067), (0.026, -0.122, -0.062)],
        [0.005, 0.007, 0.005],
        surface("#8a4038", roughness=0.6),
        segments=6,
        steps=2,
    )
    if hair not in ("bald", "none"):
        clay.ball((0, 0.026, 0.034), (0.128, 0.128, 0.130), lock, segments=24)
        clay.ball((0, -0.05, 0.088), (0.105, 0.075, 0.055), lock, turn=(18, 0, 0))
    if hair == "bald":
        clay.ball((0, 0.045, -0.01), (0.124, 0.105, 0.065), lock)
    elif hair == "bob":
        clay.tube(
            [(0, 0.045, 0.06), (0, 0.055, -0.03), (0, 0.05, -0.11)],
            [(0.13, 0.10), (0.145, 0.10), (0.13, 0.085)],
            lock,
            up=(0, 1, 0),
        )
    elif hair == "long":
        clay.tube(
            [(0, 0.06, 0.06), (0, 0.10, -0.08), (0, 0.13, -0.26), (0, 0.12, -0.42)],
            [(0.125, 0.085), (0.14, 0.07), (0.12, 0.05), (0.05, 0.02)],
            lock,
            up=(0, 1, 0),
        )
    elif hair == "bun":
        clay.ball((0, 0.10, 0.12), 0.065, lock)
    elif hair == "braids":
        for sign in (-1, 1):
            for bead in range(6):
                clay.ball(
                    (sign * (0.115 + 0.012 * bead), 0.035 - 0.004 * bead, -0.06 - bead * 0.05),
                    0.034 - 0.002 * bead,
                    lock,
                    segments=10,
                )
            clay.ball((sign * 0.18, 0.015, -0.36), 0.02, surface("#c8323a", roughness=0.6), segments=8)
    elif hair == "curls":
        rolls = random.Random(7)
        for index in range(34):
            angle = index * 2.399
            height = 0.13 - 0.17 * (index / 34)
            radius = math.sqrt(max(0.0, 0.0196 - height * height * 0.6))
            if math.sin(angle) * radius < -0.06 and height < 0.07:
                continue
            clay.ball(
                (math.cos(angle) * radius, 0.02 + math.sin(angle) * radius, 0.03 + height),
                0.042 + rolls.uniform(-0.006, 0.010),
                lock,
                segments=8,
            )
    if beard:
        fur = surface(beard, roughness=0.9)
        clay.tube(
            [(0, -0.075, -0.06), (0, -0.125, -0.13), (0, -0.12, -0.26)],
            [(0.095, 0.05), (0.085, 0.05), (0.02, 0.015)],
            fur,
            up=(0, 1, 0),
        )
        for sign in (-1, 1):
            clay.tube(
                [(0, -0.135, -0.045), (sign * 0.05, -0.125, -0.06), (sign * 0.08, -0.10, -0.075)],
                [0.02, 0.016, 0.006],
                fur,
                segments=8,
                steps=2,
            )
    clay.frame = before


def _hat(clay: Clay, joints: Joints, hat: str, color: str, accent: str, wind: Point) -> None:
    """Everything worn on a head."""
    felt = surface(color, roughness=0.75)
    band = surface(accent, roughness=0.5)
    before = clay.frame
    clay.frame = (
        before @ Matrix.Translation(joints.head) @ joints.head_turn.to_4x4() @ Matrix.Scale(joints.head_size, 4)
    )
    if hat == "top":
        clay.turned(
            [
                (0, 0.42),
                (0.125, 0.42),
                (0.13, 0.41),
                (0.122, 0.10),
                (0.125, 0.09),
                (0.22, 0.10),
                (0.222, 0.085),
                (0.0, 0.075),
            ],
            felt,
            steps=1,
        )
        clay.turned([(0.1245, 0.105), (0.1265, 0.15)], band, steps=1)
    elif hat == "bowler":
        clay.turned(
            [(0, 0.235), (0.08, 0.22), (0.128, 0.15), (0.135, 0.07), (0.20, 0.075), (0.205, 0.06), (0, 0.05)], felt
        )
    elif hat == "cap":
        clay.ball((0, 0.015, 0.095), (0.15, 0.155, 0.058), felt, turn=(8, 0, 0))
        clay.ball((0, -0.12, 0.07), (0.095, 0.075, 0.014), felt, turn=(14, 0, 0))
    elif hat == "straw":
        clay.turned(
            [(0, 0.19), (0.09, 0.18), (0.122, 0.12), (0.128, 0.075), (0.30, 0.055), (0.305, 0.045), (0, 0.04)],
            felt,
            folds=5,
            fold_depth=0.03,
            segments=40,
        )
        clay.turned([(0.127, 0.08), (0.128, 0.115)], band, steps=1)
    elif hat == "beanie":
        clay.ball((0, 0.015, 0.06), (0.142, 0.142, 0.125), felt)
        clay.ball((0, 0.02, 0.20), 0.045, band, segments=12)
        clay.tube(
            [
                (0.142 * math.cos(step), 0.015 + 0.142 * math.sin(step), 0.055)
                for step in (index * math.pi / 6 for index in range(13))
            ],
            [0.024] * 13,
            band,
            segments=8,
            steps=1,
        )
    elif hat == "crown":
        gold = surface(accent, roughness=0.25, metallic=1.0)
        rows = []
        for height in (0.06, 0.12, None):
            row = []
            for index in range(41):
                angle = 2 * math.pi * index / 40
                top = 0.16 + 0.075 * abs(math.cos(angle * 4)) if height is None else height
                radius = 0.125 + (top - 0.06) * 0.22
                row.append((radius * math.cos(angle), 0.01 + radius * math.sin(angle), top))
            rows.append(row)
        clay.sheet(rows, gold)
        for index in range(8):
            angle = index * math.pi / 4
            clay.ball((0.162 * math.cos(angle), 0.01 + 0.162 * math.sin(angle), 0.245), 0.018, gold, segments=8)
    elif hat == "nightcap":
        clay.tube(
            [(0, 0.01, 0.05), (0, 0.02, 0.14), (0.04, 0.10, 0.25), (0.12, 0.20, 0.22), (0.17, 0.26, 0.10)],
            [0.135, 0.125, 0.075, 0.04, 0.02],
            felt,
        )
        clay.ball((0.18, 0.27, 0.06), 0.04, band, segments=12)
    elif hat == "pointed":
        clay.tube(
            [(0, 0.01, 0.06), (0, 0.02, 0.22), (0.02, 0.06, 0.40), (0.06, 0.14, 0.52)],
            [0.135, 0.09, 0.045, 0.008],
            felt,
        )
        clay.turned([(0.12, 0.075), (0.24, 0.06), (0.245, 0.05), (0.12, 0.05)], felt)
    elif hat == "hood":
        clay.ball((0, 0.035, 0.015), (0.150, 0.142, 0.165), felt, segments=24)
        clay.tube([(0, 0.10, 0.10), (0, 0.22, 0.06), (0, 0.29, -0.06)], [0.10, 0.06, 0.01], felt)
        clay.tube([(0, 0.02, -0.10), (0, 0.02, -0.20)], [(0.13, 0.12), (0.17, 0.13)], felt, up=(0, 1, 0))
    elif hat == "headscarf":
        clay.ball((0, 0.03, 0.02), (0.137, 0.137, 0.146), felt, segments=24)
        clay.tube(
            [(0, 0.10, -0.04), (0, 0.18, -0.14), (0.02, 0.20, -0.24)], [(0.09, 0.05), (0.08, 0.03), (0.01, 0.01)], felt
        )
        clay.ball((0, -0.085, -0.15), 0.03, felt, segments=10)
    elif hat == "turban":
        for index, (height, radius) in enumerate(((0.06, 0.125), (0.11, 0.13), (0.155, 0.11), (0.19, 0.07))):
            lean = 0.25 if index % 2 else -0.2
            clay.tube(
                [
                    (radius * math.cos(step), 0.02 + radius * math.sin(step), height + lean * 0.1 * math.cos(step))
                    for step in (number * math.pi / 6 for number in range(13))
                ],
                [0.042] * 13,
                felt,
                segments=10,
                steps=2,
            )
        clay.ball((0, -0.14, 0.10), 0.028, surface(accent, roughness=0.2, metallic=0.8), segments=10)
    elif hat == "feather":
        clay.turned([(0, 0.19), (0.09, 0.18), (0.13, 0.12), (0.14, 0.07), (0.21, 0.085), (0.21, 0.07), (0, 0.05)], felt)
        clay.tube(
            [(0.10, 0.06, 0.12), (0.15, 0.14, 0.28), (0.12, 0.26, 0.38)],
            [(0.004, 0.02), (0.006, 0.05), (0.003, 0.006)],
            band,
        )
    del wind
    clay.frame = before


def _scarf(clay: Clay, chest: Vector, color: str, wind: Point) -> None:
    """A scarf around the neck whose end flies with the wind."""
    wool = surface(color, roughness=0.95)
    ring = [
        (chest.x + 0.085 * math.cos(step), chest.y - 0.01 + 0.08 * math.sin(step), chest.z + 0.085)
        for step in (index * math.pi / 5 for index in range(11))
    ]
    clay.tube(ring, [0.046] * 11, wool, segments=10, steps=2)
    drift = Vector(wind) if Vector(wind).length > 0.01 else Vector((0, 0.03, -0.04))
    start = chest + Vector((0.07, 0.07, 0.06))
    points = [
        start
        + drift * (step * 1.1)
        + Vector(
            (
                0.02 * step,
                0.02 * step,
                -0.085 * step if drift.length < 0.1 else -0.02 * step + 0.03 * math.sin(step * 1.6),
            )
        )
        for step in range(5)
    ]
    clay.tube(points, [(0.055, 0.02)] * 5, wool, segments=10)


def _shawl(clay: Clay, pose: Pose, color: str, width: float) -> None:
    """A shawl over shoulders and arms."""
    wool = surface(color, roughness=0.95)
    chest = Vector(pose.chest) + Vector((0, -0.07, 0.04))
    clay.turned(
        [(0.07, 0.04), (0.16 * width, -0.02), (0.26 * width, -0.14), (0.30 * width, -0.30), (0.31 * width, -0.40)],
        wool,
        chest,
        segments=48,
        flatten=0.78,
        folds=7,
        fold_depth=0.09,
    )
    # Fringe: little tassels along the hem.
    for index in range(22):
        angle = index * 2 * math.pi / 22
        foot = chest + Vector((0.30 * width * math.cos(angle), 0.235 * width * math.sin(angle), -0.40))
        clay.tube(
            [foot, foot + Vector((0.01 * math.cos(angle), 0.01 * math.sin(angle), -0.07))],
            [0.012, 0.006],
            wool,
            segments=5,
            steps=1,
        )


def _cape(clay: Clay, pose: Pose, color: str, width: float, wind: Point) -> None:
    """A cape down the back, carried by the wind."""
    cloth = surface(color, roughness=0.8)
    chest = Vector(pose.chest)
    length = max(0.5, chest.z - 0.10)
    rows = []
    for row in range(13):
        fall = row / 12
        line = []
        for column in range(25):
            around = (column / 24 - 0.5) * math.pi * 1.25
            radius = (0.15 + 0.24 * fall) * width * (1 + 0.10 * fall * math.sin(around * 9))
            line.append(
                (
                    chest.x + math.sin(around) * radius + wind[0] * fall**1.5,
                    chest.y + math.cos(around) * radius * 0.8 + wind[1] * fall**1.5 + 0.02,
                    chest.z + 0.05 - length * fall + wind[2] * fall**1.5,
                )
            )
        rows.append(line)
    clay.sheet(rows, cloth)
    clay.turned([(0.075, 0.08), (0.13 * width, 0.04), (0.19 * width, -0.04)], cloth, chest, flatten=0.8)


def _apron(clay: Clay, pose: Pose, color: str, width: float) -> None:
    """An apron in front of a skirt."""
    linen = surface(color, roughness=0.9)
    hips = Vector(pose.hips)
    rows = []
    for row in range(8):
        fall = row / 7
        rows.append(
            [
                (
                    hips.x + (column / 8 - 0.5) * (0.26 + 0.16 * fall) * width,
                    hips.y - (0.14 + 0.17 * fall) * width + 0.04 * ((column / 8 - 0.5) * 2) ** 2 * 1.6,
                    hips.z + 0.12 - 0.52 * fall,
                )
                for column in range(9)
            ]
        )
    clay.sheet(rows, linen)


def _held(clay: Clay, joints: Joints, thing: str, accent: str, light: float) -> list[bpy.types.Object]:
    """Put something in a hand; lights come back as extra objects."""
    wood = surface("#5a3a24", roughness=0.7)
    right, left = joints.right_hand, joints.left_hand
    if thing == "lantern":
        metal = surface("#33271c", roughness=0.4, metallic=0.7)
        top = right + Vector((0, -0.03, -0.02))
        for offset in (0.0, 1.57, 3.14, 4.71):
            corner = Vector((0.062 * math.cos(offset), 0.062 * math.sin(offset), 0))
            clay.tube(
                [top + corner + Vector((0, 0, -0.14)), top + corner + Vector((0, 0, -0.36))],
                [0.007, 0.007],
                metal,
                segments=6,
                steps=1,
            )
        clay.turned(
            [(0, 0.02), (0.03, 0.0), (0.09, -0.06), (0.09, -0.08), (0, -0.08)],
            metal,
            top + Vector((0, 0, -0.06)),
            steps=1,
        )
        clay.turned([(0, 0), (0.085, 0), (0.085, -0.03), (0, -0.03)], metal, top + Vector((0, 0, -0.35)), steps=1)
        clay.tube(
            [top + Vector((-0.05, 0, -0.08)), top + Vector((0, 0, 0.02)), top + Vector((0.05, 0, -0.08))],
            [0.006] * 3,
            metal,
            segments=6,
        )
        clay.tube(
            [top + Vector((0, 0, -0.17)), top + Vector((0, 0, -0.33))],
            [0.04, 0.04],
            emission("#ffb24d", 14.0),
            segments=12,
            steps=2,
        )
        lamp = bpy.data.lights.new("lantern", "POINT")
        lamp.energy = 22 * light
        lamp.color = (1.0, 0.36, 0.06)
        lamp.shadow_soft_size = 0.1
        glow = bpy.data.objects.new("lantern", lamp)
        glow.location = top + Vector((0, -0.12, -0.25))
        bpy.context.scene.collection.objects.link(glow)
        return [glow]
    if thing == "umbrella":
        canopy = surface(accent, roughness=0.6)
        clay.tube(
            [right + Vector((0, 0, -0.10)), right + Vector((0, 0, 0.5)), right + Vector((0, 0, 1.12))],
            [0.013] * 3,
            wood,
            segments=8,
        )
        rows = []
        for row in range(9):
            fall = row / 8
            line = []
            for column in range(65):
                angle = 2 * math.pi * column / 64
                scallop = 0.11 * abs(math.sin(angle * 4)) * fall**2
                radius = 0.80 * math.sin(fall * 1.35) / math.sin(1.35)
                line.append(
                    (
                        right.x + radius * math.cos(angle),
                        right.y + radius * math.sin(angle),
                        right.z + 1.10 - 0.42 * fall**1.8 + scallop,
                    )
                )
            rows.append(line)
        clay.sheet(rows, canopy)
    elif thing == "cane":
        clay.tube(
            [
                right + Vector((0.03, -0.05, 0.07)),
                right + Vector((0, -0.03, 0.05)),
                right + Vector((0, -0.06, -0.3)),
                Vector((right.x, right.y - 0.08, 0.02)),
            ],
            [0.02, 0.022, 0.017, 0.014],
            wood,
            segments=8,
        )
    elif thing == "crook":
        clay.tube(
            [
                Vector((right.x, right.y, 0.0)),
                right + Vector((0, 0, 0.3)),
                right + Vector((0, 0, 0.85)),
                right + Vector((-0.06, 0, 1.06)),
                right + Vector((-0.19, 0, 1.08)),
                right + Vector((-0.24, 0, 0.94)),
            ],
            [0.02, 0.021, 0.02, 0.02, 0.019, 0.014],
            wood,
            segments=8,
        )
    elif thing == "suitcase":
        case = surface("#7a4526", roughness=0.6)
        straps = surface("#3a2216", roughness=0.6)
        base = left + Vector((0.02, 0, -0.22))
        clay.block(base, (0.13, 0.46, 0.30), case)
        for offset in (-0.13, 0.13):
            clay.block(base + Vector((0, offset, 0)), (0.136, 0.035, 0.306), straps)
        clay.tube(
            [base + Vector((0, -0.06, 0.15)), base + Vector((0, 0, 0.21)), base + Vector((0, 0.06, 0.15))],
            [0.012] * 3,
            straps,
            segments=6,
        )
    elif thing == "rod":
        tip = right + Vector((-0.25, -1.5, 1.1))
        clay.tube(
            [right + Vector((0.05, 0.25, -0.2)), right, right + Vector((-0.14, -0.8, 0.72)), tip],
            [0.018, 0.016, 0.010, 0.004],
            wood,
            segments=6,
        )
        clay.tube(
            [tip, tip + Vector((-0.03, -0.1, -1.0)), tip + Vector((-0.04, -0.16, -2.0))],
            [0.003] * 3,
            surface("#e8e4d8", roughness=0.5),
            segments=4,
        )
    elif thing == "pole":
        middle = (right + left) / 2
        along = (left - right).normalized()
        clay.tube(
            [
                middle - along * 1.9 + Vector((0, -0.05, -0.14)),
                middle + Vector((0, -0.05, 0.02)),
                middle + along * 1.9 + Vector((0, -0.05, -0.14)),
            ],
            [0.014, 0.018, 0.014],
            wood,
            segments=8,
        )
    elif thing == "violin":
        varnish = surface("#8a3f18", roughness=0.25)
        chin = joints.head + Vector((0.08, -0.10, -0.14))
        along = (left - chin).normalized()
        for step, size in ((0.08, 0.105), (0.19, 0.075), (0.29, 0.088)):
            clay.ball(chin + along * step, (size, size, 0.03), varnish, segments=16)
        clay.tube(
            [chin + along * 0.3, left + along * 0.08 + Vector((0, 0, 0.03))],
            [0.016, 0.014],
            surface("#241512"),
            segments=8,
        )
        clay.tube(
            [
                right + Vector((-0.05, 0, 0)),
                chin + along * 0.2 + Vector((0.02, 0, 0.05)),
                chin + along * 0.2 + (chin + along * 0.2 - right).normalized() * 0.3 + Vector((0, 0, 0.06)),
            ],
            [0.006] * 3,
            wood,
            segments=6,
        )
    elif thing == "book":
        page = surface("#f3ead2", roughness=0.9)
        cover = surface(accent, roughness=0.6)
        middle = (right + left) / 2 + Vector((0, -0.06, 0.04))
        for sign in (-1, 1):
            clay.block(middle + Vector((sign * 0.085, 0, 0.0)), (0.165, 0.025, 0.23), page, turn=(-40, 0, sign * 16))
            clay.block(
                middle + Vector((sign * 0.085, -0.018, -0.012)), (0.175, 0.012, 0.245), cover, turn=(-40, 0, sign * 16)
            )
    elif thing == "flower":
        clay.tube(
            [right + Vector((0, 0, -0.12)), right + Vector((0.01, -0.02, 0.12)), right + Vector((0, -0.03, 0.28))],
            [0.009] * 3,
            surface("#4a7a3a"),
            segments=6,
        )
        petal = surface(accent, roughness=0.6)
        for index in range(8):
            angle = index * math.pi / 4
            clay.ball(
                right + Vector((0.06 * math.cos(angle), -0.03 + 0.03 * math.sin(angle), 0.30 + 0.06 * math.sin(angle))),
                (0.045, 0.02, 0.045),
                petal,
                segments=10,
            )
        clay.ball(right + Vector((0, -0.045, 0.30)), 0.034, surface("#f4c84a"), segments=10)
    elif thing == "balloon":
        clay.tube(
            [right, right + Vector((0.03, 0, 0.6)), right + Vector((-0.02, 0.02, 1.25))],
            [0.004] * 3,
            surface("#f0e8d8"),
            segments=5,
        )
        clay.ball(right + Vector((-0.02, 0.02, 1.52)), (0.24, 0.24, 0.29), surface(accent, roughness=0.2), segments=24)
    elif thing == "net":
        clay.tube(
            [right + Vector((0.1, 0.2, -0.5)), right, right + Vector((-0.28, -0.3, 0.85))],
            [0.014] * 3,
            wood,
            segments=8,
        )
        hoop = right + Vector((-0.30, -0.32, 1.08))
        clay.tube(
            [
                hoop + Vector((0.2 * math.cos(step), 0, 0.2 * math.sin(step)))
                for step in (index * math.pi / 6 for index in range(13))
            ],
            [0.012] * 13,
            wood,
            segments=6,
            steps=2,
        )
        clay.turned(
            [(0.2, 0), (0.17, 0.2), (0.08, 0.42), (0.0, 0.5)], surface("#f4efe2", roughness=0.9), hoop, turn=(-90, 0, 0)
        )
    elif thing == "needle":
        steel = surface("#dfe4ea", roughness=0.15, metallic=1.0)
        clay.tube(
            [right + Vector((0.05, 0.02, 0.42)), right, right + Vector((-0.12, -0.06, -0.62))],
            [0.018, 0.02, 0.003],
            steel,
            segments=8,
            steps=2,
        )
    elif thing == "broom":
        clay.tube(
            [right + Vector((0, 0.1, 0.5)), right, Vector((right.x, right.y - 0.15, 0.3))],
            [0.016] * 3,
            wood,
            segments=8,
        )
        clay.tube(
            [Vector((right.x, right.y - 0.15, 0.34)), Vector((right.x, right.y - 0.22, 0.02))],
            [(0.05, 0.04), (0.17, 0.07)],
            surface("#c8a050", roughness=0.95),
            segments=12,
        )
    return []


# Named people. Each takes the same placing arguments; recipes change pose and colours as they need.


def child_with_kite(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    kite: Point = (-1.6, 0.6, 3.2),
    coat: str = "#d8452e",
    kite_color: str = "#f0b43a",
    skin: str = "#8a5a3c",
    **changes: object,
) -> bpy.types.Object:
    """A running child whose kite flies at `kite` (relative to the child, before turning)."""
    options: dict[str, object] = dict(
        pose=RUNNING.but(right_hand=(-0.40, -0.10, 1.75), right_elbow=(-1, 0, -0.3), look=(-0.3, -0.8, 0.5)),
        build="child",
        skin=skin,
        hair="curls",
        hair_color="#1c120e",
        top=coat,
        bottom="#3a4a6a",
        scarf="#f2e2b0",
        wind=(0.1, 0.16, 0.02),
    )
    options.update(changes)
    child = person((0, 0, 0), 1.0, 0.0, **options)  # type: ignore[arg-type]
    clay = Clay()
    top = Vector(kite)
    paper, spine = surface(kite_color, roughness=0.8), surface("#5a3a24")
    other = surface("#c8323a", roughness=0.8)
    corners = [top + Vector(offset) for offset in ((0, 0, 0.55), (0.42, 0, 0.15), (0, 0, -0.6), (-0.42, 0, 0.15))]
    middle = top + Vector((0, -0.05, 0.12))
    for index in range(4):
        clay.add([corners[index], corners[(index + 1) % 4], middle], [(0, 1, 2)], paper if index % 2 else other)
    clay.tube([corners[0], middle, corners[2]], [0.012] * 3, spine, segments=6, steps=1)
    clay.tube([corners[3], middle, corners[1]], [0.010] * 3, spine, segments=6, steps=1)
    tail = [corners[2] + Vector((0.16 * math.sin(step * 1.1), 0.02 * step, -0.20 * step)) for step in range(7)]
    clay.tube(tail, [0.008] * 7, spine, segments=5)
    for step, knot in enumerate(tail[1:]):
        clay.ball(knot, (0.09, 0.02, 0.035), paper if step % 2 else other, turn=(0, 20 * step, 0), segments=8)
    hand = Vector((-0.27, -0.07, 1.18))
    clay.tube(
        [hand, hand.lerp(middle, 0.5) + Vector((0, 0, -0.15)), middle], [0.004] * 3, surface("#f4efe0"), segments=4
    )
    return placed([child, clay.build("kite")], location, scale, turn)


def child(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A child in a bright jumper."""
    options: dict[str, object] = dict(
        build="child", skin="#e0aa84", hair="bob", hair_color="#7a3a1a", top="#e0a52e", bottom="#4a3f6a"
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def dancer(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A dancer in a tutu on one leg."""
    options: dict[str, object] = dict(
        pose=ARABESQUE,
        build="slim",
        skin="#6b4630",
        hair="bun",
        hair_color="#140d0a",
        top="#f2c4cf",
        garment="tutu",
        shoes="#f2c4cf",
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def old_woman(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object
) -> bpy.types.Object:
    """A bent old woman with shawl, headscarf and cane."""
    options: dict[str, object] = dict(
        pose=STANDING.but(right_hand=(-0.26, -0.40, 0.86), left_hand=(0.08, -0.22, 1.02)),
        build="old",
        skin="#d9a98a",
        hair="bun",
        hair_color="#dcd8d2",
        top="#5a4a6a",
        bottom="#3a4a5a",
        garment="dress",
        shawl="#8a3a4a",
        holding=("cane",),
        apron="#e8dcc4",
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def fisherman(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object
) -> bpy.types.Object:
    """A bearded fisherman in oilskins, sitting with a rod; stands when given another pose."""
    options: dict[str, object] = dict(
        pose=SITTING.but(right_hand=(-0.18, -0.40, 0.42), left_hand=(0.02, -0.42, 0.34)),
        build="stout",
        skin="#b87a54",
        hair="short",
        hair_color="#8a8580",
        beard="#d8d4cc",
        top="#e0a82a",
        bottom="#3a4634",
        shoes="#1c2420",
        garment="coat",
        hat="straw",
        hat_color="#d8b870",
        holding=("rod",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def acrobat(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A tightrope walker with a long pole."""
    options: dict[str, object] = dict(
        pose=BALANCING.but(right_hand=(-0.34, -0.30, 1.10), left_hand=(0.34, -0.30, 1.14)),
        build="slim",
        skin="#c98a5e",
        hair="short",
        hair_color="#1a1412",
        top="#c8323a",
        bottom="#f2e6cc",
        shoes="#f2e6cc",
        holding=("pole",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def gentleman(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object
) -> bpy.types.Object:
    """A gentleman in a long coat under an umbrella."""
    options: dict[str, object] = dict(
        pose=STANDING.but(right_hand=(-0.26, -0.26, 1.22), right_elbow=(-0.5, 0.5, -1)),
        skin="#e0b48c",
        hair="short",
        hair_color="#3a3634",
        top="#28304a",
        bottom="#1c1e28",
        garment="coat",
        hat="bowler",
        hat_color="#16161c",
        holding=("umbrella",),
        accent="#1c2030",
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def traveller(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object
) -> bpy.types.Object:
    """A walking traveller with lantern, scarf and pack."""
    options: dict[str, object] = dict(
        pose=WALKING.but(right_hand=(-0.34, -0.42, 1.12), right_elbow=(-0.6, 0.3, -0.8)),
        skin="#a5714c",
        hair="bob",
        hair_color="#2a1a12",
        top="#2f6a6a",
        bottom="#4a3a30",
        garment="coat",
        scarf="#d8602e",
        hat="feather",
        hat_color="#5a3420",
        accent="#d8b45a",
        holding=("lantern",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def king(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A stout king in robe, cape and crown."""
    options: dict[str, object] = dict(
        build="stout",
        skin="#7a4f34",
        hair="curls",
        hair_color="#3a302a",
        beard="#4a3c34",
        top="#5a2a6a",
        bottom="#2a1a3a",
        garment="robe",
        cape="#a52232",
        hat="crown",
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def skater(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A skater leaning into a glide, with blades under the shoes."""
    options: dict[str, object] = dict(
        pose=SKATING,
        build="slim",
        skin="#d39a74",
        hair="short",
        top="#b8302e",
        bottom="#26304a",
        hat="beanie",
        hat_color="#f0e6d2",
        accent="#b8302e",
        scarf="#e8b53c",
        garment="skirt",
        wind=(0.06, 0.2, 0.0),
    )
    options.update(changes)
    pose = options["pose"]
    assert isinstance(pose, Pose)
    body = person((0, 0, 0), 1.0, 0.0, **options)  # type: ignore[arg-type]
    clay = Clay()
    steel = surface("#e4eaf0", roughness=0.15, metallic=1.0)
    for foot in (pose.right_foot, pose.left_foot):
        centre = Vector(foot)
        clay.tube(
            [
                centre + Vector((0, 0.10, -0.07)),
                centre + Vector((0, -0.16, -0.075)),
                centre + Vector((0, -0.23, -0.04)),
            ],
            [(0.006, 0.016)] * 3,
            steel,
            segments=8,
        )
    return placed([body, clay.build("blades")], location, scale, turn)


def musician(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A violinist."""
    options: dict[str, object] = dict(
        pose=PLAYING_VIOLIN,
        build="slim",
        skin="#8a5a3c",
        hair="long",
        hair_color="#1c1412",
        top="#3a2a5a",
        garment="dress",
        holding=("violin",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def shepherd(location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object) -> bpy.types.Object:
    """A shepherd in a straw hat and a woollen cape with a tall crook."""
    options: dict[str, object] = dict(
        pose=STANDING.but(right_hand=(-0.40, -0.28, 1.12), right_elbow=(-0.6, 0.4, -0.8)),
        skin="#6b452e",
        hair="short",
        hair_color="#d8d4cc",
        beard="#e4e0d8",
        top="#8a6a44",
        bottom="#4a4a3a",
        garment="coat",
        cape="#b8a070",
        hat="straw",
        hat_color="#e0c070",
        accent="#a5402e",
        holding=("crook",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def seamstress(
    location: Point = (0, 0, 0), scale: float = 1.0, turn: float = 0.0, **changes: object
) -> bpy.types.Object:
    """A seamstress with a needle as long as her arm."""
    options: dict[str, object] = dict(
        pose=STANDING.but(right_hand=(-0.42, -0.34, 1.30), right_elbow=(-1, 0.2, -0.5), left_hand=(0.36, -0.30, 1.0)),
        skin="#c58a64",
        hair="bun",
        hair_color="#5a2a18",
        top="#b5443a",
        bottom="#7a2f3a",
        garment="dress",
        apron="#f0e4cc",
        holding=("needle",),
    )
    options.update(changes)
    return person(location, scale, turn, **options)  # type: ignore[arg-type]


def astronaut(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    pose: Pose = STANDING,
    suit: str = "#ece8e0",
    trim: str = "#d8602e",
    visor: str = "#e0a030",
    tilt: float = 0.0,
    roll: float = 0.0,
) -> bpy.types.Object:
    """An astronaut in a thick white suit; the visor hides the face."""
    clay = Clay()
    cloth, band = surface(suit, roughness=0.7), surface(trim, roughness=0.6)
    shell = surface(suit, roughness=0.35)
    hips, chest, head = Vector(pose.hips), Vector(pose.chest), Vector(pose.head)
    spine = (chest - hips).normalized()
    clay.tube(
        [hips - spine * 0.08, hips.lerp(chest, 0.5), chest + spine * 0.02],
        [(0.19, 0.15), (0.22, 0.17), (0.16, 0.13)],
        cloth,
        segments=20,
        up=(0, 1, 0),
    )
    clay.block(hips.lerp(chest, 0.62) + Vector((0, 0.24, 0.02)), (0.40, 0.20, 0.56), shell)
    clay.block(hips.lerp(chest, 0.62) + Vector((0, -0.18, 0.0)), (0.20, 0.06, 0.14), band)
    for side, sign in (("right", -1), ("left", 1)):
        hip = hips + Vector((0.10 * sign, 0, 0))
        knee, foot = _bend(
            hip, Vector(getattr(pose, f"{side}_foot")), UPPER_LEG, LOWER_LEG, Vector(getattr(pose, f"{side}_knee"))
        )
        clay.tube([hip, hip.lerp(knee, 0.5), knee, knee.lerp(foot, 0.5), foot], [0.13, 0.125, 0.11, 0.115, 0.10], cloth)
        clay.tube([foot + Vector((0, 0.05, -0.01)), foot + Vector((0, -0.16, -0.01))], [0.085, 0.075], band)
        shoulder = chest + Vector((0.20 * sign, 0, -0.06))
        elbow, hand = _bend(
            shoulder,
            Vector(getattr(pose, f"{side}_hand")),
            UPPER_ARM,
            LOWER_ARM,
            Vector(getattr(pose, f"{side}_elbow")),
        )
        clay.tube([shoulder, elbow, elbow.lerp(hand, 0.85)], [0.105, 0.09, 0.08], cloth)
        clay.tube([elbow.lerp(hand, 0.6), elbow.lerp(hand, 0.75)], [0.092, 0.092], band)
        clay.ball(hand, 0.075, shell)
    centre = head + Vector((0, 0, 0.02))
    clay.ball(centre, (0.22, 0.22, 0.23), shell, segments=28)
    look = Vector(pose.look).normalized()
    clay.ball(centre + look * 0.075, (0.175, 0.165, 0.155), surface(visor, roughness=0.08, metallic=0.9), segments=28)
    return placed([clay.build("astronaut")], location, scale, turn, tilt, roll)


def animal_in_coat(
    location: Point = (0, 0, 0),
    scale: float = 1.0,
    turn: float = 0.0,
    *,
    kind: str = "fox",
    coat: str = "#3a4f7a",
    bottom: str = "#3a2f2a",
    pose: Pose = STANDING,
    garment: str = "coat",
    holding: Sequence[str] = (),
    scarf: str | None = None,
    hat: str | None = None,
    hat_color: str = "#20212a",
    accent: str = "#d9a441",
    fur: str | None = None,
    build: str = "adult",
    light: float = 1.0,
) -> bpy.types.Object:
    """An animal dressed and standing as a person: fox, rabbit, owl, cat, bear, wolf or deer."""
    furs = {
        "fox": "#c8642a",
        "rabbit": "#d8cfc2",
        "owl": "#8a6a48",
        "cat": "#4a4450",
        "bear": "#5a3c28",
        "wolf": "#7a808a",
        "deer": "#a5764a",
    }
    tone = fur or furs[kind]
    clay = Clay()
    width = {"stout": 1.4, "slim": 0.88}.get(build, 1.05)
    joints = _body(
        clay, pose, width, build if build != "child" else "adult", tone, coat, bottom, "#2a1c16", garment, (0, 0, 0)
    )
    _animal_head(clay, joints, kind, tone)
    if kind in ("fox", "wolf", "cat"):
        hips = Vector(pose.hips)
        tail = surface(tone, roughness=0.9)
        thick = 0.10 if kind != "cat" else 0.045
        clay.tube(
            [
                hips + Vector((0, 0.12, -0.08)),
                hips + Vector((0.08, 0.38, -0.34)),
                hips + Vector((0.22, 0.52, -0.26)),
                hips + Vector((0.34, 0.58, -0.02)),
            ],
            [thick * 0.5, thick, thick * 1.1, thick * 0.4],
            tail,
        )
        if kind == "fox":
            clay.tube(
                [hips + Vector((0.29, 0.56, -0.12)), hips + Vector((0.35, 0.585, 0.03))],
                [thick * 0.85, thick * 0.2],
                surface("#f4ead8", roughness=0.9),
            )
    if hat:
        _hat(clay, joints, hat, hat_color, accent, (0, 0, 0))
    if scarf:
        _scarf(clay, Vector(pose.chest), scarf, (0, 0, 0))
    extras: list[bpy.types.Object] = []
    for thing in holding:
        extras += _held(clay, joints, thing, accent, light * scale * scale)
    return placed([clay.build(kind), *extras], location, scale * (0.66 if build == "child" else 1.0), turn)


def _animal_head(clay: Clay, joints: Joints, kind: str, tone: str) -> None:
    """The head of a dressed animal."""
    fur = surface(tone, roughness=0.9)
    pale = surface("#f2e8d6", roughness=0.9)
    dark = surface("#15100e", roughness=0.2)
    before = clay.frame
    clay.frame = before @ Matrix.Translation(joints.head) @ joints.head_turn.to_4x4() @ Matrix.Scale(1.22, 4)
    clay.ball((0, 0, 0), (0.125, 0.128, 0.13), fur, segments=24)
    if kind in ("fox", "wolf"):
        clay.tube(
            [(0, -0.05, -0.02), (0, -0.17, -0.045), (0, -0.25, -0.05)],
            [(0.085, 0.075), (0.05, 0.045), (0.018, 0.018)],
            fur,
        )
        clay.tube(
            [(0, -0.05, -0.06), (0, -0.16, -0.075), (0, -0.235, -0.065)],
            [(0.08, 0.05), (0.045, 0.03), (0.015, 0.01)],
            pale,
        )
        for sign in (-1, 1):
            clay.tube(
                [(sign * 0.07, 0.02, 0.08), (sign * 0.095, 0.02, 0.17), (sign * 0.105, 0.02, 0.235)],
                [(0.055, 0.025), (0.035, 0.016), (0.006, 0.006)],
                fur,
                up=(0, 1, 0),
            )
            clay.ball((sign * 0.10, -0.03, -0.05), (0.07, 0.07, 0.055), pale)
    elif kind == "rabbit":
        clay.ball((0, -0.10, -0.04), (0.075, 0.07, 0.06), fur)
        for sign in (-1, 1):
            clay.tube(
                [(sign * 0.05, 0.03, 0.10), (sign * 0.075, 0.05, 0.25), (sign * 0.085, 0.03, 0.42)],
                [(0.032, 0.018), (0.05, 0.02), (0.02, 0.012)],
                fur,
                up=(0, 1, 0),
            )
            clay.tube(
                [(sign * 0.053, 0.012, 0.13), (sign * 0.075, 0.03, 0.25), (sign * 0.083, 0.014, 0.38)],
                [(0.016, 0.008), (0.028, 0.01), (0.01, 0.006)],
                surface("#e0a8a0"),
                up=(0, 1, 0),
            )
    elif kind == "owl":
        clay.ball((0, 0, 0.02), (0.165, 0.145, 0.155), fur, segments=24)
        for sign in (-1, 1):
            clay.ball((sign * 0.068, -0.115, 0.03), (0.068, 0.03, 0.068), pale)
            clay.ball((sign * 0.068, -0.138, 0.03), (0.04, 0.018, 0.04), surface("#f0a828", roughness=0.2))
            clay.ball((sign * 0.068, -0.152, 0.03), (0.022, 0.01, 0.022), dark, segments=10)
            clay.tube([(sign * 0.09, 0, 0.14), (sign * 0.125, 0, 0.23)], [0.03, 0.005], fur)
        clay.tube([(0, -0.13, 0.0), (0, -0.175, -0.045)], [0.024, 0.006], surface("#c8a050"))
    elif kind == "cat":
        clay.ball((0, -0.09, -0.035), (0.07, 0.06, 0.05), pale)
        for sign in (-1, 1):
            clay.tube(
                [(sign * 0.075, 0.01, 0.08), (sign * 0.095, 0.01, 0.15), (sign * 0.105, 0.01, 0.205)],
                [(0.05, 0.022), (0.03, 0.015), (0.005, 0.005)],
                fur,
                up=(0, 1, 0),
            )
    elif kind == "bear":
        clay.ball((0, -0.12, -0.045), (0.075, 0.085, 0.06), surface("#a5805a", roughness=0.9))
        for sign in (-1, 1):
            clay.ball((sign * 0.10, 0.02, 0.11), (0.048, 0.025, 0.048), fur)
    elif kind == "deer":
        clay.tube(
            [(0, -0.05, -0.01), (0, -0.17, -0.06), (0, -0.24, -0.08)],
            [(0.08, 0.075), (0.055, 0.05), (0.035, 0.03)],
            fur,
        )
        horn = surface("#e0cca0", roughness=0.6)
        for sign in (-1, 1):
            clay.tube([(sign * 0.10, 0.03, 0.06), (sign * 0.19, 0.03, 0.09)], [(0.035, 0.02), (0.006, 0.006)], fur)
            clay.tube(
                [
                    (sign * 0.05, 0.02, 0.11),
                    (sign * 0.12, 0.05, 0.26),
                    (sign * 0.24, 0.06, 0.36),
                    (sign * 0.25, 0.03, 0.52),
                ],
                [0.02, 0.018, 0.014, 0.005],
                horn,
                segments=8,
            )
            clay.tube([(sign * 0.16, 0.055, 0.30), (sign * 0.12, 0.0, 0.44)], [0.013, 0.004], horn, segments=8)
    if kind in ("fox", "wolf", "rabbit", "cat", "bear", "deer"):
        tip = {
            "fox": (0, -0.262, -0.045),
            "wolf": (0, -0.262, -0.045),
            "rabbit": (0, -0.168, -0.02),
            "cat": (0, -0.148, -0.018),
            "bear": (0, -0.20, -0.025),
            "deer": (0, -0.272, -0.072),
        }[kind]
        clay.ball(tip, 0.022 if kind != "bear" else 0.03, dark, segments=10)
        for sign in (-1, 1):
            clay.ball((sign * 0.055, -0.108, 0.035), (0.018, 0.012, 0.02), dark, segments=10)
    clay.frame = before


PEOPLE = (
    child_with_kite,
    child,
    dancer,
    old_woman,
    fisherman,
    acrobat,
    gentleman,
    traveller,
    king,
    skater,
    musician,
    shepherd,
    seamstress,
    astronaut,
    animal_in_coat,
)
