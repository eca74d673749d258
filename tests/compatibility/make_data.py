"""Writes the data of this folder's tests, with whatever version of the program is imported.

The data is written once, by the version before a change, and then kept. This is how it was done,
in a checkout of that version (commit ada18d6), with its page and its Python for the page built by
`tools/build_page.py` and `tools/build_python.py`, and node on the PATH:

    cd CHECKOUT
    export CERES_PURE=1 CERES_BROWSER=$(python tools/chromium.py)
    PYTHONPATH=src:tests:tools:HERE/tests python -m compatibility.make_data

The browser's storage is written by that version's own site, visited with that version's helpers
of `tests/offline`.
"""

import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import ceres
from compatibility import outcomes
from compatibility.games import (
    GAMES,
    VARIANTS,
    AtServer,
    ByRecord,
    Player,
    monuments,
    own_box,
    own_components,
    real_card,
    under_way,
)
from compatibility.outcomes import Data, ask

DATA: Final = Path(__file__).resolve().parent / "data"


def write(name: str, data: Any) -> None:
    """Write a file: text as it is, other data as JSON."""
    path = DATA / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = data if isinstance(data, str) else json.dumps(data, separators=(",", ":")) + "\n"
    path.write_text(text, "utf-8")


def name_of(begin: Callable[[Player], None]) -> str:
    """Return the name of a game."""
    return begin.__name__.replace("_", "-")


def make_records() -> dict[str, Data]:
    expected = {}
    for begin in GAMES:
        player = ByRecord()
        begin(player)
        name = f"records/{name_of(begin)}.json"
        write(name, player.record)
        expected[name] = outcomes.of_record(player.record)
    return expected


def make_positions() -> dict[str, Data]:
    wanted: dict[str, Callable[[Data], bool]] = {
        "start": lambda data: data["ceres"]["unseen"] == 14,
        "garden-choice": lambda data: (data["pending"] or {}).get("place") == "garden",
        "monument-choice": lambda data: (data["pending"] or {}).get("place", "garden") != "garden",
        "your-last-turn": lambda data: data["last_turns"] == ["you"],
        "both-last-turns": lambda data: data["last_turns"] == ["ceres", "you"],
        "third-era": lambda data: data["era"] == 3 and bool(data["ceres"]["monuments"]),
        "empty-bag": lambda data: not data["bag"] and data["phase"] == "you",
        "over": lambda data: data["phase"] == "over",
    }
    expected: dict[str, Data] = {}
    player = ByRecord()
    own_box(player)
    assert player.record is not None
    position = ceres.Game.from_record(player.record).position.to_dict()
    write("positions/own-box.json", position)
    expected["positions/own-box.json"] = outcomes.of_position(position, own_components())
    for data in some_positions():
        name = next((name for name, fits in wanted.items() if fits(data)), None)
        if name is not None:
            del wanted[name]
            write(f"positions/{name}.json", data)
            expected[f"positions/{name}.json"] = outcomes.of_position(data)
        if not wanted:
            return expected
    raise AssertionError(f"not found: {list(wanted)}")


def some_positions() -> Iterator[Data]:
    """Positions of random games with everything in them."""
    for seed in range(1, 400):
        rng = Random(seed)
        position = ceres.Game.new(seed, "challenge", True, VARIANTS).position
        yield position.to_dict()
        while position.phase != "over":
            position, _ = position.play(rng.choice(position.actions()))
            yield position.to_dict()


def make_reports() -> dict[str, Data]:
    """Problem reports, with what the page adds to them (docs/formats.md)."""
    expected = {}
    for begin, number in [(monuments, 20), (real_card, None), (own_box, None)]:
        player = ByRecord()
        begin(player)
        report = {
            **ask(player.record, "report", **({} if number is None else {"number": number}))[
                "report"
            ],
            "page": {
                "build": "index-abc.js",
                "browser": "Mozilla/5.0",
                "language": "en",
                "theme": "light",
                "window": [1280, 720],
                "address": "/games/earlier",
            },
            "told": "Ceres took the wrong Deed.",
            "log": ["You take 5 silver."],
            "errors": [],
        }
        name = f"reports/{name_of(begin)}.json"
        write(name, report)
        expected[name] = outcomes.of_report(report)
    return expected


def make_components() -> dict[str, Data]:
    """Component files: as the command line writes one, and as the page does."""
    shown = subprocess.run(
        [sys.executable, "-m", "ceres", "components", "show"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = {
        "shown": shown,
        "whole": ask(None, "components", data=own_components())["file"],
        "tiles": ask(None, "components", data=_only("tiles"))["file"],
        "cards": ask(None, "components", data=_only("cards"))["file"],
    }
    expected = {}
    for name, file in files.items():
        write(f"components/{name}.toml", file)
        expected[f"components/{name}.toml"] = outcomes.of_components(file)
    return expected


def _only(key: str) -> Data:
    data = own_components()
    return {name: value for name, value in data.items() if name in ("format", key)}


LINK_PROGRAM: Final = """
const { linkTo } = await import(process.argv[1]);
for (const game of JSON.parse(process.argv[2])) console.log(linkTo(game).path);
"""


def make_links() -> dict[str, Data]:
    """Links as the page makes them (frontend/src/share/link.ts), with what they begin."""
    options: list[Data] = [
        {"seed": 7, "difficulty": "normal", "monuments": False, "variants": [], "strict": False},
        {"seed": 8, "difficulty": "hard", "monuments": True, "variants": [], "strict": True},
        {
            "seed": 999999999999999,
            "difficulty": "challenge",
            "monuments": True,
            "variants": VARIANTS,
            "strict": False,
        },
    ]
    games = [{**game, "seed": str(game["seed"]), "own": None} for game in options]
    module = Path("frontend/src/share/link.ts").resolve()
    paths = subprocess.run(
        ["node", "--input-type=module", "-e", LINK_PROGRAM, str(module), json.dumps(games)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    begun = [ask(None, "new", **game)["record"]["start"] for game in options]
    return {
        path: {"options": game, "start": outcomes.digest(start)}
        for path, game, start in zip(paths, options, begun, strict=True)
    }


def make_database() -> dict[str, Data]:
    """A database as the server keeps it, with one game deleted."""
    names = {}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with outcomes.serving(home) as server:
            for begin in GAMES:
                player = AtServer(server)
                begin(player)
                names[player.reply["id"]] = name_of(begin)
            player = AtServer(server)
            under_way(player)
            server.ask("DELETE", f"games/{player.reply['id']}")
            names[player.reply["id"]] = "deleted"
            server.ask("GET", "mine")
        file = home / "games.sqlite3"
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("VACUUM")
        shutil.copyfile(file, DATA / "games.sqlite3")
        with outcomes.serving(home) as server:
            games = server.of_games()
    return {id: {"name": names.get(id, "branched-from"), **game} for id, game in games.items()}


# Of these the browser keeps what was last shown, too; that of long games is large.
SHOWN: Final = ("taken-back", "real-set-up")
STORED: Final = ("finished", "lesson", "own-box", "real-card", "branch", "just-begun", *SHOWN)


def make_store() -> dict[str, Data]:
    """What the site keeps in a browser, one game deleted there; what becomes of the records."""
    from browser.launching import launched
    from ceres.web.site import write_site
    from offline.hosting import Host
    from offline.hosting import Player as Visitor

    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        host = Host(Path(folder))
        write_site(host.site)
        host.start()
        with Visitor.at(browser, host) as visitor:
            names: dict[str, str] = {}
            for name in STORED:
                visitor.choose_file((DATA / f"records/{name}.json").read_text("utf-8"))
                visitor.wait_until(lambda: len(visitor.kept("games")) > len(names))
                (id,) = visitor.kept("games").keys() - names.keys()
                names[id] = name
                visitor.page.wait_for_url(f"**/{id}**")
                visitor.wait_for_board(id)
            visitor.visit("/box")
            with visitor.page.expect_file_chooser() as chooser:
                visitor.button("page-box-open").click()
            chooser.value.set_files(DATA / "components/whole.toml")
            visitor.text("page-box-complete").wait_for()
            stores: dict[str, Data] = {
                store: visitor.kept(store) for store in ("games", "records", "boards")
            }
            local = visitor.page.evaluate("() => ({ ...localStorage })")
        host.kill()
    for id, name in names.items():
        if name == "just-begun":
            stores["games"][id]["deleted"] = stores["games"][id]["changed"]
        if name not in SHOWN:
            del stores["boards"][id]
    write("store.json", {"version": 1, "stores": stores, "local": local})
    return {
        id: {
            "name": name,
            "deleted": stores["games"][id]["deleted"] is not None,
            **outcomes.of_record(json.loads(stores["records"][id])),
        }
        for id, name in names.items()
    }


def main() -> None:
    """Write all data and what this version makes of it."""
    shutil.rmtree(DATA, ignore_errors=True)
    expected = {
        "records": make_records(),
        "positions": make_positions(),
        "reports": make_reports(),
        "components": make_components(),
        "links": make_links(),
        "database": make_database(),
        "store": make_store(),
    }
    write("expected.json", json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
