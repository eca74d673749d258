"""The HTTP interface: games at a real table, which are told what was drawn and what lies there."""

from litestar import Controller, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ceres.web.requests import Correction, Drawn, DrawnBy, Played
from ceres.web.routes import CHANGE, NOT_KEPT, tables_of


class RealController(Controller):
    """Kept games at a real table."""

    path = "/api/games"
    tags = ("games",)
    response_headers = NOT_KEPT

    @post(
        "/{id:str}/enter",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Tell what was drawn",
        responses=CHANGE,
    )
    def enter(self, state: State, id: FromPath[str], data: JSONBody[Drawn]) -> Played:
        """Go on with what was asked for, up to the next thing that must be told."""
        return Played(**tables_of(state).enter(id, data.drawn, data.revision))

    @post(
        "/{id:str}/draws",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Change who draws",
        responses=CHANGE,
    )
    def draws(self, state: State, id: FromPath[str], data: JSONBody[DrawnBy]) -> Played:
        """From now on the app draws from a deck, or the player does."""
        return Played(**tables_of(state).draws(id, data.deck, data.drawer, data.revision))

    @post(
        "/{id:str}/correct",
        sync_to_thread=True,
        status_code=HTTP_200_OK,
        summary="Correct the table",
        responses=CHANGE,
    )
    def correct(self, state: State, id: FromPath[str], data: JSONBody[Correction]) -> Played:
        """Go on from what the real table shows, if that is possible."""
        return Played(**tables_of(state).correct(id, data.changes, data.revision))
