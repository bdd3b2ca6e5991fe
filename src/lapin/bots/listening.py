"""People tell, bots listen: how often bots find the card behind a clue that a person gave.

A file of rounds is a CSV with a header. `clue` and `answer` are needed, `language` and `table` are not:

    language,clue,answer,table
    en,You've got mail,rain-of-letters,rain-of-letters; mailbox-of-stars; snow-bear-reading-mail; letters-like-geese

`answer` names the storyteller's card, `table` all cards that lay there. Every card that is not the answer was
somebody's own, so at a table of four three bots vote, each among three cards. Without a table, bots are dealt hands and
choose what to hand in, at as many tables as one likes.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from lapin.bots.arena import told_round
from lapin.bots.port import Bot, CardWords
from lapin.rules.ids import Seat

PLAYERS: Final = 5
FEWEST: Final = 4
MOST: Final = 6
"""People at a table, the storyteller among them: one card and one vote each (R3.2, R3.5)."""


class ToldRound(msgspec.Struct, frozen=True):
    """What a person told, and for which card."""

    clue: str
    answer: str
    language: str = "en"
    table: tuple[str, ...] = ()


class Heard(msgspec.Struct, frozen=True):
    """How bots did: counts, so that they can be added."""

    rounds: int = 0
    votes: int = 0
    finds: int = 0
    nobodies: int = 0
    chance: float = 0.0
    """Finds of somebody who votes at random."""

    def __add__(self, other: Heard) -> Heard:
        mine, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Heard(*(one + another for one, another in zip(mine, theirs, strict=True)))


class BadRounds(ValueError):
    """A file of rounds that cannot be used; says where and why."""


def read_rounds(path: str | Path, cards: Iterable[str]) -> list[ToldRound]:
    """The rounds of a file about these cards."""
    known = set(cards)
    found = []
    with Path(path).open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        if not {"clue", "answer"} <= set(rows.fieldnames or ()):
            raise BadRounds(f"{path} has the columns {rows.fieldnames}; clue and answer are needed")
        for row in rows:
            where = f"{path}, line {rows.line_num}"
            table = tuple(name.strip() for name in (row.get("table") or "").split(";") if name.strip())
            told = ToldRound(
                (row["clue"] or "").strip(), (row["answer"] or "").strip(), row.get("language") or "en", table
            )
            for name in (told.answer, *table):
                if name not in known:
                    raise BadRounds(f"{where}: the deck has no card {name!r}")
            if not told.clue:
                raise BadRounds(f"{where}: no clue")
            if table and (told.answer not in table or not FEWEST <= len(table) <= MOST or len(set(table)) < len(table)):
                raise BadRounds(f"{where}: a table has {FEWEST} to {MOST} different cards, the answer among them")
            found.append(told)
    return found


def listen(
    rounds: Iterable[ToldRound],
    deck: Mapping[str, CardWords],
    company: Callable[[int, int], Sequence[Bot]],
    players: int = PLAYERS,
    deals: int = 1,
) -> Heard:
    """How bots do on these rounds. `company` makes so many bots of a seed; a round without a table gets `deals`."""
    names, cards = list(deck), tuple(deck.values())
    heard = Heard()
    for number, told in enumerate(rounds):
        others = [names.index(name) for name in told.table if name != told.answer]
        for deal in range(1 if others else deals):
            seed = 10_000 * number + deal
            bots = company(len(others) or players - 1, seed)
            scored = told_round(bots, cards, told.clue, names.index(told.answer), others, seed)
            slot = next(card.slot for card in scored.table if card.owner == Seat(0))
            finds = sum(slot in ballot.slots for ballot in scored.ballots if ballot is not None)
            heard += Heard(1, len(bots), finds, finds == 0, len(bots) / (len(scored.table) - 1))
    return heard
