"""Limits are per address; of an IPv6 address, per home."""

from __future__ import annotations

import pytest

from lapin.web.callers import Caller, caller, trusted_networks


def seen(host: str) -> str:
    return Caller(host, "http").network


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


PROXIES = trusted_networks(("10.0.0.0/8", "2001:db8::1"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "host"),
    [
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # no proxy of ours: anyone can write a header
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("2001:db8::1", "2001:db8:5::7", "2001:db8:5::7"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_a_proxy_is_believed_only_if_it_is_trusted(peer: str, forwarded: str | None, host: str) -> None:
    headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}
    found = caller(peer, "http", headers.get, PROXIES)
    assert found.host == host
    assert found.scheme == ("http" if peer == "192.0.2.7" else "https")


def test_what_is_no_address_is_no_proxy() -> None:
    with pytest.raises(ValueError, match="not-an-address"):
        trusted_networks(("not-an-address",))
