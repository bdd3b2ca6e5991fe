"""The moves a view allows: for bots, hints and tests. Only the view is read, so nothing hidden can help."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from lapin.rules.commands import (
    AgreeGiver,
    CastVote,
    Claim,
    Clue,
    GiveClue,
    HandIn,
    Intent,
    PerformedClue,
    ProposeGiver,
)
from lapin.rules.ids import CardId
from lapin.rules.projection import OwnView, PlayerView

_SPOKEN = PerformedClue()


def legal_intents(view: PlayerView, clue: Clue = _SPOKEN) -> Iterator[Intent]:
    """Every legal intent of the viewer. A clue's words are free, so `clue` stands for all of them."""
    own = view.own
    if own is None:
        return
    choices, rules = own.choices, view.public.rules
    if choices.claim:
        yield Claim()
    if choices.give_clue:
        for card in _clue_cards(own):
            yield GiveClue(clue=clue, card=card)
    for giver in choices.propose:
        yield ProposeGiver(giver=giver)
    if choices.agree is not None:
        yield AgreeGiver(giver=choices.agree)
    if choices.hand_in:
        for cards in combinations(_held(own), rules.cards_each):
            yield HandIn(cards=cards)
    for count in range(1, rules.most_votes + 1):
        for slots in combinations(choices.vote, count):
            for red in choices.red or (None,):
                yield CastVote(slots=slots, red=red)


def is_awaited(view: PlayerView) -> bool:
    """Does the game wait for this viewer?"""
    return view.own is not None and view.own.seat in view.public.awaited


def random_intent(view: PlayerView, random: Random, clue: Clue = _SPOKEN) -> Intent:
    """A legal move that takes the game forward, every one of its kind as likely as the others.

    The viewer must be awaited. Where a teammate has proposed, it agrees (R8.2).
    """
    own = view.own
    assert own is not None
    choices, rules = own.choices, view.public.rules
    if choices.claim:
        return Claim()
    if choices.give_clue:
        return GiveClue(clue=clue, card=random.choice(_clue_cards(own)))
    if choices.agree is not None:
        return AgreeGiver(giver=choices.agree)
    if choices.hand_in:
        return HandIn(cards=tuple(random.sample(_held(own), rules.cards_each)))
    if choices.propose:
        return ProposeGiver(giver=random.choice(choices.propose))
    slots = tuple(random.sample(choices.vote, random.randint(1, rules.most_votes)))
    return CastVote(slots=slots, red=random.choice(choices.red) if choices.red else None)


def _held(own: OwnView) -> tuple[CardId, ...]:
    return (own.hand or ()) + own.handed


def _clue_cards(own: OwnView) -> tuple[CardId | None, ...]:
    return own.hand if own.hand is not None else (None,)
