"""Running the server, up to the end by Ctrl-C."""

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ceres.errors import CodedError
from ceres.saves import Saves
from ceres.service import told_problem
from ceres.web.address import Address
from ceres.web.app import make_app
from ceres.web.limits import Limits

# Seconds: how long a browser's connection stays open between two actions, and how long those who
# are being answered are waited for at the end.
_A_THOUGHT: Final = 120
_FAREWELL: Final = 2
# Bytes of an address and of all headers together.
_LARGEST_HEAD: Final = 32 * 1024


def run(saves: Saves, listener: socket.socket, address: Address, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C; `ready` is called once everybody who asks is answered at once."""
    config = uvicorn.Config(
        make_app(saves, address.names, Limits() if address.shared else None),
        http=_Telling,
        h11_max_incomplete_event_size=_LARGEST_HEAD,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=_A_THOUGHT,
        timeout_graceful_shutdown=_FAREWELL,
    )
    server = _Announced(config, ready)
    with suppress(KeyboardInterrupt):  # uvicorn raises it again once all is answered
        server.run(sockets=[listener])


class _Telling(H11Protocol):
    """HTTP/1.1 that says in our own form why it is none."""

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be understood, and hang up."""
        body = json.dumps({"problem": told_problem(CodedError("not-http", problem=msg))}).encode()
        head = (
            f"HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class _Announced(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
