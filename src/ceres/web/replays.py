"""The HTTP interface: kept games looked through, played on from any point, and given away."""

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from ceres.service import branched, point_of, replay, report, shared_position, table_of
from ceres.web.requests import Branch, Opened
from ceres.web.routes import NO_GAME, NOT_KEPT, UNFIT, tables_of

Point = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        schema_extra={"minimum": 0},  # which Litestar leaves out if it is 0
        description="after so many actions; without it, now",
    ),
]


class ReplaysController(Controller):
    """Points of kept games."""

    path = "/api/games"
    tags = ("games",)
    response_headers = NOT_KEPT

    @get("/{id:str}/replay", sync_to_thread=True, summary="A whole game", responses=NO_GAME)
    def replay(self, state: State, id: FromPath[str]) -> dict[str, Any]:
        """Every turn step by step, and how the game stood at every decision."""
        with tables_of(state).reading(id) as table:
            return replay(table)

    @post(
        "/{id:str}/branch",
        sync_to_thread=True,
        summary="Play on from a point",
        responses={**NO_GAME, **UNFIT},
    )
    def branch(self, state: State, id: FromPath[str], data: JSONBody[Branch]) -> Opened:
        """Keep a new game with the first so many actions of this one."""
        with tables_of(state).reading(id) as table:
            game = branched(table, point_of(table, data.number), id, data.real)
        return Opened(**tables_of(state).begin(table_of(game)))

    @get(
        "/{id:str}/position",
        sync_to_thread=True,
        summary="A position to give away",
        responses={**NO_GAME, **UNFIT},
    )
    def position(self, state: State, id: FromPath[str], number: Point = None) -> dict[str, Any]:
        """A position with what is hidden shuffled anew; of a box of one's own, a record."""
        with tables_of(state).reading(id) as table:
            return shared_position(table.game, point_of(table, number))

    @get(
        "/{id:str}/report",
        sync_to_thread=True,
        summary="What a report of a problem says of a game",
        responses={**NO_GAME, **UNFIT},
    )
    def report(self, state: State, id: FromPath[str], number: Point = None) -> dict[str, Any]:
        """The program, the record and the position: `ceres-problem/1` without the page's part."""
        with tables_of(state).reading(id) as table:
            return report(table.game, point_of(table, number))
