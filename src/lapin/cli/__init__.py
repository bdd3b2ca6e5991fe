"""The `lapin` command: one module per command, each with a `register(subparsers)`.

A command's module is imported only when it is asked for (or for `lapin --help`), so that `lapin score` starts fast;
a module itself imports what is heavy inside the function that runs. To add a command, write `lapin/cli/<name>.py` and
add its name to `COMMANDS`.

Bad input is answered for people: exit 2 and one line on standard error, never a traceback. A command raises
`Complaint` for that; the rules' own errors are sentences too.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from lapin.cli.complaint import Complaint

COMMANDS: Final = (
    "serve",
    "health",
    "status",
    "doctor",
    "rooms",
    "backup",
    "restore",
    "export",
    "score",
    "simulate",
    "bots",
    "verify",
    "deck",
)
"""Modules of this package, in the order `lapin --help` shows them."""

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
"""What shells expect after Ctrl-C: 128 + SIGINT."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage text in front of it."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


class _Version(argparse.Action):
    """Finds the commit out only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from lapin.version import full_version

        print(f"lapin {full_version()}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; what it returns is the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    named = [word for word in words[:1] if word in COMMANDS]
    try:
        arguments, unknown = _parser(named or COMMANDS).parse_known_args(words)
        if unknown:
            raise Complaint(f"{unknown[0]} is nothing it knows (see {' '.join(['lapin', *named])} --help)")
        status = int(arguments.run(arguments))
        sys.stdout.flush()
        return status
    except Complaint as complaint:
        print(f"{' '.join(['lapin', *named])}: {complaint}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`lapin … | head`). Nothing more can be said there, not even at interpreter exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0


def _parser(commands: Sequence[str]) -> argparse.ArgumentParser:
    parser = _Parser(prog="lapin", description="Play Dixit together: rules, score keeper, server.")
    parser.add_argument("--version", action=_Version, nargs=0, help="which lapin this is, and exit")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)
    for name in commands:
        importlib.import_module(f"lapin.cli.{name}").register(subparsers)
    return parser


__all__ = ["COMMANDS", "main"]
