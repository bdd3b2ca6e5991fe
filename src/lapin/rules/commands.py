"""What people, bots and clocks may ask of a game.

An `Intent` comes from a seat's own device and does not say which seat: the session knows. A `Command` is an intent
with its seat and the turn it was meant for. `ActFor` is no intent: only the room may propose it (R9.6).
"""

from __future__ import annotations

from typing import Final

import msgspec
import regex

from lapin.rules.errors import IllegalMove
from lapin.rules.ids import CardId, Seat, Slot, Turn

MAX_CLUE_LENGTH: Final = 500
"""In characters as people count them (R3.1)."""

_GRAPHEME = regex.compile(r"\X")
_VISIBLE = regex.compile(r"[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]")
"""Anything people can see: not a blank, a zero-width character or the Braille blank."""


class TextClue(msgspec.Struct, frozen=True, tag_field="kind", tag="text", forbid_unknown_fields=True):
    """A clue in words, or a sound in letters (R3.1)."""

    text: str


class RecordedClue(msgspec.Struct, frozen=True, tag_field="kind", tag="recorded", forbid_unknown_fields=True):
    """A clue sung, hummed or spoken into a microphone; the sound itself is kept elsewhere (R3.1)."""

    recording: str
    transcript: str | None = None


class PerformedClue(msgspec.Struct, frozen=True, tag_field="kind", tag="performed", forbid_unknown_fields=True):
    """A clue given aloud or mimed at the table or on a call (R3.1)."""


Clue = TextClue | RecordedClue | PerformedClue


def clue_length(text: str) -> int:
    """Characters as people count them: a family emoji is one (R3.1)."""
    return len(_GRAPHEME.findall(text)) if not text.isascii() else len(text)


def check_words(text: str) -> None:
    """A clue's words: 1 to 500 characters, not only blanks (R3.1)."""
    if not _VISIBLE.search(text):
        raise IllegalMove("R3.1", "clue_blank")
    if len(text) > MAX_CLUE_LENGTH and (length := clue_length(text)) > MAX_CLUE_LENGTH:
        raise IllegalMove("R3.1", "clue_too_long", length=length, most=MAX_CLUE_LENGTH)


class _Intent(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Claim(_Intent, frozen=True, tag="claim"):
    """ "I have a clue": become the first storyteller (R2.3)."""


class GiveClue(_Intent, frozen=True, tag="give_clue"):
    """The storyteller's clue and, unless clues are given blind, the card behind it (R3.1, R7.1)."""

    clue: Clue
    card: CardId | None = None


class HandIn(_Intent, frozen=True, tag="hand_in"):
    """The card or cards that fit the clue best (R3.2)."""

    cards: tuple[CardId, ...]


class ProposeGiver(_Intent, frozen=True, tag="propose_giver"):
    """In Team play: which of the two should hand in a card (R8.2)."""

    giver: Seat


class AgreeGiver(_Intent, frozen=True, tag="agree_giver"):
    """In Team play: yes to the teammate's proposal; naming the giver makes a late yes harmless (R8.2)."""

    giver: Seat


class CastVote(_Intent, frozen=True, tag="vote"):
    """One slot, two where allowed (R3.5); the Party storyteller names a red one too (R7.3)."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


Intent = Claim | GiveClue | HandIn | ProposeGiver | AgreeGiver | CastVote


class ActFor(msgspec.Struct, frozen=True, tag_field="t", tag="act_for", forbid_unknown_fields=True):
    """The room asks the game's dice to act for an awaited seat that is gone or out of time (R9.6)."""


class Command(msgspec.Struct, frozen=True):
    """An intent, whose it is, and the turn it was meant for."""

    seat: Seat
    turn: Turn
    intent: Intent | ActFor
