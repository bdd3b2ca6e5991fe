"""`lapin bots`: who plays when people are missing."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from lapin.cli.complaint import Complaint, one_line
from lapin.cli.score import aligned

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers

_LEVELS: Final = {1: "easy-going", 2: "at ease", 3: "sharp"}


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bots",
        help="list the computer players",
        description="List the computer players: how well they play, how long they take, who they are. `lapin simulate "
        "--bots` lets them play; docs/bots.md tells how to add one.",
    )
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings, such as a language model's")
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    listen = actions.add_parser(
        "listen",
        help="measure how bots understand what people told",
        description="Measure how often bots find the card behind clues that people gave. CLUES is a CSV with the "
        "columns clue and answer, and perhaps language and table (docs/bots.md). Cards are named by their ids.",
    )
    listen.add_argument("clues", metavar="CLUES.csv", help="the rounds that people told")
    listen.add_argument("--deck", metavar="FOLDER", help="the deck they were told for (default: the deck that ships)")
    listen.add_argument("--level", type=int, choices=(1, 2, 3), help="bots of this level only (default: all)")
    listen.add_argument("--players", type=int, choices=(4, 5, 6), default=5, help="at dealt tables (default: 5)")
    listen.add_argument("--deals", type=int, default=20, metavar="N", help="tables dealt a clue (default: 20)")
    listen.add_argument("--json", action="store_true", help="print the figures as JSON")
    listen.set_defaults(run=_listen)
    ready = actions.add_parser(
        "prepare",
        help="get to know decks ahead of the first game",
        description="Work out what bots need to know about decks in every language, and keep it in the user's cache "
        "folder (XDG_CACHE_HOME). A server does so by itself when the first bot sits down; this saves that table ten "
        "seconds.",
    )
    ready.add_argument("--deck", metavar="FOLDER", action="append", help="a deck of your own too (repeatable)")
    ready.set_defaults(run=_prepare)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from lapin import bots
    from lapin.bots.encoder import is_installed
    from lapin.bots.language_model import with_model
    from lapin.bots.phrasebank import languages
    from lapin.cli.serve import settings

    config = settings(arguments)
    roster = with_model(bots.everyone(), config.llm_url, config.llm_model, config.llm_key, config.llm_seconds)
    personas = roster.available()
    if arguments.json:
        print(msgspec.json.encode(personas).decode())
        return 0
    rows = [["name", "level", "", "pace", "who"]]
    for persona in personas:
        level = _LEVELS.get(persona.level, "")
        about = dict(persona.about).get("en", persona.mind)
        rows.append([persona.name, str(persona.level), level, f"{persona.pace:g}", about])
    print("\n".join(aligned(rows, left=5)))
    print(f"\nThey tell in {', '.join(languages())}.")
    if is_installed():
        print("The sentence encoder is installed: they compare clues with cards by meaning.")
    return 0


def _prepare(arguments: argparse.Namespace) -> int:
    from lapin import bots
    from lapin.bots.cache import folder
    from lapin.decks import DeckError, built_in, load_deck
    from lapin.decks.seen import as_bots_see
    from lapin.languages import LANGUAGES

    try:
        decks = [built_in(), *map(load_deck, arguments.deck or ())]
    except (DeckError, OSError) as error:
        raise Complaint(one_line(str(error))) from None
    for deck in decks:
        for language in LANGUAGES:
            bots.prepare(tuple(as_bots_see(deck, language).values()), language)
    print(f"Bots are ready; what they worked out is in {folder() or 'no folder: there is no place for it'}.")
    return 0


def _listen(arguments: argparse.Namespace) -> int:
    import msgspec

    from lapin import bots
    from lapin.bots.listening import BadRounds, Heard, listen, read_rounds
    from lapin.decks import DeckError, built_in, load_deck
    from lapin.decks.seen import as_bots_see

    try:
        deck = load_deck(arguments.deck) if arguments.deck else built_in()
        rounds = read_rounds(arguments.clues, [card.id for card in deck.cards])
    except (DeckError, BadRounds, OSError, UnicodeDecodeError) as error:
        raise Complaint(one_line(str(error))) from None
    found: dict[str, Heard] = {}
    for language in dict.fromkeys(told.language for told in rounds):

        def company(count: int, seed: int, language: str = language) -> tuple[bots.Bot, ...]:
            return bots.company(count, seed, language, arguments.level)

        told = [one for one in rounds if one.language == language]
        found[language] = listen(told, as_bots_see(deck, language), company, arguments.players, arguments.deals)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
        return 0
    rows = [["language", "clues", "tables", "found", "by chance", "nobody found it"]]
    for language, heard in found.items():
        clues = sum(one.language == language for one in rounds)
        shares = (heard.finds / heard.votes, heard.chance / heard.votes, heard.nobodies / heard.rounds)
        rows.append([language, str(clues), str(heard.rounds), *(f"{share:.1%}" for share in shares)])
    print("\n".join(aligned(rows, left=1)))
    return 0
