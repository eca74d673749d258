"""The rows of games: what is asked of them, and how one is found, taken and given back changed."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update

from ceres.saves.errors import Conflict, NoSuchGame
from ceres.saves.tables import entries, games

DELETED_FOR: Final = timedelta(days=30)
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

# What changing a game needs of it; the rest is long.
_SHORT: Final = (games.c.id, games.c.revision, games.c.point, games.c.deleted, games.c.about)

# The statements of every action, made once.
_THE_GAME: Final = games.c.id == bindparam("of")
LOOK: Final = select(*_SHORT).where(_THE_GAME)
WHOSE: Final = select(games.c.deleted, games.c.owner).where(_THE_GAME)
_TAKE: Final = LOOK.with_for_update()
WHOLE: Final = select(games).where(_THE_GAME)
CHANGE: Final = update(games).where(_THE_GAME)
KEEP: Final = insert(entries)
FORGET: Final = delete(entries).where(
    entries.c.game == bindparam("of"), entries.c.number >= bindparam("first")
)


def find(connection: Connection, id: str, query: Select[Any], deleted: bool = False) -> Row[Any]:
    """The row of a game that is there."""
    row = None
    # No id of ours has anything else in it, and not every database takes anything else.
    if id.isascii() and id.isprintable():
        row = connection.execute(query, {"of": id}).one_or_none()
    if row is None:
        raise NoSuchGame("no-such-game", id=id)
    if row.deleted is not None and not deleted:
        until = (EPOCH + timedelta(microseconds=row.deleted) + DELETED_FOR).date()
        raise NoSuchGame("game-deleted", id=id, until=until.isoformat())
    return row


def take(connection: Connection, id: str, revision: int | None = None) -> Row[Any]:
    """The row of a game that is to be changed, and must be at this revision for it."""
    # On a server, others wait here until we are done. In SQLite nobody else is writing anyway.
    row = find(connection, id, _TAKE)
    if revision is not None and row.revision != revision:
        raise Conflict("conflict", id=id, revision=revision, current=row.revision)
    return row


def give(connection: Connection, row: Row[Any], about: Mapping[str, Any] | None, point: int) -> int:
    """Write the row of a game back, changed; its new revision."""
    revision: int = row.revision + 1
    values: dict[str, Any] = {"revision": revision, "changed": this_moment(), "point": point}
    if about:
        values["about"] = {**row.about, **about}
    connection.execute(CHANGE, {"of": row.id, **values})
    return revision


def summaries(deleted: bool) -> Select[Any]:
    """What lists show, without the long parts of a game."""
    left_out = ("head", "point", "owner")
    query = select(
        *(column for column in games.c if column.name not in left_out),
        games.c.point.label("actions"),
        *(entries.c[name] for name in ("era", "phase", "you", "ceres", "result")),
    ).join(entries, (entries.c.game == games.c.id) & (entries.c.number == games.c.point))
    if deleted:
        return query.where(games.c.deleted.is_not(None)).order_by(games.c.deleted.desc())
    newest = (games.c.changed.desc(), games.c.created.desc(), games.c.id)
    return query.where(games.c.deleted.is_(None)).order_by(*newest)


def micros_of(moment: datetime) -> int:
    """Microseconds since 1970."""
    return (moment - EPOCH) // timedelta(microseconds=1)


def this_moment() -> int:
    """Now, in microseconds since 1970."""
    return micros_of(datetime.now(UTC))


def moment_of(micros: int | None) -> datetime | None:
    """The moment so many microseconds after 1970."""
    return None if micros is None else EPOCH + timedelta(microseconds=micros)
