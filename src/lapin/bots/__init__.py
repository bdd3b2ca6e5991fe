"""Computer players: a view in, an intent out (port.py says it all).

>>> from lapin import bots
>>> bots.make("clover", seed=7, language="fr").persona.name
'Clover'
"""

from lapin.bots.player import prepare
from lapin.bots.port import Bot, BotTable, CardWords, Persona, pause
from lapin.bots.registry import Roster, UnknownBot, available, company, everyone, make, register

__all__ = [
    "Bot",
    "BotTable",
    "CardWords",
    "Persona",
    "Roster",
    "UnknownBot",
    "available",
    "company",
    "everyone",
    "make",
    "pause",
    "prepare",
    "register",
]
