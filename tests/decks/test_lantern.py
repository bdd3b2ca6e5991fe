"""The deck that ships: every card is there, described, readable, unlike the others, and has three stories."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

from lapin.decks import built_in, check_deck
from lapin.decks.check import DECK_SIZE
from lapin.rules import all_tables, ruleset_for

REPOSITORY = Path(__file__).parents[2]
RECIPES = REPOSITORY / "tools" / "deck" / "recipes"
PHONE_BUDGET = 3_000_000
"""Bytes that one player of one game may have to download."""


def test_there_are_84_cards_and_nothing_is_wrong_with_any() -> None:
    deck = built_in()
    assert len(deck.cards) == DECK_SIZE
    assert [str(problem) for problem in check_deck(deck.back_large.parent)] == []


def test_every_picture_belongs_to_a_card() -> None:
    deck = built_in()
    folder = deck.back_large.parent
    for size in ("large", "small", "thumbnail"):
        assert {path.stem for path in (folder / size).iterdir()} == {card.id for card in deck.cards}


def test_no_title_and_no_mood_word_is_told_to_players() -> None:
    """Descriptions are literal, in every language; titles are for makers."""
    for card in built_in().cards:
        for language in built_in().languages:
            short, long = card.described(language)
            assert card.title.casefold() not in f"{short} {long}".casefold(), card.id


def test_one_player_of_one_game_downloads_little() -> None:
    """Unasked, a phone fetches the own hand and the tables of twenty turns, the longest of games: small pictures if its
    screen is fine, else thumbnails, but small ones for tables of up to four cards (client/src/parts/cards.ts)."""
    deck = built_in()
    small, thumbnail = (
        sum(card.picture(size).stat().st_size for card in deck.cards) / len(deck.cards)
        for size in ("small", "thumbnail")
    )
    for edition, mode, players in all_tables():
        rules = ruleset_for(edition, mode, players)
        held = min(rules.hand_size + 20, len(deck.cards))
        laid = min(rules.cards_shown * 20, len(deck.cards))  # twenty turns: longer than nearly all games
        fine = min(held + laid, len(deck.cards)) * small
        coarse = held * thumbnail + laid * (small if rules.cards_shown <= 4 else thumbnail)
        assert max(fine, coarse) + deck.back_small.stat().st_size < PHONE_BUDGET, (edition, mode, players)


def _recipes() -> dict[str, dict[str, object]]:
    """Every `@recipe(...)` with its arguments, read as text: the renderer is not needed for that."""
    found = {}
    for path in sorted(RECIPES.glob("*.py")):
        for node in ast.parse(path.read_text()).body:
            for decorator in getattr(node, "decorator_list", []):
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "recipe":
                    named = {
                        keyword.arg: ast.literal_eval(keyword.value) for keyword in decorator.keywords if keyword.arg
                    }
                    card = named.get("id") or ast.literal_eval(decorator.args[0])
                    found[str(card)] = named
    return found


def test_every_card_has_a_recipe_with_three_different_clues() -> None:
    recipes = _recipes()
    for card in built_in().cards:
        clues = recipes[card.id]["clues"]
        assert isinstance(clues, tuple)
        assert len({clue.casefold() for clue in clues}) == 3, card.id
        assert all(clue.strip() for clue in clues), card.id


def test_the_words_that_ship_are_the_words_that_were_written() -> None:
    written: dict[str, Any] = {}
    for path in (REPOSITORY / "tools" / "deck" / "words").glob("*.json"):
        written |= json.loads(path.read_text())
    for card in built_in().cards:
        assert written[card.id]["short"] == dict(card.short), card.id
        assert written[card.id]["long"] == dict(card.long), card.id
        assert written[card.id]["caption"] == card.caption, card.id


def test_cards_are_set_as_each_language_is() -> None:
    """One kind of apostrophe; in French a narrow no-break space before ; : ! ? and in no other language a blank."""
    for card in built_in().cards:
        for texts in (card.short, card.long):
            for language, text in texts.items():
                assert "'" not in text, (card.id, language)
                wrong = r"(?<!\u202f)[;:!?]" if language == "fr" else r"\s[;:!?]"
                assert not re.search(wrong, text), (card.id, language)
