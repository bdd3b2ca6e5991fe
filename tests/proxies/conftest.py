"""Real proxies before a real server, set up as docs/hosting.md says, with a certificate of their own."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import ARGUMENTS, CHROMIUM, Running

NAME = "lapin.test"
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def told(first_line: str) -> str:
    """The block of docs/hosting.md that begins with this line."""
    found = re.search(rf"^```\w*\n({re.escape(first_line)}.*?)^```$", HOSTING, re.MULTILINE | re.DOTALL)
    assert found is not None, first_line
    return found[1]


def free_port() -> int:
    while True:
        port = SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def caddy(folder: Path, port: int, behind: str, path: str) -> list[str]:
    text = told("# Caddyfile\nexample.org" if path else "# Caddyfile\nlapin.example")
    site = f"https://{NAME}:{port} {{\n    tls {folder}/cert.pem {folder}/key.pem"
    text = re.sub(r"^(lapin\.example|example\.org) \{", lambda _: site, text, flags=re.MULTILINE)
    text = "{\n    admin off\n    auto_https disable_redirects\n}\n" + text.replace("127.0.0.1:8000", behind)
    (folder / "Caddyfile").write_text(text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, behind: str, path: str) -> list[str]:
    text = told("# nginx: a file in").replace("127.0.0.1:8000", behind).replace("lapin.example", NAME)
    certificate = f"ssl_certificate {folder}/cert.pem;\n    ssl_certificate_key {folder}/key.pem;"
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port} ssl;\n    {certificate}")
    text = text.replace("location / {", f"location {path}/ {{")
    places = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}\n{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def haproxy(folder: Path, port: int, behind: str, path: str) -> list[str]:
    (folder / "both.pem").write_text((folder / "cert.pem").read_text() + (folder / "key.pem").read_text())
    text = told("# haproxy.cfg").replace("127.0.0.1:8000", behind)
    text = text.replace("bind :80", f"bind 127.0.0.1:{port} ssl crt {folder}/both.pem")
    if path:
        text = text.replace(
            "default_backend lapin", f"use_backend lapin if {{ path {path} }} or {{ path_beg {path}/ }}"
        )
    (folder / "haproxy.cfg").write_text(text)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


PROXIES: dict[str, Callable[[Path, int, str, str], list[str]]] = {"caddy": caddy, "nginx": nginx, "haproxy": haproxy}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    arguments = [*ARGUMENTS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


class Site:
    """Where people open it."""

    def __init__(self, port: int, path: str) -> None:
        self.port = port
        self.path = path
        self.address = f"https://{NAME}:{port}{path}"


@pytest.fixture(scope="module", params=[f"{proxy} {place}" for place in ("root", "below") for proxy in PROXIES])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    proxy, place = request.param.split()
    folder = tmp_path_factory.mktemp(f"{proxy}-{place}")
    path = "/lapin" if place == "below" else ""
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    making += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
    subprocess.run(making, check=True, capture_output=True)
    options = ["--trusted-proxies", "127.0.0.1", "--rooms-per-hour", "5"]
    server = Running(folder / "data", *options, *(["--base-path", path] if path else []))
    port = free_port()
    behind = server.address.removeprefix("http://").replace("localhost", "127.0.0.1")
    with (folder / "said").open("w") as said:
        running = subprocess.Popen(PROXIES[proxy](folder, port, behind, path), stdout=said, stderr=said)
        try:
            listening(port, running, folder / "said")
            yield Site(port, path)
        finally:
            running.terminate()
            running.wait(timeout=60)
            server.stop()


def listening(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    """Until it takes connections by TLS."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    while process.poll() is None:
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", port), 1) as line,
            context.wrap_socket(line, server_hostname=NAME),
        ):
            return
    raise AssertionError(said.read_text())
