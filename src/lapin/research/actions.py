"""The numbers of actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lapin.rules.commands import AgreeGiver, CastVote, GiveClue, HandIn, Intent, ProposeGiver, TextClue
from lapin.rules.ids import Slot
from lapin.rules.projection import OwnView
from lapin.rules.rulesets import RuleSet

WAIT: Final = 0
"""The action of whoever is not awaited (Parallel only)."""


class Actions:
    """Numbered actions: wait, then clues, hand-ins, proposals, the agreement, votes.

    Cards are named by their place in the hand as observed, clues by their number in the phrase bank.
    """

    def __init__(self, rules: RuleSet, clues: int) -> None:
        self.rules: Final = rules
        self.clues: Final = clues
        self.clue_cards: Final = 1 if rules.blind_clue else rules.hand_size
        self.handings: Final = tuple(combinations(range(rules.hand_size), rules.cards_each))
        shown = range(1, rules.cards_shown + 1)
        votes: list[tuple[tuple[Slot, ...], Slot | None]] = [
            (tuple(Slot(slot) for slot in slots), None)
            for count in range(1, rules.most_votes + 1)
            for slots in combinations(shown, count)
        ]
        if rules.red_vote:
            votes += [((Slot(green),), Slot(red)) for green in shown for red in shown]
        self.votes: Final = tuple(votes)
        self.first_clue: Final = WAIT + 1
        self.first_hand_in: Final = self.first_clue + self.clue_cards * clues
        self.first_proposal: Final = self.first_hand_in + len(self.handings)
        self.agreement: Final = self.first_proposal + 2
        self.first_vote: Final = self.agreement + 1
        self.count: Final = self.first_vote + len(self.votes)

    def mask(self, own: OwnView, waits: bool) -> NDArray[np.int8]:
        """1 for every action the seat may take now."""
        mask = np.zeros(self.count, dtype=np.int8)
        choices = own.choices
        if waits:
            mask[WAIT] = 1
        elif choices.give_clue:
            cards = 1 if own.hand is None else len(own.hand)
            mask[self.first_clue : self.first_clue + cards * self.clues] = 1
        elif choices.agree is not None:
            mask[self.agreement] = 1
        elif choices.hand_in:
            held = len(own.hand or ()) + len(own.handed)
            for number, places in enumerate(self.handings):
                mask[self.first_hand_in + number] = places[-1] < held
        elif choices.propose:
            mask[self.first_proposal : self.first_proposal + 2] = 1
        elif choices.vote:
            forbidden = () if self.rules.own_card_votable else own.own_slots
            for number, (slots, red) in enumerate(self.votes, start=self.first_vote):
                mask[number] = (red is not None) == bool(choices.red) and not any(slot in forbidden for slot in slots)
        return mask

    def intent(self, action: int, own: OwnView, texts: Sequence[str]) -> Intent:
        """The action as an intent of its seat."""
        if self.first_clue <= action < self.first_hand_in:
            place, clue = divmod(action - self.first_clue, self.clues)
            return GiveClue(clue=TextClue(texts[clue]), card=None if own.hand is None else own.hand[place])
        if self.first_hand_in <= action < self.first_proposal:
            held = (own.hand or ()) + own.handed
            return HandIn(cards=tuple(held[place] for place in self.handings[action - self.first_hand_in]))
        if self.first_proposal <= action < self.agreement:
            return ProposeGiver(giver=own.choices.propose[action - self.first_proposal])
        if action == self.agreement:
            assert own.choices.agree is not None
            return AgreeGiver(giver=own.choices.agree)
        slots, red = self.votes[action - self.first_vote]
        return CastVote(slots=slots, red=red)
