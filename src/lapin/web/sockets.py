"""WebSockets: the request comes in over uvicorn, the frames are read and written by picows.

uvicorn hands every upgrade to the class its `ws` setting names; this one answers it by picows' own protocol, so that no
framing is written here and none of uvicorn's is used. picows makes that protocol itself for its servers, and gives it
no public name: `check` says at the start whether the installed one still is what we know, so that another version ends
in a sentence and not in silence.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, TypeAlias

import picows
from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from lapin.limits import HANDSHAKE_PATIENCE, READ_BUFFER

_log = logging.getLogger("lapin.web.sockets")
_log.setLevel(logging.CRITICAL)  # what a stranger sends is no event of ours, and must not fill a disk
_log.propagate = False


class Refused(Exception):
    """No connection for this request; the status says why."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(status, why)
        self.status = status
        self.why = why


class DependencyChanged(Exception):
    """picows is not the one we know; one line that says what to install."""


Door: TypeAlias = Callable[[WSUpgradeRequest, str], tuple[WSListener, dict[str, str]]]
"""Asked with a request and the peer's address: who listens to the connection, and headers for the answer; or raises
`Refused`."""


class _Upgraded(WSProtocol):  # type: ignore[misc]
    """A connection from its upgrade on."""

    def __init__(self, door: Door, largest: int) -> None:
        super().__init__(
            None,  # host and path are a client's
            None,
            False,
            lambda request: _answer(door, request, self.transport.underlying_transport),
            _log,
            True,  # a fault of ours ends the connection
            HANDSHAKE_PATIENCE,
            False,  # pings are `keepalive`'s
            10,
            10,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pongs are counted, so they are not given by themselves
            largest,
            None,
            READ_BUFFER,
        )

    def data_received(self, data: bytes) -> None:
        """The head of the request, as uvicorn hands it over; everything after it goes straight to picows."""
        while data:
            buffer = self.get_buffer(-1)
            taken = min(len(buffer), len(data))
            buffer[:taken] = data[:taken]
            self.buffer_updated(taken)
            data = data[taken:]


def _answer(door: Door, request: WSUpgradeRequest, transport: asyncio.Transport) -> WSUpgradeResponseWithListener:
    # pause_writing says that something was not taken at once, resume_writing that all of it was.
    transport.set_write_buffer_limits(high=0)
    peer = transport.get_extra_info("peername")
    try:
        listener, headers = door(request, str(peer[0]) if isinstance(peer, tuple) else "")
    except Refused as refused:
        error = WSUpgradeResponse.create_error_response(refused.status, refused.why.encode())
        return WSUpgradeResponseWithListener(error, None)
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(headers), listener)


def upgrades(door: Door, largest: int) -> Any:
    """What uvicorn's `ws` setting is given: makes a protocol for every upgrade."""
    return lambda config, server_state, app_state: _Upgraded(door, largest)


async def check() -> None:
    """Shake hands over a real socket and say one word; raises DependencyChanged if that does not work."""
    heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    class Echo(WSListener):
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            transport.send(frame.msg_type, frame.get_payload_as_bytes())

    class Ear(WSListener):
        def on_ws_connected(self, transport: Any) -> None:
            transport.send(picows.WSMsgType.TEXT, b"lapin")

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if not heard.done():
                heard.set_result(frame.get_payload_as_bytes())

    class First(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            upgraded = _Upgraded(lambda request, peer: (Echo(), {}), 1024)
            upgraded.connection_made(self.transport)
            upgraded.data_received(data)
            self.transport.set_protocol(upgraded)

    loop = asyncio.get_running_loop()
    try:
        server = await loop.create_server(First, "127.0.0.1", 0)
        try:
            port = server.sockets[0].getsockname()[1]
            async with asyncio.timeout(5):
                transport, _ = await picows.ws_connect(Ear, f"ws://127.0.0.1:{port}/", logger_name=_log)
                answer = await heard
            transport.disconnect(False)
        finally:
            server.close()
        if answer != b"lapin":
            raise ValueError(answer)
    except Exception as error:
        raise DependencyChanged(
            f"lapin's connections need picows 2.3 and do not work with the installed {version('picows')} ({error!r}): "
            "install the version that lapin names"
        ) from error
