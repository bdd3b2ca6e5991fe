"""Editions, modes and player counts, as values (R1).

A `RuleSet` is a frozen value: numbers, capabilities and policies. An edition is another one with differences, a
player count amends it, a room's options come last. This is the only module that knows editions, modes and counts by
name: everywhere else code asks a `RuleSet` what it can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lapin.rules import ending, refill, scoring, seating
from lapin.rules.errors import UnknownTable
from lapin.rules.ids import Seat

if TYPE_CHECKING:
    from lapin.rules.state import GameState


class Edition(StrEnum):
    """The box the rules come from (R1)."""

    CLASSIC = "classic"
    ODYSSEY = "odyssey"
    DISNEY = "disney"


class Mode(StrEnum):
    """The way of playing; Party and Team belong to Odyssey (R1)."""

    STANDARD = "standard"
    PARTY = "party"
    TEAM = "team"


class FirstStoryteller(StrEnum):
    """How the first storyteller is found (R2.3)."""

    CLAIM = "claim"
    RANDOM = "random"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a room may set otherwise than the book (R2.3, R6.3, R7.7, R8.6, R8.7)."""

    target: int | None = None
    turn_limit: int | None = None
    tellings: int | None = None
    first_storyteller: FirstStoryteller = FirstStoryteller.CLAIM
    teammate_bonus: bool = True


class RuleSet(msgspec.Struct, frozen=True):
    """Everything a table may and must do."""

    edition: Edition
    mode: Mode
    players: int
    seat_counts: tuple[int, ...]
    # Numbers
    hand_size: int = 6
    cards_each: int = 1  # R3.2
    most_votes: int = 1  # R3.5
    bonus_cap: int | None = None  # R4.3
    crowd_cap: int = 5  # R7.4
    target: int | None = 30  # R6.1
    tellings: int | None = None  # R7.7, R8.7
    turn_limit: int | None = None  # R6.3
    # Capabilities
    claims_first: bool = True  # R2.3
    blind_clue: bool = False  # R7.1
    storyteller_hands_in: bool = False  # R7.2
    storyteller_votes: bool = False  # R7.3
    red_vote: bool = False  # R7.3
    own_card_votable: bool = False  # R3.4, R7.3
    lone_vote_bonus: bool = False  # R4.4
    in_teams: bool = False  # R8
    teammate_bonus: bool = True  # R8.6
    passes_hands: bool = False  # R7.6
    passes_hands_untold: bool = False  # R9.6
    # Policies
    score: Callable[..., scoring.RoundScore] = scoring.storyteller_scoring
    refill: Callable[[GameState], refill.Draw] = refill.no_reshuffle
    winners: Callable[[GameState], tuple[Seat, ...]] = ending.most_points
    ends_when_pile_empty: bool = False  # R5.4

    @property
    def cards_shown(self) -> int:
        """How many cards lie on the table in a turn (R3.2, R7.2, R8.3)."""
        return seating.cards_shown(self)

    @property
    def smallest_deck(self) -> int:
        """All hands, and what one turn draws (R2.2, R5.1)."""
        return self.players * self.hand_size + self.cards_shown


class RulesView(msgspec.Struct, frozen=True):
    """The numbers and capabilities of this table, for rules pages, hints and bots."""

    edition: Edition
    mode: Mode
    players: int
    hand_size: int
    cards_each: int
    most_votes: int
    bonus_cap: int | None
    crowd_cap: int
    target: int | None
    tellings: int | None
    turn_limit: int | None
    blind_clue: bool
    storyteller_votes: bool
    red_vote: bool
    own_card_votable: bool
    lone_vote_bonus: bool
    teammate_bonus: bool
    teams: tuple[tuple[Seat, ...], ...]
    """Seats that score together; empty where everyone plays for themselves (R2.4)."""


def rules_view(rules: RuleSet) -> RulesView:
    """The table's rules as data."""
    return RulesView(
        edition=rules.edition,
        mode=rules.mode,
        players=rules.players,
        hand_size=rules.hand_size,
        cards_each=rules.cards_each,
        most_votes=rules.most_votes,
        bonus_cap=rules.bonus_cap,
        crowd_cap=rules.crowd_cap,
        target=rules.target,
        tellings=rules.tellings,
        turn_limit=rules.turn_limit,
        blind_clue=rules.blind_clue,
        storyteller_votes=rules.storyteller_votes,
        red_vote=rules.red_vote,
        own_card_votable=rules.own_card_votable,
        lone_vote_bonus=rules.lone_vote_bonus,
        teammate_bonus=rules.teammate_bonus,
        teams=tuple(seating.members(rules, side) for side in seating.sides(rules)) if rules.in_teams else (),
    )


_CLASSIC: Final = RuleSet(
    edition=Edition.CLASSIC, mode=Mode.STANDARD, players=0, seat_counts=tuple(range(3, 7)), ends_when_pile_empty=True
)
_ODYSSEY: Final = msgspec.structs.replace(
    _CLASSIC,
    edition=Edition.ODYSSEY,
    seat_counts=tuple(range(3, 13)),
    bonus_cap=3,
    refill=refill.reshuffle_discards,
    ends_when_pile_empty=False,
)
_DISNEY: Final = msgspec.structs.replace(
    _CLASSIC,
    edition=Edition.DISNEY,
    refill=refill.reshuffle_all,
    winners=ending.everyone_at_target,
    ends_when_pile_empty=False,
)
_PARTY: Final = msgspec.structs.replace(
    _ODYSSEY,
    mode=Mode.PARTY,
    seat_counts=tuple(range(6, 13)),
    hand_size=5,
    target=None,
    tellings=1,
    blind_clue=True,
    storyteller_hands_in=True,
    storyteller_votes=True,
    red_vote=True,
    own_card_votable=True,
    passes_hands=True,
    score=scoring.crowd_scoring,
)
_TEAM: Final = msgspec.structs.replace(
    _ODYSSEY, mode=Mode.TEAM, seat_counts=(6, 8, 10, 12), hand_size=4, target=None, tellings=1, in_teams=True
)

RULESETS: Final[dict[tuple[Edition, Mode], RuleSet]] = {
    (rules.edition, rules.mode): rules for rules in (_CLASSIC, _ODYSSEY, _DISNEY, _PARTY, _TEAM)
}


class Amendment(msgspec.Struct, frozen=True):
    """A clause that changes a rule set at some player counts."""

    clause: str
    applies: Callable[[RuleSet], bool]
    changes: dict[str, Any]


AMENDMENTS: Final = (
    Amendment("R3.2", lambda r: r.mode is Mode.STANDARD and r.players == 3, {"hand_size": 7, "cards_each": 2}),
    Amendment(
        "R3.5",
        lambda r: r.edition is Edition.ODYSSEY and r.mode is Mode.STANDARD and r.players >= 7,
        {"most_votes": 2, "lone_vote_bonus": True},
    ),
)

RULINGS: Final = 2
"""Our reading of the books where they are silent has been revised; a game keeps the revision it began with (R9.5).

1: nothing moves when a turn is passed. 2: in Party the hands are passed on all the same (R9.6).
"""

_OPTION_BOUNDS: Final = (  # clause, option, smallest, largest
    ("R6.3", "target", 1, 300),
    ("R6.3", "turn_limit", 1, 500),
    ("R7.7", "tellings", 1, 10),
)


def ruleset_for(
    edition: Edition | str, mode: Mode | str, players: int, options: Options | None = None, rulings: int = RULINGS
) -> RuleSet:
    """The rules of one table; `UnknownTable` says what is wrong with it and what would be right."""
    try:
        rules = RULESETS[Edition(edition), Mode(mode)]
    except (KeyError, ValueError):
        known = ", ".join(f"{e} {m}" for e, m in RULESETS)
        raise UnknownTable("R1", "unknown_edition_or_mode", edition=str(edition), mode=str(mode), known=known) from None
    if players not in rules.seat_counts:
        allowed = ", ".join(str(count) for count in rules.seat_counts)
        table = {"edition": str(rules.edition), "mode": str(rules.mode)}
        raise UnknownTable("R1", "wrong_player_count", players=players, allowed=allowed, **table)
    rules = msgspec.structs.replace(rules, players=players)
    for amendment in AMENDMENTS:
        if amendment.applies(rules):
            rules = msgspec.structs.replace(rules, **amendment.changes)
    if rulings >= 2:
        rules = msgspec.structs.replace(rules, passes_hands_untold=rules.passes_hands)  # R9.6
    return _with_options(rules, options or Options())


def _with_options(rules: RuleSet, options: Options) -> RuleSet:
    changes: dict[str, Any] = {
        "claims_first": options.first_storyteller is FirstStoryteller.CLAIM,
        "teammate_bonus": options.teammate_bonus,
    }
    for clause, name, smallest, largest in _OPTION_BOUNDS:
        value = getattr(options, name)
        if value is None:
            continue
        if not smallest <= value <= largest:
            raise UnknownTable(
                clause, "option_out_of_bounds", option=name, value=value, smallest=smallest, largest=largest
            )
        changes[name] = value
    if options.target is not None and rules.target is None:
        raise UnknownTable("R6.3", "option_not_of_this_mode", option="target", mode=str(rules.mode))
    if options.tellings is not None and rules.tellings is None:
        raise UnknownTable("R7.7", "option_not_of_this_mode", option="tellings", mode=str(rules.mode))
    return msgspec.structs.replace(rules, **changes)


def all_tables() -> Iterator[tuple[Edition, Mode, int]]:
    """All 29 tables of R1."""
    for (edition, mode), rules in RULESETS.items():
        for players in rules.seat_counts:
            yield edition, mode, players
