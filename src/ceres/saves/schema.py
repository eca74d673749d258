"""The schema of the database in its present form (`VERSION`); `migrations` has the older ones.

A game is a start and entries, as in its record. Entry 0 is the start itself and holds no action;
`point` is how many of the others are played, and those above it are undone: they can be redone
until something else is played. Each entry has the status of the game after it, so that lists
need no replay; it is null until it was given or the game was replayed.
"""

import json
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)

VERSION: Final = 4

metadata: Final = MetaData()

version_table: Final = Table(
    "ceres_schema",
    metadata,
    Column("version", Integer, nullable=False),
)

games: Final = Table(
    "ceres_games",
    metadata,
    Column("id", String, primary_key=True),
    # Microseconds since 1970, UTC: the same on every database.
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("revision", Integer, nullable=False),
    Column("point", Integer, nullable=False),
    Column("difficulty", String, nullable=False),
    Column("monuments", Boolean(create_constraint=False), nullable=False),
    Column("variants", JSON, nullable=False),
    # The record without actions and result.
    Column("head", JSON, nullable=False),
    Column("about", JSON, nullable=False),
    # Tells players apart where several share a server.
    Column("owner", String),
    # What lists show of `about`, which may be long.
    Column("brief", JSON(none_as_null=True)),
    # The key of the link to look at the game, if there is one.
    Column("look", String),
    Index("ceres_games_changed", "changed"),
    Index("ceres_games_owner", "owner"),
    Index("ceres_games_look", "look"),
)

entries: Final = Table(
    "ceres_entries",
    metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON(none_as_null=True)),
    Column("era", Integer),
    Column("phase", String),
    Column("you", Integer),
    Column("ceres", Integer),
    Column("result", JSON(none_as_null=True)),
    # Of a finished game's last entry: where both sides' points came from, once that is known.
    Column("sources", JSON(none_as_null=True)),
    # Of some entries: the position after them, so that opening a game needs no replay.
    Column("snapshot", JSON(none_as_null=True)),
)


def to_json(value: Any) -> str:
    """Return JSON as it is stored: short, and as every JSON parser reads it."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)
