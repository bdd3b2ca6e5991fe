"""What a room needs of a device's connection, wherever that connection comes in.

A WebSocket on this process fills it (`lapin.web.connection`). So can one that another process carries here: a room has
one owner at a time, and its owner runs the same code for both (docs/decisions/0007).
"""

from __future__ import annotations

from typing import Protocol

from lapin.rooms.ids import SessionId


class Connection(Protocol):
    """One device's connection to one room."""

    @property
    def session(self) -> SessionId:
        """Whose it is."""
        ...

    @property
    def watches(self) -> bool:
        """A table screen: shown what everyone may see, even when its session has seats."""
        ...

    @property
    def language(self) -> str:
        """In which it is told what cards show."""
        ...

    @property
    def ready(self) -> bool:
        """Has it taken all that was sent? While it has not, nothing is made for it: it gets the newest view later."""
        ...

    def send(self, frame: bytes) -> None:
        """A whole frame. Never waits, never fails: a broken connection finds out by itself."""
        ...

    def dismiss(self, code: str) -> None:
        """Go away, and why."""
        ...
