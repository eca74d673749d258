"""What a record keeps of a real table, among its further keys: who draws, and what was told."""

from typing import Any, Final, NamedTuple

from ceres.companion.draws import DECKS

REAL: Final = "x-real"
APP: Final = "app"
ME: Final = "me"
DRAWERS: Final = (APP, ME)


class Kept(NamedTuple):
    """The key `x-real` of a record (docs/formats.md)."""

    draws: dict[str, str]
    set_up: bool
    told: int | None
    ahead: dict[str, int]

    def written(self) -> dict[str, Any]:
        """As the record has it."""
        ahead = {pile: count for pile, count in self.ahead.items() if count}
        return {"draws": self.draws, "set_up": self.set_up, "told": self.told, "ahead": ahead}


def read_kept(value: object) -> Kept:
    """What a record says; like all further keys it may be anything, and what is none is left out.

    >>> kept = read_kept({"draws": {"cards": "app"}, "told": 2, "ahead": {"tiles": "x"}})
    >>> kept.draws, kept.told, kept.ahead
    ({'cards': 'app', 'tiles': 'me', 'deeds': 'me'}, 2, {})
    """
    kept = _table(value)
    draws, told = _table(kept.get("draws")), kept.get("told")
    return Kept(
        {deck: APP if draws.get(deck) == APP else ME for deck in DECKS},
        kept.get("set_up") is True,
        told if _is_count(told) else None,
        {str(pile): count for pile, count in _table(kept.get("ahead")).items() if _is_count(count)},
    )


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
