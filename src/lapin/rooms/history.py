"""Questions to a room's log and to its finished games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from lapin.rooms.events import CodeChanged, GameDealt, GamePlayed, MoveLinkMade, PersonSeated, RoomEvent, SeatMoved
from lapin.rooms.ports import RoomIndex
from lapin.rooms.state import Game, RoomState
from lapin.rules.commands import RecordedClue
from lapin.rules.events import Event
from lapin.rules.ids import CardId, Turn

NO_FACTS: Final[Mapping[str, Any]] = {}


def games_of(log: Iterable[tuple[RoomEvent, ...]]) -> dict[int, tuple[Event, ...]]:
    """The events of every game of a room, by the game's number."""
    games: dict[int, list[Event]] = {}
    for entry in log:
        for event in entry:
            if isinstance(event, GameDealt):
                games[event.number] = []
            if isinstance(event, GameDealt | GamePlayed):
                games[max(games)].extend(event.events)
    return {number: tuple(events) for number, events in games.items()}


def pictures_of(game: Game) -> dict[str, str]:
    """Which picture each card of a game is, for whoever checks that nobody chose them (R9.5)."""
    return {token: f"{game.deck}/{card}" for token, card in game.cards.items()}


def forgotten_in(state: RoomState, number: int) -> list[Turn]:
    """The turns of a game whose clues are not known any more, because who told them was forgotten."""
    return sorted(turn for game, turn in state.forgotten if game == number)


def told_recordings(state: RoomState) -> set[str]:
    """Recordings that were given as clues: everyone in the room may hear them."""
    clues = [scored.clue for game in state.games for scored in game.rounds]
    clues += [game.state.clue for game in state.games if game.state.clue is not None]
    return {clue.recording for clue in clues if isinstance(clue, RecordedClue)}


def facts_of(events: tuple[RoomEvent, ...]) -> Mapping[str, Any]:
    """What the acknowledgement of these events said, but for a link's token: only its hash was kept."""
    for event in events:
        if isinstance(event, PersonSeated | MoveLinkMade | SeatMoved):
            return {"seat": event.seat}
        if isinstance(event, CodeChanged):
            return {"code": event.code}
    return NO_FACTS


def index_of(events: tuple[RoomEvent, ...]) -> RoomIndex:
    """What is written beside an entry, so that things are found without reading logs."""
    code = None
    pictures: dict[CardId, str] = {}
    for event in events:
        if isinstance(event, CodeChanged):
            code = event.code
        elif isinstance(event, GameDealt):
            pictures = {token: f"{event.deck}/{card}" for token, card in event.cards.items()}
    return RoomIndex(code=code, pictures=pictures)
