"""`lapin bots`: who plays when people are missing."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from lapin.cli.score import aligned

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers

_LEVELS: Final = {1: "easy-going", 2: "at ease", 3: "sharp"}


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bots",
        help="list the computer players",
        description="List the computer players: how well they play, how they think, what they like to say, how long "
        "they take. `lapin simulate --bots` lets them play; docs/bots.md tells how to add one.",
    )
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings, such as a language model's")
    parser.set_defaults(run=run)


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
    rows = [["name", "level", "", "mind", "likes", "pace"]]
    for persona in personas:
        level = _LEVELS.get(persona.level, "")
        rows.append(
            [persona.name, str(persona.level), level, persona.mind, ", ".join(persona.taste), f"{persona.pace:g}"]
        )
    print("\n".join(aligned(rows, left=6)))
    print(f"\nThey tell in {', '.join(languages())}.")
    if is_installed():
        print("The sentence encoder is installed: they compare clues with cards by meaning.")
    return 0
