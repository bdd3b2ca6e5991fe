"""What a computer player is: a view in, an intent out.

    bot = bots.make("Clover", seed=7, language="fr")      # by name, or by level: bots.make(2, seed=7, language="en")
    intent = bot.choose(view, table)                      # whenever its seat is awaited
    seconds = pause(bot, view)                            # how long it takes its time before answering

`view` is exactly what a person in that seat gets (`lapin.rules.project(state, seat)`). `table` is what that person's
eyes and memory add: the words of the cards they can see, the words of the whole deck as it lies in the box (in the
box's order, tied to no card on the table), and the rounds already scored in the open. Nothing else goes in, so a bot
cannot know more than a person (R9.2).

`choose` is synchronous and keeps no memory of its own: the same view, table and seed give the same intent. So a bot may
be thrown away and made again at any time, in another process or in a seat that a person has left. It takes up to
150 ms, the first time of a deck and language a few seconds (`bots.prepare(deck, language)` pays them ahead), one that
asks a language model up to its deadline: call it in a thread.

To add a bot, write a class with a `persona` and a `choose` and register it (see docs/bots.md):

    bots.register(Persona(name="Parrot", level=1, mind="echo"), lambda persona, seed, language: Parrot(persona, seed))
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

import msgspec

from lapin.rules.commands import Intent
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId
from lapin.rules.projection import PlayerView
from lapin.rules.state import Phase


class CardWords(msgspec.Struct, frozen=True):
    """What a bot sees of a card: a literal caption and a few mood words in English, and how people are told of it."""

    caption: str = ""
    moods: tuple[str, ...] = ()
    descriptions: tuple[tuple[str, str], ...] = ()
    """Languages, and in each what the picture shows. Clues are not compared with it: it says what not to say."""
    associations: tuple[tuple[str, str], ...] = ()
    """Kinds and texts: what the card makes people think of who speak the language of the table (docs/decks.md)."""

    def shows(self, language: str) -> str:
        """Whatever names things in the picture for people who speak this language: no clue repeats a word of it."""
        return " ".join((self.caption, *(text for spoken, text in self.descriptions if spoken == language)))


class BotTable(msgspec.Struct, frozen=True):
    """What a person in the seat would know besides the view."""

    words: Mapping[CardId, CardWords]
    """Of every card in the view: one's hand, the cards handed in, the table, the last round. Others are ignored."""
    deck: tuple[CardWords, ...] = ()
    """All cards of the decks in play, in the box's order. Empty: only the cards in `words` are known."""
    rounds: tuple[RoundScored, ...] = ()
    """The rounds scored so far in this game, oldest first."""
    told: tuple[str, ...] = ()
    """Clues of earlier games at this table: none is told again."""
    secret: bytes = b""
    """What this bot's own mind is drawn from in this game; nobody else at the table knows it."""


class Persona(msgspec.Struct, frozen=True):
    """Who plays: what people are shown of a bot, and what makes it play its own way."""

    name: str
    level: int = 2
    """1 easy-going, 2 at ease, 3 sharp."""
    mind: str = "meaning"
    """How it compares clues with cards."""
    taste: tuple[str, ...] = ()
    """The kinds of clues it likes best, favourite first (`# kind:` in the phrase bank)."""
    pace: float = 1.0
    """1.0 takes a person's time, 0.7 is brisk, 1.4 is slow."""
    loves: tuple[str, ...] = ()
    ignores: tuple[str, ...] = ()
    """Kinds of associations it is likelier, or less likely, to know and to say (docs/decks.md)."""
    longest: int = 6
    """Words of a clue; it likes longer ones less."""
    about: tuple[tuple[str, str], ...] = ()
    """Languages, and in each a line about it."""


class Bot(Protocol):
    """A computer player in one seat."""

    @property
    def persona(self) -> Persona:
        """Who plays."""
        ...

    @property
    def seed(self) -> int:
        """What tells two bots of the same persona apart."""
        ...

    def choose(self, view: PlayerView, table: BotTable) -> Intent:
        """A legal intent for the seat of `view.own`, which must be awaited."""
        ...


_PAUSES: Final[Mapping[Phase, tuple[float, float]]] = {  # seconds, from and to
    Phase.CLAIM: (3.0, 9.0),
    Phase.CLUE: (5.0, 12.0),
    Phase.HAND_IN: (3.0, 9.0),
    Phase.VOTE: (3.0, 9.0),
    Phase.OVER: (0.0, 0.0),
}


def pause(bot: Bot, view: PlayerView) -> float:
    """Seconds to wait before answering.

    Only the seed, the seat, the turn and the phase decide, never a card or a clue: so the wait tells nothing.
    """
    assert view.own is not None
    public = view.public
    shortest, longest = _PAUSES[public.phase]
    random = Random(f"{bot.seed}/{view.own.seat}/{public.turn}/{public.phase}")
    return random.uniform(shortest, longest) * bot.persona.pace
