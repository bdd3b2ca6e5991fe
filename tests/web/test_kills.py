"""kill -9 in the middle of play: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.operation.kills import kill_again_and_again


def test_a_hundred_kills(tmp_path: Path) -> None:
    report = asyncio.run(kill_again_and_again(tmp_path, kills=100))
    print(report)
    assert report.kills == 100
    assert report.acknowledged > 200, "they really played meanwhile"
    assert (report.lost, report.doubled) == (0, 0)
