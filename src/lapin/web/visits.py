"""What every endpoint about a room asks first: whose request is it, and may they be there?"""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request

from lapin.rooms.ids import RoomId, SessionId
from lapin.rooms.ports import Chance
from lapin.rooms.registry import RoomRegistry
from lapin.rooms.room import Room
from lapin.web.sessions import Cookies


class Visits:
    """Sessions and rooms of requests."""

    def __init__(self, registry: RoomRegistry, chance: Chance, cookies: Cookies) -> None:
        self._cookies = cookies
        self._registry = registry
        self._chance = chance

    def session(self, request: Request) -> tuple[SessionId, str | None]:
        """The session, and the cookie to set if it is new."""
        session = self._cookies.session_of(request.headers.get("cookie"), request.headers.get("authorization"))
        if session is not None:
            return session, None
        return self._cookies.new_session(self._chance, secure=request.url.scheme == "https")

    async def room(self, request: Request) -> Room:
        """The room of the address, if this session may be there; else the same answer as for none."""
        room = await self._registry.get(RoomId(request.path_params["room"]))
        session, _ = self.session(request)
        if room is None or not room.admits(session):
            raise HTTPException(404, "no_such_room")
        return room
