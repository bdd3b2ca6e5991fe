"""One table for what can be asked over HTTP: Starlette's routes and the OpenAPI document are both made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.routing import Route

from lapin import __version__
from lapin.web.answers import Handler, answered
from lapin.web.wire import Problem

SAVING: Final = (400, 403, 408, 409, 413, 415, 503)
"""How a request that changes something may be refused, whatever it is."""


class Media(msgspec.Struct, frozen=True):
    """A body that is no JSON."""

    types: tuple[str, ...]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A method and a path, who answers, and what is told of it."""

    method: str
    path: str
    handler: Handler
    name: str = ""
    """`operationId`; without one the endpoint is not in the document."""
    summary: str = ""
    body: Any = None
    """A type, or `Media`."""
    answers: dict[int, tuple[Any, str]] = {}
    """By status: a type or `Media`, and what it says."""
    refuses: tuple[int, ...] = ()
    parameters: tuple[dict[str, Any], ...] = ()

    def route(self) -> Route:
        """For Starlette."""
        return Route(self.path, answered(self.handler), methods=[self.method])


def token(name: str, about: str) -> dict[str, Any]:
    """A path's parameter of 128 bits in hex."""
    schema = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
    return {"name": name, "in": "path", "required": True, "description": about, "schema": schema}


def query(name: str, about: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter behind the question mark."""
    return {"name": name, "in": "query", "required": False, "description": about, "schema": schema}


ROOM: Final = token("room", "The room's link: 128 bits in hex")


def document(endpoints: Sequence[Endpoint], base: str = "") -> dict[str, Any]:
    """OpenAPI 3.1."""
    shown = [endpoint for endpoint in endpoints if endpoint.name]
    kinds = list({str(kind): kind for one in shown for kind in _types(one)}.values())
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template="#/components/schemas/{name}")
    of = {str(kind): schema for kind, schema in zip([*kinds, Problem], schemas, strict=True)}

    def content(kind: Any) -> dict[str, Any]:
        if isinstance(kind, Media):
            return {name: {"schema": {"type": "string", "format": "binary"}} for name in kind.types}
        return {"application/json": {"schema": of[str(kind)]}}

    paths: dict[str, Any] = {}
    for one in shown:
        answers = {
            str(status): {"description": about, "content": content(kind)}
            for status, (kind, about) in one.answers.items()
        }
        for status in sorted({*one.refuses, 429}):  # a limit may answer 429 to anything
            answers[str(status)] = {"description": "Why not", "content": content(Problem)}
        described: dict[str, Any] = {"summary": one.summary, "operationId": one.name, "responses": answers}
        if one.parameters:
            described["parameters"] = list(one.parameters)
        if one.body is not None:
            described["requestBody"] = {"required": True, "content": content(one.body)}
        paths.setdefault(one.path, {})[one.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "lapin",
            "version": __version__,
            "description": "Rooms, pictures and sounds. Play itself goes over the WebSocket `/ws/{room}`.",
        },
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _types(endpoint: Endpoint) -> list[Any]:
    kinds = [endpoint.body, *(kind for kind, _ in endpoint.answers.values())]
    return [kind for kind in kinds if kind is not None and not isinstance(kind, Media)]
