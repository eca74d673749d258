"""The metadata of a real table in its record: who draws, and how much was entered."""

from typing import Any, Final, NamedTuple

from ceres.companion.draws import DECKS

APP: Final = "app"
ME: Final = "me"
DRAWERS: Final = (APP, ME)


class Metadata(NamedTuple):
    """The key `x-real` of a record (docs/formats.md)."""

    draws: dict[str, str]
    set_up: bool
    entered: int | None
    ahead: dict[str, int]

    def to_dict(self) -> dict[str, Any]:
        """Return it as the record has it."""
        ahead = {pile: count for pile, count in self.ahead.items() if count}
        return {"draws": self.draws, "set_up": self.set_up, "told": self.entered, "ahead": ahead}


def read_metadata(value: object) -> Metadata:
    """Read `x-real`; like all further keys it may be anything, so whatever is wrong is ignored.

    >>> metadata = read_metadata({"draws": {"cards": "app"}, "told": 2, "ahead": {"tiles": "x"}})
    >>> metadata.draws, metadata.entered, metadata.ahead
    ({'cards': 'app', 'tiles': 'me', 'deeds': 'me'}, 2, {})
    """
    found = _table(value)
    draws, entered, ahead = _table(found.get("draws")), found.get("told"), found.get("ahead")
    return Metadata(
        {deck: APP if draws.get(deck) == APP else ME for deck in DECKS},
        found.get("set_up") is True,
        entered if _is_count(entered) else None,
        {str(pile): count for pile, count in _table(ahead).items() if _is_count(count)},
    )


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
