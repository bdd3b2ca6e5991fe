"""A server that is not at the root of its host. `Person` fails for every request that leaves the path."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.test_offline import keeps_offline


def test_a_game_below_a_path(running: Callable[..., Any], person: Callable[..., Any]) -> None:
    home = running("--base-path", "/lapin").address + "/lapin"
    ann, bob = person("Ann", address=home), person("Bob", address=home)
    link = ann.opens_a_room()
    assert link.startswith(f"{home}/r/")
    expect(ann.page.get_by_role("textbox", name="Link")).to_have_value(link)
    tv = ann.page.get_by_role("link", name=re.compile("big screen"))
    expect(tv).to_have_attribute("href", re.compile("^/lapin/tv/"))
    ann.sets("Points to win", "2")
    bob.sits_down(link)
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.starts()
    for _ in range(100):
        before = ann.state
        if {ann.asked, bob.asked} == {"ask.over"}:
            break
        if not (ann.plays() or bob.plays()):
            ann.waits_past(before)
    ann.passes_the_reveal()
    ann.page.goto(f"{link}/gallery")
    expect(ann.page.get_by_role("listitem").first).to_be_visible()
    assert {cookie["name"]: cookie["path"] for cookie in ann.context.cookies()} == {"lapin": "/lapin"}

    keeps_offline(ann)
    assert ann.page.evaluate("() => navigator.serviceWorker.ready.then(one => one.scope)") == f"{home}/"
    ann.context.set_offline(True)
    ann.page.goto(f"{home}/rules")
    expect(ann.page.get_by_role("heading", name="How to play")).to_be_visible()
