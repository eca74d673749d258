"""The server as an ASGI application: the HTTP interface, and the built page."""

from collections.abc import Collection
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import ceres
from ceres.errors import CeresError
from ceres.saves import Saves
from ceres.web.address import LOOPBACK
from ceres.web.guard import Guard
from ceres.web.page import page_routes
from ceres.web.problems import http_problem, our_problem, surprise
from ceres.web.requests import StrictRequest
from ceres.web.routes import GamesController, about, the_box
from ceres.web.tables import Tables

# A record of the longest game has about 100 kB.
LARGEST_REQUEST: Final = 2_000_000


class _Application(Litestar):
    """Litestar without what it loads for models of Pydantic: there are none, and that is slow."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(saves: Saves, hosts: Collection[str] | None = LOOPBACK) -> Litestar:
    """The application that plays the games of these saves.

    `hosts` are the names that the server goes by; `None`: any.
    """
    app = _Application(
        [GamesController, the_box, about, *page_routes()],
        state=State({"tables": Tables(saves), "place": saves.place.mark}),
        exception_handlers={
            CeresError: our_problem,
            HTTPException: http_problem,
            Exception: surprise,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Gardens of Ceres",
            version=ceres.__version__,
            path="/api/schema",
            # Pages that show a schema fetch their parts elsewhere; nothing leaves this machine.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, hosts)
    return app
