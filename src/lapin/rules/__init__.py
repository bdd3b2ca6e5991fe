"""Dixit's rules as a pure library: commands in, events out, a view for every viewer.

Nothing here knows a clock, a file, a socket or a global source of chance.

>>> from lapin.rules import CardId, Command, Claim, Seat, decide, evolve_all, project, replay, start
>>> deck = [CardId(f"card-{number}") for number in range(84)]
>>> state = replay(start("odyssey", "standard", 4, deck, secret=bytes(32)))
>>> state = evolve_all(state, decide(state, Command(Seat(2), state.turn, Claim())))
>>> view = project(state, viewer=Seat(2))
>>> view.public.phase.value, view.public.storyteller, len(view.own.hand)
('clue', 2, 6)
"""

from lapin.rules.commands import (
    ActFor,
    AgreeGiver,
    CastVote,
    Claim,
    Clue,
    Command,
    GiveClue,
    HandIn,
    Intent,
    PerformedClue,
    ProposeGiver,
    RecordedClue,
    TextClue,
)
from lapin.rules.dice import commitment
from lapin.rules.ending import EndReason, Outcome
from lapin.rules.engine import decide, evolve, evolve_all, replay, start
from lapin.rules.errors import BrokenRecord, IllegalMove, RulesError, UnknownTable
from lapin.rules.events import Event, decode_events, encode_events
from lapin.rules.ids import CardId, Seat, Slot, TeamId, Turn
from lapin.rules.legal import is_awaited, legal_intents, random_intent
from lapin.rules.phases import awaited
from lapin.rules.projection import PlayerView, own_view, project, public_view, redact, redact_all
from lapin.rules.rulesets import Edition, FirstStoryteller, Mode, Options, RuleSet, all_tables, ruleset_for
from lapin.rules.scoring import Ballot, Detail, RoundOutcome, RoundScore
from lapin.rules.state import GameState, Phase

__all__ = [
    "ActFor",
    "AgreeGiver",
    "Ballot",
    "BrokenRecord",
    "CardId",
    "CastVote",
    "Claim",
    "Clue",
    "Command",
    "Detail",
    "Edition",
    "EndReason",
    "Event",
    "FirstStoryteller",
    "GameState",
    "GiveClue",
    "HandIn",
    "IllegalMove",
    "Intent",
    "Mode",
    "Options",
    "Outcome",
    "PerformedClue",
    "Phase",
    "PlayerView",
    "ProposeGiver",
    "RecordedClue",
    "RoundOutcome",
    "RoundScore",
    "RuleSet",
    "RulesError",
    "Seat",
    "Slot",
    "TeamId",
    "TextClue",
    "Turn",
    "UnknownTable",
    "all_tables",
    "awaited",
    "commitment",
    "decide",
    "decode_events",
    "encode_events",
    "evolve",
    "evolve_all",
    "is_awaited",
    "legal_intents",
    "own_view",
    "project",
    "public_view",
    "random_intent",
    "redact",
    "redact_all",
    "replay",
    "ruleset_for",
    "start",
]
