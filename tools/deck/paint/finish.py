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
LARGE_LIMIT, SMALL_LIMIT = 120_000, 40_000  # bytes


def blend(plain: Picture, painted: Picture, drawn: Picture, strength: float) -> Picture:
    """Light and colour from the painted picture, contours from the drawn one (a split by frequency).

    Pure style transfer wrecks glows and skies, so only what is finer than `sigma` is taken from it,
    more of it at edges than in smooth places.
    """
    unit = plain.shape[0] / 1200
    sigma = 14 * unit
    drawn = cv2.GaussianBlur(drawn, (0, 0), 0.7 * unit + 0.2)
    _, _, edges = tensor(plain, 6 * unit)
    detail = np.clip(cv2.GaussianBlur(edges, (0, 0), 10 * unit) * 5, 0, 1)
    amount = (0.35 + 0.43 * detail) * strength
    # Thin dark shapes over a bright sky get halos from the style: give it less say around them.
    luminance = cv2.cvtColor(plain, cv2.COLOR_RGB2GRAY)
    size = int(18 * unit) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    thin = cv2.morphologyEx(luminance, cv2.MORPH_BLACKHAT, kernel) * luminance.clip(0.2, 1).mean()
    halo = np.clip(cv2.GaussianBlur(cv2.dilate(thin, kernel), (0, 0), 6 * unit) * 4, 0, 1)
    amount = (amount * (1 - 0.6 * halo))[..., None]
    base = painted * 0.6 + plain * 0.4
    low = cv2.GaussianBlur(base, (0, 0), sigma)
    result = low + (drawn - cv2.GaussianBlur(drawn, (0, 0), sigma)) * amount + (base - low) * (1 - amount * 0.75)
    return np.clip(result, 0, 1).astype(np.float32)


def grain(picture: Picture, amount: float = 0.05) -> Picture:
    """A breath of canvas grain that hides banding in skies."""
    height, width = picture.shape[:2]
    speck = np.random.RandomState(1).rand(height, width).astype(np.float32) - 0.5
    return np.clip(picture + cv2.GaussianBlur(speck, (0, 0), 0.8)[..., None] * amount, 0, 1).astype(np.float32)


def paint(path: str | Path, look: Look, seed: int = 0) -> Picture:
    """The finished card, 800×1200, as sRGB floats in 0..1; smaller renders are enlarged first."""
    from .adain import adain

    plain = develop(path, look, seed)
    if plain.shape[1::-1] != LARGE:
        plain = np.clip(cv2.resize(plain, LARGE, interpolation=cv2.INTER_CUBIC), 0, 1)
    flat = kuwahara(plain, 6.2)
    painted = gouache(plain, flat, seed)
    reduced = cv2.resize(plain, (640, 960), interpolation=cv2.INTER_AREA)
    drawn = cv2.resize(adain(reduced), LARGE, interpolation=cv2.INTER_CUBIC)
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
        image.save(target, 'WEBP', quality=quality, method=6, exif=b'', xmp=b'')
        if target.stat().st_size <= limit:
            return target.stat().st_size
    raise ValueError(f'{target}: does not fit in {limit} bytes even at quality 40')


def write_pictures(picture: Picture, card: str, folder: Path) -> tuple[int, int]:
    """Writes large/CARD.webp and small/CARD.webp; returns their sizes in bytes."""
    large = write_picture(picture, folder / 'large' / f'{card}.webp', LARGE, LARGE_LIMIT)
    small = write_picture(picture, folder / 'small' / f'{card}.webp', SMALL, SMALL_LIMIT)
    return large, small
