"""Being forgotten: somebody's name and words are replaced in the log of a room, as if they had never been said.

The moves stay, so the game and its points stay; clues become "…", and a game still verifies, for no dice ever hung on
words (docs/decisions/0009).

Whose words are whose: whoever sits down has the seat until they leave it. A link carries a seat to another device with
everything that was said from it, so whoever holds it last may have all of that forgotten; who gave it away, what was
said before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NewType

import msgspec

from lapin.rooms.events import (
    Dressed,
    GamePlayed,
    PersonForgotten,
    PersonSeated,
    Reacted,
    RoomEvent,
    RoomOpened,
    Said,
    SeatMoved,
    SeatTakenOver,
)
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState, evolve_room
from lapin.rules.commands import Clue, PerformedClue, RecordedClue, TextClue
from lapin.rules.events import ClueGiven, Event, RoundScored
from lapin.rules.ids import Seat, Turn

SOMEBODY: Final = "lapin"
"""What people are called who were forgotten, and further ones with a number: a rabbit, as everyone here is."""
UNSAID: Final = "…"

Entry = tuple[RoomEvent, ...]
Sitting = NewType("Sitting", SessionId)
"""One person on one seat, from sitting down to leaving, on however many devices."""
_replace = msgspec.structs.replace


class Forgotten(msgspec.Struct, frozen=True):
    """A log without somebody's words."""

    log: tuple[Entry, ...]
    told: PersonForgotten


def forget(log: Sequence[Entry], session: SessionId) -> Forgotten:
    """The log without this session's names and words, entry for entry."""
    until = _sittings(log, session)
    names = _new_names(log, until)
    forgotten: list[Entry] = []
    clues: list[tuple[int, Turn]] = []
    lines = 0
    called: set[tuple[Sitting | None, str]] = set()
    for number, (entry, sitters) in enumerate(zip(log, _sitters(log), strict=True)):
        events: list[RoomEvent] = []
        for event, (state, sitting) in zip(entry, sitters, strict=True):
            mine = sitting is not None and number <= until.get(sitting, -1)
            match event:
                case RoomOpened(host=host) if host == session:
                    event = _replace(event, name="")
                case PersonSeated(name=name) | SeatTakenOver(name=name) | Dressed(name=name) if mine and sitting:
                    called.add((sitting, name))
                    event = _replace(event, name=names[sitting])
                case Said(name=name) | Reacted(name=name) if sitting and (sitting, name) in called:
                    event = _replace(event, name=names[sitting])  # whoever has the seat now inherited the name
                    if mine and isinstance(event, Said):
                        event = _replace(event, text=UNSAID)
                        lines += 1
                case GamePlayed(events=played):
                    assert state is not None
                    game = state.games[-1]
                    if mine:
                        clues.append((game.number, game.state.turn))
                    event = GamePlayed(tuple(_unsaid(one, game.number, clues, mine) for one in played))
            events.append(event)
        forgotten.append(tuple(events))
    return Forgotten(tuple(forgotten), PersonForgotten(tuple(clues), lines))


def _unsaid(event: Event, game: int, clues: list[tuple[int, Turn]], mine: bool) -> Event:
    if isinstance(event, ClueGiven) and mine:
        return _replace(event, clue=_no_clue(event.clue))
    if isinstance(event, RoundScored) and (game, event.turn) in clues:
        return _replace(event, clue=_no_clue(event.clue))
    return event


def _no_clue(clue: Clue) -> Clue:
    return clue if isinstance(clue, PerformedClue) else TextClue(UNSAID)


def _sitters(log: Sequence[Entry]) -> Iterator[list[tuple[RoomState | None, Sitting | None]]]:
    """For every event of every entry: the room before it, and who sits where it happens.

    The room is folded with sittings in the place of sessions; who opens a link takes the sitting over.
    """
    state: RoomState | None = None
    sittings = 0
    for entry in log:
        found: list[tuple[RoomState | None, Sitting | None]] = []
        for event in entry:
            before = state
            if isinstance(event, PersonSeated | SeatTakenOver):
                sittings += 1
                event = _replace(event, holder=SessionId(str(sittings)))
                found.append((before, Sitting(event.holder)))
            else:
                found.append((before, _whose(before, event)))
            if not isinstance(event, SeatMoved):
                state = evolve_room(state, event)
        yield found


def _whose(state: RoomState | None, event: RoomEvent) -> Sitting | None:
    """Who said it; nobody, where a bot did."""
    seat: Seat | None = None
    match event:
        case Dressed(seat=seat) | Said(seat=seat) | Reacted(seat=seat) | SeatMoved(seat=seat):
            pass
        case GamePlayed(events=(ClueGiven(seat=seat, clue=TextClue() | RecordedClue()), *_)):
            taken = state.at(seat) if state is not None else None
            if taken is not None and taken.bot is not None:
                return None
    taken = state.at(seat) if state is not None and seat is not None else None
    return Sitting(taken.holder) if taken is not None and taken.holder is not None else None


def _sittings(log: Sequence[Entry], session: SessionId) -> dict[Sitting, int]:
    """The sittings that were ever this session's, and with which entry that ended."""
    holder: dict[Sitting, SessionId] = {}
    until: dict[Sitting, int] = {}
    for number, (entry, sitters) in enumerate(zip(log, _sitters(log), strict=True)):
        for event, (_, sitting) in zip(entry, sitters, strict=True):
            if sitting is None or not isinstance(event, PersonSeated | SeatTakenOver | SeatMoved):
                continue
            if holder.get(sitting) == session:
                until[sitting] = number
            holder[sitting] = event.holder
            if event.holder == session:
                until[sitting] = len(log)
    return until


def _new_names(log: Sequence[Entry], sittings: dict[Sitting, int]) -> dict[Sitting, str]:
    """A rabbit each: those who were forgotten before keep theirs."""
    names: dict[Sitting, str] = {}
    taken: set[str] = set()
    for entry, sitters in zip(log, _sitters(log), strict=True):
        for event, (_, sitting) in zip(entry, sitters, strict=True):
            if isinstance(event, PersonSeated | SeatTakenOver | Dressed):
                taken.add(event.name)
                if sitting in sittings and re.fullmatch(rf"{SOMEBODY}( \d+)?", event.name):
                    names.setdefault(sitting, event.name)
    number = 1
    for sitting in [sitting for sitting in sittings if sitting not in names]:
        while (name := SOMEBODY if number == 1 else f"{SOMEBODY} {number}") in taken:
            number += 1
        names[sitting] = name
        taken.add(name)
    return names
