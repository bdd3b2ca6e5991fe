"""People tell, bots listen: any file of rounds is measured, by the command line too."""

import json
from pathlib import Path

import pytest

from lapin import bots
from lapin.bots import Bot, CardWords
from lapin.bots.listening import BadRounds, ToldRound, listen, read_rounds
from lapin.cli import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "clues.csv"
TOLD = Path(__file__).parent / "fixtures" / "told.csv"


def company(count: int, seed: int) -> tuple[Bot, ...]:
    return bots.company(count, seed, level=3)


@pytest.fixture(scope="module")
def named(known_deck: tuple[CardWords, ...]) -> dict[str, CardWords]:
    return {f"card-{number}": card for number, card in enumerate(known_deck)}


def test_bots_find_a_card_by_what_it_makes_people_think_of(named: dict[str, CardWords]) -> None:
    rounds = []
    for name, card in list(named.items())[:12]:
        others = [other for other in named if other != name][::5][:4]
        film = next(text for kind, text in card.associations if kind == "screen")
        rounds.append(ToldRound(film, name, "en", (name, *others)))
    heard = listen(rounds, named, company)
    assert (heard.rounds, heard.votes) == (12, 48)
    assert heard.chance == pytest.approx(12)  # each of four bots sees four cards that are not its own
    assert heard.finds > 0.7 * heard.votes


def test_a_round_without_a_table_is_dealt(named: dict[str, CardWords]) -> None:
    heard = listen([ToldRound("Sea air", "card-0")], named, company, players=4, deals=3)
    assert (heard.rounds, heard.votes) == (3, 9)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("clue\nHello\n", "clue and answer are needed"),
        ("clue,answer\nHello,z\n", "line 2: the deck has no card 'z'"),
        ("clue,answer\n ,a\n", "line 2: no clue"),
        ("clue,answer,table\nHello,a,a; b; c\n", "4 to 6 different cards"),
        ("clue,answer,table\nHello,a,b; c; d; e\n", "the answer among them"),
        ("clue,answer,table\nHello,a,a; a; b; c\n", "4 to 6 different cards"),
    ],
)
def test_a_file_that_cannot_be_used_says_where(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "clues.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRounds, match=complaint):
        read_rounds(path, "abcde")


def test_lapin_bots_listen_measures_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "listen", str(EXAMPLE), "--deals", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {language: got["rounds"] for language, got in figures.items()} == {"en": 2, "fr": 1, "nl": 1}
    assert all(0 <= got["finds"] <= got["votes"] for got in figures.values())


def test_lapin_bots_listen_complains_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "listen", str(tmp_path / "none.csv")]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_what_a_person_told_names_cards_of_the_deck_that_ships() -> None:
    from lapin.decks import built_in

    rounds = read_rounds(TOLD, [card.id for card in built_in().cards])
    counts = {language: sum(told.language == language for told in rounds) for language in ("en", "fr", "nl")}
    assert counts == {"en": 40, "fr": 40, "nl": 40}


def test_researchers_measure_the_same() -> None:
    from lapin import research

    assert research.listen is listen
    assert research.read_rounds is read_rounds
