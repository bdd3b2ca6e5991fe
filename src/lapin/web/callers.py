"""Who asks, as far as that can be known: the address behind trusted proxies, and what of it counts."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

IPV6_HOME: Final = 64
"""Bits of an IPv6 address that count: a home has all of the rest."""


FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip", "via")
"""Headers that only proxies add."""


class Caller(msgspec.Struct, frozen=True):
    """Whoever sends a request."""

    host: str
    """The address, without the port."""
    scheme: str
    """http or https, as the browser sees it."""
    proxied: bool = False
    """A trusted proxy speaks for them."""
    hidden: bool = False
    """There is a proxy before them, and nobody we trust says whose proxy it is or for whom it speaks."""

    @property
    def network(self) -> str:
        """What limits are counted by."""
        address = _address(self.host)
        if isinstance(address, ipaddress.IPv6Address):
            if address.ipv4_mapped is not None:
                return str(address.ipv4_mapped)
            return str(ipaddress.ip_network((address, IPV6_HOME), strict=False))
        return self.host

    @property
    def is_local(self) -> bool:
        """Is it somebody on this machine?"""
        address = _address(self.host)
        return address is not None and address.is_loopback and not self.hidden


def trusted_networks(proxies: tuple[str, ...]) -> tuple[Network, ...]:
    """The proxies whose word is taken; raises ValueError for what is no address and no network."""
    return tuple(ipaddress.ip_network(proxy.strip(), strict=False) for proxy in proxies)


def caller(peer: str, scheme: str, header: Callable[[str], str | None], trusted: tuple[Network, ...]) -> Caller:
    """Who asks: the peer, or whoever a trusted proxy says it speaks for.

    Of the addresses in X-Forwarded-For the last that is no trusted proxy counts: what stands before it, anyone could
    have written.
    """
    hidden = any(header(name) is not None for name in FORWARDED)
    if not trusted or not is_among(peer, trusted):
        return Caller(peer, scheme, hidden=hidden)
    told = (header("x-forwarded-proto") or "").rpartition(",")[2].strip().lower()
    if told in ("http", "https", "ws", "wss"):
        scheme = {"ws": "http", "wss": "https"}.get(told, told)
    host = peer
    for hop in reversed((header("x-forwarded-for") or "").split(",")):
        hop = hop.strip()
        if _address(hop) is None:
            break
        host, hidden = hop, False
        if not is_among(hop, trusted):
            break
    return Caller(host, scheme, proxied=True, hidden=hidden)


def every(values: Callable[[str], Sequence[str]]) -> Callable[[str], str | None]:
    """A header with all its lines as one: some proxies add a line of their own below one that a visitor wrote."""
    return lambda name: ", ".join(values(name)) or None


def is_private(host: str) -> bool:
    """Is it an address of this machine or of the network it is in?"""
    address = _address(host)
    return address is not None and (address.is_loopback or address.is_private)


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def is_among(host: str, networks: tuple[Network, ...]) -> bool:
    """Is it an address of one of these networks?"""
    address = _address(host)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address is not None and any(address in network for network in networks)
