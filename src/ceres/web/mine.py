"""The HTTP interface: what the player's finished games say together, and files of them."""

import time
from typing import Annotated, Any, Final

from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from ceres.companion import REAL
from ceres.errors import CeresError, CodedError
from ceres.saves import Saves, Summary
from ceres.service import LESSON, ONLY, PEEKED, STRICT, Finished, mine, plays, some, table_of
from ceres.web.routes import NO_GAME, NOT_KEPT, UNFIT, tables_of
from ceres.web.visitors import owner

CSV: Final = "text/csv"
# Seconds for which games are looked through at a time.
_LOOKING: Final = 3.0
_PLAYS: Final = {200: ResponseSpec(dict[str, Any], description="the file"), **UNFIT}
Only = Annotated[str, QueryParameter(schema_extra={"enum": list(ONLY)})]
# Minutes that the player's clock is ahead of UTC.
Offset = Annotated[int, QueryParameter(ge=-840, le=840)]


class MineController(Controller):
    """The player's finished games."""

    path = "/api"
    tags = ("mine",)
    response_headers = NOT_KEPT

    @get("/mine", sync_to_thread=True, summary="All finished games together", responses=UNFIT)
    def all_together(self, state: State, only: Only = "all") -> dict[str, Any]:
        """Results, win rates, streaks, and where the points came from; of some games or of all.

        As many games as `sources.unknown` says were not looked through yet: ask again.
        """
        return mine(finished(tables_of(state).saves), only)

    @get("/mine/bgsplay", sync_to_thread=True, summary="Plays for BG Stats", responses=_PLAYS)
    def all_plays(
        self, state: State, only: Only = "all", me: FromQuery[str] = "", offset: Offset = 0
    ) -> Response[bytes]:
        """All finished games, or some of them, as a file for BG Stats."""
        games = some(finished(tables_of(state).saves, look=False), only)
        return _file(plays(games, "bgsplay", me, offset), "ceres-plays.bgsplay")

    @get(
        "/mine/csv",
        sync_to_thread=True,
        summary="Plays as a table",
        responses=UNFIT,
        media_type=CSV,
    )
    def table(self, state: State, only: Only = "all", offset: Offset = 0) -> Response[bytes]:
        """All finished games, or some of them, as a table."""
        games = some(finished(tables_of(state).saves, look=False), only)
        return _file(plays(games, "csv", "", offset), "ceres-plays.csv", CSV)

    @get(
        "/games/{id:str}/bgsplay",
        sync_to_thread=True,
        summary="A play for BG Stats",
        responses={**NO_GAME, **_PLAYS},
    )
    def play(
        self, state: State, id: FromPath[str], me: FromQuery[str] = "", offset: Offset = 0
    ) -> Response[bytes]:
        """A game, which must be over, as a file for BG Stats."""
        game = finished_one(tables_of(state).saves, id)
        return _file(plays([game], "bgsplay", me, offset), f"ceres-{id[:6]}.bgsplay")


def _file(text: str, name: str, kind: str = "application/json") -> Response[bytes]:
    headers = {**NOT_KEPT, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=kind, headers=headers)


def finished(saves: Saves, look: bool = True) -> list[Finished]:
    """The player's finished games but for lessons.

    `look`: find out where their points came from, for a while; what was found is kept.
    """
    until = time.monotonic() + (_LOOKING if look else 0)
    found: list[Finished] = []
    seen: dict[str, tuple[int, dict[str, Any]]] = {}
    for summary, known in saves.finished(owner()):
        if _about(summary, LESSON):
            continue
        sources = known
        if sources is None and time.monotonic() < until:
            sources = _sources(saves, summary.id)
            seen[summary.id] = (summary.revision, sources)
        found.append(_finished(summary, summary.result or {}, sources))
    saves.store_sources(seen)
    return found


def finished_one(saves: Saves, id: str) -> Finished:
    """A game that is over."""
    summary = saves.summary(id)
    if summary.result is None:
        raise CodedError("not-over", id=id)
    return _finished(summary, summary.result, None)


def _sources(saves: Saves, id: str) -> dict[str, Any]:
    """Where the points of a game came from; nowhere, if it cannot be replayed."""
    try:
        found: dict[str, Any] = table_of(saves.load(id)).course()["sources"]
    except CeresError:
        return {"you": {}, "ceres": {}}
    return found


def _finished(summary: Summary, result: dict[str, Any], sources: dict[str, Any] | None) -> Finished:
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
        strict=_about(summary, STRICT) is True,
        peeked=bool(_about(summary, PEEKED)),
        real=_about(summary, REAL) is not None,
        sources=sources,
    )


def _about(summary: Summary, key: str) -> Any:
    """What is kept about a game under a further key of its record."""
    return summary.about.get(key.removeprefix("x-"))
