"""Party: no card is the right one; vote with the crowd, and keep off the red token (R7)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from lapin.bots.encoder import Matrix
from lapin.bots.imagination import OWN_NOISE, Numbers, others_taste

CLUES: Final = 80
"""Clues thought about before a blind one is given."""
CLUE_WORLDS: Final = 16
VOTE_WORLDS: Final = 200
RED_RISK: Final = (0.26, 0.22, 0.11)
"""How often the red token lies on the card most others voted for, on the next and on the third: counted in rounds of
bots at tables of 6, 8 and 10. More often than not it misses the crowd, so the crowd stays worth joining."""


def imagined_votes(fit: Matrix, voters: int, random: np.random.Generator, worlds: int) -> NDArray[np.intp]:
    """How many of the others vote for each card, worlds × cards, if they vote for what fits best in their eyes."""
    tastes = others_taste(np.broadcast_to(fit, (worlds, len(fit))), random)
    seen = tastes[:, None, :] + OWN_NOISE * random.standard_normal((worlds, voters, len(fit)), dtype=np.float32)
    return _count(seen.argmax(axis=2), len(fit))


def _count(choices: NDArray[np.intp], cards: int) -> NDArray[np.intp]:
    counts: NDArray[np.intp] = (choices[:, :, None] == np.arange(cards)).sum(axis=1)
    return counts


def crowd_points(votes: NDArray[np.intp], cap: int) -> NDArray[np.intp]:
    """Points of a vote that joins these others on a card without the red token (R7.4–5)."""
    return np.where(votes > 0, np.minimum(votes + 1, cap), 0)


def green_vote(votes: NDArray[np.intp], cap: int) -> int:
    """The card most worth joining, when the storyteller's red token is feared (R7.5)."""
    points = crowd_points(votes, cap).astype(np.float64)
    rank = np.argsort(-votes, axis=1, kind="stable")
    worlds = np.arange(len(votes))
    for place, risk in enumerate(RED_RISK):
        points[worlds, rank[:, place]] *= 1 - risk
    return int(points.mean(axis=0).argmax())


def storyteller_votes(votes: NDArray[np.intp], cap: int, others: int) -> tuple[int, int]:
    """Green where it pays, red where it hurts: the pair with the best lead over the average of the others."""
    cards = votes.shape[1]
    joined = crowd_points(votes, cap).mean(axis=0)
    # What the others on a card get without us: their number, each as many points as they are (R7.4), none if alone.
    paid = np.where(votes > 1, votes * np.minimum(votes, cap), 0).mean(axis=0)
    paid_with_us = np.where(votes > 0, votes * np.minimum(votes + 1, cap), 0).mean(axis=0)
    best, choice = -np.inf, (0, 0)
    for green in range(cards):
        theirs = paid.sum() - paid[green] + paid_with_us[green]
        for red in range(cards):
            lost = paid_with_us[green] if red == green else paid[red]
            lead = (0.0 if red == green else float(joined[green])) - float(theirs - lost) / others
            if lead > best:
                best, choice = lead, (green, red)
    return choice


def blind_clue(
    likeness: Matrix,
    players: int,
    hand: int,
    cap: int,
    random: np.random.Generator,
) -> list[int]:
    """Which of these clues to give blindly, best first: those that split a table into a crowd to join and one to put
    red on."""
    options = range(len(likeness))
    leads = np.zeros(len(options))
    cards = likeness.shape[1]
    for _ in range(CLUE_WORLDS):
        held = random.choice(cards, size=players * hand, replace=players * hand > cards)
        taste = others_taste(likeness[:, held], random)
        mine = likeness[:, held]
        shown = taste.reshape(len(options), players, hand).argmax(axis=2) + np.arange(players) * hand
        fit = np.take_along_axis(taste, shown, axis=1)
        own = np.take_along_axis(mine, shown, axis=1)
        seen = fit[:, None, :] + OWN_NOISE * random.standard_normal(
            (len(options), players - 1, players), dtype=np.float32
        )
        votes = _count(seen.argmax(axis=2), players)
        rank = np.argsort(-own, axis=1, kind="stable")
        rows: Numbers = np.arange(len(options))
        green, red = rank[:, 0], rank[:, 1]
        points = crowd_points(votes, cap)
        paid = np.where(votes > 1, votes * np.minimum(votes, cap), 0)
        theirs = paid.sum(axis=1) - paid[rows, red]
        leads += points[rows, green] - theirs / (players - 1)
    return [int(option) for option in np.argsort(-leads, kind="stable")]
