"""Where settings come from: the command line, else the environment, else a file, else the default."""

from __future__ import annotations

import difflib
import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from chanbara.server.settings import KINDS, SECRETS, Settings, check

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "CHANBARA_"
OF_TESTS = frozenset({"CHANBARA_ALL", "CHANBARA_AUDIT_GAMES", "CHANBARA_SAVE_LOAD"})
"""Variables of the tests, which are no settings."""
TRUE, FALSE = frozenset({"true", "1", "yes", "on"}), frozenset({"false", "0", "no", "off"})
FIELDS = {one.name: one for one in msgspec.structs.fields(Settings)}
SECRET_FILES = {f"{name}_file": name for name in SECRETS}
"""Names under which a file with a secret is given, and the setting that is read from it."""
DEFAULT = "default"


class Said(NamedTuple):
    """A value as it was found, and where."""

    value: Any
    source: str
    is_text: bool = False
    """Whether it is written as text, whatever its setting."""


class Effective(NamedTuple):
    """All settings, and where each of them comes from."""

    settings: Settings
    sources: dict[str, str]


def effective(path: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Effective:
    """Return the settings; ``ValueError`` says in one sentence what is wrong and where it was found.

    ``given`` are those of the command line, by name; None stands for an option that was not given.
    """
    found: dict[str, Said] = {}
    for source in (_in_file(path), _in_environment(environment), _on_command_line(given)):
        found |= _with_secrets(source)
    values = {name: _converted(name, said) for name, said in found.items()}
    sources = {name: found[name].source if name in found else DEFAULT for name in FIELDS}
    return Effective(Settings(**values), sources)


def _in_file(path: Path | None) -> dict[str, Said]:
    if path is None:
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        message = f"{path} cannot be read: {error.strerror}."
        raise ValueError(message) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else error
        message = f"{path}: this is no TOML: {why}."
        raise ValueError(message) from error
    for name in found:
        _check_known(name, str(path), f"there is no setting {name}", "")
    return {name: Said(value, str(path)) for name, value in found.items()}


def _in_environment(environment: Mapping[str, str]) -> dict[str, Said]:
    found = {}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in OF_TESTS:
            name = variable.removeprefix(PREFIX).lower()
            is_right = variable == variable.upper()
            _check_known(name if is_right else variable, variable, "there is no such setting", PREFIX)
            found[name] = Said(value, variable, is_text=True)
    return found


def _on_command_line(given: Mapping[str, Any]) -> dict[str, Said]:
    return {
        name: Said(value, f"--{name.replace('_', '-')}") for name, value in given.items() if value is not None
    }


def _check_known(name: str, source: str, complaint: str, prefix: str) -> None:
    """Refuse a name that is none: a setting that is spelled wrong would be missed silently."""
    known = [*FIELDS, *SECRET_FILES]
    if name in known:
        return
    near = difflib.get_close_matches(name.lower().removeprefix(prefix.lower()), known, 1)
    hint = f" Did you mean {(prefix + near[0]).upper() if prefix else near[0]}?" if near else ""
    message = f"{source}: {complaint}.{hint}"
    raise ValueError(message)


def _with_secrets(found: dict[str, Said]) -> dict[str, Said]:
    """Return what a source says, with secrets read from their files."""
    read = {}
    for file_name, name in SECRET_FILES.items():
        said = found.pop(file_name, None)
        if said is None:
            continue
        if name in found:
            message = f"{said.source}: {name} is given too; give only one of them."
            raise ValueError(message)
        read[name] = Said(_secret(str(said.value), said.source), f"{said.source}: {said.value}")
    return found | read


def _secret(path: str, source: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").rstrip("\r\n")
    except OSError as error:
        message = f"{source}: {path} cannot be read: {error.strerror}."
        raise ValueError(message) from error
    except UnicodeDecodeError as error:
        message = f"{source}: {path} is no text."
        raise ValueError(message) from error


def _converted(name: str, said: Said) -> Any:  # noqa: ANN401 - any setting
    """Return a value with the type of its setting; text of the environment is read as that type."""
    kind: type = FIELDS[name].type
    try:
        value = _of_kind(kind, said)
        if value is None:
            shown = (
                "" if name in SECRETS else f", not {json.dumps(said.value, default=str, ensure_ascii=False)}"
            )
            raise ValueError(f"{name} must be {KINDS[kind.__name__]}{shown}")  # noqa: TRY301
        check(name, value)
    except ValueError as error:
        message = f"{said.source}: {error}"
        raise ValueError(message) from error
    return value


def _of_kind(kind: type, said: Said) -> Any:  # noqa: ANN401
    value = said.value
    if kind is bool and said.is_text:
        text = value.strip().lower()
        return (text in TRUE) if text in TRUE | FALSE else None
    if kind in {int, float} and said.is_text:
        try:
            return kind(value)
        except ValueError:
            return None
    if kind is float and type(value) is int:
        return float(value)
    return value if type(value) is kind else None


# --- showing them ------------------------------------------------------------------------------------------


def shown(found: Effective) -> str:
    """Return the settings as lines of a settings file, each with its source, and without secrets."""
    lines = []
    for name in FIELDS:
        value, source = getattr(found.settings, name), found.sources[name]
        if name == "database":
            lines.append(_line(name, _without_password(value), source))
        elif name in SECRETS:
            lines.append(f"# {name} is {'set' if value else 'not set'}  # {source}")
        else:
            lines.append(_line(name, value, source))
    return "\n".join(lines)


def _line(name: str, value: object, source: str) -> str:
    return f"{name} = {json.dumps(value, ensure_ascii=False)}  # {source}"


def _without_password(url: str) -> str:
    """Return the address of a database without its password; one that cannot be read is not shown at all."""
    if not url:
        return ""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return "***"
    hidden = {name: "hidden" for name in found.query if "pass" in name.lower()}
    return found.update_query_dict(hidden).render_as_string(hide_password=True)
