"""Clocks: deadlines, restarts, jumps of the time of day, rooms where nobody is."""

from __future__ import annotations

import msgspec
import pytest

from lapin.rooms.errors import Refusal
from lapin.rooms.timers import EXTENSION_MS, GRACE_MS, REVEAL_MS
from lapin.rules.phases import awaited
from lapin.rules.state import Phase
from lapin.testing.ports import CommandedClock
from tests.rooms.table import Table, run

FIXED = {"kind": "fixed", "seconds": {"claim": 30, "clue": 60, "hand_in": 40, "vote": 50}}
DYNAMIC = {"kind": "dynamic", "seconds": {"claim": 30, "clue": 60, "hand_in": 40, "vote": 50}}
FOUR = ("ann", "bob", "cy", "di")


def test_no_time_runs_unless_the_host_says_so() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR)
        await table.do("ann", "start")
        assert msgspec.structs.astuple(table.room.clock()) == (None, None, 0, False)
        await table.clock.advance(100_000)
        assert table.game.phase is Phase.CLAIM

    run(scenario)


def test_time_up_acts_for_whoever_is_awaited_phase_after_phase() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        assert msgspec.structs.astuple(table.room.clock()) == (30_000, 30_000, 0, False)
        await table.clock.advance(29)
        assert table.game.phase is Phase.CLAIM
        await table.clock.advance(2)
        assert table.game.phase is Phase.CLUE, "the dice chose (R9.6)"
        teller = table.game.storyteller
        await table.clock.advance(61)
        assert table.game.storyteller == (teller + 1) % 4, "a storyteller without a clue passes (R9.6)"
        await table.move(awaited(table.game)[0])
        assert table.game.phase is Phase.HAND_IN
        await table.move(awaited(table.game)[0])
        await table.clock.advance(41)
        assert table.game.phase is Phase.VOTE
        await table.clock.advance(51)
        assert table.game.phase is Phase.CLUE
        assert table.game.last_round is not None

    run(scenario)


def test_time_up_does_what_was_chosen_and_says_for_whom_the_dice_acted() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        await table.play_on(lambda: table.game.phase is Phase.HAND_IN)
        first, second, third = awaited(table.game)
        turn, held = table.game.turn, {seat: table.game.hands[seat] for seat in awaited(table.game)}
        names = {table.seat(person): person for person in FOUR}
        before = table.room.version
        seen = {person: len(device.frames) for person, device in table.devices.items()}
        for card in (held[first][0], held[first][4]):  # thinks better of it once
            await table.do(names[first], "draft", seat=first, turn=turn, intent={"t": "hand_in", "cards": [card]})
        other = {"t": "hand_in", "cards": [held[third][0]]}  # not a card of this hand: the dice act
        await table.do(names[second], "draft", seat=second, turn=turn, intent=other)
        await table.do(names[third], "draft", seat=third, turn=turn, intent={"t": "hand_in", "cards": [held[third][1]]})
        await table.do(names[third], "draft", seat=third, turn=turn)  # and thinks again
        with pytest.raises(Refusal, match="not_your_seat"):
            await table.do(names[second], "draft", seat=first, turn=turn)
        assert table.room.version == before, "a draft is in no log"
        assert {person: len(device.frames) for person, device in table.devices.items()} == seen, "and nobody is told"
        await table.clock.advance(41)
        assert table.game.phase is Phase.VOTE
        assert table.game.handed[first] == (held[first][4],)
        assert table.game.handed[second][0] in held[second]
        for device in table.devices.values():
            told = [frame["room"]["acted_for"] for frame in device.frames if "room" in frame][-1]
            assert told["seats"] == sorted([second, third])

    run(scenario)


def test_nobody_sings_a_recording_that_is_not_theirs_by_letting_time_run_out() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        await table.play_on(lambda: table.game.phase is Phase.CLUE)
        teller = table.game.storyteller
        assert teller is not None
        name = next(person for person in FOUR if table.seat(person) == teller)
        clue = {"kind": "recorded", "recording": "ab" * 16, "transcript": "humming"}
        intent = {"t": "give_clue", "card": table.game.hands[teller][0], "clue": clue}
        with pytest.raises(Refusal, match="no_such_recording"):
            await table.do(name, "draft", seat=teller, turn=table.game.turn, intent=intent)
        await table.clock.advance(61)
        assert table.game.clue is None

    run(scenario)


def test_the_reveal_comes_before_the_next_clue_s_time() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        await table.play_on(lambda: table.game.last_round is not None)
        assert msgspec.structs.astuple(table.room.clock()) == (60_000 + REVEAL_MS, 60_000, REVEAL_MS, False)

    run(scenario)


def test_a_dynamic_clock_starts_when_most_are_done() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy", "di", "eve"), timers=DYNAMIC)
        await table.do("ann", "start")
        await table.play_on(lambda: table.game.phase is Phase.HAND_IN)
        await table.clock.advance(5000)
        assert table.game.phase is Phase.HAND_IN
        await table.move(awaited(table.game)[0])
        await table.move(awaited(table.game)[0])
        assert table.room.clock().closes_in_ms is None, "two of four are not most"
        await table.move(awaited(table.game)[0])
        assert msgspec.structs.astuple(table.room.clock())[:2] == (40_000, 40_000)
        await table.clock.advance(41)
        assert table.game.phase is Phase.VOTE
        assert table.room.clock().closes_in_ms is None

    run(scenario)


def test_the_host_and_who_is_awaited_get_more_time_ten_times_at_most() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        await table.do("bob", "extend")
        assert table.room.clock().closes_in_ms == 30_000 + EXTENSION_MS
        for _ in range(9):
            await table.do("ann", "extend")
        with pytest.raises(Refusal) as refusal:
            await table.do("ann", "extend")
        assert refusal.value.code == "extended_enough"
        await table.play_on(lambda: table.game.phase is Phase.CLUE)
        other = next(person for person in FOUR[1:] if table.seat(person) != table.game.storyteller)
        with pytest.raises(Refusal) as refusal:
            await table.do(other, "extend")
        assert refusal.value.code == "host_only"

    run(scenario)


def test_a_jump_of_the_time_of_day_times_nobody_out() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR, timers=FIXED)
        await table.do("ann", "start")
        for jump in (10**10, -(10**10)):
            table.clock.jump(jump)
            await table.do("ann", "say", seat=0, text="what time is it?")
            await table.clock.advance(14)
            assert table.game.phase is Phase.CLAIM
        await table.clock.advance(3)
        assert table.game.phase is Phase.CLUE, "and the time that really passed counts"

    run(scenario)


def test_a_deadline_survives_a_restart() -> None:
    async def scenario() -> None:
        before = await Table().open(FOUR, timers=FIXED)
        await before.do("ann", "start")
        after = Table(store=before.store, clock=CommandedClock(before.clock.now() + 12_000))
        await after.reload(before)
        after.arrive("ann")
        assert msgspec.structs.astuple(after.room.clock())[:2] == (18_000, 30_000)
        await after.clock.advance(19)
        assert after.game.phase is Phase.CLUE

    run(scenario)


@pytest.mark.parametrize("away", [10**10, -(10**10)])
def test_after_a_long_rest_there_is_a_grace_and_never_more_than_a_phase(away: int) -> None:
    async def scenario() -> None:
        before = await Table().open(FOUR, timers=FIXED)
        await before.do("ann", "start")
        after = Table(store=before.store, clock=CommandedClock(before.clock.now() + away))
        await after.reload(before)
        after.arrive("ann")
        left = after.room.clock().closes_in_ms
        assert left is not None
        assert GRACE_MS <= left <= 30_000 + REVEAL_MS

    run(scenario)


def test_nothing_runs_where_nobody_is() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann",), bots=3, timers=FIXED)
        await table.do("ann", "start")
        table.depart("ann")
        state = table.game
        await table.clock.advance(30 * 24 * 3600)
        assert table.game is state, "a game left for a month is as it was"
        table.arrive("ann")
        left = table.room.clock().closes_in_ms
        assert left == GRACE_MS, "and whoever comes back has time to look around"

    run(scenario)


def test_idle_rooms_leave_memory_and_come_back() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR)
        await table.do("ann", "start")
        await table.clock.advance(1000)
        assert table.registry.let_go() == 0, "people are in it"
        for person in FOUR:
            table.depart(person)
        assert table.registry.let_go() == 0, "not at once"
        await table.clock.advance(301)
        await table.registry.get(table.room.id)
        assert table.registry.let_go() == 0, "somebody is about to come in"
        await table.clock.advance(301)
        assert table.registry.let_go() == 1
        again = await table.registry.get(table.room.id)
        assert again is not None
        assert again is not table.room
        assert again.state == table.room.state

    run(scenario)


def test_untouched_rooms_are_deleted_after_their_time() -> None:
    async def scenario() -> None:
        table = await Table().open(FOUR)
        for person in FOUR:
            table.depart(person)
        assert await table.registry.forget_untouched(table.clock.now() - 1000) == 0
        await table.clock.advance(10)
        assert await table.registry.forget_untouched(table.clock.now() - 1000) == 1
        assert await table.registry.get(table.room.id) is None

    run(scenario)
