"""`lapin serve` as people start it: says where it is, stops when asked, logs nothing private."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lapin.client import Browser, Pilot, PilotGone


def test_it_says_where_it_is_plays_and_stops_gracefully(tmp_path: Path) -> None:
    environment = {**os.environ, "LAPIN_LOG_FORMAT": "json", "LAPIN_LOG_LEVEL": "debug", "LAPIN_BOT_PACE": "0"}
    served = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "lapin",
            "serve",
            "--lan",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            str(tmp_path),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert served.stdout is not None
    try:
        address = served.stdout.readline().split()[-1]
        assert address.startswith("http://localhost:")
        assert served.stdout.readline().startswith("on phones    http://")
        assert "█" in served.stdout.readline(), "a QR code"

        async def scenario() -> list[str]:
            pilot = Pilot(address, seed=1)
            for _ in range(500):
                try:
                    if (await Browser(address).request("GET", "/readyz")).status == 200:
                        break
                except OSError:
                    await asyncio.sleep(0.02)
            room = await pilot.make_room(seat="Wilhelmina", bots=2, options={"target": 4})
            await pilot.enter(room)
            await pilot.do("say", seat=0, text="a private word")
            await pilot.start()
            await pilot.play_to_the_end()
            served.send_signal(signal.SIGTERM)
            with pytest.raises(PilotGone, match="stopping"):
                await pilot.until(lambda: False)
            assert pilot.browser.cookie is not None
            await pilot.drop()
            return [room, pilot.browser.cookie.partition("=")[2], "Wilhelmina", "a private word", "clue 1"]

        private = asyncio.run(scenario())
        _, err = served.communicate(timeout=30)
    finally:
        served.kill()
        served.wait()
    assert served.returncode == 0, "who stops when asked has not failed"
    lines = [json.loads(line) for line in err.splitlines()]
    assert any(line["message"] == "room opened" for line in lines)
    assert lines[0]["message"].endswith("started")
    assert lines[-1]["message"] == "lapin stopped"
    for secret in private:
        assert secret not in err, "logs carry no links, tokens, names or words"
