"""The bot of this package: it tells, hands in, agrees and votes by comparing clues with the words of cards."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec
import numpy as np

from lapin.bots import party, telling
from lapin.bots.encoder import Matrix
from lapin.bots.imagination import Numbers, round_of
from lapin.bots.minds import Atlas, atlas
from lapin.bots.phrasebank import folded
from lapin.bots.port import BotTable, CardWords, Persona
from lapin.rules.commands import AgreeGiver, CastVote, Claim, GiveClue, HandIn, Intent, ProposeGiver, TextClue
from lapin.rules.ids import CardId, Slot
from lapin.rules.projection import OwnView, PlayerView


class Skill(msgspec.Struct, frozen=True):
    """What a level is worth."""

    noise: float
    """How far a bot's eye strays from its mind, in spreads of likeness."""
    worlds: int
    """Tables imagined before telling."""


SKILLS: Final = {1: Skill(noise=1.0, worlds=8), 2: Skill(noise=0.6, worlds=14), 3: Skill(noise=0.3, worlds=20)}

_SURENESS: Final = 1.2
"""How fast the chance of a card grows with its likeness, when a second vote is weighed."""


class Player(msgspec.Struct, frozen=True):
    """A bot with a persona."""

    persona: Persona
    seed: int
    language: str

    def choose(self, view: PlayerView, table: BotTable) -> Intent:
        """What it does now."""
        own = view.own
        assert own is not None, "a bot has a seat"
        choices = own.choices
        if choices.claim:
            return Claim()
        if choices.give_clue:
            return self._tell_blind(view, table) if own.hand is None else self._tell(view, table)
        if choices.agree is not None:
            return AgreeGiver(giver=choices.agree)
        if choices.hand_in:
            return self._hand_in(view, table)
        if choices.propose:
            return self._propose(view, table)
        return self._vote(view, table)

    # ── Telling ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        own = _own(view)
        assert own.hand is not None
        random = self.random(view)
        sheet = self.atlas(view, table)
        hand = _places(sheet, table, own.hand)
        seats = round_of(view.public.rules)
        options = telling.candidates(sheet, hand, telling.used_clues(table.rounds), random)
        chosen = telling.choose(
            sheet,
            options,
            unseen(sheet, hand),
            seats,
            telling.target(table.rounds, own.seat, seats.voters),
            self.persona.taste,
            random,
            SKILLS[self.persona.level].worlds,
        )
        return GiveClue(clue=TextClue(sheet.bank[chosen.phrase].text), card=own.hand[hand.index(chosen.card)])

    def _tell_blind(self, view: PlayerView, table: BotTable) -> GiveClue:
        rules = view.public.rules
        random = self.random(view)
        sheet = self.atlas(view, table)
        used = telling.used_clues(table.rounds)
        fresh = [number for number, phrase in enumerate(sheet.bank) if folded(phrase.text) not in used]
        best = party.blind_clue(sheet.likeness, fresh, rules.players, rules.hand_size, rules.crowd_cap, random)
        short_list = best[: telling.SHORT_LIST]
        weights = np.array([telling.FAVOURITE if sheet.bank[p].kind in self.persona.taste else 1.0 for p in short_list])
        phrase = int(random.choice(short_list, p=weights / weights.sum()))
        return GiveClue(clue=TextClue(sheet.bank[phrase].text))

    # ── Listening ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _hand_in(self, view: PlayerView, table: BotTable) -> HandIn:
        held = (_own(view).hand or ()) + _own(view).handed
        order = np.argsort(-self._fit(view, table, held), kind="stable")
        return HandIn(cards=tuple(held[place] for place in order[: view.public.rules.cards_each]))

    def _propose(self, view: PlayerView, table: BotTable) -> ProposeGiver:
        """Oneself, if one's best card fits better than half of all hands would; else the teammate (R8.2)."""
        own = _own(view)
        assert own.hand is not None
        mine = float(self._fit(view, table, own.hand).max())
        everything = self._likeness(view, table)
        random = self.random(view)
        hands = random.choice(everything, size=(200, len(own.hand)))
        teammate = next(seat for seat in own.choices.propose if seat != own.seat)
        return ProposeGiver(giver=own.seat if mine >= float(np.median(hands.max(axis=1))) else teammate)

    def _vote(self, view: PlayerView, table: BotTable) -> CastVote:
        rules = view.public.rules
        own = _own(view)
        if rules.own_card_votable:
            return self._vote_with_the_crowd(view, table)
        slots = own.choices.vote
        fit = self._fit(view, table, tuple(view.public.table[slot - 1] for slot in slots))
        order = np.argsort(-fit, kind="stable")
        chosen = [slots[int(order[0])]]
        if rules.most_votes > 1 and len(slots) > 1:
            chance = np.exp(_SURENESS * (fit - fit.max()))
            first, second = chance[order[0]], chance[order[1]]
            # One vote pays 3 + 1 if it is right, two pay 3 if either is (R4.2, R4.4).
            if 3 * (first + second) > 4 * first:
                chosen.append(slots[int(order[1])])
        return CastVote(slots=tuple(sorted(chosen)))

    def _vote_with_the_crowd(self, view: PlayerView, table: BotTable) -> CastVote:
        rules = view.public.rules
        choices = _own(view).choices
        fit = self._fit(view, table, view.public.table)
        others = rules.players - 1
        votes = party.imagined_votes(fit, others, self.random(view), party.VOTE_WORLDS)
        if not choices.red:
            return CastVote(slots=(Slot(party.green_vote(votes, rules.crowd_cap) + 1),))
        green, red = party.storyteller_votes(votes, rules.crowd_cap, others)
        return CastVote(slots=(Slot(green + 1),), red=Slot(red + 1))

    # ── Seeing ────────────────────────────────────────────────────────────────────────────────────────────────────

    def atlas(self, view: PlayerView, table: BotTable) -> Atlas:
        """The deck's atlas; cards in view that the deck does not list are added to it."""
        deck = table.deck
        own = _own(view)
        seen = {_words(table, card) for card in (*(own.hand or ()), *own.handed, *view.public.table)}
        if deck:
            sheet = atlas(self.persona.mind, self.language, deck)
            if seen <= sheet.place.keys():
                return sheet
        strangers = seen.difference(deck) or {_UNKNOWN}
        deck = (*deck, *sorted(strangers, key=lambda card: (card.caption, card.moods)))
        return atlas(self.persona.mind, self.language, deck)

    def _likeness(self, view: PlayerView, table: BotTable) -> Matrix:
        """The clue against all cards: what the mind says, and the eye of this one bot."""
        sheet = self.atlas(view, table)
        clue = telling.words_of(view.public.clue)
        eye = self._generator(f"eye/{folded(clue or '')}/{'' if clue else view.public.turn}").standard_normal(
            len(sheet.cards), dtype=np.float32
        )
        noise = SKILLS[self.persona.level].noise * eye
        return noise if clue is None else sheet.likeness_of(clue) + noise  # what was mimed cannot be compared

    def _fit(self, view: PlayerView, table: BotTable, cards: Sequence[CardId]) -> Matrix:
        """How well each of these cards fits the clue; chance decides between cards without words."""
        ties = _HAIR * self.random(view).standard_normal(len(cards), dtype=np.float32)
        fit: Matrix = self._likeness(view, table)[_places(self.atlas(view, table), table, cards)] + ties
        return fit

    def random(self, view: PlayerView) -> np.random.Generator:
        """Chance, the same for the same seed, seat, turn and phase."""
        return self._generator(f"{view.public.turn}/{view.public.phase}/{_own(view).seat}")

    def _generator(self, label: str) -> np.random.Generator:
        digest = blake2b(f"{self.seed}/{self.persona.name}/{label}".encode(), digest_size=8).digest()
        return np.random.default_rng(int.from_bytes(digest, "big"))


_UNKNOWN: Final = CardWords()
_HAIR: Final = np.float32(1e-3)


def _words(table: BotTable, card: CardId) -> CardWords:
    return table.words.get(card, _UNKNOWN)


def _own(view: PlayerView) -> OwnView:
    assert view.own is not None
    return view.own


def _places(sheet: Atlas, table: BotTable, cards: Sequence[CardId]) -> list[int]:
    return [sheet.place[_words(table, card)] for card in cards]


def unseen(sheet: Atlas, hand: Sequence[int]) -> Numbers:
    """Cards that others may hold."""
    rest = np.setdiff1d(np.arange(len(sheet.cards)), np.array(hand))
    return rest if len(rest) else np.arange(len(sheet.cards))
