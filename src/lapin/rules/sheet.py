"""One round as data: a score sheet for people at a real table (R10).

    answer = score_round(decode_round(b'{"edition": "odyssey", …}'))

A round that breaks a rule raises `BrokenRound`, whose text is one sentence for people and whose clause is the rule.
The points come from the same scoring as the game's own (scoring.py); this module only checks that the sheet is a
round of its table, and names players where the rules know seats.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from lapin.rules.errors import RulesError, UnknownTable
from lapin.rules.ids import Seat, Slot, TeamId
from lapin.rules.rulesets import Options, RuleSet, ruleset_for
from lapin.rules.scoring import Ballot, Detail
from lapin.rules.seating import members, seats, side_of, sides, teammate_of
from lapin.rules.voting import showing_clause, voting_clause


class BrokenRound(RulesError):
    """A round that no table of its edition can have played; `str` says what is wrong and what would be right."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(clause, "broken_round", sentence=sentence)
        self.sentence = sentence

    @property
    def message(self) -> str:
        return self.sentence


class SheetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the table, and who handed it in."""

    card: str
    by: str


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round as somebody wrote it down. Nothing in it is known to be right yet."""

    edition: str
    mode: str
    players: tuple[str, ...]
    storyteller: str
    table: tuple[SheetCard, ...]
    votes: dict[str, tuple[str, ...]]
    red: str | None = None
    teammate_bonus: bool = True


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points by player, where they come from, and in Team play points by team, named by its first player."""

    outcome: str
    points: dict[str, int]
    detail: dict[str, dict[str, int]]
    teams: dict[str, int] | None = None


class Refusal(msgspec.Struct, frozen=True):
    """How a stream of rounds answers a round that breaks a rule."""

    error: str
    clause: str


_decode: Final = msgspec.json.Decoder(Sheet).decode
encode_answer: Final = msgspec.json.Encoder().encode


UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
"""How a file in UTF-16 begins; some editors and shells write it unasked."""
_UTF_8_MARK: Final = b"\xef\xbb\xbf"


def decode_round(data: bytes) -> Sheet:
    """A round from JSON; `BrokenRound` (R10) if it is none."""
    data = data.removeprefix(_UTF_8_MARK)
    if data.startswith(UTF_16):
        raise _no_round("this is UTF-16, save it as UTF-8")
    if not data.strip():
        raise _no_round("there is nothing to read")
    try:
        sheet = _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise _no_round(str(wrong)) from None
    _check_each_once(data, sheet)
    return sheet


def _no_round(why: str) -> BrokenRound:
    fields = ", ".join(Sheet.__struct_fields__)
    return BrokenRound("R10", f"not a round: {why}; a round is one JSON object with {fields}")


def _check_each_once(data: bytes, sheet: Sheet) -> None:
    """A voter written down twice is a slip, and JSON would quietly take the last one.

    Every entry has one colon, so as many colons as entries is one each. More may stand in names: then look closely.
    """
    entries = 6 + (sheet.red is not None) + (not sheet.teammate_bonus) + 2 * len(sheet.table) + len(sheet.votes)
    if data.count(b":") > entries:
        json.loads(data, object_pairs_hook=_each_once)


def _each_once(entries: list[tuple[str, Any]]) -> None:
    names = [name for name, _ in entries]
    if len(set(names)) < len(names):
        raise BrokenRound("R10", f"{_twice(names)!r} is written twice; once would be right")


def answer_line(data: bytes) -> tuple[bytes, bool]:
    """One line of a stream of rounds: its answer as JSON, and whether the round was a good one."""
    try:
        return encode_answer(score_round(decode_round(data))), True
    except BrokenRound as broken:
        return encode_answer(Refusal(error=str(broken), clause=broken.clause)), False


def score_round(sheet: Sheet) -> Answer:
    """The points of a round, or `BrokenRound`."""
    form = _form_of(sheet)
    rules, names = form.rules, sheet.players
    seat_of = {name: Seat(seat) for seat, name in enumerate(names)}
    if len(seat_of) < len(names):
        raise BrokenRound("R10", f"{_twice(list(names))!r} is two players; give every player a name of their own")
    storyteller = _seat(seat_of, sheet.storyteller, "the storyteller")
    slot_of = _slots_of_cards(sheet)
    owners = _owners(form, sheet, storyteller, seat_of)
    ballots = _ballots(form, sheet, storyteller, owners, seat_of, slot_of)
    score = rules.score(rules, storyteller, owners, ballots)
    home = form.sides[storyteller]
    return Answer(
        outcome=score.outcome.value,
        points=dict(zip(names, score.points, strict=True)),
        detail={
            name: form.tells(detail) if side == home else form.listens(detail)
            for name, side, detail in zip(names, form.sides, score.details, strict=True)
        },
        teams={names[side]: score.points[side] for side in sides(rules)} if rules.in_teams else None,
    )


class _Form(msgspec.Struct, frozen=True):
    """What all rounds of one table have in common; looked up once per table, because rounds come by the thousand."""

    rules: RuleSet
    sides: tuple[TeamId, ...]
    """Whom each seat scores with."""
    tells: Callable[[Detail], dict[str, int]]
    """Where points of the storyteller's side can come from."""
    listens: Callable[[Detail], dict[str, int]]
    """Where points of everybody else can come from."""
    showing_clause: str
    """The clause that says which cards are shown."""
    voting_clause: str
    """The clause that says who votes."""


@lru_cache(maxsize=64)
def _form(edition: str, mode: str, players: int, teammate_bonus: bool) -> _Form:
    rules = ruleset_for(edition, mode, players, Options(teammate_bonus=teammate_bonus))
    if not teammate_bonus and not rules.in_teams:
        raise BrokenRound("R8.6", 'only Team has teammates; leave out "teammate_bonus"')
    tells, listens = _of_storyteller, _of_others
    if rules.lone_vote_bonus:
        listens = _of_lone_voters
    if rules.in_teams:
        tells = _of_storytellers_team
    if rules.red_vote:
        tells = listens = _of_the_crowd
    return _Form(
        rules=rules,
        sides=tuple(side_of(rules, seat) for seat in seats(rules)),
        tells=tells,
        listens=listens,
        showing_clause=showing_clause(rules),
        voting_clause=voting_clause(rules),
    )


def _of_storyteller(detail: Detail) -> dict[str, int]:  # R4.1–2
    return {"told": detail.told}


def _of_others(detail: Detail) -> dict[str, int]:  # R4.1–3
    return {"found": detail.found, "spared": detail.spared, "bonus": detail.bonus}


def _of_lone_voters(detail: Detail) -> dict[str, int]:  # R4.4
    return {"found": detail.found, "spared": detail.spared, "bonus": detail.bonus, "lone": detail.lone}


def _of_storytellers_team(detail: Detail) -> dict[str, int]:  # R8.6
    return {"told": detail.told, "bonus": detail.bonus}


def _of_the_crowd(detail: Detail) -> dict[str, int]:  # R7.4
    return {"crowd": detail.crowd}


def _form_of(sheet: Sheet) -> _Form:
    try:
        return _form(sheet.edition, sheet.mode, len(sheet.players), sheet.teammate_bonus)
    except UnknownTable as unknown:
        clause = "R1" if "allowed" in unknown.facts else "R10"
        raise BrokenRound(clause, unknown.message) from None


def _slots_of_cards(sheet: Sheet) -> dict[str, Slot]:
    """Cards lie in slots 1, 2, …, each of them once (R3.3, R9.1)."""
    slot_of = {shown.card: Slot(slot) for slot, shown in enumerate(sheet.table, start=1)}
    if len(slot_of) < len(sheet.table):
        card = _twice([shown.card for shown in sheet.table])
        raise BrokenRound("R9.1", f"card {card!r} lies on the table twice; every card is in one place")
    return slot_of


def _owners(form: _Form, sheet: Sheet, storyteller: Seat, seat_of: dict[str, Seat]) -> tuple[Seat, ...]:
    """Who handed in the card of slot 1, 2, …; the right number of each player or team (R3.2, R7.2, R8.3)."""
    rules = form.rules
    owners = tuple([_seat(seat_of, shown.by, "a card's owner") for shown in sheet.table])
    handed = [0] * rules.players
    for owner in owners:
        handed[owner] += 1
    if rules.in_teams:
        _check_teams_cards(form, sheet, storyteller, handed)
        return owners
    for seat, count in enumerate(handed):
        right = 1 if seat == storyteller else rules.cards_each
        if count != right:
            raise BrokenRound(
                form.showing_clause, f"{_cards(count)} by {sheet.players[seat]!r} on the table, not {right}"
            )
    return owners


def _check_teams_cards(form: _Form, sheet: Sheet, storyteller: Seat, handed: list[int]) -> None:
    """One of the storyteller, one of the teammate, one of each other team (R8.3)."""
    rules = form.rules
    for seat in (storyteller, teammate_of(rules, storyteller)):
        if handed[seat] != 1:
            raise BrokenRound(
                form.showing_clause,
                f"{_cards(handed[seat])} by {sheet.players[seat]!r} on the table, not 1; "
                "the storyteller and their teammate both show one",
            )
    for side in sides(rules):
        pair = members(rules, side)
        count = sum(handed[seat] for seat in pair)
        if side != form.sides[storyteller] and count != 1:
            names = " and ".join(repr(sheet.players[seat]) for seat in pair)
            raise BrokenRound(form.showing_clause, f"{_cards(count)} by the team of {names} on the table, not 1")


def _ballots(
    form: _Form,
    sheet: Sheet,
    storyteller: Seat,
    owners: tuple[Seat, ...],
    seat_of: dict[str, Seat],
    slot_of: dict[str, Slot],
) -> dict[Seat, Ballot]:
    """The votes by seat, each of them allowed (R3.4–5, R7.3, R8.4)."""
    rules, votes = form.rules, sheet.votes
    red = _red_slot(rules, sheet, slot_of)
    for name in votes:
        _seat(seat_of, name, "a voter")
    ballots: dict[Seat, Ballot] = {}
    for name, seat in seat_of.items():
        cards = votes.get(name)
        if (seat == storyteller and not rules.storyteller_votes) or (rules.in_teams and seat in owners):
            if cards is not None:
                raise BrokenRound(form.voting_clause, f"{name!r} has voted; {_why_not(form, seat, storyteller)}")
        elif not cards:
            raise BrokenRound(form.voting_clause, f"the vote of {name!r} is missing; everyone who may vote does")
        else:
            slots = _slots(form, name, form.sides[seat], cards, owners, slot_of)
            ballots[seat] = Ballot(slots, red if seat == storyteller else None)
    return ballots


def _why_not(form: _Form, seat: Seat, storyteller: Seat) -> str:
    """Why somebody does not vote (R3.4, R8.4)."""
    if seat == storyteller:
        return "the storyteller does not vote"
    if form.sides[seat] == form.sides[storyteller]:
        return "the storyteller's teammate does not vote"
    return "their teammate votes, who gave no card"


def _slots(
    form: _Form, name: str, side: TeamId, cards: tuple[str, ...], owners: tuple[Seat, ...], slot_of: dict[str, Slot]
) -> tuple[Slot, ...]:
    """Where a voter's cards lie: not too many, all shown, none twice, none of one's own (R3.4–5, R7.3, R8.4)."""
    rules = form.rules
    if len(cards) > rules.most_votes:
        clause = "R3.5" if rules.most_votes > 1 else form.voting_clause
        raise BrokenRound(clause, f"{len(cards)} votes by {name!r}; at this table a voter has {rules.most_votes}")
    try:
        slots = tuple([slot_of[card] for card in cards])
    except KeyError as unknown:
        raise _not_shown(form.voting_clause, name, unknown.args[0], slot_of) from None
    if len(slots) > 1 and len(set(slots)) < len(slots):
        raise BrokenRound("R3.5", f"{name!r} votes for {cards[0]!r} twice; a second vote is for another card")
    for slot in slots:
        if form.sides[owners[slot - 1]] == side and not rules.own_card_votable:
            whose = "their own team's card" if rules.in_teams else "their own card"
            raise BrokenRound(form.voting_clause, f"{name!r} votes for {whose}; that is never allowed")
    return slots


def _red_slot(rules: RuleSet, sheet: Sheet, slot_of: dict[str, Slot]) -> Slot | None:
    """The Party storyteller's red vote, and no other's (R7.3)."""
    if sheet.red is None:
        if rules.red_vote:
            raise BrokenRound("R7.3", 'the storyteller\'s red vote is missing; give it as "red": "<card>"')
        return None
    if not rules.red_vote:
        raise BrokenRound("R7.3", 'only Party has a red vote; leave out "red"')
    if sheet.red not in slot_of:
        raise _not_shown("R7.3", sheet.storyteller, sheet.red, slot_of)
    return slot_of[sheet.red]


def _seat(seat_of: dict[str, Seat], name: str, role: str) -> Seat:
    try:
        return seat_of[name]
    except KeyError:
        raise BrokenRound("R10", f"{role} is {name!r}, who is none of the players {', '.join(seat_of)}") from None


def _not_shown(clause: str, voter: str, card: str, shown: Iterable[str]) -> BrokenRound:
    return BrokenRound(clause, f"{voter!r} votes for {card!r}, which is none of the cards shown: {', '.join(shown)}")


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _twice(names: list[str]) -> str:
    """The first name that is there more often than once, if one is."""
    return Counter(names).most_common(1)[0][0]
