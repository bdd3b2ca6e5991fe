"""lapin for researchers: PettingZoo environments over the real rules (extra `research`).

    from lapin.env import env, parallel_env

    game = env(edition="odyssey", mode="standard", players=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        mask = observation["action_mask"]
        game.step(None if termination or truncation else game.action_space(agent).sample(mask))

An agent sees what a person in its seat sees, as integers (`Layout` names every one of them), and chooses among numbered
actions (`Actions` names them); clues are those of the phrase bank. A reward is the points of a round. The first
storyteller is drawn by the dice (R2.3), so that nobody has to be quick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from lapin.bots.phrasebank import phrases
from lapin.rules.commands import AgreeGiver, CastVote, Command, GiveClue, HandIn, Intent, ProposeGiver, TextClue
from lapin.rules.dice import SECRET_BYTES
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat, Slot
from lapin.rules.phases import awaited
from lapin.rules.projection import OwnView, PlayerView, own_view, public_view
from lapin.rules.rulesets import Edition, FirstStoryteller, Mode, Options, RuleSet, ruleset_for
from lapin.rules.state import GameState, Phase

Observation = dict[str, NDArray[Any]]
Agent = str

ILLEGAL_REWARD: Final = -1
WAIT: Final = 0
"""The action of whoever is not awaited (Parallel only)."""
_PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
_CARDS: Final = 84
_NOTHING: Final = 0
"""In observations: no card, no clue, no seat. Cards, clues, seats and slots count from 1."""


class Actions:
    """Numbered actions: wait, then clues, hand-ins, proposals, the agreement, votes.

    Cards are named by their place in the hand as observed, clues by their number in the phrase bank.
    """

    def __init__(self, rules: RuleSet, clues: int) -> None:
        self.rules: Final = rules
        self.clues: Final = clues
        self.clue_cards: Final = 1 if rules.blind_clue else rules.hand_size
        self.handings: Final = tuple(combinations(range(rules.hand_size), rules.cards_each))
        shown = range(1, rules.cards_shown + 1)
        votes: list[tuple[tuple[Slot, ...], Slot | None]] = [
            (tuple(Slot(slot) for slot in slots), None)
            for count in range(1, rules.most_votes + 1)
            for slots in combinations(shown, count)
        ]
        if rules.red_vote:
            votes += [((Slot(green),), Slot(red)) for green in shown for red in shown]
        self.votes: Final = tuple(votes)
        self.first_clue: Final = WAIT + 1
        self.first_hand_in: Final = self.first_clue + self.clue_cards * clues
        self.first_proposal: Final = self.first_hand_in + len(self.handings)
        self.agreement: Final = self.first_proposal + 2
        self.first_vote: Final = self.agreement + 1
        self.count: Final = self.first_vote + len(self.votes)

    def mask(self, own: OwnView, waits: bool) -> NDArray[np.int8]:
        """1 for every action the seat may take now."""
        mask = np.zeros(self.count, dtype=np.int8)
        choices = own.choices
        if waits:
            mask[WAIT] = 1
        elif choices.give_clue:
            cards = 1 if own.hand is None else len(own.hand)
            mask[self.first_clue : self.first_clue + cards * self.clues] = 1
        elif choices.agree is not None:
            mask[self.agreement] = 1
        elif choices.hand_in:
            held = len(own.hand or ()) + len(own.handed)
            for number, places in enumerate(self.handings):
                mask[self.first_hand_in + number] = places[-1] < held
        elif choices.propose:
            mask[self.first_proposal : self.first_proposal + 2] = 1
        elif choices.vote:
            forbidden = () if self.rules.own_card_votable else own.own_slots
            for number, (slots, red) in enumerate(self.votes, start=self.first_vote):
                mask[number] = (red is not None) == bool(choices.red) and not any(slot in forbidden for slot in slots)
        return mask

    def intent(self, action: int, own: OwnView, texts: Sequence[str]) -> Intent:
        """The action as an intent of its seat."""
        if self.first_clue <= action < self.first_hand_in:
            place, clue = divmod(action - self.first_clue, self.clues)
            return GiveClue(clue=TextClue(texts[clue]), card=None if own.hand is None else own.hand[place])
        if self.first_hand_in <= action < self.first_proposal:
            held = (own.hand or ()) + own.handed
            return HandIn(cards=tuple(held[place] for place in self.handings[action - self.first_hand_in]))
        if self.first_proposal <= action < self.agreement:
            return ProposeGiver(giver=own.choices.propose[action - self.first_proposal])
        if action == self.agreement:
            assert own.choices.agree is not None
            return AgreeGiver(giver=own.choices.agree)
        slots, red = self.votes[action - self.first_vote]
        return CastVote(slots=slots, red=red)


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
        """The legal actions of a seat, once per state."""
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


class LapinAEC(AECEnv[Agent, Observation, int], EzPickle):  # type: ignore[misc]
    """One agent after another: those awaited in a phase act in the order of their seats."""

    metadata: ClassVar[dict[str, Any]] = {"name": "lapin_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        edition: Edition | str = Edition.ODYSSEY,
        mode: Mode | str = Mode.STANDARD,
        players: int = 4,
        language: str = "en",
        cards: int = _CARDS,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, mode, players, language, cards, options, render_mode)
        super().__init__()
        self.table = Table(edition, mode, players, language, cards, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self._random = np.random.default_rng()
        self._action_spaces = {agent: spaces.Discrete(self.table.actions.count) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.table.observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def observe(self, agent: Agent) -> Observation:
        return self.table.observe(self.table.seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.begin(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._scored = False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.awaited[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        assert 0 <= action < self.table.actions.count, f"{action!r} is not one of {self.table.actions.count} actions"
        self._cumulative_rewards[agent] = 0
        seat = self.table.seats[agent]
        if not self.table.mask(seat)[action]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {**dict.fromkeys(self.agents, 0), agent: ILLEGAL_REWARD}
            self._accumulate_rewards()
            return
        points = self.table.act(seat, int(action))
        if points is None:
            if self._scored:
                self.rewards = dict.fromkeys(self.agents, 0)
        else:
            self.rewards = dict(zip(self.possible_agents, points, strict=True))
            self._accumulate_rewards()
        self._scored = points is not None
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.awaited[0]]
        if self.render_mode == "ansi":
            self.render()

    def render(self) -> str:
        return describe(self.table)

    def close(self) -> None:
        pass


class LapinParallel(ParallelEnv[Agent, Observation, int], EzPickle):  # type: ignore[misc]
    """All at once: whoever is awaited acts, the others wait (action 0)."""

    metadata: ClassVar[dict[str, Any]] = {"name": "lapin_parallel_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        edition: Edition | str = Edition.ODYSSEY,
        mode: Mode | str = Mode.STANDARD,
        players: int = 4,
        language: str = "en",
        cards: int = _CARDS,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, mode, players, language, cards, options, render_mode)
        self.table = Table(edition, mode, players, language, cards, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[Agent] = []
        self._random = np.random.default_rng()
        self._action_spaces = {agent: spaces.Discrete(self.table.actions.count) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.table.observation_space

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.begin(self._random)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        points = (0,) * len(self.possible_agents)
        turn = self.table.state.turn
        for seat in self.table.awaited:
            # What a teammate did a moment ago may have made an action void (R8.2); it is then left out.
            action = int(actions[self.possible_agents[seat]])
            if self.table.state.turn == turn and seat in self.table.awaited and self.table.mask(seat)[action]:
                points = self.table.act(seat, action) or points
        over = self.table.is_over
        everyone = self.agents
        observations, infos = self._observations(), self._infos()
        if over:
            self.agents = []
        return (
            observations,
            {agent: float(points[self.table.seats[agent]]) for agent in everyone},
            dict.fromkeys(everyone, over),
            dict.fromkeys(everyone, False),
            infos,
        )

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.table.observe(self.table.seats[agent]) for agent in self.agents}

    def _infos(self) -> dict[Agent, dict[str, Any]]:
        # gymnasium samples by this mask where an observation has none.
        return {agent: {"action_mask": self.table.mask(self.table.seats[agent])} for agent in self.agents}

    def render(self) -> str:
        return describe(self.table)

    def close(self) -> None:
        pass


def describe(table: Table) -> str:
    """The game in one line."""
    state = table.state
    clue = state.clue.text if isinstance(state.clue, TextClue) else "…"
    return f"turn {state.turn}, {state.phase}: “{clue}”, scores {', '.join(str(score) for score in state.scores)}"


def env(**settings: Any) -> LapinAEC:
    """The AEC environment; an illegal action ends the game at -1 for who took it.

    PettingZoo's usual coats (order, bounds, illegal actions) are sewn in: around the game they cost more than it does.
    """
    return LapinAEC(**settings)


def parallel_env(**settings: Any) -> LapinParallel:
    """The Parallel environment; an illegal action is left out."""
    return LapinParallel(**settings)
