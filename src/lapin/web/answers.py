"""Answers to HTTP requests: JSON, problems, and refusals that are answers and not errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lapin.languages import ENGLISH, spoken
from lapin.rooms.errors import CannotSave, Refusal, RoomGone, VersionConflict
from lapin.rules.errors import RulesError
from lapin.web.codes import RefusalCode
from lapin.web.wire import Problem

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]

_encode = msgspec.json.Encoder(enc_hook=str).encode


def answer(body: Any, status: int = 200, cookie: str | None = None) -> Response:
    """A JSON answer."""
    headers = {} if cookie is None else {"set-cookie": cookie}
    return Response(_encode(body), status, headers, media_type="application/json")


def problem(
    status: int, code: str, clause: str = "http", headers: dict[str, str] | None = None, **facts: object
) -> Response:
    """Why not."""
    return Response(_encode(Problem(clause, RefusalCode(code), facts)), status, headers, media_type="application/json")


def answered(handler: Handler) -> Handler:
    """Refusals are answers, not errors."""

    async def answering(request: Request) -> Response:
        try:
            return await handler(request)
        except (Refusal, RulesError) as refusal:
            status = 400 if refusal.code == "bad_body" else 409
            body = Problem(refusal.clause, RefusalCode(refusal.code), dict(refusal.facts))
            return Response(_encode(body), status, media_type="application/json")
        except RoomGone:
            return problem(404, "no_such_room")
        except (CannotSave, VersionConflict):
            return problem(503, "cannot_save", headers={"retry-after": "2"})

    return answering


async def http_problem(request: Request, error: Exception) -> Response:
    """What Starlette refuses, in our form."""
    assert isinstance(error, HTTPException)
    codes = {404: "nothing_here", 405: "method_not_allowed"}
    ours = error.detail.isidentifier() and error.detail.islower()
    code = error.detail if ours else codes.get(error.status_code, "bad_body")
    return problem(error.status_code, code, headers=dict(error.headers or {}))


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The request's JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "json_only")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_body", why=str(error)[:200]) from None


def language_of(request: Request, *wanted: str | None) -> str:
    """The first of ours that is wanted, or else that the browser asks for."""
    asked = [part.partition(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    return next((found for tag in (*wanted, *asked) if tag and (found := spoken(tag))), ENGLISH)
