"""How bots play beside how people play: `make bots-report`.

    python tools/bots_report.py                  500 rounds a table, writes docs/bots-report.md and two pictures
    python tools/bots_report.py --rounds 50      a quick look, written nowhere
    python tools/bots_report.py --keep FILE      what FILE holds is not played again, what is played is added to it

Tables of mixed minds play whole games through the real rules. A storyteller knows its own mind only, so every listener
of another mind is a stranger to it. Three controls tell badly on purpose and must miss the bounds:
a random phrase, the nearest phrase, and clues tuned to copies of oneself.

People's figures: 23,246 rounds of boiteajeux.net, data of Vatsakis et al., FDG 2022.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # two processes, one core each

import msgspec
import numpy as np

from lapin import bots
from lapin.bots import telling
from lapin.bots.arena import Dabbler, known, numbered, play
from lapin.bots.imagination import round_of
from lapin.bots.phrasebank import folded
from lapin.bots.player import Player, unseen
from lapin.bots.port import BotTable, CardWords
from lapin.rules import GiveClue, Options, RoundOutcome, TextClue
from lapin.rules.events import RoundScored
from lapin.rules.projection import PlayerView

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PLAYERS: Final = (4, 5, 6)
LANGUAGES: Final = {"en": "English", "fr": "French", "nl": "Dutch"}
TURNS: Final = 12
"""Turns of a game in the report: as many as a game of people has."""


MODES: Final = ("party", "team")
Cell = tuple[int, str, str | None]
"""A table of the report: players, language, control."""
Part = tuple[Cell, int]
"""A few games of a table, by the number of the first."""
PART: Final = 7
"""Games in a part: 84 rounds."""


class Figures(msgspec.Struct, frozen=True):
    """How rounds ended: counts, so that figures can be added."""

    rounds: int = 0
    nobodies: int = 0
    everybodies: int = 0
    votes: int = 0
    finds: int = 0

    def __add__(self, other: Figures) -> Figures:
        return Figures(*(mine + theirs for mine, theirs in zip(_counts(self), _counts(other), strict=True)))

    @property
    def find(self) -> float:
        return self.finds / self.votes

    @property
    def nobody(self) -> float:
        return self.nobodies / self.rounds

    @property
    def everybody(self) -> float:
        return self.everybodies / self.rounds

    @property
    def some(self) -> float:
        return 1 - self.nobody - self.everybody


def _counts(figures: Figures) -> tuple[int, ...]:
    return msgspec.structs.astuple(figures)


class Memory(msgspec.Struct):
    """What was played so far."""

    parts: list[tuple[Part, Figures, list[str]]]
    leads: dict[str, tuple[float, float, float]]


PEOPLE: Final = {  # in per cent
    4: Figures(rounds=100, nobodies=17, everybodies=25, votes=100, finds=54),
    5: Figures(rounds=100, nobodies=17, everybodies=14, votes=100, finds=47),
    6: Figures(rounds=100, nobodies=20, everybodies=8, votes=100, finds=41),
}


def misses(players: int, figures: Figures, slack: float = 0.0) -> list[str]:
    """The bounds a table misses, in words; none is good. Few rounds need some slack for chance."""
    people = PEOPLE[players]
    found = []
    if abs(figures.find - people.find) > 0.12 + slack:
        found.append(f"find rate {figures.find:.0%}, people {people.find:.0%} ± 12")
    if figures.some < people.some - 0.10 - slack:
        found.append(f"some {figures.some:.0%}, people {people.some:.0%} − 10")
    if figures.nobody > 0.30 + slack:
        found.append(f"nobody {figures.nobody:.0%} > 30 %")
    if figures.everybody > 0.30 + slack:
        found.append(f"everybody {figures.everybody:.0%} > 30 %")
    return found


# ── Tellers that tell badly ───────────────────────────────────────────────────────────────────────────────────────


class RandomPhrase(Player, frozen=True):
    """Any card, any phrase."""

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        assert view.own is not None
        assert view.own.hand is not None
        random = self.random(view)
        sheet = self.atlas(view, table)
        phrase = sheet.bank[int(random.integers(len(sheet.bank)))]
        return GiveClue(clue=TextClue(phrase.text), card=view.own.hand[int(random.integers(len(view.own.hand)))])


class NearestPhrase(Player, frozen=True):
    """Any card, and the phrase that fits it best."""

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        assert view.own is not None
        assert view.own.hand is not None
        sheet = self.atlas(view, table)
        card = view.own.hand[int(self.random(view).integers(len(view.own.hand)))]
        used = telling.used_clues(table.rounds)
        order = np.argsort(-sheet.likeness[:, sheet.place[table.words[card]]], kind="stable")
        best = next(phrase for phrase in order if folded(sheet.bank[phrase].text) not in used)
        return GiveClue(clue=TextClue(sheet.bank[best].text), card=card)


class TunedToClones(Player, frozen=True):
    """Imagines that everybody thinks as it does."""

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        own = view.own
        assert own is not None
        assert own.hand is not None
        random = self.random(view)
        sheet = self.atlas(view, table)
        hand = [sheet.place[table.words[card]] for card in own.hand]
        seats = round_of(view.public.rules)
        options = telling.candidates(sheet, hand, telling.used_clues(table.rounds), random)
        aim = telling.first_target(seats.voters)
        chosen = telling.choose(sheet, options, unseen(sheet, hand), seats, aim, (), random, 24, agreement=1.0)
        return GiveClue(clue=TextClue(sheet.bank[chosen.phrase].text), card=own.hand[hand.index(chosen.card)])


CONTROLS: Final[dict[str, type[Player]]] = {
    "a random phrase": RandomPhrase,
    "the nearest phrase": NearestPhrase,
    "tuned to clones": TunedToClones,
}


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def deck() -> tuple[CardWords, ...]:
    """The cards of the base deck as bots see them."""
    words: dict[str, dict[str, Any]] = {}
    for path in sorted((ROOT / "tools/deck/words").glob("*.json")):
        words |= msgspec.json.decode(path.read_bytes())
    return tuple(
        CardWords(card["caption"], tuple(card["words"]), tuple(card["short"].items()))
        for name, card in sorted(words.items())
        if name != "back"
    )


def company(players: int, seed: int, language: str, teller: type[Player] | None) -> tuple[Any, ...]:
    mixed = bots.company(players, seed, language)
    if teller is None:
        return mixed
    return tuple(teller(bot.persona, bot.seed, language) for bot in mixed)


def rounds_of(
    cards: Sequence[CardWords], players: int, language: str, games: Iterable[int], teller: type[Player] | None = None
) -> Iterator[RoundScored]:
    """The scored rounds of some games, a new company each."""
    options = Options(turn_limit=TURNS, target=300)
    for seed in games:
        for move in play(company(players, 1000 * seed + players, language, teller), cards, seed=seed, options=options):
            yield from (event for event in move.events if isinstance(event, RoundScored))


def figures_of(rounds: Sequence[RoundScored]) -> Figures:
    """What a list of rounds amounts to."""
    votes = finds = 0
    for scored in rounds:
        answer = next(card.slot for card in scored.table if card.owner == scored.storyteller)
        ballots = [ballot for ballot in scored.ballots if ballot is not None]
        votes += len(ballots)
        finds += sum(answer in ballot.slots for ballot in ballots)
    nobodies = sum(scored.outcome is RoundOutcome.NONE for scored in rounds)
    everybodies = sum(scored.outcome is RoundOutcome.ALL for scored in rounds)
    return Figures(len(rounds), nobodies, everybodies, votes, finds)


def measure(part: Part) -> tuple[Part, Figures, list[str]]:
    """Some games of one table: their figures and some of their clues."""
    (players, language, control), first = part
    games = range(first, first + PART)
    rounds = list(rounds_of(deck(), players, language, games, CONTROLS[control] if control else None))
    clues = [scored.clue.text for scored in rounds[:24] if isinstance(scored.clue, TextClue)]
    return part, figures_of(rounds), clues


def lead(mode: str, players: int, games: int) -> tuple[float, float, float]:
    """Points of a bot more than of a random legal player at the same table: mean and 95 % interval over games."""
    leads = []
    half = players // 2
    for seed in range(games):
        mixed = bots.company(players, seed)
        # Party: every other seat. Team: the seats of every other team (R2.4).
        thinks = [seat % 2 == 0 if mode == "party" else (seat % half) % 2 == 0 for seat in range(players)]
        seats = [mixed[seat] if thinks[seat] else Dabbler(seed=seed * 100 + seat) for seat in range(players)]
        *_, last = play(seats, deck(), "odyssey", mode, seed=seed)
        scores = last.state.scores
        leads.append(
            statistics.mean(score for score, thinking in zip(scores, thinks, strict=True) if thinking)
            - statistics.mean(score for score, thinking in zip(scores, thinks, strict=True) if not thinking)
        )
    mean, error = statistics.mean(leads), 1.96 * statistics.stdev(leads) / sqrt(len(leads))
    return mean, mean - error, mean + error


# ── Costs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

_LOAD: Final = """
import time
import lapin.bots
def resident():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))
before = resident()
start = time.process_time()
from lapin.bots.encoder import encoder
encoder().vectors(["hello"])
print(time.process_time() - start, (resident() - before) / 1024)
"""


def costs() -> dict[str, str]:
    """Processor time of what a server must pay, and memory."""
    cards = deck()
    words = numbered(cards)
    spent: dict[str, list[float]] = {}
    company = bots.company(6, 1)
    clock: Callable[[], float] = time.process_time
    for bot in company:
        bots.make(bot.persona.name, 1)
    from lapin.rules import Command, awaited, decide, evolve_all, project, replay, start

    state = replay(start("odyssey", "standard", 6, tuple(words), bytes(32), Options(turn_limit=18, target=300)))
    while seats := awaited(state):
        view = project(state, seats[0])
        table = BotTable(words=known(view, words), deck=cards)
        begun = clock()
        intent = company[seats[0]].choose(view, table)
        if state.turn > 6:  # everyone has told once: atlases are made
            spent.setdefault(str(state.phase), []).append(clock() - begun)
        state = evolve_all(state, decide(state, Command(seats[0], state.turn, intent)))
    sheet = Player(company[0].persona, 1, "en").atlas(view, table)
    fresh = []
    for number in range(50):
        begun = clock()
        sheet.likeness_of(f"something a person would say, number {number}")
        fresh.append(clock() - begun)
    load, memory = subprocess.run(
        [sys.executable, "-c", _LOAD], capture_output=True, text=True, check=True
    ).stdout.split()
    most = max(spent["clue"])
    return {
        "storyteller's turn": f"median {1000 * statistics.median(spent['clue']):.0f} ms, "
        f"longest {1000 * most:.0f} ms (bound 150)",
        "a person's clue": f"median {1000 * statistics.median(fresh):.1f} ms (bound 20)",
        "encoder, first use": f"{float(load):.2f} s (bound 3)",
        "memory of the encoder": f"{float(memory):.0f} MB (bound 250)",
        "memory of this process": f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB",
    }


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────────

Results = dict[Cell, Figures]


def table_of(results: Results) -> list[str]:
    """The figures as a table in Markdown."""
    lines = [
        "| who tells | players | found | nobody | everybody | some | bounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for players in PLAYERS:
        lines.append(_line("people", players, PEOPLE[players], ""))
    for (players, language, control), figures in results.items():
        missed = misses(players, figures)
        verdict = "met" if not missed else f"missed: {'; '.join(missed)}"
        who = f"bots, {LANGUAGES[language]}" if control is None else f"control: {control}"
        lines.append(_line(who, players, figures, verdict))
    return lines


def _line(who: str, players: int, figures: Figures, verdict: str) -> str:
    return (
        f"| {who} | {players} | {figures.find:.0%} | {figures.nobody:.0%} | {figures.everybody:.0%} "
        f"| {figures.some:.0%} | {verdict} |"
    )


def draw(results: Results) -> None:
    """Two pictures: bots beside people, and what the controls miss."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    paper, ink = "#fbf7ee", "#2b2a33"
    colours = {"nobody": "#5b6c9e", "some": "#e2a33b", "everybody": "#b4543f"}
    mpl.rcParams.update({"font.family": "DejaVu Sans", "font.size": 11, "text.color": ink, "axes.labelcolor": ink})

    def stacks(names: list[str], columns: list[list[Figures]], title: str, path: Path) -> None:
        picture, axes = pyplot.subplots(1, 3, figsize=(12, 4.6), sharey=True, facecolor=paper)
        for axis, players, column in zip(axes, PLAYERS, columns, strict=True):
            axis.set_facecolor(paper)
            places = range(len(names))
            bottom = [0.0] * len(names)
            for kind, colour in colours.items():
                heights = [100 * getattr(figures, kind) for figures in column]
                bars = axis.bar(places, heights, 0.68, bottom=bottom, color=colour, label=kind)
                axis.bar_label(
                    bars, [f"{h:.0f}" if h >= 5 else "" for h in heights], label_type="center", color="white"
                )
                bottom = [low + high for low, high in zip(bottom, heights, strict=True)]
            finds = [100 * figures.find for figures in column]
            beside = [place + 0.24 for place in places]  # off the numbers in the bars
            axis.plot(beside, finds, "D", color=ink, markersize=8, markeredgecolor="white", label="votes that found it")
            axis.set_title(f"{players} players", fontsize=12)
            axis.set_xticks(list(places), names, rotation=20, ha="right")
            axis.set_ylim(0, 100)
            for side in ("top", "right", "left"):
                axis.spines[side].set_visible(False)
        axes[0].set_ylabel("per cent of rounds")
        handles, labels = axes[0].get_legend_handles_labels()
        picture.legend(handles, labels, loc="lower center", ncols=4, frameon=False)
        picture.suptitle(title, fontsize=14, fontweight="bold", x=0.05, ha="left")
        picture.tight_layout(rect=(0, 0.07, 1, 1))
        picture.savefig(path, dpi=110, facecolor=paper)
        pyplot.close(picture)

    by_language = [[PEOPLE[n], *(results[n, language, None] for language in LANGUAGES)] for n in PLAYERS]
    names = ["people", *(f"bots, {name}" for name in LANGUAGES.values())]
    stacks(names, by_language, "Who found the storyteller’s card", DOCS / "bots.png")
    controls = [[PEOPLE[n], *(results[n, "en", control] for control in (None, *CONTROLS))] for n in PLAYERS]
    names = ["people", "bots", *CONTROLS]
    stacks(names, controls, "Telling badly on purpose", DOCS / "bots-controls.png")


def main() -> int:
    parser = argparse.ArgumentParser(description="Tables of bots beside people's figures.")
    parser.add_argument("--rounds", type=int, default=500, help="rounds a table (default: 500)")
    parser.add_argument("--games", type=int, default=40, help="games of Party and of Team (default: 40)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work (default: 2)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="remember what was played, and go on from there")
    arguments = parser.parse_args()
    cells: list[Cell] = [(n, language, None) for language in LANGUAGES for n in PLAYERS]
    cells += [(n, "en", control) for control in CONTROLS for n in PLAYERS]
    kept: dict[Part, tuple[Figures, list[str]]] = {}
    leads: dict[str, tuple[float, float, float]] = {}
    if arguments.keep and arguments.keep.exists():
        memory = msgspec.json.decode(arguments.keep.read_bytes(), type=Memory)
        kept = {part: (figures, clues) for part, figures, clues in memory.parts}
        leads = memory.leads

    def keep() -> None:
        if arguments.keep:
            parts = [(part, figures, clues) for part, (figures, clues) in kept.items()]
            arguments.keep.write_bytes(msgspec.json.encode(Memory(parts, leads)))

    # All tables grow together, so that a report that was stopped has something of each.
    parts = [(cell, first) for first in range(0, -(-arguments.rounds // TURNS), PART) for cell in cells]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        done = pool.map(measure, [part for part in parts if part not in kept])
        ahead = {mode: pool.submit(lead, mode, 8, arguments.games) for mode in MODES if mode not in leads}
        for part, figures, clues in done:
            kept[part] = figures, clues
            keep()
            print(f"{part[1]:4} {_line(str(part[0][1:]), part[0][0], figures, '')}", file=sys.stderr, flush=True)
        for mode, future in ahead.items():
            leads[mode] = future.result()
            keep()
    results: Results = {cell: sum((kept[part][0] for part in parts if part[0] == cell), Figures()) for cell in cells}
    samples = {language: kept[(4, language, None), 0][1] for language in LANGUAGES}
    bound_missed = [cell for cell, figures in results.items() if cell[2] is None and misses(cell[0], figures)]
    passed = [control for control in CONTROLS if not any(misses(n, results[n, "en", control]) for n in PLAYERS)]
    lines = [
        "# How bots play, beside people",
        "",
        f"Written by `make bots-report`: {min(figures.rounds for figures in results.values())} rounds a table, "
        f"games of {TURNS} turns, mixed minds and "
        f"levels, the {len(deck())} cards of Lantern. People: 23,246 rounds of boiteajeux.net (Vatsakis et al., FDG "
        "2022).",
        "",
        *table_of(results),
        "",
        "Bounds: found within 12 points of people, some at least people's less 10, nobody and everybody at most 30 %. "
        "The controls must miss them.",
        "",
        "![Bots beside people](bots.png)",
        "",
        "![Controls](bots-controls.png)",
        "",
        "## Party and Team, against players who play any legal move",
        "",
        "Points of a bot more than of a random player at the same table of eight, half and half, a game "
        f"({arguments.games} games, 95 % interval):",
        "",
        *(f"- {mode.title()}: {mean:+.1f} ({low:+.1f} to {high:+.1f})" for mode, (mean, low, high) in leads.items()),
        "",
        "## Costs",
        "",
        f"Processor time on one core of {platform.machine()}, Python {platform.python_version()}:",
        "",
        *(f"- {what}: {figure}" for what, figure in costs().items()),
        "",
        "## What they say",
        "",
        *(f"- {LANGUAGES[language]}: {' · '.join(clues)}" for language, clues in samples.items()),
        "",
    ]
    print("\n".join(lines))
    if arguments.rounds >= 500:
        (DOCS / "bots-report.md").write_text("\n".join(lines), encoding="utf-8")
        draw(results)
    for cell in bound_missed:
        print(f"bounds missed: {cell}: {'; '.join(misses(cell[0], results[cell]))}", file=sys.stderr)
    for control in passed:
        print(f"the control “{control}” passed, so the bounds prove nothing", file=sys.stderr)
    for mode, (_, low, _) in leads.items():
        if low <= 0:
            print(f"{mode}: bots are not clearly better than random players", file=sys.stderr)
    return 1 if bound_missed or passed or any(low <= 0 for _, low, _ in leads.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
