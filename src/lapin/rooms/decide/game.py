"""Moves of the game: of people, of bots, and of the dice when time is up."""

from __future__ import annotations

from collections.abc import Mapping

from lapin.rooms import texts
from lapin.rooms.commands import Play, Skip
from lapin.rooms.decide.decision import Decision, World, host_only, own_seat, running, with_clock
from lapin.rooms.errors import Refusal
from lapin.rooms.events import GamePlayed
from lapin.rooms.ids import SessionId
from lapin.rooms.state import RoomState
from lapin.rooms.view import Status
from lapin.rules.commands import ActFor, Command, GiveClue, RecordedClue
from lapin.rules.engine import decide, evolve_all
from lapin.rules.errors import RulesError
from lapin.rules.events import Event
from lapin.rules.ids import Seat
from lapin.rules.phases import awaited
from lapin.rules.state import GameState


def play(state: RoomState, session: SessionId, command: Play, world: World) -> Decision:
    game = running(state)
    taken = own_seat(state, session, command.seat)
    if taken.joins is not None:
        raise Refusal("joins_next_turn", seat=command.seat)  # S3
    if taken.bot is not None:
        raise Refusal("played_by_bot", seat=command.seat)
    intent = texts.cleaned_intent(command.intent)
    if (
        isinstance(intent, GiveClue)
        and isinstance(intent.clue, RecordedClue)
        and world.recordings.get(intent.clue.recording) != session
    ):
        raise Refusal("no_such_recording")
    return Decision((GamePlayed(decide(game.state, Command(command.seat, command.turn, intent))),))


def act_for_all(game: GameState, drafts: Mapping[Seat, Command] | None = None) -> GamePlayed:
    """Time is up: what they have chosen is done for everyone who is awaited; else the dice act (R9.6)."""
    turn, phase = game.turn, game.phase
    left = dict(drafts or {})
    events: tuple[Event, ...] = ()
    seats: list[Seat] = []
    while (game.turn, game.phase) == (turn, phase) and (missing := awaited(game)):
        seat = missing[0]
        new = _chosen(game, left.pop(seat, None))
        if not new:
            new = decide(game, Command(seat, turn, ActFor()))
            seats.append(seat)
        events += new
        game = evolve_all(game, new)
    return GamePlayed(events, tuple(dict.fromkeys(seats)))


def _chosen(game: GameState, draft: Command | None) -> tuple[Event, ...]:
    """What a draft brings about, if it may be done; nothing else."""
    if draft is None:
        return ()
    try:
        return decide(game, draft)
    except RulesError:
        return ()


def decide_time_up(state: RoomState, world: World) -> Decision:
    """The phase's time is over."""
    game = state.game
    if game is None or state.status is not Status.PLAYING or state.paused:
        return Decision(())
    return with_clock(state, Decision((act_for_all(game.state, world.drafts),)), world.now)


def decide_bot_move(state: RoomState, command: Command, world: World) -> Decision:
    """A bot's move, by the same door."""
    game = state.game
    taken = state.at(command.seat)
    if game is None or state.status is not Status.PLAYING or state.paused or taken is None or taken.bot is None:
        return Decision(())
    events = decide(game.state, command)
    return with_clock(state, Decision((GamePlayed(events),)), world.now)


def skip(state: RoomState, session: SessionId, command: Skip, world: World) -> Decision:
    host_only(state, session)
    game = running(state)
    events = decide(game.state, Command(command.seat, game.state.turn, ActFor()))
    return Decision((GamePlayed(events, (command.seat,)),))
