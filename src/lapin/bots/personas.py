"""Who the bots are: twelve rabbits with a mind, a taste and a pace each, four a level."""

from __future__ import annotations

from typing import Final

from lapin.bots.port import Persona

PERSONAS: Final = (
    Persona("Clover", 1, "meaning", ("feeling", "sound"), pace=0.8),
    Persona("Bramble", 1, "letters", ("sound", "saying"), pace=1.2),
    Persona("Pip", 1, "mood", ("sentence", "feeling"), pace=0.7),
    Persona("Burdock", 1, "meaning", ("saying", "place"), pace=1.4),
    Persona("Juniper", 2, "mood", ("title", "moment"), pace=1.0),
    Persona("Moss", 2, "meaning", ("moment", "place"), pace=1.3),
    Persona("Thistle", 2, "letters", ("sentence", "saying"), pace=0.8),
    Persona("Tansy", 2, "meaning", ("feeling", "title"), pace=1.0),
    Persona("Sorrel", 3, "meaning", ("idea", "title"), pace=1.1),
    Persona("Fennel", 3, "mood", ("saying", "idea"), pace=0.9),
    Persona("Yarrow", 3, "letters", ("moment", "idea"), pace=1.2),
    Persona("Hawthorn", 3, "mood", ("place", "sentence"), pace=1.0),
)
