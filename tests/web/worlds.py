"""Paired worlds: the same visible game twice, with other hidden facts.

A room is its log, so a second world is the first one's log with hidden facts exchanged: other hands, another pile,
other cards handed in, other owners on the table, other votes. Whoever may not know these facts must get the same bytes
from both.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from lapin.adapters.store_memory import MemoryStore
from lapin.client import Browser, Pilot, PilotGone
from lapin.rooms.events import decode_room_events
from lapin.rooms.history import index_of
from lapin.rooms.ids import RoomId, Version
from lapin.rooms.ports import Record, RoomIndex
from lapin.rules.engine import evolve, replay
from lapin.rules.events import decode_events
from lapin.rules.ids import Seat
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.rules.seating import side_of
from lapin.rules.state import Phase
from lapin.testing.ports import CommandedClock, SeededChance
from lapin.testing.server import Running, running

Log = list[dict[str, Any]]
"""Entries of a room's log: version, at, command, and the events as plain JSON."""


class Scene:
    """A game stopped somewhere: its log, the devices of its players, and what the server knew."""

    def __init__(self, room: str, log: Log, cookies: dict[str, str], state: Any, seats: dict[str, Seat]) -> None:
        self.room = room
        self.log = log
        self.cookies = cookies
        self.state = state
        self.seats = seats


async def play_to(edition: str, mode: str, players: int, phase: Phase, turn: int = 2, done: int = 0) -> Scene:
    """People play until `phase` of `turn`, `done` of those awaited being through with it; one guest was kicked."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(clock=CommandedClock(), chance=SeededChance(7)))
        pilots = [Pilot(server.address, seed=number) for number in range(players)]
        for pilot in pilots:
            await stack.enter_async_context(pilot)
        room = await pilots[0].make_room(seat="Player 0", edition=edition, mode=mode)
        guest = await stack.enter_async_context(Pilot(server.address, seed=99))
        await guest.enter(room)
        await pilots[0].enter(room)
        seat = await guest.sit("Guest")
        await pilots[0].do("kick", seat=seat, ban=True)
        for number, pilot in enumerate(pilots[1:], start=1):
            await pilot.enter(room)
            await pilot.sit(f"Player {number}")
        await pilots[0].start()
        live = await server.server.registry.get(RoomId(room))
        assert live is not None

        def game() -> Any:
            return live.state.game.state

        def there() -> bool:
            return game().turn == turn and game().phase is phase

        while not there():
            assert game().phase is not Phase.OVER
            await _move(pilots, game)
        for _ in range(done):
            assert len(awaited(game())) > 1, "one more would close the phase"
            await _move(pilots, game)
        records = await server.server.store.since(RoomId(room), Version(0))
        log = plain(records)
        cookies = {f"player {number}": pilot.browser.cookie or "" for number, pilot in enumerate(pilots)}
        cookies["kicked"] = guest.browser.cookie or ""
        seats = {f"player {number}": pilot.seats[0] for number, pilot in enumerate(pilots)}
        return Scene(room, log, cookies, game(), seats)


async def _move(pilots: list[Pilot], game: Callable[[], Any]) -> None:
    seat = awaited(game())[0]
    pilot = next(pilot for pilot in pilots if pilot.seats == (seat,))
    await pilot.until(lambda: pilot.next_move() is not None)
    await pilot.play_once()


def with_other_secrets(scene: Scene, viewer: Seat | None, dice: Random) -> Log:
    """The log of a world that differs in everything this viewer may not know, and in nothing else."""
    state = scene.state
    deck = next(event["deck"] for event in _game_events(scene.log) if event["type"] == "game_started")
    known = _ever_seen(scene.log, viewer)
    hidden = [card for card in deck if card not in known]
    exchange = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    if state.phase is Phase.VOTE:  # owners of the cards on the table, but those of the viewer's own side
        side = None if viewer is None else side_of(state.rules, viewer)
        others = [
            card
            for card, owner in zip(state.table, state.owners, strict=True)
            if side is None or side_of(state.rules, owner) != side
        ]
        exchange |= dict(zip(others, others[1:] + others[:1], strict=True))
    return [
        {**entry, "events": [_changed(event, exchange, state, viewer) for event in entry["events"]]}
        for entry in scene.log
    ]


def _game_events(log: Log) -> list[dict[str, Any]]:
    return [
        inner
        for entry in log
        for event in entry["events"]
        if event["type"] in ("game_dealt", "game_played")
        for inner in event["events"]
    ]


def _ever_seen(log: Log, viewer: Seat | None) -> set[str]:
    """Every card this viewer has seen so far: in the own hand, handed in, or on the table."""
    first, second, *rest = decode_events(msgspec.json.encode(_game_events(log)))
    state = replay((first, second))
    cards: set[str] = set()
    for event in (None, *rest):
        state = state if event is None else evolve(state, event)
        view = project(state, viewer)
        cards |= {*view.public.table}
        if view.own is not None:
            cards |= {*(view.own.hand or ()), *view.own.handed}
    return cards


def _changed(event: dict[str, Any], exchange: dict[str, str], state: Any, viewer: Seat | None) -> dict[str, Any]:
    if event["type"] == "game_dealt":
        return {**event, "events": [_swapped(inner, exchange) for inner in event["events"]]}
    if event["type"] == "game_played":
        return {**event, "events": [_revoted(_swapped(inner, exchange), state, viewer) for inner in event["events"]]}
    return event


def _swapped(event: dict[str, Any], exchange: dict[str, str]) -> dict[str, Any]:
    """Who holds what is another; what everybody has seen is the same."""
    if event["type"] in ("table_shown", "round_scored"):
        return event

    def walk(value: Any) -> Any:
        if isinstance(value, str):
            return exchange.get(value, value)
        if isinstance(value, list):
            return [walk(entry) for entry in value]
        if isinstance(value, dict):
            return {name: walk(entry) for name, entry in value.items()}
        return value

    changed: dict[str, Any] = walk(event)
    return changed


def _revoted(event: dict[str, Any], state: Any, viewer: Seat | None) -> dict[str, Any]:
    """Votes of this turn that are still secret go to another card."""
    if event["type"] != "vote_cast" or state.phase is not Phase.VOTE or event["seat"] == viewer:
        return event
    if state.ballots[event["seat"]] is None:
        return event
    ballot = event["ballot"]
    shown = len(state.table)
    other = [slot % shown + 1 for slot in ballot["slots"]]
    red = {"red": ballot["red"] % shown + 1} if ballot.get("red") else {}
    return {**event, "ballot": {**ballot, "slots": other, **red}}


async def stored(scene: Scene, log: Log) -> MemoryStore:
    """A store that has this log, and nothing else."""
    store = MemoryStore()
    for entry in log:
        body = msgspec.json.encode(entry["events"])
        events = decode_room_events(body)
        index = index_of(events)
        code = next((event["code"] for event in entry["events"] if event["type"] == "room_opened"), index.code)
        record = Record(entry["version"], entry["at"], entry["command"], body)
        await store.append(RoomId(scene.room), record, RoomIndex(code=code, pictures=index.pictures))
    return store


def plain(records: Sequence[Record]) -> Log:
    """Entries as they are exchanged."""
    return [{"version": r.version, "at": r.at, "command": r.command, "events": json.loads(r.body)} for r in records]


@asynccontextmanager
async def world(scene: Scene, log: Log) -> AsyncIterator[Running]:
    """A server that has this log, and nothing else."""
    store = await stored(scene, log)
    async with running(clock=CommandedClock(), chance=SeededChance(11), store=store, static=Path(__file__)) as server:
        yield server


class Viewer:
    """Somebody who looks at a world: with which device, and how."""

    def __init__(self, name: str, cookie: str | None, seat: Seat | None, watch: bool = False) -> None:
        self.name = name
        self.cookie = cookie
        self.seat = seat
        self.watch = watch


def viewers(scene: Scene) -> list[Viewer]:
    """Everyone QUALITY names: players, the storyteller, spectators, the table screen, the kicked, strangers, nobody."""
    stranger = "lapin=" + "5" * 32
    everyone = [Viewer(name, scene.cookies[name], seat) for name, seat in scene.seats.items()]
    first, seat = next(iter(scene.seats.items()))
    return [
        *everyone,
        Viewer("reconnecting " + first, scene.cookies[first], seat),
        Viewer("spectator", stranger, None),
        Viewer("table screen", scene.cookies[first], None, watch=True),
        Viewer("kicked", scene.cookies["kicked"], None),
        Viewer("nobody", None, None),
    ]


async def seen(server: Running, scene: Scene, viewer: Viewer, actor: Actor | None = None) -> list[Any]:
    """All bytes this viewer gets: on connecting, while another acts, and over HTTP.

    The other is there before the viewer comes and stays until the viewer has gone: who is present is public, and
    whether two changes of it come in one frame or in two is chance.
    """
    received: list[Any] = []
    browser = Browser(server.address)
    browser.cookie = viewer.cookie
    pilot = Pilot(server.address, browser=browser)
    pilot.keeps_frames = True
    pilot.room, pilot.watch = scene.room, viewer.watch
    async with Pilot(server.address) as other:
        if actor is not None:
            other.browser.cookie = actor.cookie
            await other.enter(scene.room)
        try:
            await pilot.reconnect()
            if actor is not None:
                version = pilot.latest.version if pilot.latest is not None else 0
                await actor.act(other)
                await pilot.until(lambda: pilot.latest is not None and pilot.latest.version > version)
        except (PilotGone, WebSocketException) as gone:
            received.append(str(gone))
        await pilot.drop()
    received += pilot.frames
    for path in (
        f"/api/rooms/{scene.room}/gallery",
        f"/api/rooms/{scene.room}/export",
        "/api/session",
        f"/r/{scene.room}",
    ):
        received.append((path, await _fetched(browser, path)))
    for card in sorted(pilot.cards):
        received.append((card, await _fetched(browser, f"/cards/{card}/small")))
    return received


async def _fetched(browser: Browser, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
    response = await browser.request("GET", path)
    port = browser.address.rpartition(":")[2]  # the two worlds listen at different ports
    headers = [(name, value.replace(port, "PORT")) for name, value in response.headers if name.lower() != "date"]
    return response.status, headers, response.body


async def differences(scene: Scene, seed: int, others_act: bool = True) -> list[str]:
    """Viewers who can tell the two worlds apart; there must be none."""
    found = []
    for viewer in viewers(scene):
        other = with_other_secrets(scene, viewer.seat, Random(seed))
        assert other != scene.log, "the two worlds are one"
        accounts = []
        for log, choice in ((scene.log, 0), (other, -1)):
            async with world(scene, log) as server:
                actor = _somebody_else(scene, viewer, choice) if others_act else None
                accounts.append(await seen(server, scene, viewer, actor))
        if accounts[0] != accounts[1]:
            found.append(viewer.name)
            print(
                viewer.name,
                "sees",
                *next(pair for pair in zip(*accounts, strict=False) if pair[0] != pair[1]),
                sep="\n",
            )
    return found


class Actor:
    """Another player who hands in or votes: the first choice there is, or the last."""

    def __init__(self, cookie: str, choice: int) -> None:
        self.cookie = cookie
        self._choice = choice

    async def act(self, pilot: Pilot) -> None:
        (view,) = pilot.views()
        assert view.own is not None
        own, each, choice = view.own, view.public.rules.cards_each, self._choice
        if own.choices.vote:
            intent: dict[str, Any] = {"t": "vote", "slots": [own.choices.vote[choice]]}
            if own.choices.red:
                intent["red"] = own.choices.red[choice]
        elif own.choices.hand_in:
            hand = list(own.hand or ())
            intent = {"t": "hand_in", "cards": hand[:each] if choice == 0 else hand[-each:]}
        else:  # R8.2: proposals are made in the open, so both worlds make the same
            intent = {"t": "propose_giver", "giver": own.choices.propose[0]}
        await pilot.do("play", seat=own.seat, turn=view.public.turn, intent=intent)


def _somebody_else(scene: Scene, viewer: Viewer, choice: int) -> Actor | None:
    """Who acts while the viewer looks on; never the last one awaited, which would reveal it all."""
    state = scene.state
    waiting = [seat for seat in awaited(state) if seat != viewer.seat]
    if state.phase not in (Phase.HAND_IN, Phase.VOTE) or len(waiting) < 2 or viewer.name == "kicked":
        return None
    name = next(name for name, seat in scene.seats.items() if seat == waiting[0])
    return Actor(scene.cookies[name], choice)


def run(coroutine: Any) -> Any:
    """One event loop for one test."""
    return asyncio.run(coroutine)
