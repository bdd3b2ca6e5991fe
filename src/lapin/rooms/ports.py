"""What a room needs from outside, each with an embedded default in `lapin.adapters` or below.

EventStore    where logs and recordings are kept
Clock         the time of day, time that only runs forward, and waking up later
Chance        unpredictable bytes
Company       bots
Library       decks
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Protocol

import msgspec

from lapin.rooms.commands import Level
from lapin.rooms.ids import RecordingId, RoomCode, RoomId, SessionId, Version
from lapin.rules.commands import Intent
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId
from lapin.rules.projection import PlayerView


class Record(msgspec.Struct, frozen=True):
    """One entry of a room's log, as stored: all of it or nothing."""

    version: Version
    at: int
    """Milliseconds since 1970, for people and retention; nothing is decided by it but deadlines."""
    command: str | None
    """Whose and which command it answers; unique in a room."""
    body: bytes
    """The events, as JSON."""


class RoomIndex(msgspec.Struct, frozen=True):
    """What else is written with an entry, so that things are found without reading logs."""

    code: RoomCode | None = None
    """The room's code from now on."""
    pictures: Mapping[CardId, str] = {}
    """Which card (deck/card) each new token stands for."""


class RoomSummary(msgspec.Struct, frozen=True):
    """A stored room, as a list shows it."""

    room: RoomId
    code: RoomCode
    version: Version
    opened_at: int
    touched_at: int


class Recording(msgspec.Struct, frozen=True):
    """A recorded clue."""

    recording: RecordingId
    media_type: str
    session: SessionId
    body: bytes


class EventStore(Protocol):
    """Logs of rooms."""

    def append(self, room: RoomId, record: Record, index: RoomIndex) -> Awaitable[None]:
        """Begin to write an entry; it is on the disk when the awaited returns. Raises VersionConflict, AlreadyDone,
        CodeTaken, RoomGone or CannotSave there, and then changed nothing (after CannotSave: perhaps)."""
        ...

    async def since(self, room: RoomId, version: Version) -> Sequence[Record]:
        """All entries after a version, in order; none for a room that is not there."""
        ...

    async def find(self, code: RoomCode) -> RoomId | None:
        """The room with this code."""
        ...

    async def picture(self, token: CardId) -> str | None:
        """The card (deck/card) a token stands for."""
        ...

    async def rooms(self) -> Sequence[RoomSummary]:
        """All rooms, the last touched first."""
        ...

    async def keep_recording(self, room: RoomId, recording: Recording, most: int, of_one: int) -> bool:
        """Keep a sound; False if the room has `most` already, or its maker `of_one` there."""
        ...

    async def recording(self, room: RoomId, recording: RecordingId) -> Recording | None:
        """A sound of this room."""
        ...

    async def forget(self, room: RoomId) -> None:
        """Delete a room and all that belongs to it."""
        ...

    async def rewrite(self, room: RoomId, record: Record, bodies: Mapping[Version, bytes], session: SessionId) -> None:
        """Write an entry, give these earlier ones other bodies and delete the session's sounds: all of it or nothing.
        What stood there before is overwritten. Raises as `append` does."""
        ...

    async def writable(self) -> bool:
        """Can something be written right now?"""
        ...

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        ...


class Handle(Protocol):
    """Something that will happen later."""

    def cancel(self) -> None:
        """It will not."""
        ...


class Clock(Protocol):
    """Time."""

    def now(self) -> int:
        """Milliseconds since 1970. May jump."""
        ...

    def monotonic(self) -> float:
        """Seconds; never jumps."""
        ...

    def later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        """Call back once, that many seconds from now."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The machine's clocks and the running event loop."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Chance(Protocol):
    """Unpredictable bytes: tokens, codes and the secret of a game's dice."""

    def bytes(self, count: int) -> bytes:
        """That many."""
        ...


class SystemChance:
    """The operating system's."""

    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)


class BotSeat(msgspec.Struct, frozen=True):
    """Which bot plays a seat."""

    persona: str
    level: Level
    seed: int


class BotKnowledge(msgspec.Struct, frozen=True):
    """What a person in the bot's seat would know: the view, the cards it can see, the rounds played in the open."""

    view: PlayerView
    deck: str
    cards: Mapping[CardId, str]
    """The deck's name of every card in the view, and of no other."""
    rounds: tuple[RoundScored, ...]
    language: str
    earlier: tuple[RoundScored, ...] = ()
    """The rounds of the room's earlier games: no bot tells a clue twice in a room's life."""
    secret: bytes = b""
    """What this bot's mind is drawn from in this game. It tells nothing of the dice, nor of another seat's."""


class Company(Protocol):
    """The bots there are."""

    def newcomer(self, level: Level, taken: Sequence[str], seed: int) -> BotSeat:
        """Who comes, if these are there already."""
        ...

    def prepare(self, deck: str, language: str) -> None:
        """Get to know a deck's cards ahead of the first turn; may take seconds. Called in a thread."""
        ...

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        """A legal intent for an awaited seat. Called in a thread."""
        ...

    def waits(self, bot: BotSeat) -> bool:
        """Does it ask somebody outside? Then it thinks where no other room has to wait for it."""
        ...

    def pause(self, bot: BotSeat, view: PlayerView) -> float:
        """Seconds to take before moving; must not depend on anything hidden."""
        ...


class Picture(msgspec.Struct, frozen=True):
    """A picture as it is sent."""

    media_type: str
    body: bytes


class DeckSummary(msgspec.Struct, frozen=True):
    """A deck as a list shows it."""

    id: str
    name: str
    cards: int
    author: str
    licence: str


class Library(Protocol):
    """The decks there are."""

    def __hash__(self) -> int: ...

    def decks(self) -> Sequence[DeckSummary]:
        """All of them."""
        ...

    def words(self, deck: str, card: str, language: str) -> tuple[str, str]:
        """What a card shows, short and long."""
        ...

    def picture(self, name: str, size: str) -> Picture:
        """The picture of a card by deck/card, `thumbnail`, `small` or `large`; there always is one."""
        ...

    def back(self, size: str) -> Picture:
        """The back that all cards share."""
        ...

    def cards(self, deck: str) -> Sequence[str]:
        """The names of a deck's cards; KeyError if there is no such deck."""
        ...

    def default(self) -> str:
        """The deck a new room plays with."""
        ...


class Services(msgspec.Struct, frozen=True):
    """What all rooms of a process share."""

    store: EventStore
    clock: Clock
    chance: Chance
    company: Company
    library: Library
    thinking: Executor
    """Where bots think."""
    waiting: Executor
    """Where those think who wait for somebody outside."""
    bot_pace: float = 1.0
    """1.0: as people; 0: at once."""
