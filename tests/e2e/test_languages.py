"""Every page in a language longer than any: nothing is cut or wider than the screen, and nothing is left untranslated.

The pseudo-language `xx` says everything in ⟦brackets⟧, four tenths longer than English; `xx-Arab` runs from right to
left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

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
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def unspoken(texts: list[str], users: list[str]) -> list[str]:
    """What no language file says: all that is outside of brackets and was not written by people."""
    left = []
    for text in texts:
        bare = text
        for own in users:
            bare = bare.replace(own, "")
        while bare != (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", bare)):
            pass
        if re.search(r"[^\W\d_]{2,}", bare):
            left.append(text)
    return left


class Reader:
    """Somebody who reads `xx` on a phone."""

    def __init__(self, person: Callable[..., Any], width: int, language: str = "xx") -> None:
        self.ann = person("Ann", viewport={"width": width, "height": 720})
        self.ann.context.add_init_script(f"localStorage.setItem('lapin.language', '{language}')")
        self.page = self.ann.page
        self.users = ["Ann", "English", "Français", "Nederlands"]

    def reads(self, where: str) -> None:
        assert self.page.evaluate(WIDER) <= 0, f"{where} is wider than the screen"
        assert unspoken(self.page.evaluate(TEXTS), self.users) == [], where


@pytest.mark.parametrize("width", [320, 390])
def test_a_longer_language_fits_and_is_complete(person: Callable[..., Any], width: int) -> None:
    reader = Reader(person, width)
    page = reader.page
    for path in ("/", "/rules"):
        page.goto(reader.ann.address + path)
        expect(page.locator("h1").first).to_be_visible()
        reader.reads(path)
    page.goto(reader.ann.address)
    page.locator("header button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    reader.reads("settings")


def test_a_page_of_a_language_from_right_to_left_is_laid_out_mirrored(person: Callable[..., Any]) -> None:
    places = {}
    for language in ("xx", "xx-Arab"):
        reader = Reader(person, 390, language)
        reader.page.goto(reader.ann.address)
        expect(reader.page.locator("html")).to_have_attribute("dir", "rtl" if language == "xx-Arab" else "ltr")
        reader.reads(language)
        join = reader.page.locator("form button").bounding_box()
        assert join is not None
        places[language] = join["x"] + join["width"] / 2
    assert places["xx"] > 390 / 2
    assert abs(places["xx"] + places["xx-Arab"] - 390) <= 2


def test_another_language_is_spoken_on_the_same_line(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    ann.opens_a_room()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Français").check(force=True)
    expect(ann.page.get_by_role("heading", name="Autour de la table")).to_be_attached()
    assert len(lines) == 1
