"""What happened in a room, for ever. A room is its log of entries; each entry is a list of these.

Fields are only ever added, with defaults. Sessions stand here as hashes. Nothing of this leaves the server but by
`RoomView` and the game's own views.
"""

from __future__ import annotations

import msgspec

from lapin.rooms.commands import Pace, Rabbit, Timers
from lapin.rooms.ids import RoomCode, RoomId, SessionId
from lapin.rooms.ports import BotSeat
from lapin.rules.events import Event
from lapin.rules.ids import CardId, Seat, Turn
from lapin.rules.rulesets import Edition, Mode, Options


class _RoomEvent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


class RoomOpened(_RoomEvent, frozen=True, tag="room_opened"):
    """Somebody made a room and is its host."""

    room: RoomId
    code: RoomCode
    host: SessionId
    deck: str
    name: str = ""
    edition: Edition = Edition.ODYSSEY
    mode: Mode = Mode.STANDARD
    options: Options = Options()
    timers: Timers = Timers()
    language: str = "en"
    pace: Pace = Pace.LIVELY


class Configured(_RoomEvent, frozen=True, tag="configured"):
    """What will be played."""

    edition: Edition
    mode: Mode
    options: Options
    timers: Timers
    deck: str
    language: str
    pace: Pace = Pace.LIVELY


class PersonSeated(_RoomEvent, frozen=True, tag="person_seated"):
    """A person took a free seat, or the seat of a bot or of someone who left."""

    seat: Seat
    holder: SessionId
    name: str
    rabbit: Rabbit


class SeatTakenOver(_RoomEvent, frozen=True, tag="seat_taken_over"):
    """In a game: somebody new holds a seat that a bot plays, and plays and sees its cards from turn `joins` on (S3)."""

    seat: Seat
    holder: SessionId
    name: str
    rabbit: Rabbit
    joins: Turn


class BotSeated(_RoomEvent, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: Seat
    name: str
    rabbit: Rabbit
    bot: BotSeat


class SeatCleared(_RoomEvent, frozen=True, tag="seat_cleared"):
    """Nobody sits there any more."""

    seat: Seat


class SeatLeft(_RoomEvent, frozen=True, tag="seat_left"):
    """In a game: its holder is gone, a bot plays on, anyone may take over."""

    seat: Seat
    bot: BotSeat


class SeatHandedToBot(_RoomEvent, frozen=True, tag="seat_handed_to_bot"):
    """A bot plays for a person who keeps the seat."""

    seat: Seat
    bot: BotSeat


class SeatTakenBack(_RoomEvent, frozen=True, tag="seat_taken_back"):
    """Its holder plays again."""

    seat: Seat


class Dressed(_RoomEvent, frozen=True, tag="dressed"):
    """Another name or rabbit."""

    seat: Seat
    name: str
    rabbit: Rabbit


class SeatsSwapped(_RoomEvent, frozen=True, tag="seats_swapped"):
    """Two places changed; one may be empty."""

    seat: Seat
    to: Seat


class MoveLinkMade(_RoomEvent, frozen=True, tag="move_link_made"):
    """A one-time link that carries a seat to another device; kept as a hash."""

    seat: Seat
    digest: str
    expires_at: int


class SeatMoved(_RoomEvent, frozen=True, tag="seat_moved"):
    """A seat went to another device."""

    seat: Seat
    holder: SessionId


class Kicked(_RoomEvent, frozen=True, tag="kicked"):
    """A person was sent away, perhaps for good."""

    session: SessionId
    banned: bool = False


class HostPassed(_RoomEvent, frozen=True, tag="host_passed"):
    """Another person runs the room."""

    host: SessionId


class Locked(_RoomEvent, frozen=True, tag="locked"):
    """Nobody new comes in but those who were there."""

    locked: bool
    guests: tuple[SessionId, ...] = ()


class CodeChanged(_RoomEvent, frozen=True, tag="code_changed"):
    """The room goes by another code."""

    code: RoomCode


class Allowed(_RoomEvent, frozen=True, tag="allowed"):
    """Chat and reactions, on or off."""

    chat: bool
    reactions: bool


class Said(_RoomEvent, frozen=True, tag="said"):
    """A line for the whole table."""

    seat: Seat
    name: str
    text: str


class Reacted(_RoomEvent, frozen=True, tag="reacted"):
    """An emoji for the whole table."""

    seat: Seat
    name: str
    emoji: str


class PersonForgotten(_RoomEvent, frozen=True, tag="person_forgotten"):
    """Somebody asked to be forgotten: name and words of theirs are replaced in the entries before this one."""

    clues: tuple[tuple[int, Turn], ...] = ()
    """Game and turn of every clue that was."""
    lines: int = 0
    """How many lines of talk were."""


class GameDealt(_RoomEvent, frozen=True, tag="game_dealt"):
    """A game began. Seats are counted from 0 again; `cards` says which picture each of the game's cards is."""

    number: int
    deck: str
    cards: dict[CardId, str]
    events: tuple[Event, ...]


class GamePlayed(_RoomEvent, frozen=True, tag="game_played"):
    """The game moved on."""

    events: tuple[Event, ...]
    acted_for: tuple[Seat, ...] = ()
    """The seats whose move the dice made (R9.6)."""


class LobbyReopened(_RoomEvent, frozen=True, tag="lobby_reopened"):
    """After a game: back to the lobby with the same people."""


class ClockSet(_RoomEvent, frozen=True, tag="clock_set"):
    """When this phase closes, how long it has, and until when the last round is being revealed."""

    closes_at: int | None = None
    length: int | None = None
    reveal_until: int | None = None


class Paused(_RoomEvent, frozen=True, tag="paused"):
    """Nobody moves, no time runs."""

    left: int | None = None


class Resumed(_RoomEvent, frozen=True, tag="resumed"):
    """On again."""


RoomEvent = (
    RoomOpened
    | Configured
    | PersonSeated
    | SeatTakenOver
    | BotSeated
    | SeatCleared
    | SeatLeft
    | SeatHandedToBot
    | SeatTakenBack
    | Dressed
    | SeatsSwapped
    | MoveLinkMade
    | SeatMoved
    | Kicked
    | HostPassed
    | Locked
    | CodeChanged
    | Allowed
    | Said
    | Reacted
    | PersonForgotten
    | GameDealt
    | GamePlayed
    | LobbyReopened
    | ClockSet
    | Paused
    | Resumed
)

encode_room_events = msgspec.json.Encoder().encode
decode_room_events = msgspec.json.Decoder(tuple[RoomEvent, ...]).decode

__all__ = ["RoomEvent", "decode_room_events", "encode_room_events"]
