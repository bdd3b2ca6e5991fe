"""Was a finished game played by its own dice and rules (R9.5)?

The secret of a finished game is known. From it, from the deck and from what the players chose, everything else must
follow: the deal, who tells, the order of the table, reshuffles, refills, points, what the dice did for absent players,
the end. `verify` plays the game again from the players' choices alone and compares, event by event.

What it cannot know is whether a player really chose what the log says; no dice can tell that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lapin.rules import dice
from lapin.rules.commands import ActFor, AgreeGiver, CastVote, Claim, Command, GiveClue, HandIn, Intent, ProposeGiver
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.errors import RulesError
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    Event,
    GameEnded,
    GameStarted,
    GiverAgreed,
    GiverProposed,
    TurnBegan,
    TurnPassed,
    VoteCast,
    encode_events,
)
from lapin.rules.ids import Seat, Turn
from lapin.rules.state import GameState, Phase


class Finding(msgspec.Struct, frozen=True):
    """What is wrong, and at which event, counted from 1."""

    event: int
    type: str
    clause: str
    wrong: str

    def __str__(self) -> str:
        return f"event {self.event} ({self.type}): {self.wrong} [{self.clause}]"


class Verdict(msgspec.Struct, frozen=True):
    """How many events were checked, and the first that is wrong. All that follows a wrong one rests on it."""

    events: int
    finding: Finding | None
    state: GameState | None
    """The game as it must have been, up to the last event that is right; `None` if not even the deal is."""

    @property
    def fair(self) -> bool:
        return self.finding is None


def verify(events: Sequence[Event], pictures: Mapping[str, str] | None = None) -> Verdict:
    """Plays a finished game again and compares every event; `pictures`: which picture each card is said to be."""
    finding = _opening_finding(events) or _picture_finding(events, pictures)
    if finding is not None:
        return Verdict(0, finding, None)
    started = events[0]
    assert isinstance(started, GameStarted)
    assert started.secret is not None
    assert started.deck is not None
    try:
        expected = start(
            started.edition,
            started.mode,
            started.players,
            started.deck,
            bytes.fromhex(started.secret),
            started.options,
            started.rulings,
            started.pictures,
        )
    except RulesError as error:
        return Verdict(0, Finding(1, _type(started), error.clause, error.message), None)
    state = None
    checked = 0
    while True:
        finding = _compare(expected, events, checked)
        if finding is not None:
            return Verdict(checked, finding, state)
        state = replay(expected) if state is None else evolve_all(state, expected)
        checked += len(expected)
        if checked == len(events):
            return Verdict(checked, _unfinished(state, events), state)
        event = events[checked]
        command = _command_behind(state, event)
        if command is None:
            wrong = "nothing that happened before brings this about"
            return Verdict(checked, Finding(checked + 1, _type(event), "R9.5", wrong), state)
        try:
            expected = decide(state, command)
        except RulesError as error:
            return Verdict(checked, Finding(checked + 1, _type(event), error.clause, error.message), state)


def _opening_finding(events: Sequence[Event]) -> Finding | None:
    """A log begins with a table whose dice are known and are the ones promised."""
    if not events:
        return Finding(0, "nothing", "R9.5", "there are no events; a game begins with game_started")
    started = events[0]
    if not isinstance(started, GameStarted):
        return Finding(1, _type(started), "R9.5", "a game begins with game_started")
    if started.secret is None or started.deck is None:
        return Finding(1, _type(started), "R9.5", "secret and deck are left out; only the whole log can be verified")
    try:
        secret = bytes.fromhex(started.secret)
    except ValueError:
        return Finding(1, _type(started), "R9.5", "the secret is not written in hexadecimal digits")
    if dice.commitment(secret, started.deck, started.pictures) != started.commitment:
        if started.pictures is None:
            return Finding(1, _type(started), "R9.5", "the secret is not the one whose SHA-256 was shown at the start")
        wrong = "secret, order of the deck and pictures are not the ones whose SHA-256 was shown at the start"
        return Finding(1, _type(started), "R9.5", wrong)
    return None


def _picture_finding(events: Sequence[Event], pictures: Mapping[str, str] | None) -> Finding | None:
    """The pictures are the ones that were promised, if anyone says which they are."""
    started = events[0]
    assert isinstance(started, GameStarted)
    if pictures is None or started.pictures is None or dice.pictures_digest(pictures) == started.pictures:
        return None
    return Finding(1, _type(started), "R9.5", "the cards are not the pictures that were promised at the start")


def _compare(expected: Sequence[Event], events: Sequence[Event], checked: int) -> Finding | None:
    """The first event that is not what it must be."""
    for number, right in enumerate(expected, start=checked):
        if number >= len(events):
            return Finding(len(events), _type(events[-1]), "R9.5", f"the log breaks off; {_type(right)} must follow")
        found = events[number]
        if type(found) is not type(right):
            return Finding(number + 1, _type(found), "R9.5", f"{_type(right)} must come here")
        if found != right:
            return Finding(number + 1, _type(found), _clause(right), _difference(found, right))
    return None


def _difference(found: Event, right: Event) -> str:
    """The first field that is not what it must be."""
    name = next(name for name in right.__struct_fields__ if getattr(found, name) != getattr(right, name))
    return f"{name} is {_short(getattr(found, name))}, must be {_short(getattr(right, name))}"


def _short(value: Any) -> str:
    return msgspec.json.encode(value).decode()


_CLAUSES = {
    "game_started": "R1",
    "hands_dealt": "R2.2",
    "turn_began": "R5.5",
    "table_shown": "R3.3",
    "round_scored": "R4",
    "pile_reshuffled": "R5.2",
    "hands_refilled": "R5.1",
    "game_ended": "R6",
}


def _clause(event: Event) -> str:
    return _CLAUSES.get(_type(event), "R9.6")  # else it was the dice's choice for somebody


def _command_behind(state: GameState, event: Event) -> Command | None:
    """What a player or the room must have asked for to bring this event about; `None` if nobody can ask for it."""
    seat: Seat
    intent: Intent | ActFor
    match event:
        case TurnBegan(storyteller=seat, drawn=drawn) if state.phase is Phase.CLAIM:
            intent = ActFor() if drawn else Claim()
        case TurnPassed(seat=seat):
            intent = ActFor()
        case ClueGiven(seat=seat, clue=clue, card=card):
            intent = GiveClue(clue=clue, card=card)
        case GiverProposed(seat=seat, stand_in=True) | GiverAgreed(seat=seat, stand_in=True):
            intent = ActFor()
        case CardsHandedIn(seat=seat, stand_in=True) | VoteCast(seat=seat, stand_in=True):
            intent = ActFor()
        case GiverProposed(seat=seat, giver=giver):
            intent = ProposeGiver(giver=giver)
        case GiverAgreed(seat=seat, giver=giver):
            intent = AgreeGiver(giver=giver)
        case CardsHandedIn(seat=seat, cards=cards) if cards is not None:
            intent = HandIn(cards=cards)
        case VoteCast(seat=seat, ballot=ballot) if ballot is not None:
            intent = CastVote(slots=ballot.slots, red=ballot.red)
        case _:
            return None
    return Command(seat, state.turn, intent)


def _unfinished(state: GameState, events: Sequence[Event]) -> Finding | None:
    if isinstance(events[-1], GameEnded):
        return None
    return Finding(len(events), _type(events[-1]), "R6", f"the game is not over, it is in its {state.phase} phase")


def _type(event: Event) -> str:
    return str(event.__struct_config__.tag)


def exported(events: Sequence[Event], pictures: Mapping[str, str], forgotten: Sequence[Turn] = ()) -> bytes:
    """A game as a file that `lapin verify` reads; `forgotten`: the turns whose clues their tellers had forgotten."""
    body = b'{"events":%b,"pictures":%b' % (encode_events(tuple(events)), msgspec.json.encode(dict(pictures)))
    return body + (b',"forgotten":%b}' % msgspec.json.encode(sorted(forgotten)) if forgotten else b"}")
