"""A language is a tag. The server speaks those it has phrase banks for, and English to everyone else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import lapin.bots
from lapin.client import Browser, Pilot
from lapin.languages import LANGUAGES, spoken
from lapin.testing.server import running


def test_the_languages_are_the_phrase_banks() -> None:
    banks = (Path(lapin.bots.__file__).parent / "phrases").glob("*.txt")
    assert set(LANGUAGES) == {bank.stem for bank in banks}
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("nl", "nl"),
        ("nl-BE", "nl"),
        ("pt-br", "pt-BR"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh", None),
        ("pt", None),
        ("", None),
    ],
)
def test_a_region_is_kept_where_we_have_it(asked: str, found: str | None) -> None:
    assert spoken(asked, ("en", "nl", "pt-BR", "zh-Hant")) == found


def test_who_speaks_another_language_plays_and_is_told_of_cards_in_the_nearest() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann:
            room = await ann.make_room(seat="Ann", bots=2, language="xx")
            await ann.enter(room, language="xx-Latn")
            assert ann.room_view.language == "en"
            await ann.start()
            assert ann.cards
            assert all(words.endswith("(en)") for words in ann.cards.values())
            await ann.enter(room, language="nl-BE")
            await ann.until(lambda: all(words.endswith("(nl)") for words in ann.cards.values()))

    asyncio.run(scenario())


def test_a_page_is_opened_in_the_first_of_our_languages_that_is_asked_for() -> None:
    async def scenario() -> None:
        async with running() as server:
            asked = {"accept-language": "xx, nl-BE;q=0.8, fr;q=0.5"}
            answer = await Browser(server.address).request("GET", "/api/session", headers=asked)
            assert answer.json()["language"] == "nl"

    asyncio.run(scenario())
