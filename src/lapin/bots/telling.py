"""The storyteller: a card and a clue that some should find, but not all (R3.1, R4.1–2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
import numpy as np
from numpy.typing import NDArray

from lapin.bots import cache
from lapin.bots.encoder import Matrix
from lapin.bots.imagination import AGREEMENT, Numbers, Round, imagined_finders
from lapin.bots.knowing import Mind, everything
from lapin.bots.lore import SHARPNESS, Lore, closeness
from lapin.bots.minds import Atlas
from lapin.bots.phrasebank import folded
from lapin.bots.port import BotTable
from lapin.bots.words import shares_content_word
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
SHORT_LIST: Final = 12
STEP: Final = 0.08
STEP_OF_OTHERS: Final = 0.05
"""How far nobody or everybody moves the aim: in a round of one's own, and in one that another told."""
LOWEST: Final = 0.15
HIGHEST: Final = 0.95
THOUGHTS: Final = 30
"""Candidates of a card that come to mind."""
REMINDING: Final = 0.75
RELATED: Final = 4.0
"""How near something that was not thought of for this card must be to one association of it, and to all together."""
FAVOURITE: Final = 3.0
"""How much likelier a clue of a favourite kind is taken from the short list."""


Half = NDArray[np.float16]


class Candidate(msgspec.Struct, frozen=True):
    """A clue for a card, and its kind."""

    text: str
    kind: str
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


def used_clues(table: BotTable) -> frozenset[str]:
    """All clues of this table so far, folded: none is given twice."""
    here = (text for scored in table.rounds if (text := words_of(scored.clue)) is not None)
    return frozenset(map(folded, (*table.told, *here)))


def from_the_bank(
    atlas: Atlas, hand: Sequence[int], used: frozenset[str], random: np.random.Generator
) -> tuple[list[Candidate], Matrix]:
    """Clues worth thinking about, near and not so near, and what we make of them; none used before, none that names
    what the card shows. For decks that bring no associations."""
    found: list[tuple[int, int]] = []
    for card in hand:
        fresh = [phrase for phrase in atlas.clues_for(card) if folded(atlas.bank[phrase].text) not in used]
        near, rest = fresh[:NEAREST], fresh[NEAREST:]
        drawn = random.permutation(len(rest))[:DRAWN]
        found += [(phrase, card) for phrase in near + [rest[place] for place in drawn]]
    options = [Candidate(atlas.bank[phrase].text, atlas.bank[phrase].kind, card) for phrase, card in found]
    return options, atlas.likeness[[phrase for phrase, _ in found]]


def from_the_head(
    mind: Mind,
    hand: Sequence[int],
    used: frozenset[str],
    liking: Callable[[str, str], float],
    random: np.random.Generator,
) -> tuple[list[Candidate], Matrix]:
    """What a mind thinks of when it sees these cards, and some related phrases of the bank; and what somebody makes of
    them who knows all there is to know. None was used before, none names what the card shows."""
    lore = mind.lore
    options: list[Candidate] = []
    likeness: list[Half] = []
    for card in dict.fromkeys(hand):
        store = store_of(lore, card)
        fresh = [
            place
            for place, (clue, reason) in enumerate(zip(store.clues, store.reasons, strict=True))
            if mind.known[reason] and folded(clue.text) not in used
        ]
        likings = [liking(store.clues[place].kind, store.clues[place].text) for place in fresh]
        drawn = _drawn(fresh, likings, THOUGHTS, random)
        options += [store.clues[place] for place in drawn]
        likeness.append(store.likeness[drawn])
    return options, np.concatenate(likeness).astype(np.float32)


class Store(msgspec.Struct, frozen=True, eq=False):
    """All that can be said of a card: its associations, and phrases of the bank that one of them is near to."""

    clues: tuple[Candidate, ...]
    reasons: tuple[int, ...]
    """The association behind each clue: who does not know it does not think of the clue."""
    likeness: Half
    """Clues × cards, for somebody who has read everything."""


class Found(msgspec.Struct, frozen=True, eq=False):
    """A store in numbers, as it is kept."""

    texts: Numbers
    """Rows of the lore; after them phrases of the bank."""
    reasons: Numbers
    likeness: Half


_stores: Final[WeakKeyDictionary[Lore, dict[int, Store]]] = WeakKeyDictionary()


def store_of(lore: Lore, card: int) -> Store:
    """What can be said of a card without naming what it shows. Made on first use, 100 ms."""
    stores = _stores.setdefault(lore, {})
    if card not in stores:
        stores[card] = _stored(lore, card, _found(lore, card))
    return stores[card]


def prepare(lore: Lore) -> None:
    """Get all stores ready: read if they are kept in a file, else made one by one."""
    if lore.key is None:
        for card in range(len(lore.cards)):
            store_of(lore, card)
        return

    def make() -> cache.Arrays:
        found = []
        for card in range(len(lore.cards)):
            found.append(_found(lore, card))
            _stores.setdefault(lore, {}).setdefault(card, _stored(lore, card, found[-1]))  # who waits need not
        return {
            "counts": np.array([len(one.texts) for one in found]),
            "texts": np.concatenate([one.texts for one in found]),
            "reasons": np.concatenate([one.reasons for one in found]),
            "likeness": np.concatenate([one.likeness for one in found]),
        }

    def fits(arrays: cache.Arrays) -> bool:
        if {*arrays} != {"counts", "texts", "reasons", "likeness"} or len(arrays["counts"]) != len(lore.cards):
            return False
        total = int(arrays["counts"].sum())
        return all(len(arrays[name]) == total for name in ("texts", "reasons", "likeness"))

    arrays = cache.kept(f"stores-{lore.language}", lore.key, make, fits)
    last = np.cumsum(arrays["counts"])
    for card, (count, end) in enumerate(zip(arrays["counts"], last, strict=True)):
        some = slice(int(end - count), int(end))
        found = Found(arrays["texts"][some], arrays["reasons"][some], arrays["likeness"][some])
        _stores.setdefault(lore, {}).setdefault(card, _stored(lore, card, found))


def _stored(lore: Lore, card: int, found: Found) -> Store:
    return Store(
        tuple(Candidate(*_said(lore, text), card) for text in found.texts),
        tuple(found.reasons.tolist()),
        found.likeness,
    )


def _said(lore: Lore, text: int) -> tuple[str, str]:
    """A row of the lore, or after them a phrase of the bank: what it says, and its kind."""
    count = len(lore.texts)
    if text < count:
        return lore.texts[text], lore.kinds[text]
    return lore.bank[text - count].text, lore.bank[text - count].kind


def _found(lore: Lore, card: int) -> Found:
    first, last = lore.span(card)
    own = np.flatnonzero(~lore.seen[first:last]) + first
    near = lore.nearness_of_rows(own)
    # What is said of other cards and comes near to something that is said of this one.
    asides = np.flatnonzero((near.max(axis=0, initial=0) >= REMINDING) & ~lore.seen & (lore.owners != card))
    sayings = np.flatnonzero(_bank_nearness(lore)[:, card] >= REMINDING)
    of_bank = lore.closeness_of_bank(sayings)
    close = np.concatenate((closeness(near), closeness(lore.nearness_of_rows(asides)), of_bank))
    texts = np.concatenate((own, asides, sayings + len(lore.texts)))
    reasons = [*own, *own[near[:, asides].argmax(axis=0)], *(first + of_bank[:, first:last].argmax(axis=1))]
    likeness = everything(lore).likeness(close)
    shown = lore.cards[card].shows(lore.language)
    heard: dict[str, int] = {}
    for place, number in enumerate(texts):
        text, kind = _said(lore, number)
        is_own = place < len(own)
        if (is_own or (likeness[place, card] >= RELATED and kind != "things")) and not shares_content_word(text, shown):
            heard.setdefault(folded(text), place)
    places = list(heard.values())
    return Found(texts[places], np.array(reasons, dtype=np.intp)[places], likeness[places].astype(np.float16))


def is_written(lore: Lore, clue: str) -> bool:
    """Is this word for word something a bot may have said?"""
    return folded(clue) in _written(lore)


@lru_cache(maxsize=8)
def _written(lore: Lore) -> frozenset[str]:
    return frozenset(map(folded, (*lore.texts, *(phrase.text for phrase in lore.bank))))


@lru_cache(maxsize=64)
def named_by(lore: Lore, clue: str) -> Matrix:
    """1 for every card whose picture the clue names: no bot would say it of those."""
    return np.array([shares_content_word(clue, card.shows(lore.language)) for card in lore.cards], dtype=np.float32)


@lru_cache(maxsize=8)
def _bank_nearness(lore: Lore) -> Matrix:
    """All phrases of the bank × cards: how near each is to the nearest association."""
    numbers = np.array_split(np.arange(len(lore.bank)), 8)
    close = [np.maximum.reduceat(lore.closeness_of_bank(some), lore.starts, axis=1) for some in numbers]
    result: Matrix = 1 + np.log(np.concatenate(close)) / np.float32(SHARPNESS)
    return result


def _drawn(items: Sequence[int], weights: Sequence[float], most: int, random: np.random.Generator) -> list[int]:
    """At most so many of them, likelier ones first."""
    if not items:
        return []
    luck = np.log(np.array(weights)) + random.gumbel(size=len(items))
    return [int(items[place]) for place in np.argsort(-luck, kind="stable")[:most]]


def choose(
    options: Sequence[Candidate],
    likeness: Matrix,
    unseen: Numbers,
    table: Round,
    aim: float,
    liking: Callable[[Candidate], float],
    random: np.random.Generator,
    worlds: int,
    agreement: float = AGREEMENT,
) -> Candidate:
    """The candidate whose imagined find rate comes near the aim; among the nearest few liking and chance decide.

    A first look at few tables says which are worth a second look at more. There it also counts how often a clue would
    split the table, which is what pays (R4.2): of two clues found as often, one may be found by all or by none.
    """
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
    weights = np.array([liking(options[place]) for place in short_list])
    return options[int(random.choice(short_list, p=weights / weights.sum()))]
