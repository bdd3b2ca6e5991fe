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
    from lapin.rules.verify import verify

    verdict = verify(_events(read_bytes(arguments.file)))
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
    return 0


def _events(data: bytes) -> tuple[Event, ...]:
    """A JSON array of events, or an object that holds one under "events"."""
    from lapin.rules.events import decode_events

    try:
        if data.lstrip()[:1] == b"{":
            data = bytes(msgspec.json.decode(data, type=_Game).events)
        return decode_events(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Complaint(
            f'not a game: {one_line(str(error))}; a game is a JSON array of events, or {{"events": […]}}'
        ) from None
