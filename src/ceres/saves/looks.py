"""Links to look at saved games: each has a key that allows nothing else, and can be withdrawn."""

from sqlalchemy import select, update

from ceres.library.errors import NoSuchGame
from ceres.library.ids import may_be_id, new_id
from ceres.saves.lists import Lists
from ceres.saves.queries import SELECT_LOOK, find, lock
from ceres.saves.schema import games


class Looks(Lists):
    """The part of `Saves` that makes and withdraws these links."""

    def look(self, id: str) -> str:
        """Return the key of the link to look at a game; it is made if there is none."""
        with self._database.writing() as connection:
            lock(connection, id)
            the_game = games.c.id == id
            known: str | None = connection.execute(select(games.c.look).where(the_game)).scalar()
            key = known or new_id()
            connection.execute(update(games).where(the_game).values(look=key))
            return key

    def look_key(self, id: str) -> str | None:
        """Return the key of the link to look at a game, if there is one."""
        with self._database.reading() as connection:
            key: str | None = find(connection, id, SELECT_LOOK).look
            return key

    def withdraw_look(self, id: str) -> None:
        """Withdraw the link to look at a game; there may be a new one, with another key."""
        with self._database.writing() as connection:
            lock(connection, id)
            connection.execute(update(games).where(games.c.id == id).values(look=None))

    def looked_at(self, key: str) -> str:
        """Return the id of the game of such a link; `NoSuchGame` if it was withdrawn."""
        found: str | None = None
        if may_be_id(key):
            there = select(games.c.id).where(games.c.look == key, games.c.deleted.is_(None))
            with self._database.reading() as connection:
                found = connection.execute(there).scalar()
        if found is None:
            raise NoSuchGame("no-such-look")
        return found
