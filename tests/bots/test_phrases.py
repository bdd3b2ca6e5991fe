"""The phrase bank keeps its promises: enough clues, short, varied, none twice, in every language."""

import importlib.util
import statistics
import unicodedata
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

KINDS = ["feeling", "saying", "sound", "title", "sentence", "moment", "idea", "place"]
HEADER = "# kind: "


def phrases_folder() -> Path:
    """The folder shipped in the installed package, or the one in the source tree when nothing is installed."""
    package = importlib.util.find_spec("lapin")
    if package is not None and package.origin is not None:
        return Path(package.origin).parent / "bots" / "phrases"
    return Path(__file__).parents[2] / "src" / "lapin" / "bots" / "phrases"


class Clue(NamedTuple):
    line: int
    kind: str
    text: str


def read_bank(path: Path) -> list[Clue]:
    clues = []
    kind = ""
    # split on "\n" alone: splitlines() would also cut at exotic separators and hide them from the checks
    for number, line in enumerate(path.read_bytes().decode("utf-8").split("\n"), start=1):
        if line.startswith("#"):
            assert line.startswith(HEADER), f"{path.name}:{number}: a header reads '# kind: <kind>', not {line!r}"
            kind = line.removeprefix(HEADER)
        elif line:
            assert kind, f"{path.name}:{number}: {line!r} stands before the first '# kind:' header"
            clues.append(Clue(number, kind, line))
    return clues


def word_count(text: str) -> int:
    """Words as people count them: « Qui va là ? » has three, the lone question mark is none."""
    return sum(any(character.isalnum() for character in token) for token in text.split())


def folded(text: str) -> str:
    """The same clue for the ear: no case, no punctuation."""
    return " ".join("".join(c if c.isalnum() else " " for c in text.casefold()).split())


BANKS = {path.stem: read_bank(path) for path in sorted(phrases_folder().glob("*.txt"))}
every_language = pytest.mark.parametrize("language", BANKS)


def offenders(language: str, clues: list[Clue]) -> list[str]:
    return [f"{language}.txt:{clue.line}: {clue.text!r}" for clue in clues]


def test_the_three_languages_of_the_game_have_a_bank() -> None:
    assert {"en", "fr", "nl"} <= set(BANKS)


@every_language
def test_four_to_six_hundred_clues(language: str) -> None:
    assert 400 <= len(BANKS[language]) <= 600


@every_language
def test_every_kind_is_there_with_forty_clues_and_no_other_kind(language: str) -> None:
    counts = Counter(clue.kind for clue in BANKS[language])
    assert list(counts) == KINDS
    assert {kind: count for kind, count in counts.items() if count < 40} == {}


@every_language
def test_no_clue_twice(language: str) -> None:
    counts = Counter(folded(clue.text) for clue in BANKS[language])
    assert offenders(language, [clue for clue in BANKS[language] if counts[folded(clue.text)] > 1]) == []


@every_language
def test_every_clue_has_one_to_sixty_characters_and_says_something(language: str) -> None:
    wrong = [clue for clue in BANKS[language] if not 1 <= len(clue.text) <= 60 or word_count(clue.text) == 0]
    assert offenders(language, wrong) == []


@every_language
def test_clues_are_as_short_as_those_people_give(language: str) -> None:
    # Human games: median two words, 35 % one word, 71 % at most three (Vatsakis et al., FDG 2022).
    counts = [word_count(clue.text) for clue in BANKS[language]]
    assert statistics.median(counts) == 2
    assert sum(count <= 3 for count in counts) / len(counts) >= 0.60
    assert 0.25 <= sum(count == 1 for count in counts) / len(counts) <= 0.45


@every_language
def test_text_is_nfc_trimmed_and_printable(language: str) -> None:
    # U+00A0 and U+202F are what French typography asks for; str.isprintable() does not know that.
    wrong = [
        clue
        for clue in BANKS[language]
        if not unicodedata.is_normalized("NFC", clue.text)
        or clue.text != clue.text.strip()
        or "  " in clue.text
        or not clue.text.replace("\u00a0", "").replace("\u202f", "").isprintable()
    ]
    assert offenders(language, wrong) == []


@every_language
def test_typography_is_one_hand(language: str) -> None:
    # A capital first (Dutch ’s Nachts keeps its own on the second word), ’ and … as typeset, no full stop.
    wrong = [
        clue
        for clue in BANKS[language]
        if not (clue.text[0].isupper() or clue.text.startswith("’"))
        or "'" in clue.text
        or '"' in clue.text
        or "..." in clue.text
        or clue.text.endswith((".", ","))
    ]
    assert offenders(language, wrong) == []


def test_french_sets_a_narrow_space_before_high_punctuation() -> None:
    wrong = [
        clue
        for clue in BANKS["fr"]
        for before, mark in zip(clue.text, clue.text[1:], strict=False)
        if mark in "?!;" and before != "\u202f"
    ]
    assert offenders("fr", wrong) == []
