"""A server as a browser meets it, through whatever stands before it."""

from __future__ import annotations

import base64
import http.client
import os
import re
import ssl
from collections.abc import Iterator
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0
Finding = tuple[bool, str]


def look(url: str, *, secure: bool = True) -> Iterator[Finding]:
    """The page, its files, a change, a connection; each with what to do if it fails."""
    parts = urlsplit(url if "://" in url else f"https://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        yield False, f"address: {url!r} is none; write one such as https://lapin.example"
        return
    base = parts.path.rstrip("/")
    try:
        status, headers, body = _ask(parts, secure, "GET", f"{base}/", {"Accept": "text/html"})
    except (OSError, http.client.HTTPException) as error:
        yield False, f"page: no answer from {parts.netloc} ({error}); does the proxy run, and does its name lead here?"
        return
    text = body.decode("utf-8", "replace")
    if status == 421:
        yield (
            False,
            f"page: the server does not go by the name {parts.netloc}; set trusted_proxies to the proxy's address",
        )
        return
    if status == 502:
        yield False, "page: the proxy answers 502; does lapin run, and at the address the proxy names?"
        return
    if status != 200 or "lapin" not in text:
        yield False, f"page: {parts.netloc}{base}/ answers {status}, and it is not lapin's page"
        return
    yield True, f"page: {parts.netloc}{base}/ is lapin's"
    script = re.search(r'src="([^"]+/assets/[^"]+\.js)"', text)
    if script is not None:
        if not script[1].startswith(f"{base}/assets/"):
            yield False, f"path: the page is at {base or '/'} and asks for {script[1]}; set base_path to {base!r}"
            return
        status, _, _ = _ask(parts, secure, "GET", script[1], {})
        yield status == 200, f"files: {script[1]} answers {status}" + ("" if status == 200 else "; set base_path")
    cookie = headers.get("set-cookie", "")
    if parts.scheme == "https":
        marked = "; Secure" in cookie
        yield (
            marked,
            "cookies: marked Secure"
            if marked
            else ("cookies: not marked Secure; set trusted_proxies, and have the proxy send X-Forwarded-Proto"),
        )
    origin = f"{parts.scheme}://{parts.netloc}"
    status, _, _ = _ask(parts, secure, "POST", f"{base}/api/session", {"Origin": origin})
    yield (
        status == 201,
        "changes: accepted"
        if status == 201
        else (
            f"changes: answered {status}; the proxy must pass the Host header on unchanged, with the port "
            "(nginx: proxy_set_header Host $http_host), and X-Forwarded-Proto"
        ),
    )
    yield _connection(parts, secure, base, origin)


def _connection(parts: SplitResult, secure: bool, base: str, origin: str) -> Finding:
    shake = {
        "Origin": origin,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    try:
        status, _, _ = _ask(parts, secure, "GET", f"{base}/ws/{os.urandom(16).hex()}", shake)
    except (OSError, http.client.HTTPException) as error:
        return False, f"connections: broken off ({error}); the proxy must let WebSockets through"
    if status == 101:
        return True, "connections: WebSockets come through"
    return False, f"connections: answered {status}; the proxy must pass on Upgrade and Connection, by HTTP/1.1"


def _ask(
    parts: SplitResult, secure: bool, method: str, path: str, headers: dict[str, str]
) -> tuple[int, http.client.HTTPMessage, bytes]:
    host, port = parts.hostname or "", parts.port
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        context = ssl.create_default_context()
        if not secure:
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=context)
    else:
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, b"" if answer.status == 101 else answer.read(200_000)
    finally:
        connection.close()
