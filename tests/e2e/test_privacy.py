"""What is known about players stands on a page, and whoever wants to is forgotten from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect


def test_somebody_reads_what_is_known_and_is_forgotten_by_keyboard(person: Callable[..., Any]) -> None:
    ann, bob = person("Ann"), person("Zebulon")
    link = ann.opens_a_room()
    bob.sits_down(link)
    expect(ann.page.locator(".round").get_by_role("button", name="Zebulon")).to_be_visible()

    bob.page.get_by_role("button", name="Settings").press("Enter")
    with bob.context.expect_page() as opened:
        bob.page.get_by_role("link", name="Privacy, and being forgotten").press("Enter")
    page = opened.value
    bob.watch(page)
    expect(page.get_by_role("heading", name="What is known about you")).to_be_visible()
    expect(page.get_by_text("This browser remembers 1 room")).to_be_visible()
    page.get_by_role("button", name="Forget me").press("Enter")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Stay").press("Enter")
    expect(sheet).to_have_count(0)
    expect(ann.page.locator(".round").get_by_role("button", name="Zebulon")).to_be_visible()
    page.get_by_role("button", name="Forget me").press("Enter")
    sheet.get_by_role("button", name="Forget me").press("Enter")
    expect(page.get_by_role("status").filter(has_text="You are forgotten.")).to_be_visible()

    expect(ann.page.locator(".round").get_by_role("button", name="Zebulon")).to_have_count(0)
    page.get_by_role("link", name="Back").press("Enter")
    expect(page.get_by_label("Your name")).to_have_value("")
    expect(page.get_by_role("link", name="Back to your game")).to_have_count(0)
    page.get_by_role("link", name="Privacy").press("Enter")
    expect(page.get_by_role("heading", name="What is known about you")).to_be_visible()
