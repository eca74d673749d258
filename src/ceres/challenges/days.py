"""The day's deal: one for everybody, made from the date alone.

The SHA-256 of `ceres day YYYY-MM-DD` decides: its first six bytes are the seed, and the seventh
picks one of the day's kinds of games, which get harder from Monday to Sunday. So a date has the
same deal everywhere, without anything that is stored or asked for.
"""

import hashlib
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from ceres.errors import CodedError
from ceres.format.record_extras import DAY, STRICT, DayMark, is_date
from ceres.game import Game

_SEED_BYTES: Final = 6


class Kind(NamedTuple):
    """The options of a game."""

    difficulty: str
    monuments: bool = False
    variants: tuple[str, ...] = ()


# From Monday to Sunday: the kinds of a day are about as hard, and those of the next are harder.
# Of 1,000 games, the planner (version 2) wins 1000, 997, 973 to 976, 888 to 915, 796 to 853, 630 to
# 694 and 496 to 520: `tools/calibrate_ladder.py week`.
WEEK: Final[tuple[tuple[Kind, ...], ...]] = (
    (Kind("normal"), Kind("normal", True)),
    (Kind("hard"), Kind("hard", True)),
    (
        Kind("normal", variants=("creeping-gardens",)),
        Kind("hard", variants=("contested-population", "favour-10")),
        Kind("hard", True, ("favour-10",)),
    ),
    (Kind("hard", variants=("creeping-gardens",)), Kind("challenge"), Kind("challenge", True)),
    (
        Kind("challenge", variants=("favour-5",)),
        Kind("challenge", variants=("contested-population", "favour-5")),
        Kind("challenge", True, ("favour-10", "wild-monuments")),
    ),
    (
        Kind("hard", variants=("creeping-gardens", "favour-15")),
        Kind("challenge", variants=("favour-15",)),
        Kind("challenge", True, ("favour-15",)),
    ),
    (
        Kind("challenge", variants=("creeping-gardens",)),
        Kind("challenge", True, ("creeping-gardens",)),
    ),
)


class NoSuchDay(CodedError):
    """A text is no date, or the day has not begun."""


@dataclass(frozen=True)
class Deal:
    """The deal of a day: the seed and the options of a game."""

    date: str
    seed: int
    difficulty: str
    monuments: bool
    variants: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {**vars(self), "variants": list(self.variants)}

    def check_begun(self, today: str) -> None:
        """Raise `NoSuchDay` if the day has not begun by the player's own day, `today`."""
        if read_date(today) < read_date(self.date):
            raise NoSuchDay("day-not-begun", date=self.date)

    def begin(self, today: str, practice: bool = False) -> Game:
        """Begin a strict game on it; raise `NoSuchDay` if the day has not begun by `today`."""
        self.check_begun(today)
        game = Game.new(self.seed, self.difficulty, self.monuments, self.variants)
        mark: DayMark = {"date": self.date, "begun": today, "practice": practice}
        game.extras |= {STRICT: True, DAY: mark}
        return game


def read_date(text: str) -> date:
    """Return the date of a text such as `2026-11-16`; `NoSuchDay` if it is none."""
    if not is_date(text):
        raise NoSuchDay("not-a-date", found=text[:40])
    return date.fromisoformat(text)


def own_day() -> str:
    """Return the player's own day, by this machine's clock."""
    return datetime.now().astimezone().date().isoformat()


def deal_of(day: str) -> Deal:
    """Return the deal of a day.

    >>> deal_of("2026-11-16")
    Deal(date='2026-11-16', seed=218457498134842, difficulty='normal', monuments=False, variants=())
    """
    weekday = read_date(day).weekday()
    digest = hashlib.sha256(f"ceres day {day}".encode("ascii")).digest()
    kinds = WEEK[weekday]
    kind = kinds[digest[_SEED_BYTES] % len(kinds)]
    return Deal(day, int.from_bytes(digest[:_SEED_BYTES], "big"), *kind)
