"""The table of a record, and the record of a table, with the actions that were undone."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any

from ceres.actions import Action
from ceres.errors import CeresError
from ceres.format.record import play_entry, written_entry
from ceres.format.record_extras import UNDONE
from ceres.game import Game
from ceres.position import Position
from ceres.service.real_table import table_of
from ceres.service.table import Table


def read_table(game: Game) -> Table:
    """Return the table of a game read from a record, ready to redo what was undone."""
    return table_of(with_undone(game))


def with_undone(game: Game) -> Game:
    """Return a game read from a record, ready to redo what was undone."""
    undone = game.extras.pop(UNDONE, None)
    again = 0
    with suppress(CeresError):  # entries that do not fit are no part of the game
        for entry in takewhile(_is_entry, undone if isinstance(undone, list) else []):
            play_entry(game, entry)
            again += 1
    for _ in range(again):
        game.undo()
    return game


def write_record(game: Game, undone: Sequence[Action | Position]) -> dict[str, Any]:
    """Return the record of a game, including what was undone."""
    record, later = game.record(), [written_entry(entry) for entry in undone]
    return {**record, UNDONE: later} if later else record


def _is_entry(entry: object) -> bool:
    return isinstance(entry, str) or (isinstance(entry, dict) and "correct" in entry)
