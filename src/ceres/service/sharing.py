"""Positions and problem reports to give to others, and games read from what others give."""

from random import SystemRandom
from typing import Any, Final

from ceres.checking import NotReadable, parse_json
from ceres.format.bounds import check_bounds
from ceres.format.position_writer import POSITION_FORMAT
from ceres.format.record import CorruptRecord
from ceres.format.record_extras import IMPORTED, exported, mark_imported
from ceres.game import Game
from ceres.position import Position
from ceres.service.program import program

Data = dict[str, Any]

PROBLEM_FORMAT: Final = "ceres-problem/1"


def shared_position(game: Game, number: int) -> Data:
    """Return the position after `number` actions, with everything hidden shuffled again.

    So nobody learns from it what comes next.

    >>> from ceres.service import Table
    >>> table = Table.new(seed=7)
    >>> given = Position.from_dict(shared_position(table.game, 0))
    >>> given.observation() == table.position.observation()
    True
    """
    return _dealt_again(game, number).to_dict()


def shared_start(game: Game, number: int) -> Data:
    """Return a record that begins at such a position.

    A position has only a digest of components other than the standard ones; a record brings them
    along.
    """
    return Game(_dealt_again(game, number)).record()


def _dealt_again(game: Game, number: int) -> Position:
    return game.positions[number].observation().sample(SystemRandom())


def report(game: Game, number: int) -> Data:
    """Return a problem report (docs/formats.md) without the part that only a page knows."""
    return {
        "format": PROBLEM_FORMAT,
        "program": program(),
        "number": number,
        "position": game.positions[number].to_dict(),
        "record": exported(game.record()),
    }


def imported(text: str, salvage: bool = False) -> Game:
    """Return the game of a record, a position to begin from, or a problem report, marked as such.

    The `format` in the text says which. With `salvage`, return the good part of a damaged record.
    One that is too large to be saved is `TooLarge`.
    """
    try:
        return _read(text)
    except CorruptRecord as error:
        if error.game is None or not salvage:
            raise
        mark_imported(error.game)
        return error.game


def _read(text: str) -> Game:
    try:
        data = parse_json(text)
    except NotReadable:
        return Game.from_json(text)  # which says what is wrong, and salvages the good part
    if isinstance(data, dict) and data.get("format") == POSITION_FORMAT:
        game = Game(Position.from_dict(data))
        game.extras[IMPORTED] = 0
        return game
    if isinstance(data, dict) and data.get("format") == PROBLEM_FORMAT:
        data = data.get("record")
    if isinstance(data, dict):
        check_bounds(data)  # before it is replayed, which takes time
    game = Game.from_record(data)
    mark_imported(game)
    return game
