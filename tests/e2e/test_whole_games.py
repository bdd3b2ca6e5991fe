"""From the front page to a rematch, every edition and mode, all people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("game", "count", "options"),
    [
        ("Classic", 3, {"Points_to_win": "6"}),
        ("Disney", 4, {"Points_to_win": "5"}),
        ("Odyssey · Party", 6, {}),
        ("Odyssey · Team", 6, {}),
        ("Odyssey", 7, {"Points_to_win": "5"}),
        ("Odyssey · Team", 8, {"Maximum_turns": "2"}),
        ("Odyssey", 12, {"Points_to_win": "3"}),
    ],
)
def test_a_whole_game_from_the_front_page_to_a_rematch(
    company: Callable[..., Any], game: str, count: int, options: dict[str, str]
) -> None:
    table = company(game, count, **options)
    table.play_to_the_end()
    host = table.people[0]
    for person in table.people:
        person.passes_the_reveal()
        expect(person.page.get_by_test_id("winner")).to_be_visible()
    host.page.get_by_role("button", name="Play again").click()
    for person in table.people:
        person.waits_for("ask.claim.you")


@pytest.mark.parametrize(
    ("game", "people", "bots", "options"),
    [
        ("Odyssey", 2, 10, {"Points_to_win": "4"}),
        ("Odyssey · Party", 2, 6, {}),
        ("Odyssey · Team", 2, 10, {"Maximum_turns": "4"}),
    ],
)
def test_bots_fill_the_larger_tables(
    company: Callable[..., Any], game: str, people: int, bots: int, options: dict[str, str]
) -> None:
    table = company(game, people, bots, **options)
    table.play_to_the_end()
    for person in table.people:
        person.passes_the_reveal()
        expect(person.page.get_by_test_id("winner")).to_be_visible()
