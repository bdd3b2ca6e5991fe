"""What bots worked out about a deck is read again, and whatever is wrong with a file, they play the same."""

from pathlib import Path

import numpy as np
import pytest

from lapin.bots import CardWords, cache, encoder, lore, telling
from lapin.bots.encoder import Matrix
from lapin.bots.lore import Lore
from lapin.bots.phrasebank import phrases


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own, for decks of any size."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(lore, "_LARGE", 1)
    monkeypatch.setattr(lore, "phrases", lambda language: phrases(language)[:40])  # fewer are quicker
    return tmp_path / "lapin" / "bots"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is embedded."""
    texts: list[str] = []

    def embed(some: list[str]) -> Matrix:
        texts.extend(some)
        return encoder.encoder().passing(some)

    monkeypatch.setattr(lore, "_installed", embed)
    return texts


def cards(thought: str = "Mary Poppins") -> tuple[CardWords, ...]:
    return (
        CardWords("A child stands in a cup.", ("alone",), (), (("screen", thought), ("deeds", "setting sail"))),
        CardWords("Bottles fall.", ("rain",), (), (("screen", "Message in a Bottle"), ("deeds", "posting a letter"))),
    )


def known(deck: tuple[CardWords, ...], language: str = "en") -> Lore:
    made = Lore(deck, language)
    telling.prepare(made)
    return made


def judgement(made: Lore) -> tuple[list[float], list[tuple[list[str], list[float]]]]:
    stores = [telling.store_of(made, card) for card in range(len(made.cards))]
    return made.nearness_of_rows([1, 2]).ravel().tolist(), [
        ([clue.text for clue in store.clues], store.likeness.ravel().tolist()) for store in stores
    ]


def test_the_second_time_nothing_is_embedded_and_all_is_the_same(place: Path, asked: list[str]) -> None:
    first = judgement(known(cards()))
    assert len(asked) == 48  # the associations, and the bank
    asked.clear()
    assert judgement(known(cards())) == first
    assert asked == []
    assert sorted(path.name.split("-")[0] for path in place.iterdir()) == ["stores", "vectors"]


def test_another_word_or_language_is_another_file(place: Path, asked: list[str]) -> None:
    known(cards())
    for deck, language in ((cards("Singin' in the Rain"), "en"), (cards(), "fr")):
        asked.clear()
        known(deck, language)
        assert asked
    assert len(list(place.iterdir())) == 6


@pytest.mark.parametrize("what", ["vectors", "stores"])
@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "foreign", "a folder"])
def test_a_damaged_or_foreign_file_is_made_anew(place: Path, asked: list[str], what: str, harm: str) -> None:
    first = judgement(known(cards()))
    [path] = place.glob(f"{what}-*")
    whole = path.read_bytes()
    if harm == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif harm == "flipped":
        middle = len(whole) // 2
        path.write_bytes(whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :])
    elif harm == "empty":
        path.write_bytes(b"")
    elif harm == "foreign":
        with path.open("wb") as file:
            np.savez(file, rows=np.zeros(3), texts=np.zeros(2))
    else:
        path.unlink()
        path.mkdir()
    assert judgement(known(cards())) == first


def test_without_a_folder_to_write_to_bots_play_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    first = judgement(known(cards()))
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert judgement(known(cards())) == first


def test_only_what_was_used_last_is_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_FILES", 2)
    for number in range(4):
        cache.write("x", str(number), {"a": np.array([number])})
    assert len(list(place.iterdir())) == 2
    assert cache.read("x", "0") is None
    found = cache.read("x", "3")
    assert found is not None
    assert found["a"].tolist() == [3]


def test_bytes_lose_less_than_people_differ_by(place: Path) -> None:
    made = Lore(cards(), "en")
    exact = encoder.encoder().passing([text.casefold() for text in made.texts])
    clue = "umbrellas in the rain"
    wanted = encoder.encoder().passing([clue])[0] @ exact.T
    shared = made.nearness_of(clue) - wanted
    assert np.abs(shared[np.array([text != "rain" for text in made.texts])]).max() < 0.01
