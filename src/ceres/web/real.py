"""The HTTP interface: games at a real table, which are told what was drawn and what lies there."""

from litestar import Controller
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from ceres.web.requests import Correction, Drawn, DrawnBy, Played
from ceres.web.routes import NOT_KEPT, change, tables_of


class RealController(Controller):
    """Kept games at a real table."""

    path = "/api/games"
    tags = ("games",)
    response_headers = NOT_KEPT

    @change("/{id:str}/enter", summary="Tell what was drawn")
    def enter(self, state: State, id: FromPath[str], data: JSONBody[Drawn]) -> Played:
        """Go on with what was asked for, up to the next thing that must be told."""
        return Played(**tables_of(state).enter(id, data.drawn, data.revision))

    @change("/{id:str}/draws", summary="Change who draws")
    def draws(self, state: State, id: FromPath[str], data: JSONBody[DrawnBy]) -> Played:
        """From now on the app draws from a deck, or the player does."""
        return Played(**tables_of(state).draws(id, data.deck, data.drawer, data.revision))

    @change("/{id:str}/correct", summary="Correct the table")
    def correct(self, state: State, id: FromPath[str], data: JSONBody[Correction]) -> Played:
        """Go on from what the real table shows, if that is possible."""
        return Played(**tables_of(state).correct(id, data.changes, data.revision))
