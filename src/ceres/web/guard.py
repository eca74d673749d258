"""Who may ask: this page, at the address where it is served, and nobody else's.

A page of another site can make a browser send requests to this machine. So a request must name the
server as the reader does (Host), come from its own pages (Origin), and send JSON, which a browser
lets no other page do unasked.
"""

import asyncio
import json
from collections.abc import Collection
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import MethodNotAllowedException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_414_REQUEST_URI_TOO_LONG,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE,
)
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from ceres.service import told_problem
from ceres.web.problems import TurnedAway

_JSON: Final = "application/json"
# Bytes.
_LONGEST_ADDRESS: Final = 8192
_LARGEST_HEAD: Final = 16384
# Seconds that whoever sends something may take for each part of it.
_PATIENCE: Final = 20
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
            await self._app(scope, _patient(receive), with_headers)
        except TurnedAway as error:
            await _refuse(error, with_headers)

    def _check(self, scope: HTTPScope) -> None:
        if len(scope["path"]) + len(scope["query_string"]) > _LONGEST_ADDRESS:
            raise TurnedAway(HTTP_414_REQUEST_URI_TOO_LONG, "address-too-long")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > _LARGEST_HEAD:
            raise TurnedAway(HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-long")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            raise TurnedAway(HTTP_421_MISDIRECTED_REQUEST, "wrong-host", host=host)
        origin = headers.get(b"origin")
        if origin is not None and origin.split("://", 1)[-1] != host:
            raise TurnedAway(HTTP_403_FORBIDDEN, "other-page", origin=origin)


async def no_options(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse OPTIONS, with which pages of other sites ask whether they may."""
    if request.scope.get("method") == "OPTIONS":
        path = request.scope["path_template"]
        here = (route for route in request.app.routes if route.path_format == path)
        methods = {method for route in here for method in route.methods} - {"OPTIONS"}
        raise MethodNotAllowedException(headers={"Allow": ", ".join(sorted(methods))})


async def wants_json(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse whatever is sent as anything but plain JSON."""
    if request.scope.get("method") != "POST":
        return
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != _JSON:
        raise TurnedAway(HTTP_415_UNSUPPORTED_MEDIA_TYPE, "wants-json", found=kind or "-")
    packed = request.headers.get("content-encoding", "").strip().lower()
    if packed not in ("", "identity"):
        raise TurnedAway(HTTP_415_UNSUPPORTED_MEDIA_TYPE, "wants-unpacked", found=packed)


def _name(host: str) -> str:
    """The host without its port.

    >>> _name("localhost:8376"), _name("[::1]")
    ('localhost', '[::1]')
    """
    name, _, port = host.rpartition(":")
    return name if port.isdecimal() else host


def _patient(receive: Receive) -> Receive:
    """What is sent, if it comes in time."""

    async def received() -> ReceiveMessage:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await receive()
        except TimeoutError:
            raise TurnedAway(HTTP_408_REQUEST_TIMEOUT, "too-slow", seconds=_PATIENCE) from None

    return received


async def _refuse(error: TurnedAway, send: Send) -> None:
    body = json.dumps({"problem": told_problem(error)}).encode()
    headers = [
        (b"content-type", _JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *((name.lower().encode(), value.encode()) for name, value in error.headers.items()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
