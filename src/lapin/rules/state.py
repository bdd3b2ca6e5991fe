"""A game at one moment. It never leaves the process: viewers get a `PlayerView` (projection.py)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from lapin.rules.commands import Clue
from lapin.rules.ending import Outcome
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat, Slot, Turn
from lapin.rules.rulesets import Options, RuleSet, RulesView
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
    rules_shown: RulesView
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
    handed: tuple[tuple[CardId, ...], ...]
    clue: Clue | None = None
    pacts: tuple[Pact | None, ...] = ()
    table: tuple[CardId, ...] = ()
    owners: tuple[Seat, ...] = ()
    """Who handed in the card of slot 1, 2, …"""
    side_slots: tuple[tuple[Slot, ...], ...] = ()
    """Per seat, where the cards of its side lie."""
    ballots: tuple[Ballot | None, ...] = ()
    last_round: RoundScored | None = None
    outcome: Outcome | None = None
