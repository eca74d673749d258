"""Requests as JSON texts, with the game that is being played kept at hand.

For a web page that runs Python itself: it keeps the records, and this saves replaying them for
every request.
"""

import json

from ceres.errors import CeresError
from ceres.game import Game
from ceres.service.answering import answer, seated, told_problem
from ceres.service.table import Table


class TableCache:
    """Answers requests as `ceres.service.answer` does, and keeps the table of the last game.

    A state of a game has a name, which its keeper makes up and never uses for another. So it does
    not matter who else plays the game, or whether a change could not be kept after all: a table
    that is at hand under the name of a state is the table of that state.

    >>> cache = TableCache()
    >>> reply = json.loads(cache.ask("", "", "", '{"do": "new", "seed": 7}'))
    >>> record = json.dumps(reply["record"])
    >>> reply = json.loads(cache.ask("a", "b", record, '{"do": "play", "action": "income"}'))
    >>> reply["view"]["measures"]["silver"]
    10
    >>> cache.has("a"), cache.has("b")
    (False, True)
    """

    def __init__(self) -> None:
        """Nothing is at hand yet."""
        self._name = ""
        self._table: Table | None = None

    def has(self, name: str) -> bool:
        """Whether the table of this state is at hand."""
        return self._table is not None and self._name == name

    def ask(self, name: str, then: str, record: str, request: str) -> str:
        """What comes of a request to the game of a record, all of them as JSON.

        `name` is that of the record's state, empty if the request is about no game. `then` is that
        of the state after it, empty if it changes nothing.
        """
        game: object = None
        if name:
            try:
                game = self._at_hand(name, record)
            except CeresError as error:
                return json.dumps({"problem": told_problem(error)})
        # Whatever happens while the table is changed, a half-changed one is not kept.
        table, self._table = self._table, None
        reply = answer(game, json.loads(request))
        self._table = table
        if then and "problem" not in reply:
            self._name = then
        return json.dumps(reply)

    def hold(self, name: str, record: str) -> None:
        """Have the table of a state at hand before it is asked for; a bad record is said then."""
        try:
            self._at_hand(name, record)
        except CeresError:
            self._table = None

    def _at_hand(self, name: str, record: str) -> Table:
        if self._table is None or self._name != name:
            # As a text that may have been cut off, of which the good part is told.
            self._table, self._name = seated(Game.from_json(record)), name
        return self._table
