"""Requests that no page of ours sends: every route refuses them with a reason, and goes on."""

import asyncio
import gzip
import json
import socket
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any

import pytest
from litestar.testing import TestClient

from ceres.saves import Saves
from ceres.web import schema
from ceres.web.app import make_app
from ceres.web.guard import Guard
from service.at_tables import complaint
from web.running import Answer, Client, Near, Running, serving

HERE = "127.0.0.1:8376"


ROUTES = [
    (method.upper(), path)
    for path, methods in schema.description()["paths"].items()
    for method in methods
]
WITH_IDS = [(method, path) for method, path in ROUTES if "{id}" in path]
SENDING = [(method, path) for method, path in ROUTES if method == "POST"]


def assert_refused(answer: Answer, *statuses: int) -> None:
    """Not answered, for a reason that can be said."""
    assert answer.status in (statuses or range(400, 500)), answer
    assert answer.problem["said"] == complaint(answer.problem)
    assert answer.headers["cache-control"] == "no-store"


@pytest.fixture(name="client", scope="module")
def _client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One application for all of them: it has to go on whatever was sent to it before."""
    place = tmp_path_factory.mktemp("hostile") / "games.sqlite3"
    here = f"http://{HERE}"
    with Saves.open(place) as saves, TestClient(make_app(saves), base_url=here) as client:
        yield Near(client)


@pytest.fixture(name="id", scope="module")
def _id(client: Client) -> str:
    """A game that nobody may change."""
    id: str = client.begin()["id"]
    return id


def assert_untouched(client: Client, id: str) -> None:
    """Nothing was begun, played or deleted."""
    games = client.get("/api/games").good["games"]
    assert [(game["id"], game["actions"]) for game in games] == [(id, 0)]


# Who asks.


STRANGERS = (
    ({"Host": "evil.example"}, 421),
    ({"Origin": "http://evil.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": f"http://{HERE}.evil.example"}, 403),
)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_strangers(client: Client, id: str, method: str, path: str) -> None:
    for headers, status in STRANGERS:
        asked = client.ask(method, path.replace("{id}", id), {}, {"Host": HERE, **headers})
        assert_refused(asked, status)
    assert_untouched(client, id)


@pytest.mark.parametrize("path", sorted({path for _, path in ROUTES}))
def test_methods_that_nobody_answers(client: Client, path: str) -> None:
    known = {method for method, other in ROUTES if other == path}
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "BREW"} - known:
        refused = client.ask(method, path.replace("{id}", "x"), {})
        assert_refused(refused, 405)
        assert known <= set(refused.headers["allow"].split(", "))


# Where.


# A client tidies the first two up by itself, and so asks for another path.
TRICKS = ("..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%00", "a%00b", "%ff", "%c0%ae", "a" * 8000)
NO_IDS = ("'%20OR%201=1", "%F0%9F%8F%9B", "%0d%0aSet-Cookie:%20a=b", "null", "-1", "*", "{id}")


@pytest.mark.parametrize(("method", "path"), WITH_IDS)
def test_ids_that_are_none(client: Client, method: str, path: str) -> None:
    for trick in TRICKS + NO_IDS:
        refused = client.ask(method, path.replace("{id}", trick), {"revision": 1})
        assert_refused(refused, 400, 404, 405)
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_an_address_that_is_too_long(client: Client, method: str, path: str) -> None:
    assert_refused(client.ask(method, f"{path}?action={'a' * 9000}", {}), 414)


QUERIES = ("%ff=%ff", "a=b&a=c", "&&&==&", "action=%00", "salvage=7", "number=-1", "number=1e99")


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_queries_that_are_none(client: Client, method: str, path: str) -> None:
    for query in QUERIES:
        assert client.ask(method, f"{path}?{query}".replace("{id}", "x"), [1]).status < 500


# What.

BOMB = gzip.compress(b" " * 50_000_000)
DEEP = b'{"a":' * 100_000
BODIES = {
    "nothing": b"",
    "no JSON": b"revision=1",
    "no UTF-8": b'{"revision": "\xff\xfe"}',
    "UTF-16": '{"revision": 1}'.encode("utf-16"),
    "half a pair": b'{"action": "\\ud800", "revision": 1}',
    "NUL": b'{"action": "\x00", "revision": 1}',
    "deep": DEEP,
    "deep lists": b"[" * 100_000,
    "twice": b'{"revision": 1, "revision": 2, "number": 0, "number": 1, "data": "", "data": ""}',
    "not a number": b'{"revision": NaN, "number": NaN, "seed": NaN}',
    "endless": b'{"revision": 1e999, "number": 1e999, "seed": 1e999}',
    "long": b'{"revision": ' + b"9" * 5000 + b', "number": ' + b"9" * 5000 + b"}",
    "a list": b"[1]",
    "a text": b'"income"',
    "null": b"null",
    "another's keys": b'{"__proto__": {"admin": true}, "constructor": 1}',
    "long keys": json.dumps({"k" * 100_000: 1}).encode(),
    "many keys": json.dumps({f"k{number}": number for number in range(50_000)}).encode(),
}


@pytest.mark.parametrize(("method", "path"), SENDING)
def test_bodies_that_are_none(client: Client, id: str, method: str, path: str) -> None:
    for body in BODIES.values():
        assert_refused(client.ask(method, path.replace("{id}", id), body), 400, 422)
    assert_untouched(client, id)


@pytest.mark.parametrize(("method", "path"), SENDING)
def test_a_body_that_is_too_large(client: Client, method: str, path: str) -> None:
    body = b'{"a": "' + b"x" * 2_000_000 + b'"}'
    assert_refused(client.ask(method, path.replace("{id}", "x"), body), 413)


@pytest.mark.parametrize(("method", "path"), SENDING)
def test_what_is_packed_is_not_unpacked(client: Client, method: str, path: str) -> None:
    for packed in ("gzip", "br", "deflate, gzip"):
        headers = {"Content-Encoding": packed}
        refused = client.ask(method, path.replace("{id}", "x"), BOMB, headers)
        assert_refused(refused, 415)
        assert refused.message == "wants-unpacked"


@pytest.mark.parametrize(("method", "path"), SENDING)
def test_what_is_sent_as_something_else(client: Client, method: str, path: str) -> None:
    for kind in ("", "text/plain", "multipart/form-data; boundary=x", "a" * 5000):
        refused = client.ask(method, path.replace("{id}", "x"), {}, {"Content-Type": kind})
        assert_refused(refused, 415)
        assert refused.message == "wants-json"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("variants", ["wild-monuments"] * 10_000),
        ("variants", ["x" * 100_000]),
        ("difficulty", "hard" * 100_000),
        ("components", {"cards": [{}] * 10_000}),
        ("components", {"format": "ceres-components/1", "cards": [[[[[]]]]] * 1000}),
    ],
)
def test_options_of_any_size_are_refused_in_a_few_words(
    client: Client, key: str, value: object
) -> None:
    refused = client.post("/api/games", {key: value})
    assert_refused(refused, 400, 422)
    assert len(refused.body) < 50_000


def test_a_title_of_any_length(client: Client, id: str) -> None:
    title = "%3Cscript%3E" * 500
    picture = client.get(f"/api/games/{id}/picture?title={title}")
    assert picture.status == 200
    assert b"<script" not in picture.body


@pytest.mark.parametrize("name", ["x", "index.html", "swagger", "%00"])
def test_beside_the_description_there_is_nothing(client: Client, name: str) -> None:
    assert_refused(client.get(f"/api/schema/{name}"), 404)


def test_numbers_are_the_same_however_they_are_written(client: Client, id: str) -> None:
    for revision in ("9.0", "9e0", "90E-1"):
        body = f'{{"action": "income", "revision": {revision}}}'
        assert client.post(f"/api/games/{id}/actions", body).message == "conflict"


# A real server.


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("home")) as server:
        yield server


def sent(server: Running, data: bytes, method: str = "GET") -> Answer:
    """Send bytes to a server and return its answer."""
    host, port = server.url.removeprefix("http://").rstrip("/").split(":")
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        connection.sendall(data)
        response = HTTPResponse(connection, method=method)
        response.begin()
        headers = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, headers, response.read())


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\xff" * 100 + b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 30_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\n"
        b"Content-Length: 2\r\n\r\n{}",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    ],
    ids=range(9),
)
def test_what_is_no_http_is_told_so(server: Running, data: bytes) -> None:
    assert_refused(sent(server, data), 400, 414, 421, 431)


def test_heads_are_those_of_the_whole_answers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/box", "/nothing"):
        line = f"{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
        whole = sent(server, b"GET " + line)
        head = sent(server, b"HEAD " + line, "HEAD")
        assert head.body == b""
        assert head.status == whole.status
        assert int(head.headers["content-length"]) == len(whole.body)


def test_a_body_that_never_ends() -> None:
    """A body that comes too slowly is refused, and holds up nobody."""
    answers: list[Any] = []

    async def never_whole() -> Any:
        await asyncio.sleep(0.001)
        return {"type": "http.request", "body": b" ", "more_body": True}

    async def send(message: Any) -> None:
        answers.append(message)

    async def app(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["more_body"]:
            pass

    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "query_string": b"",
        "headers": [],
    }
    asyncio.run(Guard(app, None, 0.05)(scope, never_whole, send))
    assert answers[0]["status"] == 408
    assert complaint(json.loads(answers[1]["body"])["problem"])
