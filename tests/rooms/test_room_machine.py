"""A room under everything at once: people come, go, drop, resend, are late, and the server restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from lapin.adapters.store_memory import MemoryStore
from lapin.rooms.commands import RoomCommand
from lapin.rooms.errors import Refusal
from lapin.rooms.events import decode_room_events
from lapin.rooms.ids import SessionId, Version
from lapin.rooms.state import evolve_room_all
from lapin.rooms.view import SeatKind, Status
from lapin.rules.errors import RulesError
from lapin.rules.legal import random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.testing.ports import CommandedClock, settle
from tests.rooms.table import Table, command

PEOPLE = ("ann", "bob", "cy", "di", "eve", "fay", "gus")
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 7)


class RoomMachine(RuleBasedStateMachine):
    """Whatever happens, the log is the truth, and what is refused changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clock = CommandedClock()
        self.store = MemoryStore()
        self.table = Table(self.store, self.clock)
        self.sent: list[tuple[str, RoomCommand, Any]] = []
        self.run(self.table.open(("ann", "bob", "cy", "di"), edition="odyssey", mode="standard"))

    def teardown(self) -> None:
        self.table.room.close("stopping")
        self.run(settle())
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        async def whole() -> Any:
            result = await work
            await settle()
            return result

        return self.loop.run_until_complete(whole())

    def comes(self, person: str) -> None:
        async def come() -> None:  # a room is only ever entered on the event loop
            self.table.arrive(person)

        self.run(come())

    def goes(self, person: str) -> None:
        async def go() -> None:
            self.table.depart(person)

        self.run(go())

    @property
    def room(self) -> Any:
        return self.table.room

    def ask(self, person: str, asked: RoomCommand) -> bool:
        """Submit; a refusal must leave the log as it was."""
        before = self.room.version

        async def submit() -> bool:
            try:
                facts = await self.room.do(SessionId(person), asked)
            except (Refusal, RulesError):
                assert self.room.version == before, "refused, and yet something changed"
                return False
            self.sent.append((person, asked, facts))
            return True

        return bool(self.run(submit()))

    # ── People ────────────────────────────────────────────────────────────────────────────────────────────────────

    @rule(person=people)
    def arrive(self, person: str) -> None:
        if person not in self.table.devices and self.room.admits(SessionId(person)):
            self.comes(person)

    @rule(person=people)
    def drop(self, person: str) -> None:
        if person in self.table.devices:
            self.goes(person)

    @rule(person=people, seat=st.none() | seats)
    def sit(self, person: str, seat: int | None) -> None:
        self.ask(person, command("sit", name=person.title(), seat=seat))

    @rule(person=people, seat=seats)
    def stand(self, person: str, seat: int) -> None:
        self.ask(person, command("stand", seat=seat))

    @rule(person=people, text=st.text(max_size=20))
    def say(self, person: str, text: str) -> None:
        held = self.room.state.seats_of(SessionId(person))
        self.ask(person, command("say", seat=held[0] if held else 0, text=text))

    @rule(data=st.data())
    @precondition(lambda self: bool(self.sent))
    def resend(self, data: st.DataObject) -> None:
        """What was acknowledged is acknowledged again, and not done again."""
        person, asked, _ = data.draw(st.sampled_from(self.sent))
        before = self.room.version
        self.run(self.room.do(SessionId(person), asked))
        assert self.room.version == before

    # ── The host ──────────────────────────────────────────────────────────────────────────────────────────────────

    @rule(kind=st.sampled_from(["start", "rematch", "pause", "resume", "extend", "new_code", "add_bot"]), person=people)
    def host_does(self, kind: str, person: str) -> None:
        host = self.room.state.host
        self.ask(host if person != "gus" else person, command(kind))

    @rule(kind=st.sampled_from(["hand_to_bot", "take_back", "skip", "kick", "pass_host", "remove_seat"]), seat=seats)
    def host_does_to(self, kind: str, seat: int) -> None:
        self.ask(self.room.state.host, command(kind, seat=seat))

    @rule(kind=st.sampled_from(["off", "fixed", "dynamic"]), mode=st.sampled_from(["standard", "party", "team"]))
    def configure(self, kind: str, mode: str) -> None:
        self.ask(self.room.state.host, command("configure", mode=mode, timers={"kind": kind}))

    # ── Play ──────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def playing(self) -> bool:
        return self.room.state.status is Status.PLAYING

    @rule(data=st.data())
    @precondition(lambda self: self.playing)
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(awaited(self.table.game)))
        taken = self.room.state.at(seat)
        if taken.holder is None:
            return
        intent = msgspec.to_builtins(random_intent(project(self.table.game, seat), self.table.random))
        turn = self.table.game.turn
        may = taken.kind is SeatKind.PERSON and taken.bot is None and not self.room.state.paused
        assert self.ask(taken.holder, command("play", seat=seat, turn=turn, intent=intent)) is may

    @rule(data=st.data(), turn=st.integers(0, 3))
    @precondition(lambda self: self.playing)
    def late_or_foreign(self, data: st.DataObject, turn: int) -> None:
        """A move for another turn, or for a seat that is not one's own."""
        seat = data.draw(st.sampled_from(range(self.table.game.rules.players)))
        intent = (
            msgspec.to_builtins(random_intent(project(self.table.game, seat), self.table.random))
            if (seat in awaited(self.table.game))
            else {"t": "claim"}
        )
        person = data.draw(people)
        holds = seat in self.room.state.seats_of(SessionId(person))
        if not holds:
            assert not self.ask(person, command("play", seat=seat, turn=self.table.game.turn, intent=intent))
        elif turn != self.table.game.turn:
            assert not self.ask(person, command("play", seat=seat, turn=turn, intent=intent))

    @rule(seconds=st.sampled_from([1, 15, 60, 200]))
    def time_passes(self, seconds: int) -> None:
        self.run(self.clock.advance(seconds))

    @rule(milliseconds=st.integers(-10_000_000, 10_000_000))
    def time_of_day_jumps(self, milliseconds: int) -> None:
        before = self.room.version
        self.clock.jump(milliseconds)
        self.run(settle())
        assert self.room.version == before

    @rule()
    def restart(self) -> None:
        """The process dies; another one reads the log."""
        before, here = self.room.state, tuple(self.table.devices)
        self.table.room.close("stopping")
        self.run(settle())
        fresh = Table(self.store, self.clock)
        self.run(fresh.reload(self.table))
        self.table = fresh
        assert self.room.state == before
        for person in here:
            self.comes(person)

    # ── What always holds ─────────────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def the_log_is_the_truth(self) -> None:
        records = self.run(self.store.since(self.room.id, Version(0)))
        assert len(records) == self.room.version
        state = None
        for record in records:
            state = evolve_room_all(state, decode_room_events(record.body))
        assert state == self.room.state
        keys = [record.command for record in records if record.command is not None]
        assert len(set(keys)) == len(keys)

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        if self.room.state.game is None:
            return
        game = self.table.game
        cards = [*game.pile, *game.discards]
        for hand in (*game.hands, *game.handed):
            cards += hand
        assert sorted(cards) == sorted(self.room.state.game.cards)

    @invariant()
    def nobody_is_in_two_places(self) -> None:
        taken = [seat.seat for seat in self.room.state.seats]
        assert len(set(taken)) == len(taken)
        assert self.room.state.banned.isdisjoint(seat.holder for seat in self.room.state.seats if seat.holder)


TestRoom = RoomMachine.TestCase
TestRoom.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
