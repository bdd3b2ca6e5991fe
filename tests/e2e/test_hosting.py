"""What a host does in the browser, and what happens to the others: time, doors, seats and a server in trouble."""

from __future__ import annotations

import re
import resource
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect


def menu(host: Any, button: str) -> None:
    """One button of the host's menu."""
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("dialog").get_by_role("button", name=button).first.click()


def closes(host: Any) -> None:
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_a_clock_runs_is_given_more_time_and_then_plays_for_who_is_late(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    ann.opens_a_room()
    for _ in range(3):
        ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.locator("summary").click()
    ann.page.get_by_role("radio", name="Fixed").press("Space")
    ann.sets("Seconds for a card", "25")
    ann.sets("Seconds for a vote", "5")
    expect(ann.page.get_by_label("Seconds for a vote")).to_have_value("5")
    ann.starts()  # a bot tells
    ann.waits_for("ask.hand_in.you")
    clock = ann.page.get_by_role("timer")
    expect(clock).to_have_accessible_name(re.compile("^(1?[0-9]|2[0-5]) seconds left$"))
    ann.page.get_by_role("button", name="More time").click()
    expect(clock).to_have_accessible_name(re.compile("^([3-4][0-9]|5[0-5]) seconds left$"))
    ann.plays()
    ann.waits_for("ask.vote.you")
    expect(ann.page.get_by_text("Time is nearly up.")).to_have_count(1)
    # The game does not wait for ever: the dice vote, and the round is told.
    expect(ann.screen).to_have_attribute("data-revealing", "true")


def test_a_server_that_cannot_save_says_so_and_a_move_made_then_counts_once(
    running: Callable[..., Any], company: Callable[..., Any]
) -> None:
    server = running()
    ann, bob, _ = company("Odyssey", 3, at=server).people
    ann.plays()
    ann.waits_for("ask.clue.you")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    ann.tells("Written in water")
    for one in (ann, bob):
        expect(one.page.get_by_role("alert")).to_contain_text("The server cannot save right now.")
    assert ann.asked == "ask.clue.you"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    bob.waits_for("ask.hand_in.you")
    ann.waits_for("ask.hand_in.storyteller")
    for one in (ann, bob):
        expect(one.page.get_by_role("alert")).to_have_count(0)
        expect(one.page.get_by_text("Written in water").first).to_be_visible()
        assert one.turn == 1


def test_a_seat_moves_to_another_device_with_its_hand_once(
    company: Callable[..., Any], person: Callable[..., Any]
) -> None:
    table = company("Odyssey", 3)
    ann, bob, _ = table.people
    ann.plays()
    bob.waits_for("ask.clue.others")
    held = bob.hand.all_text_contents()
    menu(bob, "Bob")
    bob.page.get_by_role("button", name="Take this seat on another device").click()
    link = bob.page.get_by_role("dialog").get_by_text(re.compile("/m/")).text_content()
    phone = person("phone")
    phone.page.goto(link)
    expect(phone.screen).to_have_attribute("data-asked", "ask.clue.others")
    assert "#" not in phone.page.url
    assert phone.hand.all_text_contents() == held
    # Where it came from it is gone, and the link opens nothing twice.
    expect(bob.page.get_by_text("You are watching.")).to_be_attached()
    expect(bob.page.get_by_role("listbox", name="Your hand")).to_have_count(0)
    thief = person("thief")
    thief.expected.add((409, phone.page.url.removeprefix(phone.address).replace("/r/", "/api/rooms/") + "/move"))
    thief.page.goto(link)
    expect(thief.page.get_by_role("heading", level=1)).to_be_visible()
    assert "/m/" in thief.page.url
    ann.tells("Moving house")
    phone.waits_for("ask.hand_in.you")
    phone.hands_in(2)
    phone.waits_for("ask.hand_in.done")


def test_doors_are_locked_codes_are_changed_and_who_is_banned_stays_out(person: Callable[..., Any]) -> None:
    ann, bob, cy, late = (person(name) for name in ("Ann", "Bob", "Cy", "Late"))
    link = ann.opens_a_room()
    bob.sits_down(link)
    cy.sits_down(link)
    menu(ann, "Bob")
    ann.page.get_by_role("button", name="Remove Bob", exact=True).click()
    expect(bob.page.get_by_role("heading", name="The host has removed you from this room.")).to_be_visible()
    bob.sits_down(link)  # sent away, not shut out
    expect(ann.page.get_by_role("button", name=re.compile("^Bob"))).to_be_visible()
    menu(ann, "Cy")
    ann.page.get_by_role("button", name="Remove Cy for good").click()
    expect(cy.page.get_by_role("heading", name="The host has closed this room to you.")).to_be_visible()
    cy.page.goto(link)
    expect(cy.page.get_by_role("heading", level=1)).to_have_text(re.compile("closed"))
    code = ann.page.locator("main").get_by_text(re.compile("^[A-Z0-9]{6}$")).text_content()
    menu(ann, "New code and link")
    expect(ann.page.get_by_text(code)).to_have_count(0)
    ann.page.get_by_role("dialog").get_by_role("switch", name="Lock the room").click()
    expect(ann.page.get_by_role("switch", name="Lock the room")).to_be_checked()
    closes(ann)
    late.page.goto(ann.page.url)
    expect(late.page.get_by_role("heading", level=1)).to_have_text(re.compile("closed"))


def test_the_host_hands_the_room_over(person: Callable[..., Any]) -> None:
    ann, bob, cy = (person(name) for name in ("Ann", "Bob", "Cy"))
    link = ann.opens_a_room()
    bob.sits_down(link)
    cy.sits_down(link)
    menu(ann, "Bob")
    ann.page.get_by_role("button", name="Make Bob the host").click()
    expect(bob.page.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(ann.page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(ann.page.get_by_text("Bob starts the game when everyone is here.")).to_be_visible()
    bob.starts()
    ann.waits_for("ask.claim.you")
    menu(bob, "Pause")
    ann.waits_for("host.paused")
    expect(ann.page.get_by_role("button", name="Resume")).to_have_count(0)
    closes(bob)
    bob.page.get_by_role("button", name="Resume").click()
    ann.waits_for("ask.claim.you")
