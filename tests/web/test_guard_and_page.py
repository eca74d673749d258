"""Who is answered, and the files of the page."""

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ceres.web import built
from ceres.web.built import page_folder
from ceres.web.guard import Guard
from ceres.web.page import page_routes
from service.at_tables import complaint
from web.running import JSON, Client

HERE = "127.0.0.1:8376"
SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Who is answered.


@pytest.mark.parametrize(
    "host", [HERE, "127.0.0.1", "localhost", "localhost:1", "[::1]:8376", "[::1]"]
)
def test_names_of_this_machine(client: Client, host: str) -> None:
    assert client.ask("GET", "/api/about", headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8376",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "192.168.1.2:8376",
        "",
        "[::2]",
        "127.0.0.1:8376:80",
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_other_names_are_refused_wherever_they_ask(client: Client, host: str, path: str) -> None:
    refused = client.ask("GET", path, headers={"Host": host})
    assert (refused.status, refused.message) == (421, "wrong-host")
    assert host in complaint(refused.problem)


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://evil.example:8376", "null", "http://localhost:9", "file://"],
)
def test_other_pages_are_refused(client: Client, origin: str) -> None:
    id = client.begin()["id"]
    for method, path, body in (
        ("POST", "/api/games", {}),
        ("POST", f"/api/games/{id}/actions", {"action": "income", "revision": 1}),
        ("DELETE", f"/api/games/{id}", None),
        ("GET", "/api/games", None),
    ):
        refused = client.ask(method, path, body, {"Origin": origin, "Host": HERE})
        assert (refused.status, refused.message) == (403, "other-page")
        assert complaint(refused.problem)
    games = client.get("/api/games").good["games"]
    assert [(game["id"], game["actions"]) for game in games] == [(id, 0)]


def test_its_own_page_is_answered(client: Client) -> None:
    headers = {"Origin": f"http://{HERE}", "Host": HERE}
    assert client.ask("POST", "/api/games", {}, headers).status == 201


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
def test_what_is_sent_must_be_json(client: Client, kind: str) -> None:
    for path in ("/api/games", "/api/games/import"):
        refused = client.ask("POST", path, {}, {"Content-Type": kind})
        assert (refused.status, refused.message) == (415, "wants-json")
        assert complaint(refused.problem)
    assert client.get("/api/games").good["games"] == []


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_by_other_names(client: Client, kind: str) -> None:
    assert client.ask("POST", "/api/games", {}, {"Content-Type": kind}).status == 201


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing.js", "/api/box"])
@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_every_answer_tells_the_browser_to_be_strict(
    client: Client, method: str, path: str
) -> None:
    for host in (HERE, "evil.example"):
        headers = client.ask(method, path, headers={"Host": host}).headers
        assert {name: headers[name] for name in SAFE} == SAFE
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy


def test_no_other_page_may_read_an_answer(client: Client) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    for headers in (asked, {}):
        answer = client.ask("OPTIONS", "/api/games", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


# The page.


def names() -> list[str]:
    folder = page_folder()
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


# As the page's own sources list its screens: "/games/:id".
APP = Path(__file__).parents[2] / "frontend" / "src" / "App.svelte"
ADDRESSES = [route.replace(":", "") for route in re.findall(r'"(/[a-z/:]*)":', APP.read_text())]


@pytest.mark.parametrize("path", [*ADDRESSES, "/games/abc/score", "/real/abc/ceres/1/2"])
def test_every_address_of_the_page_is_the_document(client: Client, path: str) -> None:
    page = client.get(path)
    assert page.status == 200
    assert page.body == client.get("/").body
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"


def test_every_file_of_the_page_is_there(client: Client) -> None:
    assert len(names()) > 3
    for name in names():
        file = client.get(f"/{name}")
        assert file.status == 200
        if name in ("index.html", "site/python.js"):  # where Python is built, they name its files
            continue
        assert file.body == (page_folder() / name).read_bytes()
        immutable = "immutable" in file.headers["cache-control"]
        assert immutable == name.startswith("assets/")


def test_the_page_thinks_with_the_python_that_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only its worker may run WebAssembly; where none is built, the document names no worker."""
    monkeypatch.setattr(built, "python_folder", lambda: tmp_path)
    application = Litestar(page_routes(), openapi_config=None)
    application.asgi_handler = Guard(application.asgi_handler, None, body_time=20)
    with TestClient(application) as visitor:
        assert "data-jobs" not in visitor.get("/").text
        for name, content in (("pyodide-1/pyodide.js", "core"), ("ceres.zip", "ours")):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(content)
        document = visitor.get("/")
        address = re.findall(r'data-jobs="([^"]*)"', document.text)[0]
        assert re.fullmatch(r"/site/python\.js\?[0-9a-f]{12}", address)
        worker = visitor.get(address)
        for path in ("python/pyodide-1/", "python/ceres.zip?"):
            assert f"../{path}" in worker.text
        for path, content in (("pyodide-1/pyodide.js", "core"), ("ceres.zip?1", "ours")):
            file = visitor.get(f"/python/{path}")
            assert (file.text, "immutable" in file.headers["cache-control"]) == (content, True)
        policies = [each.headers["content-security-policy"] for each in (document, worker)]
        assert ["wasm-unsafe-eval" in policy for policy in policies] == [False, True]


@pytest.mark.parametrize(
    ("suffix", "kind"), [(".js", "text/javascript"), (".css", "text/css"), (".html", "text/html")]
)
def test_files_have_their_types(client: Client, suffix: str, kind: str) -> None:
    found = [name for name in names() if name.endswith(suffix)]
    assert found
    for name in found:
        assert client.get(f"/{name}").headers["content-type"].startswith(kind)


def test_the_document_names_only_files_that_are_there(client: Client) -> None:
    document = client.get("/").body.decode()
    linked = re.findall(r'(?:src|href)="(/[^"]*)"', document)
    assert linked
    for path in linked:
        assert client.get(path).status == 200, path


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fapp.py",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..\\app.py",
        "/assets",
        "/assets/",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/" + "../" * 20 + "etc/passwd",
        "/index.html%00.js",
        "/%00",
        "/" + "a" * 5000,
        "/%ff%fe",
        "/INDEX.HTML",
        "/.git/config",
    ],
)
def test_nothing_else_is_served(client: Client, path: str) -> None:
    refused = client.ask("GET", path, headers=JSON)
    assert (refused.status, refused.message) == (404, "bad-request")


def test_a_reader_at_an_address_that_is_none_finds_the_page(client: Client) -> None:
    """It says in the reader's language that nothing is here."""
    lost = client.ask("GET", "/no/such/page", headers={"Accept": "text/html"})
    assert lost.status == 404
    assert lost.body == client.get("/").body
