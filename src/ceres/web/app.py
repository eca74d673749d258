"""The server as an ASGI application: the HTTP interface, and the built page."""

from collections.abc import Collection
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from ceres.errors import CeresError
from ceres.saves import Saves
from ceres.web.address import LOOPBACK
from ceres.web.guard import Guard, json_only, no_options
from ceres.web.limits import Limits
from ceres.web.page import page_routes
from ceres.web.problems import ceres_problem, http_problem, unexpected_problem
from ceres.web.routes import routes
from ceres.web.schema import openapi
from ceres.web.tables import Tables
from ceres.web.visitors import Visitors

# A record of the longest game has about 100 kB.
_LARGEST_REQUEST: Final = 2_000_000


class _Application(Litestar):
    """Litestar without its plugins for Pydantic models, which are slow to load and not used."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(
    saves: Saves, hosts: Collection[str] | None = LOOPBACK, limits: Limits | None = None
) -> Litestar:
    """Return the application that plays the games of these saves.

    `hosts` are the names of the server; `None` allows any. With `limits` the server is shared:
    players do not see each other's games, and none of them may ask too much.
    """
    app = _Application(
        [*routes(), openapi, *page_routes()],
        state=state_of(saves, limits),
        exception_handlers={
            CeresError: ceres_problem,
            HTTPException: http_problem,
            Exception: unexpected_problem,
        },
        guards=[no_options, json_only],
        request_max_body_size=_LARGEST_REQUEST,
        openapi_config=None,
        logging_config=None,
    )
    inner = app.asgi_handler if limits is None else Visitors(app.asgi_handler, limits)
    app.asgi_handler = Guard(inner, hosts)
    return app


def state_of(saves: Saves, limits: Limits | None = None) -> State:
    """Return the state of an application that plays the games of these saves."""
    return State({"tables": Tables(saves, limits)})
