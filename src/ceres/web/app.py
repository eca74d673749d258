"""The server as an ASGI application: the HTTP interface, and the built page."""

from collections.abc import Collection
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import ceres
from ceres.errors import CeresError
from ceres.saves import Saves
from ceres.web.address import LOOPBACK
from ceres.web.guard import Guard, no_options, wants_json
from ceres.web.limits import Limits
from ceres.web.mine import MineController
from ceres.web.page import page_routes
from ceres.web.problems import http_problem, our_problem, surprise
from ceres.web.real import RealController
from ceres.web.replays import ReplaysController
from ceres.web.requests import StrictRequest
from ceres.web.routes import (
    GamesController,
    about,
    begin_lesson,
    check_components,
    the_box,
)
from ceres.web.schema import Description, no_page
from ceres.web.tables import Tables
from ceres.web.visitors import Reception

# A record of the longest game has about 100 kB.
LARGEST_REQUEST: Final = 2_000_000


class _Application(Litestar):
    """Litestar without what it loads for models of Pydantic: there are none, and that is slow."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(
    saves: Saves, hosts: Collection[str] | None = LOOPBACK, limits: Limits | None = None
) -> Litestar:
    """The application that plays the games of these saves.

    `hosts` are the names that the server goes by; `None`: any. With `limits` it is a shared one:
    players do not see each other's games, and none of them may ask too much.
    """
    app = _Application(
        [
            GamesController,
            ReplaysController,
            RealController,
            begin_lesson,
            MineController,
            the_box,
            check_components,
            about,
            *page_routes(),
        ],
        state=state_of(saves, limits),
        exception_handlers={
            CeresError: our_problem,
            HTTPException: http_problem,
            Exception: surprise,
        },
        guards=[no_options, wants_json],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Gardens of Ceres",
            version=ceres.__version__,
            path="/api/schema",
            # Pages that show a schema fetch their parts elsewhere; nothing leaves this machine.
            render_plugins=[Description(path="/openapi.json")],
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, after_request=no_page
            ),
        ),
        logging_config=None,
    )
    within = app.asgi_handler if limits is None else Reception(app.asgi_handler, limits)
    app.asgi_handler = Guard(within, hosts)
    return app


def state_of(saves: Saves, limits: Limits | None = None) -> State:
    """What an application knows that plays the games of these saves."""
    return State({"tables": Tables(saves, limits=limits), "place": saves.location.fingerprint})
