"""The metadata of a real table in its record: who draws, and how much was entered."""

from typing import Any, Final, NamedTuple, TypeGuard

from ceres.companion.draws import CARDS, DECKS, DEEDS, TILES

APP: Final = "app"
ME: Final = "me"
BOX: Final = "box"
"""The app draws, and nothing of the deck is on the table: Ceres' cards may stay in their box."""
DRAWERS: Final = {CARDS: (APP, ME, BOX), TILES: (APP, ME), DEEDS: (APP, ME)}


class Behind(NamedTuple):
    """How far the real table has followed, until it catches up at a step of the turn shown.

    It lies as after the first `seen` steps of a turn, which may have been undone since; the set-up
    is turn 0. `draws`: who drew then.
    """

    step: int
    turn: int
    seen: int
    draws: dict[str, str]


class Metadata(NamedTuple):
    """The key `x-real` of a record (docs/formats.md)."""

    draws: dict[str, str]
    set_up: bool
    entered: int | None
    ahead: dict[str, int]
    behind: Behind | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as the record has it."""
        ahead = {pile: count for pile, count in self.ahead.items() if count}
        found = {"draws": self.draws, "set_up": self.set_up, "told": self.entered, "ahead": ahead}
        return found | ({"behind": self.behind._asdict()} if self.behind else {})


def read_metadata(value: object) -> Metadata:
    """Read `x-real`; like all further keys it may be anything, so whatever is wrong is ignored.

    >>> metadata = read_metadata({"draws": {"cards": "app"}, "told": 2, "ahead": {"tiles": "x"}})
    >>> metadata.draws, metadata.entered, metadata.ahead
    ({'cards': 'app', 'tiles': 'me', 'deeds': 'me'}, 2, {})
    """
    found = _table(value)
    draws, entered, ahead = _table(found.get("draws")), found.get("told"), found.get("ahead")
    return Metadata(
        _drawers(draws),
        found.get("set_up") is True,
        entered if _is_count(entered) else None,
        {str(pile): count for pile, count in _table(ahead).items() if _is_count(count)},
        _behind(_table(found.get("behind"))),
    )


def _drawers(draws: dict[str, Any]) -> dict[str, str]:
    return {deck: draws[deck] if draws.get(deck) in DRAWERS[deck] else ME for deck in DECKS}


def _behind(found: dict[str, Any]) -> Behind | None:
    step, turn, seen = (found.get(key) for key in ("step", "turn", "seen"))
    if not (_is_count(step) and _is_count(turn) and _is_count(seen)):
        return None
    return Behind(step, turn, seen, _drawers(_table(found.get("draws"))))


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
