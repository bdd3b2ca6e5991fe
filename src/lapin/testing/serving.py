"""A server in a process of its own, to be killed."""

from __future__ import annotations

from lapin.bootstrap import Server
from lapin.testing.ports import PlainCompany, PlainLibrary
from lapin.testing.server import unlimited
from lapin.web.serving import GracefulServer, listen


def serve_plainly(data: str, port: int) -> None:
    """Serve a data folder on a port until killed."""
    config = unlimited(data=data)
    server = Server(config, library=PlainLibrary(), company=PlainCompany())
    GracefulServer(server).run(sockets=[listen("127.0.0.1", port)])
