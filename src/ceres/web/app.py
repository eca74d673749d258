"""The server as an ASGI application: the HTTP interface, and the built page."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from ceres.errors import CeresError
from ceres.saves import Saves, SavesError
from ceres.web.address import LOOPBACK
from ceres.web.guard import Guard, json_only, no_options
from ceres.web.health import health_routes
from ceres.web.observed import Observed, Observer
from ceres.web.page import page_routes
from ceres.web.problems import ceres_problem, http_problem, unexpected_problem
from ceres.web.routes import routes
from ceres.web.schema import openapi
from ceres.web.settings import DEFAULTS, Limits, Settings
from ceres.web.tables import Tables
from ceres.web.visitors import Visitors
from ceres.web.workers import RequestThreads


class _Application(Litestar):
    """Litestar without its plugins for Pydantic models, which are slow to load and not used."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(
    saves: Saves,
    hosts: Collection[str] | None = LOOPBACK,
    limits: Limits | None = None,
    settings: Settings = DEFAULTS,
    observers: Sequence[Observer] = (),
) -> Litestar:
    """Return the application that plays the games of these saves.

    `hosts` are the names of the server; `None` allows any. With `limits` the server is shared:
    players do not see each other's games, and none of them may ask too much. `observers` are told
    of every request that was answered.
    """
    app = _Application(
        [*routes(), *health_routes(), openapi, *page_routes(shared=limits is not None)],
        state=state_of(saves, limits, settings),
        exception_handlers={
            CeresError: ceres_problem,
            HTTPException: http_problem,
            Exception: unexpected_problem,
        },
        guards=[no_options, json_only],
        request_max_body_size=settings.largest_request,
        lifespan=[_working(settings.purge_interval)],
        openapi_config=None,
        logging_config=None,
    )
    inner = app.asgi_handler if limits is None else Visitors(app.asgi_handler, limits)
    app.asgi_handler = Observed(
        Guard(inner, hosts, settings.body_time), observers, behind=settings.shared
    )
    return app


def state_of(
    saves: Saves,
    limits: Limits | None = None,
    settings: Settings = DEFAULTS,
) -> State:
    """Return the state of an application that plays the games of these saves."""
    tables = Tables(saves, limits, settings)
    return State({"tables": tables, "workers": RequestThreads(settings)})


def _working(interval: float) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what lasts as long as the application: its threads, and removing old games."""

    @asynccontextmanager
    async def working(app: Litestar) -> AsyncIterator[None]:
        tables, workers = app.state.tables, app.state.workers

        async def purge() -> None:
            while True:
                await asyncio.sleep(interval)
                with suppress(SavesError):  # the next time, perhaps
                    await workers.run("purge", True, tables.saves.purge)

        purging = asyncio.create_task(purge())
        try:
            yield
        finally:
            purging.cancel()
            await asyncio.to_thread(workers.close)

    return working
