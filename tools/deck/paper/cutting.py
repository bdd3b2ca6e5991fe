"""Ways of cutting that make a sheet precious: double cuts, stepped rims, pinked edges, scattering."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from .colour import mix
from .path import PI, Path, Point, full_sheet, grow, points_along, polygon
from .stage import Draw, Stage, add, cut, slit


def double_cut(
    stage: Stage,
    sheet: Path,
    openings: Sequence[Path],
    colour: str,
    under: str,
    by: float = 7.0,
    depth: float = 0.9,
    paper: str = "paint",
    gradient: tuple[object, ...] | None = None,
    slits: Sequence[tuple[Path, float]] = (),
) -> None:
    """The same openings twice: exact in a brighter under-sheet, `by` wider in the sheet on top: every opening gets a
    coloured rim. slits: (open path, width)."""
    holes: list[Draw] = cut(*openings)
    stage.lay([add(sheet), *holes, *(slit(p, w) for p, w in slits)], under, depth, paper)
    wider = [slit(p, by) for p in openings] + [slit(p, w + by * 0.5) for p, w in slits]
    stage.lay([add(sheet), *holes, *wider], colour, depth * 0.8, paper, gradient=gradient)


def stepped_rims(
    stage: Stage,
    opening: Path,
    colours: Sequence[str],
    step: float = 12.0,
    depth: float = 0.9,
    paper: str = "paint",
    sheet: Path | None = None,
    through: float = 0.0,
    shape: Callable[[int], Path] | None = None,
) -> None:
    """Sheets with a growing opening, inner first: a stepped frame around what lies below. through > 0 makes the inner
    rims tissue (less and less). shape(i) gives each opening, else the opening grows by step."""
    for i, colour in enumerate(colours):
        hole = shape(i) if shape else (grow(opening, step * i) if i else opening)
        passes = through * (1 - i / max(1, len(colours) - 1)) if through else 0.0
        stage.lay(
            [add(sheet or full_sheet()), *cut(hole)],
            colour,
            depth,
            "tissue" if passes > 0 else paper,
            through=passes,
            through_colour=mix(colour, "#ffffff", 0.3),
        )


def lit_window(stage: Stage, pane: Path, glow: str, strength: float = 1.0, bright: str = "#fff0c8") -> None:
    """Paper and light that will show through an opening of the sheet laid next: draw it before that sheet."""
    stage.lay(grow(pane, 5), bright, 0, "tissue", shadow=0, rim=0)
    stage.backlight(grow(pane, 4), glow, strength)


def pinked(path: Path, tooth: float = 8.0) -> Path:
    """The outline cut by pinking shears: small zigzag teeth."""
    return _toothed(path, tooth, lambda i: -0.45 if i % 2 else 0.45, 2)


def scalloped_edge(path: Path, tooth: float = 14.0) -> Path:
    """The outline as a row of small round bites outwards."""
    return _toothed(path, tooth, lambda i: math.sin(PI * (i % 6) / 6) * 0.55, 6)


def _toothed(path: Path, tooth: float, out: Callable[[int], float], parts: int) -> Path:
    length = sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in _pairs(points_along(path, 200, closed=True)))
    count = max(3, round(length / tooth)) * parts
    points: list[Point] = []
    for i, (x, y, angle) in enumerate(points_along(path, count, closed=True)):
        away = out(i) * tooth
        points.append((x + math.sin(angle) * away, y - math.cos(angle) * away))
    return polygon(points)


def _pairs(points: list[tuple[float, float, float]]) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    return list(zip(points, points[1:] + points[:1], strict=True))


def scatter(
    seed: int,
    count: int,
    radius: Callable[[random.Random], float] | float,
    within: Path | None = None,
    without: Sequence[Path] = (),
    bounds: tuple[float, float, float, float] = (0, 0, 800, 1200),
    gap: float = 0.0,
    tries: int = 40,
) -> list[tuple[float, float, float]]:
    """Up to count places (x, y, radius) that do not overlap, inside one path and outside others."""
    chance = random.Random(seed)
    if within is not None:
        b = within.getBounds()
        bounds = (b.left(), b.top(), b.right(), b.bottom())
    found: list[tuple[float, float, float]] = []
    for _ in range(count * tries):
        if len(found) >= count:
            break
        r = radius(chance) if callable(radius) else radius
        x, y = chance.uniform(bounds[0], bounds[2]), chance.uniform(bounds[1], bounds[3])
        if within is not None and not within.contains(x, y):
            continue
        if any(hole.contains(x, y) for hole in without):
            continue
        if all(math.hypot(x - px, y - py) >= r + pr + gap for px, py, pr in found):
            found.append((x, y, r))
    return found
