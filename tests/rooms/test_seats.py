"""Who sits where: coming, going, taking over, moving to another device."""

from __future__ import annotations

import pytest

from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.view import SeatKind, Status
from lapin.rules.ids import Seat
from tests.rooms.table import Table, run


def refused(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.code


def test_people_sit_down_in_order_with_rabbits_of_their_own() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy"))
        seats = table.room.view().seats
        assert [(seat.seat, seat.name) for seat in seats] == [(0, "Ann"), (1, "Bob"), (2, "Cy")]
        assert len({seat.rabbit.colour for seat in seats}) == 3
        assert table.room.view().host == 0

    run(scenario)


def test_one_device_may_hold_several_seats_but_none_of_another() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"))
        await table.do("ann", "sit", name="Ann's son")
        assert table.room.state.seats_of(SessionId("ann")) == (0, 2)
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", "say", seat=2, text="I am not Bob")
        assert refused(refusal) == "not_your_seat"

    run(scenario)


def test_a_name_that_is_there_gets_a_number() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann",))
        await table.do("bob", "sit", name="ANN")
        await table.do("cy", "sit", name=" Ann ")
        assert [seat.name for seat in table.room.view().seats] == ["Ann", "ANN 2", "Ann 3"]

    run(scenario)


def test_standing_up_empties_the_seat_in_the_lobby_and_leaves_it_to_a_bot_in_a_game() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy", "di"))
        await table.do("bob", "stand", seat=1)
        assert [seat.seat for seat in table.room.view().seats] == [0, 2, 3]
        await table.do("ann", "start")
        assert [seat.seat for seat in table.room.view().seats] == [0, 1, 2], "seats of a game are counted from 0"
        await table.do("cy", "stand", seat=table.seat("cy"))
        left = table.room.view().seats[1]
        assert (left.kind, left.played_by_bot, left.free, left.name) == (SeatKind.PERSON, True, True, "Cy")

    run(scenario)


def test_a_newcomer_takes_over_a_bots_seat_and_plays_from_the_next_turn_on() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2)
        await table.do("ann", "start")
        with pytest.raises(Refusal) as refusal:
            await table.do("eve", "sit", name="Eve")
        assert refused(refusal) == "game_running"
        assert refusal.value.facts["free"] == [2, 3]
        with pytest.raises(Refusal) as refusal:
            await table.do("eve", "sit", name="Eve", seat=1)
        assert refused(refusal) == "seat_taken"
        eve = table.arrive("eve")
        await table.do("eve", "sit", name="Eve", seat=2)
        assert eve.frames[-1]["session"]["seats"] == [2]
        assert all(not frame.get("own") for frame in eve.frames), "no card of this turn is shown (S3)"
        seat = table.room.view().seats[2]
        assert (seat.name, seat.joins_next, seat.played_by_bot) == ("Eve", True, True), "and everyone is told"
        for kind in ("take_back", "play"):
            fields = {"turn": 1, "intent": {"t": "claim"}} if kind == "play" else {}
            with pytest.raises(Refusal) as refusal:
                await table.do("eve", kind, seat=2, **fields)
            assert refused(refusal) == "joins_next_turn"
        await table.play_on(lambda: table.game.turn == 2)
        seat = table.room.view().seats[2]
        assert (seat.joins_next, seat.played_by_bot) == (False, False)
        assert eve.frames[-1]["own"][0]["hand"] == list(table.game.hands[2]), "the cards stay with the seat"
        assert not eve.frames[-1]["room"]["seats"][2]["joins_next"]
        await table.play_on(lambda: table.game.turn == 3)

    run(scenario)


def test_who_sits_or_sat_in_a_game_looks_through_no_other_seat() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy"), bots=1)
        await table.do("ann", "start")
        await table.do("bob", "stand", seat=1)
        await table.do("ann", "kick", seat=2)
        for person in ("ann", "bob"):
            for seat in (1, 2, 3):
                if (person, seat) != ("bob", 1):
                    with pytest.raises(Refusal) as refusal:
                        await table.do(person, "sit", name="Peek", seat=seat)
                    assert refused(refusal) == "sat_elsewhere", (person, seat)
        await table.do("bob", "sit", name="Bob", seat=1)  # one's own seat, from the next turn on
        assert table.room.state.at(Seat(1)).joins == table.game.turn + 1  # type: ignore[union-attr]

    run(scenario)


def test_a_link_carries_no_second_hand_to_who_plays_already() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob", "cy"))
        await table.do("ann", "start")
        token = (await table.do("bob", "move_link", seat=1))["token"]
        with pytest.raises(Refusal) as refusal:
            await table.room.move(SessionId("cy"), token)
        assert refused(refusal) == "sat_elsewhere"
        assert (await table.room.move(SessionId("bob's tablet"), token))["seat"] == 1

    run(scenario)


def test_the_bot_that_sat_there_comes_back_when_a_newcomer_leaves() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=0)
        await table.do("ann", "add_bot", level="hard")
        await table.do("ann", "start")
        bot = table.room.state.at(Seat(2)).bot  # type: ignore[union-attr]
        await table.do("eve", "sit", name="Eve", seat=2)
        await table.play_on(lambda: table.game.turn == 2)
        assert table.room.state.at(Seat(2)).bot is None  # type: ignore[union-attr]
        await table.do("eve", "stand", seat=2)
        assert table.room.state.at(Seat(2)).bot == bot  # type: ignore[union-attr]

    run(scenario)


def test_a_new_game_asks_nobody_where_they_sat() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann", "bob"), bots=2, options={"target": 3})
        await table.do("ann", "start")
        await table.do("bob", "stand", seat=1)
        await table.play_to_the_end()
        await table.do("ann", "rematch", lobby=True)
        await table.do("bob", "sit", name="Bob", seat=3)
        assert table.room.state.seats_of(SessionId("bob")) == (3,)

    run(scenario)


def test_dropped_is_not_left() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "start")
        table.depart("bob")
        assert not table.room.view().seats[1].present
        assert not table.room.view().seats[1].played_by_bot
        table.arrive("bob")
        assert table.room.view().seats[1].present
        assert table.seat("bob") == 1

    run(scenario)


def test_a_seat_moves_to_another_device_once_by_its_link() -> None:
    async def scenario() -> None:
        table = await Table().open()
        facts = await table.do("bob", "move_link", seat=1)
        token = str(facts["token"])
        assert token not in repr(list(table.room.log())), "only a hash of it is kept"
        assert (await table.room.move(SessionId("bobs-phone"), token))["seat"] == 1
        assert table.room.state.seats_of(SessionId("bobs-phone")) == (1,)
        assert table.room.state.seats_of(SessionId("bob")) == ()
        with pytest.raises(Refusal) as refusal:
            await table.room.move(SessionId("eve"), token)
        assert refused(refusal) == "link_used_or_old"

    run(scenario)


def test_a_moving_link_grows_old() -> None:
    async def scenario() -> None:
        table = await Table().open()
        token = str((await table.do("bob", "move_link", seat=1))["token"])
        await table.clock.advance(3601)
        with pytest.raises(Refusal) as refusal:
            await table.room.move(SessionId("late"), token)
        assert refused(refusal) == "link_used_or_old"

    run(scenario)


def test_the_hosts_last_seat_takes_the_role_along() -> None:
    async def scenario() -> None:
        table = await Table().open()
        token = str((await table.do("ann", "move_link", seat=0))["token"])
        await table.room.move(SessionId("anns-phone"), token)
        assert table.room.state.host == "anns-phone"

    run(scenario)


def test_seats_change_places_in_the_lobby() -> None:
    async def scenario() -> None:
        table = await Table().open()
        await table.do("ann", "move_seat", seat=0, to=2)
        assert [(seat.seat, seat.name) for seat in table.room.view().seats] == [(0, "Cy"), (1, "Bob"), (2, "Ann")]
        await table.do("ann", "move_seat", seat=0, to=5)
        assert [(seat.seat, seat.name) for seat in table.room.view().seats] == [(1, "Bob"), (2, "Ann"), (5, "Cy")]

    run(scenario)


def test_a_taken_rabbit_is_refused_and_a_free_one_worn() -> None:
    async def scenario() -> None:
        table = await Table().open()
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", "dress", seat=1, rabbit={"colour": 0, "pattern": 3})
        assert refused(refusal) == "rabbit_taken"
        await table.do("bob", "dress", seat=1, name="Robert", rabbit={"colour": 9, "pattern": 3})
        seat = table.room.view().seats[1]
        assert (seat.name, seat.rabbit.colour, seat.rabbit.pattern) == ("Robert", 9, 3)

    run(scenario)


def test_thirteen_do_not_fit() -> None:
    async def scenario() -> None:
        table = await Table().open(("ann",), bots=11)
        with pytest.raises(Refusal) as refusal:
            await table.do("bob", "sit", name="Bob")
        assert refused(refusal) == "room_full"
        await table.do("bob", "sit", name="Bob", seat=4)
        assert table.seat("bob") == 4, "a bot makes room in the lobby too"

    run(scenario)


def test_a_rematch_deals_again_to_the_same_people() -> None:
    async def scenario() -> None:
        table = await Table(bot_pace=0.1).open(("ann", "bob", "cy", "di"), options={"target": 3})
        await table.do("ann", "start")
        with pytest.raises(Refusal):
            await table.do("ann", "rematch")
        await table.do("di", "stand", seat=3)
        await table.play_to_the_end()
        first = table.room.state.games[0]
        await table.do("ann", "rematch")
        assert table.room.state.status is Status.PLAYING
        view = table.room.view()
        assert (view.game_number, [seat.name for seat in view.seats][:3]) == (2, ["Ann", "Bob", "Cy"])
        assert view.seats[3].kind is SeatKind.BOT, "whoever left is a bot of its own now"
        assert not set(first.cards) & set(table.room.state.games[1].cards), "new tokens for a new game"
        await table.play_to_the_end()
        await table.do("ann", "rematch", lobby=True)
        assert table.room.view().status is Status.LOBBY
        assert table.room.state.game is None
        assert len(table.room.state.games) == 2

    run(scenario)
