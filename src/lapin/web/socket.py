"""One browser's line to one room.

A connection that is idle only reads. A task that does what was asked, one after the other, lives while something is
asked; a task that sends lives while there is something to send. What is sent is fetched from the room at the moment of
sending, so a slow reader gets fewer views, never a queue of them: a mailbox of one. All queues are bounded; what does
not fit ends the connection, and the browser heals by coming back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from starlette.types import Receive, Send

from lapin.languages import ENGLISH, spoken
from lapin.metrics import Telemetry
from lapin.rooms.commands import React, RoomCommand, Say
from lapin.rooms.errors import CannotSave, Refusal
from lapin.rooms.ids import CommandId, SessionId, Version, shown
from lapin.rooms.ports import Library
from lapin.rooms.room import Room
from lapin.rules.errors import RulesError
from lapin.rules.ids import CardId
from lapin.rules.projection import OwnView
from lapin.web.limits import Bucket
from lapin.web.wire import (
    Ack,
    CardWords,
    ClockView,
    Gone,
    GoneCode,
    Hello,
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
HELLO_PATIENCE: Final = 15.0
"""Seconds until the first frame."""
CLOSE_CODES: Final = {
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
    events: msgspec.Raw
    cards: dict[CardId, CardWords]
    session: SessionView
    clock: ClockView


class _WelcomeFrame(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """As `wire.Welcome`."""

    version: Version
    room: msgspec.Raw
    game: msgspec.Raw
    own: tuple[OwnView, ...]
    events: msgspec.Raw
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
        self._room = room
        self._library = library
        self._telemetry = telemetry
        self._bucket = Bucket(rate, rate * 2, monotonic)
        self._talk = Bucket(rate / TALK_SHARE, rate / TALK_SHARE * 5, monotonic)
        self._asked: deque[RoomCommand] = deque()
        self._answers: deque[bytes] = deque()
        self._doing: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._over = False
        self._gone: GoneCode | None = None
        self._language = ENGLISH
        self._greeted = False
        self._welcome: tuple[Version | None] | None = None
        self._sent_version = Version(0)
        self._sent_told = -1
        self._sent_trouble = False
        self._words_sent: set[CardId] = set()
        self._bad_frames = 0

    # ── What the room calls ───────────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        if self._telling is None and not self._over:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    def dismiss(self, code: str) -> None:
        self._gone = GoneCode(code)
        self.wake()

    def say_goodbye(self, code: GoneCode) -> asyncio.Future[None]:
        """Dismiss it; done when the last frame is on its way."""
        self.dismiss(code)
        if self._telling is not None:
            return self._telling
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    # ── The tasks ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Until either side ends it. Who does not take what is sent answers no ping, and so is gone soon."""
        try:
            await self._read()
            if self._gone is not None and self._telling is not None:
                await asyncio.wait((self._telling,))  # the last frame is on its way
        except TimeoutError:
            pass  # it never greeted
        finally:
            self._over = True
            self._room.leave(self)
            self._asked.clear()  # what was begun is finished; the rest will be sent again
            if self._telling is not None:
                self._telling.cancel()
        with contextlib.suppress(*_ENDINGS):
            await self._transmit({"type": "websocket.close", "code": 1000})

    async def _read(self) -> None:
        while self._gone is None:
            if self._greeted:
                message = await self._receive()
            else:
                async with asyncio.timeout(HELLO_PATIENCE):
                    message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.dismiss(GoneCode.TOO_MANY)
                return
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
                self._language = spoken(language) or ENGLISH
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
                if len(self._asked) >= MOST_ASKED:
                    self.dismiss(GoneCode.TOO_MANY)
                    return
                self._asked.append(message)
                if self._doing is None:
                    self._doing = self._room.start(self._do())

    async def _do(self) -> None:
        while self._asked:
            command = self._asked.popleft()
            kind = str(command.__struct_config__.tag)
            try:
                facts = await self._room.do(self.session, command)
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
        self._doing = None

    def _answer(self, frame: msgspec.Struct) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            self.dismiss(GoneCode.TOO_MANY)
            return
        self._answers.append(_encode(frame))
        self.wake()

    async def _tell(self) -> None:
        try:
            while frames := [*self._news(), *self._answers]:
                self._answers.clear()
                for frame in frames:
                    await self._send(frame)
            if self._gone is not None:
                self._over = True
                await self._send(_encode(Gone(self._gone)))
                await self._transmit({"type": "websocket.close", "code": CLOSE_CODES[self._gone]})
        except _ENDINGS:
            return  # the line is cut; whoever reads from it finds out
        except Exception:
            _log.exception("a connection failed", extra={"room": shown(self._room.id)})
            self._over = True
            with contextlib.suppress(*_ENDINGS):
                await self._transmit({"type": "websocket.close", "code": 1011})
        finally:
            self._telling = None

    def _news(self) -> Iterator[bytes]:
        """What changed, before the answer to who changed it: by then it is seen what became of it."""
        room = self._room
        if not self._greeted or self._gone is not None:
            return
        if room.trouble is not self._sent_trouble:
            self._sent_trouble = room.trouble
            yield _encode(Trouble(TroubleCode.CANNOT_SAVE if room.trouble else None))
        if self._welcome is not None or room.told != self._sent_told:
            yield self._update()

    async def _send(self, frame: bytes) -> None:
        self._telemetry.count_frame(len(frame))
        await self._transmit({"type": "websocket.send", "text": frame.decode()})

    # ── The newest view ───────────────────────────────────────────────────────────────────────────────────────────

    def _update(self) -> bytes:
        room = self._room
        version = room.version
        seats = () if self.watches else room.seats_of(self.session)
        since = self._sent_version
        if self._welcome is not None:
            since = version if self._welcome[0] is None else self._welcome[0]
        shared = room.shared()
        owned = room.own_views(seats)
        closes_in, length, reveal = room.closes_in()
        frame = (_UpdateFrame if self._welcome is None else _WelcomeFrame)(
            version,
            shared.room,
            shared.game,
            owned,
            room.events_for(seats, since),
            self._new_words(shared.cards, owned),
            SessionView(seats, self.session == room.state.host),
            ClockView(closes_in, length, reveal),
        )
        self._welcome = None
        self._sent_version = version
        self._sent_told = room.told
        return _encode(frame)

    def _new_words(self, shared: frozenset[CardId], owned: tuple[OwnView, ...]) -> dict[CardId, CardWords]:
        """What the cards show that this connection can see and has not been told of."""
        told = self._words_sent
        new = [card for own in owned for card in (*(own.hand or ()), *own.handed) if card not in told]
        if not new and told.issuperset(shared):
            return {}
        game = self._room.state.game
        assert game is not None
        words = {}
        for card in sorted({*new, *shared} - told):
            told.add(card)
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
