"""A new request is one function and one row: everything else follows from the table."""

import json
from pathlib import Path
from typing import Annotated

import pytest
from litestar.testing import TestClient

import generate_requests
from ceres.saves import Saves
from ceres.service import REQUESTS, Request, Table, answer, requests
from ceres.service.arguments import Limit
from ceres.web import routes, schema
from ceres.web.app import make_app
from web.running import Near

HERE = "http://127.0.0.1:8376"


def count(table: Table, times: Annotated[int, Limit(1, 9), "how often"] = 1) -> list[int]:
    """Count the actions of a game."""
    return [len(table.game.entries)] * times


@pytest.fixture(name="row", autouse=True)
def _row(monkeypatch: pytest.MonkeyPatch) -> Request:
    row = Request("count", "GET", "/games/{id}/count", count, "game")
    monkeypatch.setattr(requests, "_BY_NAME", {**requests._BY_NAME, row.name: row})
    for module in (routes, schema, generate_requests):
        monkeypatch.setattr(module, "ALL_REQUESTS", (*REQUESTS, row))
    return row


def test_the_server_answers_it(tmp_path: Path) -> None:
    with (
        Saves.open(tmp_path / "games.sqlite3") as saves,
        TestClient(make_app(saves), base_url=HERE) as app,
    ):
        client = Near(app)
        game = client.begin()
        client.play(game["id"], "income", 1)
        path = f"/api/games/{game['id']}/count"
        assert json.loads(client.get(f"{path}?times=2").body) == [1, 1]
        assert client.get(f"{path}?times=10").status == 400
        assert client.get("/api/games/x/count").status == 404


def test_the_worker_answers_it() -> None:
    record = Table.new(seed=7).game.record()
    assert answer(record, {"do": "count", "times": 3}) == {"answer": [0, 0, 0]}
    assert answer(record, {"do": "count", "times": "3"})["problem"]["faults"]


def test_it_is_described() -> None:
    operation = schema.description.__wrapped__()["paths"]["/api/games/{id}/count"]["get"]
    assert operation["summary"] == "Count the actions of a game."
    _, times = operation["parameters"]
    assert (times["name"], times["schema"]["maximum"]) == ("times", 9)


def test_the_page_has_a_method_for_it() -> None:
    client = generate_requests.client_ts("a command")
    assert "  count(id: string, parameters?: CountParameters): Promise<number[]>;\n" in client
    assert '{ name: "count", method: "GET", path: "/games/{id}/count" },' in client


def test_it_is_documented() -> None:
    (cells,) = [row for row in generate_requests.request_rows() if "/count`" in row[0]]
    assert cells[1:3] == ["Count the actions of a game.", "`times` (optional): how often"]
