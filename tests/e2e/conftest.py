"""People with browsers: a real server, a real Chromium, one context per person.

A `Person` sees and does only what stands on the page. Every page is watched: a console error, an uncaught error or a
request to another host fails the test that caused it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright", exc_type=ImportError)

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first of them that is there. The shell is the same engine without windows: each of a browser's own draws its
buttons by a page of its own, which at a dozen people costs more than the game does."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-gpu-watchdog",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    "--autoplay-policy=no-user-gesture-required",
]
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "An unknown error occurred when fetching the script.")
"""A browser without a network complains of every try, the second of its service worker; that is not ours."""
PATIENCE = 90_000
"""Milliseconds for anything to appear: a dozen browsers may share two cores."""
expect.set_options(timeout=PATIENCE)


STATE = "() => JSON.stringify({ ...document.querySelector('.screen')?.dataset })"
GLANCE = 200
"""Milliseconds to look at one person before looking at the next."""


def _read_away(stream: IO[str]) -> None:
    with stream:
        deque(stream, maxlen=0)


class Running:
    """A `lapin serve` of its own, with its own data."""

    def __init__(self, data: Path, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lapin", "serve", "--port", "0", "--data", str(data), "--bot-pace", "0", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\w.]+:\d+", line):
                self.address = found[0]
                # What it says further is read away, for a full pipe would stop it.
                threading.Thread(target=_read_away, args=(self.process.stdout,), daemon=True).start()
                return
        raise AssertionError("the server did not say where it is")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=60)


class Person:
    """One person at one browser."""

    def __init__(self, browser: Browser, address: str, name: str, **options: Any) -> None:
        self.name = name
        self.address = address
        options = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(**options)
        self.context.add_init_script("localStorage.setItem('lapin.toured', 'true')")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.expected: set[tuple[int, str]] = set()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("pageerror", lambda error: self.faults.append(f"{self.name}: {error}"))
        page.on("request", lambda asked: self._same_host(asked.url))
        page.on("response", lambda answer: self._answered(answer.status, answer.url))

    def _said(self, kind: str, text: str) -> None:
        # What fails to load is noted with its address by `_answered`.
        if (
            kind == "error"
            and not text.startswith("Failed to load resource")
            and not any(one in text for one in OFFLINE)
        ):
            self.faults.append(f"{self.name}: {text}")

    def _same_host(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.faults.append(f"{self.name}: a request to another host: {url}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400 and (status, url.removeprefix(self.address)) not in self.expected:
            self.faults.append(f"{self.name}: {status} for {url}")

    # ── Coming in ─────────────────────────────────────────────────────────────────────────────────────────────────

    def opens_a_room(self) -> str:
        """From the front page; the address of the room is what others are given."""
        self.page.goto(self.address)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="New game").click()
        self.page.wait_for_url("**/r/*")
        expect(self.page.get_by_role("heading", name="Around the table")).to_be_visible()
        return self.page.url

    def sits_down(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_role("button", name="Sit down")).to_have_count(0)

    def chooses_game(self, name: str) -> None:
        self.page.get_by_role("radio", name=re.compile(rf"^{re.escape(name)}\b")).first.press("Space")

    def sets(self, option: str, value: str) -> None:
        """One of the rules of this table, by its label."""
        details = self.page.locator("details")
        if details.get_attribute("open") is None:
            details.locator("summary").click()
        field = self.page.get_by_label(option)
        field.fill(value)
        field.press("Tab")

    def starts(self) -> None:
        button = self.page.get_by_role("button", name="Start the game")
        expect(button).to_be_enabled()
        button.click()
        expect(self.screen).to_be_visible()

    # ── At the table ──────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def screen(self) -> Locator:
        return self.page.locator(".screen[data-asked]")

    @property
    def asked(self) -> str:
        """Which sentence stands on top."""
        return self.screen.get_attribute("data-asked") or ""

    @property
    def turn(self) -> int:
        return int(self.screen.get_attribute("data-turn") or "0")

    @property
    def state(self) -> str:
        """Everything the page says of where the game stands."""
        return str(self.page.evaluate(STATE))

    def waits_past(self, state: str, timeout: float = PATIENCE) -> None:
        """Until the page says something else; looks at every frame, where `expect` would sleep between looks."""
        self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=state, timeout=timeout)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("listbox", name="Your hand").get_by_role("option")

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("listbox", name=re.compile("on the table")).get_by_role("option")

    def passes_the_reveal(self) -> None:
        if json.loads(state := self.state).get("revealing") == "true":
            self.page.get_by_role("button", name="Continue").click()
            self.waits_past(state)
            expect(self.screen).to_have_attribute("data-revealing", "false")

    def waits_for(self, *keys: str) -> None:
        expect(self.screen).to_have_attribute("data-asked", re.compile("^(" + "|".join(map(re.escape, keys)) + ")$"))
        self.passes_the_reveal()

    def tells(self, clue: str) -> None:
        if self.hand.count() > 0:
            self.hand.first.click()
        self.page.get_by_label("Write a clue").fill(clue)
        self.page.get_by_role("button", name="Give this clue").click()

    def hands_in(self, count: int = 1) -> None:
        for place in range(count):
            self.hand.nth(place).click()
        self.page.get_by_role("button", name=re.compile("^Hand in")).click()

    def votes(self) -> None:
        self.page.locator("ul.grid [role=option]:not([aria-disabled])").first.click()
        if self.asked == "ask.vote.you.red":
            self.page.get_by_role("radio", name="Red token").check(force=True)
            self.table.last.click()
        self.page.get_by_role("button", name=re.compile("^Vote")).click()

    def plays(self, clue: str = "Nearly home") -> bool:
        """Does what the sentence on top asks, if it asks anything. True when something was done."""
        self.passes_the_reveal()
        state = self.state
        asked = json.loads(state)["asked"]
        if asked == "ask.claim.you":
            try:
                self.page.get_by_role("button", name="I have a clue").click(timeout=PATIENCE / 9)
            except PlaywrightTimeout:
                if self.state == state:  # else someone was quicker and the button is gone
                    raise
                return False
        elif asked in ("ask.clue.you", "ask.clue.you.blind"):
            self.tells(clue)
        elif asked in ("ask.hand_in.you", "ask.hand_in.you.unspoken"):
            self.hands_in(2 if "2 cards" in (self.page.locator("h1").first.text_content() or "") else 1)
        elif asked == "ask.pact.you":
            self.page.get_by_role("button", name="I give a card").click()
        elif asked == "ask.pact.agree":
            self.page.get_by_role("button", name="Agreed").click()
        elif asked.startswith("ask.vote.you"):
            self.votes()
        else:
            return False
        self.waits_past(state)
        return True


class Company:
    """People around one table."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people

    def play_to_the_end(self, most_rounds: int = 200) -> None:
        """Everyone does what they are asked until the story is told."""
        for _ in range(most_rounds):
            before = [person.state for person in self.people]
            if all(json.loads(state)["asked"] == "ask.over" for state in before):
                return
            played = [person.plays() for person in self.people]
            if not any(played):
                self.waits_past(before)  # bots are thinking, or somebody's view is on its way
        raise AssertionError("no end: " + ", ".join(f"{person.name} {person.asked}" for person in self.people))

    def waits_past(self, before: list[str]) -> None:
        """Until anybody's page says something else: nobody knows whose view comes first."""
        for _ in range(PATIENCE // GLANCE):
            for person, state in zip(self.people, before, strict=True):
                with suppress(PlaywrightTimeout):
                    return person.waits_past(state, timeout=GLANCE / len(self.people))
        raise AssertionError("nothing happens: " + ", ".join(before))


FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-look", action="store_true", help="axe looks at every state in every language, theme and width"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[], Browser]]:
    """One Chromium for all tests; another one if it fell over, so that one fault fails one test."""
    with sync_playwright() as playwright:
        launched: list[Browser] = []

        def chromium() -> Browser:
            if not launched or not launched[-1].is_connected():
                launched.append(playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS))
            return launched[-1]

        yield chromium
        for one in launched:
            one.close()


@pytest.fixture
def browser(launch: Callable[[], Browser]) -> Browser:
    return launch()


@pytest.fixture(scope="session")
def lapin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("lapin-data"))
    yield running
    running.stop()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """A server of the test's own, for what would disturb others."""
    servers: list[Running] = []

    def start(*options: str) -> Running:
        servers.append(Running(tmp_path / f"data-{len(servers)}", *options))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def person(browser: Browser, lapin: Running, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Call it with a name for one more person. At the end nobody may have seen an error."""
    people: list[Person] = []

    def come(name: str, address: str = lapin.address, **options: Any) -> Person:
        people.append(Person(browser, address, name, **options))
        return people[-1]

    yield come
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        if request.node.stash.get(FAILED, False):  # what everyone saw
            one.page.screenshot(path=f"test-results/{request.node.name}-{one.name}.png")
        one.context.close()
    assert faults == []


@pytest.fixture
def company(person: Callable[..., Person], lapin: Running) -> Callable[..., Company]:
    """A table of people, seated and dealt to: `company("Odyssey · Party", 6)`."""
    names = ("Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lou")

    def gather(game: str, count: int, bots: int = 0, at: Running = lapin, **options: str) -> Company:
        # A dozen large windows are much to paint for two cores; phones are what people have in such a company anyway.
        screen = {"width": 390, "height": 844} if count > 7 else {"width": 1280, "height": 800}
        people = [person(name, address=at.address, viewport=screen) for name in names[:count]]
        host = people[0]
        link = host.opens_a_room()
        host.chooses_game(game)
        for option, value in options.items():
            host.sets(option.replace("_", " "), value)
        for one in people[1:]:
            one.sits_down(link)
        for _ in range(bots):
            host.page.get_by_role("button", name="Add a bot").click()
        host.starts()
        for one in people:
            expect(one.screen).to_be_visible()
        return Company(people)

    return gather
