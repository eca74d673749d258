"""Sums up what a file of any version comes to, through interfaces that every version has."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import ceres
from ceres.components import read_components
from ceres.service import answer

Data = dict[str, Any]

SUPPLY = ["lighthouse", "pantheon", "temple-of-venus"]


def digest(value: object) -> str:
    """Return a short digest of JSON data; the order of keys does not matter."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def ask(record: object, do: str, **request: Any) -> Data:
    """Return the reply to a request about a record; an error if it is refused."""
    reply = answer(record, {"do": do, **request})
    assert "problem" not in reply, reply
    return reply


def _in_short(view: Data) -> Data:
    """Sum up a view in fewer words."""
    whole = of_view(view)
    return {name: whole[name] for name in ("turns", "table", "can", "undo", "redo", "asks")}


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


def legal(can: Data) -> list[str]:
    """Return the actions that a view offers."""
    found = [can["income"].get("action"), *(deed.get("action") for deed in can["deeds"].values())]
    for id, build in can["builds"].items():
        found += [f"build {id} {' '.join(lots)}" for lots in build["places"]]
    found += [f"place {' '.join(lots)}" for lots in can["places"]]
    return sorted(action for action in found if action)


def next_request(view: Data) -> Data | None:
    """Return a request that plays on: the last legal action, or the first things asked for."""
    asks = view["real"] and view["real"]["asks"]
    if asks:
        things = [option["id"] for option in asks["options"] for _ in range(option["left"])]
        return {
            "do": "enter",
            "drawn": SUPPLY if asks["why"] == "supply" else things[: asks["count"]],
        }
    actions = legal(view["can"])
    return {"do": "play", "action": actions[-1]} if actions else None


def of_record(record: object) -> Data:
    """Sum up a record: as it opens, taken back by one step, forward again, and played on."""
    opened = ask(record, "open")
    written, view = opened["record"], opened["view"]
    game = ceres.Game.from_record(written)
    then: Data = {}
    if view["undo"]["can"]:
        then["undo"] = ask(written, "undo", confirmed=True)
    if view["redo"]["can"]:
        then["redo"] = ask(written, "redo")
    request = next_request(view)
    if request:
        then["on"] = ask(written, **request)
    return {
        **of_view(view),
        "written": digest(written),
        "position": digest(game.position.to_dict()),
        "story": [len(opened["turns"]), digest(story(opened["turns"]))],
        "then": {what: _in_short(reply["view"]) for what, reply in then.items()},
    }


def story(turns: list[Data]) -> list[list[Any]]:
    """Return the events of turns, without the words made of them."""
    return [[step["type"], step["rules"]] for turn in turns for step in turn["steps"]]


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
        "then": [digest(then.to_dict()), [event.type for event in events]],
    }


def of_report(report: Data) -> Data:
    """Sum up the game that a problem report is opened as."""
    return of_record(ask(None, "import", text=json.dumps(report))["record"])


def of_components(file: str) -> Data:
    """Sum up a component file and the start of a game with it."""
    read = ask(None, "components", data=file)
    begun = ask(None, "new", seed=7, components=read["components"])
    return {
        "components": digest(read["components"]),
        "rebuilt": read["rebuilt"],
        "start": digest(begun["record"]["start"]),
    }


class Server:
    """A server of the program, asked over HTTP."""

    def __init__(self, url: str) -> None:
        self._url = url

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the data of an answer; an error if the request is refused."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(f"{self._url}/api/{path}", content, headers, method=method)
        with urlopen(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def of_games(self) -> dict[str, Data]:
        """Sum up the saved games by their ids, the deleted ones restored."""
        listed = self.ask("GET", "games")
        for game in listed["deleted"]:
            self.ask("POST", f"games/{game['id']}/restore", {})
        deleted = {game["id"] for game in listed["deleted"]}
        return {
            game["id"]: {"deleted": game["id"] in deleted, **self._of_game(game)}
            for game in listed["games"] + listed["deleted"]
        }

    def _of_game(self, listed: Data) -> Data:
        opened = self.ask("GET", f"games/{listed['id']}")
        found = {
            "listed": {name: value for name, value in listed.items() if name != "id"},
            "revision": opened["revision"],
            **of_view(opened["view"]),
            "record": digest(self.ask("GET", f"games/{listed['id']}/record")),
            "story": [len(opened["turns"]), digest(story(opened["turns"]))],
        }
        request = next_request(opened["view"])
        if request:
            path = {"play": "actions", "enter": "enter"}[request.pop("do")]
            body = {**request, "revision": opened["revision"]}
            then = self.ask("POST", f"games/{listed['id']}/{path}", body)
            found["then"] = _in_short(then["view"])
        return found


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
