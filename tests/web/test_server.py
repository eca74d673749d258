"""`ceres serve` as a program of its own: starting, ending, and whose games it plays."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ceres
from ceres.saves import Saves
from ceres.web.address import Address, listen
from service.at_tables import Data
from web.running import SRC, Client, Running, refused, serving, started

NOBODY = 65534


@pytest.fixture(name="home")
def _home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests that do it no harm."""
    with serving(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture(name="client")
def _client(server: Running) -> Iterator[Client]:
    with server.client() as client:
        yield client


# Playing.


def test_a_whole_game(client: Client) -> None:
    game = client.play_on(client.begin(monuments=True, difficulty="challenge"), Random(3))
    record = client.record(game["id"])
    assert ceres.Game.from_record(record).position.result == game["view"]["result"]
    assert len(record["actions"]) == game["revision"] - 1
    assert client.post("/api/games/import", record).status == 201


def test_two_players_at_one_game(server: Running, client: Client) -> None:
    """The second gets a conflict, catches up, and goes on; nothing is lost or doubled."""
    game = client.begin()
    id, action = game["id"], "income"
    with server.client() as other:
        assert client.play(id, action, 1).status == 200
        late = other.play(id, action, 1)
        assert (late.status, late.message) == (409, "conflict")
        caught_up = other.get(f"/api/games/{id}").good
        assert caught_up["view"]["turns"] == 1
        assert other.play(id, action, caught_up["revision"]).status == 200
        assert client.play(id, action, 2).status == 409
    assert client.record(id)["actions"] == [action, action]


@pytest.mark.parametrize(
    "path", ["/../app.py", "/assets/../../app.py", "/..%2f..%2fapp.py", "//etc/passwd", "/%00"]
)
def test_paths_that_a_browser_would_never_send(client: Client, path: str) -> None:
    assert client.get(path).status == 404


def test_a_body_that_is_longer_than_any_record(client: Client) -> None:
    answer = client.post("/api/games/import", b" " * 2_000_001)
    assert (answer.status, answer.message) == (413, "bad-request")


def test_a_body_whose_length_is_not_told(server: Running) -> None:
    """Too long all the same: it is not read to its end."""
    host, port = server.url.removeprefix("http://").rstrip("/").split(":")
    head = (
        f"POST /api/games/import HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        connection.sendall(head.encode())
        try:
            for _ in range(100):
                connection.sendall(chunk)
        except OSError:
            pass  # it hung up
        assert connection.recv(12) in (b"HTTP/1.1 413", b"")


def test_what_is_no_http(server: Running, client: Client) -> None:
    host, port = server.url.removeprefix("http://").rstrip("/").split(":")
    for sent in (b"\x00\xff" * 100 + b"\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\n\r\n"):
        with socket.create_connection((host, int(port)), timeout=30) as connection:
            connection.sendall(sent)
            assert connection.recv(12)[:10] in (b"HTTP/1.1 4", b"")
    assert client.get("/api/about").status == 200


# Starting and ending.


def test_it_says_where_it_is_and_ctrl_c_ends_it_cleanly(home: Path) -> None:
    with serving(home) as server:
        assert server.url.startswith("http://127.0.0.1:")
        with server.client() as client:
            client.begin()
        assert server.interrupt() == ("Your games are saved. Vale!\n", "", 0)


@pytest.mark.slow
def test_ctrl_c_with_a_connection_open(home: Path) -> None:
    """A browser holds its connections open: the server does not wait for it to go."""
    with serving(home) as server, server.client() as client:
        client.begin()
        assert server.interrupt()[2] == 0


@pytest.mark.slow
def test_in_another_language(home: Path) -> None:
    with serving(home, "--lang", "de") as server, server.client() as client:
        assert client.get("/").status == 200


@pytest.mark.slow
def test_a_second_one_finds_the_first(home: Path) -> None:
    with serving(home) as server:
        port = server.url.rstrip("/").rpartition(":")[2]
        out, err, code = refused(home, "--port", port)
        assert (code, err) == (0, "")
        assert out == f"Gardens of Ceres is already running at {server.url}\n"


@pytest.mark.slow
def test_a_server_of_other_games_is_not_the_first(home: Path, tmp_path: Path) -> None:
    with serving(home) as server:
        port = server.url.rstrip("/").rpartition(":")[2]
        out, err, code = refused(tmp_path / "other", "--port", port)
        assert (code, out) == (2, "")
        assert f"port {port}" in err
        assert "--port" in err


def test_small_answers_do_not_wait() -> None:
    """Of a socket that is not named as TCP, asyncio lets each of them wait for 40 ms."""
    with (
        listen(Address(port=0)) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as accepted,
    ):
        assert accepted.proto == socket.IPPROTO_TCP


def test_a_port_that_another_program_has(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        out, err, code = refused(home, "--port", str(taken.getsockname()[1]))
    assert (code, out) == (2, "")
    assert err.startswith("Error: cannot listen on 127.0.0.1, port ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("host", ["8.8.8.8", "no-such-host.invalid", "a..b", "é" * 90])
def test_an_address_that_is_not_of_this_machine(home: Path, host: str) -> None:
    out, err, code = refused(home, "--host", host)
    assert (code, out) == (2, "")
    assert err.startswith(f"Error: cannot listen on {host}: ")
    assert "--host" in err


@pytest.mark.slow
def test_a_host_that_is_empty_is_this_machine_alone(home: Path) -> None:
    with serving(home, "--host", "") as server:
        assert server.url.startswith("http://127.0.0.1:")


@pytest.mark.parametrize("options", [["--port", "70000"], ["--port", "x"], ["--size", "3"]])
def test_options_that_are_none(home: Path, options: list[str]) -> None:
    out, err, code = refused(home, *options)
    assert (code, out) == (2, "")
    assert "Traceback" not in err


@pytest.mark.parametrize("database", ["nonsense://x", "sqlite://", "postgresql+psycopg://u:pw@/x"])
def test_databases_that_are_none(home: Path, database: str) -> None:
    if "postgresql" in database:
        database += f"?host={home}"
    out, err, code = refused(home, "--database", database)
    assert (code, out) == (2, "")
    assert err.startswith("Error: ")
    assert "Traceback" not in err
    assert "pw" not in err


@pytest.mark.slow
def test_a_database_file_by_its_path(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.sqlite3"
    with serving(home, "--database", str(path)) as server, server.client() as client:
        id = client.begin()["id"]
    assert not home.exists()
    with Saves.open(path) as saves:
        assert [game.id for game in saves.list()] == [id]


def test_ceres_alone_is_the_game_in_the_browser(home: Path, tmp_path: Path) -> None:
    """The browser is a program here that writes down what it is to show."""
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{shown}.new" && mv "{shown}.new" "{shown}"\n')
    browser.chmod(0o755)
    environment = {**os.environ, "CERES_HOME": str(home), "PYTHONPATH": str(SRC)}
    with subprocess.Popen(
        [sys.executable, "-m", "ceres"],
        env={**environment, "BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        url = next(word for word in process.stdout.readline().split() if "://" in word)
        with Running(process, url).client() as client:
            assert client.get("/").body.startswith(b"<!doctype html>")
            while not shown.exists():
                client.get("/api/about")
        assert shown.read_text("utf-8").strip() == url
        process.kill()


# Whose games.


def test_games_are_those_of_the_terminal(home: Path) -> None:
    """Each goes on with the games that the other saved."""
    with Saves.open(home / "games.sqlite3") as saves, serving(home) as server:
        mine = saves.create(ceres.Game.new(seed=4))
        with server.client() as client:
            assert client.play(mine, "income", 1).good["revision"] == 2
            saved = saves.read(mine)
            assert [str(entry) for entry in saved.game.entries] == ["income"]
            saves.append(mine, "income", saved.revision)
            assert client.play(mine, "income", 2).status == 409
            theirs = client.begin()["id"]
            assert {game.id for game in saves.list()} == {mine, theirs}
            saves.delete(theirs)
            assert client.get(f"/api/games/{theirs}").status == 404


@pytest.fixture(name="foreign_folder")
def _foreign_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that nobody may write, and who starts the server is nobody."""
    folder = tmp_path / "foreign"
    folder.mkdir(mode=0o555)
    yield folder
    folder.chmod(0o755)


def test_a_home_that_may_not_be_written(foreign_folder: Path) -> None:
    home = foreign_folder / "home"
    if os.geteuid() == 0:
        home = Path("/proc/ceres")  # where not even root may
    out, err, code = refused(home)
    assert (code, out) == (2, "")
    assert err.startswith("Error: games cannot be saved in")
    assert "CERES_HOME" in err


def test_a_home_that_is_no_database(home: Path) -> None:
    home.mkdir()
    (home / "games.sqlite3").write_bytes(b"no database at all" * 100)
    out, err, code = refused(home)
    assert (code, out) == (2, "")
    assert "not a database" in err


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a disk can be mounted by root only")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.slow
def test_a_disk_that_becomes_full(small_disk: Path) -> None:
    """Acknowledged actions are there, the rest is refused with a reason; then there is room."""
    with serving(small_disk) as server, server.client() as client:
        game = client.begin()
        id, revision = game["id"], 1
        ballast = small_disk / "ballast"
        ballast.write_bytes(bytes(shutil.disk_usage(small_disk).free))
        answer = client.play(id, "income", revision)
        while answer.status == 200:
            revision = answer.data["revision"]
            answer = client.play(id, "income", revision)
        assert (answer.status, answer.message) == (507, "games-no-room")
        opened = client.get(f"/api/games/{id}").good
        assert (opened["revision"], opened["view"]["turns"]) == (revision, revision - 1)
        ballast.unlink()
        assert client.play(id, "income", revision).good["revision"] == revision + 1


@pytest.mark.slow
def test_the_page_is_needed(home: Path, tmp_path: Path) -> None:
    """In a checkout in which nobody has built it."""
    source = tmp_path / "src"
    shutil.copytree(SRC / "ceres", source / "ceres", ignore=shutil.ignore_patterns("page", "*.so"))
    done = subprocess.run(
        [sys.executable, "-m", "ceres", "serve", "--no-browser"],
        env={**os.environ, "CERES_HOME": str(home), "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: the page has not been built")
    assert not home.exists()


@pytest.mark.slow
def test_a_server_is_ready_when_it_says_so(home: Path) -> None:
    """The first request after the line is answered, without trying again."""
    for _ in range(2):
        with started(home) as process:
            assert process.stdout is not None
            url = next(word for word in process.stdout.readline().split() if "://" in word)
            with Running(process, url).client() as client:
                games: Data = client.get("/api/games").good
            process.kill()
        assert games["games"] == []
