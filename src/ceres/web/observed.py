"""Watches every request: gives it an id, and reports what became of it to logs and metrics."""

import re
import time
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from secrets import token_hex
from typing import Final, NamedTuple, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_HEADER: Final = b"x-request-id"
# A proxy in front may have given the request an id already; a visitor may not.
_ID: Final = re.compile(rb"[\w-]{8,64}", re.ASCII)
_ID_BYTES: Final = 8
_METHODS: Final = ("GET", "HEAD", "POST", "DELETE")
# As nginx calls it: the visitor hung up before there was an answer.
HUNG_UP: Final = 499


@dataclass
class Current:
    """The request that is being answered, and the class of the error if it failed."""

    id: str
    error: str = ""


class Answered(NamedTuple):
    """What became of a request. The route is not the address, which would name a game."""

    method: str
    route: str
    status: int
    seconds: float
    error: str


Observer = Callable[[Answered], None]

CURRENT: Final[ContextVar[Current | None]] = ContextVar("current", default=None)


def note_error(error: Exception) -> None:
    """Note why the request that is being answered failed."""
    current = CURRENT.get()
    if current is not None:
        current.error = type(error).__name__


class Observed:
    """ASGI middleware that names requests and tells observers of each that was answered."""

    def __init__(
        self, app: ASGIApp, observers: Sequence[Observer] = (), behind: bool = False
    ) -> None:
        """Wrap an application; one `behind` a proxy takes the ids that the proxy gives."""
        self._app: Final = app
        self._behind: Final = behind
        self._observers: Final = observers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its id back."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        current, status = Current((self._behind and _id_of(scope)) or token_hex(_ID_BYTES)), HUNG_UP
        CURRENT.set(current)

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (_HEADER, current.id.encode())]
            await send(message)

        began = time.perf_counter()
        # A scope of its own, since Litestar notes there which route it took.
        inner = cast("Scope", dict(scope))
        try:
            await self._app(inner, receive, with_id)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "-"
            route = str(inner.get("path_template") or "-")
            seconds = time.perf_counter() - began
            answered = Answered(method, route, status, seconds, current.error)
            for observer in self._observers:
                observer(answered)


def _id_of(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == _HEADER and _ID.fullmatch(value):
            return value.decode()
    return None
