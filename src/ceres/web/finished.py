"""The finished games of the player."""

import time
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final, cast

from ceres.challenges.marks import challenge_marks
from ceres.companion import REAL
from ceres.errors import CeresError, CodedError
from ceres.format.marks import FROM, HINTS, IMPORTED, PEEKED, STRICT, is_mine, is_resigned
from ceres.saves import Saves, Summary
from ceres.saves.stored import extras_of
from ceres.service import LESSON, Finished, table_of
from ceres.service.types.game import Result, SourcesBySide
from ceres.service.types.saved import Marks
from ceres.web.visitors import owner

# Seconds to spend on finding out where the points of games came from.
_TIME_LIMIT: Final = 3.0


class _Counted(SourcesBySide):
    """What is stored of a finished game, to save replaying it."""

    achievements: list[str]


def finished_games(saves: Saves) -> list[Finished]:
    """Return the player's finished games but for lessons.

    Where the points came from and what was achieved is found out for as many as the time limit
    allows, and saved.
    """
    until = time.monotonic() + _TIME_LIMIT
    games: list[Finished] = []
    found: dict[str, tuple[int, _Counted]] = {}
    for summary, seed, stored in saves.finished(owner()):
        if LESSON in extras_of(summary.about) or summary.result is None:
            continue
        # An earlier version stored no achievements.
        counted = cast("_Counted", stored) if stored and "achievements" in stored else None
        if counted is None and time.monotonic() < until:
            counted = _count(saves, summary.id)
            found[summary.id] = (summary.revision, counted)
        games.append(_finished(summary, summary.result, seed, counted))
    saves.store_sources(found)
    return [_named(saves, game) if looks > 1 else game for game, looks in _looking_alike(games)]


def finished_game(saves: Saves, id: str) -> Finished:
    """Return a game that must be finished."""
    summary = saves.summary(id)
    if summary.result is None:
        raise CodedError("not-over", id=id)
    return _finished(summary, summary.result)


def marks(summary: Summary) -> Marks:
    """Return how a saved game was played, and by whom."""
    extras = extras_of(summary.about)
    return {
        "strict": extras.get(STRICT) is True,
        "peeked": bool(extras.get(PEEKED)),
        "hinted": bool(extras.get(HINTS)),
        "real": REAL in extras,
        "imported": IMPORTED in extras,
        "mine": is_mine(extras, summary.actions),
        "resigned": is_resigned(extras) and summary.finished,
        "branched": FROM in extras,
        **challenge_marks(extras),
    }


def _count(saves: Saves, id: str) -> _Counted:
    """Return where the points of a game came from: nowhere, if it cannot be replayed."""
    try:
        found = table_of(saves.load(id)).progress()
    except CeresError:
        return {"you": {}, "ceres": {}, "achievements": []}
    return {**found["sources"], "achievements": found["achievements"]}


def _finished(
    summary: Summary, result: Result, seed: str | None = None, counted: _Counted | None = None
) -> Finished:
    return Finished(
        summary.id,
        summary.changed.isoformat(),
        summary.difficulty,
        summary.monuments,
        summary.variants,
        summary.actions,
        result["you"],
        result["ceres"],
        result["winner"],
        **marks(summary),
        sources=counted and {"you": counted["you"], "ceres": counted["ceres"]},
        achievements=counted and counted["achievements"],
        seed=seed,
    )


def _looking_alike(games: Sequence[Finished]) -> Iterator[tuple[Finished, int]]:
    """Return each game with how many look like it: no others can be the same."""

    def looks(game: Finished) -> Hashable:
        return game.difficulty, game.monuments, tuple(game.variants), game.actions, game.you

    counts = Counter(map(looks, games))
    return ((game, counts[looks(game)]) for game in games)


def _named(saves: Saves, game: Finished) -> Finished:
    """Return a game with the digest that tells whether another one is the same."""
    return replace(game, digest=saves.digest(game.id))
