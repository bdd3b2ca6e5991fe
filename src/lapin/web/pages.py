"""The client's own files, and its page for every other address."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lapin.web.answers import language_of, problem
from lapin.web.endpoints import Endpoint
from lapin.web.visits import Visits

STATIC: Final = Path(__file__).with_name("static")
_BUILT: Final = "assets/"
"""Where the build lays files whose names say what is in them."""
_NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>lapin</title><h1>lapin is running</h1>"
    b"<p>The page people play on is not built yet. In the project's folder, run <code>make client</code>, "
    b"then reload this page.</p></html>"
)

for _type, _ending in (
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
    ("image/webp", ".webp"),
    ("text/javascript", ".js"),
):
    mimetypes.add_type(_type, _ending)  # what machines know of these differs


class ClientFiles(StaticFiles):
    """Starlette's files, with the packed form that the build laid beside each for browsers that take it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        if packed and (found := await self._packed(path, scope)) is not None:
            response = found
        else:
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if path.startswith(_BUILT) else "no-cache"
        )
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        try:
            response = await super().get_response(f"{path}.gz", scope)
        except HTTPException:
            return None
        if response.status_code == 200:
            response.headers["content-type"] = mimetypes.guess_type(path)[0] or "application/octet-stream"
            response.headers["content-encoding"] = "gzip"
        response.headers["vary"] = "accept-encoding"
        return response


class PageEndpoints:
    """The page people play on."""

    def __init__(self, static: Path, visits: Visits, base: str = "") -> None:
        self._base = base
        self._static = static
        self._visits = visits
        self._files = ClientFiles(directory=static, check_dir=False)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """The table of them: what nothing else answers."""
        return (
            Endpoint(method="GET", path="/api/{rest:path}", handler=self.nothing),
            Endpoint(method="GET", path="/{path:path}", handler=self.page),
        )

    async def nothing(self, request: Request) -> Response:
        """No such question."""
        return problem(404, "nothing_here")

    async def page(self, request: Request) -> Response:
        """A file of the client's, or its page."""
        path = request.path_params["path"]
        if path.startswith(_BUILT) or "." in path.rpartition("/")[2]:
            try:
                return await self._files.get_response(path, request.scope)
            except (HTTPException, OSError, ValueError):  # also names that no file can have
                return problem(404, "nothing_here")
        name = "index.html"
        if path.startswith("r/") and path.count("/") == 1:
            # A room's door is the same page, but asks for the room's scripts and the reader's words at once.
            name = f"room.{language_of(request)}.html"
        response = await self._index(name, request) or await self._index("index.html", request)
        if response is None:
            response = Response(_NOT_BUILT, media_type="text/html; charset=utf-8")
        response.headers["cache-control"] = "no-cache"
        response.headers["vary"] = "accept-language, accept-encoding"
        _, cookie = self._visits.session(request)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    async def _index(self, name: str, request: Request) -> Response | None:
        if self._base:
            return self._below(name)
        try:
            return await self._files.get_response(name, request.scope)
        except (HTTPException, OSError):
            return None

    @lru_cache(maxsize=64)  # noqa: B019 (as long as the server lives; one for each language)
    def _page_below(self, name: str) -> bytes | None:
        """A page whose addresses, all written from the root, begin with the path this server is at."""
        try:
            page = (self._static / name).read_bytes()
        except OSError:
            return None
        return page.replace(b'="/', f'="{self._base}/'.encode())

    def _below(self, name: str) -> Response | None:
        page = self._page_below(name)
        return None if page is None else Response(page, media_type="text/html; charset=utf-8")
