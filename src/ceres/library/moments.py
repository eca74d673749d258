"""Moments as requests write them."""

from datetime import UTC, datetime
from typing import Annotated

from ceres.checking import shown
from ceres.errors import Fault, InvalidOption

Moment = Annotated[str, "as `2026-01-31T20:15:00Z`"]


def iso(moment: datetime) -> str:
    """Write a moment in UTC.

    >>> iso(datetime(2026, 1, 31, 20, 15, tzinfo=UTC))
    '2026-01-31T20:15:00Z'
    """
    return moment.isoformat().replace("+00:00", "Z")


def read_moment(text: str, where: str) -> datetime:
    """Read a moment; `InvalidOption` if it is none. One without an offset is in UTC."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise InvalidOption([Fault(where, "not-a-moment", {"found": shown(text)})]) from None
    return found if found.tzinfo else found.replace(tzinfo=UTC)
