"""Commands in, events out, states folded from events.

    events = start("odyssey", "standard", 4, deck, secret)
    state = replay(events)
    new = decide(state, Command(seat, state.turn, Claim()))
    state = evolve_all(state, new)

All of it is pure: the same secret and the same commands give the same game (R9.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar, assert_never

import msgspec

from lapin.rules import dice, ending
from lapin.rules.commands import ActFor, Command
from lapin.rules.ending import EndReason, Outcome
from lapin.rules.errors import BrokenRecord, IllegalMove, UnknownTable
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    Event,
    GameEnded,
    GameStarted,
    GiverAgreed,
    GiverProposed,
    HandsDealt,
    HandsPassed,
    HandsRefilled,
    PileReshuffled,
    RoundScored,
    TableShown,
    TurnBegan,
    TurnPassed,
    VoteCast,
)
from lapin.rules.ids import CardId, Seat, Turn
from lapin.rules.phases import PHASES, first_storyteller_by_dice
from lapin.rules.rulesets import RULINGS, Edition, Mode, Options, rules_view, ruleset_for
from lapin.rules.seating import left_of, side_of, sides
from lapin.rules.state import GameState, Pact, Phase
from lapin.rules.voting import slots_by_side

_replace = msgspec.structs.replace
Entry = TypeVar("Entry")


def start(
    edition: Edition | str,
    mode: Mode | str,
    players: int,
    deck: Sequence[CardId],
    secret: bytes,
    options: Options | None = None,
    rulings: int = RULINGS,
    pictures: str | None = None,
) -> tuple[Event, ...]:
    """The first events of a game: the table, the deal and, unless it is claimed, the first storyteller (R2)."""
    options = options or Options()
    rules = ruleset_for(edition, mode, players, options, rulings)
    if len(secret) != dice.SECRET_BYTES:
        raise UnknownTable("R9.5", "wrong_secret_length", bytes=len(secret), right=dice.SECRET_BYTES)
    if len(set(deck)) < len(deck):
        raise UnknownTable("R9.1", "card_twice_in_deck")
    if len(deck) < rules.smallest_deck:
        raise UnknownTable("R2.2", "deck_too_small", cards=len(deck), needed=rules.smallest_deck)
    cards = dice.shuffle(secret, "deal", deck)
    dealt = tuple(cards[seat * rules.hand_size : (seat + 1) * rules.hand_size] for seat in range(players))
    opening: tuple[Event, ...] = (
        GameStarted(
            edition=rules.edition,
            mode=rules.mode,
            players=players,
            options=options,
            commitment=dice.commitment(secret, deck, pictures),
            secret=secret.hex(),
            deck=tuple(deck),
            rulings=rulings,
            pictures=pictures,
        ),
        HandsDealt(hands=dealt, pile=cards[players * rules.hand_size :]),
    )
    if rules.claims_first:
        return opening
    return (*opening, first_storyteller_by_dice(replay(opening)))


def decide(state: GameState, command: Command) -> tuple[Event, ...]:
    """What a command brings about, or `IllegalMove`; the state is never changed (R9.4)."""
    phase = PHASES[state.phase]
    if command.turn != state.turn:
        raise IllegalMove("R9.4", "another_turn", turn=command.turn, now=state.turn)
    if not 0 <= command.seat < state.rules.players:
        raise IllegalMove("R9.4", "no_such_seat", seat=command.seat)
    intent = command.intent
    if isinstance(intent, ActFor):
        if command.seat not in phase.awaited(state):
            raise IllegalMove("R9.6", "not_awaited", seat=command.seat)
        return _with_consequences(state, phase.act_for(state, command.seat))
    handler = phase.accepts.get(type(intent))
    if handler is None:
        raise IllegalMove("R9.4", "not_now", intent=intent.__struct_config__.tag, phase=str(state.phase))
    return _with_consequences(state, handler(state, command.seat, intent))


def _with_consequences(state: GameState, event: Event) -> tuple[Event, ...]:
    """The event itself, then what follows when it closes a phase, scores a round or passes a turn."""
    events = [event]
    state = evolve(state, event)
    phase = PHASES[state.phase]
    if phase.close is not None and not phase.awaited(state):
        closing = phase.close(state)
        events.append(closing)
        state = evolve(state, closing)
    if isinstance(events[-1], RoundScored | TurnPassed):
        events += _end_turn(state, told=isinstance(events[-1], RoundScored))
    return tuple(events)


def _end_turn(state: GameState, told: bool) -> list[Event]:
    """R5 and R6: is it over? else draw, pass hands on, and the player on the left tells.

    A passed turn draws nothing, but hands are passed on, so that nobody tells over a hand they have seen (R9.6).
    """
    rules = state.rules
    reason = ending.reason_after_scoring(state)
    if reason is not None:
        return [_ended(state, reason)]
    events: list[Event] = []
    if told:
        draw = rules.refill(state)
        if draw.reshuffled is not None:
            events.append(PileReshuffled(pile=draw.reshuffled))
        events.append(HandsRefilled(drawn=draw.drawn))
    if rules.passes_hands if told else rules.passes_hands_untold:
        events.append(HandsPassed())
    if told:
        state = evolve_all(state, events)
        reason = ending.reason_after_refill(state)
        if reason is not None:
            return [*events, _ended(state, reason)]
    assert state.storyteller is not None
    events.append(TurnBegan(turn=Turn(state.turn + 1), storyteller=left_of(rules, state.storyteller)))
    return events


def _ended(state: GameState, reason: EndReason) -> GameEnded:
    return GameEnded(winners=state.rules.winners(state), reason=reason, secret=state.secret.hex())


def evolve(state: GameState, event: Event) -> GameState:
    """The state after an event; facts only, no decisions."""
    match event:
        case CardsHandedIn(seat=seat, cards=cards):
            assert cards is not None
            hand = tuple([card for card in state.hands[seat] + state.handed[seat] if card not in cards])
            return _replace(state, hands=_with(state.hands, seat, hand), handed=_with(state.handed, seat, cards))
        case VoteCast(seat=seat, ballot=ballot):
            return _replace(state, ballots=_with(state.ballots, seat, ballot))
        case TableShown(cards=cards):
            owner_of = {card: Seat(seat) for seat, handed in enumerate(state.handed) for card in handed}
            owners = tuple([owner_of[card] for card in cards])
            side_slots = slots_by_side(state.rules, owners)
            return _replace(state, phase=Phase.VOTE, table=cards, owners=owners, side_slots=side_slots)
        case ClueGiven(seat=seat, clue=clue, card=card):
            if card is None:
                return _replace(state, phase=Phase.HAND_IN, clue=clue)
            hand = tuple([held for held in state.hands[seat] if held != card])
            return _replace(
                state,
                phase=Phase.HAND_IN,
                clue=clue,
                hands=_with(state.hands, seat, hand),
                handed=_with(state.handed, seat, (card,)),
            )
        case GiverProposed(seat=seat, giver=giver):
            return _replace(state, pacts=_with(state.pacts, side_of(state.rules, seat), Pact(seat, giver)))
        case GiverAgreed(seat=seat, giver=giver):
            side = side_of(state.rules, seat)
            pact = state.pacts[side]
            assert pact is not None
            return _replace(state, pacts=_with(state.pacts, side, _replace(pact, agreed=True)))
        case RoundScored(scores=scores):
            assert state.storyteller is not None
            return _replace(
                state,
                scores=scores,
                told=_with(state.told, state.storyteller, state.told[state.storyteller] + 1),
                discards=state.discards + state.table,  # R5.1
                table=(),
                owners=(),
                side_slots=((),) * state.rules.players,
                handed=((),) * state.rules.players,
                last_round=event,
            )
        case TurnPassed(seat=seat):
            return _replace(state, told=_with(state.told, seat, state.told[seat] + 1))
        case PileReshuffled(pile=pile):
            assert pile is not None
            return _replace(state, pile=pile, discards=())
        case HandsRefilled(drawn=drawn):
            hands = tuple(hand + (new or ()) for hand, new in zip(state.hands, drawn, strict=True))
            return _replace(state, hands=hands, pile=state.pile[sum(len(new or ()) for new in drawn) :])
        case HandsPassed():
            return _replace(state, hands=state.hands[-1:] + state.hands[:-1])
        case TurnBegan(turn=turn, storyteller=storyteller):
            return _replace(
                state,
                phase=Phase.CLUE,
                turn=turn,
                storyteller=storyteller,
                clue=None,
                pacts=(None,) * len(sides(state.rules)) if state.rules.in_teams else (),
                ballots=(None,) * state.rules.players,
            )
        case GameEnded(winners=winners, reason=reason):
            return _replace(state, phase=Phase.OVER, outcome=Outcome(winners, reason))
        case HandsDealt(hands=hands, pile=pile):
            assert pile is not None
            return _replace(state, hands=tuple(hand or () for hand in hands), pile=pile)
        case GameStarted():
            raise BrokenRecord("R9.5", "game_started_twice")
        case _:
            assert_never(event)


def evolve_all(state: GameState, events: Iterable[Event]) -> GameState:
    """The state after all of them."""
    for event in events:
        state = evolve(state, event)
    return state


def replay(events: Sequence[Event]) -> GameState:
    """A whole game from its log."""
    if not events or not isinstance(started := events[0], GameStarted):
        raise BrokenRecord("R9.5", "not_a_game")
    if started.secret is None or started.deck is None:
        raise BrokenRecord("R9.5", "redacted_record")
    rules = ruleset_for(started.edition, started.mode, started.players, started.options, started.rulings)
    nothing = (0,) * started.players
    state = GameState(
        rules=rules,
        rules_shown=rules_view(rules),
        options=started.options,
        secret=bytes.fromhex(started.secret),
        commitment=started.commitment,
        phase=Phase.CLAIM,
        turn=Turn(1),
        storyteller=None,
        pile=(),
        hands=((),) * started.players,
        handed=((),) * started.players,
        discards=(),
        scores=nothing,
        told=nothing,
    )
    return evolve_all(state, events[1:])


def _with(entries: tuple[Entry, ...], place: int, entry: Entry) -> tuple[Entry, ...]:
    return (*entries[:place], entry, *entries[place + 1 :])


__all__ = ["decide", "evolve", "evolve_all", "replay", "start"]
