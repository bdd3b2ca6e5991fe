"""From render to shipped files: paint at full size, then two WebP sizes without metadata."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from .develop import Look, develop
from .kuwahara import kuwahara
from .strokes import gouache
from .structure import Picture, tensor

LARGE, SMALL = (800, 1200), (400, 600)  # width, height
DRAWING = (512, 768)  # the style is drawn smaller and enlarged: its touch is bolder, its cost half
LARGE_LIMIT, SMALL_LIMIT = 120_000, 40_000  # bytes


def edge_keeping_blur(picture: Picture, guide: Picture, radius: int, softness: float = 0.003) -> Picture:
    """Guided filter (He, Sun and Tang 2010): blurs what the grey guide does not call an edge."""
    size = (2 * radius + 1, 2 * radius + 1)
    mean_guide = cv2.boxFilter(guide, cv2.CV_32F, size)
    spread = cv2.boxFilter(guide * guide, cv2.CV_32F, size) - mean_guide * mean_guide
    mean = cv2.boxFilter(picture, cv2.CV_32F, size)
    both = cv2.boxFilter(picture * guide[..., None], cv2.CV_32F, size) - mean * mean_guide[..., None]
    slope = both / (spread + softness)[..., None]
    offset = mean - slope * mean_guide[..., None]
    smooth = cv2.boxFilter(slope, cv2.CV_32F, size) * guide[..., None] + cv2.boxFilter(offset, cv2.CV_32F, size)
    return smooth.astype(np.float32)


def blend(plain: Picture, painted: Picture, drawn: Picture, strength: float) -> Picture:
    """Light and colour from the painted picture, contours from the drawn one (a split by frequency).

    Pure style transfer wrecks glows and skies, so only its fine part is taken, more of it at edges
    than in smooth places. The split keeps edges, or dark shapes over a bright sky would get halos.
    """
    unit = plain.shape[0] / 1200
    radius = max(2, round(18 * unit))
    drawn = cv2.GaussianBlur(drawn, (0, 0), 0.7 * unit + 0.2)
    grey = cv2.cvtColor(plain, cv2.COLOR_RGB2GRAY)
    guide = cv2.GaussianBlur(grey, (0, 0), 1.2 * unit)
    _, _, edges = tensor(plain, 6 * unit)
    detail = np.clip(cv2.GaussianBlur(edges, (0, 0), 10 * unit) * 5, 0, 1)
    amount = ((0.22 + 0.28 * detail) * strength)[..., None]  # more than this and fine shapes melt
    # Right on a contour the plain picture leads, or faces, birds and railings lose their shape.
    _, _, contours = tensor(plain, 1.5 * unit)
    crisp = np.clip(cv2.GaussianBlur(contours, (0, 0), 2 * unit) * 3, 0, 1)[..., None]
    share = 0.4 + 0.35 * crisp
    base = painted * (1 - share) + plain * share
    low = edge_keeping_blur(base, guide, radius)
    touch = drawn - edge_keeping_blur(drawn, guide, radius)
    # The style brightens and hatches the bright side of a strong edge: give it little say there.
    reach = 2 * round(8 * unit) + 1
    dark_nearby = cv2.erode(grey, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach)))
    bright_side = np.clip(cv2.GaussianBlur(grey - dark_nearby, (0, 0), 3 * unit) * 2.2 - 0.1, 0, 0.6)[..., None]
    touch = touch * (1 - bright_side)
    result = low + touch * amount + (base - low) * (1 - amount * 0.75 * (1 - 0.6 * crisp))
    return np.clip(result, 0, 1).astype(np.float32)


def grain(picture: Picture, amount: float = 0.05) -> Picture:
    """A breath of canvas grain that hides banding in skies."""
    height, width = picture.shape[:2]
    speck = np.random.RandomState(1).rand(height, width).astype(np.float32) - 0.5
    return np.clip(picture + cv2.GaussianBlur(speck, (0, 0), 0.8)[..., None] * amount, 0, 1).astype(np.float32)


def _enlarged(picture: Picture) -> Picture:
    """The picture at the large size."""
    if picture.shape[1::-1] == LARGE:
        return picture
    return np.clip(cv2.resize(picture, LARGE, interpolation=cv2.INTER_CUBIC), 0, 1)


def paint(path: str | Path, look: Look, seed: int = 0) -> Picture:
    """The finished card, 800×1200, as sRGB floats in 0..1; smaller renders are enlarged first."""
    from .adain import adain

    small = develop(path, look, seed)
    plain = _enlarged(small)
    # Flattening at the render's own size looks the same after enlarging and costs half.
    flat = _enlarged(kuwahara(small, 6.2 * small.shape[0] / LARGE[1]))
    painted = gouache(plain, flat, seed)
    drawn = _enlarged(adain(cv2.resize(plain, DRAWING, interpolation=cv2.INTER_AREA)))
    return grain(blend(plain, painted, drawn, look.style_strength))


def preview(path: str | Path, look: Look, target: str | Path, seed: int = 0) -> None:
    """A quick look at a small render: developed and flattened, not drawn over."""
    plain = develop(path, look, seed)
    flat = kuwahara(plain, 5 * plain.shape[0] / 1200 + 1.2)
    _image(plain * 0.5 + flat * 0.5).save(target)


def _image(picture: Picture) -> Image.Image:
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def write_picture(picture: Picture, target: Path, size: tuple[int, int], limit: int) -> int:
    """Writes one WebP at the best quality that stays under `limit` bytes; returns its size."""
    image = _image(picture)
    if image.size != size:
        image = image.resize(size, Image.Resampling.LANCZOS)
    target.parent.mkdir(parents=True, exist_ok=True)
    for quality in (84, 80, 76, 70, 64, 56, 48, 40):
        image.save(target, "WEBP", quality=quality, method=6, exif=b"", xmp=b"")
        if target.stat().st_size <= limit:
            return target.stat().st_size
    raise ValueError(f"{target}: does not fit in {limit} bytes even at quality 40")


def write_pictures(picture: Picture, card: str, folder: Path) -> tuple[int, int]:
    """Writes large/CARD.webp and small/CARD.webp; returns their sizes in bytes."""
    large = write_picture(picture, folder / "large" / f"{card}.webp", LARGE, LARGE_LIMIT)
    small = write_picture(picture, folder / "small" / f"{card}.webp", SMALL, SMALL_LIMIT)
    return large, small
