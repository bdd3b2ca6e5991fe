"""Pictures and sounds over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from lapin.config import Config
from lapin.limits import LARGEST_RECORDING, MOST_PICTURES, MOST_RECORDINGS, RECORDINGS_OF_ONE, UPLOADS_PER_MINUTE
from lapin.rooms.history import told_recordings
from lapin.rooms.ids import RecordingId
from lapin.rooms.ports import Picture, Recording, Services
from lapin.rules.ids import CardId
from lapin.web.answers import answer, problem
from lapin.web.audio import NotASound, checked_sound
from lapin.web.buckets import Buckets
from lapin.web.endpoints import ROOM, SAVING, Endpoint, Media, token
from lapin.web.protection import network_of
from lapin.web.visits import Visits
from lapin.web.wire import DeckInfo, RecordingMade

SIZES: Final = ("thumbnail", "small", "large")
"""Of pictures; every card has all of them for whoever asks, however many its deck has."""
FOR_EVER: Final = "private, max-age=31536000, immutable"
_SIZE: Final = {"name": "size", "in": "path", "required": True, "schema": {"enum": list(SIZES)}}
_PICTURES: Final = Media(("image/webp", "image/avif", "image/svg+xml", "image/png", "image/jpeg"))
_SOUNDS: Final = Media(("audio/webm", "audio/ogg", "audio/mp4"))


class MediaEndpoints:
    """What is seen and heard."""

    def __init__(self, config: Config, services: Services, visits: Visits) -> None:
        self._services = services
        self._visits = visits
        self._uploads = Buckets(UPLOADS_PER_MINUTE / 60 if config.rooms_per_hour else 0, 30, services.clock.monotonic)
        self._pictures: dict[CardId, str] = {}
        """Tokens asked for lately."""

    def endpoints(self) -> tuple[Endpoint, ...]:
        """The table of them."""
        return (
            Endpoint(
                method="POST",
                path="/api/rooms/{room}/recordings",
                handler=self.record,
                name="record",
                summary="Keep a recorded clue, at most 15 seconds and 64 kB",
                parameters=(ROOM,),
                body=_SOUNDS,
                answers={201: (RecordingMade, "Kept")},
                refuses=(404, *SAVING),
            ),
            Endpoint(
                method="GET",
                path="/media/{room}/{recording}",
                handler=self.hear,
                name="hear",
                summary="Hear a recorded clue",
                parameters=(ROOM, token("recording", "The recording's token")),
                answers={200: (_SOUNDS, "The sound"), 206: (_SOUNDS, "A part of it")},
                refuses=(404, 416, 503),
            ),
            Endpoint(
                method="GET",
                path="/cards/back/{size}",
                handler=self.back,
                name="back",
                summary="The back of the cards",
                parameters=(_SIZE,),
                answers={200: (_PICTURES, "The picture")},
                refuses=(404,),
            ),
            Endpoint(
                method="GET",
                path="/cards/{token}/{size}",
                handler=self.card,
                name="picture",
                summary="A card's picture by its token of this game",
                parameters=(token("token", "The card's token"), _SIZE),
                answers={200: (_PICTURES, "The picture")},
                refuses=(404, 503),
            ),
            Endpoint(
                method="GET",
                path="/api/decks",
                handler=self.decks,
                name="decks",
                summary="The decks there are",
                answers={200: (list[DeckInfo], "Decks")},
            ),
        )

    async def record(self, request: Request) -> Response:
        """Only for who has a seat, only real sound, checked by content."""
        room = await self._visits.room(request)
        session, _ = self._visits.session(request)
        if not room.state.seats_of(session):
            return problem(403, "no_seat")
        if not self._uploads.of(network_of(request)).take():
            return problem(429, "too_many_recordings", headers={"retry-after": "5"})
        body = await request.body()
        if len(body) > LARGEST_RECORDING:
            return problem(413, "recording_too_large", most=LARGEST_RECORDING)
        try:
            sound = await asyncio.to_thread(checked_sound, body)
        except NotASound as error:
            return problem(415, "not_a_sound", why=str(error))
        recording = Recording(RecordingId(self._services.chance.bytes(16).hex()), sound.media_type, session, body)
        if not await self._services.store.keep_recording(room.id, recording, MOST_RECORDINGS, RECORDINGS_OF_ONE):
            return problem(409, "recordings_full", most=MOST_RECORDINGS, of_one=RECORDINGS_OF_ONE)
        return answer(RecordingMade(recording.recording), 201)

    async def hear(self, request: Request) -> Response:
        """To its maker, and to all in the room once it is a clue."""
        room = await self._visits.room(request)
        session, _ = self._visits.session(request)
        wanted = RecordingId(request.path_params["recording"])
        found = await self._services.store.recording(room.id, wanted)
        if found is None or (found.session != session and wanted not in told_recordings(room.state)):
            return problem(404, "no_such_recording")
        return _part(request, found)

    async def card(self, request: Request) -> Response:
        """The same headers for all; nothing tells more than the picture."""
        size = request.path_params["size"]
        card = CardId(request.path_params["token"])
        if size not in SIZES or len(card) != 32:
            return problem(404, "no_such_picture")
        name = self._pictures.get(card) or await self._services.store.picture(card)
        if name is None:
            return problem(404, "no_such_picture")
        self._pictures[card] = name
        if len(self._pictures) > MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        return _shown(await asyncio.to_thread(self._services.library.picture, name, size), FOR_EVER)

    async def back(self, request: Request) -> Response:
        """The back that all cards share."""
        size = request.path_params["size"]
        if size not in SIZES:
            return problem(404, "no_such_picture")
        return _shown(await asyncio.to_thread(self._services.library.back, size), "public, max-age=86400")

    async def decks(self, request: Request) -> Response:
        """The decks there are."""
        return answer([DeckInfo(d.id, d.name, d.cards, d.author, d.licence) for d in self._services.library.decks()])


def _shown(picture: Picture, cached: str) -> Response:
    return Response(picture.body, media_type=picture.media_type, headers={"cache-control": cached})


def _part(request: Request, recording: Recording) -> Response:
    """A sound, whole or the part a player asks for: Safari plays nothing without parts.

    By hand: Starlette cuts parts out of files, and a recording is a value of the store.
    """
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
