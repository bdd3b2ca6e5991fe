"""The research environments pass PettingZoo's own tests and show an agent its view, no more."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests import its games the old way
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from lapin.research import ILLEGAL_REWARD, LapinAEC, Table, env, parallel_env
from lapin.rules import GiveClue, Seat, TextClue, project

TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "classic", "players": 3},
    {"players": 8, "language": "fr"},
    {"mode": "party", "players": 6, "language": "nl"},
    {"mode": "team", "players": 6},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.fixture(autouse=True)
def _dictionaries_are_meant() -> Any:
    """An observation with an action mask is a dictionary; PettingZoo's test says so in two warnings."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        yield


@every_table
def test_pettingzoo_api(table: dict[str, Any]) -> None:
    api_test(env(**table), num_cycles=40)


@every_table
def test_pettingzoo_seeds(table: dict[str, Any]) -> None:
    seed_test(lambda: env(**table), num_cycles=20)


@every_table
def test_pettingzoo_parallel_api(table: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**table), num_cycles=40)


@every_table
def test_pettingzoo_parallel_seeds(table: dict[str, Any]) -> None:
    parallel_seed_test(lambda: parallel_env(**table), num_cycles=20)


def play(game: LapinAEC, seed: int) -> Iterator[tuple[Table, Seat]]:
    random = np.random.default_rng(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, _, termination, truncation, _ = game.last()
        over = termination or truncation
        game.step(None if over else int(random.choice(observation["action_mask"].nonzero()[0])))
        if not over:
            yield game.table, game.table.seats[agent]


@every_table
def test_an_observation_is_the_view_in_numbers(table: dict[str, Any]) -> None:
    game = env(**table)
    layout = game.table.layout.slices
    for seen, seat in play(game, seed=3):
        view = project(seen.state, seat)
        assert view.own is not None
        row = seen.numbers(seat)
        players = seen.rules.players
        turned = [(seat + step) % players for step in range(players)]
        assert list(row[layout["scores"]]) == [view.public.scores[other] for other in turned]
        assert list(row[layout["awaited"]]) == [other in view.public.awaited for other in turned]
        assert list(row[layout["acted"]]) == [other in view.public.acted for other in turned]
        assert [card for card in row[layout["hand"]] if card] == [int(card) for card in view.own.hand or ()]
        assert [card for card in row[layout["table"]] if card] == [int(card) for card in view.public.table]
        assert list(np.flatnonzero(row[layout["own_slots"]]) + 1) == list(view.own.own_slots)
        assert row[layout["pile"]][0] == view.public.pile_count
        if view.public.last_round is not None:
            owners = [(card.owner - seat) % players + 1 for card in view.public.last_round.table]
            assert list(row[layout["last_owners"]]) == owners


def test_rewards_are_the_points_of_the_game() -> None:
    game = env(players=4)
    game.reset(seed=1)
    random = np.random.default_rng(1)
    earned = dict.fromkeys(game.possible_agents, 0)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        earned[agent] += reward
        over = termination or truncation
        game.step(None if over else int(random.choice(observation["action_mask"].nonzero()[0])))
    assert tuple(earned.values()) == game.table.state.scores
    assert max(earned.values()) >= 30


def test_an_illegal_action_ends_the_game_for_who_took_it() -> None:
    game = env(players=4)
    game.reset(seed=1)
    agent = game.agent_selection
    illegal = int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0])
    game.step(illegal)
    assert game.rewards[agent] == ILLEGAL_REWARD
    assert all(game.terminations.values())


def test_a_clue_is_a_phrase_of_the_bank_for_a_card_of_the_hand() -> None:
    game = env(players=4, language="fr")
    game.reset(seed=1)
    seat = game.table.seats[game.agent_selection]
    own = game.table.own(seat)
    actions, texts = game.table.actions, game.table.texts
    assert own.hand is not None
    intent = actions.intent(actions.first_clue + 2 * actions.clues + 5, own, texts)
    assert intent == GiveClue(clue=TextClue(texts[5]), card=own.hand[2])


def test_parallel_agents_who_are_not_awaited_can_only_wait() -> None:
    game = parallel_env(players=4)
    observations, _ = game.reset(seed=1)
    masks = {agent: observation["action_mask"] for agent, observation in observations.items()}
    teller = f"player_{game.table.state.storyteller}"
    for agent, mask in masks.items():
        assert bool(mask[0]) == (agent != teller)
        assert (mask.sum() == 1) == (agent != teller)


def test_what_an_agent_writes_into_its_observation_is_its_own_affair() -> None:
    game = env(players=4)
    game.reset(seed=1)
    agent = game.agent_selection
    mask = game.observe(agent)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    mask[:] = 1
    assert not game.observe(agent)["action_mask"][illegal]
    game.step(illegal)
    assert game.rewards[agent] == ILLEGAL_REWARD


def test_what_a_parallel_agent_writes_into_its_info_is_its_own_affair() -> None:
    game = parallel_env(players=4)
    observations, infos = game.reset(seed=1)
    teller = game.possible_agents[game.table.awaited[0]]
    legal = int(np.flatnonzero(observations[teller]["action_mask"])[0])
    for agent in game.agents:
        observations[agent]["action_mask"][:] = 0
        infos[agent]["action_mask"][:] = 0
    game.step({agent: legal if agent == teller else 0 for agent in game.agents})
    assert game.table.state.clue is not None
