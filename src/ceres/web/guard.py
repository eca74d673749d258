"""Protection against requests from pages of other sites, and against oversized ones.

A page of another site can make a browser send requests to this machine. So a request must name the
server by its own name (Host), come from its own pages (Origin), and send JSON, which a browser does
not let another page do without asking the server first.
"""

import asyncio
import json
from collections.abc import Collection
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import MethodNotAllowedException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_414_REQUEST_URI_TOO_LONG,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE,
)
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from ceres.service import problem_of
from ceres.web.problems import HTTPRefusal, worded

_JSON: Final = "application/json"
# In bytes.
_LONGEST_ADDRESS: Final = 8192
_LONGEST_HEADERS: Final = 16384
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Guard:
    """ASGI middleware that refuses strange requests, and adds security headers to all answers."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] | None, body_time: float) -> None:
        """Wrap an application; `hosts` are the names of the server, `None` allows any.

        `body_time` is how many seconds a request may take to come.
        """
        self._app: Final = app
        self._hosts: Final = hosts
        self._body_time: Final = body_time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, pass it on, and add the headers to the answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        head = scope["method"] == "HEAD"
        if head:  # answered as GET is, without the body
            scope["method"] = HttpMethod.GET

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                added = [header for header in _HEADERS if header[0] not in own]
                message["headers"] = [*message["headers"], *added]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _timed(receive, self._body_time), with_headers)
        except HTTPRefusal as error:
            accepted = dict(scope["headers"]).get(b"accept-language", b"")
            await _refuse(error, accepted.decode("latin-1"), with_headers)

    def _check(self, scope: HTTPScope) -> None:
        if len(scope["path"]) + len(scope["query_string"]) > _LONGEST_ADDRESS:
            raise HTTPRefusal(HTTP_414_REQUEST_URI_TOO_LONG, "address-too-long")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > _LONGEST_HEADERS:
            raise HTTPRefusal(HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-long")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if b"content-length" in headers and b"transfer-encoding" in headers:
            # A proxy in front might take the other one, and see other requests than we do.
            close = {"Connection": "close"}
            raise HTTPRefusal(HTTP_400_BAD_REQUEST, "two-lengths", close)
        host = headers.get(b"host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            raise HTTPRefusal(HTTP_421_MISDIRECTED_REQUEST, "wrong-host", host=host)
        origin = headers.get(b"origin")
        if origin is not None and origin.split("://", 1)[-1] != host:
            raise HTTPRefusal(HTTP_403_FORBIDDEN, "other-page", origin=origin)


async def no_options(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse OPTIONS, with which pages of other sites ask whether they may."""
    if request.scope.get("method") == "OPTIONS":
        path = request.scope["path_template"]
        here = (route for route in request.app.routes if route.path_format == path)
        methods = {method for route in here for method in route.methods} - {"OPTIONS"}
        raise MethodNotAllowedException(headers={"Allow": ", ".join(sorted(methods))})


async def json_only(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a body that is not plain JSON."""
    if request.scope.get("method") != "POST":
        return
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != _JSON:
        raise HTTPRefusal(HTTP_415_UNSUPPORTED_MEDIA_TYPE, "wants-json", found=kind or "-")
    packed = request.headers.get("content-encoding", "").strip().lower()
    if packed not in ("", "identity"):
        raise HTTPRefusal(HTTP_415_UNSUPPORTED_MEDIA_TYPE, "wants-unpacked", found=packed)


def _name(host: str) -> str:
    """Return a host without its port.

    >>> _name("localhost:8376"), _name("[::1]")
    ('localhost', '[::1]')
    """
    name, _, port = host.rpartition(":")
    return name if port.isdecimal() else host


def _timed(receive: Receive, seconds: float) -> Receive:
    """Wrap `receive` to refuse a request that has not come, all of it, in time."""
    until = asyncio.get_running_loop().time() + seconds
    complete = False

    async def received() -> ReceiveMessage:
        nonlocal complete
        if complete:  # whoever asks again waits for the end of the connection
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise HTTPRefusal(
                HTTP_408_REQUEST_TIMEOUT, "too-slow", {"Connection": "close"}, seconds=seconds
            ) from None
        complete = message["type"] == "http.request" and not message.get("more_body")
        return message

    return received


async def _refuse(error: HTTPRefusal, accepted: str, send: Send) -> None:
    body = json.dumps({"problem": worded(problem_of(error), accepted)}).encode()
    headers = [
        (b"content-type", _JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *((name.lower().encode(), value.encode()) for name, value in error.headers.items()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
