"""A cookie and an address: what several tabs of one device share."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

_encode: Final = msgspec.json.Encoder().encode


class Response(msgspec.Struct, frozen=True):
    """What an HTTP request was answered with."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def json(self) -> Any:
        """The body, decoded."""
        return msgspec.json.decode(self.body)


class Browser:
    """A cookie and an address: what several tabs of one device share."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookie: str | None = None

    async def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """One HTTP request, cookies kept."""
        return await asyncio.to_thread(self._request, method, path, body, headers or {})

    def _request(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> Response:
        parts = urlsplit(self.address)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=30)
        try:
            sent = dict(headers)
            if self.cookie is not None:
                sent.setdefault("Cookie", self.cookie)
            connection.request(method, parts.path + path, body, sent)
            response = connection.getresponse()
            answer = Response(response.status, tuple(response.getheaders()), response.read())
        finally:
            connection.close()
        self.keep(answer.headers)
        return answer

    def keep(self, headers: Any) -> None:
        """Remember a cookie that was set."""
        for name, value in headers:
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]

    async def post(self, path: str, body: Any) -> Response:
        """A JSON request."""
        return await self.request("POST", path, _encode(body), {"Content-Type": "application/json"})
