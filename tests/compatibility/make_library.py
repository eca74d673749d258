"""Writes `library/`: the games of a player, by the version with coach, days and ladder.

It was written once, by the version before the games of server and browser got one library
(commit 66e48d4), in a checkout of it with its page and its Python for the page built:

    cd CHECKOUT
    cp HERE/tests/compatibility/*.py tests/compatibility
    CERES_PURE=1 PYTHONPATH=src:tests:tools python -m compatibility.make_library
    mv tests/compatibility/library HERE/tests/compatibility
"""

import json
import lzma
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from compatibility import make_store, outcomes, seen
from compatibility.games import GAMES
from compatibility.library_files import LIBRARY, write
from compatibility.library_games import COUNTED, LATER, REAL, Librarian, elsewhere
from compatibility.make_data import LINK_PROGRAM
from compatibility.outcomes import Data, Server


def play(server: Server, games: Iterable[Callable[[Any], None]]) -> dict[str, str]:
    """Play games; their names by their ids."""
    names = {}
    for begin in games:
        player = Librarian(server)
        begin(player)
        names[player.reply["id"]] = begin.__name__.replace("_", "-")
    return names


def make_database() -> None:
    """Write a database, an archive of it, and how the games are shown from both."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        with outcomes.serving(home) as server:
            names = play(server, [*GAMES, *REAL, *COUNTED])
            server.ask("GET", "mine")
            names |= play(server, LATER)
            deleted = play(server, [LATER[0], GAMES[1]])
            for id in deleted:
                server.ask("DELETE", f"games/{id}")
            names |= {id: f"deleted-{name}" for id, name in deleted.items()}
            archive = server.ask("GET", "archive")
        file = home / "games.sqlite3"
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("VACUUM")
        (LIBRARY / "games.sqlite3.xz").write_bytes(lzma.compress(file.read_bytes()))
        write("archive", archive)
        with outcomes.serving(home) as server:
            expected = {"names": names, **look(server)}
        other = Path(folder) / "other"
        other.mkdir()
        with outcomes.serving(other) as server:
            expected["adopted"] = [seen.adopted(server, each) for each in archive["games"]]
            expected["links"] = make_links(server)
    expected["positions"] = make_positions()
    write("expected", expected)


def make_positions() -> list[tuple[Data, Data]]:
    """Return positions of games with favour, and what they come to."""
    variants = ["contested-population", "favour-20", "wild-monuments"]
    games = [
        elsewhere(seed, left, difficulty="challenge", monuments=True, variants=variants)
        for seed, left in ((60, 0), (61, 7), (62, 30))
    ]
    written = [game.position.to_dict() for game in games]
    return [(each, outcomes.of_position(each)) for each in written]


def make_links(server: Server) -> Data:
    """Return links to games with favour, as the page makes them, and what they begin."""
    found = {}
    for seed, variants in ((63, ["favour-10"]), (64, ["creeping-gardens", "favour-60"])):
        options: Data = {"difficulty": "hard", "monuments": True, "variants": variants}
        game = {**options, "seed": str(seed), "strict": False, "own": None}
        module = Path("frontend/src/share/link.ts").resolve()
        command = ["node", "--input-type=module", "-e", LINK_PROGRAM, str(module)]
        made = subprocess.run(
            [*command, json.dumps([game])], check=True, capture_output=True, text=True
        )
        begun = server.begin(seed=seed, **options)
        found[made.stdout.strip()] = outcomes.digest(begun["record"]["start"])
    return found


def look(server: Server) -> Data:
    """Look at everything, and then go on with every game."""
    shelves = seen.shelves(server)
    listed = shelves["games"]
    for game in listed["deleted"]:
        server.ask("POST", f"games/{game['id']}/restore", {})
    ids = [game["id"] for game in listed["games"] + listed["deleted"]]
    games = {id: seen.game(server, id) for id in ids}
    return {
        "shelves": shelves,
        "games": {id: {**game, "further": seen.further(server, id)} for id, game in games.items()},
    }


def main() -> None:
    """Write all of it."""
    shutil.rmtree(LIBRARY, ignore_errors=True)
    LIBRARY.mkdir()
    make_database()
    make_store.main()


if __name__ == "__main__":
    main()
