"""`lapin simulate`: many games by players who choose at random among the legal moves."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lapin.cli.complaint import Complaint
from lapin.cli.score import aligned
from lapin.rules.engine import replay, start
from lapin.rules.errors import UnknownTable
from lapin.rules.events import RoundScored
from lapin.rules.playout import numbered_deck, play_out
from lapin.rules.rulesets import Edition, Mode, Options, RuleSet, ruleset_for

if TYPE_CHECKING:
    from lapin.bots import CardWords
    from lapin.cli.complaint import Subparsers
    from lapin.rules.events import Event
    from lapin.rules.state import GameState

    _Step = tuple[tuple[Event, ...], GameState]

CHUNK: Final = 20
"""Games a process plays before it reports back."""

BAR_WIDTH: Final = 30


@dataclass
class Tally:
    """What is counted over games. Adding two tallies gives the tally of all their games."""

    games: int = 0
    actions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    points: Counter[int] = field(default_factory=Counter)
    """Final scores of all seats."""
    winning: Counter[int] = field(default_factory=Counter)
    """Final scores of winners, one a game."""

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        self.actions += other.actions
        self.shared += other.shared
        for name in ("turns", "outcomes", "reasons", "wins", "points", "winning"):
            getattr(self, name).update(getattr(other, name))
        return self


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="play many games, at random or with bots, and count how they end",
        description="Play seeded games of any edition, mode and player count with players who choose at random "
        "among the legal moves. The same seed gives the same figures, whatever --jobs is.",
    )
    parser.add_argument("--edition", default="odyssey", help=f"{', '.join(Edition)} (default: odyssey)")
    parser.add_argument("--mode", default="standard", help=f"{', '.join(Mode)} (default: standard)")
    parser.add_argument("--players", type=int, default=6, metavar="N", help="how many play (default: 6)")
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games (default: 1)")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes at work (default: 1)")
    parser.add_argument("--target", type=int, metavar="N", help="points that end a game, where points do")
    parser.add_argument("--turn-limit", type=int, metavar="N", help="turns after which a game ends")
    parser.add_argument("--tellings", type=int, metavar="N", help="turns as storyteller for each, Party and Team")
    parser.add_argument("--bots", action="store_true", help="let the computer players play instead of chance")
    parser.add_argument("--language", default="en", help="the language of bots' clues (default: en)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few, 1 or more would be right")
    return number


_positive.__name__ = "number"  # argparse says "invalid number value"


def run(arguments: argparse.Namespace) -> int:
    options = Options(target=arguments.target, turn_limit=arguments.turn_limit, tellings=arguments.tellings)
    try:
        rules = ruleset_for(arguments.edition, arguments.mode, arguments.players, options)
    except UnknownTable as unknown:
        raise Complaint(str(unknown)) from None
    tally = Tally()
    with _progress(arguments.games) as show:
        language = arguments.language if arguments.bots else None
        for part in _tallies(rules, options, arguments.games, arguments.seed, arguments.jobs, language):
            tally += part
            show(tally.games)
    report = figures(rules, arguments.seed, tally)
    print(msgspec.json.encode(report).decode() if arguments.json else as_table(report))
    return 0


def _tallies(
    rules: RuleSet, options: Options, games: int, seed: int, jobs: int, language: str | None
) -> Iterator[Tally]:
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    play = partial(play_games, rules.edition.value, rules.mode.value, rules.players, options, seed, language=language)
    if jobs == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
        at_work: list[Future[Tally]] = [pool.submit(play, chunk) for chunk in chunks]
        try:
            for done in as_completed(at_work):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_games(
    edition: str,
    mode: str,
    players: int,
    options: Options,
    seed: int,
    numbers: Iterable[int],
    language: str | None = None,
) -> Tally:
    """The tally of some of a seed's games. Each game has dice and players of its own, so any split adds up.

    With a language bots play, else chance.
    """
    tally = Tally()
    for number in numbers:
        if language is None:
            steps = _by_chance(edition, mode, players, options, seed, number)
        else:
            steps = _by_bots(edition, mode, players, options, seed, number, language)
        for events, reached in steps:
            state = reached
            tally.actions += 1
            tally.outcomes.update(event.outcome.value for event in events if isinstance(event, RoundScored))
        assert state.outcome is not None
        winners = state.outcome.winners
        tally.games += 1
        tally.turns[state.turn] += 1
        tally.reasons[state.outcome.reason.value] += 1
        tally.wins.update(winners)
        tally.shared += len(winners) > 1
        tally.points.update(state.scores)
        tally.winning[state.scores[winners[0]]] += 1
    return tally


def _by_chance(edition: str, mode: str, players: int, options: Options, seed: int, number: int) -> Iterator[_Step]:
    secret = hashlib.sha256(f"lapin simulate/{seed}/{number}".encode()).digest()
    state = replay(start(edition, mode, players, numbered_deck(), secret, options))
    for step in play_out(state, Random(f"{seed}/{number}")):
        yield step.events, step.state


def _by_bots(
    edition: str, mode: str, players: int, options: Options, seed: int, number: int, language: str
) -> Iterator[_Step]:
    from lapin import bots
    from lapin.bots.arena import play

    company = bots.company(players, seed=1000 * seed + number, language=language)
    for move in play(company, _deck_words(language), edition, mode, seed=1000 * seed + number, options=options):
        yield move.events, move.state


@cache
def _deck_words(language: str) -> tuple[CardWords, ...]:
    """The base deck as bots see it."""
    from lapin.decks import built_in
    from lapin.decks.seen import as_bots_see

    return tuple(as_bots_see(built_in(), language).values())


def figures(rules: RuleSet, seed: int, tally: Tally) -> dict[str, Any]:
    """A tally as figures people and programs can read."""
    rounds = tally.outcomes.total()
    return {
        "edition": rules.edition.value,
        "mode": rules.mode.value,
        "players": rules.players,
        "seed": seed,
        "games": tally.games,
        "actions": tally.actions,
        "turns": _spread(tally.turns),
        "points": _spread(tally.points),
        "winning_points": _spread(tally.winning),
        "outcomes": {name: round(count / rounds, 4) for name, count in sorted(tally.outcomes.items())},
        "ended_by": {name: round(count / tally.games, 4) for name, count in sorted(tally.reasons.items())},
        "wins_by_seat": [round(tally.wins[seat] / tally.games, 4) for seat in range(rules.players)],
        "shared_victories": round(tally.shared / tally.games, 4),
    }


def _spread(counted: Counter[int]) -> dict[str, float]:
    """Smallest, middle, mean and largest of counted numbers."""
    numbers = sorted(counted.elements())
    return {
        "least": numbers[0],
        "median": numbers[len(numbers) // 2],
        "mean": round(sum(numbers) / len(numbers), 2),
        "most": numbers[-1],
    }


def as_table(report: dict[str, Any]) -> str:
    """The figures as people read them."""
    spreads = [["", "least", "median", "mean", "most"]]
    for title, name in (("turns", "turns"), ("points of a player", "points"), ("points that won", "winning_points")):
        spread = report[name]
        spreads.append([title, *(f"{spread[column]:g}" for column in ("least", "median", "mean", "most"))])
    shares = [
        ["", "share"],
        *([f"rounds: {name}", f"{share:.1%}"] for name, share in report["outcomes"].items()),
        *([f"ended by {name.replace('_', ' ')}", f"{share:.1%}"] for name, share in report["ended_by"].items()),
        ["victories shared", f"{report['shared_victories']:.1%}"],
        *([f"won by seat {seat}", f"{share:.1%}"] for seat, share in enumerate(report["wins_by_seat"])),
    ]
    title = (
        f"{report['edition'].title()}, {report['mode']} mode, {report['players']} players: "
        f"{report['games']} games, {report['actions']} actions, seed {report['seed']}"
    )
    return "\n".join([title, "", *aligned(spreads, left=1), "", *aligned(shares, left=1)])


class _progress:  # noqa: N801 (used as a verb: `with _progress(games) as show`)
    """A bar on standard error, for people at a terminal only."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seen = sys.stderr.isatty()

    def __enter__(self) -> _progress:
        self(0)
        return self

    def __call__(self, done: int) -> None:
        if self.seen:
            filled = BAR_WIDTH * done // self.games
            bar = "█" * filled + "░" * (BAR_WIDTH - filled)
            print(f"\r{bar} {done}/{self.games} games", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self.seen:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
