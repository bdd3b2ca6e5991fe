"""What everyone in a room sees of the room itself; the game has views of its own (lapin.rules.projection)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lapin.rooms.commands import Level, Rabbit, Timers
from lapin.rooms.ids import RoomCode, RoomId
from lapin.rules.ids import Seat
from lapin.rules.rulesets import Edition, Mode, Options


class Status(StrEnum):
    """Before, during and after a game."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class SeatKind(StrEnum):
    """Who sits there."""

    PERSON = "person"
    BOT = "bot"


class TalkKind(StrEnum):
    """A line or an emoji."""

    SAY = "say"
    REACT = "react"


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: Seat
    name: str
    rabbit: Rabbit
    kind: SeatKind
    level: Level | None
    present: bool
    """A bot always is; a person is while a device of theirs is connected."""
    played_by_bot: bool
    """A person's seat that a bot plays for now, because they left or the host said so."""
    free: bool
    """May be taken over by `sit` with this seat: a bot's, or that of someone who left."""


class TalkLine(msgspec.Struct, frozen=True):
    """Something said, or an emoji; `n` counts up."""

    n: int
    kind: TalkKind
    seat: Seat | None
    name: str
    text: str | None = None
    emoji: str | None = None


class RoomView(msgspec.Struct, frozen=True):
    """The room as everyone in it sees it."""

    room: RoomId
    code: RoomCode
    name: str
    status: Status
    game_number: int
    edition: Edition
    mode: Mode
    options: Options
    seat_limits: tuple[int, ...]
    """How many may play this edition and mode."""
    timers: Timers
    deck: str
    language: str
    """In which bots give their clues."""
    host: Seat | None
    """A seat of the host; `None` when the host only watches."""
    locked: bool
    paused: bool
    chat: bool
    reactions: bool
    seats: tuple[SeatView, ...]
    spectators: int
    talk: tuple[TalkLine, ...]
    saving: bool
    """False while nothing can be saved."""
