"""`lapin health`: does the server of these settings answer, and can it save? For containers, which have no curl."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers
    from lapin.config import Config

ILL: Final = 1
PATIENCE: Final = 5.0
"""Seconds until it must have answered."""


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "health",
        help="say whether the server answers and can save (exit status 0 or 1)",
        description="Ask the server of these settings whether it can save. Exit status 0: yes. 1: no, or no answer.",
    )
    parser.add_argument("--host", help="its address (default: as the settings say, or this machine)")
    parser.add_argument("--port", help="its port (default: as the settings say, or 8000)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """One line, and the exit status."""
    import http.client

    from lapin.cli.serve import settings

    config = settings(arguments)
    try:
        status, _ = ask(config, "/readyz")
    except (OSError, http.client.HTTPException) as error:
        print(f"no answer from {place(config)}: {error}", file=sys.stderr)
        return ILL
    if status != http.client.OK:
        print(f"{place(config)} cannot save: is its disk full? (readyz answered {status})", file=sys.stderr)
        return ILL
    print("ready")
    return 0


def place(config: Config) -> str:
    """Where the server of these settings is reached from this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(config.host, config.host)
    return f"[{host}]:{config.port}" if ":" in host else f"{host}:{config.port}"


def ask(config: Config, path: str) -> tuple[int, bytes]:
    """One question to it."""
    import http.client

    connection = http.client.HTTPConnection(place(config), timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()
