"""The one way a deck's pictures are opened and written: nothing is unpacked that is too large, or of another kind, and
nothing is written outside the deck's folder."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lapin.decks.deck import DeckError

if TYPE_CHECKING:
    from PIL.Image import Image

FORMATS: Final = ("WEBP", "AVIF")
NAMED: Final = (*FORMATS, "PNG", "JPEG")
"""Kinds that people mix up with those; only their heads are read, to say what they are."""
MAX_PIXELS: Final = 20_000_000


@contextmanager
def opened(path: Path) -> Iterator[Image]:
    """A picture that may be unpacked, or a `DeckError` that says why not."""
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # fewer pixels are already too many here
            picture = Image.open(path, formats=NAMED)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise DeckError(f"{path.name} cannot be read as a picture; WebP or AVIF are right") from None
    with picture:
        if picture.format not in FORMATS:
            raise DeckError(f"{path.name} is {picture.format}; WebP or AVIF are right")
        if picture.width * picture.height > MAX_PIXELS:
            raise DeckError(f"{path.name} has {picture.width}×{picture.height} pixels, too many to open")
        yield picture


def unpacked(path: Path) -> Image:
    """The same in memory, in colours."""
    with opened(path) as picture:
        try:
            return picture.convert("RGB")
        except (OSError, ValueError, SyntaxError) as error:
            raise DeckError(f"{path.name} cannot be read as a picture: {error}") from None


def write_inside(folder: Path, name: str, content: bytes) -> None:
    """Write a file of the deck's folder. What is there is replaced, whole: a link is not followed."""
    target = folder / name
    if not target.parent.resolve().is_relative_to(folder.resolve()):
        raise DeckError(f"{target.parent} leads outside the deck's folder {folder}; remove that link")
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, written = tempfile.mkstemp(dir=target.parent)
    try:
        with open(handle, "wb") as file:
            file.write(content)
        os.chmod(written, 0o644)  # what others may read, as the pictures beside it; mkstemp is for secrets
        os.replace(written, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(written)
        raise
