"""What a phone must fetch before it can play, and that nothing comes from elsewhere."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

MOST_SCRIPT = 100_000
MOST_FONTS = 120_000


def test_the_front_page_and_a_room_need_at_most_100_kb_of_script(person: Callable[..., Any]) -> None:
    ann, bob = person("Ann"), person("Bob")
    link = ann.opens_a_room()
    answers: list[Any] = []
    bob.page.on("response", lambda answer: answers.append(answer))
    bob.page.goto(link)
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    fetched = {answer.url: answer.body() for answer in answers if "/assets/" in answer.url}
    packed = {answer.url for answer in answers if answer.headers.get("content-encoding") == "gzip"}
    assert {url for url in fetched if url.endswith((".js", ".css"))} <= packed, "sent larger than need be"
    assert sorted(fetched) == sorted(answer.url for answer in answers if answer.url in fetched), "fetched twice"
    scripts = {url: len(gzip.compress(body)) for url, body in fetched.items() if url.endswith(".js")}
    fonts = {url: len(body) for url, body in fetched.items() if url.endswith(".woff2")}
    assert 0 < sum(scripts.values()) <= MOST_SCRIPT, scripts
    assert 0 < sum(fonts.values()) <= MOST_FONTS, fonts


def test_a_phone_fetches_pictures_as_fine_as_its_screen_and_large_ones_when_asked(person: Callable[..., Any]) -> None:
    for fineness, size in ((1.75, "thumbnail"), (3, "small")):
        phone = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": fineness, "has_touch": True}
        ann = person("Ann", **phone)
        pictures: list[str] = []
        ann.page.on(
            "response", lambda answer, seen=pictures: seen.append(answer.url) if "/cards/" in answer.url else None
        )
        ann.opens_a_room()
        for _ in range(3):
            ann.page.get_by_role("button", name="Add a bot").first.click()
        ann.page.get_by_role("button", name="Start the game").click()
        hand = ann.page.get_by_role("listbox", name="Your hand")
        expect(hand.get_by_role("option")).to_have_count(6)
        for picture in hand.locator("img").all():
            expect(picture).to_have_js_property("complete", True)
        hand.get_by_role("option").first.tap()
        closer = ann.page.locator("dialog[open] img:not([alt=''])")  # its neighbours beside it have no words
        expect(closer).to_have_js_property("naturalWidth", 800)
        held = [url.rsplit("/", 1)[1] for url in set(pictures) if "/back/" not in url]
        assert held.count(size) == 6
        assert sorted(set(held)) == sorted({size, "large"})
        assert held.count("large") <= 2, "this one and its neighbour"
