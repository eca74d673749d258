"""The log of a server: plain lines or JSON, each with the id of its request.

It says nothing of visitors and games: no address, no key, no id of a game.
"""

import json
import logging
import math
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from ceres.web.observed import CURRENT, Answered
from ceres.web.settings import LogSettings

_ACCESS: Final = logging.getLogger("ceres.access")
# The fields of the access log, as attributes of its records.
_FIELDS: Final = "answered"


def start_logging(settings: LogSettings) -> None:
    """Log to standard error, as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JSONFormatter() if settings.format == "json" else TextFormatter())
    logging.basicConfig(level=settings.level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(Seldom())
    _ACCESS.setLevel(logging.INFO if settings.access else logging.ERROR)


def log_access(answered: Answered) -> None:
    """Write the line of a request."""
    if _ACCESS.isEnabledFor(logging.INFO):
        text = f"{answered.method} {answered.route} {answered.status} {answered.seconds:.3f} s"
        _ACCESS.info(text, extra={_FIELDS: answered})


class Seldom(logging.Filter):
    """Lets the same message pass once a minute: anybody can send what is not HTTP."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing said; `clock` returns seconds."""
        super().__init__()
        self._clock: Final = clock
        self._said: Final[dict[object, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether it is time to say it again."""
        now = self._clock()
        if record.levelno > logging.WARNING or now < self._said.get(record.msg, -math.inf) + 60:
            return record.levelno > logging.WARNING
        self._said[record.msg] = now
        return True


class TextFormatter(logging.Formatter):
    """A line for each record, and what was raised below it."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """Return the line, with the id of the request if there is one."""
        line, current = super().formatMessage(record), CURRENT.get()
        return line if current is None else f"{line} [{current.id}]"


class JSONFormatter(logging.Formatter):
    """An object on one line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        moment = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        current = CURRENT.get()
        if current is not None:
            line["request"] = current.id
        answered = getattr(record, _FIELDS, None)
        if isinstance(answered, Answered):
            line |= answered._asdict()
        if record.exc_info:
            line["raised"] = self.formatException(record.exc_info)
        return json.dumps(line)
