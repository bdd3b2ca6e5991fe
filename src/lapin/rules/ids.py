"""The game's own words for numbers and strings, so that none of them is passed for another."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0; "left" is the next one (R2.1)."""

TeamId = NewType("TeamId", int)
"""A team is named by its first seat (R2.4)."""

CardId = NewType("CardId", str)
"""A card, by a name that tells nothing about its picture or its holder."""

Slot = NewType("Slot", int)
"""A numbered place on the table, from 1 (R3.3)."""

Turn = NewType("Turn", int)
"""Turns are counted from 1; claiming the first storyteller belongs to turn 1."""
