"""Finished games together: how often they were won, and where the points came from.

The store of the games says how each ended, and where its points came from once that is known (by
`progress`): nothing is replayed here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Annotated, Final, Literal, cast, get_args

from ceres.challenges.ladder import is_at_a_rank
from ceres.challenges.played import Finished, in_order
from ceres.events.facts import Difficulty, Side
from ceres.service.types import saved as types

Which = Annotated[
    types.Only,
    "`all`, `fair`, `hinted`, `strict`, `day`, `ladder`, `screen`, `real` or `imported`",
]
AtDifficulty = Annotated[Difficulty | None, "only games of this difficulty"]
GameId = Annotated[str, "the id of a finished game"]


# In the order of a scoring; points outside of one are last, and those of the set-up (X4).
_SOURCES: Final = ("population", "commercial", "civic", "lots", "parks", "other", "favour")
_ONLY: Final[dict[types.Only, Callable[[Finished], bool]]] = {
    "all": lambda game: game.marks["mine"],
    "fair": lambda game: game.marks["mine"] and game.fair,
    "hinted": lambda game: game.marks["mine"] and game.marks["hinted"],
    "strict": lambda game: game.marks["mine"] and game.marks["strict"],
    "day": lambda game: game.marks["mine"] and game.day is not None,
    "ladder": lambda game: game.marks["mine"] and is_at_a_rank(game),
    "screen": lambda game: game.marks["mine"] and not game.marks["real"],
    "real": lambda game: game.marks["mine"] and game.marks["real"],
    "imported": lambda game: game.marks["imported"],
}


def only_those(
    games: Iterable[Finished], only: types.Only, difficulty: Difficulty | None = None
) -> list[Finished]:
    """Return those of the games that are meant, the first one first; each game once."""
    meant = [game for game in _once_each(games) if _ONLY[only](game)]
    return [game for game in meant if difficulty in (None, game.difficulty)]


def _once_each(games: Iterable[Finished]) -> list[Finished]:
    """Return the games in order; of several that are the same game, the player's own or first."""
    every = in_order(games)
    first: dict[str, Finished] = {}
    for game in sorted(every, key=lambda game: not game.marks["mine"]):
        first.setdefault(game.digest or game.id, game)
    return [game for game in every if first[game.digest or game.id] is game]


def statistics(
    games: Sequence[Finished],
    only: Which = "all",
    difficulty: AtDifficulty = None,
) -> types.GameStatistics:
    """Summarize the finished games: results, win rates, streaks, and sources of points.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> found = statistics([game])
    >>> found["total"]["rate"], found["streaks"]["now"]
    (100, {'side': 'you', 'games': 1})
    """
    every = _once_each(games)
    of_kind = only_those(every, only)
    chosen = only_those(of_kind, only, difficulty)
    finished = [game for game in chosen if not game.marks["resigned"]]
    return {
        "only": only,
        "counts": {name: sum(map(fits, every)) for name, fits in _ONLY.items()},
        "difficulties": {
            each: sum(game.difficulty == each for game in of_kind) for each in get_args(Difficulty)
        },
        "total": _tally(chosen),
        "kinds": _kinds(chosen),
        "streaks": _streaks(chosen),
        "best": _best(finished, lambda game: game.you),
        "widest": _best([game for game in chosen if game.won], lambda game: game.ahead),
        "sources": _sources(finished),
        "games": [_ended(game) for game in reversed(chosen)],
    }


def _tally(games: Sequence[Finished]) -> types.Tally | None:
    """Return how a number of games went, if there are any."""
    if not games:
        return None
    won = sum(game.won for game in games)
    finished = [game for game in games if not game.marks["resigned"]]
    return {
        "games": len(games),
        "won": won,
        "rate": round(100 * won / len(games)),
        "you": _mean(game.you for game in finished),
        "ceres": _mean(game.ceres for game in finished),
        "ahead": _mean(game.ahead for game in finished),
        "median": _median([game.you for game in finished]),
        "best": max((game.you for game in finished), default=0),
        "resigned": len(games) - len(finished),
    }


def _kinds(games: Sequence[Finished]) -> list[types.KindTally]:
    """Return the tally of each difficulty, and of that without and with Monuments, if played."""
    found: list[types.KindTally] = []
    for difficulty in get_args(Difficulty):
        of_it = [game for game in games if game.difficulty == difficulty]
        for monuments in (None, False, True):
            tally = _tally([game for game in of_it if monuments in (None, game.monuments)])
            if tally:
                found.append({"difficulty": difficulty, "monuments": monuments, **tally})
    return found


def _streaks(games: Sequence[Finished]) -> types.Streaks:
    """Return the current streak, and the longest ones won and lost."""
    runs = [(side, len(list(run))) for side, run in groupby(game.winner for game in games)]
    longest = {
        side: max((size for winner, size in runs if winner == side), default=0)
        for side in get_args(Side)
    }
    now: types.Streak | None = {"side": runs[-1][0], "games": runs[-1][1]} if runs else None
    return {"now": now, "longest": longest}


def _best(games: Sequence[Finished], worth: Callable[[Finished], int]) -> types.Ended | None:
    """Return the game with the most of something; of several, the oldest."""
    return _ended(max(games, key=worth)) if games else None


def _sources(games: Sequence[Finished]) -> types.Sources:
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


def _ended(game: Finished) -> types.Ended:
    found = {
        "id": game.id,
        "ended": game.ended,
        "difficulty": game.difficulty,
        "monuments": game.monuments,
        "variants": list(game.variants),
        "actions": game.actions,
        "you": game.you,
        "ceres": game.ceres,
        "winner": game.winner,
        **game.marks,
    }
    return cast("types.Ended", found if game.digest is None else {**found, "digest": game.digest})


def _mean(numbers: Iterable[int]) -> float:
    # The module `statistics` would take a page as long to load as the whole engine.
    all_of_them = list(numbers)
    return round(sum(all_of_them) / len(all_of_them), 1) if all_of_them else 0.0


def _median(numbers: Sequence[int]) -> float:
    """Return the number in the middle; of two, what is between them."""
    ranked = sorted(numbers)
    middle = ranked[(len(ranked) - 1) // 2 : len(ranked) // 2 + 1]
    return _mean(middle)


def feats(games: Sequence[Finished], game: GameId) -> list[types.Feat]:
    """List the records that a finished game has broken, the greatest first.

    Only the player's own games without peeking and hints count, and those that ended before it.

    >>> first = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> [each["what"] for each in feats([first], "a")]
    ['first-win']
    """
    fair = only_those(games, "fair")
    index = next((index for index, each in enumerate(fair) if each.id == game), None)
    if index is None:
        return []
    earlier, this = fair[:index], fair[index]
    won = [each for each in earlier if each.won]
    found = [_first_win(won, this)] if this.won else []
    if won and this.won:
        found.append(_higher("widest", this.ahead, [each.ahead for each in won]))
        found.append(_longer_streak(earlier))
    if not this.marks["resigned"]:
        found.append(
            _higher("best", this.you, [each.you for each in earlier if not each.marks["resigned"]])
        )
    return [record for record in found if record is not None]


# A streak of two is hardly one.
_SHORTEST_STREAK: Final = 3


def _first_win(won: Sequence[Finished], game: Finished) -> types.Feat | None:
    if not won:
        return {"what": "first-win", "value": 1, "before": None}
    if not any(each.difficulty == game.difficulty for each in won):
        return {"what": "first-win-at", "value": 1, "before": None}
    return None


def _longer_streak(earlier: Sequence[Finished]) -> types.Feat | None:
    """Return the streak that another win makes, if it is the longest so far."""
    streaks = _streaks(earlier)
    now = streaks["now"]
    length = 1 + (now["games"] if now and now["side"] == "you" else 0)
    before = streaks["longest"]["you"]
    if length < _SHORTEST_STREAK or length <= before:
        return None
    return {"what": "streak", "value": length, "before": before}


def _higher(
    what: Literal["best", "widest"], value: int, before: Sequence[int]
) -> types.Feat | None:
    """Return a record if the value is higher than all before; the first one breaks none."""
    if not before or value <= max(before):
        return None
    return {"what": what, "value": value, "before": max(before)}
