"""Decks made to do harm: they are refused in one line, write nowhere but in their folder, and cost little."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from lapin.cli import main
from lapin.decks import DeckError, check_deck, load_deck
from lapin.decks.thumbnails import write_thumbnails
from lapin.testing.decks import write_deck


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return write_deck(tmp_path / "deck", 2, "few")


def edit(folder: Path, change: Callable[[dict[str, Any]], object]) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    change(manifest)
    (folder / "manifest.json").write_text(json.dumps(manifest))


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["deck", *words]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    return said.err


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_thumbnail_that_is_a_link_is_replaced_and_not_followed(deck: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    (deck / "thumbnail").mkdir()
    (deck / "thumbnail/tile-000.webp").symlink_to(precious)
    (deck / "back-thumbnail.webp").symlink_to(precious)
    write_thumbnails(deck)
    assert precious.read_text() == "mine"
    assert not (deck / "thumbnail/tile-000.webp").is_symlink()
    assert [problem for problem in check_deck(deck) if "humbnail" in str(problem)] == []


def test_a_folder_of_thumbnails_that_leads_elsewhere_is_refused(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (deck / "thumbnail").symlink_to(elsewhere)
    assert "outside the deck's folder" in complaint(capsys, "thumbnails", str(deck))
    assert list(elsewhere.iterdir()) == []


def test_a_manifest_that_is_a_link_is_replaced_and_not_followed(deck: Path, tmp_path: Path) -> None:
    shared = tmp_path / "shared.json"
    (deck / "manifest.json").rename(shared)
    before = shared.read_bytes()
    (deck / "manifest.json").symlink_to(shared)
    write_thumbnails(deck)
    assert shared.read_bytes() == before
    assert load_deck(deck).cards[0].thumbnail is not None


def test_nothing_half_written_stays_behind(deck: Path) -> None:
    write_thumbnails(deck)
    names = {path.name for path in deck.rglob("*")}
    assert names == {
        "manifest.json",
        *("large", "small", "thumbnail"),
        *("tile-000.webp", "tile-001.webp"),
        *("back-large.webp", "back-small.webp", "back-thumbnail.webp"),
    }


# ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def bomb(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Few bytes, many pixels."""
    path = tmp_path_factory.mktemp("bomb") / "bomb.webp"
    Image.new("L", (9000, 9000)).convert("RGB").save(path, "WEBP", quality=1, method=0)
    return path


@pytest.mark.parametrize(
    "words", [["thumbnails"], ["check"], ["sheet", "--out", "out.png"]], ids=lambda words: words[0]
)
def test_a_picture_of_too_many_pixels_is_never_unpacked(
    deck: Path, bomb: Path, words: list[str], tmp_path: Path
) -> None:
    for size in ("large", "small"):
        (deck / size / "tile-000.webp").write_bytes(bomb.read_bytes())
    command = [sys.executable, "-m", "lapin", "deck", words[0], str(deck), *words[1:]]

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (700 << 20, 700 << 20))  # unpacked it would be 243 MB, three times

    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, preexec_fn=little, check=False)
    assert done.returncode == (1 if words[0] == "check" else 2), done.stderr
    assert "has 9000×9000 pixels, too many to open" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [["thumbnails"], ["sheet", "--out", "out.png"]], ids=lambda words: words[0])
@pytest.mark.parametrize("kind", ["PNG", "GIF", "TIFF", "PPM"])
def test_only_the_kinds_of_decks_are_opened(
    deck: Path, kind: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    for size in ("large", "small"):
        Image.new("RGB", (800, 1200)).save(deck / size / "tile-000.webp", kind)
    assert "WebP or AVIF are right" in complaint(capsys, words[0], str(deck), *words[1:])


def test_a_sheet_too_large_to_paint_is_refused(deck: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    card = json.loads((deck / "manifest.json").read_text())["cards"][0]
    edit(deck, lambda m: m.update(cards=[{**card, "id": f"c{number}"} for number in range(900)]))
    said = complaint(capsys, "sheet", str(deck), "--width", "800", "--out", str(tmp_path / "out.png"))
    assert "a smaller --width" in said


# ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("large/\0.webp", "cannot be the name of a file"),
        ("a" * 5000, "length <= 200"),
        ("", "length >= 1"),
        ("a/" * 99, "is missing"),
        ("../outside.webp", "outside the deck's folder"),
        ("/etc/passwd", "outside the deck's folder"),
        (".", "is missing"),
    ],
)
def test_a_name_that_is_no_file_is_said_so(
    deck: Path, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(deck, lambda m: m["cards"][0].update(large=name))
    with pytest.raises(DeckError, match=said):
        load_deck(deck)
    assert len(complaint(capsys, "check", str(deck))) < 1000


def test_more_cards_than_a_deck_has_are_refused(deck: Path) -> None:
    card = json.loads((deck / "manifest.json").read_text())["cards"][0]
    edit(deck, lambda m: m.update(cards=[{**card, "id": f"c{number}"} for number in range(1001)]))
    with pytest.raises(DeckError, match="length <= 1000"):
        load_deck(deck)


def test_what_a_deck_is_called_moves_no_cursor(deck: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    edit(deck, lambda m: m.update(name="\x1b[2Jgone\r\n", id="\x1b]0;title\x07"))
    edit(deck, lambda m: m["cards"][0].update(id="\x1b[31m", words=["\x9b31m"]))
    main(["deck", "check", str(deck)])
    main(["deck", "sheet", str(deck), "--out", str(tmp_path / "a\x1b[2Jb.png")])
    main(["deck", "sheet", str(deck), "--out", str(tmp_path / "a\x1b[2Jb.none")])
    main(["deck", "thumbnails", str(deck)])
    said = capsys.readouterr()
    assert all(character.isprintable() or character == "\n" for character in said.out + said.err)
