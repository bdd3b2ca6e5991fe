"""From the front page to a table, and from the last round to the next game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect


def test_a_newcomer_is_invited_reads_how_to_play_in_peace_and_finds_back(person: Callable[..., Any]) -> None:
    ann, bob = person("Ann"), person("Bob")
    link = ann.opens_a_room()
    expect(ann.page).to_have_title("Around the table · lapin")
    expect(ann.page.get_by_role("textbox", name="Link")).to_have_value(link)
    expect(ann.page.get_by_text("start lapin with --lan")).to_be_visible()
    bob.context.add_init_script("localStorage.removeItem('lapin.toured')")
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("button", name=re.compile("^Bob"))).to_be_visible()
    ann.page.get_by_role("button", name="Fill with bots").click()
    expect(ann.page.get_by_text("4 players are seated.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    ann.starts()
    expect(ann.page.get_by_text("bots and clocks wait: Bob")).to_be_visible()
    bob.page.get_by_role("button", name="Skip").click()
    expect(ann.page.get_by_text("bots and clocks wait")).to_have_count(0)
    bob.page.goto(bob.address)
    bob.page.get_by_role("link", name="Back to your game").click()
    expect(bob.screen).to_be_visible()
    bob.context.set_offline(True)
    bob.page.close()
    expect(ann.page.get_by_role("button", name=re.compile("^Bob.*away"))).to_be_visible()


def test_the_end_shows_the_own_row_the_moments_and_the_next_game(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 1, bots=3, **{"Maximum_turns_(empty:_no_limit)": "3"})
    table.play_to_the_end()
    (ann,) = table.people
    ann.passes_the_reveal()
    expect(ann.page).to_have_title("The end · lapin")
    expect(
        ann.page.get_by_role("list", name="Final points").get_by_role("listitem").filter(has_text="you")
    ).to_have_count(1)
    moments = ann.page.get_by_role("heading", name="Moments to remember").locator("..").get_by_role("listitem")
    expect(moments).to_have_count(3)
    for moment in moments.all():
        expect(moment.get_by_role("img")).to_be_visible()
    for name in ("Play again", "Change the rules"):
        expect(ann.page.get_by_role("button", name=name)).to_be_visible()
    expect(ann.page.get_by_role("link", name="Look back at every round")).to_be_visible()
