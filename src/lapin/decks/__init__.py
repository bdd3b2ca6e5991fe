"""Decks of cards: pictures with words, in a folder anybody can make (docs/decks.md).

deck = built_in()                 the deck that ships, "Lantern"
deck = load_deck("my-deck")       a folder with manifest.json and pictures; `DeckError` says what is wrong with it
deck = mix([deck, other])         one deck of all their cards (R1: any decks can be mixed)
words = deck.associations("fr")   what people think of, by card, for bots; a deck need not have any
"""

from lapin.decks.associations import Association
from lapin.decks.check import Problem, check_deck
from lapin.decks.deck import Card, Deck, DeckError, built_in, load_deck, mix

__all__ = [
    "Association",
    "Card",
    "Deck",
    "DeckError",
    "Problem",
    "built_in",
    "check_deck",
    "load_deck",
    "mix",
]
