"""Who a device is: a random token, known to the server by its hash alone.

Browsers have it in a cookie. Other programs say it in a header, `Authorization: Bearer <token>`, and get one from
`POST /api/session`.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Chance

COOKIE: Final = "lapin"
SECURE_COOKIE: Final = "__Host-lapin"
"""Over https: a name that no other host of the domain can set."""
BELOW_COOKIE: Final = "__Secure-lapin"
"""Over https and below a path, which the name above does not allow."""
_LIVES: Final = 400 * 24 * 60 * 60
"""Seconds; browsers keep no cookie longer."""
_TOKEN: Final = re.compile(r"[0-9a-f]{32}")


class Cookies:
    """How browsers carry their token: below a path, only there, since others may live on the same host."""

    def __init__(self, base: str = "") -> None:
        self._path = base or "/"
        self._secure = BELOW_COOKIE if base else SECURE_COOKIE

    def session_of(self, cookies: str | None, authorization: str | None = None) -> SessionId | None:
        """The session of a request's headers; `None` if they name none of ours."""
        token = _bearer(authorization) or self._cookie(cookies)
        return None if token is None else session_id(token)

    def _cookie(self, header: str | None) -> str | None:
        """Ours among all cookies, whatever the others look like: one odd one must not cost anybody a seat. Of two with
        the same name browsers send the one of the longer path first."""
        found: dict[str, str] = {}
        for pair in (header or "").split(";"):
            name, _, value = pair.partition("=")
            value = value.strip().strip('"')
            if name.strip() in (COOKIE, self._secure) and _TOKEN.fullmatch(value):
                found.setdefault(name.strip(), value)
        return found.get(self._secure) or found.get(COOKIE)

    def new_session(self, chance: Chance, *, secure: bool) -> tuple[SessionId, str]:
        """A new session, and the Set-Cookie header that gives it to the browser."""
        token = new_token(chance)
        attributes = f"Path={self._path}; Max-Age={_LIVES}; HttpOnly; SameSite=Lax"
        cookie = f"{self._secure}={token}; {attributes}; Secure" if secure else f"{COOKIE}={token}; {attributes}"
        return session_id(token), cookie


def _bearer(authorization: str | None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and _TOKEN.fullmatch(token.strip()) else None


def session_id(token: str) -> SessionId:
    """What is kept of a token."""
    return SessionId(hashlib.sha256(f"session/{token}".encode()).hexdigest())


def new_token(chance: Chance) -> str:
    """A token nobody has."""
    return chance.bytes(16).hex()
