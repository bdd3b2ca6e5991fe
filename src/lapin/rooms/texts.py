"""Names, clues and lines as people may write them: composed, without anything invisible or turned around."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec
import regex

from lapin.limits import BYTES_PER_CHARACTER, MOST_MARKS
from lapin.rooms.errors import Refusal
from lapin.rules.commands import MAX_CLUE_LENGTH, GiveClue, Intent, RecordedClue, TextClue
from lapin.rules.errors import IllegalMove

_MOST_CODE_POINTS_PER_CHARACTER: Final = 12
"""A family of four with skin tones has 11."""

_GRAPHEME = regex.compile(r"\X")
_BLANKS = regex.compile(r"\s+")
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]")
"""What is not seen, or looks like a blank and is a letter: Hangul fillers, the Braille blank."""
_CHOOSERS = regex.compile(r"[\u200c\u200d\u180b-\u180d\ufe00-\ufe0f\U000E0100-\U000E01EF]")
"""Joiners inside emoji and in Persian and Indic words, and what chooses between forms of the letter before it."""
_VISIBLE = regex.compile(r"[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]")
_TOWER = regex.compile(rf"^\p{{M}}|\p{{M}}{{{MOST_MARKS + 1},}}")
"""Marks without a letter under them, or too many on one."""
_PICTURE = regex.compile(r"\p{Extended_Pictographic}")
_TAGS = regex.compile(r"[\U000E0020-\U000E007F]")
"""Flags of England, Scotland and Wales end in these; alone they are invisible writing."""
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0437\u0438\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b6\u03c9\u03f2\u03f3i1|0",
    "abe3ukmhopctyxsljhdqwabehlkuvoptuxzwcjlllo",
)
"""Cyrillic and Greek letters, small or in capitals, and the Latin ones they are taken for; a few of our own too."""


def cleaned(text: str, what: str, most: int) -> str:
    """The text composed (NFC), blanks as single spaces, 1 to `most` characters as people count them.

    What costs more than a glance is asked last, of a text that is known to be short.
    """
    if is_heavy(text, most):
        raise Refusal("too_long", field=what, length=len(text), most=most)
    if _TOWER.search(text.lstrip()):
        raise Refusal("blank" if not _VISIBLE.search(text) else "stacked_characters", field=what)
    text = _BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip()
    unseen = [found for found in _UNSEEN.findall(text) if not _CHOOSERS.match(found)]
    if unseen and not ("\U0001f3f4" in text and all(_TAGS.fullmatch(found) for found in unseen)):
        raise Refusal("unseen_characters", field=what, character=f"U+{ord(unseen[0]):04X}")
    if not _VISIBLE.search(text):
        raise Refusal("blank", field=what)
    characters = _GRAPHEME.findall(text)
    if len(characters) > most or is_heavy(text, most):
        raise Refusal("too_long", field=what, length=max(len(characters), most + 1), most=most)
    if any(len(character) > _MOST_CODE_POINTS_PER_CHARACTER for character in characters):
        raise Refusal("stacked_characters", field=what)
    return text


def is_heavy(text: str, most: int) -> bool:
    """Has it more bytes than so many characters may have?"""
    return len(text.encode(errors="surrogatepass")) > most * BYTES_PER_CHARACTER


def skeleton(name: str) -> str:
    """What a name looks like at a glance: names with the same skeleton are taken for each other."""
    return _CHOOSERS.sub("", unicodedata.normalize("NFKC", name).casefold()).translate(_LOOKALIKES)


def emoji(text: str) -> str:
    """One emoji."""
    if len(_GRAPHEME.findall(text)) != 1 or not _PICTURE.search(text) or len(text) > _MOST_CODE_POINTS_PER_CHARACTER:
        raise Refusal("not_an_emoji")
    return text


def cleaned_intent(intent: Intent) -> Intent:
    """The same intent with a clue's words composed; the rules say how long they may be (R3.1)."""
    match intent:
        case GiveClue(clue=TextClue(text=text)) if text.strip():
            return msgspec.structs.replace(intent, clue=TextClue(_cleaned_clue(text, "clue")))
        case GiveClue(clue=RecordedClue(recording=recording, transcript=str(text))) if text.strip():
            words = _cleaned_clue(text, "transcript")
            return msgspec.structs.replace(intent, clue=RecordedClue(recording=recording, transcript=words))
        case _:
            return intent


def _cleaned_clue(text: str, what: str) -> str:
    if is_heavy(text, MAX_CLUE_LENGTH):
        raise IllegalMove("R3.1", "clue_too_long", length=len(text), most=MAX_CLUE_LENGTH)
    return cleaned(text, what, most=len(text))
