"""The HTTP interface: games that are kept, played and taken back, as JSON under `/api`."""

import json
from typing import Annotated, Any, Final

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody
from litestar.status_codes import HTTP_200_OK

import ceres
from ceres.errors import Fault
from ceres.game import Game
from ceres.record import CorruptRecord
from ceres.saves import Summary
from ceres.service import Table, box, picture, seated
from ceres.web.requests import (
    LONGEST_ACTION,
    About,
    AtRevision,
    Games,
    Listed,
    NewGame,
    Opened,
    PlayAction,
    PlayAgain,
    Played,
    Refused,
    TakeBack,
)
from ceres.web.tables import Tables

SVG: Final = "image/svg+xml"
# Nothing here may be kept by a browser: the next answer may be another one.
NOT_KEPT: Final = {"Cache-Control": "no-store"}

# What may be refused, for the schema: bad requests, and requests for games.
_UNCLEAR: Final = {400: ResponseSpec(Refused, description="the request is none")}
_NO_GAME: Final = {**_UNCLEAR, 404: ResponseSpec(Refused, description="there is no such game")}
_UNFIT: Final = {422: ResponseSpec(Refused, description="what was sent cannot be played or kept")}
_CHANGE: Final = {
    **_NO_GAME,
    **_UNFIT,
    409: ResponseSpec(Refused, description="the game went on elsewhere, or is not taken back"),
}


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
        saves = tables_of(state).saves
        return Games(
            [listed(summary) for summary in saves.list()],
            [listed(summary) for summary in saves.list(deleted=True)],
        )

    @post(sync_to_thread=True, summary="Begin a game", responses={**_UNCLEAR, **_UNFIT})
    def begin(self, state: State, data: JSONBody[NewGame]) -> Opened:
        """A new game with these options."""
        table = Table.new(
            data.seed, data.difficulty, data.monuments, data.variants, data.components, data.strict
        )
        return Opened(**tables_of(state).begin(table))

    @post("/import", sync_to_thread=True, summary="Import a game", responses={**_UNCLEAR, **_UNFIT})
    def import_record(
        self, state: State, body: RawBody, salvage: FromQuery[bool] = False
    ) -> Opened:
        """Keep the game of a `ceres-game/1` record; `salvage`: of a bad one, its good part."""
        try:
            game = Game.from_json(_text(body))
        except CorruptRecord as error:
            if error.game is None or not salvage:
                raise
            game = error.game
        return Opened(**tables_of(state).begin(seated(game)))

    @get("/{id:str}", sync_to_thread=True, summary="A game", responses=_NO_GAME)
    def open(self, state: State, id: FromPath[str]) -> Opened:
        """A game where it was left, with its whole story."""
        return Opened(**tables_of(state).open(id))

    @get(
        "/{id:str}/revision",
        sync_to_thread=True,
        summary="Whether a game went on",
        responses=_NO_GAME,
    )
    def revision(self, state: State, id: FromPath[str]) -> AtRevision:
        """How often a game has been changed: whoever has seen less reads it again."""
        return AtRevision(tables_of(state).saves.revision(id))

    @post(
        "/{id:str}/actions",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Play an action",
        responses=_CHANGE,
    )
    def play(self, state: State, id: FromPath[str], data: JSONBody[PlayAction]) -> Played:
        """Play an action and then Ceres, up to the next decision."""
        return Played(**tables_of(state).play(id, data.action, data.revision))

    @post(
        "/{id:str}/undo",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Take back",
        responses=_CHANGE,
    )
    def undo(self, state: State, id: FromPath[str], data: JSONBody[TakeBack]) -> Played:
        """Take the last action back."""
        return Played(**tables_of(state).undo(id, data.revision, data.confirmed))

    @post(
        "/{id:str}/redo",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Play again",
        responses=_CHANGE,
    )
    def redo(self, state: State, id: FromPath[str], data: JSONBody[PlayAgain]) -> Played:
        """Play again what was taken back."""
        return Played(**tables_of(state).redo(id, data.revision))

    @get(
        "/{id:str}/preview",
        sync_to_thread=True,
        summary="What an action would change",
        responses=_NO_GAME,
    )
    def preview(
        self,
        state: State,
        id: FromPath[str],
        action: Annotated[str, QueryParameter(max_length=LONGEST_ACTION)],
    ) -> dict[str, Any]:
        """What an action would replace and change, before Ceres; or why it is not legal."""
        with tables_of(state).looking(id) as table:
            return table.preview(action)

    @get("/{id:str}/course", sync_to_thread=True, summary="How a game went", responses=_NO_GAME)
    def course(self, state: State, id: FromPath[str]) -> dict[str, Any]:
        """Both sides' points at every decision, and where they came from."""
        with tables_of(state).looking(id) as table:
            return table.course()

    @get("/{id:str}/record", sync_to_thread=True, summary="Export a game", responses=_NO_GAME)
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
        responses={**_NO_GAME, **_UNFIT},
    )
    def picture(
        self,
        state: State,
        id: FromPath[str],
        theme: FromQuery[str] = "light",
        title: FromQuery[str] = "",
    ) -> Response[str]:
        """The table as SVG."""
        with tables_of(state).looking(id) as table:
            drawn = picture(table, theme, title)
        return Response(drawn, media_type=SVG, headers=_download(f"ceres-{id[:6]}.svg"))

    @delete("/{id:str}", sync_to_thread=True, summary="Delete a game", responses=_NO_GAME)
    def delete(self, state: State, id: FromPath[str]) -> None:
        """Delete a game; it can be restored for thirty days."""
        tables_of(state).saves.delete(id)

    @post(
        "/{id:str}/restore",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Restore",
        responses=_NO_GAME,
    )
    def restore(self, state: State, id: FromPath[str]) -> AtRevision:
        """Take the deletion of a game back."""
        saves = tables_of(state).saves
        saves.restore(id)
        return AtRevision(saves.revision(id))


@get("/api/box", sync_to_thread=False, tags=["box"], summary="What is in the box")
def the_box() -> dict[str, Any]:
    """All pieces, tiles and cards, and what can be chosen for a game."""
    return box()


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
    )


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CorruptRecord([Fault("", "not-utf8", {"byte": error.start})]) from None


def _download(name: str) -> dict[str, str]:
    return {**NOT_KEPT, "Content-Disposition": f'attachment; filename="{name}"'}
