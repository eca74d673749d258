"""The HTTP interface: games that are kept, played and taken back, as JSON under `/api`."""

import json
from functools import partial
from typing import Annotated, Any, Final

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import asdict

import ceres
from ceres.companion import REAL
from ceres.draw import THEMES
from ceres.errors import Fault
from ceres.format.record import CorruptRecord
from ceres.saves import Summary
from ceres.service import Table, box, imported, lesson, new_table, own_box, picture, seated
from ceres.web.requests import (
    LONGEST_ACTION,
    About,
    AtRevision,
    Games,
    Listed,
    NewGame,
    Nothing,
    Opened,
    OwnBox,
    PlayAction,
    PlayAgain,
    Played,
    ReadBox,
    Refused,
    TakeBack,
)
from ceres.web.schema import TakesRecord
from ceres.web.tables import Tables

SVG: Final = "image/svg+xml"
# Nothing here may be kept by a browser: the next answer may be another one.
NOT_KEPT: Final = {"Cache-Control": "no-store"}

# What may be refused, for the schema: bad requests, and requests for games.
_UNCLEAR: Final = {400: ResponseSpec(Refused, description="the request is none")}
NO_GAME: Final = {**_UNCLEAR, 404: ResponseSpec(Refused, description="there is no such game")}
UNFIT: Final = {422: ResponseSpec(Refused, description="what was sent cannot be played or kept")}
CHANGE: Final = {
    **NO_GAME,
    **UNFIT,
    409: ResponseSpec(Refused, description="the game went on elsewhere, or is not taken back"),
}

# A request that changes a game.
change = partial(post, sync_to_thread=True, status_code=HTTP_200_OK, responses=CHANGE)


def tables_of(state: State) -> Tables:
    """The games of this server."""
    found: Tables = state.tables
    return found


class GamesController(Controller):
    """Kept games."""

    path = "/api/games"
    tags = ("games",)
    response_headers = NOT_KEPT

    @get(sync_to_thread=True, summary="All games")
    def all_games(self, state: State) -> Games:
        """The games, the one played last first, and those that were deleted lately."""
        tables = tables_of(state)
        return Games(
            [listed(summary) for summary in tables.list()],
            [listed(summary) for summary in tables.list(deleted=True)],
        )

    @post(sync_to_thread=True, summary="Begin a game", responses={**_UNCLEAR, **UNFIT})
    def begin(self, state: State, data: JSONBody[NewGame]) -> Opened:
        """A new game with these options."""
        table = new_table(**asdict(data))
        return Opened(**tables_of(state).begin(table))

    @post(
        "/import",
        sync_to_thread=True,
        summary="Import a game",
        responses={**_UNCLEAR, **UNFIT},
        operation_class=TakesRecord,
    )
    def import_record(
        self, state: State, body: RawBody, salvage: FromQuery[bool] = False
    ) -> Opened:
        """Keep the game of a record; `salvage`: of a bad one, its good part.

        A position begins a game there; of a report of a problem, its record is taken.
        """
        return Opened(**tables_of(state).begin(seated(imported(_text(body), salvage))))

    @get("/{id:str}", sync_to_thread=True, summary="A game", responses=NO_GAME)
    def open(self, state: State, id: FromPath[str]) -> Opened:
        """A game where it was left, with its whole story."""
        return Opened(**tables_of(state).open(id))

    @get(
        "/{id:str}/revision",
        sync_to_thread=True,
        summary="Whether a game went on",
        responses=NO_GAME,
    )
    def revision(self, state: State, id: FromPath[str]) -> AtRevision:
        """How often a game has been changed: whoever has seen less reads it again."""
        return AtRevision(tables_of(state).saves.revision(id))

    @change("/{id:str}/actions", summary="Play an action")
    def play(self, state: State, id: FromPath[str], data: JSONBody[PlayAction]) -> Played:
        """Play an action and then Ceres, up to the next decision."""
        return Played(**tables_of(state).play(id, data.action, data.revision))

    @change("/{id:str}/undo", summary="Take back")
    def undo(self, state: State, id: FromPath[str], data: JSONBody[TakeBack]) -> Played:
        """Take the last action back."""
        return Played(**tables_of(state).undo(id, data.revision, data.confirmed))

    @change("/{id:str}/redo", summary="Play again")
    def redo(self, state: State, id: FromPath[str], data: JSONBody[PlayAgain]) -> Played:
        """Play again what was taken back."""
        return Played(**tables_of(state).redo(id, data.revision))

    @get(
        "/{id:str}/preview",
        sync_to_thread=True,
        summary="What an action would change",
        responses={**NO_GAME, **UNFIT},
    )
    def preview(
        self,
        state: State,
        id: FromPath[str],
        action: Annotated[str, QueryParameter(max_length=LONGEST_ACTION)],
    ) -> dict[str, Any]:
        """What an action would replace and change, before Ceres; or why it is not legal."""
        with tables_of(state).reading(id) as table:
            return table.preview(action)

    @get("/{id:str}/course", sync_to_thread=True, summary="How a game went", responses=NO_GAME)
    def course(self, state: State, id: FromPath[str]) -> dict[str, Any]:
        """Both sides' points at every decision, and where they came from."""
        with tables_of(state).reading(id) as table:
            return table.course()

    @get(
        "/{id:str}/record",
        sync_to_thread=True,
        summary="Export a game",
        responses={200: ResponseSpec(dict[str, Any], description="the record"), **NO_GAME},
    )
    def record(self, state: State, id: FromPath[str]) -> Response[bytes]:
        """The game as a `ceres-game/1` record, to keep or to share."""
        record = tables_of(state).saves.export(id)
        return Response(
            json.dumps(record, indent=1).encode(),
            media_type="application/json",
            headers=_download(f"ceres-{id[:6]}.json"),
        )

    @get(
        "/{id:str}/picture",
        sync_to_thread=True,
        summary="A picture of a game",
        media_type=SVG,
        responses={**NO_GAME, **UNFIT},
    )
    def picture(
        self,
        state: State,
        id: FromPath[str],
        theme: Annotated[str, QueryParameter(schema_extra={"enum": list(THEMES)})] = "light",
        title: FromQuery[str] = "",
    ) -> Response[str]:
        """The table as SVG."""
        with tables_of(state).reading(id) as table:
            drawn = picture(table, theme, title)
        return Response(drawn, media_type=SVG, headers=_download(f"ceres-{id[:6]}.svg"))

    @delete("/{id:str}", sync_to_thread=True, summary="Delete a game", responses=NO_GAME)
    def delete(self, state: State, id: FromPath[str]) -> None:
        """Delete a game; it can be restored for thirty days."""
        tables_of(state).delete(id)

    @post(
        "/{id:str}/restore",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Restore",
        responses=NO_GAME,
    )
    def restore(self, state: State, id: FromPath[str], data: JSONBody[Nothing]) -> AtRevision:  # noqa: ARG002
        """Take the deletion of a game back."""
        return AtRevision(tables_of(state).restore(id))


@get("/api/box", sync_to_thread=False, tags=["box"], summary="What is in the box")
def the_box() -> dict[str, Any]:
    """All pieces, tiles and cards, and what can be chosen for a game."""
    return box()


@post(
    "/api/components",
    sync_to_thread=True,
    status_code=HTTP_200_OK,
    tags=["box"],
    summary="Check the cards and tiles of another box",
    responses={**_UNCLEAR, **UNFIT},
    response_headers=NOT_KEPT,
)
def check_components(data: JSONBody[OwnBox]) -> ReadBox:
    """Component data or a component file as it is read, or everything that is wrong with it."""
    return ReadBox(**own_box(data.data))


@post(
    "/api/lesson",
    sync_to_thread=True,
    tags=["games"],
    summary="Begin the lesson",
    responses=_UNCLEAR,
    response_headers=NOT_KEPT,
)
def begin_lesson(state: State, data: JSONBody[Nothing]) -> Opened:  # noqa: ARG001
    """A new game that begins as a lesson."""
    return Opened(**tables_of(state).begin(Table(lesson())))


@get("/api/about", sync_to_thread=False, tags=["box"], summary="Who answers")
def about(state: State) -> About:
    """The program, and where it keeps its games."""
    return About("ceres", ceres.__version__, ceres.COMPILED, state.place)


def listed(summary: Summary) -> Listed:
    """A kept game as the list shows it."""
    return Listed(
        summary.id,
        summary.created,
        summary.changed,
        summary.difficulty,
        summary.monuments,
        list(summary.variants),
        summary.era,
        summary.phase,
        summary.you,
        summary.ceres,
        summary.actions,
        summary.result,
        summary.about.get("strict") is True,
        bool(summary.about.get("peeked")),
        REAL.removeprefix("x-") in summary.about,
    )


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CorruptRecord([Fault("", "not-utf8", {"byte": error.start})]) from None


def _download(name: str) -> dict[str, str]:
    return {**NOT_KEPT, "Content-Disposition": f'attachment; filename="{name}"'}
