"""Computer players: a view in, an intent out (port.py says it all).

>>> from lapin import bots
>>> bots.make("clover", seed=7, language="fr").persona.name
'Clover'
"""

from lapin.bots.language_model import register_from_environment
from lapin.bots.minds import prepare
from lapin.bots.personas import PERSONAS
from lapin.bots.player import Player
from lapin.bots.port import Bot, BotTable, CardWords, Persona, pause
from lapin.bots.registry import UnknownBot, available, company, make, register

for _persona in PERSONAS:
    register(_persona, Player)
register_from_environment()

__all__ = [
    "Bot",
    "BotTable",
    "CardWords",
    "Persona",
    "UnknownBot",
    "available",
    "company",
    "make",
    "pause",
    "prepare",
    "register",
]
