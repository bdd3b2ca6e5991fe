"""Paired worlds: the same visible game, played twice with other hidden facts.

`other_world` takes a game that is not over and a viewer, and rewrites the log: other cards in other hands, another
order of the pile, other owners of the cards on the table before the reveal, other votes before the reveal, another
secret. What the viewer has been allowed to know (R9.2) stays. So whatever that viewer receives must stay the same,
byte for byte.

What a viewer may know is worked out here from the rules' text, not from the projection under test.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from lapin.rules import CardId, Event, GameState, Phase, Seat, Slot, evolve_all, projection, replay
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    PileReshuffled,
    RoundScored,
    VoteCast,
)
from lapin.rules.scoring import Ballot
from lapin.rules.seating import side_of
from tests.properties.games import Game

replace = msgspec.structs.replace
Renaming = dict[CardId, CardId]


def other_world(game: Game, viewer: Seat | None, random: Random) -> Game:
    """The game with every fact changed that the viewer may not know at its end."""
    seen_first, seen_since, last_shuffle = _seen(game, viewer)
    state = game.state
    on_table = set(state.table) if state.phase is Phase.VOTE else set()
    known = seen_first | seen_since
    deck = set(game.log[0].deck or ())
    whole = _renaming(deck - known, on_table, random)
    pile = set(game.log[last_shuffle].pile or ()) if last_shuffle else set()
    since = _renaming((pile & seen_first) - seen_since, on_table, random)
    log: list[Event] = []
    for place, event in enumerate(game.log):
        names = whole if place < last_shuffle or not last_shuffle else whole | since
        log.append(_rewritten(event, names, game, random))
    steps = _with_other_votes(game, viewer, log, random)
    return Game(tuple(event for _, events, _ in steps for event in events), steps)


def differences(game: Game, viewer: Seat | None, random: Random) -> list[str]:
    """What this viewer receives in the other world that is not the same, by step."""
    other = other_world(game, viewer, random)
    found = []
    rules = game.state.rules
    for number, ((_, events, state), (_, changed, twin)) in enumerate(zip(game.steps, other.steps, strict=True)):
        if _bytes(projection.project(state, viewer)) != _bytes(projection.project(twin, viewer)):
            found.append(f"view after step {number}")
        seen = projection.redact_all(rules, events, viewer)
        if _bytes(seen) != _bytes(projection.redact_all(rules, changed, viewer)):
            found.append(f"events of step {number}")
    return found


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _seen(game: Game, viewer: Seat | None) -> tuple[set[CardId], set[CardId], int]:
    """Cards the viewer has been shown before and since the last reshuffle, and where in the log that was."""
    before: set[CardId] = set()
    since: set[CardId] = set()
    last_shuffle = 0
    place = 0
    for _, events, state in game.steps:
        for event in events:
            if isinstance(event, RoundScored):  # R3.6: table and owners are open now
                since |= {shown.card for shown in event.table}
            if isinstance(event, PileReshuffled):
                before |= since
                since = set()
                last_shuffle = place
            place += 1
        since |= set(_own_cards(state, viewer))
    return before, since, last_shuffle


def _own_cards(state: GameState, viewer: Seat | None) -> Iterable[CardId]:
    """The hand one sees (R9.2, R7.1), what one handed in, and in Team the card one may not vote for (R8.4)."""
    if viewer is None:
        return
    rules = state.rules
    blind = rules.blind_clue and (
        state.phase is Phase.CLAIM or (state.phase is Phase.CLUE and state.storyteller == viewer)
    )
    if not blind:
        yield from state.hands[viewer]
    yield from state.handed[viewer]
    if rules.in_teams and state.phase is Phase.VOTE:
        home = side_of(rules, state.storyteller or Seat(0)) == side_of(rules, viewer)
        if not home and not state.handed[viewer]:
            for seat, cards in enumerate(state.handed):
                if side_of(rules, Seat(seat)) == side_of(rules, viewer):
                    yield from cards


def _renaming(cards: set[CardId], on_table: set[CardId], random: Random) -> Renaming:
    """Hidden cards change places; those on the table only with each other, for all see which cards lie there."""
    names: Renaming = {}
    for group in (sorted(cards - on_table), sorted(cards & on_table)):
        names |= dict(zip(group, random.sample(group, len(group)), strict=True))
    return names


def _rewritten(event: Event, names: Renaming, game: Game, random: Random) -> Event:
    def other(cards: Sequence[CardId] | None) -> tuple[CardId, ...]:
        return tuple(names.get(card, card) for card in cards or ())

    match event:
        case GameStarted(deck=deck):
            cards = list(deck or ())
            random.shuffle(cards)
            return replace(event, secret=random.randbytes(32).hex(), deck=tuple(cards))
        case HandsDealt(hands=hands, pile=pile):
            return replace(event, hands=tuple(other(hand) for hand in hands), pile=other(pile))
        case HandsRefilled(drawn=drawn):
            return replace(event, drawn=tuple(other(cards) for cards in drawn))
        case PileReshuffled(pile=pile):
            return replace(event, pile=other(pile))
        case CardsHandedIn(cards=cards):
            return replace(event, cards=other(cards))
        case ClueGiven(card=card) if card is not None:
            return replace(event, card=names.get(card, card))
        case _:
            return event  # in the open, or a vote: those follow


def _with_other_votes(game: Game, viewer: Seat | None, log: list[Event], random: Random) -> tuple[Any, ...]:
    """The steps of the other world; votes of a round that is not revealed become any other votes."""
    steps = []
    place = 0
    state: GameState | None = None
    for command, events, original in game.steps:
        changed = tuple(log[place : place + len(events)])
        place += len(events)
        if original.turn == game.state.turn and game.state.phase is Phase.VOTE and state is not None:
            changed = tuple(
                _other_vote(state, event, random) if isinstance(event, VoteCast) and event.seat != viewer else event
                for event in changed
            )
        state = replay(changed) if state is None else evolve_all(state, changed)
        steps.append((command, changed, state))
    return tuple(steps)


def _other_vote(state: GameState, event: VoteCast, random: Random) -> VoteCast:
    rules = state.rules
    mine = {
        card
        for seat, cards in enumerate(state.handed)
        for card in cards
        if side_of(rules, Seat(seat)) == side_of(rules, event.seat)
    }
    allowed = [
        Slot(slot) for slot, card in enumerate(state.table, start=1) if rules.own_card_votable or card not in mine
    ]
    red = Slot(random.randint(1, len(state.table))) if rules.red_vote and event.seat == state.storyteller else None
    count = random.randint(1, rules.most_votes)
    return replace(event, ballot=Ballot(slots=tuple(random.sample(allowed, count)), red=red))


def cut(game: Game, steps: int) -> Game:
    """The first steps of a game."""
    kept = game.steps[:steps]
    return Game(tuple(event for _, events, _ in kept for event in events), kept)
