"""Outlines to cut along. A card is 800 wide and 1200 high, whatever scale it is rendered at; y runs down."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import skia

PI = math.pi
WIDTH, HEIGHT = 800, 1200

Path = Any
"""A skia.Path (skia-python has no types)."""
Point = tuple[float, ...]
"""(x, y), or (x, y, 1) for a sharp corner in `smooth`."""
Width = float | Callable[[float], float]


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 6.0) -> Path:
    """A soft curve through all points (Catmull-Rom); a point (x, y, 1) is a sharp corner."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0][:2])
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i > 0 else points[0]
        start, end = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        ax, ay = (0.0, 0.0) if len(start) > 2 else ((end[0] - before[0]) / tension, (end[1] - before[1]) / tension)
        bx, by = (0.0, 0.0) if len(end) > 2 else ((after[0] - start[0]) / tension, (after[1] - start[1]) / tension)
        path.cubicTo(start[0] + ax, start[1] + ay, end[0] - bx, end[1] - by, end[0], end[1])
    if closed:
        path.close()
    return path


def mirrored(half: Sequence[Point]) -> list[Point]:
    """Points of the right half, from top to bottom, completed by their mirror on the left (axis x = 0)."""
    left = [(-p[0], *p[1:]) for p in reversed(half) if abs(p[0]) > 1e-9]
    return [*half, *left]


def polygon(points: Sequence[Point]) -> Path:
    path = skia.Path()
    path.addPoly([skia.Point(*p[:2]) for p in points], True)
    return path


def polyline(*points: Point) -> Path:
    """Open: for strokes and slits."""
    path = skia.Path()
    path.addPoly([skia.Point(*p[:2]) for p in points], False)
    return path


def bezier(x: float, y: float, *controls: float) -> Path:
    """An open path from (x, y) through cubic curves: six numbers each."""
    path = skia.Path()
    path.moveTo(x, y)
    for i in range(0, len(controls), 6):
        path.cubicTo(*controls[i : i + 6])
    return path


def circle(x: float, y: float, radius: float) -> Path:
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, rx: float, ry: float, angle: float = 0.0) -> Path:
    path = skia.Path()
    path.addOval(skia.Rect(-rx, -ry, rx, ry))
    return move(path, x, y, angle)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Path:
    path = skia.Path()
    path.addRoundRect(skia.Rect(left, top, right, bottom), radius, radius)
    return path


def full_sheet() -> Path:
    """The whole card and a little more."""
    return box(-40, -40, WIDTH + 40, HEIGHT + 40)


def ring(x: float, y: float, outer: float, inner: float) -> Path:
    return minus(circle(x, y, outer), circle(x, y, inner))


def arc(x: float, y: float, radius: float, start: float, end: float, count: int = 24) -> list[Point]:
    """Points on a circle between two angles (0 is right, a quarter turn is down)."""
    return [
        (x + math.cos(a) * radius, y + math.sin(a) * radius)
        for a in (start + (end - start) * i / (count - 1) for i in range(count))
    ]


def spiral(
    x: float, y: float, start: float, end: float, turns: float, angle: float = 0.0, count: int = 0
) -> list[Point]:
    """Points on a spiral whose radius runs from start to end, growing evenly in scale when both are > 0."""
    count = count or int(28 * abs(turns)) + 2
    points: list[Point] = []
    for i in range(count):
        t = i / (count - 1)
        radius = start * (end / start) ** t if start > 0 and end > 0 else start + (end - start) * t
        a = angle + t * turns * 2 * PI
        points.append((x + math.cos(a) * radius, y + math.sin(a) * radius))
    return points


def star(x: float, y: float, radius: float, rays: int = 5, inner: float = 0.42, angle: float = -PI / 2) -> Path:
    return polygon(
        [
            (
                x + math.cos(angle + i * PI / rays) * radius * (inner if i % 2 else 1),
                y + math.sin(angle + i * PI / rays) * radius * (inner if i % 2 else 1),
            )
            for i in range(rays * 2)
        ]
    )


def crescent(x: float, y: float, radius: float, thick: float = 0.45, angle: float = -0.4) -> Path:
    bite = circle(x + math.cos(angle + PI) * radius * thick, y + math.sin(angle + PI) * radius * thick, radius * 0.9)
    return minus(circle(x, y, radius), bite)


def heart(x: float, y: float, size: float, angle: float = 0.0) -> Path:
    half: list[Point] = [
        (0, -0.42, 1),
        (0.22, -0.72),
        (0.6, -0.78),
        (0.88, -0.48),
        (0.8, -0.02),
        (0.42, 0.46),
        (0, 0.86, 1),
    ]
    return move(smooth(mirrored(half)), x, y, angle, size)


def move(
    path: Path,
    x: float = 0.0,
    y: float = 0.0,
    angle: float = 0.0,
    scale: float = 1.0,
    scale_y: float | None = None,
    flip: bool = False,
) -> Path:
    """Scale (mirrored if flip), then turn, then shift."""
    scaling, turning, shifting = skia.Matrix(), skia.Matrix(), skia.Matrix()
    scaling.setScale(-scale if flip else scale, scale if scale_y is None else scale_y)
    turning.setRotate(math.degrees(angle))
    shifting.setTranslate(x, y)
    moved = skia.Path()
    path.transform(skia.Matrix.Concat(shifting, skia.Matrix.Concat(turning, scaling)), moved)
    return moved


def move_points(
    points: Sequence[Point], x: float = 0.0, y: float = 0.0, angle: float = 0.0, scale: float = 1.0, flip: bool = False
) -> list[Point]:
    cos, sin, side = math.cos(angle), math.sin(angle), -1 if flip else 1
    return [
        (x + (cos * p[0] * side - sin * p[1]) * scale, y + (sin * p[0] * side + cos * p[1]) * scale, *p[2:])
        for p in points
    ]


@dataclass(frozen=True)
class Place:
    """Where a shape stands: its families draw in their own small units, a Place puts them on the card."""

    x: float
    y: float
    size: float = 1.0
    angle: float = 0.0
    flip: bool = False

    def __call__(self, path: Path) -> Path:
        return move(path, self.x, self.y, self.angle, self.size, flip=self.flip)

    def points(self, points: Sequence[Point]) -> list[Point]:
        return move_points(points, self.x, self.y, self.angle, self.size, self.flip)

    def point(self, x: float, y: float) -> tuple[float, float]:
        [(px, py, *_)] = self.points([(x, y)])
        return px, py

    def turned(self, angle: float) -> float:
        """A local angle as an angle on the card."""
        return self.angle + (PI - angle if self.flip else angle)

    def at(self, x: float, y: float, size: float = 1.0, angle: float = 0.0, flip: bool = False) -> Place:
        """A place within this place."""
        px, py = self.point(x, y)
        turn = -angle if self.flip else angle
        return Place(px, py, self.size * size, self.angle + turn, self.flip != flip)

    def gradient(
        self, x0: float, y0: float, x1: float, y1: float, colour: str
    ) -> tuple[float, float, float, float, str]:
        """A gradient given in local units, for `lay`."""
        return (*self.point(x0, y0), *self.point(x1, y1), colour)


def limb(x0: float, y0: float, r0: float, x1: float, y1: float, r1: float) -> Path:
    """The hull of two circles."""
    distance = math.hypot(x1 - x0, y1 - y0) or 1e-6
    a = math.atan2(y1 - y0, x1 - x0)
    b = math.acos(max(-1.0, min(1.0, (r0 - r1) / distance)))
    points: list[Point] = []
    for t in range(13):
        angle = a + b + t * (2 * PI - 2 * b) / 12
        points.append((x0 + r0 * math.cos(angle), y0 + r0 * math.sin(angle)))
    for t in range(13):
        angle = a - b + t * 2 * b / 12
        points.append((x1 + r1 * math.cos(angle), y1 + r1 * math.sin(angle)))
    return polygon(points)


def curve(points: Sequence[Point], steps: int = 8) -> list[tuple[float, float]]:
    """Many points on the soft open curve through a few."""
    dense: list[tuple[float, float]] = []
    count = len(points)
    for i in range(count - 1):
        a, b, c, d = points[max(0, i - 1)], points[i], points[i + 1], points[min(count - 1, i + 2)]
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5
                * (
                    2 * b[j]
                    + (-a[j] + c[j]) * t
                    + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
                    + (-a[j] + 3 * b[j] - 3 * c[j] + d[j]) * t**3
                )
                for j in (0, 1)
            )
            dense.append((x, y))
    dense.append((points[-1][0], points[-1][1]))
    return dense


def tapered(start: float, end: float) -> Callable[[float], float]:
    """A width for `ribbon` that runs evenly from start to end."""
    return lambda t: start + (end - start) * t


def spindle(width: float, ends: float = 0.0) -> Callable[[float], float]:
    """A width for `ribbon`: thick in the middle, `ends` thick at both ends."""
    return lambda t: ends + (width - ends) * math.sin(PI * t)


def ribbon(points: Sequence[Point], width: Width, round_start: bool = False, round_end: bool = False) -> Path:
    """A band along the soft curve through points; width is a number or a function of 0..1."""
    line = np.array(curve(points))
    tangent = np.gradient(line, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / (np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-6)
    widths = np.array([width(t) if callable(width) else width for t in np.linspace(0, 1, len(line))])[:, None] / 2
    left = [(float(p[0]), float(p[1])) for p in line + normal * widths]
    right = [(float(p[0]), float(p[1])) for p in (line - normal * widths)[::-1]]
    body = polygon([*left, *right])
    ends = [circle(float(line[0, 0]), float(line[0, 1]), float(widths[0, 0]))] if round_start else []
    ends += [circle(float(line[-1, 0]), float(line[-1, 1]), float(widths[-1, 0]))] if round_end else []
    return union(body, *ends) if ends else body


def points_along(path: Path, count: int, closed: bool = False) -> list[tuple[float, float, float]]:
    """(x, y, angle of the line) at even distances along a path."""
    measure = skia.PathMeasure(path, closed)
    length = measure.getLength()
    found = []
    for i in range(count):
        at, towards = measure.getPosTan(length * i / (count if closed else max(1, count - 1)))
        found.append((at.x(), at.y(), math.atan2(towards.y(), towards.x())))
    return found


def union(*paths: Path) -> Path:
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def minus(path: Path, *taken: Path) -> Path:
    for other in taken:
        path = skia.Op(path, other, skia.PathOp.kDifference_PathOp)
    return path


def intersect(path: Path, other: Path) -> Path:
    return skia.Op(path, other, skia.PathOp.kIntersect_PathOp)


def grow(path: Path, by: float) -> Path:
    """The outline moved outwards by so much (inwards if negative)."""
    if not by:
        return path
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=abs(by) * 2, StrokeJoin=skia.Paint.kRound_Join)
    band = skia.Path()
    paint.getFillPath(path, band)
    return union(path, band) if by > 0 else minus(path, band)


def wobbly(
    x: float, y: float, rx: float, ry: float, count: int = 24, amount: float = 0.05, seed: int = 1
) -> list[Point]:
    """Points of an oval nobody drew with a compass: for `smooth`."""
    chance = random.Random(seed)
    phases = [chance.uniform(0, 2 * PI) for _ in range(3)]
    points: list[Point] = []
    for i in range(count):
        a = i / count * 2 * PI
        bump = (
            math.sin(2 * a + phases[0]) * 0.5 + math.sin(3 * a + phases[1]) * 0.35 + math.sin(5 * a + phases[2]) * 0.25
        )
        points.append((x + math.cos(a) * rx * (1 + amount * bump), y + math.sin(a) * ry * (1 + amount * bump)))
    return points
