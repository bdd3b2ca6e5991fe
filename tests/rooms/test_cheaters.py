"""Whole games in which everyone cheats: whatever they ask, nobody is sent a card that is not theirs (R9.2, S1–S6).

Players, the host, somebody who left, somebody who was sent away, a stranger and a spectator try every command of the
protocol between any two moves. Everything any of them is sent is searched for cards that only others may see this turn,
and every seat they are shown must have been theirs since the turn began.
"""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from lapin.rooms.commands import RoomCommand
from lapin.rooms.errors import Refusal
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.errors import RulesError
from lapin.rules.ids import Seat
from lapin.testing.ports import settle
from tests.rooms.table import Device, Table, command, run

TABLES = [
    ("classic", "standard", 4, 1),
    ("odyssey", "standard", 3, 0),
    ("odyssey", "standard", 7, 2),
    ("disney", "standard", 5, 1),
    ("odyssey", "party", 6, 1),
    ("odyssey", "team", 6, 2),
]


class Watched(Device):
    """A device whose every frame is searched."""

    def __init__(self, name: str, game: Cheating, watches: bool = False) -> None:
        super().__init__(name, watches)
        self._game = game

    def send(self, frame: bytes) -> None:
        self._game.search(self, frame)


class Cheating:
    """A table, and who may see which seat this turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn: tuple[int, int] | None = None
        self.holders: dict[Seat, SessionId | None] = {}
        """Who held each seat when the turn began; a link that was opened moves it."""
        self.opens_a_link: SessionId | None = None
        """Who is just given a seat by whoever holds it (S4)."""
        self.searched = 0
        self.leaks: list[str] = []

    def search(self, device: Device, frame: bytes) -> None:
        state = self.table.room.state
        game = state.game
        if game is None or state.status is not Status.PLAYING:
            return
        if (game.number, game.state.turn) != self.turn:
            self.turn = (game.number, game.state.turn)
            self.holders = {taken.seat: taken.holder for taken in state.seats}
        allowed = {
            taken.seat
            for taken in state.seats
            if not device.watches
            and taken.holder == device.session
            and device.session in (self.holders.get(taken.seat), self.opens_a_link)
        }
        public = {*game.state.table}
        if game.state.last_round is not None:
            public |= {shown.card for shown in game.state.last_round.table}
        theirs = {card for seat in allowed for card in (*game.state.hands[seat], *game.state.handed[seat])}
        secret = {card for hand in (*game.state.hands, *game.state.handed) for card in hand} | {*game.state.pile}
        text = frame.decode()
        self.searched += 1
        self.leaks += [f"{device.session}: {card}" for card in secret - theirs - public if card in text]
        shown = msgspec.json.decode(frame).get("own", [])
        self.leaks += [f"{device.session}: seat {own['seat']}" for own in shown if own["seat"] not in allowed]


def attempts(dice: Random, state: RoomState) -> list[RoomCommand]:
    """Some of everything there is to ask."""
    seat = dice.randrange(len(state.seats))
    turn = 0 if state.game is None else state.game.state.turn
    cards = [] if state.game is None else list(state.game.cards)
    intents: list[dict[str, Any]] = [
        {"t": "claim"},
        {"t": "vote", "slots": [dice.randint(1, 6)]},
        {"t": "hand_in", "cards": [dice.choice(cards)]} if cards else {"t": "claim"},
        {"t": "give_clue", "clue": {"kind": "text", "text": "peek"}, "card": dice.choice(cards) if cards else None},
        {"t": "propose_giver", "giver": seat},
    ]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("sit", {"name": "Peek", "seat": seat}),
        ("sit", {"name": "Peek"}),
        ("stand", {"seat": seat}),
        ("take_back", {"seat": seat}),
        ("hand_to_bot", {"seat": seat}),
        ("kick", {"seat": seat}),
        ("move_link", {"seat": seat}),
        ("pass_host", {"seat": seat}),
        ("remove_seat", {"seat": seat}),
        ("move_seat", {"seat": seat, "to": (seat + 1) % len(state.seats)}),
        ("dress", {"seat": seat, "name": "Other"}),
        ("add_bot", {}),
        ("play", {"seat": seat, "turn": turn, "intent": dice.choice(intents)}),
        ("skip", {"seat": seat}),
        ("start", {}),
        ("lock", {"locked": False}),
        ("say", {"seat": seat, "text": "psst"}),
        ("react", {"seat": seat, "emoji": "🎉"}),
        ("draft", {"seat": seat, "turn": turn, "intent": dice.choice(intents)}),
        ("draft", {"seat": seat, "turn": turn}),
        ("read", {"open": dice.random() < 0.5}),
        ("seen", {"turn": max(0, turn - 1)}),
        ("configure", {"timers": {"kind": "fixed"}}),
        ("pause", {}),
        ("resume", {}),
        ("extend", {}),
        ("new_code", {}),
        ("allow", {"chat": True}),
        ("rematch", {}),
    ]
    assert {kind for kind, _ in asked} == {str(one.__struct_config__.tag) for one in get_args(RoomCommand)}
    free = [taken.seat for taken in state.seats if taken.is_free]
    tried = dice.sample(asked, 6) + [("sit", {"name": "Peek", "seat": seat}) for seat in free]
    return [command(kind, **fields) for kind, fields in tried]


async def cheat_through(edition: str, mode: str, players: int, bots: int, seed: int) -> Cheating:
    dice = Random(seed)
    people = tuple(f"p{number}" for number in range(players - bots))
    table = await Table(bot_pace=0).open(people, bots=bots, edition=edition, mode=mode, options={"turn_limit": 5})
    game = Cheating(table)
    crowd = (*people, "stranger", "spectator", "tv")
    for person in crowd:
        if person in table.devices:
            table.depart(person)
        device = Watched(person, game, watches=person == "tv")
        table.devices[person] = device
        table.room.join(device)
    await table.do(people[0], "start")
    links: list[str] = []
    for _ in range(400):
        state = table.room.state
        if state.status is not Status.PLAYING:
            break
        cheater = dice.choice(crowd)
        for attempt in attempts(dice, state):
            try:
                facts = await table.room.do(SessionId(cheater), attempt)
            except (Refusal, RulesError):
                continue
            if "token" in facts:
                links.append(facts["token"])
            if cheater in table.devices and table.devices[cheater] not in table.room.audience:
                table.room.join(table.devices[cheater])  # dismissed: comes back
        if links and dice.random() < 0.3:
            game.opens_a_link = SessionId(dice.choice(crowd))
            try:
                moved = await table.room.move(game.opens_a_link, links.pop())
                game.holders[moved["seat"]] = game.opens_a_link
            except Refusal:
                pass
            game.opens_a_link = None
        for person in crowd:  # who was sent away comes back and looks
            if table.devices[person] not in table.room.audience:
                table.room.join(table.devices[person])
        if table.room.state.paused:
            await table.do(table.room.state.host, "resume")
        await table.clock.advance(1)
        await settle()
        for seat in table.awaited_people()[:1] if table.room.state.status is Status.PLAYING else []:
            await table.move(seat)
    return game


@pytest.mark.parametrize(("edition", "mode", "players", "bots"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_who_tries_everything_sees_what_is_not_theirs(
    edition: str, mode: str, players: int, bots: int, seed: int
) -> None:
    async def scenario() -> None:
        game = await cheat_through(edition, mode, players, bots, seed)
        assert game.leaks == []
        assert game.searched > 100

    run(scenario)


def test_a_seat_that_can_be_put_on_like_a_coat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The very leak: whoever takes a seat sees its cards at once."""
    monkeypatch.setattr(RoomState, "seen_by", lambda self, session: self.seats_of(session))

    async def scenario() -> None:
        leaks = [leak for seed in range(3) for leak in (await cheat_through("classic", "standard", 4, 1, seed)).leaks]
        assert leaks

    run(scenario)
