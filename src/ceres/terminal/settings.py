"""What a player sets once: pace, colours, language. Kept beside the games, if that is possible."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from ceres.saves import SavesError, home

PACES: Final = ("slow", "quick", "at-once")
DELAYS: Final = {"slow": 1.8, "quick": 0.6, "at-once": 0.0}
GROUNDS: Final = ("dark", "light")
SMALLEST: Final = (80, 24)  # columns and rows of a window
_FILE: Final = "terminal.json"


@dataclass(frozen=True)
class Settings:
    """The settings; those that nobody has set are as here."""

    pace: str = "quick"
    ground: str = "dark"
    language: str = ""

    def changed(self, **values: str) -> "Settings":
        """The same with other values."""
        return replace(self, **values)


def load_settings() -> Settings:
    """The settings that were kept; whatever cannot be read is as nobody had set it."""
    kept: Any = {}
    with suppress(OSError, ValueError, SavesError):
        kept = json.loads(_path().read_text("utf-8"))
    if not isinstance(kept, dict):
        kept = {}
    allowed = {"pace": PACES, "ground": GROUNDS}
    values = {
        field.name: kept[field.name]
        for field in fields(Settings)
        if isinstance(kept.get(field.name), str)
        and kept[field.name] in allowed.get(field.name, (kept[field.name],))
    }
    return Settings(**values)


def keep_settings(settings: Settings) -> None:
    """Keep the settings; a game goes on without that too."""
    with suppress(OSError, SavesError):
        path = _path()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(asdict(settings), indent=1) + "\n", "utf-8")
        new.replace(path)


def _path() -> Path:
    return home() / _FILE
