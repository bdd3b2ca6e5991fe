"""The HTTP side does what its document says, whatever is thrown at it (schemathesis)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lapin.testing.server import running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@schemathesis.serializer("audio/webm", "audio/ogg", "audio/mp4")
def sound(context: Any, value: Any) -> bytes:
    """Whatever was drawn, as the bytes of a recording."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real server in a thread of its own."""
    loop = asyncio.new_event_loop()
    started: threading.Event = threading.Event()
    served: dict[str, Any] = {}

    async def serve() -> None:
        async with running() as server:
            served["address"] = server.address
            served["over"] = asyncio.Event()
            started.set()
            await served["over"].wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert started.wait(30)
    yield served["address"]
    loop.call_soon_threadsafe(served["over"].set)
    thread.join()
    loop.close()


def test_every_answer_is_as_documented(address: str) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 12
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        def holds(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS)

        holds()
