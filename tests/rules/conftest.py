"""mutmut 3.8 asks a test for `_nodeid`, which pytest 9.2 no longer has; without it `make mutants` cannot start."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item._nodeid = item.nodeid  # type: ignore[attr-defined]
