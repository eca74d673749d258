"""Whether the server is alive and ready, for whatever watches over it."""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

TEXT: Final = "text/plain"
ALIVE: Final = "/healthz"
READY: Final = "/readyz"
_HEADERS: Final = {"Cache-Control": "no-store"}


def health_routes() -> list[HTTPRouteHandler]:
    """Return the two handlers."""
    return [alive, ready]


@get(ALIVE, sync_to_thread=False)
def alive() -> Response[str]:
    """Answer that the server runs, without touching the database."""
    return Response("alive\n", media_type=TEXT, headers=_HEADERS)


@get(READY)
async def ready(request: Request[Any, Any, State]) -> Response[str]:
    """Answer that games can be played; 503 if the database does not answer."""
    state = request.app.state
    await state.workers.run("ready", False, state.tables.saves.check_reachable)
    return Response("ready\n", media_type=TEXT, headers=_HEADERS)
