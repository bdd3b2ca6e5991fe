"""Logs: kinds and ids of rooms, never names, clues, tokens, cookies or bodies."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extras = " ".join(f"{name}={value}" for name, value in _extras(record).items())
        line = f"{time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime(record.created))} {record.levelname.lower():7} "
        line += record.getMessage() + (f"  {extras}" if extras else "")
        return line + (f"\n{self.formatException(record.exc_info)}" if record.exc_info else "")


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN and not name.startswith("color")}


def set_up_logging(level: str, form: str) -> None:
    """One line an event, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if form == "json" else _Text())
    for name in ("lapin", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper() if name == "lapin" else max(logging.WARNING, getattr(logging, level.upper())))
        logger.propagate = False
