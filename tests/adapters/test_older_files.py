"""Files that an older lapin wrote open, and the games in them go on.

records/format-2.sqlite3.gz was written at commit ca6f994: a game of Odyssey to 12 points, three people and a bot, left
in the vote of the second turn. The people's session tokens are 32 ones, twos and threes.
"""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from lapin.client import Pilot
from lapin.rooms.view import Status
from lapin.rules.state import Phase
from lapin.testing.server import running, unlimited

RECORDS = Path(__file__).with_name("records")
ROOM = "b15c9d6e6dbf036bad0b3f8083809a00"


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.sqlite3.gz")), ids=lambda path: path.name)
def test_a_game_of_an_older_lapin_goes_on(record: Path, tmp_path: Path) -> None:
    (tmp_path / "lapin.sqlite3").write_bytes(gzip.decompress(record.read_bytes()))

    async def scenario() -> None:
        async with running(unlimited(data=str(tmp_path))) as server:
            pilots = [Pilot(server.address, seed=number) for number in range(3)]
            for number, pilot in enumerate(pilots):
                pilot.browser.cookie = "lapin=" + str(number + 1) * 32
                await pilot.enter(ROOM)
                assert pilot.seats == ((0,), (2,), (3,))[number]
            game = pilots[0].game
            assert game is not None
            assert (game.turn, game.phase, game.scores) == (2, Phase.VOTE, (4, 3, 1, 0))
            assert [line.text for line in pilots[0].talk] == ["Written by an older lapin"]
            await asyncio.gather(*(pilot.play_to_the_end() for pilot in pilots))
            assert all(pilot.room_view.status is Status.OVER for pilot in pilots)
            gallery = (await pilots[0].browser.request("GET", f"/api/rooms/{ROOM}/gallery")).json()
            assert len(gallery["games"][0]["rounds"]) >= 3
            await pilots[0].do("rematch")
            for pilot in pilots:
                await pilot.drop()

    asyncio.run(scenario())
