"""Wheels, compiled and pure, work where there is no checkout."""

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import ceres
from build_page import PAGE
from ceres.text import catalogue, languages
from installing.built import Installed, clean, install

# In one group, so that one worker builds the release, once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("release")]

PLAY = """
import json, ceres
game = ceres.Game.new(seed=7)
for _ in range(40):
    game.play(str(game.position.actions()[0]))
print(json.dumps(game.record()))
"""


def test_the_name_says_where_the_wheel_fits(installed: Installed) -> None:
    fits_everywhere = installed.wheel.name.endswith("-py3-none-any.whl")
    assert fits_everywhere == (installed.kind == "interpreted")


def test_the_command_says_how_the_engine_runs(installed: Installed) -> None:
    said = installed.run("ceres", "--version")
    version = f"{ceres.__version__} (rules {ceres.RULES_VERSION}, {installed.kind})"
    assert said == f"Gardens of Ceres {version}\n"


def test_the_page_is_inside_with_all_its_files(installed: Installed) -> None:
    names = zipfile.ZipFile(installed.wheel).namelist()
    page = "ceres/web/page/"
    inside = {name.removeprefix(page) for name in names if name.startswith(page)}
    built = {path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file()}
    assert inside == built
    assert {"index.html", "licences.txt"} <= inside
    assert not any("node_modules" in name for name in names)


def test_the_licences_of_everything_inside_are_inside(installed: Installed) -> None:
    """Of the page, of its fonts, of Python for it, and of what the compiled engine contains."""
    text = zipfile.ZipFile(installed.wheel).read("ceres/web/page/licences.txt").decode()
    for work in ("Svelte", "Fluent", "Cinzel", "Nanum Gothic", "Pyodide", "Python", "mypyc"):
        assert re.search(rf"^{work}( \S+)? \(.+\)$", text, re.MULTILINE), work


def test_it_writes_the_page_that_needs_no_server(installed: Installed, tmp_path: Path) -> None:
    """Without npm, and without a checkout."""
    installed.run("ceres", "site", str(tmp_path))
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    assert {"index.html", "service-worker.js", "python/ceres.zip", "box.json"} <= written
    assert any(name.endswith("/pyodide.asm.wasm") for name in written)


def test_the_package_is_the_installed_one(installed: Installed) -> None:
    where = installed.run("python", "-c", "import ceres; print(ceres.__file__)")
    assert Path(where).is_relative_to(installed.environment)


def test_it_speaks_every_language(installed: Installed) -> None:
    for language in languages():
        told = installed.run("ceres", "demo", "--seed", "7", "--actions", "1", "--lang", language)
        assert catalogue(language).say("demo-player") in told


def test_a_game_is_the_same_as_in_the_checkout(installed: Installed) -> None:
    here = subprocess.run([sys.executable, "-c", PLAY], check=True, stdout=subprocess.PIPE)
    record = json.loads(installed.run("python", "-c", PLAY))
    assert len(record["actions"]) == 40
    assert record == json.loads(here.stdout)


def test_the_engine_alone_needs_the_standard_library_only(dist: Path, tmp_path: Path) -> None:
    """`pip install --no-deps` is enough to play games, draw them and let bots play."""
    (wheel,) = dist.glob("*-none-any.whl")
    alone = install(wheel, "interpreted", tmp_path / "environment", "--no-deps")
    program = f"{PLAY}\nimport ceres.bots, ceres.draw\nceres.bots.make_bot('planner', seed=1)"
    assert json.loads(alone.run("python", "-c", program))["actions"]
    command = [alone.environment / "bin" / "ceres"]
    refused = subprocess.run(command, env=clean(), capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "pip install gardens-of-ceres" in refused.stderr
    assert "Traceback" not in refused.stderr
