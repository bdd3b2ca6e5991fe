"""What stands before every request: who may ask, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lapin.metrics import Telemetry
from lapin.web.limits import Buckets

SOCKETS: Final = "/ws/"
"""Where the lines to rooms are."""
BODY_PATIENCE: Final = 15.0
"""Seconds to wait for the next part of a request."""
LARGEST_BODY: Final = 96 * 1024
"""Bytes of one request; a recording has at most 64 kB."""

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; "
    "connect-src 'self'{sockets}; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(self), screen-wake-lock=(self)"),
)
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_log = logging.getLogger("lapin.web")


def address_of(scope: Scope) -> str:
    """Who asks. A home has one IPv6 network of 64 bits, so that much of the address counts."""
    client = scope.get("client")
    if not client:
        return ""
    host = str(client[0])
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket in the file system, or what a proxy calls its client
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:  # the same home, seen through a socket for both kinds
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


def is_local(scope: Scope) -> bool:
    """Does somebody on this machine ask?"""
    client = scope.get("client")
    return client is not None and str(client[0]) in ("127.0.0.1", "::1")


def own_origin(scope: Scope, headers: Headers) -> str:
    """The origin this server has in the eyes of whoever asks."""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{headers.get('host', '')}".lower()


def same_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Does a request come from our own pages, or from something that is no browser?"""
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() == own_origin(scope, headers) or origin.lower() in allowed
    return site is None or site in ("same-origin", "none")


class Protection:
    """ASGI middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        lines: ASGIApp,
        telemetry: Telemetry,
        origins: frozenset[str],
        requests: Buckets,
        connections_per_address: int,
    ) -> None:
        self._app = app
        self._lines = lines
        self._telemetry = telemetry
        self._origins = origins
        self._requests = requests
        self._most_connections = connections_per_address
        self._connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        status = 500

        async def finish(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(scope, headers, MutableHeaders(scope=message))
            await send(message)

        try:
            refusal = self._refusal(scope, headers)
            if refusal is not None:
                await refusal(scope, receive, finish)
            else:
                await self._app(scope, _bounded(receive), finish)
        finally:
            self._telemetry.count_request(_route(scope), status)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        if not self._requests.of(address_of(scope)).take():
            return _problem(429, "too_many_requests", {"retry-after": "1"})
        if scope["method"] not in _SAFE:
            if not same_origin(scope, self._origins):
                return _problem(403, "cross_site")
            length = headers.get("content-length", "0")
            if not length.isascii() or not length.isdigit() or int(length[:12]) > LARGEST_BODY:
                return _problem(413, "body_too_large")
        return None

    def _dress(self, scope: Scope, asked: Headers, answer: MutableHeaders) -> None:
        for name, value in _HEADERS:
            answer.setdefault(name, value)
        if "content-security-policy" not in answer:
            host = asked.get("host", "")
            plain = all(character.isalnum() or character in ".:-[]" for character in host)
            # Older Safari does not count ws: of the same host as 'self'.
            sockets = f" ws://{host} wss://{host}" if host and plain else ""
            answer["content-security-policy"] = _POLICY.format(sockets=sockets)
        answer.setdefault("cache-control", "no-store")
        if scope["scheme"] == "https":
            answer.setdefault("strict-transport-security", "max-age=31536000")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        many = self._most_connections and self._connections[address] >= self._most_connections
        ours = scope["path"].startswith(SOCKETS) and same_origin(scope, self._origins)
        if not ours or many or not self._requests.of(address).take():
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self._connections[address] += 1
        try:
            await self._lines(scope, receive, send)
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


def _bounded(receive: Receive) -> Callable[[], Awaitable[Message]]:
    taken = 0

    async def bounded() -> Message:
        nonlocal taken
        try:
            async with asyncio.timeout(BODY_PATIENCE):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, "too_slow", {"connection": "close"}) from None
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise HTTPException(413, "body_too_large", {"connection": "close"})
        return message

    return bounded


def _problem(status: int, code: str, headers: dict[str, str] | None = None) -> Response:
    body = b'{"clause":"http","code":"%s","facts":{}}' % code.encode()
    return Response(body, status, headers, media_type="application/json")


def _route(scope: Scope) -> str:
    """The route of a request for counting: its pattern, never its ids."""
    route: Any = scope.get("route")
    if route is not None and hasattr(route, "path"):
        return str(route.path)
    first = urlsplit(scope["path"]).path.split("/")[1:2]
    return f"/{first[0]}/…" if first and first[0] in ("api", "cards", "media", "assets", "r", "tv", "m") else "/…"
