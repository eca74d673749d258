"""Finished games for play loggers: files and a link for BG Stats, and a CSV table.

docs/formats.md describes them.
"""

import io
import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, Final, Literal

from ceres.challenges.played import Finished, in_order
from ceres.checking import shown
from ceres.messages import say

_LONGEST_NAME: Final = 60
# The namespace of the UUIDs: a logger recognizes a play that it has already imported.
_OURS: Final = "https://gardens-of-ceres.invalid/plays"
_BGG_ID: Final = 284189  # the game's number at BoardGameGeek
_BGS_LINK: Final = "https://app.bgstatsapp.com/createPlay.html"
_ME, _CERES = 1, 2
_ON_SCREEN, _AT_TABLE = 1, 2
_FLAGS: Final[tuple[Literal["strict", "peeked", "real", "imported", "resigned"], ...]] = (
    *("strict", "peeked", "real", "imported", "resigned"),
)
_COLUMNS: Final = (
    *("date", "time", "difficulty", "monuments", "variants", "you", "ceres", "won", "actions"),
    *("strict", "peeked", "real_table", "imported", "resigned", "id"),
)


def csv(games: Iterable[Finished], offset: int = 0) -> str:
    """Write games as a table, the oldest first; `offset` is the minutes the clock is ahead of UTC.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> print(csv([game]).splitlines()[1])
    2026-01-02,03:04:05,hard,no,,91,84,yes,50,no,no,no,no,no,a
    """
    from csv import writer  # only now, as a page with Python waits for all imports

    file = io.StringIO()
    table = writer(file, lineterminator="\n")
    table.writerow(_COLUMNS)
    for game in in_order(games):
        date, time = _local_time(game, offset).split(" ")
        flags = (game.marks[name] for name in _FLAGS)
        options = (game.difficulty, _yes(game.monuments), " ".join(game.variants))
        points = (game.you, game.ceres, _yes(game.won), game.actions)
        table.writerow((date, time, *options, *points, *map(_yes, flags), game.id))
    return file.getvalue()


def bgsplay(games: Iterable[Finished], me: str = "", offset: int = 0) -> str:
    """Write games as BG Stats shares plays; `me` is the player's name, `offset` as for `csv`."""
    name = shown(me.strip(), _LONGEST_NAME) or say("plays-me")
    file = {
        "about": say("plays-about"),
        "players": [
            {"id": _ME, "uuid": _uuid("player/me"), "name": name, "isAnonymous": False},
            {"id": _CERES, "uuid": _uuid("player/ceres"), "name": "Ceres", "isAnonymous": False},
        ],
        "locations": [
            {"id": _ON_SCREEN, "uuid": _uuid("place/screen"), "name": say("plays-on-screen")},
            {"id": _AT_TABLE, "uuid": _uuid("place/table"), "name": say("plays-at-table")},
        ],
        "games": [
            {
                "id": 1,
                "uuid": _uuid("game"),
                "name": "Foundations of Rome",
                "bggName": "Foundations of Rome",
                "bggId": _BGG_ID,
                "cooperative": False,
                "highestWins": True,
                "noPoints": False,
                "usesTeams": False,
            }
        ],
        "plays": [_play(game, _local_time(game, offset)) for game in in_order(games)],
        "userInfo": {"meRefId": _ME},
    }
    return json.dumps(file, ensure_ascii=False, indent=1)


def bgs_link(game: Finished, me: str = "") -> str:
    """Return the link that hands a game to BG Stats, which asks before it stores it.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> link = bgs_link(game)
    >>> link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    True
    """
    from urllib.parse import quote  # only now: see `csv`

    name = shown(me.strip(), _LONGEST_NAME) or say("plays-me")
    play = {
        "sourceName": say("plays-source"),
        "sourcePlayId": game.id,
        "playDate": _local_time(game, 0),
        "location": say("plays-at-table" if game.marks["real"] else "plays-on-screen"),
        "board": _board(game),
        "comments": _comments(game),
        "game": {
            "sourceGameId": _uuid("game"),
            "name": "Foundations of Rome",
            "bggId": _BGG_ID,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            _linked("me", name, game.you, game.won, first=True),
            _linked("ceres", "Ceres", game.ceres, not game.won, first=False),
        ],
    }
    return f"{_BGS_LINK}?data={quote(json.dumps(play, separators=(',', ':')), safe='')}"


def _linked(id: str, name: str, points: int, winner: bool, first: bool) -> dict[str, Any]:
    """Return a player of a linked play; the app wants `startPlayer` and `winner` of each."""
    return {
        "sourcePlayerId": _uuid(f"player/{id}"),
        "name": name,
        "startPlayer": first,
        "score": str(points),
        "rank": 1 if winner else 2,
        "winner": winner,
    }


def _play(game: Finished, moment: str) -> dict[str, Any]:
    return {
        "uuid": _uuid(f"play/{game.id}"),
        "playDate": moment,
        "entryDate": moment,
        "modificationDate": moment,
        "gameRefId": 1,
        "locationRefId": _AT_TABLE if game.marks["real"] else _ON_SCREEN,
        "board": _board(game),
        "comments": _comments(game),
        # Nobody has measured it.
        "durationMin": 0,
        "rounds": 0,
        "ignored": False,
        # A tie is Ceres' (V9), which points alone do not say.
        "manualWinner": True,
        "usesTeams": False,
        "rating": 0,
        "scoringSetting": 0,
        "playImages": "[]",
        "playerScores": [
            _score(_ME, game.you, game.won, first=True),
            _score(_CERES, game.ceres, not game.won, first=False),
        ],
    }


def _score(player: int, points: int, winner: bool, first: bool) -> dict[str, Any]:
    return {
        "playerRefId": player,
        "score": str(points),
        "winner": winner,
        "rank": 1 if winner else 2,
        "seatOrder": player,
        "startPlayer": first,
        "newPlayer": False,
    }


def _board(game: Finished) -> str:
    """Return the options of a game."""
    monuments = ["monuments"] if game.monuments else []
    return ", ".join([game.difficulty, *monuments, *game.variants])


def _comments(game: Finished) -> str:
    marks = [name for name in _FLAGS if game.marks[name] and name != "real"]
    return " ".join([say("plays-comment", id=game.id), *(say(f"plays-{mark}") for mark in marks)])


def _local_time(game: Finished, offset: int) -> str:
    """Return when a game ended by the player's clock, as loggers write it."""
    ended = datetime.fromisoformat(game.ended)
    in_utc = ended if ended.tzinfo else ended.replace(tzinfo=UTC)
    local = in_utc.astimezone(timezone(timedelta(minutes=offset)))
    return local.strftime("%Y-%m-%d %H:%M:%S")


def _uuid(name: str) -> str:
    from uuid import NAMESPACE_URL, uuid5  # only now: see `csv`

    return str(uuid5(uuid5(NAMESPACE_URL, _OURS), name))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
