"""Bots, a table screen, several people on one device, a voice clue, the host's tools."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect


def test_a_newcomer_plays_with_bots_after_one_click(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.page.get_by_role("button", name="Play with bots now").click()
    expect(ann.screen).to_be_visible()
    for _ in range(40):
        if ann.turn > 2:
            break
        ann.plays()
        ann.page.wait_for_function("() => document.querySelector('.screen').dataset.asked.includes('.you')")
    assert ann.turn > 2


def test_a_code_leads_to_the_room_and_a_wrong_one_says_so(person: Callable[..., Any]) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.opens_a_room()
    code = ann.page.get_by_test_id("room-code").text_content() or ""
    bob.expected.add((404, "/api/rooms/find"))
    bob.page.goto(bob.address)
    bob.page.get_by_label("Room code").fill("222222")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_role("alert")).to_contain_text("No open room has this code")
    bob.page.get_by_label("Room code").fill(code.lower())
    bob.page.get_by_role("button", name="Join", exact=True).click()
    bob.page.wait_for_url("**/r/*")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("button", name=re.compile("^Bob"))).to_be_visible()


WHOSE_EYES = """() => {
    window.seen = [];
    const look = () => {
        const cover = document.querySelector('dialog[open] h1')?.textContent;
        const mine = document.querySelector('.me .name')?.textContent;
        const now = cover ? `cover: ${cover}`
            : document.querySelector('.screen')?.dataset.revealing === 'true' ? 'reveal'
            : mine ? `eyes: ${mine}` : 'nobody';
        if (window.seen.at(-1) !== now) window.seen.push(now);
    };
    const everything = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document, everything);
}"""
"""Notes whose eyes the page is for, after every change of the page."""


def test_two_people_on_one_device_never_see_each_others_cards(person: Callable[..., Any]) -> None:
    ann, tv = person("Ann"), person("screen", viewport={"width": 1920, "height": 1080})
    link = ann.opens_a_room()
    ann.page.get_by_role("button", name="Add someone on this device").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Bea")
    sheet.get_by_role("button", name="Sit down").click()
    expect(sheet).to_have_count(0)
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.sets("Points to win", "9")  # more than two turns can bring: everyone tells
    tv.page.goto(link.replace("/r/", "/tv/"))
    expect(tv.page.get_by_text("Bea")).to_be_visible()
    ann.page.evaluate(WHOSE_EYES)
    ann.starts()  # the bot has a clue first: people need longer
    expect(ann.screen).not_to_have_attribute("data-asked", "ask.claim.you")
    hands: dict[str, list[str]] = {}
    ready = ann.page.get_by_role("button", name=re.compile("^I am "))
    for _ in range(90):
        ann.page.wait_for_function("""() => {
            const { asked, revealing } = document.querySelector('.screen').dataset;
            return revealing === 'true' || /you|over/.test(asked) || document.querySelector('dialog[open]');
        }""")
        if ann.asked == "ask.over":
            break
        if ready.count() > 0:
            assert ann.page.locator("section.hand").count() == 0  # covered: no hand is in the page at all
            holder = (ready.text_content() or "").removeprefix("I am ").strip()
            ready.click()
            expect(ann.page.locator(".me .name")).to_have_text(holder)
            if ann.hand.count() > 0:
                hands[holder] = ann.hand.locator("img").evaluate_all("all => all.map(one => one.src)")
                assert not any(set(held) & set(hands[holder]) for who, held in hands.items() if who != holder)
        ann.plays()
    assert ann.asked == "ask.over"
    assert set(hands) == {"Ann", "Bea"}
    seen = ann.page.evaluate("() => window.seen")
    assert "reveal" in seen
    for before, now in pairwise(seen):
        if now.startswith("eyes: "):
            assert before == f"cover: Give the device to {now.removeprefix('eyes: ')}.", seen
    assert tv.page.get_by_role("listbox", name="Your hand").count() == 0


def test_a_voice_clue_is_recorded_and_heard_by_another_player(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 3)
    ann, bob, _ = table.people
    ann.context.grant_permissions(["microphone"])
    ann.plays()
    ann.waits_for("ask.clue.you")
    ann.hand.first.click()
    ann.page.get_by_role("radio", name="Voice").check(force=True)
    ann.page.get_by_role("button", name="Record", exact=True).click()
    expect(ann.page.get_by_role("meter")).to_be_visible()
    ann.page.wait_for_function("() => Number(document.querySelector('[role=meter]').ariaValueNow) > 0")
    ann.page.get_by_role("button", name="Stop").click()
    ann.page.get_by_role("button", name="Listen").click()
    ann.page.get_by_role("button", name="Give this clue").click()
    bob.waits_for("ask.hand_in.you.unspoken")
    sound = bob.page.locator("audio")
    sound.evaluate("one => one.play()")
    bob.page.wait_for_function("() => document.querySelector('audio').currentTime > 0")


def test_the_host_pauses_hands_a_seat_to_a_bot_and_sends_someone_away(company: Callable[..., Any]) -> None:
    table = company("Odyssey", 3)
    ann, bob, cy = table.people

    def menu(button: str) -> None:
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("dialog").get_by_role("button", name=re.compile(button)).first.click()

    menu("^Pause")
    bob.waits_for("host.paused")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Resume").click()
    bob.waits_for("ask.claim.you")
    bob.plays()
    menu("^.*Bob")
    ann.page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(bob.page.get_by_text("A bot is playing for you.")).to_be_visible()
    menu("^.*Cy")
    ann.page.get_by_role("button", name="Remove Cy", exact=True).click()
    expect(cy.page.get_by_text("The host has removed you from this room.")).to_be_visible()
