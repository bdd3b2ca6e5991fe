"""Minds find what people would find, in three languages, and are not copies of each other."""

import logging

import numpy as np
import pytest

from lapin.bots import CardWords, encoder
from lapin.bots.imagination import Round, find_rates
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
    agreement = np.corrcoef(rows)[np.triu_indices(len(rows), 1)]
    assert agreement.min() > 0.3
    assert agreement.max() < 0.85


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
        assert "pip install 'lapin[bots]'" in caplog.text
        cards = tuple(deck[:40])  # a deck that no other test has made an atlas of
        hopeful = atlas("meaning", "en", cards).likeness_of("Hopeful")
        assert "hope" in cards[int(hopeful.argmax())].moods
    finally:
        encoder.is_installed.cache_clear()


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
    rates = find_rates(
        likeness, np.array([0, 0, 0]), np.arange(1, 40), Round(givers=3, cards_each=1, hand=6, voters=3), random, 60
    )
    assert rates[0] < rates[1] < rates[2]
    assert rates[2] > 0.9
