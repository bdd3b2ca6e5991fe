"""A game in a browser through nginx, Caddy and HAProxy, set up as docs/hosting.md says."""

from __future__ import annotations

import http.client
import socket
import ssl

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Person
from tests.proxies.conftest import NAME, Site


def test_a_game_is_played(site: Site, chromium: Browser) -> None:
    ann = Person(chromium, site.address, "Ann", ignore_https_errors=True)
    link = ann.opens_a_room()
    assert link.startswith(f"{site.address}/r/")
    expect(ann.page.get_by_role("textbox", name="Link")).to_have_value(link)
    ann.sets("Points to win", "2")
    for _ in range(2):
        ann.page.get_by_role("button", name="Add a bot").click()
    ann.starts()
    while ann.asked != "ask.over":
        before = ann.state
        if not ann.plays():
            ann.waits_past(before)
    (cookie,) = ann.context.cookies()
    assert (cookie["name"], cookie["path"]) == (("__Secure-lapin", "/lapin") if site.path else ("__Host-lapin", "/"))
    assert cookie["secure"]
    assert ann.faults == []
    ann.context.close()


def test_limits_are_each_visitors_own(site: Site) -> None:
    """Visitors of other addresses, which only the proxy sees."""

    def makes_a_room(address: str) -> int:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        reached = socket.create_connection(("127.0.0.1", site.port), source_address=(address, 0))
        line = http.client.HTTPConnection(NAME, site.port)
        line.sock = context.wrap_socket(reached, server_hostname=NAME)
        line.request(
            "POST",
            f"{site.path}/api/rooms",
            "{}",
            {"Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9"},
        )
        answer = line.getresponse()
        line.close()
        return answer.status

    assert [makes_a_room("127.0.0.2") for _ in range(7)] == [201] * 5 + [429] * 2
    assert makes_a_room("127.0.0.3") == 201
