"""The bot of this package: it tells, hands in, agrees and votes by comparing clues with the words of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

import msgspec
import numpy as np

from lapin.bots import encoder, party, telling
from lapin.bots.encoder import Matrix
from lapin.bots.imagination import AGREEMENT, Numbers, round_of
from lapin.bots.knowing import Mind, drawn
from lapin.bots.lore import Lore, lore
from lapin.bots.minds import MINDS, Atlas, atlas
from lapin.bots.phrasebank import folded
from lapin.bots.port import BotTable, CardWords, Persona
from lapin.rules.commands import AgreeGiver, CastVote, Claim, GiveClue, HandIn, Intent, ProposeGiver, TextClue
from lapin.rules.ids import CardId, Slot
from lapin.rules.projection import OwnView, PlayerView


class Skill(msgspec.Struct, frozen=True):
    """What a level is worth."""

    knows: float
    """The share of what there is to know about a card that a bot has in its head."""
    noise: float
    """How far a bot's eye strays from its mind, in spreads of likeness."""
    worlds: int
    """Tables imagined before telling."""
    doubt: float
    """How much less it believes in a card whose picture says what the clue says, when bots would not say so."""


SKILLS: Final = {
    1: Skill(knows=0.085, noise=1.0, worlds=8, doubt=0.0),
    2: Skill(knows=0.2, noise=0.4, worlds=14, doubt=0.0),
    3: Skill(knows=0.95, noise=0.1, worlds=20, doubt=3.0),
}
DIMLY: Final = {1: 1.0, 2: 0.6, 3: 0.3}
"""The noise with a deck that brings no associations: there a level is the eye alone."""
LOVED: Final = 3.0
IGNORED: Final = 0.3
"""How much likelier a mind knows and says what it loves, and what it does not care for."""
PLAIN: Final = 0.2
"""How much less one likes to name a thing that is to be seen."""
VAGUE: Final = ("feeling", "idea")
"""Kinds of phrases that fit many cards and say little: only who likes them says them."""
WORDY: Final = 0.25
"""How much less a clue is liked that has more words than its teller cares to say."""
FELLOWS: Final = 0.98
"""How far others' likeness correlates with that of somebody who knows all there is to know about a deck."""

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
        random = self.random(view, table)
        ear = self.ear(view, table)
        hand = _places(ear, table, own.hand)
        seats = round_of(view.public.rules)
        used = telling.used_clues(table)
        if isinstance(ear, Mind):
            options, likeness = self._thoughts(ear, hand, used, random)
            agreement = FELLOWS
        else:
            options, likeness = telling.from_the_bank(ear, hand, used, random)
            agreement = AGREEMENT
        chosen = telling.choose(
            options,
            likeness,
            unseen(ear, hand),
            seats,
            telling.target(table.rounds, own.seat, seats.voters),
            lambda option: self._liking(option.kind, option.text),
            random,
            SKILLS[self.persona.level].worlds,
            agreement,
        )
        return GiveClue(clue=TextClue(chosen.text), card=own.hand[hand.index(chosen.card)])

    def _thoughts(
        self, mind: Mind, hand: Sequence[int], used: frozenset[str], random: np.random.Generator
    ) -> tuple[Sequence[telling.Candidate], Matrix]:
        """What comes to mind, and what others would make of it who know all there is to know: a clue that only they
        would find is too plain for them, and too hard for the rest."""
        options, likeness = telling.from_the_head(mind, hand, used, self._liking, random)
        if options:
            return options, likeness
        return telling.from_the_head(mind, hand, frozenset(), self._liking, random)  # all has been said at this table

    def _liking(self, kind: str, text: str) -> float:
        """How gladly it says a clue of this kind and length."""
        persona = self.persona
        liking = telling.FAVOURITE if kind in persona.taste else IGNORED if kind in VAGUE else 1.0
        liking *= PLAIN if kind == "things" else 1.0
        liking *= LOVED if kind in persona.loves else IGNORED if kind in persona.ignores else 1.0
        return liking * (WORDY if len(text.split()) > persona.longest else 1.0)

    def _tell_blind(self, view: PlayerView, table: BotTable) -> GiveClue:
        rules = view.public.rules
        random = self.random(view, table)
        ear = self.ear(view, table)
        used = telling.used_clues(table)
        if isinstance(ear, Mind):
            some = random.choice(len(ear.cards), min(len(ear.cards), rules.hand_size), replace=False)
            options, likeness = self._thoughts(ear, some.tolist(), used, random)
        else:
            fresh = [number for number, phrase in enumerate(ear.bank) if folded(phrase.text) not in used]
            places = random.permutation(np.array(fresh))[: party.CLUES]
            options = [telling.Candidate(ear.bank[place].text, ear.bank[place].kind, 0) for place in places]
            likeness = ear.likeness[places]
        best = party.blind_clue(likeness, rules.players, rules.hand_size, rules.crowd_cap, random)
        short_list = best[: telling.SHORT_LIST]
        weights = np.array([self._liking(options[place].kind, options[place].text) for place in short_list])
        chosen = options[int(random.choice(short_list, p=weights / weights.sum()))]
        return GiveClue(clue=TextClue(chosen.text))

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
        random = self.random(view, table)
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
        votes = party.imagined_votes(fit, others, self.random(view, table), party.VOTE_WORLDS)
        if not choices.red:
            return CastVote(slots=(Slot(party.green_vote(votes, rules.crowd_cap) + 1),))
        green, red = party.storyteller_votes(votes, rules.crowd_cap, others)
        return CastVote(slots=(Slot(green + 1),), red=Slot(red + 1))

    # ── Seeing ────────────────────────────────────────────────────────────────────────────────────────────────────

    def ear(self, view: PlayerView, table: BotTable) -> Mind | Atlas:
        """What it hears clues with: its own mind, where the deck says what there is to know, else by captions."""
        own = _own(view)
        seen = {_words(table, card) for card in (*(own.hand or ()), *own.handed, *view.public.table)}
        deck = table.deck
        if knows_something(deck):
            known = lore(deck, self.language)
            if seen <= known.place.keys():
                return _mind(known, self.persona, self.seed, table.secret)
        return self._atlas(seen, deck)

    def _atlas(self, seen: set[CardWords], deck: tuple[CardWords, ...]) -> Atlas:
        """The deck's atlas; cards in view that the deck does not list are added to it."""
        if deck:
            sheet = atlas(self.persona.mind, self.language, deck)
            if seen <= sheet.place.keys():
                return sheet
        strangers = seen.difference(deck) or {_UNKNOWN}
        deck = (*deck, *sorted(strangers, key=lambda card: (card.caption, card.moods)))
        return atlas(self.persona.mind, self.language, deck)

    def _likeness(self, view: PlayerView, table: BotTable) -> Matrix:
        """The clue against all cards: what the mind says, and the eye of this one bot."""
        ear = self.ear(view, table)
        clue = telling.words_of(view.public.clue)
        label = f"eye/{folded(clue or '')}/{'' if clue else view.public.turn}"
        eye = generator(self.persona, self.seed, table.secret, label).standard_normal(len(ear.cards), dtype=np.float32)
        level = self.persona.level
        if clue is None:
            return eye  # what was mimed cannot be compared
        likeness: Matrix = ear.likeness_of(clue)
        if not isinstance(ear, Mind):
            return likeness + DIMLY[level] * eye
        skill = SKILLS[level]
        if skill.doubt and telling.is_written(ear.lore, clue):
            likeness = likeness - skill.doubt * telling.named_by(ear.lore, clue)
        return likeness + skill.noise * eye

    def _fit(self, view: PlayerView, table: BotTable, cards: Sequence[CardId]) -> Matrix:
        """How well each of these cards fits the clue; chance decides between cards without words."""
        ties = _HAIR * self.random(view, table).standard_normal(len(cards), dtype=np.float32)
        fit: Matrix = self._likeness(view, table)[_places(self.ear(view, table), table, cards)] + ties
        return fit

    def random(self, view: PlayerView, table: BotTable) -> np.random.Generator:
        """Chance, the same for the same secret, seed, seat, turn and phase."""
        label = f"{view.public.turn}/{view.public.phase}/{_own(view).seat}"
        return generator(self.persona, self.seed, table.secret, label)


def generator(persona: Persona, seed: int, secret: bytes, label: str) -> np.random.Generator:
    """Chance of one bot in one game: without the secret nobody can compute it."""
    digest = blake2b(f"{seed}/{persona.name}/{label}".encode(), digest_size=16, key=secret[:64]).digest()
    return np.random.default_rng(int.from_bytes(digest, "big"))


@lru_cache(maxsize=512)
def _mind(deck: Lore, persona: Persona, seed: int, secret: bytes) -> Mind:
    """What this bot has in its head in this game."""
    taste = dict.fromkeys(persona.loves, LOVED) | dict.fromkeys(persona.ignores, IGNORED)
    random = generator(persona, seed, secret, "mind")
    return Mind(deck, drawn(deck, SKILLS[persona.level].knows, taste, random))


_UNKNOWN: Final = CardWords()
_HAIR: Final = np.float32(1e-3)


def _words(table: BotTable, card: CardId) -> CardWords:
    return table.words.get(card, _UNKNOWN)


def _own(view: PlayerView) -> OwnView:
    assert view.own is not None
    return view.own


def _places(ear: Mind | Atlas, table: BotTable, cards: Sequence[CardId]) -> list[int]:
    return [ear.place[_words(table, card)] for card in cards]


def knows_something(deck: tuple[CardWords, ...]) -> bool:
    """Does the deck say what its cards make people think of, in the language of the table?"""
    return any(card.associations for card in deck)


def unseen(ear: Mind | Atlas, hand: Sequence[int]) -> Numbers:
    """Cards that others may hold."""
    rest = np.setdiff1d(np.arange(len(ear.cards)), np.array(hand))
    return rest if len(rest) else np.arange(len(ear.cards))


def prepare(cards: tuple[CardWords, ...], language: str) -> None:
    """Get to know a deck ahead of its first turn: for a thread, when a bot sits down. The first time on a machine it
    takes about ten seconds, then one (`cache.py`)."""
    if knows_something(cards):
        telling.prepare(lore(cards, language))
        if encoder.is_installed():
            encoder.encoder().passing(["?"])  # for what people say: its first text takes a second
        return
    for mind in MINDS:
        for card in range(len(cards)):
            atlas(mind, language, cards).clues_for(card)
