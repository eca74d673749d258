"""Requests as JSON texts, with the game being played cached.

For a page that runs Python itself: it stores the records, and the cache saves replaying them for
every request.
"""

import json

from ceres.errors import CeresError
from ceres.game import Game
from ceres.service.problems import problem_of
from ceres.service.records import read_table
from ceres.service.requests import answer
from ceres.service.table import Table


class TableCache:
    """Answers requests as `ceres.service.answer` does, and caches the table of the last game.

    The store of the games gives each state of a game a name of its own. A table cached under the
    name of a state is the table of that state, whoever else plays the game, and even if a change
    could not be stored.

    >>> cache = TableCache()
    >>> reply = json.loads(cache.ask("", "", "", '{"do": "begin", "seed": 7}'))
    >>> record = json.dumps(reply["record"])
    >>> reply = json.loads(cache.ask("a", "b", record, '{"do": "play", "action": "income"}'))
    >>> reply["answer"]["view"]["measures"]["silver"]
    10
    >>> cache.has("a"), cache.has("b")
    (False, True)
    """

    def __init__(self) -> None:
        """Create an empty cache."""
        self._name = ""
        self._table: Table | None = None

    def has(self, name: str) -> bool:
        """Return whether the table of this state is cached."""
        return self._table is not None and self._name == name

    def ask(self, name: str, then: str, record: str, request: str) -> str:
        """Answer a request about the game of a record; everything is JSON.

        `name` is that of the record's state, empty if the request is about no game. `then` is that
        of the state after it, empty if it changes nothing.
        """
        game: object = None
        if name:
            try:
                game = self._cached(name, record)
            except CeresError as error:
                return json.dumps({"problem": problem_of(error)})
        # A table that breaks while it is changed is not cached.
        table, self._table = self._table, None
        reply = answer(game, json.loads(request))
        self._table = table
        if then and "problem" not in reply:
            self._name = then
        return json.dumps(reply)

    def hold(self, name: str, record: str) -> None:
        """Cache the table of a state before it is asked for; a bad record is reported then."""
        try:
            self._cached(name, record)
        except CeresError:
            self._table = None

    def _cached(self, name: str, record: str) -> Table:
        if self._table is None or self._name != name:
            # From the text, as a record that was cut off has a good part.
            self._table, self._name = read_table(Game.from_json(record)), name
        return self._table
