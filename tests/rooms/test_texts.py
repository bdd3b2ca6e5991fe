"""What people may write: names that are seen and told apart, lines of bounded weight, and nothing that takes long."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from lapin.limits import BYTES_PER_CHARACTER, MOST_LINE, MOST_MARKS, MOST_NAME
from lapin.rooms import texts
from lapin.rooms.errors import Refusal
from lapin.rules.commands import GiveClue, TextClue
from lapin.rules.errors import IllegalMove
from lapin.rules.ids import CardId
from tests.rooms.table import Table, run

UNSORTED = "\u0301\u0323"
"""Marks above and below: composing a long row of them puts them in order, which takes quadratic time."""


def refused(text: str, most: int = MOST_NAME) -> str:
    with pytest.raises(Refusal) as refusal:
        texts.cleaned(text, "name", most)
    return refusal.value.code


@pytest.mark.parametrize(
    "text",
    [
        "Ann",
        "  Ann   Lee ",
        "Zoë",
        "Nguyễn Thị",
        unicodedata.normalize("NFD", "Nguyễn"),
        "שָׁלוֹם",
        "بردیا\u200cزاده",
        "क्षत्रिय",
        "葛\U000e0100城",
        "🧑🏽\u200d🚀 ❤️",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "🇳🇱🇫🇷",
        "ᠮᠣᠩᠭᠣᠯ",
    ],
)
def test_names_of_all_scripts_are_kept(text: str) -> None:
    assert texts.cleaned(text, "name", MOST_NAME) == " ".join(unicodedata.normalize("NFC", text).split())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "blank"),
        ("\u200d", "blank"),
        ("\ufe0f", "blank"),
        ("\u0301", "blank"),
        ("\u3164", "unseen_characters"),
        ("\u2800", "unseen_characters"),
        ("\u115f\u1160", "unseen_characters"),
        ("\uffa0", "unseen_characters"),
        ("Ann\u3164", "unseen_characters"),
        ("Ann\u202e", "unseen_characters"),
        ("\u0301Ann", "stacked_characters"),
        ("A" + "\u0301" * (MOST_MARKS + 2), "stacked_characters"),
        ("A" * 21, "too_long"),
        ("👩‍👩‍👧‍👦" * 20, "too_long"),
        (" " * 10_000 + "Ann", "too_long"),
    ],
)
def test_what_is_not_seen_or_too_much_is_refused(text: str, code: str) -> None:
    assert refused(text) == code


def test_nothing_is_composed_before_it_is_known_to_be_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Composing sorts rows of marks and counting pairs flags, both in quadratic time: only short ones get there."""
    composed: list[str] = []
    compose = unicodedata.normalize

    def watched(form: Any, text: str) -> str:
        composed.append(text)
        return compose(form, text)

    monkeypatch.setattr(unicodedata, "normalize", watched)
    for text in ("a" + UNSORTED * 2000, "🇦" * 4000, UNSORTED * 900, ("a" + UNSORTED * 4) * 100):
        assert refused(text, MOST_LINE) in ("too_long", "stacked_characters", "blank")
        with pytest.raises((Refusal, IllegalMove)):
            texts.cleaned_intent(GiveClue(card=CardId("c"), clue=TextClue(text)))
    assert composed == []


def test_a_line_has_a_bounded_weight() -> None:
    heaviest = "👍🏽" * (MOST_LINE * BYTES_PER_CHARACTER // 8)
    assert len(texts.cleaned(heaviest, "text", MOST_LINE).encode()) <= 2100
    assert refused("👩‍👩‍👧‍👦" * 300, MOST_LINE) == "too_long"
    growing = "\U0001d160" * 300  # a note that is composed into three
    assert not texts.is_heavy(growing, MOST_LINE)
    assert refused(growing, MOST_LINE) == "too_long"


def test_a_clue_that_is_too_heavy_is_too_long() -> None:
    with pytest.raises(IllegalMove) as refusal:
        texts.cleaned_intent(GiveClue(card=CardId("c"), clue=TextClue("🇦" * 2000)))
    assert (refusal.value.clause, refusal.value.code) == ("R3.1", "clue_too_long")


@pytest.mark.parametrize(
    "twin",
    ["ann", "ANN", "Ann\u200d", "\u0410nn", "\u0391nn", "\uff21\uff4e\uff4e", "An\u200cn"],
)
def test_a_name_that_looks_taken_gets_a_number(twin: str) -> None:
    async def scenario() -> None:
        table = await Table().open(("ann",))
        table.arrive("eve")
        await table.do("eve", "sit", name=twin)
        names = [taken.name for taken in table.room.state.seats]
        assert names == ["Ann", f"{twin} 2"]

    run(scenario)


@pytest.mark.parametrize("other", ["Anna", "Änn", "Anne", "Аня", "Ann 2"])
def test_other_names_are_left_alone(other: str) -> None:
    async def scenario() -> Any:
        table = await Table().open(("ann",))
        table.arrive("eve")
        await table.do("eve", "sit", name=other)
        assert table.room.state.seats[1].name == other

    run(scenario)


def test_a_capital_i_is_no_way_to_be_bill() -> None:
    assert texts.skeleton("BiII") == texts.skeleton("Bill")
