"""One browser's line to one room.

Three tasks a connection: one reads frames (size and rate limited, answers pings at once), one does what was asked, one
after the other, and one sends. What is sent is fetched from the room at the moment of sending, so a slow reader gets
fewer views, never a queue of them: a mailbox of one. All queues are bounded; what does not fit ends the connection, and
the browser heals by coming back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Receive, Send

from lapin.rooms.commands import React, RoomCommand, Say
from lapin.rooms.errors import CannotSave, Refusal
from lapin.rooms.ids import CommandId, SessionId, Version, shown
from lapin.rooms.ports import Library
from lapin.rooms.room import Room, visible_cards
from lapin.rules.errors import RulesError
from lapin.rules.events import Event
from lapin.rules.ids import CardId
from lapin.rules.projection import OwnView
from lapin.telemetry import Telemetry
from lapin.web.limits import Bucket
from lapin.web.wire import (
    Ack,
    CardWords,
    ClockView,
    Gone,
    GoneCode,
    Hello,
    Language,
    Ping,
    Pong,
    Refused,
    SessionView,
    Trouble,
    TroubleCode,
    decode_message,
)

MOST_ASKED: Final = 32
"""Commands of one connection that wait to be done."""
MOST_ANSWERS: Final = 128
"""Answers that wait to be sent to one connection."""
MOST_BAD_FRAMES: Final = 10
TALK_SHARE: Final = 10
"""One frame in so many may be talk: two lines a second, ten at once."""
SEND_PATIENCE: Final = 20.0
"""Seconds a frame may take to leave; a browser that reads slower is let go."""
HELLO_PATIENCE: Final = 15.0
"""Seconds until the first frame."""
_CLOSE_CODES: Final = {
    GoneCode.KICKED: 4001,
    GoneCode.BANNED: 4003,
    GoneCode.ROOM_CLOSED: 4004,
    GoneCode.BAD_FRAME: 4000,
    GoneCode.TOO_MANY: 4029,
    GoneCode.STOPPING: 1012,
}

_ENDINGS: Final = (RuntimeError, TimeoutError, OSError)
"""How a line ends when the other side is gone, silent or does not listen."""

_log = logging.getLogger("lapin.web")
_encode = msgspec.json.Encoder(enc_hook=str).encode


class _UpdateFrame(msgspec.Struct, frozen=True, tag_field="t", tag="update"):
    """As `wire.Update`, with the parts that all connections share encoded already."""

    version: Version
    room: msgspec.Raw
    game: msgspec.Raw
    own: tuple[OwnView, ...]
    events: tuple[Event, ...]
    cards: dict[CardId, CardWords]
    session: SessionView
    clock: ClockView


class _WelcomeFrame(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """As `wire.Welcome`."""

    version: Version
    room: msgspec.Raw
    game: msgspec.Raw
    own: tuple[OwnView, ...]
    events: tuple[Event, ...]
    cards: dict[CardId, CardWords]
    session: SessionView
    clock: ClockView


class _OnlyId(msgspec.Struct):
    id: CommandId | None = None


class Connection:
    """A `Listener` over a WebSocket."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        room: Room,
        session: SessionId,
        library: Library,
        telemetry: Telemetry,
        rate: float,
        monotonic: Callable[[], float],
    ) -> None:
        self.session = session
        self.watches = False
        self._receive = receive
        self._transmit = send
        self._monotonic = monotonic
        self._sending: float | None = None
        """Since when a frame has been waiting to leave."""
        self._room = room
        self._library = library
        self._telemetry = telemetry
        self._bucket = Bucket(rate, rate * 2, monotonic)
        self._talk = Bucket(rate / TALK_SHARE, rate / TALK_SHARE * 5, monotonic)
        self._asked: asyncio.Queue[RoomCommand] = asyncio.Queue(MOST_ASKED)
        self._answers: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._gone: GoneCode | None = None
        self._language = Language.ENGLISH
        self._greeted = False
        self._welcome: tuple[Version | None] | None = None
        self._sent_version = Version(0)
        self._sent_told = -1
        self._sent_trouble = False
        self._words_sent: set[CardId] = set()
        self._bad_frames = 0

    # ── What the room calls ───────────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        self._awake.set()

    def dismiss(self, code: str) -> None:
        self._gone = GoneCode(code)
        self._awake.set()

    # ── The three tasks ───────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Until either side ends it."""
        tasks = [asyncio.create_task(work) for work in (self._read(), self._do(), self._send())]
        try:
            while not (await asyncio.wait(tasks, timeout=SEND_PATIENCE, return_when=asyncio.FIRST_COMPLETED))[0]:
                if self._sending is not None and self._monotonic() - self._sending >= SEND_PATIENCE:
                    break  # a browser that does not take its frames; it heals by coming back
        finally:
            self._room.leave(self)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, _ENDINGS):
                    _log.error("a connection failed", exc_info=outcome)
            with contextlib.suppress(Exception):
                code = _CLOSE_CODES[self._gone] if self._gone is not None else 1000
                await self._transmit({"type": "websocket.close", "code": code})

    async def _read(self) -> None:
        while True:
            if self._greeted:
                message = await self._receive()
            else:
                async with asyncio.timeout(HELLO_PATIENCE):
                    message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._gone is not None:
                await asyncio.sleep(SEND_PATIENCE)  # nothing more is heard; the sender says goodbye
                return
            if not self._bucket.take():
                self.dismiss(GoneCode.TOO_MANY)
                continue
            text = message.get("text")
            self._hear(text if isinstance(text, str) else "")

    def _hear(self, text: str) -> None:
        try:
            message = decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad_frames += 1
            self._answer(Refused(_id_of(text), "wire", "bad_frame", {"why": str(error)[:200]}))
            if self._bad_frames >= MOST_BAD_FRAMES:
                self.dismiss(GoneCode.BAD_FRAME)
            return
        match message:
            case Ping():
                self._answer(Pong())
            case Hello() if not self._room.admits(self.session):
                self.dismiss(GoneCode.ROOM_CLOSED)  # locked or banned in the moment between
            case Hello(language=language, since=since, watch=watch):
                if self._greeted and watch is not self.watches:
                    self._room.leave(self)  # looks on from now on, or no longer: counted anew
                self._language = language
                self.watches = watch
                self._words_sent.clear()
                self._greeted = True
                self._welcome = (None if since is None else Version(since),)
                self._room.join(self)
            case _:
                if not self._greeted:
                    self._answer(Refused(message.id, "wire", "hello_first", {}))
                    return
                if isinstance(message, Say | React) and not self._talk.take():
                    self._answer(Refused(message.id, "room", "too_fast", {}))
                    return
                try:
                    self._asked.put_nowait(message)
                except asyncio.QueueFull:
                    self.dismiss(GoneCode.TOO_MANY)

    async def _do(self) -> None:
        while True:
            command = await self._asked.get()
            kind = str(command.__struct_config__.tag)
            try:
                facts = await self._room.submit(self.session, command)
            except (Refusal, RulesError) as refusal:
                self._telemetry.count_command(kind, "refused")
                self._answer(Refused(command.id, refusal.clause, refusal.code, dict(refusal.facts)))
            except CannotSave:
                # Reading a recording failed; the browser keeps the command and sends it again.
                self._telemetry.count_command(kind, "trouble")
                self._answer(Trouble(TroubleCode.CANNOT_SAVE))
            except Exception:
                self._telemetry.count_command(kind, "failed")
                _log.exception("a command failed", extra={"room": shown(self._room.id), "kind": kind})
                self._answer(Refused(command.id, "room", "server_error", {}))
            else:
                self._telemetry.count_command(kind, "done")
                self._answer(Ack(command.id, dict(facts)))

    def _answer(self, frame: msgspec.Struct) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            self.dismiss(GoneCode.TOO_MANY)
            return
        self._answers.append(_encode(frame))
        self._awake.set()

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._gone is None and self._greeted:
                await self._send_trouble()
            while self._answers:
                await self._send_frame(self._answers.popleft())
            if self._gone is not None:
                await self._send_frame(_encode(Gone(self._gone)))
                return
            if self._greeted and (self._welcome is not None or self._room.told != self._sent_told):
                await self._send_frame(self._update())

    async def _send_trouble(self) -> None:
        if self._room.trouble is not self._sent_trouble:
            self._sent_trouble = self._room.trouble
            await self._send_frame(_encode(Trouble(TroubleCode.CANNOT_SAVE if self._sent_trouble else None)))

    async def _send_frame(self, frame: bytes) -> None:
        self._telemetry.count_frame(len(frame))
        self._sending = self._monotonic()
        await self._transmit({"type": "websocket.send", "text": frame.decode()})
        self._sending = None

    # ── The newest view ───────────────────────────────────────────────────────────────────────────────────────────

    def _update(self) -> bytes:
        room = self._room
        state = room.state
        seats = () if self.watches else state.seats_of(self.session)
        if self._welcome is not None:
            (since,) = self._welcome
            since = room.version if since is None else since
        else:
            since = self._sent_version
        shared = room.shared()
        owned = room.own_views(seats)
        closes_in, length, reveal = room.closes_in()
        frame = (_UpdateFrame if self._welcome is None else _WelcomeFrame)(
            room.version,
            shared.room,
            shared.game,
            owned,
            room.events_for(seats, since),
            self._new_words(owned),
            SessionView(seats, self.session == state.host),
            ClockView(closes_in, length, reveal),
        )
        self._welcome = None
        self._sent_version = room.version
        self._sent_told = room.told
        return _encode(frame)

    def _new_words(self, owned: tuple[OwnView, ...]) -> dict[CardId, CardWords]:
        """What the cards show that this connection can see and has not been told of."""
        game = self._room.state.game
        if game is None:
            return {}
        new = visible_cards(game, owned) - self._words_sent
        if not new:
            return {}
        self._words_sent |= new
        words = {}
        for card in sorted(new):
            short, long = self._library.words(game.deck, game.cards[card], self._language)
            words[card] = CardWords(short, long)
        return words


def _id_of(text: str) -> CommandId | None:
    """The id of a frame that is otherwise wrong, so that its sender can stop sending it."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 64 else None
