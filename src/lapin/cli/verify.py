"""`lapin verify`: was a finished game played by its own dice and rules (R9.5)?"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import msgspec

from lapin.cli.complaint import Complaint, one_line, read_bytes

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.rules.events import Event


class _Game(msgspec.Struct):
    """A game with whatever else its file tells; only the events matter here."""

    events: msgspec.Raw
    pictures: dict[str, str] | None = None
    forgotten: tuple[int, ...] = ()
    """Turns whose clues are not known any more: who told them was forgotten."""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "verify",
        help="check that a finished game followed its dice and the rules",
        description="Play a finished game again from its secret and its players' choices, and compare deal, "
        "shuffles, table orders, refills, points and the end, event by event.",
        epilog="exit status: 0 if all is as it must be, 2 if something is not",
    )
    parser.add_argument("file", nargs="?", metavar="GAME.json", help="a file, or - for standard input (the default)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from lapin.rules.events import GameStarted
    from lapin.rules.verify import verify

    events, pictures, forgotten = _game(read_bytes(arguments.file))
    verdict = verify(events, pictures)
    if verdict.finding is not None:
        raise Complaint(one_line(str(verdict.finding)))
    state = verdict.state
    assert state is not None
    assert state.outcome is not None
    rules = state.rules
    winners = ", ".join(str(seat) for seat in state.outcome.winners)
    print(
        f"all {verdict.events} events are what they must be: {rules.edition.title()}, {rules.mode} mode, "
        f"{rules.players} players, {state.turn} turns, won by seat {winners}"
    )
    bound = isinstance(events[0], GameStarted) and events[0].pictures is not None
    if bound and pictures is not None:
        print("what was shown at the start binds the dice, the order of the deck and every card's picture")
    elif bound:
        print("what was shown at the start binds the dice and the order of the deck; the file names no pictures")
    else:
        print("what was shown at the start binds the dice alone, as in games of an older lapin")
    if forgotten:
        turns = ", ".join(map(str, forgotten))
        print(f"who told in turn {turns} asked to be forgotten: those clues are not known, all else is as it was")
    return 0


def _game(data: bytes) -> tuple[tuple[Event, ...], dict[str, str] | None, tuple[int, ...]]:
    """A JSON array of events, or an object that holds one under "events", and perhaps "pictures" and "forgotten"."""
    from lapin.rules.events import decode_events

    pictures: dict[str, str] | None = None
    forgotten: tuple[int, ...] = ()
    try:
        if data.lstrip()[:1] == b"{":
            game = msgspec.json.decode(data, type=_Game)
            data, pictures, forgotten = bytes(game.events), game.pictures, game.forgotten
        return decode_events(data), pictures, forgotten
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Complaint(
            f'not a game: {one_line(str(error))}; a game is a JSON array of events, or {{"events": […]}}'
        ) from None
