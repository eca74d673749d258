"""What an operator sees of a server: health, logs, metrics, and a clean end."""

import json
import logging
import re
import socket
import sqlite3
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from signal import SIGTERM

import pytest
from litestar.testing import TestClient

from ceres.saves import Saves
from ceres.web.app import make_app
from ceres.web.logs import JSONFormatter, Seldom, TextFormatter
from ceres.web.observed import Answered
from ceres.web.settings import Limits, Settings
from web.running import Client, Near, free_port, refused, serving

# Health.


def test_alive_and_ready(client: Client) -> None:
    for path, text in (("/healthz", b"alive\n"), ("/readyz", b"ready\n")):
        answer = client.get(path)
        assert (answer.status, answer.body) == (200, text)
        assert client.ask("HEAD", path).body == b""
        assert client.post(path, {}).status == 405


def test_without_its_tables_a_server_is_alive_and_not_ready(client: Client, saves: Saves) -> None:
    with saves._database.writing() as connection:
        connection.exec_driver_sql("DROP TABLE ceres_schema")
    assert client.get("/healthz").status == 200
    answer = client.get("/readyz")
    assert (answer.status, answer.message) == (503, "games-unavailable")
    assert b"sqlite" not in answer.body


# What is observed.


def observe(saves: Saves, *asked: tuple[str, str]) -> list[Answered]:
    seen: list[Answered] = []
    app = make_app(saves, observers=[seen.append])
    with TestClient(app, base_url="http://127.0.0.1:8376") as client:
        for method, path in asked:
            Near(client).ask(method, path)
    return seen


def test_requests_are_known_by_their_routes_and_not_by_their_games(saves: Saves) -> None:
    asked = [("GET", "/api/games/abc"), ("HEAD", "/api/about"), ("BREW", "/x"), ("GET", "/x/y")]
    seen = [tuple(each)[:3] for each in observe(saves, *asked)]
    assert seen == [
        ("GET", "/api/games/{id}", 404),
        ("HEAD", "/api/about", 200),
        ("-", "-", 405),
        ("GET", "/{path}", 404),
    ]


def test_the_class_of_an_error_is_known(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Saves, "list", None)
    with saves._database.writing() as connection:
        connection.exec_driver_sql("DROP TABLE ceres_schema")
    found = observe(saves, ("GET", "/readyz"), ("GET", "/api/games"), ("GET", "/api/about"))
    assert [each.error for each in found] == ["SavesBroken", "TypeError", ""]


def test_every_answer_has_the_id_of_its_request(client: Client) -> None:
    ids = [client.get("/api/about").headers["x-request-id"] for _ in range(2)]
    assert len(set(ids)) == 2
    known = {"X-Request-ID": "from-the-proxy-1"}
    own = client.ask("GET", "/", None, known).headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", own)  # without a proxy, a visitor does not choose it


def test_a_proxy_may_have_given_the_request_an_id(saves: Saves) -> None:
    app = make_app(saves, None, Limits(), Settings(shared=True))
    with TestClient(app, base_url="http://ceres.example") as client:
        known = {"X-Request-ID": "from-the-proxy-1"}
        asked = Near(client)
        assert asked.ask("GET", "/", None, known).headers["x-request-id"] == "from-the-proxy-1"
        odd = asked.ask("GET", "/", None, {"X-Request-ID": 'a"}\\ b; c'}).headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", odd)


def test_what_anybody_can_send_is_not_logged_each_time() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)
    record = logging.makeLogRecord({"levelno": logging.WARNING, "msg": "Invalid HTTP request"})
    other = logging.makeLogRecord({"levelno": logging.ERROR, "msg": "it failed"})
    assert [bool(seldom.filter(record)) for _ in range(3)] == [True, False, False]
    assert [bool(seldom.filter(other)) for _ in range(2)] == [True, True]
    now = 61.0
    assert seldom.filter(record)


def test_a_line_of_the_log() -> None:
    record = logging.LogRecord("ceres", logging.WARNING, "", 0, "%s is full", ("it",), None)
    assert TextFormatter().format(record) == "WARNING ceres it is full"
    line = json.loads(JSONFormatter().format(record))
    assert line.pop("time").endswith("Z")
    assert line == {"level": "warning", "logger": "ceres", "message": "it is full"}


# A real server.


def fetched(port: int) -> str:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    with closing(connection):
        connection.request("GET", "/metrics")
        return connection.getresponse().read().decode()


def test_metrics_at_a_port_that_is_taken(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        _, err, code = refused(tmp_path, "--metrics-port", port)
    assert (code, port in err, "--metrics-port" in err) == (2, True, True)


@pytest.mark.slow
def test_logs_metrics_and_the_end(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client")
    file, home, port = tmp_path / "ceres.toml", tmp_path / "home", free_port()
    file.write_text('shared = true\n[log]\nformat = "json"\nlevel = "info"\naccess = true')
    options = ("--settings", str(file), "--metrics-port", str(port))
    with serving(home, *options) as server, server.client() as client:
        begun = client.ask("POST", "/api/games", {"seed": 7})
        id = begun.good["id"]
        assert client.get(f"/api/games/{id}").status == 200
        # An answer is counted when it is sent, and before the next request of its connection.
        assert client.get("/metrics").status == 404
        metrics = fetched(port)
        assert (
            'ceres_requests_total{method="GET",route="/api/games/{id}",status="200"} 1' in metrics
        )
        assert "\nceres_games 1.0\n" in metrics
        assert (home / "games.sqlite3-wal").exists()
        _, err, code = server.interrupt(SIGTERM)
    assert code == 0
    assert [each.name for each in home.iterdir()] == ["games.sqlite3"]  # the WAL is merged
    with closing(sqlite3.connect(home / "games.sqlite3")) as connection:
        assert connection.execute("SELECT id FROM ceres_games").fetchall() == [(id,)]
    lines = [json.loads(line) for line in err.splitlines()]
    asked = next(line for line in lines if line.get("method") == "POST")
    assert (asked["route"], asked["status"]) == ("/api/games", 201)
    assert asked["request"] == begun.headers["x-request-id"]
    assert not {id, "127.0.0.1", begun.headers["set-cookie"][13:56]} & set(re.split(r'[" ]', err))
    assert id not in err
