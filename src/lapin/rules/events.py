"""What happened, in the past tense, for ever.

A game is its list of events. Fields are only ever added, with defaults. A field that may be `None` "for others" is one
that `projection.redact` leaves out for viewers who may not know it; in the stored log it is always there.
"""

from __future__ import annotations

import msgspec

from lapin.rules.commands import Clue
from lapin.rules.ending import EndReason
from lapin.rules.ids import CardId, Seat, Slot, Turn
from lapin.rules.rulesets import Edition, Mode, Options
from lapin.rules.scoring import Ballot, Detail, RoundOutcome


class _Event(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


class GameStarted(_Event, frozen=True, tag="game_started"):
    """A table of an edition, with a deck and dice. `secret` (hex) and `deck` are for the log only."""

    edition: Edition
    mode: Mode
    players: int
    options: Options
    commitment: str
    secret: str | None = None
    deck: tuple[CardId, ...] | None = None
    rulings: int = 1
    """The revision of our rulings this game is played by, to its end; the first games did not say one."""
    pictures: str | None = None
    """A digest of which picture each card is; with it the commitment binds the deck and the pictures too (R9.5)."""


class HandsDealt(_Event, frozen=True, tag="hands_dealt"):
    """The shuffled deck is dealt (R2.2). Others' hands and the pile are `None` for viewers."""

    hands: tuple[tuple[CardId, ...] | None, ...]
    pile: tuple[CardId, ...] | None = None


class TurnBegan(_Event, frozen=True, tag="turn_began"):
    """A storyteller's turn begins; the first may be claimed or drawn by the dice (R2.3, R5.5)."""

    turn: Turn
    storyteller: Seat
    drawn: bool = False


class ClueGiven(_Event, frozen=True, tag="clue_given"):
    """The storyteller's clue; the card behind it is for the storyteller only (R3.1)."""

    seat: Seat
    clue: Clue
    card: CardId | None = None


class GiverProposed(_Event, frozen=True, tag="giver_proposed"):
    """Team: one of two proposes who hands in a card (R8.2)."""

    seat: Seat
    giver: Seat
    stand_in: bool = False


class GiverAgreed(_Event, frozen=True, tag="giver_agreed"):
    """Team: the other agrees (R8.2)."""

    seat: Seat
    giver: Seat
    stand_in: bool = False


class CardsHandedIn(_Event, frozen=True, tag="cards_handed_in"):
    """A seat's choice for the table; a later one replaces it until the phase closes (R3.2, R9.3)."""

    seat: Seat
    cards: tuple[CardId, ...] | None = None
    stand_in: bool = False


class TableShown(_Event, frozen=True, tag="table_shown"):
    """All cards, shuffled, in slots 1, 2, … (R3.3)."""

    cards: tuple[CardId, ...]


class VoteCast(_Event, frozen=True, tag="vote_cast"):
    """A seat's vote; secret until all have voted (R3.4, R3.6)."""

    seat: Seat
    ballot: Ballot | None = None
    stand_in: bool = False


class ShownCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a finished round, and whose it was."""

    slot: Slot
    card: CardId
    owner: Seat


class RoundScored(_Event, frozen=True, tag="round_scored"):
    """The reveal: votes, owners and points all at once (R3.6, R4). The cards are discarded (R5.1)."""

    turn: Turn
    storyteller: Seat
    clue: Clue
    table: tuple[ShownCard, ...]
    ballots: tuple[Ballot | None, ...]
    outcome: RoundOutcome
    points: tuple[int, ...]
    details: tuple[Detail, ...]
    scores: tuple[int, ...]


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    """A storyteller who gave no clue: no points, nothing is drawn, it counts as having told (R9.6)."""

    seat: Seat


class PileReshuffled(_Event, frozen=True, tag="pile_reshuffled"):
    """The discards are in the pile again (R5.2, R5.3); its order is for the log only."""

    pile: tuple[CardId, ...] | None = None


class HandsRefilled(_Event, frozen=True, tag="hands_refilled"):
    """Everyone draws back up (R5.1); others' cards are `None` for viewers."""

    drawn: tuple[tuple[CardId, ...] | None, ...]


class HandsPassed(_Event, frozen=True, tag="hands_passed"):
    """Party: every hand goes face down to the left (R7.6)."""


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """The game is over; the dice's secret is out, so anyone can check them (R6, R9.5)."""

    winners: tuple[Seat, ...]
    reason: EndReason
    secret: str


Event = (
    GameStarted
    | HandsDealt
    | TurnBegan
    | ClueGiven
    | GiverProposed
    | GiverAgreed
    | CardsHandedIn
    | TableShown
    | VoteCast
    | RoundScored
    | TurnPassed
    | PileReshuffled
    | HandsRefilled
    | HandsPassed
    | GameEnded
)

encode_events = msgspec.json.Encoder().encode
decode_events = msgspec.json.Decoder(tuple[Event, ...]).decode
