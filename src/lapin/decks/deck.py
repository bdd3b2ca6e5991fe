"""A deck as data, and how it is read from its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from lapin.decks import associations
from lapin.decks.associations import Association
from lapin.languages import ENGLISH

MANIFEST: Final = "manifest.json"
MOST_CARDS: Final = 1000
_BUILT_IN: Final = Path(__file__).with_name("lantern")


class DeckError(Exception):
    """A deck that cannot be used; one line that says what is wrong and what would be right."""


PictureName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class _Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    large: PictureName
    small: PictureName
    thumbnail: PictureName | None = None


class _ManifestCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    large: PictureName
    small: PictureName
    thumbnail: PictureName | None = None
    title: str = ""
    seed: int = 0
    caption: str = ""
    words: tuple[str, ...] = ()
    short: dict[str, str] = {}
    long: dict[str, str] = {}
    licence: str = ""
    credits: tuple[str, ...] = ()


class _Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    cards: Annotated[tuple[_ManifestCard, ...], msgspec.Meta(max_length=MOST_CARDS)]
    back: _Back
    version: int = 1
    licence: str = ""
    author: str = ""


class Card(msgspec.Struct, frozen=True):
    """One picture in two or three sizes, and its words."""

    id: str
    title: str
    """For makers; never sent in play."""
    caption: str
    """One literal English sentence, for bots."""
    words: tuple[str, ...]
    """English mood words, for bots."""
    short: Mapping[str, str]
    long: Mapping[str, str]
    """By language, for people who cannot see the picture: literal, and the same for every holder."""
    licence: str
    credits: tuple[str, ...]
    large: Path
    small: Path
    thumbnail: Path | None = None

    def picture(self, size: str) -> Path:
        """`large`, `small` or `thumbnail`; a deck without thumbnails shows its small pictures instead."""
        return _sized(size, self.large, self.small, self.thumbnail)

    def described(self, language: str) -> tuple[str, str]:
        """The short and the long description, in that language or else in English."""
        return (
            self.short.get(language) or self.short.get("en", ""),
            self.long.get(language) or self.long.get("en", ""),
        )


class Deck(msgspec.Struct, frozen=True):
    """Cards that belong together."""

    id: str
    name: str
    licence: str
    author: str
    cards: tuple[Card, ...]
    back_large: Path
    back_small: Path
    back_thumbnail: Path | None = None
    folders: tuple[tuple[str, Path], ...] = ()
    """Where the cards come from, and what stands before their ids: nothing, unless decks were mixed."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Those in which any card is described; English must be one."""
        described = {language for card in self.cards for language in (*card.short, *card.long)}
        return tuple(sorted({ENGLISH, *described}))

    def associations(self, language: str) -> Mapping[str, tuple[Association, ...]]:
        """What people who speak this language think of, by card: for bots. Read anew; empty where a deck has none."""
        return {
            f"{before}{card}": found
            for before, folder in self.folders
            for card, found in associations.read(folder, language).items()
        }

    def back(self, size: str) -> Path:
        """The back that all cards share, in the sizes of a card's picture."""
        return _sized(size, self.back_large, self.back_small, self.back_thumbnail)

    def card(self, card_id: str) -> Card:
        """The card of that id."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise DeckError(f"deck {self.id!r} has no card {card_id!r}")


def _sized(size: str, large: Path, small: Path, thumbnail: Path | None) -> Path:
    if size == "large":
        return large
    return thumbnail if size == "thumbnail" and thumbnail is not None else small


def read_manifest(folder: Path) -> _Manifest:
    """The manifest of a deck's folder, or a `DeckError` that names the place where it is broken."""
    path = folder / MANIFEST
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise DeckError(f"{folder} is no deck: it has no {MANIFEST}") from None
    except OSError as error:
        raise DeckError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return msgspec.json.decode(data, type=_Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckError(f"{path} is not a deck's manifest: {error}") from None


def load_deck(path: str | Path) -> Deck:
    """A deck from its folder. What it needs to be played is checked here; `check_deck` checks everything."""
    folder = Path(path)
    manifest = read_manifest(folder)
    seen: set[str] = set()
    cards = []
    for card in manifest.cards:
        if card.id in seen:
            raise DeckError(f"{folder / MANIFEST} has two cards with the id {card.id!r}; every id must be different")
        seen.add(card.id)
        cards.append(
            Card(
                id=card.id,
                title=card.title,
                caption=card.caption,
                words=card.words,
                short=card.short,
                long=card.long,
                licence=card.licence or manifest.licence,
                credits=card.credits,
                large=picture_path(folder, card.large, f"card {card.id!r}"),
                small=picture_path(folder, card.small, f"card {card.id!r}"),
                thumbnail=_optional_path(folder, card.thumbnail, f"card {card.id!r}"),
            )
        )
    return Deck(
        id=manifest.id,
        name=manifest.name,
        licence=manifest.licence,
        author=manifest.author,
        cards=tuple(cards),
        back_large=picture_path(folder, manifest.back.large, "the card back"),
        back_small=picture_path(folder, manifest.back.small, "the card back"),
        back_thumbnail=_optional_path(folder, manifest.back.thumbnail, "the card back"),
        folders=(("", folder),),
    )


def picture_path(folder: Path, name: str, whose: str) -> Path:
    """A picture inside the deck's own folder, and nowhere else."""
    path = folder / name
    try:
        inside = path.resolve().is_relative_to(folder.resolve())
        found = path.is_file()
    except (OSError, ValueError, RuntimeError):  # too long for a system, a zero in it, links in a circle
        raise DeckError(f"the picture {name!r} of {whose} cannot be the name of a file") from None
    if not inside:
        raise DeckError(f"the picture {name!r} of {whose} lies outside the deck's folder {folder}")
    if not found:
        raise DeckError(f"the picture {name!r} of {whose} is missing in {folder}")
    return path


def _optional_path(folder: Path, name: str | None, whose: str) -> Path | None:
    return None if name is None else picture_path(folder, name, whose)


def mix(decks: Sequence[Deck]) -> Deck:
    """One deck of all the cards of several (R1). Ids are prefixed by their deck's, so they cannot collide."""
    if not decks:
        raise DeckError("no deck to mix: name at least one")
    if len(decks) == 1:
        return decks[0]
    names = [deck.id for deck in decks]
    if len(set(names)) < len(names):
        raise DeckError(f"the same deck twice in the mix: {', '.join(names)}")
    return Deck(
        id="+".join(names),
        name=" + ".join(deck.name for deck in decks),
        licence=" AND ".join(sorted({deck.licence for deck in decks})),
        author=", ".join(dict.fromkeys(deck.author for deck in decks)),
        cards=tuple(msgspec.structs.replace(card, id=f"{deck.id}/{card.id}") for deck in decks for card in deck.cards),
        back_large=decks[0].back_large,
        back_small=decks[0].back_small,
        back_thumbnail=decks[0].back_thumbnail,
        folders=tuple((f"{deck.id}/{before}", folder) for deck in decks for before, folder in deck.folders),
    )


def built_in() -> Deck:
    """The deck that ships with lapin."""
    return load_deck(_BUILT_IN)
