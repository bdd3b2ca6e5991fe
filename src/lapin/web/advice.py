"""What a host is told when a proxy before the server is not set up as it must be: once, in the log, with the setting
that would mend it. Strangers cannot fill a log with it: only addresses of this machine and its network are advised
about, and only so many."""

from __future__ import annotations

import html
import logging
from typing import Final

from starlette.responses import Response

from lapin.web.callers import Caller, is_private

_ENOUGH: Final = 20
"""Lines of it until the next start."""

_log = logging.getLogger("lapin.web")


class Advice:
    """Says each thing once."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def unnamed_proxy(self, who: Caller) -> None:
        """Somebody speaks for others, and is not trusted to."""
        self._say(
            who,
            f"{who.host} sends headers of a proxy and is not in trusted_proxies: all its visitors share one address "
            f"and one set of limits. If it is your proxy, set LAPIN_TRUSTED_PROXIES={who.host}",
        )

    def wrong_host(self, who: Caller, host: str) -> None:
        """Called by a name that nobody told us."""
        self._say(who, f"refused: {shown(host)!r} is no name this server goes by. {_remedy(who, host)}")

    def cross_site(self, who: Caller, host: str, origin: str) -> None:
        """A page that says it comes from elsewhere."""
        self._say(
            who,
            f"refused: a page of {shown(origin)!r} asked for {shown(host)!r}. If both are this server, its proxy must "
            "pass the Host header on unchanged, with the port (nginx: proxy_set_header Host $http_host), "
            f"or set LAPIN_ORIGINS={shown(origin)}",
        )

    def _say(self, who: Caller, what: str) -> None:
        if is_private(who.host) and len(self._given) < _ENOUGH and what not in self._given:
            self._given.add(what)
            _log.warning(what)


def wrong_host_page(who: Caller, host: str) -> Response:
    """For a person who opened the address; whoever runs the server is told what to set."""
    remedy = html.escape(_remedy(who, host)) if is_private(who.host) else "Its log says what to set."
    page = (
        "<!doctype html><html lang=en><meta charset=utf-8><title>lapin</title><h1>Not by this name</h1>"
        f"<p>This server does not go by the name <code>{html.escape(shown(host))}</code>.</p>"
        f"<p>If you run it: {remedy}</p></html>"
    )
    return Response(page, 421, media_type="text/html; charset=utf-8")


def _remedy(who: Caller, host: str) -> str:
    if who.hidden:
        return (
            f"Behind a reverse proxy, set LAPIN_TRUSTED_PROXIES={who.host} (or trusted_proxies in its settings file)."
        )
    return f"Set LAPIN_HOSTS={shown(host).partition(':')[0]} (or hosts in its settings file)."


def shown(text: str) -> str:
    """What a stranger wrote, fit for a line of a log."""
    return "".join(character if character.isprintable() else "?" for character in text[:100])
