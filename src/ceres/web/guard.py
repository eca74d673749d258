"""Who may ask: this page, at the address where it is served, and nobody else's.

A page of another site can make a browser send requests to this machine. So a request must name the
server as the reader does (Host), come from its own pages (Origin), and send JSON, which a browser
lets no other page do unasked.
"""

import json
from collections.abc import Collection
from typing import Final

from litestar.enums import ScopeType
from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_421_MISDIRECTED_REQUEST,
)
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ceres.errors import CodedError
from ceres.service import told_problem

_JSON: Final = "application/json"
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


class TurnedAway(CodedError):
    """A request that is not answered, whatever it asks."""

    def __init__(self, status: int, code: str, **facts: object) -> None:
        """`status` is that of the answer."""
        super().__init__(code, **facts)
        self.status = status


class Guard:
    """Turns strangers away, and tells browsers to be strict with the page.

    It stands before the whole application: also before what answers that there is no such page.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] | None) -> None:
        """`hosts` are the names that the server goes by; `None`: any."""
        self._app: Final = app
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the request, and add the headers to the answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        try:
            self._check(scope)
        except TurnedAway as error:
            await _refuse(error, with_headers)
            return
        await self._app(scope, receive, with_headers)

    def _check(self, scope: HTTPScope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            raise TurnedAway(HTTP_421_MISDIRECTED_REQUEST, "wrong-host", host=host)
        origin = headers.get(b"origin")
        if origin is not None and origin.split("://", 1)[-1] != host:
            raise TurnedAway(HTTP_403_FORBIDDEN, "other-page", origin=origin)
        kind = headers.get(b"content-type", "").split(";")[0].strip().lower()
        if scope["method"] == "POST" and kind != _JSON:
            raise TurnedAway(HTTP_415_UNSUPPORTED_MEDIA_TYPE, "wants-json", found=kind or "-")


def _name(host: str) -> str:
    """The host without its port.

    >>> _name("localhost:8376"), _name("[::1]")
    ('localhost', '[::1]')
    """
    name, _, port = host.rpartition(":")
    return name if port.isdecimal() else host


async def _refuse(error: TurnedAway, send: Send) -> None:
    body = json.dumps({"problem": told_problem(error)}).encode()
    headers = [
        (b"content-type", _JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
