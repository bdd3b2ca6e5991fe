"""How bots play beside how people play: `make bots-report`.

    python tools/bots_report.py                  500 rounds a table, writes docs/bots-report.md and two pictures
    python tools/bots_report.py --rounds 50      a quick look, written nowhere
    python tools/bots_report.py --keep FILE      what FILE holds is not played again, what is played is added to it
    python tools/bots_report.py --record         what the unseen minds think of the tests' deck, after new phrases

Everything is played through the real rules, at three kinds of tables:

- mixed: bots of all minds, as people meet them;
- strangers: every listener has a mind that took no part in making the bots (unseen.py), two of them by turns;
- copies: all bots are of one persona.

Three controls tell badly on purpose and must miss the bounds. A random phrase and the nearest phrase do so at mixed
tables. Clues tuned to copies of oneself look superb among copies; among strangers they must fail.

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
from functools import cache, partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # two processes, one core each

import msgspec
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import unseen as strangers

from lapin import bots
from lapin.bots import telling
from lapin.bots.arena import Dabbler, known, numbered, play
from lapin.bots.encoder import Encoder
from lapin.bots.imagination import imagined_finders, round_of
from lapin.bots.knowing import Mind, drawn, everything
from lapin.bots.listening import Heard, listen, read_rounds
from lapin.bots.lore import Lore, lore
from lapin.bots.minds import Atlas, Chart, Meaning
from lapin.bots.phrasebank import folded, phrases
from lapin.bots.player import DIMLY, SKILLS, Player, knows_something, unseen
from lapin.bots.port import BotTable, CardWords
from lapin.decks import built_in
from lapin.decks.seen import as_bots_see
from lapin.rules import GiveClue, Options, RoundOutcome, TextClue
from lapin.rules.events import RoundScored
from lapin.rules.projection import PlayerView

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
FIXTURES: Final = ROOT / "tests" / "bots" / "fixtures"
PLAYERS: Final = (4, 5, 6)
LANGUAGES: Final = {"en": "English", "fr": "French", "nl": "Dutch"}
TURNS: Final = 12
"""Turns of a game in the report: as many as a game of people has."""


MODES: Final = ("party", "team")
MIXED: Final = "mixed"
STRANGERS: Final = "strangers"
COPIES: Final = "copies"
TABLES: Final = {
    MIXED: "mixed minds",
    STRANGERS: "unseen minds",
    COPIES: "copies of itself",
}
Cell = tuple[int, str, str, str | None]
"""A table of the report: players, language, kind of table, control."""
Part = tuple[Cell, int]
"""A few games of a table, by the number of the first."""
Ear = Callable[[str, tuple[CardWords, ...]], Mind | Atlas]
"""What a listener makes of a deck in a language."""
PART: Final = 7
"""Games in a part: 84 rounds."""


class Figures(msgspec.Struct, frozen=True):
    """How rounds ended: counts, so that figures can be added."""

    rounds: int = 0
    nobodies: int = 0
    everybodies: int = 0
    votes: int = 0
    finds: int = 0
    squares: float = 0.0
    """Sum of the squares of the share of finders in a round: voters of a round agree, so rounds are what is counted."""

    def __add__(self, other: Figures) -> Figures:
        return Figures(*(mine + theirs for mine, theirs in zip(_counts(self), _counts(other), strict=True)))

    @property
    def find(self) -> float:
        return self.finds / self.votes

    @property
    def find_error(self) -> float:
        """Half of the 95 % interval of the find rate."""
        return 1.96 * sqrt(max(self.squares / self.rounds - self.find**2, 0.0) / self.rounds)

    def error(self, share: float) -> float:
        """Half of the 95 % interval of a share of the rounds."""
        return 1.96 * sqrt(share * (1 - share) / self.rounds)

    @property
    def nobody(self) -> float:
        return self.nobodies / self.rounds

    @property
    def everybody(self) -> float:
        return self.everybodies / self.rounds

    @property
    def some(self) -> float:
        return 1 - self.nobody - self.everybody


def _counts(figures: Figures) -> tuple[Any, ...]:
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
        random = self.random(view, table)
        bank = phrases(self.language)
        phrase = bank[int(random.integers(len(bank)))]
        return GiveClue(clue=TextClue(phrase.text), card=view.own.hand[int(random.integers(len(view.own.hand)))])


class NearestPhrase(Player, frozen=True):
    """Any card, and what fits it best."""

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        assert view.own is not None
        assert view.own.hand is not None
        ear = self.ear(view, table)
        card = view.own.hand[int(self.random(view, table).integers(len(view.own.hand)))]
        place = ear.place[table.words[card]]
        if isinstance(ear, Mind):
            store = telling.store_of(ear.lore, place)
            texts, fit = [clue.text for clue in store.clues], store.likeness[:, place].astype(np.float32)
        else:
            texts, fit = [phrase.text for phrase in ear.bank], ear.likeness[:, place]
        used = telling.used_clues(table)
        best = next(clue for clue in np.argsort(-fit, kind="stable") if folded(texts[clue]) not in used)
        return GiveClue(clue=TextClue(texts[best]), card=card)


@cache
def alone(sheet: Atlas) -> Atlas:
    """An atlas without a second opinion."""
    return sheet.alone()


class TunedToClones(Player, frozen=True):
    """Imagines that everybody is a copy of itself, and takes the clue that splits such a table most often."""

    def _tell(self, view: PlayerView, table: BotTable) -> GiveClue:
        own = view.own
        assert own is not None
        assert own.hand is not None
        random = self.random(view, table)
        ear = self.ear(view, table)
        hand = [ear.place[table.words[card]] for card in own.hand]
        seats = round_of(view.public.rules)
        used = telling.used_clues(table)
        if isinstance(ear, Mind):
            options, _ = telling.from_the_head(ear, hand, used, self._liking, random)
            likeness = np.stack([ear.likeness_of(option.text) for option in options])
            noise = SKILLS[self.persona.level].noise
        else:
            options, likeness = telling.from_the_bank(alone(ear), hand, used, random)
            noise = DIMLY[self.persona.level]
        answers = np.array([option.card for option in options])
        finders = imagined_finders(likeness, answers, unseen(ear, hand), seats, random, 24, agreement=1.0, noise=noise)
        splits = ((finders > 0) & (finders < seats.voters)).mean(axis=0)
        short_list = np.argsort(-splits, kind="stable")[: telling.SHORT_LIST]
        chosen = options[int(random.choice(short_list))]
        return GiveClue(clue=TextClue(chosen.text), card=own.hand[hand.index(chosen.card)])


CLONES: Final = "tuned to clones"
CONTROLS: Final[dict[str, type[Player]]] = {
    "a random phrase": RandomPhrase,
    "the nearest phrase": NearestPhrase,
    CLONES: TunedToClones,
}


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def read_deck(path: Path) -> tuple[CardWords, ...]:
    """A deck of the tests: a caption and mood words a line."""
    lines = [line.split(" | ") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return tuple(CardWords(caption, tuple(moods.split(", "))) for caption, moods in lines)


@cache
def deck(language: str) -> tuple[CardWords, ...]:
    """The cards of the base deck as bots see them."""
    return tuple(as_bots_see(built_in(), language).values())


def hearing(teller: type[Player], ears: Sequence[Ear]) -> type[Player]:
    """A bot that tells as it is and listens with another's ears, by turns around the table."""

    class Hearing(teller, frozen=True):  # type: ignore[call-arg, misc, valid-type]
        def ear(self, view: PlayerView, table: BotTable) -> Mind | Atlas:
            assert view.own is not None
            if view.public.storyteller in (None, view.own.seat):
                return teller.ear(self, view, table)
            place = (view.own.seat - view.public.storyteller) % view.public.rules.players
            return ears[place % len(ears)](self.language, table.deck)

    return Hearing


@cache
def stranger(name: str, language: str, cards: tuple[CardWords, ...]) -> Mind | Atlas:
    """What a mind that had no part in making the bots makes of a deck: it knows half of what there is to know."""
    reader = strangers.reader(name)
    if knows_something(cards):
        known = Lore(cards, language, reader)
        return Mind(known, drawn(known, 0.5, {}, np.random.default_rng(len(name))))
    sense = Meaning(cards, Encoder(reader).vectors)
    return Atlas([(Chart(sense, phrases(language)), 1.0)], phrases(language), cards, language)


def record(cards: tuple[CardWords, ...], path: Path) -> None:
    """What the unseen minds make of a deck in English, in sixteenths: for tests, which shall not need them."""
    sheets = [sheet for name in strangers.STRANGERS if isinstance(sheet := stranger(name, "en", cards), Atlas)]
    likeness = np.stack([np.clip(np.round(16 * sheet.likeness), -127, 127) for sheet in sheets]).astype(np.int8)
    np.savez_compressed(path, likeness=likeness, phrases=np.array([phrase.text for phrase in sheets[0].bank]))


EARS: Final[tuple[Ear, ...]] = tuple(partial(stranger, name) for name in strangers.STRANGERS)


def rounds_of(
    cards: Sequence[CardWords],
    players: int,
    language: str,
    games: Iterable[int],
    teller: type[Player] = Player,
    copies: bool = False,
) -> Iterator[RoundScored]:
    """The scored rounds of some games, a new company each: mixed minds, or copies of one persona."""
    options = Options(turn_limit=TURNS, target=300)
    for seed in games:
        mixed = bots.company(players, 1000 * seed + players, language)
        personas = [mixed[0].persona if copies else bot.persona for bot in mixed]
        seats = [teller(persona, bot.seed, language) for persona, bot in zip(personas, mixed, strict=True)]
        for move in play(seats, cards, seed=seed, options=options):
            yield from (event for event in move.events if isinstance(event, RoundScored))


def figures_of(rounds: Sequence[RoundScored]) -> Figures:
    """What a list of rounds amounts to."""
    votes = finds = 0
    squares = 0.0
    for scored in rounds:
        answer = next(card.slot for card in scored.table if card.owner == scored.storyteller)
        ballots = [ballot for ballot in scored.ballots if ballot is not None]
        votes += len(ballots)
        found = sum(answer in ballot.slots for ballot in ballots)
        finds += found
        squares += (found / len(ballots)) ** 2
    nobodies = sum(scored.outcome is RoundOutcome.NONE for scored in rounds)
    everybodies = sum(scored.outcome is RoundOutcome.ALL for scored in rounds)
    return Figures(len(rounds), nobodies, everybodies, votes, finds, squares)


def measure(part: Part) -> tuple[Part, Figures, list[str]]:
    """Some games of one table: their figures and some of their clues."""
    (players, language, kind, control), first = part
    games = range(first, first + PART)
    teller = CONTROLS[control] if control else Player
    cards = deck(language)
    if kind == STRANGERS:
        teller = hearing(teller, EARS)
    rounds = list(rounds_of(cards, players, language, games, teller, copies=kind == COPIES))
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
        *_, last = play(seats, deck("en"), "odyssey", mode, seed=seed)
        scores = last.state.scores
        leads.append(
            statistics.mean(score for score, thinking in zip(scores, thinks, strict=True) if thinking)
            - statistics.mean(score for score, thinking in zip(scores, thinks, strict=True) if not thinking)
        )
    mean, error = statistics.mean(leads), 1.96 * statistics.stdev(leads) / sqrt(len(leads))
    return mean, mean - error, mean + error


# ── People tell, bots listen ──────────────────────────────────────────────────────────────────────────────────────

TOLD: Final = FIXTURES / "told.csv"
LEVELS: Final = {1: "easy-going", 2: "at ease", 3: "sharp", None: "all levels"}
DEALS: Final = 4


def heard(language: str, level: int | None) -> Heard:
    """How bots of a level do on clues that a person told, at tables of five."""
    cards = as_bots_see(built_in(), language)
    rounds = [told for told in read_rounds(TOLD, cards) if told.language == language]
    return listen(rounds, cards, lambda count, seed: bots.company(count, seed, language, level), deals=DEALS)


# ── Who has read everything ───────────────────────────────────────────────────────────────────────────────────────


def cheated(language: str, players: int, games: int) -> tuple[int, int, int]:
    """Votes of sharp bots, how many found the card, and how many a cheater would have found in their place.

    The cheater knows all associations, the phrase bank, who tells, and how bots tell: it first looks for cards of which
    a bot can say this clue at all, and takes the one that fits best. It does not know what the teller was dealt from
    the secret.
    """
    cards = deck(language)
    known = lore(cards, language)
    names = numbered(cards)
    votes = finds = cheats = 0
    for seed in range(games):
        company = bots.company(players, 1000 * seed + players, language, level=3)
        for move in play(company, cards, seed=seed, options=Options(turn_limit=TURNS, target=300)):
            for scored in (event for event in move.events if isinstance(event, RoundScored)):
                assert isinstance(scored.clue, TextClue)
                places = [known.place[names[shown.card]] for shown in scored.table]
                likeness = everything(known).likeness_of(scored.clue.text)[places]
                fit = likeness + [100.0 * (folded(scored.clue.text) in _sayable(known, place)) for place in places]
                for seat, ballot in enumerate(scored.ballots):
                    if ballot is None:
                        continue
                    votes += 1
                    owners = [shown.owner for shown in scored.table]
                    finds += any(owners[slot - 1] == scored.storyteller for slot in ballot.slots)
                    foreign = np.where([owner == seat for owner in owners], -np.inf, fit)
                    cheats += owners[int(foreign.argmax())] == scored.storyteller
    return votes, finds, cheats


@cache
def _sayable(known: Lore, place: int) -> frozenset[str]:
    return frozenset(folded(clue.text) for clue in telling.store_of(known, place).clues)


def repeated(language: str, games: int) -> tuple[int, int]:
    """Clues told in so many games of one room, and how many of them had been told before."""
    told: list[str] = []
    for seed in range(games):
        company = bots.company(4, 77, language)
        options = Options(turn_limit=TURNS, target=300)
        here = [
            move.intent.clue.text
            for move in play(company, deck(language), seed=seed, options=options, told=told)
            if isinstance(move.intent, GiveClue) and isinstance(move.intent.clue, TextClue)
        ]
        told += here
    return len(told), len(told) - len({folded(clue) for clue in told})


def heard_table(results: dict[tuple[str, int | None], Heard]) -> list[str]:
    """The figures as a table in Markdown."""
    lines = ["| language | bots | found | by chance | nobody |", "|---|---|---|---|---|"]
    for (language, level), got in results.items():
        shares = (got.finds / got.votes, got.chance / got.votes, got.nobodies / got.rounds)
        lines.append(f"| {LANGUAGES[language]} | {LEVELS[level]} | {' | '.join(f'{share:.0%}' for share in shares)} |")
    return lines


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
    cards = deck("en")
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
    ear = Player(company[0].persona, 1, "en").ear(view, table)
    fresh = []
    for number in range(50):
        begun = clock()
        ear.likeness_of(f"something a person would say, number {number}")
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
        "| who tells | at a table of | players | found | nobody | everybody | some | bounds |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for players in PLAYERS:
        people = PEOPLE[players]
        shares = (people.find, people.nobody, people.everybody, people.some)
        lines.append(f"| people | people | {players} | {' | '.join(f'{share:.0%}' for share in shares)} | |")
    for (players, language, kind, control), figures in results.items():
        missed = misses(players, figures)
        verdict = "met" if not missed else f"missed: {'; '.join(missed)}"
        who = f"bots, {LANGUAGES[language]}" if control is None else f"control: {control}"
        lines.append(_line(who, TABLES[kind], players, figures, verdict))
    return lines


def _line(who: str, where: str, players: int, figures: Figures, verdict: str) -> str:
    shares = [(figures.find, figures.find_error)]
    shares += [(share, figures.error(share)) for share in (figures.nobody, figures.everybody, figures.some)]
    cells = " | ".join(f"{100 * share:.0f} ± {100 * error:.0f}%" for share, error in shares)
    return f"| {who} | {where} | {players} | {cells} | {verdict} |"


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
            beside = [place + 0.34 for place in places]  # on the edge, off the numbers in the bars
            axis.plot(beside, finds, "D", color=ink, markersize=8, markeredgecolor="white", label="votes that found it")
            axis.set_title(f"{players} players", fontsize=12)
            axis.set_xticks(list(places), names, rotation=30, ha="right", fontsize=10)
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

    by_language = [[PEOPLE[n], *(results[n, language, MIXED, None] for language in LANGUAGES)] for n in PLAYERS]
    names = ["people", *(f"bots, {name}" for name in LANGUAGES.values())]
    unheard = (PLAYERS[0], "en", STRANGERS, None) in results
    if unheard:
        names.append("bots, unseen minds")
        by_language = [[*row, results[n, "en", STRANGERS, None]] for n, row in zip(PLAYERS, by_language, strict=True)]
    stacks(names, by_language, "Who found the storyteller’s card", DOCS / "bots.png")
    kinds = [(MIXED, None), (MIXED, "a random phrase"), (MIXED, "the nearest phrase"), (COPIES, CLONES)]
    names = ["people", "bots", "random phrase", "nearest phrase", "to clones: clones"]
    if unheard:
        kinds.append((STRANGERS, CLONES))
        names.append("to clones: unseen")
    controls = [[PEOPLE[n], *(results[n, "en", kind, control] for kind, control in kinds)] for n in PLAYERS]
    stacks(names, controls, "Telling badly on purpose", DOCS / "bots-controls.png")


# ── Words of the report ───────────────────────────────────────────────────────────────────────────────────────────────

NO_STRANGERS: Final = (
    "The unseen minds are not installed, so nothing is said here about strangers, nor about the control that is tuned "
    "to clones. `make bots-report` installs them.",
)
TELLING: Final = (
    "## The aim, and what had no part in it",
    "",
    "A storyteller has one thing to tune, the find rate it aims at in its first round: `first_target` in "
    "`src/lapin/bots/telling.py`, a line in 1 / voters, found with bots that knew captions and mood words only, and "
    "left as it was. What a level knows and how near a clue must be to its card were chosen at tables of four in "
    "English and French, with a look at six in English; Dutch, five players and the clues people told had no part.",
    "",
    "**Unseen minds**: every listener, and every card handed in, is chosen by all-MiniLM-L6-v2 (a transformer) or by "
    "WordLlama (word pieces), by turns around the table, with the noise of each bot's level. No bot uses them. Each "
    "knows half of what there is to know about a card, by lot, and reads English only.",
    "",
    "## The controls",
    "",
    "They tell badly on purpose; each must miss the bounds at 4, 5 and 6 players. A random phrase is too hard, the "
    "nearest one too easy.",
    "",
    "A storyteller tuned to clones takes the clue that most often splits a table of copies of itself. Among copies it "
    "does that very well. Among our own mixed minds it still does, because they share their senses: such a table "
    "cannot tell it from a good storyteller. Among strangers, who share nothing with it, it loses its listeners, and "
    "that is where it is judged, beside bots at the same table.",
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tables of bots beside people's figures.")
    parser.add_argument("--rounds", type=int, default=500, help="rounds a table (default: 500)")
    parser.add_argument("--games", type=int, default=40, help="games of Party and of Team (default: 40)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work (default: 2)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="remember what was played, and go on from there")
    parser.add_argument("--record", action="store_true", help="write what the unseen minds think, for the tests")
    arguments = parser.parse_args()
    if arguments.record:
        record(read_deck(FIXTURES / "deck.txt"), FIXTURES / "unseen.npz")
        return 0
    kinds: list[tuple[str, str, str | None]] = [(language, MIXED, None) for language in LANGUAGES]
    kinds += [("en", MIXED, control) for control in CONTROLS]
    kinds += [("en", COPIES, CLONES)]
    if strangers.installed():
        kinds += [("en", STRANGERS, None), ("en", STRANGERS, CLONES)]
    cells: list[Cell] = [(n, *kind) for kind in kinds for n in PLAYERS]
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
    games = -(-arguments.rounds // TURNS)
    parts = [
        (cell, first)
        for first in range(0, games, PART)
        for cell in cells
        if cell[2] in (MIXED, STRANGERS) or first < games / 2  # half as many at the tables nobody sits down to
    ]
    with ProcessPoolExecutor(arguments.jobs) as pool:
        done = pool.map(measure, [part for part in parts if part not in kept])
        ahead = {mode: pool.submit(lead, mode, 8, arguments.games) for mode in MODES if mode not in leads}
        for part, figures, clues in done:
            kept[part] = figures, clues
            keep()
            print(
                f"{part[1]:4} {_line(str(part[0][3]), str(part[0][1:3]), part[0][0], figures, '')}",
                file=sys.stderr,
                flush=True,
            )
        for mode, future in ahead.items():
            leads[mode] = future.result()
            keep()
        pairs = [(language, level) for language in LANGUAGES for level in LEVELS]
        people_told = dict(zip(pairs, pool.map(heard, *zip(*pairs, strict=True)), strict=True))
        tables = [(language, players) for language in LANGUAGES for players in (4, 6)]
        cheats = dict(
            zip(tables, pool.map(partial(cheated, games=-(-games // 2)), *zip(*tables, strict=True)), strict=True)
        )
        repeats = repeated("en", 20)
    results: Results = {cell: sum((kept[part][0] for part in parts if part[0] == cell), Figures()) for cell in cells}
    samples = {language: kept[(4, language, MIXED, None), 0][1] for language in LANGUAGES}
    bound_missed = [cell for cell, got in results.items() if cell[2:] == (MIXED, None) and misses(cell[0], got)]
    # Where each control must miss: copies understand a clone, and so do our own minds, being made of the same senses.
    judged = [(n, "en", STRANGERS if control == CLONES else MIXED, control) for control in CONTROLS for n in PLAYERS]
    passed = [cell for cell in judged if cell in results and not misses(cell[0], results[cell])]
    lines = [
        "# How bots play, beside people",
        "",
        f"Written by `make bots-report`: {max(figures.rounds for figures in results.values())} rounds a table (half as "
        "many at those of copies), "
        f"games of {TURNS} turns, mixed levels, the {len(deck('en'))} cards of Lantern; ± is half of a 95 % interval, "
        "counted by rounds. People: 23,246 rounds of boiteajeux.net (Vatsakis et al., FDG 2022).",
        "",
        *table_of(results),
        "",
        "Bounds: found within 12 points of people, some at least people's less 10, nobody and everybody at most 30 %.",
        "",
        *(() if strangers.installed() else (*NO_STRANGERS, "")),
        "## People tell, bots listen",
        "",
        "Forty clues a language that a person told for cards drawn by lot, looking at the pictures, before any bot had "
        f"heard them (`{TOLD.relative_to(ROOT)}`), at {DEALS} tables of five each; people find 47 % at such tables. "
        "`lapin bots listen CLUES.csv` measures any other file.",
        "",
        *heard_table(people_told),
        "",
        "## Who has read everything",
        "",
        "A cheater who knows the deck's associations, the phrase bank, the persona and how bots tell, but not the "
        "secret of the game, in the place of sharp bots at tables of sharp bots:",
        "",
        "| language | players | sharp bots found | the cheater would have found |",
        "|---|---|---|---|",
        *(
            f"| {LANGUAGES[language]} | {players} | {finds / votes:.0%} | {read / votes:.0%} |"
            for (language, players), (votes, finds, read) in cheats.items()
        ),
        "",
        f"In {repeats[0]} clues of 20 games of one room {repeats[1]} had been told before.",
        "",
        *TELLING,
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
    if arguments.rounds >= 150:
        (DOCS / "bots-report.md").write_text("\n".join(lines), encoding="utf-8")
        draw(results)
    for cell in bound_missed:
        print(f"bounds missed: {cell}: {'; '.join(misses(cell[0], results[cell]))}", file=sys.stderr)
    for cell in passed:
        print(f"the control “{cell[3]}” met the bounds at {cell[0]} players, so they prove nothing", file=sys.stderr)
    if not strangers.installed():
        print(" ".join(NO_STRANGERS[:1]), file=sys.stderr)
    for mode, (_, low, _) in leads.items():
        if low <= 0:
            print(f"{mode}: bots are not clearly better than random players", file=sys.stderr)
    return 1 if bound_missed or passed or any(low <= 0 for _, low, _ in leads.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
