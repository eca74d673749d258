"""The ladder: a dozen ranks, from a first game to one that the best bot mostly loses.

The ranks are in `ladder.json`, with how often each bot wins there; `tools/calibrate_ladder.py`
measures that and writes it. A message names each rank: `rank-quaestor`.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ceres.challenges.days import Kind
from ceres.challenges.played import Finished, in_order, kind_of

LADDER_FILE: Final = Path(__file__).with_name("ladder.json")
# One climbs by winning this many games, of this many in a row at a rank.
WINS_TO_CLIMB: Final = 2
GAMES_TO_CLIMB: Final = 3


@dataclass(frozen=True)
class Rank:
    """A rank: the options of its games, and how often bots win them, from 0 to 1."""

    id: str
    kind: Kind
    wins: Mapping[str, float]

    def to_dict(self) -> dict[str, Any]:
        """Return it as the file has it."""
        kind = {**self.kind._asdict(), "variants": list(self.kind.variants)}
        return {"id": self.id, **kind, "wins": dict(self.wins)}


@dataclass(frozen=True)
class Standing:
    """How far one has come at a rank."""

    rank: Rank
    counted: tuple[str, ...]
    """The ids of the games that count."""
    won: int
    recent: tuple[bool, ...]
    """The last games at it that may still count, the first one first: won or not."""
    climbed: bool

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.counted)


@cache
def ranks() -> tuple[Rank, ...]:
    """Return the ranks, the easiest first.

    >>> [rank.id for rank in ranks()][:3]
    ['civis', 'scriba', 'vigintivir']
    """
    return tuple(
        Rank(
            each["id"],
            Kind(each["difficulty"], each["monuments"], tuple(each["variants"])),
            each["wins"],
        )
        for each in json.loads(LADDER_FILE.read_text("utf-8"))["ranks"]
    )


def standings(games: Iterable[Finished]) -> list[Standing]:
    """Return how far one has come at each rank; any may be tried, and losing costs nothing.

    The player's own games count, without peeking and hints; of several on one deal, the first.
    """
    counted = _first_of_each_deal(
        game for game in in_order(games) if game.marks["mine"] and game.fair
    )
    return [_standing(rank, [game for game in counted if _at(game, rank)]) for rank in ranks()]


def is_at_a_rank(game: Finished) -> bool:
    """Return whether a game has the options of a rank."""
    return any(_at(game, rank) for rank in ranks())


def rank_reached(found: Iterable[Standing]) -> Rank | None:
    """Return the highest rank that was climbed, if any."""
    return next((each.rank for each in reversed(list(found)) if each.climbed), None)


def _standing(rank: Rank, games: list[Finished]) -> Standing:
    won = [game.won for game in games]
    windows = (won[first : first + GAMES_TO_CLIMB] for first in range(len(won)))
    climbed = any(sum(window) >= WINS_TO_CLIMB for window in windows)
    recent = () if climbed else tuple(won[1 - GAMES_TO_CLIMB :])
    return Standing(rank, tuple([game.id for game in games]), sum(won), recent, climbed)


def _at(game: Finished, rank: Rank) -> bool:
    kind = rank.kind
    return kind_of(game) == kind._replace(variants=tuple(sorted(kind.variants)))


def _first_of_each_deal(games: Iterable[Finished]) -> list[Finished]:
    """Return the games without those on a deal that was played before: it is known by then."""
    found: dict[object, Finished] = {}
    for game in games:
        known = None if game.seed is None else (game.seed, kind_of(game))
        found.setdefault(known or game.id, game)
    return list(found.values())
