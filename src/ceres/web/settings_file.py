"""Reads the settings of a server from a TOML file; one error lists every fault."""

from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from importlib.resources import files
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from ceres.checking import LONGEST_TOML, Check, NotReadable, kind_of, parse_toml, read_text, shown
from ceres.errors import FaultyData
from ceres.web.settings import DEFAULTS, Settings

Kind = TypeVar("Kind")

_HIGHEST_PORT: Final = 65535
# The others are at least 1.
_LOWEST: Final = {"port": 0, "more_connections": 0, "shutdown_time": 0, "saved_games": 0}
# No time or rate is larger than this.
_MOST: Final = 1_000_000
_HIGHEST: Final = {"port": _HIGHEST_PORT}


class InvalidSettings(FaultyData):
    """A settings file that cannot be used."""

    headline = "invalid-settings"


def example() -> str:
    """Return a settings file with all settings at their defaults, each explained."""
    return files("ceres.web").joinpath("settings.toml").read_text("utf-8")


def read_settings(path: str | None, options: Mapping[str, Any]) -> Settings:
    """Read a settings file, if there is one; the options of a command win over it.

    What neither says has its default. An option that is `None` was not given.
    """
    try:
        text = "" if path is None else read_text(Path(path), LONGEST_TOML)
        return parse_settings(text, options)
    except NotReadable as error:
        raise InvalidSettings([error.fault]) from None


def parse_settings(text: str, options: Mapping[str, Any] | None = None) -> Settings:
    """Read the text of a settings file.

    >>> parse_settings("threads = 8").threads
    8
    >>> parse_settings("threats = 8\\nhead_time = 0")
    Traceback (most recent call last):
    ceres.web.settings_file.InvalidSettings: these settings cannot be used:
    - the key threats is unknown
    - head_time: 0 is too small: it must be more than 0
    """
    check = Check()
    found = _read(check, _merged(parse_toml(text), options or {}), "", DEFAULTS)
    _check_processes(check, found)
    if check.faults:
        raise InvalidSettings(check.faults)
    return found


def _merged(table: object, options: Mapping[str, Any]) -> object:
    """Return a table with the options that were given in place of its own."""
    if not isinstance(table, dict):
        return table  # which is a fault
    inner = {
        key: _merged(table.get(key, {}), value) if isinstance(value, Mapping) else value
        for key, value in options.items()
        if value is not None
    }
    return {**table, **inner}


def _read(check: Check, value: object, where: str, default: Kind) -> Kind:
    """Return settings as a table has them, where it says nothing the default ones."""
    hints = get_type_hints(type(default))
    table = check.table(value, where, (), hints)
    found = {
        name: _value(check, given, f"{where}.{name}".lstrip("."), hints[name], default)
        for name, given in table.items()
    }
    return replace(default, **found)  # type: ignore[type-var]


def _value(check: Check, value: object, where: str, hint: Any, settings: object) -> Any:
    name = where.rpartition(".")[2]
    if get_origin(hint) is UnionType:  # what may be left out has no value there
        hint = next(kind for kind in get_args(hint) if kind is not NoneType)
    if is_dataclass(hint):
        return _read(check, value, where, getattr(settings, name))
    if get_origin(hint) is Literal:
        return check.word(value, where, get_args(hint))
    if hint is bool:
        return check.flag(value, where)
    if hint is int:
        return check.whole(value, where, _LOWEST.get(name, 1), _HIGHEST.get(name))
    if hint is float:
        return _above_zero(check, value, where)
    if not isinstance(value, str):
        check.fault(where, "not-a-text", found=kind_of(value))
    return value


def _above_zero(check: Check, value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        check.fault(where, "not-a-number", found=kind_of(value))
    elif not value > 0:  # nor is what is not a number at all
        check.fault(where, "not-above-zero", number=shown(value))
    elif value > _MOST:
        check.fault(where, "too-large", number=shown(value), high=_MOST)
    else:
        return value
    return 1


def _check_processes(check: Check, settings: Settings) -> None:
    """Note a fault if `processes` is larger than a limit that the processes share."""
    visitor = settings.visitor
    most = min(rate.burst for rate in (visitor.requests, visitor.new_games, visitor.heavy))
    if settings.processes > most:
        check.fault("processes", "too-large", number=settings.processes, high=most)
