"""Figures of how a game feels, by playing it through the real page: taps, widths, shares, waiting, frames.

    python tools/playtest.py [--address URL] [--only NAME] [--rounds N] [--json FILE]

Starts a server of its own (or asks the one at URL) and plays as a newcomer with three bots would, by finger on a phone,
with a laptop and a table screen looking on. What is measured, each by name for --only:

    minute    taps and seconds from the front page to the first choice
    hand      pixels of each card of the hand that can be seen, at 320, 390 and 430 px
    phases    taps to look at every card and to hand in, and to vote; share of the screen that pictures take in each
              phase on phone, laptop and table screen; how far the vote has to be scrolled
    waiting   a game alone with bots at the pace a room has by itself: how much of it is waiting, where every decision
              of one's own takes three seconds and every reveal is watched to its end; frames that show the next turn
              before its reveal; layout shift during reveals
    slow      frames of a reveal on a processor four times slower

Seconds and frames depend on the machine; on a busy one they say little.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import re
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import Error as PageError
from screenshots import ARGUMENTS, CHROMIUM, serving

BOTS = 3
THINKING = 3.0
"""Seconds of thought before every decision of one's own."""
WHOLE = 100
"""Pixels of a card from which on a person sees what is on it."""
PATIENCE = 60_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LAPTOP = {"viewport": {"width": 1440, "height": 900}}
TV = {"viewport": {"width": 1920, "height": 1080}}
MINE = re.compile(r"^ask\.(claim|clue|hand_in|vote)\.you|^ask\.pact\.(you|agree)")
DOING = (  # what finishes a choice before what only makes it
    r"^(Hand in|Vote for card|Vote:|Give this clue|I have a clue|I give a card|Agreed)",
    r"^(Vote for this card|Choose this card|Green token)",
)
ROOM = (
    "room => fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'},"
    " body: JSON.stringify(room)}).then(answer => answer.json())"
)

# Looks at every frame: what is shown, for how long, and whether the next turn was seen before the last one's reveal.
WATCH = """(() => {
  const seen = (window.playtest = { times: {}, spoilers: 0, frames: [], shifts: [], reveals: 0 });
  let last = performance.now(), turn = null, shown = null, due = false, revealing = false;
  const opaque = (one) => getComputedStyle(one).opacity > 0.95;
  const covered = () => [...document.querySelectorAll('dialog[open]')].some(opaque);
  const mine = (asked) => /^ask\\.(claim|clue|hand_in|vote)\\.you|^ask\\.pact\\.(you|agree)/.test(asked);
  new PerformanceObserver((entries) => {
    for (const { hadRecentInput, value } of entries.getEntries())
      if (revealing && !hadRecentInput) seen.shifts[seen.reveals - 1] += value;
  }).observe({ type: 'layout-shift' });
  const frame = (now) => {
    const screen = document.querySelector('.screen[data-asked]');
    if (screen) {
      const { asked, turn: at } = screen.dataset;
      const before = revealing;
      revealing = screen.dataset.revealing === 'true';
      if (revealing && !before) seen.reveals = seen.shifts.push(0);
      if (revealing && at === turn) shown = at;
      if (at !== turn) {
        due = turn !== null && shown !== turn;
        turn = at;
      }
      if (due && covered()) due = false;
      if (due) seen.spoilers += 1;
      if (revealing) seen.frames.push(now);
      const kind = asked === 'ask.over' && !revealing ? 'over' : revealing ? 'reveal' : mine(asked) ? 'own' : 'waiting';
      seen.times[kind] = (seen.times[kind] ?? 0) + now - last;
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""

# Pixels of each card of the hand that lie on top, along the line on which least of it is covered.
WIDTHS = """() => [...document.querySelectorAll('[role=listbox] [role=option]')].map((card) => {
  const box = card.getBoundingClientRect();
  const along = (part) => {
    let seen = 0;
    for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(innerWidth, box.right); x += 1)
      if (card.contains(document.elementFromPoint(x, box.top + box.height * part))) seen += 1;
    return seen;
  };
  return Math.max(along(0.3), along(0.5));
})"""

# The share of the window on which a picture of a card lies on top.
SHARE = """() => {
  const cardOf = (picture) => picture.closest('[role=option]') ?? picture.closest('li, figure, .card') ?? picture;
  const pictures = [...document.querySelectorAll('img[src*="/cards/"]')].map(cardOf);
  const step = Math.max(4, innerWidth / 180);
  let on = 0, all = 0;
  for (let x = step / 2; x < innerWidth; x += step)
    for (let y = step / 2; y < innerHeight; y += step) {
      all += 1;
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && pictures.some((one) => one.contains(hit) && inside(one, x, y))) on += 1;
    }
  function inside(one, x, y) {
    const box = (one.matches('img') ? one : one.querySelector('img')).getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }
  return on / all;
}"""
SCROLL = "() => Math.max(0, document.documentElement.scrollHeight - innerHeight)"


class Hand:
    """One person at one page, who counts what they touch."""

    def __init__(self, page: Page, finger: bool) -> None:
        self.page = page
        self.finger = finger
        self.taps = 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        if self.finger:
            what.tap(timeout=5_000)
        else:
            what.click(timeout=5_000)

    @property
    def screen(self) -> Locator:
        return self.page.locator(".screen[data-asked]")

    @property
    def state(self) -> dict[str, str]:
        return dict(self.page.evaluate("() => ({...document.querySelector('.screen[data-asked]')?.dataset})"))

    def asked(self, *wanted: str) -> bool:
        state = self.state
        return state.get("revealing") == "false" and any(state.get("asked", "").startswith(one) for one in wanted)

    def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                raise SystemExit(f"nothing came: {self.state}")
            self.page.wait_for_timeout(50)

    def past_the_reveal(self) -> None:
        """Watches it to its end."""
        while self.state.get("revealing") == "true":
            go_on = self.page.get_by_role("button", name="Continue")
            with contextlib.suppress(PageError):
                go_on.click(timeout=500)

    def whole(self) -> bool:
        return min(self.page.evaluate(WIDTHS), default=0) >= WHOLE

    def looks_at_all(self) -> None:
        """Every card of the hand large enough to be seen: in the hand, else one after the other."""
        if self.whole():
            return
        cards = self.page.get_by_role("listbox", name="Your hand").get_by_role("option")
        self.tap(cards.first)
        self.page.locator("dialog[open]").wait_for()
        for _ in range(cards.count() - 1):
            self.taps += 1  # a swipe, or an arrow
            self.page.keyboard.press("ArrowRight")

    def chooses(self) -> None:
        """Touches a card, if none lies large before one, and what then is to be touched, until it is done."""
        before = self.state
        if self.page.locator("dialog[open]").count() == 0 and not before["asked"].startswith("ask.claim"):
            cards = self.page.locator("[role=listbox] [role=option]:not([aria-disabled=true])")
            if cards.count() > 0:
                self.tap(cards.nth(min(1, cards.count() - 1)))
        for _ in range(8):
            self.page.wait_for_timeout(350)
            if self.state != before:
                return
            if before["asked"].startswith("ask.clue"):
                field = self.page.get_by_label("Write a clue")
                if field.is_visible() and field.input_value() == "":
                    self.taps += 1
                    field.fill("Nearly home")
            if before["asked"] == "ask.vote.you.red":
                raise SystemExit("this plays no Party")
            self._touches_next()
        raise SystemExit(f"could not choose: {before}")

    def _touches_next(self) -> None:
        within = self.page.locator("dialog[open]") if self.page.locator("dialog[open]").count() else self.page
        for words in DOING:
            for button in within.get_by_role("button", name=re.compile(words)).all():
                if button.is_visible() and button.is_enabled():
                    with contextlib.suppress(PageError):
                        self.tap(button)
                    return
        if within is not self.page:  # nothing to do here any more
            self.taps += 1
            self.page.keyboard.press("Escape")


@contextlib.contextmanager
def opened(browser: Browser, **options: Any) -> Iterator[BrowserContext]:
    newcomer = options.pop("newcomer", False)
    context = browser.new_context(locale="en", **options)
    context.set_default_timeout(PATIENCE)
    if not newcomer:
        context.add_init_script("localStorage.setItem('lapin.toured', 'true')")
    context.add_init_script(WATCH)
    try:
        yield context
    finally:
        context.close()


def room_of(page: Page, address: str, **wanted: Any) -> str:
    page.goto(address)
    page.locator("h1").first.wait_for()
    made = page.evaluate(ROOM, {"seat": {"name": "Mira"}, "language": "en", "bots": BOTS, **wanted})
    return str(made["room"])


def started(hand: Hand, address: str, **wanted: Any) -> str:
    room = room_of(hand.page, address, edition="odyssey", mode="standard", **wanted)
    hand.page.goto(f"{address}/r/{room}")
    hand.page.get_by_role("button", name="Start the game").click()
    hand.screen.wait_for()
    return room


def minute(browser: Browser, address: str) -> dict[str, Any]:
    """A newcomer's way from the front page to the first choice."""
    with opened(browser, newcomer=True, **PHONE) as context:
        hand = Hand(context.new_page(), finger=True)
        start = time.monotonic()
        hand.page.goto(address)
        hand.tap(hand.page.get_by_role("button", name="Play with bots now"))
        skip = hand.page.get_by_role("button", name="Skip")
        with contextlib.suppress(PageError):
            skip.wait_for(timeout=4_000)
            hand.tap(skip)
        hand.until(lambda: bool(MINE.match(hand.state.get("asked", ""))) and hand.state["revealing"] == "false")
        return {"taps": hand.taps, "seconds": round(time.monotonic() - start, 1), "asked": hand.state["asked"]}


def hand_widths(browser: Browser, address: str) -> dict[str, Any]:
    """The narrowest card of six at each width of a phone."""
    figures: dict[str, Any] = {}
    for width in (320, 390, 430):
        with opened(browser, **{**PHONE, "viewport": {"width": width, "height": 844}}) as context:
            hand = Hand(context.new_page(), finger=True)
            started(hand, address)
            hand.page.get_by_role("listbox", name="Your hand").wait_for()
            hand.page.wait_for_timeout(1_500)  # until the cards have been dealt
            figures[f"{width} px"] = min(hand.page.evaluate(WIDTHS))
    return figures


def phases(browser: Browser, address: str) -> dict[str, Any]:
    """One round told and one guessed, by finger; a laptop and a table screen look on."""
    figures: dict[str, Any] = {}
    with opened(browser, **PHONE) as context:
        hand = Hand(context.new_page(), finger=True)
        room = started(hand, address, options={"first_storyteller": "claim"})
        with opened(browser, storage_state=context.storage_state(), **LAPTOP) as at, opened(browser, **TV) as big:
            devices = {"phone": hand.page, "laptop": at.new_page(), "tv": big.new_page()}
            devices["laptop"].goto(f"{address}/r/{room}")
            devices["tv"].goto(f"{address}/tv/{room}")

            def look(phase: str) -> None:
                hand.page.wait_for_timeout(1_200)
                for device, page in devices.items():
                    figures[f"pictures, {phase}, {device}"] = f"{page.evaluate(SHARE):.0%}"

            hand.until(lambda: hand.asked("ask.claim.you", "ask.hand_in.you"))
            wanted = {"ask.clue.you": "telling", "ask.hand_in.you": "hand in", "ask.vote.you": "vote"}
            while wanted or "pictures, reveal, tv" not in figures:
                if hand.state.get("revealing") == "true":
                    hand.page.wait_for_timeout(4_000)  # until the answer shows
                    if hand.state.get("revealing") == "true":
                        look("reveal")
                    for device in (hand, Hand(devices["laptop"], finger=False)):
                        device.past_the_reveal()
                    continue
                asked = hand.state["asked"]
                if not MINE.match(asked):
                    hand.page.wait_for_timeout(100)
                    continue
                for start in [start for start in wanted if asked.startswith(start)]:
                    look(wanted.pop(start))
                    if start == "ask.vote.you":
                        figures["vote, scroll on a phone (px)"] = hand.page.evaluate(SCROLL)
                hand.taps = 0
                if asked.startswith("ask.hand_in.you"):
                    hand.looks_at_all()
                hand.chooses()
                name = {"ask.hand_in": "taps, look at all and hand in", "ask.vote": "taps, vote"}.get(asked[:-4])
                if name is not None:
                    figures.setdefault(name, hand.taps)
    return figures


def waiting(browser: Browser, address: str, rounds: int) -> dict[str, Any]:
    """Some rounds alone with bots, each decision after three seconds of thought."""
    with opened(browser, **LAPTOP) as context:
        hand = Hand(context.new_page(), finger=False)
        started(hand, address)
        told = 0
        while (turn := int(hand.state.get("turn", "1"))) <= rounds and hand.state["asked"] != "ask.over":
            if turn > told:
                told = turn
                print(f"  round {turn} of {rounds}", file=sys.stderr, flush=True)
            hand.past_the_reveal()
            if MINE.match(hand.state["asked"]) and hand.state["revealing"] == "false":
                hand.page.wait_for_timeout(THINKING * 1000)
                hand.chooses()
            else:
                hand.page.wait_for_timeout(50)
        seen = hand.page.evaluate("() => playtest")
    times = {kind: spent / 1000 for kind, spent in seen["times"].items() if kind != "over"}
    whole = sum(times.values())
    return {
        "rounds": seen["reveals"],
        **{f"seconds, {kind}": round(spent) for kind, spent in sorted(times.items())},
        "waiting share": f"{times.get('waiting', 0) / whole:.0%}",
        "frames of the next turn before a reveal": seen["spoilers"],
        "layout shift during a reveal (the worst)": round(max(seen["shifts"], default=0), 4),
    }


def slow(browser: Browser, address: str) -> dict[str, Any]:
    """The frames of one reveal where the processor is four times slower."""
    with opened(browser, **PHONE) as context:
        hand = Hand(context.new_page(), finger=True)
        started(hand, address)
        while hand.state.get("revealing") != "true":
            if MINE.match(hand.state.get("asked", "")):
                if hand.asked("ask.vote.you"):
                    context.new_cdp_session(hand.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
                hand.chooses()
            hand.page.wait_for_timeout(100)
        hand.page.get_by_role("button", name="Continue").wait_for()
        frames = hand.page.evaluate("() => playtest.frames")
    gaps = [after - before for before, after in itertools.pairwise(frames)]
    dropped = sum(round(gap / (1000 / 60)) - 1 for gap in gaps if gap > 25)
    return {
        "frames": len(frames),
        "median fps": round(1000 / statistics.median(gaps)),
        "dropped": f"{dropped / (dropped + len(frames)):.0%}",
        "longest gap (ms)": round(max(gaps)),
    }


def main() -> None:
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=about)
    parser.add_argument("--address", help="a running server; else one is started")
    parser.add_argument("--only", choices=("minute", "hand", "phases", "waiting", "slow"), help="measure this alone")
    parser.add_argument("--rounds", type=int, default=8, help="of the game alone with bots (default: %(default)s)")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    chosen = parser.parse_args()
    measures: dict[str, Callable[[Browser, str], dict[str, Any]]] = {
        "minute": minute,
        "hand": hand_widths,
        "phases": phases,
        "waiting": lambda browser, address: waiting(browser, address, chosen.rounds),
        "slow": slow,
    }
    figures: dict[str, dict[str, Any]] = {}
    served = contextlib.nullcontext((chosen.address, None)) if chosen.address else serving(1)
    with served as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, measure in measures.items():
            if chosen.only in (None, name):
                print(f"{name} …", file=sys.stderr, flush=True)
                figures[name] = measure(browser, str(address))
        browser.close()
    for name, measured in figures.items():
        for what, value in measured.items():
            print(f"{name:<8} {what:<50} {value}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
