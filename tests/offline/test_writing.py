"""`ceres site` writes what a page without a server needs, and complains clearly."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ceres.commands.cli import app
from ceres.web import built
from ceres.web.site import LISTED, SERVICE_WORKER, CannotWriteSite, site_files, write_site

PAGE = {
    "index.html": (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8" />\n<!--site-->\n'
        '<link rel="icon" href="/assets/icon-1.svg" /><script src="/theme.js"></script>'
        '<script type="module" src="/assets/index-1.js"></script></head>'
        '<body><use href="#map" /></body></html>'
    ),
    "theme.js": "1",
    "digest.txt": "0",
    "assets/index-1.js": "2",
    "licences.txt": "free",
    "site/start.js": "3",
    "site/python.js": 'core("the folder of Pyodide");code("our archive")',
    "site/service.js": 'keep("the files")',
}
PYTHON = {
    "ceres.zip": "code",
    "sources.json": "{}",
    "pyodide-1/pyodide.js": "4",
    "pyodide-1/README.md": "5",
}


def fill(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small page and a small Python."""
    page, python = fill(tmp_path / "page", PAGE), fill(tmp_path / "python", PYTHON)
    monkeypatch.setattr(built, "page_folder", lambda: page)
    monkeypatch.setattr(built, "python_folder", lambda: python)


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    return tmp_path / "web" / "site"


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_files_are_written(folder: Path) -> None:
    files = write_site(folder)
    assert names(folder) == {*files, LISTED}
    assert all((folder / name).read_bytes() == content for name, content in files.items())
    assert {"theme.js", "assets/index-1.js", "python/ceres.zip", "box.json"} <= set(files)
    # What only the build needs stays behind.
    assert not {"digest.txt", "python/sources.json", "site/service.js"} & set(files)


def test_every_address_of_the_document_is_relative(folder: Path) -> None:
    document = write_site(folder)["index.html"].decode()
    addresses = re.findall(r'(?:src|href|data-python)="([^"#]*)"', document)
    assert "assets/index-1.js" in addresses
    assert not [each for each in addresses if each.startswith("/") or ":" in each]


def test_the_document_is_strict_before_anything_is_loaded() -> None:
    document = site_files()["index.html"].decode()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', document)
    assert policy
    assert policy.start() < document.index("<script")
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert not re.search(r"unsafe-inline|'unsafe-eval'|https?:|\*", policy[1])


def test_the_worker_knows_where_python_is() -> None:
    worker = site_files()["site/python.js"].decode()
    assert worker == 'core("../python/pyodide-1/");code("../python/ceres.zip")'


def test_another_python_is_another_program(tmp_path: Path) -> None:
    """A board is shown again only while Python would show the same."""
    before = site_files()["index.html"]
    assert site_files()["index.html"] == before
    (tmp_path / "python" / "ceres.zip").write_text("other code")
    assert site_files()["index.html"] != before


def test_everything_is_kept_for_later_with_its_digest() -> None:
    files = site_files()
    service = files[SERVICE_WORKER].decode()
    stored = json.loads(service.removeprefix("keep(").removesuffix(")"))
    expected = set(files) - {SERVICE_WORKER, "index.html", "licences.txt"}
    assert set(stored) == expected - {"python/pyodide-1/README.md"} | {""}
    digest = base64.b64encode(hashlib.sha256(files["theme.js"]).digest()).decode()
    assert stored["theme.js"] == f"sha256-{digest}"


def test_an_older_site_is_replaced_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    write_site(folder)
    (folder / "CNAME").write_text("ceres.example")
    (tmp_path / "page" / "assets" / "index-1.js").rename(
        tmp_path / "page" / "assets" / "index-2.js"
    )
    write_site(folder)
    assert "assets/index-2.js" in names(folder)
    assert "assets/index-1.js" not in names(folder)
    assert (folder / "CNAME").read_text() == "ceres.example"


def test_a_list_that_leads_elsewhere_removes_nothing_there(folder: Path, tmp_path: Path) -> None:
    write_site(folder)
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    listed = {"files": ["../../precious.txt", str(precious)]}
    (folder / LISTED).write_text(json.dumps(listed))
    write_site(folder)
    assert precious.read_text() == "mine"


def test_a_folder_with_other_things_is_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "thesis.txt").write_text("long")
    with pytest.raises(CannotWriteSite, match=r"not empty.*--force"):
        write_site(folder)
    assert names(folder) == {"thesis.txt"}
    write_site(folder, force=True)
    assert (folder / "thesis.txt").read_text() == "long"
    assert "index.html" in names(folder)


def test_an_empty_folder_is_taken(folder: Path) -> None:
    folder.mkdir(parents=True)
    write_site(folder)
    assert "index.html" in names(folder)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWriteSite, match=r"cannot write .*file"):
        write_site(tmp_path / "file")


def test_a_file_that_cannot_be_written_leaves_nothing_half_written(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "theme.js").mkdir()
    with pytest.raises(CannotWriteSite, match=r"cannot write .*theme\.js"):
        write_site(folder, force=True)
    assert "index.html" not in names(folder)  # which comes last
    assert not [name for name in names(folder) if name.endswith(".part")]


def test_a_link_in_the_folder_stays_what_it_is(folder: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("mine")
    folder.mkdir(parents=True)
    (folder / "index.html").symlink_to(precious)
    with pytest.raises(CannotWriteSite, match="it is a link, a device or a pipe"):
        write_site(folder, force=True)
    assert ((folder / "index.html").is_symlink(), precious.read_text()) == (True, "mine")
    assert names(folder) == {"index.html"}


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ("page/index.html", "the page has not been built"),
        ("python/ceres.zip", "its Python has not been built"),
    ],
)
def test_what_is_not_built_is_said(folder: Path, tmp_path: Path, missing: str, said: str) -> None:
    (tmp_path / missing).unlink()
    with pytest.raises(CannotWriteSite, match=said):
        write_site(folder)
    assert not folder.exists()


def test_the_command_says_where_it_is_and_how_to_try_it(folder: Path) -> None:
    done = CliRunner().invoke(app, ["site", str(folder), "--lang", "en"])
    assert done.exit_code == 0
    assert f"The page is in {folder}" in done.stdout
    assert f"http.server --directory {folder}" in done.stdout


def test_the_command_complains_and_writes_nothing(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "thesis.txt").write_text("long")
    done = CliRunner().invoke(app, ["site", str(folder), "--lang", "en"])
    assert done.exit_code == 2
    assert "not empty" in done.stderr
    assert names(folder) == {"thesis.txt"}
