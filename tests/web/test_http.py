"""Rooms by HTTP, pictures, the gallery, operation, and what stands in front of all of it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lapin.cli import main
from lapin.client import Browser, Pilot
from lapin.limits import LARGEST_BODY
from lapin.rooms.ids import RoomId
from lapin.testing.server import running, unlimited


def run(scenario: Any) -> None:
    asyncio.run(scenario())


JSON = {"Content-Type": "application/json"}


def test_a_room_is_made_and_found_by_its_code() -> None:
    async def scenario() -> None:
        async with running() as server:
            browser, other = Browser(server.address), Browser(server.address)
            made = await browser.post("/api/rooms", {"name": "Friday", "edition": "disney", "seat": {"name": "Ann"}})
            assert made.status == 201
            room, code = made.json()["room"], made.json()["code"]
            assert len(room) == 32
            assert len(code) == 6
            found = await other.post("/api/rooms/find", {"code": code.lower()})
            assert (found.status, found.json()) == (200, {"room": room})

    run(scenario)


def test_the_cookie_is_for_the_server_alone_and_its_token_is_never_kept() -> None:
    async def scenario() -> None:
        async with running() as server:
            browser = Browser(server.address)
            made = await browser.post("/api/rooms", {"seat": {"name": "Ann"}})
            cookie = dict(made.headers)["set-cookie"]
            for attribute in ("HttpOnly", "SameSite=Lax", "Path=/"):
                assert attribute in cookie
            assert browser.cookie is not None
            token = browser.cookie.partition("=")[2]
            assert len(token) == 32
            (room,) = server.server.registry.rooms
            assert token not in repr(room.state)
            again = await browser.request("GET", "/")
            assert "set-cookie" not in dict(again.headers)

    run(scenario)


def test_absent_full_and_locked_rooms_are_answered_alike() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as host:
            room = await host.make_room(seat="Ann")
            await host.enter(room)
            stranger = Browser(server.address)
            await host.do("lock", locked=True)
            locked = await stranger.post("/api/rooms/find", {"code": host.room_view.code})
            absent = await stranger.post("/api/rooms/find", {"code": "AAAAAA"})
            strip = ("date",)
            assert (locked.status, locked.body) == (absent.status, absent.body) == (404, absent.body)
            assert [h for h in locked.headers if h[0] not in strip] == [h for h in absent.headers if h[0] not in strip]

    run(scenario)


def test_wrong_codes_use_up_a_budget_of_their_own_and_everyones() -> None:
    async def scenario() -> None:
        async with running(unlimited(wrong_codes_per_minute=4.0)) as server:
            browser = Browser(server.address)
            made = await browser.post("/api/rooms", {})
            answers = [(await browser.post("/api/rooms/find", {"code": "AAAAAA"})).status for _ in range(4)]
            assert answers == [404, 404, 429, 429]
            right = await browser.post("/api/rooms/find", {"code": made.json()["code"]})
            assert right.status == 429, "guessing is over, even with a lucky guess"
            assert "retry-after" in dict(right.headers)

    run(scenario)


def test_rooms_from_one_address_have_a_limit() -> None:
    async def scenario() -> None:
        async with running(unlimited(rooms_per_hour=3)) as server:
            browser = Browser(server.address)
            answers = [(await browser.post("/api/rooms", {})).status for _ in range(5)]
            assert answers == [201, 201, 201, 429, 429], "as many as the setting says, and at once if need be"

    run(scenario)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://friend.example"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({}, 201),
    ],
)
def test_other_sites_change_nothing(headers: dict[str, str], status: int) -> None:
    async def scenario() -> None:
        async with running(unlimited(origins=("https://friend.example",))) as server:
            browser = Browser(server.address)
            answer = await browser.request("POST", "/api/rooms", b"{}", {**JSON, **headers})
            assert answer.status == status
            assert len(server.server.registry.rooms) == (status == 201)

    run(scenario)


def test_asking_changes_nothing() -> None:
    """Not even for the host, whatever the address: only POST and the line to a room change things."""

    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=1) as ann:
            room = await ann.make_room(seat="Ann", bots=2, options={"target": 4})
            await ann.enter(room)
            await ann.start()
            await ann.play_to_the_end()
            assert ann.game is not None
            assert ann.game.last_round is not None
            link = (await ann.do("move_link", seat=0))["token"]
            held = await server.server.registry.get(RoomId(room))
            assert held is not None
            before, rooms = held.state, await server.server.store.rooms()
            parts = {"{room}": room, "{token}": ann.game.last_round.table[0].card, "{size}": "small"}
            document = (await ann.browser.request("GET", "/openapi.json")).json()
            addresses = ["/", f"/r/{room}", f"/m/{room}#{link}", f"/api/rooms/{room}/move?token={link}"]
            for path in document["paths"]:
                for part, value in parts.items():
                    path = path.replace(part, value)
                addresses.append(path)
            answers = Counter([(await ann.browser.request("GET", address)).status for address in addresses])
            assert answers[200] >= 10
            assert held.state == before
            assert await server.server.store.rooms() == rooms

    run(scenario)


def test_what_is_no_json_of_ours_is_refused() -> None:
    async def scenario() -> None:
        async with running() as server:
            browser = Browser(server.address)
            cases: list[tuple[bytes, dict[str, str], int]] = [
                (b"{", JSON, 400),
                (b'{"colour":"red"}', JSON, 400),
                (b'{"bots":99}', JSON, 400),
                (b"\xff\xfe", JSON, 400),
                (b"[" * 5000, JSON, 400),
                (b"{}", {"Content-Type": "text/plain"}, 415),
                (b"name=x", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
                (b" " * (LARGEST_BODY + 1), JSON, 413),
                (b'{"edition":"classic","mode":"team"}', JSON, 409),
                (b'{"seat":{"name":"\\u202e"}}', JSON, 409),
            ]
            for body, headers, status in cases:
                answer = await browser.request("POST", "/api/rooms", body, headers)
                assert answer.status == status, (body[:40], answer.body)
                assert set(answer.json()) == {"clause", "code", "facts"}
            assert server.server.registry.rooms == ()
            assert (await browser.request("DELETE", "/api/rooms")).status == 405
            assert (await browser.request("GET", "/api/none/such")).status == 404

    run(scenario)


def test_every_answer_carries_the_same_shield() -> None:
    async def scenario() -> None:
        async with running() as server:
            browser = Browser(server.address)
            for path in ("/", "/r/abc", "/healthz", "/api/decks", "/api/none", "/cards/back/small", "/assets/none.js"):
                headers = dict((await browser.request("GET", path)).headers)
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
                assert not any(name.startswith("access-control") for name in headers)

    run(scenario)


def test_pictures_come_by_token_with_the_same_headers_for_all() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann", bots=1)
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await ann.start()
            await bob.until(lambda: bob.game is not None)
            shapes = set()
            bodies = set()
            for pilot in (ann, bob):
                for card in pilot.cards:
                    for size in ("thumbnail", "small", "large"):
                        answer = await pilot.browser.request("GET", f"/cards/{card}/{size}")
                        assert answer.status == 200
                        bodies.add(answer.body)
                        kept = [(n, v) for n, v in answer.headers if n not in ("date", "content-length")]
                        shapes.add(tuple(kept))
            assert len(shapes) == 1
            headers = dict(next(iter(shapes)))
            assert headers["cache-control"].startswith("private")
            assert not {"etag", "last-modified", "content-disposition"} & set(headers)
            assert len(bodies) == 3 * (len(ann.cards) + len(bob.cards))
            stranger = Browser(server.address)
            for path in (f"/cards/{'0' * 32}/small", "/cards/x/small", f"/cards/{next(iter(ann.cards))}/huge"):
                assert (await stranger.request("GET", path)).status == 404

    run(scenario)


def test_the_gallery_shows_scored_rounds_and_nothing_of_the_running_one() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=4) as ann:
            room = await ann.make_room(seat="Ann", options={"target": 12})
            await ann.enter(room)
            for name in ("Bob", "Cy"):
                await ann.do("sit", name=name)
            await ann.start()
            while ann.game is None or ann.game.turn < 3 or ann.game.phase != "vote":
                await ann.play_once()
            gallery = (await Browser(server.address).request("GET", f"/api/rooms/{room}/gallery?language=nl")).json()
            (game,) = gallery["games"]
            assert [scored["turn"] for scored in game["rounds"]] == [1, 2]
            assert (game["names"], game["winners"]) == (["Ann", "Bob", "Cy"], None)
            shown = {card["card"] for scored in game["rounds"] for card in scored["table"]}
            assert set(gallery["cards"]) == shown
            assert all(words["short"].endswith("(nl)") for words in gallery["cards"].values())
            assert not shown & set(ann.game.table)
            export = await ann.browser.request("GET", f"/api/rooms/{room}/export")
            assert (export.status, export.json()["code"]) == (409, "game_running")
            await ann.play_to_the_end()
            gallery = (await ann.browser.request("GET", f"/api/rooms/{room}/gallery")).json()
            assert gallery["games"][0]["winners"] is not None

    run(scenario)


def test_a_finished_game_is_exported_as_verify_wants_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    codes: list[str] = []

    async def scenario() -> None:
        config = unlimited(data=str(tmp_path / "data"))
        async with running(config) as server, Pilot(server.address, seed=4) as ann:
            room = await ann.make_room(seat="Ann", bots=5, mode="party")
            await ann.enter(room)
            codes.append(ann.room_view.code)
            await ann.start()
            await ann.play_to_the_end()
            export = await ann.browser.request("GET", f"/api/rooms/{room}/export")
            assert export.status == 200
            (tmp_path / "downloaded.json").write_bytes(export.body)
            for wrong in ("0", "2", "x", "-1", "1e3", "%D9%A3"):
                assert (await ann.browser.request("GET", f"/api/rooms/{room}/export?game={wrong}")).status == 404

    run(scenario)
    data = ["--data", str(tmp_path / "data")]
    assert main(["rooms", *data]) == 0
    listed = capsys.readouterr().out
    assert codes[0] in listed
    assert "Ann" in listed
    assert main(["rooms", "--json", *data]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "over"
    assert main(["export", codes[0], "--out", str(tmp_path / "exported.json"), *data]) == 0
    for name in ("downloaded.json", "exported.json"):
        assert main(["verify", str(tmp_path / name)]) == 0
    assert (tmp_path / "downloaded.json").read_bytes().strip() == (tmp_path / "exported.json").read_bytes().strip()
    capsys.readouterr()
    for words in (["export", "NOROOM", *data], ["export", codes[0], "--game", "7", *data], ["rooms", "--data", "none"]):
        assert main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_moved_seat_by_http() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as laptop:
            room = await laptop.make_room(seat="Ann")
            await laptop.enter(room)
            token = (await laptop.do("move_link", seat=0))["token"]
            await laptop.do("lock", locked=True)
            phone = Pilot(server.address)
            moved = await phone.browser.post(f"/api/rooms/{room}/move", {"token": token})
            assert (moved.status, moved.json()) == (200, {"seat": 0})
            await phone.enter(room)
            assert phone.seats == (0,)
            await laptop.until(lambda: laptop.seats == ())
            again = await Browser(server.address).post(f"/api/rooms/{room}/move", {"token": token})
            assert (again.status, again.json()["code"]) == (409, "link_used_or_old")
            await phone.drop()

    run(scenario)


def test_whoever_was_forgotten_is_in_no_answer_and_the_game_still_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rooms: list[str] = []

    async def scenario() -> None:
        config = unlimited(data=str(tmp_path / "data"))
        async with running(config) as server, Pilot(server.address, seed=4) as zeb, Pilot(server.address) as ann:
            room = await zeb.make_room(seat="Zebulon", bots=2, options={"turn_limit": 3})
            rooms.append(room)
            await zeb.enter(room)
            await ann.enter(room)
            await zeb.do("say", seat=0, text="marmalade")
            await zeb.start()
            await zeb.play_to_the_end()
            stranger = await Browser(server.address).post(f"/api/rooms/{room}/forget", {})
            assert (stranger.status, stranger.json()) == (200, {"room": room})
            assert "Zebulon" in (await ann.browser.request("GET", f"/api/rooms/{room}/gallery")).body.decode()
            assert (await zeb.browser.post(f"/api/rooms/{room}/forget", {})).status == 200
            await ann.until(lambda: ann.room_view.seats[0].name == "lapin")
            await zeb.until(lambda: zeb.seats == ())
            gallery = await ann.browser.request("GET", f"/api/rooms/{room}/gallery")
            export = await ann.browser.request("GET", f"/api/rooms/{room}/export")
            for answer in (gallery, export):
                assert answer.status == 200
                assert not {"Zebulon", "marmalade"} & set(answer.body.decode().split('"'))
            (tmp_path / "downloaded.json").write_bytes(export.body)
            assert (await zeb.browser.post(f"/api/rooms/{'0' * 32}/forget", {})).status == 404

    run(scenario)
    data = ["--data", str(tmp_path / "data")]
    assert main(["export", rooms[0], "--out", str(tmp_path / "exported.json"), *data]) == 0
    assert main(["rooms", *data]) == 0
    assert "Zebulon" not in capsys.readouterr().out
    for name in ("downloaded.json", "exported.json"):
        assert main(["verify", str(tmp_path / name)]) == 0
        assert "asked to be forgotten" in capsys.readouterr().out


def test_health_readiness_and_numbers() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            await ann.enter(await ann.make_room(seat="Ann", bots=2))
            await ann.start()
            assert (await ann.browser.request("GET", "/healthz")).json() == {"status": "ok"}
            assert (await ann.browser.request("GET", "/readyz")).json() == {"status": "ready"}
            numbers = (await ann.browser.request("GET", "/metrics")).body.decode()
            assert "lapin_rooms_playing 1\n" in numbers
            assert "lapin_connections 1\n" in numbers
            assert 'lapin_commands_total{kind="start",answer="done"} 1\n' in numbers
            assert 'lapin_appends_total{outcome="written"}' in numbers
            for figure in ("lapin_build_info{", "lapin_bot_moves_total ", "process_cpu_seconds_total "):
                assert figure in numbers
            document = (await ann.browser.request("GET", "/openapi.json")).json()
            assert document["openapi"].startswith("3.1")
            assert "/api/rooms/{room}/gallery" in document["paths"]
        async with running(unlimited(metrics="nobody")) as server:
            assert (await Browser(server.address).request("GET", "/metrics")).status == 404

    run(scenario)


def test_one_address_cannot_ask_for_ever() -> None:
    async def scenario() -> None:
        async with running(unlimited(requests_per_second=0.5)) as server:
            browser = Browser(server.address)
            answers = [(await browser.request("GET", "/healthz")).status for _ in range(8)]
            assert answers[:5] == [200] * 5
            assert answers[-1] == 429

    run(scenario)


def test_the_client_is_served_for_every_page_and_nothing_beside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "room.en.html").write_text("<!doctype html>the client at a room's door")
    (static / "room.fr.html").write_text("<!doctype html>the client at a room's French door")
    (static / "assets" / "index-abc.js").write_text("1")
    (static / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario() -> None:
        async with running(static=static) as server:
            browser = Browser(server.address)
            for path in ("/", "/r/0123", "/r/0123/gallery", "/tv/0123", "/m/0123", "/rules"):
                page = await browser.request("GET", path)
                door = b" at a room's door" if path == "/r/0123" else b""
                assert page.body == b"<!doctype html>the client" + door
                assert dict(page.headers)["cache-control"] == "no-cache"
            french = await browser.request("GET", "/r/0123", headers={"accept-language": "fr-BE,en;q=0.5"})
            assert french.body == b"<!doctype html>the client at a room's French door"
            assert "accept-language" in dict(french.headers)["vary"]
            script = await browser.request("GET", "/assets/index-abc.js")
            assert dict(script.headers)["content-type"].startswith("text/javascript")
            assert "immutable" in dict(script.headers)["cache-control"]
            known = {"if-none-match": dict(script.headers)["etag"]}
            again = await browser.request("GET", "/assets/index-abc.js", headers=known)
            assert (again.status, again.body) == (304, b"")
            manifest = await browser.request("GET", "/manifest.webmanifest")
            assert dict(manifest.headers)["content-type"] == "application/manifest+json"
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/none.js"):
                assert b"secret" not in (await browser.request("GET", path)).body
        async with running() as server:
            assert b"make client" in (await Browser(server.address).request("GET", "/")).body

    run(scenario)


def test_addresses_are_believed_only_from_trusted_proxies() -> None:
    async def scenario() -> None:
        proxies: tuple[tuple[str, ...], int]
        for proxies in (((), 429), (("127.0.0.1",), 200)):
            config = unlimited(requests_per_second=0.1, trusted_proxies=proxies[0])
            async with running(config) as server:
                browser = Browser(server.address)
                first = await browser.request("GET", "/healthz", None, {"X-Forwarded-For": "203.0.113.1"})
                second = await browser.request("GET", "/healthz", None, {"X-Forwarded-For": "203.0.113.2"})
                assert (first.status, second.status) == (200, proxies[1])

    run(scenario)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("192.168.1.20:8000", 200),
        ("localhost", 200),
        ("raspberrypi:8000", 200),
        ("lapin.local:8000", 200),
        ("nas.home.arpa", 200),
        ("lapin.example", 200),
        ("LAPIN.example.:443", 200),
        ("friend.example:9000", 200),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
    ],
)
def test_a_server_answers_to_its_own_names_alone(host: str, status: int) -> None:
    async def scenario() -> None:
        config = unlimited(hosts=("lapin.example",), origins=("https://friend.example",))
        async with running(config) as server:
            browser = Browser(server.address)
            for path in ("/openapi.json", "/api/session", "/"):
                assert (await browser.request("GET", path, None, {"Host": host})).status == status
            made = await browser.request("POST", "/api/rooms", b"{}", {**JSON, "Host": host})
            assert made.status == (201 if status == 200 else status)
            assert (await browser.request("GET", "/healthz", None, {"Host": host})).status == 200

    run(scenario)


def test_any_name_will_do_for_a_trusted_proxy_or_where_the_host_says_so() -> None:
    async def scenario() -> None:
        for config in (unlimited(trusted_proxies=("127.0.0.1",)), unlimited(hosts=("*",))):
            async with running(config) as server:
                got = await Browser(server.address).request("GET", "/api/session", None, {"Host": "lapin.example"})
                assert got.status == 200

    run(scenario)


def test_endless_addresses_are_answered(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>lapin</title>")

    async def scenario() -> None:
        async with running(static=tmp_path) as server:
            browser = Browser(server.address)
            long = "x" * 3000
            room = (await browser.post("/api/rooms", {})).json()["room"]
            for path, status in (
                (f"/{long}", 200),
                (f"/{long}.js", 404),
                (f"/assets/{long}", 404),
                (f"/assets/{long}/../x.js", 404),
                (f"/r/{long}", 200),
                ("/%00.js", 404),
                (f"/api/rooms/{room}/export?game={'9' * 5000}", 404),
                (f"/api/rooms/{long}/gallery", 404),
                (f"/cards/{long}/small", 404),
                (f"/media/{long}/{long}", 404),
            ):
                assert (await browser.request("GET", path)).status == status, path[:40]

    run(scenario)
