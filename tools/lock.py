"""Writes constraints.txt: one exact version of everything `make` installs, what our packages need included.

    python tools/lock.py            keep the versions that still fit, add and drop what changed
    python tools/lock.py --newest   take the newest of everything

pip's own lock files record the address of the index they were made with; this one names versions alone, and pip takes
it as a constraints file.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LOCK: Final = ROOT / "constraints.txt"
HEAD: Final = """\
# What `make` installs, exactly. Written by `make lock`; the ranges that people get are in pyproject.toml.
"""


def resolved(constraints: Path | None) -> dict[str, str]:
    """Names and versions that pip chooses for the project, its extras, its groups and what builds it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = ",".join(sorted(project["project"]["optional-dependencies"]))
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--report", str(report), "--editable", f".[{extras}]", *project["build-system"]["requires"]]
        for group in sorted(project["dependency-groups"]):
            command += ["--group", group]
        if constraints is not None:
            command += ["--constraint", str(constraints)]
        subprocess.run(command, cwd=ROOT, check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    ours = project["project"]["name"]
    versions = {normal(item["metadata"]["name"]): item["metadata"]["version"] for item in found}
    return {name: version for name, version in sorted(versions.items()) if name != ours}


def normal(name: str) -> str:
    """A package's name as PEP 503 writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    parser = argparse.ArgumentParser(description="Write constraints.txt.")
    parser.add_argument("--newest", action="store_true", help="take the newest versions instead of keeping what fits")
    keep = LOCK.is_file() and not parser.parse_args().newest
    versions = resolved(LOCK if keep else None)
    LOCK.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in versions.items()), encoding="utf-8")
    print(f"{LOCK.name}: {len(versions)} packages")


if __name__ == "__main__":
    main()
