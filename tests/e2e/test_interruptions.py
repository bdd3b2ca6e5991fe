"""What people complain of elsewhere: a reload, a cut line, two quick clicks, two tabs."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.operation.kills import free_port


def test_a_reload_in_every_phase_keeps_seat_hand_score_and_half_made_choice(company: Callable[..., Any]) -> None:
    table = company("Classic", 3)
    ann, bob, cy = table.people

    ann.page.reload()
    ann.waits_for("ask.claim.you")
    ann.plays()

    ann.waits_for("ask.clue.you")
    ann.hand.nth(2).click()
    ann.page.get_by_label("Write a clue").fill("Half a thought")
    held = ann.hand.all_text_contents()
    ann.page.reload()
    ann.waits_for("ask.clue.you")
    expect(ann.page.get_by_label("Write a clue")).to_have_value("Half a thought")
    expect(ann.hand.nth(2)).to_have_attribute("aria-selected", "true")
    assert ann.hand.all_text_contents() == held
    ann.page.get_by_role("button", name="Give this clue").click()

    bob.waits_for("ask.hand_in.you")
    bob.hand.nth(1).click()
    bob.page.reload()
    bob.waits_for("ask.hand_in.you")
    expect(bob.hand.nth(1)).to_have_attribute("aria-selected", "true")
    expect(bob.page.get_by_text("Half a thought").first).to_be_visible()
    bob.hand.nth(4).click()
    bob.page.get_by_role("button", name=re.compile("^Hand in")).click()
    bob.waits_for("ask.hand_in.done")
    cy.plays()

    cy.waits_for("ask.vote.you")
    choice = cy.page.locator("ul.grid [role=option]:not([aria-disabled])").first
    choice.click()
    chosen = choice.locator(".unseen").text_content()
    cy.page.reload()
    cy.waits_for("ask.vote.you")
    expect(cy.page.locator("ul.grid [aria-selected=true] .unseen")).to_have_text(chosen or "nothing was chosen")
    cy.page.get_by_role("button", name=re.compile("^Vote")).click()
    cy.waits_for("ask.vote.done")
    cy.page.reload()
    cy.waits_for("ask.vote.done")
    bob.plays()

    for person in table.people:
        expect(person.screen).to_have_attribute("data-turn", "2")
        person.passes_the_reveal()
    scores = bob.page.locator(".seats").all_text_contents()
    bob.page.reload()
    expect(bob.screen).to_have_attribute("data-turn", "2")
    assert bob.page.locator(".seats").all_text_contents() == scores


def test_a_choice_made_offline_is_played_once_when_the_line_is_back(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 3)
    ann, bob, _ = table.people
    ann.plays()
    ann.waits_for("ask.clue.you")
    ann.hand.first.click()
    ann.page.get_by_label("Write a clue").fill("Under the bridge")
    ann.context.set_offline(True)
    expect(ann.page.get_by_text("You are offline")).to_be_visible()
    ann.page.get_by_role("button", name="Give this clue").click()
    expect(ann.screen).to_have_attribute("data-asked", "ask.clue.you")
    ann.context.set_offline(False)
    ann.waits_for("ask.hand_in.storyteller")
    expect(ann.page.get_by_text("You are offline")).to_have_count(0)
    bob.waits_for("ask.hand_in.you")
    expect(bob.page.get_by_text("Under the bridge").first).to_be_visible()


def words_of(one: Any) -> list[str]:
    """What the cards of a hand show, whatever their numbers are."""
    return [re.sub(r"\d+", "", card) for card in one.hand.all_text_contents()]


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_that_ends_and_begins_again_finds_everyone_where_they_were(
    ending: signal.Signals, running: Callable[..., Any], company: Callable[..., Any], tmp_path: Path
) -> None:
    same = ("--data", str(tmp_path / "kept"), "--port", str(free_port()))
    before = running(*same)
    ann, bob, cy = company("Odyssey", 3, at=before).people
    ann.plays()
    ann.waits_for("ask.clue.you")
    ann.hand.nth(2).click()
    ann.page.get_by_label("Write a clue").fill("After the break")
    held = [words_of(one) for one in (ann, bob)]
    before.process.send_signal(ending)
    before.process.wait()
    for one in (ann, bob):
        expect(one.page.get_by_role("alert")).to_be_visible()
    ann.page.get_by_role("button", name="Give this clue").click()  # waits in the browser until somebody takes it
    running(*same)
    bob.waits_for("ask.hand_in.you")
    for one in (ann, bob, cy):
        expect(one.page.get_by_role("alert")).to_have_count(0)
        expect(one.page.get_by_text("After the break").first).to_be_visible()
        # While nobody listened the browser complained of that, and of nothing else.
        nobody = re.compile("ERR_CONNECTION_REFUSED|error occurred when fetching the script")
        one.faults = [fault for fault in one.faults if not nobody.search(fault)]
    assert words_of(bob) == held[1]
    assert words_of(ann) == [card for place, card in enumerate(held[0]) if place != 2]


def test_two_quick_clicks_do_one_thing(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 3)
    ann, bob, cy = table.people
    ann.page.get_by_role("button", name="I have a clue").dblclick()
    ann.waits_for("ask.clue.you")
    ann.hand.first.click()
    ann.page.get_by_label("Write a clue").fill("Twice told")
    ann.page.get_by_role("button", name="Give this clue").dblclick()
    ann.waits_for("ask.hand_in.storyteller")
    for person in (bob, cy):
        person.waits_for("ask.hand_in.you")
        person.hand.nth(0).click()
        person.hand.nth(1).click()
        person.page.get_by_role("button", name=re.compile("^Hand in")).dblclick()
    for person in (bob, cy):
        person.waits_for("ask.vote.you")
        expect(person.table).to_have_count(5)
        person.page.locator("ul.grid [role=option]:not([aria-disabled])").first.click()
        person.page.get_by_role("button", name=re.compile("^Vote")).dblclick()
    for person in table.people:
        expect(person.screen).to_have_attribute("data-turn", "2")
        expect(person.page.get_by_role("alert")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 3)
    ann = table.people[0]
    second = ann.context.new_page()
    ann.watch(second)
    second.goto(ann.page.url)
    screen = second.locator(".screen[data-asked]")
    expect(screen).to_have_attribute("data-asked", "ask.claim.you")
    ann.plays()
    expect(screen).to_have_attribute("data-asked", "ask.clue.you")
    hands = [
        page.get_by_role("listbox", name="Your hand")
        .get_by_role("option")
        .evaluate_all("all => all.map(one => one.ariaLabel)")
        for page in (ann.page, second)
    ]
    assert hands[0] == hands[1]
    ann.tells("One of two")
    expect(screen).to_have_attribute("data-asked", "ask.hand_in.storyteller")
