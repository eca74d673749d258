"""Who may ask: this page, at the address where it is served, and nobody else's.

A page of another site can make a browser send requests to this machine. So a request must name the
server as the reader does (Host), and come from its own pages (Origin).
"""

from collections.abc import Collection
from typing import Final

from litestar.enums import ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")

_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Guard(ASGIMiddleware):
    """Turns strangers away, and tells browsers to be strict with the page."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, hosts: Collection[str] | None) -> None:
        """`hosts` are the names that the server goes by; `None`: any."""
        self._hosts: Final = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check the request, and add the headers to the answer."""
        self._check(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await next_app(scope, receive, with_headers)

    def _check(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            raise ClientException(f"this server is not called {host!r}")
        origin = headers.get(b"origin")
        if origin is not None and origin.split("://", 1)[-1] != host:
            raise PermissionDeniedException("requests of other pages are not answered")


def _name(host: str) -> str:
    """The host without its port."""
    name, _, port = host.rpartition(":")
    return name if port.isdecimal() else host
