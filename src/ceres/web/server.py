"""Running the server, up to the end by Ctrl-C."""

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ceres.saves import Saves
from ceres.web.address import Address
from ceres.web.app import make_app

# Seconds: how long a browser's connection stays open between two actions, and how long those who
# are being answered are waited for at the end.
_A_THOUGHT: Final = 120
_FAREWELL: Final = 2


def run(saves: Saves, listener: socket.socket, address: Address, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `ready` is called once everybody who asks is answered at once."""
    config = uvicorn.Config(
        make_app(saves, address.names),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=_A_THOUGHT,
        timeout_graceful_shutdown=_FAREWELL,
    )
    server = _Announced(config, ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again once all is answered
        server.run(sockets=[listener])


class _Announced(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
