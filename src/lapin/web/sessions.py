"""Who a browser is: a random token in a cookie, known to the server by its hash alone."""

from __future__ import annotations

import hashlib
import re
from http.cookies import CookieError, SimpleCookie
from typing import Final

from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Chance

COOKIE: Final = "lapin"
_LIVES: Final = 400 * 24 * 60 * 60
"""Seconds; browsers keep no cookie longer."""
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")


def session_of(cookie_header: str | None) -> SessionId | None:
    """The session of a request's Cookie header; `None` if it has none of ours."""
    if not cookie_header:
        return None
    try:
        cookie = SimpleCookie(cookie_header).get(COOKIE)
    except CookieError:
        return None
    if cookie is None or not _TOKEN.fullmatch(cookie.value):
        return None
    return session_id(cookie.value)


def session_id(token: str) -> SessionId:
    """What is kept of a token."""
    return SessionId(hashlib.sha256(f"session/{token}".encode()).hexdigest())


def new_session(chance: Chance, *, secure: bool) -> tuple[SessionId, str]:
    """A new session, and the Set-Cookie header that gives it to the browser."""
    token = chance.bytes(16).hex()
    attributes = f"Path=/; Max-Age={_LIVES}; HttpOnly; SameSite=Lax"
    return session_id(token), f"{COOKIE}={token}; {attributes}{'; Secure' if secure else ''}"
