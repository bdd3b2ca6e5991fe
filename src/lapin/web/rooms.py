"""Rooms over HTTP: making and finding them, moving a seat to this device, and what was played."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lapin.config import Config
from lapin.languages import LANGUAGES
from lapin.limits import FORGETS_PER_MINUTE
from lapin.rooms.commands import Configure
from lapin.rooms.history import forgotten_in, games_of, pictures_of
from lapin.rooms.ids import CommandId, RoomId
from lapin.rooms.registry import NewRoom, RoomRegistry
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.ids import CardId
from lapin.rules.verify import exported
from lapin.web.answers import answer, body_of, language_of, problem
from lapin.web.buckets import Bucket, Buckets
from lapin.web.endpoints import ROOM, SAVING, Endpoint, query
from lapin.web.protection import network_of
from lapin.web.sessions import new_token
from lapin.web.visits import Visits
from lapin.web.wire import (
    PROTOCOL,
    CardWords,
    FindRequest,
    Gallery,
    GalleryGame,
    Moved,
    MoveRequest,
    PersonGone,
    RoomFound,
    RoomMade,
    RoomRequest,
    SessionInfo,
    SessionMade,
)


class RoomEndpoints:
    """What is asked about rooms."""

    def __init__(self, config: Config, registry: RoomRegistry, visits: Visits) -> None:
        now = registry.services.clock.monotonic
        self._registry = registry
        self._services = registry.services
        self._visits = visits
        self._wrong_codes = Bucket(config.wrong_codes_per_minute / 60, config.wrong_codes_per_minute * 10, now)
        wrong_here = config.wrong_codes_per_minute / 2
        self._wrong_codes_here = Buckets(wrong_here / 60, wrong_here, now)
        forgetting = FORGETS_PER_MINUTE / 60 if config.requests_per_second else 0
        self._forgetting = Buckets(forgetting, FORGETS_PER_MINUTE * 5, now)
        self._new_rooms = Buckets(config.rooms_per_hour / 3600, config.rooms_per_hour, now)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """The table of them."""
        return (
            Endpoint(
                method="POST",
                path="/api/rooms",
                handler=self.make,
                name="makeRoom",
                summary="Make a room; the sender is its host",
                body=RoomRequest,
                answers={201: (RoomMade, "The new room")},
                refuses=SAVING,
            ),
            Endpoint(
                method="POST",
                path="/api/rooms/find",
                handler=self.find,
                name="findRoom",
                summary="Find a room by its code; absent, full and locked are answered alike",
                body=FindRequest,
                answers={200: (RoomFound, "Where it is")},
                refuses=(404, *SAVING),
            ),
            Endpoint(
                method="GET",
                path="/api/session",
                handler=self.session,
                name="session",
                summary="The language the browser asks for; sets the session cookie",
                answers={200: (SessionInfo, "The session")},
            ),
            Endpoint(
                method="POST",
                path="/api/session",
                handler=self.new_session,
                name="newSession",
                summary="A session for a program that keeps no cookies: say its token as `Authorization: Bearer`",
                answers={201: (SessionMade, "The token; it is told once")},
                refuses=SAVING,
            ),
            Endpoint(
                method="POST",
                path="/api/rooms/{room}/move",
                handler=self.move,
                name="move",
                summary="Take the seat that a one-time link carries",
                parameters=(ROOM,),
                body=MoveRequest,
                answers={200: (Moved, "The seat is this browser's now")},
                refuses=(404, *SAVING),
            ),
            Endpoint(
                method="POST",
                path="/api/rooms/{room}/forget",
                handler=self.forget,
                name="forgetMe",
                summary="Leave for good: name and words of this browser are replaced, also where they are kept",
                parameters=(ROOM,),
                answers={200: (PersonGone, "Nothing is known of them there any more")},
                refuses=(404, *SAVING),
            ),
            Endpoint(
                method="GET",
                path="/api/rooms/{room}/gallery",
                handler=self.gallery,
                name="gallery",
                summary="Every finished round of every game of a room",
                parameters=(
                    ROOM,
                    query("language", f"one of {', '.join(LANGUAGES)}, or the nearest", {"type": "string"}),
                ),
                answers={200: (Gallery, "The rounds")},
                refuses=(404, 503),
            ),
            Endpoint(
                method="GET",
                path="/api/rooms/{room}/export",
                handler=self.export,
                name="export",
                summary="A finished game's events, as `lapin verify` reads them",
                parameters=(ROOM, query("game", "Which game, from 1; else the last", {"type": "integer"})),
                answers={200: (dict[str, Any], "Events, and which picture each card is")},
                refuses=(404, 409, 503),
            ),
        )

    async def make(self, request: Request) -> Response:
        """A new room."""
        wanted = await body_of(request, RoomRequest)
        if not self._new_rooms.of(network_of(request)).take():
            return problem(429, "too_many_rooms", headers={"retry-after": "60"})
        session, cookie = self._visits.session(request)
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
                    pace=wanted.pace,
                    deck=wanted.deck,
                    language=language_of(request, wanted.language),
                ),
                seat_name=None if wanted.seat is None else wanted.seat.name,
                rabbit=None if wanted.seat is None else wanted.seat.rabbit,
                bots=wanted.bots,
            )
        )
        return answer(RoomMade(room.id, room.state.code), 201, cookie)

    async def find(self, request: Request) -> Response:
        """Wrong codes cost, from everyone together and from each address."""
        wanted = await body_of(request, FindRequest)
        here = self._wrong_codes_here.of(network_of(request))
        if not here.has():
            return problem(429, "too_many_wrong_codes", headers={"retry-after": "30"})
        room = await self._registry.find(wanted.code)
        if room is not None:
            return answer(RoomFound(room.id))
        here.take()
        if not self._wrong_codes.take():  # only who is wrong pays: right codes of others still open
            return problem(429, "too_many_wrong_codes", headers={"retry-after": "30"})
        return problem(404, "no_such_room")

    async def session(self, request: Request) -> Response:
        """Who asks, and in which language."""
        _, cookie = self._visits.session(request)
        return answer(SessionInfo(language_of(request), PROTOCOL), 200, cookie)

    async def new_session(self, request: Request) -> Response:
        """A session for a program."""
        return answer(SessionMade(new_token(self._services.chance)), 201)

    async def move(self, request: Request) -> Response:
        """Take the seat of a one-time link: it is the right to come in, even into a locked room."""
        wanted = await body_of(request, MoveRequest)
        room = await self._registry.get(RoomId(request.path_params["room"]))
        if room is None:
            raise HTTPException(404, "no_such_room")
        session, cookie = self._visits.session(request)
        facts = await room.move(session, wanted.token)
        return answer(Moved(facts["seat"]), 200, cookie)

    async def forget(self, request: Request) -> Response:
        """Whoever was in a room may be forgotten there, even if they may not come in any more."""
        room = await self._registry.get(RoomId(request.path_params["room"]))
        if room is None:
            raise HTTPException(404, "no_such_room")
        if not self._forgetting.of(network_of(request)).take():
            return problem(429, "too_many_requests", headers={"retry-after": "10"})
        session, _ = self._visits.session(request)
        await room.forget(session)
        return answer(PersonGone(room.id))

    async def gallery(self, request: Request) -> Response:
        """Only what was scored in the open."""
        state = (await self._visits.room(request)).state
        language = language_of(request, request.query_params.get("language"))
        words: dict[CardId, CardWords] = {}
        for game in state.games:
            for scored in game.rounds:
                for shown in scored.table:
                    words[shown.card] = CardWords(
                        *self._services.library.words(game.deck, game.cards[shown.card], language)
                    )
        return answer(Gallery(state.room, state.status, gallery_of(state), words))

    async def export(self, request: Request) -> Response:
        """A game's events, once it is over."""
        room = await self._visits.room(request)
        games = len(room.state.games)
        asked = request.query_params.get("game", str(games))
        number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= 6 else 0
        if not 1 <= number <= games:
            return problem(404, "no_such_game")
        if number == games and room.state.status is Status.PLAYING:
            return problem(409, "game_running")
        disposition = f'attachment; filename="lapin-{room.state.code}-{number}.json"'
        pictures = pictures_of(room.state.games[number - 1])
        body = exported(games_of(room.log())[number], pictures, forgotten_in(room.state, number))
        return Response(body, media_type="application/json", headers={"content-disposition": disposition})


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
