"""What lies in deploy/ speaks of this lapin: its settings, its commands, its folders."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from lapin.cli import COMMANDS
from lapin.config import Config

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(file for file in DEPLOY.rglob("*") if file.is_file())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_and_command_is_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    settings = {field.name for field in msgspec.structs.fields(Config)} | {"config"}
    assert {name.lower() for name in re.findall(r"LAPIN_([A-Z_]+)", text)} <= settings
    assert set(re.findall(r"^(?:HealthCmd|ExecStart)=\S*lapin (\w+)", text, re.MULTILINE)) <= set(COMMANDS)


def test_the_container_is_read_only_everywhere_and_keeps_one_folder() -> None:
    image = (DEPLOY / "Containerfile").read_text()
    assert "VOLUME /data" in image
    assert "LAPIN_DATA=/data" in image
    assert 'HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["lapin", "health"]' in image
    for name, words in (("compose.yaml", "read_only: true"), ("lapin.container", "ReadOnly=true")):
        text = (DEPLOY / name).read_text()
        assert words in text
        assert ":/data" in text
