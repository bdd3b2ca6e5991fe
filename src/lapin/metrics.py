"""Numbers that Prometheus reads. They carry kinds and counts, never names, clues or ids."""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lapin import __version__
from lapin.version import commit

_STARTED: Final = time.time()
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters that Prometheus can read."""

    def __init__(self) -> None:
        self._commands: Counter[tuple[str, str]] = Counter()
        self._requests: Counter[tuple[str, int]] = Counter()
        self.frames = 0
        """Frames sent."""
        self.bytes = 0
        """Bytes of those frames."""
        self._appends: Counter[str] = Counter()
        self._append_buckets = [0] * (len(_BUCKETS) + 1)
        self._append_seconds = 0.0
        self._bot_moves = 0
        self._bot_seconds = 0.0

    def count_command(self, kind: str, answer: str) -> None:
        """A command of a person was answered."""
        self._commands[kind, answer] += 1

    def count_request(self, route: str, status: int) -> None:
        """An HTTP request was answered."""
        self._requests[route, status] += 1

    def count_append(self, outcome: str, seconds: float) -> None:
        """An entry was written, or not."""
        self._appends[outcome] += 1
        self._append_seconds += seconds
        place = next((place for place, most in enumerate(_BUCKETS) if seconds <= most), len(_BUCKETS))
        self._append_buckets[place] += 1

    def count_bot_move(self, seconds: float) -> None:
        """A bot has thought."""
        self._bot_moves += 1
        self._bot_seconds += seconds

    def exposition(self, gauges: Iterable[tuple[str, str, float]]) -> str:
        """All numbers in Prometheus' text format; `gauges` as (name, help, value)."""
        lines: list[str] = []
        for name, about, value in gauges:
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value:g}"]
        build = f'version="{__version__}",commit="{commit()}",python="{platform.python_version()}"'
        lines += ["# HELP lapin_build_info Which lapin this is", "# TYPE lapin_build_info gauge"]
        lines.append(f"lapin_build_info{{{build}}} 1")
        lines += ["# HELP lapin_commands_total Commands of people, by answer", "# TYPE lapin_commands_total counter"]
        for (kind, answer), count in sorted(self._commands.items()):
            lines.append(f'lapin_commands_total{{kind="{kind}",answer="{answer}"}} {count}')
        lines += ["# HELP lapin_requests_total HTTP requests", "# TYPE lapin_requests_total counter"]
        for (route, status), count in sorted(self._requests.items()):
            lines.append(f'lapin_requests_total{{route="{route}",status="{status}"}} {count}')
        for name, about, total in (
            ("lapin_frames_sent_total", "Frames sent to browsers", self.frames),
            ("lapin_bytes_sent_total", "Bytes of those frames", self.bytes),
            ("lapin_bot_moves_total", "Moves of bots", self._bot_moves),
            ("lapin_bot_seconds_total", "Time they thought", self._bot_seconds),
            ("process_cpu_seconds_total", "Processor time of this process", time.process_time()),
        ):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter", f"{name} {total:.15g}"]
        lines += ["# HELP lapin_appends_total Log entries written", "# TYPE lapin_appends_total counter"]
        for outcome, count in sorted(self._appends.items()):
            lines.append(f'lapin_appends_total{{outcome="{outcome}"}} {count}')
        lines += ["# HELP lapin_append_seconds Time to write an entry", "# TYPE lapin_append_seconds histogram"]
        running = 0
        for most, count in zip((*_BUCKETS, "+Inf"), self._append_buckets, strict=True):
            running += count
            lines.append(f'lapin_append_seconds_bucket{{le="{most}"}} {running}')
        lines += [f"lapin_append_seconds_sum {self._append_seconds:g}", f"lapin_append_seconds_count {running}"]
        return "\n".join(lines) + "\n"


def process_figures() -> list[tuple[str, str, float]]:
    """Of this process, by the names that every Prometheus knows; those that this machine tells."""
    figures = [("process_start_time_seconds", "When it started", _STARTED)]
    try:
        import resource

        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        figures += [
            ("process_max_fds", "Files it may open", most),
            ("process_open_fds", "Files it has open", len(os.listdir("/proc/self/fd"))),
            ("process_resident_memory_bytes", "Memory it has", pages * resource.getpagesize()),
        ]
    except (ImportError, OSError):  # not Linux
        pass
    return figures
