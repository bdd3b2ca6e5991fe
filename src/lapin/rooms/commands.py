"""What people may ask of a room. Each carries an id made by its sender, so that sending it again does nothing new.

A command never says who sends it: the session does. Where it names a seat to act as, the session must hold that seat.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from lapin.languages import Tag
from lapin.rooms.ids import CommandId
from lapin.rules.commands import Intent
from lapin.rules.ids import Seat, Turn
from lapin.rules.rulesets import Edition, Mode, Options

MOST_SEATS = 12

_Id = Annotated[CommandId, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
_Seat = Annotated[Seat, msgspec.Meta(ge=0, lt=MOST_SEATS)]
_Turn = Annotated[Turn, msgspec.Meta(ge=0, le=100_000)]
_Twelfth = Annotated[int, msgspec.Meta(ge=0, lt=12)]
_Text = Annotated[str, msgspec.Meta(max_length=4000)]
_Seconds = Annotated[int, msgspec.Meta(ge=5, le=3600)]


class Rabbit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn: one of twelve colours and one of twelve patterns (R2.1)."""

    colour: _Twelfth
    pattern: _Twelfth


class TimerKind(StrEnum):
    """Off; fixed per phase; dynamic: the time starts when most are done."""

    OFF = "off"
    FIXED = "fixed"
    DYNAMIC = "dynamic"


class Seconds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long each phase may take."""

    claim: _Seconds = 60
    clue: _Seconds = 120
    hand_in: _Seconds = 90
    vote: _Seconds = 90


class Timers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room's clock; off unless the host says otherwise."""

    kind: TimerKind = TimerKind.OFF
    seconds: Seconds = Seconds()


class Pace(StrEnum):
    """How long bots take: like people who take their time, briskly, or no time at all."""

    CALM = "calm"
    LIVELY = "lively"
    AT_ONCE = "at_once"


class Level(StrEnum):
    """How well a bot plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class _Command(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    id: _Id


class Play(_Command, frozen=True, tag="play"):
    """A move of the game, meant for a turn."""

    seat: _Seat
    turn: _Turn
    intent: Intent


class Draft(_Command, frozen=True, tag="draft"):
    """What this seat would do if its time ran out now; without an intent it thinks again. Nobody else is told."""

    seat: _Seat
    turn: _Turn
    intent: Intent | None = None


# ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat; with `seat`, take over that of a bot or of someone who left. Again: one more seat on this device."""

    name: _Text
    rabbit: Rabbit | None = None
    seat: _Seat | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave a seat of one's own; in a running game a bot plays it on."""

    seat: _Seat


class Dress(_Command, frozen=True, tag="dress"):
    """Another name or rabbit."""

    seat: _Seat
    name: _Text | None = None
    rabbit: Rabbit | None = None


class MoveLink(_Command, frozen=True, tag="move_link"):
    """A one-time link that moves a seat of one's own to another device; the answer carries its token."""

    seat: _Seat


# ── The host, before a game ───────────────────────────────────────────────────────────────────────────────────────


class Configure(_Command, frozen=True, tag="configure"):
    """What will be played, by which clock, with which cards."""

    edition: Edition | None = None
    mode: Mode | None = None
    options: Options | None = None
    timers: Timers | None = None
    pace: Pace | None = None
    deck: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    language: Tag | None = None


class AddBot(_Command, frozen=True, tag="add_bot"):
    """A bot takes the next free seat."""

    level: Level = Level.MEDIUM


class RemoveSeat(_Command, frozen=True, tag="remove_seat"):
    """Clear a seat in the lobby."""

    seat: _Seat


class MoveSeat(_Command, frozen=True, tag="move_seat"):
    """Change places: whoever sits at `to` comes here."""

    seat: _Seat
    to: _Seat


class Start(_Command, frozen=True, tag="start"):
    """Deal."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """After a game: deal again to the same people, or with `lobby` go back to the lobby first."""

    lobby: bool = False


# ── The host, at any time ─────────────────────────────────────────────────────────────────────────────────────────


class Kick(_Command, frozen=True, tag="kick"):
    """Send whoever holds a seat away; with `ban`, for good."""

    seat: _Seat
    ban: bool = False


class HandToBot(_Command, frozen=True, tag="hand_to_bot"):
    """A bot plays this seat until it is taken back."""

    seat: _Seat


class TakeBack(_Command, frozen=True, tag="take_back"):
    """The seat's holder plays again; the holder may say so too."""

    seat: _Seat


class Pause(_Command, frozen=True, tag="pause"):
    """Nobody moves, no time runs."""


class Resume(_Command, frozen=True, tag="resume"):
    """Go on."""


class Skip(_Command, frozen=True, tag="skip"):
    """The dice act for an awaited seat (R9.6)."""

    seat: _Seat


class Extend(_Command, frozen=True, tag="extend"):
    """More time for this phase; anyone who is awaited may ask too."""


class Lock(_Command, frozen=True, tag="lock"):
    """Nobody new comes in."""

    locked: bool


class NewCode(_Command, frozen=True, tag="new_code"):
    """Another code; the old one finds nothing any more."""


class PassHost(_Command, frozen=True, tag="pass_host"):
    """Another person runs the room."""

    seat: _Seat


class Allow(_Command, frozen=True, tag="allow"):
    """Chat and reactions, on or off."""

    chat: bool | None = None
    reactions: bool | None = None


# ── What one looks at; kept nowhere ───────────────────────────────────────────────────────────────────────────────


class Read(_Command, frozen=True, tag="read"):
    """Somebody reads how to play, or has read it: bots and clocks wait for them, for a while."""

    open: bool


class Seen(_Command, frozen=True, tag="seen"):
    """Somebody has seen the reveal of this turn: once everyone here has, no bot waits for its end."""

    turn: _Turn


# ── Talk ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Say(_Command, frozen=True, tag="say"):
    """A line for the whole table (R8.2: team talk is open to all)."""

    seat: _Seat
    text: _Text


class React(_Command, frozen=True, tag="react"):
    """One emoji for the whole table."""

    seat: _Seat
    emoji: Annotated[str, msgspec.Meta(max_length=32)]


RoomCommand = (
    Play
    | Draft
    | Sit
    | Stand
    | Dress
    | MoveLink
    | Configure
    | AddBot
    | RemoveSeat
    | MoveSeat
    | Start
    | Rematch
    | Kick
    | HandToBot
    | TakeBack
    | Pause
    | Resume
    | Skip
    | Extend
    | Lock
    | NewCode
    | PassHost
    | Allow
    | Read
    | Seen
    | Say
    | React
)
