"""Brush strokes along the structure of a picture, coarse to fine, and the relief they leave."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numba import njit

from .structure import Picture, noise, tensor

Layer = tuple[float, float]  # brush width at 1200 pixels of height, opacity
GOUACHE: tuple[Layer, ...] = ((24, 1.0), (11, 0.9), (5.5, 0.85), (3.4, 0.8))


@njit(fastmath=True, cache=True)  # type: ignore[misc]
def lay(canvas, relief, across, down, direction, lengths, widths, brushes, colours, opacity, bends):  # type: ignore[no-untyped-def]
    """Lays the strokes on the canvas one after the other, as paint does."""
    height, width, _ = canvas.shape
    count, brush_rows, brush_columns = brushes.shape
    for stroke in range(len(across)):
        length, breadth, bend = lengths[stroke], widths[stroke], bends[stroke]
        cosine, sine = math.cos(direction[stroke]), math.sin(direction[stroke])
        brush = stroke % count
        swing = breadth + abs(bend) * length * length
        reach_x = int(abs(cosine) * length + abs(sine) * swing) + 2
        reach_y = int(abs(sine) * length + abs(cosine) * swing) + 2
        centre_x, centre_y = int(across[stroke]), int(down[stroke])
        for j in range(-reach_y, reach_y + 1):
            y = centre_y + j
            if y < 0 or y >= height:
                continue
            for i in range(-reach_x, reach_x + 1):
                x = centre_x + i
                if x < 0 or x >= width:
                    continue
                along = cosine * i + sine * j
                side = -sine * i + cosine * j - bend * along * along
                if along < -length or along > length or side < -breadth or side > breadth:
                    continue
                row = int((side / breadth * 0.5 + 0.5) * (brush_rows - 1))
                column = int((along / length * 0.5 + 0.5) * (brush_columns - 1))
                touch = brushes[brush, row, column]
                if touch <= 0.01:
                    continue
                cover = touch * opacity
                for channel in range(3):
                    canvas[y, x, channel] += (colours[stroke, channel] - canvas[y, x, channel]) * cover
                relief[y, x] += (0.35 + 0.65 * touch - relief[y, x]) * cover


def brushes(count: int = 6, rows: int = 32, columns: int = 96, seed: int = 1) -> Picture:
    """Bristle masks: streaks along the stroke, ragged where the brush leaves the canvas."""
    generator = np.random.RandomState(seed)
    masks = []
    for _ in range(count):
        bristle = cv2.GaussianBlur(generator.rand(rows, 1).astype(np.float32), (1, 3), 0)
        bristle = (bristle - bristle.min()) / (bristle.max() - bristle.min())
        flow = cv2.GaussianBlur(generator.rand(rows, columns).astype(np.float32), (0, 0), sigmaX=9, sigmaY=0.8)
        flow = (flow - flow.min()) / (flow.max() - flow.min())
        side = np.linspace(-1, 1, rows)[:, None]
        along = np.linspace(-1, 1, columns)[None]
        edge = np.clip((1 - np.abs(side)) * 3.5, 0, 1)
        start = np.clip((along + 1) * 6 - 0.6 * bristle, 0, 1)
        end = np.clip((1 - along) * 3.2 - 1.4 * (1 - bristle), 0, 1)
        masks.append(np.clip((0.45 + 0.35 * bristle + 0.5 * flow) * edge * start * end, 0, 1))
    return np.array(masks, np.float32)


def repaint(
    picture: Picture, seed: int, layers: Sequence[Layer] = GOUACHE, swirl: float = 0.5
) -> tuple[Picture, Picture]:
    """The picture again in strokes, coarse to fine. Returns the canvas and its relief."""
    height, width = picture.shape[:2]
    unit = height / 1200
    generator = np.random.RandomState(seed)
    masks = brushes()
    wander = ((noise(height, width, width * 0.7, seed + 3, 3) - 0.5) * 6 * swirl).astype(np.float32)
    canvas = cv2.GaussianBlur(picture, (0, 0), 12 * unit)
    relief = np.full((height, width), 0.3, np.float32)
    for order, (brush, opacity) in enumerate(layers):
        breadth = brush * unit
        guide = cv2.GaussianBlur(picture, (0, 0), max(0.6, breadth * 0.35))
        direction, anisotropy, strength = tensor(guide, max(2, breadth * 0.8))
        # Flat regions have no direction of their own: let the wandering flow lead the brush there.
        sure = np.clip(anisotropy * strength * 14, 0, 1)
        east = np.cos(2 * direction) * sure + np.cos(2 * wander) * (1 - sure) * 0.6
        north = np.sin(2 * direction) * sure + np.sin(2 * wander) * (1 - sure) * 0.6
        direction = (np.arctan2(north, east) / 2).astype(np.float32)
        step = breadth * 0.75
        down, across = np.mgrid[step / 2 : height : step, step / 2 : width : step]
        across = (across + generator.uniform(-0.6, 0.6, across.shape) * step).ravel()
        down = (down + generator.uniform(-0.6, 0.6, down.shape) * step).ravel()
        column = np.clip(across.astype(int), 0, width - 1)
        row = np.clip(down.astype(int), 0, height - 1)
        if order > 0:  # finer brushes only correct what the coarser ones missed
            error = cv2.GaussianBlur(np.sqrt(((canvas - guide) ** 2).sum(-1)), (0, 0), max(1, breadth * 0.5))
            missed = error[row, column] > (0.020 if order == 1 else 0.016)
            keep = missed | (generator.rand(len(column)) < (0.25 if order == 1 else 0.06))
            across, down, column, row = across[keep], down[keep], column[keep], row[keep]
        shuffle = generator.permutation(len(across))
        across, down, column, row = across[shuffle], down[shuffle], column[shuffle], row[shuffle]
        count = len(column)
        colours = guide[row, column] + generator.normal(0, 0.012, (count, 1)) + generator.normal(0, 0.008, (count, 3))
        angles = direction[row, column] + generator.normal(0, 0.12, count)
        lengths = breadth * (1.6 + 1.9 * anisotropy[row, column] * generator.uniform(0.6, 1.2, count))
        widths = breadth * generator.uniform(0.55, 0.85, count)
        if order > 0:
            edge = np.clip(strength[row, column] * 3, 0, 1)
            lengths, widths = lengths * (1 - 0.35 * edge), widths * (1 - 0.35 * edge)
        bends = generator.normal(0, 0.12, count) / lengths
        single = [values.astype(np.float32) for values in (across, down, angles, lengths, widths, colours, bends)]
        across, down, angles, lengths, widths, colours, bends = single
        lay(canvas, relief, across, down, angles, lengths, widths, masks, colours, np.float32(opacity), bends)
    return canvas, relief


def emboss(picture: Picture, relief: Picture, amount: float, seed: int) -> Picture:
    """Light from the upper left over the relief of the paint and the weave of the canvas."""
    height, width = picture.shape[:2]
    unit = height / 1200
    generator = np.random.RandomState(seed)
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    pitch = max(4.2 * unit, 2.2)
    weave = np.sin(across * 2 * np.pi / pitch) * np.sin(down * 2 * np.pi / pitch) * 0.25
    weave += cv2.GaussianBlur(generator.rand(height, width).astype(np.float32), (0, 0), unit + 0.3) * 1.2
    surface = cv2.GaussianBlur(relief, (0, 0), 0.8 * unit + 0.2) + 0.05 * weave
    slope_x = cv2.Sobel(surface, cv2.CV_32F, 1, 0, ksize=3)
    slope_y = cv2.Sobel(surface, cv2.CV_32F, 0, 1, ksize=3)
    light = np.clip((-slope_x * 0.6 - slope_y * 0.8) * amount, -0.12, 0.12)[..., None]
    return np.clip(picture + light * (0.35 + 0.65 * picture), 0, 1).astype(np.float32)


def gouache(picture: Picture, flat: Picture, seed: int) -> Picture:
    """Strokes over the flattened picture, with the flat shapes kept where the detail is fine."""
    unit = picture.shape[0] / 1200
    canvas, relief = repaint(flat, seed)
    _, _, strength = tensor(picture, 3 * unit + 1)
    detail = cv2.GaussianBlur(np.clip(strength * 2.2, 0, 1), (0, 0), 2 * unit + 0.5)[..., None] * 0.55
    return emboss(canvas * (1 - detail) + flat * detail, relief, 0.12, seed)
