"""A hundred thousand broken frames: none is a server error, and none that is refused changes anything."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from picows import WSMsgType
from picows.picows import _make_test_ws_frame

from lapin.metrics import Metrics
from lapin.rooms.ids import SessionId
from lapin.rooms.view import Status
from lapin.web.connection import SocketConnection
from lapin.web.connections import Connections
from tests.rooms.table import Table

FRAMES = 100_000
ANSWERS = {"ack", "refused", "welcome", "pong", "gone"}

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    11,
    12,
    2**31,
    2**63,
    10**40,
    1.5,
    "",
    " ",
    "\x00",
    "\u202e",
    "x" * 5000,
    "\N{PILE OF POO}" * 300,
    "../../etc/passwd",
    "<script>",
    [],
    {},
    [[]],
    {"t": "vote"},
    {"kind": "text", "text": ""},
]


class Line:
    """The other end of a connection, as picows would be."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_disconnected = False
        self.is_close_frame_sent = False

    def send(self, kind: WSMsgType, frame: bytes) -> None:
        self.heard.put_nowait(json.loads(frame))

    def send_close(self, code: int) -> None:
        self.is_close_frame_sent = True

    def disconnect(self, graceful: bool = True) -> None:
        self.is_disconnected = True


def templates(table: Table) -> list[dict[str, Any]]:
    """Every kind of frame, as a good client would send it now."""
    card = table.game.hands[0][0]
    play = {"t": "play", "id": "a", "seat": 0, "turn": table.game.turn}
    return [
        {"t": "hello", "language": "en", "protocol": 2, "watch": False},
        {"t": "ping"},
        {**play, "intent": {"t": "claim"}},
        {**play, "intent": {"t": "give_clue", "clue": {"kind": "text", "text": "moon"}, "card": card}},
        {**play, "intent": {"t": "give_clue", "clue": {"kind": "recorded", "recording": "f" * 32}, "card": card}},
        {**play, "intent": {"t": "hand_in", "cards": [card]}},
        {**play, "intent": {"t": "propose_giver", "giver": 0}},
        {**play, "intent": {"t": "agree_giver", "giver": 0}},
        {**play, "intent": {"t": "vote", "slots": [1, 2], "red": 3}},
        {"t": "sit", "id": "a", "name": "Zoe", "rabbit": {"colour": 1, "pattern": 2}, "seat": 2},
        {
            "t": "configure",
            "id": "a",
            "edition": "odyssey",
            "mode": "party",
            "options": {"target": 30},
            "deck": "plain",
        },
        *({"t": kind, "id": "a", "seat": 1} for kind in ("stand", "dress", "move_link", "remove_seat", "kick")),
        *({"t": kind, "id": "a", "seat": 1} for kind in ("hand_to_bot", "take_back", "skip", "pass_host")),
        *({"t": kind, "id": "a"} for kind in ("add_bot", "start", "rematch", "pause", "resume", "extend", "new_code")),
        {"t": "move_seat", "id": "a", "seat": 0, "to": 1},
        {"t": "lock", "id": "a", "locked": True},
        {"t": "allow", "id": "a", "chat": False},
        {"t": "say", "id": "a", "seat": 0, "text": "hello"},
        {"t": "react", "id": "a", "seat": 0, "emoji": "🐇"},
    ]


def broken(dice: Random, good: dict[str, Any], others: list[dict[str, Any]]) -> str:
    """A good frame with one to three things wrong."""
    frame = json.loads(json.dumps(good))
    for _ in range(dice.randint(1, 3)):
        frame = _break_value(dice, frame, others)
    text = json.dumps(frame, ensure_ascii=dice.random() < 0.5)
    wrong = dice.random()
    if wrong < 0.15:
        text = text[: dice.randrange(len(text) + 1)]
    elif wrong < 0.3:
        place = dice.randrange(len(text) + 1)
        text = (
            text[:place]
            + chr(dice.choice([0, 34, 92, 123, 125, 0xD800, 0x10FFFF, dice.randrange(32, 127)]))
            + text[place:]
        )
    elif wrong < 0.33:
        text = "[" * dice.choice([1, 50, 3000]) + text
    return text


def _break_value(dice: Random, value: Any, others: list[dict[str, Any]]) -> Any:
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(sorted(value))
        match dice.randrange(4):
            case 0:
                return {name: entry for name, entry in value.items() if name != key}
            case 1:
                return {**value, dice.choice(["extra", "seat", "id", "turn", "__proto__"]): dice.choice(JUNK)}
            case _:
                return {**value, key: _break_value(dice, value[key], others)}
    if isinstance(value, list) and value and dice.random() < 0.7:
        return [_break_value(dice, value[0], others), *value[1:] * dice.choice([0, 1, 200])]
    return dice.choice([*JUNK, dice.choice(others)])


def test_broken_frames_change_nothing(caplog: pytest.LogCaptureFixture) -> None:
    tally: Counter[str] = Counter()

    async def scenario() -> None:
        dice = Random(20)
        table = await Table().open(("ann", "bob", "cy", "di"))
        table.arrive("ann")
        await table.do("ann", "start")
        good = templates(table)
        line, connection = await _connect(table)
        for number in range(FRAMES):
            if (
                table.room.state.status is not Status.PLAYING or number % 5000 == 0
            ):  # a frame may by chance be a good one
                connection.on_ws_disconnected(line)
                table = await Table().open(("ann", "bob", "cy", "di"))
                await table.do("ann", "start")
                good = templates(table)
                line, connection = await _connect(table)
            before = table.room.version
            say(connection, line, broken(dice, dice.choice(good), good))
            answer = await _answer(line)
            tally[answer["t"]] += 1
            if answer["t"] == "refused":
                assert answer["code"] != "server_error", answer
                assert table.room.version == before, answer
            elif answer["t"] == "gone":
                assert table.room.version == before
            if line.is_disconnected:
                connection.on_ws_disconnected(line)
                line, connection = await _connect(table)
        connection.on_ws_disconnected(line)

    asyncio.run(scenario())
    assert sum(tally.values()) == FRAMES
    assert tally["refused"] > FRAMES * 0.7, tally
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def say(connection: SocketConnection, line: Line, text: str) -> None:
    payload = text.encode("utf-8", "surrogatepass")
    connection.on_ws_frame(line, _make_test_ws_frame(WSMsgType.TEXT, payload, True, False))


async def _connect(table: Table) -> tuple[Line, Any]:
    shared = Connections(table.registry, Metrics(), 0, lambda: 0.0)
    connection: Any = SocketConnection(shared, table.room.id, SessionId("ann"), "here")
    line = Line()
    connection.on_ws_connected(line)
    say(connection, line, '{"t": "hello"}')
    assert (await _answer(line))["t"] == "welcome"
    return line, connection


async def _answer(line: Line) -> dict[str, Any]:
    while True:
        message = await line.heard.get()
        if message["t"] in ANSWERS:
            return message
