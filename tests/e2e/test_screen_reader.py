"""A whole game by ear: everything is found in the accessibility tree that Chromium gives a screen reader.

No class, no attribute, no test id: what to do is read from headings, dialogs and live regions, cards are chosen by
their descriptions, and things are done by the default action of a node of the tree, as a screen reader does them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

CHANGE = """() => new Promise(heard => {
    const watch = new MutationObserver(() => { watch.disconnect(); heard(true); });
    watch.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
    setTimeout(() => { watch.disconnect(); heard(false); }, 250);
})"""


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree."""

    role: str
    name: str
    states: dict[str, Any]
    node: int
    """By which the browser knows what stands behind it."""
    text: str
    """All text in it, in reading order."""


class Ears:
    """Hears a page, and acts on what is heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        self.browser.send("Accessibility.enable")

    def everything(self) -> list[Heard]:
        nodes = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def text(node: dict[str, Any]) -> str:
            if node.get("role", {}).get("value") == "StaticText":
                return str(node["name"]["value"])
            return "".join(text(by_id[child]) for child in node.get("childIds", ()) if child in by_id)

        return [
            Heard(
                role=node["role"]["value"],
                name=node.get("name", {}).get("value", ""),
                states={one["name"]: one["value"].get("value") for one in node.get("properties", ())},
                node=node.get("backendDOMNodeId", 0),
                text=text(node),
            )
            for node in nodes
            if not node["ignored"]
        ]

    def all(self, role: str, name: str = "") -> list[Heard]:
        """Of a role, in reading order; `name` is a pattern its name begins with."""
        return [one for one in self.everything() if one.role == role and re.match(name, one.name)]

    def has(self, role: str, name: str = "") -> bool:
        return bool(self.all(role, name))

    def said(self, how: str) -> str:
        """What the live regions of a kind say now."""
        live = [one.text for one in self.everything() if one.states.get("live") == how]
        return " ".join(live).replace("\u200b", "").strip()

    def listens(self) -> None:
        """Until something changes, or a moment has gone by."""
        self.page.evaluate(CHANGE)

    def until(self, role: str, name: str = "") -> Heard:
        for _ in range(400):
            if found := self.all(role, name):
                return found[0]
            self.listens()
        raise AssertionError(f"no {role} {name!r}; there is: {[(one.role, one.name) for one in self.everything()]}")

    def does(self, heard: Heard) -> None:
        """The default action of a node."""
        target = self.browser.send("DOM.resolveNode", {"backendNodeId": heard.node})["object"]["objectId"]
        self.browser.send(
            "Runtime.callFunctionOn", {"objectId": target, "functionDeclaration": "function(){this.click()}"}
        )

    def presses(self, name: str, role: str = "button") -> None:
        self.does(self.until(role, name))

    def writes(self, name: str, text: str) -> None:
        field = self.until("textbox", name)
        self.browser.send("DOM.focus", {"backendNodeId": field.node})
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(text)

    def options(self, of: str) -> list[Heard]:
        """The cards of the list that is called so."""
        tree = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        lists = [one for one in tree if not one["ignored"] and one["role"]["value"] == "listbox"]
        inside = {child for one in lists if re.search(of, one["name"]["value"]) for child in one["childIds"]}
        nodes = {one["backendDOMNodeId"] for one in tree if one["nodeId"] in inside}
        return [one for one in self.all("option") if one.node in nodes]


def likeness(clue: str, description: str) -> int:
    """How many letters of the longest words a description shares with a clue; enough to choose by."""
    words = set(re.findall(r"\w{4,}", clue.lower())) & set(re.findall(r"\w{4,}", description.lower()))
    return sum(map(len, words))


def words_of(option: Heard) -> str:
    return option.name.partition(":")[2] or option.name


class Listener:
    """Someone who hears the game and plays it."""

    def __init__(self, page: Page) -> None:
        self.ears = Ears(page)
        self.page = page
        self.done: list[str] = []

    @property
    def sentence(self) -> str:
        return next((one.name for one in self.ears.all("heading") if one.states.get("level") == 1), "")

    def clue(self) -> str:
        """Asks for the state, as anyone can who did not catch it, and hears it."""
        self.page.keyboard.press("?")
        for _ in range(40):
            if found := re.search(r"The clue is “(.+?)”", self.ears.said("assertive")):
                return found[1]
            self.ears.listens()
        raise AssertionError(f"no clue was said: {self.ears.said('assertive')!r}")

    def chooses(self, cards: str, count: int, clue: str) -> None:
        """The cards whose descriptions are most like the clue."""
        options = [one for one in self.ears.options(cards) if not one.states.get("disabled")]
        named = [words_of(one) for one in options]
        assert all(len(name) > 10 for name in named), f"a card without a description: {named}"
        assert len(set(named)) == len(named), "two cards sound the same"
        best = sorted(options, key=lambda one: -likeness(clue, words_of(one)))[:count]
        for one in best:
            self.ears.does(one)
        for _ in range(40):
            chosen = {one.node for one in self.ears.options(cards) if one.states.get("selected")}
            if chosen >= {one.node for one in best}:
                return
            self.ears.listens()
        raise AssertionError("what was chosen is not said to be chosen")

    def plays(self) -> bool:
        """Does what is asked, if anything is. False when the story is told."""
        ears = self.ears
        if ears.has("dialog") and ears.has("button", "Continue$"):
            heard = f"{ears.said('polite')} {ears.said('assertive')}"
            assert re.search(r"card was number \d", heard), f"the reveal is not said: {heard!r}"
            self.done.append("heard the reveal")
            ears.presses("Continue$")
            return True
        sentence = self.sentence
        if sentence == "The story is told.":
            return False
        if ears.has("button", "I have a clue"):
            self.tell_of_my_move(sentence)
            ears.presses("I have a clue")
            self.done.append("claimed")
        elif sentence.startswith("It is your turn"):
            self.tell_of_my_move(sentence)
            first = words_of(ears.options("Your hand")[0])
            clue = max(re.findall(r"\w+", first), key=len)
            self.chooses("Your hand", 1, first)
            ears.writes("Write a clue", clue)
            ears.presses("Give this clue")
            self.done.append("told")
        elif asked := re.match(r"Pick (the card|2 cards) that fit", sentence):
            self.tell_of_my_move(sentence)
            self.chooses("Your hand", 2 if asked[1] == "2 cards" else 1, self.clue())
            ears.presses("Hand in")
            self.done.append("handed in")
        elif sentence.startswith("Which card is"):
            self.tell_of_my_move(sentence)
            own = [one for one in ears.options("on the table") if one.states.get("disabled")]
            assert own, "one's own cards are not said to be unavailable"
            self.chooses("on the table", 1, self.clue())
            ears.presses("Vote for card")
            self.done.append("voted")
        else:
            ears.listens()
            return True
        for _ in range(400):
            if self.sentence != sentence or ears.has("dialog"):
                return True
            ears.listens()
        raise AssertionError(f"nothing came of it: {sentence}")

    def tell_of_my_move(self, sentence: str) -> None:
        """That it is one's move is said aloud, with what is asked."""
        for _ in range(40):
            if sentence in (said := self.ears.said("assertive")):
                assert said.startswith("Your move.")
                return
            self.ears.listens()
        raise AssertionError(f"not said: {sentence!r}, but {self.ears.said('assertive')!r}")


def test_a_whole_game_from_the_accessibility_tree_alone(person: Callable[..., Any]) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ears = Ears(ann.page)
    ears.writes("Your name", "Ann")
    ears.presses("New game")
    ears.until("heading", "Around the table")
    for _ in range(2):
        ears.presses("Add a bot")
    ears.presses("Rules of this table", role="DisclosureTriangle")
    ears.writes("Points to win", "9")  # more than two turns can bring: everyone tells
    ann.page.keyboard.press("Tab")
    while ears.until("button", "Start the game").states.get("disabled"):
        ears.listens()
    ears.presses("Start the game")
    ears.until("listbox", "Your hand")

    listener = Listener(ann.page)
    for _ in range(600):
        if not listener.plays():
            break
    assert listener.sentence == "The story is told."
    assert {"told", "handed in", "voted", "heard the reveal"} <= set(listener.done)
    # Who has won and with how many points is there to be heard.
    assert any(re.search(r"win!$|wins!$|victory!$", one.name) for one in ears.all("heading"))
    standing = ears.until("list", "Final points")
    assert re.search(r"Ann\D*\d", standing.text)
