"""The two environments PettingZoo knows: one agent after another, and all at once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from lapin.research.table import Observation, Table, describe
from lapin.rules.rulesets import Edition, Mode, Options

Agent = str

ILLEGAL_REWARD: Final = -1
_CARDS: Final = 84


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
        if not self.table.allows(seat, action):
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
            if self.table.state.turn == turn and seat in self.table.awaited and self.table.allows(seat, action):
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


def env(**settings: Any) -> LapinAEC:
    """The AEC environment; an illegal action ends the game at -1 for who took it.

    PettingZoo's usual coats (order, bounds, illegal actions) are sewn in: around the game they cost more than it does.
    """
    return LapinAEC(**settings)


def parallel_env(**settings: Any) -> LapinParallel:
    """The Parallel environment; an illegal action is left out."""
    return LapinParallel(**settings)
