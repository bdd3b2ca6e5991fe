"""Bots by name, by level and in company; anyone can add one; `lapin bots` lists them."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from lapin import bots
from lapin.bots import Bot, BotTable, CardWords, Persona, UnknownBot, registry
from lapin.bots.arena import play
from lapin.cli import main
from lapin.rules import Intent, Options, Phase, PlayerView, random_intent


class Parrot:
    """The smallest bot there can be."""

    def __init__(self, persona: Persona, seed: int) -> None:
        self.persona = persona
        self.seed = seed

    def choose(self, view: PlayerView, table: BotTable) -> Intent:
        return random_intent(view, Random(self.seed))


@pytest.fixture
def parrot() -> Iterator[None]:
    bots.register(Persona("Parrot", level=1, mind="echo"), lambda persona, seed, language: Parrot(persona, seed))
    yield
    registry.unregister("Parrot")


def test_there_are_three_minds_at_each_of_three_levels() -> None:
    minds = {level: {persona.mind for persona in bots.available() if persona.level == level} for level in (1, 2, 3)}
    assert all(found == {"meaning", "letters", "mood"} for found in minds.values())


def test_a_bot_by_name_whatever_the_case_and_at_another_level() -> None:
    assert bots.make("clover", 1).persona.name == "Clover"
    assert bots.make("CLOVER", 1, level=3).persona.level == 3


def test_a_bot_by_level() -> None:
    assert {bots.make(2, seed).persona.level for seed in range(20)} == {2}
    assert len({bots.make(2, seed).persona.name for seed in range(20)}) > 1


def test_a_company_has_no_name_twice_and_mixes_minds() -> None:
    for count in (4, 6, 12):
        company = bots.company(count, seed=3)
        assert len({bot.persona.name for bot in company}) == count
        minds = [bot.persona.mind for bot in company]
        assert {"meaning", "letters", "mood"} <= set(minds)
    assert {bot.persona.level for bot in bots.company(8, seed=1, level=1)} == {1}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [("Nobody", "no bot named 'Nobody'; there are Clover"), (7, "no bots of level 7; levels are 1, 2, 3")],
)
def test_an_unknown_bot_is_answered_with_those_there_are(wrong: str | int, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        bots.make(wrong, 1)


@pytest.mark.usefixtures("parrot")
def test_a_bot_of_ones_own_plays_in_a_small_file(deck: tuple[CardWords, ...]) -> None:
    assert "Parrot" in {persona.name for persona in bots.available()}
    company: list[Bot] = [bots.make("Parrot", 1), *bots.company(3, seed=1)]
    *_, last = play(company, deck, options=Options(turn_limit=2, target=300))
    assert last.state.phase is Phase.OVER
    with pytest.raises(ValueError, match="already a bot named Parrot"):
        bots.register(Persona("Parrot"), lambda persona, seed, language: Parrot(persona, seed))


def test_lapin_bots_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    listed = capsys.readouterr().out
    assert all(persona.name in listed for persona in bots.available())
    assert main(["bots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["name"] == "Clover"
