"""What people download is complete, and a whole game can be played with each of it."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import ceres
from ceres.text import languages
from installing.built import CHECKOUT, GAME, clean, tried
from releasing import archives, debian
from strategies import TESTS
from test_digest import FEW, PYODIDE, stored

# For node: the wheel is unpacked where micropip installs it, and plays the games of the digest.
IN_A_BROWSERS_PYTHON = """
import { readFileSync } from "node:fs";
const [pyodide, wheel, tests, games] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.mountNodeFS("/tests", tests);
console.log(python.runPython(`
import importlib.metadata, sys
sys.path.insert(0, "/tests")
import ceres
from digest import digest
version = importlib.metadata.version("gardens-of-ceres")
"{} {} {} {}".format(version, ceres.COMPILED, *digest(${games}))
`));
"""

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("release")]


def test_everything_is_there_with_its_digest(dist: Path) -> None:
    lines = (dist / "SHA256SUMS").read_text("ascii").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert {path.name for path in dist.iterdir()} == {*listed, "SHA256SUMS"}
    for name, digest in listed.items():
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest
    kinds = {"gz", "whl", "pyz", "zip", "json"} | ({"deb"} if shutil.which("dpkg-deb") else set())
    assert {name.rpartition(".")[2] for name in listed} == kinds


def test_one_file_plays_a_game(dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a path with a space and an umlaut; what it unpacks goes where caches are."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    file = tmp_path / "my gämes" / "ceres.pyz"
    file.parent.mkdir()
    shutil.copyfile(dist / "ceres.pyz", file)
    seen = tried(sys.executable, file)
    assert (seen["version"], seen["engine"]) == (ceres.__version__, "compiled")
    assert seen["game"]["digest"] == GAME
    assert [path.name for path in (tmp_path / "caches").iterdir()] == ["ceres.pyz"]


def test_one_file_says_where_it_does_not_fit(dist: Path, tmp_path: Path) -> None:
    file = tmp_path / "ceres.pyz"
    with zipfile.ZipFile(dist / "ceres.pyz") as whole, zipfile.ZipFile(file, "w") as elsewhere:
        for name in whole.namelist():
            if not name.startswith("native/"):
                elsewhere.writestr(name, whole.read(name))
    done = subprocess.run(
        [sys.executable, file], env=clean(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("This file does not fit ")


@pytest.mark.skipif(
    sys.platform != "linux" or os.getuid() != 0 or shutil.which("debootstrap") is None,
    reason="a fresh Debian can be made by root only, with debootstrap",
)
def test_a_debian_package_plays_a_game_on_a_fresh_debian(dist: Path) -> None:
    (package,) = dist.glob("*.deb")
    done = subprocess.run(
        [CHECKOUT / ".ci" / "try_package", package], check=True, stdout=subprocess.PIPE, text=True
    )
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["game"]["digest"] == GAME


def test_the_menu_speaks_every_language() -> None:
    entry = debian.menu_entry()
    for language in languages():
        assert (f"Comment[{language}]=" in entry) == (language != "en")


def test_the_site_is_in_a_folder_of_its_own(dist: Path) -> None:
    (site,) = dist.glob("ceres-site-*.zip")
    with zipfile.ZipFile(site) as archive:
        names = archive.namelist()
        document = archive.read(f"{site.stem}/index.html").decode()
    assert {name.partition("/")[0] for name in names} == {site.stem}
    inside = {name.partition("/")[2] for name in names}
    assert {"index.html", "service-worker.js", "python/ceres.zip", "docs/index.html"} <= inside
    assert 'data-docs="docs/index.html"' in document


def test_a_notebook_in_a_browser_gets_the_compiled_engine(dist: Path, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*-cp314-cp314-pyemscripten_*_wasm32.whl")
    program = tmp_path / "digest.mjs"
    program.write_text(IN_A_BROWSERS_PYTHON, "utf-8")
    said = subprocess.run(
        ["node", program, PYODIDE, wheel, TESTS, str(FEW)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    sha256, decisions = stored(FEW)
    assert said.stdout.split() == [ceres.__version__, "True", sha256, str(decisions)]


def test_the_bill_of_materials_has_both_halves(dist: Path) -> None:
    bill = json.loads((dist / "ceres.cdx.json").read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    urls = [component.get("purl", "") for component in bill["components"]]
    for wanted in ("pkg:pypi/litestar@", "pkg:npm/svelte@", "pkg:npm/pyodide@"):
        assert any(url.startswith(wanted) for url in urls), wanted


def test_the_source_distribution_tests_itself(dist: Path, tmp_path: Path) -> None:
    """Unpacked anywhere, without git, its page is built and up to date, and its tests pass."""
    (sources,) = dist.glob("*.tar.gz")
    shutil.unpack_archive(sources, tmp_path, filter="data")
    (checkout,) = tmp_path.iterdir()
    environment = {**clean(), "PYTHONPATH": str(checkout / "src"), "CERES_PURE": "1"}
    built = (
        "import build_page, build_python; print(build_page.is_built(), build_python.python_built())"
    )
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules", "tests/test_golden.py"]
    said = subprocess.run(
        [sys.executable, "-c", built],
        cwd=checkout / "tools",
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    assert said == "True True\n"
    subprocess.run([sys.executable, *tests], cwd=checkout, env=environment, check=True)


def test_archives_are_the_same_every_time(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    contents = []
    for moment in (10**9, 2 * 10**9):
        (folder / "file").write_text("Ceres", "ascii")
        os.utime(folder / "file", (moment, moment))
        archives.write_zip(tmp_path / "made.zip", folder)
        contents.append((tmp_path / "made.zip").read_bytes())
    assert contents[0] == contents[1]
