"""What hurts in every single round when it is wrong: the viewer, the tour, the reveal, the clock, the clue."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
BY_FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def _seated(person: Callable[..., Any], game: str = "Odyssey", bots: int = 2, **options: Any) -> Any:
    """Ann among bots, whose moves come at once."""
    ann = person("Ann", **options)
    ann.opens_a_room()
    ann.chooses_game(game)
    for _ in range(bots):
        ann.page.get_by_role("button", name="Add a bot").click()
    return ann


def _plays_until(ann: Any, *keys: str) -> None:
    for _ in range(100):
        ann.passes_the_reveal()
        if ann.asked in keys:
            return
        before = ann.state
        if not ann.plays():
            ann.waits_past(before)
    raise AssertionError(f"not reached, last asked {ann.asked}")


def _viewer(one: Any) -> Any:
    return one.page.get_by_role("dialog").filter(has=one.page.get_by_role("button", name="Zoom in"))


# ── The viewer ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_looked_at_stays_while_others_move(company: Callable[..., Any]) -> None:
    ann, bob, cy = company("Classic", 3).people
    cy.hand.first.press("l")
    expect(_viewer(cy)).to_be_visible()
    ann.plays()  # she claims the story
    expect(cy.screen).to_have_attribute("data-asked", "ask.clue.others")
    ann.plays()  # and tells it
    expect(cy.screen).to_have_attribute("data-asked", "ask.hand_in.you")
    bob.plays()
    expect(cy.page.locator(".piled > div")).to_have_count(2)  # Ann's card and Bob's
    expect(_viewer(cy)).to_be_visible()
    cy.page.keyboard.press("Escape")
    cy.plays()

    bob.waits_for("ask.vote.you")
    bob.page.locator("ul.grid [role=option]:not([aria-disabled])").first.press("l")
    expect(_viewer(bob)).to_contain_text("Nearly home")  # what it is looked at for
    cy.waits_for("ask.vote.you")
    cy.plays()
    expect(cy.screen).to_have_attribute("data-asked", "ask.vote.done")
    expect(bob.page.get_by_role("button", name="Cy").locator(".tick")).to_be_attached()
    expect(_viewer(bob)).to_be_visible()
    _viewer(bob).get_by_role("button", name="Vote for this card").click()  # one button, and it is done
    expect(_viewer(bob)).to_have_count(0)
    expect(bob.screen).to_have_attribute("data-revealing", "true")


def test_choosing_the_card_of_a_story_closes_the_viewer(person: Callable[..., Any]) -> None:
    ann = _seated(person, bots=2, **BY_FINGER)
    ann.starts()
    _plays_until(ann, "ask.clue.you")
    ann.hand.nth(1).tap()
    expect(_viewer(ann)).to_be_visible()
    ann.page.get_by_role("button", name="Choose this card").tap()
    expect(_viewer(ann)).to_have_count(0)
    ann.page.get_by_label("Write a clue").fill("Nearly home")
    expect(ann.page.get_by_role("button", name="Give this clue")).to_be_enabled()


# ── The tour ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_tour_that_was_skipped_or_seen_through_does_not_come_back(person: Callable[..., Any]) -> None:
    for name, way in (("Ann", ["Skip"]), ("Bob", ["Next", "Next", "Next", "Let’s play"])):
        newcomer = person(name)
        newcomer.context.add_init_script(
            "if (!sessionStorage.getItem('begun')) { localStorage.removeItem('lapin.toured');"
            " sessionStorage.setItem('begun', 'yes'); }"
        )
        newcomer.opens_a_room()
        for _ in range(2):
            newcomer.page.get_by_role("button", name="Add a bot").click()
        newcomer.starts()
        tour = newcomer.page.get_by_role("dialog", name="How it goes")
        expect(tour).to_be_visible()
        for step in way:
            tour.get_by_role("button", name=step).click()
        expect(tour).to_have_count(0)
        assert newcomer.page.evaluate("localStorage.getItem('lapin.toured')") == "true"
        newcomer.page.reload()
        expect(newcomer.screen).to_be_visible()
        expect(newcomer.page.locator("dialog[open]")).to_have_count(0)


# ── The reveal ────────────────────────────────────────────────────────────────────────────────────────────────────────

WATCH_FRAMES = """() => {
    window.seen = [];
    const look = () => {
        const screen = document.querySelector(".screen[data-asked]");
        const theatre = document.querySelector("dialog[open] .theatre");
        const dialog = theatre?.closest("dialog");
        const covered = dialog ? Number(getComputedStyle(dialog, "::before").opacity) : 0;
        seen.push({ turn: screen.dataset.turn, phase: screen.dataset.phase, covered });
        window.watching = requestAnimationFrame(look);
    };
    look();
    window.shift = 0;
    new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (window.shift += value)))
        .observe({ type: "layout-shift" });
}"""


def test_a_reveal_happens_on_the_table_that_lies_there(person: Callable[..., Any]) -> None:
    ann = _seated(person, "Classic", bots=3)  # alone with bots, so that it stays until she goes on
    ann.starts()
    _plays_until(ann, "ask.vote.you")
    ann.page.emulate_media(reduced_motion="no-preference")
    turn, at_the_vote = str(ann.turn), ann.table.first.evaluate("one => one.offsetWidth")
    ann.page.evaluate(WATCH_FRAMES)
    ann.votes()
    expect(ann.page.get_by_role("button", name="Continue")).to_be_visible()
    seen = ann.page.evaluate("() => { cancelAnimationFrame(window.watching); return seen; }")
    assert [frame for frame in seen if frame["turn"] != turn and frame["covered"] < 1] == []
    assert any(frame["covered"] == 1 for frame in seen)
    assert ann.table.first.evaluate("one => one.offsetWidth") >= at_the_vote
    assert ann.page.evaluate("() => shift") <= 0.01  # of the page, by the browser's own reckoning
    assert json.loads(ann.state)["revealing"] == "true"


def test_a_reveal_speaks_to_each_and_all_see_who_reacts(company: Callable[..., Any]) -> None:
    ann, bob, cy = company("Classic", 3).people
    ann.plays()
    ann.plays()
    for one in (bob, cy):
        one.waits_for("ask.hand_in.you")
        one.plays()
    for one in (bob, cy):
        one.waits_for("ask.vote.you")
        one.plays()
    sentence = bob.page.locator("#reveal-sentence")
    expect(sentence).to_contain_text(re.compile("You found it|Only you|fooled you|Everyone found it"))
    expect(cy.page.locator("#reveal-sentence")).to_be_visible()
    bob.page.get_by_role("group", name="Reactions").get_by_role("button").first.click()
    cy.page.wait_for_function("() => document.querySelector('.sky span')?.textContent.includes('Bob')")


# ── The clock ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_paused_clock_stands_still_on_every_screen(person: Callable[..., Any]) -> None:
    ann, bob, cy, television = (person(name) for name in ("Ann", "Bob", "Cy", "Television"))
    link = ann.opens_a_room()
    for one in (bob, television):
        one.page.clock.install()
    for one in (bob, cy):
        one.sits_down(link)
    television.page.goto(link.replace("/r/", "/tv/"))
    ann.page.locator("details summary").click()
    ann.page.get_by_role("radio", name="Fixed").press("Space")
    ann.starts()
    clocks = [one.page.get_by_role("timer") for one in (bob, television)]
    for clock in clocks:
        expect(clock).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    bob.waits_for("host.paused")
    expect(television.page.get_by_text("The game is paused.")).to_be_visible()
    left = [clock.text_content() for clock in clocks]
    for one in (bob, television):
        one.page.clock.fast_forward(8_000)  # less than the silence after which a line is given up
    assert [clock.text_content() for clock in clocks] == left


def test_a_time_out_hands_in_what_was_chosen_and_says_where_chance_chose(person: Callable[..., Any]) -> None:
    ann, bob, cy = (person(name) for name in ("Ann", "Bob", "Cy"))
    link = ann.opens_a_room()
    for one in (bob, cy):
        one.sits_down(link)
    ann.chooses_game("Classic")
    ann.page.locator("details summary").click()
    ann.page.get_by_role("radio", name="Fixed").check(force=True)
    ann.sets("Seconds for a card", "10")
    ann.starts()
    ann.plays()
    ann.plays()
    bob.waits_for("ask.hand_in.you")
    pictures = "cards => cards.map(card => card.querySelector('img').src).sort()"
    for place in (1, 3):  # three hand in two each (R3.2)
        bob.hand.nth(place).click()
    chosen = bob.page.locator(".strip [aria-selected=true]").evaluate_all(pictures)
    assert len(chosen) == 2
    bob.waits_for("ask.vote.you")
    assert bob.page.locator("ul.grid li", has_text="yours").evaluate_all(pictures) == chosen
    expect(cy.page.get_by_text("drawn by lot for you")).to_be_visible()
    expect(bob.page.get_by_text("drawn by lot for Cy")).to_be_visible()


# ── The clue, and the pictures ────────────────────────────────────────────────────────────────────────────────────────

ON_TOP = """one => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const inside = y => one.contains(document.elementFromPoint(left + width / 2, y));
    return inside(top + 4) && inside(top + height / 2) && inside(top + height - 4);
}"""
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map(what => document.querySelector(what).getBoundingClientRect());
    return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}"""
LONG = ("The long way round by the river and the mill, " * 11)[:500]


def test_words_and_pictures_never_lie_over_each_other(person: Callable[..., Any]) -> None:
    ann = _seated(person, bots=5)
    ann.starts()
    ann.page.set_viewport_size(PHONE)

    _plays_until(ann, "ask.hand_in.you")
    assert min(box["width"] for card in ann.hand.all() if (box := card.bounding_box())) >= 110
    _plays_until(ann, "ask.vote.you")
    for width, height in ((390, 844), (390, 664), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.table.last).to_be_in_viewport(ratio=1)
        expect(ann.page.get_by_role("button", name="Vote for a card")).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.page.wait_for_function(
        "() => [...document.querySelectorAll('ul.grid > li')].reduce((all, one) =>"
        " all + one.offsetWidth * one.offsetHeight, 0) >= 0.3 * innerWidth * innerHeight"
    )

    _plays_until(ann, "ask.clue.you")
    field = ann.page.get_by_label("Write a clue")
    sizes = ((844, 390), (640, 400), (390, 460), (390, 844))  # on its side, zoomed in, the keyboard open, upright
    for chosen in (False, True):
        for width, height in sizes:
            ann.page.set_viewport_size({"width": width, "height": height})
            expect(field).to_be_visible()
            assert field.evaluate(ON_TOP), (chosen, width, height)
        if not chosen:
            ann.hand.first.click()
    field.fill(LONG + "..")
    expect(ann.page.get_by_role("button", name="at most 500 fit")).to_be_disabled()
    field.fill(LONG)
    ann.page.get_by_role("button", name="Give this clue").click()
    expect(ann.screen).to_have_attribute("data-revealing", "true")
    for width, height in ((1280, 720), (1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator("dialog[open] .sentence")).to_be_visible()
        assert not ann.page.evaluate(OVERLAP, ["dialog[open] .sentence", "dialog[open] ul.grid"]), (width, height)


def test_a_name_from_right_to_left_keeps_its_beginning(person: Callable[..., Any]) -> None:
    name = "\u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646 \u0627\u0644\u0637\u0648\u064a\u0644"
    guest = person(name, viewport=PHONE)
    guest.opens_a_room()
    for _ in range(5):
        guest.page.get_by_role("button", name="Add a bot").click()
    guest.starts()
    shown = guest.page.locator(".you .name").first
    assert shown.evaluate("one => getComputedStyle(one).direction") == "rtl"
