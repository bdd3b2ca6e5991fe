"""Writes real updates, as the server sends them, for the client's unit tests.

    python tools/client_fixtures.py        writes client/src/fixtures/*.json

Every file holds the stages of one table: after each stage the update of every seat and of a spectator.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import segno

from lapin.rooms.view import TableView
from lapin.rules import (
    CardId,
    Command,
    GameState,
    PerformedClue,
    Seat,
    TextClue,
    awaited,
    decide,
    evolve_all,
    project,
    public_view,
    random_intent,
    replay,
    start,
)
from lapin.rules.events import TurnBegan
from lapin.rules.rulesets import RULESETS, Edition, Mode

FIXTURES = Path(__file__).parent.parent / "client" / "src" / "fixtures"
NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lou")
TABLES = (
    ("classic", "standard", 3),
    ("odyssey", "standard", 7),
    ("odyssey", "party", 6),
    ("odyssey", "team", 6),
)
CLUES = (
    "Once upon a Monday",
    "What the sea forgot",
    "Nearly home",
    "A promise in the wrong key",
    "Hush",
    "The last train to nowhere in particular",
)


def room_view(edition: str, mode: str, players: int) -> dict[str, Any]:
    return {
        "room": "fixture-room",
        "code": "K7M2QX",
        "status": "playing",
        "game_number": 1,
        "edition": edition,
        "mode": mode,
        "options": {},
        "seat_limits": RULESETS[Edition(edition), Mode(mode)].seat_counts,
        "timers": {"kind": "off", "seconds": {"clue": 120, "hand_in": 90, "vote": 90, "claim": 60}},
        "deck": "lapin",
        "host": 0,
        "locked": False,
        "paused": False,
        "chat": True,
        "reactions": True,
        "seats": [
            {
                "seat": seat,
                "name": NAMES[seat],
                "rabbit": {"colour": seat, "pattern": seat},
                "kind": "person",
                "level": None,
                "present": True,
                "played_by_bot": False,
                "joins_next": False,
            }
            for seat in range(players)
        ],
        "spectators": 1,
        "saving": True,
    }


def update(room: dict[str, Any], state: GameState, viewer: Seat | None) -> dict[str, Any]:
    view = project(state, viewer)
    public = view.public
    own = [] if view.own is None else [view.own]
    seen = {*view.public.table, *(card for one in own for card in (*(one.hand or ()), *one.handed))}
    if view.public.last_round is not None:
        seen |= {shown.card for shown in view.public.last_round.table}
    status = "over" if view.public.phase.value == "over" else "playing"
    built = msgspec.to_builtins(
        {
            "t": "update",
            "version": state.turn * 100,
            "room": {**room, "status": status},
            "talk": [],
            "rules": {"rules": public.rules, "commitment": public.commitment, "secret": public.secret},
            "table": {name: getattr(public, name) for name in TableView.__struct_fields__},
            "last_round": public.last_round,
            "own": own,
            "cards": {card: {"short": f"Picture {card}", "long": f"A picture called {card}."} for card in sorted(seen)},
            "session": {"seats": [] if viewer is None else [viewer], "host": viewer == 0},
            "clock": {"closes_in_ms": None, "phase_ms": None, "reveal_ms": 0},
        }
    )
    assert isinstance(built, dict)
    return built


def stages(edition: str, mode: str, players: int) -> list[dict[str, Any]]:
    """One entry after every move of the first turn, one at the start of the second, one at the end."""
    dice = Random(f"{edition}/{mode}/{players}")
    deck = [CardId(f"card{number:02}") for number in range(84)]
    events = start(edition, mode, players, deck, secret=bytes(range(32)))
    state = replay(events)
    room = room_view(edition, mode, players)
    written: list[dict[str, Any]] = []

    def write(name: str) -> None:
        viewers = {str(seat): update(room, state, Seat(seat)) for seat in range(players)}
        written.append({"name": name, "seats": viewers, "watcher": update(room, state, None)})

    step = 0
    write("1 claim 0")
    while public_view(state).phase.value != "over":
        seat = awaited(state)[dice.randrange(len(awaited(state)))]
        clue = TextClue(CLUES[state.turn % len(CLUES)]) if state.turn % 3 else PerformedClue()
        events = decide(state, Command(seat, state.turn, random_intent(project(state, seat), dice, clue)))
        state = evolve_all(state, events)
        step += 1
        if state.turn == 1 or (state.turn == 2 and isinstance(events[-1], TurnBegan)):
            write(f"{state.turn} {state.phase.value} {step}")
    write("over")
    return written


def qr_codes() -> list[dict[str, Any]]:
    """Another program's QR codes of texts that fill versions 1 to 10 (where there is nothing to pad)."""
    codes = []
    for mask, length in enumerate((14, 26, 42, 62, 84, 106, 122, 152, 180, 213)):
        text = ("http://lapin.test/r/" * 11)[:length]
        code = segno.make(text, error="m", mode="byte", mask=mask % 8, boost_error=False, micro=False)
        rows = ["".join("1" if module else "0" for module in row) for row in code.matrix]
        codes.append({"text": text, "mask": mask % 8, "rows": rows})
    return codes


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for edition, mode, players in TABLES:
        file = FIXTURES / f"{edition}-{mode}-{players}.json"
        file.write_text(json.dumps(stages(edition, mode, players), indent=None, separators=(",", ":")) + "\n")
        print(file.name, file.stat().st_size)
    (FIXTURES / "qr.json").write_text(json.dumps(qr_codes(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
