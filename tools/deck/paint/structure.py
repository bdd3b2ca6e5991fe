"""What a picture's structure says to a brush: direction, strength, and smooth noise."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.float32]


def noise(height: int, width: int, scale: float, seed: int, octaves: int = 5) -> Picture:
    """Smooth noise in 0..1; `scale` is the size of the largest patches in pixels."""
    generator = np.random.RandomState(seed)
    total = np.zeros((height, width), np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        rows = max(2, int(height / scale * 2**octave) + 2)
        columns = max(2, int(width / scale * 2**octave) + 2)
        grid = generator.rand(rows, columns).astype(np.float32)
        total += weight * cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
        weights += weight
        weight *= 0.5
    return total / weights


def tensor(picture: Picture, sigma: float) -> tuple[Picture, Picture, Picture]:
    """Structure tensor: direction along edges (radians), anisotropy 0..1, edge strength."""
    horizontal = cv2.Sobel(picture, cv2.CV_32F, 1, 0, ksize=3)
    vertical = cv2.Sobel(picture, cv2.CV_32F, 0, 1, ksize=3)
    planes = [
        (horizontal * horizontal).sum(-1),
        (horizontal * vertical).sum(-1),
        (vertical * vertical).sum(-1),
    ]
    across, mixed, down = (cv2.GaussianBlur(plane, (0, 0), sigma) for plane in planes)
    spread = np.sqrt((across - down) ** 2 + 4 * mixed * mixed)
    strong, weak = (across + down + spread) / 2, (across + down - spread) / 2
    direction = np.arctan2(2 * mixed, across - down) / 2 + np.pi / 2
    total = strong + weak
    anisotropy = np.where(total > 1e-7, (strong - weak) / (total + 1e-7), 0)
    return direction.astype(np.float32), anisotropy.astype(np.float32), np.sqrt(strong).astype(np.float32)
