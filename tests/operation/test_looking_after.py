"""`lapin health`, `lapin status` and `lapin doctor`: what a host asks, and what they are told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapin import __version__
from lapin.cli import main
from lapin.cli.status import report
from lapin.client import Pilot
from lapin.testing.server import Running, running, unlimited


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Running, Path]]:
    """A server in another thread, with a table that plays; and its folder."""
    told: list[Running] = []
    ready, over = threading.Event(), threading.Event()
    folder = tmp_path / "data"

    async def serve() -> None:
        async with (
            running(unlimited(data=str(folder), metrics="local")) as server,
            Pilot(server.address, seed=1) as ann,
        ):
            await ann.enter(await ann.make_room(seat="Wilhelmina", bots=2, options={"target": 2}))
            await ann.start()
            told.append(server)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait(60)
    yield told[0], folder
    over.set()
    thread.join()


def test_a_running_server_is_healthy_and_tells_how_it_is(
    served: tuple[Running, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    server, folder = served
    port = server.address.rpartition(":")[2]
    assert main(["health", "--port", port]) == 0
    assert main(["status", "--port", port, "--data", str(folder)]) == 0
    said = capsys.readouterr().out
    for line in (
        f"version   {__version__}",
        "tables    1 open, 1 playing",
        "players   1 devices",
    ):
        assert line in said
    assert "Wilhelmina" not in said
    assert main(["doctor", "--data", str(folder), "--url", server.address]) == 0
    said = capsys.readouterr().out
    for line in ("ok   settings", "ok   rooms: 1 with ", "ok   changes: accepted", "ok   connections: WebSockets come"):
        assert line in said


def test_where_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["health", "--port", "1"]) == 1
    assert "no answer from 127.0.0.1:1" in capsys.readouterr().err
    assert main(["status", "--port", "1"]) == 2
    assert "is the server running?" in capsys.readouterr().err
    assert main(["doctor", "--data", ":memory:", "--url", "http://127.0.0.1:1"]) == 1
    assert "BAD  page: no answer" in capsys.readouterr().out


def test_trouble_is_said_in_words() -> None:
    told = {
        "lapin_rooms_in_trouble": 2.0,
        "process_open_fds": 900.0,
        "process_max_fds": 1000.0,
        "lapin_append_seconds_count": 100.0,
        'lapin_append_seconds_bucket{le="0.1"}': 90.0,
        'lapin_append_seconds_bucket{le="1"}': 100.0,
    }
    _, trouble = report(told, 1_000_000, 0.0)
    assert [text.split()[0] for text in trouble] == ["2", "only", "one", "900"]


def test_a_doctor_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "lapin.sqlite3").write_text("not a database, but as long as the head of one would be" * 40)
    assert main(["doctor", "--data", str(folder)]) == 1
    said = capsys.readouterr().out
    assert "chmod 700" in said
    assert "BAD  rooms: " in said
    assert "lapin restore" in said
    (tmp_path / "lapin.toml").write_text("prot = 1")
    assert main(["doctor", "--config", str(tmp_path / "lapin.toml")]) == 1
    assert "BAD  settings: " in capsys.readouterr().out
