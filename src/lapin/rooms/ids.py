"""A room's own words for strings and numbers."""

from __future__ import annotations

from typing import NewType

RoomId = NewType("RoomId", str)
"""128 random bits in hex: the room's link."""

RoomCode = NewType("RoomCode", str)
"""Six characters that people can say aloud and type in."""

SessionId = NewType("SessionId", str)
"""SHA-256 of a browser's session token: the token itself is never kept."""

CommandId = NewType("CommandId", str)
"""Made by whoever sends a command; the same one again is the same command."""

Version = NewType("Version", int)
"""How many entries a room's log has."""

RecordingId = NewType("RecordingId", str)
"""128 random bits in hex: a recorded clue."""


def shown(room: RoomId) -> str:
    """A room as logs may name it: too little of its link to open it."""
    return room[:8]
