"""The page is kept so that the rules can be read anywhere, nothing of a game ever is, and a new version takes over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept;
}"""
PUBLIC = re.compile(r"^/$|^/(assets/[\w.-]+|icon\.svg)$")


def keeps_offline(someone: Any) -> None:
    """Until the service worker has put everything by and looks after the page."""
    someone.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    someone.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_rules_are_read_offline_and_nothing_of_a_game_is_kept(company: Callable[..., Any]) -> None:
    table = company("Classic", 3, Points_to_win="2")
    ann = table.people[0]
    keeps_offline(ann)
    table.play_to_the_end()  # every picture and view of a game has gone by
    ann.passes_the_reveal()
    ann.page.goto(f"{ann.page.url}/gallery")
    expect(ann.page.get_by_role("listitem").first).to_be_visible()
    kept = ann.page.evaluate(KEPT)
    assert len(kept) > 5
    assert [path for path in kept if not PUBLIC.match(path)] == []
    for storage in ("localStorage", "sessionStorage"):
        remembered = ann.page.evaluate(f"() => JSON.stringify({storage})")
        assert "Nearly home" not in remembered
        assert "/cards/" not in remembered

    ann.context.set_offline(True)
    ann.page.goto(f"{ann.address}/rules")
    expect(ann.page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(ann.page.get_by_text("never for a card of their own")).to_be_visible()
    ann.page.get_by_role("radio", name=re.compile("Party")).first.press("Space")
    expect(ann.page.get_by_text("votes red for any card")).to_be_visible()


def test_a_new_version_takes_the_place_of_the_old(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    keeps_offline(ann)
    before = ann.page.evaluate("() => caches.keys()")
    # The next version of lapin: the same worker but for its name.
    newer = ann.page.evaluate("() => fetch('/sw.js').then(answer => answer.text())").replace(before[0], "lapin-next")
    ann.context.route("**/sw.js", lambda route: route.fulfill(body=newer, content_type="text/javascript"))
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(one => one.update()).then(() => undefined)")
    ann.page.wait_for_function("() => caches.keys().then(names => names.join() === 'lapin-next')")
    ann.context.set_offline(True)
    ann.page.goto(f"{ann.address}/rules")
    expect(ann.page.get_by_role("heading", name="How to play")).to_be_visible()
