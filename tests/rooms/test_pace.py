"""Bots take their time while people choose, hold nobody up afterwards, and wait for who reads how to play."""

from __future__ import annotations

import pytest

from lapin.limits import MOST_READING
from lapin.rules.state import Phase
from tests.rooms.table import Table, run


async def _handing_in(pace: str) -> Table:
    """Ann, Bob and two bots, a person telling; both bots are choosing a card, and so is one of the people."""
    table = await Table().open(("ann", "bob"), bots=2, pace=pace)
    await table.do("ann", "start")
    await table.move(table.seat("ann"))
    await table.move(table.seat("ann"))
    assert (table.game.phase, table.game.storyteller) == (Phase.HAND_IN, table.seat("ann"))
    return table


@pytest.mark.parametrize(("pace", "most"), [("calm", 4.0), ("lively", 1.5), ("at_once", 0.0)])
def test_once_no_person_is_awaited_bots_are_done_soon(pace: str, most: float) -> None:
    async def scenario() -> None:
        table = await _handing_in(pace)
        await table.move(table.seat("bob"))
        await table.clock.advance(most)
        assert table.game.phase is Phase.VOTE

    run(scenario)


@pytest.mark.parametrize(("pace", "own"), [("calm", 4.0), ("lively", 2.4), ("at_once", 0.0)])
def test_while_people_choose_bots_take_their_own_time(pace: str, own: float) -> None:
    async def scenario() -> None:
        table = await _handing_in(pace)
        await table.clock.advance(max(0.0, own - 0.1))
        chosen = [bool(table.game.handed[seat]) for seat in (2, 3)]
        assert chosen == [own == 0] * 2
        await table.clock.advance(0.2)
        assert all(table.game.handed[seat] for seat in (2, 3))
        assert table.awaited_people() == [table.seat("bob")]

    run(scenario)


def test_a_bot_tells_after_the_reveal_or_once_everyone_here_has_seen_it() -> None:
    async def scenario(all_have_seen: bool) -> None:
        table = await Table().open(("ann", "bob"), bots=2)
        await table.do("ann", "start")
        await table.play_on(lambda: table.game.last_round is not None and table.game.storyteller in (2, 3))
        turn = table.game.turn
        await table.do("ann", "seen", turn=turn - 1)
        await table.clock.advance(2)
        assert (table.game.turn, table.game.clue) == (turn, None), "Bob is still looking"
        await table.do("bob", "seen", turn=turn - 1 if all_have_seen else turn)
        await table.clock.advance(1)
        assert (table.game.clue is not None) == all_have_seen
        await table.clock.advance(8 + 1.5)
        assert table.game.clue is not None

    run(lambda: scenario(True))
    run(lambda: scenario(False))


def test_bots_leave_people_time_to_claim_the_first_turn() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2)
        await table.do("ann", "start")
        await table.clock.advance(10)
        assert table.game.storyteller is None
        await table.clock.advance(1)
        assert table.game.storyteller in (2, 3)

    run(scenario)


def test_the_pace_is_a_setting_of_the_room_that_the_host_may_change_in_a_game() -> None:
    async def scenario() -> None:
        table = await Table().open()
        assert table.room.view().pace == "lively"
        await table.do("ann", "start")
        await table.do("ann", "configure", pace="at_once")
        assert table.room.view().pace == "at_once"
        again = Table(store=table.store)
        await again.reload(table)
        assert again.room.view().pace == "at_once"

    run(scenario)


def test_bots_and_clocks_wait_for_who_reads_how_to_play() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2, timers={"kind": "fixed", "seconds": {"claim": 30}})
        watching = table.arrive("eve")
        await table.do("ann", "start")
        await table.clock.advance(5)
        await table.do("ann", "read", open=True)
        assert [seat.reading for seat in table.room.view().seats] == [True, False, False, False]
        assert watching.frames[-1]["clock"] == {
            "closes_in_ms": 25_000,
            "phase_ms": 30_000,
            "reveal_ms": 0,
            "stands": True,
        }
        await table.clock.advance(60)
        assert (table.game.phase, table.game.storyteller) == (Phase.CLAIM, None)
        await table.do("ann", "read", open=False)
        clock = table.room.clock()
        assert (clock.closes_in_ms, clock.stands) == (25_000, False)
        await table.clock.advance(25)
        assert table.game.storyteller is not None

    run(scenario)


def test_nobody_stops_a_table_for_long() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2)
        table.arrive("eve")
        await table.do("ann", "start")
        await table.do("eve", "read", open=True)
        assert not table.room.is_held_up, "who only watches keeps nobody waiting"
        await table.do("bob", "read", open=True)
        await table.clock.advance(MOST_READING - 1)
        assert table.game.storyteller is None
        await table.clock.advance(12)
        assert table.game.storyteller is not None
        await table.do("bob", "read", open=True)
        assert not table.room.is_held_up, "the time is used up"
        await table.do("ann", "read", open=True)
        assert table.room.is_held_up
        table.depart("ann")
        assert not table.room.is_held_up, "gone is gone"

    run(scenario)


def test_a_time_out_says_whose_move_the_dice_made() -> None:
    async def scenario() -> None:
        table = await Table().open(timers={"kind": "fixed", "seconds": {"hand_in": 20}})
        await table.do("ann", "start")
        await table.move(table.seat("ann"))
        await table.move(table.seat("ann"))
        assert table.room.view().acted_for is None
        await table.move(table.seat("bob"))
        await table.clock.advance(21)
        told = table.devices["ann"].frames[-1]["room"]["acted_for"]
        assert told == {"turn": 1, "phase": "hand_in", "seats": [table.seat("cy")]}
        await table.do("ann", "skip", seat=table.seat("bob"))
        assert table.devices["cy"].frames[-1]["room"]["acted_for"]["seats"] == [table.seat("bob")]

    run(scenario)
