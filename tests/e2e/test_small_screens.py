"""On a screen as narrow as a phone's: every card within reach, and the points in sight."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
LEAST_REACH = 80
"""Pixels of a card's width that a pointer can hit: every card lies whole, seven of them on a phone, too."""
REACH = """strip => [...strip.children].map(card => {
    card.scrollIntoView({ block: "center" });
    const { left, right, top, height } = card.getBoundingClientRect();
    let reached = 0;
    for (let x = left; x < right; x += 1)
        if (document.elementFromPoint(x, top + height / 2)?.closest("[role=option]") === card) reached += 1;
    return reached;
})"""


def _seated_among_bots(person: Callable[..., Any], game: str, bots: int) -> Any:
    ann = person("Ann")
    ann.opens_a_room()
    ann.chooses_game(game)
    for _ in range(bots):
        ann.page.get_by_role("button", name="Add a bot").click()
    ann.starts()
    expect(ann.screen).to_be_visible()
    ann.page.set_viewport_size(PHONE)
    return ann


def _plays_until(ann: Any, reached: Callable[[], bool]) -> None:
    for _ in range(100):
        if reached():
            return
        before = ann.state
        if not ann.plays():
            ann.waits_past(before)
    raise AssertionError(f"not reached, last asked {ann.asked}")


def test_a_mouse_reaches_every_card_beside_a_chosen_one(person: Callable[..., Any]) -> None:
    ann = _seated_among_bots(person, "Odyssey", 2)  # three players hold seven cards and hand in two (R2)
    _plays_until(ann, lambda: ann.asked == "ask.hand_in.you")
    ann.passes_the_reveal()
    strip = ann.page.get_by_role("listbox", name="Your hand")
    for chosen in ((), (1,), (1, 4)):
        for place in chosen[-1:]:
            ann.hand.nth(place).click()
            expect(ann.hand.nth(place)).to_have_attribute("aria-selected", "true")
        assert min(strip.evaluate(REACH)) >= LEAST_REACH, chosen


@pytest.mark.parametrize(("game", "bots"), [("Odyssey", 3), ("Odyssey", 5), ("Odyssey · Party", 11)])
def test_who_got_what_is_in_sight_when_all_is_revealed(person: Callable[..., Any], game: str, bots: int) -> None:
    ann = _seated_among_bots(person, game, bots)
    _plays_until(ann, lambda: json.loads(ann.state).get("revealing") == "true")
    lines = ann.page.locator("dialog[open] .board.shown ol > li")
    expect(lines).to_have_count(bots + 1)
    button = ann.page.get_by_role("button", name="Continue").bounding_box()
    for line in (lines.first, lines.last):
        box = line.bounding_box()
        assert button is not None
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= button["y"]
    cards = ann.page.locator("dialog[open] ul.grid [role=option]")
    first = cards.first.bounding_box()
    assert first is not None
    assert first["y"] >= 0
    assert first["width"] >= 40, "too small to be told apart"
