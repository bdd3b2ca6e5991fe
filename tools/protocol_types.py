"""Writes the wire as TypeScript types and as JSON Schema, from the msgspec types that the server itself uses; and what
the client must know as the server knows it (games, limits) as TypeScript values.

    python tools/protocol_types.py            write client/src/wire/*.ts and docs/protocol.schema.json
    python tools/protocol_types.py --check    exit 1 if they are not what they would be

A field with a default may be left out by whoever sends it. So a type that travels both ways and has such fields is
written twice: `Options` as the server sends it (all fields there) and `OptionsInput` as it accepts it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from lapin.limits import MOST_LINE, MOST_NAME
from lapin.rooms import commands as room_commands
from lapin.rooms.decide.host import CODE_LENGTH
from lapin.rules import commands as intents
from lapin.rules.rulesets import RULESETS, RuleSet, all_tables, ruleset_for
from lapin.web import wire

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "client" / "src" / "wire" / "protocol.ts"
VALUES = ROOT / "client" / "src" / "wire" / "server.ts"
RULES = ROOT / "client" / "src" / "wire" / "rulesets.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"

RECEIVED = (wire.ClientMessage, wire.RoomRequest, wire.FindRequest, wire.MoveRequest)
SENT = (
    wire.ServerMessage,
    wire.RoomMade,
    wire.RoomFound,
    wire.Moved,
    wire.PersonGone,
    wire.SessionInfo,
    wire.DeckInfo,
    wire.RecordingMade,
    wire.Gallery,
    wire.Problem,
)
UNIONS = {
    "ClientMessage": (wire.ClientMessage, True),
    "RoomCommand": (room_commands.RoomCommand, True),
    "Intent": (intents.Intent, True),
    "ClueInput": (intents.Clue, True),
    "Clue": (intents.Clue, False),
    "ServerMessage": (wire.ServerMessage, False),
}


class Writer:
    """Collects the structs and enums that messages are made of and writes each of them once."""

    def __init__(self) -> None:
        self.received: set[type] = set()
        self.sent: set[type] = set()
        self.enums: dict[str, type] = {}

    def collect(self, root: inspect.Type, seen: set[type]) -> None:
        match root:
            case inspect.StructType(cls=cls, fields=fields):
                if cls not in seen:
                    seen.add(cls)
                    for field in fields:
                        self.collect(field.type, seen)
            case inspect.EnumType(cls=cls):
                self.enums[cls.__name__] = cls
            case inspect.UnionType(types=types):
                for member in types:
                    self.collect(member, seen)
            case inspect.DictType(value_type=value):
                self.collect(value, seen)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                self.collect(item, seen)

    def differs(self, cls: type, path: frozenset[type] = frozenset()) -> bool:
        """Does the server accept another shape of this type than it sends?"""
        if cls not in self.received or cls not in self.sent or cls in path:
            return False
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        return any(
            not field.required or any(self.differs(inner, path | {cls}) for inner in _structs(field.type))
            for field in info.fields
        )

    def name(self, cls: type, received: bool) -> str:
        return f"{cls.__name__}Input" if received and self.differs(cls) else cls.__name__

    def expression(self, kind: inspect.Type, received: bool) -> str:
        match kind:
            case inspect.StructType(cls=cls):
                return self.name(cls, received)
            case inspect.EnumType(cls=cls):
                return str(cls.__name__)
            case inspect.UnionType(types=types):
                named = set(_structs(kind))
                for name, (union, of_received) in UNIONS.items():
                    if of_received is received and named == set(_structs(inspect.type_info(union))):
                        optional = any(isinstance(member, inspect.NoneType) for member in types)
                        return f"{name} | null" if optional else name
                members = sorted(types, key=lambda member: isinstance(member, inspect.NoneType))
                return " | ".join(dict.fromkeys(self.expression(member, received) for member in members))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner = self.expression(item, received)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.expression(value, received)}>>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def interface(self, cls: Any, received: bool) -> str:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        lines = [_comment(cls.__doc__), f"export interface {self.name(cls, received)} {{"]
        if info.tag is not None:
            lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            absent = not field.required and (received or cls.__struct_config__.omit_defaults)
            mark = "?" if absent else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.expression(field.type, received)};")
        return "\n".join([*lines, "}"])

    def typescript(self) -> str:
        for answer in RECEIVED:
            self.collect(inspect.type_info(answer), self.received)
        for asked in SENT:
            self.collect(inspect.type_info(asked), self.sent)
        parts = ["// Made by tools/protocol_types.py from src/lapin/web/wire.py. Do not edit: change the Python types."]
        for name in sorted(self.enums):
            values = " | ".join(f'"{member.value}"' for member in self.enums[name])  # type: ignore[attr-defined]
            parts.append(f"{_comment(self.enums[name].__doc__)}\nexport type {name} = {values};")
        for cls in _by_name(self.sent):
            parts.append(self.interface(cls, received=False))
        for cls in _by_name(self.received):
            if cls not in self.sent or self.differs(cls):
                parts.append(self.interface(cls, received=True))
        for name, (union, received) in UNIONS.items():
            info = inspect.type_info(union)
            assert isinstance(info, inspect.UnionType)
            members = "".join(f"\n  | {self.name(cls, received)}" for cls in _structs(info))
            parts.append(f"export type {name} ={members};")
        return "\n\n".join(parts) + "\n"


def _structs(kind: inspect.Type) -> Iterable[type]:
    match kind:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.UnionType(types=types):
            for member in types:
                yield from _structs(member)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from _structs(item)
        case inspect.DictType(value_type=value):
            yield from _structs(value)


def _by_name(classes: Iterable[type]) -> list[type]:
    return sorted(classes, key=lambda cls: cls.__name__)


def _comment(text: str | None) -> str:
    words = " ".join((text or "").split())
    return f"/** {words} */"


def values() -> str:
    """What the server allows, for the forms that ask for it."""
    seconds = next(field for field in msgspec.structs.fields(room_commands.Seconds) if field.name == "vote")
    bounds = inspect.type_info(seconds.type)
    assert isinstance(bounds, inspect.IntType)
    limits = {
        "name": MOST_NAME,
        "line": MOST_LINE,
        "clue": intents.MAX_CLUE_LENGTH,
        "code": CODE_LENGTH,
        "seats": room_commands.MOST_SEATS,
        "secondsLeast": bounds.ge,
        "secondsMost": bounds.le,
    }
    games = [
        f'  {{ edition: "{edition}", mode: "{mode}", counts: {list(rules.seat_counts)} }},'
        for (edition, mode), rules in RULESETS.items()
    ]
    return "\n".join(
        [
            "// Made by tools/protocol_types.py from the server's own constants. Do not edit: change them there.",
            'import type { Edition, Mode } from "./protocol";',
            "",
            "/** Which protocol this page speaks; a server of another sends it away to be loaded anew. */",
            f"export const PROTOCOL = {wire.PROTOCOL};",
            "",
            "/** Every game there is, with the numbers of players it is for (R1). */",
            "export const GAMES: readonly { edition: Edition; mode: Mode; counts: readonly number[] }[] = [",
            *games,
            "];",
            "",
            "/** The most (and least) of everything a person may write, counted in characters as people count them. */",
            "export const LIMITS = {",
            *(f"  {name}: {number}," for name, number in limits.items()),
            "} as const;",
            "",
        ]
    )


_NOT_SAID = {"seat_counts", "passes_hands_untold"}
"""What no page tells players: `GAMES` has the one, and nobody notices the other."""


def rulesets() -> str:
    """All 29 tables as the server plays them, for the pages that explain them; a policy is known by its name."""
    names = [name for name in (*RuleSet.__struct_fields__, "cards_shown") if name not in _NOT_SAID]
    tables = [
        {name: getattr(value := getattr(rules, name), "__name__", value) for name in names}
        for rules in (ruleset_for(*table) for table in all_tables())
    ]

    def typed(name: str) -> str:
        values = [table[name] for table in tables]
        if name in {"edition", "mode"}:
            return name.title()
        if isinstance(values[0], bool):
            return "boolean"
        if isinstance(values[0], str):
            return " | ".join(f'"{value}"' for value in sorted(set(values)))
        return "number | null" if None in values else "number"

    return "\n".join(
        [
            "// Made by tools/protocol_types.py from the server's own rule sets. Do not edit: change them there.",
            'import type { Edition, Mode } from "./protocol";',
            "",
            "/** What a table may and must do, as the server plays it; a room's options are not in it yet. */",
            "export interface RuleSet {",
            *(f"  {name}: {typed(name)};" for name in names),
            "}",
            "",
            "/** All tables of R1. */",
            "export const RULESETS: readonly RuleSet[] = [",
            *(f"  {json.dumps(table)}," for table in tables),
            "];",
            "",
        ]
    )


def schema() -> str:
    """Both directions as one JSON Schema document."""
    (received, sent), components = msgspec.json.schema_components(
        [wire.ClientMessage, wire.ServerMessage], ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "lapin's wire",
        "oneOf": [{"title": "from the browser", **received}, {"title": "from the server", **sent}],
        "$defs": components,
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if something is out of date")
    arguments = parser.parse_args()
    stale = False
    for path, text in (
        (TYPESCRIPT, Writer().typescript()),
        (VALUES, values()),
        (RULES, rulesets()),
        (SCHEMA, schema()),
    ):
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale = True
        if arguments.check:
            print(f"{path.relative_to(ROOT)} is out of date: run python tools/protocol_types.py", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 1 if stale and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
