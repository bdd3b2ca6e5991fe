"""The languages spoken here, from one place: those that have a phrase bank. Everything else falls back to English.

A language is named by its tag (BCP 47): `fr`, `pt-BR`, `zh-Hant`. A new one is `client/src/i18n/TAG.ts` and
`src/lapin/bots/phrases/TAG.txt`; nothing here changes.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final

import msgspec

ENGLISH: Final = "en"
Tag = Annotated[str, msgspec.Meta(min_length=2, max_length=35, pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$(?!\n)")]
"""A language as a browser names it, whether or not it is spoken here."""

LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(
        (
            file.name.removesuffix(".txt")
            for file in (files("lapin") / "bots" / "phrases").iterdir()
            if file.name.endswith(".txt")
        ),
        key=lambda tag: (tag != ENGLISH, tag),
    )
)
"""English first."""


def spoken(tag: str, known: tuple[str, ...] = LANGUAGES) -> str | None:
    """The one of ours for who asks for this: it itself, else the tag without its last parts (`pt-BR` → `pt`), or none.

    >>> spoken("PT-br", ("en", "pt", "pt-BR")), spoken("nl-BE", ("en", "nl")), spoken("xx", ("en",))
    ('pt-BR', 'nl', None)
    """
    ours = {one.lower(): one for one in known}
    parts = tag.strip().lower().split("-")
    for length in range(len(parts), 0, -1):
        if found := ours.get("-".join(parts[:length])):
            return found
    return None
