"""`lapin backup` and `lapin restore`: a whole file or none, and the same rooms afterwards."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from lapin import backups
from lapin.backups import PART, BackupError, back_up, check, restore
from lapin.bootstrap import DATABASE, lock_folder
from lapin.cli import main
from lapin.client import Pilot
from lapin.testing.server import running, unlimited

OLDER = Path(__file__).parents[1] / "adapters" / "records"


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scenario())  # type: ignore[arg-type]


def contents(database: Path) -> list[object]:
    """Everything that is in it."""
    with closing(sqlite3.connect(database)) as opened:
        tables = [row[0] for row in opened.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")]
        return [(table, sorted(map(repr, opened.execute(f"SELECT * FROM {table}")))) for table in tables]


async def play(address: str, seed: int, points: int = 4) -> Pilot:
    pilot = Pilot(address, seed=seed)
    await pilot.enter(await pilot.make_room(seat="Ann", bots=2, options={"target": points}))
    await pilot.start()
    return pilot


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A data folder with two finished games."""
    folder = tmp_path / "data"

    async def scenario() -> None:
        async with running(unlimited(data=str(folder))) as server:
            for seed in (1, 2):
                pilot = await play(server.address, seed)
                await pilot.play_to_the_end()
                await pilot.drop()

    run(scenario)
    return folder


def test_a_backup_while_people_play_is_one_file_and_restores_to_the_same(tmp_path: Path) -> None:
    folder, out, other = tmp_path / "data", tmp_path / "copy.sqlite3", tmp_path / "other"

    async def scenario() -> None:
        async with running(unlimited(data=str(folder))) as server:
            pilot = await play(server.address, 1, points=30)
            playing = asyncio.create_task(pilot.play_to_the_end())
            await asyncio.to_thread(back_up, folder / DATABASE, out)
            await playing
            await pilot.drop()

    run(scenario)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3", "data"], "nothing lies beside it"
    assert out.stat().st_mode & 0o777 == 0o600
    told = restore(out, other)
    assert told.rooms == 1
    assert contents(other / DATABASE) == contents(out)


def test_both_commands_say_what_they_did(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path), "--data", str(played)]) == 0
    (out,) = tmp_path.glob("lapin-*.sqlite3")
    assert capsys.readouterr().out.startswith(f"wrote {out}: 2 rooms, ")
    assert main(["restore", str(out), "--data", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out.startswith(f"restored into {tmp_path / 'new'}: 2 rooms, ")
    assert contents(tmp_path / "new" / DATABASE) == contents(played / DATABASE)
    assert main(["restore", str(out), "--data", str(tmp_path / "new")]) == 2
    assert "holds rooms already" in capsys.readouterr().err


def test_nothing_is_overwritten(played: Path, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    with pytest.raises(BackupError, match="exists already"):
        back_up(played / DATABASE, tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"


def test_what_a_killed_server_left_beside_its_file_is_not_played_over_a_backup(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "copy"
    back_up(played / DATABASE, out)
    left = tmp_path / "left"
    left.mkdir()
    (left / f"{DATABASE}-wal").write_bytes(b"a write-ahead log of another time")
    with pytest.raises(BackupError, match="sqlite3-wal"):
        restore(out, left)


def test_a_folder_that_is_served_is_left_alone(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "copy"
    back_up(played / DATABASE, out)
    with closing(lock_folder(tmp_path / "busy")):
        assert main(["restore", str(out), "--data", str(tmp_path / "busy")]) == 2
    assert "another server runs over" in capsys.readouterr().err


def test_a_damaged_file_restores_nothing(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "copy"
    back_up(played / DATABASE, out)
    whole = out.read_bytes()
    for damage in (
        whole[: len(whole) // 2],
        b"not a database at all" * 100,
        whole[:8192] + bytes(4096) + whole[12288:],
        b"",
    ):
        (tmp_path / "bad").write_bytes(damage)
        with pytest.raises(BackupError):
            restore(tmp_path / "bad", tmp_path / "new")
        assert not (tmp_path / "new" / DATABASE).exists()


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("DELETE FROM log WHERE version = 5", "has a gap"),
        ("DELETE FROM rooms WHERE room = (SELECT min(room) FROM rooms)", "belong to no room"),
        ("UPDATE log SET body = x'5b5d7b' WHERE version = 3", "cannot be played through"),
        ("PRAGMA user_version = 99", "a newer lapin"),
        ("PRAGMA user_version = 0", "something else than lapin"),
    ],
)
def test_a_room_that_cannot_be_played_through_is_found(played: Path, tmp_path: Path, fault: str, why: str) -> None:
    back_up(played / DATABASE, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as database:
        database.execute(fault)
    with pytest.raises(BackupError, match=why):
        restore(tmp_path / "copy", tmp_path / "new")


def test_files_of_older_versions_restore(tmp_path: Path) -> None:
    for older in OLDER.glob("*.sqlite3.gz"):
        (tmp_path / "older").write_bytes(gzip.decompress(older.read_bytes()))
        assert restore(tmp_path / "older", tmp_path / older.name).rooms >= 1


SLOW = """
import sys, lapin.backups as backups
from pathlib import Path
checked = backups.check
def check(path):
    found = checked(path)
    print("checked", flush=True)
    sys.stdin.read()
    return found
backups.check = check
backups.{what}(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.parametrize("what", ["back_up", "restore"])
def test_kill_9_leaves_no_half_file_under_the_name_and_the_next_try_works(
    played: Path, tmp_path: Path, what: str
) -> None:
    source, target = played / DATABASE, tmp_path / "copy"
    if what == "restore":
        back_up(source, tmp_path / "whole")
        source, target = tmp_path / "whole", tmp_path / "folder"
    name = target / DATABASE if what == "restore" else target
    command = [sys.executable, "-c", SLOW.format(what=what), str(source), str(target)]
    killed = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert killed.stdout is not None
    assert killed.stdin is not None
    assert killed.stdout.readline() == "checked\n"
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate()
    assert not name.exists()
    assert name.with_name(name.name + PART).exists(), "it was killed before the end"
    assert (back_up if what == "back_up" else restore)(source, target).rooms == 2
    assert not name.with_name(name.name + PART).exists()
    assert check(name).rooms == 2


def test_no_room_for_a_backup_is_said(played: Path, tmp_path: Path) -> None:
    tried = subprocess.run(
        ["bash", "-c", f'ulimit -f 40; exec "$0" -m lapin backup {tmp_path}/copy --data {played}', sys.executable],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 2
    assert tried.stderr.startswith("lapin backup: cannot copy ")
    assert not (tmp_path / "copy").exists()


def test_a_store_that_is_written_meanwhile_is_whole_all_the_same(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = backups._check_room

    def meanwhile(path: Path, room: str, rows: list[tuple[int, bytes]]) -> int:
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT INTO log VALUES (?, ?, 0, NULL, ?)", (room, len(rows) + 1, rows[-1][1]))
        return looked_at(path, room, rows)

    monkeypatch.setattr(backups, "_check_room", meanwhile)
    before = check(played / DATABASE)
    monkeypatch.undo()
    with closing(sqlite3.connect(played / DATABASE)) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (before.entries + before.rooms,)
