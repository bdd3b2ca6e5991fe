"""What everyone in a room sees of the room itself; the game has views of its own (lapin.rules.projection)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lapin.rooms.commands import Level, Pace, Rabbit, Timers
from lapin.rooms.ids import RoomCode, RoomId
from lapin.rules.commands import Clue
from lapin.rules.ending import Outcome
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat, Turn
from lapin.rules.projection import PublicView
from lapin.rules.rulesets import Edition, Mode, Options, RulesView
from lapin.rules.state import Pact, Phase


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
    reading: bool
    """Somebody who reads how to play: bots and clocks wait for them."""
    joins_next: bool
    """A newcomer sits here who plays from the next turn on; a bot finishes this one."""


class TalkLine(msgspec.Struct, frozen=True):
    """Something said, or an emoji; `n` counts up."""

    n: int
    kind: TalkKind
    seat: Seat | None
    name: str
    text: str | None = None
    emoji: str | None = None


class ActedFor(msgspec.Struct, frozen=True):
    """Whose move the dice made when time was up, or when the host did not wait (R9.6)."""

    turn: Turn
    phase: Phase
    seats: tuple[Seat, ...]


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
    pace: Pace
    """How long bots take."""
    deck: str
    language: str
    """In which bots give their clues."""
    host: Seat | None
    """A seat of the host; `None` when the host only watches."""
    locked: bool
    paused: bool
    chat: bool
    reactions: bool
    acted_for: ActedFor | None
    """The last time in this game that somebody was not waited for."""
    seats: tuple[SeatView, ...]
    spectators: int
    saving: bool
    """False while nothing can be saved."""


class RulesSection(msgspec.Struct, frozen=True):
    """What holds for the whole game on the table: its rules, and the promise that its dice were not touched."""

    rules: RulesView
    commitment: str
    """SHA-256 of the dice's secret."""
    secret: str | None
    """The secret itself, once the game is over."""


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it: `lapin.rules.PublicView` without what stands in sections of its own."""

    phase: Phase
    turn: Turn
    storyteller: Seat | None
    awaited: tuple[Seat, ...]
    clue: Clue | None
    table: tuple[CardId, ...]
    pacts: tuple[Pact | None, ...]
    acted: tuple[Seat, ...]
    scores: tuple[int, ...]
    told: tuple[int, ...]
    hand_counts: tuple[int, ...]
    pile_count: int
    discard_count: int
    outcome: Outcome | None

    def whole(self, rules: RulesSection, last_round: RoundScored | None) -> PublicView:
        """The view that bots and `legal_intents` take."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return PublicView(
            rules=rules.rules, commitment=rules.commitment, secret=rules.secret, last_round=last_round, **fields
        )


class SessionView(msgspec.Struct, frozen=True):
    """What this browser is in this room."""

    seats: tuple[Seat, ...]
    """The seats it holds; `own` has those it plays already."""
    host: bool


class ClockView(msgspec.Struct, frozen=True):
    """The running phase's time; `None` where none runs. `reveal_ms`: what is left of the last round's reveal."""

    closes_in_ms: int | None
    phase_ms: int | None
    reveal_ms: int
    stands: bool = False
    """Time does not run: the game is paused, or somebody reads how to play."""
