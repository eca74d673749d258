"""Copies of a database, made while it is in use: a file of its own, wherever the games are.

A copy is a SQLite database with the same tables, which can be played from like any other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Index,
    MetaData,
    Table,
    Text,
    bindparam,
    cast,
    func,
    select,
)

from ceres.files import check_replaceable
from ceres.saves import schema
from ceres.saves.database import Database, translated
from ceres.saves.errors import BadLocation, SavesNotWritable
from ceres.saves.location import find_location, sync_folder

_ROWS_AT_ONCE: Final = 500
_TABLES: Final = ("ceres_schema", "ceres_games", "ceres_entries")


def files_of(path: Path) -> list[Path]:
    """Return the files that a database may consist of while it is in use."""
    return [Path(f"{path}{end}") for end in ("", "-wal", "-shm", "-journal")]


def check_target(path: Path, target: Path) -> None:
    """Raise `BadLocation` if a copy would replace the database itself, by whatever name."""
    if not target.exists():
        return
    for each in files_of(path):
        if each.exists() and each.samefile(target):
            raise BadLocation("is-the-database", path=target)


def copy_file(path: Path, target: Path) -> None:
    """Copy a database file, as it is at one moment, to a new file."""
    check_target(path, target)
    address = f"file:{quote(str(path))}?mode=ro"
    with _new_file(target) as part:
        try:
            with (
                closing(sqlite3.connect(address, uri=True)) as source,
                closing(sqlite3.connect(part)) as copy,
            ):
                source.backup(copy)
        except sqlite3.Error as error:
            raise translated(error, path) from error


def copy_server(source: Connection, target: Path) -> None:
    """Copy the tables of a database server, as this transaction sees them, to a new file."""
    with _new_file(target) as part:
        database = Database(find_location(part))
        try:
            with database.writing() as copy:
                copy_tables(source, copy)
        finally:
            database.close()


def copy_tables(source: Connection, target: Connection) -> None:
    """Copy the tables of any version, with their rows, to where there are none."""
    found = MetaData()
    found.reflect(source, only=lambda name, _: name in _TABLES)
    for table in found.sorted_tables:
        same = _same(table)
        same.create(target)
        _copy_rows(source, target, table, same)


def restore(source: Path, database: Database) -> int:
    """Copy all games of a file into a database without games; return how many they are."""
    backup = Database(find_location(source))
    try:
        with backup.reading() as old, database.writing(hurried=False) as new:
            if new.execute(select(func.count()).select_from(schema.games)).scalar_one():
                raise BadLocation("not-empty", path=database.location)
            for table in (schema.games, schema.entries):
                _copy_rows(old, new, table, table)
            count: int = new.execute(select(func.count()).select_from(schema.games)).scalar_one()
            return count
    finally:
        backup.close()


def _same(table: Table) -> Table:
    """Return a table as it is on a server, for a file."""
    columns: list[Column[Any]] = [
        Column(
            column.name,
            column.type.as_generic(),
            primary_key=column.primary_key,
            nullable=column.nullable,
            autoincrement=False,
        )
        for column in table.columns
    ]
    indexes = [Index(index.name, *(each.name for each in index.columns)) for index in table.indexes]
    return Table(table.name, MetaData(), *columns, *indexes)


def _copy_rows(source: Connection, target: Connection, old: Table, new: Table) -> None:
    """Copy the rows of a table; what is JSON stays as it is written."""
    query = select(*map(_as_text, old.columns))
    in_file = target.dialect.name == "sqlite"
    values = {column.name: _from_text(column, in_file) for column in new.columns}
    insert = new.insert().values(values)
    rows = source.execute(query, execution_options={"yield_per": _ROWS_AT_ONCE})
    for some in rows.mappings().partitions():
        target.execute(insert, [dict(row) for row in some])


def _as_text(column: Column[Any]) -> ColumnElement[Any]:
    return cast(column, Text).label(column.name) if isinstance(column.type, JSON) else column


def _from_text(column: Column[Any], in_file: bool) -> ColumnElement[Any]:
    if not isinstance(column.type, JSON):
        return bindparam(column.name, type_=column.type)
    text = bindparam(column.name, type_=Text)
    # SQLite has it as text, and would make a number of it.
    return text if in_file else cast(text, JSON)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """Make a file that only the user may read, whole or not at all; only a file is replaced."""
    try:
        check_replaceable(target)
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            yield part
            part.replace(target)
        finally:
            for each in files_of(part):
                each.unlink(missing_ok=True)
    except OSError as error:
        raise SavesNotWritable("not-writable", path=target, problem=error.strerror) from None
    sync_folder(target)
