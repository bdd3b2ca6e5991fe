"""What a host may do, in every phase; and what nobody else may."""

from __future__ import annotations

from typing import Any

import pytest

from lapin.rooms.alarms import HOST_ABSENCE
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.view import Status
from lapin.rules.errors import IllegalMove, UnknownTable
from lapin.rules.phases import awaited
from lapin.rules.state import Phase
from tests.rooms.table import Table, run

HOST_COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("configure", {"edition": "classic"}),
    ("add_bot", {}),
    ("remove_seat", {"seat": 1}),
    ("move_seat", {"seat": 1, "to": 2}),
    ("start", {}),
    ("rematch", {}),
    ("kick", {"seat": 2, "ban": True}),
    ("hand_to_bot", {"seat": 2}),
    ("take_back", {"seat": 2}),
    ("pause", {}),
    ("resume", {}),
    ("skip", {"seat": 0}),
    ("lock", {"locked": True}),
    ("new_code", {}),
    ("pass_host", {"seat": 1}),
    ("allow", {"chat": False}),
)


@pytest.mark.parametrize(("kind", "fields"), HOST_COMMANDS, ids=[kind for kind, _ in HOST_COMMANDS])
def test_only_the_host_may(kind: str, fields: dict[str, Any]) -> None:
    async def scenario() -> None:
        table = await Table().open()
        before = table.room.version
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", kind, **fields)
        assert refusal.value.code == "host_only"
        assert table.room.version == before

    run(scenario)


async def _reach(table: Table, phase: Phase) -> None:
    await table.do("ann", "start")
    await table.play_on(lambda: table.game.phase is phase)


@pytest.mark.parametrize("phase", [Phase.CLAIM, Phase.CLUE, Phase.HAND_IN, Phase.VOTE])
def test_nobody_can_block_a_game_in_any_phase(phase: Phase) -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy", "di"))
        await _reach(table, phase)
        before = (table.game.turn, table.game.phase)
        for _ in range(4):  # skip everyone who is awaited
            waiting = awaited(table.game)
            if (table.game.turn, table.game.phase) == before:
                await table.do("ann", "skip", seat=waiting[0])
        assert (table.game.turn, table.game.phase) != before

    run(scenario)


@pytest.mark.parametrize("phase", [Phase.CLAIM, Phase.CLUE, Phase.HAND_IN, Phase.VOTE])
def test_a_seat_goes_to_a_bot_and_back_in_any_phase(phase: Phase) -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy", "di"))
        await _reach(table, phase)
        seat = (
            next(seat for seat in awaited(table.game) if seat != 0)
            if phase is not Phase.CLUE
            else awaited(table.game)[0]
        )
        holder = table.room.state.at(seat).holder  # type: ignore[union-attr]
        await table.do("ann", "hand_to_bot", seat=seat)
        assert table.room.view().seats[seat].played_by_bot
        with pytest.raises(Refusal) as refusal:
            await table.move(seat)
        assert refusal.value.code == "played_by_bot"
        await table.clock.advance(60)
        assert seat not in awaited(table.game) or (table.game.phase is not phase), "the bot has moved"
        await table.do(str(holder), "take_back", seat=seat)
        assert not table.room.view().seats[seat].played_by_bot

    run(scenario)


@pytest.mark.parametrize("phase", [Phase.CLAIM, Phase.CLUE, Phase.HAND_IN, Phase.VOTE])
def test_a_kick_ends_it_at_once_in_any_phase(phase: Phase) -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy", "di"))
        await _reach(table, phase)
        await table.do("ann", "kick", seat=1)
        assert table.devices["bob"].dismissed == "kicked"
        assert table.room.state.seats_of(SessionId("bob")) == ()
        assert table.room.view().seats[1].played_by_bot
        assert table.room.admits(SessionId("bob")), "kicked is not banned"
        await table.do("ann", "kick", seat=2, ban=True)
        assert table.devices["cy"].dismissed == "banned"
        assert not table.room.admits(SessionId("cy"))
        with pytest.raises(Refusal) as refusal:
            await table.do("cy", "sit", name="Cy again", seat=2)
        assert refusal.value.code == "banned"

    run(scenario)


def test_nobody_kicks_themselves_or_a_bot() -> None:
    async def scenario() -> None:
        table = await Table().open(bots=1)
        for seat, code in ((0, "cannot_kick_yourself"), (3, "nobody_to_kick"), (7, "no_such_seat")):
            with pytest.raises(Refusal) as refusal:
                await table.do("ann", "kick", seat=seat)
            assert refusal.value.code == code

    run(scenario)


def test_in_a_pause_nobody_moves_and_no_time_runs() -> None:
    async def scenario() -> None:
        table = await Table().open(bots=2, timers={"kind": "fixed", "seconds": {"claim": 30}})
        await table.do("ann", "start")
        await table.do("ann", "pause")
        with pytest.raises(Refusal) as refusal:
            await table.move(table.seat("bob"))
        assert refusal.value.code == "paused"
        await table.clock.advance(1000)
        assert table.game.phase is Phase.CLAIM
        assert table.room.view().paused
        assert table.room.clock().stands
        await table.do("ann", "resume")
        clock = table.room.clock()
        assert (clock.closes_in_ms, clock.phase_ms, clock.stands) == (30_000, 30_000, False)
        await table.clock.advance(31)
        assert table.game.phase is not Phase.CLAIM

    run(scenario)


def test_a_locked_room_lets_in_only_those_who_were_there() -> None:
    async def scenario() -> None:
        table = await Table().open()
        table.arrive("tv", watches=True)
        await table.do("ann", "lock", locked=True)
        assert await table.registry.find(table.room.state.code) is None
        for known in ("ann", "bob", "tv"):
            assert table.room.admits(SessionId(known))
        assert not table.room.admits(SessionId("eve"))
        with pytest.raises(Refusal) as refusal:
            await table.do("eve", "sit", name="Eve")
        assert refusal.value.code == "locked"
        await table.do("ann", "lock", locked=False)
        assert table.room.admits(SessionId("eve"))
        assert await table.registry.find(table.room.state.code) is table.room

    run(scenario)


def test_a_new_code_replaces_the_old_one() -> None:
    async def scenario() -> None:
        table = await Table().open()
        old = table.room.state.code
        new = (await table.do("ann", "new_code"))["code"]
        assert await table.registry.find(old) is None
        assert await table.registry.find(f" {new[:3]}-{new[3:]} ".lower()) is table.room, "as people type it"

    run(scenario)


def test_the_role_is_passed_on_and_moves_when_the_host_vanishes() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "pass_host", seat=1)
        assert table.room.view().host == 1
        table.depart("bob")
        await table.clock.advance(HOST_ABSENCE - 1)
        assert table.room.view().host == 1, "a short absence changes nothing"
        table.arrive("bob")
        await table.clock.advance(2)
        table.depart("bob")
        await table.clock.advance(HOST_ABSENCE - 1)
        assert table.room.view().host == 1
        await table.clock.advance(2)
        assert table.room.view().host == 0, "the first person who is here"

    run(scenario)


def test_chat_and_reactions_are_switched_off_for_everyone() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("bob", "say", seat=1, text="hello")
        await table.do("cy", "react", seat=2, emoji="🐇")
        talk = table.room.state.talk
        assert [(line.n, line.name, line.text, line.emoji) for line in talk] == [
            (1, "Bob", "hello", None),
            (2, "Cy", None, "🐇"),
        ]
        await table.do("ann", "allow", chat=False)
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", "say", seat=1, text="hello?")
        assert refusal.value.code == "chat_is_off"
        await table.do("bob", "react", seat=1, emoji="👏")
        await table.do("ann", "allow", chat=True, reactions=False)
        await table.do("bob", "say", seat=1, text="again")
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", "react", seat=1, emoji="👏")
        assert refusal.value.code == "reactions_are_off"

    run(scenario)


def test_what_cannot_be_played_is_not_configured_and_not_started() -> None:
    async def scenario() -> None:
        table = await Table().open()
        with pytest.raises(UnknownTable):
            await table.do("ann", "configure", edition="classic", mode="party")
        with pytest.raises(UnknownTable):
            await table.do("ann", "configure", options={"target": 0})
        with pytest.raises(Refusal) as refusal:
            await table.do("ann", "configure", deck="none such")
        assert refusal.value.code == "no_such_deck"
        await table.do("ann", "configure", mode="party")
        with pytest.raises(UnknownTable) as unknown:
            await table.do("ann", "start")
        assert (unknown.value.clause, unknown.value.code) == ("R1", "wrong_player_count")
        assert table.room.view().status is Status.LOBBY
        await table.do("ann", "configure", edition="disney")
        assert str(table.room.view().mode) == "standard", "Party belongs to Odyssey"
        await table.do("ann", "start")
        with pytest.raises(Refusal) as refusal:
            await table.do("ann", "configure", edition="classic")
        assert refusal.value.code == "not_in_the_lobby"
        await table.do("ann", "configure", timers={"kind": "fixed"})

    run(scenario)


def test_an_illegal_move_names_its_clause_and_changes_nothing() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        before, entries = table.game, table.room.version
        with pytest.raises(IllegalMove) as illegal:
            await table.do("bob", "play", seat=1, turn=1, intent={"t": "vote", "slots": [1]})
        assert illegal.value.clause.startswith("R")
        assert (table.game, table.room.version) == (before, entries)

    run(scenario)
