"""The settings of a player: pace, colours, language, warnings. Saved beside the games."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from ceres.files import replacing
from ceres.saves import SavesError, home

PACES: Final = ("slow", "quick", "at-once")
DELAYS: Final = {"slow": 1.8, "quick": 0.6, "at-once": 0.0}
GROUNDS: Final = ("dark", "light")
WARNINGS: Final = ("off", "on")
SMALLEST: Final = (80, 24)  # columns and rows of a window
_FILE: Final = "terminal.json"


@dataclass(frozen=True)
class Settings:
    """The settings, with their defaults."""

    pace: str = "quick"
    ground: str = "dark"
    language: str = ""
    warnings: str = "off"  # whether the coach warns of a blunder

    def changed(self, **values: str) -> "Settings":
        """Return the settings with other values."""
        return replace(self, **values)


def load_settings() -> Settings:
    """Load the saved settings; what cannot be read has its default."""
    saved: Any = None
    with suppress(OSError, ValueError, SavesError):
        saved = json.loads(_path().read_text("utf-8"))
    if not isinstance(saved, dict):
        return Settings()
    allowed = {"pace": PACES, "ground": GROUNDS, "warnings": WARNINGS}
    values = {
        field.name: saved[field.name]
        for field in fields(Settings)
        if isinstance(saved.get(field.name), str)
        and saved[field.name] in allowed.get(field.name, (saved[field.name],))
    }
    return Settings(**values)


def save_settings(settings: Settings) -> None:
    """Save the settings, if that is possible."""
    with suppress(OSError, SavesError):
        path = _path()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(json.dumps(asdict(settings), indent=1).encode() + b"\n")


def _path() -> Path:
    return home() / _FILE
