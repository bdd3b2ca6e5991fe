"""The web side put together: endpoints and what stands before them, connections and their door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from picows import WSListener, WSUpgradeRequest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lapin.config import Config
from lapin.metrics import Metrics
from lapin.rooms.ids import RoomId
from lapin.rooms.registry import RoomRegistry
from lapin.web.advice import Advice
from lapin.web.answers import answer, http_problem
from lapin.web.buckets import Buckets, Counted
from lapin.web.callers import caller, every, trusted_networks
from lapin.web.connection import SocketConnection
from lapin.web.connections import Connections
from lapin.web.endpoints import Endpoint, document
from lapin.web.hosts import Hosts
from lapin.web.keepalive import Keepalive
from lapin.web.media import MediaEndpoints
from lapin.web.operation import OperationEndpoints
from lapin.web.pages import STATIC, PageEndpoints
from lapin.web.protection import Protection, same_origin, within
from lapin.web.rooms import RoomEndpoints
from lapin.web.sessions import Cookies
from lapin.web.sockets import Refused
from lapin.web.visits import Visits

SOCKETS = "/ws/"
"""Where the connections to rooms are."""


class Web:
    """Everything people and programs reach lapin by, over a registry of rooms."""

    def __init__(self, config: Config, registry: RoomRegistry, metrics: Metrics, static: Path = STATIC) -> None:
        services = registry.services
        self._chance = services.chance
        self._metrics = metrics
        self._origins = frozenset(origin.lower() for origin in config.origins)
        self._base = config.base_path
        self._cookies = Cookies(config.base_path)
        self._trusted = trusted_networks(config.trusted_proxies)
        self._hosts = Hosts(config.hosts, config.origins)
        now = services.clock.monotonic
        self._requests = Buckets(config.requests_per_second, config.requests_per_second * 10, now)
        self._of_address = Counted(config.connections_per_address)
        self._connections = Connections(registry, metrics, config.messages_per_second, now)
        self._keepalive = Keepalive(now)
        visits = Visits(registry, services.chance, self._cookies)
        table = (
            *RoomEndpoints(config, registry, visits).endpoints(),
            *MediaEndpoints(config, services, visits).endpoints(),
            *OperationEndpoints(config, registry, self._connections, metrics).endpoints(),
        )
        about = Endpoint(
            method="GET",
            path="/openapi.json",
            handler=self._openapi,
            name="openapi",
            summary="This",
            answers={200: (dict[str, Any], "OpenAPI 3.1")},
        )
        self._endpoints = (*table, about, *PageEndpoints(static, visits, self._base).endpoints())
        self._document = document(self._endpoints, self._base)

    def app(self, lifespan: Any = None) -> Protection:
        """The ASGI application; WebSockets do not come by it but by `door`."""
        inner = Starlette(
            routes=[endpoint.route() for endpoint in self._endpoints],
            lifespan=lifespan,
            exception_handlers={HTTPException: http_problem},
        )
        return Protection(
            inner, self._metrics, self._origins, self._requests, self._trusted, self._hosts, Advice(), self._base
        )

    def door(self, request: WSUpgradeRequest, peer: str) -> tuple[WSListener, dict[str, str]]:
        """A browser wants a connection to a room; whether there is such a room is found out when it says hello."""
        headers = request.headers
        who = caller(peer, "http", every(lambda name: headers.getall(name, [])), self._trusted)
        path = within(self._base, request.path.decode("latin-1").partition("?")[0])
        if not path.startswith(SOCKETS) or not same_origin(who, headers.get, self._origins):
            raise Refused(403, "cross_site")
        if not who.proxied and not self._hosts.has(headers.get("host")):
            raise Refused(421, "wrong_host")
        network = who.network
        if not self._requests.of(network).take() or not self._of_address.take(network):
            raise Refused(429, "too_many_connections")
        session, answered = self._cookies.session_of(headers.get("cookie"), headers.get("authorization")), {}
        if session is None:
            session, cookie = self._cookies.new_session(self._chance, secure=who.scheme == "https")
            answered = {"Set-Cookie": cookie}
        connection = SocketConnection(
            self._connections,
            RoomId(path.removeprefix(SOCKETS)),
            session,
            network,
            lambda: self._of_address.give_back(network),
        )
        self._keepalive.watch(connection)
        return connection, answered

    async def say_goodbye(self) -> None:
        """The server stops: everyone is told to come back, and has a moment to hear it."""
        await self._connections.say_goodbye()
        self._keepalive.stop()

    async def _openapi(self, request: Request) -> Response:
        return answer(self._document)
