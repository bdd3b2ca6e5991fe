"""A game at one moment. It never leaves the process: viewers get a `PlayerView` (projection.py)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lapin.rules.commands import Clue
from lapin.rules.ending import Outcome
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat, Turn
from lapin.rules.rulesets import Options, RuleSet
from lapin.rules.scoring import Ballot


class Phase(StrEnum):
    """Where in a turn the game stands."""

    CLAIM = "claim"  # R2.3
    CLUE = "clue"  # R3.1
    HAND_IN = "hand_in"  # R3.2, R8.2
    VOTE = "vote"  # R3.4
    OVER = "over"  # R6


class Pact(msgspec.Struct, frozen=True):
    """Team: who proposed which of the two to give a card, and whether the other agreed (R8.2)."""

    proposer: Seat
    giver: Seat
    agreed: bool = False


class GameState(msgspec.Struct, frozen=True):
    """Everything there is to know, one entry per seat where it is a tuple of seats."""

    rules: RuleSet
    options: Options
    secret: bytes
    commitment: str
    phase: Phase
    turn: Turn
    storyteller: Seat | None
    pile: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    discards: tuple[CardId, ...]
    scores: tuple[int, ...]
    told: tuple[int, ...]
    clue: Clue | None = None
    handed: tuple[tuple[CardId, ...], ...] = ()
    pacts: tuple[Pact | None, ...] = ()
    table: tuple[CardId, ...] = ()
    ballots: tuple[Ballot | None, ...] = ()
    last_round: RoundScored | None = None
    outcome: Outcome | None = None

    def owner_of(self, card: CardId) -> Seat:
        """Who handed in a card that lies on the table."""
        return next(Seat(seat) for seat, cards in enumerate(self.handed) if card in cards)
