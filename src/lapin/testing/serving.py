"""A server in a process of its own, to be killed."""

from __future__ import annotations

from lapin.bootstrap import Server
from lapin.serving import GracefulServer, listen
from lapin.testing.ports import PlainCompany, PlainLibrary
from lapin.testing.server import unlimited


def serve_plainly(data: str, port: int) -> None:
    """Serve a data folder on a port until killed."""
    config = unlimited(data=data)
    server = Server(config, library=PlainLibrary(), company=PlainCompany())
    GracefulServer(server, config).run(sockets=[listen("127.0.0.1", port)])
