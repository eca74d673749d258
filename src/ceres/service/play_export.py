"""Finished games as files for play loggers: BG Stats' plays, and a table.

docs/formats.md describes both.
"""

import io
import json
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, Final

from ceres.checking import Check, kind_of, shown
from ceres.errors import InvalidOption
from ceres.messages import say
from ceres.service.statistics import Finished

# Games, each with when it ended.
Played = Sequence[tuple[str, Finished]]

_LONGEST_NAME: Final = 60
# Whatever is told twice gets the same mark, so that a logger knows it again.
_OURS: Final = "https://gardens-of-ceres.invalid/plays"
# The game's number at BoardGameGeek, by which loggers know it.
_BGG_ID: Final = 284189
_ME, _CERES = 1, 2
_ON_SCREEN, _AT_TABLE = 1, 2
# Minutes from UTC: there are places 14 hours ahead of it.
_FARTHEST: Final = 14 * 60
_COLUMNS: Final = (
    *("date", "time", "difficulty", "monuments", "variants", "you", "ceres", "won", "actions"),
    *("strict", "peeked", "real_table", "id"),
)


def plays(
    games: Iterable[Finished], kind: object = "bgsplay", me: object = "", offset: object = 0
) -> str:
    """A file of these games, the first one first.

    `me` is what the player is called there, and `offset` how many minutes their clock is ahead of
    UTC: loggers note the day.

    >>> game = Finished("a", "2026-01-02T03:04:05Z", "hard", False, (), 50, 91, 84, "you")
    >>> print(plays([game], "csv"))
    date,time,difficulty,monuments,variants,you,ceres,won,actions,strict,peeked,real_table,id
    2026-01-02,03:04:05,hard,no,,91,84,yes,50,no,no,no,a
    <BLANKLINE>
    """
    check = Check()
    check.word(kind, "kind", list(KINDS))
    if not isinstance(me, str):
        check.fault("me", "not-a-text", found=kind_of(me))
    minutes = check.whole(offset, "offset", -_FARTHEST, _FARTHEST)
    if check.faults:
        raise InvalidOption(check.faults)
    name = shown(str(me).strip(), _LONGEST_NAME) or say("plays-me")
    in_order = sorted(games, key=lambda game: (game.ended, game.id))
    there = timezone(timedelta(minutes=minutes))
    played = [(_moment(game, there), game) for game in in_order]
    return KINDS[str(kind)](played, name)


def _csv(games: Played, _: str) -> str:
    import csv  # here, as few ask for it, and a page waits for all that is imported at once

    file = io.StringIO()
    table = csv.writer(file, lineterminator="\n")
    table.writerow(_COLUMNS)
    for moment, game in games:
        date, time = moment.split(" ")
        flags = (game.strict, game.peeked, game.real)
        told = (game.difficulty, _yes(game.monuments), " ".join(game.variants))
        points = (game.you, game.ceres, _yes(game.won), game.actions)
        table.writerow((date, time, *told, *points, *map(_yes, flags), game.id))
    return file.getvalue()


def _bgsplay(games: Played, me: str) -> str:
    """As BG Stats shares plays: tables of players, games and places, and plays that name them."""
    file = {
        "about": say("plays-about"),
        "players": [
            {"id": _ME, "uuid": _mark("player/me"), "name": me, "isAnonymous": False},
            {"id": _CERES, "uuid": _mark("player/ceres"), "name": "Ceres", "isAnonymous": False},
        ],
        "locations": [
            {"id": _ON_SCREEN, "uuid": _mark("place/screen"), "name": say("plays-on-screen")},
            {"id": _AT_TABLE, "uuid": _mark("place/table"), "name": say("plays-at-table")},
        ],
        "games": [
            {
                "id": 1,
                "uuid": _mark("game"),
                "name": "Foundations of Rome",
                "bggName": "Foundations of Rome",
                "bggId": _BGG_ID,
                "cooperative": False,
                "highestWins": True,
                "noPoints": False,
                "usesTeams": False,
            }
        ],
        "plays": [_play(moment, game) for moment, game in games],
        "userInfo": {"meRefId": _ME},
    }
    return json.dumps(file, ensure_ascii=False, indent=1)


def _play(moment: str, game: Finished) -> dict[str, Any]:
    return {
        "uuid": _mark(f"play/{game.id}"),
        "playDate": moment,
        "entryDate": moment,
        "modificationDate": moment,
        "gameRefId": 1,
        "locationRefId": _AT_TABLE if game.real else _ON_SCREEN,
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
    """What was chosen for a game."""
    monuments = ["monuments"] if game.monuments else []
    return ", ".join([game.difficulty, *monuments, *game.variants])


def _comments(game: Finished) -> str:
    marks = [name for name in ("strict", "peeked") if getattr(game, name)]
    return " ".join([say("plays-comment", id=game.id), *(say(f"plays-{mark}") for mark in marks)])


def _moment(game: Finished, there: timezone) -> str:
    """When a game ended by the clock there, as loggers write it."""
    ended = datetime.fromisoformat(game.ended)
    in_utc = ended if ended.tzinfo else ended.replace(tzinfo=UTC)
    return in_utc.astimezone(there).strftime("%Y-%m-%d %H:%M:%S")


def _mark(name: str) -> str:
    from uuid import NAMESPACE_URL, uuid5  # see `_csv`

    return str(uuid5(uuid5(NAMESPACE_URL, _OURS), name))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


KINDS: Final[dict[str, Callable[[Played, str], str]]] = {
    "bgsplay": _bgsplay,
    "csv": _csv,
}
