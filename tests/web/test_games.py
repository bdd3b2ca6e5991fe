"""Whole games over real sockets: every edition and mode, with drops, double sends, racing tabs and bots taking over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lapin.client import Pilot, PilotGone
from lapin.rooms.history import games_of
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.room import Room
from lapin.rules.engine import replay
from lapin.rules.projection import own_view, public_view
from lapin.testing.server import Running, running, unlimited
from lapin.web.wire import Refused

TABLES = [
    ("classic", "standard", 3),
    ("classic", "standard", 6),
    ("odyssey", "standard", 3),
    ("odyssey", "standard", 7),
    ("odyssey", "standard", 12),
    ("disney", "standard", 5),
    ("odyssey", "party", 6),
    ("odyssey", "party", 12),
    ("odyssey", "team", 6),
    ("odyssey", "team", 12),
]


async def seated(server: Running, players: int, stack: list[Pilot], **settings: Any) -> str:
    """A room full of people, each on a device of their own; returns the room's id."""
    host = Pilot(server.address, seed=1)
    stack.append(host)
    room = await host.make_room(seat="Player 0", **settings)
    await host.enter(room)
    for number in range(1, players):
        pilot = Pilot(server.address, seed=number + 1)
        stack.append(pilot)
        await pilot.enter(room)
        await pilot.sit(f"Player {number}")
    return room


async def the_room(server: Running, room: str) -> Room:
    found = await server.server.registry.get(RoomId(room))
    assert found is not None
    return found


async def drop_all(pilots: list[Pilot]) -> None:
    for pilot in pilots:
        await pilot.drop()


async def all_see(held: Room, pilots: list[Pilot]) -> None:
    """Wait until the newest view is everywhere."""
    for pilot in pilots:
        await pilot.until(lambda pilot=pilot: pilot.latest.version == held.version)  # type: ignore[misc]


async def agree(server: Running, room: str, pilots: list[Pilot], number: int = 1) -> None:
    """Every screen shows what the log replays to."""
    held = await the_room(server, room)
    state = replay(games_of(held.log())[number])
    await all_see(held, pilots)
    for pilot in pilots:
        assert pilot.game == public_view(state)
        assert pilot.latest is not None
        assert pilot.latest.own == tuple(own_view(state, seat) for seat in pilot.seats)
    stored = await server.server.store.since(held.id, Version(0))
    assert len(stored) == held.version


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES, ids=["-".join(map(str, table)) for table in TABLES])
def test_a_whole_game_with_dropped_lines_and_double_sends(edition: str, mode: str, players: int) -> None:
    async def scenario() -> None:
        async with running() as server:
            pilots: list[Pilot] = []
            options = {"target": 12} if mode == "standard" else {}
            room = await seated(server, players, pilots, edition=edition, mode=mode, options=options)
            await pilots[0].start()
            await asyncio.gather(*(pilot.play_to_the_end(drops=0.05, doubles=0.2) for pilot in pilots))
            await agree(server, room, pilots)
            await drop_all(pilots)

    asyncio.run(scenario())


def test_everyone_sees_the_same_game_whatever_the_line_does() -> None:
    async def scenario() -> None:
        async with running() as server:
            pilots: list[Pilot] = []
            room = await seated(server, 4, pilots, options={"target": 8})
            watcher = Pilot(server.address, seed=99)
            await watcher.enter(room, watch=True)
            await pilots[0].start()
            await asyncio.gather(*(pilot.play_to_the_end(drops=0.3) for pilot in pilots), watcher.play_to_the_end())
            state = replay(games_of((await the_room(server, room)).log())[1])
            for pilot in (*pilots, watcher):
                await pilot.until(lambda pilot=pilot: pilot.is_over)  # type: ignore[misc]
                assert pilot.game == public_view(state)
            await drop_all([*pilots, watcher])

    asyncio.run(scenario())


def test_racing_tabs_of_one_seat_have_one_effect_and_agree() -> None:
    async def scenario() -> None:
        async with running() as server:
            pilots: list[Pilot] = []
            room = await seated(server, 3, pilots, options={"target": 10})
            tabs = [Pilot(server.address, browser=pilots[0].browser, seed=n) for n in range(50, 54)]
            for tab in tabs:
                await tab.enter(room)
                assert tab.seats == pilots[0].seats
            await pilots[0].start()
            for tab in tabs:
                await tab.until(lambda tab=tab: tab.game is not None)  # type: ignore[misc]
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in (*pilots, *tabs)))
            await agree(server, room, [*pilots, *tabs])
            await drop_all([*pilots, *tabs])

    asyncio.run(scenario())


def test_one_device_plays_all_seats() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=3) as pilot:
            room = await pilot.make_room(seat="One", options={"target": 9})
            await pilot.enter(room)
            for name in ("Two", "Three", "Four"):
                await pilot.do("sit", name=name)
            await pilot.until(lambda: pilot.seats == (0, 1, 2, 3))
            await pilot.start()
            await pilot.play_to_the_end()
            await agree(server, room, [pilot])
            assert pilot.latest is not None
            assert len(pilot.latest.own) == 4

    asyncio.run(scenario())


def test_a_kicked_player_is_gone_at_once_and_a_bot_plays_on() -> None:
    async def scenario() -> None:
        async with running() as server:
            pilots: list[Pilot] = []
            room = await seated(server, 4, pilots, options={"target": 6})
            await pilots[0].start()
            await pilots[0].do("kick", seat=2)
            with pytest.raises(PilotGone, match="kicked"):
                await pilots[2].until(lambda: False)
            await pilots[2].reconnect()
            assert pilots[2].seats == ()
            answer = await pilots[2].ask("play", seat=2, turn=1, intent={"t": "claim"})
            assert isinstance(answer, Refused)
            assert answer.code == "not_your_seat"
            await pilots[0].do("kick", seat=3, ban=True)
            with pytest.raises(PilotGone, match="banned"):
                await pilots[3].until(lambda: False)
            with pytest.raises(PilotGone, match="banned"):
                await pilots[3].reconnect()
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in pilots[:3]))
            await agree(server, room, pilots[:3])
            await drop_all(pilots)

    asyncio.run(scenario())


def test_bots_take_over_and_people_take_over_from_bots_in_the_middle() -> None:
    async def scenario() -> None:
        async with running() as server:
            pilots: list[Pilot] = []
            room = await seated(server, 3, pilots, bots=1, options={"target": 15})
            host = pilots[0]
            await host.start()
            await pilots[1].do("stand", seat=pilots[1].seats[0])
            newcomer = Pilot(server.address, seed=77)
            await newcomer.enter(room)
            bot = next(seat.seat for seat in newcomer.room_view.seats if seat.kind == "bot")
            assert await newcomer.sit("Nora", seat=bot) == bot
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in (*pilots, newcomer)))
            await agree(server, room, [*pilots, newcomer])
            await host.do("rematch")
            again = [host, pilots[2], newcomer]
            await all_see(await the_room(server, room), again)
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in again))
            await agree(server, room, again, number=2)
            await drop_all([*pilots, newcomer])

    asyncio.run(scenario())


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = unlimited(data=str(tmp_path))
        browsers = []
        async with running(config) as server:
            pilots: list[Pilot] = []
            room = await seated(server, 3, pilots, options={"target": 6})
            await pilots[0].do("say", seat=0, text="see you after the break")
            await pilots[0].start()
            while pilots[0].game is None or pilots[0].game.turn < 2:
                for pilot in pilots:
                    await pilot.play_once()
                await all_see(await the_room(server, room), pilots)
            hands = [pilot.latest.own for pilot in pilots if pilot.latest]
            browsers = [pilot.browser for pilot in pilots]
            await drop_all(pilots)
        async with running(config) as server:
            again = []
            for number, browser in enumerate(browsers):
                browser.address = server.address
                pilot = Pilot(server.address, browser=browser, seed=number)
                await pilot.enter(room)
                again.append(pilot)
            assert [pilot.latest.own for pilot in again if pilot.latest] == hands
            assert [line.text for line in again[0].talk] == ["see you after the break"]
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in again))
            await agree(server, room, again)
            await drop_all(again)

    asyncio.run(scenario())
