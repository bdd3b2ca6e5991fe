"""The example client of docs/protocol.md plays a game to its end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from lapin.testing.server import running

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example_client.py"


def test_the_example_plays_to_the_end() -> None:
    async def scenario() -> None:
        async with running() as server, asyncio.timeout(60):
            player = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), server.address, stdout=asyncio.subprocess.PIPE
            )
            said, _ = await player.communicate()
            assert player.returncode == 0
            assert said.startswith(b"scores ")

    asyncio.run(scenario())
