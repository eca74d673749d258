"""Databases as older versions of the program made them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import ceres
from saves.playing import game_of

# 2 January 2026, 03:04:05, in microseconds.
_CREATED: Final = 1_767_323_045_000_000

_FORMAT_1: Final = """
CREATE TABLE ceres_schema (version INTEGER NOT NULL);
INSERT INTO ceres_schema VALUES (1);
CREATE TABLE ceres_games (
    id VARCHAR NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    record JSON NOT NULL
);
"""


_FORMAT_2: Final = """
CREATE TABLE ceres_schema (version INTEGER NOT NULL);
INSERT INTO ceres_schema VALUES (2);
CREATE TABLE ceres_games (
    id VARCHAR NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deleted BIGINT,
    revision INTEGER NOT NULL,
    point INTEGER NOT NULL,
    difficulty VARCHAR NOT NULL,
    monuments BOOLEAN NOT NULL,
    variants JSON NOT NULL,
    head JSON NOT NULL,
    about JSON NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ceres_games_changed ON ceres_games (changed);
CREATE TABLE ceres_entries (
    game VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    entry JSON,
    era INTEGER,
    phase VARCHAR,
    you INTEGER,
    ceres INTEGER,
    result JSON,
    PRIMARY KEY (game, number)
);
"""


def _old_games() -> dict[str, ceres.Game]:
    begun = game_of(3, 11)
    begun.correct(game_of(3, 12).position)
    begun.extras = {"x-strict": True, "x-pace": "slow"}
    return {"new": game_of(2, 0), "begun": begun, "ended": game_of(5)}


OLD_GAMES: Final = _old_games()


def make_format_1(path: Path) -> None:
    """Format 1: a game is one row with its whole record."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(_FORMAT_1)
        for number, (id, game) in enumerate(OLD_GAMES.items()):
            actions = len(game.entries)
            row = (id, _CREATED, _CREATED + number, 1 + actions, json.dumps(game.record()))
            connection.execute("INSERT INTO ceres_games VALUES (?, ?, ?, ?, ?)", row)


def make_format_2(path: Path) -> None:
    """Format 2: an action is a row, and nobody owns a game."""
    head = ("format", "rules", "components", "seed", "start")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(_FORMAT_2)
        for number, (id, game) in enumerate(OLD_GAMES.items()):
            record, start = game.record(), game.record()["start"]
            written_head = json.dumps({key: record[key] for key in head})
            about = json.dumps({key[2:]: value for key, value in game.extras.items()})
            row = (
                *(id, _CREATED, _CREATED + number, None, 1 + len(game.entries)),
                *(len(game.entries), start["difficulty"], start["monuments"] is not None),
                *(json.dumps(start["variants"]), written_head, about),
            )
            connection.execute(f"INSERT INTO ceres_games VALUES ({', '.join('?' * 11)})", row)
            for index, entry in enumerate([None, *record["actions"]]):
                written = None if entry is None else json.dumps(entry)
                values = (id, index, written, None, None, None, None, None)
                connection.execute(
                    f"INSERT INTO ceres_entries VALUES ({', '.join('?' * 8)})", values
                )
