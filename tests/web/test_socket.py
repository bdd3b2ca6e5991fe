"""The line itself: greetings, bad frames, limits, what each viewer is told."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lapin.adapters.store_memory import MemoryStore
from lapin.client import Pilot, PilotGone
from lapin.limits import LARGEST_FRAME
from lapin.rooms import audience
from lapin.rooms.errors import CannotSave
from lapin.rooms.ids import RoomId
from lapin.rooms.ports import Record, RoomIndex
from lapin.testing.ports import CommandedClock
from lapin.testing.server import running, unlimited
from lapin.web import connections
from lapin.web.wire import Ack, Refused


def run(scenario: Any) -> None:
    asyncio.run(scenario())


def test_a_room_that_is_not_there_says_so() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            with pytest.raises(PilotGone, match="room_closed"):
                await pilot.enter("0" * 32)

    run(scenario)


def test_pings_are_answered_and_broken_frames_named() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            await pilot.enter(await pilot.make_room(seat="Ann"))
            pilot.keeps_frames = True
            for text in (
                '{"t":"ping"}',
                "no json",
                '{"t":"sit","id":"x1"}',
                '{"t":"nothing","id":"x2"}',
                '{"t":"say","id":"x3","seat":0,"text":"hi","as":"bob"}',
            ):
                await pilot.send_raw(text)
            await pilot.until(lambda: len(pilot.frames) >= 5)
            frames = [json.loads(frame) for frame in pilot.frames]
            assert frames[0] == {"t": "pong"}
            assert [frame["id"] for frame in frames[1:]] == [None, "x1", "x2", "x3"]
            assert {frame["code"] for frame in frames[1:]} == {"bad_frame"}
            assert pilot.latest is not None
            assert pilot.talk == ()
            for _ in range(10):
                await pilot.send_raw("{")
            with pytest.raises(PilotGone, match="bad_frame"):
                await pilot.until(lambda: False)

    run(scenario)


def test_what_a_command_did_is_seen_before_it_is_acknowledged() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            await pilot.enter(await pilot.make_room(seat="Ann"))
            pilot.keeps_frames = True
            await pilot.do("say", seat=0, text="hello")
            update, ack = (json.loads(frame) for frame in pilot.frames)
            assert update["t"] == "update"
            assert [line["text"] for line in update["talk"]] == ["hello"]
            assert "room" not in update, "what did not change is not sent"
            assert ack["t"] == "ack"

    run(scenario)


def test_nothing_is_heard_before_hello() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            room = await pilot.make_room(seat="Ann")
            address = server.address.replace("http", "ws") + f"/ws/{room}"
            async with connect(address, additional_headers={"Cookie": pilot.browser.cookie or ""}) as socket:
                await socket.send('{"t":"say","id":"x1","seat":0,"text":"hi"}')
                assert json.loads(await socket.recv())["code"] == "hello_first"

    run(scenario)


def test_a_frame_too_large_ends_the_line() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            await pilot.enter(await pilot.make_room(seat="Ann"))
            await pilot.send_raw(json.dumps({"t": "say", "id": "x", "seat": 0, "text": "x" * LARGEST_FRAME}))
            with pytest.raises(PilotGone, match="dropped"):
                await pilot.until(lambda: False)
            await pilot.reconnect()
            assert pilot.talk == ()

    run(scenario)


def test_a_flood_ends_the_line_and_nobody_elses() -> None:
    async def scenario() -> None:
        async with (
            running(unlimited(messages_per_second=5.0), clock=CommandedClock()) as server,
            Pilot(server.address) as ann,
            Pilot(server.address) as bob,
        ):
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            for _ in range(100):
                try:
                    await ann.send_raw('{"t":"ping"}')
                except ConnectionClosed:
                    break
            with pytest.raises(PilotGone, match="too_many"):
                await ann.until(lambda: False)
            await bob.sit("Bob")

    run(scenario)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_pages_of_other_sites_get_no_line(origin: str) -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            room = await pilot.make_room(seat="Ann")
            address = server.address.replace("http", "ws") + f"/ws/{room}"
            with pytest.raises(InvalidStatus) as refusal:
                await connect(address, origin=origin)  # type: ignore[arg-type]
            assert refusal.value.response.status_code == 403
            async with connect(address, origin=server.address):  # type: ignore[arg-type]
                pass

    run(scenario)


def test_connections_from_one_address_have_a_limit() -> None:
    async def scenario() -> None:
        async with running(unlimited(connections_per_address=2)) as server:
            pilots = [Pilot(server.address) for _ in range(3)]
            room = await pilots[0].make_room(seat="Ann")
            await pilots[0].enter(room)
            await pilots[1].enter(room)
            with pytest.raises(InvalidStatus):
                await pilots[2].enter(room)
            await pilots[1].drop()
            while True:
                try:
                    await pilots[2].enter(room)
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.01)
            for pilot in pilots:
                await pilot.drop()

    run(scenario)


def test_however_many_look_on_players_find_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(audience, "MOST_OF_ONE", 3)

    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await bob.drop()
            crowd = [Pilot(server.address) for _ in range(3)]
            for number, one in enumerate(crowd[:2], start=1):
                await one.enter(room)
                await ann.until(lambda number=number: ann.room_view.spectators == number)
            with pytest.raises(PilotGone, match="too_many"):
                await crowd[2].enter(room)
            assert (await crowd[2].browser.post("/api/rooms/find", {"code": ann.room_view.code})).status == 404
            await bob.reconnect()
            tabs = [Pilot(server.address, browser=bob.browser) for _ in range(3)]
            for tab in tabs[:2]:
                await tab.enter(room)
            with pytest.raises(PilotGone, match="too_many"):
                await tabs[2].enter(room)
            for one in (*crowd, *tabs):
                await one.drop()

    run(scenario)


def test_a_hundred_and_more_may_look_on() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            crowd = [Pilot(server.address) for _ in range(120)]
            for one in crowd:
                await one.enter(room)
            await ann.until(lambda: ann.room_view.spectators == len(crowd))
            await ann.do("say", seat=0, text="so many of you")
            for one in crowd:
                await one.until(lambda one=one: bool(one.talk))
            for one in crowd:
                await one.drop()

    run(scenario)


def test_no_compression_is_agreed_to() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as pilot:
            room = await pilot.make_room(seat="Ann")
            async with connect(server.address.replace("http", "ws") + f"/ws/{room}", compression="deflate") as socket:
                assert socket.response is not None
                assert "Sec-WebSocket-Extensions" not in socket.response.headers

    run(scenario)


def test_hands_are_told_to_their_seat_alone_and_words_with_the_cards() -> None:
    async def scenario() -> None:
        async with (
            running() as server,
            Pilot(server.address) as ann,
            Pilot(server.address) as bob,
            Pilot(server.address) as tv,
        ):
            room = await ann.make_room(seat="Ann", bots=1)
            await ann.enter(room, language="fr")
            await bob.enter(room, language="nl")
            await bob.sit("Bob")
            await tv.enter(room, watch=True)
            await ann.start()
            for pilot in (bob, tv):
                await pilot.until(lambda pilot=pilot: pilot.game is not None)
            for pilot, language in ((ann, "fr"), (bob, "nl")):
                assert pilot.latest is not None
                (own,) = pilot.latest.own
                assert set(pilot.cards) == set(own.hand or ())
                assert all(words.endswith(f"({language})") for words in pilot.cards.values())
            assert tv.latest is not None
            assert (tv.latest.own, tv.cards, tv.room_view.spectators) == ((), {}, 1)
            assert not set(ann.cards) & set(bob.cards)

    run(scenario)


def test_the_hosts_screen_may_watch_and_still_run_the_room() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as tv:
            room = await tv.make_room(bots=3)
            await tv.enter(room, watch=True)
            assert tv.latest is not None
            assert (tv.seats, tv.latest.session.host, tv.room_view.host) == ((), True, None)
            await tv.start()
            await tv.play_to_the_end()

    run(scenario)


def test_whoever_comes_back_is_shown_everything() -> None:
    async def scenario() -> None:
        async with (
            running() as server,
            Pilot(server.address, seed=1) as ann,
            Pilot(server.address, seed=2) as bob,
        ):
            room = await ann.make_room(seat="Ann", bots=0)
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await ann.do("sit", name="Ann's other hand")
            await ann.start()
            await bob.until(lambda: bob.game is not None)
            await bob.drop()
            await ann.play_once()
            await bob.reconnect()
            fresh = Pilot(server.address, browser=bob.browser)
            await fresh.enter(room)
            assert fresh.latest is not None
            assert bob.latest is not None
            assert (fresh.game, fresh.latest.own) == (bob.game, bob.latest.own)
            await fresh.drop()

    run(scenario)


def test_sections_that_did_not_change_are_not_sent_again() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=1) as ann, Pilot(server.address, seed=2) as bob:
            room = await ann.make_room(seat="Ann", bots=0)
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await ann.do("sit", name="Cy")
            await ann.start()
            await bob.until(lambda: bob.game is not None)
            bob.keeps_frames = True
            await ann.do("play", seat=0, turn=1, intent={"t": "claim"})
            await bob.until(lambda: bool(bob.frames))
            frame = json.loads(bob.frames[0])
            assert {"t", "version", "table"} <= set(frame)
            assert not {"room", "talk", "rules", "last_round", "session", "cards"} & set(frame)

    run(scenario)


def test_a_client_of_another_protocol_is_told_so() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            room = await ann.make_room(seat="Ann")
            async with connect(server.address.replace("http", "ws") + f"/ws/{room}") as old:
                await old.send('{"t":"hello","protocol":1}')
                assert json.loads(await old.recv()) == {"t": "gone", "code": "protocol"}

    run(scenario)


def test_a_slow_reader_holds_nobody_up_and_gets_the_newest_view() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=1) as ann:
            room = await ann.make_room(seat="Ann", bots=3)
            await ann.enter(room)
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            parts = urlsplit(server.address)
            narrow.connect((parts.hostname, parts.port))
            async with connect(f"ws://{parts.netloc}/ws/{room}", sock=narrow, max_queue=1, compression=None) as lazy:
                await lazy.send('{"t":"hello"}')
                for number in range(60):
                    await ann.do("say", seat=0, text=f"line {number} " + "é" * 250)
                held = await server.server.registry.get(RoomId(room))
                assert held is not None
                heard, version = 0, 0
                while version < held.version:
                    version = json.loads(await lazy.recv()).get("version", version)
                    heard += 1
                assert heard < held.version / 2, "not every view was sent, but the last one was"

    run(scenario)


class Moody(MemoryStore):
    """A store that fails while it is told to."""

    failing = False

    async def append(self, room: RoomId, record: Record, index: RoomIndex) -> None:
        if self.failing:
            raise CannotSave("no space left on device")
        await super().append(room, record, index)

    async def writable(self) -> bool:
        return not self.failing


def test_people_are_told_when_nothing_can_be_saved_and_when_it_is_over() -> None:
    async def scenario() -> None:
        store = Moody()
        async with running(store=store) as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            store.failing = True
            asking = asyncio.create_task(ann.ask("say", seat=0, text="kept?"))
            await bob.until(lambda: bob.trouble and not bob.room_view.saving)
            assert not asking.done()
            assert (await bob.browser.request("GET", "/readyz")).status == 503
            assert (await bob.browser.post("/api/rooms", {})).status == 503
            await ann.send_raw('{"t":"ping"}')
            ann.keeps_frames = True
            await ann.until(lambda: '{"t":"pong"}' in ann.frames)
            store.failing = False
            assert isinstance(await asking, Ack)
            await bob.until(lambda: not bob.trouble and bob.room_view.saving)
            assert [line.text for line in bob.talk] == ["kept?"]

    run(scenario)


def test_who_is_here_is_seen_by_all() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            await ann.until(lambda: [seat.present for seat in ann.room_view.seats] == [True, True])
            await bob.drop()
            await ann.until(lambda: [seat.present for seat in ann.room_view.seats] == [True, False])

    run(scenario)


NASTY = {
    "name": ["", "   ", "x" * 21, "a\u202eb", "a\u0000b", "\u200b", "e" + "\u0301" * 40, "\ud83d"],
    "text": ["", "x" * 301, "\u2066hidden", "line\u2028break\u0007"],
}


def test_hostile_names_and_lines_are_refused_and_kept_from_everyone() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            await ann.enter(await ann.make_room(seat="Ann"))
            before = ann.latest
            for name in NASTY["name"][:-1]:
                assert isinstance(await ann.ask("sit", name=name), Refused), repr(name)
            for text in NASTY["text"]:
                assert isinstance(await ann.ask("say", seat=0, text=text), Refused), repr(text)
            assert before is not None
            assert ann.latest is not None
            assert ann.latest.version == before.version
            await ann.do("sit", name="E\u0301lodie 👩‍👩‍👧‍👦")
            await ann.until(lambda: len(ann.seats) == 2)
            assert ann.room_view.seats[1].name == "Élodie 👩‍👩‍👧‍👦"
            assert msgspec.json.encode(ann.room_view)

    run(scenario)


def test_talk_has_a_pace_of_its_own() -> None:
    async def scenario() -> None:
        async with (
            running(unlimited(messages_per_second=20.0), clock=CommandedClock()) as server,
            Pilot(server.address) as ann,
        ):
            await ann.enter(await ann.make_room(seat="Ann"))
            answers = [await ann.ask("say", seat=0, text=f"line {number}") for number in range(14)]
            refused = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert refused
            assert set(refused) == {"too_fast"}
            await ann.until(lambda: len(ann.talk) == 14 - len(refused))

    run(scenario)


def test_greeting_again_and_again_tires_nobody_else() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            bob.keeps_frames = True
            await ann.until(lambda: ann.room_view.spectators == 1)
            ann.keeps_frames = True
            seen = len(bob.frames)
            for _ in range(20):
                await ann.send_raw('{"t":"hello","language":"nl"}')
            await ann.until(lambda: len(ann.frames) >= 1)
            await ann.do("say", seat=0, text="and now?")
            await bob.until(lambda: bool(bob.talk))
            assert len(bob.frames) - seen <= 2

    run(scenario)


def test_a_session_has_one_share_over_all_its_connections() -> None:
    async def scenario() -> None:
        async with (
            running(unlimited(messages_per_second=10.0), clock=CommandedClock()) as server,
            Pilot(server.address) as ann,
        ):
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            tabs = [Pilot(server.address) for _ in range(4)]
            for tab in tabs:
                tab.browser.cookie = ann.browser.cookie
                await tab.enter(room)
            answers = [await tab.ask("extend") for _ in range(9) for tab in tabs]
            codes = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert set(codes) == {"no_game_running", "too_fast"}, "refused, and nobody is sent away"
            assert codes.count("no_game_running") < 25, "40 at once over all of them, of which five hellos take 20"
            async with Pilot(server.address) as bob:
                await bob.enter(room)
                answer = await bob.ask("extend")
                assert isinstance(answer, Refused)
                assert answer.code == "no_game_running", "another session has a share of its own"
            for tab in tabs:
                await tab.drop()

    run(scenario)


def test_an_address_has_one_share_over_all_its_sessions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ADDRESS_SHARE", 0.1)

    async def scenario() -> None:
        async with running(unlimited(messages_per_second=30.0), clock=CommandedClock()) as server:
            room = await Pilot(server.address).make_room()
            people = [Pilot(server.address) for _ in range(3)]
            for one in people[:2]:
                await one.enter(room)  # a hello counts as four
            codes = [
                answer.code
                for one in people[:2]
                for _ in range(4)
                if isinstance(answer := await one.ask("extend"), Refused)
            ]
            assert codes[0] == "no_game_running"
            assert "too_fast" in codes
            with pytest.raises(PilotGone):
                await people[2].enter(room)
            for one in people:
                await one.drop()

    run(scenario)


def test_games_are_dealt_only_so_fast() -> None:
    async def scenario() -> None:
        async with (
            running(unlimited(messages_per_second=1000.0), clock=CommandedClock()) as server,
            Pilot(server.address) as ann,
        ):
            codes = []
            for _ in range(8):
                room = await ann.make_room(seat="Ann", bots=2)
                await ann.enter(room)
                answer = await ann.ask("start")
                codes.append(answer.code if isinstance(answer, Refused) else "dealt")
                await ann.drop()
            assert codes == ["dealt"] * 6 + ["too_fast"] * 2

    run(scenario)
