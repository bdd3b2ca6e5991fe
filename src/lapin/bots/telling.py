"""The storyteller: a card and a clue that some should find, but not all (R3.1, R4.1–2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from lapin.bots.imagination import AGREEMENT, Numbers, Round, imagined_finders
from lapin.bots.minds import Atlas
from lapin.bots.phrasebank import folded
from lapin.rules.commands import Clue, RecordedClue, TextClue
from lapin.rules.events import RoundScored
from lapin.rules.ids import Seat
from lapin.rules.scoring import RoundOutcome

NEAREST: Final = 15
DRAWN: Final = 15
"""Candidates of a card: the nearest phrases, and some drawn from the next ones."""
LONG_LIST: Final = 40
SECOND_LOOK: Final = 3
"""Candidates that are looked at again, and at how many times as many imagined tables."""
SPLIT: Final = 0.5
"""How much a clue that always splits the table may be off the aim."""
SHORT_LIST: Final = 8
STEP: Final = 0.08
STEP_OF_OTHERS: Final = 0.05
"""How far nobody or everybody moves the aim: in a round of one's own, and in one that another told."""
LOWEST: Final = 0.15
HIGHEST: Final = 0.95
FAVOURITE: Final = 3.0
"""How much likelier a clue of a favourite kind is taken from the short list."""


class Candidate(msgspec.Struct, frozen=True):
    """A clue for a card."""

    phrase: int
    card: int


def first_target(voters: int) -> float:
    """The find rate to aim at in the first round: the more vote, the fewer need to find it, as with people.

    `make bots-report` says how it was tuned, and on what.
    """
    return 0.195 + 0.675 / voters


def target(rounds: Sequence[RoundScored], seat: Seat, voters: int) -> float:
    """The find rate to aim at: easier after nobody found a card, harder after everybody did.

    Rounds that others told count too, though less: they tell as much about how this table listens, but not about us.
    """
    aim = first_target(voters)
    for scored in rounds:
        if scored.outcome in (RoundOutcome.NONE, RoundOutcome.ALL):
            step = STEP if scored.storyteller == seat else STEP_OF_OTHERS
            aim += step if scored.outcome is RoundOutcome.NONE else -step
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
    """The candidate whose imagined find rate comes near the aim; among the nearest few taste and chance decide.

    A first look at few tables says which are worth a second look at more. There it also counts how often a clue would
    split the table, which is what pays (R4.2): of two clues found as often, one may be found by all or by none.
    """
    likeness = atlas.likeness[[option.phrase for option in options]]
    answers = np.array([option.card for option in options])
    first = imagined_finders(likeness, answers, unseen, table, random, worlds, agreement)
    long_list = np.argsort(np.abs(first.mean(axis=0) / table.voters - aim), kind="stable")[:LONG_LIST]
    second = imagined_finders(
        likeness[long_list], answers[long_list], unseen, table, random, SECOND_LOOK * worlds, agreement
    )
    finders = np.concatenate((first[:, long_list], second))
    rates = finders.mean(axis=0) / table.voters
    splits = ((finders > 0) & (finders < table.voters)).mean(axis=0)
    short_list = long_list[np.argsort(np.abs(rates - aim) - SPLIT * splits, kind="stable")[:SHORT_LIST]]
    weights = np.array([FAVOURITE if atlas.bank[options[place].phrase].kind in taste else 1.0 for place in short_list])
    return options[int(random.choice(short_list, p=weights / weights.sum()))]
