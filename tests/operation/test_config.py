"""Settings: flags before environment before file, and nothing that is not a setting."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
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
        ({}, {"LAPIN_PORT": "eighty"}, "", "port is 'eighty'; it is a whole number from 0 to 65535"),
        ({"keep_days": "some"}, {}, "", "keep_days is 'some'; it is a whole number, 0 or more"),
        ({}, {}, "host = 1", "host is 1; it is a text in quotes"),
        ({}, {}, "decks = 1", "decks is 1; it is a list of texts"),
        ({}, {"LAPIN_TRUSTED_PROXIES": "127.0.0.1,not-an-address"}, "", "trusted_proxies has 'not-an-address'"),
        ({}, {}, 'llm_url = "http://localhost:11434/v1"', "llm_model is missing"),
        ({}, {}, 'llm_model = "small"', "llm_url is missing"),
        ({}, {}, 'llm_model = "small"\nllm_url = "localhost:11434/v1"', "http://localhost:11434/v1"),
        ({}, {}, 'llm_model = "small"\nllm_url = "http://localhost:port/v1"', "llm_url is"),
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


def test_a_key_is_stripped_and_an_impossible_one_is_refused_without_being_shown() -> None:
    """A key read from a file ends with a line break; HTTP would refuse it and say it aloud."""
    assert read_config({}, {"LAPIN_LLM_KEY": "sk-k3y\n"}).llm_key == "sk-k3y"
    with pytest.raises(ConfigError, match="llm_key") as error:
        read_config({}, {"LAPIN_LLM_KEY": "sk-k3y\nX-Other: 1"})
    assert "k3y" not in str(error.value)


def test_what_kubernetes_tells_of_a_service_named_lapin_is_no_setting() -> None:
    told = {
        "LAPIN_SERVICE_HOST": "10.0.0.1",
        "LAPIN_SERVICE_PORT": "8000",
        "LAPIN_SERVICE_PORT_HTTP": "8000",
        "LAPIN_PORT": "tcp://10.0.0.1:8000",
        "LAPIN_PORT_8000_TCP": "tcp://10.0.0.1:8000",
        "LAPIN_PORT_8000_TCP_ADDR": "10.0.0.1",
    }
    assert read_config({}, told) == Config()


def test_every_setting_is_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = capsys.readouterr().out
    for field in msgspec.structs.fields(Config):
        flag = {"decks": "--deck ", "llm_key": "LAPIN_LLM_KEY"}.get(field.name, f"--{field.name.replace('_', '-')} ")
        assert flag in text, f"lapin serve --help does not tell of {field.name}"


def test_an_unknown_flag_points_to_the_help_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--prot", "1"]) == 2
    assert capsys.readouterr().err == "lapin serve: --prot is nothing it knows (see lapin serve --help)\n"


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


def test_a_full_disk_is_complained_of(tmp_path: Path) -> None:
    """Not one byte reaches a file."""
    served = subprocess.run(
        [sys.executable, "-m", "lapin", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    assert served.returncode == 2
    assert served.stderr.startswith("lapin serve: cannot use the data folder ")
    assert "is the disk full?" in served.stderr
    assert served.stderr.count("\n") == 1


def test_a_file_of_a_newer_lapin_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "lapin.sqlite3")) as newer:
        newer.execute("PRAGMA user_version = 99")
    served = subprocess.run(
        [sys.executable, "-m", "lapin", "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert served.returncode == 2
    assert "was written by a newer lapin (format 99" in served.stderr
    assert "install that version, or restore a backup" in served.stderr
