"""A table for tests: plays a game through the rules' public door and says what it answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from lapin.rules import (
    ActFor,
    AgreeGiver,
    CardId,
    CastVote,
    Claim,
    Command,
    Event,
    GameState,
    GiveClue,
    HandIn,
    IllegalMove,
    Intent,
    Options,
    PerformedClue,
    ProposeGiver,
    Seat,
    Slot,
    Turn,
    awaited,
    decide,
    evolve_all,
    replay,
    start,
)
from lapin.rules.events import RoundScored
from lapin.rules.playout import numbered_deck
from lapin.rules.seating import teammate_of
from lapin.rules.voting import is_giver

SECRET = bytes(range(32))

Votes = Mapping[int, int | Iterable[int]]
"""Who votes for whose card, by seats. A pair of seats is two votes."""


class Table:
    """One game, and all its events so far."""

    def __init__(
        self,
        edition: str,
        mode: str,
        players: int,
        *,
        cards: int = 84,
        secret: bytes = SECRET,
        **options: Any,
    ) -> None:
        self.deck = numbered_deck(cards)
        self.log = list(start(edition, mode, players, self.deck, secret, Options(**options)))
        self.state: GameState = replay(self.log)

    @property
    def rules(self) -> Any:
        return self.state.rules

    def do(self, seat: int, intent: Intent | ActFor, turn: int | None = None) -> tuple[Event, ...]:
        events = decide(self.state, Command(Seat(seat), Turn(self.state.turn if turn is None else turn), intent))
        self.state = evolve_all(self.state, events)
        self.log += events
        return events

    def refused(self, seat: int, intent: Intent | ActFor, turn: int | None = None) -> tuple[str, str]:
        """Clause and code of the refusal; a refused command changes nothing (R9.4)."""
        return self.refusal(seat, intent, turn)[:2]

    def refusal(self, seat: int, intent: Intent | ActFor, turn: int | None = None) -> tuple[str, str, dict[str, Any]]:
        """Clause, code and facts."""
        before = self.state
        with pytest.raises(IllegalMove) as refused:
            self.do(seat, intent, turn)
        assert self.state is before
        return refused.value.clause, refused.value.code, dict(refused.value.facts)

    def hand(self, seat: int) -> tuple[CardId, ...]:
        return self.state.hands[seat]

    def claim(self, seat: int = 0) -> Table:
        self.do(seat, Claim())
        return self

    def clue(self) -> Table:
        """The storyteller gives a clue, with the first card of their hand unless clues are blind."""
        teller = self.state.storyteller
        assert teller is not None
        card = None if self.rules.blind_clue else self.hand(teller)[0]
        self.do(teller, GiveClue(clue=PerformedClue(), card=card))
        return self

    def agree(self, seat: int) -> Table:
        """Team: this seat gives, its teammate proposes it."""
        self.do(teammate_of(self.rules, Seat(seat)), ProposeGiver(giver=Seat(seat)))
        self.do(seat, AgreeGiver(giver=Seat(seat)))
        return self

    def hand_in(self, seat: int) -> tuple[Event, ...]:
        return self.do(seat, HandIn(cards=self.hand(seat)[: self.rules.cards_each]))

    def hand_in_all(self) -> Table:
        """Everyone awaited hands in; in Team the lower seat of each other team gives."""
        while self.state.phase == "hand_in":
            seat = awaited(self.state)[0]
            if is_giver(self.state, seat):
                self.hand_in(seat)
            else:
                self.agree(seat)
        return self

    def owners(self) -> tuple[int, ...]:
        """Who handed in the card of slot 1, 2, …"""
        handed = enumerate(self.state.handed)
        owner_of = {card: seat for seat, cards in handed for card in cards}
        return tuple(owner_of[card] for card in self.state.table)

    def slot(self, owner: int, which: int = 0) -> Slot:
        """Where a card of this seat lies."""
        return Slot(self.state.table.index(self.state.handed[owner][which]) + 1)

    def vote(self, seat: int, owners: int | Iterable[int], red: int | None = None) -> tuple[Event, ...]:
        cast = (owners,) if isinstance(owners, int) else owners
        slots = tuple(self.slot(owner) for owner in cast)
        return self.do(seat, CastVote(slots=slots, red=None if red is None else self.slot(red)))

    def to_vote(self, storyteller: int = 0) -> Table:
        """On to the vote of this turn."""
        if self.state.phase == "claim":
            self.claim(storyteller)
        if self.state.phase == "clue":
            self.clue()
        return self.hand_in_all()

    def round(self, votes: Votes, red: int | None = None, storyteller: int = 0) -> RoundScored:
        """A whole turn; the answer is its reveal."""
        self.to_vote(storyteller)
        events: tuple[Event, ...] = ()
        for seat, owners in votes.items():
            events = self.vote(seat, owners, red if seat == self.state.storyteller else None)
        return next(event for event in events if isinstance(event, RoundScored))

    def points(self, votes: Votes, red: int | None = None, storyteller: int = 0) -> tuple[str, tuple[int, ...]]:
        """Outcome and points of a whole turn."""
        scored = self.round(votes, red, storyteller)
        return scored.outcome.value, scored.points

    def pass_turn(self) -> tuple[Event, ...]:
        assert self.state.storyteller is not None
        return self.do(self.state.storyteller, ActFor())
