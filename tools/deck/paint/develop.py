"""Develops Cycles' multilayer EXR into a picture: fog, sky, rays, bloom, tone, colour."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from .structure import Picture, noise


@dataclass(frozen=True)
class Look:
    """How one card is developed. Colours are '#rrggbb'; positions are (across, down) in 0..1."""

    mist: tuple[float, float] = (5.0, 60.0)  # metres from the camera: first haze, full haze
    fog: str | None = None
    fog_top: str | None = None  # fog colour at the top edge, when it differs
    fog_amount: float = 0.0
    fog_curve: float = 1.2
    exposure: float = 1.0
    bloom: float = 0.35
    ray_source: tuple[float, float] | None = None
    ray_amount: float = 0.1
    ray_threshold: float = 0.7
    shadow_tone: str = "#101830"
    highlight_tone: str = "#fff0d8"
    tone_amount: float = 0.2
    contrast: float = 1.08
    saturation: float = 1.12
    lift: float = 0.0
    vignette: float = 0.35
    style_strength: float = 1.0  # 1 = the deck's hand; less for cards of thin, fine shapes


@dataclass(frozen=True)
class Passes:
    """The layers of one render: foreground without sky, its coverage, the sky behind, the mist."""

    colour: Picture
    alpha: Picture
    sky: Picture
    mist: Picture


def read_passes(path: str | Path) -> Passes:
    """Reads the layers from a multilayer EXR."""
    import OpenEXR

    channels = OpenEXR.File(str(path), separate_channels=True).channels()

    def channel(*endings: str) -> Picture | None:
        for ending in endings:
            for name, found in channels.items():
                if name.endswith(ending):
                    return np.array(found.pixels, dtype=np.float32)
        return None

    def colour(layer: str) -> Picture | None:
        planes = [channel(f"{layer}.{letter}") for letter in "RGB"]
        if any(plane is None for plane in planes):
            return None
        return np.stack([plane for plane in planes if plane is not None], -1)

    combined = colour("Combined")
    if combined is None:
        raise ValueError(f"{path}: no Combined layer; render it with kit.scene.render")
    alpha = channel("Combined.A")
    height, width = combined.shape[:2]
    sky = colour("Env")
    mist = channel("Mist.Z", "Mist.X", "Mist.V", "Mist.Y")
    return Passes(
        colour=combined,
        alpha=np.ones((height, width), np.float32) if alpha is None else np.clip(alpha, 0, 1),
        sky=np.zeros_like(combined) if sky is None else sky,
        mist=np.zeros((height, width), np.float32) if mist is None else mist,
    )


def to_srgb(linear: Picture) -> Picture:
    """Linear light to sRGB values."""
    bright = 1.055 * np.maximum(linear, 1e-8) ** (1 / 2.4) - 0.055
    return np.where(linear <= 0.0031308, 12.92 * linear, bright).astype(np.float32)


def srgb_of(colour: str) -> npt.NDArray[np.float32]:
    """'#rrggbb' as three sRGB values in 0..1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def linear_of(colour: str) -> npt.NDArray[np.float32]:
    """'#rrggbb' as three linear values."""
    value = srgb_of(colour)
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(np.float32)


def filmic(linear: Picture) -> Picture:
    """Rolls highlights off (Narkowicz's fit of the ACES curve) so that lamps keep their colour."""
    value = np.maximum(linear, 0) * 0.6
    return np.clip((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14), 0, 1)


def bloom(linear: Picture, amount: float, threshold: float = 0.9) -> Picture:
    """Light that spills out of lamps and windows at three widths."""
    height, width = linear.shape[:2]
    bright = np.clip(linear - threshold, 0, 6)
    glow = linear.copy()
    for size in (0.01, 0.03, 0.09):
        sigma = size * height
        shrink = max(1, int(sigma / 4))  # a wide blur of a small picture costs little and looks the same
        small = cv2.resize(bright, (width // shrink, height // shrink), interpolation=cv2.INTER_AREA)
        spread = cv2.GaussianBlur(small, (0, 0), sigma / shrink)
        glow += cv2.resize(spread, (width, height), interpolation=cv2.INTER_LINEAR) * amount
    return glow


def rays(linear: Picture, source: tuple[float, float], amount: float, threshold: float) -> Picture:
    """Shafts of light that stream away from a source in the picture."""
    height, width = linear.shape[:2]
    small = cv2.resize(linear, (width // 2, height // 2), interpolation=cv2.INTER_AREA)
    rows, columns = small.shape[:2]
    hue = small / np.maximum(small.max(-1, keepdims=True), 1e-3)
    bright = (np.clip(small.mean(-1, keepdims=True) - threshold, 0, 2) * hue).astype(np.float32)
    total = np.zeros_like(small)
    steps, weight = 48, 1.0
    across, down = source[0] * columns, source[1] * rows
    for step in range(steps):
        grow = 1 + 0.9 * step / steps
        matrix = np.array([[grow, 0, across * (1 - grow)], [0, grow, down * (1 - grow)]], np.float32)
        total += cv2.warpAffine(bright, matrix, (columns, rows), borderMode=cv2.BORDER_CONSTANT) * weight
        weight *= 0.965
    total = cv2.GaussianBlur(total / steps, (0, 0), 2)
    return linear + cv2.resize(total, (width, height)) * amount * 4


def grade(picture: Picture, look: Look) -> Picture:
    """Saturation, contrast and the split tone of shadows and lights."""
    luminance = (picture * np.array([0.3, 0.59, 0.11], np.float32)).sum(-1, keepdims=True)
    graded = luminance + (picture - luminance) * look.saturation
    graded = (graded - 0.5) * look.contrast + 0.5 + look.lift
    position = np.clip(luminance, 0, 1)
    shadow = linear_of(look.shadow_tone) ** (1 / 2.2)
    tone = shadow * (1 - position) + srgb_of(look.highlight_tone) * position
    amount = look.tone_amount
    graded = graded * (1 - amount) + (graded * 0.4 + tone * 0.6) * amount
    return np.clip(graded, 0, 1).astype(np.float32)


def vignette(picture: Picture, amount: float) -> Picture:
    """Darker corners, so that the eye stays inside."""
    height, width = picture.shape[:2]
    down, across = np.mgrid[0:height, 0:width]
    distance = np.hypot((across / width - 0.5) * 1.15, (down / height - 0.5) * 1.05)
    shade = 1 - amount * np.clip((distance - 0.32) / 0.5, 0, 1) ** 1.6
    return (picture * shade[..., None]).astype(np.float32)


def develop(path: str | Path, look: Look, seed: int = 0) -> Picture:
    """EXR to an sRGB picture in 0..1, not yet painted."""
    passes = read_passes(path)
    alpha = passes.alpha[..., None]
    foreground = passes.colour * look.exposure
    height, width = passes.alpha.shape
    if look.fog is not None and look.fog_amount > 0:
        raw = np.clip(np.nan_to_num(passes.mist, nan=1, posinf=1), 0, 1)[..., None]
        # Where the sky shows through an edge the mist is 1: take that share out for clean edges.
        depth = np.clip((raw - (1 - alpha)) / np.maximum(alpha, 1e-3), 0, 1)
        colour = linear_of(look.fog)[None, None]
        if look.fog_top:
            height_share = np.linspace(1, 0, height, dtype=np.float32)[:, None, None]
            colour = linear_of(look.fog_top) * height_share + colour * (1 - height_share)
        drift = noise(height, width, width * 0.5, seed + 7)[..., None]
        thickness = np.clip(depth**look.fog_curve * look.fog_amount * (0.75 + 0.5 * drift), 0, 1)
        foreground = foreground * (1 - thickness) + colour * thickness * alpha
    light = (foreground + passes.sky * look.exposure).astype(np.float32)
    if look.ray_source is not None:
        light = rays(light, look.ray_source, look.ray_amount, look.ray_threshold)
    light = bloom(light, look.bloom)
    return vignette(grade(to_srgb(filmic(light)), look), look.vignette)
