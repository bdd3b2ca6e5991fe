"""Settings: flags before environment before file, and nothing that is not a setting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lapin.cli import main
from lapin.config import Config, ConfigError, read_config

ROOT = Path(__file__).resolve().parents[2]


def test_flags_win_over_environment_over_file(tmp_path: Path) -> None:
    file = tmp_path / "lapin.toml"
    file.write_text('port = 1001\nhost = "file.example"\ndata = "from-file"\norigins = ["https://a.example"]\n')
    environment = {"LAPIN_PORT": "1002", "LAPIN_HOST": "env.example", "HOME": "/nowhere"}
    config = read_config({"port": 1003, "host": None}, environment, file)
    assert (config.port, config.host, config.data) == (1003, "env.example", "from-file")
    assert config.origins == ("https://a.example",)
    assert read_config({}, {"LAPIN_CONFIG": str(file)}).port == 1001


def test_lists_in_the_environment_are_separated_by_commas() -> None:
    config = read_config({}, {"LAPIN_TRUSTED_PROXIES": "10.0.0.1,10.0.0.2", "LAPIN_DECKS": ""})
    assert (config.trusted_proxies, config.decks) == (("10.0.0.1", "10.0.0.2"), ())


@pytest.mark.parametrize(
    ("flags", "environment", "file", "named"),
    [
        ({}, {"LAPIN_PROT": "1"}, "", "LAPIN_PROT"),
        ({}, {}, "prot = 1", "prot"),
        ({}, {}, "port = [", "TOML"),
        ({}, {"LAPIN_PORT": "eighty"}, "", "port"),
        ({"port": 70000}, {}, "", "port"),
        ({"keep_days": -1}, {}, "", "keep_days"),
        ({"log_level": "loud"}, {}, "", "log_level"),
        ({}, {"LAPIN_METRICS": "some"}, "", "metrics"),
        ({}, {"LAPIN_ORIGINS": "lapin.example"}, "", "origins"),
        ({}, {"LAPIN_ORIGINS": "https://lapin.example/"}, "", "without a / at the end"),
        ({"log_level": "loud"}, {}, "", "it can be debug, info, warning, error"),
        ({}, {"LAPIN_BOT_PACE": "nan"}, "", "bot_pace is 'nan'"),
        ({"bot_pace": float("nan")}, {}, "", "bot_pace is nan"),
        ({"bot_pace": float("inf")}, {}, "", "bot_pace is inf"),
        ({}, {}, "messages_per_second = nan", "messages_per_second is nan"),
        ({}, {}, "requests_per_second = inf", "requests_per_second is inf"),
        ({}, {"LAPIN_WRONG_CODES_PER_MINUTE": "-nan"}, "", "wrong_codes_per_minute is '-nan'"),
        ({}, {"LAPIN_LLM_SECONDS": "soon"}, "", "llm_seconds is 'soon'"),
        ({}, {}, "llm_key = ['k3y']", "llm_key is not shown here"),
    ],
)
def test_a_wrong_setting_is_named(
    flags: dict[str, Any], environment: dict[str, str], file: str, named: str, tmp_path: Path
) -> None:
    path = tmp_path / "lapin.toml"
    path.write_text(file)
    with pytest.raises(ConfigError, match=named) as error:
        read_config(flags, environment, path)
    assert "\n" not in str(error.value)


def test_every_setting_is_explained() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Config):
        assert f"`{field.name}`" in text, f"docs/hosting.md does not tell of {field.name}"


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "x"],
        ["serve", "--port", "99999"],
        ["serve", "--config", "none-such.toml"],
        ["serve", "--deck", "none-such"],
        ["serve", "--host", "256.1.1.1", "--data", ":memory:"],
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    complaint = capsys.readouterr().err.strip().splitlines()[-1]
    assert complaint.startswith("lapin serve: ")


def test_a_data_folder_that_is_a_file_is_complained_of(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    served = subprocess.run(
        [sys.executable, "-m", "lapin", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert served.returncode == 2
    assert "data" in served.stderr.strip().splitlines()[-1]
