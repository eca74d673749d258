"""The visitors of a shared server: their rate limits, and which games are theirs.

A player is known by a random key in a cookie that neither scripts nor other sites can read. Games
are stored with a hash of the key as their owner. A server for one player has none of this: all
games are that player's.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from secrets import token_urlsafe
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ceres.web.limits import Account, ByVisitor, RateLimiter, TooMany
from ceres.web.settings import Limits

_COOKIE: Final = "ceres-player"
# The letters of a key: 256 random bits.
KEY_LENGTH: Final = 43
_FORM: Final = rf"[\w-]{{{KEY_LENGTH}}}"
_KEY: Final = re.compile(rf"(?:^|;\s*){_COOKIE}=({_FORM})(?:\s*;|$)".encode(), re.ASCII)
_KEY_FORM: Final = re.compile(_FORM, re.ASCII)
_KEY_BYTES: Final = 32
# Seconds. As long as browsers allow; listing the games begins it again.
_MAX_AGE: Final = 400 * 24 * 3600
_GAMES: Final = "/api/games"
# Seconds. Whoever asks too much waits before it is said, or answering that would be the work.
_PAUSE: Final = 0.5
# Seconds of CPU time that a request costs besides what its answer does, and a piece of an answer.
_REQUEST: Final = 0.0005
_SENDING: Final = 0.0001
# In bytes. An answer is sent in pieces, and a request that is longer is a long one.
_PIECE: Final = 64 * 1024


class Visitor:
    """A visitor of a shared server: the address, and the key by which their games are known."""

    def __init__(self, address: str, key: str, account: Account) -> None:
        """Create the visitor at an address, with its account, whose browser has this key."""
        self.address: Final = address
        self.account: Final = account
        self.become(key)

    def become(self, key: str) -> None:
        """Have another key from now on: the answer gives it to the browser."""
        self.key = key
        self.owner = owner_of(key)


def owner_of(key: str) -> str:
    """Return whose games are stored under a key."""
    return sha256(key.encode()).hexdigest()[:32]


def is_key(text: str) -> bool:
    """Return whether a text can be the key of a player."""
    return _KEY_FORM.fullmatch(text) is not None


# The visitor whose request is being answered; `None` on a server for one player.
VISITOR: Final[ContextVar[Visitor | None]] = ContextVar("visitor", default=None)


class Visitors:
    """ASGI middleware of a shared server: limits what visitors ask, and gives them their keys."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Wrap an application; `limits` are those of every visitor."""
        self._app: Final = app
        self._limiter: Final = RateLimiter(limits.requests)
        self._accounts: Final = ByVisitor(lambda: Account(limits.work))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; `TooMany` if it exceeds the rate limit."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        account = self._accounts.of(address)
        await self._admit(address, account)
        known = _key_of(scope)
        visitor = Visitor(address, known or token_urlsafe(_KEY_BYTES), account)
        path = scope["path"]

        async def with_cookie(message: Message) -> None:
            is_news = visitor.key != known and path.startswith("/api/")
            if message["type"] == "http.response.start" and (is_news or path == _GAMES):
                cookie = (b"set-cookie", _cookie(visitor.key, scope))
                message["headers"] = [*message["headers"], cookie]
            await _send_in_pieces(message, send, account)

        VISITOR.set(visitor)
        async with _room_for(scope, account):
            await self._app(scope, receive, with_cookie)

    async def _admit(self, address: str, account: Account) -> None:
        """Let a visitor who asks too much wait, and refuse one beyond the rate."""
        account.work.charge(_REQUEST)
        seconds = self._limiter.take(address)
        if seconds or account.work.left < 0:
            await asyncio.sleep(_PAUSE)
        if seconds:
            raise TooMany("too-many-requests", seconds)


@asynccontextmanager
async def _room_for(scope: HTTPScope, account: Account) -> AsyncIterator[None]:
    """Wait until there is room for a request: a visitor has few long ones in memory."""
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"0")
    if b"transfer-encoding" not in headers and length.isdigit() and int(length) <= _PIECE:
        yield
        return
    async with account.long_requests:
        yield


async def _send_in_pieces(message: Message, send: Send, account: Account) -> None:
    """Send a message; each piece of a long answer goes when the one before it was taken."""
    if message["type"] != "http.response.body" or len(message["body"]) <= _PIECE:
        await send(message)
        return
    body, goes_on = message["body"], message["more_body"]
    account.unsent += len(body)
    try:
        for start in range(0, len(body), _PIECE):
            end = start + _PIECE
            more = goes_on or end < len(body)
            await send({"type": "http.response.body", "body": body[start:end], "more_body": more})
            account.work.charge(_SENDING)
    finally:
        account.unsent -= len(body)


def address_of(scope: HTTPScope) -> str:
    """Return the address of a visitor, or in IPv6 the network."""
    client = scope["client"]
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    # An IPv6 network has 2⁶⁴ addresses, which are all one visitor's.
    return str(address.ipv4_mapped or int(address) >> 64)


def _key_of(scope: HTTPScope) -> str | None:
    for name, value in scope["headers"]:
        found = _KEY.search(value) if name == b"cookie" else None
        if found:
            return found[1].decode()
    return None


def _cookie(key: str, scope: HTTPScope) -> bytes:
    secure = "; Secure" if scope["scheme"] == "https" else ""
    attributes = f"Path=/; Max-Age={_MAX_AGE}; HttpOnly; SameSite=Strict{secure}"
    return f"{_COOKIE}={key}; {attributes}".encode()
