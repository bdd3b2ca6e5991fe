"""Every page in a language longer than any: nothing is cut or wider than the screen, and nothing is left untranslated.

The pseudo-language `xx` says everything in ⟦brackets⟧, four tenths longer than English; `xx-Arab` runs from right to
left.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lapin.adapters.library import DeckLibrary
from lapin.bots.personas import PERSONAS
from tests.e2e.conftest import PATIENCE

WIDTHS = ((320, 640), (390, 844))
LANGUAGES = ("fr", "nl", "xx", "xx-Arab")

TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: inside, data } = walker.currentNode;
        const apart = "svg, script, style, blockquote, [hidden]";
        if (inside && !inside.closest(apart) && inside.checkVisibility()) found.push(data);
    }
    return found;
}"""
CUT_OFF = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    document.getAnimations().forEach((one) => { try { one.finish() } catch { one.cancel() } });
    const found = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`${wide} px wider than the screen`);
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: inside, data } = walker.currentNode;
        if (!data.trim() || !inside.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (inside.closest(".unseen, svg, script, style")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const word = range.getBoundingClientRect();
        let sideways = true, upright = true; // is it beyond what cannot be scrolled?
        for (let box = inside; box && (sideways || upright); box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const { left, right, top, bottom } = box.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX)) sideways = false;
            if (/auto|scroll/.test(overflowY)) upright = false;
            const cut =
                (sideways && /hidden|clip/.test(overflowX) && (word.left < left - 1 || word.right > right + 1)) ||
                (upright && /hidden|clip/.test(overflowY) && (word.top < top - 2 || word.bottom > bottom + 2));
            if (cut) {
                found.push(`${data.trim()} is cut off by ${box.tagName} ${box.className}`);
                break;
            }
        }
        if (sideways && (word.left < -1 || word.right > innerWidth + 1)) found.push(`${data.trim()} leaves the screen`);
    }
    return [...new Set(found)];
}"""


def unspoken(texts: list[str], users: list[str]) -> list[str]:
    """What no language file says: all that is outside of brackets and was not written by people."""
    left = []
    for text in texts:
        bare = re.sub(r"\b[A-Z2-9]{6}\b", "", text)  # a room's code
        for own in users:
            bare = bare.replace(own, "")
        while bare != (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", bare)):
            pass
        if re.search(r"[^\W\d_]{2,}", bare):
            left.append(text)
    return left


class Readers:
    """The same browser as somebody's on narrow phones, in every language that is longer than English."""

    def __init__(self, browser: Browser, ann: Any) -> None:
        self.address: str = ann.address
        self.pages: dict[str, Page] = {}
        self.found: list[str] = []
        self.users = ["Ann", "Bob", "Nearly home", "English", "Français", "Nederlands"]
        """What people wrote, and the names that languages give themselves."""
        self.users += [persona.name for persona in PERSONAS]
        decks = DeckLibrary()
        for card in decks.cards(decks.default()):
            self.users += reversed(decks.words(decks.default(), card, "en"))
        for language in LANGUAGES:
            context = browser.new_context(storage_state=ann.context.storage_state(), reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            context.add_init_script(
                f"localStorage.setItem('lapin.language', '{language}'); localStorage.setItem('lapin.toured', 'true')"
            )
            self.pages[language] = context.new_page()

    def open(self, address: str) -> None:
        for page in self.pages.values():
            page.goto(address)

    def press(self, button: str) -> None:
        for page in self.pages.values():
            page.locator(button).last.click()

    def pass_the_reveal(self) -> None:
        for page in self.pages.values():
            if page.locator('.screen[data-revealing="true"]').count() > 0:
                page.reload()  # whoever comes anew is shown the table as it is

    def read(self, where: str, ready: str) -> None:
        for language, page in self.pages.items():
            expect(page.locator(ready).first).to_be_visible()
            for width, height in WIDTHS:
                page.set_viewport_size({"width": width, "height": height})
                cuts = page.evaluate(CUT_OFF)
                self.found += [f"{where}, {language}, {width} px: {cut}" for cut in cuts if not self.is_name(cut)]
            if language == "xx":
                self.found += [
                    f"{where}, not translated: {text}" for text in unspoken(page.evaluate(TEXTS), self.users)
                ]

    def is_name(self, cut: str) -> bool:
        """Names under rabbits may be cut: they can be twenty letters long, and stand whole where they are pressed."""
        return any(cut.startswith(f"{name} is cut off") for name in self.users)

    def mirrored(self, what: str) -> None:
        """From right to left it stands on the other side."""
        one, other = (self.pages[language].locator(what).last.bounding_box() for language in ("xx", "xx-Arab"))
        assert one is not None
        assert other is not None
        width = WIDTHS[-1][0]
        assert abs(one["x"] + one["width"] / 2 - width / 2) > 20
        assert abs(one["x"] + one["width"] + other["x"] - width) <= 2, what


@pytest.fixture
def readers(browser: Browser) -> Iterator[Callable[[Any], Readers]]:
    every: list[Readers] = []

    def come(ann: Any) -> Readers:
        every.append(Readers(browser, ann))
        return every[-1]

    yield come
    for one in every:
        for page in one.pages.values():
            page.context.close()
    found = [cut for one in every for cut in one.found]
    assert not found, "\n".join(found)


def test_what_is_cut_off_or_not_translated_is_seen(person: Callable[..., Any], browser: Browser) -> None:
    ann = person("Ann")
    planted = Readers(browser, ann)
    planted.open(ann.address)
    for page in planted.pages.values():
        page.locator("h1").evaluate("one => one.style.cssText = 'white-space: nowrap; width: 2ch; overflow: hidden'")
        page.locator("h1").evaluate("one => one.textContent = 'Nobody wrote this down'")
    planted.read("home", "h1")
    assert len([cut for cut in planted.found if "is cut off by H1" in cut]) == len(LANGUAGES) * len(WIDTHS)
    assert len([cut for cut in planted.found if "not translated" in cut]) == 1
    for page in planted.pages.values():
        page.context.close()


def test_longer_languages_fit_narrow_phones_and_are_complete(
    person: Callable[..., Any], readers: Callable[[Any], Readers]
) -> None:
    ann = person("Ann")
    narrow = readers(ann)
    narrow.open(ann.address)
    narrow.read("home", "h1")
    narrow.mirrored("form button")
    narrow.press("header button")
    narrow.read("settings", "dialog[open]")
    narrow.open(f"{ann.address}/rules")
    narrow.read("rules", "h1")
    narrow.open(f"{ann.address}/privacy")
    narrow.read("privacy", "h1")
    narrow.press("main button")
    narrow.read("sure to be forgotten?", "dialog[open]")
    narrow.open(person("Bob").opens_a_room())
    narrow.read("joining", "form")


@pytest.mark.parametrize(
    ("game", "bots", "wanted"),
    [
        ("Odyssey", 2, {"ask.clue.you", "ask.hand_in.you", "ask.vote.you", "reveal", "ask.over"}),
        ("Odyssey · Party", 5, {"ask.vote.you.crowd", "reveal"}),
    ],
)
def test_longer_languages_fit_narrow_phones_all_through_a_game(
    person: Callable[..., Any], readers: Callable[[Any], Readers], game: str, bots: int, wanted: set[str]
) -> None:
    ann = person("Ann")
    link = ann.opens_a_room()
    ann.chooses_game(game)
    if "ask.over" in wanted:
        ann.sets("Maximum turns", "3")  # everyone has told once
    for _ in range(bots):
        ann.page.get_by_role("button", name="Add a bot").click()
    narrow = readers(ann)
    narrow.open(link)
    narrow.read(f"{game}, lobby", "h1")
    ann.starts()
    seen: set[str] = set()
    for _ in range(200):
        now = json.loads(ann.state)
        revealing = now.get("revealing") == "true"
        state = "reveal" if revealing else now["asked"]
        if state in wanted - seen:
            seen.add(state)
            if not revealing:
                narrow.pass_the_reveal()
            narrow.read(f"{game}, {state}", "dialog[open] .board.shown" if revealing else asked(state))
            if not revealing:
                narrow.mirrored("header .signs button")
        if seen == wanted:
            break
        before = ann.state
        if revealing:
            ann.passes_the_reveal()
        elif not ann.plays() and ann.state == before:
            ann.waits_past(before)
    assert seen == wanted


def asked(key: str) -> str:
    return f'.screen[data-asked="{key}"][data-revealing=false]'


def test_another_language_is_spoken_on_the_same_line(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    ann.opens_a_room()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Français").check(force=True)
    expect(ann.page.get_by_role("heading", name="Autour de la table")).to_be_attached()
    assert len(lines) == 1
