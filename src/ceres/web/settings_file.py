"""Reads the settings of a server from a TOML file; one error lists every fault."""

from collections.abc import Mapping
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

from ceres.checking import LONGEST_TOML, Check, NotReadable, parse_toml, read_text
from ceres.checking.typed import read
from ceres.errors import Fault, FaultyData
from ceres.web.settings import DEFAULTS, Settings


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
    table = _merged(_merged(asdict(DEFAULTS), parse_toml(text)), options or {})
    found: Settings | None = read(check, Settings, table, "")
    if found is None:
        raise InvalidSettings(check.faults)
    _check_processes(found)
    return found


def _merged(table: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table with the changes that were given in place of its own values."""
    return table | {
        key: _merged(table[key], value)
        if isinstance(value, Mapping) and isinstance(table.get(key), dict)
        else value
        for key, value in changes.items()
        if value is not None
    }


def _check_processes(settings: Settings) -> None:
    """Refuse `processes` that are more than a limit that the processes share."""
    visitor = settings.visitor
    most = min(rate.burst for rate in (visitor.requests, visitor.new_games))
    if settings.processes > most:
        facts = {"number": settings.processes, "high": most}
        raise InvalidSettings([Fault("processes", "too-large", facts)])
