"""Imagining the table: what would other people make of this clue?

Others are imagined to think as we do only in part: their likeness of clue and card correlates with ours (`AGREEMENT`),
the rest is a taste the whole table shares, and each of them has noise of their own. Tuning clues to copies of oneself
looks superb and fails with anybody else.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from lapin.bots.encoder import Matrix
from lapin.rules.rulesets import RulesView

Numbers = NDArray[np.intp]

AGREEMENT: Final = 0.55
"""How far others' likeness correlates with ours."""
OWN_NOISE: Final = 0.6
"""How far each of them strays from what the table shares."""


class Round(msgspec.Struct, frozen=True):
    """Who hands in and who votes in a round, as numbers (R3.2, R8.1–4)."""

    givers: int
    """Others who hand in cards."""
    cards_each: int
    hand: int
    voters: int
    """The first of the givers; none votes for their own card. In Team the voter's teammate gave it (R8.4)."""


def round_of(rules: RulesView) -> Round:
    """The round as the storyteller sees it."""
    if rules.teams:
        teams = len(rules.teams)
        return Round(givers=teams, cards_each=1, hand=rules.hand_size, voters=teams - 1)
    others = rules.players - 1
    return Round(givers=others, cards_each=rules.cards_each, hand=rules.hand_size, voters=others)


def others_taste(likeness: Matrix, random: np.random.Generator, agreement: float = AGREEMENT) -> Matrix:
    """What a table of others may make of the same clues and cards."""
    strange = random.standard_normal(likeness.shape, dtype=np.float32)
    result: Matrix = agreement * likeness + np.float32(np.sqrt(1 - agreement**2)) * strange
    return result


def imagined_finders(
    likeness: Matrix,
    answers: Numbers,
    unseen: Numbers,
    table: Round,
    random: np.random.Generator,
    worlds: int,
    agreement: float = AGREEMENT,
    noise: float = OWN_NOISE,
) -> Numbers:
    """How many voters find the card, imagined worlds × candidates.

    `likeness`: candidate clues × cards; `answers`: the card behind each clue; `unseen`: cards others may hold.
    """
    candidates = np.arange(len(answers))
    needed = table.givers * table.hand
    finders = np.zeros((worlds, len(answers)), dtype=np.intp)
    for world in range(worlds):
        held = random.choice(unseen, size=needed, replace=needed > len(unseen))
        # Columns: the cards of all hands, then the answer.
        taste = others_taste(
            np.concatenate((likeness[:, held], likeness[candidates, answers][:, None]), axis=1), random, agreement
        )
        hands = taste[:, :-1].reshape(len(answers), table.givers, table.hand)
        fit = hands + noise * random.standard_normal(hands.shape, dtype=np.float32)
        if table.cards_each == 1:
            order = fit.argmax(axis=2)[:, :, None]
        else:
            order = np.argsort(-fit, axis=2)[:, :, : table.cards_each]
        handed = np.take_along_axis(hands, order, axis=2)  # candidates × givers × cards each
        shown = handed.reshape(len(answers), -1)
        seen = shown[:, None, :] + noise * random.standard_normal(
            (len(answers), table.voters, shown.shape[1]), dtype=np.float32
        )
        for voter in range(table.voters):
            seen[:, voter, voter * table.cards_each : (voter + 1) * table.cards_each] = -np.inf
        answer = taste[:, -1:] + noise * random.standard_normal((len(answers), table.voters), dtype=np.float32)
        finders[world] = (answer > seen.max(axis=2)).sum(axis=1)
    return finders
