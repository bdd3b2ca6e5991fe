"""The storyteller: a card and a clue that some should find, but not all (R3.1, R4.1–2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from lapin.bots.imagination import AGREEMENT, Numbers, Round, find_rates
from lapin.bots.minds import Atlas
from lapin.bots.phrasebank import folded
from lapin.rules.commands import Clue, RecordedClue, TextClue
from lapin.rules.events import RoundScored
from lapin.rules.ids import Seat
from lapin.rules.scoring import RoundOutcome

NEAREST: Final = 15
DRAWN: Final = 15
"""Candidates of a card: the nearest phrases, and some drawn from the next ones."""
SHORT_LIST: Final = 8
STEP: Final = 0.08
LOWEST: Final = 0.15
HIGHEST: Final = 0.95
FAVOURITE: Final = 3.0
"""How much likelier a clue of a favourite kind is taken from the short list."""


class Candidate(msgspec.Struct, frozen=True):
    """A clue for a card."""

    phrase: int
    card: int


def first_target(voters: int) -> float:
    """The find rate to aim at in the first round: the more vote, the fewer need to find it, as with people."""
    return max(0.33, 0.16 + 0.6 / voters)


def target(rounds: Sequence[RoundScored], seat: Seat, voters: int) -> float:
    """The find rate to aim at: easier after nobody found our card, harder after everybody did."""
    aim = first_target(voters)
    for scored in rounds:
        if scored.storyteller == seat and scored.outcome in (RoundOutcome.NONE, RoundOutcome.ALL):
            aim += STEP if scored.outcome is RoundOutcome.NONE else -STEP
            aim = min(max(aim, LOWEST), HIGHEST)
    return aim


def words_of(clue: Clue | None) -> str | None:
    """What a clue says, if it says anything that can be read."""
    match clue:
        case TextClue(text=text):
            return text
        case RecordedClue(transcript=str(text)):
            return text
        case _:
            return None


def used_clues(rounds: Sequence[RoundScored]) -> frozenset[str]:
    """All clues of the game so far, folded: none is given twice."""
    return frozenset(folded(text) for scored in rounds if (text := words_of(scored.clue)) is not None)


def candidates(atlas: Atlas, hand: Sequence[int], used: frozenset[str], random: np.random.Generator) -> list[Candidate]:
    """Clues worth thinking about, near and not so near; none used before, none that names what the card shows."""
    found: list[Candidate] = []
    for card in hand:
        fresh = [phrase for phrase in atlas.clues_for(card) if folded(atlas.bank[phrase].text) not in used]
        near, rest = fresh[:NEAREST], fresh[NEAREST:]
        drawn = random.permutation(len(rest))[:DRAWN]
        found += [Candidate(phrase, card) for phrase in near + [rest[place] for place in drawn]]
    return found


def choose(
    atlas: Atlas,
    options: Sequence[Candidate],
    unseen: Numbers,
    table: Round,
    aim: float,
    taste: Sequence[str],
    random: np.random.Generator,
    worlds: int,
    agreement: float = AGREEMENT,
) -> Candidate:
    """The candidate whose imagined find rate comes near the aim; among the nearest few taste and chance decide."""
    rates = find_rates(
        atlas.likeness[[option.phrase for option in options]],
        np.array([option.card for option in options]),
        unseen,
        table,
        random,
        worlds,
        agreement,
    )
    short_list = np.argsort(np.abs(rates - aim), kind="stable")[:SHORT_LIST]
    weights = np.array([FAVOURITE if atlas.bank[options[place].phrase].kind in taste else 1.0 for place in short_list])
    return options[int(random.choice(short_list, p=weights / weights.sum()))]
