"""Writes the data of this folder's tests, with whatever version of the program is imported.

The data is written once, by the version before a change, and then kept. This is how it was done,
in a checkout of that version (commit ada18d6), with its page and its Python for the page built by
`tools/build_page.py` and `tools/build_python.py`, and node on the PATH:

    cd CHECKOUT
    export CERES_PURE=1 CERES_BROWSER=$(python tools/chromium.py)
    PYTHONPATH=src:tests:tools:HERE/tests python -m compatibility.make_data

The browser's storage is written by that version's own site, visited with that version's helpers
of `tests/offline`.

One outcome has changed on purpose since: a record that is handed out no longer holds the id of
the game that it branched off, so the digests of those records are taken without it.
"""

import json
import re
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
from compatibility.outcomes import Data, Server

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


def make_records(server: Server) -> dict[str, Data]:
    """Write records, as the page without a server keeps them."""
    expected = {}
    for begin in GAMES:
        player = ByRecord()
        begin(player)
        name = f"records/{name_of(begin)}.json"
        write(name, player.record)
        expected[name] = outcomes.of_file(server, player.record)
    return expected


def make_positions() -> dict[str, Data]:
    """Write positions of all phases, and one of a box of one's own."""
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


def make_reports(server: Server) -> dict[str, Data]:
    """Write problem reports, with what the page adds to them (docs/formats.md)."""
    expected = {}
    for begin, query in [(monuments, "?number=20"), (real_card, ""), (own_box, "")]:
        player = AtServer(server)
        begin(player)
        report = {
            **server.ask("GET", f"games/{player.reply['id']}/report{query}"),
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
        expected[name] = outcomes.of_file(server, report)
    return expected


def make_components(server: Server) -> dict[str, Data]:
    """Write component files, as the command line and the page do."""
    command = [sys.executable, "-m", "ceres", "components", "show"]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    own = {"whole": own_components(), "tiles": _only("tiles"), "cards": _only("cards")}
    files = {name: server.ask("POST", "components", {"data": own[name]})["file"] for name in own}
    expected = {}
    for name, file in {"shown": shown, **files}.items():
        write(f"components/{name}.toml", file)
        expected[f"components/{name}.toml"] = outcomes.of_components(server, file)
    return expected


def _only(key: str) -> Data:
    data = own_components()
    return {name: value for name, value in data.items() if name in ("format", key)}


LINK_PROGRAM: Final = """
const { linkTo } = await import(process.argv[1]);
for (const game of JSON.parse(process.argv[2])) console.log(linkTo(game).path);
"""


def make_links(server: Server) -> dict[str, Data]:
    """Make links as the page does (frontend/src/share/link.ts), with what they begin."""
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
    begun = [server.begin(**game)["record"]["start"] for game in options]
    return {
        path: {"options": game, "start": outcomes.digest(start)}
        for path, game, start in zip(paths, options, begun, strict=True)
    }


def make_database() -> dict[str, Data]:
    """Write a database as a server does, with one game deleted."""
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
            games = outcomes.of_saved(server)
    return {id: {"name": names.get(id, "branched-from"), **game} for id, game in games.items()}


READ_STORES: Final = """async () => {
    const done = (request) => new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
    });
    const database = await done(indexedDB.open("ceres"));
    const stores = {};
    for (const name of database.objectStoreNames) {
        const store = database.transaction(name).objectStore(name);
        const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        stores[name] = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    }
    database.close();
    return stores;
}"""
# Of these the board that was last shown is stored, too; those of long games are large.
SHOWN: Final = ("taken-back", "real-set-up")
STORED: Final = ("finished", "lesson", "own-box", "real-card", "branch", "just-begun", *SHOWN)


def make_store(server: Server) -> dict[str, Data]:
    """Write what the site stores in a browser, one game deleted there."""
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
                visitor.page.wait_for_url(re.compile("#/(games|real)/"))
                id = visitor.page.url.partition("#")[2].partition("?")[0].rpartition("/")[2]
                visitor.wait_for_board(id)
                names[id] = name
            visitor.visit("/box")
            with visitor.page.expect_file_chooser() as chooser:
                visitor.button("page-box-open").click()
            chooser.value.set_files(DATA / "components/whole.toml")
            visitor.text("page-box-complete").wait_for()
            stores: dict[str, Data] = visitor.page.evaluate(READ_STORES)
            local = visitor.page.evaluate("() => ({ ...localStorage })")
        host.kill()
    for id, name in names.items():
        if name == "just-begun":
            stores["games"][id]["deleted"] = stores["games"][id]["changed"]
        if name not in SHOWN:
            del stores["boards"][id]
    write("store.json", {"version": 1, "stores": stores, "local": local})
    records = {id: json.loads(stores["records"][id]) for id in names}
    return {
        id: {"name": name, **outcomes.of_file(server, records[id])} for id, name in names.items()
    }


def main() -> None:
    """Write all data and what this version makes of it."""
    shutil.rmtree(DATA, ignore_errors=True)
    with tempfile.TemporaryDirectory() as home, outcomes.serving(Path(home)) as server:
        expected = {
            "records": make_records(server),
            "positions": make_positions(),
            "reports": make_reports(server),
            "components": make_components(server),
            "links": make_links(server),
            "database": make_database(),
            "store": make_store(server),
        }
    write("expected.json", json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
