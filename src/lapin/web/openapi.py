"""The HTTP side as an OpenAPI document, made from the types the endpoints really use."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from lapin import __version__
from lapin.languages import LANGUAGES
from lapin.web import wire

_ROOM: Final = {
    "name": "room",
    "in": "path",
    "required": True,
    "description": "The room's link: 128 bits in hex",
    "schema": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
}
SIZES: Final = ("thumbnail", "small", "large")
"""Of pictures; every card has all of them for whoever asks, however many its deck has."""
_SIZE: Final = {"name": "size", "in": "path", "required": True, "schema": {"enum": list(SIZES)}}
_PICTURES: Final = ("image/webp", "image/avif", "image/svg+xml", "image/png", "image/jpeg")
_SOUNDS: Final = ("audio/webm", "audio/ogg", "audio/mp4")


def _token(name: str, about: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
    return {"name": name, "in": "path", "required": True, "description": about, "schema": schema}


def _query(name: str, about: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "description": about, "schema": schema}


@cache
def document() -> dict[str, Any]:
    """OpenAPI 3.1."""
    kinds = (
        wire.RoomRequest,
        wire.RoomMade,
        wire.FindRequest,
        wire.RoomFound,
        wire.MoveRequest,
        wire.Moved,
        wire.SessionInfo,
        list[wire.DeckInfo],
        wire.RecordingMade,
        wire.Gallery,
        wire.Problem,
    )
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    of = dict(zip([str(kind) for kind in kinds], schemas, strict=True))
    problem = of[str(wire.Problem)]

    def answers(good: dict[str, Any], *bad: int) -> dict[str, Any]:
        # A limit may answer 429 to anything, and what is no JSON, no known method or too large is told so.
        refused = {
            str(status): {"description": "Why not", "content": {"application/json": {"schema": problem}}}
            for status in sorted({*bad, 429})
        }
        return {**good, **refused}

    def json_answer(status: int, kind: Any, about: str) -> dict[str, Any]:
        content = {"application/json": {"schema": of[str(kind)]}}
        return {str(status): {"description": about, "content": content}}

    def body(kind: Any) -> dict[str, Any]:
        return {"required": True, "content": {"application/json": {"schema": of[str(kind)]}}}

    def media(status: int, types: tuple[str, ...], about: str) -> dict[str, Any]:
        content = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in types}
        return {str(status): {"description": about, "content": content}}

    plain = {"200": {"description": "Yes", "content": {"application/json": {"schema": {"type": "object"}}}}}
    saving = (400, 403, 408, 409, 413, 415, 503)
    paths = {
        "/api/rooms": {
            "post": {
                "summary": "Make a room; the sender is its host",
                "operationId": "makeRoom",
                "requestBody": body(wire.RoomRequest),
                "responses": answers(json_answer(201, wire.RoomMade, "The new room"), *saving),
            }
        },
        "/api/rooms/find": {
            "post": {
                "summary": "Find a room by its code; absent, full and locked are answered alike",
                "operationId": "findRoom",
                "requestBody": body(wire.FindRequest),
                "responses": answers(json_answer(200, wire.RoomFound, "Where it is"), 404, *saving),
            }
        },
        "/api/session": {
            "get": {
                "summary": "The language the browser asks for; sets the session cookie",
                "operationId": "session",
                "responses": answers(json_answer(200, wire.SessionInfo, "The session")),
            }
        },
        "/api/decks": {
            "get": {
                "summary": "The decks there are",
                "operationId": "decks",
                "responses": answers(json_answer(200, list[wire.DeckInfo], "Decks")),
            }
        },
        "/api/rooms/{room}/recordings": {
            "post": {
                "summary": "Keep a recorded clue, at most 15 seconds and 64 kB",
                "operationId": "record",
                "parameters": [_ROOM],
                "requestBody": {
                    "required": True,
                    "content": {kind: {"schema": {"type": "string", "format": "binary"}} for kind in _SOUNDS},
                },
                "responses": answers(json_answer(201, wire.RecordingMade, "Kept"), 404, *saving),
            }
        },
        "/api/rooms/{room}/move": {
            "post": {
                "summary": "Take the seat that a one-time link carries",
                "operationId": "move",
                "parameters": [_ROOM],
                "requestBody": body(wire.MoveRequest),
                "responses": answers(json_answer(200, wire.Moved, "The seat is this browser's now"), 404, *saving),
            }
        },
        "/api/rooms/{room}/gallery": {
            "get": {
                "summary": "Every finished round of every game of a room",
                "operationId": "gallery",
                "parameters": [
                    _ROOM,
                    _query("language", f"one of {', '.join(LANGUAGES)}, or the nearest", {"type": "string"}),
                ],
                "responses": answers(json_answer(200, wire.Gallery, "The rounds"), 404, 503),
            }
        },
        "/api/rooms/{room}/export": {
            "get": {
                "summary": "A finished game's events, as `lapin verify` reads them",
                "operationId": "export",
                "parameters": [_ROOM, _query("game", "Which game, from 1; else the last", {"type": "integer"})],
                "responses": answers(
                    {"200": {"description": "Events", "content": {"application/json": {"schema": {"type": "array"}}}}},
                    404,
                    409,
                    503,
                ),
            }
        },
        "/media/{room}/{recording}": {
            "get": {
                "summary": "Hear a recorded clue",
                "operationId": "hear",
                "parameters": [_ROOM, _token("recording", "The recording's token")],
                "responses": answers(
                    media(200, _SOUNDS, "The sound") | media(206, _SOUNDS, "A part of it"), 404, 416, 503
                ),
            }
        },
        "/cards/{token}/{size}": {
            "get": {
                "summary": "A card's picture by its token of this game",
                "operationId": "picture",
                "parameters": [_token("token", "The card's token"), _SIZE],
                "responses": answers(media(200, _PICTURES, "The picture"), 404, 503),
            }
        },
        "/cards/back/{size}": {
            "get": {
                "summary": "The back of the cards",
                "operationId": "back",
                "parameters": [_SIZE],
                "responses": answers(media(200, _PICTURES, "The picture"), 404),
            }
        },
        "/healthz": {"get": {"summary": "Is it alive?", "operationId": "health", "responses": answers(plain)}},
        "/readyz": {"get": {"summary": "Can it save?", "operationId": "ready", "responses": answers(plain, 503)}},
        "/openapi.json": {"get": {"summary": "This", "operationId": "openapi", "responses": answers(plain)}},
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "lapin",
            "version": __version__,
            "description": "Rooms, pictures and sounds. Play itself goes over the WebSocket `/ws/{room}`.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }
