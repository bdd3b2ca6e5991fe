"""`lapin serve`: the server people play on."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from lapin.cli.complaint import Complaint, one_line

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.config import Config


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "serve",
        help="start the server and say where to open it",
        description="Start the server. Settings come from flags, then LAPIN_… variables, then a TOML file.",
    )
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8000; 0 for any free one)")
    parser.add_argument("--data", help="folder for rooms and recordings (default: lapin-data; :memory: keeps nothing)")
    parser.add_argument("--lan", action="store_true", help="listen to the local network and show a QR code for phones")
    parser.add_argument("--deck", action="append", dest="decks", metavar="FOLDER", help="a further deck (repeatable)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.add_argument("--keep-days", type=int, help="delete rooms untouched for so many days (default: 0, never)")
    parser.add_argument("--bot-pace", type=float, help="how long bots take: 1 as people, 0 at once (default: 1)")
    parser.add_argument("--log-level", help="debug, info, warning or error (default: info)")
    parser.add_argument("--log-format", help="text or json (default: text)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until told to stop."""
    config = settings(arguments)
    from lapin.cli.address import say_where
    from lapin.config import ConfigError
    from lapin.serving import serve

    try:
        return serve(config, lambda port: say_where(config.host, port, arguments.lan))
    except ConfigError as error:
        raise Complaint(one_line(str(error))) from None
    except OSError as error:
        reason = one_line(error.strerror or str(error))
        raise Complaint(f"cannot serve on {config.host} port {config.port}: {reason}") from None


def settings(arguments: argparse.Namespace) -> Config:
    """The settings of flags, environment and file."""
    from pathlib import Path

    from lapin.config import ConfigError, read_config

    names = ("host", "port", "data", "decks", "keep_days", "bot_pace", "log_level", "log_format")
    flags = {name: getattr(arguments, name, None) for name in names}
    if getattr(arguments, "lan", False) and flags["host"] is None:
        flags["host"] = "0.0.0.0"
    try:
        file = getattr(arguments, "config", None)
        return read_config(flags, os.environ, Path(file) if file else None)
    except ConfigError as error:
        raise Complaint(one_line(str(error))) from None
