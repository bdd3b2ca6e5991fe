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
    scripts = {url: len(gzip.compress(body)) for url, body in fetched.items() if url.endswith(".js")}
    fonts = {url: len(body) for url, body in fetched.items() if url.endswith(".woff2")}
    assert 0 < sum(scripts.values()) <= MOST_SCRIPT, scripts
    assert 0 < sum(fonts.values()) <= MOST_FONTS, fonts
