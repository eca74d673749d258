"""The SQL statements about games: finding one, locking it for a change, updating it."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update

from ceres.library.errors import Conflict, NoSuchGame
from ceres.library.ids import may_be_id
from ceres.library.summary import Fingerprint, brief_of
from ceres.saves.schema import entries, games

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

_NUMBERS: Final = ("revision", "point", "deleted")
# The columns that a change needs; the others are long.
_SHORT: Final = (games.c.id, games.c.revision, games.c.point, games.c.deleted)

# The statements of every action, compiled once.
_THE_GAME: Final = games.c.id == bindparam("of")
SELECT_SHORT: Final = select(*_SHORT).where(_THE_GAME)
SELECT_OWNER: Final = select(games.c.deleted, games.c.owner).where(_THE_GAME)
SELECT_LOOK: Final = select(games.c.deleted, games.c.look).where(_THE_GAME)
_SELECT_ABOUT: Final = select(games.c.about).where(_THE_GAME)
SELECT_ALL: Final = select(games).where(_THE_GAME)
SELECT_ENTRIES: Final = (
    select(entries.c.entry, entries.c.phase, entries.c.result)
    .where(entries.c.game == bindparam("of"), entries.c.number >= bindparam("first"))
    .order_by(entries.c.number)
)
SELECT_SNAPSHOT: Final = (
    select(entries.c.number, entries.c.snapshot)
    .where(
        entries.c.game == bindparam("of"),
        entries.c.number < bindparam("before"),
        entries.c.snapshot.is_not(None),
    )
    .order_by(entries.c.number.desc())
    .limit(1)
)
# With `last`, the number of the last entry: it may be undone.
_LAST: Final = (
    select(func.max(entries.c.number))
    .where(entries.c.game == bindparam("of"))
    .scalar_subquery()
    .label("last")
)
_SELECT_AND_LOCK: Final = SELECT_SHORT.add_columns(_LAST).with_for_update(of=games)
# All that an action changes of a game at a revision.
_GO_ON: Final = (
    update(games)
    .where(
        _THE_GAME,
        games.c.revision == bindparam("at"),
        games.c.deleted.is_(None),
    )
    .values(revision=games.c.revision + 1, point=games.c.point + 1, changed=bindparam("now"))
    .returning(games.c.revision, games.c.point, _LAST)
)
UPDATE_GAME: Final = update(games).where(_THE_GAME)
INSERT_ENTRIES: Final = insert(entries)
DELETE_ENTRIES: Final = delete(entries).where(
    entries.c.game == bindparam("of"), entries.c.number >= bindparam("first")
)


class OddValue(ValueError):
    """A value of a type that this program never wrote."""


def find(connection: Connection, id: str, query: Select[Any], deleted: bool = False) -> Row[Any]:
    """Return the row of a game; `NoSuchGame` without one, or if it is deleted and may not be."""
    row = None
    if may_be_id(id):
        row = connection.execute(query, {"of": id}).one_or_none()
        for name in _NUMBERS:
            if not isinstance(value := getattr(row, name, None), int | None):
                raise OddValue(f"{id}: {name} = {value!r:.40}")
    when = None if row is None or deleted else moment_of(row.deleted)
    NoSuchGame.unless_there(id, row is not None, when)
    assert row is not None
    return row


def lock(connection: Connection, id: str, revision: int | None = None) -> Row[Any]:
    """Return the row of a game to change; `Conflict` if it is not at this revision."""
    # On a server, others wait here until we are done. In SQLite nobody else is writing anyway.
    row = find(connection, id, _SELECT_AND_LOCK)
    if revision is not None:
        Conflict.unless_at(id, revision, row.revision)
    return row


def go_on(connection: Connection, id: str, revision: int) -> Row[Any]:
    """Update a game at a revision that has one more entry; return how it is now, with `last`.

    `NoSuchGame` or `Conflict` as `lock` does, at the price of one statement where all is well.
    """
    values = {"of": id, "at": revision, "now": now_micros()}
    while True:
        row = connection.execute(_GO_ON, values).first() if may_be_id(id) else None
        if row is not None:
            return row
        lock(connection, id, revision)  # raises the reason, unless it has just gone


def advance(
    connection: Connection, row: Row[Any], about: Mapping[str, Any] | None, point: int
) -> int:
    """Update a game that was changed and return its new revision."""
    revision: int = row.revision + 1
    values: dict[str, Any] = {"revision": revision, "changed": now_micros(), "point": point}
    if about:
        values |= _with_more(connection, row.id, about)
    connection.execute(UPDATE_GAME, {"of": row.id, **values})
    return revision


def add_about(connection: Connection, id: str, about: Mapping[str, Any]) -> None:
    """Add to what is stored about a game."""
    connection.execute(UPDATE_GAME, {"of": id, **_with_more(connection, id, about)})


def _with_more(connection: Connection, id: str, about: Mapping[str, Any]) -> dict[str, Any]:
    known = connection.execute(_SELECT_ABOUT, {"of": id}).scalar_one()
    everything = {**known, **about}
    return {"about": everything, "brief": brief_of(everything)}


def summaries(deleted: bool) -> Select[Any]:
    """Select what lists show, without the long columns."""
    shown = ("id", "created", "changed", "deleted", "revision", "difficulty", "monuments")
    query = select(
        *(games.c[name] for name in (*shown, "variants")),
        games.c.brief.label("about"),
        games.c.point.label("actions"),
        *(entries.c[name] for name in ("era", "phase", "you", "ceres", "result")),
    ).join(entries, (entries.c.game == games.c.id) & (entries.c.number == games.c.point))
    if deleted:
        return query.where(games.c.deleted.is_not(None)).order_by(games.c.deleted.desc())
    newest = (games.c.changed.desc(), games.c.created.desc(), games.c.id)
    return query.where(games.c.deleted.is_(None)).order_by(*newest)


def alike(fingerprint: Fingerprint) -> Select[Any]:
    """Select games that may have a fingerprint, the first one first."""
    points = (entries.c.you == fingerprint.you) & (entries.c.ceres == fingerprint.ceres)
    return (
        summaries(False)
        .where(
            games.c.point == fingerprint.actions,
            games.c.difficulty == fingerprint.difficulty,
            games.c.monuments == fingerprint.monuments,
            points | entries.c.phase.is_(None),
        )
        .order_by(None)
        .order_by(games.c.created, games.c.id)
    )


def micros_of(moment: datetime) -> int:
    """Return a moment in microseconds since 1970."""
    return (moment - EPOCH) // timedelta(microseconds=1)


def now_micros() -> int:
    """Return the present moment in microseconds since 1970."""
    return micros_of(datetime.now(UTC))


def moment_of(micros: int | None) -> datetime | None:
    """Return the moment of a number of microseconds since 1970."""
    return None if micros is None else EPOCH + timedelta(microseconds=micros)
