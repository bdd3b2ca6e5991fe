"""Names, clues and lines as people may write them: composed, without anything invisible or turned around."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec
import regex

from lapin.rooms.errors import Refusal
from lapin.rules.commands import GiveClue, Intent, RecordedClue, TextClue

MOST_NAME: Final = 20
MOST_LINE: Final = 300
MOST_ROOM_NAME: Final = 40
_MOST_CODE_POINTS_PER_CHARACTER: Final = 12
"""A family of four with skin tones has 11; a letter under a tower of accents has more."""

_GRAPHEME = regex.compile(r"\X")
_BLANKS = regex.compile(r"\s+")
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]")
_PICTURE = regex.compile(r"\p{Extended_Pictographic}")
_JOINERS: Final = "\u200c\u200d"
"""Inside emoji, and in Persian and Indic words."""
_TAGS = regex.compile(r"[\U000E0020-\U000E007F]")
"""Flags of England, Scotland and Wales end in these; alone they are invisible writing."""


def cleaned(text: str, what: str, most: int) -> str:
    """The text composed (NFC), blanks as single spaces, 1 to `most` characters as people count them."""
    text = _BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip()
    unseen = [found for found in _UNSEEN.findall(text) if found not in _JOINERS]
    if unseen and not ("\U0001f3f4" in text and all(_TAGS.fullmatch(found) for found in unseen)):
        raise Refusal("unseen_characters", field=what, character=f"U+{ord(unseen[0]):04X}")
    characters = _GRAPHEME.findall(text)
    if not any(character.strip(_JOINERS + " ") for character in characters):
        raise Refusal("blank", field=what)
    if len(characters) > most:
        raise Refusal("too_long", field=what, length=len(characters), most=most)
    if any(len(character) > _MOST_CODE_POINTS_PER_CHARACTER for character in characters):
        raise Refusal("stacked_characters", field=what)
    return text


def emoji(text: str) -> str:
    """One emoji."""
    if len(_GRAPHEME.findall(text)) != 1 or not _PICTURE.search(text) or len(text) > _MOST_CODE_POINTS_PER_CHARACTER:
        raise Refusal("not_an_emoji")
    return text


def cleaned_intent(intent: Intent) -> Intent:
    """The same intent with a clue's words composed; the rules say how long they may be (R3.1)."""
    match intent:
        case GiveClue(clue=TextClue(text=text)) if text.strip():
            return msgspec.structs.replace(intent, clue=TextClue(cleaned(text, "clue", most=len(text))))
        case GiveClue(clue=RecordedClue(recording=recording, transcript=str(text))) if text.strip():
            words = cleaned(text, "transcript", most=len(text))
            return msgspec.structs.replace(intent, clue=RecordedClue(recording=recording, transcript=words))
        case _:
            return intent
