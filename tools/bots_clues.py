"""Clues that bots tell, with the cards they are told for, to be read beside the pictures by somebody who judges them.

python tools/bots_clues.py                   60 clues a language by all twelve, as a table in Markdown
python tools/bots_clues.py --count 20 --language fr --seed 9
"""

from __future__ import annotations

import argparse
import sys

from lapin import bots
from lapin.bots.arena import numbered, play
from lapin.decks import built_in
from lapin.decks.seen import as_bots_see
from lapin.rules import GiveClue, Options, TextClue


def clues(language: str, count: int, seed: int) -> list[tuple[str, int, str, str]]:
    """Who tells, at which level, for which card, and what: no clue twice."""
    cards = as_bots_see(built_in(), language)
    names = dict(zip(numbered(tuple(cards.values())), cards, strict=True))
    found: list[tuple[str, int, str, str]] = []
    while len(found) < count:
        company = bots.company(6, seed, language)
        told = [clue for _, _, _, clue in found]
        options = Options(turn_limit=6, target=300)
        for move in play(company, tuple(cards.values()), seed=seed, options=options, told=told):
            if isinstance(move.intent, GiveClue) and isinstance(move.intent.clue, TextClue) and move.intent.card:
                persona = company[move.seat].persona
                found.append((persona.name, persona.level, names[move.intent.card], move.intent.clue.text))
        seed += 1
    return found[:count]


def main() -> int:
    parser = argparse.ArgumentParser(description="Clues that bots tell, with their cards.")
    parser.add_argument("--language", choices=("en", "fr", "nl"), action="append", help="default: all three")
    parser.add_argument("--count", type=int, default=60, help="clues a language (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other clues (default: 1)")
    arguments = parser.parse_args()
    print("| language | who | level | card | clue |\n|---|---|---|---|---|")
    for language in arguments.language or ("en", "fr", "nl"):
        for name, level, card, clue in clues(language, arguments.count, arguments.seed):
            print(f"| {language} | {name} | {level} | {card} | {clue} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
