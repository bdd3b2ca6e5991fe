"""Pictures of every screen, by playing: phone, laptop and TV, by day and by night, into docs/screenshots/.

    python tools/screenshots.py [--out FOLDER] [--only NAME]

Starts a server of its own, sits down with bots, and looks at the same seat on two devices (phone and laptop share the
session) and at the table screen, each in both themes. Nothing is staged: what the pictures show has been played. While
pictures are taken the server is stopped, so that every device shows the same moment.
"""

from __future__ import annotations

import argparse
import io
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import Error as PageError

ROOT = Path(__file__).parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or "chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
THEMES = (("paper", "light"), ("night", "dark"))
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Where nothing moves the reveal waits at its end for a word to go on."""
PATIENCE = 60_000
"""Milliseconds to wait for anything on a page."""
SETTLED = """() => Promise.all([...document.images].map(one => one.decode().catch(() => undefined)))
    .then(() => document.fonts.ready).then(() => undefined)"""


@contextmanager
def serving(pace: float) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server with empty data; bots take `pace` times as long as people."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "lapin", "serve", "--port", "0", "--data", data, "--bot-pace", str(pace)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if found := re.search(r"http://[\w.]+:\d+", line):
                    yield found[0], server
                    return
            raise SystemExit("the server did not say where it is")
        finally:
            server.terminate()
            server.stdout.close()
            server.wait(timeout=20)


class Album:
    """Where pictures go, and which devices are looked at."""

    def __init__(self, out: Path, only: str | None, server: subprocess.Popen[str]) -> None:
        self.out = out
        self.only = only
        self.server = server
        self.pages: dict[str, Page] = {}

    def take(self, name: str, *devices: str, still: Callable[[], bool] = lambda: True) -> bool:
        """A picture of what each device shows now, in both themes; none if the table has moved on (`still`)."""
        if self.only is not None and self.only not in name:
            return True
        looked = {device: self.pages[device] for device in devices or tuple(self.pages)}
        for page in looked.values():
            page.evaluate(SETTLED)
            page.wait_for_timeout(150)
        pictures: dict[str, bytes] = {}
        self.server.send_signal(signal.SIGSTOP)
        try:
            if not still():
                return False
            for theme, scheme in THEMES:
                for page in looked.values():
                    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                for device, page in looked.items():
                    page.wait_for_timeout(50)
                    pictures[f"{device}-{theme}"] = page.screenshot()
        finally:
            self.server.send_signal(signal.SIGCONT)
        for place, picture in pictures.items():
            image = Image.open(io.BytesIO(picture)).convert("RGB")
            image.save(self.out / f"{name}-{place}.webp", quality=76, method=4)
        print(f"  {name}", flush=True)
        return True


class Seat:
    """One person's seat, seen on a phone and a laptop at once, and the table screen beside it."""

    def __init__(self, browser: Browser, address: str, album: Album, *, newcomer: bool = False) -> None:
        self.newcomer = newcomer
        self.browser = browser
        self.address = address
        self.album = album
        self.contexts: list[BrowserContext] = []
        self.laptop = self._device("laptop", {"width": 1280, "height": 800}, **STILL)
        self.laptop.goto(address)
        self.laptop.locator("h1").wait_for()

    def _device(self, name: str, viewport: dict[str, int], **options: Any) -> Page:
        context = self.browser.new_context(viewport=viewport, locale="en", **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if not self.newcomer:
            context.add_init_script("localStorage.setItem('lapin.toured', 'true')")
        self.contexts.append(context)
        page = context.new_page()
        self.album.pages[name] = page
        return page

    def phone(self) -> Page:
        return self._device(
            "phone",
            {"width": 390, "height": 844},
            storage_state=self.contexts[0].storage_state(),
            **STILL,
            has_touch=True,
            is_mobile=True,
            device_scale_factor=1.5,
        )

    def opens(self, **room: Any) -> None:
        """A room with this seat and bots, on all three devices."""
        made = self.laptop.evaluate(
            "room => fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'},"
            " body: JSON.stringify(room)}).then(answer => answer.json())",
            {"seat": {"name": "Mira"}, "language": "en", **room},
        )
        if "room" not in made:
            raise SystemExit(f"the server opened no room: {made}")
        place = f"/r/{made['room']}"
        self.phone().goto(self.address + place)
        screen = self._device("tv", {"width": 1920, "height": 1080}, **STILL)
        # A reveal on a table screen goes by itself; not while its picture is taken.
        screen.goto(f"{self.address}/tv/{made['room']}?linger")
        self.laptop.goto(self.address + place)
        for page in self.album.pages.values():
            page.locator("h1, .sentence").first.wait_for()

    def leaves(self) -> None:
        for context in self.contexts:
            context.close()
        self.album.pages.clear()

    @property
    def screen(self) -> Locator:
        return self.laptop.locator(".screen[data-asked]")

    def starts(self) -> None:
        self.laptop.get_by_role("button", name="Start the game").click()
        self.screen.wait_for()

    @property
    def asked(self) -> str:
        return self.screen.get_attribute("data-asked") or ""

    def all_see(self, asked: str) -> bool:
        """Are both devices asked this, with no reveal over it, and is the table screen past its own?"""
        own = [self.album.pages[device].locator(".screen").first for device in ("laptop", "phone")]
        seen = [(one.get_attribute("data-asked"), one.get_attribute("data-revealing")) for one in own]
        return (
            all(one == (asked, "false") for one in seen) and self.album.pages["tv"].locator("dialog[open]").count() == 0
        )

    def past_the_reveal(self) -> None:
        self.album.pages["tv"].reload()
        for device in ("laptop", "phone"):
            page = self.album.pages[device]
            while page.locator(".screen").first.get_attribute("data-revealing") == "true":
                try:
                    page.get_by_role("button", name=re.compile("^(Continue|Skip to the points)$")).click(timeout=3000)
                except PageError:
                    page.wait_for_timeout(200)

    def plays_until(self, wanted: str, pictures: dict[str, str], *, turns: int = 300) -> None:
        """Does what is asked until it is asked `wanted` or all `pictures` (sentence → name) are taken, in any order."""
        for _ in range(turns):
            if not pictures:
                return
            if self.screen.get_attribute("data-revealing") == "true":
                if name := pictures.pop("reveal", None):
                    for page in self.album.pages.values():
                        page.locator("dialog[open] .board.shown").wait_for()
                    self.album.take(name)
                self.past_the_reveal()
                continue
            asked = self.asked
            if asked in pictures:
                if asked.startswith("ask.hand_in.you"):  # a table is no table before some have handed in
                    with suppress(PageError):
                        self.album.pages["tv"].locator(".backs .in").nth(2).wait_for(timeout=15_000)
                self.prepares(asked)
                if self.album.take(pictures[asked], still=lambda asked=asked: self.all_see(asked)):  # type: ignore[misc]
                    if pictures.pop(asked) == "hand-in":
                        self.looks_closer()
                else:  # somebody still looks at a reveal, or the table has moved on
                    self.past_the_reveal()
                    self.laptop.wait_for_timeout(200)
                    continue
            if asked == wanted:
                return
            self._does(asked)
            self.laptop.wait_for_timeout(100)

    def prepares(self, asked: str) -> None:
        """Half-made choices look better than empty ones. Each device has its own; the laptop's is what is played."""
        laptop = self.laptop
        for device in ("phone", "laptop"):
            self.laptop = self.album.pages[device]
            try:
                self._prepares(asked)
            finally:
                self.laptop = laptop

    def _prepares(self, asked: str) -> None:
        if asked in ("ask.clue.you", "ask.clue.you.blind"):
            self.chooses(1, "Once upon a Monday")
        elif asked.startswith("ask.hand_in.you"):
            self.picks(2)
        elif asked.startswith("ask.vote.you"):
            self.tags()

    def looks_closer(self) -> None:
        for device in ("laptop", "phone"):
            page = self.album.pages[device]
            page.get_by_role("listbox", name="Your hand").get_by_role("option").nth(2).dispatch_event("dblclick")
            page.locator("dialog[open]").first.wait_for()
        self.album.take("card", "laptop", "phone")
        for device in ("laptop", "phone"):
            self.album.pages[device].keyboard.press("Escape")

    def picks(self, card: int) -> None:
        option = self.laptop.get_by_role("listbox", name="Your hand").get_by_role("option").nth(card)
        if option.get_attribute("aria-selected") != "true":
            option.dispatch_event("click")

    def _does(self, asked: str) -> None:
        page = self.laptop
        try:
            if asked == "ask.claim.you":
                page.get_by_role("button", name="I have a clue").click(timeout=4000)
            elif asked in ("ask.clue.you", "ask.clue.you.blind"):
                self.chooses(1, "Once upon a Monday")
                page.get_by_role("button", name="Give this clue").click(timeout=4000)
            elif asked.startswith("ask.hand_in.you"):
                self.picks(2)
                page.get_by_role("button", name=re.compile("^Hand in")).first.click(timeout=4000)
            elif asked == "ask.pact.you":
                page.get_by_role("button", name="I give a card").click(timeout=4000)
            elif asked == "ask.pact.agree":
                page.get_by_role("button", name="Agreed").click(timeout=4000)
            elif asked.startswith("ask.vote.you"):
                self.tags()
                page.get_by_role("button", name=re.compile("^Vote")).first.click(timeout=4000)
        except PageError:
            pass  # the table moved on while we reached for the button; look again

    def chooses(self, card: int, clue: str) -> None:
        if self.laptop.get_by_role("listbox", name="Your hand").count() > 0:
            self.picks(card)
        self.laptop.get_by_label("Write a clue").fill(clue)

    def tags(self) -> None:
        grid = self.laptop.locator("ul.grid [role=option]:not([aria-disabled])")
        if self.laptop.locator("ul.grid [aria-selected=true]").count() == 0:
            grid.first.dispatch_event("click")
        if self.asked == "ask.vote.you.red" and self.laptop.locator("ul.grid [aria-selected=true]").count() < 2:
            self.laptop.get_by_role("radio", name="Red token").check(force=True)
            grid.last.dispatch_event("click")


def front_pages(browser: Browser, address: str, album: Album) -> None:
    seat = Seat(browser, address, album)
    phone = seat.phone()
    phone.goto(address)
    phone.locator("h1").wait_for()
    album.take("home")
    for page in album.pages.values():
        page.goto(f"{address}/rules")
        page.locator("h1").wait_for()
    album.take("rules")
    seat.leaves()


def a_storytellers_evening(browser: Browser, address: str, album: Album) -> None:
    """Odyssey with six: lobby, every phase from both sides, reveal, gallery, end."""
    seat = Seat(browser, address, album)
    seat.opens(edition="odyssey", mode="standard", bots=5, options={"target": 7})
    album.take("lobby")
    seat.starts()
    seat.plays_until(
        "ask.over",
        {
            "ask.clue.you": "clue",
            "ask.clue.others": "waiting-for-a-clue",
            "ask.hand_in.you": "hand-in",
            "ask.hand_in.done": "handed-in",
            "ask.hand_in.storyteller": "storyteller-waits",
            "ask.vote.you": "vote",
            "ask.vote.storyteller": "storyteller-does-not-vote",
            "reveal": "reveal",
            "ask.over": "over",
        },
    )
    link = seat.laptop.url
    for device in ("laptop", "phone"):
        page = album.pages[device]
        page.goto(f"{link}/gallery")
        page.locator(".book button").first.wait_for()
    album.take("gallery", "laptop", "phone")
    for device in ("laptop", "phone"):
        album.pages[device].locator(".book button").first.click()
    album.take("gallery-round", "laptop", "phone")
    seat.leaves()


def a_party(browser: Browser, address: str, album: Album) -> None:
    """Twelve at a Party table: hands face down, green and red."""
    seat = Seat(browser, address, album)
    seat.opens(edition="odyssey", mode="party", bots=11)
    album.take("lobby-of-twelve")
    seat.starts()
    seat.plays_until(
        "ask.over",
        {
            "ask.claim.you": "claim",
            "ask.clue.you.blind": "party-clue-face-down",
            "ask.vote.you.crowd": "party-vote",
            "ask.vote.you.red": "party-red-vote",
            "reveal": "party-reveal",
        },
    )
    seat.leaves()


def teams(browser: Browser, address: str, album: Album) -> None:
    """Team with eight: agreeing on a giver."""
    seat = Seat(browser, address, album, newcomer=True)
    seat.opens(edition="odyssey", mode="team", bots=7)
    seat.starts()
    for device in ("laptop", "phone"):
        album.pages[device].get_by_role("button", name="Skip").wait_for()
    album.take("tour", "laptop", "phone")
    for device in ("laptop", "phone"):
        album.pages[device].get_by_role("button", name="Skip").click()
    seat.plays_until("ask.over", {"ask.pact.you": "team-pact", "ask.vote.giver": "team-vote"})
    seat.leaves()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--only", help="take only pictures whose name contains this")
    parser.add_argument("--pace", type=float, default=0.5, help="how long bots think: 1 as people")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with serving(chosen.pace) as (address, server), sync_playwright() as playwright:
        album = Album(chosen.out, chosen.only, server)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for scene in (front_pages, a_storytellers_evening, a_party, teams):
            print(scene.__name__.replace("_", " "), flush=True)
            scene(browser, address, album)
        browser.close()
    print(f"{len(list(chosen.out.glob('*.webp')))} pictures in {chosen.out}")


if __name__ == "__main__":
    main()
