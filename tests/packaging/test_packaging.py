"""What people get who install lapin, and what they need not have."""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SERVING = ("PIL", "h11", "segno", "starlette", "uvicorn", "uvloop", "websockets")

WITHOUT = """\
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import {module}
"""


@pytest.mark.parametrize(
    ("module", "missing"),
    [("lapin.rules", ("numpy", *SERVING)), ("lapin.rules.sheet", ("numpy", *SERVING)), ("lapin.research", SERVING)],
)
def test_imported_without(module: str, missing: tuple[str, ...]) -> None:
    program = WITHOUT.format(missing=missing, module=module)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def wheel(built: zipfile.ZipFile) -> list[str]:
    """Names in the wheel."""
    return built.namelist()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """A wheel; the page is built by another target, so that hook is left out."""
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)],
        cwd=ROOT,
        env={**os.environ, "HATCH_BUILD_NO_HOOKS": "1"},
        check=True,
        capture_output=True,
    )
    (file,) = out.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        yield opened


def test_the_wheel_says_what_it_is_and_under_which_licences(built: zipfile.ZipFile) -> None:
    (name,) = [name for name in built.namelist() if name.endswith("/METADATA")]
    told = email.message_from_bytes(built.read(name))
    assert told["Name"] == "lapin-game"
    assert told["License-Expression"] == "MIT AND CC0-1.0 AND OFL-1.1"
    licences = " ".join(told.get_all("License-File", []))
    for part in ("LICENSE", "fraunces", "atkinson", "svelte", "lean-qr", "lantern", "phrases"):
        assert part in licences
    assert "](docs/" not in str(told.get_payload()), "pictures and links of a page on an index lead nowhere if relative"
    scripts = built.read(name.replace("METADATA", "entry_points.txt")).decode()
    assert "lapin = lapin.cli:main" in scripts
    assert "lapin-game = lapin.cli:main" in scripts


def test_nobody_is_told_to_install_somebody_elses_package() -> None:
    ours = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    wrong = re.compile(r"(pip|pipx|uv|uvx)( tool| add| install| run)* '?lapin(?!-game)[\[' \n`]")
    assert [file.name for file in ours if wrong.search(file.read_text(encoding="utf-8"))] == []


def test_the_wheel_is_typed_and_has_the_deck(wheel: list[str]) -> None:
    assert "lapin/py.typed" in wheel
    assert "lapin/decks/lantern/manifest.json" in wheel
    assert not [name for name in wheel if name.startswith(("tests/", "tools/", "client/", "bench/"))]
    assert not [name for name in wheel if "kills" in name or "faults" in name]


def declared() -> Iterator[Requirement]:
    project = PROJECT["project"]
    yield from map(Requirement, project["dependencies"])
    for extra in project["optional-dependencies"].values():
        yield from map(Requirement, extra)
    for group in PROJECT["dependency-groups"].values():
        yield from (Requirement(entry) for entry in group if isinstance(entry, str))
    yield from map(Requirement, PROJECT["build-system"]["requires"])


def test_a_library_asks_for_ranges() -> None:
    assert [str(wanted) for wanted in declared() for part in wanted.specifier if part.operator in ("==", "===")] == []


def test_the_lock_has_one_fitting_version_of_everything_asked_for() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    locked = dict(line.split("==") for line in lines if not line.startswith("#"))
    assert len(locked) == len(lines) - 1
    for wanted in declared():
        assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), wanted


@pytest.fixture(scope="module")
def build_hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def client_files() -> list[str]:
    """Everything at the top of client/, and one file of each folder there; what is installed or built is no source."""
    client = ROOT / "client"
    entries = [entry for entry in sorted(client.iterdir()) if entry.name not in ("node_modules", "dist")]
    files = [
        entry if entry.is_file() else next(file for file in entry.rglob("*") if file.is_file()) for entry in entries
    ]
    return [str(file.relative_to(client)) for file in files]


@pytest.mark.parametrize("changed", client_files())
def test_the_page_is_built_anew_when_any_source_changed(build_hook: ModuleType, tmp_path: Path, changed: str) -> None:
    client, static = tmp_path / "client", tmp_path / "static"
    for name in (*client_files(), "node_modules/some/package.json"):
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).touch()
        os.utime(client / name, (1000, 1000))
    static.mkdir()
    (static / "index.html").touch()
    os.utime(static / "index.html", (2000, 2000))
    os.utime(client / "node_modules/some/package.json", (3000, 3000))  # installing is no change
    assert not build_hook._is_stale(client, static)
    os.utime(client / changed, (3000, 3000))
    assert build_hook._is_stale(client, static)


def test_a_python_that_is_too_old_is_named_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """So that the next try, with a newer one, finds no environment of the old."""
    old = tmp_path / "python3.10"
    old.write_text("#!/bin/sh\ncase $1 in --version) echo Python 3.10.13;; -m) mkdir -p .venv/bin;; *) exit 1;; esac\n")
    old.chmod(0o755)
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).touch()
    made = subprocess.run(["make", "play", f"PYTHON={old}"], cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 2
    assert made.stderr.startswith("lapin needs Python 3.11 or newer")
    assert "Python 3.10.13" in made.stderr
    assert not (tmp_path / ".venv").exists()
