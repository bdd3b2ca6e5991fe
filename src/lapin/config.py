"""Settings: flags, then environment (`LAPIN_PORT`), then a TOML file, then these defaults. Unknown keys are refused."""

from __future__ import annotations

import ast
import inspect
import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

PREFIX: Final = "LAPIN_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0, le=1_000_000)]
"""Bounded on both sides: neither `nan` nor `inf` is a number of seconds or of messages."""
Origin = Annotated[str, Meta(pattern=r"^https?://[^/]+$")]
_SERVICE: Final = re.compile(r"SERVICE_(HOST|PORT(_.*)?)|PORT_\d+_(TCP|UDP|SCTP)(_.*)?")
"""What Kubernetes tells of a service named lapin, after LAPIN_; and LAPIN_PORT is tcp://10.0.0.1:8000 then."""

_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


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
    """Addresses of reverse proxies whose X-Forwarded headers are believed, such as 127.0.0.1."""
    base_path: str = ""
    """The path this server is at, such as /lapin for https://example.org/lapin/."""
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
    """New rooms from one address in an hour, all at once if need be; 0 for no limit."""
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
        if not variable.startswith(PREFIX) or name == "config" or _of_kubernetes(variable, value):
            continue
        if name not in known:
            raise ConfigError(f"the environment sets {variable}, which is no setting; {_listed(known)}")
        merged[name] = value
    merged.update({name: value for name, value in flags.items() if value is not None})
    for name, value in list(merged.items()):
        if _is_list(known[name]) and isinstance(value, str):
            merged[name] = [part.strip() for part in value.split(",") if part.strip()]
        elif name in ("llm_url", "llm_model", "llm_key") and isinstance(value, str):
            merged[name] = value.strip()  # a file that holds a key ends with a line break
    try:
        return _checked(msgspec.convert(merged, Config, strict=False))
    except msgspec.ValidationError as error:
        raise ConfigError(_explained(str(error), merged)) from None


def about_settings() -> dict[str, str]:
    """What each setting is for: the text that stands under it in `Config`."""
    (body,) = ast.parse(inspect.getsource(Config)).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for node, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert isinstance(after, ast.Expr)
            assert isinstance(after.value, ast.Constant)
            found[node.target.id] = str(after.value.value)
    return found


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _of_kubernetes(variable: str, value: str) -> bool:
    """Names of our own form that Kubernetes gives to everyone beside a service named lapin."""
    service = _SERVICE.fullmatch(variable.removeprefix(PREFIX)) is not None
    return service or (variable == f"{PREFIX}PORT" and value.startswith(("tcp://", "udp://", "sctp://")))


def _explained(error: str, merged: Mapping[str, Any]) -> str:
    """What msgspec found wrong, in our words: it says `Expected `int`, got `str` - at `$.port``."""
    name = "".join(re.findall(r"\$\.(\w+)", error.rpartition(" - at ")[2]))
    if name not in merged:
        return f"a setting cannot be so: {error}"
    hint = get_type_hints(Config, include_extras=True)[name]
    if get_origin(hint) is Literal:
        right = f"it can be {', '.join(get_args(hint))}"
    elif name == "origins":
        right = "an origin looks like https://lapin.example, without a / at the end"
    elif get_origin(hint) is tuple:
        right = "it is a list of texts"
    else:
        right = {
            Port: "it is a whole number from 0 to 65535",
            Count: "it is a whole number, 0 or more",
            Rate: "it is a number from 0 to 1,000,000",
            str: "it is a text in quotes",
        }[hint]
    value = "not shown here" if name == "llm_key" else repr(merged[name])
    return f"{name} is {value}; {right}"


def _checked(config: Config) -> Config:
    """The settings, if each of them can be meant."""
    for proxy in config.trusted_proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise ConfigError(
                f"trusted_proxies has {proxy!r}, which is no address; write one such as 127.0.0.1, or a network such "
                "as 172.16.0.0/12"
            ) from None
    base = "/".join(["", *(part for part in config.base_path.split("/") if part)])
    if not _PATH.fullmatch(base):
        raise ConfigError(
            f"base_path is {config.base_path!r}; write a path such as /lapin, of plain letters and digits"
        )
    _check_language_model(config)
    return msgspec.structs.replace(config, base_path=base)


def _check_language_model(config: Config) -> None:
    """What would only fail in the middle of a game is said at the start; the key is never shown."""
    if bool(config.llm_url) != bool(config.llm_model):
        lacking = "llm_model" if config.llm_url else "llm_url"
        raise ConfigError(f"{lacking} is missing: a language model needs llm_url and llm_model")
    if config.llm_url:
        try:
            parts = urlsplit(config.llm_url)
            right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # a port that is no number
            right = False
        if not right or parts.username is not None or parts.query or parts.fragment or not config.llm_url.isprintable():
            raise ConfigError(
                f"llm_url is {config.llm_url!r}; write the address before /chat/completions, such as "
                "http://localhost:11434/v1"
            )
    if not all("!" <= character <= "~" for character in config.llm_key):
        raise ConfigError("llm_key has a space, a line break or a letter that no key has; it is not shown here")


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
