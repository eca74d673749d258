"""Formats of the database: a new one is made, an older one migrates, a newer one is refused.

Each step goes from one version to the next, with the tables as they were then: it must do the
same for ever, whatever the present ones look like. All steps are one transaction, and a copy of
the file is made beside it before anything is changed.
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

from ceres.saves import tables
from ceres.saves.database import Database, told
from ceres.saves.errors import BadLocation, SavesBroken, SavesTooNew
from ceres.saves.location import free_name, sync_folder

# Any number: programs that make or migrate the tables on one server wait for each other.
_SERVER_LOCK: Final = 0x63657265

# Checking every page is quick up to here; above, damage is told when it is met.
_CHECKED_SIZE: Final = 32 * 1024 * 1024


class _NotMigrated(Exception):
    """A game in an older format that cannot be understood: its id."""


def prepare(database: Database) -> None:
    """Make the database ready: `SavesTooNew` or `SavesBroken` if it cannot be, and untouched."""
    if database.place.path is not None:
        _refuse_newer_unopened(database.place.path)
        _refuse_damaged(database, database.place.path)
    with database.reading() as connection:
        ready = _version(connection, database) == tables.VERSION
    if not ready:
        with database.writing() as connection:
            _make_or_migrate(connection, database)
    if database.place.path is not None:
        database.use_wal()
        sync_folder(database.place.path)


def _make_or_migrate(connection: Connection, database: Database) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_SERVER_LOCK)))
    # Again: another program may have been quicker.
    version = _version(connection, database)
    if version is None:
        tables.metadata.create_all(connection)
        connection.execute(tables.schema.insert().values(version=tables.VERSION))
    elif version < tables.VERSION:
        if database.place.path is not None:
            _copy(database.place.path, version)
        try:
            while version < tables.VERSION:
                MIGRATIONS[version](connection)
                version += 1
        except _NotMigrated as error:
            raise SavesBroken("database-broken", path=database.place, problem=error) from error
        connection.execute(tables.schema.update().values(version=version))


def _version(connection: Connection, database: Database) -> int | None:
    """The format of a database, if it has one: at most the present one."""
    names = set(inspect(connection).get_table_names())
    if tables.schema.name not in names:
        if database.is_file and names:
            raise BadLocation("another-database", path=database.place)
        return None
    found = connection.execute(select(tables.schema.c.version)).scalars().all()
    if len(found) != 1 or not isinstance(found[0], int):
        raise SavesBroken("database-broken", path=database.place, problem=tables.schema.name)
    _check_known(found[0], database.place)
    return found[0]


def _check_known(version: int, place: object) -> None:
    if version > tables.VERSION:
        raise SavesTooNew("too-new", path=place, found=version, known=tables.VERSION)
    if version != tables.VERSION and version not in MIGRATIONS:
        raise SavesBroken("no-migration", path=place, found=version)


def _refuse_newer_unopened(path: Path) -> None:
    """Refuse a newer format without leaving a trace: opening it as usual would.

    Only what can be read so is judged here. The rest comes out when it is opened.
    """
    if not path.exists():
        return
    # With nothing beside it, the file alone is the database, and nothing has to be made.
    alone = not any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    address = f"file:{quote(str(path))}?{'immutable=1' if alone else 'mode=ro'}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            rows = connection.execute(f"SELECT version FROM {tables.schema.name}").fetchall()
    except sqlite3.Error:
        return
    if len(rows) == 1 and isinstance(rows[0][0], int):
        _check_known(rows[0][0], path)


def _refuse_damaged(database: Database, path: Path) -> None:
    """Find damage before something is written into it."""
    if not path.exists() or path.stat().st_size > _CHECKED_SIZE:
        return
    with database.reading() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        problem = " ".join(str(found).split())
        raise SavesBroken("database-broken", path=path, problem=problem)


def _copy(path: Path, version: int) -> Path:
    """A copy of the database as it was, beside it."""
    target = free_name(path, f"format-{version}")
    part = Path(f"{target}.part")
    try:
        address = f"file:{quote(str(path))}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        part.rename(target)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise told(error, path) from error
    sync_folder(target)
    return target


def _split_records(connection: Connection) -> None:
    """1 to 2: a game was one whole record; now every action is a row of its own.

    So an action can be kept without writing the whole game, undone ones stay, and a list knows
    how each game stands. How it stood after each action is found when it is first asked for.
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
    """The tables of games and entries as version 2 had them."""
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
    """A record as the row of a game and the rows of its entries."""
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
    """2 to 3: a game may have an owner, and a finished one knows where its points came from."""
    connection.exec_driver_sql("ALTER TABLE ceres_games ADD COLUMN owner VARCHAR")
    connection.exec_driver_sql("CREATE INDEX ceres_games_owner ON ceres_games (owner)")
    connection.exec_driver_sql("ALTER TABLE ceres_entries ADD COLUMN sources JSON")


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {
    1: _split_records,
    2: _add_owners_and_sources,
}
