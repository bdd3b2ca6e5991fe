"""For whoever runs the server: is it alive, can it save, how busy is it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lapin.config import Config
from lapin.metrics import Metrics, process_figures
from lapin.rooms.registry import RoomRegistry
from lapin.rooms.view import Status
from lapin.web.answers import answer, problem
from lapin.web.connections import Connections
from lapin.web.endpoints import Endpoint
from lapin.web.hosts import is_this_machine
from lapin.web.protection import caller_of


class OperationEndpoints:
    """What a host and their tools ask."""

    def __init__(self, config: Config, registry: RoomRegistry, connections: Connections, metrics: Metrics) -> None:
        self._config = config
        self._registry = registry
        self._connections = connections
        self._metrics = metrics
        self._ready: tuple[float, bool] | None = None

    def endpoints(self) -> tuple[Endpoint, ...]:
        """The table of them."""
        yes = {200: (dict[str, str], "Yes")}
        return (
            Endpoint(
                method="GET", path="/healthz", handler=self.health, name="health", summary="Is it alive?", answers=yes
            ),
            Endpoint(
                method="GET",
                path="/readyz",
                handler=self.ready,
                name="ready",
                summary="Can it save?",
                answers=yes,
                refuses=(503,),
            ),
            Endpoint(method="GET", path="/metrics", handler=self.metrics),
        )

    async def health(self, request: Request) -> Response:
        """The process answers."""
        return answer({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """It can save; tried at most once a second, because trying costs a write."""
        services = self._registry.services
        now = services.clock.monotonic()
        if self._ready is None or now - self._ready[0] >= 1.0:
            self._ready = (now, await services.store.writable())
        if self._ready[1]:
            return answer({"status": "ready"})
        return answer({"status": "cannot_save"}, 503)

    async def metrics(self, request: Request) -> Response:
        """For Prometheus; by default only from this machine."""
        who = self._config.metrics
        local = caller_of(request).is_local and is_this_machine(request.headers.get("host", "localhost"))
        if who == "nobody" or (who == "local" and not local):
            return problem(404, "nothing_here")
        rooms = self._registry.rooms
        playing = sum(1 for room in rooms if room.state.status is Status.PLAYING)
        gauges = (
            ("lapin_rooms_loaded", "Rooms in memory", len(rooms)),
            ("lapin_rooms_playing", "Rooms in memory with a running game", playing),
            ("lapin_connections", "Open connections", len(self._connections)),
            ("lapin_rooms_in_trouble", "Rooms that cannot save right now", sum(1 for room in rooms if room.trouble)),
            *process_figures(),
        )
        return Response(self._metrics.exposition(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")
