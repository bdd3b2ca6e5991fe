"""What is kept is for the server alone, what is deleted is gone, and a running game is nobody's to read."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from lapin.adapters.store_sqlite import SqliteStore
from lapin.bootstrap import DATABASE
from lapin.cli import main
from lapin.client import Pilot, PilotGone
from lapin.testing.server import running, unlimited

SAID = "a line that nobody shall find again"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_nobody_else_on_the_machine_reads_the_files(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def scenario() -> None:
        async with running(unlimited(data=str(data))) as server, Pilot(server.address) as ann:
            await ann.make_room(seat="Ann")
            found = modes(data)
            assert found.pop("data") == 0o700
            assert set(found) == {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "serving.lock"}
            assert set(found.values()) == {0o600}

    asyncio.run(scenario())


def test_files_of_before_are_tightened_but_a_shared_folder_is_left_open(tmp_path: Path) -> None:
    async def open_and_close(folder: Path) -> None:
        await SqliteStore(folder / DATABASE).close()

    old, shared = tmp_path / "old", tmp_path / "shared"
    for folder in (old, shared):
        folder.mkdir(mode=0o755)
        (folder / DATABASE).touch(0o644)
    (shared / "letters.txt").write_text("somebody else's")
    for folder in (old, shared):
        asyncio.run(open_and_close(folder))
        assert modes(folder)[DATABASE] == 0o600
    assert modes(old)["old"] == 0o700
    assert modes(shared)["shared"] == 0o755
    assert modes(shared)["letters.txt"] == 0o644


def test_a_running_game_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> str:
        async with running(unlimited(data=str(tmp_path))) as server, Pilot(server.address) as ann:
            room = await ann.make_room(seat="Ann", bots=2)
            await ann.enter(room)
            await ann.start()
            return room

    room = asyncio.run(scenario())
    capsys.readouterr()
    assert main(["export", room, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr() == (
        "",
        "lapin export: game 1 is still being played; its hands are nobody's to see before it is over\n",
    )


def test_a_deleted_room_is_gone_for_everyone_and_from_the_disk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def kept() -> bytes:
        return b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir()))

    async def scenario() -> Any:
        async with running(unlimited(data=str(tmp_path))) as server, Pilot(server.address) as ann:
            other = await ann.make_room(seat="Ann", name="stays here")
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await ann.do("say", seat=0, text=SAID)
            assert SAID.encode() in kept()
            code = ann.room_view.code
            capsys.readouterr()
            assert await asyncio.to_thread(main, ["rooms", "delete", code.lower(), "--data", str(tmp_path)]) == 0
            assert SAID.encode() not in kept()
            assert b"stays here" in kept()
            with pytest.raises(PilotGone) as gone:  # the server runs on, and finds out with the next thing that happens
                await ann.do("say", seat=0, text="is anybody there?")
            assert gone.value.code == "room_closed"
            assert (await ann.browser.post("/api/rooms/find", {"code": code})).status == 404
            await ann.enter(other)
            return code

    code = asyncio.run(scenario())
    assert capsys.readouterr().out == f"deleted room {code} with its 2 entries\n"
    assert main(["rooms", "delete", code, "--data", str(tmp_path)]) == 2
    assert main(["rooms", "delete", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"lapin rooms: there is no room {code!r}; lapin rooms lists them\n"
        "lapin rooms: say which room to delete: lapin rooms delete CODE\n"
    )
