"""Nobody is shut out: axe finds nothing in any state, language, theme or width (WCAG 2.2 A and AA).

The same seat is looked at in three languages at once: three contexts that share one session, so nothing is reloaded and
the table waits while it is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "fr", "nl")
THEMES = ("light", "dark")
WIDTHS = ((320, 640), (390, 844), (1280, 800), (1920, 1080))
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOK = """
tags => axe.run(document, {runOnly: tags, resultTypes: ["violations"], preload: false}).then(({violations}) =>
  violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(" ")} (${failureSummary})`)))
"""

STILL = "document.getAnimations().forEach(one => { try { one.finish() } catch { one.cancel() } })"


class Inspector:
    """Looks at pages in all languages, themes and widths and notes what shuts somebody out."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.found: list[str] = []
        self.looks = 0

    def eyes(self, address: str, context: BrowserContext | None = None) -> list[Page]:
        """The same address in three languages; with a context, as whoever that is."""
        pages = []
        for language in LANGUAGES:
            options: dict[str, Any] = {"locale": language, "reduced_motion": "reduce"}
            if context is not None:
                options["storage_state"] = context.storage_state()
            own = self.browser.new_context(**options)
            own.add_init_script("localStorage.setItem('lapin.toured', 'true')")
            self.contexts.append(own)
            page = own.new_page()
            page.goto(address)
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.evaluate(AXE.read_text(encoding="utf-8"))
            pages.append(page)
        return pages

    def look(self, state: str, pages: list[Page], ready: str) -> None:
        """`ready`: what must stand on the page first."""
        for language, page in zip(LANGUAGES, pages, strict=True):
            expect(page.locator(ready).first).to_be_visible()
            for width, height in WIDTHS:
                page.set_viewport_size({"width": width, "height": height})
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                    expect(page.locator("html")).to_have_attribute(
                        "data-theme", "night" if theme == "dark" else "paper"
                    )
                    # What still fades in has the wrong contrast for a moment.
                    page.evaluate(
                        "document.getAnimations().forEach(one => { try { one.finish() } catch { one.cancel() } })"
                    )
                    self.looks += 1
                    for violation in page.evaluate(LOOK, TAGS):
                        self.found.append(f"{state}, {language}, {theme}, {width} px: {violation}")
                    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    if wide > 0:
                        self.found.append(f"{state}, {language}, {width} px: {wide} px wider than the screen")


@pytest.fixture
def inspector(browser: Browser) -> Iterator[Inspector]:
    assert AXE.is_file(), f"{AXE} is missing: npm install in client/"
    looking = Inspector(browser)
    yield looking
    for context in looking.contexts:
        context.close()
    assert looking.looks > 0
    assert looking.found == [], "\n".join(dict.fromkeys(looking.found))


def asked(key: str) -> str:
    return f'.screen[data-asked="{key}"]'


def test_front_pages(lapin: Any, inspector: Inspector) -> None:
    inspector.look("home", inspector.eyes(lapin.address), "h1")
    inspector.look("rules", inspector.eyes(f"{lapin.address}/rules"), "h1")


def test_a_storytellers_game(company: Callable[..., Any], lapin: Any, inspector: Inspector) -> None:
    table = company("Classic", 3, Points_to_win="4")
    ann, bob, cy = table.people
    room = ann.page.url.rsplit("/", 1)[-1]
    link = f"{lapin.address}/r/{room}"
    anns, bobs = inspector.eyes(link, ann.context), inspector.eyes(link, bob.context)
    watching, screens = inspector.eyes(link), inspector.eyes(f"{lapin.address}/tv/{room}")

    inspector.look("claim", anns, asked("ask.claim.you"))
    ann.plays()
    inspector.look("storyteller", anns, asked("ask.clue.you"))
    inspector.look("waiting for a clue", bobs, asked("ask.clue.others"))
    inspector.look("table screen, clue", screens, "main")
    ann.tells("Nearly home")
    inspector.look("handing in", bobs, asked("ask.hand_in.you"))
    inspector.look("storyteller waits", anns, asked("ask.hand_in.storyteller"))
    inspector.look("table screen, hand in", screens, "blockquote")
    bob.plays()
    inspector.look("handed in", bobs, asked("ask.hand_in.done"))
    cy.plays()
    inspector.look("voting", bobs, asked("ask.vote.you"))
    inspector.look("storyteller may not vote", anns, asked("ask.vote.storyteller"))
    inspector.look("watching a vote", watching, asked("ask.vote.watch"))
    inspector.look("table screen, vote", screens, "ul.grid")
    bob.plays()
    inspector.look("voted", bobs, asked("ask.vote.done"))
    cy.plays()
    inspector.look("reveal", anns, "dialog[open]")
    table.play_to_the_end()
    for page in anns:
        page.reload()
        page.evaluate(AXE.read_text(encoding="utf-8"))
    inspector.look("over", anns, asked("ask.over"))
    inspector.look("gallery", inspector.eyes(f"{link}/gallery", ann.context), ".book")


def test_a_party(company: Callable[..., Any], lapin: Any, inspector: Inspector) -> None:
    table = company("Odyssey · Party", 1, bots=5)
    ann = table.people[0]
    anns = inspector.eyes(ann.page.url, ann.context)
    looked: set[str] = set()
    for _ in range(200):
        key = ann.asked
        if key in ("ask.clue.you.blind", "ask.vote.you.red", "ask.vote.you.crowd") and key not in looked:
            looked.add(key)
            for page in anns:
                page.reload()  # past any reveal
                page.evaluate(AXE.read_text(encoding="utf-8"))
            inspector.look(f"party, {key}", anns, asked(key))
        if key == "ask.over":
            break
        ann.plays()
    assert looked == {"ask.clue.you.blind", "ask.vote.you.red", "ask.vote.you.crowd"}


def test_the_lobby_and_its_sheets(person: Callable[..., Any], inspector: Inspector) -> None:
    ann = person("Ann")
    link = ann.opens_a_room()
    for _ in range(3):
        ann.page.get_by_role("button", name="Add a bot").click()
    inspector.look("lobby", inspector.eyes(link, ann.context), "h1")
    inspector.look("a guest at the door", inspector.eyes(link), "h1")
    inspector.look("table screen, lobby", inspector.eyes(link.replace("/r/", "/tv/")), "main")
