"""Errors for people, and reading what people give us."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    import argparse

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


class Complaint(Exception):
    """One line that says what was wrong and what would be right; the command ends with exit status 2."""


def one_line(text: str) -> str:
    """No line breaks or control characters of somebody's input on the terminal."""
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text)


def read_bytes(path: str | None) -> bytes:
    """All of a file, or of standard input for `-` and for no name at all."""
    with open_bytes(path) as source:
        return source.read()


@contextmanager
def open_bytes(path: str | None) -> Iterator[BinaryIO]:
    """A file, or standard input for `-` and for no name at all."""
    if path is None or path == "-":
        yield sys.stdin.buffer
        return
    try:
        source = open(path, "rb")  # noqa: SIM115 (closed below; only the opening may be complained of)
    except FileNotFoundError:
        raise Complaint(f"there is no file {path!r}; give the name of a JSON file, or - for standard input") from None
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Complaint(f"cannot read {path!r}: {reason}; give a JSON file, or - for standard input") from None
    with source:
        yield source
