"""A whole game with the keyboard alone: digits pick cards, Enter confirms, ? tells the state."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

FOCUSED = """() => {
    const one = document.activeElement;
    return one?.labels?.[0]?.textContent.trim() || one?.getAttribute('aria-label') || one?.textContent.trim() || '';
}"""


def tab_to(page: Any, *names: str) -> None:
    """Tab until something of this name has the focus."""
    for _ in range(60):
        if page.evaluate(FOCUSED) in names:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {names}")


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    page = ann.page
    page.goto(ann.address)
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    tab_to(page, "New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Around the table")).to_be_visible()
    for count in (2, 3):
        tab_to(page, "Add a bot")
        page.keyboard.press("Enter")
        expect(page.locator(".round li button")).to_have_count(count)
    tab_to(page, "Rules of this table")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(ann.screen).to_be_visible()

    for patience in (3_000, 3_000, 30_000):  # what a bot did in that moment may be said instead: ask again
        page.keyboard.press("?")
        try:
            expect(page.locator("[aria-live=assertive]")).to_contain_text("Turn 1.", timeout=patience)
            break
        except AssertionError:
            if patience == 30_000:
                raise

    for _ in range(200):
        asked = ann.asked
        if ann.screen.get_attribute("data-revealing") == "true":
            expect(page.get_by_role("button", name="Continue")).to_be_visible()
            tab_to(page, "Continue")
            page.keyboard.press("Enter")
            expect(ann.screen).to_have_attribute("data-revealing", "false")
        elif asked == "ask.over":
            break
        elif asked == "ask.claim.you":
            page.keyboard.press("Enter")
        elif asked == "ask.clue.you":
            page.keyboard.press("2")
            tab_to(page, "Write a clue")
            page.keyboard.type("By hand")
            page.keyboard.press("Enter")
        elif asked == "ask.hand_in.you":
            page.keyboard.press("1")
            page.keyboard.press("3")
            page.keyboard.press("Enter")
        elif asked == "ask.vote.you":
            for slot in "12345":  # one's own two cards are not picked up
                page.keyboard.press(slot)
            page.keyboard.press("Enter")
        with suppress(PlaywrightTimeout):  # a key that was not heard, say while cards were dealt, is pressed again
            page.wait_for_function(
                """(asked) => {
                    const { asked: now, revealing } = document.querySelector('.screen').dataset;
                    return now !== asked || revealing === 'true' || now === 'ask.over';
                }""",
                arg=asked,
                timeout=8_000,
            )
    assert ann.asked == "ask.over"
    expect(page.get_by_test_id("winner")).to_be_visible()
