"""What is asked of a room, one after the other: the next is decided when the last is written and told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from lapin.rooms.errors import Refusal, RoomError, RoomGone, VersionConflict
from lapin.rooms.ids import RoomId, shown
from lapin.rooms.journal import Decide, Journal, Outcome
from lapin.rules.errors import RulesError

Answer: TypeAlias = Callable[[Outcome], None]

_log = logging.getLogger("lapin.rooms")


class Queue:
    """The only way to a room's journal. `lost` is called when the room is not ours any more."""

    def __init__(self, room: RoomId, journal: Journal, lost: Callable[[RoomError], None]) -> None:
        self._room = room
        self._journal = journal
        self._lost = lost
        self._waiting: deque[tuple[str | None, Decide, Answer]] = deque()
        self._answer: Answer = nobody_asked
        """Who asked for what is being done."""
        self.busy = False
        self.ended = False

    def ask(self, key: str | None, decide: Decide, answer: Answer) -> None:
        """Propose something, in its turn. Whoever asked may vanish meanwhile."""
        if self.ended:
            answer(RoomGone())
            return
        self._waiting.append((key, decide, answer))
        if not self.busy:
            self.busy = True
            self._work()

    def end(self, why: RoomError) -> None:
        """Nothing is done any more; whoever waits is told why."""
        self.ended = True
        while self._waiting:
            self._waiting.popleft()[2](why)

    def _work(self) -> None:
        while self._waiting:
            key, decide, self._answer = self._waiting.popleft()
            outcome = self._journal.write(key, decide, self._written)
            if outcome is None:
                return  # the store is at it: `_written` goes on
            self._tell(outcome)
        self.busy = False

    def _written(self, outcome: Outcome) -> None:
        self._tell(outcome)
        self._work()

    def _tell(self, outcome: Outcome) -> None:
        if isinstance(outcome, Exception) and not isinstance(outcome, RoomError | RulesError):
            _log.error("a command failed", exc_info=outcome, extra={"room": shown(self._room)})
        self._answer(outcome)
        if isinstance(outcome, RoomGone | VersionConflict):
            self._lost(outcome)


async def answered(ask: Callable[[Answer], None]) -> Mapping[str, Any]:
    """Ask, and wait for the answer; raises Refusal and the rules' errors."""
    done: asyncio.Future[Mapping[str, Any]] = asyncio.get_running_loop().create_future()

    def answer(outcome: Outcome) -> None:
        if done.done():
            return  # whoever asked is gone; what was begun is finished all the same
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)

    ask(answer)
    return await done


def nobody_asked(outcome: Outcome) -> None:
    """For what time brings."""
    if isinstance(outcome, RulesError | Refusal):
        _log.debug("what time brings was refused", extra={"code": outcome.code})
