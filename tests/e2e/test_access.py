"""Nobody is shut out: axe finds nothing in any state, language, theme or width (WCAG 2.2 A and AA), nothing is wider
than the screen.

The same seat is looked at in three languages at once: three contexts that share one session, so nothing is reloaded and
the table waits while it is looked at. `make test` looks four times at every state: each width, each language and both
themes, chosen so that six states in a row have every width in every language and theme. `make access` looks at every
state in all of them.
"""

from __future__ import annotations

import json
import re
import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

CLIENT = Path(__file__).parents[2] / "client"
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "fr", "nl")
THEMES = (("light", "paper"), ("dark", "night"))
WIDTHS = ((320, 640), (390, 844), (1280, 800), (1920, 1080))
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
APPEARANCE = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"]
"""What theme and width can change while the same things are shown; all other rules see names, roles and structure."""
# What still fades in has the wrong contrast for a moment, and what is measured has its size two frames later.
# What stays in the thumb's reach covers what is scrolled under it; at the end of the page it lies in its own place.
LOOK = """
({tags, appearance, theme}) => {
  const frame = () => new Promise(requestAnimationFrame);
  const look = async () => {
    while (document.documentElement.dataset.theme !== theme) await frame();
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    document.getAnimations().forEach(one => { try { one.finish() } catch { one.cancel() } });
    // Exactly what is shown has been looked at with every rule: then only how it looks is left.
    const shown = [...document.body.querySelectorAll("*")].map(one => one.checkVisibility() ? 1 : 0).join("");
    const page = `${shown} ${document.body.outerHTML}`;
    const runOnly = window.looked?.has(page) ? {type: "rule", values: appearance} : {type: "tag", values: tags};
    (window.looked ??= new Set()).add(page);
    const {violations} = await axe.run(document, {runOnly, resultTypes: ["violations"], preload: false});
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id} ${target.join(" ")} (${failureSummary})`));
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wide > 0 ? [...found, `${wide} px wider than the screen`] : found;
  };
  window.looking = look();
}
"""
STEADY = """
  const soon = window.setTimeout, often = window.setInterval;
  window.setTimeout = (what, wait, ...more) => wait === 4000 ? 0 : soon(what, wait, ...more);
  window.setInterval = (what, wait, ...more) => wait === 1000 ? 0 : often(what, wait, ...more);
"""
"""A big screen's reveal goes by itself after four seconds, a recording ends after fifteen; not while they are looked
at."""


def words(language: str) -> dict[str, str]:
    """What the client says in a language, by key (plural forms aside)."""
    text = (CLIENT / "src" / "i18n" / f"{language}.ts").read_text(encoding="utf-8")
    return {key: json.loads(said) for key, said in re.findall(r'^  "([^"]+)": ("(?:[^"\\]|\\.)*"),$', text, re.M)}


WORDS = {language: words(language) for language in LANGUAGES}


class Eyes:
    """One seat, or nobody's, in three languages."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages

    def presses(self, key: str, role: str = "button", within: str = "body", **params: str) -> None:
        """What is called so in each language; by its key."""
        for language, page in self.pages.items():
            name = WORDS[language][key].format(**params)
            one = page.locator(within).get_by_role(role, name=name).and_(page.locator(":visible"))  # type: ignore[arg-type]
            one.first.click() if role == "button" else one.first.check(force=True)

    def each(self, act: Callable[[Page], Any]) -> None:
        for page in self.pages.values():
            act(page)

    def leave(self) -> None:
        for page in self.pages.values():
            page.close()

    def closes(self) -> None:
        """Whatever sheet lies on the page."""
        for page in self.pages.values():
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)


class Look(NamedTuple):
    """How a page is shown."""

    language: str
    scheme: str
    theme: str
    width: int
    height: int


EVERY_LOOK = tuple(
    Look(language, *theme, *width) for width in WIDTHS for theme in THEMES for language in LANGUAGES
)  # the languages side by side: pages of different languages are looked at together


def looks_at(number: int) -> tuple[Look, ...]:
    """Four looks at the state of this number, so that any two of state, language, theme and width come together."""
    return tuple(
        Look(LANGUAGES[(turn + number) % 3], *THEMES[(turn + number // 3) % 2], *width)
        for turn, width in enumerate(WIDTHS)
    )


def test_any_two_of_state_language_theme_and_width_come_together() -> None:
    for number in range(20):
        looks = looks_at(number)
        assert {look.language for look in looks} == set(LANGUAGES)
        assert {(look.scheme, look.theme) for look in looks} == set(THEMES)
        assert {(look.width, look.height) for look in looks} == set(WIDTHS)
        assert {look for later in range(6) for look in looks_at(number + later)} == set(EVERY_LOOK)


class Inspector:
    """Looks at pages in languages, themes and widths and notes what shuts somebody out."""

    def __init__(self, browser: Browser, every_look: bool) -> None:
        self.browser = browser
        self.every_look = every_look
        self.states = 0
        self.contexts: list[BrowserContext] = []
        self.found: list[str] = []
        self.looks = 0

    def eyes(self, address: str, context: BrowserContext | None = None, *, newcomer: bool = False) -> Eyes:
        """The same address in three languages; with a context, as whoever that is."""
        pages = {}
        for language in LANGUAGES:
            options: dict[str, Any] = {"locale": language, "reduced_motion": "reduce"}
            if context is not None:
                options["storage_state"] = context.storage_state()
            own = self.browser.new_context(**options)
            own.add_init_script(path=AXE)
            own.add_init_script(STEADY)
            own.add_init_script(f"localStorage.{'removeItem' if newcomer else 'setItem'}('lapin.toured', 'true')")
            own.grant_permissions(["microphone"])
            self.contexts.append(own)
            pages[language] = own.new_page()
            pages[language].goto(address)
        for language, page in pages.items():
            expect(page.locator("html")).to_have_attribute("lang", language)
        return Eyes(pages)

    def look(self, state: str, eyes: Eyes, ready: str | Callable[[Page], Locator]) -> None:
        """`ready`: what must stand on the page first."""
        for page in eyes.pages.values():
            expect((page.locator(ready) if isinstance(ready, str) else ready(page)).first).to_be_visible()
        looks = list(EVERY_LOOK if self.every_look else looks_at(self.states))
        self.states += 1
        while looks:
            together: dict[str, Look] = {}  # one a page
            while looks and looks[0].language not in together:
                look = looks.pop(0)
                together[look.language] = look
            for language, look in together.items():
                page = eyes.pages[language]
                page.set_viewport_size({"width": look.width, "height": look.height})
                page.emulate_media(color_scheme=look.scheme)  # type: ignore[arg-type]
                page.evaluate(LOOK, {"tags": TAGS, "appearance": APPEARANCE, "theme": look.theme})
            for language, look in together.items():
                self.looks += 1
                for violation in eyes.pages[language].evaluate("() => window.looking"):
                    self.found.append(f"{state}, {language}, {look.scheme}, {look.width} px: {violation}")


@pytest.fixture
def inspector(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Inspector]:
    assert AXE.is_file(), f"{AXE} is missing: npm install in client/"
    looking = Inspector(browser, request.config.getoption("--every-look", default=False))
    yield looking
    for context in looking.contexts:
        context.close()
    assert looking.looks > 0
    print(f"{looking.looks} looks")
    assert looking.found == [], "\n".join(dict.fromkeys(looking.found))


def asked(key: str) -> str:
    return f'.screen[data-asked="{key}"][data-revealing="false"]'


SHEET = "dialog[open] h2"
CARD = "dialog[open] .title"


def test_front_pages(person: Callable[..., Any], inspector: Inspector) -> None:
    ann = person("Ann")
    home = inspector.eyes(ann.address)
    inspector.look("home", home, "h1")
    home.presses("settings.title")
    inspector.look("settings", home, SHEET)
    ann.opens_a_room()  # a room to come back to
    back = inspector.eyes(ann.address, ann.context)
    back.each(lambda page: page.locator("form input").fill("222222"))
    back.presses("home.join.go")
    inspector.look("home, a wrong code, a room to come back to", back, "[aria-invalid=true]")
    rules = inspector.eyes(f"{ann.address}/rules")
    inspector.look("rules", rules, "h1")
    rules.presses("mode.team", "radio")
    inspector.look("rules of Team", rules, "h1")
    privacy = inspector.eyes(f"{ann.address}/privacy", ann.context)
    inspector.look("privacy", privacy, "h1")
    privacy.presses("privacy.forget.do")
    inspector.look("sure to be forgotten?", privacy, SHEET)
    inspector.look("no such room", inspector.eyes(f"{ann.address}/r/{'0' * 22}"), "main.alone h1")
    inspector.look("a used-up link", inspector.eyes(f"{ann.page.url.replace('/r/', '/m/')}#used"), "main a")


def test_the_lobby_and_its_sheets(person: Callable[..., Any], inspector: Inspector) -> None:
    ann, bob = person("Ann"), person("Bob")
    link = ann.opens_a_room()
    bob.sits_down(link)
    for _ in range(2):
        ann.page.get_by_role("button", name="Add a bot").click()
    anns = inspector.eyes(link, ann.context)
    inspector.look("lobby", anns, "h1")
    ann.chooses_game("Odyssey · Team")
    ann.page.locator("summary").click()
    ann.page.get_by_role("radio", name="Fixed").check(force=True)
    anns.each(lambda page: page.locator("summary").click())
    inspector.look("lobby, all options open", anns, ".seconds")
    anns.presses("action.menu")
    inspector.look("host's menu", anns, SHEET)
    anns.closes()
    anns.presses("talk.title")
    inspector.look("nobody has talked", anns, SHEET)
    anns.closes()
    anns.presses("lobby.hotseat.add")
    inspector.look("one more on this device", anns, SHEET)
    anns.presses("lobby.seat.take", within="dialog[open]")
    inspector.look("one more, without a name", anns, "dialog[open] [aria-invalid=true]")
    anns.closes()
    anns.each(lambda page: page.locator(".round").get_by_role("button", name="Ann").click())
    inspector.look("one's own seat", anns, SHEET)
    anns.presses("move.title")
    inspector.look("moving to another device", anns, "dialog[open] .link")
    anns.closes()
    anns.each(lambda page: page.locator(".round").get_by_role("button", name="Ann").click())
    anns.presses("lobby.seat.dress")
    inspector.look("another rabbit", anns, "dialog[open] fieldset")
    anns.closes()
    anns.each(lambda page: page.locator(".round").get_by_role("button", name="Bob").click())
    inspector.look("what a host can do about a seat", anns, SHEET)
    anns.closes()
    bobs = inspector.eyes(link, bob.context)
    inspector.look("lobby of a guest", bobs, "footer .waiting")
    bobs.presses("lobby.invite")
    inspector.look("inviting", bobs, SHEET)
    bobs.closes()
    inspector.look("a guest at the door", inspector.eyes(link), "form")
    inspector.look("table screen, lobby", inspector.eyes(link.replace("/r/", "/tv/")), "main")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Bob").click()
    ann.page.get_by_role("button", name="Remove Bob for good").click()
    inspector.look("banned", bobs, "main.alone h1")


def test_a_storytellers_game(company: Callable[..., Any], lapin: Any, inspector: Inspector) -> None:
    table = company("Classic", 3, Points_to_win="2")
    ann, bob, cy = table.people
    room = ann.page.url.rsplit("/", 1)[-1]
    link = f"{lapin.address}/r/{room}"
    inspector.look("gallery with nothing in it", inspector.eyes(f"{link}/gallery", ann.context), ".empty")
    newcomers = inspector.eyes(link, ann.context, newcomer=True)
    for step in range(1, 5):
        inspector.look(f"tour, step {step}", newcomers, SHEET)
        newcomers.presses("action.next" if step < 4 else "tour.start")
    newcomers.leave()
    anns, bobs = inspector.eyes(link, ann.context), inspector.eyes(link, bob.context)
    watching, screens = inspector.eyes(link), inspector.eyes(f"{lapin.address}/tv/{room}")

    inspector.look("claim", anns, asked("ask.claim.you"))
    inspector.look("table screen, claim", screens, "main")
    ann.plays()
    anns.each(lambda page: page.locator(".strip [role=option]").nth(1).click())
    inspector.look("storyteller, a card chosen", anns, '[aria-selected="true"], .told')  # on a phone above its words
    anns.presses("do.clue.record", "radio")
    inspector.look("before recording", anns, ".recorder button")
    anns.presses("do.record.start")
    inspector.look("recording", anns, "[role=meter]")
    for page in anns.pages.values():
        page.locator(".recorder button").click()
        expect(page.locator(".recorder .row, .recorder [role=alert]")).to_be_visible()
        if page.locator(".recorder .row").count() == 0:  # looking took so long that it became too much to send
            page.locator(".recorder button").click()
            expect(page.get_by_role("meter")).to_be_visible()
            page.locator(".recorder button").click()
    inspector.look("recorded", anns, ".recorder .row")
    anns.each(lambda page: page.evaluate("Object.defineProperty(navigator, 'mediaDevices', {value: undefined})"))
    anns.presses("do.record.again")
    inspector.look("a browser that cannot record", anns, ".recorder [role=alert]")
    anns.presses("do.clue.perform", "radio")
    inspector.look("performing", anns, ".composer .about")
    inspector.look("waiting for a clue", bobs, asked("ask.clue.others"))
    inspector.look("table screen, clue", screens, "main")
    ann.tells("Nearly home")
    inspector.look("handing in", bobs, asked("ask.hand_in.you"))
    bobs.presses("card.enlarge")
    bobs.presses("card.describe")
    inspector.look("a card of the hand, large, in words", bobs, CARD)
    bobs.closes()
    inspector.look("storyteller waits", anns, asked("ask.hand_in.storyteller"))
    inspector.look("watching others choose", watching, asked("ask.hand_in.watch"))
    inspector.look("table screen, hand in", screens, "blockquote")
    bob.plays()
    inspector.look("handed in", bobs, asked("ask.hand_in.done"))
    cy.plays()
    inspector.look("voting", bobs, asked("ask.vote.you"))
    inspector.look("storyteller may not vote", anns, asked("ask.vote.storyteller"))
    inspector.look("watching a vote", watching, asked("ask.vote.watch"))
    inspector.look("table screen, vote", screens, "ul.grid")
    anns.presses("action.menu")
    inspector.look("menu in play", anns, SHEET)
    anns.closes()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.keyboard.press("Escape")
    inspector.look("paused, the host", anns, asked("host.paused"))
    inspector.look("paused", bobs, asked("host.paused"))
    inspector.look("table screen, paused", screens, "main")
    ann.page.get_by_role("button", name="Resume").click()
    bob.waits_for("ask.vote.you")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Bob").click()
    ann.page.get_by_role("button", name="Let a bot play for Bob").click()
    inspector.look("a bot plays for you", bobs, "footer .one p")
    bob.waits_for("ask.vote.done")  # the first bot of a server gets to know the deck before it votes
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Bob").click()
    ann.page.get_by_role("button", name="Give Bob the seat back").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    inspector.look("voted", bobs, asked("ask.vote.done"))
    cy.plays()
    inspector.look("reveal", anns, "dialog[open] .board.shown")
    inspector.look("table screen, reveal", screens, "dialog[open] .board.shown")
    table.play_to_the_end()
    anns.each(lambda page: page.reload())
    screens.each(lambda page: page.reload())
    inspector.look("over", anns, asked("ask.over"))
    inspector.look("table screen, over", screens, ".over h1")
    gallery = inspector.eyes(f"{link}/gallery", ann.context)
    inspector.look("gallery", gallery, ".book")
    gallery.each(lambda page: page.locator(".book button").first.click())
    inspector.look("gallery, one round", gallery, "article")


def test_a_party(company: Callable[..., Any], inspector: Inspector) -> None:
    table = company("Odyssey · Party", 1, bots=5)
    ann = table.people[0]
    anns = inspector.eyes(ann.page.url, ann.context)
    wanted = {"ask.clue.you.blind", "ask.vote.you.red", "ask.vote.you.crowd"}
    looked: set[str] = set()
    revealed = False
    for _ in range(200):
        before = ann.state
        if json.loads(before)["revealing"] == "true" and not revealed:
            revealed = True
            inspector.look("party, reveal", anns, "dialog[open] .board.shown")
        ann.passes_the_reveal()
        key = ann.asked
        if key in wanted - looked:
            looked.add(key)
            anns.each(lambda page: page.reload())  # past any reveal
            inspector.look(f"party, {key}", anns, asked(key))
        if looked == wanted and revealed:
            break
        if not ann.plays() and ann.state == before:
            ann.waits_past(before)
    assert (looked, revealed) == (wanted, True)


def test_teams_agree_in_front_of_everyone(company: Callable[..., Any], lapin: Any, inspector: Inspector) -> None:
    table = company("Odyssey · Team", 4, bots=2)  # a bot tells first: people need longer
    ann, di = table.people[0], table.people[3]  # opposite each other
    link = ann.page.url
    anns, dis = inspector.eyes(link, ann.context), inspector.eyes(link, di.context)
    inspector.look("team, whose card?", anns, asked("ask.pact.you"))
    di.page.get_by_placeholder("Say something to the table").fill("I have nothing at all, have you?")
    di.page.get_by_role("button", name="Send").click()
    ann.page.get_by_text("I have nothing at all, have you?").wait_for()
    ann.plays()
    inspector.look("team, proposed, with talk", anns, asked("ask.pact.proposed"))
    inspector.look("team, to agree", dis, asked("ask.pact.agree"))
    dis.presses("talk.title")
    inspector.look("talk", dis, SHEET)
    dis.closes()
    di.plays()
    inspector.look("team, the other gives", dis, asked("ask.pact.other_gives"))
    mate = next(one for one in table.people[1:3] if one.asked == "ask.hand_in.you")  # opposite the bot that tells
    for one in (ann, *table.people[1:3]):
        # With a bot opposite there is something to agree on before the card.
        while not one.asked.startswith(("ask.hand_in.done", "ask.pact.other_gives", "ask.vote")):
            before = one.state
            if not one.plays():
                one.waits_past(before)
    mates = inspector.eyes(link, mate.context)
    dis.each(lambda page: page.locator("ul.grid [role=option]:not([aria-disabled])").first.click())
    inspector.look("team, voting", dis, "ul.grid [aria-selected=true]")
    dis.each(lambda page: page.locator("ul.grid [role=option][aria-disabled]").first.click(force=True))
    inspector.look("team, the team's own card, large", dis, CARD)
    dis.closes()
    inspector.look("team, who gave does not vote", anns, asked("ask.vote.giver"))
    inspector.look("team, the storyteller's teammate", mates, asked("ask.vote.teammate"))
    screens = inspector.eyes(link.replace("/r/", "/tv/"))
    inspector.look("team, table screen", screens, "ul.grid")
    for one in table.people:
        one.plays()
    inspector.look("team, reveal", anns, "dialog[open] .board.shown")


def test_seven_with_two_votes_and_a_clock(person: Callable[..., Any], inspector: Inspector) -> None:
    ann = person("Ann")
    link = ann.opens_a_room()
    ann.page.locator("summary").click()
    ann.page.get_by_role("radio", name="Fixed").check(force=True)
    for phase in ("the first storyteller", "a clue", "a card", "a vote"):
        field = ann.page.get_by_label(f"Seconds for {phase}")
        field.fill("600")
        field.press("Tab")
    for _ in range(6):
        ann.page.get_by_role("button", name="Add a bot").click()
    ann.starts()  # a bot tells
    ann.waits_for("ask.hand_in.you")
    anns = inspector.eyes(link, ann.context)
    inspector.look("a clock runs", anns, "[role=timer]")
    ann.plays()
    ann.waits_for("ask.vote.you.two")
    free = "ul.grid [role=option]:not([aria-disabled])"
    anns.each(lambda page: page.locator(free).first.click())
    anns.each(lambda page: page.locator(free).last.click())
    inspector.look("two votes", anns, "ul.grid [aria-selected=true] ~ [aria-selected=true]")
    anns.each(
        lambda page: page.evaluate(
            "() => { const now = performance.now.bind(performance); performance.now = () => now() + 592_000 }"
        )
    )
    inspector.look("time is nearly up", anns, ".countdown.soon button")
    for page in anns.pages.values():
        page.set_viewport_size({"width": 390, "height": 844})
    anns.presses("path.title")
    inspector.look("the path", anns, SHEET)


def test_several_on_one_device(person: Callable[..., Any], inspector: Inspector) -> None:
    ann = person("Ann")
    link = ann.opens_a_room()
    for name in ("Bea", "Cid"):
        ann.page.get_by_role("button", name="Add someone on this device").click()
        sheet = ann.page.get_by_role("dialog")
        sheet.get_by_label("Your name").fill(name)
        sheet.get_by_role("button", name="Sit down").click()
        expect(sheet).to_have_count(0)
    ann.starts()
    anns = inspector.eyes(link, ann.context)
    inspector.look("hot seat, who tells?", anns, ".claims")
    ann.page.get_by_role("button", name=re.compile("^Bea")).and_(ann.page.locator(".claims button")).click()
    inspector.look("hot seat, covered", anns, "dialog[open] h1")
    anns.presses("hotseat.ready", name="Bea")
    inspector.look("hot seat, in hand", anns, asked("ask.clue.you"))
    anns.presses("hotseat.cover")
    inspector.look("hot seat, covered again", anns, "dialog[open] h1")


def test_a_server_that_cannot_save_and_a_line_that_is_cut(
    running: Callable[[], Any], person: Callable[..., Any], inspector: Inspector
) -> None:
    own = running()
    ann = person("Ann", address=own.address)
    link = ann.opens_a_room()
    anns = inspector.eyes(link, ann.context)
    full = (0, resource.RLIM_INFINITY)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, full)
    ann.page.get_by_role("button", name="Add a bot").click()
    inspector.look("the server cannot save", anns, "[role=alert]")
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for page in anns.pages.values():
        expect(page.get_by_role("alert")).to_have_count(0)
        page.context.set_offline(True)
    inspector.look("offline", anns, "[role=alert]")
