"""The engine in the page: compiled, the same as everywhere, and never in the way."""

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import ceres
from build_python import PYTHON
from ceres.bots import make_bot
from compile_for_page import LIBRARY
from in_pyodide import in_pyodide
from offline.hosting import Host, Player
from offline.same_games import expect_same_games
from proved import proofs
from strategies import TESTS
from test_digest import FEW, QUICK, stored

pytestmark = pytest.mark.slow

# Asks a new worker of the site one thing after another; returns its messages.
ASK = """([name, questions]) => new Promise((resolve) => {
    const worker = new Worker(document.documentElement.dataset.python, { type: "module", name });
    const messages = [];
    worker.onmessage = ({ data }) => {
        if (!Array.isArray(data)) return; // how far Python is
        messages.push(data);
        if (data[0] !== questions.at(-1)[0]) return;
        worker.terminate();
        resolve(messages);
    };
    for (const question of questions) worker.postMessage(question);
})"""
THINK = """async ([record, bot, workers]) => {
    const { runJob } = await import("./site/worker_pool.js");
    return runJob("choose", { record, bot, seed: 1 }, { workers });
}"""
# Stops in the middle of a long job, and has a short one done.
STOP = """async ([record, bot]) => {
    const { runJob, pool } = await import("./site/worker_pool.js");
    const stop = new AbortController();
    const endless = { record, bot: "montecarlo:playouts=1000000" };
    const long = runJob("choose", endless, { signal: stop.signal });
    await runJob("choose", { record, bot }); // by now it is under way
    stop.abort(new Error("stopped"));
    const stopped = await long.catch((error) => error.message);
    const next = await runJob("choose", { record, bot, seed: 1 });
    pool.terminate();
    return [stopped, next];
}"""


@pytest.mark.parametrize(("pure", "games"), [(False, QUICK), (True, FEW)])
def test_games_are_the_same_in_node(built: None, pure: bool, games: int) -> None:  # noqa: ARG001
    program = TESTS / "offline" / "unpacked.py"
    folders = {"python": PYTHON, "tests": TESTS}
    said = in_pyodide(program, f"digest_of({games})", folders, pure)
    sha256, decisions = stored(games)
    assert said == f"{sha256} {decisions} {not pure}"


@pytest.mark.parametrize(("pure", "puzzles"), [(False, 20), (True, 3)])
def test_proofs_are_the_same_in_node(built: None, pure: bool, puzzles: int) -> None:  # noqa: ARG001
    program = TESTS / "offline" / "unpacked.py"
    folders = {"python": PYTHON, "tests": TESTS}
    said = in_pyodide(program, f"proofs_of({puzzles})", folders, pure)
    assert said == f"{proofs(puzzles)} {not pure}"


@pytest.mark.parametrize(("pure", "games"), [(False, QUICK), (True, FEW)])
def test_games_are_the_same_in_a_browser(
    player: Player, host: Host, pure: bool, games: int
) -> None:
    expect_same_games(player, host, games, pure)


def program(page: Page) -> tuple[dict[str, Any], list[str]]:
    """Return what the page's Python says about the program, and what was noted."""
    request = json.dumps({"do": "program", "id": "", "rows": False, "arguments": {}})
    messages = page.evaluate(ASK, ["", [[1, "[]", "", request]]])
    (answer,) = [json.loads(reply) for number, reply, _ in messages if number == 1]
    return answer["answer"], [text for number, _, text in messages if number == -2]


def test_thinking_together_is_thinking_alone(player: Player) -> None:
    """And it stops when it should."""
    page = player.visit()
    found, notes = program(page)
    assert (found["compiled"], notes) == (True, [])
    game, bot = ceres.Game.new(seed=3), "montecarlo:playouts=200"
    record = json.dumps(game.record())
    expected = str(make_bot(bot, seed=1).choose(game.position.observation()))
    assert [page.evaluate(THINK, [record, bot, workers]) for workers in (1, 3)] == [expected] * 2
    assert page.evaluate(STOP, [record, bot]) == ["stopped", expected]


def broken(name: str) -> bool:
    return name.endswith(LIBRARY)


def stale(name: str) -> bool:
    return name.endswith(".sha256")


@pytest.mark.parametrize(
    ("spoilt", "said"), [(broken, "The compiled engine cannot be used"), (stale, "stale")]
)
def test_a_bad_engine_does_no_harm(
    player: Player, host: Host, spoilt: Callable[[str], bool], said: str
) -> None:
    """The page plays interpreted, and a problem report says why."""
    spoil(host.site / "python" / "ceres.zip", spoilt)
    player.expects("integrity")  # for it is not the file that was written
    page = player.visit()
    found, notes = program(page)
    assert found["compiled"] is False
    assert said in "\n".join(notes)
    id = player.begin(3)
    with player.acting():
        player.play("income")
    assert player.actions(id) == ["income"]


def spoil(archive: Path, spoilt: Callable[[str], bool]) -> None:
    """Cut files in an archive in half."""
    with zipfile.ZipFile(archive) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    with zipfile.ZipFile(archive, "w") as packed:
        for name, content in files.items():
            packed.writestr(name, content[: len(content) // 2] if spoilt(name) else content)
