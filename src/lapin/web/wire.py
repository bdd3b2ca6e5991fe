"""Every message between a browser and a room, typed once. `tools/protocol_types.py` makes TypeScript of it.

Frames are JSON text with the kind in `t`. Room commands are those of `lapin.rooms.commands`, views and events those of
`lapin.rules`. Unknown kinds and unknown fields are refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from lapin.languages import ENGLISH, Tag
from lapin.rooms.commands import Pace, Rabbit, RoomCommand, Timers
from lapin.rooms.ids import CommandId, RecordingId, RoomCode, RoomId, Version
from lapin.rooms.view import ClockView, RoomView, RulesSection, SessionView, Status, TableView, TalkLine
from lapin.rules.commands import Clue
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.projection import OwnView
from lapin.rules.rulesets import Edition, Mode, Options
from lapin.web.codes import RefusalCode

PROTOCOL = 2
"""Which protocol this is. A client that speaks another is sent away with `gone: protocol`, and a page loads anew."""


class _Frame(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


# ── From the browser ──────────────────────────────────────────────────────────────────────────────────────────────


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame; again, to speak another language. `protocol`: which one; `watch`: a table screen."""

    protocol: int = PROTOCOL
    language: Tag = ENGLISH
    watch: bool = False


class Ping(_Frame, frozen=True, tag="ping"):
    """Is anyone there?"""


ClientMessage = Hello | Ping | RoomCommand


# ── To the browser ────────────────────────────────────────────────────────────────────────────────────────────────


class CardWords(msgspec.Struct, frozen=True):
    """What a card shows, in the connection's language."""

    short: str
    long: str


class _Sections(_Frame, frozen=True, omit_defaults=True):
    version: Version
    room: RoomView | UnsetType = UNSET
    """The room itself: seats, settings, who is here."""
    talk: tuple[TalkLine, ...] | UnsetType = UNSET
    rules: RulesSection | UnsetType | None = UNSET
    """What holds for the whole game; `None` where no game is on the table, as with `table` and `last_round`."""
    table: TableView | UnsetType | None = UNSET
    last_round: RoundScored | UnsetType | None = UNSET
    """What there is to reveal: votes, owners and points of the round scored last."""
    session: SessionView | UnsetType = UNSET
    own: tuple[OwnView, ...] | UnsetType = UNSET
    """What this session's seats know besides, one for each."""
    cards: dict[CardId, CardWords] | UnsetType = UNSET
    """Descriptions of cards that this connection sees and was not told of before: add them to those you have."""
    clock: ClockView | UnsetType = UNSET


class Welcome(_Sections, frozen=True, tag="welcome"):
    """The answer to `hello`: every section."""


class Update(_Sections, frozen=True, tag="update"):
    """The sections that changed since the last frame, each whole: replace what you had by what comes."""


class Ack(_Frame, frozen=True, tag="ack", omit_defaults=True):
    """Done and saved. `facts`: the seat of a `sit` as `seat`, the token of a `move_link` as `token`."""

    id: CommandId
    facts: dict[str, Any] = {}


class Refused(_Frame, frozen=True, tag="refused"):
    """Not done, and why: a clause of the rules or "room", a code, and facts. The words are the client's."""

    id: CommandId | None
    clause: str
    code: RefusalCode
    facts: dict[str, Any]


class GoneCode(StrEnum):
    """Why the server ends a connection for good."""

    KICKED = "kicked"
    BANNED = "banned"
    ROOM_CLOSED = "room_closed"
    TOO_MANY = "too_many"
    BAD_FRAME = "bad_frame"
    STOPPING = "stopping"
    PROTOCOL = "protocol"


class Gone(_Frame, frozen=True, tag="gone"):
    """The last frame of a connection. After `stopping` and `too_many`, come back later; after `protocol`, renewed."""

    code: GoneCode


class Pong(_Frame, frozen=True, tag="pong"):
    """Yes."""


ServerMessage = Welcome | Update | Ack | Refused | Gone | Pong


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
    pace: Pace | None = None
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


class PersonGone(_Body, frozen=True):
    """Name and words of whoever asked are known no more in this room."""

    room: RoomId


class SessionInfo(_Body, frozen=True):
    """`GET /api/session`: the language the browser asks for, and the protocol spoken here."""

    language: str
    protocol: int


class SessionMade(_Body, frozen=True):
    """`POST /api/session`: who a program is from now on, to be said as `Authorization: Bearer <token>`."""

    token: str


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
    code: RefusalCode
    facts: dict[str, Any] = {}


decode_message = msgspec.json.Decoder(ClientMessage).decode

__all__ = ["ClientMessage", "Clue", "ServerMessage", "decode_message"]
