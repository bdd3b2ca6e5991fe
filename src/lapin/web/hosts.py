"""By which names a server may be called.

A page of another site can have its own name lead to this machine (DNS rebinding); its scripts then count as ours in the
visitor's browser. What gives it away is the name it asks for. Names that nobody else can own are fine: addresses,
`localhost`, names without a dot, and endings that are kept for local networks. Any other must be set.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings that no public name has."""
ANY: Final = "*"


class Hosts:
    """The names this server goes by."""

    def __init__(self, names: Iterable[str], origins: Iterable[str] = ()) -> None:
        told = [name.strip().lower().rstrip(".") for name in names]
        self._any = ANY in told
        self._names = frozenset([*told, *(urlsplit(origin).hostname or "" for origin in origins)])

    def has(self, header: str | None) -> bool:
        """Is the `Host` of a request one of ours? Browsers always send one."""
        if self._any or not header:
            return True
        name = _name(header)
        return name in self._names or "." not in name or name.endswith(LOCAL) or _is_address(name)


def is_this_machine(header: str) -> bool:
    """Is it called by a name that only somebody on this machine uses? A proxy passes on the name that others use."""
    name = _name(header)
    return name == "localhost" or (_is_address(name) and ipaddress.ip_address(name.partition("%")[0]).is_loopback)


def _name(header: str) -> str:
    """The name without a port; an IPv6 address without its brackets."""
    header = header.strip().lower()
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
