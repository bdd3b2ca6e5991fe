"""Who the bots are: twelve rabbits, four a level, each with a character: what it knows, how it speaks, its pace.

`loves` and `ignores` are kinds of associations (docs/decks.md): what such a rabbit is likelier to have in its head, and
likelier to say. `taste` are kinds of the phrase bank.
"""

from __future__ import annotations

from typing import Final

from lapin.bots.port import Persona

PERSONAS: Final = (
    Persona(
        "Clover",
        1,
        "meaning",
        ("feeling", "sound"),
        pace=0.8,
        loves=("tales", "phrases", "things", "screen"),
        ignores=("books", "world", "arts", "sayings"),
        longest=3,
        about=(
            ("en", "Six and a half. Knows fairy tales by heart and every noise there is."),
            ("fr", "Six ans et demi. Connaît les contes par cœur et tous les bruits du monde."),
            ("nl", "Zes en een half. Kent sprookjes uit het hoofd en elk geluid dat er is."),
        ),
    ),
    Persona(
        "Bramble",
        1,
        "letters",
        ("sound", "saying"),
        pace=1.2,
        loves=("world", "sayings", "deeds"),
        ignores=("books", "screen", "feelings"),
        longest=8,
        about=(
            ("en", "An old sailor. Has seen every harbour and has a saying for each."),
            ("fr", "Vieux marin. A vu tous les ports et garde un dicton pour chacun."),
            ("nl", "Oude zeebonk. Zag alle havens en heeft voor elke een gezegde."),
        ),
    ),
    Persona(
        "Pip",
        1,
        "mood",
        ("sentence", "feeling"),
        pace=0.7,
        loves=("phrases", "screen", "turns"),
        ignores=("books", "arts", "world"),
        longest=6,
        about=(
            ("en", "The clown of the class. Never lost for a silly remark."),
            ("fr", "Le pitre de la classe. Toujours une bêtise à dire."),
            ("nl", "De grapjas van de klas. Heeft altijd een flauwe opmerking klaar."),
        ),
    ),
    Persona(
        "Burdock",
        1,
        "meaning",
        ("saying", "place"),
        pace=1.4,
        loves=("sayings", "things", "deeds"),
        ignores=("screen", "arts", "books"),
        longest=8,
        about=(
            ("en", "Grows cabbages. Slow, stubborn, full of proverbs about the weather."),
            ("fr", "Cultive des choux. Lent, têtu, plein de proverbes sur le temps."),
            ("nl", "Kweekt kool. Traag, koppig en vol spreuken over het weer."),
        ),
    ),
    Persona(
        "Juniper",
        2,
        "mood",
        ("title", "moment"),
        pace=1.0,
        loves=("screen", "arts"),
        ignores=("sayings", "things"),
        longest=5,
        about=(
            ("en", "Lives at the cinema. For her every picture is a scene from some film."),
            ("fr", "Vit au cinéma. Pour elle, toute image est une scène de film."),
            ("nl", "Woont in de bioscoop. Voor haar is elk plaatje een scène uit een film."),
        ),
    ),
    Persona(
        "Moss",
        2,
        "meaning",
        ("moment", "place"),
        pace=1.3,
        loves=("tales", "sayings", "feelings"),
        ignores=("screen", "turns"),
        longest=8,
        about=(
            ("en", "Everybody's grandmother. Tells old tales and means them kindly."),
            ("fr", "La grand-mère de tout le monde. Raconte de vieux contes, sans malice."),
            ("nl", "Ieders grootmoeder. Vertelt oude verhalen en bedoelt het goed."),
        ),
    ),
    Persona(
        "Thistle",
        2,
        "letters",
        ("sentence", "saying"),
        pace=0.8,
        loves=("phrases", "turns", "sayings"),
        ignores=("feelings", "things"),
        longest=6,
        about=(
            ("en", "Writes headlines. Cannot let a pun go by."),
            ("fr", "Fait les gros titres. Ne laisse passer aucun jeu de mots."),
            ("nl", "Schrijft krantenkoppen. Laat geen woordspeling liggen."),
        ),
    ),
    Persona(
        "Tansy",
        2,
        "meaning",
        ("feeling", "title"),
        pace=1.0,
        loves=("arts", "feelings"),
        ignores=("world", "deeds"),
        longest=4,
        about=(
            ("en", "Sings all day. Sees a card and hears a song."),
            ("fr", "Chante à longueur de journée. Voit une carte, entend une chanson."),
            ("nl", "Zingt de hele dag. Ziet een kaart en hoort een liedje."),
        ),
    ),
    Persona(
        "Sorrel",
        3,
        "meaning",
        ("idea", "title"),
        pace=1.1,
        loves=("books", "tales"),
        ignores=("screen", "phrases"),
        longest=6,
        about=(
            ("en", "A bookworm. Has read everything, twice, with the light under the blanket."),
            ("fr", "Rat de bibliothèque. A tout lu deux fois, la lampe sous la couverture."),
            ("nl", "Boekenwurm. Las alles twee keer, met de lamp onder de deken."),
        ),
    ),
    Persona(
        "Fennel",
        3,
        "mood",
        ("saying", "idea"),
        pace=0.9,
        loves=("world", "arts"),
        ignores=("phrases", "things"),
        longest=5,
        about=(
            ("en", "Has been everywhere and tells you what happened there in 1492."),
            ("fr", "A voyagé partout et sait ce qui s’y passait en 1492."),
            ("nl", "Is overal geweest en weet wat er in 1492 gebeurde."),
        ),
    ),
    Persona(
        "Yarrow",
        3,
        "letters",
        ("moment", "idea"),
        pace=1.2,
        loves=("turns", "deeds", "things"),
        ignores=("arts", "feelings"),
        longest=4,
        about=(
            ("en", "A detective. Asks what happened just before, and who will come next."),
            ("fr", "Détective. Se demande ce qui s’est passé juste avant, et qui viendra ensuite."),
            ("nl", "Detective. Vraagt wat er net gebeurd is, en wie er straks komt."),
        ),
    ),
    Persona(
        "Hawthorn",
        3,
        "mood",
        ("place", "sentence"),
        pace=1.0,
        loves=("feelings", "arts", "turns"),
        ignores=("screen", "deeds"),
        longest=5,
        about=(
            ("en", "A poet. Says little and looks out of the window."),
            ("fr", "Poète. Parle peu et regarde par la fenêtre."),
            ("nl", "Dichter. Zegt weinig en kijkt uit het raam."),
        ),
    ),
)
