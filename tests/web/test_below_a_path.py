"""`base_path`: the same server for a proxy that passes the path on and for one that takes it away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lapin.client import Browser, Pilot
from lapin.config import ConfigError, read_config
from lapin.testing.server import running, unlimited
from lapin.web.sessions import Cookies

BELOW = unlimited(base_path="/lapin", trusted_proxies=("127.0.0.1",))
TOKEN = "0123456789abcdef" * 2


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scenario())  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["/lapin", ""])
def test_a_game_is_played_whether_the_path_is_passed_on_or_taken_away(path: str) -> None:
    async def scenario() -> None:
        async with running(BELOW) as server, Pilot(server.address + path, seed=1) as ann:
            await ann.enter(await ann.make_room(seat="Ann", bots=2, options={"target": 2}))
            await ann.start()
            await ann.play_to_the_end()

    run(scenario)


def test_the_path_itself_leads_to_the_page_and_its_neighbours_are_not_ours() -> None:
    async def scenario() -> None:
        async with running(BELOW) as server:
            browser = Browser(server.address)
            bare = await browser.request("GET", "/lapin")
            assert (bare.status, dict(bare.headers)["location"]) == (308, "/lapin/")
            assert (await browser.request("GET", "/lapin/healthz")).json() == {"status": "ok"}
            assert b"lapin is running" in (await browser.request("GET", "/lapinette/healthz")).body

    run(scenario)


def test_the_page_asks_for_everything_below_the_path(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta name="base" content="/" /><script src="/assets/a.js"></script>')

    async def scenario() -> None:
        async with running(BELOW, static=tmp_path) as server:
            page = (await Browser(server.address).request("GET", "/lapin/r/anything")).body.decode()
            assert page == '<meta name="base" content="/lapin/" /><script src="/lapin/assets/a.js"></script>'

    run(scenario)


def test_cookies_are_for_the_path_alone_and_marked_over_tls() -> None:
    async def scenario() -> None:
        async with running(BELOW) as server:
            for proto, name in (("http", "lapin="), ("https", "__Secure-lapin=")):
                headers = {"X-Forwarded-Proto": proto, "X-Forwarded-For": "198.51.100.1"}
                page = await Browser(server.address).request("GET", "/lapin/", headers=headers)
                cookie = dict(page.headers)["set-cookie"]
                assert cookie.startswith(name)
                assert "; Path=/lapin;" in cookie
                assert cookie.endswith("; Secure") == (proto == "https")

    run(scenario)


def test_the_cookie_of_a_lapin_at_the_root_is_not_the_one_below() -> None:
    below, root = Cookies("/lapin"), Cookies()
    assert below.session_of(f"__Host-lapin={TOKEN}") is None
    assert root.session_of(f"__Host-lapin={TOKEN}") == below.session_of(f"__Secure-lapin={TOKEN}") is not None


@pytest.mark.parametrize(("written", "meant"), [("/lapin/", "/lapin"), ("games/lapin", "/games/lapin"), ("/", "")])
def test_how_a_path_may_be_written(written: str, meant: str) -> None:
    assert read_config({"base_path": written}, {}).base_path == meant


@pytest.mark.parametrize("written", ["/../etc", "/a b", '/"><script>', "/lapin?x", "/é"])
def test_what_is_no_path_is_refused(written: str) -> None:
    with pytest.raises(ConfigError, match="base_path"):
        read_config({"base_path": written}, {})
