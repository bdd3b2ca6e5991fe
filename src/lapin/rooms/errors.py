"""What can go wrong in a room, as a small tree.

RoomError
├── Refusal          a command the room refuses; nothing changes
└── StoreError
    ├── VersionConflict    the log is further than we know: somebody else writes this room
    ├── AlreadyDone        this command is in the log
    ├── CodeTaken          another room has this code
    ├── RoomGone           the room was deleted
    └── CannotSave         the disk or the database fails; whether it was written is unknown
"""

from __future__ import annotations

from collections.abc import Mapping


class RoomError(Exception):
    """Anything of a room's own."""


class Refusal(RoomError):
    """The room refuses, with a stable code and the facts behind it; the words are the client's."""

    clause = "room"

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, object] = facts


class StoreError(RoomError):
    """The store could not do what it was asked."""


class VersionConflict(StoreError):
    """Somebody else wrote this version."""


class AlreadyDone(StoreError):
    """This command id is in the room's log already."""


class CodeTaken(StoreError):
    """Another room goes by this code."""


class RoomGone(StoreError):
    """The room was deleted: nothing can be written to it any more, and nobody should try again."""


class CannotSave(StoreError):
    """Writing failed; it may or may not have been written."""
