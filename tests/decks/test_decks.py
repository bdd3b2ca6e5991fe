"""Decks are folders; a broken one says in one line what is wrong and what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from lapin.cli import main
from lapin.decks import DeckError, check_deck, load_deck, mix
from lapin.testing.decks import write_deck


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_deck(tmp_path_factory.mktemp("plain"))


@pytest.fixture
def small_deck(tmp_path: Path) -> Path:
    return write_deck(tmp_path / "few", cards=3, deck_id="few")


def _edit(folder: Path, change: Callable[[dict[str, Any]], object]) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    change(manifest)
    (folder / "manifest.json").write_text(json.dumps(manifest))


def test_a_good_deck_loads_and_has_no_problems(plain: Path) -> None:
    deck = load_deck(plain)
    assert len(deck.cards) == 84
    assert deck.card("tile-007").large.is_file()
    assert check_deck(plain) == []


def test_decks_mix_into_one_whose_ids_cannot_collide(plain: Path, small_deck: Path) -> None:
    both = mix([load_deck(plain), load_deck(small_deck)])
    assert len({card.id for card in both.cards}) == 87
    assert both.card("few/tile-001").small.is_file()
    with pytest.raises(DeckError, match="same deck twice"):
        mix([load_deck(plain), load_deck(plain)])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda m: m["cards"][1].update(id="tile-000"), "two cards with the id 'tile-000'"),
        (lambda m: m["cards"][1].update(large="large/none.webp"), "'large/none.webp' of card 'tile-001' is missing"),
        (lambda m: m["cards"][1].update(small="../../etc/passwd"), "lies outside the deck's folder"),
        (lambda m: m["cards"][1].pop("large"), "missing required field `large`"),
        (lambda m: m["cards"][1].update(colour="blue"), "unknown field `colour`"),
        (lambda m: m.pop("back"), "missing required field `back`"),
    ],
)
def test_a_broken_manifest_is_refused_with_its_place(
    small_deck: Path, change: Callable[[dict[str, Any]], object], complaint: str
) -> None:
    _edit(small_deck, change)
    with pytest.raises(DeckError, match=complaint):
        load_deck(small_deck)


def test_a_folder_without_manifest_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"has no manifest\.json"):
        load_deck(tmp_path)
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(DeckError, match="not a deck's manifest"):
        load_deck(tmp_path)


def _problems(folder: Path) -> str:
    return "\n".join(str(problem) for problem in check_deck(folder))


def test_check_finds_words_out_of_their_bands(small_deck: Path) -> None:
    _edit(small_deck, lambda m: m["cards"][0].update(caption="too short", words=["one"]))
    _edit(small_deck, lambda m: m["cards"][1]["short"].update(fr="court"))
    _edit(
        small_deck, lambda m: m["cards"][2].update(words=[*m["cards"][2]["long"]["en"].split()[:1], "b", "c", "d", "e"])
    )
    problems = _problems(small_deck)
    assert "tile-000: caption of 2 words" in problems
    assert "tile-000: 1 mood words" in problems
    assert "tile-001: short description in 'fr' has 5 characters" in problems
    assert "tile-002: the description uses the mood word" in problems
    assert "3 cards; a deck that serves every table has at least 84" in problems


def test_check_finds_bad_pictures(small_deck: Path) -> None:
    (small_deck / "large/tile-000.webp").write_bytes(b"not a picture")
    Image.new("RGB", (400, 600), (128, 128, 128)).save(small_deck / "small/tile-001.webp", "WEBP")
    Image.new("RGB", (400, 600), (129, 128, 128)).save(small_deck / "small/tile-000.webp", "WEBP")
    Image.new("RGB", (400, 600), (129, 128, 128)).save(small_deck / "small/tile-002.webp", "PNG")
    exif = Image.Exif()
    exif[0x010E] = "made in a hurry"
    Image.new("RGB", (10, 15)).save(small_deck / "large/tile-002.webp", "WEBP", exif=exif)
    problems = _problems(small_deck)
    assert "tile-000: tile-000.webp cannot be read as a picture" in problems
    assert "tile-001: contrast 0.00" in problems
    assert "tile-000: looks too much like tile-001" in problems
    assert "tile-002: tile-002.webp is PNG" in problems
    assert "tile-002: tile-002.webp is 10×15" in problems
    assert "tile-002: tile-002.webp carries metadata" in problems


def test_thumbnails_are_optional_and_made_from_the_large_pictures(small_deck: Path) -> None:
    plain = load_deck(small_deck)
    assert plain.card("tile-001").thumbnail is None
    assert plain.card("tile-001").picture("thumbnail") == plain.card("tile-001").small
    assert plain.back("thumbnail") == plain.back_small

    assert main(["deck", "thumbnails", str(small_deck)]) == 0
    deck = load_deck(small_deck)
    first = {path: path.read_bytes() for path in (card.picture("thumbnail") for card in deck.cards)}
    with Image.open(deck.card("tile-001").picture("thumbnail")) as picture:
        assert picture.size == (240, 360)
    assert deck.back("thumbnail") == small_deck / "back-thumbnail.webp"
    assert [card.id for card in deck.cards] == [card.id for card in plain.cards]
    assert "thumbnail" not in _problems(small_deck)

    assert main(["deck", "thumbnails", str(small_deck)]) == 0
    assert {path: path.read_bytes() for path in first} == first, "not the same picture twice"


def test_check_finds_thumbnails_that_are_wrong_or_missing(small_deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "thumbnails", str(small_deck)]) == 0
    _edit(small_deck, lambda m: m["cards"][1].pop("thumbnail"))
    Image.new("RGB", (400, 600)).save(small_deck / "thumbnail/tile-002.webp", "WEBP")
    problems = _problems(small_deck)
    assert "1 of 4 pictures have no thumbnail; give one to all, or to none" in problems
    assert "tile-002: tile-002.webp is 400×600; 240×360 is right" in problems
    (small_deck / "large/tile-000.webp").write_bytes(b"not a picture")
    capsys.readouterr()
    assert main(["deck", "thumbnails", str(small_deck)]) == 2
    assert "tile-000.webp cannot be read as a picture" in capsys.readouterr().err


def test_command_line(plain: Path, small_deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(plain)]) == 0
    assert "84 cards, 0 problems" in capsys.readouterr().out
    assert main(["deck", "check", str(small_deck)]) == 1
    assert main(["deck", "sheet", str(small_deck), "--out", str(tmp_path / "sheet.png")]) == 0
    with Image.open(tmp_path / "sheet.png") as sheet:
        assert sheet.size == (12 * 128 + 8, 188 + 8)
    capsys.readouterr()
    assert main(["deck", "check", str(tmp_path / "nowhere")]) == 2
    answer = capsys.readouterr()
    assert answer.err.count("\n") == 1
    assert "has no manifest.json" in answer.err


# ── Associations ──────────────────────────────────────────────────────────────────────────────────────────────────


def _section(card: str, change: Callable[[list[str]], object] = lambda lines: None) -> str:
    """A card's section with just enough of everything."""
    lines = [
        "tales: " + "; ".join(f"tale {number}" for number in range(18)),
        "sayings: " + "; ".join(f"saying {number}" for number in range(30)),
        "things: " + "; ".join(f"thing {number}" for number in range(42)),
    ]
    change(lines)
    return "\n".join([f"[{card}]", *lines, ""])


def _associate(folder: Path, text: str, name: str = "en.txt") -> None:
    (folder / "associations").mkdir(exist_ok=True)
    (folder / "associations" / name).write_text(text, encoding="utf-8")


CARDS = ("tile-000", "tile-001", "tile-002")


def _faults(folder: Path) -> list[str]:
    return [str(problem) for problem in check_deck(folder) if "associations" in str(problem)]


def test_associations_are_read_by_card_and_language_and_need_not_be_there(small_deck: Path) -> None:
    assert load_deck(small_deck).associations("en") == {}
    _associate(small_deck, "# for makers\n[tile-000]\nscreen: Jaws ; The Piano\n\nphrases: Help!\nscreen: Up\n")
    deck = load_deck(small_deck)
    assert [(one.kind, one.text) for one in deck.associations("en")["tile-000"]] == [
        ("screen", "Jaws"),
        ("screen", "The Piano"),
        ("phrases", "Help!"),
        ("screen", "Up"),
    ]
    assert deck.associations("fr") == {}


def test_mixed_decks_keep_their_associations(plain: Path, small_deck: Path) -> None:
    _associate(small_deck, "[tile-000]\nscreen: Jaws\n")
    both = mix([load_deck(plain), load_deck(small_deck)])
    assert list(both.associations("en")) == ["few/tile-000"]


def test_good_associations_have_no_faults(small_deck: Path) -> None:
    _associate(small_deck, "".join(map(_section, CARDS)))
    assert _faults(small_deck) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda lines: lines.append("moods: sad"), "line 5 begins with 'moods'; tales, books"),
        (lambda lines: lines.append("no kind at all"), "line 5 begins with 'no kind at all'"),
        (lambda lines: lines.pop(), "48 associations; at least 90 are right"),
        (lambda lines: lines.pop(0), "0 names (tales, books, screen, arts, world); at least 18 are right"),
        (lambda lines: lines.pop(1), "0 sayings and phrases; at least 30 are right"),
        (lambda lines: lines.append("feelings: Thing 7!"), "'Thing 7!' is there twice"),
        (lambda lines: lines.append("feelings: …"), "'…' says nothing"),
        (lambda lines: lines.append("phrases: " + "a b " * 16), "has 63 characters; 60 at most"),
        (lambda lines: lines.append("phrases: go\x07od"), "holds characters that cannot be printed"),
        (lambda lines: lines.append("phrases: abc\u202exyz"), "holds characters that cannot be printed"),
        (lambda lines: lines.append("phrases: cafe\u0301"), "save it as NFC"),
        (lambda lines: lines.append("phrases: Oh shit"), "say it without 'shit'"),
        (lambda lines: lines.append("[tile-000]"), "begins a second section of this card"),
        (lambda lines: lines.append("[tile-999]"), "tile-999: associations in 'en': no card of this deck"),
    ],
)
def test_every_fault_of_associations_is_named(
    small_deck: Path, change: Callable[[list[str]], object], complaint: str
) -> None:
    _associate(small_deck, _section(CARDS[0], change) + "".join(map(_section, CARDS[1:])))
    problems = _faults(small_deck)
    assert any(complaint in problem for problem in problems), problems
    load_deck(small_deck).associations("en")  # whatever is wrong, it can be played


def test_a_file_of_associations_that_is_no_text_or_no_language_is_named(small_deck: Path) -> None:
    _associate(small_deck, "", "de.txt")
    _associate(small_deck, "tales: Jaws\n", "fr.txt")
    (small_deck / "associations" / "en.txt").write_bytes(b"[tile-000]\ntales: \xff\xfe\n")
    problems = _faults(small_deck)
    assert any("associations/de.txt is read by nobody" in problem for problem in problems)
    assert any("'fr': line 1 stands before the first [card]" in problem for problem in problems)
    assert any("en.txt cannot be read as UTF-8" in problem for problem in problems)
