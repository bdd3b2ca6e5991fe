"""The HTTP side: making and finding rooms, pictures, sounds, the gallery, and the client's own files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lapin.config import Config
from lapin.languages import ENGLISH, spoken
from lapin.metrics import Telemetry
from lapin.rooms.commands import Configure
from lapin.rooms.errors import CannotSave, Refusal
from lapin.rooms.events import GameDealt, GamePlayed
from lapin.rooms.ids import CommandId, RecordingId, RoomId, SessionId
from lapin.rooms.ports import Recording
from lapin.rooms.registry import NewRoom, RoomRegistry
from lapin.rooms.room import Room
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.commands import RecordedClue
from lapin.rules.errors import RulesError
from lapin.rules.events import Event, encode_events
from lapin.rules.ids import CardId
from lapin.web.audio import LARGEST_RECORDING, NotASound, checked_sound
from lapin.web.limits import Bucket, Buckets
from lapin.web.openapi import SIZES, document
from lapin.web.protection import SOCKETS, Protection, address_of, is_local
from lapin.web.sessions import new_session, session_of
from lapin.web.socket import CLOSE_CODES, Connection
from lapin.web.wire import (
    CardWords,
    DeckInfo,
    FindRequest,
    Gallery,
    GalleryGame,
    Gone,
    GoneCode,
    Moved,
    MoveRequest,
    Problem,
    RecordingMade,
    RoomFound,
    RoomMade,
    RoomRequest,
    SessionInfo,
)

STATIC: Final = Path(__file__).with_name("static")
MOST_RECORDINGS: Final = 120
"""Sounds kept for one room."""
MOST_PICTURES: Final = 50_000
"""Tokens whose pictures are remembered."""
GOODBYE: Final = 2.0
"""Seconds to take the last frame when the server stops."""
FOR_EVER: Final = "private, max-age=31536000, immutable"
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
_NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>lapin</title><h1>lapin is running</h1>"
    b"<p>The page people play on is not built yet. In the project's folder, run <code>make client</code>, "
    b"then reload this page.</p></html>"
)

_log = logging.getLogger("lapin.web")
_encode = msgspec.json.Encoder(enc_hook=str).encode
Body = TypeVar("Body")
Endpoint = Callable[[Request], Awaitable[Response]]


class Web:
    """The endpoints, over a registry of rooms."""

    def __init__(self, config: Config, registry: RoomRegistry, telemetry: Telemetry, static: Path = STATIC) -> None:
        now = registry.services.clock.monotonic
        self._config = config
        self._registry = registry
        self._services = registry.services
        self._telemetry = telemetry
        self._static = static
        self._pictures: dict[CardId, str] = {}
        """Tokens asked for lately."""
        self._wrong_codes = Bucket(config.wrong_codes_per_minute / 60, config.wrong_codes_per_minute * 10, now)
        wrong_here = config.wrong_codes_per_minute / 2
        self._wrong_codes_here = Buckets(wrong_here / 60, wrong_here, now)
        self._new_rooms = Buckets(config.rooms_per_hour / 3600, max(1, config.rooms_per_hour / 4), now)
        self._uploads = Buckets(0.2 if config.rooms_per_hour else 0, 30, now)
        self._ready: tuple[float, bool] | None = None
        self._lines: set[Connection] = set()

    def app(self, lifespan: Any = None) -> Protection:
        """The ASGI application."""
        get, post = ["GET"], ["POST"]
        routes = [
            Route("/api/rooms", _answered(self.make_room), methods=post),
            Route("/api/rooms/find", _answered(self.find_room), methods=post),
            Route("/api/session", _answered(self.session), methods=get),
            Route("/api/decks", _answered(self.decks), methods=get),
            Route("/api/rooms/{room}/recordings", _answered(self.record), methods=post),
            Route("/api/rooms/{room}/move", _answered(self.move), methods=post),
            Route("/api/rooms/{room}/gallery", _answered(self.gallery), methods=get),
            Route("/api/rooms/{room}/export", _answered(self.export), methods=get),
            Route("/api/{rest:path}", _answered(_nothing), methods=get),
            Route("/media/{room}/{recording}", _answered(self.media), methods=get),
            Route("/cards/back/{size}", _answered(self.card_back), methods=get),
            Route("/cards/{token}/{size}", _answered(self.card), methods=get),
            Route("/healthz", _answered(self.healthz), methods=get),
            Route("/readyz", _answered(self.readyz), methods=get),
            Route("/metrics", _answered(self.metrics), methods=get),
            Route("/openapi.json", _answered(self.openapi), methods=get),
            Route("/{path:path}", _answered(self.page), methods=get),
        ]
        inner = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _http_problem})
        config = self._config
        requests = Buckets(config.requests_per_second, config.requests_per_second * 10, self._services.clock.monotonic)
        return Protection(
            inner,
            self.socket,
            self._telemetry,
            frozenset(origin.lower() for origin in config.origins),
            requests,
            config.connections_per_address,
        )

    # ── Rooms ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make_room(self, request: Request) -> Response:
        """`POST /api/rooms`"""
        wanted = await _body(request, RoomRequest)
        if not self._new_rooms.of(address_of(request.scope)).take():
            return problem(429, "too_many_rooms", headers={"retry-after": "60"})
        session, cookie = self._session(request)
        room = await self._registry.make(
            NewRoom(
                host=session,
                name=wanted.name or "",
                settings=Configure(
                    id=CommandId("new"),
                    edition=wanted.edition,
                    mode=wanted.mode,
                    options=wanted.options,
                    timers=wanted.timers,
                    deck=wanted.deck,
                    language=_language(request, wanted.language),
                ),
                seat_name=None if wanted.seat is None else wanted.seat.name,
                rabbit=None if wanted.seat is None else wanted.seat.rabbit,
                bots=wanted.bots,
            )
        )
        return answer(RoomMade(room.id, room.state.code), 201, cookie)

    async def find_room(self, request: Request) -> Response:
        """`POST /api/rooms/find`: wrong codes cost, from everyone together and from each address."""
        wanted = await _body(request, FindRequest)
        here = self._wrong_codes_here.of(address_of(request.scope))
        if not here.has() or not self._wrong_codes.has():
            return problem(429, "too_many_wrong_codes", headers={"retry-after": "30"})
        room = await self._registry.find(wanted.code)
        if room is None:
            here.take()
            self._wrong_codes.take()
            return problem(404, "no_such_room")
        return answer(RoomFound(room.id))

    async def move(self, request: Request) -> Response:
        """`POST /api/rooms/<room>/move`: take the seat of a one-time link."""
        wanted = await _body(request, MoveRequest)
        room = await self._registry.get(RoomId(request.path_params["room"]))
        if room is None:
            raise HTTPException(404, "no_such_room")
        session, cookie = self._session(request)  # the link is the right to come in, even into a locked room
        facts = await room.move(session, wanted.token)
        return answer(Moved(facts["seat"]), 200, cookie)

    async def gallery(self, request: Request) -> Response:
        """`GET /api/rooms/<room>/gallery`: only what was scored in the open."""
        room = await self._room(request)
        state = room.state
        language = _language(request, request.query_params.get("language"))
        words: dict[CardId, CardWords] = {}
        for game in state.games:
            for scored in game.rounds:
                for shown in scored.table:
                    words[shown.card] = CardWords(
                        *self._services.library.words(game.deck, game.cards[shown.card], language)
                    )
        return answer(Gallery(state.room, state.status, gallery_of(state), words))

    async def export(self, request: Request) -> Response:
        """`GET /api/rooms/<room>/export`: the last game's events, once it is over."""
        room = await self._room(request)
        number = request.query_params.get("game", str(len(room.state.games)))
        if not number.isascii() or not number.isdigit() or not 1 <= int(number[:6]) <= len(room.state.games):
            return problem(404, "no_such_game")
        if int(number) == len(room.state.games) and room.state.status is Status.PLAYING:
            return problem(409, "game_running")
        disposition = f'attachment; filename="lapin-{room.state.code}-{int(number)}.json"'
        body = encode_events(game_events(room, int(number)))
        return Response(body, media_type="application/json", headers={"content-disposition": disposition})

    # ── Sounds ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def record(self, request: Request) -> Response:
        """`POST /api/rooms/<room>/recordings`: only for who has a seat, only real sound, checked by content."""
        room = await self._room(request)
        session, _ = self._session(request)
        if not room.state.seats_of(session):
            return problem(403, "no_seat")
        if not self._uploads.of(address_of(request.scope)).take():
            return problem(429, "too_many_recordings", headers={"retry-after": "5"})
        body = await request.body()
        if len(body) > LARGEST_RECORDING:
            return problem(413, "recording_too_large", most=LARGEST_RECORDING)
        try:
            sound = checked_sound(body)
        except NotASound as error:
            return problem(415, "not_a_sound", why=str(error))
        recording = Recording(RecordingId(self._services.chance.bytes(16).hex()), sound.media_type, session, body)
        if not await self._services.store.keep_recording(room.id, recording, MOST_RECORDINGS):
            return problem(409, "recordings_full", most=MOST_RECORDINGS)
        return answer(RecordingMade(recording.recording), 201)

    async def media(self, request: Request) -> Response:
        """`GET /media/<room>/<recording>`: to its maker, and to all in the room once it is a clue."""
        room = await self._room(request)
        session, _ = self._session(request)
        wanted = RecordingId(request.path_params["recording"])
        found = await self._services.store.recording(room.id, wanted)
        if found is None or (found.session != session and wanted not in told_recordings(room.state)):
            return problem(404, "no_such_recording")
        return _part(request, found)

    # ── Pictures ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def card(self, request: Request) -> Response:
        """`GET /cards/<token>/<size>`: the same headers for all; nothing tells more than the picture."""
        size = request.path_params["size"]
        token = CardId(request.path_params["token"])
        if size not in SIZES or len(token) != 32:
            return problem(404, "no_such_picture")
        name = self._pictures.get(token) or await self._services.store.picture(token)
        if name is None:
            return problem(404, "no_such_picture")
        self._pictures[token] = name
        if len(self._pictures) > MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        picture = self._services.library.picture(name, size)
        return Response(picture.body, media_type=picture.media_type, headers={"cache-control": FOR_EVER})

    async def card_back(self, request: Request) -> Response:
        """`GET /cards/back/<size>`"""
        size = request.path_params["size"]
        if size not in SIZES:
            return problem(404, "no_such_picture")
        picture = self._services.library.back(size)
        return Response(picture.body, media_type=picture.media_type, headers={"cache-control": "public, max-age=86400"})

    async def decks(self, request: Request) -> Response:
        """`GET /api/decks`"""
        return answer([DeckInfo(d.id, d.name, d.cards, d.author, d.licence) for d in self._services.library.decks()])

    # ── Who asks ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def session(self, request: Request) -> Response:
        """`GET /api/session`"""
        _, cookie = self._session(request)
        return answer(SessionInfo(_language(request)), 200, cookie)

    def _session(self, request: Request | WebSocket) -> tuple[SessionId, str | None]:
        """The session, and the cookie to set if it is new."""
        session = session_of(request.headers.get("cookie"))
        if session is not None:
            return session, None
        return new_session(self._services.chance, secure=request.url.scheme in ("https", "wss"))

    async def _room(self, request: Request) -> Room:
        """The room of the address, if this session may be there; else the same answer as for none."""
        room = await self._registry.get(RoomId(request.path_params["room"]))
        session, _ = self._session(request)
        if room is None or not room.admits(session):
            raise HTTPException(404, "no_such_room")
        return room

    # ── The line to a room ────────────────────────────────────────────────────────────────────────────────────────

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """`/ws/<room>`, as plain ASGI: a frame passes through nothing between the room and the server."""
        websocket = WebSocket(scope, receive, send)
        session, cookie = self._session(websocket)
        code = GoneCode.ROOM_CLOSED
        try:
            room = await self._registry.get(RoomId(scope["path"].removeprefix(SOCKETS)))
        except CannotSave:
            room, code = None, GoneCode.STOPPING
        await websocket.accept(headers=[] if cookie is None else [(b"set-cookie", cookie.encode())])
        if room is not None and session in room.state.banned:
            room, code = None, GoneCode.BANNED
        elif room is not None and not room.has_place_for(session):
            room, code = None, GoneCode.TOO_MANY
        if room is None or not room.admits(session):
            await websocket.send_text(_encode(Gone(code)).decode())
            await websocket.close(CLOSE_CODES[code])
            return
        connection = Connection(
            receive,
            send,
            room,
            session,
            self._services.library,
            self._telemetry,
            self._config.messages_per_second,
            self._services.clock.monotonic,
        )
        del websocket  # a line lives long, and needs nothing of how it began
        self._lines.add(connection)
        try:
            await connection.run()
        finally:
            self._lines.discard(connection)

    async def say_goodbye(self) -> None:
        """The server stops: everyone is told to come back, and has a moment to hear it."""
        telling = [connection.say_goodbye(GoneCode.STOPPING) for connection in self._lines]
        if telling:
            await asyncio.wait(telling, timeout=GOODBYE)

    # ── Operation ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def healthz(self, request: Request) -> Response:
        """The process answers."""
        return answer({"status": "ok"})

    async def readyz(self, request: Request) -> Response:
        """It can save; tried at most once a second, because trying costs a write."""
        now = self._services.clock.monotonic()
        if self._ready is None or now - self._ready[0] >= 1.0:
            self._ready = (now, await self._services.store.writable())
        if self._ready[1]:
            return answer({"status": "ready"})
        return answer({"status": "cannot_save"}, 503)

    async def metrics(self, request: Request) -> Response:
        """For Prometheus; by default only from this machine."""
        who = self._config.metrics
        if who == "nobody" or (who == "local" and not is_local(request.scope)):
            return problem(404, "nothing_here")
        rooms = self._registry.rooms
        gauges = (
            ("lapin_rooms_loaded", "Rooms in memory", len(rooms)),
            (
                "lapin_rooms_playing",
                "Rooms in memory with a running game",
                sum(1 for room in rooms if room.state.status is Status.PLAYING),
            ),
            ("lapin_connections", "Open connections", sum(room.connections for room in rooms)),
            ("lapin_rooms_in_trouble", "Rooms that cannot save right now", sum(1 for room in rooms if room.trouble)),
        )
        return Response(self._telemetry.exposition(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request) -> Response:
        """The HTTP side, described."""
        return answer(document())

    async def page(self, request: Request) -> Response:
        """The client: its files, and its index for every other address."""
        path = request.path_params["path"]
        file = self._static / path if path else None
        if file is not None and path and _inside(file, self._static) and file.is_file():
            media_type = _TYPES.get(file.suffix, "application/octet-stream")
            built = path.startswith("assets/")
            headers = {"cache-control": "public, max-age=31536000, immutable" if built else "no-cache"}
            packed = file.with_name(f"{file.name}.gz")  # laid there by the build; the same for everyone
            if packed.is_file():
                headers["vary"] = "accept-encoding"
                if "gzip" in request.headers.get("accept-encoding", ""):
                    headers["content-encoding"] = "gzip"
                    file = packed
            return Response(file.read_bytes(), media_type=media_type, headers=headers)
        if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
            return problem(404, "nothing_here")
        index = self._static / "index.html"
        headers = {"cache-control": "no-cache"}
        if path.startswith("r/") and path.count("/") == 1:
            # A room's door is the same page, but asks for the room's scripts and the reader's words at once.
            door = self._static / f"room.{_language(request)}.html"
            index = door if door.is_file() else index
            headers["vary"] = "accept-language"
        body = index.read_bytes() if index.is_file() else _NOT_BUILT
        _, cookie = self._session(request)
        if cookie is not None:
            headers["set-cookie"] = cookie
        return Response(body, media_type="text/html; charset=utf-8", headers=headers)


# ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────────────


def answer(body: Any, status: int = 200, cookie: str | None = None) -> Response:
    """A JSON answer."""
    headers = {} if cookie is None else {"set-cookie": cookie}
    return Response(_encode(body), status, headers, media_type="application/json")


def problem(
    status: int, code: str, clause: str = "http", headers: dict[str, str] | None = None, **facts: object
) -> Response:
    """Why not."""
    return Response(_encode(Problem(clause, code, facts)), status, headers, media_type="application/json")


def _answered(endpoint: Endpoint) -> Endpoint:
    """Refusals are answers, not errors."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except (Refusal, RulesError) as refusal:
            return Response(
                _encode(Problem(refusal.clause, refusal.code, dict(refusal.facts))),
                400 if refusal.code == "bad_body" else 409,
                media_type="application/json",
            )
        except CannotSave:
            return problem(503, "cannot_save", headers={"retry-after": "2"})

    return answered


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "nothing_here", 405: "method_not_allowed"}
    code = (
        error.detail if error.detail.isidentifier() and error.detail.islower() else codes.get(error.status_code, "no")
    )
    return problem(error.status_code, code, headers=dict(error.headers or {}))


async def _nothing(request: Request) -> Response:
    return problem(404, "nothing_here")


async def _body(request: Request, kind: type[Body]) -> Body:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "json_only")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_body", why=str(error)[:200]) from None


def _language(request: Request, *wanted: str | None) -> str:
    """The first of ours that is wanted, or else that the browser asks for."""
    asked = [part.partition(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    return next((found for tag in (*wanted, *asked) if tag and (found := spoken(tag))), ENGLISH)


def _inside(file: Path, folder: Path) -> bool:
    try:
        return file.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError):
        return False


def _part(request: Request, recording: Recording) -> Response:
    """A sound, whole or the part a player asks for: Safari plays nothing without parts."""
    body = recording.body
    headers = {"cache-control": FOR_EVER, "accept-ranges": "bytes"}
    wanted = request.headers.get("range", "")
    if wanted.startswith("bytes=") and "," not in wanted:
        first, _, last = wanted.removeprefix("bytes=").partition("-")
        if (first + last).isascii() and (first + last).isdigit() and len(first + last) < 16:
            start = int(first) if first else max(0, len(body) - int(last))
            end = min(int(last), len(body) - 1) if first and last else len(body) - 1
            if start <= end:
                headers["content-range"] = f"bytes {start}-{end}/{len(body)}"
                return Response(body[start : end + 1], 206, headers, media_type=recording.media_type)
            headers["content-range"] = f"bytes */{len(body)}"
            return Response(b"", 416, headers)
    return Response(body, 200, headers, media_type=recording.media_type)


# ── What was played ───────────────────────────────────────────────────────────────────────────────────────────────


def game_events(room: Room, number: int) -> tuple[Event, ...]:
    """All events of one game of a room."""
    events: list[Event] = []
    current = 0
    for entry in room.log():
        for event in entry:
            if isinstance(event, GameDealt):
                current = event.number
            if isinstance(event, GameDealt | GamePlayed) and current == number:
                events.extend(event.events)
    return tuple(events)


def gallery_of(state: RoomState) -> tuple[GalleryGame, ...]:
    """Every finished round of every game."""
    return tuple(
        GalleryGame(
            number=game.number,
            edition=game.state.rules.edition,
            mode=game.state.rules.mode,
            names=game.names,
            rabbits=game.rabbits,
            rounds=game.rounds,
            winners=None if game.state.outcome is None else game.state.outcome.winners,
        )
        for game in state.games
    )


def told_recordings(state: RoomState) -> set[str]:
    """Recordings that were given as clues: everyone in the room may hear them."""
    clues = [scored.clue for game in state.games for scored in game.rounds]
    clues += [game.state.clue for game in state.games if game.state.clue is not None]
    return {clue.recording for clue in clues if isinstance(clue, RecordedClue)}
