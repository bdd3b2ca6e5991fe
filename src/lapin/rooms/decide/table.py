"""What the host sets up before a game, and dealing it."""

from __future__ import annotations

import msgspec

from lapin.languages import LANGUAGES
from lapin.limits import MOST_GAMES
from lapin.rooms.commands import Configure, Rematch, Start
from lapin.rooms.decide.decision import Decision, World, host_only, lobby_only
from lapin.rooms.decide.seats import name_for
from lapin.rooms.errors import Refusal
from lapin.rooms.events import BotSeated, Configured, GameDealt, LobbyReopened, RoomEvent
from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Library
from lapin.rooms.state import RoomState, evolve_room_all
from lapin.rooms.view import SeatKind, Status
from lapin.rules.dice import pictures_digest
from lapin.rules.engine import start as start_game
from lapin.rules.ids import CardId
from lapin.rules.rulesets import RULESETS, Mode, ruleset_for


def configure(state: RoomState, session: SessionId, command: Configure, world: World) -> Decision:
    host_only(state, session)
    table = (command.edition, command.mode, command.options, command.deck)
    if any(wanted is not None for wanted in table):  # the clock, the bots' pace and language may change at any time
        lobby_only(state)
    configured = configuration(
        Configured(
            edition=state.edition,
            mode=state.mode,
            options=state.options,
            timers=state.timers,
            deck=state.deck,
            language=state.language,
            pace=state.pace,
        ),
        command,
        world.library,
    )
    return Decision((configured,))


def configuration(now: Configured, wanted: Configure, library: Library) -> Configured:
    """Settings with changes; what cannot be played is refused (R1)."""
    edition = wanted.edition or now.edition
    mode = wanted.mode or now.mode
    if (edition, mode) not in RULESETS and wanted.mode is None:
        mode = Mode.STANDARD  # Party and Team belong to Odyssey (R1): another box, the plain way
    options = wanted.options or now.options
    if wanted.options is None and (edition, mode) != (now.edition, now.mode):
        options = msgspec.structs.replace(options, target=None, tellings=None)  # they are a mode's own (R6.3, R7.7)
    rules = RULESETS.get((edition, mode))
    ruleset_for(edition, mode, rules.seat_counts[0] if rules else 0, options)
    deck = wanted.deck if wanted.deck is not None else now.deck
    try:
        library.cards(deck)
    except KeyError:
        raise Refusal("no_such_deck", deck=deck) from None
    language = wanted.language if wanted.language is not None else now.language
    if language not in LANGUAGES:
        raise Refusal("no_such_language", language=language, known=list(LANGUAGES))
    return Configured(
        edition=edition,
        mode=mode,
        options=options,
        timers=wanted.timers or now.timers,
        deck=deck,
        language=language,
        pace=wanted.pace or now.pace,
    )


def start(state: RoomState, session: SessionId, command: Start, world: World) -> Decision:
    host_only(state, session)
    lobby_only(state)
    return Decision((dealt(state, world),))


def rematch(state: RoomState, session: SessionId, command: Rematch, world: World) -> Decision:
    host_only(state, session)
    if state.status is not Status.OVER:
        raise Refusal("game_not_over", status=str(state.status))
    events: list[RoomEvent] = [LobbyReopened()]
    for taken in state.seats:  # whoever left is replaced by the bot that played on
        if taken.kind is SeatKind.PERSON and taken.holder is None and taken.bot is not None:
            name = name_for(state, taken.bot.persona, taken.seat)
            events.append(BotSeated(taken.seat, name, taken.rabbit, taken.bot))
    if not command.lobby:
        events.append(dealt(evolve_room_all(state, events), world))
    return Decision(tuple(events))


def dealt(state: RoomState, world: World) -> GameDealt:
    if len(state.games) >= MOST_GAMES:
        raise Refusal("too_many_games", most=MOST_GAMES)
    names = world.library.cards(state.deck)
    tokens = [CardId(world.chance.bytes(16).hex()) for _ in names]
    secret = world.chance.bytes(32)
    # The tokens are random and sorted, so that a game's list of cards says nothing about the deck's order.
    cards = dict(zip(tokens, names, strict=True))
    pictures = pictures_digest({token: f"{state.deck}/{name}" for token, name in cards.items()})
    events = start_game(
        state.edition, state.mode, len(state.seats), sorted(tokens), secret, state.options, pictures=pictures
    )
    return GameDealt(number=len(state.games) + 1, deck=state.deck, cards=cards, events=events)
