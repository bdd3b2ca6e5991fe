"""The HTTP side as an OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def document() -> dict[str, Any]:
    """OpenAPI 3.1."""
    return {"openapi": "3.1.0", "info": {"title": "lapin", "version": "1"}, "paths": {}}
