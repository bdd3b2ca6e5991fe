"""One tab of one device in one room: connects, keeps an outbox, sees, plays."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from random import Random
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lapin.client.browser import Browser
from lapin.client.seen import Seen, seen_first
from lapin.rooms.view import RoomView, Status, TalkLine
from lapin.rules.commands import Intent, TextClue
from lapin.rules.ids import CardId, Seat
from lapin.rules.legal import is_awaited, random_intent
from lapin.rules.projection import PlayerView, PublicView
from lapin.web.wire import Ack, Gone, Pong, Refused, ServerMessage, Update, Welcome

Answer: TypeAlias = Ack | Refused
_decode: Final = msgspec.json.Decoder(ServerMessage).decode
_encode: Final = msgspec.json.Encoder().encode


class PilotGone(Exception):
    """The server ended the connection for good."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Pilot:
    """One tab of one device in one room."""

    def __init__(self, address: str, *, browser: Browser | None = None, seed: int | None = None) -> None:
        self.browser = browser or Browser(address)
        self.random = Random(seed)
        self.room: str | None = None
        self.language = "en"
        self.watch = False
        self.latest: Seen | None = None
        self.cards: dict[CardId, str] = {}
        self.frames: list[str] = []
        """Every frame received, as it was."""
        self.keeps_frames = False
        self.acked: list[str] = []
        """Ids of commands that the server said are done."""
        self.troubles = 0
        """How often this tab was told that nothing can be saved."""
        self.gone: str | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._outbox: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, asyncio.Future[Answer]] = {}
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.drop()

    # ── Coming and going ──────────────────────────────────────────────────────────────────────────────────────────

    async def make_room(self, *, seat: str | None = None, bots: int = 0, **settings: Any) -> str:
        """A new room with this device as its host; returns the room's id."""
        body: dict[str, Any] = {"bots": bots, **settings}
        if seat is not None:
            body["seat"] = {"name": seat}
        response = await self.browser.post("/api/rooms", body)
        if response.status != 201:
            raise RuntimeError(f"no room was made: {response.status} {response.body!r}")
        return str(response.json()["room"])

    async def enter(self, room: str, *, watch: bool = False, language: str = "en") -> None:
        """Connect, and wait until welcomed."""
        self.room, self.watch, self.language = room, watch, language
        await self.reconnect()

    async def reconnect(self) -> None:
        """Connect again, ask for what was missed, and send again what was not acknowledged."""
        await self.drop()
        self.gone = None
        headers = {} if self.browser.cookie is None else {"Cookie": self.browser.cookie}
        address = self.browser.address.replace("http", "ws", 1) + f"/ws/{self.room}"
        self._socket = await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        if self._socket.response is not None:
            self.browser.keep(self._socket.response.headers.raw_items())
        greeted = self.latest
        await self._send({"t": "hello", "language": self.language, "watch": self.watch})
        for message in self._outbox.values():
            await self._send(message)
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: self.latest is not greeted)

    async def drop(self) -> None:
        """Cut the line, as a dead battery does."""
        reader, socket = self._reader, self._socket
        self._reader = self._socket = None
        if socket is not None and socket.transport is not None:
            socket.transport.abort()
        if reader is not None:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
        if socket is not None:
            with contextlib.suppress(Exception):
                await socket.wait_closed()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(frame if isinstance(frame, str) else frame.decode())
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            if self._socket is socket and self.gone is None:
                self.gone = "dropped"
            async with self._news:
                self._news.notify_all()

    def _hear(self, frame: str) -> None:
        if self.keeps_frames:
            self.frames.append(frame)
        message = _decode(frame)
        match message:
            case Update() | Welcome():
                was_trouble = self.trouble
                if isinstance(message, Welcome):
                    self.latest = seen_first(message)
                elif self.latest is not None:
                    self.latest = self.latest.after(message)
                if isinstance(message.cards, dict):
                    self.cards.update({card: words.short for card, words in message.cards.items()})
                self.troubles += self.trouble and not was_trouble
            case Ack(id=command) | Refused(id=str(command)):
                self._outbox.pop(command, None)
                if isinstance(message, Ack):
                    self.acked.append(command)
                waiting = self._answers.pop(command, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case Gone(code=code):
                self.gone = str(code)
            case Pong() | Refused():
                pass

    # ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    async def send_raw(self, text: str) -> None:
        """A frame as it is."""
        assert self._socket is not None
        await self._socket.send(text)

    def put(self, kind: str, **fields: Any) -> tuple[str, asyncio.Future[Answer]]:
        """Into the outbox, without sending."""
        command = secrets.token_urlsafe(9)
        self._outbox[command] = {"t": kind, "id": command, **fields}
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[command] = answer
        return command, answer

    async def send(self, command: str) -> None:
        """Send what is in the outbox under this id, if it still is."""
        if command in self._outbox:
            await self._send(self._outbox[command])

    @property
    def unanswered(self) -> bool:
        """Is something in the outbox still?"""
        return bool(self._outbox)

    async def ask(self, kind: str, *, times: int = 1, **fields: Any) -> Answer:
        """Send a command (`times` over, all with one id) and wait for its answer."""
        command, answer = self.put(kind, **fields)
        for _ in range(times):
            await self.send(command)
        return await self.answered(answer)

    async def answered(self, answer: asyncio.Future[Answer]) -> Answer:
        """The answer, when it is here."""
        while not answer.done():
            if self.gone is not None:
                raise PilotGone(self.gone)
            async with self._news:
                await asyncio.wait_for(self._news.wait(), 30)
        return answer.result()

    async def do(self, kind: str, **fields: Any) -> Mapping[str, Any]:
        """A command that must succeed; returns what its acknowledgement says."""
        answer = await self.ask(kind, **fields)
        if isinstance(answer, Refused):
            raise RuntimeError(f"{kind} was refused: {answer.clause} {answer.code} {answer.facts}")
        return answer.facts

    async def sit(self, name: str, **fields: Any) -> Seat:
        """Take a seat."""
        await self.do("sit", name=name, **fields)
        await self.until(lambda: bool(self.seats))
        return self.seats[-1]

    async def start(self) -> None:
        """Deal, and wait to see it."""
        await self.do("start")
        await self.until(lambda: self.room_view.status is not Status.LOBBY)

    # ── Seeing ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def until(self, happened: Callable[[], bool], patience: float = 30.0) -> None:
        """Wait for something to be true of what this tab sees."""
        async with asyncio.timeout(patience):
            while not happened():
                if self.gone is not None:
                    raise PilotGone(self.gone)
                async with self._news:
                    await self._news.wait()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of this device."""
        return () if self.latest is None else self.latest.session.seats

    @property
    def trouble(self) -> bool:
        """Can nothing be saved right now?"""
        return self.latest is not None and not self.latest.room.saving

    @property
    def talk(self) -> tuple[TalkLine, ...]:
        """What was said."""
        return () if self.latest is None else self.latest.talk

    @property
    def room_view(self) -> RoomView:
        """The room as last seen."""
        assert self.latest is not None
        return self.latest.room

    @property
    def game(self) -> PublicView | None:
        """The table as last seen."""
        return None if self.latest is None else self.latest.game

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.latest is not None and self.room_view.status is Status.OVER

    def views(self) -> tuple[PlayerView, ...]:
        """What each seat of this device sees."""
        game = self.game
        if self.latest is None or game is None:
            return ()
        return tuple(PlayerView(game, own) for own in self.latest.own)

    # ── Playing ───────────────────────────────────────────────────────────────────────────────────────────────────

    def next_move(self) -> tuple[Seat, int, Intent] | None:
        """A legal move for one of this device's seats, if any is awaited and no bot plays it."""
        if self.latest is None or self.room_view.status is not Status.PLAYING or self.room_view.paused:
            return None
        by_bot = {seat.seat for seat in self.room_view.seats if seat.played_by_bot}
        for view in self.views():
            assert view.own is not None
            if is_awaited(view) and view.own.seat not in by_bot:
                intent = random_intent(view, self.random, TextClue(f"clue {view.public.turn}"))
                return view.own.seat, view.public.turn, intent
        return None

    async def play_once(self, times: int = 1) -> Answer | None:
        """Make a move if one is awaited; `times` over with the same id."""
        move = self.next_move()
        if move is None:
            return None
        seat, turn, intent = move
        seen = self.latest
        answer = await self.ask("play", times=times, seat=seat, turn=turn, intent=intent)
        if isinstance(answer, Ack):
            await self.until(lambda: self.latest is not seen)
        return answer

    async def play_to_the_end(self, *, at_most: float = 120.0, drops: float = 0.0, doubles: float = 0.0) -> None:
        """Play until the game is over; now and then drop the line (`drops`) or send twice (`doubles`)."""
        async with asyncio.timeout(at_most):
            while not self.is_over:
                if drops and self.random.random() < drops:
                    await self._play_over_a_broken_line()
                    continue
                try:
                    played = await self.play_once(times=2 if self.random.random() < doubles else 1)
                    if played is None:
                        await self._news_or_move(at_most)
                except PilotGone as gone:
                    if gone.code not in ("dropped", "stopping"):
                        raise
                    await self.reconnect()

    async def news(self, patience: float) -> None:
        """Wait for the next view, but not longer than so many seconds."""
        seen = self.latest
        with contextlib.suppress(TimeoutError):
            await self.until(lambda: self.latest is not seen, patience)

    async def _news_or_move(self, patience: float) -> None:
        seen = self.latest
        await self.until(lambda: self.latest is not seen or self.next_move() is not None, patience)

    async def _play_over_a_broken_line(self) -> None:
        """Send a move, lose the line before hearing the answer, come back: the outbox sends it again."""
        move = self.next_move()
        if move is None:
            await self.reconnect()
            return
        seat, turn, intent = move
        command, answer = self.put("play", seat=seat, turn=turn, intent=intent)
        await self.send(command)
        await self.reconnect()
        await self.answered(answer)
