"""Sums up what a file of any version comes to.

Only what every version has is used for it: the library and the HTTP interface (docs/formats.md).
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import ceres
from ceres.components import read_components

Data = dict[str, Any]

SUPPLY = ["lighthouse", "pantheon", "temple-of-venus"]


def digest(value: object) -> str:
    """Return a short digest of JSON data; the order of keys does not matter."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


class Server:
    """A server of the program."""

    def __init__(self, url: str) -> None:
        """Ask the server at this address."""
        self._url = url

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the data of an answer; an error if the request is refused."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(f"{self._url}/api/{path}", content, headers, method=method)
        with urlopen(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def begin(self, **options: Any) -> Data:
        """Begin a game; the answer with its record."""
        begun: Data = self.ask("POST", "games", options)
        return {**begun, "record": self.record(begun)}

    def import_(self, file: object) -> Data:
        """Import a record, a position or a problem report; the answer with all turns."""
        opened: Data = self.ask("POST", "games/import", file)
        return opened

    def record(self, game: Data) -> Data:
        """Return the record of a game."""
        record: Data = self.ask("GET", f"games/{game['id']}/record")
        return record

    def change(self, game: Data, path: str, **more: Any) -> Data:
        """Change a game from the revision it has."""
        body = {**more, "revision": game["revision"]}
        changed: Data = self.ask("POST", f"games/{game['id']}/{path}", body)
        return changed

    def go_on(self, game: Data) -> Data | None:
        """Play the last legal action, or enter the first things that can be drawn."""
        view = game["view"]
        asks = view["real"] and view["real"]["asks"]
        if asks:
            return self.change(game, "enter", drawn=something_drawn(asks))
        actions = legal(view["can"])
        return self.change(game, "actions", action=actions[-1]) if actions else None


@contextmanager
def serving(home: Path) -> Iterator[Server]:
    """Run the server of the version that is imported, with the games of a folder."""
    source = str(Path(ceres.__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, "-m", "ceres", "serve", "--no-browser", "--port", "0"],
        env={**os.environ, "CERES_HOME": str(home), "PYTHONPATH": source, "CERES_LANG": "en"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            yield Server(next(word for word in said.split() if "://" in word).rstrip("/"))
        finally:
            process.terminate()


def legal(can: Data) -> list[str]:
    """Return the actions that a view offers."""
    found = [can["income"].get("action"), *(deed.get("action") for deed in can["deeds"].values())]
    for id, build in can["builds"].items():
        found += [f"build {id} {' '.join(lots)}" for lots in build["places"]]
    found += [f"place {' '.join(lots)}" for lots in can["places"]]
    return sorted(action for action in found if action)


def something_drawn(asks: Data) -> list[str]:
    """Return the first things that can be drawn when this is asked."""
    things = [option["id"] for option in asks["options"] for _ in range(option["left"])]
    return SUPPLY if asks["why"] == "supply" else things[: asks["count"]]


def of_view(view: Data) -> Data:
    """Sum up a view: how the game stands, what is asked, and what can be done."""
    real = view["real"]
    asks = real and real["asks"]
    return {
        "game": {name: view["game"][name] for name in ("seed", "difficulty", "strict", "peeked")},
        "own box": view["game"]["own"] is not None,
        "phase": view["phase"],
        "turns": view["turns"],
        "table": digest(view["table"]),
        "measures": view["measures"],
        "result": view["result"],
        "can": digest(legal(view["can"])),
        "undo": {name: view["undo"][name] for name in ("can", "asks")},
        "redo": view["redo"],
        "lesson": view["lesson"] and [step["id"] for step in view["lesson"]["steps"]],
        "draws": real and real["draws"],
        "asks": asks
        and {
            **{name: asks[name] for name in ("why", "deck", "count", "likely")},
            "options": digest(asks["options"]),
        },
    }


def of_opened(server: Server, opened: Data) -> Data:
    """Sum up a game where it was left: its view, its story and its record."""
    steps = [step for turn in opened["turns"] for step in turn["steps"]]
    return {
        **of_view(opened["view"]),
        "record": digest(server.record(opened)),
        "story": [len(steps), digest([[step["type"], step["rules"]] for step in steps])],
    }


def _in_short(changed: Data | None) -> Data | None:
    """Sum up a changed game in fewer words."""
    whole = changed and of_view(changed["view"])
    return whole and {
        name: whole[name] for name in ("turns", "table", "can", "undo", "redo", "asks")
    }


def of_file(server: Server, file: object) -> Data:
    """Sum up a record or a report: as it opens, one step back, one forward, and played on."""
    opened = server.import_(file)
    view = opened["view"]
    found = of_opened(server, opened)
    if view["undo"]["can"]:
        found["after undo"] = _in_short(server.change(opened, "undo", confirmed=True))
    if view["redo"]["can"]:
        found["after redo"] = _in_short(server.change(server.import_(file), "redo"))
    return {**found, "later": _in_short(server.go_on(server.import_(file)))}


# What a list showed of a game then; it may show more now.
LISTED: Final = (
    *("id", "created", "changed", "difficulty", "monuments", "variants", "era", "phase", "you"),
    *("ceres", "actions", "result", "strict", "peeked", "real"),
)


def of_saved(server: Server) -> dict[str, Data]:
    """Sum up the saved games by their ids; the deleted ones are restored for it."""
    listed = server.ask("GET", "games")
    deleted = [game["id"] for game in listed["deleted"]]
    for id in deleted:
        server.ask("POST", f"games/{id}/restore", {})
    found = {}
    for game in listed["games"] + listed["deleted"]:
        opened = server.ask("GET", f"games/{game['id']}")
        found[game["id"]] = {
            "deleted": game["id"] in deleted,
            "listed": {name: game[name] for name in LISTED},
            "revision": opened["revision"],
            **of_opened(server, opened),
            "later": _in_short(server.go_on(opened)),
        }
    return found


def of_position(data: Data, components: object = None) -> Data:
    """Sum up a position, what it offers, and the position after one of these actions."""
    own = None if components is None else read_components(components)
    position = ceres.Position.from_dict(data, own)
    actions = [str(action) for action in position.actions()]
    then, events = position.play(actions[-1]) if actions else (position, [])
    return {
        "same": position.to_dict() == data,
        "phase": position.phase,
        "actions": [len(actions), digest(actions)],
        "score": position.score(),
        "observation": digest(position.observation().to_dict()),
        "later": [digest(then.to_dict()), [event.type for event in events]],
    }


def of_components(server: Server, file: str) -> Data:
    """Sum up a component file and the start of a game with it."""
    read = server.ask("POST", "components", {"data": file})
    begun = server.begin(seed=7, components=read["components"])
    return {
        "components": digest(read["components"]),
        "rebuilt": read["rebuilt"],
        "start": digest(begun["record"]["start"]),
    }
