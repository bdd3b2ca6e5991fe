"""Limits are per address; of an IPv6 address, per home."""

from __future__ import annotations

import pytest

from lapin.web.protection import address_of


def seen(host: str) -> str:
    return address_of({"type": "http", "client": (host, 1234)})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8::1", "2001:0db8:0000:0000::2"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_one_home(one: str, other: str) -> None:
    assert seen(one) == seen(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("192.0.2.7", "192.0.2.8"),
        ("/run/lapin.sock", "192.0.2.7"),
    ],
)
def test_two_homes(one: str, other: str) -> None:
    assert seen(one) != seen(other)


def test_nobody_known() -> None:
    assert address_of({"type": "http", "client": None}) == ""
