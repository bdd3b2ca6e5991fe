"""The wire is typed once: what is generated is up to date, what is sent fits its own types."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lapin.client import Pilot
from lapin.rooms.commands import RoomCommand
from lapin.rules.commands import Intent
from lapin.testing.server import running
from lapin.web import wire

ROOT = Path(__file__).resolve().parents[2]
_strict = msgspec.json.Decoder(wire.ServerMessage, strict=True)


def test_the_generated_files_are_up_to_date() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "protocol_types.py"), "--check"]
    checked = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_every_frame_of_a_game_fits_its_type_and_says_nothing_else() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address, seed=5) as pilot:
            room = await pilot.make_room(seat="Ann", bots=5, mode="team", timers={"kind": "fixed"})
            pilot.keeps_frames = True
            await pilot.enter(room)
            await pilot.start()
            await pilot.play_to_the_end()
            assert len(pilot.frames) > 50
            for frame in pilot.frames:
                again = msgspec.json.encode(_strict.decode(frame))
                assert json.loads(again) == json.loads(frame)

    asyncio.run(scenario())


def test_client_messages_refuse_unknown_fields_everywhere() -> None:
    for message in (
        {"t": "ping", "x": 1},
        {"t": "sit", "id": "a", "name": "Ann", "holder": "someone"},
        {"t": "sit", "id": "a", "name": "Ann", "rabbit": {"colour": 0, "pattern": 0, "size": 9}},
        {"t": "play", "id": "a", "seat": 0, "turn": 1, "intent": {"t": "claim", "seat": 3}},
        {"t": "configure", "id": "a", "options": {"cheat": True}},
        {"t": "play", "id": "a", "seat": 0, "turn": 1, "intent": {"t": "act_for"}},
    ):
        with pytest.raises(msgspec.ValidationError):
            wire.decode_message(json.dumps(message))


@pytest.mark.parametrize("seat", [-1, 12, 1.5, "0", None, True, 10**30])
def test_seats_are_numbers_of_seats(seat: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.decode_message(json.dumps({"t": "stand", "id": "a", "seat": seat}))


@pytest.mark.parametrize("identity", ["", "x" * 65, "a b", "a\n", "é", "a:b"])
def test_ids_are_short_and_plain(identity: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.decode_message(json.dumps({"t": "start", "id": identity}))


def test_every_command_and_intent_has_a_kind_of_its_own() -> None:
    for union in (wire.ClientMessage, wire.ServerMessage, RoomCommand, Intent):
        kinds = [member.__struct_config__.tag for member in union.__args__]
        assert len(set(kinds)) == len(kinds)


def test_the_protocol_is_explained_kind_by_kind() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (wire.ClientMessage, wire.ServerMessage, Intent):
        for member in union.__args__:
            assert f"`{member.__struct_config__.tag}`" in text, f"docs/protocol.md does not tell of {member.__name__}"
    for code in wire.GoneCode:
        assert f"`{code}`" in text
