"""What stands before every request: who may ask, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lapin.limits import BODY_PATIENCE, LARGEST_BODY
from lapin.metrics import Metrics
from lapin.web.advice import Advice, wrong_host_page
from lapin.web.buckets import Buckets
from lapin.web.callers import Caller, Network, caller, every, is_private
from lapin.web.hosts import Hosts

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
_PROBES: Final = frozenset({"/healthz", "/readyz"})
"""What watches over the server may call it by any name."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_log = logging.getLogger("lapin.web")


def caller_of(request: Request) -> Caller:
    """Who sends a request; `Protection` found it out."""
    found: Caller = request.scope["lapin.caller"]
    return found


def network_of(request: Request) -> str:
    """What limits are counted by."""
    return caller_of(request).network


def same_origin(who: Caller, header: Callable[[str], str | None], allowed: frozenset[str]) -> bool:
    """Does a request come from our own pages, or from something that is no browser?

    A page of https://lapin.example that asks for lapin.example over plain HTTP came through a proxy that speaks TLS for
    us, also where nobody named that proxy: no browser mixes the two by itself, and the name is one of ours.
    """
    origin = header("origin")
    if origin is not None:
        host = header("host") or ""
        schemes = (who.scheme, "https") if who.hidden and is_private(who.host) else (who.scheme,)
        return origin.lower() in allowed or origin.lower() in [f"{scheme}://{host}".lower() for scheme in schemes]
    return header("sec-fetch-site") in (None, "same-origin", "none")


def within(base: str, path: str) -> str:
    """A path of ours, from the root: some proxies take the path a server is at away, others leave it."""
    return path[len(base) :] or "/" if base and (path == base or path.startswith(f"{base}/")) else path


class Protection:
    """ASGI middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        origins: frozenset[str],
        requests: Buckets,
        trusted: tuple[Network, ...],
        hosts: Hosts,
        advice: Advice,
        base: str = "",
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = origins
        self._requests = requests
        self._trusted = trusted
        self._hosts = hosts
        self._advice = advice
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        bare = self._base and scope["path"] == self._base
        scope["path"] = within(self._base, scope["path"])
        peer = scope.get("client")
        who = caller(str(peer[0]) if peer else "", scope["scheme"], every(headers.getlist), self._trusted)
        scope["lapin.caller"], scope["scheme"] = who, who.scheme
        status = 500

        async def finish(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, headers, MutableHeaders(scope=message))
            await send(message)

        try:
            refusal = self._refusal(scope, headers, who)
            if refusal is not None:
                await refusal(scope, receive, finish)
            elif bare:
                await Response(status_code=308, headers={"location": f"{self._base}/"})(scope, receive, finish)
            else:
                await self._app(scope, _bounded(receive), finish)
        finally:
            self._metrics.count_request(_route(scope), status)

    def _refusal(self, scope: Scope, headers: Headers, who: Caller) -> Response | None:
        if not self._requests.of(who.network).take():
            return _problem(429, "too_many_requests", {"retry-after": "1"})
        host = headers.get("host", "")
        if scope["path"] not in _PROBES and not who.proxied and not self._hosts.has(host):
            self._advice.wrong_host(who, host)
            if scope["method"] == "GET" and "text/html" in headers.get("accept", ""):
                return wrong_host_page(who, host)
            return _problem(421, "wrong_host")
        if who.hidden and not who.proxied:
            self._advice.unnamed_proxy(who)
        if scope["method"] not in _SAFE:
            if not same_origin(who, headers.get, self._origins):
                self._advice.cross_site(who, host, headers.get("origin", ""))
                return _problem(403, "cross_site")
            length = headers.get("content-length", "0")
            if not length.isascii() or not length.isdigit() or int(length[:12]) > LARGEST_BODY:
                return _problem(413, "body_too_large")
        return None

    def _add_headers(self, scope: Scope, asked: Headers, answer: MutableHeaders) -> None:
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
