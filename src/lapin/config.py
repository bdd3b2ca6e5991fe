"""Settings: flags, then environment (`LAPIN_PORT`), then a TOML file, then these defaults. Unknown keys are refused."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

PREFIX: Final = "LAPIN_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0, le=1_000_000)]
"""Bounded on both sides: neither `nan` nor `inf` is a number of seconds or of messages."""
Origin = Annotated[str, Meta(pattern=r"^https?://[^/]+$")]


class ConfigError(Exception):
    """A setting that does not exist or cannot be so; one line that says what would be right."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be set. docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for every network of this machine."""
    port: Port = 8000
    """The port to listen on; 0 for any free one."""
    data: str = "lapin-data"
    """The folder for rooms and recordings; `:memory:` keeps nothing."""
    decks: tuple[str, ...] = ()
    """Folders of further decks."""
    origins: tuple[Origin, ...] = ()
    """Origins allowed besides the server's own, such as https://lapin.example."""
    hosts: tuple[str, ...] = ()
    """Names this server goes by, such as lapin.example; addresses, local names and those of origins always are."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded headers are believed."""
    keep_days: Count = 0
    """Rooms nobody touched for so many days are deleted; 0 keeps them for ever."""
    bot_pace: Rate = 1.0
    """How long bots take: 1.0 as people, 0 at once."""
    llm_url: str = ""
    """A language model for one more bot: an OpenAI-compatible server, such as http://localhost:11434/v1."""
    llm_model: str = ""
    """Which model it is asked for."""
    llm_key: str = ""
    """The key it wants, if any."""
    llm_seconds: Rate = 8.0
    """How long it may think before another bot plays for it."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """debug, info, warning or error."""
    log_format: Literal["text", "json"] = "text"
    """text for people, json for machines."""
    metrics: Literal["local", "all", "nobody"] = "local"
    """Who may read /metrics: local, all or nobody."""
    connections_per_address: Count = 400
    """Open connections from one address; 0 for no limit."""
    rooms_per_hour: Count = 120
    """New rooms from one address in an hour; 0 for no limit."""
    messages_per_second: Rate = 20.0
    """From one connection, on average; twice that in a burst. 0 for no limit."""
    requests_per_second: Rate = 50.0
    """HTTP requests from one address, on average; ten times that in a burst. 0 for no limit."""
    wrong_codes_per_minute: Rate = 20.0
    """Wrong room codes from everyone together, on average; ten times that in a burst. 0 for no limit."""


def read_config(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Config:
    """The settings of all sources; the first that has one wins."""
    known = {field.name: field.type for field in msgspec.structs.fields(Config)}
    merged: dict[str, Any] = {}
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    if file is not None:
        merged.update(_from_file(file, known))
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name == "config":
            continue
        if name not in known:
            raise ConfigError(f"the environment sets {variable}, which is no setting; {_listed(known)}")
        merged[name] = value.split(",") if _is_list(known[name]) and value else value
    merged.update({name: value for name, value in flags.items() if value is not None})
    for name, value in list(merged.items()):
        if _is_list(known[name]) and value == "":
            merged[name] = ()
    try:
        return msgspec.convert(merged, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(_explained(str(error), merged, known)) from None


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _explained(error: str, merged: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    """What msgspec found wrong, beginning with the setting's name: `Expected … - at `$.port`` tells it at the end."""
    wrong, _, place = error.rpartition(" - at ")
    name = "".join(re.findall(r"\$\.(\w+)", place))
    if name not in merged:
        return f"a setting cannot be so: {error}"
    if get_origin(known[name]) is Literal:
        wrong = f"it can be {', '.join(get_args(known[name]))}"
    elif name == "origins":
        wrong = "an origin looks like https://lapin.example, without a / at the end"
    value = "not shown here" if name == "llm_key" else repr(merged[name])
    return f"{name} is {value}; {wrong[:1].lower()}{wrong[1:]}"


def _from_file(file: Path, known: Mapping[str, Any]) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"cannot read the settings file {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} is no TOML file: {error}") from None
    for name in values:
        if name not in known:
            raise ConfigError(f"{file} sets {name}, which is no setting; {_listed(known)}")
    return values


def _listed(known: Mapping[str, Any]) -> str:
    return f"there are {', '.join(sorted(known))}"
