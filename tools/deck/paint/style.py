"""The deck's hand: a style picture of impasto swirls, painted by our own strokes. No third-party art."""

from __future__ import annotations

import cv2
import numpy as np

from .strokes import brushes, emboss, lay
from .structure import Picture, noise

# Night, sea, haze, straw, sun, rust, wine, pine: the colours do not matter much, since the style is
# recoloured for every card; their contrast does.
PALETTE = ("#121e4a", "#285496", "#6096be", "#ced6b4", "#eec454", "#d67832", "#78303c", "#1e4646")


def style_picture(size: int = 1000, seed: int = 1, bold: float = 1.0) -> Picture:
    """Swirling strokes in a wide palette: `size` pixels square."""
    generator = np.random.RandomState(seed)
    down, across = np.mgrid[0:size, 0:size].astype(np.float32)
    flow = cv2.GaussianBlur(noise(size, size, size * 0.55, seed, 3), (0, 0), 20)
    slope_down, slope_across = np.gradient(flow)
    angle = np.arctan2(-slope_across, slope_down)
    east, north = np.cos(angle), np.sin(angle)
    for _ in range(6):
        centre_x, centre_y = generator.uniform(0, size), generator.uniform(0, size)
        reach = generator.uniform(0.08, 0.19) * size
        offset_x, offset_y = across - centre_x, down - centre_y
        distance = np.hypot(offset_x, offset_y) + 1e-3
        pull = np.exp(-((distance / reach) ** 2)) * 3
        east += pull * (-offset_y / distance)
        north += pull * (offset_x / distance)
    angle = np.arctan2(north, east)
    palette = np.array([[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)] for colour in PALETTE], np.float32)
    last = len(palette) - 1
    place = np.clip((noise(size, size, size * 0.5, seed + 1, 3) - 0.3) / 0.4, 0, 0.999) * last
    index = place.astype(int)
    share = (place - index)[..., None]
    base = palette[index] * (1 - share) + palette[np.minimum(index + 1, last)] * share
    canvas = base.astype(np.float32).copy()
    relief = np.full((size, size), 0.3, np.float32)
    masks = brushes(8, 32, 96, seed)
    area = (size / 1000) ** 2
    for breadth, length, amount, variety in ((16, 46, 3500, 0.10), (9, 34, 9000, 0.16), (5, 24, 16000, 0.20)):
        count = int(amount * area)
        x, y = generator.uniform(0, size, count), generator.uniform(0, size, count)
        column, row = x.astype(int), y.astype(int)
        colours = base[row, column] * (1 + generator.normal(0, variety, (count, 1)) * bold)
        colours = colours + generator.normal(0, 0.035, (count, 3))
        colours[generator.rand(count) < 0.10] *= 0.45
        light = generator.rand(count) < 0.08
        colours[light] = colours[light] * 0.5 + 0.5 * np.array([1, 0.93, 0.74])
        single = [
            values.astype(np.float32)
            for values in (
                x,
                y,
                angle[row, column] + generator.normal(0, 0.1, count),
                length * generator.uniform(0.6, 1.2, count),
                breadth * generator.uniform(0.5, 1, count),
                np.clip(colours, 0, 1),
                generator.normal(0, 0.004, count),
            )
        ]
        xs, ys, angles, lengths, widths, paint, bends = single
        lay(canvas, relief, xs, ys, angles, lengths, widths, masks, paint, np.float32(0.95), bends)
    return emboss(canvas, relief, 0.5, seed)
