"""Cheaters in two worlds that differ only in what they may not know: whatever they do, they learn nothing (R9.2).

A game is played to some moment; its log is written once more with other hidden hands, another pile, other owners on the
table and other secret votes. The same cheater then asks the same things in both worlds: every command of the protocol,
one after the other. Every frame and every answer must be the same, byte for byte, until the game itself moves on and
shows to all what was hidden.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lapin.rooms.commands import RoomCommand
from lapin.rooms.decide import seats as deciding
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId, Version
from lapin.rooms.state import RoomState
from lapin.rules.errors import RulesError
from lapin.rules.ids import Seat
from lapin.rules.phases import awaited
from lapin.rules.state import Phase
from lapin.testing.ports import settle
from tests.rooms.table import Device, Table, run
from tests.rooms.test_cheaters import TABLES, attempts
from tests.web.worlds import Log, Scene, plain, stored, with_other_secrets

MOMENTS = [(Phase.CLUE, 0), (Phase.HAND_IN, 0), (Phase.HAND_IN, 1), (Phase.VOTE, 0), (Phase.VOTE, 1)]
CHEATERS = ("host", "player", "left", "stranger", "screen")
ROUNDS = 8
"""How often a cheater tries some of everything."""


class Wire(Device):
    """A device that keeps what it is sent, byte for byte."""

    def __init__(self, name: str, watches: bool) -> None:
        super().__init__(name, watches)
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)


async def stopped_at(edition: str, mode: str, players: int, bots: int, phase: Phase, done: int) -> Scene | None:
    """People and bots play until `phase` of turn 2, `done` of those awaited being through; one of them has left.

    None, if at this table the phase cannot be stopped in.
    """
    people = ("host", "left", *(f"p{number}" for number in range(players - bots - 2)))
    table = await Table().open(people, bots=bots, edition=edition, mode=mode)
    await table.do("host", "start")
    await table.play_on(lambda: table.game.turn == 2 and table.game.phase is Phase.CLUE)
    await table.do("left", "stand", seat=table.seat("left"))
    left = Seat(people.index("left"))
    await table.play_on(lambda: table.game.turn > 2 or table.game.phase is phase)
    for _ in range(done):
        mine = table.awaited_people()
        if len(awaited(table.game)) < 2 or not mine:
            return None
        await table.move(mine[0])
    if table.game.turn > 2 or table.game.phase is not phase:
        return None
    log = plain(await table.store.since(table.room.id, Version(0)))
    seats = {"host": table.seat("host"), "player": table.seat(people[-1]), "left": left}
    return Scene(table.room.id, log, {"player": people[-1]}, table.game, seats)


async def learns(scene: Scene, log: Log, cheater: str, seed: int) -> list[Any]:
    """All that a cheater is sent and answered in one world."""
    table = Table(await stored(scene, log))
    found = await table.registry.get(scene.room)  # type: ignore[arg-type]
    assert found is not None
    table.room = room = found
    person = scene.cookies.get(cheater, cheater)
    for taken in room.state.seats:
        if taken.holder is not None and taken.holder != person:
            table.arrive(taken.holder)
    wire = Wire(person, watches=cheater == "screen")
    room.join(wire)
    dice, learned = Random(seed), list[Any]()
    for _ in range(ROUNDS):
        for attempt in attempts(dice, room.state):
            moment = _moment(room.state)
            before = len(wire.heard)
            outcome = await _asked(table, person, attempt)
            await settle()
            if _moment(room.state) != moment:
                return learned  # the game has moved on: it shows now what it hid
            learned += [type(attempt).__name__, outcome, *wire.heard[before:]]
            if wire not in room.audience:
                room.join(wire)  # sent away: comes back
    return learned


async def _asked(table: Table, person: str, attempt: RoomCommand) -> Any:
    try:
        return dict(await table.room.do(SessionId(person), attempt))
    except (Refusal, RulesError) as refusal:
        return refusal.code, msgspec.json.encode(refusal.facts)


def _moment(state: RoomState) -> Any:
    return (
        None if state.game is None else (state.status, state.game.number, state.game.state.turn, state.game.state.phase)
    )


async def told_apart(scene: Scene, cheater: str, seed: int) -> tuple[str, int]:
    """What told the two worlds apart, if anything, and how many things were compared."""
    viewer = scene.seats.get(cheater)
    other = with_other_secrets(scene, viewer, Random(seed))
    assert other != scene.log, "the two worlds are one"
    one, two = [await learns(scene, log, cheater, seed) for log in (scene.log, other)]
    if one == two:
        return "", len(one)
    return f"{cheater}: " + next((str(pair) for pair in zip(one, two, strict=False) if pair[0] != pair[1]), "more"), 0


@pytest.mark.parametrize(("edition", "mode", "players", "bots"), TABLES)
@pytest.mark.parametrize(("phase", "done"), MOMENTS)
def test_cheaters_cannot_tell_two_worlds_apart(
    edition: str, mode: str, players: int, bots: int, phase: Phase, done: int
) -> None:
    async def scenario() -> None:
        scene = await stopped_at(edition, mode, players, bots, phase, done)
        if scene is None:
            assert done, "every phase can be stopped in before anyone acts"
            return
        compared = 0
        for cheater in CHEATERS:
            for seed in range(2):
                apart, count = await told_apart(scene, cheater, seed)
                assert apart == ""
                compared += count
        assert compared > 100

    run(scenario)


# ── Leaks planted on purpose ──────────────────────────────────────────────────────────────────────────────────────


def _a_coat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a seat sees its cards at once."""
    monkeypatch.setattr(RoomState, "seen_by", lambda self, session: self.seats_of(session))


def _a_telling_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that names more than it should."""
    honest = deciding.sit

    def sit(state: RoomState, session: SessionId, asked: Any, world: Any) -> Any:
        try:
            return honest(state, session, asked, world)
        except Refusal as refusal:
            assert state.game is not None
            raise Refusal(refusal.code, **refusal.facts, holds=state.game.state.hands[asked.seat or 0][0]) from None

    monkeypatch.setattr("lapin.rooms.decide._HANDLERS", _with(deciding.sit, sit))


def _a_telling_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kick that says what the hand was."""
    from lapin.rooms.decide import host

    honest = host.kick

    def kick(state: RoomState, session: SessionId, asked: Any, world: Any) -> Any:
        decision = honest(state, session, asked, world)
        assert state.game is not None
        return msgspec.structs.replace(decision, facts={"hand": state.game.state.hands[asked.seat]})

    monkeypatch.setattr("lapin.rooms.decide._HANDLERS", _with(host.kick, kick))


def _with(honest: Any, leaky: Any) -> dict[type, Any]:
    from lapin.rooms.decide import _HANDLERS

    return {kind: leaky if handler is honest else handler for kind, handler in _HANDLERS.items()}


@pytest.mark.parametrize("plant", [_a_coat, _a_telling_refusal, _a_telling_answer])
def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)

    async def scenario() -> None:
        scene = await stopped_at("classic", "standard", 4, 1, Phase.HAND_IN, 0)
        assert scene is not None
        for seed in range(20):
            for cheater in CHEATERS:
                if (await told_apart(scene, cheater, seed))[0]:
                    return
        raise AssertionError("nobody noticed")

    run(scenario)


def test_two_worlds_do_differ() -> None:
    """Else the same bytes would prove nothing: whoever may know sees another hand."""

    async def scenario() -> None:
        scene = await stopped_at("classic", "standard", 4, 1, Phase.HAND_IN, 0)
        assert scene is not None
        other = with_other_secrets(scene, scene.seats["player"], Random(1))
        views = []
        for log in (scene.log, other):
            table = Table(await stored(scene, log))
            found = await table.registry.get(scene.room)  # type: ignore[arg-type]
            assert found is not None
            table.room = found
            views.append(table.arrive("host").frames)
        assert views[0] != views[1]

    run(scenario)
