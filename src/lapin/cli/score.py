"""`lapin score`: the points of a round somebody wrote down (R10)."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, BinaryIO, Final

from lapin.cli.complaint import Complaint, one_line, open_bytes, read_bytes

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.rules.sheet import Answer, Sheet

CHUNK: Final = 1 << 16
"""Bytes read at once: enough to write answers in batches, and no more than what has already arrived."""

EXAMPLE: Final = """\
a round:
  {"edition": "odyssey", "mode": "standard", "players": ["ann", "bob", "cy", "di"], "storyteller": "ann",
   "table": [{"card": "a1", "by": "ann"}, {"card": "b1", "by": "bob"}, {"card": "c1", "by": "cy"},
             {"card": "d1", "by": "di"}],
   "votes": {"bob": ["a1"], "cy": ["b1"], "di": ["b1"]}}
party adds "red": "<card>" and the storyteller's own vote; team may add "teammate_bonus": false.

exit status: 0, or 2 if a round breaks a rule (one line on standard error names the clause)
"""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "score",
        help="score a round written as JSON",
        description="Score one round of any edition and mode, written as JSON.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="ROUND.json", help="a file, or - for standard input (the default)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--jsonl", action="store_true", help="every line is a round, every line of output its answer")
    form.add_argument("--table", action="store_true", help="print the round as a table for people")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from lapin.rules.sheet import BrokenRound, decode_round, encode_answer, score_round

    if arguments.jsonl:
        with open_bytes(arguments.file) as rounds:
            return _stream(rounds, sys.stdout.buffer)
    try:
        sheet = decode_round(read_bytes(arguments.file))
        answer = score_round(sheet)
    except BrokenRound as broken:
        raise Complaint(one_line(str(broken))) from None
    if arguments.table:
        print(as_table(sheet, answer))
    else:
        sys.stdout.buffer.write(encode_answer(answer) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _stream(rounds: BinaryIO, answers: BinaryIO) -> int:
    """Answers what has arrived as soon as it has arrived, so that a program may also ask round by round.

    Empty lines at the end of a file are nobody's round; between rounds they are answered, so that lines keep in step.
    """
    from lapin.rules.sheet import UTF_16, answer_line

    status = 0
    rest: list[bytes] = []  # the pieces of a line that has not ended, joined once
    blank: list[bytes] = []
    first = True
    while True:
        chunk = rounds.read1(CHUNK)  # type: ignore[attr-defined]
        if first and chunk.startswith(UTF_16):
            raise Complaint("not rounds: this is UTF-16, save it as UTF-8 [R10]")
        first = False
        head, *tail = chunk.split(b"\n")
        rest.append(head)
        lines = []
        if tail or not chunk:
            lines, rest = [b"".join(rest), *tail[:-1]], tail[-1:]
        batch = []
        for line in lines:
            if not line.strip():
                blank.append(line)
                continue
            batch += [answer_line(empty)[0] for empty in blank]
            status = 2 if blank else status
            blank.clear()
            answer, good = answer_line(line)
            batch.append(answer)
            if not good:
                status = 2
        if batch:
            batch.append(b"")
            answers.write(b"\n".join(batch))
            answers.flush()
        if not chunk:
            return status


def as_table(sheet: Sheet, answer: Answer) -> str:
    """The round as people write it on paper: a line per player, columns only for what this table can have."""
    cards_of: dict[str, list[str]] = {name: [] for name in sheet.players}
    for shown in sheet.table:
        cards_of[shown.by].append(shown.card)
    parts = list(dict.fromkeys(part for detail in answer.detail.values() for part in detail))
    parts = [part for part in ("told", "found", "spared", "bonus", "lone", "crowd") if part in parts]
    rows = [["player", "card", "vote", *parts, "points"]]
    for name in sheet.players:
        votes = [*sheet.votes.get(name, ())]
        if name == sheet.storyteller and sheet.red is not None:
            votes.append(f"red {sheet.red}")
        detail = answer.detail[name]
        rows.append(
            [
                f"{name} (storyteller)" if name == sheet.storyteller else name,
                ", ".join(cards_of[name]) or "-",
                ", ".join(votes) or "-",
                *(str(detail[part]) if detail.get(part) else "-" for part in parts),
                str(answer.points[name]),
            ]
        )
    told = {"all": "all found it", "none": "nobody found it", "some": "some found it", "party": "points by the crowd"}
    lines = [
        f"{sheet.edition.title()}, {sheet.mode} mode, {len(sheet.players)} players: {told[answer.outcome]}",
        "",
        *aligned(rows, left=3),
    ]
    if answer.teams is not None:
        half = len(sheet.players) // 2
        teams = [["team", "points"]] + [
            [f"{name} and {sheet.players[seat + half]}", str(answer.teams[name])]
            for seat, name in enumerate(sheet.players[:half])
        ]
        lines += ["", *aligned(teams, left=1)]
    return "\n".join(one_line(line) for line in lines)


def aligned(rows: list[list[str]], left: int) -> list[str]:
    """Rows as columns, a rule under the first; the first `left` columns lean left, numbers lean right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return [lines[0], "-" * (sum(widths) + 2 * (len(widths) - 1)), *lines[1:]]
