"""Rooms that go on and on: how long a log, how many games and how much talk there may be."""

from __future__ import annotations

import json

import pytest

from lapin.limits import LARGEST_TALK
from lapin.rooms import room as rooms
from lapin.rooms.decide import table as tables
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.view import Status
from tests.rooms.table import Table, command, run


def test_a_full_log_takes_no_more_but_leaving_and_the_end_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        last = command("say", seat=0, text="the last line")
        await table.room.do(SessionId("ann"), last)
        monkeypatch.setattr(rooms, "MOST_ENTRIES", table.room.version)
        written = table.room.version
        for kind, fields in (("say", {"seat": 0, "text": "more"}), ("pause", {}), ("dress", {"seat": 0, "name": "A"})):
            with pytest.raises(Refusal) as refusal:
                await table.do("ann", kind, **fields)
            assert refusal.value.code == "room_full_of_history"
        assert await table.room.do(SessionId("ann"), last) == {}, "what was done is acknowledged again"
        assert table.room.version == written
        await table.play_to_the_end()
        assert table.room.state.status is Status.OVER
        with pytest.raises(Refusal, match="room_full_of_history"):
            await table.do("ann", "rematch")
        await table.do("bob", "stand", seat=table.seat("bob"))
        assert table.room.state.seats_of(SessionId("bob")) == ()

    run(scenario)


def test_even_moves_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        monkeypatch.setattr(rooms, "MOST_ENTRIES", table.room.version - 1)
        monkeypatch.setattr(rooms, "ENTRIES_TO_FINISH", 2)
        await table.move(table.awaited_people()[0])
        with pytest.raises(Refusal, match="room_full_of_history"):
            await table.move(table.awaited_people()[0])

    run(scenario)


def test_a_room_sees_so_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_GAMES", 1)

    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        await table.play_to_the_end()
        with pytest.raises(Refusal) as refusal:
            await table.do("ann", "rematch")
        assert (refusal.value.code, refusal.value.facts) == ("too_many_games", {"most": 1})
        await table.do("ann", "rematch", lobby=True)
        with pytest.raises(Refusal, match="too_many_games"):
            await table.do("ann", "start")

    run(scenario)


def test_a_view_carries_the_newest_talk_that_fits() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann",))
        for number in range(60):
            await table.do("ann", "say", seat=0, text=f"{number} " + "\N{THUMBS UP SIGN}" * 290)
        talk = table.arrive("bob").frames[-1]["talk"]
        assert len(json.dumps(talk, ensure_ascii=False, separators=(",", ":")).encode()) <= LARGEST_TALK + 50
        assert talk[-1]["text"].startswith("59 ")
        assert [line["n"] for line in talk] == list(range(talk[0]["n"], 61)), "the newest, in order, none left out"
        assert len(talk) > 5

    run(scenario)
