"""`lapin status`: how the server of these settings is, in words. No names, no links, nothing that is played."""

from __future__ import annotations

import argparse
import re
import time
from typing import TYPE_CHECKING, Final

from lapin.cli.complaint import Complaint

if TYPE_CHECKING:
    from lapin.cli.complaint import Subparsers

LITTLE_ROOM: Final = 200_000_000
"""Bytes of a disk below which it is time to look after it."""
SLOW: Final = 0.25
"""Seconds in which nearly every save must be done."""


def register(subparsers: Subparsers) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "status",
        help="say how the running server is: tables, players, disk, saves, trouble",
        description="Ask the server of these settings how it is. It must run on this machine, and `metrics` must not "
        "be `nobody`. Exit status 1 if there is trouble.",
    )
    parser.add_argument("--host", help="its address (default: as the settings say, or this machine)")
    parser.add_argument("--port", help="its port (default: as the settings say, or 8000)")
    parser.add_argument("--data", help="its data folder (default: lapin-data)")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A few lines for people; 1 if there is trouble."""
    import http.client

    from lapin.cli.health import ask, place
    from lapin.cli.serve import settings

    config = settings(arguments)
    try:
        ready, _ = ask(config, "/readyz")
        answered, body = ask(config, "/metrics")
    except (OSError, http.client.HTTPException) as error:
        raise Complaint(f"no answer from {place(config)}: {error}; is the server running?") from None
    if answered != http.client.OK:
        raise Complaint("the server does not tell its numbers here: set metrics to local, and ask on its own machine")
    lines, trouble = report(numbers(body.decode()), free_bytes(config.data), time.time())
    if ready != http.client.OK:
        trouble.insert(0, "nothing can be saved right now: is the disk full?")
    for name, value in lines:
        print(f"{name:9} {value}")
    print(f"{'trouble':9} {'; '.join(trouble) or 'none'}")
    return 1 if trouble else 0


def numbers(text: str) -> dict[str, float]:
    """Prometheus' text by name and labels, as they stand there."""
    found = re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def free_bytes(data: str) -> int | None:
    """Room left on the disk of the data folder; `None` where there is none."""
    import shutil

    try:
        return shutil.disk_usage(data).free
    except OSError:
        return None


def report(told: dict[str, float], free: int | None, now: float) -> tuple[list[tuple[str, str]], list[str]]:
    """What a host wants to know, and what is wrong."""
    trouble: list[str] = []
    version = next((name for name in told if name.startswith("lapin_build_info")), "")
    up = max(1.0, now - told.get("process_start_time_seconds", now))
    saves = told.get("lapin_append_seconds_count", 0.0)
    p99 = quantile(told, 0.99)
    if told.get("lapin_rooms_in_trouble"):
        trouble.append(f"{told['lapin_rooms_in_trouble']:g} tables cannot save")
    if free is not None and free < LITTLE_ROOM:
        trouble.append(f"only {free / 1e6:.0f} MB are left on the disk")
    if p99 is not None and p99 > SLOW:
        trouble.append(f"one save in a hundred takes more than {SLOW:g} s: the disk is slow")
    open_files, most_files = told.get("process_open_fds", 0.0), told.get("process_max_fds", 0.0)
    if most_files and open_files > 0.8 * most_files:
        trouble.append(f"{open_files:g} of {most_files:g} files are open: raise the limit (ulimit -Hn)")
    lines = [
        ("version", "".join(re.findall(r'version="([^"]*)"', version)) or "unknown"),
        ("up", f"{up / 3600:.1f} hours, {told.get('process_resident_memory_bytes', 0) / 1e6:.0f} MB of memory"),
        ("tables", f"{told.get('lapin_rooms_loaded', 0):g} open, {told.get('lapin_rooms_playing', 0):g} playing"),
        ("players", f"{told.get('lapin_connections', 0):g} devices"),
        (
            "saves",
            f"{saves:,.0f}, {saves / up:.2f} a second" + ("" if p99 is None else f", p99 within {p99 * 1e3:g} ms"),
        ),
        ("disk", "nothing is kept" if free is None else f"{free / 1e9:.1f} GB free"),
    ]
    return lines, trouble


def quantile(told: dict[str, float], share: float) -> float | None:
    """The bucket that so much of the saves fit into; `None` before the first."""
    count = told.get("lapin_append_seconds_count", 0.0)
    buckets = re.findall(r'lapin_append_seconds_bucket\{le="([\d.]+)"\}', "\n".join(told))
    fitting = (float(most) for most in buckets if told[f'lapin_append_seconds_bucket{{le="{most}"}}'] >= share * count)
    return next(fitting, float("inf")) if count else None
