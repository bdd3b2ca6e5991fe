"""One browser's connection to one room, over a WebSocket.

Everything happens in the moment it comes: a frame is counted, read, and handed to the room; a view is sent when the
room shows it. What the other side does not take is not made: while something of ours is still on its way, the room is
told so (`ready`), and shows the newest view afterwards. All queues are bounded; what does not fit ends the connection,
and the browser heals by coming back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from lapin.languages import ENGLISH, spoken
from lapin.limits import (
    BYTES_PER_MESSAGE,
    DEAF_PATIENCE,
    GOODBYE,
    HELLO_COST,
    HELLO_PATIENCE,
    LARGEST_FRAME,
    MOST_ANSWERS,
    MOST_ASKED,
    MOST_BAD_FRAMES,
    MOST_FRAGMENTS,
    TALK_SHARE,
)
from lapin.rooms.commands import React, Rematch, RoomCommand, Say, Start
from lapin.rooms.errors import CannotSave, Refusal, RoomGone, VersionConflict
from lapin.rooms.ids import CommandId, RoomId, SessionId
from lapin.rooms.journal import Outcome
from lapin.rooms.room import Room
from lapin.rules.errors import RulesError
from lapin.web.buckets import Bucket
from lapin.web.codes import RefusalCode
from lapin.web.connections import Connections
from lapin.web.wire import (
    PROTOCOL,
    Ack,
    Gone,
    GoneCode,
    Hello,
    Ping,
    Refused,
    decode_message,
)

CLOSE_CODES: Final = {
    GoneCode.KICKED: 4001,
    GoneCode.BANNED: 4003,
    GoneCode.ROOM_CLOSED: 4004,
    GoneCode.BAD_FRAME: 4000,
    GoneCode.PROTOCOL: 4010,
    GoneCode.TOO_MANY: 4029,
    GoneCode.STOPPING: 1012,
}

_PONG: Final = b'{"t":"pong"}'
_encode = msgspec.json.Encoder(enc_hook=str).encode


class _OnlyId(msgspec.Struct):
    id: CommandId | None = None


class SocketConnection(WSListener):
    """A room's `Connection` over a WebSocket."""

    __slots__ = (
        "_answers",
        "_asked",
        "_bad_frames",
        "_bytes",
        "_deaf_since",
        "_early",
        "_frames",
        "_gone",
        "_greeted",
        "_heard",
        "_looked",
        "_on_close",
        "_opened",
        "_parts",
        "_pinged",
        "_room",
        "_shared",
        "_talk",
        "_transport",
        "language",
        "network",
        "room_id",
        "session",
        "watches",
    )

    def __init__(
        self,
        shared: Connections,
        room: RoomId,
        session: SessionId,
        network: str,
        on_close: Callable[[], None] = lambda: None,
    ) -> None:
        rate, now = shared.rate, shared.monotonic
        self.room_id = room
        self.session = session
        self.network = network
        self.watches = False
        self.language: str = ENGLISH
        self._shared = shared
        self._on_close = on_close
        self._transport: WSTransport | None = None
        self._room: Room | None = None
        self._frames = Bucket(rate, rate * 2, now)
        self._bytes = Bucket(rate * BYTES_PER_MESSAGE, 4 * LARGEST_FRAME, now)
        self._talk: Bucket | None = None
        self._parts: list[bytes] = []
        self._asked = 0
        self._answers: deque[bytes] | None = None
        self._gone: GoneCode | None = None
        self._greeted = False
        self._early: list[RoomCommand] | None = None
        """Commands that came while the room was being looked for."""
        self._bad_frames = 0
        self._opened = self._heard = self._looked = now()
        self._pinged = False
        self._deaf_since: float | None = None

    # ── What the room asks of it ──────────────────────────────────────────────────────────────────────────────────

    @property
    def ready(self) -> bool:
        return self._deaf_since is None and self._gone is None

    def send(self, frame: bytes) -> None:
        if self._transport is not None:
            metrics = self._shared.metrics
            metrics.frames += 1
            metrics.bytes += len(frame)
            self._transport.send(WSMsgType.TEXT, frame)

    def dismiss(self, code: str) -> None:
        if self._gone is not None:
            return
        self._gone = GoneCode(code)
        self._leave()
        if self._transport is None:
            return
        if self._deaf_since is None:
            self._close()
        asyncio.get_running_loop().call_later(GOODBYE, self.abort)

    def _close(self) -> None:
        assert self._transport is not None
        assert self._gone is not None
        self.send(_encode(Gone(self._gone)))
        self._transport.send_close(CLOSE_CODES[self._gone])  # type: ignore[arg-type]  # codes of our own are allowed
        self._transport.disconnect()

    def abort(self) -> None:
        """Cut it, whatever is on its way."""
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.disconnect(False)

    # ── What picows calls ─────────────────────────────────────────────────────────────────────────────────────────

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._shared.add(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._gone = self._gone or GoneCode.STOPPING
        self._leave()
        self._shared.remove(self)
        self._on_close()
        self._transport = None

    def pause_writing(self) -> None:
        if self._deaf_since is None:
            self._deaf_since = self._shared.monotonic()

    def resume_writing(self) -> None:
        self._deaf_since = None
        if self._gone is not None:
            if self._transport is not None and not self._transport.is_close_frame_sent:
                self._close()
            return
        if self._room is not None:
            self._room.catch_up(self)
        while self._answers and self.ready:
            self.send(self._answers.popleft())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._gone is not None:
            return
        # Frames of every kind are counted, before anything is done for them.
        if not self._frames.take() or not self._bytes.take(frame.payload_size + 8):
            self.dismiss(GoneCode.TOO_MANY)
            return
        self._heard = self._shared.monotonic()
        self._pinged = False
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin and not self._parts:
            self._hear(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PING:
            if self.ready:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif kind != WSMsgType.PONG:
            self._part(kind, frame)

    def _part(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A message in several frames, as RFC 6455 allows; a few, and together no larger than one may be."""
        begins = kind != WSMsgType.CONTINUATION
        if begins is bool(self._parts) or kind == WSMsgType.BINARY:
            self._parts = []
            self._bad_frame(b"", "a text message, whole or in parts, was due")
            return
        self._parts.append(frame.get_payload_as_bytes())
        if len(self._parts) > MOST_FRAGMENTS or sum(map(len, self._parts)) > LARGEST_FRAME:
            self.dismiss(GoneCode.TOO_MANY)
        elif frame.fin:
            whole, self._parts = b"".join(self._parts), []
            self._hear(whole)

    def look(self) -> bool:
        """Called now and then: is it alive? `keepalive` says what follows."""
        transport = self._transport
        if transport is None:
            return False
        now = self._shared.monotonic()
        late = not self._greeted and now - self._opened >= HELLO_PATIENCE
        deaf = self._deaf_since is not None and now - self._deaf_since >= DEAF_PATIENCE
        silent = self._heard < self._looked
        if late or deaf or (silent and self._pinged):
            self.abort()
            return False
        if silent:
            self._pinged = True
            if self._deaf_since is None:
                transport.send_ping()
        self._looked = now
        return True

    # ── What it says ──────────────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, text: bytes) -> None:
        try:
            message = decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bad_frame(text, str(error)[:200])
            return
        if isinstance(message, Ping):
            if self.ready:  # one that does not take what it is sent gets nothing more
                self.send(_PONG)
        elif isinstance(message, Hello):
            if message.protocol != PROTOCOL:
                self.dismiss(GoneCode.PROTOCOL)
            elif not self._may_ask(message):
                self.dismiss(GoneCode.TOO_MANY)
            elif self._early is None:
                self._early = []
                self._shared.start(self._greet(message))
        elif self._early is not None:
            self._early.append(message)
            if len(self._early) > MOST_ASKED:
                self.dismiss(GoneCode.TOO_MANY)
        else:
            self._ask(message)

    def _ask(self, message: RoomCommand) -> None:
        if self._room is None:
            self._answer(Refused(message.id, "wire", RefusalCode.HELLO_FIRST, {}))
        elif not self._may_ask(message):
            self._answer(Refused(message.id, "room", RefusalCode.TOO_FAST, {}))
        elif self._asked >= MOST_ASKED:
            self.dismiss(GoneCode.TOO_MANY)
        else:
            self._asked += 1
            self._room.submit(self.session, message, lambda outcome: self._done(message, outcome))

    async def _greet(self, hello: Hello) -> None:
        """The room is looked for now, not when the connection was opened: it may be another by now, or gone."""
        try:
            room = await self._shared.registry.get(self.room_id)
        except CannotSave:
            self.dismiss(GoneCode.STOPPING)
            return
        if self._gone is not None:
            return
        if room is None:
            self.dismiss(GoneCode.ROOM_CLOSED)
            return
        early, self._early = self._early or [], None
        if self._room is not None and (self._room is not room or hello.watch is not self.watches):
            self._room.leave(self)  # looks on from now on, or no longer: counted anew
        self._room, self._greeted = room, True
        self.language, self.watches = spoken(hello.language) or ENGLISH, hello.watch
        refused = room.join(self)
        if refused is not None:
            self.dismiss(refused)
            return
        for command in early:
            self._ask(command)

    def _may_ask(self, message: Hello | RoomCommand) -> bool:
        """Its session and its address have a share each, over all connections. Who shares an address with a flood is
        refused now and then, never sent away."""
        shared = self._shared
        cost = HELLO_COST if isinstance(message, Hello) else 1
        if not shared.of_session.of(self.session).take(cost) or not shared.of_address.of(self.network).take(cost):
            return False
        if isinstance(message, Say | React):
            if self._talk is None:
                rate = shared.rate / TALK_SHARE
                self._talk = Bucket(rate, rate * 5, shared.monotonic)
            return self._talk.take()
        if isinstance(message, Start | Rematch):
            return shared.deals_of_session.of(self.session).take() and shared.deals_of_address.of(self.network).take()
        return True

    def _done(self, command: RoomCommand, outcome: Outcome) -> None:
        self._asked -= 1
        kind = str(command.__struct_config__.tag)
        count = self._shared.metrics.count_command
        if isinstance(outcome, Refusal | RulesError):
            count(kind, "refused")
            self._answer(Refused(command.id, outcome.clause, RefusalCode(outcome.code), dict(outcome.facts)))
        elif isinstance(outcome, RoomGone | VersionConflict):
            count(kind, "gone")  # the connection is told, and will ask again elsewhere if that helps
        elif isinstance(outcome, Exception):
            count(kind, "failed")
            self._answer(Refused(command.id, "room", RefusalCode.SERVER_ERROR, {}))
        else:
            count(kind, "done")
            self._answer(Ack(command.id, dict(outcome)))

    def _bad_frame(self, text: bytes, why: str) -> None:
        self._bad_frames += 1
        self._answer(Refused(_id_of(text), "wire", RefusalCode.BAD_FRAME, {"why": why}))
        if self._bad_frames >= MOST_BAD_FRAMES:
            self.dismiss(GoneCode.BAD_FRAME)

    def _answer(self, frame: msgspec.Struct) -> None:
        if self._gone is not None or self._transport is None:
            return
        if self.ready and not self._answers:
            self.send(_encode(frame))
            return
        if self._answers is None:
            self._answers = deque()
        if len(self._answers) >= MOST_ANSWERS:
            self.dismiss(GoneCode.TOO_MANY)
            return
        self._answers.append(_encode(frame))

    def _leave(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.leave(self)


def _id_of(text: bytes) -> CommandId | None:
    """The id of a frame that is otherwise wrong, so that its sender can stop sending it."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 64 else None
