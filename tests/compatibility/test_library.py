"""The games of a player of an earlier version are all there, as they were.

`library/` was written by that version (`make_library.py`), with all that its server showed of it.
"""

import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest

from ceres.saves import Saves
from compatibility import outcomes, seen
from compatibility.library_files import LIBRARY, read
from compatibility.outcomes import Data, Server

pytestmark = pytest.mark.slow

EXPECTED: Final[Data] = read("expected")
GAMES: Final[dict[str, Data]] = EXPECTED["games"]


def name(id: str) -> str:
    """Name a game; one that another branched off has no name."""
    return EXPECTED["names"].get(id) or f"branched-from-{id[:4]}"


def unpack(home: Path) -> Path:
    """Put the database of that player into a folder."""
    file = home / "games.sqlite3"
    file.write_bytes(lzma.decompress((LIBRARY / "games.sqlite3.xz").read_bytes()))
    with closing(sqlite3.connect(file)) as database, database:
        # As if they had been deleted today, in the same order: they are removed after a month.
        since = "CAST(strftime('%s') AS INTEGER) * 1000000 - (SELECT max(deleted) FROM ceres_games)"
        database.execute(f"UPDATE ceres_games SET deleted = deleted + {since}")
    return file


@pytest.fixture(scope="module", name="server")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the games of that player, which no test changes."""
    home = tmp_path_factory.mktemp("library")
    unpack(home)
    with outcomes.serving(home) as server:
        yield server


@pytest.fixture(scope="module", name="played_on")
def _played_on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the same games, also those that were deleted, to go on with them."""
    home = tmp_path_factory.mktemp("played-on")
    unpack(home)
    with outcomes.serving(home) as server:
        for game in EXPECTED["shelves"]["games"]["deleted"]:
            server.ask("POST", f"games/{game['id']}/restore", {})
        yield server


@pytest.fixture(scope="module", name="elsewhere")
def _elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without games."""
    with outcomes.serving(tmp_path_factory.mktemp("elsewhere")) as server:
        yield server


def test_lists_and_statistics_are_the_same(server: Server) -> None:
    shown = seen.shelves(server)
    achieved = shown["mine/achievements"]["achievements"]
    known = [each["id"] for each in EXPECTED["shelves"]["mine/achievements"]["achievements"]]
    achieved[:] = [each for each in achieved if each["id"] in known]  # there are more of them now
    assert list(seen.differences(EXPECTED["shelves"], shown)) == []
    assert shown.keys() == EXPECTED["shelves"].keys()


@pytest.mark.parametrize("id", GAMES, ids=name)
def test_a_saved_game_opens_as_it_was_left(played_on: Server, id: str) -> None:
    """And what was undone can be redone, and the next action or draw is taken as it was."""
    expected = {**GAMES[id]}
    further = expected.pop("further")
    assert list(seen.differences(expected, seen.game(played_on, id))) == []
    assert list(seen.differences(further, seen.further(played_on, id))) == []


@pytest.mark.parametrize("name", ["archive", "page-archive"])
def test_an_archive_is_adopted_as_it_was(tmp_path: Path, name: str) -> None:
    """That of a server, and that of a page but for what was undone, which a server left out."""
    archive = read(name)
    expected = archive.get("adopted") or EXPECTED["adopted"]
    with outcomes.serving(tmp_path) as server:
        for entry, shown in zip(archive["games"], expected, strict=True):
            entry["record"].pop("x-undone", None)
            # How much of a pending action was told: without the action it means nothing.
            shown["record"].get("x-real", {}).pop("told", None)
            assert list(seen.differences(shown, seen.adopted(server, entry))) == []


def test_what_was_undone_in_a_page_comes_along(tmp_path: Path) -> None:
    """It can be redone, or at a real table it is the pending action, which goes on."""
    entries = [each for each in read("page-archive")["games"] if "x-undone" in each["record"]]
    assert len(entries) > 3
    with outcomes.serving(tmp_path) as server:
        for entry in entries:
            view = seen.adopted(server, entry)["view"]
            assert view["redo"]["can"] or view["real"]["asks"]


@pytest.mark.parametrize("number", range(len(EXPECTED["positions"])))
def test_a_position_opens_as_before(number: int) -> None:
    written, expected = EXPECTED["positions"][number]
    assert outcomes.of_position(written) == expected


@pytest.mark.parametrize("link", EXPECTED["links"])
def test_a_link_names_the_same_game_as_before(elsewhere: Server, link: str) -> None:
    """How the page reads it is tested with the site (tests/offline/test_earlier_library.py)."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
    begun = elsewhere.begin(
        seed=int(query["seed"]),
        difficulty=query["difficulty"],
        monuments=query.get("monuments") == "1",
        variants=query["variants"].split(","),
    )
    assert outcomes.digest(begun["record"]["start"]) == EXPECTED["links"][link]


def test_a_terminal_and_a_command_find_the_same_games(tmp_path: Path) -> None:
    """They open the file without a server."""
    with Saves.open(unpack(tmp_path)) as saves:
        for id, game in GAMES.items():
            if name(id).startswith("deleted"):
                continue
            assert list(seen.differences(game["record"], saves.export(id))) == []
            replayed = saves.load(id)
            assert replayed.record()["actions"] == game["record"]["actions"]
            assert saves.revision(id) == game["revision"]
