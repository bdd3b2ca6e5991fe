"""What a command brings about in a room, or why not. Pure but for the chance it is given.

Who sends a command is its session. Where a command names a seat to act as, that session must hold it; what only a host
may do is checked here and nowhere else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from lapin.languages import LANGUAGES
from lapin.rooms import words
from lapin.rooms.commands import (
    MOST_SEATS,
    AddBot,
    Allow,
    Configure,
    Dress,
    Extend,
    HandToBot,
    Kick,
    Level,
    Lock,
    MoveLink,
    MoveSeat,
    NewCode,
    PassHost,
    Pause,
    Play,
    Rabbit,
    React,
    Rematch,
    RemoveSeat,
    Resume,
    RoomCommand,
    Say,
    Sit,
    Skip,
    Stand,
    Start,
    TakeBack,
)
from lapin.rooms.errors import Refusal
from lapin.rooms.events import (
    Allowed,
    BotSeated,
    ClockSet,
    CodeChanged,
    Configured,
    Dressed,
    GameDealt,
    GamePlayed,
    HostPassed,
    Kicked,
    LobbyReopened,
    Locked,
    MoveLinkMade,
    Paused,
    PersonSeated,
    Reacted,
    Resumed,
    RoomEvent,
    Said,
    SeatCleared,
    SeatHandedToBot,
    SeatLeft,
    SeatMoved,
    SeatsSwapped,
    SeatTakenBack,
)
from lapin.rooms.ids import RoomCode, SessionId
from lapin.rooms.ports import BotSeat, Chance, Company, Library
from lapin.rooms.state import Game, RoomState, SeatState, evolve_room, evolve_room_all
from lapin.rooms.timers import EXTENSION_MS, GRACE_MS, MOST_EXTENDED_MS, clock_for, phase_ms
from lapin.rooms.view import SeatKind, Status
from lapin.rules.commands import ActFor, Command, GiveClue, RecordedClue
from lapin.rules.engine import decide, evolve_all, start
from lapin.rules.events import Event
from lapin.rules.ids import CardId, Seat
from lapin.rules.phases import awaited
from lapin.rules.rulesets import RULESETS, Mode, ruleset_for
from lapin.rules.state import GameState

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""31 letters and digits that are not taken for each other."""
CODE_LENGTH: Final = 6
LINK_LIVES_MS: Final = 60 * 60 * 1000


class World(msgspec.Struct, frozen=True):
    """What a decision may use besides the room: the time, chance, bots, decks, and who is here."""

    now: int
    chance: Chance
    company: Company
    library: Library
    present: frozenset[SessionId] = frozenset()
    recordings: Mapping[str, SessionId] = {}
    """Recordings that a clue in this command may name, and who made them."""


class Decision(msgspec.Struct, frozen=True):
    """What is to be written, and what the sender is told."""

    events: tuple[RoomEvent, ...]
    facts: Mapping[str, Any] = {}
    after: RoomState | None = None
    """The room after these events, where it is known already."""


def decide_room(state: RoomState, session: SessionId, command: RoomCommand, world: World) -> Decision:
    """The events of a command; raises `Refusal` or the rules' `IllegalMove` and `UnknownTable`."""
    if session in state.banned:
        raise Refusal("banned")
    handler = _HANDLERS[type(command)]
    return with_clock(state, handler(state, session, command, world), world.now)


def with_clock(state: RoomState, decision: Decision, now: int) -> Decision:
    """The decision, and what it does to the clock."""
    if not any(isinstance(event, GamePlayed | GameDealt) for event in decision.events):
        return decision
    after = evolve_room_all(state, decision.events)
    clock = clock_for(state, after, decision.events, now)
    if clock is None:
        return Decision(decision.events, decision.facts, after)
    return Decision((*decision.events, clock), decision.facts, evolve_room(after, clock))


# ── The game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _play(state: RoomState, session: SessionId, command: Play, world: World) -> Decision:
    game = _running(state)
    taken = _own_seat(state, session, command.seat)
    if taken.bot is not None:
        raise Refusal("played_by_bot", seat=command.seat)
    intent = words.cleaned_intent(command.intent)
    if (
        isinstance(intent, GiveClue)
        and isinstance(intent.clue, RecordedClue)
        and world.recordings.get(intent.clue.recording) != session
    ):
        raise Refusal("no_such_recording")
    return Decision((GamePlayed(decide(game.state, Command(command.seat, command.turn, intent))),))


def act_for_all(game: GameState) -> tuple[Event, ...]:
    """Time is up: the dice act for everyone who is awaited in this phase (R9.6)."""
    turn, phase = game.turn, game.phase
    events: tuple[Event, ...] = ()
    while (game.turn, game.phase) == (turn, phase) and (missing := awaited(game)):
        new = decide(game, Command(missing[0], turn, ActFor()))
        events += new
        game = evolve_all(game, new)
    return events


def decide_time_up(state: RoomState, world: World) -> Decision:
    """The phase's time is over."""
    game = state.game
    if game is None or state.status is not Status.PLAYING or state.paused:
        return Decision(())
    return with_clock(state, Decision((GamePlayed(act_for_all(game.state)),)), world.now)


def decide_bot_move(state: RoomState, command: Command, world: World) -> Decision:
    """A bot's move, by the same door."""
    game = state.game
    taken = state.at(command.seat)
    if game is None or state.status is not Status.PLAYING or state.paused or taken is None or taken.bot is None:
        return Decision(())
    events = decide(game.state, command)
    return with_clock(state, Decision((GamePlayed(events),)), world.now)


def _skip(state: RoomState, session: SessionId, command: Skip, world: World) -> Decision:
    _host_only(state, session)
    game = _running(state)
    return Decision((GamePlayed(decide(game.state, Command(command.seat, game.state.turn, ActFor()))),))


def _running(state: RoomState) -> Game:
    if state.status is not Status.PLAYING or state.game is None:
        raise Refusal("no_game_running", status=str(state.status))
    if state.paused:
        raise Refusal("paused")
    return state.game


# ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _sit(state: RoomState, session: SessionId, command: Sit, world: World) -> Decision:
    known = state.seats_of(session) or session in state.guests or session == state.host
    if state.locked and not known:
        raise Refusal("locked")
    name = _name_for(state, words.cleaned(command.name, "name", words.MOST_NAME), command.seat)
    if command.seat is not None and (taken := state.at(command.seat)) is not None:
        if not taken.is_free:
            raise Refusal("seat_taken", seat=command.seat)
        rabbit = command.rabbit if command.rabbit is not None else taken.rabbit
        if rabbit.colour in _colours(state, but=command.seat):
            rabbit = taken.rabbit
        return Decision((PersonSeated(command.seat, session, name, rabbit),), {"seat": command.seat})
    if state.status is not Status.LOBBY:
        free = [taken.seat for taken in state.seats if taken.is_free]
        raise Refusal("game_running", free=free)
    places = state.free_places()
    if not places:
        raise Refusal("room_full", most=MOST_SEATS)
    seat = command.seat if command.seat is not None else places[0]
    return Decision((PersonSeated(seat, session, name, _rabbit(state, command.rabbit)),), {"seat": seat})


def _stand(state: RoomState, session: SessionId, command: Stand, world: World) -> Decision:
    _own_seat(state, session, command.seat)
    return Decision((_leaving(state, command.seat, world),))


def _leaving(state: RoomState, seat: Seat, world: World) -> RoomEvent:
    """In the lobby the seat is empty again; in a game a bot plays it on."""
    if state.status is Status.LOBBY:
        return SeatCleared(seat)
    return SeatLeft(seat, _bot(state, Level.MEDIUM, world))


def _dress(state: RoomState, session: SessionId, command: Dress, world: World) -> Decision:
    taken = _own_seat(state, session, command.seat)
    name, rabbit = taken.name, taken.rabbit
    if command.name is not None:
        name = _name_for(state, words.cleaned(command.name, "name", words.MOST_NAME), command.seat)
    if command.rabbit is not None:
        if command.rabbit.colour in _colours(state, but=command.seat):
            raise Refusal("rabbit_taken", colour=command.rabbit.colour)
        rabbit = command.rabbit
    if (name, rabbit) == (taken.name, taken.rabbit):
        return Decision(())
    return Decision((Dressed(command.seat, name, rabbit),))


def _add_bot(state: RoomState, session: SessionId, command: AddBot, world: World) -> Decision:
    _host_only(state, session)
    _lobby_only(state)
    return Decision((bot_seated(state, command.level, world),))


def bot_seated(state: RoomState, level: Level, world: World) -> BotSeated:
    """A bot in the next free seat."""
    places = state.free_places()
    if not places:
        raise Refusal("room_full", most=MOST_SEATS)
    bot = _bot(state, level, world)
    return BotSeated(places[0], _name_for(state, bot.persona, None), _rabbit(state, None), bot)


def _bot(state: RoomState, level: Level, world: World) -> BotSeat:
    names = [taken.name for taken in state.seats] + [taken.bot.persona for taken in state.seats if taken.bot]
    return world.company.newcomer(level, names, int.from_bytes(world.chance.bytes(6), "big"))


def _remove_seat(state: RoomState, session: SessionId, command: RemoveSeat, world: World) -> Decision:
    _host_only(state, session)
    _lobby_only(state)
    _taken(state, command.seat)
    return Decision((SeatCleared(command.seat),))


def _move_seat(state: RoomState, session: SessionId, command: MoveSeat, world: World) -> Decision:
    _host_only(state, session)
    _lobby_only(state)
    _taken(state, command.seat)
    if command.seat == command.to:
        return Decision(())
    return Decision((SeatsSwapped(command.seat, command.to),))


def _move_link(state: RoomState, session: SessionId, command: MoveLink, world: World) -> Decision:
    _own_seat(state, session, command.seat)
    token = world.chance.bytes(16).hex()
    event = MoveLinkMade(command.seat, link_digest(token), world.now + LINK_LIVES_MS)
    return Decision((event,), {"token": token, "seat": command.seat})


def link_digest(token: str) -> str:
    """What is kept of a one-time link."""
    return hashlib.sha256(f"move/{token}".encode()).hexdigest()


def decide_move(state: RoomState, session: SessionId, token: str, world: World) -> Decision:
    """Another device takes the seat that a one-time link carries; the host's last seat takes the role along."""
    if session in state.banned:
        raise Refusal("banned")
    digest = link_digest(token)
    for seat, link in state.links.items():
        if link.digest == digest and link.expires_at > world.now:
            events: tuple[RoomEvent, ...] = (SeatMoved(seat, session),)
            taken = state.at(seat)
            if taken is not None and taken.holder == state.host and state.seats_of(state.host) == (seat,):
                events += (HostPassed(session),)
            return Decision(events, {"seat": seat})
    raise Refusal("link_used_or_old")


# ── The host, before a game ───────────────────────────────────────────────────────────────────────────────────────


def _configure(state: RoomState, session: SessionId, command: Configure, world: World) -> Decision:
    _host_only(state, session)
    table = (command.edition, command.mode, command.options, command.deck)
    if any(wanted is not None for wanted in table):  # the clock and the bots' language may change at any time
        _lobby_only(state)
    configured = configuration(
        Configured(
            edition=state.edition,
            mode=state.mode,
            options=state.options,
            timers=state.timers,
            deck=state.deck,
            language=state.language,
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
    )


def _start(state: RoomState, session: SessionId, command: Start, world: World) -> Decision:
    _host_only(state, session)
    _lobby_only(state)
    return Decision((_dealt(state, world),))


def _rematch(state: RoomState, session: SessionId, command: Rematch, world: World) -> Decision:
    _host_only(state, session)
    if state.status is not Status.OVER:
        raise Refusal("game_not_over", status=str(state.status))
    events: list[RoomEvent] = [LobbyReopened()]
    for taken in state.seats:  # whoever left is replaced by the bot that played on
        if taken.kind is SeatKind.PERSON and taken.holder is None and taken.bot is not None:
            name = _name_for(state, taken.bot.persona, taken.seat)
            events.append(BotSeated(taken.seat, name, taken.rabbit, taken.bot))
    if not command.lobby:
        events.append(_dealt(evolve_room_all(state, events), world))
    return Decision(tuple(events))


def _dealt(state: RoomState, world: World) -> GameDealt:
    names = world.library.cards(state.deck)
    tokens = [CardId(world.chance.bytes(16).hex()) for _ in names]
    secret = world.chance.bytes(32)
    # The tokens are random and sorted, so that a game's list of cards says nothing about the deck's order.
    cards = dict(zip(tokens, names, strict=True))
    events = start(state.edition, state.mode, len(state.seats), sorted(tokens), secret, state.options)
    return GameDealt(number=len(state.games) + 1, deck=state.deck, cards=cards, events=events)


# ── The host, at any time ─────────────────────────────────────────────────────────────────────────────────────────


def _kick(state: RoomState, session: SessionId, command: Kick, world: World) -> Decision:
    _host_only(state, session)
    holder = _taken(state, command.seat).holder
    if holder is None:
        raise Refusal("nobody_to_kick", seat=command.seat)
    if holder == session:
        raise Refusal("cannot_kick_yourself", seat=command.seat)
    leaving = tuple(_leaving(state, seat, world) for seat in state.seats_of(holder))
    return Decision((*leaving, Kicked(holder, command.ban)))


def _hand_to_bot(state: RoomState, session: SessionId, command: HandToBot, world: World) -> Decision:
    taken = _taken(state, command.seat)
    if taken.holder != session:
        _host_only(state, session)
    if taken.bot is not None:
        raise Refusal("played_by_bot", seat=command.seat)
    return Decision((SeatHandedToBot(command.seat, _bot(state, Level.MEDIUM, world)),))


def _take_back(state: RoomState, session: SessionId, command: TakeBack, world: World) -> Decision:
    taken = _taken(state, command.seat)
    if taken.holder != session:
        _host_only(state, session)
    if taken.holder is None or taken.bot is None:
        raise Refusal("not_handed_to_bot", seat=command.seat)
    return Decision((SeatTakenBack(command.seat),))


def _pause(state: RoomState, session: SessionId, command: Pause, world: World) -> Decision:
    _host_only(state, session)
    _running(state)
    closes_at = state.clock.closes_at
    return Decision((Paused(None if closes_at is None else max(closes_at - world.now, GRACE_MS)),))


def _resume(state: RoomState, session: SessionId, command: Resume, world: World) -> Decision:
    _host_only(state, session)
    if not state.paused:
        raise Refusal("not_paused")
    events: tuple[RoomEvent, ...] = (Resumed(),)
    if state.clock.left is not None:
        events += (ClockSet(closes_at=world.now + state.clock.left, length=state.clock.length),)
    return Decision(events)


def _extend(state: RoomState, session: SessionId, command: Extend, world: World) -> Decision:
    game = _running(state)
    clock = state.clock
    mine = state.seats_of(session)
    if session != state.host and not any(seat in mine for seat in awaited(game.state)):
        raise Refusal("host_only")
    if clock.closes_at is None or clock.length is None:
        raise Refusal("no_time_runs")
    if clock.length + EXTENSION_MS > phase_ms(state, game.state.phase) + MOST_EXTENDED_MS:
        raise Refusal("extended_enough")
    later = max(clock.closes_at, world.now) + EXTENSION_MS
    return Decision((ClockSet(closes_at=later, length=clock.length + EXTENSION_MS, reveal_until=clock.reveal_until),))


def _lock(state: RoomState, session: SessionId, command: Lock, world: World) -> Decision:
    _host_only(state, session)
    guests = tuple(sorted(world.present - state.banned)) if command.locked else ()
    return Decision((Locked(command.locked, guests),))


def _new_code(state: RoomState, session: SessionId, command: NewCode, world: World) -> Decision:
    _host_only(state, session)
    code = new_code(world.chance)
    return Decision((CodeChanged(code),), {"code": code})


def new_code(chance: Chance) -> RoomCode:
    """Six characters, every one as likely as another."""
    characters: list[str] = []
    while len(characters) < CODE_LENGTH:
        byte = chance.bytes(1)[0]
        if byte < 256 - 256 % len(ALPHABET):
            characters.append(ALPHABET[byte % len(ALPHABET)])
    return RoomCode("".join(characters))


def _pass_host(state: RoomState, session: SessionId, command: PassHost, world: World) -> Decision:
    _host_only(state, session)
    holder = _taken(state, command.seat).holder
    if holder is None:
        raise Refusal("not_a_person", seat=command.seat)
    return Decision((HostPassed(holder),) if holder != session else ())


def decide_host_vanished(state: RoomState, world: World) -> Decision:
    """The host has been away too long: the first person who is here runs the room."""
    if state.host in world.present:
        return Decision(())
    for taken in state.seats:
        if taken.holder is not None and taken.holder in world.present:
            return Decision((HostPassed(taken.holder),))
    return Decision(())


def _allow(state: RoomState, session: SessionId, command: Allow, world: World) -> Decision:
    _host_only(state, session)
    return Decision(
        (
            Allowed(
                chat=state.chat if command.chat is None else command.chat,
                reactions=state.reactions if command.reactions is None else command.reactions,
            ),
        )
    )


# ── Talk ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _say(state: RoomState, session: SessionId, command: Say, world: World) -> Decision:
    taken = _own_seat(state, session, command.seat)
    if not state.chat:
        raise Refusal("chat_is_off")
    return Decision((Said(command.seat, taken.name, words.cleaned(command.text, "text", words.MOST_LINE)),))


def _react(state: RoomState, session: SessionId, command: React, world: World) -> Decision:
    taken = _own_seat(state, session, command.seat)
    if not state.reactions:
        raise Refusal("reactions_are_off")
    return Decision((Reacted(command.seat, taken.name, words.emoji(command.emoji)),))


# ── What several of them need ─────────────────────────────────────────────────────────────────────────────────────


def _host_only(state: RoomState, session: SessionId) -> None:
    if session != state.host:
        raise Refusal("host_only")


def _lobby_only(state: RoomState) -> None:
    if state.status is not Status.LOBBY:
        raise Refusal("not_in_the_lobby", status=str(state.status))


def _taken(state: RoomState, seat: Seat) -> SeatState:
    taken = state.at(seat)
    if taken is None:
        raise Refusal("no_such_seat", seat=seat)
    return taken


def _own_seat(state: RoomState, session: SessionId, seat: Seat) -> SeatState:
    taken = _taken(state, seat)
    if taken.holder != session:
        raise Refusal("not_your_seat", seat=seat)
    return taken


def _name_for(state: RoomState, name: str, seat: Seat | None) -> str:
    """The name, with a number when somebody at the table has it already."""
    others = {taken.name.casefold() for taken in state.seats if taken.seat != seat}
    if name.casefold() not in others:
        return name
    number = 2
    while f"{name} {number}".casefold() in others:
        number += 1
    return f"{name} {number}"


def _colours(state: RoomState, but: Seat | None = None) -> set[int]:
    return {taken.rabbit.colour for taken in state.seats if taken.seat != but}


def _rabbit(state: RoomState, wanted: Rabbit | None) -> Rabbit:
    """The one wanted, else the next colour that nobody has (R2.1)."""
    taken = _colours(state)
    if wanted is not None and wanted.colour not in taken:
        return wanted
    colour = next(number for number in range(MOST_SEATS) if number not in taken)
    return Rabbit(colour, wanted.pattern if wanted is not None else colour)


_Handler = Callable[[RoomState, SessionId, Any, World], Decision]

_HANDLERS: Final[Mapping[type, _Handler]] = {
    Play: _play,
    Sit: _sit,
    Stand: _stand,
    Dress: _dress,
    MoveLink: _move_link,
    Configure: _configure,
    AddBot: _add_bot,
    RemoveSeat: _remove_seat,
    MoveSeat: _move_seat,
    Start: _start,
    Rematch: _rematch,
    Kick: _kick,
    HandToBot: _hand_to_bot,
    TakeBack: _take_back,
    Pause: _pause,
    Resume: _resume,
    Skip: _skip,
    Extend: _extend,
    Lock: _lock,
    NewCode: _new_code,
    PassHost: _pass_host,
    Allow: _allow,
    Say: _say,
    React: _react,
}
