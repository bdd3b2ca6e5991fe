"""`lapin serve`: the server people play on."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final

import msgspec

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.config import Config

_KINDS: Final = {int: "NUMBER", float: "NUMBER", tuple: "LIST"}


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    from lapin.config import PREFIX, Config, about_settings

    parser = subparsers.add_parser(
        "serve",
        help="start the server and say where to open it",
        description="Start the server. Settings come from flags, then LAPIN_… variables, then a TOML file.",
        epilog=f"llm_key is best set by the variable {PREFIX}LLM_KEY: everyone on a machine can read flags. "
        "docs/hosting.md explains every setting.",
    )
    parser.add_argument("--lan", action="store_true", help="listen to the local network and show a QR code for phones")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    about = about_settings()
    for field in msgspec.structs.fields(Config):
        told = f"{about[field.name]} {_default(field.default)}".replace("%", "%%")
        if field.name == "decks":
            parser.add_argument("--deck", action="append", dest="decks", metavar="FOLDER", help=f"{told} Repeatable.")
        elif field.name != "llm_key":
            kind = _KINDS.get(type(field.default), "TEXT")
            parser.add_argument(f"--{field.name.replace('_', '-')}", metavar=kind, help=told)
    parser.set_defaults(run=run)


def _default(value: object) -> str:
    """What holds where nothing is set; nothing to say where that is nothing."""
    return f"(default: {value:g})" if isinstance(value, float) else f"(default: {value})" if value or value == 0 else ""


def run(arguments: argparse.Namespace) -> int:
    """Serves until told to stop."""
    config = settings(arguments)
    from lapin.cli.address import say_where
    from lapin.config import ConfigError
    from lapin.serving import serve

    try:
        serve(config, lambda port: say_where(config.host, port, arguments.lan, config.base_path))
    except ConfigError as error:
        raise Complaint(one_line(str(error))) from None
    except OSError as error:
        reason = one_line(error.strerror or str(error))
        raise Complaint(f"cannot serve on {config.host} port {config.port}: {reason}") from None


def settings(arguments: argparse.Namespace) -> Config:
    """The settings of flags, environment and file."""
    from pathlib import Path

    from lapin.config import Config, ConfigError, read_config

    flags = {field.name: getattr(arguments, field.name, None) for field in msgspec.structs.fields(Config)}
    if getattr(arguments, "lan", False) and flags["host"] is None:
        flags["host"] = "0.0.0.0"
    try:
        file = getattr(arguments, "config", None)
        return read_config(flags, os.environ, Path(file) if file else None)
    except ConfigError as error:
        raise Complaint(one_line(str(error))) from None
