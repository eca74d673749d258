"""Running the server until Ctrl-C."""

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ceres.errors import CodedError
from ceres.saves import Saves
from ceres.service import problem_of
from ceres.web.address import Address
from ceres.web.app import make_app
from ceres.web.limits import Limits

# Seconds: how long a connection stays open between two actions, and how long the server waits for
# pending answers at the end.
_KEEP_ALIVE: Final = 120
_SHUTDOWN: Final = 2
# The address and all headers together, in bytes.
_LONGEST_HEADERS: Final = 32 * 1024


def run(saves: Saves, listener: socket.socket, address: Address, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `ready` is called once the server answers."""
    config = uvicorn.Config(
        make_app(saves, address.names, Limits() if address.shared else None),
        http=_Protocol,
        h11_max_incomplete_event_size=_LONGEST_HEADERS,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=_SHUTDOWN,
    )
    server = _Server(config, ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again once all is answered
        server.run(sockets=[listener])


class _Protocol(H11Protocol):
    """HTTP/1.1 that answers malformed requests with a problem of our own form."""

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request and close the connection."""
        body = json.dumps({"problem": problem_of(CodedError("not-http", problem=msg))}).encode()
        head = (
            f"HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class _Server(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
