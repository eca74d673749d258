"""Finished games together: how often they were won, and where the points came from.

The store of the games says how each ended, and where its points came from once that is known (by
`progress`): nothing is replayed here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Annotated, Final, get_args

from ceres.checking import shown
from ceres.errors import Fault, InvalidOption
from ceres.facts import Side
from ceres.service.arguments import Parameter, read_arguments
from ceres.service.types.base import Difficulty, Variant
from ceres.service.types.game import SourcesBySide
from ceres.service.types.saved import (
    Ended,
    FinishedGame,
    GameStatistics,
    KindTally,
    Only,
    Sources,
    Streak,
    Streaks,
    Tally,
)


@dataclass(frozen=True)
class Finished:
    """A finished game."""

    id: str
    ended: str  # when it was changed last, as ISO 8601
    difficulty: Difficulty
    monuments: bool
    variants: Sequence[Variant]
    actions: int
    you: int
    ceres: int
    winner: Side
    strict: bool = False
    peeked: bool = False
    real: bool = False
    sources: SourcesBySide | None = None  # `None` until somebody has found out

    @property
    def won(self) -> bool:
        """Whether the player won."""
        return self.winner == "you"

    @property
    def ahead(self) -> int:
        """How many points the player had more than Ceres."""
        return self.you - self.ceres


# In the order of a scoring; points outside of one are last.
_SOURCES: Final = ("population", "commercial", "civic", "lots", "parks", "other")
_ONLY: Final[dict[Only, Callable[[Finished], bool]]] = {
    "all": lambda _: True,
    "fair": lambda game: not game.peeked,
    "strict": lambda game: game.strict,
    "screen": lambda game: not game.real,
    "real": lambda game: game.real,
}


def only_those(games: Iterable[Finished], only: Only) -> list[Finished]:
    """Return those of the games that are meant."""
    return [game for game in games if _ONLY[only](game)]


def statistics(
    games: Sequence[Finished],
    only: Annotated[Only, "`all`, `fair`, `strict`, `screen` or `real`"] = "all",
) -> GameStatistics:
    """Summarize the finished games: results, win rates, streaks, and sources of points.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> found = statistics([game])
    >>> found["total"]["rate"], found["streaks"]["now"]
    (100, {'side': 'you', 'games': 1})
    """
    every = sorted(games, key=lambda game: (game.ended, game.id))
    chosen = only_those(every, only)
    return {
        "only": only,
        "counts": {name: sum(map(fits, every)) for name, fits in _ONLY.items()},
        "total": _tally(chosen),
        "kinds": _kinds(chosen),
        "streaks": _streaks(chosen),
        "best": _best(chosen, lambda game: game.you),
        "widest": _best([game for game in chosen if game.won], lambda game: game.ahead),
        "sources": _sources(chosen),
        "games": [_ended(game) for game in reversed(chosen)],
    }


def _tally(games: Sequence[Finished]) -> Tally | None:
    """Return how a number of games went, if there are any."""
    if not games:
        return None
    won = sum(game.won for game in games)
    return {
        "games": len(games),
        "won": won,
        "rate": round(100 * won / len(games)),
        "you": _mean(game.you for game in games),
        "ceres": _mean(game.ceres for game in games),
        "ahead": _mean(game.ahead for game in games),
        "best": max(game.you for game in games),
    }


def _kinds(games: Sequence[Finished]) -> list[KindTally]:
    """Return the tally of each difficulty, and of that without and with Monuments, if played."""
    found: list[KindTally] = []
    for difficulty in get_args(Difficulty):
        of_it = [game for game in games if game.difficulty == difficulty]
        for monuments in (None, False, True):
            tally = _tally([game for game in of_it if monuments in (None, game.monuments)])
            if tally:
                found.append({"difficulty": difficulty, "monuments": monuments, **tally})
    return found


def _streaks(games: Sequence[Finished]) -> Streaks:
    """Return the current streak, and the longest ones won and lost."""
    runs = [(side, len(list(run))) for side, run in groupby(game.winner for game in games)]
    longest = {
        side: max((size for winner, size in runs if winner == side), default=0)
        for side in get_args(Side)
    }
    now: Streak | None = {"side": runs[-1][0], "games": runs[-1][1]} if runs else None
    return {"now": now, "longest": longest}


def _best(games: Sequence[Finished], worth: Callable[[Finished], int]) -> Ended | None:
    """Return the game with the most of something; of several, the oldest."""
    return _ended(max(games, key=worth)) if games else None


def _sources(games: Sequence[Finished]) -> Sources:
    """Return the points of both sides on average, by source."""
    known = [game.sources for game in games if game.sources is not None]
    return {
        "games": len(known),
        "unknown": len(games) - len(known),
        "you": _mean_by_source([each["you"] for each in known]),
        "ceres": _mean_by_source([each["ceres"] for each in known]),
    }


def _mean_by_source(points: Sequence[Mapping[str, int]]) -> dict[str, float]:
    return {
        source: _mean(each.get(source, 0) for each in points)
        for source in _SOURCES
        if any(each.get(source) for each in points)
    }


def _ended(game: Finished) -> Ended:
    return {
        "id": game.id,
        "ended": game.ended,
        "difficulty": game.difficulty,
        "monuments": game.monuments,
        "variants": list(game.variants),
        "actions": game.actions,
        "you": game.you,
        "ceres": game.ceres,
        "winner": game.winner,
        "strict": game.strict,
        "peeked": game.peeked,
        "real": game.real,
    }


def _mean(numbers: Iterable[int]) -> float:
    # The module `statistics` would take a page as long to load as the whole engine.
    all_of_them = list(numbers)
    return round(sum(all_of_them) / len(all_of_them), 1)


def read_finished(data: object) -> list[Finished]:
    """Return finished games from JSON data; `InvalidOption` lists what is wrong with it."""
    games = read_arguments({"games": Parameter(list[FinishedGame])}, {"games": data})["games"]
    faults = [
        Fault(f"games[{number}].ended", "not-a-moment", {"found": shown(game["ended"])})
        for number, game in enumerate(games)
        if not _is_moment(game["ended"])
    ]
    if faults:
        raise InvalidOption(faults)
    return [Finished(**game) for game in games]


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
