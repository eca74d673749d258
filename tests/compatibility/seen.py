"""Looks at saved games as a player does, by the answers of a server; and compares two looks.

A later version may tell more. What an earlier one told must be the same.
"""

import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote

from compatibility.library_games import TODAY
from compatibility.outcomes import Data, Server, of_view

ONLY: Final = ("all", "fair", "hinted", "strict", "day", "ladder", "screen", "real", "imported")

# What is told in another way on purpose: what hands do at a real table, from which saved game a
# game branched off (its id stays with its owner), and what a medal of a day takes.
_TOLD_ANEW: Final = re.compile(r"/steps/\d+/hands|/x-from/id|/thresholds/\w+")


def differences(before: Any, now: Any, place: str = "") -> Iterator[str]:
    """Yield what is missing now or has changed; what was added to an object is fine.

    >>> list(differences({"vp": [1, 2]}, {"vp": [1, 3], "new": 0}))
    ['/vp/1: 2 became 3']
    """
    if _TOLD_ANEW.search(place):
        return
    if isinstance(before, dict) and isinstance(now, dict):
        for key, value in before.items():
            yield from differences(value, now.get(key, "nothing"), f"{place}/{key}")
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for index, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from differences(one, other, f"{place}/{index}")
    elif before != now:
        yield f"{place}: {before!r} became {now!r}"


def game(server: Server, id: str) -> Data:
    """Open a game: what is shown, and its story in short."""
    opened = server.ask("GET", f"games/{id}")
    for step in (opened["turn"] or {}).get("steps", []):
        # Versions differ in the step with which the table notes it; in the end it is the same.
        step["table"].pop("last_turns", None)
    return {
        **{name: opened[name] for name in ("revision", "view", "turn")},
        "story": [
            [step["type"], step["rules"]] for turn in opened["turns"] for step in turn["steps"]
        ],
        "record": server.record(opened),
    }


def adopted(server: Server, entry: Data) -> Data:
    """Take a game of an archive, and open it."""
    answer = server.ask("POST", "archive", entry)
    return {"added": answer["added"], **game(server, answer["id"])}


def further(server: Server, id: str) -> Data:
    """Redo as much as there is, or go back once and forth; then go on. It changes the game."""
    opened = server.ask("GET", f"games/{id}")
    found: Data = {}
    while opened["view"]["redo"]["can"]:
        opened = server.change(opened, "redo")
        found.setdefault("redone", []).append(_short(opened))
    if not found and opened["view"]["undo"]["can"]:
        opened = server.change(opened, "undo", confirmed=True)
        found["undone"] = _short(opened)
        opened = server.change(opened, "redo")
        found["redone"] = [_short(opened)]
    later = server.go_on(opened)
    return {**found, "later": later and _short(later)}


def _short(changed: Data) -> Data:
    whole = of_view(changed["view"])
    kept = ("game", "phase", "turns", "measures", "can", "undo", "redo", "result")
    asks = (changed["view"]["real"] or {}).get("asks")
    return {**{name: whole[name] for name in kept}, "asks": asks}


def shelves(server: Server) -> Data:
    """Read all lists and statistics."""
    listed = server.ask("GET", "games")
    over = [game["id"] for game in listed["games"] if game["result"]]
    paths = [
        "games",
        *(f"mine?only={only}" for only in ONLY),
        "mine?difficulty=hard",
        "mine/achievements",
        "mine/ladder",
        f"mine/days?today={TODAY}",
        *(f"mine/{kind}?game={id}" for id in over for kind in ("attempts", "feats")),
        *(f"games/{id}/{kind}" for id in over for kind in ("par", "digest", "share", "course")),
    ]
    return {path: _answer(server, path) for path in paths}


def _answer(server: Server, path: str) -> Any:
    """Return an answer; a refusal counts as one."""
    try:
        return server.ask("GET", quote(path, safe="/?=&-"))
    except HTTPError as error:
        return {"status": error.code}
