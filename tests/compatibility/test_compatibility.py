"""Files that the version before wrote still open and come to the same.

`data/` was written by that version (`make_data.py`), together with what it made of each file.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest

from compatibility import outcomes
from compatibility.outcomes import Data, Server

DATA: Final = Path(__file__).parent / "data"


def read(name: str) -> str:
    return (DATA / name).read_text("utf-8")


EXPECTED: Final[dict[str, dict[str, Data]]] = json.loads(read("expected.json"))
STORE: Final[Data] = json.loads(read("store.json"))


@pytest.fixture(scope="module", name="server")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with outcomes.serving(tmp_path_factory.mktemp("home")) as server:
        yield server


def test_every_file_has_its_outcome() -> None:
    folders = ("records", "positions", "reports", "components")
    files = {
        str(path.relative_to(DATA)) for folder in folders for path in (DATA / folder).iterdir()
    }
    assert files == {name for folder in folders for name in EXPECTED[folder]}


@pytest.mark.parametrize("name", EXPECTED["records"])
def test_a_record_opens_as_before(server: Server, name: str) -> None:
    assert outcomes.of_file(server, json.loads(read(name))) == EXPECTED["records"][name]


@pytest.mark.parametrize("name", EXPECTED["positions"])
def test_a_position_opens_as_before(name: str) -> None:
    data = json.loads(read(name))
    own = None if data["components"] is None else json.loads(read("records/own-box.json"))
    found = outcomes.of_position(data, own and own["components"])
    assert found == EXPECTED["positions"][name]


@pytest.mark.parametrize("name", EXPECTED["reports"])
def test_a_problem_report_opens_as_before(server: Server, name: str) -> None:
    assert outcomes.of_file(server, json.loads(read(name))) == EXPECTED["reports"][name]


@pytest.mark.parametrize("name", EXPECTED["components"])
def test_a_component_file_opens_as_before(server: Server, name: str) -> None:
    assert outcomes.of_components(server, read(name)) == EXPECTED["components"][name]


@pytest.mark.parametrize("link", EXPECTED["links"])
def test_a_link_names_the_same_game_as_before(server: Server, link: str) -> None:
    """How the page reads it is tested with the site (tests/offline/test_earlier_games.py)."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
    options: Data = {
        "seed": int(query["seed"]),
        "difficulty": query["difficulty"],
        "monuments": query.get("monuments") == "1",
        "variants": query.get("variants", "").split(",") if "variants" in query else [],
        "strict": query.get("strict") == "1",
    }
    expected = EXPECTED["links"][link]
    assert options == expected["options"]
    assert outcomes.digest(server.begin(**options)["record"]["start"]) == expected["start"]


def test_a_database_opens_as_before(tmp_path: Path) -> None:
    shutil.copyfile(DATA / "games.sqlite3", tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database, database:
        # Deleted games are let go of after a month.
        now = "CAST(strftime('%s') AS INTEGER) * 1000000"
        database.execute(f"UPDATE ceres_games SET deleted = {now} WHERE deleted IS NOT NULL")
    with outcomes.serving(tmp_path) as server:
        found = outcomes.of_saved(server)
    expected = EXPECTED["database"]
    assert found.keys() == expected.keys()
    for id, game in expected.items():
        assert {"name": game["name"], **found[id]} == game


@pytest.mark.parametrize("id", EXPECTED["store"])
def test_a_record_in_a_browser_opens_as_before(server: Server, id: str) -> None:
    """The site itself is tested with all of the storage (tests/offline/test_earlier_games.py)."""
    expected = EXPECTED["store"][id]
    found = outcomes.of_file(server, json.loads(STORE["stores"]["records"][id]))
    assert {"name": expected["name"], **found} == expected
