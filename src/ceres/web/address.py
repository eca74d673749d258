"""The address of the server: listening at it, and opening it in a browser.

Only light imports here: the browser starts while the server is being loaded.
"""

import errno
import json
import os
import socket
import threading
import webbrowser
from collections.abc import Collection
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from typing import Final

from ceres.errors import CodedError
from ceres.saves import Saves

PORT: Final = 8376
LOCAL: Final = "127.0.0.1"
# The names of this machine for itself.
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
_TIMEOUT: Final = 0.5  # seconds
_BACKLOG: Final = 2048
# Errors about the port, and not about the host.
_PORT_ERRORS: Final = (errno.EADDRINUSE, errno.EACCES)


@dataclass(frozen=True)
class Address:
    """Where the server listens; without a port, at the usual one or else at any free one.

    `behind` a reverse proxy, visitors come from there.
    """

    host: str = LOCAL
    port: int | None = None
    behind: bool = False

    @property
    def shared(self) -> bool:
        """Whether other machines, and so other players, reach the server."""
        return self.behind or self.host not in (LOCAL, "localhost", "::1")

    @property
    def names(self) -> Collection[str] | None:
        """The host names that it answers to; `None` on a shared server, which answers to any."""
        return None if self.shared else LOOPBACK


class CannotListen(CodedError):
    """The server cannot listen there."""


class PortTaken(CannotListen):
    """The server cannot use this port, mostly because another program does."""


def running(saves: Saves, address: Address) -> str | None:
    """Return the URL of a running server of these games, if there is one."""
    port = PORT if address.port is None else address.port
    connection = HTTPConnection(address.host, port, timeout=_TIMEOUT)
    try:
        connection.request("GET", "/api/about")
        found = json.loads(connection.getresponse().read())
    except (OSError, HTTPException, ValueError):
        return None
    finally:
        connection.close()
    same = isinstance(found, dict) and found.get("place") == saves.location.fingerprint
    return _url(address.host, port) if same else None


def listen(address: Address) -> socket.socket:
    """Return a socket that listens at the address; `PortTaken` if its port is not free."""
    if address.port is not None:
        return _bound(address.host, address.port)
    try:
        return _bound(address.host, PORT)
    except PortTaken:
        return _bound(address.host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without the protocol asyncio would not set TCP_NODELAY, and small answers wait for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere this would share the port with another program
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(_BACKLOG)
    except (OSError, TypeError, ValueError) as error:  # the latter two if the host is no name
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        if isinstance(error, OSError) and error.errno in _PORT_ERRORS:
            raise PortTaken("cannot-listen", host=host, port=port, problem=problem) from None
        raise CannotListen("cannot-listen-there", host=host, problem=problem) from None
    return listener


def url_of(listener: socket.socket) -> str:
    """Return the URL to open in a browser."""
    host, port = listener.getsockname()[:2]
    return _url(host, port)


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def open_browser(url: str) -> threading.Thread:
    """Open the page without waiting for the browser."""
    opening = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    opening.start()
    return opening
