"""The finished games of the player."""

import time
from typing import Any, Final, cast

from ceres.companion import REAL
from ceres.errors import CeresError, CodedError
from ceres.saves import Saves, Summary
from ceres.service import LESSON, PEEKED, STRICT, Finished, table_of
from ceres.service.types.game import Result, SourcesBySide
from ceres.web.visitors import owner

# Seconds to spend on finding out where the points of games came from.
_TIME_LIMIT: Final = 3.0


def finished_games(saves: Saves) -> list[Finished]:
    """Return the player's finished games but for lessons.

    Where the points came from is found out for as many as the time limit allows, and saved.
    """
    until = time.monotonic() + _TIME_LIMIT
    games: list[Finished] = []
    found: dict[str, tuple[int, SourcesBySide]] = {}
    for summary, known in saves.finished(owner()):
        if extra(summary, LESSON) or summary.result is None:
            continue
        sources = cast("SourcesBySide | None", known)
        if sources is None and time.monotonic() < until:
            sources = _sources(saves, summary.id)
            found[summary.id] = (summary.revision, sources)
        games.append(_finished(summary, summary.result, sources))
    saves.store_sources(found)
    return games


def finished_game(saves: Saves, id: str) -> Finished:
    """Return a game that must be finished."""
    summary = saves.summary(id)
    if summary.result is None:
        raise CodedError("not-over", id=id)
    return _finished(summary, summary.result, None)


def extra(summary: Summary, key: str) -> Any:
    """Return what a saved game has under a further key of its record."""
    return summary.about.get(key.removeprefix("x-"))


def _sources(saves: Saves, id: str) -> SourcesBySide:
    """Return where the points of a game came from: nowhere, if it cannot be replayed."""
    try:
        return table_of(saves.load(id)).progress()["sources"]
    except CeresError:
        return {"you": {}, "ceres": {}}


def _finished(summary: Summary, result: Result, sources: SourcesBySide | None) -> Finished:
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
        strict=extra(summary, STRICT) is True,
        peeked=bool(extra(summary, PEEKED)),
        real=extra(summary, REAL) is not None,
        sources=sources,
    )
