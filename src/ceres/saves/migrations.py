"""Makes a new database, migrates an older one, refuses a newer one.

Each migration goes from one version to the next, with the tables as they were then, whatever the
present ones look like. All of them are one transaction, and before anything is changed all of it
is copied to a file. A server is migrated only when its operator says so: others may be using it.
"""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import DBAPIError

from ceres.library.summary import brief_of
from ceres.saves import schema
from ceres.saves.copies import copy_file, copy_server
from ceres.saves.database import Database
from ceres.saves.errors import BadLocation, SavesBroken, SavesTooNew, SavesTooOld
from ceres.saves.location import free_name, sync_folder

# Any number: the lock of programs that make or migrate the tables on one server.
_SERVER_LOCK: Final = 0x63657265

# Up to this size checking every page is quick; above, damage is noticed when it is read.
_CHECKED_SIZE: Final = 32 * 1024 * 1024


class _NotMigrated(Exception):
    """A game of an older version cannot be read; the text is its id."""


def prepare(database: Database, copy_to: Path | None = None) -> Path | None:
    """Make or migrate the tables; `SavesTooNew` or `SavesBroken` if that is impossible.

    A server is migrated if there is a path for a copy of it; `SavesTooOld` if there is none. What
    was migrated has a copy, whose path is returned.
    """
    copy = None
    if database.location.path is not None:
        _refuse_newer_unopened(database.location.path)
        _refuse_damaged(database, database.location.path)
    with database.reading() as connection:
        ready = version_of(connection, database) == schema.VERSION
    if not ready:
        with database.writing(hurried=False) as connection:
            copy = _make_or_migrate(connection, database, copy_to)
    if database.location.path is not None:
        database.use_wal()
        sync_folder(database.location.path)
    return copy


def _make_or_migrate(
    connection: Connection, database: Database, copy_to: Path | None
) -> Path | None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_SERVER_LOCK)))
    # Again: another program may have done it meanwhile.
    version, copy = version_of(connection, database), None
    if version is None:
        schema.metadata.create_all(connection)
        connection.execute(schema.version_table.insert().values(version=schema.VERSION))
    elif version < schema.VERSION:
        copy = _copy(connection, database, version, copy_to)
        try:
            while version < schema.VERSION:
                MIGRATIONS[version](connection)
                version += 1
        except _NotMigrated as error:
            raise SavesBroken("database-broken", path=database.location, problem=error) from error
        connection.execute(schema.version_table.update().values(version=version))
    return copy


def version_of(connection: Connection, database: Database) -> int | None:
    """Return the version of a database, none if it is empty; `SavesTooNew` if it is newer."""
    names = set(inspect(connection).get_table_names())
    if schema.version_table.name not in names:
        if database.is_file and names:
            raise BadLocation("another-database", path=database.location)
        return None
    found = connection.execute(select(schema.version_table.c.version)).scalars().all()
    if len(found) != 1 or not isinstance(found[0], int):
        raise SavesBroken(
            "database-broken", path=database.location, problem=schema.version_table.name
        )
    _check_known(found[0], database.location)
    return found[0]


def _check_known(version: int, location: object) -> None:
    if version > schema.VERSION:
        raise SavesTooNew("too-new", path=location, found=version, known=schema.VERSION)
    if version != schema.VERSION and version not in MIGRATIONS:
        raise SavesBroken("no-migration", path=location, found=version)


def _refuse_newer_unopened(path: Path) -> None:
    """Refuse a newer version without touching the file, as opening it as usual would.

    If it cannot be read in this way, opening it will tell.
    """
    if not path.exists():
        return
    # Without files beside it, it can be opened as immutable, and nothing is created.
    alone = not any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    address = f"file:{quote(str(path))}?{'immutable=1' if alone else 'mode=ro'}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            rows = connection.execute(f"SELECT version FROM {schema.version_table.name}").fetchall()
    except sqlite3.Error:
        return
    if len(rows) == 1 and isinstance(rows[0][0], int):
        _check_known(rows[0][0], path)


def _refuse_damaged(database: Database, path: Path) -> None:
    """Find damage before anything is written."""
    if not path.exists() or path.stat().st_size > _CHECKED_SIZE:
        return
    with database.reading() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        problem = " ".join(str(found).split())
        raise SavesBroken("database-broken", path=path, problem=problem)


def _copy(connection: Connection, database: Database, version: int, to: Path | None) -> Path:
    """Copy a database, as it was, to a file; one that is a file itself, beside it."""
    path = database.location.path
    if path is not None:
        target = free_name(path, f"format-{version}")
        copy_file(path, target)
        return target
    if to is None:
        facts = {"path": database.location, "found": version, "known": schema.VERSION}
        raise SavesTooOld("too-old", **facts)
    if connection.dialect.name == "postgresql":
        # Nobody changes a game between the copy and the migration.
        names = set(inspect(connection).get_table_names()) & {"ceres_games", "ceres_entries"}
        connection.exec_driver_sql(f"LOCK TABLE {', '.join(sorted(names))} IN EXCLUSIVE MODE")
    copy_server(connection, to)
    return to


def _split_records(connection: Connection) -> None:
    """Migrate from 1, where a game was one whole record, to 2: a row for every action.

    So an action is stored without writing the whole game, undone ones stay, and lists have the
    status of each game. The status after each action is found when it is first asked for.
    """
    connection.exec_driver_sql("ALTER TABLE ceres_games RENAME TO ceres_games_1")
    games, entries = _tables_2(connection)
    names = ("id", "created", "changed", "revision")
    columns = [*(Column[Any](name) for name in names), Column("record", JSON)]
    old = Table("ceres_games_1", MetaData(), *columns)
    for row in connection.execute(select(old)).all():
        common = {"id": row.id, "created": row.created, "changed": row.changed}
        try:
            game, played = _split(row.record)
        except (KeyError, TypeError, AttributeError) as error:
            raise _NotMigrated(row.id) from error
        connection.execute(games.insert().values(**common, revision=row.revision, **game))
        connection.execute(entries.insert(), [{"game": row.id, **entry} for entry in played])
    connection.exec_driver_sql("DROP TABLE ceres_games_1")


def _tables_2(connection: Connection) -> tuple[Table, Table]:
    """Make the tables of games and entries as version 2 had them."""
    then = MetaData()
    games = Table(
        "ceres_games",
        then,
        Column("id", String, primary_key=True),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("deleted", BigInteger),
        Column("revision", Integer, nullable=False),
        Column("point", Integer, nullable=False),
        Column("difficulty", String, nullable=False),
        Column("monuments", Boolean(create_constraint=False), nullable=False),
        Column("variants", JSON, nullable=False),
        Column("head", JSON, nullable=False),
        Column("about", JSON, nullable=False),
        Index("ceres_games_changed", "changed"),
    )
    entries = Table(
        "ceres_entries",
        then,
        Column("game", String, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("entry", JSON(none_as_null=True)),
        Column("era", Integer),
        Column("phase", String),
        Column("you", Integer),
        Column("ceres", Integer),
        Column("result", JSON(none_as_null=True)),
    )
    then.create_all(connection)
    return games, entries


def _split(record: Mapping[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return a record as the row of a game and the rows of its entries."""
    start, actions = record["start"], record["actions"]
    head = ("format", "rules", "components", "seed", "start")
    game = {
        "point": len(actions),
        "difficulty": start["difficulty"],
        "monuments": start["monuments"] is not None,
        "variants": start["variants"],
        "head": {key: record.get(key) for key in head},
        "about": {key[2:]: record[key] for key in record if key.startswith("x-")},
    }
    unknown = {"era": None, "phase": None, "you": None, "ceres": None, "result": None}
    entries = [{"number": 0, "entry": None, **unknown}]
    entries += [{"number": n, "entry": entry, **unknown} for n, entry in enumerate(actions, 1)]
    return game, entries


def _add_owners_and_sources(connection: Connection) -> None:
    """Migrate from 2 to 3: the owner of a game, and the sources of a finished one's points."""
    connection.exec_driver_sql("ALTER TABLE ceres_games ADD COLUMN owner VARCHAR")
    connection.exec_driver_sql("CREATE INDEX ceres_games_owner ON ceres_games (owner)")
    connection.exec_driver_sql("ALTER TABLE ceres_entries ADD COLUMN sources JSON")


def _add_briefs_looks_and_snapshots(connection: Connection) -> None:
    """Migrate from 3 to 4: what lists show of a game, its link to look at it, and snapshots."""
    connection.exec_driver_sql("ALTER TABLE ceres_games ADD COLUMN brief JSON")
    connection.exec_driver_sql("ALTER TABLE ceres_games ADD COLUMN look VARCHAR")
    connection.exec_driver_sql("CREATE INDEX ceres_games_look ON ceres_games (look)")
    connection.exec_driver_sql("ALTER TABLE ceres_entries ADD COLUMN snapshot JSON")
    columns = (Column("id", String), Column("about", JSON), Column("brief", JSON))
    games = Table("ceres_games", MetaData(), *columns)
    for id in connection.execute(select(games.c.id)).scalars().all():
        the_game = games.c.id == id
        try:
            about = dict(connection.execute(select(games.c.about).where(the_game)).scalar_one())
        except (TypeError, ValueError, DBAPIError):
            continue  # a damaged game, as it was before
        connection.execute(games.update().where(the_game).values(brief=brief_of(about)))


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {
    1: _split_records,
    2: _add_owners_and_sources,
    3: _add_briefs_looks_and_snapshots,
}
