"""lapin for researchers: PettingZoo environments over the real rules (extra `research`).

    from lapin.research import env, parallel_env

    game = env(edition="odyssey", mode="standard", players=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        mask = observation["action_mask"]
        game.step(None if termination or truncation else game.action_space(agent).sample(mask))

An agent sees what a person in its seat sees, as integers (`Layout` names every one of them), and chooses among numbered
actions (`Actions` names them); clues are those of the phrase bank. A reward is the points of a round. The first
storyteller is drawn by the dice (R2.3), so that nobody has to be quick.

`listen` measures how often bots, or agents of yours, find the card behind clues that people gave.
"""

from lapin.bots.listening import Heard, ToldRound, listen, read_rounds
from lapin.research.actions import WAIT, Actions
from lapin.research.environments import ILLEGAL_REWARD, LapinAEC, LapinParallel, env, parallel_env
from lapin.research.table import Layout, Table

__all__ = [
    "ILLEGAL_REWARD",
    "WAIT",
    "Actions",
    "Heard",
    "LapinAEC",
    "LapinParallel",
    "Layout",
    "Table",
    "ToldRound",
    "env",
    "listen",
    "parallel_env",
    "read_rounds",
]
