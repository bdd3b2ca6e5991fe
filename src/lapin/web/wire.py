"""Every message between a browser and a room, typed once. `tools/protocol_types.py` makes TypeScript of it.

Frames are JSON text with the kind in `t`. Room commands are those of `lapin.rooms.commands`, views and events those of
`lapin.rules`. Unknown kinds and unknown fields are refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec

from lapin.languages import ENGLISH, Tag
from lapin.rooms.commands import Rabbit, RoomCommand, Timers
from lapin.rooms.ids import CommandId, RecordingId, RoomCode, RoomId, Version
from lapin.rooms.view import RoomView, Status
from lapin.rules.commands import Clue
from lapin.rules.events import Event, RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.projection import OwnView, PublicView
from lapin.rules.rulesets import Edition, Mode, Options

LARGEST_FRAME = 16 * 1024
"""Bytes of one frame from a browser; sound is uploaded by HTTP."""


class _Frame(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


# ── From the browser ──────────────────────────────────────────────────────────────────────────────────────────────


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame. `since`: the version last seen, for the events in between; `watch`: a table screen."""

    language: Tag = ENGLISH
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    watch: bool = False


class Ping(_Frame, frozen=True, tag="ping"):
    """Is anyone there?"""


ClientMessage = Hello | Ping | RoomCommand


# ── To the browser ────────────────────────────────────────────────────────────────────────────────────────────────


class CardWords(msgspec.Struct, frozen=True):
    """What a card shows, in the connection's language."""

    short: str
    long: str


class SessionView(msgspec.Struct, frozen=True):
    """What this browser is in this room."""

    seats: tuple[Seat, ...]
    host: bool


class ClockView(msgspec.Struct, frozen=True):
    """The running phase's time; `None` where none runs. `reveal_ms`: what is left of the last round's reveal."""

    closes_in_ms: int | None
    phase_ms: int | None
    reveal_ms: int


class Update(_Frame, frozen=True, tag="update"):
    """Everything this connection may know, whole. The events are what led here since the last one sent to it."""

    version: Version
    room: RoomView
    game: PublicView | None
    own: tuple[OwnView, ...]
    events: tuple[Event, ...]
    cards: dict[CardId, CardWords]
    session: SessionView
    clock: ClockView


class Welcome(_Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: as `Update`, with the events since the version that `hello` named."""

    version: Version
    room: RoomView
    game: PublicView | None
    own: tuple[OwnView, ...]
    events: tuple[Event, ...]
    cards: dict[CardId, CardWords]
    session: SessionView
    clock: ClockView


class Ack(_Frame, frozen=True, tag="ack", omit_defaults=True):
    """Done and saved. `facts`: the seat of a `sit` as `seat`, the token of a `move_link` as `token`."""

    id: CommandId
    facts: dict[str, Any] = {}


class Refused(_Frame, frozen=True, tag="refused"):
    """Not done, and why: a clause of the rules or "room", a code, and facts. The words are the client's."""

    id: CommandId | None
    clause: str
    code: str
    facts: dict[str, Any]


class TroubleCode(StrEnum):
    """What the server cannot do right now."""

    CANNOT_SAVE = "cannot_save"


class Trouble(_Frame, frozen=True, tag="trouble"):
    """Something does not work right now; `None`: it does again."""

    code: TroubleCode | None


class GoneCode(StrEnum):
    """Why the server ends a connection for good."""

    KICKED = "kicked"
    BANNED = "banned"
    ROOM_CLOSED = "room_closed"
    TOO_MANY = "too_many"
    BAD_FRAME = "bad_frame"
    STOPPING = "stopping"


class Gone(_Frame, frozen=True, tag="gone"):
    """The last frame of a connection. After `stopping` and `too_many`, come back later."""

    code: GoneCode


class Pong(_Frame, frozen=True, tag="pong"):
    """Yes."""


ServerMessage = Welcome | Update | Ack | Refused | Trouble | Gone | Pong


# ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatRequest(_Body, frozen=True):
    """Who sits down."""

    name: Annotated[str, msgspec.Meta(max_length=400)]
    rabbit: Rabbit | None = None


class RoomRequest(_Body, frozen=True):
    """`POST /api/rooms`: a new room; the sender is its host."""

    name: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    edition: Edition | None = None
    mode: Mode | None = None
    options: Options | None = None
    timers: Timers | None = None
    deck: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    language: Tag | None = None
    bots: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0
    seat: SeatRequest | None = None


class RoomMade(_Body, frozen=True):
    """Where the new room is."""

    room: RoomId
    code: RoomCode


class FindRequest(_Body, frozen=True):
    """`POST /api/rooms/find`."""

    code: Annotated[str, msgspec.Meta(max_length=32)]


class RoomFound(_Body, frozen=True):
    """Where a code leads."""

    room: RoomId


class MoveRequest(_Body, frozen=True):
    """`POST /api/rooms/<room>/move`: take the seat that a one-time link carries."""

    token: Annotated[str, msgspec.Meta(max_length=64)]


class Moved(_Body, frozen=True):
    """The seat is this browser's now."""

    seat: Seat


class SessionInfo(_Body, frozen=True):
    """`GET /api/session`: the language the browser asks for."""

    language: str


class DeckInfo(_Body, frozen=True):
    """A deck that can be played with."""

    id: str
    name: str
    cards: int
    author: str
    licence: str


class RecordingMade(_Body, frozen=True):
    """What to name in a recorded clue."""

    recording: RecordingId


class GalleryGame(_Body, frozen=True):
    """A game's finished rounds; `names` in seat order."""

    number: int
    edition: Edition
    mode: Mode
    names: tuple[str, ...]
    rabbits: tuple[Rabbit, ...]
    rounds: tuple[RoundScored, ...]
    winners: tuple[Seat, ...] | None


class Gallery(_Body, frozen=True):
    """`GET /api/rooms/<room>/gallery`: every finished round of every game of a room."""

    room: RoomId
    status: Status
    games: tuple[GalleryGame, ...]
    cards: dict[CardId, CardWords]


class Problem(_Body, frozen=True):
    """Why a request was not answered."""

    clause: str
    code: str
    facts: dict[str, Any] = {}


decode_message = msgspec.json.Decoder(ClientMessage).decode

__all__ = ["ClientMessage", "Clue", "ServerMessage", "decode_message"]
