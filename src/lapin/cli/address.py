"""Where people open what is served: printed, and as a QR code for phones."""

from __future__ import annotations

import ipaddress
import logging
import socket
import sys


def say_where(host: str, port: int, lan: bool, base: str = "") -> None:
    """One line for people on this machine; with `lan` one for phones, and its QR code."""
    everywhere = host in ("0.0.0.0", "::")
    shown = "localhost" if everywhere or host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    print(f"lapin is at  http://{shown}:{port}{base}", flush=True)
    if lan:
        import segno

        address = f"http://{lan_address()}:{port}{base}"
        print(f"on phones    {address}", flush=True)
        segno.make(address, error="m").terminal(sys.stdout, border=2, compact=True)
        sys.stdout.flush()


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            found = "127.0.0.1"
    if ipaddress.ip_address(found).is_loopback:
        logging.getLogger("lapin").warning("this machine has no network address; phones cannot reach it")
    return str(found)
