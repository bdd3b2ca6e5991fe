"""A proxy before the server that nobody told it of: it works where it can, tells nothing to strangers, and the log says
what to set."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from lapin.client import Browser
from lapin.testing.server import running, unlimited

JSON = {"Content-Type": "application/json"}
TLS = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": "https"}
HERE = {"Host": "lapin.example", **TLS}


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scenario())  # type: ignore[arg-type]


def said(caplog: pytest.LogCaptureFixture) -> str:
    return "\n".join(record.getMessage() for record in caplog.records)


def test_tls_before_a_server_that_was_not_told_of_it(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(unlimited(hosts=("lapin.example",))) as server:
            browser = Browser(server.address)
            ours = {**JSON, **HERE, "Origin": "https://lapin.example"}
            for _ in range(2):
                assert (await browser.request("POST", "/api/rooms", b"{}", ours)).status == 201
            theirs = {**ours, "Origin": "https://evil.example"}
            assert (await browser.request("POST", "/api/rooms", b"{}", theirs)).status == 403

    with caplog.at_level(logging.WARNING, "lapin.web"):
        run(scenario)
    assert said(caplog).count("LAPIN_TRUSTED_PROXIES=127.0.0.1") == 1, "said, and said once"


def test_without_a_proxy_another_scheme_is_another_site() -> None:
    async def scenario() -> None:
        async with running(unlimited(hosts=("lapin.example",))) as server:
            headers = {**JSON, "Host": "lapin.example", "Origin": "https://lapin.example"}
            assert (await Browser(server.address).request("POST", "/api/rooms", b"{}", headers)).status == 403

    run(scenario)


def test_a_name_nobody_told_is_answered_by_a_page_that_says_what_to_set(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running() as server:
            browser = Browser(server.address)
            page = await browser.request("GET", "/", headers={**HERE, "Accept": "text/html"})
            assert page.status == 421
            assert "LAPIN_TRUSTED_PROXIES=127.0.0.1" in page.body.decode()
            plain = {"Host": "<b>.example", "Accept": "text/html"}
            page = await browser.request("GET", "/", headers=plain)
            assert "LAPIN_HOSTS=&lt;b&gt;.example" in page.body.decode()

    with caplog.at_level(logging.WARNING, "lapin.web"):
        run(scenario)
    assert "'lapin.example' is no name this server goes by" in said(caplog)


def test_a_proxy_that_changes_the_host_is_named(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(unlimited(trusted_proxies=("127.0.0.1",), hosts=("*",))) as server:
            headers = {**JSON, "Host": "lapin.example", "Origin": "https://lapin.example:8443"}
            headers |= {"X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1"}
            assert (await Browser(server.address).request("POST", "/api/rooms", b"{}", headers)).status == 403

    with caplog.at_level(logging.WARNING, "lapin.web"):
        run(scenario)
    assert "$http_host" in said(caplog)


@pytest.mark.parametrize(
    ("headers", "trusted", "status"),
    [
        ({}, (), 200),
        ({"Host": "localhost:8000"}, (), 200),
        ({"Host": "[::1]:8000"}, (), 200),
        (TLS, (), 404),
        ({"Via": "1.1 Caddy"}, (), 404),
        ({"Host": "lapin.example"}, (), 404),
        ({}, ("127.0.0.1",), 200),
        ({"Host": "lapin.example"}, ("127.0.0.1",), 404),
        (TLS, ("127.0.0.1",), 404),
    ],
)
def test_numbers_are_for_this_machine_and_not_for_everyone_behind_its_proxy(
    headers: dict[str, str], trusted: tuple[str, ...], status: int
) -> None:
    async def scenario() -> None:
        async with running(unlimited(hosts=("*",), trusted_proxies=trusted)) as server:
            assert (await Browser(server.address).request("GET", "/metrics", headers=headers)).status == status

    run(scenario)


def test_a_line_that_a_visitor_wrote_above_the_proxys_own_is_not_believed() -> None:
    """HAProxy adds a line of its own and leaves the visitor's."""

    async def room(address: str, forged: str) -> int:
        reader, writer = await asyncio.open_connection(*address.removeprefix("http://").split(":"))
        lines = [
            "POST /api/rooms HTTP/1.1",
            "Host: lapin.example",
            "Content-Type: application/json",
            "Content-Length: 2",
        ]
        lines += [f"X-Forwarded-For: {forged}", "X-Forwarded-For: 198.51.100.1", "Connection: close", "", "{}"]
        writer.write("\r\n".join(lines).encode())
        status = int((await reader.read()).split()[1])
        writer.close()
        return status

    async def scenario() -> None:
        async with running(unlimited(trusted_proxies=("127.0.0.1",), rooms_per_hour=1)) as server:
            assert [await room(server.address, f"203.0.113.{n}") for n in range(3)] == [201, 429, 429]

    run(scenario)
