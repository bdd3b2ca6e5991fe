"""`lapin deck check PATH`, `lapin deck sheet PATH` and `lapin deck thumbnails PATH`: for people who make decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    import argparse

    from lapin.cli.complaint import Subparsers
    from lapin.decks import Deck


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "deck", help="check a deck of cards, lay it out on one picture, or give it thumbnails"
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="list everything that is wrong with a deck's folder")
    check.add_argument("path", nargs="?", help="the deck's folder (default: the deck that ships)")
    check.set_defaults(run=_check)
    sheet = actions.add_parser("sheet", help="write a contact sheet of a deck as a PNG")
    sheet.add_argument("path", nargs="?", help="the deck's folder (default: the deck that ships)")
    sheet.add_argument("--out", default="deck.png", help="the picture to write (default: %(default)s)")
    sheet.add_argument("--width", type=int, default=120, help="pixels of a card's width (default: %(default)s)")
    sheet.set_defaults(run=_sheet)
    thumbnails = actions.add_parser("thumbnails", help="write the smallest pictures of a deck from its large ones")
    thumbnails.add_argument("path", help="the deck's folder")
    thumbnails.set_defaults(run=_thumbnails)


def _load(path: str | None) -> Deck:
    from lapin.decks import DeckError, built_in, load_deck

    try:
        return built_in() if path is None else load_deck(path)
    except DeckError as error:
        raise Complaint(one_line(str(error))) from None


def _check(arguments: argparse.Namespace) -> int:
    from lapin.decks import check_deck

    deck = _load(arguments.path)
    problems = check_deck(deck.back_large.parent)
    for problem in problems:
        print(one_line(str(problem)))
    count = f"{len(problems)} problem{'s' if len(problems) != 1 else ''}"
    print(one_line(f"{deck.name}: {len(deck.cards)} cards, {count}"))
    return 1 if problems else 0


def _sheet(arguments: argparse.Namespace) -> int:
    from lapin.decks import DeckError
    from lapin.decks.contact_sheet import contact_sheet

    if not 20 <= arguments.width <= 800:
        raise Complaint(f"--width {arguments.width} is not between 20 and 800 pixels")
    deck = _load(arguments.path)
    try:
        sheet = contact_sheet(deck, width=arguments.width)
    except DeckError as error:
        raise Complaint(one_line(str(error))) from None
    try:
        sheet.save(arguments.out)
    except (OSError, ValueError) as error:
        raise Complaint(f"cannot write {arguments.out!r}: {one_line(str(error))}; name a .png file") from None
    print(one_line(f"{len(deck.cards)} cards and the back are on {arguments.out}"))
    return 0


def _thumbnails(arguments: argparse.Namespace) -> int:
    from lapin.decks import DeckError
    from lapin.decks.thumbnails import write_thumbnails

    try:
        weights = write_thumbnails(arguments.path)
    except (DeckError, OSError) as error:
        raise Complaint(one_line(str(error))) from None
    largest = max(weights) / 1000
    print(f"{len(weights)} thumbnails, {sum(weights) / 1_000_000:.2f} MB together, the largest {largest:.1f} kB")
    return 0
