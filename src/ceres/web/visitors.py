"""Visitors of a shared server: how often they may ask, and whose games are whose.

A player is whoever has the key in a cookie: random, unseen by scripts, and sent by no other page.
Games know a mark of it, from which nobody finds the key. On the server of one player none of this
is done: all games are theirs.
"""

import re
from contextvars import ContextVar
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from secrets import token_urlsafe
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ceres.web.limits import Limits, TooMany, Turnstile

_COOKIE: Final = "ceres-player"
_KEY: Final = re.compile(rf"(?:^|;\s*){_COOKIE}=([\w-]{{43}})(?:\s*;|$)".encode(), re.ASCII)
_KEY_BYTES: Final = 32
# As long as browsers keep one; every look at one's games begins it anew.
_KEPT_FOR: Final = 400 * 24 * 3600
_GAMES: Final = "/api/games"


@dataclass(frozen=True)
class Visitor:
    """Somebody at a shared server: where they are, and the mark of their games."""

    address: str
    mark: str


# Whoever is being answered; none on the server of one player.
VISITOR: Final[ContextVar[Visitor | None]] = ContextVar("visitor", default=None)


def owner() -> str | None:
    """Whose games are meant: the visitor's, or simply all."""
    visitor = VISITOR.get()
    return None if visitor is None else visitor.mark


class Reception:
    """Stands before the application of a shared server, and gives visitors their keys."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """`limits` are those of every visitor."""
        self._app: Final = app
        self._turnstile: Final = Turnstile(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the visitor in; `TooMany` if they come too often."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        seconds = self._turnstile.wait(address)
        if seconds:
            raise TooMany("too-many-requests", seconds)
        key = _key_of(scope)
        given = key or token_urlsafe(_KEY_BYTES)
        gets = scope["path"] == _GAMES or (key is None and scope["path"].startswith("/api/"))

        async def with_key(message: Message) -> None:
            if gets and message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"set-cookie", _cookie(given, scope))]
            await send(message)

        VISITOR.set(Visitor(address, sha256(given.encode()).hexdigest()[:32]))
        await self._app(scope, receive, with_key)


def address_of(scope: HTTPScope) -> str:
    """What stands for the machine of a visitor: its address, or its network in IPv6."""
    client = scope["client"]
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    # Whoever has one IPv6 address has the 2⁶⁴ of its network.
    return str(address.ipv4_mapped or int(address) >> 64)


def _key_of(scope: HTTPScope) -> str | None:
    for name, value in scope["headers"]:
        found = _KEY.search(value) if name == b"cookie" else None
        if found:
            return found[1].decode()
    return None


def _cookie(key: str, scope: HTTPScope) -> bytes:
    secure = "; Secure" if scope["scheme"] == "https" else ""
    kept = f"Path=/; Max-Age={_KEPT_FOR}; HttpOnly; SameSite=Strict{secure}"
    return f"{_COOKIE}={key}; {kept}".encode()
