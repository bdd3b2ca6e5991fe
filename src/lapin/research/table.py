"""One game under way, and a seat's view of it in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lapin.bots.phrasebank import phrases
from lapin.research.actions import Actions
from lapin.rules.commands import Command, TextClue
from lapin.rules.dice import SECRET_BYTES
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.phases import awaited
from lapin.rules.projection import OwnView, PlayerView, own_view, public_view
from lapin.rules.rulesets import Edition, FirstStoryteller, Mode, Options, RuleSet, ruleset_for
from lapin.rules.state import GameState, Phase

Observation = dict[str, NDArray[Any]]

_PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
_NOTHING: Final = 0
"""In observations: no card, no clue, no seat. Cards, clues, seats and slots count from 1."""


class Layout:
    """Where what is in an observation: names to slices. Seats are relative to the observer, who is seat 1."""

    def __init__(self, rules: RuleSet) -> None:
        players, shown = rules.players, rules.cards_shown
        self.sizes: Final[Mapping[str, int]] = {
            "phase": 1,
            "turn": 1,
            "storyteller": 1,
            "clue": 1,
            "awaited": players,
            "acted": players,
            "giver": players,
            "hand": rules.hand_size,
            "handed": rules.cards_each,
            "table": shown,
            "own_slots": shown,
            "scores": players,
            "told": players,
            "pile": 1,
            "last_storyteller": 1,
            "last_clue": 1,
            "last_table": shown,
            "last_owners": shown,
            "last_votes": players * rules.most_votes,
            "last_red": 1,
        }
        self.slices: Final[Mapping[str, slice]] = dict(self._slices())
        self.length: Final = sum(self.sizes.values())

    def _slices(self) -> list[tuple[str, slice]]:
        first, found = 0, []
        for name, size in self.sizes.items():
            found.append((name, slice(first, first + size)))
            first += size
        return found


class Table:
    """One game under way, as both environments need it."""

    def __init__(
        self, edition: Edition | str, mode: Mode | str, players: int, language: str, cards: int, options: Options | None
    ) -> None:
        self.options = msgspec.structs.replace(options or Options(), first_storyteller=FirstStoryteller.RANDOM)
        self.rules = ruleset_for(edition, mode, players, self.options)
        self.texts = tuple(phrase.text for phrase in phrases(language))
        self.actions = Actions(self.rules, len(self.texts))
        self.layout = Layout(self.rules)
        self.deck = tuple(CardId(str(number)) for number in range(1, cards + 1))
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self._numbers = {text: number for number, text in enumerate(self.texts, start=1)}
        self._state: GameState | None = None
        self._turns: dict[Seat, tuple[RoundScored | None, int, list[int]]] = {}
        most = max(len(self.texts), cards, 1_000_000)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, most, (self.layout.length,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
            }
        )

    @property
    def state(self) -> GameState:
        assert self._state is not None, "reset() comes first"
        return self._state

    def begin(self, random: np.random.Generator) -> None:
        """Deal anew."""
        self._turns.clear()
        self._become(
            replay(
                start(
                    self.rules.edition,
                    self.rules.mode,
                    self.rules.players,
                    self.deck,
                    random.bytes(SECRET_BYTES),
                    self.options,
                )
            )
        )

    def _become(self, state: GameState) -> None:
        self._state = state
        self.awaited = awaited(state)
        self._own: dict[Seat, OwnView] = {}
        self._masks: dict[Seat, NDArray[np.int8]] = {}

    @property
    def is_over(self) -> bool:
        return self.state.phase is Phase.OVER

    def own(self, seat: Seat) -> OwnView:
        """What a seat sees besides, once per state."""
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = own_view(self.state, seat)
        return found

    def act(self, seat: Seat, action: int) -> tuple[int, ...] | None:
        """Play an action of an awaited seat; the points if it ended a round."""
        intent = self.actions.intent(action, self.own(seat), self.texts)
        events = decide(self.state, Command(seat, self.state.turn, intent))
        self._become(evolve_all(self.state, events))
        return next((event.points for event in events if isinstance(event, RoundScored)), None)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The legal actions of a seat, for it to keep and to write into."""
        return self._mask(seat).copy()

    def allows(self, seat: Seat, action: int) -> bool:
        """Whether an action is legal for a seat now."""
        return bool(self._mask(seat)[action])

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        """Made once per state; never handed out, because `allows` goes by it."""
        found = self._masks.get(seat)
        if found is None:
            found = self._masks[seat] = self.actions.mask(self.own(seat), waits=seat not in self.awaited)
        return found

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, and what it may do."""
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}

    def view(self, seat: Seat) -> PlayerView:
        """The same as the rules' own view, for those who want words."""
        return PlayerView(public=public_view(self.state), own=self.own(seat))

    def numbers(self, seat: Seat) -> NDArray[np.int32]:
        """The view as integers: what is in `PublicView` and in the seat's `OwnView`, and nothing else."""
        state, own, rules = self.state, self.own(seat), self.rules
        players = rules.players
        phase = state.phase
        flags = [_NOTHING] * (3 * players)
        for waiting in self.awaited:
            flags[(waiting - seat) % players] = 1
        if phase is Phase.VOTE or phase is Phase.HAND_IN:
            for other, done in enumerate(state.ballots if phase is Phase.VOTE else state.handed):
                if done:
                    flags[players + (other - seat) % players] = 1
        for pact in state.pacts:
            if pact is not None:
                flags[2 * players + (pact.giver - seat) % players] = 1 + pact.agreed
        shown = len(state.table)
        blank = [_NOTHING] * (rules.cards_shown - shown)
        row = [
            _PHASES[phase],
            state.turn,
            _NOTHING if state.storyteller is None else (state.storyteller - seat) % players + 1,
            self._clue(state.clue),
            *flags,
            *_padded([int(card) for card in own.hand or ()], rules.hand_size),
            *_padded([int(card) for card in own.handed], rules.cards_each),
            *[int(card) for card in state.table],
            *blank,
            *[1 if slot in own.own_slots else 0 for slot in range(1, shown + 1)],
            *blank,
            *self._of_the_turn(seat),
        ]
        return np.array(row, dtype=np.int32)

    def _of_the_turn(self, seat: Seat) -> list[int]:
        """What changes from turn to turn only."""
        state = self.state
        last = state.last_round
        known = self._turns.get(seat)
        if known is not None and known[0] is last and known[1] == state.turn:
            return known[2]
        rules, players = self.rules, self.rules.players
        row = [*state.scores[seat:], *state.scores[:seat], *state.told[seat:], *state.told[:seat], len(state.pile)]
        if last is None:
            row += [_NOTHING] * (self.layout.length - self.layout.slices["last_storyteller"].start)
        else:
            row += [(last.storyteller - seat) % players + 1, self._clue(last.clue)]
            row += _padded([int(card.card) for card in last.table], rules.cards_shown)
            row += _padded([(card.owner - seat) % players + 1 for card in last.table], rules.cards_shown)
            for ballot in (*last.ballots[seat:], *last.ballots[:seat]):
                row += _padded(ballot.slots if ballot else (), rules.most_votes)
            red = last.ballots[last.storyteller]
            row.append(red.red or _NOTHING if red else _NOTHING)
        self._turns[seat] = (last, state.turn, row)
        return row

    def _clue(self, clue: object) -> int:
        return self._numbers.get(clue.text, _NOTHING) if isinstance(clue, TextClue) else _NOTHING


def _padded(numbers: Sequence[int], size: int) -> Sequence[int]:
    return numbers if len(numbers) == size else [*numbers, *[_NOTHING] * (size - len(numbers))]


def describe(table: Table) -> str:
    """The game in one line."""
    state = table.state
    clue = state.clue.text if isinstance(state.clue, TextClue) else "…"
    return f"turn {state.turn}, {state.phase}: “{clue}”, scores {', '.join(str(score) for score in state.scores)}"
