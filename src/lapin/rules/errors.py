"""What can go wrong, as a small tree.

RulesError
├── IllegalMove      a command that the rules refuse; nothing changes (R9.4)
├── UnknownTable     an edition, mode, player count or option that does not exist (R1)
└── BrokenRecord     a stored game that cannot be what it says it is
"""

from __future__ import annotations

from collections.abc import Mapping


class RulesError(Exception):
    """A refusal with the clause it rests on, a stable code, and the facts behind it."""

    def __init__(self, clause: str, code: str, **facts: object) -> None:
        super().__init__(clause, code, facts)
        self.clause = clause
        self.code = code
        self.facts: Mapping[str, object] = facts

    @property
    def message(self) -> str:
        """The code and the facts as words, without the clause."""
        given = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        code = self.code.replace("_", " ")
        return f"{code} ({given})" if given else code

    def __str__(self) -> str:
        return f"{self.message} [{self.clause}]"


class IllegalMove(RulesError):
    """The rules refuse this command (R9.4)."""


class UnknownTable(RulesError):
    """No edition has such a table (R1)."""

    @property
    def message(self) -> str:
        """What is wrong and what would be right, as a sentence where people often meet it."""
        facts = self.facts
        if self.code == "wrong_player_count":
            return f"{facts['players']} players: {facts['edition']}, {facts['mode']} mode, is for {facts['allowed']}"
        if self.code == "unknown_edition_or_mode":
            return f"no edition and mode {facts['edition']!r}, {facts['mode']!r}; there are {facts['known']}"
        return super().message


class BrokenRecord(RulesError):
    """A stored game does not follow from its own dice and commands (R9.5)."""
