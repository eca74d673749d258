"""Connections that are slow, idle or many: they are closed, and others are answered."""

import asyncio
import resource
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from ceres.web.protocol import protocol
from ceres.web.settings import Settings
from web.running import serving

GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
Talk = Callable[[str, int], Awaitable[None]]


async def app(scope: Any, _: Any, send: Any) -> None:
    if scope["type"] == "http":
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"hi"})


def talk(settings: Settings, talk: Talk) -> None:
    """Talk to a server with these settings."""

    async def run() -> None:
        config = uvicorn.Config(app, lifespan="off", timeout_keep_alive=60)
        kind, state = protocol(settings, counted=True), ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)
        async with server:
            await asyncio.wait_for(talk(*server.sockets[0].getsockname()), 30)
            while state.connections:
                await asyncio.sleep(0)

    asyncio.run(run())


def test_requests_that_come_together_are_all_answered() -> None:
    """Many in one piece, with the beginning of one more: only its own head counts."""
    many = 2000

    async def together(host: str, port: int) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(GET * many + GET[:10])
        for _ in range(many):
            assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
        writer.write(GET[10:])
        assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
        writer.close()

    talk(Settings(), together)


@pytest.mark.parametrize("begin", [b"", b"GET / HTTP/1.1\r\nHost:", GET + b"GET /"])
def test_a_head_that_never_ends(begin: bytes) -> None:
    async def slowly(host: str, port: int) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(begin)
        if begin.startswith(GET):  # and then another, on the same connection
            assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
            writer.write(b"x")
        assert await reader.read() == b""
        writer.close()

    talk(Settings(head_time=0.05), slowly)


def test_a_head_that_is_too_long() -> None:
    async def at_length(host: str, port: int) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nx: " + 33_000 * b"y")
        assert (await reader.read()).startswith(b"HTTP/1.1 400")
        writer.close()

    talk(Settings(head_time=60), at_length)


def test_one_address_has_so_many_connections() -> None:
    async def many(host: str, port: int) -> None:
        connections = [await asyncio.open_connection(host, port) for _ in range(3)]
        assert await connections[2][0].read() == b""
        connections[2][1].close()
        for reader, writer in connections[:2]:
            writer.write(GET)
            assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
            writer.close()
            assert await reader.read() == b""
        # When they are closed, there is room for others.
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(GET)
        assert (await reader.readuntil(b"hi")).startswith(b"HTTP/1.1 200")
        writer.close()

    talk(Settings(connections=2), many)


@contextmanager
def idle_connections(url: str, number: int) -> Iterator[None]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < number + 200:
        pytest.skip("not so many connections are allowed here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    address = urlsplit(url)
    with ExitStack() as stack:
        for _ in range(number):
            there = (address.hostname, address.port)
            stack.enter_context(socket.create_connection(there, timeout=30))
        yield


@pytest.mark.slow
def test_two_thousand_idle_connections(tmp_path: Path) -> None:
    with serving(tmp_path, "--shared") as server, idle_connections(server.url, 2000):
        start = time.monotonic()
        with server.client() as client:
            id = client.begin()["id"]
            assert client.get(f"/api/games/{id}").status == 200
        assert time.monotonic() - start < 5
